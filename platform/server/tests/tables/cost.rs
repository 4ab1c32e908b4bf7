//! What a move costs the server does not grow with the game.
#![cfg(unix)]

use rustix::time::{ClockId, clock_gettime};
use serde_json::json;
use std::time::Duration;

use crate::client::Client;
use crate::test_server::TestServer;

/// The processor time of this thread, on which rooms, requests and the client run.
fn cpu_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).expect("a time")
}

/// Ada makes a move that she can take back, and everybody is shown it. What that costs.
async fn pledge(ada: &mut Client) -> Duration {
    let begun = cpu_time();
    let entry = ada.pick(0, &["pledge"]).await["entry"].clone();
    ada.until(|message| message["play"]["entry"] == entry).await;
    cpu_time() - begun
}

async fn take_back(ada: &mut Client) {
    let entry = ada.ask(json!({ "type": "undo", "seat": 0 })).await["entry"].clone();
    ada.until(|message| message["play"]["entry"] == entry).await;
}

/// The least cost of a move from the position as it is, of many.
async fn cost_of_a_move(ada: &mut Client) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..25 {
        least = least.min(pledge(ada).await);
        take_back(ada).await;
    }
    least
}

#[tokio::test]
async fn a_move_costs_the_server_as_much_after_six_hundred_entries_as_after_one_hundred() {
    let server = TestServer::start().await;
    let (early, mut clients_early) = server.seated(2).await;
    let (late, mut clients_late) = server.seated(2).await;
    let (ada, later) = (&mut clients_early[0], &mut clients_late[0]);
    // 250 moves made and taken back: 500 entries more, and the position is the same.
    for moves in 0..300 {
        pledge(later).await;
        take_back(later).await;
        if moves < 50 {
            pledge(ada).await;
            take_back(ada).await;
        }
    }
    // Measured in turn, the least of each counts: another program may take the processor's memory for a while.
    let (mut first, mut second) = (Duration::MAX, Duration::MAX);
    for _ in 0..2 {
        first = first.min(cost_of_a_move(ada).await);
        second = second.min(cost_of_a_move(later).await);
    }
    let ratio = second.as_secs_f64() / first.as_secs_f64();
    println!("{} and {}: {first:?} and {second:?}, ratio {ratio:.3}", early.id, late.id);
    assert!((0.85..1.15).contains(&ratio), "{first:?} after 100 entries, {second:?} after 600: {ratio:.2}");
}
