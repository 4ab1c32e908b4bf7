//! The bodies of requests and answers about people.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::server::Status;

/// Comes as a guest, or is called otherwise as one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinAsGuest {
    /// The name shown: 1 to 40 characters. Others may have the same.
    pub name: String,
}

/// Opens an account, or signs in to it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name: 1 to 40 characters; no two accounts have the same.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// Signs in with a one-time code of another device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SignInWithCode {
    /// The code; hyphens, spaces and capitals do not matter.
    pub code: String,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The password so far.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// Another password, with a one-time code of the operator's or of a mail.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// The code.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// Deletes a person; an account shows its password once more.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeletePerson {
    /// The password; a guest has none.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// Seats whose keys this browser holds become the person's.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AdoptSeats {
    /// At most 64.
    pub seats: Vec<SeatToken>,
}

/// A seat and its key.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatToken {
    /// The table's id.
    pub table: String,
    /// The seat's number.
    pub seat: u8,
    /// What its holder shows.
    pub token: String,
}

/// How many seats became the person's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AdoptedSeats {
    /// The seats that are the person's now; the others are another's, or there is no such table.
    pub adopted: u32,
}

/// A one-time code, told this once.
#[derive(Clone, PartialEq, Eq, Serialize, TS)]
pub struct OneTimeCode {
    /// The code.
    pub code: String,
    /// Until when it is good, in milliseconds since 1970.
    pub expires: u64,
}

/// Whoever is signed in, as only they are told.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Me {
    /// The name shown.
    pub name: String,
    /// Without a password: known on these devices only.
    pub guest: bool,
    /// When they first came, in milliseconds since 1970.
    pub created: u64,
    /// How they like the pages.
    #[ts(type = "Record<string, unknown>")]
    pub preferences: serde_json::Value,
    /// Where they are signed in.
    pub devices: Vec<Device>,
    /// When they rest.
    pub rest: RestState,
    /// Does this house send mail?
    pub mail: bool,
    /// Where they can be written to; null if they have given no address.
    pub email: Option<EmailState>,
    /// Their seats, the newest table first.
    pub games: Vec<PersonGame>,
    /// Games that were finished.
    pub finished: u32,
    /// Games that they won.
    pub won: u32,
    /// Games that they played to the end, in hundredths of those that were finished; nothing before the first.
    pub reliability: Option<u8>,
}

/// When a person rests: their clocks stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RestState {
    /// When they sleep; null for no such hours.
    pub hours: Option<SleepingHours>,
    /// Until when they are away, in milliseconds since 1970; null if they are not.
    pub away_until: Option<u64>,
    /// The days that they may still be away, of thirty in a year.
    pub days_left: u32,
}

/// Sleeping hours, every day. They stay as they are for twenty hours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SleepingHours {
    /// When they begin: minutes after midnight, where the person lives.
    pub from: u16,
    /// How long: at most 600 minutes; 0 for none.
    pub minutes: u16,
    /// How far the clocks there are ahead of Greenwich's, in minutes.
    pub offset: i16,
}

/// Is away from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GoAway {
    /// For so many days.
    pub days: u16,
}

/// The e-mail address of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct EmailState {
    /// The address.
    pub address: String,
    /// Was the link followed that was sent there?
    pub proven: bool,
}

/// Gives an e-mail address, to which a link is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GiveAddress {
    /// The address.
    pub address: String,
}

/// The link was followed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProveAddress {
    /// What the link shows behind the #.
    pub token: String,
}

/// Wants to choose a new password by a link in a mail.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ForgotPassword {
    /// The proven address of the account.
    pub address: String,
}

/// A device on which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Device {
    /// What it is called in requests.
    pub id: String,
    /// What it calls itself.
    pub label: String,
    /// When they signed in there.
    pub created: u64,
    /// When it was last used, to the hour.
    pub seen: u64,
    /// Is it the one that asks?
    pub this: bool,
}

/// A seat of the person.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PersonGame {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The seat's number.
    pub seat: u8,
    /// How far the table is.
    pub status: Status,
    /// When it was opened.
    pub created: u64,
    /// When the game ended.
    pub ended: Option<u64>,
    /// The rank at the end, 1 the best.
    pub rank: Option<u8>,
    /// The score at the end.
    pub score: Option<i16>,
    /// Did the person resign?
    pub left: bool,
}
