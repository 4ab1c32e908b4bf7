//! Running other programs: single steps, and sequences of steps in parallel.

use std::cell::OnceCell;
use std::io::Read;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Steps that run one after another.
pub type StepSequence<'a> = &'a (dyn Fn() -> Result<(), String> + Sync);

thread_local! {
    /// In a thread whose steps run in parallel to others: whether one of those has failed.
    static OTHER_FAILED: OnceCell<Arc<AtomicBool>> = const { OnceCell::new() };
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
    let status = if let Some(failed) = OTHER_FAILED.with(|other_failed| other_failed.get().cloned()) {
        run_captured(command, &failed, &mut output_text).map_err(not_started)?
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
/// piece, and the first that fails ends all.
pub fn in_parallel(rows: &[StepSequence]) -> Result<(), String> {
    let failed = Arc::new(AtomicBool::new(false));
    let first = Mutex::new(None);
    thread::scope(|scope| {
        for row in rows {
            scope.spawn(|| {
                OTHER_FAILED.with(|other_failed| other_failed.set(failed.clone()).ok());
                if let Err(reason) = row()
                    && !failed.swap(true, Ordering::Relaxed)
                    && let Ok(mut first) = first.lock()
                {
                    *first = Some(reason);
                }
            });
        }
    });
    match first.into_inner() {
        Ok(None) => Ok(()),
        Ok(Some(reason)) => Err(reason),
        Err(_) => Err("a row of steps broke off".to_owned()),
    }
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
    fn rows_that_do_well_do_well_together() {
        let here = Path::new(".");
        assert_eq!(in_parallel(&[&|| step("one", here, "true", &[], &[]), &|| Ok(())]), Ok(()));
    }
}
