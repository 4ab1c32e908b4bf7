//! What one viewer sees: everything open, and of the school only the words that may be read now.

use serde::Serialize;
use staffetta_kernel::flow::{PackedDraft, StepList};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{GameRules, Seat, Seats, Viewer};

use crate::JoinThePartisans;
use crate::cards::{Question, TraitorCard};
use crate::place::Place;
use crate::rules::Rules;
use crate::school::{Choice, Words};
use crate::state::{FIGURES, Public, State};
use crate::steps::appeal::Appeal;
use crate::steps::interrogation::searcher_sees;
use crate::steps::options_shown::{ThreeOptions, TwoOptions};
use crate::steps::partisan_school::reader;
use crate::steps::{Draft, Step};
use crate::under_way::{self, Lesson, Rolling, Sources};

/// The words of a question.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Shown {
    /// Which card.
    pub card: Question,
    /// 1 easy, 2 medium, 3 hard.
    pub level: u8,
    /// What is asked.
    pub question: Words,
    /// The options of this stage, in the order in which they are shown.
    pub options: [Option<Words>; 3],
    /// The answer, for those who may read it.
    pub answer: Option<Words>,
    /// What there is to know about it, once the card is resolved.
    pub explanation: Option<Words>,
    /// The place on the map that it is about, once the card is resolved.
    pub place: Option<Place>,
}

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct View {
    /// Whose view it is.
    #[schemars(extend("x-hidden" = true))]
    pub seat: Option<Seat>,
    /// The name of the step that asks.
    #[schemars(extend("x-kind" = "step"))]
    pub step: &'static str,
    /// Who is asked.
    #[schemars(extend("x-hidden" = true))]
    pub asked: Seats,
    /// How many seats have outposts of their own: the first ones.
    #[schemars(extend("x-hidden" = true))]
    pub owners: u8,
    /// The helper's seat.
    #[schemars(extend("x-hidden" = true))]
    pub olga: Option<Seat>,
    /// The seat of the enemy, who has no figure.
    #[schemars(extend("x-hidden" = true))]
    pub enemy: Option<Seat>,
    /// Who was Commander in the game before, and is addressed so in this one.
    pub past_commanders: Seats,
    /// Who was a People's Hero in the game before.
    pub past_heroes: Seats,
    /// What everybody sees.
    #[serde(flatten)]
    pub public: Public,
    /// The points of each Partisan.
    #[schemars(extend("x-by" = "seat"))]
    pub points: [u16; FIGURES],
    /// Where the points of each Partisan come from.
    #[schemars(extend("x-by" = "seat", "x-hidden" = true))]
    pub sources: [Sources; FIGURES],
    /// The attempt on the table.
    #[schemars(extend("x-hidden" = true))]
    pub rolling: Option<Rolling>,
    /// What the movement die shows.
    #[schemars(extend("x-hidden" = true))]
    pub die: Option<u8>,
    /// The lesson that is being held.
    #[schemars(extend("x-hidden" = true))]
    pub lesson: Option<Lesson>,
    /// The question that is being asked.
    pub now_asked: Option<Shown>,
    /// The question that was resolved last, with its answer.
    pub last_asked: Option<Shown>,
    /// Which card is the Traitor, for the searcher.
    pub traitor: Option<TraitorCard>,
    /// Cards above what is seen under the decks: orders of each year, missions, questions.
    #[schemars(extend("x-hidden" = true))]
    pub decks: [u8; 7],
    /// The viewer's own unfinished offer.
    #[serde(serialize_with = "Draft::write_draft")]
    #[schemars(with = "Option<staffetta_kernel::serde_json::Value>")]
    pub draft: PackedDraft<JoinThePartisans>,
}

impl View {
    /// What this viewer sees.
    pub fn of(r: &Rules, s: &State, viewer: Viewer) -> Self {
        let p = &s.public;
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let asked = JoinThePartisans::awaiting(r, s).asked();
        let (mut points, mut sources) = ([0; FIGURES], [Sources::default(); FIGURES]);
        for seat in r.cast.partisans() {
            let score = &p.scores[seat.at()];
            (points[seat.at()], sources[seat.at()]) = (score.total(r), Sources::of(r, score));
        }
        let mut decks = [0; 7];
        for (size, deck) in decks.iter_mut().zip(s.secret.hq.iter()) {
            *size = deck.len() as u8;
        }
        decks[5] = s.secret.missions.len() as u8;
        decks[6] = s.secret.school.len() as u8;
        let sees = |searcher: Seat| searcher_sees(r) && seat == Some(searcher) || viewer == Viewer::Open;
        Self {
            seat,
            step: p.stack.top().map_or("over", <Step as StepList<JoinThePartisans>>::word),
            asked,
            owners: r.cast.owners,
            olga: r.cast.olga,
            enemy: r.cast.enemy,
            past_commanders: r.handed_down.commanders,
            past_heroes: r.handed_down.heroes,
            public: *p,
            points,
            sources,
            rolling: under_way::rolling(r, p),
            die: under_way::movement_die(p),
            lesson: under_way::lesson(r, p),
            now_asked: p.question.get().map(|card| now_asked(r, p, card, viewer)),
            last_asked: p.resolved.get().map(|card| resolved(r, card)),
            traitor: s.secret.traitor.get().filter(|_| p.hunt.searcher.get().is_some_and(sees)),
            decks,
            draft: if seat.is_some_and(|seat| asked.has(seat)) { s.secret.draft } else { Default::default() },
        }
    }
}

/// A question alone.
fn asked(r: &Rules, card: Question) -> Shown {
    let words = r.card(card);
    let (level, question) = (words.level, words.question());
    Shown { card, level, question, options: [const { None }; 3], answer: None, explanation: None, place: None }
}

/// A question that is resolved, with its answer.
fn resolved(r: &Rules, card: Question) -> Shown {
    let words = r.card(card);
    let (answer, explanation) = (Some(words.option(words.right())), Some(words.explanation()));
    Shown { answer, explanation, place: words.place, ..asked(r, card) }
}

/// The question on the table with the options of its stage; the reader of an appeal sees the answer (JP-6.9).
fn now_asked(r: &Rules, p: &Public, card: Question, viewer: Viewer) -> Shown {
    let reads = Step::asking::<Appeal>(&p.stack)
        .map_or(viewer == Viewer::Open, |appeal| viewer.among(Seats::one(reader(p, appeal.pupil))));
    let mut shown = asked(r, card);
    shown.answer = reads.then(|| r.card(card).option(r.card(card).right()));
    let mut lay_out = |options: &[Choice]| {
        for (place, &choice) in shown.options.iter_mut().zip(options) {
            *place = Some(r.card(card).option(choice));
        }
    };
    if let Some(stage) = Step::asking::<ThreeOptions>(&p.stack) {
        lay_out(&stage.shown);
    }
    if let Some(stage) = Step::asking::<TwoOptions>(&p.stack) {
        lay_out(&stage.shown);
    }
    shown
}
