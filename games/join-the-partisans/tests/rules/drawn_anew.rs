//! What nobody has seen, when it is drawn anew.

use staffetta_join_the_partisans::{JoinThePartisans as G, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::to_value;
use staffetta_kernel::{FastRng, LabDesk, Setup};

#[test]
fn every_deck_changes_its_order_and_keeps_its_cards() {
    let rules = Setup::seats(3).ready::<G>().expect("a table").rules;
    let state: State = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    let mut anew = state;
    G::redraw_unseen(&rules, &mut anew, &mut LabDesk::new(&mut FastRng::new(2)));
    G::check(&rules, &anew).expect("the same cards");
    let (before, after) = (to_value(state).expect("an open form"), to_value(anew).expect("an open form"));
    for deck in ["missions", "school"] {
        assert_ne!(before[deck], after[deck], "{deck}");
    }
    for year in 0..5 {
        assert_ne!(before["hq"][year], after["hq"][year], "orders of year {year}");
    }
}
