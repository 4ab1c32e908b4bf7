//! Reading the rows of a table from the database.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, Sqlite};
use std::fmt::Display;

use crate::error::StoreError;
use crate::model::{ChatLine, SeatKind, SeatRow, Status, StoredTable, TableRow, TokenHash};

pub(crate) fn unreadable(table: &str, what: &str, why: &dyn Display) -> StoreError {
    StoreError::Row { table: table.to_owned(), what: what.to_owned(), why: why.to_string() }
}

/// A column of a row; one that holds something else than it should is named.
fn column<'r, T>(id: &str, what: &str, row: &'r SqliteRow, name: &str) -> Result<T, StoreError>
where
    T: sqlx::Decode<'r, Sqlite> + sqlx::Type<Sqlite>,
{
    row.try_get(name).map_err(|error| unreadable(id, what, &error))
}

pub(crate) async fn load(connection: &mut SqliteConnection, id: &str) -> Result<Option<StoredTable>, StoreError> {
    let Some(row) = sqlx::query("SELECT game, setup, head, secret, status, created FROM tables WHERE id = $1")
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?
    else {
        return Ok(None);
    };
    let table = table(id, &row)?;
    let seats = by_table(
        id,
        "SELECT kind, name, bot, token, invitation, contribution FROM seats WHERE table_id = $1 ORDER BY seat",
    )
    .fetch_all(&mut *connection)
    .await?;
    let entries = by_table(id, "SELECT number, body, token FROM entries WHERE table_id = $1 ORDER BY number")
        .fetch_all(&mut *connection)
        .await?;
    let intents = by_table(id, "SELECT seat, body FROM intents WHERE table_id = $1 ORDER BY seat")
        .fetch_all(&mut *connection)
        .await?;
    let last_line: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(line), 0) FROM chat WHERE table_id = $1")
        .bind(id)
        .fetch_one(&mut *connection)
        .await?;
    Ok(Some(StoredTable {
        table,
        seats: seats.iter().map(|row| seat(id, row)).collect::<Result<_, _>>()?,
        entries: entries.iter().map(|row| entry(id, row)).collect::<Result<_, _>>()?,
        intents: intents.iter().map(|row| intent(id, row)).collect::<Result<_, _>>()?,
        last_line: last_line as u32,
    }))
}

fn by_table<'q>(id: &'q str, query: &'static str) -> sqlx::query::Query<'q, Sqlite, sqlx::sqlite::SqliteArguments> {
    sqlx::query(query).bind(id)
}

fn intent(id: &str, row: &SqliteRow) -> Result<(u8, String), StoreError> {
    Ok((column(id, "an early answer", row, "seat")?, column(id, "an early answer", row, "body")?))
}

fn table(id: &str, row: &SqliteRow) -> Result<TableRow, StoreError> {
    let setup: String = column(id, "the table", row, "setup")?;
    let head: Option<String> = column(id, "the table", row, "head")?;
    let status: String = column(id, "the table", row, "status")?;
    let created: i64 = column(id, "the table", row, "created")?;
    Ok(TableRow {
        game: column(id, "the table", row, "game")?,
        setup: serde_json::from_str(&setup).map_err(|error| unreadable(id, "the set-up", &error))?,
        head: match head {
            Some(head) => Some(serde_json::from_str(&head).map_err(|error| unreadable(id, "the head", &error))?),
            None => None,
        },
        secret: column(id, "the table", row, "secret")?,
        status: Status::parse(&status).ok_or_else(|| unreadable(id, "the status", &status))?,
        created: created as u64,
    })
}

fn seat(id: &str, row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let kind: String = column(id, "a seat", row, "kind")?;
    let hash = |name: &str| -> Result<Option<TokenHash>, StoreError> {
        let bytes: Option<Vec<u8>> = column(id, "a seat", row, name)?;
        bytes
            .map(|bytes| bytes.try_into().map(TokenHash).map_err(|_| unreadable(id, "a token", &"it is no SHA-256")))
            .transpose()
    };
    Ok(SeatRow {
        kind: SeatKind::parse(&kind).ok_or_else(|| unreadable(id, "a seat's kind", &kind))?,
        name: column(id, "a seat", row, "name")?,
        bot: column(id, "a seat", row, "bot")?,
        token: hash("token")?,
        invitation: hash("invitation")?,
        contribution: column(id, "a seat", row, "contribution")?,
    })
}

fn entry(id: &str, row: &SqliteRow) -> Result<(staffetta_kernel::record::Entry, Option<String>), StoreError> {
    let number: u32 = column(id, "an entry", row, "number")?;
    let body: String = column(id, "an entry", row, "body")?;
    let entry = serde_json::from_str(&body).map_err(|error| unreadable(id, &format!("entry {number}"), &error))?;
    Ok((entry, column(id, "an entry", row, "token")?))
}

pub(crate) async fn chat(
    connection: &mut SqliteConnection,
    id: &str,
    after: u32,
    most: u32,
    crowd: bool,
) -> Result<Vec<ChatLine>, StoreError> {
    let rows = sqlx::query(
        "SELECT line, crowd, seat, name, body, at FROM chat WHERE table_id = $1 AND line > $2 AND crowd <= $4 \
         ORDER BY line DESC LIMIT $3",
    )
    .bind(id)
    .bind(after)
    .bind(most)
    .bind(crowd)
    .fetch_all(connection)
    .await?;
    rows.iter()
        .rev()
        .map(|row| {
            let at: i64 = column(id, "a line of chat", row, "at")?;
            Ok(ChatLine {
                line: column(id, "a line of chat", row, "line")?,
                crowd: column(id, "a line of chat", row, "crowd")?,
                seat: column(id, "a line of chat", row, "seat")?,
                name: column(id, "a line of chat", row, "name")?,
                text: column(id, "a line of chat", row, "body")?,
                at: at as u64,
            })
        })
        .collect()
}

pub(crate) async fn said(
    connection: &mut SqliteConnection,
    id: &str,
    seat: Option<u8>,
    name: &str,
    token: &str,
) -> Result<bool, StoreError> {
    let query = sqlx::query_scalar(
        "SELECT COUNT(*) > 0 FROM chat WHERE table_id = $1 AND token = $2 AND COALESCE(seat, name) = COALESCE($3, $4)",
    );
    Ok(query.bind(id).bind(token).bind(seat).bind(name).fetch_one(connection).await?)
}
