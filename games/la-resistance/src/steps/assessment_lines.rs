//! The assessment line by line, as the log tells it: what each card of the row and the event bring (LR-5.46 to LR-5.50).

use staffetta_kernel::{Desk, RuleId};

use super::assessment::{Share, share};
use crate::cards::{EventKind, MissionKind, Spot};
use crate::event::Event;
use crate::leader_powers;
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public};

/// The cards that lie in the row, with what they bring.
fn shares<'a>(r: &'a Rules, p: &'a Public) -> impl Iterator<Item = (Spot, MissionKind, Share)> + 'a {
    let lying = Spot::ALL.iter().copied().filter(|&spot| p.row.lies(spot));
    lying.map(|spot| (spot, r.kind_at(&p.row, spot), share(r, p, spot, p.row.tapped, p.row.camouflaged)))
}

/// Tells what the defeated missions pay.
pub fn tell_gains(r: &Rules, p: &Public, desk: &mut impl Desk<Event>) {
    for (_, mission, Share { glory, recruits, time_is_now, .. }) in shares(r, p) {
        if glory + recruits > 0 {
            // Not in the list of The Time is Now!
            let left_out = p.time_is_now && mission == MissionKind::CommHub;
            let rule = if left_out { "LR-G25" } else { "LR-5.46" };
            desk.tell(|| Event::Paid { mission, glory, recruits, rule });
        }
        if time_is_now > 0 {
            desk.tell(|| Event::PaidMore { mission, glory: time_is_now });
        }
    }
}

/// Tells what the missions left standing and the event cost a band that has so much glory.
pub fn tell_losses(r: &Rules, p: &Public, mut glory: u8, desk: &mut impl Desk<Event>) {
    let mut loss = 0;
    for (spot, mission, share) in shares(r, p) {
        let lost = share.lost_glory.min(glory);
        glory -= lost;
        if share.lost_glory + share.loss > 0 {
            let rule = if lost < share.lost_glory { "LR-G9" } else { harms_by(r, p, mission, &share) };
            desk.tell(|| Event::Harmed { mission, glory: lost, recruits: share.loss, rule });
        }
        if let (Some(event), true) = (p.event.get(), share.event_loss > 0) {
            let rule = event_harms_by(event, mission);
            desk.tell(|| Event::HarmedByEvent { event, mission: Some(mission), recruits: share.event_loss, rule });
        }
        if let Some(rule) = spares_by(r, p, spot, mission) {
            desk.tell(|| Event::Harmless { mission, rule });
        }
        loss += share.loss + share.event_loss;
    }
    if p.in_force(EventKind::VichyForces) && !p.has_used(OncePerTurn::Vichy) {
        let (event, recruits) = (EventKind::VichyForces, r.event(EventKind::VichyForces).recruits);
        desk.tell(|| Event::HarmedByEvent { event, mission: None, recruits, rule: "LR-G59" });
        loss += recruits;
    }
    let nursed = loss - leader_powers::nursed(r, p.own(), loss);
    if nursed > 0 {
        desk.tell(|| Event::Nursed { seat: p.active, recruits: nursed });
    }
}

/// The rule by which a mission left standing costs what it costs.
fn harms_by(r: &Rules, p: &Public, mission: MissionKind, share: &Share) -> RuleId {
    let veterans = p.in_force(EventKind::WehrmachtVeterans);
    match mission {
        MissionKind::BotchedRaid => "LR-G22",
        MissionKind::UnexpectedPatrol if veterans && !r.house.patrol_is_veteran => "LR-G24",
        MissionKind::UnexpectedPatrol => "LR-G57",
        MissionKind::Massacre if veterans => "LR-G24",
        _ if share.lost_glory > 0 => "LR-5.49",
        _ => "LR-5.50",
    }
}

/// The rule by which the event takes recruits because of a mission.
fn event_harms_by(event: EventKind, mission: MissionKind) -> RuleId {
    match (event, mission) {
        (EventKind::HeavyCasualties, _) => "LR-G2",
        (_, MissionKind::CommHub) => "LR-G23",
        (_, MissionKind::UnexpectedPatrol) => "LR-O.unexpected_patrol_is_veterans_enemy",
        _ => "LR-G73",
    }
}

/// The rule by which a mission left standing does no harm that it otherwise would do.
fn spares_by(r: &Rules, p: &Public, spot: Spot, mission: MissionKind) -> Option<RuleId> {
    let (card, veterans) = (r.mission_at(&p.row, spot), p.in_force(EventKind::WehrmachtVeterans));
    match mission {
        _ if p.row.tapped.has(spot) => None,
        _ if p.row.camouflaged.has(spot) => {
            let more = card.lose_glory > 0 || (veterans && card.veterans_extra > 0);
            Some(if more { "LR-G21" } else { "LR-5.40c" })
        }
        MissionKind::CommHub if veterans && !r.house.veterans_hit_harmless => {
            Some("LR-O.veterans_hits_harmless_enemies")
        }
        _ => None,
    }
}
