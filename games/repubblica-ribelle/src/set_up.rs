//! Setting up: the First Player, missions, hands, and where pieces begin (RR-1).

use staffetta_kernel::flow::{self, Stuck};
use staffetta_kernel::{Array, Desk, RuleId, Seat, Target};

use crate::RepubblicaRibelle;
use crate::cards::{Board, Cards, Mission, PHASE_MISSIONS, Sphere};
use crate::deck::{self, Reason};
use crate::event::Event;
use crate::map::{Locality, Resource};
use crate::pieces::{Piece, Unit};
use crate::rules::Rules;
use crate::state::State;
use crate::steps::Step;
use crate::steps::boards::{self, Boards};

/// Where the first detachments stand (RR-1.4).
const FIRST_DETACHMENTS_AT: Locality = Locality::Montefiorino;

/// Sets the table up to the first question.
pub fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, Stuck> {
    let mut s = State::new(r);
    let all: [Seat; 6] = [0, 1, 2, 3, 4, 5].map(Seat);
    let first = r.options.first.unwrap_or_else(|| desk.draw("first player", &all[..usize::from(r.seats)]));
    s.public.first_player = first;
    let rule = if r.options.first.is_some() { "RR-O.first" } else { "RR-G34" };
    desk.tell(|| Event::FirstPlayer { seat: first, rule });
    let token = s.public.token;
    desk.tell(|| Event::TokenStarts { seat: first, token });
    if r.automata > 0 {
        desk.tell(|| Event::AutomataJoin { count: r.automata });
    }
    if r.options.random_boards {
        let mut shuffled = [Board::Armando; Board::COUNT];
        shuffled.copy_from_slice(Board::ALL);
        desk.shuffle("boards", &mut shuffled);
        for (place, &board) in shuffled.iter().rev().take(r.seats.into()).enumerate() {
            boards::take(&mut s, first.left(place as u8, r.seats), board, "RR-O.boards", desk);
        }
    }
    s.public.steps = [Step::from(Boards { seat: first }).packed()].into_iter().collect();
    flow::start::<RepubblicaRibelle>(r, &mut s, desk)?;
    Ok(s)
}

/// Pieces, missions and cards (RR-1.4 to RR-1.9).
pub fn deal(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    for place in 0..s.public.seats {
        deploy(r, s, s.public.turn(place), "RR-1.4", desk);
    }
    lay_resources(r, s, "RR-1.5", desk);
    let mut second = [Mission::M21; PHASE_MISSIONS];
    second.copy_from_slice(&Mission::ALL[PHASE_MISSIONS..]);
    let mut first = [Mission::M11; PHASE_MISSIONS];
    first.copy_from_slice(&Mission::ALL[..PHASE_MISSIONS]);
    let kept = if r.options.demonstration {
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
    if r.options.demonstration {
        first[..3].reverse();
    }
    desk.shuffle("phase II missions", &mut second);
    second.reverse();
    let n = &r.numbers;
    let more = if r.options.demonstration { n.demonstration_phase_2_missions } else { n.phase_2_missions };
    let order = first[..kept].iter().chain(&second[..usize::from(more)]);
    s.secret.missions = order.rev().copied().collect();

    s.secret.deck = Cards::ALL.iter().collect();
    desk.shuffle("action deck", s.secret.deck.as_mut_slice());
    let rule = if r.options.demonstration { "RR-1.9" } else { "RR-1.6" };
    desk.tell(|| Event::Dealt { missions: s.secret.missions.len() as u8, rule });
    let health = s.public.health;
    desk.tell(|| Event::HealthStarts { health, rule: rule_of_health(r) });
    for place in 0..s.public.seats {
        deck::draw(r, s, s.public.turn(place), n.deal, Reason::DEAL, desk);
    }
}

/// The rule by which the Republic begins with the Health it has.
fn rule_of_health(r: &Rules) -> RuleId {
    match (r.options.health, r.options.demonstration) {
        (3, false) => "RR-1.8",
        (3, true) => "RR-O.length",
        _ => "RR-O.health",
    }
}

/// The resources lie on their sites of this phase (RR-1.5, RR-11.3).
pub fn lay_resources(r: &Rules, s: &State, rule: RuleId, desk: &mut impl Desk<Event>) {
    let sites = [Resource::Grain, Resource::Arms, Resource::Hospital].map(|resource| r.site(resource, s.public.phase));
    desk.tell(|| Event::ResourcesLaid { sites, rule });
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

/// A seat deploys by this rule.
pub fn deploy(r: &Rules, s: &mut State, seat: Seat, rule: RuleId, desk: &mut impl Desk<Event>) {
    stand_at_start(r, s, seat);
    let (base, detachment) = (s.public.base(r, seat), FIRST_DETACHMENTS_AT);
    desk.tell(|| Event::Deployed { seat, base, detachment, rule });
}

/// Base and commissar at the base, a detachment at Montefiorino, the Leader in hand (RR-1.4, RR-11.7).
pub fn stand_at_start(r: &Rules, s: &mut State, seat: Seat) {
    s.public.pieces[seat.at()] = Array::default();
    let base = s.public.base(r, seat);
    s.public.put(seat, Piece::Cp1, Some(base));
    s.public.put(seat, Piece::Dm1, Some(FIRST_DETACHMENTS_AT));
    s.public.support[seat.at()] = r.numbers.start_support;
    s.public.leaders[seat.at()] = Default::default();
    s.secret.leaders_in_hand = s.secret.leaders_in_hand.with(seat);
}

/// Puts one more piece on the map: a commissar at the base, a detachment at Montefiorino (RR-11.8).
pub fn place_extra(r: &Rules, s: &mut State, seat: Seat, piece: Piece) -> Locality {
    let at = if piece.unit() == Unit::Dm { FIRST_DETACHMENTS_AT } else { s.public.base(r, seat) };
    s.public.put(seat, piece, Some(at));
    at
}
