//! The address of whoever sends a request: the extractor [`ClientAddr`].

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use crate::error::ApiError;
use crate::router::AppState;

/// The address of whoever sends the request, as limits count it; behind a proxy, the one that the proxy tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddr(pub(crate) IpAddr);

/// The address of the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PeerAddr(pub(crate) SocketAddr);

impl FromRequestParts<AppState> for ClientAddr {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let peer = parts.extensions.get::<PeerAddr>().map(|peer| peer.0.ip());
        let told = app.config.behind_proxy.then(|| forwarded_for(&parts.headers)).flatten();
        told.or(peer)
            .map(counted_as)
            .map(Self)
            .ok_or_else(|| ApiError::internal("no-address", "the caller has no address"))
    }
}

/// The address under which limits count a caller: of IPv6 the network, for one household has a whole one.
pub(crate) fn counted_as(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        other => other,
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
    fn an_ipv6_network_counts_as_one_caller() {
        let counted = |text: &str| counted_as(text.parse().expect("an address"));
        assert_eq!(counted("2001:db8:1:2::7"), counted("2001:db8:1:2:ffff::9"));
        assert_ne!(counted("2001:db8:1:2::7"), counted("2001:db8:1:3::7"));
        assert!(counted("::1").is_loopback());
        assert_eq!(counted("::ffff:10.0.0.7"), counted("10.0.0.7"));
    }

    #[test]
    fn of_several_forwarded_addresses_the_last_one_counts() {
        let headers =
            |value: &'static str| [("x-forwarded-for".parse().expect("a name"), value.parse().expect("a value"))];
        let told = |value| forwarded_for(&headers(value).into_iter().collect());
        assert_eq!(told("6.6.6.6, 10.0.0.7"), "10.0.0.7".parse().ok());
        assert_eq!(told("nonsense"), None);
    }
}
