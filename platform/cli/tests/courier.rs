//! The kernel's specimen at the program's prompt: typed answers, sealed bids, open talk, windows with standing orders.

#[allow(dead_code)]
#[path = "../../../engine/kernel/tests/specimen/courier/mod.rs"]
mod courier;

use courier::Courier;
use staffetta::{Console, Page};
use staffetta_registry::{AnyGame, Registered};
use std::io::Cursor;
use std::path::Path;

static REGISTRY: &[&dyn AnyGame] = &[&Registered::<Courier>::NEW];

/// Runs a command line with this input; answers exit code, stdout and stderr.
fn run(args: &[&str], input: &str) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut console = Console {
        input: Box::new(Cursor::new(input.to_owned())),
        out: Box::new(&mut out),
        err: Box::new(&mut err),
        page: Page::PLAIN,
    };
    let args = ["staffetta"].into_iter().chain(args.iter().copied());
    let code = staffetta::run(REGISTRY, args, &mut console);
    drop(console);
    (code, String::from_utf8(out).expect("text"), String::from_utf8(err).expect("text"))
}

fn play(input: &str, more: &[&str]) -> String {
    let args = [&["play", "courier", "--name", "Anna", "--bots", "random"][..], more].concat();
    let (code, out, err) = run(&args, input);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    out
}

#[test]
fn a_game_is_played_to_its_end_by_the_first_choice_every_time() {
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let out = play(&"1\n".repeat(200), &["--seed", seed]);
        assert!(out.contains("Counted (SP-7)") && out.contains("The game is over."), "seed {seed}:\n{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "seed {seed}:\n{out}");
    }
}

#[test]
fn choices_may_be_named_instead_of_numbered() {
    let out = play("ready\nseal\n", &["--seed", "1"]);
    assert!(out.contains("Anna has sealed (SP-2)"), "{out}");
}

#[test]
fn a_draft_is_shown_pick_by_pick_and_taken_back_pick_by_pick() {
    let out = play("ready\n1\n1\nu\nu\n", &["--seed", "1"]);
    let so_far: Vec<&str> = out.lines().filter_map(|line| line.trim().strip_prefix("So far: ")).collect();
    let one = so_far[0];
    assert_eq!(so_far.len(), 3, "{out}");
    assert!(so_far[1].starts_with(&format!("{one}, Lay Message")), "{out}");
    assert_eq!(so_far[2], one, "one pick less after u:\n{out}");
}

#[test]
fn a_bid_that_closes_its_step_cannot_be_taken_back() {
    // The bots have chosen before we are asked, so our bid is the last one.
    let asked = (1..60).find_map(|seed| {
        let out = play("ready\n1\n1\nseal\nu\n", &["--seed", &seed.to_string()]);
        out.contains("Move?").then_some(out)
    });
    let out = asked.expect("some seed gives us the move");
    assert!(out.contains("[nothing-to-withdraw]") && !out.contains("is taken back"), "{out}");
}

#[test]
fn a_move_without_consequences_for_others_is_taken_back() {
    // Halting asks nobody else: the step back to the move is open.
    let asked = (1..60).find_map(|seed| {
        let out = play("ready\n1\n1\nseal\nhalt\nu\n", &["--seed", &seed.to_string()]);
        out.contains("Quiz?").then_some(out)
    });
    let out = asked.expect("some seed gives us the move");
    assert!(out.contains("is taken back") && out.rfind("Move?") > out.rfind("Quiz?"), "{out}");
}

#[test]
fn an_answer_is_typed_where_the_question_is_a_form() {
    // Lay both cards to move, halt, then answer: some seed lets us win the bid.
    let asked = (1..60).find_map(|seed| {
        let input = "ready\n1\n1\nseal\nhalt\nanswer\nTito\n";
        let out = play(input, &["--seed", &seed.to_string()]);
        out.contains("at most 40 characters").then_some(out)
    });
    let out = asked.expect("some seed gives us the move");
    assert!(out.contains("Anna is right (SP-5)"), "{out}");
}

#[test]
fn a_window_is_passed_for_good_on_order_and_the_order_can_be_revoked() {
    let asked = (1..60).find_map(|seed| {
        let out = play("ready\nseal\np\no\no 1\no\n", &["--seed", &seed.to_string()]);
        out.contains("From now on you pass: Window").then_some(out)
    });
    let out = asked.expect("some seed opens a window to us");
    let after = out.split("From now on").nth(1).expect("just found");
    let told = ["1  pass: Window", "You are asked again.", "You have left no standing orders."];
    let places: Vec<Option<usize>> = told.iter().map(|text| after.find(text)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{out}");
    let question = after.find("Window?").unwrap_or(usize::MAX);
    assert!(Some(question) > places[0], "the window is not asked while the order stands: {out}");
}

#[test]
fn an_order_needs_a_window() {
    let out = play("p\n", &["--seed", "1"]);
    assert!(out.contains("can be passed for good"), "{out}");
}

#[test]
fn what_cannot_be_done_says_why() {
    let out = play("w\nsteal seat:1\nw lay card:c9\nfly\n", &["--seed", "1"]);
    assert!(out.contains("Not now (SP-1)"), "{out}");
    assert!(out.contains("'fly' is no choice: type a number from 1 to 2"), "{out}");
}

#[test]
fn a_rule_is_read_at_the_prompt() {
    let out = play("r SP-4\nr\nr SP-99\n", &["--seed", "1"]);
    assert!(out.contains("SP-4 (house) After each step"), "{out}");
    assert!(out.contains("SP-1 (house) Rounds"), "{out}");
    assert!(out.contains("[unknown-rule]"), "{out}");
}

#[test]
fn what_others_chose_in_secret_is_not_told_in_a_replay() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("courier.json");
    let file = file.to_str().expect("a plain name");
    play(&format!("{}s {file}\nq\n", "1\n".repeat(200)), &["--seed", "4"]);
    let (code, crowd, _) = run(&["replay", file, "--viewer", "crowd", "--picks"], "");
    assert_eq!(code, 0);
    assert!(!crowd.contains("lay card:"), "{crowd}");
    let (_, own, _) = run(&["replay", file, "--viewer", "1", "--picks"], "");
    assert!(own.contains("Anna: lay card:") && !own.contains("Irma: lay card:"), "{own}");
    let (_, open, _) = run(&["replay", file, "--picks"], "");
    assert!(open.contains("Irma: ") || open.contains("Marco: "), "{open}");
    let (code, said, _) = run(&["verify", file], "");
    assert_eq!(code, 0);
    assert!(said.contains("holds"), "{said}");
}

#[test]
fn the_board_of_every_moment_fits_the_page() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("moments.stf");
    let file = file.to_str().expect("a plain name");
    play(&format!("{}s {file}\nq\n", "1\n".repeat(200)), &["--seed", "5"]);
    for entry in 0..10 {
        for viewer in ["1", "2", "crowd", "open"] {
            let (code, out, err) = run(&["replay", file, "--entry", &entry.to_string(), "--viewer", viewer], "");
            assert_eq!(code, 0, "{err}");
            assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
        }
    }
}

#[test]
fn examples_that_come_out_as_written_pass_and_others_say_what_came() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    std::fs::create_dir_all(folder.join("deeper")).expect("writable");
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("writable");
    let head = "game = \"courier\"\nseats = 3\n";
    let step = "[given]\nround = 1\n\n[[step]]\nseat = 1\ndo = [\"ready\"]\nasked = [0, 2]\n";
    write("a.toml", &format!("name = \"SP-1 a courier is ready\"\n{head}{step}"));
    write("deeper/b.toml", &format!("name = \"SP-1 the round is counted\"\n{head}{step}expect = {{ round = 1 }}\n"));
    let all = folder.to_str().expect("a plain name");
    let (code, out, err) = run(&["scenario", all], "");
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert_eq!(out, "ok    SP-1 a courier is ready\nok    SP-1 the round is counted\n2 examples, 0 failed.\n");

    write("c.toml", &format!("name = \"SP-1 wrong\"\n{head}{step}expect = {{ round = 2 }}\n"));
    let (code, out, err) = run(&["scenario", all], "");
    assert_eq!(code, 2);
    assert!(out.contains("FAIL  SP-1 wrong\n") && out.contains("3 examples, 1 failed."), "{out}");
    let flat = err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("c.toml, step 1") && flat.contains("expected round = 2, but it is 1"), "{err}");
    std::fs::remove_file(folder.join("c.toml")).expect("there");
}

#[test]
fn whoever_measures_bots_of_a_game_without_a_plan_is_told() {
    let (code, out, err) = run(&["sim", "courier", "--games", "2", "--bots", "greedy"], "");
    assert_eq!(code, 0, "{out}{err}");
    assert!(err.contains("courier has no plan for bots"), "{err}");
}
