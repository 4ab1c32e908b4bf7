//! The state in open form: every counter, marker and step in words. Records and scenarios speak it.

mod read;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use staffetta_kernel::{Seat, Target};

use crate::action::Counter;
use crate::hex::Hex;
use crate::kinds::{Cause, Entry, Formation};
use crate::rules::{COMMANDS, MINES};
use crate::state::{
    Deed, Ending, Fight, Group, NOBODY, Shot, ShotKind, State, StepKind, brawl, counters, going, mark, other,
};

/// A number for each seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both {
    pub partisan: u8,
    pub axis: u8,
}

impl From<[u8; 2]> for Both {
    fn from([partisan, axis]: [u8; 2]) -> Self {
        Self { partisan, axis }
    }
}

/// A seat by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Partisan,
    Axis,
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        if seat.0 == 0 { Self::Partisan } else { Self::Axis }
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Self {
        Self(u8::from(side == Side::Axis))
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenUnit {
    print: u8,
    part: u8,
    command: bool,
    hex: Hex,
    vf: u8,
    fire: u8,
    pinned: bool,
    entered: bool,
    tried: bool,
    back: bool,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenStep {
    step: StepKind,
    a: u8,
    b: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenGroup {
    deed: Deed,
    side: Side,
    all: Vec<Counter>,
    moving: Vec<Counter>,
    stepped: Vec<Counter>,
    origin: Hex,
    here: Hex,
    previous: Hex,
    mp: u8,
    spent: u8,
    flags: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenShot {
    kind: ShotKind,
    side: Side,
    firing: Vec<Counter>,
    targets: Vec<Counter>,
    from: Hex,
    hex: Hex,
    hits: u8,
    modifier: i8,
    ones: Vec<Counter>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenFight {
    side: Side,
    attackers: Vec<Counter>,
    defenders: Vec<Counter>,
    routed: Vec<Counter>,
    shaken: Vec<Counter>,
    hex: Hex,
    from: Hex,
    origin: Hex,
    attack: i8,
    defence: i8,
    flags: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenDraft {
    deed: Deed,
    hex: Hex,
    target: Hex,
    entry: Entry,
    units: Vec<Counter>,
    settled: bool,
    parts: Vec<u8>,
    mines: Vec<Hex>,
    values: Vec<u8>,
    side: Side,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenMine {
    hex: Hex,
    value: u8,
    live: bool,
    shown: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Open {
    turn: u8,
    activation: u16,
    active: Side,
    initiative: Side,
    passes: u8,
    pa: Both,
    units: BTreeMap<String, OpenUnit>,
    commands: Vec<Option<Counter>>,
    command_sides: Vec<Side>,
    fallen: Vec<Hex>,
    parts: Vec<u8>,
    lost: BTreeMap<String, BTreeMap<String, u8>>,
    lost_commands: Both,
    arrival: BTreeMap<String, u8>,
    conquered: Vec<u8>,
    ammo_low: bool,
    bunkers: Vec<u8>,
    mines: Vec<OpenMine>,
    infirmary: Hex,
    infirmary_taken: bool,
    third_marker: u8,
    released: bool,
    hastened: bool,
    frost: bool,
    assigned: Option<u8>,
    ammo_lost: Vec<u8>,
    wounded: u8,
    group: Option<OpenGroup>,
    shot: Option<OpenShot>,
    fight: Option<OpenFight>,
    draft: Option<OpenDraft>,
    steps: Vec<OpenStep>,
    ending: Option<Ending>,
    winner: Option<Side>,
}

const GOING: [(u8, &str); 5] = [
    (going::STOPPED, "stopped"),
    (going::REACTED, "reacted"),
    (going::FROM_OFF, "from_off"),
    (going::STEPPED, "stepped"),
    (going::CLOSING, "closing"),
];
const BRAWL: [(u8, &str); 4] = [
    (brawl::REACTION, "reaction"),
    (brawl::ATTACKERS_LOWER, "attackers_lower"),
    (brawl::TAKEN, "taken"),
    (brawl::FOUGHT, "fought"),
];

fn words(flags: u8, known: &[(u8, &str)]) -> Vec<String> {
    known.iter().filter(|(bit, _)| flags & bit != 0).map(|(_, word)| (*word).to_owned()).collect()
}

fn list(seat: Seat, mask: u64) -> Vec<Counter> {
    counters(seat, mask).collect()
}

fn bits(set: u16) -> Vec<u8> {
    (0..16).filter(|bit| set >> bit & 1 == 1).collect()
}

/// Whose choice is in the making: the one who is asked.
pub fn drafter(s: &State) -> Seat {
    crate::steps::asked(s, s.step())
}

impl From<&State> for Open {
    fn from(s: &State) -> Self {
        let unit = |counter: Counter| {
            let unit = s.unit(counter);
            let on = |mark: u8| unit.marks & mark != 0;
            OpenUnit {
                print: unit.print,
                part: unit.part,
                command: s.combat[counter.seat().at()] & counter.bit() == 0,
                hex: unit.hex,
                vf: unit.vf,
                fire: unit.fires(),
                pinned: on(mark::PINNED),
                entered: on(mark::ENTERED),
                tried: on(mark::TRIED),
                back: on(mark::BACK),
            }
        };
        let alive = [Seat(0), Seat(1)]
            .into_iter()
            .flat_map(|seat| counters(seat, s.on_map[seat.at()] | s.in_pool[seat.at()]).map(|c| (c.name(), unit(c))));
        let lost = |formation: &Formation| {
            let causes = Cause::ALL.iter().map(|&c| (c.name(), s.lost[*formation as usize][c as usize]));
            (formation.name(), causes.collect())
        };
        let (group, shot, fight, draft) = (&s.group, &s.shot, &s.fight, &s.draft);
        let shot_seat = shot.seat;
        Self {
            turn: s.turn,
            activation: s.activation,
            active: s.active.into(),
            initiative: s.initiative.into(),
            passes: s.passes,
            pa: s.pa.into(),
            units: alive.collect(),
            commands: s.commands.iter().map(|&c| (c != NOBODY).then_some(Counter(c))).collect(),
            command_sides: (0..COMMANDS).map(|c| Seat(s.command_seats >> c & 1).into()).collect(),
            fallen: s.fallen.to_vec(),
            parts: s.field.parts.to_vec(),
            lost: Formation::ALL.iter().map(lost).collect(),
            lost_commands: s.lost_commands.into(),
            arrival: Entry::ALL.iter().map(|&e| (e.name(), s.arrival[e as usize])).collect(),
            conquered: bits(s.conquered.into()),
            ammo_low: s.ammo_low != 0,
            bunkers: bits(s.bunkers),
            mines: (0..MINES)
                .filter(|&at| s.mines[at] != Hex::NONE)
                .map(|at| OpenMine {
                    hex: s.mines[at],
                    value: s.values[at],
                    live: s.live_mines >> at & 1 == 1,
                    shown: s.shown[at] != NOBODY,
                })
                .collect(),
            infirmary: s.infirmary,
            infirmary_taken: s.infirmary_taken != 0,
            third_marker: s.third_marker,
            released: s.released != 0,
            hastened: s.hastened != 0,
            frost: s.frost != 0,
            assigned: (s.assigned != NOBODY).then_some(s.assigned),
            ammo_lost: bits(s.ammo_lost.into()),
            wounded: s.wounded,
            group: (*group != Group::NONE).then(|| OpenGroup {
                deed: group.deed,
                side: group.seat.into(),
                all: list(group.seat, group.all),
                moving: list(group.seat, group.mask),
                stepped: list(group.seat, group.stepped),
                origin: group.origin,
                here: group.here,
                previous: group.prev,
                mp: group.mp,
                spent: group.spent,
                flags: words(group.flags, &GOING),
            }),
            shot: (*shot != Shot::NONE).then(|| OpenShot {
                kind: shot.kind,
                side: shot_seat.into(),
                firing: list(shot_seat, shot.firing),
                targets: list(other(shot_seat), shot.targets),
                from: shot.from,
                hex: shot.hex,
                hits: shot.hits,
                modifier: shot.modifier,
                ones: shot.ones.iter().filter(|&&c| c != NOBODY).map(|&c| Counter(c)).collect(),
            }),
            fight: (*fight != Fight::NONE).then(|| OpenFight {
                side: fight.seat.into(),
                attackers: list(fight.seat, fight.attackers),
                defenders: list(other(fight.seat), fight.defenders),
                routed: list(other(fight.seat), fight.routed),
                shaken: list(s.shaken_seat(), fight.shaken),
                hex: fight.hex,
                from: fight.from,
                origin: fight.origin,
                attack: fight.attack,
                defence: fight.defence,
                flags: words(fight.flags, &BRAWL),
            }),
            draft: draft.is_open().then(|| OpenDraft {
                deed: draft.deed,
                hex: draft.hex,
                target: draft.target,
                entry: draft.entry,
                units: list(drafter(s), draft.mask),
                settled: draft.settled != 0,
                parts: draft.parts.to_vec(),
                mines: draft.mines.iter().take(draft.laid.into()).copied().collect(),
                values: draft.values.to_vec(),
                side: drafter(s).into(),
            }),
            steps: s.steps.iter().map(|step| OpenStep { step: step.kind, a: step.a, b: step.b }).collect(),
            ending: s.is_over().then_some(s.ending),
            winner: (s.winner != NOBODY).then(|| Seat(s.winner).into()),
        }
    }
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Open::from(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Open::deserialize(from)?.try_into().map_err(serde::de::Error::custom)
    }
}
