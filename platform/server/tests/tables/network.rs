//! What a connection may cost: delay, time and memory.

use serde_json::json;
use std::time::{Duration, Instant};

use crate::test_server::TestServer;

#[tokio::test]
async fn a_state_follows_its_acknowledgement_at_once() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    let mut delays = Vec::new();
    for _ in 0..15 {
        let answer = clients[0].ask(json!({ "type": "forget", "seat": 0 })).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let acknowledged = Instant::now();
        clients[0].until(|message| message["type"] == "state").await;
        delays.push(acknowledged.elapsed());
    }
    // Without TCP_NODELAY the second message waits about 40 ms for the other side's delayed confirmation.
    delays.sort();
    assert!(delays[7] < Duration::from_millis(20), "{delays:?}");
}

/// How a connection that sends this, and then what `drip` says every 50 ms, is ended: the answer, and after how long.
async fn held_open(server: &TestServer, head: &str, drip: &str) -> (String, Duration) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let (mut read, mut write) = tokio::net::TcpStream::connect(server.addr).await.unwrap().into_split();
    let begun = Instant::now();
    write.write_all(head.as_bytes()).await.unwrap();
    let drip = drip.to_owned();
    let dripping = tokio::spawn(async move {
        while write.write_all(drip.as_bytes()).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    let mut answer = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(8), read.read_to_end(&mut answer)).await;
    dripping.abort();
    assert!(ended.is_ok(), "still connected after {:?}: {head:?}", begun.elapsed());
    (String::from_utf8_lossy(&answer).into_owned(), begun.elapsed())
}

#[tokio::test]
async fn connections_that_do_not_ask_are_closed() {
    let server = TestServer::with(|config| {
        config.header_timeout = Duration::from_millis(500);
        config.body_timeout = Duration::from_millis(500);
    })
    .await;
    let post = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{";
    let whole = "GET /api/games/courier HTTP/1.1\r\nHost: x\r\n\r\n";
    let (silent, half, dripped_head, body, dripped_body, idle) = tokio::join!(
        held_open(&server, "", ""),
        held_open(&server, "GET /api/games HTTP/1.1\r\nHo", ""),
        held_open(&server, "GET /api/games HTTP/1.1\r\nX: ", "x"),
        held_open(&server, post, ""),
        held_open(&server, post, " "),
        held_open(&server, whole, ""),
    );
    assert_eq!(silent.0, "");
    for (name, (answer, _)) in [("half a head", half), ("a dripping head", dripped_head)] {
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{name}: {answer}");
    }
    for (name, (answer, _)) in [("no body", body), ("a dripping body", dripped_body)] {
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too-slow"), "{name}: {answer}");
    }
    assert!(idle.0.starts_with("HTTP/1.1 200") && idle.1 >= Duration::from_millis(400), "{idle:?}");
}

#[tokio::test]
async fn all_addresses_together_hold_only_so_many_connections() {
    use tokio::io::AsyncReadExt;
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.connections = 5;
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(tokio::net::TcpStream::connect(server.addr).await.unwrap());
    }
    let mut answer = String::new();
    let mut sixth = tokio::net::TcpStream::connect(server.addr).await.unwrap();
    tokio::time::timeout(Duration::from_secs(5), sixth.read_to_string(&mut answer)).await.unwrap().unwrap();
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("too-many-connections"), "{answer}");
    // A place that is given up can be had.
    held.clear();
    let mut tries = 0;
    while server.get("/api/games").await.status != 200 {
        tries += 1;
        assert!(tries < 1000, "the places were not given back");
    }
}

#[tokio::test]
async fn a_client_that_does_not_read_its_answers_is_disconnected() {
    use tokio::io::AsyncWriteExt;
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.connections = 1;
        config.stall_timeout = Duration::from_millis(500);
        config.header_timeout = Duration::from_secs(600);
    })
    .await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.addr).await.unwrap();
    // More answers than the system keeps for a reader who is not there: the server must not wait for ever.
    let asked = "GET /api/games/courier/rules HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20_000);
    let asking = tokio::spawn(async move {
        let _ = stream.write_all(asked.as_bytes()).await;
        std::future::pending::<()>().await;
    });
    let begun = Instant::now();
    while server.get("/api/games").await.status != 200 {
        assert!(begun.elapsed() < Duration::from_secs(60), "the server still waits");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    asking.abort();
}

#[tokio::test]
async fn a_standing_order_is_of_bounded_size() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    for order in [
        json!({ "reply": "pass", "until": { "kind": "x".repeat(2100) } }),
        json!({ "reply": { "own": "x".repeat(60_000) }, "until": "turn" }),
        json!({ "reply": { "picks": vec!["advance"; 300] }, "until": "turn" }),
    ] {
        let answer = clients[0].ask(json!({ "type": "order", "seat": 0, "order": order })).await;
        assert_eq!(answer["code"], "bad-order", "{answer}");
    }
}

/// What a process has in memory.
#[cfg(target_os = "linux")]
fn resident_bytes(process: u32) -> usize {
    let pages = std::fs::read_to_string(format!("/proc/{process}/statm")).unwrap();
    pages.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_idle_socket_costs_at_most_16_kib() {
    use crate::client::Client;
    let folder = tempfile::tempdir().unwrap();
    let server = crate::crash::Killable::start(folder.path());
    let opened = server.open(json!(vec![json!({ "kind": "hot", "name": "Ada" }); 2])).await;
    let mut sockets = Vec::new();
    for _ in 0..40 {
        sockets.push(Client::join(server.addr, &opened, &[]).await);
    }
    let before = resident_bytes(server.process());
    for _ in 0..150 {
        sockets.push(Client::join(server.addr, &opened, &[]).await);
    }
    let each = (resident_bytes(server.process()) - before) / 150;
    println!("{each} bytes a socket");
    assert!(each <= 16 * 1024, "{each} bytes a socket");
}
