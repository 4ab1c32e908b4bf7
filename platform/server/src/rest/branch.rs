//! The REST endpoint that plays on from a moment of a finished game: a table of one's own, against bots. What its player
//! could not see in that moment is drawn anew.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use staffetta_kernel::record::{EntryKind, Seated};
use staffetta_kernel::{Fault, Mode, Record, Seat, Sitter, fair, table};
use staffetta_registry::AnyGame;
use staffetta_store::{HistoryWrite, NewTable, SeatKind, SeatRow, TableSetup, Terms, Write};
use std::time::Instant;

use super::JsonBody;
use super::frames::replaying;
use super::games::{bot_names, find};
use super::tables::check_room;
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::people::MaybeSignedIn;
use crate::protocol::{OpenedSeat, OpenedTable, Origin, PlayOn};
use crate::room::{Command, checked_name};
use crate::router::AppState;
use crate::secrets;

/// The bot of a seat whose player was a person, where nothing else is wished.
const USUAL_BOT: &str = "greedy";

/// `POST /api/tables/{id}/branch`
pub(crate) async fn play_on(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    signed_in: MaybeSignedIn,
    Path(id): Path<String>,
    JsonBody(wish): JsonBody<PlayOn>,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    let name = checked_name(&wish.name)?;
    let level = wish.level.as_deref().unwrap_or(USUAL_BOT);
    if !bot_names().any(|known| known == level) {
        return Err(ApiError::bad("unknown-bot", format!("there is no bot '{level}'")));
    }
    check_room(&app)?;
    app.limits.count_new_table(address, Instant::now())?;
    let record = app.rooms.ask(&id, Command::Record).await?;
    let game = find(app.config.games, &record.game)?;
    let token = secrets::token()?;
    let seats = seat_rows(&record.seats, wish.seat, name, level);
    let seats = with_holder(seats, wish.seat, &token, signed_in.person())?;
    let secret = secrets::token()?;
    let moment = Moment { entry: wish.entry, seat: Seat(wish.seat), at: app.config.clock.now() };
    let (rows, own_secret) = (seats.clone(), secret.clone());
    let record = replaying(&app, move || Ok(branch(game, record, &rows, moment, &own_secret))).await?;
    let record = record.map_err(ApiError::of_the_program)??;
    let origin = Origin::Branch { table: id, entry: wish.entry, seat: wish.seat };
    open(&app, seats, record, secret, origin, token).await
}

/// A moment of a game, whose player plays on from it, and the time of day.
#[derive(Clone, Copy, Debug)]
struct Moment {
    entry: u32,
    seat: Seat,
    at: u64,
}

/// Who sits at the branch: its player, and bots in all other seats. A bot stays the bot that it was.
fn seat_rows(seated: &[Seated], own: u8, name: String, level: &str) -> Vec<SeatRow> {
    let mut rows: Vec<SeatRow> = Vec::new();
    for (seat, before) in seated.iter().enumerate() {
        let known = before.bot.as_deref().filter(|bot| bot_names().any(|known| known == *bot));
        let bot = (seat != usize::from(own)).then(|| known.unwrap_or(level).to_owned());
        let alike = rows.iter().filter(|row| row.bot == bot).count();
        rows.push(SeatRow {
            kind: if bot.is_some() { SeatKind::Bot } else { SeatKind::Person },
            name: Some(match &bot {
                None => name.clone(),
                Some(bot) if alike == 0 => bot.clone(),
                Some(bot) => format!("{bot} {}", alike + 1),
            }),
            bot,
            token: None,
            invitation: None,
            contribution: None,
            person: None,
        });
    }
    rows
}

/// The seat of the branch's player is theirs.
fn with_holder(mut rows: Vec<SeatRow>, own: u8, token: &str, person: Option<String>) -> Result<Vec<SeatRow>, ApiError> {
    let count = rows.len();
    let Some(row) = rows.get_mut(usize::from(own)) else {
        let message = format!("the table has {count} seats, numbered from 0");
        return Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-seat", message));
    };
    (row.token, row.person) = (Some(secrets::hash(token)), person);
    Ok(rows)
}

/// The record under the names of those who sit at the branch. Its seal and its seed are another table's.
fn head_of(record: Record, rows: &[SeatRow]) -> Record {
    let sat = |row: &SeatRow| Seated { name: row.name.clone().unwrap_or_default(), bot: row.bot.clone() };
    let seats = rows.iter().map(sat).collect();
    Record { seats, commitment: None, contributions: Vec::new(), secret: None, seed: None, result: None, ..record }
}

/// The record up to the moment, with what its player could not see drawn anew and bots in all other seats. Chance goes on
/// from a seed of the branch's own.
fn branch(
    game: &dyn AnyGame,
    mut record: Record,
    rows: &[SeatRow],
    Moment { entry, seat, at }: Moment,
    secret: &str,
) -> Result<Record, ApiError> {
    let count = record.entries.len();
    if entry as usize >= count {
        return Err(ApiError::bad("bad-entry", format!("the game has {count} entries, numbered from 0")));
    }
    record.entries.truncate(entry as usize + 1);
    let people = people(&record);
    let left = record.entries.iter().any(|entry| entry.deed == EntryKind::Leave && entry.seat == seat);
    let mut table = game.replay(&head_of(record, rows), Mode::Follow, Some(fair::seed(secret, &[])))?;
    if left || table.awaiting().outcome().is_some() {
        let message = "nobody can play on from there: the game was over, or the seat had left it";
        return Err(ApiError::new(StatusCode::CONFLICT, "no-branch", message));
    }
    table.redeal(seat, secrets::bot_seed(), at).map_err(refused)?;
    for (other, plays) in people {
        match (other == seat, plays) {
            (true, false) => table.sit(other, Sitter::Person, at).map_err(refused)?,
            (false, true) => table.sit(other, Sitter::Bot, at).map_err(refused)?,
            _ => continue,
        };
    }
    Ok(Record { secret: None, seed: None, ..table.record() })
}

/// The seats of people who had not left, and whether they played themselves.
fn people(record: &Record) -> Vec<(Seat, bool)> {
    let seats = record.seats.iter().enumerate().filter(|(_, seated)| seated.bot.is_none());
    let mut people: Vec<(Seat, bool)> = seats.map(|(at, _)| (Seat(at as u8), true)).collect();
    for entry in &record.entries {
        match entry.deed {
            EntryKind::Leave => people.retain(|(seat, _)| *seat != entry.seat),
            EntryKind::Cover | EntryKind::Return => {
                let plays = entry.deed == EntryKind::Return;
                people.iter_mut().filter(|(seat, _)| *seat == entry.seat).for_each(|each| each.1 = plays);
            }
            _ => {}
        }
    }
    people
}

fn refused(rejection: table::Rejection) -> ApiError {
    ApiError::new(StatusCode::CONFLICT, "no-branch", format!("nobody can play on from there: {rejection}"))
}

async fn open(
    app: &AppState,
    seats: Vec<SeatRow>,
    record: Record,
    secret: String,
    origin: Origin,
    token: String,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    let (id, commitment) = (secrets::table_id()?, fair::commitment(&secret));
    let opened = seats.iter().enumerate().map(|(seat, row)| OpenedSeat {
        seat: seat as u8,
        kind: row.kind.into(),
        token: row.token.is_some().then(|| token.clone()),
        invitation: None,
    });
    let opened = OpenedTable { id: id.clone(), commitment, seats: opened.collect() };
    let owner = seats.iter().position(|row| row.token.is_some()).map(|seat| seat as u8);
    let origin = serde_json::to_string(&origin)
        .map_err(|error| ApiError::of_the_program(Fault::new("bad-record", "origin", error.to_string())))?;
    let table = NewTable {
        id,
        game: record.game.clone(),
        setup: TableSetup {
            seats: seats.len() as u8,
            options: record.options.clone(),
            overrides: record.overrides.clone(),
        },
        secret,
        created: app.config.clock.now(),
        seats,
        terms: Terms { watched: false, owner, origin: Some(origin), ..Terms::default() },
    };
    let entries = record.entries.clone();
    let head = Box::new(Record { entries: Vec::new(), ..record });
    app.store.write(Write::History(HistoryWrite::Bring { table, head, entries, over: None })).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_stays_what_it_was_and_people_become_the_bot_that_is_wished() {
        let seated = |name: &str, bot: Option<&str>| Seated { name: name.into(), bot: bot.map(str::to_owned) };
        let before = [seated("Ada", None), seated("Bo", None), seated("x", Some("random")), seated("Cy", None)];
        let rows = seat_rows(&before, 1, "Eve".into(), "greedy");
        let named: Vec<_> = rows.iter().map(|row| (row.name.as_deref(), row.bot.as_deref())).collect();
        let greedy = |name| (Some(name), Some("greedy"));
        assert_eq!(
            named,
            [greedy("greedy"), (Some("Eve"), None), (Some("random"), Some("random")), greedy("greedy 2")]
        );
        assert!(with_holder(rows, 4, "token", None).is_err());
    }
}
