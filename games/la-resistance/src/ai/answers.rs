//! How a bot answers each step but the action step.

use staffetta_kernel::{Choices, Rng, Seat};

use super::{Plan, listed, value};
use crate::action::{Action, Ducks, Loss};
use crate::cards::{Clg, EventKind, Leader};
use crate::leader_powers;
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public, State};
use crate::steps::before_the_roll::BeforeTheRoll;
use crate::steps::blue_dice::BlueDice;
use crate::steps::botched_raid::{self, BotchedRaid};
use crate::steps::choice_of_leaders::{Blind, InSeatOrder};
use crate::steps::duck_and_run::Duck;
use crate::steps::instant_event::ChooseLoss;
use crate::steps::purchases::OverLimit;
use crate::steps::reaction_window::{ReactionWindow, Window};
use crate::steps::roll::Roll;
use crate::steps::turn::{self, TurnStage};

/// A step that is planned as it is answered quickly.
macro_rules! answered_alike {
    ($($Step:ty: $answer:expr;)+) => { $(
        impl Plan for $Step {
            fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
                let answer: fn(Self, &Rules, &Public, Seat) -> Action = $answer;
                out.push(answer(self, r, &s.public, seat));
            }
            fn rollout(
                self, r: &Rules, s: &State, seat: Seat, _: &Choices<Action>, _: &mut impl Rng,
            ) -> Option<Action> {
                let answer: fn(Self, &Rules, &Public, Seat) -> Action = $answer;
                Some(answer(self, r, &s.public, seat))
            }
        }
    )+ };
}

answered_alike! {
    ChooseLoss: |_, r, p, seat| choose_loss(r, p, seat);
    Duck: |duck, r, p, _| how_many_ducks(duck, r, p);
    Roll: |_, r, p, _| keep_or_not(r, p);
    BlueDice: |_, r, p, _| roll_on_or_stop(r, p);
    BotchedRaid: |_, _, p, _| take_from(p);
}

impl Plan for InSeatOrder {
    fn plan(self, r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        out.extend(rng.one_of(&listed(r, s, seat)));
    }
}

impl Plan for Blind {
    fn plan(self, r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        out.extend(rng.one_of(&listed(r, s, seat)));
    }
}

impl Plan for BeforeTheRoll {
    /// Saint-Pierre gives from five recruits on, or when the gift may win; then the cards of the own turn; then the
    /// roll.
    fn plan(self, r: &Rules, s: &State, _: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        if let Some(gift) = gift(r, &s.public) {
            return out.push(gift);
        }
        if !own_cards(r, s, out) {
            out.push(Action::Roll);
        }
    }

    fn rollout(self, r: &Rules, s: &State, _: Seat, _: &Choices<Action>, _: &mut impl Rng) -> Option<Action> {
        gift(r, &s.public).or(Some(Action::Roll))
    }
}

impl Plan for ReactionWindow {
    /// What to play in a window: Brutality in R4, Faulty Intel against one who is near victory, a patrol for the
    /// leader.
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        let p = &s.public;
        let may = |card: Clg| s.hand(seat).has(card) && listed(r, s, seat).contains(&Action::Play(card));
        let (victim, target) = (p.own(), r.house.target_glory);
        let ahead = p.living.iter().all(|other| p.bands[other].glory <= victim.glory);
        let near = victim.glory + 4 >= target;
        if self.window == Window::R4 && victim.glory >= target {
            for card in [Clg::Exposed, Clg::Brutality] {
                let stops = victim.glory - r.clg(card).value.min(victim.glory) < target;
                if may(card) && (stops || card == Clg::Brutality) {
                    return out.extend([Action::Play(card), Action::At(p.active)]);
                }
            }
        }
        if near && may(Clg::FaultyIntel) {
            let best = p.pool.free.iter().max_by_key(|&die| (p.pool.shows(die), std::cmp::Reverse(die)));
            if let Some(die) = best {
                return out.extend([Action::Play(Clg::FaultyIntel), Action::Remove(die)]);
            }
        }
        if may(Clg::UnexpectedPatrol) && ahead && victim.glory * 2 >= target {
            return out.push(Action::Play(Clg::UnexpectedPatrol));
        }
        out.push(Action::Pass);
    }

    /// Strike a winner, else pass.
    fn rollout(self, _: &Rules, _: &State, _: Seat, choices: &Choices<Action>, _: &mut impl Rng) -> Option<Action> {
        let strike = Action::Play(Clg::Brutality);
        Some(if self.window == Window::R4 && choices.contains(&strike) { strike } else { Action::Pass })
    }
}

impl Plan for OverLimit {
    fn plan(self, _: &Rules, s: &State, seat: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        let shown = (s.public.bands[seat].mg34_shots > 0).then_some(Clg::Mg34);
        let worst = s.hand(seat).iter().copied().chain(shown).min_by_key(|&card| value::keeping(card));
        out.push(Action::Discard(worst.unwrap_or_default()));
    }
}

/// Glory or recruits in Botched Raids.
fn choose_loss(r: &Rules, p: &Public, seat: Seat) -> Action {
    let (band, card) = (&p.bands[seat], r.event(EventKind::BotchedRaids));
    let glory = value::band(band.recruits, band.glory.saturating_sub(card.glory));
    let recruits = value::band(band.recruits.saturating_sub(card.recruits), band.glory);
    Action::Choose(if glory > recruits { Loss::Glory } else { Loss::Recruit })
}

/// As many ducks as pay.
fn how_many_ducks(duck: Duck, r: &Rules, p: &Public) -> Action {
    let band = &p.bands[duck.seat];
    let closing = turn::stage(p) == Some(TurnStage::Assessment);
    let watched = closing && value::is_watched(p);
    let worth = |recruits, glory| {
        if closing { value::at_close(r, recruits, glory, watched) } else { value::band(recruits, glory) }
    };
    let bounds = (duck.least, duck.most(r, p));
    let (saved, _) = value::best_duck(r, (band.recruits, band.glory), duck.loss, bounds, worth);
    Action::Duck(Ducks(saved))
}

/// Saint-Pierre's gift, to the weakest scorer.
fn gift(r: &Rules, p: &Public) -> Option<Action> {
    leader_powers::may_give(r, p).ok()?;
    let (band, card) = (p.own(), r.leader(Leader::SaintPierre));
    let winning = band.glory + card.value >= r.house.target_glory && band.recruits > 3;
    if band.recruits < 5 && !winning {
        return None;
    }
    let room = |seat: &Seat| p.bands[*seat].recruits + card.recruits <= r.house.recruit_cap;
    let weakest =
        p.others(p.active).iter().filter(room).min_by_key(|&seat| (p.bands[seat].glory, p.bands[seat].recruits));
    weakest.map(Action::Gift)
}

/// Charismatic whenever it brings somebody, Exposed on a rival who has enough to lose, Brutality only on one who is
/// about to win. Tells whether there was something to play.
pub fn own_cards(r: &Rules, s: &State, out: &mut Vec<Action>) -> bool {
    let p = &s.public;
    let near = r.house.target_glory.saturating_sub(3);
    for &card in s.hand(p.active).as_slice() {
        let enough = match card {
            Clg::Exposed => r.clg(card).value + 2,
            Clg::Brutality => near,
            Clg::Charismatic if p.own().recruits < r.house.recruit_cap => 0,
            _ => continue,
        };
        let spared = card != Clg::Charismatic;
        let rivals = p
            .others(p.active)
            .iter()
            .filter(|&seat| p.bands[seat].glory >= enough && (spared || p.bands[seat].recruits > r.clg(card).value));
        // All that may be done is listed only where it matters.
        if let Some(rival) = value::foremost(p, rivals)
            && listed(r, s, p.active).contains(&Action::Play(card))
        {
            out.extend([Action::Play(card), Action::At(rival)]);
            return true;
        }
    }
    false
}

/// A Mulligan below 17 pips; Ferrand rerolls a small die.
fn keep_or_not(r: &Rules, p: &Public) -> Action {
    let smallest = p.pool.counts.least(1).unwrap_or(6);
    let die = p.pool.free.iter().find(|&die| p.pool.shows(die) == smallest);
    let may_mulligan = p.mulligans < r.house.mulligan_limit
        && p.mulligans == 0
        && !p.has_used(OncePerTurn::Ferrand)
        && p.pool.free.len() >= 2;
    match die {
        Some(die) if may_mulligan && p.pool.counts.pips() < 17 => Action::Mulligan(die),
        Some(die) if leader_powers::may_reroll(p).is_ok() && smallest <= 3 => Action::Reroll(die),
        _ => Action::Keep,
    }
}

/// Roll on with two recruits, or with glory to duck.
fn roll_on_or_stop(r: &Rules, p: &Public) -> Action {
    let loss = r.numbers.blue_one_recruits;
    let safe = p.own().recruits > loss || r.most_ducks(loss, p.own().glory) >= loss;
    if safe { Action::RollBlue } else { Action::StopBlue }
}

/// From the rival with the most glory.
fn take_from(p: &Public) -> Action {
    value::foremost(p, botched_raid::victims(p).iter()).map_or(Action::TakeNone, Action::Take)
}
