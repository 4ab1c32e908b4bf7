//! Columns of a grid in the making: what the seats have, and what things have in common.

use super::columns;
use super::grid::{GAP, Grid};
use super::telling::{Field, Told};

/// A column of a grid in the making.
pub(super) struct Column {
    pub(super) head: String,
    pub(super) cells: Vec<String>,
}

impl Column {
    /// Is there nothing in it but noughts?
    pub(super) fn is_nought(&self) -> bool {
        self.cells.iter().all(|cell| cell.is_empty() || cell == "0")
    }

    pub(super) fn width(&self) -> usize {
        self.cells.iter().chain([&self.head]).map(|cell| columns(cell)).max().unwrap_or(0)
    }
}

/// The columns in as many grids as are needed to fit the page, one below the other: each in the first with room.
pub(super) fn bands<'c>(names: &Column, columns: &'c [Column], page: usize) -> Vec<Vec<&'c Column>> {
    let mut bands: Vec<(usize, Vec<&Column>)> = Vec::new();
    for column in columns {
        let wide = column.width() + GAP;
        match bands.iter_mut().find(|(used, _)| used + wide <= page) {
            Some((used, band)) => {
                *used += wide;
                band.push(column);
            }
            None => bands.push((names.width() + wide, vec![column])),
        }
    }
    bands.into_iter().map(|(_, band)| band).collect()
}

/// The columns in which everybody has the same, if others are left.
pub(super) fn take_shared(columns: &mut Vec<Column>) -> Vec<Column> {
    let same = |column: &Column| column.cells.windows(2).all(|pair| pair[0] == pair[1]);
    if columns.iter().all(same) {
        return Vec::new();
    }
    columns.extract_if(.., |column| same(column)).collect()
}

/// What each seat has of a field: one column, or one for each field of its own.
pub(super) fn seat_columns(field: &Field, seats: usize) -> Vec<Column> {
    let Told::Seats(told) = &field.told else { return Vec::new() };
    let of = |at: usize| told.get(at).and_then(|(_, told)| told.as_ref());
    let fields = told.iter().any(|(_, told)| matches!(told, Some(Told::Fields(_))));
    let things = told.iter().all(|(_, told)| matches!(told, Some(Told::Fields(_) | Told::Nought) | None));
    if !fields || !things {
        let cells = (0..seats).map(|at| of(at).map(Told::words).unwrap_or_default()).collect();
        return vec![Column { head: field.label.clone(), cells }];
    }
    let fields = (0..seats).map(|at| match of(at) {
        Some(Told::Fields(fields)) => fields.as_slice(),
        _ => &[],
    });
    by_label(&fields.collect::<Vec<_>>())
}

/// A column for each field of the things, or one for all where they have little in common.
pub(super) fn thing_columns(things: &[Field]) -> Vec<Column> {
    let fields = things.iter().map(|thing| match &thing.told {
        Told::Fields(fields) => fields.as_slice(),
        _ => &[],
    });
    let fields: Vec<&[Field]> = fields.collect();
    let columns = by_label(&fields);
    let filled: usize = fields.iter().map(|fields| fields.len()).sum();
    let all_have_fields = fields.iter().all(|fields| !fields.is_empty());
    if !all_have_fields || filled * 2 < columns.len() * things.len() {
        return vec![Column { head: String::new(), cells: things.iter().map(|thing| thing.told.words()).collect() }];
    }
    let mut kept: Vec<Column> = Vec::new();
    for column in columns {
        // A card and the kind of card may have one name.
        if !column.is_nought() && kept.iter().all(|other| other.cells != column.cells) {
            kept.push(column);
        }
    }
    kept
}

/// One column for each label, in the order of the first that has it.
fn by_label(things: &[&[Field]]) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    for (at, field) in things.iter().enumerate().flat_map(|(at, fields)| fields.iter().map(move |field| (at, field))) {
        let place = columns.iter().position(|column| column.head == field.label).unwrap_or_else(|| {
            columns.push(Column { head: field.label.clone(), cells: vec![String::new(); things.len()] });
            columns.len() - 1
        });
        columns[place].cells[at] = field.told.words();
    }
    columns
}

pub(super) fn grid(first: &Column, columns: &[&Column]) -> Grid {
    let all: Vec<&Column> = [first].into_iter().chain(columns.iter().copied()).collect();
    let mut grid = Grid::new(all.iter().map(|column| column.head.clone()));
    for at in 0..first.cells.len() {
        grid.row(all.iter().map(|column| column.cells[at].clone()));
    }
    grid
}
