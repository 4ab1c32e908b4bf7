//! The REST endpoints of the operator: tables, seats, bans. Each asks for the operator's token.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use staffetta_store::{TableSummary, Write};
use std::net::IpAddr;

use super::JsonBody;
use super::me::password_code;
use crate::access::Operator;
use crate::error::ApiError;
use crate::people::name_key;
use crate::protocol::OneTimeCode;
use crate::room::{AdminAction, Command};
use crate::router::AppState;

/// Which tables.
#[derive(Debug, Deserialize)]
pub(crate) struct ListQuery {
    #[serde(default)]
    after: String,
}

/// The most tables of one answer.
const MAX_TABLES: u32 = 500;

/// `GET /api/admin/tables?after=ID`
pub(crate) async fn tables(
    _operator: Operator,
    State(app): State<AppState>,
    Query(query): Query<ListQuery>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    Ok(Json(app.store.list(&query.after, MAX_TABLES).await?))
}

async fn act(app: &AppState, id: &str, action: AdminAction) -> Result<Json<Value>, ApiError> {
    tracing::info!(table = id, ?action, "an operator acts");
    app.rooms.ask(id, |reply| Command::Admin(action, reply)).await.map(Json)
}

/// `POST /api/admin/tables/{id}/close`
pub(crate) async fn close(
    _operator: Operator,
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    act(&app, &id, AdminAction::Close).await
}

/// `POST /api/admin/tables/{id}/seats/{seat}/free`
pub(crate) async fn free(
    _operator: Operator,
    State(app): State<AppState>,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<Value>, ApiError> {
    act(&app, &id, AdminAction::Free(seat)).await
}

/// To which entry.
#[derive(Debug, Deserialize)]
pub(crate) struct Rewind {
    to: u32,
}

/// `POST /api/admin/tables/{id}/rewind`
pub(crate) async fn rewind(
    _operator: Operator,
    State(app): State<AppState>,
    Path(id): Path<String>,
    JsonBody(rewind): JsonBody<Rewind>,
) -> Result<Json<Value>, ApiError> {
    act(&app, &id, AdminAction::Rewind(rewind.to)).await
}

/// `POST /api/admin/tables/{id}/clone`
pub(crate) async fn clone(
    _operator: Operator,
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    act(&app, &id, AdminAction::Clone).await
}

/// `POST /api/admin/people/{name}/reset`: a one-time code with which the person chooses another password.
pub(crate) async fn reset_password(
    _operator: Operator,
    State(app): State<AppState>,
    Path(name): Path<String>,
) -> Result<Json<OneTimeCode>, ApiError> {
    tracing::info!("an operator lets somebody choose another password");
    password_code(&app, &name_key(&name)).await.map(Json)
}

/// `GET /api/admin/bans`
pub(crate) async fn bans(_operator: Operator, State(app): State<AppState>) -> Result<Json<Vec<String>>, ApiError> {
    Ok(Json(app.store.bans().await?))
}

/// Whom.
#[derive(Debug, Deserialize)]
pub(crate) struct Ban {
    address: IpAddr,
    banned: bool,
}

/// `POST /api/admin/bans`
pub(crate) async fn ban(
    _operator: Operator,
    State(app): State<AppState>,
    JsonBody(ban): JsonBody<Ban>,
) -> Result<Json<Value>, ApiError> {
    if ban.banned && ban.address.is_loopback() && !app.config.behind_proxy {
        return Err(ApiError::new(StatusCode::CONFLICT, "own-address", "that is this machine itself"));
    }
    let now = app.config.clock.now();
    let address = ban.address.to_canonical().to_string();
    app.store.write(Write::Ban { address, at: ban.banned.then_some(now) }).await?;
    app.access.ban(&app.store.bans().await?);
    Ok(Json(json!({ "done": true })))
}
