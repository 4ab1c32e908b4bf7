//! The store in one SQLite file: opening it, checking it, its readers.

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

use crate::addresses::{self, Address};
use crate::bus::{Bus, InProcess};
use crate::channels::{Channel, Untold};
use crate::company::{Call, Note, Report, Tie};
use crate::data_folder::{self, FolderLock, beside};
use crate::driver::Connection as Driver;
use crate::error::StoreError;
use crate::history::{Bookmark, Comment, FinishedSearch, FinishedTable};
use crate::model::{ChatLine, Extent, StoredTable, TableSummary, TokenHash, Write};
use crate::notifications::UntoldNotification;
use crate::passkeys::{self, Passkey};
use crate::people::{Code, Person, PersonLine, PersonSeat, Purpose, Session};
use crate::places::LobbyTable;
use crate::presence::Presence;
use crate::stats::{Counts, StoreStats};
use crate::writer::{Job, Writer};
use crate::{
    Store, StoreFuture, channels, company, history, migrations, notifications, operating, people_rows, places, rows,
};

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
    bus: InProcess,
}

impl Sqlite {
    /// Opens the database in this folder, or begins one. A damaged, newer or foreign one is refused.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let (file, connection, lock) = open_file(folder).await?;
        let presence = Presence::of(&file);
        let reading = options(&file).read_only(true);
        let readers = SqlitePoolOptions::new().max_connections(MAX_READERS).connect_lazy_with(reading);
        let (jobs, queue) = mpsc::channel(QUEUE_SIZE);
        let (gone, vanished) = watch::channel(None);
        let counts = Arc::new(Counts::default());
        tokio::spawn(Writer::new(connection, presence, gone, counts.clone(), lock).run(queue));
        Ok(Self { file, jobs, readers, vanished, counts, bus: InProcess::default() })
    }

    /// The file.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

/// The name of the file in its folder.
pub(crate) const FILE_NAME: &str = "staffetta.db";

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

/// Locks the folder and opens its database for writing, checked and up to date; begins one where there is none.
pub(crate) async fn open_file(folder: &Path) -> Result<(PathBuf, SqliteConnection, FolderLock), StoreError> {
    let lock = data_folder::lock(folder)?;
    let file = folder.join(FILE_NAME);
    match std::fs::metadata(&file).map(|data| data.len()) {
        Ok(0) => return Err(StoreError::Corrupt { file, why: "it is empty".to_owned() }),
        Ok(_) => data_folder::make_private(&file),
        Err(_) => begin(folder, &file).await?,
    }
    let writing = options(&file)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    let mut connection = SqliteConnection::connect_with(&writing).await.map_err(|error| open_error(&file, error))?;
    check_integrity(&file, &mut connection).await?;
    migrations::sqlite().run(&mut connection).await.map_err(|error| migration_error(&file, error))?;
    Ok((file, connection, lock))
}

/// Is this a whole database of ours that this program knows, and with something in it? It is not changed.
pub(crate) async fn check_file(file: &Path) -> Result<(), StoreError> {
    if std::fs::metadata(file).map_or(0, |data| data.len()) == 0 {
        return Err(StoreError::Corrupt { file: file.to_owned(), why: "it is empty or not there".to_owned() });
    }
    let mut connection = SqliteConnection::connect_with(&options(file).immutable(true).read_only(true))
        .await
        .map_err(|error| open_error(file, error))?;
    check_integrity(file, &mut connection).await?;
    let version: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations")
        .fetch_one(&mut connection)
        .await
        .map_err(|error| open_error(file, error))?;
    let known = migrations::sqlite().iter().map(|migration| migration.version).max().unwrap_or(0);
    connection.close().await?;
    if version > known {
        return Err(StoreError::Newer { file: file.to_owned(), version, known });
    }
    Ok(())
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
    migrations::sqlite().run(&mut connection).await.map_err(|error| migration_error(file, error))?;
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
    migrations::error(file, &migrations::sqlite(), error, |error| open_error(file, error))
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            self.jobs.send(Job::Write(Box::new(write), reply)).await.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn load<'a>(&'a self, table: &'a str, from: u32) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(async move {
            // One transaction, so that entries and intents are of the same moment.
            let mut transaction = self.readers.begin().await?;
            rows::load(&mut Driver::Sqlite(&mut transaction), table, from).await
        })
    }

    fn extents(&self, _tables: Vec<String>) -> StoreFuture<'_, Vec<(String, Extent)>> {
        // Nobody else writes: whoever asks knows it all.
        Box::pin(async { Ok(Vec::new()) })
    }

    fn chat<'a>(&'a self, table: &'a str, after: u32, most: u32, crowd: bool) -> StoreFuture<'a, Vec<ChatLine>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            rows::chat(&mut Driver::Sqlite(&mut connection), table, after, most, crowd).await
        })
    }

    fn said<'a>(&'a self, table: &'a str, seat: Option<u8>, name: &'a str, token: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            rows::said(&mut Driver::Sqlite(&mut connection), table, seat, name, token).await
        })
    }

    fn list<'a>(&'a self, after: &'a str, most: u32) -> StoreFuture<'a, Vec<TableSummary>> {
        Box::pin(
            async move { operating::list(&mut Driver::Sqlite(&mut *self.readers.acquire().await?), after, most).await },
        )
    }

    fn abandoned(&self, before: u64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(
            async move { operating::abandoned(&mut Driver::Sqlite(&mut *self.readers.acquire().await?), before).await },
        )
    }

    fn bans(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { operating::bans(&mut Driver::Sqlite(&mut *self.readers.acquire().await?)).await })
    }

    fn signed_in(&self, token: TokenHash) -> StoreFuture<'_, Option<(Person, Session)>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            people_rows::signed_in(&mut Driver::Sqlite(&mut connection), token).await
        })
    }

    fn account<'a>(&'a self, name_key: &'a str) -> StoreFuture<'a, Option<Person>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            people_rows::account(&mut Driver::Sqlite(&mut connection), name_key).await
        })
    }

    fn sessions<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Session>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            people_rows::sessions(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn code(&self, code: TokenHash, purpose: Purpose) -> StoreFuture<'_, Option<Code>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            people_rows::code(&mut Driver::Sqlite(&mut connection), code, purpose).await
        })
    }

    fn seats_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<PersonSeat>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            people_rows::seats(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn lines_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<PersonLine>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            people_rows::lines(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<LobbyTable>> {
        Box::pin(async move { places::lobby(&mut Driver::Sqlite(&mut *self.readers.acquire().await?), most).await })
    }

    fn due(&self, now: u64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { places::due(&mut Driver::Sqlite(&mut *self.readers.acquire().await?), now).await })
    }

    fn finished(&self, search: FinishedSearch) -> StoreFuture<'_, Vec<FinishedTable>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            history::finished(&mut Driver::Sqlite(&mut connection), &search).await
        })
    }

    fn comments<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<Comment>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            history::comments(&mut Driver::Sqlite(&mut connection), table).await
        })
    }

    fn comments_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<(String, Comment)>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            history::comments_of(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn bookmarks<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Bookmark>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            history::bookmarks(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn channels<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Channel>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            channels::channels(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn untold(&self, before: u64) -> StoreFuture<'_, Vec<Untold>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            channels::untold(&mut Driver::Sqlite(&mut connection), before).await
        })
    }

    fn untold_notifications(&self, before: u64) -> StoreFuture<'_, Vec<UntoldNotification>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            notifications::untold(&mut Driver::Sqlite(&mut connection), before).await
        })
    }

    fn person<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Person>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            people_rows::person_by_id(&mut Driver::Sqlite(&mut connection), id).await
        })
    }

    fn address<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Option<Address>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            addresses::of_person(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn address_of_proof(&self, proof: TokenHash) -> StoreFuture<'_, Option<Address>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            addresses::of_proof(&mut Driver::Sqlite(&mut connection), proof).await
        })
    }

    fn accounts_at<'a>(&'a self, address: &'a str) -> StoreFuture<'a, Vec<Person>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            addresses::accounts(&mut Driver::Sqlite(&mut connection), address).await
        })
    }

    fn passkeys<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Passkey>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            passkeys::of_person(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn passkey<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Passkey>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            passkeys::one(&mut Driver::Sqlite(&mut connection), id).await
        })
    }

    fn blockers<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            company::blockers(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn ties<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Tie>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            company::ties(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn calls<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Call>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            company::calls(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn notes<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Note>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            company::notes(&mut Driver::Sqlite(&mut connection), person).await
        })
    }

    fn reports(&self, most: u32) -> StoreFuture<'_, Vec<Report>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            company::reports(&mut Driver::Sqlite(&mut connection), most).await
        })
    }

    fn key<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<String>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            channels::key(&mut Driver::Sqlite(&mut connection), name).await
        })
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(async move { operating::size(&mut Driver::Sqlite(&mut *self.readers.acquire().await?)).await })
    }

    fn bus(&self) -> &dyn Bus {
        &self.bus
    }

    fn is_shared(&self) -> bool {
        false
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
