//! A table with every row that belongs to it, as it stands in the database: what is copied, compared and written anew.

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::history::{self, Comment};

/// Every row of a table, in order.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct WholeTable {
    pub(crate) id: String,
    game: String,
    setup: String,
    head: Option<String>,
    secret: String,
    status: String,
    created: i64,
    result: Option<String>,
    ended: Option<i64>,
    public: bool,
    watched: bool,
    owner: Option<i64>,
    pace: Option<String>,
    rematch: Option<String>,
    origin: Option<String>,
    asked: i64,
    due: Option<i64>,
    questions: Option<String>,
    asked_at: i64,
    seats: Vec<WholeSeat>,
    /// Number, body and token.
    entries: Vec<(i64, String, Option<String>)>,
    /// Seat and body.
    intents: Vec<(i64, String)>,
    chat: Vec<WholeLine>,
    comments: Vec<Comment>,
    /// Person, entry, name and time.
    bookmarks: Vec<(String, i64, String, i64)>,
}

#[derive(Clone, PartialEq, Debug)]
struct WholeSeat {
    seat: i64,
    kind: String,
    name: Option<String>,
    bot: Option<String>,
    token: Option<Vec<u8>>,
    invitation: Option<Vec<u8>>,
    contribution: Option<String>,
    person: Option<String>,
    told: i64,
}

#[derive(Clone, PartialEq, Debug)]
struct WholeLine {
    line: i64,
    crowd: bool,
    seat: Option<i64>,
    name: String,
    body: String,
    at: i64,
    token: Option<String>,
}

impl WholeTable {
    pub(crate) fn entries(&self) -> usize {
        self.entries.len()
    }

    /// The records that it is made of.
    pub(crate) fn records(&self) -> usize {
        1 + self.seats.len()
            + self.entries.len()
            + self.intents.len()
            + self.chat.len()
            + self.comments.len()
            + self.bookmarks.len()
    }

    pub(crate) async fn read(connection: &mut Connection<'_>, id: &str) -> Result<Option<Self>, StoreError> {
        let found = connection
            .query("SELECT game, setup, head, secret, status, created, result, ended, public, watched, owner, pace, rematch, \
                 origin, asked, due, questions, asked_at FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional()
            .await?;
        let Some(row) = found else { return Ok(None) };
        let seats = "SELECT seat, kind, name, bot, token, invitation, contribution, person, told FROM seats \
                     WHERE table_id = $1 ORDER BY seat";
        let chat = "SELECT line, crowd, seat, name, body, at, token FROM chat WHERE table_id = $1 ORDER BY line";
        let entries = "SELECT number, body, token FROM entries WHERE table_id = $1 ORDER BY number";
        let intents = "SELECT seat, body FROM intents WHERE table_id = $1 ORDER BY seat";
        let bookmarks = "SELECT person, entry, body, at FROM bookmarks WHERE table_id = $1 ORDER BY person, entry";
        Ok(Some(Self {
            id: id.to_owned(),
            game: row.get("game")?,
            setup: row.get("setup")?,
            head: row.get("head")?,
            secret: row.get("secret")?,
            status: row.get("status")?,
            created: row.get("created")?,
            result: row.get("result")?,
            ended: row.get("ended")?,
            public: row.get("public")?,
            watched: row.get("watched")?,
            owner: row.get("owner")?,
            pace: row.get("pace")?,
            rematch: row.get("rematch")?,
            origin: row.get("origin")?,
            asked: row.get("asked")?,
            due: row.get("due")?,
            questions: row.get("questions")?,
            asked_at: row.get("asked_at")?,
            seats: rows(connection, id, seats, WholeSeat::read).await?,
            entries: rows(connection, id, entries, |row| {
                Ok((row.get("number")?, row.get("body")?, text(row, "token")?))
            })
            .await?,
            intents: rows(connection, id, intents, |row| Ok((row.get("seat")?, row.get("body")?))).await?,
            chat: rows(connection, id, chat, WholeLine::read).await?,
            comments: history::comments(connection, id).await?,
            bookmarks: rows(connection, id, bookmarks, |row| {
                Ok((row.get("person")?, row.get("entry")?, row.get("body")?, row.get("at")?))
            })
            .await?,
        }))
    }

    /// Writes all of it; whoever calls this holds a transaction.
    pub(crate) async fn write(&self, connection: &mut Connection<'_>) -> Result<(), StoreError> {
        connection
            .query(
                "INSERT INTO tables (id, game, setup, head, secret, status, created, result, ended, public, watched, owner, \
                 pace, rematch, asked, due, origin, questions, asked_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
            )
            .bind(self.id.as_str())
            .bind(self.game.as_str())
            .bind(self.setup.as_str())
            .bind(self.head.as_deref())
            .bind(self.secret.as_str())
            .bind(self.status.as_str())
            .bind(self.created)
            .bind(self.result.as_deref())
            .bind(self.ended)
            .bind(self.public)
            .bind(self.watched)
            .bind(self.owner)
            .bind(self.pace.as_deref())
            .bind(self.rematch.as_deref())
            .bind(self.asked)
            .bind(self.due)
            .bind(self.origin.as_deref())
            .bind(self.questions.as_deref())
            .bind(self.asked_at)
            .execute()
            .await?;
        for seat in &self.seats {
            seat.write(connection, &self.id).await?;
        }
        for (number, body, token) in &self.entries {
            let statement =
                connection.query("INSERT INTO entries (table_id, number, body, token) VALUES ($1, $2, $3, $4)");
            statement.bind(self.id.as_str()).bind(*number).bind(body.as_str()).bind(token.as_deref()).execute().await?;
        }
        for (seat, body) in &self.intents {
            let statement = connection.query("INSERT INTO intents (table_id, seat, body) VALUES ($1, $2, $3)");
            statement.bind(self.id.as_str()).bind(*seat).bind(body.as_str()).execute().await?;
        }
        for line in &self.chat {
            line.write(connection, &self.id).await?;
        }
        for comment in &self.comments {
            history::insert_comment(connection, &self.id, comment.number.into(), comment).await?;
        }
        for (person, entry, body, at) in &self.bookmarks {
            let statement = connection
                .query("INSERT INTO bookmarks (person, table_id, entry, body, at) VALUES ($1, $2, $3, $4, $5)");
            let statement = statement.bind(person.as_str()).bind(self.id.as_str()).bind(*entry);
            statement.bind(body.as_str()).bind(*at).execute().await?;
        }
        Ok(())
    }
}

/// The ids of all tables, in order.
pub(crate) async fn ids(connection: &mut Connection<'_>) -> Result<Vec<String>, StoreError> {
    let rows = connection.query("SELECT id FROM tables ORDER BY id").fetch_all().await?;
    rows.iter().map(|row| row.get("id").map_err(StoreError::from)).collect()
}

async fn rows<T>(
    connection: &mut Connection<'_>,
    id: &str,
    query: &'static str,
    read: impl Fn(&Row) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, StoreError> {
    let rows = connection.query(query).bind(id).fetch_all().await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

/// What people have typed. PostgreSQL does not take the character of number 0, which servers once let pass.
fn text(row: &Row, column: &str) -> Result<Option<String>, sqlx::Error> {
    let text: Option<String> = row.get(column)?;
    Ok(text.map(|text| text.replace('\0', "\u{fffd}")))
}

impl WholeSeat {
    fn read(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(Self {
            seat: row.get("seat")?,
            kind: row.get("kind")?,
            name: text(row, "name")?,
            bot: row.get("bot")?,
            token: row.get("token")?,
            invitation: row.get("invitation")?,
            contribution: row.get("contribution")?,
            person: row.get("person")?,
            told: row.get("told")?,
        })
    }

    async fn write(&self, connection: &mut Connection<'_>, table: &str) -> Result<(), StoreError> {
        connection
            .query(
                "INSERT INTO seats (table_id, seat, kind, name, bot, token, invitation, contribution, person, told) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            )
            .bind(table)
            .bind(self.seat)
            .bind(self.kind.as_str())
            .bind(self.name.as_deref())
            .bind(self.bot.as_deref())
            .bind(self.token.as_deref())
            .bind(self.invitation.as_deref())
            .bind(self.contribution.as_deref())
            .bind(self.person.as_deref())
            .bind(self.told)
            .execute()
            .await?;
        Ok(())
    }
}

impl WholeLine {
    fn read(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(Self {
            line: row.get("line")?,
            crowd: row.get("crowd")?,
            seat: row.get("seat")?,
            name: text(row, "name")?.unwrap_or_default(),
            body: text(row, "body")?.unwrap_or_default(),
            at: row.get("at")?,
            token: text(row, "token")?,
        })
    }

    async fn write(&self, connection: &mut Connection<'_>, table: &str) -> Result<(), StoreError> {
        connection
            .query(
                "INSERT INTO chat (table_id, line, crowd, seat, name, body, at, token) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(table)
            .bind(self.line)
            .bind(self.crowd)
            .bind(self.seat)
            .bind(self.name.as_str())
            .bind(self.body.as_str())
            .bind(self.at)
            .bind(self.token.as_deref())
            .execute()
            .await?;
        Ok(())
    }
}
