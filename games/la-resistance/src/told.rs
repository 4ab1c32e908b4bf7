//! How the log tells what happened.

use staffetta_kernel::{Arg, RuleId, Told, Viewer};

use crate::cards::EventKind;
use crate::event::{Event, PileName};
use crate::labels::word;

/// The rule of what an event does (LR-3.2).
fn effect_of(event: EventKind) -> RuleId {
    match event {
        EventKind::HeavyCasualties | EventKind::WehrmachtVeterans | EventKind::VichyForces => "LR-5.13",
        EventKind::TraitorsLoss | EventKind::BotchedRaids | EventKind::SsMassiveSearch => "LR-3.2",
        EventKind::Lull => "LR-5.14",
    }
}

fn pile_word(pile: PileName) -> Arg {
    word(
        "pile",
        match pile {
            PileName::Missions => "missions",
            PileName::Events => "events",
            PileName::CestLaGuerre => "cest-la-guerre",
        },
    )
}

/// A table of what is told, one line for each kind of event.
impl staffetta_kernel::Event for Event {
    fn told(&self, viewer: Viewer) -> Told {
        match *self {
            // Set-up, rounds, windows, breaking and the end.
            Self::Bands { count } => Told::new("bands", "LR-O.players").with("count", count),
            Self::LeaderTaken { seat, leader, recruits, rule } => Told::new("leader-taken", rule)
                .with("seat", seat)
                .with("leader", word("leader", leader.word()))
                .with("recruits", recruits),
            Self::LeaderNamed { seat, leader } => {
                let leader = leader.for_viewer(viewer).map(|l| word("leader", l.word()));
                Told::new("leader-named", "LR-O.leader_pick").with("seat", seat).with("leader", leader)
            }
            Self::LeaderClashes { seat, leader } => Told::new("leader-clashes", "LR-O.leader_pick")
                .with("seat", seat)
                .with("leader", word("leader", leader.word())),
            Self::FirstPlayer { seat } => Told::new("first-player", "LR-5.2").with("seat", seat),
            Self::MarkerPassed { seat, rule } => Told::new("marker-passed", rule).with("seat", seat),
            Self::Shuffled { pile } => {
                let rule = match pile {
                    PileName::Missions => "LR-5.3",
                    PileName::Events => "LR-5.4",
                    PileName::CestLaGuerre => "LR-5.5",
                };
                Told::new("shuffled", rule).with("pile", pile_word(pile))
            }
            Self::Reshuffled { pile } => {
                let rule = match pile {
                    PileName::Missions => "LR-5.6",
                    PileName::Events => "LR-G46",
                    PileName::CestLaGuerre => "LR-G75",
                };
                Told::new("reshuffled", rule).with("pile", pile_word(pile))
            }
            Self::Round { round, event } => Told::new("round", if round == 1 { "LR-5.4" } else { "LR-5.7" })
                .with("round", round)
                .with("event", word("event", event.word())),
            Self::LastRound { round, rule } => Told::new("last-round", rule).with("round", round),
            Self::EventDrawn { event } => Told::new("event-drawn", effect_of(event))
                .with("event", word("event", event.word()))
                .with("effect", Arg::Word(format!("event-{}.effect", event.word()))),
            Self::EventAnswer { seat, glory } => Told::new("event-answer", "LR-5.8")
                .with("seat", seat)
                .with("loss", word("loss", if glory { "glory" } else { "recruit" })),
            Self::EventLoss { seat, glory, recruits, left, rule } => Told::new("event-loss", rule)
                .with("seat", seat)
                .with("glory", glory)
                .with("recruits", recruits)
                .with("left", left),
            Self::Passed { seat } => Told::new("passed", "LR-5.45").with("seat", seat),
            Self::AskedAgain => Told::new("asked-again", "LR-5.43"),
            Self::Broken { seat, rule } => Told::new("broken", rule).with("seat", seat),
            Self::TurnCut { seat, rule } => Told::new("turn-cut", rule).with("seat", seat),
            Self::PatrolStays => Told::new("patrol-stays", "LR-5.61"),
            Self::Left { seat } => Told::new("left", "LR-G69").with("seat", seat),
            Self::Won { seat, ending, glory, rule } => {
                Told::new("won", rule).with("seat", seat).with("how", word("end", ending.word())).with("glory", glory)
            }
            Self::Ranked { seat, rank } => Told::new("ranked", "LR-6.6").with("seat", seat).with("rank", rank),
            // A turn up to its assessment.
            Self::Turn { seat, first } => {
                Told::new("turn", if first { "LR-5.7" } else { "LR-5.56" }).with("seat", seat)
            }
            // What it does happens at once.
            Self::Gift { seat, to, glory } => {
                Told::new("gift", "LR-5.18").with("seat", seat).with("to", to).with("glory", glory)
            }
            Self::RollAnnounced { seat } => Told::new("roll-announced", "LR-5.16").with("seat", seat),
            Self::Rolled { seat, dice } => Told::new("rolled", "LR-5.20").with("seat", seat).with("dice", dice),
            Self::Mulligan { seat, removed, dice, rule } => {
                Told::new("mulligan", rule).with("seat", seat).with("removed", removed).with("dice", dice)
            }
            Self::Rerolled { seat, from, to } => {
                Told::new("rerolled", "LR-5.23").with("seat", seat).with("from", from).with("value", to)
            }
            Self::Kept { seat, rule } => Told::new("kept", rule).with("seat", seat),
            Self::Blue { seat, value, rule } => Told::new("blue", rule).with("seat", seat).with("value", value),
            Self::BlueOne { seat, lost, recruits, rule } => {
                Told::new("blue-one", rule).with("seat", seat).with("lost", lost).with("recruits", recruits)
            }
            Self::BlueStopped { seat } => Told::new("blue-stopped", "LR-5.29").with("seat", seat),
            Self::Ducked { seat, saved, price } => {
                Told::new("ducked", "LR-5.51").with("seat", seat).with("saved", saved).with("price", price)
            }
            Self::Defeated { seat, mission, dice, rule } => Told::new("defeated", rule)
                .with("seat", seat)
                .with("mission", word("mission", mission.word()))
                .with("dice", dice),
            Self::CostPaid { seat, recruits, rule } => {
                Told::new("cost-paid", rule).with("seat", seat).with("recruits", recruits)
            }
            Self::ExtraDie { seat, value } => Told::new("extra-die", "LR-5.28").with("seat", seat).with("value", value),
            Self::VichyCovered { seat, dice } => {
                Told::new("vichy-covered", "LR-5.37").with("seat", seat).with("dice", dice)
            }
            Self::Sown { seat, victim, dice } => {
                Told::new("sown", "LR-5.38").with("seat", seat).with("victim", victim).with("dice", dice)
            }
            Self::Lured { seat, victim, recruits, rule } => {
                Told::new("lured", rule).with("seat", seat).with("victim", victim).with("recruits", recruits)
            }
            Self::Capped { seat, cap, rule } => Told::new("capped", rule).with("seat", seat).with("cap", cap),
            Self::Stolen { seat, victim, dice, glory } => Told::new("stolen", "LR-5.40")
                .with("seat", seat)
                .with("victim", victim)
                .with("dice", dice)
                .with("glory", glory),
            Self::Bought { seat, dice, card, rule } => {
                let card = card.for_viewer(viewer).map(|c| word("clg", c.word()));
                Told::new("bought", rule).with("seat", seat).with("dice", dice).with("card", card)
            }
            Self::Struck { seat, card, victim, from, to, rule } => Told::new("struck", rule)
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
            Self::Patrol { seat, rule } => Told::new("patrol", rule).with("seat", seat),
            Self::FaultyIntel { seat, victim, value, rule } => {
                Told::new("faulty-intel", rule).with("seat", seat).with("victim", victim).with("value", value)
            }
            Self::MgFired { seat, shots_left } => {
                Told::new("mg-fired", "LR-5.40e").with("seat", seat).with("left", shots_left)
            }
            Self::PanzerfaustFired { seat } => Told::new("panzerfaust-fired", "LR-5.40f").with("seat", seat),
            Self::Discarded { seat, card, rule } => {
                Told::new("discarded", rule).with("seat", seat).with("card", word("clg", card.word()))
            }
            Self::TurnEnded { seat } => Told::new("turn-ended", "LR-5.31").with("seat", seat),
            // The assessment and the close of a turn.
            Self::Paid { mission, glory, recruits, rule } => Told::new("paid", rule)
                .with("mission", word("mission", mission.word()))
                .with("glory", glory)
                .with("recruits", recruits),
            Self::PaidMore { mission, glory } => {
                Told::new("paid-more", "LR-5.47").with("mission", word("mission", mission.word())).with("glory", glory)
            }
            Self::Took { seat, from, glory } => {
                Told::new("took", "LR-5.48").with("seat", seat).with("victim", from).with("glory", glory)
            }
            Self::NothingToTake { seat } => Told::new("nothing-to-take", "LR-G55").with("seat", seat),
            Self::Harmed { mission, glory, recruits, rule } => Told::new("harmed", rule)
                .with("mission", word("mission", mission.word()))
                .with("glory", glory)
                .with("recruits", recruits),
            Self::HarmedByEvent { event, mission: Some(mission), recruits, rule } => Told::new("harmed-more", rule)
                .with("event", word("event", event.word()))
                .with("mission", word("mission", mission.word()))
                .with("recruits", recruits),
            Self::HarmedByEvent { event, mission: None, recruits, rule } => {
                Told::new("harmed-by-event", rule).with("event", word("event", event.word())).with("recruits", recruits)
            }
            Self::Harmless { mission, rule } => {
                Told::new("harmless", rule).with("mission", word("mission", mission.word()))
            }
            Self::Nursed { seat, recruits } => {
                Told::new("nursed", "LR-3.4").with("seat", seat).with("recruits", recruits)
            }
            Self::Assessed { seat, sum, recruits, glory, rule } => Told::new("assessed", rule)
                .with("seat", seat)
                .with("gained", sum.glory)
                .with("joined", sum.recruits)
                .with("loss", sum.loss)
                .with("ducked", sum.ducked)
                .with("recruits", recruits)
                .with("glory", glory),
            Self::EnoughGlory { seat, glory, rule } => {
                Told::new("enough-glory", rule).with("seat", seat).with("glory", glory)
            }
            Self::Cleared { count } => Told::new("cleared", "LR-5.53").with("count", count),
            Self::Revealed { spot, mission, rule } => {
                Told::new("revealed", rule).with("spot", spot.number()).with("mission", word("mission", mission.word()))
            }
            Self::TimeIsNow { seat, bonus, rule } => {
                Told::new("time-is-now", rule).with("seat", seat).with("bonus", bonus)
            }
            Self::TurnOver { seat } => Told::new("turn-over", "LR-G3").with("seat", seat),
        }
    }
}
