//! The WebSocket of a table: relays its messages to the room and the room's messages to it.

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use futures_util::SinkExt;
use serde::Deserialize;
use std::io::Write;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::{Instant, timeout};

use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::http_connections::stopped;
use crate::people::MaybeSignedIn;
use crate::protocol::{ClientMessage, ServerMessage};
use crate::rate_limits::{Permit, SocketRate};
use crate::room::{Command, Outgoing, outbox};
use crate::router::{AppState, MAX_MESSAGE_BYTES};

/// How often a silent client is asked whether it is still there.
pub(crate) const PING_INTERVAL: Duration = Duration::from_secs(20);
/// How long it may be silent.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);
/// What a socket sets aside for reading and for writing.
const BUFFER_BYTES: usize = 4 * 1024;
/// How long it may take to send what waits.
pub(crate) const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// From so many bytes on a message is compressed, for a socket that has asked for it: whole states are, most changes are not.
const COMPRESS_FROM: usize = 4 * 1024;

/// How a socket wants to be spoken to, in its address.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct SocketQuery {
    /// `compress=deflate-raw`: long messages come as binary ones, raw DEFLATE of the text.
    compress: Option<CompressionMethod>,
}

/// How messages may be compressed.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CompressionMethod {
    DeflateRaw,
}

/// Why a socket is closed, as the client is told: code and reason.
#[derive(Clone, Copy, Debug)]
enum CloseReason {
    Stopping,
    TooLarge,
    Reconnect,
}

impl CloseReason {
    const fn frame(self) -> (u16, &'static str) {
        match self {
            Self::Stopping => (1001, "server-stopping"),
            Self::TooLarge => (1009, "too-large"),
            Self::Reconnect => (1013, "come-again"),
        }
    }
}

static NEXT_SOCKET_ID: AtomicU64 = AtomicU64::new(1);

/// The number of a new socket.
pub(crate) fn next_socket_id() -> u64 {
    NEXT_SOCKET_ID.fetch_add(1, Ordering::Relaxed)
}

/// `GET /api/tables/{id}/socket`
pub(crate) async fn open(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    signed_in: MaybeSignedIn,
    Path(table): Path<String>,
    query: Result<Query<SocketQuery>, QueryRejection>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let Query(SocketQuery { compress }) =
        query.map_err(|rejection| ApiError::bad("bad-query", rejection.body_text()))?;
    let permit = app.limits.acquire_socket(address)?;
    // An unknown table is refused before the upgrade, while a status can still say so.
    app.rooms.ask(&table, Command::Info).await?;
    // A little more than the limit, so that what is too long can be answered and not only cut off.
    let upgrade = upgrade.max_message_size(2 * MAX_MESSAGE_BYTES).max_frame_size(2 * MAX_MESSAGE_BYTES);
    // Most sockets are idle most of the time: the usual 128 KiB for reading would be most of what they cost.
    let upgrade = upgrade.read_buffer_size(BUFFER_BYTES).write_buffer_size(BUFFER_BYTES);
    let who = Who { address, person: signed_in.person(), compress };
    Ok(upgrade.on_upgrade(move |socket| serve(app, table, who, socket, permit)))
}

/// Who is at the other end: where they come from, the id of the person who is signed in there, and how to speak to them.
struct Who {
    address: IpAddr,
    person: Option<String>,
    compress: Option<CompressionMethod>,
}

async fn serve(app: AppState, table: String, who: Who, mut socket: WebSocket, permit: Permit) {
    let Who { address, person, compress } = who;
    let socket_id = next_socket_id();
    let (outbox, outgoing) = outbox(app.config.outbox_bytes);
    let looking = person.as_deref().map(|person| app.presence.look(person, &table));
    if app.rooms.send(&table, Command::Connect(socket_id, address, person, outbox)).await.is_ok() {
        let relay = Relay { rate: app.limits.socket_rate(address), app: &app, table: &table, socket_id, compress };
        let close_reason = relay.run(&mut socket, outgoing).await;
        let _ = app.rooms.send(&table, Command::Disconnect(socket_id)).await;
        if let Some(close_reason) = close_reason {
            let (code, reason) = close_reason.frame();
            let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            let _ = timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(close)))).await;
        }
    }
    drop((permit, looking));
}

/// A socket and the table that it is connected to.
struct Relay<'a> {
    app: &'a AppState,
    table: &'a str,
    socket_id: u64,
    rate: SocketRate,
    compress: Option<CompressionMethod>,
}

impl Relay<'_> {
    /// Relays messages both ways until one side ends it. Answers the reason to close with, if the client still listens.
    async fn run(&self, socket: &mut WebSocket, mut outgoing: Outgoing) -> Option<CloseReason> {
        let mut stopping = self.app.stopping.clone();
        let mut ping = tokio::time::interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
        let mut last_received = Instant::now();
        // A message that came too fast, and when it may go on; until then nothing else is read.
        let mut held: Option<(Utf8Bytes, Instant)> = None;
        loop {
            let resume_at = held.as_ref().map_or(last_received, |(_, at)| *at);
            let text = tokio::select! {
                message = socket.recv(), if held.is_none() => {
                    last_received = Instant::now();
                    match message? {
                        Ok(Message::Text(text)) => text,
                        Ok(Message::Binary(_)) => {
                            let error = ServerMessage::error("bad-json", "messages are text, not binary", None);
                            send(socket, error.to_json().into()).await?;
                            continue;
                        }
                        Ok(Message::Close(_)) => return None,
                        Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                        Err(_) => return Some(CloseReason::TooLarge),
                    }
                }
                () = tokio::time::sleep_until(resume_at), if held.is_some() => match held.take() {
                    Some((text, _)) => text,
                    None => continue,
                },
                message = outgoing.next() => match message {
                    Some(text) => {
                        timeout(SEND_TIMEOUT, self.send_waiting(socket, text, &mut outgoing)).await.ok()?.ok()?;
                        continue;
                    }
                    // The room has dropped a socket that was too slow, or had to be loaded anew itself.
                    None => return Some(CloseReason::Reconnect),
                },
                _ = ping.tick() => {
                    if last_received.elapsed() > IDLE_TIMEOUT {
                        return None;
                    }
                    timeout(SEND_TIMEOUT, socket.send(Message::Ping(Default::default()))).await.ok()?.ok()?;
                    continue;
                }
                () = stopped(&mut stopping) => return Some(CloseReason::Stopping),
            };
            if let Err(wait) = self.app.limits.count_message(&self.rate) {
                held = Some((text, Instant::now() + wait));
            } else if let Err((error, close_reason)) = self.pass_on(&text).await {
                send(socket, error.to_json().into()).await?;
                if close_reason.is_some() {
                    return close_reason;
                }
            }
        }
    }

    /// Sends a message together with those that wait behind it.
    async fn send_waiting(
        &self,
        socket: &mut WebSocket,
        first: Utf8Bytes,
        outgoing: &mut Outgoing,
    ) -> Result<(), axum::Error> {
        socket.feed(self.frame(first)).await?;
        while let Some(text) = outgoing.next_waiting() {
            socket.feed(self.frame(text)).await?;
        }
        socket.flush().await
    }

    /// A message as this socket wants it.
    fn frame(&self, text: Utf8Bytes) -> Message {
        match self.compress {
            Some(CompressionMethod::DeflateRaw) if text.len() >= COMPRESS_FROM => match deflate(text.as_bytes()) {
                Ok(bytes) => Message::Binary(bytes.into()),
                Err(_) => Message::Text(text),
            },
            _ => Message::Text(text),
        }
    }

    /// Passes a message on to the room. An error is for the client, which is disconnected if a reason is given.
    async fn pass_on(&self, text: &str) -> Result<(), (ServerMessage, Option<CloseReason>)> {
        if text.len() > MAX_MESSAGE_BYTES {
            let message = format!("a message has at most {MAX_MESSAGE_BYTES} bytes");
            return Err((ServerMessage::error("too-large", message, None), Some(CloseReason::TooLarge)));
        }
        let message = serde_json::from_str::<ClientMessage>(text).map_err(|error| {
            let message = format!("the message cannot be read: {error}");
            (ServerMessage::error("bad-json", message, None), None)
        })?;
        self.app
            .rooms
            .send(self.table, Command::Request(self.socket_id, message, Instant::now()))
            .await
            .map_err(|error| (ServerMessage::error(&error.code, error.message, None), Some(CloseReason::Reconnect)))
    }
}

async fn send(socket: &mut WebSocket, text: Utf8Bytes) -> Option<()> {
    timeout(SEND_TIMEOUT, socket.send(Message::Text(text))).await.ok()?.ok()
}

/// At the usual level: whole states go to those who arrive, and come to an eighth.
fn deflate(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}
