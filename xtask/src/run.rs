//! Running other programs, step by step, some of them side by side.

use std::cell::OnceCell;
use std::io::Read;
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Steps that run one after another.
pub type Steps<'a> = &'a (dyn Fn() -> Result<(), String> + Sync);

thread_local! {
    /// In a thread whose steps run beside others: whether one of those has failed.
    static BESIDE: OnceCell<Arc<AtomicBool>> = const { OnceCell::new() };
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
    let lost = |error| format!("{title}: '{program}' could not be started: {error}");
    let begun = Instant::now();
    let mut said = format!("\n== {title}\n");
    let status = if let Some(failed) = BESIDE.with(|beside| beside.get().cloned()) {
        apart(command, &failed, &mut said).map_err(lost)?
    } else {
        print!("{said}");
        said.clear();
        command.status().map_err(lost)?
    };
    if !status.success() {
        print!("{said}");
        return Err(format!("\nFailed: {title} ({program} {})", arguments.join(" ")));
    }
    println!("{said}== {title}: {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a program whose output must not mix with that of others: it is kept until the program ends. A failure elsewhere
/// ends the program too.
fn apart(mut command: Command, failed: &AtomicBool, said: &mut String) -> std::io::Result<ExitStatus> {
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
            said.push_str(&String::from_utf8_lossy(&listener.join().unwrap_or_default()));
            return Ok(status);
        }
        if failed.load(Ordering::Relaxed) {
            child.kill()?;
            return child.wait();
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Runs rows of steps beside each other: what one leaves of the machine another takes. The output of each step comes in one
/// piece, and the first that fails ends all.
pub fn side_by_side(rows: &[Steps]) -> Result<(), String> {
    let failed = Arc::new(AtomicBool::new(false));
    let first = Mutex::new(None);
    thread::scope(|scope| {
        for row in rows {
            scope.spawn(|| {
                BESIDE.with(|beside| beside.set(failed.clone()).ok());
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
            side_by_side(&[&|| step("long", here, "sleep", &["20"], &[]), &|| step("short", here, "false", &[], &[])]);
        assert_eq!(outcome, Err("\nFailed: short (false )".to_owned()));
        assert!(begun.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn rows_that_do_well_do_well_together() {
        let here = Path::new(".");
        assert_eq!(side_by_side(&[&|| step("one", here, "true", &[], &[]), &|| Ok(())]), Ok(()));
    }
}
