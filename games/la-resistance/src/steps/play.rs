//! C'est La Guerre cards: which may be played when, at whom, and what they do (LR-3.3, LR-5.40b to LR-5.40f, LR-5.42).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat, Seats};

use super::{AGAIN, Acted, Move, cost, window};
use crate::action::Action;
use crate::cards::{Card, Clg, PATROL_SPOT, SPOTS, Spot};
use crate::dice::{ANY, Die};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Draft, DraftKind, State, Step, StepKind};

/// When a card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the own roll.
    PreRoll,
    /// In the own action step.
    Action,
    /// In this window of another's turn.
    Window(u8),
}

/// May this card be played at this moment?
#[inline]
fn fits(r: &Rules, card: Clg, moment: Moment) -> bool {
    match (card, moment) {
        (Clg::Brutality, _) | (Clg::Exposed | Clg::Charismatic, Moment::PreRoll | Moment::Action) => true,
        (Clg::Exposed, Moment::Window(_)) => r.house.exposed_anytime,
        (Clg::Camouflage | Clg::Sacrifice, Moment::Action) => true,
        (Clg::UnexpectedPatrol, Moment::Window(number)) => number <= r.house.patrol_until,
        (Clg::FaultyIntel, Moment::Window(number)) => number == 2,
        _ => false,
    }
}

/// The bands that a card may strike.
fn victims(r: &Rules, s: &State, seat: Seat, card: Clg) -> Seats {
    let spared = u8::from(!r.house.charismatic_may_break);
    let struck = |victim: &Seat| {
        let band = s.band(*victim);
        match card {
            Clg::Charismatic => band.recruits >= r.clg(Clg::Charismatic).value.saturating_add(spared),
            _ => band.glory > 0,
        }
    };
    s.others(seat).iter().filter(struck).collect()
}

/// May Camouflage go to this place of the row?
fn can_hide(r: &Rules, s: &State, spot: usize) -> bool {
    s.stands(spot) && s.camouflaged >> spot & 1 == 0 && r.mission(s.row[spot]).camouflage
}

/// The values that may be spent on Camouflage (LR-G19), as a set of bits.
fn hiding(r: &Rules) -> u8 {
    let wanted = r.clg(Clg::Camouflage).value.min(7);
    if r.house.camouflage_exact_four { ANY & 1 << wanted } else { ANY & u8::MAX << wanted }
}

/// May the card, which the seat holds, be played now? If not, why.
fn playable(r: &Rules, s: &State, seat: Seat, card: Clg, moment: Moment) -> Result<(), Refusal> {
    if matches!(card, Clg::Mg34 | Clg::Panzerfaust) {
        return Err(Refusal::new("LR-5.40f", "lay-the-bonus-die"));
    }
    if !fits(r, card, moment) {
        let rule = if matches!(moment, Moment::Window(_)) { "LR-5.42" } else { "LR-3.3" };
        return Err(Refusal::new(rule, "wrong-moment"));
    }
    match card {
        Clg::Camouflage if !(0..SPOTS).any(|spot| can_hide(r, s, spot)) => {
            Err(Refusal::new("LR-5.40b", "nothing-to-camouflage"))
        }
        Clg::Camouflage if s.pool.counts.values() & hiding(r) == 0 => {
            Err(Refusal::new("LR-G19", "no-die-for-camouflage"))
        }
        Clg::Sacrifice if cost::payable(r, s, r.clg(Clg::Sacrifice).recruit_cost).is_none() => {
            Err(Refusal::new("LR-G15", "last-recruit"))
        }
        Clg::Sacrifice if cost::free_extra(s).is_none() => Err(Refusal::new("LR-5.40b", "no-more-extra-dice")),
        Clg::FaultyIntel if s.pool.free == 0 => Err(Refusal::new("LR-5.30", "no-die-to-remove")),
        Clg::Charismatic if victims(r, s, seat, card).is_empty() => Err(Refusal::new("LR-G16", "no-target")),
        Clg::Brutality | Clg::Exposed if victims(r, s, seat, card).is_empty() => {
            Err(Refusal::new("LR-G53", "no-target"))
        }
        _ => Ok(()),
    }
}

/// Lists the cards that the seat may play now.
#[inline]
pub fn plays(r: &Rules, s: &State, seat: Seat, moment: Moment, out: &mut Choices<Action>) {
    for &card in s.band(seat).hand.as_slice() {
        if playable(r, s, seat, card, moment).is_ok() {
            out.push(Action::Play(card));
        }
    }
}

/// Lists the cards that the seat may discard (LR-5.40d).
#[inline]
pub fn discards(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let band = s.band(seat);
    band.hand.iter().for_each(|&card| out.push(Action::Discard(card)));
    if band.shots > 0 {
        out.push(Action::Discard(Clg::Mg34));
    }
}

/// Discards a card, face down or the face-up MG-34, whose ammunition is full again (LR-G40).
pub fn discard(s: &mut State, seat: Seat, card: Clg, desk: &mut impl Desk<Event>) -> Acted {
    if !s.holds(seat, card) {
        return Err(Refusal::new("LR-5.40d", "no-such-card"));
    }
    lay_down(s, seat, card, desk);
    desk.tell(|| Event::Discarded { seat, card });
    AGAIN
}

/// The card goes from the band to its discard pile.
fn lay_down(s: &mut State, seat: Seat, card: Clg, desk: &mut impl Desk<Event>) {
    if take_from_hand(s, seat, card, desk) {
        s.clg_discard.push(card);
    }
}

fn take_from_hand(s: &mut State, seat: Seat, card: Clg, desk: &mut impl Desk<Event>) -> bool {
    let band = s.band_mut(seat);
    let hidden = band.hand.take(card).is_some();
    if hidden {
        desk.reveal();
    } else if card == Clg::Mg34 && band.shots > 0 {
        band.shots = 0;
    } else {
        return false;
    }
    true
}

/// Begins to play a card. What needs no target takes effect at once.
pub fn start(r: &Rules, s: &mut State, seat: Seat, card: Clg, moment: Moment, desk: &mut impl Desk<Event>) -> Acted {
    if !s.holds(seat, card) {
        return Err(Refusal::new("LR-3.3", "no-such-card"));
    }
    playable(r, s, seat, card, moment)?;
    match card {
        Clg::UnexpectedPatrol => {
            take_from_hand(s, seat, card, desk);
            s.row[PATROL_SPOT] = Card::PATROL;
            desk.tell(|| Event::Patrol { seat });
            Ok(Move::Go(resolved(s)))
        }
        Clg::Sacrifice => {
            lay_down(s, seat, card, desk);
            let (price, value) = (r.clg(card).recruit_cost, r.clg(card).value);
            desk.tell(|| Event::Sacrificed { seat, value });
            Ok(Move::Go(Next::Push(Step::of(StepKind::Cost, price, cost::SACRIFICE, 0))))
        }
        _ => {
            s.draft = Draft { what: DraftKind::Play, target: card as u8, ..Draft::default() };
            Ok(Move::Pick)
        }
    }
}

/// The step goes on after a card: a window begins its questions again.
fn resolved(s: &State) -> Next<Step> {
    let step = s.step();
    if step.kind == StepKind::Window { window::again(step) } else { Next::Ask }
}

/// The card that is being aimed.
pub fn aimed(draft: &Draft) -> Clg {
    Clg::ALL[usize::from(draft.target).min(Clg::ALL.len() - 1)]
}

/// Where the card in the draft may be aimed.
pub fn aims(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    match aimed(&s.draft) {
        Clg::FaultyIntel => s.pool.list_values(0, ANY, out, Action::Remove),
        Clg::Camouflage if s.draft.extra == 0 => {
            (0..SPOTS)
                .filter(|&spot| can_hide(r, s, spot))
                .for_each(|spot| out.push(Action::AtMission(Spot(spot as u8))));
        }
        Clg::Camouflage => s.pool.list_values(0, hiding(r), out, Action::Spend),
        card => victims(r, s, seat, card).iter().for_each(|victim| out.push(Action::At(victim))),
    }
}

/// Aims the card in the draft; with its last target it takes effect.
pub fn aim(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let card = aimed(&s.draft);
    match (card, action) {
        (Clg::FaultyIntel, Action::Remove(die)) => {
            if !s.pool.is_free(die) {
                return Err(Refusal::new("LR-5.30", "no-such-die"));
            }
            settle(s, seat, card, desk);
            let (victim, value) = (s.active, s.pool.shows(die));
            s.pool.remove(die);
            desk.tell(|| Event::FaultyIntel { seat, victim, value });
            Ok(Move::Go(resolved(s)))
        }
        (Clg::Camouflage, Action::AtMission(spot)) if s.draft.extra == 0 => {
            if !can_hide(r, s, spot.at()) {
                return Err(Refusal::new("LR-5.40b", "cannot-camouflage"));
            }
            s.draft.extra = spot.0 + 1;
            Ok(Move::Pick)
        }
        (Clg::Camouflage, Action::Spend(die)) if s.draft.extra > 0 => {
            if !s.pool.is_free(die) {
                return Err(Refusal::new("LR-5.40b", "no-such-die"));
            }
            let value = s.pool.shows(die);
            if hiding(r) >> value & 1 == 0 {
                return Err(Refusal::with("LR-G19", "die-does-not-hide", r.clg(card).value.into()));
            }
            let spot = usize::from(s.draft.extra - 1) % SPOTS;
            settle(s, seat, card, desk);
            s.pool.spend(die);
            s.camouflaged |= 1 << spot;
            let mission = r.kind(s.row[spot]);
            desk.tell(|| Event::Camouflaged { seat, mission, value });
            AGAIN
        }
        (Clg::Brutality | Clg::Exposed | Clg::Charismatic, Action::At(victim)) => {
            if !victims(r, s, seat, card).has(victim) {
                let rule = if card == Clg::Charismatic { "LR-G16" } else { "LR-G53" };
                return Err(Refusal::new(rule, "no-such-target"));
            }
            settle(s, seat, card, desk);
            Ok(Move::Go(strike(r, s, seat, card, victim, desk)))
        }
        _ => Err(Refusal::new("LR-3.3", "aim-the-card")),
    }
}

/// The draft is done and the card laid down.
fn settle(s: &mut State, seat: Seat, card: Clg, desk: &mut impl Desk<Event>) {
    s.draft = Draft::default();
    lay_down(s, seat, card, desk);
}

fn strike(r: &Rules, s: &mut State, seat: Seat, card: Clg, victim: Seat, desk: &mut impl Desk<Event>) -> Next<Step> {
    let value = r.clg(card).value;
    if card == Clg::Charismatic {
        desk.tell(|| Event::Charmed { seat, victim });
        return Next::Push(Step::of(StepKind::Lure, victim.0, value, 0));
    }
    let band = s.band_mut(victim);
    let from = band.glory;
    band.glory = from.saturating_sub(value);
    let to = band.glory;
    desk.tell(|| Event::Struck { seat, card, victim, from, to });
    resolved(s)
}

/// The equal die that speaks for this one.
pub fn canon(s: &State, action: Action) -> Action {
    let first = |die: Die| s.pool.canon(die, 0);
    match action {
        Action::Remove(die) if s.pool.is_free(die) => Action::Remove(first(die)),
        Action::Spend(die) if s.pool.is_free(die) => Action::Spend(first(die)),
        other => other,
    }
}
