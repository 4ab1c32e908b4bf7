//! Line of sight against a slow reference that knows nothing of the tables: the line is cut by the six sides of every
//! hex near it, in exact fractions.

use staffetta_banditen::{Banditen, Hex};
use staffetta_kernel::Setup;
use staffetta_kernel::prelude::*;

/// A map as its file says: terrain by column and row.
struct Ground {
    blocks: Vec<bool>,
}

impl Ground {
    fn read(name: &str) -> Self {
        let (_, text) = *Banditen::about().data.iter().find(|(sheet, _)| *sheet == name).expect("a map");
        let blocking = ["wood", "hill", "settlement"];
        let blocks = text.lines().skip(1).map(|line| line.split(',').nth(7).is_some_and(|t| blocking.contains(&t)));
        Self { blocks: blocks.collect() }
    }
}

/// The centre of a hex: half sides across, half heights down.
fn centre(hex: Hex) -> (i64, i64) {
    let (column, row) = (i64::from(hex.0) / 20, i64::from(hex.0) % 20);
    (3 * column, 2 * row + column % 2)
}

/// A part of the way from one centre to the other, as a fraction.
#[derive(Clone, Copy, Debug)]
struct Part(i64, i64);

impl Part {
    fn before(self, other: Self) -> bool {
        self.0 * other.1 < other.0 * self.1
    }
    fn between(self, other: Self) -> Self {
        Self(self.0 * other.1 + other.0 * self.1, 2 * self.1 * other.1)
    }
}

/// From where to where the line is in a hex, border included, and whether it runs along the border.
fn stretch(from: Hex, to: Hex, hex: Hex) -> Option<(Part, Part, bool)> {
    let ((ax, ay), (bx, by), (cx, cy)) = (centre(from), centre(to), centre(hex));
    // A flat-topped hex is where the six of these are at most 0: twice the height, and four slanted sides.
    let sides = [(0, 1, 1), (0, -1, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)];
    let lines = sides.map(|(sx, sy, reach)| {
        let start = sx * (ax - cx) + sy * (ay - cy) - reach;
        (start, sx * (bx - ax) + sy * (by - ay))
    });
    let (mut begin, mut end) = (Part(0, 1), Part(1, 1));
    for (start, slope) in lines {
        if slope == 0 && start > 0 {
            return None;
        }
        if slope > 0 && Part(-start, slope).before(end) {
            end = Part(-start, slope);
        }
        if slope < 0 && begin.before(Part(start, -slope)) {
            begin = Part(start, -slope);
        }
    }
    if !begin.before(end) {
        return None;
    }
    let middle = begin.between(end);
    let border = lines.iter().any(|(start, slope)| start * middle.1 + slope * middle.0 == 0);
    Some((begin, end, border))
}

/// The rules word by word: inside a blocking hex, or along a side with blocking hexes on both sides.
fn open_reference(ground: &Ground, from: Hex, to: Hex) -> bool {
    let mut bordering: Vec<(Part, Part)> = Vec::new();
    let columns = from.0.min(to.0) / 20..=from.0.max(to.0) / 20;
    let (top, bottom) = ((from.0 % 20).min(to.0 % 20).saturating_sub(1), (from.0 % 20).max(to.0 % 20) + 1);
    for hex in columns.flat_map(|column| (top..=bottom.min(19)).map(move |row| Hex(column * 20 + row))) {
        if hex == from || hex == to || !ground.blocks[usize::from(hex.0)] {
            continue;
        }
        match stretch(from, to, hex) {
            Some((_, _, false)) => return false,
            Some((begin, end, true)) => {
                if bordering.iter().any(|&(first, last)| begin.before(last) && first.before(end)) {
                    return false;
                }
                bordering.push((begin, end));
            }
            None => {}
        }
    }
    true
}

fn rules(scenario: &str) -> std::sync::Arc<<Banditen as GameRules>::Rules> {
    Setup::seats(2).option("scenario", scenario).ready::<Banditen>().expect("a battle").rules
}

fn hex(name: &str) -> Hex {
    Hex::parse(name).expect("a hex")
}

#[test]
fn every_pair_of_hexes_of_both_maps_agrees_with_the_reference() {
    for map in ["gravellona", "tarnova"] {
        let (ground, rules) = (Ground::read(map), rules(map));
        for from in (0..400).map(Hex) {
            for to in (0..400).map(Hex).filter(|&to| from < to) {
                let told = rules.ground_open(from, to);
                assert_eq!(told, rules.ground_open(to, from), "{map}: {} {} is not mutual", from.name(), to.name());
                assert_eq!(told, open_reference(&ground, from, to), "{map}: {} to {}", from.name(), to.name());
            }
        }
    }
}

#[test]
fn the_worked_lines_of_sight_come_out() {
    let told = [
        ("gravellona", "15.08", "12.08", false),
        ("gravellona", "13.09", "11.09", true),
        ("gravellona", "16.07", "17.06", true),
        ("gravellona", "15.01", "14.04", true),
        ("gravellona", "15.08", "15.05", false),
        ("gravellona", "16.09", "18.11", true),
        ("gravellona", "14.08", "16.09", false),
        ("gravellona", "18.11", "17.13", true),
        ("tarnova", "07.17", "05.18", true),
        ("tarnova", "10.09", "10.11", false),
        ("tarnova", "09.06", "07.05", false),
        ("tarnova", "14.08", "16.06", true),
    ];
    for (map, from, to, open) in told {
        assert_eq!(rules(map).ground_open(hex(from), hex(to)), open, "{map}: {from} to {to}");
    }
}

/// Who may be shot at is looked up from the hex of the target as well as from that of the shooter.
#[test]
fn whoever_sees_is_seen() {
    for rules in ["gravellona", "tarnova"].map(rules) {
        for from in (0..400).map(Hex) {
            for to in (0..400).map(Hex) {
                assert_eq!(rules.ground_open(from, to), rules.ground_open(to, from), "{} {}", from.name(), to.name());
            }
        }
    }
}
