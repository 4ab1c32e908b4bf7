//! What happened, as the log tells it.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Arg, Seat, Told, Veiled, Viewer};

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

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields are named in the rulebook's words
pub enum Event {
    /// A band has its leader (LR-5.1).
    LeaderTaken {
        seat: Seat,
        leader: Leader,
    },
    /// A band has named a leader; only it knows whom.
    LeaderNamed {
        seat: Seat,
        leader: Veiled<Leader>,
    },
    /// The first player is drawn, or the marker passes on.
    FirstPlayer {
        seat: Seat,
    },
    MarkerPassed {
        seat: Seat,
    },
    /// A round begins under an event.
    Round {
        round: u8,
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
    },
    /// A turn begins.
    Turn {
        seat: Seat,
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
    },
    Rerolled {
        seat: Seat,
        from: u8,
        to: u8,
    },
    Kept {
        seat: Seat,
    },
    Blue {
        seat: Seat,
        value: u8,
    },
    BlueOne {
        seat: Seat,
        lost: u8,
        recruits: u8,
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
    },
    CostPaid {
        seat: Seat,
        recruits: u8,
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
    },
    /// Brutality or Exposed strikes.
    Struck {
        seat: Seat,
        card: Clg,
        victim: Seat,
        from: u8,
        to: u8,
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
    },
    FaultyIntel {
        seat: Seat,
        victim: Seat,
        value: u8,
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
    },
    Passed {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    Took {
        seat: Seat,
        from: Seat,
        glory: u8,
    },
    Assessed {
        seat: Seat,
        sum: Sum,
        recruits: u8,
        glory: u8,
    },
    /// A mission is turned up in the row.
    Revealed {
        spot: Spot,
        mission: MissionKind,
    },
    TimeIsNow {
        seat: Seat,
        bonus: u8,
    },
    Reshuffled {
        pile: PileName,
    },
    Broken {
        seat: Seat,
    },
    Left {
        seat: Seat,
    },
    Won {
        seat: Seat,
        ending: Ending,
        glory: u8,
    },
}

fn word(prefix: &str, name: &str) -> Arg {
    Arg::Word(format!("{prefix}-{name}"))
}

impl staffetta_kernel::Event for Event {
    fn told(&self, viewer: Viewer) -> Told {
        match *self {
            Self::LeaderTaken { seat, leader } => {
                Told::new("leader-taken", "LR-5.1").with("seat", seat).with("leader", word("leader", leader.word()))
            }
            Self::LeaderNamed { seat, leader } => {
                let leader = leader.for_viewer(viewer).map(|l| word("leader", l.word()));
                Told::new("leader-named", "LR-5.1").with("seat", seat).with("leader", leader)
            }
            Self::FirstPlayer { seat } => Told::new("first-player", "LR-5.2").with("seat", seat),
            Self::MarkerPassed { seat } => Told::new("marker-passed", "LR-5.15").with("seat", seat),
            Self::Round { round, event } => {
                Told::new("round", "LR-5.7").with("round", round).with("event", word("event", event.word()))
            }
            Self::EventAnswer { seat, glory } => Told::new("event-answer", "LR-5.8")
                .with("seat", seat)
                .with("loss", word("loss", if glory { "glory" } else { "recruit" })),
            Self::EventLoss { seat, glory, recruits, left } => Told::new("event-loss", "LR-5.8")
                .with("seat", seat)
                .with("glory", glory)
                .with("recruits", recruits)
                .with("left", left),
            Self::Turn { seat } => Told::new("turn", "LR-5.7").with("seat", seat),
            Self::Gift { seat, to, glory } => {
                Told::new("gift", "LR-5.17").with("seat", seat).with("to", to).with("glory", glory)
            }
            Self::RollAnnounced { seat } => Told::new("roll-announced", "LR-5.16").with("seat", seat),
            Self::Rolled { seat, dice } => Told::new("rolled", "LR-5.20").with("seat", seat).with("dice", dice),
            Self::Mulligan { seat, removed, dice } => {
                Told::new("mulligan", "LR-5.22").with("seat", seat).with("removed", removed).with("dice", dice)
            }
            Self::Rerolled { seat, from, to } => {
                Told::new("rerolled", "LR-5.23").with("seat", seat).with("from", from).with("value", to)
            }
            Self::Kept { seat } => Told::new("kept", "LR-5.24").with("seat", seat),
            Self::Blue { seat, value } => Told::new("blue", "LR-5.26").with("seat", seat).with("value", value),
            Self::BlueOne { seat, lost, recruits } => {
                Told::new("blue-one", "LR-5.27").with("seat", seat).with("lost", lost).with("recruits", recruits)
            }
            Self::BlueStopped { seat } => Told::new("blue-stopped", "LR-5.29").with("seat", seat),
            Self::Ducked { seat, saved, price } => {
                Told::new("ducked", "LR-5.51").with("seat", seat).with("saved", saved).with("price", price)
            }
            Self::Defeated { seat, mission, dice } => Told::new("defeated", "LR-5.32")
                .with("seat", seat)
                .with("mission", word("mission", mission.word()))
                .with("dice", dice),
            Self::CostPaid { seat, recruits } => {
                Told::new("cost-paid", "LR-G14").with("seat", seat).with("recruits", recruits)
            }
            Self::VichyCovered { seat, dice } => {
                Told::new("vichy-covered", "LR-5.37").with("seat", seat).with("dice", dice)
            }
            Self::Sown { seat, victim, dice } => {
                Told::new("sown", "LR-5.38").with("seat", seat).with("victim", victim).with("dice", dice)
            }
            Self::Lured { seat, victim, recruits } => {
                Told::new("lured", "LR-5.38").with("seat", seat).with("victim", victim).with("recruits", recruits)
            }
            Self::Stolen { seat, victim, dice, glory } => Told::new("stolen", "LR-5.40")
                .with("seat", seat)
                .with("victim", victim)
                .with("dice", dice)
                .with("glory", glory),
            Self::Bought { seat, dice, card } => {
                let card = card.for_viewer(viewer).map(|c| word("clg", c.word()));
                Told::new("bought", "LR-5.39").with("seat", seat).with("dice", dice).with("card", card)
            }
            Self::Struck { seat, card, victim, from, to } => Told::new("struck", "LR-5.42")
                .with("seat", seat)
                .with("card", word("clg", card.word()))
                .with("victim", victim)
                .with("from", from)
                .with("glory", to),
            Self::Charmed { seat, victim } => {
                Told::new("charmed", "LR-5.40b").with("seat", seat).with("victim", victim)
            }
            Self::Camouflaged { seat, mission, value } => Told::new("camouflaged", "LR-5.40c")
                .with("seat", seat)
                .with("mission", word("mission", mission.word()))
                .with("value", value),
            Self::Sacrificed { seat, value } => {
                Told::new("sacrificed", "LR-5.40b").with("seat", seat).with("value", value)
            }
            Self::Patrol { seat } => Told::new("patrol", "LR-5.19").with("seat", seat),
            Self::FaultyIntel { seat, victim, value } => {
                Told::new("faulty-intel", "LR-5.30").with("seat", seat).with("victim", victim).with("value", value)
            }
            Self::MgFired { seat, shots_left } => {
                Told::new("mg-fired", "LR-5.40e").with("seat", seat).with("left", shots_left)
            }
            Self::PanzerfaustFired { seat } => Told::new("panzerfaust-fired", "LR-5.40f").with("seat", seat),
            Self::Discarded { seat, card } => {
                Told::new("discarded", "LR-5.40d").with("seat", seat).with("card", word("clg", card.word()))
            }
            Self::Passed { seat } => Told::new("passed", "LR-5.42").with("seat", seat),
            Self::TurnEnded { seat } => Told::new("turn-ended", "LR-5.31").with("seat", seat),
            Self::Took { seat, from, glory } => {
                Told::new("took", "LR-5.48").with("seat", seat).with("victim", from).with("glory", glory)
            }
            Self::Assessed { seat, sum, recruits, glory } => Told::new("assessed", "LR-5.46")
                .with("seat", seat)
                .with("gained", sum.glory)
                .with("joined", sum.recruits)
                .with("lost", sum.lost_glory)
                .with("loss", sum.loss)
                .with("ducked", sum.ducked)
                .with("recruits", recruits)
                .with("glory", glory),
            Self::Revealed { spot, mission } => Told::new("revealed", "LR-5.55")
                .with("spot", spot.number())
                .with("mission", word("mission", mission.word())),
            Self::TimeIsNow { seat, bonus } => {
                Told::new("time-is-now", "LR-5.52").with("seat", seat).with("bonus", bonus)
            }
            Self::Reshuffled { pile } => Told::new("reshuffled", "LR-5.6").with(
                "pile",
                word(
                    "pile",
                    match pile {
                        PileName::Missions => "missions",
                        PileName::Events => "events",
                        PileName::CestLaGuerre => "cest-la-guerre",
                    },
                ),
            ),
            Self::Broken { seat } => Told::new("broken", "LR-5.57").with("seat", seat),
            Self::Left { seat } => Told::new("left", "LR-G69").with("seat", seat),
            Self::Won { seat, ending, glory } => Told::new("won", rule_of(ending))
                .with("seat", seat)
                .with("how", word("end", ending.word()))
                .with("glory", glory),
        }
    }
}

/// The rule by which the game ended.
pub(crate) fn rule_of(ending: Ending) -> &'static str {
    match ending {
        Ending::Glory => "LR-6.1",
        Ending::LastBand => "LR-6.2",
        Ending::AllBroken => "LR-6.4",
        Ending::RoundLimit => "LR-6.5",
    }
}
