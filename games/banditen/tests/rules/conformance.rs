//! The promises of the contract.

use staffetta_banditen::Banditen;
use staffetta_kernel::conformance::{Case, permutations};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{from_value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup};

type State = <Banditen as GameRules>::State;

/// Four mines are still face down at Tarnova: the partisans imagine every order of their values, each as often.
fn face_down_mines() -> Case<Banditen> {
    let ready = Setup::seats(2).option("scenario", "tarnova").ready::<Banditen>().expect("Tarnova");
    let given = json!({
        "units": {"P-1-1": "03.03", "A-1-1": "07.17"},
        "mines": [
            {"hex": "05.12", "value": 3}, {"hex": "06.06", "value": 2},
            {"hex": "10.04", "value": 0, "shown": true}, {"hex": "13.05", "value": 2, "shown": true},
            {"hex": "16.08", "value": 4}, {"hex": "15.14", "value": 3, "shown": true}, {"hex": "08.18", "value": 1}
        ]
    });
    let mut state = Banditen::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    Banditen::apply_given(&ready.rules, &mut state, &given).expect("a sound position");
    let open = to_value(state).expect("an open form");
    let places: Vec<usize> = (0..7).filter(|&mine| open["mines"][mine]["live"] == true).collect();
    let values: Vec<u64> = places.iter().filter_map(|&at| open["mine_values"][at].as_u64()).collect();
    let mut worlds = Vec::new();
    for order in permutations(&values) {
        let mut world = open.clone();
        for (&place, value) in places.iter().zip(order) {
            world["mine_values"][place] = json!(value);
        }
        worlds.push((from_value::<State>(world).expect("a state"), 1.0));
    }
    Case { name: "four face-down mines", rules: ready.rules, state, seat: Seat(0), worlds }
}

/// The Axis knows its mines: one world fits what it sees.
fn owner() -> Case<Banditen> {
    let case = face_down_mines();
    Case { name: "the owner of the mines", seat: Seat(1), worlds: vec![(case.state, 1.0)], ..case }
}

/// Nobody knows them: the Axis imagines every order too.
fn nobody() -> Case<Banditen> {
    let setup = Setup::seats(2).option("scenario", "tarnova").option("mine_knowledge", "nobody");
    let ready = setup.ready::<Banditen>().expect("Tarnova");
    Case { name: "mines that nobody knows", seat: Seat(1), rules: ready.rules, ..face_down_mines() }
}

fn cases() -> Vec<Case<Banditen>> {
    vec![face_down_mines(), owner(), nobody()]
}

staffetta_kernel::conformance!(Banditen, cases: cases, seeds: 80);
