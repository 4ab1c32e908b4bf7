//! Airdrop: two or three bands race for parachuted loads with cards held face down.
//!
//! A die says what the load is worth. All lay one card face down at the same time, with or without their one van (5
//! more); the highest takes the load, a tie nobody. Then each other band with a van may burn the load with it. After
//! five loads the most points win. Hidden hands, a simultaneous choice of two picks, a window, chance.

use bytemuck::NoUninit;
use serde::{Deserialize, Serialize};
use staffetta_kernel::flow::Stuck;
use staffetta_kernel::{
    Awaiting, Broken, Choices, Data, Desk, Fault, Game, GameRules, Heuristics, HiddenInformation, MAX_SEATS, Options,
    Outcome, Presentation, Progress, QuestionContext, Refusal, Rng, Seat, Seats, Statistics, Viewer, actions, numbers,
};

use super::Nothing;
use crate::plain_game;

pub const LOADS: u8 = 5;
const CARDS: usize = 15;
const VAN: u8 = 5;

numbers! {
    /// Card.
    pub struct Card, "card", CARDS + 1;
}

actions! {
    /// What a band may do.
    pub enum Action, verbs Verb, version 1 {
        /// Lay this card face down.
        Hold(Card) = "hold",
        /// Without the van.
        Plain = "plain",
        /// With the van.
        Drive = "drive",
        /// Burn the load.
        Burn = "burn",
        /// Let it go.
        Pass = "pass",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, NoUninit, Serialize, Deserialize)]
#[repr(C)]
pub struct State {
    /// Bit c: the band holds card c.
    pub hands: [u16; 3],
    /// The card chosen for this load; 0 for none.
    held: [u8; 3],
    /// 1 plain, 2 with the van; 0 not yet.
    sent: [u8; 3],
    pub vans: [u8; 3],
    pub points: [u8; 3],
    pub load: u8,
    pub loads_left: u8,
    /// In the window: the winner + 1.
    taker: u8,
    /// In the window: who is still to be asked, as bits.
    queue: u8,
    /// Somebody has resigned.
    pub left: u8,
    pad: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    me: Option<u8>,
    /// The state with what others hide taken out.
    seen: State,
    /// How many cards each band holds.
    counts: [u8; 3],
    /// Cards that are nowhere the viewer can see.
    unseen: u16,
}

/// The game; anything but 0 plants a flaw that a laboratory must find.
#[derive(Clone, Copy, Debug)]
pub struct Flawed<const FLAW: u8>;

/// The game as it should be.
pub type Airdrop = Flawed<0>;
/// Burning a load panics.
pub const PANICS: u8 = 1;
/// A refused action leaves a trace.
pub const TRACES: u8 = 2;
/// A card that was played stays in the hand.
pub const KEEPS: u8 = 3;
/// The list offers what the rules refuse.
pub const OFFERS: u8 = 4;

#[derive(Debug)]
pub struct Rules {
    pub seats: u8,
}

impl<const FLAW: u8> Flawed<FLAW> {
    fn next_load(s: &mut State, desk: &mut impl Desk<Nothing>) {
        s.held = [0; 3];
        s.sent = [0; 3];
        s.taker = 0;
        s.queue = 0;
        if s.loads_left > 0 {
            let mut die = [0];
            desk.roll("load", 6, &mut die);
            s.load = die[0];
        }
    }

    fn open(r: &Rules, s: &mut State, desk: &mut impl Desk<Nothing>) {
        desk.reveal();
        s.loads_left -= 1;
        let n = usize::from(r.seats);
        let bids: Vec<u8> = Self::bids(s, n);
        let best = bids.iter().copied().max().unwrap_or(0);
        for (hand, held) in s.hands.iter_mut().zip(s.held) {
            if FLAW != KEEPS {
                *hand &= !(1 << held);
            }
        }
        for (van, sent) in s.vans.iter_mut().zip(s.sent) {
            *van -= u8::from(sent == 2);
        }
        let takers: Vec<usize> = (0..n).filter(|&i| bids[i] == best).collect();
        if let [taker] = takers[..] {
            s.points[taker] += s.load;
            s.taker = taker as u8 + 1;
            s.queue = (0..n).filter(|&i| i != taker && s.vans[i] > 0).map(|i| 1 << i).sum();
        }
        if s.queue == 0 {
            Self::next_load(s, desk);
        }
    }

    fn bids(s: &State, n: usize) -> Vec<u8> {
        (0..n).map(|i| s.held[i] + if s.sent[i] == 2 { VAN } else { 0 }).collect()
    }
}

impl<const FLAW: u8> GameRules for Flawed<FLAW> {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    plain_game!(about "airdrop", 3, 200);
    fn rules(seats: u8, _: &Options, _: &Data) -> Result<Rules, Fault> {
        Ok(Rules { seats })
    }
    fn set_up(r: &Rules, desk: &mut impl Desk<Nothing>) -> Result<State, Stuck> {
        let mut deck: Vec<Card> = (1..=CARDS as u8).map(Card).collect();
        desk.shuffle("deal", &mut deck);
        let mut s = State {
            hands: [0; 3],
            held: [0; 3],
            sent: [0; 3],
            vans: [0; 3],
            points: [0; 3],
            load: 0,
            loads_left: LOADS,
            taker: 0,
            queue: 0,
            left: 0,
            pad: 0,
        };
        for (seat, cards) in deck.chunks(usize::from(LOADS)).take(r.seats.into()).enumerate() {
            s.hands[seat] = cards.iter().map(|c| 1u16 << c.0).sum();
            s.vans[seat] = 1;
        }
        Self::next_load(&mut s, desk);
        Ok(s)
    }
    fn awaiting(r: &Rules, s: &State) -> Awaiting {
        if s.queue != 0 {
            let queue = Seats(s.queue);
            return Awaiting::Poll { now: queue.iter().next().unwrap_or_default(), queue };
        }
        if s.loads_left > 0 && s.left == 0 {
            return Awaiting::Each((0..r.seats).map(Seat).filter(|i| s.sent[i.at()] == 0).collect());
        }
        let mut outcome = Outcome {
            seats: r.seats,
            rank: [0; MAX_SEATS],
            score: [0; MAX_SEATS],
            reason: if s.left == 0 { "points" } else { "left" },
            rule: "AD-2",
        };
        for i in 0..usize::from(r.seats) {
            outcome.score[i] = s.points[i].into();
            outcome.rank[i] = 1 + s.points[..r.seats.into()].iter().filter(|&&p| p > s.points[i]).count() as u8;
        }
        Awaiting::Over(outcome)
    }
    fn actions(_: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let i = seat.at();
        if s.queue != 0 {
            out.push(Action::Pass);
            out.push(Action::Burn);
        } else if s.held[i] == 0 {
            (1..=CARDS as u8).filter(|c| s.hands[i] >> c & 1 == 1).for_each(|c| out.push(Action::Hold(Card(c))));
        } else {
            out.push(Action::Plain);
            if s.vans[i] > 0 {
                out.push(Action::Drive);
            }
        }
    }
    fn act(
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Nothing>,
    ) -> Result<Progress, Refusal> {
        let mut list = Choices::new();
        let awaiting = Self::awaiting(r, s);
        let due = match awaiting {
            Awaiting::Poll { now, .. } => now == seat,
            other => other.asked().has(seat),
        };
        if due {
            Self::actions(r, s, seat, &mut list);
        }
        if !list.contains(&action) || FLAW == OFFERS && action == Action::Drive {
            if FLAW == TRACES {
                s.pad = 1;
            }
            return Err(Refusal::new("AD-1", "not-now"));
        }
        let i = seat.at();
        match action {
            Action::Hold(card) => {
                s.held[i] = card.0;
                return Ok(Progress::Pick);
            }
            Action::Plain | Action::Drive => {
                s.sent[i] = if action == Action::Drive { 2 } else { 1 };
                if s.sent[..r.seats.into()].iter().all(|&b| b > 0) {
                    Self::open(r, s, desk);
                }
            }
            Action::Burn => {
                assert!(FLAW != PANICS, "planted");
                s.points[usize::from(s.taker) - 1] -= s.load;
                s.vans[i] = 0;
                Self::next_load(s, desk);
            }
            Action::Pass => {
                s.queue &= !(1 << i);
                if s.queue == 0 {
                    Self::next_load(s, desk);
                }
            }
        }
        Ok(Progress::Entry)
    }
    fn default_action(r: &Rules, s: &State, seat: Seat) -> Action {
        let mut list = Choices::new();
        Self::actions(r, s, seat, &mut list);
        list.first().copied().unwrap_or(Action::Pass)
    }
    fn leave(_: &Rules, s: &mut State, seat: Seat, _: &mut impl Desk<Nothing>) -> Result<(), Stuck> {
        s.points[seat.at()] = 0;
        s.left = 1;
        s.queue = 0;
        s.taker = 0;
        Ok(())
    }
    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        let n = usize::from(r.seats);
        for i in 0..n {
            let cards = s.hands[i].count_ones() as u8;
            let due = s.loads_left;
            Broken::unless(cards == due || s.left > 0, || format!("band {i} holds {cards} cards before {due} loads"))?;
            for j in 0..i {
                Broken::unless(s.hands[i] & s.hands[j] == 0, || format!("bands {j} and {i} hold the same card"))?;
            }
        }
        Ok(())
    }
}

impl<const FLAW: u8> HiddenInformation for Flawed<FLAW> {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        let me = if let Viewer::Seat(seat) = viewer { Some(seat.0) } else { None };
        let mut seen = *s;
        let mut counts = [0; 3];
        let mut unseen = 0;
        for (i, count) in counts.iter_mut().enumerate().take(r.seats.into()) {
            *count = s.hands[i].count_ones() as u8;
            if me != Some(i as u8) && viewer != Viewer::Open {
                unseen |= s.hands[i];
                seen.hands[i] = 0;
                seen.held[i] = 0;
                seen.sent[i] = u8::from(s.sent[i] > 0);
            }
        }
        View { me, seen, counts, unseen }
    }
    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        let mut out = v.seen;
        // With two seats five cards stay in the box: they are among the unseen of nobody's hand, and that is right,
        // because a view tells only which cards the others hold together.
        let mut cards = [0u8; CARDS];
        let mut n = 0;
        for c in (1..=CARDS as u8).filter(|c| v.unseen >> c & 1 == 1) {
            cards[n] = c;
            n += 1;
        }
        rng.shuffle(&mut cards[..n]);
        let mut at = 0;
        for i in (0..usize::from(r.seats)).filter(|&i| v.me != Some(i as u8)) {
            for _ in 0..v.counts[i] {
                out.hands[i] |= 1 << cards[at];
                at += 1;
            }
            if out.sent[i] > 0 {
                let mine: Vec<u8> = (1..=CARDS as u8).filter(|c| out.hands[i] >> c & 1 == 1).collect();
                out.held[i] = rng.one_of(&mine).unwrap_or(0);
                out.sent[i] = 1 + rng.below(1 + u32::from(out.vans[i])) as u8;
            }
        }
        out
    }
}

impl<const FLAW: u8> Presentation for Flawed<FLAW> {
    plain_game!(presentation);
    fn question_context(_: &Rules, s: &State) -> QuestionContext {
        QuestionContext { turn: u32::from(LOADS - s.loads_left), window: u32::from(s.taker), kind: "load" }
    }
}

impl<const FLAW: u8> Game for Flawed<FLAW> {
    type Ai = Ai;
    type Queries = staffetta_kernel::NoQueries;
    type Statistics = Numbers;
}

pub struct Ai;

impl<const FLAW: u8> Heuristics<Flawed<FLAW>> for Ai {
    /// The highest card for a good load, the lowest for a poor one; the van for the best loads; nothing is burnt.
    fn plan(_: &Rules, v: &View, seat: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        if v.seen.queue != 0 {
            out.push(Action::Pass);
            return;
        }
        if v.seen.held[seat.at()] == 0 {
            let hand: Vec<u8> = (1..=CARDS as u8).filter(|c| v.seen.hands[seat.at()] >> c & 1 == 1).collect();
            let last = hand.len() - 1;
            let at = usize::from(v.seen.load - 1) * last / 5;
            out.push(Action::Hold(Card(hand[at])));
        }
        let drive = v.seen.load >= 5 && v.seen.vans[seat.at()] > 0;
        out.push(if drive { Action::Drive } else { Action::Plain });
    }
    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        let total: f32 = s.points[..r.seats.into()].iter().map(|&p| f32::from(p) + 3.0).sum();
        for (worth, points) in worth.iter_mut().zip(&s.points[..r.seats.into()]) {
            *worth = (f32::from(*points) + 3.0) / total;
        }
        worth
    }
}

pub struct Numbers;

impl<const FLAW: u8> Statistics<Flawed<FLAW>> for Numbers {
    fn seat_stats(_: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        vec![("van", if s.vans[seat.at()] > 0 { "kept" } else { "used" }.to_owned())]
    }
    fn game_stats(_: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        vec![("points", s.points.iter().map(|&p| f64::from(p)).sum()), ("half", 0.5)]
    }
}
