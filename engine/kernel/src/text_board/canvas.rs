//! A page of cells, for maps.

use super::{TextLine, Tone};

/// A page of cells, for maps. What lies outside is not drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canvas {
    width: usize,
    cells: Vec<(char, Tone)>,
}

impl Canvas {
    /// An empty page.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![(' ', Tone::Plain); width * height] }
    }

    /// Writes a text from here to the right; what runs over the edge is cut.
    pub fn put(&mut self, column: usize, row: usize, text: &str, tone: Tone) {
        for (at, letter) in text.chars().enumerate() {
            self.set(column + at, row, letter, tone);
        }
    }

    /// Is this stretch empty and on the page?
    pub fn is_free(&self, column: usize, row: usize, length: usize) -> bool {
        column + length <= self.width
            && (column..column + length)
                .all(|column| self.cells.get(row * self.width + column).is_some_and(|(letter, _)| *letter == ' '))
    }

    /// Marks a straight way between two cells, on empty cells only, its ends left free.
    pub fn way(&mut self, from: (usize, usize), to: (usize, usize), mark: char, tone: Tone) {
        let reach = |a: usize, b: usize| a.abs_diff(b);
        let steps = reach(from.0, to.0).max(reach(from.1, to.1));
        let between = |a: usize, b: usize, step: usize| {
            let (a, b, step, steps) = (a as i64, b as i64, step as i64, steps as i64);
            usize::try_from((a * (steps - step) + b * step + steps / 2) / steps).unwrap_or(0)
        };
        for step in 1..steps {
            let (column, row) = (between(from.0, to.0, step), between(from.1, to.1, step));
            if self.is_free(column, row, 1) {
                self.set(column, row, mark, tone);
            }
        }
    }

    fn set(&mut self, column: usize, row: usize, letter: char, tone: Tone) {
        if column < self.width
            && let Some(cell) = self.cells.get_mut(row * self.width + column)
        {
            *cell = (letter, tone);
        }
    }

    /// The page as lines; spaces at their ends are cut, and empty lines at the end of the page too.
    pub fn lines(&self) -> Vec<TextLine> {
        let mut lines: Vec<TextLine> = self.cells.chunks(self.width.max(1)).map(line).collect();
        while lines.last().is_some_and(|line| line.0.is_empty()) {
            lines.pop();
        }
        lines
    }
}

/// A row of cells as pieces of one tone each.
fn line(cells: &[(char, Tone)]) -> TextLine {
    let end = cells.iter().rposition(|(letter, _)| *letter != ' ').map_or(0, |at| at + 1);
    let mut line = TextLine::default();
    for &(letter, tone) in &cells[..end] {
        match line.0.last_mut() {
            Some((text, known)) if *known == tone || letter == ' ' => text.push(letter),
            _ => line.0.push((letter.to_string(), tone)),
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(canvas: &Canvas) -> Vec<String> {
        canvas.lines().iter().map(TextLine::text).collect()
    }

    #[test]
    fn a_text_is_cut_at_the_edge_and_nothing_falls_off_the_page() {
        let mut canvas = Canvas::new(6, 2);
        canvas.put(3, 0, "Bled", Tone::Strong);
        canvas.put(0, 7, "Bled", Tone::Strong);
        assert_eq!(drawn(&canvas), ["   Ble"]);
    }

    #[test]
    fn a_way_leaves_its_ends_and_what_stands_in_it() {
        let mut canvas = Canvas::new(9, 3);
        canvas.put(4, 1, "x", Tone::Plain);
        canvas.way((0, 1), (8, 1), '·', Tone::Faint);
        assert_eq!(drawn(&canvas), ["", " ···x···"]);
        assert!(!canvas.is_free(4, 1, 1) && canvas.is_free(0, 0, 9) && !canvas.is_free(1, 0, 9));
    }

    #[test]
    fn a_way_may_run_down_and_back() {
        let mut canvas = Canvas::new(5, 5);
        canvas.way((4, 0), (0, 4), '/', Tone::Faint);
        assert_eq!(drawn(&canvas), ["", "   /", "  /", " /"]);
    }

    #[test]
    fn cells_of_one_tone_are_one_piece() {
        let mut canvas = Canvas::new(8, 1);
        canvas.put(0, 0, "ab", Tone::Strong);
        canvas.put(2, 0, "cd", Tone::Faint);
        let pieces = vec![("ab".to_owned(), Tone::Strong), ("cd".to_owned(), Tone::Faint)];
        assert_eq!(canvas.lines(), [TextLine(pieces)]);
    }
}
