//! Where tables stand in the house: the lobby, their owners, their pace, and whom they wait for.

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::model::{NewTable, SeatKind, Status};
use crate::rows::{column, number, seat_kind, unreadable};
use crate::writes::{exactly_one_row, open};

/// On what terms a table is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Is it in the lobby, where anybody may take a free seat?
    pub public: bool,
    /// May others look on?
    pub watched: bool,
    /// The seat that looks after it.
    pub owner: Option<u8>,
    /// How fast it is played, as JSON of the server's; nothing for no clock.
    pub pace: Option<String>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// Where it comes from, as JSON of the server's; nothing if it was opened here.
    pub origin: Option<String>,
}

impl Default for Terms {
    fn default() -> Self {
        Self { public: false, watched: true, owner: None, pace: None, rematch: None, origin: None }
    }
}

/// Whom a table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    /// The people who are asked and have not answered, a bit for each seat.
    pub asked: u8,
    /// When the first of their clocks runs out.
    pub due: Option<u64>,
    /// The number of each seat's question, in order.
    pub questions: Vec<u32>,
    /// Since when.
    pub at: u64,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyTable {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// When it was opened.
    pub created: u64,
    /// May others look on?
    pub watched: bool,
    /// How fast it is played, as JSON of the server's.
    pub pace: Option<String>,
    /// Its seats in order: who may sit there, and the name of whoever does.
    pub seats: Vec<(SeatKind, Option<String>)>,
}

/// The columns of the terms, as they are read everywhere.
pub(crate) fn terms(id: &str, row: &Row) -> Result<Terms, StoreError> {
    let owner: Option<i64> = column(id, "the table", row, "owner")?;
    Ok(Terms {
        public: column(id, "the table", row, "public")?,
        watched: column(id, "the table", row, "watched")?,
        owner: owner.map(|seat| u8::try_from(seat).map_err(|_| unreadable(id, "the owner", &seat))).transpose()?,
        pace: column(id, "the table", row, "pace")?,
        rematch: column(id, "the table", row, "rematch")?,
        origin: column(id, "the table", row, "origin")?,
    })
}

/// The public tables that are not over, the newest first.
pub(crate) async fn lobby(connection: &mut Connection<'_>, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
    let rows = connection
        .query(
            "SELECT id, game, status, created, watched, pace, kind, name, token FROM \
             (SELECT id, game, status, created, watched, pace FROM tables WHERE public = TRUE AND status <> 'over' \
              ORDER BY created DESC, id LIMIT $1) AS found JOIN seats ON table_id = id \
             ORDER BY created DESC, id, seat",
        )
        .bind(i64::from(most))
        .fetch_all()
        .await?;
    let mut tables: Vec<LobbyTable> = Vec::new();
    for row in &rows {
        let id: String = column("", "a table", row, "id")?;
        if tables.last().is_none_or(|last| last.id != id) {
            let status: String = column(&id, "the table", row, "status")?;
            tables.push(LobbyTable {
                game: column(&id, "the table", row, "game")?,
                status: Status::parse(&status).ok_or_else(|| unreadable(&id, "the status", &status))?,
                created: number(&id, "the table", row, "created")?,
                watched: column(&id, "the table", row, "watched")?,
                pace: column(&id, "the table", row, "pace")?,
                seats: Vec::new(),
                id: id.clone(),
            });
        }
        let kind: String = column(&id, "a seat", row, "kind")?;
        let kind = seat_kind(&id, &kind)?;
        let name: Option<String> = column(&id, "a seat", row, "name")?;
        let token: Option<Vec<u8>> = column(&id, "a seat", row, "token")?;
        if let Some(table) = tables.last_mut() {
            let taken = kind == SeatKind::Bot || token.is_some();
            table.seats.push((kind, name.filter(|_| taken)));
        }
    }
    Ok(tables)
}

/// The running tables at which a clock has run out by now.
pub(crate) async fn due(connection: &mut Connection<'_>, now: u64) -> Result<Vec<String>, StoreError> {
    let rows = connection
        .query("SELECT id FROM tables WHERE due <= $1 AND status = 'running' ORDER BY due, id")
        .bind(now as i64)
        .fetch_all()
        .await?;
    rows.iter().map(|row| column("", "a table", row, "id")).collect()
}

pub(crate) async fn set_terms(connection: &mut Connection<'_>, table: &str, terms: &Terms) -> Result<(), StoreError> {
    let statement = connection.query("UPDATE tables SET public = $2, watched = $3, owner = $4 WHERE id = $1");
    let statement = statement.bind(table).bind(terms.public).bind(terms.watched).bind(terms.owner.map(i64::from));
    exactly_one_row(statement.execute().await, "there is no such table")
}

/// Bots take seats that nobody has taken: the seat, the name and the bot of each.
pub(crate) async fn seat_bots(
    connection: &mut Connection<'_>,
    table: &str,
    bots: &[(u8, String, String)],
) -> Result<(), StoreError> {
    for (seat, name, bot) in bots {
        let statement = connection.query(
            "UPDATE seats SET kind = 'bot', name = $3, bot = $4, invitation = NULL \
             WHERE table_id = $1 AND seat = $2 AND token IS NULL AND kind <> 'bot' \
             AND (SELECT status FROM tables WHERE id = $1) = 'open'",
        );
        let statement = statement.bind(table).bind(i64::from(*seat)).bind(name.as_str()).bind(bot.as_str());
        exactly_one_row(statement.execute().await, "somebody has taken the seat")?;
    }
    Ok(())
}

/// The same people play again at another table, which is opened; unless there is one already.
pub(crate) async fn rematch(connection: &mut Connection<'_>, table: &str, next: &NewTable) -> Result<(), StoreError> {
    let statement = connection.query("UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL");
    let statement = statement.bind(table).bind(next.id.as_str());
    exactly_one_row(statement.execute().await, "they play again already")?;
    open(connection, next).await
}

pub(crate) async fn set_waiting(
    connection: &mut Connection<'_>,
    table: &str,
    waiting: &Waiting,
) -> Result<(), StoreError> {
    let questions =
        serde_json::to_string(&waiting.questions).map_err(|error| unreadable(table, "the questions", &error))?;
    let statement =
        connection.query("UPDATE tables SET asked = $2, due = $3, questions = $4, asked_at = $5 WHERE id = $1");
    let statement = statement.bind(table).bind(i64::from(waiting.asked)).bind(waiting.due.map(|due| due as i64));
    let statement = statement.bind(questions).bind(waiting.at as i64);
    exactly_one_row(statement.execute().await, "there is no such table")
}
