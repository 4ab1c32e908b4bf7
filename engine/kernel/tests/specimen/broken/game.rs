//! The specimen with a place for one defect.

use serde::Serialize;
use serde::de::DeserializeOwned;
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::flow::Stuck;
use staffetta_kernel::options::Spec;
use staffetta_kernel::text_board::{TextPage, TextPart};
use staffetta_kernel::*;
use std::fmt::Debug;
use std::marker::PhantomData;

use crate::courier::Courier;
use crate::courier::game::{Action, Happened, Numbers, Query, Questions, Reply, Rules, State, Verb};
use crate::courier::view::View;

/// A state that holds the specimen's.
pub trait Holds: Copy + NoUninit + Serialize + DeserializeOwned + Debug + Send + Sync {
    fn new(state: State) -> Self;
    fn held(&self) -> &State;
    fn held_mut(&mut self) -> &mut State;
}

impl Holds for State {
    fn new(state: State) -> Self {
        state
    }
    fn held(&self) -> &State {
        self
    }
    fn held_mut(&mut self) -> &mut State {
        self
    }
}

/// What a faulty game does otherwise than the specimen.
pub trait Defect: Copy + Debug + Send + Sync + 'static {
    type State: Holds;

    fn about() -> About {
        Courier::about()
    }
    fn schema() -> &'static [Spec] {
        Courier::schema()
    }
    fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        Courier::actions(r, s, seat, out);
    }
    fn act(
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Progress, Refusal> {
        Courier::act(r, s, seat, action, desk)
    }
    fn default_action(r: &Rules, s: &State, seat: Seat) -> Action {
        Courier::default_action(r, s, seat)
    }
    fn carry_over(from: u32, open: serde_json::Value) -> Result<serde_json::Value, Fault> {
        Courier::carry_over(from, open)
    }
    fn left(_: &mut State) {}
    fn outcome_now(r: &Rules, s: &State) -> Option<Outcome> {
        Courier::outcome_now(r, s)
    }
    fn redraw_unseen(r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) {
        Courier::redraw_unseen(r, s, desk);
    }
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        Courier::view(r, s, viewer)
    }
    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        Courier::sample_world(r, v, rng)
    }
    fn prompt(r: &Rules, v: &View) -> Prompt {
        Courier::prompt(r, v)
    }
    fn label(r: &Rules, v: &View, action: Action) -> Label {
        Courier::label(r, v, action)
    }
    fn irreversible(r: &Rules, v: &View, action: Action) -> bool {
        Courier::irreversible(r, v, action)
    }
    fn text_board(_: &TextPage<'_>) -> Vec<TextPart> {
        Vec::new()
    }
    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        Numbers::observe(r, v, out);
    }
    fn ask(r: &Rules, v: &View, world: &State, query: &Query) -> Result<Reply, Refusal> {
        Questions::ask(r, v, world, query)
    }
}

/// The specimen with this defect.
#[derive(Clone, Copy, Debug)]
pub struct Broken<D>(PhantomData<D>);

impl<D: Defect> GameRules for Broken<D> {
    type Rules = Rules;
    type State = D::State;
    type Action = Action;
    type View = View;
    type Event = Happened;

    fn about() -> About {
        D::about()
    }
    fn schema() -> &'static [Spec] {
        D::schema()
    }
    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        Courier::rules(seats, options, data)
    }
    fn set_up(r: &Rules, desk: &mut impl Desk<Happened>) -> Result<D::State, Stuck> {
        Courier::set_up(r, desk).map(Holds::new)
    }
    fn awaiting(r: &Rules, s: &D::State) -> Awaiting {
        Courier::awaiting(r, s.held())
    }
    fn actions(r: &Rules, s: &D::State, seat: Seat, out: &mut Choices<Action>) {
        D::actions(r, s.held(), seat, out);
    }
    fn canonical(r: &Rules, s: &D::State, seat: Seat, action: Action) -> Action {
        Courier::canonical(r, s.held(), seat, action)
    }
    fn act(
        r: &Rules,
        s: &mut D::State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Progress, Refusal> {
        D::act(r, s.held_mut(), seat, action, desk)
    }
    fn default_action(r: &Rules, s: &D::State, seat: Seat) -> Action {
        D::default_action(r, s.held(), seat)
    }
    fn leave(r: &Rules, s: &mut D::State, seat: Seat, desk: &mut impl Desk<Happened>) -> Result<(), Stuck> {
        Courier::leave(r, s.held_mut(), seat, desk)?;
        D::left(s.held_mut());
        Ok(())
    }
    fn outcome_now(r: &Rules, s: &D::State) -> Option<Outcome> {
        D::outcome_now(r, s.held())
    }
    fn carry_over(from: u32, open: serde_json::Value) -> Result<serde_json::Value, Fault> {
        D::carry_over(from, open)
    }
    fn check(r: &Rules, s: &D::State) -> Result<(), staffetta_kernel::Broken> {
        Courier::check(r, s.held())
    }
}

impl<D: Defect> HiddenInformation for Broken<D> {
    fn view(r: &Rules, s: &D::State, viewer: Viewer) -> View {
        D::view(r, s.held(), viewer)
    }
    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> D::State {
        Holds::new(D::sample_world(r, v, rng))
    }
    fn redraw_unseen(r: &Rules, s: &mut D::State, desk: &mut impl Desk<Happened>) {
        D::redraw_unseen(r, s.held_mut(), desk);
    }
}

impl<D: Defect> Presentation for Broken<D> {
    type Order = NoOrders;

    fn prompt(r: &Rules, v: &View) -> Prompt {
        D::prompt(r, v)
    }
    fn label(r: &Rules, v: &View, action: Action) -> Label {
        D::label(r, v, action)
    }
    fn irreversible(r: &Rules, v: &View, action: Action) -> bool {
        D::irreversible(r, v, action)
    }
    fn unavailable(r: &Rules, v: &View, verb: Verb) -> Refusal {
        Courier::unavailable(r, v, verb)
    }
    fn question_context(r: &Rules, s: &D::State) -> QuestionContext {
        Courier::question_context(r, s.held())
    }
    fn text_board(_: &Rules, _: &View, page: &TextPage<'_>) -> Vec<TextPart> {
        D::text_board(page)
    }
    fn talk(r: &Rules, s: &D::State) -> Talk {
        Courier::talk(r, s.held())
    }
}

impl<D: Defect> Game for Broken<D> {
    type Ai = Uniform;
    type Queries = Self;
    type Statistics = Self;
}

impl<D: Defect> Statistics<Self> for Broken<D> {
    const OBSERVATION: usize = Numbers::OBSERVATION;
    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        D::observe(r, v, out);
    }
}

impl<D: Defect> Queries<Self> for Broken<D> {
    type Query = Query;
    type Reply = Reply;
    fn ask(r: &Rules, v: &View, world: &D::State, query: &Query) -> Result<Reply, Refusal> {
        D::ask(r, v, world.held(), query)
    }
    fn sensible(r: &Rules, v: &View, world: &D::State) -> Vec<Query> {
        Questions::sensible(r, v, world.held())
    }
}
