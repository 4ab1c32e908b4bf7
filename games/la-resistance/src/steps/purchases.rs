//! Purchases: Sow, Buy and Steal, one of each per turn, paid with dice (LR-5.38 to LR-5.40a); and one card too many
//! (LR-O.buy_over_limit).

use serde::Serialize;
use staffetta_kernel::flow::{self, Draft, Flow, Step};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, Seat, Seats, Veiled, kinds, step};

use super::Answer;
use super::cest_la_guerre::{self, Moment};
use super::charismatic::ChangeOfSides;
use super::choice::{Choice, ChoiceKind, ShownDraft};
use super::laying_dice::{self, Placement, Slots};
use crate::action::{Action, Verb};
use crate::cards::Clg;
use crate::dice::{DiceSet, Tally};
use crate::event::{Event, PileName};
use crate::flow::{Acted, Came, Next, go};
use crate::leader_powers::has_discount;
use crate::queries::{self, WhyNot};
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public, State};
use crate::view::View;
use crate::{LaResistance, labels};

kinds! {
    /// What dice buy.
    pub enum Bought, "purchase" {
        /// Sow dissension: a recruit of another band (LR-5.38).
        Sow = "sow",
        /// Steal glory of another band (LR-5.40).
        Steal = "steal",
        /// A C'est La Guerre card (LR-5.39).
        Buy = "buy",
    }
}

step! {
    /// A purchase is being paid for.
    pub struct Purchase {
        pub what: Bought,
        /// From whom, if from anybody.
        pub victim: Maybe<Seat>,
        /// At Boutroux's price.
        pub discounted: bool,
        pub dice: Placement,
    }
}

step! {
    /// One card too many after a purchase: one of the three is discarded at once.
    pub struct OverLimit {}
}

/// Can these dice pay for a purchase, at the full price or at Boutroux's?
#[inline]
fn payable(r: &Rules, p: &Public, dice: Tally) -> bool {
    r.price.coverable(dice) || (has_discount(p) && r.discount.coverable(dice))
}

/// Can a recruit of this band be lured away? The last one cannot (LR-5.38).
#[inline]
pub fn can_sow(r: &Rules, p: &Public, victim: Seat) -> bool {
    p.others(p.active).has(victim) && p.bands[victim].recruits > r.numbers.sow_recruits
}

/// Has this band glory to steal (LR-5.40)?
#[inline]
pub fn can_steal(p: &Public, victim: Seat) -> bool {
    p.others(p.active).has(victim) && p.bands[victim].glory > 0
}

/// Is there a band that Sow or Steal could be aimed at (LR-G54)?
pub fn has_target(r: &Rules, p: &Public) -> bool {
    p.others(p.active).iter().any(|seat| can_sow(r, p, seat) || can_steal(p, seat))
}

/// May a card be bought, payment aside (LR-5.39)? So many cards lie in the draw pile.
#[inline]
pub fn can_buy(r: &Rules, p: &Public, drawable: usize) -> Result<(), Refusal> {
    if p.has_used(OncePerTurn::Buy) {
        return Err(Refusal::new("LR-5.39", "bought"));
    }
    if p.own().cards() >= r.numbers.hand_limit && !r.house.discard_after {
        return Err(Refusal::with("LR-5.39", "hand-full", r.numbers.hand_limit.into()));
    }
    if drawable == 0 && p.clg_discard.is_empty() {
        return Err(Refusal::new("LR-G37", "no-card-left"));
    }
    Ok(())
}

/// Lists the purchases that these dice can pay for.
#[inline]
pub fn list(r: &Rules, s: &State, dice: Tally, out: &mut Choices<Action>) {
    let p = &s.public;
    if !payable(r, p, dice) {
        return;
    }
    if !p.has_used(OncePerTurn::Sow) {
        let least = r.numbers.sow_recruits;
        p.list_others(p.active, |band| band.recruits > least, out, Action::Sow);
    }
    if !p.has_used(OncePerTurn::Steal) {
        p.list_others(p.active, |band| band.glory > 0, out, Action::Steal);
    }
    if can_buy(r, p, s.secret.clg_draw.len()).is_ok() {
        out.push(Action::Buy);
    }
}

fn check_payment(r: &Rules, p: &Public) -> Result<(), Refusal> {
    if payable(r, p, Tally::of(p.pool.counts)) {
        Ok(())
    } else {
        Err(Refusal::with("LR-5.40a", "cannot-pay", r.numbers.price.into()))
    }
}

/// Begins a purchase.
fn begin(r: &Rules, p: &Public, what: Bought, victim: Maybe<Seat>) -> Acted {
    check_payment(r, p)?;
    let dice = Placement::new(r, p, Slots { need: &r.price, mission: None }, DiceSet::NONE);
    Ok(flow::Acted::draft(Purchase { what, victim, discounted: false, dice }))
}

/// Begins to sow dissension in this band.
pub fn begin_sow(r: &Rules, p: &Public, victim: Seat) -> Acted {
    if p.has_used(OncePerTurn::Sow) {
        return Err(Refusal::new("LR-5.38", "sown"));
    }
    if !can_sow(r, p, victim) {
        return Err(Refusal::new("LR-5.38", "cannot-sow-there"));
    }
    begin(r, p, Bought::Sow, Maybe::some(victim))
}

/// Begins to steal glory from this band.
pub fn begin_steal(r: &Rules, p: &Public, victim: Seat) -> Acted {
    if p.has_used(OncePerTurn::Steal) {
        return Err(Refusal::new("LR-5.40", "stolen"));
    }
    if !can_steal(p, victim) {
        return Err(Refusal::new("LR-5.40", "no-glory-there"));
    }
    begin(r, p, Bought::Steal, Maybe::some(victim))
}

/// Begins to buy a card.
pub fn begin_buy(r: &Rules, s: &State) -> Acted {
    can_buy(r, &s.public, s.secret.clg_draw.len())?;
    begin(r, &s.public, Bought::Buy, Maybe::NONE)
}

/// Why nothing of this kind can be bought, if nothing can: a reason of its own, or the price.
fn hindrance(r: &Rules, v: &View, what: Bought) -> Option<Refusal> {
    let p = &v.public;
    let nobody = |can: &dyn Fn(Seat) -> bool| !p.others(p.active).iter().any(can);
    let why = match what {
        Bought::Sow if p.has_used(OncePerTurn::Sow) => Some(Refusal::new("LR-5.38", "sown")),
        Bought::Sow if nobody(&|seat| can_sow(r, p, seat)) => Some(Refusal::new("LR-5.38", "nobody-to-sow")),
        Bought::Steal if p.has_used(OncePerTurn::Steal) => Some(Refusal::new("LR-5.40", "stolen")),
        Bought::Steal if nobody(&|seat| can_steal(p, seat)) => Some(Refusal::new("LR-5.40", "nobody-to-steal-from")),
        Bought::Buy => can_buy(r, p, v.piles.cest_la_guerre.into()).err(),
        _ => None,
    };
    why.or(check_payment(r, p).err())
}

/// Why nothing of this kind can be bought in the action step.
pub fn none_to_buy(r: &Rules, v: &View, what: Bought) -> Refusal {
    hindrance(r, v, what).unwrap_or(Refusal::with("LR-5.40a", "cannot-pay", r.numbers.price.into()))
}

/// What purchases cost the active band now, and which of them it can make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Prices {
    /// What each costs.
    pub price: u8,
    /// Boutroux's price, if it may be had now.
    pub discount: Option<u8>,
    /// Must the price be met exactly (LR-O.six_cost_exact)?
    pub exact: bool,
    /// The pips of the free dice.
    pub pips: u8,
    /// All three purchases.
    pub purchases: Vec<Purchasable>,
}

/// A purchase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Purchasable {
    /// Which.
    pub what: Bought,
    /// Why it cannot be made, if it cannot.
    pub why_not: Option<WhyNot>,
}

/// Answers what Sow, Buy and Steal cost, and which of them can be paid for and aimed at somebody.
pub fn prices(r: &Rules, v: &View, _: &State) -> Result<Prices, Refusal> {
    let p = &v.public;
    queries::in_turn(p)?;
    let purchasable = |&what| Purchasable { what, why_not: hindrance(r, v, what).map(WhyNot::from) };
    Ok(Prices {
        price: r.price.black[0],
        discount: has_discount(p).then_some(r.discount.black[0]),
        exact: r.price.exact,
        pips: p.pool.counts.pips() as u8,
        purchases: Bought::ALL.iter().map(purchasable).collect(),
    })
}

/// The label of a purchase that may be begun. After another purchase of this turn it says that each is made once.
pub fn label(r: &Rules, v: &View, action: Action) -> Label {
    let made = [OncePerTurn::Sow, OncePerTurn::Buy, OncePerTurn::Steal].into_iter().any(|use_| v.public.has_used(use_));
    let priced = |rule| labels::priced(if made { "LR-G35" } else { rule }, &r.price, 0);
    match action {
        Action::Sow(victim) => priced("LR-5.38").with("seat", victim),
        Action::Steal(victim) => priced("LR-5.40").with("seat", victim),
        Action::Buy => priced("LR-5.39"),
        _ => Label::missing(),
    }
}

impl Purchase {
    #[inline]
    fn price<'r>(&self, r: &'r Rules) -> Slots<'r> {
        Slots { need: if self.discounted { &r.discount } else { &r.price }, mission: None }
    }

    /// May Boutroux's price be named now: before any die is laid?
    #[inline]
    fn can_discount(&self, r: &Rules, p: &Public) -> bool {
        has_discount(p)
            && !self.discounted & self.dice.all_laid().is_empty()
            && r.discount.coverable(Tally::of(self.dice.left))
    }

    /// The dice are spent; the purchase takes effect.
    fn resolve(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        let price = self.price(r);
        self.dice.spend(r, s, price, desk);
        let p = &mut s.public;
        if self.discounted {
            p.used.add(OncePerTurn::Boutroux);
        }
        let (seat, victim) = (p.active, self.victim.get().unwrap_or(p.active));
        match self.what {
            Bought::Sow => {
                p.used.add(OncePerTurn::Sow);
                desk.tell(|| Event::Sown { seat, victim, dice: self.dice.shown(r, p, price) });
                Next::push(ChangeOfSides { victim, recruits: r.numbers.sow_recruits })
            }
            Bought::Steal => {
                p.used.add(OncePerTurn::Steal);
                let glory = r.numbers.steal_glory.min(p.bands[victim].glory);
                p.bands[victim].glory -= glory;
                p.own_mut().glory += glory;
                desk.tell(|| Event::Stolen { seat, victim, dice: self.dice.shown(r, p, price), glory });
                Next::Ask
            }
            Bought::Buy => {
                p.used.add(OncePerTurn::Buy);
                // What was used in this turn may come back.
                let rule = if s.secret.clg_draw.is_empty() { "LR-G68" } else { "LR-5.39" };
                if let Some(card) = draw_card(s, desk) {
                    s.add_to_hand(seat, card);
                    desk.reveal();
                    let card = Veiled::new(card, Seats::one(seat));
                    desk.tell(|| Event::Bought { seat, dice: self.dice.shown(r, &s.public, price), card, rule });
                }
                let over = s.public.own().cards() > r.numbers.hand_limit;
                if over { Next::ask_as(OverLimit {}) } else { Next::Ask }
            }
        }
    }
}

/// An empty pile is refilled only now (LR-5.6). Everybody sees which cards are shuffled in, so each batch of cards has
/// a number that no face-down card has.
fn draw_card(s: &mut State, desk: &mut impl Desk<Event>) -> Option<Clg> {
    if s.secret.clg_draw.is_empty() && !s.public.clg_discard.is_empty() {
        let batch = unused_batch(s);
        s.secret.clg_draw = std::mem::take(&mut s.public.clg_discard);
        for &card in s.secret.clg_draw.as_slice() {
            s.public.clg_batches[card as usize] = batch;
        }
        desk.shuffle("cest la guerre reshuffle", s.secret.clg_draw.as_mut_slice());
        desk.tell(|| Event::Reshuffled { pile: PileName::CestLaGuerre });
    }
    s.secret.clg_draw.pop()
}

fn unused_batch(s: &State) -> u8 {
    let mut taken = 0u16;
    for hand in s.secret.hands.iter() {
        for &card in hand.as_slice() {
            taken |= 1 << s.public.clg_batches[card as usize];
        }
    }
    taken.trailing_ones() as u8
}

impl Choice for Purchase {
    fn shown(&self, p: &Public) -> ShownDraft {
        let what = match self.what {
            Bought::Sow => ChoiceKind::Sow,
            Bought::Steal => ChoiceKind::Steal,
            Bought::Buy => ChoiceKind::Buy,
        };
        let target = self.victim.get().unwrap_or(p.active).0;
        ShownDraft { what, target, extra: self.discounted.into(), dice: self.dice }
    }
    fn slots<'r>(&self, r: &'r Rules, _: &Public) -> Option<Slots<'r>> {
        Some(self.price(r))
    }
}

impl Draft<LaResistance> for Purchase {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        if self.can_discount(r, &s.public) {
            out.push(Action::Discount);
        }
        self.dice.list(r, &s.public, self.price(r), out);
    }

    fn act(&mut self, r: &Rules, s: &mut State, _: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::Discount if self.can_discount(r, &s.public) => {
                self.discounted = true;
                self.dice = Placement::new(r, &s.public, self.price(r), DiceSet::NONE);
                Ok(flow::Acted::Pick)
            }
            Action::Lay(die) => {
                let done = self.dice.lay(r, &s.public, self.price(r), die)?;
                if done { go(self.resolve(r, s, desk)) } else { Ok(flow::Acted::Pick) }
            }
            _ => Err(laying_dice::finish_first(action)),
        }
    }

    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        s.public.pool.canonical(self.dice.all_laid(), action)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let rule = if r.house.six_cost_exact { "LR-O.six_cost_exact" } else { "LR-5.40a" };
        let prompt = v.question("pay", rule).with("what", labels::word("purchase", self.what.word()));
        self.dice.with_slot(prompt, self.price(r))
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        match action {
            Action::Discount => labels::priced("LR-5.40a", &r.discount, 0).with("price", r.discount.black[0]),
            _ => {
                let rule = if r.house.six_cost_exact { "LR-O.six_cost_exact" } else { "LR-G6" };
                Label { rule, ..self.dice.label(r, v, self.price(r), action) }
            }
        }
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        laying_dice::unavailable(verb)
    }
}

impl Step<LaResistance> for OverLimit {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        if s.public.own().cards() > r.numbers.hand_limit { Next::Ask } else { Next::Pop(Answer::Done) }
    }

    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        cest_la_guerre::list_discards(s, seat, out);
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Discard(card) = action else { return Err(Refusal::new("LR-O.buy_over_limit", "discard-one")) };
        cest_la_guerre::discard(r, s, seat, card, desk)?;
        go(Next::Pop(Answer::Done))
    }

    /// The card just drawn (LR-G70).
    fn default_action(self, _: &Rules, s: &State, seat: Seat) -> Action {
        Action::Discard(s.hand(seat).top().unwrap_or_default())
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        const RULE: &str = "LR-O.buy_over_limit";
        if v.is_asked() { v.question("over-limit", RULE) } else { v.waiting("wait-over-limit", RULE, v.public.active) }
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        Label { rule: "LR-O.buy_over_limit", ..cest_la_guerre::label(action, Moment::Action) }
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Play | Verb::EndTurn => Refusal::new("LR-O.buy_over_limit", "discard-one"),
            _ => LaResistance::out_of_place(verb),
        }
    }
}
