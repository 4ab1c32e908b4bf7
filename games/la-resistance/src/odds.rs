//! The chances of a fresh roll, counted exactly: the house values were chosen by them.

use staffetta_kernel::{Setup, Target};
use std::collections::HashMap;

use crate::LaResistance;
use crate::cards::MissionKind;
use crate::dice::{Counts, Tally};
use crate::dice_placement::Need;
use crate::rules::Rules;

/// Six white dice by value, with their chances.
fn rolls() -> HashMap<u32, f64> {
    let mut all = HashMap::from([(0u32, 1.0)]);
    for _ in 0..6 {
        let mut next = HashMap::new();
        for (counts, chance) in all {
            for value in 1..=6 {
                *next.entry(Counts(counts).with(value).0).or_default() += chance / 6.0;
            }
        }
        all = next;
    }
    all
}

/// The chance that the dice cover the card, every 6 rolled on while blue dice are left.
fn with_blue(need: &Need, counts: Counts, sixes: u32, blue: u32) -> f64 {
    if need.coverable(Tally::of(counts)) {
        return 1.0;
    }
    if sixes == 0 || blue == 0 {
        return 0.0;
    }
    (1..=6).map(|v| with_blue(need, counts.with(v), sixes - 1 + u32::from(v == 6), blue - 1) / 6.0).sum()
}

fn chance(need: &Need) -> (f64, f64) {
    rolls().into_iter().fold((0.0, 0.0), |(plain, blue), (counts, chance)| {
        let counts = Counts(counts);
        let covered = f64::from(u8::from(need.coverable(Tally::of(counts))));
        (plain + chance * covered, blue + chance * with_blue(need, counts, counts.count(6), 4))
    })
}

fn need(r: &Rules, kind: &str, alt: bool) -> Need {
    let kind = MissionKind::parse(kind).expect("a kind of mission");
    let card = crate::cards::Card::all().find(|&card| r.kind(card) == kind).expect("a card");
    let mission = r.mission(card);
    if alt { mission.alt.expect("a second way") } else { mission.need }
}

#[test]
fn every_card_is_covered_as_often_as_the_table_says() {
    let ready = Setup::seats(4).ready::<LaResistance>().expect("the usual rules");
    let table = [
        ("german_patrol", false, 0.91, 0.91),
        ("panzer_grenadiers", false, 0.91, 0.91),
        ("ammo_dump", false, 0.90, 0.90),
        ("massacre", false, 0.91, 0.91),
        ("warehouse", false, 0.91, 0.91),
        ("gendarmerie", false, 0.98, 0.98),
        ("botched_raid", false, 1.00, 1.00),
        ("recruits", false, 1.00, 1.00),
        ("foreign_aid", false, 0.65, 0.69),
        ("panzer", false, 0.65, 0.69),
        ("pow_camp", false, 0.65, 0.69),
        ("air_strike", false, 0.67, 0.67),
        ("comm_hub", false, 0.49, 0.64),
        ("tiger", true, 0.26, 0.33),
        ("tiger", false, 0.06, 0.13),
    ];
    for (kind, alt, six, blue) in table {
        let (plain, rolled_on) = chance(&need(&ready.rules, kind, alt));
        assert!((plain - six).abs() < 0.0051, "{kind}: {plain:.4} with six dice, not {six}");
        assert!((rolled_on - blue).abs() < 0.0051, "{kind}: {rolled_on:.4} with blue dice, not {blue}");
    }
}

#[test]
fn a_turn_with_all_blue_dice_has_seven_dice_and_twenty_five_pips() {
    fn more(sixes: u32, blue: u32) -> (f64, f64) {
        if sixes == 0 || blue == 0 {
            return (0.0, 0.0);
        }
        (1..=6u32).fold((0.0, 0.0), |(dice, pips), value| {
            let (d, p) = more(sixes - 1 + u32::from(value == 6), blue - 1);
            (dice + (1.0 + d) / 6.0, pips + (f64::from(value) + p) / 6.0)
        })
    }
    let (dice, pips) = rolls().into_iter().fold((0.0, 0.0), |(dice, pips), (counts, chance)| {
        let counts = Counts(counts);
        let (d, p) = more(counts.count(6), 4);
        (dice + chance * (6.0 + d), pips + chance * (f64::from(counts.pips()) + p))
    });
    assert!((dice - 7.2).abs() < 0.05 && (pips - 25.1).abs() < 0.06, "{dice:.3} dice, {pips:.3} pips");
}
