//! A board that its game draws in text.

use staffetta_kernel::text_board::{TextLine, TextPart, Tone};

use super::{Ink, wrap};

/// The parts one below the other; of those that were shown before, only what has changed since.
pub(crate) fn draw(parts: &[TextPart], before: &[TextPart], width: usize, ink: Ink) -> String {
    let fresh = parts.iter().filter(|part| !part.lines.is_empty() && !before.contains(part));
    fresh.map(|part| draw_part(part, width, ink)).collect::<Vec<_>>().join("\n")
}

fn draw_part(part: &TextPart, width: usize, ink: Ink) -> String {
    let heading = (!part.heading.is_empty()).then(|| ink.strong(&part.heading));
    let lines = part.lines.iter().map(|line| wrap(&painted(line, ink), width, 4));
    heading.into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

fn painted(line: &TextLine, ink: Ink) -> String {
    line.0.iter().map(|(text, tone)| paint(text, *tone, ink)).collect()
}

fn paint(text: &str, tone: Tone, ink: Ink) -> String {
    match tone {
        Tone::Plain => text.to_owned(),
        Tone::Strong => ink.strong(text),
        Tone::Faint => ink.faint(text),
        Tone::Own => ink.own(text),
        Tone::Side(side) => ink.side(text, side),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &'static str, text: &str) -> TextPart {
        TextPart { name, heading: name.to_uppercase(), lines: vec![TextLine::plain(text)] }
    }

    #[test]
    fn what_was_shown_before_is_not_shown_again() {
        let ink = Ink { on: false };
        let before = [part("map", "hills"), part("hand", "two cards")];
        let now = [part("map", "hills"), part("hand", "one card"), part("empty", "")];
        assert_eq!(draw(&before, &[], 80, ink), "MAP\nhills\nHAND\ntwo cards");
        assert_eq!(draw(&now[..2], &before, 80, ink), "HAND\none card");
    }

    #[test]
    fn a_part_without_lines_is_left_out() {
        let empty = TextPart { lines: Vec::new(), ..part("map", "") };
        assert_eq!(draw(&[empty], &[], 80, Ink { on: false }), "");
    }

    #[test]
    fn tones_are_colours_where_there_are_any() {
        let line = TextLine::plain("at ").with("Bled", Tone::Side(1));
        assert_eq!(painted(&line, Ink { on: false }), "at Bled");
        assert_eq!(painted(&line, Ink { on: true }), "at \u{1b}[34mBled\u{1b}[0m");
    }
}
