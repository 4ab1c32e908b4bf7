//! A table under load: its players are asked for moves, and every acknowledgement is checked.

use serde_json::{Value, json};
use staffetta_kernel::record::{By, EntryKind};
use staffetta_kernel::{FastRng, Mode, Record, Rng, Seat, Viewer};
use staffetta_registry::AnyGame;
use std::io;
use std::sync::PoisonError;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};

use super::http::{ask, ask_json};
use super::player::{Event, Heard, Player, Seen};
use super::processes::Addresses;

/// How long everybody may take to see a move.
const SEEN_BY_ALL: Duration = Duration::from_secs(10);
/// How long a lost draft is waited for.
const DRAFT_SEEN: Duration = Duration::from_secs(2);

/// How long a record is asked for while servers are killed.
const RECORD_PATIENCE: Duration = Duration::from_secs(20);

/// What was measured at one table or at all of them.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// Microseconds until each stored move was acknowledged.
    pub(super) acknowledged: Vec<u32>,
    /// Microseconds from an acknowledgement until another player saw the move.
    pub(super) seen: Vec<u32>,
    /// Picks that only joined a draft.
    pub(super) drafted: u64,
    /// Sockets that were lost.
    pub(super) lost: u64,
    /// Games that were played to the end and checked against their record.
    pub(super) games: u64,
    /// Moves of those games that were compared with the record.
    pub(super) compared: u64,
    /// What was wrong.
    pub(super) faults: Vec<String>,
}

impl Figures {
    pub(super) fn add(&mut self, other: Self) {
        self.acknowledged.extend(other.acknowledged);
        self.seen.extend(other.seen);
        self.drafted += other.drafted;
        self.lost += other.lost;
        self.games += other.games;
        self.compared += other.compared;
        self.faults.extend(other.faults);
    }
}

/// What a table needs to know.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) game: &'static dyn AnyGame,
    pub(super) seats: usize,
    pub(super) addresses: Addresses,
    /// Are servers killed? Then moves may be refused because a draft was lost.
    pub(super) kills: bool,
}

impl Plan {
    fn address(&self, node: usize) -> String {
        let addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        addresses.get(node % addresses.len().max(1)).cloned().unwrap_or_default()
    }

    /// Opens a table of people on one screen: its id and the seats' tokens.
    pub(super) async fn open(&self, number: usize) -> io::Result<(String, Vec<String>)> {
        let seats: Vec<Value> =
            (0..self.seats).map(|seat| json!({ "kind": "hot", "name": format!("Player {seat}") })).collect();
        let wish = json!({ "game": self.game.about().id, "seats": seats }).to_string();
        let opened = ask_json(&self.address(number), "POST", "/api/tables", &wish).await?;
        let id = opened["id"].as_str().unwrap_or_default().to_owned();
        let tokens = opened["seats"].as_array().into_iter().flatten();
        Ok((id, tokens.map(|seat| seat["token"].as_str().unwrap_or_default().to_owned()).collect()))
    }

    /// Has the room of a table started, so that it is kept in memory.
    pub(super) async fn look_at(&self, number: usize, table: &str) -> io::Result<()> {
        ask_json(&self.address(number), "GET", &format!("/api/tables/{table}"), "").await.map(drop)
    }

    /// The record of a table. Where servers are killed it is asked for again until one is there to answer.
    async fn record(&self, table: &str) -> io::Result<Record> {
        let patience = if self.kills { RECORD_PATIENCE } else { Duration::ZERO };
        let deadline = Instant::now() + patience;
        loop {
            match self.record_now(table).await {
                Err(_) if Instant::now() < deadline => tokio::time::sleep(Duration::from_millis(50)).await,
                answer => return answer,
            }
        }
    }

    async fn record_now(&self, table: &str) -> io::Result<Record> {
        let (_, body) = ask(&self.address(0), "GET", &format!("/api/tables/{table}/record.json"), "").await?;
        Record::read(&body).map_err(|fault| io::Error::other(fault.to_string()))
    }
}

/// A table in play.
#[derive(Debug)]
pub(super) struct Table {
    plan: Plan,
    id: String,
    seen: Vec<Seen>,
    requests: Vec<mpsc::UnboundedSender<(String, String)>>,
    events: mpsc::UnboundedReceiver<Event>,
    rng: FastRng,
    sent: u64,
    /// The moves that became entries: number, seat and last pick.
    entries: Vec<(u64, usize, String)>,
    /// How many moves of each seat became entries at once.
    stored: Vec<u64>,
    /// How many answers of each seat were held until a window closes. Whoever plays in the window voids them.
    held: Vec<u64>,
    /// The question to which the answer of a seat is held.
    waiting: Vec<Option<u64>>,
    pub(super) figures: Figures,
}

impl Table {
    /// Opens a table, seats everybody and waits until the game runs.
    pub(super) async fn begin(plan: &Plan, number: usize) -> io::Result<Self> {
        let (id, tokens) = plan.open(number).await?;
        let (tell, events) = mpsc::unbounded_channel();
        let mut requests = Vec::new();
        for (seat, token) in tokens.into_iter().enumerate() {
            let (send, receive) = mpsc::unbounded_channel();
            let player = Player::new(&id, seat, token, plan.addresses.clone(), tell.clone(), receive);
            tokio::spawn(player.run());
            requests.push(send);
        }
        let seats = requests.len();
        let mut table = Self {
            plan: plan.clone(),
            id,
            seen: vec![Seen::default(); seats],
            requests,
            events,
            rng: FastRng::new(number as u64 + 1),
            sent: 0,
            entries: Vec::new(),
            stored: vec![0; seats],
            held: vec![0; seats],
            waiting: vec![None; seats],
            figures: Figures::default(),
        };
        for seat in 0..seats {
            table.request(seat, json!({ "type": "ready", "seat": seat, "contribution": format!("{number} {seat}") }));
        }
        let deadline = Instant::now() + Duration::from_secs(60);
        while table.seen.iter().any(|seen| seen.status != "running") {
            if table.hear_until(deadline).await.is_none() {
                return Err(io::Error::other(format!("table {} does not begin", table.id)));
            }
        }
        Ok(table)
    }

    pub(super) fn is_over(&self) -> bool {
        self.seen.iter().any(|seen| seen.status == "over")
    }

    fn fault(&mut self, what: impl Into<String>) {
        let what = format!("table {}: {}", self.id, what.into());
        self.figures.faults.push(what);
    }

    fn request(&mut self, seat: usize, mut request: Value) -> String {
        self.sent += 1;
        let token = format!("{} {}", self.id, self.sent);
        request["token"] = json!(token);
        if let Some(requests) = self.requests.get(seat) {
            let _ = requests.send((token.clone(), request.to_string()));
        }
        token
    }

    /// The next thing that a player hears; what they know of the table is kept. Nothing when it is too late.
    async fn hear_until(&mut self, deadline: Instant) -> Option<(usize, Instant, Option<Value>)> {
        let (seat, at, heard) = timeout_at(deadline, self.events.recv()).await.ok()??;
        match heard {
            Heard::State(seen) => {
                self.check_held(seat, &seen);
                if let Some(place) = self.seen.get_mut(seat) {
                    *place = *seen;
                }
                Some((seat, at, None))
            }
            Heard::Answer(answer) => Some((seat, at, Some(answer))),
            Heard::Lost => {
                self.figures.lost += 1;
                Some((seat, at, None))
            }
            Heard::Fault(what) => {
                self.fault(what);
                Some((seat, at, None))
            }
        }
    }

    /// An answer that is held stays held for as long as its question stands.
    fn check_held(&mut self, seat: usize, now: &Seen) {
        let Some(question) = self.waiting.get(seat).copied().flatten() else { return };
        if now.question != question || now.status != "running" {
            self.waiting[seat] = None;
        } else if !now.answered && !now.offers.is_empty() {
            self.waiting[seat] = None;
            self.fault(format!("seat {seat} was acknowledged an answer to question {question}, which is asked again"));
        }
    }

    /// A seat that is asked, and one of its offers.
    fn choose(&mut self) -> Option<(usize, String)> {
        let asked: Vec<usize> = (0..self.seen.len())
            .filter(|&at| self.seen[at].status == "running" && !self.seen[at].answered)
            .filter(|&at| !self.seen[at].offers.is_empty())
            .collect();
        if asked.is_empty() {
            return None;
        }
        let seat = asked[self.rng.below(asked.len() as u32) as usize];
        let offers = &self.seen[seat].offers;
        Some((seat, offers[self.rng.below(offers.len() as u32) as usize].clone()))
    }

    /// Makes picks until one is stored, and waits until everybody has seen it. False if the deadline came first, or the
    /// game is over.
    pub(super) async fn make_move(&mut self, deadline: Instant) -> bool {
        while !self.is_over() && Instant::now() < deadline {
            let Some((seat, pick)) = self.choose() else {
                if self.hear_until(deadline).await.is_none() {
                    return false;
                }
                continue;
            };
            if self.pick(seat, pick).await {
                return true;
            }
        }
        false
    }

    /// Makes a pick and checks its acknowledgement. Was something stored?
    async fn pick(&mut self, seat: usize, pick: String) -> bool {
        let before = self.seen[seat].clone();
        let sent_at = Instant::now();
        let token =
            self.request(seat, json!({ "type": "pick", "seat": seat, "question": before.question, "picks": [pick] }));
        let mut seen_at: Vec<Option<Instant>> = vec![None; self.seen.len()];
        let deadline = sent_at + Duration::from_secs(60);
        let (answered_at, answer) = loop {
            let Some((from, at, answer)) = self.hear_until(deadline).await else {
                self.fault("a move was not answered for a minute");
                return false;
            };
            match answer {
                Some(answer) if from == seat && answer["token"] == token.as_str() => break (at, answer),
                Some(_) => {}
                None => seen_at[from] = seen_at[from].or(Some(at).filter(|_| self.seen[from].entry > before.entry)),
            }
        };
        if answer["type"] != "ack" {
            if !self.plan.kills {
                self.fault(format!("'{pick}' was offered and refused: {answer}"));
            }
            return false;
        }
        let latency = (answered_at - sent_at).as_micros() as u32;
        match answer["taken"].as_str() {
            Some("entry") => {
                let entry = answer["entry"].as_u64().unwrap_or(u64::MAX);
                if self.entries.last().is_some_and(|(last, ..)| *last >= entry) {
                    self.fault(format!("entry {entry} was acknowledged after a later one"));
                }
                self.entries.push((entry, seat, pick));
                self.stored[seat] += 1;
                self.figures.acknowledged.push(latency);
                self.wait_until_seen(seat, entry, answered_at, seen_at).await;
                true
            }
            Some("held") => {
                self.held[seat] += 1;
                self.figures.acknowledged.push(latency);
                self.wait_for(seat, DRAFT_SEEN, |now| now.answered || now.entry > before.entry).await;
                let now = &self.seen[seat];
                self.waiting[seat] = (now.answered && now.question == before.question).then_some(before.question);
                true
            }
            Some("drafted") => {
                self.figures.drafted += 1;
                self.wait_for(seat, DRAFT_SEEN, |now| now.drafted > before.drafted || now.entry > before.entry).await;
                false
            }
            _ => {
                // A move that was sent again after a restart is known by its entry alone; one that only was a draft is gone.
                if !self.plan.kills {
                    self.fault(format!("an acknowledgement says nothing: {answer}"));
                }
                false
            }
        }
    }

    /// Waits until every player has seen the entry.
    async fn wait_until_seen(&mut self, mover: usize, entry: u64, acked: Instant, mut at: Vec<Option<Instant>>) {
        let deadline = Instant::now() + SEEN_BY_ALL;
        while self.seen.iter().any(|seen| seen.entry < entry) {
            let Some((seat, heard_at, _)) = self.hear_until(deadline).await else {
                if !self.plan.kills {
                    self.fault(format!("entry {entry} was not seen by all in {} s", SEEN_BY_ALL.as_secs()));
                }
                return;
            };
            at[seat] = at[seat].or(Some(heard_at).filter(|_| self.seen[seat].entry >= entry));
        }
        let others = at.iter().enumerate().filter(|(seat, _)| *seat != mover).filter_map(|(_, at)| *at);
        self.figures.seen.extend(others.map(|at| at.saturating_duration_since(acked).as_micros() as u32));
    }

    async fn wait_for(&mut self, seat: usize, patience: Duration, mut seen: impl FnMut(&Seen) -> bool) {
        let deadline = Instant::now() + patience;
        while !seen(&self.seen[seat]) && self.hear_until(deadline).await.is_some() {}
        if !seen(&self.seen[seat]) && !self.plan.kills {
            self.fault("a player does not see what was acknowledged");
        }
    }

    /// Ends the table: a finished game is compared with its record. Answers what was measured.
    pub(super) async fn end(mut self) -> Figures {
        if self.is_over() {
            let deadline = Instant::now() + SEEN_BY_ALL;
            while self.seen.iter().any(|seen| seen.status != "over") && self.hear_until(deadline).await.is_some() {}
            match self.plan.record(&self.id).await {
                Ok(record) => self.compare(&record),
                Err(error) => self.fault(format!("its record cannot be read: {error}")),
            }
        }
        self.requests.clear();
        self.figures
    }

    /// Everything that was acknowledged is in the record once and in its place, it replays digest by digest, and what the
    /// players saw last is what comes of it.
    fn compare(&mut self, record: &Record) {
        self.figures.games += 1;
        self.figures.compared += self.stored.iter().chain(&self.held).sum::<u64>();
        for (number, seat, pick) in std::mem::take(&mut self.entries) {
            let entry = record.entries.get(number as usize);
            let same = entry.is_some_and(|entry| {
                let last = matches!(&entry.deed, EntryKind::Picks(picks) if picks.last() == Some(&pick));
                u64::from(entry.number) == number && entry.seat.at() == seat && last
            });
            if !same {
                self.fault(format!("entry {number} of seat {seat} ('{pick}') is lost: the record has {entry:?}"));
            }
        }
        for seat in 0..self.stored.len() {
            let made = record.entries.iter().filter(|entry| entry.seat.at() == seat && entry.by == By::Seat);
            let made = made.filter(|entry| matches!(entry.deed, EntryKind::Picks(_))).count() as u64;
            let (stored, held) = (self.stored[seat], self.held[seat]);
            if !(stored..=stored + held).contains(&made) {
                self.fault(format!("seat {seat} was acknowledged {stored} moves and {held} answers, and made {made}"));
            }
        }
        match self.plan.game.replay(record, Mode::Verify, None) {
            Ok(replayed) => {
                for seat in 0..self.seen.len() {
                    let view = replayed.view(Viewer::Seat(Seat(seat as u8)));
                    if self.seen[seat].last_view.as_ref() != Some(&view) {
                        self.fault(format!("seat {seat} saw another end than the record has"));
                    }
                }
            }
            Err(fault) => self.fault(format!("the record does not verify: {fault}")),
        }
    }
}
