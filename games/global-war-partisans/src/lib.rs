//! Partisans, a set for Global War 1936-45, on a base game of our own: nine powers, three alliances, one die.

#![allow(missing_docs)]

mod action;
mod ai;
mod boosts;
mod check;
mod combat_values;
mod event;
mod facilities;
mod given;
mod labels;
mod movement;
mod odds;
mod open_form;
mod options;
mod outlook;
mod ownership;
mod partisan;
mod possession;
mod power;
mod queries;
mod relations;
mod rules;
mod score;
mod set_up;
mod stacks;
mod standing_order;
mod state;
mod statistics;
mod steps;
mod supply;
mod tally;
mod text_board;
mod unit;
mod words;
mod zone;
mod zone_set;

pub use action::{Action, Attacker, FacilityAt, Ipp, Quarry, Supported, UnitAt, Verb};
pub use ai::Ai;
pub use event::Happened;
pub use odds::{BattleOdds, HuntOdds};
pub use partisan::PartisanId;
pub use power::{Alliance, Minor, Owner, Power};
pub use queries::{Query, Questions, Reply};
pub use rules::Rules;
pub use score::Standing;
pub use standing_order::Order;
pub use state::{State, View};
pub use statistics::Numbers;
pub use unit::{Facility, Unit};
pub use zone::Zone;
pub use zone_set::ZoneSet;

use staffetta_kernel::flow::{self, Flow, PackedDraft, Seen, Stuck};
use staffetta_kernel::options::Spec;
use staffetta_kernel::text_board::{TextPage, TextPart};
use staffetta_kernel::{
    About, Broken, Data, Desk, Fault, Game, GameRules, HiddenInformation, Label, Options, Outcome, PastVersion,
    Presentation, Preset, Prompt, Refusal, Rng, Seat, Seats, Viewer, by_steps, serde_json,
};

use steps::{Answer, Draft, Step, StepStack, eyes};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct GlobalWarPartisans;

impl GameRules for GlobalWarPartisans {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Happened;
    by_steps!(rules);

    fn about() -> About {
        About {
            id: "global-war-partisans",
            version: 2,
            past: &[PastVersion {
                number: 1,
                data: &[
                    ("forces-1936", include_str!("../data/past/1/forces-1936.csv")),
                    ("forces-1943", include_str!("../data/past/1/forces-1943.csv")),
                    ("scenarios", include_str!("../data/past/1/scenarios.csv")),
                ],
            }],
            layout: 1,
            min_seats: 2,
            max_seats: 6,
            usual_seats: 3,
            max_picks: 400_000,
            texts: &[
                ("en", include_str!("../text/en.ftl")),
                ("fr", include_str!("../text/fr.ftl")),
                ("it", include_str!("../text/it.ftl")),
                ("de", include_str!("../text/de.ftl")),
            ],
            rules: include_str!("../RULES.md"),
            data: &[
                ("zones", include_str!("../data/zones.csv")),
                ("links", include_str!("../data/links.csv")),
                ("ownership", include_str!("../data/ownership.csv")),
                ("forces-1936", include_str!("../data/forces-1936.csv")),
                ("forces-1939", include_str!("../data/forces-1939.csv")),
                ("forces-1943", include_str!("../data/forces-1943.csv")),
                ("minors", include_str!("../data/minors.csv")),
                ("units", include_str!("../data/units.csv")),
                ("powers", include_str!("../data/powers.csv")),
                ("partisan-zones", include_str!("../data/partisan-zones.csv")),
                ("actions", include_str!("../data/actions.csv")),
                ("wars", include_str!("../data/wars.csv")),
                ("attacks", include_str!("../data/attacks.csv")),
                ("scenarios", include_str!("../data/scenarios.csv")),
                ("seats", include_str!("../data/seats.csv")),
                ("facilities", include_str!("../data/facilities.csv")),
                ("numbers", include_str!("../data/numbers.csv")),
            ],
            presets: &[
                Preset { key: "europe_1943", seats: 2, options: &[("scenario", "1943")], minutes: 60 },
                Preset { key: "war_1939", seats: 3, options: &[("scenario", "1939")], minutes: 120 },
                Preset { key: "whole_war", seats: 3, options: &[("scenario", "1936")], minutes: 150 },
                Preset { key: "six_1939", seats: 6, options: &[("scenario", "1939")], minutes: 150 },
                Preset {
                    key: "harsh_underground",
                    seats: 3,
                    options: &[("scenario", "1943"), ("strict_through", "true")],
                    minutes: 60,
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

    fn set_up(r: &Rules, desk: &mut impl Desk<Happened>) -> Result<State, Stuck> {
        let mut s = set_up::set_up(r);
        set_up::tell_start(r, &s, desk);
        flow::start::<Self>(r, &mut s, desk)?;
        Ok(s)
    }

    /// Scores against par, as after the last round (GW-13.3, GW-13.4).
    fn outcome_now(r: &Rules, s: &State) -> Option<Outcome> {
        (s.ending == state::Ending::None).then(|| s.outcome(r))
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) -> Result<(), Stuck> {
        steps::leave(r, s, seat, desk)
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn apply_given(_: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        given::apply_given(s, given)
    }
}

// Everything is open, but for the picks of a choice that is not made yet.
impl HiddenInformation for GlobalWarPartisans {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        let mut table = *s;
        let seat = eyes(viewer);
        if !seat.is_some_and(|seat| flow::awaiting::<Self>(r, s).is_due(seat)) {
            table.draft = PackedDraft::<Self>::default();
        }
        View { viewer: seat, table }
    }

    fn sample_world(_: &Rules, v: &View, _: &mut impl Rng) -> State {
        v.table
    }
}

impl Presentation for GlobalWarPartisans {
    type Order = Order;

    by_steps!(presentation);

    fn text_board(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
        text_board::draw(r, &v.table, page)
    }

    fn answer_order(r: &Rules, v: &View, seat: Seat, order: &Order) -> Option<Action> {
        standing_order::answer(r, v, seat, order)
    }
}

impl Game for GlobalWarPartisans {
    type Ai = Ai;
    type Queries = Questions;
    type Statistics = Numbers;
}

impl Flow for GlobalWarPartisans {
    type Public = State;
    type Step = Step;
    type Draft = Draft;
    type Answer = Answer;

    #[inline(always)]
    fn public(s: &State) -> &State {
        s
    }
    #[inline(always)]
    fn stack(s: &State) -> &StepStack {
        &s.stack
    }
    #[inline(always)]
    fn stack_mut(s: &mut State) -> &mut StepStack {
        &mut s.stack
    }
    #[inline(always)]
    fn draft(s: &State) -> &PackedDraft<Self> {
        &s.draft
    }
    #[inline(always)]
    fn draft_mut(s: &mut State) -> &mut PackedDraft<Self> {
        &mut s.draft
    }
    fn seen(v: &View) -> Seen<'_, Self> {
        Seen { public: &v.table, draft: v.table.draft, viewer: v.viewer.map_or(Viewer::Crowd, Viewer::Seat) }
    }
    fn outcome(r: &Rules, s: &State) -> Outcome {
        s.outcome(r)
    }
    fn over(r: &Rules, v: &View) -> Prompt {
        Prompt::new("over", v.table.ending_rule(r))
    }
    fn turn(s: &State) -> u32 {
        s.turn.into()
    }
    fn label(r: &Rules, v: &View, action: Action) -> Label {
        labels::label(r, v, action)
    }
    fn out_of_place(verb: Verb) -> Refusal {
        labels::out_of_place(verb)
    }
    fn not_asked(_: &Rules, _: &State, _: Action) -> Refusal {
        Refusal::new("GW-0.12", "not-your-turn")
    }
    fn absent(s: &State) -> Seats {
        s.gone
    }
}
