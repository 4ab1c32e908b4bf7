//! The table before the first decision: who starts, and the decks (JP-1.2, JP-1.3).

use staffetta_kernel::{Array, Desk, Maybe, Padding, Pile, Seat, Seats, flow};

use crate::JoinThePartisans;
use crate::cards::{HqCard, HqCards, MissionCard, Question, Questions, Year};
use crate::event::{Event, listed};
use crate::partisans::{Score, Task};
use crate::rules::Rules;
use crate::stars::Stars;
use crate::state::{FIGURES, Hunt, OWNERS, Pair, Public, Secret, State};
use crate::steps::preparation::Figure;
use crate::steps::{Stack, Step};
use staffetta_kernel::Target;

/// Every owner rolls one die; the highest starts; those tied roll again (JP-1.2).
fn starter(r: &Rules, desk: &mut impl Desk<Event>) -> Seat {
    if !r.chosen.roll_for_start {
        return Seat(0);
    }
    let mut left: Pile<Seat, OWNERS> = r.cast.owners().collect();
    while left.len() > 1 {
        let mut dice = [0; OWNERS];
        let rolled = &mut dice[..left.len()];
        desk.roll("starting dice", 6, rolled);
        let highest = rolled.iter().max().copied();
        left = left.iter().zip(&*rolled).filter(|&(_, &die)| Some(die) == highest).map(|(&seat, _)| seat).collect();
    }
    left[0]
}

/// A new table, with all decks shuffled.
pub fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, flow::Stuck> {
    let first = starter(r, desk);
    desk.tell(|| Event::Starts(first));
    if !r.handed_down.commanders.is_empty() {
        desk.tell(|| Event::Addressed(listed(r.handed_down.commanders)));
    }
    let mut hq = Array([Pile::<HqCard, 30>::new(); Year::ALL.len()]);
    for &year in Year::ALL.iter().filter(|&&year| year >= r.chosen.first_year) {
        let deck = &mut hq[year.slot()];
        *deck = HqCard::of(year).collect();
        desk.shuffle("headquarters deck", deck.as_mut_slice());
    }
    let mut missions: Pile<MissionCard, 43> = r.mission_deck().iter().copied().collect();
    desk.shuffle("mission deck", missions.as_mut_slice());
    desk.tell(|| Event::MissionsShuffled(missions.len(), "JP-1.3"));
    let mut school: Pile<Question, 100> = Question::all().collect();
    desk.shuffle("school pile", school.as_mut_slice());
    let school = r.handed_down.met_last(school);
    let secret =
        Secret { hq, missions, school, traitor: Maybe::NONE, draft: Default::default(), padding: Padding::ZERO };
    let public = Public {
        round: 0,
        turn: 0,
        stack: [Step::from(Figure { seat: first }).packed()].into_iter().collect::<Stack>(),
        active: first,
        moved: false,
        ring: (0..r.cast.owners).map(|steps| first.left(steps, r.cast.owners)).collect(),
        figures: Array([Maybe::NONE; FIGURES]),
        tasks: Array([Task::new(r.chosen.first_year); OWNERS]),
        scores: Array([Score::default(); FIGURES]),
        pair: Pair::default(),
        whites: Pile::new(),
        medals: Array([Maybe::NONE; Year::ALL.len()]),
        finished: Pile::new(),
        hunt: Hunt::default(),
        hq_under: Array([Pile::new(); Year::ALL.len()]),
        hq_out: HqCards::default(),
        mission_discard: Pile::new(),
        question: Maybe::NONE,
        resolved: Maybe::NONE,
        school_under: Pile::new(),
        boxed: Questions::default(),
        bag: if r.chosen.stars { r.stars.bag } else { Stars::default() },
        bots: if r.chosen.bots { Seats::all(r.cast.seats) } else { Seats::NONE },
        gone: Seats::NONE,
        repelled: 0,
        padding: Padding::ZERO,
    };
    let mut s = State { public, secret };
    flow::start::<JoinThePartisans>(r, &mut s, desk)?;
    Ok(s)
}
