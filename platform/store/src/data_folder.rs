//! The data folder: one server at a time uses it, and only its owner may read it.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::error::StoreError;

/// The lock of a data folder; held until it is dropped, at the latest when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct FolderLock {
    _file: File,
}

/// How often a lock that is held is tried again, and after how long.
const LOCK_ATTEMPTS: usize = 6;
const LOCK_DELAY: Duration = Duration::from_millis(50);

/// Makes the folder if need be and locks it.
pub(crate) fn lock(folder: &Path) -> Result<FolderLock, StoreError> {
    let unusable = |why| StoreError::Folder { folder: folder.to_owned(), why };
    if !folder.is_dir() {
        private_folder().create(folder).map_err(unusable)?;
    }
    let file = private_file().open(folder.join("staffetta.lock")).map_err(unusable)?;
    let mut locked = file.try_lock();
    for _ in 0..LOCK_ATTEMPTS {
        if !matches!(locked, Err(TryLockError::WouldBlock)) {
            break;
        }
        // A server that has just ended may have started a program that has not let go of the file yet.
        std::thread::sleep(LOCK_DELAY);
        locked = file.try_lock();
    }
    match locked {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { folder: folder.to_owned() }),
        Err(TryLockError::Error(why)) if why.kind() == std::io::ErrorKind::Unsupported => {
            tracing::warn!(folder = %folder.display(), "this file system has no locks: run only one server here");
        }
        Err(TryLockError::Error(why)) => return Err(unusable(why)),
    }
    Ok(FolderLock { _file: file })
}

/// A new folder for its owner only, with those above it.
fn private_folder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// A file that is made if need be, for its owner only.
pub(crate) fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes a file that older programs made readable to all away from them. SQLite gives its other files the same rights.
pub(crate) fn make_private(file: &Path) {
    #[cfg(unix)]
    for file in [file.to_owned(), beside(file, "-wal"), beside(file, "-shm")].iter().filter(|file| file.exists()) {
        let private = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        if let Err(error) = std::fs::set_permissions(file, private) {
            tracing::warn!(file = %file.display(), %error, "others may be able to read the database");
        }
    }
    #[cfg(not(unix))]
    let _ = file;
}

/// The file of this name and ending.
pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
