//! Every game has a tutorial that can be played by its rules, with words in every language of the game; what the page shows
//! is what was played.

use staffetta_kernel::text::Catalog;
use staffetta_samples::tutorial::write::{file, games, played, tutorial};
use std::collections::BTreeSet;
use std::fs;

/// What to do about it.
const ANEW: &str = "write them anew: cargo xtask tutorials";
/// A sentence that is longer is not read, and covers too much of a phone.
const MOST_WORDS: usize = 58;

#[test]
fn every_tutorial_can_be_played_and_is_shown_as_it_is_played() {
    for game in games().expect("the games") {
        let frames = played(&game).unwrap_or_else(|error| panic!("{error:#}"));
        let asked = frames.beats.iter().filter(|beat| !beat.steps.is_empty());
        assert!(asked.count() >= 5, "{game}: a tutorial hands the board over");
        let written = fs::read_to_string(file(&game, "frames.json")).unwrap_or_default();
        assert!(written == frames.text().expect("written"), "{game}: the rules play it otherwise; {ANEW}");
    }
}

#[test]
fn whatever_is_asked_is_pointed_at() {
    for game in games().expect("the games") {
        for beat in tutorial(&game).expect("read").beats {
            assert_eq!(beat.picks.is_empty(), beat.press.is_empty(), "{game}: {}", beat.say);
            assert!(beat.or.is_empty() || !beat.picks.is_empty(), "{game}: {}", beat.say);
        }
    }
}

#[test]
fn every_beat_has_its_words_in_every_language_of_the_game() {
    for game in games().expect("the games") {
        let beats = tutorial(&game).expect("read").beats;
        let said: BTreeSet<&str> = beats.iter().map(|beat| beat.say.as_str()).collect();
        for (language, _) in staffetta_registry::game(&game).expect("a game").about().texts {
            let path = file(&game, &format!("{language}.ftl"));
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let catalog = Catalog::new(language, &text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            let keys = catalog.keys();
            let known: BTreeSet<&str> = keys.iter().filter_map(|key| key.split('.').next()).collect();
            assert_eq!(known, said, "{game}: {language}");
            let otherwise = keys.iter().filter_map(|key| key.strip_suffix(".otherwise"));
            let idle = otherwise.filter(|key| beats.iter().any(|beat| beat.say == *key && beat.picks.is_empty()));
            assert_eq!(idle.collect::<Vec<_>>(), Vec::<&str>::new(), "{game} {language}: nothing is asked there");
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let words = line.split_whitespace().count();
                assert!(words <= MOST_WORDS, "{game} {language}: {words} words: {line}");
            }
        }
    }
}
