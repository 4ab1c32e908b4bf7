//! Numbers for learners and laboratories.

use staffetta_kernel::{Seat, Statistics};

use crate::power::{Alliance, POWERS, Power};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::zone::{ZONES, Zone};
use crate::{GlobalWarPartisans, Unit};

/// What is counted.
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

/// Per zone: possessor's alliance (three), the mover's alliance's units, others' units, partisans for and against.
const PER_ZONE: usize = 7;
const PER_POWER: usize = 3;

impl Statistics<GlobalWarPartisans> for Numbers {
    const OBSERVATION: usize = ZONES * PER_ZONE + POWERS * PER_POWER + 3;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        let s = &v.table;
        let friends = s.power.alliance().members();
        for &zone in Zone::ALL {
            let place = &mut out[zone as usize * PER_ZONE..][..PER_ZONE];
            if let Some(alliance) = s.owner(zone).alliance() {
                place[alliance as usize] = 1.0;
            }
            for army in s.stacks.here(zone).iter() {
                let own = army.power().is_some_and(|power| friends.has(power));
                place[if own { 3 } else { 4 }] += s.stacks.units(army, zone) as f32 / 10.0;
            }
        }
        for (_, piece) in s.partisans.all() {
            if let Some(zone) = piece.zone.get() {
                let at = if friends.has(piece.controller) { 5 } else { 6 };
                out[zone as usize * PER_ZONE + at] += 0.25;
            }
        }
        for &power in Power::ALL {
            let place = &mut out[ZONES * PER_ZONE + power.at() * PER_POWER..][..PER_POWER];
            place[0] = f32::from(s.cash[power.at()]) / 50.0;
            place[1] = s.held[power.at()].len() as f32 / 50.0;
            place[2] = f32::from(u8::from(s.power == power));
        }
        let last = &mut out[ZONES * PER_ZONE + POWERS * PER_POWER..];
        last[0] = f32::from(s.round) / f32::from(r.scenario.rounds);
        last[1] = f32::from(s.shipped) / 8.0;
        last[2] = f32::from(s.railed) / 4.0;
    }

    fn seat_stats(r: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        let led = Alliance::ALL.iter().filter(|&&alliance| State::leads(r, seat, alliance));
        let mut stats: Vec<_> = led.map(|alliance| ("alliance", alliance.word().to_owned())).collect();
        if s.soul(r).contains(&seat) {
            stats.push(("title", "soul".to_owned()));
        }
        stats
    }

    fn game_stats(r: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        let tally = &s.tally;
        let sum = |counts: &[u16; POWERS]| counts.iter().map(|&count| f64::from(count)).sum::<f64>();
        let standing = |alliance| s.standing(r, alliance);
        let won = |alliance| f64::from(u8::from(s.winner(r, s.ending) == alliance));
        let units: u32 = State::armies().flat_map(|army| s.stacks.of(army)).map(|stack| u32::from(stack.count)).sum();
        vec![
            ("rounds", f64::from(s.round)),
            ("axis_wins", won(Alliance::Axis)),
            ("allies_win", won(Alliance::Allies)),
            ("comintern_wins", won(Alliance::Comintern)),
            ("axis_points", f64::from(standing(Alliance::Axis).victory_points)),
            ("allies_points", f64::from(standing(Alliance::Allies).victory_points)),
            ("comintern_points", f64::from(standing(Alliance::Comintern).victory_points)),
            ("axis_bonus", f64::from(standing(Alliance::Axis).bonus)),
            ("allies_bonus", f64::from(standing(Alliance::Allies).bonus)),
            ("comintern_bonus", f64::from(standing(Alliance::Comintern).bonus)),
            ("battles", f64::from(tally.battles)),
            ("captures", f64::from(tally.captures)),
            ("generation_rolls", f64::from(tally.generation_rolls)),
            ("generated", f64::from(tally.generated)),
            ("recruited", f64::from(tally.recruited)),
            ("hunts", f64::from(tally.hunts)),
            ("partisans_killed", f64::from(tally.partisans_killed)),
            ("hunters_lost", f64::from(tally.hunters_lost)),
            ("transformations", f64::from(tally.transformations)),
            ("disrupted", sum(&tally.disrupted)),
            ("sabotaged", sum(&tally.sabotaged)),
            ("income", f64::from(tally.income)),
            ("cut_off", f64::from(tally.cut_off)),
            ("harried_zone_turns", f64::from(tally.harried)),
            ("blocked_zone_turns", f64::from(tally.blocked)),
            ("units_left", f64::from(units)),
            ("stacks", s.stacks.len() as f64),
            ("armour_left", armour(s)),
        ]
    }
}

fn armour(s: &State) -> f64 {
    let stacks = State::armies().flat_map(|army| s.stacks.of(army));
    stacks.filter(|stack| stack.unit == Unit::Armour).map(|stack| f64::from(stack.count)).sum()
}
