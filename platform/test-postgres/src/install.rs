//! Where the system's PostgreSQL is.

use std::path::{Path, PathBuf};

/// What to do where there is none.
const MISSING: &str = "the tests need PostgreSQL's programs initdb and postgres, which were not found. Install them \
(Debian: 'sudo apt-get install postgresql'; macOS: 'brew install postgresql'), or set POSTGRES_BIN to their folder";

/// The folder of `initdb` and `postgres`: `POSTGRES_BIN`, the newest of Debian's packages, or one of the usual places.
pub fn programs() -> Result<PathBuf, String> {
    let named = std::env::var_os("POSTGRES_BIN").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual = ["/opt/homebrew/bin", "/usr/local/bin"].map(PathBuf::from);
    let places = named.into_iter().chain(debian()).chain(std::env::split_paths(&path)).chain(usual);
    let whole = |folder: &Path| ["initdb", "postgres", "pg_ctl"].iter().all(|name| folder.join(name).exists());
    places.into_iter().find(|folder| whole(folder)).ok_or_else(|| MISSING.to_owned())
}

/// Debian keeps each version in a folder of its own.
fn debian() -> Vec<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut versions: Vec<PathBuf> = versions.filter_map(|version| Some(version.ok()?.path())).collect();
    let number = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    versions.sort_by_key(|path| std::cmp::Reverse(number(path)));
    versions.into_iter().map(|version| version.join("bin")).collect()
}
