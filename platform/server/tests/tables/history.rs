//! Finished games: found, told, spoken of, kept, and brought from elsewhere.

use serde_json::{Value, json};
use staffetta_kernel::Record;

use crate::browser::Browser;
use crate::client::Client;
use crate::test_server::{Answer, Opened, TestServer, http};

/// A table of one person and a bot, played to its end; public or not.
async fn finished(server: &TestServer, browser: &mut Browser, name: &str, public: bool) -> String {
    let seats = json!([{ "kind": "me", "name": name }, { "kind": "bot", "level": "random" }]);
    let wish = json!({ "game": "courier", "seats": seats, "public": public });
    let answer = browser.post("/api/tables", &wish).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let opened = answer.json();
    let id = opened["id"].as_str().unwrap().to_owned();
    let tokens = vec![opened["seats"][0]["token"].as_str().unwrap().to_owned(), String::new()];
    let mut client = Client::join(server.addr, &Opened { id: id.clone(), tokens }, &[0]).await;
    client.ready(0).await;
    client.until_running().await;
    client.play_out().await;
    id
}

async fn found(browser: &mut Browser, query: &str) -> Vec<String> {
    let answer = browser.get(&format!("/api/history{query}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let games = answer.json()["games"].as_array().unwrap().clone();
    games.iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
}

async fn upload(server: &TestServer, kind: &str, body: &[u8]) -> Answer {
    http(server.addr, "POST", "/api/records", &format!("Content-Type: {kind}\r\n"), body).await
}

#[tokio::test]
async fn public_games_are_found_by_all_and_private_ones_by_those_who_played() {
    let server = TestServer::start().await;
    let (mut ada, mut eve) = (Browser::guest(&server, "Ada").await, Browser::guest(&server, "Eve").await);
    let shown = finished(&server, &mut ada, "Ada Lovelace", true).await;
    server.clock.advance(std::time::Duration::from_secs(1));
    let private = finished(&server, &mut ada, "Ada", false).await;
    assert_eq!(found(&mut eve, "").await, std::slice::from_ref(&shown));
    assert_eq!(found(&mut ada, "").await, [private.clone(), shown.clone()], "the newest first");
    assert_eq!(found(&mut ada, "?own=true").await.len(), 2);
    assert!(found(&mut eve, "?own=true").await.is_empty());
    assert_eq!(found(&mut eve, "?player=LOVE").await, std::slice::from_ref(&shown));
    assert!(found(&mut eve, "?player=nobody").await.is_empty());
    assert!(found(&mut eve, "?game=banditen").await.is_empty());
    assert_eq!(found(&mut eve, "?game=courier&shortest=1&longest=100000").await, std::slice::from_ref(&shown));
    assert!(found(&mut eve, "?longest=1").await.is_empty());
    let all = eve.get("/api/history").await.json();
    let game = &all["games"][0];
    assert_eq!(game["seats"][0], json!({ "name": "Ada Lovelace", "bot": null }));
    assert_eq!(game["outcome"]["rank"].as_array().unwrap().len(), 2);
    assert_eq!((&all["after"], &game["origin"]), (&Value::Null, &Value::Null));
    let place = format!("{}.{}", game["ended"], shown);
    assert!(found(&mut eve, &format!("?after={place}")).await.is_empty(), "there is nothing behind the last");
    assert_eq!(eve.get("/api/history?after=nonsense").await.code(), "bad-query");
}

#[tokio::test]
async fn a_story_has_about_ten_lines_and_the_turns_and_tells_a_running_game_to_nobody() {
    let server = TestServer::start().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let id = finished(&server, &mut ada, "Ada", false).await;
    let answer = server.get(&format!("/api/tables/{id}/story?viewer=open")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let story = answer.json();
    let record: Record =
        serde_json::from_value(server.get(&format!("/api/tables/{id}/record.json")).await.json()).unwrap();
    assert_eq!(story["total"], record.entries.len());
    let lines = story["lines"].as_array().unwrap();
    assert!((1..=11).contains(&lines.len()), "{lines:?}");
    let moments: Vec<u64> = lines.iter().map(|told| told["line"]["entry"].as_u64().unwrap()).collect();
    assert!(moments.is_sorted() && moments.iter().all(|entry| *entry < record.entries.len() as u64), "{moments:?}");
    let turns = story["turns"].as_array().unwrap();
    assert!(turns.iter().map(|mark| mark["turn"].as_u64()).is_sorted(), "{turns:?}");

    let (running, _clients) = server.seated(2).await;
    for viewer in ["open", "0"] {
        let refused = server.get(&format!("/api/tables/{}/story?viewer={viewer}", running.id)).await;
        assert_eq!(refused.status, 403, "{}", refused.text());
    }
    assert_eq!(server.get(&format!("/api/tables/{}/story", running.id)).await.status, 200);
    assert_eq!(server.get("/api/tables/nowhere/story").await.code(), "unknown-table");
}

#[tokio::test]
async fn moments_are_spoken_of_in_the_open_and_kept_for_oneself() {
    let server = TestServer::start().await;
    let (mut ada, mut eve) = (Browser::account(&server, "Ada").await, Browser::guest(&server, "Eve").await);
    let id = finished(&server, &mut ada, "Ada", false).await;
    let comments = format!("/api/tables/{id}/comments");
    let said = eve.post(&comments, &json!({ "entry": 1, "text": "  Why not the other road?  " })).await;
    assert_eq!(said.status, 201, "{}", said.text());
    assert_eq!(ada.post(&comments, &json!({ "entry": 2, "text": "It was raining." })).await.status, 201);
    let shown = ada.get(&comments).await.json();
    assert_eq!(shown[0]["text"], "Why not the other road?");
    assert_eq!((&shown[0]["own"], &shown[1]["own"]), (&json!(false), &json!(true)));
    let nobody = server.get(&comments).await.json();
    assert_eq!((nobody.as_array().unwrap().len(), &nobody[0]["own"]), (2, &json!(false)));

    assert_eq!(server.post(&comments, &json!({ "entry": 1, "text": "Hm" })).await.code(), "not-signed-in");
    assert_eq!(eve.post(&comments, &json!({ "entry": 100_000, "text": "Hm" })).await.code(), "bad-entry");
    assert_eq!(eve.post(&comments, &json!({ "entry": 1, "text": " " })).await.code(), "bad-text");
    let (running, _clients) = server.seated(2).await;
    let early = eve.post(&format!("/api/tables/{}/comments", running.id), &json!({ "entry": 0, "text": "Hm" })).await;
    assert_eq!(early.code(), "not-over");
    assert_eq!(eve.ask("DELETE", &format!("{comments}/2"), &json!({})).await.status, 409, "it is Ada's");
    assert_eq!(eve.ask("DELETE", &format!("{comments}/1"), &json!({})).await.status, 204);

    let moment = format!("/api/tables/{id}/bookmarks/1");
    assert_eq!(ada.ask("PUT", &moment, &json!({ "text": "here it turned" })).await.status, 204);
    assert_eq!(ada.ask("PUT", &moment, &json!({ "text": "here it was lost" })).await.status, 204);
    let kept = ada.get("/api/people/me/bookmarks").await.json();
    assert_eq!(
        (&kept[0]["text"], &kept[0]["game"], &kept[1]),
        (&json!("here it was lost"), &json!("courier"), &Value::Null)
    );
    assert_eq!(eve.get("/api/people/me/bookmarks").await.json(), json!([]));
    let export = ada.get("/api/people/me/export").await.json();
    assert_eq!(export["comments"][0]["text"], "It was raining.");
    assert_eq!(export["bookmarks"][0]["text"], "here it was lost");
    assert!(!export.to_string().contains("other road"), "what others said is theirs");
    assert_eq!(ada.ask("DELETE", &moment, &json!({})).await.status, 204);
    assert_eq!(ada.get("/api/people/me/bookmarks").await.json(), json!([]));

    let gone = json!({ "password": crate::browser::PASSWORD });
    assert_eq!(ada.ask("DELETE", "/api/people/me", &gone).await.status, 204);
    let left = server.get(&comments).await.json();
    assert_eq!(left[0]["name"], "a former player", "{left}");
}

#[tokio::test]
async fn who_talks_too_much_is_asked_to_wait() {
    let server = TestServer::start().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let id = finished(&server, &mut ada, "Ada", false).await;
    let mut codes = Vec::new();
    for _ in 0..12 {
        codes.push(ada.post(&format!("/api/tables/{id}/comments"), &json!({ "entry": 1, "text": "Oh" })).await.status);
    }
    assert_eq!((codes[0], codes[11]), (201, 429));
}

#[tokio::test]
async fn a_record_is_brought_in_both_forms_and_looks_as_it_did() {
    let server = TestServer::start().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let id = finished(&server, &mut ada, "Ada", false).await;
    let json = server.get(&format!("/api/tables/{id}/record.json")).await.body;
    let compact = server.get(&format!("/api/tables/{id}/record.stf")).await.body;
    let other = TestServer::start().await;
    for (kind, body) in [("application/json", &json), ("application/octet-stream", &compact)] {
        let brought = upload(&other, kind, body).await;
        assert_eq!(brought.status, 201, "{}", brought.text());
        assert_eq!(brought.json()["verified"], true);
        let table = brought.json()["id"].as_str().unwrap().to_owned();
        let info = other.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!((&info["status"], &info["origin"]["kind"]), (&json!("over"), &json!("upload")));
        assert_eq!(info["seats"][0]["name"], "Ada");
        let again = other.get(&format!("/api/tables/{table}/record.json")).await.body;
        assert_eq!(again, json, "it is the same record, with its seed and its secret");
        assert_eq!(other.get(&format!("/api/tables/{table}/frames?viewer=open")).await.status, 200);
        let claim = json!({ "name": "Eve", "invitation": "" });
        let taken = other.post(&format!("/api/tables/{table}/seats/0/claim"), &claim).await;
        assert_eq!(taken.status, 403, "{}", taken.text());
    }
    assert!(found(&mut Browser::guest(&other, "Eve").await, "").await.is_empty(), "who brings one does not publish it");
}

#[tokio::test]
async fn a_record_that_is_not_what_the_rules_make_of_it_is_refused() {
    let server = TestServer::start().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let id = finished(&server, &mut ada, "Ada", false).await;
    let whole = server.get(&format!("/api/tables/{id}/record.json")).await.json();
    let mut damaged = Vec::new();
    let mut change = |what: &dyn Fn(&mut Value), code: &str| {
        let mut record = whole.clone();
        what(&mut record);
        damaged.push((record, code.to_owned()));
    };
    change(&|record| record["result"] = Value::Null, "bad-record");
    change(&|record| record["game"] = json!("chess"), "unknown-game");
    change(&|record| record["secret"] = json!("another"), "unfair");
    change(&|record| drop(record["entries"].as_array_mut().unwrap().pop()), "wrong-result");
    change(&|record| record["entries"][1]["digest"] = json!("0000000000000000"), "wrong-digest");
    change(&|record| record["seats"][0]["name"] = json!("\u{200b}"), "bad-name");
    for (record, code) in damaged {
        let refused = upload(&server, "application/json", record.to_string().as_bytes()).await;
        assert_eq!((refused.status / 100, refused.code()), (4, code));
    }
    assert_eq!(upload(&server, "application/json", b"{").await.code(), "bad-record");
    let large = vec![b' '; 5 * 1024 * 1024];
    assert_eq!(upload(&server, "application/json", &large).await.status, 413);
}
