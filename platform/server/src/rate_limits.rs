//! Rate limits: sockets held and tables opened by each address, so that one client cannot use up what the others need.

use axum::http::StatusCode;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::ApiError;

const MINUTE: Duration = Duration::from_secs(60);

/// The limits of this server, and what each address has used of them.
#[derive(Debug)]
pub(crate) struct RateLimits {
    sockets: Arc<PerAddressCount>,
    max_new_tables: usize,
    new_tables: Mutex<HashMap<IpAddr, VecDeque<Instant>>>,
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
    pub(crate) fn new(max_sockets: usize, max_new_tables: usize) -> Self {
        Self { sockets: PerAddressCount::new(max_sockets), max_new_tables, new_tables: Mutex::default() }
    }

    /// A permit for one more socket.
    pub(crate) fn acquire_socket(&self, address: IpAddr) -> Result<Permit, ApiError> {
        self.sockets.try_acquire(address).ok_or_else(|| {
            let message = format!("your address holds {} sockets already; close some", self.sockets.max);
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", message)
        })
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

    #[test]
    fn a_permit_that_is_dropped_can_be_had_again() {
        let limits = Arc::new(RateLimits::new(2, 1));
        let first = limits.acquire_socket(OWN).expect("below the limit");
        let _second = limits.acquire_socket(OWN).expect("below the limit");
        assert_eq!(limits.acquire_socket(OWN).expect_err("full").code, "too-many-sockets");
        let _other = limits.acquire_socket(OTHER).expect("another address has a count of its own");
        drop(first);
        assert!(limits.acquire_socket(OWN).is_ok());
    }

    #[test]
    fn tables_are_counted_for_a_minute() {
        let limits = RateLimits::new(1, 2);
        let now = Instant::now();
        assert!(limits.count_new_table(OWN, now).is_ok() && limits.count_new_table(OWN, now).is_ok());
        assert_eq!(limits.count_new_table(OWN, now).expect_err("too many").code, "too-many-tables");
        assert!(limits.count_new_table(OTHER, now).is_ok());
        assert!(limits.count_new_table(OWN, now + MINUTE).is_ok());
    }
}
