//! `staffetta games`: the games of the registry.

use clap::Args;
use serde_json::{Value as Json, json};
use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::text::Catalog;
use staffetta_kernel::{Args as Texts, Fault};
use staffetta_registry::AnyGame;

use crate::Registry;
use crate::console::{Console, Page};
use crate::error::{CliError, ExitStatus};
use crate::show::{grid::Grid, wrap};
use crate::table_args::LangArgs;

const EXAMPLES: &str = "\
With --json: a list of objects with
  id, title, tagline, credits, rules (the number of the rules),
  seats {min, max, usual}, languages [tag],
  presets [{key, title, help, seats, minutes, options {key: value}}],
  options [{key, title, help, default, range, kind, tag, rule}], where kind is
    \"flag\", {\"int\": {min, max}} or {\"choice\": [word]} and tag is basic, variant
    or ruling,
  verbs [{word, target}], bots [name].
Fields may be added; none of these changes its meaning.

Examples:
  staffetta games
  staffetta games GAME --lang fr
  staffetta games --json";

/// Show the games: seats, ready-made tables, options
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct GamesArgs {
    /// Only this game
    game: Option<String>,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangArgs,
}

pub(super) fn run(args: &GamesArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let games = match &args.game {
        Some(id) => vec![staffetta_registry::find(registry, id)?],
        None => registry.to_vec(),
    };
    if args.json {
        let list = games.iter().map(|game| as_json(*game, &args.lang)).collect::<Result<Vec<_>, _>>()?;
        writeln!(console.out, "{:#}", Json::from(list))?;
        return Ok(ExitStatus::Success);
    }
    for (at, game) in games.iter().enumerate() {
        let gap = if at > 0 { "\n" } else { "" };
        writeln!(console.out, "{gap}{}", as_text(*game, &args.lang.catalog(*game)?, console.page))?;
    }
    if games.is_empty() {
        writeln!(console.out, "The registry is empty.")?;
    }
    Ok(ExitStatus::Success)
}

fn say(catalog: &Catalog, key: &str) -> String {
    catalog.say(key, &Texts::default(), &[])
}

/// The help of a text, if it has one.
fn help(catalog: &Catalog, key: &str) -> String {
    let key = format!("{key}.help");
    if catalog.has(&key) { say(catalog, &key) } else { String::new() }
}

fn as_text(game: &dyn AnyGame, catalog: &Catalog, page: Page) -> String {
    let about = game.about();
    let mut out = vec![format!("{}  {}", page.ink.own(&say(catalog, "game-title")), page.ink.faint(about.id))];
    for key in ["game-tagline", "game-credits"] {
        out.push(wrap(&format!("  {}", say(catalog, key)), page.width, 2));
    }
    out.push(format!("  {} to {} seats, usually {}.", about.min_seats, about.max_seats, about.usual_seats));
    let mut presets = Grid::new(["Ready-made table", "", "Seats", "Minutes"]);
    for preset in about.presets {
        let title = say(catalog, &format!("preset-{}", preset.key));
        presets.row([preset.key.to_owned(), title, preset.seats.to_string(), preset.minutes.to_string()]);
    }
    if !presets.is_empty() {
        out.push(String::new());
        out.push(presets.text(page.width, 2));
    }
    for (tag, title) in [(Tag::Basic, "Options"), (Tag::Variant, "Variants"), (Tag::Ruling, "Rulings")] {
        let mut options = Grid::new([title, ""]);
        for spec in game.schema().iter().filter(|spec| spec.tag == tag) {
            let name = say(catalog, &format!("option-{}", spec.key));
            options.row([format!("{}={}", spec.key, spec.default), format!("{name} ({})", range(spec))]);
        }
        if !options.is_empty() {
            out.push(String::new());
            out.push(options.text(page.width, 2));
        }
    }
    out.join("\n")
}

/// The range in a few words.
fn range(spec: &Spec) -> String {
    let range = spec.range();
    let short = range.strip_prefix("a number from ").or(range.strip_prefix("one of "));
    short.unwrap_or(&range).to_owned()
}

fn as_json(game: &dyn AnyGame, lang: &LangArgs) -> Result<Json, Fault> {
    let about = game.about();
    let catalog = lang.catalog(game)?;
    let presets = about.presets.iter().map(|preset| {
        let key = format!("preset-{}", preset.key);
        let options: serde_json::Map<String, Json> =
            preset.options.iter().map(|(key, value)| ((*key).to_owned(), Json::from(*value))).collect();
        json!({
            "key": preset.key, "title": say(&catalog, &key), "help": help(&catalog, &key),
            "seats": preset.seats, "minutes": preset.minutes, "options": options,
        })
    });
    let options = game.schema().iter().map(|spec| {
        let key = format!("option-{}", spec.key);
        json!({
            "key": spec.key, "title": say(&catalog, &key), "help": help(&catalog, &key), "kind": spec.kind,
            "default": spec.default, "range": spec.range(), "tag": spec.tag, "rule": spec.rule,
        })
    });
    let verbs = game.verbs().iter().map(|verb| json!({ "word": verb.word, "target": verb.target }));
    Ok(json!({
        "id": about.id,
        "title": say(&catalog, "game-title"),
        "tagline": say(&catalog, "game-tagline"),
        "credits": say(&catalog, "game-credits"),
        "rules": about.version,
        "seats": { "min": about.min_seats, "max": about.max_seats, "usual": about.usual_seats },
        "languages": about.texts.iter().map(|(tag, _)| *tag).collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
        "options": options.collect::<Vec<_>>(),
        "verbs": verbs.collect::<Vec<_>>(),
        "bots": staffetta_bots::names(),
    }))
}
