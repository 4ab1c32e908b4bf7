//! Bonus dice: laid on one slot of the card that is being defeated, never part of the pool (LR-3.5).

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, Refusal};

use crate::cards::{Clg, Spot};
use crate::dice::{DiceSet, Die};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{OncePerTurn, State};
use crate::steps::vichy_forces;
use crate::view::View;
use crate::{leader_powers, queries};

/// The bonus dice that the active band has left in this turn: its leader's, and those of its cards.
#[inline]
pub fn left(s: &State) -> DiceSet {
    let p = &s.public;
    let mut set = leader_powers::bonus_die(p);
    if p.own().cards() > 0 {
        if !p.has_used(OncePerTurn::Mg34) && s.holds(p.active, Clg::Mg34) {
            set.add(Die::Mg34);
        }
        if s.hand(p.active).has(Clg::Panzerfaust) {
            set.add(Die::Panzerfaust);
        }
    }
    set
}

/// The refusal of a bonus die that the band does not have or may not lay here.
pub const NONE_SUCH: Refusal = Refusal::new("LR-3.5", "no-such-bonus");

/// The die has been laid: its source is used up, turned face up or discarded (LR-5.40e, LR-5.40f). The discard pile
/// has room for all nine cards.
pub fn use_up(r: &Rules, s: &mut State, die: Die, desk: &mut impl Desk<Event>) {
    let seat = s.public.active;
    match die {
        Die::Dumont => s.public.used.add(OncePerTurn::Dumont),
        Die::Vasseur => s.public.used.add(OncePerTurn::Vasseur),
        Die::Panzerfaust => {
            s.take_from_hand(seat, Clg::Panzerfaust);
            s.public.clg_discard.push(Clg::Panzerfaust);
            desk.reveal();
            desk.tell(|| Event::PanzerfaustFired { seat });
        }
        Die::Mg34 => {
            s.public.used.add(OncePerTurn::Mg34);
            if s.take_from_hand(seat, Clg::Mg34).is_some() {
                desk.reveal();
            }
            let band = s.public.own_mut();
            band.mg34_shots += 1;
            let shots_left = r.clg(Clg::Mg34).uses.saturating_sub(band.mg34_shots);
            if shots_left == 0 {
                band.mg34_shots = 0;
                s.public.clg_discard.push(Clg::Mg34);
            }
            desk.tell(|| Event::MgFired { seat, shots_left });
        }
        _ => {}
    }
}

/// A bonus die of the active band, and what it counts where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct BonusWorth {
    /// Which.
    pub die: Die,
    /// The missions of the row that it may be laid on, defeated ones left out.
    pub missions: Vec<CountsOn>,
    /// What it counts on Vichy Forces, if it may be laid there now (LR-G67).
    pub vichy: Option<u8>,
}

/// What a bonus die counts on a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct CountsOn {
    /// The place of the mission.
    pub spot: Spot,
    /// The value.
    pub value: u8,
}

/// Answers which bonus dice the active band has left in this turn, as far as the viewer knows, and what they count.
pub fn counting(r: &Rules, v: &View, _: &State) -> Result<Vec<BonusWorth>, Refusal> {
    let p = &v.public;
    queries::in_turn(p)?;
    let on_missions = |die: Die| {
        let standing = Spot::ALL.iter().copied().filter(|&spot| p.row.stands(spot));
        let missions = standing.map(|spot| (spot, r.mission_at(&p.row, spot)));
        let allowed = missions.filter(|(_, mission)| mission.bonus.has(die));
        allowed.map(|(spot, mission)| CountsOn { spot, value: r.bonus_value(die, Some(mission)) }).collect()
    };
    let on_vichy = |die: Die| {
        let may = vichy_forces::is_open(p).is_ok() && vichy_forces::helpful(DiceSet::one(die)).has(die);
        may.then(|| r.bonus_value(die, None))
    };
    let dice = left(&v.as_known()).iter();
    Ok(dice.map(|die| BonusWorth { die, missions: on_missions(die), vichy: on_vichy(die) }).collect())
}
