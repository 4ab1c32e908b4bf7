//! What one viewer may see, built up field by field: the open table, one's own cards, how many the others have, and
//! what was once seen (RR-8.4, RR-G59). At the end everything is opened.

use staffetta_kernel::{Prompt, RuleId, Seat, Seats, Viewer, flow};

use crate::RepubblicaRibelle;
use crate::facts::{Facts, SeatFacts};
use crate::rules::Rules;
use crate::state::{Ending, Public, SEATS, Secret, State};

/// What one viewer may see: enough to play from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Option<Seat>,
    /// Everything is shown: after the end, or in a laboratory.
    pub(crate) open: bool,
    /// What everybody sees.
    pub(crate) public: Public,
    pub(crate) asked: Seats,
    /// What the viewer may see of what is hidden from somebody: its own hand, piles, draft and memory of thefts, the
    /// Leaders known to be in hand, cards that were turned up; the decks once everything is shown.
    pub(crate) seen: Secret,
    pub(crate) facts: Facts,
    pub(crate) seats: [SeatFacts; SEATS],
    /// How many of the missions to come are of Phase I.
    pub(crate) first_left: u8,
}

/// Builds the view.
pub fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
    let (p, secret) = (&s.public, &s.secret);
    let own = if let Viewer::Seat(seat) = viewer { Some(seat).filter(|seat| seat.0 < p.seats) } else { None };
    let open = viewer == Viewer::Open;
    let asked = flow::awaiting::<RepubblicaRibelle>(r, s).asked();
    let mut v = View {
        viewer: own,
        open,
        public: *p,
        asked,
        seen: if open { *secret } else { Secret::default() },
        facts: Facts::of(r, s, own, own.filter(|&seat| asked.has(seat))),
        seats: [SeatFacts::default(); SEATS],
        first_left: secret.missions.iter().filter(|mission| mission.phase() == 1).count() as u8,
    };
    for seat in p.all() {
        let at = seat.at();
        v.seats[at] = SeatFacts::of(r, s, seat);
        if v.sees(seat) {
            v.seen.hands[at] = secret.hands[at];
            v.seen.piles[at] = secret.piles[at];
        }
        if v.sees(seat) || p.revealed {
            v.seen.played[at] = secret.played[at];
        }
        // Unused and nothing face down: it is known to be in hand.
        let known = v.sees(seat) || p.revealed || secret.played[at].is_empty();
        if known && secret.leaders_in_hand.has(seat) {
            v.seen.leaders_in_hand = v.seen.leaders_in_hand.with(seat);
        }
    }
    if asked.iter().any(|seat| v.sees(seat)) {
        v.seen.draft = secret.draft;
    }
    if let Some(seat) = own {
        v.seen.thefts = secret.thefts.iter().copied().filter(|theft| theft.victim == seat).collect();
    }
    v
}

impl View {
    /// The state as far as the viewer sees it.
    pub(crate) fn known(&self) -> State {
        State { public: self.public, secret: self.seen }
    }

    /// May the viewer see what this seat hides?
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        self.open || self.public.ending != Ending::Running || self.viewer == Some(seat)
    }

    /// How many Action cards a seat holds, if that follows from what is seen.
    pub(crate) fn actions_in_hand(&self, seat: Seat) -> u8 {
        self.seats[seat.at()].cards - u8::from(self.seen.leaders_in_hand.has(seat))
    }

    /// The one seat that is asked.
    pub(crate) fn acting(&self) -> Option<Seat> {
        (self.asked.len() == 1).then(|| self.asked.iter().next()).flatten()
    }

    /// The question to the viewer, if it is asked.
    pub(crate) fn question(&self, key: &'static str, rule: RuleId) -> Option<Prompt> {
        let seat = self.viewer.filter(|&seat| self.asked.has(seat))?;
        Some(Prompt::new(key, rule).by(seat))
    }

    /// Whom the viewer waits for.
    pub(crate) fn waits(&self, key: &'static str, rule: RuleId) -> Prompt {
        let prompt = Prompt::new(key, rule).by(self.acting());
        match self.acting() {
            Some(seat) => prompt.with("seat", seat),
            None => prompt,
        }
    }
}
