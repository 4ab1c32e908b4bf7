//! Common sense: a steady player that looks one turn ahead, a quick hunch for search, and what a position is worth.

mod fit;
mod hunch;
mod turn;
mod value;

pub use hunch::hunch;

use staffetta_kernel::{Choices, MAX_SEATS, Rng, Seat};

use crate::action::{Action, Ducks, Loss};
use crate::cards::{Clg, EventKind, Leader};
use crate::imagine::reimagine;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind, used};
use crate::steps;
use crate::view::View;

/// The picks of a steady player. It looks only at what its view shows: the hidden places of the world it thinks in are
/// filled by chance and never looked at.
pub fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
    let mut s = State::blank();
    reimagine(r, v, rng, &mut s);
    if s.draft.is_open() {
        let mut choices = Choices::new();
        steps::actions(r, &s, seat, &mut choices);
        return out.push(hunch(r, &s, seat, &choices, rng));
    }
    let step = s.step();
    match step.kind {
        StepKind::Leaders | StepKind::BlindLeaders => {
            let mut choices = Choices::new();
            steps::actions(r, &s, seat, &mut choices);
            out.extend(rng.one_of(&choices));
        }
        StepKind::Choose => out.push(choose(r, &s, seat)),
        StepKind::Duck => out.push(duck(r, &s, step)),
        StepKind::PreRoll => pre_roll(r, &s, out),
        StepKind::PostRoll => out.push(post_roll(r, &s)),
        StepKind::Explode => out.push(explode(r, &s)),
        StepKind::Window => window(r, &s, step, seat, out),
        StepKind::OverLimit => out.push(over_limit(&s)),
        StepKind::Take => out.push(take(&s)),
        _ => {
            if !own_cards(r, &s, out) {
                turn::picks(r, &s, out);
            }
        }
    }
    if out.is_empty() {
        out.push(steps::neutral(r, &s, seat));
    }
}

/// Glory or recruits in Botched Raids.
pub(crate) fn choose(r: &Rules, s: &State, seat: Seat) -> Action {
    let (band, card) = (s.band(seat), r.event(EventKind::BotchedRaids));
    let glory = value::band(band.recruits, band.glory.saturating_sub(card.glory));
    let recruits = value::band(band.recruits.saturating_sub(card.recruits), band.glory);
    Action::Choose(if glory > recruits { Loss::Glory } else { Loss::Recruit })
}

/// As many ducks as pay.
pub(crate) fn duck(r: &Rules, s: &State, step: Step) -> Action {
    let seat = Seat(step.a);
    let band = s.band(seat);
    let closing = s.steps.iter().any(|step| step.kind == StepKind::Assess);
    let watched = closing && value::is_watched(s);
    let worth = |recruits, glory| {
        if closing { value::at_close(r, recruits, glory, watched) } else { value::band(recruits, glory) }
    };
    let loss = steps::duck::loss(r, s);
    let (saved, _) = value::best_duck(r, (band.recruits, band.glory), loss, (step.b, step.c), worth);
    Action::Duck(Ducks(saved))
}

/// Saint-Pierre gives from five recruits on, or when the gift may win; then the cards of the own turn; then the roll.
fn pre_roll(r: &Rules, s: &State, out: &mut Vec<Action>) {
    if let Some(gift) = gift(r, s) {
        return out.push(gift);
    }
    if !own_cards(r, s, out) {
        out.push(Action::Roll);
    }
}

/// The gift, to the weakest scorer.
pub(crate) fn gift(r: &Rules, s: &State) -> Option<Action> {
    let (band, card) = (s.own(), r.leader(Leader::SaintPierre));
    if band.leader != Leader::SaintPierre || s.has_used(used::GIFT) {
        return None;
    }
    let least = r.house.henry_min_recruits.max(card.recruits + 1);
    let winning = band.glory + card.value >= r.house.target_glory && band.recruits > 3;
    if band.recruits < least.max(if winning { 0 } else { 5 }) {
        return None;
    }
    let room = |seat: &Seat| s.band(*seat).recruits + card.recruits <= r.house.recruit_cap;
    let weakest =
        s.others(s.active).iter().filter(room).min_by_key(|&seat| (s.band(seat).glory, s.band(seat).recruits));
    weakest.map(Action::Gift)
}

/// Charismatic whenever it brings somebody, Exposed on a rival who has enough to lose, Brutality only on one who is
/// about to win. Tells whether there was something to play.
fn own_cards(r: &Rules, s: &State, out: &mut Vec<Action>) -> bool {
    let mut choices = Choices::new();
    steps::actions(r, s, s.active, &mut choices);
    let near = r.house.target_glory.saturating_sub(3);
    for &card in s.own().hand.as_slice() {
        if !choices.contains(&Action::Play(card)) {
            continue;
        }
        let enough = match card {
            Clg::Exposed => r.clg(card).value + 2,
            Clg::Brutality => near,
            Clg::Charismatic if s.own().recruits < r.house.recruit_cap => 0,
            _ => continue,
        };
        let spared = u8::from(card == Clg::Charismatic);
        let rivals = s
            .others(s.active)
            .iter()
            .filter(|&seat| s.band(seat).glory >= enough && (spared == 0 || s.band(seat).recruits > r.clg(card).value));
        if let Some(rival) = value::foremost(s, rivals) {
            out.extend([Action::Play(card), Action::At(rival)]);
            return true;
        }
    }
    false
}

/// A Mulligan below 17 pips; Ferrand rerolls a small die.
pub(crate) fn post_roll(r: &Rules, s: &State) -> Action {
    let smallest = s.pool.counts.least(1).unwrap_or(6);
    let die = crate::dice::dice_of(s.pool.free).find(|&die| s.pool.shows(die) == smallest);
    let may_mulligan = s.mulligans < r.house.mulligan_limit
        && s.mulligans == 0
        && !s.has_used(used::FERRAND)
        && s.pool.free.count_ones() >= 2;
    match die {
        Some(die) if may_mulligan && s.pool.counts.pips() < 17 => Action::Mulligan(die),
        Some(die) if s.own().leader == Leader::Ferrand && !s.has_used(used::FERRAND) && smallest <= 3 => {
            Action::Reroll(die)
        }
        _ => Action::Keep,
    }
}

/// Roll on with two recruits, or with glory to duck.
pub(crate) fn explode(r: &Rules, s: &State) -> Action {
    let loss = r.numbers.blue_one_recruits;
    let safe = s.own().recruits > loss || r.most_ducks(loss, s.own().glory) >= loss;
    if safe { Action::RollBlue } else { Action::StopBlue }
}

/// What to play in a window: Brutality in R4, Faulty Intel against one who is near victory, a patrol for the leader.
fn window(r: &Rules, s: &State, step: Step, seat: Seat, out: &mut Vec<Action>) {
    let mut choices = Choices::new();
    steps::actions(r, s, seat, &mut choices);
    let may = |card: Clg| choices.contains(&Action::Play(card));
    let (victim, target) = (s.own(), r.house.target_glory);
    let ahead = s.living.iter().all(|other| s.band(other).glory <= victim.glory);
    let near = victim.glory + 4 >= target;
    if step.a == 4 && victim.glory >= target {
        for card in [Clg::Exposed, Clg::Brutality] {
            let stops = victim.glory - r.clg(card).value.min(victim.glory) < target;
            if may(card) && (stops || card == Clg::Brutality) {
                return out.extend([Action::Play(card), Action::At(s.active)]);
            }
        }
    }
    if near && may(Clg::FaultyIntel) {
        let best = crate::dice::dice_of(s.pool.free).max_by_key(|&die| (s.pool.shows(die), std::cmp::Reverse(die)));
        if let Some(die) = best {
            return out.extend([Action::Play(Clg::FaultyIntel), Action::Remove(die)]);
        }
    }
    if may(Clg::UnexpectedPatrol) && ahead && victim.glory * 2 >= target {
        return out.push(Action::Play(Clg::UnexpectedPatrol));
    }
    out.push(Action::Pass);
}

fn over_limit(s: &State) -> Action {
    let band = s.own();
    let shown = (band.shots > 0).then_some(Clg::Mg34);
    let worst = band.hand.iter().copied().chain(shown).min_by_key(|&card| value::keeping(card));
    Action::Discard(worst.unwrap_or_default())
}

/// From the rival with the most glory.
pub(crate) fn take(s: &State) -> Action {
    value::foremost(s, steps::take::targets(s).iter()).map_or(Action::TakeNone, Action::Take)
}

/// What a glory, a recruit's worth, a card and the last place in the order of turns add to the logarithm of a band's
/// chances: fitted to some 30,000 positions of games among steady players.
const GLORY: f32 = 0.14;
const RECRUIT: f32 = 0.07;
const CARD: f32 = 0.2;
const LAST: f32 = -0.4;

/// The share of the victory that each band may expect.
pub fn worth(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
    if s.is_over() {
        return steps::close::outcome(s).shares();
    }
    let mut shares = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in s.living.iter() {
        let band = s.band(seat);
        let glory = f32::from(band.glory.min(r.house.target_glory)) * 12.0 / f32::from(r.house.target_glory);
        let distance = f32::from((seat.0 + s.seats - s.active.0) % s.seats) / f32::from(s.seats - 1);
        let strength =
            GLORY * glory + RECRUIT * value::recruits(band.recruits) + CARD * f32::from(band.cards()) + LAST * distance;
        shares[seat.at()] = strength.exp();
        sum += shares[seat.at()];
    }
    for share in &mut shares {
        *share /= sum;
    }
    shares
}
