//! Base64 for addresses (RFC 4648, section 5), without padding: what push services and passkeys speak.

use ::base64::Engine;
use ::base64::engine::general_purpose::URL_SAFE_NO_PAD;

pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes, with or without padding; nothing if it is no such text. Some browsers write the letters of plain Base64.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=').replace('+', "-").replace('/', "_")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back_and_known_texts_are_as_they_should_be() {
        for (bytes, text) in [(&b""[..], ""), (b"f", "Zg"), (b"fo", "Zm8"), (b"foo", "Zm9v"), (b"\xfb\xff", "-_8")] {
            assert_eq!(encode(bytes), text);
            assert_eq!(decode(text).as_deref(), Some(bytes));
        }
        assert_eq!(decode("+/8=").as_deref(), Some(&b"\xfb\xff"[..]));
        assert_eq!((decode("Z"), decode("Zg!")), (None, None));
    }
}
