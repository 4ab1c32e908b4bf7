//! The data folder: used by one server at a time, readable by its owner only, and watched.

use serde_json::json;
use sqlx::Connection;
use staffetta_server::Server;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::crash::Killable;
use crate::test_server::{TestServer, config};

#[tokio::test]
async fn a_data_folder_is_used_by_one_server_at_a_time() {
    let server = TestServer::start().await;
    let error = Server::bind(config(server.folder.path())).await.unwrap_err();
    assert_eq!(error.code(), "data-in-use");
    assert!(error.to_string().contains("another server"), "{error}");
    // When the first has stopped, or was killed, the folder is free.
    let folder = server.stop().await;
    let mut killed = Killable::start(folder.path());
    assert_eq!(Server::bind(config(folder.path())).await.unwrap_err().code(), "data-in-use");
    killed.kill();
    let server = TestServer::in_folder(folder, |_| {}).await;
    assert_eq!(server.get("/api/games").await.status, 200);
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_readable_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/data");
    let server = Server::bind(config(&data)).await.unwrap();
    assert_eq!(mode(&data), 0o700);
    for name in ["staffetta.db", "staffetta.db-wal", "staffetta.db-shm", "staffetta.lock"] {
        assert_eq!(mode(&data.join(name)), 0o600, "{name}");
    }
    drop(server);
    // A file that an older program made for all to read is taken away from them.
    let server = TestServer::start().await;
    server.seated(2).await;
    let folder = server.stop().await;
    let file = folder.path().join("staffetta.db");
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    let server = TestServer::in_folder(folder, |_| {}).await;
    server.seated(2).await;
    assert_eq!(mode(&file), 0o600);
    assert_eq!(mode(&server.folder.path().join("staffetta.db-wal")), 0o600);
}

#[tokio::test]
async fn an_empty_database_is_not_silently_begun_anew() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("staffetta.db"), "").unwrap();
    let error = Server::bind(config(folder.path())).await.unwrap_err();
    assert_eq!(error.code(), "corrupt-database");
    assert!(error.to_string().contains("empty"), "{error}");
    assert_eq!(std::fs::metadata(folder.path().join("staffetta.db")).unwrap().len(), 0, "it is left as it is");
    // What a server left that was killed while it began is no hindrance.
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("staffetta.db.new"), "half a databa").unwrap();
    assert!(Server::bind(config(folder.path())).await.is_ok());
    // A log of changes without its database is not thrown away.
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("staffetta.db-wal"), "changes").unwrap();
    assert_eq!(Server::bind(config(folder.path())).await.unwrap_err().code(), "corrupt-database");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_folder_that_cannot_be_written_is_said_to_be_so() {
    // Not even the superuser makes files here.
    let error = Server::bind(config(Path::new("/sys/kernel"))).await.unwrap_err();
    assert_eq!(error.code(), "data-folder");
}

async fn database(folder: &Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("staffetta.db"));
    sqlx::SqliteConnection::connect_with(&options).await.unwrap()
}

#[tokio::test]
async fn a_row_that_holds_something_else_is_said_to_be_damaged() {
    let server = TestServer::start().await;
    let (opened, _clients) = server.seated(2).await;
    let folder = server.stop().await;
    let mut spoiled = database(folder.path()).await;
    let spoil = sqlx::query("INSERT INTO intents (table_id, seat, body) VALUES ($1, 300, '{}')").bind(&opened.id);
    spoil.execute(&mut spoiled).await.unwrap();
    spoiled.close().await.unwrap();
    let server = TestServer::in_folder(folder, |_| {}).await;
    let answer = server.get(&format!("/api/tables/{}", opened.id)).await;
    assert_eq!((answer.status, answer.code().as_str()), (500, "corrupt-row"), "{}", answer.text());
}

#[tokio::test]
async fn nobody_can_connect_before_the_server_can_answer() {
    let folder = TestServer::start().await.stop().await;
    let mut busy = database(folder.path()).await;
    for lock in ["PRAGMA locking_mode = EXCLUSIVE", "BEGIN EXCLUSIVE"] {
        sqlx::query(lock).execute(&mut busy).await.unwrap();
    }
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut config = config(folder.path());
    config.addr = port;
    let meanwhile = async {
        tokio::time::sleep(Duration::from_millis(400)).await;
        let connected = tokio::net::TcpStream::connect(port).await;
        assert!(connected.is_err(), "the server takes connections that it cannot answer");
        busy.close().await.unwrap();
    };
    let (server, ()) = tokio::join!(Server::bind(config), meanwhile);
    let server = server.unwrap();
    assert!(tokio::net::TcpStream::connect(server.addr()).await.is_ok());
}

#[tokio::test]
async fn a_log_that_is_deleted_under_the_server_is_noticed_and_nothing_acknowledged_is_lost() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    assert_eq!(clients[0].pick(0, &["pledge"]).await["entry"], 1);
    std::fs::remove_file(server.folder.path().join("staffetta.db-wal")).unwrap();
    let question = clients[1].play(1)["question"].clone();
    clients[1].send(json!({ "type": "pick", "seat": 1, "question": question, "picks": ["pledge"] })).await;
    // It is answered with the error, or with the goodbye of a server that stops; never with an acknowledgement.
    let known = clients[1].received.len();
    while clients[1].try_receive().await.is_some_and(|message| message["closed"].is_null()) {}
    assert!(clients[1].received[known..].iter().all(|message| message["type"] != "ack"));
    let (error, folder) = server.ended().await;
    assert_eq!(error.code(), "database-vanished");
    let server = TestServer::in_folder(folder, |_| {}).await;
    let mut again = Client::join(server.addr, &opened, &[0, 1]).await;
    assert!(again.play(0)["entry"].as_u64() >= Some(1), "an acknowledged entry is lost");
    assert_eq!(again.ask(json!({ "type": "talk", "seat": 0, "text": "still here" })).await["type"], "ack");
}

#[tokio::test]
async fn a_database_that_is_deleted_under_an_idle_server_is_noticed() {
    let server = TestServer::start().await;
    std::fs::remove_file(server.folder.path().join("staffetta.db")).unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(10), server.ended()).await.expect("it is noticed");
    assert_eq!(ended.0.code(), "database-vanished");
}

#[cfg(unix)]
#[tokio::test]
async fn a_terminated_server_ends_within_two_seconds_and_leaves_no_log_behind() {
    for _ in 0..5 {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Killable::start(folder.path());
        let opened = server.open(json!(vec![json!({ "kind": "hot", "name": "Ada" }); 2])).await;
        // Readers of many tables, a client that never finishes its request, and sockets.
        let mut sockets = Vec::new();
        for _ in 0..5 {
            let other = server.open(json!(vec![json!({ "kind": "hot", "name": "Bo" }); 2])).await;
            sockets.push(Client::join(server.addr, &other, &[0, 1]).await);
        }
        let mut screen = Client::join(server.addr, &opened, &[0, 1]).await;
        let half = tokio::net::TcpStream::connect(server.addr).await.unwrap();
        half.try_write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{").unwrap();
        screen.ready(0).await;
        screen.send(json!({ "type": "talk", "seat": 0, "text": "on the way" })).await;
        let begun = Instant::now();
        assert!(server.terminate().success());
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
        let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
        assert!(!left.iter().any(|name| name.to_string_lossy().ends_with("-wal")), "{left:?}");
    }
}
