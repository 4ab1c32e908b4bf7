//! What a board, a terminal or a bot may ask of the rules: exact chances, ways, titles.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, Seat, Seats, Target, queries};

use crate::JoinThePartisans;
use crate::dice::Kept;
use crate::keeping::Rung;
use crate::outlook::{self, Beacon, Outlook, Way};
use crate::rules::Rules;
use crate::scoring;
use crate::state::State;
use crate::steps::Step;
use crate::steps::attempt::Attempt;
use crate::steps::movement_roll::Movement;
use crate::view::View;

queries! {
    /// What may be asked of the rules.
    pub struct Questions for JoinThePartisans, enum Query, enum Reply, sensible: sensible {
        /// The chance of success with these dice kept (`22`, or `none`) in the attempt on the table.
        "keeping" Keeping {
            /// The faces that are kept, lowest first.
            dice: String,
        } -> f64 = keeping,
        /// How often the attempt on the table ends in each combo with these dice kept, and how good each would be.
        "ladder" Ladder {
            /// The faces that are kept, lowest first.
            dice: String,
        } -> Vec<Rung> = ladder,
        /// The best dice to keep in the attempt on the table.
        "best" Best {} -> Advice = best,
        /// The destinations of the one who moves, and the turns to the nearest goal from each.
        "ways" Ways {} -> Vec<Way> = ways,
        /// What a Partisan has before him.
        "outlook" Outlook {
            /// Which.
            seat: Seat,
        } -> Outlook = outlook,
        /// Captives and deserters whom others can free or catch.
        "beacons" Beacons {} -> Vec<Beacon> = beacons,
        /// Who would perish if the war ended now, once somebody is in 1944.
        "in_danger" InDanger {} -> Seats = in_danger,
        /// Who would be People's Hero if the war ended now.
        "heroes" Heroes {} -> Seats = heroes,
    }
}

/// The best dice to keep.
#[derive(PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Advice {
    /// Their faces, lowest first; the whole hand: stop.
    pub dice: String,
    /// The chance of success with them.
    pub chance: f64,
}

fn attempt(v: &View) -> Result<Attempt, Refusal> {
    Step::asking(&v.public.stack).ok_or(Refusal::new("JP-4.1", "not-now"))
}

/// The attempt on the table, and dice of it.
fn kept(r: &Rules, v: &View, dice: &str) -> Result<(Attempt, Kept), Refusal> {
    let attempt = attempt(v)?;
    let hand = attempt.hand.get().unwrap_or_default();
    let kept = Kept::parse(dice).filter(|kept| r.dice.selections.of(hand).contains(kept));
    Ok((attempt, kept.ok_or(Refusal::new("JP-4.1", "not-these-dice"))?))
}

fn keeping(r: &Rules, v: &View, _: &State, dice: String) -> Result<f64, Refusal> {
    let (attempt, kept) = kept(r, v, &dice)?;
    Ok(r.dice.chance_keeping(attempt.aim, kept, attempt.rolls_left(r)))
}

fn ladder(r: &Rules, v: &View, _: &State, dice: String) -> Result<Vec<Rung>, Refusal> {
    let (attempt, kept) = kept(r, v, &dice)?;
    Ok(r.dice.ladder(attempt.aim, kept, attempt.rolls_left(r)))
}

fn best(r: &Rules, v: &View, _: &State) -> Result<Advice, Refusal> {
    let attempt = attempt(v)?;
    let kept = attempt.best(r);
    let chance = r.dice.chance_keeping(attempt.aim, kept, attempt.rolls_left(r));
    Ok(Advice { dice: kept.name(), chance })
}

fn ways(r: &Rules, v: &View, _: &State) -> Result<Vec<Way>, Refusal> {
    let Some(movement) = Step::asking::<Movement>(&v.public.stack) else {
        return Err(Refusal::new("JP-3.4", "not-now"));
    };
    Ok(outlook::ways(r, &v.public, v.public.active, movement.roll))
}

fn outlook(r: &Rules, v: &View, _: &State, seat: Seat) -> Result<Outlook, Refusal> {
    let partisan = r.cast.partisans().find(|&partisan| partisan == seat);
    let seen = partisan.and_then(|seat| outlook::outlook(r, &v.public, seat));
    seen.ok_or(Refusal::new("JP-2.1", "not-now"))
}

fn beacons(r: &Rules, v: &View, _: &State) -> Result<Vec<Beacon>, Refusal> {
    Ok(outlook::beacons(r, &v.public))
}

fn in_danger(r: &Rules, v: &View, _: &State) -> Result<Seats, Refusal> {
    Ok(outlook::in_danger(r, &v.public).into_iter().collect())
}

fn heroes(r: &Rules, v: &View, _: &State) -> Result<Seats, Refusal> {
    Ok(scoring::heroes(r, &v.public))
}

fn sensible(r: &Rules, v: &View, _: &State) -> Vec<Query> {
    let mut queries = vec![Query::Heroes {}, Query::InDanger {}, Query::Beacons {}];
    let on_the_map = |seat: &Seat| v.public.at(*seat).is_some();
    queries.extend(r.cast.partisans().filter(on_the_map).map(|seat| Query::Outlook { seat }));
    if let Ok(attempt) = attempt(v) {
        let hand = attempt.hand.get().unwrap_or_default();
        queries.push(Query::Best {});
        for kept in r.dice.selections.of(hand) {
            queries.push(Query::Keeping { dice: kept.name() });
            queries.push(Query::Ladder { dice: kept.name() });
        }
    }
    if Step::asking::<Movement>(&v.public.stack).is_some() {
        queries.push(Query::Ways {});
    }
    queries
}
