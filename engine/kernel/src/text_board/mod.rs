//! A table drawn in text, for terminals: parts of lines, and a canvas for maps.

mod canvas;
mod places;

pub use canvas::Canvas;
pub use places::{MapPlace, short_name, spread};

use crate::event::Args;
use crate::seat::Seat;
use crate::text::Catalog;

/// How a piece of text is set off. Nothing may be told by the tone alone: pipes have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// As it is.
    #[default]
    Plain,
    /// What matters.
    Strong,
    /// What stands back: grounds, ways, captions.
    Faint,
    /// The viewer's own, and what may be chosen.
    Own,
    /// What belongs to a side or a seat, by a number from 0 up.
    Side(u8),
}

/// A line of pieces of text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextLine(pub Vec<(String, Tone)>);

impl TextLine {
    /// A line of plain text.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::default().with(text, Tone::Plain)
    }

    /// With one more piece.
    #[must_use]
    pub fn with(mut self, text: impl Into<String>, tone: Tone) -> Self {
        self.0.push((text.into(), tone));
        self
    }

    /// The line without its tones.
    pub fn text(&self) -> String {
        self.0.iter().map(|(text, _)| text.as_str()).collect()
    }
}

/// A part of a board, such as the map or the viewer's hand. A terminal shows a part again when its lines changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextPart {
    /// The part's name among those of the board.
    pub name: &'static str,
    /// What stands above it, in the viewer's language; may be empty.
    pub heading: String,
    /// Its lines. Lines wider than the page are broken at spaces by whoever shows them, so maps must fit.
    pub lines: Vec<TextLine>,
    /// Is it shown only to whoever asks for it?
    pub on_request: bool,
}

impl TextPart {
    /// A part that is always shown.
    pub fn new(name: &'static str, heading: impl Into<String>, lines: Vec<TextLine>) -> Self {
        Self { name, heading: heading.into(), lines, on_request: false }
    }

    /// The same, shown only to whoever asks for it.
    #[must_use]
    pub fn on_request(self) -> Self {
        Self { on_request: true, ..self }
    }
}

/// What a drawing knows besides the view.
#[derive(Clone, Copy, Debug)]
pub struct TextPage<'a> {
    /// The words.
    pub catalog: &'a Catalog,
    /// The players' names.
    pub names: &'a [String],
    /// How many columns there are.
    pub width: usize,
    /// Who looks.
    pub me: Option<Seat>,
    /// What may be chosen: what each choice points at, such as `place:bled`, in the order of their numbers from 1.
    pub targets: &'a [Option<String>],
}

impl TextPage<'_> {
    /// The text of a key that speaks of nothing.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &Args::default())
    }

    /// The text of a key.
    pub fn say(&self, key: &str, args: &Args) -> String {
        self.catalog.say(key, args, self.names)
    }

    /// The name of a seat's player.
    pub fn seat(&self, seat: Seat) -> String {
        self.names.get(seat.at()).cloned().unwrap_or_else(|| format!("{}", seat.0 + 1))
    }

    /// The number of the first choice that points at this, such as `place:bled`.
    fn choice(&self, target: &str) -> Option<usize> {
        self.targets.iter().position(|known| known.as_deref() == Some(target)).map(|at| at + 1)
    }

    /// That number as it stands on a board, such as `12)`, to be written in [`Tone::Own`]: whoever shows the board finds the
    /// choices that stand on it by these.
    pub fn number(&self, target: &str) -> Option<String> {
        self.choice(target).map(|number| format!("{number})"))
    }

    /// The line as it is if it fits the page; else without the room between its columns, so that it may be broken.
    pub fn fitted(&self, line: TextLine) -> TextLine {
        if line.text().chars().count() <= self.width {
            return line;
        }
        let close = |at: usize, text: &str| {
            let body = text.trim_start();
            let indent = if at == 0 { &text[..text.len() - body.len()] } else { "" };
            let last = if body.ends_with(' ') { " " } else { "" };
            format!("{indent}{}{last}", body.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        TextLine(line.0.iter().enumerate().map(|(at, (text, tone))| (close(at, text), *tone)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_choice_that_points_at_a_thing_has_its_number() {
        let catalog = Catalog::new("en", "a = A").expect("readable");
        let targets = [None, Some("place:bled".to_owned()), Some("place:bled".to_owned())];
        let page = TextPage { catalog: &catalog, names: &[], width: 80, me: None, targets: &targets };
        assert_eq!(page.choice("place:bled"), Some(2));
        assert_eq!(page.choice("place:piran"), None);
        assert_eq!(page.number("place:bled").as_deref(), Some("2)"));
    }

    #[test]
    fn a_line_that_does_not_fit_loses_the_room_between_its_columns() {
        let catalog = Catalog::new("en", "a = A").expect("readable");
        let page = TextPage { catalog: &catalog, names: &[], width: 12, me: None, targets: &[] };
        let line = |text: &str| TextLine::plain(text).with("5", Tone::Strong);
        assert_eq!(page.fitted(line("  Anna   ")).text(), "  Anna   5");
        assert_eq!(page.fitted(line("  Anna      ")).text(), "  Anna 5");
    }
}
