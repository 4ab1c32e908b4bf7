//! What may be ordered once and for all, power by power.

use staffetta_kernel::Refusal;
use staffetta_kernel::schemars::JsonSchema;

use crate::power::Power;
use crate::rules::Rules;
use crate::standing_order::{Order, Topic};
use crate::state::{State, View};

/// What may be ordered for a power about one topic.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Orders {
    /// For whom.
    pub power: Power,
    /// About what.
    pub topic: Topic,
    /// The kinds of questions that an order answers: it is given for each of them.
    pub questions: Vec<String>,
    /// What may be ordered, the usual order first.
    pub orders: Vec<String>,
}

/// What the one who looks may order for the powers that it leads.
pub fn orders(r: &Rules, v: &View, _: &State) -> Result<Vec<Orders>, Refusal> {
    let Some(seat) = v.viewer else { return Ok(Vec::new()) };
    let powers = r.active.and(r.powers_of(seat));
    let topics = || Topic::ALL.into_iter().filter(|topic| r.house.partisans || !topic.is_of_partisans());
    let of = |power: Power, topic: Topic| Orders {
        power,
        topic,
        questions: topic.questions().iter().map(|&kind| kind.to_owned()).collect(),
        orders: topic.replies().iter().map(|&reply| Order { power: Some(power), reply }.to_string()).collect(),
    };
    Ok(powers.iter().flat_map(|power| topics().map(move |topic| of(power, topic))).collect())
}
