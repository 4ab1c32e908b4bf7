//! Talk: open, closed by a rule, and among spectators.

use serde_json::{Value, json};

use crate::client::Client;
use crate::play::all_play_out;
use crate::test_server::{TestServer, by_hand};

fn said(client: &Client) -> Vec<String> {
    let chats = client.received.iter().filter(|message| message["type"] == "chat");
    let lines = chats.flat_map(|message| message["lines"].as_array().unwrap().clone());
    lines.map(|line| format!("{}: {}", line["name"].as_str().unwrap(), line["text"].as_str().unwrap())).collect()
}

async fn talk(client: &mut Client, text: &str) -> Value {
    client.ask(json!({ "type": "talk", "text": text })).await
}

/// Hears everything that was sent before this was asked.
async fn catch_up(client: &mut Client) {
    client.ask(json!({ "type": "talk", "text": "" })).await;
}

#[tokio::test]
async fn players_talk_until_a_rule_closes_their_mouths() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    assert_eq!(clients[0].state(0)["talk"]["open"], true);
    assert_eq!(talk(&mut clients[0], "  the bridge at noon ").await["type"], "ack");
    clients[0].pick(0, &["ready"]).await;
    clients[1].pick(1, &["ready"]).await;
    clients[0].until_offered(0, "seal").await;
    let refused = talk(&mut clients[0], "lay your nine").await;
    assert_eq!((refused["code"].as_str(), refused["rule"].as_str()), (Some("talk-closed"), Some("SP-1")));
    assert_eq!(clients[0].state(0)["talk"], json!({ "open": false, "rule": "SP-1" }));
    catch_up(&mut clients[1]).await;
    assert_eq!(said(&clients[1]), ["Ada: the bridge at noon"]);
}

#[tokio::test]
async fn while_a_game_runs_spectators_talk_among_themselves() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    let mut other = Client::join(server.addr, &opened, &[]).await;
    assert_eq!(talk(&mut clients[0], "good luck").await["type"], "ack");
    assert_eq!(talk(&mut crowd, "she holds the nine").await["type"], "ack");
    catch_up(&mut other).await;
    assert_eq!(said(&other), ["Ada: good luck", "Eve: she holds the nine"]);
    catch_up(&mut clients[1]).await;
    assert_eq!(said(&clients[1]), ["Ada: good luck"]);
    // Coming back does not bring it out either.
    let mut again = Client::join(server.addr, &opened, &[1]).await;
    catch_up(&mut again).await;
    assert_eq!(said(&again), ["Ada: good luck"]);
    for client in [&clients[1], &again] {
        assert!(!client.received.iter().any(|message| message.to_string().contains("nine")));
    }

    // When the game is over everybody may know.
    all_play_out(clients).await;
    let mut after = Client::join(server.addr, &opened, &[1]).await;
    assert_eq!(talk(&mut after, "well played").await["type"], "ack");
    crowd.until(|message| message["lines"][0]["text"] == "well played").await;
    assert_eq!(said(&after), ["Ada: good luck", "Eve: she holds the nine", "Friend 1: well played"]);
}

#[tokio::test]
async fn what_was_said_survives_a_restart_and_is_told_once() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    for n in 1..=3 {
        talk(&mut clients[0], &format!("word {n}")).await;
    }
    let server = server.restart().await;
    let mut back = crate::client::connect(server.addr, &opened.id, &[]).await.unwrap();
    back.ask(json!({ "type": "hello", "tokens": [opened.tokens[1]], "chat_since": 2 })).await;
    catch_up(&mut back).await;
    assert_eq!(said(&back), ["Ada: word 3"]);
}

#[tokio::test]
async fn what_is_too_long_or_nothing_is_not_said() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.seated(2).await;
    for text in ["", "   ", &"x".repeat(501)] {
        assert_eq!(talk(&mut clients[0], text).await["code"], "bad-talk");
    }
    catch_up(&mut clients[1]).await;
    assert!(said(&clients[1]).is_empty());
}

#[tokio::test]
async fn who_talks_too_fast_is_refused_and_the_others_are_not() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    let mut crowd = Client::join(server.addr, &opened, &[]).await;
    let mut codes = Vec::new();
    for n in 0..40 {
        codes.push(talk(&mut crowd, &format!("word {n}")).await["code"].as_str().map(str::to_owned));
    }
    let refused = codes.iter().filter(|code| code.as_deref() == Some("too-fast")).count();
    assert!(refused >= 25, "{refused} of 40 lines were refused: {codes:?}");
    // Another socket of the same address is the same talker; players have a measure of their own.
    let mut other = Client::join(server.addr, &opened, &[]).await;
    assert_eq!(talk(&mut other, "me too").await["code"], "too-fast");
    assert_eq!(talk(&mut clients[0], "good luck").await["type"], "ack");
}

#[tokio::test]
async fn a_socket_that_sends_too_fast_is_slowed_down_and_loses_nothing() {
    let server = TestServer::with(|config| config.messages_per_second = 50.try_into().unwrap()).await;
    let (_, mut clients) = server.seated(2).await;
    let begun = std::time::Instant::now();
    for _ in 0..160 {
        assert_eq!(clients[0].ask(json!({ "type": "forget", "seat": 0 })).await["type"], "ack");
    }
    // A hundred at once, then fifty a second.
    let took = begun.elapsed().as_millis();
    assert!((900..20_000).contains(&took), "{took} ms");
}

#[tokio::test]
async fn what_spectators_say_does_not_push_out_what_players_said() {
    let server = TestServer::start().await;
    let (opened, mut clients) = server.seated(2).await;
    assert_eq!(talk(&mut clients[0], "the bridge at noon").await["type"], "ack");
    let folder = server.stop().await;
    // By hand: over the socket it would take minutes.
    let add = format!(
        "INSERT INTO chat (table_id, line, crowd, name, body, at) WITH RECURSIVE lines (line) AS \
         (SELECT 2 UNION ALL SELECT line + 1 FROM lines WHERE line < 299) \
         SELECT '{}', line, TRUE, 'Eve', 'x', 0 FROM lines",
        opened.id
    );
    by_hand(folder.path(), add).await;
    let server = TestServer::in_folder(folder, |_| {}).await;
    let mut back = Client::join(server.addr, &opened, &[1]).await;
    catch_up(&mut back).await;
    assert_eq!(said(&back), ["Ada: the bridge at noon"]);
}
