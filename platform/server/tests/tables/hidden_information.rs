//! Hidden information: what a viewer may not see never leaves the server. Every byte that a seat was sent is compared
//! with the record.

use serde_json::{Value, json};
use staffetta_kernel::{Mode, Record, Seat, Table, Viewer};
use std::collections::BTreeSet;

use crate::client::Client;
use crate::play::all_play_out;
use crate::specimen::Courier;
use crate::test_server::TestServer;

/// The cards that a text names, however it does: `"c3"`, `card-c3`, `lay card:c3`.
pub fn cards(text: &str) -> BTreeSet<String> {
    let bytes = text.as_bytes();
    (1..bytes.len().saturating_sub(1))
        .filter(|&at| bytes[at] == b'c' && (b'1'..=b'9').contains(&bytes[at + 1]))
        .filter(|&at| !bytes[at - 1].is_ascii_alphanumeric())
        .filter(|&at| bytes.get(at + 2).is_none_or(|next| !next.is_ascii_alphanumeric()))
        .map(|at| text[at..at + 2].to_owned())
        .collect()
}

/// The table as it was after this entry.
fn after(record: &Record, entry: u64) -> Table<Courier> {
    let entries = record.entries[..=entry as usize].to_vec();
    let so_far = Record { entries, result: None, seed: None, secret: None, ..record.clone() };
    Table::replay(&so_far, Mode::Follow, None).unwrap()
}

/// What is wrong with what this viewer was sent, if anything.
fn leak_in(record: &Record, received: &[Value], viewer: Viewer) -> Option<String> {
    // Tokens and the commitment are random digits: they name no card.
    let random = ["commitment", "token", "table"];
    for message in received {
        let mut message = message.clone();
        if let Some(fields) = message.as_object_mut() {
            fields.retain(|key, _| !random.contains(&key.as_str()));
        }
        let play = &message["play"];
        if play.is_null() {
            if !cards(&message.to_string()).is_empty() {
                return Some(format!("a message that is no state names a card: {message}"));
            }
            continue;
        }
        let table = after(record, play["entry"].as_u64().unwrap());
        let seen = serde_json::to_value(table.view(viewer)).unwrap();
        let drafting = !play["draft"].as_array().unwrap().is_empty();
        if !drafting && play["view"] != seen {
            return Some(format!("the view is {}, the seat may see {seen}", play["view"]));
        }
        let told = serde_json::to_value(table.lines(viewer, 0)).unwrap();
        for line in play["lines"].as_array().unwrap() {
            let number = line["entry"].as_u64();
            let known = told
                .as_array()
                .unwrap()
                .iter()
                .any(|told| told["entry"].as_u64() == number && told["told"] == line["told"]);
            if !known {
                return Some(format!("the line {line} is not what the seat is told"));
            }
        }
        let allowed = cards(&format!("{seen} {told}"));
        let named = cards(&message.to_string());
        // A card known to be somewhere is a number in the view, not a name; nothing else speaks of it either.
        if let Some(secret) = named.difference(&allowed).next() {
            return Some(format!("{secret} is hidden from {viewer:?} and stands in {message}"));
        }
    }
    None
}

#[tokio::test]
async fn no_message_to_a_seat_or_a_spectator_tells_more_than_its_view() {
    let server = TestServer::start().await;
    for _ in 0..6 {
        let (opened, clients) = server.seated(3).await;
        let mut crowd = Client::join(server.addr, &opened, &[]).await;
        let clients = all_play_out(clients).await;
        crowd.until(|message| message["status"] == "over").await;
        let record = server.get(&format!("/api/tables/{}/record.json", opened.id)).await;
        let record = Record::read(&record.body).unwrap();
        for (seat, client) in clients.iter().enumerate() {
            assert_eq!(leak_in(&record, &client.received, Viewer::Seat(Seat(seat as u8))), None);
        }
        assert_eq!(leak_in(&record, &crowd.received, Viewer::Crowd), None);
        // The check can tell: for another viewer the same bytes are a leak.
        assert!(leak_in(&record, &clients[0].received, Viewer::Seat(Seat(1))).is_some());
        assert!(leak_in(&record, &clients[0].received, Viewer::Crowd).is_some());
    }
}

#[tokio::test]
async fn a_secret_in_any_corner_of_a_message_is_found() {
    let server = TestServer::start().await;
    let (opened, clients) = server.seated(2).await;
    let clients = all_play_out(clients).await;
    let record = server.get(&format!("/api/tables/{}/record.json", opened.id)).await;
    let record = Record::read(&record.body).unwrap();
    let state = clients[0].received.iter().find(|message| !message["play"].is_null()).unwrap();
    let hidden = clients[1].received.iter().find(|message| !message["play"].is_null()).unwrap();
    let card = hidden["play"]["view"]["hand"][0].as_str().unwrap();
    for place in ["/play/prompt/key", "/play/occasion/kind", "/seats/0/name"] {
        let mut leaking = state.clone();
        *leaking.pointer_mut(place).unwrap() = json!(format!("holds card:{card}"));
        let found = leak_in(&record, &[leaking], Viewer::Seat(Seat(0))).unwrap();
        assert!(found.contains("is hidden from"), "{found}");
    }
}

#[tokio::test]
async fn nobody_notices_drafts_early_answers_and_orders_of_others() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(3).await;
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    for (seat, client) in clients.iter_mut().enumerate() {
        client.pick(seat, &["ready"]).await;
    }
    for (seat, client) in clients.iter_mut().enumerate() {
        client.until_offered(seat, "seal").await;
    }
    // What follows is private. Everybody else hears nothing but the answer to their own question.
    let lay = crate::client::offers(clients[0].play(0)).remove(0);
    assert_eq!(clients[0].pick(0, &[&lay]).await["taken"], "drafted");
    let order = json!({ "reply": "pass", "until": { "kind": "window" } });
    let ordered = clients[0].ask(json!({ "type": "order", "seat": 0, "order": order })).await;
    clients[0].ask(json!({ "type": "revoke", "seat": 0, "id": ordered["order"] })).await;
    clients[0].ask(json!({ "type": "forget", "seat": 0 })).await;
    crowd.until(|message| message["play"]["occasion"]["kind"] == "bid").await;
    for (seat, client) in clients.iter_mut().enumerate().skip(1) {
        let token = client.send(json!({ "type": "why_not", "seat": seat, "action": "halt" })).await;
        assert_eq!(client.receive().await["token"], token.as_str());
    }
    let token = crowd.send(json!({ "type": "talk", "text": "" })).await;
    assert_eq!(crowd.receive().await["token"], token.as_str());

    // On to a window: an answer given early is as silent.
    for (seat, client) in clients.iter_mut().enumerate() {
        let lay = crate::client::offers(client.play(seat)).remove(0);
        client.pick(seat, &[&lay, "seal"]).await;
    }
    for (seat, client) in clients.iter_mut().enumerate() {
        while client.play(seat)["occasion"]["kind"] != "move" {
            client.receive().await;
        }
    }
    let mover = clients[0].play(0)["awaiting"]["seat"].as_u64().unwrap() as usize;
    clients[mover].pick(mover, &["advance"]).await;
    for (seat, client) in clients.iter_mut().enumerate() {
        while client.play(seat)["awaiting"]["kind"] != "poll" {
            client.receive().await;
        }
    }
    // The last in the queue answers first.
    let early = (mover + 2) % 3;
    assert_eq!(clients[early].pick(early, &["pass"]).await["taken"], "held");
    clients[early].until(|message| message["play"]["answered"] == true).await;
    for seat in (0..3).filter(|&seat| seat != early) {
        let token = clients[seat].send(json!({ "type": "why_not", "seat": seat, "action": "uphold" })).await;
        assert_eq!(clients[seat].receive().await["token"], token.as_str());
    }
}
