//! A round: one event, then one turn for each living band (LR-5.7, LR-5.56).

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Desk, Maybe, Seat, kinds, step};

use super::end_of_game::finish;
use super::instant_event::{InstantEvent, strike};
use super::turn::{Turn, TurnStage};
use crate::LaResistance;
use crate::event::{Event, PileName};
use crate::flow::{Came, Next};
use crate::rules::Rules;
use crate::state::{Ending, Public, State};

kinds! {
    /// How far a round has come.
    pub enum RoundStage, "round_stage" {
        /// Its event is drawn and answered.
        Event = "event",
        /// Its turns are played.
        Turns = "turns",
    }
}

step! {
    /// A round.
    pub struct Round { pub stage: RoundStage }
}

impl Step<LaResistance> for Round {
    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if self.stage == RoundStage::Turns {
            // The turns have been played, and the next round begins with its event.
            if s.public.round >= r.house.max_rounds {
                return finish(&mut s.public, Ending::RoundLimit, "LR-6.5", desk);
            }
            self.stage = RoundStage::Event;
        } else if came != Came::In {
            return self.begin_turns(&mut s.public);
        }
        draw_event(r, s, desk);
        if strike(r, &mut s.public) {
            return Next::push(InstantEvent { first: s.public.first_player, band: 0, loses_recruits: false });
        }
        self.begin_turns(&mut s.public)
    }
}

impl Round {
    fn begin_turns(&mut self, p: &mut Public) -> Next {
        self.stage = RoundStage::Turns;
        line_up(p);
        Next::push(Turn { stage: TurnStage::PreRoll })
    }
}

/// The living bands, clockwise from the first player.
fn line_up(p: &mut Public) {
    let seats = p.seats();
    let around = (0..seats).map(|i| -> Seat { p.first_player.left(i, seats) });
    p.to_act = around.filter(|&seat| p.living.has(seat)).collect();
}

/// The old event is discarded first; if the pile has run out it may come straight back (LR-G46). There are nine events
/// for nine places.
fn draw_event(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let State { public: p, secret, .. } = s;
    p.round += 1;
    if let Some(old) = std::mem::take(&mut p.event).get() {
        p.event_discard.push(old);
    }
    if secret.event_draw.is_empty() {
        secret.event_draw = std::mem::take(&mut p.event_discard);
        desk.shuffle("event reshuffle", secret.event_draw.as_mut_slice());
        desk.tell(|| Event::Reshuffled { pile: PileName::Events });
    }
    if let Some(event) = secret.event_draw.pop() {
        p.event = Maybe::some(event);
        desk.reveal();
        let round = p.round;
        desk.tell(|| Event::Round { round, event });
        if round == r.house.max_rounds {
            desk.tell(|| Event::LastRound { round, rule: r.house.behind.max_rounds });
        }
        desk.tell(|| Event::EventDrawn { event });
    }
}
