//! What a board, a terminal or a bot may ask of the rules. Each answer stands in the file of the rule that gives it.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, RuleId, Seat, queries};

use crate::LaResistance;
use crate::bonus_dice::{self, BonusWorth};
use crate::cards::Spot;
use crate::dice::Die;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::steps::covering::{self, Covering, Goal};
use crate::steps::duck_and_run::{self, Outcome};
use crate::steps::forecast::{self, Forecast};
use crate::steps::purchases::{self, Prices};
use crate::steps::turn;
use crate::steps::victims::{self, Strike, Victim};
use crate::view::View;

queries! {
    /// What may be asked of the rules.
    pub struct Questions for LaResistance, enum Query, enum Reply, sensible: sensible {
        /// What the assessment of the active band would bring, line by line, and where each duck would lead
        /// (LR-5.46 to LR-5.51): as things stand, or with more done before it.
        "forecast" Forecast {
            /// Missions that would be defeated besides.
            defeated: Vec<Spot>,
            /// Missions that would be defeated in their second way.
            defeated_alt: Vec<Spot>,
            /// Vichy Forces would be covered.
            vichy: bool,
            /// Missions that would be camouflaged.
            camouflaged: Vec<Spot>,
        } -> Forecast = forecast::forecast,
        /// Where each number of recruits saved leads, while a band is asked for it (LR-5.51).
        "ducking" Ducking {} -> Vec<Outcome> = duck_and_run::ducking,
        /// Which dice of the active band cover a card or a price (LR-5.32, LR-5.33, LR-5.40a).
        "cover" Cover {
            /// What for.
            goal: Goal,
            /// The dice that lie on each slot, whites first; slots at the end may be left out.
            laid: Vec<Vec<Die>>,
        } -> Covering = covering::cover,
        /// The bonus dice that the active band has left, as far as the viewer knows, and what they count where (LR-3.5).
        "bonus_dice" BonusDice {} -> Vec<BonusWorth> = bonus_dice::counting,
        /// What purchases cost now, whether Boutroux's price may be had, and what cannot be bought (LR-5.38 to LR-5.40a).
        "prices" Prices {} -> Prices = purchases::prices,
        /// Whom a card or a purchase could strike, and what they would have then.
        "victims" Victims {
            /// Who would do it.
            by: Seat,
            /// With what.
            with: Strike,
        } -> Vec<Victim> = victims::victims,
    }
}

/// Why something cannot be done, as part of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct WhyNot {
    /// The rule.
    pub rule: RuleId,
    /// The sentence is the text `refusal-<key>`.
    pub key: &'static str,
    /// A number the sentence may speak of.
    pub n: i16,
}

impl From<Refusal> for WhyNot {
    fn from(Refusal { rule, key, n }: Refusal) -> Self {
        Self { rule, key, n }
    }
}

/// Refuses while no band has its turn.
pub fn in_turn(p: &Public) -> Result<(), Refusal> {
    if turn::stage(p).is_some() { Ok(()) } else { Err(Refusal::new("LR-5.31", "no-turn")) }
}

/// The assessment with and without each mission, everything that dice could be laid for, everybody who could be struck.
fn sensible(_: &Rules, v: &View, _: &State) -> Vec<Query> {
    let p = &v.public;
    let forecast =
        |defeated, defeated_alt, vichy, camouflaged| Query::Forecast { defeated, defeated_alt, vichy, camouflaged };
    let cover = |goal| Query::Cover { goal, laid: Vec::new() };
    let mut queries = vec![Query::Ducking {}, Query::BonusDice {}, Query::Prices {}];
    queries.extend([false, true].map(|vichy| forecast(Vec::new(), Vec::new(), vichy, Vec::new())));
    queries.extend([Goal::CoverVichy, Goal::Pay, Goal::PayDiscount].map(cover));
    for spot in Spot::ALL.iter().copied().filter(|&spot| p.row.stands(spot)) {
        queries.push(forecast(vec![spot], Vec::new(), false, Vec::new()));
        queries.push(forecast(Vec::new(), vec![spot], false, Vec::new()));
        queries.push(forecast(Vec::new(), Vec::new(), false, vec![spot]));
        queries.extend([Goal::Defeat(spot), Goal::DefeatAlt(spot)].map(cover));
    }
    if let Some(draft) = v.draft
        && let Some(goal) = Goal::of_draft(&draft)
    {
        let laid = draft.dice.laid.iter().map(|dice| dice.iter().collect()).collect();
        queries.push(Query::Cover { goal, laid });
    }
    let by = v.seat().unwrap_or(p.active);
    queries.extend(Strike::ALL.iter().map(|&with| Query::Victims { by, with }));
    queries
}
