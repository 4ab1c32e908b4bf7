//! Whom a card, a purchase, a gift or a Botched Raid may concern, and what that would change.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, Seat, Seats, kinds};

use super::botched_raid::BotchedRaid;
use super::{Step, botched_raid, cest_la_guerre, charismatic, purchases};
use crate::cards::{Clg, Leader};
use crate::leader_powers;
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public, State};
use crate::steps::turn;
use crate::view::View;

kinds! {
    /// What is done to another band.
    pub enum Strike, "strike" {
        /// Saint-Pierre's gift (LR-5.17).
        Gift = "gift",
        /// Sow (LR-5.38).
        Sow = "sow",
        /// Steal (LR-5.40).
        Steal = "steal",
        /// What a defeated Botched Raid takes (LR-5.48).
        Take = "take",
        /// Brutality.
        Brutality = "brutality",
        /// Exposed.
        Exposed = "exposed",
        /// Charismatic.
        Charismatic = "charismatic",
    }
}

/// A band that may be chosen, and what it would have then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Victim {
    /// Which.
    pub seat: Seat,
    /// Its recruits then, if it saves none.
    pub recruits: u8,
    /// Its glory then.
    pub glory: u8,
    /// How many recruits it may save by ducking (LR-O.duck_on_steals).
    pub may_save: u8,
}

/// Answers whom this may concern if this seat does it, payment and cards in hand aside.
pub fn victims(r: &Rules, v: &View, _: &State, by: Seat, with: Strike) -> Result<Vec<Victim>, Refusal> {
    let p = &v.public;
    if !p.living.has(by) {
        return Err(Refusal::new("LR-3.3", "no-such-band"));
    }
    let own_turn = !matches!(with, Strike::Brutality | Strike::Exposed | Strike::Charismatic);
    if own_turn && (turn::stage(p).is_none() || by != p.active) {
        return Err(Refusal::new("LR-5.31", "not-asked"));
    }
    Ok(seats(r, p, by, with)?.iter().map(|seat| struck(r, p, seat, with)).collect())
}

fn seats(r: &Rules, p: &Public, by: Seat, with: Strike) -> Result<Seats, Refusal> {
    let others = p.others(by).iter();
    Ok(match with {
        Strike::Gift => {
            leader_powers::may_give(r, p)?;
            others.filter(|&seat| leader_powers::may_give_to(r, p, seat).is_ok()).collect()
        }
        Strike::Sow if p.has_used(OncePerTurn::Sow) => return Err(Refusal::new("LR-5.38", "sown")),
        Strike::Sow => others.filter(|&seat| purchases::can_sow(r, p, seat)).collect(),
        Strike::Steal if p.has_used(OncePerTurn::Steal) => return Err(Refusal::new("LR-5.40", "stolen")),
        Strike::Steal => others.filter(|&seat| purchases::can_steal(p, seat)).collect(),
        Strike::Take if raided(p).is_none() => return Err(Refusal::new("LR-5.48", "only-after-a-botched-raid")),
        Strike::Take => botched_raid::victims(p),
        Strike::Brutality => cest_la_guerre::victims(r, p, by, Clg::Brutality),
        Strike::Exposed => cest_la_guerre::victims(r, p, by, Clg::Exposed),
        Strike::Charismatic => cest_la_guerre::victims(r, p, by, Clg::Charismatic),
    })
}

/// The glory that a Botched Raid takes now, if one does.
fn raided(p: &Public) -> Option<u8> {
    Step::asking::<BotchedRaid>(&p.steps).map(|raid| raid.glory)
}

/// What this band would have then.
fn struck(r: &Rules, p: &Public, seat: Seat, with: Strike) -> Victim {
    let band = &p.bands[seat];
    let same = Victim { seat, recruits: band.recruits, glory: band.glory, may_save: 0 };
    let robbed = |glory: u8| Victim { glory: band.glory.saturating_sub(glory), ..same };
    let lured = |loss: u8| {
        let may_save = charismatic::savable(r, p, seat, loss);
        Victim { recruits: band.recruits.saturating_sub(loss), may_save, ..same }
    };
    match with {
        Strike::Gift => Victim { recruits: band.recruits + r.leader(Leader::SaintPierre).recruits, ..same },
        Strike::Sow => lured(r.numbers.sow_recruits),
        Strike::Charismatic => lured(r.clg(Clg::Charismatic).value),
        Strike::Steal => robbed(r.numbers.steal_glory),
        Strike::Take => robbed(raided(p).unwrap_or(0)),
        Strike::Brutality => robbed(r.clg(Clg::Brutality).value),
        Strike::Exposed => robbed(r.clg(Clg::Exposed).value),
    }
}
