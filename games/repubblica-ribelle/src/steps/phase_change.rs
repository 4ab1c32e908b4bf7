//! From Phase I to Phase II (RR-11).

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{Awaiting, Choices, Desk, GameAction, Label, Prompt, Refusal, Seat, step};

use super::staff_talk::Staff;
use super::{Acted, Answer, Came, Next};
use crate::RepubblicaRibelle;
use crate::action::{Action, Verb};
use crate::deck::{self, Reason};
use crate::event::{Event, word};
use crate::pieces::Unit;
use crate::rules::Rules;
use crate::set_up;
use crate::state::{LeaderState, Public, State};
use crate::view::View;

step! {
    /// The change of phase.
    pub struct PhaseChange {}
}

step! {
    /// This seat gets one more piece (RR-11.8).
    pub struct Reinforcement { pub seat: Seat }
}

/// Pieces are counted, the map is cleared, the boards are turned and pieces deployed (RR-11.1 to RR-11.7).
fn turn_boards(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    for seat in s.public.all() {
        s.public.phase_1_pieces[seat.at()] = s.public.on_map(seat).len();
    }
    let pieces = s.public.phase_1_pieces.iter().sum();
    desk.tell(|| Event::PhaseChanged);
    desk.tell(|| Event::MapCleared { pieces });
    s.public.phase = 2;
    set_up::lay_resources(r, s, "RR-11.3", desk);
    desk.tell(|| Event::BoardsTurned);
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        if s.public.leaders[seat.at()] == LeaderState::Unused {
            s.public.leader_1_kept = s.public.leader_1_kept.with(seat);
            desk.tell(|| Event::LeaderPutAside { seat });
        }
    }
    desk.tell(|| Event::SecondLeaders);
    for place in 0..s.public.seats {
        set_up::deploy(r, s, s.public.turn(place), "RR-11.7", desk);
    }
}

/// The single seat with the largest sum of hand and pieces (RR-11.8).
fn largest(r: &Rules, s: &State, desk: &mut impl Desk<Event>) -> Option<Seat> {
    let counts = |seat: Seat| (s.secret.hands[seat.at()].len(), s.public.phase_1_pieces[seat.at()]);
    let sum = |seat: Seat| {
        let (hand, pieces) = counts(seat);
        if r.options.bonus_by_larger { hand.max(pieces) } else { hand + pieces }
    };
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        let (hand, pieces) = counts(seat);
        // A Leader that was not played is no card in hand.
        let rule = if s.public.leader_1_kept.has(seat) { "RR-G29" } else { "RR-11.1" };
        desk.tell(|| Event::SumCounted { seat, hand, pieces, sum: sum(seat), rule });
    }
    let best = s.public.all().max_by_key(|&seat| sum(seat))?;
    let alone = s.public.all().filter(|&seat| sum(seat) == sum(best)).count() == 1;
    alone.then_some(best)
}

impl flow::Step<RepubblicaRibelle> for PhaseChange {
    /// Counts, clears the map, turns the boards, deploys; then the extra piece, then hands are filled (RR-11.9).
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came == Came::In {
            turn_boards(r, s, desk);
            if let Some(seat) = largest(r, s, desk) {
                return Next::push(Reinforcement { seat });
            }
            desk.tell(|| Event::NobodyReinforced);
        }
        for place in 0..s.public.seats {
            let seat = s.public.turn(place);
            let cards = s.secret.hands[seat.at()].len();
            if cards > r.numbers.deal {
                desk.tell(|| Event::HandKept { seat, cards });
            }
            deck::draw(r, s, seat, r.numbers.deal.saturating_sub(cards), Reason::PHASE_CHANGE, desk);
        }
        let (health, seat) = (s.public.health, s.public.first_player);
        desk.tell(|| Event::PhaseGoesOn { health, seat });
        Next::turn_into(Staff {})
    }
}

impl flow::Step<RepubblicaRibelle> for Reinforcement {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// The kinds that are left in reserve.
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let left = Unit::ALL.iter().filter(|&&unit| s.public.reserve(seat, unit).is_some());
        left.for_each(|&unit| out.push(Action::Reinforce(unit)));
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Reinforce(unit) = action else { return Err(RepubblicaRibelle::out_of_place(action.verb())) };
        let Some(piece) = s.public.reserve(seat, unit) else { return Err(Refusal::new("RR-11.8", "none-in-reserve")) };
        let at = set_up::place_extra(r, s, seat, piece);
        desk.tell(|| Event::Reinforced { seat, unit, at });
        Ok(flow::Acted::Go(Next::Pop(Answer::Done)))
    }

    /// A detachment, if there is one.
    fn default_action(self, _: &Rules, s: &State, seat: Seat) -> Action {
        Action::Reinforce(if s.public.reserve(seat, Unit::Dm).is_some() { Unit::Dm } else { Unit::Cp })
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        v.question("reinforcement", "RR-11.8").unwrap_or_else(|| v.waits("reinforcement-waits", "RR-11.8"))
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        let Action::Reinforce(unit) = action else { return Label::missing() };
        Label::new(if r.options.bonus_by_larger { "RR-O.phase_bonus" } else { "RR-G51" })
            .with("unit", word("unit", unit.word()))
    }

    /// Hands are filled and a mission is revealed.
    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Reinforce => Refusal::new("RR-11.8", "none-in-reserve"),
            _ => RepubblicaRibelle::out_of_place(verb),
        }
    }
}
