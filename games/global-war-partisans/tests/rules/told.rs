//! By which rule the log tells what happened, where one event may come of several rules.

use std::collections::BTreeMap;

use staffetta_global_war_partisans::GlobalWarPartisans as G;
use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, Head, Script, Seat, Seed, Setup, Table, Viewer};

/// The rules by which events of this kind are told, in order, when the seat plays this and the dice fall so.
fn rules_of(what: &str, given: &Value, dice: &[(&str, &[&str])], seat: u8, picks: &[&str]) -> Vec<&'static str> {
    let ready = Setup::seats(3).option("scenario", "1943").ready::<G>().expect("a table");
    let mut table = Table::<G>::open(ready, Dice::Seed(Seed::plain(0)), Head::default(), 0).expect("a table");
    let mut state = *table.state();
    G::apply_given(table.rules(), &mut state, given).expect("a sound position");
    table.rebase(to_value(state).expect("an open form"), 0).expect("a sound position");
    let mut fell: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (purpose, came) in dice {
        fell.entry((*purpose).to_owned()).or_default().extend(came.iter().map(|&die| die.to_owned()));
    }
    table.use_dice(Dice::Script(Script::new(fell)));
    let before = table.lines(Viewer::Open, 0).len();
    for pick in picks {
        let action = <G as GameRules>::Action::parse(pick).expect(pick);
        table.pick(Seat(seat), action, None, By::Seat, 0).unwrap_or_else(|refused| panic!("{pick}: {refused}"));
        table.release_pending(0).expect("no chance is missing");
    }
    let told = table.lines(Viewer::Open, before).into_iter().filter_map(|line| line.told);
    told.filter(|told| told.what == what).map(|told| told.rule).collect()
}

/// Soviet units from Stalingrad against one German infantry in Kharkov, a plain.
fn kharkov(units: &str, attack: &[&str], defence: &[&str], picks: &[&str]) -> Vec<&'static str> {
    let given = json!({
        "power": "ussr", "step": "combat_movement", "no_partisans": true, "no_units": true,
        "units": { "stalingrad": { "ussr": units }, "kharkov": { "germany": "1i" } },
    });
    rules_of("attack", &given, &[("attack", attack), ("defence", defence)], 2, picks)
}

#[test]
fn an_attack_by_land_over_a_plain_is_told_by_the_throw_alone() {
    let infantry = ["move stack:infantry@stalingrad", "to zone:kharkov", "fight"];
    assert_eq!(kharkov("1i", &["12", "1"], &["12", "12"], &infantry), ["GW-6.1", "GW-6.1"]);
    // Nobody is there whom the gun could help.
    let gun = ["move stack:artillery@stalingrad", "to zone:kharkov"];
    assert_eq!(kharkov("1a", &["1"], &["12"], &gun), ["GW-6.1"]);
}

#[test]
fn a_gun_that_helps_infantry_is_told() {
    for unit in ["infantry", "mountain_infantry"] {
        let unit_moves = format!("move stack:{unit}@stalingrad");
        let both = ["move stack:artillery@stalingrad", "to zone:kharkov", unit_moves.as_str(), "to zone:kharkov"];
        let units = if unit == "infantry" { "1a 1i" } else { "1a 1mi" };
        assert_eq!(kharkov(units, &["1 1"], &["12"], &both), ["GW-6.2"], "{unit}");
    }
}

#[test]
fn mountains_are_told_where_they_hinder() {
    let romania = |units: &str, attack: &str, moved: &str| {
        let given = json!({
            "power": "ussr", "step": "combat_movement", "no_partisans": true, "no_units": true,
            "owner": { "kiev": "ussr" }, "units": { "kiev": { "ussr": units }, "romania": { "germany": "1m" } },
        });
        rules_of("attack", &given, &[("attack", &[attack]), ("defence", &["12"])], 2, &[moved, "to zone:romania"])
    };
    assert_eq!(romania("1i", "1", "move stack:infantry@kiev"), ["GW-0.2"]);
    assert_eq!(romania("1mi", "1", "move stack:mountain_infantry@kiev"), ["GW-6.1"]);
}

#[test]
fn a_landing_is_told_in_its_first_round() {
    let normandy = |units: &str, moved: &str| {
        let given = json!({
            "power": "uk", "step": "combat_movement", "no_partisans": true, "no_units": true,
            "units": { "london": { "uk": units }, "normandy": { "germany": "1i" } },
        });
        let dice: [(&str, &[&str]); 3] = [("crossing", &["12"]), ("attack", &["12", "1"]), ("defence", &["12", "12"])];
        rules_of("attack", &given, &dice, 1, &[moved, "sail zone:normandy"])
    };
    assert_eq!(normandy("1i", "move stack:infantry@london"), ["GW-6.2", "GW-6.1"]);
    assert_eq!(normandy("1mi", "move stack:mountain_infantry@london"), ["GW-R58", "GW-6.1"]);
}

#[test]
fn support_is_told_while_it_lasts() {
    let given = json!({
        "power": "ussr", "step": "combat_movement", "no_partisans": true, "no_units": true,
        "units": { "stalingrad": { "ussr": "1i" }, "kharkov": { "germany": "1i" } },
        "partisans": [{ "zone": "kharkov", "controller": "ussr" }],
    });
    let dice: [(&str, &[&str]); 3] = [("support", &["5"]), ("attack", &["12", "1"]), ("defence", &["12", "12"])];
    let picks = ["move stack:infantry@stalingrad", "to zone:kharkov", "pass", "resolve zone:kharkov"];
    let picks = [&picks[..], &["support partisan:0", "fight"]].concat();
    assert_eq!(rules_of("attack", &given, &dice, 2, &picks), ["GW-6.2", "GW-R17"]);
}

#[test]
fn what_a_marker_brings_is_told_where_it_decides() {
    let given = json!({
        "power": "ussr", "step": "combat", "no_partisans": true, "no_units": true, "cash": { "germany": 9 },
        "partisans": [{ "zone": "kiev", "controller": "ussr", "marks": ["ripe"] }],
    });
    for (die, rule) in [("5", "GW-R10"), ("3", "GW-9.4"), ("7", "GW-9.4"), ("12", "GW-9.1")] {
        let dice: [(&str, &[&str]); 1] = [("disruption", &[die])];
        assert_eq!(rules_of("disrupted", &given, &dice, 2, &["disrupt partisan:0", "spend"]), [rule], "a {die}");
    }
}
