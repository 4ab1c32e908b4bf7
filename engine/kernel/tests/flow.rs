//! The flow of steps on a game of a page: answers, drafts, unwinding, and what happens when the flow is stuck.
#![allow(missing_docs)]

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::flow::{self, Came, Flow, Next, Packed, Seen, Stuck};
use staffetta_kernel::*;

#[derive(Clone, Copy, Debug)]
struct March;

actions! {
    /// What a band may do.
    pub enum Action, verbs Verb, version 1 {
        Walk = "walk",
        Load(Seat) = "load",
        Send = "send",
        Loop = "loop",
        Deep = "deep",
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    Done,
    Broken,
}

mod turn {
    use super::*;
    step! {
        /// A turn of three walks.
        pub struct Turn { pub seat: Seat, pub walks: u8 }
    }
    impl flow::Step<March> for Turn {
        fn enter(&mut self, _: &(), s: &mut State, came: Came<Answer>, _: &mut impl Desk<Nothing>) -> Next<March> {
            match came {
                Came::Back(Answer::Broken) => {
                    s.broken = true;
                    Next::Over
                }
                _ if self.walks == 3 => Next::Over,
                _ => {
                    self.walks += 1;
                    Next::push(walk::Walk { seat: self.seat, far: self.walks.into() })
                }
            }
        }
    }
}

mod walk {
    use super::*;
    step! {
        /// One walk.
        pub struct Walk { pub seat: Seat, pub far: u16 }
    }
    impl flow::Step<March> for Walk {
        fn asked(self, _: &(), _: &Public) -> Awaiting {
            Awaiting::One(self.seat)
        }
        fn actions(self, _: &(), _: &State, _: Seat, out: &mut Choices<Action>) {
            [Action::Walk, Action::Load(self.seat), Action::Loop, Action::Deep].into_iter().for_each(|a| out.push(a));
        }
        fn act(
            &mut self,
            _: &(),
            s: &mut State,
            _: Seat,
            action: Action,
            _: &mut impl Desk<Nothing>,
        ) -> Result<flow::Acted<March>, Refusal> {
            match action {
                Action::Walk => {
                    s.public.walked += self.far;
                    Ok(flow::Acted::Go(Next::Pop(Answer::Done)))
                }
                Action::Load(to) => Ok(flow::Acted::draft(cart::Cart { to, load: [7; 3] })),
                Action::Loop => Ok(flow::Acted::Go(Next::turn_into(endless::Endless {}))),
                Action::Deep => Ok(flow::Acted::Go(Next::push(deeper::Deeper {}))),
                Action::Send => Err(March::out_of_place(Verb::Send)),
            }
        }
        fn prompt(self, _: &(), _: &State) -> Prompt {
            Prompt::new("walk", "T-1")
        }
    }
}

mod endless {
    use super::*;
    step! {
        /// A loop in the rules.
        pub struct Endless {}
    }
    impl flow::Step<March> for Endless {
        fn enter(&mut self, _: &(), _: &mut State, _: Came<Answer>, _: &mut impl Desk<Nothing>) -> Next<March> {
            Next::Again(Answer::Done)
        }
    }
}

mod deeper {
    use super::*;
    step! {
        /// More than the stack holds.
        pub struct Deeper {}
    }
    impl flow::Step<March> for Deeper {
        fn enter(&mut self, _: &(), _: &mut State, _: Came<Answer>, _: &mut impl Desk<Nothing>) -> Next<March> {
            Next::push(Self {})
        }
    }
}

mod cart {
    use super::*;
    step! {
        /// A cart that is being loaded.
        pub struct Cart { pub to: Seat, pub load: [u16; 3] }
    }
    impl flow::Draft<March> for Cart {
        fn actions(self, _: &(), _: &State, _: Seat, out: &mut Choices<Action>) {
            [Action::Load(self.to), Action::Send].into_iter().for_each(|action| out.push(action));
        }
        fn act(
            &mut self,
            _: &(),
            s: &mut State,
            _: Seat,
            action: Action,
            _: &mut impl Desk<Nothing>,
        ) -> Result<flow::Acted<March>, Refusal> {
            match action {
                Action::Load(_) => {
                    self.load[2] += 1;
                    Ok(flow::Acted::Pick)
                }
                Action::Send => {
                    s.public.walked = self.load[2];
                    Ok(flow::Acted::Go(Next::unwind_to::<turn::Turn>(Answer::Broken)))
                }
                _ => Err(March::out_of_place(action.verb())),
            }
        }
        fn prompt(self, _: &(), _: &State) -> Prompt {
            Prompt::new("cart", "T-2")
        }
        fn label(self, _: &(), _: &State, _: Action) -> Label {
            Label::new("T-2")
        }
    }
}

steps! {
    /// The steps of play.
    pub enum Step for March, stack Stack of 4 {
        "turn" => turn::Turn,
        "walk" => walk::Walk,
        "endless" => endless::Endless,
        "deeper" => deeper::Deeper,
    }
}

steps! {
    /// Choices of several picks.
    pub enum Draft for March, drafts {
        "cart" => cart::Cart,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, NoUninit, Zeroable)]
#[repr(C)]
pub struct Public {
    walked: u16,
    steps: Stack,
    padding: Padding<1>,
}

#[derive(Clone, Copy, Debug, PartialEq, NoUninit, Zeroable)]
#[repr(C)]
pub struct State {
    public: Public,
    broken: bool,
    draft: Packed<{ Draft::BYTES }>,
    padding: Padding<1>,
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.public.steps.iter().filter_map(|&step| Step::of(step)))
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let steps = Vec::<Step>::deserialize(from)?;
        let mut state = Self::zeroed();
        state.public.steps = steps.into_iter().map(Step::packed).collect();
        Ok(state)
    }
}

#[derive(Clone, Debug)]
pub struct Nothing;

impl Event for Nothing {
    fn told(&self, _: Viewer) -> Told {
        Told::new("nothing", "T-1")
    }
}

impl Flow for March {
    type Public = Public;
    type Step = Step;
    type Draft = Draft;
    type Answer = Answer;
    fn public(s: &State) -> &Public {
        &s.public
    }
    fn stack(p: &Public) -> &Stack {
        &p.steps
    }
    fn stack_mut(s: &mut State) -> &mut Stack {
        &mut s.public.steps
    }
    fn draft(s: &State) -> &Packed<{ Draft::BYTES }> {
        &s.draft
    }
    fn draft_mut(s: &mut State) -> &mut Packed<{ Draft::BYTES }> {
        &mut s.draft
    }
    fn seen(v: &State) -> Seen<'_, Self> {
        Seen { public: &v.public, draft: v.draft, viewer: Viewer::Seat(Seat(1)) }
    }
    fn outcome(_: &(), _: &State) -> Outcome {
        Outcome { seats: 2, rank: [1; MAX_SEATS], score: [0; MAX_SEATS], reason: "done", rule: "T-1" }
    }
    fn over(_: &(), _: &State) -> Prompt {
        Prompt::new("over", "T-1")
    }
    fn turn(_: &Public) -> u32 {
        0
    }
    fn out_of_place(_: Verb) -> Refusal {
        Refusal::new("T-1", "out-of-place")
    }
    fn not_asked(_: &(), _: &State, _: Action) -> Refusal {
        Refusal::new("T-1", "not-asked")
    }
}

impl GameRules for March {
    type Rules = ();
    type State = State;
    type Action = Action;
    type View = State;
    type Event = Nothing;
    by_steps!(rules);
    fn about() -> About {
        About {
            id: "march",
            version: 1,
            past: &[],
            layout: 1,
            min_seats: 2,
            max_seats: 2,
            usual_seats: 2,
            max_picks: 100,
            texts: &[],
            rules: "",
            data: &[],
            presets: &[],
        }
    }
    fn rules(_: u8, _: &Options, _: &Data) -> Result<(), Fault> {
        Ok(())
    }
    fn set_up(r: &(), desk: &mut impl Desk<Nothing>) -> Result<State, Stuck> {
        let mut s = State::zeroed();
        s.public.steps.push(Step::from(turn::Turn { seat: Seat(1), walks: 0 }).packed());
        flow::start::<Self>(r, &mut s, desk)?;
        Ok(s)
    }
    fn leave(_: &(), _: &mut State, _: Seat, _: &mut impl Desk<Nothing>) -> Result<(), Stuck> {
        Ok(())
    }
    fn check(_: &(), _: &State) -> Result<(), Broken> {
        Ok(())
    }
}

impl HiddenInformation for March {
    fn view(_: &(), s: &State, _: Viewer) -> State {
        *s
    }
    fn sample_world(_: &(), v: &State, _: &mut impl Rng) -> State {
        *v
    }
}

impl Presentation for March {
    type Order = NoOrders;
    by_steps!(presentation);
}

impl Game for March {
    type Ai = Uniform;
    type Queries = NoQueries;
    type Statistics = NoStatistics;
}

fn begin() -> State {
    March::set_up(&(), &mut LabDesk::new(&mut FastRng::new(1))).expect("it comes to a question")
}

fn act(s: &mut State, action: Action) -> Result<Progress, Refusal> {
    March::act(&(), s, Seat(1), action, &mut LabDesk::new(&mut FastRng::new(1)))
}

#[test]
fn steps_hand_answers_down_and_keep_what_they_change_of_themselves() {
    let mut s = begin();
    for far in [1, 3, 6] {
        assert_eq!(March::awaiting(&(), &s), Awaiting::One(Seat(1)));
        assert_eq!(act(&mut s, Action::Walk), Ok(Progress::Entry));
        assert_eq!(s.public.walked, far);
    }
    assert!(March::awaiting(&(), &s).outcome().is_some());
}

#[test]
fn a_draft_answers_for_the_step_until_the_choice_is_made() {
    let mut s = begin();
    assert_eq!(March::prompt(&(), &s).key, "walk");
    assert_eq!(act(&mut s, Action::Send), Err(Refusal::new("T-1", "out-of-place")));
    assert_eq!(act(&mut s, Action::Load(Seat(1))), Ok(Progress::Pick));
    assert_eq!(March::prompt(&(), &s).key, "cart");
    assert_eq!(March::default_action(&(), &s, Seat(1)), Action::Load(Seat(1)));
    assert_eq!(act(&mut s, Action::Load(Seat(1))), Ok(Progress::Pick));
    assert_eq!(act(&mut s, Action::Send), Ok(Progress::Entry));
    // The turn is reached with the answer, everything above it is cut, and the draft is gone.
    assert!(s.broken && s.public.walked == 8 && !s.draft.is_some());
}

#[test]
fn whoever_is_not_asked_is_refused() {
    let mut s = begin();
    let refused = March::act(&(), &mut s, Seat(0), Action::Walk, &mut LabDesk::new(&mut FastRng::new(1)));
    assert_eq!(refused, Err(Refusal::new("T-1", "not-asked")));
    let mut list = Choices::new();
    March::actions(&(), &s, Seat(0), &mut list);
    assert!(list.is_empty());
}

#[test]
fn a_loop_and_a_full_stack_refuse_the_action() {
    assert_eq!(act(&mut begin(), Action::Loop), Err(Refusal::STUCK));
    assert_eq!(act(&mut begin(), Action::Deep), Err(Refusal::STUCK));
}

#[test]
fn a_table_stays_as_it_was_when_the_flow_is_stuck() {
    let ready = Setup::seats(2).ready::<March>().expect("the defaults are right");
    let mut table = Table::open(ready, Dice::Seed(Seed::plain(1)), Head::default(), 0).expect("a fresh table");
    let before = *table.state();
    for action in [Action::Loop, Action::Deep] {
        let refused = table.pick(Seat(1), action, None, record::By::Seat, 0).expect_err("it is stuck");
        assert_eq!(refused.code(), "stuck");
        assert_eq!((*table.state(), table.entries().len()), (before, 1));
    }
    table.pick(Seat(1), Action::Walk, None, record::By::Seat, 0).expect("the game goes on");
}

#[test]
fn steps_are_written_by_their_names() {
    let s = begin();
    let open = serde_json::to_string(&s).expect("it is written");
    assert_eq!(open, r#"[{"step":"turn","seat":1,"walks":1},{"step":"walk","seat":1,"far":1}]"#);
    assert_eq!(serde_json::from_str::<State>(&open).expect("it is read"), s);
}
