//! Step 1, the staff: a mission is revealed, then the seats talk until all are ready (RR-2). When they may not talk is
//! in `silence.rs`.

use serde::Serialize;
use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{
    Array, Awaiting, Choices, Desk, GameAction, Label, Maybe, Prompt, Refusal, RuleId, Seat, Seats, Talk, step,
};

use super::manoeuvres::Manoeuvres;
use super::{Acted, Answer, Came, Next, counting, outcome};
use crate::RepubblicaRibelle;
use crate::action::{Action, MOST_PLEDGED, Points, Verb};
use crate::automated_partisans;
use crate::cards::{Mission, Sphere};
use crate::event::{Event, word};
use crate::options::Talking;
use crate::queries;
use crate::rules::Rules;
use crate::silence;
use crate::state::{Public, SEATS, State};
use crate::view::View;

step! {
    /// The window for talk.
    pub struct Staff {}
}

/// "I can give about so many": every number that may be said (RR-2.4).
const PLEDGES: [Action; MOST_PLEDGED as usize] = {
    let mut pledges = [Action::CountMeOut; MOST_PLEDGED as usize];
    let mut points = 1;
    while points <= MOST_PLEDGED {
        pledges[points as usize - 1] = Action::Pledge(Points(points));
        points += 1;
    }
    pledges
};

/// The top mission is revealed (RR-2.1).
fn reveal_mission(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let Some(mission) = s.secret.missions.pop() else { return };
    desk.reveal();
    let p = &mut s.public;
    p.round += 1;
    p.open_mission = Maybe::some(mission);
    p.ready = Seats::NONE;
    p.asked_for_help = Seats::NONE;
    p.pledge = Array::default();
    p.phrases = [0; SEATS];
    let card = r.mission(mission);
    p.objectives = objectives(r, mission);
    let round = p.round;
    let rule = rule_of_reveal(r, mission);
    desk.tell(|| Event::MissionRevealed {
        round,
        mission,
        at: card.at,
        sphere: card.sphere,
        target: target(r, mission),
        high: card.high,
        rule,
    });
}

/// The rule that says what is special in a mission's reveal: how the first ones of a demonstration come, or that
/// Automated Partisans count for what it asks.
fn rule_of_reveal(r: &Rules, mission: Mission) -> RuleId {
    if r.options.demonstration && mission.phase() == 1 {
        "RR-G40"
    } else if r.automata > 0 {
        "RR-G31"
    } else {
        "RR-2.1"
    }
}

/// The rule that opens the window for talk.
fn rule_of_window(r: &Rules, sphere: Sphere) -> RuleId {
    match (r.options.talk, sphere) {
        (Talking::Social | Talking::Never | Talking::Always, _) => "RR-O.talk",
        (Talking::Staff, Sphere::Social) => "RR-G13",
        (Talking::Staff, Sphere::Military | Sphere::Political) => "RR-2.2",
    }
}

/// The objectives that a mission begins with: none in a Military one, else one for each participant.
pub fn objectives(r: &Rules, mission: Mission) -> u8 {
    if r.mission(mission).sphere == Sphere::Military { 0 } else { r.participants() }
}

/// What a Military mission asks of all together; the first difficulty of the others.
pub fn target(r: &Rules, mission: Mission) -> u8 {
    let card = r.mission(mission);
    if card.sphere == Sphere::Military { card.low.saturating_mul(r.participants()) } else { card.low }
}

/// Who has not said to be ready.
#[inline]
fn unready(p: &Public) -> Seats {
    Seats(Seats::all(p.seats).0 & !p.ready.0 & !p.gone.0)
}

impl flow::Step<RepubblicaRibelle> for Staff {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::Any(unready(p))
    }

    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came == Came::In {
            reveal_mission(r, s, desk);
        }
        let talks = came != Came::In || silence::has_staff_talk(r, &s.public);
        if talks && !unready(&s.public).is_empty() {
            Next::Ask
        } else {
            Next::turn_into(Manoeuvres { seat: s.public.first_player })
        }
    }

    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        if s.public.phrases[seat.at()] < r.numbers.phrases {
            out.extend(PLEDGES);
            out.push(Action::CountMeOut);
            out.push(Action::NeedHelp);
        }
        out.push(Action::Ready);
    }

    /// Something is said (RR-2.4).
    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let said = s.public.phrases[seat.at()];
        let is_phrase = matches!(action, Action::Pledge(_) | Action::CountMeOut | Action::NeedHelp);
        if is_phrase && said >= r.numbers.phrases {
            return Err(enough_said(r));
        }
        let p = &mut s.public;
        match action {
            Action::Pledge(Points(points)) if points > 0 => {
                p.pledge[seat.at()] = Maybe::some(points);
                desk.tell(|| Event::Pledged { seat, points });
            }
            Action::Pledge(_) | Action::CountMeOut => {
                p.pledge[seat.at()] = Maybe::some(0);
                desk.tell(|| Event::CountedOut { seat });
            }
            Action::NeedHelp => {
                p.asked_for_help = p.asked_for_help.with(seat);
                desk.tell(|| Event::NeedsHelp { seat });
            }
            Action::Ready => {
                p.ready = p.ready.with(seat);
                desk.tell(|| Event::IsReady { seat });
            }
            _ => return Err(RepubblicaRibelle::out_of_place(action.verb())),
        }
        if is_phrase {
            p.phrases[seat.at()] = said + 1;
        }
        Ok(flow::Acted::Go(Next::Again(Answer::Done)))
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Ready
    }

    fn talk(self, r: &Rules, _: &Public) -> Talk {
        silence::in_staff(r)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let mission = v.public.mission();
        let card = r.mission(mission);
        let key = if card.sphere == Sphere::Military { "staff-military" } else { "staff" };
        match v.question(key, rule_of_window(r, card.sphere)) {
            Some(question) => question
                .with("mission", word("mission", mission.word()))
                .with("target", target(r, mission))
                .with("high", card.high),
            None => Prompt::new("staff-waits", "RR-2.2").by(v.acting()),
        }
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::Ready => Label::new("RR-2.2"),
            Action::Pledge(points) => Label::new("RR-2.4").with("points", points.0),
            _ => Label::new("RR-2.4"),
        }
    }

    /// What is said can be taken back until the last one is ready.
    fn irreversible(self, _: &Rules, v: &View, action: Action) -> bool {
        action == Action::Ready && v.viewer.is_some_and(|seat| unready(&v.public) == Seats::one(seat))
    }

    fn unavailable(self, r: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Pledge | Verb::CountMeOut | Verb::NeedHelp => enough_said(r),
            _ => RepubblicaRibelle::out_of_place(verb),
        }
    }
}

fn enough_said(r: &Rules) -> Refusal {
    Refusal::with("RR-2.4", "enough-said", r.numbers.phrases.into())
}

/// What the open mission needs: points of all together in a Military mission, else objectives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Needs {
    /// Its sphere.
    pub sphere: Sphere,
    /// What it needs.
    pub needed: u8,
    /// What scores make so far, those of the Automated Partisans included.
    pub so_far: u8,
    /// What the pledges of those who have not been counted would add (RR-2.4).
    pub pledged: u8,
    /// What is still missing if all pledges are kept.
    pub missing: u8,
    /// Every seat's part.
    #[schemars(extend("x-by" = "seat"))]
    pub seats: Vec<Part>,
}

/// The part of a seat in what a mission needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Part {
    /// Who.
    pub seat: Seat,
    /// The score that it has pledged.
    pub pledge: Option<u8>,
    /// The score that it was counted for.
    pub counted: Option<u8>,
    /// What the one or the other makes.
    pub makes: u8,
}

/// Answers what the open mission needs.
pub fn needs(r: &Rules, v: &View, _: &State) -> Result<Needs, Refusal> {
    let p = &v.public;
    queries::has_mission(p, "RR-2.1")?;
    let sphere = r.mission(p.mission()).sphere;
    let military = sphere == Sphere::Military;
    let makes = |score: u8| if military { score } else { counting::objectives_of(r, p, score) };
    let seats = p.all().map(|seat| {
        let (pledge, counted) = (p.pledge[seat.at()].get(), p.score[seat.at()].get());
        Part { seat, pledge, counted, makes: counted.or(pledge).map_or(0, makes) }
    });
    let seats: Vec<Part> = seats.collect();
    let (needed, so_far) = if military {
        (target(r, p.mission()), outcome::sum(r, p))
    } else {
        let all = objectives(r, p.mission());
        // The Automated Partisans take their objectives when the cards are turned up (RR-13.3).
        let drawn = automated_partisans::scores(r, p).filter_map(Maybe::get).filter(|_| !p.revealed);
        (all, drawn.map(makes).fold(all.saturating_sub(p.objectives), u8::saturating_add))
    };
    let pledged = seats.iter().filter(|part| part.counted.is_none()).map(|part| part.makes);
    let pledged = pledged.fold(0, u8::saturating_add);
    let missing = needed.saturating_sub(so_far).saturating_sub(pledged);
    Ok(Needs { sphere, needed, so_far, pledged, missing, seats })
}
