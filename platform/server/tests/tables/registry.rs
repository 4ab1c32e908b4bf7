//! Every game of the registry over a real socket.

use serde_json::{Value, json};
use staffetta_kernel::{Mode, Record};

use crate::client::Client;
use crate::test_server::TestServer;

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
        let table = crate::test_server::Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
        let mut ada = Client::join(server.addr, &table, &[0]).await;
        ada.ready(0).await;
        ada.until_running().await;
        ada.play_out().await;

        let record = server.get(&format!("/api/tables/{}/record.stf", table.id)).await;
        let record = Record::read(&record.body).unwrap();
        game.replay(&record, Mode::Verify, None).unwrap();
        let largest = ada.received.iter().map(|message| message.to_string().len()).max().unwrap();
        println!("{}: {} entries, largest message {largest} bytes", about.id, record.entries.len());

        let last = record.entries.len() - 1;
        let path = format!("/api/tables/{}/frames?viewer=0&from={last}&count=1", table.id);
        let frame = server.get(&path).await.json()["frames"][0].clone();
        assert_eq!(frame["view"], without_draft(ada.play(0)));
    }
}

/// A finished game has no drafts left, so the last view is the last frame.
fn without_draft(play: &Value) -> Value {
    assert_eq!(play["draft"], json!([]));
    play["view"].clone()
}
