//! What a board, a terminal or a bot may ask of the rules: exact chances, ways, titles.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, Seats, Target, queries};

use crate::JoinThePartisans;
use crate::dice::Kept;
use crate::map::FAR;
use crate::movement::goals;
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::scoring;
use crate::state::State;
use crate::steps::Step;
use crate::steps::attempt::Attempt;
use crate::view::View;

queries! {
    /// What may be asked of the rules.
    pub struct Questions for JoinThePartisans, enum Query, enum Reply, sensible: sensible {
        /// The chance of success with these dice kept (`22`, or `none`) in the attempt on the table.
        "keeping" Keeping {
            /// The faces that are kept, lowest first.
            dice: String,
        } -> f64 = keeping,
        /// The best dice to keep in the attempt on the table.
        "best" Best {} -> Advice = best,
        /// The goals of the one who moves, and the turns to the nearest from each destination.
        "ways" Ways {} -> Vec<Way> = ways,
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

/// A destination.
#[derive(PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Way {
    /// Where it ends.
    pub place: Place,
    /// Steps from there to the nearest main goal by open ways; nothing if none can be reached.
    pub steps: Option<u8>,
    /// Is it a goal itself?
    pub goal: bool,
}

fn attempt(v: &View) -> Result<Attempt, Refusal> {
    match v.public.stack.top().and_then(Step::of) {
        Some(Step::Attempt(attempt)) => Ok(attempt),
        _ => Err(Refusal::new("JP-4.1", "not-now")),
    }
}

fn keeping(r: &Rules, v: &View, _: &State, dice: String) -> Result<f64, Refusal> {
    let attempt = attempt(v)?;
    let hand = attempt.hand.get().unwrap_or_default();
    let kept = Kept::parse(&dice).filter(|kept| r.dice.selections.of(hand).contains(kept));
    let kept = kept.ok_or(Refusal::new("JP-4.1", "not-these-dice"))?;
    Ok(r.dice.chance_keeping(attempt.aim, kept, attempt.rolls_left(r)))
}

fn best(r: &Rules, v: &View, _: &State) -> Result<Advice, Refusal> {
    let attempt = attempt(v)?;
    let kept = attempt.best(r);
    let chance = r.dice.chance_keeping(attempt.aim, kept, attempt.rolls_left(r));
    Ok(Advice { dice: kept.name(), chance })
}

fn ways(r: &Rules, v: &View, _: &State) -> Result<Vec<Way>, Refusal> {
    let Some(Step::Movement(movement)) = v.public.stack.top().and_then(Step::of) else {
        return Err(Refusal::new("JP-3.4", "not-now"));
    };
    let (goals, outposts) = (goals(r, &v.public, v.public.active), v.public.outposts());
    let way = |place: Place| {
        let steps = goals.main.iter().map(|goal| r.map.open_distance(place, goal, outposts)).min();
        let goal: PlaceSet = goals.main.or(goals.side);
        Way { place, steps: steps.filter(|&steps| steps != FAR), goal: goal.has(place) }
    };
    Ok(movement.destinations.iter().map(way).collect())
}

fn heroes(r: &Rules, v: &View, _: &State) -> Result<Seats, Refusal> {
    Ok(scoring::heroes(r, &v.public))
}

fn sensible(r: &Rules, v: &View, _: &State) -> Vec<Query> {
    let mut queries = vec![Query::Heroes {}];
    match v.public.stack.top().and_then(Step::of) {
        Some(Step::Attempt(attempt)) => {
            let hand = attempt.hand.get().unwrap_or_default();
            queries.push(Query::Best {});
            queries.extend(r.dice.selections.of(hand).iter().map(|kept| Query::Keeping { dice: kept.name() }));
        }
        Some(Step::Movement(_)) => queries.push(Query::Ways {}),
        _ => {}
    }
    queries
}
