//! An offer in the making, by the rules alone: a table besides keeps from the others what is not yet sent.

use staffetta_join_the_partisans::{Action, JoinThePartisans as G, Rules, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup, Viewer};

/// Seat 0 has laid an orange star down for seat 1.
fn begun() -> (std::sync::Arc<Rules>, State) {
    let setup = Setup::seats(3).option("start_player", "agreed").option("stars", "true");
    let rules = setup.ready::<G>().expect("a table").rules;
    let mut rng = FastRng::new(1);
    let mut state = G::set_up(&rules, &mut LabDesk::new(&mut rng)).expect("a table");
    let given = json!({
        "active": 0, "stack": [{ "step": "turn" }, { "step": "meeting", "with": 1, "rest": [] }], "moved": true,
        "figures": { "0": "LJU", "1": "LJU", "2": "SOS" },
        "tasks": { "0": { "coloured": "KRS" }, "1": { "coloured": "TRB" }, "2": { "coloured": "SOS" } },
        "scores": { "0": { "stars": { "orange": 2 } }, "1": { "stars": { "blue": 2 } } },
    });
    G::apply_given(&rules, &mut state, &given).expect("a sound position");
    let give = Action::parse("give star:orange").expect("a verb");
    G::act(&rules, &mut state, Seat(0), give, &mut LabDesk::new(&mut rng)).expect("a star");
    (rules, state)
}

#[test]
fn only_who_makes_an_offer_sees_it_in_the_making() {
    let (rules, state) = begun();
    let seen = |viewer: Viewer| to_value(G::view(&rules, &state, viewer)).expect("a view")["draft"].clone();
    assert_eq!(seen(Viewer::Seat(Seat(0)))["give"]["orange"], 1);
    for other in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
        assert_eq!(seen(other), Value::Null, "{other:?}");
    }
}
