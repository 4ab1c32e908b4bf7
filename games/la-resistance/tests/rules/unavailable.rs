//! Why a verb is not offered, and what cannot be undone: said for every verb at every question.

use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::text::Catalog;
use staffetta_kernel::{Args, Awaiting, Choices, Dice, FastRng, Head, Seed, Table, Taken, Viewer};
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
