//! The server as it is started from the command line.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

fn staffetta(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_staffetta"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Reads until the server says where it is.
fn started(child: &mut Child) -> String {
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("a line");
    assert!(line.starts_with("Staffetta is at http://localhost:"), "{line}");
    line
}

fn terminate(mut child: Child) -> (bool, String) {
    let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill runs");
    assert!(told.success());
    let mut said = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
    (child.wait().expect("it ends").success(), said)
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_log_that_is_no_terminal_has_no_colours() {
    let data = folder("serve-log");
    let data = data.to_str().expect("text");
    let mut server = staffetta(&["serve", "--addr", "localhost:0", "--data", data]);
    let mut child = server.env("RUST_LOG", "info").spawn().expect("the program starts");
    started(&mut child);
    let (well, log) = terminate(child);
    assert!(well && log.lines().count() >= 2, "{log}");
    assert!(!log.contains('\u{1b}'), "{log}");
}

#[test]
fn a_second_server_on_the_same_data_says_why_it_does_not_start() {
    let data = folder("serve-twice");
    let data = data.to_str().expect("text");
    let mut first = staffetta(&["serve", "--addr", "localhost:0", "--data", data]).spawn().expect("it starts");
    started(&mut first);
    let second = staffetta(&["serve", "--addr", "localhost:0", "--data", data]).output().expect("it ends");
    let said = String::from_utf8_lossy(&second.stderr);
    assert!(said.contains("[data-in-use]") && second.status.code() == Some(2), "{said}");
    assert!(terminate(first).0);
}

#[test]
fn every_setting_is_printed_with_its_variable_and_a_variable_counts() {
    let output = staffetta(&["config", "--connections", "7"]).env("STAFFETTA_BODY_TIMEOUT", "4").output();
    let output = output.expect("it ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    for line in ["STAFFETTA_CONNECTIONS=7", "STAFFETTA_BODY_TIMEOUT=4", "STAFFETTA_SOCKETS_PER_ADDRESS=200"] {
        assert!(text.lines().any(|said| said == line), "{line} is not in:\n{text}");
    }
    // What is printed can be read back.
    let mut again = staffetta(&["config"]);
    for (name, value) in text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('=')) {
        again.env(name, value);
    }
    assert_eq!(String::from_utf8(again.output().expect("it ends").stdout).expect("text"), text);
    let wrong = staffetta(&["config", "--talk-per-minute", "0"]).output().expect("it ends");
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn an_operator_looks_after_a_server_and_its_database_from_the_command_line() {
    let data = folder("serve-admin");
    let file = data.with_extension("backup.db");
    let (data, file) = (data.to_str().expect("text"), file.to_str().expect("text"));
    let mut child = staffetta(&["serve", "--addr", "localhost:0", "--data", data]).spawn().expect("it starts");
    let line = started(&mut child);
    let port = line.trim_start_matches("Staffetta is at http://localhost:").split(' ').next().expect("a port");
    let addr = format!("localhost:{port}");
    let ran = |words: &[&str]| {
        let output = staffetta(words).output().expect("it ends");
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8_lossy(&said).into_owned())
    };
    let admin = |words: &[&str]| ran(&[&["admin", "--addr", &addr, "--data", data], words].concat());
    assert_eq!(admin(&["tables"]), (Some(0), String::new()));
    assert_eq!(admin(&["ban", "203.0.113.7"]).0, Some(0));
    assert_eq!(admin(&["bans"]), (Some(0), "203.0.113.7\n".to_owned()));
    for (words, code) in [
        (&["--token", "wrong", "tables"][..], "[not-the-operator]"),
        (&["close", "abcdefgh2345"], "[unknown-table]"),
        (&["close", "../../x"], "[unknown-table]"),
        (&["ban", "127.0.0.1"], "[own-address]"),
    ] {
        let (status, said) = admin(words);
        assert!(status == Some(2) && said.contains(code), "{words:?}: {said}");
    }
    assert_eq!(ran(&["backup", "--data", data, file]).0, Some(0));
    let (status, said) = ran(&["restore", "--data", data, "--replace", file]);
    assert!(status == Some(2) && said.contains("[data-in-use]"), "{said}");
    assert!(terminate(child).0);
    let (status, said) = ran(&["restore", "--data", data, file]);
    assert!(status == Some(2) && said.contains("[data-occupied]"), "{said}");
    assert_eq!(ran(&["restore", "--data", data, "--replace", file]).0, Some(0));
    let (status, said) = ran(&["migrate", "--from", "sqlite:here", "--to", "mysql://there"]);
    assert!(status == Some(2) && said.contains("sqlite:FOLDER"), "{said}");
}
