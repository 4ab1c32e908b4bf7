//! How long a bot takes for a whole turn: all its answers in one turn of the game.

/// The processor time of one seat's turns.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct TurnTimes {
    /// Turns in which the seat was asked.
    pub(crate) turns: u64,
    /// All of them together, in seconds.
    pub(crate) total: f64,
    /// The longest.
    pub(crate) longest: f64,
    /// The turn that goes on, and how long it has taken so far.
    current: Option<(u32, f64)>,
}

impl TurnTimes {
    /// An answer in this turn took so long.
    pub(crate) fn add(&mut self, turn: u32, seconds: f64) {
        let so_far = match self.current {
            Some((current, so_far)) if current == turn => so_far,
            _ => {
                self.turns += 1;
                0.0
            }
        };
        self.current = Some((turn, so_far + seconds));
        self.total += seconds;
        self.longest = self.longest.max(so_far + seconds);
    }

    /// Both, as if one had come after the other.
    #[must_use]
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            turns: self.turns + other.turns,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
            current: None,
        }
    }

    /// How long a turn takes on average.
    pub(crate) fn mean(&self) -> f64 {
        self.total / self.turns.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_one_turn_are_added_up() {
        let mut times = TurnTimes::default();
        [(1, 1.0), (1, 2.0), (2, 0.5), (4, 0.5)].into_iter().for_each(|(turn, seconds)| times.add(turn, seconds));
        assert_eq!((times.turns, times.total, times.longest), (3, 4.0, 3.0));
        // Another game begins at turn 4 as well, which is another turn.
        let mut again = TurnTimes::default();
        again.add(4, 8.0);
        let both = times.and(again);
        assert_eq!((both.turns, both.longest, both.mean()), (4, 8.0, 3.0));
    }
}
