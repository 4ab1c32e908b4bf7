//! Copying all tables from one database into another, table by table, each compared record by record. A copy that was
//! interrupted goes on where it stopped: a table is there whole or not at all.

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use std::path::PathBuf;
use std::str::FromStr;

use crate::channels::{self, ChannelWrite};
use crate::company::WholeCompany;
use crate::data_folder::FolderLock;
use crate::driver::Connection;
use crate::error::StoreError;
use crate::whole_person::{self, WholePerson};
use crate::whole_table::{self, WholeTable};
use crate::{postgres, sqlite};

/// Where a database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// The data folder of a file of SQLite: `sqlite:data`.
    Sqlite(PathBuf),
    /// `postgres://...`
    Postgres(String),
}

impl FromStr for Location {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            Some(("sqlite", folder)) if !folder.is_empty() => {
                Ok(Self::Sqlite(folder.strip_prefix("//").unwrap_or(folder).into()))
            }
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres(text.to_owned())),
            _ => Err("a database is written sqlite:FOLDER or postgres://USER:PASSWORD@HOST/NAME".to_owned()),
        }
    }
}

/// What a copy has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Tables in all.
    pub tables: usize,
    /// Tables that were copied now; the others were there already.
    pub copied: usize,
    /// Tables that have been compared.
    pub compared: usize,
    /// People, who are copied before the tables at which they sit.
    pub people: usize,
    /// Records (people, tables, seats, entries, intents, lines) that were compared and are the same.
    pub records: usize,
    /// Entries among them.
    pub entries: usize,
}

/// A database that is open for copying, with nobody else in it if it is a file.
enum Open {
    Sqlite(SqliteConnection, #[expect(dead_code, reason = "held until the copy is done")] FolderLock),
    Postgres(PgConnection),
}

impl Open {
    async fn new(location: &Location) -> Result<Self, StoreError> {
        Ok(match location {
            Location::Sqlite(folder) => {
                let (_, connection, lock) = sqlite::open_file(folder).await?;
                Self::Sqlite(connection, lock)
            }
            Location::Postgres(url) => Self::Postgres(postgres::connect(url).await?),
        })
    }

    fn driver(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(connection, _) => Connection::Sqlite(connection),
            Self::Postgres(connection) => Connection::Postgres(connection),
        }
    }

    /// Writes a table, all of it or nothing.
    async fn write(&mut self, table: &WholeTable) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(connection, _) => {
                let mut transaction = connection.begin().await?;
                table.write(&mut Connection::Sqlite(&mut transaction)).await?;
                Ok(transaction.commit().await?)
            }
            Self::Postgres(connection) => {
                let mut transaction = connection.begin().await?;
                table.write(&mut Connection::Postgres(&mut transaction)).await?;
                Ok(transaction.commit().await?)
            }
        }
    }

    /// Writes a person with what is theirs, all of it or nothing.
    async fn write_person(&mut self, person: &WholePerson) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(connection, _) => {
                let mut transaction = connection.begin().await?;
                person.write(&mut Connection::Sqlite(&mut transaction)).await?;
                Ok(transaction.commit().await?)
            }
            Self::Postgres(connection) => {
                let mut transaction = connection.begin().await?;
                person.write(&mut Connection::Postgres(&mut transaction)).await?;
                Ok(transaction.commit().await?)
            }
        }
    }

    async fn close(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(connection, _) => Ok(connection.close().await?),
            Self::Postgres(connection) => Ok(connection.close().await?),
        }
    }
}

/// Copies every table that is not there yet and compares all of them; tells after each how far it is.
pub async fn copy(from: &Location, to: &Location, mut tell: impl FnMut(&Copied)) -> Result<Copied, StoreError> {
    if from == to {
        return Err(StoreError::Differs { table: String::new(), why: "it cannot be copied onto itself" });
    }
    let (mut source, mut target) = (Open::new(from).await?, Open::new(to).await?);
    let ids = whole_table::ids(&mut source.driver()).await?;
    let mut done = Copied { tables: ids.len(), ..Copied::default() };
    for (name, body) in channels::keys(&mut source.driver()).await? {
        channels::write(&mut target.driver(), &ChannelWrite::KeepKey { name, body }).await?;
    }
    copy_people(&mut source, &mut target, &mut done).await?;
    for id in ids {
        let Some(table) = WholeTable::read(&mut source.driver(), &id).await? else { continue };
        if WholeTable::read(&mut target.driver(), &id).await?.is_none() {
            target.write(&table).await?;
            done.copied += 1;
        }
        // Read back, whether it was written now or by a copy that was interrupted.
        if WholeTable::read(&mut target.driver(), &id).await?.as_ref() != Some(&table) {
            let why = "it is not the same in both databases; it may have been played on in one of them";
            return Err(StoreError::Differs { table: id, why });
        }
        done.compared += 1;
        done.records += table.records();
        done.entries += table.entries();
        tell(&done);
    }
    copy_company(&mut source, &mut target, &mut done).await?;
    source.close().await?;
    target.close().await?;
    Ok(done)
}

/// Copies what people are to each other once all of them, and all tables, are there, and compares it.
async fn copy_company(source: &mut Open, target: &mut Open, done: &mut Copied) -> Result<(), StoreError> {
    let people = whole_person::ids(&mut source.driver()).await?;
    let tables = whole_table::ids(&mut source.driver()).await?;
    let company = WholeCompany::read(&mut source.driver(), &people, &tables).await?;
    let there = WholeCompany::read(&mut target.driver(), &people, &tables).await?;
    company.write(&mut target.driver(), &there).await?;
    if WholeCompany::read(&mut target.driver(), &people, &tables).await? != company {
        let why = "what people are to each other is not the same in both databases";
        return Err(StoreError::Differs { table: String::new(), why });
    }
    done.records += company.records();
    Ok(())
}

/// Copies every person who is not there yet and compares all of them.
async fn copy_people(source: &mut Open, target: &mut Open, done: &mut Copied) -> Result<(), StoreError> {
    for id in whole_person::ids(&mut source.driver()).await? {
        let Some(person) = WholePerson::read(&mut source.driver(), &id).await? else { continue };
        if WholePerson::read(&mut target.driver(), &id).await?.is_none() {
            target.write_person(&person).await?;
        }
        if WholePerson::read(&mut target.driver(), &id).await?.as_ref() != Some(&person) {
            let why = "a person is not the same in both databases; they may have been at one of them since";
            return Err(StoreError::Differs { table: id, why });
        }
        done.people += 1;
        done.records += person.records();
    }
    Ok(())
}
