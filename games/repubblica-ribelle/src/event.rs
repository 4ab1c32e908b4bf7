//! What happened, as the log tells it.

use staffetta_kernel::{Arg, Label, RuleId, Seat, Target, Told, Veiled, Viewer};

use crate::automated_partisans::AutomatonCards;
use crate::cards::{Board, Card, Cards, Effect, Mission, Sphere};
use crate::end_of_game::FinalScore;
use crate::map::{Locality, Resource};
use crate::pieces::{Piece, Unit};
use crate::roads::Path;
use crate::rules::Rules;
use crate::state::{Played, Token};
use crate::steps::counting::Tally;

/// Something that happened at the table.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Event {
    FirstPlayer { seat: Seat, rule: RuleId },
    TokenStarts { seat: Seat, token: Token },
    AutomataJoin { count: u8 },
    BoardTaken { seat: Seat, board: Board, rule: RuleId },
    Deployed { seat: Seat, base: Locality, detachment: Locality, rule: RuleId },
    ResourcesLaid { sites: [Locality; Resource::COUNT], rule: RuleId },
    Dealt { missions: u8, rule: RuleId },
    HealthStarts { health: u8, rule: RuleId },
    Drew { seat: Seat, count: u8, cards: Veiled<Cards>, rule: RuleId },
    NoCards { rule: RuleId },
    Reshuffled { cards: u8, rule: RuleId },
    MissionRevealed { round: u8, mission: Mission, at: Locality, sphere: Sphere, target: u8, high: u8, rule: RuleId },
    Pledged { seat: Seat, points: u8 },
    CountedOut { seat: Seat },
    NeedsHelp { seat: Seat },
    IsReady { seat: Seat },
    Moved { seat: Seat, piece: Piece, from: Locality, path: Path, to: Locality, cost: u8, radici: bool, rule: RuleId },
    EndedManoeuvres { seat: Seat },
    NoManoeuvres { seat: Seat },
    AutomatonDrew { automaton: u8, cards: AutomatonCards },
    AutomatonScores { automaton: u8, green: u8, score: u8, rule: RuleId },
    Committed { seat: Seat, cards: u8 },
    Laid { seat: Seat, cards: u8 },
    Passed { seat: Seat, cards: u8 },
    Revealed { seat: Seat, cards: Played },
    NoEffects { seat: Seat },
    Activated { seat: Seat, card: Card, piece: Option<Piece>, effect: Effect, rule: RuleId },
    EndedActivation { seat: Seat },
    PointsAdded { seat: Seat, points: u8 },
    SupportGained { seat: Seat, support: u8 },
    SupportLost { seat: Seat, support: u8, rule: RuleId },
    SupportStays { seat: Seat, support: u8 },
    PiecePlaced { seat: Seat, piece: Piece, at: Locality, rule: RuleId },
    NoPiece { seat: Seat, unit: Unit },
    Raided { seat: Seat, victim: Seat, sphere: Sphere, card: Card, rule: RuleId },
    Robbed { seat: Seat, victim: Seat, card: Veiled<Card>, rule: RuleId },
    Counted { seat: Seat, tally: Tally, rule: RuleId },
    ObjectivesRemoved { removed: u8, left: u8, rule: RuleId },
    CardPlaced { seat: Seat, sphere: Sphere, card: Veiled<Card>, rule: RuleId },
    NothingPlaced { seat: Seat },
    Recovered { seat: Seat, rule: RuleId },
    Succeeded { mission: Mission, military: bool, sum: u8, target: u8, rule: RuleId },
    Failed { mission: Mission, military: bool, sum: u8, target: u8, rule: RuleId },
    Highest { seat: Seat, rule: RuleId },
    NoHighest { rule: RuleId },
    CardLost { seat: Seat, sphere: Sphere, card: Card, rule: RuleId },
    PieceLost { seat: Seat, piece: Piece, from: Locality, rule: RuleId },
    NoPieceToLose { seat: Seat, unit: Unit },
    LeaderLost { seat: Seat },
    MissionTaken { seat: Seat, mission: Mission, rule: RuleId },
    MissionPutAside { mission: Mission },
    PlayedDiscarded { cards: u8, rule: RuleId },
    HealthFell { health: u8, rule: RuleId },
    AutomataDrawNothing,
    TokenPassed { seat: Seat, token: Token, rule: RuleId },
    Discarded { seat: Seat, cards: Cards },
    MapCleared { pieces: u8 },
    PhaseChanged,
    BoardsTurned,
    SumCounted { seat: Seat, hand: u8, pieces: u8, sum: u8, rule: RuleId },
    LeaderPutAside { seat: Seat },
    SecondLeaders,
    Reinforced { seat: Seat, unit: Unit, at: Locality },
    NobodyReinforced,
    HandKept { seat: Seat, cards: u8 },
    PhaseGoesOn { health: u8, seat: Seat },
    MissionsOver,
    Scored { seat: Seat, points: FinalScore, rule: RuleId },
    RepublicSurvives { rule: RuleId },
    RepublicDefeated,
    Left { seat: Seat, rule: RuleId },
}

/// A card by its number and as its name: the screen needs one, the sentence the other.
pub fn card_arg(card: Card) -> Arg {
    Arg::Word(format!("card-{}", card.name()))
}

/// A label that names a card, with its symbol and effect (RR-5.3); a Leader has none (RR-5.6).
pub fn label_card(r: &Rules, rule: RuleId, card: Card) -> Label {
    let label = Label::new(rule).with("card", card_arg(card));
    if card.is_leader() {
        return label.with("symbol", word("small", "leader")).with("effect", word("small", "no-effect"));
    }
    let printed = r.card(card);
    label.with("symbol", word("symbol", printed.symbol.word())).with("effect", word("effect", printed.effect.word()))
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
            Self::FirstPlayer { seat, rule } => Told::new("first-player", rule).with("seat", seat),
            Self::TokenStarts { seat, token } => {
                Told::new("token-starts", "RR-1.2").with("seat", seat).with("side", word("token", token.word()))
            }
            Self::AutomataJoin { count } => Told::new("automata-join", "RR-1.1").with("count", count),
            Self::BoardTaken { seat, board, rule } => {
                Told::new("board-taken", rule).with("seat", seat).with("board", word("board", board.word()))
            }
            Self::Deployed { seat, base, detachment, rule } => Told::new("deployed", rule)
                .with("seat", seat)
                .with("base", locality(base))
                .with("detachment", locality(detachment)),
            Self::ResourcesLaid { sites: [grain, arms, hospital], rule } => Told::new("resources-laid", rule)
                .with("grain", locality(grain))
                .with("arms", locality(arms))
                .with("hospital", locality(hospital)),
            Self::Dealt { missions, rule } => Told::new("dealt", rule).with("missions", missions),
            Self::HealthStarts { health, rule } => Told::new("health-starts", rule).with("health", health),
            Self::Drew { seat, count, cards, rule } => {
                let seen = cards.for_viewer(viewer);
                let told = Told::new("drew", rule).with("seat", seat).with("count", count);
                told.with("cards", seen.map_or(Arg::Hidden, |cards| cards_arg(cards.iter())))
            }
            Self::NoCards { rule } => Told::new("no-cards", rule),
            Self::Reshuffled { cards, rule } => Told::new("reshuffled", rule).with("cards", cards),
            Self::MissionRevealed { round, mission, at, sphere, target, high, rule } => {
                let what = if sphere == Sphere::Military { "mission-revealed-military" } else { "mission-revealed" };
                Told::new(what, rule)
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
            Self::Moved { seat, piece, from, path, to, cost, radici, rule } => {
                let way: Vec<Arg> = path.as_slice().iter().map(|t| word("territory", t.word())).collect();
                let what = match (path.is_empty(), radici) {
                    (true, _) => "moved-inside",
                    (false, true) => "moved-radici",
                    (false, false) => "moved",
                };
                let told = Told::new(what, rule).with("seat", seat).with("piece", word("piece", piece.word()));
                told.with("from", locality(from))
                    .with("way", Arg::List(way))
                    .with("to", locality(to))
                    .with("cost", cost)
            }
            Self::EndedManoeuvres { seat } => Told::new("manoeuvres-ended", "RR-3.1").with("seat", seat),
            Self::NoManoeuvres { seat } => Told::new("no-manoeuvres", "RR-G44").with("seat", seat),
            Self::AutomatonDrew { automaton, cards } => Told::new("automaton-drew", "RR-4.1")
                .with("automaton", automaton)
                .with("cards", cards_arg(cards.iter().copied())),
            Self::AutomatonScores { automaton, green, score, rule } => Told::new("automaton-scores", rule)
                .with("automaton", automaton)
                .with("green", green)
                .with("score", score),
            Self::Committed { seat, cards } => Told::new("committed", "RR-4.3").with("seat", seat).with("cards", cards),
            Self::Laid { seat, cards } => Told::new("laid", "RR-4.5").with("seat", seat).with("cards", cards),
            Self::Passed { seat, cards } => Told::new("passed", "RR-4.4").with("seat", seat).with("cards", cards),
            Self::Revealed { seat, cards } => {
                Told::new("revealed", "RR-5.1").with("seat", seat).with("cards", cards_arg(cards.iter().copied()))
            }
            Self::NoEffects { seat } => Told::new("no-effects", "RR-15.2").with("seat", seat),
            Self::Activated { seat, card, piece, effect, rule } => {
                let what = if piece.is_some() { "activated" } else { "activated-faction" };
                let told = Told::new(what, rule).with("seat", seat).with("card", card_arg(card));
                let told = told.with("effect", word("effect", effect.word()));
                match piece {
                    Some(piece) => told.with("piece", word("piece", piece.word())),
                    None => told,
                }
            }
            Self::EndedActivation { seat } => Told::new("activation-ended", "RR-5.2").with("seat", seat),
            Self::PointsAdded { seat, points } => {
                Told::new("strengthened", "RR-G38").with("seat", seat).with("points", points)
            }
            Self::SupportGained { seat, support } => {
                Told::new("support-gained", "RR-3.7").with("seat", seat).with("support", support)
            }
            Self::SupportLost { seat, support, rule } => {
                Told::new("support-lost", rule).with("seat", seat).with("support", support)
            }
            Self::SupportStays { seat, support } => {
                Told::new("support-stays", "RR-G14").with("seat", seat).with("support", support)
            }
            Self::PiecePlaced { seat, piece, at, rule } => Told::new("piece-placed", rule)
                .with("seat", seat)
                .with("piece", word("piece", piece.word()))
                .with("at", locality(at)),
            Self::NoPiece { seat, unit } => of_kind("no-piece", "RR-G55", seat, unit),
            Self::Raided { seat, victim, sphere, card, rule } => Told::new("raided", rule)
                .with("seat", seat)
                .with("victim", victim)
                .with("sphere", word("sphere", sphere.word()))
                .with("pile", word("pile", sphere.word()))
                .with("card", card_arg(card)),
            Self::Robbed { seat, victim, card, rule } => Told::new("robbed", rule)
                .with("seat", seat)
                .with("victim", victim)
                .with("card", card.for_viewer(viewer).map_or(Arg::Hidden, card_arg)),
            Self::Counted { seat, tally, rule } => Told::new("counted", rule)
                .with("seat", seat)
                .with("cards", tally.cards)
                .with("leader", tally.leader)
                .with("plus", tally.plus)
                .with("pieces", tally.pieces)
                .with("base", tally.base)
                .with("total", tally.total()),
            Self::ObjectivesRemoved { removed, left, rule } => {
                Told::new("objectives-removed", rule).with("removed", removed).with("left", left)
            }
            Self::CardPlaced { seat, sphere, card, rule } => Told::new("stored", rule)
                .with("seat", seat)
                .with("sphere", word("sphere", sphere.word()))
                .with("pile", word("pile", sphere.word()))
                .with("card", card.for_viewer(viewer).map_or(Arg::Hidden, card_arg)),
            Self::NothingPlaced { seat } => Told::new("nothing-stored", "RR-8.3").with("seat", seat),
            Self::Recovered { seat, rule } => Told::new("recovered", rule).with("seat", seat),
            Self::Succeeded { mission, military: false, rule, .. } => judged("succeeded", rule, mission),
            Self::Succeeded { mission, sum, target, rule, .. } => {
                judged("succeeded-military", rule, mission).with("sum", sum).with("target", target)
            }
            Self::Failed { mission, military: false, rule, .. } => judged("failed", rule, mission),
            Self::Failed { mission, sum, target, rule, .. } => {
                judged("failed-military", rule, mission).with("sum", sum).with("target", target)
            }
            Self::Highest { seat, rule } => Told::new("highest", rule).with("seat", seat),
            Self::NoHighest { rule } => Told::new("no-highest", rule),
            Self::CardLost { seat, sphere, card, rule } => Told::new("card-lost", rule)
                .with("seat", seat)
                .with("sphere", word("sphere", sphere.word()))
                .with("pile", word("pile", sphere.word()))
                .with("card", card_arg(card)),
            Self::PieceLost { seat, piece, from, rule } => Told::new("piece-lost", rule)
                .with("seat", seat)
                .with("piece", word("piece", piece.word()))
                .with("from", locality(from)),
            Self::NoPieceToLose { seat, unit } => of_kind("no-piece-to-lose", "RR-G09", seat, unit),
            Self::LeaderLost { seat } => Told::new("leader-lost", "RR-G25").with("seat", seat),
            Self::MissionTaken { seat, mission, rule } => judged("mission-taken", rule, mission).with("seat", seat),
            Self::MissionPutAside { mission } => judged("mission-aside", "RR-7.8", mission),
            Self::PlayedDiscarded { cards, rule } => Told::new("played-discarded", rule).with("cards", cards),
            Self::HealthFell { health, rule } => Told::new("health-fell", rule).with("health", health),
            Self::AutomataDrawNothing => Told::new("automata-draw-nothing", "RR-9.3"),
            Self::TokenPassed { seat, token, rule } => {
                Told::new("token-passed", rule).with("seat", seat).with("side", word("token", token.word()))
            }
            Self::Discarded { seat, cards } => {
                Told::new("dropped", "RR-G42").with("seat", seat).with("cards", cards_arg(cards.iter()))
            }
            Self::MapCleared { pieces } => Told::new("map-cleared", "RR-11.2").with("pieces", pieces),
            Self::PhaseChanged => Told::new("phase-changed", "RR-G12"),
            Self::BoardsTurned => Told::new("boards-turned", "RR-11.4"),
            Self::SumCounted { seat, hand, pieces, sum, rule } => {
                Told::new("noted", rule).with("seat", seat).with("hand", hand).with("pieces", pieces).with("sum", sum)
            }
            Self::LeaderPutAside { seat } => Told::new("leader-aside", "RR-11.5").with("seat", seat),
            Self::SecondLeaders => Told::new("second-leaders", "RR-11.6"),
            Self::Reinforced { seat, unit, at } => {
                of_kind("reinforced", "RR-11.8", seat, unit).with("at", locality(at))
            }
            Self::NobodyReinforced => Told::new("nobody-reinforced", "RR-11.8"),
            Self::HandKept { seat, cards } => Told::new("hand-kept", "RR-G28").with("seat", seat).with("cards", cards),
            Self::PhaseGoesOn { health, seat } => {
                Told::new("phase-goes-on", "RR-11.10").with("health", health).with("seat", seat)
            }
            Self::MissionsOver => Told::new("missions-over", "RR-10.3"),
            Self::Scored { seat, points, rule } => Told::new("scored", rule)
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
            Self::RepublicSurvives { rule } => Told::new("republic-lives", rule),
            Self::RepublicDefeated => Told::new("republic-falls", "RR-12.1"),
            Self::Left { seat, rule } => Told::new("left", rule).with("seat", seat),
        }
    }
}

fn of_kind(what: &'static str, rule: RuleId, seat: Seat, unit: Unit) -> Told {
    Told::new(what, rule).with("seat", seat).with("unit", word("unit", unit.word()))
}

fn judged(what: &'static str, rule: RuleId, mission: Mission) -> Told {
    Told::new(what, rule).with("mission", word("mission", mission.word()))
}
