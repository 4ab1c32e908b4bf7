//! One number for everything that the rules of a game answer: two builds that play alike print the same.
//!
//! For work on speed, which may change none of it. The layout of the state may change, so its bytes stay out.

use serde::Serialize;
use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::{Act, Choices, Desk, Game, Luck, Quick, Ready, Seat, Slot, Viewer, serde_json};
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Every so many picks everything is looked at that is said and shown.
const LOOK: u64 = 41;

/// The number, and what went into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fingerprint {
    /// The id of the game.
    pub game: &'static str,
    /// Equal for builds that play alike, given equal games and seed.
    pub number: u64,
    /// Games played.
    pub games: u64,
    /// Picks taken.
    pub picks: u64,
}

/// Plays so many games at tables of any size and options, half of them at random and half by hunches. Into the number
/// go every list of answers, the refusals of wrong ones, what is told and asked of chance, and now and then the open
/// form of the state, all views, prompts and labels, the observation, the plan and the worth.
pub fn fingerprint<G: Game>(games: u64, seed: u64) -> Fingerprint {
    let mut into = DefaultHasher::new();
    let mut picks = 0;
    for game in 0..games {
        let mut luck = Quick::nth(seed, game);
        let ready = any_setup::<G>(&mut luck);
        picks += play::<G>(&ready, game % 2 == 1, &mut luck, &mut into);
    }
    Fingerprint { game: G::about().id, number: into.finish(), games, picks }
}

/// A desk that folds all that passes over it into a number.
struct Folding<'a> {
    luck: &'a mut Quick,
    into: &'a mut DefaultHasher,
}

impl<E: Debug> Desk<E> for Folding<'_> {
    fn roll(&mut self, purpose: &'static str, sides: u8, out: &mut [u8]) {
        out.iter_mut().for_each(|die| *die = self.luck.below(sides.into()) as u8 + 1);
        (purpose, sides, &*out).hash(self.into);
    }
    fn shuffle<T: Slot>(&mut self, purpose: &'static str, cards: &mut [T]) {
        self.luck.mix(cards);
        (purpose, format!("{cards:?}")).hash(self.into);
    }
    fn draw<T: Slot>(&mut self, purpose: &'static str, from: &[T]) -> T {
        let one = from[self.luck.below(from.len() as u32) as usize];
        (purpose, format!("{one:?} of {from:?}")).hash(self.into);
        one
    }
    fn judge(&mut self, _: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        verdict("")
    }
    fn text(&self) -> &str {
        ""
    }
    fn reveal(&mut self) {
        "reveal".hash(self.into);
    }
    fn seal(&mut self) {
        "seal".hash(self.into);
    }
    fn tell(&mut self, event: impl FnOnce() -> E) {
        format!("{:?}", event()).hash(self.into);
    }
}

fn play<G: Game>(ready: &Ready<G>, by_hunch: bool, luck: &mut Quick, into: &mut DefaultHasher) -> u64 {
    let r = &*ready.rules;
    let mut choices = Choices::new();
    let mut picks = 0;
    // In the middle of a choice nobody else is asked.
    let mut drafting = None;
    let mut s = G::set_up(r, &mut Folding { luck, into });
    while let Some(seat) = drafting.or_else(|| G::awaiting(r, &s).next()) {
        format!("{:?}", G::awaiting(r, &s)).hash(into);
        choices.clear();
        G::actions(r, &s, seat, &mut choices);
        if choices.is_empty() {
            break;
        }
        choices.iter().for_each(|action| action.index().hash(into));
        if picks % LOOK == 0 {
            look::<G>(ready, &s, seat, &choices, into);
        }
        // Anything at all, and something with a verb of the moment: most of what could be refused for a reason.
        let verb = choices[luck.below(choices.len() as u32) as usize].verb();
        for any in [any(luck, |_: G::Action| true), any(luck, |action: G::Action| action.verb() == verb)] {
            let Some(any) = any else { continue };
            let mut other = s;
            let tried = G::act(r, &mut other, seat, any, &mut Folding { luck, into });
            format!("{any:?} {tried:?} {:?}", G::awaiting(r, &other)).hash(into);
        }
        let action = if by_hunch && luck.below(4) > 0 {
            G::hunch(r, &s, seat, &choices, luck)
        } else {
            choices[luck.below(choices.len() as u32) as usize]
        };
        let done = G::act(r, &mut s, seat, action, &mut Folding { luck, into });
        format!("{action:?} {done:?}").hash(into);
        drafting = matches!(done, Ok(staffetta_kernel::Progress::Pick)).then_some(seat);
        picks += 1;
    }
    format!("{:?}", G::awaiting(r, &s)).hash(into);
    spell(&s, into);
    picks
}

fn spell(thing: &impl Serialize, into: &mut DefaultHasher) {
    // What cannot be spelt would be a fault in itself, and is a difference to a build that can.
    serde_json::to_string(thing).unwrap_or_default().hash(into);
}

/// Some action that fits, or after many throws any other.
fn any<A: Act>(luck: &mut Quick, fits: impl Fn(A) -> bool) -> Option<A> {
    let mut throw = || A::at(luck.below(A::SIZE as u32) as usize);
    let mut action = throw();
    for _ in 0..60 {
        if action.is_some_and(&fits) {
            break;
        }
        action = throw();
    }
    action
}

/// The open form, what everybody sees, what is asked and what each answer is called.
fn look<G: Game>(ready: &Ready<G>, s: &G::State, seat: Seat, choices: &Choices<G::Action>, into: &mut DefaultHasher) {
    let r = &*ready.rules;
    spell(s, into);
    let seats = (0..ready.seats).map(|at| Viewer::Seat(Seat(at)));
    for viewer in seats.chain([Viewer::Crowd, Viewer::Open]) {
        let view = G::view(r, s, viewer);
        spell(&view, into);
        format!("{:?}", G::prompt(r, &view)).hash(into);
    }
    let view = G::view(r, s, Viewer::Seat(seat));
    for &action in choices.iter() {
        format!("{:?}", G::label(r, &view, action)).hash(into);
    }
    let mut seen = vec![0.0; G::OBSERVATION];
    G::observe(r, &view, &mut seen);
    seen.iter().for_each(|x: &f32| x.to_bits().hash(into));
    format!("{:?}", G::worth(r, s)).hash(into);
    let mut plan = Vec::new();
    G::plan(r, &view, seat, &mut Quick::new(7), &mut plan);
    plan.iter().for_each(|action| action.index().hash(into));
}
