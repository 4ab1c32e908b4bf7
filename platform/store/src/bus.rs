//! The bus: how the nodes of one database tell each other that something is new. What travels are hints only; what counts
//! is in the database, so a hint that is lost or comes twice does no harm.

use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use tokio::sync::broadcast;

/// Hints that may wait for a reader; one that falls behind is told that it has missed some.
pub(crate) const CAPACITY: usize = 4096;

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// Something of this table was written.
    Changed(String),
    /// These seats of a table are held by sockets of the node; `watched` if any socket is there.
    Present {
        /// The table.
        table: String,
        /// The node's number.
        node: u64,
        /// The seats, a bit each.
        seats: u8,
        /// Is anybody connected?
        watched: bool,
    },
    /// A node has loaded this table and wants to know who is present elsewhere.
    WhoIsThere(String),
    /// Hints may have been lost: everything may have changed. Never sent, only received.
    Missed,
}

/// Where hints are published and heard.
pub trait Bus: Debug + Send + Sync {
    /// The number of this node, which no other has.
    fn node(&self) -> u64;

    /// Tells the other nodes, soon, and without waiting.
    fn publish(&self, notice: Notice);

    /// What the other nodes tell from now on.
    fn subscribe(&self) -> broadcast::Receiver<Notice>;
}

/// The bus of a database that only one process uses: there is nobody to tell.
#[derive(Debug)]
pub(crate) struct InProcess {
    sender: broadcast::Sender<Notice>,
}

impl Default for InProcess {
    fn default() -> Self {
        Self { sender: broadcast::channel(1).0 }
    }
}

impl Bus for InProcess {
    fn node(&self) -> u64 {
        0
    }

    fn publish(&self, _notice: Notice) {}

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.sender.subscribe()
    }
}
