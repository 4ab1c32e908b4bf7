//! What happened, as the log tells it.

use staffetta_kernel::{Arg, RuleId, Seat, Target, Told, Veiled, Viewer};

use crate::cards::{Board, Card, Cards, Effect, Mission, Sphere};
use crate::end_of_game::FinalScore;
use crate::map::Locality;
use crate::pieces::{Piece, Unit};
use crate::roads::Path;
use crate::state::{Played, Token};
use crate::steps::counting::Tally;

/// Something that happened at the table.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Event {
    FirstPlayer { seat: Seat },
    BoardTaken { seat: Seat, board: Board },
    Dealt { missions: u8 },
    Drew { seat: Seat, count: u8, cards: Veiled<Cards> },
    NoCards,
    Reshuffled { cards: u8 },
    MissionRevealed { round: u8, mission: Mission, at: Locality, sphere: Sphere, target: u8, high: u8 },
    Pledged { seat: Seat, points: u8 },
    CountedOut { seat: Seat },
    NeedsHelp { seat: Seat },
    IsReady { seat: Seat },
    Moved { seat: Seat, piece: Piece, from: Locality, path: Path, to: Locality, cost: u8, radici: bool },
    EndedManoeuvres { seat: Seat },
    AutomatonDrew { automaton: u8, green: u8, score: u8 },
    Committed { seat: Seat, cards: u8 },
    Laid { seat: Seat, cards: u8 },
    Passed { seat: Seat, cards: u8 },
    Revealed { seat: Seat, cards: Played },
    Activated { seat: Seat, card: Card, piece: Option<Piece>, effect: Effect },
    EndedActivation { seat: Seat },
    PointsAdded { seat: Seat, points: u8 },
    SupportGained { seat: Seat, support: u8 },
    SupportLost { seat: Seat, support: u8, rule: RuleId },
    PiecePlaced { seat: Seat, unit: Unit, at: Locality },
    NoPiece { seat: Seat, unit: Unit },
    Raided { seat: Seat, victim: Seat, sphere: Sphere, card: Card },
    Robbed { seat: Seat, victim: Seat, card: Veiled<Card> },
    Counted { seat: Seat, tally: Tally },
    ObjectivesRemoved { removed: u8, left: u8 },
    CardPlaced { seat: Seat, sphere: Sphere, card: Veiled<Card> },
    Recovered { seat: Seat },
    Succeeded { mission: Mission, military: bool, sum: u8, target: u8 },
    Failed { mission: Mission, military: bool, sum: u8, target: u8 },
    CardLost { seat: Seat, sphere: Sphere, card: Card },
    PieceLost { seat: Seat, piece: Piece, from: Locality },
    LeaderLost { seat: Seat },
    MissionTaken { seat: Seat, mission: Mission },
    HealthFell { health: u8 },
    TokenPassed { seat: Seat, token: Token },
    Discarded { seat: Seat, cards: Cards },
    PhaseChanged,
    SumCounted { seat: Seat, hand: u8, pieces: u8, sum: u8 },
    LeaderPutAside { seat: Seat },
    Reinforced { seat: Seat, unit: Unit, at: Locality },
    Scored { seat: Seat, points: FinalScore },
    RepublicSurvives,
    RepublicDefeated,
    Left { seat: Seat },
}

/// A card by its number and as its name: the screen needs one, the sentence the other.
pub fn card_arg(card: Card) -> Arg {
    Arg::Word(format!("card-{}", card.name()))
}

/// Something by the key of its name, such as `piece-dm1`.
pub fn word(prefix: &str, name: &str) -> Arg {
    Arg::Word(format!("{prefix}-{name}"))
}

fn locality(at: Locality) -> Arg {
    word("locality", at.word())
}

fn cards_arg(cards: impl Iterator<Item = Card>) -> Arg {
    let list: Vec<Arg> = cards.map(card_arg).collect();
    if list.is_empty() { word("small", "none") } else { Arg::List(list) }
}

impl staffetta_kernel::Event for Event {
    fn told(&self, viewer: Viewer) -> Told {
        match *self {
            Self::FirstPlayer { seat } => Told::new("first-player", "RR-1.2").with("seat", seat),
            Self::BoardTaken { seat, board } => {
                Told::new("board-taken", "RR-1.3").with("seat", seat).with("board", word("board", board.word()))
            }
            Self::Dealt { missions } => Told::new("dealt", "RR-1.6").with("missions", missions),
            Self::Drew { seat, count, cards } => {
                let seen = cards.for_viewer(viewer);
                let told = Told::new("drew", "RR-14.1").with("seat", seat).with("count", count);
                told.with("cards", seen.map_or(Arg::Hidden, |cards| cards_arg(cards.iter())))
            }
            Self::NoCards => Told::new("no-cards", "RR-14.2"),
            Self::Reshuffled { cards } => Told::new("reshuffled", "RR-14.1").with("cards", cards),
            Self::MissionRevealed { round, mission, at, sphere, target, high } => {
                let what = if sphere == Sphere::Military { "mission-revealed-military" } else { "mission-revealed" };
                Told::new(what, "RR-2.1")
                    .with("round", round)
                    .with("mission", word("mission", mission.word()))
                    .with("sphere", word("sphere", sphere.word()))
                    .with("at", locality(at))
                    .with("target", target)
                    .with("high", high)
            }
            Self::Pledged { seat, points } => Told::new("pledged", "RR-2.4").with("seat", seat).with("points", points),
            Self::CountedOut { seat } => Told::new("counted-out", "RR-2.4").with("seat", seat),
            Self::NeedsHelp { seat } => Told::new("needs-help", "RR-2.4").with("seat", seat),
            Self::IsReady { seat } => Told::new("is-ready", "RR-2.2").with("seat", seat),
            Self::Moved { seat, piece, from, path, to, cost, radici } => {
                let way: Vec<Arg> = path.as_slice().iter().map(|t| word("territory", t.word())).collect();
                let what = match (path.is_empty(), radici) {
                    (true, _) => "moved-inside",
                    (false, true) => "moved-radici",
                    (false, false) => "moved",
                };
                let told = Told::new(what, "RR-3.2").with("seat", seat).with("piece", word("piece", piece.word()));
                told.with("from", locality(from))
                    .with("way", Arg::List(way))
                    .with("to", locality(to))
                    .with("cost", cost)
            }
            Self::EndedManoeuvres { seat } => Told::new("manoeuvres-ended", "RR-3.1").with("seat", seat),
            Self::AutomatonDrew { automaton, green, score } => Told::new("automaton-drew", "RR-13.2")
                .with("automaton", automaton)
                .with("green", green)
                .with("score", score),
            Self::Committed { seat, cards } => Told::new("committed", "RR-4.3").with("seat", seat).with("cards", cards),
            Self::Laid { seat, cards } => Told::new("laid", "RR-4.4").with("seat", seat).with("cards", cards),
            Self::Passed { seat, cards } => Told::new("passed", "RR-4.4").with("seat", seat).with("cards", cards),
            Self::Revealed { seat, cards } => {
                Told::new("revealed", "RR-5.1").with("seat", seat).with("cards", cards_arg(cards.iter().copied()))
            }
            Self::Activated { seat, card, piece, effect } => {
                let what = if piece.is_some() { "activated" } else { "activated-faction" };
                let told = Told::new(what, "RR-5.3").with("seat", seat).with("card", card_arg(card));
                let told = told.with("effect", word("effect", effect.word()));
                match piece {
                    Some(piece) => told.with("piece", word("piece", piece.word())),
                    None => told,
                }
            }
            Self::EndedActivation { seat } => Told::new("activation-ended", "RR-5.3").with("seat", seat),
            Self::PointsAdded { seat, points } => {
                Told::new("strengthened", "RR-5.7").with("seat", seat).with("points", points)
            }
            Self::SupportGained { seat, support } => {
                Told::new("support-gained", "RR-3.7").with("seat", seat).with("support", support)
            }
            Self::SupportLost { seat, support, rule } => {
                Told::new("support-lost", rule).with("seat", seat).with("support", support)
            }
            Self::PiecePlaced { seat, unit, at } => {
                placed("piece-placed", "RR-6.6", seat, unit).with("at", locality(at))
            }
            Self::NoPiece { seat, unit } => placed("no-piece", "RR-6.6", seat, unit),
            Self::Raided { seat, victim, sphere, card } => Told::new("raided", "RR-5.7")
                .with("seat", seat)
                .with("victim", victim)
                .with("sphere", word("sphere", sphere.word()))
                .with("card", card_arg(card)),
            Self::Robbed { seat, victim, card } => Told::new("robbed", "RR-5.7")
                .with("seat", seat)
                .with("victim", victim)
                .with("card", card.for_viewer(viewer).map_or(Arg::Hidden, card_arg)),
            Self::Counted { seat, tally } => Told::new("counted", "RR-6.1")
                .with("seat", seat)
                .with("cards", tally.cards)
                .with("leader", tally.leader)
                .with("plus", tally.plus)
                .with("pieces", tally.pieces)
                .with("base", tally.base)
                .with("total", tally.total()),
            Self::ObjectivesRemoved { removed, left } => {
                Told::new("objectives-removed", "RR-6.5").with("removed", removed).with("left", left)
            }
            Self::CardPlaced { seat, sphere, card } => Told::new("stored", "RR-8.1")
                .with("seat", seat)
                .with("sphere", word("sphere", sphere.word()))
                .with("card", card.for_viewer(viewer).map_or(Arg::Hidden, card_arg)),
            Self::Recovered { seat } => Told::new("recovered", "RR-6.7").with("seat", seat),
            Self::Succeeded { mission, military, sum, target } => {
                judged(if military { "succeeded-military" } else { "succeeded" }, mission, military, sum, target)
            }
            Self::Failed { mission, military, sum, target } => {
                judged(if military { "failed-military" } else { "failed" }, mission, military, sum, target)
            }
            Self::CardLost { seat, sphere, card } => Told::new("card-lost", "RR-8.4")
                .with("seat", seat)
                .with("sphere", word("sphere", sphere.word()))
                .with("card", card_arg(card)),
            Self::PieceLost { seat, piece, from } => Told::new("piece-lost", "RR-7.6")
                .with("seat", seat)
                .with("piece", word("piece", piece.word()))
                .with("from", locality(from)),
            Self::LeaderLost { seat } => Told::new("leader-lost", "RR-7.6").with("seat", seat),
            Self::MissionTaken { seat, mission } => {
                Told::new("mission-taken", "RR-7.4").with("seat", seat).with("mission", word("mission", mission.word()))
            }
            Self::HealthFell { health } => Told::new("health-fell", "RR-7.6").with("health", health),
            Self::TokenPassed { seat, token } => {
                Told::new("token-passed", "RR-10.1").with("seat", seat).with("side", word("token", token.word()))
            }
            Self::Discarded { seat, cards } => {
                Told::new("dropped", "RR-10.2").with("seat", seat).with("cards", cards_arg(cards.iter()))
            }
            Self::PhaseChanged => Told::new("phase-changed", "RR-11.4"),
            Self::SumCounted { seat, hand, pieces, sum } => Told::new("noted", "RR-11.8")
                .with("seat", seat)
                .with("hand", hand)
                .with("pieces", pieces)
                .with("sum", sum),
            Self::LeaderPutAside { seat } => Told::new("leader-aside", "RR-11.5").with("seat", seat),
            Self::Reinforced { seat, unit, at } => placed("reinforced", "RR-11.8", seat, unit).with("at", locality(at)),
            Self::Scored { seat, points } => Told::new("scored", "RR-12.2")
                .with("seat", seat)
                .with("military", points.military)
                .with("political", points.political)
                .with("social", points.social)
                .with("leaders", points.leaders)
                .with("support", points.support)
                .with("hand", points.hand)
                .with("pieces", points.pieces)
                .with("missions", points.missions)
                .with("total", points.total()),
            Self::RepublicSurvives => Told::new("republic-lives", "RR-12.2"),
            Self::RepublicDefeated => Told::new("republic-falls", "RR-12.1"),
            Self::Left { seat } => Told::new("left", "RR-15.6").with("seat", seat),
        }
    }
}

fn placed(what: &'static str, rule: &'static str, seat: Seat, unit: Unit) -> Told {
    Told::new(what, rule).with("seat", seat).with("unit", word("unit", unit.word()))
}

fn judged(what: &'static str, mission: Mission, military: bool, sum: u8, target: u8) -> Told {
    let told = Told::new(what, if military { "RR-7.1" } else { "RR-7.2" });
    let told = told.with("mission", word("mission", mission.word()));
    if military { told.with("sum", sum).with("target", target) } else { told }
}
