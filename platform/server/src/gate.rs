//! Limits per address, so that one caller cannot crowd out the others.

use axum::http::StatusCode;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::problem::Trouble;

const MINUTE: Duration = Duration::from_secs(60);

/// Counts what each address holds and does.
#[derive(Debug)]
pub(crate) struct Gate {
    sockets: Arc<Held>,
    most_tables: usize,
    opened: Mutex<HashMap<IpAddr, VecDeque<Instant>>>,
}

/// How many things of a kind each address holds at the moment.
#[derive(Debug)]
pub(crate) struct Held {
    most: usize,
    by: Mutex<HashMap<IpAddr, usize>>,
}

/// Leave to hold one of them; given back when it goes.
#[derive(Debug)]
pub(crate) struct Pass {
    held: Arc<Held>,
    address: IpAddr,
}

impl Held {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, by: Mutex::default() })
    }

    /// One more, unless this address holds as many as it may.
    pub(crate) fn one_more(self: &Arc<Self>, address: IpAddr) -> Option<Pass> {
        let mut by = self.by.lock().unwrap_or_else(PoisonError::into_inner);
        let count = by.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Pass { held: self.clone(), address })
    }
}

impl Gate {
    pub(crate) fn new(most_sockets: usize, most_tables: usize) -> Self {
        Self { sockets: Held::new(most_sockets), most_tables, opened: Mutex::default() }
    }

    /// Leave for one more socket.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Pass, Trouble> {
        self.sockets.one_more(address).ok_or_else(|| {
            let message = format!("your address holds {} sockets already; close some", self.sockets.most);
            Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", message)
        })
    }

    /// Leave to open one more table.
    pub(crate) fn table(&self, address: IpAddr, now: Instant) -> Result<(), Trouble> {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        opened.retain(|_, times| {
            while times.front().is_some_and(|&time| now.duration_since(time) >= MINUTE) {
                times.pop_front();
            }
            !times.is_empty()
        });
        let times = opened.entry(address).or_default();
        if times.len() >= self.most_tables {
            let message = format!("your address has opened {} tables in a minute; wait a little", times.len());
            return Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", message));
        }
        times.push_back(now);
        Ok(())
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut by = self.held.by.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = by.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                by.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));

    #[test]
    fn a_socket_that_closes_makes_room_for_another() {
        let gate = Arc::new(Gate::new(2, 1));
        let first = gate.socket(HERE).expect("room");
        let _second = gate.socket(HERE).expect("room");
        assert_eq!(gate.socket(HERE).expect_err("full").code, "too-many-sockets");
        let _other = gate.socket(THERE).expect("another address has room of its own");
        drop(first);
        assert!(gate.socket(HERE).is_ok());
    }

    #[test]
    fn tables_are_counted_for_a_minute() {
        let gate = Gate::new(1, 2);
        let now = Instant::now();
        assert!(gate.table(HERE, now).is_ok() && gate.table(HERE, now).is_ok());
        assert_eq!(gate.table(HERE, now).expect_err("too many").code, "too-many-tables");
        assert!(gate.table(THERE, now).is_ok());
        assert!(gate.table(HERE, now + MINUTE).is_ok());
    }
}
