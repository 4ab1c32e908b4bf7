//! What a table does around the rules.

use staffetta_kernel::record::{By, EntryKind, Record};
use staffetta_kernel::scenario::Scenario;
use staffetta_kernel::table::{Order, Reply, Until};
use staffetta_kernel::*;

use super::courier::game::*;
use super::courier::steps::Step;

fn open(seats: u8) -> Table<Courier> {
    let ready = Setup::seats(seats).ready().expect("the defaults are right");
    Table::open(ready, Dice::Seed(Seed::plain(1)), Head::default(), 0).expect("a fresh table")
}

fn play(table: &mut Table<Courier>, seat: u8, names: &[&str]) -> Taken {
    let mut last = Taken::Drafted;
    for name in names {
        let action = Action::parse(name).expect("an action");
        last = table.pick(Seat(seat), action, None, By::Seat, 0).expect("a legal action");
    }
    last
}

/// Three seats, all ready, each with two cards; seat 0 has laid most and is about to move.
fn moving() -> Table<Courier> {
    let mut table = open(3);
    for seat in 0..3 {
        play(&mut table, seat, &["ready"]);
    }
    let first = table.state().secret.hands[0][0].word();
    play(&mut table, 0, &[&format!("lay card:{first}"), "seal"]);
    play(&mut table, 1, &["seal"]);
    play(&mut table, 2, &["seal"]);
    assert_eq!(table.awaiting(), Awaiting::One(Seat(0)));
    table
}

#[test]
fn a_draft_is_private_and_an_entry_holds_all_its_picks() {
    let mut table = open(2);
    play(&mut table, 0, &["ready"]);
    play(&mut table, 1, &["ready"]);
    let card = table.state().secret.hands[0][0].word();
    let entries = table.entries().len();
    assert_eq!(play(&mut table, 0, &[&format!("lay card:{card}")]), Taken::Drafted);
    assert_eq!(table.entries().len(), entries);
    assert_eq!(table.view(Viewer::Seat(Seat(0))).laid.len(), 1);
    assert!(table.state().secret.laid[0].is_empty());
    play(&mut table, 0, &["seal"]);
    let picks = vec![format!("lay card:{card}"), "seal".to_owned()];
    assert_eq!(table.entries()[entries].deed, EntryKind::Picks(picks));
}

#[test]
fn a_forgotten_draft_leaves_no_trace() {
    let mut table = open(2);
    play(&mut table, 0, &["ready"]);
    play(&mut table, 1, &["ready"]);
    let before = table.record();
    let card = table.state().secret.hands[1][0].word();
    play(&mut table, 1, &[&format!("lay card:{card}")]);
    table.discard_draft(Seat(1));
    assert_eq!(table.record(), before);
    assert!(table.draft(Seat(1)).is_empty());
}

#[test]
fn seats_withdraw_independently_inside_a_simultaneous_step_until_it_closes() {
    let mut table = open(3);
    play(&mut table, 0, &["ready"]);
    play(&mut table, 1, &["ready"]);
    assert!(table.can_withdraw(Seat(0)) && table.can_withdraw(Seat(1)));
    table.withdraw(Seat(0), 0).expect("its own entry");
    assert_eq!(table.awaiting(), Awaiting::Any(Seats::one(Seat(0)).with(Seat(2))));
    play(&mut table, 2, &["ready"]);
    play(&mut table, 0, &["ready"]);
    assert!((0..3).all(|seat| !table.can_withdraw(Seat(seat))), "the step is closed");
}

#[test]
fn an_early_answer_waits_for_the_beat_and_for_those_before_it() {
    let mut table = moving();
    play(&mut table, 0, &["advance"]);
    assert_eq!(play(&mut table, 2, &["pass"]), Taken::Held);
    assert!(table.release_pending(0).expect("chance").is_empty(), "seat 1 has not answered");
    assert_eq!(play(&mut table, 1, &["pass"]), Taken::Held);
    assert_eq!(table.release_pending(0).expect("chance").len(), 2);
    assert_eq!(table.awaiting(), Awaiting::One(Seat(0)));
}

#[test]
fn an_answer_behind_a_play_is_dropped_and_asked_again() {
    let mut table = moving();
    play(&mut table, 0, &["advance"]);
    let question = table.question(Seat(2));
    play(&mut table, 2, &["pass"]);
    let card = table.state().secret.hands[1][0].word();
    play(&mut table, 1, &["fire", &format!("with card:{card}")]);
    assert_eq!(table.release_pending(0).expect("chance").len(), 1, "the shot only");
    if table.awaiting().asked().has(Seat(2)) {
        assert!(!table.answered(Seat(2)));
        assert!(table.question(Seat(2)) > question);
    }
}

#[test]
fn an_order_passes_on_the_beat_and_can_be_revoked() {
    let mut table = moving();
    let pass = Order { reply: Reply::Pass, until: Until::Kind("window".to_owned()) };
    table.order(Seat(1), pass.clone()).expect("an order");
    let second = table.order(Seat(2), pass).expect("an order");
    play(&mut table, 0, &["advance"]);
    assert_eq!(table.release_pending(0).expect("chance").len(), 2, "both pass without a click");
    assert_eq!(table.entries().last().map(|e| e.by), Some(By::Order));
    assert!(table.revoke(Seat(2), second));
    play(&mut table, 0, &["advance"]);
    assert_eq!(table.release_pending(0).expect("chance").len(), 1);
    assert_eq!(table.awaiting().next(), Some(Seat(2)));
}

#[test]
fn an_order_until_something_changes_ends_with_a_play() {
    let mut table = moving();
    table.order(Seat(2), Order { reply: Reply::Pass, until: Until::Change }).expect("an order");
    play(&mut table, 0, &["advance"]);
    let card = table.state().secret.hands[1][0].word();
    play(&mut table, 1, &["fire", &format!("with card:{card}")]);
    table.release_pending(0).expect("chance");
    assert!(table.orders(Seat(2)).is_empty());
}

#[test]
fn an_order_for_one_answer_plays_it_once() {
    let mut table = moving();
    let order = Order { reply: Reply::Picks(vec!["advance".to_owned()]), until: Until::Once };
    table.order(Seat(0), order).expect("an order");
    assert_eq!(table.release_pending(0).expect("chance").len(), 1);
    assert!(table.orders(Seat(0)).is_empty());
    let march = table.state().public.stack.iter().next().copied().and_then(Step::of);
    assert!(matches!(march, Some(Step::March(march)) if march.steps == 1), "{march:?}");
}

#[test]
fn an_order_answers_in_an_open_step_and_leaves_the_others_alone() {
    let mut table = open(3);
    let order = Order { reply: Reply::Picks(vec!["ready".to_owned()]), until: Until::Once };
    table.order(Seat(1), order).expect("an order");
    assert_eq!(table.release_pending(0).expect("chance").len(), 1);
    assert_eq!(table.awaiting(), Awaiting::Any(Seats::one(Seat(0)).with(Seat(2))));
    assert!(table.release_pending(0).expect("chance").is_empty());
}

#[test]
fn a_question_keeps_its_number_while_other_seats_answer() {
    let mut table = open(3);
    let before = table.question(Seat(2));
    play(&mut table, 0, &["ready"]);
    play(&mut table, 1, &["ready"]);
    assert_eq!(table.question(Seat(2)), before);
    play(&mut table, 2, &["ready"]);
    assert_eq!(table.question(Seat(2)), before + 1, "now it is asked for its cards");
}

#[test]
fn a_batch_stops_at_the_first_question_to_another_seat() {
    let mut table = moving();
    let (done, taken) = table
        .batch(Seat(0), &[Action::Advance, Action::Advance, Action::Halt], None, By::Seat, 0)
        .expect("the first is legal");
    assert_eq!(done, 1);
    assert!(matches!(taken, Taken::Entry(_)));
}

#[test]
fn a_batch_whose_first_pick_is_refused_changes_nothing() {
    let mut table = moving();
    let before = table.record();
    assert!(table.batch(Seat(0), &[Action::Uphold, Action::Advance], None, By::Seat, 0).is_err());
    assert_eq!(table.record(), before);
}

#[test]
fn dice_taken_back_by_consent_never_return() {
    let mut table = moving();
    play(&mut table, 0, &["halt"]);
    let seen = |table: &Table<Courier>| [0, 1, 2].map(|seat| table.view(Viewer::Seat(Seat(seat))));
    let before = seen(&table);
    let (mut guesses, mut decks) = (std::collections::BTreeSet::new(), std::collections::BTreeSet::new());
    for _ in 0..12 {
        let Taken::Entry(number) = play(&mut table, 0, &["guess"]) else { panic!("an entry") };
        guesses.insert(table.entries().last().expect("an entry").fell[0].came.clone());
        table.take_back(number, 0).expect("by consent");
        assert_eq!(seen(&table), before);
        decks.insert(table.entries().last().expect("an entry").fell[0].came.clone());
    }
    assert_eq!(guesses.len(), 2, "both faces come");
    assert_eq!(decks.len(), 2, "what lay unseen lies in another order");
    let mut record = table.record();
    let again = Table::<Courier>::replay(&record, Mode::Follow, None).expect("it replays");
    assert_eq!(digest::<Courier>(again.state()), digest::<Courier>(table.state()));
    let again = Table::<Courier>::replay(&record, Mode::Verify, Some(Seed::plain(1))).expect("the seed gives it");
    assert_eq!(again.asked().len(), 1, "the deck was shuffled");

    // Records of take-backs from before unseen piles were drawn anew are played as they were.
    let before_the_guess = record.entries[record.entries.len() - 3].digest.clone();
    let last = record.entries.last_mut().expect("the last take-back");
    last.fell.clear();
    last.digest = before_the_guess;
    assert!(Table::<Courier>::replay(&record, Mode::Follow, None).is_ok());
}

#[test]
fn all_may_agree_to_end_the_game_and_the_score_decides() {
    let mut table = moving();
    let outcome = table.outcome_now().expect("points are known");
    assert_eq!(outcome.reason, AGREED);
    table.end(7).expect("by consent");
    assert_eq!(table.awaiting(), Awaiting::Over(outcome));
    assert_eq!(table.prompt(Viewer::Crowd).key, "over");
    assert_eq!(table.end(8).expect_err("it is over").code(), "not-asked");
    let record = Record::read(&table.record().pack()).expect("it can be read");
    assert_eq!(record.entries.last().expect("an entry").deed, EntryKind::Agree);
    let again = Table::<Courier>::replay(&record, Mode::Verify, None).expect("it verifies");
    assert_eq!(again.result(), table.result());
}

#[test]
fn what_a_seat_cannot_see_is_dealt_anew_and_it_sees_no_difference() {
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut table = moving();
        let seen = table.view(Viewer::Seat(Seat(1)));
        table.redeal(Seat(1), seed, 0).expect("a world that fits");
        assert_eq!(table.view(Viewer::Seat(Seat(1))), seen);
        hands.insert(table.state().secret.hands[0][0].word());
        Table::<Courier>::replay(&table.record(), Mode::Follow, None).expect("it replays");
    }
    assert!(hands.len() > 2, "the first seat holds other cards: {hands:?}");
}

#[test]
fn a_typed_answer_is_judged_kept_in_the_entry_and_followed_in_replay() {
    let mut table = moving();
    play(&mut table, 0, &["halt"]);
    table.pick(Seat(0), Action::Answer, Some(" tito "), By::Seat, 0).expect("an answer");
    let entry = table.entries().last().expect("an entry");
    assert_eq!(entry.text.as_deref(), Some(" tito "));
    assert_eq!(String::from(entry.fell[0].clone()), "answer: 1");
    // A corrected answer list must not change an old game: the verdict is taken from the record.
    let mut record = table.record();
    record.entries.last_mut().expect("an entry").text = Some("Josip Broz".to_owned());
    assert!(Table::<Courier>::replay(&record, Mode::Follow, None).is_ok());
}

#[test]
fn typed_text_keeps_to_the_bounds_of_its_form() {
    let mut table = moving();
    let code = |refused: Result<Taken, Rejection>| refused.expect_err("out of bounds").code();
    assert_eq!(code(table.pick(Seat(0), Action::Halt, Some("tito"), By::Seat, 0)), "bad-text");
    play(&mut table, 0, &["halt"]);
    let before = table.record();
    let long = "t".repeat(41);
    assert_eq!(code(table.pick(Seat(0), Action::Answer, Some(&long), By::Seat, 0)), "bad-text");
    assert_eq!(code(table.pick(Seat(0), Action::Answer, Some("ti\u{7}to"), By::Seat, 0)), "bad-text");
    assert_eq!(code(table.pick(Seat(0), Action::Guess, Some("tito"), By::Seat, 0)), "bad-text");
    assert_eq!(table.record(), before);
}

#[test]
fn only_the_reader_of_an_appeal_sees_the_right_answer() {
    let mut table = moving();
    play(&mut table, 0, &["halt"]);
    table.pick(Seat(0), Action::Answer, Some("wrong"), By::Seat, 0).expect("an answer");
    play(&mut table, 0, &["appeal"]);
    let sees = |viewer| table.view(viewer).right;
    assert_eq!(sees(Viewer::Seat(Seat(1))), Some("Tito"));
    assert_eq!(sees(Viewer::Seat(Seat(0))).or(sees(Viewer::Seat(Seat(2)))).or(sees(Viewer::Crowd)), None);
}

#[test]
fn two_know_of_a_theft_and_the_crowd_does_not() {
    let mut table = moving();
    play(&mut table, 0, &["halt", "skip", "steal seat:1"]);
    let key = |viewer| table.lines(viewer, 0).last().and_then(|line| line.told.clone()).expect("told").key();
    assert_eq!(key(Viewer::Seat(Seat(0))), "log-stolen");
    assert_eq!(key(Viewer::Seat(Seat(1))), "log-stolen");
    assert_eq!(key(Viewer::Seat(Seat(2))), "log-stolen-hidden");
    assert_eq!(key(Viewer::Crowd), "log-stolen-hidden");
}

#[test]
fn the_clock_plays_the_default_action() {
    let mut table = moving();
    table.time_out(Seat(0), 7).expect("it is asked");
    let entry = table.entries().last().expect("an entry");
    assert_eq!((entry.by, entry.at), (By::Clock, 7));
    assert_eq!(entry.deed, EntryKind::Picks(vec!["halt".to_owned()]));
    assert!(table.time_out(Seat(1), 8).is_err(), "nobody waits for seat 1");
}

#[test]
fn talk_is_closed_by_rule_once_all_are_ready() {
    let table = open(2);
    assert_eq!(Courier::talk(table.rules(), table.state()), Talk::Open);
    let table = moving();
    assert_eq!(Courier::talk(table.rules(), table.state()), Talk::Closed("SP-1"));
}

#[test]
fn a_running_game_keeps_its_seed_to_itself() {
    let table = moving();
    assert_eq!(table.record().seed, None);
    let fault = Table::<Courier>::replay(&table.record(), Mode::Verify, None).expect_err("no seed");
    assert_eq!(fault.code, "no-seed");
}

#[test]
fn a_record_of_a_newer_format_or_newer_rules_is_refused_in_words() {
    let mut record = moving().record();
    record.format = 99;
    assert_eq!(Record::read(record.to_json().as_bytes()).expect_err("newer").code, "newer-record");
    assert_eq!(Record::read(&record.pack()).expect_err("newer").code, "newer-record");
    record.format = 1;
    record.rules = 99;
    assert_eq!(Table::<Courier>::replay(&record, Mode::Follow, None).expect_err("newer").code, "newer-record");
}

#[test]
fn a_forged_die_is_found_at_its_entry() {
    let mut table = moving();
    play(&mut table, 0, &["halt", "guess"]);
    let mut record = table.record();
    record.seed = Some(Seed::plain(1).to_hex());
    let entry = record.entries.last_mut().expect("an entry");
    let number = entry.number;
    let other = if entry.fell[0].came == "1" { "2" } else { "1" };
    entry.fell[0].came = other.to_owned();
    let fault = Table::<Courier>::replay(&record, Mode::Verify, None).expect_err("forged");
    assert_eq!((fault.code, fault.place), ("chance", format!("entry {number}")));
}

#[test]
fn a_seed_that_does_not_follow_from_the_commitment_is_unfair() {
    let mut record = moving().record();
    let (secret, added) = ("a secret", vec!["x".to_owned(), "y".to_owned()]);
    record.commitment = Some(fair::commitment(secret));
    record.contributions = added.clone();
    record.secret = Some(secret.to_owned());
    record.seed = Some(fair::seed(secret, &added).to_hex());
    assert_eq!(fair::check(&record), Ok(()));
    record.contributions[0] = "z".to_owned();
    assert_eq!(fair::check(&record).expect_err("other contributions").code, "unfair");
    record.secret = Some("another secret".to_owned());
    assert_eq!(fair::check(&record).expect_err("another secret").place, "commitment");
}

#[test]
fn a_table_of_any_game_speaks_in_names_and_json() {
    let mut table: Box<dyn AnyTable> = Box::new(moving());
    assert_eq!(table.view(Viewer::Crowd)["step"], "move");
    assert_eq!(table.prompt(Viewer::Seat(Seat(0))).key, "move");
    let offers: Vec<String> = table.offers(Seat(0)).into_iter().map(|offer| offer.action).collect();
    assert_eq!(offers, ["advance", "halt"]);
    assert!(table.unavailable_verbs(Seat(0)).iter().any(|grey| grey.verb == "uphold"));
    let refused = table.pick(Seat(0), "fly card:c1", None, By::Seat, 0).expect_err("no such verb");
    assert_eq!(refused.code(), "no-such-action");
    assert_eq!(table.why_not(Seat(1), "pass").map(|refused| refused.code()), Some("not-asked"));
    assert!(matches!(table.pick(Seat(0), "advance", None, By::Seat, 0), Ok(Taken::Entry(_))));
}

const EXAMPLE: &str = r#"
name = "SP-4 a five stops the mover"
game = "courier"
seats = 2
[given]
stack = [{ step = "move", steps = 0 }]
hands = [["c1"], ["c2", "c3"], []]
deck = ["c4", "c5", "c6", "c7", "c8", "c9"]
discard = []
[chance]
fire = ["5"]
[[step]]
seat = 0
do = ["advance"]
asked = [1]
offered = ["pass", "fire"]
expect = { "stack.0.steps" = 1 }
[[step]]
seat = 1
refused = "with card:c2"
rule = "SP-1"
[[step]]
seat = 1
do = ["fire", "with card:c2"]
events = ["fired"]
expect = { "hands.1" = ["c3"], "discard.len" = 1, round = 2 }
view.crowd = { "counts.1" = 1 }
"#;

fn example(from: &str, to: &str) -> Result<(), String> {
    let scenario = Scenario::parse("example.toml", &EXAMPLE.replacen(from, to, 1)).map_err(|f| f.to_string())?;
    scenario.run::<Courier>().map(|_| ()).map_err(|mismatch| mismatch.to_string())
}

#[test]
fn an_example_comes_out_as_written() {
    assert_eq!(example("", ""), Ok(()));
}

#[test]
fn an_example_that_does_not_come_out_says_what_came() {
    let says = |from: &str, to: &str, words: &str| {
        let said = example(from, to).expect_err("it should not come out");
        assert!(said.contains(words), "expected '{words}' in: {said}");
    };
    says("steps\" = 1", "steps\" = 2", "step 1 (seat 0 plays 'advance'): expected stack.0.steps = 2, but it is 1");
    says("rule = \"SP-1\"", "rule = \"SP-9\"", "should be refused by SP-9");
    says("fire = [\"5\"]", "", "nothing is scripted for 'fire'");
    says("fire = [\"5\"]", "fire = [\"5\", \"6\"]", "'fire: 6' was scripted but nobody asked for it");
    says("fire = [\"5\"]", "fire = [\"7\"]", "the scripted '7' cannot come for 'fire'");
    says("\"hands.1\"", "\"fists.1\"", "there is no 'fists'");
    says("do = [\"advance\"]", "do = [\"fly\"]", "there is no action 'fly' in this game");
    says("events = [\"fired\"]", "events = [\"sealed\"]", "expected the event 'sealed'");
    says("\"c8\", \"c9\"", "\"c8\"", "every card is somewhere once");
    says("asked = [1]", "asked = [0]", "expected seat 0 to be asked, but it is seat 1");
    says("[given]", "[given]\nhead = 3", "given.head");
}

#[test]
fn a_typo_in_an_example_is_found_with_its_line() {
    let said = example("offered =", "ofered =").expect_err("a typo");
    assert!(said.contains("example.toml line ") && said.contains("ofered"), "{said}");
}

#[test]
fn the_published_schema_is_current() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.schema.json");
    if std::env::var_os("STAFFETTA_WRITE").is_some() {
        std::fs::write(file, Record::schema()).expect("docs/ is writable");
    }
    let published = std::fs::read_to_string(file).expect("docs/record.schema.json is there");
    assert_eq!(published, Record::schema(), "write it anew with STAFFETTA_WRITE=1");
}

#[test]
fn the_rules_answer_questions_from_a_view() {
    let table: Box<dyn AnyTable> = Box::new(moving());
    let ask = |query: serde_json::Value| table.ask(Viewer::Seat(Seat(0)), &query);
    assert_eq!(ask(serde_json::json!({ "sum": { "cards": ["c1", "c9"] } })), Ok(serde_json::json!({ "sum": 10 })));
    assert!(ask(serde_json::json!({ "hit": {} })).is_ok());
    let refused = ask(serde_json::json!({ "sum": { "cards": [] } })).expect_err("no cards");
    assert_eq!(refused.code(), "refused-by-rule");
    for bad in [serde_json::json!({ "fly": {} }), serde_json::json!({ "sum": { "cards": ["c0"] } }), 7.into()] {
        assert_eq!(ask(bad).expect_err("no such question").code(), "bad-query");
    }
    assert_eq!(table.queries(Viewer::Seat(Seat(0))).len(), 2);
}

#[test]
fn a_view_and_its_questions_are_described_in_typescript() {
    let written = describe::typescript::<Courier>();
    for line in [
        "export type Card = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'c8' | 'c9';",
        "  hand: Card[];",
        "  seat: Seat | null;",
        "  asked: Seats;",
        "  right: string | null;",
        "export type Seats = Seat[];",
        "  /** The cards. */",
    ] {
        assert!(written.contains(line), "'{line}' is not in\n{written}");
    }
    let schema = describe::view_schema::<Courier>();
    assert_eq!(schema["$defs"]["Seat"]["x-kind"], "seat");
}
