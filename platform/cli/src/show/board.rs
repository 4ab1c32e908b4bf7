//! A board of any game, from what a viewer may see: facts in a line, seats and rows as aligned columns.

use serde_json::Value as Json;
use staffetta_kernel::Seat;

use super::columns::{Column, bands, grid, seat_columns, take_shared, thing_columns};
use super::description::Description;
use super::telling::{Field, Teller, Told};
use super::{Ink, Lexicon, columns, wrap};

/// A space at which no line is broken.
const HARD_SPACE: &str = "\u{a0}";

/// Between two facts; no line begins with it.
const DOT: &str = "\u{a0}· ";

/// A list longer than this many lines is folded.
const FOLD: usize = 5;

/// A grid that is too wide may have so many columns and be broken inside its cells.
const MOST_COLUMNS: usize = 6;

/// How a board is drawn.
#[derive(Debug)]
pub(crate) struct Board<'a> {
    pub(crate) lexicon: &'a Lexicon,
    pub(crate) description: &'a Description,
    /// The one who looks, whose place comes first.
    pub(crate) me: Option<Seat>,
    pub(crate) width: usize,
    pub(crate) ink: Ink,
    /// Are long lists drawn whole?
    pub(crate) whole: bool,
}

impl Board<'_> {
    /// The whole view.
    pub(crate) fn draw(&self, view: &Json) -> String {
        let teller = Teller { lexicon: self.lexicon, me: self.me };
        let fields = match teller.tell(&self.description.view(view), view) {
            Some(Told::Fields(fields) | Told::Things(fields)) => fields,
            _ => return String::new(),
        };
        let (by_seat, rest): (Vec<Field>, Vec<Field>) =
            fields.into_iter().partition(|field| matches!(field.told, Told::Seats(_)));
        let mut out = Vec::new();
        let facts = self.facts(&rest);
        if !facts.is_empty() {
            out.push(self.broken(&facts.join(DOT), 0));
        }
        self.seats(&by_seat, &mut out);
        self.sections(&rest, 0, &mut out);
        out.join("\n")
    }

    /// Single values; noughts are not worth a word.
    fn facts(&self, fields: &[Field]) -> Vec<String> {
        let said = fields.iter().filter(|field| field.told.is_single() && field.told != Told::Nought).map(|field| {
            let label = field.label.replace(' ', HARD_SPACE);
            match &field.told {
                Told::Yes => self.ink.strong(&label),
                // A sentence may be broken, a name may not.
                Told::One(said) if columns(said) > self.width / 2 => format!("{} {said}", self.ink.faint(&label)),
                told => {
                    let said = self.ink.strong(&told.words().replace(' ', HARD_SPACE));
                    format!("{}{HARD_SPACE}{said}", self.ink.faint(&label))
                }
            }
        });
        said.collect()
    }

    /// A line broken to the page, label and value kept together.
    fn broken(&self, line: &str, hang: usize) -> String {
        wrap(line, self.width, hang).replace(HARD_SPACE, " ")
    }

    /// Everything that each seat has: grids of as many columns as fit, and below them what only the viewer has.
    fn seats(&self, fields: &[Field], out: &mut Vec<String>) {
        let mut order: Vec<Seat> = Vec::new();
        for field in fields {
            let Told::Seats(seats) = &field.told else { continue };
            if seats.len() > order.len() {
                order = seats.iter().map(|(seat, _)| *seat).collect();
            }
        }
        let names = Column { head: String::new(), cells: order.iter().map(|&seat| self.lexicon.seat(seat)).collect() };
        let mut columns: Vec<Column> = fields.iter().flat_map(|field| seat_columns(field, order.len())).collect();
        // A band that says which seat it is says what its line says.
        columns.retain(|column| !column.is_nought() && column.cells != names.cells);
        let own = self.take_own(&mut columns);
        let marked = order.iter().zip(&names.cells);
        let marked = marked.map(|(&seat, name)| format!("{}{name}", if Some(seat) == self.me { "▸ " } else { "  " }));
        let names = Column { head: String::new(), cells: marked.collect() };
        let shared = if bands(&names, &columns, self.width).len() > 1 { take_shared(&mut columns) } else { Vec::new() };
        for band in bands(&names, &columns, self.width) {
            let text = grid(&names, &band).compact(self.width, 0, self.ink);
            let line = |line: &str| if line.starts_with('▸') { self.ink.own(line) } else { line.to_owned() };
            out.extend(text.lines().map(line));
        }
        if !shared.is_empty() {
            let said = shared.iter().map(|column| format!("{} {}", self.ink.faint(&column.head), column.cells[0]));
            let said: Vec<String> = said.map(|said| said.replace(' ', HARD_SPACE)).collect();
            out.push(self.broken(&format!("{}  {}", self.ink.strong("Everyone"), said.join(DOT)), 4));
        }
        for column in own {
            out.push(self.broken(&format!("{}  {}", self.ink.strong(&column.head), column.cells[0]), 4));
        }
    }

    /// The columns in which only the viewer has something, and more than a word.
    fn take_own(&self, columns: &mut Vec<Column>) -> Vec<Column> {
        let long = |text: &str| self::columns(text) > self.width / 4;
        let own = |column: &mut Column| {
            let others = column.cells.iter().skip(1).any(|cell| !cell.is_empty());
            self.me.is_some() && !others && long(&column.cells[0])
        };
        columns.extract_if(.., own).collect()
    }

    /// Lists, rows of things and nested sections.
    fn sections(&self, fields: &[Field], indent: usize, out: &mut Vec<String>) {
        let margin = " ".repeat(indent);
        for field in fields {
            let heading = self.ink.strong(&field.label);
            match &field.told {
                told if told.is_single() => {}
                Told::Things(things) => self.things(&heading, things, indent, out),
                Told::Fields(inner) => {
                    let facts = self.facts(inner);
                    let mut below = Vec::new();
                    self.sections(inner, indent + 2, &mut below);
                    if !facts.is_empty() || !below.is_empty() {
                        let line = format!("{margin}{heading}  {}", facts.join(DOT));
                        out.push(self.folded(&self.broken(line.trim_end(), indent + 4)));
                        out.extend(below);
                    }
                }
                told => {
                    let line = format!("{margin}{heading}  {}", told.words());
                    out.push(self.folded(&self.broken(&line, indent + 4)));
                }
            }
        }
    }

    /// Things with fields of their own: one a line, or side by side where that takes fewer lines.
    fn things(&self, heading: &str, things: &[Field], indent: usize, out: &mut Vec<String>) {
        let names = Column { head: String::new(), cells: things.iter().map(|thing| thing.label.clone()).collect() };
        let mut columns = thing_columns(things);
        match &mut columns[..] {
            [] => return,
            // The heading says what a single column holds.
            [only] => only.head.clear(),
            _ => {}
        }
        out.push(format!("{}{heading}", " ".repeat(indent)));
        let stories: Vec<String> = things.iter().map(|thing| thing.story.clone().unwrap_or_default()).collect();
        let told = stories.iter().any(|story| !story.is_empty());
        if told {
            columns.push(Column { head: String::new(), cells: stories });
        }
        let grid = grid(&names, &columns.iter().collect::<Vec<_>>());
        let turned = grid.turned();
        let room = self.width.saturating_sub(indent + 2);
        let turn = !told && turned.natural() <= room && (turned.len() < grid.len() || grid.natural() > room);
        if !turn && columns.len() > MOST_COLUMNS && grid.natural() > room {
            return self.lines(things, indent + 2, out);
        }
        let text = if turn { &turned } else { &grid }.compact(self.width, indent + 2, self.ink);
        out.push(self.folded(&text));
    }

    /// Things with more fields than a page has columns: each in a line of its own.
    fn lines(&self, things: &[Field], indent: usize, out: &mut Vec<String>) {
        let line = |thing: &Field| {
            let line = format!("{}{}  {}", " ".repeat(indent), self.ink.strong(&thing.label), thing.told.words());
            self.broken(&line, indent + 4)
        };
        let lines: Vec<String> = things.iter().map(line).collect();
        out.push(self.folded(&lines.join("\n")));
    }

    /// The text, or its beginning if it is long.
    fn folded(&self, text: &str) -> String {
        let count = text.lines().count();
        if self.whole || count <= FOLD + 1 {
            return text.to_owned();
        }
        let more = format!("    … {} more lines: b all", count - FOLD);
        let kept: Vec<&str> = text.lines().take(FOLD).collect();
        format!("{}\n{}", kept.join("\n"), self.ink.faint(&more))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::columns;
    use serde_json::json;
    use staffetta_kernel::text::Catalog;

    const TEXT: &str = "mission-panzer = Panzer\nleader-dumont = Dumont\nleader-arnaud = Arnaud\nview-row = Missions\n\
        event-lull = Lull\n    .effect = All is quiet.\n";

    fn schema() -> Json {
        json!({
            "properties": {
                "active": {"$ref": "#/$defs/Seat"},
                "queue": {"type": "array", "items": {"$ref": "#/$defs/Seat"}},
                "asked": {"type": "array", "items": {"$ref": "#/$defs/Seat"}, "x-hidden": true},
                "seat": {"$ref": "#/$defs/Seat", "x-hidden": true},
                "event": {"anyOf": [{"type": "string", "x-kind": "event"}, {"type": "null"}]},
                "bands": {"type": "array", "x-by": "seat", "items": {"type": "object", "properties": {
                    "leader": {"type": "string", "x-kind": "leader"},
                    "seat": {"$ref": "#/$defs/Seat", "x-hidden": true},
                    "hand": {"type": "array", "items": {"type": "string", "x-kind": "mission"}},
                }}},
                "row": {"type": "object", "x-by": "slot", "additionalProperties": {"anyOf": [{"$ref": "#/$defs/Mission"}, {"type": "null"}]}},
                "dice": {"type": "object", "x-by": "die", "additionalProperties": {"type": "object", "properties": {}}},
                "piles": {"type": "object", "properties": {}},
                "open": {"type": "array", "items": {"type": "object", "properties": {"event": {"x-kind": "event"}}}},
                "words": {"type": "array", "items": {"x-kind": "mission"}},
                "section": {"type": "object", "properties": {"deep": {"type": "object", "properties": {}}}},
            },
            "$defs": {
                "Seat": {"type": "integer", "x-kind": "seat"},
                "Mission": {"type": "object", "properties": {"kind": {"type": "string", "x-kind": "mission"}}},
            },
        })
    }

    fn draw(view: &Json, me: Option<u8>, width: usize) -> String {
        let catalog = Catalog::new("en", TEXT).expect("readable");
        let names = vec!["Anna".to_owned(), "Marco".to_owned()];
        let lexicon = Lexicon::new(catalog, names, &[]).expect("readable");
        let description = Description::new(schema());
        let ink = Ink { on: false };
        Board { lexicon: &lexicon, description: &description, me: me.map(Seat), width, ink, whole: false }.draw(view)
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
        let text = draw(&json!({"open": [{"event": "lull"}]}), None, 80);
        assert!(text.contains("Open\n  1  Lull  All is quiet."), "{text}");
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
    fn what_only_the_viewer_has_stands_below_the_seats() {
        let bands = json!({"bands": [{"leader": "dumont"}, {"leader": "arnaud", "hand": ["panzer", "a_long_name", "another"]}]});
        let text = draw(&bands, Some(1), 80);
        assert_eq!(text, "         Leader\n▸ Marco  Arnaud\n  Anna   Dumont\nHand  Panzer, a long name, another");
    }

    #[test]
    fn columns_that_do_not_fit_go_on_below() {
        let band = |word: &str| json!({"first": word.repeat(30), "second": word.repeat(30), "third": word});
        let text = draw(&json!({"bands": [band("x"), band("y")]}), Some(0), 50);
        assert_eq!(text.lines().filter(|line| line.starts_with("▸ Anna")).count(), 2, "{text}");
        assert!(text.lines().all(|line| columns(line) <= 50), "{text}");
    }

    #[test]
    fn what_everybody_has_alike_is_said_once_where_room_is_short() {
        let band = |word: &str| json!({"first": word.repeat(30), "leader": "dumont", "second": word.repeat(9)});
        let text = draw(&json!({"bands": [band("x"), band("y")]}), Some(0), 50);
        assert_eq!(text.lines().last(), Some("Everyone  Leader Dumont"), "{text}");
        assert!(
            draw(&json!({"bands": [{"leader": "dumont"}, {"leader": "dumont"}]}), None, 50).contains("Anna   Dumont")
        );
    }

    #[test]
    fn a_long_list_is_folded() {
        let text = draw(&json!({"words": (0..200).map(|at| format!("word{at}")).collect::<Vec<_>>()}), None, 60);
        assert_eq!(text.lines().count(), FOLD + 1, "{text}");
        assert!(text.ends_with("more lines: b all"), "{text}");
    }

    #[test]
    fn a_whole_game_is_drawn_in_its_own_words() {
        use staffetta_kernel::record::By;
        use staffetta_kernel::{Dice, Head, Seed, Setup, Viewer};
        let game = staffetta_registry::game("repubblica-ribelle").expect("in the registry");
        let mut table = game.open(&Setup::seats(4), Dice::Seed(Seed::plain(3)), Head::default(), 0).expect("it opens");
        let names = ["Anna", "Marco", "Irma", "Luc"].map(str::to_owned).to_vec();
        let lexicon = Lexicon::new(game.catalog("it").expect("it"), names, game.about().data).expect("readable");
        let description = Description::new(game.view_schema());
        let board = |view: &Json| {
            let (me, ink) = (Some(Seat(2)), Ink { on: false });
            Board { lexicon: &lexicon, description: &description, me, width: 100, ink, whole: false }.draw(view)
        };
        for _ in 0..60 {
            let Some(seat) = table.awaiting().next() else { break };
            let text = board(&table.view(Viewer::Seat(Seat(2))));
            assert!(text.contains("▸ Irma") && text.contains("\n  Luc"), "{text}");
            assert!(!text.contains(['{', '"', '_']) && !text.contains("null"), "{text}");
            assert!(text.lines().all(|line| columns(line) <= 100), "{text}");
            assert!(text.lines().count() <= 40, "{text}");
            let picks = game.bot_task(table.as_ref(), seat, "random", Default::default(), 1).expect("a bot")();
            table.batch(seat, &picks, None, By::Bot, 0).expect("played");
            table.release_pending(0).expect("released");
        }
    }
}
