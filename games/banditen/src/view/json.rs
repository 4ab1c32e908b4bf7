//! The view as JSON: what the table draws and programs read.

use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

use staffetta_kernel::flow::StepList;
use staffetta_kernel::{Pile, Seat, Target, Viewer};

use super::View;
use crate::Banditen;
use crate::action::MineValue;
use crate::counter::Counter;
use crate::draft_summary::DraftSummary;
use crate::hex::Hex;
use crate::kinds::{AXIS, Entry, PARTISAN};
use crate::mines::{Mine, values_left};
use crate::names::unit_id;
use crate::state::side::Side;
use crate::steps::Step;
use crate::steps::losses::Losses;
use crate::steps::set_up::{place::Place, split::Split};
use crate::unit_set::UnitSet;

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

/// Units as a list of their names.
struct List(UnitSet);

impl Serialize for List {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0)
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
    moving: List,
    /// All that take part.
    units: List,
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
    targets: List,
}

#[derive(Serialize)]
struct FightView {
    side: Side,
    attackers: List,
    defenders: List,
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
    units: List,
    parts: Pile<u8, 6>,
    mines: Vec<Hex>,
    values: Vec<MineValue>,
}

#[derive(Serialize)]
struct MineView {
    hex: Hex,
    /// Still face down.
    live: bool,
    value: Option<MineValue>,
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

fn on_map(hex: Hex) -> Option<Hex> {
    hex.on_map().then_some(hex)
}

impl View {
    fn unit(&self, counter: Counter) -> (Cow<'_, str>, UnitView) {
        let unit = self.public.unit(counter);
        let (marks, print) = (unit.marks, &self.book.prints[usize::from(unit.print)]);
        let seen = UnitView {
            counter,
            side: counter.seat().into(),
            formation: print.formation.word(),
            r#type: print.kind.word(),
            hex: unit.hex,
            vf: unit.vf,
            full: print.vf,
            fire: marks.fires(),
            pinned: marks.pinned(),
            automatic: print.automatic,
            light: print.light,
            heavy: print.heavy,
            assault: print.assault,
            movement: print.movement,
            range: print.range,
            out_of_command: self.out_of_command[counter.seat().at()].has(counter),
            entered: marks.entered(),
            entry: (unit.hex == Hex::POOL).then_some(print.entry.map(Entry::word)).flatten(),
            tried: marks.tried(),
            reach: (!print.combat).then_some(if marks.back() { print.back } else { print.reach }),
            command: print.command.filter(|_| !print.combat),
            // There are four commands at most.
            obeys: print.obeys.iter().collect(),
            back: marks.back(),
        };
        (unit_id(&print.id, unit.part, marks.back()), seen)
    }

    fn units(&self) -> impl Iterator<Item = (Cow<'_, str>, UnitView)> {
        let alive = [PARTISAN, AXIS].into_iter().flat_map(|seat| self.public.alive(seat));
        alive.map(|counter| self.unit(counter))
    }

    fn track(&self) -> impl Iterator<Item = TurnView<'_>> {
        let last = usize::from(self.book.options.turns);
        let due = |entry: Entry| match self.public.arrival.turn(entry) {
            0 => self.book.entry_points[entry as usize].turn,
            known => known,
        };
        self.book.track.iter().enumerate().skip(1).take(last).map(move |(turn, on_track)| TurnView {
            turn,
            day: on_track.day,
            hour: &on_track.hour,
            dark: on_track.dark,
            night: on_track.night,
            entries: (self.book.entries.iter())
                .filter(|&&entry| usize::from(due(entry)) == turn)
                .map(|entry| entry.word())
                .collect(),
        })
    }

    fn draft_view(&self) -> Option<DraftView> {
        let draft = DraftSummary::read(self.draft)?;
        Some(DraftView {
            deed: draft.kind.map_or("none", |kind| kind.word()),
            hex: on_map(draft.hex),
            target: on_map(draft.target),
            entry: draft.entry.map(Entry::word),
            units: List(draft.units),
            parts: draft.strengths,
            mines: draft.mines,
            values: draft.values,
        })
    }

    fn mines(&self) -> impl Iterator<Item = MineView> {
        let laid = self.public.mines.iter().zip(self.mine_values.iter()).filter(|(mine, _)| **mine != Mine::NONE);
        laid.map(|(mine, value)| MineView { hex: mine.hex, live: mine.live, value: value.get() })
    }

    fn conquered(&self) -> impl Iterator<Item = Hex> {
        self.public.conquered.iter().filter_map(|at| self.book.objectives.get(usize::from(at))).map(|&(hex, _)| hex)
    }

    fn bunkers(&self) -> impl Iterator<Item = Hex> {
        self.public.bunkers.iter().filter_map(|at| self.book.forts.get(usize::from(at))).copied()
    }

    fn lost(&self) -> impl Iterator<Item = (&'static str, u8)> {
        self.book.formations.iter().map(|&formation| (formation.word(), self.public.lost.of(formation)))
    }

    fn arrivals(&self) -> impl Iterator<Item = (&'static str, u8)> {
        self.book.entries.iter().map(|&entry| (entry.word(), self.public.arrival.turn(entry)))
    }

    /// What is due to be placed, split or lost: the counter of a set-up step, or a number.
    fn due(&self) -> Option<String> {
        let step = Step::of(self.public.steps.top()?)?;
        if let Step::Split(Split { counter }) | Step::Place(Place { counter }) = step {
            return Some(counter.name());
        }
        if let Step::Losses(Losses { left, .. }) = step { Some(left.to_string()) } else { None }
    }

    fn group_view(&self) -> Option<GroupView> {
        let group = &self.public.group;
        group.kind.get().map(|kind| GroupView {
            deed: kind.word(),
            side: group.seat().into(),
            moving: List(group.moving),
            units: List(group.all),
            origin: group.origin,
            here: group.here,
            previous: group.previous,
            mp: group.mp,
            reacted: group.reacted,
        })
    }

    fn shot_view(&self) -> Option<ShotView> {
        let shot = &self.public.shot;
        shot.kind.get().map(|kind| ShotView {
            kind: kind.word(),
            side: shot.seat().into(),
            from: shot.from,
            to: shot.hex,
            hits: shot.hits,
            targets: List(shot.targets),
        })
    }

    fn fight_view(&self) -> Option<FightView> {
        let fight = &self.public.fight;
        fight.hex.on_map().then(|| FightView {
            side: fight.seat().into(),
            attackers: List(fight.attackers),
            defenders: List(fight.defenders),
            hex: fight.hex,
            from: fight.from,
            attack: fight.attack,
            defence: fight.defence,
        })
    }

    /// Options that change what may be done or what is shown.
    fn options(&self) -> impl Serialize {
        let options = &self.book.options;
        let yes = |name: &'static str, on: bool| (name, u8::from(on));
        let list = [
            yes("morale_redi_valtoce", options.morale_redi_valtoce),
            yes("withhold_reinforcements", options.withhold_reinforcements),
            yes("opp_fire_cost", options.opp_fire_cost == 1),
            yes("draw_on_tie", options.draw_on_tie),
            yes("ammo_permanent", options.ammo_permanent),
            yes("arrival_reroll", options.arrival_reroll),
            yes("replacement_carries_ammo", options.replacement_carries_ammo),
            yes("owner_knows_mines", options.owner_knows_mines),
            yes("direct_mines", options.direct_mines),
            yes("ones_per_fire", options.ones_per_fire),
            yes("bounce_to_entry", options.bounce_to_entry),
            yes("mortar_indirect", options.mortar_indirect),
            yes("infirmary", options.infirmary),
            yes("historical_bunkers", options.historical_bunkers),
            yes("history_dates", options.history_dates),
        ];
        Mapping(move || list.into_iter())
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (p, book) = (&self.public, &self.book);
        let side = |seat: Seat| Side::from(seat);
        let viewer = if let Viewer::Seat(seat) = self.viewer { Some(side(seat)) } else { None };
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("viewer", &viewer)?;
        map.serialize_entry("battle", book.options.battle.word())?;
        map.serialize_entry("options", &self.options())?;
        map.serialize_entry("turn", &p.turn)?;
        map.serialize_entry("turns", &book.options.turns)?;
        map.serialize_entry("step", &p.steps.top().map(<Step as StepList<Banditen>>::word))?;
        map.serialize_entry("due", &self.due())?;
        map.serialize_entry("asked", &self.asked.map(side))?;
        map.serialize_entry("active", &side(p.active))?;
        map.serialize_entry("initiative", &side(p.initiative))?;
        map.serialize_entry("pa", &p.pa)?;
        map.serialize_entry("units", &Mapping(|| self.units()))?;
        map.serialize_entry("conquered", &Each(|| self.conquered()))?;
        map.serialize_entry("objectives", &Each(|| book.objectives.iter()))?;
        map.serialize_entry("forts", &book.forts)?;
        map.serialize_entry("bunkers", &Each(|| self.bunkers()))?;
        map.serialize_entry("mines", &Each(|| self.mines()))?;
        map.serialize_entry("mine_values_left", &values_left(p, &book.mine_values))?;
        map.serialize_entry("infirmary", &on_map(p.infirmary))?;
        map.serialize_entry("infirmary_taken", &p.infirmary_taken)?;
        map.serialize_entry("rsi_morale", &self.morale)?;
        map.serialize_entry("ammo_low", &p.ammo_low)?;
        map.serialize_entry("frost", &p.frost)?;
        map.serialize_entry("third_marker", &(!p.released).then_some(p.third_marker))?;
        map.serialize_entry("third_released", &p.released)?;
        map.serialize_entry("assigned", &p.assigned)?;
        map.serialize_entry("casualties", &self.casualties)?;
        map.serialize_entry("lost", &Mapping(|| self.lost()))?;
        map.serialize_entry("lost_commands", &p.lost_commands)?;
        map.serialize_entry("score", &self.score)?;
        map.serialize_entry("arrival", &Mapping(|| self.arrivals()))?;
        map.serialize_entry("track", &Each(|| self.track()))?;
        map.serialize_entry("group", &self.group_view())?;
        map.serialize_entry("shot", &self.shot_view())?;
        map.serialize_entry("fight", &self.fight_view())?;
        map.serialize_entry("draft", &self.draft_view())?;
        map.serialize_entry("activation", &p.activation)?;
        map.serialize_entry("over", &p.is_over())?;
        map.serialize_entry("ending", &p.is_over().then_some(p.ending))?;
        map.serialize_entry("winner", &p.winner.get().map(side))?;
        map.end()
    }
}
