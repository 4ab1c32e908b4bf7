//! The invariants.

use staffetta_kernel::Broken;

use crate::options::ChinesePool;
use crate::power::{Alliance, Army, Power, PowerSet};
use crate::rules::Rules;
use crate::state::{QUEUED_PARTISANS, State};
use crate::unit::{Facility, Status};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// Do they hold?
pub fn check(r: &Rules, s: &State) -> Result<(), Broken> {
    Broken::unless(s.stacks.is_sound(), || "the stacks are in order".to_owned())?;
    pieces(r, s)?;
    zones(r, s)?;
    units(s)?;
    let points: i16 = Zone::ALL.iter().map(|&zone| i16::from(r.map.zone(zone).vp)).sum();
    let held: i16 = Alliance::ALL.iter().map(|&alliance| s.victory_points(r, alliance)).sum();
    let neutral: i16 = s.neutral_zones().iter().map(|zone| i16::from(r.map.zone(zone).vp)).sum();
    Broken::unless(points == held + neutral, || format!("{points} victory points, not {held} and {neutral}"))?;
    let (power, data) = (s.power, &r.powers[s.power.at()]);
    Broken::unless(s.shipped <= data.shipping && s.railed <= data.rail, || format!("{} moves too much", power.word()))
}

fn pieces(r: &Rules, s: &State) -> Result<(), Broken> {
    let markers = s.partisans.all().filter(|(_, piece)| piece.holds_marker()).count()
        + s.stock.iter().map(|&n| usize::from(n)).sum::<usize>();
    Broken::unless(markers <= usize::from(r.numbers.supply_markers), || format!("{markers} supply markers"))?;
    if r.house.pool_limits && r.house.chinese_pool == ChinesePool::House {
        for &power in Power::ALL {
            let queued = if power == Power::Ccp { s.queue[power.at()][QUEUED_PARTISANS] } else { 0 };
            let used = s.partisans.of(power).count() + usize::from(queued);
            let start: u8 =
                r.scenario.bands.iter().filter(|band| band.controller == power).map(|band| band.count).sum();
            let most = usize::from(r.powers[power.at()].pool.max(start));
            Broken::unless(used <= most, || format!("{used} partisans of {}", power.word()))?;
        }
    }
    for (_, piece) in s.partisans.all() {
        let zone = piece.zone.get().unwrap_or_default();
        let own = s.owner(zone).alliance() == Some(piece.controller.alliance());
        Broken::unless(!own || piece.controller == Power::Ccp, || {
            format!("a partisan of {} in {}, which its alliance possesses", piece.controller.word(), zone.word())
        })?;
    }
    Ok(())
}

fn zones(r: &Rules, s: &State) -> Result<(), Broken> {
    for &zone in Zone::ALL {
        let (owner, status) = (s.owner(zone), s.status[zone as usize]);
        let name = zone.word();
        for &power in Power::ALL {
            let held = s.held[power.at()].has(zone);
            Broken::unless(held == (owner.power() == Some(power)), || format!("{name} is held twice or not at all"))?;
        }
        if let Some(minor) = owner.minor() {
            let its = r.minor(minor).zones.has(zone) && status == Status::Original;
            Broken::unless(its, || format!("{name} is not of {}", minor.word()))?;
        }
        if let Some(right) = s.right[zone as usize].get() {
            let sound = status == Status::Captured && owner.alliance() != Some(right.alliance());
            Broken::unless(sound, || format!("{} keeps a right to {name}", right.word()))?;
        }
        for &facility in Facility::ALL {
            let points = s.damage_of(zone, facility);
            Broken::unless(points <= r.most_damage(zone, facility), || format!("{points} damage in {name}"))?;
        }
    }
    Ok(())
}

/// One alliance in a zone, but for attacks of the active power; others are ready.
fn units(s: &State) -> Result<(), Broken> {
    let mut mixed = ZoneSet::NONE;
    for &zone in Zone::ALL {
        let here = s.stacks.here(zone);
        let alliances = Alliance::ALL.iter().filter(|alliance| !here.of(alliance.members()).is_empty()).count();
        let minors = usize::from(here.has(Army::MINOR));
        if alliances + minors > 1 {
            mixed.insert(zone);
        }
        let own = here.of(PowerSet::one(s.power));
        let at_home = |powers: PowerSet| {
            s.owner(zone).power().is_some_and(|owner| !powers.and(owner.alliance().members()).is_empty())
        };
        let foreign = here.of(PowerSet::ALL).powers().iter().find(|&power| !at_home(PowerSet::one(power)));
        Broken::unless(foreign.is_none_or(|power| power == s.power) || !own.is_empty(), || {
            format!("a stranger stands in {}", zone.word())
        })?;
    }
    for zone in mixed.iter() {
        let attacked = s.stacks.here(zone).has(s.power.into());
        Broken::unless(attacked, || format!("two alliances stand in {}", zone.word()))?;
    }
    let minors = s.stacks.of(Army::MINOR).all(|stack| s.owner(stack.zone).minor().is_some());
    Broken::unless(minors, || "units of a minor stand in zones of powers".to_owned())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::prelude::*;
    use staffetta_kernel::{FastRng, LabDesk, Maybe, Setup};

    use crate::GlobalWarPartisans;
    use crate::partisan::Marks;
    use crate::unit::{Readiness, Unit};

    /// What is done to a table that was in order, and what is said of it.
    type Damage = (&'static str, fn(&Rules, &mut State));

    fn each_is_seen(damages: &[Damage]) {
        let r = Setup::seats(2).ready::<GlobalWarPartisans>().expect("the usual rules").rules;
        let s = GlobalWarPartisans::set_up(&r, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
        check(&r, &s).expect("everything in order");
        for (number, (said, damage)) in damages.iter().enumerate() {
            let mut damaged = s;
            damage(&r, &mut damaged);
            let broken = check(&r, &damaged).expect_err(said).what;
            assert!(broken.contains(said), "{number}: '{broken}' instead of '{said}'");
        }
    }

    /// A zone that this power holds at the beginning.
    fn of(s: &State, power: Power) -> Zone {
        s.held[power.at()].iter().next().expect("it holds one")
    }

    fn of_a_minor(s: &State) -> Zone {
        Zone::ALL.iter().copied().find(|&zone| s.owner(zone).minor().is_some()).expect("there is one")
    }

    fn infantry(s: &mut State, army: Army, zone: Zone) {
        s.stacks.add(army, zone, Unit::Infantry, Readiness::Ready, 1);
    }

    #[test]
    fn partisans_and_markers_in_disorder_are_seen() {
        each_is_seen(&[
            ("supply markers", |r, s| s.stock[0] = r.numbers.supply_markers + 1),
            ("partisans of ussr", |r, s| {
                let zone = of(s, Power::Germany);
                for _ in 0..=r.powers[Power::Ussr.at()].pool {
                    s.partisans.add(zone, Power::Ussr, Marks::default());
                }
            }),
            ("partisans of ccp", |r, s| {
                s.queue[Power::Ccp.at()][QUEUED_PARTISANS] = r.powers[Power::Ccp.at()].pool + 1
            }),
            ("a partisan of ussr in", |_, s| {
                let zone = of(s, Power::Ussr);
                s.partisans.add(zone, Power::Ussr, Marks::default());
            }),
        ]);
    }

    #[test]
    fn zones_in_disorder_are_seen() {
        each_is_seen(&[
            ("is held twice or not at all", |_, s| {
                let zone = of(s, Power::Ussr);
                s.held[Power::Germany.at()].insert(zone);
            }),
            ("is held twice or not at all", |_, s| {
                let zone = of(s, Power::Ussr);
                s.held[Power::Ussr.at()].remove(zone);
            }),
            ("is not of", |_, s| {
                let zone = of_a_minor(s);
                s.status[zone as usize] = Status::Captured;
            }),
            ("is not of", |r, s| {
                let (zone, minor) = (of_a_minor(s), s.owner(of_a_minor(s)).minor().expect("its minor"));
                let mut others = Zone::ALL.iter().copied().filter(|&other| s.owner(other).minor().is_some());
                let other = others.find(|&other| !r.minor(minor).zones.has(other)).expect("another minor");
                s.set_owner(zone, s.owner(other));
            }),
            ("germany keeps a right to", |_, s| {
                let zone = of(s, Power::Ussr);
                s.right[zone as usize] = Maybe::some(Power::Germany);
            }),
            ("ussr keeps a right to", |_, s| {
                let zone = of(s, Power::Ussr);
                s.status[zone as usize] = Status::Captured;
                s.right[zone as usize] = Maybe::some(Power::Ussr);
            }),
            ("1 damage in", |r, s| {
                let whole = |&&zone: &&Zone| r.most_damage(zone, Facility::Port) == 0;
                let zone = *Zone::ALL.iter().find(whole).expect("a zone without a port");
                s.set_damage(zone, Facility::Port, 1);
            }),
        ]);
    }

    #[test]
    fn units_in_disorder_are_seen() {
        each_is_seen(&[
            ("a stranger stands in", |_, s| {
                let zone = of(s, Power::Usa);
                infantry(s, Power::Italy.into(), zone);
            }),
            ("a stranger stands in", |_, s| {
                let zone = of_a_minor(s);
                infantry(s, Power::Usa.into(), zone);
            }),
            ("two alliances stand in", |_, s| {
                let zone = of(s, Power::Usa);
                infantry(s, Power::Usa.into(), zone);
                infantry(s, Army::MINOR, zone);
            }),
            ("units of a minor stand in zones of powers", |_, s| {
                let zone = of(s, s.power);
                infantry(s, s.power.into(), zone);
                infantry(s, Army::MINOR, zone);
            }),
            ("moves too much", |r, s| s.shipped = r.powers[s.power.at()].shipping + 1),
            ("moves too much", |r, s| s.railed = r.powers[s.power.at()].rail + 1),
        ]);
    }
}
