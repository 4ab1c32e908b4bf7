//! What happened, as the log tells it.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Arg, RuleId, Seat, Veiled};

use crate::cards::{Clg, EventKind, Leader, MissionKind, Spot};
use crate::state::Ending;

/// A few dice by value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    len: u8,
    values: [u8; 12],
}

impl Shown {
    /// One more die.
    pub(crate) fn push(&mut self, value: u8) {
        if let Some(place) = self.values.get_mut(usize::from(self.len)) {
            *place = value;
            self.len += 1;
        }
    }
}

impl FromIterator<u8> for Shown {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Self {
        let mut shown = Self::default();
        values.into_iter().for_each(|value| shown.push(value));
        shown
    }
}

impl From<Shown> for Arg {
    fn from(dice: Shown) -> Self {
        let values: Vec<_> = dice.values.iter().take(dice.len.into()).map(u8::to_string).collect();
        Self::Plain(values.join(" "))
    }
}

/// The sum of an assessment (LR-5.46 to LR-5.51).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Sum {
    /// Glory of defeated missions, The Time is Now! included.
    pub glory: u8,
    /// Recruits gained.
    pub recruits: u8,
    /// Glory lost to missions left standing.
    pub lost_glory: u8,
    /// Recruits due to be lost.
    pub loss: u8,
    /// Recruits saved by ducking: known only afterwards, so no view tells it.
    #[serde(skip)]
    pub ducked: u8,
}

/// Which pile was shuffled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PileName {
    /// Missions.
    Missions,
    /// Events.
    Events,
    /// C'est La Guerre.
    CestLaGuerre,
}

/// Something that happened at the table. Where the rule behind it depends on the moment, the moment says which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields are named in the rulebook's words
pub enum Event {
    /// So many bands play (LR-O.players).
    Bands {
        count: u8,
    },
    /// A band has its leader, and its recruits (LR-5.1).
    LeaderTaken {
        seat: Seat,
        leader: Leader,
        recruits: u8,
        rule: RuleId,
    },
    /// A band has named a leader; only it knows whom.
    LeaderNamed {
        seat: Seat,
        leader: Veiled<Leader>,
    },
    /// This band had named a leader whom another named too.
    LeaderClashes {
        seat: Seat,
        leader: Leader,
    },
    /// The first player is drawn, or the marker passes on.
    FirstPlayer {
        seat: Seat,
    },
    MarkerPassed {
        seat: Seat,
        rule: RuleId,
    },
    /// A pile is shuffled in the set-up.
    Shuffled {
        pile: PileName,
    },
    /// A round begins under an event.
    Round {
        round: u8,
        event: EventKind,
    },
    /// It is the last one.
    LastRound {
        round: u8,
        rule: RuleId,
    },
    /// What the event does.
    EventDrawn {
        event: EventKind,
    },
    /// A band answers an instant event.
    EventAnswer {
        seat: Seat,
        glory: bool,
    },
    /// A band pays for an instant event.
    EventLoss {
        seat: Seat,
        glory: u8,
        recruits: u8,
        left: u8,
        rule: RuleId,
    },
    /// A turn begins, the first of its round or another.
    Turn {
        seat: Seat,
        first: bool,
    },
    Gift {
        seat: Seat,
        to: Seat,
        glory: u8,
    },
    RollAnnounced {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        dice: Shown,
    },
    Mulligan {
        seat: Seat,
        removed: u8,
        dice: Shown,
        rule: RuleId,
    },
    Rerolled {
        seat: Seat,
        from: u8,
        to: u8,
    },
    Kept {
        seat: Seat,
        rule: RuleId,
    },
    Blue {
        seat: Seat,
        value: u8,
        rule: RuleId,
    },
    BlueOne {
        seat: Seat,
        lost: u8,
        recruits: u8,
        rule: RuleId,
    },
    BlueStopped {
        seat: Seat,
    },
    Ducked {
        seat: Seat,
        saved: u8,
        price: u8,
    },
    Defeated {
        seat: Seat,
        mission: MissionKind,
        dice: Shown,
        rule: RuleId,
    },
    CostPaid {
        seat: Seat,
        recruits: u8,
        rule: RuleId,
    },
    /// The die of a Sacrifice joins the pool.
    ExtraDie {
        seat: Seat,
        value: u8,
    },
    VichyCovered {
        seat: Seat,
        dice: Shown,
    },
    Sown {
        seat: Seat,
        victim: Seat,
        dice: Shown,
    },
    Lured {
        seat: Seat,
        victim: Seat,
        recruits: u8,
        rule: RuleId,
    },
    /// There is no room for more recruits than so many.
    Capped {
        seat: Seat,
        cap: u8,
        rule: RuleId,
    },
    Stolen {
        seat: Seat,
        victim: Seat,
        dice: Shown,
        glory: u8,
    },
    Bought {
        seat: Seat,
        dice: Shown,
        card: Veiled<Clg>,
        rule: RuleId,
    },
    /// Brutality or Exposed strikes.
    Struck {
        seat: Seat,
        card: Clg,
        victim: Seat,
        from: u8,
        to: u8,
        rule: RuleId,
    },
    Charmed {
        seat: Seat,
        victim: Seat,
    },
    Camouflaged {
        seat: Seat,
        mission: MissionKind,
        value: u8,
    },
    Sacrificed {
        seat: Seat,
        value: u8,
    },
    Patrol {
        seat: Seat,
        rule: RuleId,
    },
    FaultyIntel {
        seat: Seat,
        victim: Seat,
        value: u8,
        rule: RuleId,
    },
    MgFired {
        seat: Seat,
        shots_left: u8,
    },
    PanzerfaustFired {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        card: Clg,
        rule: RuleId,
    },
    Passed {
        seat: Seat,
    },
    /// After a card all are asked again.
    AskedAgain,
    TurnEnded {
        seat: Seat,
    },
    /// A defeated mission pays.
    Paid {
        mission: MissionKind,
        glory: u8,
        recruits: u8,
        rule: RuleId,
    },
    /// The Time is Now! pays for it besides.
    PaidMore {
        mission: MissionKind,
        glory: u8,
    },
    Took {
        seat: Seat,
        from: Seat,
        glory: u8,
    },
    /// A defeated Botched Raid finds nobody with glory.
    NothingToTake {
        seat: Seat,
    },
    /// A mission that was left standing costs so much.
    Harmed {
        mission: MissionKind,
        glory: u8,
        recruits: u8,
        rule: RuleId,
    },
    /// The event costs recruits, because of this mission or by itself.
    HarmedByEvent {
        event: EventKind,
        mission: Option<MissionKind>,
        recruits: u8,
        rule: RuleId,
    },
    /// A mission that was left standing costs nothing.
    Harmless {
        mission: MissionKind,
        rule: RuleId,
    },
    /// Colette Arnaud saves recruits.
    Nursed {
        seat: Seat,
        recruits: u8,
    },
    Assessed {
        seat: Seat,
        sum: Sum,
        recruits: u8,
        glory: u8,
        rule: RuleId,
    },
    /// The active band has glory enough to win.
    EnoughGlory {
        seat: Seat,
        glory: u8,
        rule: RuleId,
    },
    /// Defeated cards leave the row.
    Cleared {
        count: u8,
    },
    /// A mission is turned up in the row.
    Revealed {
        spot: Spot,
        mission: MissionKind,
        rule: RuleId,
    },
    TimeIsNow {
        seat: Seat,
        bonus: u8,
        rule: RuleId,
    },
    Reshuffled {
        pile: PileName,
    },
    /// Three missions lie in the row for the next turn.
    TurnOver {
        seat: Seat,
    },
    Broken {
        seat: Seat,
        rule: RuleId,
    },
    /// The turn of a broken band ends early.
    TurnCut {
        seat: Seat,
        rule: RuleId,
    },
    /// The Unexpected Patrol stays when a band is broken.
    PatrolStays,
    Left {
        seat: Seat,
    },
    Won {
        seat: Seat,
        ending: Ending,
        glory: u8,
        rule: RuleId,
    },
    /// The rank of a band at the end.
    Ranked {
        seat: Seat,
        rank: u8,
    },
}

/// The rule by which the game ended.
pub(crate) fn rule_of(ending: Ending) -> RuleId {
    match ending {
        Ending::Glory => "LR-6.1",
        Ending::LastBand => "LR-6.2",
        Ending::AllBroken => "LR-6.4",
        Ending::RoundLimit => "LR-6.5",
    }
}
