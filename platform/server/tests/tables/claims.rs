//! Taking a seat, and taking it again because the answer was lost.

use serde_json::{Value, json};
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::test_server::{Opened, TestServer, http};

const OWN: &str = "8d0b7f3a61c2e94d5f0812a7b6c3d9e4";

/// A table with one seat for a friend: where to claim it, and its invitation.
async fn invited(server: &TestServer) -> (String, String, Value) {
    let wish = json!({ "game": "courier", "seats": [{ "kind": "me", "name": "Ada" }, { "kind": "friend" }] });
    let opened = server.post("/api/tables", &wish).await.json();
    let id = opened["id"].as_str().unwrap().to_owned();
    (format!("/api/tables/{id}/seats/1/claim"), id, opened["seats"][1]["invitation"].clone())
}

#[tokio::test]
async fn a_claim_that_is_sent_again_under_its_own_token_is_answered_again() {
    let server = TestServer::start().await;
    let (path, id, invitation) = invited(&server).await;
    let claim = json!({ "name": "Bo", "invitation": invitation, "token": OWN });
    for _ in 0..2 {
        let answer = server.post(&path, &claim).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        assert_eq!(answer.json(), json!({ "seat": 1, "token": OWN }));
    }
    // The same after a restart, and the seat is held with that token.
    let server = server.restart().await;
    assert_eq!(server.post(&path, &claim).await.status, 200);
    let mut bo = crate::client::connect(server.addr, &id, &[]).await.unwrap();
    bo.ask(json!({ "type": "hello", "tokens": [OWN] })).await;
    bo.until(|message| message["type"] == "state" && message["seat"] == 1).await;
}

#[tokio::test]
async fn a_seat_that_is_taken_stays_with_its_holder() {
    let server = TestServer::start().await;
    let (path, id, invitation) = invited(&server).await;
    let claim = |name: &str, token: &str| json!({ "name": name, "invitation": invitation, "token": token });
    assert_eq!(server.post(&path, &claim("Bo", OWN)).await.status, 200);
    let other = server.post(&path, &claim("Cy", &OWN.replace('8', "9"))).await;
    assert_eq!((other.status, other.code().as_str()), (409, "seat-taken"));
    let without = server.post(&path, &json!({ "name": "Cy", "invitation": invitation })).await;
    assert_eq!(without.code(), "seat-taken");
    let forged = json!({ "name": "Cy", "invitation": "guessed", "token": OWN });
    assert_eq!(server.post(&path, &forged).await.code(), "wrong-invitation");
    let info = server.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(info["seats"][1]["name"], "Bo");
}

#[tokio::test]
async fn a_token_that_could_be_guessed_takes_no_seat() {
    let server = TestServer::start().await;
    let (path, _, invitation) = invited(&server).await;
    for token in ["", "short", &"x".repeat(65), "not only letters and digits, sorry"] {
        let answer = server.post(&path, &json!({ "name": "Bo", "invitation": invitation, "token": token })).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-token"), "{token}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_bad_claims_take_no_seat_and_slow_nobody_down() {
    let server = TestServer::start().await;
    let (path, id, invitation) = invited(&server).await;
    let (_, other, _) = invited(&server).await;
    let mut crowd = Client::join(server.addr, &Opened { id: other, tokens: Vec::new() }, &[]).await;
    let addr = server.addr;
    let claiming: Vec<_> = (0..8)
        .map(|who| {
            let path = path.clone();
            tokio::spawn(async move {
                for number in 0..1250 {
                    let claim = json!({ "name": "Eve", "invitation": format!("{who:032}{number:032}"), "token": OWN });
                    let header = "Content-Type: application/json\r\n";
                    let refused = http(addr, "POST", &path, header, claim.to_string().as_bytes()).await;
                    assert_eq!((refused.status, refused.code().as_str()), (403, "wrong-invitation"));
                }
            })
        })
        .collect();
    let mut waited = Vec::new();
    while !claiming.iter().all(|claiming| claiming.is_finished()) {
        let begun = Instant::now();
        crowd.ask(json!({ "type": "talk", "text": "" })).await;
        waited.push(begun.elapsed());
    }
    for claiming in claiming {
        claiming.await.unwrap();
    }
    waited.sort_unstable();
    let usually = waited[waited.len() * 9 / 10];
    println!("meanwhile others waited {usually:?} in nine of ten of {} requests", waited.len());
    assert!(usually < Duration::from_millis(200), "others waited {usually:?}");
    let info = server.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!((&info["seats"][1]["taken"], &info["seats"][1]["name"]), (&json!(false), &Value::Null));
    assert_eq!(server.post(&path, &json!({ "name": "Bo", "invitation": invitation, "token": OWN })).await.status, 200);
}
