//! The table at one moment: small, flat, without padding, text or heap.

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::steps::Next;
use staffetta_kernel::{Array, Awaiting, Choices, Pile, Seat, Seats, kinds};

use crate::cards::{Card, Clg, EventKind, Leader, MISSIONS, SPOTS};
use crate::cover::Cover;
use crate::dice::{Counts, Pool};
use crate::rules::Rules;

/// The most bands.
pub const BANDS: usize = 5;

kinds! {
    /// A step of play, one file each under `steps/`.
    pub enum StepKind, "step" {
        /// Leaders are picked one after another; `a` is the seat.
        Leaders = "leaders",
        /// Leaders are named in secret.
        BlindLeaders = "blind_leaders",
        /// The piles are shuffled, row and first event turned up.
        Deal = "deal",
        /// A round; `a` says whether its event is drawn.
        Round = "round",
        /// An instant event; `a` counts the bands, `b` the questions to one, `c` is the first player at its draw.
        Event = "event",
        /// Band `a` chooses the loss in Botched Raids.
        Choose = "choose",
        /// A turn; `a` is its stage.
        Turn = "turn",
        /// Before the roll.
        PreRoll = "pre_roll",
        /// A window; `a` is its number, `b` the set of seats that have passed.
        Window = "window",
        /// After the roll.
        PostRoll = "post_roll",
        /// Blue dice.
        Explode = "explode",
        /// A blue 1 takes `a` recruits.
        BlueOne = "blue_one",
        /// The action step.
        Action = "action",
        /// A cost of `a` recruits is paid; `b` says what for.
        Cost = "cost",
        /// `b` recruits are lured away from band `a`.
        Lure = "lure",
        /// One card too many after a purchase.
        OverLimit = "over_limit",
        /// The assessment; `a` is its stage, `b` the next place of the row, `c` the recruit loss.
        Assess = "assess",
        /// A defeated Botched Raid takes `a` glory.
        Take = "take",
        /// Band `a` may save `b` to `c` recruits.
        Duck = "duck",
    }
}

/// A step on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Step {
    pub kind: StepKind,
    pub a: u8,
    pub b: u8,
    pub c: u8,
}

impl Step {
    pub const fn new(kind: StepKind) -> Self {
        Self { kind, a: 0, b: 0, c: 0 }
    }

    pub const fn of(kind: StepKind, a: u8, b: u8, c: u8) -> Self {
        Self { kind, a, b, c }
    }
}

kinds! {
    /// What is being chosen, pick by pick.
    pub enum DraftKind, "draft" {
        /// Nothing.
        None = "none",
        /// A mission is being defeated.
        Defeat = "defeat",
        /// A mission is being defeated in its second way.
        DefeatAlt = "defeat_alt",
        /// Vichy Forces is being covered.
        CoverVichy = "cover_vichy",
        /// Dissension is being paid for.
        Sow = "sow",
        /// A theft is being paid for.
        Steal = "steal",
        /// A card is being paid for.
        Buy = "buy",
        /// A card is being aimed.
        Play = "play",
    }
}

/// The picks made so far of a choice that has not taken effect. Private to the one who chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Draft {
    /// Dice that may still be laid, bonus dice included, by value.
    pub left: Counts,
    /// The dice on each slot.
    pub laid: [u16; 4],
    /// Bonus dice that may still be laid.
    pub bonus: u16,
    pub what: DraftKind,
    /// The place in the row, the seat or the card.
    pub target: u8,
    /// How far the covering is: see [`Cover`].
    pub slot: u8,
    pub lacks: u8,
    pub least: u8,
    /// Boutroux's price; for a card, the place in the row plus one.
    pub extra: u8,
}

impl Draft {
    #[inline]
    pub fn is_open(&self) -> bool {
        self.what != DraftKind::None
    }

    /// All dice laid.
    #[inline]
    pub fn all_laid(&self) -> u16 {
        self.laid[0] | self.laid[1] | self.laid[2] | self.laid[3]
    }

    #[inline]
    pub fn cover(&self) -> Cover {
        Cover { slot: self.slot, lacks: self.lacks, least: self.least }
    }

    #[inline]
    pub fn set_cover(&mut self, cover: Cover) {
        (self.slot, self.lacks, self.least) = (cover.slot, cover.lacks, cover.least);
    }
}

/// What has been used in this turn, at most once each.
pub mod used {
    pub const FERRAND: u16 = 1;
    pub const DUMONT: u16 = 1 << 1;
    pub const VASSEUR: u16 = 1 << 2;
    pub const BOUTROUX: u16 = 1 << 3;
    pub const GIFT: u16 = 1 << 4;
    pub const MG34: u16 = 1 << 5;
    pub const SOW: u16 = 1 << 6;
    pub const BUY: u16 = 1 << 7;
    pub const STEAL: u16 = 1 << 8;
    pub const VICHY: u16 = 1 << 9;
    /// Their words, in the order of the bits.
    pub const WORDS: [&str; 10] =
        ["ferrand", "dumont", "vasseur", "boutroux", "gift", "mg34", "sow", "buy", "steal", "vichy"];
}

/// One band.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Band {
    /// Its leader, or the one named in secret: see `led` and `named`.
    pub leader: Leader,
    pub recruits: u8,
    pub glory: u8,
    /// The moment at which it was broken; 0 for a living band.
    pub broken_at: u8,
    /// Shots of its MG-34. It lies face up from the first on.
    pub shots: u8,
    /// Face-down cards in the order of drawing.
    pub hand: Pile<Clg, 3>,
}

impl Band {
    /// All its C'est La Guerre cards, a face-up MG-34 included.
    #[inline]
    pub fn cards(&self) -> u8 {
        self.hand.len() as u8 + u8::from(self.shots > 0)
    }
}

kinds! {
    /// How the game ended.
    pub enum Ending, "ending" {
        /// It goes on.
        None = "none",
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

/// What a band answered to an instant event (LR-5.8).
pub mod answer {
    /// It is not affected.
    pub const NONE: u8 = 0;
    /// It is affected and has not answered yet.
    pub const DUE: u8 = 1;
    /// It pays with glory.
    pub const GLORY: u8 = 2;
    /// It loses recruits, and saves as many as this is more.
    pub const RECRUIT: u8 = 3;
}

/// Everything that changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct State {
    pub(crate) pool: Pool,
    pub(crate) draft: Draft,
    pub(crate) turn: u16,
    /// What has been used in this turn, see [`used`].
    pub(crate) used: u16,
    pub(crate) bands: Array<Band, BANDS>,
    pub(crate) row: Array<Card, SPOTS>,
    /// Sets of places in the row.
    pub(crate) tapped: u8,
    pub(crate) camouflaged: u8,
    pub(crate) seats: u8,
    pub(crate) living: Seats,
    /// Bands that have their leader.
    pub(crate) led: Seats,
    /// Bands that have named a leader in secret.
    pub(crate) named: Seats,
    pub(crate) first_player: Seat,
    pub(crate) active: Seat,
    pub(crate) round: u8,
    pub(crate) to_act: Pile<Seat, BANDS>,
    pub(crate) event: Pile<EventKind, 1>,
    pub(crate) answers: [u8; BANDS],
    pub(crate) time_is_now: u8,
    pub(crate) mulligans: u8,
    pub(crate) pending_sixes: u8,
    pub(crate) blue_used: u8,
    /// How many breaks there have been, for the ranking (LR-6.6).
    pub(crate) moment: u8,
    pub(crate) ending: Ending,
    /// In which shuffle of its pile each C'est La Guerre card last took part: everybody can follow that.
    pub(crate) batch: [u8; 9],
    pub(crate) clg_draw: Pile<Clg, 9>,
    pub(crate) clg_discard: Pile<Clg, 9>,
    pub(crate) event_draw: Pile<EventKind, 9>,
    pub(crate) event_discard: Pile<EventKind, 9>,
    pub(crate) mission_draw: Pile<Card, MISSIONS>,
    pub(crate) mission_discard: Pile<Card, MISSIONS>,
    pub(crate) steps: Pile<Step, 6>,
    spare: [u8; 1],
}

impl State {
    /// An empty table.
    pub(crate) fn new(r: &Rules) -> Self {
        let mut bands: Array<Band, BANDS> = Array::default();
        for band in bands.iter_mut().take(r.seats.into()) {
            band.recruits = r.house.start_recruits;
        }
        Self { bands, seats: r.seats, living: Seats::all(r.seats), ..Self::blank() }
    }

    /// No table at all, to be filled in.
    pub(crate) fn blank() -> Self {
        Self {
            pool: Pool::default(),
            draft: Draft::default(),
            turn: 0,
            used: 0,
            bands: Array::default(),
            row: Array::default(),
            tapped: 0,
            camouflaged: 0,
            seats: 0,
            living: Seats::NONE,
            led: Seats::NONE,
            named: Seats::NONE,
            first_player: Seat(0),
            active: Seat(0),
            round: 0,
            to_act: Pile::new(),
            event: Pile::new(),
            answers: [answer::NONE; BANDS],
            time_is_now: 0,
            mulligans: 0,
            pending_sixes: 0,
            blue_used: 0,
            moment: 0,
            ending: Ending::None,
            batch: [0; 9],
            clg_draw: Pile::new(),
            clg_discard: Pile::new(),
            event_draw: Pile::new(),
            event_discard: Pile::new(),
            mission_draw: Pile::new(),
            mission_discard: Pile::new(),
            steps: Pile::new(),
            spare: [0; 1],
        }
    }

    #[inline]
    pub(crate) fn band(&self, seat: Seat) -> &Band {
        &self.bands[seat.at().min(BANDS - 1)]
    }

    #[inline]
    pub(crate) fn band_mut(&mut self, seat: Seat) -> &mut Band {
        &mut self.bands[seat.at().min(BANDS - 1)]
    }

    /// The band whose turn it is.
    #[inline]
    pub(crate) fn own(&self) -> &Band {
        self.band(self.active)
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Band {
        self.band_mut(self.active)
    }

    #[inline]
    pub(crate) fn has_used(&self, what: u16) -> bool {
        self.used & what != 0
    }

    /// The step that asks.
    #[inline]
    pub(crate) fn step(&self) -> Step {
        self.steps.top().unwrap_or_default()
    }

    #[inline]
    pub(crate) fn step_mut(&mut self) -> Option<&mut Step> {
        self.steps.top_mut()
    }

    /// Puts a step on top whose question is known to stand: reaching it would only say so.
    #[inline]
    pub(crate) fn ask(&mut self, step: Step) -> Next<Step> {
        if self.steps.push(step) { Next::Ask } else { Next::Push(step) }
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.ending != Ending::None
    }

    #[inline]
    pub(crate) fn in_force(&self, event: EventKind) -> bool {
        self.event.top() == Some(event)
    }

    /// Is a mission in this place that is neither tapped nor absent?
    #[inline]
    pub(crate) fn stands(&self, spot: usize) -> bool {
        spot < SPOTS && self.row[spot].lies() & (self.tapped >> spot & 1 == 0)
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
        let others = self.others(seat);
        out.push_each_if::<BANDS>(|at| {
            let other = Seat(at as u8);
            (others.has(other) & holds(&self.bands[at]), make(other))
        });
    }

    /// Does the band hold this card, face down or face up?
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: Clg) -> bool {
        let band = self.band(seat);
        band.hand.has(card) || (card == Clg::Mg34 && band.shots > 0)
    }

    /// Whose draft is open: the one who is asked next.
    #[inline]
    pub(crate) fn drafting(&self, awaiting: Awaiting) -> Option<Seat> {
        if self.draft.is_open() { awaiting.next() } else { None }
    }

    /// The next living band clockwise from a seat, the seat itself last.
    pub(crate) fn next_living(&self, from: Seat) -> Seat {
        (1..=self.seats).map(|i| from.left(i, self.seats)).find(|&s| self.living.has(s)).unwrap_or(from)
    }
}

staffetta_kernel::byte_aligned!(Step, Card);
