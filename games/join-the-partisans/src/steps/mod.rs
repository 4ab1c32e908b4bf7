//! The steps of play, one file each: the table of contents.

pub mod appeal;
pub mod attempt;
pub mod battle;
pub mod change_of_partner;
pub mod coloured_outpost;
pub mod comrade_here;
pub mod escape;
pub mod interrogation;
pub mod meeting;
pub mod movement_roll;
pub mod nearest_white;
pub mod new_year;
pub mod open_question;
pub mod options_shown;
pub mod partisan_school;
pub mod preparation;
pub mod rescue;
pub mod turn;
pub mod white_outpost;

use staffetta_kernel::{Prompt, Refusal, RuleId, Seat, flow, steps};

use crate::dice::Hand;
use crate::view::View;
use crate::{Action, JoinThePartisans};

steps! {
    /// The steps of play.
    pub enum Step for JoinThePartisans, stack Stack of 5 {
        "figure" => preparation::Figure,
        "name_partner" => preparation::NamePartner,
        "first_whites" => preparation::FirstWhites,
        "turn" => turn::Turn,
        "movement" => movement_roll::Movement,
        "white_star" => movement_roll::WhiteStar,
        "nearest_white" => nearest_white::NearestWhite,
        "attempt" => attempt::Attempt,
        "battle" => battle::Battle,
        "coloured_outpost" => coloured_outpost::ColouredOutpost,
        "school" => partisan_school::School,
        "open_question" => open_question::OpenQuestion,
        "wrong_answer" => appeal::WrongAnswer,
        "appeal" => appeal::Appeal,
        "three_options" => options_shown::ThreeOptions,
        "two_options" => options_shown::TwoOptions,
        "white_outpost" => white_outpost::WhiteOutpost,
        "new_year" => new_year::NewYear,
        "deserter_here" => comrade_here::DeserterHere,
        "captive_here" => comrade_here::CaptiveHere,
        "captive_partner" => comrade_here::CaptivePartner,
        "rescue" => rescue::Rescue,
        "escape" => escape::Escape,
        "interrogation" => interrogation::Interrogation,
        "meeting" => meeting::Meeting,
        "offer" => meeting::Offer,
        "counter_offer" => meeting::CounterOffer,
        "change_of_partner" => change_of_partner::ChangeOfPartner,
        "consent" => change_of_partner::Consent,
    }
}

steps! {
    /// Choices of several picks.
    pub enum Draft for JoinThePartisans, drafts {
        "composed_offer" => meeting::Composed,
    }
}

/// What a step hands to the one below, or to itself.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer {
    /// What the turn was for is done.
    Acted,
    /// Meetings are over.
    Met,
    /// An attempt ended with this hand.
    Rolled(Hand),
    /// A battle was won or lost.
    Won(bool),
    /// A white outpost was chosen to go to.
    Locked,
    /// A question is resolved.
    Resolved,
    /// A Partisan has been to school.
    Taught(Seat),
    /// The Traitor was found or not.
    Found(bool),
    /// An offer was answered.
    Answered,
}

pub type Next = flow::Next<JoinThePartisans>;
pub type Acted = flow::Acted<JoinThePartisans>;
pub type Came = flow::Came<Answer>;

/// The business of the turn is done.
pub const DONE: Next = Next::Pop(Answer::Acted);

/// Not an answer to what is asked.
pub fn not_now<T>(_: Action) -> Result<T, Refusal> {
    Err(out_of_place())
}

/// The refusal of what has no place here.
pub fn out_of_place() -> Refusal {
    Refusal::new("JP-2.1", "not-now")
}

/// What a seat is asked, and what the others read meanwhile.
pub fn ask(v: &View, actor: Seat, key: &'static str, rule: RuleId) -> Prompt {
    if v.seat == Some(actor) {
        Prompt::new(key, rule).by(actor)
    } else {
        Prompt::new("wait", rule).by(actor).with("actor", actor)
    }
}
