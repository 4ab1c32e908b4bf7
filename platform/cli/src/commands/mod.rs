//! The commands, one file each.

mod admin;
mod analyse;
mod backup;
mod bench;
mod completions;
mod config;
mod convert;
mod fingerprint;
mod fit;
mod fuzz;
mod games;
mod ladder;
mod load;
mod odds;
mod play;
mod records;
mod replay;
mod rules;
mod scenario;
mod serve;
mod server_args;
mod sim;
mod tune;
mod verify;

use clap::{Parser, Subcommand};
use staffetta_registry::AnyGame;
use std::io::Write;

use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};

const EXAMPLES: &str = "\
Examples:
  staffetta games                       which games there are
  staffetta play GAME                   a game against bots, here
  staffetta play GAME --seats 4 --bots greedy,random,search --seed 7
  staffetta serve                       tables in the browser, at localhost:1944
  staffetta sim GAME --games 1000       a thousand games between bots
  staffetta replay game.json            a played game, told in prose
  staffetta verify game.json            were its dice fair?

Exit codes: 0 all is well; 1 a search for faults found one; 2 something was
wrong with what was asked for or handed in, and stderr says what, with a stable
code in [brackets].

Colour is used on a terminal only; set NO_COLOR=1 to have none at all.";

/// Board games about the wartime resistance: play, host, simulate, replay, check.
#[derive(Parser, Debug)]
#[command(name = "staffetta", version, after_help = EXAMPLES, max_term_width = 90)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Games(games::GamesArgs),
    Play(play::PlayArgs),
    Serve(serve::ServeArgs),
    Config(config::ConfigArgs),
    Admin(admin::AdminArgs),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Migrate(backup::MigrateArgs),
    Load(load::LoadArgs),
    Sim(sim::SimArgs),
    Ladder(ladder::LadderArgs),
    Tune(tune::TuneArgs),
    Fit(fit::FitArgs),
    Odds(odds::OddsArgs),
    Replay(replay::ReplayArgs),
    Analyse(analyse::AnalyseArgs),
    Records(records::RecordsArgs),
    Verify(verify::VerifyArgs),
    Convert(convert::ConvertArgs),
    Scenario(scenario::ScenarioArgs),
    Rules(rules::RulesArgs),
    Bench(bench::BenchArgs),
    Fuzz(fuzz::FuzzArgs),
    Fingerprint(fingerprint::FingerprintArgs),
    Completions(completions::CompletionsArgs),
}

impl Command {
    pub(crate) fn run(&self, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
        match self {
            Self::Games(args) => games::run(args, registry, console),
            Self::Play(args) => play::run(args, registry, console),
            Self::Serve(args) => serve::run(args, registry, console),
            Self::Config(args) => config::run(args, registry, console),
            Self::Admin(args) => admin::run(args, console),
            Self::Backup(args) => backup::backup(args, console),
            Self::Restore(args) => backup::restore(args, console),
            Self::Migrate(args) => backup::migrate(args, console),
            Self::Load(args) => load::run(args, registry, console),
            Self::Sim(args) => sim::run(args, registry, console),
            Self::Ladder(args) => ladder::run(args, registry, console),
            Self::Tune(args) => tune::run(args, registry, console),
            Self::Fit(args) => fit::run(args, registry, console),
            Self::Odds(args) => odds::run(args, registry, console),
            Self::Replay(args) => replay::run(args, registry, console),
            Self::Analyse(args) => analyse::run(args, registry, console),
            Self::Records(args) => records::run(args, registry, console),
            Self::Verify(args) => verify::run(args, registry, console),
            Self::Convert(args) => convert::run(args, console),
            Self::Scenario(args) => scenario::run(args, registry, console),
            Self::Rules(args) => rules::run(args, registry, console),
            Self::Bench(args) => bench::run(args, registry, console),
            Self::Fuzz(args) => fuzz::run(args, registry, console),
            Self::Fingerprint(args) => fingerprint::run(args, registry, console),
            Self::Completions(args) => completions::run(args, console),
        }
    }
}

/// Says so on stderr where bots have no plan to follow: their results would be taken for those of good play.
fn note_without_plan(game: &dyn AnyGame, console: &mut Console<'_>) -> Result<(), CliError> {
    if !game.has_plan() {
        let name = game.about().id;
        writeln!(console.err, "{name} has no plan for bots (its type Ai): greedy and the levels play like random.")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_teaches_with_an_example() {
        for command in Cli::command().get_subcommands().filter(|command| command.get_name() != "help") {
            let name = command.get_name();
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.contains(&format!("staffetta {name}")), "{name} shows no example");
            assert!(command.get_about().is_some(), "{name} does not say what it does");
        }
    }
}
