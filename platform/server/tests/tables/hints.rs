//! Hints: for a person who plays against bots, and nobody else.

use serde_json::{Value, json};
use std::time::Duration;

use crate::client::{Client, offers};
use crate::test_server::{Opened, TestServer};

fn me() -> Value {
    json!({ "kind": "me", "name": "Ada" })
}

fn bot() -> Value {
    json!({ "kind": "bot", "level": "greedy" })
}

async fn sit(server: &TestServer, game: &str, seats: Value) -> Client {
    let answer = server.post("/api/tables", &json!({ "game": game, "seats": seats })).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let opened = answer.json();
    let tokens = vec![opened["seats"][0]["token"].as_str().unwrap().to_owned()];
    let opened = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
    Client::join(server.addr, &opened, &[0]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_hint_of_every_game_can_be_played() {
    let server = TestServer::with(|config| {
        config.games = staffetta_registry::all();
        config.answer_delay = Duration::ZERO;
    })
    .await;
    for game in staffetta_registry::all() {
        let id = game.about().id;
        let mut seats = vec![bot(); usize::from(game.about().usual_seats)];
        seats[0] = me();
        let mut ada = sit(&server, id, json!(seats)).await;
        ada.ready(0).await;
        ada.until_running().await;
        while offers(ada.play(0)).is_empty() {
            ada.receive().await;
        }
        let told = ada.ask(json!({ "type": "hint", "seat": 0 })).await;
        assert_eq!(told["type"], "hints", "{id}: {told}");
        let hints = told["hints"].as_array().unwrap();
        assert!((1..=3).contains(&hints.len()), "{id}: {told}");
        for hint in hints {
            let chance = hint["chance"].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&chance) && hint["worlds"].as_u64() > Some(0), "{id}: {hint}");
        }
        let picks = hints[0]["picks"].as_array().unwrap();
        let picks: Vec<&str> = picks.iter().map(|pick| pick["action"].as_str().unwrap()).collect();
        let done = ada.pick(0, &picks).await;
        assert_eq!(done["type"], "ack", "{id}: {picks:?}: {done}");
    }
}

#[tokio::test]
async fn with_another_person_at_the_table_there_are_no_hints() {
    let server = TestServer::start().await;
    let mut ada = sit(&server, "courier", json!([me(), { "kind": "friend" }, bot()])).await;
    let told = ada.ask(json!({ "type": "hint", "seat": 0 })).await;
    assert_eq!((&told["type"], &told["code"]), (&json!("refused"), &json!("no-hints")), "{told}");
    let other = ada.ask(json!({ "type": "hint", "seat": 1 })).await;
    assert_eq!(other["code"], "not-your-seat");
}
