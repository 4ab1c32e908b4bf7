//! What counters are called: by programs (`P-RED-1/a`) and by people (Redi 1a).

use std::borrow::Cow;
use std::sync::Arc;

use staffetta_kernel::{Arg, Args, Target};

use crate::hex::Hex;
use crate::kinds::{Formation, Type};
use crate::rules::Rules;
use crate::state::{Public, Unit};
use crate::unit_set::UnitSet;

/// The id of a counter whose print has this one, with a letter for a part and a mark for the back of a command.
pub fn unit_id(print: &str, part: u8, back: bool) -> Cow<'_, str> {
    let back = if back { "'" } else { "" };
    match (part, back) {
        (0, "") => Cow::Borrowed(print),
        (0, _) => Cow::Owned(format!("{print}{back}")),
        (part, _) => Cow::Owned(format!("{print}/{}{back}", letters(part))),
    }
}

/// A counter as the log and the questions speak of it: as it is printed, by formation and number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitName {
    print: Arc<str>,
    formation: Formation,
    kind: Type,
    part: u8,
    back: bool,
}

impl UnitName {
    /// What this unit is called.
    pub fn of(r: &Rules, unit: &Unit) -> Self {
        let print = &r.prints[usize::from(unit.print)];
        Self {
            print: print.id.clone(),
            formation: print.formation,
            kind: print.kind,
            part: unit.part,
            back: unit.marks.back(),
        }
    }
}

impl From<&UnitName> for Arg {
    fn from(name: &UnitName) -> Self {
        let formation = word("formation", name.formation.word());
        let id = unit_id(&name.print, name.part, name.back).into_owned();
        let of = Args::default().with("id", id).with("formation", formation.clone());
        match (name.kind, name.formation) {
            // These formations are one counter, and named after what it is.
            (_, Formation::Gar | Formation::Fulmine | Formation::Cv) => formation,
            (Type::Cmd, _) => Self::Phrase("unit-command".to_owned(), of),
            _ => {
                let number = name.print.rsplit('-').next().unwrap_or_default();
                Self::Phrase("unit-numbered".to_owned(), of.with("number", format!("{number}{}", letters(name.part))))
            }
        }
    }
}

/// Several counters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitNames(Vec<UnitName>);

impl UnitNames {
    /// What these units are called.
    pub fn of(r: &Rules, p: &Public, units: UnitSet) -> Self {
        Self(units.into_iter().map(|counter| UnitName::of(r, p.unit(counter))).collect())
    }

    /// Nobody?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<&UnitNames> for Arg {
    fn from(names: &UnitNames) -> Self {
        Self::List(names.0.iter().map(Into::into).collect())
    }
}

/// A hex, or the pool of those who are still to enter.
impl From<Hex> for Arg {
    fn from(hex: Hex) -> Self {
        if hex.on_map() { Self::Plain(hex.name()) } else { word("place", "pool") }
    }
}

/// A text key as an argument.
pub fn word(prefix: &str, value: &str) -> Arg {
    Arg::Word(format!("{prefix}-{value}"))
}

/// a to z, then aa: which part of a divided unit it is; nothing for a whole one.
fn letters(part: u8) -> String {
    let mut left = u32::from(part);
    let mut letters = Vec::new();
    while left > 0 {
        letters.push(char::from(b'a' + ((left - 1) % 26) as u8));
        left = (left - 1) / 26;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_lettered_without_end() {
        assert_eq!([0, 1, 26, 27, 53].map(letters), ["", "a", "z", "aa", "ba"]);
    }
}
