//! `staffetta replay`: a played game in prose, or its board at one moment.

use clap::Args;
use staffetta_kernel::record::{By, Entry, EntryKind};
use staffetta_kernel::table::Line;
use staffetta_kernel::{AnyTable, Fault, Mode, Record, Viewer};
use staffetta_registry::AnyGame;
use std::path::PathBuf;

use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::show::board::Board;
use crate::show::description::Description;
use crate::show::game_text::GameText;
use crate::show::{Lexicon, wrap};
use crate::table_args::{self, LangArgs};
use crate::{Registry, files};

const EXAMPLES: &str = "\
A game is told as one viewer saw it: a seat (1, 2, ...), the crowd (what everybody
may see) or open (everything). Without --viewer a finished game is told openly
and a running one as the crowd sees it.

Chance is taken as it fell; `staffetta verify` says whether it fell fairly.

Examples:
  staffetta replay game.json
  staffetta replay game.stf --viewer 2 --lang fr
  staffetta replay game.json --entry 40      the board after entry 40";

/// Tell a played game in prose, or show the board at one moment of it
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReplayArgs {
    /// The record, in either form
    file: PathBuf,
    /// Whose eyes: a seat's number, crowd or open
    #[arg(long, value_name = "VIEWER")]
    viewer: Option<String>,
    /// Name the picks of each entry too, as the record has them
    #[arg(long)]
    picks: bool,
    /// Show the board after this entry instead of telling the game
    #[arg(long, value_name = "N")]
    entry: Option<u32>,
    #[command(flatten)]
    lang: LangArgs,
}

pub(super) fn run(args: &ReplayArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let record = files::read_record(&args.file)?;
    let within = |fault| files::within(&args.file, fault);
    let game = staffetta_registry::find(registry, &record.game).map_err(within)?;
    let viewer = viewer(args.viewer.as_deref(), &record)?;
    let catalog = args.lang.catalog(game)?;
    let names: Vec<String> = record.seats.iter().map(|sat| sat.name.clone()).collect();
    let lexicon = Lexicon::new(catalog, names, game.about().data)?;
    let game_text = GameText { lexicon: &lexicon, page: console.page };
    let text = match args.entry {
        None => {
            let table = game.replay(&record, Mode::Follow, None).map_err(within)?;
            let narration = Narration { record: &record, game_text: &game_text, viewer, picks: args.picks };
            narration.whole(game, table.as_ref())
        }
        Some(number) => {
            let table = table_after(game, &record, number).map_err(within)?;
            moment(game, table.as_ref(), &game_text, viewer)
        }
    };
    writeln!(console.out, "{text}")?;
    Ok(ExitStatus::Success)
}

fn viewer(word: Option<&str>, record: &Record) -> Result<Viewer, Fault> {
    let seats = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
    match word {
        None if record.result.is_some() => Ok(Viewer::Open),
        None | Some("crowd") => Ok(Viewer::Crowd),
        Some("open") => Ok(Viewer::Open),
        Some(number) => match number.parse() {
            Ok(number) => table_args::seat(number, seats).map(Viewer::Seat),
            Err(_) => {
                let reason = format!("a viewer is a seat from 1 to {seats}, crowd or open");
                Err(Fault::new("bad-viewer", format!("viewer {number}"), reason))
            }
        },
    }
}

/// The table as it was after this entry, which the record must have.
fn table_after(game: &dyn AnyGame, record: &Record, entry: u32) -> Result<Box<dyn AnyTable>, Fault> {
    let last = record.entries.last().map_or(0, |entry| entry.number);
    if entry > last {
        let reason = format!("the record has the entries 0 to {last}");
        return Err(Fault::new("bad-entry", format!("entry {entry}"), reason));
    }
    // After the last one the record's result is compared as well.
    if entry == last {
        return game.replay(record, Mode::Follow, None);
    }
    let mut replayer = game.replayer(record)?;
    while replayer.table().entries().last().is_some_and(|made| made.number < entry) && replayer.step()?.is_some() {}
    Ok(replayer.table().copy())
}

/// The board and what is asked.
fn moment(game: &dyn AnyGame, table: &dyn AnyTable, game_text: &GameText<'_>, viewer: Viewer) -> String {
    let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let description = Description::new(game.view_schema());
    let (lexicon, width, ink) = (game_text.lexicon, game_text.page.width, game_text.ink());
    // Here nobody can ask for the rest of a list.
    let board = Board { lexicon, description: &description, me, width, ink, whole: true };
    let below = match table.awaiting().outcome() {
        Some(outcome) => game_text.end(&outcome),
        None => wrap(&game_text.prompt(&table.prompt(viewer)), game_text.page.width, 2),
    };
    format!("{}\n\n{below}", board.draw(&table.view(viewer)))
}

/// A record that is told in prose.
struct Narration<'a> {
    record: &'a Record,
    game_text: &'a GameText<'a>,
    viewer: Viewer,
    picks: bool,
}

impl Narration<'_> {
    fn whole(&self, game: &dyn AnyGame, table: &dyn AnyTable) -> String {
        let mut out = vec![self.head(game), String::new()];
        let lines = table.lines(self.viewer, 0);
        for entry in &self.record.entries {
            let told: Vec<&Line> = lines.iter().filter(|line| line.entry == entry.number).collect();
            out.push(self.entry(entry, &told));
        }
        out.push(String::new());
        out.push(match table.awaiting().outcome() {
            Some(outcome) => self.game_text.end(&outcome),
            None => format!("The game is not over: the record ends with entry {}.", self.record.entries.len() - 1),
        });
        out.join("\n")
    }

    fn head(&self, game: &dyn AnyGame) -> String {
        let mut out = vec![self.game_text.ink().own(&self.game_text.word("game-title"))];
        let seats = self.record.seats.iter().enumerate().map(|(at, sat)| match &sat.bot {
            Some(bot) => format!("{} {} ({bot})", at + 1, sat.name),
            None => format!("{} {}", at + 1, sat.name),
        });
        out.push(wrap(&format!("  {}", seats.collect::<Vec<_>>().join(" · ")), self.game_text.page.width, 2));
        let changed = game.schema().iter().filter_map(|spec| {
            let value = self.record.options.get(spec.key)?.to_string();
            (value != spec.default).then(|| format!("{} {value}", spec.key))
        });
        let overridden = self.record.overrides.iter().map(|(path, value)| format!("{path} {value}"));
        let changed: Vec<String> = changed.chain(overridden).collect();
        if !changed.is_empty() {
            out.push(wrap(&format!("  With {}.", changed.join(", ")), self.game_text.page.width, 2));
        }
        out.join("\n")
    }

    /// One entry: its number, then what happened.
    fn entry(&self, entry: &Entry, told: &[&Line]) -> String {
        let mut lines: Vec<String> = self.entry_sentence(entry, told.is_empty()).into_iter().collect();
        lines.extend(told.iter().map(|line| self.game_text.line(line)));
        let number = self.game_text.ink().faint(&format!("{:>4}", entry.number));
        let lines = lines.iter().enumerate().map(|(at, line)| {
            let margin = if at == 0 { number.clone() } else { " ".repeat(4) };
            format!("{margin} {}", wrap(&format!("     {line}"), self.game_text.page.width, 7).trim_start())
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// What was done, where the lines below do not tell it.
    fn entry_sentence(&self, entry: &Entry, silent: bool) -> Option<String> {
        let name = self.game_text.name(entry.seat);
        Some(match &entry.deed {
            EntryKind::SetUp => "The table is set up.".to_owned(),
            EntryKind::Picks(picks) => {
                // What others picked may be a secret; what came of it is told below.
                let shown = match self.viewer {
                    Viewer::Open => true,
                    Viewer::Seat(seat) => seat == entry.seat,
                    Viewer::Crowd => false,
                };
                let typed = entry.text.as_ref().map_or(String::new(), |text| format!(" “{text}”"));
                match (shown && (self.picks || silent), entry.by) {
                    (true, By::Clock) => format!("The clock for {name}: {}{typed}", picks.join(", ")),
                    (true, _) => format!("{name}: {}{typed}", picks.join(", ")),
                    (false, By::Clock) => format!("The time of {name} is out."),
                    (false, _) if silent => format!("{name} has chosen."),
                    (false, _) => return None,
                }
            }
            EntryKind::Withdraw => format!("{name} takes the last entry back."),
            EntryKind::TakeBack(to) => format!("By consent the table goes back to before entry {to}."),
            EntryKind::Leave => format!("{name} leaves for good."),
            EntryKind::Cover => format!("A bot covers for {name}."),
            EntryKind::Return => format!("{name} is back."),
            EntryKind::Rebase(_) => "The table is laid out anew.".to_owned(),
            EntryKind::Agree => "All agree to end the game; the score as it stands decides.".to_owned(),
            EntryKind::CarryOver(to) => format!("The game goes on under rules number {}.", to.rules),
        })
    }
}
