//! The exact chances of the battle dice come out of the tables that bots and boards use.

use staffetta_join_the_partisans::{Aim, BattleDice, Combo, ComboNeed, Hand, Kept, Reading};
use staffetta_kernel::Target;

fn dice(faces: bool, need: ComboNeed) -> BattleDice {
    BattleDice::new(Reading { boom_length: 5, faces }, need)
}

/// A chance in per cent to two digits.
fn percent(chance: f64) -> String {
    format!("{:.2}", 100.0 * chance)
}

fn hand(name: &str) -> Hand {
    Kept::parse(name).and_then(Kept::hand).expect("five dice")
}

const COMBOS: [Combo; 7] =
    [Combo::Barehand, Combo::BangBang, Combo::TrackATrack, Combo::BaDaBang, Combo::Boom, Combo::KaBoom, Combo::WooHoo];

#[test]
fn seven_combos_in_three_and_in_four_rolls() {
    let dice = dice(false, ComboNeed::Contains);
    let chances = |rolls| COMBOS.map(|combo| percent(dice.chance(Aim::Mission(combo), rolls)));
    assert_eq!(chances(3), ["99.92", "74.24", "74.32", "36.29", "26.11", "29.08", "4.60"]);
    assert_eq!(chances(4), ["99.99", "84.96", "85.71", "51.21", "39.04", "44.80", "10.06"]);
}

#[test]
fn exactly_a_combo_and_a_combo_or_better() {
    let exact = dice(false, ComboNeed::Exact);
    let chances = COMBOS.map(|combo| percent(exact.chance(Aim::Mission(combo), 3)));
    assert_eq!(chances, ["91.62", "68.30", "62.04", "36.29", "26.11", "27.59", "4.60"]);
    let at_least = dice(false, ComboNeed::AtLeast);
    let chances = COMBOS.map(|combo| percent(at_least.chance(Aim::Mission(combo), 3)));
    assert_eq!(chances, ["99.98", "95.46", "75.93", "54.98", "36.83", "29.08", "4.60"]);
}

#[test]
fn the_first_roller_wins_more_often_unless_faces_count() {
    assert_eq!(percent(dice(false, ComboNeed::Contains).chance(Aim::First, 3)), "55.65");
    assert_eq!(percent(dice(false, ComboNeed::Contains).chance(Aim::First, 4)), "66.30");
    assert_eq!(percent(dice(true, ComboNeed::Contains).chance(Aim::First, 3)), "47.20");
    assert_eq!(percent(dice(true, ComboNeed::Contains).chance(Aim::First, 4)), "58.41");
}

#[test]
fn the_second_roller_exceeds_each_combo_so_often() {
    let dice = dice(false, ComboNeed::Contains);
    let hands = ["12346", "11234", "11223", "11123", "11122", "12345", "11112", "11111"];
    let chances = hands.map(|name| percent(dice.chance(Aim::Exceed(hand(name)), 3)));
    assert_eq!(chances, ["99.98", "95.46", "75.93", "54.98", "36.83", "29.08", "4.60", "0.00"]);
}

#[test]
fn two_pairs_are_broken_up_and_the_higher_is_kept() {
    let dice = dice(false, ComboNeed::Contains);
    let keeping = dice.keeping(Aim::First);
    assert_eq!(keeping.best(hand("22556"), 2).name(), "55");
    assert_eq!(dice.keeping(Aim::Contain(Combo::KaBoom)).best(hand("13335"), 1).name(), "333");
}

#[test]
fn a_fourth_roll_for_the_last_die_of_four() {
    let dice = dice(false, ComboNeed::Contains);
    let kept = Kept::parse("333").expect("three dice");
    let chance = dice.chance_keeping(Aim::Contain(Combo::KaBoom), kept, 1);
    assert!((chance - 11.0 / 36.0).abs() < 1e-12, "{chance}");
}

#[test]
fn what_the_help_shows_is_what_the_tables_hold() {
    let dice = dice(false, ComboNeed::Contains);
    for aim in [Aim::First, Aim::Exceed(hand("11223")), Aim::Mission(Combo::Boom)] {
        let shown = dice.chance_keeping(aim, Kept::NONE, 3);
        assert!((shown - dice.chance(aim, 3)).abs() < 1e-9, "{aim:?}: {shown}");
    }
}

#[test]
fn a_hand_has_the_highest_combo_that_fits() {
    let dice = dice(false, ComboNeed::Contains);
    let combos = [
        ("12346", Combo::Nothing),
        ("11234", Combo::Barehand),
        ("11223", Combo::BangBang),
        ("11123", Combo::TrackATrack),
        ("11122", Combo::BaDaBang),
        ("23456", Combo::Boom),
        ("11112", Combo::KaBoom),
        ("66666", Combo::WooHoo),
    ];
    for (name, combo) in combos {
        assert_eq!(dice.combo(hand(name)), combo, "{name}");
    }
    let short = BattleDice::new(Reading { boom_length: 4, faces: false }, ComboNeed::Contains);
    assert_eq!((short.combo(hand("12344")), short.combo(hand("12355"))), (Combo::Boom, Combo::Barehand));
}

#[test]
fn dice_are_written_as_their_faces_the_lowest_first_and_no_more_than_five() {
    for kept in Kept::all() {
        assert_eq!(Kept::parse(&kept.name()), Some(kept));
    }
    for strange in ["", "21", "222222", "0", "7", "17", "a", "1 2"] {
        assert_eq!(Kept::parse(strange), None, "{strange}");
    }
}

#[test]
fn the_ladder_of_ends_adds_up_to_the_chance_of_success() {
    let dice = dice(false, ComboNeed::Contains);
    let aims = [
        Aim::First,
        Aim::Exceed(hand("11223")),
        Aim::Exceed(hand("22244")),
        Aim::Mission(Combo::BaDaBang),
        Aim::Contain(Combo::KaBoom),
    ];
    for aim in aims {
        for name in ["none", "22", "2256", "345"] {
            for left in 1..=2 {
                let kept = Kept::parse(name).expect("dice");
                let ladder = dice.ladder(aim, kept, left);
                let (ends, succeeds): (f64, f64) =
                    ladder.iter().fold((0.0, 0.0), |(a, b), rung| (a + rung.ends, b + rung.ends * rung.succeeds));
                let chance = dice.chance_keeping(aim, kept, left);
                assert!((ends - 1.0).abs() < 1e-9, "{aim:?} {name} {left}: {ends}");
                assert!((succeeds - chance).abs() < 1e-9, "{aim:?} {name} {left}: {succeeds} is not {chance}");
            }
        }
    }
}
