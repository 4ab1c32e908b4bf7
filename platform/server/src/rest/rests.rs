//! The REST endpoints of when people rest: sleeping hours and days away, during which their clocks stand.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use staffetta_store::{PeopleWrite, Person, Status, Write};

use super::JsonBody;
use crate::error::ApiError;
use crate::people::{Hours, MAX_AWAY_DAYS, MAX_SLEEP, Refused, Rest, SignedIn};
use crate::protocol::{GoAway, RestState, SleepingHours};
use crate::room::Command;
use crate::router::AppState;

/// What the person is told of when they rest.
pub(super) fn state(rest: Option<&str>, now: u64) -> RestState {
    let rest = Rest::read(rest);
    let hours = |Hours { from, minutes, offset, .. }| SleepingHours { from, minutes, offset };
    RestState {
        hours: rest.hours(now).map(hours),
        away_until: rest.away_until(now),
        days_left: rest.days_left(now) as u32,
    }
}

fn refused(why: Refused) -> ApiError {
    match why {
        Refused::BadHours => ApiError::bad("bad-hours", format!("sleeping hours are at most {MAX_SLEEP} minutes")),
        Refused::ChangedLately => {
            let message = "sleeping hours stay as they are for twenty hours";
            ApiError::new(StatusCode::CONFLICT, "changed-lately", message)
        }
        Refused::TooManyDays => {
            let message = format!("somebody is away for at most {MAX_AWAY_DAYS} days in a year");
            ApiError::new(StatusCode::CONFLICT, "too-many-days", message)
        }
    }
}

/// Keeps when the person rests from now on; the rooms of their games set their clocks by it.
async fn keep(
    app: &AppState,
    person: Person,
    change: impl FnOnce(&mut Rest, u64) -> Result<(), Refused>,
) -> Result<Json<RestState>, ApiError> {
    let now = app.config.clock.now();
    let mut rest = Rest::read(person.rest.as_deref());
    change(&mut rest, now).map_err(refused)?;
    let body = serde_json::to_string(&rest).map_err(|error| ApiError::internal("bad-hours", error.to_string()))?;
    let write = PeopleWrite::Rest { person: person.id.clone(), rest: body.clone() };
    app.store.write(Write::People(write)).await?;
    for seat in app.store.seats_of(&person.id).await?.into_iter().filter(|seat| seat.status == Status::Running) {
        // A room is started for it: when the clock runs out must be kept anew.
        app.rooms.send(&seat.table, Command::Reseat).await?;
        app.store.bus().publish(staffetta_store::Notice::Changed(seat.table));
    }
    Ok(Json(state(Some(&body), now)))
}

/// `PUT /api/people/me/sleep`
pub(crate) async fn sleep(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    JsonBody(SleepingHours { from, minutes, offset }): JsonBody<SleepingHours>,
) -> Result<Json<RestState>, ApiError> {
    keep(&app, person, |rest, since| rest.sleep(Hours { since, from, minutes, offset })).await
}

/// `POST /api/people/me/away`
pub(crate) async fn go_away(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    JsonBody(wish): JsonBody<GoAway>,
) -> Result<Json<RestState>, ApiError> {
    keep(&app, person, |rest, now| rest.go_away(wish.days.into(), now)).await
}

/// `DELETE /api/people/me/away`
pub(crate) async fn come_back(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<RestState>, ApiError> {
    keep(&app, person, |rest, now| {
        rest.come_back(now);
        Ok(())
    })
    .await
}
