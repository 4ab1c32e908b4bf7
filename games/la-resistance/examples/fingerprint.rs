//! One number for everything that the rules answer: two builds that play alike print the same.
//!
//! `cargo run --release -p staffetta-la-resistance --example fingerprint -- 3000`: games at random, at tables of any size
//! and options. Into the number go every list of answers, the refusal of a wrong answer in each position, what is told
//! and asked of chance, and every state. For work on speed, which may change none of it.

use staffetta_kernel::options::{Kind, Spec, Value};
use staffetta_kernel::{Act, Choices, Desk, Game, Luck, Quick, Ready, Setup, Slot, digest};
use staffetta_la_resistance::{Event, LaResistance as G};
use std::hash::{DefaultHasher, Hash, Hasher};

type Action = <G as Game>::Action;

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
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(3_000);
    let mut into = DefaultHasher::new();
    let mut picks = 0u64;
    for game in 0..games {
        let mut luck = Quick::nth(1943, game);
        picks += play(&table(&mut luck), &mut luck, &mut into);
    }
    println!("{:016x} over {games} games, {picks} picks", into.finish());
}

/// A table of any size and options; contradicting ones are chosen again.
fn table(luck: &mut Quick) -> Ready<G> {
    loop {
        let mut setup = Setup::seats(3 + luck.below(3) as u8);
        for option in G::schema() {
            if luck.below(3) == 0 {
                setup.options.insert(option.key.to_owned(), value(option, luck));
            }
        }
        if let Ok(ready) = setup.ready() {
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

fn play(ready: &Ready<G>, luck: &mut Quick, into: &mut DefaultHasher) -> u64 {
    let r = &*ready.rules;
    let mut choices = Choices::new();
    let mut picks = 0;
    let mut s = G::set_up(r, &mut Folding { luck, into });
    while let Some(seat) = G::awaiting(r, &s).next() {
        format!("{:?}", G::awaiting(r, &s)).hash(into);
        for asked in G::awaiting(r, &s).asked().iter() {
            choices.clear();
            G::actions(r, &s, asked, &mut choices);
            choices.hash(into);
        }
        let mut other = s;
        if let Some(any) = Action::at(luck.below(Action::SIZE as u32) as usize) {
            let tried = G::act(r, &mut other, seat, any, &mut Folding { luck, into });
            format!("{any:?} {tried:?} {:x}", digest::<G>(&other)).hash(into);
        }
        choices.clear();
        G::actions(r, &s, seat, &mut choices);
        let action = choices[luck.below(choices.len() as u32) as usize];
        let done = G::act(r, &mut s, seat, action, &mut Folding { luck, into });
        format!("{action:?} {done:?} {:x}", digest::<G>(&s)).hash(into);
        picks += 1;
    }
    format!("{:?}", G::awaiting(r, &s)).hash(into);
    picks
}
