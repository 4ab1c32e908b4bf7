//! How often an address, a name and a person may try what is costly or could be guessed.

use axum::http::StatusCode;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;

use crate::config::Config;
use crate::error::ApiError;

/// How many keys are remembered before those that have long been quiet are forgotten.
const MANY: usize = 1000;
/// How much more all addresses together may try one name than one address may try.
const SHARED: NonZeroU32 = const { NonZeroU32::new(3).unwrap() };
/// Exports of one person in an hour.
const EXPORTS: NonZeroU32 = const { NonZeroU32::new(6).unwrap() };

/// Mails that one person, or one address, may cause in an hour.
const MAILS: NonZeroU32 = const { NonZeroU32::new(5).unwrap() };

/// Reports of one address in an hour.
const REPORTS: NonZeroU32 = const { NonZeroU32::new(10).unwrap() };

/// Comments of one person in a minute.
const COMMENTS: NonZeroU32 = const { NonZeroU32::new(10).unwrap() };

/// What has been tried lately.
#[derive(Debug)]
pub(crate) struct Limits {
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    names: DefaultKeyedRateLimiter<String>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    exports: DefaultKeyedRateLimiter<String>,
    comments: DefaultKeyedRateLimiter<String>,
    mails: DefaultKeyedRateLimiter<String>,
    reports: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    pub(super) fn new(config: &Config) -> Self {
        let tries = config.sign_ins_per_minute;
        Self {
            sign_ins: RateLimiter::keyed(Quota::per_minute(tries)),
            names: RateLimiter::keyed(Quota::per_minute(tries.saturating_mul(SHARED))),
            newcomers: RateLimiter::keyed(Quota::per_minute(config.newcomers_per_minute)),
            exports: RateLimiter::keyed(Quota::per_hour(EXPORTS)),
            comments: RateLimiter::keyed(Quota::per_minute(COMMENTS)),
            mails: RateLimiter::keyed(Quota::per_hour(MAILS)),
            reports: RateLimiter::keyed(Quota::per_hour(REPORTS)),
        }
    }

    /// Counts an attempt to sign in: of the address, and at the name, whether there is such a name or not.
    pub(crate) fn count_sign_in(&self, address: IpAddr, name_key: &str) -> Result<(), ApiError> {
        if self.names.len() > MANY {
            self.names.retain_recent();
        }
        let counted = self.count_guess(address);
        // Counted even if the address is stopped: it could tell otherwise.
        let name = self.names.check_key(&name_key.to_owned());
        counted.and_then(|()| name.map_err(|_| too_many_guesses()))
    }

    /// Counts an attempt with a one-time code.
    pub(crate) fn count_guess(&self, address: IpAddr) -> Result<(), ApiError> {
        if self.sign_ins.len() > MANY {
            self.sign_ins.retain_recent();
        }
        self.sign_ins.check_key(&address).map_err(|_| too_many_guesses())
    }

    /// Counts a new guest or account of this address.
    pub(crate) fn count_newcomer(&self, address: IpAddr) -> Result<(), ApiError> {
        if self.newcomers.len() > MANY {
            self.newcomers.retain_recent();
        }
        self.newcomers.check_key(&address).map_err(|_| {
            let message = "too many people have come from your address; wait a minute";
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-newcomers", message)
        })
    }

    /// Counts a comment of a person.
    pub(crate) fn count_comment(&self, person: &str) -> Result<(), ApiError> {
        if self.comments.len() > MANY {
            self.comments.retain_recent();
        }
        self.comments.check_key(&person.to_owned()).map_err(|_| {
            let message = "you say more than others can read; wait a minute";
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", message)
        })
    }

    /// Counts a mail that a person wants to be sent, or that is sent to an address.
    pub(crate) fn count_mail(&self, whom: &str) -> Result<(), ApiError> {
        if self.mails.len() > MANY {
            self.mails.retain_recent();
        }
        self.mails.check_key(&whom.to_owned()).map_err(|_| {
            let message = "enough mails have been sent there; wait an hour";
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-mails", message)
        })
    }

    /// Counts a report, which may hold a whole record.
    pub(crate) fn count_report(&self, address: IpAddr) -> Result<(), ApiError> {
        if self.reports.len() > MANY {
            self.reports.retain_recent();
        }
        self.reports.check_key(&address).map_err(|_| {
            let message = "enough has been reported from your address; wait an hour";
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-reports", message)
        })
    }

    /// Counts an export, which reads every game of the person.
    pub(crate) fn count_export(&self, person: &str) -> Result<(), ApiError> {
        if self.exports.len() > MANY {
            self.exports.retain_recent();
        }
        self.exports.check_key(&person.to_owned()).map_err(|_| {
            let message = "you have taken your data several times within the hour; wait a little";
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-exports", message)
        })
    }
}

fn too_many_guesses() -> ApiError {
    let message = "that was tried too often; wait a minute";
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-guesses", message)
}
