//! What follows from the rules of a table and stands in its views, so that a view can be read alone.

use staffetta_kernel::{Seat, Talk, flow, kinds};

use crate::RepubblicaRibelle;
use crate::automated_partisans;
use crate::cards::{Card, Effects, Faction, Mission, Sphere};
use crate::end_of_game::{self, FinalScore};
use crate::form::{each_schema, shown_form, write_each};
use crate::map::{Locality, Resource, Territory};
use crate::options::{FactionLimit, Reposition, TableOptions, Talking};
use crate::pieces::Pieces;
use crate::rules::Rules;
use crate::state::{Ending, MovingBy, Played, Public, State};
use crate::steps::activation::Activation;
use crate::steps::counting::{self, Tally};
use crate::steps::hand_limit::{self, HandLimit};
use crate::steps::mission::CardsToLay;
use crate::steps::{Draft, Step, effects, manoeuvres, staff_talk};
use crate::support_track;

kinds! {
    /// For whom the first crossing of the Radici Road is free (RR-3.3).
    pub enum RadiciFree, "radici_free" {
        /// Once for each seat.
        Seat = "seat",
        /// Once for each piece.
        Piece = "piece",
    }
}

shown_form! {
    /// About the table and the viewer's own seat, which is perhaps asked.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Facts as "Facts" of (r: &Rules, s: &State, own: Option<Seat>, asked: Option<Seat>) {
        participants: u8 = r.participants(),
        demonstration: bool = r.options.demonstration,
        start_health: u8 = r.start_health(),
        mission: Option<OpenMission> = s.public.open_mission.get().map(|id| OpenMission::of(r, &s.public, id)),
        #[serde(serialize_with = "write_each::<Resource, _, _>")]
        #[schemars(schema_with = "each_schema::<Resource, Locality>")]
        resources: [Locality; 3] = [0, 1, 2].map(|slot| r.site(Resource::ALL[slot], s.public.phase)),
        /// Cards left in the deck.
        deck: u8 = s.secret.deck.len() as u8,
        missions_left: u8 = s.secret.missions.len() as u8,
        /// The phase of the next mission: its back shows it.
        next_phase: Option<u8> = s.secret.missions.top().map(Mission::phase),
        talk: WhenToTalk = WhenToTalk::of(r, s),
        rules: TableRules = TableRules::of(&r.options),
        /// The viewer's own score as things stand.
        own: Option<Score> = match own {
            Some(seat) if s.public.open_mission.is_some() => Some(Score::of(forecast(r, s, seat, asked))),
            _ => None,
        },
        /// Cards that the viewer may activate now.
        activatable: Played = match (asked, Step::asking::<Activation>(&s.public.steps)) {
            (Some(seat), Some(_)) => effects::possible(r, s, seat).collect(),
            _ => Played::new(),
        },
        /// Pieces that the viewer may move now.
        movable: Pieces = match asked {
            Some(seat) if s.public.movement.by != MovingBy::Nothing => manoeuvres::movable(r, &s.public, seat),
            _ => Pieces::NONE,
        },
        /// Cards that the viewer must discard.
        excess: u8 = match (asked, Step::asking::<HandLimit>(&s.public.steps)) {
            (Some(seat), Some(_)) => hand_limit::excess(r, s, seat),
            _ => 0,
        },
    }
}

shown_form! {
    /// The mission that lies open.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct OpenMission as "OpenMission" of (r: &Rules, p: &Public, id: Mission) {
        id: Mission = id,
        sphere: Sphere = r.mission(id).sphere,
        effects: Effects = r.mission(id).effects,
        locality: Locality = r.mission(id).at,
        territory: Territory = r.territory(r.mission(id).at),
        low: u8 = r.mission(id).low,
        high: Option<u8> = (r.mission(id).sphere != Sphere::Military).then_some(r.mission(id).high),
        /// What all together must reach in a Military mission.
        target: Option<u8> = (r.mission(id).sphere == Sphere::Military).then(|| staff_talk::target(r, id)),
        /// What has been counted so far, Automated Partisans included.
        sum: u8 = {
            let scores = p.score.iter().copied().chain(automated_partisans::scores(r, p));
            scores.filter_map(|score| score.get()).fold(0, u8::saturating_add)
        },
    }
}

shown_form! {
    /// When the players may talk.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct WhenToTalk as "Talk" of (r: &Rules, s: &State) {
        open: bool = flow::talk::<RepubblicaRibelle>(r, s) == Talk::Open,
        option: Talking = r.options.talk,
        /// Phrases that a seat may say in a window.
        phrases: u8 = r.numbers.phrases,
    }
}

shown_form! {
    /// Options that a board shows.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct TableRules as "TableRules" of (options: &TableOptions) {
        reposition: Reposition = options.reposition,
        radici_free: RadiciFree = if options.red_free_each_piece { RadiciFree::Piece } else { RadiciFree::Seat },
        move2_radici: bool = options.move2_red,
        faction_limit: FactionLimit = options.faction_limit,
    }
}

shown_form! {
    /// A score as things stand, in parts (RR-6.1).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Score as "Score" of (parts: Tally) {
        #[serde(flatten)]
        parts: Tally = parts,
        total: u8 = parts.total(),
    }
}

shown_form! {
    /// About a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct SeatFacts as "SeatFacts" of (r: &Rules, s: &State, seat: Seat) {
        seat: Seat = seat,
        faction: Option<Faction> = s.public.boards[seat.at()].get().map(|board| r.board(board).faction),
        base: Option<Locality> = s.public.boards[seat.at()].get().map(|board| r.base(board, s.public.phase)),
        hand_limit: u8 = support_track::hand_limit(r, &s.public, seat),
        movement: u8 = support_track::movement_points(r, &s.public, seat),
        /// Cards in hand, a Leader included.
        cards: u8 = s.hand_total(seat),
        /// Cards laid in this mission, and which, for those who may know.
        played: u8 = s.secret.played[seat.at()].len() as u8,
        #[serde(serialize_with = "write_each::<Sphere, _, _>")]
        #[schemars(schema_with = "each_schema::<Sphere, u8>")]
        piles: [u8; 3] = [0, 1, 2].map(|sphere| s.secret.piles[seat.at()].len(Sphere::ALL[sphere])),
        points: Option<FinalScore> = (s.public.ending == Ending::Survived).then(|| end_of_game::points(r, s, seat)),
        total: Option<u8> = (s.public.ending == Ending::Survived).then(|| end_of_game::points(r, s, seat).total()),
    }
}

/// What the seat's cards come to, with those that it means to lay if it is asked.
fn forecast(r: &Rules, s: &State, seat: Seat, asked: Option<Seat>) -> Tally {
    let played = s.secret.played[seat.at()].iter().copied();
    match asked.and_then(|_| Draft::open::<CardsToLay>(&s.secret.draft)) {
        Some(set) => {
            let leader = set.leader.then_some(Card::LEADER);
            counting::tally(r, &s.public, seat, played.chain(set.cards.iter()).chain(leader))
        }
        None => counting::tally(r, &s.public, seat, played),
    }
}
