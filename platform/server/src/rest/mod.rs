//! The REST endpoints, and what they share.

pub(crate) mod admin;
pub(crate) mod analysis;
pub(crate) mod branch;
pub(crate) mod card_reports;
pub(crate) mod chance;
pub(crate) mod channels;
pub(crate) mod company;
pub(crate) mod frames;
pub(crate) mod games;
pub(crate) mod history;
pub(crate) mod mail;
pub(crate) mod me;
pub(crate) mod operators;
#[cfg(feature = "passkeys")]
pub(crate) mod passkeys;
pub(crate) mod people;
pub(crate) mod places;
pub(crate) mod record;
pub(crate) mod reports;
pub(crate) mod rests;
pub(crate) mod tables;
pub(crate) mod upload;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{Method, StatusCode, Uri};
use serde::de::DeserializeOwned;

use crate::error::ApiError;
use crate::router::{AppState, MAX_MESSAGE_BYTES};

/// A body of JSON that has arrived in time; what is wrong with it is said.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<AppState> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &AppState) -> Result<Self, ApiError> {
        let reading = Bytes::from_request(request, app);
        match tokio::time::timeout(app.config.body_timeout, reading).await {
            Ok(body) => read_json(body).map(Self),
            Err(_) => {
                let message = "the body of the request did not arrive in time";
                Err(ApiError::new(StatusCode::REQUEST_TIMEOUT, "too-slow", message))
            }
        }
    }
}

fn read_json<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>) -> Result<T, ApiError> {
    let body = body.map_err(|rejection| {
        let status = rejection.status();
        if status == StatusCode::PAYLOAD_TOO_LARGE {
            ApiError::new(status, "too-large", format!("a request has at most {MAX_MESSAGE_BYTES} bytes"))
        } else {
            ApiError::new(status, "bad-request", rejection.body_text())
        }
    })?;
    serde_json::from_slice(&body)
        .map_err(|error| ApiError::bad("bad-json", format!("the request cannot be read: {error}")))
}

/// There is nothing under this path.
pub(crate) async fn unknown_path(uri: Uri) -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "unknown-path", format!("there is nothing at {}", uri.path()))
}

/// There is something, but not with this method.
pub(crate) async fn wrong_method(method: Method, uri: Uri) -> ApiError {
    let message = format!("{} does not understand {method}", uri.path());
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message)
}
