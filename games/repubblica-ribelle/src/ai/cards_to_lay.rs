//! Which cards to lay: every choice of cards is weighed, what it brings to the mission against what it costs.

use staffetta_kernel::{Choices, Maybe, Rng};

use super::others::{self, Guess, chance};
use super::{Picks, Plan, Position, value};
use crate::action::Action;
use crate::automated_partisans;
use crate::cards::{Card, Effect, Effects, Faction, Sphere, Symbol};
use crate::options::FactionLimit;
use crate::steps::mission::{CardsToLay, Mission};
use crate::steps::{counting, effects, staff_talk};

/// The most cards that are weighed against each other.
const MOST: usize = 9;
/// As many as a hand usually has.
const FEW: usize = 6;

/// A card that could be laid, or lies there already.
#[derive(Clone, Copy)]
struct Candidate {
    card: Card,
    value: u8,
    symbol: Symbol,
    plus: bool,
    /// What its effect brings if it can be activated.
    effect: f32,
    cost: f32,
}

impl Candidate {
    const NONE: Self =
        Self { card: Card::LEADER, value: 0, symbol: Symbol::Grain, plus: false, effect: 0.0, cost: 0.0 };
}

/// A choice of cards, weighed.
#[derive(Clone, Copy, Default)]
struct Choice {
    mask: u32,
    score: u8,
    cost: f32,
    effects: f32,
}

/// What a failure of this mission costs the table, in points at the end.
pub fn cost_of_failure(position: &Position) -> f32 {
    let p = &position.s.public;
    let to_come = position.s.secret.missions.len() as u8 + 1;
    match p.health {
        _ if to_come < p.health => 3.0,
        1 => 40.0,
        2 => 20.0,
        _ => 13.0,
    }
}

fn candidates(position: &Position, list: &mut [Candidate; MOST]) -> usize {
    let (r, s, at) = (position.r, position.s, position.seat.at());
    let (board, phase, sphere) = (s.public.board(position.seat), s.public.phase, position.sphere());
    let mut count = 0;
    let leader = s.secret.leaders_in_hand.has(position.seat).then_some(Card::LEADER);
    for card in leader.into_iter().chain(s.secret.hands[at].iter()) {
        if count == MOST {
            break;
        }
        let action = (!card.is_leader()).then(|| r.card(card));
        list[count] = Candidate {
            card,
            value: r.value(card, sphere, board, phase),
            symbol: action.map_or(Symbol::Grain, |card| card.symbol),
            plus: action.is_some_and(|card| card.effect == Effect::Plus1),
            effect: action.map_or(0.0, |_| value::effect(position, effects::effect_of(r, card))),
            cost: value::keep(position, card),
        };
        count += 1;
    }
    count
}

/// The symbols of which the seat can activate effects, with how many, and how many such symbols there are.
fn activations(position: &Position) -> ([(Symbol, u8); 5], usize) {
    let (r, p) = (position.r, &position.s.public);
    let (mut activations, mut count) = ([(Symbol::Grain, 0); 5], 0);
    for &symbol in Symbol::ALL {
        let able = match r.site_of(symbol, p.phase) {
            Some(at) => p.pieces_at(position.seat, at).len(),
            None => {
                let own = (symbol == Symbol::Star) == (p.faction(r, position.seat) == Faction::Star);
                let most = if r.options.faction_limit == FactionLimit::None { 6 } else { 1 };
                u8::from(own) * most
            }
        };
        if able > 0 {
            activations[count] = (symbol, able);
            count += 1;
        }
    }
    (activations, count)
}

/// The cards of a choice added up, from the first to the last.
#[derive(Clone, Copy, Default)]
struct Sum {
    score: u8,
    plus: [u8; 5],
    cost: f32,
    /// What the effects of each symbol would bring.
    effects: [f32; 5],
}

impl Sum {
    fn with(mut self, candidate: &Candidate) -> Self {
        self.score += candidate.value;
        self.cost += candidate.cost;
        if !candidate.card.is_leader() {
            self.plus[candidate.symbol as usize] += u8::from(candidate.plus);
            self.effects[candidate.symbol as usize] += candidate.effect;
        }
        self
    }
}

/// Calls `weigh` with every choice of cards.
fn options(position: &Position, weigh: impl FnMut(&Choice, &[Candidate])) {
    let mut list = [Candidate::NONE; MOST];
    let count = candidates(position, &mut list);
    // Seldom are there many.
    if count <= FEW {
        weigh_all::<{ 1 << FEW }>(position, &list[..count], weigh);
    } else {
        weigh_all::<{ 1 << MOST }>(position, &list[..count], weigh);
    }
}

/// The same for these cards, of which there are at most `N` choices.
fn weigh_all<const N: usize>(position: &Position, list: &[Candidate], mut weigh: impl FnMut(&Choice, &[Candidate])) {
    let (s, at) = (position.s, position.seat.at());
    let played = s.secret.played[at].as_slice();
    let (activations, symbols) = activations(position);
    let activations = &activations[..symbols];
    let mut sums = [Sum::default(); N];
    sums[0].score = counting::tally(position.r, &s.public, position.seat, played.iter().copied()).total();
    for &card in played.iter().filter(|card| !card.is_leader()) {
        let card = position.r.card(card);
        sums[0].plus[card.symbol as usize] += u8::from(card.effect == Effect::Plus1);
    }
    for mask in 0..1usize << list.len() {
        if let Some(last) = mask.checked_ilog2() {
            sums[mask] = sums[mask ^ 1 << last].with(&list[last as usize]);
        }
        let sum = &sums[mask];
        let mut option = Choice { mask: mask as u32, score: sum.score, cost: sum.cost, effects: 0.0 };
        let cards = played.len() as u8 + mask.count_ones() as u8;
        for &(symbol, able) in activations {
            let (plus, brings) = (sum.plus[symbol as usize], sum.effects[symbol as usize]);
            let pluses = plus.min(able);
            option.score += pluses * cards * position.r.numbers.bonus_plus1;
            if able > pluses {
                option.effects += brings.min(2.4 * f32::from(able - pluses));
            }
        }
        weigh(&option, list);
    }
}

/// What the others bring to a Military mission, the automata included.
fn military_others(position: &Position) -> (Guess, f32) {
    let p = &position.s.public;
    let mut sum = others::automata_score(position);
    let mut highest = automated_partisans::scores(position.r, p)
        .filter_map(Maybe::get)
        .fold(0.0f32, |most, score| most.max(f32::from(score)));
    for other in p.all().filter(|&other| other != position.seat) {
        let guess = others::score(position, other);
        sum.mean += guess.mean;
        sum.variance += guess.variance;
        highest = highest.max(guess.mean);
    }
    (sum, highest)
}

/// What a score brings, and how likely the mission succeeds with it.
#[derive(Clone, Copy)]
struct Prospect {
    worth: f32,
    success: f32,
}

/// Scores up to this are looked at once.
const SCORES: usize = 48;

/// What each score brings in the open mission.
struct Prospects<F> {
    of: F,
    known: [Option<Prospect>; SCORES],
}

impl<F: Fn(u8) -> Prospect> Prospects<F> {
    fn at(&mut self, score: u8) -> Prospect {
        match self.known.get_mut(usize::from(score)) {
            Some(known) => *known.get_or_insert_with(|| (self.of)(score)),
            None => (self.of)(score),
        }
    }
}

/// A choice of cards, and how likely the mission succeeds with it.
type Best = (Choice, f32);

/// The choice of cards that brings most among those that score at least so much, and among all. If none scores so much
/// they are the same.
fn best(position: &Position, least: u8) -> (Best, Best) {
    let failure = cost_of_failure(position);
    let mission = position.r.mission(position.s.public.mission());
    if mission.sphere == Sphere::Military {
        let (rest, highest) = military_others(position);
        let target = f32::from(staff_talk::target(position.r, position.s.public.mission()));
        let spread = (rest.variance + 0.3).sqrt();
        let for_highest = match mission.effects {
            Effects::Emx => 5.3,
            _ if position.s.public.phase == 2 => 5.3,
            _ => 3.8,
        };
        best_by(position, least, |score| {
            let score = f32::from(score);
            let success = chance((rest.mean + score - target + 0.5) / spread);
            let first = chance((score - highest - 0.5) / 1.5);
            Prospect { worth: success * (failure + 3.3 + for_highest * first), success }
        })
    } else {
        let removed = others::objectives(position);
        let wanted = usize::from(position.r.participants());
        let political = mission.effects == Effects::Ep;
        best_by(position, least, |score| {
            let level = counting::objectives_of(position.r, &position.s.public, score);
            let success = removed[wanted.saturating_sub(level.into())];
            let lowest = if political && level == 0 { 0.5 * success } else { 0.0 };
            Prospect { worth: success * failure + value::reward(position, level) - lowest, success }
        })
    }
}

fn best_by(position: &Position, least: u8, of: impl Fn(u8) -> Prospect) -> (Best, Best) {
    let mut prospects = Prospects { of, known: [None; SCORES] };
    let nothing = (f32::MIN, Choice::default(), 0.0);
    let (mut enough, mut any) = (nothing, nothing);
    options(position, |option, _| {
        let Prospect { worth, success } = prospects.at(option.score);
        let gain = worth - option.cost + option.effects;
        if gain > any.0 {
            any = (gain, *option, success);
        }
        if option.score >= least && gain > enough.0 {
            enough = (gain, *option, success);
        }
    });
    if enough.0 == f32::MIN {
        enough = any;
    }
    ((enough.1, enough.2), (any.1, any.2))
}

/// What a seat says in the staff.
pub struct Pledge {
    pub score: u8,
    pub needs_help: bool,
}

/// The score that the seat means to reach.
pub fn pledge(position: &Position) -> Pledge {
    let (_, (option, success)) = best(position, 0);
    let mission = position.r.mission(position.s.public.mission());
    Pledge { score: option.score, needs_help: success < 0.5 && option.score < mission.low }
}

/// How seldom a seat gives less than it said, while the Republic can bear it.
const GIVES_LESS_ONE_IN: u32 = 33;

/// The best choice that keeps the pledge. One that cannot save the mission any more, or is not needed, is nobody's loss.
fn best_with_pledge(position: &Position) -> Choice {
    let pledge = position.s.public.pledge[position.seat.at()].get().unwrap_or(0);
    let ((kept, success), (free, sure)) = best(position, pledge);
    if success < 0.04 || sure > 0.985 { free } else { kept }
}

/// Does the seat keep its pledge, or without one do its part, with the cards that it has laid and means to lay?
fn has_given_enough(position: &Position, chosen: Option<CardsToLay>) -> bool {
    let part = best_with_pledge(position);
    let mut given = 0;
    options(position, |option, list| {
        let means_to = |candidate: &Candidate| chosen.is_some_and(|set| set.has(candidate.card));
        let drafted = list.iter().enumerate().filter(|(_, candidate)| means_to(candidate));
        if drafted.fold(0, |mask, (bit, _)| mask | 1 << bit) == option.mask {
            given = option.score;
        }
    });
    given >= part.score
}

/// Lays the cards of the best choice that keeps the pledge.
fn lay(position: &Position, chosen: Option<CardsToLay>, rng: &mut impl Rng, out: &mut Picks) {
    let p = &position.s.public;
    let military = position.sphere() == Sphere::Military;
    let nothing_laid = position.s.secret.played[position.seat.at()].is_empty() && chosen.is_none();
    let gives_less = nothing_laid && p.seats > 1 && p.health > 1 && rng.below(GIVES_LESS_ONE_IN) == 0;
    let mut mask = best_with_pledge(position).mask;
    if gives_less && mask != 0 {
        mask &= mask - 1;
    }
    let mut list = [Candidate::NONE; MOST];
    let count = candidates(position, &mut list);
    let wanted = |bit: usize| mask >> bit & 1 == 1;
    if military {
        for candidate in list[..count].iter().enumerate().filter(|(bit, _)| wanted(*bit)).map(|(_, c)| c) {
            if !chosen.is_some_and(|set| set.has(candidate.card)) {
                out.push(Action::Lay(candidate.card));
            }
        }
        out.push(Action::Commit);
        return;
    }
    // One at a time: the strongest first, so that what is laid is not wasted.
    let next = list[..count].iter().enumerate().filter(|(bit, _)| wanted(*bit)).max_by_key(|(_, c)| c.value);
    out.push(next.map_or(Action::Pass, |(_, candidate)| Action::Lay(candidate.card)));
}

/// A commander does not even consider to give less than the others count on: three who each rely on the two others lose
/// the Republic together.
fn keep_pledge(position: &Position, chosen: Option<CardsToLay>, choices: &mut Choices<Action>) {
    if !has_given_enough(position, chosen) {
        choices.narrow(|choice| !matches!(choice, Action::Commit | Action::Pass));
    }
}

impl Plan for Mission {
    fn plan(self, position: &Position, rng: &mut impl Rng, out: &mut Picks) {
        lay(position, None, rng, out);
    }
    fn prune(self, position: &Position, choices: &mut Choices<Action>) {
        keep_pledge(position, None, choices);
    }
}

impl Plan for CardsToLay {
    fn plan(self, position: &Position, rng: &mut impl Rng, out: &mut Picks) {
        lay(position, Some(self), rng, out);
    }
    fn prune(self, position: &Position, choices: &mut Choices<Action>) {
        keep_pledge(position, Some(self), choices);
    }
}
