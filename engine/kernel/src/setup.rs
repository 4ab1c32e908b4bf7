//! What somebody asks for when a table is opened.

use std::sync::Arc;

use crate::data::{Data, Overrides};
use crate::fault::Fault;
use crate::game::Game;
use crate::options::{Chosen, Options};

/// Seats, options and overrides of a table to be opened; not yet checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// How many seats; 0 for the game's usual number.
    pub seats: u8,
    /// Options that differ from their defaults.
    pub options: Chosen,
    /// Data values that an experiment replaces.
    pub overrides: Overrides,
    /// The number of the rules; the present one if none is named.
    pub version: Option<u32>,
}

/// A set-up that has been checked, with the rules it makes.
#[derive(Debug)]
pub struct Ready<G: Game> {
    /// How many seats.
    pub seats: u8,
    /// Every option.
    pub options: Options,
    /// Data values that an experiment replaces.
    pub overrides: Overrides,
    /// The number of the rules.
    pub version: u32,
    /// Stands for the data tables and overrides.
    pub data: u64,
    /// The rules.
    pub rules: Arc<G::Rules>,
}

// By hand: a derived one would ask the rules, which are shared, to be copied.
impl<G: Game> Clone for Ready<G> {
    fn clone(&self) -> Self {
        Self {
            seats: self.seats,
            options: self.options.clone(),
            overrides: self.overrides.clone(),
            version: self.version,
            data: self.data,
            rules: self.rules.clone(),
        }
    }
}

impl<G: Game> Ready<G> {
    /// The same table under the rules of another number.
    pub(crate) fn under(&self, version: u32) -> Result<Self, Fault> {
        let options = self.options.all().clone();
        Setup { seats: self.seats, options, overrides: self.overrides.clone(), version: Some(version) }.ready()
    }
}

impl Setup {
    /// A table of this many seats, everything else as usual.
    pub fn seats(seats: u8) -> Self {
        Self { seats, ..Self::default() }
    }

    /// With one option chosen.
    #[must_use]
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.options.insert(key.to_owned(), crate::options::Value::Word(value.to_owned()));
        self
    }

    /// Under the rules of this number.
    #[must_use]
    pub fn version(mut self, number: u32) -> Self {
        self.version = Some(number);
        self
    }

    /// Checks everything and makes the rules.
    pub fn ready<G: Game>(&self) -> Result<Ready<G>, Fault> {
        let about = G::about();
        let seats = if self.seats == 0 { about.usual_seats } else { self.seats };
        if !(about.min_seats..=about.max_seats).contains(&seats) {
            let reason = format!("{} is played by {} to {}, not {seats}", about.id, about.min_seats, about.max_seats);
            return Err(Fault::new("bad-seat-count", "seats", reason));
        }
        let options = Options::new(G::schema(), &self.options)?;
        let version = about.version_or_present(self.version)?;
        let data = Data::of_version(&about, version, &self.overrides)?;
        let rules = Arc::new(G::rules(seats, &options, &data)?);
        Ok(Ready { seats, options, overrides: self.overrides.clone(), version, data: data.digest(), rules })
    }
}
