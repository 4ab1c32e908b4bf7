//! Changes: what turns the last state that a viewer was sent into the next one, in a few bytes.
//!
//! JSON Merge Patch (RFC 7386) would not do: there null removes a member, and here null is a value that boards read. So:
//!
//! - `[value]` stands in place of what was there;
//! - an object changes the members of an object, each by changes of its own; `[]` removes a member;
//! - an object changes a list: `{"3": …}` the item of that number, `{"at", "cut", "put"}` what stands from one place on.

use serde::Serialize;
use serde_json::Value;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use std::cell::Cell;
use std::io;
use std::rc::Rc;

/// Changes were applied to something that they were not made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the changes do not fit what they are applied to")]
pub struct Misfit;

/// JSON as it is written, with the places of its objects and lists: two such texts are compared several times faster than
/// they could be read, and what is equal is not even looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JsonText {
    text: Box<str>,
    /// Where each object or list begins and ends, in the order of their beginnings.
    containers: Box<[(u32, u32)]>,
}

impl JsonText {
    /// Writes a value.
    pub fn of(value: &impl Serialize) -> Result<Self, serde_json::Error> {
        let written = Rc::new(Cell::new(0));
        let mut places = Places { written: written.clone(), open: Vec::new(), containers: Vec::new() };
        let mut buffer = Buffer { bytes: Vec::with_capacity(4096), written };
        value.serialize(&mut Serializer::with_formatter(&mut buffer, &mut places))?;
        let text = String::from_utf8(buffer.bytes).map_err(|error| serde::ser::Error::custom(error.to_string()))?;
        Ok(Self { text: text.into(), containers: places.containers.into() })
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn whole(&self) -> Part<'_> {
        Part { json: self, begin: 0, end: self.text.len() }
    }
}

/// Where JSON is written to; it tells how much was written.
struct Buffer {
    bytes: Vec<u8>,
    written: Rc<Cell<u32>>,
}

impl io::Write for Buffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes.extend_from_slice(bytes);
        self.written.set(self.bytes.len() as u32);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Remembers where objects and lists begin and end while they are written.
struct Places {
    written: Rc<Cell<u32>>,
    /// Those that have not ended, by their number.
    open: Vec<usize>,
    containers: Vec<(u32, u32)>,
}

impl Places {
    fn begin(&mut self) {
        self.begin_at(self.written.get());
    }

    fn end(&mut self) {
        self.end_at(self.written.get());
    }

    fn begin_at(&mut self, place: u32) {
        self.open.push(self.containers.len());
        self.containers.push((place, 0));
    }

    fn end_at(&mut self, place: u32) {
        if let Some(container) = self.open.pop().and_then(|number| self.containers.get_mut(number)) {
            container.1 = place;
        }
    }
}

impl Formatter for &mut Places {
    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin();
        CompactFormatter.begin_object(writer)
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        CompactFormatter.end_object(writer)?;
        self.end();
        Ok(())
    }

    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin();
        CompactFormatter.begin_array(writer)
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        CompactFormatter.end_array(writer)?;
        self.end();
        Ok(())
    }

    /// JSON that was written before: its objects and lists are looked for.
    fn write_raw_fragment<W: ?Sized + io::Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let (begin, bytes) = (self.written.get(), fragment.as_bytes());
        let mut at = 0;
        while let Some(byte) = bytes.get(at) {
            match byte {
                b'"' => {
                    at = end_of_string(bytes, at);
                    continue;
                }
                b'{' | b'[' => self.begin_at(begin + at as u32),
                b'}' | b']' => self.end_at(begin + at as u32 + 1),
                _ => {}
            }
            at += 1;
        }
        CompactFormatter.write_raw_fragment(writer, fragment)
    }
}

/// What changes the old text into the new one, as JSON.
pub fn changes(old: &JsonText, new: &JsonText) -> String {
    let mut text = String::new();
    if old.text == new.text {
        text.push_str("{}");
    } else {
        write_changes(old.whole(), new.whole(), &mut text);
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

/// A value in a text.
#[derive(Clone, Copy)]
struct Part<'a> {
    json: &'a JsonText,
    begin: usize,
    end: usize,
}

impl<'a> Part<'a> {
    fn text(self) -> &'a str {
        &self.json.text[self.begin..self.end]
    }

    fn first_byte(self) -> u8 {
        self.json.text.as_bytes().get(self.begin).copied().unwrap_or_default()
    }

    /// The first of the containers that begin here or later.
    fn container_from(self, place: usize) -> usize {
        self.json.containers.partition_point(|container| (container.0 as usize) < place)
    }

    /// The members of an object: keys with their quotes, and values.
    fn members(self) -> Vec<(&'a str, Part<'a>)> {
        let text = &*self.json.text;
        let mut members = Vec::new();
        let mut at = self.begin + 1;
        let mut container = self.container_from(at);
        while text.as_bytes().get(at) == Some(&b'"') {
            let key_end = end_of_string(text.as_bytes(), at);
            let value = self.value_at(key_end + 1, &mut container);
            members.push((&text[at..key_end], value));
            at = value.end + 1;
        }
        members
    }

    fn items(self) -> Vec<Part<'a>> {
        let mut items = Vec::new();
        let mut at = self.begin + 1;
        let mut container = self.container_from(at);
        while at + 1 < self.end {
            let item = self.value_at(at, &mut container);
            items.push(item);
            at = item.end + 1;
        }
        items
    }

    /// The value that begins here; `container` is the next one to begin, and afterwards the next one behind the value.
    fn value_at(self, begin: usize, container: &mut usize) -> Part<'a> {
        let bytes = self.json.text.as_bytes();
        let end = match bytes.get(begin) {
            Some(b'{' | b'[') => {
                let end = self.json.containers.get(*container).map_or(bytes.len(), |place| place.1 as usize);
                *container = self.container_from(end);
                end
            }
            Some(b'"') => end_of_string(bytes, begin),
            _ => {
                let rest = bytes[begin..].iter().position(|byte| matches!(byte, b',' | b'}' | b']'));
                rest.map_or(bytes.len(), |length| begin + length)
            }
        };
        Part { json: self.json, begin, end }
    }
}

fn write_changes(old: Part<'_>, new: Part<'_>, out: &mut String) {
    let begin = out.len();
    match (old.first_byte(), new.first_byte()) {
        (b'{', b'{') => write_members(&old.members(), &new.members(), out),
        (b'[', b'[') => write_items(&old.items(), &new.items(), out),
        _ => return write_value(new.text(), out),
    }
    if out.len() - begin > new.text().len() + 2 {
        out.truncate(begin);
        write_value(new.text(), out);
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

fn write_members(old: &[(&str, Part<'_>)], new: &[(&str, Part<'_>)], out: &mut String) {
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
        if before.is_some_and(|before| before.text() == value.text()) {
            continue;
        }
        separate(&mut first, out);
        out.push_str(key);
        out.push(':');
        match before {
            Some(before) => write_changes(before, *value, out),
            None => write_value(value.text(), out),
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

fn write_items(old: &[Part<'_>], new: &[Part<'_>], out: &mut String) {
    let same = |(before, value): &(&Part<'_>, &Part<'_>)| before.text() == value.text();
    if old.len() == new.len() {
        let mut first = true;
        out.push('{');
        for (at, (before, value)) in old.iter().zip(new).enumerate().filter(|(_, pair)| !same(pair)) {
            separate(&mut first, out);
            out.push_str(&format!("\"{at}\":"));
            write_changes(*before, *value, out);
        }
        return out.push('}');
    }
    let at = old.iter().zip(new).take_while(same).count();
    let (old, new) = (&old[at..], &new[at..]);
    let tail = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
    let cut = old.len() - tail;
    let put: Vec<&str> = new[..new.len() - tail].iter().map(|item| item.text()).collect();
    out.push_str(&format!("{{\"at\":{at},\"cut\":{cut},\"put\":[{}]}}", put.join(",")));
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
            let text = |value: &Value| JsonText::of(value).expect("JSON");
            assert_eq!(text(&old).text(), old.to_string());
            let changes: Value = serde_json::from_str(&changes(&text(&old), &text(&new))).expect("JSON");
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
