//! Promises about words: rules that exist, sentences in every language, a short primer.

use super::table;
use crate::action_space::GameAction;
use crate::awaiting::Awaiting;
use crate::choices::Choices;
use crate::event::{Arg, Args};
use crate::game::Game;
use crate::options::Kind;
use crate::record::By;
use crate::rng::Rng;
use crate::rulebook::Rulebook;
use crate::seat::{Seat, Viewer};
use crate::table::{Rejection, Table, Taken};
use crate::text::Catalog;

pub(super) fn catalogs<G: Game>() -> Result<Vec<Catalog>, String> {
    let texts = G::about().texts;
    // English for everybody, and the language of the place that the game is about.
    if texts.len() < 2 || !texts.iter().any(|(language, _)| *language == "en") {
        return Err("the game speaks English and one more language at least".to_owned());
    }
    texts.iter().map(|(language, source)| Catalog::new(language, source).map_err(|f| f.to_string())).collect()
}

/// What is said and cited in a random game: rule ids, and sentences with what they speak of.
fn overhear<G: Game>(
    seed: u64,
    mut hear: impl FnMut(&'static str, String, &Args) -> Result<(), String>,
) -> Result<(), String> {
    let (mut table, mut rng) = table::<G>(seed)?;
    let mut told = 0;
    loop {
        let news = [Viewer::Crowd, Viewer::Open].map(|viewer| table.lines(viewer, told));
        told += news[0].len();
        for told in news.into_iter().flatten().filter_map(|line| line.told) {
            hear(told.rule, told.key(), &told.args)?;
        }
        let awaiting = table.awaiting();
        let seats = (0..table.seats()).map(|s| Viewer::Seat(Seat(s)));
        for viewer in seats.chain([Viewer::Crowd]) {
            let prompt = G::prompt(table.rules(), &table.view(viewer));
            hear(prompt.rule, format!("prompt-{}", prompt.key), &prompt.args)?;
        }
        if let Awaiting::Over(outcome) = awaiting {
            return hear(outcome.rule, format!("end-{}", outcome.reason), &Args::default());
        }
        let seat = awaiting.next().ok_or("nobody is asked")?;
        let mut choices = Choices::new();
        table.actions(seat, &mut choices);
        let view = table.view(Viewer::Seat(seat));
        for &action in choices.iter() {
            let label = G::label(table.rules(), &view, action);
            hear(label.rule, format!("verb-{}", action.word()), &label.args)?;
        }
        for &verb in G::Action::ALL_VERBS.iter().filter(|&&verb| !choices.iter().any(|action| action.verb() == verb)) {
            let refusal = G::unavailable(table.rules(), &view, verb);
            let args = Args::default().with("n", i64::from(refusal.n));
            hear(refusal.rule, format!("refusal-{}", refusal.key), &args)?;
        }
        refusals(&table, seat, &mut rng, &mut hear)?;
        let kind = G::question_context(table.rules(), table.state()).kind;
        hear("", format!("occasion-{kind}"), &Args::default())?;
        let action = rng.one_of(&choices).ok_or("nobody has an action")?;
        if table.pick(seat, action, None, By::Seat, 0).map_err(|r| r.to_string())? == Taken::Held {
            table.release_pending(0).map_err(|refused| refused.to_string())?;
        }
    }
}

fn refusals<G: Game>(
    table: &Table<G>,
    seat: Seat,
    rng: &mut impl Rng,
    hear: &mut impl FnMut(&'static str, String, &Args) -> Result<(), String>,
) -> Result<(), String> {
    for _ in 0..6 {
        let Some(action) = G::Action::at(rng.below(G::Action::SIZE as u32) as usize) else { continue };
        if let Some(Rejection::Rule(refusal)) = table.why_not(seat, action) {
            let args = Args::default().with("n", i64::from(refusal.n));
            hear(refusal.rule, format!("refusal-{}", refusal.key), &args)?;
        }
    }
    Ok(())
}

/// Every rule that prompts, labels, refusals, events, options and ends cite exists in `RULES.md`.
pub fn rules<G: Game>(seed: u64) -> Result<(), String> {
    let book = Rulebook::parse(G::about().rules).map_err(|fault| fault.to_string())?;
    for spec in G::schema() {
        if !book.has(spec.rule) {
            return Err(format!("the option {} cites {}, which is not in RULES.md", spec.key, spec.rule));
        }
    }
    if let Some(rule) = G::clock_rule().filter(|rule| !book.has(rule)) {
        return Err(format!("the clock cites {rule}, which is not in RULES.md"));
    }
    overhear::<G>(seed, |rule, key, _| {
        if rule.is_empty() && key.starts_with("occasion-") || book.has(rule) {
            Ok(())
        } else {
            Err(format!("{key} cites '{rule}', which is not in RULES.md"))
        }
    })
}

/// Everything that is said has a sentence in every language, with all that it speaks of.
pub fn texts<G: Game>(seed: u64) -> Result<(), String> {
    let catalogs = catalogs::<G>()?;
    let names: Vec<String> = (0..crate::seat::MAX_SEATS).map(|n| format!("P{n}")).collect();
    if seed == 0 {
        let first = &catalogs[0];
        for catalog in &catalogs {
            let other = catalog.keys().symmetric_difference(first.keys()).next();
            if let Some(key) = other {
                return Err(format!("'{key}' is in only one of {} and {}", first.language(), catalog.language()));
            }
            for key in fixed_keys::<G>() {
                if !catalog.has(&key) {
                    return Err(format!("{}.ftl lacks '{key}'", catalog.language()));
                }
            }
        }
    }
    if let Some(key) = (seed == 0).then(|| belongs_to_nothing::<G>(&catalogs[0])).flatten() {
        return Err(format!(
            "nothing of the game is called '{key}': there is no such verb, option or ready-made table"
        ));
    }
    overhear::<G>(seed, |_, key, args| {
        for catalog in &catalogs {
            catalog.try_say(&key, args, &names).map_err(|what| format!("{}.ftl: {what}", catalog.language()))?;
            words(args, &mut |word, of| {
                let said = catalog.try_say(word, of, &names);
                said.map(|_| ()).map_err(|what| format!("{}.ftl: {what}", catalog.language()))
            })?;
        }
        Ok(())
    })
}

fn words(args: &Args, hear: &mut impl FnMut(&str, &Args) -> Result<(), String>) -> Result<(), String> {
    fn one(arg: &Arg, hear: &mut impl FnMut(&str, &Args) -> Result<(), String>) -> Result<(), String> {
        match arg {
            Arg::Word(key) => hear(key, &Args::default()),
            Arg::Phrase(key, of) => {
                hear(key, of)?;
                words(of, hear)
            }
            Arg::List(list) => list.iter().try_for_each(|arg| one(arg, hear)),
            _ => Ok(()),
        }
    }
    args.0.iter().try_for_each(|(_, arg)| one(arg, hear))
}

/// A text of a verb, an option or a ready-made table that the game does not have.
fn belongs_to_nothing<G: Game>(catalog: &Catalog) -> Option<String> {
    let known = fixed_keys::<G>();
    let families = ["verb-", "option-", "preset-"];
    let of_a_family = |key: &&String| families.iter().any(|family| key.starts_with(family)) && !key.contains('.');
    catalog.keys().iter().filter(of_a_family).find(|key| !known.contains(key)).cloned()
}

fn fixed_keys<G: Game>() -> Vec<String> {
    let mut keys = vec!["game-title".to_owned(), "game-tagline".to_owned(), "game-credits".to_owned()];
    for spec in G::schema() {
        keys.push(format!("option-{}", spec.key));
        keys.push(format!("option-{}.help", spec.key));
        if let Kind::Choice(words) = spec.kind {
            keys.extend(words.iter().map(|word| format!("option-{}-{word}", spec.key)));
        }
    }
    for preset in G::about().presets {
        keys.push(format!("preset-{}", preset.key));
        keys.push(format!("preset-{}.help", preset.key));
    }
    keys.extend(G::Action::VERBS.iter().map(|verb| format!("verb-{}", verb.word)));
    keys
}

/// There is a primer of one to six screens of at most 30 words, and coach lines for the first turn.
pub fn primer<G: Game>() -> Result<(), String> {
    for catalog in catalogs::<G>()? {
        let language = catalog.language().to_owned();
        let screens: Vec<&String> =
            catalog.keys().iter().filter(|key| key.starts_with("primer-") && !key.contains('.')).collect();
        if !(1..=6).contains(&screens.len()) {
            return Err(format!("{language}.ftl has {} screens of primer, not one to six", screens.len()));
        }
        for key in screens {
            let text = catalog.try_say(key, &Args::default(), &[])?;
            let count = text.split_whitespace().count();
            if count > 30 {
                return Err(format!("{language}.ftl: {key} has {count} words, not at most 30"));
            }
            if !catalog.has(&format!("{key}.title")) {
                return Err(format!("{language}.ftl: {key} has no title"));
            }
        }
        if !catalog.keys().iter().any(|key| key.starts_with("coach-")) {
            return Err(format!("{language}.ftl has no coach lines"));
        }
    }
    Ok(())
}
