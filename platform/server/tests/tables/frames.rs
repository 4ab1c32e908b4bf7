//! Looking back at a long game costs little, and nobody waits for it.

use serde_json::json;
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::test_server::{Opened, TestServer, http};

/// What 64 frames may take: 0.05 s optimised; the tests are built with little of that and share their processors.
const LIMIT: Duration = Duration::from_millis(if cfg!(debug_assertions) { 500 } else { 50 });

/// A game between bots that has come to 500 entries, and how many it has.
async fn long_game(server: &TestServer) -> (Opened, u64) {
    let wish = json!({ "game": "banditen", "options": { "scenario": "tarnova", "turns": 24 },
        "seats": vec![json!({ "kind": "bot", "level": "random" }); 2] });
    let answer = server.post("/api/tables", &wish).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let opened = Opened { id: answer.json()["id"].as_str().unwrap().to_owned(), tokens: Vec::new() };
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    let entry = |crowd: &Client| crowd.states[&None]["play"]["entry"].as_u64();
    while entry(&crowd) < Some(520) && !crowd.over() {
        crowd.receive().await;
    }
    (opened, entry(&crowd).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_of_a_long_game_are_cheap_and_twenty_at_once_block_nobody() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let (opened, entries) = long_game(&server).await;
    assert!(entries >= 500, "the game ended after {entries} entries");
    let path = format!("/api/tables/{}/frames?viewer=crowd&from={}&count=64", opened.id, 500 - 64);
    let mut quickest = Duration::MAX;
    for _ in 0..8 {
        let begun = Instant::now();
        let frames = server.get(&path).await;
        quickest = quickest.min(begun.elapsed());
        assert_eq!(frames.json()["frames"].as_array().unwrap().len(), 64);
    }
    println!("64 frames of a game of {entries} entries: {quickest:?}");
    assert!(quickest < LIMIT, "64 frames took {quickest:?}");

    let wish = json!({ "game": "banditen", "seats": vec![json!({ "kind": "hot", "name": "Ada" }); 2] });
    let other = server.post("/api/tables", &wish).await.json();
    let other = Opened { id: other["id"].as_str().unwrap().to_owned(), tokens: Vec::new() };
    let mut crowd = Client::join(server.addr, &other, &[]).await;
    let addr = server.addr;
    let asked: Vec<_> = (0..20)
        .map(|_| {
            let path = path.clone();
            tokio::spawn(async move { http(addr, "GET", &path, "", b"").await.status })
        })
        .collect();
    let mut slowest = Duration::ZERO;
    while !asked.iter().all(|asked| asked.is_finished()) {
        let begun = Instant::now();
        crowd.ask(json!({ "type": "talk", "text": "" })).await;
        assert_eq!(server.get("/healthz").await.status, 200);
        slowest = slowest.max(begun.elapsed());
    }
    println!("meanwhile others waited {slowest:?} at most");
    assert!(slowest < Duration::from_secs(1), "others waited {slowest:?}");
    for asked in asked {
        assert_eq!(asked.await.unwrap(), 200);
    }
}
