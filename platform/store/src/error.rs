//! The errors of the store.

use std::path::PathBuf;

/// What can be wrong with a database, said so that it helps.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("{0}")]
    Conflict(&'static str),
    /// The folder cannot be used.
    #[error("the data folder {} cannot be used: {why}. Choose another, or make it writable", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system said.
        why: std::io::Error,
    },
    /// Another server uses it.
    #[error(
        "the data folder {} is in use by another server. Stop it, or choose another data folder",
        folder.display()
    )]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// It was deleted or replaced while the server ran.
    #[error(
        "{} was deleted or replaced while the server used it. What was acknowledged before is written back if it can \
         be; start the server again, from a backup if need be",
        file.display()
    )]
    Vanished {
        /// The file.
        file: PathBuf,
    },
    /// A newer program wrote it.
    #[error(
        "the database {} was written by a newer program (schema {version}, this program knows up to {known}). \
         Use the newer program, or another data folder",
        file.display()
    )]
    Newer {
        /// The file.
        file: PathBuf,
        /// Its schema.
        version: i64,
        /// The newest schema known here.
        known: i64,
    },
    /// It is damaged, or no database at all.
    #[error(
        "the database {} is damaged ({why}). Restore it from a backup, or move it away to begin with an empty one",
        file.display()
    )]
    Corrupt {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// It belongs to some other program.
    #[error("{} is a database of another program. Choose another data folder", file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// The database server cannot be reached, or lets nobody in.
    #[error("{database} cannot be used: {why}. Is it running, and are the name and the password right?")]
    Unreachable {
        /// Which, without its password.
        database: String,
        /// What was said.
        why: String,
    },
    /// There is a database already where one is to be put.
    #[error(
        "there is a database in {} already. Choose another data folder, or say that it is to be replaced (it is kept \
         under another name)",
        folder.display()
    )]
    Occupied {
        /// The folder.
        folder: PathBuf,
    },
    /// A copy is not what it was copied from.
    #[error("table {table}: {why}")]
    Differs {
        /// The table.
        table: String,
        /// How.
        why: &'static str,
    },
    /// A row that cannot be understood.
    #[error("table {table}: {what} in the database cannot be read: {why}")]
    Row {
        /// Which table.
        table: String,
        /// What of it.
        what: String,
        /// Why.
        why: String,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Failed(String),
    /// It has been closed.
    #[error("the database has been closed")]
    Closed,
}

impl StoreError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Conflict(_) => "conflict",
            Self::Folder { .. } => "data-folder",
            Self::InUse { .. } => "data-in-use",
            Self::Vanished { .. } => "database-vanished",
            Self::Newer { .. } => "newer-database",
            Self::Corrupt { .. } => "corrupt-database",
            Self::Foreign { .. } => "foreign-database",
            Self::Unreachable { .. } => "database-unreachable",
            Self::Occupied { .. } => "data-occupied",
            Self::Differs { .. } => "copy-differs",
            Self::Row { .. } => "corrupt-row",
            Self::Failed(_) => "store-failed",
            Self::Closed => "store-closed",
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            other => Self::Failed(other.to_string()),
        }
    }
}
