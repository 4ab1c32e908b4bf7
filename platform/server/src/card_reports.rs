//! Reports of readers that the words of a game are wrong: a line of JSON each, in a file of the data folder, for whoever
//! looks after the game. Who reported is not kept.

use axum::http::StatusCode;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::Serialize;
use std::io::Write as _;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::error::ApiError;

/// The file in the data folder.
const FILE: &str = "reports.jsonl";
/// The most reports of one address in a minute.
const PER_MINUTE: NonZeroU32 = const { NonZeroU32::new(5).unwrap() };
/// A file of this size takes no more: nobody reads so many, and the disk is for tables.
const MAX_BYTES: u64 = 16 * 1024 * 1024;

/// A report as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct CardReport {
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    pub(crate) game: String,
    pub(crate) table: String,
    /// The entry after which the moment is.
    pub(crate) entry: u32,
    pub(crate) card: String,
    pub(crate) language: String,
    pub(crate) words: String,
}

/// The reports of a server.
#[derive(Debug)]
pub(crate) struct CardReports {
    file: Arc<Mutex<PathBuf>>,
    limit: DefaultKeyedRateLimiter<IpAddr>,
}

impl CardReports {
    pub(crate) fn new(data: &Path) -> Self {
        let limit = RateLimiter::keyed(Quota::per_minute(PER_MINUTE));
        Self { file: Arc::new(Mutex::new(data.join(FILE))), limit }
    }

    /// Counts a report of this address, unless it has made many.
    pub(crate) fn count(&self, address: IpAddr) -> Result<(), ApiError> {
        self.limit.retain_recent();
        self.limit.check_key(&address).map_err(|_| {
            let message = format!("at most {PER_MINUTE} reports a minute; wait a moment");
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", message)
        })
    }

    /// Adds it to the file.
    pub(crate) async fn keep(&self, report: &CardReport) -> Result<(), ApiError> {
        let failed =
            |why: String| ApiError::internal("report-not-kept", format!("the report could not be kept: {why}"));
        let line = serde_json::to_string(report).map_err(|error| failed(error.to_string()))?;
        let file = self.file.clone();
        let written = tokio::task::spawn_blocking(move || {
            let path = file.lock().unwrap_or_else(PoisonError::into_inner);
            append(&path, &line)
        });
        match written.await {
            Ok(Ok(true)) => Ok(()),
            Ok(Ok(false)) => {
                let message = "there are so many reports that no more are taken";
                Err(ApiError::new(StatusCode::INSUFFICIENT_STORAGE, "too-many-reports", message))
            }
            Ok(Err(error)) => Err(failed(error.to_string())),
            Err(error) => Err(failed(error.to_string())),
        }
    }
}

/// Writes the line at the end; false if the file is full.
fn append(path: &Path, line: &str) -> std::io::Result<bool> {
    if let Some(folder) = path.parent() {
        // A node that keeps its tables in PostgreSQL may have no data folder yet.
        std::fs::create_dir_all(folder)?;
    }
    let mut file = std::fs::OpenOptions::new().create(true).append(true).open(path)?;
    if file.metadata()?.len() >= MAX_BYTES {
        return Ok(false);
    }
    // One write, so that lines of two programs do not mix.
    file.write_all(format!("{line}\n").as_bytes())?;
    Ok(true)
}
