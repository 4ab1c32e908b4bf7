//! People are told what else happens at their tables: a seat taken, a game begun or over, consent asked, talk that names them.

use serde_json::{Value, json};
use staffetta_server::NoticeSettings;
use std::time::Duration;

use crate::browser::Browser;
use crate::client::Client;
use crate::sinks::{MailSink, PushDevice, Sink};
use crate::test_server::{TestServer, http};

async fn server_in(folder: tempfile::TempDir, after: Duration) -> TestServer {
    let notices = NoticeSettings { interval: Duration::from_millis(20), after, private: true };
    TestServer::notifying(folder, |_| {}, notices).await
}

async fn server(after: Duration) -> TestServer {
    server_in(tempfile::tempdir().unwrap(), after).await
}

async fn told_by(browser: &mut Browser, sink: &Sink) {
    let channel = json!({ "kind": "webhook", "url": sink.url });
    assert_eq!(browser.post("/api/people/me/channels", &channel).await.status, 201);
}

/// Only of this.
async fn told_of(browser: &mut Browser, kinds: &[&str]) {
    assert_eq!(browser.ask("PUT", "/api/people/me/told-of", &json!({ "kinds": kinds })).await.status, 204);
}

/// Kind and table of all news so far, message by message.
fn news(sink: &Sink) -> Vec<Vec<(String, String)>> {
    let word = |value: &Value| value.as_str().unwrap().to_owned();
    let of_message = |(_, body): (String, Vec<u8>)| {
        let told: Value = serde_json::from_slice(&body).unwrap();
        let news = told["news"].as_array().unwrap().iter();
        news.map(|news| (word(&news["kind"]), word(&news["table"]))).collect::<Vec<_>>()
    };
    sink.heard().into_iter().map(of_message).collect()
}

fn one(kind: &str, table: &str) -> Vec<(String, String)> {
    vec![(kind.to_owned(), table.to_owned())]
}

/// Ada's table for two; Bo takes the other seat.
async fn opened_by(ada: &mut Browser) -> (String, Value) {
    let opened = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])).await;
    (opened["id"].as_str().unwrap().to_owned(), opened["seats"][1]["invitation"].clone())
}

async fn sits_down(bo: &mut Browser, table: &str, invitation: &Value) {
    let claim = json!({ "name": "Bo", "invitation": invitation });
    let claimed = bo.post(&format!("/api/tables/{table}/seats/1/claim"), &claim).await;
    assert_eq!(claimed.status, 200, "{}", claimed.text());
}

/// Both look, are ready, and see the game begin.
async fn begin(ada: &Browser, bo: &Browser, table: &str) -> [Client; 2] {
    let mut clients = [ada.sit(table).await, bo.sit(table).await];
    for (seat, client) in clients.iter_mut().enumerate() {
        client.ready(seat).await;
    }
    for client in &mut clients {
        client.until_running().await;
    }
    clients
}

#[tokio::test]
async fn a_seat_taken_a_game_begun_and_over_are_told_once_each_to_those_who_are_away() {
    let server = server(Duration::ZERO).await;
    let sink = Sink::start(200).await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::account(&server, "Bo").await);
    told_by(&mut ada, &sink).await;
    told_of(&mut ada, &["seat", "begun", "over", "consent"]).await;
    let (table, invitation) = opened_by(&mut ada).await;
    sits_down(&mut bo, &table, &invitation).await;
    sink.wait(1).await;
    assert_eq!(news(&sink), [one("seat", &table)]);

    // Ada is ready and goes; Bo begins.
    let mut client = ada.sit(&table).await;
    client.ready(0).await;
    client.close().await;
    let mut at_bo = bo.sit(&table).await;
    at_bo.ready(1).await;
    at_bo.until_running().await;
    sink.wait(2).await;
    assert_eq!(news(&sink)[1..], [one("begun", &table)]);

    // Bo asks her to end the game as it stands.
    assert_eq!(at_bo.ask(json!({ "type": "agree_to_end", "seat": 1 })).await["type"], "ack");
    sink.wait(3).await;
    assert_eq!(news(&sink)[2..], [one("consent", &table)]);
    // To drop it and to ask again at the same moment is no news.
    assert_eq!(at_bo.ask(json!({ "type": "decline", "seat": 1 })).await["type"], "ack");
    assert_eq!(at_bo.ask(json!({ "type": "agree_to_end", "seat": 1 })).await["type"], "ack");
    sink.wait(3).await;
    assert_eq!(news(&sink).len(), 3, "nobody is told twice");

    assert_eq!(at_bo.ask(json!({ "type": "leave", "seat": 1 })).await["type"], "ack");
    at_bo.close().await;
    let closed = ada.post(&format!("/api/tables/{table}/close"), &json!({})).await;
    assert!([200, 409].contains(&closed.status), "{}", closed.text());
    sink.wait(4).await;
    assert_eq!(news(&sink)[3..], [one("over", &table)]);
    let _server = server_in(server.stop().await, Duration::ZERO).await;
    assert_eq!(sink.wait(4).await.len(), 4, "a restart tells nothing again");
}

#[tokio::test]
async fn who_looks_at_the_table_has_seen_it_and_who_looks_at_another_is_told_when_gone() {
    let server = server(Duration::ZERO).await;
    let sink = Sink::start(200).await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::account(&server, "Bo").await);
    told_by(&mut ada, &sink).await;
    told_of(&mut ada, &["seat", "over"]).await;
    let (seen, first) = opened_by(&mut ada).await;
    let (unseen, second) = opened_by(&mut ada).await;
    let looking = ada.sit(&seen).await;
    sits_down(&mut bo, &seen, &first).await;
    sits_down(&mut bo, &unseen, &second).await;
    assert!(sink.wait(0).await.is_empty(), "{:?}", news(&sink));
    looking.close().await;
    sink.wait(1).await;
    assert_eq!(news(&sink), [one("seat", &unseen)], "of the other she is told once she has gone");
}

#[tokio::test]
async fn several_tables_are_one_message_and_begun_is_not_told_beside_your_turn() {
    let server = server(Duration::from_secs(60)).await;
    let sink = Sink::start(200).await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::account(&server, "Bo").await);
    told_by(&mut ada, &sink).await;
    let (open, invitation) = opened_by(&mut ada).await;
    sits_down(&mut bo, &open, &invitation).await;
    let (table, invitation) = opened_by(&mut ada).await;
    sits_down(&mut bo, &table, &invitation).await;
    for client in begin(&ada, &bo, &table).await {
        client.close().await;
    }
    // While she looked she saw what had happened at that table a minute ago.
    server.clock.advance(Duration::from_secs(120));
    let heard = sink.wait(1).await;
    assert_eq!(heard.len(), 1, "one message for all of it");
    let told: Value = serde_json::from_slice(&heard[0].1).unwrap();
    assert_eq!((&told["kind"], &told["tables"][0]["table"]), (&json!("your_turn"), &json!(table)), "{told}");
    let kinds: Vec<_> = news(&sink).concat();
    assert!(kinds.contains(&("seat".to_owned(), open.clone())), "{kinds:?}");
    assert!(!kinds.iter().any(|(kind, _)| kind == "begun"), "{kinds:?}");
}

#[tokio::test]
async fn talk_that_names_somebody_is_told_if_they_want_it_and_not_from_those_they_blocked() {
    let server = server(Duration::ZERO).await;
    let sink = Sink::start(200).await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::account(&server, "Bo").await);
    told_by(&mut ada, &sink).await;
    let listed = ada.get("/api/people/me/channels").await.json();
    assert_eq!(listed["told_of"], json!(["turn", "seat", "begun", "over", "consent"]), "all but talk");
    told_of(&mut ada, &[]).await;
    let (table, invitation) = opened_by(&mut ada).await;
    sits_down(&mut bo, &table, &invitation).await;
    let mut at_bo = bo.sit(&table).await;
    let mut say = async |text: &str| {
        let said = at_bo.ask(json!({ "type": "talk", "seat": 1, "text": text })).await;
        assert_eq!(said["type"], "ack", "{said}");
    };
    say("Ada, are you there?").await;
    assert!(sink.wait(0).await.is_empty(), "she does not want it");
    told_of(&mut ada, &["talk"]).await;
    say("Granada is far").await;
    say("well, @ada: it is your turn").await;
    sink.wait(1).await;
    assert_eq!(news(&sink), [one("talk", &table)]);
    let blocked = ada.post(&format!("/api/tables/{table}/seats/1/block"), &json!({})).await;
    assert_eq!(blocked.status, 200, "{}", blocked.text());
    say("Ada!").await;
    assert_eq!(sink.wait(1).await.len(), 1, "she does not hear of him");
    let export = ada.get("/api/people/me/export").await.json();
    assert_eq!(export["told_of"], json!(["talk"]));
    let wrong = ada.ask("PUT", "/api/people/me/told-of", &json!({ "kinds": ["everything"] })).await;
    assert_eq!(wrong.status, 400, "{}", wrong.text());
    let forged = format!("Cookie: staffetta-person={}\r\nSec-Fetch-Site: same-origin\r\n", "0".repeat(64));
    let body = br#"{"kinds":[]}"#;
    let headers = format!("{forged}Content-Type: application/json\r\n");
    let refused = http(server.addr, "PUT", "/api/people/me/told-of", &headers, body).await;
    assert_eq!(refused.code(), "not-signed-in");
}

#[tokio::test]
async fn a_mail_says_what_happened_with_a_link_to_each_table() {
    let mails = MailSink::start().await;
    let from = "Staffetta <staffetta@example.org>".to_owned();
    let notices = NoticeSettings { interval: Duration::from_millis(20), after: Duration::ZERO, private: true };
    let url = mails.url.clone();
    let server = TestServer::notifying(
        tempfile::tempdir().unwrap(),
        |config| config.mail = Some(staffetta_server::MailServer { url, from }),
        notices,
    )
    .await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::account(&server, "Bo").await);
    ada.ask("PUT", "/api/people/me/preferences", &json!({ "language": "de" })).await;
    let given = ada.ask("PUT", "/api/people/me/email", &json!({ "address": "ada@example.org" })).await;
    assert!((200..300).contains(&given.status), "{}", given.text());
    let link = mails.wait(1).await[0].link("/mail/proof#");
    let token = link.split_once('#').unwrap().1;
    let proven = ada.post("/api/people/email/proof", &json!({ "token": token })).await;
    assert!((200..300).contains(&proven.status), "{}", proven.text());
    assert_eq!(ada.post("/api/people/me/channels", &json!({ "kind": "mail" })).await.status, 201);
    let (table, invitation) = opened_by(&mut ada).await;
    sits_down(&mut bo, &table, &invitation).await;
    let heard = mails.wait(2).await;
    assert_eq!(heard.len(), 2);
    let mail = &heard[1];
    assert!(mail.header("Subject").is_some_and(|subject| subject.contains("Neues")), "{}", mail.text);
    assert!(mail.body().contains("Platz genommen"), "{}", mail.body());
    assert!(mail.link(&format!("/table/{table}")).starts_with("http"), "{}", mail.body());
    assert!(mail.header("List-Unsubscribe").is_some());
}

#[tokio::test]
async fn a_browser_is_told_by_its_push_service_too() {
    let server = server(Duration::ZERO).await;
    let service = Sink::start(201).await;
    let device = PushDevice::new();
    let (mut ada, mut bo) = (Browser::guest(&server, "Ada").await, Browser::guest(&server, "Bo").await);
    assert_eq!(ada.post("/api/people/me/channels", &device.subscription(&service)).await.status, 201);
    let (table, invitation) = opened_by(&mut ada).await;
    sits_down(&mut bo, &table, &invitation).await;
    let heard = service.wait(1).await;
    assert_eq!(heard.len(), 1);
    let told = device.read(&heard[0].1);
    assert_eq!((&told["news"][0]["kind"], &told["news"][0]["table"]), (&json!("seat"), &json!(table)), "{told}");
}
