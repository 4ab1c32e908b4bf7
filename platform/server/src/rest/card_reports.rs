//! Reports that the words of a game are wrong.

use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::JsonBody;
use crate::card_reports::CardReport;
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::protocol::NewCardReport;
use crate::room::Command;
use crate::router::AppState;

const MAX_CARD_CHARS: usize = 40;
const MAX_LANGUAGE_CHARS: usize = 8;
const MAX_WORDS_CHARS: usize = 500;

fn is_name(text: &str, most: usize) -> bool {
    (1..=most).contains(&text.len()) && text.chars().all(|char| char.is_ascii_alphanumeric() || char == '-')
}

/// Marks that make what follows read from right to left: a terminal would show the rest of the line turned round.
fn turns_lines_round(char: char) -> bool {
    matches!(char, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What was typed, on one line: characters that steer a screen are left out of it.
fn checked_words(given: &str) -> Result<String, ApiError> {
    let words: String = given.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.chars().count() > MAX_WORDS_CHARS {
        return Err(ApiError::bad("bad-text", format!("that has at most {MAX_WORDS_CHARS} characters")));
    }
    Ok(words.chars().filter(|&char| !char.is_control() && !turns_lines_round(char)).collect())
}

/// `POST /api/tables/{id}/reports`
pub(crate) async fn report(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    Path(id): Path<String>,
    JsonBody(given): JsonBody<NewCardReport>,
) -> Result<StatusCode, ApiError> {
    let NewCardReport { card, language, words } = given;
    if !is_name(&card, MAX_CARD_CHARS) || !is_name(&language, MAX_LANGUAGE_CHARS) {
        return Err(ApiError::bad("bad-report", "card and language are short words of letters, digits and hyphens"));
    }
    let words = checked_words(&words)?;
    app.card_reports.count(address)?;
    let table = app.rooms.ask(&id, Command::Info).await?;
    let Some(entry) = table.entries.checked_sub(1) else {
        return Err(ApiError::new(StatusCode::CONFLICT, "not-begun", "the game has not begun"));
    };
    let at = app.config.clock.now();
    app.card_reports.keep(&CardReport { at, game: table.game, table: id, entry, card, language, words }).await?;
    Ok(StatusCode::CREATED)
}
