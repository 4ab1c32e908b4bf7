//! Starting and stopping the server.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::install::programs;

/// Starts the server and waits until its standard input is closed, at the latest when the test program ends; then it stops
/// the server and removes everything. Interrupts are for the test program.
///
/// Nothing is forced onto the disk: the tests kill processes, and what a process has written outlives it.
const KEEPER: &str = r#"
trap '' INT TERM HUP
run() { "$@" >>"$FOLDER/log" 2>&1 </dev/null; }
run "$BIN/initdb" -D "$FOLDER/data" -U postgres -A trust -N -E UTF8 --locale=C || { cat "$FOLDER/log"; exit 1; }
run "$BIN/pg_ctl" start -w -D "$FOLDER/data" -o "-c port=$PORT -c listen_addresses=127.0.0.1 -c fsync=off \
    -c unix_socket_directories='' -c max_connections=400 -c shared_buffers=32MB" || { cat "$FOLDER/log"; exit 1; }
echo started
cat >/dev/null
run "$BIN/pg_ctl" stop -m immediate -D "$FOLDER/data"
rm -rf "$FOLDER"
"#;

/// A PostgreSQL in a temporary folder.
#[derive(Debug)]
pub struct Postgres {
    bin: PathBuf,
    folder: PathBuf,
    port: u16,
    owner: Option<u32>,
    keeper: Child,
}

/// The one that the tests of a program share; each takes a database of its own.
///
/// # Panics
/// If there is no PostgreSQL, or it cannot be started; the message says what to do.
pub fn shared() -> &'static Postgres {
    static SHARED: OnceLock<Postgres> = OnceLock::new();
    SHARED.get_or_init(Postgres::start)
}

impl Postgres {
    /// Starts one.
    ///
    /// # Panics
    /// If there is no PostgreSQL, or it cannot be started; the message says what to do.
    pub fn start() -> Self {
        match Self::try_start() {
            Ok(started) => started,
            Err(reason) => panic!("{reason}"),
        }
    }

    fn try_start() -> Result<Self, String> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let bin = programs()?;
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("staffetta-postgres-{}-{number}", std::process::id()));
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        std::fs::create_dir(&folder).map_err(failed)?;
        let owner = unprivileged();
        if let Some(owner) = owner {
            std::os::unix::fs::chown(&folder, Some(owner), None).map_err(failed)?;
        }
        // Another program may take the port before PostgreSQL does; it is one of many.
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).map_err(failed)?;
        let mut command = as_user(Command::new("sh"), owner, &folder);
        command.args(["-c", KEEPER]).env("BIN", &bin).env("FOLDER", &folder).env("PORT", free.port().to_string());
        let mut keeper = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let mut said = String::new();
        let mut words = BufReader::new(keeper.stdout.take().ok_or("no output")?);
        while words.read_line(&mut said).is_ok_and(|read| read > 0) {
            if said.ends_with("started\n") {
                return Ok(Self { bin, folder, port: free.port(), owner, keeper });
            }
        }
        Err(format!("PostgreSQL could not be started: {said}"))
    }

    /// The URL of a new, empty database.
    ///
    /// # Panics
    /// If the server does not make one.
    pub fn new_database(&self) -> String {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", MADE.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// Carries out a statement and answers what it prints.
    ///
    /// # Panics
    /// If it fails.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        let mut psql = Command::new(self.bin.join("psql"));
        psql.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "postgres", "-d", database, "-qAtXc"]);
        let output = psql.arg(statement).output().unwrap_or_else(|error| panic!("psql: {error}"));
        assert!(output.status.success(), "{statement}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Stops the server as if it had crashed, without finishing anything, and starts it again.
    ///
    /// # Panics
    /// If it does not come back.
    pub fn crash_and_restart(&self) {
        let mut restart = as_user(Command::new(self.bin.join("pg_ctl")), self.owner, &self.folder);
        let data = self.folder.join("data");
        restart.args(["restart", "-w", "-m", "immediate", "-D"]).arg(data).stdout(Stdio::null()).stderr(Stdio::null());
        let status = restart.status().unwrap_or_else(|error| panic!("pg_ctl: {error}"));
        assert!(status.success(), "PostgreSQL did not start again");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// PostgreSQL refuses to run as the superuser: who is to run it instead?
fn unprivileged() -> Option<u32> {
    let id = Command::new("id").arg("-u").output().ok()?;
    if String::from_utf8_lossy(&id.stdout).trim() != "0" {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let user = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        line.split(':').nth(2)?.parse().ok()
    };
    user("postgres").or_else(|| user("nobody"))
}

fn as_user(mut command: Command, owner: Option<u32>, folder: &Path) -> Command {
    if let Some(owner) = owner {
        std::os::unix::process::CommandExt::uid(&mut command, owner);
    }
    command.current_dir(folder);
    command
}
