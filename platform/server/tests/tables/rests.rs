//! Sleeping hours and days away: the clocks of whoever rests stand, after a restart too.

use serde_json::{Value, json};
use std::time::Duration;

use crate::browser::Browser;
use crate::test_server::TestServer;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A running table of one person and a bot with two hours for the whole game, which waits for the person.
async fn table(browser: &mut Browser) -> String {
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "random" }]);
    let pace = json!({ "free": 0, "reserve": 2 * HOUR, "added": 0, "when_out": "cover" });
    let opened = browser.post("/api/tables", &json!({ "game": "courier", "seats": seats, "pace": pace })).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    let id = opened.json()["id"].as_str().unwrap().to_owned();
    let mut client = browser.sit(&id).await;
    client.ready(0).await;
    client.until_running().await;
    while client.play(0)["offers"].as_array().unwrap().is_empty() {
        client.receive().await;
    }
    client.close().await;
    id
}

/// When the time of Ada's seat is out, as the table says it, and whether a bot covers it.
async fn due(browser: &mut Browser, id: &str) -> (Option<u64>, bool) {
    let client = browser.sit(id).await;
    let state = client.state(0);
    let found = (state["clocks"][0]["due"].as_u64(), state["seats"][0]["covered"] == true);
    client.close().await;
    found
}

/// Sleeps for ten hours from an hour from now on, wherever the test runs.
fn in_an_hour(now: u64) -> Value {
    let from = (now / MINUTE + 60) % (24 * 60);
    json!({ "from": (from + 120) % (24 * 60), "minutes": 600, "offset": 120 })
}

fn passes(server: &TestServer, time: u64) {
    server.clock.advance(Duration::from_millis(time));
}

#[tokio::test]
async fn a_clock_stands_while_its_person_sleeps_and_after_a_restart() {
    let server = TestServer::start().await;
    let mut ada = Browser::account(&server, "Ada").await;
    let id = table(&mut ada).await;
    let (before, _) = due(&mut ada, &id).await;
    let hours = in_an_hour(server.clock.now());
    let slept = ada.ask("PUT", "/api/people/me/sleep", &hours).await;
    assert_eq!((slept.status, &slept.json()["hours"]), (200, &hours), "{}", slept.text());
    // The hours begin with a whole minute.
    let (after, _) = due(&mut ada, &id).await;
    assert_eq!(after.unwrap(), before.unwrap() + 10 * HOUR, "two hours awake, ten asleep");
    let again = ada.ask("PUT", "/api/people/me/sleep", &json!({ "from": 0, "minutes": 60, "offset": 0 })).await;
    assert_eq!(again.code(), "changed-lately");
    let long = ada.ask("PUT", "/api/people/me/sleep", &json!({ "from": 0, "minutes": 601, "offset": 0 })).await;
    assert_eq!(long.code(), "bad-hours");

    passes(&server, 5 * HOUR);
    assert_eq!(due(&mut ada, &id).await, (after, false), "she sleeps");
    let clock = server.clock.clone();
    let server = TestServer::in_folder(server.stop().await, |config| config.clock = clock).await;
    ada.addr = server.addr;
    assert_eq!(due(&mut ada, &id).await, (after, false), "the same after a restart");
    passes(&server, 6 * HOUR + 30 * MINUTE);
    assert!(!due(&mut ada, &id).await.1, "she has been up for half an hour");
    passes(&server, HOUR);
    // The upkeep wakes the table; so does whoever looks.
    server.get(&format!("/api/tables/{id}")).await;
    for _ in 0..100 {
        if due(&mut ada, &id).await.1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("her time is out and nothing happens");
}

#[tokio::test]
async fn days_away_stop_all_clocks_until_the_person_is_back_and_are_counted() {
    let server = TestServer::start().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let id = table(&mut ada).await;
    let (before, _) = due(&mut ada, &id).await;
    let gone = ada.post("/api/people/me/away", &json!({ "days": 7 })).await;
    assert_eq!((gone.status, gone.json()["days_left"].as_u64()), (200, Some(23)), "{}", gone.text());
    let (after, _) = due(&mut ada, &id).await;
    assert!(after.unwrap().abs_diff(before.unwrap() + 7 * DAY) < MINUTE, "{after:?} {before:?}");
    passes(&server, 6 * DAY);
    assert_eq!(due(&mut ada, &id).await, (after, false));
    let back = ada.ask("DELETE", "/api/people/me/away", &json!({})).await;
    assert_eq!(
        (back.status, &back.json()["away_until"], back.json()["days_left"].as_u64()),
        (200, &Value::Null, Some(23))
    );
    let (back, _) = due(&mut ada, &id).await;
    assert!(back.unwrap().abs_diff(before.unwrap() + 6 * DAY) < MINUTE, "{back:?}");
    assert_eq!(ada.post("/api/people/me/away", &json!({ "days": 24 })).await.code(), "too-many-days");
    assert_eq!(ada.post("/api/people/me/away", &json!({ "days": 0 })).await.code(), "too-many-days");
    assert_eq!(ada.get("/api/people/me/export").await.json()["rest"]["days_left"], 23);
    assert_eq!(server.post("/api/people/me/away", &json!({ "days": 1 })).await.code(), "not-signed-in");
}
