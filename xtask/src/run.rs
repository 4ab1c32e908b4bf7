//! Running other programs: single steps, and sequences of steps in parallel.

use std::cell::OnceCell;
use std::io::Read;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Steps that run one after another.
pub type StepSequence<'a> = &'a (dyn Fn() -> Result<(), String> + Sync);

thread_local! {
    /// In a thread whose steps run in parallel to others: what has failed first of all.
    static FIRST_FAILURE: OnceCell<Arc<FirstFailure>> = const { OnceCell::new() };
}

/// What has failed first among steps that run in parallel.
#[derive(Default)]
struct FirstFailure {
    failed: AtomicBool,
    reason: Mutex<Option<String>>,
}

impl FirstFailure {
    fn set(&self, reason: String) {
        if !self.failed.swap(true, Ordering::Relaxed) {
            *self.reason.lock().unwrap_or_else(PoisonError::into_inner) = Some(reason);
        }
    }

    fn outcome(&self) -> Result<(), String> {
        self.reason.lock().unwrap_or_else(PoisonError::into_inner).clone().map_or(Ok(()), Err)
    }
}

/// Runs a step: says what it is, shows the program's output, and fails with the step's name.
pub fn step(
    title: &str,
    dir: &Path,
    program: &str,
    arguments: &[&str],
    settings: &[(&str, &str)],
) -> Result<(), String> {
    let mut command = Command::new(program);
    command.args(arguments).envs(settings.iter().copied()).current_dir(dir);
    let not_started = |error| format!("{title}: '{program}' could not be started: {error}");
    let begun = Instant::now();
    let mut output_text = format!("\n== {title}\n");
    let status = if let Some(first_failure) = FIRST_FAILURE.with(|first| first.get().cloned()) {
        run_captured(command, &first_failure.failed, &mut output_text).map_err(not_started)?
    } else {
        print!("{output_text}");
        output_text.clear();
        command.status().map_err(not_started)?
    };
    if !status.success() {
        print!("{output_text}");
        return Err(format!("\nFailed: {title} ({program} {})", arguments.join(" ")));
    }
    println!("{output_text}== {title}: {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a program whose output must not mix with that of others: it is kept until the program ends. A failure elsewhere
/// ends the program too.
fn run_captured(mut command: Command, failed: &AtomicBool, output_text: &mut String) -> std::io::Result<ExitStatus> {
    let (mut output, input) = std::io::pipe()?;
    let mut child = command.stdout(input.try_clone()?).stderr(input).spawn()?;
    // The command holds the pipe open.
    drop(command);
    let listener = thread::spawn(move || {
        let mut heard = Vec::new();
        let _ = output.read_to_end(&mut heard);
        heard
    });
    loop {
        if let Some(status) = child.try_wait()? {
            output_text.push_str(&String::from_utf8_lossy(&listener.join().unwrap_or_default()));
            return Ok(status);
        }
        if failed.load(Ordering::Relaxed) {
            child.kill()?;
            return child.wait();
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Runs sequences of steps in parallel: what one leaves of the machine another takes. The output of each step comes in one
/// piece, and the first that fails ends all, also those beside which these were begun.
pub fn in_parallel(rows: &[StepSequence]) -> Result<(), String> {
    let first_failure = FIRST_FAILURE.with(|first| first.get().cloned()).unwrap_or_default();
    thread::scope(|scope| {
        for row in rows {
            scope.spawn(|| {
                FIRST_FAILURE.with(|first| first.set(first_failure.clone()).ok());
                if let Err(reason) = row() {
                    first_failure.set(reason);
                }
            });
        }
    });
    first_failure.outcome()
}

/// Installs a package of Debian's, where that is possible and permitted.
pub fn install_package(name: &str) -> bool {
    let apt = |arguments: &[&str]| {
        let status = Command::new("apt-get")
            .args(arguments)
            .stdin(Stdio::null())
            .env("DEBIAN_FRONTEND", "noninteractive")
            .status();
        status.is_ok_and(|status| status.success())
    };
    apt(&["update", "-qq"]) && apt(&["install", "-y", "-qq", name])
}

/// The cargo that runs this program.
pub fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_ends_what_runs_beside_it() {
        let here = Path::new(".");
        let begun = Instant::now();
        let outcome =
            in_parallel(&[&|| step("long", here, "sleep", &["20"], &[]), &|| step("short", here, "false", &[], &[])]);
        assert_eq!(outcome, Err("\nFailed: short (false )".to_owned()));
        assert!(begun.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn a_failure_within_ends_what_runs_beside_it() {
        let here = Path::new(".");
        let begun = Instant::now();
        let within = || {
            in_parallel(&[&|| step("deep", here, "false", &[], &[]), &|| step("beside", here, "sleep", &["20"], &[])])
        };
        let outcome = in_parallel(&[&within, &|| step("long", here, "sleep", &["20"], &[])]);
        assert_eq!(outcome, Err("\nFailed: deep (false )".to_owned()));
        assert!(begun.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn rows_that_do_well_do_well_together() {
        let here = Path::new(".");
        assert_eq!(in_parallel(&[&|| step("one", here, "true", &[], &[]), &|| Ok(())]), Ok(()));
    }
}
