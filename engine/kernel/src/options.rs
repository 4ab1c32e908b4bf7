//! The options of a table: what can be chosen, what was chosen.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

use crate::fault::{Fault, RuleId};

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A number from `min` to `max`.
    Int {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// Yes or no.
    Flag,
    /// One of these words; each has the text `option-<key>-<word>`.
    Choice(&'static [&'static str]),
    /// One line of text; it may be empty.
    Text {
        /// The most characters.
        max: u16,
    },
}

/// How prominently an option is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tag {
    /// Everybody should see it.
    Basic,
    /// A variant, an add-on, a house rule.
    Variant,
    /// Another reading of a gap in the rulebook.
    Ruling,
    /// Handed down from table to table: nobody chooses it, and no form shows it.
    Kept,
}

/// One option of a game. Its texts are `option-<key>` and `option-<key>.help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Spec {
    /// Its name.
    pub key: &'static str,
    /// What it may be.
    pub kind: Kind,
    /// What it is unless somebody chooses: for a flag `true` or `false`.
    pub default: &'static str,
    /// What it is instead at a table that is played over days.
    pub slow_default: Option<&'static str>,
    /// How prominently it is shown.
    pub tag: Tag,
    /// The rule that tells of it.
    pub rule: RuleId,
}

impl Spec {
    /// A number option.
    pub const fn int(key: &'static str, min: i64, max: i64, default: &'static str, tag: Tag, rule: RuleId) -> Self {
        Self { key, kind: Kind::Int { min, max }, default, slow_default: None, tag, rule }
    }
    /// A yes-or-no option.
    pub const fn flag(key: &'static str, default: &'static str, tag: Tag, rule: RuleId) -> Self {
        Self { key, kind: Kind::Flag, default, slow_default: None, tag, rule }
    }
    /// A choice among words; the first is the default.
    pub const fn choice(key: &'static str, words: &'static [&'static str], tag: Tag, rule: RuleId) -> Self {
        Self { key, kind: Kind::Choice(words), default: words[0], slow_default: None, tag, rule }
    }

    /// A line of text of at most so many characters; the default is none.
    pub const fn text(key: &'static str, max: u16, tag: Tag, rule: RuleId) -> Self {
        Self { key, kind: Kind::Text { max }, default: "", slow_default: None, tag, rule }
    }

    /// The same with another default at tables that are played over days.
    pub const fn when_slow(self, default: &'static str) -> Self {
        Self { slow_default: Some(default), ..self }
    }

    /// What values are right, in words.
    pub fn range(&self) -> String {
        match self.kind {
            Kind::Int { min, max } => format!("a number from {min} to {max}"),
            Kind::Flag => "true or false".to_owned(),
            Kind::Choice(words) => format!("one of {}", words.join(", ")),
            Kind::Text { max } => format!("one line of at most {max} characters"),
        }
    }

    fn read(&self, value: &Value) -> Result<Value, Fault> {
        let said = value.to_string();
        let right = match self.kind {
            Kind::Int { min, max } => said.parse().ok().filter(|n: &i64| (min..=max).contains(n)).map(Value::Int),
            Kind::Flag => said.parse().ok().map(Value::Flag),
            Kind::Choice(words) => words.contains(&said.as_str()).then(|| Value::Word(said.clone())),
            Kind::Text { max } => is_line(&said, max).then(|| Value::Word(said.clone())),
        };
        right.ok_or_else(|| {
            Fault::new("bad-option-value", format!("option {}", self.key), format!("'{said}' is not {}", self.range()))
        })
    }
}

fn is_line(text: &str, max: u16) -> bool {
    text.chars().count() <= usize::from(max) && !text.contains(char::is_control)
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Int(i64),
    /// A word.
    Word(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => flag.fmt(f),
            Self::Int(n) => n.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

/// What somebody chose, by name; not yet checked.
pub type Chosen = BTreeMap<String, Value>;

/// The options of one table: every one of the schema, checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, Value>);

impl Options {
    /// The chosen values checked against the schema, defaults for the rest. Unknown names and values out of range are
    /// faults that say what would be right.
    pub fn new(schema: &[Spec], chosen: &Chosen) -> Result<Self, Fault> {
        for key in chosen.keys() {
            if !schema.iter().any(|spec| spec.key == key) {
                let known: Vec<_> = schema.iter().map(|spec| spec.key).collect();
                let reason = format!("there is no such option; this game has: {}", known.join(", "));
                return Err(Fault::new("unknown-option", format!("option {key}"), reason));
            }
        }
        let mut options = BTreeMap::new();
        for spec in schema {
            let default = Value::Word(spec.default.to_owned());
            let value = spec.read(chosen.get(spec.key).unwrap_or(&default))?;
            options.insert(spec.key.to_owned(), value);
        }
        Ok(Self(options))
    }

    /// A number. 0 for a name that is no number option: a game asks for its own options only.
    pub fn int(&self, key: &str) -> i64 {
        if let Some(Value::Int(n)) = self.0.get(key) { *n } else { 0 }
    }

    /// Yes or no.
    pub fn flag(&self, key: &str) -> bool {
        self.0.get(key) == Some(&Value::Flag(true))
    }

    /// A word.
    pub fn word(&self, key: &str) -> &str {
        if let Some(Value::Word(word)) = self.0.get(key) { word } else { "" }
    }

    /// All values by name.
    pub fn all(&self) -> &Chosen {
        &self.0
    }
}
