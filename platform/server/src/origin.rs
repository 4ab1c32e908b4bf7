//! The check of the `Origin` header: pages of other sites may not use this server in a visitor's name.

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::router::AppState;

/// Refuses sockets and everything that changes something, where a page of another site sends it.
pub(crate) async fn refuse_other_origins(
    State(app): State<AppState>,
    request: axum::extract::Request,
    next: Next,
) -> Response {
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let checked = upgrade || !matches!(*request.method(), Method::GET | Method::HEAD);
    if checked && let Err(error) = check_origin(request.headers(), &app.config.origins) {
        return error.into_response();
    }
    next.run(request).await
}

/// A browser tells the origin of the page; programs that tell none are not steered by a foreign page.
fn check_origin(headers: &HeaderMap, allowed: &[String]) -> Result<(), ApiError> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, host)| host);
    if (own.is_some() && own == host) || allowed.iter().any(|allowed| allowed == origin) {
        return Ok(());
    }
    let message = format!("pages of '{origin}' may not speak to this server");
    Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-origin", message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_origin_and_named_ones_are_allowed() {
        let named = ["https://play.example.org".to_owned()];
        let checked = |lines: &[(&'static str, &'static str)]| {
            let header = |&(name, value): &(&'static str, &'static str)| {
                (name.parse().expect("a name"), value.parse().expect("a value"))
            };
            check_origin(&lines.iter().map(header).collect(), &named).map_err(|error| error.code)
        };
        assert_eq!(checked(&[("host", "here:1944")]), Ok(()));
        assert_eq!(checked(&[("host", "here:1944"), ("origin", "http://here:1944")]), Ok(()));
        assert_eq!(checked(&[("host", "here"), ("origin", "https://play.example.org")]), Ok(()));
        let wrong = Err("wrong-origin".to_owned());
        assert_eq!(checked(&[("host", "here:1944"), ("origin", "http://there:1944")]), wrong);
        assert_eq!(checked(&[("host", "here:1944"), ("origin", "http://here:1945")]), wrong);
        assert_eq!(checked(&[("origin", "null")]), wrong);
    }
}
