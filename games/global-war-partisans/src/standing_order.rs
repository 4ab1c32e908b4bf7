//! Standing orders: answers that a seat leaves for all its powers or for one, so that no turn waits.

use staffetta_kernel::{Seat, Target};
use std::fmt;
use std::str::FromStr;

use crate::Action;
use crate::odds;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::View;
use crate::steps::Step;
use crate::unit::UNITS;
use crate::zone::Zone;

/// What is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Partisans fade, or fight.
    Fade(bool),
    /// Partisans support attacks of their own alliance, or nobody's.
    Support(bool),
    /// Markers and support of others are accepted, or refused.
    Accept(bool),
    /// The attacker retreats when its chance falls below so many percent.
    RetreatBelow(u8),
}

/// A standing order, for one power or for all of a seat: `fade`, `ussr fade`, `germany retreat-below 30`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// For this power only.
    pub power: Option<Power>,
    /// What is answered.
    pub reply: Reply,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(power) = self.power {
            write!(f, "{} ", power.word())?;
        }
        match self.reply {
            Reply::Fade(yes) => f.write_str(if yes { "fade" } else { "stand" }),
            Reply::Support(yes) => f.write_str(if yes { "support" } else { "no-support" }),
            Reply::Accept(yes) => f.write_str(if yes { "accept" } else { "refuse" }),
            Reply::RetreatBelow(percent) => write!(f, "retreat-below {percent}"),
        }
    }
}

impl FromStr for Order {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        const KNOWN: &str = "fade, stand, support, no-support, accept, refuse, retreat-below 30";
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (power, what) = match Power::parse(first) {
            Some(power) => (Some(power), rest),
            None => (None, text),
        };
        let reply = match what {
            "fade" | "stand" => Reply::Fade(what == "fade"),
            "support" | "no-support" => Reply::Support(what == "support"),
            "accept" | "refuse" => Reply::Accept(what == "accept"),
            _ => {
                let percent = what.strip_prefix("retreat-below ").and_then(|percent| percent.parse().ok());
                Reply::RetreatBelow(percent.filter(|&percent| percent <= 100).ok_or_else(|| {
                    format!("'{text}' is no order; there are, with or without a power before them: {KNOWN}")
                })?)
            }
        };
        Ok(Self { power, reply })
    }
}

impl staffetta_kernel::StandingOrder for Order {}

/// The answer of an order to the question of this view.
pub fn answer(r: &Rules, v: &View, seat: Seat, order: &Order) -> Option<Action> {
    let s = &v.table;
    let (power, action) = match (s.stack.top().and_then(Step::of)?, order.reply) {
        (Step::FightOrFade(step), Reply::Fade(yes)) => {
            let id = step.next(s)?.0;
            (step.controller, if yes { Action::Fade(id) } else { Action::Stand(id) })
        }
        (Step::InvasionSupport(step), Reply::Support(yes)) => {
            let controller = step.controller(s);
            let id = step.first(r, s).filter(|_| yes && controller.sides_with(s.power));
            (controller, id.map_or(Action::Pass, Action::Support))
        }
        (Step::SupportConsent(_), Reply::Accept(yes)) => (s.power, consent(yes)),
        (Step::MarkerConsent(step), Reply::Accept(yes)) => (step.controller, consent(yes)),
        (Step::FightOrRetreat(step), Reply::RetreatBelow(percent)) => {
            let way = step.first_way(r, s)?;
            let hopeless = chance(r, v, step.zone) * 100.0 < f64::from(percent);
            (s.power, if hopeless || step.forced { Action::Retreat(way) } else { Action::Fight })
        }
        _ => return None,
    };
    let mine = r.seat_of(power) == seat && order.power.is_none_or(|only| only == power);
    mine.then_some(action)
}

fn consent(yes: bool) -> Action {
    if yes { Action::Accept } else { Action::Refuse }
}

/// The chance of the attack that is under way.
fn chance(r: &Rules, v: &View, zone: Zone) -> f64 {
    let s = &v.table;
    let mut defenders = [0; UNITS];
    for army in crate::steps::battle::defenders(s, zone).iter() {
        s.stacks.at(army, zone).for_each(|stack| defenders[stack.unit.at()] += stack.count);
    }
    let mut attackers = crate::combat_values::attackers(&s.stacks, s.power, zone);
    // Whoever came by sea has no penalty any more.
    for counts in &mut attackers {
        *counts = [counts[0] + counts[1], 0];
    }
    odds::battle(r, zone, &attackers, &defenders, &s.boosts).wins
}
