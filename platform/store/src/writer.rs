//! The writer task: takes the writes that wait, commits them in one transaction, and answers after the commit.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

use crate::data_folder::FolderLock;
use crate::error::StoreError;
use crate::model::{Append, ChatLine, NewTable, Write};
use crate::presence::Presence;
use crate::rows::unreadable;
use crate::stats::Counts;

/// The most writes that share a commit.
const MAX_GROUP: usize = 256;

/// How often an idle writer looks whether the database is still there.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// What the writer is asked for.
pub(crate) enum Job {
    Write(Box<Write>, oneshot::Sender<Result<(), StoreError>>),
    Close(oneshot::Sender<()>),
}

/// The task that writes.
pub(crate) struct Writer {
    connection: SqliteConnection,
    presence: Presence,
    gone: watch::Sender<Option<PathBuf>>,
    counts: Arc<Counts>,
    /// Held until the connection is closed.
    _lock: FolderLock,
}

impl Writer {
    pub(crate) fn new(
        connection: SqliteConnection,
        presence: Presence,
        gone: watch::Sender<Option<PathBuf>>,
        counts: Arc<Counts>,
        lock: FolderLock,
    ) -> Self {
        Self { connection, presence, gone, counts, _lock: lock }
    }

    /// Writes until it is told to close or nobody is left who could ask.
    pub(crate) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut closing = None;
        while closing.is_none() {
            let first = match tokio::time::timeout(CHECK_INTERVAL, jobs.recv()).await {
                Ok(Some(first)) => first,
                Ok(None) => break,
                Err(_) => {
                    let _ = self.check_presence();
                    continue;
                }
            };
            let mut group = Vec::new();
            let mut next = Some(first);
            while let Some(job) = next {
                match job {
                    Job::Write(write, reply) => group.push((write, reply)),
                    Job::Close(reply) => {
                        closing = Some(reply);
                        break;
                    }
                }
                next = if group.len() < MAX_GROUP { jobs.try_recv().ok() } else { None };
            }
            self.commit(group).await;
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
        drop(self._lock);
        if let Some(reply) = closing {
            let _ = reply.send(());
        }
    }

    /// Are the files still there? If not, everybody is told so.
    fn check_presence(&mut self) -> Result<(), StoreError> {
        let checked = self.presence.check();
        if let Err(StoreError::Vanished { file }) = &checked
            && self.gone.borrow().is_none()
        {
            tracing::error!(file = %file.display(), "the database has vanished");
            let _ = self.gone.send(Some(file.clone()));
        }
        checked
    }

    async fn commit(&mut self, group: Vec<Waiting>) {
        if group.is_empty() {
            return;
        }
        let (writes, replies): (Vec<_>, Vec<_>) = group.into_iter().unzip();
        let begun = Instant::now();
        let outcome = write_all(&mut self.connection, &writes).await;
        self.counts.count(writes.len(), begun.elapsed(), outcome.is_ok());
        if let Err(error) = &outcome {
            tracing::error!(%error, "nothing was written");
            // Whatever is still open of the transaction must not swallow the next group.
            let _ = self.connection.execute("ROLLBACK").await;
        }
        // What went into a file that has been deleted must not be acknowledged.
        if let Err(StoreError::Vanished { file }) = self.check_presence() {
            replies.into_iter().for_each(|reply| drop(reply.send(Err(StoreError::Vanished { file: file.clone() }))));
            return;
        }
        match outcome {
            Ok(results) => results.into_iter().zip(replies).for_each(|(result, reply)| drop(reply.send(result))),
            Err(error) => {
                let said = error.to_string();
                replies.into_iter().for_each(|reply| drop(reply.send(Err(StoreError::Failed(said.clone())))));
            }
        }
    }
}

type Waiting = (Box<Write>, oneshot::Sender<Result<(), StoreError>>);

/// One transaction for all; each write in a savepoint of its own, so that a conflict undoes nobody else's.
async fn write_all(
    connection: &mut SqliteConnection,
    writes: &[Box<Write>],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut results = Vec::with_capacity(writes.len());
    connection.execute("BEGIN IMMEDIATE").await?;
    for write in writes {
        connection.execute("SAVEPOINT one").await?;
        let result = write_one(connection, write).await;
        if result.is_err() {
            connection.execute("ROLLBACK TO one").await?;
        }
        connection.execute("RELEASE one").await?;
        results.push(result);
    }
    connection.execute("COMMIT").await?;
    Ok(results)
}

async fn write_one(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Open(table) => open(connection, table).await,
        Write::Claim { table, seat, name, token } => {
            let query = sqlx::query(
                "UPDATE seats SET name = $3, token = $4 \
                 WHERE table_id = $1 AND seat = $2 AND kind <> 'bot' AND token IS NULL",
            );
            let query = query.bind(table).bind(seat).bind(name).bind(&token.0[..]);
            exactly_one_row(query.execute(connection).await, "the seat is taken")
        }
        Write::Vacate { table, seat } => {
            let query = sqlx::query(
                "UPDATE seats SET name = NULL, token = NULL, contribution = NULL \
                 WHERE table_id = $1 AND seat = $2 AND kind <> 'bot' \
                 AND (SELECT status FROM tables WHERE id = $1) = 'open'",
            );
            exactly_one_row(query.bind(table).bind(seat).execute(connection).await, "the game has begun")
        }
        Write::Contribute { table, seat, contribution } => {
            let query = sqlx::query(
                "UPDATE seats SET contribution = $3 \
                 WHERE table_id = $1 AND seat = $2 AND token IS NOT NULL AND contribution IS NULL \
                 AND (SELECT status FROM tables WHERE id = $1) = 'open'",
            );
            let query = query.bind(table).bind(seat).bind(contribution);
            exactly_one_row(query.execute(connection).await, "the seat is ready already")
        }
        Write::Append(table, append) => self::append(connection, table, append).await,
        Write::Chat { table, line, token } => add_chat_line(connection, table, line, token.as_deref()).await,
    }
}

async fn open(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), StoreError> {
    let setup = serde_json::to_string(&table.setup).map_err(|error| unreadable(&table.id, "the set-up", &error))?;
    let query = sqlx::query(
        "INSERT INTO tables (id, game, setup, secret, status, created) VALUES ($1, $2, $3, $4, 'open', $5)",
    );
    let query = query.bind(&table.id).bind(&table.game).bind(setup).bind(&table.secret).bind(table.created as i64);
    exactly_one_row(query.execute(&mut *connection).await, "there is such a table already")?;
    for (number, seat) in table.seats.iter().enumerate() {
        let query = sqlx::query(
            "INSERT INTO seats (table_id, seat, kind, name, bot, token, invitation, contribution) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        );
        query
            .bind(&table.id)
            .bind(number as i64)
            .bind(seat.kind.as_str())
            .bind(&seat.name)
            .bind(&seat.bot)
            .bind(seat.token.as_ref().map(|hash| &hash.0[..]))
            .bind(seat.invitation.as_ref().map(|hash| &hash.0[..]))
            .bind(&seat.contribution)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn append(connection: &mut SqliteConnection, table: &str, append: &Append) -> Result<(), StoreError> {
    if let Some(head) = &append.head {
        let head = serde_json::to_string(head).map_err(|error| unreadable(table, "the head", &error))?;
        let query = sqlx::query("UPDATE tables SET head = $2, status = 'running' WHERE id = $1 AND status = 'open'");
        exactly_one_row(query.bind(table).bind(head).execute(&mut *connection).await, "the game has begun already")?;
    }
    for (entry, token) in &append.entries {
        let what = "the entry's number is used";
        let body = serde_json::to_string(entry).map_err(|error| unreadable(table, "an entry", &error))?;
        // An entry belongs right behind the last one: a gap would be a lost entry.
        let query = sqlx::query(
            "INSERT INTO entries (table_id, number, body, token) SELECT $1, $2, $3, $4 \
             WHERE $2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = $1)",
        );
        let query = query.bind(table).bind(entry.number).bind(body).bind(token);
        exactly_one_row(query.execute(&mut *connection).await, what)?;
    }
    for (seat, intent) in &append.intents {
        match intent {
            Some(body) => {
                let query = sqlx::query(
                    "INSERT INTO intents (table_id, seat, body) VALUES ($1, $2, $3) \
                     ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body",
                );
                query.bind(table).bind(seat).bind(body).execute(&mut *connection).await?;
            }
            None => {
                let query = sqlx::query("DELETE FROM intents WHERE table_id = $1 AND seat = $2");
                query.bind(table).bind(seat).execute(&mut *connection).await?;
            }
        }
    }
    if append.over {
        let query = sqlx::query("UPDATE tables SET status = 'over' WHERE id = $1 AND status = 'running'");
        exactly_one_row(query.bind(table).execute(&mut *connection).await, "the game is over already")?;
    }
    Ok(())
}

async fn add_chat_line(
    connection: &mut SqliteConnection,
    table: &str,
    chat: &ChatLine,
    token: Option<&str>,
) -> Result<(), StoreError> {
    let query = sqlx::query(
        "INSERT INTO chat (table_id, line, crowd, seat, name, body, at, token) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let query = query
        .bind(table)
        .bind(chat.line)
        .bind(chat.crowd)
        .bind(chat.seat)
        .bind(&chat.name)
        .bind(&chat.text)
        .bind(chat.at as i64)
        .bind(token);
    exactly_one_row(query.execute(connection).await, "the line's number or its token is used")
}

/// Exactly one row, or somebody else was first.
fn exactly_one_row(
    done: Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>,
    what: &'static str,
) -> Result<(), StoreError> {
    match done {
        Ok(result) if result.rows_affected() == 1 => Ok(()),
        Ok(_) => Err(StoreError::Conflict(what)),
        Err(error) if error.as_database_error().is_some_and(|error| error.is_unique_violation()) => {
            Err(StoreError::Conflict(what))
        }
        Err(error) => Err(error.into()),
    }
}
