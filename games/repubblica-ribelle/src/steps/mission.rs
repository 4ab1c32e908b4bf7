//! Step 3, the mission: cards are laid face down (RR-4).

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{Awaiting, Choices, Desk, GameAction, Label, Prompt, Refusal, Seat, Seats, Talk, step};

use super::activation::Activation;
use super::staff_talk;
use super::{Acted, Came, Draft, Next};
use crate::RepubblicaRibelle;
use crate::action::{Action, Verb};
use crate::automated_partisans;
use crate::cards::{Card, Cards, Sphere};
use crate::event::{Event, label_card, word};
use crate::rules::Rules;
use crate::silence;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// This seat lays cards.
    pub struct Mission { pub seat: Seat }
}

step! {
    /// The cards that a seat means to lay together in a Military mission.
    pub struct CardsToLay { pub cards: Cards, pub leader: bool }
}

#[inline]
fn is_military(r: &Rules, p: &Public) -> bool {
    r.mission(p.mission()).sphere == Sphere::Military
}

/// Does the first of these seats lay its cards before the other? The First Player is last (RR-4.2).
pub fn is_before(p: &Public, seat: Seat, other: Seat) -> bool {
    let place = |seat: Seat| (seat.0 + p.seats - p.left_of(p.first_player).0) % p.seats;
    place(seat) < place(other)
}

impl Mission {
    /// The Automated Partisans draw (RR-4.1); the seat left of the first player begins (RR-4.2).
    pub fn begin(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Self {
        s.public.passed = Seats::NONE;
        s.public.revealed = false;
        automated_partisans::draw(r, s, desk);
        Self { seat: s.public.left_of(s.public.first_player) }
    }

    /// Military: the next seat lays its cards, or all are turned up (RR-4.3).
    fn next_set(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        if self.seat != s.public.first_player {
            return Next::turn_into(Self { seat: s.public.left_of(self.seat) });
        }
        Next::turn_into(Activation::reveal(r, s, desk))
    }

    /// Political and Social: round and round (RR-4.4).
    fn next_card(self, p: &Public) -> Next {
        Next::turn_into(Self { seat: p.left_of(self.seat) })
    }
}

fn pass(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    s.public.passed = s.public.passed.with(seat);
    let cards = s.secret.played[seat.at()].len() as u8;
    desk.tell(|| Event::Passed { seat, cards });
}

/// The card leaves the hand and lies face down. A hand has at most ten Action cards and a Leader (`support.csv` and
/// `numbers.csv` are read with that limit), so that it always finds room.
fn lay(s: &mut State, seat: Seat, card: Card) {
    if card.is_leader() {
        s.secret.leaders_in_hand = s.secret.leaders_in_hand.without(seat);
    } else {
        s.secret.hands[seat.at()].remove(card);
    }
    let fits = s.secret.played[seat.at()].push(card);
    debug_assert!(fits, "there is room for a whole hand");
}

/// All of these are laid; what is committed cannot be taken back (RR-4.5).
fn commit(s: &mut State, seat: Seat, set: CardsToLay, desk: &mut impl Desk<Event>) {
    set.cards.iter().for_each(|card| lay(s, seat, card));
    if set.leader {
        lay(s, seat, Card::LEADER);
    }
    desk.seal();
    let cards = s.secret.played[seat.at()].len() as u8;
    desk.tell(|| Event::Committed { seat, cards });
}

fn not_held(rule: &'static str, card: Card) -> Refusal {
    Refusal::new(rule, if card.is_leader() { "no-leader" } else { "not-in-hand" })
}

fn label_lay(r: &Rules, v: &View, rule: &'static str, card: Card) -> Label {
    let p = &v.public;
    let board = p.board(v.viewer.unwrap_or_default());
    let value = r.value(card, r.mission(p.mission()).sphere, board, p.phase);
    label_card(r, if value == 0 { "RR-G50" } else { rule }, card).with("value", value)
}

/// Has nobody laid a card or passed?
fn nobody_has_begun(v: &View) -> bool {
    v.public.passed == Seats::NONE && v.public.all().all(|seat| v.seats[seat.at()].played == 0)
}

fn question(r: &Rules, v: &View) -> Option<Prompt> {
    let mission = v.public.mission();
    let card = r.mission(mission);
    let military = card.sphere == Sphere::Military;
    let (key, rule) = if military { ("mission-military", "RR-4.3") } else { ("mission", "RR-4.4") };
    // The order is that of the rule about who begins, as long as that is the question.
    let begins = nobody_has_begun(v) && v.viewer == Some(v.public.left_of(v.public.first_player));
    let is_first = begins && Draft::of(v.seen.draft).is_none();
    let question = v.question(key, if is_first { "RR-4.2" } else { rule })?;
    Some(
        question
            .with("mission", word("mission", mission.word()))
            .with("target", staff_talk::target(r, mission))
            .with("high", card.high)
            .with("sphere", word("sphere", card.sphere.word()))
            .with("worth", word("worth", card.sphere.word())),
    )
}

impl flow::Step<RepubblicaRibelle> for Mission {
    #[inline]
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// The next seat lays cards; one without a card is not asked, since everybody can see that (RR-15.1).
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let seat = self.seat;
        let military = is_military(r, &s.public);
        if !military {
            if s.public.passed == Seats::all(s.public.seats) {
                return Next::turn_into(Activation::reveal(r, s, desk));
            }
            if s.public.passed.has(seat) {
                return self.next_card(&s.public);
            }
        }
        if s.hand_total(seat) > 0 {
            return Next::Ask;
        }
        if military {
            desk.tell(|| Event::Committed { seat, cards: 0 });
            return self.next_set(r, s, desk);
        }
        pass(s, seat, desk);
        self.next_card(&s.public)
    }

    /// Cards of the hand, and the end of it.
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        s.secret.hands[seat.at()].iter().for_each(|card| out.push(Action::Lay(card)));
        if s.secret.leaders_in_hand.has(seat) {
            out.push(Action::Lay(Card::LEADER));
        }
        out.push(self.default_action(r, s, seat));
    }

    /// A card is laid, or no more.
    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let military = is_military(r, &s.public);
        let next = match action {
            Action::Lay(card) if !s.holds(seat, card) => {
                return Err(not_held(if military { "RR-4.3" } else { "RR-4.4" }, card));
            }
            Action::Lay(card) if military => return Ok(flow::Acted::draft(CardsToLay::one(card))),
            Action::Lay(card) => {
                lay(s, seat, card);
                // What is laid cannot be taken back (RR-4.5).
                desk.seal();
                let cards = s.secret.played[seat.at()].len() as u8;
                desk.tell(|| Event::Laid { seat, cards });
                self.next_card(&s.public)
            }
            Action::Commit if military => {
                commit(s, seat, CardsToLay::NONE, desk);
                self.next_set(r, s, desk)
            }
            Action::Pass if !military => {
                desk.seal();
                pass(s, seat, desk);
                self.next_card(&s.public)
            }
            _ => return Err(RepubblicaRibelle::out_of_place(action.verb())),
        };
        Ok(flow::Acted::Go(next))
    }

    /// Nothing more.
    fn default_action(self, r: &Rules, s: &State, _: Seat) -> Action {
        if is_military(r, &s.public) { Action::Commit } else { Action::Pass }
    }

    fn talk(self, r: &Rules, p: &Public) -> Talk {
        silence::in_mission(r, p)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let rule = if is_military(r, &v.public) { "RR-4.3" } else { "RR-4.4" };
        question(r, v).unwrap_or_else(|| v.waits("mission-waits", rule))
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        match action {
            Action::Lay(card) => label_lay(r, v, if is_military(r, &v.public) { "RR-4.3" } else { "RR-4.4" }, card),
            Action::Commit => CardsToLay::NONE.label_commit(),
            _ => Label::new("RR-4.4"),
        }
    }

    /// Only the first card of a set can be taken back (RR-4.5).
    fn irreversible(self, r: &Rules, v: &View, action: Action) -> bool {
        !(is_military(r, &v.public) && matches!(action, Action::Lay(_)))
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Commit => Refusal::new("RR-4.4", "one-by-one"),
            Verb::Pass => Refusal::new("RR-4.3", "all-together"),
            _ => RepubblicaRibelle::out_of_place(verb),
        }
    }
}

impl CardsToLay {
    const NONE: Self = Self { cards: Cards::NONE, leader: false };

    fn one(card: Card) -> Self {
        let mut set = Self::NONE;
        set.insert(card);
        set
    }

    fn insert(&mut self, card: Card) {
        if card.is_leader() {
            self.leader = true;
        } else {
            self.cards.insert(card);
        }
    }

    /// Is the card among them?
    pub fn has(self, card: Card) -> bool {
        if card.is_leader() { self.leader } else { self.cards.has(card) }
    }

    fn label_commit(self) -> Label {
        Label::new("RR-4.3").with("cards", self.cards.len() + u8::from(self.leader))
    }
}

impl flow::Draft<RepubblicaRibelle> for CardsToLay {
    /// Cards of the hand that are not in the set, and the end of it.
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        s.secret.hands[seat.at()].minus(self.cards).iter().for_each(|card| out.push(Action::Lay(card)));
        if s.secret.leaders_in_hand.has(seat) && !self.leader {
            out.push(Action::Lay(Card::LEADER));
        }
        out.push(Action::Commit);
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::Lay(card) if !s.holds(seat, card) => Err(not_held("RR-4.3", card)),
            Action::Lay(card) if self.has(card) => Err(Refusal::new("RR-4.3", "laid-already")),
            Action::Lay(card) => {
                self.insert(card);
                Ok(flow::Acted::Pick)
            }
            Action::Commit => {
                commit(s, seat, *self, desk);
                Ok(flow::Acted::Go(Mission { seat }.next_set(r, s, desk)))
            }
            _ => Err(RepubblicaRibelle::finish_first(action.verb())),
        }
    }

    /// Nothing more.
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Commit
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        question(r, v).unwrap_or_else(Prompt::missing)
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        match action {
            Action::Lay(card) => label_lay(r, v, "RR-4.3", card),
            _ => self.label_commit(),
        }
    }

    /// What is committed cannot be taken back (RR-4.5).
    fn irreversible(self, _: &Rules, _: &View, action: Action) -> bool {
        action == Action::Commit
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Lay => Refusal::new("RR-4.3", "all-chosen"),
            Verb::Pass => Refusal::new("RR-4.3", "all-together"),
            _ => RepubblicaRibelle::finish_first(verb),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::Setup;

    #[test]
    fn the_seat_to_the_left_of_the_first_player_is_before_all_others_and_none_before_itself() {
        let rules = Setup::seats(3).ready::<RepubblicaRibelle>().expect("a table").rules;
        let mut p = State::new(&rules).public;
        p.first_player = Seat(1);
        let order = [2, 0, 1].map(Seat);
        for (at, &seat) in order.iter().enumerate() {
            for (other_at, &other) in order.iter().enumerate() {
                assert_eq!(is_before(&p, seat, other), at < other_at, "{seat:?} {other:?}");
            }
        }
    }
}
