//! The terminal games of the documents: each is what the program prints today.
//!
//! `docs/terminal-GAME.txt` begins with the command; what was typed stands behind the prompts. To write them anew after
//! a change that is meant: `STAFFETTA_WRITE=1 cargo test -p staffetta --test terminal_games`, and read what has changed.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The record of a game in the documents.
fn file(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/terminal-{game}.txt"))
}

/// The game that the first line of a record names, played with what was typed in it.
fn played_again(record: &str) -> String {
    let first = record.lines().next().expect("a command");
    let args = first.strip_prefix("$ staffetta ").expect("the program's name").split(' ');
    // The last prompt finds the input at its end.
    let typed = record.lines().filter_map(|line| line.strip_prefix("> ")).filter(|typed| !typed.is_empty());
    let mut child = Command::new(env!("CARGO_BIN_EXE_staffetta"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let input = typed.map(|line| format!("{line}\n")).collect::<String>();
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    format!("{first}\n{}", String::from_utf8(output.stdout).expect("text"))
}

fn is_what_is_printed_today(game: &str) {
    let path = file(game);
    let record = std::fs::read_to_string(&path).expect("a record of the game");
    let today = played_again(&record);
    if std::env::var_os("STAFFETTA_WRITE").is_some() {
        std::fs::write(&path, &today).expect("a folder to write to");
        return;
    }
    let differs = record.lines().zip(today.lines()).position(|(was, is)| was != is);
    let at = differs.unwrap_or(record.lines().count().min(today.lines().count()));
    let line = |text: &str| text.lines().nth(at).unwrap_or("(the end)").to_owned();
    assert!(
        record == today,
        "docs/terminal-{game}.txt, line {}: '{}' is now '{}'",
        at + 1,
        line(&record),
        line(&today)
    );
    assert!(!today.contains('‹'), "every text is there");
    let widest = today.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(100), "{game}: a line of {widest:?} columns");
}

#[test]
fn la_resistance() {
    is_what_is_printed_today("la-resistance");
}

#[test]
fn repubblica_ribelle() {
    is_what_is_printed_today("repubblica-ribelle");
}

#[test]
fn banditen() {
    is_what_is_printed_today("banditen");
}

#[test]
fn join_the_partisans() {
    is_what_is_printed_today("join-the-partisans");
}

#[test]
fn global_war_partisans() {
    is_what_is_printed_today("global-war-partisans");
}

#[test]
fn every_game_has_a_record() {
    for game in staffetta_registry::all() {
        assert!(file(game.about().id).exists(), "{}", game.about().id);
    }
}
