//! Can some dice bring a black slot to its value, with an overshoot below the smallest of them (LR-5.33)?
//!
//! An overshoot of `o` is allowed for dice above `o` only. One die may do. Where several are needed, each is smaller
//! than what is lacking, so that small sums ask about few dice and their answers fit into a table.

use crate::dice::Counts;

/// So many values from this one on, as a set of bits.
#[inline]
pub const fn span(from: u8, count: u8) -> u8 {
    if from > 6 { 0 } else { (((1u32 << count) - 1) << from) as u8 }
}

/// Can some of the dice, which have these values, make up what a slot lacks, with an overshoot below `room` and below
/// the smallest of them?
#[inline(always)]
pub fn reaches(dice: Counts, values: u8, lacks: u8, room: u8) -> bool {
    let one = values & span(lacks, room) != 0;
    let Some(row) = SEVERAL.get(usize::from(lacks)) else { return one || several_reach(dice, lacks, room) };
    one | (row[dice.low()] & ((1 << room) - 1) != 0)
}

/// By what is lacking and the small dice (see [`Counts::low`]): the overshoots that several dice can reach,
/// as a set of bits.
static SEVERAL: [[u8; 1024]; 6] = {
    let mut table = [[0; 1024]; 6];
    let mut low = 0;
    while low < 1024 {
        // The 2s, 3s and 4s in pairs of bits above the 1s.
        let counts = [0, low & 15, low >> 8, low >> 6 & 3, low >> 4 & 3];
        let mut lacks = 2;
        while lacks < table.len() {
            let mut sums = 1u64;
            let mut value = 4;
            while value >= 1 {
                let mut count = if value < lacks { counts[value] } else { 0 };
                while count > 0 {
                    sums |= sums << value;
                    count -= 1;
                }
                if sums >> (lacks + value - 1) & 1 == 1 {
                    table[lacks][low] |= 1 << (value - 1);
                }
                value -= 1;
            }
            lacks += 1;
        }
        low += 1;
    }
    table
};

/// The same for any sum, by trying.
#[cold]
fn several_reach(dice: Counts, lacks: u8, room: u8) -> bool {
    let mut sums = 1u64;
    let mut value = 6;
    while value >= 1 {
        let mut count = dice.count(value);
        while count > 0 {
            sums |= sums << value;
            count -= 1;
        }
        if value <= room && sums >> (lacks + value - 1) & 1 == 1 {
            return true;
        }
        value -= 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_says_what_trying_says() {
        let mut rng = staffetta_kernel::FastRng::new(6);
        for _ in 0..40_000 {
            let mut rolled = rng.next_u64();
            let mut dice = Counts::NONE;
            for _ in 0..rolled % 11 {
                rolled /= 7;
                dice = dice.with((rolled % 6) as u8 + 1);
            }
            for lacks in 1..=9 {
                for room in 0..=6 {
                    let tried = several_reach(dice, lacks, room);
                    assert_eq!(
                        reaches(dice, dice.values(), lacks, room),
                        tried,
                        "{dice:?} to {lacks} with room {room}"
                    );
                }
            }
        }
    }
}
