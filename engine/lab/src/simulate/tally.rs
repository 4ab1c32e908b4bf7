//! The tally of a simulation: whole numbers only, so that the order of adding does not matter.

use std::collections::BTreeMap;

use super::one_game::PlayedGame;

/// A victory in units that every number of winners up to eight divides.
pub(super) const WIN: u64 = 840;

/// Figures are kept in thousandths.
pub(super) const MILLI: f64 = 1000.0;

/// How many failed games are reported in full.
const MAX_FAILURES: usize = 20;

/// How often each value came.
pub(super) type Histogram = BTreeMap<i64, u64>;

/// What is counted of a mark: games in which a seat bore it, victories of such seats, and their squares.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Marked {
    pub(super) seats: u64,
    pub(super) won: u64,
    pub(super) squares: u64,
}

/// What is counted of finished games.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) unfinished: u64,
    pub(super) refused: u64,
    pub(super) panics: u64,
    pub(super) failures: Vec<(u64, String)>,
    pub(super) nobody_won_games: u64,
    pub(super) decisions: Histogram,
    pub(super) picks: Histogram,
    pub(super) won_by_bot: Vec<u64>,
    pub(super) won_by_seat: Vec<u64>,
    pub(super) score_by_bot: Vec<i64>,
    pub(super) rank_by_bot: Vec<u64>,
    pub(super) ends: BTreeMap<&'static str, u64>,
    pub(super) marks: BTreeMap<(&'static str, String), Marked>,
    pub(super) figures: BTreeMap<&'static str, Histogram>,
}

impl Tally {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            games: 0,
            unfinished: 0,
            refused: 0,
            panics: 0,
            failures: Vec::new(),
            nobody_won_games: 0,
            decisions: Histogram::new(),
            picks: Histogram::new(),
            won_by_bot: vec![0; seats],
            won_by_seat: vec![0; seats],
            score_by_bot: vec![0; seats],
            rank_by_bot: vec![0; seats],
            ends: BTreeMap::new(),
            marks: BTreeMap::new(),
            figures: BTreeMap::new(),
        }
    }

    pub(super) fn add_panic(&mut self, index: u64, what: String) {
        self.panics += 1;
        if self.failures.len() < MAX_FAILURES {
            self.failures.push((index, what));
        }
    }

    pub(super) fn add(&mut self, played: &PlayedGame) {
        self.refused += played.refused;
        let Some(outcome) = played.outcome else {
            self.unfinished += 1;
            if self.failures.len() < MAX_FAILURES {
                self.failures.push((played.index, "the game did not come to an end".to_owned()));
            }
            return;
        };
        self.games += 1;
        *self.decisions.entry(played.decisions as i64).or_default() += 1;
        *self.picks.entry(played.picks as i64).or_default() += 1;
        *self.ends.entry(outcome.reason).or_default() += 1;
        let winners = outcome.winners();
        self.nobody_won_games += u64::from(winners.is_empty());
        for (seat, &bot) in played.bot_at.iter().enumerate() {
            let won = if winners.has(staffetta_kernel::Seat(seat as u8)) { WIN / u64::from(winners.len()) } else { 0 };
            self.won_by_bot[bot] += won;
            self.won_by_seat[seat] += won;
            self.score_by_bot[bot] += i64::from(outcome.score[seat]);
            self.rank_by_bot[bot] += u64::from(outcome.rank[seat]);
            for (kind, value) in &played.marks[seat] {
                let marked = self.marks.entry((kind, value.clone())).or_default();
                marked.seats += 1;
                marked.won += won;
                marked.squares += won * won;
            }
        }
        for &(name, value) in &played.figures {
            *self.figures.entry(name).or_default().entry((value * MILLI).round() as i64).or_default() += 1;
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.refused += other.refused;
        self.panics += other.panics;
        self.nobody_won_games += other.nobody_won_games;
        let room = MAX_FAILURES - self.failures.len();
        self.failures.extend(other.failures.iter().take(room).cloned());
        merge_histogram(&mut self.decisions, &other.decisions);
        merge_histogram(&mut self.picks, &other.picks);
        for at in 0..self.won_by_bot.len() {
            self.won_by_bot[at] += other.won_by_bot[at];
            self.won_by_seat[at] += other.won_by_seat[at];
            self.score_by_bot[at] += other.score_by_bot[at];
            self.rank_by_bot[at] += other.rank_by_bot[at];
        }
        for (reason, n) in &other.ends {
            *self.ends.entry(reason).or_default() += n;
        }
        for (mark, more) in &other.marks {
            let marked = self.marks.entry(mark.clone()).or_default();
            marked.seats += more.seats;
            marked.won += more.won;
            marked.squares += more.squares;
        }
        for (name, values) in &other.figures {
            merge_histogram(self.figures.entry(name).or_default(), values);
        }
    }
}

fn merge_histogram(into: &mut Histogram, from: &Histogram) {
    for (value, n) in from {
        *into.entry(*value).or_default() += n;
    }
}
