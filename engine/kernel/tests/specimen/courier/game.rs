//! The specimen: its actions, its state and what it says of itself.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::flow::{self, Flow, Next, PackedDraft, Seen, Stuck};
use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::*;

use super::steps::{Answer, Draft, Stack, Step, round::Round};
use super::view::View;

pub const CARDS: usize = 9;
pub const SEATS: usize = 3;
pub type Hand = Pile<Card, CARDS>;

kinds! {
    /// A message, worth its number.
    pub enum Card, "card" {
        C1 = "c1", C2 = "c2", C3 = "c3", C4 = "c4", C5 = "c5", C6 = "c6", C7 = "c7", C8 = "c8", C9 = "c9",
    }
}

impl Card {
    pub fn value(self) -> i16 {
        self as i16 + 1
    }
}

actions! {
    /// What a courier may do.
    pub enum Action, verbs Verb, version 1 {
        Ready = "ready",
        Pledge = "pledge",
        Lay(Card) = "lay",
        Seal = "seal",
        Advance = "advance",
        Halt = "halt",
        Fire = "fire",
        With(Card) = "with",
        Pass = "pass",
        Answer = "answer",
        Guess = "guess",
        Skip = "skip",
        Appeal = "appeal",
        Concede = "concede",
        Uphold = "uphold",
        Overrule = "overrule",
        Steal(Seat) = "steal",
        Spare = "spare",
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Courier;

#[derive(Debug)]
pub struct Rules {
    pub seats: u8,
    pub rounds: u8,
    pub hit: u8,
}

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, NoUninit, Zeroable, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[repr(C)]
pub struct Public {
    #[schemars(with = "Vec<serde_json::Value>")]
    #[serde(serialize_with = "Step::write_stack", deserialize_with = "Step::read_stack")]
    pub stack: Stack,
    pub seats: u8,
    pub round: u8,
    pub active: Seat,
    pub done: Seats,
    pub pledged: Seats,
    pub gone: Seats,
    pub queue: Pile<Seat, SEATS>,
    pub discard: Hand,
    pub points: [i8; SEATS],
    pub window: u8,
}

/// What is hidden from somebody.
#[derive(Clone, Copy, Debug, NoUninit, Zeroable, Serialize, Deserialize)]
#[repr(C)]
pub struct Secret {
    pub hands: Array<Hand, SEATS>,
    pub laid: Array<Hand, SEATS>,
    pub deck: Hand,
    /// `known[victim][card]`: the seat after the one that stole it, 0 for nobody.
    pub known: [[u8; CARDS]; SEATS],
    #[serde(serialize_with = "Draft::write_draft", deserialize_with = "Draft::read_draft")]
    pub draft: PackedDraft<Courier>,
}

#[derive(Clone, Copy, Debug, NoUninit, Zeroable, Serialize, Deserialize)]
#[repr(C)]
pub struct State {
    #[serde(flatten)]
    pub public: Public,
    #[serde(flatten)]
    pub secret: Secret,
}

#[derive(Clone, Debug)]
pub enum Happened {
    Sealed(Seat),
    Revealed(Option<Seat>),
    Advanced(Seat),
    Fired(Seat, u8),
    Judged(Seat, bool),
    Stolen(Seat, Seat, Veiled<Card>),
    Left(Seat),
}

impl Event for Happened {
    fn told(&self, viewer: Viewer) -> Told {
        match self {
            Self::Sealed(seat) => Told::new("sealed", "SP-2").with("seat", *seat),
            Self::Revealed(Some(seat)) => Told::new("revealed", "SP-2").with("seat", *seat),
            Self::Revealed(None) => Told::new("tied", "SP-2"),
            Self::Advanced(seat) => Told::new("advanced", "SP-3").with("seat", *seat),
            Self::Fired(seat, die) => Told::new("fired", "SP-4").with("seat", *seat).with("die", *die),
            Self::Judged(seat, right) => Told::new(if *right { "right" } else { "wrong" }, "SP-5").with("seat", *seat),
            Self::Stolen(thief, victim, card) => {
                let card = card.for_viewer(viewer).map(|card| Arg::Word(format!("card-{}", card.word())));
                Told::new("stolen", "SP-6").with("thief", *thief).with("victim", *victim).with("card", card)
            }
            Self::Left(seat) => Told::new("left", "SP-7").with("seat", *seat),
        }
    }
}

impl Public {
    pub fn living(&self) -> Seats {
        Seats(Seats::all(self.seats).0 & !self.gone.0)
    }

    /// Whom a simultaneous step still waits for.
    pub fn undone(&self) -> Seats {
        Seats(self.living().0 & !self.done.0)
    }
}

impl State {
    pub fn give(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.secret.hands[seat.at()];
        hand.push(card);
        hand.as_mut_slice().sort_unstable();
    }

    pub fn draw(&mut self, seat: Seat, desk: &mut impl Desk<Happened>) {
        if self.secret.deck.is_empty() {
            std::mem::swap(&mut self.secret.deck, &mut self.public.discard);
            desk.shuffle("deck", self.secret.deck.as_mut_slice());
        }
        if let Some(card) = self.secret.deck.pop() {
            self.give(seat, card);
        }
    }

    /// A card is shown and discarded: nobody need remember it.
    pub fn show(&mut self, card: Card) {
        for memory in &mut self.secret.known {
            memory[card.slot()] = 0;
        }
        self.public.discard.push(card);
    }
}

impl Flow for Courier {
    type Public = Public;
    type Step = Step;
    type Draft = Draft;
    type Answer = Answer;

    by_steps!(public: public, stack: stack, draft: secret.draft);
    fn seen(v: &View) -> Seen<'_, Self> {
        Seen { public: &v.public, draft: v.draft, viewer: v.seat.map_or(Viewer::Crowd, Viewer::Seat) }
    }
    fn outcome(r: &Rules, s: &State) -> Outcome {
        let key = |seat: Seat| (s.public.living().has(seat), s.public.points[seat.at()]);
        Outcome::ranked(r.seats, ("points", "SP-7"), key, |seat| s.public.points[seat.at()].into())
    }
    fn over(_: &Rules, _: &View) -> Prompt {
        Prompt::new("over", "SP-7")
    }
    fn turn(p: &Public) -> u32 {
        p.round.into()
    }
    fn out_of_place(_: Verb) -> Refusal {
        Refusal::new("SP-1", "not-now")
    }
    fn not_asked(_: &Rules, _: &State, _: Action) -> Refusal {
        Refusal::new("SP-1", "not-your-turn")
    }
}

impl GameRules for Courier {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Happened;
    by_steps!(rules);

    fn about() -> About {
        About {
            id: "courier",
            version: 2,
            // A shot used to hit with a four.
            past: &[PastVersion { number: 1, data: &[("numbers", "key,value\nhit,4\n")] }],
            layout: 1,
            min_seats: 2,
            max_seats: 3,
            usual_seats: 3,
            max_picks: 2000,
            texts: &[("en", include_str!("en.ftl")), ("fr", include_str!("fr.ftl"))],
            rules: include_str!("RULES.md"),
            data: &[("numbers", "key,value\nhit,5\n")],
            presets: &[Preset { key: "usual", seats: 3, options: &[], minutes: 5 }],
        }
    }
    fn schema() -> &'static [Spec] {
        const SCHEMA: &[Spec] = &[Spec::int("rounds", 1, 4, "2", Tag::Basic, "SP-1")];
        SCHEMA
    }
    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        let hit = data.sheet("numbers")?.row("hit")?.small("value")?;
        Ok(Rules { seats, rounds: options.int("rounds") as u8, hit })
    }

    fn set_up(r: &Rules, desk: &mut impl Desk<Happened>) -> Result<State, Stuck> {
        let mut s: State = State::zeroed();
        s.public.seats = r.seats;
        s.secret.deck = Card::ALL.iter().copied().collect();
        desk.shuffle("deck", s.secret.deck.as_mut_slice());
        for seat in (0..r.seats).map(Seat) {
            s.draw(seat, desk);
            s.draw(seat, desk);
        }
        s.public.stack.push(Step::from(Round {}).packed());
        flow::start::<Self>(r, &mut s, desk)?;
        Ok(s)
    }

    fn outcome_now(r: &Rules, s: &State) -> Option<Outcome> {
        (!s.public.stack.is_empty()).then(|| <Self as Flow>::outcome(r, s))
    }
    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) -> Result<(), Stuck> {
        let Some(top) = s.public.stack.top().and_then(Step::of) else { return Ok(()) };
        if s.public.gone.has(seat) {
            return Ok(());
        }
        s.public.gone = s.public.gone.with(seat);
        s.public.done = s.public.done.without(seat);
        for pile in [&mut s.secret.hands, &mut s.secret.laid] {
            let cards = std::mem::take(&mut pile[seat.at()]);
            s.public.discard.extend(&cards);
            for memory in &mut s.secret.known {
                cards.iter().for_each(|card| memory[card.slot()] = 0);
            }
        }
        if s.public.queue.top().is_some() && s.public.queue[0] == seat {
            s.secret.draft = Default::default();
        }
        s.public.queue.take(seat);
        desk.tell(|| Happened::Left(seat));
        if s.public.living().len() < 2 {
            return flow::go::<Self>(r, s, Next::Over, desk);
        }
        let sealing = matches!(top, Step::Staff(_) | Step::Bid(_));
        if seat == s.public.active && !sealing {
            s.public.queue.clear();
            s.public.stack.clear();
            s.public.stack.push(Step::from(Round {}).packed());
            return flow::start::<Self>(r, s, desk);
        }
        flow::go::<Self>(r, s, Next::Again(Answer::Left), desk)
    }

    fn check(_: &Rules, s: &State) -> Result<(), Broken> {
        let piles = s.secret.hands.iter().chain(s.secret.laid.iter()).chain([&s.secret.deck, &s.public.discard]);
        let mut cards: Vec<Card> = piles.flat_map(|pile| pile.iter().copied()).collect();
        cards.sort_unstable();
        Broken::unless(cards == Card::ALL, || format!("every card is somewhere once, not {cards:?}"))
    }
}

impl HiddenInformation for Courier {
    fn view(_: &Rules, s: &State, viewer: Viewer) -> View {
        View::new(s, viewer)
    }
    fn sample_world(_: &Rules, v: &View, rng: &mut impl Rng) -> State {
        v.world(rng)
    }
    fn redraw_unseen(_: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) {
        desk.shuffle("deck drawn anew", s.secret.deck.as_mut_slice());
    }
}

impl Presentation for Courier {
    type Order = NoOrders;
    by_steps!(presentation);
}

impl Game for Courier {
    type Ai = Uniform;
    type Queries = Questions;
    type Statistics = Numbers;
}

pub struct Numbers;

impl Statistics<Courier> for Numbers {
    const OBSERVATION: usize = CARDS + 2;
    fn observe(_: &Rules, v: &View, out: &mut [f32]) {
        v.hand.iter().for_each(|card| out[card.slot()] = 1.0);
        out[CARDS] = f32::from(v.public.round) / 4.0;
        out[CARDS + 1] = f32::from(v.public.window) / 8.0;
    }
}

queries! {
    /// What may be asked of the rules.
    pub struct Questions for Courier, enum Query, enum Reply, sensible: sensible {
        /// The chance that a shot hits (SP-4).
        "hit" Hit {} -> f32 = hit,
        /// The sum of these cards.
        "sum" Sum {
            /// The cards.
            cards: Vec<Card>,
        } -> i16 = sum,
    }
}

fn hit(r: &Rules, _: &View, _: &State) -> Result<f32, Refusal> {
    Ok(f32::from(7 - r.hit.min(7)) / 6.0)
}

fn sum(_: &Rules, _: &View, _: &State, cards: Vec<Card>) -> Result<i16, Refusal> {
    if cards.is_empty() {
        return Err(Refusal::new("SP-2", "not-now"));
    }
    Ok(cards.iter().map(|card| card.value()).sum())
}

fn sensible(_: &Rules, v: &View, _: &State) -> Vec<Query> {
    vec![Query::Hit {}, Query::Sum { cards: v.hand.to_vec() }]
}
