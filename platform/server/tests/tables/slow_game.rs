//! A slow game of Repubblica Ribelle whose three people are never there together: each is told once of each question, by a
//! push service, by mail or by a webhook, comes, answers, and goes. The time of day is the test's.

use serde_json::{Value, json};
use staffetta_server::{MailServer, NoticeSettings};
use std::time::Duration;

use crate::browser::Browser;
use crate::client::Client;
use crate::sinks::{MailSink, PushDevice, Sink};
use crate::test_server::TestServer;

const DAY: u64 = 24 * 60 * 60 * 1000;
const PEOPLE: [&str; 3] = ["Ada", "Bo", "Cy"];

/// Where each of the three is told.
struct Sinks {
    push: Sink,
    mail: MailSink,
    hook: Sink,
}

impl Sinks {
    /// How often each was told.
    fn counts(&self, proofs: usize) -> [usize; 3] {
        [self.push.heard().len(), self.mail.heard().len() - proofs, self.hook.heard().len()]
    }
}

async fn slow_server(sinks: &Sinks) -> TestServer {
    let notices = NoticeSettings { interval: Duration::from_millis(10), after: Duration::from_secs(60), private: true };
    let mail = MailServer { url: sinks.mail.url.clone(), from: "house@example.org".into() };
    let change = |config: &mut staffetta_server::Config| {
        config.games = staffetta_registry::all();
        config.mail = Some(mail);
    };
    TestServer::notifying(tempfile::tempdir().unwrap(), change, notices).await
}

async fn add(browser: &mut Browser, channel: Value) {
    let added = browser.post("/api/people/me/channels", &channel).await;
    assert_eq!(added.status, 201, "{}", added.text());
}

/// The three, each with one way to be told.
async fn people(server: &TestServer, sinks: &Sinks) -> Vec<Browser> {
    let mut people = Vec::new();
    for name in PEOPLE {
        people.push(Browser::guest(server, name).await);
    }
    add(&mut people[0], PushDevice::new().subscription(&sinks.push)).await;
    let given = people[1].ask("PUT", "/api/people/me/email", &json!({ "address": "bo@example.org" })).await;
    assert_eq!(given.status, 202, "{}", given.text());
    let link = sinks.mail.wait(1).await[0].link("/mail/proof#");
    let proof = json!({ "token": link.split_once('#').unwrap().1 });
    assert_eq!(server.post("/api/people/email/proof", &proof).await.status, 204);
    add(&mut people[1], json!({ "kind": "mail" })).await;
    add(&mut people[2], json!({ "kind": "webhook", "url": sinks.hook.url })).await;
    // Questions are counted here; what else is told has tests of its own.
    for browser in &mut people {
        let chosen = browser.ask("PUT", "/api/people/me/told-of", &json!({ "kinds": ["turn"] })).await;
        assert_eq!(chosen.status, 204, "{}", chosen.text());
    }
    people
}

/// A table of the three at three days a move, begun.
async fn begun(people: &mut [Browser]) -> String {
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }, { "kind": "friend" }]);
    let pace = json!({ "free": 3 * DAY, "reserve": 3 * DAY, "added": 0, "when_out": "cover" });
    let wish = json!({ "game": "repubblica-ribelle", "seats": seats, "pace": pace });
    let answer = people[0].post("/api/tables", &wish).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let opened = answer.json();
    let id = opened["id"].as_str().unwrap().to_owned();
    for seat in [1, 2] {
        let claim = json!({ "name": PEOPLE[seat], "invitation": opened["seats"][seat]["invitation"] });
        let claimed = people[seat].post(&format!("/api/tables/{id}/seats/{seat}/claim"), &claim).await;
        assert_eq!(claimed.status, 200, "{}", claimed.text());
    }
    for (seat, browser) in people.iter().enumerate() {
        let mut client = browser.sit(&id).await;
        client.ready(seat).await;
        gone(browser, client, &id, seat).await;
    }
    id
}

/// Goes, and waits until the server has noticed.
async fn gone(browser: &Browser, client: Client, id: &str, seat: usize) {
    client.close().await;
    let mut browser = browser.clone();
    while browser.get(&format!("/api/tables/{id}")).await.json()["seats"][seat]["present"] == true {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// The seats that the table waits for, as their people learn it.
async fn waits_for(people: &mut [Browser], id: &str) -> Vec<usize> {
    let mut seats = Vec::new();
    for (seat, browser) in people.iter_mut().enumerate() {
        if browser.get("/api/people/me/next").await.json()["table"] == id {
            seats.push(seat);
        }
    }
    seats
}

/// Comes, finds nobody else there, answers what there is to answer, and goes.
async fn visit(browser: &Browser, id: &str, seat: usize) {
    let mut client = browser.sit(id).await;
    client.keeps_states = false;
    let seats = client.state(seat)["seats"].as_array().unwrap().clone();
    assert_eq!(seats.iter().filter(|other| other["present"] == true).count(), 1, "nobody else is there");
    while client.pick_anything().await {}
    gone(browser, client, id, seat).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_game_of_repubblica_ribelle_finishes_and_nobody_is_told_twice_of_one_question() {
    let sinks = Sinks { push: Sink::start(201).await, mail: MailSink::start().await, hook: Sink::start(200).await };
    let server = slow_server(&sinks).await;
    let mut people = people(&server, &sinks).await;
    let id = begun(&mut people).await;
    let (mut told, mut visits, mut hours) = ([0; 3], 0, 0);
    // Who has been told of a question and has not come yet.
    let mut coming = [false; 3];
    loop {
        let waits = waits_for(&mut people, &id).await;
        let Some(&next) = waits.first() else { break };
        for &seat in waits.iter().filter(|&&seat| !coming[seat]) {
            told[seat] += 1;
        }
        waits.iter().for_each(|&seat| coming[seat] = true);
        // Two minutes later those who are asked have been told, each once for this question.
        server.clock.advance(Duration::from_secs(120));
        for _ in 0..400 {
            if sinks.counts(1) == told {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(sinks.counts(1), told, "told by push, mail and webhook; the table waits for {waits:?}");
        // The first of them comes half a day later; several rounds of telling have gone by.
        server.clock.advance(Duration::from_secs(12 * 60 * 60));
        hours += 12;
        tokio::time::sleep(Duration::from_millis(25)).await;
        assert_eq!(sinks.counts(1), told, "nobody is told twice of one question");
        visit(&people[next], &id, next).await;
        coming[next] = false;
        visits += 1;
        assert!(visits < 2000, "the game does not end");
    }
    assert_eq!(server.get(&format!("/api/tables/{id}")).await.json()["status"], "over");
    println!("{visits} visits in {} days, told {told:?}", hours / 24);
    assert!(told.iter().all(|count| *count > 0), "{told:?}");
    for browser in &mut people {
        let me = browser.me().await;
        assert_eq!((me["finished"].as_u64(), me["reliability"].as_u64()), (Some(1), Some(100)), "nobody was covered");
    }
}
