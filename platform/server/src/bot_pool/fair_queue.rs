//! A queue that serves addresses in turn, and of each address its tables in turn.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;

/// On whose account a bot searches: the address of somebody at the table, and the table. Tables of people who are all
/// away share one account without an address.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Account {
    pub(crate) address: Option<IpAddr>,
    pub(crate) table: String,
}

/// The waiting work of one address: its tables in the order in which they are served.
#[derive(Debug)]
struct Waiting<T> {
    tables: VecDeque<(String, VecDeque<T>)>,
    count: usize,
}

/// Work that waits, first come first served only within a table.
#[derive(Debug)]
pub(crate) struct FairQueue<T> {
    /// The addresses with work, in the order in which they are served.
    turns: VecDeque<Option<IpAddr>>,
    waiting: HashMap<Option<IpAddr>, Waiting<T>>,
    per_address: usize,
    len: usize,
}

impl<T> FairQueue<T> {
    /// At most so much work waits for each address.
    pub(crate) fn new(per_address: usize) -> Self {
        Self { turns: VecDeque::new(), waiting: HashMap::new(), per_address, len: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Adds work. False if too much waits for this address already.
    pub(crate) fn push(&mut self, account: Account, work: T) -> bool {
        let Account { address, table } = account;
        let waiting = self.waiting.entry(address).or_insert_with(|| {
            self.turns.push_back(address);
            Waiting { tables: VecDeque::new(), count: 0 }
        });
        if waiting.count >= self.per_address {
            return false;
        }
        match waiting.tables.iter_mut().find(|(id, _)| *id == table) {
            Some((_, work_of_table)) => work_of_table.push_back(work),
            None => waiting.tables.push_back((table, VecDeque::from([work]))),
        }
        waiting.count += 1;
        self.len += 1;
        true
    }

    /// The next work: of the address whose turn it is, of its table whose turn it is.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let address = self.turns.pop_front()?;
        let waiting = self.waiting.get_mut(&address)?;
        let (table, mut work_of_table) = waiting.tables.pop_front()?;
        let work = work_of_table.pop_front()?;
        if !work_of_table.is_empty() {
            waiting.tables.push_back((table, work_of_table));
        }
        waiting.count -= 1;
        self.len -= 1;
        if waiting.count == 0 {
            self.waiting.remove(&address);
        } else {
            self.turns.push_back(address);
        }
        Some(work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(last: u8, table: &str) -> Account {
        Account { address: Some(IpAddr::from([10, 0, 0, last])), table: table.to_owned() }
    }

    #[test]
    fn addresses_and_then_tables_are_served_in_turn() {
        let mut queue = FairQueue::new(10);
        let work = [(1, "a", 1), (1, "a", 2), (1, "b", 3), (1, "c", 4), (2, "d", 5), (2, "d", 6)];
        for (address, table, number) in work {
            assert!(queue.push(account(address, table), number));
        }
        assert_eq!(queue.len(), 6);
        assert_eq!(std::iter::from_fn(|| queue.pop()).collect::<Vec<_>>(), [1, 5, 3, 6, 4, 2]);
        assert_eq!((queue.len(), queue.waiting.len(), queue.turns.len()), (0, 0, 0));
    }

    #[test]
    fn an_address_that_fills_its_part_leaves_the_others_theirs() {
        let mut queue = FairQueue::new(3);
        let taken = (0..10).filter(|n| queue.push(account(1, &n.to_string()), *n)).count();
        assert_eq!(taken, 3);
        assert!(queue.push(account(2, "x"), 99));
    }
}
