//! The longest Soviet turn of rounds 5 to 8 in 20 games of 1939: how light a long turn is on the board is counted with its
//! record (web/tests/browser/clicks.mjs).

use staffetta_global_war_partisans::{Action, GlobalWarPartisans as G, Power, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::record::{By, Entry, EntryKind, Seated};
use staffetta_kernel::{Dice, FastRng, Head, Mode, Record, Script, Seed, Setup, Table, Viewer, serde_json};

const SEEDS: u64 = 20;
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/web/tests/ussr-longest.json");

/// A turn: the position in which it begins, and what was done.
struct Turn {
    seed: u64,
    round: u8,
    before: State,
    entries: Vec<Entry>,
}

fn opened(dice: Dice) -> Table<G> {
    let ready = Setup::seats(3).option("scenario", "1939").ready::<G>().expect("a table");
    let seated = |name: &str| Seated { name: name.to_owned(), bot: Some("greedy".to_owned()) };
    let head = Head { seats: ["Axis", "Allies", "Comintern"].map(seated).to_vec(), ..Head::default() };
    Table::open(ready, dice, head, 0).expect("a table")
}

/// The Soviet turns of rounds 5 to 8 in a game of steady players.
fn soviet_turns(seed: u64) -> Vec<Turn> {
    let mut table = opened(Dice::Seed(Seed::plain(seed)));
    let mut rng = FastRng::nth(47, seed);
    let mut turns: Vec<Turn> = Vec::new();
    let mut picks = Vec::new();
    while let Some(seat) = table.awaiting().next() {
        let s = *table.state();
        picks.clear();
        <G as Game>::Ai::plan(table.rules(), &table.view(Viewer::Seat(seat)), seat, &mut rng, &mut picks);
        table.batch(seat, &picks, None, By::Bot, 0).expect("a legal plan");
        if s.power == Power::Ussr && s.round >= 5 {
            if turns.last().is_none_or(|turn| turn.round != s.round) {
                turns.push(Turn { seed, round: s.round, before: s, entries: Vec::new() });
            }
            let done = table.entries().last().expect("the set-up at least");
            let turn = turns.last_mut().expect("a turn");
            if turn.entries.last().is_none_or(|last| last.number != done.number) {
                turn.entries.push(done.clone());
            }
        }
    }
    turns
}

/// The turn alone: the position, what was done, and an agreement to end there, for only finished games can be brought.
fn record_of(turn: &Turn) -> Record {
    let mut table = opened(Dice::Seed(Seed::plain(turn.seed)));
    table.rebase(serde_json::to_value(turn.before).expect("an open form"), 0).expect("a sound position");
    let mut script = Script::default();
    turn.entries.iter().flat_map(|entry| &entry.fell).for_each(|fell| script.add(&fell.purpose, &fell.came));
    table.use_dice(Dice::Script(script));
    for entry in &turn.entries {
        let EntryKind::Picks(names) = &entry.deed else { panic!("{entry:?}") };
        let picks: Vec<Action> = names.iter().map(|name| Action::parse(name).expect(name)).collect();
        table.batch(entry.seat, &picks, None, By::Bot, 0).expect("what was legal before");
    }
    table.end(0).expect("a score");
    table.record()
}

#[test]
fn the_generated_record_of_the_longest_soviet_turn_is_current() {
    let turns = (0..SEEDS).flat_map(soviet_turns);
    // The first of those that are equally long.
    let longest = turns.reduce(|best, turn| if turn.entries.len() > best.entries.len() { turn } else { best });
    let turn = longest.expect("a Soviet turn");
    println!("{} entries, round {}, seed {}", turn.entries.len(), turn.round, turn.seed);
    let record = record_of(&turn);
    assert_eq!(record.entries.len(), turn.entries.len() + 3, "the set-up, the position, the end");
    let again = Table::<G>::replay(&record, Mode::Follow, None).expect("a record that can be brought");
    assert_eq!(again.result(), record.result);
    let text = serde_json::to_string(&record).expect("a record") + "\n";
    if std::env::var_os("STAFFETTA_WRITE").is_some() {
        std::fs::write(FILE, &text).expect("a file");
    }
    let kept = std::fs::read_to_string(FILE).expect("a file");
    assert!(kept == text, "the longest turn is another one: write it anew with STAFFETTA_WRITE=1");
}
