//! Reading and writing records and examples on the disk.

use staffetta_kernel::{Fault, Record};
use std::path::Path;

/// The two file formats of a record, by the ending of the file's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecordFormat {
    /// JSON, one entry a line.
    Json,
    /// The compact binary form.
    Binary,
}

impl RecordFormat {
    /// The format that a file of this name has.
    pub(crate) fn of_path(path: &Path) -> Result<Self, Fault> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("json") => Ok(Self::Json),
            Some("stf") => Ok(Self::Binary),
            _ => {
                let reason = "a record's name ends in .json (to read) or .stf (compact)";
                Err(Fault::new("bad-ending", path.display().to_string(), reason))
            }
        }
    }
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Fault> {
    std::fs::read(path)
        .map_err(|e| Fault::new("unreadable-file", path.display().to_string(), format!("it cannot be read: {e}")))
}

pub(crate) fn read_text(path: &Path) -> Result<String, Fault> {
    String::from_utf8(read(path)?)
        .map_err(|_| Fault::new("unreadable-file", path.display().to_string(), "it is not text in UTF-8"))
}

/// Reads a record in either form, whatever its name. A fault names the file too.
pub(crate) fn read_record(path: &Path) -> Result<Record, Fault> {
    Record::read(&read(path)?).map_err(|fault| within(path, fault))
}

/// The fault with the file's name before its place.
pub(crate) fn within(path: &Path, fault: Fault) -> Fault {
    Fault { place: format!("{}, {}", path.display(), fault.place), ..fault }
}

/// Writes a record in the form that the file's name asks for, and answers how many bytes that were.
pub(crate) fn write_record(path: &Path, record: &Record) -> Result<usize, Fault> {
    let bytes = match RecordFormat::of_path(path)? {
        RecordFormat::Json => record.to_json().into_bytes(),
        RecordFormat::Binary => record.pack(),
    };
    std::fs::write(path, &bytes)
        .map_err(|e| Fault::new("unwritable-file", path.display().to_string(), format!("it cannot be written: {e}")))?;
    Ok(bytes.len())
}
