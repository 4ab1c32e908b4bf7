//! Reading the rows of a table from the database.

use std::fmt::Display;

use crate::driver::{Connection, Readable, Row};
use crate::error::StoreError;
use crate::model::{ChatLine, SeatKind, SeatRow, Status, StoredTable, TableRow, TokenHash};
use crate::places::terms;

pub(crate) fn unreadable(table: &str, what: &str, why: &dyn Display) -> StoreError {
    StoreError::Row { table: table.to_owned(), what: what.to_owned(), why: why.to_string() }
}

/// A column of a row; one that holds something else than it should is named.
pub(crate) fn column<'r, T: Readable<'r>>(id: &str, what: &str, row: &'r Row, name: &str) -> Result<T, StoreError> {
    row.get(name).map_err(|error| unreadable(id, what, &error))
}

/// A column that holds a whole number within the bounds of its type.
pub(crate) fn number<T: TryFrom<i64>>(id: &str, what: &str, row: &Row, name: &str) -> Result<T, StoreError> {
    let number: i64 = column(id, what, row, name)?;
    number.try_into().map_err(|_| unreadable(id, what, &format!("its {name} is {number}")))
}

/// A table with its entries from this number on.
pub(crate) async fn load(
    connection: &mut Connection<'_>,
    id: &str,
    from: u32,
) -> Result<Option<StoredTable>, StoreError> {
    let found = connection
        .query(
            "SELECT game, setup, head, secret, status, created, public, watched, owner, pace, rematch, origin \
             FROM tables WHERE id = $1",
        )
        .bind(id)
        .fetch_optional()
        .await?;
    let Some(row) = found else { return Ok(None) };
    let table = table(id, &row)?;
    let seats = seats(connection, id).await?;
    let entries = connection
        .query("SELECT number, body, token FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number")
        .bind(id)
        .bind(i64::from(from))
        .fetch_all()
        .await?;
    let intents = connection
        .query("SELECT seat, body FROM intents WHERE table_id = $1 ORDER BY seat")
        .bind(id)
        .fetch_all()
        .await?;
    let last_line: i64 =
        connection.query("SELECT COALESCE(MAX(line), 0) FROM chat WHERE table_id = $1").bind(id).fetch_value().await?;
    let rests = rests(connection, id, &table).await?;
    Ok(Some(StoredTable {
        rests,
        table,
        seats,
        entries: entries.iter().map(|row| entry(id, row)).collect::<Result<_, _>>()?,
        intents: intents.iter().map(|row| intent(id, row)).collect::<Result<_, _>>()?,
        last_line: u32::try_from(last_line).map_err(|_| unreadable(id, "the chat", &last_line))?,
    }))
}

/// When the people of the seats rest, where that stops a clock.
pub(crate) async fn rests(
    connection: &mut Connection<'_>,
    id: &str,
    table: &TableRow,
) -> Result<Vec<(u8, String)>, StoreError> {
    if table.terms.pace.is_none() {
        return Ok(Vec::new());
    }
    let rows = connection
        .query(
            "SELECT seat, rest FROM seats JOIN people ON people.id = seats.person \
             WHERE table_id = $1 AND rest IS NOT NULL ORDER BY seat",
        )
        .bind(id)
        .fetch_all()
        .await?;
    rows.iter().map(|row| Ok((number(id, "a seat", row, "seat")?, column(id, "a person", row, "rest")?))).collect()
}

pub(crate) async fn seats(connection: &mut Connection<'_>, id: &str) -> Result<Vec<SeatRow>, StoreError> {
    let rows = connection
        .query(
            "SELECT kind, name, bot, token, invitation, contribution, person FROM seats WHERE table_id = $1 \
             ORDER BY seat",
        )
        .bind(id)
        .fetch_all()
        .await?;
    rows.iter().map(|row| seat(id, row)).collect()
}

fn intent(id: &str, row: &Row) -> Result<(u8, String), StoreError> {
    Ok((number(id, "an early answer", row, "seat")?, column(id, "an early answer", row, "body")?))
}

pub(crate) fn table(id: &str, row: &Row) -> Result<TableRow, StoreError> {
    let setup: String = column(id, "the table", row, "setup")?;
    let head: Option<String> = column(id, "the table", row, "head")?;
    let status: String = column(id, "the table", row, "status")?;
    Ok(TableRow {
        game: column(id, "the table", row, "game")?,
        setup: serde_json::from_str(&setup).map_err(|error| unreadable(id, "the set-up", &error))?,
        head: match head {
            Some(head) => Some(serde_json::from_str(&head).map_err(|error| unreadable(id, "the head", &error))?),
            None => None,
        },
        secret: column(id, "the table", row, "secret")?,
        status: Status::parse(&status).ok_or_else(|| unreadable(id, "the status", &status))?,
        created: number(id, "the table", row, "created")?,
        terms: terms(id, row)?,
    })
}

fn seat(id: &str, row: &Row) -> Result<SeatRow, StoreError> {
    let kind: String = column(id, "a seat", row, "kind")?;
    Ok(SeatRow {
        kind: seat_kind(id, &kind)?,
        name: column(id, "a seat", row, "name")?,
        bot: column(id, "a seat", row, "bot")?,
        token: token_hash(id, column(id, "a seat", row, "token")?)?,
        invitation: token_hash(id, column(id, "a seat", row, "invitation")?)?,
        contribution: column(id, "a seat", row, "contribution")?,
        person: column(id, "a seat", row, "person")?,
    })
}

pub(crate) fn seat_kind(id: &str, word: &str) -> Result<SeatKind, StoreError> {
    SeatKind::parse(word).ok_or_else(|| unreadable(id, "a seat's kind", &word))
}

pub(crate) fn token_hash(id: &str, bytes: Option<Vec<u8>>) -> Result<Option<TokenHash>, StoreError> {
    let hash = |bytes: Vec<u8>| bytes.try_into().map(TokenHash).map_err(|_| unreadable(id, "a token", &"no SHA-256"));
    bytes.map(hash).transpose()
}

fn entry(id: &str, row: &Row) -> Result<(staffetta_kernel::record::Entry, Option<String>), StoreError> {
    let number: u32 = number(id, "an entry", row, "number")?;
    let body: String = column(id, "an entry", row, "body")?;
    let entry = serde_json::from_str(&body).map_err(|error| unreadable(id, &format!("entry {number}"), &error))?;
    Ok((entry, column(id, "an entry", row, "token")?))
}

pub(crate) async fn chat(
    connection: &mut Connection<'_>,
    id: &str,
    after: u32,
    most: u32,
    crowd: bool,
) -> Result<Vec<ChatLine>, StoreError> {
    let rows = connection
        .query(
            "SELECT line, crowd, seat, name, body, at FROM chat WHERE table_id = $1 AND line > $2 AND crowd <= $4 \
             ORDER BY line DESC LIMIT $3",
        )
        .bind(id)
        .bind(i64::from(after))
        .bind(i64::from(most))
        .bind(crowd)
        .fetch_all()
        .await?;
    rows.iter().rev().map(|row| chat_line(id, row)).collect()
}

fn chat_line(id: &str, row: &Row) -> Result<ChatLine, StoreError> {
    let what = "a line of chat";
    let seat: Option<i64> = column(id, what, row, "seat")?;
    Ok(ChatLine {
        line: number(id, what, row, "line")?,
        crowd: column(id, what, row, "crowd")?,
        seat: match seat {
            Some(_) => Some(number(id, what, row, "seat")?),
            None => None,
        },
        name: column(id, what, row, "name")?,
        text: column(id, what, row, "body")?,
        at: number(id, what, row, "at")?,
    })
}

pub(crate) async fn said(
    connection: &mut Connection<'_>,
    id: &str,
    seat: Option<u8>,
    name: &str,
    token: &str,
) -> Result<bool, StoreError> {
    let count: i64 = connection
        .query(
            "SELECT COUNT(*) FROM chat WHERE table_id = $1 AND token = $2 \
             AND (seat = $3 OR (seat IS NULL AND $3 IS NULL AND name = $4))",
        )
        .bind(id)
        .bind(token)
        .bind(seat.map(i64::from))
        .bind(name)
        .fetch_value()
        .await?;
    Ok(count > 0)
}
