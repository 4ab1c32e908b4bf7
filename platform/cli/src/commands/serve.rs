//! `staffetta serve`: the site, for this machine or for a club.

use clap::Args;
use staffetta_kernel::Fault;
use staffetta_server::Server;
use std::io::{IsTerminal, Write as _};

use super::server_args::ServerArgs;
use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};

const EXAMPLES: &str = "\
The database is one SQLite file in the data folder, made on the first start; or with
--database one of PostgreSQL, which any number of servers share. Every move is
stored before it is acknowledged; stop the program as you like.

Examples:
  staffetta serve                                  http://localhost:1944
  staffetta serve --addr 0.0.0.0:80 --data /srv/staffetta
  DATABASE_URL=postgres://staffetta@db/staffetta staffetta serve   one of several nodes
  staffetta serve --open                           and open it in the browser
  RUST_LOG=info staffetta serve                    with more to read on the standard error
  staffetta config                                 every setting and its variable

Asked over HTTP: /healthz, /readyz, /version, and from this machine /metrics.";

/// Serve the site: tables in the browser for friends and bots
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    server: ServerArgs,
    /// Open the site in the browser
    #[arg(long)]
    open: bool,
}

pub(super) fn run(args: &ServeArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let config = args.server.config(registry)?;
    start_logging(&args.server.log_format);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(|error| fault(&error))?;
        // Before anybody is told that it runs, and may end it.
        let interrupted = staffetta_server::interrupted();
        let address = match server.addr() {
            addr if addr.ip().is_loopback() => format!("http://localhost:{}", addr.port()),
            addr => format!("http://{addr}"),
        };
        let place = match &args.server.database {
            Some(_) => "PostgreSQL".to_owned(),
            None => args.server.data.display().to_string(),
        };
        writeln!(console.out, "Staffetta is at {address}  (data in {place}; Ctrl-C ends it)")?;
        if let Some(token) = server.new_admin_token() {
            writeln!(console.out, "The operator's token, also in the data folder (staffetta admin): {token}")?;
        }
        console.out.flush()?;
        if args.open {
            show(&address);
        }
        server.run(interrupted).await.map_err(|error| fault(&error))?;
        Ok(ExitStatus::Success)
    })
}

/// Writes what goes wrong to the standard error; `RUST_LOG=debug` asks for more.
fn start_logging(format: &str) {
    let filter = tracing_subscriber::EnvFilter::builder()
        .with_default_directive(tracing_subscriber::filter::LevelFilter::WARN.into())
        .from_env_lossy();
    // A file or a pipe is read by programs: colours are for terminals.
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    // A second server in one process (the tests) finds the listener in place.
    let _ = if format == "json" { log.json().try_init() } else { log.try_init() };
}

fn fault(error: &staffetta_server::ServeError) -> CliError {
    CliError::Fault(Fault::new(error.code(), "", error.to_string()))
}

/// Opens the page in the browser, if the system knows how; the address has been told anyway.
fn show(address: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = std::process::Command::new(opener).arg(address).spawn();
}
