//! What a seat does to a running game. Each is tried on the table; nothing counts until it is settled.

use staffetta_kernel::record::By;
use staffetta_kernel::{Seat, Taken};
use staffetta_store::Status;

use super::settle::Held;
use super::{Fail, InPlay, Room, now};
use crate::protocol::{Order, Refusal, TakenAs};

/// The most picks of one message.
const MOST_PICKS: usize = 256;
/// The most standing orders of a seat.
const MOST_ORDERS: usize = 32;

/// Who is to be shown the table after a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touched {
    Nobody,
    /// Only the seat itself: what it drafts, answers early or orders is nobody else's to know.
    Seat(Seat),
    All,
}

/// What became of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Done {
    pub(super) taken: Option<TakenAs>,
    pub(super) entry: Option<u32>,
    pub(super) picks: Option<u32>,
    pub(super) order: Option<u32>,
    pub(super) touched: Touched,
}

impl Done {
    fn touching(touched: Touched) -> Self {
        Self { taken: None, entry: None, picks: None, order: None, touched }
    }

    pub(super) fn all() -> Self {
        Self::touching(Touched::All)
    }

    pub(super) fn nobody() -> Self {
        Self::touching(Touched::Nobody)
    }
}

/// The game in play, or why there is none. Only the field, so that the rest of the room stays free.
pub(super) fn running(play: &mut Option<InPlay>, status: Status) -> Result<&mut InPlay, Refusal> {
    match (status, play) {
        (Status::Running, Some(play)) => Ok(play),
        (Status::Over, _) => Err(Refusal::new("game-over", "the game is over")),
        _ => Err(Refusal::new("not-begun", "the game has not begun: somebody is not ready")),
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
    ) -> Result<Done, Fail> {
        let play = running(&mut self.play, self.status)?;
        if picks.is_empty() || picks.len() > MOST_PICKS {
            return Err(Refusal::new("bad-picks", format!("a message carries 1 to {MOST_PICKS} picks")).into());
        }
        let present = play.table.question(seat);
        if question != present {
            let message = format!("question {question} has passed, the seat's question is number {present}");
            return Err(Refusal { n: Some(present.into()), ..Refusal::new("stale-question", message) }.into());
        }
        let mut whole = play.table.draft(seat);
        let (count, taken) = play.table.batch(seat, picks, text, By::Seat, now())?;
        whole.extend(picks.iter().take(count).cloned());
        if taken == Taken::Held {
            play.held[seat.at()] = Some(Held { question, picks: whole, token: Some(token.to_owned()) });
        }
        // One pick that only joined a draft is nothing to be stored.
        let grown =
            if taken == Taken::Drafted && picks.len() == 1 { false } else { self.settle(Some((seat, token))).await? };
        let (taken, entry) = match taken {
            Taken::Drafted => (TakenAs::Drafted, None),
            Taken::Held => (TakenAs::Held, None),
            Taken::Entry(number) => (TakenAs::Entry, Some(number)),
        };
        let touched = if grown { Touched::All } else { Touched::Seat(seat) };
        Ok(Done { taken: Some(taken), entry, picks: Some(count as u32), order: None, touched })
    }

    pub(super) async fn forget(&mut self, seat: Seat) -> Result<Done, Fail> {
        let play = running(&mut self.play, self.status)?;
        play.table.discard_draft(seat);
        play.held[seat.at()] = None;
        self.settle(None).await?;
        Ok(Done::touching(Touched::Seat(seat)))
    }

    pub(super) async fn undo(&mut self, seat: Seat, token: &str) -> Result<Done, Fail> {
        let play = running(&mut self.play, self.status)?;
        let entry = play.table.withdraw(seat, now())?;
        self.settle(Some((seat, token))).await?;
        Ok(Done { taken: Some(TakenAs::Entry), entry: Some(entry), ..Done::all() })
    }

    pub(super) async fn order(&mut self, seat: Seat, order: Order) -> Result<Done, Fail> {
        let play = running(&mut self.play, self.status)?;
        if play.table.orders(seat).len() >= MOST_ORDERS {
            return Err(Refusal::new("too-many-orders", format!("a seat has at most {MOST_ORDERS} orders")).into());
        }
        let id = play.table.order(seat, order.into())?;
        self.settle(None).await?;
        Ok(Done { order: Some(id), ..Done::touching(Touched::Seat(seat)) })
    }

    pub(super) async fn revoke(&mut self, seat: Seat, id: u32) -> Result<Done, Fail> {
        let play = running(&mut self.play, self.status)?;
        if !play.table.revoke(seat, id) {
            return Err(Refusal::new("unknown-order", format!("this seat has no order {id}")).into());
        }
        self.settle(None).await?;
        Ok(Done::touching(Touched::Seat(seat)))
    }

    pub(super) async fn leave(&mut self, seat: Seat, token: &str) -> Result<Done, Fail> {
        if self.status == Status::Open {
            return self.vacate(seat).await;
        }
        let play = running(&mut self.play, self.status)?;
        if play.left.has(seat) {
            return Err(Refusal::new("already-left", "this seat has left already").into());
        }
        let entry = play.table.leave(seat, now())?;
        self.settle(Some((seat, token))).await?;
        Ok(Done { taken: Some(TakenAs::Entry), entry: Some(entry), ..Done::all() })
    }
}
