//! People among each other: whom they like to play with or do not want to hear of, who is invited by name, what they note for
//! themselves, and what they report.

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::notifications::{self, Notification};
use crate::rows::{column, number, unreadable};
use crate::writes::exactly_one_row;

/// The most ties of a person, calls to a seat, and notes of a person.
const MAX_TIES: i64 = 500;
const MAX_CALLS: i64 = 20;
const MAX_NOTES: i64 = 2000;

/// How a person stands to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieKind {
    /// They like to play with them.
    Friend,
    /// They do not want to hear of them.
    Block,
}

impl TieKind {
    /// The word in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Friend => "friend",
            Self::Block => "block",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        [Self::Friend, Self::Block].into_iter().find(|kind| kind.as_str() == word)
    }
}

/// How a person stands to another, as only they know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// The id of the other.
    pub other: String,
    /// Their name.
    pub name: String,
    /// How.
    pub kind: TieKind,
    /// Since when.
    pub since: u64,
}

/// An invitation by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The id of whoever is invited.
    pub person: String,
    /// The name of whoever invites.
    pub host: String,
    /// When.
    pub at: u64,
}

/// A note of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// What is noted.
    pub text: String,
}

/// What somebody reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// When.
    pub at: u64,
    /// JSON of the server's.
    pub body: String,
}

/// A change among people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompanyWrite {
    /// A person stands so to another from now on; nothing if they do not any more.
    Tie {
        /// The id of the person.
        person: String,
        /// The id of the other.
        other: String,
        /// How.
        kind: Option<TieKind>,
        /// When.
        at: u64,
    },
    /// Somebody is invited by name; once.
    Call(Call),
    /// A person notes something; nothing if the note is empty.
    Note {
        /// The id of the person.
        person: String,
        /// The note.
        note: Note,
    },
    /// Somebody reports something.
    Report(Report),
    /// The operator has dealt with a report.
    Settle {
        /// Its id.
        id: String,
    },
}

impl CompanyWrite {
    /// The person whom it changes, or the table; none for reports.
    pub fn place(&self) -> &str {
        match self {
            Self::Tie { person, .. } | Self::Note { person, .. } => person,
            Self::Call(call) => &call.table,
            Self::Report(_) | Self::Settle { .. } => "",
        }
    }
}

pub(crate) async fn write(connection: &mut Connection<'_>, write: &CompanyWrite) -> Result<(), StoreError> {
    match write {
        CompanyWrite::Tie { person, other, kind, at } => {
            let statement = connection.query("DELETE FROM ties WHERE person = $1 AND other = $2");
            statement.bind(person.as_str()).bind(other.as_str()).execute().await?;
            let Some(kind) = kind else { return Ok(()) };
            let statement = connection.query("SELECT COUNT(*) FROM ties WHERE person = $1");
            if statement.bind(person.as_str()).fetch_value::<i64>().await? >= MAX_TIES {
                return Err(StoreError::Conflict("this person knows as many as can be kept"));
            }
            insert_tie(connection, person, other, *kind, *at).await
        }
        CompanyWrite::Call(call) => {
            let statement = connection.query("SELECT COUNT(*) FROM calls WHERE table_id = $1 AND seat = $2");
            let statement = statement.bind(call.table.as_str()).bind(i64::from(call.seat));
            if statement.fetch_value::<i64>().await? >= MAX_CALLS {
                return Err(StoreError::Conflict("enough people are invited to this seat"));
            }
            insert_call(connection, call).await
        }
        CompanyWrite::Note { person, note } => keep_note(connection, person, note).await,
        CompanyWrite::Report(report) => insert_report(connection, report).await,
        CompanyWrite::Settle { id } => {
            let statement = connection.query("DELETE FROM reports WHERE id = $1");
            exactly_one_row(statement.bind(id.as_str()).execute().await, "there is no such report")
        }
    }
}

pub(crate) async fn insert_tie(
    connection: &mut Connection<'_>,
    person: &str,
    other: &str,
    kind: TieKind,
    since: u64,
) -> Result<(), StoreError> {
    let statement = connection.query("INSERT INTO ties (person, other, kind, since) VALUES ($1, $2, $3, $4)");
    let statement = statement.bind(person).bind(other).bind(kind.as_str()).bind(since as i64);
    exactly_one_row(statement.execute().await, "it is so already")
}

pub(crate) async fn insert_call(connection: &mut Connection<'_>, call: &Call) -> Result<(), StoreError> {
    let statement =
        connection.query("INSERT INTO calls (table_id, seat, person, host, at) VALUES ($1, $2, $3, $4, $5)");
    let statement = statement.bind(call.table.as_str()).bind(i64::from(call.seat)).bind(call.person.as_str());
    let statement = statement.bind(call.host.as_str()).bind(call.at as i64);
    exactly_one_row(statement.execute().await, "they are invited already")
}

async fn keep_note(connection: &mut Connection<'_>, person: &str, note: &Note) -> Result<(), StoreError> {
    let statement = connection.query("DELETE FROM notes WHERE person = $1 AND table_id = $2 AND seat = $3");
    statement.bind(person).bind(note.table.as_str()).bind(i64::from(note.seat)).execute().await?;
    if note.text.is_empty() {
        return Ok(());
    }
    let statement = connection.query("SELECT COUNT(*) FROM notes WHERE person = $1");
    if statement.bind(person).fetch_value::<i64>().await? >= MAX_NOTES {
        return Err(StoreError::Conflict("this person has as many notes as can be kept"));
    }
    insert_note(connection, person, note).await
}

pub(crate) async fn insert_note(connection: &mut Connection<'_>, person: &str, note: &Note) -> Result<(), StoreError> {
    let statement = connection.query("INSERT INTO notes (person, table_id, seat, body) VALUES ($1, $2, $3, $4)");
    let statement = statement.bind(person).bind(note.table.as_str()).bind(i64::from(note.seat));
    exactly_one_row(statement.bind(note.text.as_str()).execute().await, "there is such a note already")
}

pub(crate) async fn insert_report(connection: &mut Connection<'_>, report: &Report) -> Result<(), StoreError> {
    let statement = connection.query("INSERT INTO reports (id, at, body) VALUES ($1, $2, $3)");
    let statement = statement.bind(report.id.as_str()).bind(report.at as i64).bind(report.body.as_str());
    exactly_one_row(statement.execute().await, "there is such a report already")
}

/// How a person stands to others, by their names.
pub(crate) async fn ties(connection: &mut Connection<'_>, person: &str) -> Result<Vec<Tie>, StoreError> {
    let rows = connection
        .query(
            "SELECT other, name, kind, since FROM ties JOIN people ON people.id = ties.other WHERE person = $1 \
             ORDER BY name, other",
        )
        .bind(person)
        .fetch_all()
        .await?;
    let tie = |row: &Row| {
        let kind: String = column("", "a tie", row, "kind")?;
        Ok(Tie {
            other: column("", "a tie", row, "other")?,
            name: column("", "a tie", row, "name")?,
            kind: TieKind::parse(&kind).ok_or_else(|| unreadable("", "a tie", &kind))?,
            since: number("", "a tie", row, "since")?,
        })
    };
    rows.iter().map(tie).collect()
}

/// The ids of those who have blocked a person.
pub(crate) async fn blockers(connection: &mut Connection<'_>, person: &str) -> Result<Vec<String>, StoreError> {
    let rows = connection
        .query("SELECT person FROM ties WHERE other = $1 AND kind = 'block' ORDER BY person")
        .bind(person)
        .fetch_all()
        .await?;
    rows.iter().map(|row| column("", "a tie", row, "person")).collect()
}

fn call(row: &Row) -> Result<Call, StoreError> {
    Ok(Call {
        table: column("", "a call", row, "table_id")?,
        seat: number("", "a call", row, "seat")?,
        person: column("", "a call", row, "person")?,
        host: column("", "a call", row, "host")?,
        at: number("", "a call", row, "at")?,
    })
}

/// Where a person is invited by name and the seat is free still, the newest first.
pub(crate) async fn calls(connection: &mut Connection<'_>, person: &str) -> Result<Vec<Call>, StoreError> {
    let rows = connection
        .query(
            "SELECT calls.table_id AS table_id, calls.seat AS seat, calls.person AS person, host, at FROM calls \
             JOIN tables ON id = calls.table_id JOIN seats ON seats.table_id = id AND seats.seat = calls.seat \
             WHERE calls.person = $1 AND status = 'open' AND token IS NULL AND kind <> 'bot' \
             ORDER BY at DESC, calls.table_id, calls.seat",
        )
        .bind(person)
        .fetch_all()
        .await?;
    rows.iter().map(call).collect()
}

/// Who is invited to a table by name.
pub(crate) async fn calls_to(connection: &mut Connection<'_>, table: &str) -> Result<Vec<Call>, StoreError> {
    let rows = connection
        .query("SELECT table_id, seat, person, host, at FROM calls WHERE table_id = $1 ORDER BY seat, person")
        .bind(table)
        .fetch_all()
        .await?;
    rows.iter().map(call).collect()
}

/// What a person has noted, in order.
pub(crate) async fn notes(connection: &mut Connection<'_>, person: &str) -> Result<Vec<Note>, StoreError> {
    let rows = connection
        .query("SELECT table_id, seat, body FROM notes WHERE person = $1 ORDER BY table_id, seat")
        .bind(person)
        .fetch_all()
        .await?;
    let note = |row: &Row| {
        Ok(Note {
            table: column("", "a note", row, "table_id")?,
            seat: number("", "a note", row, "seat")?,
            text: column("", "a note", row, "body")?,
        })
    };
    rows.iter().map(note).collect()
}

/// What was reported, the oldest first, at most so much.
pub(crate) async fn reports(connection: &mut Connection<'_>, most: u32) -> Result<Vec<Report>, StoreError> {
    let rows = connection
        .query("SELECT id, at, body FROM reports ORDER BY at, id LIMIT $1")
        .bind(i64::from(most))
        .fetch_all()
        .await?;
    let report = |row: &Row| {
        Ok(Report {
            id: column("", "a report", row, "id")?,
            at: number("", "a report", row, "at")?,
            body: column("", "a report", row, "body")?,
        })
    };
    rows.iter().map(report).collect()
}

/// A guest turns out to be another person: what they noted is theirs. Whom they knew only the account says.
pub(crate) async fn merge(connection: &mut Connection<'_>, guest: &str, into: &str) -> Result<(), StoreError> {
    let moved = "UPDATE notes SET person = $2 WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM notes AS own \
                 WHERE own.person = $2 AND own.table_id = notes.table_id AND own.seat = notes.seat)";
    connection.query(moved).bind(guest).bind(into).execute().await?;
    forget(connection, guest).await
}

/// A person goes, and with them all that was theirs alone.
pub(crate) async fn forget(connection: &mut Connection<'_>, person: &str) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM ties WHERE person = $1 OR other = $1",
        "DELETE FROM calls WHERE person = $1",
        "DELETE FROM notes WHERE person = $1",
    ] {
        connection.query(statement).bind(person).execute().await?;
    }
    Ok(())
}

/// All of it, as it stands in the database: what is copied and compared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct WholeCompany {
    /// Each with the id of the person.
    ties: Vec<(String, Tie)>,
    calls: Vec<Call>,
    notes: Vec<(String, Note)>,
    reports: Vec<Report>,
    /// Each with whether the person was told.
    notifications: Vec<(Notification, bool)>,
}

impl WholeCompany {
    /// Of these people, at these tables.
    pub(crate) async fn read(
        connection: &mut Connection<'_>,
        people: &[String],
        tables: &[String],
    ) -> Result<Self, StoreError> {
        let mut all = Self { reports: reports(connection, u32::MAX).await?, ..Self::default() };
        for person in people {
            all.ties.extend(ties(connection, person).await?.into_iter().map(|tie| (person.clone(), tie)));
            all.notes.extend(notes(connection, person).await?.into_iter().map(|note| (person.clone(), note)));
        }
        for table in tables {
            all.calls.extend(calls_to(connection, table).await?);
            all.notifications.extend(notifications::of_table(connection, table).await?);
        }
        Ok(all)
    }

    /// Writes what the other does not have.
    pub(crate) async fn write(&self, connection: &mut Connection<'_>, there: &Self) -> Result<(), StoreError> {
        for (person, tie) in self.ties.iter().filter(|tie| !there.ties.contains(tie)) {
            insert_tie(connection, person, &tie.other, tie.kind, tie.since).await?;
        }
        for call in self.calls.iter().filter(|call| !there.calls.contains(call)) {
            insert_call(connection, call).await?;
        }
        for (person, note) in self.notes.iter().filter(|note| !there.notes.contains(note)) {
            insert_note(connection, person, note).await?;
        }
        for report in self.reports.iter().filter(|report| !there.reports.contains(report)) {
            insert_report(connection, report).await?;
        }
        for (notification, told) in self.notifications.iter().filter(|one| !there.notifications.contains(one)) {
            notifications::insert(connection, notification, *told).await?;
        }
        Ok(())
    }

    /// The records that it is made of.
    pub(crate) fn records(&self) -> usize {
        self.ties.len() + self.calls.len() + self.notes.len() + self.reports.len() + self.notifications.len()
    }
}
