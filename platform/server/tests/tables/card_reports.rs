//! Reports that a card is wrong.

use serde_json::{Value, json};

use crate::test_server::TestServer;

fn kept(server: &TestServer) -> Vec<Value> {
    let text = std::fs::read_to_string(server.folder.path().join("reports.jsonl")).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn a_report_is_a_line_in_the_data_folder_that_names_card_language_table_and_moment() {
    let server = TestServer::start().await;
    let (opened, _clients) = server.seated(2).await;
    let path = format!("/api/tables/{}/reports", opened.id);
    let hostile = "  <b>1942</b>,\n not \u{1b}[31m1941: \u{202e}\"{}\" ";
    let told = json!({ "card": "PS031", "language": "sl", "words": hostile });
    assert_eq!(server.post(&path, &told).await.status, 201);
    assert_eq!(server.post(&path, &json!({ "card": "PS002", "language": "en" })).await.status, 201);
    let reports = kept(&server);
    assert_eq!(reports.len(), 2);
    let first = &reports[0];
    assert_eq!((first["card"].as_str(), first["language"].as_str()), (Some("PS031"), Some("sl")));
    assert_eq!(first["words"], "<b>1942</b>, not [31m1941: \"{}\"");
    assert_eq!((first["table"].as_str(), first["game"].as_str()), (Some(opened.id.as_str()), Some("courier")));
    assert!(first["at"].as_u64().is_some_and(|at| at > 0) && first["entry"] == 0, "{first}");
    assert_eq!(first.as_object().unwrap().len(), 7, "nothing of whoever reported is kept: {first}");
    assert_eq!(reports[1]["words"], "");
}

#[tokio::test]
async fn what_is_too_long_or_names_nothing_is_refused_and_nothing_is_written() {
    let server = TestServer::start().await;
    let (opened, _clients) = server.seated(2).await;
    let path = format!("/api/tables/{}/reports", opened.id);
    let long = json!({ "card": "PS001", "language": "en", "words": "ž".repeat(501) });
    assert_eq!(server.post(&path, &long).await.code(), "bad-text");
    for card in ["", "../../etc", "PS 1", &"x".repeat(41)] {
        assert_eq!(server.post(&path, &json!({ "card": card, "language": "en" })).await.code(), "bad-report");
    }
    let nowhere = server.post("/api/tables/nowhere/reports", &json!({ "card": "PS001", "language": "en" })).await;
    assert_eq!(nowhere.code(), "unknown-table");
    let waiting = server.open(json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])).await;
    let early = format!("/api/tables/{}/reports", waiting.id);
    assert_eq!(server.post(&early, &json!({ "card": "PS001", "language": "en" })).await.code(), "not-begun");
    assert_eq!(kept(&server), Vec::<Value>::new());
}

#[tokio::test]
async fn one_address_makes_few_reports_in_a_minute() {
    let server = TestServer::start().await;
    let (opened, _clients) = server.seated(2).await;
    let path = format!("/api/tables/{}/reports", opened.id);
    let report = json!({ "card": "PS001", "language": "en", "words": "again" });
    let mut answers = Vec::new();
    for _ in 0..7 {
        answers.push(server.post(&path, &report).await.status);
    }
    assert_eq!(answers, [201, 201, 201, 201, 201, 429, 429]);
    assert_eq!(kept(&server).len(), 5);
}
