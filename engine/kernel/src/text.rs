//! Every word a player reads, in one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use std::collections::BTreeSet;
use std::fmt;

use crate::event::{Arg, Args};
use crate::fault::Fault;

/// The texts of a game (or of a program) in one language: Fluent messages by key.
pub struct Catalog {
    language: String,
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Catalog({}, {} keys)", self.language, self.keys.len())
    }
}

impl Catalog {
    /// Reads a catalogue. A fault names the language and what cannot be read.
    pub fn new(language: &str, source: &str) -> Result<Self, Fault> {
        let place = format!("text/{language}.ftl");
        let id = language
            .parse()
            .map_err(|_| Fault::new("bad-text", place.clone(), format!("'{language}' is no language tag")))?;
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let lines: Vec<_> = errors
                .iter()
                .map(|e| format!("line {}: {e}", source[..e.pos.start.min(source.len())].lines().count()))
                .collect();
            Fault::new("bad-text", place.clone(), lines.join("; "))
        })?;
        let mut keys = BTreeSet::new();
        for entry in resource.entries() {
            if let ast::Entry::Message(message) = entry {
                if message.value.is_some() {
                    keys.insert(message.id.name.to_owned());
                }
                for attribute in &message.attributes {
                    keys.insert(format!("{}.{}", message.id.name, attribute.id.name));
                }
            }
        }
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .map_err(|errors| Fault::new("bad-text", place, format!("a key stands twice: {errors:?}")))?;
        Ok(Self { language: language.to_owned(), bundle, keys })
    }

    /// The language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// All keys; attributes as `key.attribute`.
    pub fn keys(&self) -> &BTreeSet<String> {
        &self.keys
    }

    /// Is there a text for the key?
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains(key)
    }

    /// The text of a key (`key` or `key.attribute`). Seats are spoken of by these names. A missing key shows itself.
    pub fn say(&self, key: &str, args: &Args, names: &[String]) -> String {
        self.try_say(key, args, names).unwrap_or_else(|_| format!("‹{key}›"))
    }

    /// The text of a key, or what is wrong: the key is missing, or the text speaks of something it was not given.
    pub fn try_say(&self, key: &str, args: &Args, names: &[String]) -> Result<String, String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(id).ok_or_else(|| format!("the key '{id}' is missing"))?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| format!("the key '{key}' is missing"))?;
        let mut values = FluentArgs::new();
        for (name, arg) in &args.0 {
            values.set(*name, self.value(arg, names));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(format!("'{key}': {errors:?}")) }
    }

    fn value(&self, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Int(n) => FluentValue::from(*n),
            other => FluentValue::from(self.spell(other, names)),
        }
    }

    fn spell(&self, arg: &Arg, names: &[String]) -> String {
        match arg {
            Arg::Int(n) => n.to_string(),
            Arg::Word(key) => self.say(key, &Args::default(), names),
            Arg::Phrase(key, of) => self.say(key, of, names),
            Arg::Seat(seat) => names.get(seat.at()).cloned().unwrap_or_else(|| format!("{}", seat.0 + 1)),
            Arg::List(list) => {
                let parts: Vec<_> = list.iter().map(|arg| self.spell(arg, names)).collect();
                parts.join(", ")
            }
            Arg::Plain(text) => text.clone(),
            Arg::Hidden => String::new(),
        }
    }
}
