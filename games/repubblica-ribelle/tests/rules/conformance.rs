//! The promises of the contract, tried on this game.

use staffetta_kernel::conformance::{Case, permutations};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, from_value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Ready, Seat, Setup, Viewer, conformance};
use staffetta_repubblica_ribelle::{RepubblicaRibelle, State};

conformance!(RepubblicaRibelle, cases: cases);

/// A table of three in the open form, to be changed by hand.
fn table(given: &Value) -> (Ready<RepubblicaRibelle>, Value) {
    let ready = Setup::seats(3).ready::<RepubblicaRibelle>().expect("the usual rules");
    let mut state = RepubblicaRibelle::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    RepubblicaRibelle::apply_given(&ready.rules, &mut state, given).expect("a table");
    (ready, to_value(state).expect("an open form"))
}

fn state(open: &Value) -> State {
    from_value(open.clone()).expect("a state")
}

/// Missions that are over and were fulfilled.
fn resolved(missions: &[&str]) -> Value {
    missions.iter().map(|mission| json!({ "mission": mission, "success": true, "taken_by": null })).collect()
}

/// Seat 1 has laid two cards and holds one more; its Leader is any of the three. Seat 2 holds a card, the deck has one.
fn leader_face_down() -> Case<RepubblicaRibelle> {
    let (ready, open) = table(&json!({
        "step": "mission", "mission": "S11", "asked": 0, "next_missions": [], "next_cards": ["A004"], "deck_ends": true,
        "seats": [{ "hand": ["A100"] }, { "played": ["A001", "A002"] }, { "hand": ["A003"] }],
    }));
    let mut worlds = Vec::new();
    for cards in permutations(&["A001", "A002", "A003", "A004"]) {
        for leader in 0..3 {
            let mut world = open.clone();
            let mut own = cards[..2].to_vec();
            own.insert(leader, "leader");
            let in_hand = own.remove(2);
            world["seats"][1]["played"] = json!(own);
            world["seats"][1]["hand"] = if in_hand == "leader" { json!([]) } else { json!([in_hand]) };
            world["seats"][1]["leader_in_hand"] = json!(in_hand == "leader");
            world["seats"][2]["hand"] = json!([cards[2]]);
            world["action_deck"] = json!([cards[3]]);
            worlds.push((state(&world), 1.0));
        }
    }
    Case { name: "a Leader perhaps face down", rules: ready.rules, state: state(&open), seat: Seat(0), worlds }
}

/// A card was stolen from seat 0 in round 2: seat 1 has it in hand or face down, not in the pile of round 1.
fn stolen_card() -> Case<RepubblicaRibelle> {
    let (ready, mut open) = table(&json!({
        "step": "manoeuvres", "mission": "S11", "resolved": resolved(&["S12", "S13"]), "next_missions": [],
        "next_cards": ["A005"], "deck_ends": true,
        "seats": [{ "hand": ["A100"] }, { "hand": ["A001", "A002"], "piles": { "military": ["A003"] } }, { "hand": ["A004"] }],
    }));
    open["thefts"] = json!([{ "victim": 0, "card": "A001", "holders": { "1": 2 } }]);
    let mut worlds = Vec::new();
    for cards in permutations(&["A002", "A003", "A004", "A005"]) {
        let mut world = open.clone();
        world["seats"][1]["hand"] = json!(["A001", cards[0]]);
        world["seats"][1]["piles"]["military"] = json!([cards[1]]);
        world["seats"][2]["hand"] = json!([cards[2]]);
        world["action_deck"] = json!([cards[3]]);
        worlds.push((state(&world), 1.0));
    }
    Case { name: "a stolen card", rules: ready.rules, state: state(&open), seat: Seat(0), worlds }
}

/// The thief was robbed since: the card is with either of them, more likely where more cards are.
fn twice_stolen() -> Case<RepubblicaRibelle> {
    let (ready, mut open) = table(&json!({
        "step": "manoeuvres", "mission": "S11", "resolved": resolved(&["S12", "S13"]), "next_missions": [],
        "next_cards": ["A004"], "deck_ends": true,
        "seats": [{ "hand": ["A100"] }, { "hand": ["A001", "A002"] }, { "hand": ["A003"] }],
    }));
    open["thefts"] = json!([{ "victim": 0, "card": "A001", "holders": { "1": 1, "2": 2 } }]);
    let mut worlds = Vec::new();
    for cards in permutations(&["A001", "A002", "A003", "A004"]) {
        if cards[3] == "A001" {
            continue;
        }
        let mut world = open.clone();
        world["seats"][1]["hand"] = json!(cards[..2]);
        world["seats"][2]["hand"] = json!([cards[2]]);
        world["action_deck"] = json!([cards[3]]);
        worlds.push((state(&world), 1.0));
    }
    Case { name: "a card stolen twice", rules: ready.rules, state: state(&open), seat: Seat(0), worlds }
}

/// After a shuffle of three cards: seat 1 has drawn one of them, seat 2 none, the deck has the rest.
fn after_a_shuffle() -> Case<RepubblicaRibelle> {
    let (ready, mut open) = table(&json!({
        "step": "manoeuvres", "mission": "S11", "next_missions": [],
        "next_cards": ["A004", "A005"], "deck_ends": true,
        "seats": [{ "hand": ["A100"] }, { "hand": ["A001", "A003"], "piles": { "social": ["A006"] } }, { "hand": ["A002"] }],
    }));
    open["shuffles"] = json!(1);
    open["last_shuffle"] = json!(["A003", "A004", "A005"]);
    open["seats"][0]["fresh"] = json!([0, 0]);
    open["seats"][1]["fresh"] = json!([1, 1]);
    open["seats"][1]["stale"] = json!([0, 0, 1]);
    open["seats"][2]["fresh"] = json!([0, 0]);
    let mut worlds = Vec::new();
    for news in permutations(&["A003", "A004", "A005"]) {
        for olds in permutations(&["A001", "A002", "A006"]) {
            let mut world = open.clone();
            world["seats"][1]["hand"] = json!([olds[0], news[0]]);
            world["seats"][1]["piles"]["social"] = json!([olds[1]]);
            world["seats"][2]["hand"] = json!([olds[2]]);
            world["action_deck"] = json!(news[1..]);
            worlds.push((state(&world), 1.0));
        }
    }
    Case { name: "after a shuffle", rules: ready.rules, state: state(&open), seat: Seat(0), worlds }
}

/// What is known of each seat does not fit together: by it no seat has a card of the last shuffle, and yet the deck lacks
/// one. That knowledge is given up then, and the card may be anywhere.
#[test]
fn where_knowledge_of_the_last_shuffle_does_not_fit_any_place_may_hold_its_cards() {
    let Case { rules, state: after, seat, .. } = after_a_shuffle();
    let mut open = to_value(after).expect("an open form");
    open["seats"][1]["fresh"] = json!([0, 0]);
    let view = RepubblicaRibelle::view(&rules, &state(&open), Viewer::Seat(seat));
    let mut rng = FastRng::new(5);
    let news = ["A003", "A004", "A005"];
    let mut holders = [0; 2];
    for _ in 0..40 {
        let world = to_value(RepubblicaRibelle::sample_world(&rules, &view, &mut rng)).expect("an open form");
        for (holder, seat) in holders.iter_mut().zip([1, 2]) {
            let hand = world["seats"][seat]["hand"].as_array().expect("cards");
            *holder += u32::from(hand.iter().any(|card| news.contains(&card.as_str().expect("a card"))));
        }
    }
    assert!(holders.iter().all(|&holder| holder > 0) && holders.iter().sum::<u32>() == 40, "{holders:?}");
}

/// The last two missions of Phase II are any of those not seen, in any order.
fn last_missions() -> Case<RepubblicaRibelle> {
    let seen = ["M21", "M22", "M23", "P21", "P22", "P23", "S21", "S22"];
    let (ready, open) = table(&json!({
        "step": "manoeuvres", "mission": "S23", "resolved": resolved(&seen), "next_missions": ["S24"], "deck_ends": true,
        "next_cards": [], "seats": [{ "hand": ["A100"] }],
    }));
    let mut worlds = Vec::new();
    for mission in ["M24", "P24", "S24"] {
        let mut world = open.clone();
        world["mission_deck"] = json!([mission]);
        worlds.push((state(&world), 1.0));
    }
    Case { name: "the last mission", rules: ready.rules, state: state(&open), seat: Seat(1), worlds }
}

fn cases() -> Vec<Case<RepubblicaRibelle>> {
    vec![leader_face_down(), stolen_card(), twice_stolen(), after_a_shuffle(), last_missions()]
}

#[test]
fn the_open_form_has_these_keys_and_no_others() {
    let (_, open) = table(&json!({ "step": "manoeuvres", "mission": "S11" }));
    for place in ["", "/seats/1", "/seats/1/piles", "/movement"] {
        let mut more = open.clone();
        more.pointer_mut(place).expect("a place")["nonsense"] = json!(1);
        assert!(from_value::<State>(more).is_err_and(|error| error.to_string().contains("nonsense")), "{place}");
    }
    for (place, key) in [("", "health"), ("", "action_deck"), ("/seats/1", "ready"), ("/seats/1", "hand")] {
        let mut less = open.clone();
        less.pointer_mut(place).and_then(Value::as_object_mut).expect("a place").remove(key);
        assert!(from_value::<State>(less).is_err_and(|error| error.to_string().contains(key)), "{place} {key}");
    }
    let ready = Setup::seats(3).ready::<RepubblicaRibelle>().expect("the usual rules");
    for given in [json!({ "step": "limit", "nonsense": 1 }), json!({ "step": "limit", "seats": [{ "nonsense": 1 }] })] {
        let mut state = state(&open);
        assert!(RepubblicaRibelle::apply_given(&ready.rules, &mut state, &given).is_err(), "{given}");
    }
}
