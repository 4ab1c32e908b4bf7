//! Who sees what in the specimen.

use serde::Serialize;
use staffetta_kernel::bytemuck::Zeroable;
use staffetta_kernel::conformance::Case;
use staffetta_kernel::*;

use super::game::*;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub seat: Option<Seat>,
    pub step: Step,
    pub stack: Pile<Step, 4>,
    pub round: u8,
    pub active: Seat,
    pub asked: Seats,
    pub done: Seats,
    pub pledged: Seats,
    pub gone: Seats,
    pub queue: Pile<Seat, SEATS>,
    pub hand: Hand,
    pub laid: Hand,
    pub firing: bool,
    /// Cards of each seat, in hand and laid face down together: a draft must not show in it.
    pub counts: [u8; SEATS],
    pub deck: u8,
    pub discard: Hand,
    pub known: [u8; CARDS],
    pub steps: u8,
    pub points: [i8; SEATS],
    pub window: u8,
    /// The reader of an appeal sees the right answer.
    pub right: Option<&'static str>,
}

impl View {
    pub fn new(r: &Rules, s: &State, viewer: Viewer) -> Self {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let own = |piles: &Array<Hand, SEATS>| seat.map_or(Hand::new(), |seat| piles[seat.at()]);
        let step = s.stack.top().unwrap_or(Step::End);
        let reading = step == Step::Appeal && seat == Some(s.reader(r));
        let mut counts = [0; SEATS];
        for (at, count) in counts.iter_mut().enumerate() {
            *count = (s.hands[at].len() + s.laid[at].len()) as u8;
        }
        Self {
            seat,
            step,
            stack: s.stack,
            round: s.round,
            active: s.active,
            asked: Courier::awaiting(r, s).asked(),
            done: s.done,
            pledged: s.pledged,
            gone: s.gone,
            queue: s.queue,
            hand: own(&s.hands),
            laid: own(&s.laid),
            firing: seat.is_some_and(|seat| s.firing == seat.0 + 1),
            counts,
            deck: s.deck.len() as u8,
            discard: s.discard,
            known: seat.map_or([0; CARDS], |seat| s.known[seat.at()]),
            steps: s.steps,
            points: s.points,
            window: s.window,
            right: reading.then_some("Tito"),
        }
    }

    /// A world that fits: what is known to be stolen first, the rest evenly.
    pub fn imagine(&self, _: &Rules, rng: &mut impl Rng) -> State {
        let mut s: State = State::zeroed();
        s.stack = self.stack;
        s.round = self.round;
        s.active = self.active;
        s.done = self.done;
        s.pledged = self.pledged;
        s.gone = self.gone;
        s.queue = self.queue;
        s.discard = self.discard;
        s.steps = self.steps;
        s.points = self.points;
        s.window = self.window;
        let me = self.seat.unwrap_or(Seat(7));
        if let Some(seat) = self.seat {
            s.hands[seat.at()] = self.hand;
            s.laid[seat.at()] = self.laid;
            s.known[seat.at()] = self.known;
            s.firing = if self.firing { seat.0 + 1 } else { 0 };
        }
        let mut unseen: Vec<Card> = Vec::new();
        for &card in Card::ALL {
            match self.known[card.slot()] {
                0 if !self.hand.has(card) && !self.laid.has(card) && !self.discard.has(card) => unseen.push(card),
                0 => {}
                thief => s.give(Seat(thief - 1), card),
            }
        }
        rng.shuffle(&mut unseen);
        for at in (0..SEATS).filter(|&at| at != me.at()) {
            while s.hands[at].len() < usize::from(self.counts[at]) {
                let Some(card) = unseen.pop() else { break };
                s.give(Seat(at as u8), card);
            }
            // What others laid face down is any choice that fits.
            if self.step == Step::Bid && self.done.has(Seat(at as u8)) {
                let hand = s.hands[at];
                for &card in hand.iter() {
                    if rng.below(2) == 0 {
                        s.hands[at].take(card);
                        s.laid[at].push(card);
                    }
                }
            }
        }
        s.deck = unseen.into_iter().collect();
        s
    }
}

/// Two seats, seat 0 has been robbed of a card: three cards unseen, one of them not his to place.
pub fn cases() -> Vec<Case<Courier>> {
    let ready = Setup::seats(2).ready::<Courier>().expect("the defaults are right");
    let rules = ready.rules;
    let mut rng = FastRng::new(5);
    let mut state = Courier::set_up(&rules, &mut LabDesk::new(&mut rng));
    state.stack = [Step::Theft].into_iter().collect();
    let all: Vec<Card> = Card::ALL.to_vec();
    state.hands = Array([all[0..2].iter().copied().collect(), all[2..5].iter().copied().collect(), Hand::new()]);
    state.deck = all[5..7].iter().copied().collect();
    state.discard = all[7..9].iter().copied().collect();
    state.known[0][2] = 2;
    Courier::check(&rules, &state).expect("a sound position");
    // Unseen are c4 to c7: two of them in the other hand, two in the deck in either order.
    let mut worlds = Vec::new();
    let unseen = &all[3..7];
    for a in 0..4 {
        for b in a + 1..4 {
            let rest: Vec<Card> = (0..4).filter(|&i| i != a && i != b).map(|i| unseen[i]).collect();
            for deck in [[rest[0], rest[1]], [rest[1], rest[0]]] {
                let mut world = state;
                world.hands[1] = [all[2], unseen[a], unseen[b]].into_iter().collect();
                world.deck = deck.into_iter().collect();
                worlds.push((world, 1.0));
            }
        }
    }
    vec![Case { name: "a robbed seat knows one card of the thief", rules, state, seat: Seat(0), worlds }]
}
