//! A server that stops and starts again has lost nothing.

use serde_json::json;
use staffetta_kernel::{Mode, Record, Table};

use crate::client::{Client, offers};
use crate::play::all_play_out;
use crate::specimen::Courier;
use crate::test_server::TestServer;

#[tokio::test]
async fn a_game_goes_on_after_a_restart_as_if_nothing_had_happened() {
    let mut server = TestServer::start().await;
    let (opened, mut clients) = server.seated(3).await;
    // Three times in mid-game, after a few moves each.
    for _ in 0..3 {
        for client in &mut clients {
            client.pick_anything().await;
        }
        let mut before = Vec::new();
        for (seat, client) in clients.iter_mut().enumerate() {
            let fresh = client.ask(json!({ "type": "forget", "seat": seat })).await;
            assert!(fresh["type"] == "ack" || fresh["code"] == "game-over", "{fresh}");
        }
        for (seat, token) in opened.tokens.iter().enumerate() {
            before.push(seen(&server, &opened.id, seat, token).await);
        }
        server = server.restart().await;
        clients = Vec::new();
        for (seat, token) in opened.tokens.iter().enumerate() {
            assert_eq!(seen(&server, &opened.id, seat, token).await, before[seat]);
            clients.push(Client::join(server.addr, &opened, &[seat]).await);
        }
    }
    all_play_out(clients).await;
    let record = server.get(&format!("/api/tables/{}/record.json", opened.id)).await;
    let record = Record::read(&record.body).unwrap();
    Table::<Courier>::replay(&record, Mode::Verify, None).unwrap();
    let server = server.restart().await;
    let again = server.get(&format!("/api/tables/{}/record.json", opened.id)).await;
    assert_eq!(Record::read(&again.body).unwrap(), record);
}

/// Everything that a seat sees of the game.
async fn seen(server: &TestServer, id: &str, seat: usize, token: &str) -> serde_json::Value {
    let mut client = crate::client::connect(server.addr, id, &[]).await.unwrap();
    client.ask(json!({ "type": "hello", "tokens": [token] })).await;
    while client.states.is_empty() {
        client.receive().await;
    }
    client.play(seat).clone()
}

#[tokio::test]
async fn seats_taken_and_people_ready_stay_so() {
    let server = TestServer::start().await;
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])).await;
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    ada.ready(0).await;
    let server = server.restart().await;
    let info = server.get(&format!("/api/tables/{}", opened.id)).await.json();
    assert_eq!((info["seats"][0]["ready"].as_bool(), info["seats"][1]["ready"].as_bool()), (Some(true), Some(false)));
    assert_eq!(info["seats"][1]["name"], "Friend 1");
    let mut bo = Client::join(server.addr, &opened, &[1]).await;
    bo.ready(1).await;
    bo.until_running().await;
}

#[tokio::test]
async fn early_answers_and_standing_orders_outlive_the_server() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(3).await;
    for (seat, client) in clients.iter_mut().enumerate() {
        client.pick(seat, &["ready"]).await;
    }
    for (seat, client) in clients.iter_mut().enumerate() {
        client.until_offered(seat, "seal").await;
        let lay = offers(client.play(seat)).remove(0);
        client.pick(seat, &[&lay, "seal"]).await;
    }
    for (seat, client) in clients.iter_mut().enumerate() {
        while client.play(seat)["occasion"]["kind"] != "move" {
            client.receive().await;
        }
    }
    let mover = clients[0].play(0)["awaiting"]["seat"].as_u64().unwrap() as usize;
    let (next, last) = ((mover + 1) % 3, (mover + 2) % 3);
    clients[mover].pick(mover, &["advance"]).await;
    clients[last].until_offered(last, "pass").await;
    let order = json!({ "reply": "pass", "until": "turn" });
    clients[last].ask(json!({ "type": "order", "seat": last, "order": order })).await;
    assert_eq!(clients[last].pick(last, &["pass"]).await["taken"], "held");

    let server = server.restart().await;
    let again = Client::join(server.addr, &opened, &[last]).await;
    assert_eq!(again.play(last)["answered"], true);
    assert_eq!(again.play(last)["orders"][0]["order"], order);
    // The other answer closes the window; the one given before the restart counts.
    let mut other = Client::join(server.addr, &opened, &[next]).await;
    let mut first = Client::join(server.addr, &opened, &[mover]).await;
    other.pick(next, &["pass"]).await;
    first.until_offered(mover, "halt").await;
}

#[tokio::test]
async fn a_request_sent_again_after_a_restart_is_known() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let question = clients[0].play(0)["question"].clone();
    let request = json!({ "type": "pick", "seat": 0, "question": question, "picks": ["pledge"], "token": "mine" });
    clients[0].send_text(&request.to_string()).await;
    let answer = clients[0].until(|message| message["token"] == "mine").await;
    assert_eq!(answer["entry"], 1);
    let server = server.restart().await;
    let mut again = Client::join(server.addr, &opened, &[0]).await;
    again.send_text(&request.to_string()).await;
    let answer = again.until(|message| message["token"] == "mine").await;
    assert_eq!((answer["type"].as_str(), answer["entry"].as_u64()), (Some("ack"), Some(1)));
    let info = server.get(&format!("/api/tables/{}", opened.id)).await.json();
    assert_eq!(info["entries"], 2);
}

#[tokio::test]
async fn sockets_are_told_that_the_server_stops() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    server.stop().await;
    let goodbye = clients[0].until(|message| !message["closed"].is_null()).await;
    assert_eq!((goodbye["closed"].as_u64(), goodbye["reason"].as_str()), (Some(1001), Some("server-stopping")));
}
