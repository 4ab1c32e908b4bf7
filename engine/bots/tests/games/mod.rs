//! Tiny games that press on the doors of the contract that bots and laboratories use.

#![allow(dead_code)]

pub mod airdrop;
pub mod hide;
pub mod nim;

/// What a tiny game without options, data, screen and learners answers to the rest of the contract.
#[macro_export]
macro_rules! plain_game {
    ($id:literal, $seats:literal, $cap:literal) => {
        type Event = $crate::games::Nothing;
        fn about() -> staffetta_kernel::About {
            staffetta_kernel::About {
                id: $id,
                version: 1,
                layout: 1,
                min_seats: 2,
                max_seats: $seats,
                usual_seats: $seats,
                cap: $cap,
                texts: &[],
                rules: "",
                data: &[],
                presets: &[],
            }
        }
        fn schema() -> &'static [staffetta_kernel::options::Spec] {
            &[]
        }
        fn prompt(_: &Self::Rules, _: &Self::View) -> staffetta_kernel::Prompt {
            let args = staffetta_kernel::Args::default();
            staffetta_kernel::Prompt { key: "choose", args, actor: None, rule: "T-1", form: None }
        }
        fn label(_: &Self::Rules, _: &Self::View, _: Self::Action) -> staffetta_kernel::Label {
            staffetta_kernel::Label::new("T-1")
        }
        fn arrange(_: &Self::Rules, _: &mut Self::State, _: &serde_json::Value) -> Result<(), staffetta_kernel::Fault> {
            Err(staffetta_kernel::Fault::new("no-scenarios", "given", "this game has none"))
        }
        const OBSERVATION: usize = 1;
        fn observe(_: &Self::Rules, _: &Self::View, _: &mut [f32]) {}
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
