//! The options of a table (chapter 7 of the rules).

use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::{Fault, Options, RuleId};

use crate::steps::reaction_window::Window;

/// All options, in the order of the rules. The number of players is the number of seats.
pub const SCHEMA: &[Spec] = &[
    Spec::int("target_glory", 6, 20, "12", Tag::Basic, "LR-O.target_glory"),
    Spec::int("start_recruits", 3, 10, "6", Tag::Basic, "LR-O.start_recruits"),
    Spec::int("recruit_cap", 6, 20, "10", Tag::Variant, "LR-O.recruit_cap"),
    Spec::choice("leader_pick", &["seat_order", "random", "simultaneous_blind"], Tag::Basic, "LR-O.leader_pick"),
    Spec::int("max_rounds", 10, 200, "50", Tag::Variant, "LR-O.max_rounds"),
    Spec::flag("six_cost_exact", "false", Tag::Ruling, "LR-O.six_cost_exact"),
    Spec::int("mulligan_limit", 1, 5, "1", Tag::Variant, "LR-O.mulligan_limit"),
    Spec::flag("duck_needs_full_glory", "true", Tag::Ruling, "LR-O.duck_needs_full_glory"),
    Spec::flag("duck_on_costs", "false", Tag::Ruling, "LR-O.duck_on_costs"),
    Spec::flag("duck_on_steals", "false", Tag::Ruling, "LR-O.duck_on_steals"),
    Spec::flag("duck_on_botched_raids_event", "false", Tag::Ruling, "LR-O.duck_on_botched_raids_event"),
    Spec::flag("costs_may_break", "false", Tag::Ruling, "LR-O.costs_may_break"),
    Spec::flag("charismatic_may_break", "false", Tag::Ruling, "LR-O.charismatic_may_break"),
    Spec::flag("exposed_anytime", "false", Tag::Ruling, "LR-O.exposed_anytime"),
    Spec::flag("camouflage_exact_four", "false", Tag::Ruling, "LR-O.camouflage_exact_four"),
    Spec::choice("panzerfaust_vs_tiger", &["covers_one", "five_only"], Tag::Ruling, "LR-O.panzerfaust_vs_tiger"),
    Spec::choice(
        "unexpected_patrol_windows",
        &["R1_R2", "R1", "R1_R2_R3"],
        Tag::Ruling,
        "LR-O.unexpected_patrol_windows",
    ),
    Spec::flag("unexpected_patrol_is_veterans_enemy", "false", Tag::Ruling, "LR-O.unexpected_patrol_is_veterans_enemy"),
    Spec::flag("veterans_hits_harmless_enemies", "true", Tag::Ruling, "LR-O.veterans_hits_harmless_enemies"),
    Spec::int("henry_min_recruits", 2, 6, "3", Tag::Variant, "LR-O.henry_min_recruits"),
    Spec::choice("buy_over_limit", &["forbidden", "discard_after"], Tag::Ruling, "LR-O.buy_over_limit"),
    Spec::choice("time_is_now_from", &["next_turn", "drawing_turn"], Tag::Ruling, "LR-O.time_is_now_from"),
];

/// How leaders are chosen (LR-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeaderPick {
    /// One seat after another.
    SeatOrder,
    /// Dealt by chance.
    Random,
    /// All at once, in secret.
    SimultaneousBlind,
}

/// The options of one table, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct House {
    pub target_glory: u8,
    pub start_recruits: u8,
    pub recruit_cap: u8,
    pub leader_pick: LeaderPick,
    pub max_rounds: u8,
    pub six_cost_exact: bool,
    pub mulligan_limit: u8,
    pub duck_needs_full_glory: bool,
    pub duck_on_costs: bool,
    pub duck_on_steals: bool,
    pub duck_on_botched_raids_event: bool,
    pub costs_may_break: bool,
    pub charismatic_may_break: bool,
    pub exposed_anytime: bool,
    pub camouflage_exact_four: bool,
    pub panzerfaust_covers_tiger: bool,
    /// The last window in which the Unexpected Patrol may appear.
    pub patrol_until: Window,
    pub patrol_is_veteran: bool,
    pub veterans_hit_harmless: bool,
    pub henry_min_recruits: u8,
    pub discard_after: bool,
    pub drawing_turn: bool,
    /// The rules behind the numbers that options change.
    pub behind: Behind,
}

/// The rules behind numbers: the rulebook's, or the option's where it differs from the usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Behind {
    pub target_glory: RuleId,
    pub start_recruits: RuleId,
    pub recruit_cap: RuleId,
    pub max_rounds: RuleId,
    pub gift: RuleId,
}

impl Behind {
    fn read(options: &Options) -> Self {
        let rule = |key: &str, usual: RuleId| {
            let changed = |spec: &&Spec| options.int(key).to_string() != spec.default;
            SCHEMA.iter().find(|spec| spec.key == key).filter(changed).map_or(usual, |spec| spec.rule)
        };
        Self {
            target_glory: rule("target_glory", "LR-5.54"),
            start_recruits: rule("start_recruits", "LR-5.1"),
            recruit_cap: rule("recruit_cap", "LR-G50"),
            max_rounds: rule("max_rounds", "LR-G64"),
            gift: rule("henry_min_recruits", "LR-G42"),
        }
    }
}

impl House {
    /// Reads the checked options and refuses combinations that no table can have.
    pub fn read(options: &Options) -> Result<Self, Fault> {
        let small = |key| options.int(key) as u8;
        let house = Self {
            target_glory: small("target_glory"),
            start_recruits: small("start_recruits"),
            recruit_cap: small("recruit_cap"),
            leader_pick: match options.word("leader_pick") {
                "random" => LeaderPick::Random,
                "simultaneous_blind" => LeaderPick::SimultaneousBlind,
                _ => LeaderPick::SeatOrder,
            },
            max_rounds: small("max_rounds"),
            six_cost_exact: options.flag("six_cost_exact"),
            mulligan_limit: small("mulligan_limit"),
            duck_needs_full_glory: options.flag("duck_needs_full_glory"),
            duck_on_costs: options.flag("duck_on_costs"),
            duck_on_steals: options.flag("duck_on_steals"),
            duck_on_botched_raids_event: options.flag("duck_on_botched_raids_event"),
            costs_may_break: options.flag("costs_may_break"),
            charismatic_may_break: options.flag("charismatic_may_break"),
            exposed_anytime: options.flag("exposed_anytime"),
            camouflage_exact_four: options.flag("camouflage_exact_four"),
            panzerfaust_covers_tiger: options.word("panzerfaust_vs_tiger") == "covers_one",
            patrol_until: match options.word("unexpected_patrol_windows") {
                "R1" => Window::R1,
                "R1_R2_R3" => Window::R3,
                _ => Window::R2,
            },
            patrol_is_veteran: options.flag("unexpected_patrol_is_veterans_enemy"),
            veterans_hit_harmless: options.flag("veterans_hits_harmless_enemies"),
            henry_min_recruits: small("henry_min_recruits"),
            discard_after: options.word("buy_over_limit") == "discard_after",
            drawing_turn: options.word("time_is_now_from") == "drawing_turn",
            behind: Behind::read(options),
        };
        if house.start_recruits > house.recruit_cap {
            return Err(Fault::new(
                "bad-option-value",
                "option start_recruits",
                format!(
                    "{} recruits at the start are more than the track of {} holds (recruit_cap)",
                    house.start_recruits, house.recruit_cap
                ),
            ));
        }
        Ok(house)
    }
}
