//! What counters are called: by programs (`P-RED-1/a`) and by people (Redi 1a).

use std::borrow::Cow;

use staffetta_kernel::{Arg, Args};

use crate::event::word;
use crate::kinds::{Formation, Type};
use crate::rules::Rules;
use crate::state::{Unit, mark};

/// The id of a counter whose print has this one, with a letter for a part and a mark for the back of a command.
pub fn named<'p>(print: &'p str, unit: &Unit) -> Cow<'p, str> {
    let back = if unit.marks & mark::BACK != 0 { "'" } else { "" };
    match (unit.part, back) {
        (0, "") => Cow::Borrowed(print),
        (0, _) => Cow::Owned(format!("{print}{back}")),
        (part, _) => Cow::Owned(format!("{print}/{}{back}", letters(part))),
    }
}

/// A counter as the log and the questions speak of it: as it is printed, by formation and number.
pub fn spoken(r: &Rules, unit: &Unit) -> Arg {
    let Some(print) = r.prints.get(usize::from(unit.print)) else { return Arg::Hidden };
    let formation = word("formation", print.formation.word());
    let of = Args::default().with("id", named(&print.id, unit).into_owned()).with("formation", formation.clone());
    match (print.kind, print.formation) {
        // These formations are one counter, and named after what it is.
        (_, Formation::Gar | Formation::Fulmine | Formation::Cv) => formation,
        (Type::Cmd, _) => Arg::Phrase("unit-command".to_owned(), of),
        _ => {
            let number = print.id.rsplit('-').next().unwrap_or_default();
            Arg::Phrase("unit-numbered".to_owned(), of.with("number", format!("{number}{}", letters(unit.part))))
        }
    }
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
