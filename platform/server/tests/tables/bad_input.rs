//! Whatever is wrong gets a clear answer with a stable code, and the table is as it was.

use serde_json::{Value, json};
use staffetta_server::Server;

use crate::client::{Client, connect};
use crate::test_server::{Opened, TestServer, by_hand, config, http};

/// Everything that a seat sees, before and after.
async fn unchanged(server: &TestServer, opened: &Opened, before: &Value) {
    let fresh = Client::join(server.addr, opened, &[0]).await;
    assert_eq!(fresh.play(0), before);
}

#[tokio::test]
async fn messages_that_cannot_be_read_are_answered_and_change_nothing() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let ada = &mut clients[0];
    let before = ada.play(0).clone();
    let unreadable = [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        r#"{"type":"pick"}"#,
        r#"{"type":"dance","token":"x"}"#,
        r#"{"type":"pick","token":"x","seat":-1,"question":1,"picks":["ready"]}"#,
        r#"{"type":"pick","token":"x","seat":300,"question":1,"picks":["ready"]}"#,
        r#"{"type":"pick","token":"x","seat":0,"question":1,"picks":"ready"}"#,
        r#"{"type":"pick","token":5,"seat":0,"question":1,"picks":["ready"]}"#,
        r#"{"type":"order","token":"x","seat":0,"order":{"reply":"shout","until":"turn"}}"#,
    ];
    for text in unreadable {
        ada.send_text(text).await;
        let answer = ada.receive().await;
        assert_eq!((answer["type"].as_str(), answer["code"].as_str()), (Some("error"), Some("bad-json")), "{text}");
        assert!(answer["message"].as_str().unwrap().len() > 20);
    }
    unchanged(&server, &opened, &before).await;
}

#[tokio::test]
async fn moves_that_may_not_be_made_are_refused_by_name() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let ada = &mut clients[0];
    let before = ada.play(0).clone();
    let question = before["question"].as_u64().unwrap();
    let pick = |seat: u64, question: u64, picks: Value| json!({ "type": "pick", "seat": seat, "question": question, "picks": picks });
    let mut with_text = pick(0, question, json!(["ready"]));
    with_text["text"] = json!("Tito");
    let wrong = [
        (pick(1, question, json!(["ready"])), "not-your-seat"),
        (pick(7, question, json!(["ready"])), "not-your-seat"),
        (pick(0, question + 1, json!(["ready"])), "stale-question"),
        (pick(0, 0, json!(["ready"])), "stale-question"),
        (pick(0, question, json!(["seal"])), "refused-by-rule"),
        (pick(0, question, json!(["fly card:c1"])), "no-such-action"),
        (pick(0, question, json!([])), "bad-picks"),
        (pick(0, question, Value::Array(vec![json!("pledge"); 300])), "bad-picks"),
        (with_text, "bad-text"),
        (json!({ "type": "undo", "seat": 0 }), "nothing-to-withdraw"),
        (json!({ "type": "undo", "seat": 1 }), "not-your-seat"),
        (json!({ "type": "leave", "seat": 1 }), "not-your-seat"),
        (json!({ "type": "talk", "seat": 1, "text": "as another" }), "not-your-seat"),
        (json!({ "type": "revoke", "seat": 0, "id": 9 }), "unknown-order"),
        (json!({ "type": "ready", "seat": 0, "contribution": "late" }), "already-running"),
        (
            json!({ "type": "order", "seat": 0, "order": { "reply": { "picks": ["fly"] }, "until": "once" } }),
            "no-such-action",
        ),
    ];
    for (request, code) in wrong {
        let answer = ada.ask(request.clone()).await;
        assert_eq!((answer["type"].as_str(), answer["code"].as_str()), (Some("refused"), Some(code)), "{request}");
    }
    let refused = ada.ask(pick(0, question, json!(["seal"]))).await;
    assert_eq!((refused["rule"].as_str(), refused["key"].as_str()), (Some("SP-1"), Some("not-now")));
    let stale = ada.ask(pick(0, 77, json!(["ready"]))).await;
    assert_eq!(stale["n"].as_u64(), Some(question));
    unchanged(&server, &opened, &before).await;
}

#[tokio::test]
async fn a_request_that_is_sent_twice_is_done_once() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    let ada = &mut clients[0];
    let question = ada.play(0)["question"].clone();
    let request =
        json!({ "type": "pick", "seat": 0, "question": question, "picks": ["pledge"], "token": "once" }).to_string();
    ada.send_text(&request).await;
    ada.send_text(&request).await;
    let first = ada.until(|message| message["token"] == "once").await;
    let second = ada.until(|message| message["token"] == "once").await;
    assert_eq!((first["type"].as_str(), first["entry"].as_u64()), (Some("ack"), Some(1)));
    assert_eq!(first, second);
    // The same under a new name is another request, and its question has passed.
    let again = ada.ask(json!({ "type": "pick", "seat": 0, "question": question, "picks": ["ready"] })).await;
    assert_eq!(again["code"], "stale-question");
    while ada.play(0)["entry"] != 1 {
        ada.receive().await;
    }
    assert_eq!(ada.play(0)["view"]["pledged"], json!([0]));
}

#[tokio::test]
async fn hello_comes_first_and_tokens_have_bounds() {
    let server = TestServer::start().await;
    let (opened, _clients) = server.seated(2).await;
    let mut socket = connect(server.addr, &opened.id, &[]).await.unwrap();
    let early = socket.ask(json!({ "type": "pick", "seat": 0, "question": 1, "picks": ["ready"] })).await;
    assert_eq!((early["type"].as_str(), early["code"].as_str()), (Some("error"), Some("hello-first")));
    for token in [String::new(), "x".repeat(65)] {
        socket.send_text(&json!({ "type": "hello", "token": token }).to_string()).await;
        assert_eq!(socket.receive().await["code"], "bad-token");
    }
    let unknown = socket.ask(json!({ "type": "hello", "tokens": ["guess"] })).await;
    assert_eq!(unknown["code"], "unknown-seat-token");
    let unnamed = socket.ask(json!({ "type": "hello", "name": "x".repeat(41) })).await;
    // The first hello is acknowledged as well: a wrong token does not keep anybody from looking on.
    assert_eq!(unnamed["code"], "bad-name");
}

#[tokio::test]
async fn a_message_that_is_too_large_closes_the_socket_and_says_why() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let before = clients[0].play(0).clone();
    let mut large = json!({ "type": "talk", "token": "x", "text": "x".repeat(65_536) }).to_string();
    clients[0].send_text(&large).await;
    assert_eq!(clients[0].receive().await["code"], "too-large");
    let closed = clients[0].receive().await;
    assert_eq!((closed["closed"].as_u64(), closed["reason"].as_str()), (Some(1009), Some("too-large")));
    // So much that it is not even read to the end.
    large = large.repeat(10);
    clients[1].send_text(&large).await;
    let mut last = None;
    while let Some(message) = clients[1].try_receive().await {
        last = Some(message);
        if last.as_ref().is_some_and(|message| !message["closed"].is_null()) {
            break;
        }
    }
    // The goodbye may be lost with the rest of what was being sent, but nothing else follows.
    assert!(last.is_none_or(|last| last["closed"] == 1009 || last["type"] == "state"));
    unchanged(&server, &opened, &before).await;
}

#[tokio::test]
async fn unknown_tables_games_seats_and_paths_are_said() {
    let server = TestServer::start().await;
    let answer = server.get("/api/tables/nowhere").await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "unknown-table"));
    let refused = connect(server.addr, "nowhere", &[]).await.err().unwrap();
    assert!(refused.starts_with("404") && refused.contains("unknown-table"), "{refused}");
    for path in ["/api/tables/nowhere/frames", "/api/tables/nowhere/record.json", "/api/tables/nowhere/record.stf"] {
        assert_eq!(server.get(path).await.code(), "unknown-table");
    }
    assert_eq!(server.get("/api/games/chess/rules").await.code(), "unknown-game");
    assert_eq!(server.get("/api/nonsense").await.code(), "unknown-path");
    assert_eq!(http(server.addr, "DELETE", "/api/tables", "", b"").await.code(), "wrong-method");
    let (opened, _clients) = server.seated(2).await;
    let claim = json!({ "name": "Mo", "invitation": "guess" });
    let path = |seat: &str| format!("/api/tables/{}/seats/{seat}/claim", opened.id);
    assert_eq!(server.post(&path("9"), &claim).await.code(), "unknown-seat");
    assert_eq!(server.post(&path("x"), &claim).await.code(), "unknown-seat");
    assert_eq!(server.post(&path("1"), &claim).await.code(), "seat-taken");
    assert_eq!(server.get(&format!("/api/tables/{}/frames?from=x", opened.id)).await.code(), "bad-query");
}

#[tokio::test]
async fn a_table_that_cannot_be_opened_is_not() {
    let server = TestServer::start().await;
    let me = json!({ "kind": "me", "name": "Ada" });
    let bot = |level: &str| json!({ "kind": "bot", "level": level });
    let two = json!([me, bot("greedy")]);
    let wrong = [
        (json!({ "game": "chess", "seats": two }), "unknown-game"),
        (json!({ "game": "courier", "seats": [] }), "bad-seat-count"),
        (json!({ "game": "courier", "seats": [me] }), "bad-seat-count"),
        (json!({ "game": "courier", "seats": vec![&me; 4] }), "bad-seat-count"),
        (json!({ "game": "courier", "seats": vec![&me; 300] }), "bad-seat-count"),
        (json!({ "game": "courier", "seats": two, "options": { "rounds": 9 } }), "bad-option-value"),
        (json!({ "game": "courier", "seats": two, "options": { "speed": 9 } }), "unknown-option"),
        (json!({ "game": "courier", "seats": two, "preset": "grand" }), "unknown-preset"),
        (json!({ "game": "courier", "seats": [me, bot("genius")] }), "unknown-bot"),
        (json!({ "game": "courier", "seats": [{ "kind": "me", "name": " " }, me] }), "bad-name"),
        (json!({ "game": "courier", "seats": [{ "kind": "me", "name": "a\nb" }, me] }), "bad-name"),
        (json!({ "game": "courier", "seats": [{ "kind": "ghost" }, me] }), "bad-json"),
        (json!({ "game": "courier" }), "bad-json"),
    ];
    for (wish, code) in wrong {
        let answer = server.post("/api/tables", &wish).await;
        assert_eq!(answer.code(), code, "{wish}");
        assert!((400..500).contains(&answer.status));
    }
    assert_eq!(http(server.addr, "POST", "/api/tables", "", b"{").await.code(), "bad-json");
    let large = http(server.addr, "POST", "/api/tables", "", &vec![b' '; 70_000]).await;
    assert_eq!((large.status, large.code().as_str()), (413, "too-large"));
    let preset = json!({ "game": "courier", "seats": two, "preset": "usual", "options": { "rounds": "3" } });
    assert_eq!(server.post("/api/tables", &preset).await.status, 201);
}

#[tokio::test]
async fn a_wrong_invitation_takes_no_seat() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "courier", "seats": [{ "kind": "me", "name": "Ada" }, { "kind": "friend" }] });
    let opened = server.post("/api/tables", &wish).await.json();
    let path = format!("/api/tables/{}/seats/1/claim", opened["id"].as_str().unwrap());
    let answer = server.post(&path, &json!({ "name": "Mo", "invitation": "guess" })).await;
    assert_eq!((answer.status, answer.code().as_str()), (403, "wrong-invitation"));
    let invitation = opened["seats"][1]["invitation"].clone();
    assert_eq!(server.post(&path, &json!({ "name": "", "invitation": invitation })).await.code(), "bad-name");
    let info = server.get(&format!("/api/tables/{}", opened["id"].as_str().unwrap())).await.json();
    assert_eq!(info["seats"][1]["taken"], false);
}

#[tokio::test]
async fn one_address_holds_only_so_many_sockets_and_opens_only_so_many_tables() {
    let server = TestServer::with(|config| {
        config.sockets_per_address = 5;
        config.tables_per_minute = 2;
    })
    .await;
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "random" }])).await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(connect(server.addr, &opened.id, &[]).await.unwrap());
    }
    let refused = connect(server.addr, &opened.id, &[]).await.err().unwrap();
    assert!(refused.starts_with("429") && refused.contains("too-many-sockets"), "{refused}");
    // Those who are in stay in, and a place that is given up can be had.
    sockets[0].hello(&opened, &[0], 0).await;
    sockets.pop().unwrap().close().await;
    let mut tries = 0;
    while connect(server.addr, &opened.id, &[]).await.is_err() {
        tries += 1;
        assert!(tries < 1000, "the place was not given back");
    }
    let wish = json!({ "game": "courier", "seats": vec![json!({ "kind": "hot", "name": "Ada" }); 2] });
    assert_eq!(server.post("/api/tables", &wish).await.status, 201);
    let refused = server.post("/api/tables", &wish).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-many-tables"));
}

#[tokio::test]
async fn an_address_with_too_many_silent_connections_is_told_so_and_the_table_goes_on() {
    use tokio::io::AsyncReadExt;
    let server = TestServer::with(|config| config.sockets_per_address = 5).await;
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "random" }])).await;
    let mut seated = connect(server.addr, &opened.id, &[]).await.unwrap();
    seated.hello(&opened, &[0], 0).await;
    let mut silent = Vec::new();
    let mut refused = String::new();
    for _ in 0..40 {
        let mut stream = tokio::net::TcpStream::connect(server.addr).await.unwrap();
        let mut answer = String::new();
        let said =
            tokio::time::timeout(std::time::Duration::from_millis(200), stream.read_to_string(&mut answer)).await;
        if said.is_ok() {
            refused = answer;
            break;
        }
        silent.push(stream);
    }
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("too-many-sockets"), "{refused}");
    assert!(silent.len() < 10, "{} silent connections were let in", silent.len());
    // Who sits at the table is served as before, and places that are given up can be had.
    let answer = seated.ask(json!({ "type": "talk", "seat": 0, "text": "Still here" })).await;
    assert_eq!(answer["type"], "ack", "{answer}");
    silent.clear();
    let mut tries = 0;
    while connect(server.addr, &opened.id, &[]).await.is_err() {
        tries += 1;
        assert!(tries < 1000, "the places were not given back");
    }
}

#[tokio::test]
async fn pages_of_other_sites_may_not_speak_to_the_server() {
    let server = TestServer::with(|config| config.origins = vec!["https://friend.example".to_owned()]).await;
    let (opened, _clients) = server.seated(2).await;
    let refused = connect(server.addr, &opened.id, &[("origin", "https://evil.example")]).await.err().unwrap();
    assert!(refused.starts_with("403") && refused.contains("wrong-origin"), "{refused}");
    let own = format!("http://{}", server.addr);
    assert!(connect(server.addr, &opened.id, &[("origin", own.as_str())]).await.is_ok());
    assert!(connect(server.addr, &opened.id, &[("origin", "https://friend.example")]).await.is_ok());
    let post = http(server.addr, "POST", "/api/tables", "Origin: https://evil.example\r\n", b"{}").await;
    assert_eq!((post.status, post.code().as_str()), (403, "wrong-origin"));
}

#[tokio::test]
async fn a_server_with_a_bad_database_or_a_used_port_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("staffetta.db"), "not a database at all, sorry".repeat(50)).unwrap();
    let error = Server::bind(config(folder.path())).await.unwrap_err();
    assert_eq!(error.code(), "corrupt-database");
    assert!(error.to_string().contains("staffetta.db"), "{error}");

    let file = folder.path().join("a file");
    std::fs::write(&file, "").unwrap();
    assert_eq!(Server::bind(config(&file)).await.unwrap_err().code(), "data-folder");

    let server = TestServer::start().await;
    let mut taken = config(tempfile::tempdir().unwrap().path());
    taken.addr = server.addr;
    let error = Server::bind(taken).await.unwrap_err();
    assert_eq!(error.code(), "port-in-use");
    assert!(error.to_string().contains(&format!("port {}", server.addr.port())), "{error}");
}

#[tokio::test]
async fn a_damaged_table_harms_no_other() {
    let server = TestServer::start().await;
    let (broken, _clients) = server.seated(2).await;
    let (whole, _others) = server.seated(2).await;
    let folder = server.stop().await;
    // By hand, as nothing in the program can write this.
    by_hand(folder.path(), format!("UPDATE entries SET body = '{{}}' WHERE table_id = '{}'", broken.id)).await;
    let server = TestServer::in_folder(folder, |_| {}).await;
    let answer = server.get(&format!("/api/tables/{}", broken.id)).await;
    assert_eq!((answer.status, answer.code().as_str()), (500, "corrupt-row"));
    assert_eq!(server.get(&format!("/api/tables/{}", whole.id)).await.status, 200);
}
