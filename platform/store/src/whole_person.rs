//! A person with every row that belongs to them, as it stands in the database: what is copied and compared.

use crate::addresses::{self, Address};
use crate::channels::{self, Channel};
use crate::driver::Connection;
use crate::error::StoreError;
use crate::passkeys::{self, Passkey};
use crate::people::{Code, Person, Session};
use crate::people_rows;
use crate::people_writes::{insert_code, insert_person, insert_session};
use crate::rows::column;

/// A person, their devices, their one-time codes, and where they are written to and told that a table waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WholePerson {
    person: Person,
    sessions: Vec<Session>,
    codes: Vec<Code>,
    channels: Vec<Channel>,
    address: Option<Address>,
    passkeys: Vec<Passkey>,
}

impl WholePerson {
    /// The records that it is made of.
    pub(crate) fn records(&self) -> usize {
        let keys = self.sessions.len() + self.codes.len() + self.passkeys.len();
        1 + keys + self.channels.len() + usize::from(self.address.is_some())
    }

    pub(crate) async fn read(connection: &mut Connection<'_>, id: &str) -> Result<Option<Self>, StoreError> {
        let Some(person) = people_rows::person_by_id(connection, id).await? else { return Ok(None) };
        let mut sessions = people_rows::sessions(connection, id).await?;
        sessions.sort_by_key(|session| session.token.0);
        let codes = people_rows::codes(connection, id).await?;
        let channels = channels::channels(connection, id).await?;
        let address = addresses::of_person(connection, id).await?;
        let passkeys = passkeys::of_person(connection, id).await?;
        Ok(Some(Self { person, sessions, codes, channels, address, passkeys }))
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
        for channel in &self.channels {
            channels::insert(connection, channel).await?;
        }
        if let Some(address) = &self.address {
            addresses::insert(connection, address).await?;
        }
        for passkey in &self.passkeys {
            passkeys::insert(connection, passkey).await?;
        }
        Ok(())
    }
}

/// The ids of all people, in order.
pub(crate) async fn ids(connection: &mut Connection<'_>) -> Result<Vec<String>, StoreError> {
    let rows = connection.query("SELECT id FROM people ORDER BY id").fetch_all().await?;
    rows.iter().map(|row| column("", "a person", row, "id")).collect()
}
