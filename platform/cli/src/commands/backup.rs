//! `staffetta backup`, `staffetta restore` and `staffetta migrate`: the database as a whole.

use clap::Args;
use staffetta_kernel::Fault;
use staffetta_store::{Location, StoreError};
use std::path::PathBuf;

use crate::console::Console;
use crate::error::{CliError, ExitStatus};

const BACKUP_EXAMPLES: &str = "\
The server may run meanwhile: the copy is the database as it was at one moment. It is
checked before it gets its name. A database of PostgreSQL is backed up by pg_dump.

Examples:
  staffetta backup staffetta-monday.db
  staffetta backup --data /srv/staffetta /backup/staffetta.db";

/// Copy the database of a server, which may run meanwhile
#[derive(Args, Debug)]
#[command(after_help = BACKUP_EXAMPLES)]
pub(crate) struct BackupArgs {
    /// The folder of the database
    #[arg(long, env = "STAFFETTA_DATA", value_name = "FOLDER", default_value = "data")]
    data: PathBuf,
    /// The file to write; an older one of this name is replaced
    file: PathBuf,
}

const RESTORE_EXAMPLES: &str = "\
The server must not run. The backup is checked first; with --replace a database that
is there is kept as staffetta.before-restore.db.

Examples:
  staffetta restore staffetta-monday.db
  staffetta restore --data /srv/staffetta --replace /backup/staffetta.db";

/// Put a backup into the data folder
#[derive(Args, Debug)]
#[command(after_help = RESTORE_EXAMPLES)]
pub(crate) struct RestoreArgs {
    /// The folder of the database
    #[arg(long, env = "STAFFETTA_DATA", value_name = "FOLDER", default_value = "data")]
    data: PathBuf,
    /// Replace the database that is there
    #[arg(long)]
    replace: bool,
    /// The backup
    file: PathBuf,
}

const MIGRATE_EXAMPLES: &str = "\
Copies every table, and compares each with what was copied, record by record. The
source is left as it is, and nobody may play at it meanwhile. A copy that was
interrupted is begun again with the same words: it goes on where it stopped.

Examples:
  staffetta migrate --from sqlite:data --to postgres://staffetta@localhost/staffetta
  staffetta migrate --from postgres://staffetta@db/staffetta --to sqlite:data";

/// Copy all tables into another database
#[derive(Args, Debug)]
#[command(after_help = MIGRATE_EXAMPLES)]
pub(crate) struct MigrateArgs {
    /// sqlite:FOLDER or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "DATABASE")]
    from: Location,
    /// sqlite:FOLDER or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "DATABASE")]
    to: Location,
}

pub(super) fn backup(args: &BackupArgs, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    wait_for(staffetta_store::backup(&args.data, &args.file))?;
    let bytes = std::fs::metadata(&args.file)?.len();
    writeln!(console.out, "{}: {bytes} bytes, checked.", args.file.display())?;
    Ok(ExitStatus::Success)
}

pub(super) fn restore(args: &RestoreArgs, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    wait_for(staffetta_store::restore(&args.file, &args.data, args.replace))?;
    writeln!(console.out, "{} is in {} again.", args.file.display(), args.data.display())?;
    Ok(ExitStatus::Success)
}

pub(super) fn migrate(args: &MigrateArgs, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let live = console.page.live_err;
    let err = &mut console.err;
    let done = wait_for(staffetta_store::copy(&args.from, &args.to, |done| {
        if live {
            let _ = write!(err, "\r{} of {} tables, {} records", done.compared, done.tables, done.records);
        }
    }))?;
    if live {
        writeln!(console.err)?;
    }
    writeln!(
        console.out,
        "{} tables ({} copied now) with {} entries: {} records are the same in both databases.",
        done.compared, done.copied, done.entries, done.records
    )?;
    Ok(ExitStatus::Success)
}

fn wait_for<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(work).map_err(|error| CliError::Fault(Fault::new(error.code(), "", error.to_string())))
}
