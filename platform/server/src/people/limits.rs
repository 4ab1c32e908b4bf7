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

/// What has been tried lately.
#[derive(Debug)]
pub(crate) struct Limits {
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    names: DefaultKeyedRateLimiter<String>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    exports: DefaultKeyedRateLimiter<String>,
}

impl Limits {
    pub(super) fn new(config: &Config) -> Self {
        let tries = config.sign_ins_per_minute;
        Self {
            sign_ins: RateLimiter::keyed(Quota::per_minute(tries)),
            names: RateLimiter::keyed(Quota::per_minute(tries.saturating_mul(SHARED))),
            newcomers: RateLimiter::keyed(Quota::per_minute(config.newcomers_per_minute)),
            exports: RateLimiter::keyed(Quota::per_hour(EXPORTS)),
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
