//! Clocks: what runs out, what happens then, and that they are the same after a restart. The time of day is the test's.

use serde_json::{Value, json};
use std::time::Duration;

use crate::browser::Browser;
use crate::client::Client;
use crate::test_server::{Opened, TestServer};

const MINUTE: u64 = 60_000;

/// A table of two people with a pace, everybody connected and ready.
async fn seated(server: &TestServer, pace: &Value) -> (Opened, Vec<Client>) {
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }]);
    let answer = server.post("/api/tables", &json!({ "game": "courier", "seats": seats, "pace": pace })).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let answer = answer.json();
    let tokens = (0..2).map(|seat| answer["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
    let opened = Opened { id: answer["id"].as_str().unwrap().to_owned(), tokens };
    let mut clients =
        vec![Client::join(server.addr, &opened, &[0]).await, Client::join(server.addr, &opened, &[1]).await];
    for (seat, client) in clients.iter_mut().enumerate() {
        client.ready(seat).await;
    }
    for client in &mut clients {
        client.until_running().await;
    }
    (opened, clients)
}

fn pace(free: u64, reserve: u64, added: u64, when_out: &str) -> Value {
    json!({ "free": free, "reserve": reserve, "added": added, "when_out": when_out })
}

/// The seats that are asked now and have not answered.
fn asked(clients: &[Client]) -> Vec<usize> {
    let open = |seat: &usize| {
        let play = clients[*seat].play(*seat);
        play["answered"] == false && !play["offers"].as_array().unwrap().is_empty()
    };
    (0..clients.len()).filter(open).collect()
}

fn clock(state: &Value, seat: usize) -> Value {
    let clocks = state["clocks"].as_array().unwrap();
    clocks.iter().find(|clock| clock["seat"] == seat).unwrap().clone()
}

/// Wakes the room, as the upkeep does.
async fn wake(server: &TestServer, opened: &Opened) {
    server.get(&format!("/api/tables/{}", opened.id)).await;
}

#[tokio::test]
async fn a_move_costs_what_it_took_beyond_the_free_time_and_gains_what_is_added() {
    let server = TestServer::start().await;
    let (_, mut clients) = seated(&server, &pace(MINUTE, 10 * MINUTE, 2 * MINUTE, "cover")).await;
    let seat = asked(&clients)[0];
    let before = clock(clients[seat].state(seat), seat);
    assert_eq!(before["left"], 10 * MINUTE);
    let since = before["since"].as_u64().unwrap();
    assert_eq!(before["due"].as_u64(), Some(since + 11 * MINUTE));
    server.clock.advance(Duration::from_millis(4 * MINUTE));
    let entry = clients[seat].play(seat)["entry"].clone();
    while clients[seat].play(seat)["entry"] == entry {
        if !clients[seat].pick_anything().await {
            clients[seat].receive().await;
        }
    }
    // Four minutes, of which one was free, and two gained. A second or two may have gone by besides.
    let after = clock(clients[seat].state(seat), seat)["left"].as_u64().unwrap();
    assert!((8 * MINUTE..=9 * MINUTE).contains(&after), "{after}");
}

#[tokio::test]
async fn who_is_out_of_time_is_covered_and_returns_and_the_clocks_outlive_a_restart() {
    let server = TestServer::start().await;
    let (opened, mut clients) = seated(&server, &pace(0, 10 * MINUTE, 0, "cover")).await;
    let seat = asked(&clients)[0];
    server.clock.advance(Duration::from_millis(9 * MINUTE));
    wake(&server, &opened).await;
    assert!(clients[seat].state(seat)["seats"][seat]["covered"].is_null(), "not yet");
    let due = clock(clients[seat].state(seat), seat);
    let folder = server.stop().await;
    // The same clocks after a restart, and nobody's time has stood still.
    let server = TestServer::in_folder(folder, |_| {}).await;
    let again = Client::join(server.addr, &opened, &[seat]).await;
    assert_eq!(clock(again.state(seat), seat), due);
    server.clock.advance(Duration::from_millis(11 * MINUTE));
    wake(&server, &opened).await;
    let mut again = again;
    again.until(|message| message["seats"][seat]["covered"] == true).await;
    assert_eq!(again.ask(json!({ "type": "return", "seat": seat })).await["type"], "ack");
    again.until(|message| message["type"] == "state" && message["seats"][seat]["covered"].is_null()).await;
    // With a part of the reserve, or the clock would run out at once again.
    let back = clock(again.state(seat), seat);
    assert!(back["left"].as_u64().unwrap() >= 2 * MINUTE, "{back}");
    clients.clear();
}

#[tokio::test]
async fn the_table_chooses_what_happens_when_time_is_out() {
    let server = TestServer::start().await;
    for (when_out, by) in [("move", "Clock"), ("forfeit", "Table")] {
        let (opened, mut clients) = seated(&server, &pace(0, MINUTE, 0, when_out)).await;
        let seat = asked(&clients)[0];
        let entry = clients[seat].play(seat)["entry"].as_u64().unwrap();
        server.clock.advance(Duration::from_millis(2 * MINUTE));
        wake(&server, &opened).await;
        clients[seat].until(|message| message["play"]["entry"].as_u64().is_some_and(|now| now > entry)).await;
        let left = clients[seat].state(seat)["seats"][seat]["left"] == true;
        assert_eq!(left, when_out == "forfeit", "{when_out} by {by}");
    }
}

#[tokio::test]
async fn a_slow_game_finishes_though_its_people_are_never_there_together() {
    let day = 24 * 60 * MINUTE;
    let server = TestServer::start().await;
    let mut people = Vec::new();
    for name in ["Ada", "Bo", "Cy"] {
        people.push(Browser::guest(&server, name).await);
    }
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }, { "kind": "friend" }]);
    // The longest game, for whatever the dice say it must outlast what is free and in reserve.
    let options = json!({ "rounds": 4 });
    let wish =
        json!({ "game": "courier", "seats": seats, "options": options, "pace": pace(3 * day, 3 * day, 0, "cover") });
    let opened = people[0].post("/api/tables", &wish).await.json();
    let id = opened["id"].as_str().unwrap();
    for seat in [1, 2] {
        let claim = json!({ "name": format!("Friend {seat}"), "invitation": opened["seats"][seat]["invitation"] });
        let path = format!("/api/tables/{id}/seats/{seat}/claim");
        assert_eq!(people[seat].post(&path, &claim).await.status, 200);
    }
    for (seat, browser) in people.iter().enumerate() {
        let mut client = browser.sit(id).await;
        client.ready(seat).await;
        client.close().await;
    }
    let mut days = 0;
    loop {
        let info = server.get(&format!("/api/tables/{id}")).await.json();
        if info["status"] == "over" {
            break;
        }
        // Each comes when the table waits for them, answers, and goes.
        for (seat, browser) in people.iter_mut().enumerate() {
            let waits = browser.get("/api/people/me/next").await.json();
            if waits["table"] != id {
                continue;
            }
            let mut client = browser.sit(id).await;
            let others =
                client.state(seat)["seats"].as_array().unwrap().iter().filter(|other| other["present"] == true);
            assert_eq!(others.count(), 1, "nobody else is there");
            while client.pick_anything().await {}
            client.close().await;
            while server.get(&format!("/api/tables/{id}")).await.json()["seats"][seat]["present"] == true {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        server.clock.advance(Duration::from_millis(2 * day));
        days += 2;
        assert!(days < 2000, "the game does not end");
    }
    assert!(days > 6, "{days}");
    for browser in &mut people {
        let me = browser.me().await;
        assert_eq!((me["finished"].as_u64(), me["reliability"].as_u64()), (Some(1), Some(100)), "nobody was covered");
    }
}

#[tokio::test]
async fn a_question_with_a_time_of_its_own_is_passed_by_the_clock_and_its_player_stays() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let (opened, mut ada) = at_school(&server, &pace(0, 50 * MINUTE, 0, "cover")).await;
    // Ada's own question: until then a whole reserve is left to her.
    while ada.play(0)["view"]["step"] != "open_question" || ada.play(0)["view"]["lesson"]["pupil"] != 0 {
        if !ada.pick_anything().await {
            ada.receive().await;
        }
    }
    let running = clock(ada.state(0), 0);
    let (since, left) = (running["since"].as_u64().unwrap(), running["left"].as_u64().unwrap());
    assert!(left > 40 * MINUTE, "{running}");
    assert_eq!(ada.play(0)["prompt"]["deadline"].as_u64(), Some(since + 40_000));
    let server = server.restart_with(|config| config.games = staffetta_registry::all()).await;
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    assert_eq!(ada.play(0)["prompt"]["deadline"].as_u64(), Some(since + 40_000), "the same after a restart");
    server.clock.advance(Duration::from_millis(41_000));
    wake(&server, &opened).await;
    ada.until(|message| message["play"]["view"]["step"] == "three_options").await;
    assert!(ada.state(0)["seats"][0]["covered"].is_null(), "only the question is over");
}

/// A table of Join the Partisans! for one person and a bot.
async fn school(server: &TestServer, pace: &Value) -> Value {
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "greedy" }]);
    let options = json!({ "axis_dice": "auto" });
    let wish = json!({ "game": "join-the-partisans", "seats": seats, "options": options, "pace": pace });
    let answer = server.post("/api/tables", &wish).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()
}

/// Such a table with its person connected, running.
async fn at_school(server: &TestServer, pace: &Value) -> (Opened, Client) {
    let answer = school(server, pace).await;
    let tokens = vec![answer["seats"][0]["token"].as_str().unwrap().to_owned()];
    let opened = Opened { id: answer["id"].as_str().unwrap().to_owned(), tokens };
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    ada.ready(0).await;
    ada.until_running().await;
    (opened, ada)
}

#[tokio::test]
async fn a_table_without_a_pace_gives_a_question_no_more_than_its_own_time() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let (opened, mut ada) = at_school(&server, &Value::Null).await;
    while ada.play(0)["view"]["step"] != "open_question" || ada.play(0)["view"]["lesson"]["pupil"] != 0 {
        assert!(ada.play(0)["view"]["step"] == "open_question" || ada.play(0)["prompt"]["deadline"].is_null());
        if !ada.pick_anything().await {
            ada.receive().await;
        }
    }
    assert!(ada.play(0)["prompt"]["deadline"].as_u64().is_some());
    assert!(ada.state(0)["clocks"].as_array().is_none_or(Vec::is_empty), "nobody has a clock");
    server.clock.advance(Duration::from_millis(41_000));
    wake(&server, &opened).await;
    ada.until(|message| message["play"]["view"]["step"] == "three_options").await;
}

#[tokio::test]
async fn a_table_that_is_played_over_days_has_the_defaults_of_such_tables() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let day = 24 * 60 * MINUTE;
    let live = pace(0, 10 * MINUTE, 0, "cover");
    let slow = pace(day, day, 0, "cover");
    // What is not chosen is not listed before the game begins.
    for (pace, chosen) in [(Value::Null, Value::Null), (live, Value::Null), (slow, json!("options"))] {
        let table = school(&server, &pace).await;
        let told = server.get(&format!("/api/tables/{}", table["id"].as_str().unwrap())).await.json();
        assert_eq!(told["options"]["school"], chosen, "{pace}");
    }
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "bot", "level": "greedy" }]);
    let typed = json!({ "school": "typed" });
    let wish =
        json!({ "game": "join-the-partisans", "seats": seats, "options": typed, "pace": pace(day, day, 0, "cover") });
    let table = server.post("/api/tables", &wish).await.json();
    let told = server.get(&format!("/api/tables/{}", table["id"].as_str().unwrap())).await.json();
    assert_eq!(told["options"]["school"], "typed", "what was chosen stays");
}
