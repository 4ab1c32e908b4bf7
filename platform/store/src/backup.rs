//! Backups of the file of SQLite: taken while the server runs, checked, and put back.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;

use crate::data_folder::{self, beside};
use crate::error::StoreError;
use crate::sqlite::{FILE_NAME, check_file};

/// Writes a copy of the database in this folder, as of one moment; a server may use it meanwhile. An older copy of this
/// name is replaced when the new one is whole.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), StoreError> {
    let database = folder.join(FILE_NAME);
    let new = beside(file, ".new");
    let unusable = |why| StoreError::Folder { folder: file.parent().unwrap_or(file).to_owned(), why };
    if !database.is_file() {
        let why = std::io::Error::new(std::io::ErrorKind::NotFound, "there is no database in it");
        return Err(StoreError::Folder { folder: folder.to_owned(), why });
    }
    // Made here, so that it is its owner's only; what an interrupted backup has left is begun anew.
    let _ = std::fs::remove_file(&new);
    data_folder::private_file().open(&new).map_err(unusable)?;
    let options = SqliteConnectOptions::new()
        .filename(&database)
        .create_if_missing(false)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging();
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let name = new.to_str().ok_or_else(|| StoreError::Failed("the backup's name is no text".to_owned()))?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await?;
    connection.close().await?;
    check_file(&new).await?;
    std::fs::File::open(&new).and_then(|file| file.sync_all()).map_err(unusable)?;
    std::fs::rename(&new, file).map_err(unusable)
}

/// Puts a backup into this folder, in which no server may run. A database that is there is kept under another name, or the
/// backup is refused.
pub async fn restore(file: &Path, folder: &Path, replace: bool) -> Result<(), StoreError> {
    check_file(file).await?;
    let _lock = data_folder::lock(folder)?;
    let unusable = |why| StoreError::Folder { folder: folder.to_owned(), why };
    let database = folder.join(FILE_NAME);
    if database.exists() {
        if !replace {
            return Err(StoreError::Occupied { folder: folder.to_owned() });
        }
        // With its log of changes, without which it would not be whole.
        for ending in ["", "-wal", "-shm"] {
            let old = beside(&database, ending);
            if old.exists() {
                std::fs::rename(&old, beside(&folder.join("staffetta.before-restore.db"), ending)).map_err(unusable)?;
            }
        }
    }
    let new = beside(&database, ".new");
    let _ = std::fs::remove_file(&new);
    data_folder::private_file().open(&new).map_err(unusable)?;
    std::fs::copy(file, &new).map_err(unusable)?;
    data_folder::make_private(&new);
    std::fs::File::open(&new).and_then(|file| file.sync_all()).map_err(unusable)?;
    std::fs::rename(&new, &database).map_err(unusable)?;
    #[cfg(unix)]
    std::fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(unusable)?;
    Ok(())
}
