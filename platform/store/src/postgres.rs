//! The store in a PostgreSQL database, which any number of nodes share.
//!
//! Each write is a transaction of its own under the lock of its table: the database groups the commits of many, and nodes
//! never wait for each other because of different tables.

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::addresses::{self, Address};
use crate::bus::{Bus, Notice};
use crate::channels::{Channel, Untold};
use crate::company::{Call, Note, Report, Tie};
use crate::driver::Connection as Driver;
use crate::error::StoreError;
use crate::history::{Bookmark, Comment, FinishedSearch, FinishedTable};
use crate::model::{ChatLine, Extent, StoredTable, TableSummary, TokenHash, Write};
use crate::notifications::UntoldNotification;
use crate::passkeys::{self, Passkey};
use crate::people::{Code, Person, PersonLine, PersonSeat, Purpose, Session};
use crate::places::LobbyTable;
use crate::postgres_bus::PostgresBus;
use crate::stats::{Counts, StoreStats};
use crate::writes::{is_one_statement, write_one};
use crate::{
    Store, StoreFuture, channels, company, history, migrations, notifications, operating, people_rows, places,
    postgres_rows, rows,
};

/// How long to wait for a connection, so that a database which is started anew is waited for.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// Connections of the bus: one to hear, one to speak.
const BUS_CONNECTIONS: u32 = 2;
/// A node that hangs must not keep a table locked.
const SESSION: [(&str, &str); 3] =
    [("statement_timeout", "10s"), ("lock_timeout", "5s"), ("idle_in_transaction_session_timeout", "5s")];

/// A hint need not be on the disk: whoever misses it looks for themselves.
const BUS_SESSION: [(&str, &str); 1] = [("synchronous_commit", "off")];

/// Tables in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    bus_pool: PgPool,
    bus: PostgresBus,
    counts: Counts,
    waiting: AtomicUsize,
}

impl Postgres {
    /// Connects with at most so many connections, besides two for the bus. The schema is brought up to date by the first
    /// node that comes; a newer or foreign one is refused.
    pub async fn open(url: &str, connections: u32) -> Result<Self, StoreError> {
        let options = options(url)?;
        migrate(&options).await?.close().await?;
        let in_session = options.clone().options(SESSION);
        let limits = PgPoolOptions::new().acquire_timeout(ACQUIRE_TIMEOUT);
        let pool = limits.clone().max_connections(connections.max(1)).connect_lazy_with(in_session);
        let bus_pool = limits.max_connections(BUS_CONNECTIONS).connect_lazy_with(options.options(BUS_SESSION));
        let bus = PostgresBus::start(bus_pool.clone()).await?;
        Ok(Self { pool, bus_pool, bus, counts: Counts::default(), waiting: AtomicUsize::new(0) })
    }

    async fn transact(&self, write: &Write) -> Result<(), StoreError> {
        if is_one_statement(write) {
            // Who adds an entry has looked at nothing but the entries, and the unique key lets one of two go first: it is
            // as if it came after whatever else is being written.
            return write_one(&mut Driver::Postgres(&mut *self.pool.acquire().await?), write).await;
        }
        // The hash only names a lock: tables that share it wait for each other, and nothing else.
        let lock = xxhash_rust::xxh3::xxh3_64(write.table().as_bytes()) as i64;
        let begin = format!("BEGIN; SELECT pg_advisory_xact_lock({lock})");
        let mut transaction = self.pool.begin_with(AssertSqlSafe(begin)).await?;
        write_one(&mut Driver::Postgres(&mut transaction), write).await?;
        Ok(transaction.commit().await?)
    }
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(url)
        .map_err(|error| StoreError::Unreachable { database: "the URL".to_owned(), why: error.to_string() })?;
    Ok(options.application_name("staffetta").disable_statement_logging())
}

/// A single connection, after the schema was brought up to date.
pub(crate) async fn connect(url: &str) -> Result<PgConnection, StoreError> {
    migrate(&options(url)?).await
}

/// The server and the name of the database, without the password.
fn name(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    format!("postgres://{}:{}/{database}", options.get_host(), options.get_port())
}

/// Brings the schema up to date. sqlx holds an advisory lock meanwhile: one node does it, the others wait.
async fn migrate(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let unreachable = |error: sqlx::Error| StoreError::Unreachable { database: name(options), why: error.to_string() };
    let mut connection = PgConnection::connect_with(options).await.map_err(unreachable)?;
    let foreign: bool = sqlx::query_scalar(
        "SELECT to_regclass('_sqlx_migrations') IS NULL AND (to_regclass('tables') IS NOT NULL \
         OR to_regclass('entries') IS NOT NULL OR to_regclass('chat') IS NOT NULL)",
    )
    .fetch_one(&mut connection)
    .await?;
    let database = PathBuf::from(name(options));
    if foreign {
        return Err(StoreError::Foreign { file: database });
    }
    let migrator = migrations::postgres();
    let done = migrator.run(&mut connection).await;
    done.map_err(|error| migrations::error(&database, &migrator, error, StoreError::from))?;
    Ok(connection)
}

impl Store for Postgres {
    fn write(&self, write: Write) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let begun = Instant::now();
            self.waiting.fetch_add(1, Ordering::Relaxed);
            let done = self.transact(&write).await;
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            let well = matches!(done, Ok(()) | Err(StoreError::Conflict(_)));
            self.counts.count(usize::from(done.is_ok()), begun.elapsed(), well);
            if done.is_ok() {
                self.bus.publish(Notice::Changed(write.table().to_owned()));
            }
            done
        })
    }

    fn load<'a>(&'a self, table: &'a str, from: u32) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(async move { postgres_rows::load(&mut *self.pool.acquire().await?, table, from).await })
    }

    fn extents(&self, tables: Vec<String>) -> StoreFuture<'_, Vec<(String, Extent)>> {
        Box::pin(async move { postgres_rows::extents(&mut *self.pool.acquire().await?, &tables).await })
    }

    fn chat<'a>(&'a self, table: &'a str, after: u32, most: u32, crowd: bool) -> StoreFuture<'a, Vec<ChatLine>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            rows::chat(&mut Driver::Postgres(&mut connection), table, after, most, crowd).await
        })
    }

    fn said<'a>(&'a self, table: &'a str, seat: Option<u8>, name: &'a str, token: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            rows::said(&mut Driver::Postgres(&mut connection), table, seat, name, token).await
        })
    }

    fn list<'a>(&'a self, after: &'a str, most: u32) -> StoreFuture<'a, Vec<TableSummary>> {
        Box::pin(
            async move { operating::list(&mut Driver::Postgres(&mut *self.pool.acquire().await?), after, most).await },
        )
    }

    fn abandoned(&self, before: u64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(
            async move { operating::abandoned(&mut Driver::Postgres(&mut *self.pool.acquire().await?), before).await },
        )
    }

    fn bans(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { operating::bans(&mut Driver::Postgres(&mut *self.pool.acquire().await?)).await })
    }

    fn signed_in(&self, token: TokenHash) -> StoreFuture<'_, Option<(Person, Session)>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            people_rows::signed_in(&mut Driver::Postgres(&mut connection), token).await
        })
    }

    fn account<'a>(&'a self, name_key: &'a str) -> StoreFuture<'a, Option<Person>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            people_rows::account(&mut Driver::Postgres(&mut connection), name_key).await
        })
    }

    fn sessions<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Session>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            people_rows::sessions(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn code(&self, code: TokenHash, purpose: Purpose) -> StoreFuture<'_, Option<Code>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            people_rows::code(&mut Driver::Postgres(&mut connection), code, purpose).await
        })
    }

    fn seats_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<PersonSeat>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            people_rows::seats(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn lines_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<PersonLine>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            people_rows::lines(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<LobbyTable>> {
        Box::pin(async move { places::lobby(&mut Driver::Postgres(&mut *self.pool.acquire().await?), most).await })
    }

    fn due(&self, now: u64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { places::due(&mut Driver::Postgres(&mut *self.pool.acquire().await?), now).await })
    }

    fn finished(&self, search: FinishedSearch) -> StoreFuture<'_, Vec<FinishedTable>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            history::finished(&mut Driver::Postgres(&mut connection), &search).await
        })
    }

    fn comments<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<Comment>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            history::comments(&mut Driver::Postgres(&mut connection), table).await
        })
    }

    fn comments_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<(String, Comment)>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            history::comments_of(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn bookmarks<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Bookmark>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            history::bookmarks(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn channels<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Channel>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            channels::channels(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn untold(&self, before: u64) -> StoreFuture<'_, Vec<Untold>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            channels::untold(&mut Driver::Postgres(&mut connection), before).await
        })
    }

    fn untold_notifications(&self, before: u64) -> StoreFuture<'_, Vec<UntoldNotification>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            notifications::untold(&mut Driver::Postgres(&mut connection), before).await
        })
    }

    fn person<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Person>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            people_rows::person_by_id(&mut Driver::Postgres(&mut connection), id).await
        })
    }

    fn address<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Option<Address>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            addresses::of_person(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn address_of_proof(&self, proof: TokenHash) -> StoreFuture<'_, Option<Address>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            addresses::of_proof(&mut Driver::Postgres(&mut connection), proof).await
        })
    }

    fn accounts_at<'a>(&'a self, address: &'a str) -> StoreFuture<'a, Vec<Person>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            addresses::accounts(&mut Driver::Postgres(&mut connection), address).await
        })
    }

    fn passkeys<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Passkey>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            passkeys::of_person(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn passkey<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Passkey>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            passkeys::one(&mut Driver::Postgres(&mut connection), id).await
        })
    }

    fn blockers<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            company::blockers(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn ties<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Tie>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            company::ties(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn calls<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Call>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            company::calls(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn notes<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Note>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            company::notes(&mut Driver::Postgres(&mut connection), person).await
        })
    }

    fn reports(&self, most: u32) -> StoreFuture<'_, Vec<Report>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            company::reports(&mut Driver::Postgres(&mut connection), most).await
        })
    }

    fn key<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<String>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            channels::key(&mut Driver::Postgres(&mut connection), name).await
        })
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(async move { operating::size(&mut Driver::Postgres(&mut *self.pool.acquire().await?)).await })
    }

    fn bus(&self) -> &dyn Bus {
        &self.bus
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn stats(&self) -> StoreStats {
        self.counts.stats(self.waiting.load(Ordering::Relaxed))
    }

    fn vanished(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.pool.close_event().await;
            Err(StoreError::Closed)
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.pool.close().await;
            self.bus_pool.close().await;
            Ok(())
        })
    }
}
