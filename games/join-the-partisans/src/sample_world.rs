//! A world that fits a view: decks in any order, the Traitor anywhere among the cards that are left.

use staffetta_kernel::bytemuck::Zeroable;
use staffetta_kernel::{Desk, Maybe, Padding, Pile, Rng, Target};

use crate::cards::{HqCard, MissionCard, Question, Questions, TraitorCard, Year};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Public, Secret, State};
use crate::steps::interrogation::searcher_sees;
use crate::view::View;

/// The orders of a year that nobody has seen.
pub fn unseen_orders(r: &Rules, p: &Public, year: Year) -> impl Iterator<Item = HqCard> {
    let at = year.slot();
    let (out, under, tasks) = (p.hq_out, p.hq_under[at], p.tasks);
    let seen = move |card: HqCard| out.has(card) || under.has(card) || tasks.iter().any(|t| t.hq.get() == Some(card));
    let played = year >= r.chosen.first_year;
    HqCard::of(year).filter(move |&card| played && !seen(card))
}

/// The Special Missions in the deck.
pub fn unseen_missions<'a>(r: &'a Rules, p: &'a Public) -> impl Iterator<Item = MissionCard> + 'a {
    let held = |card: MissionCard| p.tasks.iter().any(|task| task.mission.get() == Some(card));
    r.mission_deck().iter().copied().filter(move |&card| !p.mission_discard.has(card) && !held(card))
}

/// The questions that nobody has seen.
pub fn unseen_questions(p: &Public) -> impl Iterator<Item = Question> {
    let mut seen: Questions = p.school_under.iter().copied().chain(p.question.get()).collect();
    for score in p.scores.iter() {
        let mut kept = score.cards;
        seen.take_all(&mut kept);
    }
    let mut boxed = p.boxed;
    seen.take_all(&mut boxed);
    Question::all().filter(move |&card| !seen.has(card))
}

fn shuffled<T: Copy + Default, const N: usize>(cards: impl Iterator<Item = T>, rng: &mut impl Rng) -> Pile<T, N> {
    let mut pile: Pile<T, N> = cards.collect();
    rng.shuffle(pile.as_mut_slice());
    pile
}

/// A world that fits the view.
pub fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
    let p = &v.public;
    let mut hq = staffetta_kernel::Array([Pile::zeroed(); Year::ALL.len()]);
    for &year in Year::ALL {
        hq[year.slot()] = shuffled(unseen_orders(r, p, year), rng);
    }
    let mut places = [TraitorCard(0); TraitorCard::COUNT];
    let mut left = 0;
    for card in p.hunt.left.iter() {
        places[left] = card;
        left += 1;
    }
    let hidden = if p.hunt.searcher.is_some() { rng.one_of(&places[..left]) } else { None };
    let secret = Secret {
        hq,
        missions: shuffled(unseen_missions(r, p), rng),
        school: r.handed_down.met_last(shuffled(unseen_questions(p), rng)),
        traitor: v.traitor.or(hidden).map_or(Maybe::NONE, Maybe::some),
        draft: v.draft,
        padding: Padding::ZERO,
    };
    State { public: *p, secret }
}

/// Draws anew what nobody has seen: the orders of the decks, and which card is the Traitor unless the searcher knows.
pub fn redraw_unseen(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    for hq in s.secret.hq.iter_mut() {
        desk.shuffle("headquarters deck drawn anew", hq.as_mut_slice());
    }
    desk.shuffle("mission deck drawn anew", s.secret.missions.as_mut_slice());
    desk.shuffle("school pile drawn anew", s.secret.school.as_mut_slice());
    if s.secret.traitor.is_some() && !searcher_sees(r) {
        let left: Pile<TraitorCard, { TraitorCard::COUNT }> = s.public.hunt.left.iter().collect();
        s.secret.traitor = Maybe::some(desk.draw("traitor drawn anew", &left));
    }
}
