//! What partisans do to an Axis that neither guards nor hunts: a figure of BALANCE.md.

use staffetta_global_war_partisans::{Action, Alliance, GlobalWarPartisans as G, Rules, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup, Viewer, serde_json};
use staffetta_lab::wilson;

const SEED: u64 = 2028;
/// Questions at which a player would think of partisans in its zones.
const HEEDLESS: [&str; 5] = ["purchase", "combat_movement", "combat", "non_combat_movement", "place_units"];

/// How many games of each kind.
fn games() -> u64 {
    std::env::var("STAFFETTA_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(300)
}

/// The position as somebody sees it who takes no notice of the partisans of others.
fn without_partisans_of_others(s: &State) -> State {
    let mut open = serde_json::to_value(s).expect("an open form");
    let axis = ["germany", "italy", "japan"].map(serde_json::Value::from);
    open["partisans"].as_array_mut().expect("a list").retain(|partisan| axis.contains(&partisan["controller"]));
    serde_json::from_value(open).expect("a position")
}

fn plan(r: &Rules, s: &State, seat: Seat, careless: bool, rng: &mut FastRng) -> Vec<Action> {
    let mut picks = Vec::new();
    let heedless = careless
        && s.power.alliance() == Alliance::Axis
        && r.seat_of(s.power) == seat
        && HEEDLESS.contains(&G::question_context(r, s).kind);
    if heedless {
        <G as Game>::Ai::plan_in_world(r, &without_partisans_of_others(s), seat, rng, &mut picks);
        let (mut trial, mut dice) = (*s, FastRng::new(1));
        if picks.iter().all(|&pick| G::act(r, &mut trial, seat, pick, &mut LabDesk::new(&mut dice)).is_ok()) {
            return picks;
        }
        // A train would have gone through a blocked zone.
        picks.clear();
    }
    <G as Game>::Ai::plan(r, &G::view(r, s, Viewer::Seat(seat)), seat, rng, &mut picks);
    picks
}

/// The share of games that the Axis wins, and zone-turns with partisans of others and risings in a game.
fn figures(scenario: &'static str, careless: bool) -> [f64; 3] {
    let ready = Setup::seats(3).option("scenario", scenario).ready::<G>().expect("a table");
    let r = &*ready.rules;
    let mut sums = [0.0; 3];
    for game in 0..games() {
        let mut rng = FastRng::nth(SEED, game);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        while let Some(seat) = G::awaiting(r, &s).next() {
            for pick in plan(r, &s, seat, careless, &mut rng) {
                G::act(r, &mut s, seat, pick, &mut LabDesk::new(&mut rng)).expect("a legal plan");
            }
        }
        let stats = <G as Game>::Statistics::game_stats(r, &s);
        for (sum, wanted) in sums.iter_mut().zip(["axis_wins", "harried_zone_turns", "transformations"]) {
            *sum += stats.iter().find(|(name, _)| *name == wanted).map_or(0.0, |(_, value)| *value);
        }
    }
    sums.map(|sum| sum / games() as f64)
}

#[test]
#[ignore = "takes minutes: cargo test --release -p staffetta-global-war-partisans --test rules careless -- --ignored --nocapture"]
fn an_axis_that_neither_guards_nor_hunts_is_harried_more() {
    for scenario in ["1936", "1939", "1943"] {
        let [careful, careless] = [false, true].map(|careless| figures(scenario, careless));
        for (who, [wins, harried, risings]) in [("guards and hunts", careful), ("does neither", careless)] {
            let interval = wilson(wins * games() as f64, games() as f64);
            println!(
                "{scenario}, the Axis {who}: wins {:.0} % ({:.0}-{:.0}), {harried:.0} zone-turns, {risings:.1} risings",
                wins * 100.0,
                interval.low * 100.0,
                interval.high * 100.0,
            );
        }
        assert!(careless[1] > careful[1], "{scenario}: {careless:?}, {careful:?}");
    }
}
