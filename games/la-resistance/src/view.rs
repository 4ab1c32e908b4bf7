//! What one viewer may see (chapter 4 of the rules): what everybody sees, and what is his own.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{GameRules, Pile, Prompt, Seat, Seats, Viewer};

use crate::LaResistance;
use crate::band::BANDS;
use crate::cards::{Clg, Leader, MissionKind, Spot};
use crate::event::Sum;
use crate::rules::Rules;
use crate::state::{Hand, Public, Secret, State};
use crate::steps::assessment::{self, Stakes};
use crate::steps::choice::{self, ShownDraft};
use crate::steps::turn;

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
    pub(crate) stakes: [Stakes; Spot::ALL.len()],
    pub(crate) piles: PileSizes,
    /// From which shuffle each face-down card of a band comes: everybody saw it drawn.
    pub(crate) batches: [Pile<u8, 3>; BANDS],
    /// The viewer's own draft.
    pub(crate) draft: Option<ShownDraft>,
    /// What the assessment would bring as things stand, in a turn.
    pub(crate) forecast: Sum,
}

/// How many cards the draw piles hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct PileSizes {
    pub missions: u8,
    pub events: u8,
    pub cest_la_guerre: u8,
    /// From which shuffle the draw pile of C'est La Guerre cards comes.
    pub cest_la_guerre_shuffle: u8,
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
        stakes: std::array::from_fn(|at| Stakes::of(r, p, Spot::ALL[at])),
        piles: PileSizes {
            missions: secret.mission_draw.len() as u8,
            events: secret.event_draw.len() as u8,
            cest_la_guerre: secret.clg_draw.len() as u8,
            cest_la_guerre_shuffle: secret.clg_draw.top().map_or(0, |card| batch(&card)),
        },
        batches: std::array::from_fn(|at| secret.hands[at].iter().map(batch).collect()),
        draft: choice::of_draft(known.draft, |choice| choice.shown(p)),
        forecast: if turn::stage(p).is_some() { assessment::foreseen(r, p) } else { Sum::default() },
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

    /// The state as the viewer knows it: what he cannot see is not there.
    pub(crate) fn as_known(&self) -> State {
        State::of(self.public, self.known)
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
