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

/// The least of these costs and of a few more moves from the position as it is.
async fn least_cost(ada: &mut Client, mut least: Duration) -> Duration {
    for _ in 0..5 {
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
    // Measured in turn, the least of each counts: another program may take the processor's memory for a while. Where the
    // two are apart they are measured for longer, which brings costs that are equal together and no others.
    let (mut first, mut second, mut ratio) = (Duration::MAX, Duration::MAX, 0.0);
    for round in 0..60 {
        first = least_cost(ada, first).await;
        second = least_cost(later, second).await;
        ratio = second.as_secs_f64() / first.as_secs_f64();
        if round >= 10 && (0.9..1.1).contains(&ratio) {
            break;
        }
    }
    println!("{} and {}: {first:?} and {second:?}, ratio {ratio:.3}", early.id, late.id);
    assert!((0.85..1.15).contains(&ratio), "{first:?} after 100 entries, {second:?} after 600: {ratio:.2}");
}
