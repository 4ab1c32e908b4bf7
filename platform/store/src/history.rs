//! Finished games: finding them, what people say of their moments, and tables that come with entries made elsewhere.

use staffetta_kernel::Record;
use staffetta_kernel::record::Entry;

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::model::{Ending, NewTable, SeatKind};
use crate::rows::{column, number, seat_kind, unreadable};
use crate::writes::{exactly_one_row, open};

/// The most comments of a table.
const MAX_COMMENTS: i64 = 500;
/// The most bookmarks of a person.
const MAX_BOOKMARKS: i64 = 1000;

/// Which finished games are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FinishedSearch {
    /// Those at which this person sat are found whether they are public or not.
    pub person: Option<String>,
    /// And no others?
    pub own_only: bool,
    /// Only of this game.
    pub game: Option<String>,
    /// Only those behind this one, in the order in which they are found: when it ended, and its id.
    pub after: Option<(u64, String)>,
    /// At most so many.
    pub most: u32,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedTable {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// When it was opened.
    pub created: u64,
    /// When the game ended.
    pub ended: u64,
    /// How it ended, as JSON of the server's.
    pub result: Option<String>,
    /// Where the table comes from, as JSON of the server's.
    pub origin: Option<String>,
    /// How many entries.
    pub entries: u32,
    /// Who may sit in each seat, the name shown, and which bot.
    pub seats: Vec<(SeatKind, Option<String>, Option<String>)>,
}

/// What somebody says of a moment of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// Its number at this table, from 1.
    pub number: u32,
    /// The entry after which the moment is.
    pub entry: u32,
    /// The id of the person; none once they have gone.
    pub person: Option<String>,
    /// The name shown.
    pub name: String,
    /// What is said.
    pub text: String,
    /// When.
    pub at: u64,
}

/// A moment that a person wants to find again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bookmark {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The entry after which the moment is.
    pub entry: u32,
    /// What the person calls it.
    pub text: String,
    /// When it was kept.
    pub at: u64,
}

/// A change of what is said of finished games.
#[derive(Clone, PartialEq, Debug)]
pub enum HistoryWrite {
    /// A table that comes with entries made elsewhere.
    Bring {
        /// The table.
        table: NewTable,
        /// Its record without entries.
        head: Box<Record>,
        /// Its entries.
        entries: Vec<Entry>,
        /// How the game ended; it runs if this says nothing.
        over: Option<Ending>,
    },
    /// Somebody says something of a moment. The number is given here.
    Comment {
        /// The table, whose game is over.
        table: String,
        /// What is said.
        comment: Comment,
    },
    /// Whoever has said it takes it away.
    RemoveComment {
        /// The table.
        table: String,
        /// The comment.
        number: u32,
        /// The id of the person.
        person: String,
    },
    /// A person keeps a moment, or calls it otherwise.
    Keep {
        /// The id of the person.
        person: String,
        /// The table, whose game is over.
        table: String,
        /// The entry.
        entry: u32,
        /// What it is called; nothing if it is kept no more.
        text: Option<String>,
        /// When.
        at: u64,
    },
}

impl HistoryWrite {
    /// The table that it changes.
    pub fn table(&self) -> &str {
        match self {
            Self::Bring { table, .. } => &table.id,
            Self::Comment { table, .. } | Self::RemoveComment { table, .. } | Self::Keep { table, .. } => table,
        }
    }
}

pub(crate) async fn write(connection: &mut Connection<'_>, write: &HistoryWrite) -> Result<(), StoreError> {
    match write {
        HistoryWrite::Bring { table, head, entries, over } => {
            bring(connection, table, head, entries, over.as_ref()).await
        }
        HistoryWrite::Comment { table, comment } => add_comment(connection, table, comment).await,
        HistoryWrite::RemoveComment { table, number, person } => {
            let statement =
                connection.query("DELETE FROM comments WHERE table_id = $1 AND number = $2 AND person = $3");
            let statement = statement.bind(table.as_str()).bind(i64::from(*number)).bind(person.as_str());
            exactly_one_row(statement.execute().await, "there is no such comment of this person")
        }
        HistoryWrite::Keep { person, table, entry, text: None, .. } => {
            let statement =
                connection.query("DELETE FROM bookmarks WHERE person = $1 AND table_id = $2 AND entry = $3");
            let statement = statement.bind(person.as_str()).bind(table.as_str()).bind(i64::from(*entry));
            exactly_one_row(statement.execute().await, "there is no such bookmark")
        }
        HistoryWrite::Keep { person, table, entry, text: Some(text), at } => {
            keep(connection, (person, table, *entry), text, *at).await
        }
    }
}

async fn bring(
    connection: &mut Connection<'_>,
    table: &NewTable,
    head: &Record,
    entries: &[Entry],
    over: Option<&Ending>,
) -> Result<(), StoreError> {
    open(connection, table).await?;
    let id = table.id.as_str();
    let head = serde_json::to_string(head).map_err(|error| unreadable(id, "the head", &error))?;
    let statement = connection.query("UPDATE tables SET head = $2, status = $3, result = $4, ended = $5 WHERE id = $1");
    let statement = statement.bind(id).bind(head).bind(if over.is_some() { "over" } else { "running" });
    let statement = statement.bind(over.map(|over| over.result.as_str())).bind(over.map(|over| over.at as i64));
    exactly_one_row(statement.execute().await, "there is no such table")?;
    for entry in entries {
        let body = serde_json::to_string(entry).map_err(|error| unreadable(id, "an entry", &error))?;
        let statement = connection.query("INSERT INTO entries (table_id, number, body) VALUES ($1, $2, $3)");
        let statement = statement.bind(id).bind(i64::from(entry.number)).bind(body);
        exactly_one_row(statement.execute().await, "the entry's number is used")?;
    }
    Ok(())
}

/// Refuses where the game of a table is not over.
async fn check_over(connection: &mut Connection<'_>, table: &str) -> Result<(), StoreError> {
    let statement = connection.query("SELECT COUNT(*) FROM tables WHERE id = $1 AND status = 'over'");
    match statement.bind(table).fetch_value::<i64>().await? {
        1 => Ok(()),
        _ => Err(StoreError::Conflict("the game is not over")),
    }
}

async fn add_comment(connection: &mut Connection<'_>, table: &str, comment: &Comment) -> Result<(), StoreError> {
    check_over(connection, table).await?;
    let statement = connection.query("SELECT COALESCE(MAX(number), 0) FROM comments WHERE table_id = $1");
    let last: i64 = statement.bind(table).fetch_value().await?;
    if last >= MAX_COMMENTS {
        return Err(StoreError::Conflict("enough has been said of this game"));
    }
    insert_comment(connection, table, last + 1, comment).await
}

pub(crate) async fn insert_comment(
    connection: &mut Connection<'_>,
    table: &str,
    number: i64,
    comment: &Comment,
) -> Result<(), StoreError> {
    let statement = connection.query(
        "INSERT INTO comments (table_id, number, entry, person, name, body, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    let statement = statement
        .bind(table)
        .bind(number)
        .bind(i64::from(comment.entry))
        .bind(comment.person.as_deref())
        .bind(comment.name.as_str())
        .bind(comment.text.as_str())
        .bind(comment.at as i64);
    exactly_one_row(statement.execute().await, "the comment's number is used")
}

async fn keep(
    connection: &mut Connection<'_>,
    (person, table, entry): (&str, &str, u32),
    text: &str,
    at: u64,
) -> Result<(), StoreError> {
    check_over(connection, table).await?;
    let statement = connection.query("SELECT COUNT(*) FROM bookmarks WHERE person = $1");
    if statement.bind(person).fetch_value::<i64>().await? >= MAX_BOOKMARKS {
        return Err(StoreError::Conflict("this person has kept as many moments as can be kept"));
    }
    let statement = connection.query(
        "INSERT INTO bookmarks (person, table_id, entry, body, at) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (person, table_id, entry) DO UPDATE SET body = $4",
    );
    let statement = statement.bind(person).bind(table).bind(i64::from(entry)).bind(text).bind(at as i64);
    exactly_one_row(statement.execute().await, "there is no such bookmark")
}

/// Finished games, the newest first.
pub(crate) async fn finished(
    connection: &mut Connection<'_>,
    search: &FinishedSearch,
) -> Result<Vec<FinishedTable>, StoreError> {
    let (ended, id) = search.after.clone().unwrap_or((i64::MAX as u64, String::new()));
    let rows = connection
        .query(
            "SELECT id, game, created, ended, result, origin, \
             (SELECT COUNT(*) FROM entries WHERE entries.table_id = found.id) AS length, kind, name, bot FROM \
             (SELECT id, game, created, ended, result, origin FROM tables WHERE ended IS NOT NULL \
              AND ((public = TRUE AND $2 = 0) OR id IN (SELECT table_id FROM seats WHERE person = $1)) \
              AND ($3 = '' OR game = $3) AND (ended < $4 OR (ended = $4 AND id > $5)) \
              ORDER BY ended DESC, id LIMIT $6) AS found JOIN seats ON seats.table_id = found.id \
             ORDER BY ended DESC, id, seat",
        )
        .bind(search.person.as_deref().unwrap_or_default())
        .bind(i64::from(search.own_only))
        .bind(search.game.as_deref().unwrap_or_default())
        .bind(ended as i64)
        .bind(id)
        .bind(i64::from(search.most))
        .fetch_all()
        .await?;
    let mut tables: Vec<FinishedTable> = Vec::new();
    for row in &rows {
        let id: String = column("", "a table", row, "id")?;
        if tables.last().is_none_or(|last| last.id != id) {
            tables.push(finished_table(&id, row)?);
        }
        let kind: String = column(&id, "a seat", row, "kind")?;
        let seat = (seat_kind(&id, &kind)?, column(&id, "a seat", row, "name")?, column(&id, "a seat", row, "bot")?);
        if let Some(table) = tables.last_mut() {
            table.seats.push(seat);
        }
    }
    Ok(tables)
}

fn finished_table(id: &str, row: &Row) -> Result<FinishedTable, StoreError> {
    let what = "the table";
    Ok(FinishedTable {
        id: id.to_owned(),
        game: column(id, what, row, "game")?,
        created: number(id, what, row, "created")?,
        ended: number(id, what, row, "ended")?,
        result: column(id, what, row, "result")?,
        origin: column(id, what, row, "origin")?,
        entries: number(id, what, row, "length")?,
        seats: Vec::new(),
    })
}

/// What was said of the moments of a table, in order.
pub(crate) async fn comments(connection: &mut Connection<'_>, table: &str) -> Result<Vec<Comment>, StoreError> {
    let rows = connection
        .query("SELECT number, entry, person, name, body, at FROM comments WHERE table_id = $1 ORDER BY number")
        .bind(table)
        .fetch_all()
        .await?;
    rows.iter().map(|row| comment(table, row)).collect()
}

fn comment(table: &str, row: &Row) -> Result<Comment, StoreError> {
    let what = "a comment";
    Ok(Comment {
        number: number(table, what, row, "number")?,
        entry: number(table, what, row, "entry")?,
        person: column(table, what, row, "person")?,
        name: column(table, what, row, "name")?,
        text: column(table, what, row, "body")?,
        at: number(table, what, row, "at")?,
    })
}

/// What a person has said of finished games: the table and the comment, in order.
pub(crate) async fn comments_of(
    connection: &mut Connection<'_>,
    person: &str,
) -> Result<Vec<(String, Comment)>, StoreError> {
    let rows = connection
        .query(
            "SELECT table_id, number, entry, person, name, body, at FROM comments WHERE person = $1 \
             ORDER BY at, table_id, number",
        )
        .bind(person)
        .fetch_all()
        .await?;
    let said = |row: &Row| {
        let table: String = column("", "a comment", row, "table_id")?;
        let comment = comment(&table, row)?;
        Ok((table, comment))
    };
    rows.iter().map(said).collect()
}

/// The moments that a person has kept, the newest first.
pub(crate) async fn bookmarks(connection: &mut Connection<'_>, person: &str) -> Result<Vec<Bookmark>, StoreError> {
    let rows = connection
        .query(
            "SELECT table_id, game, entry, body, at FROM bookmarks JOIN tables ON id = table_id WHERE person = $1 \
             ORDER BY at DESC, table_id, entry",
        )
        .bind(person)
        .fetch_all()
        .await?;
    let bookmark = |row: &Row| {
        let table: String = column("", "a bookmark", row, "table_id")?;
        Ok(Bookmark {
            game: column(&table, "a bookmark", row, "game")?,
            entry: number(&table, "a bookmark", row, "entry")?,
            text: column(&table, "a bookmark", row, "body")?,
            at: number(&table, "a bookmark", row, "at")?,
            table,
        })
    };
    rows.iter().map(bookmark).collect()
}

/// A guest turns out to be another person, who has said and kept all this.
pub(crate) async fn merge(connection: &mut Connection<'_>, guest: &str, into: &str) -> Result<(), StoreError> {
    let moved = [
        "UPDATE comments SET person = $2 WHERE person = $1",
        // Where both have kept a moment the account's own name for it stays.
        "DELETE FROM bookmarks WHERE person = $1 AND EXISTS (SELECT 1 FROM bookmarks AS own \
         WHERE own.person = $2 AND own.table_id = bookmarks.table_id AND own.entry = bookmarks.entry)",
        "UPDATE bookmarks SET person = $2 WHERE person = $1",
    ];
    for statement in moved {
        connection.query(statement).bind(guest).bind(into).execute().await?;
    }
    Ok(())
}

/// A person goes: what they said stays under this name, what they kept is gone.
pub(crate) async fn forget(connection: &mut Connection<'_>, person: &str, name: &str) -> Result<(), StoreError> {
    let statement = connection.query("UPDATE comments SET person = NULL, name = $2 WHERE person = $1");
    statement.bind(person).bind(name).execute().await?;
    connection.query("DELETE FROM bookmarks WHERE person = $1").bind(person).execute().await?;
    Ok(())
}
