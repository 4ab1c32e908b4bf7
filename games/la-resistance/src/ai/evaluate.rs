//! The features by which a band's chances are judged. What each is worth is in `weights.rs`.

use staffetta_kernel::Seat;

use super::value;
use crate::cards::Spot;
use crate::rules::Rules;
use crate::state::Public;

/// Their names.
pub const FEATURES: [&str; 11] = [
    "glory",
    "glory, squared",
    "glory near the target",
    "recruits",
    "one recruit left",
    "two recruits left",
    "cards",
    "last to act",
    "last to act, near the target",
    "last to act, few recruits",
    "next to act, before harm in the row",
];

/// Glory from here on, of the twelve that it usually takes, is near the target.
const NEAR: f32 = 0.6;

/// Tells the features of every living band.
pub fn features(r: &Rules, p: &Public, tell: &mut impl FnMut(Option<Seat>, &[f32])) {
    let seats = p.seats();
    let target = f32::from(r.house.target_glory);
    let stands = |&&spot: &&Spot| p.row.stands(spot);
    let harm: f32 = Spot::ALL.iter().filter(stands).map(|&spot| value::harm(r.mission_at(&p.row, spot))).sum();
    for seat in p.living.iter() {
        let band = &p.bands[seat];
        let last = f32::from((seat.0 + seats - p.active.0) % seats) / f32::from(seats - 1);
        let glory = f32::from(band.glory) / target;
        let near = (glory - NEAR).max(0.0) / (1.0 - NEAR);
        let few = match band.recruits {
            1 => 1.0,
            2 => 0.5,
            _ => 0.0,
        };
        let flag = |is: bool| f32::from(u8::from(is));
        tell(
            Some(seat),
            &[
                glory,
                glory * glory,
                near,
                value::recruits(band.recruits) / 10.0,
                flag(band.recruits == 1),
                flag(band.recruits == 2),
                f32::from(band.cards()),
                last,
                last * near,
                last * few,
                flag(seat == p.active) * harm / 5.0,
            ],
        );
    }
}
