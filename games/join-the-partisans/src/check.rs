//! The invariants: what holds after every pick.

use staffetta_kernel::{Broken, Maybe, Target};

use crate::cards::{HqCard, Year};
use crate::partisans::Leg;
use crate::place::PlaceSet;
use crate::rules::Rules;
use crate::sample_world::{unseen_missions, unseen_orders, unseen_questions};
use crate::stars::Stars;
use crate::state::{Public, State};
use crate::steps::Step;

/// Do the invariants hold?
pub fn check(r: &Rules, s: &State) -> Result<(), Broken> {
    cards(r, s)?;
    stars(r, s)?;
    medals(s)?;
    if is_prepared(&s.public) {
        outposts(r, s)?;
        figures(r, s)?;
    }
    held(r, s)
}

/// Have all figures and outposts been put on the map (JP-1)?
pub fn is_prepared(p: &Public) -> bool {
    let prepares = |step| matches!(step, Step::Figure(_) | Step::NamePartner(_) | Step::FirstWhites(_));
    !p.stack.iter().any(|&step| Step::of(step).is_some_and(prepares))
}

fn same<T: Ord + std::fmt::Debug + Copy>(
    what: &str,
    here: impl Iterator<Item = T>,
    there: impl Iterator<Item = T>,
) -> Result<(), Broken> {
    let (mut here, mut there): (Vec<T>, Vec<T>) = (here.collect(), there.collect());
    here.sort_unstable();
    there.sort_unstable();
    Broken::unless(here == there, || format!("{what}: {here:?} lie hidden, but {there:?} are unseen"))
}

/// Every card is in one place.
fn cards(r: &Rules, s: &State) -> Result<(), Broken> {
    let p = &s.public;
    for &year in Year::ALL {
        let hidden = s.secret.hq[year.slot()].iter().copied();
        same("orders", hidden, unseen_orders(r, p, year))?;
        let strange = p.hq_under[year.slot()].iter().find(|card: &&HqCard| card.year() != year);
        Broken::unless(strange.is_none(), || format!("{strange:?} lies under the deck of {}", year.word()))?;
    }
    same("missions", s.secret.missions.iter().copied(), unseen_missions(r, p))?;
    same("questions", s.secret.school.iter().copied(), unseen_questions(p))
}

/// Stars in the bag and in hands are all there are.
fn stars(r: &Rules, s: &State) -> Result<(), Broken> {
    let mut all = s.public.bag;
    for score in s.public.scores.iter() {
        let mut held = score.stars;
        held.give(&mut all, score.stars);
    }
    let wanted = if r.chosen.stars { r.stars.bag } else { Stars::default() };
    Broken::unless(all == wanted, || format!("the stars are {all:?}, not {wanted:?}"))
}

/// A medal is held by nobody but the one it was given to.
fn medals(s: &State) -> Result<(), Broken> {
    for (seat, score) in s.public.scores.iter().enumerate() {
        for year in score.medals.iter() {
            let given = s.public.medals[year.slot()].get();
            let right = given.is_some_and(|to| to.at() == seat);
            Broken::unless(right, || format!("seat {seat} holds the medal of {}", year.word()))?;
        }
    }
    Ok(())
}

/// Outposts stand apart, and there are as many as the set-up has brought.
fn outposts(r: &Rules, s: &State) -> Result<(), Broken> {
    let p = &s.public;
    let coloured = p.tasks.iter().filter(|task| task.coloured.is_some()).count();
    let places = p.outposts().len() as usize;
    Broken::unless(places == coloured + p.whites.len(), || "two outposts stand on one place".to_owned())?;
    let in_hand = p.stack.iter().any(|&step| matches!(Step::of(step), Some(Step::NewYear(_))));
    let held = p.tasks.iter().filter(|task| task.held_white).count() + usize::from(in_hand);
    let wanted = usize::from(r.cast.owners * r.chosen.whites_each);
    Broken::unless(p.whites.len() + held == wanted, || {
        format!("{} white outposts on the board and {held} held, of {wanted}", p.whites.len())
    })?;
    let whites: PlaceSet = p.whites.iter().copied().collect();
    let fallen = p.stack.iter().any(|&step| matches!(Step::of(step), Some(Step::School(_))));
    // Who has perished leaves everything as it lay.
    for owner in r.cast.owners().filter(|owner| p.tasks[owner.at()].leg != Leg::Perished) {
        let task = &p.tasks[owner.at()];
        let goes = matches!(task.leg, Leg::ToColoured | Leg::AtColoured);
        let just_fallen = fallen && p.owner_of(r, p.active) == owner;
        let right = task.coloured.is_some() == (goes && !just_fallen) && task.hq.is_some() == goes;
        Broken::unless(right, || format!("the coloured outpost of seat {} does not fit its task", owner.0))?;
        if let Some(claim) = task.claim.get() {
            let waits = task.leg == Leg::ToWhite && p.helper_of(r, owner).is_some_and(|olga| p.at(olga) == Some(claim));
            let right = whites.has(claim) && (task.leg == Leg::AtWhite || waits);
            Broken::unless(right, || format!("seat {} claims what it cannot", owner.0))?;
        }
    }
    Ok(())
}

/// Whoever plays stands somewhere; whoever has finished stands nowhere.
fn figures(r: &Rules, s: &State) -> Result<(), Broken> {
    let p = &s.public;
    for seat in r.cast.partisans() {
        let finished = p.task_of(r, seat).leg == Leg::Finished;
        let stands = p.at(seat).is_some();
        Broken::unless(stands != finished, || format!("the figure of seat {} is lost", seat.0))?;
    }
    Broken::unless(p.ring.len() == r.cast.partisans().count(), || "the ring has everybody in it".to_owned())
}

/// Deserters, captives and hunts.
fn held(r: &Rules, s: &State) -> Result<(), Broken> {
    let p = &s.public;
    for task in p.tasks.iter() {
        let both = task.deserter_left > 0 && task.captive;
        Broken::unless(!both && task.deserter_left <= r.numbers.deserter_turns, || {
            "nobody is deserter and captive, nor deserter for ever".to_owned()
        })?;
        Broken::unless(!task.is_held() || matches!(task.leg, Leg::AtWhite | Leg::Perished), || {
            "the held stand on white outposts".to_owned()
        })?;
    }
    let hunts = p.hunt.searcher.is_some();
    let placed = s.secret.traitor.get().is_some_and(|card| p.hunt.left.has(card));
    let found = s.secret.traitor != Maybe::NONE;
    Broken::unless(hunts == found && (!hunts || placed), || "the Traitor is among the cards that are left".to_owned())
}
