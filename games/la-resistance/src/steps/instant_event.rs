//! Instant events: each affected band answers, then all losses fall at the same moment (LR-5.8 to LR-5.12).

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, Seats, step};

use super::Answer;
use super::breaking_a_band::break_bands;
use super::duck_and_run::Duck;
use crate::LaResistance;
use crate::action::{Action, Loss};
use crate::band::{Answered, EventAnswer};
use crate::cards::EventKind;
use crate::event::Event;
use crate::flow::{Acted, Came, Next, go};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// An instant event, while the affected bands are asked.
    pub struct InstantEvent {
        /// The first player at its draw.
        pub first: Seat,
        /// How far to the left of the first player the band sits that is asked.
        pub band: u8,
        /// It has chosen to lose recruits.
        pub loses_recruits: bool,
    }
}

step! {
    /// This band chooses the loss in Botched Raids (LR-5.11).
    pub struct ChooseLoss { pub seat: Seat }
}

/// The draw fixes which bands are affected. Tells whether there are any.
pub fn strike(r: &Rules, p: &mut Public) -> bool {
    let Some(event) = p.event.get() else { return false };
    let instant = matches!(event, EventKind::BotchedRaids | EventKind::SsMassiveSearch | EventKind::TraitorsLoss);
    if !instant || r.event(event).recruits == 0 {
        return false;
    }
    let most = p.living.iter().map(|seat| p.bands[seat].recruits).max().unwrap_or(0);
    for seat in p.living.iter() {
        if event != EventKind::TraitorsLoss || p.bands[seat].recruits == most {
            p.bands[seat].answer = EventAnswer::DUE;
        }
    }
    true
}

impl Step<LaResistance> for InstantEvent {
    /// Asks the affected bands clockwise from the first player, each for all its answers, and then applies them.
    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let (seats, p) = (s.public.seats(), &mut s.public);
        let seat = self.first.left(self.band, seats);
        match came {
            Came::Back(Answer::Left) => p.bands[seat].answer = EventAnswer::NONE,
            Came::Back(Answer::Chosen(Loss::Glory)) => p.bands[seat].answer = EventAnswer::GLORY,
            Came::Back(Answer::Chosen(Loss::Recruit)) => self.loses_recruits = true,
            Came::Back(Answer::Saved(saved)) => p.bands[seat].answer = EventAnswer::recruits(saved),
            _ => {}
        }
        while self.band < seats {
            let seat = self.first.left(self.band, seats);
            if p.bands[seat].answer == EventAnswer::DUE {
                if let Some(question) = self.question(r, p, seat) {
                    return question;
                }
                p.bands[seat].answer = EventAnswer::recruits(0);
            }
            self.band += 1;
            self.loses_recruits = false;
        }
        apply(r, s, desk)
    }
}

impl InstantEvent {
    /// What this band has still to be asked, where it really has two answers.
    fn question(self, r: &Rules, p: &Public, seat: Seat) -> Option<Next> {
        let event = p.event.get()?;
        let (card, glory) = (r.event(event), p.bands[seat].glory);
        let raids = event == EventKind::BotchedRaids;
        if raids && !self.loses_recruits && glory >= card.glory {
            return Some(Next::ask_as(ChooseLoss { seat }));
        }
        let may_duck = card.duck_allowed || (raids && r.house.duck_on_botched_raids_event);
        let most = r.most_ducks(card.recruits, glory);
        (may_duck && most > 0).then(|| Next::ask_as(Duck { seat, least: 0, loss: card.recruits }))
    }
}

/// All losses fall at the same moment.
fn apply(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
    let p = &mut s.public;
    let Some(event) = p.event.get() else { return Next::Pop(Answer::Done) };
    let card = *r.event(event);
    let mut gone = Seats::NONE;
    for seat in (0..p.seats()).map(Seat) {
        let band = &mut p.bands[seat];
        let answer = std::mem::take(&mut band.answer).said();
        let (glory, recruits) = match answer {
            Answered::NotAffected | Answered::Due => continue,
            Answered::Glory => (card.glory, 0),
            Answered::Recruits(saved) => (r.duck_price(saved, band.glory), card.recruits - saved),
        };
        let rule = rule_of(r, event, answer, band.glory);
        band.glory = band.glory.saturating_sub(glory);
        band.recruits = band.recruits.saturating_sub(recruits);
        let left = band.recruits;
        desk.tell(|| Event::EventLoss { seat, glory, recruits, left, rule });
        if left == 0 {
            gone = gone.with(seat);
        }
    }
    if break_bands(s, gone, "LR-5.12", desk) { Next::Over } else { Next::Pop(Answer::Done) }
}

/// The rule by which a band with so much glory loses what it loses.
fn rule_of(r: &Rules, event: EventKind, answer: Answered, glory: u8) -> RuleId {
    match event {
        EventKind::SsMassiveSearch => "LR-5.9",
        EventKind::TraitorsLoss => "LR-5.10",
        _ if answer == Answered::Glory => "LR-5.11",
        _ if r.house.duck_on_botched_raids_event => "LR-O.duck_on_botched_raids_event",
        _ if glory >= r.event(event).glory => "LR-G12",
        _ => "LR-G13",
    }
}

impl Step<LaResistance> for ChooseLoss {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// Reached again when somebody has left.
    #[inline(never)]
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        if s.public.living.has(self.seat) { Next::Ask } else { Next::Pop(Answer::Left) }
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Choose(Loss::Recruit));
        out.push(Action::Choose(Loss::Glory));
    }

    fn act(&mut self, _: &Rules, _: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Choose(loss) = action else { return Err(Refusal::new("LR-5.11", "choose-a-loss")) };
        desk.tell(|| Event::EventAnswer { seat, glory: loss == Loss::Glory });
        go(Next::Pop(Answer::Chosen(loss)))
    }

    /// The recruit, unless that breaks the band (LR-G70).
    fn default_action(self, r: &Rules, s: &State, seat: Seat) -> Action {
        let loss = r.event(EventKind::BotchedRaids).recruits;
        Action::Choose(if s.public.bands[seat].recruits > loss { Loss::Recruit } else { Loss::Glory })
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        if !v.is_asked() {
            return v.waiting("wait-choose", "LR-5.11", self.seat);
        }
        let card = r.event(EventKind::BotchedRaids);
        v.question("choose", "LR-5.11").with("glory", card.glory).with("recruits", card.recruits)
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        let Action::Choose(loss) = action else { return Label::missing() };
        let card = r.event(EventKind::BotchedRaids);
        let (glory, recruits) = if loss == Loss::Glory { (card.glory, 0) } else { (0, card.recruits) };
        Label::new("LR-5.11").with("glory", glory).with("recruits", recruits)
    }
}
