//! Going back further than a seat may by itself: only when all people agree, and the record can still be verified.

use serde_json::{Value, json};
use staffetta_kernel::{Mode, Record, Table};

use crate::client::Client;
use crate::specimen::Courier;
use crate::test_server::{Opened, TestServer};

async fn entry(client: &mut Client, seat: usize) -> u64 {
    client.drain(std::time::Duration::from_millis(100)).await;
    client.play(seat)["entry"].as_u64().unwrap()
}

/// Both play on for a while.
async fn play(clients: &mut [Client], picks: usize) {
    let mut made = 0;
    while made < picks {
        for client in clients.iter_mut() {
            made += usize::from(client.pick_anything().await);
            client.drain(std::time::Duration::from_millis(30)).await;
        }
    }
}

async fn ask(client: &mut Client, request: Value) -> Value {
    client.ask(request).await
}

#[tokio::test]
async fn the_table_goes_back_when_all_people_agree_and_the_record_is_verified() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    play(&mut clients, 8).await;
    let before = entry(&mut clients[0], 0).await;
    assert!(before >= 2, "{before}");
    let asked = ask(&mut clients[0], json!({ "type": "take_back", "seat": 0, "to": 1 })).await;
    assert_eq!((&asked["type"], &asked["entry"]), (&json!("ack"), &Value::Null), "{asked}");
    let shown = clients[1].until(|message| message["proposal"].is_object()).await;
    assert_eq!(shown["proposal"], json!({ "to": 1, "agreed": [0], "missing": [1] }));
    assert_eq!(entry(&mut clients[1], 1).await, before, "one alone changes nothing");

    // It outlives a restart.
    drop(clients);
    let server = server.restart().await;
    let mut clients = [Client::join(server.addr, &opened, &[0]).await, Client::join(server.addr, &opened, &[1]).await];
    assert_eq!(clients[0].state(0)["proposal"]["agreed"], json!([0]));
    let done = ask(&mut clients[1], json!({ "type": "take_back", "seat": 1, "to": 1 })).await;
    assert_eq!((&done["taken"], done["entry"].as_u64()), (&json!("entry"), Some(before + 1)), "{done}");
    clients[0].until(|message| message["play"]["entry"] == before + 1).await;
    assert_eq!(clients[0].state(0)["proposal"], Value::Null);
    let withdrawn = clients[0].lines[&Some(0)].iter().filter(|line| line["withdrawn"].is_u64()).count() as u64;
    assert_eq!(withdrawn, before, "the log says what was taken back");

    let mut both = clients;
    while !both[0].over() {
        for client in &mut both {
            client.pick_anything().await;
            client.drain(std::time::Duration::from_millis(5)).await;
        }
    }
    let record = server.get(&format!("/api/tables/{}/record.json", opened.id)).await.json();
    assert!(record["entries"].as_array().unwrap().iter().any(|entry| entry["do"] == json!({ "take_back": 1 })));
    let record: Record = serde_json::from_value(record).unwrap();
    Table::<Courier>::replay(&record, Mode::Verify, None).unwrap();
}

#[tokio::test]
async fn a_proposal_ends_when_somebody_declines_or_plays_on() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    play(&mut clients, 6).await;
    let propose = json!({ "type": "take_back", "seat": 0, "to": 1 });
    assert_eq!(ask(&mut clients[0], propose.clone()).await["type"], "ack");
    assert_eq!(ask(&mut clients[1], json!({ "type": "decline", "seat": 1 })).await["type"], "ack");
    clients[0].drain(std::time::Duration::from_millis(100)).await;
    assert_eq!(clients[0].state(0)["proposal"], Value::Null);
    let nothing = ask(&mut clients[1], json!({ "type": "decline", "seat": 1 })).await;
    assert_eq!(nothing["code"], "no-proposal");

    assert_eq!(ask(&mut clients[0], propose.clone()).await["type"], "ack");
    let at = entry(&mut clients[0], 0).await;
    while entry(&mut clients[0], 0).await == at {
        play(&mut clients, 1).await;
    }
    assert_eq!(clients[0].state(0)["proposal"], Value::Null, "it was asked of another moment");
    // What the other agrees to now is a proposal of its own.
    assert_eq!(ask(&mut clients[1], json!({ "type": "take_back", "seat": 1, "to": 1 })).await["entry"], Value::Null);
    let other = ask(&mut clients[0], json!({ "type": "take_back", "seat": 0, "to": 2 })).await;
    assert_eq!(other["entry"], Value::Null, "to another moment: nothing is done");
    clients[0].drain(std::time::Duration::from_millis(100)).await;
    assert_eq!(clients[0].state(0)["proposal"], json!({ "to": 2, "agreed": [0], "missing": [1] }));
    for to in [0, 100_000] {
        let refused = ask(&mut clients[0], json!({ "type": "take_back", "seat": 0, "to": to })).await;
        assert_eq!(refused["code"], "nothing-to-withdraw", "{refused}");
    }
    let theirs = ask(&mut clients[0], json!({ "type": "take_back", "seat": 1, "to": 1 })).await;
    assert_eq!(theirs["code"], "not-your-seat");
}

#[tokio::test]
async fn against_bots_alone_nobody_else_is_asked() {
    let server = TestServer::start().await;
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "random" }])).await;
    let opened = Opened { id: opened.id, tokens: opened.tokens };
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    ada.ready(0).await;
    ada.until_running().await;
    while !ada.over() && ada.play(0)["entry"].as_u64() < Some(4) {
        if !ada.pick_anything().await {
            ada.receive().await;
        }
    }
    let done = ask(&mut ada, json!({ "type": "take_back", "seat": 0 })).await;
    assert_eq!(done["taken"], "entry", "{done}");
}

#[tokio::test]
async fn all_people_agree_to_end_the_game_as_it_stands_and_the_record_is_verified() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    play(&mut clients, 6).await;
    let info = server.get(&format!("/api/tables/{}", opened.id)).await.json();
    assert_eq!(info["scorable"], true, "the specimen can be scored at any time");
    let asked = ask(&mut clients[0], json!({ "type": "agree_to_end", "seat": 0 })).await;
    assert_eq!((&asked["type"], &asked["entry"]), (&json!("ack"), &Value::Null), "{asked}");
    let shown = clients[1].until(|message| message["proposal"].is_object()).await;
    assert_eq!(shown["proposal"], json!({ "to": null, "agreed": [0], "missing": [1] }));
    // To go back is something else, and stands for what was proposed before.
    assert_eq!(ask(&mut clients[1], json!({ "type": "take_back", "seat": 1, "to": 1 })).await["entry"], Value::Null);
    assert_eq!(ask(&mut clients[1], json!({ "type": "agree_to_end", "seat": 1 })).await["entry"], Value::Null);

    drop(clients);
    let server = server.restart().await;
    let mut clients = [Client::join(server.addr, &opened, &[0]).await, Client::join(server.addr, &opened, &[1]).await];
    let done = ask(&mut clients[0], json!({ "type": "agree_to_end", "seat": 0 })).await;
    assert_eq!(done["taken"], "entry", "{done}");
    while !clients[1].over() {
        clients[1].receive().await;
    }
    let info = server.get(&format!("/api/tables/{}", opened.id)).await.json();
    assert_eq!((&info["status"], &info["outcome"]["reason"]), (&json!("over"), &json!("agreed")), "{info}");
    assert_eq!(info["scorable"], false, "it is over");
    let record = server.get(&format!("/api/tables/{}/record.json", opened.id)).await.json();
    assert_eq!(record["entries"].as_array().unwrap().last().unwrap()["do"], "agree");
    let record: Record = serde_json::from_value(record).unwrap();
    Table::<Courier>::replay(&record, Mode::Verify, None).unwrap();
}

#[tokio::test]
async fn a_game_that_cannot_be_scored_before_its_end_says_so_and_is_not_ended() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let mut unscorable = 0;
    for game in staffetta_registry::all() {
        let about = game.about();
        let seats = vec![json!({ "kind": "hot", "name": "Ada" }); usize::from(about.min_seats)];
        let wish = json!({ "game": about.id, "seats": seats });
        let opened = server.post("/api/tables", &wish).await;
        assert_eq!(opened.status, 201, "{}", opened.text());
        let body = opened.json();
        let token = |seat: &Value| seat["token"].as_str().unwrap().to_owned();
        let tokens: Vec<String> = body["seats"].as_array().unwrap().iter().map(token).collect();
        let held: Vec<usize> = (0..tokens.len()).collect();
        let opened = Opened { id: body["id"].as_str().unwrap().to_owned(), tokens };
        let mut ada = Client::join(server.addr, &opened, &held).await;
        for &seat in &held {
            ada.ready(seat).await;
        }
        ada.until_running().await;
        let info = server.get(&format!("/api/tables/{}", opened.id)).await.json();
        if info["scorable"] == false {
            let refused = ask(&mut ada, json!({ "type": "agree_to_end", "seat": 0 })).await;
            assert_eq!(refused["code"], "no-score", "{}: {refused}", about.id);
            unscorable += 1;
        }
    }
    assert!(unscorable > 0, "every game can be scored at its beginning");
}
