//! Games that are played step by step.
//!
//! A step is a type with named fields and one file, named as the rulebook names it. The file says how the step is
//! entered, who is asked, what is legal, what an action does, what the clock does, and what prompt and labels say
//! ([`Step`]). A choice of several picks is a [`Draft`], in the same form. The steps that have begun lie on a stack
//! inside the state, where everybody can see them: no secret stands in a field of a step. A game lists its steps with
//! [`steps!`](crate::steps), which makes all dispatch; nobody writes a `match` over kinds of steps.

mod field;
mod irreversible;
mod macros;
mod packed;
mod run;
mod stack;

pub use field::Field;
pub use irreversible::is_irreversible;
pub use packed::{Listed, Packed, StepType, pack, write};
#[doc(hidden)]
pub use packed::{field_from_word, field_word, unpack};
pub use run::{
    act, actions, awaiting, canonical, context, default_action, go, irreversible, label, prompt, start, talk,
    unavailable,
};
#[doc(hidden)]
pub use run::{act_draft, act_step, enter_step, list_step};
pub use stack::{Stack, StepStack};

use std::fmt::Debug;

use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Outcome, Talk};
use crate::choices::Choices;
use crate::desk::Desk;
use crate::fault::Refusal;
use crate::game::{GameRules, HiddenInformation, Label, Prompt};
use crate::seat::{Seat, Seats, Viewer};

/// The steps of a game as bytes.
pub type PackedStep<G> = <<G as Flow>::Step as StepList<G>>::Packed;
/// The drafts of a game as bytes.
pub type PackedDraft<G> = <<G as Flow>::Draft as DraftList<G>>::Packed;
/// The stack of the steps that have begun.
pub type StackOf<G> = <<G as Flow>::Step as StepList<G>>::Stack;
/// The kinds of action of a game, without their targets.
pub type VerbOf<G> = <<G as GameRules>::Action as GameAction>::Verb;

/// A game that is played step by step: where its stack and its draft lie, and what is common to all steps.
pub trait Flow: HiddenInformation {
    /// The part of the state that everybody sees.
    type Public;
    /// The steps, made by [`steps!`](crate::steps).
    type Step: StepList<Self>;
    /// The drafts, made by [`steps!`](crate::steps); [`NoDrafts`] if every choice is one pick.
    type Draft: DraftList<Self>;
    /// What a step hands to the one below it.
    type Answer: Copy + Debug;

    /// What everybody sees.
    fn public(s: &Self::State) -> &Self::Public;
    /// The steps that have begun, the one that asks on top.
    fn stack(p: &Self::Public) -> &StackOf<Self>;
    /// The same, for the kernel to change.
    fn stack_mut(s: &mut Self::State) -> &mut StackOf<Self>;
    /// The draft of the seat that is choosing.
    fn draft(s: &Self::State) -> &PackedDraft<Self>;
    /// The same, for the kernel to change.
    fn draft_mut(s: &mut Self::State) -> &mut PackedDraft<Self>;
    /// What prompts and labels need of a view: what everybody sees, the viewer's own draft, and who looks.
    fn seen(v: &Self::View) -> Seen<'_, Self>;

    /// How the game ended, once no step is left.
    fn outcome(r: &Self::Rules, s: &Self::State) -> Outcome;
    /// What is said once it has ended.
    fn over(r: &Self::Rules, v: &Self::View) -> Prompt;
    /// The running number of the turn, for standing orders.
    fn turn(p: &Self::Public) -> u32;
    /// The running number of the window inside the turn, for standing orders; steps may know better.
    fn window(_: &Self::Public) -> u32 {
        0
    }

    /// What an action means to the one who may choose it, where it means the same in every step.
    fn label(_: &Self::Rules, _: &Self::View, _: Self::Action) -> Label {
        Label::missing()
    }
    /// The refusal of a verb that has no place in the step that asks.
    fn out_of_place(verb: VerbOf<Self>) -> Refusal;
    /// The refusal of a verb that has no place in the choice that the seat has begun.
    fn finish_first(verb: VerbOf<Self>) -> Refusal {
        Self::out_of_place(verb)
    }
    /// The action that speaks for this one in every step; steps and drafts may say more.
    fn canonical_everywhere(_: &Self::Rules, _: &Self::State, _: Seat, action: Self::Action) -> Self::Action {
        action
    }
    /// The refusal of an action of a seat that is not asked.
    fn not_asked(r: &Self::Rules, s: &Self::State, action: Self::Action) -> Refusal;
    /// The refusal of an action of a seat whose turn in a window has not come.
    fn not_yet(r: &Self::Rules, s: &Self::State, action: Self::Action) -> Refusal {
        Self::not_asked(r, s, action)
    }
    /// Seats for which the clock answers at once: those that have left, if the rules keep asking them.
    fn absent(_: &Self::Public) -> Seats {
        Seats::NONE
    }
}

/// What the flow needs of a view.
#[derive(Debug)]
pub struct Seen<'a, G: Flow> {
    /// What everybody sees.
    pub public: &'a G::Public,
    /// The viewer's own draft.
    pub draft: PackedDraft<G>,
    /// Who looks.
    pub viewer: Viewer,
}

/// How a step is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came<A> {
    /// For the first time.
    In,
    /// Again, with this answer: of the step above, or of the action that it has just taken itself.
    Back(A),
}

/// A packed step on its way to the stack, apart from the bytes of an answer, so that it moves as one word.
#[derive(Clone, Copy, Debug)]
#[repr(align(4))]
pub struct Aligned<P>(pub P);

/// Where the flow goes on. Steps never touch the stack themselves.
#[derive(Clone, Copy, Debug)]
pub enum Next<G: Flow> {
    /// The step asks: the flow rests here until somebody acts.
    Ask,
    /// Another step comes first, and it is known to ask: it is not entered.
    AskAs(Aligned<PackedStep<G>>),
    /// Another step comes first; this one is reached again with its answer.
    Push(Aligned<PackedStep<G>>),
    /// The step turns into another one.
    Become(Aligned<PackedStep<G>>),
    /// The step is reached once more, with this answer.
    Again(G::Answer),
    /// The step is done and hands an answer to the one below.
    Pop(G::Answer),
    /// Everything above the nearest step of this kind is cut, and that one is reached with the answer: a band broken
    /// in the middle of its turn.
    Unwind(u8, G::Answer),
    /// The game is over.
    Over,
}

impl<G: Flow> Next<G> {
    /// Another step comes first; this one is reached again with its answer.
    #[inline(always)]
    pub fn push<S: Listed<G>>(step: S) -> Self {
        Self::Push(Aligned(G::Step::pack_one(step)))
    }
    /// Another step comes first, and it is known to ask: it is not entered.
    #[inline(always)]
    pub fn ask_as<S: Listed<G>>(step: S) -> Self {
        Self::AskAs(Aligned(G::Step::pack_one(step)))
    }
    /// The step turns into another one.
    #[inline(always)]
    pub fn turn_into<S: Listed<G>>(step: S) -> Self {
        Self::Become(Aligned(G::Step::pack_one(step)))
    }
    /// Everything above the nearest step of the type `S` is cut, and that one is reached with the answer.
    #[inline(always)]
    pub fn unwind_to<S: Listed<G>>(answer: G::Answer) -> Self {
        Self::Unwind(S::KIND, answer)
    }
}

/// What an action came to.
#[derive(Clone, Copy, Debug)]
pub enum Acted<G: Flow> {
    /// The seat goes on choosing: this is its draft now.
    Draft(PackedDraft<G>),
    /// The seat goes on choosing, with the draft as the action has left it.
    Pick,
    /// The choice is made, and the flow goes on.
    Go(Next<G>),
}

impl<G: Flow> Acted<G> {
    /// The seat goes on choosing: this is its draft now.
    #[inline(always)]
    pub fn draft<D: Listed<G>>(draft: D) -> Self {
        Self::Draft(G::Draft::pack_one(draft))
    }
}

/// The flow cannot go on: a loop in the rules, or more steps than the stack holds. It refuses the entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuck;

/// One step: everything about it, in one file.
///
/// `asked` reads what everybody sees, prompts and labels read a view, so that none of them can tell a secret.
pub trait Step<G: Flow>: Listed<G> {
    /// Who is asked. A step that only ever goes on by itself asks nobody.
    fn asked(self, _: &G::Rules, _: &G::Public) -> Awaiting {
        Awaiting::Each(Seats::NONE)
    }
    /// What happens when the step is reached. What it changes of itself is kept.
    fn enter(&mut self, _: &G::Rules, _: &mut G::State, _: Came<G::Answer>, _: &mut impl Desk<G::Event>) -> Next<G> {
        Next::Ask
    }
    /// All legal actions of a seat that may answer.
    fn actions(self, _: &G::Rules, _: &G::State, _: Seat, _: &mut Choices<G::Action>) {}
    /// Plays an action: checks first, then changes. What it changes of itself is kept if it is accepted.
    fn act(
        &mut self,
        _: &G::Rules,
        _: &mut G::State,
        _: Seat,
        action: G::Action,
        _: &mut impl Desk<G::Event>,
    ) -> Result<Acted<G>, Refusal> {
        Err(G::out_of_place(action.verb()))
    }
    /// What happens when a seat's time is out; in a window, what it means to pass. The first legal action, unless the
    /// step knows better.
    fn default_action(self, r: &G::Rules, s: &G::State, seat: Seat) -> G::Action {
        first(|out| self.actions(r, s, seat, out))
    }
    /// Equal dice, equal counters: the one that speaks for all.
    fn canonical(self, _: &G::Rules, _: &G::State, _: Seat, action: G::Action) -> G::Action {
        action
    }
    /// The kind of question, for standing orders; the text `occasion-<kind>` names it.
    fn question_kind(self) -> &'static str {
        Self::WORD
    }
    /// The running number of the window inside the turn, for standing orders.
    fn window(self, p: &G::Public) -> u32 {
        G::window(p)
    }
    /// May the players talk while this step is the lowest on the stack?
    fn talk(self, _: &G::Rules, _: &G::Public) -> Talk {
        Talk::Open
    }
    /// What the viewer is asked, or is waiting for.
    fn prompt(self, _: &G::Rules, _: &G::View) -> Prompt {
        Prompt::missing()
    }
    /// What an action means to the one who may choose it.
    fn label(self, r: &G::Rules, v: &G::View, action: G::Action) -> Label {
        G::label(r, v, action)
    }
    /// Can this action not be undone once it is played? It is tried, unless the step knows better: where the answer
    /// depends on what is hidden from the viewer, the step must say `true`.
    fn irreversible(self, r: &G::Rules, v: &G::View, action: G::Action) -> bool {
        is_irreversible::<G>(r, v, action)
    }
    /// Why none of the actions of this verb is offered now.
    fn unavailable(self, _: &G::Rules, _: &G::View, verb: VerbOf<G>) -> Refusal {
        G::out_of_place(verb)
    }
}

/// A choice of several picks: private to the one who chooses, and outside the stack. It answers in place of the step
/// that asks until the choice is made.
pub trait Draft<G: Flow>: Listed<G> {
    /// All legal picks.
    fn actions(self, r: &G::Rules, s: &G::State, seat: Seat, out: &mut Choices<G::Action>);
    /// Takes one more pick, or carries the whole choice out. What it changes of itself is kept if it is accepted.
    fn act(
        &mut self,
        r: &G::Rules,
        s: &mut G::State,
        seat: Seat,
        action: G::Action,
        desk: &mut impl Desk<G::Event>,
    ) -> Result<Acted<G>, Refusal>;
    /// What happens when the seat's time is out in the middle of the choice.
    fn default_action(self, r: &G::Rules, s: &G::State, seat: Seat) -> G::Action {
        first(|out| self.actions(r, s, seat, out))
    }
    /// Equal dice, equal counters: the one that speaks for all.
    fn canonical(self, _: &G::Rules, _: &G::State, _: Seat, action: G::Action) -> G::Action {
        action
    }
    /// What the one who chooses is asked.
    fn prompt(self, r: &G::Rules, v: &G::View) -> Prompt;
    /// What a pick means.
    fn label(self, r: &G::Rules, v: &G::View, action: G::Action) -> Label {
        G::label(r, v, action)
    }
    /// Can this pick not be undone once it is played? It is tried, unless the draft knows better.
    fn irreversible(self, r: &G::Rules, v: &G::View, action: G::Action) -> bool {
        is_irreversible::<G>(r, v, action)
    }
    /// Why none of the picks of this verb is offered now.
    fn unavailable(self, _: &G::Rules, _: &G::View, verb: VerbOf<G>) -> Refusal {
        G::finish_first(verb)
    }
}

/// The first action listed.
fn first<A: GameAction>(list: impl FnOnce(&mut Choices<A>)) -> A {
    let mut choices = Choices::new();
    list(&mut choices);
    choices.first().copied().unwrap_or_else(A::first)
}

/// The steps of a game: what [`steps!`](crate::steps) makes of their list.
#[allow(missing_docs)]
pub trait StepList<G: Flow>: Copy + Debug {
    type Packed: Copy + Debug + PartialEq;
    type Stack: StepStack<Packed = Self::Packed>;
    fn pack_one<S: Listed<G>>(step: S) -> Self::Packed;
    fn unpack(packed: Self::Packed) -> Option<Self>;
    fn kind(packed: Self::Packed) -> u8;
    fn word(packed: Self::Packed) -> &'static str;
    fn asked(packed: Self::Packed, r: &G::Rules, p: &G::Public) -> Awaiting;
    fn enter(
        packed: Self::Packed,
        r: &G::Rules,
        s: &mut G::State,
        came: Came<G::Answer>,
        desk: &mut impl Desk<G::Event>,
    ) -> Next<G>;
    fn actions(packed: Self::Packed, r: &G::Rules, s: &G::State, seat: Seat, out: &mut Choices<G::Action>);
    fn act(
        packed: Self::Packed,
        r: &G::Rules,
        s: &mut G::State,
        seat: Seat,
        action: G::Action,
        desk: &mut impl Desk<G::Event>,
    ) -> Result<Acted<G>, Refusal>;
    fn default_action(packed: Self::Packed, r: &G::Rules, s: &G::State, seat: Seat) -> G::Action;
    fn canonical(packed: Self::Packed, r: &G::Rules, s: &G::State, seat: Seat, action: G::Action) -> G::Action;
    fn question_kind(packed: Self::Packed) -> &'static str;
    fn window(packed: Self::Packed, p: &G::Public) -> u32;
    fn talk(packed: Self::Packed, r: &G::Rules, p: &G::Public) -> Talk;
    fn prompt(packed: Self::Packed, r: &G::Rules, v: &G::View) -> Prompt;
    fn label(packed: Self::Packed, r: &G::Rules, v: &G::View, action: G::Action) -> Label;
    fn irreversible(packed: Self::Packed, r: &G::Rules, v: &G::View, action: G::Action) -> bool;
    fn unavailable(packed: Self::Packed, r: &G::Rules, v: &G::View, verb: VerbOf<G>) -> Refusal;
}

/// The drafts of a game: what [`steps!`](crate::steps) makes of their list.
#[allow(missing_docs)]
pub trait DraftList<G: Flow>: Copy + Debug {
    type Packed: Copy + Debug + PartialEq;
    const NONE: Self::Packed;
    fn is_open(packed: &Self::Packed) -> bool;
    fn pack_one<D: Listed<G>>(draft: D) -> Self::Packed;
    fn write_one<D: Listed<G>>(draft: D, to: &mut Self::Packed);
    fn unpack(packed: &Self::Packed) -> Option<Self>;
    fn word(packed: &Self::Packed) -> &'static str;
    fn actions(packed: &Self::Packed, r: &G::Rules, s: &G::State, seat: Seat, out: &mut Choices<G::Action>);
    fn act(
        r: &G::Rules,
        s: &mut G::State,
        seat: Seat,
        action: G::Action,
        desk: &mut impl Desk<G::Event>,
    ) -> Result<Acted<G>, Refusal>;
    fn default_action(packed: &Self::Packed, r: &G::Rules, s: &G::State, seat: Seat) -> G::Action;
    fn canonical(packed: &Self::Packed, r: &G::Rules, s: &G::State, seat: Seat, action: G::Action) -> G::Action;
    fn prompt(packed: &Self::Packed, r: &G::Rules, v: &G::View) -> Prompt;
    fn label(packed: &Self::Packed, r: &G::Rules, v: &G::View, action: G::Action) -> Label;
    fn irreversible(packed: &Self::Packed, r: &G::Rules, v: &G::View, action: G::Action) -> bool;
    fn unavailable(packed: &Self::Packed, r: &G::Rules, v: &G::View, verb: VerbOf<G>) -> Refusal;
}

/// For a game in which every choice is one pick: nothing is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoDrafts {}

impl<G: Flow> DraftList<G> for NoDrafts {
    type Packed = [u8; 0];
    const NONE: [u8; 0] = [];
    #[inline(always)]
    fn is_open(_: &[u8; 0]) -> bool {
        false
    }
    fn pack_one<D: Listed<G>>(_: D) -> [u8; 0] {
        []
    }
    fn write_one<D: Listed<G>>(_: D, _: &mut [u8; 0]) {}
    fn unpack(_: &[u8; 0]) -> Option<Self> {
        None
    }
    fn word(_: &[u8; 0]) -> &'static str {
        ""
    }
    fn actions(_: &[u8; 0], _: &G::Rules, _: &G::State, _: Seat, _: &mut Choices<G::Action>) {}
    fn act(
        _: &G::Rules,
        _: &mut G::State,
        _: Seat,
        action: G::Action,
        _: &mut impl Desk<G::Event>,
    ) -> Result<Acted<G>, Refusal> {
        Err(G::out_of_place(action.verb()))
    }
    fn default_action(_: &[u8; 0], _: &G::Rules, _: &G::State, _: Seat) -> G::Action {
        G::Action::first()
    }
    fn canonical(_: &[u8; 0], _: &G::Rules, _: &G::State, _: Seat, action: G::Action) -> G::Action {
        action
    }
    fn prompt(_: &[u8; 0], _: &G::Rules, _: &G::View) -> Prompt {
        Prompt::missing()
    }
    fn label(_: &[u8; 0], _: &G::Rules, _: &G::View, _: G::Action) -> Label {
        Label::missing()
    }
    fn irreversible(_: &[u8; 0], _: &G::Rules, _: &G::View, _: G::Action) -> bool {
        false
    }
    fn unavailable(_: &[u8; 0], _: &G::Rules, _: &G::View, verb: VerbOf<G>) -> Refusal {
        G::out_of_place(verb)
    }
}
