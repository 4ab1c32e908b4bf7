//! What the store promises, on both databases.
#![allow(clippy::unwrap_used)]

mod channels;
mod company;
mod history;
mod people;
mod sqlite_file;

use channels::*;
use company::*;
use history::*;
use people::*;
use staffetta_kernel::record::{By, Entry, EntryKind};
use staffetta_kernel::{Record, Seat};
use staffetta_store::*;
use std::sync::Arc;

/// Where a test keeps its tables.
enum Place {
    Folder(tempfile::TempDir),
    Url(String),
}

impl Place {
    async fn open(&self) -> Arc<dyn Store> {
        match self {
            Self::Folder(folder) => Arc::new(Sqlite::open(folder.path()).await.unwrap()),
            Self::Url(url) => Arc::new(Postgres::open(url, 4).await.unwrap()),
        }
    }
}

/// Each promise is a test of its own on each database.
macro_rules! on_both_databases {
    ($($promise:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $promise() {
                super::$promise(super::Place::Folder(tempfile::tempdir().unwrap())).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $promise() {
                super::$promise(super::Place::Url(staffetta_test_postgres::shared().new_database())).await;
            })*
        }
    };
}

on_both_databases!(
    what_was_written_is_read_back_after_opening_again,
    an_entry_whose_number_is_used_is_a_conflict_and_overwrites_nothing,
    what_was_decided_before_the_table_went_on_is_a_conflict,
    of_two_who_claim_a_seat_one_gets_it,
    a_seat_is_given_up_only_by_its_holder,
    a_game_begins_only_with_those_who_sit_there,
    many_tables_write_at_once_and_a_conflict_of_one_harms_no_other,
    a_table_at_which_nothing_happens_is_removed_and_no_other,
    what_an_operator_asks_is_answered,
    after_closing_nothing_is_accepted,
    people_and_their_sessions_are_read_back,
    seats_follow_their_person_and_a_guest_becomes_one_with_an_account,
    a_code_is_used_once_and_a_newer_one_stands_for_the_older,
    who_is_deleted_leaves_the_table_and_takes_the_name_along,
    what_is_over_is_pruned_and_nobody_else,
    a_challenge_is_used_once_and_a_passkey_counts_upwards,
    a_lobby_holds_the_public_tables_and_what_is_due_is_told,
    finished_games_are_found_from_the_newest_on,
    what_is_said_of_games_follows_its_person,
    somebody_is_told_once_of_a_question,
    what_happens_is_told_once_to_those_who_can_be_told_and_not_from_those_they_blocked,
    channels_follow_their_person_and_keys_stay,
    an_address_is_proven_once_and_goes_with_its_person,
    people_stand_to_each_other_in_one_way_until_one_goes,
    who_is_invited_by_name_is_so_once_and_while_the_seat_is_free,
    notes_are_kept_and_go_with_a_guest_who_becomes_an_account,
    reports_wait_for_the_operator,
);

fn new_table(id: &str) -> NewTable {
    let seat = |kind, name: Option<&str>| SeatRow {
        kind,
        name: name.map(str::to_owned),
        bot: (kind == SeatKind::Bot).then(|| "greedy".to_owned()),
        token: name.map(|_| TokenHash([1; 32])),
        invitation: name.is_none().then_some(TokenHash([2; 32])),
        contribution: None,
        person: None,
    };
    NewTable {
        id: id.to_owned(),
        game: "courier".to_owned(),
        setup: TableSetup { seats: 3, ..TableSetup::default() },
        secret: "secret".to_owned(),
        created: 7,
        seats: vec![seat(SeatKind::Person, Some("Ada")), seat(SeatKind::Person, None), seat(SeatKind::Bot, Some("B"))],
        terms: Terms::default(),
    }
}

fn entry(number: u32) -> Entry {
    Entry {
        number,
        seat: Seat(0),
        by: By::Seat,
        deed: EntryKind::Picks(vec![format!("step {number}")]),
        text: None,
        at: 1000 + u64::from(number),
        fell: Vec::new(),
        digest: "0".repeat(16),
    }
}

/// A record without entries.
fn head() -> Record {
    let head = serde_json::json!({ "format": 1, "game": "courier", "rules": 1, "layout": 1, "data": "", "options": {},
        "seats": vec![serde_json::json!({ "name": "Ada" }); 3], "entries": [] });
    serde_json::from_value(head).unwrap()
}

fn append(table: &str, numbers: impl IntoIterator<Item = u32>) -> Write {
    let entries = numbers.into_iter().map(|number| (entry(number), Some(format!("t{number}")))).collect();
    Write::Append(table.to_owned(), Append { entries, ..Append::default() })
}

async fn what_was_written_is_read_back_after_opening_again(place: Place) {
    let store = place.open().await;
    store.write(Write::Open(new_table("a"))).await.unwrap();
    store.write(append("a", 0..3)).await.unwrap();
    let intents = vec![intent(1, None, Some("soon")), intent(0, None, Some("gone"))];
    store.write(Write::Append("a".into(), Append { intents, behind: 3, ..Append::default() })).await.unwrap();
    let intents = vec![intent(0, Some("gone"), None)];
    store.write(Write::Append("a".into(), Append { intents, behind: 3, ..Append::default() })).await.unwrap();
    let said = ChatLine { line: 1, crowd: true, seat: None, name: "Eve".into(), text: "hush".into(), at: 9 };
    let chat = Write::Chat { table: "a".into(), line: said.clone(), token: Some("mine".into()) };
    store.write(chat).await.unwrap();
    assert!(store.said("a", said.seat, &said.name, "mine").await.unwrap());
    assert!(!store.said("a", said.seat, &said.name, "other").await.unwrap());
    assert!(!store.said("a", Some(0), &said.name, "mine").await.unwrap());
    store.close().await.unwrap();

    let store = place.open().await;
    let loaded = store.load("a", 0).await.unwrap().unwrap();
    assert_eq!(loaded.table.setup, new_table("a").setup);
    assert_eq!(loaded.table.status, Status::Open);
    assert_eq!(loaded.seats, new_table("a").seats);
    let expected: Vec<_> = (0..3).map(|number| (entry(number), Some(format!("t{number}")))).collect();
    assert_eq!(loaded.entries, expected);
    let tail = store.load("a", 2).await.unwrap().unwrap().entries;
    assert_eq!(tail, expected[2..]);
    assert_eq!(loaded.intents, [(1, "soon".to_owned())]);
    assert_eq!(loaded.last_line, 1);
    assert_eq!(store.chat("a", 0, 10, true).await.unwrap(), [said]);
    assert_eq!(store.load("b", 0).await.unwrap(), None);
}

async fn an_entry_whose_number_is_used_is_a_conflict_and_overwrites_nothing(place: Place) {
    let store = place.open().await;
    store.write(Write::Open(new_table("a"))).await.unwrap();
    store.write(append("a", 0..2)).await.unwrap();
    let mut other = entry(1);
    other.deed = EntryKind::Leave;
    // All or nothing: the entry 2 behind the conflict must not stay.
    let late = Append { entries: vec![(other, None), (entry(2), None)], ..Append::default() };
    assert_eq!(store.write(Write::Append("a".into(), late)).await.unwrap_err().code(), "conflict");
    assert_eq!(store.write(append("a", 5..6)).await.unwrap_err().code(), "conflict");
    let loaded = store.load("a", 0).await.unwrap().unwrap();
    let kept: Vec<_> = loaded.entries.into_iter().map(|(entry, _)| entry).collect();
    assert_eq!(kept, [entry(0), entry(1)]);
}

async fn of_two_who_claim_a_seat_one_gets_it(place: Place) {
    let store = place.open().await;
    store.write(Write::Open(new_table("a"))).await.unwrap();
    let claim = |name: &str, token| Write::Claim { table: "a".into(), seat: 1, name: name.into(), token, person: None };
    let (first, second) =
        tokio::join!(store.write(claim("Bo", TokenHash([3; 32]))), store.write(claim("Cy", TokenHash([4; 32]))));
    let (winner, token, loser) = if first.is_ok() { ("Bo", 3, second) } else { ("Cy", 4, first) };
    assert_eq!(loser.unwrap_err().code(), "conflict");
    let seat = store.load("a", 0).await.unwrap().unwrap().seats.remove(1);
    assert_eq!((seat.name.as_deref(), seat.token), (Some(winner), Some(TokenHash([token; 32]))));
}

async fn many_tables_write_at_once_and_a_conflict_of_one_harms_no_other(place: Place) {
    let store = place.open().await;
    let mut tasks = Vec::new();
    for table in 0..50 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let id = format!("table{table}");
            store.write(Write::Open(new_table(&id))).await.unwrap();
            for number in 0..10 {
                store.write(append(&id, [number])).await.unwrap();
                assert!(store.write(append(&id, [number])).await.is_err());
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    for table in 0..50 {
        let loaded = store.load(&format!("table{table}"), 0).await.unwrap().unwrap();
        assert_eq!(loaded.entries.len(), 10);
    }
}

fn intent(seat: u8, before: Option<&str>, after: Option<&str>) -> IntentChange {
    IntentChange { seat, before: before.map(str::to_owned), after: after.map(str::to_owned) }
}

async fn what_was_decided_before_the_table_went_on_is_a_conflict(place: Place) {
    let store = place.open().await;
    store.write(Write::Open(new_table("a"))).await.unwrap();
    store.write(append("a", 0..2)).await.unwrap();
    let change =
        |behind, intent| Write::Append("a".into(), Append { intents: vec![intent], behind, ..Append::default() });
    store.write(change(2, intent(1, None, Some("first")))).await.unwrap();
    for late in [
        change(1, intent(0, None, Some("on an older table"))),
        change(2, intent(1, None, Some("knows nothing of the first"))),
        change(2, intent(1, Some("another"), Some("knows another"))),
        change(2, intent(1, Some("another"), None)),
    ] {
        assert_eq!(store.write(late).await.unwrap_err().code(), "conflict");
    }
    store.write(change(2, intent(1, Some("first"), Some("second")))).await.unwrap();
    assert_eq!(store.load("a", 0).await.unwrap().unwrap().intents, [(1, "second".to_owned())]);
}

async fn a_seat_is_given_up_only_by_its_holder(place: Place) {
    let store = place.open().await;
    store.write(Write::Open(new_table("a"))).await.unwrap();
    let vacate = |token| Write::Vacate { table: "a".into(), seat: 0, token: TokenHash([token; 32]) };
    let contribute = |token| {
        let contribution = "dice".to_owned();
        Write::Contribute { table: "a".into(), seat: 0, token: TokenHash([token; 32]), contribution }
    };
    for stranger in [vacate(9), contribute(9)] {
        assert_eq!(store.write(stranger).await.unwrap_err().code(), "conflict");
    }
    store.write(contribute(1)).await.unwrap();
    store.write(vacate(1)).await.unwrap();
    let seat = store.load("a", 0).await.unwrap().unwrap().seats.remove(0);
    assert_eq!((seat.name, seat.token, seat.contribution), (None, None, None));
}

async fn a_game_begins_only_with_those_who_sit_there(place: Place) {
    let store = place.open().await;
    let mut table = new_table("a");
    table.seats.iter_mut().for_each(|seat| seat.name = Some("Ada".into()));
    store.write(Write::Open(table)).await.unwrap();
    let begin = |contributions: [&str; 3]| {
        let head = serde_json::json!({ "format": 1, "game": "courier", "rules": 1, "layout": 1, "data": "", "options": {},
            "seats": vec![serde_json::json!({ "name": "Ada" }); 3], "contributions": contributions, "entries": [] });
        let head: Option<Box<Record>> = Some(serde_json::from_value(head).unwrap());
        Write::Append("a".into(), Append { head, entries: vec![(entry(0), None)], ..Append::default() })
    };
    assert_eq!(store.write(begin(["dice", "", ""])).await.unwrap_err().code(), "conflict");
    let contribution = "dice".to_owned();
    let ready = Write::Contribute { table: "a".into(), seat: 0, token: TokenHash([1; 32]), contribution };
    store.write(ready).await.unwrap();
    store.write(begin(["dice", "", ""])).await.unwrap();
    assert_eq!(store.write(begin(["dice", "", ""])).await.unwrap_err().code(), "conflict");
    assert_eq!(store.load("a", 0).await.unwrap().unwrap().table.status, Status::Running);
}

async fn after_closing_nothing_is_accepted(place: Place) {
    let store = place.open().await;
    store.close().await.unwrap();
    assert_eq!(store.write(Write::Open(new_table("a"))).await.unwrap_err().code(), "store-closed");
}

async fn a_table_at_which_nothing_happens_is_removed_and_no_other(place: Place) {
    let store = place.open().await;
    for id in ["empty", "played", "talked", "over"] {
        store.write(Write::Open(new_table(id))).await.unwrap();
    }
    // Entries are of the moments 1000 and later, the tables were opened at 7.
    store.write(append("played", 0..3)).await.unwrap();
    let line = ChatLine { line: 1, crowd: false, seat: None, name: "Eve".into(), text: "hm".into(), at: 900 };
    store.write(Write::Chat { table: "talked".into(), line, token: None }).await.unwrap();
    store.write(Write::Close { table: "over".into() }).await.unwrap();
    assert_eq!(store.abandoned(5).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.abandoned(800).await.unwrap(), ["empty"]);
    assert_eq!(store.abandoned(1002).await.unwrap(), ["empty", "talked"]);
    assert_eq!(store.abandoned(1003).await.unwrap(), ["empty", "played", "talked"]);
    let remove = |id: &str, before| Write::Remove { table: id.into(), before };
    assert_eq!(store.write(remove("played", 1002)).await.unwrap_err().code(), "conflict", "it was played at");
    store.write(remove("played", 1003)).await.unwrap();
    store.write(remove("empty", 800)).await.unwrap();
    assert_eq!(store.load("played", 0).await.unwrap(), None);
    let left: Vec<String> = store.list("", 10).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(left, ["over", "talked"]);
}

async fn what_an_operator_asks_is_answered(place: Place) {
    let store = place.open().await;
    for id in ["a", "b", "c"] {
        store.write(Write::Open(new_table(id))).await.unwrap();
    }
    store.write(append("b", 0..2)).await.unwrap();
    let listed = store.list("a", 1).await.unwrap();
    assert_eq!((listed.len(), listed[0].id.as_str(), listed[0].entries, listed[0].seats), (1, "b", 2, 3));
    let free = |seat| Write::Free { table: "a".into(), seat, invitation: TokenHash([5; 32]) };
    store.write(free(0)).await.unwrap();
    assert_eq!(store.write(free(2)).await.unwrap_err().code(), "conflict", "a bot sits there");
    let seat = store.load("a", 0).await.unwrap().unwrap().seats.remove(0);
    assert_eq!((seat.name.as_deref(), seat.token, seat.invitation), (Some("Ada"), None, Some(TokenHash([5; 32]))));
    for at in [Some(1), Some(2)] {
        store.write(Write::Ban { address: "10.0.0.7".into(), at }).await.unwrap();
    }
    assert_eq!(store.bans().await.unwrap(), ["10.0.0.7"]);
    store.write(Write::Ban { address: "10.0.0.7".into(), at: None }).await.unwrap();
    assert!(store.bans().await.unwrap().is_empty());
    assert!(store.size().await.unwrap() > 10_000);
}
