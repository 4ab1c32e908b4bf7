//! The data gives the incomes and points that the scenarios were made with.

use staffetta_global_war_partisans::{Alliance, GlobalWarPartisans as G, Power, State, Zone};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Setup};

fn start(scenario: &str) -> (staffetta_kernel::Ready<G>, State) {
    let ready = Setup::seats(3).option("scenario", scenario).option("asia_active", "true").ready::<G>();
    let ready = ready.expect("a table");
    let state = G::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    (ready, state)
}

/// Income by power in power order, victory points by alliance and of neutrals.
fn table(scenario: &str) -> (Vec<u16>, Vec<i16>) {
    let (ready, state) = start(scenario);
    let incomes = Power::ALL.iter().map(|&power| state.income(&ready.rules, power).0).collect();
    let mut points: Vec<i16> =
        Alliance::ALL.iter().map(|&alliance| state.victory_points(&ready.rules, alliance)).collect();
    points.push(36 - points.iter().sum::<i16>());
    (incomes, points)
}

#[test]
fn the_incomes_of_each_scenario_follow_from_the_map() {
    // Germany, USSR, Japan, CCP, KMT, UK, France, Italy, USA; Axis, Allies, Comintern, neutral.
    assert_eq!(table("1936"), (vec![16, 31, 17, 3, 8, 36, 16, 11, 14], vec![8, 17, 6, 5]));
    assert_eq!(table("1939"), (vec![21, 31, 23, 3, 5, 36, 16, 11, 14], vec![10, 16, 6, 4]));
    assert_eq!(table("1943"), (vec![57, 23, 36, 3, 5, 37, 4, 12, 29], vec![17, 12, 5, 2]));
}

#[test]
fn a_bad_row_is_a_fault_that_names_its_place() {
    let mut setup = Setup::seats(3);
    setup.overrides.insert("zones.berlin.terrain".to_owned(), "swamp".to_owned());
    let fault = setup.ready::<G>().expect_err("no such terrain");
    assert!(fault.place.contains("zones.csv line") && fault.reason.contains("swamp"), "{fault:?}");
}

#[test]
fn a_minor_that_makes_no_sense_is_a_fault() {
    for (key, value, reason) in [
        ("minors.austria.align_to", "", "an alignment needs a power and a year or a war"),
        ("minors.austria.align_year", "", "an alignment needs a power and a year or a war"),
        ("minors.turkey.align_to", "germany", "an alignment needs a power and a year or a war"),
        ("minors.turkey.zones", "", "a minor has a zone at least"),
        ("minors.turkey.zones", "istanbul atlantis", "'atlantis' in column 'zones' is no zone"),
        ("minors.turkey.patron_vs_allies", "", "a patron against each alliance is needed"),
    ] {
        let mut setup = Setup::seats(3);
        setup.overrides.insert(key.to_owned(), value.to_owned());
        let fault = setup.ready::<G>().expect_err(reason);
        assert!(fault.place.contains("minors.csv line") && fault.reason.contains(reason), "{key}: {fault:?}");
    }
}

#[test]
fn the_map_has_130_zones_in_the_order_of_their_ids() {
    assert_eq!(Zone::ALL.len(), 130);
    assert!(Zone::ALL.is_sorted_by_key(|zone| zone.word()));
}
