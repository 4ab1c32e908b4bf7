//! Bots share the processors fairly, and play for somebody.

use serde_json::{Value, json};
use staffetta_registry::Budget;
use std::time::{Duration, Instant};

use crate::client::{Client, connect};
use crate::test_server::{Opened, TestServer, http};

fn bots(level: &str) -> Value {
    json!(vec![json!({ "kind": "bot", "level": level }); 3])
}

#[tokio::test]
async fn over_http_a_bot_is_one_of_the_list() {
    let server = TestServer::start().await;
    for level in ["search:1", "search:4000000000", "search:N", "minimax", ""] {
        let answer = server.post("/api/tables", &json!({ "game": "courier", "seats": bots(level) })).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "unknown-bot"), "{level}");
    }
    let listed = server.get("/api/games/courier").await.json()["bots"].clone();
    let listed = listed.as_array().unwrap().iter().map(|level| level.as_str().unwrap());
    // The names of earlier tables are no longer offered, but known.
    for level in listed.chain(["random", "greedy", "search"]) {
        let answer = server.post("/api/tables", &json!({ "game": "courier", "seats": bots(level) })).await;
        assert_eq!(answer.status, 201, "{level}");
    }
}

/// Opens a table of bots and watches it, as somebody at this address.
async fn watched_from(server: &TestServer, address: &str, level: &str) -> Client {
    let header = format!("X-Forwarded-For: {address}\r\n");
    let body = json!({ "game": "courier", "seats": bots(level) }).to_string();
    let answer = http(server.addr, "POST", "/api/tables", &header, body.as_bytes()).await.json();
    let opened = Opened { id: answer["id"].as_str().unwrap().to_owned(), tokens: Vec::new() };
    let mut crowd = connect(server.addr, &opened.id, &[("x-forwarded-for", address)]).await.unwrap();
    crowd.hello(&opened, &[], 0).await;
    crowd
}

#[tokio::test]
async fn a_table_does_not_wait_for_all_the_bots_of_another_address() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.bot_budget = Budget { iterations: u32::MAX, millis: Some(250) };
    })
    .await;
    let mut crowded = Vec::new();
    for _ in 0..10 {
        crowded.push(watched_from(&server, "10.0.0.1", "search").await);
    }
    let begun = Instant::now();
    let mut elsewhere = watched_from(&server, "10.0.0.2", "greedy").await;
    while elsewhere.states[&None]["play"]["entry"].as_u64() < Some(3) {
        elsewhere.receive().await;
    }
    // Thirty searches of a quarter of a second wait on one thread: 7.5 s. Three moves wait for three of them at most.
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_table_of_bots_that_nobody_watches_is_paused_until_somebody_looks() {
    let server = TestServer::start().await;
    let opened = server.open(bots("random")).await;
    let path = format!("/api/tables/{}", opened.id);
    server.get(&path).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(server.get(&path).await.json()["entries"], 1, "only the set-up");
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    while crowd.states[&None]["play"]["entry"].as_u64() < Some(3) {
        crowd.receive().await;
    }
    crowd.close().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let paused = server.get(&path).await.json();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(server.get(&path).await.json()["entries"], paused["entries"]);
    assert_eq!(paused["status"], "running");
}
