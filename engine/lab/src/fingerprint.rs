//! The fingerprint of a game: one number for how it is played, the same for two builds that play alike.
//!
//! Into the number goes what play means and nothing else: who is asked, the names of the answers in the order in which
//! they are listed, the clock's answer, the purpose and the result of chance, the rule and the key of a refusal, and
//! the result. No layout, no serialised form, no wording, no bot. The hash is XXH3 (64 bits), fixed for ever.

use rayon::prelude::*;
use serde::Serialize;
use staffetta_kernel::conformance::any_setup_of;
use staffetta_kernel::{
    Awaiting, Choices, Desk, Event, FastRng, Game, GameAction, Heuristics, Label, Progress, Ready, Refusal, Rng, Seat,
    Statistics, Target, Viewer, serde_json,
};
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// Every so many picks everything that is shown and said goes into the second number.
const PRESENTATION_EVERY: u64 = 41;
/// In one of so many games a seat leaves.
const LEAVE_EVERY: u64 = 8;

/// The number, and what went into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fingerprint {
    /// The id of the game.
    pub game: &'static str,
    /// Equal for builds that play alike, given equal games and seed.
    pub number: u64,
    /// Equal for builds that also show, say, plan and evaluate alike; only where it was asked for.
    pub everything: Option<u64>,
    /// Games played.
    pub games: u64,
    /// Picks taken.
    pub picks: u64,
}

/// Plays so many random games at tables of any size and options, on all cores: half of them choose among all answers,
/// half first a verb and then one of its answers. In some a seat leaves. At every question two answers that need not
/// be legal are tried as well. With `everything` a second number is made of views, prompts, labels, what is told,
/// observations, plans and evaluations.
pub fn fingerprint<G: Game>(games: u64, seed: u64, everything: bool) -> Fingerprint {
    fingerprint_of::<G>(G::about().version, games, seed, everything)
}

/// The same, under the rules of this number.
pub fn fingerprint_of<G: Game>(version: u32, games: u64, seed: u64, everything: bool) -> Fingerprint {
    let names: Vec<u64> =
        (0..G::Action::SIZE).filter_map(G::Action::at).map(|a| xxh3_64(a.name().as_bytes())).collect();
    let played: Vec<(u64, u64, u64)> = (0..games)
        .into_par_iter()
        .map(|game| {
            let mut rng = FastRng::nth(seed, game);
            let ready = any_setup_of::<G>(&mut rng, version);
            let mut checksums = Checksums { play: Checksum::default(), everything: everything.then(Checksum::default) };
            let picks = FingerprintGame { ready, names: &names, game }.run(&mut rng, &mut checksums);
            (checksums.play.finish(), checksums.everything.map_or(0, |checksum| checksum.finish()), picks)
        })
        .collect();
    let (mut play, mut all) = (Checksum::default(), Checksum::default());
    for (one, other, _) in &played {
        play.number(*one);
        all.number(*other);
    }
    Fingerprint {
        game: G::about().id,
        number: play.finish(),
        everything: everything.then(|| all.finish()),
        games,
        picks: played.iter().map(|(_, _, picks)| picks).sum(),
    }
}

/// A hash of numbers and texts, each with its length, so that no two lists are the same bytes.
#[derive(Default)]
struct Checksum(Xxh3);

impl Checksum {
    fn number(&mut self, n: u64) {
        self.0.update(&n.to_le_bytes());
    }
    fn word(&mut self, word: &str) {
        self.number(word.len() as u64);
        self.0.update(word.as_bytes());
    }
    fn finish(&self) -> u64 {
        self.0.digest()
    }
    fn json(&mut self, thing: &impl Serialize) {
        // By way of a value, whose keys are in order: the order of fields is no part of what is shown.
        self.word(&serde_json::to_value(thing).unwrap_or_default().to_string());
    }
    fn awaiting(&mut self, awaiting: Awaiting) {
        match awaiting {
            Awaiting::One(seat) => [1, u64::from(seat.0), 0].map(|n| self.number(n)),
            Awaiting::Poll { now, queue } => [2, u64::from(now.0), u64::from(queue.0)].map(|n| self.number(n)),
            Awaiting::Each(seats) => [3, u64::from(seats.0), 0].map(|n| self.number(n)),
            Awaiting::Any(seats) => [4, u64::from(seats.0), 0].map(|n| self.number(n)),
            Awaiting::Over(outcome) => {
                self.number(5);
                for at in 0..usize::from(outcome.seats) {
                    self.number(outcome.rank[at].into());
                    self.number(outcome.score[at] as u64);
                }
                self.word(outcome.reason);
                self.word(outcome.rule);
                [(); 3]
            }
        };
    }
    fn acted(&mut self, acted: Result<Progress, Refusal>) {
        match acted {
            Ok(Progress::Pick) => self.number(1),
            Ok(Progress::Entry) => self.number(2),
            Err(refusal) => {
                self.number(3);
                self.word(refusal.rule);
                self.word(refusal.key);
            }
        }
    }
}

struct Checksums {
    play: Checksum,
    everything: Option<Checksum>,
}

/// A desk that adds all chance to the checksum.
struct HashingDesk<'a> {
    rng: &'a mut FastRng,
    checksums: &'a mut Checksums,
    seats: u8,
}

impl<E: Event> Desk<E> for HashingDesk<'_> {
    fn roll(&mut self, purpose: &'static str, sides: u8, out: &mut [u8]) {
        out.iter_mut().for_each(|die| *die = self.rng.below(sides.into()) as u8 + 1);
        self.checksums.play.word(purpose);
        out.iter().for_each(|&die| self.checksums.play.number(die.into()));
    }
    fn shuffle<T: Target>(&mut self, purpose: &'static str, cards: &mut [T]) {
        self.rng.shuffle(cards);
        self.checksums.play.word(purpose);
        cards.iter().for_each(|card| self.checksums.play.word(&card.name()));
    }
    fn draw<T: Target>(&mut self, purpose: &'static str, from: &[T]) -> T {
        let one = from[self.rng.below(from.len() as u32) as usize];
        self.checksums.play.word(purpose);
        self.checksums.play.number(from.len() as u64);
        self.checksums.play.word(&one.name());
        one
    }
    fn judge(&mut self, purpose: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        let verdict = verdict("");
        self.checksums.play.word(purpose);
        self.checksums.play.number(verdict.into());
        verdict
    }
    fn text(&self) -> &str {
        ""
    }
    fn reveal(&mut self) {
        self.checksums.play.number(6);
    }
    fn seal(&mut self) {
        self.checksums.play.number(7);
    }
    fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(checksum) = &mut self.checksums.everything {
            let event = event();
            viewers(self.seats).for_each(|viewer| checksum.json(&event.told(viewer)));
        }
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Crowd, Viewer::Open])
}

/// One game.
struct FingerprintGame<'a, G: Game> {
    ready: Ready<G>,
    names: &'a [u64],
    game: u64,
}

impl<G: Game> FingerprintGame<'_, G> {
    fn run(&self, rng: &mut FastRng, checksums: &mut Checksums) -> u64 {
        let (r, seats) = (&*self.ready.rules, self.ready.seats);
        let mut choices = Choices::new();
        let mut picks = 0;
        let leaves = self.game.is_multiple_of(LEAVE_EVERY).then(|| u64::from(rng.below(200)));
        // In the middle of a choice nobody else is asked.
        let mut drafting = None;
        let Ok(mut s) = G::set_up(r, &mut HashingDesk { rng, checksums, seats }) else { return 0 };
        while let Some(seat) = drafting.or_else(|| G::awaiting(r, &s).next()) {
            checksums.play.awaiting(G::awaiting(r, &s));
            if drafting.is_none() && leaves == Some(picks) {
                let leaver = Seat(rng.below(seats.into()) as u8);
                if G::leave(r, &mut s, leaver, &mut HashingDesk { rng, checksums, seats }).is_err() {
                    break;
                }
                picks += 1;
                continue;
            }
            choices.clear();
            G::actions(r, &s, seat, &mut choices);
            if choices.is_empty() {
                break;
            }
            checksums.play.number(choices.len() as u64);
            choices.iter().for_each(|action| checksums.play.number(self.names[action.index()]));
            checksums.play.number(self.names[G::default_action(r, &s, seat).index()]);
            if let Some(checksum) = &mut checksums.everything
                && picks % PRESENTATION_EVERY == 0
            {
                self.hash_presentation(&s, seat, &choices, checksum);
            }
            let verb = choices[rng.below(choices.len() as u32) as usize].verb_index();
            self.try_illegal(&s, seat, verb, rng, checksums);
            let action = self.choose(&choices, verb, rng);
            let acted = G::act(r, &mut s, seat, action, &mut HashingDesk { rng, checksums, seats });
            checksums.play.acted(acted);
            drafting = (acted == Ok(Progress::Pick)).then_some(seat);
            picks += 1;
        }
        checksums.play.awaiting(G::awaiting(r, &s));
        picks
    }

    /// Any of the choices, or any of those with this verb: what is listed once is then chosen as often as what is
    /// listed for every hex.
    fn choose(&self, choices: &Choices<G::Action>, verb: usize, rng: &mut FastRng) -> G::Action {
        if self.game.is_multiple_of(2) {
            return choices[rng.below(choices.len() as u32) as usize];
        }
        let first = choices
            .iter()
            .enumerate()
            .filter(|(at, a)| choices[..*at].iter().all(|b| b.verb_index() != a.verb_index()));
        let verbs = first.clone().count() as u32;
        let verb = first.map(|(_, a)| a.verb_index()).nth(rng.below(verbs) as usize).unwrap_or(verb);
        let of_verb = choices.iter().filter(|a| a.verb_index() == verb);
        let at = rng.below(of_verb.clone().count() as u32) as usize;
        of_verb.copied().nth(at).unwrap_or(choices[0])
    }

    /// Tries any action at all, and one with a verb that is offered: most of what could be refused for a reason.
    fn try_illegal(&self, s: &G::State, seat: Seat, verb: usize, rng: &mut FastRng, checksums: &mut Checksums) {
        let r = &*self.ready.rules;
        let first: usize = G::Action::VERBS[..verb].iter().map(|verb| verb.count).sum();
        let any = rng.below(G::Action::SIZE as u32) as usize;
        let of_verb = first + rng.below(G::Action::VERBS[verb].count as u32) as usize;
        for action in [any, of_verb].into_iter().filter_map(G::Action::at) {
            let mut other = *s;
            let action = G::canonical(r, &other, seat, action);
            checksums.play.number(self.names[action.index()]);
            let acted =
                G::act(r, &mut other, seat, action, &mut HashingDesk { rng, checksums, seats: self.ready.seats });
            checksums.play.acted(acted);
            checksums.play.awaiting(G::awaiting(r, &other));
        }
    }

    /// What everybody sees, what is asked, what each answer is called, and what bots make of it.
    fn hash_presentation(&self, s: &G::State, seat: Seat, choices: &Choices<G::Action>, checksum: &mut Checksum) {
        let r = &*self.ready.rules;
        checksum.json(&G::question_context(r, s));
        checksum.json(&G::talk(r, s));
        for viewer in viewers(self.ready.seats) {
            let view = G::view(r, s, viewer);
            checksum.json(&view);
            checksum.json(&G::prompt(r, &view));
        }
        let view = G::view(r, s, Viewer::Seat(seat));
        for &action in choices.iter() {
            // Whether it can be undone is held to the truth by conformance.
            checksum.json(&Label { irreversible: false, ..G::label(r, &view, action) });
        }
        let mut seen = vec![0.0; G::Statistics::OBSERVATION];
        G::Statistics::observe(r, &view, &mut seen);
        seen.iter().for_each(|x: &f32| checksum.number(x.to_bits().into()));
        G::Ai::evaluate(r, s).iter().for_each(|x| checksum.number(x.to_bits().into()));
        let mut plan = Vec::new();
        G::Ai::plan(r, &view, seat, &mut FastRng::new(7), &mut plan);
        plan.push(G::Ai::rollout_action(r, s, seat, choices, &mut FastRng::new(8)));
        plan.iter().for_each(|action| checksum.number(self.names[action.index()]));
    }
}
