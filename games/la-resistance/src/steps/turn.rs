//! A turn from the step before the roll to its end (chapter 5 of the rules, in order).

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Desk, Seats, kinds, step};

use super::action_step::ActionStep;
use super::before_the_roll::BeforeTheRoll;
use super::blue_dice::{self, BlueDice};
use super::reaction_window::{self, ReactionWindow, Window};
use super::roll::{self, Roll};
use super::{Answer, Step as Steps, assessment, end_of_turn};
use crate::LaResistance;
use crate::event::Event;
use crate::flow::{Came, Next};
use crate::rules::Rules;
use crate::state::{Public, State};

kinds! {
    /// How far a turn has come.
    pub enum TurnStage, "turn_stage" {
        /// Before the roll.
        PreRoll = "pre_roll",
        /// Window R1.
        R1 = "r1",
        /// The roll.
        Roll = "post_roll",
        /// Blue dice.
        BlueDice = "explode",
        /// Window R2.
        R2 = "r2",
        /// The action step.
        Action = "action",
        /// Window R3.
        R3 = "r3",
        /// The assessment.
        Assessment = "assess",
        /// The row is refilled before the victory check (`time_is_now_from`).
        EarlyRefill = "early_refill",
        /// Window R4.
        R4 = "r4",
    }
}

step! {
    /// The turns of a round, one after another: how far the one that is being played has come.
    pub struct Turn { pub stage: TurnStage }
}

/// How far the turn has come that is being played, if one is.
pub fn stage(p: &Public) -> Option<TurnStage> {
    p.steps.iter().find_map(|&step| if let Some(Steps::Turn(turn)) = Steps::of(step) { Some(turn.stage) } else { None })
}

/// The step that asks in this stage, if it always is the same.
pub fn question(stage: TurnStage) -> Option<Steps> {
    let window = |window| Some(ReactionWindow { window, passed: Seats::NONE }.into());
    match stage {
        TurnStage::PreRoll => Some(BeforeTheRoll {}.into()),
        TurnStage::R1 => window(Window::R1),
        TurnStage::Roll => Some(Roll {}.into()),
        TurnStage::BlueDice => Some(BlueDice {}.into()),
        TurnStage::R2 => window(Window::R2),
        TurnStage::Action => Some(ActionStep {}.into()),
        TurnStage::R3 => window(Window::R3),
        TurnStage::R4 => window(Window::R4),
        TurnStage::Assessment | TurnStage::EarlyRefill => None,
    }
}

impl Step<LaResistance> for Turn {
    /// Goes on to the next stage that has a question, and asks it.
    #[inline]
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let done = self.stage;
        match came {
            Came::In => return self.begin(&mut s.public, true, desk),
            Came::Back(answer @ (Answer::Broken | Answer::Left)) => {
                self.tell_cut(&s.public, answer, desk);
                end_of_turn::clear_row(r, &mut s.public, desk);
                end_of_turn::refill(r, s, 0, desk);
                return self.end(&mut s.public, desk);
            }
            Came::Back(_) => {}
        }
        if done < TurnStage::R1 && reaction_window::opens(&s.public) {
            return self.ask(TurnStage::R1, ReactionWindow::new(Window::R1));
        }
        if done < TurnStage::Roll {
            roll::roll(r, &mut s.public, desk);
            return self.ask(TurnStage::Roll, Roll {});
        }
        if done < TurnStage::BlueDice && blue_dice::waits(r, &s.public) {
            return self.ask(TurnStage::BlueDice, BlueDice {});
        }
        if done < TurnStage::R2 && reaction_window::opens(&s.public) {
            return self.ask(TurnStage::R2, ReactionWindow::new(Window::R2));
        }
        if done < TurnStage::Action {
            return self.ask(TurnStage::Action, ActionStep {});
        }
        self.close(r, s, desk)
    }
}

impl Turn {
    /// The turn has been ended: everything after the action step.
    #[inline(never)]
    fn close(&mut self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        let done = self.stage;
        if done < TurnStage::R3 && reaction_window::opens(&s.public) {
            return self.ask(TurnStage::R3, ReactionWindow::new(Window::R3));
        }
        if done < TurnStage::Assessment {
            self.stage = TurnStage::Assessment;
            if let Some(next) = assessment::begin(r, s, desk) {
                return next;
            }
        }
        if done < TurnStage::EarlyRefill && r.house.drawing_turn {
            let due = end_of_turn::clear_row(r, &mut s.public, desk);
            end_of_turn::refill(r, s, due, desk);
        }
        if done < TurnStage::R4 && end_of_turn::has_won(r, &s.public) {
            let (seat, glory) = (s.public.active, s.public.own().glory);
            desk.tell(|| Event::EnoughGlory { seat, glory, rule: r.house.behind.target_glory });
            if reaction_window::opens(&s.public) {
                return self.ask(TurnStage::R4, ReactionWindow::new(Window::R4));
            }
        }
        if end_of_turn::close(r, s, desk) { Next::Over } else { self.end(&mut s.public, desk) }
    }

    /// The next band of the round begins its turn.
    #[inline]
    fn begin(&mut self, p: &mut Public, first: bool, desk: &mut impl Desk<Event>) -> Next {
        if let Some(seat) = p.to_act.remove(0) {
            p.active = seat;
        }
        p.turn += 1;
        // A new turn: who passed at the end of the last one cannot go back into it.
        desk.seal();
        let seat = p.active;
        desk.tell(|| Event::Turn { seat, first });
        self.ask(TurnStage::PreRoll, BeforeTheRoll {})
    }

    /// A band that is broken, or has left, ends its turn early.
    fn tell_cut(self, p: &Public, why: Answer, desk: &mut impl Desk<Event>) {
        let rule = match self.stage {
            _ if why == Answer::Left => "LR-G69",
            TurnStage::BlueDice => "LR-5.60",
            TurnStage::Assessment => "LR-5.59",
            _ => "LR-G63",
        };
        desk.tell(|| Event::TurnCut { seat: p.active, rule });
    }

    /// All dice come back, and the next band begins its turn; after the last one the round is over (LR-5.56).
    #[inline]
    fn end(&mut self, p: &mut Public, desk: &mut impl Desk<Event>) -> Next {
        end_of_turn::dice_return(p);
        if p.to_act.is_empty() { Next::Pop(Answer::Done) } else { self.begin(p, false, desk) }
    }

    /// The turn is at this stage, whose step has a question.
    #[inline]
    fn ask<S: staffetta_kernel::flow::Listed<LaResistance>>(&mut self, stage: TurnStage, step: S) -> Next {
        self.stage = stage;
        Next::ask_as(step)
    }
}
