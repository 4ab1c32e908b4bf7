//! Partial answers: picks that a seat has made of an answer that is not complete yet.

use serde_json::Value as Json;
use staffetta_kernel::record::By;
use staffetta_kernel::{AnyTable, Seat, Viewer};

use crate::moment::{begins, count, offered};

/// One step towards a partial answer. A word is a verb, or a verb and the beginning of its target.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Picks what begins with this word: the first offer after which the other steps can be done.
    Pick(&'static str),
    /// Picks what the game knows to be fit, by its own view.
    Fit(fn(&Json, &str) -> bool),
    /// Picks what begins with this word, but only where the other steps cannot be done without it.
    Perhaps(&'static str),
    /// Goes on picking what begins with one of these words, once at least, as long as the answer stays partial.
    On(&'static [&'static str]),
    /// Picks nothing: so many offers must begin with this word.
    Offered(&'static str, usize),
}

/// The table after these steps of the seat, if they can be done.
pub(crate) fn with_partial_answer(table: &dyn AnyTable, seat: Seat, steps: &[Step]) -> Option<Box<dyn AnyTable>> {
    let Some((&first, rest)) = steps.split_first() else { return Some(table.copy()) };
    let offers = offered(table, seat);
    let pick = |fits: &dyn Fn(&str) -> bool| {
        let fitting = offers.iter().filter(|offer| fits(offer));
        fitting
            .filter_map(|offer| picked(table, seat, offer))
            .find_map(|next| with_partial_answer(next.as_ref(), seat, rest))
    };
    match first {
        Step::Pick(word) => pick(&|offer| begins(offer, word)),
        Step::Fit(fits) => {
            let view = table.view(Viewer::Seat(seat));
            pick(&|offer| fits(&view, offer))
        }
        Step::Perhaps(word) => with_partial_answer(table, seat, rest).or_else(|| pick(&|offer| begins(offer, word))),
        Step::On(words) => with_partial_answer(pick_on(table, seat, words)?.as_ref(), seat, rest),
        Step::Offered(word, least) => {
            if count(&offers, word) < least {
                return None;
            }
            with_partial_answer(table, seat, rest)
        }
    }
}

/// With one pick more; nothing if that would complete the answer.
fn picked(table: &dyn AnyTable, seat: Seat, offer: &str) -> Option<Box<dyn AnyTable>> {
    let mut next = table.copy();
    next.pick(seat, offer, None, By::Seat, 0).ok()?;
    (!next.draft(seat).is_empty()).then_some(next)
}

fn pick_on(table: &dyn AnyTable, seat: Seat, words: &[&str]) -> Option<Box<dyn AnyTable>> {
    let further = |table: &dyn AnyTable| {
        let offers = offered(table, seat);
        let offer = offers.iter().find(|offer| words.iter().any(|word| begins(offer, word)))?;
        picked(table, seat, offer)
    };
    let mut last = further(table)?;
    while let Some(next) = further(last.as_ref()) {
        last = next;
    }
    Some(last)
}
