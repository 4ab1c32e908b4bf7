//! The features by which a Partisan's chances are judged. What each is worth is in `weights.rs`.

use staffetta_kernel::Seat;

use crate::partisans::Leg;
use crate::rules::Rules;
use crate::scoring::conquered;
use crate::state::Public;

/// Their names.
pub const FEATURES: [&str; 13] = [
    "points",
    "points, late",
    "outposts",
    "outposts, late",
    "furthest behind",
    "furthest behind, late",
    "outposts more than whoever is last",
    "has finished",
    "way to the goal",
    "captive",
    "turns lost as a deserter",
    "mission not tried yet",
    "turns until the own one",
];

/// So many outposts there are to conquer at most.
const OUTPOSTS: f32 = 8.0;

/// Tells the features of every Partisan who has not perished.
pub fn features(r: &Rules, p: &Public, tell: &mut impl FnMut(Option<Seat>, &[f32])) {
    let flag = |is: bool| f32::from(u8::from(is));
    let owned = |owner: Seat| f32::from(conquered(r, p, owner));
    let most = r.cast.owners().map(owned).fold(0.0, f32::max);
    let late = most / OUTPOSTS;
    let ring = p.ring.len().max(1);
    let place = |seat: Seat| p.ring.iter().position(|&other| other == seat).unwrap_or(0);
    for seat in r.cast.partisans().filter(|&seat| !p.has_perished(r, seat)) {
        let owner = p.owner_of(r, seat);
        let task = &p.tasks[owner.at()];
        let score = &p.scores[seat.at()];
        let points = f32::from(score.total(r)) / 10.0;
        let outposts = owned(owner);
        let others = r.cast.owners().filter(|&other| other != owner).map(owned).fold(f32::MAX, f32::min);
        let danger = r.chosen.last_perishes && task.is_playing();
        let behind = flag(danger && outposts < others);
        let way = match (task.leg, task.coloured.get(), p.at(owner)) {
            (Leg::ToColoured, Some(goal), Some(here)) => f32::from(r.map.distance(here, goal)),
            _ => 0.0,
        };
        let wait = (place(seat) + ring - place(p.active)) % ring;
        tell(
            Some(seat),
            &[
                points,
                points * late,
                outposts / OUTPOSTS,
                outposts / OUTPOSTS * late,
                behind,
                behind * late,
                if danger { (outposts - others).clamp(-4.0, 2.0) / 4.0 } else { 0.0 },
                flag(!task.is_playing()),
                way.min(12.0) / 10.0,
                flag(task.captive),
                f32::from(task.deserter_left) / 3.0,
                flag(task.mission.is_some() && task.attempts == 0),
                wait as f32 / ring as f32,
            ],
        );
    }
}
