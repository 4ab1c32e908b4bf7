//! What a board, a terminal or a bot may ask of the rules. Each answer stands in the file of the rule that gives it.

use staffetta_kernel::{Refusal, RuleId, Seat, queries};

use crate::RepubblicaRibelle;
use crate::cards::Card;
use crate::pieces::Piece;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::steps::counting::{self, Count};
use crate::steps::effects::{self, Targets};
use crate::steps::move_piece::{self, Reach};
use crate::steps::staff_talk::{self, Needs};
use crate::support_track::{self, Space};
use crate::view::View;

queries! {
    /// What may be asked of the rules.
    pub struct Questions for RepubblicaRibelle, enum Query, enum Reply, sensible: sensible {
        /// Where a piece can go, for how many points and which way (RR-3.2): in the move that goes on, else with what
        /// its seat would begin its manoeuvres with now.
        "reach" Reach {
            /// Whose piece.
            seat: Seat,
            /// Which.
            piece: Piece,
        } -> Reach = move_piece::reach,
        /// What a seat has in the open mission, line by line (RR-6.1).
        "count" Count {
            /// Whose score.
            seat: Seat,
            /// Cards of its hand that it would lay besides.
            cards: Vec<Card>,
        } -> Count = counting::count,
        /// How many objectives a score takes in the open mission (RR-6.5).
        "objectives" Objectives {
            /// The score.
            score: u8,
        } -> u8 = counting::objectives,
        /// What the open mission needs, and what scores and pledges make so far (RR-2.4, RR-7.1, RR-7.2).
        "needs" Needs {} -> Needs = staff_talk::needs,
        /// What the effect of a card would do for a seat, and its targets (RR-5.7).
        "targets" Targets {
            /// Who activates it.
            seat: Seat,
            /// The card, played or not.
            card: Card,
        } -> Targets = effects::targets_of,
        /// What each space of the support track gives (RR-3.7).
        "support" Support {} -> Vec<Space> = support_track::track,
    }
}

/// Refuses a seat that is not at the table, or has no board yet.
pub fn seated(p: &Public, seat: Seat, rule: RuleId) -> Result<(), Refusal> {
    if seat.0 >= p.seats {
        return Err(Refusal::new(rule, "no-such-seat"));
    }
    if p.boards[seat.at()].is_none() {
        return Err(Refusal::new(rule, "no-board"));
    }
    Ok(())
}

/// Refuses while no mission lies open.
pub fn has_mission(p: &Public, rule: RuleId) -> Result<(), Refusal> {
    if p.open_mission.is_some() { Ok(()) } else { Err(Refusal::new(rule, "no-mission")) }
}

/// The pieces of the viewer and of whoever moves, the score of every seat, the viewer's own cards.
fn sensible(r: &Rules, v: &View, _: &State) -> Vec<Query> {
    let p = &v.public;
    let mut queries = vec![Query::Support {}, Query::Needs {}];
    let mission = r.mission(p.mission());
    queries.extend([mission.low, mission.high].map(|score| Query::Objectives { score }));
    for seat in p.all() {
        queries.push(Query::Count { seat, cards: Vec::new() });
        if v.viewer == Some(seat) || v.asked.has(seat) {
            queries.extend(p.on_map(seat).iter().map(|piece| Query::Reach { seat, piece }));
        }
    }
    if let Some(seat) = v.viewer {
        let hand = v.seen.hands[seat.at()];
        queries.push(Query::Count { seat, cards: hand.iter().collect() });
        let cards = v.seen.played[seat.at()].iter().copied().chain(hand.iter());
        queries.extend(cards.map(|card| Query::Targets { seat, card }));
    }
    queries
}
