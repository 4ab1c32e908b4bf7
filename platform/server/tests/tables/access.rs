//! A private server, its operator, bans, upkeep, and ids of requests.

use serde_json::{Value, json};
use std::time::Duration;

use crate::client::{Client, connect};
use crate::test_server::{Answer, Opened, TestServer, http};

const OPERATOR: &str = "the operator's token";

async fn with_operator() -> TestServer {
    TestServer::with(|config| config.admin_token = Some(OPERATOR.to_owned())).await
}

/// Asks as the operator.
async fn ask(server: &TestServer, method: &str, path: &str, body: &Value) -> Answer {
    let headers = format!("Authorization: Bearer {OPERATOR}\r\n");
    http(server.addr, method, &format!("/api/admin/{path}"), &headers, body.to_string().as_bytes()).await
}

#[tokio::test]
async fn a_private_server_asks_for_its_password_and_a_browser_keeps_a_cookie() {
    let server = TestServer::with(|config| config.password = Some("sesame".to_owned())).await;
    for path in ["/", "/api/games", "/api/tables/abc"] {
        let refused = server.get(path).await;
        assert_eq!((refused.status, refused.code().as_str()), (401, "wrong-password"), "{path}");
        assert!(refused.header("www-authenticate").unwrap().starts_with("Basic"));
    }
    assert_eq!(server.get("/healthz").await.status, 200);
    // ada:sesame
    let right = "Authorization: Basic YWRhOnNlc2FtZQ==\r\n";
    let answer = http(server.addr, "GET", "/api/games", right, b"").await;
    assert_eq!(answer.status, 200);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && !cookie.contains("sesame"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    let seats = json!({ "game": "courier", "seats": vec![json!({ "kind": "hot", "name": "Ada" }); 2] }).to_string();
    let header = format!("Cookie: other=1; {cookie}\r\n");
    let opened = http(server.addr, "POST", "/api/tables", &header, seats.as_bytes()).await;
    assert_eq!(opened.status, 201);
    let table = opened.json()["id"].as_str().unwrap().to_owned();
    assert!(connect(server.addr, &table, &[]).await.err().unwrap().starts_with("401"));
    assert!(connect(server.addr, &table, &[("cookie", cookie)]).await.is_ok());
    // ada:wrong
    let wrong = "Authorization: Basic YWRhOndyb25n\r\n";
    let mut last = 401;
    for _ in 0..12 {
        last = http(server.addr, "GET", "/api/games", wrong, b"").await.status;
    }
    assert_eq!(last, 429, "whoever guesses must wait");
    assert_eq!(http(server.addr, "GET", "/api/games", right, b"").await.status, 200);
}

#[tokio::test]
async fn only_the_operator_looks_after_tables() {
    let server = with_operator().await;
    let (opened, mut clients) = server.seated(2).await;
    for headers in ["", "Authorization: Bearer something else\r\n"] {
        let refused = http(server.addr, "GET", "/api/admin/tables", headers, b"").await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "not-the-operator"));
    }
    let tables = ask(&server, "GET", "tables", &json!({})).await.json();
    assert_eq!((tables[0]["id"].as_str(), tables[0]["status"].as_str()), (Some(opened.id.as_str()), Some("running")));
    assert_eq!((tables[0]["entries"].as_u64(), tables[0]["people"].as_u64()), (Some(1), Some(2)));

    // Back to before the first pledge.
    assert_eq!(clients[0].pick(0, &["pledge"]).await["entry"], 1);
    let rewound = ask(&server, "POST", &format!("tables/{}/rewind", opened.id), &json!({ "to": 1 })).await;
    assert_eq!((rewound.status, rewound.json()["entry"].as_u64()), (200, Some(2)), "{}", rewound.text());
    while clients[0].play(0)["entry"] != 2 {
        clients[0].receive().await;
    }
    assert_eq!(clients[0].pick(0, &["pledge"]).await["entry"], 3);
    let none = ask(&server, "POST", &format!("tables/{}/rewind", opened.id), &json!({ "to": 99 })).await;
    assert_eq!((none.status, none.code().as_str()), (409, "bad-entry"));

    // Another takes the second seat over.
    let freed = ask(&server, "POST", &format!("tables/{}/seats/1/free", opened.id), &json!({})).await.json();
    let refused = clients[1].ask(json!({ "type": "forget", "seat": 1 })).await;
    assert_eq!(refused["code"], "not-your-seat");
    let claim = json!({ "name": "Cy", "invitation": freed["invitation"] });
    let claimed = server.post(&format!("/api/tables/{}/seats/1/claim", opened.id), &claim).await.json();
    let mut taken_over = opened.clone();
    taken_over.tokens[1] = claimed["token"].as_str().unwrap().to_owned();
    let mut cy = Client::join(server.addr, &taken_over, &[1]).await;
    assert_eq!(cy.pick(1, &["pledge"]).await["entry"], 4);
    let nobody = ask(&server, "POST", &format!("tables/{}/seats/7/free", opened.id), &json!({})).await;
    assert_eq!((nobody.status, nobody.code().as_str()), (404, "unknown-seat"));

    assert_eq!(ask(&server, "POST", &format!("tables/{}/close", opened.id), &json!({})).await.status, 200);
    cy.until(|message| message["status"] == "over").await;
    assert_eq!(cy.ask(json!({ "type": "undo", "seat": 1 })).await["code"], "game-over");
}

#[tokio::test]
async fn a_copy_of_a_table_is_played_on_and_the_table_itself_stays() {
    let server = with_operator().await;
    let (opened, mut clients) = server.seated(2).await;
    assert_eq!(clients[0].pick(0, &["ready"]).await["entry"], 1);
    let copy = ask(&server, "POST", &format!("tables/{}/clone", opened.id), &json!({})).await;
    assert_eq!(copy.status, 200, "{}", copy.text());
    let copy = copy.json();
    let id = copy["id"].as_str().unwrap();
    let mut tokens = Vec::new();
    for seat in copy["seats"].as_array().unwrap() {
        let claim = json!({ "name": "The operator", "invitation": seat["invitation"] });
        let claimed = server.post(&format!("/api/tables/{id}/seats/{}/claim", seat["seat"]), &claim).await;
        assert_eq!(claimed.status, 200, "{}", claimed.text());
        tokens.push(claimed.json()["token"].as_str().unwrap().to_owned());
    }
    let mut operator = Client::join(server.addr, &Opened { id: id.to_owned(), tokens }, &[0, 1]).await;
    assert_eq!(operator.play(0)["entry"], 1);
    while clients[1].play(1)["entry"] != 1 {
        clients[1].receive().await;
    }
    assert_eq!(operator.play(1)["view"], clients[1].play(1)["view"]);
    assert_ne!(operator.state(0)["commitment"], clients[0].state(0)["commitment"], "the dice must be others");
    operator.play_out().await;
    let info = server.get(&format!("/api/tables/{}", opened.id)).await.json();
    assert_eq!((info["entries"].as_u64(), info["status"].as_str()), (Some(2), Some("running")));
    assert_eq!(clients[1].pick(1, &["ready"]).await["entry"], 2);
}

#[tokio::test]
async fn the_first_start_makes_a_token_for_the_operator_and_keeps_it() {
    let server = TestServer::with(|config| config.database = None).await;
    let file = server.folder.path().join("admin-token");
    let token = std::fs::read_to_string(&file).unwrap();
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&file).unwrap().permissions()) & 0o777,
        0o600
    );
    let headers = format!("Authorization: Bearer {}\r\n", token.trim());
    assert_eq!(http(server.addr, "GET", "/api/admin/bans", &headers, b"").await.status, 200);
    let folder = server.stop().await;
    let server = TestServer::in_folder(folder, |config| config.database = None).await;
    assert_eq!(std::fs::read_to_string(server.folder.path().join("admin-token")).unwrap(), token);
}

#[tokio::test]
async fn a_banned_address_is_refused_and_may_be_allowed_again() {
    let server = TestServer::with(|config| {
        config.admin_token = Some(OPERATOR.to_owned());
        config.behind_proxy = true;
    })
    .await;
    let from = async |address: &str| {
        http(server.addr, "GET", "/api/games", &format!("X-Forwarded-For: {address}\r\n"), b"").await.status
    };
    let ban = async |banned: bool| {
        ask(&server, "POST", "bans", &json!({ "address": "10.0.0.7", "banned": banned })).await.status
    };
    assert_eq!((from("10.0.0.7").await, ban(true).await), (200, 200));
    assert_eq!((from("10.0.0.7").await, from("10.0.0.8").await), (403, 200));
    assert_eq!(ask(&server, "GET", "bans", &json!({})).await.json(), json!(["10.0.0.7"]));
    assert_eq!((ban(false).await, from("10.0.0.7").await), (200, 200));
    let own = with_operator().await;
    let refused = ask(&own, "POST", "bans", &json!({ "address": "127.0.0.1", "banned": true })).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "own-address"));
}

#[tokio::test]
async fn a_full_database_opens_no_new_tables_and_plays_on() {
    let server = TestServer::start().await;
    let (opened, _clients) = server.seated(2).await;
    let folder = server.stop().await;
    let server = TestServer::in_folder(folder, |config| config.max_database_bytes = 1).await;
    let wish = json!({ "game": "courier", "seats": vec![json!({ "kind": "hot", "name": "Ada" }); 2] });
    let mut answer = server.post("/api/tables", &wish).await;
    while answer.status != 507 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        answer = server.post("/api/tables", &wish).await;
    }
    assert_eq!(answer.code(), "quota-reached");
    let mut ada = Client::join(server.addr, &opened, &[0]).await;
    assert_eq!(ada.pick(0, &["pledge"]).await["entry"], 1);
}

#[tokio::test]
async fn abandoned_tables_are_removed_and_finished_ones_stay() {
    let server = TestServer::start().await;
    let (abandoned, clients) = server.seated(2).await;
    drop(clients);
    let (finished, clients) = server.seated(2).await;
    crate::play::all_play_out(clients).await;
    let folder = server.stop().await;
    tokio::time::sleep(Duration::from_millis(30)).await;
    let server = TestServer::in_folder(folder, |config| config.prune_after = Duration::from_millis(10)).await;
    while server.get(&format!("/api/tables/{}", abandoned.id)).await.status != 404 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(server.get(&format!("/api/tables/{}/record.json", finished.id)).await.status, 200);
}

#[tokio::test]
async fn every_answer_carries_the_id_under_which_it_stands_in_the_log() {
    let server = TestServer::start().await;
    let own = [server.get("/api/games").await, server.get("/missing.js").await];
    let ids: Vec<String> = own.iter().map(|answer| answer.header("x-request-id").unwrap()).collect();
    assert!(ids.iter().all(|id| id.len() == 16) && ids[0] != ids[1], "{ids:?}");
    let forged = http(server.addr, "GET", "/api/games", "X-Request-Id: mine\r\n", b"").await;
    assert_ne!(forged.header("x-request-id").as_deref(), Some("mine"), "only a proxy is believed");
    let server = TestServer::with(|config| config.behind_proxy = true).await;
    let told = http(server.addr, "GET", "/api/games", "X-Request-Id: of-the-proxy\r\n", b"").await;
    assert_eq!(told.header("x-request-id").as_deref(), Some("of-the-proxy"));
}
