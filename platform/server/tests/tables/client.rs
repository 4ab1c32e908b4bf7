//! A client of the socket that keeps every message it was sent.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use staffetta_kernel::{FastRng, Rng};
use std::collections::BTreeMap;
use std::io::Read;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::test_server::Opened;

/// Longer than anything here takes.
const TIMEOUT: Duration = Duration::from_secs(20);

static SENT: AtomicU64 = AtomicU64::new(1);

pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last state by seat; spectators under `None`.
    pub states: BTreeMap<Option<u64>, Value>,
    /// Lines of the log by seat.
    pub lines: BTreeMap<Option<u64>, Vec<Value>>,
    /// Everything that came; a state that came as changes stands here whole.
    pub received: Vec<Value>,
    /// Does it keep every state too? Those of a long game are gigabytes.
    pub keeps_states: bool,
    /// A number for each state that came, the same for the same state.
    pub state_hashes: Vec<u64>,
    /// Is it sent what changed instead of whole states?
    pub wants_changes: bool,
    /// The bytes of all states and changes.
    pub state_bytes: usize,
    /// How many states came as changes.
    pub changes: usize,
    /// The bytes of each message that came compressed, and of the longest that did not.
    pub compressed: Vec<usize>,
    pub longest_text: usize,
    rng: FastRng,
}

pub async fn connect(addr: SocketAddr, table: &str, headers: &[(&'static str, &str)]) -> Result<Client, String> {
    connect_with(addr, table, "", headers).await
}

/// The same with a query, such as `?compress=deflate-raw`.
pub async fn connect_with(
    addr: SocketAddr,
    table: &str,
    query: &str,
    headers: &[(&'static str, &str)],
) -> Result<Client, String> {
    let mut request = format!("ws://{addr}/api/tables/{table}/socket{query}").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    let connected = timeout(TIMEOUT, tokio_tungstenite::connect_async(request)).await.unwrap();
    let (socket, _) = connected.map_err(|error| match error {
        tokio_tungstenite::tungstenite::Error::Http(response) => {
            let body = response.body().as_deref().unwrap_or_default();
            format!("{} {}", response.status().as_u16(), String::from_utf8_lossy(body))
        }
        other => other.to_string(),
    })?;
    Ok(Client {
        socket,
        states: BTreeMap::new(),
        lines: BTreeMap::new(),
        received: Vec::new(),
        keeps_states: true,
        state_hashes: Vec::new(),
        wants_changes: true,
        state_bytes: 0,
        changes: 0,
        compressed: Vec::new(),
        longest_text: 0,
        // Another each time: whoever comes back must not be bound to choose as before.
        rng: FastRng::new(SENT.fetch_add(1, Ordering::Relaxed)),
    })
}

impl Client {
    /// Connects and holds these seats; none for a spectator.
    pub async fn join(addr: SocketAddr, opened: &Opened, seats: &[usize]) -> Self {
        let mut client = connect(addr, &opened.id, &[]).await.unwrap();
        client.hello(opened, seats, 0).await;
        client
    }

    /// The same, and is sent whole states only.
    pub async fn join_plainly(addr: SocketAddr, opened: &Opened, seats: &[usize]) -> Self {
        let mut client = connect(addr, &opened.id, &[]).await.unwrap();
        client.wants_changes = false;
        client.hello(opened, seats, 0).await;
        client
    }

    pub async fn hello(&mut self, opened: &Opened, seats: &[usize], since: usize) {
        let tokens: Vec<&String> = seats.iter().map(|&seat| &opened.tokens[seat]).collect();
        let hello =
            json!({ "type": "hello", "tokens": tokens, "since": since, "name": "Eve", "changes": self.wants_changes });
        let answer = self.ask(hello).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let wanted = seats.len().max(1);
        while self.states.len() < wanted {
            self.receive().await;
        }
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sends, unless the socket has gone.
    pub async fn try_send_text(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).await.is_ok()
    }

    /// Sends under a token of its own, which is answered.
    pub async fn send(&mut self, mut request: Value) -> String {
        let token = format!("request {}", SENT.fetch_add(1, Ordering::Relaxed));
        request["token"] = json!(token);
        self.send_text(&request.to_string()).await;
        token
    }

    /// The next message; nothing when the socket is closed.
    pub async fn try_receive(&mut self) -> Option<Value> {
        loop {
            let message = timeout(TIMEOUT, self.socket.next()).await.expect("a message in time")?;
            let text = match message {
                Ok(Message::Text(text)) => {
                    self.longest_text = self.longest_text.max(text.len());
                    text.to_string()
                }
                Ok(Message::Binary(bytes)) => {
                    self.compressed.push(bytes.len());
                    let mut text = String::new();
                    flate2::read::DeflateDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
                    text
                }
                Ok(Message::Close(frame)) => {
                    let frame = frame?;
                    return Some(json!({ "closed": u16::from(frame.code), "reason": frame.reason.as_str() }));
                }
                Ok(_) => continue,
                Err(_) => return None,
            };
            let mut message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "changes" {
                message = self.changed(&message);
                self.changes += 1;
            }
            if message["type"] == "state" {
                self.state_bytes += text.len();
                let seat = message["seat"].as_u64();
                if let Some(new) = message["play"]["lines"].as_array() {
                    let lines = self.lines.entry(seat).or_default();
                    let from = message["play"]["from"].as_u64().unwrap() as usize;
                    assert!(from <= lines.len() || lines.is_empty(), "lines were left out");
                    if !lines.is_empty() {
                        lines.truncate(from);
                    }
                    lines.extend(new.iter().cloned());
                }
                self.state_hashes.push(hash_of(message.clone()));
                self.states.insert(seat, message.clone());
            }
            if self.keeps_states || message["type"] != "state" {
                self.received.push(message.clone());
            }
            return Some(message);
        }
    }

    /// The whole state that comes of a message with changes.
    fn changed(&self, message: &Value) -> Value {
        let mut state = self.states[&message["seat"].as_u64()].clone();
        assert_eq!(state["number"], message["base"], "changes of another state");
        staffetta_server::protocol::apply_changes(&mut state, &message["changes"]).unwrap();
        if let Some(play) = state["play"].as_object_mut() {
            play.insert("from".to_owned(), message["from"].clone());
            play.insert("lines".to_owned(), message["lines"].clone());
        }
        state["number"] = message["number"].clone();
        state
    }

    pub async fn receive(&mut self) -> Value {
        self.try_receive().await.expect("the socket is open")
    }

    /// Hears what has come, until nothing has come for so long.
    pub async fn drain(&mut self, quiet: Duration) {
        while timeout(quiet, self.receive()).await.is_ok() {}
    }

    /// Hears on until a message is as wanted.
    pub async fn until(&mut self, mut wanted: impl FnMut(&Value) -> bool) -> Value {
        loop {
            let message = self.receive().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Sends, and waits for the answer.
    pub async fn ask(&mut self, request: Value) -> Value {
        let token = self.send(request).await;
        self.until(|message| message["token"] == token.as_str()).await
    }

    pub async fn ready(&mut self, seat: usize) {
        let answer =
            self.ask(json!({ "type": "ready", "seat": seat, "contribution": format!("dice of seat {seat}") })).await;
        assert_eq!(answer["type"], "ack", "{answer}");
    }

    pub async fn until_running(&mut self) {
        while self.states.values().any(|state| state["status"] == "open") {
            self.receive().await;
        }
    }

    pub fn state(&self, seat: usize) -> &Value {
        &self.states[&Some(seat as u64)]
    }

    pub fn play(&self, seat: usize) -> &Value {
        &self.state(seat)["play"]
    }

    pub fn over(&self) -> bool {
        self.states.values().all(|state| state["status"] == "over")
    }

    /// Answers the seat's question with these picks.
    pub async fn pick(&mut self, seat: usize, picks: &[&str]) -> Value {
        let question = self.play(seat)["question"].clone();
        self.ask(json!({ "type": "pick", "seat": seat, "question": question, "picks": picks })).await
    }

    /// Waits until the seat is asked with such an offer.
    pub async fn until_offered(&mut self, seat: usize, action: &str) {
        while !offers(self.play(seat)).iter().any(|offer| offer == action) {
            self.receive().await;
        }
    }

    /// Makes one pick for one of the seats, if any is asked; any legal one.
    pub async fn pick_anything(&mut self) -> bool {
        let asked: Vec<(usize, Vec<String>)> = self
            .states
            .values()
            .filter(|state| state["status"] == "running" && state["play"]["answered"] == false)
            .filter_map(|state| Some((state["seat"].as_u64()? as usize, offers(&state["play"]))))
            .filter(|(_, offers)| !offers.is_empty())
            .collect();
        if asked.is_empty() {
            return false;
        }
        let (seat, offers) = &asked[self.rng.below(asked.len() as u32) as usize];
        let pick = &offers[self.rng.below(offers.len() as u32) as usize];
        let question = self.play(*seat)["question"].clone();
        let drafted = draft(self.play(*seat));
        let answer = self.pick(*seat, &[pick]).await;
        // With others at the table, or an order of the seat itself, the question may have passed meanwhile; nothing
        // else may go wrong.
        if answer["type"] != "ack" {
            let code = answer["code"].as_str().unwrap();
            assert!(["stale-question", "not-asked", "game-over"].contains(&code), "{answer}");
        }
        while !seen(&answer, self.play(*seat), drafted, &question) {
            self.receive().await;
        }
        true
    }

    /// Plays on until the game is over.
    pub async fn play_out(&mut self) {
        while !self.over() {
            if !self.pick_anything().await {
                self.receive().await;
            }
        }
    }

    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// The same for the same state, however it came.
fn hash_of(mut state: Value) -> u64 {
    state.as_object_mut().unwrap().remove("number");
    let mut hasher = std::hash::DefaultHasher::new();
    std::hash::Hash::hash(&state.to_string(), &mut hasher);
    std::hash::Hasher::finish(&hasher)
}

/// How many picks the seat's draft has.
fn draft(play: &Value) -> usize {
    play["draft"].as_array().unwrap().len()
}

/// Does the state know what became of the pick? The draft had so many before it: the same pick may come twice.
fn seen(answer: &Value, play: &Value, drafted: usize, question: &Value) -> bool {
    match answer["taken"].as_str() {
        Some("entry") => play["entry"].as_u64() >= answer["entry"].as_u64(),
        _ if play["question"] != *question || offers(play).is_empty() => true,
        Some("held") => play["answered"] == true,
        Some("drafted") => draft(play) > drafted,
        _ => false,
    }
}

/// The names of the actions that are offered.
pub fn offers(play: &Value) -> Vec<String> {
    let offers = play["offers"].as_array().into_iter().flatten();
    offers.map(|offer| offer["action"].as_str().unwrap().to_owned()).collect()
}
