//! `staffetta admin`: what an operator asks of a server that runs.

use clap::{Args, Subcommand};
use serde_json::{Value, json};
use staffetta_kernel::Fault;
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;

use crate::console::Console;
use crate::error::{CliError, ExitStatus};

const EXAMPLES: &str = "\
Speaks to a server that runs, and shows it the operator's token: the one that its
first start has written into the data folder, or the one it was started with.

Examples:
  staffetta admin tables                     every table, and how far it is
  staffetta admin close h2k7w9d4m3qx         nobody can play on there
  staffetta admin free h2k7w9d4m3qx 2        a new invitation to seat 2, in mid-game too
  staffetta admin rewind h2k7w9d4m3qx 57     everything from entry 57 on is taken back
  staffetta admin clone h2k7w9d4m3qx         a copy to try something at, with all seats free
  staffetta admin reset Ada                  a one-time code with which Ada chooses another password
  staffetta admin ban 203.0.113.7            and unban; bans lists them";

/// Look after a server that runs: tables, seats, bans
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct AdminArgs {
    /// Where the server listens (plain HTTP)
    #[arg(long, env = "STAFFETTA_ADDR", value_name = "HOST:PORT", default_value = "localhost:1944")]
    addr: String,
    /// The data folder with the operator's token
    #[arg(long, env = "STAFFETTA_DATA", value_name = "FOLDER", default_value = "data")]
    data: PathBuf,
    /// The operator's token, if it is not in the data folder
    #[arg(long, env = "STAFFETTA_ADMIN_TOKEN", value_name = "TEXT", hide_env_values = true)]
    token: Option<String>,
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// List the tables
    Tables,
    /// Close a table
    Close {
        /// Its id
        table: String,
    },
    /// Free a seat, and print a new invitation to it
    Free {
        /// The table's id
        table: String,
        /// The seat, numbered from 0
        seat: u8,
    },
    /// Take back an entry and everything after it
    Rewind {
        /// The table's id
        table: String,
        /// The first entry that is taken back
        to: u32,
    },
    /// Copy a table, and print an invitation to each seat of the copy
    Clone {
        /// The table's id
        table: String,
    },
    /// Print a one-time code with which the owner of an account chooses another password
    Reset {
        /// The account's name
        name: String,
    },
    /// List the addresses that are banned
    Bans,
    /// Ban an address; of IPv6 its whole network
    Ban {
        /// The address
        address: IpAddr,
    },
    /// Allow an address again
    Unban {
        /// The address
        address: IpAddr,
    },
}

pub(super) fn run(args: &AdminArgs, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let server = Server { addr: args.addr.clone(), token: token(args)? };
    match &args.action {
        Action::Tables => list_tables(&server, console)?,
        Action::Close { table } => {
            server.post(&format!("tables/{}/close", word(table)?), &json!({}))?;
            writeln!(console.out, "{table} is closed.")?;
        }
        Action::Free { table, seat } => {
            let done = server.post(&format!("tables/{}/seats/{seat}/free", word(table)?), &json!({}))?;
            let invitation = done["invitation"].as_str().unwrap_or_default();
            writeln!(console.out, "Seat {seat} is free. Its invitation: {invitation}")?;
        }
        Action::Rewind { table, to } => {
            let done = server.post(&format!("tables/{}/rewind", word(table)?), &json!({ "to": to }))?;
            writeln!(console.out, "Entry {to} and what followed is taken back, by entry {}.", done["entry"])?;
        }
        Action::Clone { table } => {
            let copy = server.post(&format!("tables/{}/clone", word(table)?), &json!({}))?;
            let id = copy["id"].as_str().unwrap_or_default();
            writeln!(console.out, "{id} is a copy of {table}, with dice of its own. Its seats:")?;
            for seat in copy["seats"].as_array().into_iter().flatten() {
                let invitation = seat["invitation"].as_str().unwrap_or_default();
                writeln!(console.out, "  http://{}/join/{id}/{}#{invitation}", server.addr, seat["seat"])?;
            }
        }
        Action::Reset { name } => {
            let code = server.post(&format!("people/{}/reset", percent_encoded(name)), &json!({}))?;
            let code = code["code"].as_str().unwrap_or_default();
            writeln!(console.out, "With this code {name} chooses another password within a day, once: {code}")?;
        }
        Action::Bans => {
            let bans = server.get("bans")?;
            for address in bans.as_array().into_iter().flatten().filter_map(Value::as_str) {
                writeln!(console.out, "{address}")?;
            }
        }
        Action::Ban { address } => {
            server.post("bans", &json!({ "address": address, "banned": true }))?;
            writeln!(console.out, "{address} is banned.")?;
        }
        Action::Unban { address } => {
            server.post("bans", &json!({ "address": address, "banned": false }))?;
            writeln!(console.out, "{address} may come again.")?;
        }
    }
    Ok(ExitStatus::Success)
}

/// A table's id as it may stand in a path.
fn word(id: &str) -> Result<&str, CliError> {
    if id.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return Ok(id);
    }
    Err(Fault::new("unknown-table", id, "the id of a table is made of letters and digits").into())
}

/// A name as it may stand in a path.
fn percent_encoded(name: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric();
    let written = |byte: u8| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    name.bytes().map(written).collect()
}

fn token(args: &AdminArgs) -> Result<String, CliError> {
    if let Some(token) = args.token.clone().filter(|token| !token.is_empty()) {
        return Ok(token);
    }
    let file = args.data.join("admin-token");
    let token = std::fs::read_to_string(&file).map_err(|error| {
        let reason = format!("it cannot be read ({error}); give the data folder (--data) or the token (--token)");
        Fault::new("no-token", file.display().to_string(), reason)
    })?;
    Ok(token.trim().to_owned())
}

fn list_tables(server: &Server, console: &mut Console<'_>) -> Result<(), CliError> {
    let mut after = String::new();
    loop {
        let tables = server.get(&format!("tables?after={after}"))?;
        let Some(last) = tables.as_array().and_then(|tables| tables.last()) else { return Ok(()) };
        after = last["id"].as_str().unwrap_or_default().to_owned();
        for table in tables.as_array().into_iter().flatten() {
            let text = |key: &str| table[key].as_str().unwrap_or_default().to_owned();
            writeln!(
                console.out,
                "{}  {:<8} {:<24} {:>5} entries  {} of {} seats are people's",
                text("id"),
                text("status"),
                text("game"),
                table["entries"],
                table["people"],
                table["seats"],
            )?;
        }
    }
}

/// A server that is asked.
struct Server {
    addr: String,
    token: String,
}

impl Server {
    fn get(&self, path: &str) -> Result<Value, CliError> {
        self.ask("GET", path, "")
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, CliError> {
        self.ask("POST", path, &body.to_string())
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> Result<Value, CliError> {
        let wrong = |reason: String| CliError::from(Fault::new("no-server", self.addr.clone(), reason));
        let failed = |error: std::io::Error| wrong(format!("it does not answer: {error}"));
        let mut stream = TcpStream::connect(&self.addr).map_err(failed)?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).map_err(failed)?;
        let (addr, token, length) = (&self.addr, &self.token, body.len());
        write!(
            stream,
            "{method} /api/admin/{path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\
             Authorization: Bearer {token}\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .map_err(failed)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).map_err(failed)?;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| wrong("it is no Staffetta".to_owned()))?;
        let value: Value = serde_json::from_str(body).map_err(|_| wrong("it is no Staffetta".to_owned()))?;
        if head.split(' ').nth(1) == Some("200") {
            return Ok(value);
        }
        let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
        // A stable word of the server's own; the fault wants one that lives as long as the program.
        let code = match text("code").as_str() {
            "not-the-operator" => "not-the-operator",
            "unknown-table" => "unknown-table",
            "unknown-seat" => "unknown-seat",
            "unknown-person" => "unknown-person",
            "own-address" => "own-address",
            _ => "refused",
        };
        Err(Fault::new(code, self.addr.clone(), text("message")).into())
    }
}
