//! Random tokens, ids of tables and seeds of bots, and the hash that is kept of a token.

use sha2::{Digest, Sha256};
use staffetta_store::TokenHash;

use crate::error::ApiError;
use staffetta_kernel::hex;

fn random<const N: usize>() -> Result<[u8; N], ApiError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| ApiError::internal("no-randomness", error.to_string()))?;
    Ok(bytes)
}

/// A token that nobody guesses: 256 bits.
pub(crate) fn token() -> Result<String, ApiError> {
    Ok(hex::encode(&random::<32>()?))
}

/// A token that a client has chosen: at least 128 bits if it is random hexadecimal, as it should be.
pub(crate) fn checked_token(given: String) -> Result<String, ApiError> {
    if (32..=64).contains(&given.len()) && given.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Ok(given);
    }
    Err(ApiError::bad("bad-token", "a seat token has 32 to 64 random letters and digits"))
}

/// The id of a table: short enough for a link, too long to find by trying. No letters that look like digits.
pub(crate) fn table_id() -> Result<String, ApiError> {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    Ok(random::<12>()?.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// The seed of a bot's search; it has nothing to do with the table's dice.
pub(crate) fn bot_seed() -> u64 {
    random::<8>().map_or(0, u64::from_le_bytes)
}

/// The id of a request in the log.
pub(crate) fn request_id() -> String {
    hex::encode(&random::<8>().unwrap_or_default())
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_do_not_repeat() {
        let tokens: std::collections::HashSet<_> = (0..100).map(|_| token().expect("randomness")).collect();
        let ids: std::collections::HashSet<_> = (0..100).map(|_| table_id().expect("randomness")).collect();
        assert_eq!((tokens.len(), ids.len()), (100, 100));
        assert!(ids.iter().all(|id| id.len() == 12));
    }
}
