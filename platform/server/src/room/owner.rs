//! What the owner of a table may do: choose who may find it and look on, fill it with bots, pass it on, close it; and the
//! rematch, for which anybody who played may ask.

use axum::http::StatusCode;
use serde_json::{Value, json};
use staffetta_kernel::Seat;
use staffetta_store::{NewTable, SeatKind, SeatRow, Status, StoreError, TableSetup, Terms, TokenHash, Write};

use super::Room;
use crate::error::ApiError;
use crate::protocol::{ChangeTerms, Origin, Pace, Rematch, TableTerms};
use crate::secrets;

/// Who asks: what they show, and who is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) token: Option<TokenHash>,
    pub(crate) person: Option<String>,
}

/// An action of the owner, or of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OwnerAction {
    /// Other terms.
    Change(ChangeTerms),
    /// These bots take the seats that nobody has taken.
    SeatBots(String),
    /// The table is over.
    Close,
    /// The same people play again.
    Rematch,
}

fn refused(status: StatusCode, code: &str, message: &str) -> ApiError {
    ApiError::new(status, code, message)
}

fn not_the_owner() -> ApiError {
    let message = "this is for whoever looks after the table: show the key of that seat";
    refused(StatusCode::FORBIDDEN, "not-the-owner", message)
}

/// The pace of these terms.
pub(super) fn pace(terms: &Terms) -> Option<Pace> {
    terms.pace.as_deref().and_then(|pace| serde_json::from_str(pace).ok())
}

/// Where a table of these terms comes from, if it was not opened here.
pub(super) fn origin(terms: &Terms) -> Option<Origin> {
    terms.origin.as_deref().and_then(|origin| serde_json::from_str(origin).ok())
}

impl Room {
    pub(super) fn shown_terms(&self) -> TableTerms {
        let Terms { public, watched, owner, rematch, .. } = self.terms.clone();
        TableTerms { public, watched, owner, pace: pace(&self.terms), rematch }
    }

    /// Does whoever asks hold this seat?
    pub(super) fn holds(&self, asker: &Asker, seat: Seat) -> bool {
        let Some(row) = self.seats.get(seat.at()).filter(|row| row.token.is_some()) else { return false };
        row.token == asker.token || (asker.person.is_some() && row.person == asker.person)
    }

    /// Does whoever asks hold any seat?
    pub(super) fn plays(&self, asker: &Asker) -> bool {
        (0..self.seats.len()).any(|at| self.holds(asker, Seat(at as u8)))
    }

    pub(super) async fn act_as_owner(&mut self, action: OwnerAction, asker: &Asker) -> Result<Value, ApiError> {
        if action == OwnerAction::Rematch {
            return self.rematch(asker).await;
        }
        if !self.terms.owner.is_some_and(|owner| self.holds(asker, Seat(owner))) {
            return Err(not_the_owner());
        }
        let done = match action {
            OwnerAction::Change(change) => self.change_terms(&change).await,
            OwnerAction::SeatBots(level) => self.seat_bots(&level).await,
            OwnerAction::Close => self.close_table().await,
            OwnerAction::Rematch => Ok(Value::Null),
        };
        self.broadcast_all();
        self.start_bots();
        done
    }

    /// The name under which whoever looks after the table invites others to this seat, which must be free.
    pub(super) fn host(&self, seat: Seat, asker: &Asker) -> Result<String, ApiError> {
        let Some(owner) = self.terms.owner.filter(|&owner| self.holds(asker, Seat(owner))) else {
            return Err(not_the_owner());
        };
        let free = self.seats.get(seat.at()).is_some_and(|row| row.kind == SeatKind::Person && row.token.is_none());
        if !free || self.status != Status::Open {
            return Err(refused(StatusCode::CONFLICT, "seat-taken", "the seat is not free"));
        }
        Ok(self.seats.get(usize::from(owner)).and_then(|row| row.name.clone()).unwrap_or_default())
    }

    async fn change_terms(&mut self, change: &ChangeTerms) -> Result<Value, ApiError> {
        let mut terms = self.terms.clone();
        terms.public = change.public.unwrap_or(terms.public);
        terms.watched = change.watched.unwrap_or(terms.watched);
        if let Some(owner) = change.owner {
            if !self.may_own(Seat(owner)) {
                let message = "only a person who sits at the table can look after it";
                return Err(refused(StatusCode::CONFLICT, "no-owner", message));
            }
            terms.owner = Some(owner);
        }
        self.set_terms(terms).await?;
        Ok(json!(self.shown_terms()))
    }

    async fn set_terms(&mut self, terms: Terms) -> Result<(), StoreError> {
        let write = Write::SetTerms { table: self.id.clone(), terms: terms.clone() };
        self.services.store.write(write).await?;
        self.terms = terms;
        if !self.terms.watched && self.status != Status::Over {
            // Told when they come again that nobody may look on.
            self.connections.disconnect_spectators();
        }
        Ok(())
    }

    fn may_own(&self, seat: Seat) -> bool {
        let left = self.play.as_ref().is_some_and(|play| play.absent.left.has(seat));
        !left && self.seats.get(seat.at()).is_some_and(|row| row.kind != SeatKind::Bot && row.token.is_some())
    }

    /// The owner has given the seat up: the next person looks after the table.
    pub(super) async fn pass_on_from(&mut self, seat: Seat) -> Result<(), StoreError> {
        if self.terms.owner != Some(seat.0) {
            return Ok(());
        }
        let seats = self.seats.len();
        let others = (1..seats).map(|step| Seat(((seat.at() + step) % seats) as u8));
        let owner = others.filter(|&other| self.may_own(other)).map(|seat| seat.0).next();
        self.set_terms(Terms { owner, ..self.terms.clone() }).await
    }

    async fn seat_bots(&mut self, level: &str) -> Result<Value, ApiError> {
        if self.status != Status::Open {
            return Err(refused(StatusCode::CONFLICT, "already-running", "the game has begun"));
        }
        let alike = self.seats.iter().filter(|row| row.bot.as_deref() == Some(level)).count();
        let free = self.seats.iter().enumerate().filter(|(_, row)| row.kind != SeatKind::Bot && row.token.is_none());
        let bot = |(number, (seat, _)): (usize, (usize, &SeatRow))| {
            let name = if number == 0 { level.to_owned() } else { format!("{level} {}", number + 1) };
            (seat as u8, name, level.to_owned())
        };
        let bots: Vec<_> = (alike..).zip(free).map(bot).collect();
        let seated = bots.len();
        if let Err(error) =
            self.services.store.write(Write::SeatBots { table: self.id.clone(), bots: bots.clone() }).await
        {
            self.reload().await;
            return Err(error.into());
        }
        for (seat, name, bot) in bots {
            if let Some(row) = self.seats.get_mut(usize::from(seat)) {
                (row.kind, row.name, row.bot, row.invitation) = (SeatKind::Bot, Some(name), Some(bot), None);
            }
        }
        self.begin_if_ready().await?;
        Ok(json!({ "seated": seated }))
    }

    /// The set-up of this table with what its game hands down to one where everybody sits so many seats further.
    fn handed_down(&self, further: u8) -> TableSetup {
        let mut setup = self.setup.clone();
        if let Some(play) = &self.play {
            let before = play.table.options();
            let handed_down = play.table.handed_down(further).into_iter();
            setup.options.extend(handed_down.filter(|(key, value)| before.get(key) != Some(value)));
        }
        setup
    }

    /// The same people at a new table, each one seat further, with the keys that they have.
    async fn rematch(&mut self, asker: &Asker) -> Result<Value, ApiError> {
        if !self.plays(asker) {
            let message = "this is for those who played: show the key of a seat";
            return Err(refused(StatusCode::FORBIDDEN, "not-your-seat", message));
        }
        if self.status != Status::Over {
            return Err(refused(StatusCode::CONFLICT, "not-over", "the game is not over"));
        }
        if let Some(id) = self.terms.rematch.clone() {
            return Ok(json!(Rematch { id }));
        }
        let count = self.seats.len();
        let asking = (0..count).find(|&at| self.holds(asker, Seat(at as u8))).unwrap_or_default();
        let again = |row: &SeatRow| SeatRow { contribution: None, invitation: None, ..row.clone() };
        let mut seats: Vec<SeatRow> = self.seats.iter().map(again).collect();
        // An invitation that nobody knows: whoever does not want to play again can give the seat up, and the owner puts
        // a bot there.
        for row in seats.iter_mut().filter(|row| row.kind == SeatKind::Person) {
            row.invitation = Some(secrets::hash(&secrets::token()?));
        }
        seats.rotate_right(1);
        let id = secrets::table_id()?;
        let next = NewTable {
            id: id.clone(),
            game: self.game.about().id.to_owned(),
            setup: self.handed_down(1),
            secret: secrets::token()?,
            created: self.now(),
            seats,
            terms: Terms {
                public: false,
                owner: Some(((asking + 1) % count) as u8),
                rematch: None,
                origin: None,
                ..self.terms.clone()
            },
        };
        match self.services.store.write(Write::Rematch { table: self.id.clone(), next }).await {
            Ok(()) => self.terms.rematch = Some(id),
            // Somebody else was first, at another node.
            Err(StoreError::Conflict(_)) => self.reload().await,
            Err(error) => return Err(error.into()),
        }
        self.broadcast_all();
        match self.terms.rematch.clone() {
            Some(id) => Ok(json!(Rematch { id })),
            None => Err(ApiError::interrupted()),
        }
    }
}
