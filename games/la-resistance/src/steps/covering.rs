//! Which dice cover a card or a price, laid in any order (LR-5.32, LR-5.33, LR-5.40a). The rules take dice slot by slot;
//! who lays them in another order asks here first.

use serde::{Deserialize, Serialize};
use staffetta_kernel::Refusal;
use staffetta_kernel::schemars::JsonSchema;

use super::choice::{ChoiceKind, ShownDraft};
use super::defeating_missions::{self, Way};
use super::laying_dice::Slots;
use super::vichy_forces;
use crate::cards::Spot;
use crate::cheapest_cover::{Coverable, Laid};
use crate::dice::{Counts, DiceSet, Die};
use crate::dice_placement::Need;
use crate::leader_powers::has_discount;
use crate::rules::Rules;
use crate::state::State;
use crate::view::View;
use crate::{bonus_dice, queries};

/// What dice are laid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// To defeat the mission in this place.
    Defeat(Spot),
    /// To defeat it in its second way.
    DefeatAlt(Spot),
    /// To cover Vichy Forces.
    CoverVichy,
    /// To pay for a purchase.
    Pay,
    /// To pay for it at Boutroux's price.
    PayDiscount,
}

/// The slots, and how they can be covered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Covering {
    /// All slots, whites first.
    pub slots: Vec<Slot>,
    /// The recruits to pay once all is covered (LR-5.34, LR-5.35).
    pub recruits: u8,
    /// What lies there, completed in the cheapest way: the dice on each slot.
    pub cheapest: Option<Vec<Vec<Die>>>,
    /// What is missing, if nothing lies there yet and nothing covers it.
    pub missing: Option<Missing>,
}

/// One slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Slot {
    /// White, for one die; otherwise black, for a sum.
    pub white: bool,
    /// What it wants.
    pub value: u8,
    /// Must it be met exactly (LR-O.six_cost_exact)?
    pub exact: bool,
    /// What it still lacks: a white one its value, a black one pips; 0 when it is covered.
    pub lacks: u8,
    /// The dice that may join it so that all can still be covered.
    pub fits: Vec<Die>,
}

/// What is missing before the dice could cover all slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(rename_all = "snake_case")]
pub enum Missing {
    /// Dice for white slots.
    Dice {
        /// How many.
        count: u8,
        /// Of at least this value.
        value: u8,
    },
    /// Pips for black slots; 0 if there are enough, but not in dice that fit.
    Pips(u8),
}

impl Goal {
    /// What the dice of a draft are laid for, if any are.
    pub fn of_draft(draft: &ShownDraft) -> Option<Self> {
        let spot = Spot::ALL.get(usize::from(draft.target)).copied();
        match draft.what {
            ChoiceKind::Defeat => spot.map(Self::Defeat),
            ChoiceKind::DefeatAlt => spot.map(Self::DefeatAlt),
            ChoiceKind::CoverVichy => Some(Self::CoverVichy),
            ChoiceKind::Sow | ChoiceKind::Steal | ChoiceKind::Buy => {
                Some(if draft.extra == 1 { Self::PayDiscount } else { Self::Pay })
            }
            ChoiceKind::None | ChoiceKind::Play => None,
        }
    }

    /// The slots, the bonus dice that may be laid on them, and the recruits to pay.
    fn wants<'r>(self, r: &'r Rules, s: &State) -> Result<(Slots<'r>, DiceSet, u8), Refusal> {
        let (p, bonus) = (&s.public, bonus_dice::left(s));
        let defeat = |spot, way: Way| {
            let (mission, need) = defeating_missions::may_defeat(r, p, spot, way)?;
            Ok((Slots { need, mission: Some(mission) }, bonus & mission.bonus, way.recruits(mission)))
        };
        match self {
            Self::Defeat(spot) => defeat(spot, Way::First),
            Self::DefeatAlt(spot) => defeat(spot, Way::Second),
            Self::CoverVichy => {
                vichy_forces::is_open(p)?;
                Ok((vichy_forces::slots(r), vichy_forces::helpful(bonus), 0))
            }
            Self::PayDiscount if !has_discount(p) => Err(Refusal::new("LR-5.40a", "no-discount")),
            Self::PayDiscount => Ok((Slots { need: &r.discount, mission: None }, DiceSet::NONE, 0)),
            Self::Pay => Ok((Slots { need: &r.price, mission: None }, DiceSet::NONE, 0)),
        }
    }
}

/// Answers how the active band's dice cover this, with what the viewer knows of them.
pub fn cover(r: &Rules, v: &View, _: &State, goal: Goal, laid: Vec<Vec<Die>>) -> Result<Covering, Refusal> {
    let (p, known) = (&v.public, v.as_known());
    queries::in_turn(p)?;
    let (on, bonus, recruits) = goal.wants(r, &known)?;
    let pool = p.pool.free.iter().map(|die| (die, p.pool.shows(die)));
    let dice = Coverable::new(on.need, pool.chain(bonus.iter().map(|die| (die, r.bonus_value(die, on.mission)))));
    let placed = placed(on.need, &dice, &laid)?;
    let cheapest = dice.cheapest(placed);
    let all = placed.into_iter().fold(DiceSet::NONE, |all, dice| all | dice);
    if cheapest.is_none() && !all.is_empty() {
        return Err(Refusal::new("LR-5.32", "cannot-complete"));
    }
    let slot = |at: u8| slot(on.need, &dice, placed, at, all);
    let shown = |laid: Laid| laid[..on.need.slots().into()].iter().map(|dice| dice.iter().collect()).collect();
    Ok(Covering {
        slots: (0..on.need.slots()).map(slot).collect(),
        recruits,
        missing: cheapest.is_none().then(|| missing(on.need, &dice)),
        cheapest: cheapest.map(shown),
    })
}

/// The dice on each slot, if they may lie there.
fn placed(need: &Need, dice: &Coverable<'_>, laid: &[Vec<Die>]) -> Result<Laid, Refusal> {
    if laid.len() > need.slots().into() {
        return Err(Refusal::new("LR-5.32", "no-such-slot"));
    }
    let (mut placed, mut all) = (Laid::default(), DiceSet::NONE);
    for (at, set) in laid.iter().enumerate() {
        for &die in set {
            if dice.value(die).is_none() || all.has(die) {
                return Err(if die.is_bonus() {
                    bonus_dice::NONE_SUCH
                } else {
                    Refusal::new("LR-G71", "die-not-free")
                });
            }
            all.add(die);
            placed[at].add(die);
            if dice.on_slot(at as u8, placed[at]).is_none() {
                return Err(if at < need.whites.into() && placed[at].len() == 1 {
                    Refusal::with("LR-5.32", "die-too-low", need.white[at & 3].into())
                } else {
                    Refusal::new("LR-5.33", "die-too-many")
                });
            }
        }
    }
    Ok(placed)
}

fn slot(need: &Need, dice: &Coverable<'_>, placed: Laid, at: u8, all: DiceSet) -> Slot {
    let (place, white) = (usize::from(at), at < need.whites);
    let value = if white { need.white[place & 3] } else { need.black[usize::from(at - need.whites) & 1] };
    let open = dice.on_slot(at, placed[place]).filter(|cover| cover.slot == at);
    let lacks = open.map_or(0, |cover| if white { value } else { cover.lacks });
    let fits = |&die: &Die| {
        let mut then = placed;
        then[place].add(die);
        dice.on_slot(at, then[place]).is_some() && dice.can_complete(then)
    };
    let others = dice.dice().iter().copied().filter(|&die| open.is_some() && !all.has(die));
    let fits: DiceSet = others.filter(fits).collect();
    Slot { white, value, exact: need.exact, lacks, fits: fits.iter().collect() }
}

/// The smallest dice that fit go to the white slots; what is left is short of a die or of pips.
fn missing(need: &Need, dice: &Coverable<'_>) -> Missing {
    let values = dice.dice().iter().filter_map(|&die| dice.value(die));
    let mut left = values.fold(Counts::NONE, Counts::with);
    let whites = &need.white[..need.whites.into()];
    for (at, &white) in whites.iter().enumerate() {
        let Some(value) = left.least(white) else {
            let count = whites[at..].iter().filter(|&&value| value == white).count() as u8;
            return Missing::Dice { count, value: white };
        };
        left = left.without(value);
    }
    let wanted: u8 = need.black[..need.blacks.into()].iter().sum();
    Missing::Pips(wanted.saturating_sub(left.pips() as u8))
}
