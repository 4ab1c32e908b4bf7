//! `staffetta rules`: the rules by id.

use clap::Args;
use staffetta_kernel::Fault;
use staffetta_kernel::rulebook::{Mark, Rule, Rulebook};
use staffetta_kernel::scenario::{Coverage, coverage};
use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::Registry;
use crate::console::{Console, Page};
use crate::error::{CliError, ExitStatus};
use crate::show::{grid::Grid, wrap};

const EXAMPLES: &str = "\
Every line of a game's log, every prompt and every refusal carries the id of the
rule behind it. An id shows that rule; the beginning of ids shows all that begin
so; without one the whole book is shown. After the id stands where the rule comes
from: printed (the rulebook states it), ruling (it decides a gap of the
rulebook), house (it is ours).

Examples:
  staffetta rules GAME
  staffetta rules GAME ID
  staffetta rules GAME XX-5         every rule of section 5 of a game XX
  staffetta rules GAME --coverage   which rules have a worked example";

/// Read the rules of a game, whole or one by its id
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RulesArgs {
    /// The game
    game: String,
    /// A rule's id, or the beginning of some
    id: Option<String>,
    /// Say which rules have a worked example: a file in this folder that begins with the rule's id, while which runs
    /// the engine cites the rule [default folder: games/GAME/scenarios]
    #[arg(long, value_name = "FOLDER", num_args = 0..=1, conflicts_with = "id")]
    coverage: Option<Option<PathBuf>>,
}

pub(super) fn run(args: &RulesArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    if let Some(folder) = &args.coverage {
        let folder = folder.clone().unwrap_or_else(|| PathBuf::from(format!("games/{}/scenarios", args.game)));
        let found = coverage(&game.rulebook()?, &folder, |example| game.scenario(example))
            .map_err(|reason| Fault::new("scenario-failed", folder.display().to_string(), reason))?;
        writeln!(console.out, "{}", covered(&found, console.page))?;
        return Ok(if found.is_complete() { ExitStatus::Success } else { ExitStatus::BadInput });
    }
    let text = match &args.id {
        None => whole(game.about().rules, console.page),
        Some(id) => some(&game.rulebook()?, id, console.page)?,
    };
    writeln!(console.out, "{text}")?;
    Ok(ExitStatus::Success)
}

/// What has an example and what has none.
fn covered(found: &Coverage, page: Page) -> String {
    let list = |heading: &str, ids: &BTreeSet<String>| {
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let line = format!("{} ({}): {}", page.ink.strong(heading), ids.len(), ids.join(" "));
        (!ids.is_empty()).then(|| wrap(&line, page.width, 2))
    };
    let needed = found.covered.len() + found.missing.len() + found.not_cited.len();
    let summary = format!("{} of {needed} rules have a worked example: {:.1} %", found.covered.len(), found.percent());
    let lists = [
        list("No example", &found.missing),
        list("Not cited while their examples run", &found.not_cited),
        list("Definitions", &found.definitions),
    ];
    let lists = lists.into_iter().flatten();
    lists.chain([summary]).collect::<Vec<_>>().join("\n")
}

/// The rule of this id, or all whose ids begin so.
pub(super) fn some(book: &Rulebook, id: &str, page: Page) -> Result<String, Fault> {
    let wanted = id.trim().to_uppercase();
    let exact = book.0.iter().find(|(known, _)| known.to_uppercase() == wanted);
    let found: Vec<_> = match exact {
        Some(one) => vec![one],
        None => {
            // 'X-5' means section 5, not X-51.
            let section = format!("{}.", wanted.trim_end_matches('.'));
            let dashed = format!("{wanted}-");
            let begins = |known: &str| known.starts_with(&section) || known.starts_with(&dashed);
            book.0.iter().filter(|(known, _)| begins(&known.to_uppercase())).collect()
        }
    };
    if found.is_empty() {
        let first: Vec<_> = book.0.keys().take(3).map(String::as_str).collect();
        let reason = format!("there is no such rule; ids look like {}", first.join(", "));
        return Err(Fault::new("unknown-rule", format!("rule {id}"), reason));
    }
    let shown: Vec<String> = found.into_iter().map(|(id, rule)| entry(id, rule, page)).collect();
    Ok(shown.join("\n"))
}

fn entry(id: &str, rule: &Rule, page: Page) -> String {
    let mark = match rule.mark {
        Mark::Printed => "printed",
        Mark::Ruling => "ruling",
        Mark::House => "house",
    };
    let line = format!("{} {} {}", page.ink.strong(id), page.ink.faint(&format!("({mark})")), bare(&rule.text));
    wrap(&line, page.width, 2)
}

/// The whole book: rules as entries, tables in columns, the text between them broken to the page.
fn whole(markdown: &str, page: Page) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut lines = markdown.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(heading) = line.strip_prefix('#') {
            out.push(page.ink.own(heading.trim_start_matches('#').trim()));
        } else if line.starts_with('|') {
            let mut rows = vec![line];
            while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                rows.push(row);
            }
            out.push(table(&rows, page));
        } else if line.trim().is_empty() {
            out.push(String::new());
        } else {
            // A paragraph or a list item goes on until something else begins.
            let mut text = line.to_owned();
            while let Some(more) = lines.next_if(|line| goes_on(line)) {
                text = format!("{text} {}", more.trim());
            }
            out.push(paragraph(&text, page));
        }
    }
    out.join("\n")
}

fn goes_on(line: &str) -> bool {
    let starts = ["#", "|", "- ", "* "];
    !line.trim().is_empty() && !starts.iter().any(|start| line.trim_start().starts_with(start))
}

fn paragraph(text: &str, page: Page) -> String {
    match text.strip_prefix("- **").and_then(|rest| rest.split_once("**")) {
        Some((id, rest)) => wrap(&format!("{}{}", page.ink.strong(id), bare(rest)), page.width, 2),
        None => wrap(&bare(text), page.width, if text.starts_with("- ") { 2 } else { 0 }),
    }
}

/// A table of Markdown, without the line of dashes below its heads.
fn table(lines: &[&str], page: Page) -> String {
    let cells = |line: &str| -> Vec<String> {
        let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
        inner.split('|').map(|cell| bare(cell.trim())).collect()
    };
    let mut grid = Grid::new(lines.first().map(|line| cells(line)).unwrap_or_default());
    let dashes = |line: &&&str| line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
    for line in lines.iter().skip(1).filter(|line| !dashes(line)) {
        grid.row(cells(line));
    }
    grid.text(page.width, 2)
}

/// Text without the marks of Markdown.
fn bare(text: &str) -> String {
    text.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Rulebook {
        let text =
            "- **X-5.1** · printed · Roll `six` dice.\n- **X-5.2** · house · Count.\n- **X-51** · ruling · Win.\n";
        Rulebook::parse(text).expect("readable")
    }

    #[test]
    fn coverage_lists_what_is_missing_and_counts() {
        let ids = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<BTreeSet<_>>();
        let found = Coverage { covered: ids(&["X-5.1"]), missing: ids(&["X-5.2", "X-51"]), ..Coverage::default() };
        let shown = covered(&found, Page::PLAIN);
        assert_eq!(shown, "No example (2): X-5.2 X-51\n1 of 3 rules have a worked example: 33.3 %");
    }

    #[test]
    fn a_rule_is_found_by_its_id_in_any_case() {
        let shown = some(&book(), "x-5.1", Page::PLAIN).expect("there");
        assert_eq!(shown, "X-5.1 (printed) Roll six dice.");
    }

    #[test]
    fn the_beginning_of_an_id_shows_its_section_only() {
        let shown = some(&book(), "X-5", Page::PLAIN).expect("there");
        assert_eq!(shown, "X-5.1 (printed) Roll six dice.\nX-5.2 (house) Count.");
    }

    #[test]
    fn the_whole_book_is_broken_to_the_page() {
        let text =
            "# Rules\n\nOne line\nand another.\n\n| a | b |\n| --- | --- |\n| `x` | 2 |\n\n- **X-1** · house · Win.\n";
        let shown = "Rules\n\nOne line and another.\n\n  a  b\n  ────\n  x  2\n\nX-1 · house · Win.";
        assert_eq!(whole(text, Page::PLAIN), shown);
    }

    #[test]
    fn an_unknown_rule_is_a_fault_that_shows_what_ids_look_like() {
        let fault = some(&book(), "Y-9", Page::PLAIN).expect_err("unknown");
        assert_eq!((fault.code, fault.place.as_str()), ("unknown-rule", "rule Y-9"));
        assert!(fault.reason.contains("X-5.1"), "{fault}");
    }
}
