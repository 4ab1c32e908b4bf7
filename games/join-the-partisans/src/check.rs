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
use crate::steps::new_year::NewYear;
use crate::steps::partisan_school::School;
use crate::steps::preparation::{Figure, FirstWhites, NamePartner};

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
    Step::begun::<Figure>(&p.stack).is_none()
        && Step::begun::<NamePartner>(&p.stack).is_none()
        && Step::begun::<FirstWhites>(&p.stack).is_none()
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
    let in_hand = Step::begun::<NewYear>(&p.stack).is_some();
    let held = p.tasks.iter().filter(|task| task.held_white).count() + usize::from(in_hand);
    let wanted = usize::from(r.cast.owners * r.chosen.whites_each);
    Broken::unless(p.whites.len() + held == wanted, || {
        format!("{} white outposts on the board and {held} held, of {wanted}", p.whites.len())
    })?;
    let whites: PlaceSet = p.whites.iter().copied().collect();
    let fallen = Step::begun::<School>(&p.stack).is_some();
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

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::prelude::*;
    use staffetta_kernel::serde_json::{Value, json};
    use staffetta_kernel::{FastRng, LabDesk, Seat, Setup};

    use crate::JoinThePartisans;
    use crate::place::Place;

    /// What is done to a table that was in order, and what is said of it.
    type Damage = (&'static str, fn(&Rules, &mut State));

    /// Seat 0 stands before its coloured outpost, seat 1 is on its way to a white one.
    fn under_way() -> Value {
        json!({
            "before_turn_of": 0,
            "ring": [0, 1],
            "figures": { "0": "KRS", "1": "SOS" },
            "whites": ["MAR", "KOP"],
            "tasks": { "0": { "leg": "at_coloured", "coloured": "KRS", "hq": "HQ41-01" } },
        })
    }

    fn each_is_seen(damages: &[Damage]) {
        let r = Setup::seats(2).ready::<JoinThePartisans>().expect("the usual rules").rules;
        let mut s = JoinThePartisans::set_up(&r, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
        JoinThePartisans::apply_given(&r, &mut s, &under_way()).expect("a table");
        check(&r, &s).expect("everything in order");
        for (number, (said, damage)) in damages.iter().enumerate() {
            let mut damaged = s;
            damage(&r, &mut damaged);
            let broken = check(&r, &damaged).expect_err(said).what;
            assert!(broken.contains(said), "{number}: '{broken}' instead of '{said}'");
        }
    }

    #[test]
    fn cards_and_stars_in_disorder_are_seen() {
        each_is_seen(&[
            ("orders", |_, s| {
                s.secret.hq[0].pop();
            }),
            ("missions", |_, s| {
                s.secret.missions.pop();
            }),
            ("questions", |_, s| {
                s.secret.school.pop();
            }),
            ("lies under the deck of 1942", |_, s| {
                let card = s.secret.hq[0].top().expect("an order");
                s.public.hq_under[1].push(card);
            }),
            ("the stars are", |_, s| s.public.bag.red += 1),
            ("the stars are", |_, s| s.public.scores[0].stars.white += 1),
            ("seat 0 holds the medal of 1941", |_, s| s.public.scores[0].medals.add(Year::Y1941)),
            ("seat 0 holds the medal of 1941", |_, s| {
                s.public.scores[0].medals.add(Year::Y1941);
                s.public.medals[0] = Maybe::some(Seat(1));
            }),
        ]);
    }

    #[test]
    fn outposts_and_figures_in_disorder_are_seen() {
        each_is_seen(&[
            ("two outposts stand on one place", |_, s| s.public.whites.as_mut_slice()[0] = Place::Krs),
            ("1 white outposts on the board", |_, s| {
                s.public.whites.pop();
            }),
            ("white outposts on the board", |_, s| s.public.tasks[0].held_white = !s.public.tasks[0].held_white),
            ("the coloured outpost of seat 0", |_, s| s.public.tasks[0].leg = Leg::ToWhite),
            ("the coloured outpost of seat 0", |_, s| s.public.tasks[0].coloured = Maybe::NONE),
            ("seat 1 claims what it cannot", |_, s| s.public.tasks[1].claim = Maybe::some(Place::Mar)),
            ("seat 1 claims what it cannot", |_, s| {
                s.public.tasks[1].leg = Leg::AtWhite;
                s.public.tasks[1].claim = Maybe::some(Place::Sos);
            }),
            ("the figure of seat 0 is lost", |_, s| s.public.figures[0] = Maybe::NONE),
            ("the figure of seat 1 is lost", |_, s| s.public.tasks[1].leg = Leg::Finished),
            ("the ring has everybody in it", |_, s| {
                s.public.ring.pop();
            }),
        ]);
    }

    #[test]
    fn who_is_held_in_disorder_is_seen() {
        each_is_seen(&[
            ("nobody is deserter and captive", |_, s| {
                s.public.tasks[1].deserter_left = 1;
                s.public.tasks[1].captive = true;
            }),
            ("nor deserter for ever", |r, s| s.public.tasks[1].deserter_left = r.numbers.deserter_turns + 1),
            ("the held stand on white outposts", |_, s| s.public.tasks[1].deserter_left = 1),
            ("the held stand on white outposts", |_, s| s.public.tasks[1].captive = true),
            ("the Traitor is among the cards", |_, s| s.public.hunt.searcher = Maybe::some(Seat(0))),
        ]);
    }
}
