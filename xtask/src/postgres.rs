//! PostgreSQL for the tests: they start one of their own, from the system's package.

use std::path::PathBuf;

use crate::run::install_package;
use crate::rust_tests::TestProgram;

/// Sees to it that there is a PostgreSQL: `POSTGRES_BIN`, or one that is installed, or Debian's package.
pub fn available() -> Result<(), String> {
    if found() {
        return Ok(());
    }
    println!("\n== PostgreSQL for the tests");
    if install_package("postgresql") && found() {
        return Ok(());
    }
    Err("The tests need PostgreSQL and it could not be installed here. Install it (Debian: 'sudo apt-get install \
         postgresql'; macOS: 'brew install postgresql'), or set POSTGRES_BIN to the folder of its programs, then try \
         again."
        .to_owned())
}

/// The places in which the tests look (`platform/test-postgres`).
fn found() -> bool {
    let named = std::env::var_os("POSTGRES_BIN").map(PathBuf::from);
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let debian = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual = ["/opt/homebrew/bin", "/usr/local/bin"].map(PathBuf::from);
    let mut places = named.into_iter().chain(debian).chain(std::env::split_paths(&path)).chain(usual);
    places.any(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}

/// The tests of the server once more, on PostgreSQL; without those of the file of SQLite.
pub fn server_tests(programs: &[TestProgram]) -> Result<(), String> {
    let Some(tests) = programs.iter().find(|program| program.is("platform/server", "tables")) else {
        return Err("the server has no test program 'tables'".to_owned());
    };
    let of_a_file = ["data_folder::", "first_release::", "backup::", "a_bad_database"];
    // Those of several nodes run on PostgreSQL anyway.
    let skipped = of_a_file.iter().chain(&["nodes"]).flat_map(|name| ["--skip", name]).collect::<Vec<_>>();
    tests.run("Tests of the server on PostgreSQL", &skipped, &[("STAFFETTA_TEST_DATABASE", "postgres")])
}
