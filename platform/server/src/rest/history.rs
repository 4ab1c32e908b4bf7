//! The REST endpoints of finished games: finding them, their stories, and what people say of their moments.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use staffetta_store::{Comment, FinishedSearch, FinishedTable, HistoryWrite, Write};

use super::JsonBody;
use super::frames::{ViewerQuery, record_for, replaying};
use super::games::find;
use super::me::outcome_of;
use crate::error::ApiError;
use crate::people::{MaybeSignedIn, SignedIn, name_key};
use crate::protocol::{
    CommentLine, History, HistoryEntry, HistorySeat, KeepMoment, KeptMoment, NewComment, Status, Story,
};
use crate::room::Command;
use crate::router::AppState;
use crate::story;

/// The most games of one answer.
const MAX_GAMES: usize = 50;
/// How many games are read at once, and how often, until enough are found that fit.
const BATCH: u32 = 200;
const MAX_BATCHES: usize = 10;
/// The most characters of a comment, and of what a kept moment is called.
const MAX_COMMENT_CHARS: usize = 1000;
const MAX_BOOKMARK_CHARS: usize = 200;

/// Which games.
#[derive(Debug, Deserialize)]
pub(crate) struct HistoryQuery {
    game: Option<String>,
    /// A part of somebody's name.
    player: Option<String>,
    /// Entries, at least and at most.
    shortest: Option<u32>,
    longest: Option<u32>,
    /// Only those of whoever is signed in?
    #[serde(default)]
    own: bool,
    after: Option<String>,
}

impl HistoryQuery {
    fn fits(&self, table: &FinishedTable) -> bool {
        let wanted = self.player.as_deref().map(name_key).filter(|name| !name.is_empty());
        let plays = |name: &str| {
            table.seats.iter().any(|(_, known, _)| known.as_deref().is_some_and(|known| name_key(known).contains(name)))
        };
        self.shortest.is_none_or(|least| table.entries >= least)
            && self.longest.is_none_or(|most| table.entries <= most)
            && wanted.is_none_or(|name| plays(&name))
    }
}

/// `GET /api/history?game=&player=&shortest=&longest=&own=true&after=`: games of public tables, and those of whoever is
/// signed in.
pub(crate) async fn search(
    State(app): State<AppState>,
    signed_in: MaybeSignedIn,
    query: Result<Query<HistoryQuery>, QueryRejection>,
) -> Result<Json<History>, ApiError> {
    let Query(query) = query.map_err(|rejection| ApiError::bad("bad-query", rejection.body_text()))?;
    let mut after = query.after.as_deref().map(read_place).transpose()?;
    let person = signed_in.person();
    let mut games = Vec::new();
    for _ in 0..MAX_BATCHES {
        let search = FinishedSearch {
            person: person.clone(),
            own_only: query.own,
            game: query.game.clone(),
            after: after.clone(),
            most: BATCH,
        };
        let found = app.store.finished(search).await?;
        let more = found.len() == BATCH as usize;
        for table in found {
            let place = (table.ended, table.id.clone());
            if query.fits(&table) {
                games.push(entry(table));
            }
            after = Some(place);
            if games.len() == MAX_GAMES {
                return Ok(Json(History { games, after: after.map(write_place) }));
            }
        }
        if !more {
            return Ok(Json(History { games, after: None }));
        }
    }
    Ok(Json(History { games, after: after.map(write_place) }))
}

/// The place of a game among all, as it is sent back: when it ended, and the table's id.
fn write_place((ended, id): (u64, String)) -> String {
    format!("{ended}.{id}")
}

fn read_place(text: &str) -> Result<(u64, String), ApiError> {
    let place = text.split_once('.').and_then(|(ended, id)| Some((ended.parse().ok()?, id.to_owned())));
    let place = place.filter(|(ended, _)| i64::try_from(*ended).is_ok());
    place.ok_or_else(|| ApiError::bad("bad-query", "'after' is what the last answer said"))
}

fn entry(table: FinishedTable) -> HistoryEntry {
    HistoryEntry {
        outcome: table.result.as_deref().and_then(outcome_of),
        origin: table.origin.as_deref().and_then(|origin| serde_json::from_str(origin).ok()),
        id: table.id,
        game: table.game,
        created: table.created,
        ended: table.ended,
        entries: table.entries,
        seats: table.seats.into_iter().map(|(_, name, bot)| HistorySeat { name, bot }).collect(),
    }
}

/// `GET /api/tables/{id}/story?viewer=`
pub(crate) async fn tell(
    State(app): State<AppState>,
    signed_in: MaybeSignedIn,
    Path(id): Path<String>,
    headers: HeaderMap,
    query: Result<Query<ViewerQuery>, QueryRejection>,
) -> Result<Json<Story>, ApiError> {
    let Query(query) = query.map_err(|rejection| ApiError::bad("bad-query", rejection.body_text()))?;
    let viewer = query.viewer()?;
    let record = record_for(&app, &id, viewer, &headers, signed_in).await?;
    let game = find(app.config.games, &record.game)?;
    replaying(&app, move || story::tell(game, &record, viewer)).await?.map(Json).map_err(ApiError::of_the_program)
}

/// `GET /api/tables/{id}/comments`
pub(crate) async fn comments(
    State(app): State<AppState>,
    signed_in: MaybeSignedIn,
    Path(id): Path<String>,
) -> Result<Json<Vec<CommentLine>>, ApiError> {
    let asking = signed_in.person();
    let line = |comment: Comment| CommentLine {
        own: comment.person.is_some() && comment.person == asking,
        number: comment.number,
        entry: comment.entry,
        name: comment.name,
        text: comment.text,
        at: comment.at,
    };
    Ok(Json(app.store.comments(&id).await?.into_iter().map(line).collect()))
}

/// Refuses what is not a moment of a finished game.
async fn check_moment(app: &AppState, id: &str, entry: u32) -> Result<(), ApiError> {
    let table = app.rooms.ask(id, Command::Info).await?;
    if table.status != Status::Over {
        let message = "a game is spoken of when it is over";
        return Err(ApiError::new(StatusCode::CONFLICT, "not-over", message));
    }
    if entry >= table.entries {
        let message = format!("the game has {} entries, numbered from 0", table.entries);
        return Err(ApiError::bad("bad-entry", message));
    }
    Ok(())
}

/// What somebody has typed, of at most so many characters.
pub(super) fn checked_text(given: &str, least: usize, most: usize) -> Result<String, ApiError> {
    let text = given.trim();
    // The character of number 0 shows nothing, and PostgreSQL does not keep it.
    if !(least..=most).contains(&text.chars().count()) || text.contains('\0') {
        return Err(ApiError::bad("bad-text", format!("that has {least} to {most} characters")));
    }
    Ok(text.to_owned())
}

/// `POST /api/tables/{id}/comments`
pub(crate) async fn comment(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
    JsonBody(said): JsonBody<NewComment>,
) -> Result<StatusCode, ApiError> {
    let text = checked_text(&said.text, 1, MAX_COMMENT_CHARS)?;
    app.people.limits.count_comment(&person.id)?;
    check_moment(&app, &id, said.entry).await?;
    let at = app.config.clock.now();
    let comment = Comment { number: 0, entry: said.entry, person: Some(person.id), name: person.name, text, at };
    app.store.write(Write::History(HistoryWrite::Comment { table: id, comment })).await?;
    Ok(StatusCode::CREATED)
}

/// `DELETE /api/tables/{id}/comments/{number}`: whoever has said it takes it away.
pub(crate) async fn remove_comment(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path((id, number)): Path<(String, u32)>,
) -> Result<StatusCode, ApiError> {
    let write = HistoryWrite::RemoveComment { table: id, number, person: person.id };
    app.store.write(Write::History(write)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `PUT /api/tables/{id}/bookmarks/{entry}`
pub(crate) async fn keep(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path((id, entry)): Path<(String, u32)>,
    JsonBody(kept): JsonBody<KeepMoment>,
) -> Result<StatusCode, ApiError> {
    let text = checked_text(&kept.text, 0, MAX_BOOKMARK_CHARS)?;
    check_moment(&app, &id, entry).await?;
    let at = app.config.clock.now();
    let write = HistoryWrite::Keep { person: person.id, table: id, entry, text: Some(text), at };
    app.store.write(Write::History(write)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/tables/{id}/bookmarks/{entry}`
pub(crate) async fn forget(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path((id, entry)): Path<(String, u32)>,
) -> Result<StatusCode, ApiError> {
    let write = HistoryWrite::Keep { person: person.id, table: id, entry, text: None, at: 0 };
    app.store.write(Write::History(write)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/people/me/bookmarks`
pub(crate) async fn bookmarks(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Vec<KeptMoment>>, ApiError> {
    let kept = app.store.bookmarks(&person.id).await?.into_iter();
    let moment = |kept: staffetta_store::Bookmark| KeptMoment {
        table: kept.table,
        game: kept.game,
        entry: kept.entry,
        text: kept.text,
        at: kept.at,
    };
    Ok(Json(kept.map(moment).collect()))
}
