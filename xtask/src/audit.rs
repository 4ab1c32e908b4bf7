//! `cargo xtask audit`: licences, advisories, doubled and unused dependencies. Not part of the tests, for it asks the
//! network and changes with what others publish.

use std::path::Path;
use std::process::Command;

use crate::run::{cargo, step};

/// The tools, with the arguments they are run with.
const TOOLS: [(&str, &str, &[&str]); 2] = [
    ("Licences, advisories, duplicates", "deny", &["deny", "--all-features", "check"]),
    ("Unused dependencies", "machete", &["machete"]),
];

/// Runs the tools; if one is missing, says how to get it.
pub fn all(root: &Path) -> Result<(), String> {
    let missing: Vec<String> =
        TOOLS.iter().filter(|tool| !is_there(tool.1)).map(|tool| format!("cargo-{}", tool.1)).collect();
    if !missing.is_empty() {
        return Err(format!("The audit needs {0}: cargo install --locked {0}", missing.join(" ")));
    }
    for (title, _, arguments) in TOOLS {
        step(title, root, &cargo(), arguments, &[])?;
    }
    step("Packages of the site", &root.join("platform/web"), "npm", &["audit", "--omit=dev"], &[])
}

fn is_there(tool: &str) -> bool {
    Command::new(format!("cargo-{tool}")).arg("--version").output().is_ok_and(|output| output.status.success())
}
