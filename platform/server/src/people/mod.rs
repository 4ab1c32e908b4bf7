//! People: who is signed in, their passwords and names, and what an address may try.

mod cookies;
mod forgery;
mod limits;
#[cfg(feature = "passkeys")]
pub(crate) mod passkeys;
mod passwords;
mod rest;
mod signed_in;

pub(crate) use cookies::{ended, started};
pub(crate) use forgery::check as check_forgery;
pub(crate) use limits::Limits;
pub(crate) use passwords::{Passwords, checked_password};
pub(crate) use rest::{Hours, MAX_AWAY_DAYS, MAX_SLEEP, Refused, Rest};
pub(crate) use signed_in::{MaybeSignedIn, SignedIn};

use unicode_normalization::UnicodeNormalization;

use crate::config::Config;
use crate::error::ApiError;

/// How long a device that is not used stays signed in: 180 days, in milliseconds.
pub(crate) const SESSION_LIFE: u64 = 180 * 24 * 60 * 60 * 1000;

/// What the handlers of people's requests share.
#[derive(Debug)]
pub(crate) struct People {
    pub(crate) passwords: Passwords,
    pub(crate) limits: Limits,
}

impl People {
    pub(crate) fn new(config: &Config) -> Result<Self, ApiError> {
        Ok(Self { passwords: Passwords::new()?, limits: Limits::new(config) })
    }
}

/// A name as names are compared: two that look the same but for capitals, width of letters or spaces are one.
pub(crate) fn name_key(name: &str) -> String {
    let folded: String = name.nfkc().flat_map(char::to_lowercase).nfkc().collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_one_name() {
        for (name, same) in
            [("Ada", "ada"), ("ADA  Lovelace", "ada lovelace"), ("Ａｄａ", "Ada"), ("Zoe\u{308}", "ZOË")]
        {
            assert_eq!(name_key(name), name_key(same), "{name}");
        }
        assert_ne!(name_key("Ada"), name_key("Ida"));
    }
}
