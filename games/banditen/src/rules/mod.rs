//! Options, data and tables of one battle: built once, never copied.

mod numbers;
mod prints;

pub use numbers::Numbers;
pub use prints::{Morale, Print};

use std::collections::BTreeMap;
use std::sync::Arc;

use staffetta_kernel::{Data, Fault, Options, Seat};

use crate::action::MineValue;
use crate::ai::Walks;
use crate::counter::Counter;
use crate::hex::{Hex, SIDE};
use crate::hex_set::HexSet;
use crate::kinds::{AXIS, Battle, ENTRIES, Entry, FORMATIONS, Formation, PARTISAN, Terrain};
use crate::map::{FORTS, Map};
use crate::mines::MINES;
use crate::number_set::NumberSet;
use crate::options::TableOptions;

use prints::{pool_prints, prints};

/// No unit has more movement points than this.
pub const MOST_MP: u8 = 12;
/// How many printed counters a battle has at most.
pub const PRINTS: usize = 48;
/// How many commands a battle has at most.
pub const COMMANDS: usize = 4;

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

/// When and where reinforcements enter (BN-14.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EntryPoint {
    pub hex: Hex,
    pub turn: u8,
    pub roll: bool,
    pub way: Way,
}

/// A turn on the track.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrackTurn {
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

/// What views carry along to name things.
#[derive(PartialEq, Eq)]
pub struct Book {
    pub options: TableOptions,
    /// The options as views show them.
    pub shown_options: BTreeMap<String, u8>,
    /// The printed counters, in the order of the rules (BN-4.8).
    pub prints: Vec<Print>,
    pub track: Vec<TrackTurn>,
    pub objectives: Vec<(Hex, String)>,
    pub forts: Vec<Hex>,
    pub entry_points: [EntryPoint; ENTRIES],
    /// The entries by which somebody comes.
    pub entries: Vec<Entry>,
    pub formations: Vec<Formation>,
    pub mine_values: [MineValue; MINES],
}

// By hand: a view is told apart by what changes.
impl std::fmt::Debug for Book {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Book").field("options", &self.options).finish_non_exhaustive()
    }
}

/// The rules of one table.
#[derive(Debug)]
pub struct Rules {
    pub(crate) options: TableOptions,
    pub(crate) battle: Battle,
    /// The rules' number is 2 or more: RULES.md says what that changed.
    pub(crate) second_edition: bool,
    pub(crate) n: Numbers,
    pub(crate) map: Map,
    pub(crate) prints: Vec<Print>,
    /// The place of each printed counter in its owner's tray.
    pub(crate) counter_of: Vec<Counter>,
    /// Fractional counters by pool: of strength 1, 2 and 3.
    pub(crate) pools: Vec<[u8; 3]>,
    /// The printed counters of each pool, as bits.
    pub(crate) pool_prints: Vec<u64>,
    pub(crate) entry_points: [EntryPoint; ENTRIES],
    /// The hexes around an entry, or of the edge, that can be entered from off the map (BN-14.4, BN-14.5).
    pub(crate) entry_hexes: [Vec<Hex>; ENTRIES],
    /// The edge of the map.
    pub(crate) edge: HexSet,
    pub(crate) track: Vec<TrackTurn>,
    /// PA of the Axis at Tarnova by forts held.
    pub(crate) fort_pa: [u8; FORTS + 1],
    pub(crate) mine_values: [MineValue; MINES],
    /// A layout of mines that is always right: the common-sense player's.
    pub(crate) usual_mines: [Hex; MINES],
    /// PA that a formation brings while it has a combat unit on the map.
    pub(crate) income: [u8; FORMATIONS],
    /// The formations of this battle.
    pub(crate) formations: Vec<Formation>,
    /// Those of each seat whose losses count for the victory.
    pub(crate) counting: [Vec<Formation>; 2],
    /// The command within whose reach Garibaldi formations may mix (BN-7.3).
    pub(crate) band_command: Option<u8>,
    /// The printed counter of each command.
    pub(crate) command_prints: [Option<u8>; COMMANDS],
    /// Settlements and forts, where a garrison at Tarnova may start (BN-1.3).
    pub(crate) garrison_hexes: Vec<Hex>,
    /// Where the three battalions may start (BN-1.4), as far as the ground goes.
    pub(crate) battalion_hexes: [Vec<Hex>; 3],
    /// The longest range of any weapon.
    pub(crate) longest_range: u8,
    /// Corte Cerro (BN-1.2).
    pub(crate) base_hexes: Vec<Hex>,
    pub(crate) book: Arc<Book>,
    /// What bots remember of the ways on this map.
    pub(crate) walks: Walks,
}

/// The forts with bunkers in the historical layout: 1, 3, 5, 8, 10.
pub const HISTORICAL_BUNKERS: NumberSet = NumberSet::of(&[0, 2, 4, 7, 9]);

fn track(battle: Battle, data: &Data) -> Result<Vec<TrackTurn>, Fault> {
    let tarnova = battle == Battle::Tarnova;
    let sheet = data.sheet(if tarnova { "track-tarnova" } else { "track-gravellona" })?;
    let mut track = vec![TrackTurn::default()];
    for row in sheet.rows() {
        track.push(TrackTurn {
            day: row.int("day", 1, 3)? as u8,
            hour: row.text("hour")?.to_owned(),
            halved: !tarnova && row.flag("halved")?,
            plus: if tarnova { 0 } else { row.int("plus", 0, 6)? as u8 },
            dark: tarnova && row.flag("dark")?,
            night: tarnova && row.flag("night")?,
            index: if tarnova { row.int("index", 0, 9)? as u8 } else { 0 },
        });
    }
    Ok(track)
}

fn entry_points(data: &Data) -> Result<[EntryPoint; ENTRIES], Fault> {
    let sheet = data.sheet("entries")?;
    let mut points = [EntryPoint { hex: Hex::NONE, turn: 0, roll: false, way: Way::Hex }; ENTRIES];
    for (point, entry) in points.iter_mut().zip(Entry::ALL) {
        let row = sheet.row(entry.word())?;
        *point = EntryPoint {
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
    Ok(points)
}

impl Rules {
    /// Reads the rules of a table.
    pub fn read(options: &Options, data: &Data) -> Result<Self, Fault> {
        let tracks = [track(Battle::Gravellona, data)?, track(Battle::Tarnova, data)?];
        let usual_turns = data.sheet("numbers")?;
        let usual = [
            usual_turns.row("gravellona_turns")?.int("value", 6, 16)? as u8,
            usual_turns.row("tarnova_turns")?.int("value", 6, 24)? as u8,
        ];
        let options =
            TableOptions::read(options, |battle| (usual[battle as usize], tracks[battle as usize].len() as u8 - 1))?;
        let battle = options.battle;
        let [gravellona, tarnova] = tracks;
        let track = if battle == Battle::Tarnova { tarnova } else { gravellona };
        let n = Numbers::read(data)?;
        let map = Map::read(battle, data)?;
        let entry_points = entry_points(data)?;
        let (prints, income, pools) = prints(battle, &options, &n, data)?;
        let mut counter_of = Vec::with_capacity(prints.len());
        let mut next = [0; 2];
        for print in &prints {
            counter_of.push(Counter::of(print.seat, next[print.seat.at()]));
            next[print.seat.at()] += 1;
        }
        let mut formations: Vec<Formation> = prints.iter().map(|print| print.formation).collect();
        formations.sort_unstable();
        formations.dedup();
        let counting = [PARTISAN, AXIS].map(|seat| {
            let counts = |formation: &&Formation| {
                prints.iter().any(|print| print.formation == **formation && print.seat == seat && print.counts)
            };
            formations.iter().filter(counts).copied().collect()
        });
        let (mine_values, usual_mines) = mines(data)?;
        let book = Book {
            options,
            shown_options: options.shown(),
            prints: prints.clone(),
            track: track.clone(),
            objectives: map.objectives.iter().copied().zip(map.objective_names.iter().cloned()).collect(),
            forts: map.forts.clone(),
            entry_points,
            entries: Entry::ALL
                .iter()
                .filter(|&&entry| prints.iter().any(|print| print.entry == Some(entry)))
                .copied()
                .collect(),
            formations: formations.clone(),
            mine_values,
        };
        let places = data.sheet("places")?;
        let mut base_hexes = Vec::new();
        for row in places.rows().iter().filter(|row| row.key().starts_with("base")) {
            base_hexes.push(row.slot("hex")?);
        }
        let corners = [places.row("bn1")?.slot("hex")?, places.row("bn3")?.slot("hex")?];
        let band_command =
            prints.iter().find(|print| print.formation == Formation::Gar).and_then(|print| print.command);
        let command_print =
            |command: usize| prints.iter().position(|print| print.command == Some(command as u8)).map(|at| at as u8);
        Ok(Self {
            options,
            battle,
            second_edition: data.since(2),
            n,
            band_command,
            command_prints: std::array::from_fn(command_print),
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
            entry_hexes: entry_points.map(|point| entry_hexes(&map, &n, &point)),
            edge: edge(),
            entry_points,
            track,
            fort_pa: fort_pa(data)?,
            mine_values,
            usual_mines,
            income,
            formations,
            counting,
            map,
            book: Arc::new(book),
            walks: Walks::default(),
        })
    }

    /// The turn on the track.
    #[inline]
    pub(crate) fn turn(&self, turn: u8) -> &TrackTurn {
        &self.track[usize::from(turn).min(self.track.len() - 1)]
    }

    #[inline]
    pub(crate) fn is_tarnova(&self) -> bool {
        self.battle == Battle::Tarnova
    }

    /// Whose a command is.
    pub(crate) fn command_owner(&self, command: u8) -> Seat {
        let print = self.command_prints.get(usize::from(command)).copied().flatten();
        print.map_or(AXIS, |print| self.prints[usize::from(print)].seat)
    }

    #[inline]
    pub(crate) fn entry_point(&self, entry: Entry) -> &EntryPoint {
        &self.entry_points[entry as usize]
    }
}

fn entry_hexes(map: &Map, n: &Numbers, point: &EntryPoint) -> Vec<Hex> {
    let here = |hex: &Hex| match point.way {
        Way::Hex => false,
        Way::Edge => hex.on_edge(),
        Way::Area => map.distance(*hex, point.hex) <= n.area_radius,
    };
    Hex::all().filter(|hex| here(hex) && map.entry_cost[hex.at()] > 0).collect()
}

fn edge() -> HexSet {
    Hex::all().filter(|hex| hex.on_edge()).collect()
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

fn mines(data: &Data) -> Result<([MineValue; MINES], [Hex; MINES]), Fault> {
    let sheet = data.sheet("mines")?;
    let rows = sheet.rows();
    if rows.len() != MINES {
        return Err(Fault::new("bad-data", "mines.csv", format!("there are {MINES} mines")));
    }
    let (mut values, mut hexes) = ([MineValue(0); MINES], [Hex::NONE; MINES]);
    for (at, row) in rows.iter().enumerate() {
        values[at] = MineValue(row.int("value", 0, 6)? as u8);
        hexes[at] = row.slot("hex")?;
    }
    values.sort_unstable();
    hexes.sort_unstable();
    Ok((values, hexes))
}
