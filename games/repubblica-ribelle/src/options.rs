//! The options of a table (chapter 16 of RULES.md).

use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::{Fault, Options, Seat, Target, kinds};

/// All options, in the order of the rules. Automated Partisans fill up small tables by themselves; who is a bot and how
/// long a decision may last is the table's affair.
pub const SCHEMA: &[Spec] = &[
    Spec::choice("length", &["full", "demonstration"], Tag::Basic, "RR-O.length"),
    Spec::choice("health", &["3", "4", "2"], Tag::Basic, "RR-O.health"),
    Spec::choice("boards", &["chosen", "random"], Tag::Basic, "RR-O.boards"),
    Spec::choice(
        "first",
        &["random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"],
        Tag::Variant,
        "RR-O.first",
    ),
    Spec::choice("talk", &["staff", "social", "never", "always"], Tag::Basic, "RR-O.talk"),
    Spec::choice("faction_limit", &["seat", "table", "any_effect", "none"], Tag::Ruling, "RR-O.faction_limit"),
    Spec::choice("red_free", &["seat", "piece"], Tag::Ruling, "RR-O.red_free"),
    Spec::choice("reposition", &["free", "one", "forbidden"], Tag::Ruling, "RR-O.reposition"),
    Spec::flag("move2_red", "false", Tag::Ruling, "RR-O.move2_red"),
    Spec::choice("political_failure", &["printed", "amended"], Tag::Ruling, "RR-O.political_failure"),
    Spec::choice("automata_compare", &["count", "ignored"], Tag::Ruling, "RR-O.automata_compare"),
    Spec::choice("reshuffle", &["at_once", "when_needed"], Tag::Ruling, "RR-O.reshuffle"),
    Spec::choice("solo_targets", &["nothing", "draw"], Tag::Variant, "RR-O.solo_targets"),
    Spec::choice("phase_bonus", &["sum", "larger"], Tag::Ruling, "RR-O.phase_bonus"),
];

kinds! {
    /// When the players may talk (RR-2.3).
    pub enum Talking, "talk" {
        /// In the Staff step of Military and Social missions.
        Staff = "staff",
        /// And all through Social missions.
        Social = "social",
        /// Not in steps 1 to 4.
        Never = "never",
        /// Always.
        Always = "always",
    }
}

kinds! {
    /// How many effects of star and flame (RR-5.5).
    pub enum FactionLimit, "faction_limit" {
        /// One for each seat and mission.
        Seat = "seat",
        /// One for each mission at the whole table.
        Table = "table",
        /// One effect of any kind for each seat and mission.
        AnyEffect = "any_effect",
        /// As many as there are.
        None = "none",
    }
}

kinds! {
    /// Changing the locality inside a territory (RR-3.4).
    pub enum Reposition, "reposition" {
        /// Costs nothing.
        Free = "free",
        /// Costs one movement point.
        One = "one",
        /// Is not allowed.
        Forbidden = "forbidden",
    }
}

/// The options of one table, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct TableOptions {
    pub demonstration: bool,
    pub health: u8,
    pub random_boards: bool,
    pub first: Option<Seat>,
    pub talk: Talking,
    pub faction_limit: FactionLimit,
    pub red_free_each_piece: bool,
    pub reposition: Reposition,
    pub move2_red: bool,
    pub amended_failure: bool,
    pub automata_compare: bool,
    pub reshuffle_at_once: bool,
    pub solo_draws: bool,
    pub bonus_by_larger: bool,
}

impl TableOptions {
    /// Reads the options. A fault names the option.
    pub fn read(seats: u8, options: &Options) -> Result<Self, Fault> {
        let first = options.word("first").strip_prefix("seat_").and_then(|n| n.parse::<u8>().ok());
        if let Some(first) = first.filter(|&first| first > seats) {
            let reason = format!("there is no seat {first} at a table of {seats}");
            return Err(Fault::new("bad-option-value", "option first", reason));
        }
        Ok(Self {
            demonstration: options.word("length") == "demonstration",
            health: options.word("health").parse().unwrap_or(3),
            random_boards: options.word("boards") == "random",
            first: first.map(|n| Seat(n - 1)),
            talk: Talking::parse(options.word("talk")).unwrap_or_default(),
            faction_limit: FactionLimit::parse(options.word("faction_limit")).unwrap_or_default(),
            red_free_each_piece: options.word("red_free") == "piece",
            reposition: Reposition::parse(options.word("reposition")).unwrap_or_default(),
            move2_red: options.flag("move2_red"),
            amended_failure: options.word("political_failure") == "amended",
            automata_compare: options.word("automata_compare") == "count",
            reshuffle_at_once: options.word("reshuffle") == "at_once",
            solo_draws: options.word("solo_targets") == "draw",
            bonus_by_larger: options.word("phase_bonus") == "larger",
        })
    }
}
