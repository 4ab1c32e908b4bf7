//! What one viewer may see, built up field by field (section 4.2 of the rules).

use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

use staffetta_kernel::{Pile, Seat, Seats, Viewer};

use crate::action::{Piece, Unit};
use crate::cards::{ACTIONS, Board, Card, Cards, Effects, Faction, Mission, Sphere};
use crate::map::{Locality, Resource, Territory};
use crate::open::{OpenDraft, open_draft};
use crate::options::{FactionLimit, Reposition, Talking};
use crate::rules::Rules;
use crate::state::{
    Draft, DraftKind, Ending, LeaderState, NO, Piles, Public, ROUNDS, SEATS, State, StepKind, Theft, pieces,
};
use crate::steps::{self, counting, effect, end, limit, manoeuvres, staff};

/// What one viewer may see: enough to play from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Option<Seat>,
    /// Everything is shown: after the end, or in a laboratory.
    pub(crate) open: bool,
    /// What everybody sees.
    pub(crate) public: Public,
    pub(crate) asked: Seats,
    /// Hands that the viewer may see, and how many cards each hand has, a Leader included.
    pub(crate) hands: [Cards; SEATS],
    pub(crate) hand_counts: [u8; SEATS],
    /// Leaders in hand that the viewer knows of.
    pub(crate) leading: Seats,
    /// Cards of this mission that the viewer may see, and how many lie there.
    pub(crate) played: [Pile<Card, 12>; SEATS],
    pub(crate) played_counts: [u8; SEATS],
    pub(crate) piles: [Piles; SEATS],
    pub(crate) pile_counts: [[u8; 3]; SEATS],
    /// What the viewer remembers of cards that were stolen from it.
    pub(crate) thefts: Pile<Theft, 16>,
    /// The viewer's own picks.
    pub(crate) draft: Draft,
    pub(crate) deck_left: u8,
    pub(crate) missions_left: u8,
    /// How many of them are of Phase I.
    pub(crate) first_left: u8,
    /// The phase of the top mission: its back shows it.
    pub(crate) next_phase: u8,
    /// The order of the decks, once everything is shown.
    pub(crate) deck: Pile<Card, ACTIONS>,
    pub(crate) missions: Pile<Mission, ROUNDS>,
    pub(crate) words: Rulings,
}

/// Options and numbers in force that the screen needs, so that a view can be read alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulings {
    participants: u8,
    automata: u8,
    health: u8,
    demonstration: bool,
    talk: Talking,
    talk_open: bool,
    reposition: Reposition,
    red_free_each_piece: bool,
    move2_red: bool,
    faction_limit: FactionLimit,
    phrases: u8,
    target: u8,
    low: u8,
    high: u8,
    at: Locality,
    territory: Territory,
    sphere: Sphere,
    effects: Effects,
    hand_limit: [u8; SEATS],
    movement: [u8; SEATS],
    excess: u8,
    base: [Locality; SEATS],
    faction: [Faction; SEATS],
    sites: [Locality; 3],
    /// What the viewer's own cards and pieces come to, drafted cards included.
    own: Option<counting::Tally>,
    activatable: u16,
    movable: u8,
    points: [Option<end::Points>; SEATS],
}

/// Builds the view.
pub fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
    let own = if let Viewer::Seat(seat) = viewer { Some(seat).filter(|seat| seat.0 < s.public.seats) } else { None };
    let over = s.public.ending != Ending::Running;
    let open = viewer == Viewer::Open;
    // Hands and piles are opened at the end (section 4.2).
    let sees = |seat: Seat| open || over || own == Some(seat);
    let asked = steps::awaiting(r, s).asked();
    let mut v = View {
        viewer: own,
        open,
        public: s.public,
        asked,
        hands: [Cards::NONE; SEATS],
        hand_counts: [0; SEATS],
        leading: Seats::NONE,
        played: [Pile::new(); SEATS],
        played_counts: [0; SEATS],
        piles: [Piles::default(); SEATS],
        pile_counts: [[0; 3]; SEATS],
        thefts: Pile::new(),
        draft: Draft::default(),
        deck_left: s.secret.deck.len() as u8,
        missions_left: s.secret.missions.len() as u8,
        first_left: s.secret.missions.iter().filter(|mission| mission.phase() == 1).count() as u8,
        next_phase: s.secret.missions.top().map_or(0, |mission| mission.phase()),
        deck: if open { s.secret.deck } else { Pile::new() },
        missions: if open { s.secret.missions } else { Pile::new() },
        words: rulings(r, s, own, over || open),
    };
    for seat in s.public.all() {
        let at = seat.at();
        v.hand_counts[at] = s.hand_total(seat);
        v.played_counts[at] = s.secret.played[at].len() as u8;
        v.pile_counts[at] = [0, 1, 2].map(|sphere| s.secret.piles[at].len(Sphere::ALL[sphere]));
        if sees(seat) {
            v.hands[at] = s.secret.hands[at];
            v.piles[at] = s.secret.piles[at];
        }
        if sees(seat) || s.public.revealed == 1 {
            v.played[at] = s.secret.played[at];
        }
        // Unused and nothing face down: it is known to be in hand.
        let known = sees(seat) || s.public.revealed == 1 || s.secret.played[at].is_empty();
        if known && s.secret.leading.has(seat) {
            v.leading = v.leading.with(seat);
        }
    }
    if let Some(seat) = own {
        v.thefts = s.secret.thefts.iter().copied().filter(|theft| theft.victim == seat).collect();
    } else if open {
        v.thefts = s.secret.thefts;
    }
    let drafting = s.secret.draft.is_open() && asked.iter().any(sees);
    if drafting {
        v.draft = s.secret.draft;
    }
    v
}

fn rulings(r: &Rules, s: &State, own: Option<Seat>, over: bool) -> Rulings {
    let p = &s.public;
    let mission = r.mission(p.mission);
    let mut words = Rulings {
        participants: r.participants(),
        automata: r.automata,
        health: r.house.health,
        demonstration: r.house.demonstration,
        talk: r.house.talk,
        talk_open: steps::talk(r, s) == staffetta_kernel::Talk::Open,
        reposition: r.house.reposition,
        red_free_each_piece: r.house.red_free_each_piece,
        move2_red: r.house.move2_red,
        faction_limit: r.house.faction_limit,
        phrases: r.numbers.phrases,
        target: staff::target(r, p.mission),
        low: mission.low,
        high: mission.high,
        at: mission.at,
        territory: r.territory(mission.at),
        sphere: mission.sphere,
        effects: mission.effects,
        hand_limit: [0; SEATS],
        movement: [0; SEATS],
        excess: 0,
        base: [Locality::Montefiorino; SEATS],
        faction: [Faction::Star; SEATS],
        sites: [Resource::Grain, Resource::Arms, Resource::Hospital].map(|resource| r.site(resource, p.phase)),
        own: None,
        activatable: 0,
        movable: 0,
        points: [None; SEATS],
    };
    for seat in p.all() {
        let at = seat.at();
        words.hand_limit[at] = r.hand_limit[usize::from(p.support[at])];
        words.movement[at] = r.movement[usize::from(p.support[at])];
        words.base[at] = p.base(r, seat);
        words.faction[at] = p.faction(r, seat);
        if over && p.ending == Ending::Survived {
            words.points[at] = Some(end::points(r, s, seat));
        }
    }
    let Some(seat) = own else { return words };
    if p.on_mission == 1 {
        words.own = Some(forecast(r, s, seat));
    }
    let step = s.step();
    match step.kind {
        StepKind::Limit if p.turn(step.a) == seat => words.excess = limit::excess(r, s, seat),
        StepKind::Manoeuvres if p.turn(step.a) == seat => words.movable = manoeuvres::movable(r, s, step.kind, seat),
        StepKind::Movement if step.a == seat.0 => words.movable = manoeuvres::movable(r, s, step.kind, seat),
        StepKind::Activation if p.turn(step.a) == seat => {
            for (at, &card) in s.secret.played[seat.at()].iter().enumerate() {
                if effect::refusal(r, s, seat, at, card).is_none() {
                    words.activatable |= 1 << at;
                }
            }
        }
        _ => {}
    }
    words
}

/// What the seat's cards come to with those in its draft.
fn forecast(r: &Rules, s: &State, seat: Seat) -> counting::Tally {
    let mut tally = counting::tally(r, s, seat);
    let drafting =
        s.secret.draft.what == DraftKind::Set && s.step().kind == StepKind::Mission && Seat(s.step().a) == seat;
    if drafting {
        let sphere = r.mission(s.public.mission).sphere;
        tally.cards += s.secret.draft.cards.iter().map(|card| r.card(card).values[sphere as usize]).sum::<u8>();
        if s.secret.draft.leader == 1 {
            tally.leader += r.value(Card::LEADER, sphere, s.public.boards[seat.at()], s.public.phase);
        }
    }
    tally
}

#[derive(Serialize)]
struct Words<'a> {
    viewer: Option<Seat>,
    seats: u8,
    participants: u8,
    phase: u8,
    round: u8,
    rounds: u8,
    demonstration: bool,
    health: u8,
    start_health: u8,
    first_player: Seat,
    token: &'static str,
    step: Option<StepKind>,
    asked: Seats,
    acting: Option<Seat>,
    mission: Option<MissionWords>,
    objectives: u8,
    revealed: bool,
    players: Vec<SeatWords<'a>>,
    automata: Vec<AutomatonWords<'a>>,
    movement: MovementWords,
    draft: Option<OpenDraft>,
    resources: BTreeMap<Resource, Locality>,
    deck: u8,
    discard: Cards,
    missions_left: u8,
    next_phase: Option<u8>,
    resolved: Vec<ResolvedWords>,
    /// Cards stolen from the viewer and who may have them.
    stolen: Vec<TheftWords>,
    /// The order of the decks once everything is shown, the last card on top.
    action_deck: Option<&'a [Card]>,
    mission_deck: Option<&'a [Mission]>,
    talk: TalkWords,
    rules: RuleWords,
    /// The viewer's own score as things stand.
    own: Option<TallyWords>,
    /// Cards that the viewer may activate now.
    activatable: Vec<Card>,
    /// Pieces that the viewer may move now.
    movable: Vec<Piece>,
    /// Cards that the viewer must discard.
    excess: u8,
    ending: Option<Ending>,
}

#[derive(Serialize)]
struct MissionWords {
    id: Mission,
    sphere: Sphere,
    effects: Effects,
    locality: Locality,
    territory: Territory,
    low: u8,
    high: Option<u8>,
    /// What all together must reach in a Military mission.
    target: Option<u8>,
    /// What has been counted so far, automata included.
    sum: u8,
}

#[derive(Serialize)]
struct SeatWords<'a> {
    seat: Seat,
    board: Option<Board>,
    faction: Option<Faction>,
    base: Option<Locality>,
    support: u8,
    hand_limit: u8,
    movement: u8,
    /// Cards in hand, a Leader included.
    cards: u8,
    hand: Option<Cards>,
    leader: LeaderState,
    /// `in_hand`, `in_hand_or_committed`, `committed`, `used` or `lost`.
    leader_is: &'static str,
    leader_1_kept: bool,
    played: u8,
    played_cards: Option<&'a [Card]>,
    activated: Vec<Card>,
    pledge: Option<u8>,
    phrases: u8,
    asked_for_help: bool,
    ready: bool,
    passed: bool,
    score: Option<u8>,
    plus: u8,
    effect_used: bool,
    piles: BTreeMap<Sphere, u8>,
    pile_cards: Option<BTreeMap<Sphere, &'a [Card]>>,
    pieces: BTreeMap<Piece, Option<Locality>>,
    used_pieces: Vec<Piece>,
    reserve: BTreeMap<Unit, u8>,
    missions_taken: Vec<Mission>,
    points: Option<end::Points>,
    total: Option<u8>,
    gone: bool,
}

#[derive(Serialize)]
struct AutomatonWords<'a> {
    cards: &'a [Card],
    score: Option<u8>,
}

#[derive(Serialize)]
struct MovementWords {
    mp: u8,
    moved: Vec<Piece>,
    radici_free: bool,
}

#[derive(Serialize)]
struct ResolvedWords {
    mission: Mission,
    success: bool,
    taken_by: Option<Seat>,
}

#[derive(Serialize)]
struct TheftWords {
    victim: Seat,
    card: Card,
    holders: Seats,
}

#[derive(Serialize)]
struct TalkWords {
    open: bool,
    option: &'static str,
    /// Phrases that a seat may say in a window.
    phrases: u8,
}

#[derive(Serialize)]
struct RuleWords {
    reposition: &'static str,
    radici_free: &'static str,
    move2_radici: bool,
    faction_limit: &'static str,
}

#[derive(Serialize)]
struct TallyWords {
    cards: u8,
    leader: u8,
    plus: u8,
    pieces: u8,
    base: u8,
    total: u8,
}

fn number(n: u8) -> Option<u8> {
    (n != NO).then_some(n)
}

impl View {
    /// May the viewer see what this seat hides?
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        self.open || self.public.ending != Ending::Running || self.viewer == Some(seat)
    }

    /// How many Action cards a seat holds, if that follows from what is seen.
    pub(crate) fn actions_in_hand(&self, seat: Seat) -> u8 {
        self.hand_counts[seat.at()] - u8::from(self.leading.has(seat))
    }

    /// The one seat that is asked.
    pub(crate) fn acting(&self) -> Option<Seat> {
        (self.asked.len() == 1).then(|| self.asked.iter().next()).flatten()
    }

    fn seat_words(&self, seat: Seat) -> SeatWords<'_> {
        let (p, at) = (&self.public, seat.at());
        let seated = p.seated.has(seat);
        let shown = self.sees(seat) || p.revealed == 1;
        let played = self.played[at].as_slice();
        let active = played.iter().enumerate().filter(|(place, _)| p.activated[at] >> place & 1 == 1);
        let counts = Sphere::ALL.iter().map(|&sphere| (sphere, self.pile_counts[at][sphere as usize]));
        let piles = Sphere::ALL.iter().map(|&sphere| (sphere, self.piles[at].of(sphere)));
        let taken = p.resolved.iter().filter(|over| over.taker() == Some(seat));
        let free = |unit: Unit| (!p.on_map(seat) & unit.pieces()).count_ones() as u8;
        let points = self.words.points[at];
        SeatWords {
            seat,
            board: seated.then_some(p.boards[at]),
            faction: seated.then_some(self.words.faction[at]),
            base: seated.then_some(self.words.base[at]),
            support: p.support[at],
            hand_limit: self.words.hand_limit[at],
            movement: self.words.movement[at],
            cards: self.hand_counts[at],
            hand: self.sees(seat).then_some(self.hands[at]),
            leader: p.leaders[at],
            leader_is: match p.leaders[at] {
                LeaderState::Used => "used",
                LeaderState::Lost => "lost",
                LeaderState::Unused if self.leading.has(seat) => "in_hand",
                LeaderState::Unused if self.sees(seat) && seated => "committed",
                LeaderState::Unused => "in_hand_or_committed",
            },
            leader_1_kept: p.leader_1.has(seat),
            played: self.played_counts[at],
            played_cards: shown.then_some(played),
            activated: active.map(|(_, &card)| card).collect(),
            pledge: number(p.pledge[at]),
            phrases: p.phrases[at],
            asked_for_help: p.helped.has(seat),
            ready: p.ready.has(seat),
            passed: p.passed.has(seat),
            score: number(p.score[at]),
            plus: p.plus[at],
            effect_used: p.effect_used.has(seat),
            piles: counts.collect(),
            pile_cards: self.sees(seat).then(|| piles.collect()),
            pieces: Piece::ALL.iter().map(|&piece| (piece, p.place(seat, piece))).collect(),
            used_pieces: pieces(p.used[at]).collect(),
            reserve: Unit::ALL.iter().map(|&unit| (unit, free(unit))).collect(),
            missions_taken: taken.map(|over| over.mission).collect(),
            points,
            total: points.map(end::Points::total),
            gone: p.gone.has(seat),
        }
    }

    fn mission_words(&self) -> Option<MissionWords> {
        let (p, w) = (&self.public, &self.words);
        let military = w.sphere == Sphere::Military;
        let scores = p.score[..usize::from(p.seats)].iter().chain(&p.automata_score[..usize::from(w.automata)]);
        (p.on_mission == 1).then(|| MissionWords {
            id: p.mission,
            sphere: w.sphere,
            effects: w.effects,
            locality: w.at,
            territory: w.territory,
            low: w.low,
            high: (!military).then_some(w.high),
            target: military.then_some(w.target),
            sum: scores.filter(|&&score| score != NO).fold(0, |sum, &score| sum.saturating_add(score)),
        })
    }

    fn words(&self) -> Words<'_> {
        let (p, w) = (&self.public, &self.words);
        let own = self.viewer.map_or(&[][..], |seat| self.played[seat.at()].as_slice());
        let activatable = own.iter().enumerate().filter(|(at, _)| w.activatable >> at & 1 == 1);
        Words {
            viewer: self.viewer,
            seats: p.seats,
            participants: w.participants,
            phase: p.phase,
            round: p.round,
            rounds: p.round + self.missions_left,
            demonstration: w.demonstration,
            health: p.health,
            start_health: w.health - u8::from(w.demonstration),
            first_player: p.first,
            token: if p.allies == 1 { "allies" } else { "cumer" },
            step: p.steps.top().map(|step| step.kind),
            asked: self.asked,
            acting: self.acting(),
            mission: self.mission_words(),
            objectives: p.objectives,
            revealed: p.revealed == 1,
            players: p.all().map(|seat| self.seat_words(seat)).collect(),
            automata: (0..usize::from(w.automata))
                .map(|at| AutomatonWords { cards: &p.automata[at], score: number(p.automata_score[at]) })
                .collect(),
            movement: MovementWords { mp: p.mp, moved: pieces(p.moved).collect(), radici_free: p.red_free == 1 },
            draft: open_draft(&self.draft),
            resources: Resource::ALL.iter().map(|&resource| (resource, w.sites[resource as usize])).collect(),
            deck: self.deck_left,
            discard: p.discard,
            missions_left: self.missions_left,
            next_phase: (self.next_phase > 0).then_some(self.next_phase),
            resolved: p
                .resolved
                .iter()
                .map(|over| ResolvedWords { mission: over.mission, success: over.result > 0, taken_by: over.taker() })
                .collect(),
            stolen: self
                .thefts
                .iter()
                .map(|theft| TheftWords {
                    victim: theft.victim,
                    card: theft.card,
                    holders: p.all().filter(|&seat| theft.since(seat).is_some()).collect(),
                })
                .collect(),
            action_deck: self.open.then_some(self.deck.as_slice()),
            mission_deck: self.open.then_some(self.missions.as_slice()),
            talk: TalkWords {
                open: w.talk_open,
                option: match w.talk {
                    Talking::Staff => "staff",
                    Talking::Social => "social",
                    Talking::Never => "never",
                    Talking::Always => "always",
                },
                phrases: w.phrases,
            },
            rules: RuleWords {
                reposition: match w.reposition {
                    Reposition::Free => "free",
                    Reposition::One => "one",
                    Reposition::Forbidden => "forbidden",
                },
                radici_free: if w.red_free_each_piece { "piece" } else { "seat" },
                move2_radici: w.move2_red,
                faction_limit: match w.faction_limit {
                    FactionLimit::Seat => "seat",
                    FactionLimit::Table => "table",
                    FactionLimit::AnyEffect => "any_effect",
                    FactionLimit::None => "none",
                },
            },
            own: w.own.map(|tally| TallyWords {
                cards: tally.cards,
                leader: tally.leader,
                plus: tally.plus,
                pieces: tally.pieces,
                base: tally.base,
                total: tally.total(),
            }),
            activatable: activatable.map(|(_, &card)| card).collect(),
            movable: pieces(w.movable).collect(),
            excess: w.excess,
            ending: (p.ending != Ending::Running).then_some(p.ending),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.words().serialize(to)
    }
}
