//! What the store promises, on files of its own.
#![allow(clippy::unwrap_used)]

use staffetta_kernel::Seat;
use staffetta_kernel::record::{By, Entry, EntryKind};
use staffetta_store::*;
use std::sync::Arc;

fn new_table(id: &str) -> NewTable {
    let seat = |kind, name: Option<&str>| SeatRow {
        kind,
        name: name.map(str::to_owned),
        bot: (kind == SeatKind::Bot).then(|| "greedy".to_owned()),
        token: name.map(|_| TokenHash([1; 32])),
        invitation: name.is_none().then_some(TokenHash([2; 32])),
        contribution: None,
    };
    NewTable {
        id: id.to_owned(),
        game: "courier".to_owned(),
        setup: TableSetup { seats: 3, ..TableSetup::default() },
        secret: "secret".to_owned(),
        created: 7,
        seats: vec![seat(SeatKind::Person, Some("Ada")), seat(SeatKind::Person, None), seat(SeatKind::Bot, Some("B"))],
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

fn append(table: &str, numbers: impl IntoIterator<Item = u32>) -> Write {
    let entries = numbers.into_iter().map(|number| (entry(number), Some(format!("t{number}")))).collect();
    Write::Append(table.to_owned(), Append { entries, ..Append::default() })
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

#[tokio::test]
async fn what_was_written_is_read_back_after_opening_again() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.write(Write::Open(new_table("a"))).await.unwrap();
    store.write(append("a", 0..3)).await.unwrap();
    let intents = vec![(1, Some("soon".to_owned())), (0, Some("gone".to_owned()))];
    store.write(Write::Append("a".into(), Append { intents, ..Append::default() })).await.unwrap();
    store.write(Write::Append("a".into(), Append { intents: vec![(0, None)], ..Append::default() })).await.unwrap();
    let said = ChatLine { line: 1, crowd: true, seat: None, name: "Eve".into(), text: "hush".into(), at: 9 };
    let chat = Write::Chat { table: "a".into(), line: said.clone(), token: Some("mine".into()) };
    store.write(chat).await.unwrap();
    assert!(store.said("a", said.seat, &said.name, "mine").await.unwrap());
    assert!(!store.said("a", said.seat, &said.name, "other").await.unwrap());
    assert!(!store.said("a", Some(0), &said.name, "mine").await.unwrap());
    store.close().await.unwrap();

    let store = Sqlite::open(folder.path()).await.unwrap();
    let loaded = store.load("a").await.unwrap().unwrap();
    assert_eq!(loaded.table.setup, new_table("a").setup);
    assert_eq!(loaded.table.status, Status::Open);
    assert_eq!(loaded.seats, new_table("a").seats);
    let expected: Vec<_> = (0..3).map(|number| (entry(number), Some(format!("t{number}")))).collect();
    assert_eq!(loaded.entries, expected);
    assert_eq!(loaded.intents, [(1, "soon".to_owned())]);
    assert_eq!(loaded.last_line, 1);
    assert_eq!(store.chat("a", 0, 10, true).await.unwrap(), [said]);
    assert_eq!(store.load("b").await.unwrap(), None);
}

#[tokio::test]
async fn an_entry_whose_number_is_used_is_a_conflict_and_overwrites_nothing() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.write(Write::Open(new_table("a"))).await.unwrap();
    store.write(append("a", 0..2)).await.unwrap();
    let mut other = entry(1);
    other.deed = EntryKind::Leave;
    // All or nothing: the entry 2 behind the conflict must not stay.
    let late = Append { entries: vec![(other, None), (entry(2), None)], ..Append::default() };
    assert_eq!(store.write(Write::Append("a".into(), late)).await.unwrap_err().code(), "conflict");
    assert_eq!(store.write(append("a", 5..6)).await.unwrap_err().code(), "conflict");
    let loaded = store.load("a").await.unwrap().unwrap();
    let kept: Vec<_> = loaded.entries.into_iter().map(|(entry, _)| entry).collect();
    assert_eq!(kept, [entry(0), entry(1)]);
}

#[tokio::test]
async fn of_two_who_claim_a_seat_one_gets_it() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.write(Write::Open(new_table("a"))).await.unwrap();
    let claim = |name: &str, token| Write::Claim { table: "a".into(), seat: 1, name: name.into(), token };
    let (first, second) =
        tokio::join!(store.write(claim("Bo", TokenHash([3; 32]))), store.write(claim("Cy", TokenHash([4; 32]))));
    assert!(first.is_ok());
    assert_eq!(second.unwrap_err().code(), "conflict");
    let seat = store.load("a").await.unwrap().unwrap().seats.remove(1);
    assert_eq!((seat.name.as_deref(), seat.token), (Some("Bo"), Some(TokenHash([3; 32]))));
}

#[tokio::test]
async fn many_tables_write_at_once_and_a_conflict_of_one_harms_no_other() {
    let folder = folder();
    let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
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
        let loaded = store.load(&format!("table{table}")).await.unwrap().unwrap();
        assert_eq!(loaded.entries.len(), 10);
    }
}

#[tokio::test]
async fn a_damaged_database_is_refused_with_a_sentence() {
    let folder = folder();
    let file = folder.path().join("staffetta.db");
    std::fs::write(&file, "this was a database once, but no longer is one".repeat(100)).unwrap();
    let error = Sqlite::open(folder.path()).await.unwrap_err();
    assert_eq!(error.code(), "corrupt-database");
    assert!(error.to_string().contains("Restore it from a backup"), "{error}");

    std::fs::remove_file(&file).unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    for table in 0..40 {
        store.write(Write::Open(new_table(&format!("table{table}")))).await.unwrap();
    }
    store.close().await.unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xa5);
    std::fs::write(&file, bytes).unwrap();
    assert_eq!(Sqlite::open(folder.path()).await.unwrap_err().code(), "corrupt-database");
}

#[tokio::test]
async fn a_newer_or_foreign_database_is_refused_and_left_as_it_is() {
    use sqlx::Connection;
    let folder = folder();
    Sqlite::open(folder.path()).await.unwrap().close().await.unwrap();
    let file = folder.path().join("staffetta.db");
    let run = async |file: &std::path::Path, statement: &'static str| {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query(statement).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    };
    run(&file, "INSERT INTO _sqlx_migrations VALUES (99, 'later', CURRENT_TIMESTAMP, TRUE, x'00', 0)").await;
    let error = Sqlite::open(folder.path()).await.unwrap_err();
    assert_eq!(error.code(), "newer-database");
    assert!(error.to_string().contains("schema 99"), "{error}");

    let other = self::folder();
    run(&other.path().join("staffetta.db"), "CREATE TABLE recipes (name TEXT)").await;
    assert_eq!(Sqlite::open(other.path()).await.unwrap_err().code(), "foreign-database");
}

#[tokio::test]
async fn after_closing_nothing_is_accepted() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.close().await.unwrap();
    assert_eq!(store.write(Write::Open(new_table("a"))).await.unwrap_err().code(), "store-closed");
}
