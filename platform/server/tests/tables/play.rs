//! Whole games: opening, joining, playing, looking back.

use serde_json::json;
use staffetta_kernel::{Mode, Record, Table};

use crate::client::Client;
use crate::specimen::Courier;
use crate::test_server::TestServer;

/// Everybody plays until the game is over.
pub async fn all_play_out(clients: Vec<Client>) -> Vec<Client> {
    let mut playing = Vec::new();
    for mut client in clients {
        playing.push(tokio::spawn(async move {
            client.play_out().await;
            client
        }));
    }
    let mut done = Vec::new();
    for client in playing {
        done.push(client.await.unwrap());
    }
    done
}

#[tokio::test]
async fn two_people_and_a_bot_play_to_the_end_and_the_record_verifies() {
    let server = TestServer::start().await;
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }, { "kind": "bot", "level": "greedy" }]);
    let opened = server.open(seats).await;
    let promised = server.get(&format!("/api/tables/{}", opened.id)).await.json()["commitment"].clone();
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    let mut bo = Client::join(server.addr, &opened, &[1]).await;
    assert_eq!(ada.state(0)["status"], "open");
    assert!(ada.state(0)["play"].is_null());
    ada.ready(0).await;
    bo.ready(1).await;
    ada.until_running().await;
    bo.until_running().await;
    let clients = all_play_out(vec![ada, bo]).await;

    let json = server.get(&format!("/api/tables/{}/record.json", opened.id)).await;
    let binary = server.get(&format!("/api/tables/{}/record.stf", opened.id)).await;
    assert_eq!((json.status, binary.status), (200, 200));
    let record = Record::read(&json.body).unwrap();
    assert_eq!(Record::read(&binary.body).unwrap(), record);
    assert_eq!(record.commitment.as_deref(), promised.as_str());
    assert_eq!(record.contributions, ["dice of seat 0", "dice of seat 1", ""]);
    let names: Vec<_> = record.seats.iter().map(|sat| sat.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Friend 1", "greedy"]);
    // Every die and shuffle follows from the seed, and the seed from the commitment.
    let table = Table::<Courier>::replay(&record, Mode::Verify, None).unwrap();
    assert_eq!(clients[0].lines[&Some(0)].len(), table.lines(staffetta_kernel::Viewer::Open, 0).len());
    assert!(record.entries.iter().any(|entry| entry.by == staffetta_kernel::record::By::Bot));
}

#[tokio::test]
async fn whoever_comes_back_is_told_exactly_what_they_missed() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let mut bo = clients.pop().unwrap();
    let mut ada = clients.pop().unwrap();
    ada.pick(0, &["ready"]).await;
    bo.pick(1, &["ready"]).await;
    ada.until_offered(0, "seal").await;
    bo.until_offered(1, "seal").await;
    ada.pick(0, &["seal"]).await;
    ada.until(|message| message["play"]["from"] == 0 && message["play"]["lines"][0]["told"]["what"] == "sealed").await;
    let seen = ada.lines[&Some(0)].len();
    assert_eq!(seen, 1);
    ada.close().await;
    // Seen from the other side: she is away, and things happen.
    bo.until(|message| message["seats"][0]["present"] == false).await;
    bo.pick(1, &["seal"]).await;

    let mut ada = crate::client::connect(server.addr, &opened.id, &[]).await.unwrap();
    ada.hello(&opened, &[0], seen).await;
    assert_eq!(ada.play(0)["from"], 1);
    let missed: Vec<_> = ada.lines[&Some(0)].iter().map(|line| line["told"]["what"].clone()).collect();
    assert_eq!(missed, ["sealed", "tied"]);
    assert_eq!(ada.state(0)["seats"][0]["present"], true);
    // A number of lines that was never sent gets all of them.
    let mut again = crate::client::connect(server.addr, &opened.id, &[]).await.unwrap();
    again.hello(&opened, &[0], 1000).await;
    assert_eq!(again.play(0)["from"], 0);
    assert_eq!(again.lines[&Some(0)].len(), 3);
}

#[tokio::test]
async fn several_seats_share_a_screen_and_each_has_a_state_of_its_own() {
    let server = TestServer::start().await;
    let opened = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }])).await;
    let mut screen = Client::join(server.addr, &opened, &[0, 1]).await;
    screen.ready(0).await;
    screen.ready(1).await;
    screen.until_running().await;
    assert_ne!(screen.play(0)["view"]["hand"], screen.play(1)["view"]["hand"]);
    assert_eq!(screen.play(0)["view"]["seat"], 0);
    assert_eq!(screen.play(1)["view"]["seat"], 1);
    screen.play_out().await;
    assert_eq!(screen.lines[&Some(0)].len(), screen.lines[&Some(1)].len());
}

#[tokio::test]
async fn a_spectator_sees_what_everybody_may_see_and_can_do_nothing() {
    let server = TestServer::start().await;
    let (opened, clients) = server.seated(2).await;
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    assert!(crowd.states[&None]["play"]["view"]["hand"].as_array().unwrap().is_empty());
    let refused = crowd.ask(json!({ "type": "pick", "seat": 0, "question": 1, "picks": ["ready"] })).await;
    assert_eq!(refused["code"], "not-your-seat");
    let clients = all_play_out(clients).await;
    crowd.until(|message| message["status"] == "over").await;
    assert_eq!(crowd.lines[&None].len(), clients[0].lines[&Some(0)].len());
    let outcome = &crowd.states[&None]["play"]["awaiting"]["outcome"];
    assert_eq!(outcome["rank"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_rules_answer_questions_over_the_socket_in_batches() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    let queries = json!([{ "sum": { "cards": ["c1", "c9"] } }, { "fly": {} }, { "sum": { "cards": [] } }]);
    let answers = clients[0].ask(json!({ "type": "ask", "seat": 0, "queries": queries })).await;
    assert_eq!(answers["type"], "answers");
    assert_eq!(answers["answers"][0]["reply"], json!({ "sum": 10 }));
    assert_eq!(answers["answers"][1]["refusal"]["code"], "bad-query");
    assert_eq!(answers["answers"][2]["refusal"]["rule"], "SP-2");
    let as_spectator = clients[0].ask(json!({ "type": "ask", "queries": [{ "hit": {} }] })).await;
    assert!(as_spectator["answers"][0]["reply"]["hit"].is_number());
    let foreign = clients[0].ask(json!({ "type": "ask", "seat": 1, "queries": [{ "hit": {} }] })).await;
    assert_eq!(foreign["code"], "not-your-seat");
    let many = clients[0].ask(json!({ "type": "ask", "queries": vec![json!({ "hit": {} }); 33] })).await;
    assert_eq!(many["code"], "too-many-queries");
}

#[tokio::test]
async fn drafts_undo_orders_and_questions_why_not() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    let mut ada = clients.remove(0);
    let answer = ada.pick(0, &["pledge"]).await;
    assert_eq!((answer["taken"].as_str(), answer["entry"].as_u64()), (Some("entry"), Some(1)));
    ada.until(|message| message["play"]["can_undo"] == true).await;
    let why = ada.ask(json!({ "type": "why_not", "seat": 0, "action": "pledge" })).await;
    assert_eq!((why["refusal"]["rule"].as_str(), why["refusal"]["key"].as_str()), (Some("SP-1"), Some("not-now")));
    let why = ada.ask(json!({ "type": "why_not", "seat": 0, "action": "ready" })).await;
    assert!(why["refusal"].is_null());
    let undone = ada.ask(json!({ "type": "undo", "seat": 0 })).await;
    assert_eq!((undone["type"].as_str(), undone["entry"].as_u64()), (Some("ack"), Some(2)));
    ada.until(|message| message["play"]["entry"] == 2).await;
    assert_eq!(ada.lines[&Some(0)].last().unwrap()["withdrawn"], 1);
    assert_eq!(ada.ask(json!({ "type": "undo", "seat": 0 })).await["code"], "nothing-to-withdraw");

    ada.pick(0, &["ready"]).await;
    clients[0].pick(1, &["ready"]).await;
    ada.until_offered(0, "seal").await;
    let card = crate::client::offers(ada.play(0)).into_iter().find(|offer| offer.starts_with("lay")).unwrap();
    assert_eq!(ada.pick(0, &[&card]).await["taken"], "drafted");
    ada.until(|message| message["play"]["draft"][0] == card.as_str()).await;
    assert_eq!(ada.play(0)["view"]["laid"].as_array().unwrap().len(), 1);
    ada.ask(json!({ "type": "forget", "seat": 0 })).await;
    ada.until(|message| message["play"]["draft"].as_array().is_some_and(Vec::is_empty)).await;
    assert!(ada.play(0)["view"]["laid"].as_array().unwrap().is_empty());

    let order = json!({ "reply": "pass", "until": { "kind": "window" } });
    let ordered = ada.ask(json!({ "type": "order", "seat": 0, "order": order })).await;
    ada.until(|message| message["play"]["orders"][0]["order"] == order).await;
    let revoke = json!({ "type": "revoke", "seat": 0, "id": ordered["order"] });
    assert_eq!(ada.ask(revoke.clone()).await["type"], "ack");
    assert_eq!(ada.ask(revoke).await["code"], "unknown-order");
}

#[tokio::test]
async fn who_leaves_before_the_game_frees_the_seat_and_who_leaves_later_resigns() {
    let server = TestServer::start().await;
    let wish = json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }, { "kind": "bot", "level": "random" }]);
    let answer = server.post("/api/tables", &json!({ "game": "courier", "seats": wish })).await.json();
    let id = answer["id"].as_str().unwrap().to_owned();
    let invitation = answer["seats"][1]["invitation"].as_str().unwrap();
    let claim = format!("/api/tables/{id}/seats/1/claim");
    let body = json!({ "name": "Bo", "invitation": invitation });
    let first = server.post(&claim, &body).await.json()["token"].as_str().unwrap().to_owned();
    assert_eq!(server.post(&claim, &body).await.code(), "seat-taken");
    let tokens = vec![answer["seats"][0]["token"].as_str().unwrap().to_owned(), first];
    let mut opened = crate::test_server::Opened { id: id.clone(), tokens };
    let mut bo = Client::join(server.addr, &opened, &[1]).await;
    assert_eq!(bo.ask(json!({ "type": "leave", "seat": 1 })).await["type"], "ack");
    // The old token is worth nothing now; the invitation is good again.
    let mut stranger = crate::client::connect(server.addr, &id, &[]).await.unwrap();
    let error = stranger.ask(json!({ "type": "hello", "tokens": [opened.tokens[1]] })).await;
    assert_eq!(error["code"], "unknown-seat-token");
    opened.tokens[1] = server.post(&claim, &body).await.json()["token"].as_str().unwrap().to_owned();

    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    assert_eq!(ada.ask(json!({ "type": "leave", "seat": 0 })).await["code"], "no-invitation");
    let mut bo = Client::join(server.addr, &opened, &[1]).await;
    ada.ready(0).await;
    bo.ready(1).await;
    ada.until_running().await;
    assert_eq!(bo.ask(json!({ "type": "leave", "seat": 1 })).await["taken"], "entry");
    ada.until(|message| message["seats"][1]["left"] == true).await;
    assert_eq!(bo.ask(json!({ "type": "leave", "seat": 1 })).await["code"], "already-left");
    ada.play_out().await;
}

#[tokio::test]
async fn frames_show_a_running_game_to_its_seats_and_a_finished_one_to_all() {
    let server = TestServer::start().await;
    let (opened, clients) = server.seated(2).await;
    let frames = |viewer: &str| format!("/api/tables/{}/frames?viewer={viewer}", opened.id);
    let bearer = format!("Authorization: Bearer {}\r\n", opened.tokens[0]);
    let own = crate::test_server::http(server.addr, "GET", &frames("0"), &bearer, b"").await;
    assert_eq!(own.json()["frames"][0]["view"]["hand"], clients[0].play(0)["view"]["hand"]);
    let other = crate::test_server::http(server.addr, "GET", &frames("1"), &bearer, b"").await;
    assert_eq!((other.status, other.code().as_str()), (403, "not-your-seat"));
    assert_eq!(server.get(&frames("open")).await.code(), "not-over");
    assert_eq!(server.get(&frames("7")).await.code(), "unknown-seat");
    assert_eq!(server.get(&frames("everybody")).await.code(), "bad-viewer");
    let crowd = server.get(&frames("crowd")).await.json();
    assert!(crowd["frames"][0]["view"]["hand"].as_array().unwrap().is_empty());
    assert_eq!(server.get(&format!("/api/tables/{}/record.json", opened.id)).await.code(), "not-over");

    let clients = all_play_out(clients).await;
    let other = server.get(&format!("{}&from=0&count=64", frames("1"))).await.json();
    assert_eq!(other["frames"][0]["view"]["seat"], 1);
    assert_eq!(server.get(&frames("open")).await.status, 200);
    // Frame by frame the same story as was told live.
    let total = other["total"].as_u64().unwrap();
    let mut told = Vec::new();
    for from in (0..total).step_by(64) {
        let page = server.get(&format!("{}&from={from}&count=64", frames("1"))).await.json();
        for frame in page["frames"].as_array().unwrap() {
            told.extend(frame["lines"].as_array().unwrap().iter().cloned());
        }
    }
    assert_eq!(told, clients[1].lines[&Some(1)]);
}

#[tokio::test]
async fn a_table_nobody_looks_at_is_unloaded_and_comes_back_as_it_was() {
    let server = TestServer::with(|config| config.idle = std::time::Duration::from_millis(1)).await;
    let (opened, mut clients) = server.seated(2).await;
    clients[0].pick(0, &["pledge"]).await;
    let before = clients[0].until(|message| message["play"]["entry"] == 1).await;
    for client in clients {
        client.close().await;
    }
    // Comes and goes many times, sometimes while it is being unloaded.
    for _ in 0..50 {
        let info = server.get(&format!("/api/tables/{}", opened.id)).await;
        assert_eq!(info.json()["entries"], 2);
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    let ada = Client::join(server.addr, &opened, &[0]).await;
    assert_eq!(ada.play(0)["view"], before["play"]["view"]);
    assert_eq!(ada.play(0)["can_undo"], true);
}

#[tokio::test]
async fn a_typed_answer_must_keep_the_bounds_of_its_form() {
    let server = TestServer::start().await;
    let (mut screen, mover) = crate::pacing::on_the_move(&server).await;
    screen.pick(mover, &["halt"]).await;
    screen.until_offered(mover, "answer").await;
    assert_eq!(screen.play(mover)["prompt"]["form"], json!({ "verb": "answer", "max": 40 }));
    let question = screen.play(mover)["question"].clone();
    let typed = |pick: &str, text: &str| json!({ "type": "pick", "seat": mover, "question": question, "picks": [pick], "text": text });
    for (pick, text) in [("answer", "x".repeat(41)), ("answer", "ti\nto".to_owned()), ("skip", "tito".to_owned())] {
        assert_eq!(screen.ask(typed(pick, &text)).await["code"], "bad-text");
    }
    assert_eq!(screen.ask(typed("answer", " TITO ")).await["taken"], "entry");
    screen.until_offered(mover, "spare").await;
    assert_eq!(screen.lines[&Some(mover as u64)].last().unwrap()["told"]["what"], "right");
}
