//! A table in play: the state, the record, the drafts nobody sees.

mod carry_over;
mod commit;
mod draft;
mod orders;
mod replay;
mod seat_events;
mod undo;

pub use carry_over::Standing;
pub use draft::Taken;
pub use orders::{Order, Reply, Until};
pub use replay::{Mode, Replayer};
pub(crate) use undo::closes;

use serde::Serialize;
use std::sync::Arc;

use crate::awaiting::{AGREED, Awaiting, Outcome};
use crate::chance::{Asked, Script, Source, TableDesk};
use crate::choices::Choices;
use crate::event::{Event, Told};
use crate::fault::{Fault, Refusal};
use crate::game::{Game, Prompt, digest};
use crate::record::{By, Entry, EntryKind, FORMAT, GameResult, Record, Seated};
use crate::rng::Seed;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::setup::Ready;

/// Where the chance of a table comes from.
#[derive(Clone, Debug)]
pub enum Dice {
    /// A seed.
    Seed(Seed),
    /// A scenario's script.
    Script(Script),
}

/// Why the table did not take something.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rejection {
    /// The rules of the game forbid it.
    Rule(Refusal),
    /// The seat is not asked.
    NotAsked,
    /// There is no such action in this game.
    NoSuchAction(String),
    /// There is nothing that this seat may take back.
    NothingToWithdraw,
    /// Something is wrong that is nobody's move: a scripted die that is missing, a record that does not fit.
    Fault(Fault),
}

impl Rejection {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Rule(_) => "refused-by-rule",
            Self::NotAsked => "not-asked",
            Self::NoSuchAction(_) => "no-such-action",
            Self::NothingToWithdraw => "nothing-to-withdraw",
            Self::Fault(fault) => fault.code,
        }
    }
}

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Rule(refusal) => refusal.fmt(f),
            Self::NotAsked => f.write_str("this seat is not asked now"),
            Self::NoSuchAction(name) => write!(f, "there is no action '{name}' in this game"),
            Self::NothingToWithdraw => f.write_str("there is nothing that this seat may take back"),
            Self::Fault(fault) => fault.fmt(f),
        }
    }
}

/// One line of what a viewer is told, in order; nothing is ever removed from it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// The entry it belongs to.
    pub entry: u32,
    /// The seat that the entry was made for.
    pub seat: Seat,
    /// What happened, or nothing when the line says that the entry was taken back.
    pub told: Option<Told>,
    /// The entry that was taken back, if that is what happened.
    pub withdrawn: Option<u32>,
}

#[derive(Clone, Debug)]
enum LogItem<E> {
    Event(E),
    Withdrawn(u32),
}

/// An entry that may still be withdrawn, with the state before it.
#[derive(Clone, Debug)]
struct Undoable<G: Game> {
    number: u32,
    seat: Seat,
    picks: Vec<G::Action>,
    before: G::State,
}

/// A choice in the making: private, never numbered, never shown.
#[derive(Clone, Debug)]
struct Draft<G: Game> {
    picks: Vec<G::Action>,
    state: G::State,
}

/// An answer to a window that waits for its turn.
#[derive(Clone, Debug)]
struct PendingAnswer<G: Game> {
    question: u32,
    picks: Vec<G::Action>,
    text: Option<String>,
    by: By,
    /// The name under which a client sent it; it goes with the entry.
    token: Option<String>,
}

/// An answer to a window that waits for its turn, as its seat may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    /// The question that it answers.
    pub question: u32,
    /// The names of its picks.
    pub picks: Vec<String>,
    /// The name under which a client sent it.
    pub token: Option<String>,
}

/// A table in play.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    ready: Ready<G>,
    /// The rules by which it was begun, where those are others.
    begun: Option<Box<carry_over::Begun<G>>>,
    dice: Dice,
    head: Head,
    state: G::State,
    entries: Vec<Entry>,
    log: Vec<(u32, Seat, LogItem<G::Event>)>,
    undoable: Vec<Undoable<G>>,
    floors: [u32; MAX_SEATS],
    drafts: [Option<Draft<G>>; MAX_SEATS],
    pending: [Option<PendingAnswer<G>>; MAX_SEATS],
    /// The names under which clients sent what became these entries, until they are taken.
    entry_tokens: Vec<(u32, String)>,
    orders: [Vec<orders::Standing<G>>; MAX_SEATS],
    next_order: u32,
    questions: [u32; MAX_SEATS],
    last_play: u32,
    /// How it ended, if all agreed to end it before its time.
    agreed: Option<Outcome>,
    /// What the last entry asked of chance, where a record is played again.
    asked: Vec<Asked>,
}

/// Who sits at the table and how its seed was agreed.
#[derive(Clone, Debug, Default)]
pub struct Head {
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// SHA-256 of the server's secret.
    pub commitment: Option<String>,
    /// What each seat added to the seed.
    pub contributions: Vec<String>,
    /// The server's secret; shown once the game is over.
    pub secret: Option<String>,
}

impl<G: Game> Table<G> {
    /// Opens a table and sets it up.
    pub fn open(ready: Ready<G>, dice: Dice, head: Head, at: u64) -> Result<Self, Fault> {
        Self::set_up(ready, dice, head, at, None)
    }

    fn set_up(ready: Ready<G>, mut dice: Dice, head: Head, at: u64, source: Option<Source<'_>>) -> Result<Self, Fault> {
        let source = match (source, &mut dice) {
            (Some(source), _) => source,
            (None, Dice::Seed(seed)) => Source::Seed(seed.stream(0)),
            (None, Dice::Script(script)) => Source::Script(script),
        };
        let mut desk = TableDesk::new(source, "");
        let Ok(state) = G::set_up(&ready.rules, &mut desk) else {
            return Err(Fault::new("stuck", "entry 0", "the set-up of the game does not come to a question"));
        };
        desk.finish();
        if let Some(trouble) = desk.trouble {
            return Err(Fault::new("chance", "entry 0", trouble));
        }
        let entry = Entry {
            number: 0,
            seat: Seat(0),
            by: By::Table,
            deed: EntryKind::SetUp,
            text: None,
            at,
            fell: desk.fell,
            digest: format!("{:016x}", digest::<G>(&state)),
        };
        let log = desk.events.into_iter().map(|event| (0, Seat(0), LogItem::Event(event))).collect();
        Ok(Self { log, asked: desk.asked, ..Self::at(ready, dice, head, state, vec![entry]) })
    }

    /// A table with this state after these entries.
    fn at(ready: Ready<G>, dice: Dice, head: Head, state: G::State, entries: Vec<Entry>) -> Self {
        let mut table = Self {
            ready,
            begun: None,
            dice,
            head,
            state,
            entries,
            log: Vec::new(),
            undoable: Vec::new(),
            floors: [0; MAX_SEATS],
            drafts: Default::default(),
            pending: Default::default(),
            entry_tokens: Vec::new(),
            orders: Default::default(),
            next_order: 1,
            questions: [0; MAX_SEATS],
            last_play: 0,
            agreed: None,
            asked: Vec::new(),
        };
        for seat in table.awaiting().asked().iter() {
            table.questions[seat.at()] = 1;
        }
        table
    }

    /// Takes chance from elsewhere from now on: a scenario's script after the table was laid out.
    pub fn use_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }

    /// The rules of this table.
    pub fn rules(&self) -> &Arc<G::Rules> {
        &self.ready.rules
    }

    /// How many seats.
    pub fn seats(&self) -> u8 {
        self.ready.seats
    }

    /// Who sits at the table.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The true state, for laboratories and checks. What a player gets comes from [`Table::view`].
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Whom the game waits for.
    pub fn awaiting(&self) -> Awaiting {
        match self.agreed {
            Some(outcome) => Awaiting::Over(outcome),
            None => G::awaiting(&self.ready.rules, &self.state),
        }
    }

    /// How the game would end if everybody agreed to end it now, where the rules know.
    pub fn outcome_now(&self) -> Option<Outcome> {
        let outcome = G::outcome_now(&self.ready.rules, &self.state)?;
        Some(Outcome { reason: AGREED, ..outcome })
    }

    /// What this viewer is asked, or is waiting for.
    pub fn prompt(&self, viewer: Viewer) -> Prompt {
        match self.agreed {
            Some(outcome) => Prompt::new("over", outcome.rule),
            None => G::prompt(self.rules(), &self.view(viewer)),
        }
    }

    /// What the last entry asked of chance, one for each outcome: known where a record is played again.
    pub fn asked(&self) -> &[Asked] {
        &self.asked
    }

    /// What this viewer may see; a seat sees its own draft in it.
    pub fn view(&self, viewer: Viewer) -> G::View {
        let state = match viewer {
            Viewer::Seat(seat) => self.seen_by(seat),
            _ => &self.state,
        };
        G::view(&self.ready.rules, state, viewer)
    }

    /// The state with the seat's own draft applied.
    fn seen_by(&self, seat: Seat) -> &G::State {
        self.drafts.get(seat.at()).and_then(Option::as_ref).map_or(&self.state, |draft| &draft.state)
    }

    /// The legal actions of a seat, its draft considered. Empty for a seat that is not asked.
    pub fn actions(&self, seat: Seat, out: &mut Choices<G::Action>) {
        out.clear();
        if self.awaiting().asked().has(seat) {
            G::actions(&self.ready.rules, self.seen_by(seat), seat, out);
        }
    }

    /// The refusal that an action would meet, for buttons that say why they are grey.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<Rejection> {
        if !self.awaiting().asked().has(seat) {
            return Some(Rejection::NotAsked);
        }
        let mut state = self.state_when_asked(seat);
        self.try_pick(&mut state, seat, action).err()
    }

    /// The number of the question that the seat is asked: it changes only when the seat is asked something new.
    pub fn question(&self, seat: Seat) -> u32 {
        self.questions.get(seat.at()).copied().unwrap_or(0)
    }

    /// The entries so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What this viewer is told, from line `from` on.
    pub fn lines(&self, viewer: Viewer, from: usize) -> Vec<Line> {
        self.log
            .iter()
            .skip(from)
            .map(|(entry, seat, item)| match item {
                LogItem::Event(event) => {
                    Line { entry: *entry, seat: *seat, told: Some(event.told(viewer)), withdrawn: None }
                }
                LogItem::Withdrawn(number) => Line { entry: *entry, seat: *seat, told: None, withdrawn: Some(*number) },
            })
            .collect()
    }

    /// What is scripted and has not fallen, at a table of a scenario.
    pub fn script_left(&self) -> Vec<crate::chance::ChanceOutcome> {
        if let Dice::Script(script) = &self.dice { script.left() } else { Vec::new() }
    }

    /// The record so far. The seed and the secret are in it only once the game is over.
    pub fn record(&self) -> Record {
        let outcome = self.awaiting().outcome();
        let seed = match (&self.dice, outcome) {
            (Dice::Seed(seed), Some(_)) => Some(seed.to_hex()),
            _ => None,
        };
        let about = G::about();
        Record {
            format: FORMAT,
            game: about.id.to_owned(),
            rules: self.begun.as_ref().map_or(self.ready.version, |begun| begun.version),
            layout: about.layout,
            data: self.begun.as_ref().map_or_else(|| format!("{:016x}", self.ready.data), |begun| begun.data.clone()),
            options: self.ready.options.all().clone(),
            overrides: self.ready.overrides.clone(),
            seats: self.sat(),
            commitment: self.head.commitment.clone(),
            contributions: self.head.contributions.clone(),
            secret: self.head.secret.clone().filter(|_| outcome.is_some()),
            seed,
            entries: self.entries.clone(),
            result: self.result(),
        }
    }

    /// How the game ended, once over, as a record has it.
    pub fn result(&self) -> Option<GameResult> {
        self.awaiting().outcome().map(|outcome| GameResult {
            rank: outcome.rank[..usize::from(outcome.seats)].to_vec(),
            score: outcome.score[..usize::from(outcome.seats)].to_vec(),
            reason: outcome.reason.to_owned(),
        })
    }

    /// How many lines the log has; the same for every viewer.
    pub fn line_count(&self) -> usize {
        self.log.len()
    }

    /// The options of the table.
    pub fn options(&self) -> &crate::options::Options {
        &self.ready.options
    }

    /// The seats with a name each.
    fn sat(&self) -> Vec<Seated> {
        (0..usize::from(self.ready.seats))
            .map(|at| {
                let named = self.head.seats.get(at).cloned();
                named.unwrap_or_else(|| Seated { name: format!("Seat {}", at + 1), bot: None })
            })
            .collect()
    }

    fn next_number(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.number + 1)
    }
}
