//! The protocol: every type that goes over HTTP or the socket, as `docs/protocol.md` describes it.
//!
//! Everything here is also TypeScript: `platform/web/src/protocol` is generated from these types.

mod changes;
mod client;
mod kernel_types;
mod people;
mod places;
mod rest;
mod server;

pub use changes::{JsonText, Misfit, apply_changes, changes};
pub use client::{ClientMessage, Request};
pub use kernel_types::{
    Arg, Args, Awaiting, Form, Line, Offer, Order, Outcome, Prompt, QuestionContext, Rejection, Reply, TalkState, Told,
    UnavailableVerb, Until,
};
pub use people::{
    AdoptSeats, AdoptedSeats, ChangePassword, Credentials, DeletePerson, Device, JoinAsGuest, Me, OneTimeCode,
    PersonGame, ResetPassword, SeatToken, SignInWithCode,
};
pub use places::{
    ChangeTerms, Lobby, LobbyEntry, LobbySeat, NextTable, Pace, Rematch, SeatBots, SeatClock, TableTerms, WhenOut,
};
pub use rest::{
    ClaimSeat, ClaimedSeat, ErrorBody, Frame, Frames, GameInfo, OpenTable, OpenedSeat, OpenedTable, OptionInfo,
    OptionKind, OptionValue, PresetInfo, RuleText, RulesText, SeatWish, TableInfo,
};
pub use server::{
    Answer, ChatLine, Play, SeatKind, SeatState, ServerMessage, StandingOrder, State, StateChanges, Status, TakenAs,
};

/// Writes the TypeScript of every type into this folder.
pub fn export_typescript(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
    use ts_rs::TS;
    let config = ts_rs::Config::new().with_large_int("number").with_out_dir(folder);
    ClientMessage::export_all(&config)?;
    Request::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    GameInfo::export_all(&config)?;
    RulesText::export_all(&config)?;
    OpenTable::export_all(&config)?;
    OpenedTable::export_all(&config)?;
    ClaimSeat::export_all(&config)?;
    ClaimedSeat::export_all(&config)?;
    TableInfo::export_all(&config)?;
    Frames::export_all(&config)?;
    Me::export_all(&config)?;
    JoinAsGuest::export_all(&config)?;
    Credentials::export_all(&config)?;
    SignInWithCode::export_all(&config)?;
    ChangePassword::export_all(&config)?;
    ResetPassword::export_all(&config)?;
    DeletePerson::export_all(&config)?;
    AdoptSeats::export_all(&config)?;
    AdoptedSeats::export_all(&config)?;
    OneTimeCode::export_all(&config)?;
    ChangeTerms::export_all(&config)?;
    SeatBots::export_all(&config)?;
    Rematch::export_all(&config)?;
    Lobby::export_all(&config)?;
    NextTable::export_all(&config)?;
    ErrorBody::export_all(&config)
}
