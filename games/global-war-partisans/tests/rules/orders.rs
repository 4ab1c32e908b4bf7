//! Standing orders: they are read as they are written, nonsense is refused with what would be right, and with the usual ones
//! no turn waits.

use staffetta_global_war_partisans::{Action, GlobalWarPartisans as G, Order, Power, Query, Reply, Rules, State, Unit};
use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::table::{self, Until};
use staffetta_kernel::{Awaiting, Dice, FastRng, Head, LabDesk, Seat, Seed, Setup, Table, Viewer, serde_json};

#[test]
fn orders_are_read_as_they_are_written() {
    for text in [
        "fade",
        "ussr fade",
        "stand",
        "uk support",
        "no-support",
        "accept",
        "refuse",
        "germany retreat-below-30",
        "kmt cheapest",
    ] {
        let order: Order = text.parse().expect(text);
        assert_eq!(order.to_string(), text);
    }
}

#[test]
fn nonsense_is_no_order() {
    for text in ["", "run", "germany", "retreat-below-101", "retreat-below-many", "cheapest fade"] {
        let reason = text.parse::<Order>().expect_err(text);
        assert!(reason.contains("fade"), "{reason}");
    }
}

fn laid_out(seats: u8, seed: u64, given: &serde_json::Value) -> Table<G> {
    let ready = Setup::seats(seats).option("scenario", "1943").ready::<G>().expect("a table");
    let mut table = Table::open(ready, Dice::Seed(Seed::plain(seed)), Head::default(), 0).expect("a table");
    let mut state = *table.state();
    G::apply_given(table.rules(), &mut state, given).expect("a sound position");
    table.rebase(serde_json::to_value(state).expect("an open form"), 0).expect("a sound position");
    table
}

fn play(table: &mut Table<G>, seat: Seat, picks: &[&str]) {
    let picks: Vec<Action> = picks.iter().map(|name| Action::parse(name).expect(name)).collect();
    table.batch(seat, &picks, None, By::Seat, 0).expect("legal picks");
}

/// Leaves the order for each of these kinds of questions, and lets it answer.
fn obey(table: &mut Table<G>, seat: Seat, order: &str, questions: &[&str]) {
    for &kind in questions {
        let order = table::Order { reply: table::Reply::Own(order.to_owned()), until: Until::Kind(kind.to_owned()) };
        table.order(seat, order).expect("an order");
    }
    table.release_pending(0).expect("no chance is missing");
}

fn open(table: &Table<G>) -> serde_json::Value {
    serde_json::to_value(table.state()).expect("an open form")
}

fn by_order(table: &Table<G>, seat: Seat) -> usize {
    table.entries().iter().filter(|entry| entry.seat == seat && entry.by == By::Order).count()
}

/// The first seed with which these picks lead to a question of this kind.
fn asked_after(given: &serde_json::Value, seats: u8, by: Seat, picks: &[&str], kind: &str) -> Table<G> {
    let tables = (1..200).map(|seed| {
        let mut table = laid_out(seats, seed, given);
        play(&mut table, by, picks);
        table
    });
    let asks = |table: &Table<G>| G::question_context(table.rules(), table.state()).kind == kind;
    tables.into_iter().find(asks).expect("dice that lead there")
}

fn hunt() -> serde_json::Value {
    serde_json::json!({
        "power": "germany", "step": "combat", "no_partisans": true, "no_units": true,
        "units": { "belarus": { "germany": "1c" } },
        "partisans": [{ "zone": "belarus", "controller": "ussr", "count": 2 }]
    })
}
const HUNT: [&str; 3] = ["hunt quarry:ussr@belarus", "send unit:cavalry", "begin"];

#[test]
fn gw_8_6_partisans_fade_by_order_of_their_own_power() {
    let mut table = asked_after(&hunt(), 2, Seat(0), &HUNT, "fade");
    obey(&mut table, Seat(1), "france fade", &["fade"]);
    assert_eq!((table.awaiting(), by_order(&table, Seat(1))), (Awaiting::One(Seat(1)), 0), "an order for others");
    obey(&mut table, Seat(1), "ussr fade", &["fade"]);
    assert!(by_order(&table, Seat(1)) > 0 && table.awaiting() == Awaiting::One(Seat(0)));
    let faded = open(&table)["partisans"].as_array().expect("partisans").clone();
    assert!(faded.iter().all(|partisan| partisan["marks"] == serde_json::json!(["faded"])), "{faded:?}");
}

#[test]
fn gw_9_6_partisans_support_their_own_alliance_by_order() {
    let given = serde_json::json!({
        "power": "uk", "step": "combat_movement", "no_partisans": true, "no_units": true,
        "units": { "london": { "uk": "1i" }, "normandy": { "germany": "3i" } },
        "partisans": [{ "zone": "normandy", "controller": "france" }]
    });
    let landing = ["move stack:infantry@london", "sail zone:normandy"];
    for (order, offers) in [("france support", true), ("france no-support", false)] {
        let mut table = asked_after(&given, 3, Seat(1), &landing, "invasion_support");
        obey(&mut table, Seat(1), order, &["invasion_support"]);
        let told = table.lines(Viewer::Crowd, 0);
        let supported = told.iter().any(|line| line.told.as_ref().is_some_and(|told| told.what == "supported"));
        assert_eq!((supported, by_order(&table, Seat(1)) > 0), (offers, true), "{order}");
    }
}

#[test]
fn gw_10_5_markers_of_another_alliance_are_taken_or_refused_by_order() {
    let given = serde_json::json!({
        "power": "uk", "step": "lend_lease", "no_partisans": true, "no_units": true, "stock": { "uk": 1 },
        "partisans": [{ "zone": "kiev", "controller": "ussr" }, { "zone": "paris", "controller": "france" }]
    });
    for (order, left) in [("ussr accept", 0), ("ussr refuse", 1)] {
        let mut table = laid_out(3, 1, &given);
        play(&mut table, Seat(1), &["give partisan:0"]);
        obey(&mut table, Seat(2), order, &["support_consent", "marker_consent"]);
        let stock = open(&table)["stock"]["uk"].as_u64().unwrap_or(0);
        assert_eq!((stock, by_order(&table, Seat(2))), (left, 1), "{order}");
    }
}

#[test]
fn gw_6_6_attackers_retreat_or_fight_on_by_order() {
    let given = serde_json::json!({
        "power": "ussr", "step": "combat_movement", "no_partisans": true, "no_units": true,
        "units": { "stalingrad": { "ussr": "2i" }, "kharkov": { "germany": "2i" } }
    });
    let march = ["move stack:infantry@stalingrad", "to zone:kharkov"].repeat(2);
    for (order, retreats) in [("ussr retreat-below-100", true), ("ussr retreat-below-0", false)] {
        let mut table = asked_after(&given, 3, Seat(2), &march, "retreat");
        obey(&mut table, Seat(2), order, &["retreat"]);
        let told = table.lines(Viewer::Crowd, 0);
        let back = told.iter().any(|line| line.told.as_ref().is_some_and(|told| told.what == "retreated"));
        assert_eq!((back, by_order(&table, Seat(2)) > 0), (retreats, true), "{order}");
    }
}

#[test]
fn gw_6_3_losses_are_named_cheapest_first_by_order() {
    let given = serde_json::json!({
        "power": "ussr", "step": "combat_movement", "no_partisans": true, "no_units": true,
        "units": { "stalingrad": { "ussr": "6i" }, "kharkov": { "germany": "2i 2A" } }
    });
    let march = ["move stack:infantry@stalingrad", "to zone:kharkov"].repeat(6);
    let mut table = asked_after(&given, 3, Seat(2), &march, "defender_losses");
    obey(&mut table, Seat(0), "germany cheapest", &["defender_losses"]);
    let lost =
        table.lines(Viewer::Crowd, 0).into_iter().filter_map(|line| line.told).filter(|told| told.what == "lost");
    let mut german = lost.filter(|told| told.args.0.contains(&("power", Power::Germany.into())));
    assert!(german.next().expect("a loss").args.0.contains(&("unit", Unit::Infantry.into())));
}

/// The usual orders of a seat for all its powers.
fn usual(r: &Rules, s: &State, seat: Seat) -> Vec<Order> {
    let view = G::view(r, s, Viewer::Seat(seat));
    let reply = <<G as Game>::Queries as staffetta_kernel::Queries<G>>::ask(r, &view, s, &Query::Orders {});
    let Ok(Reply::Orders(all)) = reply else { panic!("{reply:?}") };
    all.iter().map(|of| of.orders[0].parse().expect("an order")).collect()
}

#[test]
fn with_the_usual_orders_no_turn_waits_for_another_seat() {
    let mut answered = 0;
    for (seed, seats) in (0..4).flat_map(|seed| [(seed, 3), (seed, 6)]) {
        let ready = Setup::seats(seats).option("scenario", "1943").ready::<G>().expect("a table");
        let r = &*ready.rules;
        let mut rng = FastRng::nth(23, seed);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        let orders: Vec<Vec<Order>> = (0..seats).map(|seat| usual(r, &s, Seat(seat))).collect();
        let mut picks = Vec::new();
        while let Some(seat) = G::awaiting(r, &s).next() {
            let view = G::view(r, &s, Viewer::Seat(seat));
            picks.clear();
            if r.seat_of(s.power) == seat {
                <G as Game>::Ai::plan(r, &view, seat, &mut rng, &mut picks);
            } else {
                picks.extend(orders[seat.at()].iter().find_map(|order| G::answer_order(r, &view, seat, order)));
                answered += 1;
            }
            assert!(!picks.is_empty(), "seed {seed}: {:?} waits", G::prompt(r, &view).key);
            for &pick in &picks {
                G::act(r, &mut s, seat, pick, &mut LabDesk::new(&mut rng)).expect("a legal answer");
            }
        }
    }
    assert!(answered > 100, "only {answered} questions to others");
}
