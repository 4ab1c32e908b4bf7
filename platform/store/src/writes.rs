//! Carrying out one write. Whoever calls this holds a transaction, and with PostgreSQL the lock of the table: nobody else
//! changes the table in between. A write that is one statement needs neither.

use staffetta_kernel::Record;

use crate::addresses;
use crate::channels;
use crate::company;
use crate::driver::Connection;
use crate::error::StoreError;
use crate::history;
use crate::model::{Append, ChatLine, IntentChange, NewTable, Write};
use crate::notifications;
use crate::operating;
use crate::passkeys;
use crate::people_writes;
use crate::places;
use crate::rows::{self, unreadable};

/// Is this carried out by a single statement? Of the usual writes this is the most usual: one entry of a running game.
pub(crate) fn is_one_statement(write: &Write) -> bool {
    match write {
        Write::Append(_, append) => {
            let more = append.head.is_some() || append.waiting.is_some() || append.over.is_some();
            append.entries.len() == 1 && append.intents.is_empty() && !more
        }
        Write::Chat { .. } => true,
        _ => false,
    }
}

pub(crate) async fn write_one(connection: &mut Connection<'_>, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Open(table) => open(connection, table).await,
        Write::Claim { table, seat, name, token, person } => {
            let statement = connection.query(
                "UPDATE seats SET name = $3, token = $4, person = $5 \
                 WHERE table_id = $1 AND seat = $2 AND kind <> 'bot' AND token IS NULL",
            );
            let statement = statement.bind(table.as_str()).bind(i64::from(*seat)).bind(name.as_str());
            let statement = statement.bind(&token.0[..]).bind(person.as_deref());
            exactly_one_row(statement.execute().await, "the seat is taken")
        }
        Write::Vacate { table, seat, token } => {
            let statement = connection.query(
                "UPDATE seats SET name = NULL, token = NULL, contribution = NULL, person = NULL \
                 WHERE table_id = $1 AND seat = $2 AND kind <> 'bot' AND token = $3 \
                 AND (SELECT status FROM tables WHERE id = $1) = 'open'",
            );
            let statement = statement.bind(table.as_str()).bind(i64::from(*seat)).bind(&token.0[..]);
            exactly_one_row(statement.execute().await, "the game has begun, or another sits there")
        }
        Write::Contribute { table, seat, token, contribution } => {
            let statement = connection.query(
                "UPDATE seats SET contribution = $3 \
                 WHERE table_id = $1 AND seat = $2 AND token = $4 AND contribution IS NULL \
                 AND (SELECT status FROM tables WHERE id = $1) = 'open'",
            );
            let statement = statement.bind(table.as_str()).bind(i64::from(*seat)).bind(contribution.as_str());
            exactly_one_row(statement.bind(&token.0[..]).execute().await, "the seat is ready already")
        }
        Write::Free { table, seat, invitation } => {
            let statement = connection.query(
                "UPDATE seats SET token = NULL, invitation = $3, person = NULL \
                 WHERE table_id = $1 AND seat = $2 AND kind <> 'bot'",
            );
            let statement = statement.bind(table.as_str()).bind(i64::from(*seat)).bind(&invitation.0[..]);
            exactly_one_row(statement.execute().await, "there is no such seat, or a bot sits there")
        }
        Write::Close { table } => {
            let statement = connection.query("UPDATE tables SET status = 'over' WHERE id = $1 AND status <> 'over'");
            exactly_one_row(statement.bind(table.as_str()).execute().await, "the game is over already")
        }
        Write::Clone { table, copy, secret, created, invitations } => {
            operating::copy_table(connection, table, copy, secret, *created).await?;
            for (seat, invitation) in invitations.iter().enumerate() {
                let statement = connection
                    .query("UPDATE seats SET invitation = $3 WHERE table_id = $1 AND seat = $2 AND kind <> 'bot'");
                statement.bind(copy.as_str()).bind(seat as i64).bind(&invitation.0[..]).execute().await?;
            }
            Ok(())
        }
        Write::Remove { table, before } => operating::remove(connection, table, *before).await,
        Write::Ban { address, at } => ban(connection, address, *at).await,
        Write::SetTerms { table, terms } => places::set_terms(connection, table, terms).await,
        Write::SeatBots { table, bots } => places::seat_bots(connection, table, bots).await,
        Write::Rematch { table, next } => places::rematch(connection, table, next).await,
        Write::Passkeys(write) => passkeys::write(connection, write).await,
        Write::Channels(write) => channels::write(connection, write).await,
        Write::Addresses(write) => addresses::write(connection, write).await,
        Write::Company(write) => company::write(connection, write).await,
        Write::History(write) => history::write(connection, write).await,
        Write::People(write) => people_writes::write(connection, write).await,
        Write::Notifying { write, notifications } => {
            Box::pin(write_one(connection, write)).await?;
            for notification in notifications {
                notifications::add(connection, notification).await?;
            }
            Ok(())
        }
        Write::Append(table, append) => self::append(connection, table, append).await,
        Write::Chat { table, line, token } => add_chat_line(connection, table, line, token.as_deref()).await,
    }
}

async fn ban(connection: &mut Connection<'_>, address: &str, at: Option<u64>) -> Result<(), StoreError> {
    match at {
        Some(at) => {
            let statement = connection
                .query("INSERT INTO bans (address, at) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET at = $2");
            statement.bind(address).bind(at as i64).execute().await?;
        }
        None => {
            connection.query("DELETE FROM bans WHERE address = $1").bind(address).execute().await?;
        }
    }
    Ok(())
}

pub(crate) async fn open(connection: &mut Connection<'_>, table: &NewTable) -> Result<(), StoreError> {
    let setup = serde_json::to_string(&table.setup).map_err(|error| unreadable(&table.id, "the set-up", &error))?;
    let statement = connection.query(
        "INSERT INTO tables (id, game, setup, secret, status, created, public, watched, owner, pace, origin) \
             VALUES ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10)",
    );
    let statement = statement.bind(table.id.as_str()).bind(table.game.as_str()).bind(setup);
    let statement = statement.bind(table.secret.as_str()).bind(table.created as i64);
    let statement = statement.bind(table.terms.public).bind(table.terms.watched);
    let statement = statement.bind(table.terms.owner.map(i64::from)).bind(table.terms.pace.as_deref());
    let statement = statement.bind(table.terms.origin.as_deref());
    exactly_one_row(statement.execute().await, "there is such a table already")?;
    for (number, seat) in table.seats.iter().enumerate() {
        let statement = connection.query(
            "INSERT INTO seats (table_id, seat, kind, name, bot, token, invitation, contribution, person) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        );
        statement
            .bind(table.id.as_str())
            .bind(number as i64)
            .bind(seat.kind.as_str())
            .bind(seat.name.as_deref())
            .bind(seat.bot.as_deref())
            .bind(seat.token.as_ref().map(|hash| &hash.0[..]))
            .bind(seat.invitation.as_ref().map(|hash| &hash.0[..]))
            .bind(seat.contribution.as_deref())
            .bind(seat.person.as_deref())
            .execute()
            .await?;
    }
    Ok(())
}

async fn append(connection: &mut Connection<'_>, table: &str, append: &Append) -> Result<(), StoreError> {
    if let Some(head) = &append.head {
        begin(connection, table, head).await?;
    }
    if append.entries.is_empty() {
        // What was decided on an older state of the table must be decided again.
        let statement = connection.query("SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = $1");
        let stored: i64 = statement.bind(table).fetch_value().await?;
        if stored != i64::from(append.behind) {
            return Err(StoreError::Conflict("the table has gone on"));
        }
    }
    for (entry, token) in &append.entries {
        let body = serde_json::to_string(entry).map_err(|error| unreadable(table, "an entry", &error))?;
        // An entry belongs right behind the last one: a gap would be a lost entry.
        let statement = connection.query(
            "INSERT INTO entries (table_id, number, body, token) SELECT $1, $2, $3, $4 \
             WHERE $2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = $1)",
        );
        let statement = statement.bind(table).bind(i64::from(entry.number)).bind(body).bind(token.as_deref());
        exactly_one_row(statement.execute().await, "the entry's number is used")?;
    }
    for change in &append.intents {
        change_intent(connection, table, change).await?;
    }
    if let Some(waiting) = &append.waiting {
        places::set_waiting(connection, table, waiting).await?;
    }
    if let Some(ending) = &append.over {
        let statement = connection
            .query("UPDATE tables SET status = 'over', result = $2, ended = $3 WHERE id = $1 AND status = 'running'");
        let statement = statement.bind(table).bind(ending.result.as_str()).bind(ending.at as i64);
        exactly_one_row(statement.execute().await, "the game is over already")?;
    }
    Ok(())
}

/// The game begins, if those who are to play still sit there and have added what the seed is made of.
async fn begin(connection: &mut Connection<'_>, table: &str, head: &Record) -> Result<(), StoreError> {
    let seats = rows::seats(connection, table).await?;
    let seated = seats.iter().map(|seat| (seat.name.as_deref().unwrap_or_default(), seat.contribution.as_deref()));
    let expected = head.seats.iter().zip(&head.contributions);
    let same = expected.map(|(seat, added)| (seat.name.as_str(), added.as_str()));
    if !seated.map(|(name, added)| (name, added.unwrap_or_default())).eq(same) {
        return Err(StoreError::Conflict("somebody has given up their seat"));
    }
    let head = serde_json::to_string(head).map_err(|error| unreadable(table, "the head", &error))?;
    let statement =
        connection.query("UPDATE tables SET head = $2, status = 'running' WHERE id = $1 AND status = 'open'");
    exactly_one_row(statement.bind(table).bind(head).execute().await, "the game has begun already")
}

/// Replaces what the writer knows of a seat's intents; what it does not know it must not overwrite.
async fn change_intent(connection: &mut Connection<'_>, table: &str, change: &IntentChange) -> Result<(), StoreError> {
    let seat = i64::from(change.seat);
    let done = match (&change.before, &change.after) {
        (None, Some(after)) => {
            let statement = connection.query(
                "INSERT INTO intents (table_id, seat, body) VALUES ($1, $2, $3) ON CONFLICT (table_id, seat) DO NOTHING",
            );
            statement.bind(table).bind(seat).bind(after.as_str()).execute().await
        }
        (Some(before), Some(after)) => {
            let statement =
                connection.query("UPDATE intents SET body = $3 WHERE table_id = $1 AND seat = $2 AND body = $4");
            statement.bind(table).bind(seat).bind(after.as_str()).bind(before.as_str()).execute().await
        }
        (Some(before), None) => {
            let statement = connection.query("DELETE FROM intents WHERE table_id = $1 AND seat = $2 AND body = $3");
            statement.bind(table).bind(seat).bind(before.as_str()).execute().await
        }
        (None, None) => return Ok(()),
    };
    exactly_one_row(done, "the seat's orders have changed")
}

async fn add_chat_line(
    connection: &mut Connection<'_>,
    table: &str,
    chat: &ChatLine,
    token: Option<&str>,
) -> Result<(), StoreError> {
    let statement = connection.query(
        "INSERT INTO chat (table_id, line, crowd, seat, name, body, at, token) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let statement = statement
        .bind(table)
        .bind(i64::from(chat.line))
        .bind(chat.crowd)
        .bind(chat.seat.map(i64::from))
        .bind(chat.name.as_str())
        .bind(chat.text.as_str())
        .bind(chat.at as i64)
        .bind(token);
    exactly_one_row(statement.execute().await, "the line's number or its token is used")
}

/// Exactly one row, or somebody else was first.
pub(crate) fn exactly_one_row(done: Result<u64, sqlx::Error>, what: &'static str) -> Result<(), StoreError> {
    match done {
        Ok(1) => Ok(()),
        Ok(_) => Err(StoreError::Conflict(what)),
        Err(error) if error.as_database_error().is_some_and(|error| error.is_unique_violation()) => {
            Err(StoreError::Conflict(what))
        }
        Err(error) => Err(error.into()),
    }
}
