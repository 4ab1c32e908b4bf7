//! Many tables at once, and two servers on one database.

use serde_json::json;
use staffetta_kernel::{Mode, Record, Table};

use crate::client::Client;
use crate::specimen::Courier;
use crate::test_server::TestServer;

#[tokio::test]
async fn sixty_tables_of_bots_play_at_once_and_every_record_verifies() {
    let server = TestServer::start().await;
    let mut watching = Vec::new();
    for _ in 0..60 {
        let opened = server.open(json!(vec![json!({ "kind": "bot", "level": "random" }); 3])).await;
        let mut crowd = Client::join(server.addr, &opened, &[]).await;
        watching.push(tokio::spawn(async move {
            while !crowd.over() {
                crowd.receive().await;
            }
            opened
        }));
    }
    for watched in watching {
        let opened = watched.await.unwrap();
        let record = server.get(&format!("/api/tables/{}/record.stf", opened.id)).await;
        Table::<Courier>::replay(&Record::read(&record.body).unwrap(), Mode::Verify, None).unwrap();
    }
}

#[tokio::test]
async fn of_two_servers_on_one_database_the_one_that_comes_late_tries_again_on_the_new_state() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let other = TestServer::on_data_of(&server).await;
    let mut bo = Client::join(other.addr, &opened, &[1]).await;
    // The other server has the table as it was; this one goes on.
    assert_eq!(clients[0].pick(0, &["pledge"]).await["entry"], 1);
    assert_eq!(clients[0].ask(json!({ "type": "undo", "seat": 0 })).await["entry"], 2);
    let answer = bo.pick(1, &["pledge"]).await;
    assert_eq!((answer["type"].as_str(), answer["entry"].as_u64()), (Some("ack"), Some(3)));
    while bo.play(1)["entry"] != 3 {
        bo.receive().await;
    }
    assert_eq!(bo.lines[&Some(1)].last().unwrap()["withdrawn"], 1);
    // And the other way round: what is no longer true is refused, and the screen is set right.
    let question = clients[1].play(1)["question"].clone();
    let late = json!({ "type": "pick", "seat": 1, "question": question, "picks": ["pledge"] });
    assert_eq!(clients[1].ask(late).await["code"], "stale-question");
    while clients[1].play(1)["entry"] != 3 {
        clients[1].receive().await;
    }
}
