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
