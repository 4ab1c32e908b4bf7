//! What all people at the table agree to: going back further than a seat may by itself, or ending the game as it stands. What
//! a seat agrees to is kept like its standing orders, so it outlives a restart and is the same at every node; whatever happens
//! at the table ends it.

use serde::{Deserialize, Serialize};
use staffetta_kernel::record::{Entry, EntryKind};
use staffetta_kernel::{Seat, Seats, table};
use staffetta_store::{NewNotification, NotificationKind, SeatRow, Status};

use super::moves::{Accepted, running};
use super::notifying::{Happening, holder};
use super::{InPlay, RequestError, Room};
use crate::protocol::{Proposal, Rejection, TakenAs};

/// What a seat agrees to: that the table goes back to before an entry, or that the game ends and is scored as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Consent {
    /// The first entry that is taken back; nothing if the game ends.
    to: Option<u32>,
    /// How many entries there were. With one more it is void.
    entries: usize,
}

impl Room {
    /// A seat proposes to go back to before this entry (its own last one, if it names none), or agrees to it. When all
    /// people have, it is done.
    pub(super) async fn take_back(
        &mut self,
        seat: Seat,
        to: Option<u32>,
        token: &str,
    ) -> Result<Accepted, RequestError> {
        let play = running(&mut self.play, self.status)?;
        let named = to.or_else(|| last_of(play.table.entries(), seat));
        let Some(to) = named.filter(|&to| to > 0 && (to as usize) < play.table.entries().len()) else {
            return Err(table::Rejection::NothingToWithdraw.into());
        };
        self.agree(seat, Some(to), token).await
    }

    /// A seat proposes to end the game and to score it as it stands, or agrees to it. When all people have, it is done.
    pub(super) async fn agree_to_end(&mut self, seat: Seat, token: &str) -> Result<Accepted, RequestError> {
        let play = running(&mut self.play, self.status)?;
        if play.table.outcome_now().is_none() {
            return Err(Rejection::new("no-score", "this game cannot be scored before its end").into());
        }
        self.agree(seat, None, token).await
    }

    /// Could the people end the game now?
    pub(super) fn is_scorable(&self) -> bool {
        let play = self.play.as_ref().filter(|_| self.status == Status::Running);
        play.is_some_and(|play| play.table.outcome_now().is_some())
    }

    async fn agree(&mut self, seat: Seat, to: Option<u32>, token: &str) -> Result<Accepted, RequestError> {
        let (at, people) = (self.now(), self.people());
        let play = running(&mut self.play, self.status)?;
        if !people.has(seat) {
            return Err(Rejection::new("covered", "a bot plays for this seat: take it over again first").into());
        }
        let consent = Consent { to, entries: play.table.entries().len() };
        // Another proposal stands for the older one.
        play.consents.iter_mut().filter(|other| **other != Some(consent)).for_each(|other| *other = None);
        play.consents[seat.at()] = Some(consent);
        play.remember_done(seat, token, None);
        if people.iter().any(|person| play.consents[person.at()].is_none()) {
            self.persist(None).await?;
            return Ok(Accepted::all());
        }
        let entry = match to {
            Some(to) => play.table.take_back(to, at)?,
            None => play.table.end(at)?,
        };
        self.persist(None).await?;
        Ok(Accepted { taken: Some(TakenAs::Entry), entry: Some(entry), ..Accepted::all() })
    }

    /// A seat does not want it: the proposal is gone for all.
    pub(super) async fn decline(&mut self, seat: Seat, token: &str) -> Result<Accepted, RequestError> {
        let play = running(&mut self.play, self.status)?;
        if play.proposal(Seats::NONE).is_none() {
            return Err(Rejection::new("no-proposal", "nobody asks for anything").into());
        }
        play.consents = Default::default();
        play.remember_done(seat, token, None);
        self.persist(None).await?;
        Ok(Accepted::all())
    }
}

/// The seat's last choice that stands.
fn last_of(entries: &[Entry], seat: Seat) -> Option<u32> {
    let mut standing: Vec<(u32, Seat)> = Vec::new();
    for entry in entries {
        match entry.deed {
            EntryKind::Picks(_) => standing.push((entry.number, entry.seat)),
            EntryKind::Withdraw => {
                if let Some(at) = standing.iter().rposition(|(_, of)| *of == entry.seat) {
                    standing.remove(at);
                }
            }
            EntryKind::TakeBack(to) => standing.retain(|(number, _)| *number < to),
            _ => {}
        }
    }
    standing.iter().rev().find(|(_, of)| *of == seat).map(|(number, _)| *number)
}

impl InPlay {
    /// What the seat agrees to, unless something has happened since.
    pub(super) fn consent(&self, seat: Seat) -> Option<Consent> {
        self.consents.get(seat.at()).copied().flatten().filter(|consent| consent.entries == self.table.entries().len())
    }

    /// What is proposed, and who of these people has agreed.
    pub(super) fn proposal(&self, people: Seats) -> Option<Proposal> {
        let agreed: Seats = (0..self.table.seats()).map(Seat).filter(|&seat| self.consent(seat).is_some()).collect();
        let to = agreed.iter().find_map(|seat| self.consent(seat))?.to;
        let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
        let missing = people.iter().filter(|&seat| !agreed.has(seat)).collect();
        Some(Proposal { to, agreed: list(agreed), missing: list(missing) })
    }

    /// Those of these people who have not agreed to what is proposed are told so.
    pub(super) fn told_of_proposal(
        &self,
        table: &str,
        rows: &[SeatRow],
        people: Seats,
        at: u64,
    ) -> Vec<NewNotification> {
        let Some(proposal) = self.proposal(people) else { return Vec::new() };
        let from = proposal.agreed.iter().find_map(|&seat| holder(rows, Seat(seat)));
        let (kind, mark) = (NotificationKind::Consent, self.table.entries().len() as u32);
        Happening { table, kind, mark, at, from }.told_to(rows, proposal.missing.into_iter().map(Seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::record::By;

    fn entry(number: u32, seat: u8, deed: EntryKind) -> Entry {
        let digest = String::new();
        Entry { number, seat: Seat(seat), by: By::Seat, deed, text: None, at: 0, fell: Vec::new(), digest }
    }

    #[test]
    fn the_last_choice_of_a_seat_is_one_that_stands() {
        let picks = || EntryKind::Picks(Vec::new());
        let mut entries = vec![entry(0, 0, EntryKind::SetUp), entry(1, 0, picks()), entry(2, 1, picks())];
        assert_eq!(
            (last_of(&entries, Seat(0)), last_of(&entries, Seat(1)), last_of(&entries, Seat(2))),
            (Some(1), Some(2), None)
        );
        entries.push(entry(3, 1, EntryKind::Withdraw));
        assert_eq!(last_of(&entries, Seat(1)), None);
        entries.extend([entry(4, 1, picks()), entry(5, 0, EntryKind::TakeBack(1))]);
        assert_eq!((last_of(&entries, Seat(0)), last_of(&entries, Seat(1))), (None, None));
    }
}
