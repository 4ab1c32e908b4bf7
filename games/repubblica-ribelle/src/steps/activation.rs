//! Step 4a: the cards are turned up, effects are activated (RR-5).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Choices, Desk, Refusal, Seat, Seats};

use super::{Acted, Move, counting, effect, not_now};
use crate::action::{Action, Piece};
use crate::cards::Card;
use crate::deck;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Draft, DraftKind, LeaderState, SEATS, State, Step, StepKind, pieces};

/// All cards are turned face up together (RR-5.1); the automata remove their objectives (RR-13.3).
pub fn reveal(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Step {
    desk.reveal();
    s.public.revealed = 1;
    s.public.activated = [0; SEATS];
    s.public.used = [0; SEATS];
    s.public.effect_used = Seats::NONE;
    s.public.plus = [0; SEATS];
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        let played = s.secret.played[seat.at()];
        for &card in played.iter() {
            if card.is_leader() {
                s.public.leaders[seat.at()] = LeaderState::Used;
            } else {
                deck::seen(s, seat, card);
            }
        }
        desk.tell(|| Event::Revealed { seat, cards: played });
    }
    for at in 0..r.automata {
        counting::remove_objectives_of_automaton(r, s, at, desk);
    }
    Step::new(StepKind::Activation, 0)
}

/// The seat chooses effects while there is one to choose (RR-15.1).
pub fn enter(r: &Rules, s: &mut State, step: Step, _: Came, _: &mut impl Desk<Event>) -> Next<Step> {
    let seat = s.public.turn(step.a);
    if step.b == 0 && effect::any(r, s, seat) {
        return Next::Ask;
    }
    Next::Become(Step::new(StepKind::Counting, step.a))
}

/// Effects, or what the one in the draft still needs.
pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    if s.secret.draft.is_open() {
        return needs(r, s, seat, out);
    }
    for (at, &card) in s.secret.played[seat.at()].iter().enumerate() {
        if effect::refusal(r, s, seat, at, card).is_none() {
            out.push(Action::Activate(card));
        }
    }
    out.push(Action::EndActivation);
}

fn needs(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let draft = &s.secret.draft;
    if draft.named == 0 {
        pieces(effect::bearers(r, s, seat, draft.card)).for_each(|piece| out.push(Action::With(piece)));
    } else {
        effect::targets(r, s, seat, draft.card, |target| out.push(target));
    }
}

/// An effect is chosen, or no more.
pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    if s.secret.draft.is_open() {
        return complete(r, s, seat, action, desk);
    }
    match action {
        Action::Activate(card) => {
            let place = s.secret.played[seat.at()].iter().position(|&other| other == card);
            let Some(at) = place else { return Err(Refusal::new("RR-5.3", "not-played")) };
            if let Some(refusal) = effect::refusal(r, s, seat, at, card) {
                return Err(refusal);
            }
            let mut draft = Draft { what: DraftKind::Effect, card, ..Draft::default() };
            let bearers = effect::bearers(r, s, seat, card);
            if bearers.count_ones() < 2 {
                draft.named = 1;
                draft.piece = Piece::ALL[bearers.trailing_zeros().min(5) as usize];
            }
            go_on(r, s, seat, draft, desk)
        }
        Action::EndActivation => {
            desk.tell(|| Event::EndedActivation { seat });
            let step = s.step();
            Ok(Move::Go(Next::Become(step.stage(1))))
        }
        _ => Err(not_now(s, action)),
    }
}

/// The effect happens if nothing is left to choose (RR-15.1), else the draft waits.
fn go_on(r: &Rules, s: &mut State, seat: Seat, draft: Draft, desk: &mut impl Desk<Event>) -> Acted {
    if draft.named == 1 {
        match effect::only_target(r, s, seat, draft.card) {
            Ok(target) => return happen(r, s, seat, draft, target, desk),
            Err(_several) => {}
        }
    }
    s.secret.draft = draft;
    Ok(Move::Pick)
}

fn complete(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let mut draft = s.secret.draft;
    if draft.named == 0 {
        let Action::With(piece) = action else { return Err(not_now(s, action)) };
        if effect::bearers(r, s, seat, draft.card) & piece.bit() == 0 {
            return Err(Refusal::new("RR-5.4", "not-there"));
        }
        draft.named = 1;
        draft.piece = piece;
        return go_on(r, s, seat, draft, desk);
    }
    let mut fits = false;
    effect::targets(r, s, seat, draft.card, |target| fits |= target == action);
    if !fits {
        return Err(match action {
            Action::Raid(_) => Refusal::new("RR-5.7", "nothing-to-raid"),
            Action::Rob(_) => Refusal::new("RR-5.7", "nothing-to-rob"),
            Action::Place(_) => Refusal::new("RR-5.8", "none-in-reserve"),
            _ => not_now(s, action),
        });
    }
    happen(r, s, seat, draft, Some(action), desk)
}

fn happen(
    r: &Rules,
    s: &mut State,
    seat: Seat,
    draft: Draft,
    target: Option<Action>,
    desk: &mut impl Desk<Event>,
) -> Acted {
    s.secret.draft = Draft::default();
    let place = s.secret.played[seat.at()].iter().position(|&other| other == draft.card).unwrap_or(0);
    s.public.activated[seat.at()] |= 1 << place;
    let bearer = effect::site(r, s, draft.card).map(|_| draft.piece);
    if let Some(piece) = bearer {
        s.public.used[seat.at()] |= piece.bit();
    }
    effect::note_limit(r, s, seat, draft.card);
    let card: Card = draft.card;
    desk.tell(|| Event::Activated { seat, card, piece: bearer, effect: r.card(card).effect });
    Ok(Move::Go(effect::happen(r, s, seat, card, target, desk)))
}

/// No more effects; one that has begun takes its first target.
pub fn neutral(r: &Rules, s: &State, seat: Seat) -> Action {
    if !s.secret.draft.is_open() {
        return Action::EndActivation;
    }
    let mut list = Choices::new();
    needs(r, s, seat, &mut list);
    list.first().copied().unwrap_or(Action::EndActivation)
}
