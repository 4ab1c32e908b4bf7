//! What whoever runs the server may ask it.

use serde_json::json;

use crate::client::Client;
use crate::test_server::{TestServer, http};

#[tokio::test]
async fn health_readiness_and_version_are_told() {
    let server = TestServer::start().await;
    for (path, says) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.text().as_str()), (200, says), "{path}");
        assert!(answer.header("content-type").unwrap().starts_with("text/plain"));
    }
    let version = server.get("/version").await.json();
    assert_eq!(version["version"], env!("CARGO_PKG_VERSION"));
    assert!(version["games"]["courier"].is_number(), "{version}");
}

/// The value of a figure.
fn figure(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is not in:\n{text}")).parse().unwrap()
}

#[tokio::test]
async fn the_figures_tell_what_the_server_does() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    clients[0].pick(0, &["pledge"]).await;
    let opened = server.open(json!(vec![json!({ "kind": "bot", "level": "random" }); 3])).await;
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    while !crowd.over() {
        crowd.receive().await;
    }
    server.get("/no/such.file").await;
    let answer = server.get("/metrics").await;
    assert_eq!(answer.status, 200);
    let text = answer.text();
    assert_eq!(figure(&text, "staffetta_tables"), 2.0);
    assert_eq!(figure(&text, "staffetta_sockets"), 3.0);
    assert_eq!(figure(&text, "staffetta_bots_waiting"), 0.0);
    // Two who were ready and one who picked.
    assert_eq!(figure(&text, "staffetta_acknowledgement_seconds_count"), 3.0);
    assert!(figure(&text, "staffetta_bot_answer_seconds_count") >= 3.0);
    assert!(figure(&text, "staffetta_store_commits_total") >= 5.0);
    assert!(figure(&text, "staffetta_store_writes_total") >= figure(&text, "staffetta_store_commits_total"));
    assert_eq!(figure(&text, "staffetta_store_failures_total"), 0.0);
    assert!(figure(&text, "staffetta_store_commit_seconds_total") > 0.0);
    let opened = r#"staffetta_requests_total{method="POST",route="/api/tables",status="201"}"#;
    assert_eq!(figure(&text, opened), 2.0);
    let missing = r#"staffetta_requests_total{method="GET",route="page",status="404"}"#;
    assert_eq!(figure(&text, missing), 1.0);
}

#[tokio::test]
async fn the_figures_are_shown_to_this_machine_only() {
    let server = TestServer::with(|config| config.behind_proxy = true).await;
    let foreign = http(server.addr, "GET", "/metrics", "X-Forwarded-For: 203.0.113.9\r\n", b"").await;
    assert_eq!((foreign.status, foreign.code().as_str()), (403, "not-local"));
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.metrics_for_all = true;
    })
    .await;
    assert_eq!(http(server.addr, "GET", "/metrics", "X-Forwarded-For: 203.0.113.9\r\n", b"").await.status, 200);
}
