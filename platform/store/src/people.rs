//! The data model of people: guests and accounts, their sessions, one-time codes, and the writes that change them.

use crate::model::{Status, TokenHash};

/// A person: a guest, or an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id, which others are not told.
    pub id: String,
    /// The name shown.
    pub name: String,
    /// The name as names are compared; a guest has none.
    pub name_key: Option<String>,
    /// What argon2id makes of the password; a guest has none.
    pub password: Option<String>,
    /// JSON of the pages.
    pub preferences: String,
    /// When they rest, as JSON of the server's; nothing for never.
    pub rest: Option<String>,
    /// Of what they want to be told, as JSON of the server's; nothing for what everybody is told.
    pub told_of: Option<String>,
    /// When the person first came, in milliseconds since 1970.
    pub created: u64,
    /// When they were last here, to the hour.
    pub seen: u64,
}

/// A device on which a person is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// What the device shows, hashed.
    pub token: TokenHash,
    /// The id of the person.
    pub person: String,
    /// What the device calls itself.
    pub device: String,
    /// When they signed in.
    pub created: u64,
    /// When it was last used, to the hour.
    pub seen: u64,
}

/// What a one-time code is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To sign in on another device.
    Device,
    /// To choose a new password.
    Password,
}

impl Purpose {
    /// The word in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Password => "password",
        }
    }

    pub(crate) fn parse(word: &str) -> Option<Self> {
        [Self::Device, Self::Password].into_iter().find(|purpose| purpose.as_str() == word)
    }
}

/// A one-time code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// The code, hashed.
    pub code: TokenHash,
    /// The id of the person.
    pub person: String,
    /// What it is good for.
    pub purpose: Purpose,
    /// Until when.
    pub expires: u64,
}

/// A seat of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonSeat {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// How far the table is.
    pub status: Status,
    /// When it was opened.
    pub created: u64,
    /// When the game ended.
    pub ended: Option<u64>,
    /// How it ended, as JSON of the server's.
    pub result: Option<String>,
    /// The seat's number.
    pub seat: u8,
    /// The name shown there.
    pub name: Option<String>,
    /// What the person added to the seed.
    pub contribution: Option<String>,
    /// Does the game wait for this seat?
    pub asked: bool,
    /// When the first clock at the table runs out.
    pub due: Option<u64>,
}

/// Something that a person said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonLine {
    /// The table's id.
    pub table: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: u64,
}

/// The name that stands in place of a person's who has gone.
pub const FORMER_PLAYER: &str = "a former player";

/// A change that is about people and not about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PeopleWrite {
    /// Somebody comes, signed in on their device.
    Join {
        /// The person; the name of an account must be free.
        person: Person,
        /// The device.
        session: Session,
    },
    /// A guest becomes an account, and keeps everything.
    BecomeAccount {
        /// The id.
        person: String,
        /// The name shown from now on.
        name: String,
        /// The name as names are compared, which must be free.
        name_key: String,
        /// What argon2id makes of the password.
        password: String,
    },
    /// A guest is called otherwise.
    Rename {
        /// The id.
        person: String,
        /// The name shown from now on.
        name: String,
    },
    /// A person signs in on a device; a guest who was signed in there becomes one with them.
    SignIn {
        /// The device.
        session: Session,
        /// The id of the guest.
        guest: Option<String>,
    },
    /// The same with a one-time code, which is used up.
    SignInWithCode {
        /// The code, hashed.
        code: TokenHash,
        /// The device.
        session: Session,
        /// The id of the guest.
        guest: Option<String>,
    },
    /// A device signs out.
    SignOut {
        /// The id of the person.
        person: String,
        /// What it shows, hashed.
        token: TokenHash,
    },
    /// All devices sign out, and the keys to seats that they hold open nothing any more.
    SignOutEverywhere {
        /// The id.
        person: String,
        /// New keys in place of the old ones, which nobody knows: one for each seat.
        keys: Vec<(String, u8, TokenHash)>,
    },
    /// A device was used.
    Seen {
        /// The id of the person.
        person: String,
        /// What it shows, hashed.
        token: TokenHash,
        /// When.
        at: u64,
    },
    /// Another password; every device but one signs out, and all codes are used up.
    ChangePassword {
        /// The id.
        person: String,
        /// What argon2id makes of it.
        password: String,
        /// The device that stays, what it shows hashed.
        stays: Option<TokenHash>,
    },
    /// The same with a one-time code, which must be good still.
    ResetPassword {
        /// The id.
        person: String,
        /// What argon2id makes of it.
        password: String,
        /// The code, hashed.
        code: TokenHash,
    },
    /// How the person likes the pages.
    Prefer {
        /// The id.
        person: String,
        /// JSON of the pages.
        preferences: String,
    },
    /// When the person rests.
    Rest {
        /// The id.
        person: String,
        /// JSON of the server's.
        rest: String,
    },
    /// Of what the person wants to be told.
    TellOf {
        /// The id.
        person: String,
        /// JSON of the server's.
        told_of: String,
    },
    /// A one-time code; an older one for the same purpose is used up.
    Issue(Code),
    /// A seat whose key the person holds is theirs.
    Adopt {
        /// The id.
        person: String,
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The key, hashed.
        token: TokenHash,
    },
    /// The person goes: what others played stays, under another name.
    Delete {
        /// The id.
        person: String,
    },
    /// Sessions and codes that are over are removed, and guests who have nothing left.
    Prune {
        /// Sessions that were not used since.
        unused_since: u64,
        /// Codes are over that expired before.
        now: u64,
    },
}

impl PeopleWrite {
    /// The id of the person whom it changes; none for upkeep.
    pub fn person(&self) -> &str {
        match self {
            Self::Join { person, .. } => &person.id,
            Self::SignIn { session, .. } | Self::SignInWithCode { session, .. } => &session.person,
            Self::Issue(code) => &code.person,
            Self::BecomeAccount { person, .. }
            | Self::Rename { person, .. }
            | Self::SignOut { person, .. }
            | Self::SignOutEverywhere { person, .. }
            | Self::Seen { person, .. }
            | Self::ChangePassword { person, .. }
            | Self::ResetPassword { person, .. }
            | Self::Prefer { person, .. }
            | Self::Rest { person, .. }
            | Self::TellOf { person, .. }
            | Self::Adopt { person, .. }
            | Self::Delete { person } => person,
            Self::Prune { .. } => "",
        }
    }
}
