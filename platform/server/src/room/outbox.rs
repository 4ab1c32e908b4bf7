//! The messages that wait to be sent to a socket: few, and not too many bytes of them.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc;

/// Messages that may wait for a socket, however small they are.
const MAX_MESSAGES: usize = 64;

/// Where messages to a socket are put.
#[derive(Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    waiting_bytes: Arc<AtomicUsize>,
    max_bytes: usize,
}

/// Where a socket takes them from.
#[derive(Debug)]
pub(crate) struct Outgoing {
    messages: mpsc::Receiver<Utf8Bytes>,
    waiting_bytes: Arc<AtomicUsize>,
}

/// The two ends of an outbox in which so many bytes may wait; a single message may be longer.
pub(crate) fn outbox(max_bytes: usize) -> (Outbox, Outgoing) {
    let (sender, receiver) = mpsc::channel(MAX_MESSAGES);
    let waiting_bytes = Arc::new(AtomicUsize::new(0));
    let outbox = Outbox { messages: sender, waiting_bytes: waiting_bytes.clone(), max_bytes };
    (outbox, Outgoing { messages: receiver, waiting_bytes })
}

impl Outbox {
    /// Puts a message in. False if the socket does not keep up, or has gone.
    pub(super) fn put(&self, text: Utf8Bytes) -> bool {
        let (bytes, waiting) = (text.len(), self.waiting_bytes.load(Ordering::Acquire));
        if waiting > 0 && waiting + bytes > self.max_bytes {
            return false;
        }
        self.waiting_bytes.fetch_add(bytes, Ordering::AcqRel);
        self.messages.try_send(text).is_ok()
    }
}

impl Outgoing {
    /// The next message; nothing when the room has closed the outbox.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.messages.recv().await?;
        self.waiting_bytes.fetch_sub(text.len(), Ordering::AcqRel);
        Some(text)
    }

    /// The next message that waits already.
    pub(crate) fn next_waiting(&mut self) -> Option<Utf8Bytes> {
        let text = self.messages.try_recv().ok()?;
        self.waiting_bytes.fetch_sub(text.len(), Ordering::AcqRel);
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_weighed_and_not_only_counted() {
        let (outbox, mut outgoing) = outbox(1000);
        let large = Utf8Bytes::from("x".repeat(600));
        assert!(outbox.put(large.clone()));
        assert!(!outbox.put(large.clone()), "two of them are too much");
        assert!(outbox.put("small".into()));
        assert_eq!(outgoing.next().await.map(|text| text.len()), Some(600));
        assert!(outbox.put(large), "what was taken out waits no more");
    }

    #[tokio::test]
    async fn a_message_that_is_longer_than_all_that_may_wait_is_sent_alone() {
        let (outbox, mut outgoing) = outbox(10);
        assert!(outbox.put("x".repeat(600).into()));
        assert!(!outbox.put("y".into()));
        outgoing.next().await;
        assert!(outbox.put("y".into()));
    }

    #[test]
    fn small_messages_are_counted() {
        let (outbox, _outgoing) = outbox(1_000_000);
        assert_eq!((0..1000).filter(|_| outbox.put("x".into())).count(), MAX_MESSAGES);
    }
}
