//! Requests that the server sends to addresses which people have named. It follows no redirect, waits for nobody long, and
//! knocks at no door inside the house: an address that is not public is refused after its name was looked up.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Request, Uri, header};
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a request may take, from the name to the answer.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The most characters of an address.
const MAX_ADDRESS: usize = 1000;

/// What sends.
#[derive(Clone)]
pub(crate) struct Delivery {
    tls: TlsConnector,
    /// Addresses that are not public, and those without TLS, are allowed too: for tests, and for houses that trust all
    /// who come.
    private: bool,
}

impl Delivery {
    pub(crate) fn new(private: bool) -> Self {
        let mut roots = RootCertStore::empty();
        // Without the system's certificates nobody can be reached over TLS, which each delivery then says.
        let (_, _) = roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), private }
    }

    /// The address, if something may be sent there.
    pub(crate) fn checked(&self, address: &str) -> Result<Uri, String> {
        let uri: Uri = address.parse().map_err(|_| "it is no address".to_owned())?;
        let scheme = uri.scheme_str().unwrap_or_default();
        if address.len() > MAX_ADDRESS || !(scheme == "https" || (scheme == "http" && self.private)) {
            return Err("an address begins with https://".to_owned());
        }
        let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
        let literal: Option<IpAddr> = host.parse().ok();
        if host.is_empty() || literal.is_some_and(|ip| !self.allows(ip)) {
            return Err("it is an address inside the house".to_owned());
        }
        if uri.authority().is_some_and(|authority| authority.as_str().contains('@')) {
            return Err("an address names nobody".to_owned());
        }
        Ok(uri)
    }

    fn allows(&self, ip: IpAddr) -> bool {
        self.private || is_public(ip)
    }

    /// Sends; answers the status.
    pub(crate) async fn post(&self, address: &str, headers: HeaderMap, body: Vec<u8>) -> Result<u16, String> {
        let uri = self.checked(address)?;
        match tokio::time::timeout(TIMEOUT, self.send(&uri, headers, body)).await {
            Ok(sent) => sent,
            Err(_) => Err("it took too long".to_owned()),
        }
    }

    async fn send(&self, uri: &Uri, headers: HeaderMap, body: Vec<u8>) -> Result<u16, String> {
        let host = uri.host().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        let tls = uri.scheme_str() == Some("https");
        let port = uri.port_u16().unwrap_or(if tls { 443 } else { 80 });
        let found = tokio::net::lookup_host((host.as_str(), port)).await.map_err(|error| error.to_string())?;
        // The very address that was checked is the one that is spoken to.
        let found: Vec<SocketAddr> = found.filter(|found| self.allows(found.ip())).collect();
        let stream = TcpStream::connect(&found[..]).await.map_err(|error| error.to_string())?;
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let authority = uri.authority().map_or("", |authority| authority.as_str());
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = Method::POST;
        *request.uri_mut() = path.parse().map_err(|_| "it is no address".to_owned())?;
        *request.headers_mut() = headers;
        let authority = HeaderValue::from_str(authority).map_err(|_| "it is no address".to_owned())?;
        request.headers_mut().insert(header::HOST, authority);
        if !tls {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(host).map_err(|error| error.to_string())?;
        exchange(self.tls.connect(name, stream).await.map_err(|error| error.to_string())?, request).await
    }
}

/// One request over a connection of its own.
async fn exchange<S>(stream: S, request: Request<Body>) -> Result<u16, String>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let opened = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = opened.map_err(|error| error.to_string())?;
    let driving = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(|error| error.to_string());
    driving.abort();
    Ok(answer?.status().as_u16())
}

/// May anybody on the Internet be meant?
fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_documentation();
    let shared = a == 100 && (64..128).contains(&b);
    let reserved = a == 0 || a >= 224 || (a == 192 && b == 0 && c == 0) || (a == 198 && (b == 18 || b == 19));
    !(special || shared || reserved)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [first, second, ..] = ip.segments();
    let local = ip.is_loopback() || ip.is_unspecified() || first & 0xfe00 == 0xfc00 || first & 0xffc0 == 0xfe80;
    // Addresses of documents, and those behind which an IPv4 address of any kind may stand.
    let other = (first == 0x2001 && second == 0x0db8) || (first == 0x0064 && second == 0xff9b) || first == 0x2002;
    !(local || other || ip.is_multicast())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doors_inside_the_house_are_not_knocked_at() {
        let inside = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "::1",
            "::",
            "fd00::1",
            "fe80::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "2001:db8::1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
        ];
        for ip in inside {
            assert!(!is_public(ip.parse().expect("an address")), "{ip}");
        }
        for ip in ["1.1.1.1", "8.8.8.8", "172.32.0.1", "2606:4700::1111"] {
            assert!(is_public(ip.parse().expect("an address")), "{ip}");
        }
    }

    #[test]
    fn only_public_addresses_with_tls_are_taken() {
        let delivery = Delivery::new(false);
        for wrong in [
            "http://example.org/",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://me:you@example.org/",
            "ftp://x/",
            "x",
        ] {
            assert!(delivery.checked(wrong).is_err(), "{wrong}");
        }
        assert!(delivery.checked("https://example.org/hook?x=1").is_ok());
        assert!(Delivery::new(true).checked("http://127.0.0.1:8080/hook").is_ok());
    }
}
