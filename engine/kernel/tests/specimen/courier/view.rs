//! Who sees what in the specimen.

use serde::Serialize;
use staffetta_kernel::bytemuck::Zeroable;
use staffetta_kernel::conformance::Case;
use staffetta_kernel::flow::PackedDraft;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::*;

use super::game::*;
use super::steps::quiz::reader;
use super::steps::theft::Theft;
use super::steps::{Draft, Step};

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct View {
    pub seat: Option<Seat>,
    /// The name of the step that asks.
    pub step: &'static str,
    #[serde(flatten)]
    pub public: Public,
    pub asked: Seats,
    pub hand: Hand,
    pub laid: Hand,
    #[serde(serialize_with = "Draft::write_draft")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub draft: PackedDraft<Courier>,
    /// Cards of each seat, in hand and laid face down together: a draft must not show in it.
    pub counts: [u8; SEATS],
    pub deck: u8,
    pub known: [u8; CARDS],
    /// The reader of an appeal sees the right answer.
    pub right: Option<&'static str>,
}

impl View {
    pub fn new(s: &State, viewer: Viewer) -> Self {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let own = |piles: &Array<Hand, SEATS>| seat.map_or(Hand::new(), |seat| piles[seat.at()]);
        let top = s.public.stack.top().and_then(Step::of);
        let reading = matches!(top, Some(Step::Appeal(_))) && seat == Some(reader(&s.public));
        let shooting = seat.is_some() && s.public.queue.first().copied() == seat;
        let mut counts = [0; SEATS];
        for (at, count) in counts.iter_mut().enumerate() {
            *count = (s.secret.hands[at].len() + s.secret.laid[at].len()) as u8;
        }
        Self {
            seat,
            step: s.public.stack.top().map_or("over", <Step as flow::StepList<Courier>>::word),
            public: s.public,
            asked: top.map_or(Seats::NONE, |_| asked(s)),
            hand: own(&s.secret.hands),
            laid: own(&s.secret.laid),
            draft: if shooting { s.secret.draft } else { Default::default() },
            counts,
            deck: s.secret.deck.len() as u8,
            known: seat.map_or([0; CARDS], |seat| s.secret.known[seat.at()]),
            right: reading.then_some("Tito"),
        }
    }

    /// A world that fits: what is known to be stolen first, the rest evenly.
    pub fn world(&self, rng: &mut impl Rng) -> State {
        let mut s: State = State::zeroed();
        s.public = self.public;
        s.secret.draft = self.draft;
        let me = self.seat.unwrap_or(Seat(7));
        if let Some(seat) = self.seat {
            s.secret.hands[seat.at()] = self.hand;
            s.secret.laid[seat.at()] = self.laid;
            s.secret.known[seat.at()] = self.known;
        }
        let discard = &self.public.discard;
        let mut unseen: Vec<Card> = Vec::new();
        for &card in Card::ALL {
            match self.known[card.slot()] {
                0 if !self.hand.has(card) && !self.laid.has(card) && !discard.has(card) => unseen.push(card),
                0 => {}
                thief => s.give(Seat(thief - 1), card),
            }
        }
        rng.shuffle(&mut unseen);
        let sealing = matches!(self.public.stack.top().and_then(Step::of), Some(Step::Bid(_)));
        for at in (0..SEATS).filter(|&at| at != me.at()) {
            while s.secret.hands[at].len() < usize::from(self.counts[at]) {
                let Some(card) = unseen.pop() else { break };
                s.give(Seat(at as u8), card);
            }
            // What others laid face down is any choice that fits.
            if sealing && self.public.done.has(Seat(at as u8)) {
                let hand = s.secret.hands[at];
                for &card in hand.iter() {
                    if rng.below(2) == 0 {
                        s.secret.hands[at].take(card);
                        s.secret.laid[at].push(card);
                    }
                }
            }
        }
        s.secret.deck = unseen.into_iter().collect();
        s
    }
}

fn asked(s: &State) -> Seats {
    let rules = Rules { seats: s.public.seats, rounds: 0, hit: 0 };
    Courier::awaiting(&rules, s).asked()
}

/// Two seats, seat 0 has been robbed of a card: three cards unseen, one of them not his to place.
pub fn cases() -> Vec<Case<Courier>> {
    let ready = Setup::seats(2).ready::<Courier>().expect("the defaults are right");
    let rules = ready.rules;
    let mut rng = FastRng::new(5);
    let mut state = Courier::set_up(&rules, &mut LabDesk::new(&mut rng)).expect("it begins");
    state.public.stack = [Step::from(Theft {}).packed()].into_iter().collect();
    let all: Vec<Card> = Card::ALL.to_vec();
    state.secret.hands = Array([all[0..2].iter().copied().collect(), all[2..5].iter().copied().collect(), Hand::new()]);
    state.secret.deck = all[5..7].iter().copied().collect();
    state.public.discard = all[7..9].iter().copied().collect();
    state.secret.known[0][2] = 2;
    Courier::check(&rules, &state).expect("a sound position");
    // Unseen are c4 to c7: two of them in the other hand, two in the deck in either order.
    let mut worlds = Vec::new();
    let unseen = &all[3..7];
    for a in 0..4 {
        for b in a + 1..4 {
            let rest: Vec<Card> = (0..4).filter(|&i| i != a && i != b).map(|i| unseen[i]).collect();
            for deck in [[rest[0], rest[1]], [rest[1], rest[0]]] {
                let mut world = state;
                world.secret.hands[1] = [all[2], unseen[a], unseen[b]].into_iter().collect();
                world.secret.deck = deck.into_iter().collect();
                worlds.push((world, 1.0));
            }
        }
    }
    vec![Case { name: "a robbed seat knows one card of the thief", rules, state, seat: Seat(0), worlds }]
}
