//! Minor nations and the warlords' provinces, as the data has them.

use staffetta_kernel::{Data, Fault, Row, Target};

use super::{maybe, pair};
use crate::power::{Alliance, Minor, Power};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// When a minor joins a power by itself (GW-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Script {
    /// At the start of the power's turn from this year on.
    Year(u16),
    /// When these two are at war.
    War(Power, Power),
}

/// What never changes of a minor.
#[derive(Clone, Debug)]
pub struct MinorData {
    pub minor: Minor,
    pub zones: ZoneSet,
    /// A province of a warlord of China.
    pub warlord: bool,
    /// Frozen with Asia.
    pub east_asia: bool,
    /// Who leads it against an attacker of each alliance.
    pub patron: [Power; 3],
    /// The same for a republic (Spain after its civil war).
    pub republic_patron: Option<[Power; 3]>,
    /// Up to which number influence succeeds; 0: never.
    pub influence: u8,
    pub align: Option<(Power, Script)>,
}

/// From `minors.csv`.
pub fn read(data: &Data) -> Result<Vec<MinorData>, Fault> {
    let sheet = data.sheet("minors")?;
    Minor::ALL.iter().map(|&minor| MinorData::read(minor, sheet.row(minor.word())?)).collect()
}

impl MinorData {
    fn read(minor: Minor, row: &Row) -> Result<Self, Fault> {
        let mut zones = ZoneSet::NONE;
        for word in row.text("zones")?.split_whitespace() {
            let zone = Zone::parse(word).ok_or_else(|| row.fault(format!("'{word}' in column 'zones' is no zone")))?;
            zones.insert(zone);
        }
        if zones.is_empty() {
            return Err(row.fault("a minor has a zone at least"));
        }
        let patrons = |prefix: &str| -> Result<Option<[Power; 3]>, Fault> {
            let mut patrons = [Power::Uk; 3];
            for &alliance in Alliance::ALL {
                let column = format!("{prefix}_vs_{}", alliance.word());
                match maybe(row, &column)? {
                    Some(power) => patrons[alliance as usize] = power,
                    None => return Ok(None),
                }
            }
            Ok(Some(patrons))
        };
        let script = match (row.text("align_year")?, row.text("align_war")?) {
            ("", "") => None,
            ("", war) => pair(row, war).map(|(a, b)| Some(Script::War(a, b)))?,
            _ => Some(Script::Year(row.int("align_year", 1900, 2000)? as u16)),
        };
        let align_to: Option<Power> = maybe(row, "align_to")?;
        if align_to.is_some() != script.is_some() {
            return Err(row.fault("an alignment needs a power and a year or a war"));
        }
        Ok(Self {
            minor,
            zones,
            warlord: row.flag("warlord")?,
            east_asia: row.flag("east_asia")?,
            patron: patrons("patron")?.ok_or_else(|| row.fault("a patron against each alliance is needed"))?,
            republic_patron: patrons("republic")?,
            influence: row.int("influence", 0, 12)? as u8,
            align: align_to.zip(script),
        })
    }
}
