//! Carrying out a write that is about people. Whoever calls this holds a transaction.

use crate::addresses;
use crate::company;
use crate::driver::Connection;
use crate::error::StoreError;
use crate::history;
use crate::people::{Code, FORMER_PLAYER, PeopleWrite, Person, Session};
use crate::rows::{column, unreadable};
use crate::writes::exactly_one_row;

const NAME_TAKEN: &str = "the name is taken";
const NO_SUCH_PERSON: &str = "there is no such person";
const CODE_USED: &str = "the code is used up";
/// How long it is kept of what people were told, in milliseconds: a day.
const NEWS_LIFE: u64 = 24 * 60 * 60 * 1000;

pub(crate) async fn write(connection: &mut Connection<'_>, write: &PeopleWrite) -> Result<(), StoreError> {
    match write {
        PeopleWrite::Join { person, session } => {
            insert_person(connection, person).await?;
            insert_session(connection, session).await
        }
        PeopleWrite::BecomeAccount { person, name, name_key, password } => {
            let statement = connection
                .query("UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1 AND name_key IS NULL");
            let statement = statement.bind(person.as_str()).bind(name.as_str()).bind(name_key.as_str());
            exactly_one_row(statement.bind(password.as_str()).execute().await, NAME_TAKEN)
        }
        PeopleWrite::Rename { person, name } => {
            let statement = connection.query("UPDATE people SET name = $2 WHERE id = $1 AND name_key IS NULL");
            exactly_one_row(statement.bind(person.as_str()).bind(name.as_str()).execute().await, NO_SUCH_PERSON)
        }
        PeopleWrite::SignIn { session, guest } => {
            insert_session(connection, session).await?;
            merge(connection, guest.as_deref(), &session.person).await
        }
        PeopleWrite::SignInWithCode { code, session, guest } => {
            let statement = connection.query("DELETE FROM codes WHERE code = $1 AND person = $2");
            let statement = statement.bind(&code.0[..]).bind(session.person.as_str());
            exactly_one_row(statement.execute().await, CODE_USED)?;
            insert_session(connection, session).await?;
            merge(connection, guest.as_deref(), &session.person).await
        }
        PeopleWrite::SignOut { person, token } => {
            let statement = connection.query("DELETE FROM sessions WHERE token = $1 AND person = $2");
            let statement = statement.bind(&token.0[..]).bind(person.as_str());
            exactly_one_row(statement.execute().await, "there is no such device")
        }
        PeopleWrite::SignOutEverywhere { person, keys } => {
            sign_out_but(connection, person, None).await?;
            for (table, seat, key) in keys {
                let statement = connection.query(
                    "UPDATE seats SET token = $4 WHERE table_id = $1 AND seat = $2 AND person = $3 \
                     AND token IS NOT NULL",
                );
                let statement = statement.bind(table.as_str()).bind(i64::from(*seat)).bind(person.as_str());
                statement.bind(&key.0[..]).execute().await?;
            }
            Ok(())
        }
        PeopleWrite::Seen { person, token, at } => {
            let statement = connection.query("UPDATE sessions SET seen = $2 WHERE token = $1");
            statement.bind(&token.0[..]).bind(*at as i64).execute().await?;
            let statement = connection.query("UPDATE people SET seen = $2 WHERE id = $1");
            statement.bind(person.as_str()).bind(*at as i64).execute().await?;
            Ok(())
        }
        PeopleWrite::ChangePassword { person, password, stays } => {
            set_password(connection, person, password).await?;
            sign_out_but(connection, person, stays.as_ref().map(|token| &token.0[..])).await
        }
        PeopleWrite::ResetPassword { person, password, code } => {
            let statement = connection.query("DELETE FROM codes WHERE code = $1 AND person = $2");
            exactly_one_row(statement.bind(&code.0[..]).bind(person.as_str()).execute().await, CODE_USED)?;
            set_password(connection, person, password).await?;
            sign_out_but(connection, person, None).await
        }
        PeopleWrite::Prefer { person, preferences } => {
            let statement = connection.query("UPDATE people SET preferences = $2 WHERE id = $1");
            exactly_one_row(statement.bind(person.as_str()).bind(preferences.as_str()).execute().await, NO_SUCH_PERSON)
        }
        PeopleWrite::Rest { person, rest } => {
            let statement = connection.query("UPDATE people SET rest = $2 WHERE id = $1");
            exactly_one_row(statement.bind(person.as_str()).bind(rest.as_str()).execute().await, NO_SUCH_PERSON)
        }
        PeopleWrite::TellOf { person, told_of } => {
            let statement = connection.query("UPDATE people SET told_of = $2 WHERE id = $1");
            exactly_one_row(statement.bind(person.as_str()).bind(told_of.as_str()).execute().await, NO_SUCH_PERSON)
        }
        PeopleWrite::Issue(code) => issue(connection, code).await,
        PeopleWrite::Adopt { person, table, seat, token } => {
            let statement = connection.query(
                "UPDATE seats SET person = $3 WHERE table_id = $1 AND seat = $2 AND token = $4 \
                 AND (person IS NULL OR person = $3)",
            );
            let statement = statement.bind(table.as_str()).bind(i64::from(*seat)).bind(person.as_str());
            exactly_one_row(statement.bind(&token.0[..]).execute().await, "the seat is another's")
        }
        PeopleWrite::Delete { person } => delete(connection, person).await,
        PeopleWrite::Prune { unused_since, now } => prune(connection, *unused_since, *now).await,
    }
}

pub(crate) async fn insert_person(connection: &mut Connection<'_>, person: &Person) -> Result<(), StoreError> {
    let statement = connection.query(
        "INSERT INTO people (id, name, name_key, password, preferences, rest, told_of, created, seen) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    );
    let statement = statement
        .bind(person.id.as_str())
        .bind(person.name.as_str())
        .bind(person.name_key.as_deref())
        .bind(person.password.as_deref())
        .bind(person.preferences.as_str())
        .bind(person.rest.as_deref())
        .bind(person.told_of.as_deref())
        .bind(person.created as i64)
        .bind(person.seen as i64);
    exactly_one_row(statement.execute().await, NAME_TAKEN)
}

pub(crate) async fn insert_session(connection: &mut Connection<'_>, session: &Session) -> Result<(), StoreError> {
    let statement =
        connection.query("INSERT INTO sessions (token, person, device, created, seen) VALUES ($1, $2, $3, $4, $5)");
    let statement = statement
        .bind(&session.token.0[..])
        .bind(session.person.as_str())
        .bind(session.device.as_str())
        .bind(session.created as i64)
        .bind(session.seen as i64);
    exactly_one_row(statement.execute().await, "there is such a session already")
}

/// A guest turns out to be this person: the seats are theirs, and the guest is gone.
async fn merge(connection: &mut Connection<'_>, guest: Option<&str>, into: &str) -> Result<(), StoreError> {
    let Some(guest) = guest.filter(|guest| *guest != into) else { return Ok(()) };
    let row = connection
        .query("SELECT id FROM people WHERE id = $1 AND name_key IS NULL")
        .bind(guest)
        .fetch_optional()
        .await?;
    if row.is_none() {
        return Ok(());
    }
    let statement = connection.query("UPDATE seats SET person = $2 WHERE person = $1");
    statement.bind(guest).bind(into).execute().await?;
    history::merge(connection, guest, into).await?;
    company::merge(connection, guest, into).await?;
    // An account is written to where it says itself.
    addresses::forget(connection, guest).await?;
    let statement = connection.query("UPDATE channels SET person = $2 WHERE person = $1");
    statement.bind(guest).bind(into).execute().await?;
    remove_person(connection, guest).await
}

async fn remove_person(connection: &mut Connection<'_>, person: &str) -> Result<(), StoreError> {
    company::forget(connection, person).await?;
    for statement in [
        "DELETE FROM notifications WHERE person = $1",
        "DELETE FROM channels WHERE person = $1",
        "DELETE FROM passkeys WHERE person = $1",
        "DELETE FROM challenges WHERE person = $1",
        "DELETE FROM addresses WHERE person = $1",
        "DELETE FROM codes WHERE person = $1",
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM people WHERE id = $1",
    ] {
        connection.query(statement).bind(person).execute().await?;
    }
    Ok(())
}

async fn set_password(connection: &mut Connection<'_>, person: &str, password: &str) -> Result<(), StoreError> {
    let statement = connection.query("UPDATE people SET password = $2 WHERE id = $1 AND name_key IS NOT NULL");
    exactly_one_row(statement.bind(person).bind(password).execute().await, NO_SUCH_PERSON)
}

/// Every device but this one signs out, and no code is good any more.
async fn sign_out_but(connection: &mut Connection<'_>, person: &str, stays: Option<&[u8]>) -> Result<(), StoreError> {
    connection.query("DELETE FROM codes WHERE person = $1").bind(person).execute().await?;
    let statement = connection.query("DELETE FROM sessions WHERE person = $1 AND token <> $2");
    // No token is as short as this one.
    statement.bind(person).bind(stays.unwrap_or_default()).execute().await?;
    Ok(())
}

async fn issue(connection: &mut Connection<'_>, code: &Code) -> Result<(), StoreError> {
    let statement = connection.query("DELETE FROM codes WHERE person = $1 AND purpose = $2");
    statement.bind(code.person.as_str()).bind(code.purpose.as_str()).execute().await?;
    insert_code(connection, code).await
}

pub(crate) async fn insert_code(connection: &mut Connection<'_>, code: &Code) -> Result<(), StoreError> {
    let statement = connection.query("INSERT INTO codes (code, person, purpose, expires) VALUES ($1, $2, $3, $4)");
    let statement = statement.bind(&code.code.0[..]).bind(code.person.as_str());
    let statement = statement.bind(code.purpose.as_str()).bind(code.expires as i64);
    exactly_one_row(statement.execute().await, "there is such a code already")
}

/// What others played stays, and what this person said there; both under a name that is nobody's.
async fn delete(connection: &mut Connection<'_>, person: &str) -> Result<(), StoreError> {
    let rows = connection
        .query("SELECT table_id, seat, head FROM seats JOIN tables ON id = table_id WHERE person = $1")
        .bind(person)
        .fetch_all()
        .await?;
    for row in &rows {
        let table: String = column("", "a seat", row, "table_id")?;
        let seat: i64 = column(&table, "a seat", row, "seat")?;
        let head: Option<String> = column(&table, "the table", row, "head")?;
        if let Some(head) = head {
            let head = without_name(&head, seat).map_err(|error| unreadable(&table, "the head", &error))?;
            let statement = connection.query("UPDATE tables SET head = $2 WHERE id = $1");
            statement.bind(table.as_str()).bind(head).execute().await?;
        }
        let statement = connection.query("UPDATE chat SET name = $3 WHERE table_id = $1 AND seat = $2");
        statement.bind(table.as_str()).bind(seat).bind(FORMER_PLAYER).execute().await?;
    }
    // Where the game has not begun the seat is free again.
    let statement = connection.query(
        "UPDATE seats SET name = NULL, token = NULL, contribution = NULL, person = NULL \
         WHERE person = $1 AND (SELECT status FROM tables WHERE id = table_id) = 'open'",
    );
    statement.bind(person).execute().await?;
    // Elsewhere nobody holds it any more, and no old invitation leads to it.
    let statement = connection.query(
        "UPDATE seats SET name = $2, token = NULL, invitation = NULL, person = NULL \
         WHERE person = $1",
    );
    statement.bind(person).bind(FORMER_PLAYER).execute().await?;
    history::forget(connection, person, FORMER_PLAYER).await?;
    remove_person(connection, person).await
}

/// The head of a record in which this seat's name is nobody's.
fn without_name(head: &str, seat: i64) -> Result<String, serde_json::Error> {
    let mut head: serde_json::Value = serde_json::from_str(head)?;
    let place = usize::try_from(seat).unwrap_or(usize::MAX);
    if let Some(name) = head["seats"].get_mut(place).and_then(|seat| seat.get_mut("name")) {
        *name = FORMER_PLAYER.into();
    }
    serde_json::to_string(&head)
}

async fn prune(connection: &mut Connection<'_>, unused_since: u64, now: u64) -> Result<(), StoreError> {
    connection.query("DELETE FROM codes WHERE expires < $1").bind(now as i64).execute().await?;
    connection.query("DELETE FROM sessions WHERE seen < $1").bind(unused_since as i64).execute().await?;
    // Whoever has been away that long wants to be told nothing any more.
    let statement = connection.query(
        "DELETE FROM channels WHERE (SELECT seen FROM people WHERE id = person) < $1 \
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = channels.person)",
    );
    statement.bind(unused_since as i64).execute().await?;
    // What is older than a day is no news, told or not.
    let yesterday = now.saturating_sub(NEWS_LIFE);
    connection.query("DELETE FROM notifications WHERE at < $1").bind(yesterday as i64).execute().await?;
    connection.query("DELETE FROM challenges WHERE expires < $1").bind(now as i64).execute().await?;
    // A link that nobody has followed in time.
    connection.query("DELETE FROM addresses WHERE expires < $1").bind(now as i64).execute().await?;
    // A guest whom no device, code, seat, comment or bookmark leads back to.
    let statement = connection.query(
        "DELETE FROM people WHERE name_key IS NULL AND seen < $1 \
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM codes WHERE person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM addresses WHERE person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM ties WHERE person = people.id OR other = people.id) \
         AND NOT EXISTS (SELECT 1 FROM calls WHERE person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM notes WHERE person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM notifications WHERE person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM comments WHERE person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM bookmarks WHERE person = people.id)",
    );
    statement.bind(unused_since as i64).execute().await?;
    Ok(())
}
