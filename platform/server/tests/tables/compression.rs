//! Long messages come compressed to a socket that asks for it, and say the same.

use serde_json::json;

use crate::client::{Client, connect_with};
use crate::test_server::{Opened, TestServer};

#[tokio::test]
async fn whole_states_come_compressed_to_whoever_asks_and_say_the_same() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let seats = vec![json!({ "kind": "hot", "name": "Ada" }); 2];
    let opened = server.post("/api/tables", &json!({ "game": "banditen", "seats": seats })).await.json();
    let tokens = (0..2).map(|seat| opened["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
    let table = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
    let mut players = Client::join(server.addr, &table, &[0, 1]).await;
    for seat in 0..2 {
        players.ready(seat).await;
    }
    players.until_running().await;
    let mut states = Vec::new();
    let mut sizes = Vec::new();
    for query in ["", "?compress=deflate-raw"] {
        let mut client = connect_with(server.addr, &table.id, query, &[]).await.unwrap();
        client.ask(json!({ "type": "hello", "name": "Eve" })).await;
        while client.states.is_empty() {
            client.receive().await;
        }
        states.push(client.states[&None].clone());
        sizes.push((client.longest_text, client.compressed.clone()));
    }
    assert_eq!(states[0], states[1]);
    let (plain, compressed) = (&sizes[0], &sizes[1]);
    assert!(plain.0 > 4096 && plain.1.is_empty(), "{sizes:?}");
    assert!(compressed.0 < 4096 && compressed.1.len() == 1 && compressed.1[0] * 3 < plain.0, "{sizes:?}");
}

#[tokio::test]
async fn a_method_that_is_not_known_is_refused_by_name() {
    let server = TestServer::start().await;
    let (opened, _clients) = server.seated(2).await;
    let refused = connect_with(server.addr, &opened.id, "?compress=zip", &[]).await.err().unwrap();
    assert!(refused.starts_with("400") && refused.contains("bad-query"), "{refused}");
}
