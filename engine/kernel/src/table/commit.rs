//! Choices become entries.

use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Progress};
use crate::chance::{Source, TableDesk};
use crate::choices::Choices;
use crate::desk::LabDesk;
use crate::fault::{Fault, Refusal};
use crate::game::{Game, Sitter, digest};
use crate::record::{By, Entry, EntryKind};
use crate::rng::FastRng;
use crate::seat::{MAX_SEATS, Seat, Viewer};

use super::{Dice, Draft, LogItem, PendingAnswer, Rejection, Table, Undoable};

/// What became of a pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// It joined the seat's draft.
    Drafted,
    /// It completed an answer that waits for the table's beat.
    Held,
    /// It became this entry.
    Entry(u32),
}

impl<G: Game> Table<G> {
    /// Takes one more pick of a seat: it joins the draft, or completes an entry. In a window the complete answer is
    /// held until the next [`Table::beat`], so that nobody can tell early answers, orders and slow fingers apart.
    pub fn pick(
        &mut self,
        seat: Seat,
        action: G::Action,
        text: Option<&str>,
        by: By,
        at: u64,
    ) -> Result<Taken, Rejection> {
        let awaiting = self.awaiting();
        if !awaiting.asked().has(seat) {
            return Err(Rejection::NotAsked);
        }
        if let Some(text) = text {
            self.check_text(seat, action, text)?;
        }
        let mut state = self.state_when_asked(seat);
        let (action, progress) = self.try_pick(&mut state, seat, action)?;
        let mut picks = self.drafts[seat.at()].take().map(|draft| draft.picks).unwrap_or_default();
        picks.push(action);
        match progress {
            Progress::Pick => {
                self.drafts[seat.at()] = Some(Draft { picks, state });
                Ok(Taken::Drafted)
            }
            Progress::Entry if matches!(awaiting, Awaiting::Poll { .. }) => {
                self.early[seat.at()] = Some(PendingAnswer { picks, text: text.map(str::to_owned), by });
                Ok(Taken::Held)
            }
            Progress::Entry => self.commit(seat, &picks, text, by, at, None).map(Taken::Entry),
        }
    }

    /// Typed text comes only with the verb that the form names, and within its bounds.
    fn check_text(&self, seat: Seat, action: G::Action, text: &str) -> Result<(), Rejection> {
        let form = G::prompt(&self.ready.rules, &self.view(Viewer::Seat(seat))).form;
        let wrong = |reason: String| Err(Rejection::Fault(Fault::new("bad-text", format!("seat {}", seat.0), reason)));
        match form {
            Some(form) if form.verb == action.word() => {
                if text.chars().count() > usize::from(form.max) {
                    wrong(format!("at most {} characters may be typed here", form.max))
                } else if text.chars().any(char::is_control) {
                    wrong("control characters may not be typed here".to_owned())
                } else {
                    Ok(())
                }
            }
            _ => wrong("nothing is to be typed here".to_owned()),
        }
    }

    /// Takes a run of picks at once. It stops at the first refusal, at the first chance and at the first question to
    /// another seat; what was taken before stays. Answers how many picks were taken.
    pub fn batch(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        text: Option<&str>,
        by: By,
        at: u64,
    ) -> Result<(usize, Taken), Rejection> {
        let mut last = Taken::Drafted;
        for (done, &action) in actions.iter().enumerate() {
            match self.pick(seat, action, text, by, at) {
                Ok(taken) => last = taken,
                Err(refused) if done == 0 => return Err(refused),
                Err(_) => return Ok((done, last)),
            }
            let lasting = matches!(last, Taken::Entry(number) if self.floors[seat.at()] >= number);
            if lasting || last == Taken::Held {
                return Ok((done + 1, last));
            }
        }
        Ok((actions.len(), last))
    }

    /// Forgets the seat's draft and, in a window, the answer it has given early.
    pub fn forget(&mut self, seat: Seat) {
        if seat.at() < MAX_SEATS {
            self.drafts[seat.at()] = None;
            self.early[seat.at()] = None;
        }
    }

    /// The picks of the seat's draft.
    pub fn draft(&self, seat: Seat) -> &[G::Action] {
        self.drafts.get(seat.at()).and_then(Option::as_ref).map_or(&[], |draft| &draft.picks)
    }

    /// Has the seat given its answer to the window already?
    pub fn answered(&self, seat: Seat) -> bool {
        self.early.get(seat.at()).is_some_and(Option::is_some)
    }

    /// The clock's move: the neutral action, until the seat's question is answered. A draft is given up for it.
    pub fn time_out(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection> {
        let awaiting = self.awaiting();
        let due = match awaiting {
            Awaiting::Poll { now, .. } => now == seat,
            _ => awaiting.asked().has(seat),
        };
        if !due {
            return Err(Rejection::NotAsked);
        }
        self.forget(seat);
        let picks = self.neutral_picks(seat)?;
        self.commit(seat, &picks, None, By::Clock, at, None)
    }

    /// The neutral actions that answer the seat's question.
    pub(super) fn neutral_picks(&self, seat: Seat) -> Result<Vec<G::Action>, Rejection> {
        let rules = &self.ready.rules;
        let mut state = self.state_when_asked(seat);
        let mut picks = Vec::new();
        while picks.len() < 64 {
            let neutral = G::default_action(rules, &state, seat);
            let (action, progress) = self.try_pick(&mut state, seat, neutral)?;
            picks.push(action);
            if progress == Progress::Entry {
                return Ok(picks);
            }
        }
        Err(Rejection::Fault(Fault::new("neutral", format!("seat {}", seat.0), "the neutral action comes to no entry")))
    }

    /// The seat resigned for good.
    pub fn leave(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection> {
        self.by_table(seat, EntryKind::Leave, at, None)
    }

    /// A bot covers for the seat, or the person is back.
    pub fn sit(&mut self, seat: Seat, sitter: Sitter, at: u64) -> Result<u32, Rejection> {
        let deed = if sitter == Sitter::Bot { EntryKind::Cover } else { EntryKind::Return };
        self.by_table(seat, deed, at, None)
    }

    /// Lays out the state in open form: a scenario's `given`, or a game carried over to other rules.
    pub fn rebase(&mut self, state: serde_json::Value, at: u64) -> Result<u32, Rejection> {
        self.by_table(Seat(0), EntryKind::Rebase(state), at, None)
    }

    pub(super) fn by_table(
        &mut self,
        seat: Seat,
        deed: EntryKind,
        at: u64,
        source: Option<Source<'_>>,
    ) -> Result<u32, Rejection> {
        let awaiting = self.awaiting();
        if awaiting.outcome().is_some() || seat.0 >= self.ready.seats {
            return Err(Rejection::NotAsked);
        }
        let number = self.next_number();
        let mut state = self.state;
        let mut desk = TableDesk::new(source_of(source, &mut self.dice, number), "");
        match &deed {
            EntryKind::Leave => G::leave(&self.ready.rules, &mut state, seat, &mut desk).map_err(|_| stuck(number))?,
            EntryKind::Cover => G::sit(&self.ready.rules, &mut state, seat, Sitter::Bot),
            EntryKind::Return => G::sit(&self.ready.rules, &mut state, seat, Sitter::Person),
            EntryKind::Rebase(open) => {
                state = serde_json::from_value(open.clone())
                    .map_err(|e| Rejection::Fault(Fault::new("bad-state", format!("entry {number}"), e.to_string())))?;
                let check = G::check(&self.ready.rules, &state);
                check.map_err(|b| Rejection::Fault(Fault::new("bad-state", format!("entry {number}"), b.what)))?;
            }
            EntryKind::SetUp | EntryKind::Picks(_) | EntryKind::Withdraw | EntryKind::TakeBack(_) => {
                return Err(Rejection::NotAsked);
            }
        }
        desk.finish();
        let (fell, events, trouble) = (desk.fell, desk.events, desk.trouble);
        if let Some(trouble) = trouble {
            return Err(Rejection::Fault(Fault::new("chance", format!("entry {number}"), trouble)));
        }
        let lasting = !matches!(deed, EntryKind::Cover | EntryKind::Return);
        self.state = state;
        self.write(number, seat, By::Table, deed, None, at, fell);
        self.news.extend(events.into_iter().map(|event| (number, seat, LogItem::Event(event))));
        if lasting {
            self.floors = [number; MAX_SEATS];
            self.live.clear();
            self.drop_answers();
            for seat in self.awaiting().asked().iter() {
                self.questions[seat.at()] += 1;
            }
        }
        Ok(number)
    }

    /// The state in which the seat's next pick is judged: its draft, or the table as it stands; in a window as if
    /// everybody before it had passed.
    pub(super) fn state_when_asked(&self, seat: Seat) -> G::State {
        if let Some(draft) = self.drafts.get(seat.at()).and_then(Option::as_ref) {
            return draft.state;
        }
        let rules = &self.ready.rules;
        let mut state = self.state;
        let mut rng = FastRng::new(0);
        for _ in 0..MAX_SEATS {
            match G::awaiting(rules, &state) {
                Awaiting::Poll { now, queue } if now != seat && queue.has(seat) => {
                    let pass = G::default_action(rules, &state, now);
                    if G::act(rules, &mut state, now, pass, &mut LabDesk::new(&mut rng)).is_err() {
                        break;
                    }
                }
                _ => break,
            }
        }
        state
    }

    /// Judges one pick on this state: it must be listed, and it must be accepted. The chance in it is thrown away.
    pub(super) fn try_pick(
        &self,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
    ) -> Result<(G::Action, Progress), Rejection> {
        let rules = &self.ready.rules;
        let action = G::canonical(rules, state, seat, action);
        let mut choices = Choices::new();
        G::actions(rules, state, seat, &mut choices);
        let listed = choices.contains(&action);
        let mut rng = FastRng::new(0);
        match G::act(rules, state, seat, action, &mut LabDesk::new(&mut rng)) {
            Err(refusal) => Err(rejected(refusal, self.next_number())),
            Ok(progress) if listed => Ok((action, progress)),
            // Never reached by a game that passes conformance; the list is the law.
            Ok(_) => Err(Rejection::Rule(Refusal::new("kernel", "not-offered"))),
        }
    }

    /// Plays complete picks as an entry.
    pub(super) fn commit(
        &mut self,
        seat: Seat,
        picks: &[G::Action],
        text: Option<&str>,
        by: By,
        at: u64,
        source: Option<Source<'_>>,
    ) -> Result<u32, Rejection> {
        let number = self.next_number();
        let before = self.awaiting();
        let rules = self.ready.rules.clone();
        let occasion = G::question_context(&rules, &self.state);
        let passed = picks.len() == 1 && picks[0] == G::default_action(&rules, &self.state, seat);
        let mut state = self.state;
        let mut desk = TableDesk::new(source_of(source, &mut self.dice, number), text.unwrap_or_default());
        let mut choices = Choices::new();
        for (at, &pick) in picks.iter().enumerate() {
            choices.clear();
            G::actions(&rules, &state, seat, &mut choices);
            let listed = choices.contains(&pick);
            let progress =
                G::act(&rules, &mut state, seat, pick, &mut desk).map_err(|refusal| rejected(refusal, number))?;
            let whole = (progress == Progress::Entry) == (at + 1 == picks.len());
            if !listed || !whole {
                return Err(Rejection::Rule(Refusal::new("kernel", "not-offered")));
            }
        }
        desk.finish();
        let (fell, events, lasting, trouble) = (desk.fell, desk.events, desk.irreversible, desk.trouble);
        if let Some(trouble) = trouble {
            return Err(Rejection::Fault(Fault::new("chance", format!("entry {number}"), trouble)));
        }
        let old = std::mem::replace(&mut self.state, state);
        self.live.push(Undoable { number, seat, picks: picks.to_vec(), before: old });
        let names = picks.iter().map(|pick| pick.name()).collect();
        self.write(number, seat, by, EntryKind::Picks(names), text.map(str::to_owned), at, fell);
        self.news.extend(events.into_iter().map(|event| (number, seat, LogItem::Event(event))));
        self.drafts[seat.at()] = None;
        self.early[seat.at()] = None;

        let after = self.awaiting();
        let shared = same_step(before, after);
        self.raise_floors(number, seat, before, after, lasting);
        let polled = matches!(before, Awaiting::Poll { .. });
        if polled && !passed {
            self.last_play = number;
        }
        let same_window = polled
            && passed
            && matches!(after, Awaiting::Poll { .. })
            && G::question_context(&rules, &self.state) == occasion;
        if !shared && !same_window {
            self.drop_answers();
        }
        self.expire_orders();
        for other in after.asked().iter() {
            let fresh = other == seat || !before.asked().has(other) || !(shared || same_window);
            if fresh {
                self.questions[other.at()] += 1;
            }
        }
        Ok(number)
    }

    /// PendingAnswer answers and drafts that were made for another question.
    fn drop_answers(&mut self) {
        self.early = Default::default();
        self.drafts = Default::default();
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn write(
        &mut self,
        number: u32,
        seat: Seat,
        by: By,
        deed: EntryKind,
        text: Option<String>,
        at: u64,
        fell: Vec<crate::chance::ChanceOutcome>,
    ) {
        let digest = format!("{:016x}", digest::<G>(&self.state));
        self.entries.push(Entry { number, seat, by, deed, text, at, fell, digest });
    }
}

/// A refusal by a rule; or a fault, where the flow of the game cannot go on.
fn rejected(refusal: Refusal, number: u32) -> Rejection {
    if refusal == Refusal::STUCK { stuck(number) } else { Rejection::Rule(refusal) }
}

/// The rules have led into a loop or out of the stack: the entry is refused and the table stays as it was.
fn stuck(number: u32) -> Rejection {
    let reason = "the rules cannot go on from here; the table stays as it was";
    Rejection::Fault(Fault::new("stuck", format!("entry {number}"), reason))
}

/// Is it still the same simultaneous step, in which nobody's choice touches another's?
pub(super) fn same_step(before: Awaiting, after: Awaiting) -> bool {
    matches!((before, after), (Awaiting::Each(_), Awaiting::Each(_)) | (Awaiting::Any(_), Awaiting::Any(_)))
}

fn source_of<'a>(source: Option<Source<'a>>, dice: &'a mut Dice, number: u32) -> Source<'a> {
    match (source, dice) {
        (Some(source), _) => source,
        (None, Dice::Seed(seed)) => Source::Seed(seed.stream(number)),
        (None, Dice::Script(script)) => Source::Script(script),
    }
}
