//! A moment of a game of which a sample is wanted: when it fits, and who sees it.

use serde_json::Value as Json;
use staffetta_kernel::{AnyTable, Seat, Viewer};

use crate::partial_answer::{Step, with_partial_answer};
use crate::sample::{Asking, Sample};

/// Is this the moment? Told the view of the seat that is asked (at the end: everything) and what it is offered.
pub type Fits = fn(&Json, &[String]) -> bool;

/// Asks what the board asks in a moment. Told the view of whoever sees the sample, and what it is offered.
pub type Questions = fn(&Json, &[String], &mut Asking<'_>);

/// Who sees the table in a sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// The seat that is asked.
    Asked,
    /// The next seat, which waits.
    Other,
    /// A spectator.
    Crowd,
    /// Somebody who replays a finished game with nothing hidden.
    Open,
}

/// A moment to look for.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The name of its sample.
    pub name: &'static str,
    /// How many sit at the table.
    pub seats: u8,
    /// The options of the table that are not as the game has them.
    pub options: &'static [(&'static str, &'static str)],
    /// What is typed wherever an answer is typed; without it nobody types anything.
    pub typed: Option<&'static str>,
    /// The key of the prompt: what is asked.
    pub question: &'static str,
    /// What else must be so.
    pub fits: Fits,
    /// Who sees it.
    pub eyes: Eyes,
    /// The steps of the asked seat's partial answer.
    pub half: &'static [Step],
    /// What the board asks the rules.
    pub questions: Questions,
}

impl Moment {
    /// The seat that is asked this, at a table of so many.
    pub const fn new(name: &'static str, seats: u8, question: &'static str, fits: Fits) -> Self {
        Self {
            name,
            seats,
            options: &[],
            typed: None,
            question,
            fits,
            eyes: Eyes::Asked,
            half: &[],
            questions: |_, _, _| (),
        }
    }

    /// At a table with these options.
    pub const fn with(self, options: &'static [(&'static str, &'static str)]) -> Self {
        Self { options, ..self }
    }

    /// At a table where everybody types this.
    pub const fn typing(self, words: &'static str) -> Self {
        Self { typed: Some(words), ..self }
    }

    /// Seen by this viewer.
    pub const fn seen_by(self, eyes: Eyes) -> Self {
        Self { eyes, ..self }
    }

    /// With a partial answer.
    pub const fn half(self, half: &'static [Step]) -> Self {
        Self { half, ..self }
    }

    /// With the answers to what the board asks.
    pub const fn asking(self, questions: Questions) -> Self {
        Self { questions, ..self }
    }

    /// Do the two happen at tables of the same kind?
    pub(crate) fn shares_table(&self, other: &Self) -> bool {
        self.seats == other.seats && self.options == other.options && self.typed == other.typed
    }

    /// The sample, if this is the moment.
    pub(crate) fn sample_at(&self, table: &dyn AnyTable, asked: Seat) -> Option<Sample> {
        if table.prompt(Viewer::Seat(asked)).key != self.question {
            return None;
        }
        let over = table.awaiting().outcome().is_some();
        let view = table.view(if over { Viewer::Open } else { Viewer::Seat(asked) });
        if !(self.fits)(&view, &offered(table, asked)) {
            return None;
        }
        let table = with_partial_answer(table, asked, self.half)?;
        let viewer = match self.eyes {
            Eyes::Asked => Viewer::Seat(asked),
            Eyes::Other => {
                let other = Seat((asked.0 + 1) % table.seats());
                if table.awaiting().asked().has(other) {
                    return None;
                }
                Viewer::Seat(other)
            }
            Eyes::Crowd => Viewer::Crowd,
            Eyes::Open => Viewer::Open,
        };
        Some(Sample::of(table.as_ref(), viewer, self.questions))
    }
}

/// The names of what a seat may do.
pub(crate) fn offered(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    table.offers(seat).into_iter().map(|offer| offer.action).collect()
}

/// Does an action begin with this word: a verb (`lay`), or a verb and the beginning of its target (`lay die:w`)?
pub(crate) fn begins(action: &str, word: &str) -> bool {
    if word.contains(' ') { action.starts_with(word) } else { action.split(' ').next() == Some(word) }
}

/// How many of the offers begin with this word: a verb (`lay`), or a verb and the beginning of its target (`lay die:w`).
pub fn count(offers: &[String], word: &str) -> usize {
    offers.iter().filter(|offer| begins(offer, word)).count()
}

/// Does one of the offers begin with this word?
pub fn has(offers: &[String], word: &str) -> bool {
    offers.iter().any(|offer| begins(offer, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verb_is_a_whole_word_and_a_target_may_be_begun() {
        let offers =
            ["defeat mission:1", "defeat_alt mission:1", "lay die:w1", "lay die:b1", "pass"].map(str::to_owned);
        assert_eq!(count(&offers, "defeat"), 1);
        assert_eq!(count(&offers, "lay"), 2);
        assert_eq!(count(&offers, "lay die:w"), 1);
        assert!(has(&offers, "pass"));
        assert!(!has(&offers, "defeat mission:2"));
    }
}
