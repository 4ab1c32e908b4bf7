//! Join the Partisans!: five war years across Slovenia, for two to six.

mod action;
mod ai;
mod cards;
mod check;
mod dice;
mod event;
mod given;
mod handed_down;
mod keeping;
mod map;
mod movement;
mod options;
mod outlook;
mod outposts;
mod partisans;
mod place;
mod queries;
mod rules;
mod sample_world;
mod school;
mod scoring;
mod set_up;
mod stars;
mod state;
mod statistics;
mod steps;
mod text_board;
mod under_way;
mod view;

pub use action::Action;
pub use dice::{Combo, Hand, Kept, Reading};
pub use keeping::{Aim, BattleDice, ComboNeed};
pub use place::{Place, PlaceSet};
pub use rules::Rules;
pub use school::{Card, Choice, Verdict, Words, distance, forgiven_slips};
pub use state::State;
pub use view::View;

use action::Verb;
use event::Event;
use staffetta_kernel::flow::{self, Flow, Seen, Stuck};
use staffetta_kernel::options::{Chosen, Spec};
use staffetta_kernel::text_board::{TextPage, TextPart};
use staffetta_kernel::{
    About, Broken, Data, Desk, Fault, Game, GameRules, HiddenInformation, NoOrders, Options, Outcome, PastVersion,
    Presentation, Preset, Prompt, Refusal, Rng, Seat, Seats, Sitter, Viewer, by_steps, serde_json,
};

use state::Public;
use steps::{Answer, Draft, Step};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct JoinThePartisans;

impl GameRules for JoinThePartisans {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    by_steps!(rules);

    fn about() -> About {
        About {
            id: "join-the-partisans",
            version: 2,
            // What the school explains and accepts.
            past: &[PastVersion {
                number: 1,
                data: &[
                    ("school-en", include_str!("../data/past/1/school-en.csv")),
                    ("school-sl", include_str!("../data/past/1/school-sl.csv")),
                    ("school-it", include_str!("../data/past/1/school-it.csv")),
                    ("school-de", include_str!("../data/past/1/school-de.csv")),
                ],
            }],
            layout: 1,
            min_seats: 2,
            max_seats: 6,
            usual_seats: 3,
            max_picks: 100_000,
            texts: &[
                ("en", include_str!("../text/en.ftl")),
                ("sl", include_str!("../text/sl.ftl")),
                ("it", include_str!("../text/it.ftl")),
                ("de", include_str!("../text/de.ftl")),
            ],
            rules: include_str!("../RULES.md"),
            data: &[
                ("places", include_str!("../data/places.csv")),
                ("paths", include_str!("../data/paths.csv")),
                ("hq", include_str!("../data/hq.csv")),
                ("missions", include_str!("../data/missions.csv")),
                ("school", include_str!("../data/school.csv")),
                ("school-en", include_str!("../data/school-en.csv")),
                ("school-sl", include_str!("../data/school-sl.csv")),
                ("school-it", include_str!("../data/school-it.csv")),
                ("school-de", include_str!("../data/school-de.csv")),
                ("levels", include_str!("../data/levels.csv")),
                ("stars", include_str!("../data/stars.csv")),
                ("numbers", include_str!("../data/numbers.csv")),
            ],
            presets: &[
                Preset { key: "evening", seats: 3, options: &[], minutes: 50 },
                Preset { key: "one_hour", seats: 4, options: &[("axis_dice", "auto")], minutes: 60 },
                Preset { key: "short_war", seats: 4, options: &[("years", "3")], minutes: 40 },
                Preset { key: "duel", seats: 2, options: &[("captive_relief", "after3")], minutes: 35 },
                Preset {
                    key: "everything",
                    seats: 6,
                    options: &[("stars", "true"), ("traitors", "true")],
                    minutes: 85,
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

    fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, Stuck> {
        set_up::set_up(r, desk)
    }

    /// Points as they stand, compared as after the last round.
    fn outcome_now(r: &Rules, s: &State) -> Option<Outcome> {
        (!s.public.stack.is_empty()).then(|| scoring::outcome(r, &s.public))
    }

    /// A bot of the rules plays on for a player who has left (JP-16.2).
    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Result<(), Stuck> {
        if s.public.stack.is_empty() || s.public.gone.has(seat) {
            return Ok(());
        }
        s.public.gone = s.public.gone.with(seat);
        s.public.bots = s.public.bots.with(seat);
        // What he is asked is answered as by the clock, from then on by a bot (JP-16.1, JP-16.2).
        let asked = JoinThePartisans::awaiting(r, s).asked().has(seat);
        if asked {
            s.secret.draft = Default::default();
        }
        desk.tell(|| Event::Left(seat, if asked { "JP-16.1" } else { "JP-16.2" }));
        flow::go::<Self>(r, s, flow::Next::Ask, desk)
    }

    fn sit(_: &Rules, s: &mut State, seat: Seat, sitter: Sitter) {
        let bots = s.public.bots;
        s.public.bots = if sitter == Sitter::Bot { bots.with(seat) } else { bots.without(seat) };
    }

    /// The questions that this table met, and who bears a title in the next game (JP-1.3, JP-15.10).
    fn hand_down(r: &Rules, s: &State, options: &mut Chosen, further: u8) {
        handed_down::hand_down(r, s, options, further);
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        given::apply_given(r, s, given)
    }
}

impl HiddenInformation for JoinThePartisans {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        View::of(r, s, viewer)
    }

    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        sample_world::sample_world(r, v, rng)
    }

    fn redraw_unseen(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
        sample_world::redraw_unseen(r, s, desk);
    }
}

impl Presentation for JoinThePartisans {
    type Order = NoOrders;
    by_steps!(presentation);
    fn answer_seconds(r: &Rules, s: &State) -> Option<u16> {
        let lesson = under_way::lesson(r, &s.public);
        lesson.filter(|_| r.chosen.stage_clock).map(|_| under_way::STAGE_SECONDS)
    }
    fn text_board(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
        text_board::draw(r, v, page)
    }
}

impl Game for JoinThePartisans {
    type Ai = ai::Ai;
    type Queries = queries::Questions;
    type Statistics = statistics::Statistics;
}

impl Flow for JoinThePartisans {
    type Public = Public;
    type Step = Step;
    type Draft = Draft;
    type Answer = Answer;

    by_steps!(public: public, stack: stack, draft: secret.draft);
    fn seen(v: &View) -> Seen<'_, Self> {
        Seen { public: &v.public, draft: v.draft, viewer: v.seat.map_or(Viewer::Crowd, Viewer::Seat) }
    }
    fn outcome(r: &Rules, s: &State) -> Outcome {
        scoring::outcome(r, &s.public)
    }
    fn over(_: &Rules, _: &View) -> Prompt {
        Prompt::new("over", "JP-15.6")
    }
    fn turn(p: &Public) -> u32 {
        p.turn.into()
    }
    fn out_of_place(_: Verb) -> Refusal {
        steps::out_of_place()
    }
    fn not_asked(_: &Rules, _: &State, _: Action) -> Refusal {
        Refusal::new("JP-2.3", "not-your-turn")
    }
    #[inline]
    fn absent(p: &Public) -> Seats {
        p.gone
    }
}
