//! A board of any game, from what a viewer may see: facts in a line, seats and rows as aligned columns.

use serde_json::{Map, Value as Json};
use staffetta_kernel::{Dice, Fault, Head, Seat, Seed, Setup, Viewer};
use staffetta_registry::AnyGame;
use std::collections::BTreeSet;

use super::grid::Grid;
use super::{Ink, Lexicon, wrap};

/// Fields that tell the viewer's own seat, which the viewer knows.
const SELF_FIELDS: [&str; 3] = ["seat", "me", "viewer"];

/// Fields that tell who is asked what; the prompt below the board says so in a sentence.
const ASKED_FIELDS: [&str; 2] = ["asked", "step"];

/// A space at which no line is broken.
const HARD_SPACE: &str = "\u{a0}";

/// Between two facts; no line begins with it.
const DOT: &str = "\u{a0}· ";

/// Which fields of a game's views have one place for each seat. Length alone would mistake four cards for four players,
/// so tables of several sizes are looked at: a list of seats is as long as the table is, each time.
pub(crate) fn seat_lists(game: &dyn AnyGame) -> Result<BTreeSet<String>, Fault> {
    let about = game.about();
    let look = |seats: u8| -> Result<(usize, Json), Fault> {
        let table = game.open(&Setup::seats(seats), Dice::Seed(Seed::plain(0)), Head::default(), 0)?;
        Ok((seats.into(), table.view(Viewer::Crowd)))
    };
    Ok(as_long_as_the_table(&[look(about.min_seats)?, look(about.max_seats)?]))
}

fn as_long_as_the_table(views: &[(usize, Json)]) -> BTreeSet<String> {
    let as_long = |(seats, view): &(usize, Json)| -> BTreeSet<String> {
        let fields = view.as_object().into_iter().flatten();
        let lists = fields.filter(|(_, value)| value.as_array().is_some_and(|list| list.len() == *seats));
        lists.map(|(key, _)| key.clone()).collect()
    };
    let mut sets = views.iter().map(as_long);
    let first = sets.next().unwrap_or_default();
    sets.fold(first, |all, one| all.intersection(&one).cloned().collect())
}

/// How a board is drawn.
#[derive(Debug)]
pub(crate) struct Board<'a> {
    pub(crate) lexicon: &'a Lexicon,
    /// The one who looks, whose place comes first.
    pub(crate) me: Option<Seat>,
    /// The fields with one place for each seat.
    pub(crate) seat_lists: &'a BTreeSet<String>,
    pub(crate) width: usize,
    pub(crate) ink: Ink,
}

/// A column of a grid in the making.
struct Column {
    head: String,
    cells: Vec<String>,
}

impl Column {
    /// Is there nothing in it but noughts?
    fn is_nought(&self) -> bool {
        self.cells.iter().all(|cell| cell.is_empty() || cell == "0")
    }
}

impl Board<'_> {
    /// The whole view.
    pub(crate) fn draw(&self, view: &Json) -> String {
        let Some(fields) = view.as_object() else { return String::new() };
        let mut rest = Map::new();
        let mut by_seat: Vec<(&String, &Vec<Json>)> = Vec::new();
        for (name, value) in fields {
            match value {
                Json::Array(list) if self.is_by_seat(name, list) => by_seat.push((name, list)),
                _ if self.goes_without_saying(name) => {}
                _ => {
                    rest.insert(name.clone(), value.clone());
                }
            }
        }
        let mut out = Vec::new();
        self.facts(&rest, 0, &mut out);
        self.seats(&by_seat, &mut out);
        self.lists(&rest, 0, &mut out);
        out.join("\n")
    }

    fn is_by_seat(&self, name: &str, list: &[Json]) -> bool {
        self.seat_lists.contains(name) && list.len() == self.lexicon.seats()
    }

    fn goes_without_saying(&self, name: &str) -> bool {
        ASKED_FIELDS.contains(&name) || (self.me.is_some() && SELF_FIELDS.contains(&name))
    }

    /// The seats in order, one's own first.
    fn order(&self) -> Vec<Seat> {
        let seats = self.lexicon.seats() as u8;
        let first = self.me.map_or(0, |me| me.0);
        (0..seats).map(|steps| Seat(first).left(steps, seats.max(1))).collect()
    }

    /// Single values, side by side; noughts are not worth a word.
    fn facts(&self, fields: &Map<String, Json>, indent: usize, out: &mut Vec<String>) {
        let facts = self.told(fields);
        if !facts.is_empty() {
            let line = format!("{}{}", " ".repeat(indent), facts.join(DOT));
            out.push(self.broken(&line, indent));
        }
    }

    fn told(&self, fields: &Map<String, Json>) -> Vec<String> {
        let worth = |name: &str, value: &Json| value.as_u64() != Some(0) || self.lexicon.holds_seats(name);
        let said = fields.iter().filter(|(name, value)| worth(name, value)).filter_map(|(name, value)| {
            let said = self.lexicon.value(name, value)?;
            let label = self.lexicon.field(name).replace(' ', HARD_SPACE);
            Some(if *value == Json::Bool(true) {
                self.ink.strong(&label)
            } else {
                let said = self.ink.strong(&said.replace(' ', HARD_SPACE));
                format!("{}{HARD_SPACE}{said}", self.ink.faint(&label))
            })
        });
        said.collect()
    }

    /// A line broken to the page, label and value kept together.
    fn broken(&self, line: &str, hang: usize) -> String {
        wrap(line, self.width, hang).replace(HARD_SPACE, " ")
    }

    /// One grid of everything that each seat has.
    fn seats(&self, lists: &[(&String, &Vec<Json>)], out: &mut Vec<String>) {
        let mut columns: Vec<Column> = Vec::new();
        for (name, list) in lists {
            let cells = |field: &str, of: &dyn Fn(&Json) -> Json| {
                self.order().iter().map(|seat| self.cell(field, &of(&list[seat.at()]))).collect()
            };
            if list.iter().all(Json::is_object) {
                // A band that says which seat it is says what its line says.
                let fields = keys(list).into_iter().filter(|field| !SELF_FIELDS.contains(&field.as_str()));
                columns.extend(fields.map(|field| Column {
                    head: self.lexicon.field(&field),
                    cells: cells(&field, &|one| one[&field].clone()),
                }));
            } else {
                columns.push(Column { head: self.lexicon.field(name), cells: cells(name, &Json::clone) });
            }
        }
        columns.retain(|column| column.cells.iter().any(|cell| !cell.is_empty()));
        if columns.is_empty() {
            return;
        }
        let names = self.order().into_iter().map(|seat| {
            let mark = if Some(seat) == self.me { "▸ " } else { "  " };
            format!("{mark}{}", self.lexicon.seat(seat))
        });
        let names = Column { head: String::new(), cells: names.collect() };
        if grid(&names, &columns).natural() > self.width {
            columns.retain(|column| !column.is_nought());
        }
        let grid = grid(&names, &columns);
        let turned = grid.turned();
        let fits = grid.natural() <= self.width || turned.natural() > self.width;
        let text = if fits { &grid } else { &turned }.compact(self.width, 0, self.ink);
        let lines = text.lines().map(|line| if line.starts_with('▸') { self.ink.own(line) } else { line.to_owned() });
        out.extend(lines);
    }

    /// Lists, rows of things and nested sections.
    fn lists(&self, fields: &Map<String, Json>, indent: usize, out: &mut Vec<String>) {
        for (name, value) in fields {
            let margin = " ".repeat(indent);
            match value {
                Json::Array(list) if !list.is_empty() && list.iter().all(is_thing) => {
                    let numbers = (1..=list.len()).map(|number| number.to_string());
                    self.things(name, &numbers.zip(list).collect::<Vec<_>>(), indent, out);
                }
                Json::Array(_) => {
                    let said = self.cell(name, value);
                    if !said.is_empty() {
                        let line = format!("{margin}{}  {said}", self.heading(name));
                        out.push(self.broken(&line, indent + 4));
                    }
                }
                Json::Object(inner) if !inner.is_empty() && inner.values().all(is_thing) => {
                    let things: Vec<(String, &Json)> = inner.iter().map(|(key, one)| (key.clone(), one)).collect();
                    self.things(name, &things, indent, out);
                }
                Json::Object(inner) => {
                    let facts = self.told(inner);
                    let mut below = Vec::new();
                    self.lists(inner, indent + 2, &mut below);
                    if !facts.is_empty() || !below.is_empty() {
                        let line = format!("{margin}{}  {}", self.heading(name), facts.join(DOT));
                        out.push(self.broken(line.trim_end(), indent + 4));
                        out.extend(below);
                    }
                }
                _ => {}
            }
        }
    }

    /// Things with fields of their own: one a line, or side by side where that takes fewer lines.
    fn things(&self, name: &str, things: &[(String, &Json)], indent: usize, out: &mut Vec<String>) {
        let things: Vec<&(String, &Json)> = things.iter().filter(|(_, thing)| thing.is_object()).collect();
        let list: Vec<Json> = things.iter().map(|(_, thing)| (*thing).clone()).collect();
        let mut columns: Vec<Column> = Vec::new();
        for field in keys(&list) {
            let cells = list.iter().map(|thing| self.cell(&field, &thing[&field])).collect();
            let column = Column { head: self.lexicon.field(&field), cells };
            // A card and the kind of card may have one name.
            if !column.is_nought() && columns.iter().all(|other| other.cells != column.cells) {
                columns.push(column);
            }
        }
        match &mut columns[..] {
            [] => return,
            // The heading says what a single column holds.
            [only] => only.head.clear(),
            _ => {}
        }
        let keys = Column { head: String::new(), cells: things.iter().map(|(key, _)| key.clone()).collect() };
        let stories: Vec<String> = list.iter().map(|thing| self.story(thing)).collect();
        let stories = Column { head: String::new(), cells: stories };
        out.push(format!("{}{}", " ".repeat(indent), self.heading(name)));
        if stories.cells.iter().any(|story| !story.is_empty()) {
            columns.push(stories);
            out.push(grid(&keys, &columns).compact(self.width, indent + 2, self.ink));
            return;
        }
        let grid = grid(&keys, &columns);
        let turned = grid.turned();
        let room = self.width.saturating_sub(indent + 2);
        let turn = turned.natural() <= room && (turned.len() < grid.len() || grid.natural() > room);
        out.push(if turn { &turned } else { &grid }.compact(self.width, indent + 2, self.ink));
    }

    /// What the texts say of the first thing that is named here.
    fn story(&self, thing: &Json) -> String {
        let fields = thing.as_object().into_iter().flatten();
        let mut keys = fields.filter_map(|(field, value)| self.lexicon.thing(field, value.as_str()?));
        keys.find_map(|key| self.lexicon.story(&key)).unwrap_or_default()
    }

    fn heading(&self, name: &str) -> String {
        self.ink.strong(&self.lexicon.field(name))
    }

    /// Any value in a few words.
    fn cell(&self, field: &str, value: &Json) -> String {
        match value {
            Json::Array(list) => {
                // Things that lie together are of one kind.
                let kind = self.lexicon.kind_of_all(list.iter().filter_map(Json::as_str));
                let field = kind.unwrap_or(field);
                let said: Vec<String> =
                    list.iter().map(|one| self.cell(field, one)).filter(|said| !said.is_empty()).collect();
                let numbers = list.iter().all(Json::is_number) && !self.lexicon.holds_seats(field);
                said.join(if numbers { " " } else { ", " })
            }
            Json::Object(inner) => {
                let said = inner.iter().filter_map(|(name, value)| {
                    let said = self.cell(name, value);
                    match value {
                        _ if said.is_empty() => None,
                        Json::Bool(true) => Some(self.lexicon.field(name)),
                        Json::String(_) => Some(said),
                        _ => Some(format!("{} {said}", self.lexicon.field(name))),
                    }
                });
                said.collect::<Vec<_>>().join(" ")
            }
            single => self.lexicon.value(field, single).unwrap_or_default(),
        }
    }
}

fn is_thing(value: &Json) -> bool {
    value.is_object() || value.is_null()
}

fn grid(first: &Column, columns: &[Column]) -> Grid {
    let all: Vec<&Column> = [first].into_iter().chain(columns).collect();
    let mut grid = Grid::new(all.iter().map(|column| column.head.clone()));
    for at in 0..first.cells.len() {
        grid.row(all.iter().map(|column| column.cells[at].clone()));
    }
    grid
}

/// The fields of things in a list, each once.
fn keys(list: &[Json]) -> Vec<String> {
    let fields: BTreeSet<&String> = list.iter().filter_map(Json::as_object).flat_map(Map::keys).collect();
    fields.into_iter().cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::columns;
    use serde_json::json;
    use staffetta_kernel::text::Catalog;

    const TEXT: &str = "mission-panzer = Panzer\nleader-dumont = Dumont\nleader-arnaud = Arnaud\nview-row = Missions\n\
        event-lull = Lull\n    .effect = All is quiet.\n";

    fn draw(view: &Json, me: Option<u8>, width: usize) -> String {
        let catalog = Catalog::new("en", TEXT).expect("readable");
        let names = vec!["Anna".to_owned(), "Marco".to_owned()];
        let lexicon = Lexicon::new(catalog, names, &[]).expect("readable");
        let seat_lists = ["bands", "points"].map(str::to_owned).into();
        let ink = Ink { on: false };
        Board { lexicon: &lexicon, me: me.map(Seat), seat_lists: &seat_lists, width, ink }.draw(view)
    }

    fn view() -> Json {
        json!({
            "seat": 1, "round": 3, "active": 0, "event": null, "window": 0, "asked": [1],
            "bands": [
                {"seat": 0, "leader": "dumont", "recruits": 6, "broken": false},
                {"seat": 1, "leader": "arnaud", "recruits": 10},
            ],
            "row": {"1": {"kind": "panzer", "glory": 3}, "2": {"kind": "panzer", "glory": 2, "tapped": true}, "3": null},
            "dice": {"w1": {"value": 6}, "w2": {"value": 4}, "w3": {"value": 4}},
            "piles": {"events": 7, "missions": 0, "used": []}, "hand": [], "queue": [0, 1],
        })
    }

    #[test]
    fn ones_own_band_comes_first() {
        let text = draw(&view(), Some(1), 80);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "Active Anna · Round 3");
        assert_eq!(lines[1], "         Leader  Recruits");
        assert_eq!(lines[2], "▸ Marco  Arnaud        10");
        assert_eq!(lines[3], "  Anna   Dumont         6");
    }

    #[test]
    fn things_stand_one_a_line_or_side_by_side_whichever_is_shorter() {
        let text = draw(&view(), None, 80);
        assert!(text.contains("Missions\n     Glory  Kind    Tapped\n"), "{text}");
        assert!(text.contains("  1      3  Panzer\n  2      2  Panzer  ✓"), "{text}");
        assert!(text.contains("Dice\n  w1  w2  w3\n   6   4   4\n"), "{text}");
    }

    #[test]
    fn what_is_empty_or_nought_or_asked_is_not_drawn() {
        let text = draw(&view(), Some(0), 80);
        for word in ["Hand", "Window", "Asked", "Used", "Seat", "Event "] {
            assert!(!text.contains(word), "{word} in:\n{text}");
        }
        assert!(text.contains("Piles  Events 7\n"), "{text}");
        assert!(text.contains("Queue  Anna, Marco"), "{text}");
    }

    #[test]
    fn a_thing_with_a_story_tells_it() {
        let text = draw(&json!({"row": [{"event": "lull"}]}), None, 80);
        assert!(text.contains("Missions\n  1  Lull  All is quiet."), "{text}");
    }

    #[test]
    fn no_line_is_wider_than_the_page() {
        let wide = json!({
            "words": vec!["panzer"; 40], "section": {"deep": {"numbers": (0..60).collect::<Vec<_>>()}},
            "bands": [{"a": "x".repeat(30), "b": "y".repeat(30), "c": "z"}, {"a": "x", "b": "y y y", "c": "z"}],
        });
        for width in [40, 60, 80] {
            let text = draw(&wide, Some(0), width);
            assert!(text.lines().all(|line| columns(line) <= width), "{text}");
        }
    }

    #[test]
    fn lists_of_seats_are_told_from_other_lists_by_tables_of_other_sizes() {
        let two = json!({"bands": [1, 2], "row": [1, 2, 3, 4], "pair": [1, 2]});
        let four = json!({"bands": [1, 2, 3, 4], "row": [1, 2, 3, 4], "pair": [1, 2]});
        let lists: Vec<String> = as_long_as_the_table(&[(2, two), (4, four)]).into_iter().collect();
        assert_eq!(lists, ["bands"]);
    }
}
