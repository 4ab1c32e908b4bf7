//! A server for one test, and plain HTTP requests to it.

use serde_json::{Value, json};
use staffetta_server::{Clock, Config, NoticeSettings, ServeError, Server};
use staffetta_test_postgres::Postgres;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::Client;
use crate::specimen::REGISTRY;

/// A server that stops when told.
pub struct TestServer {
    pub addr: SocketAddr,
    pub folder: TempDir,
    /// The server's time of day, which a test sets forward.
    pub clock: Clock,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServeError>>,
}

/// The URL of a new database of PostgreSQL, kept in this folder: all servers that are started there share it.
pub fn use_postgres(folder: &Path, postgres: &Postgres) -> String {
    let url = postgres.new_database();
    std::fs::write(folder.join(URL_FILE), &url).unwrap();
    url
}

const URL_FILE: &str = "postgres-url";

/// The database of the servers in this folder: a file, or with `STAFFETTA_TEST_DATABASE=postgres` one of PostgreSQL's.
fn database(folder: &Path) -> Option<String> {
    if let Ok(url) = std::fs::read_to_string(folder.join(URL_FILE)) {
        return Some(url);
    }
    let wanted = std::env::var("STAFFETTA_TEST_DATABASE").is_ok_and(|database| database == "postgres");
    wanted.then(|| use_postgres(folder, staffetta_test_postgres::shared()))
}

/// Carries out a statement in the database of this folder, behind the back of any server.
pub async fn by_hand(folder: &Path, statement: String) {
    use sqlx::{AssertSqlSafe, Connection};
    match database(folder) {
        Some(url) => {
            let mut database = sqlx::PgConnection::connect(&url).await.unwrap();
            sqlx::query(AssertSqlSafe(statement)).execute(&mut database).await.unwrap();
            database.close().await.unwrap();
        }
        None => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("staffetta.db"));
            let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
            sqlx::query(AssertSqlSafe(statement)).execute(&mut database).await.unwrap();
            database.close().await.unwrap();
        }
    }
}

/// As quick as possible, on any free port.
pub fn config(folder: &Path) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_owned(),
        database: database(folder),
        database_connections: 4,
        games: REGISTRY,
        answer_delay: Duration::ZERO,
        bot_threads: 1,
        tables_per_minute: 1000,
        sign_ins_per_minute: 1000.try_into().unwrap(),
        newcomers_per_minute: 1000.try_into().unwrap(),
        messages_per_second: 10_000.try_into().unwrap(),
        ..Config::default()
    }
}

impl TestServer {
    pub async fn start() -> Self {
        Self::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::in_folder(tempfile::tempdir().unwrap(), change).await
    }

    pub async fn in_folder(folder: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        Self::notifying(folder, change, NoticeSettings::default()).await
    }

    /// The same with other settings of how people are told that a table waits.
    pub async fn notifying(folder: TempDir, change: impl FnOnce(&mut Config), notices: NoticeSettings) -> Self {
        let mut config = config(folder.path());
        change(&mut config);
        let clock = config.clock.clone();
        let server = Server::bind_with(config, notices).await.unwrap();
        let addr = server.addr();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
        Self { addr, folder, clock, stop, running }
    }

    /// Another server on the same data, as it may happen where the file system keeps no locks.
    pub async fn on_data_of(other: &Self) -> Self {
        let data = other.folder.path().to_owned();
        let _ = std::fs::remove_file(data.join("staffetta.lock"));
        let shared = config(&data);
        Self::with(|config| (config.data, config.database) = (shared.data, shared.database)).await
    }

    /// Stops it and hands its data over.
    pub async fn stop(self) -> TempDir {
        drop(self.stop);
        self.running.await.unwrap().unwrap();
        self.folder
    }

    /// Waits until it ends of itself; answers why, and its data.
    pub async fn ended(self) -> (ServeError, TempDir) {
        (self.running.await.unwrap().unwrap_err(), self.folder)
    }

    /// Stops it and starts another on the same data.
    pub async fn restart(self) -> Self {
        self.restart_with(|_| {}).await
    }

    pub async fn restart_with(self, change: impl FnOnce(&mut Config)) -> Self {
        Self::in_folder(self.stop().await, change).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        http(self.addr, "GET", path, "", b"").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        http(self.addr, "POST", path, "Content-Type: application/json\r\n", body.to_string().as_bytes()).await
    }

    /// Opens a table; the seats as the protocol writes them.
    pub async fn open(&self, seats: Value) -> Opened {
        let answer = self.post("/api/tables", &json!({ "game": "courier", "seats": seats })).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let opened = answer.json();
        let mut tokens = Vec::new();
        for seat in opened["seats"].as_array().unwrap() {
            let token = match (seat["token"].as_str(), seat["invitation"].as_str()) {
                (Some(token), _) => token.to_owned(),
                (None, Some(invitation)) => {
                    let path = format!("/api/tables/{}/seats/{}/claim", opened["id"].as_str().unwrap(), seat["seat"]);
                    let name = format!("Friend {}", seat["seat"]);
                    let claimed = self.post(&path, &json!({ "name": name, "invitation": invitation })).await;
                    assert_eq!(claimed.status, 200, "{}", claimed.text());
                    claimed.json()["token"].as_str().unwrap().to_owned()
                }
                (None, None) => String::new(),
            };
            tokens.push(token);
        }
        Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens }
    }

    /// A table of people only, everybody connected and ready: one client a seat.
    pub async fn seated(&self, seats: usize) -> (Opened, Vec<Client>) {
        let mut wish = vec![json!({ "kind": "me", "name": "Ada" })];
        wish.resize(seats, json!({ "kind": "friend" }));
        let opened = self.open(Value::Array(wish)).await;
        let mut clients = Vec::new();
        for seat in 0..seats {
            clients.push(Client::join(self.addr, &opened, &[seat]).await);
        }
        for (seat, client) in clients.iter_mut().enumerate() {
            client.ready(seat).await;
        }
        for client in &mut clients {
            client.until_running().await;
        }
        (opened, clients)
    }
}

/// A table and the tokens of its seats; an empty one for a bot's.
#[derive(Clone)]
pub struct Opened {
    pub id: String,
    pub tokens: Vec<String>,
}

/// What came back.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// The stable word of a refusal.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap().to_owned()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            key.eq_ignore_ascii_case(name).then(|| value.to_owned())
        })
    }
}

/// One request on a connection of its own.
pub async fn http(addr: SocketAddr, method: &str, path: &str, headers: &str, body: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server may answer, and close, before it has read everything.
    let _ = stream.write_all(body).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head, body: bytes[end + 4..].to_vec() }
}
