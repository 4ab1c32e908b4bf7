//! Rust source in tokens: enough to find functions, operators, conditions and statements in formatted code.

use std::ops::Range;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A name or a keyword.
    Word,
    /// A number, a text, a character or a lifetime.
    Literal,
    /// An operator or a bracket.
    Sign,
}

/// A token and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub kind: Kind,
    pub at: Range<usize>,
}

/// Signs of several characters, the longest first.
const SIGNS: [&str; 24] = [
    "<<=", ">>=", "..=", "...", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=", "%=",
    "^=", "&=", "|=", "<<", ">>", "..",
];

/// The tokens of a source, without comments.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let (kind, length) = if first.is_whitespace() {
            (None, first.len_utf8())
        } else if rest.starts_with("//") {
            (None, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (None, rest.find("*/").map_or(rest.len(), |end| end + 2))
        } else if let Some(length) = text(rest) {
            (Some(Kind::Literal), length)
        } else if first.is_ascii_digit() {
            (Some(Kind::Literal), number(rest))
        } else if first.is_alphanumeric() || first == '_' {
            (Some(Kind::Word), word(rest))
        } else if first == '\'' {
            (Some(Kind::Literal), quoted(rest))
        } else {
            let length = SIGNS.iter().find(|sign| rest.starts_with(**sign)).map_or(first.len_utf8(), |sign| sign.len());
            (Some(Kind::Sign), length)
        };
        if let Some(kind) = kind {
            found.push(Token { kind, at: at..at + length });
        }
        at += length;
    }
    found
}

fn word(rest: &str) -> usize {
    rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
}

/// A number; the dots of `0..3` and `1.max(2)` are not part of it.
fn number(rest: &str) -> usize {
    let whole = word(rest);
    let fraction = rest[whole..].strip_prefix('.').map_or(0, word);
    if fraction > 0 && rest.as_bytes()[whole + 1].is_ascii_digit() { whole + 1 + fraction } else { whole }
}

/// The length of a text that begins here, with or without `b`, `r` and hashes.
fn text(rest: &str) -> Option<usize> {
    let plain = rest.strip_prefix('b').unwrap_or(rest);
    let raw = plain.strip_prefix('r');
    let hashes = raw.map_or(0, |raw| raw.len() - raw.trim_start_matches('#').len());
    let body = raw.unwrap_or(plain)[hashes..].strip_prefix('"')?;
    let opened = rest.len() - body.len();
    if raw.is_some() {
        let close = format!("\"{}", "#".repeat(hashes));
        return Some(body.find(&close).map_or(rest.len(), |end| opened + end + close.len()));
    }
    let mut escaped = false;
    for (index, c) in body.char_indices() {
        match c {
            '"' if !escaped => return Some(opened + index + 1),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    Some(rest.len())
}

/// A character or a lifetime.
fn quoted(rest: &str) -> usize {
    let mut inside = rest[1..].chars();
    match (inside.next(), inside.next()) {
        (Some('\\'), _) => rest[3..].find('\'').map_or(rest.len(), |end| end + 4),
        (Some(c), Some('\'')) => c.len_utf8() + 2,
        _ => 1 + word(&rest[1..]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<&str> {
        tokens(source).into_iter().map(|token| &source[token.at]).collect()
    }

    #[test]
    fn comments_and_texts_are_one_piece_each() {
        assert_eq!(words("a /* b */ + \"c // \\\" d\" // e\n;"), ["a", "+", "\"c // \\\" d\"", ";"]);
        assert_eq!(words("r#\"a\"b\"# b'x' '\\n' 'a fn"), ["r#\"a\"b\"#", "b", "'x'", "'\\n'", "'a", "fn"]);
    }

    #[test]
    fn ranges_are_not_numbers() {
        assert_eq!(words("0..=3 1.5 2.max(x)"), ["0", "..=", "3", "1.5", "2", ".", "max", "(", "x", ")"]);
    }
}
