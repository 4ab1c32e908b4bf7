//! The writer task: takes the writes that wait, commits them in one transaction, and answers after the commit.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

use crate::data_folder::FolderLock;
use crate::driver;
use crate::error::StoreError;
use crate::model::Write;
use crate::presence::Presence;
use crate::stats::Counts;
use crate::writes::{is_one_statement, write_one};

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

/// One transaction for all; each write in a savepoint of its own, so that a conflict undoes nobody else's. A write that is
/// one statement needs none: a statement that fails leaves nothing behind, and every statement goes to another thread and
/// back.
async fn write_all(
    connection: &mut SqliteConnection,
    writes: &[Box<Write>],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    if let [only] = writes
        && is_one_statement(only)
    {
        // A statement is a transaction of its own.
        return Ok(vec![write_statement(connection, only).await?]);
    }
    let mut results = Vec::with_capacity(writes.len());
    connection.execute("BEGIN IMMEDIATE").await?;
    for write in writes {
        if is_one_statement(write) {
            results.push(write_statement(connection, write).await?);
            continue;
        }
        connection.execute("SAVEPOINT one").await?;
        let result = write_one(&mut driver::Connection::Sqlite(connection), write).await;
        if result.is_err() {
            connection.execute("ROLLBACK TO one").await?;
        }
        connection.execute("RELEASE one").await?;
        results.push(result);
    }
    connection.execute("COMMIT").await?;
    Ok(results)
}

/// A write that is one statement. After a full disk the transaction may be gone: nothing more must be written as if it
/// stood, so only a conflict is this write's alone.
async fn write_statement(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    match write_one(&mut driver::Connection::Sqlite(connection), write).await {
        Err(error) if !matches!(error, StoreError::Conflict(_)) => Err(sqlx::Error::Protocol(error.to_string())),
        result => Ok(result),
    }
}
