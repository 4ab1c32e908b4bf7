//! Where what the server sends out arrives in the tests: requests of webhooks and push services, and mail.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// Head and body of each request.
pub type Heard = Vec<(String, Vec<u8>)>;

/// A place at which every request is kept.
pub struct Sink {
    pub url: String,
    heard: Arc<Mutex<Heard>>,
}

impl Sink {
    pub async fn start(status: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/here", listener.local_addr().unwrap());
        let heard: Arc<Mutex<Heard>> = Arc::default();
        let kept = heard.clone();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut bytes = Vec::new();
                let (head, body) = loop {
                    let mut part = [0; 4096];
                    let count = stream.read(&mut part).await.unwrap();
                    bytes.extend_from_slice(&part[..count]);
                    let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
                    let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
                    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
                    if bytes.len() >= end + 4 + length.parse::<usize>().unwrap() {
                        break (head, bytes[end + 4..].to_vec());
                    }
                };
                kept.lock().unwrap().push((head, body));
                let answer = format!("HTTP/1.1 {status} So\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        Self { url, heard }
    }

    pub fn heard(&self) -> Heard {
        self.heard.lock().unwrap().clone()
    }

    /// Waits for so many messages, and a little longer for one too many.
    pub async fn wait(&self, count: usize) -> Heard {
        for _ in 0..200 {
            if self.heard().len() >= count {
                break;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        self.heard()
    }
}

/// A browser that may be told by a push service: it alone can read what comes.
pub struct PushDevice {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
}

impl PushDevice {
    const SHARED: [u8; 16] = [7; 16];

    pub fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Self { private, public }
    }

    /// What it sends to the server so as to be told by way of this push service.
    pub fn subscription(&self, service: &Sink) -> Value {
        let [p256dh, auth] = [&self.public[..], &Self::SHARED].map(base64);
        json!({ "kind": "push", "endpoint": service.url, "p256dh": p256dh, "auth": auth })
    }

    /// The message in a body that came to the push service (RFC 8291).
    pub fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (theirs, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let secret = agree_ephemeral(self.private, &peer, |agreed| {
            derived(&Self::SHARED, agreed, &[b"WebPush: info\0", &self.public, theirs], 32)
        })
        .unwrap();
        let key = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derived(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        serde_json::from_slice(opened.strip_suffix(&[2]).unwrap()).unwrap()
    }
}

fn derived(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = vec![0; length];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(info, Length(length)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

/// A mail: to whom, and what came as its text, headers first.
#[derive(Clone)]
pub struct Mail {
    pub to: String,
    pub text: String,
}

impl Mail {
    /// The value of a header, unfolded.
    pub fn header(&self, name: &str) -> Option<String> {
        let head = self.text.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")).map(str::to_owned))
    }

    /// What is written, as a reader sees it.
    pub fn body(&self) -> String {
        let body = self.text.split_once("\r\n\r\n").unwrap().1;
        match self.header("Content-Transfer-Encoding").as_deref() {
            Some("quoted-printable") => unquoted(body),
            _ => body.to_owned(),
        }
    }

    /// The word in it that holds this: a link.
    pub fn link(&self, part: &str) -> String {
        let body = self.body();
        body.split_whitespace().find(|word| word.contains(part)).unwrap_or_else(|| panic!("{body}")).to_owned()
    }
}

fn unquoted(text: &str) -> String {
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let code = after.get(..2).filter(|_| *first == b'=');
        match code.and_then(|code| u8::from_str_radix(std::str::from_utf8(code).unwrap(), 16).ok()) {
            Some(byte) => (bytes.push(byte), rest = &after[2..]),
            None => (bytes.push(*first), rest = after),
        };
    }
    String::from_utf8(bytes).unwrap()
}

/// A mail server that delivers to nobody.
#[derive(Clone)]
pub struct MailSink {
    pub url: String,
    heard: Arc<Mutex<Vec<Mail>>>,
}

impl MailSink {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let sink = Self { url: format!("smtp://{}", listener.local_addr().unwrap()), heard: Arc::default() };
        let heard = sink.heard.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(receive(stream, heard.clone()));
            }
        });
        sink
    }

    pub fn heard(&self) -> Vec<Mail> {
        self.heard.lock().unwrap().clone()
    }

    /// Waits for so many mails, and a little longer for one too many.
    pub async fn wait(&self, count: usize) -> Vec<Mail> {
        for _ in 0..200 {
            if self.heard().len() >= count {
                break;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        self.heard()
    }
}

/// One conversation, as RFC 5321 has it; every mail is taken.
async fn receive(stream: TcpStream, heard: Arc<Mutex<Vec<Mail>>>) {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await.unwrap();
    let mut to = String::new();
    let mut line = String::new();
    while stream.read_line(&mut line).await.is_ok_and(|count| count > 0) {
        let command = line.trim_end().to_owned();
        line.clear();
        let answer = match command.split([' ', ':']).next().unwrap().to_uppercase().as_str() {
            "EHLO" => "250-sink\r\n250 8BITMIME\r\n",
            "RCPT" => {
                to = command.split(['<', '>']).nth(1).unwrap().to_owned();
                "250 yes\r\n"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.unwrap();
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    assert!(stream.read_line(&mut text).await.unwrap() > 0, "the mail broke off");
                }
                heard.lock().unwrap().push(Mail { to: to.clone(), text });
                "250 yes\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 yes\r\n",
        };
        stream.write_all(answer.as_bytes()).await.unwrap();
    }
}

pub fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits: String = bytes.iter().map(|byte| format!("{byte:08b}")).collect();
    let six = |six: &[u8]| usize::from_str_radix(&format!("{:0<6}", String::from_utf8_lossy(six)), 2).unwrap();
    bits.as_bytes().chunks(6).map(|part| char::from(LETTERS[six(part)])).collect()
}
