//! Answers worked out by hand, and chances held to many plays.

use super::*;

/// The worked example of BN-9.4: two dice that hit from 4 up.
fn fire_at_clear(setup: &Setup) -> Position {
    let units = json!({ "A-IV-1": "13.09", "A-CMD-VG": "15.08", "P-RED-1": "11.10", "P-RED-2": "11.10" });
    position(setup, &units, &json!({ "active": "axis" }))
}

#[test]
fn the_odds_of_a_fire_are_those_of_its_dice() {
    let here = fire_at_clear(&gravellona());
    let fire = here.fire(["A-IV-1"], "11.10", "fire");
    assert_eq!(fire["firing"], json!([{ "unit": "a3", "dice": 2, "needs": 4, "shots": 2 }]));
    assert_eq!((&fire["price"], &fire["left_out"], &fire["bunker"]), (&json!(1), &json!([]), &json!(0.0)));
    all_near(&fire["hits"], &[0.25, 0.5, 0.25]);
    near(fire["loss"].as_f64().expect("a loss"), 0.25, 1e-5);
    assert_eq!(fire["morale"][0], json!({ "unit": "p0", "fails": 1.0, "pinned": false }));
    // Fire and move: one less on each die (BN-9.9).
    let moving = here.fire(["A-IV-1"], "11.10", "fire_and_move");
    assert_eq!(moving["firing"][0]["needs"], 5);
    // As the rules roll it: everybody fails, so that a hit pins both.
    let played = here.played(1, &["activate hex:13.09", "fire", "at hex:11.10"]);
    near(share(&played, |end| end["units"]["P-RED-1"]["pinned"] == true), 0.75, 0.035);
    near(share(&played, |end| end["lost"]["redi"].as_u64() > here_lost(&here)), 0.25, 0.035);
}

/// What the position had lost before.
fn here_lost(here: &Position) -> Option<u64> {
    view(&here.rules, &here.state, Viewer::Crowd)["lost"]["redi"].as_u64()
}

#[test]
fn morale_follows_options_and_changed_numbers() {
    let fails = |setup: &Setup| {
        let fire = fire_at_clear(setup).fire(["A-IV-1"], "11.10", "fire");
        fire["morale"][0]["fails"].as_f64().expect("a chance")
    };
    near(fails(&gravellona()), 1.0, 1e-6);
    let banded = gravellona().option("morale_redi_valtoce", "true");
    near(fails(&banded), 0.5, 1e-6);
    let mut changed = banded;
    changed.overrides = Overrides::from([("numbers.band_morale.value".to_owned(), "5".to_owned())]);
    near(fails(&changed), 1.0 / 6.0, 1e-6);
    // RSI units in a fort pass every check (BN-10.6); the assault company has a morale of its own.
    let forts = position(&tarnova(), &json!({ "P-1-1": "09.08", "P-CMD-1": "09.08", "A-1-1": "09.06" }), &json!({}));
    assert_eq!(forts.fire(["P-1-1"], "09.06", "fire")["morale"][0]["fails"], 0.0);
    let company = position(&tarnova(), &json!({ "P-S-1": "09.08", "A-1-1": "09.06" }), &json!({ "active": "axis" }));
    near(company.fire(["A-1-1"], "09.08", "fire")["morale"][0]["fails"].as_f64().expect("a chance"), 2.0 / 6.0, 1e-6);
}

#[test]
fn a_bunker_takes_the_heavy_hits() {
    let units = json!({
        "P-1-R": "09.08", "P-1-1": "09.08", "P-CMD-1": "09.08", "A-1-1": "09.06", "A-CMD": "10.10", "A-1-2": "10.10"
    });
    let here = position(&tarnova(), &units, &json!({ "turn": 2, "bunkers": [5] }));
    let fire = here.fire(["P-1-1", "P-1-R", "P-CMD-1"], "09.06", "fire");
    // A bunker needs 7: infantry never hits, the mortar with its bonus on a 6.
    assert_eq!(fire["firing"][0]["needs"], 7);
    assert_eq!(fire["firing"][1]["needs"], 6);
    assert_eq!(fire["left_out"][0]["why"]["key"], "commands-do-not-fire");
    all_near(&fire["hits"], &[1.0, 0.0, 0.0]);
    near(fire["bunker"].as_f64().expect("a chance"), 11.0 / 36.0, 1e-5);
    let played = here.played(0, &["activate hex:09.08", "fire", "at hex:09.06", "all"]);
    near(share(&played, |end| end["bunkers"] == json!([])), 11.0 / 36.0, 0.035);
    assert!(played.iter().all(|end| end["units"]["A-1-1"]["vf"] == 2));
}

#[test]
fn a_heavy_weapon_at_tarnova_needs_its_command() {
    let at = |command: &str| {
        let units = json!({ "P-1-M1": "09.08", "P-1-1": "09.08", "P-CMD-1": command, "A-1-1": "10.09" });
        position(&tarnova(), &units, &json!({ "turn": 2 })).fire(["P-1-M1", "P-1-1"], "10.09", "fire")
    };
    assert_eq!(strings(&at("09.12")["firing"], "unit").len(), 2, "four hexes");
    let far = at("09.14");
    assert_eq!(strings(&far["firing"], "unit").len(), 1, "six hexes");
    assert_eq!(far["left_out"][0]["why"], json!({ "rule": "BN-9.1", "key": "no-ammunition", "n": 5 }));
    // The same is told of the command, and of those who could fire at a group that comes by.
    let units = json!({ "P-1-M1": "09.08", "P-1-1": "09.08", "P-CMD-1": "09.14", "A-1-1": "09.03" });
    let here = position(&tarnova(), &units, &json!({ "turn": 2, "active": "axis" }));
    let [gun, one, command, foe] = here.units(["P-1-M1", "P-1-1", "P-CMD-1", "A-1-1"]);
    let reached = here.ask(&json!({ "command": { "unit": command } }));
    assert_eq!((&reached["supplied"], &reached["unsupplied"]), (&json!([]), &json!([gun])));
    assert_eq!(reached["commanded"], json!([one, gun]), "within its eight hexes all the same");
    let threats = here.ask(&json!({ "threats": { "units": [foe], "hex": "09.06" } }));
    assert_eq!(strings(&threats["stacks"][0]["fire"]["firing"], "unit"), [one.as_str()]);
}

#[test]
fn the_held_third_battalion_neither_crosses_nor_fires_over_its_line() {
    let units = json!({ "P-3-1": "07.16", "P-CMD-3": "06.17", "A-1-1": "07.14", "A-CMD": "10.10" });
    let held = position(&tarnova(), &units, &json!({ "turn": 2 }));
    let free = position(&tarnova(), &units, &json!({ "turn": 2, "released": true }));
    let fire = held.fire(["P-3-1"], "07.14", "fire");
    assert_eq!((&fire["firing"], &fire["left_out"][0]["why"]["key"]), (&json!([]), &json!("beyond-the-line")));
    assert_eq!(free.fire(["P-3-1"], "07.14", "fire")["left_out"], json!([]));
    let stops = |here: &Position| {
        let reach = here.ask(&json!({ "reach": { "units": here.units(["P-3-1"]), "action": "move" } }));
        strings(&reach["stops"], "hex").into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(!stops(&held).contains(&"07.15".to_owned()));
    assert!(stops(&free).contains(&"07.15".to_owned()));
    assert!(stops(&held).iter().all(|hex| stops(&free).contains(hex)));
}

#[test]
fn a_mortar_fires_where_a_friend_sees_if_the_table_says_so() {
    // The houses of Tarnova lie between the mortar in 10.13 and the road; the company in 12.10 sees it.
    let units = json!({ "A-2-R": "10.13", "A-2-1": "12.09", "A-CMD": "10.13", "P-1-1": "10.07" });
    let threat = |indirect: &str| {
        let here = position(&tarnova().option("mortar_indirect", indirect), &units, &json!({ "turn": 2 }));
        let threats = here.ask(&json!({ "threats": { "units": here.units(["P-1-1"]), "hex": "10.08" } }));
        let stacks = threats["stacks"].as_array().expect("stacks").clone();
        stacks.into_iter().find(|stack| stack["from"] == "10.13").expect("the mortar has it in range")
    };
    let (seen, unseen) = (threat("true"), threat("false"));
    assert_eq!((&seen["may_fire"], &unseen["may_fire"]), (&json!(true), &json!(false)));
    assert_eq!(seen["stops"], unseen["stops"]);
    assert!(!seen["stops"].as_array().expect("stops").is_empty());
    assert_eq!(seen["fire"]["firing"][0]["dice"], 2);
}

#[test]
fn a_mine_goes_off_as_often_as_its_die_says() {
    let units = json!({ "P-1-1": "05.09", "P-CMD-1": "05.09", "A-1-1": "15.11", "A-CMD": "15.11" });
    let mines = json!([{ "hex": "07.09", "value": 0 }]);
    let chance = |frost: bool, hex: &str| {
        let here = position(&tarnova(), &units, &json!({ "turn": 2, "mines": mines, "frost": frost }));
        here.ask(&json!({ "threats": { "units": here.units(["P-1-1"]), "hex": hex } }))["mine"].clone()
    };
    let near_it = chance(false, "06.09");
    assert_eq!(near_it["hex"], "07.09");
    near(near_it["chance"].as_f64().expect("a chance"), 2.0 / 6.0, 1e-6);
    near(chance(true, "06.09")["chance"].as_f64().expect("a chance"), 3.0 / 6.0, 1e-6);
    assert_eq!(chance(false, "05.10"), Value::Null);
}

#[test]
fn a_hex_says_what_it_does_for_whoever_is_in_it() {
    let ground = |here: &Position, hex: &str| here.ask(&json!({ "ground": { "hex": hex } }));
    let settlement = ground(&position(&gravellona(), &json!({}), &json!({})), "13.09");
    assert_eq!(settlement, json!({ "needs": 6, "assault": 3, "limit": 6, "blast": [] }));
    let mines = json!([{ "hex": "07.09", "value": 0 }]);
    let here = position(&tarnova(), &json!({}), &json!({ "turn": 2, "mines": mines }));
    let blast = ground(&here, "07.10")["blast"].clone();
    assert_eq!(blast, json!(["06.08", "06.09", "07.08", "07.09", "07.10", "08.08", "08.09"]));
    assert_eq!(ground(&here, "07.11")["blast"], json!([]));
    assert_eq!(here.refused(&json!({ "ground": { "hex": "pool" } })), ("BN-T1", "off-the-map"));
}

#[test]
fn a_line_is_stopped_by_ground_and_by_units() {
    let here =
        position(&gravellona(), &json!({ "P-RED-1": "11.10", "A-IV-1": "12.09", "A-IV-2": "13.09" }), &json!({}));
    let sight = |from: &str, to: &str| here.ask(&json!({ "sight": { "from": from, "to": to } }));
    assert_eq!(
        sight("11.10", "13.09"),
        json!({ "from": "11.10", "to": "13.09", "distance": 2, "free": false, "stops": ["12.09"] })
    );
    assert_eq!(sight("11.10", "12.09")["free"], true);
    assert_eq!(sight("13.08", "16.09")["stops"][0], "14.08", "houses");
    let watchers = here.ask(&json!({ "watchers": { "hex": "11.10", "side": "axis" } }));
    assert_eq!(strings(&watchers, "from"), ["12.09", "13.09"]);
    assert_eq!((&watchers[0]["free"], &watchers[1]["free"]), (&json!(true), &json!(false)));
    // Hexes that close a line are named just when it is closed.
    let mut rng = FastRng::new(3);
    for _ in 0..2000 {
        let [from, to] = [0, 1].map(|_| Hex(rng.below(400) as u16));
        let Ok(line) = here.try_ask(&json!({ "sight": { "from": from, "to": to } })) else { continue };
        assert_eq!(line["free"] == true, line["stops"] == json!([]), "{line}");
    }
    assert_eq!(here.refused(&json!({ "sight": { "from": "11.10", "to": "11.10" } })), ("BN-8.9", "same-hex"));
}

#[test]
fn a_group_goes_as_far_as_its_points_bring_it() {
    let here =
        position(&gravellona(), &json!({ "P-RED-1": "10.10", "P-CMD-GAR": "10.10", "A-IV-1": "13.09" }), &json!({}));
    let reach = here.ask(&json!({ "reach": { "units": here.units(["P-RED-1"]), "action": "move" } }));
    assert_eq!((&reach["from"], &reach["points"]), (&json!("10.10"), &json!(4)));
    let stops = reach["stops"].as_array().expect("stops");
    let stop = |hex: &str| stops.iter().find(|stop| stop["hex"] == hex);
    // Clear ground, a point a hex, and one more over the stream; enemies hold 13.09.
    let over = stop("13.10").expect("three hexes");
    assert_eq!((&over["cost"], &over["left"]), (&json!(4), &json!(0)));
    assert_eq!(over["path"].as_array().map(Vec::len), Some(3));
    assert_eq!(stop("12.10").map(|stop| &stop["cost"]), Some(&json!(2)));
    assert_eq!(stop("13.09"), None);
    assert_eq!(stop("10.15"), None, "five hexes");
    let half = here.ask(&json!({ "reach": { "units": here.units(["P-RED-1"]), "action": "move_and_fire" } }));
    assert_eq!(half["points"], 2);
    let assault = here.ask(&json!({ "reach": { "units": here.units(["P-RED-1", "P-CMD-GAR"]), "action": "assault" } }));
    assert_eq!(assault["stops"], json!([]));
    let ways = assault["assaults"].as_array().expect("assaults");
    assert!(!ways.is_empty() && ways.iter().all(|way| way["hex"] == "13.09"), "{ways:?}");
    let pinned = json!({ "P-RED-1": { "hex": "10.10", "pinned": true }, "A-IV-1": "13.09" });
    let pinned = position(&gravellona(), &pinned, &json!({}));
    let query = json!({ "reach": { "units": pinned.units(["P-RED-1"]), "action": "move" } });
    assert_eq!(pinned.refused(&query), ("BN-8.5", "pinned"));
}

#[test]
fn the_odds_of_an_assault_are_those_of_the_rules() {
    // The German unit in 14.04 gives up on 1 and 2, and fails every check.
    let units =
        json!({ "P-RED-1": "13.05", "P-RED-2": "13.05", "P-CMD-GAR": "13.07", "A-VER-1": "14.04", "A-IV-1": "16.09" });
    let here = position(&gravellona(), &units, &json!({}));
    let attackers = here.units(["P-RED-1", "P-RED-2"]);
    let query = json!({ "assault": { "units": attackers, "from": "13.05", "target": "14.04", "action": "assault" } });
    let odds = here.ask(&query);
    assert_eq!((&odds["attack"], &odds["defence"], &odds["ground"]), (&json!(6), &json!(2), &json!(3)));
    near(odds["surrender"].as_f64().expect("a chance"), 1.0 / 3.0, 1e-6);
    let chance = |name: &str| odds[name].as_f64().expect("a chance");
    let all: f64 = ["taken", "thrown_back", "shaken", "repelled", "wiped_out"].into_iter().map(chance).sum();
    near(all, 1.0, 1e-5);
    // 6 and a die beat 5 and a die in 21 throws of 36; whoever is beaten gives way.
    near(chance("taken"), 1.0 / 3.0 + 2.0 / 3.0 * 21.0 / 36.0, 1e-5);
    let played = here.played(0, &["activate hex:13.05", "assault", "all", "step hex:14.04"]);
    let taken = share(&played, |end| {
        end["units"]
            .as_object()
            .is_some_and(|units| units.values().any(|unit| unit["side"] == "partisan" && unit["hex"] == "14.04"))
    });
    near(taken, chance("taken"), 0.035);
    let alone = json!({ "assault": { "units": here.units(["P-CMD-GAR"]), "from": "13.05", "target": "14.04", "action": "assault" } });
    assert_eq!(here.refused(&alone), ("BN-2.3", "command-alone"));
}

#[test]
fn an_action_out_of_command_costs_double_and_says_who_may_do_it() {
    let units = json!({ "P-RED-1": "10.10", "P-RED-2": "10.10", "P-CMD-GAR": "10.20", "A-IV-1": "12.09" });
    let here = position(&gravellona(), &units, &json!({ "pa": { "partisan": 2, "axis": 2 } }));
    let items = here.ask(&json!({ "actions": { "units": here.units(["P-RED-1", "P-RED-2"]) } }));
    let item = |items: &Value, action: &str| -> Value {
        items.as_array().and_then(|list| list.iter().find(|item| item["action"] == action)).expect("an item").clone()
    };
    let go = item(&items, "move");
    assert_eq!((&go["price"], &go["why_not"]), (&json!(2), &Value::Null));
    assert_eq!(go["units"], json!(here.units(["P-RED-1", "P-RED-2"])));
    assert_eq!(item(&items, "fire")["price"], 2);
    assert_eq!(item(&items, "assault")["why_not"]["key"], "out-of-command");
    assert_eq!(item(&items, "recover")["why_not"]["key"], "no-command");
    let near_it = json!({ "P-RED-1": "10.10", "P-RED-2": "10.10", "P-CMD-GAR": "10.11", "A-IV-1": "12.09" });
    let near_it = position(&gravellona(), &near_it, &json!({ "pa": { "partisan": 1, "axis": 1 } }));
    let items = near_it.ask(&json!({ "actions": { "units": near_it.units(["P-RED-1"]) } }));
    for action in ["move", "fire", "assault"] {
        assert_eq!(
            (&item(&items, action)["price"], &item(&items, action)["why_not"]),
            (&json!(1), &Value::Null),
            "{action}"
        );
    }
    assert_eq!(item(&items, "regroup")["why_not"], Value::Null, "three make two and one");
}

#[test]
fn a_command_reaches_so_many_hexes() {
    let units =
        json!({ "P-RED-1": "10.10", "P-ROM-1": "10.01", "P-CMD-GAR": "10.10", "P-CIN-1": "10.09", "A-IV-1": "16.09" });
    let here = position(&gravellona(), &units, &json!({}));
    let [command, one, far] = here.units(["P-CMD-GAR", "P-RED-1", "P-ROM-1"]);
    let reached = here.ask(&json!({ "command": { "unit": command } }));
    assert_eq!(
        (&reached["range"], &reached["commanded"], &reached["out_of_reach"]),
        (&json!(8), &json!([one]), &json!([far]))
    );
    // 1 + 6 + 12 + ... + 48: all of a disc of eight, which lies on the map here.
    assert_eq!(reached["hexes"].as_array().map(Vec::len), Some(217));
    assert_eq!(here.refused(&json!({ "command": { "unit": one } })), ("BN-6.1", "not-a-command"));
}
