//! The map: localities where they lie, the roads between them, and what stands there.

use staffetta_kernel::text_board::{Canvas, MapPlace, TextLine, TextPage, TextPart, Tone, short_name, spread};
use staffetta_kernel::{Seat, Target};

use crate::map::{Locality, Resource};
use crate::pieces::Unit;
use crate::rules::Rules;
use crate::view::View;

/// How high the map is.
const ROWS: usize = 21;
/// Room for the number of a choice, and for what stands at a place on a wide page and on a narrow one.
const NUMBER: usize = 3;
const MARKS: [usize; 2] = [9, 7];
/// The longest name, likewise.
const NAMES: [usize; 2] = [12, 8];

/// What the signs of the map mean: it stays the same, and so is shown once.
pub fn signs(page: &TextPage<'_>) -> TextPart {
    let lines = vec![TextLine::default().with(page.word("board-legend-text"), Tone::Faint)];
    TextPart::new("signs", "", lines)
}

/// The map.
pub fn map(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let mut canvas = Canvas::new(page.width, ROWS);
    let spots = spots(r, page);
    // The ways first: what stands at a place is written over them.
    for &(from, to, radici) in &r.roads.ways {
        let middle = |place: Locality| {
            let (column, row) = spots[place.slot()];
            (column + NUMBER + short(page, place).chars().count() / 2, row)
        };
        canvas.way(middle(from), middle(to), if radici { '=' } else { '·' }, Tone::Faint);
    }
    let mut crowded = Vec::new();
    for &place in Locality::ALL {
        crowded.extend(draw_place(r, v, page, place, spots[place.slot()], &mut canvas));
    }
    let mut lines = canvas.lines();
    lines.extend(crowded);
    TextPart::new("map", page.word("board-map"), lines)
}

/// The letter of a resource on the map.
pub fn letter(page: &TextPage<'_>, resource: Resource) -> char {
    page.word(&format!("resource-{}", resource.word())).chars().next().unwrap_or('?')
}

/// Which of the two rooms holds: that of a narrow page, or of a wide one.
fn narrow(page: &TextPage<'_>) -> usize {
    usize::from(page.width < 100)
}

/// A place's name as the map has room for it.
fn short(page: &TextPage<'_>, place: Locality) -> String {
    short_name(page.word(&format!("locality-{}", place.word())), NAMES[narrow(page)])
}

/// A column and a row for each place: as near to where it belongs as there is room.
fn spots(r: &Rules, page: &TextPage<'_>) -> Vec<(usize, usize)> {
    let place = |&place: &Locality| {
        let room = NUMBER + short(page, place).chars().count() + MARKS[narrow(page)];
        MapPlace { position: r.positions[place.slot()], room }
    };
    spread(&Locality::ALL.iter().map(place).collect::<Vec<_>>(), (page.width, ROWS))
}

/// Draws a place; answers with a line of its own for what has no room there.
fn draw_place(
    r: &Rules,
    v: &View,
    page: &TextPage<'_>,
    place: Locality,
    (column, row): (usize, usize),
    canvas: &mut Canvas,
) -> Option<TextLine> {
    // A border is crossed into a territory: its number stands at the locality that it is named after.
    let territory = Some(r.territory(place)).filter(|&territory| r.localities(territory).first() == Some(&place));
    let into = || page.number(&format!("territory:{}", territory?.word()));
    if let Some(number) = page.number(&format!("locality:{}", place.word())).or_else(into) {
        canvas.put(column, row, &format!("{number:>NUMBER$}"), Tone::Own);
    }
    let mission = v.facts.mission.as_ref().is_some_and(|open| open.locality == place);
    let name = short(page, place);
    canvas.put(column + NUMBER, row, &name, if mission { Tone::Strong } else { Tone::Plain });
    let mut at = column + NUMBER + name.chars().count();
    canvas.put(at, row, " ", Tone::Plain);
    at += 1;
    for (sign, tone) in things(v, page, place, mission) {
        canvas.put(at, row, &sign.to_string(), tone);
        at += 1;
    }
    let standing = standing(r, v, place);
    let told: String = standing.iter().map(|(text, _)| text.as_str()).collect();
    let room = column + NUMBER + name.chars().count() + MARKS[narrow(page)] - at;
    if told.chars().count() > room {
        canvas.put(at, row, "+", Tone::Strong);
        return Some(TextLine::plain(format!("  + {name}: {told}")));
    }
    for (text, tone) in standing {
        canvas.put(at, row, &text, tone);
        at += text.chars().count();
    }
    None
}

/// The mission and the resource that lie at a place.
fn things(v: &View, page: &TextPage<'_>, place: Locality, mission: bool) -> Vec<(char, Tone)> {
    let resources = Resource::ALL.iter().filter(|resource| v.facts.resources[resource.slot()] == place);
    let resources = resources.map(|&resource| (letter(page, resource), Tone::Strong));
    mission.then_some(('!', Tone::Strong)).into_iter().chain(resources).collect()
}

/// Whose base and pieces are there: `1bdc`.
fn standing(r: &Rules, v: &View, place: Locality) -> Vec<(String, Tone)> {
    let p = &v.public;
    let of_seat = |seat: Seat| {
        let base = p.boards[seat.at()].get().is_some_and(|board| r.base(board, p.phase) == place);
        let pieces = p.pieces_at(seat, place);
        let count = |unit: Unit| usize::from(pieces.and(unit.pieces()).len());
        let told =
            format!("{}{}{}", if base { "b" } else { "" }, "d".repeat(count(Unit::Dm)), "c".repeat(count(Unit::Cp)));
        (!told.is_empty()).then(|| (format!("{}{told}", seat.0 + 1), Tone::Side(seat.0)))
    };
    p.all().filter_map(of_seat).collect()
}
