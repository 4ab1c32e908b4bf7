//! The picks of a compound choice: dice laid one by one on the slots of a card or in payment, or a card aimed.
//! A pick is listed only if the whole can still be completed (LR-5.32, LR-5.33).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, Move, action, play, purchase};
use crate::action::Action;
use crate::cover::{Cover, Need};
use crate::dice::{BONUS, Die, Tally, dice_of};
use crate::event::{Event, Shown};
use crate::rules::{Mission, Rules};
use crate::state::{Draft, DraftKind, State, Step, used};

/// The mission of the draft, if it is one.
#[inline]
pub fn mission<'a>(r: &'a Rules, s: &State) -> Option<&'a Mission> {
    matches!(s.draft.what, DraftKind::Defeat | DraftKind::DefeatAlt)
        .then(|| r.mission(s.row[usize::from(s.draft.target) & 3]))
}

/// What has to be covered.
#[inline]
pub fn need<'a>(r: &'a Rules, s: &State) -> &'a Need {
    match (s.draft.what, mission(r, s)) {
        (DraftKind::DefeatAlt, Some(mission)) => mission.alt.as_ref().unwrap_or(&mission.need),
        (_, Some(mission)) => &mission.need,
        (DraftKind::CoverVichy, _) => &r.vichy,
        _ if s.draft.extra == 1 => &r.discount,
        _ => &r.price,
    }
}

#[inline]
fn is_purchase(what: DraftKind) -> bool {
    matches!(what, DraftKind::Sow | DraftKind::Steal | DraftKind::Buy)
}

/// May Boutroux's price be named now: before any die is laid?
#[inline]
fn can_discount(r: &Rules, s: &State) -> bool {
    purchase::may_discount(s)
        && is_purchase(s.draft.what) & (s.draft.extra == 0) & (s.draft.all_laid() == 0)
        && r.discount.coverable(Tally::of(s.draft.left))
}

/// Opens a draft that dice follow.
pub fn open(r: &Rules, s: &mut State, what: DraftKind, target: u8, bonus: u16) -> Acted {
    s.draft = Draft { what, target, bonus, ..Draft::default() };
    let on = mission(r, s);
    s.draft.left = s.pool.counts.and(r.bonus_counts(bonus, on));
    let cover = Cover::start(need(r, s));
    s.draft.set_cover(cover);
    Ok(Move::Pick)
}

pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    if s.draft.what == DraftKind::Play {
        return play::aims(r, s, seat, out);
    }
    if can_discount(r, s) {
        out.push(Action::Discount);
    }
    let (need, cover, left) = (need(r, s), s.draft.cover(), s.draft.left);
    let takes = cover.takes_of(need, left);
    s.pool.list_values(s.draft.all_laid(), takes, out, Action::Lay);
    if s.draft.bonus != 0 {
        let on = mission(r, s);
        for die in dice_of(s.draft.bonus).filter(|&die| takes >> r.bonus_value(die, on) & 1 == 1) {
            out.push(Action::Lay(die));
        }
    }
}

pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    match action {
        _ if s.draft.what == DraftKind::Play => play::aim(r, s, seat, action, desk),
        Action::Discount => {
            if !can_discount(r, s) {
                return Err(Refusal::new("LR-5.40a", "no-discount"));
            }
            s.draft.extra = 1;
            s.draft.set_cover(Cover::start(&r.discount));
            Ok(Move::Pick)
        }
        Action::Lay(die) => lay(r, s, die, desk),
        _ => Err(Refusal::new("LR-5.32", "lay-the-dice")),
    }
}

/// What the die would count, if it may be laid at all.
fn value_of(r: &Rules, s: &State, die: Die) -> Result<u8, Refusal> {
    if die.is_bonus() {
        if s.draft.bonus & die.bit() == 0 {
            return Err(Refusal::new("LR-3.5", "no-such-bonus"));
        }
        return Ok(r.bonus_value(die, mission(r, s)));
    }
    if !s.pool.is_free(die) || s.draft.all_laid() & die.bit() != 0 {
        return Err(Refusal::new("LR-G71", "die-not-free"));
    }
    Ok(s.pool.shows(die))
}

fn lay(r: &Rules, s: &mut State, die: Die, desk: &mut impl Desk<Event>) -> Acted {
    let value = value_of(r, s, die)?;
    let need = need(r, s);
    let cover = s.draft.cover();
    let Some(then) = cover.lay(need, value) else {
        return Err(if cover.slot < need.whites {
            Refusal::with("LR-5.32", "die-too-low", need.white[usize::from(cover.slot) & 3].into())
        } else {
            Refusal::new("LR-5.33", "die-too-many")
        });
    };
    let left = s.draft.left.without(value);
    if !then.can_end(need, left) {
        return Err(Refusal::new("LR-5.32", "cannot-complete"));
    }
    s.draft.laid[usize::from(cover.slot) & 3] |= die.bit();
    s.draft.left = left;
    s.draft.bonus &= !die.bit();
    if then.done(need) {
        return Ok(Move::Go(resolve(r, s, desk)));
    }
    s.draft.set_cover(then);
    Ok(Move::Pick)
}

/// What was chosen, once the last die is laid.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    pub what: DraftKind,
    pub target: u8,
    /// The dice on each slot.
    laid: [u16; 4],
}

impl Chosen {
    /// The dice for the log. They keep their values when they are spent.
    pub fn dice(&self, r: &Rules, s: &State) -> Shown {
        let defeat = matches!(self.what, DraftKind::Defeat | DraftKind::DefeatAlt);
        let on = defeat.then(|| r.mission(s.row[usize::from(self.target) & 3]));
        let value = |die: Die| if die.is_bonus() { r.bonus_value(die, on) } else { s.pool.shows(die) };
        self.laid.iter().flat_map(|&set| dice_of(set)).map(value).collect()
    }
}

/// The last die is laid: the choice takes effect.
fn resolve(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let chosen = Chosen { what: s.draft.what, target: s.draft.target, laid: s.draft.laid };
    let discounted = s.draft.extra == 1;
    let laid = s.draft.all_laid();
    let left = s.draft.left.but(r.bonus_counts(s.draft.bonus, mission(r, s)));
    s.draft = Draft::default();
    s.pool.spend_all(laid & !BONUS, left);
    for die in dice_of(laid & BONUS) {
        action::use_bonus(r, s, die, desk);
    }
    if is_purchase(chosen.what) {
        if discounted {
            s.used |= used::BOUTROUX;
        }
        purchase::resolve(r, s, chosen, desk)
    } else {
        action::resolve(r, s, chosen, desk)
    }
}

/// The equal die that speaks for this one.
pub fn canon(s: &State, action: Action) -> Action {
    match action {
        Action::Lay(die) if !die.is_bonus() => {
            let laid = s.draft.all_laid();
            if s.pool.is_free(die) && laid & die.bit() == 0 { Action::Lay(s.pool.canon(die, laid)) } else { action }
        }
        other => play::canon(s, other),
    }
}
