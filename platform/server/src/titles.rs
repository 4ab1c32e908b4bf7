//! What games are called, in the languages that they speak.

use staffetta_registry::AnyGame;

const KEY: &str = "game-title = ";

/// The title of a game in this language, or in its first; its id where it has none.
pub(crate) fn title(games: &[&dyn AnyGame], id: &str, language: &str) -> String {
    let game = games.iter().find(|game| game.about().id == id);
    let texts = game.map(|game| game.about().texts).unwrap_or_default();
    let text = texts.iter().find(|(tag, _)| *tag == language).or(texts.first());
    let line = text.and_then(|(_, text)| text.lines().find_map(|line| line.strip_prefix(KEY)));
    line.map_or(id, str::trim).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_title_in_every_language() {
        let games = staffetta_registry::all();
        for game in games {
            for (language, _) in game.about().texts {
                assert_ne!(title(games, game.about().id, language), game.about().id, "{language}");
            }
        }
        assert_eq!(title(games, "chess", "en"), "chess");
        assert_eq!(title(games, "la-resistance", "xx"), "La Résistance!");
    }
}
