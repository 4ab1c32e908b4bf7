//! Nouns of sentences: text keys of the things that prompts, labels and the log speak of.

use staffetta_kernel::{Arg, Args};

use crate::action::Attacker;
use crate::power::{Alliance, Minor, Owner, Power};
use crate::unit::{Facility, Unit};
use crate::zone::Zone;

impl From<Power> for Arg {
    fn from(power: Power) -> Self {
        Self::Word(format!("power-{}", power.word()))
    }
}

impl From<Zone> for Arg {
    fn from(zone: Zone) -> Self {
        Self::Word(format!("zone-{}", zone.word()))
    }
}

impl From<Unit> for Arg {
    fn from(unit: Unit) -> Self {
        Self::Word(format!("unit-{}", unit.word()))
    }
}

impl From<Facility> for Arg {
    fn from(facility: Facility) -> Self {
        Self::Word(format!("facility-{}", facility.word()))
    }
}

impl From<Minor> for Arg {
    fn from(minor: Minor) -> Self {
        Self::Word(format!("minor-{}", minor.word()))
    }
}

impl From<Alliance> for Arg {
    fn from(alliance: Alliance) -> Self {
        Self::Word(format!("alliance-{}", alliance.word()))
    }
}

impl From<Owner> for Arg {
    fn from(owner: Owner) -> Self {
        match (owner.power(), owner.minor()) {
            (Some(power), _) => power.into(),
            (None, Some(minor)) => minor.into(),
            (None, None) => Self::Hidden,
        }
    }
}

impl From<Attacker> for Arg {
    fn from(attacker: Attacker) -> Self {
        let key = if attacker.by_sea { "attacker-by-sea" } else { "attacker-by-land" };
        Self::Phrase(key.to_owned(), Args::default().with("unit", attacker.unit))
    }
}

/// Dice as they fell.
pub fn dice(dice: &[u8]) -> Arg {
    let shown: Vec<String> = dice.iter().map(u8::to_string).collect();
    Arg::Plain(if shown.is_empty() { "-".to_owned() } else { shown.join(" ") })
}
