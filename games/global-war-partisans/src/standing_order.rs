//! Standing orders: answers that a seat leaves for all its powers or for one, so that no turn waits.

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{GameRules, Seat, Target, steps};
use std::fmt;
use std::str::FromStr;

use crate::outlook;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::steps::{fade, hunt_losses, invasion_support, losses, retreat, supply_markers};
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
    let (power, answer) = steps!(@match s.stack.top()?, GlobalWarPartisans, None, step => step.answered(r, s, order.reply);
        fade FightOrFade, invasion_support InvasionSupport, invasion_support NameSupported, invasion_support SupportConsent,
        supply_markers MarkerConsent, retreat FightOrRetreat, losses ShareHits, losses DefenderLosses, losses AttackerLosses,
        hunt_losses PartisanLosses, hunt_losses HunterLosses)?;
    let mine = r.seat_of(power) == seat && order.power.is_none_or(|only| only == power);
    mine.then(|| answer.unwrap_or_else(|| GlobalWarPartisans::default_action(r, s, seat)))
}

/// Whose answer it is, and which; without an action it is what the clock would do.
type Answer = (Power, Option<Action>);

/// A question that an order answers.
trait Answered {
    /// What this reply comes to.
    fn answered(&self, r: &Rules, s: &State, reply: Reply) -> Option<Answer>;
}

impl Answered for fade::FightOrFade {
    fn answered(&self, _: &Rules, s: &State, reply: Reply) -> Option<Answer> {
        let Reply::Fade(yes) = reply else { return None };
        let id = self.next(s)?.0;
        Some((self.controller, Some(if yes { Action::Fade(id) } else { Action::Stand(id) })))
    }
}

impl Answered for invasion_support::InvasionSupport {
    fn answered(&self, r: &Rules, s: &State, reply: Reply) -> Option<Answer> {
        let Reply::Support(yes) = reply else { return None };
        let controller = self.controller(s);
        let id = self.first(r, s).filter(|_| yes && controller.sides_with(s.power));
        Some((controller, Some(id.map_or(Action::Pass, Action::Support))))
    }
}

impl Answered for invasion_support::NameSupported {
    fn answered(&self, _: &Rules, _: &State, reply: Reply) -> Option<Answer> {
        matches!(reply, Reply::Support(_)).then_some((self.controller, None))
    }
}

impl Answered for invasion_support::SupportConsent {
    fn answered(&self, _: &Rules, s: &State, reply: Reply) -> Option<Answer> {
        consent(s.power, reply)
    }
}

impl Answered for supply_markers::MarkerConsent {
    fn answered(&self, _: &Rules, _: &State, reply: Reply) -> Option<Answer> {
        consent(self.controller, reply)
    }
}

impl Answered for retreat::FightOrRetreat {
    fn answered(&self, r: &Rules, s: &State, reply: Reply) -> Option<Answer> {
        let Reply::RetreatBelow(percent) = reply else { return None };
        let way = self.first_way(r, s)?;
        let hopeless = outlook::battle(r, s, self.zone).wins * 100.0 < f64::from(percent);
        Some((s.power, Some(if hopeless || self.forced { Action::Retreat(way) } else { Action::Fight })))
    }
}

impl Answered for losses::ShareHits {
    fn answered(&self, _: &Rules, s: &State, reply: Reply) -> Option<Answer> {
        cheapest(self.power(s), reply)
    }
}

impl Answered for losses::DefenderLosses {
    fn answered(&self, _: &Rules, _: &State, reply: Reply) -> Option<Answer> {
        cheapest(self.power(), reply)
    }
}

impl Answered for losses::AttackerLosses {
    fn answered(&self, _: &Rules, s: &State, reply: Reply) -> Option<Answer> {
        cheapest(s.power, reply)
    }
}

impl Answered for hunt_losses::PartisanLosses {
    fn answered(&self, _: &Rules, _: &State, reply: Reply) -> Option<Answer> {
        cheapest(self.controller, reply)
    }
}

impl Answered for hunt_losses::HunterLosses {
    fn answered(&self, _: &Rules, s: &State, reply: Reply) -> Option<Answer> {
        cheapest(s.power, reply)
    }
}

fn consent(power: Power, reply: Reply) -> Option<Answer> {
    let Reply::Accept(yes) = reply else { return None };
    Some((power, Some(if yes { Action::Accept } else { Action::Refuse })))
}

fn cheapest(power: Power, reply: Reply) -> Option<Answer> {
    (reply == Reply::Cheapest).then_some((power, None))
}
