//! The data files of a game: tables of rows, with a laboratory's overrides laid over them.

use std::collections::{BTreeMap, HashSet};
use xxhash_rust::xxh3::Xxh3;

use crate::action_space::Target;
use crate::fault::Fault;
use crate::game::About;

/// Values that an experiment puts in the place of printed or house data: `missions.panzer.glory` to `2`.
pub type Overrides = BTreeMap<String, String>;

/// All tables of a game.
#[derive(Clone, Debug)]
pub struct Data {
    sheets: BTreeMap<&'static str, Sheet>,
    digest: u64,
    version: u32,
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
        let mut data = Self::load(&about.data_of(version), overrides)?;
        data.version = version;
        Ok(data)
    }

    /// Are these the rules of this number or later ones? Asked where a ruling changed play.
    pub fn since(&self, version: u32) -> bool {
        self.version >= version
    }

    /// Parses the files (name without ending, text) and lays the overrides over them. They belong to no number.
    pub fn load(files: &[(&'static str, &str)], overrides: &Overrides) -> Result<Self, Fault> {
        let mut digest = Xxh3::new();
        let mut sheets = BTreeMap::new();
        for &(name, text) in files {
            digest.update(name.as_bytes());
            digest.update(text.as_bytes());
            sheets.insert(name, Sheet::parse(name, text)?);
        }
        let mut data = Self { sheets, digest: 0, version: u32::MAX };
        for (path, value) in overrides {
            data.lay(path, value)?;
            digest.update(path.as_bytes());
            digest.update(value.as_bytes());
        }
        data.digest = digest.digest();
        Ok(data)
    }

    fn lay(&mut self, path: &str, value: &str) -> Result<(), Fault> {
        let wrong = |reason: String| Fault::new("bad-override", format!("override {path}"), reason);
        let mut parts = path.splitn(3, '.');
        let (Some(sheet), Some(row), Some(column)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(wrong("an override is written table.row.column, such as missions.panzer.glory".to_owned()));
        };
        let tables: Vec<_> = self.sheets.keys().copied().collect();
        let Some(sheet) = self.sheets.get_mut(sheet) else {
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
        self.sheets.get(name).ok_or_else(|| Fault::new("missing-data", name, "the game has no such data file"))
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
