//! The Partisan School: one card in three stages (JP-6).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, Seat, flow, step};

use super::open_question::OpenQuestion;
use super::options_shown::ThreeOptions;
use super::{Acted, Answer, Came, Next, ask, not_now};
use crate::event::Event;
use crate::rules::Rules;
use crate::school::Card;
use crate::stars::Star;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// A visit to the school: a question, and another one for a green star (JP-6.8, JP-12.6).
    pub struct School {
        pub pupil: Seat,
        /// Has a green star been spent in this visit?
        pub starred: bool,
    }
}

impl School {
    /// A visit of this Partisan.
    pub fn of(pupil: Seat) -> Self {
        Self { pupil, starred: false }
    }

    fn next_question(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        desk.reveal();
        let card = s.secret.school.pop().or_else(|| s.public.school_under.remove(0));
        s.public.question = card.into();
        let Some(card) = card else { return Next::Pop(Answer::Taught(self.pupil)) };
        let rule = if r.chosen.help_at_school { "JP-6.1" } else { "JP-6.7" };
        desk.tell(|| Event::Asked(self.pupil, card, rule));
        if r.chosen.typed {
            Next::push(OpenQuestion { pupil: self.pupil })
        } else {
            Next::push(ThreeOptions::of(self.pupil))
        }
    }
}

/// The card on the table.
pub fn card<'r>(r: &'r Rules, p: &Public) -> &'r Card {
    r.card(p.question.get().unwrap_or_default())
}

/// The next Partisan to the left reads the questions (JP-6.1).
pub fn reader(p: &Public, pupil: Seat) -> Seat {
    p.left(pupil)
}

/// The card is resolved: kept with its points, or put under the pile (JP-6.6).
pub fn resolve(s: &mut State, pupil: Seat, points: Option<u8>, desk: &mut impl Desk<Event>) -> Next {
    if let Some(card) = s.public.question.get() {
        match points {
            Some(points) => {
                let score = &mut s.public.scores[pupil.at()];
                score.cards.add(card);
                score.school += points;
                desk.tell(|| Event::Learned(pupil, card, points));
            }
            None => {
                s.public.school_under.push(card);
                desk.tell(|| Event::NotLearned(pupil, card));
            }
        }
    }
    desk.reveal();
    s.public.resolved = s.public.question;
    s.public.question = Maybe::NONE;
    Next::Pop(Answer::Resolved)
}

/// A bot of this skill tries; so many options lie before it.
pub fn draw_success(r: &Rules, p: &Public, pupil: Seat, options: u32, desk: &mut impl Desk<Event>) -> bool {
    let mut digits = [0; 4];
    desk.roll("school", 10, &mut digits);
    let drawn = digits.iter().fold(0, |number, &digit| number * 10 + u32::from(digit - 1));
    drawn < r.levels.chance(card(r, p).level, p.skill(r, pupil).unwrap_or(0), options)
}

/// People type and choose; bots try (JP-6.10).
pub fn is_bot(p: &Public, seat: Seat) -> bool {
    p.bots.has(seat)
}

/// The clock passes; for somebody who has left, the bot tries (JP-16.2).
pub fn by_default(p: &Public, seat: Seat) -> Action {
    if p.gone.has(seat) { Action::Try } else { Action::Pass }
}

impl flow::Step<JoinThePartisans> for School {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.pupil)
    }

    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let green = r.chosen.stars && !self.starred && s.public.scores[self.pupil.at()].stars.green > 0;
        match came {
            Came::In => self.next_question(r, s, desk),
            Came::Back(_) if green => Next::Ask,
            Came::Back(_) => Next::Pop(Answer::Taught(self.pupil)),
        }
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::NoStar);
        out.push(Action::GreenStar);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::NoStar => Ok(Acted::Go(Next::Pop(Answer::Taught(self.pupil)))),
            Action::GreenStar => {
                self.starred = true;
                s.public.scores[seat.at()].stars.spend(Star::Green, &mut s.public.bag);
                desk.tell(|| Event::StarSpent(seat, Star::Green));
                Ok(Acted::Go(self.next_question(r, s, desk)))
            }
            _ => not_now(action),
        }
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, self.pupil, "green-star", "JP-12.6")
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        Label::new(if action == Action::GreenStar { "JP-6.8" } else { "JP-12.6" })
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
