//! Numbers of a game's rules. Every ruling that changes play and every change of data raises the number; a table keeps
//! the one it was begun with, and so does its record.
//!
//! The code asks [`Data::since`](crate::Data::since) where a rule differs, and the data files of older numbers stay in
//! the program ([`PastVersion`]). A number that is in neither list is retired: its records cannot be played again.

use crate::fault::Fault;
use crate::game::About;

/// Older rules by which tables are still played.
#[derive(Clone, Copy, Debug)]
pub struct PastVersion {
    /// Its number.
    pub number: u32,
    /// The data files that the next number replaced, with the text that they had: name without ending, and text. An
    /// empty text stands for a file that did not exist yet.
    pub data: &'static [(&'static str, &'static str)],
}

impl About {
    /// All numbers by which this program can play, the oldest first.
    pub fn versions(&self) -> impl DoubleEndedIterator<Item = u32> {
        self.past.iter().map(|past| past.number).chain([self.version])
    }

    /// The number that somebody asks for, or the present one; a fault says what is known.
    pub fn version_or_present(&self, number: Option<u32>) -> Result<u32, Fault> {
        let number = number.unwrap_or(self.version);
        if self.versions().any(|known| known == number) {
            return Ok(number);
        }
        let (code, advice) = if number > self.version {
            ("newer-record", "use a newer program".to_owned())
        } else {
            ("retired-rules", format!("it still plays by {}", self.known()))
        };
        let reason = format!(
            "these are rules number {number} of {}; this program knows up to {}: {advice}",
            self.id, self.version
        );
        Err(Fault::new(code, "rules", reason))
    }

    fn known(&self) -> String {
        self.versions().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
    }

    /// The data files of a number: the present ones, with those that were replaced since put back.
    pub(crate) fn data_of(&self, number: u32) -> Vec<(&'static str, &'static str)> {
        let mut files = self.data.to_vec();
        for past in self.past.iter().rev().take_while(|past| past.number >= number) {
            for &(name, text) in past.data {
                match files.iter_mut().find(|file| file.0 == name) {
                    Some(file) => file.1 = text,
                    None => files.push((name, text)),
                }
            }
        }
        files.retain(|(_, text)| !text.is_empty());
        files
    }
}
