//! People among each other: friends, those whom one does not hear, invitations by name, notes, reports.

use serde_json::{Value, json};
use std::net::SocketAddr;

use crate::browser::Browser;
use crate::test_server::{Answer, TestServer, http};

fn two() -> Value {
    json!([{ "kind": "me", "name": "Ada at the table" }, { "kind": "friend" }])
}

async fn operator(addr: SocketAddr, method: &str, path: &str) -> Answer {
    http(addr, method, path, "Authorization: Bearer the operator\r\n", b"").await
}

#[tokio::test]
async fn friends_are_known_to_oneself_only_and_invited_by_name() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::account(&server, "Bo").await);
    let ties = ada.post("/api/people/me/friends", &json!({ "name": " BO " })).await;
    assert_eq!((ties.status, &ties.json()["friends"][0]["name"]), (200, &json!("Bo")), "{}", ties.text());
    assert_eq!(bo.get("/api/people/me/ties").await.json(), json!({ "friends": [], "blocked": [] }));
    for (name, code) in [("nobody", "unknown-person"), ("ada", "that-is-you")] {
        assert_eq!(ada.post("/api/people/me/friends", &json!({ "name": name })).await.code(), code);
    }
    let opened = ada.open(&two()).await;
    let table = opened["id"].as_str().unwrap();
    let (invite, claim) = (format!("/api/tables/{table}/seats/1/invite"), format!("/api/tables/{table}/seats/1/claim"));
    let sits_down = json!({ "name": "Bo", "invitation": "" });
    assert_eq!(bo.post(&claim, &sits_down).await.code(), "wrong-invitation", "nobody has invited him yet");
    assert_eq!(bo.post(&invite, &json!({ "name": "Bo" })).await.code(), "not-the-owner");
    for _ in 0..2 {
        assert_eq!(ada.post(&invite, &json!({ "name": "bo" })).await.status, 202);
    }
    let calls = bo.get("/api/people/me/calls").await.json();
    assert_eq!(calls.as_array().unwrap().len(), 1, "{calls}");
    assert_eq!((&calls[0]["table"], &calls[0]["host"]), (&json!(table), &json!("Ada at the table")));
    let mut eve = Browser::account(&server, "Eve").await;
    assert_eq!(eve.post(&claim, &sits_down).await.code(), "wrong-invitation", "it is for Bo");
    assert_eq!(bo.post(&claim, &sits_down).await.status, 200);
    assert_eq!(bo.get("/api/people/me/calls").await.json(), json!([]));
    assert_eq!(ada.post(&invite, &json!({ "name": "eve" })).await.code(), "seat-taken");
    let id = ada.get("/api/people/me/ties").await.json()["friends"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(bo.ask("DELETE", &format!("/api/people/me/ties/{id}"), &json!({})).await.code(), "unknown-person");
    let parted = ada.ask("DELETE", &format!("/api/people/me/ties/{id}"), &json!({})).await.json();
    assert_eq!(parted["friends"], json!([]));
}

#[tokio::test]
async fn who_is_blocked_is_not_heard_at_any_table_and_does_not_learn_it() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::account(&server, "Bo").await);
    let opened = ada.open(&two()).await;
    let table = opened["id"].as_str().unwrap();
    let claim = json!({ "name": "Bo", "invitation": opened["seats"][1]["invitation"] });
    assert_eq!(bo.post(&format!("/api/tables/{table}/seats/1/claim"), &claim).await.status, 200);
    let blocked = ada.post(&format!("/api/tables/{table}/seats/1/block"), &json!({})).await;
    assert_eq!(blocked.json()["blocked"][0]["name"], "Bo", "{}", blocked.text());
    assert_eq!(ada.get(&format!("/api/tables/{table}/blocked")).await.json(), json!([1]));
    assert_eq!(bo.get(&format!("/api/tables/{table}/blocked")).await.json(), json!([]));
    assert_eq!(ada.post(&format!("/api/tables/{table}/seats/0/block"), &json!({})).await.code(), "that-is-you");
    assert_eq!(ada.post(&format!("/api/tables/{table}/seats/7/block"), &json!({})).await.code(), "nobody-known");
    // Bo invites her, is told that it was done, and she hears nothing of it.
    let other = bo.open(&two()).await;
    let invite = format!("/api/tables/{}/seats/1/invite", other["id"].as_str().unwrap());
    assert_eq!(bo.post(&invite, &json!({ "name": "Ada" })).await.status, 202);
    assert_eq!(ada.get("/api/people/me/calls").await.json(), json!([]));
    let export = ada.get("/api/people/me/export").await.json();
    assert_eq!((&export["blocked"], &export["friends"]), (&json!(["Bo"]), &json!([])));
}

#[tokio::test]
async fn what_the_blocked_say_is_not_sent_to_whoever_blocked_them() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::account(&server, "Bo").await);
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }, { "kind": "friend" }]);
    let opened = ada.open(&seats).await;
    let table = opened["id"].as_str().unwrap();
    let mut cleo = Browser::guest(&server, "Cleo").await;
    for (seat, browser, name) in [(1, &mut bo, "Bo"), (2, &mut cleo, "Cleo")] {
        let claim = json!({ "name": name, "invitation": opened["seats"][seat]["invitation"] });
        assert_eq!(browser.post(&format!("/api/tables/{table}/seats/{seat}/claim"), &claim).await.status, 200);
    }
    let (mut at_ada, mut at_bo, mut at_cleo) = (ada.sit(table).await, bo.sit(table).await, cleo.sit(table).await);
    let say = |seat: u8, text: &str| json!({ "type": "talk", "seat": seat, "text": text });
    assert_eq!(at_bo.ask(say(1, "heard by all")).await["type"], "ack");
    assert_eq!(ada.post(&format!("/api/tables/{table}/seats/1/block"), &json!({})).await.status, 200);
    assert_eq!(at_bo.ask(say(1, "not for Ada")).await["type"], "ack", "he does not learn it");
    assert_eq!(at_cleo.ask(say(2, "from Cleo")).await["type"], "ack");
    let quiet = std::time::Duration::from_millis(200);
    let heard = |client: &crate::client::Client| {
        let lines = client.received.iter().filter(|message| message["type"] == "chat");
        let lines = lines.flat_map(|message| message["lines"].as_array().unwrap().clone());
        lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    for client in [&mut at_ada, &mut at_cleo] {
        client.drain(quiet).await;
    }
    assert_eq!(heard(&at_ada), ["heard by all", "from Cleo"]);
    assert_eq!(heard(&at_cleo), ["heard by all", "not for Ada", "from Cleo"]);
    // Whoever comes again is not told either; without the block everything is there.
    let mut again = ada.sit(table).await;
    again.drain(quiet).await;
    assert_eq!(heard(&again), ["from Cleo"]);
    let id = ada.get("/api/people/me/ties").await.json()["blocked"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(ada.ask("DELETE", &format!("/api/people/me/ties/{id}"), &json!({})).await.status, 200);
    let mut unblocked = ada.sit(table).await;
    unblocked.drain(quiet).await;
    assert_eq!(heard(&unblocked).len(), 3);
}

#[tokio::test]
async fn notes_are_there_on_every_device_and_nobody_elses() {
    let server = TestServer::start().await;
    let mut ada = Browser::account(&server, "Ada").await;
    let opened = ada.open(&two()).await;
    let note = format!("/api/people/me/notes/{}/0", opened["id"].as_str().unwrap());
    assert_eq!(ada.get(&note).await.json(), json!({ "text": "" }));
    assert_eq!(ada.ask("PUT", &note, &json!({ "text": "Bo has the bridge" })).await.status, 204);
    let mut desk = Browser::new(&server);
    let shown = json!({ "name": "Ada", "password": crate::browser::PASSWORD });
    assert_eq!(desk.post("/api/people/session", &shown).await.status, 200);
    assert_eq!(desk.get(&note).await.json()["text"], "Bo has the bridge");
    let mut eve = Browser::guest(&server, "Eve").await;
    assert_eq!(eve.get(&note).await.code(), "not-your-seat", "they are Ada's");
    assert_eq!(eve.ask("PUT", &note, &json!({ "text": "hm" })).await.code(), "not-your-seat");
    assert_eq!(ada.ask("PUT", &note, &json!({ "text": "x".repeat(4001) })).await.code(), "bad-text");
    assert_eq!(ada.get("/api/people/me/export").await.json()["notes"][0]["text"], "Bo has the bridge");
}

#[tokio::test]
async fn a_report_carries_what_was_said_or_the_record_and_only_the_operator_reads_it() {
    let server = TestServer::with(|config| {
        config.admin_token = Some("the operator".into());
        config.conduct = Some("Be kind.".into());
    })
    .await;
    assert_eq!(
        server.get("/api/house").await.json(),
        json!({ "conduct": "Be kind.", "passkeys": cfg!(feature = "passkeys") })
    );
    let (opened, mut clients) = server.seated(2).await;
    for text in ["good day", "something rude"] {
        assert_eq!(clients[1].ask(json!({ "type": "talk", "seat": 1, "text": text })).await["type"], "ack");
    }
    let mut ada = Browser::account(&server, "Ada").await;
    let talk = json!({ "about": "talk", "table": opened.id, "line": 2, "text": "this is rude" });
    assert_eq!(ada.post("/api/reports", &talk).await.status, 201);
    let problem = json!({ "about": "problem", "table": opened.id, "entry": 0, "text": "the dice stand still" });
    assert_eq!(server.post("/api/reports", &problem).await.status, 201);
    for (wrong, code) in [
        (json!({ "about": "talk", "table": opened.id, "text": "" }), "bad-line"),
        (json!({ "about": "talk", "table": opened.id, "line": 99, "text": "" }), "bad-line"),
        (json!({ "about": "problem", "table": "nowhere", "text": "" }), "unknown-table"),
    ] {
        assert_eq!(server.post("/api/reports", &wrong).await.code(), code, "{wrong}");
    }
    assert_eq!(server.get("/api/admin/reports").await.code(), "not-the-operator");
    let reports = operator(server.addr, "GET", "/api/admin/reports").await.json();
    let [first, second] = [&reports[0]["report"], &reports[1]["report"]];
    assert_eq!(
        (&first["text"], &first["evidence"]["lines"][1]["text"]),
        (&json!("this is rude"), &json!("something rude"))
    );
    assert_eq!(second["evidence"]["moment"], 0);
    assert_eq!(second["evidence"]["entries"][0]["do"], "set_up", "{second}");
    let settle = format!("/api/admin/reports/{}", reports[0]["id"].as_str().unwrap());
    assert_eq!(operator(server.addr, "DELETE", &settle).await.status, 204);
    assert_eq!(operator(server.addr, "DELETE", &settle).await.code(), "unknown-report");
    assert_eq!(operator(server.addr, "GET", "/api/admin/reports").await.json().as_array().unwrap().len(), 1);
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(server.post("/api/reports", &problem).await.status);
    }
    assert_eq!(statuses.last(), Some(&429), "nobody fills the house with reports");
}
