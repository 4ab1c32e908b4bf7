//! Strength lost by each formation, and how.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use staffetta_kernel::Array;
use staffetta_kernel::bytemuck::NoUninit;

use crate::kinds::{CAUSES, Cause, FORMATIONS, Formation};

/// Strength lost, by formation and cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(into = "InWords", from = "InWords")]
#[repr(transparent)]
pub struct Losses(Array<[u8; CAUSES], FORMATIONS>);

type InWords = BTreeMap<Formation, BTreeMap<Cause, u8>>;

impl Losses {
    /// What a formation lost in this way.
    pub fn by(&self, formation: Formation, cause: Cause) -> u8 {
        self.0[formation as usize][cause as usize]
    }

    /// All that a formation lost.
    pub fn of(&self, formation: Formation) -> u8 {
        self.0[formation as usize].iter().sum()
    }

    /// Notes a loss.
    pub fn add(&mut self, formation: Formation, cause: Cause, vf: u8) {
        self.0[formation as usize][cause as usize] += vf;
    }
}

impl From<Losses> for InWords {
    fn from(losses: Losses) -> Self {
        let causes = |formation| Cause::ALL.iter().map(|&cause| (cause, losses.by(formation, cause))).collect();
        Formation::ALL.iter().map(|&formation| (formation, causes(formation))).collect()
    }
}

impl From<InWords> for Losses {
    fn from(words: InWords) -> Self {
        let mut losses = Self::default();
        for (formation, causes) in words {
            causes.into_iter().for_each(|(cause, vf)| losses.0[formation as usize][cause as usize] = vf);
        }
        losses
    }
}
