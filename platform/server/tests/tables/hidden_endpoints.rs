//! What a stranger might learn of a running game by every endpoint that is about people: each attempt is refused and stands in
//! the log, and what is answered names no card and nobody's words.

use serde_json::{Value, json};
use std::sync::LazyLock;
use std::time::Duration;

use crate::attempts::LOG;
use crate::bot_socket;
use crate::browser::Browser;
use crate::client::{Client, connect};
use crate::hidden_information::cards;
use crate::test_server::{Opened, TestServer};

const NOTE: &str = "the courier waits at the mill";

/// A private table at which nobody may look on, its game under way, and Ada's browser, whose seat is the first.
async fn running(server: &TestServer) -> (Browser, Opened, Vec<Client>) {
    let mut ada = Browser::account(server, "Ada").await;
    let opened = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }])).await;
    let tokens = (0..2).map(|seat| opened["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
    let opened = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
    let terms = format!("/api/tables/{}/terms", opened.id);
    assert_eq!(ada.post(&terms, &json!({ "watched": false })).await.status, 200);
    let mut client = Client::join(server.addr, &opened, &[0, 1]).await;
    assert_eq!(client.ask(json!({ "type": "talk", "seat": 1, "text": NOTE })).await["type"], "ack");
    for seat in 0..2 {
        client.ready(seat).await;
    }
    client.until_running().await;
    for _ in 0..4 {
        client.pick_anything().await;
        client.drain(Duration::from_millis(20)).await;
    }
    assert!(!cards(&client.play(0)["view"].to_string()).is_empty(), "there is something to hide");
    (ada, opened, vec![client])
}

/// What, how it is asked and with what, and the refusal.
type Attempt = (&'static str, &'static str, String, Value, u16, &'static str);

fn attempts(table: &str, tie: &str, channel: &str) -> Vec<Attempt> {
    let at = |rest: &str| format!("/api/tables/{table}/{rest}");
    let nothing = || json!({});
    vec![
        ("another's friend", "DELETE", format!("/api/people/me/ties/{tie}"), nothing(), 404, "unknown-person"),
        ("inviting oneself", "POST", at("seats/1/invite"), json!({ "name": "Eve" }), 403, "not-the-owner"),
        (
            "a seat without invitation",
            "POST",
            at("seats/1/claim"),
            json!({ "name": "Eve", "invitation": "" }),
            409,
            "seat-taken",
        ),
        ("reading another's note", "GET", format!("/api/people/me/notes/{table}/0"), nothing(), 403, "not-your-seat"),
        (
            "writing another's note",
            "PUT",
            format!("/api/people/me/notes/{table}/0"),
            json!({ "text": "of Eve" }),
            403,
            "not-your-seat",
        ),
        (
            "playing on from a running game",
            "POST",
            at("branch"),
            json!({ "entry": 1, "seat": 0, "name": "Eve" }),
            409,
            "not-over",
        ),
        ("what chance was asked", "GET", at("chance"), nothing(), 409, "not-over"),
        ("the record", "GET", at("record.json"), nothing(), 409, "not-over"),
        ("the record, packed", "GET", at("record.stf"), nothing(), 409, "not-over"),
        ("all hands", "GET", at("frames?viewer=open"), nothing(), 403, "not-over"),
        ("another's eyes", "GET", at("frames?viewer=0"), nothing(), 403, "not-your-seat"),
        ("looking on unasked", "GET", at("frames"), nothing(), 403, "no-spectators"),
        ("the story with all hands", "GET", at("story?viewer=open"), nothing(), 403, "not-over"),
        ("the story with another's eyes", "GET", at("story?viewer=1"), nothing(), 403, "not-your-seat"),
        ("the story unasked", "GET", at("story"), nothing(), 403, "no-spectators"),
        ("the analysis", "GET", at("analysis"), nothing(), 409, "not-over"),
        ("having it analysed", "POST", at("analysis"), nothing(), 409, "not-over"),
        ("reading reports", "GET", "/api/admin/reports".to_owned(), nothing(), 403, "not-the-operator"),
        ("settling a report", "DELETE", "/api/admin/reports/1".to_owned(), nothing(), 403, "not-the-operator"),
        (
            "reporting what nobody said",
            "POST",
            "/api/reports".to_owned(),
            json!({ "about": "talk", "table": table, "line": 99, "text": "" }),
            400,
            "bad-line",
        ),
        (
            "another's channel",
            "DELETE",
            format!("/api/people/me/channels/{channel}"),
            nothing(),
            404,
            "unknown-channel",
        ),
        ("the owner's terms", "POST", at("terms"), json!({ "watched": true }), 403, "not-the-owner"),
        ("closing another's table", "POST", at("close"), nothing(), 403, "not-the-owner"),
        ("a rematch of others", "POST", at("rematch"), nothing(), 403, "not-your-seat"),
    ]
}

#[tokio::test]
async fn every_endpoint_refuses_what_is_hidden_and_the_log_says_so() {
    LazyLock::force(&LOG);
    let server = TestServer::start().await;
    let (mut ada, opened, _clients) = running(&server).await;
    let mut eve = Browser::account(&server, "Eve").await;
    let friends = ada.post("/api/people/me/friends", &json!({ "name": "Eve" })).await.json();
    let tie = friends["friends"][0]["id"].as_str().unwrap().to_owned();
    let note = format!("/api/people/me/notes/{}/0", opened.id);
    assert_eq!(ada.ask("PUT", &note, &json!({ "text": NOTE })).await.status, 204);
    for (what, method, path, body, status, code) in attempts(&opened.id, &tie, "0011223344556677") {
        let answer = eve.ask(method, &path, &body).await;
        assert_eq!((answer.status, answer.code()), (status, code.to_owned()), "{what}: {}", answer.text());
        assert!(cards(&answer.text()).is_empty() && !answer.text().contains(NOTE), "{what}: {}", answer.text());
        assert!(LOG.has(&answer), "{what} is not in the log");
    }
    assert_eq!(ada.get(&note).await.json()["text"], NOTE, "nothing has come of it");
}

#[tokio::test]
async fn what_a_stranger_is_answered_names_no_card_and_nobodys_words() {
    let server = TestServer::start().await;
    let (mut ada, opened, _clients) = running(&server).await;
    let note = format!("/api/people/me/notes/{}/0", opened.id);
    assert_eq!(ada.ask("PUT", &note, &json!({ "text": NOTE })).await.status, 204);
    let mut eve = Browser::account(&server, "Eve").await;
    for path in [
        format!("/api/tables/{}", opened.id),
        format!("/api/tables/{}/blocked", opened.id),
        format!("/api/tables/{}/comments", opened.id),
        format!("/table/{}", opened.id),
        format!("/join/{}/1", opened.id),
        format!("/dice/{}", opened.id),
        "/api/lobby".to_owned(),
        "/api/history".to_owned(),
        "/api/people/me/ties".to_owned(),
        "/api/people/me/calls".to_owned(),
        "/api/people/me/channels".to_owned(),
        "/api/people/me/export".to_owned(),
        "/api/people/me/next".to_owned(),
    ] {
        let answer = eve.get(&path).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        let mut text = answer.text();
        // Random digits name no card.
        if let Ok(Value::Object(mut fields)) = serde_json::from_str(&text) {
            fields.retain(|key, _| !["commitment", "push_key"].contains(&key.as_str()));
            text = Value::Object(fields).to_string();
        }
        assert!(cards(&text).is_empty() && !text.contains(NOTE), "{path}: {text}");
        for token in &opened.tokens {
            assert!(!text.contains(token), "{path}: {text}");
        }
    }
    // Whoever reports a game is not told what goes along with it.
    let problem = json!({ "about": "problem", "table": opened.id, "entry": 0, "text": "the dice stand still" });
    let reported = eve.post("/api/reports", &problem).await;
    assert_eq!((reported.status, reported.text().as_str()), (201, ""));
    // Of Ada's own data the game is a part, of what Bo holds nothing.
    let export = ada.get("/api/people/me/export").await.json();
    assert_eq!(export["notes"][0]["text"], NOTE);
    let moves = export["seats"][0]["moves"].to_string();
    assert!(!export.to_string().contains("\"fell\"") && moves.contains("picks"), "{export}");
}

#[tokio::test]
async fn sockets_of_strangers_take_nothing_back_and_play_for_nobody() {
    LazyLock::force(&LOG);
    let server = TestServer::start().await;
    let (mut ada, opened, _clients) = running(&server).await;
    let logged = |code: &str| {
        let of_table = |line: &&Value| line["fields"]["table"] == opened.id && line["fields"]["code"] == code;
        LOG.lines().iter().filter(of_table).count()
    };
    // Nobody may look on.
    let mut eve = connect(server.addr, &opened.id, &[]).await.unwrap();
    let refused = eve.ask(json!({ "type": "hello", "tokens": ["guessed"], "changes": true })).await;
    assert_eq!((&refused["code"], logged("no-spectators")), (&json!("no-spectators"), 1), "{refused}");
    assert!(cards(&format!("{:?}", eve.received)).is_empty());
    // Where all may look on, a stranger still holds no seat.
    let terms = format!("/api/tables/{}/terms", opened.id);
    assert_eq!(ada.post(&terms, &json!({ "watched": true })).await.status, 200);
    let mut eve = Client::join(server.addr, &opened, &[]).await;
    let requests = [
        json!({ "type": "take_back", "seat": 0, "to": 1 }),
        json!({ "type": "agree_to_end", "seat": 0 }),
        json!({ "type": "decline", "seat": 0 }),
        json!({ "type": "pick", "seat": 0, "question": 1, "picks": ["ready"] }),
        json!({ "type": "hint", "seat": 0 }),
        json!({ "type": "ask", "seat": 0, "queries": [] }),
        json!({ "type": "leave", "seat": 0 }),
    ];
    for (number, request) in requests.into_iter().enumerate() {
        let refused = eve.ask(request.clone()).await;
        assert_eq!(refused["code"], "not-your-seat", "{request}");
        assert_eq!(logged("not-your-seat"), number + 1, "{request}");
    }
    // A program shows the key of its seat.
    assert_eq!(bot_socket::connect(&server, &opened.id, None).await.err(), Some(401));
    assert!(LOG.lines().iter().any(|line| line["fields"]["code"] == "no-seat-token"), "{:?}", LOG.lines());
    let heard = bot_socket::all_that_is_told(&server, &opened.id, "guessed").await;
    assert!(cards(&json!(heard).to_string()).is_empty(), "{heard:?}");
    assert!(logged("unknown-seat-token") >= 1, "{:?}", LOG.lines());
}
