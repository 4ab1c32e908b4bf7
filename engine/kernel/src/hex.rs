//! Bytes as hexadecimal digits.

/// Two lower-case digits a byte.
pub fn encode(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes that are written as these digits; nothing if they are not as many as wanted, or no digits.
pub fn decode<const N: usize>(digits: &str) -> Option<[u8; N]> {
    if digits.len() != 2 * N || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        assert_eq!(encode(&[0, 255, 26]), "00ff1a");
        assert_eq!(decode("00ff1a"), Some([0, 255, 26]));
        for wrong in ["00ff1", "00ff1g", "+0ff1a", "00ff1a00", "ééé"] {
            assert_eq!(decode::<3>(wrong), None, "{wrong}");
        }
    }
}
