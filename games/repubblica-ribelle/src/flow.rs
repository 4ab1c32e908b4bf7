//! What is common to all steps: where their stack lies, what is refused outside of them, and what becomes of those who
//! have left.

use staffetta_kernel::flow::{self, Flow, Next, Seen, Stuck};
use staffetta_kernel::{Desk, GameAction, Outcome, Prompt, Refusal, Seat, Seats, Talk, Viewer, by_steps};

use crate::RepubblicaRibelle;
use crate::action::{Action, Points, Verb};
use crate::end_of_game;
use crate::event::Event;
use crate::rules::Rules;
use crate::silence;
use crate::state::{PackedDraft, Public, State};
use crate::steps::{Answer, Draft, Step};
use crate::view::View;

impl Flow for RepubblicaRibelle {
    type Public = Public;
    type Step = Step;
    type Draft = Draft;
    type Answer = Answer;

    by_steps!(public: public, stack: steps, draft: secret.draft);
    fn seen(v: &View) -> Seen<'_, Self> {
        let viewer = match v.viewer {
            Some(seat) => Viewer::Seat(seat),
            None if v.open => Viewer::Open,
            None => Viewer::Crowd,
        };
        Seen { public: &v.public, draft: v.seen.draft, viewer }
    }

    fn outcome(r: &Rules, s: &State) -> Outcome {
        end_of_game::outcome(r, s)
    }
    fn over(_: &Rules, _: &View) -> Prompt {
        Prompt::new("over", "RR-12.2")
    }
    /// A turn is a round.
    fn turn(p: &Public) -> u32 {
        p.round.into()
    }

    fn out_of_place(verb: Verb) -> Refusal {
        if silence::is_talk(verb) {
            return Refusal::new("RR-2.3", "silence");
        }
        Refusal::new(rule_of(verb), "not-now")
    }
    fn finish_first(verb: Verb) -> Refusal {
        if silence::is_talk(verb) {
            return Self::out_of_place(verb);
        }
        Refusal::new(rule_of(verb), "finish-first")
    }
    /// A pledge of nothing is 'Count me out' (RR-2.4), whenever it is said.
    fn canonical_everywhere(_: &Rules, _: &State, _: Seat, action: Action) -> Action {
        if action == Action::Pledge(Points(0)) { Action::CountMeOut } else { action }
    }
    fn not_asked(r: &Rules, s: &State, action: Action) -> Refusal {
        if s.public.steps.is_empty() {
            return Refusal::new("RR-12.2", "over");
        }
        // Talking while silence holds has a rule of its own.
        match flow::talk::<Self>(r, s) {
            Talk::Closed(rule) if silence::is_talk(action.verb()) => Refusal::new(rule, "silence"),
            _ => Refusal::new("RR-15.7", "not-asked"),
        }
    }
    /// Whoever has left plays the default action (RR-15.6).
    #[inline(always)]
    fn absent(p: &Public) -> Seats {
        p.gone
    }
}

/// The rule that says where a verb belongs.
fn rule_of(verb: Verb) -> &'static str {
    match verb {
        Verb::Board => "RR-1.3",
        Verb::Pledge | Verb::CountMeOut | Verb::NeedHelp => "RR-2.4",
        Verb::Ready => "RR-2.2",
        Verb::Move | Verb::Via | Verb::To => "RR-3.2",
        Verb::EndManoeuvres => "RR-3.1",
        Verb::Lay | Verb::Commit => "RR-4.3",
        Verb::Pass => "RR-4.4",
        Verb::Activate | Verb::EndActivation => "RR-5.3",
        Verb::With => "RR-5.4",
        Verb::Raid | Verb::Rob | Verb::PlacePiece | Verb::EndMove => "RR-5.7",
        Verb::PlaceCard => "RR-8.1",
        Verb::Recover | Verb::PlaceCardInstead => "RR-6.7",
        Verb::Lose => "RR-7.6",
        Verb::Discard => "RR-10.2",
        Verb::Reinforce => "RR-11.8",
    }
}

/// A seat resigned for good: it plays the default action for the rest of the game (RR-15.6).
pub fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Result<(), Stuck> {
    if s.public.gone.has(seat) || s.public.steps.is_empty() || seat.0 >= s.public.seats {
        return Ok(());
    }
    let is_asked = flow::awaiting::<RepubblicaRibelle>(r, s).asked().has(seat);
    if is_asked {
        s.secret.draft = PackedDraft::default();
    }
    s.public.gone = s.public.gone.with(seat);
    // Whoever is asked plays the default action at once.
    let rule = if is_asked { "RR-15.8" } else { "RR-15.6" };
    desk.tell(|| Event::Left { seat, rule });
    if s.public.gone == Seats::all(s.public.seats) {
        end_of_game::abandon(s, desk);
        s.secret.draft = PackedDraft::default();
        return flow::go::<RepubblicaRibelle>(r, s, Next::Over, desk);
    }
    // The step that asks looks again whether it still waits for anybody.
    flow::go::<RepubblicaRibelle>(r, s, Next::Again(Answer::Done), desk)
}
