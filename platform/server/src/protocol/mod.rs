//! The protocol: every type that goes over HTTP or the socket, as `docs/protocol.md` describes it.
//!
//! Everything here is also TypeScript: `platform/web/src/protocol` is generated from these types.

mod analysis;
mod args;
mod card_reports;
mod chance;
mod changes;
mod channels;
mod client;
mod company;
mod history;
mod kernel_types;
mod passkeys;
mod people;
mod places;
mod rest;
mod server;
mod view_json;

pub use analysis::{Analysis, AnalysisState, MomentChances, TurningPoint};
pub use card_reports::NewCardReport;
pub use chance::{AskedOfChance, EntryChance};
pub use changes::{JsonText, Misfit, apply_changes, changes};
pub use channels::{AddedChannel, ChannelInfo, Channels, NewChannel, TellMeOf, ToldKind};
pub use client::{ClientMessage, Request, Speed};
pub use company::{Acquaintance, CallInfo, House, NamePerson, NewReport, NoteText, ReportAbout, Ties};
pub use history::{
    BroughtRecord, CommentLine, History, HistoryEntry, HistorySeat, KeepMoment, KeptMoment, NewComment, Origin, PlayOn,
    Story, StoryLine, TurnMark,
};
pub use kernel_types::{
    Arg, Args, Awaiting, Form, Line, Offer, Order, Outcome, Prompt, QuestionContext, Rejection, Reply, TalkState, Told,
    UnavailableVerb, Until, Word,
};
pub use passkeys::{MadePasskey, PasskeyChallenge, PasskeyInfo, ShownPasskey};
pub use people::{
    AdoptSeats, AdoptedSeats, ChangePassword, Credentials, DeletePerson, Device, EmailState, ForgotPassword,
    GiveAddress, GoAway, JoinAsGuest, Me, OneTimeCode, PersonGame, ProveAddress, ResetPassword, RestState, SeatToken,
    SignInWithCode, SleepingHours,
};
pub use places::{
    ChangeTerms, Lobby, LobbyEntry, LobbySeat, NextTable, Pace, Rematch, SeatBots, SeatClock, TableTerms, WhenOut,
};
pub use rest::{
    ClaimSeat, ClaimedSeat, ErrorBody, Frame, Frames, GameInfo, OpenTable, OpenedSeat, OpenedTable, OptionInfo,
    OptionKind, OptionValue, PresetInfo, RuleText, RulesText, SeatWish, TableInfo,
};
pub use server::{
    Answer, ChatLine, Hint, Play, Proposal, SeatKind, SeatState, ServerMessage, StandingOrder, State, StateChanges,
    Status, TakenAs,
};
pub use view_json::ViewJson;

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
    AnalysisState::export_all(&config)?;
    EntryChance::export_all(&config)?;
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
    GiveAddress::export_all(&config)?;
    SleepingHours::export_all(&config)?;
    GoAway::export_all(&config)?;
    ProveAddress::export_all(&config)?;
    ForgotPassword::export_all(&config)?;
    ChangeTerms::export_all(&config)?;
    SeatBots::export_all(&config)?;
    Rematch::export_all(&config)?;
    Lobby::export_all(&config)?;
    NextTable::export_all(&config)?;
    History::export_all(&config)?;
    Channels::export_all(&config)?;
    NewChannel::export_all(&config)?;
    TellMeOf::export_all(&config)?;
    PasskeyChallenge::export_all(&config)?;
    MadePasskey::export_all(&config)?;
    ShownPasskey::export_all(&config)?;
    PasskeyInfo::export_all(&config)?;
    AddedChannel::export_all(&config)?;
    Ties::export_all(&config)?;
    NamePerson::export_all(&config)?;
    CallInfo::export_all(&config)?;
    NoteText::export_all(&config)?;
    NewCardReport::export_all(&config)?;
    House::export_all(&config)?;
    Story::export_all(&config)?;
    PlayOn::export_all(&config)?;
    CommentLine::export_all(&config)?;
    NewComment::export_all(&config)?;
    NewReport::export_all(&config)?;
    KeptMoment::export_all(&config)?;
    KeepMoment::export_all(&config)?;
    BroughtRecord::export_all(&config)?;
    ErrorBody::export_all(&config)
}
