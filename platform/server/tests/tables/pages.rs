//! The games' texts and rules, the site's pages, and the headers of every answer.

use crate::test_server::{TestServer, http};

#[tokio::test]
async fn the_list_of_games_tells_everything_that_is_needed_to_open_a_table() {
    let server = TestServer::start().await;
    let games = server.get("/api/games").await.json();
    assert_eq!(games[0]["id"], "courier");
    assert_eq!((games[0]["min_seats"].as_u64(), games[0]["max_seats"].as_u64()), (Some(2), Some(3)));
    assert_eq!(games[0]["options"][0]["kind"], serde_json::json!({ "kind": "int", "min": 1, "max": 4 }));
    assert_eq!(games[0]["presets"][0]["key"], "usual");
    assert_eq!(games[0]["languages"], serde_json::json!(["en", "fr"]));
    let bots: Vec<_> = games[0]["bots"].as_array().unwrap().iter().map(|bot| bot.as_str().unwrap()).collect();
    assert_eq!(bots, ["recruit", "fighter", "veteran", "commander"]);
}

#[tokio::test]
async fn texts_come_in_the_language_asked_for_or_in_the_first() {
    let server = TestServer::start().await;
    let french = server.get("/api/games/courier/text/fr").await;
    assert_eq!(french.header("content-language").as_deref(), Some("fr"));
    let other = server.get("/api/games/courier/text/eo").await;
    assert_eq!(other.header("content-language").as_deref(), Some("en"));
    assert!(other.text().contains("game-title"));
    assert_ne!(french.text(), other.text());
    let rules = server.get("/api/games/courier/rules").await.json();
    assert_eq!(rules["rules"]["SP-7"]["mark"], "house");
    assert!(rules["markdown"].as_str().unwrap().starts_with("# "));
}

#[tokio::test]
async fn the_description_of_a_view_comes_apart_from_every_state() {
    let server = TestServer::start().await;
    let schema = server.get("/api/games/courier/view").await.json();
    assert_eq!(schema["$defs"]["Seat"]["x-kind"], "seat");
    assert_eq!(schema["properties"]["asked"]["$ref"], "#/$defs/Seats");
    assert_eq!(server.get("/api/games/chess/view").await.status, 404);
}

#[tokio::test]
async fn every_page_of_the_site_is_served_and_every_answer_has_the_security_headers() {
    let server = TestServer::start().await;
    for path in ["/", "/table/abc", "/api/games"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("x-content-type-options").as_deref(), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy").as_deref(), Some("no-referrer"));
        assert!(answer.header("content-security-policy").unwrap().contains("default-src 'self'"));
    }
    let page = server.get("/").await;
    assert!(page.header("content-type").unwrap().starts_with("text/html"));
    assert!(page.text().to_lowercase().contains("<!doctype html>"));
    assert_eq!(server.get("/missing.js").await.status, 404);
    assert_eq!(http(server.addr, "POST", "/", "", b"").await.status, 405);
}

#[tokio::test]
async fn a_link_to_a_table_says_what_it_leads_to_and_no_secret() {
    let server = TestServer::start().await;
    let name = "\"><script>alert(1)</script>";
    let seats = serde_json::json!([{ "kind": "me", "name": name }, { "kind": "friend" }, { "kind": "friend" }]);
    let opened = server.post("/api/tables", &serde_json::json!({ "game": "courier", "seats": seats })).await.json();
    let id = opened["id"].as_str().unwrap();
    let page = server.get(&format!("/join/{id}/1")).await;
    let text = page.text();
    assert_eq!(page.status, 200, "{text}");
    assert!(text.contains("<title>The Specimen · Staffetta</title>"), "{text}");
    assert!(text.contains("property=\"og:title\" content=\"The Specimen · Staffetta\""), "{text}");
    assert!(text.contains("invites you to play: 2 of 3 seats are free."), "{text}");
    assert!(!text.contains("<script>alert") && text.contains("&quot;&gt;&lt;script&gt;alert(1)"), "{text}");
    for seat in opened["seats"].as_array().unwrap() {
        for secret in [&seat["token"], &seat["invitation"]] {
            assert!(secret.as_str().is_none_or(|secret| !text.contains(secret)), "{text}");
        }
    }
    let french = http(server.addr, "GET", &format!("/table/{id}"), "Accept-Language: fr-CH, fr;q=0.9\r\n", b"").await;
    assert!(french.text().contains("vous invite à jouer"), "{}", french.text());
    assert!(french.header("vary").unwrap().contains("accept-language"));
    for nothing in ["/join/nowhere/0", "/table/%3Cscript%3E", "/rules/courier"] {
        let page = server.get(nothing).await;
        assert!(page.status == 200 && !page.text().contains("og:title"), "{nothing}");
    }
}
