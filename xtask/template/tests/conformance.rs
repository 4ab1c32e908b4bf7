//! The promises of the contract, and the worked examples.

use staffetta_kernel::conformance::{Case, permutations};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup};
use staffetta___SNAKE__::{__NAME__, Card, Hand, State};

/// Two seats early in a game with most cards shown: the unseen 7, 8 and 9 are one in the other hand and two in the deck.
fn cases() -> Vec<Case<__NAME__>> {
    let ready = Setup::seats(2).ready::<__NAME__>().expect("the defaults are right");
    let mut state = __NAME__::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    let pile = |cards: &[Card]| cards.iter().copied().collect::<Hand>();
    state.secret.hands[0] = pile(&Card::ALL[..2]);
    state.public.discard = pile(&Card::ALL[2..6]);
    let worlds = permutations(&Card::ALL[6..]).into_iter().map(|order| {
        let mut world: State = state;
        world.secret.hands[1] = pile(&order[..1]);
        world.secret.deck = pile(&order[1..]);
        (world, 1.0)
    });
    let worlds: Vec<_> = worlds.collect();
    let state = worlds[0].0;
    vec![Case { name: "three unseen cards", rules: ready.rules, state, seat: Seat(0), worlds }]
}

staffetta_kernel::conformance!(__NAME__, cases: cases);
staffetta_kernel::scenarios!(__NAME__);
staffetta_kernel::rule_coverage!(__NAME__);
