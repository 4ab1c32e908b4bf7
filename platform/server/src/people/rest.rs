//! When a person rests: sleeping hours and days away, during which their clocks stand. Every change is kept with its time, so
//! that what a clock has counted stays counted, after a restart and at every node.

use serde::{Deserialize, Serialize};

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;
/// The most minutes of sleep in a day: ten hours.
pub(crate) const MAX_SLEEP: u16 = 600;
/// How long sleeping hours stay as they are, or somebody could sleep all day long: twenty hours.
const KEPT_FOR: u64 = 20 * 60 * MINUTE;
/// The most days away in a year.
pub(crate) const MAX_AWAY_DAYS: u64 = 30;
const YEAR: u64 = 365 * DAY;
/// How long what is past is kept: longer than any clock runs.
const REMEMBERED: u64 = 2 * YEAR;
/// More turns than any clock takes: a hundred days of two each, and every change.
const MAX_STEPS: usize = 10_000;

/// Sleeping hours from some moment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hours {
    /// From when they hold, in milliseconds since 1970.
    pub(crate) since: u64,
    /// When they begin: minutes after midnight, where the person lives.
    pub(crate) from: u16,
    /// How long: at most ten hours; 0 for none.
    pub(crate) minutes: u16,
    /// How far the clocks there are ahead of Greenwich's, in minutes.
    pub(crate) offset: i16,
}

/// A time away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Away {
    pub(crate) from: u64,
    pub(crate) until: u64,
}

/// When a person rests.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Rest {
    #[serde(default)]
    hours: Vec<Hours>,
    #[serde(default)]
    away: Vec<Away>,
}

/// Why somebody may not rest so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// No such hours.
    BadHours,
    /// They were changed only lately.
    ChangedLately,
    /// More days than there are in a year.
    TooManyDays,
}

impl Rest {
    /// As it is kept; what cannot be read is no rest.
    pub(crate) fn read(kept: Option<&str>) -> Self {
        kept.and_then(|kept| serde_json::from_str(kept).ok()).unwrap_or_default()
    }

    /// The sleeping hours that hold at this time.
    pub(crate) fn hours(&self, now: u64) -> Option<Hours> {
        self.hours.iter().rev().find(|hours| hours.since <= now).copied().filter(|hours| hours.minutes > 0)
    }

    /// Until when the person is away, if they are.
    pub(crate) fn away_until(&self, now: u64) -> Option<u64> {
        self.away.iter().filter(|away| away.from <= now && now < away.until).map(|away| away.until).max()
    }

    /// The days that are left to be away, of those in a year.
    pub(crate) fn days_left(&self, now: u64) -> u64 {
        let year = now.saturating_sub(YEAR);
        let used: u64 = self.away.iter().map(|away| away.until.saturating_sub(away.from.max(year))).sum();
        MAX_AWAY_DAYS.saturating_sub(used.div_ceil(DAY))
    }

    /// Sleeps at other hours from now on.
    pub(crate) fn sleep(&mut self, hours: Hours) -> Result<(), Refused> {
        let fits = hours.from < 24 * 60 && hours.minutes <= MAX_SLEEP && hours.offset.unsigned_abs() <= 14 * 60;
        if !fits {
            return Err(Refused::BadHours);
        }
        if self.hours.last().is_some_and(|last| hours.since < last.since + KEPT_FOR) {
            return Err(Refused::ChangedLately);
        }
        self.forget_past(hours.since);
        self.hours.push(hours);
        Ok(())
    }

    /// Is away for so many days from now on.
    pub(crate) fn go_away(&mut self, days: u64, now: u64) -> Result<(), Refused> {
        self.come_back(now);
        if days == 0 || days > self.days_left(now) {
            return Err(Refused::TooManyDays);
        }
        self.forget_past(now);
        self.away.push(Away { from: now, until: now + days * DAY });
        Ok(())
    }

    /// Is back.
    pub(crate) fn come_back(&mut self, now: u64) {
        self.away.iter_mut().for_each(|away| away.until = away.until.min(now.max(away.from)));
    }

    fn forget_past(&mut self, now: u64) {
        let past = now.saturating_sub(REMEMBERED);
        self.away.retain(|away| away.until > past);
        // The hours that held then still hold.
        let held = self.hours.iter().rposition(|hours| hours.since <= past).unwrap_or_default();
        self.hours.drain(..held);
    }

    /// How much of this time was rest.
    pub(crate) fn rested(&self, from: u64, until: u64) -> u64 {
        let (mut at, mut rested) = (from, 0);
        for _ in 0..MAX_STEPS {
            if at >= until {
                break;
            }
            match self.resting_until(at) {
                Some(end) => {
                    rested += end.min(until) - at;
                    at = end;
                }
                None => match self.next_change(at) {
                    Some(next) => at = next,
                    None => break,
                },
            }
        }
        rested
    }

    /// When so much time has passed since then in which the person did not rest.
    pub(crate) fn awake_for(&self, since: u64, mut time: u64) -> u64 {
        let mut at = since;
        for _ in 0..MAX_STEPS {
            if let Some(end) = self.resting_until(at) {
                at = end;
                continue;
            }
            match self.next_change(at).filter(|next| next - at < time) {
                Some(next) => (time, at) = (time - (next - at), next),
                None => break,
            }
        }
        at + time
    }

    /// The end of the rest in which this moment lies, later than the moment.
    fn resting_until(&self, at: u64) -> Option<u64> {
        let asleep = self.hours_at(at).and_then(|(hours, until)| {
            let end = last_begin(hours, at) + u64::from(hours.minutes) * MINUTE;
            (at < end).then(|| end.min(until))
        });
        asleep.max(self.away_until(at))
    }

    /// The next moment after this one at which a rest may begin.
    fn next_change(&self, at: u64) -> Option<u64> {
        let asleep = self.hours_at(at).map(|(hours, _)| last_begin(hours, at) + DAY);
        let changed = self.hours.iter().map(|hours| hours.since);
        let away = self.away.iter().map(|away| away.from);
        asleep.into_iter().chain(changed).chain(away).filter(|next| *next > at).min()
    }

    /// The hours that hold at this moment, and until when.
    fn hours_at(&self, at: u64) -> Option<(Hours, u64)> {
        let place = self.hours.iter().rposition(|hours| hours.since <= at)?;
        let until = self.hours.get(place + 1).map_or(u64::MAX, |next| next.since);
        Some((self.hours[place], until)).filter(|(hours, _)| hours.minutes > 0)
    }
}

/// When the sleep began that began last, before this moment or at it.
fn last_begin(hours: Hours, at: u64) -> u64 {
    let begin = (i64::from(hours.from) - i64::from(hours.offset)).rem_euclid(24 * 60) as u64 * MINUTE;
    at - (at + DAY - begin) % DAY
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 60 * MINUTE;
    /// A midnight in Greenwich.
    const MIDNIGHT: u64 = 20_000 * DAY;

    fn sleeping(from: u16, minutes: u16, offset: i16) -> Rest {
        let mut rest = Rest::default();
        rest.sleep(Hours { since: MIDNIGHT - 10 * DAY, from, minutes, offset }).expect("such hours");
        rest
    }

    #[test]
    fn a_clock_stands_through_the_night_wherever_that_is() {
        // From 22 to 8 in Ljubljana in summer: from 20 to 6 in Greenwich.
        let rest = sleeping(22 * 60, 600, 120);
        assert_eq!(rest.rested(MIDNIGHT, MIDNIGHT + DAY), 10 * HOUR);
        assert_eq!(rest.rested(MIDNIGHT + 6 * HOUR, MIDNIGHT + 20 * HOUR), 0);
        assert_eq!(rest.rested(MIDNIGHT + 19 * HOUR, MIDNIGHT + 21 * HOUR), HOUR);
        assert_eq!(rest.awake_for(MIDNIGHT + 7 * HOUR, 2 * HOUR), MIDNIGHT + 9 * HOUR);
        assert_eq!(rest.awake_for(MIDNIGHT + 19 * HOUR, 2 * HOUR), MIDNIGHT + 31 * HOUR);
        assert_eq!(rest.awake_for(MIDNIGHT, HOUR), MIDNIGHT + 7 * HOUR);
        assert_eq!(rest.awake_for(MIDNIGHT, 28 * HOUR), MIDNIGHT + 2 * DAY - 4 * HOUR);
        // West of Greenwich the night comes later.
        assert_eq!(sleeping(22 * 60, 60, -300).resting_until(MIDNIGHT + 3 * HOUR + 1), Some(MIDNIGHT + 4 * HOUR));
    }

    #[test]
    fn what_was_counted_stays_counted_when_the_hours_change() {
        let mut rest = sleeping(0, 600, 0);
        let before = rest.rested(MIDNIGHT, MIDNIGHT + DAY);
        rest.sleep(Hours { since: MIDNIGHT + DAY, from: 720, minutes: 60, offset: 0 }).expect("a day later");
        assert_eq!(rest.rested(MIDNIGHT, MIDNIGHT + DAY), before);
        assert_eq!(rest.rested(MIDNIGHT + DAY, MIDNIGHT + 2 * DAY), HOUR);
        let again = Hours { since: MIDNIGHT + DAY + HOUR, from: 0, minutes: 600, offset: 0 };
        assert_eq!(rest.sleep(again), Err(Refused::ChangedLately));
        let kept = serde_json::to_string(&rest).expect("JSON");
        assert_eq!(Rest::read(Some(&kept)), rest);
        assert_eq!(Rest::read(Some("nonsense")), Rest::default());
    }

    #[test]
    fn days_away_are_counted_by_the_year_and_end_when_somebody_is_back() {
        let mut rest = Rest::default();
        rest.go_away(20, MIDNIGHT).expect("so many are left");
        assert_eq!((rest.days_left(MIDNIGHT), rest.away_until(MIDNIGHT)), (10, Some(MIDNIGHT + 20 * DAY)));
        assert_eq!(rest.awake_for(MIDNIGHT - HOUR, 2 * HOUR), MIDNIGHT + 20 * DAY + HOUR);
        rest.come_back(MIDNIGHT + 5 * DAY);
        assert_eq!((rest.days_left(MIDNIGHT + 6 * DAY), rest.away_until(MIDNIGHT + 6 * DAY)), (25, None));
        assert_eq!(rest.go_away(26, MIDNIGHT + 6 * DAY), Err(Refused::TooManyDays));
        assert_eq!(rest.days_left(MIDNIGHT + 400 * DAY), 30);
    }

    #[test]
    fn nobody_sleeps_longer_than_ten_hours() {
        let hours = |from, minutes, offset| Hours { since: MIDNIGHT, from, minutes, offset };
        for wrong in [hours(0, 601, 0), hours(1440, 60, 0), hours(0, 60, 900)] {
            assert_eq!(Rest::default().sleep(wrong), Err(Refused::BadHours));
        }
        let asleep = sleeping(0, 600, 0).rested(MIDNIGHT, MIDNIGHT + 100 * DAY);
        assert_eq!(asleep, 1000 * HOUR);
    }
}
