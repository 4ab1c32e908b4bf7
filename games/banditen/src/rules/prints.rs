//! The printed counters of a battle.

use std::sync::Arc;

use staffetta_kernel::{Data, Fault, Row, Seat};

use super::{COMMANDS, MOST_MP, Numbers, PRINTS};
use crate::hex::Hex;
use crate::kinds::{AXIS, Battle, Camp, Entry, FORMATIONS, Formation, PARTISAN, Start, Type};
use crate::movement::free_step_mp;
use crate::number_set::NumberSet;
use crate::options::TableOptions;
use crate::unit_group::Traits;

/// What decides a morale check (BN-10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Morale {
    /// As objectives and forts stand.
    Rsi,
    /// Always fails.
    Fails,
    /// A fixed number.
    Fixed(u8),
}

/// A counter as it is printed: its formation's and its type's share included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Print {
    /// Its id, such as `P-RED-1`.
    pub id: Arc<str>,
    pub seat: Seat,
    pub formation: Formation,
    pub kind: Type,
    pub vf: u8,
    pub automatic: bool,
    pub light: bool,
    pub heavy: bool,
    pub combat: bool,
    /// May it take part in an assault (a command: with others)?
    pub assault: bool,
    pub movement: u8,
    /// See [`crate::movement::free_step_mp`].
    pub free_step_mp: u8,
    pub range: u8,
    pub bonus: i8,
    /// Its camp as a bit; none for those at home everywhere.
    pub camp: u16,
    /// Its Garibaldi formation as a bit (BN-7.3).
    pub band: u8,
    /// The commands that it obeys.
    pub obeys: NumberSet,
    /// Always in command (BN-6.3).
    pub free: bool,
    pub morale: Morale,
    pub ammo_exempt: bool,
    pub german: bool,
    /// Its losses count for the victory.
    pub counts: bool,
    pub start: Start,
    pub hex: Hex,
    pub entry: Option<Entry>,
    pub pool: u8,
    /// Which command it is.
    pub command: Option<u8>,
    pub reach: u8,
    pub back: u8,
    /// What matters when units are together.
    pub traits: Traits,
}

fn seat_of(row: &Row, column: &str) -> Result<Seat, Fault> {
    match row.text(column)? {
        "partisan" => Ok(PARTISAN),
        "axis" => Ok(AXIS),
        other => Err(row.fault(format!("'{other}' is neither partisan nor axis"))),
    }
}

struct Force {
    seat: Seat,
    camp: Camp,
    band: u8,
    obeys: NumberSet,
    income: u8,
    morale: Morale,
    free: bool,
    assault: bool,
    counts: bool,
    ammo_exempt: bool,
    german: bool,
}

fn force(row: &Row, options: &TableOptions, n: &Numbers) -> Result<Force, Fault> {
    let printed = match row.text("morale")? {
        "rsi" => Morale::Rsi,
        "fails" => Morale::Fails,
        _ => Morale::Fixed(row.int("morale", 0, 6)? as u8),
    };
    let optional = row.text("optional_morale")? == "band" && options.morale_redi_valtoce;
    let band = row.int("band", 0, 3)? as u8;
    let mut obeys = NumberSet::NONE;
    for command in row.smalls("command")? {
        if !(1..=COMMANDS as u8).contains(&command) {
            return Err(row.fault(format!("there is no command {command}")));
        }
        obeys.insert(command - 1);
    }
    Ok(Force {
        seat: seat_of(row, "seat")?,
        camp: row.slot("camp")?,
        band: if band == 0 { 0 } else { 1 << (band - 1) },
        obeys,
        income: row.int("income", 0, 12)? as u8,
        morale: if optional { Morale::Fixed(n.band_morale) } else { printed },
        free: row.flag("free")?,
        assault: row.flag("assault")?,
        counts: row.flag("counts")?,
        ammo_exempt: row.flag("ammo_exempt")?,
        german: row.flag("german")?,
    })
}

pub type Prints = (Vec<Print>, [u8; FORMATIONS], Vec<[u8; 3]>);

/// The printed counters, what each formation brings, and how many fractions each pool has.
pub fn prints(battle: Battle, options: &TableOptions, n: &Numbers, data: &Data) -> Result<Prints, Fault> {
    let (forces, weapons, counters) = (data.sheet("formations")?, data.sheet("weapons")?, data.sheet("counters")?);
    let mut income = [0; FORMATIONS];
    let mut prints = Vec::new();
    for row in data.sheet("units")?.rows() {
        let formation: Formation = row.slot("formation")?;
        let force_row = forces.row(formation.word())?;
        if force_row.text("scenario")? != battle.word() {
            continue;
        }
        let kind: Type = row.slot("type")?;
        let weapon = weapons.row(kind.word())?;
        let force = force(force_row, options, n)?;
        income[formation as usize] = force.income;
        let pool = row.text("pool")?;
        let Some(pool) = counters.rows().iter().position(|row| row.key() == pool) else {
            return Err(row.fault(format!("there is no pool '{pool}' in counters.csv")));
        };
        let entry = row.text("entry")?;
        let hex = row.text("hex")?;
        let command = row.int("commands", 0, COMMANDS as i64)? as u8;
        let light = row.flag("light")?;
        let movement = weapon.int("movement", 1, MOST_MP.into())? as u8;
        let art = kind == Type::Art;
        let mut print = Print {
            id: row.key().into(),
            seat: force.seat,
            formation,
            kind,
            vf: row.int("vf", 1, 6)? as u8,
            automatic: row.flag("automatic")?,
            light,
            heavy: weapon.flag("heavy")?,
            combat: kind != Type::Cmd,
            assault: force.assault && weapon.flag("assault")? && !art && (!light || kind == Type::Cmd),
            movement,
            free_step_mp: free_step_mp(kind, formation, movement),
            range: if light { 1 } else { weapon.int("range", 0, 20)? as u8 },
            bonus: weapon.int("bonus", 0, 3)? as i8,
            camp: if matches!(force.camp, Camp::Ass | Camp::Axis) { 0 } else { 1 << force.camp as u16 },
            band: force.band,
            obeys: force.obeys,
            free: force.free,
            morale: force.morale,
            ammo_exempt: force.ammo_exempt,
            german: force.german,
            counts: force.counts && kind != Type::Cmd,
            start: row.slot("setup")?,
            hex: if hex.is_empty() { Hex::NONE } else { row.slot("hex")? },
            entry: if entry.is_empty() { None } else { Some(row.slot("entry")?) },
            pool: pool as u8,
            command: command.checked_sub(1),
            reach: row.int("range", 0, 40)? as u8,
            back: row.int("back", 0, 40)? as u8,
            traits: Traits::default(),
        };
        print.traits = Traits::of(&print);
        prints.push(print);
    }
    let mut pools = Vec::new();
    for row in counters.rows() {
        pools.push([row.small("ones")?, row.small("twos")?, row.small("threes")?]);
    }
    // Sets of printed counters are the bits of a word, and each has a place for its parts.
    if prints.len() > PRINTS {
        return Err(Fault::new("bad-data", "units.csv", format!("a battle has at most {PRINTS} counters")));
    }
    Ok((prints, income, pools))
}

/// The printed counters of a pool, as bits.
pub fn pool_prints(prints: &[Print], pool: usize) -> u64 {
    let of = prints.iter().enumerate().filter(|(_, print)| usize::from(print.pool) == pool);
    of.fold(0, |set, (at, _)| set | 1 << at)
}
