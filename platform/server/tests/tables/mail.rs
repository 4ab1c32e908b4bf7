//! Mail: an address is proven by a link, a forgotten password is chosen anew by one, and one click ends what is not wanted.

use serde_json::{Value, json};
use staffetta_server::{MailServer, NoticeSettings};
use std::time::Duration;

use crate::browser::{Browser, PASSWORD};
use crate::client::Client;
use crate::sinks::{Mail, MailSink};
use crate::test_server::{Opened, TestServer, http};

async fn server(sink: &MailSink) -> TestServer {
    let notices = NoticeSettings { interval: Duration::from_millis(20), after: Duration::ZERO, private: true };
    let mail = MailServer { url: sink.url.clone(), from: "Staffetta <house@example.org>".into() };
    TestServer::notifying(tempfile::tempdir().unwrap(), |config| config.mail = Some(mail), notices).await
}

async fn give(browser: &mut Browser, address: &str) {
    let given = browser.ask("PUT", "/api/people/me/email", &json!({ "address": address })).await;
    assert_eq!(given.status, 202, "{}", given.text());
}

/// What a link shows behind the #.
fn shown(mail: &Mail, page: &str) -> String {
    mail.link("/mail/").split_once(&format!("/mail/{page}#")).unwrap().1.to_owned()
}

async fn prove(server: &TestServer, mail: &Mail) -> u16 {
    server.post("/api/people/email/proof", &json!({ "token": shown(mail, "proof") })).await.status
}

/// An account with a proven address.
async fn written_to(server: &TestServer, sink: &MailSink, name: &str) -> Browser {
    let mut browser = Browser::account(server, name).await;
    let before = sink.heard().len();
    give(&mut browser, &format!("{name}@example.org")).await;
    assert_eq!(prove(server, &sink.wait(before + 1).await[before]).await, 204);
    browser
}

#[tokio::test]
async fn an_address_is_the_persons_once_its_link_was_followed() {
    let sink = MailSink::start().await;
    let server = server(&sink).await;
    let mut ada = Browser::account(&server, "Ada").await;
    assert_eq!((&ada.me().await["mail"], &ada.me().await["email"]), (&json!(true), &Value::Null));
    assert_eq!(ada.ask("PUT", "/api/people/me/preferences", &json!({ "language": "it" })).await.status, 204);
    give(&mut ada, "ada@example.org").await;
    assert_eq!(ada.me().await["email"], json!({ "address": "ada@example.org", "proven": false }));
    let early = ada.post("/api/people/me/channels", &json!({ "kind": "mail" })).await;
    assert_eq!(early.code(), "bad-channel", "nothing is sent where nobody has followed the link");
    let mails = sink.wait(1).await;
    assert_eq!((mails.len(), mails[0].to.as_str()), (1, "ada@example.org"));
    assert!(mails[0].body().contains("Qualcuno, probabilmente tu"), "{}", mails[0].body());
    assert_eq!(mails[0].header("Auto-Submitted").as_deref(), Some("auto-generated"));
    let wrong = server.post("/api/people/email/proof", &json!({ "token": "guessed" })).await;
    assert_eq!(wrong.code(), "wrong-code");
    assert_eq!(prove(&server, &mails[0]).await, 204, "from any device");
    assert_eq!(prove(&server, &mails[0]).await, 401, "once");
    assert_eq!(ada.me().await["email"]["proven"], true);
    assert_eq!(ada.get("/api/people/me/export").await.json()["email"]["address"], "ada@example.org");

    // Another address must be proven again, and too late is too late.
    give(&mut ada, "ada@elsewhere.org").await;
    let second = sink.wait(2).await[1].clone();
    server.clock.advance(Duration::from_secs(25 * 60 * 60));
    assert_eq!(prove(&server, &second).await, 401);
    assert_eq!(ada.ask("DELETE", "/api/people/me/email", &json!({})).await.status, 204);
    assert_eq!(ada.me().await["email"], Value::Null);
    for wrong in ["nonsense", "a@b", "ada@example.org\r\nBcc: eve@example.org"] {
        let refused = ada.ask("PUT", "/api/people/me/email", &json!({ "address": wrong })).await;
        assert_eq!(refused.code(), "bad-address", "{wrong}");
    }
    let mut codes = Vec::new();
    for _ in 0..6 {
        codes.push(ada.ask("PUT", "/api/people/me/email", &json!({ "address": "eve@example.org" })).await.status);
    }
    assert_eq!(codes.last(), Some(&429), "nobody is flooded with mail: {codes:?}");
}

#[tokio::test]
async fn a_forgotten_password_is_chosen_anew_by_a_link_and_nobody_learns_who_has_an_account() {
    let sink = MailSink::start().await;
    let server = server(&sink).await;
    let mut ada = written_to(&server, &sink, "ada").await;
    let before = sink.heard().len();
    for address in ["nobody@example.org", "ADA@example.org"] {
        let answer = server.post("/api/people/password/forgot", &json!({ "address": address })).await;
        assert_eq!((answer.status, answer.text()), (202, String::new()), "the same for both");
    }
    let mails = sink.wait(before + 1).await;
    assert_eq!(mails.len(), before + 1, "nobody is written to who has no account");
    let code = shown(&mails[before], "reset");
    let reset = json!({ "code": code, "password": "another long password" });
    assert_eq!(server.post("/api/people/password/reset", &reset).await.status, 204);
    assert_eq!(server.post("/api/people/password/reset", &reset).await.code(), "wrong-code", "once");
    assert_eq!(ada.get("/api/people/me").await.code(), "not-signed-in", "every device is signed out");
    let old = server.post("/api/people/session", &json!({ "name": "ada", "password": PASSWORD })).await;
    assert_eq!(old.code(), "wrong-name-or-password");
    let new = json!({ "name": "ada", "password": "another long password" });
    assert_eq!(server.post("/api/people/session", &new).await.status, 200);
}

#[tokio::test]
async fn a_mail_says_that_a_table_waits_and_one_click_ends_it() {
    let sink = MailSink::start().await;
    let server = server(&sink).await;
    let mut ada = written_to(&server, &sink, "ada").await;
    let before = sink.heard().len();
    for _ in 0..2 {
        assert_eq!(ada.post("/api/people/me/channels", &json!({ "kind": "mail" })).await.status, 201);
    }
    let listed = ada.get("/api/people/me/channels").await.json();
    assert_eq!(listed["channels"].as_array().unwrap().len(), 1, "one mail for one question");
    let opened = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }])).await;
    let tokens = (0..2).map(|seat| opened["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
    let opened = Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens };
    let mut client = Client::join(server.addr, &opened, &[0, 1]).await;
    for seat in 0..2 {
        client.ready(seat).await;
    }
    client.until_running().await;
    let mails = sink.wait(before + 1).await;
    assert_eq!(mails.len(), before + 1);
    let mail = &mails[before];
    assert_eq!(mail.header("Subject").as_deref(), Some("A table waits for you"));
    assert!(mail.body().contains("The Specimen") && mail.body().contains(&format!("/table/{}", opened.id)));
    assert_eq!(mail.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));
    let link = mail.header("List-Unsubscribe").unwrap();
    let path = link.trim_matches(['<', '>']).split_once(&server.addr.to_string()).unwrap().1.to_owned();
    // A program that only looks changes nothing, a forged link neither.
    let looked = server.get(&path).await;
    assert_eq!(looked.status, 303);
    assert!(looked.header("location").unwrap().starts_with("/mail/stop?person="));
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let forged = format!("{}{}", &path[..path.len() - 2], "00");
    let refused = http(server.addr, "POST", &forged, form, b"List-Unsubscribe=One-Click").await;
    assert_eq!(refused.code(), "wrong-code");
    assert_eq!(ada.get("/api/people/me/channels").await.json()["channels"].as_array().unwrap().len(), 1);
    for _ in 0..2 {
        let ended = http(server.addr, "POST", &path, form, b"List-Unsubscribe=One-Click").await;
        assert_eq!(ended.status, 204, "{}", ended.text());
    }
    assert_eq!(ada.get("/api/people/me/channels").await.json()["channels"], json!([]));
    assert_eq!(ada.me().await["email"]["proven"], true, "the address stays: a password can still be chosen anew");
}

#[tokio::test]
async fn a_house_without_a_mail_server_offers_none() {
    let server = TestServer::start().await;
    let mut ada = Browser::account(&server, "Ada").await;
    assert_eq!(ada.me().await["mail"], false);
    let refused = ada.ask("PUT", "/api/people/me/email", &json!({ "address": "ada@example.org" })).await;
    assert_eq!(refused.code(), "no-mail");
    let forgot = server.post("/api/people/password/forgot", &json!({ "address": "ada@example.org" })).await;
    assert_eq!(forgot.code(), "no-mail");
}
