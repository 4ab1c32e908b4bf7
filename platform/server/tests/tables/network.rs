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
