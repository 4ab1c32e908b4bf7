//! The error of an HTTP request: a status, a stable code and a sentence that helps.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use staffetta_kernel::Fault;
use staffetta_store::StoreError;

use crate::protocol::ErrorBody;

/// Why an HTTP request, or the room behind it, failed. Sent as JSON with this status.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) code: String,
    pub(crate) message: String,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        Self { status, code: code.to_owned(), message: message.into() }
    }

    pub(crate) fn bad(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn internal(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, code, message)
    }

    /// What was checked before does not hold: not whoever asks is wrong but the program.
    pub(crate) fn of_the_program(fault: Fault) -> Self {
        Self::internal(fault.code, fault.to_string())
    }

    pub(crate) fn unknown_table(id: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "unknown-table", format!("there is no table '{id}'"))
    }

    /// The room stopped in the middle of a request.
    pub(crate) fn interrupted() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "interrupted", "the table was interrupted; ask again")
    }
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> Self {
        Self::bad(fault.code, fault.to_string())
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let status = match error {
            StoreError::Conflict(_) => StatusCode::CONFLICT,
            StoreError::Closed | StoreError::Vanished { .. } => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self::new(status, error.code(), error.to_string())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        // In the request's own span: with its id and route.
        tracing::info!(status = self.status.as_u16(), code = self.code, "refused");
        (self.status, Json(ErrorBody { code: self.code, message: self.message })).into_response()
    }
}
