//! The result of an assault: what each side adds to its die, and what the totals mean (BN-11.3, BN-11.4).

use crate::fire::bunkered;
use crate::hex::Hex;
use crate::rules::Rules;
use crate::state::Public;
use crate::unit_set::UnitSet;

/// What a side adds to its die (BN-11.3).
pub fn strength(r: &Rules, p: &Public, units: UnitSet) -> i8 {
    let (mut pinned, mut spent) = (false, false);
    for counter in units {
        let marks = p.unit(counter).marks;
        pinned |= marks.pinned();
        spent |= marks.fires() >= r.n.most_fires;
    }
    p.strength(units) as i8 - i8::from(pinned) - i8::from(spent)
}

/// What the ground adds to the defence of a hex against attackers from another (BN-T1, BN-T2).
pub fn cover(r: &Rules, p: &Public, from: Hex, hex: Hex) -> i8 {
    let stream = from.on_map()
        && r.map.direction(from, hex).is_some_and(|direction| r.map.stream[from.at()] >> direction & 1 == 1);
    r.map.defence(hex, bunkered(r, p, hex)) + if stream { r.map.stream_assault } else { 0 }
}

/// The result of an assault (BN-11.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Band {
    /// Equal.
    Tie,
    /// The lower side checks its morale.
    Check,
    /// The lower side is hit and retreats.
    Hit,
    /// The lower side is wiped out.
    Rout,
}

/// Which band two totals fall into.
pub const fn band(attack: i8, defence: i8) -> Band {
    let (high, low) = if attack > defence { (attack, defence) } else { (defence, attack) };
    match high - low {
        0 => Band::Tie,
        1..=3 => Band::Check,
        _ if high <= 2 * low => Band::Hit,
        _ => Band::Rout,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// BN-11.4.
    #[test]
    fn exactly_twice_is_a_hit_and_more_a_rout() {
        assert_eq!(band(12, 6), Band::Hit);
        assert_eq!(band(12, 5), Band::Rout);
        assert_eq!(band(7, 3), Band::Rout);
        assert_eq!(band(3, -1), Band::Rout);
        assert_eq!(band(11, 7), Band::Hit);
        assert_eq!(band(9, 9), Band::Tie);
        assert_eq!(band(8, 10), Band::Check);
    }
}
