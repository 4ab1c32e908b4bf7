//! Why a verb is not offered, and what cannot be undone: said for every verb at every question.

use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::serde_json::{Value, json};
use staffetta_kernel::text::Catalog;
use staffetta_kernel::{
    Args, Awaiting, Choices, Dice, FastRng, Head, LabDesk, Seat, Seed, Setup, Table, Taken, Viewer,
};
use staffetta_la_resistance::LaResistance as G;

/// Plays random games and shows every question to the seat that answers next.
fn every_question(games: u64, mut look: impl FnMut(&Table<G>, &Choices<<G as GameRules>::Action>)) {
    for seed in 0..games {
        let mut rng = FastRng::nth(77, seed);
        let ready = any_setup::<G>(&mut rng);
        let mut table = Table::open(ready, Dice::Seed(Seed::plain(seed)), Head::default(), 0).expect("a table");
        while let Some(seat) = table.awaiting().next() {
            let mut choices = Choices::new();
            table.actions(seat, &mut choices);
            look(&table, &choices);
            let action = rng.one_of(&choices).expect("an action");
            if table.pick(seat, action, None, By::Seat, 0).expect("a legal action") == Taken::Held {
                table.release_pending(0).expect("no chance is missing");
            }
        }
    }
}

#[test]
fn every_verb_that_is_not_offered_has_a_reason_with_a_rule_and_a_text() {
    let about = G::about();
    let book = Rulebook::parse(about.rules).expect("a rulebook");
    let catalogs: Vec<_> = about.texts.iter().map(|(l, text)| Catalog::new(l, text).expect("texts")).collect();
    every_question(25, |table, choices| {
        let seat = table.awaiting().next().expect("somebody is asked");
        let view = table.view(Viewer::Seat(seat));
        for &verb in <G as GameRules>::Action::ALL_VERBS {
            if choices.iter().any(|action| action.verb() == verb) {
                continue;
            }
            let why = G::unavailable(table.rules(), &view, verb);
            assert!(book.has(why.rule), "{verb:?}: {} is no rule", why.rule);
            for catalog in &catalogs {
                let args = Args::default().with("n", i64::from(why.n));
                let said = catalog.try_say(&format!("refusal-{}", why.key), &args, &[]);
                assert!(said.is_ok(), "{verb:?}: {said:?}");
            }
        }
    });
}

/// Why seat 0 cannot do anything of this kind at a table of three.
fn why(given: &Value, verb: &str) -> (&'static str, &'static str) {
    why_not(Seat(0), given, verb)
}

fn why_not(seat: Seat, given: &Value, verb: &str) -> (&'static str, &'static str) {
    let ready = Setup::seats(3).ready::<G>().expect("the usual rules");
    let mut state = G::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    G::apply_given(&ready.rules, &mut state, given).expect("a table");
    let at = <G as GameRules>::Action::VERBS.iter().position(|known| known.word == verb).expect("a verb");
    let verb = <G as GameRules>::Action::ALL_VERBS[at];
    let said = G::unavailable(&ready.rules, &G::view(&ready.rules, &state, Viewer::Seat(seat)), verb);
    (said.rule, said.key)
}

#[test]
fn the_reason_is_the_one_that_holds() {
    let action = |white: &[u8], glory: u8, recruits: u8, used: &[&str]| {
        let others = json!({ "glory": glory, "recruits": recruits });
        json!({ "step": "action", "white": white, "used": used, "bands": [{}, others, others] })
    };
    assert_eq!(why(&action(&[1], 3, 3, &[]), "sow"), ("LR-5.40a", "cannot-pay"));
    assert_eq!(why(&action(&[6], 3, 1, &[]), "sow"), ("LR-5.38", "nobody-to-sow"));
    assert_eq!(why(&action(&[6], 3, 3, &["sow"]), "sow"), ("LR-5.38", "sown"));
    assert_eq!(why(&action(&[1], 3, 3, &[]), "steal"), ("LR-5.40a", "cannot-pay"));
    assert_eq!(why(&action(&[6], 0, 3, &[]), "steal"), ("LR-5.40", "nobody-to-steal-from"));
    assert_eq!(why(&action(&[6], 3, 3, &["steal"]), "steal"), ("LR-5.40", "stolen"));
    assert_eq!(why(&action(&[1], 3, 3, &[]), "buy"), ("LR-5.40a", "cannot-pay"));
    assert_eq!(why(&action(&[6], 3, 3, &["buy"]), "buy"), ("LR-5.39", "bought"));
    let full = json!({ "step": "action", "white": [6], "bands": [{ "hand": ["exposed", "brutality"] }] });
    assert_eq!(why(&full, "buy"), ("LR-5.39", "hand-full"));
    assert_eq!(why(&action(&[6], 3, 3, &[]), "discard"), ("LR-5.40d", "no-card-held"));
    assert_eq!(why(&action(&[6], 3, 3, &[]), "play"), ("LR-3.3", "no-card-held"));
    let row =
        |tapped: &[&str]| json!({ "step": "action", "row": ["panzer", "recruits", "recruits"], "tapped": tapped });
    assert_eq!(why(&row(&["1", "2", "3"]), "defeat"), ("LR-5.32", "no-mission-left"));
    assert_eq!(why(&row(&["1", "2"]), "defeat"), ("LR-5.32", "no-mission-coverable"));
    assert_eq!(why(&row(&[]), "defeat_alt"), ("LR-5.35", "no-second-way-left"));
    let window = json!({ "step": "r3", "bands": [{}, { "hand": ["brutality"] }] });
    assert_ne!(why_not(Seat(1), &window, "discard").1, "no-card-held");
}

#[test]
fn exactly_what_is_said_to_be_reversible_can_be_withdrawn() {
    every_question(40, |table, choices| {
        let seat = table.awaiting().next().expect("somebody is asked");
        let view = table.view(Viewer::Seat(seat));
        for &action in choices.iter() {
            let mut after = table.clone();
            let taken = after.pick(seat, action, None, By::Seat, 0).expect("a legal action");
            if taken == Taken::Held {
                after.release_pending(0).expect("no chance is missing");
            }
            let said = G::irreversible(table.rules(), &view, action);
            let over = matches!(after.awaiting(), Awaiting::Over(_));
            let withdrawable = taken == Taken::Drafted || (!over && after.can_withdraw(seat));
            assert_eq!(
                said,
                !withdrawable,
                "{} at {:?}",
                action.name(),
                G::question_context(table.rules(), table.state())
            );
        }
    });
}
