//! The rules of the specimen.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::steps::{self, Came, Next};
use staffetta_kernel::*;

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

kinds! {
    /// A step of play.
    pub enum Step, "step" {
        Round = "round", Staff = "staff", Bid = "bid", Move = "move", Window = "window", Quiz = "quiz",
        Wrong = "wrong", Appeal = "appeal", Theft = "theft", End = "end",
    }
}

actions! {
    /// What a courier may do.
    pub enum Action, version 1 {
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

#[derive(Clone, Copy, Debug, NoUninit, Zeroable, Serialize, Deserialize)]
#[repr(C)]
pub struct State {
    pub stack: Pile<Step, 4>,
    pub round: u8,
    pub active: Seat,
    pub done: Seats,
    pub pledged: Seats,
    pub gone: Seats,
    pub firing: u8,
    pub queue: Pile<Seat, SEATS>,
    pub hands: Array<Hand, SEATS>,
    pub laid: Array<Hand, SEATS>,
    pub deck: Hand,
    pub discard: Hand,
    /// `known[victim][card]`: the seat after the one that stole it, 0 for nobody.
    pub known: [[u8; CARDS]; SEATS],
    pub steps: u8,
    pub points: [i8; SEATS],
    pub window: u8,
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

pub const SCHEMA: &[Spec] = &[Spec::int("rounds", 1, 4, "2", Tag::Basic, "SP-1")];

impl State {
    pub fn living(&self, r: &Rules) -> Seats {
        Seats(Seats::all(r.seats).0 & !self.gone.0)
    }

    fn sorted(hand: &mut Hand) {
        hand.as_mut_slice().sort_unstable();
    }

    pub fn give(&mut self, seat: Seat, card: Card) {
        self.hands[seat.at()].push(card);
        Self::sorted(&mut self.hands[seat.at()]);
    }

    fn draw(&mut self, seat: Seat, desk: &mut impl Desk<Happened>) {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
            desk.shuffle("deck", self.deck.as_mut_slice());
        }
        if let Some(card) = self.deck.pop() {
            self.give(seat, card);
        }
    }

    fn show(&mut self, card: Card) {
        for memory in &mut self.known {
            memory[card.slot()] = 0;
        }
        self.discard.push(card);
    }

    fn poll(&mut self, r: &Rules) {
        self.window = self.window.wrapping_add(1);
        self.queue.clear();
        for steps in 1..r.seats {
            let seat = self.active.left(steps, r.seats);
            if self.living(r).has(seat) && !self.hands[seat.at()].is_empty() {
                self.queue.push(seat);
            }
        }
    }

    fn reveal(&mut self, r: &Rules, desk: &mut impl Desk<Happened>) {
        let sums: Vec<i16> = self.laid.iter().map(|laid| laid.iter().map(|card| card.value()).sum()).collect();
        let best = self.living(r).iter().map(|s| sums[s.at()]).max().unwrap_or(0);
        let winners: Seats = self.living(r).iter().filter(|s| best > 0 && sums[s.at()] == best).collect();
        let winner = if winners.len() == 1 { winners.iter().next() } else { None };
        desk.reveal();
        desk.tell(|| Happened::Revealed(winner));
        if let Some(seat) = winner {
            self.points[seat.at()] += 1;
            self.active = seat;
        }
        for at in 0..SEATS {
            while let Some(card) = self.laid[at].pop() {
                self.show(card);
            }
        }
        for seat in self.living(r).iter() {
            while self.hands[seat.at()].len() < 2 && !(self.deck.is_empty() && self.discard.is_empty()) {
                self.draw(seat, desk);
            }
        }
    }

    fn enter(&mut self, r: &Rules, step: Step, came: Came, desk: &mut impl Desk<Happened>) -> Next<Step> {
        match (step, came) {
            (_, _) if self.living(r).len() < 2 && step != Step::End => Next::Become(Step::End),
            (Step::Round, _) => {
                self.round += 1;
                self.done = Seats::NONE;
                self.pledged = Seats::NONE;
                Next::Become(if self.round > r.rounds { Step::End } else { Step::Staff })
            }
            (Step::Staff, _) if self.done == self.living(r) => {
                self.done = Seats::NONE;
                Next::Become(Step::Bid)
            }
            (Step::Bid, _) if self.done == self.living(r) => {
                self.reveal(r, desk);
                self.steps = 0;
                if !self.living(r).has(self.active) {
                    self.active = self.living(r).iter().next().unwrap_or(Seat(0));
                }
                Next::Become(Step::Move)
            }
            (Step::Move, Came::Back(1)) if self.steps < 3 => Next::Ask,
            (Step::Move, Came::Back(_)) => Next::Become(Step::Quiz),
            (Step::Window, _) if self.queue.is_empty() => Next::Pop(1),
            (Step::Theft, Came::In) if self.prey(r).is_empty() => Next::Become(Step::Round),
            _ => Next::Ask,
        }
    }

    pub fn prey(&self, r: &Rules) -> Seats {
        self.living(r).without(self.active).iter().filter(|s| !self.hands[s.at()].is_empty()).collect()
    }

    fn go(&mut self, r: &Rules, came: Came, desk: &mut impl Desk<Happened>) {
        let ran = steps::run(self, |s| &mut s.stack, came, |s, step, came| s.enter(r, step, came, desk));
        debug_assert!(ran.is_ok());
    }

    fn become_step(&mut self, step: Step) {
        self.stack.clear();
        self.stack.push(step);
    }
}

impl Game for Courier {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = super::sight::View;
    type Event = Happened;

    fn about() -> About {
        super::screen::ABOUT
    }
    fn schema() -> &'static [Spec] {
        SCHEMA
    }
    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        let hit = data.sheet("numbers")?.row("hit")?.small("value")?;
        Ok(Rules { seats, rounds: options.int("rounds") as u8, hit })
    }

    fn set_up(r: &Rules, desk: &mut impl Desk<Happened>) -> State {
        let mut s: State = State::zeroed();
        s.deck = Card::ALL.iter().copied().collect();
        desk.shuffle("deck", s.deck.as_mut_slice());
        for seat in (0..r.seats).map(Seat) {
            s.draw(seat, desk);
            s.draw(seat, desk);
        }
        s.stack.push(Step::Round);
        s.go(r, Came::In, desk);
        s
    }

    fn awaiting(r: &Rules, s: &State) -> Awaiting {
        match s.stack.top().unwrap_or(Step::End) {
            Step::Staff => Awaiting::Any(Seats(s.living(r).0 & !s.done.0)),
            Step::Bid => Awaiting::Each(Seats(s.living(r).0 & !s.done.0)),
            Step::Window => Awaiting::Poll { now: s.queue[0], queue: s.queue.iter().copied().collect() },
            Step::Appeal => Awaiting::One(s.reader(r)),
            Step::End => Awaiting::Over(s.outcome(r)),
            _ => Awaiting::One(s.active),
        }
    }

    fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let hand = &s.hands[seat.at().min(SEATS - 1)];
        match s.stack.top().unwrap_or(Step::End) {
            Step::Staff => {
                out.push(Action::Ready);
                if !s.pledged.has(seat) {
                    out.push(Action::Pledge);
                }
            }
            Step::Bid => {
                hand.iter().for_each(|&card| out.push(Action::Lay(card)));
                out.push(Action::Seal);
            }
            Step::Move => {
                out.push(Action::Advance);
                out.push(Action::Halt);
            }
            Step::Window if s.firing == seat.0 + 1 => hand.iter().for_each(|&card| out.push(Action::With(card))),
            Step::Window => {
                out.push(Action::Pass);
                out.push(Action::Fire);
            }
            Step::Quiz => [Action::Answer, Action::Guess, Action::Skip].into_iter().for_each(|a| out.push(a)),
            Step::Wrong => [Action::Appeal, Action::Concede].into_iter().for_each(|a| out.push(a)),
            Step::Appeal => [Action::Uphold, Action::Overrule].into_iter().for_each(|a| out.push(a)),
            Step::Theft => {
                s.prey(r).iter().for_each(|seat| out.push(Action::Steal(seat)));
                out.push(Action::Spare);
            }
            Step::Round | Step::End => {}
        }
    }

    fn act(
        r: &Rules,
        s: &mut State,
        seat: Seat,
        a: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Progress, Refusal> {
        let awaiting = Self::awaiting(r, s);
        let due = match awaiting {
            Awaiting::Poll { now, .. } => now == seat,
            other => other.asked().has(seat),
        };
        if !due {
            return Err(Refusal::new("SP-1", "not-your-turn"));
        }
        let mut choices = Choices::new();
        Self::actions(r, s, seat, &mut choices);
        if !choices.contains(&a) {
            return Err(Refusal::new("SP-1", "not-now"));
        }
        match a {
            Action::Ready => s.done = s.done.with(seat),
            Action::Pledge => s.pledged = s.pledged.with(seat),
            Action::Lay(card) => {
                s.hands[seat.at()].take(card);
                s.laid[seat.at()].push(card);
                State::sorted(&mut s.laid[seat.at()]);
                return Ok(Progress::Pick);
            }
            Action::Seal => {
                s.done = s.done.with(seat);
                desk.tell(|| Happened::Sealed(seat));
            }
            Action::Advance => {
                s.steps += 1;
                s.points[seat.at()] += i8::from(s.steps == 3);
                desk.tell(|| Happened::Advanced(seat));
                s.poll(r);
                s.stack.push(Step::Window);
                s.go(r, Came::In, desk);
                return Ok(Progress::Entry);
            }
            Action::Halt => s.become_step(Step::Quiz),
            Action::Fire => {
                s.firing = seat.0 + 1;
                return Ok(Progress::Pick);
            }
            Action::With(card) => {
                s.firing = 0;
                s.hands[seat.at()].take(card);
                s.show(card);
                let mut die = [0];
                desk.roll("fire", 6, &mut die);
                desk.tell(|| Happened::Fired(seat, die[0]));
                if die[0] >= r.hit {
                    // The move is cut off: everything above it goes.
                    s.queue.clear();
                    s.become_step(Step::Round);
                } else {
                    s.poll(r);
                }
            }
            Action::Pass => {
                s.queue.remove(0);
            }
            Action::Answer => {
                let verdict = desk.judge("answer", |text| u8::from(text.trim().eq_ignore_ascii_case("tito")));
                s.judged(seat, verdict == 1, desk);
            }
            Action::Guess => {
                let mut die = [0];
                desk.roll("guess", 2, &mut die);
                s.judged(seat, die[0] == 2, desk);
            }
            Action::Skip | Action::Concede => s.become_step(Step::Theft),
            Action::Appeal => s.become_step(Step::Appeal),
            Action::Uphold | Action::Overrule => {
                let mover = s.active;
                s.points[mover.at()] += i8::from(a == Action::Overrule);
                s.become_step(Step::Theft);
            }
            Action::Steal(victim) => {
                let card = desk.draw("theft", &s.hands[victim.at()]);
                s.hands[victim.at()].take(card);
                s.give(seat, card);
                s.known[victim.at()][card.slot()] = seat.0 + 1;
                // A thief who robs the one who robbed him sees his own card come back.
                s.known[seat.at()][card.slot()] = 0;
                // Whoever else knew where it was can only know that it has gone on.
                for other in (0..SEATS).filter(|&other| other != victim.at() && other != seat.at()) {
                    s.known[other][card.slot()] = 0;
                }
                desk.tell(|| Happened::Stolen(seat, victim, Veiled::new(card, Seats::one(seat).with(victim))));
                s.become_step(Step::Round);
            }
            Action::Spare => s.become_step(Step::Round),
        }
        s.go(r, Came::In, desk);
        Ok(Progress::Entry)
    }

    fn neutral(_: &Rules, s: &State, seat: Seat) -> Action {
        match s.stack.top().unwrap_or(Step::End) {
            Step::Staff => Action::Ready,
            Step::Bid => Action::Seal,
            Step::Move => Action::Halt,
            Step::Window if s.firing == seat.0 + 1 => Action::With(s.hands[seat.at()][0]),
            Step::Window => Action::Pass,
            Step::Quiz => Action::Skip,
            Step::Wrong => Action::Concede,
            Step::Appeal => Action::Uphold,
            _ => Action::Spare,
        }
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) {
        if s.gone.has(seat) || s.stack.top() == Some(Step::End) {
            return;
        }
        s.gone = s.gone.with(seat);
        s.done = s.done.without(seat);
        if s.firing == seat.0 + 1 {
            s.firing = 0;
        }
        for pile in [&mut s.hands, &mut s.laid] {
            let cards = std::mem::take(&mut pile[seat.at()]);
            s.discard.extend(&cards);
            for memory in &mut s.known {
                cards.iter().for_each(|card| memory[card.slot()] = 0);
            }
        }
        s.queue.take(seat);
        desk.tell(|| Happened::Left(seat));
        let step = s.stack.top().unwrap_or(Step::End);
        let asked_alone = seat == s.active || (step == Step::Appeal && s.living(r).len() < 2);
        if asked_alone && !matches!(step, Step::Staff | Step::Bid) {
            s.queue.clear();
            s.become_step(Step::Round);
        }
        s.go(r, Came::In, desk);
    }

    fn view(r: &Rules, s: &State, viewer: Viewer) -> Self::View {
        super::sight::View::new(r, s, viewer)
    }
    fn reimagine(r: &Rules, v: &Self::View, rng: &mut impl Rng, out: &mut State) {
        *out = v.imagine(r, rng);
    }
    fn talk(_: &Rules, s: &State) -> Talk {
        if s.stack.top() == Some(Step::Staff) { Talk::Open } else { Talk::Closed("SP-1") }
    }
    fn occasion(_: &Rules, s: &State) -> QuestionContext {
        let kind = s.stack.top().unwrap_or(Step::End).word();
        QuestionContext { turn: s.round.into(), window: s.window.into(), kind }
    }
    fn prompt(r: &Rules, v: &Self::View) -> Prompt {
        super::screen::prompt(r, v)
    }
    fn label(_: &Rules, _: &Self::View, action: Action) -> Label {
        super::screen::label(action)
    }

    fn check(_: &Rules, s: &State) -> Result<(), Broken> {
        let piles = s.hands.iter().chain(s.laid.iter()).chain([&s.deck, &s.discard]);
        let mut cards: Vec<Card> = piles.flat_map(|pile| pile.iter().copied()).collect();
        cards.sort_unstable();
        Broken::unless(cards == Card::ALL, || format!("every card is somewhere once, not {cards:?}"))
    }

    fn arrange(_: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        let wrong = |e: serde_json::Error| Fault::new("bad-given", "given", e.to_string());
        let mut open = serde_json::to_value(*s).map_err(wrong)?;
        let (Some(open), Some(given)) = (open.as_object_mut(), given.as_object()) else {
            return Err(Fault::new("bad-given", "given", "a table of names and values"));
        };
        for (key, value) in given {
            match open.get_mut(key) {
                Some(place) => *place = value.clone(),
                None => return Err(Fault::new("bad-given", format!("given.{key}"), "there is no such key")),
            }
        }
        *s = serde_json::from_value(serde_json::Value::Object(open.clone())).map_err(wrong)?;
        Ok(())
    }

    const OBSERVATION: usize = CARDS + 2;
    fn observe(_: &Rules, v: &Self::View, out: &mut [f32]) {
        v.hand.iter().for_each(|card| out[card.slot()] = 1.0);
        out[CARDS] = f32::from(v.round) / 4.0;
        out[CARDS + 1] = f32::from(v.steps) / 3.0;
    }
    fn plan(r: &Rules, v: &Self::View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let world = v.imagine(r, rng);
        out.push(Self::neutral(r, &world, seat));
    }
    fn worth(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        s.living(r).iter().for_each(|seat| worth[seat.at()] = 1.0 / f32::from(s.living(r).len()));
        worth
    }
}

impl State {
    /// Who decides an appeal: the next living seat to the left, who sees the right answer.
    pub fn reader(&self, r: &Rules) -> Seat {
        let others = (1..r.seats).map(|steps| self.active.left(steps, r.seats));
        others.into_iter().find(|&seat| self.living(r).has(seat)).unwrap_or(self.active)
    }

    fn judged(&mut self, seat: Seat, right: bool, desk: &mut impl Desk<Happened>) {
        desk.tell(|| Happened::Judged(seat, right));
        self.points[seat.at()] += i8::from(right);
        self.become_step(if right { Step::Theft } else { Step::Wrong });
    }

    fn outcome(&self, r: &Rules) -> Outcome {
        let key = |seat: Seat| (self.living(r).has(seat), self.points[seat.at()]);
        let mut outcome =
            Outcome { seats: r.seats, rank: [0; MAX_SEATS], score: [0; MAX_SEATS], reason: "points", rule: "SP-7" };
        for seat in (0..r.seats).map(Seat) {
            let better = (0..r.seats).map(Seat).filter(|&other| key(other) > key(seat)).count();
            outcome.rank[seat.at()] = better as u8 + 1;
            outcome.score[seat.at()] = self.points[seat.at()].into();
        }
        outcome
    }
}
