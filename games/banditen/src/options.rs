//! The options of a table (BN-O).

use std::collections::BTreeMap;

use serde::Serialize;
use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::serde_json::{Map, Value, from_value, to_value};
use staffetta_kernel::{Fault, Options, Target};

use crate::kinds::Battle;

/// All options, in the order of the rules.
pub const SCHEMA: &[Spec] = &[
    Spec::choice("scenario", &["gravellona", "tarnova"], Tag::Basic, "BN-O.scenario"),
    Spec::flag("morale_redi_valtoce", "false", Tag::Variant, "BN-O.morale_redi_valtoce"),
    Spec::flag("withhold_reinforcements", "true", Tag::Ruling, "BN-O.withhold_reinforcements"),
    Spec::int("opp_fire_cost", 0, 1, "0", Tag::Ruling, "BN-O.opp_fire_cost"),
    Spec::choice("tie", &["defender", "draw"], Tag::Ruling, "BN-O.tie"),
    Spec::flag("ammo_permanent", "false", Tag::Ruling, "BN-O.ammo_permanent"),
    Spec::flag("arrival_reroll", "false", Tag::Ruling, "BN-O.arrival_reroll"),
    Spec::flag("replacement_carries_ammo", "false", Tag::Ruling, "BN-O.replacement_carries_ammo"),
    Spec::choice("mine_knowledge", &["owner", "nobody"], Tag::Ruling, "BN-O.mine_knowledge"),
    Spec::choice("mine_hits", &["fire", "direct"], Tag::Ruling, "BN-O.mine_hits"),
    Spec::choice("artillery_ones", &["per_die", "per_fire"], Tag::Ruling, "BN-O.artillery_ones"),
    Spec::choice("bounce_to", &["origin", "entry"], Tag::Ruling, "BN-O.bounce_to"),
    Spec::flag("mortar_indirect", "false", Tag::Variant, "BN-O.mortar_indirect"),
    Spec::flag("infirmary", "true", Tag::Variant, "BN-O.infirmary"),
    Spec::choice("bunker_pick", &["axis", "historical"], Tag::Variant, "BN-O.bunker_pick"),
    Spec::choice("date_label", &["rulebook", "history"], Tag::Variant, "BN-O.date_label"),
    Spec::int("turns", 0, 24, "0", Tag::Basic, "BN-O.turns"),
];

/// The fewest turns a table may choose.
const LEAST_TURNS: i64 = 6;

/// The options of one table, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)]
pub struct TableOptions {
    pub battle: Battle,
    pub morale_redi_valtoce: bool,
    pub withhold_reinforcements: bool,
    pub opp_fire_cost: u8,
    pub draw_on_tie: bool,
    pub ammo_permanent: bool,
    pub arrival_reroll: bool,
    pub replacement_carries_ammo: bool,
    /// The Axis knows the values of its mines.
    pub owner_knows_mines: bool,
    /// Every hit of a mine costs 1 VF.
    pub direct_mines: bool,
    /// A light artillery unit loses at most 1 VF a fire.
    pub ones_per_fire: bool,
    pub bounce_to_entry: bool,
    pub mortar_indirect: bool,
    pub infirmary: bool,
    pub historical_bunkers: bool,
    pub history_dates: bool,
    #[serde(skip)]
    pub turns: u8,
    /// The table has chosen how many turns there are.
    #[serde(skip)]
    pub turns_chosen: bool,
}

impl TableOptions {
    /// Reads the options. `usual` gives the number of turns of a battle, and the most its track holds.
    pub fn read(options: &Options, usual: impl Fn(Battle) -> (u8, u8)) -> Result<Self, Fault> {
        let battle = Battle::parse(options.word("scenario")).unwrap_or_default();
        let (turns, most) = usual(battle);
        let chosen = options.int("turns");
        if chosen != 0 && !(LEAST_TURNS..=i64::from(most)).contains(&chosen) {
            let reason = format!("{} has 0 (as printed on its track) or {LEAST_TURNS} to {most} turns", battle.word());
            return Err(Fault::new("bad-option-value", "option turns", reason));
        }
        Ok(Self {
            battle,
            morale_redi_valtoce: options.flag("morale_redi_valtoce"),
            withhold_reinforcements: options.flag("withhold_reinforcements"),
            opp_fire_cost: options.int("opp_fire_cost") as u8,
            draw_on_tie: options.word("tie") == "draw",
            ammo_permanent: options.flag("ammo_permanent"),
            arrival_reroll: options.flag("arrival_reroll"),
            replacement_carries_ammo: options.flag("replacement_carries_ammo"),
            owner_knows_mines: options.word("mine_knowledge") == "owner",
            direct_mines: options.word("mine_hits") == "direct",
            ones_per_fire: options.word("artillery_ones") == "per_fire",
            bounce_to_entry: options.word("bounce_to") == "entry",
            mortar_indirect: options.flag("mortar_indirect"),
            infirmary: options.flag("infirmary"),
            historical_bunkers: options.word("bunker_pick") == "historical",
            history_dates: options.word("date_label") == "history",
            turns: if chosen == 0 { turns } else { chosen as u8 },
            turns_chosen: chosen != 0,
        })
    }
    /// What views show: 1 where an option is on.
    pub fn shown(&self) -> BTreeMap<String, u8> {
        let open: Map<String, Value> = to_value(self).and_then(from_value).unwrap_or_default();
        let number = |value: Value| value.as_bool().map_or_else(|| value.as_u64(), |on| Some(on.into()));
        open.into_iter().filter_map(|(name, value)| Some((name, number(value)? as u8))).collect()
    }
}
