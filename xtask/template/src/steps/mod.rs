//! The steps of play, one file each: the table of contents.

pub mod bid;
pub mod denounce;
pub mod round;

use staffetta_kernel::flow::{self, Stuck};
use staffetta_kernel::{Desk, Maybe, Prompt, Seat, Seats, steps};

use crate::event::Happened;
use crate::rules::Rules;
use crate::state::State;
use crate::view::View;
use crate::__NAME__;

steps! {
    /// The steps of play.
    pub enum Step for __NAME__, stack Stack of 2 {
        "round" => round::Round,
        "bid" => bid::Bid,
        "denounce" => denounce::Denounce,
    }
}

/// What a step hands to the one below, or to itself.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer {
    /// Somebody has answered, or has left: the step looks again whether somebody is to be asked.
    Answered,
    /// The round is over.
    Done,
}

/// Where the flow goes on.
pub type Next = flow::Next<__NAME__>;
/// How a step was reached.
pub type Came = flow::Came<Answer>;
/// What an action came to.
pub type Acted = flow::Acted<__NAME__>;

/// The sentence of this key for whoever is asked, and 'wait' for the others.
pub fn ask(key: &'static str, rule: &'static str, asked: Seats, v: &View) -> Prompt {
    let mine = v.viewer.is_some_and(|seat| asked.has(seat));
    Prompt::new(if mine { key } else { "wait" }, rule).by(asked.iter().next())
}

/// Who leaves is out, and the cards are shown (XX-3.2).
pub fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) -> Result<(), Stuck> {
    if s.public.stack.is_empty() || !s.public.playing().has(seat) {
        return Ok(());
    }
    s.public.gone = s.public.gone.with(seat);
    s.public.sealed = s.public.sealed.without(seat);
    s.public.queue.take(seat);
    if s.public.winner.get() == Some(seat) {
        s.public.winner = Maybe::NONE;
    }
    for pile in [&mut s.secret.hands, &mut s.secret.laid] {
        s.public.discard.extend(&std::mem::take(&mut pile[seat.at()]));
    }
    desk.reveal();
    desk.tell(|| Happened::Left(seat));
    let next = if s.public.playing().len() < 2 { Next::Over } else { Next::Again(Answer::Answered) };
    flow::go::<__NAME__>(r, s, next, desk)
}
