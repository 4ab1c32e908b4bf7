//! Options, data and tables of one battle: built once, never copied.

use std::sync::Arc;

use staffetta_kernel::{Data, Fault, Options, Row, Seat};

use crate::action::Counter;
use crate::body::Traits;
use crate::hex::{Hex, SIDE};
use crate::hexset::{HexSet, NOWHERE, put};
use crate::kinds::{AXIS, Battle, Camp, ENTRIES, Entry, FORMATIONS, Formation, PARTISAN, Start, Terrain, Type};
use crate::map::{FORTS, Map};
use crate::options::House;
use crate::walk::stroll;

/// How many mines there are.
pub const MINES: usize = 7;
/// How many commands a battle has at most.
pub const COMMANDS: usize = 4;
/// No command.
pub const NO_COMMAND: u8 = COMMANDS as u8;

/// What decides a morale check (section 5.9).
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
#[derive(Clone, Debug)]
pub struct Print {
    /// Its id, such as `P-RED-1`.
    pub id: String,
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
    /// What [`crate::walk::strolls`] asks.
    pub stroll: u8,
    pub range: u8,
    pub bonus: i8,
    /// Its camp as a bit; none for those at home everywhere.
    pub camp: u16,
    /// Its Garibaldi formation as a bit (BN-7.3).
    pub band: u8,
    /// The commands that it obeys, as bits.
    pub obeys: u8,
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
    /// Which command it is, or [`NO_COMMAND`].
    pub command: u8,
    pub reach: u8,
    pub back: u8,
    /// What matters when units are together.
    pub traits: Traits,
}

/// How reinforcements enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// At their hex.
    Hex,
    /// Placed around it (BN-14.4).
    Area,
    /// At any edge hex (BN-14.5).
    Edge,
}

/// When and where reinforcements enter.
#[derive(Clone, Copy, Debug)]
pub struct Door {
    pub hex: Hex,
    pub turn: u8,
    pub roll: bool,
    pub way: Way,
}

/// A turn on the track.
#[derive(Clone, Debug, Default)]
pub struct Hour {
    pub day: u8,
    pub hour: String,
    /// The Axis die is halved, rounded up.
    pub halved: bool,
    /// What is added to the Axis die.
    pub plus: u8,
    pub dark: bool,
    pub night: bool,
    /// Ammunition index of the second day at Tarnova.
    pub index: u8,
}

/// Numbers of the rules.
#[derive(Clone, Copy, Debug, Default)]
#[allow(missing_docs)] // named as in numbers.csv
pub struct Numbers {
    pub stack_limit: u8,
    pub pa_cap: u8,
    pub cost_action: u8,
    pub cost_recovery: u8,
    pub cost_opportunity_assault: u8,
    pub cost_infirmary: u8,
    pub cost_early: u8,
    pub early_needs: u8,
    pub out_of_command_factor: u8,
    pub gravellona_first_pa: u8,
    pub tarnova_first_partisan_pa: u8,
    pub tarnova_first_axis_pa: u8,
    pub arrival_needs: u8,
    pub ammo_low_at: u8,
    pub frost_needs: u8,
    pub third_marker: u8,
    pub surrender_upto: u8,
    pub breakdown_upto: u8,
    pub breakdown_every: u8,
    pub mine_needs: u8,
    pub mine_gap: u8,
    pub mine_reach: u8,
    pub night_range: u8,
    pub supply_range: u8,
    pub most_fires: u8,
    pub morale_top: u8,
    pub forts_a_step: u8,
    pub band_morale: u8,
    pub area_radius: u8,
    pub bn1_radius: u8,
    pub bn3_radius: u8,
}

/// What views carry along to name things.
#[derive(Debug)]
pub struct Book {
    pub house: House,
    /// The printed counters, in the order of the rules (BN-4.8).
    pub prints: Vec<Print>,
    pub hours: Vec<Hour>,
    pub objectives: Vec<(Hex, String)>,
    pub forts: Vec<Hex>,
    pub doors: [Door; ENTRIES],
    pub mine_values: [u8; MINES],
}

/// The rules of one table.
#[derive(Debug)]
pub struct Rules {
    pub(crate) house: House,
    pub(crate) battle: Battle,
    pub(crate) n: Numbers,
    pub(crate) map: Map,
    pub(crate) prints: Vec<Print>,
    /// The place of each printed counter in its owner's tray.
    pub(crate) counter_of: Vec<Counter>,
    /// Fractional counters by pool: of strength 1, 2 and 3.
    pub(crate) pools: Vec<[u8; 3]>,
    /// The printed counters of each pool, as bits.
    pub(crate) pool_prints: Vec<u64>,
    pub(crate) doors: [Door; ENTRIES],
    /// The hexes around an entry, or of the edge, that can be entered from off the map (BN-14.4, BN-14.5).
    pub(crate) entry_hexes: [Vec<Hex>; ENTRIES],
    /// The edge of the map.
    pub(crate) edge: HexSet,
    pub(crate) hours: Vec<Hour>,
    /// PA of the Axis at Tarnova by forts held.
    pub(crate) fort_pa: [u8; FORTS + 1],
    pub(crate) mine_values: [u8; MINES],
    /// A layout of mines that is always right: the common-sense player's.
    pub(crate) usual_mines: [Hex; MINES],
    /// PA that a formation brings while it has a combat unit on the map.
    pub(crate) income: [u8; FORMATIONS],
    /// The formations of this battle.
    pub(crate) formations: Vec<Formation>,
    /// The command within whose reach Garibaldi formations may mix (BN-7.3), or [`NO_COMMAND`].
    pub(crate) band_command: u8,
    /// Settlements and forts, where a garrison at Tarnova may start (BN-1.3).
    pub(crate) garrison_hexes: Vec<Hex>,
    /// Where the three battalions may start (BN-1.4), as far as the ground goes.
    pub(crate) battalion_hexes: [Vec<Hex>; 3],
    /// The longest range of any weapon.
    pub(crate) longest_range: u8,
    /// Corte Cerro (BN-1.2).
    pub(crate) base_hexes: Vec<Hex>,
    pub(crate) book: Arc<Book>,
}

/// The forts with bunkers in the historical layout: 1, 3, 5, 8, 10.
pub const HISTORICAL_BUNKERS: u16 = 1 | 1 << 2 | 1 << 4 | 1 << 7 | 1 << 9;

fn seat_of(row: &Row, column: &str) -> Result<Seat, Fault> {
    match row.text(column)? {
        "partisan" => Ok(PARTISAN),
        "axis" => Ok(AXIS),
        other => Err(row.fault(format!("'{other}' is neither partisan nor axis"))),
    }
}

impl Numbers {
    fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("numbers")?;
        let get = |key: &str| sheet.row(key)?.int("value", 0, 100).map(|n| n as u8);
        let some = |key: &str| sheet.row(key)?.int("value", 1, 100).map(|n| n as u8);
        Ok(Self {
            stack_limit: sheet.row("stack_limit")?.int("value", 1, 6)? as u8,
            pa_cap: some("pa_cap")?,
            cost_action: some("cost_action")?,
            cost_recovery: some("cost_recovery")?,
            cost_opportunity_assault: some("cost_opportunity_assault")?,
            cost_infirmary: some("cost_infirmary")?,
            cost_early: get("cost_early")?,
            early_needs: get("early_needs")?,
            out_of_command_factor: some("out_of_command_factor")?,
            gravellona_first_pa: get("gravellona_first_pa")?,
            tarnova_first_partisan_pa: get("tarnova_first_partisan_pa")?,
            tarnova_first_axis_pa: get("tarnova_first_axis_pa")?,
            arrival_needs: get("arrival_needs")?,
            ammo_low_at: get("ammo_low_at")?,
            frost_needs: get("frost_needs")?,
            third_marker: get("third_marker")?,
            surrender_upto: get("surrender_upto")?,
            breakdown_upto: get("breakdown_upto")?,
            breakdown_every: some("breakdown_every")?,
            mine_needs: get("mine_needs")?,
            mine_gap: sheet.row("mine_gap")?.int("value", 3, 5)? as u8,
            mine_reach: sheet.row("mine_reach")?.int("value", 0, 1)? as u8,
            night_range: get("night_range")?,
            supply_range: get("supply_range")?,
            most_fires: sheet.row("most_fires")?.int("value", 1, 3)? as u8,
            morale_top: get("morale_top")?,
            forts_a_step: some("forts_a_step")?,
            band_morale: get("band_morale")?,
            area_radius: some("area_radius")?,
            bn1_radius: some("bn1_radius")?,
            bn3_radius: some("bn3_radius")?,
        })
    }
}

struct Force {
    seat: Seat,
    camp: Camp,
    band: u8,
    obeys: u8,
    income: u8,
    morale: Morale,
    free: bool,
    assault: bool,
    counts: bool,
    ammo_exempt: bool,
    german: bool,
}

fn force(row: &Row, house: &House, n: &Numbers) -> Result<Force, Fault> {
    let printed = match row.text("morale")? {
        "rsi" => Morale::Rsi,
        "fails" => Morale::Fails,
        _ => Morale::Fixed(row.int("morale", 0, 6)? as u8),
    };
    let optional = row.text("optional_morale")? == "band" && house.morale_redi_valtoce;
    let band = row.int("band", 0, 3)? as u8;
    let mut obeys = 0;
    for command in row.smalls("command")? {
        if !(1..=COMMANDS as u8).contains(&command) {
            return Err(row.fault(format!("there is no command {command}")));
        }
        obeys |= 1 << (command - 1);
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

fn hours(battle: Battle, data: &Data) -> Result<Vec<Hour>, Fault> {
    let tarnova = battle == Battle::Tarnova;
    let sheet = data.sheet(if tarnova { "track-tarnova" } else { "track-gravellona" })?;
    let mut hours = vec![Hour::default()];
    for row in sheet.rows() {
        hours.push(Hour {
            day: row.int("day", 1, 3)? as u8,
            hour: row.text("hour")?.to_owned(),
            halved: !tarnova && row.flag("halved")?,
            plus: if tarnova { 0 } else { row.int("plus", 0, 6)? as u8 },
            dark: tarnova && row.flag("dark")?,
            night: tarnova && row.flag("night")?,
            index: if tarnova { row.int("index", 0, 9)? as u8 } else { 0 },
        });
    }
    Ok(hours)
}

fn doors(data: &Data) -> Result<[Door; ENTRIES], Fault> {
    let sheet = data.sheet("entries")?;
    let mut doors = [Door { hex: Hex::NONE, turn: 0, roll: false, way: Way::Hex }; ENTRIES];
    for (door, entry) in doors.iter_mut().zip(Entry::ALL) {
        let row = sheet.row(entry.word())?;
        *door = Door {
            hex: row.slot("hex")?,
            turn: row.int("turn", 1, 24)? as u8,
            roll: row.flag("roll")?,
            way: match row.text("way")? {
                "hex" => Way::Hex,
                "area" => Way::Area,
                "edge" => Way::Edge,
                other => return Err(row.fault(format!("'{other}' is neither hex, area nor edge"))),
            },
        };
    }
    Ok(doors)
}

impl Rules {
    /// Reads the rules of a table.
    pub fn read(options: &Options, data: &Data) -> Result<Self, Fault> {
        let tracks = [hours(Battle::Gravellona, data)?, hours(Battle::Tarnova, data)?];
        let usual_turns = data.sheet("numbers")?;
        let usual = [
            usual_turns.row("gravellona_turns")?.int("value", 6, 16)? as u8,
            usual_turns.row("tarnova_turns")?.int("value", 6, 24)? as u8,
        ];
        let house = House::read(options, |battle| (usual[battle as usize], tracks[battle as usize].len() as u8 - 1))?;
        let battle = house.battle;
        let [gravellona, tarnova] = tracks;
        let hours = if battle == Battle::Tarnova { tarnova } else { gravellona };
        let n = Numbers::read(data)?;
        let map = Map::read(battle, data)?;
        let doors = doors(data)?;
        let (prints, income, pools) = prints(battle, &house, &n, data)?;
        let mut counter_of = Vec::with_capacity(prints.len());
        let mut next = [0; 2];
        for print in &prints {
            counter_of.push(Counter::of(print.seat, next[print.seat.at()]));
            next[print.seat.at()] += 1;
        }
        let mut formations: Vec<Formation> = prints.iter().map(|print| print.formation).collect();
        formations.sort_unstable();
        formations.dedup();
        let (mine_values, usual_mines) = mines(data)?;
        let book = Book {
            house,
            prints: prints.clone(),
            hours: hours.clone(),
            objectives: map.objectives.iter().copied().zip(map.objective_names.iter().cloned()).collect(),
            forts: map.forts.clone(),
            doors,
            mine_values,
        };
        let places = data.sheet("places")?;
        let mut base_hexes = Vec::new();
        for row in places.rows().iter().filter(|row| row.key().starts_with("base")) {
            base_hexes.push(row.slot("hex")?);
        }
        let corners = [places.row("bn1")?.slot("hex")?, places.row("bn3")?.slot("hex")?];
        let band_command =
            prints.iter().find(|print| print.formation == Formation::Gar).map_or(NO_COMMAND, |print| print.command);
        Ok(Self {
            house,
            battle,
            n,
            band_command,
            garrison_hexes: Hex::all()
                .filter(|&hex| map.is_fort(hex) || map.ground(hex) == Terrain::Settlement)
                .collect(),
            battalion_hexes: battalion_hexes(&map, &n, corners),
            longest_range: prints.iter().map(|print| print.range).max().unwrap_or(0),
            base_hexes,
            pool_prints: (0..pools.len()).map(|pool| pool_prints(&prints, pool)).collect(),
            prints,
            counter_of,
            pools,
            entry_hexes: doors.map(|door| entry_hexes(&map, &n, &door)),
            edge: edge(),
            doors,
            hours,
            fort_pa: fort_pa(data)?,
            mine_values,
            usual_mines,
            income,
            formations,
            map,
            book: Arc::new(book),
        })
    }

    /// The turn on the track.
    #[inline]
    pub(crate) fn hour(&self, turn: u8) -> &Hour {
        &self.hours[usize::from(turn).min(self.hours.len() - 1)]
    }

    #[inline]
    pub(crate) fn is_tarnova(&self) -> bool {
        self.battle == Battle::Tarnova
    }

    #[inline]
    pub(crate) fn door(&self, entry: Entry) -> &Door {
        &self.doors[entry as usize]
    }
}

fn entry_hexes(map: &Map, n: &Numbers, door: &Door) -> Vec<Hex> {
    let here = |hex: &Hex| match door.way {
        Way::Hex => false,
        Way::Edge => hex.on_edge(),
        Way::Area => map.distance(*hex, door.hex) <= n.area_radius,
    };
    Hex::all().filter(|hex| here(hex) && map.entry_cost[hex.at()] > 0).collect()
}

fn edge() -> HexSet {
    let mut edge = NOWHERE;
    Hex::all().filter(|hex| hex.on_edge()).for_each(|hex| put(&mut edge, hex));
    edge
}

/// The areas of the battalions: woods around two corners, and column 20 (BN-1.4, BN-1.5).
fn battalion_hexes(map: &Map, n: &Numbers, [first, third]: [Hex; 2]) -> [Vec<Hex>; 3] {
    let woods = |corner: Hex, radius: u8| {
        let near = |hex: &Hex| map.ground(*hex) == Terrain::Wood && map.distance(corner, *hex) <= radius;
        Hex::all().filter(near).collect()
    };
    let last = Hex::all().filter(|hex| hex.at() / SIDE == SIDE - 1).collect();
    [woods(first, n.bn1_radius), last, woods(third, n.bn3_radius)]
}

type Prints = (Vec<Print>, [u8; FORMATIONS], Vec<[u8; 3]>);

fn prints(battle: Battle, house: &House, n: &Numbers, data: &Data) -> Result<Prints, Fault> {
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
        let force = force(force_row, house, n)?;
        income[formation as usize] = force.income;
        let pool = row.text("pool")?;
        let Some(pool) = counters.rows().iter().position(|row| row.key() == pool) else {
            return Err(row.fault(format!("there is no pool '{pool}' in counters.csv")));
        };
        let entry = row.text("entry")?;
        let hex = row.text("hex")?;
        let command = row.int("commands", 0, COMMANDS as i64)? as u8;
        let light = row.flag("light")?;
        let movement = weapon.int("movement", 1, 12)? as u8;
        let art = kind == Type::Art;
        let mut print = Print {
            id: row.key().to_owned(),
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
            stroll: stroll(kind, formation, movement),
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
            command: if command == 0 { NO_COMMAND } else { command - 1 },
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
    Ok((prints, income, pools))
}

fn pool_prints(prints: &[Print], pool: usize) -> u64 {
    let of = prints.iter().enumerate().filter(|(_, print)| usize::from(print.pool) == pool);
    of.fold(0, |set, (at, _)| set | 1 << at)
}

fn fort_pa(data: &Data) -> Result<[u8; FORTS + 1], Fault> {
    let mut pa = [0; FORTS + 1];
    for row in data.sheet("fort-pa")?.rows() {
        let least = row.key().parse::<usize>().ok().filter(|&n| n <= FORTS);
        let Some(least) = least else { return Err(row.fault("this is no number of forts")) };
        let worth = row.int("pa", 0, 12)? as u8;
        for (forts, place) in pa.iter_mut().enumerate() {
            if forts >= least {
                *place = worth.max(*place);
            }
        }
    }
    Ok(pa)
}

fn mines(data: &Data) -> Result<([u8; MINES], [Hex; MINES]), Fault> {
    let sheet = data.sheet("mines")?;
    let rows = sheet.rows();
    if rows.len() != MINES {
        return Err(Fault::new("bad-data", "mines.csv", format!("there are {MINES} mines")));
    }
    let (mut values, mut hexes) = ([0; MINES], [Hex::NONE; MINES]);
    for (at, row) in rows.iter().enumerate() {
        values[at] = row.int("value", 0, 6)? as u8;
        hexes[at] = row.slot("hex")?;
    }
    values.sort_unstable();
    hexes.sort_unstable();
    Ok((values, hexes))
}
