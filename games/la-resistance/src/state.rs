//! The table at one moment: what everybody sees, and what is hidden. Small, flat, without padding, text or heap.

use serde::{Deserialize, Serialize};

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Array, Choices, Maybe, Padding, Pile, Seat, Seats, kinds};

use crate::band::{BANDS, Band, Bands};
use crate::cards::{Card, Clg, EventKind, Leader, MISSIONS};
use crate::pool::Pool;
use crate::row::Row;
use crate::rules::Rules;
use crate::steps::{Draft, PackedDraft, Stack, Step};
use staffetta_kernel::bit_sets;

kinds! {
    /// What is used at most once in a turn.
    pub enum OncePerTurn, "use" {
        /// Ferrand's reroll (LR-5.23).
        Ferrand = "ferrand",
        /// Dumont's bonus die.
        Dumont = "dumont",
        /// Vasseur's bonus die.
        Vasseur = "vasseur",
        /// Boutroux's price (LR-5.40a).
        Boutroux = "boutroux",
        /// Saint-Pierre's gift (LR-5.17).
        Gift = "gift",
        /// The MG-34 (LR-5.40e).
        Mg34 = "mg34",
        /// Sow (LR-5.38).
        Sow = "sow",
        /// Buy (LR-5.39).
        Buy = "buy",
        /// Steal (LR-5.40).
        Steal = "steal",
        /// Vichy Forces is covered (LR-5.37).
        Vichy = "vichy",
    }
}

bit_sets! {
    /// What has been used in this turn.
    pub struct Used of OncePerTurn, bits u16;
}

kinds! {
    /// How the game ended.
    pub enum Ending, "ending" {
        /// By glory in the close of the own turn (LR-6.1).
        Glory = "glory",
        /// The last living band (LR-6.2).
        LastBand = "last_band",
        /// One event broke all (LR-6.4).
        AllBroken = "all_broken",
        /// The round limit (LR-6.5).
        RoundLimit = "round_limit",
    }
}

/// Everything that changes. Its serialised form is the open form, in which records and scenarios speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct State {
    #[serde(flatten)]
    pub(crate) public: Public,
    #[serde(flatten)]
    pub(crate) secret: Secret,
    #[serde(skip)]
    padding: Padding<2>,
}

/// What everybody sees (chapter 4 of the rules).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Public {
    pub(crate) pool: Pool,
    pub(crate) turn: u16,
    pub(crate) used: Used,
    pub(crate) bands: Bands,
    pub(crate) row: Row,
    pub(crate) living: Seats,
    /// Bands that have named a leader in secret.
    pub(crate) named: Seats,
    /// Who has the marker; seat 0 before the deal.
    pub(crate) first_player: Seat,
    /// Whose turn it is, or was last; seat 0 before the first turn.
    pub(crate) active: Seat,
    /// 0 before the deal.
    pub(crate) round: u8,
    /// Who still has a turn in this round.
    pub(crate) to_act: Pile<Seat, BANDS>,
    pub(crate) event: Maybe<EventKind>,
    /// Does The Time is Now! lie face up?
    pub(crate) time_is_now: bool,
    pub(crate) mulligans: u8,
    pub(crate) pending_sixes: u8,
    pub(crate) blue_used: u8,
    /// How many moments of breaking there have been, for the ranking (LR-6.6).
    pub(crate) breaks: u8,
    pub(crate) ending: Maybe<Ending>,
    /// In which shuffle of its pile each C'est La Guerre card last took part: everybody can follow that.
    #[serde(with = "crate::state_json::by_card")]
    pub(crate) clg_batches: [u8; Clg::ALL.len()],
    pub(crate) clg_discard: Pile<Clg, 9>,
    pub(crate) event_discard: Pile<EventKind, 9>,
    pub(crate) mission_discard: Pile<Card, MISSIONS>,
    #[serde(serialize_with = "Step::write_stack", deserialize_with = "Step::read_stack")]
    pub(crate) steps: Stack,
    #[serde(skip)]
    padding: Padding<1>,
}

/// The face-down cards of a band, in the order of drawing.
pub type Hand = Pile<Clg, 3>;

/// What is hidden. In a view, what the viewer knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Secret {
    /// The picks made so far of a choice that has not taken effect: private to the one who chooses.
    #[serde(serialize_with = "Draft::write_draft", deserialize_with = "Draft::read_draft")]
    pub(crate) draft: PackedDraft,
    pub(crate) hands: Array<Hand, BANDS>,
    /// Leaders named in secret (LR-O.leader_pick).
    pub(crate) named_leaders: Array<Maybe<Leader>, BANDS>,
    pub(crate) clg_draw: Pile<Clg, 9>,
    pub(crate) event_draw: Pile<EventKind, 9>,
    pub(crate) mission_draw: Pile<Card, MISSIONS>,
}

impl State {
    /// An empty table.
    pub(crate) fn new(r: &Rules) -> Self {
        let band = Band { recruits: r.house.start_recruits, ..Band::default() };
        let (bands, living) = (Bands::new(r.seats, band), Seats::all(r.seats));
        Self { public: Public { bands, living, ..Public::default() }, ..Self::default() }
    }

    /// These parts put together.
    pub(crate) fn of(public: Public, secret: Secret) -> Self {
        Self { public, secret, padding: Padding::ZERO }
    }

    /// The face-down cards of this band.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.secret.hands[seat.at().min(BANDS - 1)]
    }

    /// A card joins the hand, which has room for one more than the limit (LR-5.39, `buy_over_limit`).
    pub(crate) fn add_to_hand(&mut self, seat: Seat, card: Clg) -> bool {
        let hand = &mut self.secret.hands[seat.at().min(BANDS - 1)];
        let fits = hand.push(card);
        self.public.bands[seat].face_down = hand.len() as u8;
        fits
    }

    /// Takes a card out of the hand, if it is there.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Clg) -> Option<Clg> {
        let hand = &mut self.secret.hands[seat.at().min(BANDS - 1)];
        let taken = hand.take(card);
        self.public.bands[seat].face_down = hand.len() as u8;
        taken
    }

    /// Does the band hold this card, face down or face up?
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: Clg) -> bool {
        self.hand(seat).has(card) || (card == Clg::Mg34 && self.public.bands[seat].mg34_shots > 0)
    }
}

impl Public {
    /// How many bands began the game.
    #[inline]
    pub(crate) fn seats(&self) -> u8 {
        self.bands.seats
    }

    /// The band whose turn it is.
    #[inline]
    pub(crate) fn own(&self) -> &Band {
        &self.bands[self.active]
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Band {
        &mut self.bands[self.active]
    }

    #[inline]
    pub(crate) fn has_used(&self, what: OncePerTurn) -> bool {
        self.used.has(what)
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    #[inline]
    pub(crate) fn in_force(&self, event: EventKind) -> bool {
        self.event == Maybe::some(event)
    }

    /// The living bands other than this one.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> Seats {
        self.living.without(seat)
    }

    /// Lists what is made of every other living band of which this holds.
    #[inline]
    pub(crate) fn list_others<A: Copy>(
        &self,
        seat: Seat,
        holds: impl Fn(&Band) -> bool,
        out: &mut Choices<A>,
        make: impl Fn(Seat) -> A,
    ) {
        let (others, places) = (self.others(seat), self.bands.places());
        out.push_each_if::<BANDS>(|at| {
            let other = Seat(at as u8);
            (others.has(other) & holds(&places[at]), make(other))
        });
    }

    /// The next living band clockwise from a seat, the seat itself last.
    pub(crate) fn next_living(&self, from: Seat) -> Seat {
        let seats = self.seats();
        (1..=seats).map(|i| from.left(i, seats)).find(|&s| self.living.has(s)).unwrap_or(from)
    }
}
