//! The map: localities where they lie, the roads between them, and what stands there.

use staffetta_kernel::text_board::{Canvas, TextLine, TextPage, TextPart, Tone};
use staffetta_kernel::{Seat, Target};

use crate::map::{LOCALITIES, Locality, Resource};
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
/// How far a place may be put from where it belongs to make room for others.
const ASIDE: (usize, usize) = (24, 4);

/// What the signs of the map mean: it stays the same, and so is shown once.
pub fn signs(page: &TextPage<'_>) -> TextPart {
    let lines = vec![TextLine::default().with(page.word("board-legend-text"), Tone::Faint)];
    TextPart { name: "signs", heading: String::new(), lines }
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
    TextPart { name: "map", heading: page.word("board-map"), lines }
}

/// The letter of a resource on the map.
pub fn letter(page: &TextPage<'_>, resource: Resource) -> char {
    page.word(&format!("resource-{}", resource.word())).chars().next().unwrap_or('?')
}

/// Which of the two rooms holds: that of a narrow page, or of a wide one.
fn narrow(page: &TextPage<'_>) -> usize {
    usize::from(page.width < 100)
}

/// A place's name as the map has room for it: of several words, the first by its letter.
fn short(page: &TextPage<'_>, place: Locality) -> String {
    let name = page.word(&format!("locality-{}", place.word()));
    let most = NAMES[narrow(page)];
    if name.chars().count() <= most {
        return name;
    }
    match name.rsplit_once(' ') {
        Some((first, last)) => first.chars().take(1).chain(['.']).chain(last.chars()).take(most).collect(),
        None => name.chars().take(most - 1).chain(['.']).collect(),
    }
}

/// A column and a row for each place: as near to where it belongs as there is room.
fn spots(r: &Rules, page: &TextPage<'_>) -> [(usize, usize); LOCALITIES] {
    let edge = |pick: fn(&(u16, u16)) -> u16| {
        let along = || r.positions.iter().map(pick).map(usize::from);
        (along().min().unwrap_or(0), along().max().unwrap_or(1))
    };
    let ((west, east), (north, south)) = (edge(|at| at.0), edge(|at| at.1));
    let scale = |at: usize, (from, to): (usize, usize), room: usize| (at - from) * room / (to - from).max(1);
    let mut order: Vec<Locality> = Locality::ALL.to_vec();
    order.sort_by_key(|place| (r.positions[place.slot()].1, r.positions[place.slot()].0));
    let mut taken = Canvas::new(page.width, ROWS);
    let mut spots = [(0, 0); LOCALITIES];
    for place in order {
        let (x, y) = r.positions[place.slot()];
        let room = NUMBER + short(page, place).chars().count() + MARKS[narrow(page)];
        let column = scale(x.into(), (west, east), page.width - room);
        let wanted = (column, scale(y.into(), (north, south), ROWS - 1));
        let spot = nearest_free(wanted, room, &taken).unwrap_or(wanted);
        taken.put(spot.0, spot.1, &"#".repeat(room), Tone::Plain);
        spots[place.slot()] = spot;
    }
    spots
}

fn nearest_free(wanted: (usize, usize), room: usize, taken: &Canvas) -> Option<(usize, usize)> {
    let around = |at: usize, by: usize| at.saturating_sub(by)..=at + by;
    let rows = around(wanted.1, ASIDE.1);
    let all = rows.flat_map(|row| around(wanted.0, ASIDE.0).map(move |column| (column, row)));
    // A row is about twice as high as a column is wide; here rows are few, and a step aside costs little.
    all.filter(|spot| taken.is_free(spot.0, spot.1, room))
        .min_by_key(|spot| (spot.0.abs_diff(wanted.0) + 4 * spot.1.abs_diff(wanted.1), *spot))
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
    let into = || page.choice(&format!("territory:{}", territory?.word()));
    if let Some(number) = page.choice(&format!("locality:{}", place.word())).or_else(into) {
        canvas.put(column, row, &format!("{:>NUMBER$}", format!("{number})")), Tone::Own);
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
