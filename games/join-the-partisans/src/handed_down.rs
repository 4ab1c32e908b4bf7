//! What a table hands down to its rematch: the questions that it met lately (JP-1.3) and who bears a title (JP-15.10).

use staffetta_kernel::options::{Chosen, Value};
use staffetta_kernel::{Fault, Options, Pile, Seat, Seats, Target};

use crate::cards::{Question, Questions};
use crate::rules::Rules;
use crate::sample_world::unseen_questions;
use crate::scoring;
use crate::state::State;

/// So many questions are remembered: what was met before them may lie on top again.
const REMEMBERED: usize = 60;

/// The options that carry it.
const MET: &str = "met_questions";
const COMMANDERS: &str = "past_commanders";
const HEROES: &str = "past_heroes";

/// What an earlier table handed down to this one.
#[derive(Debug)]
pub struct HandedDown {
    /// The questions met lately, those of the longest ago first.
    order: Vec<Question>,
    met: Questions,
    /// The Commanders of the game before.
    pub commanders: Seats,
    /// Its People's Heroes.
    pub heroes: Seats,
}

/// A list of names, each once.
fn listed<T: PartialEq>(o: &Options, key: &str, one: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Fault> {
    let mut list = Vec::new();
    for name in o.word(key).split_whitespace() {
        match one(name).filter(|found| !list.contains(found)) {
            Some(found) => list.push(found),
            None => {
                let reason = format!("'{name}' does not exist here, or stands there twice");
                return Err(Fault::new("bad-option-value", format!("option {key}"), reason));
            }
        }
    }
    Ok(list)
}

impl HandedDown {
    /// As the options of this table say.
    pub fn read(seats: u8, o: &Options) -> Result<Self, Fault> {
        let order = listed(o, MET, <Question as Target>::parse)?;
        let seat = |name: &str| name.parse().ok().filter(|&seat| seat < seats).map(Seat);
        let met = order.iter().copied().collect();
        let commanders = listed(o, COMMANDERS, seat)?.into_iter().collect();
        Ok(Self { order, met, commanders, heroes: listed(o, HEROES, seat)?.into_iter().collect() })
    }

    /// The pile with the questions met lately under the others; in each part as they lay.
    pub fn met_last(&self, pile: Pile<Question, 100>) -> Pile<Question, 100> {
        if self.order.is_empty() {
            return pile;
        }
        let of = |met: bool| pile.iter().copied().filter(move |&card| self.met.has(card) == met);
        of(true).chain(of(false)).collect()
    }
}

/// Writes into the options of the next table what this one hands down; everybody sits so many seats further there.
pub fn hand_down(r: &Rules, s: &State, options: &mut Chosen, further: u8) {
    let p = &s.public;
    let unseen: Questions = unseen_questions(p).collect();
    let before = r.handed_down.order.iter().copied().filter(|&card| unseen.has(card));
    let mut met: Vec<Question> = before.chain(Question::all().filter(|&card| !unseen.has(card))).collect();
    met.drain(..met.len().saturating_sub(REMEMBERED));
    // A game that was broken off gives no titles: they stay with whoever has them.
    let (commanders, heroes) = if p.stack.is_empty() {
        (scoring::outcome(r, p).winners(), scoring::heroes(r, p))
    } else {
        (r.handed_down.commanders, r.handed_down.heroes)
    };
    let seats = |bearers: Seats| {
        let moved: Seats = bearers.iter().map(|seat| seat.left(further, r.cast.seats)).collect();
        moved.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(" ")
    };
    let met = met.into_iter().map(Target::name).collect::<Vec<_>>().join(" ");
    for (key, words) in [(MET, met), (COMMANDERS, seats(commanders)), (HEROES, seats(heroes))] {
        options.insert(key.to_owned(), Value::Word(words));
    }
}
