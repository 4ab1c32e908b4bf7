//! The moments of Partisans that its board is looked at and checked in: every kind of question, all scenarios, every pair
//! of eyes.

use serde_json::{Value as Json, json};

use crate::Step::{Offered, Pick};
use crate::{Asking, Eyes, Moment, count, has};

const EUROPE: &[(&str, &str)] = &[("scenario", "1943")];
const WAR: &[(&str, &str)] = &[("scenario", "1939")];
const WHOLE: &[(&str, &str)] = &[("scenario", "1936")];

fn power(v: &Json) -> &str {
    v["power"].as_str().unwrap_or("")
}
fn round(v: &Json) -> u64 {
    v["round"].as_u64().unwrap_or(0)
}
/// The zones at which offers of this verb point.
fn zones<'a>(offers: &'a [String], verb: &str) -> Vec<&'a str> {
    offers.iter().filter_map(|offer| offer.strip_prefix(verb)?.strip_prefix(" zone:")).collect()
}
/// How many units of the active power stand in a zone.
fn units(v: &Json, zone: &str) -> u64 {
    let stack = v["units"][zone][power(v)].as_object();
    stack.map_or(0, |stack| stack.values().filter_map(Json::as_u64).sum())
}
/// The zone with the largest stack that may move.
fn largest(v: &Json, offers: &[String]) -> Option<String> {
    let stacks = offers.iter().filter_map(|offer| offer.strip_prefix("move stack:")?.split_once('@'));
    stacks.map(|(_, zone)| zone.to_owned()).max_by_key(|zone| units(v, zone))
}
/// The zones in which a battle, a hunt or a raid is fought.
fn battlefields(v: &Json) -> Vec<String> {
    let steps = v["steps"].as_array().into_iter().flatten();
    steps.filter_map(|step| step["zone"].as_str().map(str::to_owned)).collect()
}

/// What the board asks: who plays and how they stand, and what the question needs.
fn questions(v: &Json, offers: &[String], asking: &mut Asking<'_>) {
    for query in ["table", "checklist", "standings", "underground", "calendar", "rolls", "usual", "placement", "orders"]
    {
        asking.ask(json!({ query: {} }));
    }
    for power in ["germany", "ussr", "japan", "ccp", "kmt", "uk", "france", "italy", "usa"] {
        asking.ask(json!({ "supply": { "power": power } }));
    }
    if has(offers, "buy") {
        let orders = [json!({}), json!({ "infantry": 3, "artillery": 2 }), json!({ "infantry": 1 })];
        for units in orders {
            asking.ask(json!({ "bill": { "units": units, "partisans": 0, "markers": 0, "repairs": {} } }));
        }
    }
    if let Some(zone) = largest(v, offers) {
        let stack = asking.ask(json!({ "stack": { "zone": zone } }));
        asking.ask(json!({ "marches": { "zone": zone, "units": stack["stack"]["spare"] } }));
        asking.ask(json!({ "rally": { "to": zone, "called": null } }));
    }
    for zone in zones(offers, "resolve") {
        asking.ask(json!({ "battle": { "zone": zone } }));
        asking.ask(json!({ "prize": { "zone": zone } }));
    }
    for quarry in offers.iter().filter_map(|offer| offer.strip_prefix("hunt quarry:")).take(4) {
        let Some((controller, zone)) = quarry.split_once('@') else { continue };
        let party = |hunters: Json| json!({ "party": { "zone": zone, "controller": controller, "hunters": hunters } });
        let able = asking.ask(party(json!({})))["party"]["able"].clone();
        asking.ask(party(able));
    }
    for zone in battlefields(v) {
        asking.ask(json!({ "battle": { "zone": zone } }));
        asking.ask(json!({ "sides": { "zone": zone } }));
        asking.ask(json!({ "prize": { "zone": zone } }));
        if has(offers, "support") {
            asking.ask(json!({ "backing": { "zone": zone } }));
        }
    }
}

/// All of them.
pub fn moments() -> Vec<Moment> {
    let moments = vec![
        Moment::new("purchase-2", 2, "purchase", |v, o| power(v) == "ussr" && count(o, "buy") > 4).with(EUROPE),
        Moment::new("purchase-ccp-3", 3, "purchase", |v, o| power(v) == "ccp" && has(o, "buy_partisan")).with(WAR),
        Moment::new("purchase-influence-3", 3, "purchase", |_, o| count(o, "influence") > 2).with(WHOLE),
        Moment::new("purchase-repair-2", 2, "purchase", |_, o| has(o, "repair")).with(EUROPE),
        Moment::new("march-2", 2, "combat-movement", |v, o| power(v) == "ussr" && count(o, "move") > 6).with(EUROPE),
        Moment::new("march-germany-3", 3, "combat-movement", |v, o| {
            power(v) == "germany" && round(v) == 1 && has(o, "war")
        })
        .with(WAR),
        Moment::new("march-usa-2", 2, "combat-movement", |v, o| power(v) == "usa" && has(o, "move")).with(EUROPE),
        Moment::new("march-to-2", 2, "combat-movement", |v, _| power(v) == "ussr").with(EUROPE).half(&[Pick("move")]),
        Moment::new("transform-3", 3, "combat-movement", |_, o| has(o, "transform")).with(WAR),
        Moment::new("walk-3", 3, "combat-movement", |_, o| has(o, "walk")).with(WAR).half(&[Pick("walk")]),
        Moment::new("combat-2", 2, "combat", |v, o| power(v) == "ussr" && has(o, "sabotage") && has(o, "resolve"))
            .with(EUROPE),
        Moment::new("combat-acts-2", 2, "combat", |v, o| {
            power(v) == "ussr" && count(o, "sabotage") > 2 && !has(o, "resolve")
        })
        .with(EUROPE),
        Moment::new("combat-hunts-2", 2, "combat", |v, o| power(v) == "germany" && count(o, "hunt") > 2).with(EUROPE),
        Moment::new("party-2", 2, "combat", |_, o| has(o, "hunt"))
            .with(EUROPE)
            .half(&[Pick("hunt"), Offered("send", 1)]),
        Moment::new("target-2", 2, "combat", |_, o| has(o, "sabotage"))
            .with(EUROPE)
            .half(&[Pick("sabotage"), Offered("target", 2)]),
        Moment::new("spend-2", 2, "combat", |_, o| has(o, "disrupt"))
            .with(EUROPE)
            .half(&[Pick("disrupt"), Offered("spend", 1)]),
        Moment::new("support-2", 2, "invasion-support", |_, _| true).with(EUROPE),
        Moment::new("boost-2", 2, "boost", |_, o| o.len() > 1).with(EUROPE),
        Moment::new("defender-losses-2", 2, "defender-losses", |_, o| o.len() > 2).with(EUROPE),
        Moment::new("attacker-losses-2", 2, "attacker-losses", |_, o| o.len() > 1).with(EUROPE),
        Moment::new("share-hits-2", 2, "share-hits", |_, _| true).with(EUROPE),
        Moment::new("retreat-2", 2, "retreat", |v, o| power(v) == "ussr" && has(o, "fight")).with(EUROPE),
        Moment::new("hunt-on-2", 2, "hunt-on", |_, _| true).with(EUROPE),
        Moment::new("partisan-losses-2", 2, "partisan-losses", |_, _| true).with(EUROPE),
        Moment::new("fade-2", 2, "fade", |_, _| true).with(EUROPE),
        Moment::new("hunter-losses-2", 2, "hunter-losses", |_, _| true).with(EUROPE),
        Moment::new("move-2", 2, "non-combat-movement", |v, o| power(v) == "germany" && count(o, "move") > 10)
            .with(EUROPE),
        Moment::new("move-to-2", 2, "non-combat-movement", |v, _| power(v) == "germany")
            .with(EUROPE)
            .half(&[Pick("move"), Offered("rail", 2)]),
        Moment::new("place-2", 2, "place-units", |v, o| power(v) == "germany" && has(o, "place")).with(EUROPE),
        Moment::new("place-ccp-3", 3, "place-units", |_, o| has(o, "infiltrate")).with(WAR),
        Moment::new("lend-2", 2, "lend-lease", |_, o| has(o, "lend")).with(EUROPE),
        Moment::new("loan-2", 2, "lend-lease", |_, o| has(o, "lend")).with(EUROPE).half(&[Pick("lend")]),
        Moment::new("give-2", 2, "lend-lease", |_, o| has(o, "give")).with(EUROPE),
        Moment::new("aid-3", 3, "lend-lease", |_, o| has(o, "aid")).with(WHOLE),
        Moment::new("generation-2", 2, "generation", |_, o| count(o, "skip") > 2).with(EUROPE),
        Moment::new("march-japan-6", 6, "combat-movement", |v, o| power(v) == "japan" && count(o, "move") > 4)
            .with(WAR),
        Moment::new("late-3", 3, "combat", |v, _| round(v) >= 4).with(WAR),
        Moment::new("waits-2", 2, "combat-movement", |v, _| power(v) == "germany").with(EUROPE).seen_by(Eyes::Other),
        Moment::new("crowd-3", 3, "combat", |v, _| round(v) >= 2).with(WAR).seen_by(Eyes::Crowd),
        Moment::new("over-2", 2, "over", |_, _| true).with(EUROPE).seen_by(Eyes::Open),
        Moment::new("over-3", 3, "over", |_, _| true).with(WHOLE).seen_by(Eyes::Open),
    ];
    moments.into_iter().map(|moment| moment.asking(questions)).collect()
}
