//! The records of the tables in a database.

use staffetta_kernel::{Fault, Record};
use staffetta_store::{Location, Postgres, Sqlite, Store, StoreError};

use crate::error::CliError;

/// How many tables are listed at once.
const PAGE: u32 = 500;

/// The id of every table, with its record once it has begun.
pub(super) fn tables(location: &Location) -> Result<Vec<(String, Option<Record>)>, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        match location {
            Location::Sqlite(folder) => {
                // A copy: a server may hold the folder, and reading must not bring an older database up to date.
                let copy = tempfile::tempdir()?;
                staffetta_store::backup(folder, &copy.path().join("staffetta.db")).await.map_err(fault)?;
                all(&Sqlite::open(copy.path()).await.map_err(fault)?).await.map_err(fault)
            }
            Location::Postgres(url) => all(&Postgres::open(url, 1).await.map_err(fault)?).await.map_err(fault),
        }
    })
}

async fn all(store: &dyn Store) -> Result<Vec<(String, Option<Record>)>, StoreError> {
    let mut found = Vec::new();
    let mut after = String::new();
    loop {
        let page = store.list(&after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.id);
        for summary in page {
            if let Some(stored) = store.load(&summary.id, 0).await? {
                let entries = stored.entries.into_iter().map(|(entry, _)| entry).collect();
                found.push((summary.id, stored.table.head.map(|head| Record { entries, ..head })));
            }
        }
    }
    store.close().await?;
    Ok(found)
}

fn fault(error: StoreError) -> CliError {
    CliError::Fault(Fault::new(error.code(), "", error.to_string()))
}
