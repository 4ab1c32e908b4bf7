//! The router: every path of the server, with the headers and limits that hold for all, and the state that handlers share.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware;
use axum::routing::{delete, get, post, put};
use staffetta_store::Store;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::access::Access;
use crate::analyses::Analyses;
use crate::card_reports::CardReports;
use crate::config::Config;
use crate::mail::Mailer;
use crate::metrics::Metrics;
use crate::notify::{Notifier, Presence};
use crate::people::People;
use crate::rate_limits::RateLimits;
use crate::rest::upload::MAX_RECORD_BYTES;
use crate::rooms::Rooms;
use crate::texts::Texts;
use crate::upkeep::Quota;
use crate::{access, assets, bot_socket, origin, request_log, rest, socket};

/// The most bytes of a request's body or of a socket's message.
pub(crate) const MAX_MESSAGE_BYTES: usize = 64 * 1024;

/// What the handlers of requests share.
#[derive(Clone, Debug)]
pub(crate) struct AppState {
    pub(crate) config: Arc<Config>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) limits: Arc<RateLimits>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) access: Arc<Access>,
    pub(crate) quota: Arc<Quota>,
    pub(crate) people: Arc<People>,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) notifier: Arc<Notifier>,
    pub(crate) card_reports: Arc<CardReports>,
    /// None where the operator has named no mail server.
    pub(crate) mailer: Option<Arc<Mailer>>,
    pub(crate) texts: Arc<Texts>,
    /// What the operator shows; without it nobody is one.
    pub(crate) admin_token: Option<Arc<str>>,
    /// Permits to replay a record for frames: few at a time, for each costs a processor.
    pub(crate) replay_permits: Arc<Semaphore>,
    /// Becomes true when the server stops. Every socket holds one, so the server knows when the last has gone.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// Headers of every answer.
const SECURITY_HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
             base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    // An invitation stands in the address of the page: it must not travel on.
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
    ),
];

/// What is asked about passkeys.
#[cfg(feature = "passkeys")]
fn with_passkeys(router: Router<AppState>) -> Router<AppState> {
    use rest::passkeys;
    router
        .route("/session/passkey/challenge", post(passkeys::begin_signing_in))
        .route("/session/passkey", post(passkeys::sign_in))
        .route("/me/passkeys/challenge", post(passkeys::begin_making))
        .route("/me/passkeys", get(passkeys::list).post(passkeys::make))
        .route("/me/passkeys/{id}", delete(passkeys::remove))
}

#[cfg(not(feature = "passkeys"))]
fn with_passkeys(router: Router<AppState>) -> Router<AppState> {
    router
}

/// What is asked about people. Nothing of it is kept by browsers and proxies.
fn people() -> Router<AppState> {
    use rest::{me, people};
    with_passkeys(Router::new())
        .route("/guest", post(people::join))
        .route("/account", post(people::sign_up))
        .route("/session", post(people::sign_in).delete(people::sign_out))
        .route("/session/code", post(people::sign_in_with_code))
        .route("/sessions", delete(people::sign_out_everywhere))
        .route("/sessions/{id}", delete(people::sign_out_device))
        .route("/password/reset", post(people::reset_password))
        .route("/password/forgot", post(rest::mail::forgot))
        .route("/email/proof", post(rest::mail::prove))
        .route("/me/ties", get(rest::company::ties))
        .route("/me/ties/{id}", delete(rest::company::part))
        .route("/me/friends", post(rest::company::befriend))
        .route("/me/calls", get(rest::company::calls))
        .route("/me/notes/{table}/{seat}", get(rest::company::note).put(rest::company::keep_note))
        .route("/me/sleep", put(rest::rests::sleep))
        .route("/me/away", post(rest::rests::go_away).delete(rest::rests::come_back))
        .route("/me/email", put(rest::mail::give).delete(rest::mail::forget))
        .route("/me", get(me::show).delete(me::delete))
        .route("/me/preferences", put(me::prefer))
        .route("/me/code", post(me::code))
        .route("/me/password", post(me::change_password))
        .route("/me/seats", post(me::adopt))
        .route("/me/export", get(me::export))
        .route("/me/next", get(rest::places::next))
        .route("/me/bookmarks", get(rest::history::bookmarks))
        .route("/me/channels", get(rest::channels::list).post(rest::channels::add))
        .route("/me/channels/{id}", delete(rest::channels::remove))
        .route("/me/told-of", put(rest::channels::tell_of))
        .layer(SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
}

/// The whole server as one service.
pub(crate) fn router(app: AppState) -> Router {
    let api = Router::new()
        .route("/games", get(rest::games::all))
        .route("/games/{id}", get(rest::games::one))
        .route("/games/{id}/text/{language}", get(rest::games::text))
        .route("/games/{id}/view", get(rest::games::view))
        .route("/games/{id}/rules", get(rest::games::rules))
        .route("/admin/tables", get(rest::admin::tables))
        .route("/admin/tables/{id}/close", post(rest::admin::close))
        .route("/admin/tables/{id}/seats/{seat}/free", post(rest::admin::free))
        .route("/admin/tables/{id}/rewind", post(rest::admin::rewind))
        .route("/admin/tables/{id}/clone", post(rest::admin::clone))
        .route("/admin/bans", get(rest::admin::bans).post(rest::admin::ban))
        .route("/admin/people/{name}/reset", post(rest::admin::reset_password))
        .nest("/people", people())
        .route("/mail/unsubscribe", get(rest::mail::ask_to_end).post(rest::mail::unsubscribe))
        .route("/lobby", get(rest::places::lobby))
        .route("/tables/{id}/terms", post(rest::places::terms))
        .route("/tables/{id}/bots", post(rest::places::bots))
        .route("/tables/{id}/close", post(rest::places::close))
        .route("/tables/{id}/rematch", post(rest::places::rematch))
        .route("/tables", post(rest::tables::open))
        .route("/tables/{id}", get(rest::tables::info))
        .route("/tables/{id}/seats/{seat}/claim", post(rest::tables::claim))
        .route("/tables/{id}/seats/{seat}/invite", post(rest::company::invite))
        .route("/tables/{id}/seats/{seat}/block", post(rest::company::block))
        .route("/tables/{id}/blocked", get(rest::company::blocked))
        .route("/tables/{id}/record.json", get(rest::record::json))
        .route("/tables/{id}/record.stf", get(rest::record::binary))
        .route("/tables/{id}/frames", get(rest::frames::frames))
        .route("/tables/{id}/chance", get(rest::chance::asked))
        .route("/tables/{id}/analysis", get(rest::analysis::show).post(rest::analysis::begin))
        .route("/tables/{id}/branch", post(rest::branch::play_on))
        .route("/tables/{id}/story", get(rest::history::tell))
        .route("/tables/{id}/comments", get(rest::history::comments).post(rest::history::comment))
        .route("/tables/{id}/comments/{number}", delete(rest::history::remove_comment))
        .route("/tables/{id}/reports", post(rest::card_reports::report))
        .route("/tables/{id}/bookmarks/{entry}", put(rest::history::keep).delete(rest::history::forget))
        .route("/history", get(rest::history::search))
        .route("/house", get(rest::company::house))
        .route("/reports", post(rest::reports::report))
        .route("/admin/reports", get(rest::reports::list))
        .route("/admin/reports/{id}", delete(rest::reports::settle))
        .route("/records", post(rest::upload::upload).layer(DefaultBodyLimit::max(MAX_RECORD_BYTES)))
        .route("/tables/{id}/socket", get(socket::open))
        .route("/tables/{id}/bot", get(bot_socket::open))
        .fallback(rest::unknown_path)
        .method_not_allowed_fallback(rest::wrong_method);
    let mut router = Router::new()
        .nest("/api", api)
        .route("/healthz", get(rest::operators::health))
        .route("/readyz", get(rest::operators::readiness))
        .route("/version", get(rest::operators::version))
        .route("/metrics", get(rest::operators::metrics))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(MAX_MESSAGE_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), origin::refuse_other_origins))
        .layer(middleware::from_fn_with_state(app.clone(), access::let_in))
        .layer(middleware::from_fn_with_state(app.clone(), request_log::log))
        .layer(CompressionLayer::new());
    for (name, value) in SECURITY_HEADERS {
        router = router.layer(SetResponseHeaderLayer::overriding(name, value));
    }
    router.with_state(app)
}
