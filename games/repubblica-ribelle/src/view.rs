//! What one viewer may see, built up field by field: the open table, one's own cards, how many the others have, and
//! what was once seen (RR-8.4, RR-G59). At the end everything is opened.

use bytemuck::Zeroable;
use staffetta_kernel::bytemuck;
use staffetta_kernel::{Prompt, RuleId, Seat, Seats, Talk, Viewer, flow};

use crate::RepubblicaRibelle;
use crate::cards::{Card, Cards, Faction, Sphere};
use crate::end_of_game::{self, FinalScore};
use crate::map::{Locality, Resource, Territory};
use crate::options::TableOptions;
use crate::pieces::Pieces;
use crate::rules::{MissionCard, Rules};
use crate::state::{Ending, MovingBy, PackedDraft, Public, SEATS, Secret, State};
use crate::steps::counting::{self, Tally};
use crate::steps::{Draft, Step, effects, hand_limit, manoeuvres, staff_talk};
use crate::support_track;

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
    /// How many cards each hand has, a Leader included.
    pub(crate) hand_counts: [u8; SEATS],
    pub(crate) played_counts: [u8; SEATS],
    pub(crate) pile_counts: [[u8; 3]; SEATS],
    pub(crate) deck_left: u8,
    pub(crate) missions_left: u8,
    /// How many of them are of Phase I.
    pub(crate) first_left: u8,
    /// The phase of the top mission: its back shows it.
    pub(crate) next_phase: Option<u8>,
    pub(crate) facts: Facts,
}

/// What follows from the rules of this table, so that a view can be read alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    pub participants: u8,
    pub automata: u8,
    pub options: TableOptions,
    pub phrases: u8,
    pub talk_open: bool,
    /// The open mission, and what all together must reach in a Military one.
    pub mission: MissionCard,
    pub territory: Territory,
    pub target: u8,
    pub seats: [SeatFacts; SEATS],
    pub sites: [Locality; 3],
    /// What the viewer's own cards and pieces come to, drafted cards included.
    pub own: Option<Tally>,
    /// Cards that the viewer may activate now.
    pub activatable: Cards,
    /// Pieces that the viewer may move now.
    pub movable: Pieces,
    /// Cards that the viewer must discard.
    pub excess: u8,
}

/// What follows from the rules for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatFacts {
    pub hand_limit: u8,
    pub movement: u8,
    pub base: Locality,
    pub faction: Faction,
    /// At the end.
    pub points: Option<FinalScore>,
}

/// Builds the view.
pub fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
    let (p, secret) = (&s.public, &s.secret);
    let own = if let Viewer::Seat(seat) = viewer { Some(seat).filter(|seat| seat.0 < p.seats) } else { None };
    let open = viewer == Viewer::Open;
    let mut v = View {
        viewer: own,
        open,
        public: *p,
        asked: flow::awaiting::<RepubblicaRibelle>(r, s).asked(),
        seen: if open { *secret } else { Secret::zeroed() },
        hand_counts: [0; SEATS],
        played_counts: [0; SEATS],
        pile_counts: [[0; 3]; SEATS],
        deck_left: secret.deck.len() as u8,
        missions_left: secret.missions.len() as u8,
        first_left: secret.missions.iter().filter(|mission| mission.phase() == 1).count() as u8,
        next_phase: secret.missions.top().map(|mission| mission.phase()),
        facts: facts(r, s),
    };
    for seat in p.all() {
        let at = seat.at();
        v.hand_counts[at] = s.hand_total(seat);
        v.played_counts[at] = secret.played[at].len() as u8;
        v.pile_counts[at] = [0, 1, 2].map(|sphere| secret.piles[at].len(Sphere::ALL[sphere]));
        if v.sees(seat) {
            v.seen.hands[at] = secret.hands[at];
            v.seen.piles[at] = secret.piles[at];
        }
        if v.sees(seat) || p.revealed {
            v.seen.played[at] = secret.played[at];
        }
        // Unused and nothing face down: it is known to be in hand.
        let known = v.sees(seat) || p.revealed || secret.played[at].is_empty();
        if known && secret.leading.has(seat) {
            v.seen.leading = v.seen.leading.with(seat);
        }
        if p.ending == Ending::Survived {
            v.facts.seats[at].points = Some(end_of_game::points(r, s, seat));
        }
    }
    if v.asked.iter().any(|seat| v.sees(seat)) {
        v.seen.draft = secret.draft;
    }
    if let Some(seat) = own {
        v.seen.thefts = secret.thefts.iter().copied().filter(|theft| theft.victim == seat).collect();
        own_facts(r, s, seat, &mut v);
    }
    v
}

fn facts(r: &Rules, s: &State) -> Facts {
    let p = &s.public;
    let mission = *r.mission(p.mission());
    let mut seats = [SeatFacts::default(); SEATS];
    for seat in p.all() {
        seats[seat.at()] = SeatFacts {
            hand_limit: support_track::hand_limit(r, p, seat),
            movement: support_track::movement_points(r, p, seat),
            base: p.base(r, seat),
            faction: p.faction(r, seat),
            points: None,
        };
    }
    Facts {
        participants: r.participants(),
        automata: r.automata,
        options: r.options,
        phrases: r.numbers.phrases,
        talk_open: flow::talk::<RepubblicaRibelle>(r, s) == Talk::Open,
        mission,
        territory: r.territory(mission.at),
        target: staff_talk::target(r, p.mission()),
        seats,
        sites: [Resource::Grain, Resource::Arms, Resource::Hospital].map(|resource| r.site(resource, p.phase)),
        own: None,
        activatable: Cards::NONE,
        movable: Pieces::NONE,
        excess: 0,
    }
}

/// What the viewer may do now, and what it has so far.
fn own_facts(r: &Rules, s: &State, seat: Seat, v: &mut View) {
    let (p, is_asked) = (&s.public, v.asked.has(seat));
    if p.open_mission.is_some() {
        v.facts.own = Some(forecast(r, s, seat, v.seen.draft));
    }
    if is_asked && p.movement.by != MovingBy::Nothing {
        v.facts.movable = manoeuvres::movable(r, p, seat);
    }
    if let Some(Step::HandLimit(_)) = p.top_step().filter(|_| is_asked) {
        v.facts.excess = hand_limit::excess(r, s, seat);
    }
    if let Some(Step::Activation(_)) = p.top_step().filter(|_| is_asked) {
        v.facts.activatable = effects::possible(r, s, seat).collect();
    }
}

/// What the seat's cards come to with those that it means to lay.
fn forecast(r: &Rules, s: &State, seat: Seat, draft: PackedDraft) -> Tally {
    let played = s.secret.played[seat.at()].as_slice().iter().copied();
    if let Some(Draft::CardsToLay(set)) = Draft::of(draft) {
        let leader = set.leader.then_some(Card::LEADER);
        return counting::tally(r, &s.public, seat, played.chain(set.cards.iter()).chain(leader));
    }
    counting::tally(r, &s.public, seat, played)
}

impl View {
    /// May the viewer see what this seat hides?
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        self.open || self.public.ending != Ending::Running || self.viewer == Some(seat)
    }

    /// How many Action cards a seat holds, if that follows from what is seen.
    pub(crate) fn actions_in_hand(&self, seat: Seat) -> u8 {
        self.hand_counts[seat.at()] - u8::from(self.seen.leading.has(seat))
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
