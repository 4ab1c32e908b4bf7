//! `staffetta serve`: the site, for this machine or for a club.

use clap::Args;
use staffetta_kernel::Fault;
use staffetta_server::{Config, Server};
use std::io::Write as _;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};

const EXAMPLES: &str = "\
The database is one SQLite file in the data folder, made on the first start. Every
move is stored before it is acknowledged; stop the program as you like.

Examples:
  staffetta serve                                  http://localhost:1944
  staffetta serve --addr 0.0.0.0:80 --data /srv/staffetta
  staffetta serve --open                           and open it in the browser
  RUST_LOG=info staffetta serve                    with more to read on the standard error";

/// Serve the site: tables in the browser for friends and bots
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "HOST:PORT", default_value = "localhost:1944")]
    addr: String,
    /// The folder of the database
    #[arg(long, value_name = "FOLDER", default_value = "data")]
    data: PathBuf,
    /// Open the site in the browser
    #[arg(long)]
    open: bool,
    /// How long a reaction window stays open at least, in milliseconds, the same for all
    #[arg(long, value_name = "MS", default_value_t = 600)]
    beat: u64,
    /// Take callers' addresses from X-Forwarded-For (only behind a proxy that sets it)
    #[arg(long)]
    behind_proxy: bool,
    /// Another origin from which browsers may speak to the server
    #[arg(long, value_name = "URL")]
    origin: Vec<String>,
}

pub(super) fn run(args: &ServeArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let config = Config {
        addr: address(&args.addr)?,
        data: args.data.clone(),
        games: registry,
        answer_delay: Duration::from_millis(args.beat),
        behind_proxy: args.behind_proxy,
        origins: args.origin.clone(),
        ..Config::default()
    };
    start_logging();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(|error| fault(&error))?;
        let address = match server.addr() {
            addr if addr.ip().is_loopback() => format!("http://localhost:{}", addr.port()),
            addr => format!("http://{addr}"),
        };
        writeln!(console.out, "Staffetta is at {address}  (data in {}; Ctrl-C ends it)", args.data.display())?;
        console.out.flush()?;
        if args.open {
            show(&address);
        }
        server.run_until_interrupted().await.map_err(|error| fault(&error))?;
        Ok(ExitStatus::Success)
    })
}

/// Writes what goes wrong to the standard error; `RUST_LOG=debug` asks for more.
fn start_logging() {
    let filter = tracing_subscriber::EnvFilter::builder()
        .with_default_directive(tracing_subscriber::filter::LevelFilter::WARN.into())
        .from_env_lossy();
    // A second server in one process (the tests) finds the listener in place.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
}

fn fault(error: &staffetta_server::ServeError) -> CliError {
    CliError::Fault(Fault::new(error.code(), "", error.to_string()))
}

/// The first address that the name stands for, an older (IPv4) one before a newer.
fn address(text: &str) -> Result<SocketAddr, Fault> {
    let wrong = |why: String| {
        let reason = format!("'{text}' is no address to listen at ({why}); write for example localhost:1944");
        Fault::new("bad-address", "--addr", reason)
    };
    let mut found: Vec<SocketAddr> = text.to_socket_addrs().map_err(|error| wrong(error.to_string()))?.collect();
    found.sort_by_key(SocketAddr::is_ipv6);
    found.first().copied().ok_or_else(|| wrong("the name stands for nothing".to_owned()))
}

/// Opens the page in the browser, if the system knows how; the address has been told anyway.
fn show(address: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = std::process::Command::new(opener).arg(address).spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_name_and_a_port() {
        assert_eq!(address("127.0.0.1:1944").map(|a| a.port()), Ok(1944));
        assert_eq!(address("localhost").expect_err("no port").code, "bad-address");
    }
}
