//! The steady commander: legal at every table, keeps promises, and saves the Republic about as often as it should.

use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::prelude::*;
use staffetta_kernel::{Choices, FastRng, LabDesk, Outcome, Ready, Setup, Viewer, serde_json};
use staffetta_repubblica_ribelle::{RepubblicaRibelle as G, State};

/// How everybody chooses.
#[derive(Clone, Copy, PartialEq)]
enum Choosing {
    Planned,
    /// Anything that a search would consider.
    Considered,
    Random,
}

/// Plays a game to the end.
fn play(ready: &Ready<G>, seed: u64, choosing: Choosing, mut look: impl FnMut(&State)) -> Outcome {
    let r = &*ready.rules;
    let mut rng = FastRng::nth(19, seed);
    let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
    let (mut choices, mut picks) = (Choices::new(), Vec::new());
    loop {
        look(&s);
        let awaiting = G::awaiting(r, &s);
        let Some(seat) = awaiting.next() else {
            return awaiting.outcome().expect("an outcome");
        };
        picks.clear();
        choices.clear();
        G::actions(r, &s, seat, &mut choices);
        match choosing {
            Choosing::Planned => {
                <G as Game>::Ai::plan(r, &G::view(r, &s, Viewer::Seat(seat)), seat, &mut rng, &mut picks)
            }
            Choosing::Considered => {
                let mut considered = choices.clone();
                <G as Game>::Ai::prune(r, &s, seat, &mut considered);
                picks.extend(rng.one_of(&considered));
            }
            Choosing::Random => picks.extend(rng.one_of(&choices)),
        }
        let first = *picks.first().expect("a plan");
        assert!(choices.contains(&first), "seed {seed}: {first:?} is planned but not listed");
        G::act(r, &mut s, seat, first, &mut LabDesk::new(&mut rng)).expect("a listed action");
    }
}

#[test]
fn every_planned_pick_is_legal_at_any_table() {
    for seed in 0..200 {
        let ready = any_setup::<G>(&mut FastRng::nth(5, seed));
        play(&ready, seed, Choosing::Planned, |_| {});
    }
}

#[test]
fn plans_cope_with_choices_that_others_began() {
    for seed in 0..200 {
        let ready = any_setup::<G>(&mut FastRng::nth(6, seed));
        let r = &*ready.rules;
        let mut rng = FastRng::nth(20, seed);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        let (mut choices, mut picks) = (Choices::new(), Vec::new());
        while let Some(seat) = G::awaiting(r, &s).next() {
            choices.clear();
            G::actions(r, &s, seat, &mut choices);
            picks.clear();
            <G as Game>::Ai::plan(r, &G::view(r, &s, Viewer::Seat(seat)), seat, &mut rng, &mut picks);
            assert!(picks.first().is_some_and(|pick| choices.contains(pick)), "seed {seed}: {picks:?}");
            let quick = <G as Game>::Ai::rollout_action(r, &s, seat, &choices, &mut rng);
            assert!(choices.contains(&quick));
            let action = if rng.below(3) == 0 { picks[0] } else { choices[rng.below(choices.len() as u32) as usize] };
            G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut rng)).expect("a listed action");
        }
    }
}

#[test]
fn the_republic_of_steady_commanders_lives_in_about_half_of_the_games() {
    for seats in 1..=6 {
        let ready = Setup::seats(seats).option("boards", "random").ready::<G>().expect("the usual table");
        let games = 120;
        let lived =
            (0..games).filter(|&seed| !play(&ready, seed, Choosing::Planned, |_| {}).winners().is_empty()).count();
        assert!((35..=95).contains(&lived), "{lived} of {games} at {seats} seats");
    }
}

#[test]
fn random_commanders_lose_the_republic() {
    let ready = Setup::seats(3).option("boards", "random").ready::<G>().expect("the usual table");
    let lived = (0..100).filter(|&seed| !play(&ready, seed, Choosing::Random, |_| {}).winners().is_empty()).count();
    assert!(lived <= 2, "{lived} of 100");
}

/// How many promises were made and kept in games at four seats.
fn promises(games: u64, choosing: Choosing) -> (u32, u32) {
    let ready = Setup::seats(4).option("boards", "random").ready::<G>().expect("the usual table");
    let (mut said, mut kept) = (0, 0);
    for seed in 0..games {
        let mut last = Vec::new();
        play(&ready, seed, choosing, |s| {
            let open = serde_json::to_value(s).expect("an open form");
            // Once in a mission: when the last seat has been counted the first reward or round follows.
            for seat in open["seats"].as_array().into_iter().flatten() {
                if let (Some(pledge), Some(score)) = (seat["pledge"].as_u64(), seat["score"].as_u64()) {
                    last.push((open["round"].as_u64(), seat["board"].as_str().map(str::to_owned), pledge, score));
                }
            }
        });
        last.sort();
        last.dedup();
        for (_, _, pledge, score) in last.into_iter().filter(|(_, _, pledge, _)| *pledge > 0) {
            said += 1;
            kept += u32::from(score >= pledge);
        }
    }
    (said, kept)
}

#[test]
fn most_promises_are_kept() {
    let (said, kept) = promises(60, Choosing::Planned);
    assert!(said > 300, "{said} pledges were seen");
    assert!(kept * 100 > said * 80 && kept < said, "{kept} of {said} were kept");
}

#[test]
fn whoever_searches_considers_only_what_keeps_its_word() {
    let (said, kept) = promises(60, Choosing::Considered);
    assert!(said > 200, "{said} pledges were seen");
    assert!(kept * 100 > said * 80, "{kept} of {said} were kept");
}
