//! Rate limits: sockets held, tables opened, messages sent and lines said by each address, so that one client cannot use
//! up what the others need.

use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Config;
use crate::error::ApiError;

const MINUTE: Duration = Duration::from_secs(60);

/// The limits of this server, and what each address has used of them.
#[derive(Debug)]
pub(crate) struct RateLimits {
    sockets: Arc<PerAddressCount>,
    max_new_tables: usize,
    new_tables: Mutex<HashMap<IpAddr, VecDeque<Instant>>>,
    messages_per_second: NonZeroU32,
    messages: DefaultKeyedRateLimiter<IpAddr>,
    talkers: DefaultKeyedRateLimiter<Talker>,
    talk: DefaultKeyedRateLimiter<IpAddr>,
}

/// Who says something: a seat of a table, or a spectator of any.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Talker {
    Seat(String, u8),
    Spectator(IpAddr),
}

/// The messages of one socket, measured.
#[derive(Debug)]
pub(crate) struct SocketRate {
    own: DefaultDirectRateLimiter,
    address: IpAddr,
}

/// How many lines may be said at once.
const TALK_BURST: NonZeroU32 = const { NonZeroU32::new(10).unwrap() };
/// How much more an address may do than one of those who share it.
const SHARED: NonZeroU32 = const { NonZeroU32::new(5).unwrap() };
/// Sockets of one address that may send as fast as they can at the same time.
const BUSY_SOCKETS: NonZeroU32 = const { NonZeroU32::new(10).unwrap() };
/// How many addresses are remembered before those that have long been quiet are forgotten.
const MANY_ADDRESSES: usize = 1000;

/// So many in a second, and twice as many at once.
fn per_second(most: NonZeroU32) -> Quota {
    Quota::per_second(most).allow_burst(most.saturating_mul(const { NonZeroU32::new(2).unwrap() }))
}

/// How many things of one kind (sockets, connections) each address holds at the moment.
#[derive(Debug)]
pub(crate) struct PerAddressCount {
    max: usize,
    counts: Mutex<HashMap<IpAddr, usize>>,
}

/// Permission to hold one more; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    counter: Arc<PerAddressCount>,
    address: IpAddr,
}

impl PerAddressCount {
    pub(crate) fn new(max: usize) -> Arc<Self> {
        Arc::new(Self { max, counts: Mutex::default() })
    }

    /// One more, unless this address holds as many as it may.
    pub(crate) fn try_acquire(self: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= self.max {
            return None;
        }
        *count += 1;
        Some(Permit { counter: self.clone(), address })
    }
}

impl RateLimits {
    pub(crate) fn new(config: &Config) -> Self {
        let talk = config.talk_per_minute;
        Self {
            sockets: PerAddressCount::new(config.sockets_per_address),
            max_new_tables: config.tables_per_minute,
            new_tables: Mutex::default(),
            messages_per_second: config.messages_per_second,
            messages: RateLimiter::keyed(per_second(config.messages_per_second.saturating_mul(BUSY_SOCKETS))),
            talkers: RateLimiter::keyed(Quota::per_minute(talk).allow_burst(TALK_BURST)),
            talk: RateLimiter::keyed(
                Quota::per_minute(talk.saturating_mul(SHARED)).allow_burst(TALK_BURST.saturating_mul(SHARED)),
            ),
        }
    }

    /// What measures the messages of a new socket.
    pub(crate) fn socket_rate(&self, address: IpAddr) -> SocketRate {
        for limiter in [&self.messages, &self.talk] {
            if limiter.len() > MANY_ADDRESSES {
                limiter.retain_recent();
            }
        }
        if self.talkers.len() > MANY_ADDRESSES {
            self.talkers.retain_recent();
        }
        SocketRate { own: RateLimiter::direct(per_second(self.messages_per_second)), address }
    }

    /// Counts a message of this socket, or tells how long it must wait.
    pub(crate) fn count_message(&self, socket: &SocketRate) -> Result<(), Duration> {
        let now = DefaultClock::default().now();
        socket.own.check().map_err(|until| until.wait_time_from(now))?;
        self.messages.check_key(&socket.address).map_err(|until| until.wait_time_from(now))
    }

    /// Counts a line, unless this talker or this address has said too much.
    pub(crate) fn may_talk(&self, talker: &Talker, address: IpAddr) -> bool {
        self.talkers.check_key(talker).is_ok() && self.talk.check_key(&address).is_ok()
    }

    /// A permit for one more socket.
    pub(crate) fn acquire_socket(&self, address: IpAddr) -> Result<Permit, ApiError> {
        self.sockets.try_acquire(address).ok_or_else(|| {
            let message = format!("your address holds {} sockets already; close some", self.sockets.max);
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", message)
        })
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        self.sockets.counts.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Counts one more table that the address opens, unless it has opened too many within a minute.
    pub(crate) fn count_new_table(&self, address: IpAddr, now: Instant) -> Result<(), ApiError> {
        let mut new_tables = self.new_tables.lock().unwrap_or_else(PoisonError::into_inner);
        new_tables.retain(|_, times| {
            while times.front().is_some_and(|&time| now.duration_since(time) >= MINUTE) {
                times.pop_front();
            }
            !times.is_empty()
        });
        let times = new_tables.entry(address).or_default();
        if times.len() >= self.max_new_tables {
            let message = format!("your address has opened {} tables in a minute; wait a little", times.len());
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", message));
        }
        times.push_back(now);
        Ok(())
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.counter.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const OWN: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const OTHER: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));

    fn config(sockets_per_address: usize, tables_per_minute: usize) -> Config {
        Config { sockets_per_address, tables_per_minute, ..Config::default() }
    }

    #[test]
    fn messages_that_come_too_fast_must_wait() {
        let limits = RateLimits::new(&Config { messages_per_second: TALK_BURST, ..Config::default() });
        let socket = limits.socket_rate(OWN);
        assert_eq!((0..100).take_while(|_| limits.count_message(&socket).is_ok()).count(), 20);
        let wait = limits.count_message(&socket).expect_err("too many");
        assert!(wait <= Duration::from_millis(100), "{wait:?}");
        // Another socket has a count of its own, and all of them together a larger one.
        let others = (0..100).map(|_| limits.socket_rate(OWN)).collect::<Vec<_>>();
        let counted = others.iter().filter(|socket| limits.count_message(socket).is_ok()).count();
        assert_eq!(counted, 100);
        let sent = others.iter().flat_map(|socket| [socket; 20]).filter(|socket| limits.count_message(socket).is_ok());
        assert!(sent.count() < 100);
    }

    #[test]
    fn who_talks_too_much_is_stopped_and_others_may_go_on() {
        let limits = RateLimits::new(&Config::default());
        let said = |talker: &Talker| (0..30).filter(|_| limits.may_talk(talker, OWN)).count();
        assert_eq!(said(&Talker::Spectator(OWN)), 10);
        assert_eq!(said(&Talker::Seat("a".to_owned(), 0)), 10);
        assert_eq!(said(&Talker::Seat("a".to_owned(), 1)), 10);
        assert!(limits.may_talk(&Talker::Spectator(OTHER), OTHER));
    }

    #[test]
    fn a_permit_that_is_dropped_can_be_had_again() {
        let limits = Arc::new(RateLimits::new(&config(2, 1)));
        let first = limits.acquire_socket(OWN).expect("below the limit");
        let _second = limits.acquire_socket(OWN).expect("below the limit");
        assert_eq!(limits.acquire_socket(OWN).expect_err("full").code, "too-many-sockets");
        let _other = limits.acquire_socket(OTHER).expect("another address has a count of its own");
        drop(first);
        assert!(limits.acquire_socket(OWN).is_ok());
    }

    #[test]
    fn tables_are_counted_for_a_minute() {
        let limits = RateLimits::new(&config(1, 2));
        let now = Instant::now();
        assert!(limits.count_new_table(OWN, now).is_ok() && limits.count_new_table(OWN, now).is_ok());
        assert_eq!(limits.count_new_table(OWN, now).expect_err("too many").code, "too-many-tables");
        assert!(limits.count_new_table(OTHER, now).is_ok());
        assert!(limits.count_new_table(OWN, now + MINUTE).is_ok());
    }
}
