//! What one viewer may see, built up field by field (section 4 of the rules).

use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

use staffetta_kernel::{Pile, Seat, Seats, Target, Viewer};

use crate::cards::{Card, Clg, EventKind, Leader, MISSIONS, MissionKind, SPOTS};
use crate::dice::{Die, POOL, Pool};
use crate::event::Sum;
use crate::open::{OpenDie, OpenDraft, answer_word, die_of, open_draft, used_words};
use crate::rules::Rules;
use crate::state::{BANDS, Draft, Ending, State, Step, StepKind};
use crate::steps;

/// One band as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BandView {
    pub(crate) leader: Leader,
    pub(crate) recruits: u8,
    pub(crate) glory: u8,
    pub(crate) broken_at: u8,
    pub(crate) shots: u8,
    /// The face-down cards, if the viewer may see them.
    pub(crate) hand: Pile<Clg, 3>,
    /// From which shuffle each face-down card comes: everybody saw it drawn.
    pub(crate) batches: Pile<u8, 3>,
}

/// What one viewer may see: enough to play from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Option<Seat>,
    /// Everything is shown: after the end, or in a laboratory.
    pub(crate) open: bool,
    pub(crate) target_glory: u8,
    pub(crate) recruit_cap: u8,
    pub(crate) asked: Seats,
    pub(crate) pool: Pool,
    /// The viewer's own picks.
    pub(crate) draft: Draft,
    pub(crate) turn: u16,
    pub(crate) used: u16,
    pub(crate) bands: [BandView; BANDS],
    pub(crate) row: [Card; SPOTS],
    pub(crate) kinds: [MissionKind; SPOTS],
    pub(crate) tapped: u8,
    pub(crate) camouflaged: u8,
    pub(crate) seats: u8,
    pub(crate) living: Seats,
    pub(crate) led: Seats,
    pub(crate) named: Seats,
    pub(crate) first_player: Seat,
    pub(crate) active: Seat,
    pub(crate) round: u8,
    pub(crate) to_act: Pile<Seat, BANDS>,
    pub(crate) event: Pile<EventKind, 1>,
    pub(crate) answers: [u8; BANDS],
    pub(crate) time_is_now: u8,
    pub(crate) mulligans: u8,
    pub(crate) pending_sixes: u8,
    pub(crate) blue_used: u8,
    pub(crate) moment: u8,
    pub(crate) ending: Ending,
    pub(crate) batch: [u8; 9],
    /// From which shuffle the draw pile of C'est La Guerre cards comes.
    pub(crate) draw_batch: u8,
    pub(crate) clg_left: u8,
    pub(crate) clg_discard: Pile<Clg, 9>,
    pub(crate) events_left: u8,
    pub(crate) event_discard: Pile<EventKind, 9>,
    pub(crate) missions_left: u8,
    pub(crate) mission_discard: Pile<Card, MISSIONS>,
    pub(crate) steps: Pile<Step, 6>,
    /// The orders of the draw piles, once everything is shown.
    pub(crate) clg_draw: Pile<Clg, 9>,
    pub(crate) event_draw: Pile<EventKind, 9>,
    pub(crate) mission_draw: Pile<Card, MISSIONS>,
    /// What the assessment would bring as things stand.
    pub(crate) forecast: Sum,
}

/// Builds the view.
pub fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
    let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let open = viewer == Viewer::Open;
    let sees = |seat: Seat| open || own == Some(seat);
    let whom = steps::awaiting(s);
    let mut bands = [BandView::default(); BANDS];
    for (seat, seen) in (0..s.seats).map(Seat).zip(&mut bands) {
        let band = s.band(seat);
        if s.led.has(seat) || sees(seat) {
            seen.leader = band.leader;
        }
        seen.recruits = band.recruits;
        seen.glory = band.glory;
        seen.broken_at = band.broken_at;
        seen.shots = band.shots;
        for &card in band.hand.as_slice() {
            seen.batches.push(s.batch[card as usize]);
        }
        if sees(seat) {
            seen.hand = band.hand;
        }
    }
    let drafting = s.drafting(whom).is_some_and(sees);
    let in_turn = s.steps.iter().any(|step| step.kind == StepKind::Turn);
    View {
        viewer: own,
        open,
        target_glory: r.house.target_glory,
        recruit_cap: r.house.recruit_cap,
        asked: whom.asked(),
        pool: s.pool,
        draft: if drafting { s.draft } else { Draft::default() },
        turn: s.turn,
        used: s.used,
        bands,
        row: s.row.0,
        kinds: s.row.0.map(|card| r.kind(card)),
        tapped: s.tapped,
        camouflaged: s.camouflaged,
        seats: s.seats,
        living: s.living,
        led: s.led,
        named: s.named,
        first_player: s.first_player,
        active: s.active,
        round: s.round,
        to_act: s.to_act,
        event: s.event,
        answers: s.answers,
        time_is_now: s.time_is_now,
        mulligans: s.mulligans,
        pending_sixes: s.pending_sixes,
        blue_used: s.blue_used,
        moment: s.moment,
        ending: s.ending,
        batch: s.batch,
        draw_batch: s.clg_draw.top().map_or(0, |card| s.batch[card as usize]),
        clg_left: s.clg_draw.len() as u8,
        clg_discard: s.clg_discard,
        events_left: s.event_draw.len() as u8,
        event_discard: s.event_discard,
        missions_left: s.mission_draw.len() as u8,
        mission_discard: s.mission_discard,
        steps: s.steps,
        clg_draw: if open { s.clg_draw } else { Pile::new() },
        event_draw: if open { s.event_draw } else { Pile::new() },
        mission_draw: if open { s.mission_draw } else { Pile::new() },
        forecast: if in_turn { steps::assess::sum_now(r, s) } else { Sum::default() },
    }
}

#[derive(Serialize)]
struct Words<'a> {
    viewer: Option<Seat>,
    round: u8,
    turn: u16,
    target_glory: u8,
    recruit_cap: u8,
    step: Option<StepKind>,
    window: Option<u8>,
    asked: Seats,
    first_player: Option<Seat>,
    active: Option<Seat>,
    to_act: &'a [Seat],
    bands: Vec<BandWords<'a>>,
    row: BTreeMap<u8, Option<LyingWords>>,
    event: Option<EventKind>,
    answers: Vec<String>,
    time_is_now: bool,
    pool: BTreeMap<String, OpenDie>,
    pending_sixes: u8,
    blue_used: u8,
    mulligans: u8,
    used: Vec<&'static str>,
    draft: Option<OpenDraft>,
    forecast: Option<Forecast>,
    piles: PileWords<'a>,
    ending: Option<Ending>,
}

#[derive(Serialize)]
struct BandWords<'a> {
    seat: Seat,
    leader: Option<Leader>,
    recruits: u8,
    glory: u8,
    broken: bool,
    /// Face-down cards.
    cards: usize,
    hand: Option<&'a [Clg]>,
    /// From which shuffle each face-down card comes.
    shuffles: &'a [u8],
    mg34_shots: u8,
}

#[derive(Serialize)]
struct LyingWords {
    card: Card,
    kind: MissionKind,
    tapped: bool,
    camouflaged: bool,
}

#[derive(Serialize)]
struct Forecast {
    glory: u8,
    recruits: u8,
    lost_glory: u8,
    loss: u8,
}

#[derive(Serialize)]
struct PileWords<'a> {
    missions: u8,
    mission_discard: &'a [Card],
    events: u8,
    event_discard: &'a [EventKind],
    cest_la_guerre: u8,
    cest_la_guerre_discard: &'a [Clg],
    /// In which shuffle each card last took part, and from which the draw pile comes.
    cest_la_guerre_shuffles: BTreeMap<&'static str, u8>,
    cest_la_guerre_shuffle: u8,
    mission_draw: Option<&'a [Card]>,
    event_draw: Option<&'a [EventKind]>,
    cest_la_guerre_draw: Option<&'a [Clg]>,
}

impl View {
    fn band_words(&self, seat: Seat) -> BandWords<'_> {
        let band = &self.bands[seat.at()];
        let own = self.open || self.viewer == Some(seat);
        let leader = self.led.has(seat) || (own && self.named.has(seat));
        BandWords {
            seat,
            leader: leader.then_some(band.leader),
            recruits: band.recruits,
            glory: band.glory,
            broken: !self.living.has(seat),
            cards: band.batches.len(),
            hand: own.then_some(band.hand.as_slice()),
            shuffles: &band.batches,
            mg34_shots: band.shots,
        }
    }

    fn lying_words(&self, spot: usize) -> Option<LyingWords> {
        self.row[spot].lies().then(|| LyingWords {
            card: self.row[spot],
            kind: self.kinds[spot],
            tapped: self.tapped >> spot & 1 == 1,
            camouflaged: self.camouflaged >> spot & 1 == 1,
        })
    }

    fn words(&self) -> Words<'_> {
        let in_turn = self.steps.iter().any(|step| step.kind == StepKind::Turn);
        let top = self.steps.top();
        let dealt = self.round > 0;
        Words {
            viewer: self.viewer,
            round: self.round,
            turn: self.turn,
            target_glory: self.target_glory,
            recruit_cap: self.recruit_cap,
            step: top.map(|step| step.kind),
            window: top.filter(|step| step.kind == StepKind::Window).map(|step| step.a),
            asked: self.asked,
            first_player: dealt.then_some(self.first_player),
            active: in_turn.then_some(self.active),
            to_act: &self.to_act,
            bands: (0..self.seats).map(|at| self.band_words(Seat(at))).collect(),
            row: (0..SPOTS).map(|spot| (spot as u8 + 1, self.lying_words(spot))).collect(),
            event: self.event.top(),
            answers: self.answers.iter().take(self.seats.into()).map(|&said| answer_word(said)).collect(),
            time_is_now: self.time_is_now == 1,
            pool: Die::ALL[..POOL].iter().filter_map(|&die| Some((die.name(), die_of(&self.pool, die)?))).collect(),
            pending_sixes: self.pending_sixes,
            blue_used: self.blue_used,
            mulligans: self.mulligans,
            used: used_words(self.used),
            draft: open_draft(&self.draft),
            forecast: in_turn.then_some(Forecast {
                glory: self.forecast.glory,
                recruits: self.forecast.recruits,
                lost_glory: self.forecast.lost_glory,
                loss: self.forecast.loss,
            }),
            piles: PileWords {
                missions: self.missions_left,
                mission_discard: &self.mission_discard,
                events: self.events_left,
                event_discard: &self.event_discard,
                cest_la_guerre: self.clg_left,
                cest_la_guerre_discard: &self.clg_discard,
                cest_la_guerre_shuffles: Clg::ALL.iter().map(|&c| (c.word(), self.batch[c as usize])).collect(),
                cest_la_guerre_shuffle: self.draw_batch,
                mission_draw: self.open.then_some(self.mission_draw.as_slice()),
                event_draw: self.open.then_some(self.event_draw.as_slice()),
                cest_la_guerre_draw: self.open.then_some(self.clg_draw.as_slice()),
            },
            ending: (self.ending != Ending::None).then_some(self.ending),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.words().serialize(to)
    }
}
