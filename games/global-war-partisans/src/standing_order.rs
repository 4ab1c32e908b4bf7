//! Standing orders: answers that a seat leaves for all its powers or for one, so that no turn waits.

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{GameRules, Seat, Target};
use std::fmt;
use std::str::FromStr;

use crate::outlook;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::View;
use crate::steps::Step;
use crate::{Action, GlobalWarPartisans};

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
    /// Losses are named cheapest first.
    Cheapest,
}

/// What orders are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(crate = "staffetta_kernel::schemars")]
pub enum Topic {
    /// Do partisans that are hunted fade?
    Fade,
    /// Do partisans support attacks?
    Support,
    /// Are support and markers of another alliance accepted?
    Consent,
    /// When does an attacker retreat?
    Retreat,
    /// Who is lost?
    Losses,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Fade, Self::Support, Self::Consent, Self::Retreat, Self::Losses];

    /// Does it come up only with the expansion?
    pub const fn is_of_partisans(self) -> bool {
        matches!(self, Self::Fade | Self::Support | Self::Consent)
    }

    /// The kinds of questions that its orders answer.
    pub const fn questions(self) -> &'static [&'static str] {
        match self {
            Self::Fade => &["fade"],
            Self::Support => &["invasion_support", "boost"],
            Self::Consent => &["support_consent", "marker_consent"],
            Self::Retreat => &["retreat"],
            Self::Losses => &["share_hits", "defender_losses", "attacker_losses", "partisan_losses", "hunter_losses"],
        }
    }

    /// What may be ordered, the usual order first: with it no turn of others waits.
    pub const fn replies(self) -> &'static [Reply] {
        match self {
            Self::Fade => &[Reply::Fade(true), Reply::Fade(false)],
            Self::Support => &[Reply::Support(true), Reply::Support(false)],
            Self::Consent => &[Reply::Accept(true), Reply::Accept(false)],
            Self::Retreat => {
                &[Reply::RetreatBelow(30), Reply::RetreatBelow(50), Reply::RetreatBelow(70), Reply::RetreatBelow(0)]
            }
            Self::Losses => &[Reply::Cheapest],
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fade(yes) => f.write_str(if *yes { "fade" } else { "stand" }),
            Self::Support(yes) => f.write_str(if *yes { "support" } else { "no-support" }),
            Self::Accept(yes) => f.write_str(if *yes { "accept" } else { "refuse" }),
            Self::RetreatBelow(percent) => write!(f, "retreat-below-{percent}"),
            Self::Cheapest => f.write_str("cheapest"),
        }
    }
}

/// A standing order, for one power or for all of a seat: `fade`, `ussr fade`, `germany retreat-below-30`.
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
        self.reply.fmt(f)
    }
}

impl FromStr for Order {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        const KNOWN: &str = "fade, stand, support, no-support, accept, refuse, retreat-below-30, cheapest";
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (power, what) = match Power::parse(first) {
            Some(power) => (Some(power), rest),
            None => (None, text),
        };
        let reply = match what {
            "fade" | "stand" => Reply::Fade(what == "fade"),
            "support" | "no-support" => Reply::Support(what == "support"),
            "accept" | "refuse" => Reply::Accept(what == "accept"),
            "cheapest" => Reply::Cheapest,
            _ => {
                let percent = what.strip_prefix("retreat-below-").and_then(|percent| percent.parse().ok());
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
    let usual = || GlobalWarPartisans::default_action(r, s, seat);
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
        (Step::NameSupported(step), Reply::Support(_)) => (step.controller, usual()),
        (Step::SupportConsent(_), Reply::Accept(yes)) => (s.power, consent(yes)),
        (Step::MarkerConsent(step), Reply::Accept(yes)) => (step.controller, consent(yes)),
        (Step::FightOrRetreat(step), Reply::RetreatBelow(percent)) => {
            let way = step.first_way(r, s)?;
            let hopeless = outlook::battle(r, s, step.zone).wins * 100.0 < f64::from(percent);
            (s.power, if hopeless || step.forced { Action::Retreat(way) } else { Action::Fight })
        }
        (Step::ShareHits(step), Reply::Cheapest) => (step.power(s), usual()),
        (Step::DefenderLosses(step), Reply::Cheapest) => (step.power(), usual()),
        (Step::PartisanLosses(step), Reply::Cheapest) => (step.controller, usual()),
        (Step::AttackerLosses(_) | Step::HunterLosses(_), Reply::Cheapest) => (s.power, usual()),
        _ => return None,
    };
    let mine = r.seat_of(power) == seat && order.power.is_none_or(|only| only == power);
    mine.then_some(action)
}

fn consent(yes: bool) -> Action {
    if yes { Action::Accept } else { Action::Refuse }
}
