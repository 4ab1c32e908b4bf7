//! Who calls, and from which page.

use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

use crate::doors::Doors;
use crate::doorstep::Whence;
use crate::problem::Trouble;

/// The address of whoever asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller(pub(crate) IpAddr);

impl FromRequestParts<Doors> for Caller {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, doors: &Doors) -> Result<Self, Trouble> {
        let direct = parts.extensions.get::<ConnectInfo<Whence>>().map(|info| info.0.0.ip());
        let told = doors.config.behind_proxy.then(|| forwarded(&parts.headers)).flatten();
        told.or(direct).map(Self).ok_or_else(|| Trouble::internal("no-address", "the caller has no address"))
    }
}

/// The last address that the proxy added; those before it are hearsay.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().parse().ok()
}

/// Refuses what a page of another site sends: sockets and everything that changes something.
pub(crate) async fn own_pages_only(
    State(doors): State<Doors>,
    request: axum::extract::Request,
    next: Next,
) -> Response {
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let careful = upgrade || !matches!(*request.method(), Method::GET | Method::HEAD);
    if careful && let Err(trouble) = own_origin(request.headers(), &doors.config.origins) {
        return trouble.into_response();
    }
    next.run(request).await
}

/// A browser tells the origin of the page; other programs tell none and are nobody's puppets.
fn own_origin(headers: &HeaderMap, allowed: &[String]) -> Result<(), Trouble> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, host)| host);
    if (own.is_some() && own == host) || allowed.iter().any(|allowed| allowed == origin) {
        return Ok(());
    }
    let message = format!("pages of '{origin}' may not speak to this server");
    Err(Trouble::new(StatusCode::FORBIDDEN, "wrong-origin", message))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        lines.iter().map(|&(name, value)| (name.parse().expect("a name"), value.parse().expect("a value"))).collect()
    }

    #[test]
    fn only_own_and_named_origins_pass() {
        let named = ["https://play.example.org".to_owned()];
        let judge = |lines| own_origin(&headers(lines), &named).map_err(|trouble| trouble.code);
        assert_eq!(judge(&[("host", "here:1944")]), Ok(()));
        assert_eq!(judge(&[("host", "here:1944"), ("origin", "http://here:1944")]), Ok(()));
        assert_eq!(judge(&[("host", "here"), ("origin", "https://play.example.org")]), Ok(()));
        let wrong = Err("wrong-origin".to_owned());
        assert_eq!(judge(&[("host", "here:1944"), ("origin", "http://there:1944")]), wrong);
        assert_eq!(judge(&[("host", "here:1944"), ("origin", "http://here:1945")]), wrong);
        assert_eq!(judge(&[("origin", "null")]), wrong);
    }

    #[test]
    fn of_a_chain_of_proxies_the_last_word_counts() {
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "6.6.6.6, 10.0.0.7")])), "10.0.0.7".parse().ok());
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "nonsense")])), None);
    }
}
