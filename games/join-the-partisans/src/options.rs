//! What a table may choose, and who sits at it.

use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::{Fault, Options, Seat};

use crate::cards::{Mission, MissionKind, Module, Year};
use crate::dice::{Combo, Reading};
use crate::keeping::ComboNeed;

const BLANK: &[&str] = &[
    "unwritten",
    "partisans_first",
    "axis_first",
    "barehand",
    "bang_bang",
    "track_a_track",
    "ba_da_bang",
    "boom",
    "ka_boom",
    "woo_hoo",
];

/// The most characters of a title that the table writes on a blank card.
const BLANK_TITLE: u16 = 60;

/// What a table may choose; printed values first.
pub const SCHEMA: &[Spec] = &[
    Spec::choice("owners", &["by_seats", "2", "3", "4"], Tag::Basic, "JP-1.1"),
    Spec::choice("olga", &["by_seats", "on", "off"], Tag::Basic, "JP-13.1"),
    Spec::choice("enemy_seat", &["by_seats", "on", "off"], Tag::Basic, "JP-14.1"),
    Spec::choice("years", &["5", "4", "3"], Tag::Basic, "JP-1.7"),
    Spec::flag("deserter_mode", "true", Tag::Basic, "JP-9.1"),
    Spec::flag("rescue_mode", "true", Tag::Basic, "JP-10.1"),
    Spec::flag("stars", "false", Tag::Basic, "JP-12.1"),
    Spec::flag("traitors", "false", Tag::Basic, "JP-11.1"),
    Spec::choice("school", &["typed", "options", "open_book"], Tag::Basic, "JP-6.2").when_slow("options"),
    Spec::choice("axis_dice", &["human", "auto"], Tag::Basic, "JP-4.7"),
    Spec::choice("captive_relief", &["strict", "after3"], Tag::Variant, "JP-10.4"),
    Spec::choice("start_player", &["roll", "agreed"], Tag::Variant, "JP-1.2"),
    Spec::choice("whites_two_players", &["4", "2"], Tag::Variant, "JP-1.5"),
    Spec::choice("white_placement", &["choose", "random"], Tag::Variant, "JP-8.2"),
    Spec::flag("last_perishes", "true", Tag::Variant, "JP-15.3"),
    Spec::choice("olga_switch", &["never", "yearly"], Tag::Variant, "JP-13.1"),
    Spec::choice("olga_perishes", &["with_four_owners", "on", "off"], Tag::Variant, "JP-13.9"),
    Spec::choice("blank_card_1", BLANK, Tag::Variant, "JP-7.7"),
    Spec::choice("blank_card_2", BLANK, Tag::Variant, "JP-7.7"),
    Spec::choice("blank_card_3", BLANK, Tag::Variant, "JP-7.7"),
    Spec::choice("blank_card_4", BLANK, Tag::Variant, "JP-7.7"),
    Spec::text("blank_title_1", BLANK_TITLE, Tag::Variant, "JP-7.7"),
    Spec::text("blank_title_2", BLANK_TITLE, Tag::Variant, "JP-7.7"),
    Spec::text("blank_title_3", BLANK_TITLE, Tag::Variant, "JP-7.7"),
    Spec::text("blank_title_4", BLANK_TITLE, Tag::Variant, "JP-7.7"),
    Spec::choice("appeal", &["reader", "off"], Tag::Variant, "JP-6.9"),
    Spec::flag("school_help", "true", Tag::Variant, "JP-6.7"),
    Spec::flag("greeting", "true", Tag::Variant, "JP-12.10"),
    Spec::int("ai_skill", 0, 100, "60", Tag::Variant, "JP-6.10"),
    Spec::choice("sitters", &["people", "bots"], Tag::Variant, "JP-6.10"),
    Spec::int("round_cap", 100, 1000, "400", Tag::Variant, "JP-15.4"),
    Spec::choice("battle_compare", &["class", "face"], Tag::Ruling, "JP-4.5"),
    Spec::choice("combo_need", &["contains", "at_least", "exact"], Tag::Ruling, "JP-4.8"),
    Spec::choice("boom_length", &["5", "4"], Tag::Ruling, "JP-4.2"),
    Spec::choice("movement", &["towards", "shortest", "free"], Tag::Ruling, "JP-3.4"),
    Spec::choice("white_target", &["nearest_each_turn", "locked"], Tag::Ruling, "JP-3.2"),
    Spec::choice("deserter_caught", &["returns", "serves_out"], Tag::Ruling, "JP-9.4"),
    Spec::choice("rescue_points", &["roller", "all_present"], Tag::Ruling, "JP-10.2"),
    Spec::flag("first_finish_two_players", "true", Tag::Ruling, "JP-15.1"),
    Spec::text("met_questions", 400, Tag::Kept, "JP-1.3"),
    Spec::text("past_commanders", 16, Tag::Kept, "JP-15.10"),
    Spec::text("past_heroes", 16, Tag::Kept, "JP-15.10"),
];

/// How free movement is (JP-3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ways {
    /// Nearer to a goal than before.
    Towards,
    /// Along a shortest way.
    Shortest,
    /// Anywhere.
    Free,
}

/// Who sits where: owners first, then Olga, then the enemy (JP-1.1).
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    /// How many seats there are in all.
    pub seats: u8,
    /// How many have outposts of their own.
    pub owners: u8,
    /// The helper.
    pub olga: Option<Seat>,
    /// The sixth player.
    pub enemy: Option<Seat>,
}

impl Cast {
    fn read(seats: u8, o: &Options) -> Result<Self, Fault> {
        let wish = |key: &str| match o.word(key) {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        };
        let (mut olga, mut enemy) = (wish("olga"), wish("enemy_seat"));
        if let Ok(owners) = o.word("owners").parse::<u8>() {
            // The seats that are left over are Olga's and then the enemy's, unless the table says otherwise.
            let helpers = seats.saturating_sub(owners);
            olga = olga.or(Some(helpers > u8::from(enemy == Some(true))));
            enemy = enemy.or(Some(helpers > u8::from(olga == Some(true))));
        }
        let olga = olga.unwrap_or(seats >= 5);
        let enemy = enemy.unwrap_or(seats >= 6);
        let owners = seats.saturating_sub(u8::from(olga) + u8::from(enemy));
        let wanted = o.word("owners").parse().unwrap_or(owners);
        if !(2..=4).contains(&owners) || wanted != owners {
            let helpers = if olga && enemy { " and Olga and the enemy" } else { "" };
            let reason = format!("{seats} seats leave {owners} owners{helpers}: two to four must be left, as chosen");
            return Err(Fault::new("bad-option-value", "option owners", reason));
        }
        let (olga, enemy) = (olga.then_some(Seat(owners)), enemy.then_some(Seat(owners + u8::from(olga))));
        Ok(Self { seats, owners, olga, enemy })
    }

    /// The seats with outposts of their own.
    pub fn owners(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.owners).map(Seat)
    }

    /// The seats with a figure.
    pub fn partisans(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.owners + u8::from(self.olga.is_some())).map(Seat)
    }

    /// Has the seat outposts of its own?
    #[inline]
    pub fn is_owner(&self, seat: Seat) -> bool {
        seat.0 < self.owners
    }
}

/// The choices of a table.
#[derive(Debug)]
pub struct Choices {
    pub first_year: Year,
    pub deserter_mode: bool,
    pub rescue_mode: bool,
    pub stars: bool,
    pub traitors: bool,
    pub typed: bool,
    pub stage_clock: bool,
    pub appeal: bool,
    pub auto_axis: bool,
    pub relief: bool,
    pub roll_for_start: bool,
    pub whites_each: u8,
    pub random_whites: bool,
    pub last_perishes: bool,
    pub olga_switches: bool,
    pub olga_perishes: bool,
    pub help_at_school: bool,
    pub greeting: bool,
    pub skill: u8,
    pub bots: bool,
    pub round_cap: u16,
    pub reading: Reading,
    pub combo_need: ComboNeed,
    pub ways: Ways,
    pub locked_white: bool,
    pub serves_out: bool,
    pub all_present: bool,
    pub first_finish: bool,
}

/// Who sits where, and what the table has chosen.
pub fn read(seats: u8, o: &Options) -> Result<(Cast, Choices), Fault> {
    let cast = Cast::read(seats, o)?;
    let choices = Choices {
        first_year: match o.word("years") {
            "4" => Year::Y1942,
            "3" => Year::Y1943,
            _ => Year::Y1941,
        },
        deserter_mode: o.flag("deserter_mode"),
        rescue_mode: o.flag("rescue_mode"),
        stars: o.flag("stars"),
        traitors: o.flag("traitors"),
        typed: o.word("school") != "options",
        stage_clock: o.word("school") == "typed",
        appeal: o.word("appeal") == "reader",
        auto_axis: o.word("axis_dice") == "auto",
        relief: o.word("captive_relief") == "after3",
        roll_for_start: o.word("start_player") == "roll",
        whites_each: if cast.owners == 2 && o.word("whites_two_players") == "4" { 2 } else { 1 },
        random_whites: o.word("white_placement") == "random",
        last_perishes: o.flag("last_perishes") && cast.owners > 2,
        olga_switches: o.word("olga_switch") == "yearly" && cast.olga.is_some(),
        olga_perishes: match o.word("olga_perishes") {
            "on" => true,
            "off" => false,
            _ => cast.owners == 4,
        },
        help_at_school: o.flag("school_help"),
        greeting: o.flag("greeting"),
        skill: o.int("ai_skill") as u8,
        bots: o.word("sitters") == "bots",
        round_cap: o.int("round_cap") as u16,
        reading: Reading {
            boom_length: if o.word("boom_length") == "4" { 4 } else { 5 },
            faces: o.word("battle_compare") == "face",
        },
        combo_need: match o.word("combo_need") {
            "at_least" => ComboNeed::AtLeast,
            "exact" => ComboNeed::Exact,
            _ => ComboNeed::Contains,
        },
        ways: match o.word("movement") {
            "shortest" => Ways::Shortest,
            "free" => Ways::Free,
            _ => Ways::Towards,
        },
        locked_white: o.word("white_target") == "locked",
        serves_out: o.word("deserter_caught") == "serves_out",
        all_present: o.word("rescue_points") == "all_present",
        first_finish: cast.owners > 2 || o.flag("first_finish_two_players"),
    };
    Ok((cast, choices))
}

/// The titles that the table wrote on its blank cards; empty where it wrote none (JP-7.7).
pub fn blank_titles(o: &Options) -> [String; 4] {
    ["blank_title_1", "blank_title_2", "blank_title_3", "blank_title_4"].map(|key| o.word(key).trim().to_owned())
}

/// What the table wrote on its n-th blank card; nothing if it left it blank (JP-7.7).
pub fn blank(o: &Options, n: usize) -> Option<Mission> {
    let written = match n {
        0 => o.word("blank_card_1"),
        1 => o.word("blank_card_2"),
        2 => o.word("blank_card_3"),
        _ => o.word("blank_card_4"),
    };
    let combo = <Combo as staffetta_kernel::Target>::parse(written);
    let kind = match written {
        "partisans_first" => MissionKind::PartisansFirst,
        "axis_first" => MissionKind::AxisFirst,
        _ => combo.map(|_| MissionKind::Combo)?,
    };
    Some(Mission { kind, combo: combo.unwrap_or(Combo::Nothing), module: Module::Blank })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::JoinThePartisans;
    use staffetta_kernel::{Ready, Setup};

    fn cast(seats: u8, options: &[(&str, &str)]) -> Result<(u8, Option<Seat>, Option<Seat>), Fault> {
        let setup = options.iter().fold(Setup::seats(seats), |setup, (key, word)| setup.option(key, word));
        let ready: Ready<JoinThePartisans> = setup.ready()?;
        let Cast { owners, olga, enemy, .. } = ready.rules.cast;
        Ok((owners, olga, enemy))
    }

    /// JP-1.1: seats that are left over are Olga's and then the enemy's, unless the table says otherwise.
    #[test]
    fn the_seats_that_owners_leave_over_are_olgas_and_then_the_enemys() {
        assert_eq!(cast(3, &[("owners", "3")]), Ok((3, None, None)));
        assert_eq!(cast(4, &[("owners", "3")]), Ok((3, Some(Seat(3)), None)));
        assert_eq!(cast(5, &[("owners", "3")]), Ok((3, Some(Seat(3)), Some(Seat(4)))));
        assert_eq!(cast(4, &[("owners", "3"), ("enemy_seat", "on")]), Ok((3, None, Some(Seat(3)))));
        assert_eq!(cast(4, &[("owners", "3"), ("enemy_seat", "off")]), Ok((3, Some(Seat(3)), None)));
    }

    #[test]
    fn who_takes_too_many_seats_from_the_owners_is_named() {
        let refused = |options: &[(&str, &str)]| cast(3, options).expect_err("too few owners").reason;
        assert!(refused(&[("olga", "on"), ("enemy_seat", "on")]).contains("1 owners and Olga and the enemy:"));
        assert!(refused(&[("owners", "2"), ("olga", "off"), ("enemy_seat", "off")]).contains("3 owners:"));
    }
}
