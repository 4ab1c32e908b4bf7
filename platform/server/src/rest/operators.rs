//! The endpoints for whoever runs the server: health, readiness, version, figures.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::metrics::Levels;
use crate::router::AppState;

/// `GET /healthz`: the process answers.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the database can be read, and the server is not about to stop.
pub(crate) async fn readiness(State(app): State<AppState>) -> Result<&'static str, ApiError> {
    if *app.stopping.borrow() {
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "server-stopping", "the server stops"));
    }
    app.store
        .load("", 0)
        .await
        .map_err(|error| ApiError::new(StatusCode::SERVICE_UNAVAILABLE, error.code(), error.to_string()))?;
    Ok("ready\n")
}

/// `GET /version`: of the program and of the rules of each game.
pub(crate) async fn version(State(app): State<AppState>) -> Json<Value> {
    let games = app.config.games.iter().map(|game| (game.about().id.to_owned(), json!(game.about().version)));
    Json(json!({ "version": env!("CARGO_PKG_VERSION"), "games": games.collect::<serde_json::Map<_, _>>() }))
}

/// `GET /metrics`: for this machine only, unless the configuration says otherwise.
pub(crate) async fn metrics(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
) -> Result<Response, ApiError> {
    if !address.is_loopback() && !app.config.metrics_for_all {
        let message = "the figures are shown to this machine only";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "not-local", message));
    }
    let levels = Levels {
        tables: app.rooms.count(),
        sockets: app.limits.sockets(),
        bots_waiting: app.rooms.bots_waiting(),
        store: app.store.stats(),
    };
    let text = app.metrics.text(levels).map_err(|error| ApiError::internal("no-metrics", error.to_string()))?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}
