//! La Résistance!: dice against the occupier, three to five bands.

mod action;
mod ai;
mod band;
mod bonus_dice;
mod cards;
mod cheapest_cover;
mod check;
mod dice;
mod dice_placement;
mod event;
mod flow;
mod given;
mod labels;
mod leader_powers;
#[cfg(test)]
mod odds;
mod options;
mod pool;
mod queries;
mod row;
mod rules;
mod sample_world;
mod state;
mod state_json;
mod statistics;
mod steps;
mod subset_sum;
mod text_board;
mod told;
mod view;
mod view_json;

pub use action::{Action, Ducks, Loss, Verb};
pub use ai::Ai;
pub use cards::{Card, Clg, EventKind, Leader, MissionKind, Spot};
pub use dice::Die;
pub use event::{Event, PileName, Shown, Sum};
pub use queries::{Query, Questions, Reply};
pub use rules::Rules;
pub use state::{Ending, State};
pub use statistics::Statistics;
pub use view::View;

use staffetta_kernel::flow::Stuck;
use staffetta_kernel::options::Spec;
use staffetta_kernel::text_board::{TextPage, TextPart};
use staffetta_kernel::{
    About, Broken, Data, Desk, Fault, Game, GameRules, HiddenInformation, NoOrders, Options, Outcome, Presentation,
    Preset, Rng, RuleId, Seat, Viewer, by_steps, serde_json,
};

use steps::{breaking_a_band, end_of_game, set_up};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct LaResistance;

impl GameRules for LaResistance {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> About {
        About {
            id: "la-resistance",
            version: 1,
            past: &[],
            layout: 3,
            min_seats: 3,
            max_seats: 5,
            usual_seats: 4,
            max_picks: 200_000,
            texts: &[("en", include_str!("../text/en.ftl")), ("fr", include_str!("../text/fr.ftl"))],
            rules: include_str!("../RULES.md"),
            data: &[
                ("missions", include_str!("../data/missions.csv")),
                ("mission-cards", include_str!("../data/mission-cards.csv")),
                ("events", include_str!("../data/events.csv")),
                ("clg", include_str!("../data/clg.csv")),
                ("leaders", include_str!("../data/leaders.csv")),
                ("numbers", include_str!("../data/numbers.csv")),
            ],
            presets: &[
                Preset { key: "classic", seats: 4, options: &[], minutes: 20 },
                Preset { key: "short", seats: 4, options: &[("target_glory", "8")], minutes: 12 },
                Preset { key: "chance", seats: 4, options: &[("leader_pick", "random")], minutes: 20 },
                Preset { key: "duel_of_three", seats: 3, options: &[], minutes: 15 },
                Preset {
                    key: "merciless",
                    seats: 5,
                    options: &[
                        ("leader_pick", "simultaneous_blind"),
                        ("costs_may_break", "true"),
                        ("charismatic_may_break", "true"),
                        ("exposed_anytime", "true"),
                    ],
                    minutes: 25,
                },
            ],
        }
    }

    fn schema() -> &'static [Spec] {
        options::SCHEMA
    }

    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        Rules::read(seats, options, data)
    }

    by_steps!(rules);

    fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, Stuck> {
        set_up::set_up(r, desk)
    }

    fn outcome_now(_: &Rules, s: &State) -> Option<Outcome> {
        end_of_game::outcome_now(&s.public)
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Result<(), Stuck> {
        breaking_a_band::leave(r, s, seat, desk)
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        given::apply_given(r, s, given)
    }
}

impl HiddenInformation for LaResistance {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        view::view(r, s, viewer)
    }

    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        sample_world::sample_world(r, v, rng)
    }

    fn redraw_unseen(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
        sample_world::redraw_unseen(r, s, desk);
    }
}

impl Presentation for LaResistance {
    type Order = NoOrders;
    by_steps!(presentation);

    fn clock_rule() -> Option<RuleId> {
        Some("LR-G70")
    }

    fn text_board(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
        text_board::draw(r, v, page)
    }
}

impl Game for LaResistance {
    type Ai = Ai;
    type Statistics = Statistics;
    type Queries = Questions;
}
