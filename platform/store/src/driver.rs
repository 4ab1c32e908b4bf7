//! One way to speak to both databases: every statement is written once, in the SQL that both understand.

use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Decode, Encode, Postgres, Row as _, Sqlite, Type};

/// A connection to one of the databases.
pub(crate) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// A statement with its values, about to be sent over a connection.
pub(crate) enum Statement<'c, 'q> {
    Sqlite(&'c mut SqliteConnection, Query<'q, Sqlite, SqliteArguments>),
    Postgres(&'c mut PgConnection, Query<'q, Postgres, PgArguments>),
}

/// A row of either.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A value that both databases take.
pub(crate) trait Bindable<'q>:
    Encode<'q, Sqlite> + Type<Sqlite> + Encode<'q, Postgres> + Type<Postgres> + 'q
{
}
impl<'q, T> Bindable<'q> for T where T: Encode<'q, Sqlite> + Type<Sqlite> + Encode<'q, Postgres> + Type<Postgres> + 'q {}

/// A value that both databases give.
pub(crate) trait Readable<'r>:
    Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>
{
}
impl<'r, T> Readable<'r> for T where T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres> {}

impl Connection<'_> {
    pub(crate) fn query<'q>(&mut self, sql: &'static str) -> Statement<'_, 'q> {
        match self {
            Self::Sqlite(connection) => Statement::Sqlite(connection, sqlx::query(sql)),
            Self::Postgres(connection) => Statement::Postgres(connection, sqlx::query(sql)),
        }
    }
}

impl<'q> Statement<'_, 'q> {
    pub(crate) fn bind(self, value: impl Bindable<'q>) -> Self {
        match self {
            Self::Sqlite(connection, query) => Self::Sqlite(connection, query.bind(value)),
            Self::Postgres(connection, query) => Self::Postgres(connection, query.bind(value)),
        }
    }

    /// Carries it out; answers how many rows it changed.
    pub(crate) async fn execute(self) -> Result<u64, sqlx::Error> {
        match self {
            Self::Sqlite(connection, query) => query.execute(connection).await.map(|done| done.rows_affected()),
            Self::Postgres(connection, query) => query.execute(connection).await.map(|done| done.rows_affected()),
        }
    }

    pub(crate) async fn fetch_all(self) -> Result<Vec<Row>, sqlx::Error> {
        match self {
            Self::Sqlite(connection, query) => {
                Ok(query.fetch_all(connection).await?.into_iter().map(Row::Sqlite).collect())
            }
            Self::Postgres(connection, query) => {
                Ok(query.fetch_all(connection).await?.into_iter().map(Row::Postgres).collect())
            }
        }
    }

    pub(crate) async fn fetch_optional(self) -> Result<Option<Row>, sqlx::Error> {
        match self {
            Self::Sqlite(connection, query) => Ok(query.fetch_optional(connection).await?.map(Row::Sqlite)),
            Self::Postgres(connection, query) => Ok(query.fetch_optional(connection).await?.map(Row::Postgres)),
        }
    }

    /// The one value of the one row.
    pub(crate) async fn fetch_value<T: for<'r> Readable<'r>>(self) -> Result<T, sqlx::Error> {
        match self {
            Self::Sqlite(connection, query) => query.fetch_one(connection).await?.try_get(0),
            Self::Postgres(connection, query) => query.fetch_one(connection).await?.try_get(0),
        }
    }
}

impl Row {
    pub(crate) fn get<'r, T: Readable<'r>>(&'r self, column: &str) -> Result<T, sqlx::Error> {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }
    }
}
