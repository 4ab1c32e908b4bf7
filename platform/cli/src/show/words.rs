//! The terminal's own words, in the languages of the games.

use staffetta_kernel::Fault;
use staffetta_kernel::text::Catalog;

const TEXTS: [(&str, &str); 5] = [
    ("en", include_str!("../../text/en.ftl")),
    ("fr", include_str!("../../text/fr.ftl")),
    ("it", include_str!("../../text/it.ftl")),
    ("de", include_str!("../../text/de.ftl")),
    ("sl", include_str!("../../text/sl.ftl")),
];

/// The words in this language; in English where the terminal does not speak it.
pub(crate) fn words(language: &str) -> Result<Catalog, Fault> {
    let (tag, text) = TEXTS.iter().find(|(tag, _)| *tag == language).unwrap_or(&TEXTS[0]);
    Catalog::new(tag, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_all_the_words() {
        let english = words("en").expect("readable");
        for (tag, _) in TEXTS {
            let catalog = words(tag).expect("readable");
            assert_eq!(catalog.language(), tag);
            assert_eq!(catalog.keys(), english.keys(), "{tag}");
        }
    }

    #[test]
    fn every_language_of_a_game_is_spoken() {
        for game in staffetta_registry::all() {
            for (tag, _) in game.about().texts {
                assert!(TEXTS.iter().any(|(known, _)| known == tag), "{}: {tag}", game.about().id);
            }
        }
    }

    #[test]
    fn a_language_that_nobody_translated_gets_english() {
        assert_eq!(words("eo").expect("readable").language(), "en");
    }
}
