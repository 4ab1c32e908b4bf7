//! Every partisan that was not hit fights or fades (GW-8.3, GW-8.4, GW-8.6).

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, Target, flow, step};

use super::hunt::targets;
use super::{Acted, Answer, Came, G, Next, again, ask, no, one, out_of_place};
use crate::Action;
use crate::event::{Happened, tell};
use crate::partisan::{Mark, Partisan, PartisanId};
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::zone::Zone;

step! {
    /// One partisan after another answers; the dice come when all have.
    pub struct FightOrFade {
        pub zone: Zone,
        pub controller: Power,
        /// Pieces below this number have answered.
        pub from: u8,
        pub mountain: u8,
        pub normal: u8,
    }
}

impl FightOrFade {
    /// The partisan that answers next.
    pub fn next(self, s: &State) -> Option<(PartisanId, Partisan)> {
        targets(s, self.zone, self.controller).find(|(id, _)| id.0 >= self.from)
    }
}

impl flow::Step<G> for FightOrFade {
    fn asked(self, r: &Rules, _: &State) -> Awaiting {
        one(r, self.controller)
    }
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Happened>) -> Next {
        match self.next(s) {
            Some(_) => Next::Ask,
            None => Next::Pop(Answer::Answered { mountain: self.mountain, normal: self.normal }),
        }
    }
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        if let Some((id, _)) = self.next(s) {
            out.push(Action::Fade(id));
            out.push(Action::Stand(id));
        }
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Some((next, piece)) = self.next(s) else { return Err(out_of_place()) };
        match action {
            Action::Fade(id) if id == next => {
                s.partisans.mark(id, Mark::Faded);
                let (controller, zone) = (self.controller, self.zone);
                let rule = if targets(s, zone, controller).next().is_some() { "GW-8.6" } else { "GW-R54" };
                tell(r, desk, || Happened::Faded { controller, zone }.by(rule));
            }
            Action::Stand(id) if id == next => {
                *(if piece.is(Mark::Mountain) { &mut self.mountain } else { &mut self.normal }) += 1;
            }
            Action::Fade(id) | Action::Stand(id) => {
                // Who was hit is gone, who has chosen to fight cannot fade any more, the others wait for their turn.
                let rule = match s.partisans.get(id) {
                    None => "GW-R7",
                    Some(_) if id.0 < self.from => "GW-8.4",
                    Some(_) => "GW-R53",
                };
                return Err(no(rule, "not-its-turn"));
            }
            _ => return Err(out_of_place()),
        }
        self.from = next.slot() as u8 + 1;
        Ok(again())
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let left = targets(&v.table, self.zone, self.controller).filter(|(id, _)| id.0 >= self.from).count();
        let rule = if left > 1 { "GW-R63" } else { "GW-8.3" };
        ask("fade", rule, r, v, self.controller).with("zone", self.zone)
    }
}
