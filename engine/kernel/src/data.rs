//! The data files of a game: tables of rows, with a laboratory's overrides laid over them.

use std::any::{Any, TypeId};
use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use xxhash_rust::xxh3::Xxh3;

use crate::action_space::Target;
use crate::fault::Fault;
use crate::game::About;

/// Values that an experiment puts in the place of printed or house data: `missions.panzer.glory` to `2`.
pub type Overrides = BTreeMap<String, String>;

/// All tables of a game.
#[derive(Clone, Debug)]
pub struct Data {
    sheets: BTreeMap<&'static str, Arc<Sheet>>,
    digest: u64,
    version: u32,
}

/// The files of rules, by name and text.
type Files = Vec<(&'static str, &'static str)>;

/// So much is kept of what was made before; the oldest goes first.
const KEPT: usize = 32;

/// Tables as they stand in the files, and the digest in the making: read once.
static READ: Mutex<Vec<(Files, Data, Xxh3)>> = Mutex::new(Vec::new());

/// Something that was made of data, by its type, the digest of the data and a number.
type Made = (TypeId, u64, u64, Arc<dyn Any + Send + Sync>);

/// What was made of data.
static MADE: Mutex<Vec<Made>> = Mutex::new(Vec::new());

/// Keeps one thing more.
fn keep<T>(kept: &Mutex<Vec<T>>, thing: T) {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() == KEPT {
        kept.remove(0);
    }
    kept.push(thing);
}

/// Are these the very same texts? They are embedded in the program, so that looking at where they lie will do.
fn same(a: &Files, b: &Files) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.0 == b.0 && std::ptr::eq(a.1, b.1))
}

/// One table. The first column is the key of its rows.
#[derive(Clone, Debug)]
pub struct Sheet {
    file: String,
    rows: Vec<Row>,
}

/// One row of a table.
#[derive(Clone, Debug)]
pub struct Row {
    place: String,
    key: String,
    cells: BTreeMap<String, String>,
}

impl Data {
    /// The tables of a game's rules of this number, with the overrides laid over them.
    pub fn of_version(about: &About, version: u32, overrides: &Overrides) -> Result<Self, Fault> {
        let files = about.data_of(version);
        let read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let known = read.iter().find(|known| same(&known.0, &files)).map(|known| (known.1.clone(), known.2.clone()));
        drop(read);
        let (mut data, digest) = match known {
            Some(known) => known,
            None => {
                let (data, digest) = Self::read(&files)?;
                keep(&READ, (files, data.clone(), digest.clone()));
                (data, digest)
            }
        };
        data.lay_over(overrides, digest)?;
        data.version = version;
        Ok(data)
    }

    /// Something that is made of the data, and of a number such as an option's, alone: made once, and shared by all
    /// tables whose data are the same.
    pub fn shared<T: Send + Sync + 'static>(
        &self,
        number: u64,
        make: impl FnOnce(&Self) -> Result<T, Fault>,
    ) -> Result<Arc<T>, Fault> {
        let (kind, digest) = (TypeId::of::<T>(), self.digest);
        let made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        let known = made.iter().find(|known| (known.0, known.1, known.2) == (kind, digest, number));
        if let Some(known) = known.and_then(|known| known.3.clone().downcast().ok()) {
            return Ok(known);
        }
        drop(made);
        let made = Arc::new(make(self)?);
        keep(&MADE, (kind, digest, number, made.clone()));
        Ok(made)
    }

    /// Are these the rules of this number or later ones? Asked where a ruling changed play.
    pub fn since(&self, version: u32) -> bool {
        self.version >= version
    }

    /// Parses the files (name without ending, text) and lays the overrides over them. They belong to no number.
    pub fn load(files: &[(&'static str, &str)], overrides: &Overrides) -> Result<Self, Fault> {
        let (mut data, digest) = Self::read(files)?;
        data.lay_over(overrides, digest)?;
        Ok(data)
    }

    /// The tables of files, and the digest in the making.
    fn read(files: &[(&'static str, &str)]) -> Result<(Self, Xxh3), Fault> {
        let mut digest = Xxh3::new();
        let mut sheets = BTreeMap::new();
        for &(name, text) in files {
            digest.update(name.as_bytes());
            digest.update(text.as_bytes());
            sheets.insert(name, Arc::new(Sheet::parse(name, text)?));
        }
        Ok((Self { sheets, digest: 0, version: u32::MAX }, digest))
    }

    fn lay_over(&mut self, overrides: &Overrides, mut digest: Xxh3) -> Result<(), Fault> {
        for (path, value) in overrides {
            self.lay(path, value)?;
            digest.update(path.as_bytes());
            digest.update(value.as_bytes());
        }
        self.digest = digest.digest();
        Ok(())
    }

    fn lay(&mut self, path: &str, value: &str) -> Result<(), Fault> {
        let wrong = |reason: String| Fault::new("bad-override", format!("override {path}"), reason);
        let mut parts = path.splitn(3, '.');
        let (Some(sheet), Some(row), Some(column)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(wrong("an override is written table.row.column, such as missions.panzer.glory".to_owned()));
        };
        let tables: Vec<_> = self.sheets.keys().copied().collect();
        let Some(sheet) = self.sheets.get_mut(sheet).map(Arc::make_mut) else {
            return Err(wrong(format!("there is no table '{sheet}'; there are: {}", tables.join(", "))));
        };
        let rows: Vec<_> = sheet.rows.iter().map(|r| r.key.clone()).collect();
        let Some(row) = sheet.rows.iter_mut().find(|r| r.key == row) else {
            return Err(wrong(format!("there is no row '{row}'; there are: {}", rows.join(", "))));
        };
        let columns: Vec<_> = row.cells.keys().cloned().collect();
        let Some(cell) = row.cells.get_mut(column) else {
            return Err(wrong(format!("there is no column '{column}'; there are: {}", columns.join(", "))));
        };
        value.clone_into(cell);
        Ok(())
    }

    /// A table by name.
    pub fn sheet(&self, name: &str) -> Result<&Sheet, Fault> {
        let sheet = self.sheets.get(name).map(|sheet| &**sheet);
        sheet.ok_or_else(|| Fault::new("missing-data", name, "the game has no such data file"))
    }

    /// A number that stands for all data and overrides together.
    pub fn digest(&self) -> u64 {
        self.digest
    }
}

impl Sheet {
    fn parse(name: &str, text: &str) -> Result<Self, Fault> {
        let file = format!("{name}.csv");
        let wrong = |error: csv::Error| {
            let line = error.position().map_or(0, csv::Position::line);
            Fault::new("bad-data", format!("{file} line {line}"), error.to_string())
        };
        let mut reader = csv::ReaderBuilder::new().trim(csv::Trim::All).from_reader(text.as_bytes());
        let columns = reader.headers().map_err(wrong)?.clone();
        let mut rows = Vec::new();
        let mut keys = HashSet::new();
        for record in reader.records() {
            let record = record.map_err(wrong)?;
            let line = record.position().map_or(0, csv::Position::line);
            let place = format!("{file} line {line}");
            let key = record.get(0).unwrap_or_default().to_owned();
            if key.is_empty() || !keys.insert(key.clone()) {
                return Err(Fault::new("bad-data", place, format!("the key '{key}' is empty or stands twice")));
            }
            let cells = columns.iter().zip(record.iter()).map(|(c, v)| (c.to_owned(), v.to_owned())).collect();
            rows.push(Row { place, key, cells });
        }
        Ok(Self { file, rows })
    }

    /// All rows, in the file's order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The row of this key.
    pub fn row(&self, key: &str) -> Result<&Row, Fault> {
        self.rows
            .iter()
            .find(|row| row.key == key)
            .ok_or_else(|| Fault::new("bad-data", self.file.clone(), format!("the row '{key}' is missing")))
    }
}

impl Row {
    /// A fault in this row.
    pub fn fault(&self, reason: impl Into<String>) -> Fault {
        Fault::new("bad-data", self.place.clone(), reason)
    }

    /// The row's key: its first column.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The text in this column.
    pub fn text(&self, column: &str) -> Result<&str, Fault> {
        self.cells
            .get(column)
            .map(String::as_str)
            .ok_or_else(|| self.fault(format!("the column '{column}' is missing")))
    }

    /// The whole number in this column, within these bounds; an empty cell counts as 0.
    pub fn int(&self, column: &str, min: i64, max: i64) -> Result<i64, Fault> {
        let text = self.text(column)?;
        let text = if text.is_empty() { "0" } else { text };
        text.parse().ok().filter(|n| (min..=max).contains(n)).ok_or_else(|| {
            self.fault(format!("'{text}' in column '{column}' is not a whole number from {min} to {max}"))
        })
    }

    /// A small number from 0 to 255.
    pub fn small(&self, column: &str) -> Result<u8, Fault> {
        Ok(self.int(column, 0, 255)? as u8)
    }

    /// Several small numbers with spaces between them.
    pub fn smalls(&self, column: &str) -> Result<Vec<u8>, Fault> {
        let text = self.text(column)?;
        text.split_whitespace()
            .map(|n| n.parse().map_err(|_| self.fault(format!("'{n}' in column '{column}' is not a number up to 255"))))
            .collect()
    }

    /// Yes (`1`) or no (`0` or empty).
    pub fn flag(&self, column: &str) -> Result<bool, Fault> {
        Ok(self.int(column, 0, 1)? == 1)
    }

    /// The thing of this kind that the column names.
    pub fn slot<T: Target>(&self, column: &str) -> Result<T, Fault> {
        let text = self.text(column)?;
        T::parse(text).ok_or_else(|| self.fault(format!("'{text}' in column '{column}' is no {}", T::KIND)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: &[(&str, &str)] = &[("tracks", "key,steps\nred,3\nblue,5\n")];

    fn with(value: &str) -> Data {
        let overrides = Overrides::from([("tracks.red.steps".to_owned(), value.to_owned())]);
        Data::load(FILES, &overrides).expect("readable")
    }

    fn red(data: &Data) -> Result<u8, Fault> {
        data.sheet("tracks")?.row("red")?.small("steps")
    }

    #[test]
    fn what_is_made_of_equal_data_is_made_once() {
        let (data, other) = (Data::load(FILES, &Overrides::new()).expect("readable"), with("4"));
        let first = data.shared(0, red).expect("made");
        let again = data.clone().shared(0, |_| -> Result<u8, Fault> { unreachable!("it is there") }).expect("kept");
        assert!(Arc::ptr_eq(&first, &again));
        assert_eq!((*first, *other.shared(0, red).expect("made")), (3, 4), "other data, other things");
        assert_eq!(*data.shared(1, |_| Ok(9_u8)).expect("made"), 9, "another number, another thing");
    }

    #[test]
    fn a_fault_is_not_kept() {
        let data = with("7");
        let fault = || Fault::new("bad-data", "tracks.csv", "no");
        assert!(data.shared::<u16>(0, |_| Err(fault())).is_err());
        assert_eq!(data.shared::<u16>(0, |_| Ok(1)).map(|made| *made).ok(), Some(1));
    }

    #[test]
    fn an_override_leaves_the_tables_of_others_as_they_are() {
        let plain = Data::load(FILES, &Overrides::new()).expect("readable");
        let mut copy = plain.clone();
        copy.lay("tracks.red.steps", "6").expect("laid");
        assert_eq!((red(&plain).ok(), red(&copy).ok()), (Some(3), Some(6)));
        assert_ne!(plain.digest(), with("6").digest());
    }
}
