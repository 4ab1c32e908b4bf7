//! The data model of the store: tables, seats, entries, intents and chat, and the writes that change them.

use serde::{Deserialize, Serialize};
use staffetta_kernel::options::Chosen;
use staffetta_kernel::record::Entry;
use staffetta_kernel::{Overrides, Record, Setup};

use crate::addresses::AddressWrite;
use crate::channels::ChannelWrite;
use crate::company::CompanyWrite;
use crate::history::HistoryWrite;
use crate::notifications::NewNotification;
use crate::passkeys::PasskeyWrite;
use crate::people::PeopleWrite;
use crate::places::{Terms, Waiting};

/// SHA-256 of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenHash(pub [u8; 32]);

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are being taken.
    Open,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

impl Status {
    /// The word in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    pub(crate) fn parse(word: &str) -> Option<Self> {
        [Self::Open, Self::Running, Self::Over].into_iter().find(|status| status.as_str() == word)
    }
}

/// Seats, options and overrides that a table was opened with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableSetup {
    /// How many seats.
    pub seats: u8,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub options: Chosen,
    /// Data values that an experiment replaces.
    #[serde(default)]
    pub overrides: Overrides,
}

impl From<TableSetup> for Setup {
    fn from(setup: TableSetup) -> Self {
        Self { seats: setup.seats, options: setup.options, overrides: setup.overrides, version: None }
    }
}

/// Who may sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person on a screen of their own.
    Person,
    /// A person who shares the screen of whoever opened the table.
    Hot,
    /// A bot.
    Bot,
}

impl SeatKind {
    /// The word in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Hot => "hot",
            Self::Bot => "bot",
        }
    }

    pub(crate) fn parse(word: &str) -> Option<Self> {
        [Self::Person, Self::Hot, Self::Bot].into_iter().find(|kind| kind.as_str() == word)
    }
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who may sit there.
    pub kind: SeatKind,
    /// The name shown, once somebody sits there.
    pub name: Option<String>,
    /// Which bot.
    pub bot: Option<String>,
    /// What the holder shows, hashed.
    pub token: Option<TokenHash>,
    /// What an invited person shows, hashed.
    pub invitation: Option<TokenHash>,
    /// What the person added to the seed; with it they are ready.
    pub contribution: Option<String>,
    /// The id of the person whose seat it is; none where nobody was signed in.
    pub person: Option<String>,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What was chosen.
    pub setup: TableSetup,
    /// The server's part of the seed.
    pub secret: String,
    /// When, in milliseconds since 1970.
    pub created: u64,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// On what terms it is played.
    pub terms: Terms,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// The game's id.
    pub game: String,
    /// What was chosen.
    pub setup: TableSetup,
    /// The record without entries, once set up.
    pub head: Option<Record>,
    /// The server's part of the seed.
    pub secret: String,
    /// How far it is.
    pub status: Status,
    /// When it was opened.
    pub created: u64,
    /// On what terms it is played.
    pub terms: Terms,
}

/// A table with everything that is stored of it.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// The table.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// Its entries in order from the number that was asked for, each with the client's name for the request that made it.
    pub entries: Vec<(Entry, Option<String>)>,
    /// Early answers and standing orders by seat, as JSON of the server's.
    pub intents: Vec<(u8, String)>,
    /// The number of the last line of chat, 0 if there is none.
    pub last_line: u32,
    /// When the people of the seats rest, as JSON of the server's; of those who do, where the table has a pace.
    pub rests: Vec<(u8, String)>,
}

/// A table in an operator's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// `open`, `running` or `over`.
    pub status: String,
    /// When it was opened.
    pub created: u64,
    /// How many entries.
    pub entries: u32,
    /// How many seats.
    pub seats: u32,
    /// How many of them people have taken.
    pub people: u32,
}

/// How far a table is: enough to tell whether something was written that its reader does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    /// How many entries.
    pub entries: u64,
    /// The last line of chat.
    pub lines: u64,
    /// How many seats are taken, and how many of them are ready, together.
    pub seats: u64,
    /// How many bytes of intents.
    pub intents: u64,
}

/// A line of chat. Lines are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number at this table.
    pub line: u32,
    /// Said among spectators while the game ran?
    pub crowd: bool,
    /// The seat that spoke; none for a spectator.
    pub seat: Option<u8>,
    /// The name shown.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: u64,
}

/// A change of a seat's intents, from what the writer knows to what they are now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntentChange {
    /// The seat.
    pub seat: u8,
    /// What the store has, as far as the writer knows; nothing if there were none.
    pub before: Option<String>,
    /// What it is to have; nothing if they are gone.
    pub after: Option<String>,
}

/// What a table adds to its record, all or nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Append {
    /// With the first entry: the record without entries. The table then runs.
    pub head: Option<Box<Record>>,
    /// Entries in order, each with the client's name for the request.
    pub entries: Vec<(Entry, Option<String>)>,
    /// Intents that changed.
    pub intents: Vec<IntentChange>,
    /// How many entries the writer knows: if there are more, what it decided was decided too early.
    pub behind: u32,
    /// Whom the table waits for then, where that is kept.
    pub waiting: Option<Waiting>,
    /// How the game ended, if it is over with these.
    pub over: Option<Ending>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The result, as JSON of the server's.
    pub result: String,
    /// When.
    pub at: u64,
}

impl Write {
    /// The table that it changes, or the person; none for a ban.
    pub fn table(&self) -> &str {
        match self {
            Self::Open(table) => &table.id,
            Self::Append(table, _)
            | Self::Claim { table, .. }
            | Self::Vacate { table, .. }
            | Self::Free { table, .. }
            | Self::Close { table }
            | Self::Clone { table, .. }
            | Self::Remove { table, .. }
            | Self::Contribute { table, .. }
            | Self::SetTerms { table, .. }
            | Self::SeatBots { table, .. }
            | Self::Rematch { table, .. }
            | Self::Chat { table, .. } => table,
            Self::Ban { .. } => "",
            Self::People(write) => write.person(),
            Self::History(write) => write.table(),
            Self::Channels(write) => write.person(),
            Self::Passkeys(write) => write.person(),
            Self::Addresses(write) => write.person(),
            Self::Company(write) => write.place(),
            Self::Notifying { write, .. } => write.table(),
        }
    }
}

/// Something to be written.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// Opens a table.
    Open(NewTable),
    /// Somebody takes a free seat.
    Claim {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The name shown.
        name: String,
        /// The new holder's token, hashed.
        token: TokenHash,
        /// The id of the person, if one is signed in.
        person: Option<String>,
    },
    /// Somebody gives a seat up before the game begins; its invitation is good again.
    Vacate {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The token of whoever gives it up, hashed.
        token: TokenHash,
    },
    /// A person is ready and adds to the seed.
    Contribute {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The holder's token, hashed.
        token: TokenHash,
        /// What is added.
        contribution: String,
    },
    /// An operator frees a seat; whoever has the new invitation may take it, and plays on.
    Free {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The new invitation, hashed.
        invitation: TokenHash,
    },
    /// An operator closes a table: it is over, with no result if it was not before.
    Close {
        /// The table.
        table: String,
    },
    /// An operator copies a table to try something there: its set-up and its entries, and the seats without their people.
    Clone {
        /// The table.
        table: String,
        /// The copy's id.
        copy: String,
        /// A secret of the copy's own, so that nobody learns there what the dice of the other will show.
        secret: String,
        /// When, in milliseconds since 1970.
        created: u64,
        /// The invitation to each seat, hashed; a bot's counts for nothing.
        invitations: Vec<TokenHash>,
    },
    /// A table is removed at which nothing has happened since.
    Remove {
        /// The table.
        table: String,
        /// Since when.
        before: u64,
    },
    /// An operator bans an address, or allows it again.
    Ban {
        /// The address.
        address: String,
        /// When it is banned; nothing if it is allowed.
        at: Option<u64>,
    },
    /// A table is played on other terms: who may find it and look on, who looks after it.
    SetTerms {
        /// The table.
        table: String,
        /// The terms; pace, rematch and origin stay as they are.
        terms: Terms,
    },
    /// Bots take the seats that nobody has taken.
    SeatBots {
        /// The table.
        table: String,
        /// The seat, the name and the bot of each.
        bots: Vec<(u8, String, String)>,
    },
    /// The same people play again at another table.
    Rematch {
        /// The table that is over.
        table: String,
        /// The table that is opened.
        next: NewTable,
    },
    /// Something about people and not about a table.
    People(PeopleWrite),
    /// Something about where people are told that a table waits for them.
    Channels(ChannelWrite),
    /// Something about passkeys.
    Passkeys(PasskeyWrite),
    /// Something about where people can be written to.
    Addresses(AddressWrite),
    /// Something among people.
    Company(CompanyWrite),
    /// Something about finished games.
    History(HistoryWrite),
    /// Something of which people are to be told.
    Notifying {
        /// What happens.
        write: Box<Write>,
        /// Who is told what.
        notifications: Vec<NewNotification>,
    },
    /// The game goes on.
    Append(String, Append),
    /// Somebody says something.
    Chat {
        /// The table.
        table: String,
        /// What is said.
        line: ChatLine,
        /// The client's name for the request.
        token: Option<String>,
    },
}
