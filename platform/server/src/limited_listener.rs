//! A TCP listener that limits the connections of each address, and of all of them together.
//!
//! An address that holds too many is told so and disconnected, whether it has asked for anything or not, so that silent
//! connections cannot use up what the others need.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::client_addr::counted_as;
use crate::guarded_stream::GuardedStream;
use crate::rate_limits::{PerAddressCount, Permit};

/// How long the answer to a refused connection may take to be sent.
const REFUSAL_TIMEOUT: Duration = Duration::from_secs(1);
/// How long to wait when the system has no descriptor left for another connection.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// Descriptors that the database, the bots and the log need beside the connections.
const RESERVED_FILES: u64 = 64;

/// A listener, and how many connections there are through it.
#[derive(Debug)]
pub(crate) struct LimitedListener {
    listener: TcpListener,
    all: Arc<Semaphore>,
    /// None behind a proxy: there all connections come from its address.
    by_address: Option<Arc<PerAddressCount>>,
    stall_timeout: Duration,
}

/// Permission to be connected; it counts until it is dropped.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    _all: OwnedSemaphorePermit,
    _by_address: Option<Permit>,
}

impl LimitedListener {
    /// At most so many connections, or as many as the system allows if that is less.
    pub(crate) fn new(
        listener: TcpListener,
        most: usize,
        by_address: Option<Arc<PerAddressCount>>,
        stall_timeout: Duration,
    ) -> Self {
        let most = most.min(files_allowed().unwrap_or(usize::MAX)).clamp(1, Semaphore::MAX_PERMITS);
        Self { listener, all: Arc::new(Semaphore::new(most)), by_address, stall_timeout }
    }

    /// The next connection within the limits.
    pub(crate) async fn accept(&self) -> (GuardedStream, SocketAddr) {
        loop {
            let (stream, addr) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // A connection that has gone again is nobody's fault; without descriptors it is best to wait.
                    if !is_gone(&error) {
                        tracing::error!(%error, "a connection could not be accepted");
                        tokio::time::sleep(ACCEPT_PAUSE).await;
                    }
                    continue;
                }
            };
            // Messages go out at once: a state must not wait for the other side to confirm the acknowledgement before
            // it. A connection that has gone already fails here, and again when it is read.
            let _ = stream.set_nodelay(true);
            match self.permit(addr) {
                Ok(permit) => return (GuardedStream::new(stream, permit, self.stall_timeout), addr),
                Err(refusal) => drop(tokio::spawn(refuse(stream, refusal))),
            }
        }
    }

    fn permit(&self, addr: SocketAddr) -> Result<ConnectionPermit, Refusal> {
        let Ok(all) = self.all.clone().try_acquire_owned() else { return Err(Refusal::ServerFull) };
        let by_address = match &self.by_address {
            Some(counts) => Some(counts.try_acquire(counted_as(addr.ip())).ok_or(Refusal::AddressFull)?),
            None => None,
        };
        Ok(ConnectionPermit { _all: all, _by_address: by_address })
    }
}

fn is_gone(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionRefused | ConnectionAborted | ConnectionReset)
}

/// How many connections the process may have: its limit of open files is raised as far as the system allows.
#[cfg(unix)]
fn files_allowed() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // Where that is refused the lower limit stays.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    let files = getrlimit(Resource::Nofile).current?;
    usize::try_from(files.saturating_sub(RESERVED_FILES)).ok()
}

#[cfg(not(unix))]
fn files_allowed() -> Option<usize> {
    None
}

/// Why a connection is not let in.
#[derive(Clone, Copy, Debug)]
enum Refusal {
    AddressFull,
    ServerFull,
}

impl Refusal {
    const fn answer(self) -> (StatusCode, &'static str) {
        match self {
            Self::AddressFull => (
                StatusCode::TOO_MANY_REQUESTS,
                r#"{"code":"too-many-sockets","message":"your address holds too many connections already; close some"}"#,
            ),
            Self::ServerFull => (
                StatusCode::SERVICE_UNAVAILABLE,
                r#"{"code":"too-many-connections","message":"the server has no room for more connections; come again"}"#,
            ),
        }
    }
}

async fn refuse(mut stream: TcpStream, refusal: Refusal) {
    let (status, body) = refusal.answer();
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    let sending = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await
    };
    // Whoever does not read it is disconnected all the same.
    let _ = tokio::time::timeout(REFUSAL_TIMEOUT, sending).await;
}
