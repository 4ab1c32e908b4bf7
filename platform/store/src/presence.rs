//! Whether the files of the database are still where they were. A process goes on writing into a file that was deleted
//! under it, and everything it writes is lost when it ends.

use std::path::{Path, PathBuf};

use crate::data_folder::beside;
use crate::error::StoreError;

/// What tells a file from another that was put in its place.
type Identity = (u64, u64);

/// The files of an open database.
#[derive(Debug)]
pub(crate) struct Presence {
    file: PathBuf,
    identity: Option<Identity>,
    log: PathBuf,
    /// Known once the first write has made it.
    log_identity: Option<Identity>,
}

impl Presence {
    pub(crate) fn of(file: &Path) -> Self {
        let log = beside(file, "-wal");
        Self { identity: identity(file), log_identity: identity(&log), file: file.to_owned(), log }
    }

    /// Are the files those that were opened?
    pub(crate) fn check(&mut self) -> Result<(), StoreError> {
        let log = identity(&self.log);
        if self.log_identity.is_none() {
            self.log_identity = log;
        }
        let vanished = |file: &Path| Err(StoreError::Vanished { file: file.to_owned() });
        if identity(&self.file) != self.identity {
            return vanished(&self.file);
        }
        if log != self.log_identity {
            return vanished(&self.log);
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identity(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(file).ok().map(|data| (data.dev(), data.ino()))
}

/// Elsewhere a file that is in use cannot be replaced: that it is there is enough.
#[cfg(not(unix))]
fn identity(file: &Path) -> Option<Identity> {
    file.exists().then_some((0, 0))
}
