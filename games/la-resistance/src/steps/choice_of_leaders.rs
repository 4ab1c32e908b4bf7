//! Set-up A: every band gets its leader, one after another, in secret or by chance (LR-5.1, LR-O.leader_pick). What
//! leaders can do stands in `leader_powers.rs`.

use staffetta_kernel::flow::Step;
use staffetta_kernel::{
    Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, RuleId, Seat, Seats, Target, Veiled, Viewer, step,
};

use super::set_up::Deal;
use crate::LaResistance;
use crate::action::Action;
use crate::cards::Leader;
use crate::event::Event;
use crate::flow::{Acted, Came, Next, go};
use crate::labels::word;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use staffetta_kernel::bit_sets;

step! {
    /// Leaders are picked one after another; this seat is asked.
    pub struct InSeatOrder { pub seat: Seat }
}

step! {
    /// Leaders are named in secret, by all at once.
    pub struct Blind {}
}

bit_sets! {
    /// A set of leaders.
    pub struct Leaders of Leader, bits u8;
}

/// The leaders that some band has.
#[inline]
fn taken(p: &Public) -> Leaders {
    p.bands.places().iter().filter_map(|band| band.leader.get()).collect()
}

/// The leaders that no band has.
fn free(p: &Public) -> impl Iterator<Item = Leader> {
    let taken = taken(p);
    Leader::ALL.iter().copied().filter(move |&leader| !taken.has(leader))
}

/// The first leader that no band has; six leaders and five bands leave one at all times.
fn first_free(p: &Public) -> Leader {
    free(p).next().unwrap_or_default()
}

/// The seats that have not named a leader in secret.
fn to_name(p: &Public) -> Seats {
    Seats(p.living.0 & !p.named.0)
}

fn give(p: &mut Public, seat: Seat, leader: Leader, rule: RuleId, desk: &mut impl Desk<Event>) {
    let band = &mut p.bands[seat];
    band.leader = Maybe::some(leader);
    let recruits = band.recruits;
    desk.tell(|| Event::LeaderTaken { seat, leader, recruits, rule });
}

/// All leaders shuffled: seat 0 gets the first as written down, which is the last of the list.
pub fn deal_leaders(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let mut all = [Leader::Dumont; Leader::COUNT];
    all.copy_from_slice(Leader::ALL);
    desk.shuffle("leaders", &mut all);
    for seat in 0..r.seats {
        give(&mut s.public, Seat(seat), all[Leader::COUNT - 1 - usize::from(seat)], "LR-O.leader_pick", desk);
    }
}

fn list(p: &Public, out: &mut Choices<Action>) {
    let taken = taken(p);
    out.push_each_if::<{ Leader::COUNT }>(|at| (!taken.has(Leader::ALL[at]), Action::PickLeader(Leader::ALL[at])));
}

fn picked(p: &Public, action: Action) -> Result<Leader, Refusal> {
    let Action::PickLeader(leader) = action else { return Err(Refusal::new("LR-5.1", "pick-a-leader")) };
    if taken(p).has(leader) { Err(Refusal::new("LR-5.1", "leader-taken")) } else { Ok(leader) }
}

fn label(action: Action) -> Label {
    match action {
        Action::PickLeader(leader) => Label::new("LR-5.1").with("leader", word("leader", leader.word())),
        _ => Label::missing(),
    }
}

impl Step<LaResistance> for InSeatOrder {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// The next seat without a leader. Who has left takes the first free one when his turn comes (LR-G69).
    #[inline(never)]
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let p = &mut s.public;
        for seat in (0..p.seats()).map(Seat) {
            if p.bands[seat].leader.is_some() {
                continue;
            }
            if p.living.has(seat) {
                self.seat = seat;
                return Next::Ask;
            }
            let leader = first_free(p);
            give(p, seat, leader, "LR-G69", desk);
        }
        Next::turn_into(Deal {})
    }

    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        list(&s.public, out);
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let leader = picked(&s.public, action)?;
        give(&mut s.public, seat, leader, r.house.behind.start_recruits, desk);
        go(Next::turn_into(*self))
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        if v.is_asked() { v.question("leaders", "LR-G44") } else { v.waiting("wait-leaders", "LR-G44", self.seat) }
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        label(action)
    }

    /// The next seat is asked, or cards are shuffled.
    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

impl Step<LaResistance> for Blind {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::Each(to_name(p))
    }

    /// When everybody has named one, they are shown. A leader named once is given; then the clashing seats draw
    /// (LR-G80), and at last who has left takes the first free one.
    #[inline(never)]
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let State { public: p, secret, .. } = s;
        if !to_name(p).is_empty() {
            return Next::Ask;
        }
        desk.reveal();
        let named = std::mem::take(&mut secret.named_leaders);
        let of = |seat: Seat| named.get(seat.at()).and_then(|named| named.get());
        let clashes = |seat: Seat| p.living.iter().any(|other| other != seat && of(other) == of(seat));
        let clashing: Seats = p.living.iter().filter(|&seat| clashes(seat)).collect();
        for seat in p.living.iter().filter(|&seat| !clashing.has(seat)) {
            let leader = of(seat).unwrap_or_else(|| first_free(p));
            give(p, seat, leader, "LR-O.leader_pick", desk);
        }
        for seat in clashing.iter() {
            let leader = of(seat).unwrap_or_default();
            desk.tell(|| Event::LeaderClashes { seat, leader });
        }
        for seat in clashing.iter() {
            let mut left = [Leader::Dumont; Leader::COUNT];
            let mut count = 0;
            for leader in free(p) {
                left[count] = leader;
                count += 1;
            }
            let leader = desk.draw("blind leader", &left[..count]);
            give(p, seat, leader, "LR-G80", desk);
        }
        let left = Seats(Seats::all(p.seats()).0 & !p.living.0);
        for seat in left.iter() {
            let leader = first_free(p);
            give(p, seat, leader, "LR-G69", desk);
        }
        p.named = Seats::NONE;
        Next::turn_into(Deal {})
    }

    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        list(&s.public, out);
    }

    fn act(&mut self, _: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let leader = picked(&s.public, action)?;
        if let Some(place) = s.secret.named_leaders.get_mut(seat.at()) {
            *place = Maybe::some(leader);
        }
        s.public.named = s.public.named.with(seat);
        desk.tell(|| Event::LeaderNamed { seat, leader: Veiled::new(leader, Seats::one(seat)) });
        go(Next::turn_into(*self))
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        const RULE: RuleId = "LR-O.leader_pick";
        if v.is_asked() { v.question("blind-leaders", RULE) } else { Prompt::new("wait-blind-leaders", RULE) }
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        label(action)
    }

    /// The last one to name a leader shows them all.
    fn irreversible(self, _: &Rules, v: &View, _: Action) -> bool {
        let Viewer::Seat(seat) = v.viewer else { return true };
        to_name(&v.public) == Seats::one(seat)
    }
}
