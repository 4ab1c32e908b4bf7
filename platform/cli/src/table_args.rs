//! The arguments that describe a table: how many seats, which preset and options, which bots, which language.

use clap::Args;
use staffetta_kernel::options::Value;
use staffetta_kernel::{Fault, Seat, Setup};
use staffetta_registry::AnyGame;

/// What a table is made of.
#[derive(Args, Debug, Default)]
pub(crate) struct TableArgs {
    /// How many seats [default: the game's usual number]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// A ready-made table of the game; --seats and --option go over it
    #[arg(long, value_name = "PRESET")]
    preset: Option<String>,
    /// An option of the table, as key=value; may be given several times
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The number of the rules, if not the present one
    #[arg(long, value_name = "N")]
    rules: Option<u32>,
}

impl TableArgs {
    /// The set-up, checked by the game.
    pub(crate) fn setup(&self, game: &dyn AnyGame, overrides: &[String]) -> Result<Setup, Fault> {
        let mut setup = Setup::default();
        if let Some(key) = &self.preset {
            let presets = game.about().presets;
            let Some(preset) = presets.iter().find(|preset| preset.key == key) else {
                let known: Vec<_> = presets.iter().map(|preset| preset.key).collect();
                let reason = format!("there is no such ready-made table; there are: {}", known.join(", "));
                return Err(Fault::new("unknown-preset", format!("preset {key}"), reason));
            };
            setup.seats = preset.seats;
            for (key, value) in preset.options {
                setup = setup.option(key, value);
            }
        }
        if let Some(seats) = self.seats {
            check_seats(game, seats)?;
            setup.seats = seats;
        }
        for text in &self.options {
            let (key, value) = pair("bad-option", "option", text, "target=12")?;
            setup.options.insert(key, Value::Word(value));
        }
        for text in overrides {
            let (path, value) = pair("bad-override", "override", text, "table.row.column=2")?;
            setup.overrides.insert(path, value);
        }
        setup.version = self.rules;
        game.check(&setup)?;
        if setup.seats == 0 {
            setup.seats = game.about().usual_seats;
        }
        Ok(setup)
    }
}

/// Can so many play? 0 is not the usual number here: nobody who writes 0 means that.
pub(crate) fn check_seats(game: &dyn AnyGame, seats: u8) -> Result<(), Fault> {
    let about = game.about();
    if (about.min_seats..=about.max_seats).contains(&seats) {
        return Ok(());
    }
    let reason = format!("{} is played by {} to {}, not {seats}", about.id, about.min_seats, about.max_seats);
    Err(Fault::new("bad-seat-count", "seats", reason))
}

fn pair(code: &'static str, what: &str, text: &str, example: &str) -> Result<(String, String), Fault> {
    match text.split_once('=') {
        Some((key, value)) if !key.trim().is_empty() => Ok((key.trim().to_owned(), value.trim().to_owned())),
        _ => Err(Fault::new(code, format!("{what} {text}"), format!("it is written with '=' in it, like {example}"))),
    }
}

/// The names between commas, one for each of `places`; a single one fills them all.
pub(crate) fn bots(list: &str, places: usize, whose: &str) -> Result<Vec<String>, Fault> {
    let names: Vec<String> = list.split(',').map(|name| name.trim().to_owned()).collect();
    match names.len() {
        1 => Ok(vec![names[0].clone(); places]),
        n if n == places => Ok(names),
        n => {
            let reason = format!("{n} bots are named for {places} {whose}; name one (for all of them) or {places}");
            Err(Fault::new("bad-bots", "bots", reason))
        }
    }
}

/// The seat that people call number `number`.
pub(crate) fn seat(number: u8, seats: u8) -> Result<Seat, Fault> {
    if (1..=seats).contains(&number) {
        Ok(Seat(number - 1))
    } else {
        Err(Fault::new("bad-seat", format!("seat {number}"), format!("the seats of this table are 1 to {seats}")))
    }
}

/// The language of the game's texts.
#[derive(Args, Debug)]
pub(crate) struct LangArgs {
    /// The language of the game's texts, such as en or fr
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: String,
}

impl LangArgs {
    /// The game's texts in this language. One that the game does not speak is a fault.
    pub(crate) fn catalog(&self, game: &dyn AnyGame) -> Result<staffetta_kernel::text::Catalog, Fault> {
        let about = game.about();
        if about.texts.iter().any(|(tag, _)| *tag == self.lang) {
            return game.catalog(&self.lang);
        }
        let known: Vec<_> = about.texts.iter().map(|(tag, _)| *tag).collect();
        let reason = format!("{} does not speak it; it speaks: {}", about.id, known.join(", "));
        Err(Fault::new("unknown-language", format!("language {}", self.lang), reason))
    }
}
