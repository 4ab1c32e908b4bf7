//! A board that its game draws in text.

use staffetta_kernel::text_board::{TextLine, TextPart, Tone};

use super::{Ink, wrap};

/// The parts one below the other, without those that are empty.
pub(crate) fn draw(parts: &[TextPart], width: usize, ink: Ink) -> String {
    let filled = parts.iter().filter(|part| !part.lines.is_empty());
    filled.map(|part| draw_part(part, width, ink)).collect::<Vec<_>>().join("\n")
}

fn draw_part(part: &TextPart, width: usize, ink: Ink) -> String {
    let heading = (!part.heading.is_empty()).then(|| wrap(&ink.strong(&part.heading), width, 4));
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
        TextPart::new(name, name.to_uppercase(), vec![TextLine::plain(text)])
    }

    #[test]
    fn parts_stand_one_below_the_other() {
        let parts = [part("map", "hills"), part("hand", "two cards")];
        assert_eq!(draw(&parts, 80, Ink { on: false }), "MAP\nhills\nHAND\ntwo cards");
    }

    #[test]
    fn a_part_without_lines_is_left_out() {
        let empty = TextPart { lines: Vec::new(), ..part("map", "") };
        assert_eq!(draw(&[empty], 80, Ink { on: false }), "");
    }

    #[test]
    fn tones_are_colours_where_there_are_any() {
        let line = TextLine::plain("at ").with("Bled", Tone::Side(1));
        assert_eq!(painted(&line, Ink { on: false }), "at Bled");
        assert_eq!(painted(&line, Ink { on: true }), "at \u{1b}[34mBled\u{1b}[0m");
    }
}
