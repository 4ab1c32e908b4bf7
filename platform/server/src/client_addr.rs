//! The address of whoever sends a request: the extractor [`ClientAddr`].

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::net::IpAddr;

use crate::error::ApiError;
use crate::limited_listener::PeerAddr;
use crate::router::AppState;

/// The address of whoever sends the request; behind a proxy, the one that the proxy tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddr(pub(crate) IpAddr);

impl FromRequestParts<AppState> for ClientAddr {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<PeerAddr>>().map(|info| info.0.0.ip());
        let told = app.config.behind_proxy.then(|| forwarded_for(&parts.headers)).flatten();
        told.or(peer).map(Self).ok_or_else(|| ApiError::internal("no-address", "the caller has no address"))
    }
}

/// The last address of `X-Forwarded-For`, which the proxy added; those before it anybody may have written.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_forwarded_addresses_the_last_one_counts() {
        let headers =
            |value: &'static str| [("x-forwarded-for".parse().expect("a name"), value.parse().expect("a value"))];
        let told = |value| forwarded_for(&headers(value).into_iter().collect());
        assert_eq!(told("6.6.6.6, 10.0.0.7"), "10.0.0.7".parse().ok());
        assert_eq!(told("nonsense"), None);
    }
}
