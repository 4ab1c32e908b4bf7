//! What somebody might attempt against people and their seats: each refused with a word of its own, each in the log.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use crate::browser::{Browser, PASSWORD};
use crate::client::connect;
use crate::test_server::{Answer, TestServer, http};

/// The refusals in the log of all servers of these tests.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    /// A line at a time.
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if bytes.windows(REFUSED.len()).any(|part| part == REFUSED) {
            self.0.lock().unwrap().extend_from_slice(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

const REFUSED: &[u8] = b"\"refused\"";

/// For the whole process: what is heard by one thread only may be missed while others run without.
pub static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().json().with_writer(move || writer.clone()).finish();
    tracing::subscriber::set_global_default(subscriber).unwrap();
    log
});

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }

    /// The lines, each as it was written.
    pub fn lines(&self) -> Vec<Value> {
        self.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// Does a refusal with this code stand under the id of this answer?
    pub fn has(&self, answer: &Answer) -> bool {
        let (id, code) = (answer.header("x-request-id").unwrap(), format!("\"code\":\"{}\"", answer.code()));
        self.text().lines().any(|line| line.contains(&id) && line.contains(&code))
    }
}

/// An attempt: what it is, how it is sent, and the refusal that it meets.
struct Attempt {
    what: &'static str,
    method: &'static str,
    path: String,
    headers: String,
    body: Value,
    status: u16,
    code: &'static str,
}

#[tokio::test]
async fn every_attempt_is_refused_and_stands_in_the_log() {
    let log = &*LOG;
    let server = TestServer::start().await;
    let (mut ada, eve) = (Browser::account(&server, "Ada").await, Browser::guest(&server, "Eve").await);
    let opened = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])).await;
    let (table, addr) = (opened["id"].as_str().unwrap().to_owned(), server.addr);
    let device = ada.me().await["devices"][0]["id"].as_str().unwrap().to_owned();
    let own = format!("Origin: http://{addr}\r\nSec-Fetch-Site: same-origin\r\n");
    let json_type = "Content-Type: application/json\r\n";
    let cookie = |browser: &Browser| format!("Cookie: {}\r\n", browser.cookie.as_ref().unwrap());
    let forged = format!("Cookie: staffetta-person={}\r\n", "0".repeat(64));
    let guess = json!({ "name": "Ada", "password": "not the password" });
    let attempt = |what, method, path: &str, headers: String, body: Value, status, code| Attempt {
        what,
        method,
        path: path.to_owned(),
        headers,
        body,
        status,
        code,
    };
    let claim = format!("/api/tables/{table}/seats/0/claim");
    let frames = format!("/api/tables/{table}/frames?viewer=0");
    let of_ada = format!("/api/people/sessions/{device}");
    let elsewhere = "Origin: https://evil.example\r\n";
    let attempts = [
        attempt("forged cookie", "GET", "/api/people/me", forged.clone(), json!({}), 401, "not-signed-in"),
        attempt(
            "export with a forged cookie",
            "GET",
            "/api/people/me/export",
            forged.clone(),
            json!({}),
            401,
            "not-signed-in",
        ),
        attempt("no cookie", "GET", "/api/people/me/export", String::new(), json!({}), 401, "not-signed-in"),
        attempt(
            "another's seat",
            "POST",
            &claim,
            format!("{own}{json_type}{}", cookie(&eve)),
            json!({ "name": "Eve", "invitation": "guessed" }),
            409,
            "seat-taken",
        ),
        attempt("another's eyes", "GET", &frames, cookie(&eve), json!({}), 409, "not-begun"),
        attempt(
            "another's device",
            "DELETE",
            &of_ada,
            format!("{own}{json_type}{}", cookie(&eve)),
            json!({}),
            404,
            "unknown-device",
        ),
        attempt(
            "cross-site post",
            "POST",
            "/api/people/me/code",
            format!("{elsewhere}{json_type}{}", cookie(&ada)),
            json!({}),
            403,
            "wrong-origin",
        ),
        attempt(
            "cross-site fetch",
            "DELETE",
            "/api/people/sessions",
            format!("Sec-Fetch-Site: cross-site\r\n{json_type}{}", cookie(&ada)),
            json!({}),
            403,
            "wrong-origin",
        ),
        attempt(
            "a cookie from nowhere",
            "DELETE",
            "/api/people/me",
            format!("{json_type}{}", cookie(&ada)),
            json!({ "password": PASSWORD }),
            403,
            "wrong-origin",
        ),
        attempt(
            "a form of another page",
            "POST",
            "/api/people/session",
            format!("{own}Content-Type: text/plain\r\n"),
            guess.clone(),
            415,
            "not-json",
        ),
        attempt(
            "a form with a cookie",
            "POST",
            "/api/tables",
            format!("{own}Content-Type: text/plain\r\n{}", cookie(&ada)),
            json!({}),
            415,
            "not-json",
        ),
        attempt(
            "wrong password",
            "POST",
            "/api/people/session",
            format!("{own}{json_type}"),
            guess,
            401,
            "wrong-name-or-password",
        ),
        attempt(
            "no such name",
            "POST",
            "/api/people/session",
            format!("{own}{json_type}"),
            json!({ "name": "Nobody", "password": PASSWORD }),
            401,
            "wrong-name-or-password",
        ),
        attempt(
            "a guessed code",
            "POST",
            "/api/people/session/code",
            format!("{own}{json_type}"),
            json!({ "code": "0000-0000-0000" }),
            401,
            "wrong-code",
        ),
        attempt(
            "a guessed reset",
            "POST",
            "/api/people/password/reset",
            format!("{own}{json_type}"),
            json!({ "code": "0000-0000-0000", "password": PASSWORD }),
            401,
            "wrong-code",
        ),
        attempt(
            "reset by no operator",
            "POST",
            "/api/admin/people/Ada/reset",
            json_type.to_owned(),
            json!({}),
            403,
            "not-the-operator",
        ),
        attempt(
            "a name that is taken",
            "POST",
            "/api/people/account",
            format!("{own}{json_type}"),
            json!({ "name": "ada", "password": PASSWORD }),
            409,
            "name-taken",
        ),
        attempt(
            "an account over an account",
            "POST",
            "/api/people/account",
            format!("{own}{json_type}{}", cookie(&ada)),
            json!({ "name": "Ida", "password": PASSWORD }),
            409,
            "already-an-account",
        ),
    ];
    for attempt in attempts {
        let body = if attempt.method == "GET" { String::new() } else { attempt.body.to_string() };
        let answer = http(addr, attempt.method, &attempt.path, &attempt.headers, body.as_bytes()).await;
        let met = (answer.status, answer.code());
        assert_eq!(met, (attempt.status, attempt.code.to_owned()), "{}: {}", attempt.what, answer.text());
        assert!(answer.header("set-cookie").is_none(), "{}", attempt.what);
        // Under the id that the answer carries.
        assert!(log.has(&answer), "{} is not in {}", attempt.what, log.text());
    }
    // Nothing has come of it.
    assert_eq!(ada.me().await["devices"].as_array().unwrap().len(), 1);
    for secret in [PASSWORD, "not the password", ada.cookie.as_ref().unwrap().split_once('=').unwrap().1] {
        assert!(!log.text().contains(secret), "a secret is in the log");
    }
}

#[tokio::test]
async fn what_was_used_once_is_refused_the_second_time() {
    let log = &*LOG;
    let server = TestServer::with(|config| config.admin_token = Some("the operator".into())).await;
    let (mut ada, mut bo) = (Browser::account(&server, "Ada").await, Browser::guest(&server, "Bo").await);
    let opened = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])).await;
    let claim = format!("/api/tables/{}/seats/1/claim", opened["id"].as_str().unwrap());
    let invited = json!({ "name": "Bo", "invitation": opened["seats"][1]["invitation"] });
    let code = ada.post("/api/people/me/code", &json!({})).await.json()["code"].clone();
    let operator = "Authorization: Bearer the operator\r\nContent-Type: application/json\r\n";
    let reset = http(server.addr, "POST", "/api/admin/people/Ada/reset", operator, b"{}").await.json()["code"].clone();
    let used_once = [
        ("a seat's invitation", claim.as_str(), invited, 409, "seat-taken"),
        ("a code for another device", "/api/people/session/code", json!({ "code": code }), 401, "wrong-code"),
        (
            "a code for a new password",
            "/api/people/password/reset",
            json!({ "code": reset, "password": "another good password" }),
            401,
            "wrong-code",
        ),
    ];
    for (what, path, body, status, refusal) in used_once {
        let mut first = bo.clone();
        let done = first.post(path, &body).await;
        assert!((200..300).contains(&done.status), "{what}: {}", done.text());
        let again = bo.post(path, &body).await;
        assert_eq!((again.status, again.code()), (status, refusal.to_owned()), "{what}: {}", again.text());
        assert!(log.has(&again), "{what} is not in {}", log.text());
    }
}

#[tokio::test]
async fn a_socket_of_another_site_or_with_a_forged_cookie_holds_no_seat() {
    LazyLock::force(&LOG);
    let server = TestServer::start().await;
    let mut ada = Browser::account(&server, "Ada").await;
    let opened = ada.open(&json!([{ "kind": "me", "name": "Ada" }, { "kind": "friend" }])).await;
    let table = opened["id"].as_str().unwrap();
    let cookie = ada.cookie.clone().unwrap();
    let refused = connect(server.addr, table, &[("origin", "https://evil.example"), ("cookie", &cookie)]).await;
    assert!(refused.err().unwrap().starts_with("403"));
    let forged = Browser { cookie: Some(format!("staffetta-person={}", "0".repeat(64))), ..ada.clone() };
    let looking_on = forged.sit(table).await;
    assert_eq!(looking_on.states.keys().collect::<Vec<_>>(), [&None]);
    let eve = Browser::guest(&server, "Eve").await;
    let mut eve = eve.sit(table).await;
    let refused = eve.ask(json!({ "type": "ready", "seat": 0, "contribution": "of Eve" })).await;
    assert_eq!(refused["code"], "not-your-seat");
    let logged = |line: &Value| line["fields"]["table"] == *table && line["fields"]["code"] == "not-your-seat";
    assert!(LOG.lines().iter().any(logged), "{:?}", LOG.lines());
    assert_eq!(ada.sit(table).await.states.keys().collect::<Vec<_>>(), [&Some(0)]);
}

#[tokio::test]
async fn ten_thousand_bad_logins_are_mostly_not_even_tried() {
    LazyLock::force(&LOG);
    let server = TestServer::with(|config| {
        config.sign_ins_per_minute = 10.try_into().unwrap();
        config.behind_proxy = true;
    })
    .await;
    let wrong = json!({ "name": "Ada", "password": "not the password" }).to_string();
    let begun = Instant::now();
    let mut tried = 0;
    let mut refused = BTreeSet::new();
    for number in 0..10_000 {
        // From a thousand addresses, at one name.
        let from = format!(
            "X-Forwarded-For: 10.0.{}.{}\r\nContent-Type: application/json\r\n",
            number / 250 % 4,
            number % 250
        );
        let answer = http(server.addr, "POST", "/api/people/session", &from, wrong.as_bytes()).await;
        match answer.status {
            401 => tried += 1,
            429 => assert_eq!(answer.code(), "too-many-guesses"),
            other => panic!("{other}: {}", answer.text()),
        }
        refused.insert(answer.header("x-request-id").unwrap());
    }
    // Each of them stands in the log.
    let logged = LOG.lines().into_iter().filter_map(|line| Some(line["span"]["id"].as_str()?.to_owned()));
    let logged: BTreeSet<String> = logged.collect();
    assert_eq!(refused.difference(&logged).count(), 0, "of {}", refused.len());
    assert_eq!(refused.len(), 10_000);
    // Thirty at once at one name, and one every two seconds after that.
    let most = 30 + begun.elapsed().as_secs() / 2 + 1;
    assert!((30..=most).contains(&tried), "{tried} of at most {most}");
    // Another name from another address may sign in meanwhile.
    let other = "X-Forwarded-For: 10.1.0.1\r\nContent-Type: application/json\r\n";
    let bo = json!({ "name": "Bo", "password": "not the password" }).to_string();
    assert_eq!(http(server.addr, "POST", "/api/people/session", other, bo.as_bytes()).await.status, 401);
}

#[tokio::test]
async fn whether_a_name_exists_cannot_be_told_from_the_time() {
    let server = TestServer::with(|config| config.sign_ins_per_minute = 100_000.try_into().unwrap()).await;
    Browser::account(&server, "Ada").await;
    let time = async |name: &str| {
        let body = json!({ "name": name, "password": "not the password" }).to_string();
        let begun = Instant::now();
        let json_type = "Content-Type: application/json\r\n";
        let answer = http(server.addr, "POST", "/api/people/session", json_type, body.as_bytes()).await;
        assert_eq!(answer.code(), "wrong-name-or-password");
        begun.elapsed()
    };
    let median = |times: &mut Vec<Duration>| {
        times.sort_unstable();
        times[times.len() / 2].as_secs_f64()
    };
    // In turn, and who is first by turns, so that what else the machine does falls on both alike. On a busy machine medians
    // of 200 tries differ by chance; those of more and more tries do so less and less, while a real difference stays.
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for round in 1..=8 {
        for turn in 0..200 {
            if turn % 2 == 0 {
                known.push(time("Ada").await);
                unknown.push(time("Ida").await);
            } else {
                unknown.push(time("Ida").await);
                known.push(time("Ada").await);
            }
        }
        let (of_known, of_unknown) = (median(&mut known), median(&mut unknown));
        if (of_known / of_unknown - 1.0).abs() < 0.05 {
            return;
        }
        println!("medians of {} tries: {of_known} and {of_unknown} s", 200 * round);
    }
    panic!("the medians differ by 5 % or more, however often it is tried");
}
