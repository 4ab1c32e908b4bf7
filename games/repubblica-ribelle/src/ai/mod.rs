//! Heuristics for bots: a steady commander who counts the table, keeps most pledges and spends cards only for a
//! reason. It reads what the seat may know: the table, its own cards, what others said.

mod cards_to_lay;
mod effects;
mod evaluate;
mod moves;
mod others;
mod value;
mod weights;

use staffetta_kernel::{Choices, Heuristics, MAX_SEATS, Outcome, Rng, Seat, flow, steps};

use crate::RepubblicaRibelle;
use crate::action::{Action, MOST_PLEDGED, Points};
use crate::cards::{Card, Cards, Sphere};
use crate::end_of_game;
use crate::pieces::Unit;
use crate::rules::Rules;
use crate::sample_world::sample_world;
use crate::state::{Ending, State};
use crate::steps::boards::{self, Boards};
use crate::steps::crisis::Crisis;
use crate::steps::hand_limit::{self, CardsToDiscard, HandLimit};
use crate::steps::lose_piece::LosePiece;
use crate::steps::phase_change::Reinforcement;
use crate::steps::place_card::PlaceCard;
use crate::steps::staff_talk::Staff;
use crate::steps::{
    activation, crisis, lose_piece, manoeuvres, mission, move_piece, phase_change, place_card, staff_talk,
};
use crate::view::View;

/// Heuristics for bots.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

impl Heuristics<RepubblicaRibelle> for Ai {
    /// A turn is a whole mission. Two did no worse than four, for less time (`docs/bots.md`).
    const SEARCH_TURNS: u32 = 2;

    /// What a steady commander does: the next picks.
    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let world = sample_world(r, v, rng);
        Self::plan_in_world(r, &world, seat, rng, out);
    }

    /// Of what others hold and have laid it counts the cards, and of the missions to come it knows the phase.
    fn plan_in_world(r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let picks = plan(&Position { r, s, seat }, rng);
        out.extend_from_slice(picks.as_slice());
        if out.is_empty() {
            out.push(flow::default_action::<RepubblicaRibelle>(r, s, seat));
        }
    }

    /// The same in a world that a search imagines, one pick at a time.
    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        match plan(&Position { r, s, seat }, rng).as_slice().first() {
            Some(pick) if choices.contains(pick) => *pick,
            _ => choices[rng.below(choices.len() as u32) as usize],
        }
    }

    /// A commander may think about anything but lying to the staff and giving less than the others count on.
    fn prune(r: &Rules, s: &State, seat: Seat, choices: &mut Choices<Action>) {
        prune(&Position { r, s, seat }, choices);
    }

    fn likelihood(r: &Rules, s: &State, seat: Seat) -> f32 {
        others::likelihood(&Position { r, s, seat })
    }

    fn utility(outcome: &Outcome) -> [f32; MAX_SEATS] {
        value::utility(outcome)
    }

    const FEATURES: &'static [&'static str] = &evaluate::FEATURES;
    const TABLE_FEATURES: &'static [&'static str] = &evaluate::TABLE_FEATURES;
    const SHARED: f32 = value::SHARED;

    fn features(r: &Rules, s: &State, tell: &mut impl FnMut(Option<Seat>, &[f32])) {
        evaluate::features(r, s, tell);
    }

    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        if s.public.ending != Ending::Running || s.public.steps.is_empty() {
            return value::utility(&end_of_game::outcome(r, s));
        }
        Self::weigh_features(r, s, &weights::WEIGHTS)
    }
}

/// What a bot makes of the question that a step or a draft asks.
trait Plan: Copy {
    /// The next picks; none for what the clock would do.
    fn plan(self, _: &Position, _: &mut impl Rng, _: &mut Picks) {}
    /// Takes out what is not even considered.
    fn prune(self, _: &Position, _: &mut Choices<Action>) {}
}

/// Does this with the draft that is open, or else with the step that asks.
macro_rules! ask {
    ($position:expr, $question:ident => $do:expr) => {
        if $position.s.secret.draft.is_some() {
            steps!(@match $position.s.secret.draft, RepubblicaRibelle, (), $question => $do;
                move_piece MovePiece, mission CardsToLay, activation EffectChoice, hand_limit CardsToDiscard)
        } else if let Some(top) = $position.s.public.steps.top() {
            steps!(@match top, RepubblicaRibelle, (), $question => $do;
                boards Boards, staff_talk Staff, manoeuvres Manoeuvres, mission Mission, activation Activation,
                manoeuvres EffectMoves, crisis Crisis, place_card PlaceCard, lose_piece LosePiece,
                hand_limit HandLimit, phase_change Reinforcement)
        }
    };
}

fn plan(position: &Position, rng: &mut impl Rng) -> Picks {
    let mut picks = Picks::new();
    ask!(position, question => question.plan(position, rng, &mut picks));
    picks
}

fn prune(position: &Position, choices: &mut Choices<Action>) {
    ask!(position, question => question.prune(position, choices));
}

/// No plan is longer.
const MOST: usize = 64;

/// Picks in the making, without the heap.
struct Picks {
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
struct Position<'a> {
    pub r: &'a Rules,
    pub s: &'a State,
    pub seat: Seat,
}

impl Position<'_> {
    /// What the open mission is about.
    pub fn sphere(&self) -> Sphere {
        self.r.mission(self.s.public.mission()).sphere
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

impl Plan for Boards {
    /// Any board: none is known to be better.
    fn plan(self, position: &Position, rng: &mut impl Rng, out: &mut Picks) {
        let free = || boards::free(&position.s.public);
        let nth = rng.below(free().count() as u32) as usize;
        out.push(Action::Board(free().nth(nth).unwrap_or_default()));
    }
}

impl Plan for Staff {
    /// Says once what it means to give, asks for help if that is too little, and is ready.
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        self.say(position, out);
    }

    /// Nobody considers to lie.
    fn prune(self, position: &Position, choices: &mut Choices<Action>) {
        let mut picks = Picks::new();
        self.say(position, &mut picks);
        choices.narrow(|choice| picks.as_slice().first() == Some(&choice));
    }
}

impl Staff {
    fn say(self, position: &Position, out: &mut Picks) {
        let phrases = position.r.numbers.phrases;
        if position.s.public.phrases[position.seat.at()] == 0 && phrases > 0 {
            let pledge = cards_to_lay::pledge(position);
            let points = pledge.score.min(MOST_PLEDGED);
            out.push(if points == 0 { Action::CountMeOut } else { Action::Pledge(Points(points)) });
            if pledge.needs_help && phrases > 1 {
                out.push(Action::NeedHelp);
            }
        }
        out.push(Action::Ready);
    }
}

impl Plan for Crisis {
    /// A strong card on the pile is worth more than a Leader in hand.
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        let hand = position.s.secret.hands[position.seat.at()];
        let best = hand.iter().map(|card| position.r.card(card).values[Sphere::Political as usize]).max().unwrap_or(0);
        let is_safe = cards_to_lay::cost_of_failure(position) < 10.0;
        out.push(if best >= 4 && is_safe { Action::PlaceCardInstead } else { Action::Recover });
    }
}

impl Plan for PlaceCard {
    /// The card that is strong in this pile and weak elsewhere.
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        let worth = |card: Card| {
            let here = f32::from(position.r.card(card).values[self.sphere as usize]);
            here - 0.45 * value::keep(position, card)
        };
        let hand = position.s.secret.hands[position.seat.at()];
        out.push(Action::PlaceCard(hand.iter().max_by(|&a, &b| worth(a).total_cmp(&worth(b))).unwrap_or_default()));
    }
}

/// The lowest number, as the clock has it: pieces of a kind are alike.
impl Plan for LosePiece {}

impl Plan for HandLimit {
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        discard_least(position, Cards::NONE, out);
    }
}

impl Plan for CardsToDiscard {
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        discard_least(position, self.cards, out);
    }
}

/// The cards that are worth least.
fn discard_least(position: &Position, chosen: Cards, out: &mut Picks) {
    let mut left = position.s.secret.hands[position.seat.at()].minus(chosen);
    for _ in chosen.len()..hand_limit::excess(position.r, position.s, position.seat) {
        let least = left.iter().min_by(|&a, &b| value::keep(position, a).total_cmp(&value::keep(position, b)));
        let Some(card) = least else { return };
        left.remove(card);
        out.push(Action::Discard(card));
    }
}

impl Plan for Reinforcement {
    fn plan(self, _: &Position, _: &mut impl Rng, out: &mut Picks) {
        out.push(Action::Reinforce(Unit::Dm));
    }
}
