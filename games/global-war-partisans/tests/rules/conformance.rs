//! The promises of the contract.

use staffetta_global_war_partisans::GlobalWarPartisans;
use staffetta_kernel::conformance::{self, Case};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup};

/// A random game has some ten thousand picks, so the everyday run tries few seeds.
const SEEDS: u64 = 2;

fn try_promise(promise: fn(u64) -> Result<(), String>) {
    if ["STAFFETTA_SEEDS", "STAFFETTA_SEED"].iter().any(|name| std::env::var_os(name).is_some()) {
        return conformance::over_seeds(promise);
    }
    for seed in 0..SEEDS {
        if let Err(broken) = promise(seed) {
            panic!("seed {seed}: {broken}");
        }
    }
}

macro_rules! promises {
    ($( $name:ident => $promise:ident, )+) => { $(
        #[test]
        fn $name() {
            try_promise(conformance::$promise::<GlobalWarPartisans>);
        }
    )+ };
}

promises! {
    every_listed_action_is_accepted => listed,
    what_is_not_listed_is_refused_and_changes_nothing => illegal,
    nobody_is_ever_stuck => dead_ends,
    every_game_ends_within_its_cap => ends,
    the_invariants_hold_after_every_pick => invariants,
    a_game_goes_on_when_a_seat_leaves => leaving,
    number_and_action_map_one_to_one => numbers,
    a_replay_gives_the_same_digest_at_every_entry => replay,
    the_state_survives_its_open_form => round_trips,
    undo_and_redo_is_the_identity_and_never_crosses_a_floor => undo,
    what_is_said_to_be_reversible_is => reversible,
    a_sampled_world_looks_the_same_to_the_seat => sampled_worlds,
    the_crowd_sees_nothing_hidden => crowd,
    nothing_hidden_influences_what_everybody_sees => no_hidden_influence,
    an_answer_of_the_rules_tells_nothing_hidden => answers,
    a_sealed_answer_is_invisible_until_the_last_is_in => sealed,
    nobody_sees_a_draft => drafts,
    orders_and_early_answers_cannot_be_told_from_slow_ones => orders,
    an_early_answer_is_judged_as_if_its_turn_had_come => early,
    every_rule_cited_exists => rules,
    every_sentence_exists_in_every_language => texts,
}

#[test]
fn options_are_checked_and_their_faults_say_what_is_right() {
    conformance::options::<GlobalWarPartisans>().expect("options as they should be");
}

#[test]
fn the_primer_is_short_and_complete() {
    conformance::primer::<GlobalWarPartisans>().expect("a short primer");
}

/// Nothing is hidden in this game: exactly one world fits what a seat sees.
#[test]
fn imagined_worlds_come_as_often_as_an_exact_count_says() {
    let ready = Setup::seats(2).ready::<GlobalWarPartisans>().expect("the defaults are right");
    let state = GlobalWarPartisans::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    let case = Case { name: "no secrets", rules: ready.rules, state, seat: Seat(0), worlds: vec![(state, 1.0)] };
    conformance::frequencies::<GlobalWarPartisans>(&case).expect("one world");
}
