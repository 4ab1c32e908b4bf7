//! The e-mail addresses of people: given, proven by a link, forgotten.

use crate::driver::{Connection, Row};
use crate::error::StoreError;
use crate::model::TokenHash;
use crate::people::Person;
use crate::people_rows::person;
use crate::rows::{column, token_hash, unreadable};
use crate::writes::exactly_one_row;

/// Where a person can be written to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The id of the person.
    pub person: String,
    /// The address, as it was typed.
    pub address: String,
    /// What proves it, and until when that is good; nothing once it is proven.
    pub proof: Option<(TokenHash, u64)>,
}

/// A change of where people can be written to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddressWrite {
    /// A person gives an address, in place of any other; what was told by mail is told no more.
    Give(Address),
    /// The link was followed: the address is the person's.
    Prove {
        /// The id of the person.
        person: String,
        /// What the link showed, hashed.
        proof: TokenHash,
    },
    /// The person can be written to no more.
    Forget {
        /// The id of the person.
        person: String,
    },
}

impl AddressWrite {
    /// The id of the person.
    pub fn person(&self) -> &str {
        match self {
            Self::Give(address) => &address.person,
            Self::Prove { person, .. } | Self::Forget { person } => person,
        }
    }
}

pub(crate) async fn write(connection: &mut Connection<'_>, write: &AddressWrite) -> Result<(), StoreError> {
    match write {
        AddressWrite::Give(address) => {
            forget(connection, &address.person).await?;
            insert(connection, address).await
        }
        AddressWrite::Prove { person, proof } => {
            let statement =
                connection.query("UPDATE addresses SET proof = NULL, expires = NULL WHERE person = $1 AND proof = $2");
            let statement = statement.bind(person.as_str()).bind(&proof.0[..]);
            exactly_one_row(statement.execute().await, "the link is used up")
        }
        AddressWrite::Forget { person } => forget(connection, person).await,
    }
}

/// Nothing is sent to the person's address any more.
pub(crate) async fn forget(connection: &mut Connection<'_>, person: &str) -> Result<(), StoreError> {
    for statement in
        ["DELETE FROM channels WHERE person = $1 AND kind = 'mail'", "DELETE FROM addresses WHERE person = $1"]
    {
        connection.query(statement).bind(person).execute().await?;
    }
    Ok(())
}

pub(crate) async fn insert(connection: &mut Connection<'_>, address: &Address) -> Result<(), StoreError> {
    let (proof, expires) = address.proof.unzip();
    let statement = connection.query("INSERT INTO addresses (person, address, proof, expires) VALUES ($1, $2, $3, $4)");
    let statement = statement.bind(address.person.as_str()).bind(address.address.as_str());
    let statement = statement.bind(proof.as_ref().map(|proof| &proof.0[..])).bind(expires.map(|at| at as i64));
    exactly_one_row(statement.execute().await, "the person has an address already")
}

fn address(row: &Row) -> Result<Address, StoreError> {
    let what = "an address";
    let proof = token_hash("", column("", what, row, "proof")?)?;
    let expires: Option<i64> = column("", what, row, "expires")?;
    let expires = expires.map(|at| u64::try_from(at).map_err(|_| unreadable("", what, &at))).transpose()?;
    Ok(Address {
        person: column("", what, row, "person")?,
        address: column("", what, row, "address")?,
        proof: proof.zip(expires),
    })
}

/// The address of a person.
pub(crate) async fn of_person(connection: &mut Connection<'_>, id: &str) -> Result<Option<Address>, StoreError> {
    let statement = connection.query("SELECT person, address, proof, expires FROM addresses WHERE person = $1");
    statement.bind(id).fetch_optional().await?.as_ref().map(address).transpose()
}

/// The address that this proves.
pub(crate) async fn of_proof(connection: &mut Connection<'_>, proof: TokenHash) -> Result<Option<Address>, StoreError> {
    let statement = connection.query("SELECT person, address, proof, expires FROM addresses WHERE proof = $1");
    statement.bind(&proof.0[..]).fetch_optional().await?.as_ref().map(address).transpose()
}

/// The accounts whose proven address this is.
pub(crate) async fn accounts(connection: &mut Connection<'_>, address: &str) -> Result<Vec<Person>, StoreError> {
    let rows = connection
        .query(
            "SELECT id, name, name_key, password, preferences, rest, told_of, created, seen FROM people WHERE name_key IS NOT NULL \
             AND id IN (SELECT person FROM addresses WHERE LOWER(address) = LOWER($1) AND proof IS NULL) ORDER BY id",
        )
        .bind(address)
        .fetch_all()
        .await?;
    rows.iter().map(person).collect()
}
