//! The analysis of a finished game: in the background, and of nothing that is not over.

use serde_json::json;
use std::time::Duration;

use crate::client::Client;
use crate::test_server::{Opened, TestServer};

async fn opened(server: &TestServer, level: &str) -> Opened {
    let wish = json!({ "game": "la-resistance", "seats": vec![json!({ "kind": "bot", "level": level }); 3] });
    let answer = server.post("/api/tables", &wish).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    Opened { id: answer.json()["id"].as_str().unwrap().to_owned(), tokens: Vec::new() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_analysed_in_the_background() {
    let server = TestServer::with(|config| {
        config.games = staffetta_registry::all();
        config.answer_delay = Duration::ZERO;
    })
    .await;
    let table = opened(&server, "random").await;
    let path = format!("/api/tables/{}/analysis", table.id);
    let running = server.post(&path, &json!({})).await;
    assert_eq!((running.status, running.code().as_str()), (409, "not-over"), "nothing of a running game is told");
    let mut crowd = Client::join(server.addr, &table, &[]).await;
    while !crowd.over() {
        crowd.receive().await;
    }
    assert_eq!(server.get(&path).await.json()["begun"], false);
    assert_eq!(server.post(&path, &json!({})).await.status, 202);
    assert_eq!(server.post(&path, &json!({})).await.status, 202, "asked for twice, made once");
    let analysis = loop {
        let state = server.get(&path).await.json();
        assert!(state["done"].as_u64() <= state["of"].as_u64());
        if state["analysis"].is_object() {
            break state["analysis"].clone();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let moments = analysis["moments"].as_array().unwrap();
    assert!(moments.len() > 10);
    let last = moments.last().unwrap()["chances"].as_array().unwrap();
    assert!((last.iter().map(|chance| chance.as_f64().unwrap()).sum::<f64>() - 1.0).abs() < 1e-3, "{last:?}");
    let points = analysis["turning_points"].as_array().unwrap();
    assert!(!points.is_empty(), "players at random make mistakes");
    assert!(points[0]["better"][0]["verb"].is_string() && points[0]["played"][0]["args"].is_object());
}
