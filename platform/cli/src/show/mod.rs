//! Rendering on a page of text: boards, grids, the game's sentences, colour and line breaks.

pub(crate) mod board;
mod columns;
pub(crate) mod description;
pub(crate) mod explain;
pub(crate) mod game_text;
pub(crate) mod grid;
mod lexicon;
pub(crate) mod questions;
mod telling;
pub(crate) mod text_board;
mod words;

pub(crate) use lexicon::Lexicon;

/// Colour, where the page has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    /// Is there colour?
    pub on: bool,
}

impl Ink {
    fn paint(self, code: &str, text: &str) -> String {
        if self.on && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// What matters.
    pub(crate) fn strong(self, text: &str) -> String {
        self.paint("1", text)
    }

    /// What stands back: rule ids, labels.
    pub(crate) fn faint(self, text: &str) -> String {
        self.paint("2", text)
    }

    /// What is asked, and one's own.
    pub(crate) fn own(self, text: &str) -> String {
        self.paint("1;36", text)
    }

    /// What belongs to a side or a seat.
    pub(crate) fn side(self, text: &str, side: u8) -> String {
        const COLOURS: [&str; 6] = ["31", "34", "32", "33", "35", "36"];
        self.paint(COLOURS[usize::from(side) % COLOURS.len()], text)
    }

    /// What went well.
    pub(crate) fn good(self, text: &str) -> String {
        self.paint("32", text)
    }

    /// What went wrong, or cannot be undone.
    pub(crate) fn bad(self, text: &str) -> String {
        self.paint("31", text)
    }
}

/// How many columns a text takes, colour not counted.
pub(crate) fn columns(text: &str) -> usize {
    console::measure_text_width(text)
}

/// The text with at least this many columns.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// The text in lines of at most `width` columns, broken at spaces; lines that go on are indented by `hang`.
pub(crate) fn wrap(text: &str, width: usize, hang: usize) -> String {
    let lines: Vec<String> = text.lines().map(|line| wrap_line(line, width, hang)).collect();
    lines.join("\n")
}

fn wrap_line(line: &str, width: usize, hang: usize) -> String {
    let body = line.trim_start_matches(' ');
    let mut out = " ".repeat(line.len() - body.len());
    let mut used = out.len();
    let mut fresh = true;
    // Spaces inside are kept as they are, unless a line is broken there.
    for word in body.split_inclusive(' ') {
        let bare = columns(word.trim_end_matches(' '));
        if !fresh && used + bare > width {
            out.truncate(out.trim_end_matches(' ').len());
            out.push('\n');
            out.push_str(&" ".repeat(hang));
            used = hang;
        }
        out.push_str(word);
        used += columns(word);
        fresh = false;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_broken_at_spaces_and_goes_on_indented() {
        assert_eq!(wrap("one two three four", 9, 2), "one two\n  three\n  four");
    }

    #[test]
    fn colour_takes_no_columns() {
        let ink = Ink { on: true };
        let line = format!("{} {}", ink.strong("one"), ink.bad("two"));
        assert_eq!(wrap(&line, 7, 2), line);
        assert_eq!(columns(&line), 7);
    }

    #[test]
    fn accents_and_wide_words_are_counted_in_columns() {
        assert_eq!(columns("Résistance"), 10);
        assert_eq!(wrap("é é é", 3, 0), "é é\né");
    }

    #[test]
    fn a_word_longer_than_the_line_stands_alone() {
        assert_eq!(wrap("a bbbbbbbbbb c", 5, 0), "a\nbbbbbbbbbb\nc");
    }

    #[test]
    fn without_colour_nothing_is_added() {
        assert_eq!(Ink { on: false }.strong("plain"), "plain");
    }
}
