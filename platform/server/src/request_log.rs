//! Every request has an id, which stands in the log and in the answer, and is counted.

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;
use tracing::Instrument;

use crate::client_addr::ClientAddr;
use crate::router::AppState;
use crate::secrets;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The longest id that is taken over from a proxy.
const MAX_ID_CHARS: usize = 64;

/// Counts a request by its route, which is one of a few, and its status; logs it (`info`), and whatever is logged
/// meanwhile, under its id.
pub(crate) async fn log(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    request: Request,
    next: Next,
) -> Response {
    let id = app.config.behind_proxy.then(|| told_id(request.headers())).flatten().unwrap_or_else(secrets::request_id);
    let method = match *request.method() {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    };
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("page", MatchedPath::as_str);
    let span = tracing::info_span!("request", id, method, route);
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, millis) = (response.status().as_u16(), begun.elapsed().as_millis() as u64);
    app.metrics.count_request(method, route, status);
    span.in_scope(|| tracing::info!(status, millis, %address, "answered"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The id that a proxy has given the request.
fn told_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let plain = id.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter));
    (plain && (1..=MAX_ID_CHARS).contains(&id.len())).then(|| id.to_owned())
}
