//! Guests, accounts, their devices and their seats.

use serde_json::{Value, json};
use std::time::Duration;

use crate::browser::{Browser, PASSWORD};
use crate::client::Client;
use crate::test_server::{Opened, TestServer, http};

/// Two people on screens of their own; the first seat is the opener's.
fn two() -> Value {
    json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])
}

/// Takes the second seat of a table.
async fn claim(browser: &mut Browser, opened: &Value) -> String {
    let path = format!("/api/tables/{}/seats/1/claim", opened["id"].as_str().unwrap());
    let claim = json!({ "name": "Bo", "invitation": opened["seats"][1]["invitation"] });
    let claimed = browser.post(&path, &claim).await;
    assert_eq!(claimed.status, 200, "{}", claimed.text());
    claimed.json()["token"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_finds_the_seats_on_another_device_and_after_a_restart() {
    let server = TestServer::start().await;
    let mut phone = Browser::guest(&server, "Ada").await;
    let opened = phone.open(&two()).await;
    let table = opened["id"].as_str().unwrap();
    let me = phone.me().await;
    assert_eq!((me["name"].as_str(), me["guest"].as_bool()), (Some("Ada"), Some(true)));
    assert_eq!((me["games"][0]["table"].as_str(), me["games"][0]["seat"].as_u64()), (Some(table), Some(0)));
    let before = phone.cookie.clone();
    let account = phone.post("/api/people/account", &json!({ "name": "Ada", "password": PASSWORD })).await;
    assert_eq!(account.status, 201, "{}", account.text());
    assert_ne!(phone.cookie, before, "the token of the guest is good for nothing any more");
    let mut old = Browser { cookie: before, ..phone.clone() };
    assert_eq!(old.get("/api/people/me").await.code(), "not-signed-in");

    let server = server.restart().await;
    let mut desk = Browser::new(&server);
    let signed_in = desk.post("/api/people/session", &json!({ "name": " ADA ", "password": PASSWORD })).await;
    assert_eq!(signed_in.status, 200, "{}", signed_in.text());
    let me = desk.me().await;
    assert_eq!((me["guest"].as_bool(), me["games"][0]["table"].as_str()), (Some(false), Some(table)));
    assert_eq!(me["devices"].as_array().unwrap().len(), 2);
    let mut bo = Browser::guest(&server, "Bo").await;
    claim(&mut bo, &opened).await;
    let (mut first, mut second) = (desk.sit(table).await, bo.sit(table).await);
    first.ready(0).await;
    second.ready(1).await;
    first.until_running().await;
    second.until_running().await;
    assert_eq!(first.pick(0, &["pledge"]).await["entry"], 1);
    // Both play on to the end; the result is kept with each of them.
    crate::play::all_play_out(vec![first, second]).await;
    let me = desk.me().await;
    assert_eq!((me["finished"].as_u64(), me["reliability"].as_u64()), (Some(1), Some(100)), "{me}");
    assert!(me["games"][0]["rank"].is_number() && me["games"][0]["ended"].is_number());
    let both = me["won"].as_u64().unwrap() + bo.me().await["won"].as_u64().unwrap();
    assert!(both >= 1);
}

#[tokio::test]
async fn a_guest_who_signs_in_brings_the_seats_along_and_older_keys_become_the_persons() {
    let server = TestServer::start().await;
    let mut ada = Browser::account(&server, "Ada").await;
    let mut guest = Browser::guest(&server, "somebody").await;
    let opened = guest.open(&two()).await;
    // Taken before anybody was signed in.
    let by_key = server.open(two()).await;
    assert_eq!(guest.post("/api/people/session", &json!({ "name": "Ada", "password": PASSWORD })).await.status, 200);
    let seats = json!({ "seats": [
        { "table": by_key.id, "seat": 0, "token": by_key.tokens[0] },
        { "table": by_key.id, "seat": 1, "token": "forged" },
        { "table": "nowhere", "seat": 0, "token": by_key.tokens[0] },
    ]});
    assert_eq!(guest.post("/api/people/me/seats", &seats).await.json()["adopted"], 1);
    let games = ada.me().await["games"].clone();
    let mut tables: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["table"].as_str().unwrap()).collect();
    tables.sort_unstable();
    let mut wanted = [opened["id"].as_str().unwrap(), by_key.id.as_str()];
    wanted.sort_unstable();
    assert_eq!(tables, wanted);
    // The key in the other browser opens the seat as before.
    let client = Client::join(server.addr, &by_key, &[0]).await;
    assert_eq!(client.state(0)["seat"], 0);
    // And nobody else makes the seat theirs.
    let mut eve = Browser::guest(&server, "Eve").await;
    let again = json!({ "seats": [{ "table": by_key.id, "seat": 0, "token": by_key.tokens[0] }] });
    assert_eq!(eve.post("/api/people/me/seats", &again).await.json()["adopted"], 0);
}

#[tokio::test]
async fn a_one_time_code_moves_a_guest_to_another_device_once_and_not_for_long() {
    let server = TestServer::start().await;
    let clock = server.clock.clone();
    let mut phone = Browser::guest(&server, "Ada").await;
    let opened = phone.open(&two()).await;
    let code = phone.post("/api/people/me/code", &json!({})).await.json()["code"].as_str().unwrap().to_owned();
    let mut desk = Browser::new(&server);
    let typed = json!({ "code": code.to_lowercase().replace('-', " ") });
    assert_eq!(desk.post("/api/people/session/code", &typed).await.status, 200);
    assert_eq!(desk.me().await["games"][0]["table"], opened["id"]);
    assert_eq!(Browser::new(&server).post("/api/people/session/code", &typed).await.code(), "wrong-code");
    let late = phone.post("/api/people/me/code", &json!({})).await.json();
    clock.advance(Duration::from_secs(601));
    let typed = json!({ "code": late["code"] });
    assert_eq!(Browser::new(&server).post("/api/people/session/code", &typed).await.code(), "wrong-code");
}

#[tokio::test]
async fn signing_out_everywhere_closes_every_door_and_other_devices_can_be_signed_out_one_by_one() {
    let server = TestServer::start().await;
    let mut phone = Browser::account(&server, "Ada").await;
    let opened = phone.open(&two()).await;
    let table = opened["id"].as_str().unwrap();
    let mut desk = Browser { agent: "Desk".to_owned(), ..Browser::new(&server) };
    desk.post("/api/people/session", &json!({ "name": "Ada", "password": PASSWORD })).await;
    let devices = phone.me().await["devices"].clone();
    let other = devices.as_array().unwrap().iter().find(|device| device["this"] == false).unwrap();
    assert_eq!(other["label"], "Desk");
    let path = format!("/api/people/sessions/{}", other["id"].as_str().unwrap());
    assert_eq!(phone.ask("DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(desk.get("/api/people/me").await.status, 401);

    let token = opened["seats"][0]["token"].as_str().unwrap().to_owned();
    let by_key = Opened { id: table.to_owned(), tokens: vec![token] };
    let mut held = Client::join(server.addr, &by_key, &[0]).await;
    assert_eq!(phone.ask("DELETE", "/api/people/sessions", &json!({})).await.status, 204);
    assert_eq!((phone.cookie.clone(), phone.get("/api/people/me").await.status), (None, 401));
    let refused = held.ask(json!({ "type": "ready", "seat": 0, "contribution": "mine" })).await;
    assert_eq!(refused["code"], "not-your-seat", "a key that was kept there opens nothing any more");
    desk.post("/api/people/session", &json!({ "name": "Ada", "password": PASSWORD })).await;
    assert_eq!(desk.sit(table).await.state(0)["seat"], 0);
}

#[tokio::test]
async fn passwords_are_changed_by_their_owners_and_reset_with_a_code_of_the_operators() {
    let server = TestServer::with(|config| config.admin_token = Some("operator".to_owned())).await;
    let mut ada = Browser::account(&server, "Ada L").await;
    let mut other = Browser::new(&server);
    other.post("/api/people/session", &json!({ "name": "ada l", "password": PASSWORD })).await;
    let change = |old: &str| json!({ "old": old, "new": "another long password" });
    assert_eq!(ada.post("/api/people/me/password", &change("wrong")).await.code(), "wrong-name-or-password");
    assert_eq!(ada.post("/api/people/me/password", &change(PASSWORD)).await.status, 204);
    assert_eq!((ada.get("/api/people/me").await.status, other.get("/api/people/me").await.status), (200, 401));
    let with = |password: &str| json!({ "name": "Ada L", "password": password });
    assert_eq!(other.post("/api/people/session", &with(PASSWORD)).await.status, 401);
    assert_eq!(other.post("/api/people/session", &with("another long password")).await.status, 200);

    let operator = "Authorization: Bearer operator\r\n";
    let issued = http(server.addr, "POST", "/api/admin/people/ADA%20l/reset", operator, b"{}").await;
    assert_eq!(issued.status, 200, "{}", issued.text());
    let nobody = http(server.addr, "POST", "/api/admin/people/Bo/reset", operator, b"{}").await;
    assert_eq!(nobody.code(), "unknown-person");
    assert_eq!(
        http(server.addr, "POST", "/api/admin/people/Ada%20L/reset", "", b"{}").await.code(),
        "not-the-operator"
    );
    let reset = json!({ "code": issued.json()["code"], "password": "a third long password" });
    let mut new = Browser::new(&server);
    assert_eq!(new.post("/api/people/password/reset", &reset).await.status, 204);
    assert_eq!(new.post("/api/people/password/reset", &reset).await.code(), "wrong-code", "used up");
    assert_eq!(ada.get("/api/people/me").await.status, 401, "whoever had come in with the old one is out");
    assert_eq!(new.post("/api/people/session", &with("a third long password")).await.status, 200);
}

#[tokio::test]
async fn an_export_holds_everything_of_ones_own_and_nothing_of_others() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::guest(&server, "Bo").await);
    let preferences = json!({ "language": "fr", "theme": "blackout" });
    assert_eq!(ada.ask("PUT", "/api/people/me/preferences", &preferences).await.status, 204);
    let opened = ada.open(&two()).await;
    let table = opened["id"].as_str().unwrap();
    claim(&mut bo, &opened).await;
    let (mut first, mut second) = (ada.sit(table).await, bo.sit(table).await);
    first.ready(0).await;
    second.ready(1).await;
    first.until_running().await;
    first.ask(json!({ "type": "talk", "seat": 0, "text": "of Ada" })).await;
    second.ask(json!({ "type": "talk", "seat": 1, "text": "of Bo" })).await;
    assert_eq!(first.pick(0, &["pledge"]).await["entry"], 1);
    let answer = ada.get("/api/people/me/export").await;
    assert!(answer.header("content-disposition").unwrap().starts_with("attachment"));
    let (text, all) = (answer.text(), answer.json());
    assert_eq!((all["name"].as_str(), all["preferences"].clone()), (Some("Ada"), preferences));
    assert_eq!(all["seats"][0]["moves"][0]["picks"], json!(["pledge"]));
    assert_eq!(all["seats"][0]["contribution"], "dice of seat 0");
    assert_eq!((all["said"][0]["text"].as_str(), all["said"].as_array().unwrap().len()), (Some("of Ada"), 1));
    assert_eq!(all["devices"][0]["label"], "Test browser");
    for secret in ["of Bo", "dice of seat 1", "argon2", "\"fell\"", "secret", "password\"", "token"] {
        assert!(!text.contains(secret), "{secret} is in {text}");
    }
    let mut last = 200;
    for _ in 0..8 {
        last = ada.get("/api/people/me/export").await.status;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn who_is_deleted_is_a_former_player_and_the_others_play_on() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::guest(&server, "Bo").await);
    let opened = ada.open(&two()).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    claim(&mut bo, &opened).await;
    let open = ada.open(&two()).await;
    let (mut first, mut second) = (ada.sit(&table).await, bo.sit(&table).await);
    first.ready(0).await;
    second.ready(1).await;
    second.until_running().await;
    first.ask(json!({ "type": "talk", "seat": 0, "text": "farewell" })).await;
    assert_eq!(ada.ask("DELETE", "/api/people/me", &json!({})).await.code(), "wrong-name-or-password");
    let deleted = ada.ask("DELETE", "/api/people/me", &json!({ "password": PASSWORD })).await;
    assert_eq!(deleted.status, 204, "{}", deleted.text());
    assert_eq!(ada.cookie, None);
    let again = json!({ "name": "Ada", "password": PASSWORD });
    assert_eq!(ada.post("/api/people/session", &again).await.code(), "wrong-name-or-password");
    // A bot plays on for the seat, and the name is gone everywhere.
    second.until(|message| message["seats"][0]["name"] == "a former player").await;
    assert_eq!(second.state(1)["seats"][0]["covered"], true);
    second.play_out().await;
    let record = server.get(&format!("/api/tables/{table}/record.json")).await;
    assert_eq!(record.json()["seats"][0]["name"], "a former player");
    assert!(!record.text().contains("Ada"));
    let server = server.restart().await;
    let mut bo = Browser { addr: server.addr, ..bo };
    let mut reader = bo.sit(&table).await;
    let said = reader.until(|message| message["type"] == "chat").await;
    assert_eq!(
        (said["lines"][0]["name"].as_str(), said["lines"][0]["text"].as_str()),
        (Some("a former player"), Some("farewell"))
    );
    assert_eq!(bo.me().await["finished"], 1);
    // Where the game had not begun the seat is free again.
    let info = server.get(&format!("/api/tables/{}", open["id"].as_str().unwrap())).await.json();
    assert_eq!((info["seats"][0]["taken"].as_bool(), info["seats"][0]["name"].clone()), (Some(false), Value::Null));
    // The name may be had by another.
    Browser::account(&server, "Ada").await;
}

#[tokio::test]
async fn a_device_that_is_not_used_for_half_a_year_is_signed_out() {
    let server = TestServer::start().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    server.clock.advance(Duration::from_secs(179 * 24 * 60 * 60));
    assert_eq!(ada.get("/api/people/me").await.status, 200);
    server.clock.advance(Duration::from_secs(179 * 24 * 60 * 60));
    assert_eq!(ada.get("/api/people/me").await.status, 200, "it was used in between");
    server.clock.advance(Duration::from_secs(181 * 24 * 60 * 60));
    assert_eq!(ada.get("/api/people/me").await.code(), "not-signed-in");
}

#[tokio::test]
async fn of_two_who_want_a_name_one_gets_it_however_it_is_written() {
    let server = TestServer::start().await;
    let mut wishes = Vec::new();
    for name in ["Ada", "ADA", "ａｄａ", " ada "] {
        let mut browser = Browser::new(&server);
        wishes.push(tokio::spawn(async move {
            browser.post("/api/people/account", &json!({ "name": name, "password": PASSWORD })).await.status
        }));
    }
    let mut got = Vec::new();
    for wish in wishes {
        got.push(wish.await.unwrap());
    }
    got.sort_unstable();
    assert_eq!(got, [201, 409, 409, 409]);
    for (name, password, code) in
        [("", PASSWORD, "bad-name"), ("Bo", "short", "bad-password"), ("a long name", "A Long Name", "bad-password")]
    {
        let wish = json!({ "name": name, "password": password });
        assert_eq!(Browser::new(&server).post("/api/people/account", &wish).await.code(), code, "{name}");
    }
}
