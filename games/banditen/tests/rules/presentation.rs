//! What is said about actions: why a verb is not offered, and which action cannot be undone.

use staffetta_banditen::Banditen as G;
use staffetta_kernel::conformance::Walk;
use staffetta_kernel::prelude::*;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::serde_json::{Value, to_value};
use staffetta_kernel::text::Catalog;
use staffetta_kernel::{Args, LabDesk, Progress, Seat, Viewer};

/// Plays a random game, draft by draft, and shows every question with its view.
fn every_question(seed: u64, mut show: impl FnMut(&Walk<G>, Seat) -> Result<(), String>) -> Result<(), String> {
    let mut walk = Walk::<G>::new(seed);
    while let Some(seat) = walk.asked() {
        show(&walk, seat)?;
        let action = walk.any().ok_or("nobody has an action")?;
        walk.play(seat, action)?;
    }
    Ok(())
}

#[test]
fn every_verb_that_is_not_offered_has_a_reason_in_every_language() {
    let book = Rulebook::parse(G::about().rules).expect("a rulebook");
    let texts = G::about().texts.iter();
    let catalogs: Vec<_> = texts.map(|(language, text)| Catalog::new(language, text).expect("a catalogue")).collect();
    for seed in 0..10 {
        let said = every_question(seed, |walk, seat| {
            let view = G::view(&walk.ready.rules, &walk.state, Viewer::Seat(seat));
            let verbs = <G as GameRules>::Action::ALL_VERBS.iter();
            for &verb in verbs.filter(|&&verb| walk.choices.iter().all(|action| action.verb() != verb)) {
                let why = G::unavailable(&walk.ready.rules, &view, verb);
                let args = Args::default().with("n", i64::from(why.n));
                if why.key == "out-of-place" || !book.has(why.rule) {
                    return Err(format!("{verb:?}: {why}"));
                }
                for catalog in &catalogs {
                    catalog.try_say(&format!("refusal-{}", why.key), &args, &[])?;
                }
            }
            Ok(())
        });
        assert_eq!(said, Ok(()), "seed {seed}");
    }
}

/// No counter is missing from the view: each has an id of its own.
#[test]
fn the_view_accounts_for_every_counter() {
    for seed in 0..6 {
        let said = every_question(seed, |walk, seat| {
            let view =
                to_value(G::view(&walk.ready.rules, &walk.state, Viewer::Seat(seat))).map_err(|e| e.to_string())?;
            let state = to_value(walk.state).map_err(|e| e.to_string())?;
            let counters = |units: &Value| units.as_object().map_or(0, |units| units.len());
            let (shown, there) = (counters(&view["units"]), counters(&state["units"]));
            if shown == there { Ok(()) } else { Err(format!("{shown} of {there} counters are shown")) }
        });
        assert_eq!(said, Ok(()), "seed {seed}");
    }
}

/// Not only is what is said to be reversible so: what can be undone is also said to be reversible.
#[test]
fn what_cannot_be_undone_rolls_or_asks_somebody_else() {
    for seed in 0..4 {
        let said = every_question(seed, |walk, seat| {
            let view = G::view(&walk.ready.rules, &walk.state, Viewer::Seat(seat));
            for &action in walk.choices.iter() {
                if !G::irreversible(&walk.ready.rules, &view, action) {
                    continue;
                }
                // The same in another world and with other dice.
                let (mut rng, mut ends) = (walk.rng.clone(), 0);
                for _ in 0..4 {
                    let mut world = G::sample_world(&walk.ready.rules, &view, &mut rng);
                    let before = rng.clone();
                    let mut desk = LabDesk::new(&mut rng);
                    let done = G::act(&walk.ready.rules, &mut world, seat, action, &mut desk);
                    let asked = G::awaiting(&walk.ready.rules, &world);
                    let rolled = format!("{before:?}") != format!("{rng:?}");
                    let other = asked.outcome().is_some() || !asked.asked().without(seat).is_empty();
                    ends += u8::from(done == Ok(Progress::Entry) && (rolled || other));
                }
                if ends != 4 {
                    return Err(format!("{action:?} can be undone"));
                }
            }
            Ok(())
        });
        assert_eq!(said, Ok(()), "seed {seed}");
    }
}
