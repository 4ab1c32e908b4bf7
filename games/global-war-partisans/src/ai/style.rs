//! Styles of the plan: how boldly a power attacks, what draws it, what it buys, whether it heeds partisans. A search
//! compares most of them for a whole turn.

use crate::state::State;
use crate::zone::Zone;

/// How the plan is made.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Attacks begin with this many times the defender's strength, and are fed up to more.
    pub enough: f32,
    pub plenty: f32,
    /// What a victory point in a zone is worth beside an IPP.
    pub points: f32,
    /// Of so many units that are bought one is armour; 0 for none.
    pub armour: u32,
    /// Is artillery bought?
    pub artillery: bool,
    /// Are zones guarded against partisans, and partisans hunted?
    pub heeds_partisans: bool,
}

impl Style {
    /// How many hostile partisans in a zone want guards there.
    pub fn partisans_in(&self, s: &State, zone: Zone) -> u32 {
        if !self.heeds_partisans {
            return 0;
        }
        let friends = s.power.alliance().members();
        s.partisans.at(zone).filter(|(_, piece)| !friends.has(piece.controller)).count() as u32
    }
}

const STEADY: Style =
    Style { enough: 2.2, plenty: 3.5, points: 5.0, armour: 4, artillery: true, heeds_partisans: true };

/// So many styles are for a search; the others show what something is worth by leaving it out.
pub const SEARCHED: u8 = 8;

/// All styles, the steady player's first.
pub const STYLES: [Style; 9] = [
    STEADY,
    // Bold.
    Style { enough: 1.5, plenty: 3.0, ..STEADY },
    // Careful.
    Style { enough: 3.2, plenty: 5.0, ..STEADY },
    // For points, at almost any price.
    Style { enough: 1.3, plenty: 4.0, points: 20.0, ..STEADY },
    // Holds what it has, with infantry.
    Style { enough: f32::INFINITY, plenty: f32::INFINITY, armour: 0, artillery: false, ..STEADY },
    // Infantry, steady and bold.
    Style { armour: 0, artillery: false, ..STEADY },
    Style { enough: 1.5, plenty: 3.0, armour: 0, artillery: false, ..STEADY },
    // Armour.
    Style { armour: 2, artillery: false, ..STEADY },
    // Neither guards nor hunts.
    Style { heeds_partisans: false, ..STEADY },
];
