//! The view in words: what the table draws and programs read.

use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

use staffetta_kernel::{Pile, Seat, Target};

use super::View;
use crate::action::Counter;
use crate::hex::Hex;
use crate::kinds::{AXIS, Cause, Entry, PARTISAN};
use crate::map::FORTS;
use crate::names::named;
use crate::open::Side;
use crate::rules::MINES;
use crate::state::{Deed, NOBODY, ShotKind, StepKind, counters, going, mark, other};
use crate::steps::set_up::{BASES, BATTALIONS};

/// A list made item by item.
struct Each<F>(F);

impl<I: Iterator<Item = T>, T: Serialize, F: Fn() -> I> Serialize for Each<F> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut seq = to.serialize_seq(None)?;
        for item in self.0() {
            seq.serialize_element(&item)?;
        }
        seq.end()
    }
}

/// A mapping made entry by entry.
struct Mapping<F>(F);

impl<I: Iterator<Item = (K, T)>, K: Serialize, T: Serialize, F: Fn() -> I> Serialize for Mapping<F> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for (key, value) in self.0() {
            map.serialize_entry(&key, &value)?;
        }
        map.end()
    }
}

#[derive(Serialize)]
struct UnitView {
    /// The name to use in actions, such as `p7`.
    counter: Counter,
    side: Side,
    formation: &'static str,
    r#type: &'static str,
    hex: Hex,
    vf: u8,
    full: u8,
    fire: u8,
    pinned: bool,
    automatic: bool,
    light: bool,
    heavy: bool,
    /// May it take part in assaults?
    assault: bool,
    movement: u8,
    range: u8,
    /// Out of command now.
    out_of_command: bool,
    entered: bool,
    /// For a unit still to enter: by which entry.
    entry: Option<&'static str>,
    tried: bool,
    /// For a command: how far it reaches, and which number it has.
    reach: Option<u8>,
    command: Option<u8>,
    /// The commands that it obeys.
    obeys: Pile<u8, 4>,
    back: bool,
}

#[derive(Serialize)]
struct GroupView {
    deed: &'static str,
    side: Side,
    /// Still on the way.
    moving: Vec<Counter>,
    /// All that take part.
    units: Vec<Counter>,
    origin: Hex,
    here: Hex,
    previous: Hex,
    mp: u8,
    reacted: bool,
}

#[derive(Serialize)]
struct ShotView {
    kind: &'static str,
    side: Side,
    from: Hex,
    to: Hex,
    hits: u8,
    targets: Vec<Counter>,
}

#[derive(Serialize)]
struct FightView {
    side: Side,
    attackers: Vec<Counter>,
    defenders: Vec<Counter>,
    hex: Hex,
    from: Hex,
    attack: i8,
    defence: i8,
}

#[derive(Serialize)]
struct DraftView {
    deed: &'static str,
    hex: Option<Hex>,
    target: Option<Hex>,
    entry: Option<&'static str>,
    units: Vec<Counter>,
    parts: Vec<u8>,
    mines: Vec<Hex>,
    values: Vec<u8>,
}

#[derive(Serialize)]
struct MineView {
    hex: Hex,
    /// Still face down.
    live: bool,
    value: Option<u8>,
}

#[derive(Serialize)]
struct TurnView<'a> {
    turn: usize,
    day: u8,
    hour: &'a str,
    dark: bool,
    night: bool,
    /// Who is due by which entry.
    entries: Vec<&'static str>,
}

fn list(seat: Seat, mask: u64) -> Vec<Counter> {
    counters(seat, mask).collect()
}

fn on_map(hex: Hex) -> Option<Hex> {
    hex.on_map().then_some(hex)
}

impl View {
    fn unit(&self, counter: Counter) -> (Cow<'_, str>, UnitView) {
        let f = &self.field;
        let unit = f.unit(counter);
        let print = &self.book.prints[usize::from(unit.print)];
        let back = unit.marks & mark::BACK != 0;
        let seen = UnitView {
            counter,
            side: counter.seat().into(),
            formation: print.formation.word(),
            r#type: print.kind.word(),
            hex: unit.hex,
            vf: unit.vf,
            full: print.vf,
            fire: unit.fires(),
            pinned: unit.pinned(),
            automatic: print.automatic,
            light: print.light,
            heavy: print.heavy,
            assault: print.assault,
            movement: print.movement,
            range: print.range,
            out_of_command: self.strays[counter.seat().at()] & counter.bit() != 0,
            entered: unit.marks & mark::ENTERED != 0,
            entry: (unit.hex == Hex::POOL).then_some(print.entry.map(Entry::word)).flatten(),
            tried: unit.marks & mark::TRIED != 0,
            reach: (!print.combat).then_some(if back { print.back } else { print.reach }),
            command: (!print.combat).then_some(print.command),
            obeys: (0..4).filter(|bit| print.obeys >> bit & 1 == 1).collect(),
            back,
        };
        (named(&print.id, unit), seen)
    }

    fn units(&self) -> impl Iterator<Item = (Cow<'_, str>, UnitView)> {
        [PARTISAN, AXIS].into_iter().flat_map(move |seat| {
            let alive = self.field.on_map[seat.at()] | self.field.in_pool[seat.at()];
            counters(seat, alive).map(move |counter| self.unit(counter))
        })
    }

    fn track(&self) -> impl Iterator<Item = TurnView<'_>> {
        let last = usize::from(self.book.house.turns);
        self.book.hours.iter().enumerate().skip(1).take(last).map(|(turn, hour)| TurnView {
            turn,
            day: hour.day,
            hour: &hour.hour,
            dark: hour.dark,
            night: hour.night,
            entries: (self.book.entries.iter())
                .filter(|&&entry| {
                    let known = usize::from(self.field.arrival[entry as usize]);
                    let due = if known == 0 { usize::from(self.book.doors[entry as usize].turn) } else { known };
                    due == turn
                })
                .map(|entry| entry.word())
                .collect(),
        })
    }

    fn draft_view(&self) -> Option<DraftView> {
        let draft = &self.draft;
        let seat = self.asked?;
        draft.is_open().then(|| DraftView {
            deed: draft.deed.word(),
            hex: on_map(draft.hex),
            target: on_map(draft.target),
            entry: matches!(draft.deed, Deed::Enter | Deed::Storm | Deed::Arrive).then_some(draft.entry.word()),
            units: list(seat, draft.mask),
            parts: draft.parts.to_vec(),
            mines: draft.mines.iter().take(draft.laid.into()).copied().collect(),
            values: draft.values.to_vec(),
        })
    }

    fn mines(&self) -> impl Iterator<Item = MineView> {
        (0..MINES).filter(|&at| self.field.mines[at] != Hex::NONE).map(|at| MineView {
            hex: self.field.mines[at],
            live: self.field.live_mines >> at & 1 == 1,
            value: (self.values[at] != NOBODY).then_some(self.values[at]),
        })
    }

    /// The multiset of values still face down: everybody knows it.
    fn mine_values_left(&self) -> Vec<u8> {
        self.field.values_left(&self.book.mine_values)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let f = &self.field;
        let house = &self.book.house;
        let side = |seat: Seat| Side::from(seat);
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("viewer", &self.viewer.map(side))?;
        map.serialize_entry("battle", house.battle.word())?;
        map.serialize_entry("options", &options(self))?;
        map.serialize_entry("turn", &f.turn)?;
        map.serialize_entry("turns", &house.turns)?;
        map.serialize_entry("step", &f.steps.top().map(|step| step.kind))?;
        map.serialize_entry("due", &due(self))?;
        map.serialize_entry("asked", &self.asked.map(side))?;
        map.serialize_entry("active", &side(f.active))?;
        map.serialize_entry("initiative", &side(f.initiative))?;
        map.serialize_entry("pa", &crate::open::Both::from(f.pa))?;
        map.serialize_entry("units", &Mapping(|| self.units()))?;
        map.serialize_entry("conquered", &Each(|| self.conquered()))?;
        map.serialize_entry("objectives", &Each(|| self.book.objectives.iter().cloned()))?;
        map.serialize_entry("forts", &Each(|| self.book.forts.iter().copied()))?;
        let bunkers = || (0..FORTS).filter(|fort| f.bunkers >> fort & 1 == 1).filter_map(|at| self.book.forts.get(at));
        map.serialize_entry("bunkers", &Each(bunkers))?;
        map.serialize_entry("mines", &Each(|| self.mines()))?;
        map.serialize_entry("mine_values_left", &self.mine_values_left())?;
        map.serialize_entry("infirmary", &on_map(f.infirmary))?;
        map.serialize_entry("infirmary_taken", &(f.infirmary_taken != 0))?;
        map.serialize_entry("rsi_morale", &self.morale)?;
        map.serialize_entry("ammo_low", &(f.ammo_low != 0))?;
        map.serialize_entry("frost", &(f.frost != 0))?;
        map.serialize_entry("third_marker", &(f.released == 0).then_some(f.third_marker))?;
        map.serialize_entry("third_released", &(f.released != 0))?;
        map.serialize_entry("assigned", &self.assigned())?;
        map.serialize_entry("casualties", &crate::open::Both::from(self.casualties))?;
        map.serialize_entry("lost", &Mapping(|| self.lost()))?;
        map.serialize_entry("lost_commands", &crate::open::Both::from(f.lost_commands))?;
        map.serialize_entry("score", &[self.score[0], self.score[1]])?;
        map.serialize_entry("arrival", &Mapping(|| self.arrivals()))?;
        map.serialize_entry("track", &Each(|| self.track()))?;
        map.serialize_entry("group", &self.group_view())?;
        map.serialize_entry("shot", &self.shot_view())?;
        map.serialize_entry("fight", &self.fight_view())?;
        map.serialize_entry("draft", &self.draft_view())?;
        map.serialize_entry("activation", &f.activation)?;
        map.serialize_entry("over", &self.over)?;
        map.serialize_entry("ending", &self.over.then_some(f.ending))?;
        map.serialize_entry("winner", &(f.winner != NOBODY).then(|| side(Seat(f.winner))))?;
        map.end()
    }
}

/// Options that change what may be done or what is shown.
fn options(v: &View) -> impl Serialize {
    let house = &v.book.house;
    let yes = |name: &'static str, on: bool| (name, u8::from(on));
    let list = [
        yes("morale_redi_valtoce", house.morale_redi_valtoce),
        yes("withhold_reinforcements", house.withhold_reinforcements),
        yes("opp_fire_cost", house.opp_fire_cost == 1),
        yes("draw_on_tie", house.draw_on_tie),
        yes("ammo_permanent", house.ammo_permanent),
        yes("arrival_reroll", house.arrival_reroll),
        yes("replacement_carries_ammo", house.replacement_carries_ammo),
        yes("owner_knows_mines", house.owner_knows_mines),
        yes("direct_mines", house.direct_mines),
        yes("ones_per_fire", house.ones_per_fire),
        yes("bounce_to_entry", house.bounce_to_entry),
        yes("mortar_indirect", house.mortar_indirect),
        yes("infirmary", house.infirmary),
        yes("historical_bunkers", house.historical_bunkers),
        yes("history_dates", house.history_dates),
    ];
    Mapping(move || list.into_iter())
}

/// What is due to be placed, split or lost: the counter of a set-up step, or a number.
fn due(v: &View) -> Option<String> {
    let step = v.field.steps.top()?;
    match step.kind {
        StepKind::Split | StepKind::Place => Some(Counter(step.a).name()),
        StepKind::Losses => Some(step.a.to_string()),
        _ => None,
    }
}

impl View {
    fn conquered(&self) -> impl Iterator<Item = Hex> {
        let taken = move |at: &usize| self.field.conquered >> at & 1 == 1;
        self.book.objectives.iter().enumerate().filter(move |(at, _)| taken(at)).map(|(_, (hex, _))| *hex)
    }

    fn assigned(&self) -> Option<&'static str> {
        let at = usize::from(self.field.assigned);
        let list = if self.book.forts.is_empty() { &BASES } else { &BATTALIONS };
        list.get(at).map(|formation| formation.word())
    }

    fn lost(&self) -> impl Iterator<Item = (&'static str, u8)> {
        self.book.formations.iter().map(|&formation| {
            let lost = self.field.lost[formation as usize];
            (formation.word(), Cause::ALL.iter().map(|&cause| lost[cause as usize]).sum())
        })
    }

    fn arrivals(&self) -> impl Iterator<Item = (&'static str, u8)> {
        self.book.entries.iter().map(|&entry| (entry.word(), self.field.arrival[entry as usize]))
    }

    fn group_view(&self) -> Option<GroupView> {
        let group = &self.field.group;
        (group.deed != Deed::None).then(|| GroupView {
            deed: group.deed.word(),
            side: group.seat.into(),
            moving: list(group.seat, group.mask),
            units: list(group.seat, group.all),
            origin: group.origin,
            here: group.here,
            previous: group.prev,
            mp: group.mp,
            reacted: group.is(going::REACTED),
        })
    }

    fn shot_view(&self) -> Option<ShotView> {
        let shot = &self.field.shot;
        (shot.kind != ShotKind::None).then(|| ShotView {
            kind: shot.kind.word(),
            side: shot.seat.into(),
            from: shot.from,
            to: shot.hex,
            hits: shot.hits,
            targets: list(other(shot.seat), shot.targets),
        })
    }

    fn fight_view(&self) -> Option<FightView> {
        let fight = &self.field.fight;
        fight.hex.on_map().then(|| FightView {
            side: fight.seat.into(),
            attackers: list(fight.seat, fight.attackers),
            defenders: list(other(fight.seat), fight.defenders),
            hex: fight.hex,
            from: fight.from,
            attack: fight.attack,
            defence: fight.defence,
        })
    }
}
