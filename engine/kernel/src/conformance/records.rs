//! Promises about records: replay, round trips, undo.

use super::{Walk, any_setup_of, table};
use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Progress};
use crate::chance::{Source, TableDesk};
use crate::choices::Choices;
use crate::game::{Game, digest};
use crate::record::{By, Record};
use crate::rng::{FastRng, Rng, Seed};
use crate::seat::{Seat, Viewer};
use crate::table::{Dice, Head, Mode, Table, Taken, closes};

/// One random pick at a table, by a seat whose answer counts next; nothing once over.
fn random_pick<G: Game>(table: &mut Table<G>, rng: &mut FastRng) -> Result<Option<(Seat, Taken)>, String> {
    let awaiting = table.awaiting();
    let seats = match awaiting {
        Awaiting::Over(_) => return Ok(None),
        Awaiting::Each(seats) | Awaiting::Any(seats) => seats,
        Awaiting::One(seat) | Awaiting::Poll { now: seat, .. } => crate::seat::Seats::one(seat),
    };
    let at = rng.below(seats.len().into()) as usize;
    let Some(seat) = seats.iter().nth(at) else { return Err("nobody is asked".to_owned()) };
    let mut choices = Choices::new();
    table.actions(seat, &mut choices);
    let Some(action) = rng.one_of(&choices) else { return Err(format!("seat {} has no action", seat.0)) };
    let mut taken = table
        .pick(seat, action, None, By::Seat, u64::from(rng.below(1000)))
        .map_err(|refused| format!("the listed {action:?} of seat {} is refused: {refused}", seat.0))?;
    if taken == Taken::Held
        && let Some(&number) = table.release_pending(0).map_err(|refused| refused.to_string())?.first()
    {
        taken = Taken::Entry(number);
    }
    Ok(Some((seat, taken)))
}

/// A record replays with the same digest at every entry, verified and followed, as JSON and in binary; a record that
/// was tampered with does not.
pub fn replay<G: Game>(seed: u64) -> Result<(), String> {
    let (mut table, mut rng) = table::<G>(seed)?;
    let (mut steps, mut taken_back) = (0, 0);
    while let Some((seat, taken)) = random_pick(&mut table, &mut rng)? {
        steps += 1;
        if matches!(taken, Taken::Entry(_)) && table.can_withdraw(seat) && rng.below(8) == 0 {
            table.withdraw(seat, 0).map_err(|refused| refused.to_string())?;
        }
        // A few times only: a long game that loses half of itself again and again would never end.
        if rng.below(150) == 0 && table.entries().len() > 2 && taken_back < 3 {
            taken_back += 1;
            let to = 1 + rng.below(table.entries().len() as u32 - 1);
            table.take_back(to, 0).map_err(|refused| refused.to_string())?;
        }
        if steps > G::about().max_picks {
            return Err("the game does not end".to_owned());
        }
    }
    let record = table.record();
    let json = Record::read(record.to_json().as_bytes()).map_err(|f| format!("as JSON: {f}"))?;
    let packed = Record::read(&record.pack()).map_err(|f| format!("packed: {f}"))?;
    if json != record || packed != record {
        return Err("the record is another one after it was written and read".to_owned());
    }
    let bytes = record.pack();
    if Record::read(&bytes[..bytes.len() - 3]).is_ok() {
        return Err("a record that is cut off is read as if it were whole".to_owned());
    }
    for mode in [Mode::Verify, Mode::Follow] {
        let again = Table::<G>::replay(&json, mode, None).map_err(|f| format!("{mode:?}: {f}"))?;
        if again.entries() != table.entries() || digest::<G>(again.state()) != digest::<G>(table.state()) {
            return Err(format!("{mode:?} gives another game"));
        }
        if again.lines(Viewer::Crowd, 0) != table.lines(Viewer::Crowd, 0) {
            return Err(format!("{mode:?} tells another story"));
        }
    }
    let mut forged = record;
    let at = rng.below(forged.entries.len() as u32) as usize;
    let entry = &mut forged.entries[at];
    entry.digest = format!("{:016x}", 1 ^ u64::from_str_radix(&entry.digest, 16).unwrap_or_default());
    if Table::<G>::replay(&forged, Mode::Follow, None).is_ok() {
        return Err(format!("entry {at} was forged and nobody noticed"));
    }
    Ok(())
}

/// A game begun by older rules can be carried over to the present ones at any time: it goes on to its end, and its
/// record replays, altogether and from there.
pub fn carried_over<G: Game>(seed: u64) -> Result<(), String> {
    let about = G::about();
    // Each is a whole game played twice: one seed in eight will do.
    let turn = seed / 8;
    let Some(past) = about.past.get(turn as usize % about.past.len().max(1)).filter(|_| seed.is_multiple_of(8)) else {
        return Ok(());
    };
    let mut rng = FastRng::nth(0xca221ed, seed);
    let ready = any_setup_of::<G>(&mut rng, past.number);
    let dice = Dice::Seed(Seed::plain(seed));
    let mut table = Table::<G>::open(ready, dice, Head::default(), 0).map_err(|fault| fault.to_string())?;
    let mut picks = rng.below(200);
    while table.awaiting().outcome().is_none() {
        if picks == 0 && table.version() != about.version {
            table.carry_over(0).map_err(|refused| format!("it is not carried over: {refused}"))?;
            G::check(table.rules(), table.state()).map_err(|broken| format!("carried over: {broken}"))?;
        }
        picks = picks.saturating_sub(1);
        random_pick(&mut table, &mut rng)?;
        if table.entries().len() as u32 > about.max_picks {
            return Err("the game does not end".to_owned());
        }
    }
    let record = Record::read(&table.record().pack()).map_err(|fault| fault.to_string())?;
    let again = Table::<G>::replay(&record, Mode::Verify, None).map_err(|fault| fault.to_string())?;
    if again.entries() != table.entries() || again.standing() != table.standing() {
        return Err("the record of the carried-over game is another game".to_owned());
    }
    Ok(())
}

/// The state survives its open form, and its bytes are the same.
pub fn round_trips<G: Game>(seed: u64) -> Result<(), String> {
    let trip = |state: &G::State| -> Result<(), String> {
        let open = serde_json::to_string(state).map_err(|e| e.to_string())?;
        let back: G::State = serde_json::from_str(&open).map_err(|e| format!("{open} does not read back: {e}"))?;
        if bytemuck::bytes_of(&back) == bytemuck::bytes_of(state) {
            Ok(())
        } else {
            Err(format!("other bytes after the round trip of {open}"))
        }
    };
    let mut walk = Walk::<G>::new(seed);
    walk.to_the_end(|walk, _| if walk.rng.below(8) == 0 { trip(&walk.state) } else { Ok(()) })?;
    trip(&walk.state)
}

/// So many entries of a game are withdrawn one by one, and after them one in [`LATER`]: each is tried on a copy of the table.
const FIRST: u32 = 200;
const LATER: u32 = 8;

/// Withdrawing brings back exactly what was, redoing exactly what is; no withdrawal crosses chance or another seat.
pub fn undo<G: Game>(seed: u64) -> Result<(), String> {
    let (mut table, mut rng) = table::<G>(seed)?;
    loop {
        let before = digest::<G>(table.state());
        let shared = matches!(table.awaiting(), Awaiting::Each(_) | Awaiting::Any(_));
        let Some((seat, taken)) = random_pick(&mut table, &mut rng)? else { return Ok(()) };
        let Taken::Entry(number) = taken else { continue };
        let entry = &table.entries()[table.entries().len() - 1];
        if !entry.fell.is_empty()
            && let Some(who) = (0..table.seats()).map(Seat).find(|&who| table.can_withdraw(who))
        {
            return Err(format!("seat {} may withdraw after '{}' fell", who.0, String::from(entry.fell[0].clone())));
        }
        if !shared && let Some(who) = (0..table.seats()).map(Seat).find(|&who| who != seat && table.can_withdraw(who)) {
            return Err(format!("seat {} may withdraw across a choice of seat {}", who.0, seat.0));
        }
        let others = table.awaiting().asked().without(seat);
        if !shared && !others.is_empty() && table.can_withdraw(seat) {
            return Err(format!("seat {} may withdraw although another seat was asked meanwhile", seat.0));
        }
        if !table.can_withdraw(seat) || (number > FIRST && rng.below(LATER) != 0) {
            continue;
        }
        let mut undone = table.clone();
        undone.withdraw(seat, 0).map_err(|refused| refused.to_string())?;
        if digest::<G>(undone.state()) != before {
            return Err(format!("withdrawing entry {number} does not bring back what was"));
        }
        let crate::record::EntryKind::Picks(picks) = &entry.deed else { continue };
        for name in picks {
            let action = G::Action::parse(name).ok_or("a pick has no name")?;
            undone.pick(seat, action, None, By::Seat, 0).map_err(|refused| refused.to_string())?;
        }
        // An answer to a window comes out when answers are let out.
        undone.release_pending(0).map_err(|refused| refused.to_string())?;
        if digest::<G>(undone.state()) != digest::<G>(table.state()) {
            return Err(format!("doing entry {number} again gives something else"));
        }
        if rng.below(4) == 0 {
            table = undone;
        }
    }
}

/// An action that is said to be reversible ends nobody's undo, in the true world and in one imagined from the seat's
/// view: it rolls, reveals and seals nothing, asks nobody else and does not end the game.
pub fn reversible<G: Game>(seed: u64) -> Result<(), String> {
    let mut walk = Walk::<G>::new(seed);
    let mut drafting = None;
    while let Some(seat) = drafting.or_else(|| walk.asked()) {
        let rules = walk.ready.rules.clone();
        if drafting.is_some() {
            walk.choices.clear();
            G::actions(&rules, &walk.state, seat, &mut walk.choices);
        }
        let Some(action) = walk.any() else { return Err(format!("seat {} has no action", seat.0)) };
        let view = G::view(&rules, &walk.state, Viewer::Seat(seat));
        if !G::irreversible(&rules, &view, action) {
            let imagined = G::sample_world(&rules, &view, &mut walk.rng);
            for mut world in [walk.state, imagined] {
                let before = G::awaiting(&rules, &world);
                // In a window a seat may be asked before its turn; it answers when that comes.
                if matches!(before, Awaiting::Poll { now, .. } if now != seat) {
                    continue;
                }
                let mut desk = TableDesk::<G::Event>::new(Source::Nothing, "");
                let taken = G::act(&rules, &mut world, seat, action, &mut desk);
                let ended = closes(before, G::awaiting(&rules, &world), seat);
                if desk.irreversible || (taken == Ok(Progress::Entry) && ended) {
                    let (name, step) = (action.name(), G::question_context(&rules, &walk.state).kind);
                    return Err(format!("'{name}' in '{step}' is said to be reversible, and it is not"));
                }
            }
        }
        drafting = (walk.play(seat, action)? == Progress::Pick).then_some(seat);
    }
    Ok(())
}
