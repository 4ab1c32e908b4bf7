//! What can be wrong, said so that it helps.

use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// The id of a rule in `RULES.md`, such as `LR-5.33`.
pub type RuleId = &'static str;

/// Something wrong with what a person or a file asked for: an option, a data file, a record, a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// A stable word for programs, such as `unknown-option`.
    pub code: &'static str,
    /// Where: an option's name, `missions.csv line 4`, `entry 12`.
    pub place: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl Fault {
    /// A fault of this code at this place for this reason.
    pub fn new(code: &'static str, place: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { code, place: place.into(), reason: reason.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() { write!(f, "{}", self.reason) } else { write!(f, "{}: {}", self.place, self.reason) }
    }
}

impl std::error::Error for Fault {}

/// Why an action is not allowed now: the rule that forbids it and the key of a sentence that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Refusal {
    /// The rule.
    pub rule: RuleId,
    /// The sentence is the text `refusal-<key>`.
    pub key: &'static str,
    /// A number the sentence may speak of (`$n`).
    pub n: i16,
}

impl Refusal {
    /// Not a rule: the flow of the game cannot go on ([`Stuck`](crate::flow::Stuck)). A table answers it with a fault.
    pub const STUCK: Self = Self::new("engine", "stuck");

    /// Rejection by this rule with this sentence.
    #[inline]
    pub const fn new(rule: RuleId, key: &'static str) -> Self {
        Self { rule, key, n: 0 }
    }

    /// Rejection by this rule with this sentence and number.
    #[inline]
    pub const fn with(rule: RuleId, key: &'static str, n: i16) -> Self {
        Self { rule, key, n }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by {} ({})", self.rule, self.key)
    }
}

/// An invariant that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which invariant, in words.
    pub what: String,
}

impl Broken {
    /// This invariant is broken.
    pub fn new(what: impl Into<String>) -> Self {
        Self { what: what.into() }
    }

    /// Nothing if it holds, else the sentence.
    pub fn unless(holds: bool, what: impl FnOnce() -> String) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::new(what())) }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "broken invariant: {}", self.what)
    }
}
