//! Mines (BN-16.1 to BN-16.4): where they may lie, and when one goes off. Their dice are rolled like those of a fire, in
//! `steps/fire_resolution.rs`; they are laid in `steps/set_up/lay_mines.rs`.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, Maybe, Refusal, RuleId};

use crate::action::MineValue;
use crate::dice::die;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN};
use crate::rules::Rules;
use crate::state::{Public, Shot, ShotKind, State};
use crate::unit_set::UnitSet;

/// How many mines there are.
pub const MINES: usize = 7;

/// A mine that is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Mine {
    pub hex: Hex,
    /// It lies face down.
    pub live: bool,
    /// Its value, once it has gone off.
    pub shown: Maybe<MineValue>,
}

impl Mine {
    /// Not laid.
    pub const NONE: Self = Self { hex: Hex::NONE, live: false, shown: Maybe::NONE };
}

/// May a mine lie here beside those laid already (BN-1.3)?
pub fn may_lie(r: &Rules, laid: &[Hex], hex: Hex) -> Result<(), Refusal> {
    let near = laid.iter().any(|&mine| r.map.distance(mine, hex) < r.n.mine_gap);
    if near { Err(Refusal::with("BN-1.3", "mines-too-near", r.n.mine_gap.into())) } else { Ok(()) }
}

/// The values of mines still face down, smallest first: everybody can work them out.
pub fn values_left(p: &Public, all: &[MineValue; MINES]) -> Vec<MineValue> {
    let mut left = if p.mines.iter().any(|mine| mine.live) { all.to_vec() } else { Vec::new() };
    for shown in p.mines.iter().filter_map(|mine| mine.shown.get()) {
        if let Some(at) = left.iter().position(|&value| value == shown) {
            left.remove(at);
        }
    }
    left
}

/// A mine that a group would come near.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct MineThreat {
    /// Where it lies.
    hex: Hex,
    /// The chance that it goes off.
    chance: f32,
}

/// The live mine near a hex (BN-16.1).
pub fn near(r: &Rules, p: &Public, hex: Hex) -> Option<usize> {
    p.mines.iter().position(|mine| mine.live && r.map.distance(mine.hex, hex) <= r.n.mine_reach)
}

/// The live mine near a hex that this group enters.
fn triggered(r: &Rules, p: &Public, units: UnitSet, hex: Hex) -> Option<usize> {
    if units.seat() == PARTISAN && r.is_tarnova() { near(r, p, hex) } else { None }
}

/// Every hex in which the mine near this one may go off.
pub fn blast(r: &Rules, p: &Public, hex: Hex) -> Vec<Hex> {
    let Some(mine) = near(r, p, hex).map(|at| p.mines[at].hex) else { return Vec::new() };
    Hex::all().filter(|&hex| r.map.distance(mine, hex) <= r.n.mine_reach).collect()
}

/// The mine that may go off when the group enters this hex.
pub fn threat(r: &Rules, p: &Public, units: UnitSet, hex: Hex) -> Option<MineThreat> {
    let mine = &p.mines[triggered(r, p, units, hex)?];
    let upto = p.strength(units) + u8::from(p.frost);
    Some(MineThreat { hex: mine.hex, chance: f32::from(upto.min(6)) / 6.0 })
}

/// By which rule a group comes near a mine: it moves, assaults, or assaults as a reaction.
fn trigger_rule(p: &Public) -> RuleId {
    match p.fight.hex.on_map() {
        false => "BN-16.1",
        true if p.fight.seat() == p.group.seat() => "BN-16.2",
        true => "BN-12.7",
    }
}

/// A partisan group comes near a live mine: does it go off (BN-16.1)? Then the shot is prepared.
pub fn goes_off(r: &Rules, s: &mut State, units: UnitSet, hex: Hex, desk: &mut impl Desk<Event>) -> bool {
    let p = &mut s.public;
    let Some(at) = triggered(r, p, units, hex) else { return false };
    let die = die("mine trigger", desk);
    let place = p.mines[at].hex;
    if die - u8::from(p.frost) > p.strength(units) {
        desk.tell(|| Event::MineQuiet { hex: place, die, rule: trigger_rule(p) });
        return false;
    }
    desk.reveal();
    let value = s.secret.mine_values[at];
    p.mines[at] = Mine { live: false, shown: Maybe::some(value), ..p.mines[at] };
    let rule = if value.0 == 0 { "BN-16.3" } else { trigger_rule(p) };
    desk.tell(|| Event::MineWentOff { hex: place, die, value, rule });
    p.shot = Shot {
        from: place,
        hex,
        firing: UnitSet::none(AXIS),
        targets: units,
        kind: Maybe::some(ShotKind::Mine),
        hits: value.0,
        ..Shot::default()
    };
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::Setup;

    /// The mines of the data file: seven, smallest first, and where they usually lie, which BN-1.3 allows.
    #[test]
    fn the_usual_mines_may_lie_where_they_do() {
        let setup = Setup::seats(2).option("scenario", "tarnova");
        let r = setup.ready::<crate::Banditen>().expect("the usual rules").rules;
        assert_eq!(r.mine_values.map(|value| value.0), [0, 1, 2, 2, 3, 3, 4]);
        for (at, &hex) in r.usual_mines.iter().enumerate() {
            assert!(hex.on_map(), "mine {at} lies nowhere");
            assert_eq!(may_lie(&r, &r.usual_mines[..at], hex), Ok(()), "mine {at}");
        }
    }
}
