//! The moves of a seat in a running game: pick, forget, undo, order, revoke, leave.
//!
//! Each is tried on the table; nothing counts until it is persisted.

use staffetta_kernel::record::By;
use staffetta_kernel::{Seat, Taken};
use staffetta_store::Status;

use super::{InPlay, RequestError, Room};
use crate::protocol::{Order, Rejection, TakenAs};

/// The most picks of one message.
const MAX_PICKS: usize = 256;
/// The most bytes of a standing order, as it is written in JSON.
const MAX_ORDER_BYTES: usize = 2048;
/// The most standing orders of a seat.
const MAX_ORDERS: usize = 32;

/// Who is sent the table anew after a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Audience {
    Nobody,
    /// Only the seat itself: what it drafts, answers early or orders is nobody else's to know.
    Seat(Seat),
    All,
}

/// What an accepted request led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Accepted {
    pub(super) taken: Option<TakenAs>,
    pub(super) entry: Option<u32>,
    pub(super) picks: Option<u32>,
    pub(super) order: Option<u32>,
    pub(super) audience: Audience,
}

impl Accepted {
    fn shown_to(audience: Audience) -> Self {
        Self { taken: None, entry: None, picks: None, order: None, audience }
    }

    pub(super) fn all() -> Self {
        Self::shown_to(Audience::All)
    }

    pub(super) fn nobody() -> Self {
        Self::shown_to(Audience::Nobody)
    }
}

/// The game in play, or why there is none. Only the field, so that the rest of the room stays free.
pub(super) fn running(play: &mut Option<InPlay>, status: Status) -> Result<&mut InPlay, Rejection> {
    match (status, play) {
        (Status::Running, Some(play)) => Ok(play),
        (Status::Over, _) => Err(Rejection::new("game-over", "the game is over")),
        _ => Err(Rejection::new("not-begun", "the game has not begun: somebody is not ready")),
    }
}

impl Room {
    pub(super) async fn pick(
        &mut self,
        seat: Seat,
        question: u32,
        picks: &[String],
        text: Option<&str>,
        token: &str,
    ) -> Result<Accepted, RequestError> {
        let at = self.now();
        let play = running(&mut self.play, self.status)?;
        if play.absent.covered.has(seat) {
            return Err(Rejection::new("covered", "a bot plays for this seat: take it over again first").into());
        }
        if picks.is_empty() || picks.len() > MAX_PICKS {
            return Err(Rejection::new("bad-picks", format!("a message carries 1 to {MAX_PICKS} picks")).into());
        }
        let present = play.table.question(seat);
        if question != present {
            let message = format!("question {question} has passed, the seat's question is number {present}");
            return Err(Rejection { n: Some(present.into()), ..Rejection::new("stale-question", message) }.into());
        }
        let (count, taken) = play.table.batch(seat, picks, text, By::Seat, at)?;
        if taken == Taken::Held {
            play.table.set_pending_token(seat, token);
        }
        // One pick that only joined a draft is nothing to be stored.
        let grown =
            if taken == Taken::Drafted && picks.len() == 1 { false } else { self.persist(Some((seat, token))).await? };
        let (taken, entry) = match taken {
            Taken::Drafted => (TakenAs::Drafted, None),
            Taken::Held => (TakenAs::Held, None),
            Taken::Entry(number) => (TakenAs::Entry, Some(number)),
        };
        let audience = if grown { Audience::All } else { Audience::Seat(seat) };
        Ok(Accepted { taken: Some(taken), entry, picks: Some(count as u32), order: None, audience })
    }

    pub(super) async fn forget(&mut self, seat: Seat, token: &str) -> Result<Accepted, RequestError> {
        let play = running(&mut self.play, self.status)?;
        // A draft does not outlive the server, so only an answer that waits is worth storing that it was taken back.
        if play.table.pending(seat).is_some() {
            play.remember_done(seat, token, None);
        }
        play.table.discard_draft(seat);
        self.persist(None).await?;
        Ok(Accepted::shown_to(Audience::Seat(seat)))
    }

    pub(super) async fn undo(&mut self, seat: Seat, token: &str) -> Result<Accepted, RequestError> {
        let at = self.now();
        let play = running(&mut self.play, self.status)?;
        let entry = play.table.withdraw(seat, at)?;
        self.persist(Some((seat, token))).await?;
        Ok(Accepted { taken: Some(TakenAs::Entry), entry: Some(entry), ..Accepted::all() })
    }

    pub(super) async fn order(&mut self, seat: Seat, order: Order, token: &str) -> Result<Accepted, RequestError> {
        let play = running(&mut self.play, self.status)?;
        if play.table.orders(seat).len() >= MAX_ORDERS {
            return Err(Rejection::new("too-many-orders", format!("a seat has at most {MAX_ORDERS} orders")).into());
        }
        if serde_json::to_string(&order).is_ok_and(|text| text.len() > MAX_ORDER_BYTES) {
            return Err(Rejection::new("bad-order", format!("an order has at most {MAX_ORDER_BYTES} bytes")).into());
        }
        let id = play.table.order(seat, order.into())?;
        play.remember_done(seat, token, Some(id));
        self.persist(None).await?;
        Ok(Accepted { order: Some(id), ..Accepted::shown_to(Audience::Seat(seat)) })
    }

    pub(super) async fn revoke(&mut self, seat: Seat, id: u32, token: &str) -> Result<Accepted, RequestError> {
        let play = running(&mut self.play, self.status)?;
        if !play.table.revoke(seat, id) {
            return Err(Rejection::new("unknown-order", format!("this seat has no order {id}")).into());
        }
        play.remember_done(seat, token, None);
        self.persist(None).await?;
        Ok(Accepted::shown_to(Audience::Seat(seat)))
    }

    pub(super) async fn leave(&mut self, seat: Seat, token: &str) -> Result<Accepted, RequestError> {
        if self.status == Status::Open {
            return self.vacate(seat).await;
        }
        let at = self.now();
        let play = running(&mut self.play, self.status)?;
        if play.absent.left.has(seat) {
            return Err(Rejection::new("already-left", "this seat has left already").into());
        }
        let entry = play.table.leave(seat, at)?;
        self.persist(Some((seat, token))).await?;
        self.pass_on_from(seat).await?;
        Ok(Accepted { taken: Some(TakenAs::Entry), entry: Some(entry), ..Accepted::all() })
    }
}
