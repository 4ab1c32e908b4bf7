//! The story of a game: a few of its lines, chosen without knowing the game. What happens seldom is worth telling; what
//! happens at every turn is not.

use staffetta_kernel::{Fault, Record, Viewer};
use staffetta_registry::AnyGame;
use std::collections::{BTreeSet, HashMap};

use crate::protocol::{Line, Story, StoryLine, TurnMark};

/// About how many lines a story has.
const LINES: usize = 10;
/// Kinds of event that only head what follows them.
const HEADS: [&str; 2] = ["round", "turn"];

/// Plays a record again for this viewer and tells its story.
pub(crate) fn tell(game: &dyn AnyGame, record: &Record, viewer: Viewer) -> Result<Story, Fault> {
    let mut replayer = game.replayer(record)?;
    let mut turns: Vec<TurnMark> = Vec::new();
    let mut told = 0;
    let mut lines: Vec<StoryLine> = Vec::new();
    for (at, entry) in record.entries.iter().enumerate() {
        if at > 0 {
            replayer.step()?;
        }
        let table = replayer.table();
        let turn = turns.last().map_or(0, |mark| mark.turn);
        let new = table.lines(viewer, told).into_iter().map(|line| StoryLine { turn, line: line.into() });
        lines.extend(new);
        told = table.line_count();
        let next = table.occasion().turn;
        if next > 0 && next != turn {
            turns.push(TurnMark { entry: entry.number, turn: next });
        }
    }
    Ok(Story { total: record.entries.len() as u32, turns, lines: choose(lines) })
}

/// Of each stretch of the game the line whose kind is the rarest; of equal ones the last, and the last line of all.
fn choose(lines: Vec<StoryLine>) -> Vec<StoryLine> {
    let withdrawn: BTreeSet<u32> = lines.iter().filter_map(|told| told.line.withdrawn).collect();
    let stands = |told: &StoryLine| {
        kind(&told.line).is_some_and(|kind| !HEADS.contains(&kind)) && !withdrawn.contains(&told.line.entry)
    };
    let lines: Vec<StoryLine> = lines.into_iter().filter(stands).collect();
    let mut counts: HashMap<String, usize> = HashMap::new();
    for kind in lines.iter().filter_map(|told| kind(&told.line)) {
        *counts.entry(kind.to_owned()).or_default() += 1;
    }
    let count = |told: &StoryLine| kind(&told.line).and_then(|kind| counts.get(kind)).copied().unwrap_or_default();
    let Some(last) = lines.len().checked_sub(1) else { return Vec::new() };
    let stretches = LINES.min(lines.len());
    let stretch = |number: usize| number * lines.len() / stretches..(number + 1) * lines.len() / stretches;
    let rarest = |range: std::ops::Range<usize>| range.rev().min_by_key(|&at| count(&lines[at]));
    let mut chosen: BTreeSet<usize> = (0..stretches).filter_map(|number| rarest(stretch(number))).collect();
    chosen.insert(last);
    chosen.into_iter().map(|at| lines[at].clone()).collect()
}

fn kind(line: &Line) -> Option<&str> {
    line.told.as_ref().map(|told| &*told.what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Told;

    fn line(entry: u32, what: Option<&str>, withdrawn: Option<u32>) -> StoryLine {
        let told = what.map(|what| Told { what: what.to_owned().into(), args: Default::default(), rule: "".into() });
        StoryLine { turn: 1, line: Line { entry, seat: 0, told, withdrawn } }
    }

    fn story(lines: Vec<StoryLine>) -> Vec<(u32, String)> {
        let chosen = choose(lines).into_iter();
        chosen.map(|told| (told.line.entry, kind(&told.line).unwrap_or_default().to_owned())).collect()
    }

    #[test]
    fn what_is_rare_is_told_and_the_end_too() {
        let mut lines: Vec<StoryLine> = (0..200).map(|entry| line(entry, Some("step"), None)).collect();
        lines[33] = line(33, Some("betrayal"), None);
        lines[34] = line(34, Some("turn"), None);
        let told = story(lines);
        assert!((10..=11).contains(&told.len()), "{told:?}");
        assert!(told.contains(&(33, "betrayal".to_owned())));
        assert!(told.iter().all(|(_, kind)| kind != "turn"), "a head tells nothing by itself");
        assert_eq!(told.last(), Some(&(199, "step".to_owned())));
        assert!(told.is_sorted_by_key(|(entry, _)| *entry));
    }

    #[test]
    fn what_was_taken_back_did_not_happen() {
        let lines = vec![line(1, Some("coup"), None), line(2, None, Some(1)), line(3, Some("step"), None)];
        assert_eq!(story(lines), [(3, "step".to_owned())]);
        assert_eq!(story(Vec::new()), []);
    }
}
