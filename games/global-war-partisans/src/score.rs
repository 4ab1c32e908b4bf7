//! Victory points, underground bonus, and how the game ends (GW-13.1 to GW-13.5).

use staffetta_kernel::{Outcome, RuleId, Seat};

use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::{Ending, State};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// How an alliance stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub victory_points: i16,
    /// Zones of other alliances with a partisan of this one.
    pub underground: u8,
    pub bonus: i16,
    /// Points and bonus against par.
    pub score: i16,
}

/// Which of the three wins a tie: the later one.
const TIES: [Alliance; 3] = [Alliance::Axis, Alliance::Allies, Alliance::Comintern];

impl State {
    /// Victory points of zones (GW-13.2).
    pub fn victory_points(&self, r: &Rules, alliance: Alliance) -> i16 {
        self.held_by(alliance.members()).iter().map(|zone| i16::from(r.map.zone(zone).vp)).sum()
    }

    /// Zones of another alliance that hold a partisan of this one; frozen and neutral ones do not count.
    pub fn underground(&self, r: &Rules, alliance: Alliance) -> u8 {
        let members = alliance.members();
        let zones: ZoneSet = self
            .partisans
            .all()
            .filter(|(_, piece)| members.has(piece.controller))
            .filter_map(|(_, piece)| piece.zone.get())
            .filter(|&zone| self.owner(zone).alliance().is_some_and(|owner| owner != alliance))
            .collect();
        zones.without(r.frozen).len() as u8
    }

    /// How an alliance stands now.
    pub fn standing(&self, r: &Rules, alliance: Alliance) -> Standing {
        let victory_points = self.victory_points(r, alliance);
        let underground = self.underground(r, alliance);
        let counts = r.house.partisans && r.house.underground_bonus;
        let bonus = if counts { (underground / r.numbers.bonus_zones).min(r.numbers.bonus_most) } else { 0 };
        let bonus = i16::from(bonus);
        Standing {
            victory_points,
            underground,
            bonus,
            score: victory_points + bonus - r.scenario.par[alliance as usize],
        }
    }

    /// How many zones more would bring the next point of the underground bonus; nothing where no more is to be had.
    pub fn zones_to_next_bonus(&self, r: &Rules, alliance: Alliance) -> Option<u8> {
        let counts = r.house.partisans && r.house.underground_bonus;
        let (zones, most) = (self.underground(r, alliance), r.numbers.bonus_most);
        let steps = zones / r.numbers.bonus_zones;
        (counts && steps < most).then(|| r.numbers.bonus_zones - zones % r.numbers.bonus_zones)
    }

    /// Why the game ends at the end of this round, if it does (GW-13.1).
    pub fn ending_now(&self, r: &Rules) -> Ending {
        let axis = Alliance::Axis;
        let all = [Zone::Berlin, Zone::Rome, Zone::Tokyo];
        let capitals = &all[..if r.scenario.asia_frozen { 2 } else { 3 }];
        if self.victory_points(r, axis) >= r.scenario.sudden_win {
            Ending::SuddenWin
        } else if capitals.iter().all(|&zone| self.owner(zone).alliance().is_some_and(|owner| owner != axis)) {
            Ending::AxisDefeated
        } else if self.round >= r.scenario.rounds {
            Ending::LastRound
        } else {
            Ending::None
        }
    }

    /// The alliance that wins by this ending.
    pub fn winner(&self, r: &Rules, ending: Ending) -> Alliance {
        let key = |alliance: Alliance| {
            let standing = self.standing(r, alliance);
            let tie = TIES.iter().position(|&other| other == alliance);
            (standing.score, standing.underground, tie)
        };
        let best = |from: &[Alliance]| from.iter().copied().max_by_key(|&alliance| key(alliance)).unwrap_or_default();
        match ending {
            Ending::SuddenWin => Alliance::Axis,
            Ending::AxisDefeated => best(&[Alliance::Allies, Alliance::Comintern]),
            Ending::LastRound | Ending::None if r.seats == 2 => {
                let axis = self.standing(r, Alliance::Axis);
                let reached = axis.victory_points + axis.bonus >= r.scenario.two_seat_target;
                if reached { Alliance::Axis } else { best(&[Alliance::Allies, Alliance::Comintern]) }
            }
            Ending::LastRound | Ending::None => best(Alliance::ALL),
        }
    }

    /// The alliance of a seat; with two seats one leads both that fight the Axis.
    pub fn leads(r: &Rules, seat: Seat, alliance: Alliance) -> bool {
        !r.powers_of(seat).and(alliance.members()).is_empty()
    }

    /// How it ended (GW-13.3, GW-13.4).
    pub fn outcome(&self, r: &Rules) -> Outcome {
        let winner = self.winner(r, self.ending);
        let standing = |seat: Seat| {
            let wins = Self::leads(r, seat, winner);
            (wins, if wins { 0 } else { self.seat_score(r, seat) })
        };
        let reason = match self.ending {
            Ending::SuddenWin => "sudden-win",
            Ending::AxisDefeated => "axis-defeated",
            Ending::LastRound | Ending::None => "last-round",
        };
        Outcome::ranked(r.seats, (reason, self.ending_rule(r)), standing, |seat| self.seat_score(r, seat))
    }

    /// The rule by which it ended.
    pub fn ending_rule(&self, r: &Rules) -> RuleId {
        match self.ending {
            Ending::SuddenWin | Ending::AxisDefeated => "GW-13.1",
            Ending::LastRound | Ending::None if r.seats == 2 => "GW-13.4",
            Ending::LastRound | Ending::None => "GW-13.3",
        }
    }

    /// The best score of the alliances that a seat leads.
    pub fn seat_score(&self, r: &Rules, seat: Seat) -> i16 {
        let led = Alliance::ALL.iter().filter(|&&alliance| Self::leads(r, seat, alliance));
        led.map(|&alliance| self.standing(r, alliance).score).max().unwrap_or(0)
    }

    /// The seats whose partisans hurt most: the soul of the resistance (GW-13.5).
    pub fn soul(&self, r: &Rules) -> Vec<Seat> {
        let key = |seat: Seat| {
            let powers = r.powers_of(seat);
            let sum = |of: &dyn Fn(Power) -> u16| powers.iter().map(|power| u32::from(of(power))).sum::<u32>();
            let tally = &self.tally;
            let harm = sum(&|power| tally.disrupted[power.at()] + tally.sabotaged[power.at()]);
            (harm, sum(&|power| tally.raised[power.at()]))
        };
        let seats: Vec<Seat> = (0..r.seats).map(Seat).collect();
        let best = seats.iter().map(|&seat| key(seat)).max();
        seats.into_iter().filter(|&seat| Some(key(seat)) == best && key(seat).0 > 0).collect()
    }
}
