//! The store: append-only records of tables in a database.
//!
//! [`Store`] is what a server needs of a database; [`Sqlite`] keeps it in one file, [`Postgres`] in a database that many
//! nodes share. A write is answered only after it is safely on the disk, and many tables' writes share one commit.

mod addresses;
mod backup;
mod bus;
mod channels;
mod company;
mod copy;
mod data_folder;
mod driver;
mod error;
mod history;
mod migrations;
mod model;
mod notifications;
mod operating;
mod passkeys;
mod people;
mod people_rows;
mod people_writes;
mod places;
mod postgres;
mod postgres_bus;
mod postgres_rows;
mod presence;
mod rows;
mod sqlite;
mod stats;
mod whole_person;
mod whole_table;
mod writer;
mod writes;

pub use addresses::{Address, AddressWrite};
pub use backup::{backup, restore};
pub use bus::{Bus, Notice};
pub use channels::{Channel, ChannelKind, ChannelWrite, Untold};
pub use company::{Call, CompanyWrite, Note, Report, Tie, TieKind};
pub use copy::{Copied, Location, copy};
pub use error::StoreError;
pub use history::{Bookmark, Comment, FinishedSearch, FinishedTable, HistoryWrite};
pub use model::{
    Append, ChatLine, Ending, Extent, IntentChange, NewTable, SeatKind, SeatRow, Status, StoredTable, TableRow,
    TableSetup, TableSummary, TokenHash, Write,
};
pub use notifications::{NewNotification, Notification, NotificationKind, UntoldNotification};
pub use passkeys::{Passkey, PasskeyWrite};
pub use people::{Code, FORMER_PLAYER, PeopleWrite, Person, PersonLine, PersonSeat, Purpose, Session};
pub use places::{LobbyTable, Terms, Waiting};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use stats::StoreStats;

use std::fmt::Debug;
use std::pin::Pin;

/// The future of a store's answer.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What a server needs of a database.
pub trait Store: Debug + Send + Sync {
    /// Writes, durably: once this answers `Ok`, no crash loses it. A write that came too late (the entry's number is
    /// used, the seat is taken) changes nothing and is a [`StoreError::Conflict`].
    fn write(&self, write: Write) -> StoreFuture<'_, ()>;

    /// A table with everything that belongs to it, as of one moment, its entries from this number on. Nothing if there is
    /// no such table.
    fn load<'a>(&'a self, table: &'a str, from: u32) -> StoreFuture<'a, Option<StoredTable>>;

    /// How far each of these tables is; those that there are.
    fn extents(&self, tables: Vec<String>) -> StoreFuture<'_, Vec<(String, Extent)>>;

    /// The last lines of a table's chat after this line, at most `most` of them, in order; with those that spectators
    /// said among themselves, or without.
    fn chat<'a>(&'a self, table: &'a str, after: u32, most: u32, crowd: bool) -> StoreFuture<'a, Vec<ChatLine>>;

    /// Was a line said under this token already, by this seat or by the spectator of this name?
    fn said<'a>(&'a self, table: &'a str, seat: Option<u8>, name: &'a str, token: &'a str) -> StoreFuture<'a, bool>;

    /// Tables in the order of their ids, after this one, at most so many.
    fn list<'a>(&'a self, after: &'a str, most: u32) -> StoreFuture<'a, Vec<TableSummary>>;

    /// Tables that are not over and at which nothing has happened since this moment.
    fn abandoned(&self, before: u64) -> StoreFuture<'_, Vec<String>>;

    /// The addresses that are banned.
    fn bans(&self) -> StoreFuture<'_, Vec<String>>;

    /// Who is signed in on the device that shows this.
    fn signed_in(&self, token: TokenHash) -> StoreFuture<'_, Option<(Person, Session)>>;

    /// The account of this name, as names are compared.
    fn account<'a>(&'a self, name_key: &'a str) -> StoreFuture<'a, Option<Person>>;

    /// The devices on which a person is signed in, the last used first.
    fn sessions<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Session>>;

    /// A one-time code that is good for this; it may have expired.
    fn code(&self, code: TokenHash, purpose: Purpose) -> StoreFuture<'_, Option<Code>>;

    /// The seats of a person, the newest table first.
    fn seats_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<PersonSeat>>;

    /// What a person has said in the seats that are theirs, in order.
    fn lines_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<PersonLine>>;

    /// The public tables that are not over, the newest first, at most so many.
    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<LobbyTable>>;

    /// The running tables at which a clock has run out by now.
    fn due(&self, now: u64) -> StoreFuture<'_, Vec<String>>;

    /// Finished games, the newest first.
    fn finished(&self, search: FinishedSearch) -> StoreFuture<'_, Vec<FinishedTable>>;

    /// What was said of the moments of a finished game, in order.
    fn comments<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<Comment>>;

    /// What a person has said of finished games, each with its table, in order.
    fn comments_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<(String, Comment)>>;

    /// The moments that a person has kept, the newest first.
    fn bookmarks<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Bookmark>>;

    /// Where a person is told that a table waits for them, the oldest first.
    fn channels<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Channel>>;

    /// The seats of people who can be told, have been asked before this moment, and have not been told.
    fn untold(&self, before: u64) -> StoreFuture<'_, Vec<Untold>>;

    /// What happened before this moment and people have not been told, in the order in which it happened.
    fn untold_notifications(&self, before: u64) -> StoreFuture<'_, Vec<UntoldNotification>>;

    /// The person of this id.
    fn person<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Person>>;

    /// Where a person can be written to, proven or not.
    fn address<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Option<Address>>;

    /// The address that this proves; the link may have expired.
    fn address_of_proof(&self, proof: TokenHash) -> StoreFuture<'_, Option<Address>>;

    /// The accounts whose proven address this is.
    fn accounts_at<'a>(&'a self, address: &'a str) -> StoreFuture<'a, Vec<Person>>;

    /// The passkeys of a person, the oldest first.
    fn passkeys<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Passkey>>;

    /// The passkey that a device calls so.
    fn passkey<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Passkey>>;

    /// How a person stands to others, by their names.
    fn ties<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Tie>>;

    /// The ids of those who have blocked a person.
    fn blockers<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>>;

    /// Where a person is invited by name and the seat is free still, the newest first.
    fn calls<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Call>>;

    /// What a person has noted, in the order of tables and seats.
    fn notes<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<Note>>;

    /// What was reported, the oldest first, at most so much.
    fn reports(&self, most: u32) -> StoreFuture<'_, Vec<Report>>;

    /// A key of the server's own.
    fn key<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<String>>;

    /// How many bytes the database takes.
    fn size(&self) -> StoreFuture<'_, u64>;

    /// How this node hears of what others write.
    fn bus(&self) -> &dyn Bus;

    /// May other nodes write too?
    fn is_shared(&self) -> bool;

    /// What it has done so far.
    fn stats(&self) -> StoreStats;

    /// Waits until the store can be used no more because its files have vanished; for ever if all is well.
    fn vanished(&self) -> StoreFuture<'_, ()>;

    /// Finishes what was begun and lets go of the database.
    fn close(&self) -> StoreFuture<'_, ()>;
}
