//! By which rule the log tells what happened, where one event may come of several rules.

use std::collections::BTreeMap;

use staffetta_banditen::Banditen as G;
use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, Head, Script, Seat, Seed, Setup, Table, Viewer};

/// What a seat picks.
type Played<'a> = (u8, &'a [&'a str]);

fn gravellona() -> Setup {
    Setup::seats(2)
}

fn tarnova() -> Setup {
    Setup::seats(2).option("scenario", "tarnova")
}

/// The rules by which events of this kind are told, in order, when this is played with these dice.
fn rules_of(what: &str, setup: Setup, given: &Value, dice: &[(&str, &str)], played: &[Played]) -> Vec<&'static str> {
    let ready = setup.ready::<G>().expect("a table");
    let mut table = Table::<G>::open(ready, Dice::Seed(Seed::plain(0)), Head::default(), 0).expect("a table");
    let mut state = *table.state();
    G::apply_given(table.rules(), &mut state, given).expect("a sound position");
    table.rebase(to_value(state).expect("an open form"), 0).expect("a sound position");
    let mut fell: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (purpose, came) in dice {
        fell.entry((*purpose).to_owned()).or_default().push((*came).to_owned());
    }
    table.use_dice(Dice::Script(Script::new(fell)));
    let before = table.lines(Viewer::Open, 0).len();
    for (seat, picks) in played {
        for pick in *picks {
            let action = <G as GameRules>::Action::parse(pick).expect(pick);
            table.pick(Seat(*seat), action, None, By::Seat, 0).unwrap_or_else(|refused| panic!("{pick}: {refused}"));
            table.release_pending(0).expect("no chance is missing");
        }
    }
    let told = table.lines(Viewer::Open, before).into_iter().filter_map(|line| line.told);
    told.filter(|told| told.what == what).map(|told| told.rule).collect()
}

#[test]
fn a_step_is_told_by_what_happens_to_it() {
    let alone = json!({ "units": { "P-RED-1": "12.12", "P-CMD-GAR": "12.13", "A-IV-1": "18.11" } });
    let along = ["activate hex:12.12", "move", "step hex:12.11", "step hex:12.10"];
    assert_eq!(rules_of("step", gravellona(), &alone, &[], &[(0, &along)]), ["BN-8.1", "BN-8.1"]);
    let among_friends = json!({ "pa": { "partisan": 3, "axis": 0 }, "units": {
        "P-RED-1": "12.12", "P-RED-2": "12.10", "P-CMD-GAR": "12.13",
        "A-IV-1": { "hex": "11.10", "fire": 2 }, "A-CMD-VG": "15.08",
    } });
    assert_eq!(rules_of("step", gravellona(), &among_friends, &[], &[(0, &along)]), ["BN-8.1", "BN-8.4"]);
    let under_fire = json!({ "turn": 2, "pa": { "partisan": 3, "axis": 0 }, "units": {
        "P-1-1": "08.09", "P-S-1": "08.09", "P-CMD-1": "08.10", "A-1-1": { "hex": "09.06", "fire": 1 }, "A-CMD": "10.05",
    } });
    let dice = [("fire", "5 1"), ("morale", "4")];
    let out: Played = (0, &["activate hex:08.09", "move", "all", "step hex:08.08", "step hex:08.07"]);
    let played = [out, (1, &["react_fire hex:09.06"]), (0, &["step hex:08.06"])];
    assert_eq!(rules_of("step", tarnova(), &under_fire, &dice, &played), ["BN-8.1", "BN-8.1", "BN-12.5"]);
    let own_mine = json!({ "turn": 2, "active": "axis", "mines": [{ "hex": "05.12", "value": 3 }], "units": {
        "P-1-1": "01.03", "P-CMD-1": "01.03", "A-1-1": "05.09", "A-CMD": "06.10",
    } });
    let past: Played = (1, &["activate hex:05.09", "move", "step hex:05.10", "step hex:05.11"]);
    assert_eq!(rules_of("step", tarnova(), &own_mine, &[], &[past]), ["BN-8.1", "BN-16.4"]);
}

/// BN-O.mortar_indirect is named only where a mortar does not see its target itself.
#[test]
fn a_fire_at_what_is_not_seen_is_told_by_its_option() {
    let mortars = || tarnova().option("mortar_indirect", "true");
    let fire = |place: &str, unit: &str, target: &str| {
        let mut given = json!({ "turn": 2, "units": { "P-1-1": "03.06", "A-1-1": target, "A-CMD": "10.10" } });
        given["units"]["P-CMD-1"] = json!(place);
        given["units"][unit] = json!(place);
        let (activate, at) = (format!("activate hex:{place}"), format!("at hex:{target}"));
        rules_of("fired", mortars(), &given, &[("fire", "1 1")], &[(0, &[&activate, "fire", &at])])
    };
    assert_eq!(fire("01.05", "P-1-R", "03.05"), ["BN-O.mortar_indirect"]);
    assert_eq!(fire("04.05", "P-1-R", "03.05"), ["BN-9.3"], "a neighbour sees it");
    assert_eq!(fire("04.05", "P-1-2", "03.05"), ["BN-9.3"]);
}

#[test]
fn who_is_thrown_back_is_told_where_to_and_why() {
    let tie = json!({ "pa": { "partisan": 3, "axis": 0 }, "units": {
        "P-RED-1": "12.10", "P-CMD-GAR": "12.12", "A-IV-1": "11.10", "A-IV-2": "11.10", "A-CMD-VG": "15.08",
    } });
    let (dice, assault) = ([("attack", "6"), ("defence", "5")], ["activate hex:12.10", "assault", "step hex:11.10"]);
    let thrown_back = |setup| rules_of("thrown-back", setup, &tie, &dice, &[(0, &assault)]);
    assert_eq!(thrown_back(gravellona()), ["BN-11.4"]);
    assert_eq!(thrown_back(gravellona().option("bounce_to", "entry")), ["BN-O.bounce_to"]);
    let gate = json!({ "turn": 1, "units": { "A-IV-1": "10.20", "A-CMD-VG": "10.18" } });
    let storm: Played = (0, &["storm entry:garibaldi", "with unit:p0", "with unit:p1", "go"]);
    let dice = [("attack", "1"), ("defence", "5")];
    assert_eq!(rules_of("thrown-back", gravellona(), &gate, &dice, &[storm]), ["BN-11.8"]);
    let passing = json!({ "units": {
        "P-RED-1": "12.10", "P-CMD-GAR": "12.12", "A-IV-1": "13.09", "A-IV-2": "13.09", "A-CMD-VG": "16.09",
    } });
    let played: [Played; 2] =
        [(0, &["activate hex:12.10", "move", "step hex:12.09"]), (1, &["react_assault hex:13.09"])];
    let dice = [("attack", "3"), ("defence", "3")];
    assert_eq!(rules_of("thrown-back", gravellona(), &passing, &dice, &played), ["BN-11.9"]);
}

/// BN-11.11 for the band of 1 to 3, BN-11.7 for the hit band.
#[test]
fn a_retreat_is_told_by_its_band() {
    let given = json!({ "active": "axis", "units": {
        "P-RED-1": "12.09", "P-CMD-GAR": "12.12", "A-IV-1": "12.08", "A-IV-2": "12.08", "A-CMD-VG": "16.09",
    } });
    let played: [Played; 2] =
        [(1, &["activate hex:12.08", "assault", "all", "step hex:12.09"]), (0, &["retreat hex:12.10"])];
    let retreat =
        |attack| rules_of("retreated", gravellona(), &given, &[("attack", attack), ("defence", "1")], &played);
    assert_eq!(retreat("2"), ["BN-11.11"], "6 against 4");
    assert_eq!(retreat("4"), ["BN-11.7"], "8 against 4");
}

/// A mine is told by who comes near it: a move, an assault, an assault as a reaction (BN-16.1, BN-16.2, BN-12.7).
#[test]
fn a_mine_is_told_by_what_comes_near_it() {
    let given = json!({ "turn": 2, "mines": [{ "hex": "05.12", "value": 3 }], "units": {
        "P-1-1": "04.11", "P-1-2": "04.11", "P-CMD-1": "03.10", "A-1-1": "05.11", "A-CMD": "06.10",
    } });
    let assault: Played = (0, &["activate hex:04.11", "assault", "all", "step hex:05.11"]);
    let dice = [("mine trigger", "4"), ("mine", "1 1 1")];
    assert_eq!(rules_of("mine", tarnova(), &given, &dice, &[assault]), ["BN-16.2"]);
    let mut free = given;
    free["units"]["A-1-1"] = json!("07.07");
    let walk: Played = (0, &["activate hex:04.11", "move", "all", "step hex:05.11"]);
    assert_eq!(rules_of("mine", tarnova(), &free, &dice, &[walk]), ["BN-16.1"]);
    let passing = json!({ "turn": 2, "active": "axis", "mines": [{ "hex": "05.12", "value": 3 }], "units": {
        "A-1-1": "05.09", "A-1-2": "06.10", "A-CMD": "06.10", "P-1-1": { "hex": "04.11", "fire": 2 }, "P-CMD-1": "03.10",
    } });
    let played: [Played; 2] =
        [(1, &["activate hex:05.09", "move", "step hex:05.10", "step hex:05.11"]), (0, &["react_assault hex:04.11"])];
    let dice = [("mine trigger", "2"), ("mine", "1 1 1")];
    assert_eq!(rules_of("mine", tarnova(), &passing, &dice, &played), ["BN-12.7"]);
}
