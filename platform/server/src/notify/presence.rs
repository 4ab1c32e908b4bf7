//! Who is looking: the people with an open socket to a table of this node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The people who look, and at which table each of their sockets is.
#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<HashMap<String, Vec<String>>>);

/// Somebody looks at a table as long as this is held.
#[derive(Debug)]
pub(crate) struct Looking {
    presence: Arc<Presence>,
    person: String,
    table: String,
}

impl Presence {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Vec<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn look(self: &Arc<Self>, person: &str, table: &str) -> Looking {
        self.tables().entry(person.to_owned()).or_default().push(table.to_owned());
        Looking { presence: self.clone(), person: person.to_owned(), table: table.to_owned() }
    }

    /// Does the person look at any table?
    pub(crate) fn is_here(&self, person: &str) -> bool {
        self.tables().contains_key(person)
    }

    /// Does the person look at this table?
    pub(crate) fn looks_at(&self, person: &str, table: &str) -> bool {
        self.tables().get(person).is_some_and(|tables| tables.iter().any(|each| each == table))
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        let mut people = self.presence.tables();
        let Some(tables) = people.get_mut(&self.person) else { return };
        if let Some(at) = tables.iter().position(|table| *table == self.table) {
            tables.swap_remove(at);
        }
        if tables.is_empty() {
            people.remove(&self.person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_looks_until_the_last_socket_has_gone() {
        let presence: Arc<Presence> = Arc::default();
        let (first, second) = (presence.look("ada", "a"), presence.look("ada", "b"));
        assert!(presence.looks_at("ada", "a") && presence.looks_at("ada", "b") && !presence.looks_at("bo", "a"));
        drop(first);
        assert!(!presence.looks_at("ada", "a") && presence.is_here("ada"));
        drop(second);
        assert!(!presence.is_here("ada"));
    }
}
