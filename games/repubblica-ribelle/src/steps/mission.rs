//! Step 3, the mission: cards are laid face down (RR-4).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Choices, Desk, Refusal, Seat, Seats};

use super::{Acted, Move, activation, not_now};
use crate::action::Action;
use crate::cards::{Card, Sphere};
use crate::deck;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Draft, DraftKind, State, Step, StepKind};

/// The Automated Partisans draw (RR-4.1); the seat left of the first player begins (RR-4.2).
pub fn begin(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Step {
    s.public.passed = Seats::NONE;
    s.public.revealed = 0;
    for at in 0..usize::from(r.automata) {
        let mut green = 0;
        for _ in 0..r.numbers.automaton_cards {
            // A card that is missing counts as red (RR-13.6).
            if let Some(card) = deck::draw_open(r, s, desk) {
                green += u8::from(r.card(card).green);
                s.public.automata[at].push(card);
            }
        }
        let score = r.automaton_score(r.mission(s.public.mission), green);
        s.public.automata_score[at] = score;
        desk.tell(|| Event::AutomatonDrew { automaton: at as u8 + 1, green, score });
    }
    Step::new(StepKind::Mission, s.public.first.left(1, s.public.seats).0)
}

fn is_military(r: &Rules, s: &State) -> bool {
    r.mission(s.public.mission).sphere == Sphere::Military
}

/// The next seat lays cards; one without a card is not asked, since everybody can see that (RR-15.1).
pub fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seat = Seat(step.a);
    let military = is_military(r, s);
    if military && (came != Came::In || step.b >= s.public.seats) {
        return next_set(r, s, step, desk);
    }
    if !military {
        if s.public.passed == Seats::all(s.public.seats) {
            return Next::Become(activation::reveal(r, s, desk));
        }
        if s.public.passed.has(seat) {
            return Next::Become(Step::new(StepKind::Mission, seat.left(1, s.public.seats).0));
        }
    }
    if s.hand_total(seat) > 0 {
        return Next::Ask;
    }
    if military {
        desk.tell(|| Event::Committed { seat, cards: 0 });
        return next_set(r, s, step, desk);
    }
    pass(s, seat, desk);
    Next::Become(Step::new(StepKind::Mission, seat.left(1, s.public.seats).0))
}

fn next_set(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    if step.b + 1 < s.public.seats {
        let seat = Seat(step.a).left(1, s.public.seats);
        return Next::Become(Step::new(StepKind::Mission, seat.0).stage(step.b + 1));
    }
    Next::Become(activation::reveal(r, s, desk))
}

fn pass(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    s.public.passed = s.public.passed.with(seat);
    let cards = s.secret.played[seat.at()].len() as u8;
    desk.tell(|| Event::Passed { seat, cards });
}

/// Cards of the hand that are not in the draft, and the end of it.
pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let draft = &s.secret.draft;
    for card in s.secret.hands[seat.at()].minus(draft.cards).iter() {
        out.push(Action::Lay(card));
    }
    if s.secret.leading.has(seat) && draft.leader == 0 {
        out.push(Action::Lay(Card::LEADER));
    }
    out.push(if is_military(r, s) { Action::Commit } else { Action::Pass });
}

/// A card is laid, or no more.
pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let military = is_military(r, s);
    match action {
        Action::Lay(card) => {
            if !s.holds(seat, card) {
                let key = if card.is_leader() { "no-leader" } else { "not-in-hand" };
                return Err(Refusal::new(if military { "RR-4.3" } else { "RR-4.4" }, key));
            }
            if military { draft(s, card) } else { lay_one(s, seat, card, desk) }
        }
        Action::Commit if military => {
            let draft = s.secret.draft;
            s.secret.draft = Draft::default();
            for card in draft.cards.iter() {
                lay(s, seat, card);
            }
            if draft.leader == 1 {
                lay(s, seat, Card::LEADER);
            }
            desk.seal();
            let cards = s.secret.played[seat.at()].len() as u8;
            desk.tell(|| Event::Committed { seat, cards });
            Ok(Move::Go(Next::Ask))
        }
        Action::Pass if !military => {
            desk.seal();
            pass(s, seat, desk);
            Ok(Move::Go(Next::Become(Step::new(StepKind::Mission, seat.left(1, s.public.seats).0))))
        }
        _ => Err(not_now(s, action)),
    }
}

fn draft(s: &mut State, card: Card) -> Acted {
    let draft = &mut s.secret.draft;
    if draft.cards.has(card) && !card.is_leader() || (card.is_leader() && draft.leader == 1) {
        return Err(Refusal::new("RR-4.3", "laid-already"));
    }
    draft.what = DraftKind::Set;
    if card.is_leader() {
        draft.leader = 1;
    } else {
        draft.cards.insert(card);
    }
    Ok(Move::Pick)
}

fn lay(s: &mut State, seat: Seat, card: Card) {
    if card.is_leader() {
        s.secret.leading = s.secret.leading.without(seat);
    } else {
        s.secret.hands[seat.at()].remove(card);
    }
    s.secret.played[seat.at()].push(card);
}

fn lay_one(s: &mut State, seat: Seat, card: Card, desk: &mut impl Desk<Event>) -> Acted {
    lay(s, seat, card);
    // What is committed cannot be taken back (RR-4.5).
    desk.seal();
    let cards = s.secret.played[seat.at()].len() as u8;
    desk.tell(|| Event::Laid { seat, cards });
    Ok(Move::Go(Next::Become(Step::new(StepKind::Mission, seat.left(1, s.public.seats).0))))
}

/// Nothing more.
pub fn neutral(r: &Rules, s: &State) -> Action {
    if is_military(r, s) { Action::Commit } else { Action::Pass }
}
