//! The analysis of a finished game as it goes over the wire.

use serde::Serialize;
use ts_rs::TS;

use super::kernel_types::Offer;
use crate::analyses::Stage;

/// How far the analysis of a game is.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AnalysisState {
    /// Was it begun?
    pub begun: bool,
    /// Moments that are done.
    pub done: u32,
    /// Moments of the game; 0 while others wait before it.
    pub of: u32,
    /// The analysis, once all are done.
    pub analysis: Option<Analysis>,
}

/// How the chances of a game went.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Analysis {
    /// How often each moment was played on.
    pub playouts: u32,
    /// The chances after each entry that changed the table.
    pub moments: Vec<MomentChances>,
    /// The answers that cost most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// The chances of all seats after an entry.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct MomentChances {
    /// The number of the entry.
    pub entry: u32,
    /// The chance of each seat to win, 0 to 1.
    pub chances: Vec<f32>,
}

/// An answer that cost its player chances.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TurningPoint {
    /// The number of the entry.
    pub entry: u32,
    /// Whose answer it was.
    pub seat: u8,
    /// The chance to win that it cost, 0 to 1.
    pub lost: f64,
    /// The half-width of its interval, with a confidence of 95 %.
    pub error: f64,
    /// What was answered, pick by pick.
    pub played: Vec<Offer>,
    /// What would have been better.
    pub better: Vec<Offer>,
}

impl From<Stage> for AnalysisState {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Running { done, of } => Self { begun: true, done, of, analysis: None },
            Stage::Done(analysis) => {
                let of = analysis.moments.len() as u32;
                Self { begun: true, done: of, of, analysis: Some((*analysis).clone().into()) }
            }
            Stage::NotBegun | Stage::Failed(_) => Self { begun: false, done: 0, of: 0, analysis: None },
        }
    }
}

impl From<staffetta_lab::Analysis> for Analysis {
    fn from(from: staffetta_lab::Analysis) -> Self {
        let moments = from.moments.into_iter();
        let offers = |deed: staffetta_lab::Deed| deed.into_iter().map(Offer::from).collect();
        let points = from.turning_points.into_iter().map(|point| TurningPoint {
            entry: point.entry,
            seat: point.seat.0,
            lost: point.lost,
            error: point.error,
            played: offers(point.played),
            better: offers(point.better),
        });
        Self {
            playouts: from.playouts,
            turning_points: points.collect(),
            moments: moments.map(|moment| MomentChances { entry: moment.entry, chances: moment.chances }).collect(),
        }
    }
}
