//! The board while a game is played: what has changed of it, a part by its name, and the numbers that stand on it.

use staffetta_kernel::Viewer;
use staffetta_kernel::text_board::{TextLine, TextPage, TextPart, Tone};
use std::collections::{BTreeMap, BTreeSet};

use super::PlaySession;
use super::naming::folded;
use crate::console::Console;
use crate::show::board::Board;
use crate::show::text_board;

/// What of the board is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted<'a> {
    /// All that matters now.
    Usual,
    /// Everything that can be shown.
    All,
    /// The parts whose name or heading begins so.
    Named(&'a str),
}

impl<'a> Wanted<'a> {
    /// What is typed behind `b`.
    pub(super) fn typed(text: &'a str) -> Self {
        match text {
            "" => Self::Usual,
            "all" => Self::All,
            name => Self::Named(name),
        }
    }

    fn has(self, part: &TextPart) -> bool {
        match self {
            Self::Usual => !part.on_request,
            Self::All => true,
            Self::Named(name) => {
                let begins = |text: &str| folded(text).starts_with(&folded(name));
                begins(part.name) || begins(&part.heading)
            }
        }
    }
}

/// The lines of the board's parts as they were last shown: with the numbers of choices, and without them.
#[derive(Debug, Default)]
pub(super) struct Shown(BTreeMap<&'static str, (Vec<TextLine>, Vec<TextLine>)>);

/// The lines of a part among these.
fn lines<'a>(parts: &'a [TextPart], name: &str) -> &'a [TextLine] {
    parts.iter().find(|part| part.name == name).map_or(&[], |part| &part.lines)
}

impl Shown {
    /// The parts that have to be shown: those that are new, changed, or have other numbers on them than before. A part
    /// from which the numbers are only gone is not shown again.
    fn news(&mut self, parts: Vec<TextPart>, bare: &[TextPart]) -> Vec<TextPart> {
        let usual = parts.into_iter().filter(|part| Wanted::Usual.has(part) && !part.lines.is_empty());
        let fresh = usual.filter(|part| {
            let bare = lines(bare, part.name);
            match self.0.get(part.name) {
                None => true,
                Some((_, known)) if known != bare => true,
                Some((known, _)) => bare != part.lines && *known != part.lines,
            }
        });
        let fresh: Vec<TextPart> = fresh.collect();
        self.keep(&fresh, bare);
        fresh
    }

    fn keep(&mut self, shown: &[TextPart], bare: &[TextPart]) {
        for part in shown {
            self.0.insert(part.name, (part.lines.clone(), lines(bare, part.name).to_vec()));
        }
    }
}

/// The numbers of choices that stand on these parts.
fn numbers(parts: &[TextPart]) -> BTreeSet<usize> {
    let pieces =
        parts.iter().filter(|part| Wanted::Usual.has(part)).flat_map(|part| &part.lines).flat_map(|line| &line.0);
    let own = pieces.filter(|(_, tone)| *tone == Tone::Own).map(|(text, _)| text);
    // What stands before a closing bracket, if it is a number.
    let before = own.flat_map(|text| text.rsplit(')').skip(1));
    before.filter_map(|text| text.rsplit(' ').next()?.parse().ok()).collect()
}

impl PlaySession {
    /// What has changed of the board since it was last shown. Lists are shown once a question, and whole.
    pub(super) fn news_of_the_board(&mut self, console: &Console<'_>) -> Option<String> {
        let viewer = Viewer::Seat(self.me);
        let parts = if self.lists { Vec::new() } else { self.drawn(viewer, true, console) };
        if parts.is_empty() {
            return self.chosen.is_empty().then(|| self.listed(viewer, false, console));
        }
        let bare = self.drawn(viewer, false, console);
        let fresh = self.shown.news(parts, &bare);
        let text = text_board::draw(&fresh, console.page.width, console.page.ink);
        (!text.is_empty()).then_some(text)
    }

    /// The board, or what is wanted of it.
    pub(super) fn board(&mut self, wanted: Wanted<'_>, console: &Console<'_>) -> String {
        // Once over, nothing is hidden any more.
        let over = self.table.awaiting().outcome().is_some();
        let viewer = if over { Viewer::Open } else { Viewer::Seat(self.me) };
        let as_lists = self.lists && !matches!(wanted, Wanted::Named(_));
        let parts = if as_lists { Vec::new() } else { self.drawn(viewer, true, console) };
        if parts.is_empty() {
            return self.listed(viewer, wanted == Wanted::All, console);
        }
        let (shown, others): (Vec<_>, Vec<_>) = parts.into_iter().partition(|part| wanted.has(part));
        if let (Wanted::Named(name), true) = (wanted, shown.is_empty()) {
            let names: Vec<String> =
                others.into_iter().map(|part| part.heading).filter(|name| !name.is_empty()).collect();
            return self.lexicon.own_with("play-no-part", &[("name", name), ("parts", &names.join(", "))]);
        }
        let bare = self.drawn(viewer, false, console);
        self.shown.keep(&shown, &bare);
        text_board::draw(&shown, console.page.width, console.page.ink)
    }

    /// The numbers of the choices that stand on the board.
    pub(super) fn numbers_on_board(&self, console: &Console<'_>) -> BTreeSet<usize> {
        if self.lists { BTreeSet::new() } else { numbers(&self.drawn(Viewer::Seat(self.me), true, console)) }
    }

    /// The board as the game draws it, with or without the numbers of the choices.
    fn drawn(&self, viewer: Viewer, numbered: bool, console: &Console<'_>) -> Vec<TextPart> {
        let offers = if numbered { self.table.offers(self.me) } else { Vec::new() };
        let targets: Vec<Option<String>> = offers.into_iter().map(|offer| offer.target).collect();
        let page = TextPage {
            catalog: &self.lexicon.catalog,
            names: &self.lexicon.names,
            width: console.page.width,
            me: Some(self.me),
            targets: &targets,
        };
        self.table.text_board(viewer, &page)
    }

    /// The board as lists of the fields of the view.
    fn listed(&self, viewer: Viewer, whole: bool, console: &Console<'_>) -> String {
        let board = Board {
            lexicon: &self.lexicon,
            description: &self.description,
            me: Some(self.me),
            width: console.page.width,
            ink: console.page.ink,
            whole,
        };
        board.draw(&self.table.view(viewer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &'static str, line: TextLine) -> TextPart {
        TextPart::new(name, "The map", vec![line])
    }

    fn names(parts: &[TextPart]) -> Vec<&'static str> {
        parts.iter().map(|part| part.name).collect()
    }

    #[test]
    fn a_part_is_shown_again_when_it_changes_or_gets_other_numbers() {
        let bare = vec![part("map", TextLine::plain("hills"))];
        let numbered = |number: &str| vec![part("map", TextLine::plain("hills").with(number, Tone::Own))];
        let mut shown = Shown::default();
        assert_eq!(names(&shown.news(bare.clone(), &bare)), ["map"]);
        assert!(shown.news(bare.clone(), &bare).is_empty());
        assert_eq!(names(&shown.news(numbered("1)"), &bare)), ["map"]);
        assert!(shown.news(numbered("1)"), &bare).is_empty());
        assert!(shown.news(bare.clone(), &bare).is_empty(), "the numbers are only gone");
        assert_eq!(names(&shown.news(numbered("2)"), &bare)), ["map"]);
        let changed = vec![part("map", TextLine::plain("plains"))];
        assert_eq!(names(&shown.news(changed.clone(), &changed)), ["map"]);
    }

    #[test]
    fn what_is_shown_on_request_is_no_news() {
        let parts = vec![part("map", TextLine::plain("far away")).on_request()];
        assert!(Shown::default().news(parts.clone(), &parts).is_empty());
        assert!(Wanted::typed("all").has(&parts[0]) && !Wanted::typed("").has(&parts[0]));
        assert!(Wanted::typed("MAP").has(&parts[0]) && Wanted::typed("the").has(&parts[0]));
        assert!(!Wanted::typed("hand").has(&parts[0]));
    }

    #[test]
    fn the_numbers_on_a_board_are_found_where_choices_stand() {
        let line = TextLine::plain("9) hills ").with("12)13) 4)", Tone::Own).with("Anna (5)", Tone::Own);
        assert_eq!(numbers(&[part("map", line)]), BTreeSet::from([4, 12, 13]));
    }
}
