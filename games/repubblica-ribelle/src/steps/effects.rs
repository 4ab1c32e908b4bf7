//! The seven effects: what they need, whom they may be aimed at, what they do (RR-5.4 to RR-5.9).

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, Refusal, RuleId, Seat, Seats, Target, Veiled};

use super::manoeuvres::{self, EffectMoves};
use super::{Answer, Next};
use crate::action::{Action, ScorePile};
use crate::cards::{ACTIONS, Card, Cards, Effect, Faction, Sphere, Symbol};
use crate::deck::{self, Reason};
use crate::event::Event;
use crate::options::FactionLimit;
use crate::pieces::{Pieces, Unit};
use crate::queries;
use crate::rules::Rules;
use crate::score_piles;
use crate::state::{LeaderState, MOST_PLAYED, Public, State};
use crate::support_track;
use crate::view::View;

/// The pieces that may allow the effect: on the site of the resource that the card shows, and not used in this mission
/// (RR-5.4).
#[inline]
pub fn allowing(r: &Rules, p: &Public, seat: Seat, card: Card) -> Pieces {
    match r.site_of(r.card(card).symbol, p.phase) {
        Some(at) => p.pieces_at(seat, at).minus(p.used_pieces[seat.at()]),
        None => Pieces::NONE,
    }
}

fn faction_of(symbol: Symbol) -> Option<Faction> {
    match symbol {
        Symbol::Star => Some(Faction::Star),
        Symbol::Flame => Some(Faction::Flame),
        _ => None,
    }
}

/// The effect in force: alone, a raid or a theft may be a draw (option `solo_targets`).
#[inline]
pub fn effect_of(r: &Rules, card: Card) -> Effect {
    match r.card(card).effect {
        Effect::Sabotage | Effect::Steal if r.seats == 1 && r.options.solo_draws => Effect::Draw,
        effect => effect,
    }
}

/// The cards whose effect the seat may activate.
#[inline]
pub fn possible(r: &Rules, s: &State, seat: Seat) -> impl Iterator<Item = Card> {
    let played = s.secret.played[seat.at()].as_slice().iter().enumerate();
    played.filter(move |&(at, &card)| refusal(r, s, seat, at, card).is_none()).map(|(_, &card)| card)
}

/// Why the card at this place cannot be activated; nothing if it can.
#[inline]
pub fn refusal(r: &Rules, s: &State, seat: Seat, at: usize, card: Card) -> Option<Refusal> {
    if card.is_leader() {
        return Some(Refusal::new("RR-5.6", "leader-has-none"));
    }
    if s.public.activated[seat.at()].has(at) {
        return Some(Refusal::new("RR-5.3", "activated-already"));
    }
    let limit = r.options.faction_limit;
    let spent = s.public.effect_used.has(seat);
    if limit == FactionLimit::AnyEffect && spent {
        return Some(Refusal::new("RR-5.5", "one-effect"));
    }
    if let Some(faction) = faction_of(r.card(card).symbol) {
        if s.public.faction(r, seat) != faction {
            return Some(Refusal::new("RR-5.5", "other-faction"));
        }
        let used = match limit {
            FactionLimit::Seat => spent,
            FactionLimit::Table => s.public.effect_used != Seats::NONE,
            FactionLimit::AnyEffect | FactionLimit::None => false,
        };
        if used {
            return Some(Refusal::new("RR-5.5", "one-faction-effect"));
        }
    } else if allowing(r, &s.public, seat, card).is_empty() {
        return Some(Refusal::new("RR-5.4", "no-piece"));
    }
    without_effect(s, seat, effect_of(r, card)).map(|key| Refusal::new("RR-5.8", key))
}

/// Why the effect could do nothing (RR-5.8).
fn without_effect(s: &State, seat: Seat, effect: Effect) -> Option<&'static str> {
    let others = || s.public.all().filter(|&other| other != seat);
    let (possible, key) = match effect {
        Effect::Plus1 => (true, ""),
        Effect::Draw => (!s.secret.deck.is_empty() || !s.public.discard.is_empty(), "no-cards"),
        Effect::Move2 => (!s.public.on_map(seat).is_empty(), "no-piece-on-map"),
        Effect::Sabotage => (others().any(|other| has_pile(s, other)), "nothing-to-raid"),
        Effect::Place => (Unit::ALL.iter().any(|&unit| s.public.reserve(seat, unit).is_some()), "none-in-reserve"),
        Effect::Steal => (others().any(|other| !s.secret.hands[other.at()].is_empty()), "nothing-to-rob"),
        Effect::Support => (!support_track::is_full(&s.public, seat), "support-full"),
    };
    (!possible).then_some(key)
}

fn has_pile(s: &State, seat: Seat) -> bool {
    Sphere::ALL.iter().any(|&sphere| s.secret.piles[seat.at()].len(sphere) > 0)
}

/// The limit of effects that this one counts for.
pub fn note_limit(r: &Rules, s: &mut State, seat: Seat, card: Card) {
    let counts = faction_of(r.card(card).symbol).is_some() || r.options.faction_limit == FactionLimit::AnyEffect;
    if counts {
        s.public.effect_used = s.public.effect_used.with(seat);
    }
}

/// Every target of the effect; nothing for those that need no target.
#[inline]
pub fn targets(r: &Rules, s: &State, seat: Seat, card: Card, mut offer: impl FnMut(Action)) {
    let others = s.public.all().filter(|&other| other != seat);
    match effect_of(r, card) {
        Effect::Sabotage => {
            for other in others {
                for &sphere in Sphere::ALL {
                    if s.secret.piles[other.at()].len(sphere) > 0 {
                        offer(Action::Raid(ScorePile { seat: other, sphere }));
                    }
                }
            }
        }
        Effect::Steal => {
            others.filter(|other| !s.secret.hands[other.at()].is_empty()).for_each(|other| offer(Action::Rob(other)))
        }
        Effect::Place => Unit::ALL
            .iter()
            .filter(|&&unit| s.public.reserve(seat, unit).is_some())
            .for_each(|&unit| offer(Action::PlacePiece(unit))),
        Effect::Draw | Effect::Move2 | Effect::Plus1 | Effect::Support => {}
    }
}

/// Several targets to choose from.
#[derive(Clone, Copy, Debug)]
pub struct Several;

/// The one target there is, nothing for an effect without, or several.
pub fn only_target(r: &Rules, s: &State, seat: Seat, card: Card) -> Result<Option<Action>, Several> {
    let (mut only, mut count) = (None, 0);
    targets(r, s, seat, card, |target| {
        only = Some(target);
        count += 1;
    });
    if count > 1 { Err(Several) } else { Ok(only) }
}

/// The effect happens.
pub fn happen(
    r: &Rules,
    s: &mut State,
    seat: Seat,
    card: Card,
    target: Option<Action>,
    desk: &mut impl Desk<Event>,
) -> Next {
    match (effect_of(r, card), target) {
        (Effect::Draw, _) => {
            let why = if r.card(card).effect == Effect::Draw { Reason::EFFECT } else { Reason::ALONE };
            deck::draw(r, s, seat, 1, why, desk);
        }
        (Effect::Plus1, _) => {
            let more = added_points(r, s.secret.played[seat.at()].len() as u8);
            s.public.plus[seat.at()] += more;
            desk.tell(|| Event::PointsAdded { seat, points: more });
        }
        (Effect::Support, _) => support_track::gain(s, seat, desk),
        (Effect::Move2, _) => {
            s.public.movement = manoeuvres::effect_moves(r);
            return Next::push(EffectMoves { seat });
        }
        (Effect::Sabotage, Some(Action::Raid(pile))) => {
            desk.reveal();
            if let Some(card) = score_piles::lose_top(s, pile.seat, pile.sphere) {
                // A pile that is empty now may cost support later, and nobody makes up for it.
                let emptied = s.secret.piles[pile.seat.at()].len(pile.sphere) == 0;
                let rule = if emptied { "RR-G41" } else { "RR-5.7" };
                desk.tell(|| Event::Raided { seat, victim: pile.seat, sphere: pile.sphere, card, rule });
            }
        }
        (Effect::Steal, Some(Action::Rob(victim))) => rob(s, seat, victim, desk),
        (Effect::Place, Some(Action::PlacePiece(unit))) => place(r, s, seat, unit, "RR-5.7", desk),
        _ => {}
    }
    Next::Again(Answer::Done)
}

/// What the effect adds to the score of a seat that has played so many cards (RR-5.7).
fn added_points(r: &Rules, played: u8) -> u8 {
    r.numbers.bonus_plus1 * played
}

/// Puts a piece of this kind at the base by this rule, if there is one in reserve (RR-6.6).
pub fn place(r: &Rules, s: &mut State, seat: Seat, unit: Unit, rule: RuleId, desk: &mut impl Desk<Event>) {
    let base = s.public.base(r, seat);
    match s.public.reserve(seat, unit) {
        Some(piece) => {
            s.public.put(seat, piece, Some(base));
            desk.tell(|| Event::PiecePlaced { seat, piece, at: base, rule });
        }
        None => desk.tell(|| Event::NoPiece { seat, unit }),
    }
}

/// One card of the victim's hand, by lot, changes hands (RR-5.7).
fn rob(s: &mut State, seat: Seat, victim: Seat, desk: &mut impl Desk<Event>) {
    let mut hand = [Card::from_slot(0); ACTIONS];
    let mut count = 0;
    for card in s.secret.hands[victim.at()].iter() {
        hand[count] = card;
        count += 1;
    }
    if count == 0 {
        return;
    }
    let card = desk.draw("stolen card", &hand[..count]);
    desk.reveal();
    deck::steal(s, seat, victim, card);
    let card = Veiled::new(card, Seats::one(seat).with(victim));
    // Of a last Action card and a Leader only the one can be taken.
    let rule = if count == 1 && s.secret.leaders_in_hand.has(victim) { "RR-G11" } else { "RR-G32" };
    desk.tell(|| Event::Robbed { seat, victim, card, rule });
}

/// What the effect of a card would do for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Targets {
    /// The effect in force.
    pub effect: Effect,
    /// The pieces of which one must allow it; none are needed for star and flame (RR-5.4).
    pub pieces: Pieces,
    /// The score piles that it may raid.
    pub piles: Vec<TargetPile>,
    /// The seats that it may rob. Before cards are turned up, one whose last card may be its Leader is not among them.
    pub hands: Vec<Seat>,
    /// The kinds of pieces that it may place.
    pub units: Vec<Unit>,
    /// The points that it adds to the score, or to move with.
    pub points: u8,
    /// Why it cannot be activated as things stand, if it is played.
    pub why_not: Option<WhyNot>,
}

/// A score pile that an effect may raid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct TargetPile {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub sphere: Sphere,
    /// How many cards it has.
    pub cards: u8,
}

/// Why an effect cannot be activated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct WhyNot {
    /// The rule.
    pub rule: RuleId,
    /// The sentence is the text `refusal-<key>`.
    pub key: &'static str,
}

/// The world without what the viewer cannot tell: a hand of one card that may be a Leader counts as empty.
fn as_known(v: &View, world: &State) -> State {
    let mut known = *world;
    for seat in v.public.all() {
        let at = seat.at();
        let may_be_leader = v.public.leaders[at] == LeaderState::Unused && !v.seen.leaders_in_hand.has(seat);
        if !v.sees(seat) && may_be_leader && v.seats[at].cards == 1 {
            known.secret.hands[at] = Cards::NONE;
        }
    }
    known
}

/// Answers what the effect of a card would do for a seat as things stand.
pub fn targets_of(r: &Rules, v: &View, world: &State, seat: Seat, card: Card) -> Result<Targets, Refusal> {
    queries::seated(&v.public, seat, "RR-5.3")?;
    if card.is_leader() {
        return Err(Refusal::new("RR-5.6", "leader-has-none"));
    }
    let s = as_known(v, world);
    let seen = v.seen.played[seat.at()].iter().position(|&other| other == card);
    let played = v.seats[seat.at()].played + u8::from(seen.is_none());
    let effect = effect_of(r, card);
    let mut found = Targets {
        effect,
        pieces: allowing(r, &s.public, seat, card),
        piles: Vec::new(),
        hands: Vec::new(),
        units: Vec::new(),
        points: match effect {
            Effect::Plus1 => added_points(r, played),
            Effect::Move2 => r.numbers.move2_points,
            _ => 0,
        },
        // A card that is not played is activated nowhere.
        why_not: refusal(r, &s, seat, seen.unwrap_or(MOST_PLAYED), card)
            .map(|Refusal { rule, key, .. }| WhyNot { rule, key }),
    };
    targets(r, &s, seat, card, |target| match target {
        Action::Raid(ScorePile { seat, sphere }) => {
            found.piles.push(TargetPile { seat, sphere, cards: v.seats[seat.at()].piles[sphere as usize] });
        }
        Action::Rob(victim) => found.hands.push(victim),
        Action::PlacePiece(unit) => found.units.push(unit),
        _ => {}
    });
    Ok(found)
}
