//! Reinforcements (section 5.12).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, Refusal, Seat};

use crate::action::Counter;
use crate::body::{BANDS_APART, Body, fits_itself, may_stand};
use crate::event::Event;
use crate::hex::Hex;
use crate::hexset::meet;
use crate::kinds::{ENTRIES, Entry, Terrain};
use crate::rules::{Rules, Way};
use crate::state::{Deed, Draft, Field, Fight, State, Step, StepKind, counters, going, mark, other};

/// Does this unit wait at this entry?
pub fn waits(r: &Rules, f: &Field, entry: Entry, counter: Counter) -> Result<(), Refusal> {
    if f.print(r, counter).entry != Some(entry) || f.unit(counter).hex != Hex::POOL {
        return Err(Refusal::new("BN-14.1", "not-of-this-group"));
    }
    if f.unit(counter).marks & mark::TRIED != 0 {
        return Err(Refusal::new("BN-14.3", "tried-already"));
    }
    Ok(())
}

/// What entering is called at this entry.
pub fn deed(r: &Rules, entry: Entry, deed: Deed) -> Deed {
    if deed == Deed::Enter && r.door(entry).way == Way::Area { Deed::Arrive } else { deed }
}

/// Who waits at each entry whose turn has come and may still try.
#[inline]
pub fn waiting(r: &Rules, f: &Field, seat: Seat) -> [u64; ENTRIES] {
    let mut sets = [0; ENTRIES];
    for counter in counters(seat, f.in_pool[seat.at()]) {
        if let Some(entry) = f.print(r, counter).entry
            && f.unit(counter).marks & mark::TRIED == 0
        {
            sets[entry as usize] |= counter.bit();
        }
    }
    for (set, &arrival) in sets.iter_mut().zip(&f.arrival) {
        if arrival == 0 || arrival > f.turn {
            *set = 0;
        }
    }
    sets
}

/// Has the turn of this entry come, and can anybody enter?
pub fn open(r: &Rules, s: &State, seat: Seat, entry: Entry, wanted: Deed) -> Result<(), Refusal> {
    let arrival = s.arrival[entry as usize];
    if arrival == 0 || arrival > s.turn {
        return Err(Refusal::with("BN-14.1", "not-yet-due", arrival.into()));
    }
    let waiting = waiting(r, s, seat)[entry as usize];
    if waiting == 0 {
        let tried = |c: Counter| waits(r, s, entry, c).err().filter(|refusal| refusal.key == "tried-already");
        let refusal = counters(seat, s.in_pool[seat.at()]).find_map(tried);
        return Err(refusal.unwrap_or(Refusal::new("BN-14.1", "nobody-waits")));
    }
    let any = opens(r, s, seat, entry, wanted, waiting);
    if any { Ok(()) } else { Err(Refusal::new("BN-14.2", "no-hex-to-enter")) }
}

/// Is there a hex at which any of these, who wait at the entry, may enter or storm?
#[inline]
pub fn opens(r: &Rules, s: &State, seat: Seat, entry: Entry, wanted: Deed, waiting: u64) -> bool {
    let door = r.door(entry);
    // A storm needs an enemy at the gate: mostly there is none.
    let quiet = wanted == Deed::Storm && door.way == Way::Hex && !s.holds(other(seat), door.hex);
    waiting != 0 && !quiet && try_hexes(r, s, seat, entry, deed(r, entry, wanted), waiting, |_| true)
}

/// The only hex at which somebody may enter, if there is just one.
pub fn only_hex(r: &Rules, s: &State, seat: Seat, entry: Entry, deed: Deed) -> Option<Hex> {
    let mut found = None;
    let waiting = waiting(r, s, seat)[entry as usize];
    let two = try_hexes(r, s, seat, entry, deed, waiting, |hex| found.replace(hex).is_some());
    found.filter(|_| !two)
}

/// Calls with every hex at which somebody may enter.
pub fn hexes(r: &Rules, s: &State, seat: Seat, entry: Entry, deed: Deed, mut with: impl FnMut(Hex)) {
    let waiting = waiting(r, s, seat)[entry as usize];
    try_hexes(r, s, seat, entry, deed, waiting, |hex| {
        with(hex);
        false
    });
}

/// Calls with the hexes at which any of these may enter until one is taken.
fn try_hexes(
    r: &Rules,
    s: &State,
    seat: Seat,
    entry: Entry,
    deed: Deed,
    waiting: u64,
    mut takes: impl FnMut(Hex) -> bool,
) -> bool {
    let door = r.door(entry);
    let enemy_held = |hex: Hex| s.holds(other(seat), hex);
    let mut offer = |hex: Hex| enters_at(r, s, seat, entry, deed, waiting, hex).is_ok() && takes(hex);
    match (door.way, deed) {
        (Way::Hex, Deed::Enter) if enemy_held(door.hex) => {
            r.map.neighbours[door.hex.at()].iter().filter(|near| near.on_map()).any(|&near| offer(near))
        }
        (Way::Hex, _) => offer(door.hex),
        // Nobody storms from the area around an entry, and from an edge only hexes with an enemy.
        (Way::Area, Deed::Storm) => false,
        (Way::Edge, Deed::Storm) if !meet(&s.manned[other(seat).at()], &r.edge) => false,
        (Way::Edge | Way::Area, _) => r.entry_hexes[entry as usize].iter().copied().any(offer),
    }
}

/// Is this a hex at which somebody of the entry may enter?
pub fn may_enter_at(r: &Rules, s: &State, seat: Seat, entry: Entry, deed: Deed, hex: Hex) -> Result<(), Refusal> {
    enters_at(r, s, seat, entry, deed, waiting(r, s, seat)[entry as usize], hex)
}

/// Is this a hex at which any of these may enter?
fn enters_at(
    r: &Rules,
    s: &State,
    seat: Seat,
    entry: Entry,
    deed: Deed,
    waiting: u64,
    hex: Hex,
) -> Result<(), Refusal> {
    allowed(r, s, seat, entry, deed, hex)?;
    // A single counter fits wherever a group does, but two formations may need their command's company.
    let able = || counters(seat, waiting).filter(|&c| deed != Deed::Storm || s.print(r, c).assault);
    let mut last = Refusal::new("BN-14.1", "nobody-waits");
    let (mut failed, mut apart) = (Body::default(), 0);
    for counter in able() {
        let body = Body::of(r, s, counter);
        // What kept one out keeps its like out.
        if !body.is_like(&failed) {
            match complete(r, s, &body, deed, hex) {
                Ok(()) => return Ok(()),
                Err(refusal) => last = refusal,
            }
            failed = body;
        }
        apart |= if last.key == BANDS_APART { counter.bit() } else { 0 };
    }
    for command in able().filter(|&c| apart != 0 && !s.print(r, c).combat) {
        for counter in counters(seat, apart) {
            if complete(r, s, &Body::new(r, s, seat, counter.bit() | command.bit()), deed, hex).is_ok() {
                return Ok(());
            }
        }
    }
    Err(last)
}

/// Is the hex one of the entry's, whoever enters?
fn allowed(r: &Rules, s: &State, seat: Seat, entry: Entry, deed: Deed, hex: Hex) -> Result<(), Refusal> {
    let door = r.door(entry);
    let enemy_held = |hex: Hex| s.holds(other(seat), hex);
    let here = match door.way {
        Way::Hex if deed == Deed::Enter && enemy_held(door.hex) => r.map.direction(door.hex, hex).is_some(),
        Way::Hex => hex == door.hex,
        Way::Edge => hex.on_edge(),
        Way::Area => deed == Deed::Arrive && r.map.distance(hex, door.hex) <= r.n.area_radius,
    };
    if !here {
        return Err(Refusal::new("BN-14.1", "not-the-entry"));
    }
    if r.map.entry_cost[hex.at()] == 0 {
        return Err(Refusal::new("BN-14.2", "impassable"));
    }
    match deed {
        Deed::Storm if !enemy_held(hex) => Err(Refusal::new("BN-14.2", "no-enemy-there")),
        Deed::Enter | Deed::Arrive if enemy_held(hex) => Err(Refusal::new("BN-14.2", "enemy-there")),
        Deed::Arrive if r.map.neighbours[hex.at()].iter().any(|&near| near.on_map() && enemy_held(near)) => {
            Err(Refusal::new("BN-14.4", "enemy-near"))
        }
        _ => Ok(()),
    }
}

/// May this body enter, storm or be placed at the target?
pub fn complete(r: &Rules, s: &State, body: &Body, deed: Deed, hex: Hex) -> Result<(), Refusal> {
    fits_itself(r, body)?;
    if deed == Deed::Storm && !body.combat() {
        return Err(Refusal::new("BN-2.3", "command-alone"));
    }
    let cost = r.map.entry_cost[hex.at()];
    if deed != Deed::Arrive && cost > body.movement && body.movement > 1 {
        return Err(Refusal::with("BN-14.1", "too-far", cost.into()));
    }
    if body.car() && r.map.ground(hex) != Terrain::Clear {
        return Err(Refusal::new("BN-T4", "no-road-for-the-car"));
    }
    may_stand(r, s, body, hex)
}

fn note_try(s: &mut State, seat: Seat, mask: u64, marks: u8) {
    for counter in counters(seat, mask) {
        s.unit_mut(counter).marks |= marks;
    }
}

/// The body has entered: it is in command for the rest of the turn (BN-6.2).
pub fn entered(s: &mut State, seat: Seat, mask: u64) {
    note_try(s, seat, mask, mark::ENTERED | mark::TRIED);
}

/// III is placed directly (BN-14.4).
pub fn place(r: &Rules, s: &mut State, seat: Seat, draft: &Draft, desk: &mut impl Desk<Event>) {
    entered(s, seat, draft.mask);
    s.put_all(seat, draft.mask, draft.target);
    desk.tell(|| {
        Event::new("arrives", "BN-14.4").seat(seat).units("units", r, s, seat, draft.mask).hex("hex", draft.target)
    });
}

/// The entry hex is assaulted from off the map (BN-14.2, BN-11.8).
pub fn storm(r: &Rules, s: &mut State, seat: Seat, draft: &Draft) -> Next<Step> {
    note_try(s, seat, draft.mask, mark::TRIED);
    let cost = r.map.entry_cost[draft.target.at()];
    s.group.spent = cost;
    s.group.flags |= going::FROM_OFF;
    s.fight =
        Fight { attackers: draft.mask, hex: draft.target, from: Hex::POOL, origin: Hex::POOL, seat, ..Fight::NONE };
    Next::Push(Step::of(StepKind::Assault, 0, 1))
}
