//! Promises about who sees what.

use std::collections::HashMap;

use super::Walk;
use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Progress};
use crate::chance::{Source, TableDesk};
use crate::choices::Choices;
use crate::desk::LabDesk;
use crate::event::Event;
use crate::game::{Game, digest};
use crate::heuristics::Heuristics;
use crate::queries::Queries;
use crate::rng::{FastRng, Rng};
use crate::seat::{Seat, Viewer};
use crate::statistics::Statistics;

/// View, actions, what is considered, awaiting, prompt, labels, refusals and observation of a seat are the same in a world imagined from
/// its view; equal views and generators give equal worlds; the invariants hold in them.
pub fn sampled_worlds<G: Game>(seed: u64) -> Result<(), String> {
    Walk::<G>::new(seed).to_the_end(|walk, _| {
        let rules = walk.ready.rules.clone();
        let seat = Seat(walk.rng.below(walk.ready.seats.into()) as u8);
        let view = G::view(&rules, &walk.state, Viewer::Seat(seat));
        let rng = FastRng::new(walk.rng.next_u64());
        let sampled = G::sample_world(&rules, &view, &mut rng.clone());
        let again = G::sample_world(&rules, &view, &mut rng.clone());
        if digest::<G>(&sampled) != digest::<G>(&again) {
            return Err("equal views and generators give different worlds".to_owned());
        }
        G::check(&rules, &sampled).map_err(|b| format!("in the world that seat {} imagines: {b}", seat.0))?;
        let seen = G::view(&rules, &sampled, Viewer::Seat(seat));
        if seen != view {
            return Err(format!("seat {} sees\n{seen:?}\nin a world imagined from\n{view:?}", seat.0));
        }
        if G::awaiting(&rules, &sampled) != G::awaiting(&rules, &walk.state) {
            return Err(format!("in the world that seat {} imagines somebody else is asked", seat.0));
        }
        if G::question_context(&rules, &sampled) != G::question_context(&rules, &walk.state)
            || G::talk(&rules, &sampled) != G::talk(&rules, &walk.state)
        {
            return Err(format!("in the world that seat {} imagines it is another moment", seat.0));
        }
        if G::prompt(&rules, &seen) != G::prompt(&rules, &view) {
            return Err("equal views give different prompts".to_owned());
        }
        if !G::awaiting(&rules, &walk.state).asked().has(seat) {
            return Ok(());
        }
        let (mut true_list, mut sampled_list) = (Choices::new(), Choices::new());
        G::actions(&rules, &walk.state, seat, &mut true_list);
        G::actions(&rules, &sampled, seat, &mut sampled_list);
        if *true_list != *sampled_list {
            return Err(format!("seat {} has other actions in the world it imagines", seat.0));
        }
        let listed = true_list.clone();
        G::Ai::prune(&rules, &walk.state, seat, &mut true_list);
        G::Ai::prune(&rules, &sampled, seat, &mut sampled_list);
        if *true_list != *sampled_list {
            return Err(format!("what seat {} considers depends on what it cannot see", seat.0));
        }
        if true_list.is_empty() || !true_list.iter().all(|action| listed.contains(action)) {
            return Err(format!("seat {} considers what is not listed, or nothing", seat.0));
        }
        if G::default_action(&rules, &sampled, seat) != G::default_action(&rules, &walk.state, seat) {
            return Err(format!("the default action of seat {} depends on what it cannot see", seat.0));
        }
        for _ in 0..6 {
            let Some(action) = G::Action::at(walk.rng.below(G::Action::SIZE as u32) as usize) else { continue };
            let mut worlds = [walk.state, sampled];
            let answers = worlds.each_mut().map(|world| {
                let mut rng = FastRng::new(0);
                G::act(&rules, world, seat, action, &mut LabDesk::new(&mut rng)).err()
            });
            if answers[0] != answers[1] {
                return Err(format!(
                    "{} of seat {} is answered {:?}, in the world it imagines {:?}",
                    action.name(),
                    seat.0,
                    answers[0],
                    answers[1]
                ));
            }
        }
        let (mut true_numbers, mut sampled_numbers) =
            (vec![0.0; G::Statistics::OBSERVATION], vec![0.0; G::Statistics::OBSERVATION]);
        G::Statistics::observe(&rules, &view, &mut true_numbers);
        G::Statistics::observe(&rules, &seen, &mut sampled_numbers);
        if true_numbers != sampled_numbers {
            return Err("the observation changes with what the seat cannot see".to_owned());
        }
        Ok(())
    })
}

/// The crowd sees nothing that is hidden from any seat: whatever a seat imagines, the crowd sees the same.
pub fn crowd<G: Game>(seed: u64) -> Result<(), String> {
    Walk::<G>::new(seed).to_the_end(|walk, _| {
        let rules = walk.ready.rules.clone();
        let crowd = G::view(&rules, &walk.state, Viewer::Crowd);
        let words = serde_json::to_string(&crowd).map_err(|e| e.to_string())?;
        for seat in (0..walk.ready.seats).map(Seat) {
            let view = G::view(&rules, &walk.state, Viewer::Seat(seat));
            let sampled = G::sample_world(&rules, &view, &mut walk.rng);
            let seen_there = G::view(&rules, &sampled, Viewer::Crowd);
            let other = serde_json::to_string(&seen_there).map_err(|e| e.to_string())?;
            // The seat's own draft is not part of the world it shares with the crowd.
            if seen_there != crowd || other != words {
                return Err(format!("the crowd sees what is hidden from seat {}", seat.0));
            }
        }
        Ok(())
    })
}

/// What no seat has seen can be drawn anew at any time: nobody sees a difference, and the invariants hold. Where a world
/// differs that looks the same to everybody, something is drawn anew indeed.
pub fn redrawn<G: Game>(seed: u64) -> Result<(), String> {
    Walk::<G>::new(seed).to_the_end(|walk, _| {
        let rules = walk.ready.rules.clone();
        let seats = (0..walk.ready.seats).map(|seat| Viewer::Seat(Seat(seat)));
        let viewers: Vec<Viewer> = seats.chain([Viewer::Crowd]).collect();
        let who_sees = |world: &G::State| {
            viewers.iter().copied().find(|&one| G::view(&rules, world, one) != G::view(&rules, &walk.state, one))
        };
        let before = digest::<G>(&walk.state);
        // Looked for now and then: views of all seats cost more than a move.
        let unseen = walk.rng.below(8) == 0 && {
            let seat = viewers[walk.rng.below(walk.ready.seats.into()) as usize];
            let other = G::sample_world(&rules, &G::view(&rules, &walk.state, seat), &mut walk.rng);
            digest::<G>(&other) != before && who_sees(&other).is_none()
        };
        let mut changed = false;
        // Of two cards the same order comes again every second time.
        for _ in 0..if unseen { 24 } else { 1 } {
            let mut state = walk.state;
            G::redraw_unseen(&rules, &mut state, &mut LabDesk::new(&mut walk.rng));
            G::check(&rules, &state).map_err(|b| format!("after what is unseen was drawn anew: {b}"))?;
            if let Some(viewer) = who_sees(&state) {
                return Err(format!("{viewer:?} sees that something was drawn anew"));
            }
            changed = digest::<G>(&state) != before;
            if changed {
                break;
            }
        }
        if unseen && !changed {
            return Err("nobody has seen all that is hidden, and none of it is drawn anew".to_owned());
        }
        Ok(())
    })
}

/// What follows an action without chance and without a reveal is the same in every world that the acting seat may
/// imagine: whom the game asks next, and what the crowd sees, must not depend on what is hidden.
pub fn no_hidden_influence<G: Game>(seed: u64) -> Result<(), String> {
    let mut walk = Walk::<G>::new(seed);
    while let Some(seat) = walk.asked() {
        let rules = walk.ready.rules.clone();
        let Some(action) = walk.any() else { return Err(format!("seat {} has no action", seat.0)) };
        let view = G::view(&rules, &walk.state, Viewer::Seat(seat));
        let sampled = G::sample_world(&rules, &view, &mut walk.rng);
        let after = [walk.state, sampled].map(|mut world| {
            let mut desk = TableDesk::<G::Event>::new(Source::Nothing, "");
            let taken = G::act(&rules, &mut world, seat, action, &mut desk);
            let open = taken.is_ok() && !desk.irreversible && desk.trouble.is_none();
            open.then(|| {
                let told: Vec<_> = desk.events.iter().map(|event| event.told(Viewer::Crowd)).collect();
                (G::awaiting(&rules, &world), G::view(&rules, &world, Viewer::Crowd), told)
            })
        });
        if let [Some(here), Some(there)] = &after
            && here != there
        {
            let name = action.name();
            return Err(format!("what everybody sees after {name} of seat {} depends on what it cannot see", seat.0));
        }
        walk.play(seat, action)?;
    }
    Ok(())
}

/// Nobody is told what he does not see: where a viewer can tell two worlds apart neither before an action nor after it,
/// the same is told to him of it. Whoever shows something shows it in the view, too. Left out is what rolls or shuffles:
/// cards that were shown may have gone back into a deck by then.
pub fn told<G: Game>(seed: u64) -> Result<(), String> {
    Walk::<G>::new(seed).to_the_end(|walk, seat| {
        let rules = walk.ready.rules.clone();
        let Some(action) = walk.any() else { return Ok(()) };
        let viewer = match walk.rng.below(u32::from(walk.ready.seats) + 1) as u8 {
            number if number < walk.ready.seats => Viewer::Seat(Seat(number)),
            _ => Viewer::Crowd,
        };
        let view = G::view(&rules, &walk.state, viewer);
        let sampled = G::sample_world(&rules, &view, &mut walk.rng);
        let after = [walk.state, sampled].map(|mut world| {
            let mut desk = TableDesk::<G::Event>::new(Source::Nothing, "");
            G::act(&rules, &mut world, seat, action, &mut desk).ok()?;
            if !desk.fell.is_empty() || desk.trouble.is_some() {
                return None;
            }
            let told: Vec<_> = desk.events.iter().map(|event| event.told(viewer)).collect();
            Some((G::view(&rules, &world, viewer), told))
        });
        match &after {
            [Some((here, told_here)), Some((there, told_there))] if here == there && told_here != told_there => {
                let name = action.name();
                Err(format!(
                    "{viewer:?} is told of {name} of seat {} what no view of his shows:\n{told_here:?}\n{told_there:?}",
                    seat.0
                ))
            }
            _ => Ok(()),
        }
    })
}

/// A draft changes nothing that anybody else can see, nor whom the game waits for.
pub fn drafts<G: Game>(seed: u64) -> Result<(), String> {
    let mut walk = Walk::<G>::new(seed);
    while let Some(seat) = walk.asked() {
        let rules = walk.ready.rules.clone();
        let before = walk.state;
        let Some(action) = walk.any() else { return Err(format!("seat {} has no action", seat.0)) };
        if walk.play(seat, action)? == Progress::Entry {
            continue;
        }
        if G::awaiting(&rules, &walk.state) != G::awaiting(&rules, &before) {
            return Err(format!("the pick {} changes who is asked", action.name()));
        }
        let others = (0..walk.ready.seats).map(Seat).filter(|&other| other != seat).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Crowd]) {
            if G::view(&rules, &walk.state, viewer) != G::view(&rules, &before, viewer) {
                return Err(format!("{viewer:?} sees the pick {} of seat {}", action.name(), seat.0));
            }
        }
    }
    Ok(())
}

/// All orders of a list, for an exact count; equal things stand several times.
pub fn permutations<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for at in 0..list.len() {
        let mut rest = list.to_vec();
        let first = rest.remove(at);
        for mut order in permutations(&rest) {
            order.insert(0, first.clone());
            all.push(order);
        }
    }
    all
}

/// A small position with all worlds that fit what a viewer sees of it, each with its weight.
#[derive(Debug)]
pub struct Case<G: Game> {
    /// What it shows.
    pub name: &'static str,
    /// The rules.
    pub rules: std::sync::Arc<G::Rules>,
    /// The true position.
    pub state: G::State,
    /// The seat that imagines.
    pub seat: Seat,
    /// Every world that fits, with a weight (equal ones may stand several times).
    pub worlds: Vec<(G::State, f64)>,
}

/// On a small case every imagined world is one of those counted, and each comes as often as its weight says
/// (chi-square test at one in a million).
pub fn frequencies<G: Game>(case: &Case<G>) -> Result<(), String> {
    let mut expected: HashMap<u64, f64> = HashMap::new();
    for (world, weight) in &case.worlds {
        *expected.entry(digest::<G>(world)).or_default() += weight;
    }
    let total: f64 = expected.values().sum();
    let samples = 400 * expected.len().max(25);
    let view = G::view(&case.rules, &case.state, Viewer::Seat(case.seat));
    let mut seen: HashMap<u64, u64> = HashMap::new();
    let mut rng = FastRng::new(1944);
    for _ in 0..samples {
        let sampled = G::sample_world(&case.rules, &view, &mut rng);
        *seen.entry(digest::<G>(&sampled)).or_default() += 1;
    }
    if let Some(strange) = seen.keys().find(|digest| !expected.contains_key(digest)) {
        return Err(format!("a world was imagined ({strange:016x}) that does not fit the view"));
    }
    let chi: f64 = expected
        .iter()
        .map(|(digest, weight)| {
            let wanted = samples as f64 * weight / total;
            let came = seen.get(digest).copied().unwrap_or(0) as f64;
            (came - wanted).powi(2) / wanted
        })
        .sum();
    // Wilson and Hilferty: a chi-square to the third root is nearly normal; 4.75 deviations are one in a million.
    let freedom = (expected.len() as f64 - 1.0).max(1.0);
    let deviations = ((chi / freedom).cbrt() - (1.0 - 2.0 / (9.0 * freedom))) / (2.0 / (9.0 * freedom)).sqrt();
    if expected.len() > 1 && deviations > 4.75 {
        return Err(format!(
            "{} worlds, {samples} samples: chi-square {chi:.1} for {freedom} degrees of freedom: not even",
            expected.len()
        ));
    }
    Ok(())
}

/// What the rules answer to a viewer's question is the same in every world that fits his view.
pub fn answers<G: Game>(seed: u64) -> Result<(), String> {
    Walk::<G>::new(seed).to_the_end(|walk, _| {
        // Answers may take long to compute: not at every question, and not all of them.
        if walk.rng.below(8) > 0 {
            return Ok(());
        }
        let rules = walk.ready.rules.clone();
        let seat = Seat(walk.rng.below(walk.ready.seats.into()) as u8);
        for viewer in [Viewer::Seat(seat), Viewer::Crowd] {
            let view = G::view(&rules, &walk.state, viewer);
            let other = G::sample_world(&rules, &view, &mut walk.rng);
            let queries = G::Queries::sensible(&rules, &view, &walk.state);
            if queries != G::Queries::sensible(&rules, &view, &other) {
                return Err(format!("what may be asked by {viewer:?} depends on what it cannot see"));
            }
            for _ in 0..queries.len().min(12) {
                let query = &queries[walk.rng.below(queries.len() as u32) as usize];
                let here = G::Queries::ask(&rules, &view, &walk.state, query);
                if here != G::Queries::ask(&rules, &view, &other, query) {
                    return Err(format!("the answer to {query:?} of {viewer:?} depends on what it cannot see"));
                }
                let written = serde_json::to_value(query).map_err(|e| e.to_string())?;
                let read = serde_json::from_value(written).map_err(|e| format!("{query:?} cannot be read: {e}"))?;
                if *query != read {
                    return Err(format!("{query:?} is read back as {read:?}"));
                }
            }
        }
        Ok(())
    })
}

/// In a sealed question any two answers of a seat leave everything that others see, are told and are asked the same,
/// until the last answer is in.
pub fn sealed<G: Game>(seed: u64) -> Result<(), String> {
    Walk::<G>::new(seed).to_the_end(|walk, seat| {
        let rules = walk.ready.rules.clone();
        let Awaiting::Each(seats) = G::awaiting(&rules, &walk.state) else { return Ok(()) };
        if seats.len() < 2 {
            return Ok(());
        }
        let viewers = (0..walk.ready.seats).map(Seat).filter(|&other| other != seat).map(Viewer::Seat);
        let viewers: Vec<Viewer> = viewers.chain([Viewer::Crowd]).collect();
        let mut first = None;
        for _ in 0..3 {
            let Some((world, events)) = any_answer::<G>(&rules, walk.state, seat, &mut walk.rng) else { return Ok(()) };
            let seen: Vec<_> = viewers.iter().map(|&viewer| G::view(&rules, &world, viewer)).collect();
            let told: Vec<Vec<_>> =
                viewers.iter().map(|&viewer| events.iter().map(|event| event.told(viewer)).collect()).collect();
            let now = (G::awaiting(&rules, &world), seen, told);
            match &first {
                None => first = Some(now),
                Some(before) if *before == now => {}
                Some(_) => return Err(format!("others can tell what seat {} has answered under seal", seat.0)),
            }
        }
        Ok(())
    })
}

/// A whole answer of the seat at random, and what it told.
fn any_answer<G: Game>(
    rules: &G::Rules,
    mut world: G::State,
    seat: Seat,
    rng: &mut FastRng,
) -> Option<(G::State, Vec<G::Event>)> {
    let mut desk = TableDesk::<G::Event>::new(Source::Nothing, "");
    let mut choices = Choices::new();
    for _ in 0..64 {
        choices.clear();
        G::actions(rules, &world, seat, &mut choices);
        match G::act(rules, &mut world, seat, rng.one_of(&choices)?, &mut desk) {
            Ok(Progress::Entry) => return Some((world, desk.events)),
            Ok(Progress::Pick) => {}
            Err(_) => return None,
        }
    }
    None
}
