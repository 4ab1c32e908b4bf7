//! The game's common sense: a steady commander who counts the table, keeps most promises and spends cards only for a
//! reason. It reads what the seat may know: the table, its own cards, what others said.

mod commit;
mod effects;
mod moves;
mod others;
mod value;

use staffetta_kernel::{Choices, Rng, Seat, Target};

use crate::action::{Action, Points, Unit};
use crate::cards::{Board, Card, Sphere};
use crate::imagine;
use crate::rules::Rules;
use crate::state::{State, StepKind};
use crate::steps;
use crate::steps::limit;
use crate::view::View;

pub use value::{prize, worth};

/// No plan is longer.
const MOST: usize = 64;

/// Picks in the making, without the heap.
pub(crate) struct Picks {
    list: [Action; MOST],
    count: usize,
}

impl Picks {
    fn new() -> Self {
        Self { list: [Action::Ready; MOST], count: 0 }
    }

    fn push(&mut self, pick: Action) {
        if let Some(free) = self.list.get_mut(self.count) {
            *free = pick;
            self.count += 1;
        }
    }

    fn as_slice(&self) -> &[Action] {
        &self.list[..self.count]
    }
}

/// One seat's look at the table.
#[derive(Clone, Copy)]
pub(crate) struct Mind<'a> {
    pub r: &'a Rules,
    pub s: &'a State,
    pub seat: Seat,
}

impl Mind<'_> {
    /// What the open mission is about.
    pub fn sphere(&self) -> Sphere {
        self.r.mission(self.s.public.mission).sphere
    }

    /// No mission comes after this one.
    pub fn is_last(&self) -> bool {
        self.s.secret.missions.is_empty()
    }

    /// The phase changes after this mission.
    pub fn before_change(&self) -> bool {
        self.s.public.phase == 1 && self.s.secret.missions.top().is_some_and(|next| next.phase() == 2)
    }
}

/// What a steady commander does: the next picks.
pub fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
    let mut world = State::new(r);
    imagine::reimagine(r, v, rng, &mut world);
    let mut picks = Picks::new();
    think(r, &world, seat, rng, &mut picks);
    out.extend_from_slice(picks.as_slice());
    if out.is_empty() {
        out.push(steps::neutral(r, &world, seat));
    }
}

/// The same in a world that a search imagines, one pick at a time.
pub fn hunch(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
    let mut picks = Picks::new();
    think(r, s, seat, rng, &mut picks);
    match picks.as_slice().first() {
        Some(pick) if choices.contains(pick) => *pick,
        _ => choices[rng.below(choices.len() as u32) as usize],
    }
}

/// A commander may think about anything but lying to the staff and giving less than the others count on: three who
/// each rely on the two others lose the Republic together.
pub fn consider(r: &Rules, s: &State, seat: Seat, choices: &mut Choices<Action>) {
    let mind = Mind { r, s, seat };
    match s.step().kind {
        StepKind::Staff => {
            let mut picks = Picks::new();
            staff(&mind, &mut picks);
            choices.narrow(|choice| picks.as_slice().first() == Some(&choice));
        }
        StepKind::Mission if !commit::has_given_enough(&mind) => {
            choices.narrow(|choice| !matches!(choice, Action::Commit | Action::Pass));
        }
        _ => {}
    }
}

fn think(r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Picks) {
    let mind = Mind { r, s, seat };
    match s.step().kind {
        StepKind::Boards => out.push(board(s, rng)),
        StepKind::Staff => staff(&mind, out),
        StepKind::Manoeuvres => moves::manoeuvres(&mind, out),
        StepKind::Movement => moves::movement(&mind, out),
        StepKind::Mission => commit::lay(&mind, rng, out),
        StepKind::Activation => effects::activate(&mind, out),
        StepKind::Crisis => out.push(crisis(&mind)),
        StepKind::Store => out.push(Action::Store(to_store(&mind, steps::store::sphere(s.step())))),
        StepKind::Loss => out.push(steps::neutral(r, s, seat)),
        StepKind::Limit => drops(&mind, out),
        StepKind::Reinforcement => out.push(Action::Reinforce(Unit::Dm)),
        StepKind::Counting | StepKind::Outcome | StepKind::Supply | StepKind::PhaseChange => {}
    }
}

/// Any board: none is known to be better.
fn board(s: &State, rng: &mut impl Rng) -> Action {
    let free = || Board::ALL.iter().copied().filter(|&board| steps::boards::is_free(s, board));
    let nth = rng.below(free().count() as u32) as usize;
    Action::Board(free().nth(nth).unwrap_or_default())
}

/// Says once what it means to give, asks for help if that is too little, and is ready.
fn staff(mind: &Mind, out: &mut Picks) {
    let p = &mind.s.public;
    if p.phrases[mind.seat.at()] == 0 && mind.r.numbers.phrases > 0 {
        let promise = commit::promise(mind);
        out.push(if promise.score == 0 { Action::CountMeOut } else { Action::Pledge(Points(promise.score.min(40))) });
        if promise.needs_help && mind.r.numbers.phrases > 1 {
            out.push(Action::NeedHelp);
        }
    }
    out.push(Action::Ready);
}

/// A strong card on the pile is worth more than a Leader in hand.
fn crisis(mind: &Mind) -> Action {
    let hand = mind.s.secret.hands[mind.seat.at()];
    let best = hand.iter().map(|card| mind.r.card(card).values[Sphere::Political as usize]).max().unwrap_or(0);
    let room = commit::danger(mind) < 10.0;
    if best >= 4 && room { Action::StoreInstead } else { Action::Recover }
}

/// The card that is strong in this pile and weak elsewhere.
fn to_store(mind: &Mind, sphere: Sphere) -> Card {
    let merit = |card: Card| {
        let here = f32::from(mind.r.card(card).values[sphere as usize]);
        here - 0.45 * value::keep(mind, card)
    };
    let hand = mind.s.secret.hands[mind.seat.at()];
    hand.iter().max_by(|&a, &b| merit(a).total_cmp(&merit(b))).unwrap_or_else(|| Card::from_slot(0))
}

/// The cards that are worth least.
fn drops(mind: &Mind, out: &mut Picks) {
    let mut left = mind.s.secret.hands[mind.seat.at()].minus(mind.s.secret.draft.cards);
    let drafted = mind.s.secret.draft.cards.len();
    for _ in drafted..limit::excess(mind.r, mind.s, mind.seat) {
        let least = left.iter().min_by(|&a, &b| value::keep(mind, a).total_cmp(&value::keep(mind, b)));
        let Some(card) = least else { return };
        left.remove(card);
        out.push(Action::Drop(card));
    }
}
