//! The laboratory on a tiny game.

#[path = "../../bots/tests/games/mod.rs"]
mod games;

use games::airdrop::{Airdrop, Flawed, KEEPS, OFFERS, PANICS, TRACES};
use staffetta_bots::{Budget, by_name, whole_entry};
use staffetta_kernel::prelude::*;
use staffetta_kernel::record::{By, EntryKind};
use staffetta_kernel::{Dice, FastRng, Head, Mode, Record, Seat, Seed, Setup, Table, Viewer};
use staffetta_lab::{
    AnalysisSpec, BenchSpec, Deed, FuzzSpec, LadderSpec, SearchBenchSpec, SimSpec, analyse, bench, fingerprint, fuzz,
    ladder, simulate, simulate_with_progress,
};
use std::sync::atomic::{AtomicU64, Ordering};

#[global_allocator]
static COUNTING: staffetta_lab::alloc::Counting = staffetta_lab::alloc::Counting(std::alloc::System);

fn spec(bots: &[&str], games: u64, threads: usize) -> SimSpec {
    SimSpec { bots: bots.iter().map(|&b| b.to_owned()).collect(), games, threads, ..SimSpec::default() }
}

#[test]
fn the_counts_do_not_depend_on_the_number_of_threads() {
    let one = simulate::<Airdrop>(&spec(&["search:30", "greedy", "random"], 300, 1)).expect("it runs");
    let three = simulate::<Airdrop>(&spec(&["search:30", "greedy", "random"], 300, 3)).expect("it runs");
    assert_eq!(one.deterministic, three.deterministic);
    assert_eq!(serde_json::to_string(&one.deterministic).ok(), serde_json::to_string(&three.deterministic).ok());
    assert_eq!(three.timing.threads, 3);
    let other = simulate::<Airdrop>(&SimSpec { seed: 2, ..spec(&["search:30", "greedy", "random"], 300, 1) });
    assert_ne!(one.deterministic.wins, other.expect("it runs").deterministic.wins);
}

#[test]
fn a_healthy_run_counts_everything_once() {
    let done = AtomicU64::new(0);
    let report = simulate_with_progress::<Airdrop>(&spec(&["greedy", "random", "random"], 500, 2), &|n| {
        done.fetch_max(n, Ordering::Relaxed);
    })
    .expect("it runs");
    assert_eq!(done.into_inner(), 500);
    let counts = report.deterministic;
    assert_eq!((counts.games, counts.panics, counts.refused, counts.unfinished), (500, 0, 0, 0));
    assert_eq!(counts.ends.values().sum::<u64>(), 500);
    let shares: f64 = counts.wins.iter().map(|w| w.share).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    let places: f64 = counts.by_seat.iter().map(|s| s.share).sum();
    assert!((places - 1.0).abs() < 1e-9);
    let [greedy, random] = &counts.wins[..] else { panic!("two kinds of bot: {:?}", counts.wins) };
    assert_eq!((greedy.seats, random.seats), (1, 2));
    assert!(greedy.against_fair > 1.1 && greedy.interval.low < greedy.share && greedy.share < greedy.interval.high);
    let borne: u64 = counts.marks.iter().map(|m| m.seats).sum();
    assert_eq!(borne, 1500);
    let half = counts.figures.iter().find(|f| f.name == "half").expect("the game counts it");
    assert!((half.spread.mean - 0.5).abs() < 1e-12 && half.spread.p90 == 0.5);
    assert!(counts.decisions.mean > 10.0 && counts.picks.mean > counts.decisions.mean);
}

#[test]
fn rotation_spreads_a_bot_over_all_seats() {
    let still = SimSpec { rotate: false, ..spec(&["greedy", "random", "random"], 300, 2) };
    let still = simulate::<Airdrop>(&still).expect("it runs").deterministic;
    assert_eq!(still.wins[0].share, still.by_seat[0].share);
    let moved = simulate::<Airdrop>(&spec(&["greedy", "random", "random"], 300, 2)).expect("it runs").deterministic;
    assert!((moved.by_seat[0].share - 0.333).abs() < 0.1);
}

#[test]
fn wrong_bots_are_faults() {
    let code = |bots: &[&str]| simulate::<Airdrop>(&spec(bots, 1, 1)).err().map(|fault| fault.code);
    assert_eq!(code(&["greedy", "random"]), Some("bad-bots"));
    assert_eq!(code(&["wise"]), Some("unknown-bot"));
}

fn ladder_spec(bots: &[&str], deals: u64) -> LadderSpec {
    LadderSpec {
        setup: Setup::seats(3),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        deals,
        seed: 5,
        threads: 1,
        budget: Budget::iterations(60),
        neighbours: false,
        until_clear: false,
    }
}

#[test]
fn a_ladder_rates_bots_by_the_same_deals_in_every_seat() {
    let spec = ladder_spec(&["search", "greedy", "random"], 60);
    let report = ladder::<Airdrop>(&spec, &|| {}).expect("it runs");
    assert_eq!(report.pairings.len(), 3);
    assert!(report.pairings.iter().all(|pairing| (pairing.deals, pairing.games, pairing.wrong) == (60, 180, 0)));
    let [_, over_random, greedy] = &report.pairings[..] else { panic!("three pairings") };
    assert_eq!((greedy.one.as_str(), greedy.others.as_str()), ("greedy", "random"));
    assert!(over_random.interval.low > greedy.fair && over_random.interval.high > over_random.share);
    assert_eq!(report.ratings.last().map(|last| last.bot.as_str()), Some("random"));
    let mut again = ladder::<Airdrop>(&LadderSpec { threads: 3, ..spec }, &|| {}).expect("it runs");
    // Times are the machine's.
    again.pairings.iter_mut().zip(&report.pairings).for_each(|(now, then)| {
        (now.cpu_s, now.turn_s, now.longest_turn_s) = (then.cpu_s, then.turn_s, then.longest_turn_s);
    });
    assert_eq!(again, report, "the same on any number of threads");
}

#[test]
fn a_bot_against_itself_is_even_and_a_clear_pairing_ends_early() {
    let same = ladder::<Airdrop>(&ladder_spec(&["greedy", "greedy"], 200), &|| {}).expect("it runs");
    let even = &same.pairings[0];
    assert!(even.of_victories_interval.low < even.fair && even.fair < even.of_victories_interval.high, "{even:?}");
    let spec = LadderSpec { until_clear: true, neighbours: true, ..ladder_spec(&["greedy", "random", "random"], 2000) };
    let clear = ladder::<Airdrop>(&spec, &|| {}).expect("it runs");
    assert_eq!(clear.pairings.len(), 2);
    assert!(clear.pairings[0].deals < 500 && clear.pairings[0].share > 0.4, "{clear:?}");
    let code = |bots: &[&str]| ladder::<Airdrop>(&ladder_spec(bots, 1), &|| {}).err().map(|fault| fault.code);
    assert_eq!((code(&["greedy"]), code(&["greedy", "wise"])), (Some("bad-bots"), Some("unknown-bot")));
}

#[test]
fn the_bench_of_the_search_tells_where_the_time_goes() {
    let search = SearchBenchSpec { bot: "search:400".to_owned(), choices: 60, playouts: 20 };
    let spec = BenchSpec { seconds: 0.4, search: Some(search), ..BenchSpec::default() };
    let search = bench::<Airdrop>(&spec).expect("it runs").search.expect("it was asked for");
    let all = search.left_plan.iter().find(|left| left.kind == "all").expect("choices were compared");
    assert!(all.choices == 60 && all.left > 0 && all.gain.abs() < 1.0 && all.error > 0.0, "{all:?}");
    assert!(search.iterations_per_cpu_s > 0.0 && search.picks_per_iteration > 1.0 && search.iterations_per_world > 1.0);
    let sum = search.share_worlds + search.share_rules + search.share_heuristics + search.share_tree;
    assert!((sum - 1.0).abs() < 1e-9, "{search:?}");
    assert!(search.allocations_per_iteration.is_some(), "{search:?}");
}

#[test]
fn the_bench_counts_decisions_and_allocations() {
    let report = bench::<Airdrop>(&BenchSpec { seconds: 0.2, ..BenchSpec::default() }).expect("it runs");
    assert_eq!((report.unfinished, report.refused), (0, 0));
    assert!(report.decisions_per_cpu_s > 10_000.0 && report.floor_ratio > 0.1, "{report:?}");
    assert!((report.ns_per_decision * report.decisions_per_cpu_s - 1e9).abs() < 1e3);
    assert!(report.legal_actions_mean >= 2.0 && report.legal_actions_mean < 6.0);
    // The tiny game is careless about the heap, and the counter sees it.
    assert!(report.allocations_per_decision > Some(0.0));
    assert_eq!(report.state_bytes, size_of::<games::airdrop::State>());
}

#[test]
fn fuzzing_a_healthy_game_finds_nothing_and_tries_everything() {
    let spec = FuzzSpec { seconds: 60.0, games: 300, ..FuzzSpec::default() };
    let report = fuzz::<Airdrop>(&spec).expect("it runs");
    assert_eq!(report.findings, []);
    assert_eq!((report.games, report.replayed), (300, 300));
    assert!(report.illegal > 100 && report.leaves > 0 && report.withdrawn > 0, "{report:?}");
    assert!(report.taken_back > 0 && report.time_outs > 0 && report.entries > report.games * 5, "{report:?}");
}

#[test]
fn a_fingerprint_tells_a_build_that_plays_otherwise() {
    let number = |seed| fingerprint::<Airdrop>(40, seed, false).number;
    assert_eq!(number(1), number(1));
    assert_ne!(number(2), number(1));
    let everything = fingerprint::<Airdrop>(40, 1, true);
    assert_eq!(everything.number, number(1), "what is shown stays out of the number");
    assert!(everything.picks > 40 && everything.everything.is_some(), "{everything:?}");
    // An offer too many is the smallest of differences.
    assert_ne!(fingerprint::<Flawed<OFFERS>>(40, 1, false).number, number(1));
}

#[test]
fn a_panic_in_a_simulation_is_caught_and_told_with_its_game() {
    let all = simulate::<Flawed<PANICS>>(&spec(&["random"], 64, 2)).expect("it runs").deterministic;
    assert!(all.panics > 0 && all.games > 0 && all.games + all.panics == 64, "{} and {}", all.games, all.panics);
    assert!(all.wrong.iter().all(|wrong| wrong.what == "planted"));
    let healthy = simulate::<Flawed<PANICS>>(&spec(&["greedy"], 64, 2)).expect("it runs").deterministic;
    assert_eq!((healthy.panics, healthy.games), (0, 64));
}

#[test]
fn an_action_that_the_rules_refuse_is_counted() {
    let counts = simulate::<Flawed<OFFERS>>(&spec(&["random"], 30, 1)).expect("it runs").deterministic;
    assert!(counts.refused > 0 && counts.unfinished > 0);
}

fn first_finding<const FLAW: u8>(folder: &str) -> (String, Record) {
    let folder = std::env::temp_dir().join(format!("staffetta-{folder}-{}", std::process::id()));
    let spec = FuzzSpec { seconds: 30.0, findings: 1, folder: Some(folder.clone()), ..FuzzSpec::default() };
    let report = fuzz::<Flawed<FLAW>>(&spec).expect("it runs");
    let finding = report.findings.into_iter().next().expect("the flaw is found");
    let file = finding.file.expect("it is written");
    let record = Record::read(&std::fs::read(&file).expect("the file is there")).expect("it is a record");
    assert_eq!(record, finding.record);
    std::fs::remove_dir_all(folder).expect("the folder was ours");
    (format!("{}: {}", finding.doing, finding.what), record)
}

#[test]
fn a_planted_panic_is_found_and_its_record_replays_up_to_it() {
    let (what, record) = first_finding::<PANICS>("panic");
    assert!(what.contains("burn") || what.contains("leaves"), "{what}");
    assert!(what.ends_with("panic: planted"), "{what}");
    Table::<Flawed<PANICS>>::replay(&record, Mode::Follow, None).expect("it replays");
}

#[test]
fn a_trace_of_a_refused_action_is_found() {
    let (what, _) = first_finding::<TRACES>("trace");
    assert!(what.contains("leaves a trace"), "{what}");
}

#[test]
fn a_broken_invariant_is_found_and_its_record_replays_to_it() {
    let (what, record) = first_finding::<KEEPS>("keeps");
    assert!(what.contains("broken invariant"), "{what}");
    let table = Table::<Flawed<KEEPS>>::replay(&record, Mode::Follow, None).expect("it replays");
    assert!(Flawed::<KEEPS>::check(table.rules(), table.state()).is_err());
}

#[test]
fn an_offer_that_is_refused_is_found() {
    let (what, _) = first_finding::<OFFERS>("offers");
    assert!(what.contains("drive") && what.contains("a listed action is refused"), "{what}");
}

/// A game in which the first band plays at random and the others by their plan.
fn a_played_game(seed: u64) -> Record {
    let ready = Setup::seats(3).ready::<Airdrop>().expect("a set-up");
    let mut table = Table::<Airdrop>::open(ready, Dice::Seed(Seed::plain(seed)), Head::default(), 0).expect("it opens");
    let mut rng = FastRng::new(seed);
    while let Some(seat) = table.awaiting().next() {
        let mut bot = by_name::<Airdrop>(if seat == Seat(0) { "random" } else { "greedy" }, seed).expect("a bot");
        let view = table.view(Viewer::Seat(seat));
        let picks = whole_entry::<Airdrop>(bot.as_mut(), table.rules(), &view, seat, Budget::default(), &mut rng);
        table.batch(seat, &picks, None, By::Seat, 0).expect("it is legal");
        table.release_pending(0).expect("dice that can be had");
    }
    table.record()
}

#[test]
fn an_analysis_ends_with_the_result_and_finds_the_answers_of_whom_played_badly() {
    let spec = AnalysisSpec { playouts: 40, ..AnalysisSpec::default() };
    let mut turning = [0; 3];
    for seed in 0..12 {
        let record = a_played_game(seed);
        let analysis = analyse::<Airdrop>(&record, &spec, &|_, _| true).expect("it replays").expect("it was not ended");
        assert_eq!(analysis.moments.first().map(|moment| moment.entry), Some(0));
        let result = Table::<Airdrop>::replay(&record, Mode::Follow, None).expect("it replays");
        let outcome = result.awaiting().outcome().expect("it is over");
        let last = analysis.moments.last().expect("a moment");
        assert_eq!(last.chances, outcome.shares()[..3], "what has happened is certain");
        for moment in &analysis.moments {
            let sum: f32 = moment.chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "somebody wins: {moment:?}");
        }
        for point in &analysis.turning_points {
            turning[point.seat.at()] += 1;
            let names = |deed: &Deed| deed.iter().map(|offer| offer.action.clone()).collect::<Vec<_>>();
            assert!(point.lost > point.error / 2.0 && names(&point.played) != names(&point.better), "{point:?}");
            let entry = &record.entries[point.entry as usize];
            assert_eq!(entry.deed, EntryKind::Picks(names(&point.played)));
        }
        assert_eq!(analyse::<Airdrop>(&record, &spec, &|_, _| true).expect("it replays"), Some(analysis));
    }
    assert!(turning[0] > 3 && turning[1] + turning[2] == 0, "only who plays at random loses: {turning:?}");
}

#[test]
fn an_analysis_that_is_ended_or_asked_for_an_unknown_bot_has_no_result() {
    let record = a_played_game(1);
    let ended = analyse::<Airdrop>(&record, &AnalysisSpec::default(), &|done, _| done < 3);
    assert_eq!(ended.expect("it replays"), None);
    let unknown = AnalysisSpec { bot: "nobody".to_owned(), ..AnalysisSpec::default() };
    assert_eq!(analyse::<Airdrop>(&record, &unknown, &|_, _| true).map_err(|fault| fault.code), Err("unknown-bot"));
    let short = AnalysisSpec { playouts: 1000, cpu_seconds: Some(1e-6), ..AnalysisSpec::default() };
    let analysis = analyse::<Airdrop>(&record, &short, &|_, _| true).expect("it replays").expect("a result");
    assert_eq!(analysis.playouts, 8, "the least that tells anything");
}
