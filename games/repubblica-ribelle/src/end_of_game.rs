//! The end of the game: defeat, or points (RR-12).

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, MAX_SEATS, Maybe, Outcome, RuleId, Seat};

use crate::cards::Sphere;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Ending, State};
use crate::support_track;

/// The points of a seat, line by line (RR-12.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct FinalScore {
    /// The Military score pile.
    pub military: u8,
    /// The Political score pile.
    pub political: u8,
    /// The Social score pile.
    pub social: u8,
    /// Leaders never played.
    pub leaders: u8,
    /// Support of the population.
    pub support: u8,
    /// Action cards in hand.
    pub hand: u8,
    /// Detachments and commissars on the map.
    pub pieces: u8,
    /// Mission cards taken.
    pub missions: u8,
}

impl FinalScore {
    /// All together.
    pub const fn total(self) -> u8 {
        self.military
            + self.political
            + self.social
            + self.leaders
            + self.support
            + self.hand
            + self.pieces
            + self.missions
    }
}

/// What a seat's board, hand and pieces are worth now.
pub fn points(r: &Rules, s: &State, seat: Seat) -> FinalScore {
    let n = &r.numbers;
    let pile = |sphere: Sphere| {
        s.secret.piles[seat.at()].of(sphere).iter().map(|&card| r.card(card).values[sphere as usize]).sum()
    };
    let kept = s.secret.leaders_in_hand.has(seat) && s.public.phase == 2;
    let taken = s.public.resolved.iter().filter(|over| over.taken_by == Maybe::some(seat)).count() as u8;
    FinalScore {
        military: pile(Sphere::Military),
        political: pile(Sphere::Political),
        social: pile(Sphere::Social),
        leaders: u8::from(s.public.leader_1_kept.has(seat)) * n.points_leader[0] + u8::from(kept) * n.points_leader[1],
        support: support_track::movement_points(r, &s.public, seat),
        hand: s.secret.hands[seat.at()].len() * n.points_card,
        pieces: s.public.on_map(seat).len() * n.points_piece,
        missions: taken * n.points_mission,
    }
}

/// The Republic lives: points are counted (RR-12.2).
pub fn survive(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    s.public.ending = Ending::Survived;
    desk.reveal();
    desk.tell(|| Event::MissionsOver);
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        let points = points(r, s, seat);
        desk.tell(|| Event::Scored { seat, points, rule: rule_of_points(s, seat) });
    }
    let rule = if s.public.seats == 1 { "RR-12.5" } else { "RR-12.4" };
    desk.tell(|| Event::RepublicSurvives { rule });
}

/// The rule that says what is special in a seat's points: its Leader in hand, or nothing but base and reserve.
fn rule_of_points(s: &State, seat: Seat) -> RuleId {
    if s.secret.leaders_in_hand.has(seat) {
        "RR-G52"
    } else if s.public.on_map(seat).is_empty() {
        "RR-12.3"
    } else {
        "RR-12.2"
    }
}

/// The Republic falls (RR-12.1).
pub fn defeat(s: &mut State, desk: &mut impl Desk<Event>) {
    s.public.ending = Ending::Defeat;
    desk.reveal();
    desk.tell(|| Event::RepublicDefeated);
}

/// Everybody has left (RR-15.6).
pub fn abandon(s: &mut State, desk: &mut impl Desk<Event>) {
    s.public.ending = Ending::Abandoned;
    desk.reveal();
    desk.tell(|| Event::RepublicDefeated);
}

/// Ranks and scores. Nobody wins a lost Republic, and nobody who has left wins.
pub fn outcome(r: &Rules, s: &State) -> Outcome {
    let seats = s.public.seats;
    let (mut rank, mut score) = ([0; MAX_SEATS], [0; MAX_SEATS]);
    let survived = s.public.ending == Ending::Survived;
    for seat in s.public.all() {
        score[seat.at()] = if survived { points(r, s, seat).total().into() } else { 0 };
    }
    for seat in s.public.all() {
        let gone = s.public.gone.has(seat);
        let better =
            s.public.all().filter(|other| !s.public.gone.has(*other) && (gone || score[other.at()] > score[seat.at()]));
        rank[seat.at()] = if survived { 1 + better.count() as u8 } else { 2 };
    }
    let (reason, rule) = match s.public.ending {
        Ending::Survived if seats == 1 => (rating(r, score[0]), "RR-12.5"),
        Ending::Survived => ("survived", "RR-12.4"),
        Ending::Abandoned => ("abandoned", "RR-15.6"),
        Ending::Defeat | Ending::Running => ("defeat", "RR-12.1"),
    };
    Outcome { seats, rank, score, reason, rule }
}

/// If all agree to end it now, points are counted as for a Republic that lives (RR-12.2, RR-12.4).
pub fn outcome_now(r: &Rules, s: &State) -> Option<Outcome> {
    let mut ended = *s;
    ended.public.ending = Ending::Survived;
    (s.public.round > 0 && s.public.ending == Ending::Running).then(|| outcome(r, &ended))
}

/// What a survivor alone may call himself (RR-12.5).
pub fn rating(r: &Rules, score: i16) -> &'static str {
    if score >= r.numbers.rating_division.into() {
        "division-commander"
    } else if score >= r.numbers.rating_commander.into() {
        "commander"
    } else {
        "rebel"
    }
}
