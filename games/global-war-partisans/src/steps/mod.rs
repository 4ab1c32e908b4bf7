//! The steps of play, one file each: the table of contents. A power's turn goes through its phases in this order.

pub mod start_of_turn;

pub mod purchase;

pub mod combat_movement;
pub mod transformation;
pub mod walking;

pub mod combat;
pub mod partisan_actions;

pub mod battle;
pub mod invasion_support;
pub mod losses;
pub mod retreat;

pub mod fade;
pub mod hunt;
pub mod hunt_losses;
pub mod raid;

pub mod non_combat_movement;

pub mod collect_income;
pub mod generation;
pub mod lend_lease;
pub mod place_units;
pub mod round_end;
pub mod supply_markers;

use std::ops::ControlFlow;

use staffetta_kernel::flow::{self, Stuck};
use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, RuleId, Seat, Viewer, steps};

use crate::event::{Happened, tell};
use crate::partisan::PartisanId;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::{Action, GlobalWarPartisans as G};

pub type Came = flow::Came<Answer>;
pub type Next = flow::Next<G>;
pub type Acted = flow::Acted<G>;

steps! {
    /// The steps of play.
    pub enum Step for G, stack StepStack of 5 {
        "start_of_turn" => start_of_turn::StartOfTurn,
        "purchase" => purchase::Purchase,
        "combat_movement" => combat_movement::CombatMovement,
        "combat" => combat::Combat,
        "battle" => battle::Battle,
        "invasion_support" => invasion_support::InvasionSupport,
        "support_consent" => invasion_support::SupportConsent,
        "boost" => invasion_support::NameSupported,
        "share_hits" => losses::ShareHits,
        "defender_losses" => losses::DefenderLosses,
        "attacker_losses" => losses::AttackerLosses,
        "retreat" => retreat::FightOrRetreat,
        "hunt" => hunt::Hunting,
        "hunt_on" => hunt::HuntOn,
        "partisan_losses" => hunt_losses::PartisanLosses,
        "fade" => fade::FightOrFade,
        "hunter_losses" => hunt_losses::HunterLosses,
        "raid" => raid::Raiding,
        "non_combat_movement" => non_combat_movement::NonCombatMovement,
        "place_units" => place_units::PlaceUnits,
        "lend_lease" => lend_lease::LendLease,
        "marker_consent" => supply_markers::MarkerConsent,
        "generation" => generation::Generation,
        "collect_income" => collect_income::CollectIncome,
        "round_end" => round_end::RoundEnd,
    }
}

steps! {
    /// Choices of several picks.
    pub enum Draft for G, drafts {
        "attack" => combat_movement::Attack,
        "attack_onward" => combat_movement::AttackOnward,
        "pairing" => transformation::Pairing,
        "walk" => walking::Walk,
        "party" => hunt::Party,
        "sabotage" => partisan_actions::SabotageTarget,
        "spending" => partisan_actions::Spending,
        "raid_party" => raid::RaidParty,
        "move" => non_combat_movement::Journey,
        "loan" => lend_lease::Loan,
    }
}

/// What a step hands to the one below, or to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Something was done; the menu is looked at anew.
    Done,
    /// Nobody supports the attack any more.
    SupportClosed,
    /// An offer of support or supplies was accepted, or not.
    Consent { partisan: PartisanId, accepted: bool },
    /// The defender's casualties are named.
    DefendersNamed,
    /// The attacker's losses are taken.
    AttackersLost,
    /// The next round.
    FightOn,
    /// Those who could have retreated.
    Retreated,
    /// The controller has named the partisans that are lost.
    PartisansNamed,
    /// All other partisans have answered: so many mountain partisans and others fight.
    Answered { mountain: u8, normal: u8 },
    /// The hunters' losses are taken: these are left.
    HuntersLost(hunt::Hunters),
    /// Another round of the hunt, or not.
    HuntOn(bool),
}

/// Where a menu lays what it offers.
pub trait Offers {
    /// Offers one more; breaks off where enough is known.
    fn offer(&mut self, action: Action) -> ControlFlow<()>;
}

impl Offers for Choices<Action> {
    #[inline]
    fn offer(&mut self, action: Action) -> ControlFlow<()> {
        self.push(action);
        ControlFlow::Continue(())
    }
}

/// Is anything offered?
pub struct Anything;

impl Offers for Anything {
    #[inline]
    fn offer(&mut self, _: Action) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

/// The only thing offered, if it is one.
#[derive(Default)]
pub struct OnlyOne {
    first: Option<Action>,
    more: bool,
}

impl Offers for OnlyOne {
    fn offer(&mut self, action: Action) -> ControlFlow<()> {
        if self.first.is_none() {
            self.first = Some(action);
            return ControlFlow::Continue(());
        }
        self.more = true;
        ControlFlow::Break(())
    }
}

impl OnlyOne {
    pub fn get(&self) -> Option<Action> {
        self.first.filter(|_| !self.more)
    }
}

/// The menu goes on.
pub const fn again() -> Acted {
    Acted::Go(Next::Again(Answer::Done))
}

/// A verb that has no place here.
pub const fn out_of_place() -> Refusal {
    Refusal::new("GW-5.1", "not-now")
}

/// A refusal under this rule.
pub const fn no(rule: RuleId, key: &'static str) -> Refusal {
    Refusal::new(rule, key)
}

/// The seat of a power is asked.
pub fn one(r: &Rules, power: Power) -> Awaiting {
    Awaiting::One(r.seat_of(power))
}

/// What the seat of a power is asked, and what the others wait for.
pub fn ask(key: &'static str, rule: RuleId, r: &Rules, v: &View, power: Power) -> Prompt {
    let seat = r.seat_of(power);
    let key = if v.viewer == Some(seat) { key } else { "wait" };
    Prompt::new(key, rule).by(seat).with("actor", seat).with("power", power)
}

/// One die.
pub fn d12(purpose: &'static str, desk: &mut impl Desk<Happened>) -> u8 {
    let mut die = [0];
    desk.roll(purpose, 12, &mut die);
    die[0]
}

/// Rolls a die for each of these values; answers the hits, with the dice in `dice`.
pub fn throw(purpose: &'static str, values: &[u8], dice: &mut [u8], desk: &mut impl Desk<Happened>) -> u32 {
    if values.is_empty() {
        return 0;
    }
    let dice = &mut dice[..values.len()];
    desk.roll(purpose, 12, dice);
    dice.iter().zip(values).map(|(die, value)| u32::from(die <= value)).sum()
}

/// Who resigns is played on by the clock's answers (GW-13.6).
pub fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) -> Result<(), Stuck> {
    if s.stack.is_empty() || s.gone.has(seat) || seat.0 >= r.seats {
        return Ok(());
    }
    s.gone = s.gone.with(seat);
    if flow::awaiting::<G>(r, s).is_due(seat) {
        s.draft = Default::default();
    }
    tell(r, desk, || Happened::Left { seat });
    flow::go::<G>(r, s, Next::Ask, desk)
}

/// The seat that looks, if it is one.
pub fn eyes(viewer: Viewer) -> Option<Seat> {
    if let Viewer::Seat(seat) = viewer { Some(seat) } else { None }
}
