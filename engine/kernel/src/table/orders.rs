//! Standing orders: private, revocable answers to coming questions, played when answers are let out.

use serde::{Deserialize, Serialize};

use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, QuestionContext};
use crate::fault::Fault;
use crate::game::Game;
use crate::record::By;
use crate::seat::{Seat, Viewer};

use super::{PendingAnswer, Rejection, Table};

/// A standing order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// What is answered.
    pub reply: Reply,
    /// How long it stands.
    pub until: Until,
}

/// What an order answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The default answer of a window: pass.
    Pass,
    /// These picks, if the first of them is offered.
    Picks(Vec<String>),
    /// An order that the game understands, such as fire only at good odds.
    Own(String),
}

/// How long an order stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// To the end of the window that is open now.
    Window,
    /// To the end of the turn.
    Turn,
    /// For every question of this kind, until revoked.
    Kind(String),
    /// Until somebody plays something in a window.
    Change,
    /// For one answer.
    Once,
}

#[derive(Clone, Debug)]
pub(super) struct Standing<G: Game> {
    id: u32,
    order: Order,
    /// The order of the game's own, read once.
    own: Option<G::Order>,
    made: QuestionContext,
    after: u32,
}

impl<G: Game> Table<G> {
    /// Leaves a standing order; its number serves to revoke it.
    pub fn order(&mut self, seat: Seat, order: Order) -> Result<u32, Rejection> {
        if seat.0 >= self.ready.seats {
            return Err(Rejection::NotAsked);
        }
        if let Reply::Picks(picks) = &order.reply
            && let Some(wrong) = picks.iter().find(|name| G::Action::parse(name).is_none())
        {
            return Err(Rejection::NoSuchAction(wrong.clone()));
        }
        let own = match &order.reply {
            Reply::Own(text) => Some(text.parse().map_err(|reason: String| {
                Rejection::Fault(Fault::new("bad-order", format!("order {text}"), reason))
            })?),
            _ => None,
        };
        let id = self.next_order;
        self.next_order += 1;
        let made = G::question_context(&self.ready.rules, &self.state);
        self.orders[seat.at()].push(Standing { id, order, own, made, after: self.next_number() });
        Ok(id)
    }

    /// Revokes an order.
    pub fn revoke(&mut self, seat: Seat, id: u32) -> bool {
        let orders = self.orders.get_mut(seat.at());
        orders.is_some_and(|orders| {
            let before = orders.len();
            orders.retain(|standing| standing.id != id);
            orders.len() < before
        })
    }

    /// The seat's orders, by number.
    pub fn orders(&self, seat: Seat) -> Vec<(u32, Order)> {
        let orders = self.orders.get(seat.at()).map_or(&[][..], Vec::as_slice);
        orders.iter().map(|standing| (standing.id, standing.order.clone())).collect()
    }

    /// Lets the answers out that wait, for all seats at the same moment. In a window early answers and orders are taken
    /// in the rules' order for as long as the next seat has one; elsewhere an order answers its own seat's question,
    /// in simultaneous steps too.
    /// Answers the numbers of the entries made. Only chance that cannot be had (a script that lacks a die) is an error.
    pub fn release_pending(&mut self, at: u64) -> Result<Vec<u32>, Rejection> {
        let mut made = Vec::new();
        // Bounded: an order that answers for ever is cut off and goes on the next time.
        while made.len() < 256 {
            let seat = match self.awaiting() {
                Awaiting::Poll { now, .. } => now,
                Awaiting::One(seat) => seat,
                Awaiting::Each(seats) | Awaiting::Any(seats) => {
                    match seats.iter().find(|&seat| self.ordered_answer(seat).is_some()) {
                        Some(seat) => seat,
                        None => break,
                    }
                }
                Awaiting::Over(_) => break,
            };
            let (answer, order) = match self.pending[seat.at()].clone() {
                Some(answer) => (answer, None),
                None => match self.ordered_answer(seat) {
                    Some((id, picks)) => {
                        (PendingAnswer { question: 0, picks, text: None, by: By::Order, token: None }, Some(id))
                    }
                    None => break,
                },
            };
            self.drafts[seat.at()] = None;
            match self.commit(seat, &answer.picks, answer.text.as_deref(), answer.by, at, None) {
                Ok(number) => {
                    made.push(number);
                    self.entry_tokens.extend(answer.token.map(|token| (number, token)));
                }
                Err(fault @ Rejection::Fault(_)) => return Err(fault),
                Err(_) => {
                    // An order that no longer fits is dropped, and the seat is asked.
                    self.pending[seat.at()] = None;
                    match order {
                        Some(id) => drop(self.revoke(seat, id)),
                        None => break,
                    }
                    continue;
                }
            }
            if let Some(id) = order {
                self.orders[seat.at()].retain(|standing| standing.id != id || standing.order.until != Until::Once);
            }
        }
        Ok(made)
    }

    /// Has the seat an answer ready for its question, given early or by an order?
    pub fn has_answer(&self, seat: Seat) -> bool {
        self.answered(seat) || self.ordered_answer(seat).is_some()
    }

    /// The first order of the seat that answers the question as it will stand when the seat's turn in the window comes.
    fn ordered_answer(&self, seat: Seat) -> Option<(u32, Vec<G::Action>)> {
        let orders = self.orders.get(seat.at())?;
        if orders.is_empty() {
            return None;
        }
        let rules = &self.ready.rules;
        let polled = matches!(self.awaiting(), Awaiting::Poll { .. });
        let occasion = G::question_context(rules, &self.state);
        orders.iter().filter(|standing| self.stands(standing, occasion)).find_map(|standing| {
            let picks = match &standing.order.reply {
                Reply::Pass if polled => self.default_picks(seat).ok()?,
                Reply::Pass => return None,
                Reply::Picks(names) => names.iter().map(|name| G::Action::parse(name)).collect::<Option<_>>()?,
                Reply::Own(_) => {
                    let state = self.state_when_asked(seat);
                    let view = G::view(rules, &state, Viewer::Seat(seat));
                    vec![G::answer_order(rules, &view, seat, standing.own.as_ref()?)?]
                }
            };
            let mut state = self.state_when_asked(seat);
            self.try_pick(&mut state, seat, *picks.first()?).ok()?;
            Some((standing.id, picks))
        })
    }

    fn stands(&self, standing: &Standing<G>, now: QuestionContext) -> bool {
        match &standing.order.until {
            Until::Window => (now.turn, now.window) == (standing.made.turn, standing.made.window),
            Until::Turn => now.turn == standing.made.turn,
            Until::Kind(kind) => now.kind == kind,
            Until::Change => self.last_play < standing.after,
            Until::Once => true,
        }
    }

    /// Forgets orders whose time is over.
    pub(super) fn expire_orders(&mut self) {
        let now = G::question_context(&self.ready.rules, &self.state);
        let mut orders = std::mem::take(&mut self.orders);
        for list in &mut orders {
            list.retain(|standing| matches!(standing.order.until, Until::Kind(_)) || self.stands(standing, now));
        }
        self.orders = orders;
    }
}
