//! Repubblica Ribelle: one to six commanders keep the free republic of Montefiorino alive, and each wants the credit.
//!
//! The rules stand in `steps/`, one file for each step of the round (`steps/mod.rs` is the table of contents, in the
//! rulebook's order), and in one file for each idea that several steps share: `silence`, `automated_partisans`,
//! `losing_everything`, `score_piles`, `support_track`, `roads`, `deck`, `theft_memory`, `set_up`, `end_of_game`. What
//! is common to all steps is in `flow`. The state is in `state`, what a seat may see of it in `view`, with what follows
//! from the rules in `facts`; how they are written is in `state_json`, `view_json` and `given`, with macros of `form`.
//! What may be asked of the rules is in `queries`, the heuristics of bots are in `ai`.

mod action;
mod ai;
mod automated_partisans;
mod cards;
mod check;
mod deck;
mod draft_json;
mod end_of_game;
mod event;
mod facts;
mod flow;
mod form;
mod given;
mod losing_everything;
mod map;
mod options;
mod pieces;
mod queries;
mod roads;
mod rules;
mod sample_world;
mod score_piles;
mod set_up;
mod silence;
mod standing_order;
mod state;
mod state_json;
mod statistics;
mod steps;
mod support_track;
mod text_board;
mod theft_memory;
mod view;
mod view_json;

pub use action::{Action, Points, ScorePile, Verb};
pub use ai::Ai;
pub use cards::{Board, Card, Cards, Effect, Effects, Faction, Mission, Sphere, Symbol};
pub use event::Event;
pub use map::{Locality, Resource, Territory};
pub use pieces::{Piece, Unit};
pub use queries::{Query, Questions, Reply};
pub use rules::Rules;
pub use standing_order::LayInTurn;
pub use state::{Ending, State};
pub use statistics::Statistics;
pub use view::View;

use staffetta_kernel::flow::Stuck;
use staffetta_kernel::options::Spec;
use staffetta_kernel::text_board::{TextPage, TextPart};
use staffetta_kernel::{
    About, Broken, Data, Desk, Fault, Game, GameRules, HiddenInformation, Options, Outcome, Presentation, Preset, Rng,
    RuleId, Seat, Viewer, by_steps, serde_json,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct RepubblicaRibelle;

impl GameRules for RepubblicaRibelle {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    by_steps!(rules);

    fn about() -> About {
        About {
            id: "repubblica-ribelle",
            version: 1,
            past: &[],
            layout: 4,
            min_seats: 1,
            max_seats: 6,
            usual_seats: 4,
            max_picks: 20_000,
            texts: &[("it", include_str!("../text/it.ftl")), ("en", include_str!("../text/en.ftl"))],
            rules: include_str!("../RULES.md"),
            data: &[
                ("actions", include_str!("../data/actions.csv")),
                ("boards", include_str!("../data/boards.csv")),
                ("leaders", include_str!("../data/leaders.csv")),
                ("localities", include_str!("../data/localities.csv")),
                ("missions", include_str!("../data/missions.csv")),
                ("numbers", include_str!("../data/numbers.csv")),
                ("resources", include_str!("../data/resources.csv")),
                ("roads", include_str!("../data/roads.csv")),
                ("support", include_str!("../data/support.csv")),
                ("territories", include_str!("../data/territories.csv")),
            ],
            presets: &[
                Preset { key: "republic", seats: 4, options: &[], minutes: 75 },
                Preset { key: "demonstration", seats: 4, options: &[("length", "demonstration")], minutes: 35 },
                Preset { key: "solo", seats: 1, options: &[], minutes: 35 },
                Preset { key: "solo_demonstration", seats: 1, options: &[("length", "demonstration")], minutes: 15 },
                Preset { key: "two_and_one", seats: 2, options: &[], minutes: 50 },
                Preset { key: "dealt", seats: 6, options: &[("boards", "random")], minutes: 110 },
                Preset { key: "winter", seats: 4, options: &[("health", "2"), ("talk", "never")], minutes: 70 },
            ],
        }
    }

    fn schema() -> &'static [Spec] {
        options::SCHEMA
    }

    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        Rules::read(seats, options, data)
    }

    fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, Stuck> {
        set_up::set_up(r, desk)
    }

    fn outcome_now(r: &Rules, s: &State) -> Option<Outcome> {
        end_of_game::outcome_now(r, s)
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Result<(), Stuck> {
        flow::leave(r, s, seat, desk)
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        given::apply_given(r, s, given)
    }
}

impl HiddenInformation for RepubblicaRibelle {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        view::view(r, s, viewer)
    }

    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        sample_world::sample_world(r, v, rng)
    }

    fn redraw_unseen(_: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
        deck::redraw_unseen(&mut s.secret, desk);
    }
}

impl Presentation for RepubblicaRibelle {
    type Order = LayInTurn;

    by_steps!(presentation);

    fn clock_rule() -> Option<RuleId> {
        Some("RR-15.8")
    }

    fn text_board(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
        text_board::draw(r, v, page)
    }

    fn answer_order(r: &Rules, v: &View, seat: Seat, order: &LayInTurn) -> Option<Action> {
        order.answer(r, v, seat)
    }
}

impl Game for RepubblicaRibelle {
    type Ai = Ai;
    type Statistics = Statistics;
    type Queries = Questions;
}
