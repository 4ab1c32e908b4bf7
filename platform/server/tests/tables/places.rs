//! The lobby, the owners of tables, bots that cover for people, and rematches.

use serde_json::{Value, json};
use staffetta_kernel::{Mode, Record, Table};

use crate::browser::Browser;
use crate::client::{Client, connect};
use crate::specimen::Courier;
use crate::test_server::{Opened, TestServer, http};

fn table(seats: &Value, more: &Value) -> Value {
    let mut wish = json!({ "game": "courier", "seats": seats });
    for (key, value) in more.as_object().unwrap() {
        wish[key] = value.clone();
    }
    wish
}

fn two() -> Value {
    json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])
}

async fn opened(server: &TestServer, seats: &Value, more: &Value) -> Value {
    let answer = server.post("/api/tables", &table(seats, more)).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()
}

/// Asks with the key of a seat.
async fn act(server: &TestServer, id: &str, what: &str, key: &str, body: &Value) -> crate::test_server::Answer {
    let headers = format!("Authorization: Bearer {key}\r\nContent-Type: application/json\r\n");
    http(server.addr, "POST", &format!("/api/tables/{id}/{what}"), &headers, body.to_string().as_bytes()).await
}

async fn lobby(server: &TestServer, query: &str) -> Value {
    server.get(&format!("/api/lobby{query}")).await.json()
}

fn ids(lobby: &Value) -> Vec<&str> {
    lobby["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn public_tables_are_found_filtered_and_joined_without_an_invitation() {
    let server = TestServer::start().await;
    let private = opened(&server, &two(), &json!({})).await;
    let pace = json!({ "free": 0, "reserve": 600_000, "added": 30_000, "when_out": "cover" });
    let live = opened(&server, &two(), &json!({ "public": true, "pace": pace })).await;
    let calm = opened(&server, &two(), &json!({ "public": true })).await;
    let (live, calm) = (live["id"].as_str().unwrap(), calm["id"].as_str().unwrap());
    let all = lobby(&server, "").await;
    assert_eq!((all["open"].as_u64(), all["running"].as_u64()), (Some(2), Some(0)));
    let mut found = ids(&all);
    found.sort_unstable();
    let mut wanted = [live, calm];
    wanted.sort_unstable();
    assert_eq!(found, wanted);
    assert_eq!(ids(&lobby(&server, "?pace=live").await), [live]);
    assert_eq!(ids(&lobby(&server, "?pace=none&game=courier").await), [calm]);
    assert!(ids(&lobby(&server, "?game=chess").await).is_empty());
    let entry = all["tables"].as_array().unwrap().iter().find(|table| table["id"] == live).unwrap();
    assert_eq!((entry["seats"][0]["name"].as_str(), entry["seats"][1]["name"].clone()), (Some("Ada"), Value::Null));

    // Whoever looks again is told that nothing is new.
    let answer = server.get("/api/lobby").await;
    let known = format!("If-None-Match: {}\r\n", answer.header("etag").unwrap());
    assert_eq!(http(server.addr, "GET", "/api/lobby", &known, b"").await.status, 304);

    let sit = json!({ "name": "Bo" });
    let claimed = server.post(&format!("/api/tables/{live}/seats/1/claim"), &sit).await;
    assert_eq!(claimed.status, 200, "{}", claimed.text());
    let again = server.post(&format!("/api/tables/{live}/seats/1/claim"), &sit).await;
    assert_eq!(again.code(), "seat-taken");
    let at_private = format!("/api/tables/{}/seats/1/claim", private["id"].as_str().unwrap());
    assert_eq!(server.post(&at_private, &sit).await.code(), "wrong-invitation");
    assert_eq!(http(server.addr, "GET", "/api/lobby", &known, b"").await.status, 200);
    assert_eq!(ids(&lobby(&server, "?open=true").await), [calm]);
    for bad in [json!({ "pace": { "free": 0, "reserve": 1, "added": 0, "when_out": "cover" } })] {
        assert_eq!(server.post("/api/tables", &table(&two(), &bad)).await.code(), "bad-pace");
    }
}

#[tokio::test]
async fn the_lobby_tells_nothing_that_is_hidden() {
    let server = TestServer::start().await;
    let mut ada = Browser::account(&server, "Ada").await;
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "greedy" }]);
    let opened = ada.post("/api/tables", &table(&seats, &json!({ "public": true }))).await.json();
    let mut client = ada.sit(opened["id"].as_str().unwrap()).await;
    client.ready(0).await;
    client.until_running().await;
    let all = lobby(&server, "").await;
    assert_eq!((all["running"].as_u64(), all["tables"][0]["status"].as_str()), (Some(1), Some("running")));
    let mut fields: Vec<&String> = all["tables"][0].as_object().unwrap().keys().collect();
    fields.sort_unstable();
    assert_eq!(fields, ["created", "game", "id", "pace", "seats", "status", "watched"]);
    let mut fields: Vec<&String> = all["tables"][0]["seats"][0].as_object().unwrap().keys().collect();
    fields.sort_unstable();
    assert_eq!(fields, ["kind", "name"]);
}

#[tokio::test]
async fn only_the_owner_fills_the_table_with_bots_passes_it_on_and_closes_it() {
    let server = TestServer::start().await;
    let three = json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }, { "kind": "friend" }]);
    let wish = opened(&server, &three, &json!({})).await;
    let id = wish["id"].as_str().unwrap();
    let key = wish["seats"][0]["token"].as_str().unwrap();
    let claim = json!({ "name": "Bo", "invitation": wish["seats"][1]["invitation"] });
    let claimed = server.post(&format!("/api/tables/{id}/seats/1/claim"), &claim).await.json();
    let other = claimed["token"].as_str().unwrap();
    let bots = json!({ "level": "greedy" });
    for (what, body) in [("bots", bots.clone()), ("terms", json!({ "public": true })), ("close", json!({}))] {
        for wrong in [other, "", "guessed"] {
            let refused = act(&server, id, what, wrong, &body).await;
            assert_eq!((refused.status, refused.code().as_str()), (403, "not-the-owner"), "{what}");
        }
    }
    let held = Opened { id: id.to_owned(), tokens: vec![key.to_owned(), other.to_owned()] };
    let mut ada = Client::join(server.addr, &held, &[0]).await;
    let mut bo = Client::join(server.addr, &held, &[1]).await;
    assert_eq!(ada.state(0)["terms"]["owner"], 0);
    ada.ready(0).await;
    bo.ready(1).await;
    assert_eq!(act(&server, id, "bots", key, &json!({ "level": "search:9" })).await.code(), "unknown-bot");
    let seated = act(&server, id, "bots", key, &bots).await;
    assert_eq!(seated.json()["seated"], 1, "{}", seated.text());
    ada.until_running().await;
    assert_eq!(
        (ada.state(0)["seats"][2]["kind"].as_str(), ada.state(0)["seats"][2]["bot"].as_str()),
        (Some("bot"), Some("greedy"))
    );

    assert_eq!(act(&server, id, "terms", key, &json!({ "owner": 2 })).await.code(), "no-owner");
    assert_eq!(act(&server, id, "terms", key, &json!({ "owner": 1 })).await.json()["owner"], 1);
    assert_eq!(act(&server, id, "close", key, &json!({})).await.code(), "not-the-owner");
    bo.until(|message| message["terms"]["owner"] == 1).await;
    // Whoever looks after the table and resigns leaves it to the next.
    bo.ask(json!({ "type": "leave", "seat": 1 })).await;
    ada.until(|message| message["terms"]["owner"] == 0).await;
    assert_eq!(act(&server, id, "close", key, &json!({})).await.status, 200);
    ada.until(|message| message["status"] == "over").await;
}

#[tokio::test]
async fn a_bot_covers_across_a_restart_until_the_person_takes_over_again() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let covered = clients[0].ask(json!({ "type": "cover", "seat": 0 })).await;
    assert_eq!((covered["type"].as_str(), covered["entry"].as_u64()), (Some("ack"), Some(1)));
    assert_eq!(clients[0].ask(json!({ "type": "cover", "seat": 0 })).await["code"], "already-covered");
    assert_eq!(clients[1].ask(json!({ "type": "return", "seat": 1 })).await["code"], "not-covered");
    assert_eq!(clients[1].ask(json!({ "type": "return", "seat": 0 })).await["code"], "not-your-seat");
    while clients[1].state(1)["seats"][0]["covered"] != true {
        clients[1].receive().await;
    }
    drop(clients);

    let server = server.restart().await;
    let mut bo = Client::join(server.addr, &opened, &[1]).await;
    assert_eq!(bo.state(1)["seats"][0]["covered"], true);
    // The bot answers for the first seat while its person is away.
    for _ in 0..4 {
        while !bo.pick_anything().await {
            bo.receive().await;
        }
    }
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    let question = ada.play(0)["question"].clone();
    let refused = ada.ask(json!({ "type": "pick", "seat": 0, "question": question, "picks": ["pledge"] })).await;
    assert!(["covered", "game-over"].contains(&refused["code"].as_str().unwrap()), "{refused}");
    if !ada.over() {
        assert_eq!(ada.ask(json!({ "type": "return", "seat": 0 })).await["type"], "ack");
        ada.until(|message| message["type"] == "state" && message["seats"][0]["covered"].is_null()).await;
    }
    crate::play::all_play_out(vec![ada, bo]).await;
    let record = server.get(&format!("/api/tables/{}/record.json", opened.id)).await;
    let record = Record::read(&record.body).unwrap();
    Table::<Courier>::replay(&record, Mode::Verify, None).unwrap();
    let deeds: Vec<String> = record.entries.iter().map(|entry| format!("{:?}", entry.deed)).collect();
    assert!(deeds.contains(&"Cover".to_owned()) && deeds.contains(&"Return".to_owned()), "{deeds:?}");
    let by_bot = record.entries.iter().filter(|entry| entry.by == staffetta_kernel::record::By::Bot);
    assert!(by_bot.count() > 0);
}

#[tokio::test]
async fn a_rematch_moves_everybody_one_seat_further_with_the_keys_that_they_have() {
    let server = TestServer::start().await;
    let (opened, clients) = server.seated(2).await;
    assert_eq!(act(&server, &opened.id, "rematch", &opened.tokens[0], &json!({})).await.code(), "not-over");
    let mut clients = crate::play::all_play_out(clients).await;
    assert_eq!(act(&server, &opened.id, "rematch", "guessed", &json!({})).await.code(), "not-your-seat");
    let again = act(&server, &opened.id, "rematch", &opened.tokens[1], &json!({})).await;
    let id = again.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(act(&server, &opened.id, "rematch", &opened.tokens[0], &json!({})).await.json()["id"], id.as_str());
    clients[0].until(|message| message["terms"]["rematch"] == id.as_str()).await;
    // The first sits second now, and the one who asked looks after the table.
    let next = Opened { id: id.clone(), tokens: vec![opened.tokens[1].clone(), opened.tokens[0].clone()] };
    let mut bo = Client::join(server.addr, &next, &[0]).await;
    let mut ada = Client::join(server.addr, &next, &[1]).await;
    assert_eq!(
        (ada.state(1)["seats"][1]["name"].as_str(), ada.state(1)["terms"]["owner"].as_u64()),
        (Some("Ada"), Some(0))
    );
    bo.ready(0).await;
    ada.ready(1).await;
    bo.until_running().await;
    ada.until_running().await;
    crate::play::all_play_out(vec![ada, bo]).await;
    let commitments = [&opened.id, &id].map(|id| format!("/api/tables/{id}"));
    let (first, second) = (server.get(&commitments[0]).await.json(), server.get(&commitments[1]).await.json());
    assert_ne!(first["commitment"], second["commitment"], "the dice are others");
}

#[tokio::test]
async fn who_is_not_wanted_does_not_look_on() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let mut eve = Client::join(server.addr, &opened, &[]).await;
    let off = act(&server, &opened.id, "terms", &opened.tokens[0], &json!({ "watched": false })).await;
    assert_eq!(off.status, 200, "{}", off.text());
    while eve.try_receive().await.is_some_and(|message| message["closed"].is_null()) {}
    let mut again = connect(server.addr, &opened.id, &[]).await.unwrap();
    let refused = again.ask(json!({ "type": "hello", "tokens": [], "name": "Eve" })).await;
    assert_eq!((refused["type"].as_str(), refused["code"].as_str()), (Some("error"), Some("no-spectators")));
    assert!(again.states.is_empty());
    assert_eq!(again.ask(json!({ "type": "ask", "queries": [] })).await["code"], "hello-first");
    let frames = format!("/api/tables/{}/frames?viewer=crowd", opened.id);
    assert_eq!(server.get(&frames).await.code(), "no-spectators");
    let own = format!("Authorization: Bearer {}\r\n", opened.tokens[1]);
    assert_eq!(http(server.addr, "GET", &frames, &own, b"").await.status, 200);
    assert_eq!(clients[0].pick(0, &["pledge"]).await["entry"], 1);
    act(&server, &opened.id, "terms", &opened.tokens[0], &json!({ "watched": true })).await;
    assert!(!Client::join(server.addr, &opened, &[]).await.states.is_empty());
}

#[tokio::test]
async fn the_next_table_that_waits_is_told_in_turn() {
    let server = TestServer::start().await;
    let mut ada = Browser::account(&server, "Ada").await;
    let none = ada.get("/api/people/me/next").await.json();
    assert_eq!((none["table"].clone(), none["waiting"].as_u64()), (Value::Null, Some(0)));
    let mut tables = Vec::new();
    for _ in 0..2 {
        let opened = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }])).await;
        let id = opened["id"].as_str().unwrap().to_owned();
        let mut client = ada.sit(&id).await;
        client.ready(0).await;
        client.ready(1).await;
        client.until_running().await;
        tables.push((id, client));
    }
    let next = async |browser: &mut Browser, after: &str| {
        let answer = browser.get(&format!("/api/people/me/next?after={after}")).await.json();
        (answer["table"].as_str().unwrap_or_default().to_owned(), answer["waiting"].as_u64().unwrap())
    };
    let (first, waiting) = next(&mut ada, "").await;
    assert_eq!(waiting, 2);
    let (second, _) = next(&mut ada, &first).await;
    assert_ne!(first, second);
    assert_eq!(next(&mut ada, &second).await.0, first);
    // A table that is over waits for nobody.
    let (_, client) = tables.iter_mut().find(|(id, _)| *id == first).unwrap();
    client.play_out().await;
    assert_eq!(next(&mut ada, "").await, (second, 1));
    assert_eq!(Browser::new(&server).get("/api/people/me/next").await.code(), "not-signed-in");
}
