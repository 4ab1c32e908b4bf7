//! Options and data: what is refused, and in which words.

use staffetta_kernel::{Fault, Setup};
use staffetta_la_resistance::LaResistance;

fn fault(setup: &Setup) -> Fault {
    setup.ready::<LaResistance>().expect_err("this table should be refused")
}

fn overridden(path: &str, value: &str) -> Fault {
    let mut setup = Setup::seats(4);
    setup.overrides.insert(path.to_owned(), value.to_owned());
    fault(&setup)
}

#[test]
fn more_recruits_at_the_start_than_the_track_holds_are_refused() {
    let fault = fault(&Setup::seats(4).option("start_recruits", "9").option("recruit_cap", "8"));
    assert_eq!((fault.code, fault.place.as_str()), ("bad-option-value", "option start_recruits"));
    assert!(fault.reason.contains('8') && fault.reason.contains("recruit_cap"), "{}", fault.reason);
}

#[test]
fn as_many_recruits_as_the_track_holds_are_allowed() {
    assert!(Setup::seats(4).option("start_recruits", "10").option("recruit_cap", "10").ready::<LaResistance>().is_ok());
}

#[test]
fn an_unknown_option_names_those_that_exist() {
    let fault = fault(&Setup::seats(4).option("players", "4"));
    assert_eq!(fault.code, "unknown-option");
    assert!(fault.reason.contains("target_glory"), "{}", fault.reason);
}

#[test]
fn all_options_of_the_rules_but_the_seat_count_are_in_the_schema() {
    let schema = <LaResistance as staffetta_kernel::GameRules>::schema();
    let rules = <LaResistance as staffetta_kernel::GameRules>::about().rules;
    let told: Vec<&str> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("- **LR-O.")?.split_once("**").map(|(key, _)| key))
        .filter(|&key| key != "players")
        .collect();
    let known: Vec<&str> = schema.iter().map(|spec| spec.key).collect();
    assert_eq!(told, known);
    assert!(schema.iter().all(|spec| spec.rule == format!("LR-O.{}", spec.key)));
}

#[test]
fn a_slot_that_no_die_can_cover_is_refused_with_file_and_line() {
    let fault = overridden("missions.panzer.white", "7 5");
    assert!(fault.place.starts_with("missions.csv line") && fault.reason.contains("1 to 6"), "{fault}");
}

#[test]
fn a_mission_without_a_slot_is_refused_with_file_and_line() {
    let fault = overridden("missions.recruits.black", "");
    assert!(fault.place.starts_with("missions.csv line") && fault.reason.contains("at least one slot"), "{fault}");
}

#[test]
fn counts_of_missions_must_be_those_of_the_cards() {
    let fault = overridden("missions.panzer.count", "3");
    assert!(fault.reason.contains("mission-cards.csv"), "{fault}");
}

#[test]
fn nine_events_no_more_no_less() {
    assert!(overridden("events.lull.count", "4").reason.contains("nine"));
    assert!(overridden("events.lull.count", "2").reason.contains("nine"));
}

#[test]
fn a_bonus_die_has_one_to_six_pips() {
    assert!(overridden("leaders.dumont.value", "7").reason.contains("from 1 to 6"));
    assert!(overridden("clg.mg34.value", "0").reason.contains("from 1 to 6"));
}

#[test]
fn ferrand_rerolls_one_die_and_faulty_intel_removes_one() {
    assert!(overridden("leaders.ferrand.value", "2").reason.contains("from 1 to 1"));
    assert!(overridden("clg.faulty_intel.value", "2").reason.contains("from 1 to 1"));
}

#[test]
fn more_dice_than_there_are_is_refused() {
    assert!(overridden("numbers.white_dice.value", "7").reason.contains("from 1 to 6"));
    assert!(overridden("numbers.blue_dice.value", "5").reason.contains("from 0 to 4"));
}
