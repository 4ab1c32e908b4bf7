//! Playing on from a moment of a finished game: what the player saw is as it was, what nobody could see is drawn anew.

use serde_json::{Value, json};
use staffetta_kernel::{Mode, Record, Table};
use std::collections::BTreeSet;

use crate::browser::Browser;
use crate::client::Client;
use crate::specimen::Courier;
use crate::test_server::{Answer, Opened, TestServer};

/// A game of two people, played to its end.
async fn finished(server: &TestServer) -> String {
    let (opened, mut clients) = server.seated(2).await;
    while !clients[0].over() {
        for client in &mut clients {
            client.pick_anything().await;
            client.drain(std::time::Duration::from_millis(5)).await;
        }
    }
    opened.id
}

async fn play_on(server: &TestServer, table: &str, entry: u64, seat: usize) -> Answer {
    let wish = json!({ "entry": entry, "seat": seat, "name": "Eve" });
    server.post(&format!("/api/tables/{table}/branch"), &wish).await
}

fn opened(answer: &Answer) -> Opened {
    assert_eq!(answer.status, 201, "{}", answer.text());
    let body = answer.json();
    let token = |seat: &Value| seat["token"].as_str().unwrap_or_default().to_owned();
    let tokens = body["seats"].as_array().unwrap().iter().map(token).collect();
    Opened { id: body["id"].as_str().unwrap().to_owned(), tokens }
}

async fn record(server: &TestServer, table: &str) -> Value {
    let answer = server.get(&format!("/api/tables/{table}/record.json")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// A moment in the middle of the game in which this seat is asked, and what it saw.
async fn moment(server: &TestServer, table: &str, seat: usize) -> (u64, Value) {
    let frames = server.get(&format!("/api/tables/{table}/frames?viewer={seat}&count=64")).await.json();
    let frames = frames["frames"].as_array().unwrap().clone();
    let frame = &frames[frames.len() / 3];
    (frame["entry"].as_u64().unwrap(), frame["view"].clone())
}

#[tokio::test]
async fn a_branch_begins_as_its_player_saw_the_game_outlives_a_restart_and_is_played_to_its_end() {
    let server = TestServer::start().await;
    let table = finished(&server).await;
    let (entry, seen) = moment(&server, &table, 1).await;
    let branch = opened(&play_on(&server, &table, entry, 1).await);
    let info = server.get(&format!("/api/tables/{}", branch.id)).await.json();
    assert_eq!(info["status"], "running");
    assert_eq!(info["origin"], json!({ "kind": "branch", "table": table, "entry": entry, "seat": 1 }));
    assert_eq!((&info["seats"][0]["bot"], &info["seats"][1]["name"]), (&json!("greedy"), &json!("Eve")));
    let mut eve = Client::join(server.addr, &branch, &[1]).await;
    // The bot may have been quicker: only what was laid out counts.
    let frames = format!("/api/tables/{}/frames?viewer=1&from={}&count=1", branch.id, entry + 1);
    let token = format!("Authorization: Bearer {}\r\n", branch.tokens[1]);
    let laid_out = crate::test_server::http(server.addr, "GET", &frames, &token, b"").await.json();
    assert_eq!(laid_out["frames"][0]["view"], seen, "the player sees what was seen then");

    drop(eve);
    let server = server.restart().await;
    eve = Client::join(server.addr, &branch, &[1]).await;
    eve.play_out().await;
    let (before, after) = (record(&server, &table).await, record(&server, &branch.id).await);
    let entries = |record: &Value| record["entries"].as_array().unwrap().clone();
    let shared = entry as usize + 1;
    assert_eq!(entries(&after)[..shared], entries(&before)[..shared]);
    assert!(entries(&after)[shared]["do"]["rebase"].is_object(), "{}", entries(&after)[shared]);
    assert!(after["seed"].is_null() && after["secret"].is_null(), "no seed gives the rolls of both tables");
    let after: Record = serde_json::from_value(after).unwrap();
    Table::<Courier>::replay(&after, Mode::Follow, None).unwrap();
    assert_eq!(record(&server, &table).await, before, "the game itself is as it was");
    // A branch of a branch is a branch.
    opened(&play_on(&server, &branch.id, entry + 1, 0).await);
}

#[tokio::test]
async fn what_the_player_could_not_see_is_drawn_anew_each_time() {
    let server = TestServer::start().await;
    let table = finished(&server).await;
    let (entry, _) = moment(&server, &table, 0).await;
    let mut worlds = BTreeSet::new();
    for _ in 0..12 {
        let branch = opened(&play_on(&server, &table, entry, 0).await);
        let mut eve = Client::join(server.addr, &branch, &[0]).await;
        eve.play_out().await;
        worlds.insert(record(&server, &branch.id).await["entries"][entry as usize + 1]["do"].to_string());
    }
    assert!(worlds.len() > 1, "twelve branches, one world");
}

#[tokio::test]
async fn nobody_plays_on_from_a_running_game_from_its_end_or_as_nobody() {
    let server = TestServer::start().await;
    let (running, _clients) = server.seated(2).await;
    assert_eq!(play_on(&server, &running.id, 0, 0).await.code(), "not-over");
    let table = finished(&server).await;
    let last = record(&server, &table).await["entries"].as_array().unwrap().len() as u64 - 1;
    assert_eq!(play_on(&server, &table, last, 0).await.code(), "no-branch");
    assert_eq!(play_on(&server, &table, last + 1, 0).await.code(), "bad-entry");
    assert_eq!(play_on(&server, &table, 1, 7).await.code(), "unknown-seat");
    assert_eq!(play_on(&server, "nowhere", 1, 0).await.code(), "unknown-table");
    let wish = json!({ "entry": 1, "seat": 0, "name": "Eve", "level": "nobody" });
    let refused = server.post(&format!("/api/tables/{table}/branch"), &wish).await;
    assert_eq!(refused.code(), "unknown-bot");
}

#[tokio::test]
async fn a_branch_is_private_and_belongs_to_whoever_is_signed_in() {
    let server = TestServer::start().await;
    let table = finished(&server).await;
    let mut eve = Browser::guest(&server, "Eve").await;
    let wish = json!({ "entry": 1, "seat": 0, "name": "Eve", "level": "random" });
    let branch = opened(&eve.post(&format!("/api/tables/{table}/branch"), &wish).await);
    assert_eq!(eve.me().await["games"][0]["table"], json!(branch.id));
    let held = eve.sit(&branch.id).await;
    assert_eq!(held.states.keys().collect::<Vec<_>>(), [&Some(0)]);
    let mut stranger = crate::client::connect(server.addr, &branch.id, &[]).await.unwrap();
    let refused = stranger.ask(json!({ "type": "hello", "tokens": [] })).await;
    assert_eq!(refused["code"], "no-spectators", "{refused}");
    assert!(server.get("/api/lobby").await.json()["tables"].as_array().unwrap().is_empty());
}
