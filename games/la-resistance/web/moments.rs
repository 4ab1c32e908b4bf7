//! The moments of La Résistance! that its board is looked at and checked in: every kind of question, every number of
//! seats, every pair of eyes.

use serde_json::{Value as Json, json};

use crate::Step::{Fit, On, Pick};
use crate::{Asking, Eyes, Moment, has};

fn me(v: &Json) -> &Json {
    &v["bands"][v["viewer"].as_u64().unwrap_or(0) as usize]
}
fn hand(v: &Json) -> usize {
    me(v)["hand"].as_array().map_or(0, Vec::len)
}
fn round(v: &Json) -> u64 {
    v["round"].as_u64().unwrap_or(0)
}
fn tapped(v: &Json) -> usize {
    v["row"].as_object().map_or(0, |row| row.values().filter(|lying| lying["tapped"] == true).count())
}
/// Does a white die show this?
fn white(v: &Json, face: u64) -> bool {
    v["pool"].as_object().is_some_and(|pool| pool.iter().any(|(id, die)| id.starts_with('w') && die["value"] == face))
}
/// Is this the offer to defeat a mission of one of these kinds?
fn defeats(v: &Json, offer: &str, kinds: &[&str]) -> bool {
    let spot = offer.strip_prefix("defeat mission:");
    spot.and_then(|at| v["row"][at]["kind"].as_str()).is_some_and(|kind| kinds.contains(&kind))
}
fn building(v: &Json, offer: &str) -> bool {
    defeats(v, offer, &["pow_camp", "comm_hub", "warehouse", "ammo_dump"])
}
fn broken(v: &Json) -> bool {
    v["bands"].as_array().is_some_and(|bands| bands.iter().any(|band| band["broken"] == true))
}

/// The goal of the dice that are being laid.
fn goal(draft: &Json) -> Option<Json> {
    let spot = (draft["target"].as_u64()? + 1).to_string();
    match draft["what"].as_str()? {
        "defeat" => Some(json!({ "defeat": spot })),
        "defeat_alt" => Some(json!({ "defeat_alt": spot })),
        "cover_vichy" => Some(json!("cover_vichy")),
        "sow" | "steal" | "buy" => Some(json!(if draft["extra"] == 1 { "pay_discount" } else { "pay" })),
        _ => None,
    }
}

/// What the board asks: the assessment with what can be looked at, how everything can be covered, what purchases cost, whom
/// a choice would strike.
fn questions(v: &Json, offers: &[String], asking: &mut Asking<'_>) {
    if v["active"].is_null() && !has(offers, "duck") && !has(offers, "take") {
        return;
    }
    let supposing = |defeated: &[&str], defeated_alt: &[&str], vichy: bool| json!({ "forecast": { "defeated": defeated, "defeated_alt": defeated_alt, "vichy": vichy, "camouflaged": [] } });
    let step = v["step"].as_str().unwrap_or_default();
    if !["assess", "take", "duck"].contains(&step) && v["window"] != 4 && !v["active"].is_null() {
        asking.ask(supposing(&[], &[], false));
    }
    if !v["viewer"].is_null() && v["viewer"] == v["active"] {
        asking.ask(json!({ "bonus_dice": {} }));
        asking.ask(json!({ "prices": {} }));
    }
    if step == "action" && !offers.is_empty() {
        for offer in offers {
            match offer.split_once(" mission:") {
                Some(("defeat", spot)) => asking.ask(supposing(&[spot], &[], false)),
                Some(("defeat_alt", spot)) => {
                    asking.ask(supposing(&[], &[spot], false));
                    asking.ask(json!({ "cover": { "goal": { "defeat_alt": spot }, "laid": [] } }))
                }
                _ if offer == "cover_vichy" => {
                    asking.ask(supposing(&[], &[], true));
                    asking.ask(json!({ "cover": { "goal": "cover_vichy", "laid": [] } }))
                }
                _ => Json::Null,
            };
        }
        let row = v["row"].as_object().into_iter().flatten();
        for (spot, _) in row.filter(|(_, lying)| !lying.is_null() && lying["tapped"] == false) {
            one_by_one(&json!({ "defeat": spot }), asking);
            if v["row"][spot]["kind"] == "german_patrol" {
                in_any_order(v, spot, asking);
            }
        }
        if has(offers, "buy") {
            one_by_one(&json!("pay"), asking);
        }
        if has(offers, "steal") && me(v)["leader"] == "boutroux" {
            one_by_one(&json!("pay_discount"), asking);
        }
    }
    if let Some(goal) = goal(&v["draft"]) {
        asking.ask(json!({ "cover": { "goal": goal, "laid": trimmed(&v["draft"]["laid"]) } }));
    }
    if has(offers, "duck") {
        asking.ask(json!({ "ducking": {} }));
    }
    let aimed = v["draft"]["what"] == "play" && has(offers, "at");
    let cards = ["brutality", "exposed", "charismatic"].into_iter().filter(|_| aimed);
    for strike in ["gift", "sow", "steal", "take"].into_iter().filter(|verb| has(offers, verb)).chain(cards) {
        asking.ask(json!({ "victims": { "by": v["viewer"], "with": strike } }));
    }
}

/// The dice of the cheapest way, laid one after another.
fn one_by_one(goal: &Json, asking: &mut Asking<'_>) {
    let covering = asking.ask(json!({ "cover": { "goal": goal, "laid": [] } }));
    let cheapest = covering["cover"]["cheapest"].as_array().cloned().unwrap_or_default();
    let mut laid: Vec<Vec<Json>> = Vec::new();
    for slot in &cheapest {
        laid.push(Vec::new());
        for die in slot.as_array().into_iter().flatten() {
            laid.last_mut().into_iter().for_each(|slot| slot.push(die.clone()));
            asking.ask(json!({ "cover": { "goal": goal, "laid": laid } }));
        }
    }
}

/// Each white die by itself on both slots of a patrol, and a 5 with a 6.
fn in_any_order(v: &Json, spot: &str, asking: &mut Asking<'_>) {
    let pool = v["pool"].as_object().into_iter().flatten();
    let free = pool.filter(|(id, die)| id.starts_with('w') && die["state"] == "free").collect::<Vec<_>>();
    let mut cover = |laid: Json| asking.ask(json!({ "cover": { "goal": { "defeat": spot }, "laid": laid } }));
    for (one, die) in &free {
        cover(json!([[one]]));
        cover(json!([[], [one]]));
        for (other, _) in free.iter().filter(|(_, other)| die["value"] == 5 && other["value"] == 6) {
            cover(json!([[one], [other]]));
        }
    }
}

/// Without empty slots at the end.
fn trimmed(laid: &Json) -> Vec<Json> {
    let mut laid = laid.as_array().cloned().unwrap_or_default();
    while laid.last().is_some_and(|slot| slot.as_array().is_none_or(Vec::is_empty)) {
        laid.pop();
    }
    laid
}

/// All of them.
pub fn moments() -> Vec<Moment> {
    let moments = vec![
        // One leader that can still be had, and one that is gone.
        Moment::new("leaders-4", 4, "leaders", |v, o| {
            v["viewer"] == 2 && has(o, "pick_leader leader:dumont") && !has(o, "pick_leader leader:ferrand")
        }),
        Moment::new("blind-leaders-3", 3, "blind-leaders", |v, _| v["viewer"] == 0)
            .with(&[("leader_pick", "simultaneous_blind")]),
        Moment::new("pre-roll-4", 4, "pre-roll", |v, o| round(v) >= 3 && hand(v) > 0 && has(o, "gift")),
        Moment::new("pre-roll-first-5", 5, "pre-roll", |v, _| round(v) == 1),
        Moment::new("window-r1-4", 4, "r1", |v, o| round(v) >= 2 && has(o, "play")),
        Moment::new("window-r2-5", 5, "r2", |v, o| round(v) >= 2 && has(o, "play clg:faulty_intel")),
        Moment::new("window-r2-aim-4", 4, "r2", |_, _| true).half(&[Pick("play clg:faulty_intel")]),
        Moment::new("window-r3-pass-3", 3, "r3", |_, o| o.len() == 1),
        Moment::new("window-r4-4", 4, "r4", |_, o| has(o, "play")),
        Moment::new("window-waits-4", 4, "r2", |v, _| round(v) >= 3 && !broken(v)).seen_by(Eyes::Other),
        Moment::new("post-roll-4", 4, "post-roll", |v, o| round(v) >= 2 && has(o, "mulligan")),
        Moment::new("post-roll-ferrand-3", 3, "post-roll", |_, o| has(o, "reroll") && has(o, "mulligan")),
        Moment::new("explode-4", 4, "explode", |v, _| v["blue_used"].as_u64() > Some(0) && hand(v) > 0),
        // A patrol that can be beaten by a white 5 and a 6 or, too low for its first slot, a 3.
        Moment::new("action-4", 4, "action", |v, o| {
            round(v) >= 3
                && tapped(v) == 0
                && v["event"] == "vichy_forces"
                && o.iter().any(|offer| defeats(v, offer, &["german_patrol"]))
                && [3, 5, 6].iter().all(|&face| white(v, face))
                && v["used"].as_array().is_some_and(Vec::is_empty)
                && hand(v) > 0
        }),
        Moment::new("action-late-4", 4, "action", |v, o| {
            round(v) >= 3 && tapped(v) == 1 && hand(v) > 0 && has(o, "defeat")
        }),
        // A building's slots are many: some are covered, not all.
        Moment::new("action-half-4", 4, "action", |v, _| {
            round(v) >= 3 && tapped(v) == 1 && me(v)["leader"] == "vasseur"
        })
        .half(&[Fit(building), On(&["lay die:w", "lay die:b"])]),
        Moment::new("action-tiger-3", 3, "action", |_, o| has(o, "defeat_alt")),
        Moment::new("action-patrol-5", 5, "action", |v, _| !v["row"]["4"].is_null() && round(v) >= 2),
        Moment::new("action-mg-4", 4, "action", |v, _| me(v)["mg34_shots"].as_u64() > Some(0) && tapped(v) == 0),
        Moment::new("action-boutroux-4", 4, "action", |v, o| {
            me(v)["leader"] == "boutroux" && has(o, "steal") && has(o, "buy") && round(v) >= 2
        }),
        Moment::new("action-camouflage-4", 4, "action", |_, _| true).half(&[Pick("play clg:camouflage")]),
        Moment::new("action-last-recruit-4", 4, "action", |v, _| {
            me(v)["recruits"].as_u64() <= v["forecast"]["loss"].as_u64() && v["forecast"]["recruits"] == 0
        }),
        Moment::new("action-time-is-now-5", 5, "action", |v, o| {
            v["time_is_now"] == true && has(o, "defeat") && tapped(v) == 1
        }),
        Moment::new("duck-4", 4, "duck", |v, o| !v["active"].is_null() && o.len() >= 3),
        Moment::new("duck-event-3", 3, "duck", |v, _| v["active"].is_null()),
        Moment::new("take-4", 4, "take", |_, o| o.len() >= 3),
        Moment::new("choose-5", 5, "choose", |_, _| true),
        Moment::new("over-limit-4", 4, "over-limit", |_, _| true).with(&[("buy_over_limit", "discard_after")]),
        Moment::new("waits-4", 4, "action", |v, _| round(v) >= 4 && tapped(v) == 1 && !broken(v)).seen_by(Eyes::Other),
        Moment::new("crowd-5", 5, "action", |v, _| round(v) >= 4 && tapped(v) == 1).seen_by(Eyes::Crowd),
        Moment::new("broken-5", 5, "action", |v, _| broken(v)),
        Moment::new("over-4", 4, "over", |v, _| v["ending"] == "glory"),
        Moment::new("over-last-band-3", 3, "over", |v, _| v["ending"] == "last_band").seen_by(Eyes::Open),
    ];
    moments.into_iter().map(|moment| moment.asking(questions)).collect()
}
