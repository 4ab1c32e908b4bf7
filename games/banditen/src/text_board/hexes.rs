//! The hexes: two lines each, even columns half a hex lower, as on the printed map.

use staffetta_kernel::Args;
use staffetta_kernel::text_board::{Canvas, TextLine, TextPage, TextPart, Tone};

use super::{asked_about, letter, side};
use crate::hex::{Hex, SIDE};
use crate::kinds::{AXIS, PARTISAN, Terrain};
use crate::mines::Mine;
use crate::rules::Rules;
use crate::view::View;

/// How wide a hex is, and the numbers of the rows to the left.
const CELL: usize = 4;
const LEFT: usize = 3;
/// Fewer rows than this are not drawn.
const LEAST_ROWS: usize = 9;
/// How many hexes are drawn around what is asked about.
const AROUND: usize = 2;

/// The columns and rows that are drawn, from 0.
struct Window {
    columns: std::ops::Range<usize>,
    rows: std::ops::Range<usize>,
}

impl Window {
    /// Around these hexes; around everybody if there are none.
    fn around(hexes: &[Hex], v: &View, width: usize) -> Self {
        let p = &v.public;
        let all: Vec<Hex> = [PARTISAN, AXIS].into_iter().flat_map(|seat| p.stacks(seat)).collect();
        let hexes = if hexes.is_empty() { &all } else { hexes };
        let most_columns = ((width - LEFT) / CELL).min(SIDE);
        let columns = stretch(hexes.iter().map(|hex| hex.at() / SIDE), most_columns, most_columns);
        Self { columns, rows: stretch(hexes.iter().map(|hex| hex.at() % SIDE), LEAST_ROWS, SIDE) }
    }

    fn has(&self, hex: Hex) -> bool {
        self.columns.contains(&(hex.at() / SIDE)) && self.rows.contains(&(hex.at() % SIDE))
    }

    /// The cell of a hex on the page.
    fn cell(&self, hex: Hex) -> (usize, usize) {
        let (column, row) = (hex.at() / SIDE, hex.at() % SIDE);
        (LEFT + (column - self.columns.start) * CELL, 1 + (row - self.rows.start) * 2 + column % 2)
    }
}

/// From the first to the last of these and some more around, at least and at most so many.
fn stretch(along: impl Iterator<Item = usize> + Clone, least: usize, most: usize) -> std::ops::Range<usize> {
    let first = along.clone().min().unwrap_or(0).saturating_sub(AROUND);
    let end = (along.max().unwrap_or(SIDE - 1) + 1 + AROUND).min(SIDE);
    let length = (end - first).clamp(least, most);
    let middle = usize::midpoint(first, end);
    let start = middle.saturating_sub(length / 2).min(SIDE - length);
    start..start + length
}

/// The part of the map that matters, with the numbers of choices.
pub fn map(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let hexes = asked_about(v, page);
    let window = Window::around(&hexes, v, page.width);
    let mut canvas = Canvas::new(page.width, 2 + window.rows.len() * 2);
    for column in window.columns.clone() {
        let at = LEFT + (column - window.columns.start) * CELL;
        canvas.put(at, 0, &format!("{:02}", column + 1), Tone::Faint);
    }
    for row in window.rows.clone() {
        canvas.put(0, 1 + (row - window.rows.start) * 2, &format!("{:02}", row + 1), Tone::Faint);
    }
    for hex in Hex::all().filter(|&hex| window.has(hex)) {
        draw_hex(r, v, page, hex, window.cell(hex), &mut canvas);
    }
    let shown = Args::default()
        .with("from", Hex((window.columns.start * SIDE + window.rows.start) as u16))
        .with("to", Hex(((window.columns.end - 1) * SIDE + window.rows.end - 1) as u16));
    // Where nothing is asked about the map is for whoever wants it.
    let wanted = !hexes.is_empty() || page.me.is_none() || v.public.is_over();
    let part = TextPart::new("map", page.say("board-hexes", &shown), canvas.lines());
    if wanted { part } else { part.on_request() }
}

fn draw_hex(r: &Rules, v: &View, page: &TextPage<'_>, hex: Hex, (x, y): (usize, usize), canvas: &mut Canvas) {
    let p = &v.public;
    canvas.put(x, y, sign(r.map.ground(hex)), Tone::Faint);
    if let Some(seat) = p.holder(hex) {
        let strength = p.size(p.stack(hex));
        canvas.put(x + 1, y, &format!("{}{strength}", letter(page, seat)), Tone::Side(seat.0));
    }
    match page.number(&format!("hex:{}", hex.word())) {
        Some(number) => canvas.put(x, y + 1, &number, Tone::Own),
        None => canvas.put(x, y + 1, &marks(r, v, hex), Tone::Faint),
    }
}

/// What the ground is.
fn sign(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => ".",
        Terrain::Wood => "w",
        Terrain::Hill => "^",
        Terrain::Settlement => "#",
        Terrain::River => "~",
    }
}

/// What else is there: objective, fort, bunker, mine, infirmary, road, pinned units, a command.
fn marks(r: &Rules, v: &View, hex: Hex) -> String {
    let p = &v.public;
    let fort = v.book.forts.iter().position(|&fort| fort == hex);
    let bunker = fort.is_some_and(|at| p.bunkers.has(at as u8));
    let stack = || p.stacked(hex).map(|counter| p.unit(counter).marks);
    let found = [
        ('*', v.book.objectives.iter().any(|(objective, _)| *objective == hex)),
        ('B', bunker),
        ('f', fort.is_some() && !bunker),
        ('m', p.mines.iter().any(|mine| *mine != Mine::NONE && mine.live && mine.hex == hex)),
        ('+', p.infirmary == hex && !p.infirmary_taken),
        ('!', stack().any(|marks| marks.pinned())),
        ('c', stack().any(|marks| marks.command())),
        ('=', r.map.roads[hex.at()] != 0),
    ];
    found.iter().filter(|(_, there)| *there).map(|(sign, _)| *sign).take(CELL - 1).collect()
}

/// What the signs of the map mean: it stays the same, and so is shown once.
pub fn signs(page: &TextPage<'_>) -> TextPart {
    let ground = Terrain::ALL
        .iter()
        .map(|&terrain| format!("{} {}", sign(terrain), page.word(&format!("terrain-{}", terrain.word()))));
    let sides = [PARTISAN, AXIS].map(|seat| format!("{} {}", letter(page, seat), page.word(side(seat))));
    let all: Vec<String> = ground.chain(sides).collect();
    let told = format!("{}, {}", all.join(", "), page.word("board-hexes-signs"));
    TextPart::new("signs", "", vec![TextLine::default().with(told, Tone::Faint)])
}
