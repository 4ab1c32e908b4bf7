//! On every game of the shelf: greedy bots play as they always did, and hints are whole answers, the same for the same
//! seed, with chances that are chances.

use staffetta_banditen::Banditen;
use staffetta_bots::{Bot, Budget, Greedy, by_name, hints};
use staffetta_global_war_partisans::GlobalWarPartisans;
use staffetta_join_the_partisans::JoinThePartisans;
use staffetta_kernel::prelude::*;
use staffetta_kernel::{Choices, FastRng, LabDesk, Progress, Seat, Setup, Viewer};
use staffetta_la_resistance::LaResistance;
use staffetta_repubblica_ribelle::RepubblicaRibelle;

/// All picks of so many games among greedy bots, as one number (FNV-1a).
fn number_of<G: Game>(setup: &Setup, games: u64) -> u64 {
    let ready = setup.ready::<G>().expect("a table");
    let r = &*ready.rules;
    let mut number = 0xcbf2_9ce4_8422_2325_u64;
    for game in 0..games {
        let mut rng = FastRng::nth(77, game);
        let mut state = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        let mut bots: Vec<_> = (0..ready.seats).map(|_| Greedy::<G>::new(rng.next_u64())).collect();
        let mut drafting = None;
        while let Some(seat) = drafting.or(G::awaiting(r, &state).next()) {
            let view = G::view(r, &state, Viewer::Seat(seat));
            let pick = bots[seat.at()].choose(r, &view, seat, Budget::default());
            number = (number ^ pick.index() as u64).wrapping_mul(0x0000_0100_0000_01b3);
            let done = G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("a planned pick");
            drafting = (done == Progress::Pick).then_some(seat);
        }
    }
    number
}

/// BALANCE.md and the figures of `docs/bots.md` were counted with these plans: what makes them faster must not change
/// them.
#[test]
fn greedy_bots_play_as_they_always_did() {
    let battle = |name: &str| Setup::seats(2).option("scenario", name);
    let numbers = [
        ("gravellona", number_of::<Banditen>(&battle("gravellona"), 12)),
        ("tarnova", number_of::<Banditen>(&battle("tarnova"), 6)),
        ("la-resistance", number_of::<LaResistance>(&Setup::default(), 200)),
        ("repubblica-ribelle", number_of::<RepubblicaRibelle>(&Setup::default(), 200)),
    ];
    let as_ever = [
        ("gravellona", 9_475_421_483_502_571_331),
        ("tarnova", 5_494_646_727_522_139_952),
        ("la-resistance", 14_747_858_456_808_599_694),
        ("repubblica-ribelle", 1_693_198_900_071_659_260),
    ];
    assert_eq!(numbers, as_ever);
}

/// A whole game in which all seats plan in this style: every planned pick is one that the rules list.
fn style_holds<G: Game>(style: u8) {
    let ready = Setup::default().ready::<G>().expect("the usual table");
    let r = &*ready.rules;
    let mut rng = FastRng::nth(31, u64::from(style));
    let mut state = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
    let mut choices = Choices::new();
    let mut plan = Vec::new();
    let (mut drafting, mut turns) = (None, 0_u32);
    while let Some(seat) = drafting.or(G::awaiting(r, &state).next()) {
        choices.clear();
        G::actions(r, &state, seat, &mut choices);
        turns += u32::from(G::Ai::begins_turn(r, &state, seat));
        plan.clear();
        G::Ai::plan_in_style(r, &state, seat, style, &mut rng, &mut plan);
        let pick = *plan.first().expect("a plan");
        assert!(choices.contains(&pick), "style {style} plans {pick:?}, which is not listed");
        let done = G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("a planned pick");
        drafting = (done == Progress::Pick).then_some(seat);
    }
    assert!(G::Ai::STYLES == 1 || turns > 5, "style {style}: {turns} turns began");
}

#[test]
fn every_style_plans_what_the_rules_list() {
    (0..<GlobalWarPartisans as Game>::Ai::PLAN_STYLES).for_each(style_holds::<GlobalWarPartisans>);
}

/// In a game among greedy bots: there are as many features as names, none of them is large, and what weights make of them
/// are chances.
fn features_hold<G: Game>(setup: &Setup) {
    let ready = setup.ready::<G>().expect("a table");
    let r = &*ready.rules;
    let mut rng = FastRng::new(8);
    let mut state = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
    let mut bots: Vec<_> = (0..ready.seats).map(|seat| Greedy::<G>::new(seat.into())).collect();
    let (seat_features, table_features) = (G::Ai::FEATURES.len(), G::Ai::TABLE_FEATURES.len());
    let weights = vec![0.5; seat_features + table_features];
    let (mut drafting, mut told) = (None, 0);
    while let Some(seat) = drafting.or(G::awaiting(r, &state).next()) {
        // Before the first turn pieces stand nowhere yet, and nothing is judged by them.
        let set_up = G::question_context(r, &state).turn == 0;
        G::Ai::features(r, &state, &mut |whose, features| {
            told += u32::from(whose.is_some());
            assert_eq!(features.len(), if whose.is_some() { seat_features } else { table_features });
            assert!(set_up || features.iter().all(|feature| feature.abs() < 12.0), "{features:?}");
        });
        for worth in [G::Ai::evaluate(r, &state), G::Ai::weigh_features(r, &state, &weights)] {
            let sum: f32 = worth.iter().sum();
            assert!(worth.iter().all(|worth| (0.0..=1.0).contains(worth)) && sum < 1.0 + 1e-4, "{worth:?}");
        }
        let view = G::view(r, &state, Viewer::Seat(seat));
        let pick = bots[seat.at()].choose(r, &view, seat, Budget::default());
        let done = G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("a planned pick");
        drafting = (done == Progress::Pick).then_some(seat);
    }
    assert!(told > 50, "{told} seats were told of");
}

#[test]
fn features_are_as_many_as_their_names_and_make_chances() {
    features_hold::<Banditen>(&Setup::default());
    features_hold::<Banditen>(&Setup::seats(2).option("scenario", "tarnova"));
    features_hold::<JoinThePartisans>(&Setup::default());
    features_hold::<LaResistance>(&Setup::default());
    features_hold::<RepubblicaRibelle>(&Setup::default());
}

/// The first answers of a searching bot at its first turn.
fn first_picks(name: &str, seed: u64) -> Vec<usize> {
    let ready = Setup::default().ready::<GlobalWarPartisans>().expect("the usual table");
    let r = &*ready.rules;
    let mut rng = FastRng::nth(32, seed);
    let mut state = GlobalWarPartisans::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
    let mut bot = by_name::<GlobalWarPartisans>(name, seed).expect("a bot");
    let mut picks = Vec::new();
    while let Some(seat) = GlobalWarPartisans::awaiting(r, &state).next() {
        let view = GlobalWarPartisans::view(r, &state, Viewer::Seat(seat));
        let pick = bot.choose(r, &view, seat, Budget::default());
        picks.push(pick.index());
        let done = GlobalWarPartisans::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng));
        if done.expect("a pick") == Progress::Entry && picks.len() >= 150 {
            break;
        }
    }
    picks
}

/// With too little budget for a trial the plan is played, in a game of styles too.
#[test]
fn a_style_costs_a_trial() {
    let by_plan = |seed| first_picks("greedy", seed);
    (0..4).for_each(|seed| assert_eq!(first_picks("search:20", seed), by_plan(seed)));
    let searched = first_picks("search:100", 0);
    assert_eq!(searched, first_picks("search:100", 0));
    assert!((0..6).any(|seed| first_picks("search:100", seed) != by_plan(seed)), "no other style was ever better");
}

const MOST: usize = 3;

/// Looks at hints for so many questions out of a game of greedy bots.
fn hints_hold<G: Game>(questions: u32, apart: u32) {
    let ready = Setup::default().ready::<G>().expect("the usual table");
    let r = &*ready.rules;
    let mut rng = FastRng::new(5);
    let mut state = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
    let mut bots: Vec<_> = (0..ready.seats).map(|seat| Greedy::<G>::new(seat.into())).collect();
    let mut choices = Choices::new();
    let (mut seen, mut looked_at, mut drafting) = (0, 0, None);
    while looked_at < questions {
        let Some(seat) = drafting.or(G::awaiting(r, &state).next()) else { break };
        let view = G::view(r, &state, Viewer::Seat(seat));
        choices.clear();
        G::actions(r, &state, seat, &mut choices);
        if choices.len() > 1 && drafting.is_none() {
            seen += 1;
            if seen % apart == 0 {
                look_at::<G>(r, &state, seat);
                looked_at += 1;
            }
        }
        let pick = bots[seat.at()].choose(r, &view, seat, Budget::default());
        let done = G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("a planned pick");
        drafting = (done == Progress::Pick).then_some(seat);
    }
    assert!(looked_at > questions / 2, "{looked_at} questions in a whole game");
}

fn look_at<G: Game>(r: &G::Rules, state: &G::State, seat: Seat) {
    let view = G::view(r, state, Viewer::Seat(seat));
    let found = hints::<G>(r, &view, seat, Budget::iterations(64), 9, MOST);
    assert_eq!(found, hints::<G>(r, &view, seat, Budget::iterations(64), 9, MOST), "the same seed, the same hints");
    assert!((1..=MOST).contains(&found.len()), "{found:?}");
    for hint in &found {
        assert!((0.0..=1.0).contains(&hint.chance) && hint.gain.abs() <= 1.0 && hint.worlds > 0, "{hint:?}");
        let mut world = G::sample_world(r, &view, &mut FastRng::new(2));
        let mut done = Progress::Pick;
        for &pick in &hint.picks {
            assert_eq!(done, Progress::Pick, "nothing comes after a whole answer: {hint:?}");
            done = G::act(r, &mut world, seat, pick, &mut LabDesk::new(&mut FastRng::new(3))).expect("a legal answer");
        }
        assert_eq!(done, Progress::Entry, "a whole answer: {hint:?}");
    }
    let different = found.iter().enumerate().all(|(at, one)| found[..at].iter().all(|other| other.picks != one.picks));
    assert!(different, "{found:?}");
}

#[test]
fn hints_hold_in_banditen() {
    hints_hold::<Banditen>(6, 29);
}

#[test]
fn hints_hold_in_global_war() {
    hints_hold::<GlobalWarPartisans>(4, 23);
}

#[test]
fn hints_hold_in_join_the_partisans() {
    hints_hold::<JoinThePartisans>(8, 11);
}

#[test]
fn hints_hold_in_la_resistance() {
    hints_hold::<LaResistance>(8, 13);
}

#[test]
fn hints_hold_in_repubblica_ribelle() {
    hints_hold::<RepubblicaRibelle>(8, 17);
}

#[test]
fn a_seat_that_is_not_asked_gets_no_hint() {
    let ready = Setup::default().ready::<Banditen>().expect("the usual table");
    let state = Banditen::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    let asked = Banditen::awaiting(&ready.rules, &state).next().expect("somebody is asked");
    let other = Seat(1 - asked.0);
    let view = Banditen::view(&ready.rules, &state, Viewer::Seat(other));
    assert!(hints::<Banditen>(&ready.rules, &view, other, Budget::iterations(64), 1, MOST).is_empty());
}
