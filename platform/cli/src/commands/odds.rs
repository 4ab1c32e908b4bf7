//! `staffetta odds`: what the rules of a game answer when they are asked, such as the odds of a battle.

use clap::Args;
use serde_json::{Map, Value};
use staffetta_kernel::{Dice, Fault, Head, Mode, Rejection, Seed, Viewer};
use std::path::PathBuf;

use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::show::grid::Grid;
use crate::show::questions::{Question, Questions};
use crate::table_args::{self, TableArgs};
use crate::{Registry, files};

const EXAMPLES: &str = "\
The same questions that a board asks: the odds of a battle, of a hunt, of a roll,
where a group can go. They are asked of a table that has just been set up, or as
a record leaves it (--record). Without a question, all of them are listed with
what they want to know. What is not said is nothing: no units, no repairs.

Examples:
  staffetta odds GAME
  staffetta odds GAME odds zone=rome attackers.infantry=4 defenders.infantry=2
  staffetta odds GAME QUESTION name=value --record game.json --seat 2 --json";

/// Ask the rules of a game: the odds of a battle, a hunt, a roll
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct OddsArgs {
    /// The game
    game: String,
    /// What is asked [default: a list of all questions]
    question: Option<String>,
    /// What the question is about, as name=value; name.part=value for a part of it
    #[arg(value_name = "NAME=VALUE")]
    values: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Ask of the table as this record leaves it
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// As whoever sits in this seat [default: a spectator]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// The answer as JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &OddsArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    let questions = Questions::new(game.query_schema());
    let Some(name) = &args.question else {
        writeln!(console.out, "{}", listed(&questions).text(console.page.width, 2))?;
        return Ok(ExitStatus::Success);
    };
    let query = query(&questions.named(name)?, &args.values)?;
    let table = match &args.record {
        Some(path) => {
            let record = files::read_record(path)?;
            let replayed = staffetta_registry::find(registry, &record.game)?.replay(&record, Mode::Follow, None);
            replayed.map_err(|fault| files::within(path, fault))?
        }
        None => game.open(&args.table.setup(game, &[])?, Dice::Seed(Seed::plain(1)), Head::default(), 0)?,
    };
    let viewer = match args.seat {
        Some(number) => Viewer::Seat(table_args::seat(number, table.seats())?),
        None => Viewer::Crowd,
    };
    let reply = table.ask(viewer, &query).map_err(|rejection| refused(name, rejection))?;
    // The answer stands under the name of the question.
    let answer = reply.get(name).unwrap_or(&reply);
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(answer).map_err(std::io::Error::other)?)?;
    } else {
        writeln!(console.out, "{}", told(answer).text(console.page.width, 2))?;
    }
    Ok(ExitStatus::Success)
}

fn refused(name: &str, rejection: Rejection) -> Fault {
    match rejection {
        Rejection::Fault(fault) => fault,
        Rejection::Rule(refusal) => {
            let reason = format!("the rules do not answer here: {} ({})", refusal.key, refusal.rule);
            Fault::new("no-answer", name.to_owned(), reason)
        }
        other => Fault::new("no-answer", name.to_owned(), format!("{other:?}")),
    }
}

/// The question as JSON: `{name: {field: value}}`.
fn query(question: &Question, values: &[String]) -> Result<Value, Fault> {
    let mut fields = Map::new();
    for text in values {
        let wrong = |reason: String| Fault::new("bad-value", text.clone(), reason);
        let (path, value) = text.split_once('=').ok_or_else(|| wrong("it is written as name=value".to_owned()))?;
        let (field, part) = path.split_once('.').map_or((path, None), |(field, part)| (field, Some(part)));
        if question.field(field).is_none() {
            let known: Vec<&str> = question.fields.iter().map(|field| field.name.as_str()).collect();
            return Err(wrong(format!("{} wants to know: {}", question.name, known.join(", "))));
        }
        let value = read(value);
        match part {
            None => drop(fields.insert(field.to_owned(), value)),
            Some(part) => {
                let whole = fields.entry(field).or_insert_with(|| Value::Object(Map::new()));
                let whole = whole.as_object_mut().ok_or_else(|| wrong(format!("{field} has no parts")))?;
                whole.insert(part.to_owned(), value);
            }
        }
    }
    for field in &question.fields {
        if let (Some(nothing), false) = (&field.nothing, fields.contains_key(&field.name)) {
            fields.insert(field.name.clone(), nothing.clone());
        }
    }
    Ok(Value::Object(Map::from_iter([(question.name.clone(), Value::Object(fields))])))
}

/// A number, true or false, or else a word.
fn read(text: &str) -> Value {
    match serde_json::from_str(text) {
        Ok(value @ (Value::Number(_) | Value::Bool(_))) => value,
        _ => Value::String(text.to_owned()),
    }
}

fn listed(questions: &Questions) -> Grid {
    let mut grid = Grid::new(["Question", "Wants to know", "Answers"]);
    for question in questions.all() {
        let fields: Vec<&str> = question.fields.iter().map(|field| field.name.as_str()).collect();
        grid.row([question.name.clone(), fields.join(", "), question.about]);
    }
    grid
}

/// An answer as lines of names and values.
fn told(answer: &Value) -> Grid {
    let mut grid = Grid::new(["", ""]);
    tell(answer, String::new(), &mut grid);
    grid
}

fn tell(value: &Value, name: String, grid: &mut Grid) {
    let within = |part: &str| if name.is_empty() { part.to_owned() } else { format!("{name}.{part}") };
    match value {
        Value::Object(parts) => parts.iter().for_each(|(part, value)| tell(value, within(part), grid)),
        Value::Array(items) if items.iter().all(|item| !item.is_object() && !item.is_array()) => {
            let items: Vec<String> = items.iter().map(plain).collect();
            grid.row([name, items.join(", ")]);
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| tell(item, within(&(at + 1).to_string()), grid));
        }
        value => drop(grid.row([name, plain(value)])),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "-".to_owned(),
        Value::Number(number) if number.is_f64() => format!("{:.4}", number.as_f64().unwrap_or_default()),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn questions() -> Questions {
        let fields =
            json!({ "zone": { "type": "string" }, "units": { "type": "object" }, "count": { "type": "integer" } });
        let odds = json!({ "description": "The odds.", "properties": { "odds": { "properties": fields } } });
        Questions::new(json!({ "oneOf": [odds] }))
    }

    #[test]
    fn what_is_typed_becomes_a_question() {
        let question = questions().named("odds").expect("a question");
        let words = ["zone=france", "units.infantry=3", "count=2"].map(str::to_owned);
        let asked = query(&question, &words).expect("readable");
        assert_eq!(asked, json!({ "odds": { "zone": "france", "units": { "infantry": 3 }, "count": 2 } }));
    }

    #[test]
    fn what_is_not_said_is_nothing() {
        let question = questions().named("odds").expect("a question");
        let asked = query(&question, &["zone=france".to_owned()]).expect("readable");
        assert_eq!(asked, json!({ "odds": { "zone": "france", "units": {}, "count": 0 } }));
    }

    #[test]
    fn what_the_question_does_not_want_to_know_is_refused() {
        let question = questions().named("odds").expect("a question");
        let refused = query(&question, &["where=france".to_owned()]).expect_err("unknown");
        assert!(refused.to_string().contains("count, units, zone"), "{refused}");
        assert!(query(&question, &["zone".to_owned()]).is_err());
        assert!(questions().named("oods").expect_err("unknown").to_string().contains("odds"));
    }

    #[test]
    fn an_answer_is_told_in_lines() {
        let grid = told(&json!({ "wins": 0.25, "lost": { "here": 2 }, "zones": ["a", "b"], "rows": [{ "n": null }] }));
        let text = grid.text(60, 0);
        for line in ["wins", "0.2500", "lost.here", "a, b", "rows.1.n"] {
            assert!(text.contains(line), "{line} in {text}");
        }
    }
}
