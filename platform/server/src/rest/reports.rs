//! The REST endpoints of reports: of what was said, and of what went wrong. Only the operator reads them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};
use staffetta_store::{CompanyWrite, Report, StoreError, Write};

use super::JsonBody;
use super::history::checked_text;
use crate::access::Operator;
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::people::MaybeSignedIn;
use crate::protocol::{NewReport, ReportAbout};
use crate::router::AppState;
use crate::secrets;

/// The most characters of a report.
const MAX_REPORT_CHARS: usize = 2000;
/// The most reports of one answer.
const MAX_REPORTS: u32 = 100;
/// How many lines before the one that is reported go along.
const LINES_BEFORE: u32 = 10;

/// `POST /api/reports`
pub(crate) async fn report(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    signed_in: MaybeSignedIn,
    JsonBody(report): JsonBody<NewReport>,
) -> Result<StatusCode, ApiError> {
    let text = checked_text(&report.text, 0, MAX_REPORT_CHARS)?;
    app.people.limits.count_report(address)?;
    // Of talk no entry is needed.
    let first = if report.about == ReportAbout::Problem { 0 } else { u32::MAX };
    let loaded = app.store.load(&report.table, first).await?;
    let loaded = loaded.ok_or_else(|| ApiError::unknown_table(&report.table))?;
    let evidence = match report.about {
        ReportAbout::Talk => said(&app, &report).await?,
        ReportAbout::Problem => json!({
            "head": loaded.table.head,
            "entries": loaded.entries.iter().map(|(entry, _)| entry).collect::<Vec<_>>(),
            "moment": report.entry,
        }),
    };
    let body = json!({
        "about": report.about,
        "table": report.table,
        "game": loaded.table.game,
        "by": signed_in.person(),
        "text": text,
        "evidence": evidence,
    });
    let report = Report { id: secrets::table_id()?, at: app.config.clock.now(), body: body.to_string() };
    tracing::warn!(report = report.id, "something was reported");
    app.store.write(Write::Company(CompanyWrite::Report(report))).await?;
    Ok(StatusCode::CREATED)
}

/// The line that is reported, with those before it.
async fn said(app: &AppState, report: &NewReport) -> Result<Value, ApiError> {
    let Some(line) = report.line else { return Err(ApiError::bad("bad-line", "a report of talk names its line")) };
    let after = line.saturating_sub(LINES_BEFORE + 1);
    let lines = app.store.chat(&report.table, after, u32::MAX >> 1, true).await?;
    let shown: Vec<Value> = lines
        .into_iter()
        .filter(|said| said.line <= line)
        .map(
            |said| json!({ "line": said.line, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at }),
        )
        .collect();
    if shown.is_empty() {
        return Err(ApiError::bad("bad-line", "nobody has said such a line"));
    }
    Ok(json!({ "line": line, "lines": shown }))
}

/// `GET /api/admin/reports`
pub(crate) async fn list(_operator: Operator, State(app): State<AppState>) -> Result<Json<Vec<Value>>, ApiError> {
    let reports = app.store.reports(MAX_REPORTS).await?.into_iter().map(|report| {
        let body: Value = serde_json::from_str(&report.body).unwrap_or_default();
        json!({ "id": report.id, "at": report.at, "report": body })
    });
    Ok(Json(reports.collect()))
}

/// `DELETE /api/admin/reports/{id}`: it is dealt with.
pub(crate) async fn settle(
    _operator: Operator,
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    match app.store.write(Write::Company(CompanyWrite::Settle { id })).await {
        Err(StoreError::Conflict(message)) => Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-report", message)),
        done => Ok(done.map(|()| StatusCode::NO_CONTENT)?),
    }
}
