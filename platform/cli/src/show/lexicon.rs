//! The lexicon of a game: its texts for the names of fields and things in its views.

use serde_json::Number;
use staffetta_kernel::text::Catalog;
use staffetta_kernel::{Args, Data, Fault, Overrides, Seat};
use std::collections::BTreeMap;

use super::words::words;

/// Keys that begin so are sentences and captions, not names of things.
const SENTENCES: [&str; 13] = [
    "verb", "prompt", "log", "refusal", "option", "preset", "primer", "coach", "end", "occasion", "game", "view",
    "board",
];

/// Finds the words for field names and values of a view: `view-<field>` for a field, and for a value the text of the
/// thing, such as `mission-panzer` for `panzer` of the kind `mission`. A card with a number of its own is called by
/// the thing that the game's data says it is. What has no text shows its own name.
#[derive(Debug)]
pub(crate) struct Lexicon {
    pub(crate) catalog: Catalog,
    pub(crate) names: Vec<String>,
    /// The terminal's own words, in the language of the texts.
    words: Catalog,
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
        let words = words(catalog.language())?;
        Ok(Self { catalog, names, words, things, rows, unique })
    }

    /// A text of the terminal's own.
    pub(crate) fn own(&self, key: &str) -> String {
        self.words.say(key, &Args::default(), &self.names)
    }

    /// A text of the terminal's own that speaks of these.
    pub(crate) fn own_with(&self, key: &str, of: &[(&'static str, &str)]) -> String {
        let args = of.iter().fold(Args::default(), |args, (name, text)| args.with(name, (*text).to_owned()));
        self.words.say(key, &args, &self.names)
    }

    /// The name of a seat.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        self.names.get(seat.at()).cloned().unwrap_or_else(|| format!("seat {}", seat.0 + 1))
    }

    /// How many seats.
    pub(crate) fn seats(&self) -> usize {
        self.names.len()
    }

    /// The word for a field.
    pub(crate) fn field(&self, name: &str) -> String {
        self.plain(&format!("view-{name}")).unwrap_or_else(|| spaced(name, true))
    }

    /// The word for a field of an object that nobody has described: it may be a thing.
    pub(crate) fn field_or_thing(&self, name: &str) -> String {
        let known = self.plain(&format!("view-{name}"));
        known.or_else(|| self.plain(&self.thing(None, name)?)).unwrap_or_else(|| spaced(name, true))
    }

    /// What a word of this kind is called.
    pub(crate) fn name(&self, kind: Option<&str>, word: &str) -> String {
        self.thing(kind, word).and_then(|key| self.plain(&key)).unwrap_or_else(|| spaced(word, false))
    }

    /// What a number of this kind is called: a seat by its player.
    pub(crate) fn number(&self, kind: Option<&str>, number: &Number) -> String {
        match (kind, number.as_u64()) {
            (Some("seat"), Some(at)) if at < self.names.len() as u64 => self.seat(Seat(at as u8)),
            (Some(kind), _) => self.plain(&format!("{kind}-{number}")).unwrap_or_else(|| number.to_string()),
            (None, _) => number.to_string(),
        }
    }

    /// The key of the thing that a word of this kind names, by itself or by what the data say it is.
    pub(crate) fn thing(&self, kind: Option<&str>, word: &str) -> Option<String> {
        let of_kind = kind.and_then(|kind| {
            let keys = [format!("{kind}-{word}"), format!("option-{kind}-{word}")];
            keys.into_iter().find(|key| self.catalog.has(key))
        });
        of_kind.or_else(|| self.only(word)).or_else(|| {
            // A number is a place as a rule, not the card of that number.
            word.parse::<u64>().is_err().then_some(())?;
            let cells = self.rows.get(word).or_else(|| self.unique.get(word))?;
            cells.iter().find(|(column, _)| column == "kind").and_then(|(_, cell)| self.only(cell))
        })
    }

    /// The only thing of this name, or several that are called the same.
    fn only(&self, word: &str) -> Option<String> {
        let keys = self.things.get(word)?;
        let first = self.plain(keys.first()?);
        keys.iter().all(|key| self.plain(key) == first).then(|| keys.first().cloned())?
    }

    /// The word that a thing's key ends with.
    pub(crate) fn word_of<'k>(&self, key: &'k str) -> &'k str {
        key.split_once('-').map_or(key, |(_, word)| word)
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
        event-lull = Lull\nleader-dumont = Dumont\nboard-panzer = Tanks\nverb-pass = Pass\noption-talk-never = No talking\nview-first_player = First\n";
    const CARDS: &str = "number,card,kind\n1,M7,panzer\n2,M8,unknown\n";
    const KINDS: &str = "kind,white,black,glory\npanzer,5 5,3,0\n";

    fn lexicon() -> Lexicon {
        let catalog = Catalog::new("en", TEXT).expect("readable");
        let names = vec!["Anna".to_owned(), "Marco".to_owned()];
        Lexicon::new(catalog, names, &[("cards", CARDS), ("kinds", KINDS)]).expect("readable")
    }

    fn named(kind: Option<&str>, word: &str) -> String {
        lexicon().name(kind, word)
    }

    #[test]
    fn a_thing_is_called_by_its_text() {
        assert_eq!(named(Some("leader"), "dumont"), "Dumont");
        assert_eq!(named(None, "panzer"), "Panzer");
    }

    #[test]
    fn of_two_things_of_one_name_the_kind_decides() {
        assert_eq!(named(Some("event"), "lull"), "Lull");
        assert_eq!(named(Some("mission"), "lull"), "Quiet mission");
        assert_eq!(named(None, "lull"), "lull");
    }

    #[test]
    fn a_word_of_an_option_has_the_options_text() {
        assert_eq!(named(Some("talk"), "never"), "No talking");
    }

    #[test]
    fn a_numbered_card_is_called_what_the_data_say_it_is() {
        assert_eq!(named(Some("card"), "M7"), "Panzer");
        assert_eq!(named(Some("card"), "M8"), "M8");
        assert_eq!(named(Some("card"), "1"), "1");
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
        let lexicon = lexicon();
        assert_eq!(lexicon.number(Some("seat"), &1.into()), "Marco");
        assert_eq!(lexicon.number(Some("seat"), &7.into()), "7");
        assert_eq!(lexicon.number(None, &1.into()), "1");
    }

    #[test]
    fn a_field_has_its_own_text_or_its_name_in_words() {
        assert_eq!(lexicon().field("first_player"), "First");
        assert_eq!(lexicon().field("event_draw"), "Event draw");
        assert_eq!(lexicon().field_or_thing("dumont"), "Dumont");
    }
}
