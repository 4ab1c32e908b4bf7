//! Step 4a: the cards are turned up, effects are activated (RR-5). What the effects do is in `effects.rs`.

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{
    Array, Awaiting, Choices, Desk, GameAction, Label, Maybe, Prompt, Refusal, RuleId, Seat, Seats, Talk, step,
};

use super::counting::Counting;
use super::effects;
use super::{Acted, Came, Next};
use crate::RepubblicaRibelle;
use crate::action::{Action, Verb};
use crate::automated_partisans;
use crate::cards::{Card, Effect, Symbol};
use crate::deck;
use crate::event::{Event, card_arg, label_card, word};
use crate::options::FactionLimit;
use crate::pieces::Piece;
use crate::rules::Rules;
use crate::silence;
use crate::state::{LeaderState, Public, SEATS, State};
use crate::view::View;

step! {
    /// This seat activates effects.
    pub struct Activation { pub seat: Seat }
}

step! {
    /// The effect of a card that is to be activated. It needs a piece that allows it unless that is clear, or no piece
    /// at all, and perhaps a target.
    pub struct EffectChoice { pub card: Card, pub piece: Maybe<Piece>, pub allowed: bool }
}

impl Activation {
    /// All cards are turned face up together (RR-5.1); the Automated Partisans remove their objectives (RR-13.3).
    pub fn reveal(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Self {
        desk.reveal();
        s.public.revealed = true;
        s.public.activated = Array::default();
        s.public.used_pieces = Array::default();
        s.public.effect_used = Seats::NONE;
        s.public.plus = [0; SEATS];
        for place in 0..s.public.seats {
            let seat = s.public.turn(place);
            let played = s.secret.played[seat.at()];
            for &card in played.iter() {
                if card.is_leader() {
                    s.public.leaders[seat.at()] = LeaderState::Used;
                } else {
                    deck::shown_to_all(s, seat, card);
                }
            }
            desk.tell(|| Event::Revealed { seat, cards: played });
        }
        automated_partisans::remove_objectives(r, s, desk);
        Self { seat: s.public.first_player }
    }
}

/// The rule that allows an effect: that of star and flame, that of a piece that is not the first, or what says that
/// its resource lies there.
fn rule_of_activation(r: &Rules, p: &Public, seat: Seat, card: Card, piece: Option<Piece>) -> RuleId {
    if piece.is_none() {
        "RR-5.5"
    } else if !p.used_pieces[seat.at()].is_empty() {
        "RR-G06"
    } else if p.phase == 1 && r.card(card).symbol == Symbol::Grain {
        "RR-G56"
    } else if p.round == 1 {
        "RR-G01"
    } else {
        "RR-5.4"
    }
}

/// The rule that says how many effects like this one may be chosen.
fn rule_of_choice(r: &Rules, card: Card) -> RuleId {
    let of_faction = matches!(r.card(card).symbol, Symbol::Star | Symbol::Flame);
    match r.options.faction_limit {
        FactionLimit::AnyEffect => "RR-O.faction_limit",
        FactionLimit::Table | FactionLimit::None if of_faction => "RR-O.faction_limit",
        FactionLimit::Seat if of_faction => "RR-G02",
        FactionLimit::Seat | FactionLimit::Table | FactionLimit::None => "RR-5.3",
    }
}

impl flow::Step<RepubblicaRibelle> for Activation {
    #[inline]
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// The seat chooses effects while there is one to choose (RR-15.1).
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if effects::possible(r, s, self.seat).next().is_some() {
            return Next::Ask;
        }
        if came == Came::In && !s.secret.played[self.seat.at()].is_empty() {
            desk.tell(|| Event::NoEffects { seat: self.seat });
        }
        Next::turn_into(Counting { seat: self.seat, support: false })
    }

    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        effects::possible(r, s, seat).for_each(|card| out.push(Action::Activate(card)));
        out.push(Action::EndActivation);
    }

    /// An effect is chosen, or no more.
    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::Activate(card) => {
                let place = s.secret.played[seat.at()].iter().position(|&other| other == card);
                let Some(at) = place else { return Err(Refusal::new("RR-5.3", "not-played")) };
                if let Some(refusal) = effects::refusal(r, s, seat, at, card) {
                    return Err(refusal);
                }
                let allowing = effects::allowing(r, &s.public, seat, card);
                let allowed = allowing.len() < 2;
                let piece = if allowed { allowing.first().into() } else { Maybe::NONE };
                EffectChoice { card, piece, allowed }.go_on(r, s, seat, desk)
            }
            Action::EndActivation => {
                desk.tell(|| Event::EndedActivation { seat });
                Ok(flow::Acted::Go(Next::turn_into(Counting { seat: self.seat, support: false })))
            }
            _ => Err(RepubblicaRibelle::out_of_place(action.verb())),
        }
    }

    /// No more effects.
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::EndActivation
    }

    fn talk(self, r: &Rules, p: &Public) -> Talk {
        silence::in_mission(r, p)
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        v.question("activation", "RR-5.3").unwrap_or_else(|| v.waits("activation-waits", "RR-5.2"))
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::Activate(card) => label_card(r, rule_of_choice(r, card), card),
            _ => Label::new("RR-5.3"),
        }
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::With => Refusal::new("RR-5.4", "effect-first"),
            Verb::Raid | Verb::Rob | Verb::PlacePiece => Refusal::new("RR-5.7", "effect-first"),
            _ => RepubblicaRibelle::out_of_place(verb),
        }
    }
}

impl EffectChoice {
    /// The effect happens if nothing is left to choose (RR-15.1), else the choice goes on.
    fn go_on(self, r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Acted {
        if self.allowed
            && let Ok(target) = effects::only_target(r, s, seat, self.card)
        {
            return Ok(flow::Acted::Go(self.happen(r, s, seat, target, desk)));
        }
        Ok(flow::Acted::draft(self))
    }

    fn happen(self, r: &Rules, s: &mut State, seat: Seat, to: Option<Action>, desk: &mut impl Desk<Event>) -> Next {
        let card = self.card;
        let place = s.secret.played[seat.at()].iter().position(|&other| other == card).unwrap_or(0);
        s.public.activated[seat.at()].insert(place);
        let piece = self.piece.get();
        let rule = rule_of_activation(r, &s.public, seat, card, piece);
        if let Some(piece) = piece {
            s.public.used_pieces[seat.at()] = s.public.used_pieces[seat.at()].with(piece);
        }
        effects::note_limit(r, s, seat, card);
        desk.tell(|| Event::Activated { seat, card, piece, effect: r.card(card).effect, rule });
        effects::happen(r, s, seat, card, to, desk)
    }
}

impl flow::Draft<RepubblicaRibelle> for EffectChoice {
    /// What the effect still needs: a piece that allows it, or a target.
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        if self.allowed {
            effects::targets(r, s, seat, self.card, |target| out.push(target));
        } else {
            effects::allowing(r, &s.public, seat, self.card).iter().for_each(|piece| out.push(Action::With(piece)));
        }
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        if !self.allowed {
            let Action::With(piece) = action else { return Err(RepubblicaRibelle::finish_first(action.verb())) };
            if !effects::allowing(r, &s.public, seat, self.card).has(piece) {
                return Err(Refusal::new("RR-5.4", "not-there"));
            }
            return Self { piece: Maybe::some(piece), allowed: true, ..*self }.go_on(r, s, seat, desk);
        }
        let mut fits = false;
        effects::targets(r, s, seat, self.card, |target| fits |= target == action);
        if !fits {
            return Err(match action {
                Action::Raid(_) => Refusal::new("RR-5.7", "nothing-to-raid"),
                Action::Rob(_) => Refusal::new("RR-5.7", "nothing-to-rob"),
                Action::PlacePiece(_) => Refusal::new("RR-5.8", "none-in-reserve"),
                _ => RepubblicaRibelle::finish_first(action.verb()),
            });
        }
        Ok(flow::Acted::Go(self.happen(r, s, seat, Some(action), desk)))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let (key, rule) = match (self.allowed, effects::effect_of(r, self.card)) {
            (false, _) => ("bearer", "RR-5.4"),
            (true, Effect::Place) => ("target-place", "RR-5.7"),
            (true, _) => ("target", "RR-5.7"),
        };
        Prompt::new(key, rule).by(v.viewer).with("card", card_arg(self.card))
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::With(piece) => Label::new("RR-5.4").with("piece", word("piece", piece.word())),
            Action::Raid(pile) => {
                Label::new("RR-5.9").with("seat", pile.seat).with("pile", word("pile", pile.sphere.word()))
            }
            Action::Rob(victim) => Label::new("RR-G59").with("seat", victim),
            Action::PlacePiece(unit) => Label::new("RR-15.3").with("unit", word("unit", unit.word())),
            _ => Label::missing(),
        }
    }
}
