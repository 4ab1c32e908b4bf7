//! The view as JSON: what the table draws and programs read. Each field stands with its type and where it comes from.

use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;

use staffetta_kernel::flow::StepList;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Pile, Viewer, steps};

use super::View;
use crate::Banditen;
use crate::action::MineValue;
use crate::counter::Counter;
use crate::draft_summary::DraftSummary;
use crate::hex::Hex;
use crate::kinds::{AXIS, Battle, Entry, Formation, PARTISAN, Type};
use crate::mines::{Mine, values_left};
use crate::names::unit_id;
use crate::number_set::NumberSet;
use crate::rules::TrackTurn;
use crate::state::side::Side;
use crate::state::{ActionKind, BothSides, Ending, Public, ShotKind};
use crate::steps::Step;
use crate::steps::losses;
use crate::steps::set_up::{place, split};

/// The strength of combat units by hex.
fn strengths(p: &Public) -> BTreeMap<Hex, u8> {
    let all = [PARTISAN, AXIS].into_iter().flat_map(|seat| p.stacks(seat));
    all.map(|hex| (hex, p.strength(p.combat_of(p.stack(hex))))).collect()
}

/// Declares an object of the view, and `of`, which makes it.
macro_rules! object {
    (
        $(#[$meta:meta])* $name:literal $Name:ident $(<$a:lifetime>)? of ($( $arg:ident: $Arg:ty ),*)
        $( let $local:pat = $from:expr; )*
        { $( $(#[$field_meta:meta])* $field:ident: $Type:ty = $value:expr, )+ }
    ) => {
        $(#[$meta])*
        #[derive(Serialize, JsonSchema)]
        #[schemars(crate = "staffetta_kernel::schemars", rename = $name)]
        struct $Name $(<$a>)? {
            $( $(#[$field_meta])* $field: $Type, )+
        }

        impl $(<$a>)? $Name $(<$a>)? {
            fn of($( $arg: $Arg ),*) -> Self {
                $( let $local = $from; )*
                Self { $( $field: $value, )+ }
            }
        }
    };
}

object! {
    /// A counter in play.
    "Unit" UnitJson of (v: &View, counter: Counter)
    let unit = v.public.unit(counter);
    let marks = unit.marks;
    let print = &v.book.prints[usize::from(unit.print)];
    {
        /// The name to use in actions, such as `p7`.
        counter: Counter = counter,
        side: Side = counter.seat().into(),
        formation: Formation = print.formation,
        r#type: Type = print.kind,
        /// `pool` while it is still to enter.
        hex: Hex = unit.hex,
        vf: u8 = unit.vf,
        /// What it had when it was whole.
        full: u8 = print.vf,
        /// How often it has fired in this turn.
        fire: u8 = marks.fires(),
        pinned: bool = marks.pinned(),
        automatic: bool = print.automatic,
        light: bool = print.light,
        heavy: bool = print.heavy,
        /// May it take part in assaults?
        assault: bool = print.assault,
        movement: u8 = print.movement,
        range: u8 = print.range,
        /// Out of command now.
        out_of_command: bool = v.out_of_command[counter.seat().at()].has(counter),
        entered: bool = marks.entered(),
        /// For a unit still to enter: by which entry.
        entry: Option<Entry> = print.entry.filter(|_| unit.hex == Hex::POOL),
        tried: bool = marks.tried(),
        /// For a command: how far it reaches, and which number it has.
        reach: Option<u8> = (!print.combat).then_some(if marks.back() { print.back } else { print.reach }),
        command: Option<u8> = print.command.filter(|_| !print.combat),
        /// The commands that it obeys: four at most.
        obeys: Pile<u8, 4> = print.obeys.iter().collect(),
        back: bool = marks.back(),
    }
}

object! {
    /// The action in progress.
    "Group" GroupJson of (v: &View, kind: ActionKind)
    let group = &v.public.group;
    {
        deed: ActionKind = kind,
        side: Side = group.seat().into(),
        /// Still on the way.
        moving: Vec<Counter> = group.moving.into_iter().collect(),
        /// All that take part.
        units: Vec<Counter> = group.all.into_iter().collect(),
        origin: Hex = group.origin,
        here: Hex = group.here,
        previous: Hex = group.previous,
        /// Movement points left.
        mp: u8 = group.mp,
        /// Somebody reacted in this action.
        reacted: bool = group.reacted,
    }
}

object! {
    /// Fire or a mine in progress.
    "Shot" ShotJson of (v: &View, kind: ShotKind)
    let shot = &v.public.shot;
    {
        kind: ShotKind = kind,
        side: Side = shot.seat().into(),
        from: Hex = shot.from,
        to: Hex = shot.hex,
        hits: u8 = shot.hits,
        targets: Vec<Counter> = shot.targets.into_iter().collect(),
    }
}

object! {
    /// An assault in progress.
    "Fight" FightJson of (v: &View)
    let fight = &v.public.fight;
    {
        side: Side = fight.seat().into(),
        attackers: Vec<Counter> = fight.attackers.into_iter().collect(),
        defenders: Vec<Counter> = fight.defenders.into_iter().collect(),
        hex: Hex = fight.hex,
        from: Hex = fight.from,
        attack: i8 = fight.attack,
        defence: i8 = fight.defence,
    }
}

object! {
    /// A mine that is laid.
    "Mine" MineJson of (mine: &Mine, value: Option<MineValue>)
    {
        hex: Hex = mine.hex,
        /// Still face down.
        live: bool = mine.live,
        /// For those who may know it.
        value: Option<MineValue> = value,
    }
}

object! {
    /// A turn on the track.
    "TrackTurn" TurnJson<'a> of (v: &View, turn: usize, on_track: &'a TrackTurn)
    let due = |&entry: &Entry| match v.public.arrival.turn(entry) {
        0 => v.book.entry_points[entry as usize].turn,
        known => known,
    };
    {
        turn: usize = turn,
        day: u8 = on_track.day,
        hour: &'a str = &on_track.hour,
        dark: bool = on_track.dark,
        night: bool = on_track.night,
        /// Who is due by which entry.
        entries: Vec<Entry> = v.book.entries.iter().copied().filter(|entry| usize::from(due(entry)) == turn).collect(),
    }
}

object! {
    /// What a viewer may see.
    "View" ViewJson<'a> of (v: &'a View)
    let (p, book) = (&v.public, &*v.book);
    let mines = p.mines.iter().zip(v.mine_values.iter()).filter(|(mine, _)| **mine != Mine::NONE);
    let alive = [PARTISAN, AXIS].into_iter().flat_map(|seat| p.alive(seat));
    {
        viewer: Option<Side> = if let Viewer::Seat(seat) = v.viewer { Some(seat.into()) } else { None },
        battle: Battle = book.options.battle,
        /// Options that change what may be done or what is shown, 1 where they are on.
        options: &'a BTreeMap<String, u8> = &book.shown_options,
        turn: u8 = p.turn,
        turns: u8 = book.options.turns,
        /// The step that asks.
        step: Option<&'static str> = p.steps.top().map(<Step as StepList<Banditen>>::word),
        /// The counter that is being set up, or how much strength is still to be lost.
        due: Option<String> = v.due(),
        asked: Option<Side> = v.asked.map(Side::from),
        active: Side = p.active.into(),
        initiative: Side = p.initiative.into(),
        pa: BothSides = p.pa,
        /// By what is printed on them.
        units: BTreeMap<Cow<'a, str>, UnitJson> = alive.map(|counter| (v.id(counter), UnitJson::of(v, counter))).collect(),
        conquered: Vec<Hex> = named(p.conquered, &book.objectives).map(|&(hex, _)| hex).collect(),
        objectives: &'a [(Hex, String)] = &book.objectives,
        forts: &'a [Hex] = &book.forts,
        /// Forts with an RSI combat unit.
        forts_held: Vec<Hex> = book.forts.iter().copied().filter(|&hex| p.fights_at(AXIS, hex)).collect(),
        /// The strength of a side in each hex where it stands, as the limit counts it (BN-7.1).
        strengths: BTreeMap<Hex, u8> = strengths(p),
        bunkers: Vec<Hex> = named(p.bunkers, &book.forts).copied().collect(),
        mines: Vec<MineJson> = mines.map(|(mine, value)| MineJson::of(mine, value.get())).collect(),
        /// The values of mines still face down.
        mine_values_left: Vec<MineValue> = values_left(p, &book.mine_values),
        infirmary: Option<Hex> = p.infirmary.known(),
        infirmary_taken: bool = p.infirmary_taken,
        rsi_morale: u8 = v.morale,
        ammo_low: bool = p.ammo_low,
        frost: bool = p.frost,
        /// When the 3rd battalion is released; nothing once it is.
        third_marker: Option<u8> = (!p.released).then_some(p.third_marker),
        third_released: bool = p.released,
        assigned: Option<Formation> = p.assigned.get(),
        /// Strength lost that counts for the victory.
        casualties: BothSides = v.casualties,
        /// By formation.
        lost: BTreeMap<&'static str, u8> = book.formations.iter().map(|f| (f.word(), p.lost.of(*f))).collect(),
        lost_commands: BothSides = p.lost_commands,
        #[schemars(extend("x-by" = "seat"))]
        score: [i16; 2] = v.score,
        /// When each entry opens; 0 while it is not known.
        arrival: BTreeMap<&'static str, u8> = book.entries.iter().map(|e| (e.word(), p.arrival.turn(*e))).collect(),
        track: Vec<TurnJson<'a>> = v.track().map(|(turn, on_track)| TurnJson::of(v, turn, on_track)).collect(),
        group: Option<GroupJson> = p.group.kind.get().map(|kind| GroupJson::of(v, kind)),
        shot: Option<ShotJson> = p.shot.kind.get().map(|kind| ShotJson::of(v, kind)),
        fight: Option<FightJson> = p.fight.hex.known().map(|_| FightJson::of(v)),
        /// The picks of a choice in the making.
        draft: Option<DraftSummary> = DraftSummary::read(v.draft),
        /// The running number of the activation in this turn.
        activation: u16 = p.activation,
        over: bool = p.is_over(),
        ending: Option<Ending> = p.is_over().then_some(p.ending),
        winner: Option<Side> = p.winner.get().map(Side::from),
    }
}

/// The things with these numbers.
fn named<T>(numbers: NumberSet, things: &[T]) -> impl Iterator<Item = &T> {
    numbers.iter().filter_map(|at| things.get(usize::from(at)))
}

impl View {
    fn id(&self, counter: Counter) -> Cow<'_, str> {
        let unit = self.public.unit(counter);
        unit_id(&self.book.prints[usize::from(unit.print)].id, unit.part, unit.marks.back())
    }

    /// The turns of this table.
    fn track(&self) -> impl Iterator<Item = (usize, &TrackTurn)> {
        self.book.track.iter().enumerate().skip(1).take(self.book.options.turns.into())
    }

    /// What is due to be placed, split or lost.
    fn due(&self) -> Option<String> {
        let top = self.public.steps.top()?;
        steps!(@match top, Banditen, None, step => Some(step.due()); split Split, place Place, losses Losses)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        ViewJson::of(self).serialize(to)
    }
}

impl JsonSchema for View {
    fn schema_name() -> Cow<'static, str> {
        ViewJson::schema_name()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ViewJson::json_schema(generator)
    }
}
