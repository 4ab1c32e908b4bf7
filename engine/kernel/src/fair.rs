//! Fair dice: the server commits to a secret before it knows what the players add.

use sha2::{Digest, Sha256};

use crate::fault::Fault;
use crate::hex;
use crate::record::Record;
use crate::rng::Seed;

/// What the server publishes before anybody adds anything: the SHA-256 of its secret (hexadecimal digits).
pub fn commitment(secret: &str) -> String {
    hex::encode(&Sha256::digest(secret.as_bytes()))
}

/// The seed of a table: the hash of the secret and of what each seat added, in the order of the seats.
pub fn seed(secret: &str, contributions: &[String]) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"staffetta seed 1\n");
    hash.update(secret.as_bytes());
    for contribution in contributions {
        // The length keeps 'ab', 'c' apart from 'a', 'bc'.
        hash.update(format!("\n{}:", contribution.len()).as_bytes());
        hash.update(contribution.as_bytes());
    }
    Seed(hash.finalize().into())
}

/// Does the seed of a finished record follow from the secret that the server had committed to?
pub fn check(record: &Record) -> Result<(), Fault> {
    let Some(promised) = &record.commitment else { return Ok(()) };
    let Some(secret) = &record.secret else {
        return Err(Fault::new("no-secret", "record", "the secret behind the commitment is not in the record"));
    };
    if *promised != commitment(secret) {
        return Err(Fault::new("unfair", "commitment", "the secret is not the one that was committed to"));
    }
    let derived = seed(secret, &record.contributions).to_hex();
    if record.seed.as_deref() != Some(&derived) {
        return Err(Fault::new("unfair", "seed", "the seed does not follow from the secret and the contributions"));
    }
    Ok(())
}
