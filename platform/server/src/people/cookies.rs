//! The cookie of a signed-in device. It holds a random token and nothing else; scripts cannot read it.

use axum::http::{HeaderMap, HeaderValue, header};

use super::SESSION_LIFE;
use crate::config::Config;

/// Where browsers come over TLS. The prefix binds the cookie to this very host.
const SECURE: &str = "__Host-person";
/// Where they come over plain HTTP, on this machine or in a house's own network.
const PLAIN: &str = "staffetta-person";

/// Does the browser speak TLS? The server itself does not: the proxy before it does, and says if it does not.
fn over_tls(config: &Config, headers: &HeaderMap) -> bool {
    let told = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    config.behind_proxy && told != Some("http")
}

/// The token that the request shows, if any.
pub(super) fn shown<'a>(config: &Config, headers: &'a HeaderMap) -> Option<&'a str> {
    let name = if over_tls(config, headers) { SECURE } else { PLAIN };
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies = lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(key, _)| *key == name).map(|(_, token)| token)
}

fn cookie(config: &Config, headers: &HeaderMap, token: &str, seconds: u64) -> HeaderValue {
    let (name, secure) = if over_tls(config, headers) { (SECURE, "; Secure") } else { (PLAIN, "") };
    let value = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&value).unwrap_or(HeaderValue::from_static(""))
}

/// Signs the device in.
pub(crate) fn started(config: &Config, headers: &HeaderMap, token: &str) -> HeaderValue {
    cookie(config, headers, token, SESSION_LIFE / 1000)
}

/// Signs the device out.
pub(crate) fn ended(config: &Config, headers: &HeaderMap) -> HeaderValue {
    cookie(config, headers, "", 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(name, value)| (name.parse().expect("a name"), value.parse().expect("a value")));
        pairs.collect()
    }

    #[test]
    fn behind_tls_the_cookie_is_secure_and_bound_to_its_host() {
        let plain = Config::default();
        let proxied = Config { behind_proxy: true, ..Config::default() };
        let text = |config: &Config, headers: &HeaderMap| {
            started(config, headers, "abc").to_str().expect("plain text").to_owned()
        };
        let none = HeaderMap::new();
        let secure = text(&proxied, &none);
        assert!(secure.starts_with("__Host-person=abc; Path=/; HttpOnly; SameSite=Lax"), "{secure}");
        assert!(secure.ends_with("; Secure") && !secure.contains("Domain"));
        assert!(!text(&plain, &none).contains("Secure"));
        assert!(!text(&proxied, &headers(&[("x-forwarded-proto", "http")])).contains("Secure"));
        // Without a proxy anybody may have written the header.
        assert!(!text(&plain, &headers(&[("x-forwarded-proto", "https")])).contains("Secure"));
    }

    #[test]
    fn the_cookie_is_found_among_others_and_by_its_own_name() {
        let config = Config::default();
        let sent = headers(&[("cookie", "staffetta=1; staffetta-person=abc; other=2")]);
        assert_eq!(shown(&config, &sent), Some("abc"));
        assert_eq!(shown(&config, &headers(&[("cookie", "__Host-person=abc")])), None);
        assert_eq!(shown(&config, &HeaderMap::new()), None);
    }
}
