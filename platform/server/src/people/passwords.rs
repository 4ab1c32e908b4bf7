//! Passwords: hashed with argon2id away from the threads that serve, few at a time.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use std::sync::Arc;
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::secrets;

/// Hashes at the same time; each takes 19 MiB and a processor.
const AT_ONCE: usize = 2;
/// Requests that may wait for a hash; more are sent away.
const MAX_WAITING: usize = 64;
const MIN_CHARS: usize = 8;
const MAX_CHARS: usize = 200;

/// Where passwords are hashed and checked.
#[derive(Debug)]
pub(crate) struct Passwords {
    queue: Semaphore,
    permits: Arc<Semaphore>,
    /// What is checked where there is no account, so that the time tells nothing.
    nobody: Arc<str>,
}

impl Passwords {
    pub(super) fn new() -> Result<Self, ApiError> {
        Ok(Self {
            queue: Semaphore::new(MAX_WAITING),
            permits: Arc::new(Semaphore::new(AT_ONCE)),
            nobody: hash(&secrets::token()?)?.into(),
        })
    }

    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        self.work(move || hash(&password)).await?
    }

    /// Is this the password? Takes as long whether there is one or not.
    pub(crate) async fn check(&self, password: String, kept: Option<&str>) -> Result<bool, ApiError> {
        let known = kept.is_some();
        let kept: Arc<str> = kept.map_or_else(|| self.nobody.clone(), Into::into);
        let fits = self.work(move || Argon2::default().verify_password(password.as_bytes(), &*kept).is_ok()).await?;
        Ok(fits && known)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let Ok(_queued) = self.queue.try_acquire() else {
            let message = "too many people sign in at this moment; try again";
            return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "too-busy", message));
        };
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| ApiError::interrupted())?;
        // The permit goes along: whoever gives up waiting does not make room for another hash.
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.map_err(|error| ApiError::internal("hash-failed", error.to_string()))
    }
}

fn hash(password: &str) -> Result<String, ApiError> {
    let hashed = Argon2::default().hash_password(password.as_bytes());
    hashed.map(|hash| hash.to_string()).map_err(|error| ApiError::internal("hash-failed", error.to_string()))
}

/// A password that is long enough and is not the name.
pub(crate) fn checked_password(password: &str, name: &str) -> Result<(), ApiError> {
    let long = password.chars().count();
    if (MIN_CHARS..=MAX_CHARS).contains(&long) && super::name_key(password) != super::name_key(name) {
        return Ok(());
    }
    let message = format!("a password has {MIN_CHARS} to {MAX_CHARS} characters and is not the name");
    Err(ApiError::bad("bad-password", message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_what_is_kept_of_it() {
        let passwords = Passwords::new().expect("randomness");
        let kept = passwords.hash("correct horse".to_owned()).await.expect("a hash");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(!kept.contains("horse"));
        assert!(passwords.check("correct horse".to_owned(), Some(&kept)).await.expect("checked"));
        assert!(!passwords.check("battery staple".to_owned(), Some(&kept)).await.expect("checked"));
        assert!(!passwords.check("battery staple".to_owned(), None).await.expect("checked"));
    }

    #[test]
    fn a_password_is_long_enough_and_not_the_name() {
        assert!(checked_password("12345678", "Ada").is_ok());
        for wrong in ["1234567", &"x".repeat(201), "ada LOVELACE"] {
            assert_eq!(checked_password(wrong, "Ada Lovelace").expect_err(wrong).code, "bad-password");
        }
    }
}
