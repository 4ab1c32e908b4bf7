//! The moments of Join the Partisans! that its board is looked at and checked in: every kind of question, every number of
//! seats, every pair of eyes.

use serde_json::{Value as Json, json};

use crate::Step::{Offered, Pick};
use crate::{Asking, Eyes, Moment, count, has};

fn number(v: &Json) -> u64 {
    v.as_u64().unwrap_or(0)
}
fn purpose(v: &Json, name: &str) -> bool {
    v["rolling"]["purpose"] == name
}
fn rolls(v: &Json) -> u64 {
    number(&v["rolling"]["rolls"])
}
/// What is open about an owner.
fn tasks(v: &Json) -> impl Iterator<Item = &Json> {
    v["tasks"].as_array().into_iter().flatten()
}
fn anybody(v: &Json, field: &str) -> bool {
    tasks(v).any(|task| task[field] == true)
}
fn late(v: &Json) -> bool {
    tasks(v).any(|task| task["year"] == "1944")
}

/// What the board asks: what lies before each figure, the ways of a roll, and the chances of all dice that could be kept.
fn questions(v: &Json, offers: &[String], asking: &mut Asking<'_>) {
    for name in ["heroes", "in_danger", "beacons"] {
        asking.ask(json!({ name: {} }));
    }
    let figures = v["figures"].as_array().into_iter().flatten().enumerate();
    for (seat, _) in figures.filter(|(_, place)| !place.is_null()) {
        asking.ask(json!({ "outlook": { "seat": seat } }));
    }
    if !v["die"].is_null() {
        asking.ask(json!({ "ways": {} }));
    }
    if v["rolling"].is_null() {
        return;
    }
    asking.ask(json!({ "best": {} }));
    let hand: String = v["rolling"]["dice"].as_array().into_iter().flatten().map(Json::to_string).collect();
    let kept = offers.iter().filter_map(|offer| offer.strip_prefix("keep dice:").or(offer.strip_prefix("star dice:")));
    for dice in kept.chain([hand.as_str(), "none"]) {
        asking.ask(json!({ "keeping": { "dice": dice } }));
        asking.ask(json!({ "ladder": { "dice": dice } }));
    }
}

const STARS: &[(&str, &str)] = &[("stars", "true")];
const EVERYTHING: &[(&str, &str)] = &[("stars", "true"), ("traitors", "true")];
const SWITCH: &[(&str, &str)] = &[("olga_switch", "yearly")];
const BOTS: &[(&str, &str)] = &[("sitters", "bots")];

/// All of them.
pub fn moments() -> Vec<Moment> {
    let moments = vec![
        Moment::new("figure-3", 3, "figure", |_, _| true),
        Moment::new("partner-5", 5, "partner", |_, _| true),
        Moment::new("white-3", 3, "white", |v, _| v["whites"].as_array().is_some_and(|whites| whites.len() == 2)),
        Moment::new("white-6", 6, "white", |v, _| v["whites"].as_array().is_some_and(|whites| whites.len() == 3)),
        Moment::new("white-new-year-3", 3, "white", |v, _| number(&v["round"]) > 5),
        Moment::new("move-first-3", 3, "move", |v, o| number(&v["round"]) == 1 && v["die"] == 3 && o.len() >= 4),
        Moment::new("move-5", 5, "move", |v, o| number(&v["round"]) > 8 && v["die"] == 3 && o.len() >= 5),
        Moment::new("move-captive-4", 4, "move", |v, o| anybody(v, "captive") && v["die"] == 3 && o.len() >= 7),
        Moment::new("move-late-4", 4, "move", |v, _| late(v)),
        Moment::new("target-3", 3, "target", |_, _| true).with(&[("white_target", "locked")]),
        Moment::new("attempt-first-3", 3, "attempt-first", |v, _| {
            purpose(v, "order")
                && rolls(v) == 1
                && v["rolling"]["axis"] == false
                && v["rolling"]["combo"] == "track_a_track"
        }),
        Moment::new("attempt-first-axis-3", 3, "attempt-first", |v, _| v["rolling"]["axis"] == true && rolls(v) == 2),
        Moment::new("attempt-exceed-3", 3, "attempt-exceed", |v, _| {
            purpose(v, "order")
                && rolls(v) == 2
                && v["rolling"]["axis"] == false
                && v["rolling"]["wanted"] == "ba_da_bang"
        }),
        Moment::new("attempt-enemy-6", 6, "attempt-exceed", |v, _| v["rolling"]["axis"] == true),
        Moment::new("attempt-mission-3", 3, "attempt-combo", |v, _| purpose(v, "mission") && rolls(v) == 1),
        Moment::new("attempt-rescue-4", 4, "attempt-combo", |v, _| purpose(v, "rescue")),
        Moment::new("attempt-escape-4", 4, "attempt-combo", |v, _| purpose(v, "escape")),
        Moment::new("attempt-star-4", 4, "attempt-first", |_, o| has(o, "star")).with(STARS),
        Moment::new("attempt-waits-3", 3, "attempt-first", |v, _| purpose(v, "order")).seen_by(Eyes::Other),
        Moment::new("open-question-3", 3, "open-question", |_, _| true),
        Moment::new("open-question-waits-3", 3, "open-question", |_, _| true).seen_by(Eyes::Other),
        Moment::new("wrong-answer-3", 3, "wrong-answer", |_, _| true).typing("Edvard Kocbek"),
        Moment::new("appeal-3", 3, "appeal", |_, _| true).typing("Edvard Kocbek"),
        Moment::new("appeal-waits-3", 3, "appeal", |_, _| true).typing("Edvard Kocbek").seen_by(Eyes::Other),
        Moment::new("options-3", 3, "options", |_, o| count(o, "choose") == 3),
        Moment::new("options-two-3", 3, "options", |_, o| count(o, "choose") == 2),
        Moment::new("reveal-2", 2, "move", |v, _| !v["last_asked"]["place"].is_null()),
        Moment::new("bot-question-2", 2, "open-question", |_, o| has(o, "try")).with(BOTS),
        Moment::new("deserter-here-4", 4, "deserter-here", |_, _| true),
        Moment::new("captive-here-4", 4, "captive-here", |_, _| true),
        Moment::new("captive-partner-5", 5, "captive-partner", |_, _| true),
        Moment::new("white-star-4", 4, "white-star", |_, _| true).with(STARS),
        Moment::new("green-star-4", 4, "green-star", |_, _| true).with(STARS),
        Moment::new("turn-up-4", 4, "turn-up", |_, _| true).with(EVERYTHING),
        Moment::new("hunt-waits-4", 4, "turn-up", |_, _| true).with(EVERYTHING).seen_by(Eyes::Open),
        Moment::new("meeting-4", 4, "meeting", |_, o| count(o, "give") >= 2).with(STARS),
        Moment::new("compose-4", 4, "meeting", |_, _| true).with(STARS).half(&[Pick("give"), Offered("take", 1)]),
        Moment::new("offer-4", 4, "offer", |_, _| true).with(STARS),
        Moment::new("change-partner-5", 5, "change-partner", |_, _| true).with(SWITCH),
        Moment::new("consent-5", 5, "consent", |_, _| true).with(SWITCH),
        Moment::new("crowd-4", 4, "move", |v, _| number(&v["round"]) > 4).seen_by(Eyes::Crowd),
        Moment::new("over-3", 3, "over", |_, _| true),
        Moment::new("over-6", 6, "over", |_, _| true).with(EVERYTHING).seen_by(Eyes::Open),
    ];
    moments.into_iter().map(|moment| moment.asking(questions)).collect()
}
