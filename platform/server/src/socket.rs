//! The WebSocket of a table: relays its messages to the room and the room's messages to it.

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::{Instant, timeout};

use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::http_connections::stopped;
use crate::protocol::{ClientMessage, ServerMessage};
use crate::rate_limits::Permit;
use crate::room::{Command, Outgoing, outbox};
use crate::router::{AppState, MAX_MESSAGE_BYTES};

/// How often a silent client is asked whether it is still there.
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// How long it may be silent.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);
/// What a socket sets aside for reading and for writing.
const BUFFER_BYTES: usize = 4 * 1024;
/// How long one message may take to be sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

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

/// `GET /api/tables/{id}/socket`
pub(crate) async fn open(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    Path(table): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let permit = app.limits.acquire_socket(address)?;
    // An unknown table is refused before the upgrade, while a status can still say so.
    app.rooms.ask(&table, Command::Info).await?;
    // A little more than the limit, so that what is too long can be answered and not only cut off.
    let upgrade = upgrade.max_message_size(2 * MAX_MESSAGE_BYTES).max_frame_size(2 * MAX_MESSAGE_BYTES);
    // Most sockets are idle most of the time: the usual 128 KiB for reading would be most of what they cost.
    let upgrade = upgrade.read_buffer_size(BUFFER_BYTES).write_buffer_size(BUFFER_BYTES);
    Ok(upgrade.on_upgrade(move |socket| serve(app, table, address, socket, permit)))
}

async fn serve(app: AppState, table: String, address: IpAddr, mut socket: WebSocket, permit: Permit) {
    let socket_id = NEXT_SOCKET_ID.fetch_add(1, Ordering::Relaxed);
    let (outbox, outgoing) = outbox(app.config.outbox_bytes);
    if app.rooms.send(&table, Command::Connect(socket_id, address, outbox)).await.is_ok() {
        let close_reason = relay(&app, &table, socket_id, &mut socket, outgoing).await;
        let _ = app.rooms.send(&table, Command::Disconnect(socket_id)).await;
        if let Some(close_reason) = close_reason {
            let (code, reason) = close_reason.frame();
            let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            let _ = timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(close)))).await;
        }
    }
    drop(permit);
}

/// Relays messages both ways until one side ends it. Answers the reason to close with, if the client still listens.
async fn relay(
    app: &AppState,
    table: &str,
    socket_id: u64,
    socket: &mut WebSocket,
    mut outgoing: Outgoing,
) -> Option<CloseReason> {
    let mut stopping = app.stopping.clone();
    let mut ping = tokio::time::interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
    let mut last_received = Instant::now();
    loop {
        tokio::select! {
            message = socket.recv() => {
                last_received = Instant::now();
                let text = match message? {
                    Ok(Message::Text(text)) => text,
                    Ok(Message::Binary(_)) => {
                        let error = ServerMessage::error("bad-json", "messages are text, not binary", None);
                        send(socket, error.to_json().into()).await?;
                        continue;
                    }
                    Ok(Message::Close(_)) => return None,
                    Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                    Err(_) => return Some(CloseReason::TooLarge),
                };
                if text.len() > MAX_MESSAGE_BYTES {
                    let message = format!("a message has at most {MAX_MESSAGE_BYTES} bytes");
                    send(socket, ServerMessage::error("too-large", message, None).to_json().into()).await?;
                    return Some(CloseReason::TooLarge);
                }
                match serde_json::from_str::<ClientMessage>(&text) {
                    Ok(message) => {
                        if app.rooms.send(table, Command::Request(socket_id, message)).await.is_err() {
                            return Some(CloseReason::Reconnect);
                        }
                    }
                    Err(error) => {
                        let message = format!("the message cannot be read: {error}");
                        send(socket, ServerMessage::error("bad-json", message, None).to_json().into()).await?;
                    }
                }
            }
            // The room has dropped a socket that was too slow, or had to be loaded anew itself.
            message = outgoing.next() => match message {
                Some(text) => send(socket, text).await?,
                None => return Some(CloseReason::Reconnect),
            },
            _ = ping.tick() => {
                if last_received.elapsed() > IDLE_TIMEOUT {
                    return None;
                }
                timeout(SEND_TIMEOUT, socket.send(Message::Ping(Default::default()))).await.ok()?.ok()?;
            }
            () = stopped(&mut stopping) => return Some(CloseReason::Stopping),
        }
    }
}

async fn send(socket: &mut WebSocket, text: Utf8Bytes) -> Option<()> {
    timeout(SEND_TIMEOUT, socket.send(Message::Text(text))).await.ok()?.ok()
}
