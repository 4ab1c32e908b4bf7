//! The store in one SQLite file: opening it, checking it, its readers.

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

use crate::data_folder::{self, beside};
use crate::error::StoreError;
use crate::model::{ChatLine, StoredTable, Write};
use crate::presence::Presence;
use crate::rows;
use crate::stats::{Counts, StoreStats};
use crate::writer::{Job, Writer};
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
    /// The file that has vanished, if one has.
    vanished: watch::Receiver<Option<PathBuf>>,
    counts: Arc<Counts>,
}

impl Sqlite {
    /// Opens the database in this folder, or begins one. A damaged, newer or foreign one is refused.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let lock = data_folder::lock(folder)?;
        let file = folder.join("staffetta.db");
        match std::fs::metadata(&file).map(|data| data.len()) {
            Ok(0) => return Err(StoreError::Corrupt { file, why: "it is empty".to_owned() }),
            Ok(_) => data_folder::make_private(&file),
            Err(_) => begin(folder, &file).await?,
        }
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let writing = options
            .clone()
            .create_if_missing(false)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut connection =
            SqliteConnection::connect_with(&writing).await.map_err(|error| open_error(&file, error))?;
        let presence = Presence::of(&file);
        check_integrity(&file, &mut connection).await?;
        MIGRATIONS.run(&mut connection).await.map_err(|error| migration_error(&file, error))?;
        let readers = SqlitePoolOptions::new().max_connections(MAX_READERS).connect_lazy_with(options.read_only(true));
        let (jobs, queue) = mpsc::channel(QUEUE_SIZE);
        let (gone, vanished) = watch::channel(None);
        let counts = Arc::new(Counts::default());
        tokio::spawn(Writer::new(connection, presence, gone, counts.clone(), lock).run(queue));
        Ok(Self { file, jobs, readers, vanished, counts })
    }

    /// The file.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

/// Begins a database. It gets its name when it is whole, so that an empty file is never one that was just begun.
async fn begin(folder: &Path, file: &Path) -> Result<(), StoreError> {
    let unusable = |why| StoreError::Folder { folder: folder.to_owned(), why };
    if beside(file, "-wal").exists() {
        let why = "it is missing, but its log of changes (-wal) is there".to_owned();
        return Err(StoreError::Corrupt { file: file.to_owned(), why });
    }
    let new = beside(file, ".new");
    for ending in ["", "-journal", "-wal", "-shm"] {
        // Left by a server that was killed at this point.
        let _ = std::fs::remove_file(beside(&new, ending));
    }
    data_folder::private_file().open(&new).map_err(unusable)?;
    let options = SqliteConnectOptions::new().filename(&new).disable_statement_logging();
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(|error| open_error(file, error))?;
    MIGRATIONS.run(&mut connection).await.map_err(|error| migration_error(file, error))?;
    connection.close().await?;
    std::fs::rename(&new, file).map_err(unusable)?;
    #[cfg(unix)]
    std::fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(unusable)?;
    Ok(())
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

/// SQLite's primary result codes for a damaged file and for one that is no database.
const DAMAGED_CODES: [u32; 2] = [11, 26];
/// Its codes for a file that may not be written or opened: no permission, read-only, cannot be opened.
const UNUSABLE_CODES: [u32; 3] = [3, 8, 14];

fn open_error(file: &Path, error: sqlx::Error) -> StoreError {
    let Some(failure) = error.as_database_error() else { return error.into() };
    let code = failure.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or_default() & 0xff;
    if DAMAGED_CODES.contains(&code) {
        return StoreError::Corrupt { file: file.to_owned(), why: failure.message().to_owned() };
    }
    if UNUSABLE_CODES.contains(&code) {
        let why = std::io::Error::new(std::io::ErrorKind::PermissionDenied, failure.message().to_owned());
        return StoreError::Folder { folder: file.parent().unwrap_or(file).to_owned(), why };
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
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => open_error(file, error),
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

    fn stats(&self) -> StoreStats {
        self.counts.stats(self.jobs.max_capacity() - self.jobs.capacity())
    }

    fn vanished(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut vanished = self.vanished.clone();
            match vanished.wait_for(Option::is_some).await.ok().and_then(|file| file.clone()) {
                Some(file) => Err(StoreError::Vanished { file }),
                // The writer has gone: the store was closed.
                None => Err(StoreError::Closed),
            }
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // The readers first: only the last connection, if it may write, puts the log back into the database.
            self.readers.close().await;
            let (reply, answer) = oneshot::channel();
            self.jobs.send(Job::Close(reply)).await.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)
        })
    }
}
