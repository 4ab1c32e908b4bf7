//! The bot protocol over a WebSocket: a program that holds a seat is asked, and chooses, in the messages of
//! `docs/bot-protocol.md`. To the room it is a socket like any other.

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, timeout};

use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::http_connections::stopped;
use crate::protocol::{ClientMessage, Request};
use crate::rate_limits::SocketRate;
use crate::room::{Command, outbox};
use crate::router::{AppState, MAX_MESSAGE_BYTES};
use crate::secrets;
use crate::socket::{PING_INTERVAL, SEND_TIMEOUT, next_socket_id};

/// The number of the protocol, the same as over standard input and output.
const PROTOCOL: u32 = 1;
/// A program that says nothing and answers no ping for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// `GET /api/tables/{id}/bot`, with the key of a seat (`Authorization: Bearer ...`)
pub(crate) async fn open(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let Some(key) = shown.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned) else {
        let message = "a program shows the key of its seat (Authorization: Bearer ...)";
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "no-seat-token", message));
    };
    let permit = app.limits.acquire_socket(address)?;
    let game = app.rooms.ask(&table, Command::Info).await?.game;
    let upgrade = upgrade.max_message_size(MAX_MESSAGE_BYTES).max_frame_size(MAX_MESSAGE_BYTES);
    Ok(upgrade.on_upgrade(async move |socket| {
        let (outbox, mut states) = outbox(app.config.outbox_bytes);
        let id = next_socket_id();
        if app.rooms.send(&table, Command::Connect(id, address, None, outbox)).await.is_err() {
            return;
        }
        let rate = app.limits.socket_rate(address);
        let mut program = Program { app: &app, table: &table, id, rate, socket, game, asked: Asked::default() };
        let hello = Request::Hello { tokens: vec![key], since: 0, chat_since: 0, name: None, changes: false };
        if program.request(secrets::request_id(), hello).await.is_some() {
            program.run(&mut states).await;
        }
        let _ = app.rooms.send(&table, Command::Disconnect(id)).await;
        drop(permit);
    }))
}

/// What the program was asked last.
#[derive(Debug, Default)]
struct Asked {
    begun: bool,
    seat: u8,
    /// The number of the question, and how many picks of its answer there were.
    question: Option<(u32, usize)>,
    /// The question itself, in case that its answer is refused.
    message: String,
    /// The name of the request that carried the last answer, and the question that it answered.
    answer: Option<(String, (u32, usize))>,
}

/// A program that plays a seat.
struct Program<'a> {
    app: &'a AppState,
    table: &'a str,
    id: u64,
    rate: SocketRate,
    socket: WebSocket,
    game: String,
    asked: Asked,
}

impl Program<'_> {
    /// Asks and hears until the game, the program or the server ends.
    async fn run(&mut self, states: &mut crate::room::Outgoing) -> Option<()> {
        let mut stopping = self.app.stopping.clone();
        let mut ping = tokio::time::interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message?.ok()? {
                        Message::Text(text) => self.hear(&text).await?,
                        Message::Close(_) => return None,
                        _ => {}
                    }
                }
                state = states.next() => self.told(&state?).await?,
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return None;
                    }
                    timeout(SEND_TIMEOUT, self.socket.send(Message::Ping(Default::default()))).await.ok()?.ok()?;
                }
                () = stopped(&mut stopping) => return None,
            }
        }
    }

    /// The program has said something: what it chooses is its pick.
    async fn hear(&mut self, text: &str) -> Option<()> {
        if let Err(wait) = self.app.limits.count_message(&self.rate) {
            tokio::time::sleep(wait).await;
        }
        let said: Value = serde_json::from_str(text).unwrap_or_default();
        let (Some(choice), Some(asked)) = (said["choose"].as_str(), self.asked.question) else {
            return self.refuse("bad-json", "a line is {\"choose\": ACTION}, and answers a question").await;
        };
        let (seat, picks, token) = (self.asked.seat, vec![choice.to_owned()], secrets::request_id());
        self.asked.answer = Some((token.clone(), asked));
        self.request(token, Request::Pick { seat, question: asked.0, picks, text: None }).await
    }

    /// The room has told something.
    async fn told(&mut self, text: &str) -> Option<()> {
        let message: Value = serde_json::from_str(text).ok()?;
        let word = |name: &str| message[name].as_str().unwrap_or_default().to_owned();
        match message["type"].as_str()? {
            "state" => self.seen(&message).await,
            "refused" => {
                self.refuse(&word("code"), &word("message")).await?;
                // The same question once more, unless a newer one has been asked.
                let answered = self.asked.answer.as_ref().filter(|(token, _)| *token == word("token"));
                match answered.is_some_and(|(_, asked)| self.asked.question == Some(*asked)) {
                    true => self.say(self.asked.message.clone()).await,
                    false => Some(()),
                }
            }
            "error" => {
                self.refuse(&word("code"), &word("message")).await?;
                // Without a seat there is nothing to play.
                (word("code") != "unknown-seat-token").then_some(())
            }
            _ => Some(()),
        }
    }

    /// The table as the seat sees it: what it is asked the program is asked.
    async fn seen(&mut self, state: &Value) -> Option<()> {
        let seat = u8::try_from(state["seat"].as_u64()?).ok()?;
        let play = &state["play"];
        self.asked.seat = seat;
        match state["status"].as_str()? {
            "open" if state["seats"][usize::from(seat)]["ready"] == false => {
                let contribution = secrets::token().ok()?;
                self.request(secrets::request_id(), Request::Ready { seat, contribution }).await
            }
            "over" => {
                self.say(json!({ "do": "end", "outcome": play["awaiting"]["outcome"] }).to_string()).await?;
                None
            }
            "running" => {
                if !std::mem::replace(&mut self.asked.begun, true) {
                    let begin = json!({ "do": "begin", "protocol": PROTOCOL, "game": self.game, "seat": seat });
                    self.say(begin.to_string()).await?;
                }
                self.ask(seat, play).await
            }
            _ => Some(()),
        }
    }

    async fn ask(&mut self, seat: u8, play: &Value) -> Option<()> {
        let offers = play["offers"].as_array()?;
        let question = u32::try_from(play["question"].as_u64()?).ok()?;
        let now = (question, play["draft"].as_array()?.len());
        if offers.is_empty() || play["answered"] == true || self.asked.question == Some(now) {
            return Some(());
        }
        let offers: Vec<Value> = offers.iter().map(offer).collect();
        let choose = json!({
            "do": "choose", "seat": seat, "prompt": play["prompt"], "view": play["view"], "offers": offers,
        });
        self.asked.question = Some(now);
        self.asked.message = choose.to_string();
        self.say(self.asked.message.clone()).await
    }

    async fn refuse(&mut self, code: &str, message: &str) -> Option<()> {
        self.say(json!({ "do": "refused", "code": code, "message": message }).to_string()).await
    }

    async fn say(&mut self, text: String) -> Option<()> {
        timeout(SEND_TIMEOUT, self.socket.send(Message::Text(Utf8Bytes::from(text)))).await.ok()?.ok()
    }

    async fn request(&mut self, token: String, request: Request) -> Option<()> {
        let message = ClientMessage { token, request };
        self.app.rooms.send(self.table, Command::Request(self.id, message, Instant::now())).await.ok()
    }
}

/// A choice, as programs see it: what it means stands in its label.
fn offer(offer: &Value) -> Value {
    let mut label = offer.as_object().cloned().unwrap_or_default();
    let [action, verb, target] = ["action", "verb", "target"].map(|name| label.remove(name).unwrap_or_default());
    json!({ "action": action, "verb": verb, "target": target, "label": label })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_looks_as_it_does_over_standard_input() {
        let shown =
            offer(&json!({ "action": "lay die:w3", "verb": "lay", "target": "die:w3", "odds": 0.5, "rule": "X" }));
        let label = json!({ "odds": 0.5, "rule": "X" });
        assert_eq!(shown, json!({ "action": "lay die:w3", "verb": "lay", "target": "die:w3", "label": label }));
    }
}
