//! A round: one event, then one turn for each living band (LR-5.7, LR-5.56).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Desk, Seat};

use super::{close, event};
use crate::event::{Event, PileName};
use crate::rules::Rules;
use crate::state::{Ending, State, Step, StepKind};

/// The event of this round has been drawn.
const EVENT_DRAWN: u8 = 1;
/// The turns of this round are being played.
pub const TURNS: u8 = 2;

pub fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    let drawn = came != Came::In && step.a == EVENT_DRAWN;
    if drawn {
        line_up(s);
        stage(s, TURNS);
    } else if step.a == TURNS && s.to_act.is_empty() && s.round >= r.house.max_rounds {
        return close::finish(s, Ending::RoundLimit, desk);
    }
    if !s.to_act.is_empty() {
        return Next::Push(Step::new(StepKind::Turn));
    }
    stage(s, EVENT_DRAWN);
    draw_event(s, desk);
    if event::strike(r, s) {
        return Next::Push(Step::of(StepKind::Event, 0, 0, s.first_player.0));
    }
    line_up(s);
    stage(s, TURNS);
    Next::Push(Step::new(StepKind::Turn))
}

fn stage(s: &mut State, stage: u8) {
    if let Some(step) = s.step_mut() {
        step.a = stage;
    }
}

/// The living bands, clockwise from the first player.
fn line_up(s: &mut State) {
    s.to_act.clear();
    for i in 0..s.seats {
        let seat: Seat = s.first_player.left(i, s.seats);
        if s.living.has(seat) {
            s.to_act.push(seat);
        }
    }
}

/// The old event is discarded first; if the pile has run out it may come straight back (LR-G46).
fn draw_event(s: &mut State, desk: &mut impl Desk<Event>) {
    s.round += 1;
    if let Some(old) = s.event.pop() {
        s.event_discard.push(old);
    }
    if s.event_draw.is_empty() {
        s.event_draw = s.event_discard;
        s.event_discard.clear();
        desk.shuffle("event reshuffle", s.event_draw.as_mut_slice());
        desk.tell(|| Event::Reshuffled { pile: PileName::Events });
    }
    if let Some(event) = s.event_draw.pop() {
        s.event.push(event);
        desk.reveal();
        let round = s.round;
        desk.tell(|| Event::Round { round, event });
    }
}
