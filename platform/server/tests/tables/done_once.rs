//! A request that is sent again is done once: after `kill -9`, and whatever others send meanwhile.

use serde_json::{Value, json};

use crate::client::Client;
use crate::crash::Killable;
use crate::test_server::{Opened, TestServer};

/// Sends under a given token and hears the answer.
async fn ask_as(client: &mut Client, token: &str, mut request: Value) -> Value {
    request["token"] = json!(token);
    client.send_text(&request.to_string()).await;
    client.until(|message| message["token"] == token).await
}

fn chat_texts(client: &Client) -> Vec<&str> {
    let chats = client.received.iter().filter(|message| message["type"] == "chat");
    chats.flat_map(|message| message["lines"].as_array().unwrap()).map(|line| line["text"].as_str().unwrap()).collect()
}

/// A running table of two seats on one screen.
async fn one_screen(server: &Killable) -> (Opened, Client) {
    let opened = server.open(json!(vec![json!({ "kind": "hot", "name": "Ada" }); 2])).await;
    let mut screen = Client::join(server.addr, &opened, &[0, 1]).await;
    screen.ready(0).await;
    screen.ready(1).await;
    screen.until_running().await;
    (opened, screen)
}

#[tokio::test]
async fn talk_orders_and_undo_are_done_once_across_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Killable::start(folder.path());
    let (opened, mut screen) = one_screen(&server).await;
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    screen.pick(0, &["pledge"]).await;
    screen.pick(1, &["pledge"]).await;
    let order = json!({ "reply": "pass", "until": { "kind": "signal" } });
    let requests = [
        ("a talk", json!({ "type": "talk", "seat": 0, "text": "the bridge at noon" })),
        ("an order", json!({ "type": "order", "seat": 1, "order": order })),
        ("an undo", json!({ "type": "undo", "seat": 1 })),
    ];
    let mut answers = Vec::new();
    for (token, request) in &requests {
        let answer = ask_as(&mut screen, token, request.clone()).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        answers.push(answer);
    }
    let whisper = json!({ "type": "talk", "text": "she holds the nine" });
    assert_eq!(ask_as(&mut crowd, "a whisper", whisper.clone()).await["type"], "ack");
    let entries = server.entries(&opened).await;

    for _ in 0..2 {
        server.kill();
        server = Killable::start(folder.path());
        screen = Client::join(server.addr, &opened, &[0, 1]).await;
        crowd = Client::join(server.addr, &opened, &[]).await;
        for ((token, request), answer) in requests.iter().zip(&answers) {
            assert_eq!(&ask_as(&mut screen, token, request.clone()).await, answer);
        }
        assert_eq!(ask_as(&mut crowd, "a whisper", whisper.clone()).await["type"], "ack");
    }
    assert_eq!(server.entries(&opened).await, entries, "the undo was done twice");
    let mut again = Client::join(server.addr, &opened, &[0, 1]).await;
    assert_eq!(again.play(1)["orders"].as_array().unwrap().len(), 1);
    ask_as(&mut again, "sync", json!({ "type": "talk", "text": "" })).await;
    assert_eq!(chat_texts(&again), ["the bridge at noon"]);
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    ask_as(&mut crowd, "sync", json!({ "type": "talk", "text": "" })).await;
    assert_eq!(chat_texts(&crowd), ["the bridge at noon", "she holds the nine"]);
}

#[tokio::test]
async fn a_contribution_that_is_sent_again_after_kill_9_is_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Killable::start(folder.path());
    let opened = server.open(json!(vec![json!({ "kind": "hot", "name": "Ada" }); 2])).await;
    let mut screen = Client::join(server.addr, &opened, &[0, 1]).await;
    let ready = json!({ "type": "ready", "seat": 0, "contribution": "dice" });
    assert_eq!(ask_as(&mut screen, "ready", ready.clone()).await["type"], "ack");
    server.kill();
    server = Killable::start(folder.path());
    screen = Client::join(server.addr, &opened, &[0, 1]).await;
    assert_eq!(ask_as(&mut screen, "ready", ready).await["type"], "ack");
    let changed = json!({ "type": "ready", "seat": 0, "contribution": "other dice" });
    assert_eq!(ask_as(&mut screen, "changed", changed).await["code"], "already-ready");
}

#[tokio::test]
async fn what_spectators_send_does_not_make_the_table_forget_what_players_did() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    clients[0].pick(0, &["pledge"]).await;
    clients[1].pick(1, &["pledge"]).await;
    let undone = ask_as(&mut clients[0], "an undo", json!({ "type": "undo", "seat": 0 })).await;
    assert_eq!(undone["type"], "ack", "{undone}");
    clients[0].pick(0, &["pledge"]).await;
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    for _ in 0..600 {
        assert_eq!(crowd.ask(json!({ "type": "talk", "text": "" })).await["code"], "bad-talk");
    }
    let before = server.get(&format!("/api/tables/{}", opened.id)).await.json()["entries"].clone();
    assert_eq!(ask_as(&mut clients[0], "an undo", json!({ "type": "undo", "seat": 0 })).await, undone);
    assert_eq!(server.get(&format!("/api/tables/{}", opened.id)).await.json()["entries"], before);
}
