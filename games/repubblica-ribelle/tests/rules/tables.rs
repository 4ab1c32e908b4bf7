//! The tables of the house are what the rules say they are.

use staffetta_kernel::prelude::*;
use staffetta_kernel::{Data, Overrides, Setup};
use staffetta_repubblica_ribelle::{RepubblicaRibelle as G, Territory};

fn data() -> Data {
    Data::load(G::about().data, &Overrides::new()).expect("readable tables")
}

fn count(column: &str, value: &str) -> usize {
    let data = data();
    let rows = data.sheet("actions").expect("a table").rows();
    rows.iter().filter(|row| row.text(column).expect("a column") == value).count()
}

#[test]
fn the_action_cards_add_up() {
    for (symbol, cards) in [("grain", 26), ("arms", 26), ("hospital", 26), ("star", 18), ("flame", 18)] {
        assert_eq!(count("symbol", symbol), cards, "{symbol}");
    }
    let effects =
        [("draw", 19), ("move2", 17), ("sabotage", 12), ("plus1", 15), ("place", 19), ("steal", 13), ("support", 19)];
    for (effect, cards) in effects {
        assert_eq!(count("effect", effect), cards, "{effect}");
    }
    assert_eq!(count("gear", "green") + count("gear", "red"), 114);
    for sphere in ["military", "political", "social"] {
        for (value, cards) in [("0", 30), ("1", 18), ("2", 36), ("3", 21), ("4", 9)] {
            assert_eq!(count(sphere, value), cards, "{sphere} {value}");
        }
    }
}

#[test]
fn every_title_has_three_cards_of_equal_values() {
    let data = data();
    let rows = data.sheet("actions").expect("a table").rows();
    for three in rows.chunks(3) {
        let of = |column: &str| -> Vec<&str> { three.iter().map(|row| row.text(column).expect("a column")).collect() };
        for column in ["title", "military", "political", "social"] {
            let words = of(column);
            assert!(words.iter().all(|word| *word == words[0]), "{column} of {}", three[0].key());
        }
    }
}

/// Steps between territories over roads.
const STEPS: [(&str, [u8; 10]); 10] = [
    ("mon", [0, 1, 2, 2, 1, 2, 1, 2, 1, 2]),
    ("toa", [1, 0, 1, 2, 2, 3, 2, 3, 1, 2]),
    ("pri", [2, 1, 0, 1, 2, 2, 3, 3, 2, 3]),
    ("pol", [2, 2, 1, 0, 1, 1, 3, 2, 3, 4]),
    ("pal", [1, 2, 2, 1, 0, 1, 2, 2, 2, 3]),
    ("lam", [2, 3, 2, 1, 1, 0, 2, 1, 3, 4]),
    ("fra", [1, 2, 3, 3, 2, 2, 0, 1, 1, 2]),
    ("pia", [2, 3, 3, 2, 2, 1, 1, 0, 2, 3]),
    ("vil", [1, 1, 2, 3, 2, 3, 1, 2, 0, 1]),
    ("lig", [2, 2, 3, 4, 3, 4, 2, 3, 1, 0]),
];

/// Movement points between territories while the first red crossing is free.
const WITH_RADICI: [(&str, [u8; 10]); 10] = [
    ("mon", [0, 0, 1, 2, 1, 2, 0, 1, 1, 2]),
    ("toa", [0, 0, 0, 1, 1, 2, 1, 2, 1, 2]),
    ("pri", [1, 0, 0, 1, 2, 2, 2, 3, 1, 2]),
    ("pol", [2, 1, 1, 0, 1, 1, 2, 2, 2, 3]),
    ("pal", [1, 1, 2, 1, 0, 1, 1, 2, 2, 3]),
    ("lam", [2, 2, 2, 1, 1, 0, 1, 1, 2, 3]),
    ("fra", [0, 1, 2, 2, 1, 1, 0, 0, 1, 2]),
    ("pia", [1, 2, 3, 2, 2, 1, 0, 0, 1, 2]),
    ("vil", [1, 1, 1, 2, 2, 2, 1, 1, 0, 1]),
    ("lig", [2, 2, 2, 3, 3, 3, 2, 2, 1, 0]),
];

#[test]
fn the_first_red_crossing_is_free() {
    let ready = Setup::seats(3).ready::<G>().expect("the usual table");
    for (from, row) in WITH_RADICI {
        let from = Territory::parse(from).expect("a territory");
        for (to, cost) in Territory::ALL.iter().zip(row) {
            assert_eq!(ready.rules.steps_with_radici(from, *to), cost, "{from:?} to {to:?}");
        }
    }
}

#[test]
fn the_roads_join_the_territories_as_drawn() {
    let ready = Setup::seats(3).ready::<G>().expect("the usual table");
    for (from, row) in STEPS {
        let from = Territory::parse(from).expect("a territory");
        for (to, steps) in Territory::ALL.iter().zip(row) {
            assert_eq!(ready.rules.steps(from, *to), steps, "{from:?} to {to:?}");
        }
    }
}

#[test]
fn a_wrong_table_is_refused_by_file_and_line() {
    for (path, value, place) in [
        ("actions.A001.gear", "blue", "actions.csv line 2"),
        ("missions.M11.effects", "es", "missions.csv line 2"),
        // The second value is above the first, which is 7.
        ("missions.S11.high", "7", "missions.csv line 10"),
        ("roads.R1.crosses_border", "no", "roads.csv line 2"),
        ("support.6.hand", "40", "support.csv line 8"),
        ("boards.armando.base_1", "modena", "boards.csv line 2"),
        // The next locality of Montefiorino no longer stands beside the others.
        ("localities.vitriola.territory", "pal", "localities.csv line 5"),
    ] {
        let mut setup = Setup::seats(3);
        setup.overrides.insert(path.to_owned(), value.to_owned());
        let fault = setup.ready::<G>().expect_err("a wrong table");
        assert_eq!(fault.place, place, "{fault}");
    }
}
