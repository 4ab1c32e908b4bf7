//! Rally points: who can come to a zone in one order, and that what is sent for it is legal.

use staffetta_global_war_partisans::{GlobalWarPartisans as G, Query, Reply, Rules, State, Unit, Zone};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup, Viewer, serde_json};

fn ask(r: &Rules, s: &State, seat: Seat, query: &Query) -> Reply {
    let view = G::view(r, s, Viewer::Seat(seat));
    <<G as Game>::Queries as staffetta_kernel::Queries<G>>::ask(r, &view, s, query).expect("an answer")
}

/// Who comes from a zone.
type Coming = (Zone, Vec<(Unit, u8)>);

/// How many units come from each zone, and whether it is an attack with odds.
fn rally(given: serde_json::Value, to: Zone) -> (Vec<Coming>, bool) {
    let ready = Setup::seats(3).option("scenario", "1943").ready::<G>().expect("a table");
    let mut s = G::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    G::apply_given(&ready.rules, &mut s, &given).expect("a sound position");
    let Reply::Rally(rally) = ask(&ready.rules, &s, Seat(0), &Query::Rally { to, called: None }) else {
        panic!("another answer")
    };
    let stacks = rally.stacks.iter().map(|stack| (stack.from, stack.units.clone().into_iter().collect()));
    (stacks.collect(), rally.odds.is_some())
}

#[test]
fn gw_10_0_those_farther_from_the_enemy_are_proposed_and_guards_stay() {
    let given = serde_json::json!({
        "power": "germany", "step": "non_combat_movement", "no_partisans": true, "no_units": true,
        "units": {
            "eastern_poland": { "germany": "3i" }, "kiev": { "germany": "2i" },
            "romania": { "germany": "1A" }, "belarus": { "germany": "1i" }
        },
        "partisans": [{ "zone": "eastern_poland", "controller": "ussr" }]
    });
    let (stacks, attacks) = rally(given, Zone::Kiev);
    let from = |zone: Zone| stacks.iter().find(|(from, _)| *from == zone).map(|(_, units)| units.clone());
    assert!(!attacks);
    assert_eq!(from(Zone::EasternPoland), Some(vec![(Unit::Infantry, 2)]), "one guards against the partisan");
    assert_eq!(from(Zone::Romania), Some(vec![(Unit::Armour, 1)]));
    assert_eq!(from(Zone::Belarus), Some(Vec::new()), "as near to the enemy as Kiev: it can come, but is not proposed");
    assert_eq!(from(Zone::Kiev), None, "who is there does not come");
}

#[test]
fn gw_4_3_an_attack_is_proposed_to_all_neighbours() {
    let given = serde_json::json!({
        "power": "germany", "step": "combat_movement", "no_partisans": true, "no_units": true,
        "units": {
            "kharkov": { "germany": "2i" }, "kiev": { "germany": "1A 1i" }, "kursk": { "ussr": "1i" }
        }
    });
    let (stacks, attacks) = rally(given, Zone::Kursk);
    assert!(attacks);
    assert!(stacks.contains(&(Zone::Kharkov, vec![(Unit::Infantry, 2)])), "{stacks:?}");
}

#[test]
fn gw_0_4_as_many_fit_as_the_factory_builds() {
    let ready = Setup::seats(3).option("scenario", "1939").ready::<G>().expect("a table");
    let mut s = G::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    let given = serde_json::json!({ "power": "ussr", "step": "place_units", "queue": { "ussr": "9i 1a" } });
    G::apply_given(&ready.rules, &mut s, &given).expect("a sound position");
    let fits = |unit, zone| ask(&ready.rules, &s, Seat(2), &Query::Fits { unit, zone });
    assert_eq!(fits(Unit::Infantry, Zone::Kiev), Reply::Fits(2), "a minor factory");
    assert_eq!(fits(Unit::Artillery, Zone::Kiev), Reply::Fits(1), "no more are waiting");
    assert_eq!(fits(Unit::Infantry, Zone::Odessa), Reply::Fits(0), "no factory");
}

#[test]
fn what_is_sent_for_a_rally_is_legal_in_every_movement_phase() {
    let mut sent = 0;
    for (seed, scenario) in [(1, "1936"), (2, "1939"), (3, "1943")] {
        let ready = Setup::seats(3).option("scenario", scenario).ready::<G>().expect("a table");
        let r = &*ready.rules;
        let mut rng = FastRng::nth(31, seed);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        let mut picks = Vec::new();
        for turn in 0..1500 {
            let Some(seat) = G::awaiting(r, &s).next() else { break };
            let view = G::view(r, &s, Viewer::Seat(seat));
            if matches!(G::prompt(r, &view).key, "combat-movement" | "non-combat-movement") {
                let to = Zone::ALL[(turn * 37) % Zone::ALL.len()];
                let Reply::Rally(rally) = ask(r, &s, seat, &Query::Rally { to, called: None }) else { panic!() };
                let mut copy = s;
                for name in &rally.picks {
                    let pick = <G as GameRules>::Action::parse(name).expect("an action");
                    let done = G::act(r, &mut copy, seat, pick, &mut LabDesk::new(&mut rng));
                    assert!(done.is_ok(), "{name} of {:?}: {done:?}", rally.picks);
                }
                sent += u32::from(rally.count);
            }
            picks.clear();
            <G as Game>::Ai::plan(r, &view, seat, &mut rng, &mut picks);
            for &pick in &picks {
                G::act(r, &mut s, seat, pick, &mut LabDesk::new(&mut rng)).expect("a legal plan");
            }
        }
    }
    assert!(sent > 200, "only {sent} units were called");
}
