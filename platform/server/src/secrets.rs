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

/// The id of a person, which only the database and the person's own devices know.
pub(crate) fn person_id() -> Result<String, ApiError> {
    Ok(hex::encode(&random::<16>()?))
}

/// A code that is typed on another device: 60 bits, good for a short while and for few tries.
pub(crate) fn one_time_code() -> Result<String, ApiError> {
    const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let bytes = random::<12>()?;
    let letters: Vec<char> = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    Ok(letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join("-"))
}

/// A code as it is compared, however it was typed: letters that look like digits are these.
pub(crate) fn plain_code(typed: &str) -> String {
    let letters = typed.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_uppercase());
    letters
        .map(|letter| match letter {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        })
        .collect()
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
    fn a_code_is_known_however_it_was_typed() {
        let code = one_time_code().expect("randomness");
        assert_eq!((code.len(), code.matches('-').count()), (14, 2));
        assert_eq!(plain_code(&code.to_lowercase().replace('-', " ")), plain_code(&code));
        assert_eq!(plain_code("o0-iL1"), "00111");
    }

    #[test]
    fn ids_and_tokens_do_not_repeat() {
        let tokens: std::collections::HashSet<_> = (0..100).map(|_| token().expect("randomness")).collect();
        let ids: std::collections::HashSet<_> = (0..100).map(|_| table_id().expect("randomness")).collect();
        assert_eq!((tokens.len(), ids.len()), (100, 100));
        assert!(ids.iter().all(|id| id.len() == 12));
    }
}
