//! The theatres of war: zones where they lie, whose they are, how many units and partisans stand there.

use staffetta_kernel::text_board::{Canvas, TextLine, TextPage, TextPart, Tone};
use std::collections::BTreeMap;

use super::{letter, tone, zone_name};
use crate::partisan::Partisan;
use crate::power::{Army, Power};
use crate::rules::Rules;
use crate::state::State;
use crate::zone::Zone;

/// How high a map is.
const ROWS: usize = 24;
/// Room for the number of a choice, and for what stands in a zone.
const NUMBER: usize = 3;
const MARKS: usize = 7;
/// The longest name on a wide page, and on a narrow one.
const NAMES: [usize; 2] = [9, 6];
/// How far a zone may be put from where it belongs to make room for others.
const ASIDE: (usize, usize) = (30, 5);

/// A stretch of the world with a map of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Theatre {
    Europe,
    China,
    World,
}

impl Theatre {
    const ALL: [Self; 3] = [Self::Europe, Self::China, Self::World];

    /// The theatre that a zone belongs to, by its place on the globe.
    fn of(r: &Rules, zone: Zone) -> Self {
        let at = r.map.position(zone);
        match (at.latitude, at.longitude) {
            (34.., -12..=50) => Self::Europe,
            (18.., 87..=150) => Self::China,
            _ => Self::World,
        }
    }

    /// Its name among the parts: one that does not matter now is shown to whoever asks for it.
    const fn part(self, matters: bool) -> &'static str {
        match (self, matters) {
            (Self::Europe, true) => "europe",
            (Self::China, true) => "china",
            (Self::World, true) => "world",
            (Self::Europe, false) => "more-europe",
            (Self::China, false) => "more-china",
            (Self::World, false) => "more-world",
        }
    }

    const fn heading(self) -> &'static str {
        match self {
            Self::Europe => "board-theatre-europe",
            Self::China => "board-theatre-china",
            Self::World => "board-theatre-world",
        }
    }
}

/// What the signs of the maps mean: it stays the same, and so is shown once.
pub fn signs(page: &TextPage<'_>) -> TextPart {
    let lines = vec![TextLine::default().with(page.word("board-theatre-signs"), Tone::Faint)];
    TextPart { name: "signs", heading: String::new(), lines }
}

/// All theatres. Those matter in which something is asked about; if nothing is, that of the power whose turn it is.
pub fn all(r: &Rules, s: &State, page: &TextPage<'_>, zones: &[Zone]) -> Vec<TextPart> {
    let asked: Vec<Theatre> = zones.iter().map(|&zone| Theatre::of(r, zone)).collect();
    let mut homes = r.map.homes[s.power.at()].iter();
    let home = homes.find(|&zone| r.map.zone(zone).capital).map(|zone| Theatre::of(r, zone));
    let matters = |theatre: Theatre| if asked.is_empty() { home == Some(theatre) } else { asked.contains(&theatre) };
    Theatre::ALL.iter().map(|&theatre| map(r, s, page, theatre, matters(theatre))).collect()
}

fn map(r: &Rules, s: &State, page: &TextPage<'_>, theatre: Theatre, matters: bool) -> TextPart {
    let zones: Vec<Zone> = Zone::ALL.iter().copied().filter(|&zone| Theatre::of(r, zone) == theatre).collect();
    let names: Names = zones.iter().map(|&zone| (zone, short(page, zone))).collect();
    let spots = spots(r, page, &names);
    let mut canvas = Canvas::new(page.width, ROWS);
    // The ways first: what stands in a zone is written over them.
    let middle = |zone: Zone| spots.get(&zone).map(|&(column, row)| (column + NUMBER + length(&names, zone) / 2, row));
    for &from in &zones {
        for &to in r.map.neighbours(from).iter().filter(|&&to| to > from) {
            if let (Some(from), Some(to)) = (middle(from), middle(to)) {
                canvas.way(from, to, '·', Tone::Faint);
            }
        }
    }
    let mut crowded = Vec::new();
    for (&zone, &spot) in &spots {
        crowded.extend(draw_zone(s, page, (zone, &names[&zone]), spot, &mut canvas));
    }
    let mut lines = canvas.lines();
    lines.extend(crowded);
    TextPart { name: theatre.part(matters), heading: page.word(theatre.heading()), lines }
}

/// The zones of a map with the names that it has room for.
type Names = BTreeMap<Zone, String>;

fn length(names: &Names, zone: Zone) -> usize {
    names.get(&zone).map_or(0, |name| name.chars().count())
}

/// A zone's name as the map has room for it: of several words, the first by its letter.
fn short(page: &TextPage<'_>, zone: Zone) -> String {
    let key = format!("board-zone-{}", zone.word());
    let name = if page.catalog.has(&key) { page.word(&key) } else { zone_name(page, zone) };
    let most = if page.width >= 100 { NAMES[0] } else { NAMES[1] };
    if name.chars().count() <= most {
        return name;
    }
    match name.rsplit_once(' ') {
        Some((first, last)) => first.chars().take(1).chain(['.']).chain(last.chars()).take(most).collect(),
        None => name.chars().take(most - 1).chain(['.']).collect(),
    }
}

/// A column and a row for each zone: as near to where it belongs as there is room.
fn spots(r: &Rules, page: &TextPage<'_>, names: &Names) -> BTreeMap<Zone, (usize, usize)> {
    let along = |pick: fn(Zone, &Rules) -> u16| {
        let all = || names.keys().map(|&zone| usize::from(pick(zone, r)));
        (all().min().unwrap_or(0), all().max().unwrap_or(1))
    };
    let (x, y) = (along(|zone, r| r.map.position(zone).x), along(|zone, r| r.map.position(zone).y));
    let scale = |at: u16, (from, to): (usize, usize), room: usize| (usize::from(at) - from) * room / (to - from).max(1);
    let mut order: Vec<Zone> = names.keys().copied().collect();
    order.sort_by_key(|&zone| (r.map.position(zone).y, r.map.position(zone).x));
    let mut taken = Canvas::new(page.width, ROWS);
    let mut spots = BTreeMap::new();
    for zone in order {
        let at = r.map.position(zone);
        let room = NUMBER + length(names, zone) + MARKS;
        let wanted = (scale(at.x, x, page.width - room), scale(at.y, y, ROWS - 1));
        let spot = nearest_free(wanted, room, &taken).unwrap_or(wanted);
        taken.put(spot.0, spot.1, &"#".repeat(room), Tone::Plain);
        spots.insert(zone, spot);
    }
    spots
}

/// The nearest stretch of so much room. A row is about twice as high as a column is wide; names are long, so that a row
/// more costs a little more still.
fn nearest_free((column, row): (usize, usize), room: usize, taken: &Canvas) -> Option<(usize, usize)> {
    const A_ROW: usize = 4;
    let far = ASIDE.0 + A_ROW * ASIDE.1;
    let steps = (0..=far).flat_map(|cost| (0..=cost / A_ROW).map(move |down| (cost - A_ROW * down, down)));
    let steps = steps.filter(|(aside, down)| *aside <= ASIDE.0 && *down <= ASIDE.1);
    let around = |(aside, down): (usize, usize)| {
        let columns = [column.checked_sub(aside), Some(column + aside)];
        let rows = [row.checked_sub(down), Some(row + down)];
        columns.into_iter().flatten().flat_map(move |column| rows.into_iter().flatten().map(move |row| (column, row)))
    };
    steps.flat_map(around).find(|spot| taken.is_free(spot.0, spot.1, room))
}

/// Draws a zone; answers with a line of its own for what has no room there.
fn draw_zone(
    s: &State,
    page: &TextPage<'_>,
    (zone, name): (Zone, &str),
    (column, row): (usize, usize),
    canvas: &mut Canvas,
) -> Option<TextLine> {
    if let Some(number) = page.choice(&format!("zone:{}", zone.word())) {
        canvas.put(column, row, &format!("{:>NUMBER$}", format!("{number})")), Tone::Own);
    }
    let owner = s.owner(zone);
    canvas.put(column + NUMBER, row, name, tone(owner.alliance()));
    let marks = marks(s, page, zone);
    let told: String = marks.iter().map(|(text, _)| text.as_str()).collect();
    let mut at = column + NUMBER + name.chars().count();
    if told.chars().count() > MARKS {
        canvas.put(at, row, " +", Tone::Strong);
        return Some(TextLine::plain(format!("  + {name}:{told}")));
    }
    for (text, tone) in marks {
        canvas.put(at, row, &text, tone);
        at += text.chars().count();
    }
    None
}

/// Partisans first, as `*S2`; then whose the zone is and how many units stand there, those of others after it.
fn marks(s: &State, page: &TextPage<'_>, zone: Zone) -> Vec<(String, Tone)> {
    let mut marks = Vec::new();
    let here: Vec<Partisan> = s.partisans.at(zone).map(|(_, piece)| piece).collect();
    for &power in Power::ALL {
        let count = here.iter().filter(|piece| piece.controller == power).count();
        if count > 0 {
            marks.push((format!("*{}{count}", letter(page, power)), Tone::Strong));
        }
    }
    let owner = s.owner(zone);
    let holder = owner.power().map_or_else(|| "n".to_owned(), |power| letter(page, power));
    let units = s.stacks.units(Army::from(owner), zone);
    let units = if units > 0 { units.to_string() } else { String::new() };
    marks.push((format!(" {holder}{units}"), tone(owner.alliance())));
    for army in s.stacks.here(zone).iter().filter(|&army| army != Army::from(owner)) {
        if let Some(power) = army.power() {
            let count = s.stacks.units(army, zone);
            marks.push((format!("/{}{count}", letter(page, power)), tone(Some(power.alliance()))));
        }
    }
    marks
}
