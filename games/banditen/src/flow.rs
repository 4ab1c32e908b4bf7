//! The game as a flow of steps: where its stack and its drafts lie, and what is common to all steps.

use staffetta_kernel::flow::{Flow, Seen};
use staffetta_kernel::{Outcome, Prompt, Refusal, by_steps};

use crate::Banditen;
use crate::action::{Action, Verb};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::steps::{Answer, Draft, Step};
use crate::victory;
use crate::view::View;

impl Flow for Banditen {
    type Public = Public;
    type Step = Step;
    type Draft = Draft;
    type Answer = Answer;

    by_steps!(public: public, stack: steps, draft: secret.draft);
    fn seen(v: &View) -> Seen<'_, Self> {
        Seen { public: &v.public, draft: v.draft, viewer: v.viewer }
    }

    fn outcome(r: &Rules, s: &State) -> Outcome {
        victory::outcome(r, &s.public)
    }
    fn over(_: &Rules, _: &View) -> Prompt {
        Prompt::new("over", "BN-17.6")
    }
    fn turn(p: &Public) -> u32 {
        p.turn.into()
    }
    /// The whole action, so that a standing order can hold for all of its hexes.
    fn window(p: &Public) -> u32 {
        p.activation.into()
    }

    /// Where each verb belongs.
    fn out_of_place(verb: Verb) -> Refusal {
        match verb {
            Verb::Keep | Verb::Split | Verb::Place | Verb::Base | Verb::Assign | Verb::Mine | Verb::Value => {
                Refusal::new("BN-1.7", "only-at-set-up")
            }
            Verb::Hasten | Verb::Bide => Refusal::new("BN-3.5", "only-for-the-third"),
            Verb::Activate | Verb::Pass => Refusal::new("BN-4.1", "only-when-active"),
            Verb::Enter | Verb::Storm => Refusal::new("BN-14.1", "only-when-active"),
            Verb::Move
            | Verb::Fire
            | Verb::MoveAndFire
            | Verb::FireAndMove
            | Verb::Assault
            | Verb::Regroup
            | Verb::Recover
            | Verb::Infirmary => Refusal::new("BN-4.4", "name-a-hex-first"),
            Verb::To | Verb::At | Verb::With | Verb::All | Verb::Go => Refusal::new("BN-4.10", "name-an-action-first"),
            Verb::Part => Refusal::new("BN-5.5", "only-when-regrouping"),
            Verb::Step | Verb::Stop => Refusal::new("BN-8.1", "only-on-the-move"),
            Verb::HoldFire => Refusal::new("BN-9.9", "only-after-moving"),
            Verb::ReactFire | Verb::ReactFireWith | Verb::ReactAssault | Verb::ReactAssaultWith | Verb::Decline => {
                Refusal::new("BN-12.1", "only-as-reaction")
            }
            Verb::Lose => Refusal::new("BN-9.4", "only-for-losses"),
            Verb::Retreat => Refusal::new("BN-11.7", "only-in-retreat"),
            Verb::Replace => Refusal::new("BN-2.1", "only-for-a-lost-command"),
            Verb::Shift | Verb::GiveUp => Refusal::new("BN-7.5", "only-at-control"),
        }
    }
    fn finish_first(_: Verb) -> Refusal {
        Refusal::new("BN-4.10", "finish-first")
    }
    fn not_asked(_: &Rules, s: &State, _: Action) -> Refusal {
        if s.public.is_over() { Refusal::new("BN-17.6", "over") } else { Refusal::new("BN-4.1", "not-asked") }
    }
}
