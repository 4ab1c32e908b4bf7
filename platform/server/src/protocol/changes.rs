//! Changes: what turns the last state that a viewer was sent into the next one, in a few bytes.
//!
//! JSON Merge Patch (RFC 7386) would not do: there null removes a member, and here null is a value that boards read. So:
//!
//! - `[value]` stands in place of what was there;
//! - an object changes the members of an object, each by changes of its own; `[]` removes a member;
//! - an object changes a list: `{"3": …}` the item of that number, `{"at", "cut", "put"}` what stands from one place on.

use serde_json::Value;

/// Changes were applied to something that they were not made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the changes do not fit what they are applied to")]
pub struct Misfit;

/// What changes the old text into the new one, as JSON. Both are JSON without spaces, as serde writes it; to compare the
/// texts is several times cheaper than to read them.
pub fn changes(old: &str, new: &str) -> String {
    let mut text = String::new();
    if old == new {
        text.push_str("{}");
    } else {
        write_changes(old, new, &mut text);
    }
    text
}

/// Applies changes.
pub fn apply_changes(to: &mut Value, changes: &Value) -> Result<(), Misfit> {
    match (changes, to) {
        (Value::Array(new), to) => match new.as_slice() {
            [value] => *to = value.clone(),
            _ => return Err(Misfit),
        },
        (Value::Object(changed), Value::Object(members)) => {
            for (key, change) in changed {
                if change.as_array().is_some_and(Vec::is_empty) {
                    members.remove(key).ok_or(Misfit)?;
                } else {
                    apply_changes(members.entry(key).or_insert(Value::Null), change)?;
                }
            }
        }
        (Value::Object(changed), Value::Array(items)) => {
            if let Some(put) = changed.get("put") {
                let place = |key| changed.get(key).and_then(Value::as_u64).ok_or(Misfit);
                let (at, cut) = (place("at")? as usize, place("cut")? as usize);
                let put = put.as_array().ok_or(Misfit)?;
                let end = at.checked_add(cut).filter(|&end| end <= items.len()).ok_or(Misfit)?;
                items.splice(at..end, put.iter().cloned());
                return Ok(());
            }
            for (number, change) in changed {
                let at = number.parse::<usize>().map_err(|_| Misfit)?;
                apply_changes(items.get_mut(at).ok_or(Misfit)?, change)?;
            }
        }
        _ => return Err(Misfit),
    }
    Ok(())
}

fn write_changes(old: &str, new: &str, out: &mut String) {
    let begin = out.len();
    match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => write_members(&members(old), &members(new), out),
        (Some(b'['), Some(b'[')) => write_items(&items(old), &items(new), out),
        _ => return write_value(new, out),
    }
    if out.len() - begin > new.len() + 2 {
        out.truncate(begin);
        write_value(new, out);
    }
}

fn write_value(value: &str, out: &mut String) {
    out.push('[');
    out.push_str(value);
    out.push(']');
}

/// Puts a comma before everything but the first.
fn separate(first: &mut bool, out: &mut String) {
    if !std::mem::take(first) {
        out.push(',');
    }
}

fn write_members(old: &[(&str, &str)], new: &[(&str, &str)], out: &mut String) {
    let mut first = true;
    // Both have the same order, so the next one is mostly the one that is looked for.
    let mut next = 0;
    let mut kept = 0;
    out.push('{');
    for (key, value) in new {
        let place = (next..old.len()).chain(0..next).find(|&at| old[at].0 == *key);
        if let Some(at) = place {
            (next, kept) = (at + 1, kept + 1);
        }
        let before = place.map(|at| old[at].1);
        if before == Some(value) {
            continue;
        }
        separate(&mut first, out);
        out.push_str(key);
        out.push(':');
        match before {
            Some(before) => write_changes(before, value, out),
            None => write_value(value, out),
        }
    }
    if kept < old.len() {
        for (key, _) in old.iter().filter(|(key, _)| !new.iter().any(|(known, _)| known == key)) {
            separate(&mut first, out);
            out.push_str(key);
            out.push_str(":[]");
        }
    }
    out.push('}');
}

fn write_items(old: &[&str], new: &[&str], out: &mut String) {
    if old.len() == new.len() {
        let mut first = true;
        out.push('{');
        for (at, (before, value)) in old.iter().zip(new).enumerate().filter(|(_, (before, value))| before != value) {
            separate(&mut first, out);
            out.push_str(&format!("\"{at}\":"));
            write_changes(before, value, out);
        }
        return out.push('}');
    }
    let at = old.iter().zip(new).take_while(|(before, value)| before == value).count();
    let (old, new) = (&old[at..], &new[at..]);
    let tail = old.iter().rev().zip(new.iter().rev()).take_while(|(before, value)| before == value).count();
    let cut = old.len() - tail;
    let put = new[..new.len() - tail].join(",");
    out.push_str(&format!("{{\"at\":{at},\"cut\":{cut},\"put\":[{put}]}}"));
}

/// The members of an object: keys with their quotes, and values.
fn members(object: &str) -> Vec<(&str, &str)> {
    let mut members = Vec::new();
    let mut at = 1;
    while object.as_bytes().get(at) == Some(&b'"') {
        let key_end = end_of(object, at);
        let end = end_of(object, key_end + 1);
        members.push((&object[at..key_end], &object[key_end + 1..end]));
        at = end + 1;
    }
    members
}

fn items(list: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let mut at = 1;
    while at + 1 < list.len() {
        let end = end_of(list, at);
        items.push(&list[at..end]);
        at = end + 1;
    }
    items
}

/// Where the value that begins here ends.
fn end_of(text: &str, begin: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = begin;
    let mut depth = 0_usize;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => at = end_of_string(bytes, at) - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' if depth == 0 => return at,
            b'}' | b']' => depth -= 1,
            // After a key.
            b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

/// Where the string whose quote stands here ends.
fn end_of_string(bytes: &[u8], begin: usize) -> usize {
    let mut at = begin + 1;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b'"' => return at + 1,
            _ => {}
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The cases that the page's own `apply` is held to as well: old, new, and what is sent.
    fn cases() -> Vec<(Value, Value, Value)> {
        serde_json::from_str(include_str!("../../../web/tests/unit/changes.json")).expect("the cases")
    }

    #[test]
    fn changes_are_as_written_and_lead_from_the_old_to_the_new() {
        for (old, new, sent) in cases() {
            let changes: Value = serde_json::from_str(&changes(&old.to_string(), &new.to_string())).expect("JSON");
            assert_eq!(changes, sent, "from {old} to {new}");
            let mut changed = old.clone();
            apply_changes(&mut changed, &changes).expect("changes that fit");
            assert_eq!(changed, new, "from {old} by {sent}");
        }
    }

    #[test]
    fn changes_that_do_not_fit_are_refused() {
        let misfits = [
            (json!({}), json!({ "a": [] })),
            (json!([1]), json!({ "1": [2] })),
            (json!([1]), json!({ "at": 1, "cut": 1, "put": [] })),
            (json!(1), json!({ "a": [1] })),
            (json!(1), json!([])),
            (json!({}), json!({ "a": { "b": [1] } })),
        ];
        for (mut to, changes) in misfits {
            assert_eq!(apply_changes(&mut to, &changes), Err(Misfit), "{changes}");
        }
    }
}
