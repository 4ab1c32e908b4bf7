//! A browser as the server sees one: it keeps the cookie that it was given, and says where its requests come from.

use serde_json::{Value, json};
use std::net::SocketAddr;

use crate::client::{Client, connect};
use crate::test_server::{Answer, TestServer, http};

#[derive(Clone)]
pub struct Browser {
    pub addr: SocketAddr,
    /// The cookie as it is sent back: name and value.
    pub cookie: Option<String>,
    pub agent: String,
}

impl Browser {
    pub fn new(server: &TestServer) -> Self {
        Self { addr: server.addr, cookie: None, agent: "Test browser".to_owned() }
    }

    /// A browser in which a guest of this name has come.
    pub async fn guest(server: &TestServer, name: &str) -> Self {
        let mut browser = Self::new(server);
        let answer = browser.post("/api/people/guest", &json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        browser
    }

    /// A browser that is signed in to a new account.
    pub async fn account(server: &TestServer, name: &str) -> Self {
        let mut browser = Self::new(server);
        let answer = browser.post("/api/people/account", &json!({ "name": name, "password": PASSWORD })).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        browser
    }

    pub async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let (addr, agent) = (self.addr, &self.agent);
        let headers = format!(
            "Origin: http://{addr}\r\nSec-Fetch-Site: same-origin\r\nUser-Agent: {agent}\r\n\
             Content-Type: application/json\r\n{cookie}"
        );
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let answer = http(addr, method, path, &headers, body.as_bytes()).await;
        if let Some(cookie) = answer.header("set-cookie") {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let pair = cookie.split(';').next().unwrap().to_owned();
            self.cookie = (!pair.ends_with('=')).then_some(pair);
        }
        answer
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &Value::Null).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, body).await
    }

    /// What the server tells of whoever is signed in.
    pub async fn me(&mut self) -> Value {
        let answer = self.get("/api/people/me").await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        assert_eq!(answer.header("cache-control").as_deref(), Some("no-store"));
        answer.json()
    }

    /// Opens a table of the specimen game.
    pub async fn open(&mut self, seats: &Value) -> Value {
        let answer = self.post("/api/tables", &json!({ "game": "courier", "seats": seats })).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()
    }

    /// A socket to a table, with no key shown: what it holds it holds by being signed in.
    pub async fn sit(&self, table: &str) -> Client {
        let origin = format!("http://{}", self.addr);
        let mut headers = vec![("origin", origin.as_str())];
        if let Some(cookie) = &self.cookie {
            headers.push(("cookie", cookie));
        }
        let mut client = connect(self.addr, table, &headers).await.unwrap();
        let hello = json!({ "type": "hello", "tokens": [], "changes": true });
        assert_eq!(client.ask(hello).await["type"], "ack");
        while client.states.is_empty() {
            client.receive().await;
        }
        client
    }
}

pub const PASSWORD: &str = "a long enough password";
