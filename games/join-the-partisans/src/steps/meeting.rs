//! Comrades meet: swaps of stars at the end of a move (JP-12.9).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Seats, flow, step};

use super::{Acted, Answer, Came, Next, ask, not_now};
use crate::event::Event;
use crate::rules::Rules;
use crate::stars::{Star, Stars};
use crate::state::{OWNERS, Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans, Verb};

step! {
    /// The mover may offer each of those who stand here a swap, from the left on.
    pub struct Meeting {
        /// Whom he meets now.
        pub with: Seat,
        /// Those who have not been asked.
        pub rest: Seats,
    }
}
step! {
    /// An offer lies before the other: accept, refuse, or counter it.
    pub struct Offer {
        pub to: Seat,
        pub give: Stars,
        pub take: Stars,
    }
}
step! {
    /// A counter-offer lies before the mover: what `from` gives, and takes.
    pub struct CounterOffer {
        pub from: Seat,
        pub give: Stars,
        pub take: Stars,
    }
}
step! {
    /// An offer that is being composed.
    pub struct Composed {
        /// To whom.
        pub to: Seat,
        pub give: Stars,
        pub take: Stars,
    }
}

/// Is the Partisan held, a deserter or a captive?
fn is_held(p: &Public, seat: Seat) -> bool {
    seat.at() < OWNERS && p.tasks[seat.at()].is_held()
}

/// Can these two swap now?
fn can_swap(p: &Public, mover: Seat, other: Seat) -> bool {
    let ready = |seat: Seat| !is_held(p, seat) && p.scores[seat.at()].stars.can_swap();
    ready(mover) && ready(other)
}

impl Meeting {
    /// The meetings of the active seat on its place.
    pub fn of(p: &Public) -> Self {
        let rest = p.at(p.active).map_or(Seats::NONE, |place| p.standing_on(place).without(p.active));
        Self { with: p.active, rest }
    }

    /// The next one to meet.
    fn next(&mut self, p: &Public) -> Next {
        for other in p.others(p.active) {
            if self.rest.has(other) {
                self.rest = self.rest.without(other);
                if can_swap(p, p.active, other) {
                    self.with = other;
                    return Next::Ask;
                }
            }
        }
        Next::Pop(Answer::Met)
    }
}

/// The first picks of an offer: a star to give.
fn list_first(p: &Public, seat: Seat, out: &mut Choices<Action>) {
    for star in Star::SPENT {
        out.push_if(p.scores[seat.at()].stars.of(star) > 0, Action::Give(star));
    }
}

/// Begins an offer with the first star.
fn begin(s: &State, seat: Seat, to: Seat, star: Star) -> Result<Acted, Refusal> {
    let mut offer = Composed { to, give: Stars::default(), take: Stars::default() };
    offer.give(s, seat, star)?;
    Ok(Acted::draft(offer))
}

impl flow::Step<JoinThePartisans> for Meeting {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        self.next(&s.public)
    }

    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.push(Action::NoSwap);
        list_first(&s.public, seat, out);
    }

    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        _: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::NoSwap => Ok(Acted::Go(Next::Again(Answer::Answered))),
            Action::Give(star) => begin(s, seat, self.with, star),
            _ => not_now(action),
        }
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, v.public.active, "meeting", "JP-12.9").with("other", self.with)
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        swap_label(action)
    }

    fn irreversible(self, _: &Rules, _: &View, action: Action) -> bool {
        action == Action::NoSwap
    }
}

fn swap_label(action: Action) -> Label {
    match action {
        Action::Give(star) | Action::Take(star) => Label::new("JP-12.9").with("star", star.named()),
        _ => Label::new("JP-12.9"),
    }
}

impl Composed {
    /// Colours are named in their order, so that an offer is composed in one way only.
    fn comes_after(stars: &Stars, star: Star) -> bool {
        Star::SPENT.iter().all(|&other| other <= star || stars.of(other) == 0)
    }

    fn may_give(&self, s: &State, seat: Seat, star: Star) -> bool {
        let mine = &s.public.scores[seat.at()].stars;
        let ordered = self.take.is_empty() && Self::comes_after(&self.give, star);
        star != Star::Red && ordered && mine.of(star) > self.give.of(star)
    }

    fn may_take(&self, s: &State, star: Star) -> bool {
        let theirs = &s.public.scores[self.to.at()].stars;
        let ordered = !self.give.is_empty() && Self::comes_after(&self.take, star);
        star != Star::Red && ordered && theirs.of(star) > self.take.of(star)
    }

    fn give(&mut self, s: &State, seat: Seat, star: Star) -> Result<(), Refusal> {
        if !self.may_give(s, seat, star) {
            return Err(Refusal::new("JP-12.9", "not-that-star"));
        }
        *self.give.of_mut(star) += 1;
        Ok(())
    }

    fn take(&mut self, s: &State, star: Star) -> Result<(), Refusal> {
        if !self.may_take(s, star) {
            return Err(Refusal::new("JP-12.9", "not-that-star"));
        }
        *self.take.of_mut(star) += 1;
        Ok(())
    }
}

impl flow::Draft<JoinThePartisans> for Composed {
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.push(Action::NoSwap);
        for star in Star::SPENT {
            out.push_if(self.may_give(s, seat, star), Action::Give(star));
        }
        for star in Star::SPENT {
            out.push_if(self.may_take(s, star), Action::Take(star));
        }
        out.push_if(!self.take.is_empty(), Action::Send);
    }

    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let countered = seat != s.public.active;
        match action {
            Action::Give(star) => self.give(s, seat, star)?,
            Action::Take(star) => self.take(s, star)?,
            Action::Send if self.take.is_empty() => return Err(Refusal::new("JP-12.9", "empty-offer")),
            Action::Send => {
                desk.tell(|| Event::Offered(seat, self.to, self.give, self.take));
                return Ok(Acted::Go(if countered {
                    Next::turn_into(CounterOffer { from: seat, give: self.give, take: self.take })
                } else {
                    Next::push(Offer { to: self.to, give: self.give, take: self.take })
                }));
            }
            // Dropping a counter-offer refuses the offer.
            Action::NoSwap if countered => {
                desk.tell(|| Event::NotSwapped(self.to, seat));
                return Ok(Acted::Go(Next::Pop(Answer::Answered)));
            }
            Action::NoSwap => return Ok(Acted::Go(Next::Again(Answer::Answered))),
            _ => return not_now(action),
        }
        Ok(Acted::Pick)
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        let prompt = Prompt::new("compose", "JP-12.9").by(v.seat).with("other", self.to);
        prompt.with("give", self.give.named()).with("take", self.take.named())
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        swap_label(action)
    }

    fn irreversible(self, _: &Rules, _: &View, action: Action) -> bool {
        matches!(action, Action::Send | Action::NoSwap)
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Send => Refusal::new("JP-12.9", "empty-offer"),
            Verb::Give | Verb::Take => Refusal::new("JP-12.9", "not-that-star"),
            _ => super::out_of_place(),
        }
    }
}

/// Carries a swap out: `from` gives and takes.
fn swap(p: &mut Public, from: Seat, to: Seat, give: Stars, take: Stars, desk: &mut impl Desk<Event>) {
    let (mut mine, mut theirs) = (p.scores[from.at()].stars, p.scores[to.at()].stars);
    mine.give(&mut theirs, give);
    theirs.give(&mut mine, take);
    (p.scores[from.at()].stars, p.scores[to.at()].stars) = (mine, theirs);
    desk.tell(|| Event::Swapped(from, to));
}

fn offer_prompt(v: &View, (actor, from): (Seat, Seat), give: &Stars, take: &Stars) -> Prompt {
    let prompt = ask(v, actor, "offer", "JP-12.9").with("other", from);
    prompt.with("give", give.named()).with("take", take.named())
}

impl flow::Step<JoinThePartisans> for Offer {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.to)
    }

    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.push(Action::Refuse);
        out.push(Action::Accept);
        list_first(&s.public, seat, out);
    }

    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let mover = s.public.active;
        match action {
            Action::Accept => swap(&mut s.public, mover, seat, self.give, self.take, desk),
            Action::Refuse => desk.tell(|| Event::NotSwapped(mover, seat)),
            Action::Give(star) => return begin(s, seat, mover, star),
            _ => return not_now(action),
        }
        Ok(Acted::Go(Next::Pop(Answer::Answered)))
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        offer_prompt(v, (self.to, v.public.active), &self.give, &self.take)
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        swap_label(action)
    }

    fn irreversible(self, _: &Rules, _: &View, action: Action) -> bool {
        !matches!(action, Action::Give(_))
    }
}

impl flow::Step<JoinThePartisans> for CounterOffer {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Refuse);
        out.push(Action::Accept);
    }

    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Accept => swap(&mut s.public, self.from, seat, self.give, self.take, desk),
            Action::Refuse => desk.tell(|| Event::NotSwapped(seat, self.from)),
            _ => return not_now(action),
        }
        Ok(Acted::Go(Next::Pop(Answer::Answered)))
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        offer_prompt(v, (v.public.active, self.from), &self.give, &self.take)
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        swap_label(action)
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
