//! The reaction windows R1 to R4, in which opponents may play a card (LR-5.19, LR-5.30, LR-5.41 to LR-5.45). Which card
//! fits which window stands in `cest_la_guerre.rs`.

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Seats, kinds, step};

use super::Answer;
use super::cest_la_guerre::{self, Moment};
use crate::LaResistance;
use crate::action::{Action, Verb};
use crate::cards::Clg;
use crate::event::Event;
use crate::flow::{Acted, Came, Next, go};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

kinds! {
    /// The four windows of a turn.
    pub enum Window, "window" {
        /// The roll is announced, no die has fallen.
        R1 = "r1",
        /// The pool is final.
        R2 = "r2",
        /// The turn has been ended, before the assessment.
        R3 = "r3",
        /// After the assessment, before a victory.
        R4 = "r4",
    }
}

impl Window {
    /// Its number, from 1 up.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its prompt to those who are asked, its prompt to those who wait, its rule.
    const fn texts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::R1 => ("r1", "wait-r1", "LR-5.19"),
            Self::R2 => ("r2", "wait-r2", "LR-5.30"),
            Self::R3 => ("r3", "wait-r3", "LR-5.41"),
            Self::R4 => ("r4", "wait-r4", "LR-5.41"),
        }
    }
}

step! {
    /// A window.
    pub struct ReactionWindow {
        pub window: Window,
        /// Those who have passed since the last card.
        pub passed: Seats,
    }
}

/// Living opponents with a face-down card: everybody can see who they are (LR-5.41).
#[inline]
fn holders(p: &Public) -> Seats {
    let mut holders = 0;
    for (at, band) in p.bands.places().iter().enumerate() {
        holders |= u8::from(band.face_down > 0) << at;
    }
    Seats(p.others(p.active).0 & holders)
}

/// Is there anybody to ask in a window now?
#[inline]
pub fn opens(p: &Public) -> bool {
    !holders(p).is_empty()
}

impl ReactionWindow {
    /// A window that opens now.
    #[inline]
    pub const fn new(window: Window) -> Self {
        Self { window, passed: Seats::NONE }
    }

    /// Those who have not passed since the last card.
    #[inline]
    fn queue(self, p: &Public) -> Seats {
        Seats(holders(p).0 & !self.passed.0)
    }

    /// The window closes when all who can be asked have passed in a row.
    #[inline]
    fn ask_or_close(self, p: &Public) -> Next {
        if self.queue(p).is_empty() { Next::Pop(Answer::Done) } else { Next::Ask }
    }
}

impl Step<LaResistance> for ReactionWindow {
    /// Those who have not passed since the last card, clockwise from the active seat.
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        let (queue, seats) = (self.queue(p), p.seats());
        // Twice around the table, so that whoever sits before the active seat comes after it.
        let around = (u16::from(queue.0) << seats | u16::from(queue.0)) >> p.active.0;
        let now = if around == 0 { p.active } else { p.active.left(around.trailing_zeros() as u8, seats) };
        Awaiting::Poll { now, queue }
    }

    /// After a card the questions begin again; earlier passes are void (LR-5.43).
    #[inline(never)]
    fn enter(&mut self, _: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came == Came::Back(Answer::CardPlayed) {
            self.passed = Seats::NONE;
            if opens(&s.public) {
                desk.tell(|| Event::AskedAgain);
            }
        }
        self.ask_or_close(&s.public)
    }

    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.push(Action::Pass);
        cest_la_guerre::list_plays(r, s, seat, Moment::Window(self.window), out);
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::Pass => {
                desk.tell(|| Event::Passed { seat });
                self.passed = self.passed.with(seat);
                go(self.ask_or_close(&s.public))
            }
            Action::Play(card) => cest_la_guerre::play(r, s, seat, card, Moment::Window(self.window), desk),
            _ => Err(Refusal::new("LR-5.42", "pass-or-play")),
        }
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Pass
    }

    fn question_kind(self) -> &'static str {
        self.window.word()
    }

    fn window(self, _: &Public) -> u32 {
        self.window.number().into()
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let (asked, waiting, rule) = self.window.texts();
        if v.is_asked() {
            // Who can only pass is asked all the same.
            let rule = if cest_la_guerre::has_answer(r, v, self.window) { rule } else { "LR-G79" };
            return v.question(asked, rule).with("seat", v.public.active);
        }
        v.waiting(waiting, rule, self.asked(r, &v.public).next().unwrap_or(v.public.active))
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        if action == Action::Pass {
            Label::new("LR-5.42")
        } else {
            cest_la_guerre::label(action, Moment::Window(self.window))
        }
    }

    /// A pass hands the question to somebody else. The Unexpected Patrol is shown at once; other cards are aimed first.
    fn irreversible(self, _: &Rules, _: &View, action: Action) -> bool {
        matches!(action, Action::Pass | Action::Play(Clg::UnexpectedPatrol))
    }

    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        cest_la_guerre::unavailable(r, v, verb, Moment::Window(self.window))
    }
}

impl super::Step {
    /// The window that is open, if one is.
    pub fn window_of(p: &Public) -> Option<Window> {
        Self::asking::<ReactionWindow>(&p.steps).map(|step| step.window)
    }
}
