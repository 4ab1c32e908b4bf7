//! Nodes that are restarted, killed, and lose their database in the middle of games: no acknowledged move is lost, none is
//! made twice.

use serde_json::{Value, json};
use staffetta_kernel::{FastRng, Mode, Record, Rng, Table};
use staffetta_test_postgres::Postgres;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::task::JoinHandle;

use crate::client::{Client, connect, offers};
use crate::crash::Killable;
use crate::specimen::Courier;
use crate::test_server::{Opened, http, use_postgres};

/// Three nodes in processes of their own.
struct Nodes {
    postgres: Postgres,
    folder: TempDir,
    url: String,
    nodes: Vec<Killable>,
    addrs: Arc<Mutex<Vec<SocketAddr>>>,
}

impl Nodes {
    fn start() -> Self {
        let (postgres, folder) = (Postgres::start(), tempfile::tempdir().unwrap());
        let url = use_postgres(folder.path(), &postgres);
        let nodes: Vec<Killable> = (0..3).map(|_| Killable::start(folder.path())).collect();
        let addrs = Arc::new(Mutex::new(nodes.iter().map(|node| node.addr).collect()));
        Self { postgres, folder, url, nodes, addrs }
    }

    /// Puts a new node in the place of one that has ended.
    fn replace(&mut self, at: usize) {
        self.nodes[at] = Killable::start(self.folder.path());
        self.addrs.lock().unwrap()[at] = self.nodes[at].addr;
    }

    /// Opens a table of two people and a bot; each person plays at whatever node answers.
    async fn open_table(&self, number: usize) -> (Opened, [JoinHandle<Vec<Acknowledged>>; 2]) {
        let seats = json!([{ "kind": "hot", "name": "Ada" }, { "kind": "hot", "name": "Bo" }, { "kind": "bot", "level": "random" }]);
        let wish = json!({ "game": "courier", "options": { "rounds": 4 }, "seats": seats }).to_string();
        let answer = http(self.nodes[number % 3].addr, "POST", "/api/tables", "", wish.as_bytes()).await.json();
        let tokens = (0..2).map(|seat| answer["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
        let opened = Opened { id: answer["id"].as_str().unwrap().to_owned(), tokens };
        let player = |seat: usize| {
            let roamer = Roamer {
                addrs: self.addrs.clone(),
                opened: opened.clone(),
                seat,
                rng: FastRng::new((number * 2 + seat) as u64 + 1),
                unanswered: None,
                sent: 0,
                acknowledged: Vec::new(),
            };
            tokio::spawn(roamer.play())
        };
        let players = [player(0), player(1)];
        (opened, players)
    }

    /// Everything that was acknowledged is in the record under its number and token, and no token is there twice.
    async fn check(&self, opened: &Opened, acknowledged: &[Acknowledged]) {
        let addr = self.nodes[0].addr;
        let record = http(addr, "GET", &format!("/api/tables/{}/record.json", opened.id), "", b"").await;
        let record = Record::read(&record.body).unwrap();
        Table::<Courier>::replay(&record, Mode::Verify, None).unwrap();
        let rows = self.postgres.sql(
            self.url.rsplit('/').next().unwrap(),
            &format!("SELECT number, token FROM entries WHERE table_id = '{}' AND token IS NOT NULL", opened.id),
        );
        let rows: Vec<(u64, &str)> = rows
            .lines()
            .map(|row| row.split_once('|').unwrap())
            .map(|(number, token)| (number.parse().unwrap(), token))
            .collect();
        for (token, entry) in acknowledged {
            let stored: Vec<u64> = rows.iter().filter(|(_, known)| known == token).map(|(number, _)| *number).collect();
            assert_eq!(stored, [*entry], "what was acknowledged under {token}");
        }
        let mut tokens: Vec<&str> = rows.iter().map(|(_, token)| *token).collect();
        tokens.sort_unstable();
        let count = tokens.len();
        tokens.dedup();
        assert_eq!(tokens.len(), count, "a request was done twice");
    }
}

/// The token and the entry of a move.
type Acknowledged = (String, u64);

/// A player who goes to another node whenever one does not answer, and sends again what was not acknowledged.
struct Roamer {
    addrs: Arc<Mutex<Vec<SocketAddr>>>,
    opened: Opened,
    seat: usize,
    rng: FastRng,
    unanswered: Option<Value>,
    sent: usize,
    acknowledged: Vec<Acknowledged>,
}

impl Roamer {
    async fn play(mut self) -> Vec<Acknowledged> {
        for _ in 0..2000 {
            if let Some(mut client) = self.connect().await
                && self.play_at(&mut client).await.is_some()
            {
                return self.acknowledged;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the game of {} does not end", self.opened.id);
    }

    async fn connect(&mut self) -> Option<Client> {
        let addr = {
            let addrs = self.addrs.lock().unwrap();
            addrs[self.rng.below(addrs.len() as u32) as usize]
        };
        let mut client = connect(addr, &self.opened.id, &[]).await.ok()?;
        let hello = json!({ "type": "hello", "tokens": [self.opened.tokens[self.seat]], "token": "hello" });
        if !client.try_send_text(&hello.to_string()).await {
            return None;
        }
        while client.states.is_empty() {
            client.try_receive().await.filter(|message| message["closed"].is_null())?;
        }
        Some(client)
    }

    /// Plays until the game is over; nothing if the node has gone.
    async fn play_at(&mut self, client: &mut Client) -> Option<()> {
        if let Some(again) = &self.unanswered
            && !client.try_send_text(&again.to_string()).await
        {
            return None;
        }
        loop {
            if client.over() {
                return Some(());
            }
            if self.unanswered.is_none()
                && let Some(request) = self.next_request(client)
            {
                let text = request.to_string();
                self.unanswered = Some(request);
                if !client.try_send_text(&text).await {
                    return None;
                }
            }
            let message = client.try_receive().await.filter(|message| message["closed"].is_null())?;
            let Some(request) = &self.unanswered else { continue };
            if message["token"] != request["token"] {
                continue;
            }
            match message["type"].as_str() {
                Some("ack") => {
                    if let Some(entry) = message["entry"].as_u64() {
                        self.acknowledged.push((message["token"].as_str().unwrap().to_owned(), entry));
                    }
                }
                Some("refused") => {}
                // It could not be stored, or not be known whether it was: to be sent again.
                _ => return None,
            }
            self.unanswered = None;
        }
    }

    fn next_request(&mut self, client: &Client) -> Option<Value> {
        let state = client.state(self.seat);
        self.sent += 1;
        let token = format!("{} {} {}", self.opened.id, self.seat, self.sent);
        if state["status"] == "open" {
            let ready = state["seats"][self.seat]["ready"] == true;
            let contribution = format!("dice of {}", self.seat);
            return (!ready)
                .then(|| json!({ "type": "ready", "seat": self.seat, "contribution": contribution, "token": token }));
        }
        let play = &state["play"];
        let offers = offers(play);
        if play["answered"] == true || offers.is_empty() {
            return None;
        }
        let pick = &offers[self.rng.below(offers.len() as u32) as usize];
        let question = &play["question"];
        Some(json!({ "type": "pick", "seat": self.seat, "question": question, "picks": [pick], "token": token }))
    }
}

/// Plays tables, several at a time, while something happens to the nodes, and checks every one of them.
async fn tables_survive(happening: impl AsyncFnOnce(&mut Nodes)) -> usize {
    let mut nodes = Nodes::start();
    let mut tables = Vec::new();
    for number in 0..8 {
        tables.push(nodes.open_table(number).await);
    }
    happening(&mut nodes).await;
    let mut moves = 0;
    for (opened, players) in tables {
        let mut acknowledged = Vec::new();
        for player in players {
            acknowledged.extend(player.await.unwrap());
        }
        moves += acknowledged.len();
        nodes.check(&opened, &acknowledged).await;
    }
    moves
}

/// How often a node is killed: a few times, unless somebody wants to know it better.
fn kills() -> usize {
    std::env::var("STAFFETTA_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(6)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_are_restarted_one_by_one_lose_no_move() {
    let moves = tables_survive(async |nodes| {
        for at in 0..3 {
            tokio::time::sleep(Duration::from_millis(150)).await;
            assert!(nodes.nodes[at].terminate().success());
            nodes.replace(at);
        }
    });
    assert!(moves.await > 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_and_a_database_that_are_killed_lose_no_acknowledged_move() {
    let (mut lost, mut moves) = (0, 0);
    while lost < kills() {
        let round = kills().min(6);
        moves += tables_survive(async |nodes| {
            for kill in 0..round {
                tokio::time::sleep(Duration::from_millis(120)).await;
                nodes.nodes[kill % 3].kill();
                if kill == round / 2 {
                    nodes.postgres.crash_and_restart();
                }
                nodes.replace(kill % 3);
            }
        })
        .await;
        lost += round;
    }
    println!("{lost} kills, {moves} acknowledged moves, none lost, none doubled");
    assert!(moves > 50);
}
