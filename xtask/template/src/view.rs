//! Who sees what, and the worlds that fit it.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Rng, Seat, Viewer};

use crate::state::{Card, Hand, MOST_LAID, Public, SEATS, Secret, State};

/// What one viewer sees: what everybody sees, and what is the viewer's own. Built up, never stripped down.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct View {
    /// Whose view it is.
    #[schemars(extend("x-hidden" = true))]
    pub viewer: Option<Seat>,
    /// What lies open.
    #[serde(flatten)]
    pub public: Public,
    /// The viewer's hand.
    pub hand: Hand,
    /// What the viewer has laid face down.
    pub laid: Hand,
    /// Cards of each seat, in hand and face down together: nobody can tell how many were laid.
    #[schemars(extend("x-by" = "seat"))]
    pub cards: [u8; SEATS],
    /// Cards in the deck.
    pub deck: u8,
}

impl View {
    /// What this viewer may see.
    pub fn new(s: &State, viewer: Viewer) -> Self {
        let viewer = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let own = |piles: &[Hand]| viewer.map_or(Hand::new(), |seat| piles[seat.at()]);
        let mut cards = [0; SEATS];
        for (seat, count) in cards.iter_mut().enumerate() {
            *count = (s.secret.hands[seat].len() + s.secret.laid[seat].len()) as u8;
        }
        Self {
            viewer,
            public: s.public,
            hand: own(s.secret.hands.as_slice()),
            laid: own(s.secret.laid.as_slice()),
            cards,
            deck: s.secret.deck.len() as u8,
        }
    }

    /// A world that fits: the unseen cards dealt evenly; what others have sealed is any choice that they had.
    pub fn world(&self, rng: &mut impl Rng) -> State {
        let mut s = State { public: self.public, secret: Secret::default() };
        let seen = |card| self.hand.has(card) || self.laid.has(card) || self.public.discard.has(card);
        let mut unseen: Hand = Card::ALL.iter().copied().filter(|&card| !seen(card)).collect();
        rng.shuffle(unseen.as_mut_slice());
        for seat in (0..self.public.seats).map(Seat) {
            let (hand, laid) = (&mut s.secret.hands[seat.at()], &mut s.secret.laid[seat.at()]);
            if self.viewer == Some(seat) {
                (*hand, *laid) = (self.hand, self.laid);
                continue;
            }
            while hand.len() < usize::from(self.cards[seat.at()]) {
                let Some(card) = unseen.pop() else { break };
                hand.push(card);
            }
            hand.as_mut_slice().sort_unstable();
            if self.public.sealed.has(seat) {
                let held = *hand;
                for &card in held.iter() {
                    if laid.len() < MOST_LAID && rng.below(2) == 0 {
                        hand.take(card);
                        laid.push(card);
                    }
                }
            }
        }
        s.secret.deck = unseen;
        s
    }
}
