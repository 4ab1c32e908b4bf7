//! Signing in with a passkey: a device that the test plays makes a key, signs what it is given, and is found out when it lies.

use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

use crate::attempts::LOG;
use crate::browser::Browser;
use crate::sinks::base64;
use crate::test_server::{Answer, TestServer};
use std::sync::LazyLock;

const MAKE: &str = "webauthn.create";
const GET: &str = "webauthn.get";

/// A device with one key.
struct Device {
    pair: EcdsaKeyPair,
    counter: u32,
}

impl Device {
    fn new() -> Self {
        let random = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, document.as_ref(), &random).unwrap();
        Self { pair, counter: 0 }
    }

    /// Hash of the site, flags, and how often it has signed.
    fn head(&mut self, site: &str, flags: u8) -> Vec<u8> {
        self.counter += 1;
        [digest(&SHA256, site.as_bytes()).as_ref(), &[flags], &self.counter.to_be_bytes()].concat()
    }

    fn make(&mut self, given: &Value, origin: &str) -> Value {
        let point = self.pair.public_key().as_ref().to_owned();
        let head = self.head(given["site"].as_str().unwrap(), 0x41);
        let key_head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
        let key = [&key_head, &point[1..33], &[0x22, 0x58, 0x20], &point[33..]].concat();
        let said = [&head[..], &[0; 16], &[0, 6], b"device", &key].concat();
        json!({ "client_data": base64(&client_data(MAKE, given, origin)), "authenticator_data": base64(&said) })
    }

    fn sign(&mut self, given: &Value, origin: &str) -> Value {
        let said = self.head(given["site"].as_str().unwrap(), 0x05);
        let data = client_data(GET, given, origin);
        let message = [&said[..], digest(&SHA256, &data).as_ref()].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &message).unwrap();
        json!({
            "id": base64(b"device"),
            "client_data": base64(&data),
            "authenticator_data": base64(&said),
            "signature": base64(signature.as_ref()),
        })
    }
}

fn client_data(kind: &str, given: &Value, origin: &str) -> Vec<u8> {
    json!({ "type": kind, "challenge": given["challenge"], "origin": origin, "crossOrigin": false })
        .to_string()
        .into_bytes()
}

async fn challenge(browser: &mut Browser, path: &str) -> Value {
    let given = browser.post(path, &json!({})).await;
    assert_eq!(given.status, 200, "{}", given.text());
    given.json()
}

/// Ada's account with a passkey.
async fn with_passkey(server: &TestServer) -> (Browser, Device, String) {
    let mut ada = Browser::account(server, "Ada").await;
    let origin = format!("http://{}", server.addr);
    let given = challenge(&mut ada, "/api/people/me/passkeys/challenge").await;
    let mut device = Device::new();
    let made = ada.post("/api/people/me/passkeys", &device.make(&given, &origin)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    (ada, device, origin)
}

async fn sign_in(server: &TestServer, shown: &Value) -> (Browser, Answer) {
    let mut browser = Browser::new(server);
    let answer = browser.post("/api/people/session/passkey", shown).await;
    (browser, answer)
}

#[tokio::test]
async fn an_account_makes_a_passkey_and_signs_in_with_it_elsewhere_until_it_is_taken_away() {
    let server = TestServer::start().await;
    let (mut ada, mut device, origin) = with_passkey(&server).await;
    let listed = ada.get("/api/people/me/passkeys").await.json();
    assert_eq!((&listed[0]["id"], &listed[0]["used"]), (&json!(base64(b"device")), &Value::Null));
    let given = challenge(&mut Browser::new(&server), "/api/people/session/passkey/challenge").await;
    let (mut elsewhere, came) = sign_in(&server, &device.sign(&given, &origin)).await;
    assert_eq!((came.status, &came.json()["name"]), (200, &json!("Ada")), "{}", came.text());
    assert_eq!(elsewhere.me().await["devices"].as_array().unwrap().len(), 2);
    let export = ada.get("/api/people/me/export").await;
    assert!(export.json()["passkeys"][0]["used"].is_u64(), "{}", export.text());
    let path = format!("/api/people/me/passkeys/{}", base64(b"device"));
    let mut eve = Browser::account(&server, "Eve").await;
    assert_eq!(eve.ask("DELETE", &path, &json!({})).await.code(), "unknown-passkey");
    assert_eq!(ada.ask("DELETE", &path, &json!({})).await.status, 204);
    let given = challenge(&mut Browser::new(&server), "/api/people/session/passkey/challenge").await;
    assert_eq!(sign_in(&server, &device.sign(&given, &origin)).await.1.code(), "wrong-passkey");
    let mut guest = Browser::guest(&server, "Bo").await;
    assert_eq!(guest.post("/api/people/me/passkeys/challenge", &json!({})).await.code(), "not-an-account");
}

#[tokio::test]
async fn what_a_device_did_not_sign_here_and_now_is_refused_and_logged() {
    LazyLock::force(&LOG);
    let server = TestServer::start().await;
    let (mut ada, mut device, origin) = with_passkey(&server).await;
    let mut nobody = Browser::new(&server);
    let path = "/api/people/session/passkey/challenge";
    // Signed once, shown twice.
    let given = challenge(&mut nobody, path).await;
    let shown = device.sign(&given, &origin);
    assert_eq!(sign_in(&server, &shown).await.1.status, 200);
    let mut wrong = vec![("a signature again", shown)];
    wrong.push(("of another site", device.sign(&challenge(&mut nobody, path).await, "https://evil.example")));
    wrong.push(("of another key", Device::new().sign(&challenge(&mut nobody, path).await, &origin)));
    let mut unknown = device.sign(&challenge(&mut nobody, path).await, &origin);
    unknown["id"] = json!(base64(b"nobody's"));
    wrong.push(("of nobody", unknown));
    let made_up = json!({ "challenge": base64(b"made up"), "site": given["site"] });
    wrong.push(("a challenge that nobody gave", device.sign(&made_up, &origin)));
    let for_making = challenge(&mut ada, "/api/people/me/passkeys/challenge").await;
    wrong.push(("a challenge for something else", device.sign(&for_making, &origin)));
    let late = device.sign(&challenge(&mut nobody, path).await, &origin);
    let counted = device.counter;
    device.counter = 0;
    wrong.push(("a copy that has signed less often", device.sign(&challenge(&mut nobody, path).await, &origin)));
    device.counter = counted;
    for (what, shown) in wrong {
        let (browser, answer) = sign_in(&server, &shown).await;
        assert_eq!((answer.status, answer.code()), (401, "wrong-passkey".to_owned()), "{what}");
        assert!(browser.cookie.is_none() && LOG.has(&answer), "{what}");
    }
    server.clock.advance(std::time::Duration::from_secs(301));
    assert_eq!(sign_in(&server, &late).await.1.code(), "wrong-passkey", "after five minutes");
    let given = challenge(&mut nobody, path).await;
    assert_eq!(sign_in(&server, &device.sign(&given, &origin)).await.1.status, 200, "the device itself is let in");
}
