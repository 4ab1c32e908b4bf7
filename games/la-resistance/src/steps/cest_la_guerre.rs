//! C'est La Guerre cards: which may be played when, at whom, and what they do (LR-3.3, LR-5.40b to LR-5.40f, LR-5.42).

use staffetta_kernel::flow::{self, Draft, Flow};
use staffetta_kernel::{Choices, Desk, Label, Maybe, Prompt, Refusal, RuleId, Seat, Seats, step};

use super::Answer;
use super::charismatic::{self, ChangeOfSides};
use super::choice::{Choice, ChoiceKind, ShownDraft};
use super::reaction_window::Window;
use super::recruit_cost::{self, CostOf, RecruitCost};
use crate::action::{Action, Verb};
use crate::cards::{Card, Clg, Spot};
use crate::dice::{ANY, DiceSet};
use crate::event::Event;
use crate::flow::{Acted, Next, go};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use crate::{LaResistance, labels};

step! {
    /// A card is being aimed.
    pub struct Aim {
        pub card: Clg,
        /// The mission that Camouflage goes to, once chosen.
        pub spot: Maybe<Spot>,
    }
}

/// When a card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the own roll.
    PreRoll,
    /// In the own action step.
    Action,
    /// In this window of another's turn.
    Window(Window),
}

/// May this card be played at this moment (LR-3.3)?
#[inline]
fn fits(r: &Rules, card: Clg, moment: Moment) -> bool {
    match (card, moment) {
        (Clg::Brutality, _) | (Clg::Exposed | Clg::Charismatic, Moment::PreRoll | Moment::Action) => true,
        (Clg::Exposed, Moment::Window(_)) => r.house.exposed_anytime,
        (Clg::Camouflage | Clg::Sacrifice, Moment::Action) => true,
        (Clg::UnexpectedPatrol, Moment::Window(window)) => window <= r.house.patrol_until,
        (Clg::FaultyIntel, Moment::Window(window)) => window == Window::R2,
        _ => false,
    }
}

/// The bands that a card may strike.
pub fn victims(r: &Rules, p: &Public, seat: Seat, card: Clg) -> Seats {
    if card == Clg::Charismatic {
        charismatic::victims(r, p, seat)
    } else {
        p.others(seat).iter().filter(|&victim| p.bands[victim].glory > 0).collect()
    }
}

/// The rule by which this card of this seat cannot strike that band.
fn spared_by(p: &Public, seat: Seat, card: Clg, victim: Seat) -> RuleId {
    match card {
        Clg::Charismatic if victim == seat => "LR-3.3",
        _ if victim == seat => "LR-G62",
        _ if !p.living.has(victim) => "LR-5.57",
        Clg::Charismatic => "LR-G16",
        _ => "LR-G53",
    }
}

/// May Camouflage go to this place of the row?
pub fn can_hide(r: &Rules, p: &Public, spot: Spot) -> bool {
    p.row.stands(spot) && !p.row.camouflaged.has(spot) && r.mission_at(&p.row, spot).camouflage
}

/// The values that may be spent on Camouflage (LR-G19), as a set of bits.
fn hiding(r: &Rules) -> u8 {
    let wanted = r.clg(Clg::Camouflage).value.min(7);
    if r.house.camouflage_exact_four { ANY & 1 << wanted } else { ANY & u8::MAX << wanted }
}

/// May the card, which the seat holds, be played now? If not, why.
fn playable(r: &Rules, p: &Public, seat: Seat, card: Clg, moment: Moment) -> Result<(), Refusal> {
    if matches!(card, Clg::Mg34 | Clg::Panzerfaust) {
        return Err(Refusal::new("LR-5.40f", "lay-the-bonus-die"));
    }
    if !fits(r, card, moment) {
        let rule = if matches!(moment, Moment::Window(_)) { "LR-5.42" } else { "LR-3.3" };
        return Err(Refusal::new(rule, "wrong-moment"));
    }
    match card {
        Clg::Camouflage if !Spot::ALL.iter().any(|&spot| can_hide(r, p, spot)) => {
            Err(Refusal::new("LR-5.40b", "nothing-to-camouflage"))
        }
        Clg::Camouflage if p.pool.counts.values() & hiding(r) == 0 => {
            Err(Refusal::new("LR-G19", "no-die-for-camouflage"))
        }
        Clg::Sacrifice if recruit_cost::payable(r, p, r.clg(Clg::Sacrifice).recruit_cost).is_none() => {
            Err(Refusal::new("LR-G15", "last-recruit"))
        }
        Clg::Sacrifice if recruit_cost::free_extra(p).is_none() => Err(Refusal::new("LR-5.40b", "no-more-extra-dice")),
        Clg::FaultyIntel if p.pool.free.is_empty() => Err(Refusal::new("LR-5.30", "no-die-to-remove")),
        Clg::Charismatic if victims(r, p, seat, card).is_empty() => Err(Refusal::new("LR-G16", "no-target")),
        Clg::Brutality | Clg::Exposed if victims(r, p, seat, card).is_empty() => {
            Err(Refusal::new("LR-G53", "no-target"))
        }
        _ => Ok(()),
    }
}

/// Lists the cards that the seat may play now.
#[inline]
pub fn list_plays(r: &Rules, s: &State, seat: Seat, moment: Moment, out: &mut Choices<Action>) {
    for &card in s.hand(seat).as_slice() {
        if playable(r, &s.public, seat, card, moment).is_ok() {
            out.push(Action::Play(card));
        }
    }
}

/// Lists the cards that the seat may discard (LR-5.40d).
#[inline]
pub fn list_discards(s: &State, seat: Seat, out: &mut Choices<Action>) {
    s.hand(seat).iter().for_each(|&card| out.push(Action::Discard(card)));
    if s.public.bands[seat].mg34_shots > 0 {
        out.push(Action::Discard(Clg::Mg34));
    }
}

/// Discards a card, face down or the face-up MG-34, whose ammunition is full again (LR-G40).
pub fn discard(r: &Rules, s: &mut State, seat: Seat, card: Clg, desk: &mut impl Desk<Event>) -> Acted {
    if !s.holds(seat, card) {
        return Err(Refusal::new("LR-5.40d", "no-such-card"));
    }
    let (band, limit) = (&s.public.bands[seat], r.numbers.hand_limit);
    let rule = match card {
        Clg::Mg34 if band.mg34_shots > 0 => "LR-G40",
        _ if band.cards() > limit => "LR-O.buy_over_limit",
        _ if band.cards() == limit => "LR-G36",
        _ => "LR-5.40d",
    };
    lay_down(s, seat, card, desk);
    desk.tell(|| Event::Discarded { seat, card, rule });
    go(Next::Ask)
}

/// The card, which the band holds, goes to its discard pile; that has room for all nine.
fn lay_down(s: &mut State, seat: Seat, card: Clg, desk: &mut impl Desk<Event>) {
    if s.take_from_hand(seat, card).is_some() {
        desk.reveal();
    } else {
        s.public.bands[seat].mg34_shots = 0;
    }
    s.public.clg_discard.push(card);
}

/// Begins to play a card. What needs no target takes effect at once.
pub fn play(r: &Rules, s: &mut State, seat: Seat, card: Clg, moment: Moment, desk: &mut impl Desk<Event>) -> Acted {
    if !s.holds(seat, card) {
        return Err(Refusal::new("LR-3.3", "no-such-card"));
    }
    playable(r, &s.public, seat, card, moment)?;
    match card {
        Clg::UnexpectedPatrol => {
            s.take_from_hand(seat, card);
            desk.reveal();
            s.public.row.lay(Spot::Patrol, Card::PATROL);
            let rule = match moment {
                Moment::Window(Window::R1) => "LR-5.19",
                Moment::Window(Window::R2) => "LR-5.30",
                _ => "LR-O.unexpected_patrol_windows",
            };
            desk.tell(|| Event::Patrol { seat, rule });
            go(Next::Again(Answer::CardPlayed))
        }
        Clg::Sacrifice => {
            lay_down(s, seat, card, desk);
            let (recruits, value) = (r.clg(card).recruit_cost, r.clg(card).value);
            desk.tell(|| Event::Sacrificed { seat, value });
            go(Next::push(RecruitCost { recruits, of: CostOf::Sacrifice }))
        }
        _ => Ok(flow::Acted::draft(Aim { card, spot: Maybe::NONE })),
    }
}

/// The label of a card that may be played or discarded at this moment.
pub fn label(action: Action, moment: Moment) -> Label {
    match action {
        Action::Play(card) => Label::new(moment_of(card, moment)).with("card", labels::card(card)),
        Action::Discard(card) => Label::new("LR-G38").with("card", labels::card(card)),
        _ => Label::missing(),
    }
}

/// The rule that gives a card its moment.
fn moment_of(card: Clg, moment: Moment) -> RuleId {
    match (card, moment) {
        (Clg::Brutality, Moment::Window(_)) => "LR-G26",
        (Clg::Exposed, Moment::Window(_)) => "LR-O.exposed_anytime",
        (Clg::Exposed | Clg::Charismatic, _) => "LR-G27",
        (Clg::UnexpectedPatrol, _) => "LR-G28",
        (Clg::FaultyIntel, _) => "LR-G29",
        (Clg::Camouflage | Clg::Sacrifice, _) => "LR-5.40b",
        _ => "LR-3.3",
    }
}

/// Has the viewer a card that may be played in this window?
pub fn has_answer(r: &Rules, v: &View, window: Window) -> bool {
    let may = |seat, card| playable(r, &v.public, seat, card, Moment::Window(window)).is_ok();
    v.seat().is_some_and(|seat| v.hand(seat).iter().any(|&card| may(seat, card)))
}

/// Why no card can be played or discarded at this moment.
pub fn unavailable(r: &Rules, v: &View, verb: Verb, moment: Moment) -> Refusal {
    let (Some(seat), own_turn) = (v.seat(), !matches!(moment, Moment::Window(_))) else {
        return LaResistance::out_of_place(verb);
    };
    match verb {
        Verb::Discard if own_turn => Refusal::new("LR-5.40d", "no-card-held"),
        Verb::Play => {
            let hand = v.hand(seat).as_slice();
            let why = hand.iter().find_map(|&card| playable(r, &v.public, seat, card, moment).err());
            why.unwrap_or(Refusal::new("LR-3.3", "no-card-held"))
        }
        _ => LaResistance::out_of_place(verb),
    }
}

impl Aim {
    /// The rule that says whom the card may strike.
    fn target_of(self, v: &View) -> RuleId {
        match self.card {
            Clg::Charismatic => "LR-G16",
            _ if v.seat() == Some(v.public.active) => "LR-G62",
            _ => "LR-5.42",
        }
    }

    /// Brutality, Exposed or Charismatic strikes.
    fn strike(self, r: &Rules, s: &mut State, seat: Seat, victim: Seat, desk: &mut impl Desk<Event>) -> Next {
        let value = r.clg(self.card).value;
        if self.card == Clg::Charismatic {
            desk.tell(|| Event::Charmed { seat, victim });
            return Next::push(ChangeOfSides { victim, recruits: value });
        }
        let (in_window, band) = (seat != s.public.active, &mut s.public.bands[victim]);
        let from = band.glory;
        band.glory = from.saturating_sub(value);
        let to = band.glory;
        let rule = match self.card {
            Clg::Exposed if in_window => "LR-O.exposed_anytime",
            _ if from > r.house.target_glory => "LR-G49",
            _ if from < value => "LR-G9",
            _ if in_window => "LR-5.44",
            _ => "LR-5.40b",
        };
        desk.tell(|| Event::Struck { seat, card: self.card, victim, from, to, rule });
        Next::Again(Answer::CardPlayed)
    }
}

impl Choice for Aim {
    fn shown(&self, _: &Public) -> ShownDraft {
        let extra = self.spot.get().map_or(0, Spot::number);
        ShownDraft { what: ChoiceKind::Play, target: self.card as u8, extra, ..ShownDraft::default() }
    }
}

impl Draft<LaResistance> for Aim {
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        match self.card {
            Clg::FaultyIntel => p.pool.list_values(DiceSet::NONE, ANY, out, Action::Remove),
            Clg::Camouflage if self.spot.is_none() => {
                let places = Spot::ALL.iter().filter(|&&spot| can_hide(r, p, spot));
                places.for_each(|&spot| out.push(Action::AtMission(spot)));
            }
            Clg::Camouflage => p.pool.list_values(DiceSet::NONE, hiding(r), out, Action::Spend),
            card => victims(r, p, seat, card).iter().for_each(|victim| out.push(Action::At(victim))),
        }
    }

    /// Aims the card; with its last target it takes effect.
    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let card = self.card;
        match (card, action, self.spot.get()) {
            (Clg::FaultyIntel, Action::Remove(die), _) => {
                if !s.public.pool.is_free(die) {
                    return Err(Refusal::new("LR-5.30", "no-such-die"));
                }
                lay_down(s, seat, card, desk);
                let (victim, value) = (s.public.active, s.public.pool.shows(die));
                s.public.pool.remove(die);
                let rule = if value == 6 && s.public.blue_used > 0 { "LR-G30" } else { "LR-5.30" };
                desk.tell(|| Event::FaultyIntel { seat, victim, value, rule });
                go(Next::Again(Answer::CardPlayed))
            }
            (Clg::Camouflage, Action::AtMission(spot), None) => {
                if !can_hide(r, &s.public, spot) {
                    return Err(Refusal::new("LR-5.40b", "cannot-camouflage"));
                }
                self.spot = Maybe::some(spot);
                Ok(flow::Acted::Pick)
            }
            (Clg::Camouflage, Action::Spend(die), Some(spot)) => {
                if !s.public.pool.is_free(die) {
                    return Err(Refusal::new("LR-5.40b", "no-such-die"));
                }
                let value = s.public.pool.shows(die);
                if hiding(r) >> value & 1 == 0 {
                    return Err(Refusal::with("LR-G19", "die-does-not-hide", r.clg(card).value.into()));
                }
                lay_down(s, seat, card, desk);
                s.public.pool.spend(die);
                s.public.row.camouflaged.add(spot);
                let mission = r.kind_at(&s.public.row, spot);
                desk.tell(|| Event::Camouflaged { seat, mission, value });
                go(Next::Again(Answer::CardPlayed))
            }
            (Clg::Brutality | Clg::Exposed | Clg::Charismatic, Action::At(victim), _) => {
                if !victims(r, &s.public, seat, card).has(victim) {
                    return Err(Refusal::new(spared_by(&s.public, seat, card, victim), "no-such-target"));
                }
                lay_down(s, seat, card, desk);
                go(self.strike(r, s, seat, victim, desk))
            }
            _ => Err(Refusal::new("LR-3.3", "aim-the-card")),
        }
    }

    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        s.public.pool.canonical(DiceSet::NONE, action)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let (key, rule) = match self.card {
            _ if self.spot.is_some() && r.house.camouflage_exact_four => ("spend-a-die", "LR-O.camouflage_exact_four"),
            _ if self.spot.is_some() => ("spend-a-die", "LR-5.40b"),
            Clg::Camouflage if !v.public.row.camouflaged.is_empty() => ("aim-the-card", "LR-G78"),
            Clg::Camouflage => ("aim-the-card", "LR-5.40b"),
            _ => ("aim-the-card", "LR-3.3"),
        };
        v.question(key, rule).with("card", labels::card(self.card))
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        match action {
            Action::At(victim) => {
                Label::new(self.target_of(v)).with("seat", victim).with("card", labels::card(self.card))
            }
            Action::AtMission(spot) => {
                Label::new("LR-G20").with("mission", labels::mission(r, v, spot)).with("spot", spot.number())
            }
            Action::Spend(die) => Label::new("LR-G19").with("die", labels::die(r, v, die, None)),
            Action::Remove(die) => Label::new("LR-5.30").with("die", labels::die(r, v, die, None)),
            _ => Label::missing(),
        }
    }

    /// With its last target the card is shown to all.
    fn irreversible(self, _: &Rules, _: &View, action: Action) -> bool {
        !matches!(action, Action::AtMission(_))
    }

    fn unavailable(self, _: &Rules, _: &View, _: Verb) -> Refusal {
        Refusal::new("LR-3.3", "aim-the-card")
    }
}
