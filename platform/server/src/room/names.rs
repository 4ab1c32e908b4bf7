//! The names that people give themselves.

use crate::error::ApiError;

/// The most characters of a name.
const MAX_NAME_CHARS: usize = 40;

/// Characters that show nothing, or change how those around them are shown: with them two different names look alike,
/// and a name may look like none. (Unicode's default-ignorable characters, blank letters and direction marks.)
const INVISIBLE: [std::ops::RangeInclusive<char>; 16] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffb}',
    '\u{e0000}'..='\u{e0fff}',
];

/// A name that can be shown, trimmed and without invisible marks.
pub(crate) fn checked_name(given: &str) -> Result<String, ApiError> {
    let visible = |c: &char| !INVISIBLE.iter().any(|range| range.contains(c));
    let name: String = given.chars().filter(visible).collect();
    let name = name.trim();
    let long = name.chars().count();
    if long == 0 || long > MAX_NAME_CHARS || name.chars().any(char::is_control) {
        return Err(ApiError::bad("bad-name", format!("a name has 1 to {MAX_NAME_CHARS} characters on one line")));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_they_look_like() {
        for (given, shown) in [
            (" Ada ", "Ada"),
            ("A\u{200b}d\u{2060}a", "Ada"),
            ("\u{202e}Ada\u{202c}", "Ada"),
            ("Zoë Łukasz 山田", "Zoë Łukasz 山田"),
        ] {
            assert_eq!(checked_name(given).as_deref(), Ok(shown));
        }
        for nothing in ["", "  ", "\u{200b}\u{200d}", "\u{2800}", "\u{e0041}", "a\nb", &"x".repeat(41)] {
            assert_eq!(checked_name(nothing).expect_err(nothing).code, "bad-name");
        }
    }
}
