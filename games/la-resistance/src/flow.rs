//! The flow of steps: where the kernel finds them in the state, and what is common to all of them.

use staffetta_kernel::flow::{self, Seen};
use staffetta_kernel::{Outcome, Prompt, Refusal, Seat, by_steps};

use crate::LaResistance;
use crate::action::{Action, Verb};
use crate::dice::DiceSet;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::steps::{self, Answer, end_of_game};
use crate::view::View;

/// Where the flow goes on.
pub type Next = flow::Next<LaResistance>;
/// How a step is reached.
pub type Came = flow::Came<Answer>;
/// What an action came to, or why it is refused.
pub type Acted = Result<flow::Acted<LaResistance>, Refusal>;

/// The action has taken effect, and the flow goes on.
#[inline(always)]
pub const fn go(next: Next) -> Acted {
    Ok(flow::Acted::Go(next))
}

impl flow::Flow for LaResistance {
    type Public = Public;
    type Step = steps::Step;
    type Draft = steps::Draft;
    type Answer = Answer;

    by_steps!(public: public, stack: steps, draft: secret.draft);
    fn seen(v: &View) -> Seen<'_, Self> {
        Seen { public: &v.public, draft: v.known.draft, viewer: v.viewer }
    }
    fn outcome(_: &Rules, s: &State) -> Outcome {
        end_of_game::outcome(&s.public)
    }
    fn over(_: &Rules, _: &View) -> Prompt {
        Prompt::new("over", "LR-6.6")
    }
    fn turn(p: &Public) -> u32 {
        p.turn.into()
    }

    /// Where each verb belongs.
    fn out_of_place(verb: Verb) -> Refusal {
        let (rule, key) = match verb {
            Verb::PickLeader => ("LR-5.1", "only-at-set-up"),
            Verb::Choose => ("LR-5.11", "only-in-botched-raids"),
            Verb::Duck => ("LR-5.51", "only-when-losing-recruits"),
            Verb::Roll => ("LR-5.16", "only-before-the-roll"),
            Verb::Gift => ("LR-5.17", "only-before-the-roll"),
            Verb::Keep => ("LR-5.21", "only-after-the-roll"),
            Verb::Mulligan => ("LR-5.22", "only-after-the-roll"),
            Verb::Reroll => ("LR-5.23", "only-after-the-roll"),
            Verb::RollBlue | Verb::StopBlue => ("LR-5.25", "only-while-a-six-waits"),
            Verb::Defeat => ("LR-5.32", "only-in-action-step"),
            Verb::DefeatAlt => ("LR-5.35", "only-in-action-step"),
            Verb::CoverVichy => ("LR-5.37", "only-in-action-step"),
            Verb::Sow => ("LR-5.38", "only-in-action-step"),
            Verb::Steal => ("LR-5.40", "only-in-action-step"),
            Verb::Buy => ("LR-5.39", "only-in-action-step"),
            Verb::EndTurn => ("LR-5.31", "only-in-action-step"),
            Verb::Discount => ("LR-5.40a", "only-while-paying"),
            Verb::Lay => ("LR-5.32", "only-while-laying-dice"),
            Verb::Play => ("LR-3.3", "wrong-moment"),
            Verb::At | Verb::AtMission => ("LR-3.3", "only-after-a-card"),
            Verb::Spend => ("LR-5.40b", "only-after-a-card"),
            Verb::Remove => ("LR-5.30", "only-after-a-card"),
            Verb::Discard => ("LR-5.40d", "only-in-own-turn"),
            Verb::Pass => ("LR-5.42", "only-in-a-window"),
            Verb::Take | Verb::TakeNone => ("LR-5.48", "only-after-a-botched-raid"),
        };
        Refusal::new(rule, key)
    }

    /// Equal dice: the first of them speaks for all. A choice that has begun knows which of them are laid.
    fn canonical_everywhere(_: &Rules, s: &State, _: Seat, action: Action) -> Action {
        if s.secret.draft.is_some() { action } else { s.public.pool.canonical(DiceSet::NONE, action) }
    }

    fn not_asked(_: &Rules, s: &State, _: Action) -> Refusal {
        if s.public.is_over() { Refusal::new("LR-6.1", "over") } else { Refusal::new("LR-5.62", "not-asked") }
    }

    fn not_yet(_: &Rules, _: &State, _: Action) -> Refusal {
        Refusal::new("LR-5.41", "not-yet")
    }
}
