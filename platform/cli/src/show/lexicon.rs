//! The lexicon of a game: its texts for the names of fields and things in its views.

use serde_json::Value as Json;
use staffetta_kernel::text::Catalog;
use staffetta_kernel::{Args, Data, Fault, Overrides, Seat};
use std::collections::BTreeMap;

/// Keys that begin so are sentences, not names of things.
const SENTENCES: [&str; 12] =
    ["verb", "prompt", "log", "refusal", "option", "preset", "primer", "coach", "end", "occasion", "game", "view"];

/// Fields of a view that hold seats: words of any table, whatever is played on it.
const SEAT_FIELDS: [&str; 11] =
    ["active", "actor", "asked", "done", "first_player", "gone", "living", "player", "queue", "seat", "to_act"];

/// Finds the words for field names and values of a view: `view-<field>` for a field, and for a value the text of the
/// thing, such as `mission-panzer` for `panzer` in the field `mission`. A card with a number of its own is called by
/// the thing that the game's data says it is. What has no text shows its own name.
#[derive(Debug)]
pub(crate) struct Lexicon {
    pub(crate) catalog: Catalog,
    pub(crate) names: Vec<String>,
    /// Keys of things by what stands after the first dash in them.
    things: BTreeMap<String, Vec<String>>,
    /// The rows of the data tables by their keys.
    rows: BTreeMap<String, Cells>,
    /// The rows of the data tables by a word that stands nowhere else in the data.
    unique: BTreeMap<String, Cells>,
}

/// A row of a data table: names of the columns and what stands in them.
type Cells = Vec<(String, String)>;

impl Lexicon {
    /// The words of a game with these texts and data tables at a table of these players.
    pub(crate) fn new(catalog: Catalog, names: Vec<String>, files: &[(&'static str, &str)]) -> Result<Self, Fault> {
        let mut things: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for key in catalog.keys() {
            let Some((first, rest)) = key.split_once('-') else { continue };
            if !SENTENCES.contains(&first) && !key.contains('.') {
                things.entry(rest.to_owned()).or_default().push(key.clone());
            }
        }
        let mut rows: BTreeMap<String, Cells> = BTreeMap::new();
        let mut seen: BTreeMap<String, Vec<Cells>> = BTreeMap::new();
        for (key, cells) in data_rows(files)? {
            for (_, cell) in cells.iter().filter(|(_, cell)| !cell.is_empty()) {
                seen.entry(cell.clone()).or_default().push(cells.clone());
            }
            rows.entry(key).or_default().extend(cells);
        }
        let once = seen.into_iter().filter(|(_, rows)| rows.len() == 1);
        let unique = once.map(|(word, mut rows)| (word, rows.pop().unwrap_or_default())).collect();
        Ok(Self { catalog, names, things, rows, unique })
    }

    /// The name of a seat.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        self.names.get(seat.at()).cloned().unwrap_or_else(|| format!("seat {}", seat.0 + 1))
    }

    /// How many seats.
    pub(crate) fn seats(&self) -> usize {
        self.names.len()
    }

    /// Does the field hold seats?
    pub(crate) fn holds_seats(&self, field: &str) -> bool {
        SEAT_FIELDS.contains(&field)
    }

    /// The word for a field.
    pub(crate) fn field(&self, name: &str) -> String {
        self.plain(&format!("view-{name}")).unwrap_or_else(|| spaced(name, true))
    }

    /// A value of a field, if it is a single thing: nothing for what there is nothing to say of.
    pub(crate) fn value(&self, field: &str, value: &Json) -> Option<String> {
        match value {
            Json::Null | Json::Bool(false) => None,
            Json::Bool(true) => Some("✓".to_owned()),
            Json::Number(number) => match number.as_u64() {
                Some(at) if self.holds_seats(field) && (at as usize) < self.names.len() => {
                    Some(self.seat(Seat(at as u8)))
                }
                _ => Some(number.to_string()),
            },
            Json::String(word) if word.is_empty() || word == "none" => None,
            Json::String(word) => {
                let text = self.thing(field, word).and_then(|key| self.plain(&key));
                Some(text.unwrap_or_else(|| spaced(word, false)))
            }
            Json::Array(_) | Json::Object(_) => None,
        }
    }

    /// The key of the thing that a word of this field names, by itself or by what the data say it is.
    pub(crate) fn thing(&self, field: &str, word: &str) -> Option<String> {
        self.named(field, word).or_else(|| {
            let cells = self.rows.get(word).or_else(|| self.unique.get(word))?;
            cells.iter().find_map(|(column, cell)| self.named(column, cell))
        })
    }

    fn named(&self, field: &str, word: &str) -> Option<String> {
        let known = self.things.get(word)?;
        let kind = |key: &&String| {
            let kind = &key[..key.len() - word.len() - 1];
            kind == field || field.strip_suffix('s') == Some(kind)
        };
        match known.as_slice() {
            [only] => Some(only.clone()),
            several => several.iter().find(kind).cloned(),
        }
    }

    /// The word that a thing's key ends with.
    pub(crate) fn word_of<'k>(&self, key: &'k str) -> &'k str {
        key.split_once('-').map_or(key, |(_, word)| word)
    }

    /// The kind that all these words are of, if each names several things but one kind has them all.
    pub(crate) fn kind_of_all<'w>(&self, words: impl Iterator<Item = &'w str>) -> Option<&str> {
        let mut common: Option<Vec<&str>> = None;
        for word in words {
            let keys = self.things.get(word)?.iter();
            let kinds: Vec<&str> = keys.map(|key| &key[..key.len() - word.len() - 1]).collect();
            common = Some(match common {
                None => kinds,
                Some(before) => before.into_iter().filter(|kind| kinds.contains(kind)).collect(),
            });
        }
        match common?.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// What the texts say of a thing besides its name: `mission-panzer.effect`.
    pub(crate) fn story(&self, key: &str) -> Option<String> {
        let prefix = format!("{key}.");
        let attributes = self.catalog.keys().range(prefix.clone()..).take_while(|known| known.starts_with(&prefix));
        let told: Vec<String> = attributes.filter_map(|attribute| self.plain(attribute)).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// The numbers that the game's data hold of a thing of this name: what is not nought.
    pub(crate) fn numbers(&self, word: &str) -> Vec<(String, String)> {
        let cells = self.rows.get(word).map_or(&[][..], Vec::as_slice);
        let number = |cell: &str| cell != "0" && cell.starts_with(|c: char| c.is_ascii_digit());
        let kept = cells.iter().filter(|(_, cell)| number(cell));
        kept.map(|(column, cell)| (self.field(column), cell.clone())).collect()
    }

    /// The text of a key that needs nothing to speak of.
    pub(crate) fn plain(&self, key: &str) -> Option<String> {
        if self.catalog.has(key) { self.catalog.try_say(key, &Args::default(), &self.names).ok() } else { None }
    }
}

/// Every row of the data tables, with its key.
fn data_rows(files: &[(&'static str, &str)]) -> Result<Vec<(String, Cells)>, Fault> {
    let data = Data::load(files, &Overrides::new())?;
    let mut rows = Vec::new();
    for (name, text) in files {
        let columns: Vec<&str> = text.lines().next().unwrap_or_default().split(',').skip(1).map(str::trim).collect();
        for row in data.sheet(name)?.rows() {
            let cell = |column: &&str| Some(((*column).to_owned(), row.text(column).ok()?.to_owned()));
            rows.push((row.key().to_owned(), columns.iter().filter_map(cell).collect()));
        }
    }
    Ok(rows)
}

/// A name as words: `first_player` as `first player`.
fn spaced(name: &str, capital: bool) -> String {
    let words = name.replace('_', " ");
    let mut letters = words.chars();
    match letters.next() {
        Some(first) if capital => first.to_uppercase().chain(letters).collect(),
        _ => words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "mission-panzer = Panzer\n    .effect = Beware.\nmission-lull = Quiet mission\n\
        event-lull = Lull\nleader-dumont = Dumont\nverb-pass = Pass\nview-first_player = First\n";
    const CARDS: &str = "number,card,kind\n1,M7,panzer\n2,M8,unknown\n";
    const KINDS: &str = "kind,white,black,glory\npanzer,5 5,3,0\n";

    fn lexicon() -> Lexicon {
        let catalog = Catalog::new("en", TEXT).expect("readable");
        let names = vec!["Anna".to_owned(), "Marco".to_owned()];
        Lexicon::new(catalog, names, &[("cards", CARDS), ("kinds", KINDS)]).expect("readable")
    }

    fn said(field: &str, value: Json) -> Option<String> {
        lexicon().value(field, &value)
    }

    #[test]
    fn a_thing_is_called_by_its_text() {
        assert_eq!(said("leader", "dumont".into()).as_deref(), Some("Dumont"));
        assert_eq!(said("row", "panzer".into()).as_deref(), Some("Panzer"));
    }

    #[test]
    fn of_two_things_of_one_name_the_field_decides() {
        assert_eq!(said("event", "lull".into()).as_deref(), Some("Lull"));
        assert_eq!(said("missions", "lull".into()).as_deref(), Some("Quiet mission"));
        assert_eq!(said("card", "lull".into()).as_deref(), Some("lull"));
    }

    #[test]
    fn things_that_lie_together_are_of_one_kind() {
        let lexicon = lexicon();
        assert_eq!(lexicon.kind_of_all(["lull", "panzer"].into_iter()), Some("mission"));
        assert_eq!(lexicon.kind_of_all(["lull"].into_iter()), None);
        assert_eq!(lexicon.kind_of_all(["lull", "dumont"].into_iter()), None);
    }

    #[test]
    fn a_numbered_card_is_called_what_the_data_say_it_is() {
        assert_eq!(said("card", "M7".into()).as_deref(), Some("Panzer"));
        assert_eq!(said("card", "M8".into()).as_deref(), Some("M8"));
    }

    #[test]
    fn what_is_known_of_a_thing_are_its_texts_and_its_numbers() {
        let lexicon = lexicon();
        assert_eq!(lexicon.story("mission-panzer").as_deref(), Some("Beware."));
        assert_eq!(lexicon.story("leader-dumont"), None);
        let white_and_black = [("White", "5 5"), ("Black", "3")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        assert_eq!(lexicon.numbers("panzer"), white_and_black);
    }

    #[test]
    fn seats_are_called_by_their_players() {
        assert_eq!(said("active", 1.into()).as_deref(), Some("Marco"));
        assert_eq!(said("round", 1.into()).as_deref(), Some("1"));
        assert_eq!(said("active", 7.into()).as_deref(), Some("7"));
    }

    #[test]
    fn what_is_not_the_case_is_not_said() {
        assert_eq!(said("tapped", false.into()), None);
        assert_eq!(said("tapped", Json::Null), None);
        assert_eq!(said("answer", "none".into()), None);
        assert_eq!(said("tapped", true.into()).as_deref(), Some("✓"));
    }

    #[test]
    fn a_field_has_its_own_text_or_its_name_in_words() {
        assert_eq!(lexicon().field("first_player"), "First");
        assert_eq!(lexicon().field("event_draw"), "Event draw");
    }
}
