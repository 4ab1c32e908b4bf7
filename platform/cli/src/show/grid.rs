//! Grids: rows of text in aligned columns.

use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Table, TableStyle};

use super::{Ink, columns};

const RULED: TableStyle = TableStyle::new().header_separator(LineStyle::none().fill('─'));
/// Between two columns.
pub(super) const GAP: usize = 2;

/// Rows of text under a header. Columns of numbers stand to the right.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A grid with these heads over its columns; none if all are empty.
    pub(crate) fn new(header: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { header: header.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// One row more.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) -> &mut Self {
        self.rows.push(cells.into_iter().map(Into::into).collect());
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// How many rows.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// How wide it would like to be.
    pub(crate) fn natural(&self) -> usize {
        let count = self.rows.iter().map(Vec::len).chain([self.header.len()]).max().unwrap_or(0);
        let column = |at: usize| {
            let cells = self.rows.iter().chain([&self.header]).filter_map(|row| row.get(at));
            cells.map(|cell| columns(cell)).max().unwrap_or(0)
        };
        (0..count).map(column).sum::<usize>() + GAP * count.saturating_sub(1)
    }

    /// The same turned on its side: heads become the first column.
    pub(crate) fn turned(&self) -> Self {
        let all: Vec<&Vec<String>> = [&self.header].into_iter().chain(&self.rows).collect();
        let count = all.iter().map(|row| row.len()).max().unwrap_or(0);
        let column = |at: usize| all.iter().map(|row| row.get(at).cloned().unwrap_or_default()).collect();
        let mut turned: Vec<Vec<String>> = (0..count).map(column).collect();
        // Heads that said nothing need no column.
        if turned.iter().all(|row| row.first().is_some_and(String::is_empty)) {
            turned.iter_mut().for_each(|row| drop(row.remove(0)));
        }
        let mut turned = turned.into_iter();
        Self { header: turned.next().unwrap_or_default(), rows: turned.collect() }
    }

    /// The grid as lines of at most `width` columns, each indented by `indent`, with a rule below its heads.
    pub(crate) fn text(&self, width: usize, indent: usize) -> String {
        self.lines(RULED, width, indent).join("\n")
    }

    /// The same without a rule, its heads standing back: for boards, where every line counts.
    pub(crate) fn compact(&self, width: usize, indent: usize, ink: Ink) -> String {
        let mut lines = self.lines(TableStyle::new(), width, indent);
        if self.has_heads()
            && let Some(heads) = lines.first_mut()
        {
            *heads = ink.faint(heads);
        }
        lines.join("\n")
    }

    fn has_heads(&self) -> bool {
        self.header.iter().any(|head| !head.is_empty())
    }

    fn lines(&self, style: TableStyle, width: usize, indent: usize) -> Vec<String> {
        let mut table = Table::new();
        table.load_style(style).set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(u16::try_from(width.saturating_sub(indent)).unwrap_or(u16::MAX));
        if self.has_heads() {
            table.set_header(&self.header);
        }
        table.add_rows(&self.rows);
        let last = table.column_count().saturating_sub(1);
        for (at, column) in table.column_iter_mut().enumerate() {
            column.set_padding((0, if at < last { GAP as u16 } else { 0 }));
            if self.is_numeric(at) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        // The names of rows are broken last.
        let names = self.rows.iter().filter_map(|row| row.first()).map(|name| columns(name)).max().unwrap_or(0);
        if names * 5 <= width * 3
            && let Some(first) = table.column_mut(0)
        {
            first.set_constraint(ColumnConstraint::ContentWidth);
        }
        let margin = " ".repeat(indent);
        table.lines().map(|line| format!("{margin}{}", line.trim_end())).collect()
    }

    fn is_numeric(&self, at: usize) -> bool {
        let mut cells = self.rows.iter().filter_map(|row| row.get(at)).filter(|cell| !cell.is_empty()).peekable();
        let number = |cell: &String| cell.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '–' || c == '±');
        cells.peek().is_some() && cells.all(|cell| number(cell) && !cell.contains(|c: char| c.is_alphabetic()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bands() -> Grid {
        let mut grid = Grid::new(["Band", "Glory"]);
        grid.row(["Anna", "9"]).row(["Marco", "12"]);
        grid
    }

    #[test]
    fn words_stand_left_and_numbers_right() {
        assert_eq!(bands().text(80, 2), "  Band   Glory\n  ────────────\n  Anna       9\n  Marco     12");
    }

    #[test]
    fn a_compact_grid_has_no_rule() {
        assert_eq!(bands().compact(80, 0, Ink { on: false }), "Band   Glory\nAnna       9\nMarco     12");
    }

    #[test]
    fn a_grid_knows_how_wide_it_would_be() {
        assert_eq!(bands().natural(), 5 + 2 + 5);
    }

    #[test]
    fn a_turned_grid_has_the_rows_as_columns() {
        let turned = bands().turned();
        assert_eq!(turned.header, ["Band", "Anna", "Marco"]);
        assert_eq!(turned.rows, [["Glory", "9", "12"]]);
    }

    #[test]
    fn names_of_rows_are_not_broken() {
        let mut grid = Grid::new(["", ""]);
        grid.row(["a_name_of_nearly_half_the_width".to_owned(), "a long story ".repeat(9)]);
        assert!(grid.text(60, 2).starts_with("  a_name_of_nearly_half_the_width  a long"), "{}", grid.text(60, 2));
    }

    #[test]
    fn a_grid_too_wide_for_the_page_is_broken_inside_its_cells() {
        let mut grid = Grid::new(["What", "Why"]);
        grid.row(["card".to_owned(), "a long story ".repeat(20)]);
        assert!(grid.text(40, 2).lines().all(|line| columns(line) <= 40), "{}", grid.text(40, 2));
    }
}
