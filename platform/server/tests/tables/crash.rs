//! `kill -9` at any moment loses no acknowledged move.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Lines};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::client::{Client, connect};
use crate::test_server::{Opened, config, http};

const FOLDER: &str = "STAFFETTA_CHILD_FOLDER";

/// Not a test of its own: what the child process does. It serves until it is killed or interrupted.
#[tokio::test]
#[ignore = "only as a child process"]
async fn child_server() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let server = staffetta_server::Server::bind(config(Path::new(&folder))).await.unwrap();
    println!("\nlistening on {}", server.addr());
    server.run_until_interrupted().await.unwrap();
}

pub struct Killable {
    child: Child,
    pub addr: SocketAddr,
    /// Kept, so that the child's last words have somewhere to go.
    _words: Lines<BufReader<ChildStdout>>,
}

impl Killable {
    pub fn start(folder: &Path) -> Self {
        // Here, so that the child finds its database.
        config(folder);
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["crash::child_server", "--exact", "--ignored", "--nocapture"])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.find(|line| line.as_ref().unwrap().contains("listening on")).unwrap().unwrap();
        let addr = line.rsplit(' ').next().unwrap().parse().unwrap();
        Self { child, addr, _words: lines }
    }

    /// SIGKILL: no goodbye, no flushing, nothing.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM, and waits until it has ended.
    #[cfg(unix)]
    pub fn terminate(&mut self) -> std::process::ExitStatus {
        assert!(Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap().success());
        self.child.wait().unwrap()
    }

    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Opens a table of people on one screen.
    pub async fn open(&self, seats: Value) -> Opened {
        let wish = json!({ "game": "courier", "seats": seats }).to_string();
        let answer = http(self.addr, "POST", "/api/tables", "", wish.as_bytes()).await.json();
        let seats = answer["seats"].as_array().unwrap();
        let tokens = seats.iter().map(|seat| seat["token"].as_str().unwrap().to_owned()).collect();
        Opened { id: answer["id"].as_str().unwrap().to_owned(), tokens }
    }

    /// How many entries a table has.
    pub async fn entries(&self, opened: &Opened) -> u64 {
        let info = http(self.addr, "GET", &format!("/api/tables/{}", opened.id), "", b"").await.json();
        info["entries"].as_u64().unwrap()
    }
}

impl Drop for Killable {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn a_server_killed_between_moves_has_every_acknowledged_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Killable::start(folder.path());
    let wish = json!({ "game": "courier", "options": { "rounds": 4 },
        "seats": [{ "kind": "me", "name": "Ada" }, { "kind": "hot", "name": "Bo" }, { "kind": "bot", "level": "random" }] });
    let body = wish.to_string();
    let answer = http(server.addr, "POST", "/api/tables", "", body.as_bytes()).await.json();
    let tokens = (0..2).map(|seat| answer["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
    let opened = Opened { id: answer["id"].as_str().unwrap().to_owned(), tokens };
    let mut screen = Client::join(server.addr, &opened, &[0, 1]).await;
    screen.ready(0).await;
    screen.ready(1).await;
    screen.until_running().await;

    let mut killed = 0;
    let mut acknowledged: Vec<Value> = Vec::new();
    while !screen.over() {
        let moves = 1 + killed % 4;
        for _ in 0..moves {
            if !screen.pick_anything().await && !screen.over() {
                screen.receive().await;
            }
        }
        let acks = screen.received.iter().filter(|message| message["type"] == "ack" && !message["entry"].is_null());
        acknowledged.extend(acks.cloned());
        let known = screen.states.values().filter_map(|state| state["play"]["entry"].as_u64()).max().unwrap();
        server.kill();
        killed += 1;

        server = Killable::start(folder.path());
        let info = http(server.addr, "GET", &format!("/api/tables/{}", opened.id), "", b"").await.json();
        let entries = info["entries"].as_u64().unwrap();
        assert!(entries > known, "the seats had seen entry {known}, the server has {entries} entries");
        for ack in &acknowledged {
            assert!(ack["entry"].as_u64().unwrap() < entries, "{ack} is lost: there are {entries} entries");
        }
        screen = connect(server.addr, &opened.id, &[]).await.unwrap();
        screen.hello(&opened, &[0, 1], 0).await;
        while !screen.over() && !anybody_asked(&screen) {
            screen.receive().await;
        }
        assert!(killed < 500, "the game does not end");
    }
    assert!(killed >= 3 && acknowledged.len() >= 6, "{killed} kills, {} moves", acknowledged.len());
    let record = http(server.addr, "GET", &format!("/api/tables/{}/record.json", opened.id), "", b"").await;
    let record = staffetta_kernel::Record::read(&record.body).unwrap();
    let table =
        staffetta_kernel::Table::<crate::specimen::Courier>::replay(&record, staffetta_kernel::Mode::Verify, None);
    table.unwrap();
}

/// Is one of the screen's seats to move?
fn anybody_asked(screen: &Client) -> bool {
    screen.states.values().any(|state| !crate::client::offers(&state["play"]).is_empty())
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_that_is_terminated_says_goodbye_and_ends_well() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Killable::start(folder.path());
    let opened = server.open(json!(vec![json!({ "kind": "hot", "name": "Ada" }); 2])).await;
    let mut screen = Client::join(server.addr, &opened, &[0, 1]).await;
    let told = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
    assert!(told.success());
    let goodbye = screen.until(|message| !message["closed"].is_null()).await;
    assert_eq!(goodbye["reason"], "server-stopping");
    assert!(server.child.wait().unwrap().success());
}
