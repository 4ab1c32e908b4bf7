//! The desk of a real table: it writes down everything that falls.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;

use crate::action_space::Target;
use crate::desk::Desk;
use crate::rng::{EntryRng, Rng};

/// A die, an order of cards, a draw or a verdict with its purpose, written `white roll: 6 4 4 5 2 1`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct ChanceOutcome {
    /// What it was for.
    pub purpose: String,
    /// What came: dice; cards in their new order, top first; the one drawn; the verdict.
    pub came: String,
}

impl From<ChanceOutcome> for String {
    fn from(fell: ChanceOutcome) -> Self {
        format!("{}: {}", fell.purpose, fell.came)
    }
}

impl TryFrom<String> for ChanceOutcome {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let (purpose, came) =
            text.split_once(": ").ok_or_else(|| format!("'{text}' is not written 'purpose: what came'"))?;
        Ok(Self { purpose: purpose.to_owned(), came: came.to_owned() })
    }
}

/// What is to fall in a scenario, by purpose.
#[derive(Clone, Debug, Default)]
pub struct Script(BTreeMap<String, VecDeque<String>>);

impl Script {
    /// These outcomes for these purposes, each list in order.
    pub fn new(lines: impl IntoIterator<Item = (String, Vec<String>)>) -> Self {
        Self(lines.into_iter().map(|(purpose, came)| (purpose, came.into())).collect())
    }

    /// Adds outcomes for a purpose.
    pub fn add(&mut self, purpose: &str, came: &str) {
        self.0.entry(purpose.to_owned()).or_default().push_back(came.to_owned());
    }

    /// What was scripted and did not fall.
    pub fn left(&self) -> Vec<ChanceOutcome> {
        self.0
            .iter()
            .flat_map(|(purpose, came)| {
                came.iter().map(|came| ChanceOutcome { purpose: purpose.clone(), came: came.clone() })
            })
            .collect()
    }

    fn next(&mut self, purpose: &str) -> Option<String> {
        self.0.get_mut(purpose).and_then(VecDeque::pop_front)
    }
}

/// Where chance comes from.
#[derive(Debug)]
pub enum Source<'a> {
    /// The table's seed, under the number of the entry.
    Seed(EntryRng),
    /// The seed, compared with what a record says.
    Verify(EntryRng, VecDeque<ChanceOutcome>),
    /// What a record says.
    Follow(VecDeque<ChanceOutcome>),
    /// What a scenario says.
    Script(&'a mut Script),
    /// No chance is expected.
    Nothing,
}

/// What the rules asked of chance: with the seed and the number of the entry it gives what came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// So many dice with so many sides.
    Roll {
        /// How many dice.
        count: u8,
        /// Their sides.
        sides: u8,
    },
    /// A new order of these cards, listed as they lay, the last on top.
    Shuffle(Vec<String>),
    /// One of these.
    Draw(Vec<String>),
    /// A verdict on a text: no chance at all.
    Judge,
}

/// The desk at which a table's entries are played.
#[derive(Debug)]
pub struct TableDesk<'a, E> {
    source: Source<'a>,
    text: &'a str,
    /// What fell.
    pub fell: Vec<ChanceOutcome>,
    /// What was asked for, one for each outcome; kept only where a record is played again.
    pub asked: Vec<Asked>,
    /// What was told.
    pub events: Vec<E>,
    /// Has something happened that cannot be taken back?
    pub irreversible: bool,
    /// What is wrong with the chance that came, if anything.
    pub trouble: Option<String>,
}

impl<'a, E> TableDesk<'a, E> {
    /// A desk with this source of chance, lending this text.
    pub fn new(source: Source<'a>, text: &'a str) -> Self {
        let (fell, asked, events) = Default::default();
        Self { source, text, fell, asked, events, irreversible: false, trouble: None }
    }

    /// Is a take-back played again that was recorded before unseen piles were drawn anew?
    pub fn leaves_piles(&self) -> bool {
        matches!(&self.source, Source::Verify(_, expected) | Source::Follow(expected) if expected.is_empty())
    }

    fn note(&mut self, asked: impl FnOnce() -> Asked) {
        if matches!(self.source, Source::Verify(..) | Source::Follow(_)) {
            self.asked.push(asked());
        }
    }

    /// Complains of what a record says fell and the rules did not ask for.
    pub fn finish(&mut self) {
        if let Source::Verify(_, rest) | Source::Follow(rest) = &self.source
            && let Some(fell) = rest.front()
        {
            let line = String::from(fell.clone());
            self.complain(format!("'{line}' is in the record but the rules did not ask for it"));
        }
    }

    fn complain(&mut self, what: String) {
        self.trouble.get_or_insert(what);
    }

    /// One outcome: derived from words, or read from what the source says.
    fn fall<T>(
        &mut self,
        purpose: &'static str,
        derive: impl FnOnce(&mut EntryRng) -> T,
        write: impl Fn(&T) -> String,
        read: impl Fn(&str) -> Option<T>,
        fallback: impl FnOnce() -> T,
    ) -> T {
        self.irreversible = true;
        let (value, trouble) = match &mut self.source {
            Source::Seed(stream) => (Some(derive(stream)), None),
            Source::Verify(stream, expected) => {
                let value = derive(stream);
                let came = write(&value);
                let trouble = match expected.pop_front() {
                    Some(fell) if fell.purpose == purpose && fell.came == came => None,
                    Some(fell) => Some(format!(
                        "the seed gives '{purpose}: {came}' but the record says '{}: {}'",
                        fell.purpose, fell.came
                    )),
                    None => Some(format!("the seed gives '{purpose}: {came}' but the record has nothing")),
                };
                (Some(value), trouble)
            }
            Source::Follow(expected) => match expected.pop_front() {
                Some(fell) if fell.purpose == purpose => match read(&fell.came) {
                    Some(value) => (Some(value), None),
                    None => (None, Some(format!("'{}' cannot have come for '{purpose}'", fell.came))),
                },
                Some(fell) => {
                    (None, Some(format!("the rules ask for '{purpose}' but the record has '{}'", fell.purpose)))
                }
                None => (None, Some(format!("the rules ask for '{purpose}' but the record has nothing"))),
            },
            Source::Script(script) => match script.next(purpose) {
                Some(came) => match read(&came) {
                    Some(value) => (Some(value), None),
                    None => (None, Some(format!("the scripted '{came}' cannot come for '{purpose}'"))),
                },
                None => (None, Some(format!("nothing is scripted for '{purpose}'"))),
            },
            Source::Nothing => (None, Some(format!("the rules ask for '{purpose}' where no chance may be"))),
        };
        if let Some(trouble) = trouble {
            self.complain(trouble);
        }
        let value = value.unwrap_or_else(fallback);
        self.fell.push(ChanceOutcome { purpose: purpose.to_owned(), came: write(&value) });
        value
    }
}

fn words(list: impl IntoIterator<Item = String>) -> String {
    list.into_iter().fold(String::new(), |mut line, word| {
        let gap = if line.is_empty() { "" } else { " " };
        let _ = write!(line, "{gap}{word}");
        line
    })
}

impl<E> Desk<E> for TableDesk<'_, E> {
    fn roll(&mut self, purpose: &'static str, sides: u8, out: &mut [u8]) {
        let count = out.len();
        self.note(|| Asked::Roll { count: count as u8, sides });
        let dice = self.fall(
            purpose,
            |stream| (0..count).map(|_| stream.below(sides.into()) as u8 + 1).collect::<Vec<u8>>(),
            |dice| words(dice.iter().map(u8::to_string)),
            |came| {
                let dice: Vec<u8> = came.split_whitespace().map(|d| d.parse().ok()).collect::<Option<_>>()?;
                (dice.len() == count && dice.iter().all(|d| (1..=sides).contains(d))).then_some(dice)
            },
            || vec![1; count],
        );
        out.copy_from_slice(&dice);
    }

    fn shuffle<T: Target>(&mut self, purpose: &'static str, cards: &mut [T]) {
        let before: Vec<T> = cards.to_vec();
        self.note(|| Asked::Shuffle(before.iter().map(|card| card.name()).collect()));
        let order = self.fall(
            purpose,
            |stream| {
                let mut cards = before.clone();
                stream.shuffle(&mut cards);
                cards
            },
            |cards| words(cards.iter().rev().map(|card| card.name())),
            |came| {
                // Same cards, each as often as before; the script writes the top first.
                let mut order: Vec<T> = came.split_whitespace().map(T::parse).collect::<Option<_>>()?;
                order.reverse();
                let mut rest = before.clone();
                for card in &order {
                    let at = rest.iter().position(|other| other == card)?;
                    rest.swap_remove(at);
                }
                rest.is_empty().then_some(order)
            },
            || before.clone(),
        );
        cards.copy_from_slice(&order);
    }

    fn draw<T: Target>(&mut self, purpose: &'static str, from: &[T]) -> T {
        self.note(|| Asked::Draw(from.iter().map(|one| one.name()).collect()));
        self.fall(
            purpose,
            |stream| from[stream.below(from.len() as u32) as usize],
            |one| one.name(),
            |came| T::parse(came).filter(|one| from.contains(one)),
            || from[0],
        )
    }

    fn judge(&mut self, purpose: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        self.irreversible = true;
        self.note(|| Asked::Judge);
        let computed = verdict(self.text);
        // A verdict is taken from the record even where the seed is verified: answer lists may be corrected later.
        let (recorded, wrong) = match &mut self.source {
            Source::Verify(_, expected) | Source::Follow(expected) => match expected.pop_front() {
                Some(fell) if fell.purpose == purpose => (Some(fell.came), None),
                Some(fell) => {
                    (None, Some(format!("the rules ask for '{purpose}' but the record has '{}'", fell.purpose)))
                }
                None => (None, Some(format!("the rules ask for '{purpose}' but the record has nothing"))),
            },
            Source::Script(script) => (script.next(purpose), None),
            Source::Seed(_) | Source::Nothing => (None, None),
        };
        if let Some(wrong) = wrong {
            self.complain(wrong);
        }
        let value = match recorded.map(|came| (came.parse(), came)) {
            Some((Ok(value), _)) => value,
            Some((Err(_), came)) => {
                self.complain(format!("'{came}' cannot have come for '{purpose}'"));
                computed
            }
            None => computed,
        };
        self.fell.push(ChanceOutcome { purpose: purpose.to_owned(), came: value.to_string() });
        value
    }

    fn text(&self) -> &str {
        self.text
    }

    fn reveal(&mut self) {
        self.irreversible = true;
    }

    fn seal(&mut self) {
        self.irreversible = true;
    }

    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(fell: &str) -> (u8, Option<String>) {
        let fell = VecDeque::from([ChanceOutcome::try_from(fell.to_owned()).expect("an outcome")]);
        let mut desk = TableDesk::<()>::new(Source::Follow(fell), "Tito");
        let value = Desk::<()>::judge(&mut desk, "answer", |_| 1);
        desk.finish();
        (value, desk.trouble)
    }

    #[test]
    fn a_recorded_verdict_counts_and_one_for_another_purpose_is_a_fault() {
        assert_eq!(judged("answer: 2"), (2, None));
        assert!(judged("fire: 2").1.is_some_and(|trouble| trouble.contains("the record has 'fire'")));
        assert!(judged("answer: right").1.is_some_and(|trouble| trouble.contains("cannot have come")));
    }
}
