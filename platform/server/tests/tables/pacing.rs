//! Pacing: answers of bots, early answers and standing orders are released after the answer delay.

use serde_json::json;
use std::time::{Duration, Instant};

use crate::client::{Client, offers};
use crate::test_server::TestServer;

const ANSWER_DELAY: Duration = Duration::from_millis(400);

/// Two people on one screen, one of them about to move. Answers which.
pub async fn on_the_move(server: &TestServer) -> (Client, usize) {
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }])).await;
    let mut screen = Client::join(server.addr, &opened, &[0, 1]).await;
    screen.ready(0).await;
    screen.ready(1).await;
    screen.until_running().await;
    for seat in 0..2 {
        screen.pick(seat, &["ready"]).await;
    }
    for seat in 0..2 {
        screen.until_offered(seat, "seal").await;
        let lay = offers(screen.play(seat)).remove(0);
        screen.pick(seat, &[&lay, "seal"]).await;
    }
    while screen.play(0)["occasion"]["kind"] != "move" || screen.play(1)["occasion"]["kind"] != "move" {
        screen.receive().await;
    }
    let mover = screen.play(0)["awaiting"]["seat"].as_u64().unwrap() as usize;
    (screen, mover)
}

/// In the window after the first step. Answers the mover and the one who is asked.
async fn in_a_window(server: &TestServer) -> (Client, usize, usize) {
    let (mut screen, mover) = on_the_move(server).await;
    screen.pick(mover, &["advance"]).await;
    screen.until_offered(1 - mover, "pass").await;
    (screen, mover, 1 - mover)
}

#[tokio::test]
async fn a_quick_answer_is_released_after_the_answer_delay() {
    let server = TestServer::with(|config| config.answer_delay = ANSWER_DELAY).await;
    let (mut screen, mover, other) = in_a_window(&server).await;
    let asked = Instant::now();
    assert_eq!(screen.pick(other, &["pass"]).await["taken"], "held");
    screen.until_offered(mover, "halt").await;
    // The window opened a little before the client was told, hence the margin.
    assert!(asked.elapsed() > ANSWER_DELAY - Duration::from_millis(100), "{:?}", asked.elapsed());
}

#[tokio::test]
async fn a_slow_answer_is_released_at_once_and_may_be_changed_before() {
    let server = TestServer::start().await;
    let (mut screen, mover, other) = in_a_window(&server).await;
    // Still choosing: nothing comes out, however long it takes.
    assert_eq!(screen.pick(other, &["fire"]).await["taken"], "drafted");
    screen.until(|message| message["play"]["draft"][0] == "fire").await;
    screen.ask(json!({ "type": "forget", "seat": other })).await;
    screen.until_offered(other, "pass").await;
    assert_eq!(screen.pick(other, &["pass"]).await["taken"], "held");
    screen.until_offered(mover, "halt").await;
}

#[tokio::test]
async fn a_held_answer_can_be_taken_back_before_it_is_released() {
    let server = TestServer::with(|config| config.answer_delay = Duration::from_secs(3600)).await;
    let (mut screen, mover, other) = in_a_window(&server).await;
    assert_eq!(screen.pick(other, &["pass"]).await["taken"], "held");
    screen.until(|message| message["play"]["answered"] == true).await;
    screen.ask(json!({ "type": "forget", "seat": other })).await;
    screen.until(|message| message["seat"] == other && message["play"]["answered"] == false).await;
    assert!(!offers(screen.play(mover)).iter().any(|offer| offer == "halt"));
}

#[tokio::test]
async fn a_standing_order_answers_after_the_answer_delay_like_a_person() {
    let server = TestServer::with(|config| config.answer_delay = ANSWER_DELAY).await;
    let (mut screen, mover, other) = in_a_window(&server).await;
    let order = json!({ "reply": "pass", "until": { "kind": "window" } });
    screen.ask(json!({ "type": "order", "seat": other, "order": order })).await;
    screen.until_offered(mover, "halt").await;
    screen.pick(mover, &["advance"]).await;
    let opened = Instant::now();
    while screen.play(mover)["awaiting"]["kind"] != "poll" {
        screen.receive().await;
    }
    screen.until_offered(mover, "halt").await;
    assert!(opened.elapsed() > ANSWER_DELAY - Duration::from_millis(100), "{:?}", opened.elapsed());
}

#[tokio::test]
async fn bots_answer_after_half_the_answer_delay_when_cards_fell() {
    let server = TestServer::with(|config| config.answer_delay = ANSWER_DELAY).await;
    let wish = json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "greedy" }]);
    let opened = server.open(wish).await;
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    ada.ready(0).await;
    ada.until_running().await;
    let begun = Instant::now();
    ada.until(|message| message["play"]["entry"] == 1).await;
    assert!(begun.elapsed() > ANSWER_DELAY / 2 - Duration::from_millis(100), "{:?}", begun.elapsed());
}

/// Longer than any test runs.
const NEVER: Duration = Duration::from_secs(3600);

async fn speed(client: &mut Client, speed: &str) {
    assert_eq!(client.ask(json!({ "type": "speed", "speed": speed })).await["type"], "ack");
}

#[tokio::test]
async fn at_quick_speed_a_bot_answers_after_an_eighth_of_the_answer_delay() {
    let server = TestServer::with(|config| config.answer_delay = Duration::from_secs(6)).await;
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "greedy" }])).await;
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    speed(&mut ada, "quick").await;
    ada.ready(0).await;
    ada.until_running().await;
    let begun = Instant::now();
    ada.until(|message| message["play"]["entry"] == 1).await;
    let took = begun.elapsed();
    assert!(took > Duration::from_millis(700) && took < Duration::from_millis(2900), "{took:?}");
}

#[tokio::test]
async fn a_game_runs_to_its_end_once_every_person_has_resigned() {
    let server = TestServer::with(|config| config.answer_delay = NEVER).await;
    let bot = json!({ "kind": "bot", "level": "greedy" });
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, bot, bot])).await;
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    ada.ready(0).await;
    ada.until_running().await;
    ada.drain(Duration::from_millis(200)).await;
    assert_eq!(ada.play(0)["entry"], 0, "the bots keep the answer delay while somebody plays");
    assert_eq!(ada.ask(json!({ "type": "leave", "seat": 0 })).await["type"], "ack");
    while !ada.over() {
        ada.receive().await;
    }
}

#[tokio::test]
async fn bots_wait_for_the_slowest_wish_of_the_people() {
    let server = TestServer::with(|config| config.answer_delay = NEVER).await;
    let bot = json!({ "kind": "bot", "level": "greedy" });
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }, bot])).await;
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    let mut bo = Client::join(server.addr, &opened, &[1]).await;
    ada.ready(0).await;
    bo.ready(1).await;
    ada.until_running().await;
    bo.until_running().await;
    ada.pick(0, &["ready"]).await;
    bo.pick(1, &["ready"]).await;
    speed(&mut ada, "end").await;
    ada.drain(Duration::from_millis(300)).await;
    assert_eq!(ada.play(0)["awaiting"]["seats"], json!([2]), "the other person wants to see what the bot does");
    speed(&mut bo, "end").await;
    ada.until_offered(0, "seal").await;
}
