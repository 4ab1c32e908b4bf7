//! The moments of Repubblica Ribelle that its board is looked at and checked in: every kind of question, every number of
//! seats, every pair of eyes.

use serde_json::{Value as Json, json};

use crate::Step::{Offered, Perhaps, Pick};
use crate::{Asking, Eyes, Moment, count, has};

fn me(v: &Json) -> &Json {
    &v["players"][v["viewer"].as_u64().unwrap_or(0) as usize]
}
fn number(v: &Json) -> u64 {
    v.as_u64().unwrap_or(0)
}
fn sphere(v: &Json, name: &str) -> bool {
    v["mission"]["sphere"] == name
}
/// How many seats have laid cards.
fn laid(v: &Json) -> usize {
    v["players"].as_array().map_or(0, |p| p.iter().filter(|p| number(&p["played"]) > 0).count())
}
fn counted(v: &Json) -> usize {
    v["players"].as_array().map_or(0, |p| p.iter().filter(|p| !p["score"].is_null()).count())
}
fn stored(v: &Json) -> u64 {
    ["military", "political", "social"].iter().map(|pile| number(&me(v)["piles"][pile])).sum()
}

/// What the board asks: the sums of all cards in sight, with each card of the hand, and where the pieces that may move can go.
fn questions(v: &Json, offers: &[String], asking: &mut Asking<'_>) {
    if !v["mission"].is_null() {
        let players = v["players"].as_array().into_iter().flatten();
        for player in players.filter(|player| !player["board"].is_null() && !player["played_cards"].is_null()) {
            asking.ask(json!({ "count": { "seat": player["seat"], "cards": [] } }));
        }
        let leader = (me(v)["leader_is"] == "in_hand").then(|| json!("leader"));
        let hand = me(v)["hand"].as_array().into_iter().flatten().cloned().chain(leader);
        let lays = v["viewer"].is_u64()
            && (has(offers, "lay") || ["staff", "manoeuvres", "mission"].iter().any(|step| v["step"] == *step));
        let mut hand: Vec<Json> = hand.filter(|_| lays && !me(v)["board"].is_null()).collect();
        hand.sort_by_key(ToString::to_string);
        for (at, card) in hand.iter().enumerate() {
            asking.ask(json!({ "count": { "seat": v["viewer"], "cards": [card] } }));
            // Two cards are lifted together where a set is laid.
            for other in hand[at + 1..].iter().filter(|_| sphere(v, "military") && has(offers, "lay")) {
                asking.ask(json!({ "count": { "seat": v["viewer"], "cards": [card, other] } }));
            }
        }
    }
    for piece in offers.iter().filter_map(|offer| offer.strip_prefix("move piece:")) {
        asking.ask(json!({ "reach": { "seat": v["viewer"], "piece": piece } }));
    }
}

const DEMONSTRATION: &[(&str, &str)] = &[("length", "demonstration")];

/// All of them.
pub fn moments() -> Vec<Moment> {
    let moments = vec![
        Moment::new("boards-4", 4, "boards", |_, o| o.len() == 4),
        Moment::new("staff-military-6", 6, "staff-military", |v, o| number(&v["round"]) >= 2 && has(o, "pledge")),
        Moment::new("staff-social-3", 3, "staff", |v, o| number(&v["round"]) >= 2 && o.len() > 2),
        Moment::new("staff-waits-4", 4, "staff", |v, _| number(&v["round"]) >= 2).seen_by(Eyes::Other),
        // Cards are queued one by one here: not in a military mission.
        Moment::new("manoeuvres-6", 6, "manoeuvres", |v, o| {
            number(&v["round"]) >= 3
                && count(o, "move") >= 3
                && number(&v["movement"]["mp"]) >= 3
                && !sphere(v, "military")
                && number(&me(v)["cards"]) >= 3
        }),
        // From Montefiorino the road and the hills are one step away.
        Moment::new("manoeuvres-first-4", 4, "manoeuvres", |v, o| {
            v["round"] == 1
                && count(o, "move") == 2
                && me(v)["pieces"]["dm1"] == "montefiorino"
                && v["movement"]["mp"] == 3
                && v["movement"]["radici_free"] == true
        }),
        Moment::new("manoeuvres-2", 2, "manoeuvres", |v, _| v["phase"] == 2 && stored(v) >= 2),
        Moment::new("way-3", 3, "manoeuvres", |v, o| count(o, "move") >= 2 && number(&v["movement"]["mp"]) >= 2)
            .half(&[Pick("move")]),
        Moment::new("mission-military-6", 6, "mission-military", |v, _| {
            laid(v) >= 3 && number(&v["round"]) >= 3 && number(&me(v)["cards"]) >= 5
        }),
        Moment::new("mission-military-1", 1, "mission-military", |v, _| {
            number(&me(v)["cards"]) >= 5 && me(v)["leader_is"] == "in_hand"
        }),
        Moment::new("mission-political-4", 4, "mission", |v, _| {
            sphere(v, "political") && number(&me(v)["played"]) == 1 && laid(v) >= 3
        }),
        Moment::new("mission-social-2", 2, "mission", |v, _| sphere(v, "social") && number(&me(v)["cards"]) >= 4),
        Moment::new("mission-waits-4", 4, "mission", |v, _| sphere(v, "political") && laid(v) >= 2)
            .seen_by(Eyes::Other),
        Moment::new("mission-military-waits-5", 5, "mission-military", |v, _| laid(v) == 0 && number(&v["round"]) >= 2)
            .seen_by(Eyes::Other),
        Moment::new("activation-4", 4, "activation", |v, o| {
            count(o, "activate") >= 2 && sphere(v, "military") && counted(v) >= 1
        }),
        Moment::new("activation-1", 1, "activation", |_, o| has(o, "activate")),
        Moment::new("bearer-5", 5, "activation", |_, _| true).half(&[Pick("activate"), Offered("with", 2)]),
        Moment::new("raid-4", 4, "activation", |_, _| true).half(&[
            Pick("activate"),
            Perhaps("with"),
            Offered("raid", 2),
        ]),
        Moment::new("place-3", 3, "activation", |_, _| true).half(&[
            Pick("activate"),
            Perhaps("with"),
            Offered("place", 2),
        ]),
        Moment::new("movement-4", 4, "movement", |_, o| count(o, "move") >= 2),
        Moment::new("crisis-3", 3, "crisis", |_, _| true),
        Moment::new("store-4", 4, "store", |v, o| count(o, "store") >= 4 && stored(v) >= 2),
        Moment::new("loss-3", 3, "loss", |_, o| o.len() >= 2),
        Moment::new("limit-5", 5, "limit", |v, _| number(&v["excess"]) >= 2),
        Moment::new("reinforcement-1", 1, "reinforcement", |_, _| true),
        Moment::new("crowd-6", 6, "activation", |v, _| counted(v) >= 3 && sphere(v, "military")).seen_by(Eyes::Crowd),
        Moment::new("crowd-political-3", 3, "activation", |v, _| counted(v) >= 1 && sphere(v, "political"))
            .seen_by(Eyes::Crowd),
        Moment::new("waits-4", 4, "manoeuvres", |v, _| v["phase"] == 2).seen_by(Eyes::Other),
        Moment::new("over-survived-4", 4, "over", |v, _| v["ending"] == "survived").with(DEMONSTRATION),
        Moment::new("over-survived-1", 1, "over", |v, _| v["ending"] == "survived").with(DEMONSTRATION),
        Moment::new("over-defeat-3", 3, "over", |v, _| v["ending"] == "defeat").seen_by(Eyes::Open),
    ];
    moments.into_iter().map(|moment| moment.asking(questions)).collect()
}
