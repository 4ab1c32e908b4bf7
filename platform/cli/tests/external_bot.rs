//! Programs that play: `staffetta sim --bots ./program,greedy`.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

/// Takes the first action that is offered.
const FIRST: &str = r#"#!/bin/sh
while read -r line; do
  case "$line" in
    *'"do":"choose"'*) printf '%s\n' "$line" | sed 's/.*"offers":\[{"action":"\([^"]*\)".*/{"choose":"\1"}/' ;;
  esac
done
"#;

/// Writes a program and answers its path.
fn program(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("written");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("made executable");
    path.to_str().expect("a plain name").to_owned()
}

fn sim(game: &str, games: &str, bot: &str) -> Output {
    let seats = staffetta_registry::game(game).expect("in the registry").about().usual_seats;
    let mut bots = vec!["random"; usize::from(seats)];
    bots[0] = bot;
    let bots = bots.join(",");
    Command::new(env!("CARGO_BIN_EXE_staffetta"))
        .args(["sim", game, "--games", games, "--seed", "5", "--threads", "1", "--json", "--bots", &bots])
        .output()
        .expect("the program runs")
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn a_program_plays_to_the_end_and_its_games_can_be_repeated() {
    let bot = program("first.sh", FIRST);
    let (once, twice) = (sim("la-resistance", "2", &bot), sim("la-resistance", "2", &bot));
    assert_eq!(once.status.code(), Some(0), "{}", String::from_utf8_lossy(&once.stderr));
    let counts = json(&once);
    assert_eq!((&counts["games"], &counts["refused"], &counts["unfinished"]), (&2.into(), &0.into(), &0.into()));
    assert_eq!(once.stdout, twice.stdout);
}

#[test]
fn a_program_that_chooses_what_is_not_offered_has_failed_the_game() {
    let bot =
        program("wrong.sh", "#!/bin/sh\nread -r line\nwhile read -r line; do echo '{\"choose\": \"fly\"}'; done\n");
    let output = sim("la-resistance", "1", &bot);
    assert_eq!(output.status.code(), Some(1));
    let what = json(&output)["wrong"][0]["what"].to_string();
    assert!(what.contains("it chose 'fly', which is not offered"), "{what}");
}

#[test]
fn a_program_that_ends_or_talks_nonsense_has_failed_the_game() {
    for (name, text, reason) in [
        ("ends.sh", "#!/bin/sh\nread -r line\n", "it has ended"),
        ("talks.sh", "#!/bin/sh\nread -r line\nwhile read -r line; do echo hello; done\n", "hello"),
    ] {
        let output = sim("la-resistance", "1", &program(name, text));
        assert_eq!(output.status.code(), Some(1), "{name}");
        let what = json(&output)["wrong"][0]["what"].to_string();
        assert!(what.contains(reason) || what.contains("it does not listen"), "{name}: {what}");
    }
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let output = sim("la-resistance", "1", "./no-such-bot");
    let said = String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("[bot-failed]") && said.contains("it does not start"), "{said}");
}

/// Twenty games of these take longer than 20 s: 47 s and 131 s.
const LONG: [&str; 2] = ["banditen", "global-war-partisans"];

/// The example plays so many games against random bots, and finishes all of them.
fn python_plays(game: &str, games: u32) {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/example_bot.py");
    let output = sim(game, &games.to_string(), bot.to_str().expect("a plain name"));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{game}: {said}");
    let counts = json(&output);
    let finished = (&counts["games"], &counts["unfinished"], &counts["refused"]);
    assert_eq!(finished, (&games.into(), &0.into(), &0.into()), "{game}");
}

/// Needs Python, which only this example needs: without it the programs above stand for it.
#[test]
fn the_example_in_python_finishes_twenty_games_of_every_short_title_and_one_of_the_long() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not there: docs/example_bot.py was not played");
        return;
    }
    for game in staffetta_registry::all() {
        let id = game.about().id;
        python_plays(id, if LONG.contains(&id) { 1 } else { 20 });
    }
}

#[test]
#[ignore = "takes three minutes: cargo test -p staffetta --test external_bot -- --ignored"]
fn the_example_in_python_finishes_twenty_games_of_the_long_titles() {
    for game in LONG {
        python_plays(game, 20);
    }
}
