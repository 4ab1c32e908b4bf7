//! Step 4c: success or failure, and what follows (RR-7).

use staffetta_kernel::{Array, Desk, Maybe, RuleId, Seat, Seats, Talk, flow, kinds, step};

use super::lose_piece::LosePiece;
use super::place_card::PlaceCard;
use super::supply::Supply;
use super::{Came, Next, effects, staff_talk};
use crate::RepubblicaRibelle;
use crate::automated_partisans;
use crate::cards::{Effects, Sphere};
use crate::deck::{self, Reason};
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

/// The highest by name, or that there is none.
fn name_highest(r: &Rules, p: &Public, least: u8, desk: &mut impl Desk<Event>) -> Option<Seat> {
    let best = highest(r, p, least);
    let ignored = r.automata > 0 && !r.options.automata_compare;
    desk.tell(|| match best {
        Some(seat) => Event::Highest { seat, rule: if ignored { "RR-O.automata_compare" } else { "RR-7.4" } },
        None => Event::NoHighest { rule: rule_of_nobody(r, p) },
    });
    best
}

/// The rule by which nobody is highest: an Automated Partisan is, or it is as good as the best, or seats are tied.
fn rule_of_nobody(r: &Rules, p: &Public) -> RuleId {
    let most = p.all().map(|seat| p.counted(seat)).max().unwrap_or(0);
    match automated_partisans::rivals(r, p).max() {
        Some(rival) if rival > most => "RR-13.4",
        Some(rival) if rival == most => "RR-G10",
        _ => "RR-7.4",
    }
}

/// After a Political success the lowest lose support (RR-7.5).
fn lowest_lose_support(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let scores = || s.public.all().map(|seat| s.public.counted(seat)).chain(automated_partisans::rivals(r, &s.public));
    let (least, most) = (scores().min().unwrap_or(0), scores().max().unwrap_or(0));
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        if s.public.counted(seat) == least {
            let rule = match s.secret.played[seat.at()].is_empty() {
                _ if least == most => "RR-G27",
                true => "RR-G46",
                false => "RR-7.5",
            };
            support_track::lose(s, seat, rule, desk);
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
            let rule = match (s.public.health, military) {
                // The last failure takes its losses too.
                (1, _) => "RR-G43",
                (_, true) => "RR-7.1",
                (_, false) => "RR-7.2",
            };
            desk.tell(|| Event::Failed { mission: judged, military, sum, target, rule });
            return Next::turn_into(Self { stage: Stage::Losses, place: 0 });
        }
        let rule = match military {
            true if sum > target => "RR-G15",
            true => "RR-7.1",
            false => "RR-7.2",
        };
        desk.tell(|| Event::Succeeded { mission: judged, military, sum, target, rule });
        match mission.effects {
            Effects::Em | Effects::Emx => Next::turn_into(Self { stage: Stage::Reward, place: 0 }),
            Effects::Ep => {
                lowest_lose_support(r, s, desk);
                clean_up(r, s, true, None, desk)
            }
            Effects::Epx => {
                let taker = name_highest(r, &s.public, mission.low, desk);
                clean_up(r, s, true, taker, desk)
            }
            Effects::Es => clean_up(r, s, true, None, desk),
        }
    }

    /// Everybody places a card, and draws one where the mission itself is the prize; then the highest places another
    /// one (RR-7.3).
    fn reward(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came != Came::In {
            if r.mission(s.public.mission()).effects == Effects::Emx {
                deck::draw(r, s, s.public.turn(self.place), 1, Reason::REWARD, desk);
            }
            self.place += 1;
        }
        if self.place < s.public.seats {
            return Next::push(PlaceCard { seat: s.public.turn(self.place), sphere: Sphere::Military });
        }
        match name_highest(r, &s.public, 0, desk) {
            Some(seat) => {
                self.stage = Stage::Highest;
                Next::push(PlaceCard { seat, sphere: Sphere::Military })
            }
            None => clean_up(r, s, true, None, desk),
        }
    }

    /// The highest gets a detachment, or takes the mission (RR-7.4).
    fn reward_highest(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        let best = highest(r, &s.public, 0);
        if r.mission(s.public.mission()).effects == Effects::Emx {
            return clean_up(r, s, true, best, desk);
        }
        if let Some(seat) = best {
            effects::place(r, s, seat, Unit::Dm, "RR-6.6", desk);
        }
        clean_up(r, s, true, None, desk)
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
        let rule = match health {
            0 => "RR-7.7",
            // It had fallen before, and nothing has raised it since.
            _ if health + 1 < r.start_health() => "RR-G39",
            _ => "RR-7.6",
        };
        desk.tell(|| Event::HealthFell { health, rule });
        if health == 0 {
            end_of_game::defeat(s, desk);
            return Next::Over;
        }
        clean_up(r, s, false, None, desk)
    }
}

/// A seat's losses (RR-7.6). Answers the piece that it must still choose to lose.
fn lose(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Option<LosePiece> {
    let effects = r.mission(s.public.mission()).effects;
    let amended = r.options.amended_failure && effects == Effects::Ep;
    match effects {
        Effects::Em | Effects::Emx | Effects::Ep => {
            let (sphere, unit) = if amended { (Sphere::Political, Unit::Cp) } else { (Sphere::Military, Unit::Dm) };
            losing_everything::card_or_support(s, seat, sphere, rule_of_card_lost(r, s, seat, sphere), desk);
            let piece = LosePiece { seat, unit };
            piece.lose_or_ask(s, desk).then_some(piece)
        }
        Effects::Es => {
            let rule = rule_of_card_lost(r, s, seat, Sphere::Social);
            losing_everything::card_or_support(s, seat, Sphere::Social, rule, desk);
            support_track::lose(s, seat, "RR-7.6", desk);
            None
        }
        Effects::Epx => {
            losing_everything::leader_or_support(s, seat, desk);
            let rule = rule_of_card_lost(r, s, seat, Sphere::Political);
            losing_everything::card_or_support(s, seat, Sphere::Political, rule, desk);
            None
        }
    }
}

/// The rule by which a failure takes this card: which pile a Political mission names, or which card of several.
fn rule_of_card_lost(r: &Rules, s: &State, seat: Seat, sphere: Sphere) -> RuleId {
    match r.mission(s.public.mission()).effects {
        Effects::Ep if r.options.amended_failure => "RR-O.political_failure",
        Effects::Ep => "RR-G07",
        _ if s.secret.piles[seat.at()].len(sphere) > 1 => "RR-G53",
        Effects::Em | Effects::Emx | Effects::Epx | Effects::Es => "RR-8.4",
    }
}

/// Cards to the discard pile, the mission aside or with whoever took it (RR-7.8).
fn clean_up(r: &Rules, s: &mut State, success: bool, taker: Option<Seat>, desk: &mut impl Desk<Event>) -> Next {
    let mission = s.public.mission();
    if let Some(seat) = taker {
        let rule = if r.mission(mission).effects == Effects::Epx { "RR-G45" } else { "RR-7.4" };
        desk.tell(|| Event::MissionTaken { seat, mission, rule });
    } else {
        desk.tell(|| Event::MissionPutAside { mission });
    }
    let before = s.public.discard.len();
    for played in s.secret.played.iter_mut() {
        played.iter().filter(|card| !card.is_leader()).for_each(|&card| s.public.discard.insert(card));
        played.clear();
    }
    let p = &mut s.public;
    automated_partisans::discard(p);
    let cards = p.discard.len() - before;
    if cards > 0 {
        // Automated Partisans own nothing: what they drew goes too.
        let rule = if r.automata > 0 { "RR-13.1" } else { "RR-G18" };
        desk.tell(|| Event::PlayedDiscarded { cards, rule });
    }
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
