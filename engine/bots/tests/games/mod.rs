//! Tiny games for the tests of bots and laboratory: hidden hands, windows, sealed choices, nothing else.

#![allow(dead_code)]

pub mod airdrop;
pub mod hide;
pub mod nim;

/// What a tiny game without options and data says of itself, and all of its presentation.
#[macro_export]
macro_rules! plain_game {
    (about $id:literal, $seats:literal, $max_picks:literal) => {
        type Event = $crate::games::Nothing;
        fn about() -> staffetta_kernel::About {
            staffetta_kernel::About {
                id: $id,
                version: 1,
                past: &[],
                layout: 1,
                min_seats: 2,
                max_seats: $seats,
                usual_seats: $seats,
                max_picks: $max_picks,
                texts: &[],
                rules: "",
                data: &[],
                presets: &[],
            }
        }
        fn apply_given(
            _: &Self::Rules,
            _: &mut Self::State,
            _: &serde_json::Value,
        ) -> Result<(), staffetta_kernel::Fault> {
            Err(staffetta_kernel::Fault::new("no-scenarios", "given", "this game has none"))
        }
    };
    (presentation) => {
        type Order = staffetta_kernel::NoOrders;
        fn prompt(_: &Self::Rules, _: &Self::View) -> staffetta_kernel::Prompt {
            staffetta_kernel::Prompt::new("choose", "T-1")
        }
        fn label(_: &Self::Rules, _: &Self::View, _: Self::Action) -> staffetta_kernel::Label {
            staffetta_kernel::Label::new("T-1")
        }
        fn irreversible(_: &Self::Rules, _: &Self::View, _: Self::Action) -> bool {
            true
        }
        fn unavailable(_: &Self::Rules, _: &Self::View, _: Verb) -> staffetta_kernel::Refusal {
            staffetta_kernel::Refusal::new("T-1", "not-now")
        }
    };
}

/// Tiny games tell nothing.
#[derive(Clone, Debug)]
pub struct Nothing;

impl staffetta_kernel::Event for Nothing {
    fn told(&self, _: staffetta_kernel::Viewer) -> staffetta_kernel::Told {
        staffetta_kernel::Told::new("nothing", "T-1")
    }
}

/// The outcome in which these seats (as bits) share the first place.
pub fn won_by(seats: u8, winners: u8) -> staffetta_kernel::Outcome {
    let mut rank = [0; staffetta_kernel::MAX_SEATS];
    for (seat, rank) in rank.iter_mut().enumerate().take(seats.into()) {
        *rank = if winners >> seat & 1 == 1 { 1 } else { 2 };
    }
    let score = [0; staffetta_kernel::MAX_SEATS];
    staffetta_kernel::Outcome { seats, rank, score, reason: "over", rule: "T-1" }
}
