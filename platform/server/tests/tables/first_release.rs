//! Tables and records that the first release wrote (`../fixtures/first-release`) are opened, replayed and played on.

use serde_json::{Value, json};
use sqlx::Connection;
use staffetta_kernel::record::{By, Entry, EntryKind};
use staffetta_kernel::{AnyTable, Mode, Record, Seat, Viewer, fair};
use staffetta_registry::AnyGame;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

use crate::client::{Client, connect, offers};
use crate::test_server::{TestServer, http};

/// An answer delay in which nothing moves of its own accord.
const NEVER: Duration = Duration::from_secs(3600);
/// How many entries a running table must make, if it is not over before.
const ENOUGH: u64 = 80;

fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/first-release")
}

fn read(name: &str) -> Value {
    serde_json::from_slice(&std::fs::read(fixture().join(name)).unwrap()).unwrap()
}

/// What is known of a table.
struct StoredFacts(Value);

impl StoredFacts {
    fn all() -> Vec<Self> {
        let Value::Array(tables) = read("tables.json") else { panic!("a list of tables") };
        tables.into_iter().map(Self).collect()
    }

    fn of_status(status: &str) -> Vec<Self> {
        Self::all().into_iter().filter(|facts| facts.0["status"] == status).collect()
    }

    fn text(&self, key: &str) -> &str {
        self.0[key].as_str().unwrap()
    }

    fn name(&self) -> &str {
        self.text("name")
    }

    fn id(&self) -> &str {
        self.text("id")
    }

    fn entries(&self) -> u64 {
        self.0["entries"].as_u64().unwrap()
    }

    /// By seat: `tokens`, `invitations`, `held`, `seats`.
    fn by_seat(&self, key: &str) -> BTreeMap<usize, &Value> {
        let seats = self.0[key].as_object().into_iter().flatten();
        seats.map(|(seat, value)| (seat.parse().unwrap(), value)).collect()
    }

    /// The tokens of the persons who have not resigned.
    fn tokens(&self) -> Vec<&str> {
        let left = |seat: usize| self.0["left"].as_array().is_some_and(|left| left.contains(&json!(seat)));
        let tokens = self.by_seat("tokens").into_iter().filter(|(seat, _)| !left(*seat));
        tokens.map(|(_, token)| token.as_str().unwrap()).collect()
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id())
    }
}

/// A copy of the data, for a server to work on.
fn copy() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(fixture().join("staffetta.db"), folder.path().join("staffetta.db")).unwrap();
    folder
}

async fn serve(folder: TempDir, answer_delay: Duration) -> TestServer {
    let server = TestServer::in_folder(folder, |config| {
        config.games = staffetta_registry::all();
        config.answer_delay = answer_delay;
    });
    server.await
}

async fn database(folder: &Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("staffetta.db"));
    sqlx::SqliteConnection::connect_with(&options).await.unwrap()
}

/// A table's record as it lies in the database, with the seed that it was played with.
async fn stored(folder: &Path, id: &str) -> Record {
    let mut database = database(folder).await;
    let (head, secret): (String, String) = sqlx::query_as("SELECT head, secret FROM tables WHERE id = $1")
        .bind(id)
        .fetch_one(&mut database)
        .await
        .unwrap();
    let bodies: Vec<String> = sqlx::query_scalar("SELECT body FROM entries WHERE table_id = $1 ORDER BY number")
        .bind(id)
        .fetch_all(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    let head: Record = serde_json::from_str(&head).unwrap();
    let seed = fair::seed(&secret, &head.contributions).to_hex();
    let entries = bodies.iter().map(|body| serde_json::from_str(body).unwrap()).collect();
    Record { entries, secret: Some(secret), seed: Some(seed), ..head }
}

/// The last request of a seat that made an entry, and the number of that entry; nothing for a seat that made none.
async fn last_request(folder: &Path, id: &str, seat: usize) -> Option<(String, u32)> {
    let query = sqlx::query_as(
        "SELECT token, number FROM entries WHERE table_id = $1 AND body ->> '$.seat' = $2 AND token IS NOT NULL \
         ORDER BY number DESC LIMIT 1",
    );
    query.bind(id).bind(seat as i64).fetch_optional(&mut database(folder).await).await.unwrap()
}

fn records() -> BTreeMap<String, Record> {
    let files = std::fs::read_dir(fixture().join("records")).unwrap();
    files
        .map(|file| {
            let file = file.unwrap();
            let name = file.file_name().into_string().unwrap();
            let record = Record::read(&std::fs::read(file.path()).unwrap());
            let record = record.unwrap_or_else(|fault| panic!("{name}: {fault}"));
            (name, record)
        })
        .collect()
}

fn game(record: &Record) -> &'static dyn AnyGame {
    staffetta_registry::game(&record.game).unwrap()
}

/// Are these the same entries? Digests belong to a layout of the state; another layout has others.
fn assert_same_entries(name: &str, came: &[Entry], facts: &[Entry], digests: bool) {
    assert_eq!(came.len(), facts.len(), "{name}");
    for (came, facts) in came.iter().zip(facts) {
        let digest = if digests { facts.digest.clone() } else { came.digest.clone() };
        assert_eq!(*came, Entry { digest, ..facts.clone() }, "{name}");
    }
}

/// Derives every outcome again from the seed, and compares whatever the record tells.
fn verify(name: &str, record: &Record) -> Box<dyn AnyTable> {
    let game = game(record);
    let table = game.replay(record, Mode::Verify, None).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let again = table.record();
    assert_same_entries(name, &again.entries, &record.entries, record.layout == game.about().layout);
    assert_eq!((&again.seats, &again.result), (&record.seats, &record.result), "{name}");
    assert_eq!((&again.commitment, &again.contributions), (&record.commitment, &record.contributions), "{name}");
    for (option, chosen) in &record.options {
        assert_eq!(again.options.get(option), Some(chosen), "{name}: {option}");
    }
    table.check().unwrap_or_else(|broken| panic!("{name}: {broken:?}"));
    table
}

/// Shows these tokens, and hears of every seat that they stand for.
async fn join(server: &TestServer, facts: &StoredFacts, tokens: &[&str]) -> Client {
    let mut client = connect(server.addr, facts.id(), &[]).await.unwrap();
    let answer = client.ask(json!({ "type": "hello", "tokens": tokens, "name": "Eve" })).await;
    assert_eq!(answer["type"], "ack", "{}: {answer}", facts.name());
    while client.states.len() < tokens.len().max(1) {
        client.receive().await;
    }
    // The chat comes last; the answer to anything comes after it.
    client.ask(json!({ "type": "talk", "text": "" })).await;
    client
}

fn said(client: &Client) -> Vec<Value> {
    let chats = client.received.iter().filter(|message| message["type"] == "chat");
    chats.flat_map(|message| message["lines"].as_array().unwrap()).map(|line| line["text"].clone()).collect()
}

/// How many lines this viewer is told of the game. Later releases tell more of the same game: each loss of glory by its
/// source, which dice hit.
fn told_today(table: &dyn AnyTable, viewer: Viewer) -> usize {
    table.lines(viewer, 0).len()
}

/// How many lines everybody was told by the first release.
fn told_then(facts: &Value) -> usize {
    facts["lines"].as_u64().unwrap() as usize
}

#[test]
fn every_record_replays_to_the_same_digests_and_the_same_end() {
    let told = read("records.json");
    let records = records();
    assert_eq!(records.len(), 14);
    for (name, record) in &records {
        let table = verify(name, record);
        let stem = name.split('.').next().unwrap();
        assert_eq!(json!(record.entries.len()), told[stem]["entries"], "{name}");
        assert!(told_today(table.as_ref(), Viewer::Crowd) >= told_then(&told[stem]), "{name}");
        assert!(record.seed.is_some() && record.result.is_some(), "{name} is of a finished game");
        assert_eq!(record, &records[&format!("{stem}.json")], "{name}");
        // Either form still says the same.
        assert_eq!(Record::read(&record.pack()).unwrap(), *record, "{name}");
        assert_eq!(Record::read(record.to_json().as_bytes()).unwrap(), *record, "{name}");
    }
}

#[tokio::test]
async fn every_running_table_replays_to_the_stored_digests() {
    let folder = copy();
    for facts in StoredFacts::of_status("running") {
        let record = stored(folder.path(), facts.id()).await;
        assert_eq!(record.entries.len() as u64, facts.entries(), "{}", facts.name());
        let table = verify(facts.name(), &record);
        assert!(told_today(table.as_ref(), Viewer::Crowd) >= told_then(&facts.0), "{}", facts.name());
        assert!(table.awaiting().outcome().is_none(), "{}", facts.name());
    }
}

#[tokio::test]
async fn every_table_opens_and_shows_what_it_showed() {
    let folder = copy();
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM tables").fetch_all(&mut database(folder.path()).await).await.unwrap();
    let known = StoredFacts::all();
    assert_eq!(
        ids.iter().map(String::as_str).collect::<BTreeSet<_>>(),
        known.iter().map(StoredFacts::id).collect::<BTreeSet<_>>()
    );
    let server = serve(folder, NEVER).await;
    let (records, written, mut repeated) = (records(), copy(), 0);
    for facts in known {
        let info = server.get(&facts.path("")).await;
        assert_eq!(info.status, 200, "{}: {}", facts.name(), info.text());
        let info = info.json();
        for key in ["game", "status", "entries", "outcome"] {
            assert_eq!(info[key], facts.0[key], "{}: {key}", facts.name());
        }
        let left: Vec<_> = info["seats"].as_array().unwrap().iter().filter(|seat| seat["left"] == true).collect();
        let left: Vec<_> = left.into_iter().map(|seat| seat["seat"].clone()).collect();
        assert_eq!(json!(left), facts.0.get("left").cloned().unwrap_or(json!([])), "{}", facts.name());
        let crowd = join(&server, &facts, &[]).await;
        assert_eq!(json!(said(&crowd)), facts.0["chat"], "{}", facts.name());
        let record = match facts.text("status") {
            "open" => None,
            "running" => Some(stored(written.path(), facts.id()).await),
            _ => Some(records[&format!("{}.json", facts.name())].clone()),
        };
        if let Some(record) = record {
            let table = verify(facts.name(), &record);
            assert_eq!(crowd.lines[&None].len(), told_today(table.as_ref(), Viewer::Crowd), "{}", facts.name());
        }
        match facts.text("status") {
            "open" => assert!(crowd.states[&None]["play"].is_null()),
            "running" => repeated += shows_the_seats(&server, &facts, written.path()).await,
            _ => looks_back(&server, &facts, &records[&format!("{}.json", facts.name())]).await,
        }
    }
    assert_eq!(repeated, 13);
}

/// Every seat of a running table sees its question, its offers and what it has left to be done; a request that it
/// repeats (as `written` has it) is known. Answers how many were repeated.
async fn shows_the_seats(server: &TestServer, facts: &StoredFacts, written: &Path) -> usize {
    let mut repeated = 0;
    let table = verify(facts.name(), &stored(written, facts.id()).await);
    for (seat, shown) in facts.by_seat("seats") {
        let token = facts.by_seat("tokens")[&seat].as_str().unwrap();
        let mut client = join(server, facts, &[token]).await;
        let (place, play) = (format!("{} seat {seat}", facts.name()), client.play(seat));
        for key in ["awaiting", "occasion", "question", "answered", "can_undo"] {
            assert_eq!(play[key], shown[key], "{place}: {key}");
        }
        let orders: Vec<_> = play["orders"].as_array().unwrap().iter().map(|standing| &standing["order"]).collect();
        assert_eq!(json!(orders), shown["orders"], "{place}");
        let offered = offers(play).into_iter().map(Value::from).collect::<Vec<_>>();
        assert_eq!(names(&offered), names(shown["offers"].as_array().unwrap()), "{place}");
        let told = told_today(table.as_ref(), Viewer::Seat(Seat(seat as u8)));
        assert_eq!(client.lines[&Some(seat as u64)].len(), told, "{place}");
        assert_eq!(json!(said(&client)), shown["chat"], "{place}");
        let bearer = format!("Authorization: Bearer {token}\r\n");
        let path = facts.path(&format!("/frames?viewer={seat}&from={}&count=1", facts.entries() - 1));
        let frame = http(server.addr, "GET", &path, &bearer, b"").await;
        assert_eq!(frame.status, 200, "{place}: {}", frame.text());
        assert_eq!(frame.json()["frames"][0]["view"], play["view"], "{place}");
        // What was done already is known, and not done again.
        let Some((request, entry)) = last_request(written, facts.id(), seat).await else { continue };
        let again = json!({ "type": "undo", "seat": seat, "token": request });
        client.send_text(&again.to_string()).await;
        let answer = client.until(|message| message["token"] == request.as_str()).await;
        assert_eq!((&answer["type"], &answer["entry"]), (&json!("ack"), &json!(entry)), "{place}");
        repeated += 1;
    }
    assert_eq!(server.get(&facts.path("/record.json")).await.code(), "not-over");
    repeated
}

fn names(actions: &[Value]) -> BTreeSet<&str> {
    actions.iter().map(|action| action.as_str().unwrap()).collect()
}

/// The record of a finished table is the one that it was, in both forms, and its moments can be looked at.
async fn looks_back(server: &TestServer, facts: &StoredFacts, record: &Record) {
    let same_layout = record.layout == game(record).about().layout;
    for form in ["json", "stf"] {
        let came = server.get(&facts.path(&format!("/record.{form}"))).await;
        assert_eq!(came.status, 200, "{}: {}", facts.name(), came.text());
        let came = Record::read(&came.body).unwrap();
        assert_same_entries(facts.name(), &came.entries, &record.entries, same_layout);
        assert_eq!((&came.seed, &came.secret), (&record.seed, &record.secret), "{}", facts.name());
        assert_eq!((&came.seats, &came.result), (&record.seats, &record.result), "{}", facts.name());
    }
    for viewer in ["crowd", "open", "0", "1"] {
        for from in [0, facts.entries() - 2] {
            let frames = server.get(&facts.path(&format!("/frames?viewer={viewer}&from={from}&count=2"))).await;
            assert_eq!(frames.status, 200, "{}: {}", facts.name(), frames.text());
            let frames = frames.json();
            let entries: Vec<_> = frames["frames"].as_array().unwrap().iter().map(|frame| &frame["entry"]).collect();
            assert_eq!((&frames["total"], json!(entries)), (&facts.0["entries"], json!([from, from + 1])));
        }
    }
}

#[tokio::test]
async fn running_tables_are_played_on_and_are_there_after_a_restart() {
    let server = serve(copy(), Duration::ZERO).await;
    let mut playing = Vec::new();
    for facts in StoredFacts::of_status("running") {
        let mut client = join(&server, &facts, &facts.tokens()).await;
        playing.push(tokio::spawn(async move {
            let withdrew = take_back(&mut client).await;
            let_held_answers_out(&mut client, &facts).await;
            let entries = play_on(&mut client, facts.entries() + ENOUGH).await;
            client.close().await;
            (facts, entries, withdrew)
        }));
    }
    // A table that had not begun begins when the invited person comes.
    for facts in StoredFacts::of_status("open") {
        let mut tokens: Vec<String> = facts.tokens().into_iter().map(str::to_owned).collect();
        for (seat, invitation) in facts.by_seat("invitations") {
            let claim = json!({ "name": "Livia", "invitation": invitation });
            let claimed = server.post(&facts.path(&format!("/seats/{seat}/claim")), &claim).await;
            assert_eq!(claimed.status, 200, "{}: {}", facts.name(), claimed.text());
            tokens.push(claimed.json()["token"].as_str().unwrap().to_owned());
        }
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        let mut client = join(&server, &facts, &tokens).await;
        for seat in facts.by_seat("invitations").into_keys() {
            client.ready(seat).await;
        }
        client.until_running().await;
        playing.push(tokio::spawn(async move {
            let entries = play_on(&mut client, ENOUGH).await;
            client.close().await;
            (facts, entries, 0)
        }));
    }
    let mut played = Vec::new();
    for playing in playing {
        played.push(playing.await.unwrap());
    }
    assert_eq!(played.len(), 8);
    let (folder, written) = (server.stop().await, copy());
    for (facts, entries, withdrew) in &played {
        let record = stored(folder.path(), facts.id()).await;
        if facts.text("status") == "running" {
            let before = stored(written.path(), facts.id()).await;
            assert_eq!(record.entries[..before.entries.len()], before.entries, "{}", facts.name());
        }
        went_on(facts, &record, *entries, *withdrew);
    }

    let server = serve(folder, NEVER).await;
    for (facts, entries, _) in &played {
        let info = server.get(&facts.path("")).await.json();
        assert!(info["entries"].as_u64() >= Some(*entries), "{}: {info}", facts.name());
        let client = join(&server, facts, &facts.tokens()).await;
        assert!(client.states.values().all(|state| !state["play"]["view"].is_null()), "{}", facts.name());
        if info["status"] == "over" {
            let record = server.get(&facts.path("/record.stf")).await;
            verify(facts.name(), &Record::read(&record.body).unwrap());
        } else {
            assert_eq!(info["status"], "running", "{}", facts.name());
            let frames = server.get(&facts.path(&format!("/frames?from={}&count=1", entries - 1))).await.json();
            assert_eq!(frames["frames"][0]["entry"], entries - 1, "{}", facts.name());
        }
    }
}

/// Every seat that may withdraw its last entry does. Answers how many did.
async fn take_back(client: &mut Client) -> usize {
    let able = client.states.values().filter(|state| state["play"]["can_undo"] == true);
    let able: Vec<usize> = able.map(|state| state["seat"].as_u64().unwrap() as usize).collect();
    for &seat in &able {
        let answer = client.ask(json!({ "type": "undo", "seat": seat })).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        while client.play(seat)["entry"].as_u64() < answer["entry"].as_u64() {
            client.receive().await;
        }
    }
    able.len()
}

/// In a window in which an answer is held everybody else passes, so that it comes out.
async fn let_held_answers_out(client: &mut Client, facts: &StoredFacts) {
    if facts.by_seat("held").is_empty() {
        return;
    }
    let seats: Vec<usize> = client.states.keys().flatten().map(|seat| *seat as usize).collect();
    for seat in seats {
        if client.play(seat)["answered"] == false && offers(client.play(seat)).iter().any(|offer| offer == "pass") {
            let answer = client.pick(seat, &["pass"]).await;
            assert_eq!(answer["taken"], "held", "{}: {answer}", facts.name());
        }
    }
}

/// Plays until there are so many entries or the game is over; answers how many there are.
async fn play_on(client: &mut Client, enough: u64) -> u64 {
    loop {
        let last = client.states.values().filter_map(|state| state["play"]["entry"].as_u64()).max().unwrap();
        if client.over() || last + 1 >= enough {
            return last + 1;
        }
        if !client.pick_anything().await {
            client.receive().await;
        }
    }
}

/// The table has enough new entries, among them what was withdrawn and held, and all of them follow from its seed.
fn went_on(facts: &StoredFacts, record: &Record, entries: u64, withdrew: usize) {
    let table = game(record).replay(record, Mode::Verify, None);
    let table = table.unwrap_or_else(|fault| panic!("{}: {fault}", facts.name()));
    let (old, all) = (facts.entries(), record.entries.len() as u64);
    assert!(all >= entries, "{} has {all} entries, {entries} were seen", facts.name());
    let over = table.awaiting().outcome().is_some();
    assert!(all >= old + ENOUGH || (over && all > old), "{} made too few entries", facts.name());
    let new = &record.entries[old as usize..];
    assert!(new.iter().take(withdrew).all(|entry| entry.deed == EntryKind::Withdraw), "{}", facts.name());
    for (seat, picks) in facts.by_seat("held") {
        let picks: Vec<String> = serde_json::from_value(picks.clone()).unwrap();
        let came_out = |entry: &Entry| {
            usize::from(entry.seat.0) == seat && entry.by == By::Seat && entry.deed == EntryKind::Picks(picks.clone())
        };
        assert!(new.iter().take(3).any(came_out), "{}: what seat {seat} held is lost", facts.name());
    }
}
