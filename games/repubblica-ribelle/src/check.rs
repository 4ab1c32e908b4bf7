//! The invariants that hold after every pick.

use staffetta_kernel::{Broken, Seat, Seats};

use crate::cards::{ACTIONS, Card, Cards, Effects, Sphere};
use crate::deck;
use crate::rules::{Rules, TRACK};
use crate::state::{Ending, LeaderState, State};
use crate::steps::hand_limit::{self, HandLimit};
use crate::steps::{Draft, Step};

/// Do they hold?
pub fn check(r: &Rules, s: &State) -> Result<(), Broken> {
    cards(s)?;
    missions(r, s)?;
    numbers(r, s)?;
    for seat in s.public.all() {
        if s.is_dealt() {
            leader(s, seat)?;
        }
        hidden(s, seat)?;
        activations(r, s, seat)?;
    }
    limits(r, s)?;
    let p = &s.public;
    let over = p.steps.is_empty();
    Broken::unless(over == (p.ending != Ending::Running), || "a game that is over asks nobody, and only such".into())
}

/// Every Action card is in exactly one place.
fn cards(s: &State) -> Result<(), Broken> {
    let (mut all, mut count) = (s.public.discard, usize::from(s.public.discard.len()));
    let mut add = |cards: &mut dyn Iterator<Item = Card>| {
        for card in cards.filter(|card| !card.is_leader()) {
            all.insert(card);
            count += 1;
        }
    };
    add(&mut s.secret.deck.iter().copied());
    for ((hand, played), piles) in s.secret.hands.iter().zip(s.secret.played.iter()).zip(s.secret.piles.iter()) {
        add(&mut hand.iter());
        add(&mut played.iter().copied());
        add(&mut piles.iter());
    }
    for automaton in s.public.automata.iter() {
        add(&mut automaton.cards.iter().copied());
    }
    // Before the deal the cards are in the box.
    if count == 0 && !s.is_dealt() {
        return Ok(());
    }
    Broken::unless(count == ACTIONS && all == Cards::ALL, || format!("{count} Action cards, {} different", all.len()))
}

/// Every mission at most once; cards are taken only where they may be.
fn missions(r: &Rules, s: &State) -> Result<(), Broken> {
    let (mut seen, mut count) = (0u32, 0);
    let current = s.public.open_mission.get();
    let over = s.public.resolved.iter().map(|over| over.mission);
    for mission in s.secret.missions.iter().copied().chain(current).chain(over) {
        seen |= mission.bit();
        count += 1;
    }
    Broken::unless(seen.count_ones() == count, || "a mission is there twice".into())?;
    let rounds = s.public.resolved.len() + usize::from(s.public.open_mission.is_some());
    Broken::unless(usize::from(s.public.round) == rounds, || {
        format!("{rounds} missions in {} rounds", s.public.round)
    })?;
    let wrong = s.public.resolved.iter().find(|over| {
        let prize = matches!(r.mission(over.mission).effects, Effects::Emx | Effects::Epx);
        over.taken_by.get().is_some_and(|seat| seat.0 >= s.public.seats || !prize || !over.success)
    });
    Broken::unless(wrong.is_none(), || format!("{wrong:?} cannot be taken"))
}

fn numbers(r: &Rules, s: &State) -> Result<(), Broken> {
    let p = &s.public;
    Broken::unless(p.seats == r.seats && p.first_player.0 < p.seats, || {
        format!("{} seats, first {}", p.seats, p.first_player.0)
    })?;
    let twice = p.boards.iter().enumerate().find(|&(at, board)| board.is_some() && p.boards[..at].contains(board));
    Broken::unless(twice.is_none(), || format!("two seats have the board {twice:?}"))?;
    Broken::unless(p.health <= r.options.health, || format!("health is {}", p.health))?;
    Broken::unless(p.objectives <= r.participants(), || format!("{} objectives", p.objectives))?;
    Broken::unless(p.support.iter().all(|&at| usize::from(at) < TRACK), || format!("support {:?}", p.support))?;
    // The token is turned once for every mission that is over.
    let turned = p.token as usize == p.resolved.len() % 2;
    Broken::unless(turned, || format!("the token is turned wrongly after {} missions", p.resolved.len()))?;
    Broken::unless((p.health == 0) == (p.ending == Ending::Defeat), || "defeat is health 0".into())?;
    let cost = if let Some(Draft::MovePiece(piece)) = Draft::of(s.secret.draft) { piece.cost } else { 0 };
    Broken::unless(cost <= p.movement.mp, || format!("a path of {cost} with {}", p.movement.mp))
}

/// The Leader is in one place only.
fn leader(s: &State, seat: Seat) -> Result<(), Broken> {
    let played = s.secret.played[seat.at()].iter().filter(|card| card.is_leader()).count();
    let in_hand = usize::from(s.secret.leaders_in_hand.has(seat));
    let state = s.public.leaders[seat.at()];
    let fits = match state {
        LeaderState::Unused => in_hand + if s.public.revealed { 0 } else { played } == 1,
        LeaderState::Used => in_hand == 0 && played <= 1,
        LeaderState::Lost => in_hand == 0,
    };
    Broken::unless(fits && in_hand + played <= 1, || format!("the Leader of seat {} is {state:?}", seat.0))
}

/// What everybody may conclude of a seat's hidden cards is true.
fn hidden(s: &State, seat: Seat) -> Result<(), Broken> {
    let (p, at) = (&s.public, seat.at());
    let face_down = if p.revealed { &[][..] } else { s.secret.played[at].as_slice() };
    let all = s.secret.hands[at].iter().chain(face_down.iter().copied()).chain(s.secret.piles[at].iter());
    let recent = all.filter(|&card| !card.is_leader() && p.last_shuffle.has(card)).count() as u8;
    let (least, most) = (p.since_shuffle[at].least(), p.since_shuffle[at].most());
    Broken::unless((least..=most).contains(&recent), || {
        format!("seat {} has {recent} cards of the last shuffle, not {least} to {most}", seat.0)
    })?;
    for &sphere in Sphere::ALL {
        let pile = s.secret.piles[at].of(sphere);
        let since = p.placed[at].since(sphere, 1);
        Broken::unless(usize::from(since) == pile.len(), || format!("{since} cards placed, {} there", pile.len()))?;
        let placed_before = usize::from(p.since_shuffle[at].placed_before[sphere as usize]);
        let old = pile.iter().take(placed_before).all(|&card| !p.last_shuffle.has(card));
        Broken::unless(placed_before <= pile.len() && old, || format!("seat {}: a card placed too early", seat.0))?;
    }
    for theft in s.secret.thefts.iter().filter(|theft| theft.victim == seat) {
        let holder = p.all().find(|&other| {
            s.secret.hands[other.at()].has(theft.card)
                || s.secret.played[other.at()].has(theft.card)
                || s.secret.piles[other.at()].iter().any(|card| card == theft.card)
        });
        let known = holder.is_some_and(|holder| theft.holders.since(holder).is_some());
        Broken::unless(known, || format!("seat {} remembers {:?} wrongly", seat.0, theft))?;
    }
    let counted = deck::hidden(s, seat) >= least;
    Broken::unless(counted, || format!("seat {} hides too few cards", seat.0))
}

/// No more effects than cards, and each piece once.
fn activations(r: &Rules, s: &State, seat: Seat) -> Result<(), Broken> {
    let at = seat.at();
    let (active, played) = (s.public.activated[at], s.secret.played[at].as_slice());
    Broken::unless(!active.beyond(played), || format!("seat {} activated a card it did not play", seat.0))?;
    let with_pieces = active.of(played).filter(|&card| r.site_of(r.card(card).symbol, 1).is_some()).count();
    let used = usize::from(s.public.used_pieces[at].len());
    Broken::unless(used == with_pieces, || format!("seat {}: {used} pieces for {with_pieces} effects", seat.0))
}

/// After the check of the limit nobody holds more; a score belongs to a mission; somebody is at the table (RR-15.6).
fn limits(r: &Rules, s: &State) -> Result<(), Broken> {
    if let Some(step) = Step::asking::<HandLimit>(&s.public.steps) {
        let mut checked = (0..s.public.seats).map(|place| s.public.turn(place)).take_while(|&seat| seat != step.seat);
        let over = checked.find(|&seat| hand_limit::excess(r, s, seat) > 0);
        Broken::unless(over.is_none(), || format!("{over:?} holds too many cards"))?;
    }
    let scored = s.public.score.iter().any(|score| score.is_some());
    Broken::unless(!scored || s.public.open_mission.is_some(), || "a score without a mission".into())?;
    let all = Seats::all(s.public.seats);
    Broken::unless(s.public.gone != all || s.public.ending != Ending::Running, || "everybody has left".into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::prelude::*;
    use staffetta_kernel::serde_json::{Value, json};
    use staffetta_kernel::{FastRng, LabDesk, Maybe, Setup};

    use crate::RepubblicaRibelle;
    use crate::cards::Mission;
    use crate::deck::SinceShuffle;
    use crate::pieces::{Piece, Pieces};
    use crate::state::Token;
    use crate::theft_memory::Theft;

    /// What is done to a table that was in order, and what is said of it.
    type Damage = (&'static str, fn(&Rules, &mut State));

    fn each_is_seen(given: &Value, damages: &[Damage]) {
        let r = Setup::seats(3).ready::<RepubblicaRibelle>().expect("the usual rules").rules;
        let mut rng = FastRng::new(1);
        let mut s = RepubblicaRibelle::set_up(&r, &mut LabDesk::new(&mut rng)).expect("a table");
        RepubblicaRibelle::apply_given(&r, &mut s, given).expect("a table");
        check(&r, &s).expect("everything in order");
        for (number, (said, damage)) in damages.iter().enumerate() {
            let mut damaged = s;
            damage(&r, &mut damaged);
            let broken = check(&r, &damaged).expect_err(said).what;
            assert!(broken.contains(said), "{number}: '{broken}' instead of '{said}'");
        }
    }

    fn card(name: &str) -> Card {
        Card::parse(name).expect("a card")
    }

    /// Two missions are over, one of them taken by seat 0, and a third lies open.
    fn third_round() -> Value {
        json!({
            "step": "staff",
            "mission": "M12",
            "resolved": [
                { "mission": "M11", "success": true, "taken_by": null },
                { "mission": "M14", "success": true, "taken_by": 0 },
            ],
            "seats": [
                { "board": "armando", "hand": ["A001", "A002"], "piles": { "military": ["A003"] } },
                { "board": "norma", "hand": ["A011"] },
                { "board": "eros" },
            ],
        })
    }

    #[test]
    fn a_card_in_a_wrong_place_is_seen() {
        each_is_seen(
            &third_round(),
            &[
                ("113 Action cards", |_, s| {
                    s.secret.deck.pop();
                }),
                ("114 Action cards, 113 different", |_, s| {
                    s.secret.deck.pop();
                    s.public.discard.insert(card("A011"));
                }),
                ("a mission is there twice", |_, s| {
                    s.secret.missions.pop();
                    s.secret.missions.push(Mission::M11);
                }),
                ("3 missions in 4 rounds", |_, s| s.public.round = 4),
                ("cannot be taken", |_, s| s.public.resolved.as_mut_slice()[0].taken_by = Maybe::some(Seat(0))),
                ("cannot be taken", |_, s| s.public.resolved.as_mut_slice()[1].taken_by = Maybe::some(Seat(3))),
                ("cannot be taken", |_, s| s.public.resolved.as_mut_slice()[1].success = false),
            ],
        );
    }

    #[test]
    fn a_number_that_cannot_be_is_seen() {
        each_is_seen(
            &third_round(),
            &[
                ("4 seats, first 0", |_, s| s.public.seats = 4),
                ("3 seats, first 3", |_, s| s.public.first_player = Seat(3)),
                ("two seats have the board", |_, s| s.public.boards[1] = s.public.boards[0]),
                ("health is", |r, s| s.public.health = r.options.health + 1),
                ("4 objectives", |r, s| s.public.objectives = r.participants() + 1),
                ("support", |_, s| s.public.support[0] = TRACK as u8),
                ("the token is turned wrongly after 2", |_, s| s.public.token = Token::Allies),
                ("defeat is health 0", |_, s| s.public.health = 0),
                ("defeat is health 0", |_, s| s.public.ending = Ending::Defeat),
                ("a game that is over asks nobody", |_, s| s.public.ending = Ending::Survived),
                ("a game that is over asks nobody", |_, s| s.public.steps.clear()),
                ("everybody has left", |_, s| s.public.gone = Seats::all(3)),
            ],
        );
    }

    #[test]
    fn a_leader_in_two_places_or_none_is_seen() {
        each_is_seen(
            &third_round(),
            &[
                ("the Leader of seat 0 is Unused", |_, s| {
                    s.secret.leaders_in_hand = s.secret.leaders_in_hand.without(Seat(0));
                }),
                ("the Leader of seat 0 is Unused", |_, s| {
                    s.secret.played[0].push(Card::LEADER);
                }),
                ("the Leader of seat 0 is Unused", |_, s| {
                    s.secret.leaders_in_hand = s.secret.leaders_in_hand.without(Seat(0));
                    s.secret.played[0].push(Card::LEADER);
                    s.public.revealed = true;
                }),
                ("the Leader of seat 0 is Used", |_, s| s.public.leaders[0] = LeaderState::Used),
                ("the Leader of seat 0 is Used", |_, s| {
                    s.secret.leaders_in_hand = s.secret.leaders_in_hand.without(Seat(0));
                    s.secret.played[0].extend(&[Card::LEADER, Card::LEADER]);
                    s.public.leaders[0] = LeaderState::Used;
                }),
                ("the Leader of seat 0 is Lost", |_, s| s.public.leaders[0] = LeaderState::Lost),
            ],
        );
    }

    #[test]
    fn a_wrong_conclusion_about_hidden_cards_is_seen() {
        each_is_seen(
            &third_round(),
            &[
                ("seat 0 has 3 cards of the last shuffle, not 0 to 2", |_, s| {
                    s.public.since_shuffle[0].of_last_shuffle = [0, 2];
                }),
                ("seat 0 has 3 cards of the last shuffle, not 4 to 5", |_, s| {
                    s.public.since_shuffle[0].of_last_shuffle = [4, 5];
                }),
                ("2 cards placed, 1 there", |_, s| s.public.placed[0].push(Sphere::Military, 2)),
                ("seat 0: a card placed too early", |_, s| s.public.since_shuffle[0].placed_before = [1, 0, 0]),
                ("seat 0: a card placed too early", |_, s| s.public.since_shuffle[0].placed_before = [0, 1, 0]),
                ("seat 0 remembers", |_, s| {
                    let holders = [(Seat(2), 1)].into_iter().collect();
                    s.secret.thefts.push(Theft { victim: Seat(0), card: card("A011"), holders });
                }),
                ("seat 0 remembers", |_, s| {
                    let holders = [(Seat(1), 1)].into_iter().collect();
                    s.secret.thefts.push(Theft { victim: Seat(0), card: card("A012"), holders });
                }),
            ],
        );
    }

    #[test]
    fn too_many_effects_and_cards_are_seen() {
        let activation = json!({
            "step": "activation",
            "mission": "M11",
            "seats": [{ "board": "armando", "played": ["A001", "A002"] }, { "board": "norma" }, { "board": "eros" }],
        });
        each_is_seen(
            &activation,
            &[
                ("seat 0 activated a card it did not play", |_, s| s.public.activated[0].insert(2)),
                ("seat 0: 1 pieces for 0 effects", |_, s| s.public.used_pieces[0] = Pieces::one(Piece::Dm1)),
            ],
        );
        each_is_seen(
            &json!({ "step": "limit", "asked": 1 }),
            &[
                ("Some(Seat(0)) holds too many cards", |_, s| {
                    for _ in 0..9 {
                        let card = s.secret.deck.pop().expect("a card");
                        s.secret.hands[0].insert(card);
                    }
                    s.public.since_shuffle[0] = SinceShuffle::all_of_last_shuffle(9);
                }),
                ("a score without a mission", |_, s| s.public.score[0] = Maybe::some(1)),
            ],
        );
    }
}
