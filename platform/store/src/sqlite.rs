//! The store in one SQLite file: opening it, checking it, its readers.

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::model::{ChatLine, StoredTable, Write};
use crate::rows;
use crate::writer::{self, Job};
use crate::{Store, StoreFuture};

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Writes that may wait for the writer before those who send them wait too.
const QUEUE_SIZE: usize = 1024;
/// Readers at the same time.
const MAX_READERS: u32 = 4;

/// Tables in one SQLite file: one writer that groups commits, several readers.
#[derive(Debug)]
pub struct Sqlite {
    file: PathBuf,
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens the database in this folder, or begins one. A damaged, newer or foreign one is refused.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        std::fs::create_dir_all(folder).map_err(|why| StoreError::Folder { folder: folder.to_owned(), why })?;
        let file = folder.join("staffetta.db");
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let writing = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut connection =
            SqliteConnection::connect_with(&writing).await.map_err(|error| open_error(&file, error))?;
        check_integrity(&file, &mut connection).await?;
        MIGRATIONS.run(&mut connection).await.map_err(|error| migration_error(&file, error))?;
        let readers = SqlitePoolOptions::new().max_connections(MAX_READERS).connect_lazy_with(options.read_only(true));
        let (jobs, queue) = mpsc::channel(QUEUE_SIZE);
        tokio::spawn(writer::run(connection, queue));
        Ok(Self { file, jobs, readers })
    }

    /// The file.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

/// Is this a whole database, and ours?
async fn check_integrity(file: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let said: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut *connection)
        .await
        .map_err(|error| open_error(file, error))?;
    if said != "ok" {
        return Err(StoreError::Corrupt { file: file.to_owned(), why: said });
    }
    let names: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table'")
        .fetch_all(&mut *connection)
        .await
        .map_err(|error| open_error(file, error))?;
    if !names.is_empty() && !names.iter().any(|name| name == "_sqlx_migrations") {
        return Err(StoreError::Foreign { file: file.to_owned() });
    }
    Ok(())
}

/// SQLite's result codes for a damaged file and for one that is no database.
const DAMAGED_CODES: [&str; 2] = ["11", "26"];

fn open_error(file: &Path, error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code());
    if code.is_some_and(|code| DAMAGED_CODES.contains(&code.as_ref())) {
        let why = error.as_database_error().map_or_else(String::new, |error| error.message().to_owned());
        return StoreError::Corrupt { file: file.to_owned(), why };
    }
    error.into()
}

fn migration_error(file: &Path, error: MigrateError) -> StoreError {
    let known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    match error {
        MigrateError::VersionMissing(version) => StoreError::Newer { file: file.to_owned(), version, known },
        MigrateError::VersionMismatch(version) | MigrateError::Dirty(version) => StoreError::Corrupt {
            file: file.to_owned(),
            why: format!("its schema {version} is not the one that this program knows"),
        },
        other => StoreError::Failed(other.to_string()),
    }
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            self.jobs.send(Job::Write(Box::new(write), reply)).await.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn load<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(async move {
            // One transaction, so that entries and intents are of the same moment.
            let mut transaction = self.readers.begin().await?;
            rows::load(&mut transaction, table).await
        })
    }

    fn chat<'a>(&'a self, table: &'a str, after: u32, most: u32, crowd: bool) -> StoreFuture<'a, Vec<ChatLine>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            rows::chat(&mut connection, table, after, most, crowd).await
        })
    }

    fn said<'a>(&'a self, table: &'a str, seat: Option<u8>, name: &'a str, token: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            rows::said(&mut connection, table, seat, name, token).await
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            self.jobs.send(Job::Close(reply)).await.map_err(|_| StoreError::Closed)?;
            self.readers.close().await;
            answer.await.map_err(|_| StoreError::Closed)
        })
    }
}
