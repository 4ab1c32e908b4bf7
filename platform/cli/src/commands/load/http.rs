//! Plain HTTP requests, each on a connection of its own.

use serde_json::Value;
use std::io;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One request; the answer's status and body.
pub(super) async fn ask(addr: &str, method: &str, path: &str, body: &str) -> io::Result<(u16, Vec<u8>)> {
    let mut stream = TcpStream::connect(addr).await?;
    stream.set_nodelay(true)?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let no_http = || io::Error::new(io::ErrorKind::InvalidData, "the answer is no HTTP");
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").ok_or_else(no_http)?;
    let head = String::from_utf8_lossy(&answer[..end]);
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(no_http)?;
    Ok((status, answer.split_off(end + 4)))
}

/// One request whose answer is JSON and no refusal.
pub(super) async fn ask_json(addr: &str, method: &str, path: &str, body: &str) -> io::Result<Value> {
    let (status, body) = ask(addr, method, path, body).await?;
    if !(200..300).contains(&status) {
        let reason = format!("{method} {path}: {status} {}", String::from_utf8_lossy(&body));
        return Err(io::Error::other(reason));
    }
    serde_json::from_slice(&body).map_err(io::Error::other)
}
