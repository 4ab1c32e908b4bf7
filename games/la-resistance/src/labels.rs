//! Words that prompts and labels share: keys of texts, and the notation of prices.

use staffetta_kernel::{Arg, Label};

use crate::cards::{Clg, Spot};
use crate::dice::Die;
use crate::dice_placement::Need;
use crate::rules::{Mission, Rules};
use crate::view::View;

/// The text `prefix-name`.
pub fn word(prefix: &str, name: &str) -> Arg {
    Arg::Word(format!("{prefix}-{name}"))
}

/// The mission in this place.
pub fn mission(r: &Rules, v: &View, spot: Spot) -> Arg {
    word("mission", r.kind_at(&v.public.row, spot).word())
}

/// What a die shows, or what a bonus die counts on this mission.
pub fn die(r: &Rules, v: &View, die: Die, on: Option<&Mission>) -> Arg {
    let value = if die.is_bonus() { r.bonus_value(die, on) } else { v.public.pool.shows(die) };
    Arg::Plain(value.to_string())
}

/// What sort of die it is.
pub fn kind_of(die: Die) -> Arg {
    let kind = match die {
        Die::Dumont => "dumont",
        Die::Vasseur => "vasseur",
        Die::Mg34 => "mg34",
        Die::Panzerfaust => "panzerfaust",
        Die::B1 | Die::B2 | Die::B3 | Die::B4 => "blue",
        Die::X1 | Die::X2 => "extra",
        _ => "white",
    };
    word("die", kind)
}

/// A card's name.
pub fn card(card: Clg) -> Arg {
    word("clg", card.word())
}

/// A label with what has to be covered and paid, in the notation of the rules: `W5 B6 -1R`.
pub fn priced(rule: &'static str, need: &Need, recruits: u8) -> Label {
    let whites = need.white.iter().take(need.whites.into()).map(|value| format!("W{value}"));
    let blacks = need.black.iter().take(need.blacks.into()).map(|value| format!("B{value}"));
    let cost = (recruits > 0).then(|| format!("-{recruits}R"));
    let all: Vec<_> = whites.chain(blacks).chain(cost).collect();
    Label { price: (!all.is_empty()).then(|| all.join(" ")), ..Label::new(rule) }
}
