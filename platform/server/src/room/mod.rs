//! A live table: one task that holds it, decides the order of things, and tells everybody what they may know.

mod guests;
mod load;
mod lobby;
mod look;
mod moves;
mod once;
mod pace;
mod requests;
mod settle;
mod sight;
mod talk;

use staffetta_kernel::{AnyTable, MAX_SEATS, Record, Seats};
use staffetta_registry::{AnyGame, Budget};
use staffetta_store::{SeatRow, Status, Store, StoreError, TableSetup, TokenHash};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::problem::Trouble;
use crate::protocol::{ClaimSeat, ClaimedSeat, ClientMessage, Refusal, TableInfo};
use crate::rooms::Rooms;
use crate::thinkers::Thinkers;

pub(crate) use guests::{Guests, POST, Post, SocketId};
pub(crate) use lobby::name;
pub(crate) use look::Eyes;
use once::Once;
use settle::Held;

/// What a table may be asked.
pub(crate) enum Command {
    /// What everybody may know of it.
    Info(Reply<TableInfo>),
    /// Somebody takes a seat.
    Claim { seat: u8, claim: ClaimSeat, reply: Reply<ClaimedSeat> },
    /// The record of the finished game.
    Record(Reply<Record>),
    /// The record so far, to be looked back at with these eyes only.
    LookBack { eyes: Eyes, token: Option<TokenHash>, reply: Reply<Record> },
    /// A socket listens.
    Enter(SocketId, Post),
    /// A socket says something.
    Say(SocketId, ClientMessage),
    /// A socket has gone.
    Gone(SocketId),
    /// A bot has thought.
    Thought { seat: u8, question: u32, picks: Vec<String> },
}

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Trouble>>;

impl Command {
    /// Tells whoever asked that it cannot be done. Sockets find out because their post ends.
    pub(crate) fn fail(self, trouble: &Trouble) {
        match self {
            Self::Info(reply) => drop(reply.send(Err(trouble.clone()))),
            Self::Claim { reply, .. } => drop(reply.send(Err(trouble.clone()))),
            Self::Record(reply) | Self::LookBack { reply, .. } => drop(reply.send(Err(trouble.clone()))),
            Self::Enter(..) | Self::Say(..) | Self::Gone(_) | Self::Thought { .. } => {}
        }
    }
}

/// What every room shares.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub(crate) games: &'static [&'static dyn AnyGame],
    pub(crate) store: Arc<dyn Store>,
    pub(crate) thinkers: Thinkers,
    pub(crate) beat: Duration,
    pub(crate) idle: Duration,
    pub(crate) think: Budget,
}

/// Why a request was not carried out.
enum Fail {
    /// The rules or the table do not allow it.
    Rejection(Refusal),
    /// It could not be stored; the table has been loaded anew.
    Store(StoreError),
}

impl From<Refusal> for Fail {
    fn from(refusal: Refusal) -> Self {
        Self::Rejection(refusal)
    }
}

impl From<staffetta_kernel::Rejection> for Fail {
    fn from(refused: staffetta_kernel::Rejection) -> Self {
        Self::Rejection(refused.into())
    }
}

impl From<StoreError> for Fail {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A game in play.
struct InPlay {
    table: Box<dyn AnyTable>,
    /// How many entries are in the store.
    stored: usize,
    /// Intents as the store has them.
    kept: [Option<String>; MAX_SEATS],
    /// Answers of people that wait for the beat.
    held: [Option<Held>; MAX_SEATS],
    /// Who has resigned for good.
    left: Seats,
    /// When the last entry was made: the beat counts from here.
    since: Instant,
    /// The question that each bot thinks about.
    thinking: [Option<u32>; MAX_SEATS],
    /// Answers of bots that wait for the beat, with the question they answer.
    ready: [Option<(u32, Vec<String>)>; MAX_SEATS],
    /// When to look again, if something could not be done.
    again: Option<Instant>,
}

/// A live table.
pub(crate) struct Room {
    id: String,
    house: House,
    mailbox: mpsc::Sender<Command>,
    game: &'static dyn AnyGame,
    setup: TableSetup,
    secret: String,
    created: u64,
    status: Status,
    seats: Vec<SeatRow>,
    play: Option<InPlay>,
    last_line: u32,
    guests: Guests,
    once: Once,
    /// The room cannot go on; whoever comes next loads it anew.
    broken: Option<Trouble>,
}

/// Runs a room until nobody needs it.
pub(crate) async fn run(
    id: String,
    house: House,
    rooms: Arc<Rooms>,
    mailbox: mpsc::Sender<Command>,
    mut commands: mpsc::Receiver<Command>,
) {
    let idle = house.idle;
    let mut room = match Room::load(id.clone(), house, mailbox).await {
        Ok(room) => room,
        Err(trouble) => {
            rooms.forget(&id, &mut commands, &trouble);
            return;
        }
    };
    room.wake().await;
    let mut quiet_since = Instant::now();
    loop {
        if let Some(trouble) = room.broken.take() {
            tracing::error!(table = id, message = trouble.message, "the table could not go on");
            rooms.forget(&id, &mut commands, &trouble);
            return;
        }
        let due = room.due();
        let quiet = room.quiet() && due.is_none();
        let far = Instant::now() + Duration::from_secs(3600);
        tokio::select! {
            command = commands.recv() => match command {
                Some(command) => {
                    room.handle(command).await;
                    quiet_since = Instant::now();
                }
                None => return,
            },
            () = tokio::time::sleep_until(due.unwrap_or(far)), if due.is_some() => {
                room.tick().await;
                quiet_since = Instant::now();
            }
            () = tokio::time::sleep_until(quiet_since + idle), if quiet => {
                if rooms.retire(&id, &mut commands) {
                    return;
                }
                quiet_since = Instant::now();
            }
        }
    }
}

impl Room {
    async fn handle(&mut self, command: Command) {
        match command {
            Command::Info(reply) => drop(reply.send(Ok(self.info()))),
            Command::Claim { seat, claim, reply } => {
                let claimed = self.claim(seat, claim).await;
                let changed = claimed.is_ok();
                drop(reply.send(claimed));
                if changed {
                    self.show_all();
                }
            }
            Command::Record(reply) => drop(reply.send(self.finished_record())),
            Command::LookBack { eyes, token, reply } => drop(reply.send(self.look_back(eyes, token))),
            Command::Enter(socket, post) => self.guests.enter(socket, post),
            Command::Say(socket, message) => self.request(socket, message).await,
            Command::Gone(socket) => {
                if self.guests.gone(socket) {
                    self.show_all();
                }
            }
            Command::Thought { seat, question, picks } => self.thought(seat, question, picks),
        }
    }

    /// Nobody looks on and nobody thinks.
    fn quiet(&self) -> bool {
        let thinking = self.play.as_ref().is_some_and(|play| play.thinking.iter().any(Option::is_some));
        self.guests.is_empty() && !thinking
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
