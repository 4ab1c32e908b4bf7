//! Banditen!: tactical hexes of 1944-45, two seats, a reaction at every hex.

mod action;
mod activation_points;
mod ai;
mod assault_odds;
mod assault_result;
mod check;
mod command;
mod counter;
mod dice;
mod draft_summary;
mod event;
mod fire;
mod fire_odds;
mod flow;
mod given;
mod ground;
mod hex;
mod hex_set;
mod kinds;
mod line_of_sight;
mod map;
mod mines;
mod morale;
mod movement;
mod names;
mod number_set;
mod odds;
mod options;
mod queries;
mod reach;
mod reinforcements;
mod rules;
mod sample_world;
mod stacking;
mod standing_orders;
mod state;
mod state_json;
mod statistics;
mod steps;
mod text_board;
mod unit_group;
mod unit_set;
mod victory;
mod view;

pub use action::{Action, MineValue, Verb};
pub use ai::Ai;
pub use counter::Counter;
pub use event::Event;
pub use hex::Hex;
pub use kinds::{AXIS, PARTISAN};
pub use names::{UnitName, UnitNames};
pub use queries::{Query, Questions, Reply};
pub use rules::Rules;
pub use standing_orders::{Conditions, Order};
pub use state::State;
pub use statistics::Numbers;
pub use view::View;

use staffetta_kernel::flow::{Next, Stuck, go};
use staffetta_kernel::options::Spec;
use staffetta_kernel::text_board::{TextPage, TextPart};
use staffetta_kernel::{
    About, Broken, Data, Desk, Fault, Game, GameRules, HiddenInformation, Options, Outcome, PastVersion, Presentation,
    Preset, Rng, Seat, Viewer, by_steps, serde_json,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Banditen;

impl Rules {
    /// Is the line of sight between two hexes open as far as the ground goes (BN-8.9 to BN-8.12)?
    pub fn ground_open(&self, from: Hex, to: Hex) -> bool {
        self.map.sight.open(from, to)
    }

    /// How many hexes apart they lie.
    pub fn distance(&self, one: Hex, other: Hex) -> u8 {
        self.map.distance(one, other)
    }
}

impl GameRules for Banditen {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    by_steps!(rules);

    fn about() -> About {
        About {
            id: "banditen",
            version: 2,
            past: &[PastVersion { number: 1, data: &[] }],
            layout: 5,
            min_seats: 2,
            max_seats: 2,
            usual_seats: 2,
            max_picks: 60_000,
            texts: &[("en", include_str!("../text/en.ftl")), ("it", include_str!("../text/it.ftl"))],
            rules: include_str!("../RULES.md"),
            data: &[
                ("gravellona", include_str!("../data/gravellona.csv")),
                ("tarnova", include_str!("../data/tarnova.csv")),
                ("units", include_str!("../data/units.csv")),
                ("formations", include_str!("../data/formations.csv")),
                ("weapons", include_str!("../data/weapons.csv")),
                ("terrain", include_str!("../data/terrain.csv")),
                ("counters", include_str!("../data/counters.csv")),
                ("entries", include_str!("../data/entries.csv")),
                ("places", include_str!("../data/places.csv")),
                ("track-gravellona", include_str!("../data/track-gravellona.csv")),
                ("track-tarnova", include_str!("../data/track-tarnova.csv")),
                ("fort-pa", include_str!("../data/fort-pa.csv")),
                ("mines", include_str!("../data/mines.csv")),
                ("numbers", include_str!("../data/numbers.csv")),
            ],
            presets: &[
                Preset { key: "gravellona", seats: 2, options: &[], minutes: 75 },
                Preset { key: "first-day", seats: 2, options: &[("turns", "8")], minutes: 50 },
                Preset { key: "tarnova", seats: 2, options: &[("scenario", "tarnova")], minutes: 110 },
                Preset {
                    key: "tarnova-quick",
                    seats: 2,
                    options: &[("scenario", "tarnova"), ("turns", "9"), ("bunker_pick", "historical")],
                    minutes: 60,
                },
                Preset {
                    key: "unknown-mines",
                    seats: 2,
                    options: &[("scenario", "tarnova"), ("mine_knowledge", "nobody"), ("mortar_indirect", "true")],
                    minutes: 110,
                },
            ],
        }
    }

    fn schema() -> &'static [Spec] {
        options::SCHEMA
    }

    fn rules(_: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        Rules::read(options, data)
    }

    fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, Stuck> {
        let mut s = steps::set_up::lay_out(r);
        for fort in s.public.bunkers.iter() {
            let hex = r.map.forts[usize::from(fort)];
            desk.tell(|| Event::BunkerPlaced { hex, rule: "BN-O.bunker_pick" });
        }
        let first = steps::set_up::first(r, &s.public);
        go::<Self>(r, &mut s, first, desk)?;
        Ok(s)
    }

    fn outcome_now(r: &Rules, s: &State) -> Option<Outcome> {
        victory::outcome_now(r, &s.public)
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Result<(), Stuck> {
        if s.public.is_over() {
            return Ok(());
        }
        victory::resign(s, seat, desk);
        go::<Self>(r, s, Next::Over, desk)
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        *s = given::lay_out(r, given)?;
        Ok(())
    }
}

impl HiddenInformation for Banditen {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        view::view(r, s, viewer)
    }

    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        sample_world::sample_world(r, v, rng)
    }
}

impl Presentation for Banditen {
    type Order = Order;
    by_steps!(presentation);

    fn text_board(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
        text_board::draw(r, v, page)
    }

    fn answer_order(r: &Rules, v: &View, seat: Seat, order: &Order) -> Option<Action> {
        standing_orders::answer(r, v, seat, order)
    }
}

impl Game for Banditen {
    type Ai = Ai;
    type Queries = Questions;
    type Statistics = Numbers;
}
