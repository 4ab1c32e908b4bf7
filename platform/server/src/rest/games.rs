//! The REST endpoints of games: what they are, their texts and their rules.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use staffetta_bots::Level;
use staffetta_registry::AnyGame;

use crate::error::ApiError;
use crate::protocol::{GameInfo, PresetInfo, RuleText, RulesText};
use crate::router::AppState;

/// The game of this id.
pub(crate) fn find(games: &'static [&'static dyn AnyGame], id: &str) -> Result<&'static dyn AnyGame, ApiError> {
    staffetta_registry::find(games, id)
        .map_err(|fault| ApiError::new(StatusCode::NOT_FOUND, fault.code, fault.to_string()))
}

/// `GET /api/games`
pub(crate) async fn all(State(app): State<AppState>) -> Json<Vec<GameInfo>> {
    Json(app.config.games.iter().map(|game| info(*game)).collect())
}

/// `GET /api/games/{id}`
pub(crate) async fn one(State(app): State<AppState>, Path(id): Path<String>) -> Result<Json<GameInfo>, ApiError> {
    Ok(Json(info(find(app.config.games, &id)?)))
}

/// The bots that may be asked for over HTTP: the levels, which are offered, and those that earlier tables were opened
/// with. Patterns such as `search:N` are for experiments on one's own machine: here anybody could ask for a search
/// without end.
pub(super) fn bot_names() -> impl Iterator<Item = &'static str> {
    staffetta_bots::names().iter().copied().filter(|name| !name.contains(':'))
}

fn info(game: &dyn AnyGame) -> GameInfo {
    let about = game.about();
    let presets = about.presets.iter().map(|preset| PresetInfo {
        key: preset.key.to_owned(),
        seats: preset.seats,
        options: preset.options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect(),
        minutes: preset.minutes,
    });
    GameInfo {
        id: about.id.to_owned(),
        version: about.version,
        min_seats: about.min_seats,
        max_seats: about.max_seats,
        usual_seats: about.usual_seats,
        languages: about.texts.iter().map(|(tag, _)| (*tag).to_owned()).collect(),
        presets: presets.collect(),
        options: game.schema().iter().map(Into::into).collect(),
        bots: Level::ALL.iter().map(|level| level.name().to_owned()).collect(),
    }
}

/// `GET /api/games/{id}/text/{language}`: the game's Fluent catalogue, or its first one if it does not speak the
/// language; the header says which.
pub(crate) async fn text(
    State(app): State<AppState>,
    Path((id, language)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let texts = find(app.config.games, &id)?.about().texts;
    let Some((tag, source)) = texts.iter().find(|(tag, _)| *tag == language).or(texts.first()) else {
        return Err(ApiError::new(StatusCode::NOT_FOUND, "no-text", "the game has no texts"));
    };
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_LANGUAGE, *tag)];
    Ok((headers, without_comments(source)).into_response())
}

/// A Fluent catalogue without the translators' comments, which no reader needs.
fn without_comments(source: &str) -> String {
    source.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect()
}

/// `GET /api/games/{id}/view`: the JSON schema of the game's views; `true` where it has none.
pub(crate) async fn view(State(app): State<AppState>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let schema = find(app.config.games, &id)?.view_schema();
    Ok(([(header::CACHE_CONTROL, "private, max-age=600")], Json(schema)).into_response())
}

/// `GET /api/games/{id}/rules`
pub(crate) async fn rules(State(app): State<AppState>, Path(id): Path<String>) -> Result<Json<RulesText>, ApiError> {
    let game = find(app.config.games, &id)?;
    let book = game.rulebook().map_err(|fault| ApiError::internal(fault.code, fault.to_string()))?;
    let rules = book.0.into_iter().map(|(id, rule)| (id, RuleText { mark: rule.mark, text: rule.text }));
    Ok(Json(RulesText { markdown: game.about().rules.to_owned(), rules: rules.collect() }))
}
