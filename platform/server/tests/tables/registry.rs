//! Every game of the registry over a real socket.

use serde_json::{Value, json};
use staffetta_kernel::{Mode, Record};
use std::time::Duration;

use crate::client::Client;
use crate::test_server::{Opened, TestServer, http};

#[tokio::test]
async fn every_game_in_the_registry_is_played_over_the_socket_and_verifies() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    for game in staffetta_registry::all() {
        let about = game.about();
        let mut seats = vec![json!({ "kind": "me", "name": "Ada" })];
        seats.resize(usize::from(about.usual_seats), json!({ "kind": "bot", "level": "greedy" }));
        let opened = server.post("/api/tables", &json!({ "game": about.id, "seats": seats })).await;
        assert_eq!(opened.status, 201, "{}: {}", about.id, opened.text());
        let opened = opened.json();
        let tokens = vec![opened["seats"][0]["token"].as_str().unwrap().to_owned()];
        let table = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
        let mut ada = Client::join(server.addr, &table, &[0]).await;
        let mut twin = Client::join_plainly(server.addr, &table, &[0]).await;
        (ada.keeps_states, twin.keeps_states) = (false, false);
        ada.ready(0).await;
        ada.until_running().await;
        let reading = tokio::spawn(async move {
            twin.until(|message| message["status"] == "over").await;
            twin
        });
        ada.play_out().await;
        assert_same_states(&ada, &reading.await.unwrap());

        let record = server.get(&format!("/api/tables/{}/record.stf", table.id)).await;
        let record = Record::read(&record.body).unwrap();
        game.replay(&record, Mode::Verify, None).unwrap();
        let bytes = ada.state_bytes / record.entries.len();
        println!("{}: {} entries, {bytes} bytes an entry to the player", about.id, record.entries.len());

        let last = record.entries.len() - 1;
        let path = format!("/api/tables/{}/frames?viewer=0&from={last}&count=1", table.id);
        let frame = server.get(&path).await.json()["frames"][0].clone();
        assert_eq!(frame["view"], without_draft(ada.play(0)));
    }
}

#[tokio::test]
async fn rules_that_treat_bots_differently_know_from_the_beginning_which_seats_they_play() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "greedy" }, { "kind": "bot", "level": "random" }]);
    let opened = server.post("/api/tables", &json!({ "game": "join-the-partisans", "seats": seats })).await.json();
    let tokens = vec![opened["seats"][0]["token"].as_str().unwrap().to_owned()];
    let table = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
    let mut ada = Client::join(server.addr, &table, &[0]).await;
    ada.ready(0).await;
    ada.until_running().await;
    assert_eq!(ada.play(0)["view"]["bots"], json!([1, 2]));
    let server = server.restart_with(|config| config.games = staffetta_registry::all()).await;
    let again = Client::join(server.addr, &table, &[0]).await;
    assert_eq!(again.play(0)["view"]["bots"], json!([1, 2]));
    let covered =
        again.state(0)["seats"].as_array().unwrap().iter().map(|seat| seat["covered"].clone()).collect::<Vec<_>>();
    assert_eq!(covered, [Value::Null, Value::Null, Value::Null], "nobody is away");
}

#[tokio::test]
async fn a_rematch_is_handed_down_the_questions_that_were_met_and_who_won() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "greedy" }]);
    let wish =
        json!({ "game": "join-the-partisans", "seats": seats, "options": { "years": "3", "axis_dice": "auto" } });
    let opened = server.post("/api/tables", &wish).await.json();
    let tokens = vec![opened["seats"][0]["token"].as_str().unwrap().to_owned()];
    let table = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
    let mut ada = Client::join(server.addr, &table, &[0]).await;
    ada.ready(0).await;
    ada.until_running().await;
    ada.play_out().await;
    let first = server.get(&format!("/api/tables/{}", table.id)).await.json();
    assert_eq!(first["options"]["met_questions"], "");
    let key = format!("Authorization: Bearer {}\r\nContent-Type: application/json\r\n", table.tokens[0]);
    let again = http(server.addr, "POST", &format!("/api/tables/{}/rematch", table.id), &key, b"{}").await.json();
    let next = server.get(&format!("/api/tables/{}", again["id"].as_str().unwrap())).await.json();
    let met: Vec<&str> = next["options"]["met_questions"].as_str().unwrap().split(' ').collect();
    assert!(met.len() >= 6 && met.iter().all(|card| card.starts_with("PS")), "two owners, three years: {met:?}");
    let winners = first["outcome"]["rank"].as_array().unwrap().iter().enumerate().filter(|(_, rank)| **rank == 1);
    let mut moved: Vec<String> = winners.map(|(seat, _)| ((seat + 1) % 2).to_string()).collect();
    moved.sort();
    assert_eq!(next["options"]["past_commanders"], moved.join(" ").as_str());
    assert_eq!(next["options"]["years"], "3", "and everything else is as it was");
}

/// A finished game has no drafts left, so the last view is the last frame.
fn without_draft(play: &Value) -> Value {
    assert_eq!(play["draft"], json!([]));
    play["view"].clone()
}

/// Two sockets of one viewer, one of which is sent changes, have seen the same states since the later of them came.
fn assert_same_states(changed: &Client, whole: &Client) {
    assert!(changed.changes > 20 && whole.changes == 0);
    // The first that a socket is sent has every line.
    let compared = whole.state_hashes.len() - 1;
    assert!(compared > 20 && changed.state_hashes.len() > compared);
    let from = changed.state_hashes.len() - compared;
    assert_eq!(changed.state_hashes[from..], whole.state_hashes[1..]);
}

/// What a move may cost on the wire with four viewers.
const MAX_BYTES_A_MOVE: usize = 8 * 1024;

#[tokio::test]
async fn a_move_of_banditen_to_four_viewers_is_small() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let seats = json!([{ "kind": "hot", "name": "Ada" }, { "kind": "hot", "name": "Bo" }]);
    let opened = server.post("/api/tables", &json!({ "game": "banditen", "seats": seats })).await.json();
    let tokens = (0..2).map(|seat| opened["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
    let table = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
    let mut players =
        vec![Client::join(server.addr, &table, &[0]).await, Client::join(server.addr, &table, &[1]).await];
    let mut crowd = vec![Client::join(server.addr, &table, &[]).await, Client::join(server.addr, &table, &[]).await];
    let mut plain = Client::join_plainly(server.addr, &table, &[]).await;
    for (seat, player) in players.iter_mut().enumerate() {
        player.ready(seat).await;
    }
    for player in &mut players {
        player.until_running().await;
    }
    let (mut moves, mut turn) = (0, 0);
    while moves < 150 && !players.iter().all(Client::over) {
        turn += 1;
        if players[turn % 2].pick_anything().await {
            moves += 1;
        } else {
            // What it will be asked may still be on its way.
            players[turn % 2].drain(Duration::from_millis(10)).await;
        }
        // Everybody has read everything before the next move, so that the bytes belong to the moves.
        let entry = players.iter().filter_map(|player| player.states.values().next()?["play"]["entry"].as_u64()).max();
        for client in players.iter_mut().chain(&mut crowd).chain([&mut plain]) {
            while client.states.values().any(|state| state["play"]["entry"].as_u64() < entry) {
                client.receive().await;
            }
        }
    }
    let bytes: usize = players.iter().chain(&crowd).map(|client| client.state_bytes).sum();
    println!("a move of Banditen! to two players and two spectators: {} bytes of {moves} moves", bytes / moves);
    println!(
        "  to one spectator: {} bytes, in whole states {}",
        crowd[0].state_bytes / moves,
        plain.state_bytes / moves
    );
    assert!(bytes / moves < MAX_BYTES_A_MOVE, "{} bytes a move", bytes / moves);
}
