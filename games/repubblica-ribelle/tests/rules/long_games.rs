//! Random play fails soon, so the rules of the second phase, of reshuffles and of thefts are tried where missions are
//! easy: whole games of ten rounds, with everything that can be checked at every pick.

use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{from_str, to_string};
use staffetta_kernel::{Choices, FastRng, LabDesk, Ready, Seat, Setup, Viewer, digest};
use staffetta_repubblica_ribelle::{Mission, RepubblicaRibelle as G, State};

/// A table at which hardly a mission fails.
fn easy(seats: u8, rng: &mut FastRng) -> Ready<G> {
    let mut setup = Setup::seats(seats);
    for mission in Mission::ALL {
        setup.overrides.insert(format!("missions.{}.low", mission.word()), "1".to_owned());
        if !mission.word().starts_with('M') {
            setup.overrides.insert(format!("missions.{}.high", mission.word()), "2".to_owned());
        }
    }
    for spec in G::schema() {
        if rng.below(4) == 0
            && let staffetta_kernel::options::Kind::Choice(words) = spec.kind
        {
            setup = setup.option(spec.key, words[rng.below(words.len() as u32) as usize]);
        }
    }
    setup.ready::<G>().unwrap_or_else(|_| Setup::seats(seats).ready::<G>().expect("the usual table"))
}

fn look(ready: &Ready<G>, s: &State, rng: &mut FastRng) {
    let r = &*ready.rules;
    G::check(r, s).unwrap_or_else(|broken| panic!("{broken}\n{}", to_string(s).unwrap_or_default()));
    let seat = Seat(rng.below(ready.seats.into()) as u8);
    let view = G::view(r, s, Viewer::Seat(seat));
    let dream = G::sample_world(r, &view, rng);
    G::check(r, &dream).unwrap_or_else(|broken| panic!("imagined: {broken}\n{}", to_string(s).unwrap_or_default()));
    assert_eq!(G::view(r, &dream, Viewer::Seat(seat)), view, "the seat sees another world");
    assert_eq!(G::view(r, &dream, Viewer::Crowd), G::view(r, s, Viewer::Crowd), "the crowd sees what is hidden");
    assert_eq!(G::awaiting(r, &dream), G::awaiting(r, s));
    let (mut here, mut there) = (Choices::new(), Choices::new());
    G::actions(r, s, seat, &mut here);
    G::actions(r, &dream, seat, &mut there);
    assert_eq!(*here, *there, "the seat has other actions");
    if rng.below(16) == 0 {
        let open = to_string(s).expect("an open form");
        let back: State = from_str(&open).expect("a state");
        assert_eq!(digest::<G>(&back), digest::<G>(s), "{open}");
    }
}

#[test]
fn ten_rounds_hold_every_promise_at_every_pick() {
    let (mut ended, mut shuffled, mut second, mut robbed) = (0, 0, 0, 0);
    for seed in 0..120 {
        let mut rng = FastRng::nth(10, seed);
        let ready = easy(1 + (seed % 6) as u8, &mut rng);
        let r = &*ready.rules;
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        let mut choices = Choices::new();
        while let Some(seat) = G::awaiting(r, &s).next() {
            look(&ready, &s, &mut rng);
            choices.clear();
            G::actions(r, &s, seat, &mut choices);
            let action = rng.one_of(&choices).expect("an action");
            G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut rng)).expect("a listed action");
        }
        let figure = |name: &str| {
            <G as Game>::Statistics::game_stats(r, &s).iter().find(|(key, _)| *key == name).map_or(0.0, |(_, n)| *n)
        };
        ended += u32::from(figure("survived") > 0.0);
        shuffled += u32::from(figure("reshuffles") > 0.0);
        second += u32::from(figure("rounds") > 4.0);
        robbed += u32::from(to_string(&s).expect("an open form").contains("\"victim\""));
    }
    assert!(ended > 60 && second > 80, "{ended} games came to points, {second} to Phase II");
    assert!(shuffled > 30 && robbed > 10, "{shuffled} games with a reshuffle, {robbed} with a theft remembered");
}

/// The same where seats leave in the middle.
#[test]
fn a_long_game_goes_on_when_seats_leave() {
    for seed in 0..60 {
        let mut rng = FastRng::nth(11, seed);
        let ready = easy(2 + (seed % 5) as u8, &mut rng);
        let r = &*ready.rules;
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
        let mut choices = Choices::new();
        while let Some(seat) = G::awaiting(r, &s).next() {
            if rng.below(150) == 0 {
                let leaver = Seat(rng.below(ready.seats.into()) as u8);
                G::leave(r, &mut s, leaver, &mut LabDesk::new(&mut rng)).expect("the game goes on");
                G::check(r, &s).expect("everything in order");
                continue;
            }
            choices.clear();
            G::actions(r, &s, seat, &mut choices);
            let action = rng.one_of(&choices).expect("an action");
            G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut rng)).expect("a listed action");
            G::check(r, &s).expect("everything in order");
        }
    }
}

/// Demonstration games imagine one mission of each kind in Phase I.
#[test]
fn a_demonstration_is_imagined_with_one_mission_of_each_kind() {
    let mut rng = FastRng::new(5);
    let ready = Setup::seats(3)
        .option("length", "demonstration")
        .option("boards", "random")
        .ready::<G>()
        .expect("a demonstration");
    let s = G::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).expect("a table");
    let view = G::view(&ready.rules, &s, Viewer::Seat(Seat(0)));
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..6000 {
        let dream = G::sample_world(&ready.rules, &view, &mut rng);
        let open = staffetta_kernel::serde_json::to_value(dream).expect("an open form");
        let first: String = [&open["mission"], &open["mission_deck"][3], &open["mission_deck"][2]]
            .iter()
            .filter_map(|mission| mission.as_str()?.chars().next())
            .collect();
        let mut kinds: Vec<char> = first.chars().collect();
        kinds.sort_unstable();
        assert_eq!(kinds, ['M', 'P', 'S'], "{first}");
        *seen.entry(first).or_insert(0u32) += 1;
    }
    assert_eq!(seen.len(), 2, "both orders of the two to come: {seen:?}");
    assert!(seen.values().all(|&n| n > 2700), "{seen:?}");
}
