//! What happened, for the log and the screen.

use staffetta_kernel::{Arg, RuleId, Seat, Seats, Target, Told, Veiled, Viewer};

use crate::cards::{HqCard, Question, TraitorCard, Year};
use crate::dice::{Combo, Hand};
use crate::place::Place;
use crate::stars::{Star, Stars};

/// Something that happened at the table; where several rules can bring it about, with the one that did.
#[derive(Clone, Debug)]
pub enum Event {
    Starts(Seat),
    Addressed(Vec<Seat>),
    MissionsShuffled(usize, RuleId),
    RoundBegins(u16, RuleId),
    FigurePlaced(Seat, Place),
    PartnerNamed(Seat, Seat),
    WhitePlaced(Option<Seat>, Place),
    Ordered(Seat, HqCard, Place, RuleId),
    OrderUnder(Seat, HqCard, Place),
    YearBegins(Seat, Year),
    Moved(Seat, u8, Place, Place, RuleId),
    Stays(Seat, u8),
    Waits(Seat, Place, RuleId),
    TargetLocked(Seat, Place, RuleId),
    Rolled(Seat, Hand, Combo, RuleId),
    RolledForAxis(Seat, Hand, Combo, RuleId),
    StarSpent(Seat, Star),
    Taken(Seat, Place, RuleId),
    Repelled(Seat, Place, RuleId),
    Medal(Seat, Year),
    NoMedal(Seat, Year, RuleId),
    StarsDrawn(Seat, Stars),
    Asked(Seat, Question, RuleId),
    Answered(Seat, String),
    WrongAnswer(Seat, RuleId),
    Appealed(Seat, Seat),
    AppealDecided(Seat, bool),
    Learned(Seat, Question, u8),
    NotLearned(Seat, Question),
    MissionDrawn(Seat, Arg, RuleId),
    MissionFailed(Seat, Arg, u8, RuleId),
    MissionDone(Seat, Arg, u8, RuleId),
    Deserted(Seat, u8),
    DesertionOver(Seat, RuleId),
    DeserterCaught(Seat, Seat, u8, u8),
    Captured(Seat),
    RescueFailed(Seat, Seat),
    Rescued(Seat, Seat, u8, RuleId),
    EscapeFailed(Seat),
    Escaped(Seat),
    HuntBegins(Seat, u8, Veiled<TraitorCard>, RuleId),
    TurnedUp(Seat, Seat, TraitorCard),
    TraitorFound(Seat, u8),
    HuntFailed(Seat),
    Met(Seat, Seat),
    Offered(Seat, Seat, Stars, Stars),
    Swapped(Seat, Seat),
    NotSwapped(Seat, Seat),
    PartnerAgreed(Seat, Seat),
    PartnerRefused(Seat, Seat),
    PartnerChanged(Seat, Seat),
    Finished(Seat, u8, RuleId),
    Perished(Seat, RuleId),
    Total(Seat, u16, RuleId),
    Titles(Vec<Seat>, Vec<Seat>),
    Left(Seat, RuleId),
}

fn year(year: Year) -> Arg {
    Arg::Plain(year.word().to_owned())
}

fn told(what: &'static str, rule: &'static str, seat: Seat) -> Told {
    Told::new(what, rule).with("seat", seat)
}

impl staffetta_kernel::Event for Event {
    fn told(&self, viewer: Viewer) -> Told {
        match self {
            Self::Starts(seat) => told("starts", "JP-1.2", *seat),
            Self::Addressed(commanders) => Told::new("addressed", "JP-15.10").with("commanders", commanders.clone()),
            Self::FigurePlaced(seat, place) => told("figure-placed", "JP-1.4", *seat).with("place", place.named()),
            Self::PartnerNamed(seat, other) => told("partner-named", "JP-1.4", *seat).with("other", *other),
            Self::WhitePlaced(Some(seat), place) => told("white-placed", "JP-1.5", *seat).with("place", place.named()),
            Self::WhitePlaced(None, place) => Told::new("white-fell", "JP-8.2").with("place", place.named()),
            Self::MissionsShuffled(cards, rule) => Told::new("missions-shuffled", rule).with("cards", *cards as i64),
            Self::RoundBegins(round, rule) => Told::new("round-begins", rule).with("round", i32::from(*round)),
            Self::Ordered(seat, card, place, rule) => ordered(("ordered", *rule), *seat, *card, *place),
            Self::OrderUnder(seat, card, place) => ordered(("order-under", "JP-1.8"), *seat, *card, *place),
            Self::YearBegins(seat, y) => told("year-begins", "JP-8.1", *seat).with("year", year(*y)),
            Self::Moved(seat, die, from, to, rule) => {
                told("moved", rule, *seat).with("die", *die).with("from", from.named()).with("place", to.named())
            }
            Self::Stays(seat, die) => told("stays", "JP-3.6", *seat).with("die", *die),
            Self::Waits(seat, place, rule) => told("waits", rule, *seat).with("place", place.named()),
            Self::TargetLocked(seat, place, rule) => told("target-locked", rule, *seat).with("place", place.named()),
            Self::Rolled(seat, hand, combo, rule) => rolled(("rolled", *rule), *seat, *hand, *combo),
            Self::RolledForAxis(seat, hand, combo, rule) => rolled(("rolled-for-axis", *rule), *seat, *hand, *combo),
            Self::StarSpent(seat, star) => told("star-spent", "JP-12.2", *seat).with("star", star.named()),
            Self::Taken(seat, place, rule) => told("taken", rule, *seat).with("place", place.named()),
            Self::Repelled(seat, place, rule) => told("repelled", rule, *seat).with("place", place.named()),
            Self::Medal(seat, y) => told("medal", "JP-5.4", *seat).with("year", year(*y)),
            Self::NoMedal(seat, y, rule) => told("no-medal", rule, *seat).with("year", year(*y)),
            Self::StarsDrawn(seat, stars) => told("stars-drawn", "JP-12.1", *seat).with("stars", stars.named()),
            _ => self.told_of_modes(viewer),
        }
    }
}

fn ordered((what, rule): (&'static str, RuleId), seat: Seat, card: HqCard, place: Place) -> Told {
    let year = year(card.year());
    told(what, rule, seat).with("card", card.name()).with("year", year).with("place", place.named())
}

fn rolled((what, rule): (&'static str, RuleId), seat: Seat, hand: Hand, combo: Combo) -> Told {
    told(what, rule, seat).with("dice", hand.spelled()).with("combo", combo.named())
}

impl Event {
    fn told_of_modes(&self, viewer: Viewer) -> Told {
        match self {
            Self::Asked(seat, card, rule) => told("asked", rule, *seat).with("card", card.name()),
            Self::Answered(seat, text) => told("answered", "JP-6.9", *seat).with("text", Arg::Plain(text.clone())),
            Self::WrongAnswer(seat, rule) => told("wrong-answer", rule, *seat),
            Self::Appealed(seat, reader) => told("appealed", "JP-6.9", *seat).with("reader", *reader),
            Self::AppealDecided(seat, true) => told("appeal-accepted", "JP-6.9", *seat),
            Self::AppealDecided(seat, false) => told("appeal-rejected", "JP-6.9", *seat),
            Self::Learned(seat, card, points) => {
                told("learned", "JP-6.6", *seat).with("card", card.name()).with("points", *points)
            }
            Self::NotLearned(seat, card) => told("not-learned", "JP-6.6", *seat).with("card", card.name()),
            Self::MissionDrawn(seat, name, rule) => told("mission-drawn", rule, *seat).with("mission", name.clone()),
            Self::MissionFailed(seat, name, attempt, rule) => {
                told("mission-failed", rule, *seat).with("mission", name.clone()).with("attempt", *attempt)
            }
            Self::MissionDone(seat, name, points, rule) => {
                told("mission-done", rule, *seat).with("mission", name.clone()).with("points", *points)
            }
            Self::Deserted(seat, turns) => told("deserted", "JP-9.1", *seat).with("turns", *turns),
            Self::DesertionOver(seat, rule) => told("desertion-over", rule, *seat),
            Self::DeserterCaught(seat, other, school, medals) => told("deserter-caught", "JP-9.4", *seat)
                .with("other", *other)
                .with("school", *school)
                .with("medals", *medals),
            Self::Captured(seat) => told("captured", "JP-10.1", *seat),
            Self::RescueFailed(seat, other) => told("rescue-failed", "JP-10.2", *seat).with("other", *other),
            Self::Rescued(seat, other, points, rule) => {
                told("rescued", rule, *seat).with("other", *other).with("points", *points)
            }
            Self::EscapeFailed(seat) => told("escape-failed", "JP-10.4", *seat),
            Self::Escaped(seat) => told("escaped", "JP-10.6", *seat),
            Self::HuntBegins(seat, cards, traitor, rule) => {
                let traitor = traitor.for_viewer(viewer).map(|card| card.0 + 1);
                told("hunt-begins", rule, *seat).with("cards", *cards).with("traitor", traitor)
            }
            Self::TurnedUp(searcher, seat, card) => {
                told("turned-up", "JP-11.4", *seat).with("searcher", *searcher).with("card", card.0 + 1)
            }
            Self::TraitorFound(seat, points) => told("traitor-found", "JP-11.6", *seat).with("points", *points),
            Self::HuntFailed(seat) => told("hunt-failed", "JP-11.5", *seat),
            _ => self.told_of_others(),
        }
    }

    fn told_of_others(&self) -> Told {
        match self {
            Self::Met(seat, other) => told("met", "JP-12.10", *seat).with("other", *other),
            Self::Offered(seat, other, give, take) => told("offered", "JP-12.9", *seat)
                .with("other", *other)
                .with("give", give.named())
                .with("take", take.named()),
            Self::Swapped(seat, other) => told("swapped", "JP-12.9", *seat).with("other", *other),
            Self::NotSwapped(seat, other) => told("not-swapped", "JP-12.9", *seat).with("other", *other),
            Self::PartnerAgreed(seat, other) => told("partner-agreed", "JP-13.1", *seat).with("other", *other),
            Self::PartnerRefused(seat, other) => told("partner-refused", "JP-13.1", *seat).with("other", *other),
            Self::PartnerChanged(seat, other) => told("partner-changed", "JP-13.1", *seat).with("other", *other),
            Self::Finished(seat, points, rule) => told("finished", rule, *seat).with("points", *points),
            Self::Perished(seat, rule) => told("perished", rule, *seat),
            Self::Total(seat, points, rule) => told("total", rule, *seat).with("points", i32::from(*points)),
            Self::Titles(commanders, heroes) if heroes.is_empty() => {
                Told::new("commander", "JP-15.6").with("commanders", commanders.clone())
            }
            Self::Titles(commanders, heroes) => {
                Told::new("titles", "JP-15.7").with("commanders", commanders.clone()).with("heroes", heroes.clone())
            }
            Self::Left(seat, rule) => told("left", rule, *seat),
            _ => Told::new("nothing", "JP-2.1"),
        }
    }
}

/// The seats of a set, for a sentence.
pub fn listed(seats: Seats) -> Vec<Seat> {
    seats.iter().collect()
}
