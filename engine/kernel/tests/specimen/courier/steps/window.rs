//! After each step every other seat with a card may fire with one (SP-4): a reaction window.

use staffetta_kernel::{Arg, Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::super::game::{Action, Courier, Happened, Public, Rules, State};
use super::super::view::View;
use super::march::March;
use super::{Acted, Answer, Came, Next, ask};

step! {
    /// The others may fire, one after another.
    pub struct Window {}
}

/// Everybody with a card is asked, clockwise from the mover.
fn open(s: &mut State) {
    let p = &mut s.public;
    p.window = p.window.wrapping_add(1);
    p.queue.clear();
    for steps in 1..p.seats {
        let seat = p.active.left(steps, p.seats);
        if p.living().has(seat) && !s.secret.hands[seat.at()].is_empty() {
            p.queue.push(seat);
        }
    }
}

impl flow::Step<Courier> for Window {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::Poll { now: p.queue.first().copied().unwrap_or_default(), queue: p.queue.iter().copied().collect() }
    }
    fn enter(&mut self, _: &Rules, s: &mut State, came: Came, _: &mut impl Desk<Happened>) -> Next {
        if matches!(came, Came::In | Came::Back(Answer::Missed)) {
            open(s);
        }
        if s.public.queue.is_empty() { Next::Pop(Answer::Missed) } else { Next::Ask }
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Pass);
        out.push(Action::Fire);
    }
    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Pass => {
                s.public.queue.remove(0);
                Ok(Acted::Go(Next::Again(Answer::Answered)))
            }
            Action::Fire => Ok(Acted::draft(Shot {})),
            _ => Err(Refusal::new("SP-1", "not-now")),
        }
    }
    fn window(self, p: &Public) -> u32 {
        p.window.into()
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        let asked = self.asked_in(v);
        Prompt { actor: asked.next(), ..ask("window", asked.asked(), v) }
    }
    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("SP-4")
    }
}

impl Window {
    fn asked_in(self, v: &View) -> Awaiting {
        let queue = &v.public.queue;
        Awaiting::Poll { now: queue.first().copied().unwrap_or_default(), queue: queue.iter().copied().collect() }
    }
}

step! {
    /// A shot is chosen: with which card?
    pub struct Shot {}
}

impl flow::Draft<Courier> for Shot {
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        s.secret.hands[seat.at()].iter().for_each(|&card| out.push(Action::With(card)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::With(card) = action else { return Err(Refusal::new("SP-1", "not-now")) };
        if s.secret.hands[seat.at()].take(card).is_none() {
            return Err(Refusal::new("SP-1", "not-now"));
        }
        s.show(card);
        let mut die = [0];
        desk.roll("fire", 6, &mut die);
        desk.tell(|| Happened::Fired(seat, die[0]));
        if die[0] >= r.hit {
            // The move is cut off.
            s.public.queue.clear();
            return Ok(Acted::Go(Next::unwind_to::<March>(Answer::Hit)));
        }
        Ok(Acted::Go(Next::Again(Answer::Missed)))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        Prompt::new("window", "SP-4").by(v.seat)
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::With(card) => Label::new("SP-4").with("card", Arg::Word(format!("card-{}", card.word()))),
            _ => Label::new("SP-4"),
        }
    }
}
