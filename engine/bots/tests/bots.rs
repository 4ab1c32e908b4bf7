//! Bots play through views alone, answer the same question in the same way, and the better one wins more.

mod games;

use games::airdrop::{Action, Airdrop, Card, Rules, State};
use games::hide::{self, Hide};
use games::nim::{self, Nim};
use staffetta_bots::{Bot, Budget, Caution, Greedy, Level, Params, Random, Search, by_name, names, whole_entry};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{Awaiting, Choices, FastRng, LabDesk, Progress, Seat, Setup, Viewer};

/// Without a plan worth following, only a tree finds out what an opponent would do.
fn with_tree() -> Params {
    Params { nodes: 1 << 18, ..Params::default() }
}

fn rules(seats: u8) -> std::sync::Arc<Rules> {
    Setup::seats(seats).ready::<Airdrop>().expect("airdrop has no options").rules
}

fn fresh(r: &Rules, seed: u64) -> State {
    Airdrop::set_up(r, &mut LabDesk::new(&mut FastRng::new(seed))).expect("it begins")
}

/// Plays to the end and answers what each seat won; every pick must have been offered.
fn play(r: &Rules, bots: &mut [Box<dyn Bot<Airdrop>>], seed: u64, budget: Budget) -> Vec<f32> {
    let mut rng = FastRng::new(seed);
    let mut state = Airdrop::set_up(r, &mut LabDesk::new(&mut rng)).expect("it begins");
    let mut drafting = None;
    loop {
        let awaiting = Airdrop::awaiting(r, &state);
        if let Awaiting::Over(outcome) = awaiting {
            return outcome.shares()[..usize::from(r.seats)].to_vec();
        }
        let seat = drafting.or(awaiting.next()).expect("somebody is asked");
        let mut choices = Choices::new();
        Airdrop::actions(r, &state, seat, &mut choices);
        let view = Airdrop::view(r, &state, Viewer::Seat(seat));
        let pick = bots[seat.at()].choose(r, &view, seat, budget);
        assert!(choices.contains(&pick), "{pick:?} is not among {:?}", &choices[..]);
        let progress = Airdrop::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("it was offered");
        drafting = (progress == Progress::Pick).then_some(seat);
    }
}

/// The share of victories of the first bot against copies of the second, seats rotated.
fn share(first: &str, others: &str, games: u64, budget: Budget) -> f32 {
    let r = rules(3);
    let mut won = 0.0;
    for game in 0..games {
        let at = (game % 3) as usize;
        let mut bots: Vec<_> = (0..3)
            .map(|seat| {
                by_name::<Airdrop>(if seat == at { first } else { others }, game * 3 + seat as u64).expect("known")
            })
            .collect();
        won += play(&r, &mut bots, game, budget)[at];
    }
    won / games as f32
}

#[test]
fn the_plan_beats_chance_and_the_search_beats_the_plan() {
    let budget = Budget::iterations(150);
    let greedy = share("greedy", "random", 400, budget);
    assert!(greedy > 0.42, "greedy takes {greedy} against random, fair is 0.33");
    let search = share("search", "greedy", 200, budget);
    assert!(search > 0.38, "search takes {search} against greedy, fair is 0.33");
}

#[test]
fn equal_seeds_and_questions_give_equal_answers() {
    let r = rules(3);
    let game = |seed: u64| {
        let mut bots: Vec<Box<dyn Bot<Airdrop>>> =
            (0..3).map(|seat| by_name::<Airdrop>("search:60", seed + seat).expect("known")).collect();
        let state = fresh(&r, 5);
        let view = Airdrop::view(&r, &state, Viewer::Seat(Seat(1)));
        let mut rng = FastRng::new(9);
        (0..20)
            .map(|_| whole_entry::<Airdrop>(&mut bots[1], &r, &view, Seat(1), Budget::default(), &mut rng))
            .collect::<Vec<_>>()
    };
    assert_eq!(game(1), game(1));
}

#[test]
fn a_whole_entry_is_complete_and_legal_and_comes_from_the_view_alone() {
    let r = rules(3);
    for seed in 0..40 {
        let state = fresh(&r, seed);
        for name in ["random", "greedy", "search:40"] {
            let mut bot = by_name::<Airdrop>(name, seed).expect("known");
            let view = Airdrop::view(&r, &state, Viewer::Seat(Seat(2)));
            let picks =
                whole_entry::<Airdrop>(&mut bot, &r, &view, Seat(2), Budget::iterations(40), &mut FastRng::new(seed));
            let mut real = state;
            let mut rng = FastRng::new(0);
            let mut last = Progress::Pick;
            for pick in picks {
                assert_eq!(last, Progress::Pick, "a pick after the entry was complete");
                last = Airdrop::act(&r, &mut real, Seat(2), pick, &mut LabDesk::new(&mut rng)).expect("legal");
            }
            assert_eq!(last, Progress::Entry);
        }
    }
}

#[test]
fn a_seat_that_is_asked_later_in_a_window_can_answer_early() {
    let r = rules(3);
    let mut rng = FastRng::new(3);
    let mut found = 0;
    for seed in 0..50 {
        let mut state = fresh(&r, seed);
        while let Awaiting::Each(seats) = Airdrop::awaiting(&r, &state) {
            let seat = seats.iter().next().expect("somebody");
            for _ in 0..2 {
                let pick = Airdrop::default_action(&r, &state, seat);
                Airdrop::act(&r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("the default is legal");
            }
        }
        let Awaiting::Poll { now, queue } = Airdrop::awaiting(&r, &state) else { continue };
        let Some(later) = queue.without(now).iter().next() else { continue };
        let view = Airdrop::view(&r, &state, Viewer::Seat(later));
        let mut bot = Search::<Airdrop>::new(seed);
        let picks = whole_entry::<Airdrop>(&mut bot, &r, &view, later, Budget::iterations(50), &mut rng);
        assert!(matches!(picks[..], [Action::Pass | Action::Burn]), "{picks:?}");
        found += 1;
    }
    assert!(found > 10, "only {found} windows with two seats");
}

#[test]
fn a_seat_that_is_not_asked_has_no_answer() {
    let r = rules(2);
    let mut state = fresh(&r, 1);
    state.left = 1;
    let view = Airdrop::view(&r, &state, Viewer::Seat(Seat(0)));
    let mut bot = Random::<Airdrop>::new(1);
    assert!(whole_entry::<Airdrop>(&mut bot, &r, &view, Seat(0), Budget::default(), &mut FastRng::new(1)).is_empty());
}

#[test]
fn greedy_plays_its_plan_to_the_end() {
    let r = rules(3);
    let state = fresh(&r, 11);
    let view = Airdrop::view(&r, &state, Viewer::Seat(Seat(0)));
    let mut plan = Vec::new();
    <<Airdrop as Game>::Ai as Heuristics<Airdrop>>::plan(&r, &view, Seat(0), &mut FastRng::new(0), &mut plan);
    let mut bot = Greedy::<Airdrop>::new(0);
    let entry = whole_entry::<Airdrop>(&mut bot, &r, &view, Seat(0), Budget::default(), &mut FastRng::new(1));
    assert_eq!(entry, plan);
    assert_eq!(entry.len(), 2);
}

#[test]
fn a_search_that_nothing_convinces_plays_the_plan() {
    let r = rules(3);
    let stubborn = Params { caution: Caution { errors: 1e9, worlds: 1 }, ..Params::default() };
    for seed in 0..20 {
        let mut rng = FastRng::new(seed);
        let mut state = fresh(&r, seed);
        let mut greedy: Vec<_> = (0..3).map(Greedy::<Airdrop>::new).collect();
        let mut search: Vec<_> = (0..3).map(|n| Search::<Airdrop>::with_params(n, stubborn)).collect();
        let mut drafting = None;
        while let Some(seat) = drafting.or(Airdrop::awaiting(&r, &state).next()) {
            let view = Airdrop::view(&r, &state, Viewer::Seat(seat));
            let pick = greedy[seat.at()].choose(&r, &view, seat, Budget::default());
            assert_eq!(search[seat.at()].choose(&r, &view, seat, Budget::iterations(24)), pick, "seed {seed}");
            let done = Airdrop::act(&r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("it was offered");
            drafting = (done == Progress::Pick).then_some(seat);
        }
    }
}

#[test]
fn whole_answers_are_compared_and_the_first_is_the_plan() {
    let r = rules(3);
    for seed in 0..20 {
        let state = fresh(&r, seed);
        let view = Airdrop::view(&r, &state, Viewer::Seat(Seat(0)));
        let mut plan = Vec::new();
        <<Airdrop as Game>::Ai as Heuristics<Airdrop>>::plan(&r, &view, Seat(0), &mut FastRng::new(0), &mut plan);
        let mut bot = Search::<Airdrop>::new(seed);
        bot.choose(&r, &view, Seat(0), Budget::iterations(400));
        let answers: Vec<Vec<Action>> = bot.findings().map(|(picks, ..)| picks.to_vec()).collect();
        assert_eq!(answers[0], plan);
        assert!(answers.iter().all(|picks| picks.len() == 2), "a card and how it is sent: {answers:?}");
        assert!(answers.iter().enumerate().all(|(at, one)| !answers[..at].contains(one)), "{answers:?}");
        let later = |picks: &&Vec<Action>| picks[0] == plan[0] && picks[1] != plan[1];
        assert_eq!(answers.iter().filter(later).count(), 1, "the second decision is open too: {answers:?}");
    }
}

#[test]
fn every_level_is_a_bot_and_a_slip_is_a_wrong_decision() {
    for level in Level::ALL {
        assert!(names().contains(&level.name()) && Level::parse(level.name()) == Some(level));
        assert!(by_name::<Airdrop>(level.name(), 1).is_ok());
    }
    let r = rules(3);
    let entry = |slips: u32, seed: u64| {
        let view = Airdrop::view(&r, &fresh(&r, 11), Viewer::Seat(Seat(0)));
        let mut bot = Search::<Airdrop>::with_params(seed, Params { slips, ..Params::default() }).with_iterations(1);
        whole_entry::<Airdrop>(&mut bot, &r, &view, Seat(0), Budget::default(), &mut FastRng::new(1))
    };
    let plan = entry(0, 0);
    assert!((0..20).all(|seed| entry(1000, seed) != plan && entry(0, seed) == plan));
    let wrong = (0..400).filter(|&seed| entry(250, seed) != plan).count();
    assert!((60..140).contains(&wrong), "{wrong} of 400 answers are wrong where 100 should be");
}

#[test]
fn a_search_keeps_to_its_time() {
    let r = rules(3);
    let state = fresh(&r, 2);
    let view = Airdrop::view(&r, &state, Viewer::Seat(Seat(0)));
    let mut bot = Search::<Airdrop>::new(1);
    let began = std::time::Instant::now();
    let pick = bot.choose(&r, &view, Seat(0), Budget::millis(30));
    assert!(matches!(pick, Action::Hold(Card(1..=15))));
    assert!(began.elapsed().as_millis() < 2000, "{:?}", began.elapsed());
    let runs: u32 = bot.findings().map(|(_, runs, _)| runs).sum();
    assert!(runs > 20, "{runs} iterations in 30 ms");
}

#[test]
fn the_last_load_is_solved() {
    // Two bands, the last load of 6 points, equal points, no vans of the other: with its own van the band wins.
    let r = rules(2);
    let mut state = fresh(&r, 4);
    state.loads_left = 1;
    state.load = 6;
    state.hands = [1 << 9, 1 << 12, 0];
    state.vans = [1, 0, 0];
    for seed in 0..20 {
        let view = Airdrop::view(&r, &state, Viewer::Seat(Seat(0)));
        let mut bot = Search::<Airdrop>::with_params(
            seed,
            Params { caution: Caution { errors: 0.0, worlds: 1 }, ..Params::default() },
        );
        let picks =
            whole_entry::<Airdrop>(&mut bot, &r, &view, Seat(0), Budget::iterations(200), &mut FastRng::new(seed));
        assert_eq!(picks, [Action::Hold(Card(9)), Action::Drive]);
    }
}

#[test]
fn answers_that_differ_in_their_last_pick_only_are_told_apart() {
    // The last load again: with the van the card takes it, without it the other band does.
    let r = rules(2);
    let mut state = fresh(&r, 4);
    state.loads_left = 1;
    state.load = 6;
    state.hands = [1 << 9 | 1 << 3, 1 << 12, 0];
    state.vans = [1, 0, 0];
    let view = Airdrop::view(&r, &state, Viewer::Seat(Seat(0)));
    let mut bot = Search::<Airdrop>::new(1);
    bot.choose(&r, &view, Seat(0), Budget::iterations(200));
    let mean = |sent: Action| {
        let found = bot.findings().find(|(picks, ..)| *picks == [Action::Hold(Card(9)), sent]);
        found.map(|(.., mean)| mean).expect("both are compared")
    };
    assert!(mean(Action::Drive) == 1.0 && mean(Action::Plain) < 0.75, "{:?}", bot.findings().collect::<Vec<_>>());
}

#[test]
fn an_unknown_bot_is_a_fault_that_names_the_known_ones() {
    let fault = by_name::<Airdrop>("clever", 0).err().expect("there is no such bot");
    assert_eq!(fault.code, "unknown-bot");
    for name in names() {
        assert!(fault.reason.contains(name), "{fault}");
    }
    for wrong in ["search:", "search:0", "search:many", "greedy:3", ""] {
        assert_eq!(by_name::<Airdrop>(wrong, 0).err().map(|f| f.code), Some("unknown-bot"), "{wrong}");
    }
    assert!(by_name::<Airdrop>("search:1000", 0).is_ok());
    assert!(by_name::<Airdrop>("search:1000+turns=0+caution=2.5", 0).is_ok());
    for wrong in ["search:10+speed=3", "search:10+turns", "search:10+turns=many", "search:10+"] {
        assert_eq!(by_name::<Airdrop>(wrong, 0).err().map(|f| f.code), Some("unknown-bot"), "{wrong}");
    }
}

#[test]
fn the_search_finds_the_winning_move_of_nim_and_its_depth() {
    for sticks in [5, 6, 7, 9, 10, 11, 13] {
        let view = nim::State { sticks, to_move: 1 };
        let mut bot = Search::<Nim>::with_params(7, with_tree());
        let pick = bot.choose(&(), &view, Seat(1), Budget::iterations(3000));
        assert_eq!(pick, nim::Action::Take(nim::Sticks(sticks % 4)), "of {sticks} sticks");
    }
}

#[test]
fn a_sealed_choice_is_not_seen_by_those_who_choose_at_the_same_time() {
    // Against a patrol that saw the courier enter, giving up would be best; against one that must guess, hiding is.
    for seed in 0..10 {
        let state = Hide::set_up(&(), &mut LabDesk::new(&mut FastRng::new(0))).expect("it begins");
        let view = Hide::view(&(), &state, Viewer::Seat(Seat(0)));
        let mut bot = Search::<Hide>::with_params(seed, with_tree());
        let pick = bot.choose(&(), &view, Seat(0), Budget::iterations(2000));
        assert!(matches!(pick, hide::Action::Enter(_)), "{:?}", bot.findings().collect::<Vec<_>>());
    }
}
