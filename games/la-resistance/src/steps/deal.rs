//! Set-up B to E: first player, piles, row and first event (LR-5.2 to LR-5.6).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Desk, Pile, Seat};

use super::{close, leaders};
use crate::cards::{Card, Clg, MISSIONS};
use crate::event::Event;
use crate::options::LeaderPick;
use crate::rules::Rules;
use crate::state::{BANDS, State, Step, StepKind};

/// Half of the missions without The Time is Now!
const HALF: usize = (MISSIONS - 1) / 2;

/// A fresh table, up to its first question.
pub fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> State {
    let mut s = State::new(r);
    let first = match r.house.leader_pick {
        LeaderPick::SeatOrder => StepKind::Leaders,
        LeaderPick::SimultaneousBlind => StepKind::BlindLeaders,
        LeaderPick::Random => {
            leaders::deal(r, &mut s, desk);
            StepKind::Deal
        }
    };
    s.steps.push(Step::new(first));
    super::flow(r, &mut s, Came::In, desk);
    s
}

/// First player, missions, events, C'est La Guerre, in this order; only then are cards turned up.
pub fn enter(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seats: [Seat; BANDS] = std::array::from_fn(|i| Seat(i as u8));
    s.first_player = desk.draw("first player", &seats[..usize::from(r.seats)]);
    let first = s.first_player;
    desk.tell(|| Event::FirstPlayer { seat: first });
    if !s.living.has(first) {
        s.first_player = s.next_living(first);
        let seat = s.first_player;
        desk.tell(|| Event::MarkerPassed { seat });
    }
    shuffle_missions(r, s, desk);
    s.event_draw = r.event_pile.iter().copied().collect();
    desk.shuffle("events", s.event_draw.as_mut_slice());
    s.clg_draw = Clg::ALL.iter().copied().collect();
    desk.shuffle("cest la guerre", s.clg_draw.as_mut_slice());
    close::refill(r, s, 0, desk);
    Next::Become(Step::new(StepKind::Round))
}

/// The Time is Now! goes into the lower half (LR-5.3). The top of a pile is its last card.
fn shuffle_missions(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let mut all: Pile<Card, MISSIONS> = (1..=MISSIONS as u8).map(Card).filter(|&card| card != r.time_is_now).collect();
    desk.shuffle("missions", all.as_mut_slice());
    s.mission_draw.clear();
    s.mission_draw.extend(&all[..HALF]);
    s.mission_draw.push(r.time_is_now);
    desk.shuffle("missions with The Time is Now!", s.mission_draw.as_mut_slice());
    s.mission_draw.extend(&all[HALF..]);
}
