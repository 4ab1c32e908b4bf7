//! Passkeys: keys of devices with which accounts sign in, and the challenges that a device must sign.

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::model::TokenHash;
use crate::rows::{column, number};
use crate::writes::exactly_one_row;

/// The most passkeys of a person.
const MAX_PASSKEYS: i64 = 10;

/// A passkey of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// What the device calls it, in Base64 for addresses.
    pub id: String,
    /// The id of the person.
    pub person: String,
    /// The public key: an uncompressed point of P-256.
    pub key: Vec<u8>,
    /// How often it has signed, as the device counts; 0 for devices that do not.
    pub counter: u32,
    /// What the browser called itself that made it.
    pub label: String,
    /// Since when.
    pub created: u64,
    /// When it was last used.
    pub used: Option<u64>,
}

/// A change of passkeys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PasskeyWrite {
    /// A device is to sign this; of this person, if a passkey is to be made.
    Challenge {
        /// Hashed.
        challenge: TokenHash,
        /// The id of the person.
        person: Option<String>,
        /// Until when.
        expires: u64,
    },
    /// A challenge is used up. A conflict if it was never given to them, is used up or too old.
    Use {
        /// Hashed.
        challenge: TokenHash,
        /// The id of the person.
        person: Option<String>,
        /// The time of day.
        now: u64,
    },
    /// An account has another passkey.
    Add(Passkey),
    /// A passkey has signed. A conflict if its counter has not grown: there is a copy of it.
    Signed {
        /// What the device calls it.
        id: String,
        /// How often it has signed.
        counter: u32,
        /// When.
        at: u64,
    },
    /// A passkey opens nothing any more.
    Remove {
        /// The id of the person.
        person: String,
        /// What the device calls it.
        id: String,
    },
}

impl PasskeyWrite {
    /// The person whom it changes, where one is known.
    pub fn person(&self) -> &str {
        match self {
            Self::Add(passkey) => &passkey.person,
            Self::Remove { person, .. } => person,
            Self::Challenge { person, .. } | Self::Use { person, .. } => person.as_deref().unwrap_or_default(),
            Self::Signed { id, .. } => id,
        }
    }
}

pub(crate) async fn write(connection: &mut Connection<'_>, write: &PasskeyWrite) -> Result<(), StoreError> {
    match write {
        PasskeyWrite::Challenge { challenge, person, expires } => {
            let statement = connection.query("INSERT INTO challenges (challenge, person, expires) VALUES ($1, $2, $3)");
            let statement = statement.bind(&challenge.0[..]).bind(person.as_deref()).bind(*expires as i64);
            exactly_one_row(statement.execute().await, "there is such a challenge already")
        }
        PasskeyWrite::Use { challenge, person, now } => {
            let statement = connection
                .query("DELETE FROM challenges WHERE challenge = $1 AND COALESCE(person, '') = $2 AND expires > $3");
            let statement = statement.bind(&challenge.0[..]).bind(person.as_deref().unwrap_or_default());
            exactly_one_row(statement.bind(*now as i64).execute().await, "the challenge is used up")
        }
        PasskeyWrite::Add(passkey) => {
            let statement = connection.query("SELECT COUNT(*) FROM passkeys WHERE person = $1");
            if statement.bind(passkey.person.as_str()).fetch_value::<i64>().await? >= MAX_PASSKEYS {
                return Err(StoreError::Conflict("this person has as many passkeys as can be kept"));
            }
            insert(connection, passkey).await
        }
        PasskeyWrite::Signed { id, counter, at } => {
            let statement = connection.query(
                "UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1 \
                 AND (counter < $2 OR (counter = 0 AND $2 = 0))",
            );
            let statement = statement.bind(id.as_str()).bind(i64::from(*counter)).bind(*at as i64);
            exactly_one_row(statement.execute().await, "the counter has not grown")
        }
        PasskeyWrite::Remove { person, id } => {
            let statement = connection.query("DELETE FROM passkeys WHERE person = $1 AND id = $2");
            let statement = statement.bind(person.as_str()).bind(id.as_str());
            exactly_one_row(statement.execute().await, "there is no such passkey")
        }
    }
}

pub(crate) async fn insert(connection: &mut Connection<'_>, passkey: &Passkey) -> Result<(), StoreError> {
    let statement = connection.query(
        "INSERT INTO passkeys (id, person, public_key, counter, label, created, used) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    let statement = statement.bind(passkey.id.as_str()).bind(passkey.person.as_str()).bind(&passkey.key[..]);
    let statement = statement.bind(i64::from(passkey.counter)).bind(passkey.label.as_str());
    let statement = statement.bind(passkey.created as i64).bind(passkey.used.map(|used| used as i64));
    exactly_one_row(statement.execute().await, "there is such a passkey already")
}

fn passkey(row: &Row) -> Result<Passkey, StoreError> {
    let what = "a passkey";
    let used: Option<i64> = column("", what, row, "used")?;
    Ok(Passkey {
        id: column("", what, row, "id")?,
        person: column("", what, row, "person")?,
        key: column("", what, row, "public_key")?,
        counter: number("", what, row, "counter")?,
        label: column("", what, row, "label")?,
        created: number("", what, row, "created")?,
        used: used.and_then(|used| u64::try_from(used).ok()),
    })
}

/// The passkeys of a person, the oldest first.
pub(crate) async fn of_person(connection: &mut Connection<'_>, person: &str) -> Result<Vec<Passkey>, StoreError> {
    let rows = connection
        .query(
            "SELECT id, person, public_key, counter, label, created, used FROM passkeys WHERE person = $1 \
             ORDER BY created, id",
        )
        .bind(person)
        .fetch_all()
        .await?;
    rows.iter().map(passkey).collect()
}

/// A passkey, and the person whose it is.
pub(crate) async fn one(connection: &mut Connection<'_>, id: &str) -> Result<Option<Passkey>, StoreError> {
    let row = connection
        .query("SELECT id, person, public_key, counter, label, created, used FROM passkeys WHERE id = $1")
        .bind(id)
        .fetch_optional()
        .await?;
    row.as_ref().map(passkey).transpose()
}
