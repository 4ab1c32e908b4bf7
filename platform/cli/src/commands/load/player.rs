//! A player: one socket of one seat, which comes back when it is lost and sends again what was not answered.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use staffetta_server::protocol::apply_changes;
use std::sync::PoisonError;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::processes::Addresses;

/// How long a socket that is not answered is believed to be alive.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait before a lost socket is opened again.
const PAUSE: Duration = Duration::from_millis(20);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a player hears.
#[derive(Debug)]
pub(super) enum Heard {
    /// The table has changed.
    State(Box<Seen>),
    /// The answer to a request.
    Answer(Value),
    /// The socket was lost, or the server could not store the request: it is sent again.
    Lost,
    /// The server has sent what it must not.
    Fault(String),
}

/// Something that a player heard, and when.
pub(super) type Event = (usize, Instant, Heard);

/// What a player knows of the table.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    pub(super) status: String,
    pub(super) entry: u64,
    pub(super) question: u64,
    pub(super) answered: bool,
    pub(super) drafted: usize,
    pub(super) offers: Vec<String>,
    /// The view, when the game is over.
    pub(super) last_view: Option<Value>,
}

impl Seen {
    fn new(state: &Value) -> Self {
        let play = &state["play"];
        let offers = play["offers"].as_array().into_iter().flatten();
        let status = state["status"].as_str().unwrap_or_default().to_owned();
        Self {
            last_view: (status == "over").then(|| play["view"].clone()),
            status,
            entry: play["entry"].as_u64().unwrap_or_default(),
            question: play["question"].as_u64().unwrap_or_default(),
            answered: play["answered"] == true,
            drafted: play["draft"].as_array().map_or(0, Vec::len),
            offers: offers.filter_map(|offer| offer["action"].as_str().map(str::to_owned)).collect(),
        }
    }
}

/// A player's socket.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) table: String,
    pub(super) seat: usize,
    pub(super) token: String,
    pub(super) addresses: Addresses,
    pub(super) events: mpsc::UnboundedSender<Event>,
    pub(super) requests: mpsc::UnboundedReceiver<(String, String)>,
    state: Value,
    lines: u64,
    /// The token and the text of the request that was not answered yet.
    unanswered: Option<(String, String)>,
}

impl Player {
    pub(super) fn new(
        table: &str,
        seat: usize,
        token: String,
        addresses: Addresses,
        events: mpsc::UnboundedSender<Event>,
        requests: mpsc::UnboundedReceiver<(String, String)>,
    ) -> Self {
        let table = table.to_owned();
        Self { table, seat, token, addresses, events, requests, state: Value::Null, lines: 0, unanswered: None }
    }

    /// Plays until nobody asks it to do anything any more.
    pub(super) async fn run(mut self) {
        // Each seat begins at a node of its own, and goes to the next when that one does not answer.
        let mut node = self.seat;
        while !self.events.is_closed() {
            if let Some(mut socket) = self.connect(node).await {
                if self.relay(&mut socket).await {
                    let _ = socket.close(None).await;
                    return;
                }
                let _ = self.events.send((self.seat, Instant::now(), Heard::Lost));
            }
            node += 1;
            sleep(PAUSE).await;
        }
    }

    async fn connect(&mut self, node: usize) -> Option<Socket> {
        let address = {
            let addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
            addresses.get(node % addresses.len())?.clone()
        };
        let stream = TcpStream::connect(&address).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let url = format!("ws://{address}/api/tables/{}/socket", self.table);
        let opening = tokio_tungstenite::client_async(url, MaybeTlsStream::Plain(stream));
        let (mut socket, _) = timeout(PATIENCE, opening).await.ok()?.ok()?;
        let hello =
            json!({ "type": "hello", "token": "hello", "tokens": [self.token], "since": self.lines, "changes": true });
        socket.send(Message::text(hello.to_string())).await.ok()?;
        if let Some((_, text)) = &self.unanswered {
            socket.send(Message::text(text.clone())).await.ok()?;
        }
        Some(socket)
    }

    /// Passes messages on both ways. True when the player is done, false if the socket was lost.
    async fn relay(&mut self, socket: &mut Socket) -> bool {
        loop {
            let waiting = self.unanswered.is_some();
            tokio::select! {
                request = self.requests.recv() => {
                    let Some((token, text)) = request else { return true };
                    self.unanswered = Some((token, text.clone()));
                    if socket.send(Message::text(text)).await.is_err() {
                        return false;
                    }
                }
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        let at = Instant::now();
                        match self.hear(&text) {
                            Some(Heard::Lost) => return false,
                            Some(heard) => drop(self.events.send((self.seat, at, heard))),
                            None => {}
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return false,
                    Some(Ok(_)) => {}
                },
                () = sleep(PATIENCE), if waiting => return false,
            }
        }
    }

    fn hear(&mut self, text: &str) -> Option<Heard> {
        let Ok(mut message) = serde_json::from_str::<Value>(text) else {
            return Some(Heard::Fault("a message is no JSON".to_owned()));
        };
        match message["type"].as_str() {
            Some("state") => {
                let play = &message["play"];
                self.lines = play["from"].as_u64().unwrap_or(0) + play["lines"].as_array().map_or(0, Vec::len) as u64;
                self.state = message;
                Some(Heard::State(Box::new(Seen::new(&self.state))))
            }
            Some("changes") => {
                if self.state["number"] != message["base"] {
                    return Some(Heard::Fault("changes were made for another state".to_owned()));
                }
                if apply_changes(&mut self.state, &message["changes"]).is_err() {
                    return Some(Heard::Fault("changes do not fit".to_owned()));
                }
                self.state["number"] = message["number"].take();
                self.lines =
                    message["from"].as_u64().unwrap_or(0) + message["lines"].as_array().map_or(0, Vec::len) as u64;
                Some(Heard::State(Box::new(Seen::new(&self.state))))
            }
            Some("ack" | "refused" | "error") => {
                let (token, _) = self.unanswered.as_ref()?;
                if message["token"] != token.as_str() {
                    return None;
                }
                if message["type"] == "error" {
                    return Some(Heard::Lost);
                }
                self.unanswered = None;
                Some(Heard::Answer(message))
            }
            _ => None,
        }
    }
}
