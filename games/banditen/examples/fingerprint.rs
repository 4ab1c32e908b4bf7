//! One number for everything that the rules answer: two builds that play alike print the same.
//!
//! `cargo run --release -p staffetta-banditen --example fingerprint -- 400`: games of both battles with any options, half
//! of them at random and half by hunches. Into the number go every list of answers, the refusals of wrong ones, what is
//! told and asked of chance, and now and then the open form of the state, the views and all labels. For work on speed,
//! which may change none of it; the layout of the state may change, so its bytes stay out.

use staffetta_banditen::{Action, Banditen as G, Event};
use staffetta_kernel::options::{Kind, Spec, Value};
use staffetta_kernel::serde_json::to_string;
use staffetta_kernel::{Act, Choices, Desk, Game, Luck, Quick, Ready, Seat, Setup, Slot, Viewer};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A desk that folds all that passes over it into a number.
struct Folding<'a> {
    luck: &'a mut Quick,
    into: &'a mut DefaultHasher,
}

impl Desk<Event> for Folding<'_> {
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
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        format!("{:?}", event()).hash(self.into);
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(400);
    let mut into = DefaultHasher::new();
    let mut picks = 0u64;
    for game in 0..games {
        let mut luck = Quick::nth(1944, game);
        let battle = if game % 2 == 0 { "gravellona" } else { "tarnova" };
        picks += play(&table(battle, &mut luck), game / 2 % 2 == 1, &mut luck, &mut into);
    }
    println!("{:016x} over {games} games, {picks} picks", into.finish());
}

/// A table of this battle; every second one with some options changed.
fn table(battle: &str, luck: &mut Quick) -> Ready<G> {
    let changed = luck.below(2) == 1;
    loop {
        let mut setup = Setup::seats(2);
        for option in G::schema() {
            if changed && luck.below(3) == 0 {
                setup.options.insert(option.key.to_owned(), value(option, luck));
            }
        }
        if let Ok(ready) = setup.option("scenario", battle).ready() {
            return ready;
        }
    }
}

fn value(option: &Spec, luck: &mut Quick) -> Value {
    match option.kind {
        Kind::Flag => Value::Flag(luck.below(2) == 1),
        Kind::Int { min, max } => Value::Int(min + i64::from(luck.below((max - min) as u32 + 1))),
        Kind::Choice(words) => Value::Word(words[luck.below(words.len() as u32) as usize].to_owned()),
    }
}

fn play(ready: &Ready<G>, by_hunch: bool, luck: &mut Quick, into: &mut DefaultHasher) -> u64 {
    let r = &*ready.rules;
    let mut choices = Choices::new();
    let mut picks = 0;
    let mut s = G::set_up(r, &mut Folding { luck, into });
    while let Some(seat) = G::awaiting(r, &s).next() {
        format!("{:?}", G::awaiting(r, &s)).hash(into);
        choices.clear();
        G::actions(r, &s, seat, &mut choices);
        choices.hash(into);
        if picks % 41 == 0 {
            look(r, &s, seat, &choices, into);
        }
        // Anything at all, and something with a verb of the moment: most of what could be refused for a reason.
        let verb = choices[luck.below(choices.len() as u32) as usize].verb();
        for any in [any(luck, |_| true), any(luck, |action| action.verb() == verb)] {
            let mut other = s;
            let tried = G::act(r, &mut other, seat, any, &mut Folding { luck, into });
            format!("{any:?} {tried:?} {:?}", G::awaiting(r, &other)).hash(into);
        }
        let hunch = by_hunch && luck.below(4) > 0;
        let action = if hunch {
            G::hunch(r, &s, seat, &choices, luck)
        } else {
            choices[luck.below(choices.len() as u32) as usize]
        };
        let done = G::act(r, &mut s, seat, action, &mut Folding { luck, into });
        format!("{action:?} {done:?}").hash(into);
        picks += 1;
    }
    format!("{:?}", G::awaiting(r, &s)).hash(into);
    to_string(&s).expect("an open form").hash(into);
    picks
}

/// Some action that fits, or after many throws any other.
fn any(luck: &mut Quick, fits: impl Fn(Action) -> bool) -> Action {
    let mut throw = || Action::at(luck.below(Action::SIZE as u32) as usize).expect("within the space");
    let mut action = throw();
    for _ in 0..60 {
        if fits(action) {
            break;
        }
        action = throw();
    }
    action
}

/// The open form, what everybody sees, what is asked and what each answer is called.
fn look(
    r: &<G as Game>::Rules,
    s: &<G as Game>::State,
    seat: Seat,
    choices: &Choices<Action>,
    into: &mut DefaultHasher,
) {
    to_string(s).expect("an open form").hash(into);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Crowd, Viewer::Open] {
        let view = G::view(r, s, viewer);
        to_string(&view).expect("a view in words").hash(into);
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
    plan.hash(into);
}
