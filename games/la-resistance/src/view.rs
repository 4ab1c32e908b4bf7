//! What one viewer may see (chapter 4 of the rules): what everybody sees, and what is his own.

use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

use staffetta_kernel::flow::StepList;
use staffetta_kernel::{GameRules, Pile, Prompt, Seat, Seats, Target, Viewer};

use crate::LaResistance;
use crate::band::{BANDS, EventAnswer};
use crate::cards::{Card, Clg, EventKind, Leader, MissionKind, Spot};
use crate::event::Sum;
use crate::pool::Pool;
use crate::rules::Rules;
use crate::state::{Ending, Hand, Public, Secret, State, Used};
use crate::steps::choice::{self, ShownDraft};
use crate::steps::{Step, assessment, turn};

/// What one viewer may see: enough to play from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) public: Public,
    /// What the viewer knows of what is hidden: his own draft, hand and leader; everything, once all is shown.
    pub(crate) known: Secret,
    pub(crate) asked: Seats,
    pub(crate) target_glory: u8,
    pub(crate) recruit_cap: u8,
    pub(crate) kinds: [MissionKind; Spot::ALL.len()],
    pub(crate) piles: PileSizes,
    /// From which shuffle each face-down card of a band comes: everybody saw it drawn.
    pub(crate) batches: [Pile<u8, 3>; BANDS],
    /// The viewer's own draft.
    pub(crate) draft: Option<ShownDraft>,
    /// What the assessment would bring as things stand, in a turn.
    pub(crate) forecast: Sum,
}

/// How many cards the draw piles hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PileSizes {
    pub missions: u8,
    pub events: u8,
    pub cest_la_guerre: u8,
    /// From which shuffle the draw pile of C'est La Guerre cards comes.
    pub cest_la_guerre_batch: u8,
}

/// Builds the view.
pub fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
    let (p, awaiting) = (&s.public, LaResistance::awaiting(r, s));
    let batch = |card: &Clg| p.clg_batches[*card as usize];
    let known = known(s, viewer, awaiting.next());
    let secret = &s.secret;
    View {
        viewer,
        public: *p,
        known,
        asked: awaiting.asked(),
        target_glory: r.house.target_glory,
        recruit_cap: r.house.recruit_cap,
        kinds: std::array::from_fn(|at| r.kind_at(&p.row, Spot::ALL[at])),
        piles: PileSizes {
            missions: secret.mission_draw.len() as u8,
            events: secret.event_draw.len() as u8,
            cest_la_guerre: secret.clg_draw.len() as u8,
            cest_la_guerre_batch: secret.clg_draw.top().map_or(0, |card| batch(&card)),
        },
        batches: std::array::from_fn(|at| secret.hands[at].iter().map(batch).collect()),
        draft: choice::of_draft(known.draft, |choice| choice.shown(p)),
        forecast: if turn::stage(p).is_some() { assessment::sum_now(r, p) } else { Sum::default() },
    }
}

/// What a viewer knows of what is hidden. The draft belongs to the one who is asked next.
fn known(s: &State, viewer: Viewer, chooser: Option<Seat>) -> Secret {
    let Viewer::Seat(seat) = viewer else {
        return if viewer == Viewer::Open { s.secret } else { Secret::default() };
    };
    let mut known = Secret::default();
    if chooser == Some(seat) {
        known.draft = s.secret.draft;
    }
    let at = seat.at().min(BANDS - 1);
    known.hands[at] = s.secret.hands[at];
    known.named_leaders[at] = s.secret.named_leaders[at];
    known
}

impl View {
    /// The seat that looks, if one does.
    pub(crate) fn seat(&self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None }
    }

    /// Is everything shown: after the end, or in a laboratory?
    pub(crate) fn is_open(&self) -> bool {
        self.viewer == Viewer::Open
    }

    /// Is the viewer asked?
    pub(crate) fn is_asked(&self) -> bool {
        self.seat().is_some_and(|seat| self.asked.has(seat))
    }

    /// The face-down cards of a band, as far as the viewer sees them.
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.known.hands[seat.at().min(BANDS - 1)]
    }

    /// The leader of a band, as far as the viewer knows him.
    pub(crate) fn leader(&self, seat: Seat) -> Option<Leader> {
        self.public.bands[seat].leader.get().or(self.known.named_leaders[seat.at().min(BANDS - 1)].get())
    }

    /// A question to the viewer.
    pub(crate) fn question(&self, key: &'static str, rule: &'static str) -> Prompt {
        Prompt::new(key, rule).by(self.seat())
    }

    /// What the viewer is told who waits for this seat.
    pub(crate) fn waiting(&self, key: &'static str, rule: &'static str, actor: Seat) -> Prompt {
        Prompt::new(key, rule).with("seat", actor).by(actor)
    }
}

/// The view in words.
#[derive(Serialize)]
struct Words<'a> {
    viewer: Option<Seat>,
    round: u8,
    turn: u16,
    target_glory: u8,
    recruit_cap: u8,
    step: Option<&'static str>,
    window: Option<u8>,
    asked: Seats,
    first_player: Option<Seat>,
    active: Option<Seat>,
    to_act: &'a [Seat],
    bands: Vec<BandWords<'a>>,
    row: BTreeMap<Spot, Option<LyingWords>>,
    event: Option<EventKind>,
    answers: Vec<EventAnswer>,
    time_is_now: bool,
    pool: &'a Pool,
    pending_sixes: u8,
    blue_used: u8,
    mulligans: u8,
    used: Used,
    draft: Option<ShownDraft>,
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
    cards: u8,
    hand: Option<&'a Hand>,
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
    cest_la_guerre_shuffles: BTreeMap<Clg, u8>,
    cest_la_guerre_shuffle: u8,
    mission_draw: Option<&'a [Card]>,
    event_draw: Option<&'a [EventKind]>,
    cest_la_guerre_draw: Option<&'a [Clg]>,
}

impl View {
    fn band_words(&self, seat: Seat) -> BandWords<'_> {
        let band = &self.public.bands[seat];
        BandWords {
            seat,
            leader: self.leader(seat),
            recruits: band.recruits,
            glory: band.glory,
            broken: !self.public.living.has(seat),
            cards: band.face_down,
            hand: (self.is_open() || self.seat() == Some(seat)).then_some(self.hand(seat)),
            shuffles: &self.batches[seat.at().min(BANDS - 1)],
            mg34_shots: band.mg34_shots,
        }
    }

    fn lying_words(&self, spot: Spot) -> Option<LyingWords> {
        let row = &self.public.row;
        let (tapped, camouflaged) = (row.tapped.has(spot), row.camouflaged.has(spot));
        row.card(spot).map(|card| LyingWords { card, kind: self.kinds[spot.slot()], tapped, camouflaged })
    }

    fn pile_words(&self) -> PileWords<'_> {
        let (p, open) = (&self.public, self.is_open());
        PileWords {
            missions: self.piles.missions,
            mission_discard: &p.mission_discard,
            events: self.piles.events,
            event_discard: &p.event_discard,
            cest_la_guerre: self.piles.cest_la_guerre,
            cest_la_guerre_discard: &p.clg_discard,
            cest_la_guerre_shuffles: Clg::ALL.iter().copied().zip(p.clg_batches).collect(),
            cest_la_guerre_shuffle: self.piles.cest_la_guerre_batch,
            mission_draw: open.then_some(self.known.mission_draw.as_slice()),
            event_draw: open.then_some(self.known.event_draw.as_slice()),
            cest_la_guerre_draw: open.then_some(self.known.clg_draw.as_slice()),
        }
    }

    fn words(&self) -> Words<'_> {
        let p = &self.public;
        let in_turn = turn::stage(p).is_some();
        let Sum { glory, recruits, lost_glory, loss, .. } = self.forecast;
        Words {
            viewer: self.seat(),
            round: p.round,
            turn: p.turn,
            target_glory: self.target_glory,
            recruit_cap: self.recruit_cap,
            step: p.steps.top().map(<Step as StepList<LaResistance>>::word),
            window: Step::window_of(p).map(|window| window.number()),
            asked: self.asked,
            first_player: (p.round > 0).then_some(p.first_player),
            active: in_turn.then_some(p.active),
            to_act: &p.to_act,
            bands: p.bands.iter().map(|(seat, _)| self.band_words(seat)).collect(),
            row: Spot::ALL.iter().map(|&spot| (spot, self.lying_words(spot))).collect(),
            event: p.event.get(),
            answers: p.bands.iter().map(|(_, band)| band.answer).collect(),
            time_is_now: p.time_is_now,
            pool: &p.pool,
            pending_sixes: p.pending_sixes,
            blue_used: p.blue_used,
            mulligans: p.mulligans,
            used: p.used,
            draft: self.draft,
            forecast: in_turn.then_some(Forecast { glory, recruits, lost_glory, loss }),
            piles: self.pile_words(),
            ending: p.ending.get(),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.words().serialize(to)
    }
}
