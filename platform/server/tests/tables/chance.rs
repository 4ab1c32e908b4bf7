//! The page that derives every roll again is held to the engine's own numbers by a file that both read.

use serde_json::{Value, json};
use staffetta_kernel::{Rng, Seed, fair};
use std::collections::BTreeMap;
use std::path::Path;

use crate::test_server::{TestServer, http};

fn seeds() -> Vec<Value> {
    let cases: [(&str, &[&str]); 4] =
        [("secret", &[]), ("secret", &["ab", "c"]), ("secret", &["a", "bc"]), ("geheim ✓", &["", "Živijo", "1:x\n"])];
    let seed = |(secret, added): &(&str, &[&str])| {
        let added: Vec<String> = added.iter().map(|added| (*added).to_owned()).collect();
        let seed = fair::seed(secret, &added).to_hex();
        json!({ "secret": secret, "contributions": added, "commitment": fair::commitment(secret), "seed": seed })
    };
    cases.iter().map(seed).collect()
}

fn stream(seed: Seed, entry: u32) -> Value {
    let mut stream = seed.stream(entry);
    // More words than a block has, so that the next block is one of them.
    let words: Vec<u32> = (0..40).map(|_| stream.word()).collect();
    let sides = [1, 2, 3, 6, 10, 12, 52, 1000, 3_000_000_000, u32::MAX];
    let numbers: Vec<u32> = sides.iter().map(|&sides| stream.below(sides)).collect();
    let mut order: Vec<u32> = (0..54).collect();
    stream.shuffle(&mut order);
    json!({ "seed": seed.to_hex(), "entry": entry, "words": words, "sides": sides, "numbers": numbers, "order": order })
}

#[test]
fn the_page_draws_what_the_engine_draws() {
    let streams = [stream(Seed([7; 32]), 3), stream(Seed::plain(1944), 0), stream(Seed::plain(1), 123_456)];
    let golden = json!({ "seeds": seeds(), "streams": streams });
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/tests/unit/chance.json");
    if std::env::var_os("STAFFETTA_WRITE").is_some() {
        std::fs::write(&file, serde_json::to_string(&golden).unwrap() + "\n").unwrap();
    }
    let kept: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    assert!(kept == golden, "chance.json is not what the engine draws: write it anew with STAFFETTA_WRITE=1");
}

/// What each entry of a record asked of chance, as the page is told once somebody has brought it.
async fn asked_in(server: &TestServer, record: &[u8]) -> Value {
    let brought = http(server.addr, "POST", "/api/records", "Content-Type: application/json\r\n", record).await;
    assert_eq!(brought.status, 201, "{}", brought.text());
    let chance = server.get(&format!("/api/tables/{}/chance", brought.json()["id"].as_str().unwrap())).await;
    assert_eq!(chance.status, 200, "{}", chance.text());
    chance.json()
}

#[tokio::test]
async fn the_page_is_told_what_was_asked_for_everything_that_came() {
    let server = TestServer::with(|config| config.games = staffetta_registry::all()).await;
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/first-release/records");
    let mut told = BTreeMap::new();
    for name in ["banditen-bots.json", "repubblica-bots.json", "resistance-bots.json"] {
        let record = std::fs::read(records.join(name)).unwrap();
        let asked = asked_in(&server, &record).await;
        let record: Value = serde_json::from_slice(&record).unwrap();
        let fell = |entry: &Value| entry["fell"].as_array().map_or(0, Vec::len);
        let came: Vec<(Value, usize)> =
            record["entries"].as_array().unwrap().iter().map(|entry| (entry["number"].clone(), fell(entry))).collect();
        let came: Vec<_> = came.into_iter().filter(|(_, count)| *count > 0).collect();
        let known = asked.as_array().unwrap().iter();
        let known: Vec<_> =
            known.map(|entry| (entry["entry"].clone(), entry["asked"].as_array().unwrap().len())).collect();
        assert_eq!(known, came, "{name}");
        told.insert(name, asked);
    }
    // The page's own test derives what came from these.
    let told = json!(told);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/tests/unit/asked.json");
    if std::env::var_os("STAFFETTA_WRITE").is_some() {
        std::fs::write(&file, serde_json::to_string(&told).unwrap() + "\n").unwrap();
    }
    let kept: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    assert!(kept == told, "asked.json is not what the engine asked: write it anew with STAFFETTA_WRITE=1");
}
