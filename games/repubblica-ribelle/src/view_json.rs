//! A view in the rulebook's words: what browsers and other programs get.

use serde::{Serialize, Serializer};
use staffetta_kernel::flow::StepList;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Maybe, Seat, Seats, kinds};
use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::automated_partisans::Automaton;
use crate::cards::{Card, Cards, Effects, Faction, Mission, Sphere};
use crate::draft_json::DraftJson;
use crate::end_of_game::FinalScore;
use crate::map::{Locality, Resource, Territory};
use crate::options::{FactionLimit, Reposition, Talking};
use crate::pieces::{Pieces, Unit};
use crate::public_json::{SeatJson, TableJson, each_schema};
use crate::state::{Ending, LeaderState};
use crate::steps::Step;
use crate::steps::counting::Tally;
use crate::view::View;

kinds! {
    /// What the viewer knows of a Leader.
    pub enum LeaderIs, "leader_is" {
        /// In hand.
        InHand = "in_hand",
        /// In hand or among the cards that lie face down.
        InHandOrCommitted = "in_hand_or_committed",
        /// Among the cards that lie face down.
        Committed = "committed",
        /// Played.
        Used = "used",
        /// Lost in the crisis.
        Lost = "lost",
    }
}

kinds! {
    /// For whom the first crossing of the Radici Road is free (RR-3.3).
    pub enum RadiciFree, "radici_free" {
        /// Once for each seat.
        Seat = "seat",
        /// Once for each piece.
        Piece = "piece",
    }
}

/// What a viewer gets.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "View")]
struct ViewJson<'a> {
    viewer: Option<Seat>,
    seats: u8,
    participants: u8,
    #[serde(flatten)]
    table: TableJson,
    rounds: u8,
    demonstration: bool,
    start_health: u8,
    /// The step that asks.
    step: Option<&'static str>,
    /// The seats that are asked.
    asked: Seats,
    /// The one that is asked, if it is only one.
    acting: Option<Seat>,
    mission: Option<MissionJson>,
    #[schemars(extend("x-by" = "seat"))]
    players: Vec<PlayerJson<'a>>,
    automata: &'a [Automaton],
    movement: MovementJson,
    draft: Option<DraftJson>,
    #[schemars(schema_with = "each_schema::<Resource, Locality>")]
    resources: BTreeMap<Resource, Locality>,
    /// Cards left in the deck.
    deck: u8,
    discard: Cards,
    missions_left: u8,
    /// The phase of the next mission: its back shows it.
    next_phase: Option<u8>,
    /// Cards stolen from the viewer and who may have them.
    stolen: Vec<StolenJson>,
    /// The order of the decks once everything is shown, the last card on top.
    action_deck: Option<&'a [Card]>,
    mission_deck: Option<&'a [Mission]>,
    talk: TalkJson,
    rules: RulesJson,
    /// The viewer's own score as things stand.
    own: Option<TallyJson>,
    /// Cards that the viewer may activate now.
    activatable: Vec<Card>,
    /// Pieces that the viewer may move now.
    movable: Pieces,
    /// Cards that the viewer must discard.
    excess: u8,
    ending: Option<Ending>,
}

/// The mission that lies open.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "OpenMission")]
struct MissionJson {
    id: Mission,
    sphere: Sphere,
    effects: Effects,
    locality: Locality,
    territory: Territory,
    low: u8,
    high: Option<u8>,
    /// What all together must reach in a Military mission.
    target: Option<u8>,
    /// What has been counted so far, Automated Partisans included.
    sum: u8,
}

/// A commander.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Player")]
struct PlayerJson<'a> {
    seat: Seat,
    #[serde(flatten)]
    open: SeatJson,
    faction: Option<Faction>,
    base: Option<Locality>,
    hand_limit: u8,
    movement: u8,
    /// Cards in hand, a Leader included.
    cards: u8,
    /// Its Action cards, for those who may know.
    hand: Option<Cards>,
    leader_is: LeaderIs,
    /// Cards laid in this mission, and which, for those who may know.
    played: u8,
    played_cards: Option<&'a [Card]>,
    #[schemars(schema_with = "each_schema::<Sphere, u8>")]
    piles: BTreeMap<Sphere, u8>,
    #[schemars(schema_with = "pile_cards_schema")]
    pile_cards: Option<BTreeMap<Sphere, &'a [Card]>>,
    #[schemars(schema_with = "each_schema::<Unit, u8>")]
    reserve: BTreeMap<Unit, u8>,
    missions_taken: Vec<Mission>,
    points: Option<FinalScore>,
    total: Option<u8>,
}

/// What the seat that moves has left.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Movement")]
struct MovementJson {
    /// Movement points.
    mp: u8,
    /// Pieces that have moved.
    moved: Pieces,
    /// The next crossing of the Radici Road is free (RR-3.3).
    radici_free: bool,
}

/// A card that was stolen.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Stolen")]
struct StolenJson {
    victim: Seat,
    card: Card,
    holders: Seats,
}

/// When the players may talk.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Talk")]
struct TalkJson {
    open: bool,
    option: Talking,
    /// Phrases that a seat may say in a window.
    phrases: u8,
}

/// Options that a board shows.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "TableRules")]
struct RulesJson {
    reposition: Reposition,
    radici_free: RadiciFree,
    move2_radici: bool,
    faction_limit: FactionLimit,
}

/// A score as things stand, in parts (RR-6.1).
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Score")]
struct TallyJson {
    #[serde(flatten)]
    parts: Tally,
    total: u8,
}

impl View {
    fn player_json(&self, seat: Seat) -> PlayerJson<'_> {
        let (p, at) = (&self.public, seat.at());
        let (seated, sees) = (p.boards[at].is_some(), self.sees(seat));
        let (facts, played) = (&self.facts.seats[at], self.seen.played[at].as_slice());
        let piles = Sphere::ALL.iter().map(|&sphere| (sphere, self.seen.piles[at].of(sphere)));
        let taken = p.resolved.iter().filter(|over| over.taken_by == Maybe::some(seat));
        PlayerJson {
            seat,
            open: SeatJson::of(p, seat, played),
            faction: seated.then_some(facts.faction),
            base: seated.then_some(facts.base),
            hand_limit: facts.hand_limit,
            movement: facts.movement,
            cards: self.hand_counts[at],
            hand: sees.then_some(self.seen.hands[at]),
            leader_is: match p.leaders[at] {
                LeaderState::Used => LeaderIs::Used,
                LeaderState::Lost => LeaderIs::Lost,
                LeaderState::Unused if self.seen.leading.has(seat) => LeaderIs::InHand,
                LeaderState::Unused if sees && seated => LeaderIs::Committed,
                LeaderState::Unused => LeaderIs::InHandOrCommitted,
            },
            played: self.played_counts[at],
            played_cards: (sees || p.revealed).then_some(played),
            piles: Sphere::ALL.iter().map(|&sphere| (sphere, self.pile_counts[at][sphere as usize])).collect(),
            pile_cards: sees.then(|| piles.collect()),
            reserve: Unit::ALL.iter().map(|&unit| (unit, unit.pieces().minus(p.on_map(seat)).len())).collect(),
            missions_taken: taken.map(|over| over.mission).collect(),
            points: facts.points,
            total: facts.points.map(FinalScore::total),
        }
    }

    fn mission_json(&self) -> Option<MissionJson> {
        let (p, facts) = (&self.public, &self.facts);
        let card = &facts.mission;
        let military = card.sphere == Sphere::Military;
        let scores = p.score.iter().copied().chain(p.automata.iter().map(|automaton| automaton.score));
        p.open_mission.get().map(|id| MissionJson {
            id,
            sphere: card.sphere,
            effects: card.effects,
            locality: card.at,
            territory: facts.territory,
            low: card.low,
            high: (!military).then_some(card.high),
            target: military.then_some(facts.target),
            sum: scores.filter_map(Maybe::get).fold(0, u8::saturating_add),
        })
    }

    fn json(&self) -> ViewJson<'_> {
        let (p, facts) = (&self.public, &self.facts);
        let (options, moving) = (&facts.options, &p.movement);
        let played = self.viewer.map_or(&[][..], |seat| self.seen.played[seat.at()].as_slice());
        ViewJson {
            viewer: self.viewer,
            seats: p.seats,
            participants: facts.participants,
            table: p.into(),
            rounds: p.round + self.missions_left,
            demonstration: options.demonstration,
            start_health: options.health - u8::from(options.demonstration),
            step: p.steps.top().map(Step::word),
            asked: self.asked,
            acting: self.acting(),
            mission: self.mission_json(),
            players: p.all().map(|seat| self.player_json(seat)).collect(),
            automata: &p.automata[..usize::from(facts.automata)],
            movement: MovementJson { mp: moving.mp, moved: moving.moved, radici_free: moving.radici_free },
            draft: DraftJson::of(self.seen.draft),
            resources: Resource::ALL.iter().map(|&resource| (resource, facts.sites[resource as usize])).collect(),
            deck: self.deck_left,
            discard: p.discard,
            missions_left: self.missions_left,
            next_phase: self.next_phase,
            stolen: self
                .seen
                .thefts
                .iter()
                .map(|theft| StolenJson {
                    victim: theft.victim,
                    card: theft.card,
                    holders: p.all().filter(|&seat| theft.since(seat).is_some()).collect(),
                })
                .collect(),
            action_deck: self.open.then_some(self.seen.deck.as_slice()),
            mission_deck: self.open.then_some(self.seen.missions.as_slice()),
            talk: TalkJson { open: facts.talk_open, option: options.talk, phrases: facts.phrases },
            rules: RulesJson {
                reposition: options.reposition,
                radici_free: if options.red_free_each_piece { RadiciFree::Piece } else { RadiciFree::Seat },
                move2_radici: options.move2_red,
                faction_limit: options.faction_limit,
            },
            own: facts.own.map(|parts| TallyJson { parts, total: parts.total() }),
            activatable: played.iter().copied().filter(|&card| facts.activatable.has(card)).collect(),
            movable: facts.movable,
            excess: facts.excess,
            ending: (p.ending != Ending::Running).then_some(p.ending),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(to)
    }
}

fn pile_cards_schema(generator: &mut SchemaGenerator) -> Schema {
    let mut schema = each_schema::<Sphere, Cards>(generator);
    schema.insert("type".to_owned(), ["object", "null"].as_slice().into());
    schema
}

impl JsonSchema for View {
    fn schema_name() -> Cow<'static, str> {
        "View".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ViewJson::json_schema(generator)
    }
}
