//! The check of the `Origin` header: pages of other sites may not use this server in a visitor's name.

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

use crate::config::Config;
use crate::error::ApiError;
use crate::people::check_forgery;
use crate::router::AppState;

/// Refuses sockets and everything that changes something, where a page of another site sends it.
pub(crate) async fn refuse_other_origins(
    State(app): State<AppState>,
    request: axum::extract::Request,
    next: Next,
) -> Response {
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let checked = upgrade || !matches!(*request.method(), Method::GET | Method::HEAD);
    if checked && let Err(error) = check_origin(request.headers(), &app.config) {
        return error.into_response();
    }
    if checked
        && !upgrade
        && let Err(error) = check_forgery(&app.config, request.uri().path(), request.headers())
    {
        return error.into_response();
    }
    next.run(request).await
}

/// A browser tells the origin of the page; programs that tell none are not steered by a foreign page.
fn check_origin(headers: &HeaderMap, config: &Config) -> Result<(), ApiError> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").is_some_and(|(scheme, origin_host)| {
        // The server itself speaks plain HTTP; a proxy before it may add the rest.
        let scheme_fits = scheme == "http" || (scheme == "https" && config.behind_proxy);
        scheme_fits && Some(origin_host) == host && host_fits(origin_host, config)
    });
    if own || config.origins.iter().any(|allowed| allowed == origin) {
        return Ok(());
    }
    let message = format!("pages of '{origin}' may not speak to this server");
    Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-origin", message))
}

/// Whoever asks this machine alone calls it by a name that can mean nothing else: a name of somebody else's that was
/// made to lead here is not the server's own.
fn host_fits(host: &str, config: &Config) -> bool {
    if !config.addr.ip().is_loopback() || config.behind_proxy {
        return true;
    }
    let name = host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
    let address = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost") || address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(config: &Config, host: &str, origin: &str) -> bool {
        let headers = [(header::HOST, host), (header::ORIGIN, origin)];
        let headers = headers.into_iter().filter(|(_, value)| !value.is_empty());
        let headers = headers.map(|(name, value)| (name, value.parse().expect("a value"))).collect();
        match check_origin(&headers, config) {
            Ok(()) => true,
            Err(error) => {
                assert_eq!(error.code, "wrong-origin");
                false
            }
        }
    }

    fn everywhere() -> Config {
        let origins = vec!["https://play.example.org".to_owned()];
        Config { addr: ([0, 0, 0, 0], 1944).into(), origins, ..Config::default() }
    }

    #[test]
    fn only_the_own_origin_and_named_ones_are_allowed() {
        let config = everywhere();
        assert!(checked(&config, "here:1944", ""));
        assert!(checked(&config, "here:1944", "http://here:1944"));
        assert!(checked(&config, "here", "https://play.example.org"));
        for other in ["http://there:1944", "http://here:1945", "https://here:1944", "gopher://here:1944", "null"] {
            assert!(!checked(&config, "here:1944", other), "{other}");
        }
        assert!(!checked(&config, "", "null"));
    }

    #[test]
    fn behind_a_proxy_the_own_origin_may_be_a_secure_one() {
        let config = Config { behind_proxy: true, ..Config::default() };
        assert!(checked(&config, "club.example", "https://club.example"));
        assert!(!checked(&config, "club.example", "ftp://club.example"));
    }

    #[test]
    fn a_server_for_this_machine_alone_is_called_by_its_own_names() {
        let config = Config::default();
        for own in ["localhost:1944", "127.0.0.1:1944", "[::1]:1944", "LOCALHOST"] {
            assert!(checked(&config, own, &format!("http://{own}")), "{own}");
        }
        // A name that its owner leads to 127.0.0.1.
        assert!(!checked(&config, "evil.example:1944", "http://evil.example:1944"));
    }
}
