//! An attempt: up to three rolls of five dice, keeping what suits (JP-4.1), and one more for a star (JP-12.3, JP-12.4).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, RuleId, Seat, flow, step};

use super::{Acted, Answer, Came, Next, ask, not_now};
use crate::dice::{DICE, Hand, Kept, spelled};
use crate::event::Event;
use crate::keeping::Aim;
use crate::partisans::Leg;
use crate::rules::Rules;
use crate::stars::Star;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans, Verb};

step! {
    /// A seat rolls for the Partisans or for the Axis.
    pub struct Attempt {
        /// Who rolls.
        pub roller: Seat,
        /// Is it the Axis that rolls?
        pub axis: bool,
        /// What the attempt is for.
        pub aim: Aim,
        /// The dice as they lie; nothing before the first roll.
        pub hand: Maybe<Hand>,
        /// Rolls made.
        pub rolls: u8,
        /// The star that would allow a fourth roll.
        pub star: Maybe<Star>,
    }
}

impl Attempt {
    /// An attempt of a Partisan; `star` names the colour that may be spent in it.
    pub fn of(roller: Seat, aim: Aim, star: Option<Star>) -> Self {
        Self { roller, axis: false, aim, hand: Maybe::NONE, rolls: 0, star: star.into() }
    }

    /// An attempt for the Axis.
    pub fn for_axis(roller: Seat, aim: Aim) -> Self {
        Self { axis: true, ..Self::of(roller, aim, None) }
    }

    #[inline]
    fn lying(self) -> Hand {
        self.hand.get().unwrap_or_default()
    }

    /// Rolls all dice.
    #[inline]
    fn roll_all(&mut self, r: &Rules, p: &Public, desk: &mut impl Desk<Event>) {
        let mut dice = [0; DICE];
        desk.roll("battle dice", 6, &mut dice);
        self.lay(r, p, dice.into_iter().fold(Kept::NONE, Kept::with), desk);
    }

    /// Rolls all dice but these.
    #[inline]
    fn roll(&mut self, r: &Rules, p: &Public, kept: Kept, desk: &mut impl Desk<Event>) {
        let mut dice = [0; DICE];
        let rolled = &mut dice[kept.len()..];
        desk.roll("battle dice", 6, rolled);
        self.lay(r, p, rolled.iter().copied().fold(kept, Kept::with), desk);
    }

    /// The dice lie on the table.
    #[inline]
    fn lay(&mut self, r: &Rules, p: &Public, dice: Kept, desk: &mut impl Desk<Event>) {
        let hand = dice.hand().unwrap_or_default();
        self.hand = Maybe::some(hand);
        self.rolls += 1;
        let seat = self.roller;
        desk.tell(|| {
            let combo = r.dice.combo(hand);
            if self.axis {
                Event::RolledForAxis(seat, hand, combo, self.rule_for_axis(r, p))
            } else {
                Event::Rolled(seat, hand, combo, self.rule_for_partisan(r, p))
            }
        });
    }

    /// The rule that says most about a roll of the Axis: how its dice were kept, who serves, or that it ended.
    fn rule_for_axis(self, r: &Rules, p: &Public) -> RuleId {
        let task = p.tasks.get(self.roller.at()).filter(|_| r.cast.is_owner(self.roller));
        match task {
            _ if r.chosen.auto_axis && self.rolls > 1 => "JP-4.10",
            Some(task) if task.captive => "JP-10.7",
            Some(task) if task.deserter_left > 0 => "JP-9.2",
            _ if r.dice.reached(self.aim, self.lying()) => "JP-4.6",
            _ => "JP-4.7",
        }
    }

    /// The rule that says most about a roll of a Partisan: why it ended the attempt, or what the dice are worth.
    fn rule_for_partisan(self, r: &Rules, p: &Public) -> RuleId {
        let battle = matches!(self.aim, Aim::First | Aim::Exceed(_));
        match r.dice.reached(self.aim, self.lying()) {
            true if self.may_spend(r, p).is_some() => "JP-12.8",
            true if battle => "JP-4.6",
            true => "JP-4.9",
            false if battle => "JP-4.2",
            false => "JP-4.8",
        }
    }

    /// What the attempt is for, as the rules say it.
    fn rule_of_aim(self, r: &Rules, p: &Public) -> RuleId {
        match self.aim {
            Aim::First if p.task_of(r, p.active).leg == Leg::AtWhite => "JP-7.3",
            Aim::First => "JP-5.1",
            Aim::Exceed(_) if self.axis => "JP-4.3",
            Aim::Exceed(_) => "JP-4.4",
            Aim::Mission(_) => "JP-4.8",
            Aim::Contain(_) if r.cast.is_owner(self.roller) && p.tasks[self.roller.at()].captive => "JP-10.4",
            Aim::Contain(_) => "JP-10.2",
        }
    }

    /// Why no star can be spent.
    fn no_star(self, r: &Rules) -> Refusal {
        let rule = match self.star.get() {
            Some(Star::Blue) => "JP-12.4",
            None if r.chosen.stars => "JP-12.7",
            _ => "JP-12.3",
        };
        Refusal::new(rule, "no-star")
    }

    /// Could the star be spent now?
    #[inline]
    pub fn may_spend(self, r: &Rules, p: &Public) -> Option<Star> {
        let star = self.star.get()?;
        let last = self.rolls == r.numbers.rolls;
        (last && p.scores[self.roller.at()].stars.of(star) > 0).then_some(star)
    }

    /// Does the hand stand: is its aim reached, or are the rolls used up?
    #[inline]
    fn stands(self, r: &Rules, p: &Public) -> bool {
        r.dice.reached(self.aim, self.lying()) || self.rolls >= r.numbers.rolls && self.may_spend(r, p).is_none()
    }

    /// Asks on, or hands the hand to the step below.
    #[inline]
    fn go_on(self, r: &Rules, p: &Public) -> Next {
        if self.stands(r, p) { Next::Pop(Answer::Rolled(self.lying())) } else { Next::Ask }
    }

    /// Rolls left to a player who keeps dice now.
    pub fn rolls_left(self, r: &Rules) -> u8 {
        r.numbers.rolls.saturating_sub(self.rolls).max(1)
    }

    /// The best dice to keep now (JP-4.10).
    pub fn best(self, r: &Rules) -> Kept {
        r.dice.keeping(self.aim).best(self.lying(), self.rolls_left(r))
    }

    #[inline]
    fn is_selection(self, kept: Kept) -> Result<(), Refusal> {
        if kept.is_part_of(self.lying()) { Ok(()) } else { Err(Refusal::new("JP-4.1", "not-these-dice")) }
    }
}

impl flow::Step<JoinThePartisans> for Attempt {
    #[inline]
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.roller)
    }

    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        self.roll_all(r, &s.public, desk);
        while self.axis && r.chosen.auto_axis && !self.stands(r, &s.public) {
            let kept = self.best(r);
            if kept.hand().is_some() {
                return Next::Pop(Answer::Rolled(self.lying()));
            }
            self.roll(r, &s.public, kept, desk);
        }
        self.go_on(r, &s.public)
    }

    #[inline]
    fn actions(self, r: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        r.dice.selections.list(self.lying(), self.rolls >= r.numbers.rolls, out);
    }

    #[inline]
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Stop => return Ok(Acted::Go(Next::Pop(Answer::Rolled(self.lying())))),
            Action::Keep(kept) if self.rolls < r.numbers.rolls => {
                self.is_selection(kept)?;
                self.roll(r, &s.public, kept, desk);
            }
            Action::Star(kept) => {
                let star = self.may_spend(r, &s.public).ok_or_else(|| self.no_star(r))?;
                self.is_selection(kept)?;
                s.public.scores[seat.at()].stars.spend(star, &mut s.public.bag);
                desk.tell(|| Event::StarSpent(seat, star));
                self.roll(r, &s.public, kept, desk);
            }
            Action::Keep(_) => return Err(NO_ROLL_LEFT),
            _ => return not_now(action),
        }
        Ok(Acted::Go(self.go_on(r, &s.public)))
    }

    fn default_action(self, r: &Rules, _: &State, _: Seat) -> Action {
        let best = self.best(r);
        // The clock spends no star (JP-16.1).
        if best.hand().is_some() || self.rolls >= r.numbers.rolls { Action::Stop } else { Action::Keep(best) }
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let key = match self.aim {
            _ if v.seat != Some(self.roller) => "attempt",
            Aim::First => "attempt-first",
            Aim::Exceed(_) => "attempt-exceed",
            Aim::Mission(_) | Aim::Contain(_) => "attempt-combo",
        };
        let wanted = match self.aim {
            Aim::First => r.dice.combo(self.lying()),
            Aim::Exceed(other) => r.dice.combo(other),
            Aim::Mission(combo) | Aim::Contain(combo) => combo,
        };
        ask(v, self.roller, key, self.rule_of_aim(r, &v.public))
            .with("dice", self.lying().spelled())
            .with("combo", r.dice.combo(self.lying()).named())
            .with("wanted", wanted.named())
            .with("left", r.numbers.rolls.saturating_sub(self.rolls))
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::Keep(kept) => Label::new("JP-4.1").with("dice", spelled(kept)),
            Action::Star(kept) => {
                let star = self.star.get().unwrap_or(Star::Orange);
                let rule = if star == Star::Blue { "JP-12.4" } else { "JP-12.3" };
                Label::new(rule).with("dice", spelled(kept)).with("star", star.named())
            }
            _ => {
                let odds = r.dice.chance_keeping(self.aim, self.lying().kept(), 1) as f32;
                let rule = match self.aim {
                    Aim::Exceed(other) if r.dice.combo(other) == r.dice.combo(self.lying()) => "JP-4.5",
                    Aim::Mission(_) | Aim::Contain(_) => "JP-4.9",
                    _ => "JP-4.1",
                };
                Label { odds: Some(odds), ..Label::new(rule) }
            }
        }
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }

    fn unavailable(self, r: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Keep if self.rolls >= r.numbers.rolls => NO_ROLL_LEFT,
            Verb::Star => self.no_star(r),
            _ => super::out_of_place(),
        }
    }
}

const NO_ROLL_LEFT: Refusal = Refusal::new("JP-4.1", "no-roll-left");
