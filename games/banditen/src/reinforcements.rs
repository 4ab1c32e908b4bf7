//! Reinforcements: when they arrive (BN-3.4), who waits, and where they may enter the map (BN-14).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Desk, Refusal, Seat};

use crate::counter::Counter;
use crate::dice::die;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{ENTRIES, Entry, Terrain, other};
use crate::rules::{Rules, Way};
use crate::stacking::{BANDS_APART, fits_itself, may_stand};
use crate::state::{ActionKind, Public};
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;

/// The turn in which each entry opens; 0 while it is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(into = "BTreeMap<Entry, u8>", from = "BTreeMap<Entry, u8>")]
#[repr(transparent)]
pub struct Arrivals([u8; ENTRIES]);

impl Arrivals {
    /// The turn of an entry; 0 while it is not known.
    #[inline]
    pub const fn turn(&self, entry: Entry) -> u8 {
        self.0[entry as usize]
    }

    /// The entry opens in this turn.
    pub const fn set(&mut self, entry: Entry, turn: u8) {
        self.0[entry as usize] = turn;
    }

    /// Is the entry open in this turn?
    #[inline]
    const fn open(&self, entry: Entry, turn: u8) -> bool {
        self.turn(entry) != 0 && self.turn(entry) <= turn
    }
}

impl From<Arrivals> for BTreeMap<Entry, u8> {
    fn from(arrivals: Arrivals) -> Self {
        Entry::ALL.iter().map(|&entry| (entry, arrivals.turn(entry))).collect()
    }
}

impl From<BTreeMap<Entry, u8>> for Arrivals {
    fn from(turns: BTreeMap<Entry, u8>) -> Self {
        let mut arrivals = Self::default();
        turns.into_iter().for_each(|(entry, turn)| arrivals.set(entry, turn));
        arrivals
    }
}

/// Reinforcements that are due roll for their arrival (BN-3.4).
pub fn roll_arrivals(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    if r.is_tarnova() {
        return;
    }
    for &entry in Entry::ALL {
        let point = r.entry_point(entry);
        let due = if r.options.arrival_reroll { point.turn <= p.turn } else { point.turn == p.turn };
        if !point.roll || p.arrival.turn(entry) != 0 || !due {
            continue;
        }
        let die = die("arrival", desk);
        let now = die >= r.n.arrival_needs;
        if now || !r.options.arrival_reroll {
            p.arrival.set(entry, if now { p.turn } else { p.turn + 1 });
        }
        let rule = if r.options.arrival_reroll { "BN-O.arrival_reroll" } else { "BN-3.4" };
        desk.tell(|| Event::Arrival { entry, die, now, rule });
    }
}

/// Does this unit wait at this entry?
pub fn waits(r: &Rules, p: &Public, entry: Entry, counter: Counter) -> Result<(), Refusal> {
    if p.print(r, counter).entry != Some(entry) || p.unit(counter).hex != Hex::POOL {
        return Err(Refusal::new("BN-14.1", "not-of-this-group"));
    }
    if p.unit(counter).marks.tried() {
        return Err(Refusal::new("BN-14.3", "tried-already"));
    }
    Ok(())
}

/// What entering is called at this entry.
pub fn way_to_enter(r: &Rules, entry: Entry, kind: ActionKind) -> ActionKind {
    let placed = kind == ActionKind::Enter && r.entry_point(entry).way == Way::Area;
    if placed { ActionKind::Arrive } else { kind }
}

/// Who waits at each entry whose turn has come and may still try.
#[inline]
pub fn waiting(r: &Rules, p: &Public, seat: Seat) -> [UnitSet; ENTRIES] {
    let mut sets = [UnitSet::none(seat); ENTRIES];
    for counter in p.in_pool(seat) {
        if let Some(entry) = p.print(r, counter).entry
            && p.arrival.open(entry, p.turn)
            && !p.unit(counter).marks.tried()
        {
            sets[entry as usize].insert(counter);
        }
    }
    sets
}

/// Who waits at this entry.
fn waiting_at(r: &Rules, p: &Public, seat: Seat, entry: Entry) -> UnitSet {
    waiting(r, p, seat)[entry as usize]
}

/// Has the turn of this entry come, and can anybody enter?
pub fn is_open(r: &Rules, p: &Public, seat: Seat, entry: Entry, kind: ActionKind) -> Result<(), Refusal> {
    if !p.arrival.open(entry, p.turn) {
        return Err(Refusal::with("BN-14.1", "not-yet-due", p.arrival.turn(entry).into()));
    }
    let waiting = waiting_at(r, p, seat, entry);
    if waiting.is_empty() {
        let tried = |c: Counter| waits(r, p, entry, c).err().filter(|refusal| refusal.key == "tried-already");
        let refusal = p.in_pool(seat).into_iter().find_map(tried);
        return Err(refusal.unwrap_or(Refusal::new("BN-14.1", "nobody-waits")));
    }
    if can_enter(r, p, entry, kind, waiting) { Ok(()) } else { Err(Refusal::new("BN-14.2", "no-hex-to-enter")) }
}

/// Is there a hex at which any of these, who wait at the entry, may enter or storm?
#[inline]
pub fn can_enter(r: &Rules, p: &Public, entry: Entry, kind: ActionKind, waiting: UnitSet) -> bool {
    let point = r.entry_point(entry);
    // A storm needs an enemy at the gate: mostly there is none.
    let quiet = kind == ActionKind::Storm && point.way == Way::Hex && !p.holds(other(waiting.seat()), point.hex);
    !waiting.is_empty() && !quiet && try_hexes(r, p, entry, way_to_enter(r, entry, kind), waiting, |_| true)
}

/// The only hex at which somebody may enter, if there is just one.
pub fn only_hex(r: &Rules, p: &Public, seat: Seat, entry: Entry, kind: ActionKind) -> Option<Hex> {
    let mut found = None;
    let two = try_hexes(r, p, entry, kind, waiting_at(r, p, seat, entry), |hex| found.replace(hex).is_some());
    found.filter(|_| !two)
}

/// Calls with every hex at which somebody may enter.
pub fn hexes(r: &Rules, p: &Public, seat: Seat, entry: Entry, kind: ActionKind, mut with: impl FnMut(Hex)) {
    try_hexes(r, p, entry, kind, waiting_at(r, p, seat, entry), |hex| {
        with(hex);
        false
    });
}

/// Calls with the hexes at which any of these may enter until one is taken.
fn try_hexes(
    r: &Rules,
    p: &Public,
    entry: Entry,
    kind: ActionKind,
    waiting: UnitSet,
    mut takes: impl FnMut(Hex) -> bool,
) -> bool {
    let point = r.entry_point(entry);
    let enemy = other(waiting.seat());
    let mut offer = |hex: Hex| enters_at(r, p, entry, kind, waiting, hex).is_ok() && takes(hex);
    match (point.way, kind) {
        (Way::Hex, ActionKind::Enter) if p.holds(enemy, point.hex) => {
            r.map.neighbours[point.hex.at()].iter().filter(|near| near.on_map()).any(|&near| offer(near))
        }
        (Way::Hex, _) => offer(point.hex),
        // Nobody storms from the area around an entry, and from an edge only hexes with an enemy.
        (Way::Area, ActionKind::Storm) => false,
        (Way::Edge, ActionKind::Storm) if !p.occupied(enemy).meets(&r.edge) => false,
        (Way::Edge | Way::Area, _) => r.entry_hexes[entry as usize].iter().copied().any(offer),
    }
}

/// Is this a hex at which somebody of the entry may enter?
pub fn may_enter_at(
    r: &Rules,
    p: &Public,
    seat: Seat,
    entry: Entry,
    kind: ActionKind,
    hex: Hex,
) -> Result<(), Refusal> {
    enters_at(r, p, entry, kind, waiting_at(r, p, seat, entry), hex)
}

/// Is this a hex at which any of these may enter?
fn enters_at(r: &Rules, p: &Public, entry: Entry, kind: ActionKind, waiting: UnitSet, hex: Hex) -> Result<(), Refusal> {
    is_entry_hex(r, p, waiting.seat(), entry, kind, hex)?;
    // A single counter fits wherever a group does, but two formations may need their command's company.
    let able = || waiting.into_iter().filter(|&c| kind != ActionKind::Storm || p.print(r, c).assault);
    let mut last = Refusal::new("BN-14.1", "nobody-waits");
    let (mut failed, mut apart) = (UnitGroup::NONE, UnitSet::none(waiting.seat()));
    for counter in able() {
        let group = UnitGroup::of(r, p, counter);
        // What kept one out keeps its like out.
        if !group.is_like(&failed) {
            match group_may_enter(r, p, &group, kind, hex) {
                Ok(()) => return Ok(()),
                Err(refusal) => last = refusal,
            }
            failed = group;
        }
        if last.key == BANDS_APART {
            apart.insert(counter);
        }
    }
    for command in able().filter(|&c| !apart.is_empty() && !p.print(r, c).combat) {
        for counter in apart {
            let group = UnitGroup::new(r, p, UnitSet::one(counter).with(command));
            if group_may_enter(r, p, &group, kind, hex).is_ok() {
                return Ok(());
            }
        }
    }
    Err(last)
}

/// Is the hex one of the entry's, whoever enters (BN-14.2, BN-14.4, BN-14.5)?
fn is_entry_hex(r: &Rules, p: &Public, seat: Seat, entry: Entry, kind: ActionKind, hex: Hex) -> Result<(), Refusal> {
    let point = r.entry_point(entry);
    let enemy_held = |hex: Hex| p.holds(other(seat), hex);
    let here = match point.way {
        Way::Hex if kind == ActionKind::Enter && enemy_held(point.hex) => r.map.direction(point.hex, hex).is_some(),
        Way::Hex => hex == point.hex,
        Way::Edge => hex.on_edge(),
        Way::Area => kind == ActionKind::Arrive && r.map.distance(hex, point.hex) <= r.n.area_radius,
    };
    if !here {
        return Err(Refusal::new("BN-14.1", "not-the-entry"));
    }
    if r.map.entry_cost[hex.at()] == 0 {
        return Err(Refusal::new("BN-14.2", "impassable"));
    }
    match kind {
        ActionKind::Storm if !enemy_held(hex) => Err(Refusal::new("BN-14.2", "no-enemy-there")),
        ActionKind::Enter | ActionKind::Arrive if enemy_held(hex) => Err(Refusal::new("BN-14.2", "enemy-there")),
        ActionKind::Arrive if r.map.neighbours[hex.at()].iter().any(|&near| near.on_map() && enemy_held(near)) => {
            Err(Refusal::new("BN-14.4", "enemy-near"))
        }
        _ => Ok(()),
    }
}

/// May this group enter, storm or be placed at this hex of its entry?
pub fn group_may_enter(r: &Rules, p: &Public, group: &UnitGroup, kind: ActionKind, hex: Hex) -> Result<(), Refusal> {
    fits_itself(r, group)?;
    if kind == ActionKind::Storm && !group.combat() {
        return Err(Refusal::new("BN-2.3", "command-alone"));
    }
    let cost = r.map.entry_cost[hex.at()];
    if kind != ActionKind::Arrive && cost > group.movement && group.movement > 1 {
        return Err(Refusal::with("BN-14.1", "too-far", cost.into()));
    }
    if group.car() && r.map.ground(hex) != Terrain::Clear {
        return Err(Refusal::new("BN-T4", "no-road-for-the-car"));
    }
    may_stand(r, p, group, hex)
}

/// The units have tried to enter (BN-14.3).
pub fn note_try(p: &mut Public, units: UnitSet) {
    units.into_iter().for_each(|counter| p.unit_mut(counter).marks.set_tried(true));
}

/// The units have entered: they are in command for the rest of the turn (BN-6.2).
pub fn note_entry(p: &mut Public, units: UnitSet) {
    units.into_iter().for_each(|counter| p.unit_mut(counter).marks.set_entered(true));
}
