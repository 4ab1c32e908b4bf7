//! Backups that are taken while people play, and the way from SQLite to PostgreSQL.

use serde_json::json;
use sqlx::{Connection, Row};
use staffetta_kernel::{Mode, Record, Table};
use staffetta_store::{Location, backup, copy, restore};
use std::path::Path;

use crate::browser::Browser;
use crate::client::Client;
use crate::play::all_play_out;
use crate::specimen::Courier;
use crate::test_server::{Opened, TestServer};

/// A server on a file, whatever database the other tests use.
async fn on_a_file() -> TestServer {
    TestServer::with(|config| config.database = None).await
}

/// The bodies and tokens of all entries, by table and number.
async fn entries(folder: &Path) -> Vec<(String, i64, String, Option<String>)> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("staffetta.db"));
    let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let query = "SELECT table_id, number, body, token FROM entries ORDER BY table_id, number";
    let rows = sqlx::query(query).fetch_all(&mut database).await.unwrap();
    let entries = rows.iter().map(|row| (row.get(0), row.get(1), row.get(2), row.get(3))).collect();
    database.close().await.unwrap();
    entries
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_while_tables_are_played_is_restored_record_by_record() {
    let server = on_a_file().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        let (opened, clients) = server.seated(3).await;
        tables.push((opened, tokio::spawn(all_play_out(clients))));
    }
    let elsewhere = tempfile::tempdir().unwrap();
    let mut backups = Vec::new();
    while backups.len() < 3 || tables.iter().any(|(_, playing)| !playing.is_finished()) {
        let file = elsewhere.path().join(format!("backup{}.db", backups.len()));
        backup(server.folder.path(), &file).await.unwrap();
        backups.push(file);
    }
    for (_, playing) in &mut tables {
        playing.await.unwrap();
    }
    let folder = server.stop().await;
    let lived = entries(folder.path()).await;
    let mut grown = Vec::new();
    for file in &backups {
        let restored = tempfile::tempdir().unwrap();
        restore(file, restored.path(), false).await.unwrap();
        let kept = entries(restored.path()).await;
        // Nothing but what was, and of each table everything up to some entry.
        assert!(kept.iter().all(|entry| lived.contains(entry)));
        for (opened, _) in &tables {
            let numbers: Vec<i64> = kept.iter().filter(|entry| entry.0 == opened.id).map(|entry| entry.1).collect();
            assert!(numbers.iter().copied().eq(0..numbers.len() as i64), "{numbers:?}");
        }
        grown.push(kept.len());
        let server = TestServer::with(|config| (config.data, config.database) = (restored.path().into(), None)).await;
        for (opened, _) in &tables {
            assert_eq!(server.get(&format!("/api/tables/{}", opened.id)).await.status, 200);
        }
        server.stop().await;
    }
    assert!(grown.is_sorted() && grown[0] < lived.len(), "{grown:?} of {}", lived.len());
}

#[tokio::test]
async fn a_backup_replaces_a_database_only_when_told_and_never_under_a_server() {
    let server = on_a_file().await;
    let (opened, _clients) = server.seated(2).await;
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("backup.db");
    backup(server.folder.path(), &file).await.unwrap();
    assert_eq!(restore(&file, server.folder.path(), true).await.unwrap_err().code(), "data-in-use");
    let folder = server.stop().await;
    assert_eq!(restore(&file, folder.path(), false).await.unwrap_err().code(), "data-occupied");
    restore(&file, folder.path(), true).await.unwrap();
    assert!(folder.path().join("staffetta.before-restore.db").exists());
    let server = TestServer::with(|config| (config.data, config.database) = (folder.path().into(), None)).await;
    assert_eq!(server.get(&format!("/api/tables/{}", opened.id)).await.status, 200);
    std::fs::write(&file, "no database").unwrap();
    assert_eq!(restore(&file, elsewhere.path(), true).await.unwrap_err().code(), "corrupt-database");
    let nothing = backup(elsewhere.path(), &file).await.unwrap_err();
    assert_eq!(nothing.code(), "data-folder", "there is no database to be backed up");
}

#[tokio::test]
async fn tables_are_moved_to_postgres_and_played_on_there() {
    let server = on_a_file().await;
    let mut ada = Browser::account(&server, "Ada").await;
    let theirs = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])).await;
    let (finished, clients) = server.seated(2).await;
    all_play_out(clients).await;
    let (running, mut clients) = server.seated(2).await;
    assert_eq!(clients[0].pick(0, &["pledge"]).await["entry"], 1);
    clients[1].ask(json!({ "type": "talk", "seat": 1, "text": "we move" })).await;
    let record = async |server: &TestServer, opened: &Opened| {
        server.get(&format!("/api/tables/{}/record.json", opened.id)).await.body
    };
    let before = record(&server, &finished).await;
    let url = staffetta_test_postgres::shared().new_database();
    let from = Location::Sqlite(server.folder.path().into());
    let to = Location::Postgres(url.clone());
    assert_eq!(copy(&from, &to, |_| {}).await.unwrap_err().code(), "data-in-use", "nobody may play meanwhile");
    let folder = server.stop().await;
    let from = Location::Sqlite(folder.path().into());

    // Interrupted after the first table: it goes on with the second.
    let mut told = 0;
    let first = copy(&from, &to, |_| told += 1).await.unwrap();
    assert_eq!((first.tables, first.copied, first.compared, told), (3, 3, 3, 3));
    let name = url.rsplit('/').next().unwrap();
    let postgres = staffetta_test_postgres::shared();
    for part in ["entries", "chat", "intents", "seats"] {
        postgres.sql(name, &format!("DELETE FROM {part} WHERE table_id = '{}'", running.id));
    }
    postgres.sql(name, &format!("DELETE FROM tables WHERE id = '{}'", running.id));
    let again = copy(&from, &to, |_| {}).await.unwrap();
    assert_eq!((again.copied, again.compared, again.records), (1, 3, first.records));
    assert_eq!((first.people, again.people), (1, 1));
    // What is not the same is said to be so, and not overwritten.
    let other = format!("UPDATE seats SET name = 'Eve' WHERE table_id = '{}' AND seat = 1", running.id);
    postgres.sql(name, &other);
    assert_eq!(copy(&from, &to, |_| {}).await.unwrap_err().code(), "copy-differs");

    let server = TestServer::with(|config| config.database = Some(url)).await;
    assert_eq!(record(&server, &finished).await, before);
    let mut ada = Browser { addr: server.addr, ..ada };
    assert_eq!(ada.me().await["games"][0]["table"], theirs["id"], "whoever was signed in is so still");
    let mut screen = Client::join(server.addr, &running, &[0, 1]).await;
    assert_eq!(screen.play(0)["entry"], 1);
    screen.play_out().await;
    Table::<Courier>::replay(&Record::read(&record(&server, &running).await).unwrap(), Mode::Verify, None).unwrap();
    // And back again.
    server.stop().await;
    let back = tempfile::tempdir().unwrap();
    let copied = copy(&to, &Location::Sqlite(back.path().into()), |_| {}).await.unwrap();
    assert_eq!((copied.copied, copied.compared, copied.people), (3, 3, 1));
}
