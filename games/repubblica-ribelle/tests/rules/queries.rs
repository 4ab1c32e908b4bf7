//! What the rules answer: worked out by hand, and held to what the rules do in play.

use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{self, Value, json};
use staffetta_kernel::{
    AnyTable, Choices, Dice, FastRng, Head, LabDesk, Queries, Ready, Rejection, Seat, Seed, Setup, Table, Viewer,
};
use staffetta_repubblica_ribelle::{Action, Card, Locality, Piece, Query, Questions, Reply};
use staffetta_repubblica_ribelle::{RepubblicaRibelle as G, Rules, State};
use std::collections::BTreeMap;

fn table(setup: &Setup, given: &Value) -> Box<dyn AnyTable> {
    let ready = setup.ready::<G>().expect("a table");
    let mut table = Table::<G>::open(ready, Dice::Seed(Seed::plain(7)), Head::default(), 0).expect("a table");
    let mut state = *table.state();
    G::apply_given(table.rules(), &mut state, given).expect("a sound position");
    table.rebase(serde_json::to_value(state).expect("an open form"), 0).expect("a sound position");
    Box::new(table)
}

fn three(step: &str, mission: &str, more: &Value) -> Value {
    let mut given = json!({
        "step": step, "mission": mission,
        "seats": [
            { "board": "claudio", "pieces": { "dm1": "montefiorino" }, "hand": ["A007", "A010", "A013"] },
            { "board": "mario", "pieces": { "dm1": "cerredolo", "cp1": "cerredolo" }, "hand": ["A004", "A016"] },
            { "board": "carlo", "pieces": { "dm1": "civago" }, "hand": ["A031"] },
        ],
    });
    for (key, value) in more.as_object().expect("fields") {
        given[key] = value.clone();
    }
    given
}

/// The movement of a seat without points, which may perhaps cross the Radici Road for nothing.
fn no_points(radici_free: bool) -> Value {
    json!({ "by": "manoeuvres", "mp": 0, "moved": [], "radici_free": radici_free })
}

fn ask(table: &dyn AnyTable, seat: u8, query: &Value) -> Result<Value, Rejection> {
    let name = query.as_object().and_then(|query| query.keys().next()).expect("a question").clone();
    Ok(table.ask(Viewer::Seat(Seat(seat)), query)?[&name].clone())
}

/// The rule and the sentence of a refusal.
fn refused(table: &dyn AnyTable, query: &Value) -> (&'static str, &'static str) {
    match ask(table, 0, query) {
        Err(Rejection::Rule(refusal)) => (refusal.rule, refusal.key),
        other => panic!("{query}: {other:?}"),
    }
}

#[test]
fn a_piece_goes_where_its_points_and_the_free_crossing_bring_it() {
    let costs = |reach: &Value| -> Vec<(String, u64)> {
        let stops = reach["stops"].as_array().expect("stops").iter();
        stops.filter_map(|stop| Some((stop["territory"].as_str()?.to_owned(), stop["cost"].as_u64()?))).collect()
    };
    let reach = json!({ "reach": { "seat": 0, "piece": "dm1" } });
    let here = table(&Setup::seats(3), &three("manoeuvres", "M11", &json!({})));
    let answer = ask(&*here, 0, &reach).expect("an answer");
    // The table of distances with a free crossing of the Radici Road, from Montefiorino.
    let distances = ["mon", "toa", "pri", "pol", "pal", "lam", "fra", "pia", "vil", "lig"].map(str::to_owned);
    let all: Vec<(String, u64)> = distances.into_iter().zip([0, 0, 1, 2, 1, 2, 0, 1, 1, 2]).collect();
    assert_eq!(costs(&answer), all);
    assert_eq!(answer["stops"][0]["localities"], json!(["farneta", "vitriola", "gusciola"]), "it stands in the fourth");
    assert_eq!(
        answer["stops"][4],
        json!({
            "territory": "pal", "localities": ["palagano", "monchio", "costrignano", "boccassuolo"], "cost": 1,
            "radici": false, "path": ["pal"],
        })
    );
    assert_eq!(ask(&*here, 2, &reach), Ok(answer), "everybody can see that");
    let tired = table(&Setup::seats(3), &three("manoeuvres", "M11", &json!({ "movement": no_points(true) })));
    let near = [("mon", 0), ("toa", 0), ("fra", 0)].map(|(territory, cost)| (territory.to_owned(), cost));
    assert_eq!(costs(&ask(&*tired, 0, &reach).expect("an answer")), near);
    let stays = three("manoeuvres", "M11", &json!({ "movement": no_points(false) }));
    let stays = table(&Setup::seats(3), &stays);
    assert_eq!(costs(&ask(&*stays, 0, &reach).expect("an answer")), near[..1]);
    // Seat 1 does not move now: it would begin with what its support gives.
    let later = ask(&*here, 0, &json!({ "reach": { "seat": 1, "piece": "dm1" } })).expect("an answer");
    assert_eq!((&later["points"], &later["radici_free"]), (&json!(3), &json!(true)));
    assert_eq!(refused(&*here, &json!({ "reach": { "seat": 0, "piece": "dm2" } })), ("RR-3.5", "in-reserve"));
    assert_eq!(refused(&*here, &json!({ "reach": { "seat": 9, "piece": "dm1" } })), ("RR-3.1", "no-such-seat"));
}

#[test]
fn a_score_is_counted_line_by_line() {
    let here = table(&Setup::seats(3), &three("mission", "M11", &json!({ "asked": 0 })));
    let count = |seat: u8, cards: &[&str]| json!({ "count": { "seat": seat, "cards": cards } });
    let expected = |cards: u8, pieces: u8, total: u8| {
        json!({ "cards": cards, "leader": 0, "plus": 0, "pieces": pieces, "base": 0, "face_down": 0, "counted": null,
            "total": total, "objectives": 0 })
    };
    assert_eq!(ask(&*here, 0, &count(0, &["A007", "A010", "A013"])), Ok(expected(9, 0, 9)));
    // A detachment in Toano, and a commissar who does not fight.
    assert_eq!(ask(&*here, 0, &count(1, &[])), Ok(expected(0, 1, 1)));
    assert_eq!(refused(&*here, &count(1, &["A004"])), ("RR-4.3", "not-in-hand"));
    assert_eq!(refused(&*here, &count(0, &["A007", "A007"])), ("RR-4.3", "laid-already"));
    let political = table(&Setup::seats(3), &three("mission", "P11", &json!({})));
    let leader = ask(&*political, 0, &count(0, &["leader", "A010"])).expect("an answer");
    let value = leader["leader"].as_u64().expect("points");
    // The detachment in Montefiorino does not govern.
    assert_eq!(leader["total"], 2 + value);
    assert!(value > 0);
}

#[test]
fn objectives_are_taken_by_the_printed_pairs() {
    let taken = |mission: &str, scores: [u8; 4]| {
        let here = table(&Setup::seats(3), &three("mission", mission, &json!({})));
        scores.map(|score| ask(&*here, 0, &json!({ "objectives": { "score": score } })).expect("an answer"))
    };
    assert_eq!(taken("P11", [5, 6, 7, 8]), [0, 1, 1, 2].map(Value::from));
    assert_eq!(taken("M11", [5, 6, 7, 255]), [0; 4].map(Value::from));
}

#[test]
fn pledges_make_up_what_a_mission_needs() {
    let pledging = |mission: &str, pledges: [Option<u8>; 3]| {
        let mut given = three("staff", mission, &json!({}));
        for (seat, pledge) in pledges.into_iter().enumerate() {
            given["seats"][seat]["pledge"] = pledge.into();
        }
        let answer = ask(&*table(&Setup::seats(3), &given), 0, &json!({ "needs": {} })).expect("an answer");
        ["needed", "so_far", "pledged", "missing"].map(|field| answer[field].as_u64().expect("a number"))
    };
    // Six for each of three; ten and five of that.
    assert_eq!(pledging("M11", [Some(10), None, Some(5)]), [18, 0, 15, 3]);
    // Three objectives; eight points take two of them, five none.
    assert_eq!(pledging("P11", [Some(8), Some(0), Some(5)]), [3, 0, 2, 1]);
    assert_eq!(pledging("P11", [Some(8), Some(6), Some(40)]), [3, 0, 5, 0]);
    // Two with one Automated Partisan: two green gears score 8 - 1, which takes one objective when cards are turned up.
    let mut given =
        three("mission", "P11", &json!({ "automata": [{ "cards": ["A003", "A017", "A001"] }, { "cards": [] }] }));
    given["seats"].as_array_mut().expect("seats").pop();
    given["seats"][1]["pledge"] = 6.into();
    let answer = ask(&*table(&Setup::seats(2), &given), 0, &json!({ "needs": {} })).expect("an answer");
    let numbers = ["needed", "so_far", "pledged", "missing"].map(|field| answer[field].as_u64().expect("a number"));
    assert_eq!(numbers, [3, 1, 1, 1]);
    assert_eq!(answer["seats"][1], json!({ "seat": 1, "pledge": 6, "counted": null, "makes": 1 }));
}

#[test]
fn an_effect_names_its_targets() {
    let mut given = three("mission", "M11", &json!({ "asked": 1 }));
    given["seats"][0]["piles"] = json!({ "political": ["A025", "A026"] });
    given["seats"][2]["hand"] = json!([]);
    let here = table(&Setup::seats(3), &given);
    let targets = |card: &str| {
        let query = json!({ "targets": { "seat": 1, "card": card } });
        ask(&*here, 1, &query).expect("an answer")
    };
    // Grain lies in Cerredolo, where both pieces of the seat stand.
    let raid = targets("A004");
    assert_eq!(raid["pieces"], json!(["dm1", "cp1"]));
    assert_eq!(raid["piles"], json!([{ "seat": 0, "sphere": "political", "cards": 2 }]));
    assert_eq!(raid["why_not"], Value::Null);
    assert_eq!(targets("A016")["hands"], json!([0]), "the third has its Leader alone");
    assert_eq!(targets("A013")["units"], json!(["dm", "cp"]));
    assert_eq!(targets("A001")["points"], 1, "one card, itself");
    assert_eq!(targets("A026")["points"], 2);
    assert_eq!(targets("A026")["why_not"], json!({ "rule": "RR-5.4", "key": "no-piece" }));
    let leader = json!({ "targets": { "seat": 0, "card": "leader" } });
    assert_eq!(refused(&*here, &leader), ("RR-5.6", "leader-has-none"));
}

#[test]
fn the_support_track_is_that_of_this_table() {
    let mut setup = Setup::seats(3);
    setup.overrides.insert("support.6.hand".to_owned(), "9".to_owned());
    let track = ask(&*table(&setup, &three("mission", "M11", &json!({}))), 0, &json!({ "support": {} }));
    let spaces = [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (6, 4), (9, 5)];
    let spaces = spaces.map(|(hand_limit, movement)| json!({ "hand_limit": hand_limit, "movement": movement }));
    assert_eq!(track, Ok(Value::from(spaces.to_vec())));
}

#[test]
fn before_boards_and_missions_are_there_nothing_is_counted() {
    let ready = Setup::seats(3).ready::<G>().expect("the usual table");
    let table = Table::<G>::open(ready, Dice::Seed(Seed::plain(1)), Head::default(), 0).expect("a table");
    let table: Box<dyn AnyTable> = Box::new(table);
    for (query, why) in [
        (json!({ "count": { "seat": 0, "cards": [] } }), ("RR-6.1", "no-mission")),
        (json!({ "objectives": { "score": 7 } }), ("RR-6.5", "no-mission")),
        (json!({ "needs": {} }), ("RR-2.1", "no-mission")),
        (json!({ "reach": { "seat": 0, "piece": "dm1" } }), ("RR-3.1", "no-board")),
        (json!({ "targets": { "seat": 0, "card": "A001" } }), ("RR-5.3", "no-board")),
    ] {
        assert_eq!(refused(&*table, &query), why, "{query}");
    }
}

/// Plays games of any kind at random, and looks at every question.
fn walk(games: u64, mut look: impl FnMut(&Rules, &State, Seat, &Choices<Action>, &mut FastRng)) {
    for seed in 0..games {
        let mut rng = FastRng::nth(31, seed);
        let ready: Ready<G> = any_setup::<G>(&mut rng);
        let r = &*ready.rules;
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        while let Some(seat) = G::awaiting(r, &s).next() {
            let mut choices = Choices::new();
            G::actions(r, &s, seat, &mut choices);
            look(r, &s, seat, &choices, &mut rng);
            let action = rng.one_of(&choices).expect("a choice");
            G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut rng)).expect("a listed action");
        }
    }
}

fn answer(r: &Rules, s: &State, seat: Seat, query: Query) -> Reply {
    Questions::ask(r, &G::view(r, s, Viewer::Seat(seat)), s, &query).expect("an answer")
}

fn json_view(r: &Rules, s: &State, seat: Seat) -> Value {
    serde_json::to_value(G::view(r, s, Viewer::Seat(seat))).expect("a view")
}

/// The least that every locality costs, by trying out all ways that the rules allow to a piece that is on its way.
fn tried_out(r: &Rules, s: State, seat: Seat, rng: &mut FastRng) -> BTreeMap<Locality, u64> {
    let (mut costs, mut seen, mut open) = (BTreeMap::new(), Vec::new(), vec![s]);
    while let Some(s) = open.pop() {
        let view = json_view(r, &s, seat);
        let way = &view["draft"];
        let path = way["path"].as_array().expect("a path");
        let key = (path.last().cloned(), way["cost"].clone(), way["radici"].clone());
        if seen.contains(&key) {
            continue;
        }
        seen.push(key);
        let stays = if path.is_empty() { u64::from(view["rules"]["reposition"] == "one") } else { 0 };
        let mut choices = Choices::new();
        G::actions(r, &s, seat, &mut choices);
        for &action in choices.iter() {
            if let Action::To(at) = action {
                let cost = way["cost"].as_u64().expect("a cost") + stays;
                let least = costs.entry(at).or_insert(cost);
                *least = cost.min(*least);
            } else {
                let mut next = s;
                G::act(r, &mut next, seat, action, &mut LabDesk::new(rng)).expect("a listed action");
                open.push(next);
            }
        }
    }
    costs
}

#[test]
fn pieces_reach_what_the_rules_let_them_reach() {
    let mut compared = 0;
    walk(60, |r, s, seat, choices, rng| {
        let pieces = choices.iter().filter_map(|action| match action {
            Action::Move(piece) => Some(*piece),
            _ => None,
        });
        for piece in pieces.take(2) {
            let Reply::Reach(reach) = answer(r, s, seat, Query::Reach { seat, piece }) else {
                panic!("another answer")
            };
            let mut begun = *s;
            G::act(r, &mut begun, seat, Action::Move(piece), &mut LabDesk::new(rng)).expect("a move");
            let Reply::Reach(on_the_way) = answer(r, &begun, seat, Query::Reach { seat, piece }) else { panic!() };
            assert_eq!(reach, on_the_way);
            let mut costs = tried_out(r, begun, seat, rng);
            if reach.stops.iter().any(|stop| stop.path.is_empty()) {
                // Out of the territory and back to where it stood is no way to go.
                costs.remove(&standing(r, s, seat, piece));
            }
            let mut answered = BTreeMap::new();
            for stop in &reach.stops {
                for &at in &stop.localities {
                    answered.insert(at, u64::from(stop.cost));
                }
                let mut there = begun;
                for &territory in &stop.path {
                    G::act(r, &mut there, seat, Action::Via(territory), &mut LabDesk::new(rng)).expect("a way");
                }
                let way = &json_view(r, &there, seat)["draft"];
                if !stop.path.is_empty() {
                    assert_eq!((way["cost"].as_u64(), &way["radici"]), (Some(stop.cost.into()), &stop.radici.into()));
                }
                G::act(r, &mut there, seat, Action::To(stop.localities[0]), &mut LabDesk::new(rng)).expect("a stop");
            }
            assert_eq!(answered, costs);
            compared += 1;
        }
    });
    assert!(compared > 500, "{compared} pieces");
}

fn standing(r: &Rules, s: &State, seat: Seat, piece: Piece) -> Locality {
    let view = json_view(r, s, seat);
    let at = view["players"][seat.at()]["pieces"][piece.word()].as_str().expect("a place");
    Locality::parse(at).expect("a locality")
}

#[test]
fn a_score_is_what_is_counted_then() {
    let mut compared = 0;
    walk(60, |r, s, seat, choices, rng| {
        if !choices.contains(&Action::EndActivation) {
            return;
        }
        let Reply::Count(count) = answer(r, s, seat, Query::Count { seat, cards: Vec::new() }) else { panic!() };
        let mut after = *s;
        G::act(r, &mut after, seat, Action::EndActivation, &mut LabDesk::new(rng)).expect("an end");
        let (before, after) = (json_view(r, s, seat), json_view(r, &after, seat));
        if after["round"] == before["round"] && after["players"][seat.at()]["score"].is_u64() {
            assert_eq!(after["players"][seat.at()]["score"], count.total);
            assert_eq!(count.face_down, 0);
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared} scores");
}

#[test]
fn effects_strike_what_the_rules_offer() {
    let mut compared = [0; 2];
    walk(60, |r, s, seat, choices, rng| {
        if !choices.contains(&Action::EndActivation) {
            return;
        }
        let played = json_view(r, s, seat)["players"][seat.at()]["played_cards"].clone();
        let played: Vec<Card> = serde_json::from_value(played).expect("cards");
        for card in played.into_iter().filter(|&card| card != Card::LEADER) {
            let Reply::Targets(targets) = answer(r, s, seat, Query::Targets { seat, card }) else { panic!() };
            assert_eq!(targets.why_not.is_none(), choices.contains(&Action::Activate(card)), "{card:?}");
            compared[0] += 1;
            let known = targets.piles.len() + targets.hands.len() + targets.units.len();
            if targets.why_not.is_some() || targets.pieces.len() > 1 || known < 2 {
                continue;
            }
            let (mut begun, mut offers) = (*s, Choices::new());
            G::act(r, &mut begun, seat, Action::Activate(card), &mut LabDesk::new(rng)).expect("an effect");
            G::actions(r, &begun, seat, &mut offers);
            assert_eq!(offers.len(), known);
            for &offer in offers.iter() {
                assert!(match offer {
                    Action::Raid(pile) => targets.piles.iter().any(|t| (t.seat, t.sphere) == (pile.seat, pile.sphere)),
                    Action::Rob(victim) => targets.hands.contains(&victim),
                    Action::PlacePiece(unit) => targets.units.contains(&unit),
                    _ => false,
                });
            }
            compared[1] += 1;
        }
    });
    assert!(compared[0] > 300 && compared[1] > 30, "{compared:?} effects");
}
