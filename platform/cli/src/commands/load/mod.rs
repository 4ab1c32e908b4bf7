//! `staffetta load`: many tables over real sockets, every acknowledgement checked.

mod http;
mod player;
mod processes;
mod report;
mod table;

use clap::Args;
use staffetta_kernel::{FastRng, Fault, Rng};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use processes::Servers;
use report::{Report, Span};
use table::{Figures, Plan, Table};

const EXAMPLES: &str = "\
Starts servers of its own on free ports, with the limits of one address raised, or
loads those that --server names. Every table has a socket for each seat, and its
players choose at random. Every acknowledgement is checked: each move is seen by all,
and of a game that ends the record must have every acknowledged move once, verify
digest by digest, and end as the players saw it. The exit code is 1 if anything was
wrong.

Without --rate a table makes its next move when everybody has seen the last.
With --kills servers are killed (SIGKILL) one after the other and started anew; then
the games are played to their end.

With --json: an object with moves, moves_per_s, acknowledged_ms and seen_ms (each with
  p50, p90, p99, max), drafted, games, compared, lost, kills, faults, seconds,
  server_cpu_s, moves_per_cpu_s, cpu_ms_per_move, resident_mib, peak_mib, load_cpu_s,
  other_cpus (processors that other programs kept busy).
Fields may be added; none of these changes its meaning.

Examples:
  staffetta load --tables 50 --seconds 20
  staffetta load --tables 500 --idle-tables 4500 --rate 500 --seconds 60
  staffetta load --nodes 3 --database postgres://staffetta@localhost/load
  staffetta load --tables 30 --kills 50";

/// Play many tables against a server over real sockets, and measure it
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct LoadArgs {
    /// The game
    #[arg(default_value = "la-resistance")]
    game: String,
    /// Tables that are played at a time
    #[arg(long, value_name = "N", default_value_t = 50)]
    tables: usize,
    /// Tables besides these that are open and wait
    #[arg(long, value_name = "N", default_value_t = 0)]
    idle_tables: usize,
    /// Seats of a table [default: the game's usual number]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Moves a second at all tables together; 0 for as many as there can be
    #[arg(long, value_name = "N", default_value_t = 0.0)]
    rate: f64,
    /// For how long
    #[arg(long, value_name = "S", default_value_t = 20)]
    seconds: u64,
    /// How many servers to start
    #[arg(long, value_name = "N", default_value_t = 1)]
    nodes: usize,
    /// The PostgreSQL database of the servers, instead of a file
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
    /// The data folder of the server, to be kept [default: a temporary one]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// How often a server is killed while it is under load
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "server")]
    kills: usize,
    /// With --kills: a shell command that restarts the database, run twice
    #[arg(long, value_name = "COMMAND", requires = "kills")]
    restart_database: Option<String>,
    /// Load these servers, which run already, and start none
    #[arg(long, value_name = "HOST:PORT", value_delimiter = ',')]
    server: Vec<String>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// Tables that are set up at the same time.
const SET_UP_AT_ONCE: usize = 32;
/// The least time between two kills, and what a random part is added to.
const BETWEEN_KILLS: Duration = Duration::from_millis(300);
/// How long the games may take to end after the last kill.
const TO_THE_END: Duration = Duration::from_secs(600);

pub(super) fn run(args: &LoadArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = registry.iter().copied().find(|game| game.about().id == args.game).ok_or_else(|| {
        Fault::new("unknown-game", args.game.clone(), "there is no such game; `staffetta games` lists them")
    })?;
    let seats = usize::from(args.seats.unwrap_or(game.about().usual_seats));
    let folder = Folder::new(args.data.clone())?;
    let servers = if args.server.is_empty() {
        Some(Servers::start(args.nodes.max(1), &folder.path, args.database.as_deref())?)
    } else {
        None
    };
    let addresses =
        servers.as_ref().map_or_else(|| Arc::new(Mutex::new(args.server.clone())), |servers| servers.addresses.clone());
    let plan = Plan { game, seats, addresses, kills: args.kills > 0 };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(load(args, plan, servers))?;
    let sound = report.is_sound();
    if args.json {
        writeln!(console.out, "{}", report.json())?;
    } else {
        write!(console.out, "{report}")?;
    }
    Ok(if sound { ExitStatus::Success } else { ExitStatus::FaultsFound })
}

/// The data folder: one that is kept, or one that goes when the load is over.
struct Folder {
    path: PathBuf,
    kept: bool,
}

impl Folder {
    fn new(kept: Option<PathBuf>) -> std::io::Result<Self> {
        if let Some(path) = kept {
            return Ok(Self { path, kept: true });
        }
        let path = std::env::temp_dir().join(format!("staffetta-load-{}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(Self { path, kept: false })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.kept {
            let _ = std::fs::remove_dir_all(&self.path);
        }
    }
}

/// Until when the tables play.
#[derive(Clone, Copy, Debug)]
enum Until {
    /// Game after game, until then.
    Time(Instant),
    /// Until their present game is over.
    GameOver,
}

async fn load(args: &LoadArgs, plan: Plan, mut servers: Option<Servers>) -> Result<Report, CliError> {
    open_idle_tables(args.idle_tables, &plan).await?;
    let tables = set_up(args.tables, &plan).await?;
    let before = Span::begin(servers.as_ref());
    let begun = Instant::now();
    let length = if args.kills > 0 { TO_THE_END } else { Duration::from_secs(args.seconds) };
    let (tell, until) = watch::channel(Until::Time(begun + length));
    let pause = (args.rate > 0.0).then(|| Duration::from_secs_f64(args.tables as f64 / args.rate));
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        // Tables with a pause between moves do not all move at once.
        let first = pause.map(|pause| begun + pause.mul_f64(number as f64 / args.tables as f64));
        playing.spawn(play(plan.clone(), number, table, first.zip(pause), until.clone()));
    }
    let mut killed = 0;
    if let (1.., Some(servers)) = (args.kills, servers.as_mut()) {
        killed = kill_in_turn(args, servers).await?;
        let _ = tell.send(Until::GameOver);
    } else {
        sleep_until(begun + length).await;
    }
    let mut span = before.end(servers.as_ref());
    let mut figures = Figures::default();
    while let Some(table) = playing.join_next().await {
        match table {
            Ok(of_table) => figures.add(of_table),
            Err(error) => figures.faults.push(error.to_string()),
        }
    }
    if killed > 0 {
        span = before.end(servers.as_ref());
    }
    Ok(Report { figures, span, killed })
}

/// Opens tables that wait for their players, and has the server keep them in memory.
async fn open_idle_tables(count: usize, plan: &Plan) -> Result<(), CliError> {
    let at_once = Arc::new(Semaphore::new(SET_UP_AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..count {
        let (plan, at_once) = (plan.clone(), at_once.clone());
        opening.spawn(async move {
            let _permit = at_once.acquire().await;
            let (id, _) = plan.open(number).await?;
            plan.look_at(number, &id).await
        });
    }
    while let Some(opened) = opening.join_next().await {
        opened.map_err(std::io::Error::other)??;
    }
    Ok(())
}

async fn set_up(count: usize, plan: &Plan) -> Result<Vec<Table>, CliError> {
    let at_once = Arc::new(Semaphore::new(SET_UP_AT_ONCE));
    let mut beginning = JoinSet::new();
    for number in 0..count {
        let (plan, at_once) = (plan.clone(), at_once.clone());
        beginning.spawn(async move {
            let _permit = at_once.acquire().await;
            Table::begin(&plan, number).await
        });
    }
    let mut tables = Vec::new();
    while let Some(table) = beginning.join_next().await {
        tables.push(table.map_err(std::io::Error::other)??);
    }
    Ok(tables)
}

/// Plays one game after the other at one place, at its own pace: when the first move is due, and the pause between two.
async fn play(
    plan: Plan,
    number: usize,
    mut table: Table,
    pace: Option<(Instant, Duration)>,
    until: watch::Receiver<Until>,
) -> Figures {
    let mut figures = Figures::default();
    let mut due = pace.map(|(first, _)| first);
    let mut games = 0;
    loop {
        let deadline = match *until.borrow() {
            Until::Time(deadline) => deadline,
            Until::GameOver => Instant::now() + TO_THE_END,
        };
        if let (Some(at), Some((_, pause))) = (due, pace) {
            sleep_until(at.min(deadline)).await;
            due = Some(at + pause);
        }
        if Instant::now() >= deadline {
            break;
        }
        if table.make_move(deadline).await || !table.is_over() {
            continue;
        }
        figures.add(table.end().await);
        if matches!(*until.borrow(), Until::GameOver) {
            return figures;
        }
        games += 1;
        table = match begin_again(&plan, number + games * 1000).await {
            Some(table) => table,
            None => {
                figures.faults.push("no further table could be opened".to_owned());
                return figures;
            }
        };
    }
    figures.add(table.end().await);
    figures
}

/// Opens another table; where servers are killed one may not answer at once.
async fn begin_again(plan: &Plan, number: usize) -> Option<Table> {
    for attempt in 0..100 {
        if let Ok(table) = Table::begin(plan, number + attempt).await {
            return Some(table);
        }
        sleep(Duration::from_millis(50)).await;
    }
    None
}

/// Kills the servers in turn, and has the database restarted twice on the way.
async fn kill_in_turn(args: &LoadArgs, servers: &mut Servers) -> Result<usize, CliError> {
    let mut rng = FastRng::new(1);
    for kill in 0..args.kills {
        sleep(BETWEEN_KILLS + Duration::from_millis(u64::from(rng.below(400)))).await;
        if let Some(command) =
            args.restart_database.as_ref().filter(|_| [args.kills / 3, 2 * args.kills / 3].contains(&kill))
        {
            let status = std::process::Command::new("sh").args(["-c", command]).status()?;
            if !status.success() {
                return Err(Fault::new("restart-failed", command.clone(), format!("it ended with {status}")).into());
            }
        }
        servers.kill(kill % args.nodes.max(1))?;
    }
    Ok(args.kills)
}
