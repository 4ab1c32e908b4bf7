//! What a server sees to from time to time: tables that were abandoned, the size of the database, bans of other nodes.

use staffetta_store::{PeopleWrite, Store, StoreError, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::MissedTickBehavior;

use crate::people::SESSION_LIFE;
use crate::room::Command;
use crate::rooms::Rooms;
use crate::router::AppState;

/// How often the size is looked at and bans are read.
const INTERVAL: Duration = Duration::from_secs(10);
/// How often abandoned tables are looked for, in intervals.
const PRUNE_EVERY: u64 = 360;

/// Is the database as large as it may be?
#[derive(Debug, Default)]
pub(crate) struct Quota(AtomicBool);

impl Quota {
    pub(crate) fn is_reached(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    async fn check(&self, store: &dyn Store, max_bytes: u64) -> Result<(), StoreError> {
        let reached = max_bytes > 0 && store.size().await? >= max_bytes;
        if reached && !self.0.swap(reached, Ordering::Relaxed) {
            tracing::warn!(max_bytes, "the database is as large as it may be: no new tables are opened");
        }
        self.0.store(reached, Ordering::Relaxed);
        Ok(())
    }
}

/// Keeps things in order until the task is ended.
pub(crate) async fn run(app: AppState) {
    let AppState { store, config, access, quota, rooms, .. } = app;
    let mut interval = tokio::time::interval(INTERVAL);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for round in 0.. {
        interval.tick().await;
        let done = async {
            access.ban(&store.bans().await?);
            quota.check(store.as_ref(), config.max_database_bytes).await?;
            for table in store.due(config.clock.now()).await? {
                // A room that is started sees for itself that a clock has run out.
                if let Err(error) = rooms.ask(&table, Command::Info).await {
                    tracing::debug!(table, error.message, "a table could not be woken");
                }
            }
            if round % PRUNE_EVERY == 0 && !config.prune_after.is_zero() {
                prune(store.as_ref(), &rooms, config.clock.now(), config.prune_after).await?;
            }
            if round % PRUNE_EVERY == 0 {
                let now = config.clock.now();
                let prune = PeopleWrite::Prune { unused_since: now.saturating_sub(SESSION_LIFE), now };
                store.write(Write::People(prune)).await?;
            }
            Ok::<(), StoreError>(())
        };
        if let Err(error) = done.await {
            tracing::warn!(%error, "upkeep was put off");
        }
    }
}

/// Removes tables at which nothing has happened for so long.
async fn prune(store: &dyn Store, rooms: &Rooms, now: u64, age: Duration) -> Result<(), StoreError> {
    let before = now.saturating_sub(age.as_millis() as u64);
    let mut removed = 0;
    for table in store.abandoned(before).await? {
        match store.write(Write::Remove { table: table.clone(), before }).await {
            Ok(()) => {
                rooms.removed(&table).await;
                removed += 1;
            }
            // Somebody has come back, or another node was first.
            Err(StoreError::Conflict(_)) => {}
            Err(error) => return Err(error),
        }
    }
    if removed > 0 {
        tracing::info!(removed, "abandoned tables were removed");
    }
    Ok(())
}
