//! Requests that a page of another site makes a visitor's browser send: refused, whatever they ask for.

use axum::http::{HeaderMap, StatusCode, header};

use super::cookies;
use crate::config::Config;
use crate::error::ApiError;

/// Checks a request that changes something. `Origin`, where there is one, was found to be the server's own already.
pub(crate) fn check(config: &Config, path: &str, headers: &HeaderMap) -> Result<(), ApiError> {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let site = text("sec-fetch-site");
    if site.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-origin", "a page of another site has sent this"));
    }
    let signed_in = cookies::shown(config, headers).is_some();
    // Every browser says where such a request comes from; a cookie without it is steered by somebody.
    if signed_in && site.is_none() && !headers.contains_key(header::ORIGIN) {
        let message = "a request of a signed-in person says where it comes from (Origin)";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-origin", message));
    }
    // A form of another page cannot send JSON without asking first.
    let has_body =
        text("content-length").is_some_and(|length| length != "0") || headers.contains_key(header::TRANSFER_ENCODING);
    let json = text("content-type").is_some_and(|kind| kind.split(';').next() == Some("application/json"));
    if has_body && !json && (signed_in || path.starts_with("/api/people")) {
        let message = "the body is JSON, and says so (Content-Type: application/json)";
        return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", message));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(path: &str, pairs: &[(&'static str, &str)]) -> Option<String> {
        let pairs = pairs.iter().map(|(name, value)| (name.parse().expect("a name"), value.parse().expect("a value")));
        check(&Config::default(), path, &pairs.collect()).err().map(|error| error.code)
    }

    #[test]
    fn a_signed_in_request_says_where_it_comes_from() {
        let cookie = ("cookie", "staffetta-person=abc");
        assert_eq!(checked("/api/tables", &[cookie]).as_deref(), Some("wrong-origin"));
        assert_eq!(checked("/api/tables", &[cookie, ("origin", "http://localhost:1944")]), None);
        assert_eq!(checked("/api/tables", &[cookie, ("sec-fetch-site", "same-origin")]), None);
        for other in ["cross-site", "same-site", "nonsense"] {
            let sent = [cookie, ("origin", "http://localhost:1944"), ("sec-fetch-site", other)];
            assert_eq!(checked("/api/tables", &sent).as_deref(), Some("wrong-origin"), "{other}");
        }
        assert_eq!(checked("/api/tables", &[]), None, "programs without a cookie are nobody's browser");
    }

    #[test]
    fn what_a_form_can_send_is_no_json() {
        let from = [("origin", "http://localhost:1944"), ("content-length", "2")];
        let with = |kind| [from[0], from[1], ("content-type", kind)];
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            assert_eq!(checked("/api/people/session", &with(kind)).as_deref(), Some("not-json"), "{kind}");
        }
        assert_eq!(checked("/api/people/session", &with("application/json; charset=utf-8")), None);
    }
}
