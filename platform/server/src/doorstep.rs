//! Before the doors: an address that holds too many connections is told so and let go, whether it has asked for anything
//! or not, so that silent ones cannot use up what the others need.

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

use crate::gate::{Held, Pass};

/// A browser fetches files beside its socket: this many connections for each socket that it may hold.
pub(crate) const CONNECTIONS_PER_SOCKET: usize = 2;
/// How long the refusal of a connection may take to be sent.
const FAREWELL: Duration = Duration::from_secs(1);
const BODY: &str =
    r#"{"code":"too-many-sockets","message":"your address holds too many connections already; close some"}"#;

/// A port, and how many connections each address holds through it.
#[derive(Debug)]
pub(crate) struct Doorstep {
    listener: TcpListener,
    /// None behind a proxy: there all connections come from its address.
    held: Option<Arc<Held>>,
}

impl Doorstep {
    pub(crate) fn new(listener: TcpListener, held: Option<Arc<Held>>) -> Self {
        Self { listener, held }
    }
}

impl Listener for Doorstep {
    type Io = Visitor;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Visitor, SocketAddr) {
        loop {
            // The listener's own way waits a moment where the system has no more to give, and goes on.
            let (stream, addr) = Listener::accept(&mut self.listener).await;
            let Some(held) = &self.held else { return (Visitor { stream, _pass: None }, addr) };
            match held.one_more(addr.ip()) {
                Some(pass) => return (Visitor { stream, _pass: Some(pass) }, addr),
                None => drop(tokio::spawn(refuse(stream))),
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whence(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, Doorstep>> for Whence {
    fn connect_info(stream: IncomingStream<'_, Doorstep>) -> Self {
        Self(*stream.remote_addr())
    }
}

async fn refuse(mut stream: TcpStream) {
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: \
         close\r\n\r\n{BODY}",
        BODY.len()
    );
    let said = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await
    };
    // Whoever does not listen is let go all the same.
    let _ = tokio::time::timeout(FAREWELL, said).await;
}

/// A connection that was let in; its place is free again when it goes.
#[derive(Debug)]
pub(crate) struct Visitor {
    stream: TcpStream,
    _pass: Option<Pass>,
}

impl AsyncRead for Visitor {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Visitor {
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
