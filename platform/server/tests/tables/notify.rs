//! People are told that a table waits for them: where they want it, when they are not looking, and once.

use ring::hmac;
use serde_json::{Value, json};
use staffetta_server::NoticeSettings;
use std::time::Duration;

use crate::browser::Browser;
use crate::client::Client;
use crate::sinks::{PushDevice, Sink};
use crate::test_server::{Opened, TestServer};

/// Tells whoever has been asked for so long, also in this very machine.
async fn telling(folder: tempfile::TempDir, after: Duration) -> TestServer {
    let notices = NoticeSettings { interval: Duration::from_millis(20), after, private: true };
    TestServer::notifying(folder, |_| {}, notices).await
}

async fn server() -> TestServer {
    telling(tempfile::tempdir().unwrap(), Duration::ZERO).await
}

async fn add_webhook(browser: &mut Browser, url: &str) -> Value {
    let added = browser.post("/api/people/me/channels", &json!({ "kind": "webhook", "url": url })).await;
    assert_eq!(added.status, 201, "{}", added.text());
    added.json()
}

/// A table of two people at one screen, both of the same person or of nobody, which waits for one of them.
async fn waiting(server: &TestServer, browser: &mut Browser) -> (Opened, Client) {
    let opened = browser.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }])).await;
    let tokens = (0..2).map(|seat| opened["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
    let opened = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
    // By key and not signed in: to the server nobody looks.
    let mut client = Client::join(server.addr, &opened, &[0, 1]).await;
    for seat in 0..2 {
        client.ready(seat).await;
    }
    client.until_running().await;
    (opened, client)
}

#[tokio::test]
async fn a_webhook_is_signed_and_comes_once_for_a_question() {
    let server = server().await;
    let sink = Sink::start(200).await;
    let mut ada = Browser::account(&server, "Ada").await;
    let (opened, mut client) = waiting(&server, &mut ada).await;
    let added = add_webhook(&mut ada, &sink.url).await;
    let heard = sink.wait(1).await;
    assert_eq!(heard.len(), 1, "one message for the question");
    let (head, body) = &heard[0];
    let told: Value = serde_json::from_slice(body).unwrap();
    assert_eq!((&told["kind"], &told["tables"][0]["table"]), (&json!("your_turn"), &json!(opened.id)));
    let signature = head.lines().find_map(|line| line.strip_prefix("staffetta-signature: ")).unwrap();
    let (time, signature) = signature.strip_prefix("t=").unwrap().split_once(",v1=").unwrap();
    let key = hmac::Key::new(hmac::HMAC_SHA256, added["secret"].as_str().unwrap().as_bytes());
    let signed = [time.as_bytes(), b".", body].concat();
    assert_eq!(staffetta_kernel::hex::encode(hmac::sign(&key, &signed).as_ref()), signature);

    while sink.heard().len() < 2 {
        if !client.pick_anything().await {
            client.receive().await;
        }
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    let tables: Vec<Value> =
        sink.heard().iter().map(|(_, body)| serde_json::from_slice::<Value>(body).unwrap()).collect();
    assert!(tables.iter().all(|told| told["tables"][0]["table"] == json!(opened.id)));
    let listed = ada.get("/api/people/me/channels").await.json();
    assert_eq!(
        (&listed["channels"][0]["kind"], &listed["channels"][0]["host"]),
        (&json!("webhook"), &json!("127.0.0.1"))
    );
    assert!(!listed.to_string().contains(added["secret"].as_str().unwrap()), "the secret is told once");
    let path = format!("/api/people/me/channels/{}", added["id"].as_str().unwrap());
    let mut eve = Browser::guest(&server, "Eve").await;
    assert_eq!(eve.ask("DELETE", &path, &json!({})).await.code(), "unknown-channel", "it is another's");
    assert_eq!(ada.ask("DELETE", &path, &json!({})).await.status, 204);
}

#[tokio::test]
async fn several_tables_are_one_message_and_a_restart_tells_nothing_again() {
    let server = telling(tempfile::tempdir().unwrap(), Duration::from_secs(60)).await;
    let sink = Sink::start(200).await;
    let mut ada = Browser::guest(&server, "Ada").await;
    add_webhook(&mut ada, &sink.url).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(waiting(&server, &mut ada).await.0.id);
    }
    assert!(sink.wait(0).await.is_empty(), "whoever answers within the minute is not told");
    server.clock.advance(Duration::from_secs(120));
    let heard = sink.wait(1).await;
    assert_eq!(heard.len(), 1, "one message for several tables");
    let told: Value = serde_json::from_slice(&heard[0].1).unwrap();
    let mut named: Vec<&str> =
        told["tables"].as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect();
    named.sort_unstable();
    tables.sort_unstable();
    assert_eq!(named, tables);
    let server = telling(server.stop().await, Duration::ZERO).await;
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(sink.wait(2).await.len(), 1, "nobody is told twice of one question");
}

#[tokio::test]
async fn who_is_looking_is_not_told() {
    let server = server().await;
    let sink = Sink::start(200).await;
    let mut ada = Browser::account(&server, "Ada").await;
    add_webhook(&mut ada, &sink.url).await;
    let opened = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }])).await;
    let mut client = ada.sit(opened["id"].as_str().unwrap()).await;
    for seat in 0..2 {
        client.ready(seat).await;
    }
    client.until_running().await;
    assert!(sink.wait(0).await.is_empty());
    client.close().await;
    assert_eq!(sink.wait(1).await.len(), 1, "now she is not looking");
}

#[tokio::test]
async fn a_push_is_encrypted_and_a_browser_that_wants_no_more_is_forgotten() {
    let server = server().await;
    let sink = Sink::start(410).await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let device = PushDevice::new();
    let added = ada.post("/api/people/me/channels", &device.subscription(&sink)).await;
    assert_eq!((added.status, &added.json()["secret"]), (201, &Value::Null), "{}", added.text());
    // That the game has begun may be told a moment before the question is there, and the device hears only one message.
    let chosen = ada.ask("PUT", "/api/people/me/told-of", &json!({ "kinds": ["turn"] })).await;
    assert_eq!(chosen.status, 204, "{}", chosen.text());
    let (opened, _client) = waiting(&server, &mut ada).await;
    let heard = sink.wait(1).await;
    assert_eq!(heard.len(), 1);
    let (head, body) = &heard[0];
    assert!(head.contains("content-encoding: aes128gcm") && head.contains("authorization: vapid t="), "{head}");
    assert!(!String::from_utf8_lossy(body).contains(&opened.id), "the push service reads nothing");
    assert_eq!(device.read(body)["tables"][0]["table"], json!(opened.id));
    let listed = ada.get("/api/people/me/channels").await.json();
    assert_eq!(listed["channels"], json!([]));
    assert_eq!(base64_bytes(listed["push_key"].as_str().unwrap()), 65);
}

#[tokio::test]
async fn addresses_inside_the_house_and_broken_keys_are_refused() {
    let server = TestServer::start().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    for url in
        ["http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest", "nonsense"]
    {
        let refused = ada.post("/api/people/me/channels", &json!({ "kind": "webhook", "url": url })).await;
        assert_eq!(refused.code(), "bad-channel", "{url}");
    }
    let push = json!({ "kind": "push", "endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA" });
    assert_eq!(ada.post("/api/people/me/channels", &push).await.code(), "bad-channel");
    let nobody =
        server.post("/api/people/me/channels", &json!({ "kind": "webhook", "url": "https://example.org/" })).await;
    assert_eq!(nobody.code(), "not-signed-in");
}

fn base64_bytes(text: &str) -> usize {
    text.len() * 6 / 8
}
