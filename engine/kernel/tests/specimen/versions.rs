//! A table keeps its rules: older data, a game carried over, rules that are retired.

use staffetta_kernel::record::{By, EntryKind};
use staffetta_kernel::{Choices, Dice, FastRng, Game, Head, Mode, Record, Rng, Seed, Setup, Standing, Table, Taken};

use crate::broken::game::Broken;
use crate::broken::{HasRetired, RefusesToCarryOver, Sound};
use crate::courier::Courier;

type Sounds = Broken<Sound>;

fn open<G: Game>(version: u32) -> Table<G> {
    let ready = Setup::seats(3).version(version).ready::<G>().expect("it is known");
    Table::open(ready, Dice::Seed(Seed::plain(7)), Head::default(), 0).expect("it begins")
}

fn play<G: Game>(table: &mut Table<G>, picks: usize) {
    let mut rng = FastRng::new(3);
    for _ in 0..picks {
        let Some(seat) = table.awaiting().next() else { return };
        let mut choices = Choices::new();
        table.actions(seat, &mut choices);
        let action = rng.one_of(&choices).expect("somebody who is asked has an action");
        if table.pick(seat, action, None, By::Seat, 0).expect("it is listed") == Taken::Held {
            table.release_pending(0).expect("it is taken");
        }
    }
}

#[test]
fn older_rules_have_their_own_data() {
    assert_eq!((open::<Courier>(1).rules().hit, open::<Courier>(2).rules().hit), (4, 5));
    let mut over = Setup::seats(3).version(1);
    over.overrides.insert("numbers.hit.value".to_owned(), "3".to_owned());
    assert_eq!(over.ready::<Courier>().expect("it is known").rules.hit, 3);
}

#[test]
fn a_running_table_and_a_finished_record_keep_their_number() {
    let mut table = open::<Courier>(1);
    play(&mut table, 5);
    let running = table.record();
    assert_eq!((running.rules, table.standing()), (1, Standing::Pinned));
    let mut again = Table::<Courier>::replay(&running, Mode::Follow, None).expect("it replays");
    assert_eq!(again.rules().hit, 4, "it goes on by the rules it was begun with");
    play(&mut again, 500);
    let finished = again.record();
    let replayed = Table::<Courier>::replay(&finished, Mode::Follow, None).expect("it replays");
    assert_eq!((finished.rules, replayed.entries()), (1, again.entries()));
    assert_eq!(open::<Courier>(2).standing(), Standing::Replays);
}

#[test]
fn a_number_that_nobody_knows_is_refused() {
    let fault = |number| Setup::seats(3).version(number).ready::<Courier>().expect_err("refused").code;
    assert_eq!((fault(3), fault(0)), ("newer-record", "retired-rules"));
}

#[test]
fn a_game_is_carried_over_and_goes_on_when_its_rules_are_retired() {
    let mut table = open::<Sounds>(1);
    play(&mut table, 9);
    let before = table.entries().len();
    let number = table.carry_over(5).expect("it is carried over");
    assert_eq!((table.rules().hit, table.version()), (5, 2));
    assert!(!table.can_withdraw(table.awaiting().next().expect("it goes on")), "nothing before is taken back");
    play(&mut table, 6);
    let record = Record::read(table.record().to_json().as_bytes()).expect("readable");
    assert_eq!(record.rules, 1);

    let all = Table::<Sounds>::replay(&record, Mode::Follow, None).expect("both numbers are known");
    assert_eq!((all.entries(), all.standing()), (table.entries(), Standing::CarriedOver));

    let mut rest = Table::<Broken<HasRetired>>::replay(&record, Mode::Follow, None).expect("from there on");
    assert_eq!(rest.entries(), table.entries());
    assert_eq!(rest.record(), record);
    assert!(rest.take_back(before as u32 - 1, 0).is_err(), "what is before cannot be played again");
    assert!(rest.take_back(number + 1, 0).is_err_and(|why| why.code() == "retired-rules"));
    play(&mut rest, 500);
    assert!(rest.awaiting().outcome().is_some(), "it goes on to its end");
}

#[test]
fn a_game_that_was_not_carried_over_is_lost_with_its_rules() {
    let record = open::<Sounds>(1).record();
    let fault = Table::<Broken<HasRetired>>::replay(&record, Mode::Follow, None).expect_err("refused");
    assert_eq!(fault.code, "retired-rules");
}

#[test]
fn taking_back_a_carry_over_brings_the_older_rules_back() {
    let mut table = open::<Sounds>(1);
    play(&mut table, 9);
    let number = table.carry_over(0).expect("it is carried over");
    table.take_back(number, 0).expect("by consent");
    assert_eq!((table.rules().hit, table.standing()), (4, Standing::Pinned));
    assert!(table.carry_over(0).is_ok(), "and it can be carried over again");
    assert_eq!(table.carry_over(0).expect_err("once").code(), "present-rules");
}

#[test]
fn a_game_may_refuse_to_be_carried_over() {
    let mut table = open::<Broken<RefusesToCarryOver>>(1);
    let before = table.entries().to_vec();
    assert_eq!(table.carry_over(0).expect_err("refused").code(), "no-way");
    assert_eq!(table.entries(), before, "and stays as it was");
}

#[test]
fn a_forged_carry_over_is_noticed() {
    let mut table = open::<Sounds>(1);
    table.carry_over(0).expect("it is carried over");
    let mut record = table.record();
    let EntryKind::CarryOver(to) = &mut record.entries[1].deed else { panic!("carried over") };
    to.data = "0".repeat(16);
    let fault = Table::<Sounds>::replay(&record, Mode::Follow, None).expect_err("refused");
    assert_eq!(fault.code, "other-data");
}
