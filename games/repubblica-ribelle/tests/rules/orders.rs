//! Slow play: a visit may leave the next cards and the pass, so that a mission finishes with one visit of each seat.

use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::table::{Order, Reply, Until};
use staffetta_kernel::{Awaiting, Dice, Head, Seat, Seed, Setup, Table, Viewer, serde_json};
use staffetta_repubblica_ribelle::{Action, LayInTurn, RepubblicaRibelle as G};

type Republic = Table<G>;

fn laid_out(given: &serde_json::Value) -> Republic {
    let ready = Setup::seats(3).ready::<G>().expect("the usual table");
    let mut table = Republic::open(ready, Dice::Seed(Seed::plain(7)), Head::default(), 0).expect("a table");
    let mut state = *table.state();
    G::apply_given(table.rules(), &mut state, given).expect("a sound position");
    table.rebase(serde_json::to_value(state).expect("an open form"), 0).expect("a sound position");
    table
}

fn act(name: &str) -> Action {
    Action::parse(name).expect("an action")
}

fn own(table: &mut Republic, seat: Seat, order: &str) {
    let order = Order { reply: Reply::Own(order.to_owned()), until: Until::Turn };
    table.order(seat, order).expect("an order");
}

fn picks(table: &mut Republic, seat: Seat, names: &[&str]) {
    let names = names.iter().map(|&name| name.to_owned()).collect();
    table.order(seat, Order { reply: Reply::Picks(names), until: Until::Once }).expect("an order");
}

fn political() -> Republic {
    laid_out(&serde_json::json!({
        "step": "manoeuvres", "mission": "P11", "next_missions": ["M21"],
        "seats": [
            { "board": "claudio", "pieces": { "dm1": "civago" }, "hand": ["A025", "A026", "A001"] },
            { "board": "mario", "pieces": { "dm1": "civago" }, "hand": ["A027", "A028", "A055"] },
            { "board": "carlo", "pieces": { "dm1": "civago" }, "hand": ["A031"] },
        ],
    }))
}

const CARDS: [&[&str]; 3] = [&["A025", "A026"], &["A027", "A028", "A055"], &[]];

#[test]
fn a_political_mission_needs_one_visit_of_each_seat() {
    let mut by_order = political();
    let mut by_hand = by_order.clone();
    let mut visits = 0;
    while G::question_context(by_order.rules(), by_order.state()).kind == "manoeuvres" {
        let Awaiting::One(seat) = by_order.awaiting() else { panic!("a seat manoeuvres") };
        visits += 1;
        own(&mut by_order, seat, &format!("lay {}", CARDS[seat.at()].join(" ")));
        by_order.pick(seat, act("end_manoeuvres"), None, By::Seat, 0).expect("a pick");
    }
    assert_eq!(visits, 3);
    let made = by_order.release_pending(0).expect("no chance is missing");
    assert_eq!(made.len(), 5 + 3, "five cards and three passes, nobody clicked");
    let kind = G::question_context(by_order.rules(), by_order.state()).kind;
    assert_eq!(kind, "store", "the cards lie open and the first reward is asked for");

    // By hand, in the same order: the same cards, and nobody can tell.
    let mut left: Vec<Vec<&str>> = CARDS.iter().map(|cards| cards.to_vec()).collect();
    while G::question_context(by_hand.rules(), by_hand.state()).kind != "store" {
        let Awaiting::One(seat) = by_hand.awaiting() else { panic!("one after another") };
        let pick = match G::question_context(by_hand.rules(), by_hand.state()).kind {
            "manoeuvres" => "end_manoeuvres".to_owned(),
            _ if left[seat.at()].is_empty() => "pass".to_owned(),
            _ => format!("lay card:{}", left[seat.at()].remove(0)),
        };
        by_hand.pick(seat, act(&pick), None, By::Seat, 0).expect("a pick");
    }
    for viewer in (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Crowd]) {
        assert_eq!(by_hand.lines(viewer, 0), by_order.lines(viewer, 0), "{viewer:?} is told the same");
        assert_eq!(by_hand.view(viewer), by_order.view(viewer), "{viewer:?} sees the same");
    }
}

#[test]
fn an_order_answers_its_own_question_only_and_ends_with_the_round() {
    let mut table = political();
    own(&mut table, Seat(0), "lay A025");
    assert!(
        table.release_pending(0).expect("no chance is missing").is_empty(),
        "it does not answer for the manoeuvres"
    );
    assert!(!table.has_answer(Seat(0)));
    for seat in [0, 1, 2].map(Seat) {
        table.pick(seat, act("end_manoeuvres"), None, By::Seat, 0).expect("a pick");
    }
    assert!(
        table.release_pending(0).expect("no chance is missing").is_empty(),
        "seat 1 is asked and has left no order"
    );
    table.pick(Seat(1), act("pass"), None, By::Seat, 0).expect("a pick");
    table.pick(Seat(2), act("pass"), None, By::Seat, 0).expect("a pick");
    assert_eq!(table.release_pending(0).expect("no chance is missing").len(), 2, "a card, then the pass");
    while table.awaiting().outcome().is_none() && G::question_context(table.rules(), table.state()).turn == 1 {
        let seat = table.awaiting().next().expect("somebody is asked");
        let action = G::default_action(table.rules(), table.state(), seat);
        table.pick(seat, action, None, By::Seat, 0).expect("the default action");
    }
    assert!(table.orders(Seat(0)).is_empty(), "the order was for that round");
}

#[test]
fn an_order_to_lay_one_by_one_waits_while_a_military_mission_is_on() {
    let mut table = laid_out(&serde_json::json!({
        "step": "mission", "mission": "M11", "asked": 1,
        "seats": [{ "hand": ["A025"] }, { "hand": ["A027"] }, { "hand": ["A031"] }],
    }));
    own(&mut table, Seat(1), "lay A027");
    assert!(!table.has_answer(Seat(1)));
    assert!(table.release_pending(0).expect("no chance is missing").is_empty());
    assert_eq!(table.orders(Seat(1)).len(), 1, "it stays");
}

#[test]
fn a_card_that_was_stolen_meanwhile_is_passed_over() {
    let mut table = political();
    for seat in [0, 1, 2].map(Seat) {
        table.pick(seat, act("end_manoeuvres"), None, By::Seat, 0).expect("a pick");
    }
    // A002 is not in this hand: the order goes on with the next card it names.
    own(&mut table, Seat(1), "lay A002 A055");
    assert_eq!(table.release_pending(0).expect("no chance is missing").len(), 1);
    let open = serde_json::to_value(table.state()).expect("an open form");
    assert_eq!(open["seats"][1]["played"], serde_json::json!(["A055"]));
}

#[test]
fn a_pledge_ready_cards_and_commit_can_wait_for_a_military_mission() {
    let mut table = laid_out(&serde_json::json!({
        "step": "limit", "next_missions": ["M11", "M21"],
        "seats": [
            { "board": "claudio", "pieces": { "dm1": "civago" }, "hand": ["A001", "A002", "A003", "A004", "A005", "A006"] },
            { "board": "mario", "pieces": { "dm1": "civago" }, "hand": ["A027"] },
            { "board": "carlo", "pieces": { "dm1": "civago" }, "hand": ["A031"] },
        ],
    }));
    // Seat 1 and seat 2 are away; they have left everything at their last visit.
    for (seat, points, card) in [(Seat(1), 3, "A027"), (Seat(2), 1, "A031")] {
        picks(&mut table, seat, &[&format!("pledge points:{points}")]);
        picks(&mut table, seat, &["ready"]);
        picks(&mut table, seat, &["end_manoeuvres"]);
        picks(&mut table, seat, &[&format!("lay card:{card}"), "commit"]);
    }
    table.pick(Seat(0), act("drop card:A006"), None, By::Seat, 0).expect("a pick");
    assert_eq!(table.release_pending(0).expect("no chance is missing").len(), 4, "two pledges, two times ready");
    let view = serde_json::to_value(table.view(Viewer::Seat(Seat(0)))).expect("a view");
    assert_eq!(view["players"][1]["pledge"], 3);
    assert_eq!(view["asked"], serde_json::json!([0]));
    table.batch(Seat(0), &[act("pledge points:12"), act("ready")], None, By::Seat, 0).expect("one visit");
    table.pick(Seat(0), act("end_manoeuvres"), None, By::Seat, 0).expect("a pick");
    assert_eq!(table.release_pending(0).expect("no chance is missing").len(), 4, "two manoeuvres, two sets of cards");
    assert_eq!(table.awaiting(), Awaiting::One(Seat(0)), "the first player lays last");
    let view = serde_json::to_value(table.view(Viewer::Seat(Seat(0)))).expect("a view");
    assert_eq!(view["players"][1]["played"], 1);
    assert!(view["players"][1]["played_cards"].is_null(), "face down");
}

#[test]
fn an_order_that_cannot_be_read_is_refused_with_a_reason() {
    let order: LayInTurn = "lay A012  leader".parse().expect("an order");
    assert_eq!(order.to_string(), "lay A012 leader");
    for (text, reason) in [("fire", "'lay' and the cards"), ("lay A200", "no card 'A200'")] {
        let refused = text.parse::<LayInTurn>().expect_err("no order");
        assert!(refused.contains(reason), "{refused}");
    }
}
