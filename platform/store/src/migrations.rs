//! The migrations of both databases, in the program. They are read here and not by sqlx's macro, which would build SQLite
//! a second time for the compiler.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use std::path::Path;

use crate::error::StoreError;

/// The name and the text of each, numbered from 1.
type Source = [(&'static str, &'static str)];

const SQLITE: &Source = &[
    ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    ("chat tokens", include_str!("../migrations/sqlite/0002_chat_tokens.sql")),
    ("bans", include_str!("../migrations/sqlite/0003_bans.sql")),
    ("people", include_str!("../migrations/sqlite/0004_people.sql")),
    ("places", include_str!("../migrations/sqlite/0005_places.sql")),
    ("history", include_str!("../migrations/sqlite/0006_history.sql")),
    ("channels", include_str!("../migrations/sqlite/0007_channels.sql")),
    ("mail", include_str!("../migrations/sqlite/0008_mail.sql")),
    ("rest", include_str!("../migrations/sqlite/0009_rest.sql")),
    ("company", include_str!("../migrations/sqlite/0010_company.sql")),
    ("notifications", include_str!("../migrations/sqlite/0011_notifications.sql")),
    ("passkeys", include_str!("../migrations/sqlite/0012_passkeys.sql")),
];

const POSTGRES: &Source = &[
    ("tables", include_str!("../migrations/postgres/0001_tables.sql")),
    ("bans", include_str!("../migrations/postgres/0002_bans.sql")),
    ("people", include_str!("../migrations/postgres/0003_people.sql")),
    ("places", include_str!("../migrations/postgres/0004_places.sql")),
    ("history", include_str!("../migrations/postgres/0005_history.sql")),
    ("channels", include_str!("../migrations/postgres/0006_channels.sql")),
    ("mail", include_str!("../migrations/postgres/0007_mail.sql")),
    ("rest", include_str!("../migrations/postgres/0008_rest.sql")),
    ("company", include_str!("../migrations/postgres/0009_company.sql")),
    ("notifications", include_str!("../migrations/postgres/0010_notifications.sql")),
    ("passkeys", include_str!("../migrations/postgres/0011_passkeys.sql")),
];

pub(crate) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

pub(crate) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(source: &Source) -> Migrator {
    let migrations = source.iter().zip(1..).map(|(&(name, sql), number)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// What a migration that failed means; `database` names the file or the server.
pub(crate) fn error(
    database: &Path,
    migrator: &Migrator,
    error: MigrateError,
    failed: impl FnOnce(sqlx::Error) -> StoreError,
) -> StoreError {
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    match error {
        MigrateError::VersionMissing(version) => StoreError::Newer { file: database.to_owned(), version, known },
        MigrateError::VersionMismatch(version) | MigrateError::Dirty(version) => StoreError::Corrupt {
            file: database.to_owned(),
            why: format!("its schema {version} is not the one that this program knows"),
        },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(error),
        other => StoreError::Failed(other.to_string()),
    }
}
