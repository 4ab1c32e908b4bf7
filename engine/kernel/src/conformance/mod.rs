//! The promises of the contract, one by one, tried on random games from many seeds.
//!
//! A game's tests call [`conformance!`](crate::conformance!) once. `STAFFETTA_SEEDS=10000` tries more seeds than the
//! everyday run, `STAFFETTA_SEED=17` only that one.

mod hidden_information;
mod play;
mod records;
mod text_boards;
mod texts;
mod windows;

pub use hidden_information::{
    Case, answers, crowd, drafts, frequencies, no_hidden_influence, permutations, redrawn, sampled_worlds, sealed, told,
};
pub use play::{dead_ends, ends, illegal, invariants, leaving, listed, numbers, options};
pub use records::{carried_over, replay, reversible, round_trips, undo};
pub use text_boards::text_boards;
pub use texts::{primer, rules, texts};
pub use windows::{early, orders};

use crate::awaiting::Awaiting;
use crate::choices::Choices;
use crate::desk::LabDesk;
use crate::game::Game;
use crate::options::{Kind, Value};
use crate::rng::{FastRng, Rng, Seed};
use crate::seat::Seat;
use crate::setup::{Ready, Setup};
use crate::table::{Dice, Head, Table};

/// How many seeds the everyday run tries.
pub const SEEDS: u64 = 200;

/// Tries a promise over the seeds and panics with the first seed that breaks it. `everyday` is how many are tried unless
/// `STAFFETTA_SEEDS` says another number.
pub fn over_seeds(everyday: u64, promise: impl Fn(u64) -> Result<(), String>) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seeds = match number("STAFFETTA_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("STAFFETTA_SEEDS").unwrap_or(everyday),
    };
    for seed in seeds {
        if let Err(broken) = promise(seed) {
            panic!("seed {seed}: {broken}\n(try it alone with STAFFETTA_SEED={seed})");
        }
    }
}

/// A table's set-up that follows from a seed: any number of seats, and in every second game some options changed.
pub fn any_setup<G: Game>(rng: &mut FastRng) -> Ready<G> {
    any_setup_of::<G>(rng, G::about().version)
}

/// The same, under the rules of this number.
pub fn any_setup_of<G: Game>(rng: &mut FastRng, version: u32) -> Ready<G> {
    let about = G::about();
    let span = u32::from(about.max_seats - about.min_seats) + 1;
    let seats = about.min_seats + rng.below(span) as u8;
    for _ in 0..8 {
        let mut setup = Setup::seats(seats).version(version);
        if rng.below(2) == 0 {
            // What may stand in a line of text only the game knows.
            for spec in G::schema().iter().filter(|spec| !matches!(spec.kind, Kind::Text { .. })) {
                if rng.below(3) == 0 {
                    setup.options.insert(spec.key.to_owned(), any_value(&spec.kind, rng));
                }
            }
        }
        // Options that exclude each other are a fault; another throw will do.
        if let Ok(ready) = setup.ready::<G>() {
            return ready;
        }
    }
    match Setup::seats(seats).version(version).ready::<G>() {
        Ok(ready) => ready,
        Err(fault) => panic!("the defaults of {} with {seats} seats are refused: {fault}", about.id),
    }
}

/// The rules' number for the game of a seed: the present one in three games of four, else any that is still played.
fn any_version<G: Game>(seed: u64) -> u32 {
    let about = G::about();
    let older = about.past.len() as u64;
    if older == 0 || seed % 4 != 3 { about.version } else { about.past[(seed / 4 % older) as usize].number }
}

fn any_value(kind: &Kind, rng: &mut FastRng) -> Value {
    match *kind {
        Kind::Int { min, max } => Value::Int(min + i64::from(rng.below((max - min + 1) as u32))),
        Kind::Flag => Value::Flag(rng.below(2) == 0),
        Kind::Choice(words) => Value::Word(words[rng.below(words.len() as u32) as usize].to_owned()),
        Kind::Text { .. } => Value::Word(String::new()),
    }
}

/// A random game without a table: the state, and a generator for everything.
pub struct Walk<G: Game> {
    /// Rules and options.
    pub ready: Ready<G>,
    /// The state.
    pub state: G::State,
    /// Chance and choices.
    pub rng: FastRng,
    /// Legal actions of the seat that is asked next.
    pub choices: Choices<G::Action>,
    /// Picks so far.
    pub picks: u32,
}

impl<G: Game> Walk<G> {
    /// The game of a seed.
    pub fn new(seed: u64) -> Self {
        let mut rng = FastRng::nth(0x57a_ffe77a, seed);
        let ready = any_setup_of::<G>(&mut rng, any_version::<G>(seed));
        let Ok(state) = G::set_up(&ready.rules, &mut LabDesk::new(&mut rng)) else {
            panic!("seed {seed}: the set-up is stuck")
        };
        Self { ready, state, rng, choices: Choices::new(), picks: 0 }
    }

    /// The seat to act now, with its legal actions in `choices`; nothing once over.
    pub fn asked(&mut self) -> Option<Seat> {
        let awaiting = G::awaiting(&self.ready.rules, &self.state);
        let seats = match awaiting {
            // In a simultaneous step any of them may be first.
            Awaiting::Each(seats) | Awaiting::Any(seats) => seats,
            _ => return self.list(awaiting.next()?),
        };
        let at = self.rng.below(seats.len().into()) as usize;
        let seat = seats.iter().nth(at)?;
        self.list(seat)
    }

    fn list(&mut self, seat: Seat) -> Option<Seat> {
        self.choices.clear();
        G::actions(&self.ready.rules, &self.state, seat, &mut self.choices);
        Some(seat)
    }

    /// One of the choices.
    pub fn any(&mut self) -> Option<G::Action> {
        self.rng.one_of(&self.choices)
    }

    /// Plays an action that must be taken.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<crate::awaiting::Progress, String> {
        self.picks += 1;
        if self.picks > G::about().max_picks {
            return Err(format!("the game has more than {} picks", G::about().max_picks));
        }
        let mut desk = LabDesk::new(&mut self.rng);
        G::act(&self.ready.rules, &mut self.state, seat, action, &mut desk)
            .map_err(|refusal| format!("the listed {action:?} of seat {} is {refusal}", seat.0))
    }

    /// Plays on at random to the end, looking at every question through `look`.
    pub fn to_the_end(&mut self, mut look: impl FnMut(&mut Self, Seat) -> Result<(), String>) -> Result<(), String> {
        while let Some(seat) = self.asked() {
            look(self, seat)?;
            self.list(seat);
            let Some(action) = self.any() else {
                return Err(format!("seat {} is asked and has no action", seat.0));
            };
            self.play(seat, action)?;
        }
        Ok(())
    }
}

/// A table of a seed, set up.
pub fn table<G: Game>(seed: u64) -> Result<(Table<G>, FastRng), String> {
    let mut rng = FastRng::nth(0x7ab1e, seed);
    let ready = any_setup_of::<G>(&mut rng, any_version::<G>(seed));
    let table = Table::open(ready, Dice::Seed(Seed::plain(seed)), Head::default(), 0).map_err(|f| f.to_string())?;
    Ok((table, rng))
}

/// Runs the whole suite for a game: one test for each promise of the contract.
///
/// `cases` names a function that gives small positions with all worlds that fit them, for the exact count of
/// [`frequencies`](crate::conformance::frequencies); a game without secrets gives positions with one world.
#[macro_export]
macro_rules! conformance {
    ($Game:ty, cases: $cases:path) => {
        $crate::conformance!($Game, cases: $cases, seeds: $crate::conformance::SEEDS);
    };
    ($Game:ty, cases: $cases:path, seeds: $seeds:expr) => {
        $crate::conformance!(@tests $Game, $seeds;
            every_listed_action_is_accepted => listed,
            what_is_not_listed_is_refused_and_changes_nothing => illegal,
            nobody_is_ever_stuck => dead_ends,
            every_game_ends_within_its_cap => ends,
            the_invariants_hold_after_every_pick => invariants,
            a_game_goes_on_when_a_seat_leaves => leaving,
            number_and_action_map_one_to_one => numbers,
            a_replay_gives_the_same_digest_at_every_entry => replay,
            a_game_can_be_carried_over_to_the_present_rules => carried_over,
            the_state_survives_its_open_form => round_trips,
            undo_and_redo_is_the_identity_and_never_crosses_a_floor => undo,
            what_is_said_to_be_reversible_is => reversible,
            a_sampled_world_looks_the_same_to_the_seat => sampled_worlds,
            the_crowd_sees_nothing_hidden => crowd,
            what_nobody_has_seen_is_drawn_anew_unseen => redrawn,
            nothing_hidden_influences_what_everybody_sees => no_hidden_influence,
            nobody_is_told_what_he_does_not_see => told,
            an_answer_of_the_rules_tells_nothing_hidden => answers,
            a_sealed_answer_is_invisible_until_the_last_is_in => sealed,
            nobody_sees_a_draft => drafts,
            orders_and_early_answers_cannot_be_told_from_slow_ones => orders,
            an_early_answer_is_judged_as_if_its_turn_had_come => early,
            every_rule_cited_exists => rules,
            every_sentence_exists_in_every_language => texts,
            a_board_in_text_fits_its_page => text_boards,
        );

        #[test]
        fn options_are_checked_and_their_faults_say_what_is_right() {
            if let Err(broken) = $crate::conformance::options::<$Game>() {
                panic!("{broken}");
            }
        }

        #[test]
        fn the_primer_is_short_and_complete() {
            if let Err(broken) = $crate::conformance::primer::<$Game>() {
                panic!("{broken}");
            }
        }

        #[test]
        fn imagined_worlds_come_as_often_as_an_exact_count_says() {
            let cases = $cases();
            assert!(!cases.is_empty(), "a game gives at least one small case");
            for case in cases {
                if let Err(broken) = $crate::conformance::frequencies::<$Game>(&case) {
                    panic!("{}: {broken}", case.name);
                }
            }
        }
    };
    (@tests $Game:ty, $seeds:expr; $( $name:ident => $promise:ident, )+) => {
        $(
            #[test]
            fn $name() {
                $crate::conformance::over_seeds($seeds, $crate::conformance::$promise::<$Game>);
            }
        )+
    };
}
