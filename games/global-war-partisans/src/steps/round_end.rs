//! The end of a round (GW-12.1, GW-13.1).

use staffetta_kernel::{Desk, flow, step};

use super::start_of_turn::StartOfTurn;
use super::{Came, G, Next, d12};
use crate::event::{Happened, tell};
use crate::partisan::Mark;
use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::{Ending, Spain, State};

step! {
    /// The civil war of Spain may be resolved; the game may end.
    pub struct RoundEnd {}
}

impl flow::Step<G> for RoundEnd {
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        let round = s.round;
        tell(r, desk, || Happened::RoundEnds { round, owners: s.owners() });
        s.unmark_all(Mark::Faded);
        if s.spain == Spain::Open && s.round >= r.numbers.spain_rounds {
            resolve_spain(r, s, desk);
        }
        s.ending = s.ending_now(r);
        if s.ending != Ending::None {
            tell_standing(r, s, desk);
            return Next::Over;
        }
        s.round += 1;
        s.power = Power::ALL.iter().copied().find(|&power| r.active.has(power)).unwrap_or_default();
        Next::turn_into(StartOfTurn {})
    }
}

/// Nationalists or Republic: the die and the aid decide (GW-11.4).
fn resolve_spain(r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) {
    let die = d12("spanish civil war", desk);
    let sum = i16::from(die) + i16::from(s.nationalist_aid) - i16::from(s.republican_aid);
    let nationalist = sum >= r.numbers.spain_nationalist_from;
    s.spain = if nationalist { Spain::Nationalist } else { Spain::Republican };
    tell(r, desk, || Happened::SpainResolved { die, nationalist });
}

fn tell_standing(r: &Rules, s: &State, desk: &mut impl Desk<Happened>) {
    for &alliance in Alliance::ALL {
        let standing = s.standing(r, alliance);
        let points = standing.victory_points + standing.bonus;
        tell(r, desk, || Happened::Standing { alliance, points, score: standing.score });
    }
    tell(r, desk, || Happened::Won { alliance: s.winner(r, s.ending), rule: s.ending_rule(r) });
    tell(r, desk, || Happened::Soul { seats: s.soul(r) });
}
