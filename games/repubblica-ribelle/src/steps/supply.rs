//! Step 5, supply, and the passing of the token (RR-9, RR-10.1).

use staffetta_kernel::Desk;
use staffetta_kernel::steps::Next;

use crate::cards::Faction;
use crate::deck;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

/// Everybody draws, then the favoured faction; then the token goes to the right and is turned.
pub fn enter(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let count = r.numbers.supply[usize::from(s.public.phase == 2)];
    for place in 0..s.public.seats {
        deck::draw(r, s, s.public.turn(place), count, desk);
    }
    let favoured = if s.public.allies == 1 { Faction::Flame } else { Faction::Star };
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        if s.public.faction(r, seat) == favoured {
            deck::draw(r, s, seat, r.numbers.supply_favoured, desk);
        }
    }
    let p = &mut s.public;
    p.first = p.first.left(p.seats - 1, p.seats);
    p.allies ^= 1;
    let (seat, allies) = (p.first, p.allies == 1);
    desk.tell(|| Event::TokenPassed { seat, allies });
    Next::Become(Step::new(StepKind::Limit, 0))
}
