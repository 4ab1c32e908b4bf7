//! Who possesses what at a moment, in one letter a zone: from these the board shows the history of the war.

use staffetta_kernel::Arg;

use crate::power::Power;
use crate::state::State;
use crate::unit::Status;
use crate::zone::Zone;

/// A letter for each zone, in their order. The letter or digit counts the powers in the order of play: `A` holds it from the
/// beginning, `a` by force, `1` because it joined; a dot is a neutral's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owners(String);

impl From<&Owners> for Arg {
    fn from(owners: &Owners) -> Self {
        Self::Plain(owners.0.clone())
    }
}

impl State {
    /// Who possesses what now.
    pub fn owners(&self) -> Owners {
        Owners(Zone::ALL.iter().map(|&zone| letter(self.owner(zone).power(), self.status[zone as usize])).collect())
    }
}

fn letter(owner: Option<Power>, status: Status) -> char {
    let Some(power) = owner else { return '.' };
    let first = match status {
        Status::Original => b'A',
        Status::Captured | Status::Gained => b'a',
        Status::Aligned | Status::Controlled => b'1',
    };
    char::from(first + power.at() as u8)
}
