//! What happened, as the log tells it. Nothing that is told is hidden from anybody: the values of mines are told
//! only when they go off, and where they lie only when all of them do.

use std::sync::Arc;

use staffetta_kernel::{Arg, Seat, Target, Told, Viewer};

use crate::hex::Hex;
use crate::names::spoken;
use crate::rules::Rules;
use crate::state::{Field, Unit, counters};

/// Something that happened at the table. Everybody is told the same, so copies of a table share it.
#[derive(Clone, PartialEq, Debug)]
pub struct Event(Arc<Told>);

impl Event {
    /// An event of this kind under this rule.
    pub(crate) fn new(what: &'static str, rule: &'static str) -> Self {
        Self(Arc::new(Told::new(what, rule)))
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        Arc::make_mut(&mut self.0).args.0.push((name, value.into()));
        self
    }

    pub(crate) fn seat(self, seat: Seat) -> Self {
        self.with("seat", seat)
    }

    pub(crate) fn hex(self, name: &'static str, hex: Hex) -> Self {
        if hex.on_map() { self.with(name, Arg::Plain(hex.name())) } else { self.with(name, word("place", "pool")) }
    }

    pub(crate) fn word(self, name: &'static str, prefix: &str, value: &str) -> Self {
        self.with(name, word(prefix, value))
    }

    pub(crate) fn dice(self, name: &'static str, dice: &[u8]) -> Self {
        let shown: Vec<_> = dice.iter().map(u8::to_string).collect();
        self.with(name, Arg::Plain(shown.join(" ")))
    }

    pub(crate) fn units(self, name: &'static str, r: &Rules, f: &Field, seat: Seat, mask: u64) -> Self {
        let names = counters(seat, mask).map(|counter| spoken(r, f.unit(counter)));
        self.with(name, Arg::List(names.collect()))
    }

    pub(crate) fn unit(self, name: &'static str, r: &Rules, unit: &Unit) -> Self {
        self.with(name, spoken(r, unit))
    }
}

impl staffetta_kernel::Event for Event {
    fn told(&self, _: Viewer) -> Told {
        (*self.0).clone()
    }
}

/// A text key as an argument.
pub fn word(prefix: &str, value: &str) -> Arg {
    Arg::Word(format!("{prefix}-{value}"))
}
