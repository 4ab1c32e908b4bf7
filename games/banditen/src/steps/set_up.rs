//! Set-up (section 5.1): splits, deployment, markers, mines.

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Pile, Refusal, Seat, Target};

use super::{Acted, OUT_OF_PLACE, Outcome};
use crate::action::{Action, Counter, MineValue};
use crate::body::{Body, may_stand};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, Formation, PARTISAN, Start, Terrain};
use crate::rules::{HISTORICAL_BUNKERS, MINES, Rules};
use crate::state::{Deed, Draft, Field, State, Step, StepKind, Unit, counters};

/// How many bunkers are placed.
const BUNKERS: u32 = 5;
/// The formations of which one starts in Corte Cerro (BN-1.2).
pub const BASES: [Formation; 3] = [Formation::Redi, Formation::Romolo, Formation::Fanfulla];
/// The battalions, in order.
pub const BATTALIONS: [Formation; 3] = [Formation::Bn1, Formation::Bn2, Formation::Bn3];

/// Lays out everything that is not chosen, and asks for the rest.
pub fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> State {
    let mut s = start(r);
    let begin = first(r, &s);
    s.steps.push(begin);
    super::flow(r, &mut s, staffetta_kernel::steps::Came::In, desk);
    s
}

/// The table before the first choice, with all counters in the pool or in their fixed hexes.
pub fn start(r: &Rules) -> State {
    let mut s = State::blank();
    for (at, print) in r.prints.iter().enumerate() {
        let counter = r.counter_of[at];
        *s.unit_mut(counter) = Unit { hex: Hex::NONE, vf: print.vf, marks: 0, print: at as u8, part: 0 };
        if print.combat {
            s.combat[print.seat.at()] |= counter.bit();
        } else if let Some(place) = s.commands.get_mut(usize::from(print.command)) {
            *place = counter.0;
            s.command_seats |= u8::from(print.seat == AXIS) << print.command;
        }
        s.put(counter, if print.start == Start::Fixed { print.hex } else { Hex::POOL });
    }
    for (arrival, door) in s.field.arrival.iter_mut().zip(&r.doors) {
        *arrival = if door.roll { 0 } else { door.turn };
    }
    s.initiative = PARTISAN;
    s.active = PARTISAN;
    if r.is_tarnova() {
        s.third_marker = r.n.third_marker;
        if r.house.historical_bunkers {
            s.bunkers = HISTORICAL_BUNKERS;
        }
    } else {
        s.released = 1;
    }
    s
}

/// How many counters of strength `vf`, 1 to 3, of a pool are alive.
pub fn alive(r: &Rules, f: &Field, seat: Seat, pool: u8, vf: usize) -> u8 {
    let prints = r.pool_prints[usize::from(pool)];
    let weak = f.weak[seat.at()][vf - 1] & f.combat[seat.at()];
    counters(seat, weak).map(|c| (prints >> f.unit(c).print & 1) as u8).sum()
}

/// May this unit be set up divided?
fn may_split(r: &Rules, f: &Field, counter: Counter) -> bool {
    let (unit, print) = (f.unit(counter), f.print(r, counter));
    unit.part == 0
        && print.combat
        && unit.vf == 2
        && matches!(print.start, Start::Fixed | Start::Garrison)
        && alive(r, f, AXIS, print.pool, 1) + 2 <= r.pools[usize::from(print.pool)][0]
        && f.has_room(AXIS, 2)
}

fn first(r: &Rules, s: &State) -> Step {
    next_split(r, s, 0).unwrap_or_else(|| after_splits(r, s))
}

fn next_split(r: &Rules, f: &Field, from: u32) -> Option<Step> {
    let mask = (f.on_map[AXIS.at()] | f.in_pool[AXIS.at()]) & u64::MAX.checked_shl(from).unwrap_or(0);
    counters(AXIS, mask).find(|&c| may_split(r, f, c)).map(|c| Step::of(StepKind::Split, c.0, 0))
}

/// The next garrison counter to place: combat units in unit order, then the command.
fn next_garrison(r: &Rules, f: &Field) -> Option<Counter> {
    let waits = |c: &Counter| f.print(r, *c).start == Start::Garrison;
    let pool = f.in_pool[AXIS.at()];
    counters(AXIS, pool & f.combat[AXIS.at()]).find(waits).or_else(|| counters(AXIS, pool).find(waits))
}

fn after_splits(r: &Rules, f: &Field) -> Step {
    match next_garrison(r, f) {
        Some(counter) => Step::of(StepKind::Place, counter.0, 0),
        None if !r.is_tarnova() => Step::new(StepKind::Base),
        None if r.house.infirmary && f.infirmary == Hex::NONE => Step::new(StepKind::Infirmary),
        None if f.bunkers.count_ones() < BUNKERS => Step::new(StepKind::Bunkers),
        None if f.live_mines == 0 => Step::new(StepKind::Mines),
        None => Step::new(StepKind::Assign),
    }
}

/// The next partisan counter to place.
fn next_partisan(r: &Rules, f: &Field) -> Option<Counter> {
    let pool = f.in_pool[PARTISAN.at()];
    let of = |formation: Formation, combat: bool| {
        counters(PARTISAN, pool).find(|&c| f.print(r, c).formation == formation && f.print(r, c).combat == combat)
    };
    if !r.is_tarnova() {
        let base = BASES.get(usize::from(f.assigned))?;
        return of(*base, true);
    }
    (0..3).find_map(|at| {
        let company = || if usize::from(f.assigned) == at { of(Formation::Ass, true) } else { None };
        of(BATTALIONS[at], true).or_else(|| of(BATTALIONS[at], false)).or_else(company)
    })
}

fn after_partisan(r: &Rules, f: &Field) -> Step {
    match next_partisan(r, f) {
        Some(counter) => Step::of(StepKind::Place, counter.0, 0),
        None => Step::new(StepKind::Turn),
    }
}

fn after_place(r: &Rules, f: &Field, seat: Seat) -> Step {
    if seat == AXIS { after_splits(r, f) } else { after_partisan(r, f) }
}

/// The area of a counter (BN-1.1 to BN-1.5), as far as the ground goes.
fn in_area(r: &Rules, f: &Field, counter: Counter, hex: Hex) -> bool {
    let print = f.print(r, counter);
    let ground = r.map.ground(hex);
    match print.start {
        Start::Garrison if !r.is_tarnova() => r.map.objectives.contains(&hex),
        Start::Garrison => ground == Terrain::Settlement || (print.combat && r.map.is_fort(hex)),
        Start::Base => r.base_hexes.contains(&hex),
        Start::Battalion => battalion(r, f, counter).contains(&hex),
        Start::Fixed | Start::Reserve => false,
    }
}

/// The area of a battalion counter; the assault company follows its battalion.
fn battalion<'r>(r: &'r Rules, f: &Field, counter: Counter) -> &'r [Hex] {
    let formation = f.print(r, counter).formation;
    let at = BATTALIONS.iter().position(|&battalion| battalion == formation);
    &r.battalion_hexes[at.unwrap_or(usize::from(f.assigned).min(2))]
}

/// Hexes that must hold a combat unit after the Axis set-up.
fn duties(r: &Rules) -> &[Hex] {
    if r.is_tarnova() { &r.map.forts } else { &r.map.objectives }
}

/// May this counter be placed here?
fn may_place(r: &Rules, f: &Field, counter: Counter, hex: Hex) -> Result<(), Refusal> {
    let seat = counter.seat();
    let print = f.print(r, counter);
    if !in_area(r, f, counter, hex) {
        let rule = match (seat == AXIS, r.is_tarnova()) {
            (true, false) => "BN-1.1",
            (false, false) => "BN-1.2",
            (true, true) => "BN-1.3",
            (false, true) => "BN-1.4",
        };
        return Err(Refusal::new(rule, "not-your-area"));
    }
    if f.holder(hex).is_some_and(|holder| holder != seat) {
        return Err(Refusal::new("BN-1.4", "enemy-there"));
    }
    may_stand(r, f, &Body::new(r, f, seat, counter.bit()), hex)?;
    if seat == AXIS && print.combat && on_duty(r, f) && (!duties(r).contains(&hex) || f.fights_at(AXIS, hex)) {
        return Err(Refusal::new("BN-1.7", "garrison-duty"));
    }
    Ok(())
}

/// Is every counter that is left needed in a place of its own?
fn on_duty(r: &Rules, f: &Field) -> bool {
    let empty = duties(r).iter().filter(|&&duty| !f.fights_at(AXIS, duty)).count();
    let waiting = f.in_pool[AXIS.at()] & f.combat[AXIS.at()];
    counters(AXIS, waiting).filter(|&c| f.print(r, c).start == Start::Garrison).count() <= empty
}

/// Calls with every hex where the counter may be placed.
fn places(r: &Rules, f: &Field, counter: Counter, mut with: impl FnMut(Hex)) {
    let seat = counter.seat();
    let body = Body::new(r, f, seat, counter.bit());
    let bound = seat == AXIS && f.print(r, counter).combat && on_duty(r, f);
    let mut offer = |hex: Hex| {
        let free = f.holder(hex).is_none_or(|holder| holder == seat);
        let needed = !bound || !f.fights_at(AXIS, hex);
        if free && needed && may_stand(r, f, &body, hex).is_ok() {
            with(hex);
        }
    };
    if bound {
        return duties(r).iter().copied().for_each(&mut offer);
    }
    match f.print(r, counter).start {
        Start::Garrison if !r.is_tarnova() => r.map.objectives.iter().copied().for_each(&mut offer),
        Start::Base => r.base_hexes.iter().copied().for_each(&mut offer),
        Start::Garrison if body.combat() => r.garrison_hexes.iter().copied().for_each(&mut offer),
        Start::Garrison => r
            .garrison_hexes
            .iter()
            .copied()
            .filter(|&hex| r.map.ground(hex) == Terrain::Settlement)
            .for_each(&mut offer),
        _ => battalion(r, f, counter).iter().copied().for_each(&mut offer),
    }
}

fn may_put_marker(r: &Rules, f: &Field, kind: StepKind, hex: Hex) -> Result<(), Refusal> {
    match kind {
        StepKind::Infirmary if r.map.ground(hex) != Terrain::Settlement => {
            Err(Refusal::new("BN-1.3", "infirmary-in-settlement"))
        }
        StepKind::Bunkers if !r.map.is_fort(hex) => Err(Refusal::new("BN-1.3", "bunker-on-fort")),
        StepKind::Bunkers if f.bunkers >> r.map.fort[hex.at()] & 1 == 1 => Err(Refusal::new("BN-1.3", "bunker-there")),
        _ => Ok(()),
    }
}

/// The only hex for the counter, if there is just one. Only at the end of a garrison can that be.
fn only(r: &Rules, f: &Field, counter: Counter) -> Option<Hex> {
    if counter.seat() != AXIS {
        return None;
    }
    let (mut count, mut found) = (0, Hex::NONE);
    places(r, f, counter, |hex| {
        count += 1;
        found = hex;
    });
    (count == 1).then_some(found)
}

pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    // A choice with one legal answer is made by the rules (BN-4.9).
    if step.kind == StepKind::Place
        && let Some(hex) = only(r, s, Counter(step.a))
    {
        return place(r, s, Counter(step.a), hex, desk);
    }
    Next::Ask
}

fn place(r: &Rules, s: &mut State, counter: Counter, hex: Hex, desk: &mut impl Desk<Event>) -> Next<Step> {
    s.put(counter, hex);
    desk.tell(|| Event::new("placed", "BN-1.7").seat(counter.seat()).unit("unit", r, s.unit(counter)).hex("hex", hex));
    Next::Become(after_place(r, s, counter.seat()))
}

pub fn actions(r: &Rules, s: &State, step: Step, out: &mut Choices<Action>) {
    match step.kind {
        StepKind::Split => {
            out.push(Action::Keep);
            out.push(Action::Split);
        }
        StepKind::Place => {
            places(r, s, Counter(step.a), |hex| out.push(Action::Place(hex)));
        }
        StepKind::Infirmary | StepKind::Bunkers => {
            let right = |&hex: &Hex| may_put_marker(r, s, step.kind, hex).is_ok();
            Hex::all().filter(right).for_each(|hex| out.push(Action::Place(hex)));
        }
        StepKind::Mines if usize::from(s.draft.laid) < MINES => {
            let right = |&hex: &Hex| may_mine(r, &s.draft, hex).is_ok();
            Hex::all().filter(right).for_each(|hex| out.push(Action::Mine(hex)));
        }
        StepKind::Mines => {
            let left = values_left(r, &s.draft);
            for (value, &count) in left.iter().enumerate() {
                if count > 0 {
                    out.push(Action::Value(MineValue(value as u8)));
                }
            }
        }
        StepKind::Base => BASES.iter().for_each(|&formation| out.push(Action::Base(formation))),
        StepKind::Assign => BATTALIONS.iter().for_each(|&formation| out.push(Action::Assign(formation))),
        _ => {}
    }
}

fn may_mine(r: &Rules, draft: &Draft, hex: Hex) -> Result<(), Refusal> {
    let near = draft.mines.iter().take(draft.laid.into()).any(|&mine| r.map.distance(mine, hex) < r.n.mine_gap);
    if near { Err(Refusal::with("BN-1.3", "mines-too-near", r.n.mine_gap.into())) } else { Ok(()) }
}

/// How many markers of each value are left.
fn values_left(r: &Rules, draft: &Draft) -> [u8; MineValue::COUNT] {
    let mut left = [0; MineValue::COUNT];
    for &value in &r.mine_values {
        left[usize::from(value)] += 1;
    }
    for &value in draft.values.iter() {
        left[usize::from(value)] -= 1;
    }
    left
}

pub fn act(r: &Rules, s: &mut State, step: Step, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let next = match (step.kind, action) {
        (StepKind::Split, Action::Keep) => split_next(r, s, step),
        (StepKind::Split, Action::Split) => {
            split(r, s, Counter(step.a), desk);
            split_next(r, s, step)
        }
        (StepKind::Place, Action::Place(hex)) => {
            may_place(r, s, Counter(step.a), hex)?;
            place(r, s, Counter(step.a), hex, desk)
        }
        (StepKind::Infirmary, Action::Place(hex)) => {
            may_put_marker(r, s, step.kind, hex)?;
            s.infirmary = hex;
            desk.tell(|| Event::new("infirmary-placed", "BN-1.3").hex("hex", hex));
            Next::Become(after_splits(r, s))
        }
        (StepKind::Bunkers, Action::Place(hex)) => {
            may_put_marker(r, s, step.kind, hex)?;
            s.bunkers |= 1 << r.map.fort[hex.at()];
            desk.tell(|| Event::new("bunker-placed", "BN-1.3").hex("hex", hex));
            Next::Become(after_splits(r, s))
        }
        (StepKind::Mines, action) => return lay(r, s, action, desk),
        (StepKind::Base, Action::Base(formation)) => {
            let Some(at) = BASES.iter().position(|&base| base == formation) else {
                return Err(Refusal::new("BN-1.2", "no-base"));
            };
            s.assigned = at as u8;
            desk.tell(|| Event::new("base", "BN-1.2").word("formation", "formation", formation.word()));
            Next::Become(after_partisan(r, s))
        }
        (StepKind::Assign, Action::Assign(formation)) => {
            let Some(at) = BATTALIONS.iter().position(|&battalion| battalion == formation) else {
                return Err(Refusal::new("BN-1.4", "no-battalion"));
            };
            s.assigned = at as u8;
            desk.tell(|| Event::new("assigned", "BN-1.4").word("formation", "formation", formation.word()));
            Next::Become(after_partisan(r, s))
        }
        _ => return Err(OUT_OF_PLACE),
    };
    Ok(Outcome::Go(next))
}

fn split_next(r: &Rules, s: &State, step: Step) -> Next<Step> {
    let after = Counter(step.a).bit().trailing_zeros() + 1;
    Next::Become(next_split(r, s, after).unwrap_or_else(|| after_splits(r, s)))
}

fn split(r: &Rules, s: &mut State, counter: Counter, desk: &mut impl Desk<Event>) {
    let unit = *s.unit(counter);
    desk.tell(|| Event::new("split", "BN-1.7").unit("unit", r, &unit));
    s.clear(counter);
    for _ in 0..2 {
        let part = s.next_part(unit.print);
        if let Some(new) = s.create(r, unit.print, part, 1, 0) {
            s.put(new, unit.hex);
        }
    }
}

/// A mine more, or a value more. The last pick lays them all (BN-1.7).
fn lay(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let mut draft = s.draft;
    draft.open = 1;
    draft.deed = Deed::Mines;
    match action {
        Action::Mine(hex) if usize::from(draft.laid) < MINES => {
            may_mine(r, &draft, hex)?;
            draft.mines[usize::from(draft.laid)] = hex;
            draft.laid += 1;
            draft.mines[..usize::from(draft.laid)].sort_unstable();
        }
        Action::Value(value) if usize::from(draft.laid) == MINES => {
            if values_left(r, &draft)[value.slot()] == 0 {
                return Err(Refusal::new("BN-1.7", "value-used"));
            }
            draft.values.push(value.0);
        }
        _ => return Err(OUT_OF_PLACE),
    }
    if usize::from(draft.laid) < MINES {
        s.draft = draft;
        return Ok(Outcome::Pick);
    }
    if !r.house.owner_knows_mines {
        let mut values = r.mine_values.map(MineValue);
        desk.shuffle("mine values", &mut values);
        return Ok(Outcome::Go(laid(r, s, &draft, values.map(|value| value.0), desk)));
    }
    // Once the values left are all the same there is nothing more to choose.
    let left = values_left(r, &draft);
    let kinds: Pile<u8, { MineValue::COUNT }> =
        left.iter().enumerate().filter(|(_, count)| **count > 0).map(|(v, _)| v as u8).collect();
    if kinds.len() > 1 {
        s.draft = draft;
        return Ok(Outcome::Pick);
    }
    let mut values = [kinds.top().unwrap_or(0); MINES];
    values[..draft.values.len()].copy_from_slice(&draft.values);
    Ok(Outcome::Go(laid(r, s, &draft, values, desk)))
}

fn laid(r: &Rules, s: &mut State, draft: &Draft, values: [u8; MINES], desk: &mut impl Desk<Event>) -> Next<Step> {
    s.draft = Draft::none();
    s.mines = draft.mines;
    s.values = values;
    s.live_mines = (1 << MINES) - 1;
    desk.tell(|| {
        let hexes: Vec<String> = s.mines.iter().map(|hex| hex.name()).collect();
        Event::new("mines-laid", "BN-1.7").with("hexes", hexes)
    });
    Next::Become(after_splits(r, s))
}
