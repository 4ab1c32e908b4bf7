//! The theatres of war: zones where they lie, whose they are, how many units and partisans stand there.

use staffetta_kernel::text_board::{Canvas, MapPlace, TextLine, TextPage, TextPart, Tone, short_name, spread};
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

    /// Its name among the parts.
    const fn part(self) -> &'static str {
        match self {
            Self::Europe => "europe",
            Self::China => "china",
            Self::World => "world",
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
    TextPart::new("signs", "", lines)
}

/// All theatres. Those matter in which something is asked about; if nothing is, that of the power whose turn it is.
pub fn all(r: &Rules, s: &State, page: &TextPage<'_>, zones: &[Zone]) -> Vec<TextPart> {
    let asked: Vec<Theatre> = zones.iter().map(|&zone| Theatre::of(r, zone)).collect();
    let mut homes = r.map.homes[s.power.at()].iter();
    let home = homes.find(|&zone| r.map.zone(zone).capital).map(|zone| Theatre::of(r, zone));
    let matters = |theatre: Theatre| if asked.is_empty() { home == Some(theatre) } else { asked.contains(&theatre) };
    // One that does not matter now is shown to whoever asks for it.
    let part = |theatre: Theatre| {
        let map = map(r, s, page, theatre);
        if matters(theatre) { map } else { map.on_request() }
    };
    Theatre::ALL.into_iter().map(part).collect()
}

fn map(r: &Rules, s: &State, page: &TextPage<'_>, theatre: Theatre) -> TextPart {
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
    TextPart::new(theatre.part(), page.word(theatre.heading()), lines)
}

/// The zones of a map with the names that it has room for.
type Names = BTreeMap<Zone, String>;

fn length(names: &Names, zone: Zone) -> usize {
    names.get(&zone).map_or(0, |name| name.chars().count())
}

/// A zone's name as the map has room for it.
fn short(page: &TextPage<'_>, zone: Zone) -> String {
    let key = format!("board-zone-{}", zone.word());
    let name = if page.catalog.has(&key) { page.word(&key) } else { zone_name(page, zone) };
    short_name(name, if page.width >= 100 { NAMES[0] } else { NAMES[1] })
}

/// A column and a row for each zone: as near to where it belongs as there is room.
fn spots(r: &Rules, page: &TextPage<'_>, names: &Names) -> BTreeMap<Zone, (usize, usize)> {
    let place = |(&zone, name): (&Zone, &String)| {
        let at = r.map.position(zone);
        MapPlace { position: (at.x, at.y), room: NUMBER + name.chars().count() + MARKS }
    };
    let places: Vec<MapPlace> = names.iter().map(place).collect();
    names.keys().copied().zip(spread(&places, (page.width, ROWS))).collect()
}

/// Draws a zone; answers with a line of its own for what has no room there.
fn draw_zone(
    s: &State,
    page: &TextPage<'_>,
    (zone, name): (Zone, &str),
    (column, row): (usize, usize),
    canvas: &mut Canvas,
) -> Option<TextLine> {
    if let Some(number) = page.number(&format!("zone:{}", zone.word())) {
        canvas.put(column, row, &format!("{number:>NUMBER$}"), Tone::Own);
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
