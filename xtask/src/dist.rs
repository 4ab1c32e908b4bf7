//! `cargo xtask dist`: the program as it is handed on, stripped, with checksums.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{cargo, step};
use crate::web;

/// The targets for which it is made, where their libraries are installed.
const TARGETS: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"];

/// Builds the pages and the program into `target/dist-out`.
pub fn make(root: &Path) -> Result<(), String> {
    web::build(root)?;
    let out = root.join("target/dist-out");
    let failed = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(&out).map_err(|error| failed(&out, error))?;
    let mut names = Vec::new();
    for target in TARGETS.into_iter().filter(|target| is_installed(target)) {
        let arguments = ["build", "--quiet", "--package", "staffetta", "--profile", "dist", "--target", target];
        step(&format!("The program for {target}"), root, &cargo(), &arguments, &[])?;
        let built = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let built = built.join(target).join("dist/staffetta");
        let name = format!("staffetta-{}-{target}", env!("CARGO_PKG_VERSION"));
        fs::copy(&built, out.join(&name)).map_err(|error| failed(&built, error))?;
        names.push(name);
    }
    if names.is_empty() {
        return Err(format!("None of the targets is installed: rustup target add {}", TARGETS[0]));
    }
    let sums = Command::new("sha256sum").args(&names).current_dir(&out).output();
    let sums = sums.map_err(|error| format!("'sha256sum' could not be started: {error}"))?;
    fs::write(out.join("SHA256SUMS"), &sums.stdout).map_err(|error| failed(&out, error))?;
    print!("\nIn {}:\n{}", out.display(), String::from_utf8_lossy(&sums.stdout));
    Ok(())
}

/// Are the libraries of this target there?
fn is_installed(target: &str) -> bool {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output();
    let Ok(sysroot) = sysroot else { return false };
    let sysroot = String::from_utf8_lossy(&sysroot.stdout).trim().to_owned();
    Path::new(&sysroot).join("lib/rustlib").join(target).join("lib").exists()
}
