//! Standing orders in the windows of La Résistance!: nobody has to click, and nobody can tell.

use staffetta_kernel::prelude::*;
use staffetta_kernel::record::{By, EntryKind};
use staffetta_kernel::table::{Order, Reply, Until};
use staffetta_kernel::{Awaiting, Choices, Dice, Head, Seat, Seed, Setup, Table, Taken, Viewer, serde_json::json};
use staffetta_la_resistance::LaResistance;

type Resistance = Table<LaResistance>;

/// Four bands before seat 0's roll; seats 1 and 2 hold interrupt cards face down.
fn two_holders() -> Resistance {
    let ready = Setup::seats(4).ready::<LaResistance>().expect("the usual table");
    let mut table = Resistance::open(ready, Dice::Seed(Seed::plain(7)), Head::default(), 0).expect("a table");
    let given = json!({
        "step": "pre_roll",
        "active": 0,
        "bands": [
            {"leader": "dumont", "recruits": 6, "glory": 5},
            {"leader": "boutroux", "recruits": 6, "glory": 2, "hand": ["brutality", "unexpected_patrol"]},
            {"leader": "vasseur", "recruits": 6, "glory": 2, "hand": ["faulty_intel"]},
            {"leader": "arnaud", "recruits": 6, "glory": 2}
        ]
    });
    let mut state = *table.state();
    LaResistance::apply_given(table.rules(), &mut state, &given).expect("a sound position");
    table.rebase(serde_json(&state), 0).expect("a sound position");
    table
}

fn serde_json(state: &<LaResistance as GameRules>::State) -> staffetta_kernel::serde_json::Value {
    staffetta_kernel::serde_json::to_value(state).expect("an open form")
}

/// Plays until the round is over: the active band takes its last listed action each time, windows go as `window`
/// says. Answers how many clicks the two holders needed in the turns of others.
fn play_a_round(table: &mut Resistance, mut window: impl FnMut(&mut Resistance, Seat)) -> u32 {
    let mut clicks = 0;
    let turns = |table: &Resistance| LaResistance::question_context(table.rules(), table.state()).turn;
    let begun = turns(table);
    while turns(table) < begun + 4 {
        match table.awaiting() {
            Awaiting::Poll { now, .. } => {
                if table.release_pending(0).expect("no chance is missing").is_empty() {
                    clicks += 1;
                    window(table, now);
                }
            }
            Awaiting::Over(_) => break,
            awaiting => {
                let seat = awaiting.next().expect("somebody is asked");
                let action = LaResistance::default_action(table.rules(), table.state(), seat);
                table.pick(seat, action, None, By::Seat, 0).expect("the clock's action");
            }
        }
    }
    clicks
}

fn pass_by_hand(table: &mut Resistance, seat: Seat) {
    let pass = <LaResistance as GameRules>::Action::parse("pass").expect("a verb");
    assert_eq!(table.pick(seat, pass, None, By::Seat, 0).expect("a pass"), Taken::Held);
    assert_eq!(table.release_pending(0).expect("no chance is missing").len(), 1);
}

#[test]
fn a_round_with_two_holders_of_interrupt_cards_needs_no_click_and_nobody_can_tell() {
    let mut by_hand = two_holders();
    let mut by_order = by_hand.clone();
    for seat in [Seat(1), Seat(2)] {
        for kind in ["r1", "r2", "r3", "r4"] {
            let order = Order { reply: Reply::Pass, until: Until::Kind(kind.to_owned()) };
            by_order.order(seat, order).expect("an order");
        }
    }
    let clicks = play_a_round(&mut by_hand, pass_by_hand);
    assert!(clicks >= 12, "by hand the two are asked again and again: {clicks}");
    assert_eq!(play_a_round(&mut by_order, |_, seat| panic!("seat {} had to click", seat.0)), 0);

    let deeds = |table: &Resistance| -> Vec<(u32, Seat, EntryKind)> {
        table.entries().iter().map(|entry| (entry.number, entry.seat, entry.deed.clone())).collect()
    };
    assert_eq!(deeds(&by_hand), deeds(&by_order), "the same entries in the same order");
    for viewer in (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Crowd]) {
        assert_eq!(by_hand.lines(viewer, 0), by_order.lines(viewer, 0), "{viewer:?} is told the same");
        assert_eq!(by_hand.view(viewer), by_order.view(viewer), "{viewer:?} sees the same");
    }
}

#[test]
fn a_holder_who_can_only_pass_is_asked_like_one_who_could_play() {
    // In R1 Faulty Intel cannot be played; its holder is asked all the same, and offered nothing but to pass.
    let mut table = two_holders();
    let roll = <LaResistance as GameRules>::Action::parse("roll").expect("a verb");
    table.pick(Seat(0), roll, None, By::Seat, 0).expect("a roll");
    let Awaiting::Poll { now, queue } = table.awaiting() else { panic!("a window") };
    assert_eq!((now, queue.iter().collect::<Vec<_>>()), (Seat(1), vec![Seat(1), Seat(2)]));
    let mut choices = Choices::new();
    table.actions(Seat(2), &mut choices);
    assert_eq!(choices.iter().map(|action| action.name()).collect::<Vec<_>>(), ["pass"]);
}

#[test]
fn a_play_asks_again_and_drops_the_answer_behind_it() {
    let mut table = two_holders();
    let act = |name: &str| <LaResistance as GameRules>::Action::parse(name).expect("an action");
    table.pick(Seat(0), act("roll"), None, By::Seat, 0).expect("a roll");
    table.pick(Seat(2), act("pass"), None, By::Seat, 0).expect("an early answer");
    let question = table.question(Seat(2));
    table.pick(Seat(1), act("play clg:brutality"), None, By::Seat, 0).expect("a card");
    table.pick(Seat(1), act("at seat:0"), None, By::Seat, 0).expect("a target");
    table.release_pending(0).expect("no chance is missing");
    assert!(!table.answered(Seat(2)), "its pass was for another question");
    assert!(table.question(Seat(2)) > question);
    let Awaiting::Poll { now, .. } = table.awaiting() else { panic!("the window is still open") };
    assert_eq!(now, Seat(1), "the player of the card is asked again too: it has another face-down card");
}

#[test]
fn a_pass_for_one_window_is_no_pass_for_the_next() {
    let mut table = two_holders();
    let given = json!({ "step": "r3", "bands": [{ "glory": 12 }, { "hand": ["brutality"] }] });
    let mut state = *table.state();
    LaResistance::apply_given(table.rules(), &mut state, &given).expect("a sound position");
    table.rebase(serde_json(&state), 0).expect("a sound position");
    table.order(Seat(1), Order { reply: Reply::Pass, until: Until::Window }).expect("an order");
    assert_eq!(table.release_pending(0).expect("no chance is missing").len(), 1, "one pass");
    // Nothing is asked between the assessment and R4, where the victory can still be stopped.
    assert_eq!(LaResistance::question_context(table.rules(), table.state()).kind, "r4");
    let Awaiting::Poll { now, .. } = table.awaiting() else { panic!("a window") };
    assert_eq!((now, table.has_answer(Seat(1))), (Seat(1), false));
}
