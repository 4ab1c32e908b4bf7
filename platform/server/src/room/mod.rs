//! A room: the task of one live table, which holds it, decides the order of things, and tells everybody what they may
//! know.

mod absence;
mod admin;
mod bots;
mod broadcast;
mod catch_up;
mod chat;
mod clocks;
mod connections;
mod consent;
mod hints;
mod idempotency;
mod last_states;
mod load;
mod lobby;
mod moves;
mod names;
mod news;
mod notifying;
mod outbox;
mod owner;
mod pacing;
mod persist;
mod record_access;
mod requests;

use axum::http::StatusCode;
use staffetta_kernel::{AnyTable, MAX_SEATS, Record, Seat, Viewer};
use staffetta_registry::{AnyGame, AnyHint, Budget};
use staffetta_store::{Notice, SeatRow, Status, Store, StoreError, TableSetup, Terms};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::bot_pool::BotPool;
use crate::clock::Clock;
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::protocol::{ClaimSeat, ClaimedSeat, ClientMessage, Rejection, TableInfo};
use crate::rate_limits::RateLimits;
use crate::rooms::Rooms;

use absence::Absent;
pub(crate) use admin::AdminAction;
use bots::TurnTime;
use clocks::{Clocks, Rests};
pub(crate) use connections::{Connections, SocketId};
use consent::Consent;
use idempotency::AnsweredRequests;
use last_states::LastStates;
pub(crate) use names::checked_name;
use news::Elsewhere;
pub(crate) use news::News;
use news::PRESENCE_INTERVAL;
pub(crate) use outbox::{Outbox, Outgoing, outbox};
pub(crate) use owner::{Asker, OwnerAction};
use persist::DoneRequest;
pub(crate) use persist::ending;

/// What a table may be asked.
pub(crate) enum Command {
    /// What everybody may know of it.
    Info(ResponseSender<TableInfo>),
    /// Somebody takes a seat; were they invited to it by name?
    Claim { seat: u8, claim: ClaimSeat, person: Option<String>, called: bool, reply: ResponseSender<ClaimedSeat> },
    /// Whoever asks wants to invite somebody to a free seat by name: under which name, if they look after the table.
    Host { seat: u8, asker: Asker, reply: ResponseSender<String> },
    /// The record of the finished game.
    Record(ResponseSender<Record>),
    /// The record so far, to be replayed for this viewer only.
    RecordFor { viewer: Viewer, asker: Asker, reply: ResponseSender<Record> },
    /// A socket has connected: its number, where it comes from, and who is signed in there.
    Connect(SocketId, IpAddr, Option<String>, Outbox),
    /// The person of a seat goes: a bot covers it.
    Cover { seat: u8, reply: ResponseSender<()> },
    /// Who sits where was changed.
    Reseat,
    /// The owner of the table, or a player, acts; the answer is JSON for them.
    Owner { action: OwnerAction, asker: Asker, reply: ResponseSender<serde_json::Value> },
    /// A message of a socket, and when it came.
    Request(SocketId, ClientMessage, Instant),
    /// A socket has gone.
    Disconnect(SocketId),
    /// An operator acts; the answer is JSON for the operator.
    Admin(AdminAction, ResponseSender<serde_json::Value>),
    /// The table was removed: the room ends.
    Removed,
    /// A bot has found its answer.
    BotAnswer { seat: u8, question: u32, took: Duration, picks: Vec<String> },
    /// A hint that a socket has asked for was found.
    HintsFound { socket: SocketId, seat: u8, token: String, hints: Vec<AnyHint> },
}

/// Where the answer to a command goes.
pub(crate) type ResponseSender<T> = oneshot::Sender<Result<T, ApiError>>;

impl Command {
    /// Tells whoever asked that it cannot be done. Sockets find out because their outbox is closed.
    pub(crate) fn fail(self, error: &ApiError) {
        match self {
            Self::Info(reply) => drop(reply.send(Err(error.clone()))),
            Self::Admin(_, reply) | Self::Owner { reply, .. } => drop(reply.send(Err(error.clone()))),
            Self::Claim { reply, .. } => drop(reply.send(Err(error.clone()))),
            Self::Host { reply, .. } => drop(reply.send(Err(error.clone()))),
            Self::Cover { reply, .. } => drop(reply.send(Err(error.clone()))),
            Self::Record(reply) | Self::RecordFor { reply, .. } => drop(reply.send(Err(error.clone()))),
            Self::Connect(..)
            | Self::Request(..)
            | Self::Disconnect(_)
            | Self::BotAnswer { .. }
            | Self::HintsFound { .. }
            | Self::Reseat
            | Self::Removed => {}
        }
    }
}

/// What every room shares.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    pub(crate) games: &'static [&'static dyn AnyGame],
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bot_pool: BotPool,
    pub(crate) limits: Arc<RateLimits>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) answer_delay: Duration,
    pub(crate) idle: Duration,
    pub(crate) bot_budget: Budget,
    pub(crate) clock: Clock,
}

/// The fault of a table that a newer program has set up: it is left to the nodes that know its rules.
const NEWER_RULES: &str = "newer-record";

/// Why a request of a socket was not carried out.
enum RequestError {
    /// The rules or the table do not allow it.
    Rejected(Rejection),
    /// It could not be stored; the table has been loaded anew.
    Store(StoreError),
}

impl From<Rejection> for RequestError {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(rejection)
    }
}

impl From<staffetta_kernel::Rejection> for RequestError {
    fn from(rejection: staffetta_kernel::Rejection) -> Self {
        Self::Rejected(rejection.into())
    }
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A game in play.
struct InPlay {
    table: Box<dyn AnyTable>,
    /// How many entries are in the store.
    stored_entries: usize,
    /// Intents as the store has them.
    stored_intents: [Option<String>; MAX_SEATS],
    /// The last requests of each seat that made no entry: orders, and what was revoked or taken back.
    done: [VecDeque<DoneRequest>; MAX_SEATS],
    /// What each seat agrees to.
    consents: [Option<Consent>; MAX_SEATS],
    /// Who has resigned, and for whom a bot plays.
    absent: Absent,
    /// The clocks, where the table has a pace.
    clocks: Option<Clocks>,
    /// Does all of its chance follow from its seed? Not where entries were made elsewhere, from another.
    derivable: bool,
    /// When the last entry was made: the answer delay counts from here.
    last_entry_at: Instant,
    /// The question that each bot is searching an answer to.
    thinking: [Option<u32>; MAX_SEATS],
    /// How long each seat's bot has thought in its turn.
    turn_times: [TurnTime; MAX_SEATS],
    /// The question of each seat that a hint is being looked for.
    hinting: [Option<u32>; MAX_SEATS],
    /// Answers of bots that wait to be released, with the question they answer.
    bot_answers: [Option<(u32, Vec<String>)>; MAX_SEATS],
    /// When to try again, if something could not be done.
    retry_at: Option<Instant>,
}

/// A live table.
pub(crate) struct Room {
    id: String,
    services: Services,
    mailbox: mpsc::Sender<Command>,
    game: &'static dyn AnyGame,
    setup: TableSetup,
    secret: String,
    /// SHA-256 of the secret, which everybody may know.
    commitment: String,
    created: u64,
    status: Status,
    terms: Terms,
    seats: Vec<SeatRow>,
    /// When the people of the seats rest, where the table has a pace.
    rests: Arc<Rests>,
    play: Option<InPlay>,
    last_line: u32,
    connections: Connections,
    last_states: LastStates,
    /// Who is connected to other nodes.
    elsewhere: Elsewhere,
    /// When the other nodes were last told who is connected here.
    announced_at: Instant,
    answered_requests: AnsweredRequests,
    /// Why the room cannot go on; the next command starts it anew.
    failed: Option<ApiError>,
}

/// Runs a room until nobody needs it.
pub(crate) async fn run(
    id: String,
    services: Services,
    rooms: Arc<Rooms>,
    mailbox: mpsc::Sender<Command>,
    mut commands: mpsc::Receiver<Command>,
    news: Arc<News>,
) {
    let idle = services.idle;
    let mut room = match Room::load(id.clone(), services, mailbox).await {
        Ok(room) => room,
        Err(error) => {
            rooms.remove_failed(&id, &mut commands, &error);
            return;
        }
    };
    room.resume().await;
    let shared = room.services.store.is_shared();
    if shared {
        room.services.store.bus().publish(Notice::WhoIsThere(id.clone()));
    }
    let mut idle_since = Instant::now();
    loop {
        if let Some(error) = room.failed.take() {
            if error.code == NEWER_RULES {
                tracing::info!(table = id, "the table is left to the nodes that know its rules");
            } else if error.status == StatusCode::NOT_FOUND {
                tracing::info!(table = id, "the table was removed");
            } else {
                tracing::error!(table = id, message = error.message, "the table could not go on");
            }
            rooms.remove_failed(&id, &mut commands, &error);
            return;
        }
        let next_deadline = room.next_deadline();
        let is_idle = room.is_idle() && next_deadline.is_none();
        let never = Instant::now() + Duration::from_secs(3600);
        tokio::select! {
            command = commands.recv() => match command {
                Some(command) => {
                    room.handle(command).await;
                    idle_since = Instant::now();
                }
                None => return,
            },
            () = tokio::time::sleep_until(next_deadline.unwrap_or(never)), if next_deadline.is_some() => {
                room.on_deadline().await;
                idle_since = Instant::now();
            }
            arrived = news.next(), if shared => room.hear(arrived).await,
            () = tokio::time::sleep_until(room.announced_at + PRESENCE_INTERVAL), if shared && !room.connections.is_empty() => {
                room.announce();
            }
            () = tokio::time::sleep_until(idle_since + idle), if is_idle => {
                if rooms.remove_idle(&id, &mut commands) {
                    return;
                }
                idle_since = Instant::now();
            }
        }
    }
}

impl Room {
    async fn handle(&mut self, command: Command) {
        match command {
            Command::Info(reply) => {
                self.refresh().await;
                drop(reply.send(Ok(self.info())));
            }
            Command::Host { seat, asker, reply } => {
                self.refresh().await;
                drop(reply.send(self.host(Seat(seat), &asker)));
            }
            Command::Claim { seat, claim, person, called, reply } => {
                self.refresh().await;
                let claimed = self.claim(seat, claim, person, called).await;
                let changed = claimed.is_ok();
                drop(reply.send(claimed));
                if changed {
                    self.broadcast_all();
                }
            }
            Command::Admin(action, reply) => {
                self.refresh().await;
                let done = self.administer(action).await;
                drop(reply.send(done));
            }
            Command::Cover { seat, reply } => {
                self.refresh().await;
                let done = self.cover_for_good(seat).await;
                drop(reply.send(done));
            }
            Command::Reseat => self.reseat().await,
            Command::Owner { action, asker, reply } => {
                self.refresh().await;
                let done = self.act_as_owner(action, &asker).await;
                drop(reply.send(done));
            }
            Command::Removed => self.failed = Some(ApiError::unknown_table(&self.id)),
            Command::Record(reply) => {
                self.refresh().await;
                drop(reply.send(self.finished_record()));
            }
            Command::RecordFor { viewer, asker, reply } => {
                self.refresh().await;
                drop(reply.send(self.record_for(viewer, &asker)));
            }
            Command::Connect(socket, address, person, outbox) => {
                self.connections.connect(socket, address, person, outbox);
                self.announce();
                // Bots that waited for somebody to look go on.
                self.start_bots();
            }
            Command::Request(socket, message, arrived) => self.request(socket, message, arrived).await,
            Command::Disconnect(socket) => {
                if self.connections.disconnect(socket) {
                    self.broadcast_all();
                }
                self.last_states.retain(|viewer| self.connections.wants_changes_of(viewer));
                self.announce();
            }
            Command::BotAnswer { seat, question, took, picks } => self.bot_answered(seat, question, took, picks),
            Command::HintsFound { socket, seat, token, hints } => self.hints_found(socket, seat, token, hints),
        }
    }

    /// Before anything is told: what other nodes have written counts.
    async fn refresh(&mut self) {
        if self.catch_up().await {
            self.broadcast_all();
            self.start_bots();
        }
    }

    /// Milliseconds since 1970.
    fn now(&self) -> u64 {
        self.services.clock.now()
    }

    /// Nobody is connected and no bot is searching.
    fn is_idle(&self) -> bool {
        let thinking = self.play.as_ref().is_some_and(|play| play.thinking.iter().any(Option::is_some));
        self.connections.is_empty() && !thinking
    }
}
