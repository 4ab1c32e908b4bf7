//! Setting up: boards, pieces, missions, hands (RR-1).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Choices, Desk, Refusal, Seat, Target};

use super::{Acted, Move, flow, not_now};
use crate::action::{Action, Piece};
use crate::cards::{Board, Cards, Mission, PHASE_MISSIONS, Sphere};
use crate::deck;
use crate::event::Event;
use crate::map::Locality;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

/// Where the first detachments stand (RR-1.4).
const MUSTER: Locality = Locality::Montefiorino;

/// Sets the table up to the first question.
pub fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> State {
    let mut s = State::new(r);
    let all: [Seat; 6] = [0, 1, 2, 3, 4, 5].map(Seat);
    let first = r.house.first.unwrap_or_else(|| desk.draw("first player", &all[..usize::from(r.seats)]));
    s.public.first = first;
    desk.tell(|| Event::FirstPlayer { seat: first });
    if r.house.random_boards {
        let mut boards = [Board::Armando; Board::COUNT];
        boards.copy_from_slice(Board::ALL);
        desk.shuffle("boards", &mut boards);
        for (place, &board) in boards.iter().rev().take(r.seats.into()).enumerate() {
            take(&mut s, first.left(place as u8, r.seats), board, desk);
        }
        s.public.steps.push(Step::new(StepKind::Boards, r.seats));
    } else {
        s.public.steps.push(Step::new(StepKind::Boards, 0));
    }
    flow(r, &mut s, Came::In, desk);
    s
}

fn take(s: &mut State, seat: Seat, board: Board, desk: &mut impl Desk<Event>) {
    s.public.boards[seat.at()] = board;
    s.public.seated = s.public.seated.with(seat);
    desk.tell(|| Event::BoardTaken { seat, board });
}

/// Is the board still free?
pub fn is_free(s: &State, board: Board) -> bool {
    !s.public.all().any(|seat| s.public.seated.has(seat) && s.public.boards[seat.at()] == board)
}

fn free(s: &State) -> impl Iterator<Item = Board> + '_ {
    Board::ALL.iter().copied().filter(|&board| is_free(s, board))
}

/// The next seat takes a board; the last one of all is taken unasked (RR-15.1).
pub fn enter(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let place = s.step().a;
    if place >= s.public.seats {
        deal(r, s, desk);
        return Next::Become(Step::new(StepKind::Staff, 0));
    }
    let mut left = free(s);
    match (left.next(), left.next()) {
        (Some(last), None) => {
            drop(left);
            take(s, s.public.turn(place), last, desk);
            Next::Become(Step::new(StepKind::Boards, place + 1))
        }
        _ => Next::Ask,
    }
}

/// What may be chosen.
pub fn actions(s: &State, out: &mut Choices<Action>) {
    free(s).for_each(|board| out.push(Action::Board(board)));
}

/// A board is chosen.
pub fn act(_: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Board(board) = action else { return Err(not_now(s, action)) };
    if !is_free(s, board) {
        return Err(Refusal::new("RR-1.3", "board-taken"));
    }
    take(s, seat, board, desk);
    Ok(Move::Go(Next::Become(Step::new(StepKind::Boards, s.step().a + 1))))
}

/// The first free board.
pub fn neutral(s: &State) -> Action {
    Action::Board(free(s).next().unwrap_or_default())
}

/// Pieces, missions and cards (RR-1.4 to RR-1.9).
fn deal(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    for seat in s.public.all() {
        deploy(r, s, seat);
    }
    let mut second = [Mission::M21; PHASE_MISSIONS];
    second.copy_from_slice(&Mission::ALL[PHASE_MISSIONS..]);
    let mut first = [Mission::M11; PHASE_MISSIONS];
    first.copy_from_slice(&Mission::ALL[..PHASE_MISSIONS]);
    let kept = if r.house.demonstration {
        let mut three = Sphere::ALL.iter().map(|&sphere| one_of_each(r, sphere, desk));
        let kept = [three.next(), three.next(), three.next()].map(Option::unwrap_or_default);
        drop(three);
        first[..3].copy_from_slice(&kept);
        desk.shuffle("phase I missions", &mut first[..3]);
        3
    } else {
        desk.shuffle("phase I missions", &mut first);
        // The top of a pile is its last card.
        first.reverse();
        r.numbers.phase_1_missions.into()
    };
    if r.house.demonstration {
        first[..3].reverse();
    }
    desk.shuffle("phase II missions", &mut second);
    second.reverse();
    let n = &r.numbers;
    let more = if r.house.demonstration { n.demonstration_phase_2_missions } else { n.phase_2_missions };
    let order = first[..kept].iter().chain(&second[..usize::from(more)]);
    s.secret.missions = order.rev().copied().collect();

    s.secret.deck = Cards::ALL.iter().collect();
    desk.shuffle("action deck", s.secret.deck.as_mut_slice());
    desk.tell(|| Event::Dealt { missions: s.secret.missions.len() as u8 });
    for place in 0..s.public.seats {
        deck::draw(r, s, s.public.turn(place), n.deal, desk);
    }
}

fn one_of_each(r: &Rules, sphere: Sphere, desk: &mut impl Desk<Event>) -> Mission {
    let mut fit = [Mission::M11; PHASE_MISSIONS];
    let mut count = 0;
    for &mission in Mission::ALL[..PHASE_MISSIONS].iter().filter(|&&mission| r.mission(mission).sphere == sphere) {
        fit[count] = mission;
        count += 1;
    }
    let purpose = match sphere {
        Sphere::Military => "military mission",
        Sphere::Political => "political mission",
        Sphere::Social => "social mission",
    };
    desk.draw(purpose, &fit[..count.max(1)])
}

/// Base and commissar at the base, a detachment at Montefiorino, the Leader in hand (RR-1.4, RR-11.7).
pub fn deploy(r: &Rules, s: &mut State, seat: Seat) {
    s.public.pieces[seat.at()] = [0; 6];
    let base = s.public.base(r, seat);
    s.public.put(seat, Piece::Cp1, Some(base));
    s.public.put(seat, Piece::Dm1, Some(MUSTER));
    s.public.support[seat.at()] = r.numbers.start_support;
    s.public.leaders[seat.at()] = Default::default();
    s.secret.leading = s.secret.leading.with(seat);
}

/// Puts one more piece of a kind on the map: a commissar at the base, a detachment at Montefiorino (RR-11.8).
pub fn muster(s: &mut State, seat: Seat, piece: Piece, base: Locality) -> Locality {
    let at = if piece.unit() == crate::action::Unit::Dm { MUSTER } else { base };
    s.public.put(seat, piece, Some(at));
    at
}
