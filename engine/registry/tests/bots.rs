//! Bots never see more than their view, in every game and at every level.

use staffetta_bots::{Bot, Budget, Greedy, by_name, names};
use staffetta_kernel::{Awaiting, Choices, FastRng, Game, LabDesk, Progress, Rng, Seat, Setup, Viewer};

/// How many questions each game is asked at each level; `STAFFETTA_QUESTIONS` asks so many times more.
fn times() -> u32 {
    std::env::var("STAFFETTA_QUESTIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// The searching bots think long: they are asked less often than the others.
fn questions(bot: &str) -> u32 {
    times()
        * match bot {
            "commander" => 1,
            "veteran" => 2,
            _ => 60,
        }
}

/// One question in so many of a game of greedy bots.
const ONE_IN: u32 = 23;

/// Another world that looks the same to this seat gets the same answer.
fn answers_alike<G: Game>(bot: &str) {
    let ready = Setup::default().ready::<G>().expect("the game has a usual table");
    let r = &*ready.rules;
    let mut rng = FastRng::new(77);
    let mut asked = 0;
    while asked < questions(bot) {
        let mut players: Vec<_> = (0..ready.seats).map(|_| Greedy::<G>::new(rng.next_u64())).collect();
        let mut state = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("it begins");
        let mut choices = Choices::new();
        let mut drafting = None;
        while asked < questions(bot) {
            let seat = match (drafting, G::awaiting(r, &state)) {
                (Some(seat), _) => seat,
                (None, Awaiting::Over(_)) => break,
                (None, awaiting) => awaiting.next().expect("somebody is asked"),
            };
            choices.clear();
            G::actions(r, &state, seat, &mut choices);
            if drafting.is_none() && choices.len() > 1 && rng.below(ONE_IN) == 0 {
                asked += 1;
                same_answer::<G>(r, &state, seat, bot, rng.next_u64());
            }
            let view = G::view(r, &state, Viewer::Seat(seat));
            let pick = players[seat.at()].choose(r, &view, seat, Budget::default());
            let done =
                G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).expect("greedy bots play by the rules");
            drafting = (done == Progress::Pick).then_some(seat);
        }
    }
}

fn same_answer<G: Game>(r: &G::Rules, state: &G::State, seat: Seat, bot: &str, seed: u64) {
    let view = G::view(r, state, Viewer::Seat(seat));
    let other = G::sample_world(r, &view, &mut FastRng::new(seed));
    let same = G::view(r, &other, Viewer::Seat(seat));
    assert_eq!(same, view, "the two worlds look the same to this seat");
    let answer = |view: &G::View| {
        by_name::<G>(bot, seed).expect("it is in the list").choose(r, view, seat, Budget::iterations(40))
    };
    assert_eq!(answer(&view), answer(&same), "{bot} in {}", G::about().id);
}

fn in_every_game(bot: &str) {
    answers_alike::<staffetta_la_resistance::LaResistance>(bot);
    answers_alike::<staffetta_banditen::Banditen>(bot);
    answers_alike::<staffetta_repubblica_ribelle::RepubblicaRibelle>(bot);
    answers_alike::<staffetta_join_the_partisans::JoinThePartisans>(bot);
    answers_alike::<staffetta_global_war_partisans::GlobalWarPartisans>(bot);
}

#[test]
fn equal_views_and_seeds_give_equal_answers() {
    for bot in names().iter().filter(|name| !name.contains(':')) {
        in_every_game(bot);
    }
}
