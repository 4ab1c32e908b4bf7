//! The steps of the specimen.

pub mod bid;
pub mod march;
pub mod quiz;
pub mod round;
pub mod staff;
pub mod theft;
pub mod window;

use staffetta_kernel::{Prompt, Seats, flow, steps};

use super::game::{Courier, Public};
use super::view::View;

steps! {
    /// The steps of play.
    pub enum Step for Courier, stack Stack of 4 {
        "round" => round::Round,
        "staff" => staff::Staff,
        "bid" => bid::Bid,
        "move" => march::March,
        "window" => window::Window,
        "quiz" => quiz::Quiz,
        "wrong" => quiz::Wrong,
        "appeal" => quiz::Appeal,
        "theft" => theft::Theft,
    }
}

steps! {
    /// Choices of several picks.
    pub enum Draft for Courier, drafts {
        "shot" => window::Shot,
    }
}

/// What a step hands to the one below.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer {
    /// A seat has left: the step looks again whether somebody is to be asked.
    Left,
    /// Somebody has answered in a step that waits for several.
    Answered,
    /// A window closed without a hit.
    Missed,
    /// The mover was hit.
    Hit,
}

pub type Next = flow::Next<Courier>;
pub type Came = flow::Came<Answer>;
pub type Acted = flow::Acted<Courier>;

/// The sentence of this key for whoever is asked, and 'wait' for the others.
pub fn ask(key: &'static str, asked: Seats, v: &View) -> Prompt {
    let mine = v.seat.is_some_and(|seat| asked.has(seat));
    Prompt::new(if mine { key } else { "wait" }, "SP-1").by(asked.iter().next())
}

/// Nobody speaks after the talk (SP-1).
pub fn silence(_: &Public) -> staffetta_kernel::Talk {
    staffetta_kernel::Talk::Closed("SP-1")
}
