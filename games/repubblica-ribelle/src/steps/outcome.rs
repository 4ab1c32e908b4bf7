//! Step 4c: success or failure, and what follows (RR-7).

use staffetta_kernel::{Array, Desk, Maybe, Seat, Seats, Talk, flow, kinds, step};

use super::lose_piece::LosePiece;
use super::place_card::PlaceCard;
use super::supply::Supply;
use super::{Came, Next, effects, staff_talk};
use crate::RepubblicaRibelle;
use crate::automated_partisans;
use crate::cards::{Effects, Sphere};
use crate::deck;
use crate::end_of_game;
use crate::event::Event;
use crate::losing_everything;
use crate::pieces::Unit;
use crate::rules::Rules;
use crate::silence;
use crate::state::{Public, Resolved, SEATS, State};
use crate::support_track;

kinds! {
    /// How far the outcome has come.
    pub enum Stage, "stage" {
        /// Has the mission succeeded?
        Judge = "judge",
        /// Military success: the seat at this place is rewarded.
        Reward = "reward",
        /// Military success: the highest is rewarded.
        Highest = "highest",
        /// Failure: the seat at this place takes its losses.
        Losses = "losses",
    }
}

step! {
    /// The outcome of the mission; rewards and losses go from place to place in turn order.
    pub struct Outcome { pub stage: Stage, pub place: u8 }
}

/// All scores together, Automated Partisans included.
pub fn sum(r: &Rules, p: &Public) -> u8 {
    let seats = p.all().map(|seat| p.counted(seat));
    seats.chain(automated_partisans::scores(r, p).filter_map(Maybe::get)).fold(0, u8::saturating_add)
}

fn succeeds(r: &Rules, p: &Public) -> bool {
    match r.mission(p.mission()).sphere {
        Sphere::Military => sum(r, p) >= staff_talk::target(r, p.mission()),
        Sphere::Political | Sphere::Social => p.objectives == 0,
    }
}

/// The seat with strictly the largest score, if it is at least this (RR-7.4).
fn highest(r: &Rules, p: &Public, least: u8) -> Option<Seat> {
    let best = p.all().max_by_key(|&seat| p.counted(seat))?;
    let score = p.counted(best);
    let tied = p.all().filter(|&seat| p.counted(seat) == score).count() > 1;
    let beaten = automated_partisans::rivals(r, p).any(|rival| rival >= score);
    (score >= least && !tied && !beaten).then_some(best)
}

/// After a Political success the lowest lose support (RR-7.5).
fn lowest_lose_support(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let seats = s.public.all().map(|seat| s.public.counted(seat));
    let least = seats.chain(automated_partisans::rivals(r, &s.public)).min().unwrap_or(0);
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        if s.public.counted(seat) == least {
            support_track::lose(s, seat, "RR-7.5", desk);
        }
    }
}

impl Outcome {
    /// The outcome at its beginning.
    pub const JUDGE: Self = Self { stage: Stage::Judge, place: 0 };

    fn judge(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        let mission = r.mission(s.public.mission());
        let military = mission.sphere == Sphere::Military;
        let (judged, sum) = (s.public.mission(), sum(r, &s.public));
        let target = staff_talk::target(r, judged);
        if !succeeds(r, &s.public) {
            desk.tell(|| Event::Failed { mission: judged, military, sum, target });
            return Next::turn_into(Self { stage: Stage::Losses, place: 0 });
        }
        desk.tell(|| Event::Succeeded { mission: judged, military, sum, target });
        match mission.effects {
            Effects::Em | Effects::Emx => Next::turn_into(Self { stage: Stage::Reward, place: 0 }),
            Effects::Ep => {
                lowest_lose_support(r, s, desk);
                clean_up(s, true, None, desk)
            }
            Effects::Epx => {
                let taker = highest(r, &s.public, mission.low);
                clean_up(s, true, taker, desk)
            }
            Effects::Es => clean_up(s, true, None, desk),
        }
    }

    /// Everybody places a card, and draws one where the mission itself is the prize; then the highest places another
    /// one (RR-7.3).
    fn reward(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came != Came::In {
            if r.mission(s.public.mission()).effects == Effects::Emx {
                deck::draw(r, s, s.public.turn(self.place), 1, desk);
            }
            self.place += 1;
        }
        if self.place < s.public.seats {
            return Next::push(PlaceCard { seat: s.public.turn(self.place), sphere: Sphere::Military });
        }
        match highest(r, &s.public, 0) {
            Some(seat) => {
                self.stage = Stage::Highest;
                Next::push(PlaceCard { seat, sphere: Sphere::Military })
            }
            None => clean_up(s, true, None, desk),
        }
    }

    /// The highest gets a detachment, or takes the mission (RR-7.4).
    fn reward_highest(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        let best = highest(r, &s.public, 0);
        if r.mission(s.public.mission()).effects == Effects::Emx {
            return clean_up(s, true, best, desk);
        }
        if let Some(seat) = best {
            effects::place(r, s, seat, Unit::Dm, desk);
        }
        clean_up(s, true, None, desk)
    }

    /// In turn order each seat takes the losses of the card; then the Health of the Republic falls (RR-7.6).
    fn losses(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came != Came::In {
            self.place += 1;
        }
        while self.place < s.public.seats {
            let seat = s.public.turn(self.place);
            if let Some(choice) = lose(r, s, seat, desk) {
                return Next::push(choice);
            }
            self.place += 1;
        }
        s.public.health = s.public.health.saturating_sub(1);
        let health = s.public.health;
        desk.tell(|| Event::HealthFell { health });
        if health == 0 {
            end_of_game::defeat(s, desk);
            return Next::Over;
        }
        clean_up(s, false, None, desk)
    }
}

/// A seat's losses (RR-7.6). Answers the piece that it must still choose to lose.
fn lose(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Option<LosePiece> {
    let effects = r.mission(s.public.mission()).effects;
    let amended = r.options.amended_failure && effects == Effects::Ep;
    match effects {
        Effects::Em | Effects::Emx | Effects::Ep => {
            let (sphere, unit) = if amended { (Sphere::Political, Unit::Cp) } else { (Sphere::Military, Unit::Dm) };
            losing_everything::card_or_support(s, seat, sphere, desk);
            let piece = LosePiece { seat, unit };
            piece.lose_or_ask(s, desk).then_some(piece)
        }
        Effects::Es => {
            losing_everything::card_or_support(s, seat, Sphere::Social, desk);
            support_track::lose(s, seat, "RR-7.6", desk);
            None
        }
        Effects::Epx => {
            losing_everything::leader_or_support(s, seat, desk);
            losing_everything::card_or_support(s, seat, Sphere::Political, desk);
            None
        }
    }
}

/// Cards to the discard pile, the mission aside or with whoever took it (RR-7.8).
fn clean_up(s: &mut State, success: bool, taker: Option<Seat>, desk: &mut impl Desk<Event>) -> Next {
    let mission = s.public.mission();
    if let Some(seat) = taker {
        desk.tell(|| Event::MissionTaken { seat, mission });
    }
    for played in s.secret.played.iter_mut() {
        played.iter().filter(|card| !card.is_leader()).for_each(|&card| s.public.discard.insert(card));
        played.clear();
    }
    let p = &mut s.public;
    automated_partisans::discard(p);
    // There is room for every mission of a game: `numbers.csv` is read with that limit.
    let fits = p.resolved.push(Resolved { mission, success, taken_by: taker.into() });
    debug_assert!(fits, "there is room for every mission of a game");
    p.open_mission = Maybe::NONE;
    p.objectives = 0;
    p.revealed = false;
    p.used_pieces = Array::default();
    p.activated = Array::default();
    p.effect_used = Seats::NONE;
    p.plus = [0; SEATS];
    p.score = Array::default();
    p.passed = Seats::NONE;
    p.ready = Seats::NONE;
    p.asked_for_help = Seats::NONE;
    p.pledge = Array::default();
    p.phrases = [0; SEATS];
    Next::turn_into(Supply {})
}

impl flow::Step<RepubblicaRibelle> for Outcome {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        match self.stage {
            Stage::Judge => self.judge(r, s, desk),
            Stage::Reward => self.reward(r, s, came, desk),
            Stage::Highest => self.reward_highest(r, s, desk),
            Stage::Losses => self.losses(r, s, came, desk),
        }
    }

    fn talk(self, r: &Rules, p: &Public) -> Talk {
        silence::in_mission(r, p)
    }
}
