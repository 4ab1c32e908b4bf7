//! Who may come in: the password of a private server, the token of its operator, and addresses that are banned.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use staffetta_kernel::hex;
use std::collections::HashSet;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{PoisonError, RwLock};

use crate::client_addr::{ClientAddr, counted_as};
use crate::error::ApiError;
use crate::mail::UNSUBSCRIBE_PATH;
use crate::router::AppState;
use crate::secrets;

/// How often an address may be wrong in a minute.
const MAX_WRONG: NonZeroU32 = const { NonZeroU32::new(10).unwrap() };
const COOKIE: &str = "staffetta";
/// Asked by programs that know no password: those that watch the server, and those in which mail is read.
const FOR_ALL: [&str; 4] = ["/healthz", "/readyz", "/metrics", UNSUBSCRIBE_PATH];

/// What is known of those who come.
#[derive(Debug)]
pub(crate) struct Access {
    banned: RwLock<HashSet<IpAddr>>,
    wrong: DefaultKeyedRateLimiter<IpAddr>,
}

impl Default for Access {
    fn default() -> Self {
        Self { banned: RwLock::default(), wrong: RateLimiter::keyed(Quota::per_minute(MAX_WRONG)) }
    }
}

impl Access {
    /// These addresses are banned, and no others.
    pub(crate) fn ban(&self, addresses: &[String]) {
        let addresses = addresses.iter().filter_map(|address| address.parse().ok()).map(counted_as).collect();
        *self.banned.write().unwrap_or_else(PoisonError::into_inner) = addresses;
    }

    fn is_banned(&self, address: IpAddr) -> bool {
        self.banned.read().unwrap_or_else(PoisonError::into_inner).contains(&address)
    }

    /// Compares what was shown with what is right; whoever is wrong too often must wait.
    fn check(&self, address: IpAddr, shown: &str, right: &str) -> Result<bool, ApiError> {
        // Hashes, so that the time of the comparison tells nothing.
        if secrets::hash(shown) == secrets::hash(right) {
            return Ok(true);
        }
        if self.wrong.check_key(&address).is_err() {
            let message = "that was wrong too often; wait a minute";
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-guesses", message));
        }
        Ok(false)
    }
}

/// What a browser keeps in place of the password: nobody can tell the password from it.
fn cookie(password: &str) -> String {
    hex::encode(&secrets::hash(&format!("staffetta cookie {password}")).0)
}

/// Lets in whoever is not banned and, on a private server, knows the password.
pub(crate) async fn let_in(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    request: Request,
    next: Next,
) -> Response {
    if app.access.is_banned(address) {
        let error = ApiError::new(StatusCode::FORBIDDEN, "banned", "your address is not welcome here");
        return error.into_response();
    }
    let Some(password) = app.config.password.as_deref() else { return next.run(request).await };
    let path = request.uri().path();
    if FOR_ALL.contains(&path) || path.starts_with(ADMIN_PATH) || has_cookie(request.headers(), password) {
        return next.run(request).await;
    }
    let shown = basic_password(request.headers());
    match shown.map(|shown| app.access.check(address, &shown, password)) {
        Some(Ok(true)) => {
            let mut response = next.run(request).await;
            // Not every browser sends the password with a socket; all of them send cookies.
            let value = format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000", cookie(password));
            if let Ok(value) = HeaderValue::from_str(&value) {
                response.headers_mut().append(header::SET_COOKIE, value);
            }
            response
        }
        Some(Err(error)) => error.into_response(),
        Some(Ok(false)) | None => {
            let message = "this is a private server: any name, and its password";
            let mut response = ApiError::new(StatusCode::UNAUTHORIZED, "wrong-password", message).into_response();
            let challenge = HeaderValue::from_static("Basic realm=\"Staffetta\", charset=\"UTF-8\"");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, challenge);
            response
        }
    }
}

fn has_cookie(headers: &HeaderMap, password: &str) -> bool {
    let right = format!("{COOKIE}={}", cookie(password));
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let right = secrets::hash(&right);
    lines.flat_map(|line| line.split(';')).any(|shown| secrets::hash(shown.trim()) == right)
}

/// The password of `Authorization: Basic`, whatever the name.
fn basic_password(headers: &HeaderMap) -> Option<String> {
    let shown = headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Basic ")?;
    let text = String::from_utf8(base64(shown)?).ok()?;
    text.split_once(':').map(|(_, password)| password.to_owned())
}

fn base64(text: &str) -> Option<Vec<u8>> {
    let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
    for letter in text.trim_end_matches('=').bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

/// Where the operator's requests go.
pub(crate) const ADMIN_PATH: &str = "/api/admin";

/// Whoever shows the operator's token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Operator;

impl FromRequestParts<AppState> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let ClientAddr(address) = ClientAddr::from_request_parts(parts, app).await?;
        let shown = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let shown = shown.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        let right = app.admin_token.as_deref().filter(|right| !right.is_empty());
        match right {
            Some(right) if app.access.check(address, shown, right)? => Ok(Self),
            _ => {
                let message = "this is for the operator, who shows the token that the first start has written";
                Err(ApiError::new(StatusCode::FORBIDDEN, "not-the-operator", message))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_read_from_the_header() {
        let headers = |value: &str| {
            let value = HeaderValue::from_str(value).expect("plain");
            [(header::AUTHORIZATION, value)].into_iter().collect::<HeaderMap>()
        };
        // ada:open:sesame
        assert_eq!(basic_password(&headers("Basic YWRhOm9wZW46c2VzYW1l")).as_deref(), Some("open:sesame"));
        assert_eq!(basic_password(&headers("Basic OnM=")).as_deref(), Some("s"));
        for wrong in ["Basic !!!", "Basic", "Bearer YWRhOm9wZW46c2VzYW1l", "Basic YWRh"] {
            assert_eq!(basic_password(&headers(wrong)), None, "{wrong}");
        }
    }

    #[test]
    fn a_ban_of_an_ipv6_address_is_one_of_its_network() {
        let access = Access::default();
        access.ban(&["2001:db8::7".into(), "10.0.0.7".into(), "nonsense".into()]);
        let banned = |text: &str| access.is_banned(counted_as(text.parse().expect("an address")));
        assert!(banned("2001:db8::9") && banned("10.0.0.7") && !banned("10.0.0.8"));
    }
}
