//! A socket: what it sends goes to the table, what the table says goes to it.

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};

use crate::address::Caller;
use crate::doors::{Doors, MOST_BYTES};
use crate::gate::Pass;
use crate::problem::Trouble;
use crate::protocol::{ClientMessage, ServerMessage};
use crate::room::{Command, POST};

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// How long it may be silent.
const SILENCE: Duration = Duration::from_secs(60);
/// How long one message may take to leave.
const SENDING: Duration = Duration::from_secs(10);

/// Why a socket is closed, as the client is told: code and word.
#[derive(Clone, Copy, Debug)]
enum Farewell {
    Stopping,
    TooLarge,
    Again,
}

impl Farewell {
    const fn frame(self) -> (u16, &'static str) {
        match self {
            Self::Stopping => (1001, "server-stopping"),
            Self::TooLarge => (1009, "too-large"),
            Self::Again => (1013, "come-again"),
        }
    }
}

static NEXT: AtomicU64 = AtomicU64::new(1);

/// `GET /api/tables/{id}/socket`
pub(crate) async fn open(
    State(doors): State<Doors>,
    Caller(address): Caller,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let pass = doors.gate.socket(address)?;
    // An unknown table is said before the upgrade, where a status can say it.
    doors.rooms.ask(&id, Command::Info).await?;
    // A little more than the limit, so that what is too long can be answered and not only cut off.
    let upgrade = upgrade.max_message_size(4 * MOST_BYTES).max_frame_size(4 * MOST_BYTES);
    Ok(upgrade.on_upgrade(move |socket| serve(doors, id, socket, pass)))
}

async fn serve(doors: Doors, id: String, mut socket: WebSocket, pass: Pass) {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let (post, letters) = mpsc::channel(POST);
    if doors.rooms.send(&id, Command::Enter(number, post)).await.is_ok() {
        let farewell = converse(&doors, &id, number, &mut socket, letters).await;
        let _ = doors.rooms.send(&id, Command::Gone(number)).await;
        if let Some(farewell) = farewell {
            let (code, reason) = farewell.frame();
            let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            let _ = timeout(SENDING, socket.send(Message::Close(Some(close)))).await;
        }
    }
    drop(pass);
}

/// Carries messages both ways until one side has enough. Answers how to say goodbye, if anybody listens.
async fn converse(
    doors: &Doors,
    id: &str,
    number: u64,
    socket: &mut WebSocket,
    mut letters: mpsc::Receiver<Utf8Bytes>,
) -> Option<Farewell> {
    let mut stopping = doors.stopping.clone();
    let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message? {
                    Ok(Message::Text(text)) => text,
                    Ok(Message::Binary(_)) => {
                        let error = ServerMessage::error("bad-json", "messages are text, not binary", None);
                        say(socket, error.to_json().into()).await?;
                        continue;
                    }
                    Ok(Message::Close(_)) => return None,
                    Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                    Err(_) => return Some(Farewell::TooLarge),
                };
                if text.len() > MOST_BYTES {
                    let message = format!("a message has at most {MOST_BYTES} bytes");
                    say(socket, ServerMessage::error("too-large", message, None).to_json().into()).await?;
                    return Some(Farewell::TooLarge);
                }
                match serde_json::from_str::<ClientMessage>(&text) {
                    Ok(message) => {
                        if doors.rooms.send(id, Command::Say(number, message)).await.is_err() {
                            return Some(Farewell::Again);
                        }
                    }
                    Err(error) => {
                        let message = format!("the message cannot be read: {error}");
                        say(socket, ServerMessage::error("bad-json", message, None).to_json().into()).await?;
                    }
                }
            }
            // The table has let go of a socket that was too slow, or had to begin anew itself.
            letter = letters.recv() => match letter {
                Some(text) => say(socket, text).await?,
                None => return Some(Farewell::Again),
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return None;
                }
                timeout(SENDING, socket.send(Message::Ping(Default::default()))).await.ok()?.ok()?;
            }
            () = stopped(&mut stopping) => return Some(Farewell::Stopping),
        }
    }
}

/// When the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the server has gone already.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn say(socket: &mut WebSocket, text: Utf8Bytes) -> Option<()> {
    timeout(SENDING, socket.send(Message::Text(text))).await.ok()?.ok()
}
