//! What a table may choose (section 7 of the rules).

use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::{Options, Target, kinds};

kinds! {
    /// Where the war begins.
    pub enum Scenario, "scenario" {
        S1936 = "1936",
        S1939 = "1939",
        S1943 = "1943",
    }
}

kinds! {
    /// How long a partisan that declined combat cannot be attacked (GW-8.6).
    pub enum FadeScope, "fade_scope" {
        Turn = "turn",
        GameRound = "game_round",
        CombatRound = "combat_round",
    }
}

kinds! {
    /// Which pieces the Chinese powers use.
    pub enum ChinesePool, "chinese_pool" {
        House = "house",
        Shared = "shared",
        Unlimited = "unlimited",
    }
}

/// What a table may choose.
pub const SCHEMA: &[Spec] = &[
    Spec::choice("scenario", &["usual", "1936", "1939", "1943"], Tag::Basic, "GW-1.1"),
    Spec::flag("partisans_expansion", "true", Tag::Basic, "GW-0.10"),
    Spec::flag("asia_active", "false", Tag::Variant, "GW-0.9"),
    Spec::flag("setup_uprisings", "true", Tag::Variant, "GW-1.2"),
    Spec::flag("vichy", "true", Tag::Variant, "GW-7.7"),
    Spec::flag("east_west_war", "false", Tag::Variant, "GW-0.8"),
    Spec::flag("underground_bonus", "true", Tag::Variant, "GW-13.2"),
    Spec::choice("fade_scope", &["turn", "game_round", "combat_round"], Tag::Ruling, "GW-8.6"),
    Spec::flag("generation_optional", "true", Tag::Ruling, "GW-11.1"),
    Spec::flag("conquered_zones_generate", "false", Tag::Ruling, "GW-11.9"),
    Spec::choice("chinese_pool", &["house", "shared", "unlimited"], Tag::Ruling, "GW-0.1"),
    Spec::flag("pool_limits", "true", Tag::Ruling, "GW-0.1"),
    Spec::flag("marker_consent", "true", Tag::Ruling, "GW-10.5"),
    Spec::choice("marker_bonus_effect", &["natural", "capped3"], Tag::Ruling, "GW-9.3"),
    Spec::choice("support_duration", &["round1", "whole_battle"], Tag::Ruling, "GW-9.6"),
    Spec::flag("strict_through", "false", Tag::Ruling, "GW-8.22"),
    Spec::flag("transform_at_peace", "false", Tag::Ruling, "GW-4.7"),
    Spec::flag("truce_binds_partisans", "true", Tag::Ruling, "GW-2.4"),
    Spec::flag("raid_and_act", "false", Tag::Ruling, "GW-8.8"),
];

/// What this table has chosen.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct House {
    pub scenario: Scenario,
    /// Is the expansion played?
    pub partisans: bool,
    pub asia_active: bool,
    pub setup_uprisings: bool,
    pub vichy: bool,
    pub east_west_war: bool,
    pub underground_bonus: bool,
    pub fade_scope: FadeScope,
    pub generation_optional: bool,
    pub conquered_zones_generate: bool,
    pub chinese_pool: ChinesePool,
    pub pool_limits: bool,
    pub marker_consent: bool,
    /// A supply marker widens the range, but no more than three is damaged or paid.
    pub marker_capped: bool,
    pub support_lasts: bool,
    pub strict_through: bool,
    pub transform_at_peace: bool,
    pub truce_binds_partisans: bool,
    pub raid_and_act: bool,
}

impl House {
    /// From the options; the usual scenario depends on the number of seats.
    pub fn read(seats: u8, options: &Options) -> Self {
        let usual = if seats == 2 { Scenario::S1943 } else { Scenario::S1939 };
        Self {
            scenario: Scenario::parse(options.word("scenario")).unwrap_or(usual),
            partisans: options.flag("partisans_expansion"),
            asia_active: options.flag("asia_active"),
            setup_uprisings: options.flag("setup_uprisings"),
            vichy: options.flag("vichy"),
            east_west_war: options.flag("east_west_war"),
            underground_bonus: options.flag("underground_bonus"),
            fade_scope: FadeScope::parse(options.word("fade_scope")).unwrap_or_default(),
            generation_optional: options.flag("generation_optional"),
            conquered_zones_generate: options.flag("conquered_zones_generate"),
            chinese_pool: ChinesePool::parse(options.word("chinese_pool")).unwrap_or_default(),
            pool_limits: options.flag("pool_limits"),
            marker_consent: options.flag("marker_consent"),
            marker_capped: options.word("marker_bonus_effect") == "capped3",
            support_lasts: options.word("support_duration") == "whole_battle",
            strict_through: options.flag("strict_through"),
            transform_at_peace: options.flag("transform_at_peace"),
            truce_binds_partisans: options.flag("truce_binds_partisans"),
            raid_and_act: options.flag("raid_and_act"),
        }
    }
}
