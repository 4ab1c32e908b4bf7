//! Where people are told that a table waits for them, and of which questions they have been told.

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::notifications::{self, NotificationKind};
use crate::rows::{column, number, unreadable};
use crate::writes::exactly_one_row;

/// The most channels of a person.
const MAX_CHANNELS: i64 = 10;

/// How somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelKind {
    /// By the push service of a browser.
    Push,
    /// By a signed request to an address of their own.
    Webhook,
    /// By a mail to their proven address.
    Mail,
}

impl ChannelKind {
    /// The word in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Webhook => "webhook",
            Self::Mail => "mail",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        [Self::Push, Self::Webhook, Self::Mail].into_iter().find(|kind| kind.as_str() == word)
    }
}

/// Where somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its id.
    pub id: String,
    /// The id of the person.
    pub person: String,
    /// How.
    pub kind: ChannelKind,
    /// Where, as JSON of the server's.
    pub target: String,
    /// Since when.
    pub created: u64,
}

/// A seat whose person is asked and has not been told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Untold {
    /// The id of the person.
    pub person: String,
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The seat.
    pub seat: u8,
    /// The number of its question.
    pub question: u32,
    /// When the first clock at the table runs out.
    pub due: Option<u64>,
}

/// A change of where people are told, and of what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChannelWrite {
    /// A person wants to be told here too; a channel of the same target is this one from now on.
    Add(Channel),
    /// A channel is used no more.
    Remove {
        /// The id of the person.
        person: String,
        /// Its id.
        id: String,
    },
    /// A person is told of these questions and of what else happened. A conflict if they have been told of any of it.
    Tell {
        /// The id of the person.
        person: String,
        /// Table, seat and question of each.
        questions: Vec<(String, u8, u32)>,
        /// Table, kind and mark of each.
        notifications: Vec<(String, NotificationKind, u32)>,
    },
    /// A key of the server's own, unless there is one of this name.
    KeepKey {
        /// Its name.
        name: String,
        /// The key.
        body: String,
    },
}

impl ChannelWrite {
    /// The person whom it changes; none for a key.
    pub fn person(&self) -> &str {
        match self {
            Self::Add(channel) => &channel.person,
            Self::Remove { person, .. } | Self::Tell { person, .. } => person,
            Self::KeepKey { .. } => "",
        }
    }
}

pub(crate) async fn write(connection: &mut Connection<'_>, write: &ChannelWrite) -> Result<(), StoreError> {
    match write {
        ChannelWrite::Add(channel) => {
            let statement = connection.query("DELETE FROM channels WHERE person = $1 AND kind = $2 AND target = $3");
            let statement = statement.bind(channel.person.as_str()).bind(channel.kind.as_str());
            statement.bind(channel.target.as_str()).execute().await?;
            let statement = connection.query("SELECT COUNT(*) FROM channels WHERE person = $1");
            if statement.bind(channel.person.as_str()).fetch_value::<i64>().await? >= MAX_CHANNELS {
                return Err(StoreError::Conflict("this person is told in as many ways as can be kept"));
            }
            insert(connection, channel).await
        }
        ChannelWrite::Remove { person, id } => {
            let statement = connection.query("DELETE FROM channels WHERE person = $1 AND id = $2");
            exactly_one_row(
                statement.bind(person.as_str()).bind(id.as_str()).execute().await,
                "there is no such channel",
            )
        }
        ChannelWrite::Tell { person, questions, notifications } => {
            for (table, seat, question) in questions {
                let statement = connection.query(
                    "UPDATE seats SET told = $4 WHERE table_id = $1 AND seat = $2 AND person = $3 AND told < $4",
                );
                let statement = statement.bind(table.as_str()).bind(i64::from(*seat)).bind(person.as_str());
                exactly_one_row(statement.bind(i64::from(*question)).execute().await, "they have been told")?;
            }
            for notification in notifications {
                notifications::tell(connection, person, notification).await?;
            }
            Ok(())
        }
        ChannelWrite::KeepKey { name, body } => {
            let statement =
                connection.query("INSERT INTO keys (name, body) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
            statement.bind(name.as_str()).bind(body.as_str()).execute().await?;
            Ok(())
        }
    }
}

pub(crate) async fn insert(connection: &mut Connection<'_>, channel: &Channel) -> Result<(), StoreError> {
    let statement =
        connection.query("INSERT INTO channels (id, person, kind, target, created) VALUES ($1, $2, $3, $4, $5)");
    let statement = statement.bind(channel.id.as_str()).bind(channel.person.as_str()).bind(channel.kind.as_str());
    let statement = statement.bind(channel.target.as_str()).bind(channel.created as i64);
    exactly_one_row(statement.execute().await, "there is such a channel already")
}

/// Where a person is told, the oldest first.
pub(crate) async fn channels(connection: &mut Connection<'_>, person: &str) -> Result<Vec<Channel>, StoreError> {
    let rows = connection
        .query("SELECT id, person, kind, target, created FROM channels WHERE person = $1 ORDER BY created, id")
        .bind(person)
        .fetch_all()
        .await?;
    let channel = |row: &Row| {
        let kind: String = column("", "a channel", row, "kind")?;
        Ok(Channel {
            id: column("", "a channel", row, "id")?,
            person: column("", "a channel", row, "person")?,
            kind: ChannelKind::parse(&kind).ok_or_else(|| unreadable("", "a channel's kind", &kind))?,
            target: column("", "a channel", row, "target")?,
            created: number("", "a channel", row, "created")?,
        })
    };
    rows.iter().map(channel).collect()
}

/// The seats of people who can be told, have been asked before this moment, and have not been told.
pub(crate) async fn untold(connection: &mut Connection<'_>, before: u64) -> Result<Vec<Untold>, StoreError> {
    let rows = connection
        .query(
            "SELECT id, game, asked, questions, due, seat, person, told FROM seats JOIN tables ON id = table_id \
             WHERE status = 'running' AND asked <> 0 AND asked_at <= $1 AND questions IS NOT NULL \
             AND person IN (SELECT person FROM channels) ORDER BY person, id, seat",
        )
        .bind(before as i64)
        .fetch_all()
        .await?;
    let mut untold = Vec::new();
    for row in &rows {
        let table: String = column("", "a table", row, "id")?;
        let seat: u8 = number(&table, "a seat", row, "seat")?;
        let asked: i64 = column(&table, "the table", row, "asked")?;
        let questions: String = column(&table, "the table", row, "questions")?;
        let questions: Vec<u32> =
            serde_json::from_str(&questions).map_err(|error| unreadable(&table, "the questions", &error))?;
        let told: u32 = number(&table, "a seat", row, "told")?;
        let question = questions.get(usize::from(seat)).copied().unwrap_or_default();
        if asked >> seat.min(62) & 1 == 0 || question <= told {
            continue;
        }
        let due: Option<i64> = column(&table, "the table", row, "due")?;
        untold.push(Untold {
            person: column(&table, "a seat", row, "person")?,
            game: column(&table, "the table", row, "game")?,
            due: due.and_then(|due| u64::try_from(due).ok()),
            seat,
            question,
            table,
        });
    }
    Ok(untold)
}

/// The names and bodies of the server's own keys, in order.
pub(crate) async fn keys(connection: &mut Connection<'_>) -> Result<Vec<(String, String)>, StoreError> {
    let rows = connection.query("SELECT name, body FROM keys ORDER BY name").fetch_all().await?;
    rows.iter().map(|row| Ok((column("", "a key", row, "name")?, column("", "a key", row, "body")?))).collect()
}

/// A key of the server's own.
pub(crate) async fn key(connection: &mut Connection<'_>, name: &str) -> Result<Option<String>, StoreError> {
    let row = connection.query("SELECT body FROM keys WHERE name = $1").bind(name).fetch_optional().await?;
    row.map(|row| column("", "a key", &row, "body")).transpose()
}
