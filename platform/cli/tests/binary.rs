//! The program itself, run as people run it: bad input, determinism, a game from the first choice to the last.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The first game of the registry: what is said here holds for any.
fn game() -> &'static dyn staffetta_registry::AnyGame {
    *staffetta_registry::all().first().expect("a game in the registry")
}

fn id() -> &'static str {
    game().about().id
}

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_staffetta"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that leaves before it has read everything closes the pipe.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// Asserts an error of this code with these words in it, exit code 2 and no panic.
fn fails(args: &[&str], code: &str, words: &[&str]) {
    let output = run(args, "");
    let said = stderr(&output);
    // Long lines are broken for reading.
    let flat = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert!(flat.contains(&format!("[{code}]")), "{args:?} should fail with [{code}]: {said}");
    assert!(!flat.contains("panicked"), "{said}");
    for word in words {
        assert!(flat.contains(word), "{args:?} should say '{word}': {said}");
    }
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

/// A finished game, played by taking the first choice every time, saved under this name.
fn finished(folder: &Path, name: &str) -> PathBuf {
    let file = folder.join(name);
    let input = format!("{}s {}\nq\n", "1\n".repeat(3000), text(&file));
    let output = run(&["play", id(), "--seed", "3", "--name", "Anna", "--bots", "random"], &input);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(file.exists(), "the game should come to its end:\n{}", stdout(&output));
    file
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    for command in ["play", "sim", "ladder", "tune", "fit", "rules", "fuzz", "fingerprint", "bench", "games"] {
        fails(&[command, "chess"], "unknown-game", &["game chess", id()]);
    }
}

#[test]
fn an_unknown_option_is_answered_with_the_options() {
    let key = game().schema()[0].key;
    for command in ["play", "sim", "bench"] {
        fails(&[command, id(), "--option", "no_such=1"], "unknown-option", &["option no_such", key]);
    }
}

#[test]
fn a_wrong_value_of_an_option_is_answered_with_its_range() {
    let spec = &game().schema()[0];
    let wrong = format!("{}=soon", spec.key);
    fails(&["sim", id(), "--option", &wrong], "bad-option-value", &[spec.key, "'soon'", &spec.range()]);
    fails(&["sim", id(), "--option", spec.key], "bad-option", &[spec.key, "="]);
}

#[test]
fn an_unknown_bot_is_answered_with_the_bots() {
    for command in ["play", "sim"] {
        fails(&[command, id(), "--bots", "oracle"], "unknown-bot", &["bot oracle", "greedy", "search:N"]);
    }
    fails(&["sim", id(), "--bots", "search:many"], "unknown-bot", &["'many'", "search:1000"]);
}

#[test]
fn a_wrong_number_of_bots_is_answered_with_the_right_one() {
    let most = game().about().max_seats.to_string();
    fails(&["sim", id(), "--seats", &most, "--bots", "greedy,greedy"], "bad-bots", &["2 bots", &most]);
    fails(&["play", id(), "--seats", &most, "--bots", "random,greedy"], "bad-bots", &["other seats"]);
}

#[test]
fn a_wrong_number_of_seats_is_answered_with_the_right_ones() {
    let about = game().about();
    for seats in ["0", "9", "200"] {
        let right = format!("{} to {}", about.min_seats, about.max_seats);
        fails(&["play", id(), "--seats", seats], "bad-seat-count", &[&right]);
        fails(&["sim", id(), "--seats", seats], "bad-seat-count", &[&right]);
        fails(&["fuzz", id(), "--seats", seats], "bad-seat-count", &[&right]);
    }
    fails(&["play", id(), "--as", "7"], "bad-seat", &["seat 7", "1 to"]);
    fails(&["play", id(), "--as", "0"], "bad-seat", &["seat 0", "1 to"]);
}

#[test]
fn a_wrong_override_is_answered_with_the_tables_rows_and_columns() {
    let table = game().about().data[0].0;
    let row = format!("{table}.no_such_row.value=1");
    fails(&["sim", id(), "--override", "no_such.row.column=1"], "bad-override", &["no_such", table]);
    fails(&["sim", id(), "--override", &row], "bad-override", &["no_such_row", "there are:"]);
    fails(&["sim", id(), "--override", "nonsense"], "bad-override", &["nonsense", "="]);
}

#[test]
fn a_wrong_preset_language_or_seed_is_named() {
    let preset = game().about().presets[0].key;
    fails(&["play", id(), "--preset", "no_such"], "unknown-preset", &["no_such", preset]);
    fails(&["play", id(), "--lang", "xx"], "unknown-language", &["language xx", "en"]);
    fails(&["play", id(), "--seed", "soon"], "bad-seed", &["seed soon", "whole number"]);
}

#[test]
fn a_command_line_that_cannot_be_read_is_answered_with_usage() {
    fails(&["dance"], "bad-usage", &["dance", "Usage:"]);
    fails(&["sim", id(), "--games", "0"], "bad-usage", &["--games"]);
    fails(&["play", id(), "--speed", "warp"], "bad-usage", &["instant", "steady"]);
    fails(&["completions", "cmd"], "bad-usage", &["bash"]);
    fails(&["replay"], "bad-usage", &["FILE"]);
}

#[test]
fn an_unknown_rule_shows_what_ids_look_like() {
    let known = game().rulebook().expect("readable").0.keys().next().expect("a rule").clone();
    fails(&["rules", id(), "XX-1"], "unknown-rule", &["XX-1", &known]);
    let output = run(&["rules", id(), &known], "");
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).starts_with(&known));
}

#[test]
fn a_finished_game_verifies_replays_and_converts_without_loss() {
    let folder = folder("finished");
    let json = finished(&folder, "game.json");
    let verified = run(&["verify", text(&json)], "");
    assert_eq!(verified.status.code(), Some(0), "{}", stderr(&verified));
    assert!(stdout(&verified).contains("follow"), "{}", stdout(&verified));

    let (stf, back) = (folder.join("game.stf"), folder.join("back.json"));
    assert_eq!(run(&["convert", text(&json), text(&stf)], "").status.code(), Some(0));
    assert_eq!(run(&["convert", text(&stf), text(&back)], "").status.code(), Some(0));
    assert_eq!(std::fs::read(&json).expect("written"), std::fs::read(&back).expect("written"));
    assert!(std::fs::metadata(&stf).expect("written").len() * 3 < std::fs::metadata(&json).expect("written").len());
    assert_eq!(run(&["verify", text(&stf), text(&json)], "").status.code(), Some(0));

    let told = run(&["replay", text(&stf)], "");
    assert!(stdout(&told).contains("Anna") && stdout(&told).contains("Rank"), "{}", stdout(&told));
    let early = run(&["replay", text(&stf), "--entry", "0", "--viewer", "1"], "");
    assert_eq!(early.status.code(), Some(0), "{}", stderr(&early));
    assert!(stdout(&early).contains("▸ Anna"), "{}", stdout(&early));
    fails(&["replay", text(&stf), "--entry", "99999"], "bad-entry", &["entry 99999", "0 to"]);
    fails(&["replay", text(&stf), "--viewer", "9"], "bad-seat", &["seat 9"]);
    fails(&["replay", text(&stf), "--viewer", "spy"], "bad-viewer", &["spy", "crowd or open"]);
    fails(&["convert", text(&stf), text(&folder.join("game.txt"))], "bad-ending", &["game.txt", ".stf"]);
}

#[test]
fn a_finished_game_is_analysed_the_same_each_time() {
    let folder = folder("analysed");
    let json = finished(&folder, "game.json");
    let analyse = ["analyse", text(&json), "--playouts", "4"];
    let told = run(&analyse, "");
    assert_eq!(told.status.code(), Some(0), "{}", stderr(&told));
    assert!(stdout(&told).contains("Entry") && stdout(&told).contains(" %"), "{}", stdout(&told));
    let as_json = run(&[&analyse[..], &["--json"]].concat(), "");
    let analysis: serde_json::Value = serde_json::from_str(&stdout(&as_json)).expect("JSON");
    let last = analysis["moments"].as_array().and_then(|moments| moments.last()).expect("a moment");
    let chances: f64 = last["chances"].as_array().expect("chances").iter().filter_map(|chance| chance.as_f64()).sum();
    assert!((chances - 1.0).abs() < 1e-3, "{last}");
    assert_eq!(stdout(&run(&[&analyse[..], &["--json"]].concat(), "")), stdout(&as_json));
    fails(&[&analyse[..], &["--bot", "nobody"]].concat(), "unknown-bot", &["there are:"]);
}

#[test]
fn a_damaged_record_is_refused_wherever_it_is_damaged() {
    let folder = folder("damaged");
    let json = finished(&folder, "game.json");
    let whole = std::fs::read_to_string(&json).expect("written");
    let bad = |name: &str, content: &[u8]| {
        let file = folder.join(name);
        std::fs::write(&file, content).expect("a file to write to");
        file
    };

    let cut = bad("cut.json", &whole.as_bytes()[..whole.len() / 2]);
    for command in ["replay", "verify"] {
        fails(&[command, text(&cut)], "corrupt-record", &["cut.json", "cut off"]);
    }
    let nonsense = bad("nonsense.json", b"{\"format\": 1, \"game\": 7}");
    fails(&["verify", text(&nonsense)], "corrupt-record", &["nonsense.json", "line 1"]);
    let empty = bad("empty.json", b"");
    fails(&["verify", text(&empty)], "corrupt-record", &["empty.json"]);
    let newer = bad("newer.json", whole.replacen("\"format\":1", "\"format\":99", 1).as_bytes());
    fails(&["verify", text(&newer)], "newer-record", &["format 99", "newer program"]);
    let other =
        bad("other.json", whole.replacen(&format!("\"game\":\"{}\"", id()), "\"game\":\"chess\"", 1).as_bytes());
    fails(&["replay", text(&other)], "unknown-game", &["other.json", "chess"]);
    fails(&["verify", text(&folder.join("missing.json"))], "unreadable-file", &["missing.json"]);
    fails(&["verify", text(&folder)], "unreadable-file", &["damaged"]);

    // One die, turned: the record still reads, but its seed gives another.
    let at = whole.find(" roll: ").expect("a roll in the record") + " roll: ".len();
    let mut turned = whole.clone().into_bytes();
    turned[at] = if turned[at] == b'1' { b'2' } else { b'1' };
    let turned = bad("turned.json", &turned);
    fails(&["verify", text(&turned)], "chance", &["turned.json, entry", "the seed gives"]);

    let stf = folder.join("game.stf");
    run(&["convert", text(&json), text(&stf)], "");
    let mut bytes = std::fs::read(&stf).expect("written");
    let half = bytes.len() / 2;
    let short = bad("short.stf", &bytes[..half]);
    fails(&["verify", text(&short)], "corrupt-record", &["short.stf", "checksum"]);
    bytes[half] ^= 1;
    let flipped = bad("flipped.stf", &bytes);
    fails(&["replay", text(&flipped)], "corrupt-record", &["flipped.stf", "checksum"]);
}

#[test]
fn one_bad_record_among_good_ones_is_told_and_the_others_are_still_verified() {
    let folder = folder("mixed");
    let json = finished(&folder, "game.json");
    let output = run(&["verify", text(&folder.join("missing.json")), text(&json)], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stdout(&output).contains("game.json: holds."), "{}", stdout(&output));
}

#[test]
fn a_running_game_can_be_saved_and_told_but_not_verified() {
    let folder = folder("running");
    let file = folder.join("running.json");
    let output = run(&["play", id(), "--seed", "3"], &format!("1\ns {}\nq\ny\n", text(&file)));
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    fails(&["verify", text(&file)], "no-seed", &["running.json", "not over"]);
    let told = run(&["replay", text(&file)], "");
    assert!(stdout(&told).contains("The game is not over"), "{}", stdout(&told));
}

#[test]
fn a_scenario_with_a_typo_says_where_and_what_would_be_right() {
    let folder = folder("scenarios");
    let seats = game().about().usual_seats;
    let write = |name: &str, rest: &str| {
        let file = folder.join(name);
        std::fs::write(&file, format!("name = \"X\"\ngame = \"{}\"\nseats = {seats}\n{rest}", id())).expect("writable");
        file
    };
    let key = write("key.toml", "\n[[step]]\nsaet = 0\n");
    fails(&["scenario", text(&key)], "bad-scenario", &["key.toml line", "saet", "seat"]);
    let syntax = write("syntax.toml", "options = {\n");
    fails(&["scenario", text(&syntax)], "bad-scenario", &["syntax.toml line"]);
    let given = write("given.toml", "[given]\nno_such_thing = 1\n\n[[step]]\nasked = [0]\n");
    fails(&["scenario", text(&given)], "scenario-failed", &["given.toml", "no_such_thing"]);
    let action = write("action.toml", "[given]\n\n[[step]]\nseat = 0\ndo = [\"fly moon:1\"]\n");
    fails(&["scenario", text(&action)], "scenario-failed", &["action.toml, step 1", "fly moon:1", "its actions are"]);
    let game = folder.join("game.toml");
    std::fs::write(&game, "name = \"X\"\ngame = \"chess\"\nseats = 2\n").expect("writable");
    fails(&["scenario", text(&game)], "unknown-game", &["game.toml", "chess"]);
    fails(&["scenario", text(&folder)], "bad-scenario", &["key.toml"]);
    let none = folder.join("none");
    std::fs::create_dir_all(&none).expect("writable");
    fails(&["scenario", text(&none)], "no-scenarios", &["none", "*.toml"]);
    fails(&["scenario", text(&folder.join("gone.toml"))], "unreadable-file", &["gone.toml"]);
}

#[test]
fn a_simulation_comes_out_the_same_on_any_number_of_threads() {
    let sim = |threads: &str, seed: &str, form: &[&str]| {
        let args = ["sim", id(), "--games", "150", "--seed", seed, "--bots", "random", "--threads", threads];
        let output = run(&[&args[..], form].concat(), "");
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        stdout(&output)
    };
    for form in [&["--json"][..], &[]] {
        let one = sim("1", "5", form);
        assert_eq!(one, sim("2", "5", form));
        assert_eq!(one, sim("7", "5", form));
        assert_ne!(one, sim("1", "6", form), "another seed gives other games");
    }
}

#[test]
fn the_json_of_a_simulation_has_the_fields_that_the_help_documents() {
    let output = run(&["sim", id(), "--games", "20", "--bots", "random", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    let help = stdout(&run(&["sim", "--help"], ""));
    for field in json.as_object().expect("an object").keys() {
        assert!(help.contains(field), "{field} is not documented");
    }
    assert_eq!(
        (json["games"].as_u64(), json["panics"].as_u64(), json["refused"].as_u64()),
        (Some(20), Some(0), Some(0))
    );
    let shares: f64 = json["by_seat"].as_array().expect("a list").iter().filter_map(|s| s["share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-6 || json["nobody_won"].as_u64() > Some(0), "{shares}");
}

#[test]
fn the_list_of_games_is_printed_as_text_and_as_json() {
    let words = stdout(&run(&["games"], ""));
    assert!(words.contains(id()) && words.contains(game().schema()[0].key), "{words}");
    assert!(words.lines().all(|line| line.chars().count() <= 80), "{words}");
    let json: serde_json::Value = serde_json::from_str(&stdout(&run(&["games", "--json"], ""))).expect("JSON");
    assert_eq!(json[0]["id"], id());
    assert_eq!(json[0]["options"].as_array().map(Vec::len), Some(game().schema().len()));
    let help = stdout(&run(&["games", "--help"], ""));
    for field in json[0].as_object().expect("an object").keys() {
        assert!(help.contains(field), "{field} is not documented");
    }
}

#[test]
fn a_benchmark_measures_and_counts_allocations() {
    let output = run(&["bench", id(), "--seconds", "1", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    let fields = [
        "games_per_cpu_s",
        "decisions_per_cpu_s",
        "ns_per_decision",
        "legal_actions_mean",
        "allocations_per_decision",
        "state_bytes",
        "clone_ns",
    ];
    for field in fields {
        assert!(json[field].is_number(), "{field} in {json}");
    }
    assert!(json["decisions_per_cpu_s"].as_f64() > Some(0.0));
}

#[test]
fn a_ladder_is_printed_as_a_table_and_as_json() {
    let args = ["ladder", id(), "--bots", "greedy,random", "--pairs", "4", "--threads", "1"];
    let words = stdout(&run(&args, ""));
    assert!(words.contains("greedy") && words.contains("Rating"), "{words}");
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&run(&[&args[..], &["--json"]].concat(), ""))).expect("JSON");
    let help = stdout(&run(&["ladder", "--help"], ""));
    let fields = json["pairings"][0].as_object().expect("an object").keys();
    for field in json.as_object().expect("an object").keys().chain(fields) {
        assert!(help.contains(field), "{field} is not documented");
    }
    assert_eq!(json["pairings"][0]["deals"], 4);
    fails(&["ladder", id(), "--bots", "greedy"], "bad-bots", &["two bots"]);
}

#[test]
fn tuning_tells_what_it_found_and_whether_to_keep_it() {
    let args = [
        "tune",
        id(),
        "--bot",
        "search:8",
        "--over",
        "worlds=2..4,caution=0.5..2",
        "--generations",
        "2",
        "--points",
        "3",
        "--deals",
        "2",
        "--judge-deals",
        "3",
        "--threads",
        "1",
    ];
    let words = stdout(&run(&args, ""));
    assert!(words.contains("search:8+worlds=") && words.contains("better"), "{words}");
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&run(&[&args[..], &["--json"]].concat(), ""))).expect("JSON");
    let help = stdout(&run(&["tune", "--help"], ""));
    for field in json.as_object().expect("an object").keys() {
        assert!(help.contains(field), "{field} is not documented");
    }
    assert_eq!((json["generations"].as_array().map(Vec::len), &json["judged"]["deals"]), (Some(2), &3.into()));
    fails(&["tune", id(), "--over", "worlds=4"], "bad-range", &["worlds=4", "8..32"]);
    fails(&["tune", id(), "--over", "wisdom=1..4"], "unknown-bot", &["wisdom", "caution"]);
}

#[test]
fn fitting_tells_the_weights_and_how_far_evaluations_are_off() {
    let args = ["fit", id(), "--bots", "greedy", "--games", "3", "--judge-games", "2", "--threads", "1"];
    let words = stdout(&run(&args, ""));
    assert!(words.contains("Other games") && words.contains("pub const WEIGHTS: [f32; "), "{words}");
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&run(&[&args[..], &["--json"]].concat(), ""))).expect("JSON");
    let help = stdout(&run(&["fit", "--help"], ""));
    let fields =
        ["/weights/0", "/judged"].map(|at| json.pointer(at).and_then(|one| one.as_object()).expect("an object"));
    for field in json.as_object().into_iter().chain(fields).flat_map(|object| object.keys()) {
        assert!(help.contains(field), "{field} is not documented");
    }
    assert!(json["judged"]["positions"].as_u64() > Some(0), "{json}");
    fails(&["fit", id(), "--bots", "chess"], "unknown-bot", &["bot chess", "greedy"]);
}

#[test]
fn a_search_for_faults_tells_what_it_tried() {
    let output = run(&["fuzz", id(), "--seconds", "5", "--games", "3", "--seed", "2", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert!(json["entries"].as_u64() > Some(0), "{json}");
    let found = json["findings"].as_array().expect("a list").len();
    assert_eq!(output.status.code(), Some(i32::from(found > 0)));
}

#[test]
fn a_fingerprint_is_the_same_twice() {
    let print = || stdout(&run(&["fingerprint", id(), "--games", "6"], ""));
    assert_eq!(print(), print());
    assert!(print().contains(" over 6 games, "), "{}", print());
}

#[test]
fn completions_exist_for_the_usual_shells() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = run(&["completions", shell], "");
        assert_eq!(output.status.code(), Some(0));
        assert!(stdout(&output).contains("scenario"), "{shell}");
    }
}

#[test]
fn the_same_seed_and_the_same_choices_give_the_same_game() {
    let play = |seed: &str| stdout(&run(&["play", id(), "--seed", seed, "--name", "Anna"], &"1\n".repeat(30)));
    let first = play("11");
    assert_eq!(first, play("11"));
    assert_ne!(first, play("12"));
    assert!(!first.contains('\u{1b}'), "no colour where nobody sees it");
    assert!(!first.contains('‹'), "every text is there: {first}");
}

#[test]
fn the_end_of_the_input_leaves_the_table_cleanly() {
    for input in ["", "1\n", "q\n", "?\nw\nr\nl\nb\ni\no\n", "zz\n99\nu\ns\np\n\n"] {
        let output = run(&["play", id(), "--seed", "3"], input);
        assert_eq!(output.status.code(), Some(0), "{input:?}: {}", stderr(&output));
        assert!(stderr(&output).is_empty(), "{}", stderr(&output));
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_staffetta"))
        .args(["rules", id()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""));
}

#[test]
fn the_rules_of_every_game_say_what_they_answer_and_refuse_other_questions() {
    for game in staffetta_registry::all() {
        let id = game.about().id;
        let listed = run(&["odds", id], "");
        assert!(listed.status.success() && stdout(&listed).lines().count() > 3, "{id}: {}", stderr(&listed));
        fails(&["odds", id, "no-such-question"], "unknown-question", &["there are:"]);
    }
}

#[test]
fn a_battle_between_forces_that_nobody_has_is_answered_in_numbers() {
    let battle = ["odds", "global-war-partisans", "odds", "zone=rome", "attackers.infantry=4"];
    let answer = run(&[&battle[..], &["--json"]].concat(), "");
    let odds: serde_json::Value = serde_json::from_str(&stdout(&answer)).expect("JSON");
    assert_eq!(odds["wins"], 1.0, "nobody defends: {odds}");
    fails(&[&battle[..], &["zone=nowhere"]].concat(), "bad-query", &["unknown zone"]);
    fails(&[&battle[..], &["where=rome"]].concat(), "bad-value", &["wants to know"]);
    fails(&[&battle[..], &["--seat", "9"]].concat(), "bad-seat", &["1 to"]);
}
