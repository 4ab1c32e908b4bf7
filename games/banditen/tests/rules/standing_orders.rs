//! Standing orders at the map: a queued route and armed reactions cost no click and tell nothing.

use staffetta_banditen::Banditen;
use staffetta_kernel::prelude::*;
use staffetta_kernel::record::{By, EntryKind};
use staffetta_kernel::table::{Order, Reply, Until};
use staffetta_kernel::{Awaiting, Dice, Head, Seat, Seed, Setup, Table, Viewer, serde_json};

type Map = Table<Banditen>;
const PARTISAN: Seat = Seat(0);
const AXIS: Seat = Seat(1);

/// The armoured car stands at 11.16; a machine gun in 13.09 sees the end of its road.
fn laid_out(seed: u64) -> Map {
    let ready = Setup::seats(2).ready::<Banditen>().expect("Gravellona");
    let mut table = Map::open(ready, Dice::Seed(Seed::plain(seed)), Head::default(), 0).expect("a table");
    let given = serde_json::json!({
        "units": {"P-CV": "11.16", "P-CMD-GAR": "11.18", "A-II-M": "13.09", "A-IV-1": "13.09", "A-CMD-VG": "13.09"}
    });
    let mut state = *table.state();
    Banditen::apply_given(table.rules(), &mut state, &given).expect("a sound position");
    table.rebase(serde_json::to_value(state).expect("an open form"), 0).expect("a sound position");
    table
}

/// A table where the car does not break down on its first point.
fn table() -> Map {
    let runs = |seed: &u64| {
        let mut table = laid_out(*seed);
        set_out(&mut table);
        step_on(&mut table);
        place(&table, "p9").is_some()
    };
    laid_out((1..100).find(runs).expect("a car that runs"))
}

fn act(name: &str) -> <Banditen as GameRules>::Action {
    <Banditen as GameRules>::Action::parse(name).expect(name)
}

fn own(order: &str, until: Until) -> Order {
    Order { reply: Reply::Own(order.to_owned()), until }
}

const ROUTE: [&str; 5] = ["11.15", "11.14", "12.13", "12.12", "12.11"];

fn route() -> Order {
    own(&format!("route {}", ROUTE.join(" ")), Until::Window)
}

/// The mover's one confirmation: the car moves.
fn set_out(table: &mut Map) {
    let picks: Vec<_> = ["activate hex:11.16", "move"].map(act).to_vec();
    table.batch(PARTISAN, &picks, None, By::Seat, 0).expect("a move");
}

fn place(table: &Map, unit: &str) -> Option<String> {
    let open = serde_json::to_value(table.state()).expect("an open form");
    open["units"][unit]["hex"].as_str().map(str::to_owned)
}

/// The next step of the route by hand, or the stop at its end.
fn step_on(table: &mut Map) {
    let here = place(table, "p9").expect("the car");
    let next = ROUTE.iter().position(|hex| *hex == here).map_or(0, |at| at + 1);
    let name = ROUTE.get(next).map_or("stop".to_owned(), |hex| format!("step hex:{hex}"));
    table.pick(PARTISAN, act(&name), None, By::Seat, 0).expect("a step");
}

fn moves(table: &Map) -> Vec<(Seat, By, EntryKind)> {
    table.entries().iter().skip(2).map(|entry| (entry.seat, entry.by, entry.deed.clone())).collect()
}

#[test]
fn a_five_hex_move_with_both_armed_costs_one_confirmation_and_no_waiting() {
    let mut table = table();
    table.order(PARTISAN, route()).expect("a route");
    table.order(AXIS, Order { reply: Reply::Pass, until: Until::Window }).expect("nothing this action");
    set_out(&mut table);
    table.release_pending(0).expect("no chance is missing");
    assert_eq!(place(&table, "p9").as_deref(), Some("12.11"), "five steps and their windows passed by themselves");
    let by_hand = moves(&table).iter().filter(|(_, by, _)| *by == By::Seat).count();
    assert_eq!(by_hand, 1, "one confirmation: {:?}", moves(&table));
    assert!(moves(&table).iter().any(|(seat, by, _)| *seat == AXIS && *by == By::Order), "windows were there");
    assert_eq!(table.awaiting(), Awaiting::One(AXIS), "the other seat is active next");
}

#[test]
fn an_order_for_one_action_has_ended_when_the_next_begins() {
    let begun = table();
    let asked = |order: Order| {
        let mut table = begun.clone();
        table.order(AXIS, order).expect("nothing");
        // The command moves out of sight, and the Axis passes: then the car comes into sight.
        let first: Vec<_> = ["activate hex:11.18", "move", "step hex:11.17", "stop"].map(act).to_vec();
        table.batch(PARTISAN, &first, None, By::Seat, 0).expect("a move");
        table.pick(AXIS, act("pass"), None, By::Seat, 0).expect("a pass");
        set_out(&mut table);
        while table.awaiting() == Awaiting::One(PARTISAN) {
            step_on(&mut table);
        }
        table.release_pending(0).expect("no chance is missing");
        is_asked(&table)
    };
    assert!(!asked(Order { reply: Reply::Pass, until: Until::Turn }), "an order for the turn holds");
    assert!(asked(Order { reply: Reply::Pass, until: Until::Window }), "one for the first action has ended");
}

#[test]
fn nobody_can_tell_orders_from_quick_fingers() {
    let (mut by_order, mut by_hand) = (table(), table());
    by_order.order(PARTISAN, route()).expect("a route");
    by_order.order(AXIS, Order { reply: Reply::Pass, until: Until::Window }).expect("nothing this action");
    set_out(&mut by_order);
    by_order.release_pending(0).expect("no chance is missing");
    set_out(&mut by_hand);
    while by_hand.awaiting() != Awaiting::One(AXIS) {
        match by_hand.awaiting() {
            Awaiting::Poll { now, .. } => {
                by_hand.pick(now, act("decline"), None, By::Seat, 0).expect("a pass");
                by_hand.release_pending(0).expect("no chance is missing");
            }
            _ => step_on(&mut by_hand),
        }
    }
    let deeds = |table: &Map| moves(table).into_iter().map(|(seat, _, deed)| (seat, deed)).collect::<Vec<_>>();
    assert_eq!(deeds(&by_order), deeds(&by_hand), "the same entries in the same order");
    for viewer in [Viewer::Seat(PARTISAN), Viewer::Seat(AXIS), Viewer::Crowd] {
        assert_eq!(by_order.lines(viewer, 0), by_hand.lines(viewer, 0), "{viewer:?} is told the same");
        assert_eq!(by_order.view(viewer), by_hand.view(viewer), "{viewer:?} sees the same");
    }
}

/// Does the Axis have to say itself whether it reacts?
fn is_asked(table: &Map) -> bool {
    matches!(table.awaiting(), Awaiting::Poll { now: AXIS, .. })
}

fn told(table: &Map) -> Vec<&'static str> {
    table.lines(Viewer::Crowd, 0).into_iter().filter_map(|line| line.told).map(|told| told.what).collect()
}

#[test]
fn any_reaction_stops_the_route() {
    let mut table = table();
    table.order(PARTISAN, route()).expect("a route");
    table.order(AXIS, own("fire at=12.12", Until::Kind("reaction".to_owned()))).expect("anything in this hex");
    table.order(AXIS, Order { reply: Reply::Pass, until: Until::Window }).expect("else nothing");
    set_out(&mut table);
    table.release_pending(0).expect("no chance is missing");
    let told = told(&table);
    assert!(told.contains(&"reacts"), "{told:?}");
    let steps = told.iter().filter(|what| **what == "step").count();
    assert_eq!(steps, 4, "the fourth hex is 12.12, where the fire came: {told:?}");
}

#[test]
fn an_armed_reaction_looks_at_its_conditions() {
    for (order, fires) in [
        ("fire chance>=10", true),
        ("fire chance>=101", false),
        ("fire target=cv", true),
        ("fire target=redi", false),
        ("fire vf>=4", false),
        ("fire from=13.09", true),
        ("fire from=16.09", false),
        ("hold chance<100", false),
    ] {
        let mut table = table();
        table.order(AXIS, own(order, Until::Kind("reaction".to_owned()))).expect("an order");
        set_out(&mut table);
        while table.awaiting() == Awaiting::One(PARTISAN) {
            step_on(&mut table);
        }
        table.release_pending(0).expect("no chance is missing");
        assert_eq!(told(&table).contains(&"reacts"), fires, "{order}");
    }
}

/// The same chance at the first hex that is seen is either below a bound or not.
#[test]
fn a_bound_of_the_chance_divides_those_below_from_the_others() {
    let begun = table();
    let play = |order: &str| {
        let mut table = begun.clone();
        table.order(AXIS, own(order, Until::Kind("reaction".to_owned()))).expect("an order");
        set_out(&mut table);
        while table.awaiting() == Awaiting::One(PARTISAN) {
            step_on(&mut table);
        }
        table.release_pending(0).expect("no chance is missing");
        table
    };
    for bound in 1..=100 {
        let held = !is_asked(&play(&format!("hold chance<{bound}")));
        let fired = told(&play(&format!("fire chance>={bound}"))).contains(&"reacts");
        assert_ne!(held, fired, "{bound} %");
    }
}

#[test]
fn what_is_no_order_is_refused_when_it_is_given() {
    let mut table = table();
    let refused = table.order(AXIS, own("fire nonsense", Until::Turn));
    assert!(refused.is_err_and(|rejection| rejection.to_string().contains("'nonsense' is no condition")));
}
