//! A program at a table: the bot protocol over a WebSocket, played by the example in Python and by its like in Rust.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::test_server::{Opened, TestServer};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub async fn connect(server: &TestServer, table: &str, key: Option<&str>) -> Result<Socket, u16> {
    let mut request = format!("ws://{}/api/tables/{table}/bot", server.addr).into_client_request().unwrap();
    if let Some(key) = key {
        request.headers_mut().insert("authorization", format!("Bearer {key}").parse().unwrap());
    }
    match tokio_tungstenite::connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(other) => panic!("{other}"),
    }
}

/// The next message; nothing when the socket is closed.
async fn hear(socket: &mut Socket) -> Option<Value> {
    loop {
        let message = tokio::time::timeout(Duration::from_secs(20), socket.next()).await.expect("in time")?;
        match message {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

/// Everything that a program with this key is told until the socket is closed.
pub async fn all_that_is_told(server: &TestServer, table: &str, key: &str) -> Vec<Value> {
    let mut socket = connect(server, table, Some(key)).await.unwrap();
    let mut told = Vec::new();
    while let Some(message) = hear(&mut socket).await {
        told.push(message);
    }
    told
}

async fn choose(socket: &mut Socket, action: &str) {
    socket.send(Message::text(json!({ "choose": action }).to_string())).await.unwrap();
}

/// A table of two programs.
async fn table(server: &TestServer) -> Opened {
    server.open(json!([{ "kind": "me", "name": "First" }, { "kind": "friend" }])).await
}

/// Plays as the example does: what is likeliest to succeed, else anything. Answers what was told at the end.
async fn play(mut socket: Socket, mut answer: impl FnMut(&Value) -> String) -> Vec<Value> {
    let mut told = Vec::new();
    while let Some(message) = hear(&mut socket).await {
        if message["do"] == "choose" {
            let choice = answer(&message);
            choose(&mut socket, &choice).await;
        }
        told.push(message);
    }
    told
}

fn first_likeliest(question: &Value) -> String {
    let offers = question["offers"].as_array().unwrap();
    let odds = |offer: &&Value| offer["label"]["odds"].as_f64().unwrap_or(-1.0);
    let best = offers.iter().max_by(|one, other| odds(one).total_cmp(&odds(other))).unwrap();
    best["action"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn two_programs_play_a_game_to_its_end() {
    let server = TestServer::start().await;
    let opened = table(&server).await;
    let mut playing = Vec::new();
    for key in &opened.tokens {
        let socket = connect(&server, &opened.id, Some(key)).await.unwrap();
        playing.push(tokio::spawn(play(socket, first_likeliest)));
    }
    for (seat, playing) in playing.into_iter().enumerate() {
        let told = playing.await.unwrap();
        assert_eq!(told[0], json!({ "do": "begin", "protocol": 1, "game": "courier", "seat": seat }));
        let end = told.last().unwrap();
        assert!(end["do"] == "end" && end["outcome"]["rank"].is_array(), "{end}");
        let asked = told.iter().filter(|message| message["do"] == "choose").count();
        assert!(asked > 3 && told.iter().all(|message| message["do"] != "refused"), "{asked} questions");
    }
    assert_eq!(server.get(&format!("/api/tables/{}", opened.id)).await.json()["status"], "over");
}

#[tokio::test]
async fn what_is_not_offered_is_refused_and_asked_again_and_a_wrong_key_plays_nothing() {
    let server = TestServer::start().await;
    let opened = table(&server).await;
    assert_eq!(connect(&server, &opened.id, None).await.err(), Some(401));
    assert_eq!(connect(&server, "nowhere", Some("key")).await.err(), Some(404));
    let mut stranger = connect(&server, &opened.id, Some("guessed")).await.unwrap();
    assert_eq!(hear(&mut stranger).await.unwrap()["code"], "unknown-seat-token");
    assert_eq!(hear(&mut stranger).await, None, "nothing of the table is told");

    let mut first = connect(&server, &opened.id, Some(&opened.tokens[0])).await.unwrap();
    let other = connect(&server, &opened.id, Some(&opened.tokens[1])).await.unwrap();
    let other = tokio::spawn(play(other, first_likeliest));
    let question = loop {
        let message = hear(&mut first).await.unwrap();
        if message["do"] == "choose" {
            break message;
        }
    };
    for wrong in ["fly away", ""] {
        choose(&mut first, wrong).await;
        assert_eq!(hear(&mut first).await.unwrap()["do"], "refused", "{wrong}");
        assert_eq!(hear(&mut first).await.unwrap(), question, "{wrong}");
    }
    first.send(Message::text("nonsense")).await.unwrap();
    assert_eq!(hear(&mut first).await.unwrap()["code"], "bad-json");
    // Whoever comes again is asked again.
    drop(first);
    let again = connect(&server, &opened.id, Some(&opened.tokens[0])).await.unwrap();
    assert_eq!(play(again, first_likeliest).await.last().unwrap()["do"], "end");
    assert_eq!(other.await.unwrap().last().unwrap()["do"], "end");
}

/// The example in Python, asked line by line.
struct Python(Child, BufReader<std::process::ChildStdout>);

impl Python {
    fn start() -> Option<Self> {
        let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/example_bot.py");
        let mut command = Command::new("python3");
        let mut child = command.arg(example).arg("7").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let output = BufReader::new(child.stdout.take()?);
        Some(Self(child, output))
    }

    fn answer(&mut self, question: &Value) -> String {
        writeln!(self.0.stdin.as_mut().unwrap(), "{question}").unwrap();
        let mut line = String::new();
        self.1.read_line(&mut line).unwrap();
        let said: Value = serde_json::from_str(&line).unwrap();
        said["choose"].as_str().unwrap().to_owned()
    }
}

impl Drop for Python {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        self.0.wait().unwrap();
    }
}

/// Needs Python, which only this example needs: without it the programs above stand for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_in_python_plays_at_a_table_of_a_real_game() {
    let Some(mut python) = Python::start() else {
        eprintln!("python3 is not there: docs/example_bot.py was not played");
        return;
    };
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let wish = json!({ "game": "la-resistance", "seats": [
        { "kind": "me", "name": "Python" }, { "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" },
    ]});
    let opened = server.post("/api/tables", &wish).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    let opened = opened.json();
    let (id, key) = (opened["id"].as_str().unwrap(), opened["seats"][0]["token"].as_str().unwrap());
    let socket = connect(&server, id, Some(key)).await.unwrap();
    let told = play(socket, |question| python.answer(question)).await;
    assert_eq!(told.last().unwrap()["do"], "end");
    assert!(told.iter().all(|message| message["do"] != "refused"));
}
