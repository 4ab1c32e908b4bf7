//! What an operator asks of the database: which tables there are, which are abandoned, how large it is, who is banned.

use serde::Deserialize;

use crate::driver::Connection;
use crate::error::StoreError;
use crate::model::TableSummary;
use crate::rows::{column, number};
use crate::writes::exactly_one_row;

/// Tables in the order of their ids, after this one.
pub(crate) async fn list(
    connection: &mut Connection<'_>,
    after: &str,
    most: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let rows = connection
        .query(
            "SELECT id, game, status, created, (SELECT COUNT(*) FROM entries WHERE table_id = id) AS entries, \
             (SELECT COUNT(*) FROM seats WHERE table_id = id) AS seats, \
             (SELECT COUNT(token) FROM seats WHERE table_id = id) AS people \
             FROM tables WHERE id > $1 ORDER BY id LIMIT $2",
        )
        .bind(after)
        .bind(i64::from(most))
        .fetch_all()
        .await?;
    let summary = |row| {
        let id: String = column("", "a table", row, "id")?;
        Ok(TableSummary {
            game: column(&id, "the table", row, "game")?,
            status: column(&id, "the table", row, "status")?,
            created: number(&id, "the table", row, "created")?,
            entries: number(&id, "the table", row, "entries")?,
            seats: number(&id, "the table", row, "seats")?,
            people: number(&id, "the table", row, "people")?,
            id,
        })
    };
    rows.iter().map(summary).collect()
}

/// Tables that are not over and at which nothing has happened since: opened before, and not talked at.
pub(crate) async fn abandoned(connection: &mut Connection<'_>, before: u64) -> Result<Vec<String>, StoreError> {
    let rows = connection
        .query(
            "SELECT id FROM tables WHERE status <> 'over' AND created < $1 \
             AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = id AND at >= $1) ORDER BY id",
        )
        .bind(before as i64)
        .fetch_all()
        .await?;
    let mut ids = Vec::new();
    for row in &rows {
        let id: String = column("", "a table", row, "id")?;
        if last_entry_at(connection, &id).await?.is_none_or(|at| at < before) {
            ids.push(id);
        }
    }
    Ok(ids)
}

/// When the last entry of a table was made.
async fn last_entry_at(connection: &mut Connection<'_>, id: &str) -> Result<Option<u64>, StoreError> {
    #[derive(Deserialize)]
    struct Made {
        at: u64,
    }
    let row = connection
        .query("SELECT body FROM entries WHERE table_id = $1 ORDER BY number DESC LIMIT 1")
        .bind(id)
        .fetch_optional()
        .await?;
    let Some(row) = row else { return Ok(None) };
    let body: String = column(id, "an entry", &row, "body")?;
    // An entry that cannot be read is no reason to throw its table away.
    Ok(Some(serde_json::from_str::<Made>(&body).map_or(u64::MAX, |made| made.at)))
}

/// Removes a table with everything that belongs to it, if nothing has happened there since.
pub(crate) async fn remove(connection: &mut Connection<'_>, id: &str, before: u64) -> Result<(), StoreError> {
    let unused = connection
        .query(
            "SELECT id FROM tables WHERE id = $2 AND status <> 'over' AND created < $1 \
             AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = id AND at >= $1)",
        )
        .bind(before as i64)
        .bind(id)
        .fetch_optional()
        .await?;
    if unused.is_none() || last_entry_at(connection, id).await?.is_some_and(|at| at >= before) {
        return Err(StoreError::Conflict("something has happened at the table"));
    }
    for statement in [
        "DELETE FROM calls WHERE table_id = $1",
        "DELETE FROM notes WHERE table_id = $1",
        "DELETE FROM notifications WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM intents WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        connection.query(statement).bind(id).execute().await?;
    }
    Ok(())
}

/// Copies a table under another id: its set-up, its entries without their tokens, and its seats, which nobody holds.
pub(crate) async fn copy_table(
    connection: &mut Connection<'_>,
    id: &str,
    copy: &str,
    secret: &str,
    created: u64,
) -> Result<(), StoreError> {
    let copied = connection
        .query(
            "INSERT INTO tables (id, game, setup, head, secret, status, created, watched, pace) \
             SELECT $2, game, setup, head, $3, status, $4, watched, pace FROM tables WHERE id = $1",
        )
        .bind(id)
        .bind(copy)
        .bind(secret)
        .bind(created as i64);
    exactly_one_row(copied.execute().await, "there is no such table")?;
    for statement in [
        // Before the game begins whoever comes gives a name and adds to the seed.
        "INSERT INTO seats (table_id, seat, kind, name, bot, contribution) \
         SELECT $2, seat, CASE WHEN kind = 'bot' THEN kind ELSE 'person' END, \
         CASE WHEN status = 'open' AND kind <> 'bot' THEN NULL ELSE name END, bot, \
         CASE WHEN status = 'open' THEN NULL ELSE contribution END \
         FROM seats JOIN tables ON id = table_id WHERE table_id = $1",
        "INSERT INTO entries (table_id, number, body) SELECT $2, number, body FROM entries WHERE table_id = $1",
    ] {
        connection.query(statement).bind(id).bind(copy).execute().await?;
    }
    Ok(())
}

/// The addresses that are banned.
pub(crate) async fn bans(connection: &mut Connection<'_>) -> Result<Vec<String>, StoreError> {
    let rows = connection.query("SELECT address FROM bans ORDER BY address").fetch_all().await?;
    rows.iter().map(|row| column("", "a ban", row, "address")).collect()
}

/// How many bytes the database takes.
pub(crate) async fn size(connection: &mut Connection<'_>) -> Result<u64, StoreError> {
    let query = match connection {
        // What was deleted is free for what comes and does not count.
        Connection::Sqlite(_) => {
            "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, \
             pragma_page_size"
        }
        Connection::Postgres(_) => "SELECT pg_database_size(current_database())",
    };
    let size: i64 = connection.query(query).fetch_value().await?;
    Ok(size.unsigned_abs())
}
