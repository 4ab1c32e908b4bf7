//! Tables of any game, spoken to in names and JSON: for servers, programs and Python.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;

use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Outcome, QuestionContext, Talk};
use crate::chance::Asked;
use crate::choices::Choices;
use crate::fault::{Broken, Fault};
use crate::game::{Game, Label, Prompt, Sitter};
use crate::options::Chosen;
use crate::queries::Queries;
use crate::record::{By, Entry, Record};
use crate::rng::FastRng;
use crate::seat::{Seat, Viewer};
use crate::table::{Head, Line, Order, Pending, Rejection, Replayer, Standing, Table, Taken};
use crate::text_board::{TextPage, TextPart};

/// A legal action and what it means.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// The action's name, as it is sent back: `lay die:w3`.
    pub action: String,
    /// Its verb.
    pub verb: &'static str,
    /// What it points at, as `die:w3`: what to light up.
    pub target: Option<String>,
    /// What it means.
    #[serde(flatten)]
    pub label: Label,
}

impl Offer {
    /// What an action means to whoever has this view.
    pub fn of<G: Game>(r: &G::Rules, view: &G::View, action: G::Action) -> Self {
        let label = Label { irreversible: G::irreversible(r, view, action), ..G::label(r, view, action) };
        Self { action: action.name(), verb: action.word(), target: action.target(), label }
    }
}

/// A verb that is not offered now, and the refusal it would meet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UnavailableVerb {
    /// The verb.
    pub verb: &'static str,
    /// Why not.
    pub refused: Rejection,
}

/// A table of any game.
pub trait AnyTable: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn seats(&self) -> u8;
    /// Who sits at the table.
    fn head(&self) -> &Head;
    /// Whom the game waits for.
    fn awaiting(&self) -> Awaiting;
    /// The number of the seat's question.
    fn question(&self, seat: Seat) -> u32;
    /// Where in the game the question stands.
    fn occasion(&self) -> QuestionContext;
    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// What this viewer may see, written at once: a server sends it without looking into it.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;
    /// The table drawn in text as this viewer may see it; empty if the game draws none.
    fn text_board(&self, viewer: Viewer, page: &TextPage<'_>) -> Vec<TextPart>;
    /// What this viewer is asked, or waits for.
    fn prompt(&self, viewer: Viewer) -> Prompt;
    /// The legal actions of a seat.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The verbs that are not offered, with the refusal they would meet.
    fn unavailable_verbs(&self, seat: Seat) -> Vec<UnavailableVerb>;
    /// The refusal that an action would meet; nothing if it is legal.
    fn why_not(&self, seat: Seat, action: &str) -> Option<Rejection>;
    /// Asks the rules something, from this viewer's view alone.
    fn ask(&self, viewer: Viewer, query: &serde_json::Value) -> Result<serde_json::Value, Rejection>;
    /// The questions that make sense to this viewer now.
    fn queries(&self, viewer: Viewer) -> Vec<serde_json::Value>;
    /// Takes one more pick.
    fn pick(&mut self, seat: Seat, action: &str, text: Option<&str>, by: By, at: u64) -> Result<Taken, Rejection>;
    /// Takes a run of picks.
    fn batch(
        &mut self,
        seat: Seat,
        actions: &[String],
        text: Option<&str>,
        by: By,
        at: u64,
    ) -> Result<(usize, Taken), Rejection>;
    /// The picks of the seat's draft.
    fn draft(&self, seat: Seat) -> Vec<String>;
    /// Discards the seat's draft and the answer that waits.
    fn discard_draft(&mut self, seat: Seat);
    /// The answer of the seat that waits for its turn in a window.
    fn pending(&self, seat: Seat) -> Option<Pending>;
    /// Keeps the name under which a client sent the answer that waits.
    fn set_pending_token(&mut self, seat: Seat, token: &str);
    /// The names under which clients sent answers that have become entries since this was last called.
    fn take_entry_tokens(&mut self) -> Vec<(u32, String)>;
    /// Has the seat an answer ready?
    fn has_answer(&self, seat: Seat) -> bool;
    /// Lets waiting answers out.
    fn release_pending(&mut self, at: u64) -> Result<Vec<u32>, Rejection>;
    /// Leaves a standing order.
    fn order(&mut self, seat: Seat, order: Order) -> Result<u32, Rejection>;
    /// Revokes an order.
    fn revoke(&mut self, seat: Seat, id: u32) -> bool;
    /// The seat's orders.
    fn orders(&self, seat: Seat) -> Vec<(u32, Order)>;
    /// May the seat withdraw its last entry?
    fn can_withdraw(&self, seat: Seat) -> bool;
    /// Withdraws the seat's own last entry.
    fn withdraw(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection>;
    /// By consent: back to before this entry.
    fn take_back(&mut self, to: u32, at: u64) -> Result<u32, Rejection>;
    /// The clock's move.
    fn time_out(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection>;
    /// The seat resigned for good.
    fn leave(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection>;
    /// How the game would end if everybody agreed to end it now, where the rules know.
    fn outcome_now(&self) -> Option<Outcome>;
    /// By consent of the table: the game ends, and the score as it stands decides.
    fn end(&mut self, at: u64) -> Result<u32, Rejection>;
    /// Draws anew what this seat cannot see: for a game that is tried from one of its moments on.
    fn redeal(&mut self, seat: Seat, seed: u64, at: u64) -> Result<u32, Rejection>;
    /// What the last entry asked of chance, one for each outcome: known where a record is played again.
    fn asked(&self) -> &[Asked];
    /// Who sits there.
    fn sit(&mut self, seat: Seat, sitter: Sitter, at: u64) -> Result<u32, Rejection>;
    /// What can be done with the record of this table.
    fn standing(&self) -> Standing;
    /// Carries the game over to the present rules.
    fn carry_over(&mut self, at: u64) -> Result<u32, Rejection>;
    /// What this viewer is told.
    fn lines(&self, viewer: Viewer, from: usize) -> Vec<Line>;
    /// May the players talk?
    fn talk(&self) -> Talk;
    /// How many seconds a table that is played at one sitting gives for the question that stands.
    fn answer_seconds(&self) -> Option<u16>;
    /// How many lines the log has; the same for every viewer.
    fn line_count(&self) -> usize;
    /// The entries so far.
    fn entries(&self) -> &[Entry];
    /// Every option of the table.
    fn options(&self) -> &Chosen;
    /// The options of the next table of the same people, who sit so many seats further there.
    fn handed_down(&self, further: u8) -> Chosen;
    /// The record so far.
    fn record(&self) -> Record;
    /// Do the invariants hold?
    fn check(&self) -> Result<(), Broken>;
    /// The table itself, for bots that know its type.
    fn as_any(&self) -> &dyn Any;
    /// A copy: to look at an earlier moment, or to branch.
    fn copy(&self) -> Box<dyn AnyTable>;
}

fn parse<G: Game>(name: &str) -> Result<G::Action, Rejection> {
    G::Action::parse(name).ok_or_else(|| Rejection::NoSuchAction(name.to_owned()))
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::about().id
    }
    fn seats(&self) -> u8 {
        Self::seats(self)
    }
    fn head(&self) -> &Head {
        Self::head(self)
    }
    fn awaiting(&self) -> Awaiting {
        Self::awaiting(self)
    }
    fn question(&self, seat: Seat) -> u32 {
        Self::question(self, seat)
    }
    fn occasion(&self) -> QuestionContext {
        G::question_context(self.rules(), self.state())
    }
    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(Self::view(self, viewer)).unwrap_or_default()
    }
    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&Self::view(self, viewer)).unwrap_or_default()
    }
    fn text_board(&self, viewer: Viewer, page: &TextPage<'_>) -> Vec<TextPart> {
        G::text_board(self.rules(), &Self::view(self, viewer), page)
    }
    fn prompt(&self, viewer: Viewer) -> Prompt {
        Self::prompt(self, viewer)
    }
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut choices = Choices::new();
        self.actions(seat, &mut choices);
        let view = Self::view(self, Viewer::Seat(seat));
        choices.iter().map(|&action| Offer::of::<G>(self.rules(), &view, action)).collect()
    }
    fn unavailable_verbs(&self, seat: Seat) -> Vec<UnavailableVerb> {
        let mut choices = Choices::new();
        self.actions(seat, &mut choices);
        if choices.is_empty() {
            return Vec::new();
        }
        let view = Self::view(self, Viewer::Seat(seat));
        let verbs = G::Action::VERBS.iter().zip(G::Action::ALL_VERBS);
        verbs
            .enumerate()
            .filter(|(at, _)| !choices.iter().any(|action| action.verb_index() == *at))
            .map(|(_, (info, &verb))| UnavailableVerb {
                verb: info.word,
                refused: Rejection::Rule(G::unavailable(self.rules(), &view, verb)),
            })
            .collect()
    }
    fn why_not(&self, seat: Seat, action: &str) -> Option<Rejection> {
        match parse::<G>(action) {
            Ok(action) => Self::why_not(self, seat, action),
            Err(refused) => Some(refused),
        }
    }
    fn ask(&self, viewer: Viewer, query: &serde_json::Value) -> Result<serde_json::Value, Rejection> {
        let bad = |error: serde_json::Error| Rejection::Fault(Fault::new("bad-query", "query", error.to_string()));
        let query = <G::Queries as Queries<G>>::Query::deserialize(query).map_err(bad)?;
        let view = Self::view(self, viewer);
        let world = G::sample_world(self.rules(), &view, &mut FastRng::new(0));
        let reply = G::Queries::ask(self.rules(), &view, &world, &query).map_err(Rejection::Rule)?;
        serde_json::to_value(reply).map_err(bad)
    }
    fn queries(&self, viewer: Viewer) -> Vec<serde_json::Value> {
        let view = Self::view(self, viewer);
        let world = G::sample_world(self.rules(), &view, &mut FastRng::new(0));
        let queries = G::Queries::sensible(self.rules(), &view, &world);
        queries.iter().filter_map(|query| serde_json::to_value(query).ok()).collect()
    }
    fn pick(&mut self, seat: Seat, action: &str, text: Option<&str>, by: By, at: u64) -> Result<Taken, Rejection> {
        Self::pick(self, seat, parse::<G>(action)?, text, by, at)
    }
    fn batch(
        &mut self,
        seat: Seat,
        actions: &[String],
        text: Option<&str>,
        by: By,
        at: u64,
    ) -> Result<(usize, Taken), Rejection> {
        let actions = actions.iter().map(|name| parse::<G>(name)).collect::<Result<Vec<_>, _>>()?;
        Self::batch(self, seat, &actions, text, by, at)
    }
    fn draft(&self, seat: Seat) -> Vec<String> {
        Self::draft(self, seat).iter().map(|action| action.name()).collect()
    }
    fn discard_draft(&mut self, seat: Seat) {
        Self::discard_draft(self, seat);
    }
    fn pending(&self, seat: Seat) -> Option<Pending> {
        Self::pending(self, seat)
    }
    fn set_pending_token(&mut self, seat: Seat, token: &str) {
        Self::set_pending_token(self, seat, token);
    }
    fn take_entry_tokens(&mut self) -> Vec<(u32, String)> {
        Self::take_entry_tokens(self)
    }
    fn has_answer(&self, seat: Seat) -> bool {
        Self::has_answer(self, seat)
    }
    fn release_pending(&mut self, at: u64) -> Result<Vec<u32>, Rejection> {
        Self::release_pending(self, at)
    }
    fn order(&mut self, seat: Seat, order: Order) -> Result<u32, Rejection> {
        Self::order(self, seat, order)
    }
    fn revoke(&mut self, seat: Seat, id: u32) -> bool {
        Self::revoke(self, seat, id)
    }
    fn orders(&self, seat: Seat) -> Vec<(u32, Order)> {
        Self::orders(self, seat)
    }
    fn can_withdraw(&self, seat: Seat) -> bool {
        Self::can_withdraw(self, seat)
    }
    fn withdraw(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection> {
        Self::withdraw(self, seat, at)
    }
    fn take_back(&mut self, to: u32, at: u64) -> Result<u32, Rejection> {
        Self::take_back(self, to, at)
    }
    fn time_out(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection> {
        Self::time_out(self, seat, at)
    }
    fn leave(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection> {
        Self::leave(self, seat, at)
    }
    fn outcome_now(&self) -> Option<Outcome> {
        Self::outcome_now(self)
    }
    fn end(&mut self, at: u64) -> Result<u32, Rejection> {
        Self::end(self, at)
    }
    fn redeal(&mut self, seat: Seat, seed: u64, at: u64) -> Result<u32, Rejection> {
        Self::redeal(self, seat, seed, at)
    }
    fn asked(&self) -> &[Asked] {
        Self::asked(self)
    }
    fn sit(&mut self, seat: Seat, sitter: Sitter, at: u64) -> Result<u32, Rejection> {
        Self::sit(self, seat, sitter, at)
    }
    fn standing(&self) -> Standing {
        Self::standing(self)
    }
    fn carry_over(&mut self, at: u64) -> Result<u32, Rejection> {
        Self::carry_over(self, at)
    }
    fn lines(&self, viewer: Viewer, from: usize) -> Vec<Line> {
        Self::lines(self, viewer, from)
    }
    fn talk(&self) -> Talk {
        G::talk(self.rules(), self.state())
    }
    fn answer_seconds(&self) -> Option<u16> {
        G::answer_seconds(self.rules(), self.state())
    }
    fn line_count(&self) -> usize {
        Self::line_count(self)
    }
    fn entries(&self) -> &[Entry] {
        Self::entries(self)
    }
    fn options(&self) -> &Chosen {
        Self::options(self).all()
    }
    fn handed_down(&self, further: u8) -> Chosen {
        let mut options = Self::options(self).all().clone();
        G::hand_down(self.rules(), self.state(), &mut options, further);
        options
    }
    fn record(&self) -> Record {
        Self::record(self)
    }
    fn check(&self) -> Result<(), Broken> {
        G::check(self.rules(), self.state())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

/// A record of any game that is played again, entry by entry.
pub trait AnyReplayer: Send {
    /// The table after the entries played so far.
    fn table(&self) -> &dyn AnyTable;
    /// Plays the next entry; nothing if there is none.
    fn step(&mut self) -> Result<Option<u32>, Fault>;
}

impl<G: Game> AnyReplayer for Replayer<G> {
    fn table(&self) -> &dyn AnyTable {
        Self::table(self)
    }
    fn step(&mut self) -> Result<Option<u32>, Fault> {
        Self::step(self)
    }
}

/// Tells the rules of a table that was just set up which seats bots play, where they treat a bot differently: an entry for
/// each of these.
pub fn sit_bots(table: &mut dyn AnyTable, bots: impl Iterator<Item = Seat>, at: u64) -> Result<(), Rejection> {
    for seat in bots {
        let mut trial = table.copy();
        trial.sit(seat, Sitter::Bot, at)?;
        if trial.view(Viewer::Open) != table.view(Viewer::Open) {
            table.sit(seat, Sitter::Bot, at)?;
        }
    }
    Ok(())
}
