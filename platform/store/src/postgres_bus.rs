//! The bus over PostgreSQL's LISTEN and NOTIFY.
//!
//! Hints are sent after the commit and by a connection of their own: a NOTIFY inside the transaction would make all
//! commits of the database wait for each other.

use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgListener, PgPool};
use std::hash::{BuildHasher, Hasher};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};

use crate::bus::{Bus, CAPACITY, Notice};
use crate::error::StoreError;

const CHANNEL: &str = "staffetta";
/// PostgreSQL takes payloads of less than 8000 bytes.
const MAX_PAYLOAD: usize = 7500;
/// How long to wait before a connection that was lost is opened anew.
const RETRY_DELAY: Duration = Duration::from_millis(200);

/// What is sent at once.
#[derive(Serialize, Deserialize)]
struct Payload {
    node: u64,
    notices: Vec<Notice>,
}

/// The bus of the nodes that share a database.
#[derive(Debug)]
pub(crate) struct PostgresBus {
    node: u64,
    outgoing: mpsc::UnboundedSender<Notice>,
    incoming: broadcast::Sender<Notice>,
}

impl PostgresBus {
    /// Listens, and starts the tasks that send and receive. The pool is theirs alone.
    pub(crate) async fn start(pool: PgPool) -> Result<Self, StoreError> {
        // Seeded by the system, different in each process.
        let node = std::hash::RandomState::new().build_hasher().finish();
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let (outgoing, queue) = mpsc::unbounded_channel();
        let (incoming, _) = broadcast::channel(CAPACITY);
        tokio::spawn(send(pool.clone(), node, queue));
        tokio::spawn(receive(pool, listener, node, incoming.clone()));
        Ok(Self { node, outgoing, incoming })
    }
}

impl Bus for PostgresBus {
    fn node(&self) -> u64 {
        self.node
    }

    fn publish(&self, notice: Notice) {
        // The task ends with the store; nobody is to be told anything then.
        let _ = self.outgoing.send(notice);
    }

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.incoming.subscribe()
    }
}

/// Sends what waits, as many hints at once as fit.
async fn send(pool: PgPool, node: u64, mut queue: mpsc::UnboundedReceiver<Notice>) {
    let mut next = queue.recv().await;
    while let Some(first) = next.take() {
        let mut bytes = text(&first).len();
        let mut payload = Payload { node, notices: vec![first] };
        while let Ok(notice) = queue.try_recv() {
            if payload.notices.contains(&notice) {
                continue;
            }
            let more = text(&notice).len() + 1;
            if bytes + more > MAX_PAYLOAD {
                next = Some(notice);
                break;
            }
            bytes += more;
            payload.notices.push(notice);
        }
        let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(text(&payload)).execute(&pool).await;
        match sent {
            Ok(_) => {}
            Err(sqlx::Error::PoolClosed) => return,
            // The other nodes look for themselves from time to time.
            Err(error) => tracing::warn!(%error, "the other nodes could not be told"),
        }
        if next.is_none() {
            next = queue.recv().await;
        }
    }
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Passes on what the other nodes say, and that something may have been missed when the connection was lost.
async fn receive(pool: PgPool, mut listener: PgListener, node: u64, incoming: broadcast::Sender<Notice>) {
    loop {
        match listener.try_recv().await {
            Ok(Some(notification)) => match serde_json::from_str::<Payload>(notification.payload()) {
                Ok(payload) if payload.node == node => {}
                Ok(payload) => payload.notices.into_iter().for_each(|notice| drop(incoming.send(notice))),
                // A newer node may say what this one does not understand: it looks for itself.
                Err(_) => drop(incoming.send(Notice::Missed)),
            },
            Ok(None) => {
                tracing::warn!("the connection on which other nodes are heard was lost and is opened anew");
                let _ = incoming.send(Notice::Missed);
            }
            Err(_) if pool.is_closed() => return,
            Err(error) => {
                tracing::warn!(%error, "the other nodes cannot be heard");
                tokio::time::sleep(RETRY_DELAY).await;
            }
        }
    }
}
