//! The committed samples are those of the moments, in the form in which the server speaks today, and can be met again.

use staffetta_samples::games::{GAMES, Moments};
use staffetta_samples::write::{file, games_folder, samples_in};
use staffetta_samples::{Eyes, MAX_GAMES, Moment, Sample, find_samples};
use staffetta_server::protocol::Awaiting;
use std::fs;

/// What to do about it.
const ANEW: &str = "write them anew: cargo xtask samples";

#[test]
fn every_moment_has_its_sample_and_every_sample_its_moment() {
    for Moments(game, moments) in GAMES {
        let mut wanted: Vec<&str> = moments().iter().map(|moment| moment.name).collect();
        wanted.sort_unstable();
        let twice = wanted.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None, "{game}: two moments of one name");
        assert_eq!(samples_in(game).expect("a folder"), wanted, "{game}: {ANEW}");
    }
}

#[test]
fn no_game_has_samples_without_moments() {
    let listed: Vec<&str> = GAMES.iter().map(|Moments(game, _)| *game).collect();
    for folder in fs::read_dir(games_folder()).expect("the games") {
        let game = folder.expect("a folder").file_name().to_string_lossy().into_owned();
        let stray = !samples_in(&game).expect("a folder").is_empty() && !listed.contains(&game.as_str());
        assert!(!stray, "games/{game}/web/moments.rs is not in the list of games");
    }
}

/// A committed sample, and its text.
fn committed(game: &str, name: &str) -> (Sample, String) {
    let text = fs::read_to_string(file(game, name)).unwrap_or_else(|error| panic!("{game}/{name}: {error}; {ANEW}"));
    let sample = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{game}/{name}: {error}; {ANEW}"));
    (sample, text)
}

/// Read as the server's own types and written again, a sample is the same to the letter: nothing is missing, nothing is
/// unknown, nothing is called otherwise.
#[test]
fn every_sample_has_the_form_in_which_the_server_speaks() {
    for Moments(game, moments) in GAMES {
        for moment in moments() {
            let (sample, text) = committed(game, moment.name);
            let same = sample.text().expect("written") == text;
            assert!(same, "{game}/{}: the server would write it otherwise; {ANEW}", moment.name);
        }
    }
}

/// The parts of a view, which the protocol leaves to the game.
fn parts(sample: &Sample) -> Vec<String> {
    sample.play.view.value().as_object().expect("a view has parts").keys().cloned().collect()
}

#[test]
fn every_moment_can_be_met_again_with_the_parts_that_its_sample_has() {
    for Moments(id, moments) in GAMES {
        let game = staffetta_registry::game(id).expect("in the registry");
        let moments = moments();
        let samples = find_samples(game, &moments, MAX_GAMES).expect("met");
        assert_eq!(samples.len(), moments.len(), "{id}");
        for (moment, sample) in moments.iter().zip(&samples) {
            let place = format!("{id}/{}", moment.name);
            assert_eq!(sample.seats.len(), usize::from(moment.seats), "{place}");
            assert_eq!(sample.play.draft.is_empty(), moment.half.is_empty(), "{place}");
            let over = matches!(sample.play.awaiting, Awaiting::Over { .. });
            assert_eq!(!sample.play.offers.is_empty(), moment.eyes == Eyes::Asked && !over, "{place}");
            let (committed, _) = committed(id, moment.name);
            assert_eq!(parts(&committed), parts(sample), "{place}: {ANEW}");
            let asked = |sample: &Sample| sample.answers.iter().map(|each| each.query.clone()).collect::<Vec<_>>();
            assert_eq!(asked(&committed), asked(sample), "{place}: its board asks other questions here; {ANEW}");
        }
    }
}

#[test]
fn a_moment_that_does_not_come_is_an_error_with_its_name() {
    let Moments(id, moments) = GAMES[0];
    let never = Moment { name: "never", fits: |_, _| false, ..moments()[0].clone() };
    let game = staffetta_registry::game(id).expect("in the registry");
    let error = find_samples(game, &[moments()[0].clone(), never], 1).expect_err("never met").to_string();
    assert_eq!(error, format!("{id}: not met, with 1 games at each kind of table: never"));
}
