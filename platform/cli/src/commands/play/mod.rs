//! `staffetta play`: a game in the terminal, against bots.

mod board;
mod menu;
mod naming;
mod question;

use clap::{Args, ValueEnum};
use staffetta_kernel::record::{By, Seated};
use staffetta_kernel::{AnyTable, Awaiting, Dice, FastRng, Fault, Head, Seat, Seed, Viewer, sit_bots};
use staffetta_registry::{AnyGame, Budget};
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::Registry;
use crate::console::Console;
use crate::error::{self, CliError, ExitStatus};
use crate::show::description::Description;
use crate::show::game_text::GameText;
use crate::show::{Lexicon, wrap};
use crate::table_args::{self, LangArgs, TableArgs};
use board::{Shown, Wanted};

const EXAMPLES: &str = "\
You see the board as your seat may see it, what happened since your last turn with
the id of each rule, the question, and your choices by number. At the prompt:
  3, NAME      take choice 3, or the only one whose name begins so
  ?            help                     w, w 3       why not; what choice 3 means
  r, r ID      read a rule              l, l 20      the log
  b, b NAME    the board; a part of it  i            what is on it
  u            take back                p, o         pass all questions of this kind
  s FILE       save the record          q            leave

Bots are random, greedy, search or search:N (N continuations a question). One name
fills all other seats; or name one for each of them, in their order.

A seed makes dice and bots come out the same again. It is a number, or the 64
hexadecimal digits of a finished record.

Examples:
  staffetta play GAME
  staffetta play GAME --seats 4 --as 2 --bots greedy,search:500,random
  staffetta play GAME --preset PRESET --option KEY=VALUE --lang fr
  staffetta play GAME --seed 7 --speed instant < moves.txt";

/// The names that bots go by at the table.
const BOT_NAMES: [&str; 8] = ["Irma", "Marco", "Odette", "Janko", "Tina", "Luc", "Milena", "Bruno"];

/// Play a game here, against bots
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PlayArgs {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays the other seats
    #[arg(long, value_name = "BOT,..", default_value = "greedy")]
    bots: String,
    /// Your seat, counted from 1
    #[arg(long = "as", value_name = "SEAT", default_value_t = 1)]
    seat: u8,
    /// Your name at the table
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The seed of dice and bots [default: by chance]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// How long to pause after what others do [default: steady on a terminal, else instant]
    #[arg(long, value_enum)]
    speed: Option<Speed>,
    /// Show the board as lists, for screen readers and small pages
    #[arg(long)]
    lists: bool,
    /// How many columns the page has [default: those of the terminal up to 100, else 80]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(40..=200))]
    width: Option<u16>,
    #[command(flatten)]
    lang: LangArgs,
}

/// How long the program pauses after what others do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Speed {
    /// Not at all
    Instant,
    /// A moment
    Quick,
    /// Long enough to read along
    Steady,
}

impl Speed {
    fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Instant => 0,
            Self::Quick => 150,
            Self::Steady => 700,
        })
    }
}

pub(super) fn run(args: &PlayArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    let setup = args.table.setup(game, &[])?;
    let me = table_args::seat(args.seat, setup.seats)?;
    let bots = table_args::bots(&args.bots, usize::from(setup.seats) - 1, "other seats")?;
    let catalog = args.lang.catalog(game)?;
    let (seed, bot_seed) = seed(args.seed.as_deref())?;
    let seats = assign_seats(args.name.as_deref(), me, &bots);
    let names: Vec<String> = seats.iter().map(|sat| sat.name.clone()).collect();
    let head = Head { seats, ..Head::default() };
    let mut table = game.open(&setup, Dice::Seed(seed), head, now())?;
    let others = (0..setup.seats).map(Seat).filter(|&seat| seat != me);
    sit_bots(table.as_mut(), others, now()).map_err(table_failed)?;
    // A bot's name is checked before the first card is turned.
    for bot in &bots {
        drop(game.bot_task(table.as_ref(), me, bot, Budget::default(), 0)?);
    }
    if let Some(width) = args.width {
        console.page.width = usize::from(width);
    }
    let usual = if console.page.live { Speed::Steady } else { Speed::Instant };
    let mut session = PlaySession {
        game,
        table,
        me,
        lexicon: Lexicon::new(catalog, names, game.about().data)?,
        description: Description::new(game.view_schema()),
        rng: FastRng::new(bot_seed),
        pause: args.speed.unwrap_or(usual).pause(),
        lines: 0,
        chosen: Vec::new(),
        fresh: true,
        lists: args.lists,
        shown: Shown::default(),
    };
    session.print_players(console)?;
    session.play(console)?;
    Ok(ExitStatus::Success)
}

/// You in your seat, bots in the others, each with a name of its own.
fn assign_seats(name: Option<&str>, me: Seat, bots: &[String]) -> Vec<Seated> {
    let own = name.map(str::trim).filter(|name| !name.is_empty()).unwrap_or("Staffetta");
    let mut names = BOT_NAMES.iter().filter(|name| **name != own);
    let mut seats: Vec<Seated> = bots
        .iter()
        .map(|bot| Seated { name: names.next().unwrap_or(&"Bot").to_string(), bot: Some(bot.clone()) })
        .collect();
    seats.insert(me.at(), Seated { name: own.to_owned(), bot: None });
    seats
}

/// The seed of the dice, and one for the bots, which draws nothing from the first.
fn seed(text: Option<&str>) -> Result<(Seed, u64), Fault> {
    let chance = || RandomState::new().hash_one(now());
    let Some(text) = text else {
        let bytes: Vec<u8> = (0..4).flat_map(|_| chance().to_le_bytes()).collect();
        return Ok((Seed(bytes.try_into().unwrap_or([0; 32])), chance()));
    };
    if let Some(seed) = Seed::from_hex(text) {
        let words = seed.0.chunks(8).map(|word| u64::from_le_bytes(word.try_into().unwrap_or_default()));
        return Ok((seed, FastRng::new(words.fold(0, |all, word| all ^ word)).next_u64()));
    }
    match text.parse() {
        Ok(number) => Ok((Seed::plain(number), !number)),
        Err(_) => {
            let reason = "a seed is a whole number from 0 up, or 64 hexadecimal digits";
            Err(Fault::new("bad-seed", format!("seed {text}"), reason))
        }
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A game that is being played in the terminal.
struct PlaySession {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    me: Seat,
    lexicon: Lexicon,
    description: Description,
    rng: FastRng,
    pause: Duration,
    /// How many lines of the log have been shown.
    lines: usize,
    /// What was picked of the answer in the making, in words.
    chosen: Vec<String>,
    /// Has the board changed since it was shown?
    fresh: bool,
    /// Is the board shown as lists although the game could draw it?
    lists: bool,
    /// The board as it was last shown.
    shown: Shown,
}

/// What comes after a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AfterQuestion {
    GoOn,
    Leave,
}

impl PlaySession {
    fn game_text(&self, console: &Console<'_>) -> GameText<'_> {
        GameText { lexicon: &self.lexicon, page: console.page }
    }

    fn print_players(&self, console: &mut Console<'_>) -> Result<(), CliError> {
        let game_text = self.game_text(console);
        let title =
            format!("{} · {}", game_text.ink().own(&game_text.word("game-title")), game_text.word("game-tagline"));
        let others: Vec<String> = self
            .table
            .head()
            .seats
            .iter()
            .filter_map(|sat| sat.bot.as_ref().map(|bot| format!("{} ({bot})", sat.name)))
            .collect();
        let (name, seat) = (self.lexicon.seat(self.me), (self.me.0 + 1).to_string());
        let of = [("name", name.as_str()), ("seat", seat.as_str()), ("others", &others.join(", "))];
        let who = self.lexicon.own_with("play-who", &of);
        let text = format!("{}\n{}", wrap(&title, console.page.width, 2), wrap(&who, console.page.width, 2));
        writeln!(console.out, "{text}")?;
        Ok(())
    }

    /// From the set-up to the end, or until you leave.
    fn play(&mut self, console: &mut Console<'_>) -> Result<(), CliError> {
        loop {
            self.print_new_lines(console)?;
            self.table.release_pending(now()).map_err(table_failed)?;
            let awaiting = self.table.awaiting();
            if let Awaiting::Over(outcome) = awaiting {
                self.print_new_lines(console)?;
                let board = self.board(Wanted::Usual, console);
                let text = format!("\n{board}\n\n{}", self.game_text(console).end(&outcome));
                writeln!(console.out, "{text}")?;
                return self.after_the_end(console);
            }
            let asked = match awaiting {
                Awaiting::One(seat) | Awaiting::Poll { now: seat, .. } => seat,
                // The bots first, so that nobody waits for them.
                Awaiting::Each(seats) | Awaiting::Any(seats) => seats.without(self.me).iter().next().unwrap_or(self.me),
                Awaiting::Over(_) => continue,
            };
            if asked != self.me {
                self.answer_for(asked, console)?;
            } else if !self.table.has_answer(self.me) && self.ask_me(console)? == AfterQuestion::Leave {
                return Ok(());
            }
        }
    }

    /// A bot answers from its own view.
    fn answer_for(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<(), CliError> {
        let bot = self.table.head().seats[seat.at()].bot.clone().unwrap_or_default();
        let rng = self.rng.next_u64();
        let picks = self.game.bot_task(self.table.as_ref(), seat, &bot, Budget::default(), rng)?();
        let taken = self.table.batch(seat, &picks, None, By::Bot, now());
        if taken.is_err() || picks.is_empty() {
            let reason = format!("its answer '{}' was not taken; the clock answers for it", picks.join(", "));
            error::print_fault(console, &Fault::new("bot-failed", format!("bot {bot}"), reason));
            self.table.time_out(seat, now()).map_err(table_failed)?;
        }
        Ok(())
    }

    /// What happened since the log was last shown.
    fn print_new_lines(&mut self, console: &mut Console<'_>) -> Result<(), CliError> {
        let lines = self.table.lines(Viewer::Seat(self.me), self.lines);
        if lines.is_empty() {
            return Ok(());
        }
        if self.fresh {
            let game_text = self.game_text(console);
            writeln!(console.out, "\n{}", game_text.ink().faint(&self.lexicon.own("play-happened")))?;
            self.fresh = false;
        }
        let mut entry = None;
        for line in &lines {
            let others = entry.is_some_and(|entry| entry != line.entry) && line.seat != self.me;
            if others && !self.pause.is_zero() {
                console.out.flush()?;
                std::thread::sleep(self.pause);
            }
            entry = Some(line.entry);
            let text = self.game_text(console).told(line, 2);
            writeln!(console.out, "{text}")?;
        }
        console.out.flush()?;
        if lines.iter().any(|line| line.seat != self.me) && !self.pause.is_zero() {
            std::thread::sleep(self.pause);
        }
        self.lines += lines.len();
        Ok(())
    }
}

/// A rejection that no choice of the player can cause.
fn table_failed(rejection: staffetta_kernel::Rejection) -> CliError {
    Fault::new("table-failed", "table", rejection.to_string()).into()
}
