//! What a hex does for whoever is in it: what is told before anybody fires at it or goes there (BN-T1, BN-16.1).

use serde::Serialize;
use staffetta_kernel::Refusal;
use staffetta_kernel::schemars::JsonSchema;

use crate::fire::{bunkered, needed};
use crate::hex::Hex;
use crate::mines;
use crate::queries::on_map;
use crate::rules::Rules;
use crate::state::State;
use crate::view::View;

/// What a hex does for whoever is in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct HexGround {
    /// A die without bonus hits with this number or more.
    needs: i8,
    /// What it adds to the defence against an assault, streams aside.
    assault: i8,
    /// The strength of a side that it holds (BN-7.1).
    limit: u8,
    /// Every hex in which the mine near this one may go off; none without a mine.
    blast: Vec<Hex>,
}

/// The answer to `ground`.
pub fn ground(r: &Rules, v: &View, _: &State, hex: Hex) -> Result<HexGround, Refusal> {
    let (p, hex) = (&v.public, on_map(hex, "BN-T1")?);
    let assault = r.map.defence(hex, bunkered(r, p, hex));
    Ok(HexGround { needs: needed(r, p, hex), assault, limit: r.n.stack_limit, blast: mines::blast(r, p, hex) })
}
