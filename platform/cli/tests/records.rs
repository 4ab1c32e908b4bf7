//! `staffetta records` on what the first release wrote: files, a data folder, a database.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn first_release() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/fixtures/first-release")
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    folder
}

/// The data folder of the first release, to work on.
fn data(name: &str) -> PathBuf {
    let folder = folder(name);
    std::fs::copy(first_release().join("staffetta.db"), folder.join("staffetta.db")).expect("copied");
    folder
}

fn staffetta(args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_staffetta")).args(args).output().expect("the program runs");
    (output.status.code(), String::from_utf8(output.stdout).expect("text"))
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

/// Every table of the first release is there: Banditen! has had new rules since, the other games have not.
fn assert_every_table_goes_on(place: &str) {
    let (code, out) = staffetta(&["records", place, "--json"]);
    let verdicts: Vec<Value> = serde_json::from_str(&out).expect("a list");
    let known = std::fs::read(first_release().join("tables.json")).expect("readable");
    let known: Vec<Value> = serde_json::from_slice(&known).expect("a list");
    assert_eq!((code, verdicts.len()), (Some(0), known.len()), "{out}");
    for facts in known {
        let verdict = verdicts.iter().find(|verdict| verdict["table"] == facts["id"]).expect("each table");
        let standing = match (facts["status"].as_str(), facts["game"].as_str()) {
            (Some("open"), _) => "open",
            (_, Some("banditen")) => "pinned",
            _ => "replays",
        };
        assert_eq!(verdict["standing"], standing, "{facts}");
        assert_eq!(verdict["entries"], facts["entries"], "{facts}");
    }
}

#[test]
fn every_table_of_an_older_data_folder_goes_on_and_nothing_in_it_is_changed() {
    let data = data("records-data");
    let before = std::fs::read(data.join("staffetta.db")).expect("readable");
    assert_every_table_goes_on(text(&data));
    assert_every_table_goes_on(&format!("sqlite:{}", text(&data)));
    assert!(std::fs::read(data.join("staffetta.db")).expect("readable") == before, "the database is as it was");
}

#[test]
fn so_does_every_table_of_a_shared_database() {
    let (from, url) = (data("records-postgres"), staffetta_test_postgres::shared().new_database());
    let (code, out) = staffetta(&["migrate", "--from", &format!("sqlite:{}", text(&from)), "--to", &url]);
    assert_eq!(code, Some(0), "{out}");
    assert_every_table_goes_on(&url);
}

#[test]
fn a_record_for_which_there_are_no_rules_is_shown_as_it_was_written() {
    let folder = folder("records-shown");
    let record = std::fs::read_to_string(first_release().join("records/resistance-bots.json")).expect("readable");
    let changed = |from: &str, to: &str| {
        assert!(record.contains(from), "{from} stands in it");
        record.replacen(from, to, 1)
    };
    let data = record.split("\"data\":\"").nth(1).and_then(|rest| rest.get(..16)).expect("its data tables").to_owned();
    let files = [
        ("data.json", changed(&data, "0123456789abcdef"), "shown only", "other data tables"),
        (
            "game.json",
            changed("\"game\":\"la-resistance\"", "\"game\":\"gone\""),
            "shown only",
            "there is no such game",
        ),
        ("rules.json", changed("\"rules\":1", "\"rules\":99"), "shown only", "rules number 99"),
        ("broken.json", record[..record.len() / 2].to_owned(), "lost", "cut off"),
    ];
    for (name, text_of_it, standing, words) in files {
        let file = folder.join(name);
        std::fs::write(&file, text_of_it).expect("written");
        let (status, out) = staffetta(&["records", text(&file), "--show"]);
        assert!(status == Some(2) && out.starts_with(standing) && out.contains(words), "{name}: {out}");
        let shown = out.lines().skip(1).count();
        // A hundred entries, and how it ended.
        assert_eq!(shown, if standing == "lost" { 0 } else { 101 }, "{name}: {out}");
    }
}
