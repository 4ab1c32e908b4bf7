//! The file of SQLite: damaged, newer, foreign.

use staffetta_store::*;

use crate::new_table;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
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
