//! A TCP listener that limits the connections of each address.
//!
//! An address that holds too many is told so and disconnected, whether it has asked for anything or not, so that silent
//! connections cannot use up what the others need.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use crate::client_addr::counted_as;
use crate::rate_limits::{PerAddressCount, Permit};

/// A browser fetches files beside its socket: this many connections for each socket that it may hold.
pub(crate) const CONNECTIONS_PER_SOCKET: usize = 2;
/// How long the answer to a refused connection may take to be sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(1);
const TOO_MANY_BODY: &str =
    r#"{"code":"too-many-sockets","message":"your address holds too many connections already; close some"}"#;

/// A listener, and how many connections each address holds through it.
#[derive(Debug)]
pub(crate) struct LimitedListener {
    listener: TcpListener,
    /// None behind a proxy: there all connections come from its address.
    connections: Option<Arc<PerAddressCount>>,
}

impl LimitedListener {
    pub(crate) fn new(listener: TcpListener, connections: Option<Arc<PerAddressCount>>) -> Self {
        Self { listener, connections }
    }
}

impl Listener for LimitedListener {
    type Io = CountedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (CountedStream, SocketAddr) {
        loop {
            // axum's own `accept` waits a moment where the system has no more descriptors, and tries again.
            let (stream, addr) = Listener::accept(&mut self.listener).await;
            // Messages go out at once: a state must not wait for the other side to confirm the acknowledgement before
            // it. A connection that has gone already fails here, and again when it is read.
            let _ = stream.set_nodelay(true);
            let Some(connections) = &self.connections else { return (CountedStream { stream, _permit: None }, addr) };
            match connections.try_acquire(counted_as(addr.ip())) {
                Some(permit) => return (CountedStream { stream, _permit: Some(permit) }, addr),
                None => drop(tokio::spawn(send_too_many(stream))),
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// The address of the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PeerAddr(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, LimitedListener>> for PeerAddr {
    fn connect_info(stream: IncomingStream<'_, LimitedListener>) -> Self {
        Self(*stream.remote_addr())
    }
}

async fn send_too_many(mut stream: TcpStream) {
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: \
         close\r\n\r\n{TOO_MANY_BODY}",
        TOO_MANY_BODY.len()
    );
    let sending = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await
    };
    // Whoever does not read it is disconnected all the same.
    let _ = tokio::time::timeout(SEND_TIMEOUT, sending).await;
}

/// An accepted connection; it counts until it is dropped.
#[derive(Debug)]
pub(crate) struct CountedStream {
    stream: TcpStream,
    _permit: Option<Permit>,
}

impl AsyncRead for CountedStream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for CountedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
