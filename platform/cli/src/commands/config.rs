//! `staffetta config`: every setting of the server, as it stands.

use clap::{Args, Command};
use std::io::Write as _;

use super::server_args::ServerArgs;
use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};

const EXAMPLES: &str = "\
Prints every setting as an environment variable with its value: from a flag, from
the environment, or the default. The output may be saved and read back by whatever
starts the server (systemd's EnvironmentFile, a container's --env-file).

Examples:
  staffetta config                                 the defaults and the environment
  staffetta config --connections 500 > server.env  with a change";

/// Print every setting of the server
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ConfigArgs {
    #[command(flatten)]
    server: ServerArgs,
}

pub(super) fn run(args: &ConfigArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    // What could not be served is told here already.
    args.server.config(registry)?;
    for setting in ServerArgs::augment_args(Command::new("serve")).get_arguments() {
        let (Some(flag), Some(variable)) = (setting.get_long(), setting.get_env()) else { continue };
        let help = setting.get_help().map(ToString::to_string).unwrap_or_default();
        let value = args.server.value(flag).unwrap_or_default();
        writeln!(console.out, "# {help} (--{flag})\n{}={value}", variable.display())?;
    }
    Ok(ExitStatus::Success)
}
