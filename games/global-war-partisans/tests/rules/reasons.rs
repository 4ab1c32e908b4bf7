//! What cannot be chosen says why, with its rule.

use staffetta_global_war_partisans::{GlobalWarPartisans as G, Query, Reply, Zone};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup, Viewer, serde_json};
use std::collections::BTreeMap;

fn ask(given: serde_json::Value, query: &Query) -> Reply {
    let ready = Setup::seats(3).option("scenario", "1943").ready::<G>().expect("a table");
    let mut s = G::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    G::apply_given(&ready.rules, &mut s, &given).expect("a sound position");
    let view = G::view(&ready.rules, &s, Viewer::Seat(Seat(0)));
    <<G as Game>::Queries as staffetta_kernel::Queries<G>>::ask(&ready.rules, &view, &s, query).expect("an answer")
}

fn position(step: &str) -> serde_json::Value {
    serde_json::json!({
        "power": "germany", "step": step, "no_partisans": true,
        "units": { "bavaria": { "germany": "2m 3i" }, "kiev": { "germany": "1m 2i 1A" }, "kursk": { "ussr": "2i" } },
        "partisans": [
            { "zone": "kiev", "controller": "ussr" }, { "zone": "belarus", "controller": "ussr", "marks": ["acted"] },
            { "zone": "moscow", "controller": "ccp" }
        ]
    })
}

fn stays(step: &str, zone: Zone) -> Vec<(String, u8, String, String)> {
    let Reply::Stack(stack) = ask(position(step), &Query::Stack { zone }) else { panic!("another answer") };
    let each = stack.stays.into_iter();
    each.map(|staying| (format!("{:?}", staying.unit), staying.count, staying.why.key, staying.why.rule)).collect()
}

fn row(unit: &str, count: u8, key: &str, rule: &str) -> (String, u8, String, String) {
    (unit.to_owned(), count, key.to_owned(), rule.to_owned())
}

#[test]
fn gw_4_3_units_that_do_not_attack_say_why() {
    assert_eq!(
        stays("combat_movement", Zone::Bavaria),
        [row("Infantry", 3, "nothing-to-attack", "GW-4.3"), row("Militia", 2, "never-moves", "GW-4.3")]
    );
    assert_eq!(stays("combat_movement", Zone::Kiev), [row("Militia", 1, "never-moves", "GW-4.3")]);
}

#[test]
fn gw_10_0_units_that_have_attacked_do_not_move() {
    let ready = Setup::seats(3).option("scenario", "1943").ready::<G>().expect("a table");
    let r = &*ready.rules;
    let mut s = G::set_up(r, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    G::apply_given(r, &mut s, &position("combat_movement")).expect("a sound position");
    let mut rng = FastRng::new(3);
    for name in ["move stack:infantry@bavaria", "move stack:infantry@kiev", "to zone:kursk"] {
        let action = <G as GameRules>::Action::parse(name).expect("an action");
        let _ = G::act(r, &mut s, Seat(0), action, &mut LabDesk::new(&mut rng));
    }
    let view = G::view(r, &s, Viewer::Seat(Seat(0)));
    let query = Query::Stack { zone: Zone::Kursk };
    let reply = <<G as Game>::Queries as staffetta_kernel::Queries<G>>::ask(r, &view, &s, &query).expect("an answer");
    let Reply::Stack(stack) = reply else { panic!("another answer") };
    assert_eq!(stack.stays.len(), 1);
    assert_eq!((stack.stays[0].why.key.as_str(), stack.stays[0].why.rule.as_str()), ("has-moved", "GW-4.3"));
}

#[test]
fn gw_8_1_who_does_not_hunt_says_why() {
    let (zone, controller) = (Zone::Kiev, staffetta_global_war_partisans::Power::Ussr);
    let query = Query::Party { zone, controller, hunters: BTreeMap::new() };
    let Reply::Party(party) = ask(position("combat"), &query) else { panic!("another answer") };
    assert_eq!(party.unfit.len(), 1);
    assert_eq!((party.unfit[0].why.key.as_str(), party.unfit[0].why.rule.as_str()), ("does-not-hunt", "GW-8.1"));
}

#[test]
fn gw_9_1_each_action_of_a_partisan_says_why_not() {
    let why = |step: &str, zone: Zone, deed: &str| {
        let Reply::Underground(all) = ask(position(step), &Query::Underground {}) else { panic!("another answer") };
        let one = all.iter().find(|each| each.zone == zone).expect("a partisan");
        let found = one.deeds.iter().find(|each| each.deed == deed).expect("an action");
        found.why.as_ref().map(|why| (why.key.clone(), why.rule.clone()))
    };
    let said = |key: &str, rule: &str| Some((key.to_owned(), rule.to_owned()));
    assert_eq!(why("combat", Zone::Kiev, "sabotage"), said("in-own-combat", "GW-9.1"), "it is Germany's combat");
    assert_eq!(why("combat", Zone::Belarus, "sabotage"), said("has-acted", "GW-9.7"));
    assert_eq!(why("combat", Zone::Kiev, "support"), said("before-a-battle", "GW-9.6"));
    assert_eq!(why("combat", Zone::Kiev, "give"), said("in-place-step", "GW-10.5"));
    assert_eq!(why("combat", Zone::Moscow, "disrupt"), said("at-home", "GW-R42"));
}

#[test]
fn gw_3_1_wares_that_cannot_be_had_name_their_rule() {
    let given = serde_json::json!({ "power": "germany", "step": "purchase" });
    let query = Query::Bill { units: BTreeMap::new(), partisans: 0, markers: 0, repairs: BTreeMap::new() };
    let Reply::Bill(bill) = ask(given, &query) else { panic!("another answer") };
    let cavalry = bill.wares.iter().find(|ware| ware.ware == "cavalry").expect("it is listed");
    let why = cavalry.why.as_ref().expect("it is not sold in 1943");
    assert_eq!((why.key.as_str(), why.rule.as_str()), ("not-for-sale", "GW-0.3"));
}
