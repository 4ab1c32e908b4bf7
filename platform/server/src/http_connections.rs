//! Serving HTTP on the connections of a listener, until the server stops.

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client_addr::PeerAddr;
use crate::guarded_stream::GuardedStream;
use crate::limited_listener::LimitedListener;

/// The most bytes that wait to be read or written on a connection, the head of a request among them.
const BUFFER_BYTES: usize = 32 * 1024;

/// Serves every connection until the server stops; then those that have nothing under way are closed, and those that
/// have not ended after `patience` are cut off.
pub(crate) async fn serve(
    listener: LimitedListener,
    router: Router,
    header_timeout: Duration,
    mut stopping: watch::Receiver<bool>,
    patience: Duration,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(header_timeout).max_buf_size(BUFFER_BYTES);
    let service = TowerToHyperService::new(router);
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            () = stopped(&mut stopping) => break,
            (stream, addr) = listener.accept() => {
                connections.spawn(serve_one(http.clone(), service.clone(), stream, addr, stopping.clone()));
            }
            Some(_) = connections.join_next() => {}
        }
    }
    // The port is free for the next server.
    drop(listener);
    let ending = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(patience, ending).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

async fn serve_one(
    http: http1::Builder,
    service: TowerToHyperService<Router>,
    stream: GuardedStream,
    addr: SocketAddr,
    mut stopping: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(PeerAddr(addr));
        service.call(request)
    });
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    // Clients that vanish, send nonsense or take too long end here.
    if let Err(error) = ended {
        tracing::debug!(%addr, %error, "a connection ended badly");
    }
}

/// When the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the server has gone already.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}
