//! Set-up A: every band gets its leader (LR-5.1).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat, Seats, Target, Veiled};

use super::{Acted, Move};
use crate::action::Action;
use crate::cards::Leader;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

/// The leaders that some band has, as a set of bits.
#[inline]
fn taken(s: &State) -> u8 {
    let mut taken = 0;
    for (at, band) in s.bands.iter().enumerate() {
        taken |= u8::from(s.led.has(Seat(at as u8))) << band.leader as u8;
    }
    taken
}

/// The leaders that no band has.
fn free(s: &State) -> impl Iterator<Item = Leader> {
    let taken = taken(s);
    Leader::ALL.iter().copied().filter(move |&leader| taken >> leader as u8 & 1 == 0)
}

/// The first leader that no band has; six leaders and five bands leave one at all times.
pub fn first_free(s: &State) -> Leader {
    free(s).next().unwrap_or_default()
}

/// The seats that have not named a leader in secret.
pub fn to_name(s: &State) -> Seats {
    Seats(s.living.0 & !s.named.0)
}

fn give(s: &mut State, seat: Seat, leader: Leader, desk: &mut impl Desk<Event>) {
    s.band_mut(seat).leader = leader;
    s.led = s.led.with(seat);
    desk.tell(|| Event::LeaderTaken { seat, leader });
}

/// All leaders shuffled: seat 0 gets the first as written down, which is the last of the list.
pub fn deal(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let mut all = [Leader::Dumont; Leader::COUNT];
    all.copy_from_slice(Leader::ALL);
    desk.shuffle("leaders", &mut all);
    for seat in 0..r.seats {
        give(s, Seat(seat), all[Leader::COUNT - 1 - usize::from(seat)], desk);
    }
}

/// One seat after another. Who has left takes the first free leader when his turn comes (LR-G69).
pub fn enter(s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    for seat in (0..s.seats).map(Seat) {
        if s.led.has(seat) {
            continue;
        }
        if s.living.has(seat) {
            return match s.step_mut() {
                Some(step) => {
                    step.a = seat.0;
                    Next::Ask
                }
                None => Next::Ask,
            };
        }
        let leader = first_free(s);
        give(s, seat, leader, desk);
    }
    Next::Become(Step::new(StepKind::Deal))
}

/// All at once: when everybody has named one, they are shown. A leader named once is given; then the clashing seats
/// draw, and at last who has left takes the first free one.
pub fn enter_blind(s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    if !to_name(s).is_empty() {
        return Next::Ask;
    }
    desk.reveal();
    let named = Seats(s.named.0 & s.living.0);
    let leader_of = |s: &State, seat: Seat| s.band(seat).leader;
    let alone: Seats = named
        .iter()
        .filter(|&seat| named.iter().all(|other| other == seat || leader_of(s, other) != leader_of(s, seat)))
        .collect();
    for seat in alone.iter() {
        give(s, seat, leader_of(s, seat), desk);
    }
    for seat in named.iter().filter(|&seat| !alone.has(seat)) {
        let mut left = [Leader::Dumont; Leader::COUNT];
        let mut count = 0;
        for leader in free(s) {
            left[count] = leader;
            count += 1;
        }
        let leader = desk.draw("blind leader", &left[..count]);
        give(s, seat, leader, desk);
    }
    for seat in (0..s.seats).map(Seat).filter(|&seat| !named.has(seat)) {
        let leader = first_free(s);
        give(s, seat, leader, desk);
    }
    s.named = Seats::NONE;
    Next::Become(Step::new(StepKind::Deal))
}

pub fn actions(s: &State, out: &mut Choices<Action>) {
    let taken = taken(s);
    out.push_each_if::<{ Leader::COUNT }>(|at| (taken >> at & 1 == 0, Action::PickLeader(Leader::ALL[at])));
}

fn picked(s: &State, action: Action) -> Result<Leader, Refusal> {
    let Action::PickLeader(leader) = action else { return Err(Refusal::new("LR-5.1", "pick-a-leader")) };
    if taken(s) >> leader as u8 & 1 == 0 { Ok(leader) } else { Err(Refusal::new("LR-5.1", "leader-taken")) }
}

pub fn act(s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let leader = picked(s, action)?;
    give(s, seat, leader, desk);
    Ok(Move::Go(Next::Become(Step::new(StepKind::Leaders))))
}

pub fn act_blind(s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let leader = picked(s, action)?;
    s.band_mut(seat).leader = leader;
    s.named = s.named.with(seat);
    desk.tell(|| Event::LeaderNamed { seat, leader: Veiled::new(leader, Seats::one(seat)) });
    Ok(Move::Go(Next::Become(Step::new(StepKind::BlindLeaders))))
}
