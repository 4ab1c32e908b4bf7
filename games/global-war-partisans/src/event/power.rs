//! Whose deed an event is.

use super::Happened;
use crate::power::Power;

impl Happened {
    /// The power that does it, or to which it happens; none where it is nobody's.
    pub(super) fn power(&self) -> Option<Power> {
        Some(match self {
            Self::By { of, .. } => return of.power(),
            Self::Funds { power, .. }
            | Self::TurnBegins { power, .. }
            | Self::Bought { power, .. }
            | Self::BoughtPartisan { power }
            | Self::BoughtMarker { power }
            | Self::Repaired { power, .. }
            | Self::Influence { power, .. }
            | Self::Moved { power, .. }
            | Self::Railed { power, .. }
            | Self::Crossing { power, .. }
            | Self::Lost { power, .. }
            | Self::Retreated { power, .. }
            | Self::Stranded { power, .. }
            | Self::HunterLost { power, .. }
            | Self::Placed { power, .. }
            | Self::SpanishAid { power }
            | Self::Skipped { power, .. }
            | Self::GenerationRolls { power, .. }
            | Self::Income { power, .. }
            | Self::Aligned { to: power, .. }
            | Self::Lent { from: power, .. }
            | Self::Armistice { captor: power }
            | Self::War { by: power, .. }
            | Self::Controlled { by: power, .. }
            | Self::LimitedWar { by: power, .. }
            | Self::Battle { by: power, .. }
            | Self::Attack { by: power, .. }
            | Self::Captured { by: power, .. }
            | Self::Liberated { by: power, .. }
            | Self::Hunt { by: power, .. }
            | Self::Raid { by: power, .. }
            | Self::RaidersLost { by: power, .. }
            | Self::Supplied { lender: power, .. }
            | Self::Uprising { controller: power, .. }
            | Self::Disbanded { controller: power, .. }
            | Self::Transformed { controller: power, .. }
            | Self::Armed { controller: power, .. }
            | Self::Dispersed { controller: power, .. }
            | Self::Supported { controller: power, .. }
            | Self::SupportRefused { controller: power, .. }
            | Self::PartisanLost { controller: power, .. }
            | Self::Faded { controller: power, .. }
            | Self::Stood { controller: power, .. }
            | Self::Recruited { controller: power, .. }
            | Self::Sabotaged { controller: power, .. }
            | Self::Disrupted { controller: power, .. }
            | Self::MarkerRefused { controller: power, .. }
            | Self::Generated { controller: power, .. }
            | Self::NobodyCame { controller: power, .. }
            | Self::MarkerReturned { controller: power, .. }
            | Self::SeenAgain { controller: power, .. } => *power,
            // Nobody else's partisans walk or infiltrate (GW-4.6, GW-10.3).
            Self::Walked { .. } | Self::Infiltrated { .. } => Power::Ccp,
            Self::Of { .. }
            | Self::SetUp { .. }
            | Self::Truce
            | Self::Returned { .. }
            | Self::Defence { .. }
            | Self::Boosted { .. }
            | Self::SpainResolved { .. }
            | Self::RoundEnds { .. }
            | Self::Standing { .. }
            | Self::Won { .. }
            | Self::Soul { .. }
            | Self::Left { .. } => return None,
        })
    }
}
