//! Bots never see more than their seat: two true states that look alike to it get the same answer, at every level.
//!
//! Out of games of greedy bots questions are taken. What the seat cannot see is drawn anew, the seat's view of that world
//! must be the same, and a bot of the same seed must give the same whole answer to both.

use staffetta_banditen::Banditen;
use staffetta_bots::{Bot, Budget, Greedy, Level, whole_entry};
use staffetta_global_war_partisans::GlobalWarPartisans;
use staffetta_join_the_partisans::JoinThePartisans;
use staffetta_kernel::prelude::*;
use staffetta_kernel::{Choices, FastRng, LabDesk, Progress, Seat, Setup, Viewer, digest};
use staffetta_la_resistance::LaResistance;
use staffetta_repubblica_ribelle::RepubblicaRibelle;

/// So often what the seat cannot see is drawn anew for a question.
const WORLDS: u64 = 2;

/// How many questions are taken, one of so many, and the most iterations that a level searches.
#[derive(Clone, Copy)]
struct Extent {
    questions: u64,
    apart: u32,
    iterations: u32,
}

/// Pairs of states that were compared, and those of them that differ.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Compared {
    pairs: u64,
    different: u64,
}

fn compare_games<G: Game>(setup: &Setup, extent: Extent) -> Compared {
    let ready = setup.ready::<G>().expect("a table");
    let r = &*ready.rules;
    let mut compared = Compared::default();
    let (mut choices, mut asked, mut taken) = (Choices::new(), 0, 0);
    for game in 0.. {
        let mut rng = FastRng::nth(1944, game);
        let mut state = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        let mut bots: Vec<_> = (0..ready.seats).map(|_| Greedy::<G>::new(rng.next_u64())).collect();
        let mut drafting = None;
        while let Some(seat) = drafting.or(G::awaiting(r, &state).next()) {
            choices.clear();
            G::actions(r, &state, seat, &mut choices);
            asked += u32::from(choices.len() > 1 && drafting.is_none());
            if choices.len() > 1 && drafting.is_none() && asked % extent.apart == 0 {
                compare_worlds::<G>(r, &state, seat, taken, extent.iterations, &mut compared);
                taken += 1;
                if taken == extent.questions {
                    return compared;
                }
            }
            let view = G::view(r, &state, Viewer::Seat(seat));
            let pick = bots[seat.at()].choose(r, &view, seat, Budget::default());
            let done = G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("a planned pick");
            drafting = (done == Progress::Pick).then_some(seat);
        }
    }
    compared
}

fn compare_worlds<G: Game>(
    r: &G::Rules,
    state: &G::State,
    seat: Seat,
    seed: u64,
    iterations: u32,
    compared: &mut Compared,
) {
    let view = G::view(r, state, Viewer::Seat(seat));
    let answers = |view: &G::View| {
        Level::ALL.map(|level| {
            let mut bot = level.bot::<G>(seed).with_iterations(level.iterations().min(iterations));
            whole_entry::<G>(&mut bot, r, view, seat, Budget::default(), &mut FastRng::new(seed))
        })
    };
    let given = answers(&view);
    for world in 0..WORLDS {
        let other = G::sample_world(r, &view, &mut FastRng::nth(seed, world));
        let seen = G::view(r, &other, Viewer::Seat(seat));
        assert_eq!(seen, view, "question {seed}: the world looks the same to {seat:?}");
        assert_eq!(answers(&seen), given, "question {seed}: the answers of all levels");
        compared.pairs += Level::ALL.len() as u64;
        let differs = digest::<G>(&other) != digest::<G>(state);
        compared.different += if differs { Level::ALL.len() as u64 } else { 0 };
    }
}

/// The battle with mines, whose values only the Axis knows.
fn tarnova() -> Setup {
    Setup::seats(2).option("scenario", "tarnova")
}

#[test]
fn equal_views_get_equal_answers_of_all_levels() {
    let few = |questions, apart| Extent { questions, apart, iterations: 40 };
    let usual = Setup::default();
    let hidden = [
        compare_games::<Banditen>(&tarnova(), few(12, 37)),
        compare_games::<JoinThePartisans>(&usual, few(40, 13)),
        compare_games::<LaResistance>(&usual, few(40, 13)),
        compare_games::<RepubblicaRibelle>(&usual, few(40, 17)),
    ];
    println!("{hidden:?}");
    assert!(hidden.iter().all(|one| one.different > one.pairs / 8), "the states are others: {hidden:?}");
    // At these tables nothing is hidden.
    let open = [compare_games::<Banditen>(&usual, few(6, 37)), compare_games::<GlobalWarPartisans>(&usual, few(6, 41))];
    assert_eq!(open, [Compared { pairs: 48, different: 0 }; 2]);
}

#[test]
#[ignore = "takes very long: cargo test --release -p staffetta-bots --test never_see_more -- --ignored"]
fn equal_views_get_equal_answers_thousands_of_times() {
    let many = |apart| Extent { questions: 250, apart, iterations: u32::MAX };
    let usual = Setup::default();
    let all = [
        ("banditen", compare_games::<Banditen>(&tarnova(), many(37))),
        ("global-war-partisans", compare_games::<GlobalWarPartisans>(&usual, many(41))),
        ("join-the-partisans", compare_games::<JoinThePartisans>(&usual, many(13))),
        ("la-resistance", compare_games::<LaResistance>(&usual, many(13))),
        ("repubblica-ribelle", compare_games::<RepubblicaRibelle>(&usual, many(17))),
    ];
    println!("{all:?}");
    assert!(all.iter().all(|(_, one)| one.pairs >= 2000), "{all:?}");
}
