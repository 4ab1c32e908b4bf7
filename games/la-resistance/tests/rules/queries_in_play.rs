//! What the rules answer, held to what they do in play, with any options.

use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, to_value};
use staffetta_kernel::{Choices, FastRng, LabDesk, Queries, Ready, Seat, Viewer};
use staffetta_la_resistance::{Action, Die, LaResistance as G, Query, Questions, Reply, Rules, Spot, State};
use std::collections::BTreeSet;

/// Plays games of any kind at random, and looks at every question.
fn walk(games: u64, mut look: impl FnMut(&Rules, &State, Seat, &Choices<Action>, &mut FastRng)) {
    for seed in 0..games {
        let mut rng = FastRng::nth(47, seed);
        let ready: Ready<G> = any_setup::<G>(&mut rng);
        let r = &*ready.rules;
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        while let Some(seat) = G::awaiting(r, &s).next() {
            let choices = listed(r, &s, seat);
            look(r, &s, seat, &choices, &mut rng);
            let action = rng.one_of(&choices).expect("a choice");
            play(r, &mut s, seat, action, &mut rng);
        }
    }
}

fn listed(r: &Rules, s: &State, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    G::actions(r, s, seat, &mut choices);
    choices
}

fn play(r: &Rules, s: &mut State, seat: Seat, action: Action, rng: &mut FastRng) {
    G::act(r, s, seat, action, &mut LabDesk::new(rng)).expect("a listed action");
}

fn ask(r: &Rules, s: &State, seat: Seat, query: &str) -> Value {
    let query: Query = staffetta_kernel::serde_json::from_str(query).expect("a question");
    let reply: Reply = Questions::ask(r, &G::view(r, s, Viewer::Seat(seat)), s, &query).expect("an answer");
    let reply = to_value(reply).expect("JSON");
    reply.as_object().and_then(|reply| reply.values().next()).expect("an answer").clone()
}

fn view(r: &Rules, s: &State, seat: Seat) -> Value {
    to_value(G::view(r, s, Viewer::Seat(seat))).expect("a view")
}

const AS_IT_STANDS: &str =
    r#"{ "forecast": { "defeated": [], "defeated_alt": [], "vichy": false, "camouflaged": [] } }"#;

#[test]
fn the_lines_of_a_forecast_add_up_to_the_sum_of_the_rules() {
    let mut compared = 0;
    walk(60, |r, s, seat, choices, _| {
        if !choices.contains(&Action::EndTurn) {
            return;
        }
        let (told, sum) = (ask(r, s, seat, AS_IT_STANDS), view(r, s, seat)["forecast"].clone());
        let total = |hows: &[&str], field: &str| -> i64 {
            let lines = told["lines"].as_array().expect("lines").iter();
            let counted = lines.filter(|line| hows.contains(&line["how"].as_str().expect("how")));
            counted.map(|line| line[field].as_i64().expect("a number")).sum()
        };
        assert_eq!(sum["glory"], total(&["defeated", "time_is_now"], "glory"));
        assert_eq!(sum["recruits"], total(&["defeated"], "recruits"));
        assert_eq!(sum["lost_glory"], -total(&["standing"], "glory"));
        assert_eq!(sum["loss"], -total(&["standing", "event", "nursed"], "recruits"));
        assert_eq!(sum["loss"], told["loss"]);
        compared += 1;
    });
    assert!(compared > 1000, "{compared} forecasts");
}

/// Ends the turn: everybody passes, raids take from the richest, and so many recruits are saved as chance wants.
/// Tells what the ducking band was told and chose, if it was asked.
fn end_turn(r: &Rules, s: &mut State, seat: Seat, rng: &mut FastRng) -> Option<(Value, u8)> {
    play(r, s, seat, Action::EndTurn, rng);
    while let Some(asked) = G::awaiting(r, s).next() {
        let choices = listed(r, s, asked);
        if choices.contains(&Action::Pass) && asked != seat {
            play(r, s, asked, Action::Pass, rng);
        } else if choices.contains(&Action::TakeNone) {
            let bands = view(r, s, seat)["bands"].clone();
            let glory = |action: &&Action| match action {
                Action::Take(from) => bands[from.at()]["glory"].as_u64(),
                _ => None,
            };
            let richest = *choices.iter().max_by_key(glory).expect("a band");
            play(r, s, asked, richest, rng);
        } else if matches!(choices[0], Action::Duck(_)) && view(r, s, seat)["active"] == seat.0 {
            let told = ask(r, s, seat, r#"{ "ducking": {} }"#);
            let action = rng.one_of(&choices).expect("a number");
            let Action::Duck(saved) = action else { panic!("{action:?}") };
            play(r, s, asked, action, rng);
            return Some((told, saved.0));
        } else {
            return None;
        }
    }
    None
}

#[test]
fn a_forecast_comes_true() {
    let (mut ducked, mut compared) = (0, 0);
    walk(60, |r, s, seat, choices, rng| {
        if !choices.contains(&Action::EndTurn) {
            return;
        }
        let told = ask(r, s, seat, AS_IT_STANDS);
        let (before, mut after) = (view(r, s, seat), *s);
        let duck = end_turn(r, &mut after, seat, rng);
        let saved = duck.as_ref().map_or(0, |(_, saved)| *saved);
        if let Some((outcomes, _)) = duck {
            assert_eq!(told["outcomes"], outcomes);
            ducked += 1;
        }
        let now = view(r, &after, seat);
        // A new round or The Time is Now! in the drawing turn changes more than the assessment did.
        if now["round"] == before["round"] && now["time_is_now"] == before["time_is_now"] {
            let outcome = &told["outcomes"][usize::from(saved)];
            let band = &now["bands"][seat.at()];
            let broken = outcome["broken"] == true;
            assert_eq!((&band["recruits"], &band["broken"]), (&outcome["recruits"], &broken.into()));
            if !broken {
                assert_eq!(band["glory"], outcome["glory"]);
            }
            compared += 1;
        }
    });
    assert!(ducked > 100 && compared > 1000, "{ducked} ducks, {compared} forecasts");
}

/// The pips on the table in the cheapest of all runs of picks that the rules list, bonus dice left aside.
fn least_pips(r: &Rules, s: &State, seat: Seat, pips: u64, rng: &mut FastRng) -> Option<u64> {
    let (pool, choices) = (view(r, s, seat)["pool"].clone(), listed(r, s, seat));
    let lays = choices.iter().filter_map(|&action| match action {
        Action::Lay(die) => pool[die.word()]["value"].as_u64().map(|value| (action, value)),
        _ => None,
    });
    let mut least = None;
    for (action, value) in lays {
        let mut then = *s;
        play(r, &mut then, seat, action, rng);
        let done = view(r, &then, seat)["draft"].is_null();
        let total = if done { Some(pips + value) } else { least_pips(r, &then, seat, pips + value, rng) };
        least = [least, total].into_iter().flatten().min();
    }
    least
}

#[test]
fn the_cheapest_cover_is_legal_and_no_other_costs_less() {
    let (mut covered, mut searched) = (0, 0);
    walk(40, |r, s, seat, choices, rng| {
        if !choices.contains(&Action::EndTurn) {
            return;
        }
        let (before, dice) = (view(r, s, seat), ask(r, s, seat, r#"{ "bonus_dice": {} }"#));
        for &spot in Spot::ALL {
            let query = format!(r#"{{ "cover": {{ "goal": {{ "defeat": "{}" }}, "laid": [] }} }}"#, spot.word());
            let begun = choices.contains(&Action::Defeat(spot));
            let lying = &before["row"][spot.word()];
            let payable = lying["kind"] != "massacre";
            if lying.is_null() || lying["tapped"] == true || !payable {
                continue;
            }
            let told = ask(r, s, seat, &query);
            assert_eq!((told["cheapest"].is_null(), told["missing"].is_null()), (!begun, begun), "{told}");
            if !begun {
                continue;
            }
            let mut then = *s;
            play(r, &mut then, seat, Action::Defeat(spot), rng);
            let fits: BTreeSet<String> = values(&before, told["slots"][0]["fits"].as_array().expect("dice"));
            let listed = listed(r, &then, seat);
            let lays = listed.iter().filter_map(|action| match action {
                Action::Lay(die) => Some(Value::from(die.word())),
                _ => None,
            });
            assert_eq!(fits, values(&before, &lays.collect::<Vec<_>>()), "the first slot takes what the rules list");
            if dice.as_array().is_some_and(Vec::is_empty) && searched < 200 {
                let pips = told["cheapest"].as_array().expect("slots").iter().flat_map(|slot| slot.as_array());
                let pips: u64 = pips.flatten().filter_map(|die| pip(&before, die).as_u64()).sum();
                assert_eq!(least_pips(r, &then, seat, 0, rng), Some(pips), "{told}");
                searched += 1;
            }
            for die in told["cheapest"].as_array().expect("slots").iter().flat_map(|slot| slot.as_array()).flatten() {
                let die = Die::parse(die.as_str().expect("a die")).expect("a die");
                let action = G::canonical(r, &then, seat, Action::Lay(die));
                play(r, &mut then, seat, action, rng);
            }
            assert!(view(r, &then, seat)["draft"].is_null(), "{told}");
            covered += 1;
        }
    });
    assert!(covered > 1000 && searched == 200, "{covered} covers, {searched} searched");
}

fn pip(view: &Value, die: &Value) -> Value {
    let name = die.as_str().expect("a die");
    // A bonus die stands for itself.
    view["pool"].get(name).map_or(die.clone(), |face| face["value"].clone())
}

fn values(view: &Value, dice: &[Value]) -> BTreeSet<String> {
    dice.iter().map(|die| pip(view, die)).map(|value| value.to_string()).collect()
}

#[test]
fn victims_are_those_that_the_rules_offer() {
    let mut compared = 0;
    walk(60, |r, s, seat, choices, _| {
        let offered = |made: &dyn Fn(Seat) -> Action| -> Vec<u64> {
            (0..5).map(Seat).filter(|&other| choices.contains(&made(other))).map(|other| other.0.into()).collect()
        };
        let draft = view(r, s, seat)["draft"].clone();
        let aimed = ["brutality", "charismatic"].into_iter().enumerate();
        let aimed = aimed.filter(|(card, _)| draft["what"] == "play" && draft["target"] == *card);
        let card = aimed.map(|(_, word)| (word, offered(&Action::At)));
        let plain = [
            ("sow", offered(&Action::Sow)),
            ("steal", offered(&Action::Steal)),
            ("gift", offered(&Action::Gift)),
            ("take", offered(&Action::Take)),
        ];
        for (with, seats) in plain.into_iter().chain(card).filter(|(_, seats)| !seats.is_empty()) {
            let told = ask(r, s, seat, &format!(r#"{{ "victims": {{ "by": {}, "with": "{with}" }} }}"#, seat.0));
            let told = told.as_array().expect("victims").iter();
            assert_eq!(told.filter_map(|victim| victim["seat"].as_u64()).collect::<Vec<_>>(), seats, "{with}");
            compared += 1;
        }
    });
    assert!(compared > 1000, "{compared} lists");
}
