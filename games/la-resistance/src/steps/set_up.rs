//! Set-up B to E: first player, piles, row and first event (LR-5.2 to LR-5.6).

use staffetta_kernel::flow::{self, Step, Stuck};
use staffetta_kernel::{Desk, Pile, Seat, step};

use super::choice_of_leaders::{Blind, InSeatOrder, deal_leaders};
use super::end_of_turn::refill;
use super::round::{Round, RoundStage};
use crate::LaResistance;
use crate::band::BANDS;
use crate::cards::{Card, Clg, MISSIONS};
use crate::event::{Event, PileName};
use crate::flow::{Came, Next};
use crate::options::LeaderPick;
use crate::rules::Rules;
use crate::state::State;

step! {
    /// The piles are shuffled, row and first event turned up.
    pub struct Deal {}
}

/// Half of the missions without The Time is Now!
const HALF: usize = (MISSIONS - 1) / 2;

/// A fresh table, up to its first question.
pub fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, Stuck> {
    let mut s = State::new(r);
    desk.tell(|| Event::Bands { count: r.seats });
    let first = match r.house.leader_pick {
        LeaderPick::SeatOrder => super::Step::from(InSeatOrder { seat: Seat(0) }),
        LeaderPick::SimultaneousBlind => Blind {}.into(),
        LeaderPick::Random => {
            deal_leaders(r, &mut s, desk);
            Deal {}.into()
        }
    };
    if !s.public.steps.push(first.packed()) {
        return Err(Stuck);
    }
    flow::start::<LaResistance>(r, &mut s, desk)?;
    Ok(s)
}

impl Step<LaResistance> for Deal {
    /// First player, missions, events, C'est La Guerre, in this order; only then are cards turned up.
    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let seats: [Seat; BANDS] = std::array::from_fn(|i| Seat(i as u8));
        let first = desk.draw("first player", &seats[..usize::from(r.seats)]);
        s.public.first_player = first;
        desk.tell(|| Event::FirstPlayer { seat: first });
        if !s.public.living.has(first) {
            let seat = s.public.next_living(first);
            s.public.first_player = seat;
            desk.tell(|| Event::MarkerPassed { seat, rule: "LR-G69" });
        }
        shuffle_missions(r, s, desk);
        desk.tell(|| Event::Shuffled { pile: PileName::Missions });
        s.secret.event_draw = r.event_pile.iter().copied().collect();
        desk.shuffle("events", s.secret.event_draw.as_mut_slice());
        desk.tell(|| Event::Shuffled { pile: PileName::Events });
        s.secret.clg_draw = Clg::ALL.iter().copied().collect();
        desk.shuffle("cest la guerre", s.secret.clg_draw.as_mut_slice());
        desk.tell(|| Event::Shuffled { pile: PileName::CestLaGuerre });
        refill(r, s, 0, desk);
        Next::turn_into(Round { stage: RoundStage::Event })
    }
}

/// The Time is Now! goes into the lower half (LR-5.3). The top of a pile is its last card, and the pile has room for
/// all missions.
fn shuffle_missions(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let mut others: Pile<Card, MISSIONS> = Card::all().filter(|&card| card != r.time_is_now).collect();
    desk.shuffle("missions", others.as_mut_slice());
    let pile = &mut s.secret.mission_draw;
    pile.clear();
    pile.extend(&others[..HALF]);
    pile.push(r.time_is_now);
    desk.shuffle("missions with The Time is Now!", pile.as_mut_slice());
    pile.extend(&others[HALF..]);
}
