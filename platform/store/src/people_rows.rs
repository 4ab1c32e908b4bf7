//! Reading what is kept of people.

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::model::{Status, TokenHash};
use crate::people::{Code, Person, PersonLine, PersonSeat, Purpose, Session};
use crate::rows::{column, number, token_hash, unreadable};

pub(crate) fn person(row: &Row) -> Result<Person, StoreError> {
    let what = "a person";
    Ok(Person {
        id: column("", what, row, "id")?,
        name: column("", what, row, "name")?,
        name_key: column("", what, row, "name_key")?,
        password: column("", what, row, "password")?,
        preferences: column("", what, row, "preferences")?,
        rest: column("", what, row, "rest")?,
        told_of: column("", what, row, "told_of")?,
        created: number("", what, row, "created")?,
        seen: number("", what, row, "seen")?,
    })
}

fn hash(row: &Row, name: &str) -> Result<TokenHash, StoreError> {
    let bytes: Vec<u8> = column("", "a session", row, name)?;
    token_hash("", Some(bytes))?.ok_or_else(|| unreadable("", "a session", &"it has no token"))
}

fn session(row: &Row) -> Result<Session, StoreError> {
    let what = "a session";
    Ok(Session {
        token: hash(row, "token")?,
        person: column("", what, row, "person")?,
        device: column("", what, row, "device")?,
        created: number("", what, row, "created")?,
        seen: number("", what, row, "seen")?,
    })
}

/// Who is signed in on the device that shows this.
pub(crate) async fn signed_in(
    connection: &mut Connection<'_>,
    token: TokenHash,
) -> Result<Option<(Person, Session)>, StoreError> {
    let row = connection
        .query("SELECT token, person, device, created, seen FROM sessions WHERE token = $1")
        .bind(&token.0[..])
        .fetch_optional()
        .await?;
    let Some(session) = row.as_ref().map(session).transpose()? else { return Ok(None) };
    let person = person_by_id(connection, &session.person).await?;
    Ok(person.map(|person| (person, session)))
}

/// The person of this id.
pub(crate) async fn person_by_id(connection: &mut Connection<'_>, id: &str) -> Result<Option<Person>, StoreError> {
    let row = connection
        .query(
            "SELECT id, name, name_key, password, preferences, rest, told_of, created, seen FROM people WHERE id = $1",
        )
        .bind(id)
        .fetch_optional()
        .await?;
    row.as_ref().map(person).transpose()
}

/// The account of this name.
pub(crate) async fn account(connection: &mut Connection<'_>, name_key: &str) -> Result<Option<Person>, StoreError> {
    let row = connection
        .query("SELECT id, name, name_key, password, preferences, rest, told_of, created, seen FROM people WHERE name_key = $1")
        .bind(name_key)
        .fetch_optional()
        .await?;
    row.as_ref().map(person).transpose()
}

/// The devices of a person, the last used first.
pub(crate) async fn sessions(connection: &mut Connection<'_>, person: &str) -> Result<Vec<Session>, StoreError> {
    let rows = connection
        .query(
            "SELECT token, person, device, created, seen FROM sessions WHERE person = $1 \
             ORDER BY seen DESC, created DESC, token",
        )
        .bind(person)
        .fetch_all()
        .await?;
    rows.iter().map(session).collect()
}

/// A one-time code that is good for this.
pub(crate) async fn code(
    connection: &mut Connection<'_>,
    code: TokenHash,
    purpose: Purpose,
) -> Result<Option<Code>, StoreError> {
    let row = connection
        .query("SELECT person, expires FROM codes WHERE code = $1 AND purpose = $2")
        .bind(&code.0[..])
        .bind(purpose.as_str())
        .fetch_optional()
        .await?;
    let Some(row) = row else { return Ok(None) };
    let person = column("", "a code", &row, "person")?;
    Ok(Some(Code { code, person, purpose, expires: number("", "a code", &row, "expires")? }))
}

/// The codes of a person, in order.
pub(crate) async fn codes(connection: &mut Connection<'_>, person: &str) -> Result<Vec<Code>, StoreError> {
    let rows = connection
        .query("SELECT code, person, purpose, expires FROM codes WHERE person = $1 ORDER BY code")
        .bind(person)
        .fetch_all()
        .await?;
    let code = |row: &Row| {
        let purpose: String = column("", "a code", row, "purpose")?;
        Ok(Code {
            code: hash(row, "code")?,
            person: column("", "a code", row, "person")?,
            purpose: Purpose::parse(&purpose).ok_or_else(|| unreadable("", "a code's purpose", &purpose))?,
            expires: number("", "a code", row, "expires")?,
        })
    };
    rows.iter().map(code).collect()
}

/// The seats of a person, the newest table first.
pub(crate) async fn seats(connection: &mut Connection<'_>, person: &str) -> Result<Vec<PersonSeat>, StoreError> {
    let rows = connection
        .query(
            "SELECT id, game, status, created, ended, result, asked, due, seat, name, contribution \
             FROM seats JOIN tables ON id = table_id WHERE person = $1 ORDER BY created DESC, id, seat",
        )
        .bind(person)
        .fetch_all()
        .await?;
    let seat = |row: &Row| {
        let table: String = column("", "a table", row, "id")?;
        let status: String = column(&table, "the table", row, "status")?;
        let ended: Option<i64> = column(&table, "the table", row, "ended")?;
        let (asked, due): (i64, Option<i64>) =
            (column(&table, "the table", row, "asked")?, column(&table, "the table", row, "due")?);
        let seat: u8 = number(&table, "a seat", row, "seat")?;
        Ok(PersonSeat {
            asked: asked >> seat.min(62) & 1 == 1,
            due: due.map(i64::unsigned_abs),
            seat,
            game: column(&table, "the table", row, "game")?,
            status: Status::parse(&status).ok_or_else(|| unreadable(&table, "the status", &status))?,
            created: number(&table, "the table", row, "created")?,
            ended: ended.map(i64::unsigned_abs),
            result: column(&table, "the table", row, "result")?,
            name: column(&table, "a seat", row, "name")?,
            contribution: column(&table, "a seat", row, "contribution")?,
            table,
        })
    };
    rows.iter().map(seat).collect()
}

/// What a person has said in the seats that are theirs, in order.
pub(crate) async fn lines(connection: &mut Connection<'_>, person: &str) -> Result<Vec<PersonLine>, StoreError> {
    let rows = connection
        .query(
            "SELECT chat.table_id AS table_id, chat.body AS body, chat.at AS at FROM chat JOIN seats \
             ON seats.table_id = chat.table_id AND seats.seat = chat.seat \
             WHERE seats.person = $1 ORDER BY chat.at, chat.table_id, chat.line",
        )
        .bind(person)
        .fetch_all()
        .await?;
    let line = |row: &Row| {
        let table: String = column("", "a line of chat", row, "table_id")?;
        Ok(PersonLine {
            text: column(&table, "a line of chat", row, "body")?,
            at: number(&table, "a line of chat", row, "at")?,
            table,
        })
    };
    rows.iter().map(line).collect()
}
