//! A person with every row that belongs to them, as it stands in the database: what is copied and compared.

use crate::driver::Connection;
use crate::error::StoreError;
use crate::people::{Code, Person, Session};
use crate::people_rows;
use crate::people_writes::{insert_code, insert_person, insert_session};
use crate::rows::column;

/// A person, their devices and their one-time codes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WholePerson {
    person: Person,
    sessions: Vec<Session>,
    codes: Vec<Code>,
}

impl WholePerson {
    /// The records that it is made of.
    pub(crate) fn records(&self) -> usize {
        1 + self.sessions.len() + self.codes.len()
    }

    pub(crate) async fn read(connection: &mut Connection<'_>, id: &str) -> Result<Option<Self>, StoreError> {
        let Some(person) = people_rows::person_by_id(connection, id).await? else { return Ok(None) };
        let mut sessions = people_rows::sessions(connection, id).await?;
        sessions.sort_by_key(|session| session.token.0);
        let codes = people_rows::codes(connection, id).await?;
        Ok(Some(Self { person, sessions, codes }))
    }

    /// Writes all of it; whoever calls this holds a transaction.
    pub(crate) async fn write(&self, connection: &mut Connection<'_>) -> Result<(), StoreError> {
        insert_person(connection, &self.person).await?;
        for session in &self.sessions {
            insert_session(connection, session).await?;
        }
        for code in &self.codes {
            insert_code(connection, code).await?;
        }
        Ok(())
    }
}

/// The ids of all people, in order.
pub(crate) async fn ids(connection: &mut Connection<'_>) -> Result<Vec<String>, StoreError> {
    let rows = connection.query("SELECT id FROM people ORDER BY id").fetch_all().await?;
    rows.iter().map(|row| column("", "a person", row, "id")).collect()
}
