//! What other nodes tell of a table, and who is connected to them.

use staffetta_kernel::{Seat, Seats};
use staffetta_store::{Extent, Notice};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// How often a node says again who is connected to it.
pub(super) const PRESENCE_INTERVAL: Duration = Duration::from_secs(20);
/// How long a node that says nothing is believed.
const PRESENCE_TIMEOUT: Duration = Duration::from_secs(45);

/// What has come for a room since it last looked. However much comes, the room reads the database once.
#[derive(Debug, Default)]
pub(super) struct Arrived {
    /// Something was written.
    pub(super) changed: bool,
    /// A node wants to know who is connected here.
    pub(super) asked: bool,
    /// How far the table is, as somebody has looked up.
    pub(super) extent: Option<Extent>,
    /// Who is connected to which node.
    pub(super) present: HashMap<u64, (Seats, bool)>,
}

/// Where hints for a room are put until it looks.
#[derive(Debug, Default)]
pub(crate) struct News {
    arrived: Mutex<Arrived>,
    bell: Notify,
}

impl News {
    pub(crate) fn put(&self, notice: &Notice) {
        self.change(|arrived| match notice {
            Notice::Changed(_) | Notice::Missed => arrived.changed = true,
            Notice::WhoIsThere(_) => arrived.asked = true,
            Notice::Present { node, seats, watched, .. } => {
                arrived.present.insert(*node, (Seats(*seats), *watched));
            }
        });
    }

    pub(crate) fn put_extent(&self, extent: Extent) {
        self.change(|arrived| arrived.extent = Some(extent));
    }

    fn change(&self, change: impl FnOnce(&mut Arrived)) {
        change(&mut self.arrived.lock().unwrap_or_else(PoisonError::into_inner));
        self.bell.notify_one();
    }

    /// Waits until something has come, and takes it.
    pub(super) async fn next(&self) -> Arrived {
        self.bell.notified().await;
        std::mem::take(&mut self.arrived.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Who is connected to the other nodes.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(HashMap<u64, (Seats, bool, Instant)>);

impl Elsewhere {
    /// Takes over what nodes have said. Has anything changed that players see?
    pub(super) fn hear(&mut self, said: HashMap<u64, (Seats, bool)>, now: Instant) -> bool {
        let before = self.seats(now);
        let until = now + PRESENCE_TIMEOUT;
        self.0.extend(said.into_iter().map(|(node, (seats, watched))| (node, (seats, watched, until))));
        self.0.retain(|_, (_, watched, until)| *watched && *until > now);
        self.seats(now) != before
    }

    fn seats(&self, now: Instant) -> Seats {
        let present = self.0.values().filter(|(_, _, until)| *until > now);
        present.fold(Seats::NONE, |all, (seats, ..)| Seats(all.0 | seats.0))
    }

    /// Does somebody hold the seat at another node?
    pub(super) fn present(&self, seat: Seat, now: Instant) -> bool {
        self.seats(now).has(seat)
    }

    /// Is somebody connected to another node whose number is smaller?
    pub(super) fn watched_before(&self, node: u64, now: Instant) -> bool {
        self.0.iter().any(|(other, (_, _, until))| *other < node && *until > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_that_has_gone_silent_is_forgotten() {
        let mut elsewhere = Elsewhere::default();
        let now = Instant::now();
        let said = || HashMap::from([(3, (Seats::NONE.with(Seat(1)), true))]);
        assert!(elsewhere.hear(said(), now));
        assert!(elsewhere.present(Seat(1), now) && !elsewhere.present(Seat(0), now));
        assert!(elsewhere.watched_before(4, now) && !elsewhere.watched_before(3, now));
        assert!(!elsewhere.hear(said(), now), "nothing new");
        let later = now + PRESENCE_TIMEOUT;
        assert!(!elsewhere.present(Seat(1), later) && !elsewhere.watched_before(4, later));
    }

    #[tokio::test]
    async fn many_hints_are_one_look() {
        let news = News::default();
        for _ in 0..100 {
            news.put(&Notice::Changed("a".into()));
        }
        assert!(news.next().await.changed);
        assert!(tokio::time::timeout(Duration::from_millis(5), news.next()).await.is_err());
    }
}
