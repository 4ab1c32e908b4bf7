//! Reading from PostgreSQL what a node asks for often: in one statement, which is one moment and one journey.

use sqlx::postgres::PgConnection;

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::model::{Extent, SeatRow, StoredTable};
use crate::rows::{column, number, rests, seat_kind, table, token_hash, unreadable};

/// A table with its entries from this number on.
pub(crate) async fn load(
    connection: &mut PgConnection,
    id: &str,
    from: u32,
) -> Result<Option<StoredTable>, StoreError> {
    let found = sqlx::query(
        "SELECT game, setup, head, secret, status, created, public, watched, owner, pace, rematch, origin, \
         ARRAY(SELECT kind FROM seats WHERE table_id = id ORDER BY seat) AS kinds, \
         ARRAY(SELECT name FROM seats WHERE table_id = id ORDER BY seat) AS names, \
         ARRAY(SELECT bot FROM seats WHERE table_id = id ORDER BY seat) AS bots, \
         ARRAY(SELECT token FROM seats WHERE table_id = id ORDER BY seat) AS tokens, \
         ARRAY(SELECT invitation FROM seats WHERE table_id = id ORDER BY seat) AS invitations, \
         ARRAY(SELECT contribution FROM seats WHERE table_id = id ORDER BY seat) AS contributions, \
         ARRAY(SELECT person FROM seats WHERE table_id = id ORDER BY seat) AS people, \
         ARRAY(SELECT body FROM entries WHERE table_id = id AND number >= $2 ORDER BY number) AS entries, \
         ARRAY(SELECT token FROM entries WHERE table_id = id AND number >= $2 ORDER BY number) AS entry_tokens, \
         ARRAY(SELECT seat FROM intents WHERE table_id = id ORDER BY seat) AS intent_seats, \
         ARRAY(SELECT body FROM intents WHERE table_id = id ORDER BY seat) AS intents, \
         (SELECT COALESCE(MAX(line), 0) FROM chat WHERE table_id = id) AS last_line \
         FROM tables WHERE id = $1",
    )
    .bind(id)
    .bind(i64::from(from))
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = found.map(Row::Postgres) else { return Ok(None) };
    let table = table(id, &row)?;
    Ok(Some(StoredTable {
        rests: rests(&mut Connection::Postgres(connection), id, &table).await?,
        table,
        seats: seats(id, &row)?,
        entries: entries(id, &row)?,
        intents: intents(id, &row)?,
        last_line: number(id, "the chat", &row, "last_line")?,
    }))
}

/// A column that holds a list.
fn list<T>(id: &str, row: &Row, name: &str) -> Result<std::vec::IntoIter<T>, StoreError>
where
    Vec<T>: for<'r> sqlx::Decode<'r, sqlx::Postgres> + sqlx::Type<sqlx::Postgres>,
{
    let Row::Postgres(row) = row else { return Ok(Vec::new().into_iter()) };
    let list: Vec<T> = sqlx::Row::try_get(row, name).map_err(|error| unreadable(id, name, &error))?;
    Ok(list.into_iter())
}

fn seats(id: &str, row: &Row) -> Result<Vec<SeatRow>, StoreError> {
    let mut names = list::<Option<String>>(id, row, "names")?;
    let mut bots = list::<Option<String>>(id, row, "bots")?;
    let mut tokens = list::<Option<Vec<u8>>>(id, row, "tokens")?;
    let mut invitations = list::<Option<Vec<u8>>>(id, row, "invitations")?;
    let mut contributions = list::<Option<String>>(id, row, "contributions")?;
    let mut people = list::<Option<String>>(id, row, "people")?;
    list::<String>(id, row, "kinds")?
        .map(|kind| {
            Ok(SeatRow {
                kind: seat_kind(id, &kind)?,
                name: names.next().flatten(),
                bot: bots.next().flatten(),
                token: token_hash(id, tokens.next().flatten())?,
                invitation: token_hash(id, invitations.next().flatten())?,
                contribution: contributions.next().flatten(),
                person: people.next().flatten(),
            })
        })
        .collect()
}

fn entries(id: &str, row: &Row) -> Result<Vec<(staffetta_kernel::record::Entry, Option<String>)>, StoreError> {
    let tokens = list::<Option<String>>(id, row, "entry_tokens")?;
    let entries = list::<String>(id, row, "entries")?.zip(tokens);
    entries
        .map(|(body, token)| {
            let entry = serde_json::from_str(&body).map_err(|error| unreadable(id, "an entry", &error))?;
            Ok((entry, token))
        })
        .collect()
}

fn intents(id: &str, row: &Row) -> Result<Vec<(u8, String)>, StoreError> {
    let seats = list::<i64>(id, row, "intent_seats")?;
    let intents = seats.zip(list::<String>(id, row, "intents")?);
    intents
        .map(|(seat, body)| Ok((u8::try_from(seat).map_err(|_| unreadable(id, "an early answer", &seat))?, body)))
        .collect()
}

/// How far these tables are.
pub(crate) async fn extents(
    connection: &mut PgConnection,
    tables: &[String],
) -> Result<Vec<(String, Extent)>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = id) AS entries, \
         (SELECT COALESCE(MAX(line), 0) FROM chat WHERE table_id = id) AS lines, \
         (SELECT COUNT(token) + COUNT(contribution) FROM seats WHERE table_id = id) AS seats, \
         (SELECT COALESCE(SUM(OCTET_LENGTH(body)), 0)::BIGINT FROM intents WHERE table_id = id) AS intents \
         FROM tables WHERE id = ANY($1)",
    )
    .bind(tables)
    .fetch_all(connection)
    .await?;
    let rows = rows.into_iter().map(Row::Postgres).map(|row| {
        let id: String = column("", "the table", &row, "id")?;
        let number = |name: &str| number(&id, "the table", &row, name);
        let extent = Extent {
            entries: number("entries")?,
            lines: number("lines")?,
            seats: number("seats")?,
            intents: number("intents")?,
        };
        Ok((id.clone(), extent))
    });
    rows.collect()
}
