//! Promises about windows: nobody can tell an order from a slow finger.

use super::table;
use crate::awaiting::Awaiting;
use crate::choices::Choices;
use crate::game::{Game, digest};
use crate::record::By;
use crate::rng::Rng;
use crate::seat::{Seat, Viewer};
use crate::table::{Order, Reply, Taken, Until};

/// The same game twice: in one every pass of a window is given by hand, in the other by standing orders. Every viewer
/// sees the same and is told the same, and the states agree at every entry.
pub fn orders<G: Game>(seed: u64) -> Result<(), String> {
    let (mut by_hand, mut rng) = table::<G>(seed)?;
    let mut by_order = by_hand.clone();
    let mut picks = 0;
    loop {
        picks += 1;
        if picks > G::about().max_picks {
            return Err("the game does not end".to_owned());
        }
        let seat = match by_hand.awaiting() {
            Awaiting::Over(_) => break,
            Awaiting::Poll { now, .. } => {
                let kind = G::question_context(by_hand.rules(), by_hand.state()).kind.to_owned();
                by_hand
                    .pick(now, G::default_action(by_hand.rules(), by_hand.state(), now), None, By::Seat, 0)
                    .map_err(|refused| format!("the pass of seat {} is refused: {refused}", now.0))?;
                by_hand.release_pending(0).map_err(|refused| refused.to_string())?;
                for seat in (0..by_order.seats()).map(Seat) {
                    if !by_order.orders(seat).iter().any(|(_, o)| o.until == Until::Kind(kind.clone())) {
                        let order = Order { reply: Reply::Pass, until: Until::Kind(kind.clone()) };
                        by_order.order(seat, order).map_err(|refused| refused.to_string())?;
                    }
                }
                // Several passes may be let out at once: the other table is brought to the same entry.
                if by_order.entries().len() < by_hand.entries().len()
                    && by_order.release_pending(0).map_err(|refused| refused.to_string())?.is_empty()
                {
                    return Err(format!("seat {} has an order to pass and does not pass", now.0));
                }
                continue;
            }
            Awaiting::One(seat) => seat,
            Awaiting::Each(seats) | Awaiting::Any(seats) => {
                let at = rng.below(seats.len().into()) as usize;
                seats.iter().nth(at).ok_or("nobody is asked")?
            }
        };
        if by_order.entries().len() != by_hand.entries().len() {
            return Err("the table with orders is at another entry".to_owned());
        }
        let mut choices = Choices::new();
        by_hand.actions(seat, &mut choices);
        let action = rng.one_of(&choices).ok_or("nobody has an action")?;
        for table in [&mut by_hand, &mut by_order] {
            table.pick(seat, action, None, By::Seat, 0).map_err(|refused| refused.to_string())?;
        }
        if digest::<G>(by_hand.state()) != digest::<G>(by_order.state()) {
            return Err("with orders the game goes another way".to_owned());
        }
    }
    let seats = (0..by_hand.seats()).map(|s| Viewer::Seat(Seat(s)));
    for viewer in seats.chain([Viewer::Crowd]) {
        if by_hand.lines(viewer, 0) != by_order.lines(viewer, 0) {
            return Err(format!("{viewer:?} is told of the orders"));
        }
    }
    Ok(())
}

/// In a window every seat of the queue is offered, and may give early, exactly what it will be offered when its turn
/// comes after passes; giving it changes nothing that anybody sees.
pub fn early<G: Game>(seed: u64) -> Result<(), String> {
    let (mut table, mut rng) = table::<G>(seed)?;
    let mut picks = 0;
    loop {
        picks += 1;
        if picks > G::about().max_picks {
            return Err("the game does not end".to_owned());
        }
        let seat = match table.awaiting() {
            Awaiting::Over(_) => return Ok(()),
            Awaiting::Poll { now, queue } => {
                if let Some(waiting) = queue.without(now).iter().next() {
                    answer_early(&table, now, waiting)?;
                }
                now
            }
            awaiting => awaiting.next().ok_or("nobody is asked")?,
        };
        let mut choices = Choices::new();
        table.actions(seat, &mut choices);
        let action = rng.one_of(&choices).ok_or("nobody has an action")?;
        if table.pick(seat, action, None, By::Seat, 0).map_err(|refused| refused.to_string())? == Taken::Held {
            table.release_pending(0).map_err(|refused| refused.to_string())?;
        }
    }
}

fn answer_early<G: Game>(table: &crate::table::Table<G>, now: Seat, waiting: Seat) -> Result<(), String> {
    let mut offered = Choices::new();
    table.actions(waiting, &mut offered);
    let mut trial = table.clone();
    let crowd = trial.view(Viewer::Crowd);
    let first = offered[0];
    let taken = trial
        .pick(waiting, first, None, By::Seat, 0)
        .map_err(|refused| format!("the early {first:?} of seat {} is offered but refused: {refused}", waiting.0))?;
    if trial.view(Viewer::Crowd) != crowd || trial.entries().len() != table.entries().len() {
        return Err(format!("the early answer of seat {} can be seen", waiting.0));
    }
    if taken == Taken::Held && !trial.release_pending(0).map_err(|refused| refused.to_string())?.is_empty() {
        return Err(format!("seat {} was let out before seat {} had answered", waiting.0, now.0));
    }
    let mut later = table.clone();
    while let Awaiting::Poll { now, .. } = later.awaiting() {
        if now == waiting {
            let mut then = Choices::new();
            later.actions(waiting, &mut then);
            return if *then == *offered {
                Ok(())
            } else {
                Err(format!("seat {} is offered something else when its turn in the window comes", waiting.0))
            };
        }
        later.discard_draft(now);
        let pass = G::default_action(later.rules(), later.state(), now);
        later.pick(now, pass, None, By::Seat, 0).map_err(|refused| refused.to_string())?;
        later.release_pending(0).map_err(|refused| refused.to_string())?;
    }
    Err(format!("seat {} was in the queue and is not asked", waiting.0))
}
