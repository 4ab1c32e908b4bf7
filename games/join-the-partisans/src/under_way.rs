//! What is under way at the table, as everybody sees it: the attempt with its dice, the lesson, points by their sources.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Seat, kinds, steps};

use crate::JoinThePartisans;
use crate::dice::{Combo, DICE, Hand};
use crate::keeping::Aim;
use crate::partisans::Score;
use crate::place::Place;
use crate::rules::Rules;
use crate::stars::Star;
use crate::state::Public;
use crate::steps::attempt::Attempt;
use crate::steps::coloured_outpost::ColouredOutpost;
use crate::steps::movement_roll::Movement;
use crate::steps::options_shown::{ThreeOptions, TwoOptions};
use crate::steps::partisan_school::reader;
use crate::steps::rescue::Rescue;
use crate::steps::white_outpost::WhiteOutpost;
use crate::steps::{Step, appeal, open_question};

kinds! {
    /// What an attempt is part of.
    pub enum Purpose, "purpose" {
        /// An order of General Headquarters (JP-5).
        Order = "order",
        /// A Special Mission (JP-7).
        Mission = "mission",
        /// Freeing a comrade (JP-10.2).
        Rescue = "rescue",
        /// The captive's own attempt (JP-10.4).
        Escape = "escape",
    }
}
kinds! {
    /// When the dice on the table are good enough.
    pub enum Need, "need" {
        /// The other side rolls afterwards and must exceed them (JP-4.3).
        First = "first",
        /// They must exceed what the other side has rolled (JP-4.4).
        Exceed = "exceed",
        /// They must show a combo (JP-4.8).
        Combo = "combo",
    }
}

/// An attempt on the table (JP-4.1).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Rolling {
    /// Who rolls.
    pub roller: Seat,
    /// Is it the Axis that rolls?
    pub axis: bool,
    /// The Partisan who attacks, frees or escapes.
    pub attacker: Seat,
    /// What the attempt is part of.
    pub purpose: Purpose,
    /// Where.
    pub place: Option<Place>,
    /// The captive who would be freed.
    pub captive: Option<Seat>,
    /// When the dice are good enough.
    pub need: Need,
    /// The combo that is wanted, or that has to be exceeded.
    pub wanted: Option<Combo>,
    /// The dice of the first roller, lowest first.
    pub to_exceed: Option<[u8; DICE]>,
    /// The dice as they lie, lowest first.
    pub dice: [u8; DICE],
    /// Their combo.
    pub combo: Combo,
    /// Rolls made.
    pub rolls: u8,
    /// Rolls of an attempt.
    pub most: u8,
    /// The star that would allow one more roll now.
    pub star: Option<Star>,
}

/// A question of the Partisan School that is being answered (JP-6).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Lesson {
    /// Who answers.
    pub pupil: Seat,
    /// Who reads it.
    pub reader: Seat,
    /// Points at stake.
    pub points: u8,
}

/// The points of a Partisan by their sources (section 6).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Sources {
    pub school: u8,
    pub medals: u8,
    pub missions: u8,
    pub rescues: u8,
    pub deserters: u8,
    pub traitors: u8,
    pub first: u8,
    pub stars: u8,
}

impl Sources {
    /// Where the points of this score come from.
    pub fn of(r: &Rules, score: &Score) -> Self {
        Self {
            school: score.school,
            medals: score.medals.len() * r.numbers.medal,
            missions: score.missions,
            rescues: score.rescues,
            deserters: score.deserters,
            traitors: score.traitors,
            first: score.first,
            stars: r.stars.points(&score.stars),
        }
    }
}

fn faces(hand: Hand) -> [u8; DICE] {
    let mut faces = [0; DICE];
    faces.copy_from_slice(hand.faces());
    faces
}

/// The attempt on the table, if there is one.
pub fn rolling(r: &Rules, p: &Public) -> Option<Rolling> {
    let attempt = Step::asking::<Attempt>(&p.stack)?;
    let (mut attacker, mut purpose, mut captive) = (attempt.roller, Purpose::Escape, None);
    if let Some(at) = Step::begun::<ColouredOutpost>(&p.stack) {
        (attacker, purpose) = (at.attacker, Purpose::Order);
    } else if let Some(at) = Step::begun::<WhiteOutpost>(&p.stack) {
        (attacker, purpose) = (at.attacker, Purpose::Mission);
    } else if let Some(rescue) = Step::begun::<Rescue>(&p.stack) {
        (purpose, captive) = (Purpose::Rescue, Some(rescue.captive));
    }
    let (need, wanted, to_exceed) = needed(r, attempt);
    let hand = attempt.hand.get().unwrap_or_default();
    Some(Rolling {
        roller: attempt.roller,
        axis: attempt.axis,
        attacker,
        purpose,
        place: p.at(attacker),
        captive,
        need,
        wanted,
        to_exceed,
        dice: faces(hand),
        combo: r.dice.combo(hand),
        rolls: attempt.rolls,
        most: r.numbers.rolls,
        star: attempt.may_spend(r, p),
    })
}

fn needed(r: &Rules, attempt: Attempt) -> (Need, Option<Combo>, Option<[u8; DICE]>) {
    match attempt.aim {
        Aim::First => (Need::First, None, None),
        Aim::Exceed(other) => (Need::Exceed, Some(r.dice.combo(other)), Some(faces(other))),
        Aim::Mission(combo) | Aim::Contain(combo) => (Need::Combo, Some(combo), None),
    }
}

/// What a stage of a question may take at a table that is played at one sitting (JP-6.2).
pub const STAGE_SECONDS: u16 = 40;

/// The question on the table, if one is being answered.
pub fn lesson(r: &Rules, p: &Public) -> Option<Lesson> {
    let lesson = |pupil, points| Some(Lesson { pupil, reader: reader(p, pupil), points });
    if let Some(stage) = Step::asking::<ThreeOptions>(&p.stack) {
        return lesson(stage.pupil, r.numbers.three_options);
    }
    if let Some(stage) = Step::asking::<TwoOptions>(&p.stack) {
        return lesson(stage.pupil, r.numbers.two_options);
    }
    let top = p.stack.top()?;
    steps!(@match top, JoinThePartisans, None, stage => lesson(stage.pupil, r.numbers.open_answer);
        open_question OpenQuestion, appeal WrongAnswer, appeal Appeal)
}

/// What the movement die shows while the mover chooses.
pub fn movement_die(p: &Public) -> Option<u8> {
    Step::asking::<Movement>(&p.stack).map(|movement| movement.roll)
}
