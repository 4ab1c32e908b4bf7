//! What people are told besides that a table waits for them: that a seat was taken, a game began or ended, consent is asked
//! or talk named them. It is written together with what happened, so that nothing is told that did not, and each once.

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::rows::{column, number, unreadable};
use crate::writes::exactly_one_row;

/// What somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NotificationKind {
    /// Somebody has taken a seat at the table that they look after.
    Seat,
    /// The game has begun.
    Begun,
    /// The game is over.
    Over,
    /// The others ask for their consent.
    Consent,
    /// Somebody named them in the talk.
    Talk,
}

impl NotificationKind {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Seat, Self::Begun, Self::Over, Self::Consent, Self::Talk];

    /// The word in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Begun => "begun",
            Self::Over => "over",
            Self::Consent => "consent",
            Self::Talk => "talk",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

/// Something of which a person is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notification {
    /// The id of the person.
    pub person: String,
    /// The table.
    pub table: String,
    /// What.
    pub kind: NotificationKind,
    /// What tells it from another of its kind at the table: a seat, a line of the talk, how far the game was.
    pub mark: u32,
    /// When it happened.
    pub at: u64,
}

/// The same, before it is written: who brought it about, and is not heard of by those who have blocked them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNotification {
    /// What.
    pub notification: Notification,
    /// The id of the person, where one is known.
    pub from: Option<String>,
}

/// Of this a person has not been told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UntoldNotification {
    /// What.
    pub notification: Notification,
    /// The game's id.
    pub game: String,
}

/// Keeps it for whoever can be told, unless it is kept already.
pub(crate) async fn add(connection: &mut Connection<'_>, new: &NewNotification) -> Result<(), StoreError> {
    let NewNotification { notification: Notification { person, table, kind, mark, at }, from } = new;
    let statement = connection.query(
        "INSERT INTO notifications (person, table_id, kind, mark, at, told) SELECT $1, $2, $3, $4, $5, FALSE \
         WHERE EXISTS (SELECT 1 FROM channels WHERE person = $1) \
         AND NOT EXISTS (SELECT 1 FROM ties WHERE person = $1 AND other = $6 AND kind = 'block') \
         ON CONFLICT (person, table_id, kind, mark) DO NOTHING",
    );
    let statement = statement.bind(person.as_str()).bind(table.as_str()).bind(kind.as_str());
    statement.bind(i64::from(*mark)).bind(*at as i64).bind(from.as_deref()).execute().await?;
    Ok(())
}

/// A person is told of it; a conflict if they have been.
pub(crate) async fn tell(
    connection: &mut Connection<'_>,
    person: &str,
    (table, kind, mark): &(String, NotificationKind, u32),
) -> Result<(), StoreError> {
    let statement = connection.query(
        "UPDATE notifications SET told = TRUE \
         WHERE person = $1 AND table_id = $2 AND kind = $3 AND mark = $4 AND told = FALSE",
    );
    let statement = statement.bind(person).bind(table.as_str()).bind(kind.as_str()).bind(i64::from(*mark));
    exactly_one_row(statement.execute().await, "they have been told")
}

/// Writes it as it stands in another database: has the person been told?
pub(crate) async fn insert(
    connection: &mut Connection<'_>,
    notification: &Notification,
    told: bool,
) -> Result<(), StoreError> {
    let Notification { person, table, kind, mark, at } = notification;
    let statement = connection
        .query("INSERT INTO notifications (person, table_id, kind, mark, at, told) VALUES ($1, $2, $3, $4, $5, $6)");
    let statement = statement.bind(person.as_str()).bind(table.as_str()).bind(kind.as_str());
    let statement = statement.bind(i64::from(*mark)).bind(*at as i64).bind(told);
    exactly_one_row(statement.execute().await, "there is such a notification already")
}

fn notification(row: &Row) -> Result<Notification, StoreError> {
    let what = "a notification";
    let kind: String = column("", what, row, "kind")?;
    Ok(Notification {
        person: column("", what, row, "person")?,
        table: column("", what, row, "table_id")?,
        kind: NotificationKind::parse(&kind).ok_or_else(|| unreadable("", what, &kind))?,
        mark: number("", what, row, "mark")?,
        at: number("", what, row, "at")?,
    })
}

/// What is kept of a table, and whether it was told.
pub(crate) async fn of_table(
    connection: &mut Connection<'_>,
    table: &str,
) -> Result<Vec<(Notification, bool)>, StoreError> {
    let rows = connection
        .query(
            "SELECT person, table_id, kind, mark, at, told FROM notifications WHERE table_id = $1 \
             ORDER BY person, kind, mark",
        )
        .bind(table)
        .fetch_all()
        .await?;
    rows.iter().map(|row| Ok((notification(row)?, column(table, "a notification", row, "told")?))).collect()
}

/// What happened before this moment and people have not been told, in the order in which it happened.
pub(crate) async fn untold(
    connection: &mut Connection<'_>,
    before: u64,
) -> Result<Vec<UntoldNotification>, StoreError> {
    let rows = connection
        .query(
            "SELECT person, table_id, kind, mark, at, game FROM notifications JOIN tables ON id = table_id \
             WHERE told = FALSE AND at <= $1 ORDER BY person, at, table_id, kind, mark",
        )
        .bind(before as i64)
        .fetch_all()
        .await?;
    let untold = |row: &Row| {
        Ok(UntoldNotification { notification: notification(row)?, game: column("", "the table", row, "game")? })
    };
    rows.iter().map(untold).collect()
}
