//! Picks of a choice in the making, and answers that wait for their turn in a window.

use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Progress};
use crate::choices::Choices;
use crate::desk::LabDesk;
use crate::fault::{Fault, Refusal};
use crate::game::Game;
use crate::record::By;
use crate::rng::FastRng;
use crate::seat::{MAX_SEATS, Seat, Viewer};

use super::{Draft, Pending, PendingAnswer, Rejection, Table};

/// What became of a pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// It joined the seat's draft.
    Drafted,
    /// It completed an answer that waits for its turn.
    Held,
    /// It became this entry.
    Entry(u32),
}

impl<G: Game> Table<G> {
    /// Takes one more pick of a seat: it joins the draft, or completes an entry. In a window the complete answer is
    /// held until the next [`Table::release_pending`], so that nobody can tell early answers, orders and slow fingers apart.
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
                let (question, text) = (self.question(seat), text.map(str::to_owned));
                self.pending[seat.at()] = Some(PendingAnswer { question, picks, text, by, token: None });
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

    /// Discards the seat's draft and, in a window, the answer it has given early.
    pub fn discard_draft(&mut self, seat: Seat) {
        if seat.at() < MAX_SEATS {
            self.drafts[seat.at()] = None;
            self.pending[seat.at()] = None;
        }
    }

    /// The picks of the seat's draft.
    pub fn draft(&self, seat: Seat) -> &[G::Action] {
        self.drafts.get(seat.at()).and_then(Option::as_ref).map_or(&[], |draft| &draft.picks)
    }

    /// The answer of the seat that waits for its turn in a window.
    pub fn pending(&self, seat: Seat) -> Option<Pending> {
        let answer = self.pending.get(seat.at())?.as_ref()?;
        let picks = answer.picks.iter().map(|pick| pick.name()).collect();
        Some(Pending { question: answer.question, picks, token: answer.token.clone() })
    }

    /// Keeps the name under which a client sent the answer that waits; it goes with the entry that the answer becomes.
    pub fn set_pending_token(&mut self, seat: Seat, token: &str) {
        if let Some(answer) = self.pending.get_mut(seat.at()).and_then(Option::as_mut) {
            answer.token = Some(token.to_owned());
        }
    }

    /// The names under which clients sent answers that have become entries since this was last called.
    pub fn take_entry_tokens(&mut self) -> Vec<(u32, String)> {
        std::mem::take(&mut self.entry_tokens)
    }

    /// Has the seat given its answer to the window already?
    pub fn answered(&self, seat: Seat) -> bool {
        self.pending.get(seat.at()).is_some_and(Option::is_some)
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
}

/// A refusal by a rule; or a fault, where the flow of the game cannot go on.
pub(super) fn rejected(refusal: Refusal, number: u32) -> Rejection {
    if refusal == Refusal::STUCK { stuck(number) } else { Rejection::Rule(refusal) }
}

/// The rules have led into a loop or out of the stack: the entry is refused and the table stays as it was.
pub(super) fn stuck(number: u32) -> Rejection {
    let reason = "the rules cannot go on from here; the table stays as it was";
    Rejection::Fault(Fault::new("stuck", format!("entry {number}"), reason))
}
