//! Promises about playing: what is offered, what is refused, how it ends.

use super::Walk;
use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Outcome, Progress};
use crate::choices::Choices;
use crate::desk::LabDesk;
use crate::game::{Game, digest};
use crate::heuristics::Heuristics;
use crate::options::{Chosen, Kind, Options, Value};
use crate::rng::{FastRng, Rng};
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::setup::Setup;
use crate::statistics::Statistics;

/// Every listed action is accepted, speaks for itself, and none is listed twice.
pub fn listed<G: Game>(seed: u64) -> Result<(), String> {
    Walk::<G>::new(seed).to_the_end(|walk, seat| {
        let rules = &walk.ready.rules;
        if walk.choices.lost() > 0 {
            return Err(format!("{} actions did not fit the list", walk.choices.lost()));
        }
        let most = 24.min(walk.choices.len());
        let first = walk.rng.below(walk.choices.len().max(1) as u32) as usize;
        for offset in 0..most {
            let at = (first + offset) % walk.choices.len();
            let action = walk.choices[at];
            if G::canonical(rules, &walk.state, seat, action) != action {
                return Err(format!("{} is listed but another speaks for it", action.name()));
            }
            if walk.choices[..at].contains(&action) {
                return Err(format!("{} is listed twice", action.name()));
            }
            let mut copy = walk.state;
            let mut desk = LabDesk::new(&mut walk.rng);
            G::act(rules, &mut copy, seat, action, &mut desk)
                .map_err(|refusal| format!("the listed {} of seat {} is {refusal}", action.name(), seat.0))?;
        }
        Ok(())
    })
}

/// Whatever is not listed is refused and leaves the state as it was; so is everything of a seat that is not asked.
pub fn illegal<G: Game>(seed: u64) -> Result<(), String> {
    if G::Action::parse("").is_some() || G::Action::parse("no-such-verb seat:1").is_some() {
        return Err("nonsense is read as an action".to_owned());
    }
    Walk::<G>::new(seed).to_the_end(|walk, seat| {
        let rules = walk.ready.rules.clone();
        let before = digest::<G>(&walk.state);
        let awaiting = G::awaiting(&rules, &walk.state);
        for _ in 0..12 {
            let Some(action) = G::Action::at(walk.rng.below(G::Action::SIZE as u32) as usize) else {
                return Err("a number of the space has no action".to_owned());
            };
            let who = Seat(walk.rng.below(MAX_SEATS as u32) as u8);
            let own = who == seat || matches!(awaiting, Awaiting::Each(s) | Awaiting::Any(s) if s.has(who));
            let mut choices = Choices::new();
            if own {
                G::actions(&rules, &walk.state, who, &mut choices);
            }
            let spoken = if own { G::canonical(&rules, &walk.state, who, action) } else { action };
            if choices.contains(&spoken) {
                continue;
            }
            let mut copy = walk.state;
            let mut desk = LabDesk::new(&mut walk.rng);
            if G::act(&rules, &mut copy, who, action, &mut desk).is_ok() {
                return Err(format!("{} of seat {} is not listed but accepted", action.name(), who.0));
            }
            if digest::<G>(&copy) != before {
                return Err(format!("the refused {} of seat {} changed the state", action.name(), who.0));
            }
        }
        Ok(())
    })
}

/// Whoever is asked has an action; the default one is among them and comes to an entry.
pub fn dead_ends<G: Game>(seed: u64) -> Result<(), String> {
    Walk::<G>::new(seed).to_the_end(|walk, _| {
        let rules = walk.ready.rules.clone();
        let asked = G::awaiting(&rules, &walk.state).asked();
        if asked.is_empty() {
            return Err("the game is not over and nobody is asked".to_owned());
        }
        for seat in asked.iter() {
            if seat.0 >= walk.ready.seats {
                return Err(format!("seat {} is asked at a table of {}", seat.0, walk.ready.seats));
            }
            let mut choices = Choices::new();
            G::actions(&rules, &walk.state, seat, &mut choices);
            if choices.is_empty() {
                return Err(format!("seat {} is asked and has no action", seat.0));
            }
            if !choices.contains(&G::default_action(&rules, &walk.state, seat)) {
                return Err(format!("the default action of seat {} is not listed", seat.0));
            }
        }
        let Some(seat) = G::awaiting(&rules, &walk.state).next() else { return Ok(()) };
        let mut copy = walk.state;
        for _ in 0..64 {
            let action = G::default_action(&rules, &copy, seat);
            let mut desk = LabDesk::new(&mut walk.rng);
            match G::act(&rules, &mut copy, seat, action, &mut desk) {
                Ok(Progress::Entry) => return Ok(()),
                Ok(Progress::Pick) => {}
                Err(refusal) => return Err(format!("the default action of seat {} is {refusal}", seat.0)),
            }
        }
        Err(format!("the default action of seat {} comes to no entry", seat.0))
    })
}

/// Every game ends within its cap, with an outcome for every seat; the score as it stands on the way there ranks every
/// seat, where the rules know one, and is nothing once the game is over.
pub fn ends<G: Game>(seed: u64) -> Result<(), String> {
    let mut walk = Walk::<G>::new(seed);
    walk.to_the_end(|walk, _| match G::outcome_now(&walk.ready.rules, &walk.state) {
        Some(outcome) => fits(&outcome, walk.ready.seats).map_err(|wrong| format!("as it stands {wrong}")),
        None => Ok(()),
    })?;
    let Some(outcome) = G::awaiting(&walk.ready.rules, &walk.state).outcome() else {
        return Err("the game stopped without an outcome".to_owned());
    };
    fits(&outcome, walk.ready.seats)?;
    if G::outcome_now(&walk.ready.rules, &walk.state).is_some() {
        return Err("a game that is over could be ended once more".to_owned());
    }
    let worth = G::Ai::evaluate(&walk.ready.rules, &walk.state);
    if worth.iter().any(|w| !(0.0..=1.0).contains(w)) {
        return Err(format!("the end is worth {worth:?}: not all from 0 to 1"));
    }
    Ok(())
}

fn fits(outcome: &Outcome, seats: u8) -> Result<(), String> {
    let ranks = &outcome.rank[..usize::from(outcome.seats)];
    let in_range = ranks.iter().all(|rank| (1..=seats + 1).contains(rank));
    if outcome.seats == seats && in_range {
        Ok(())
    } else {
        Err(format!("the ranks {ranks:?} do not fit {seats} seats"))
    }
}

/// The invariants hold after every pick.
pub fn invariants<G: Game>(seed: u64) -> Result<(), String> {
    let mut walk = Walk::<G>::new(seed);
    walk.to_the_end(|walk, _| G::check(&walk.ready.rules, &walk.state).map_err(|broken| broken.to_string()))?;
    G::check(&walk.ready.rules, &walk.state).map_err(|broken| format!("at the end: {broken}"))
}

/// When a seat leaves the game goes on, with everything in order.
pub fn leaving<G: Game>(seed: u64) -> Result<(), String> {
    let mut walk = Walk::<G>::new(seed);
    let mut gone = crate::seat::Seats::NONE;
    let often = 20 + walk.rng.below(80);
    while let Some(seat) = walk.asked() {
        if walk.rng.below(often) == 0 {
            let leaver = Seat(walk.rng.below(walk.ready.seats.into()) as u8);
            if !gone.has(leaver) {
                gone = gone.with(leaver);
                let rules = walk.ready.rules.clone();
                G::leave(&rules, &mut walk.state, leaver, &mut LabDesk::new(&mut walk.rng))
                    .map_err(|_| "leaving is stuck".to_owned())?;
                G::check(&rules, &walk.state).map_err(|b| format!("after seat {} left: {b}", leaver.0))?;
                continue;
            }
        }
        let Some(action) = walk.any() else { return Err(format!("seat {} is asked and has no action", seat.0)) };
        walk.play(seat, action)?;
        G::check(&walk.ready.rules, &walk.state).map_err(|b| format!("with {gone:?} gone: {b}"))?;
    }
    Ok(())
}

/// Numbers, names and actions map one to one; observations are finite and stay within their places.
pub fn numbers<G: Game>(seed: u64) -> Result<(), String> {
    if seed == 0 {
        for index in 0..G::Action::SIZE {
            let action = G::Action::at(index).ok_or_else(|| format!("number {index} has no action"))?;
            if action.index() != index {
                return Err(format!("{} has number {}, not {index}", action.name(), action.index()));
            }
            if G::Action::parse(&action.name()) != Some(action) {
                return Err(format!("'{}' is not read back", action.name()));
            }
        }
        if G::Action::at(G::Action::SIZE).is_some() {
            return Err("there is an action beyond the last number".to_owned());
        }
    }
    let mut seen = vec![0.0; G::Statistics::OBSERVATION];
    Walk::<G>::new(seed).to_the_end(|walk, seat| {
        let mut mask = vec![false; G::Action::SIZE];
        for action in walk.choices.iter() {
            mask[action.index()] = true;
        }
        if mask.iter().filter(|&&on| on).count() != walk.choices.len() {
            return Err("two listed actions share a number".to_owned());
        }
        seen.fill(0.0);
        G::Statistics::observe(
            &walk.ready.rules,
            &G::view(&walk.ready.rules, &walk.state, Viewer::Seat(seat)),
            &mut seen,
        );
        match seen.iter().position(|x| !x.is_finite()) {
            Some(at) => Err(format!("place {at} of the observation is {}", seen[at])),
            None => Ok(()),
        }
    })
}

/// Unknown options, values out of range, wrong seat counts and overrides are refused with words that help.
pub fn options<G: Game>() -> Result<(), String> {
    let about = G::about();
    let fault = |setup: Setup, code: &str| match setup.ready::<G>() {
        Err(fault) if fault.code == code && !fault.place.is_empty() && !fault.reason.is_empty() => Ok(()),
        Err(fault) => Err(format!("expected the fault {code}, but it is {fault:?}")),
        Ok(_) => Err(format!("expected the fault {code}, but the set-up is accepted")),
    };
    fault(Setup::seats(about.max_seats + 1), "bad-seat-count")?;
    if about.min_seats > 1 {
        fault(Setup::seats(about.min_seats - 1), "bad-seat-count")?;
    }
    fault(Setup::default().option("no_such_option", "1"), "unknown-option")?;
    let mut over = Setup::default();
    over.overrides.insert("no_such_table.row.column".to_owned(), "1".to_owned());
    fault(over, "bad-override")?;
    for spec in G::schema() {
        let wrong = match spec.kind {
            Kind::Text { max } => "x".repeat(usize::from(max) + 1),
            _ => "no such value".to_owned(),
        };
        fault(Setup::default().option(spec.key, &wrong), "bad-option-value")?;
        if let Kind::Int { min, max } = spec.kind {
            fault(Setup::default().option(spec.key, &(min - 1).to_string()), "bad-option-value")?;
            fault(Setup::default().option(spec.key, &(max + 1).to_string()), "bad-option-value")?;
        }
        for default in [Some(spec.default), spec.slow_default].into_iter().flatten() {
            let chosen = Chosen::from([(spec.key.to_owned(), Value::Word(default.to_owned()))]);
            Options::new(G::schema(), &chosen).map_err(|f| format!("the default of {} is refused: {f}", spec.key))?;
        }
    }
    for seats in about.min_seats..=about.max_seats {
        Setup::seats(seats).ready::<G>().map_err(|f| format!("{seats} seats are refused: {f}"))?;
    }
    for preset in about.presets {
        let setup = preset.options.iter().fold(Setup::seats(preset.seats), |s, (key, value)| s.option(key, value));
        setup.ready::<G>().map_err(|f| format!("the preset {} is refused: {f}", preset.key))?;
    }
    // The planned picks of the common-sense player are legal.
    let mut rng = FastRng::new(1);
    let mut walk = Walk::<G>::new(1);
    walk.to_the_end(|walk, seat| {
        let mut plan = Vec::new();
        let view = G::view(&walk.ready.rules, &walk.state, Viewer::Seat(seat));
        G::Ai::plan(&walk.ready.rules, &view, seat, &mut rng, &mut plan);
        match plan.first() {
            Some(&action) if walk.choices.contains(&G::canonical(&walk.ready.rules, &walk.state, seat, action)) => {
                Ok(())
            }
            Some(action) => Err(format!("{} is planned but not listed", action.name())),
            None => Err("nothing is planned".to_owned()),
        }
    })
}
