//! Of what happens at the table people are told who are not looking: written together with what happened.

use staffetta_kernel::Seat;
use staffetta_store::{NewNotification, Notification, NotificationKind, SeatRow, Write};

use super::Room;

/// A write, and of what people are to be told with it.
pub(super) fn notifying(write: Write, notifications: Vec<NewNotification>) -> Write {
    if notifications.is_empty() {
        return write;
    }
    Write::Notifying { write: Box::new(write), notifications }
}

/// What happened at a table, and by whom where that is a person.
#[derive(Clone, Copy)]
pub(super) struct Happening<'a> {
    pub(super) table: &'a str,
    pub(super) kind: NotificationKind,
    /// What tells it from another of its kind at the table.
    pub(super) mark: u32,
    pub(super) at: u64,
    pub(super) from: Option<&'a str>,
}

impl Happening<'_> {
    /// The people of these seats are told, each once; not whoever brought it about.
    pub(super) fn told_to(&self, rows: &[SeatRow], seats: impl IntoIterator<Item = Seat>) -> Vec<NewNotification> {
        let mut told: Vec<NewNotification> = Vec::new();
        let people = seats.into_iter().filter_map(|seat| holder(rows, seat));
        for person in people.filter(|person| self.from != Some(person)) {
            if told.iter().any(|other| other.notification.person == person) {
                continue;
            }
            let notification = Notification {
                person: person.to_owned(),
                table: self.table.to_owned(),
                kind: self.kind,
                mark: self.mark,
                at: self.at,
            };
            told.push(NewNotification { notification, from: self.from.map(str::to_owned) });
        }
        told
    }
}

/// The id of the person who holds a seat, if one is known.
pub(super) fn holder(rows: &[SeatRow], seat: Seat) -> Option<&str> {
    let row = rows.get(seat.at()).filter(|row| row.token.is_some())?;
    row.person.as_deref()
}

/// All seats of a table.
pub(super) fn all_seats(rows: &[SeatRow]) -> impl Iterator<Item = Seat> + use<> {
    (0..rows.len()).map(|at| Seat(at as u8))
}

impl Room {
    /// Everybody at the table is told.
    pub(super) fn told_to_all(&self, kind: NotificationKind) -> Vec<NewNotification> {
        let happening = Happening { table: &self.id, kind, mark: 0, at: self.now(), from: None };
        happening.told_to(&self.seats, all_seats(&self.seats))
    }

    /// Whoever looks after the table is told that this seat was taken.
    pub(super) fn told_of_seat(&self, seat: u8, from: Option<&str>) -> Vec<NewNotification> {
        let (kind, mark, at) = (NotificationKind::Seat, seat.into(), self.now());
        let happening = Happening { table: &self.id, kind, mark, at, from };
        happening.told_to(&self.seats, self.terms.owner.map(Seat))
    }

    /// Those whom a line of the talk names are told.
    pub(super) fn told_of_talk(&self, text: &str, line: u32, from: Option<&str>) -> Vec<NewNotification> {
        let is_named = |seat: &Seat| {
            let name = self.seats.get(seat.at()).and_then(|row| row.name.as_deref());
            name.is_some_and(|name| names(text, name))
        };
        let happening = Happening { table: &self.id, kind: NotificationKind::Talk, mark: line, at: self.now(), from };
        happening.told_to(&self.seats, all_seats(&self.seats).filter(is_named))
    }
}

/// Does the text name somebody: the whole name, as words of their own?
fn names(text: &str, name: &str) -> bool {
    let (text, name) = (text.to_lowercase(), name.trim().to_lowercase());
    if name.is_empty() {
        return false;
    }
    let mut rest = text.as_str();
    let mut before = None;
    while let Some(at) = rest.find(&name) {
        let behind = &rest[at + name.len()..];
        let letter_before = rest[..at].chars().next_back().or(before);
        let alone = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
        if alone(letter_before) && alone(behind.chars().next()) {
            return true;
        }
        before = name.chars().next_back();
        rest = behind;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_store::{SeatKind, TokenHash};

    #[test]
    fn a_name_is_named_as_words_of_its_own() {
        for text in ["Ada?", "and you, ada", "@Ada: go", "Adana, Ada", "ADA"] {
            assert!(names(text, "Ada"), "{text}");
        }
        for text in ["Adana", "Granada", "AdaAda", "", "a da"] {
            assert!(!names(text, "Ada"), "{text}");
        }
        assert!(names("well done Élise M.!", "élise m."));
        assert!(!names("anything", "  "));
    }

    #[test]
    fn each_person_is_told_once_and_not_of_what_they_did() {
        let row = |person: Option<&str>, held: bool| SeatRow {
            kind: SeatKind::Person,
            name: None,
            bot: None,
            token: held.then_some(TokenHash([1; 32])),
            invitation: None,
            contribution: None,
            person: person.map(str::to_owned),
        };
        let rows = [
            row(Some("ada"), true),
            row(Some("ada"), true),
            row(None, true),
            row(Some("bo"), true),
            row(Some("eve"), false),
        ];
        let kind = NotificationKind::Over;
        let told = |from| {
            let told = Happening { table: "a", kind, mark: 0, at: 5, from }.told_to(&rows, all_seats(&rows));
            told.into_iter().map(|each| each.notification.person).collect::<Vec<_>>()
        };
        assert_eq!(told(None), ["ada", "bo"]);
        assert_eq!(told(Some("ada")), ["bo"]);
    }
}
