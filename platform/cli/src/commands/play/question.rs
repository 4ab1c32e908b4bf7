//! One question to the player: the board, the choices, and the commands that may be typed.

use staffetta_kernel::erased::Offer;
use staffetta_kernel::record::By;
use staffetta_kernel::table::{Order, Reply, Until};
use staffetta_kernel::{Awaiting, Fault, Taken, Viewer};
use std::path::Path;

use super::board::Wanted;
use super::menu::menu;
use super::naming::{Meant, meant};
use super::{AfterQuestion, PlaySession, now};
use crate::console::Console;
use crate::error::CliError;
use crate::files;
use crate::show::explain::{in_sight, things};
use crate::show::wrap;

impl PlaySession {
    /// Shows the question and takes lines until it is answered or you leave.
    pub(super) fn ask_me(&mut self, console: &mut Console<'_>) -> Result<AfterQuestion, CliError> {
        if let Some(board) = self.news_of_the_board(console) {
            writeln!(console.out, "\n{board}")?;
        }
        self.fresh = true;
        self.show_question(console)?;
        loop {
            let offers = self.table.offers(self.me);
            let prompt = console.page.ink.own("> ");
            let Some(line) = console.ask(&prompt)? else {
                writeln!(console.out, "\n{}", self.lexicon.own("play-input-ended"))?;
                return Ok(AfterQuestion::Leave);
            };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let rest = rest.trim();
            match word {
                "" => self.show_question(console)?,
                "?" | "h" | "help" => self.help(console)?,
                "b" => {
                    let board = self.board(Wanted::typed(rest), console);
                    writeln!(console.out, "\n{board}")?;
                    self.show_question(console)?;
                }
                "i" => {
                    let text = things(&self.in_sight(), &self.lexicon, console.page.width, console.page.ink);
                    writeln!(console.out, "{text}")?;
                }
                "l" => self.show_log(rest, console)?,
                "w" => self.why(rest, &offers, console)?,
                "r" => self.read_rule(rest, console)?,
                "o" => self.orders(rest, console)?,
                "s" => self.save(rest, console)?,
                "u" => {
                    if self.take_back(console)? {
                        return Ok(AfterQuestion::GoOn);
                    }
                }
                "p" => {
                    if self.pass_this_kind(console)? {
                        return Ok(AfterQuestion::GoOn);
                    }
                }
                "q" => {
                    if self.wants_to_leave(console)? {
                        return Ok(AfterQuestion::Leave);
                    }
                }
                _ => match meant(&line, &offers, &self.game_text(console)) {
                    Meant::One(offer) => {
                        if self.take(offer, console)? {
                            return Ok(AfterQuestion::GoOn);
                        }
                    }
                    Meant::Several(offers) => self.several(&line, &offers, console)?,
                    Meant::Nothing => self.unknown(&line, offers.len(), console)?,
                },
            }
        }
    }

    fn help(&self, console: &mut Console<'_>) -> Result<(), CliError> {
        for line in self.lexicon.own("play-help").lines() {
            writeln!(console.out, "  {line}")?;
        }
        Ok(())
    }

    fn show_question(&self, console: &mut Console<'_>) -> Result<(), CliError> {
        let game_text = self.game_text(console);
        let mut text =
            format!("\n{}", wrap(&game_text.prompt(&self.table.prompt(Viewer::Seat(self.me))), console.page.width, 2));
        if !self.chosen.is_empty() {
            let so_far =
                format!("  {} {}", game_text.ink().faint(&self.lexicon.own("play-so-far")), self.chosen.join(", "));
            text = format!("{text}\n{}", wrap(&so_far, console.page.width, 4));
        }
        let text = format!(
            "{text}\n{}",
            menu(&game_text, &self.table.offers(self.me), &self.in_sight(), &self.numbers_on_board(console))
        );
        writeln!(console.out, "{text}")?;
        Ok(())
    }

    /// The keys of all things that are named in the view.
    fn in_sight(&self) -> Vec<String> {
        in_sight(&self.table.view(Viewer::Seat(self.me)), &self.description, &self.lexicon)
    }

    /// Takes a choice. Answers whether the question is behind us, or another one follows.
    fn take(&mut self, offer: &Offer, console: &mut Console<'_>) -> Result<bool, CliError> {
        let form = self.table.prompt(Viewer::Seat(self.me)).form.filter(|form| form.verb == offer.verb);
        let typed = match form {
            None => None,
            Some(form) => match console.ask(&format!("{} ", self.about_form("play-form", form.max)))? {
                Some(text) if text.chars().count() <= usize::from(form.max) => Some(text),
                Some(_) => {
                    writeln!(console.out, "{}", self.about_form("play-form-long", form.max))?;
                    return Ok(false);
                }
                None => return Ok(false),
            },
        };
        let said = self.game_text(console).action(offer);
        match self.table.pick(self.me, &offer.action, typed.as_deref(), By::Seat, now()) {
            Ok(Taken::Drafted) => self.chosen.push(said),
            Ok(Taken::Held | Taken::Entry(_)) => self.chosen.clear(),
            Err(refused) => {
                let text = wrap(&self.game_text(console).refusal(&refused), console.page.width, 2);
                writeln!(console.out, "{text}")?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A text about an answer that has at most so many letters.
    fn about_form(&self, key: &str, max: u16) -> String {
        self.lexicon.own_with(key, &[("max", &max.to_string())])
    }

    /// The last pick of the answer in the making, or the last entry.
    fn take_back(&mut self, console: &mut Console<'_>) -> Result<bool, CliError> {
        let mut picks = self.table.draft(self.me);
        if picks.pop().is_some() {
            self.table.discard_draft(self.me);
            self.chosen.pop();
            for pick in &picks {
                self.table.pick(self.me, pick, None, By::Seat, now()).map_err(super::table_failed)?;
            }
            return Ok(true);
        }
        match self.table.withdraw(self.me, now()) {
            Ok(_) => Ok(true),
            Err(refused) => {
                let text = wrap(&self.game_text(console).refusal(&refused), console.page.width, 2);
                writeln!(console.out, "{text}")?;
                Ok(false)
            }
        }
    }

    fn show_log(&self, count: &str, console: &mut Console<'_>) -> Result<(), CliError> {
        let lines = self.table.lines(Viewer::Seat(self.me), 0);
        let count = count.parse().unwrap_or(lines.len());
        let game_text = self.game_text(console);
        let shown: Vec<String> =
            lines.iter().skip(lines.len().saturating_sub(count)).map(|line| game_text.told(line, 2)).collect();
        writeln!(console.out, "{}", shown.join("\n"))?;
        Ok(())
    }

    /// Why not: of everything that is not offered, of one action, or what a choice means.
    fn why(&self, what: &str, offers: &[Offer], console: &mut Console<'_>) -> Result<(), CliError> {
        let game_text = self.game_text(console);
        let mut lines = Vec::new();
        if what.is_empty() {
            lines.extend(self.refusals(console));
            if lines.is_empty() {
                lines.push(self.lexicon.own("play-all-possible"));
            }
        } else if let Meant::One(offer) = meant(what, offers, &game_text) {
            lines.push(format!(
                "{} {}",
                game_text.offer(offer),
                game_text.ink().faint(&format!("({})", offer.label.rule))
            ));
            lines.extend(game_text.story(offer, &[]));
            if offer.label.irreversible {
                lines.push(self.lexicon.own("play-for-good"));
            }
            lines.extend(self.rule(offer.label.rule, console));
        } else {
            lines.push(match self.table.why_not(self.me, what) {
                Some(refused) => game_text.refusal(&refused),
                None => self.lexicon.own("play-not-forbidden"),
            });
        }
        let text: Vec<String> = lines.iter().map(|line| wrap(line, console.page.width, 4)).collect();
        writeln!(console.out, "{}", text.join("\n"))?;
        Ok(())
    }

    /// What cannot be done now: the verbs of each reason together, the rarer reasons first.
    fn refusals(&self, console: &Console<'_>) -> Vec<String> {
        let game_text = self.game_text(console);
        let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
        for unavailable in self.table.unavailable_verbs(self.me) {
            let (reason, verb) = (game_text.refusal(&unavailable.refused), game_text.verb(unavailable.verb));
            match reasons.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, verbs)) => verbs.push(verb),
                None => reasons.push((reason, vec![verb])),
            }
        }
        reasons.sort_by_key(|(_, verbs)| verbs.len());
        let told =
            reasons.iter().map(|(reason, verbs)| format!("  {}: {reason}", game_text.ink().strong(&verbs.join(", "))));
        told.collect()
    }

    /// The words of a rule, if the book has it.
    fn rule(&self, id: &str, console: &Console<'_>) -> Option<String> {
        let book = self.game.rulebook().ok()?;
        crate::commands::rules::some(&book, id, console.page).ok()
    }

    fn read_rule(&self, id: &str, console: &mut Console<'_>) -> Result<(), CliError> {
        let id = if id.is_empty() { self.table.prompt(Viewer::Seat(self.me)).rule } else { id };
        match crate::commands::rules::some(&self.game.rulebook()?, id, console.page) {
            Ok(text) => writeln!(console.out, "{text}")?,
            Err(fault) => print_fault(&fault, console)?,
        }
        Ok(())
    }

    /// Leaves the standing order to pass questions of this kind. Answers whether it answers this one.
    fn pass_this_kind(&mut self, console: &mut Console<'_>) -> Result<bool, CliError> {
        if !matches!(self.table.awaiting(), Awaiting::Poll { .. }) {
            writeln!(console.out, "{}", self.lexicon.own("play-own-question"))?;
            return Ok(false);
        }
        self.table.discard_draft(self.me);
        self.chosen.clear();
        let kind = self.table.occasion().kind;
        let order = Order { reply: Reply::Pass, until: Until::Kind(kind.to_owned()) };
        let number = self.table.order(self.me, order).map_err(super::table_failed)?;
        let what = self.game_text(console).word(&format!("occasion-{kind}"));
        let of = [("what", what.as_str()), ("number", &number.to_string())];
        let text = self.lexicon.own_with("play-passing", &of);
        writeln!(console.out, "{}", wrap(&text, console.page.width, 2))?;
        Ok(true)
    }

    fn orders(&mut self, which: &str, console: &mut Console<'_>) -> Result<(), CliError> {
        if let Ok(number) = which.parse() {
            let gone = self.table.revoke(self.me, number);
            let key = if gone { "play-asked-again" } else { "play-no-such-order" };
            writeln!(console.out, "{}", self.lexicon.own(key))?;
            return Ok(());
        }
        let orders = self.table.orders(self.me);
        if orders.is_empty() {
            writeln!(console.out, "{}", self.lexicon.own("play-no-orders"))?;
        }
        for (number, order) in orders {
            let what = match &order.until {
                Until::Kind(kind) => self.game_text(console).word(&format!("occasion-{kind}")),
                other => format!("{other:?}").to_lowercase(),
            };
            writeln!(console.out, "  {number}  {}", self.lexicon.own_with("play-order", &[("what", &what)]))?;
        }
        Ok(())
    }

    /// Saves the record under the name that was typed.
    pub(super) fn save(&self, file: &str, console: &mut Console<'_>) -> Result<(), CliError> {
        if file.is_empty() {
            writeln!(console.out, "{}", self.lexicon.own("play-save-where"))?;
            return Ok(());
        }
        let record = self.table.record();
        let key = if record.seed.is_some() { "play-saved" } else { "play-saved-early" };
        match files::write_record(Path::new(file), &record) {
            Ok(_) => writeln!(console.out, "{}", self.lexicon.own_with(key, &[("file", file)]))?,
            Err(fault) => print_fault(&fault, console)?,
        }
        Ok(())
    }

    fn wants_to_leave(&self, console: &mut Console<'_>) -> Result<bool, CliError> {
        let answer = console.ask(&format!("{} ", self.lexicon.own("play-leave")))?;
        let yes = self.lexicon.own("play-yes");
        Ok(answer.is_none_or(|answer| yes.split(' ').any(|yes| yes == answer.to_lowercase())))
    }

    /// After the end: save it, or go.
    pub(super) fn after_the_end(&mut self, console: &mut Console<'_>) -> Result<(), CliError> {
        loop {
            let line = console.ask(&format!("\n{} ", self.lexicon.own("play-over")))?;
            let Some(line) = line else {
                writeln!(console.out)?;
                return Ok(());
            };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word {
                "s" => self.save(rest.trim(), console)?,
                "l" => self.show_log(rest.trim(), console)?,
                "b" => {
                    let board = self.board(Wanted::typed(rest.trim()), console);
                    writeln!(console.out, "\n{board}")?;
                }
                "q" => return Ok(()),
                _ => writeln!(console.out, "{}", self.lexicon.own("play-over-help"))?,
            }
        }
    }

    /// More than one choice is called so.
    fn several(&self, line: &str, offers: &[&Offer], console: &mut Console<'_>) -> Result<(), CliError> {
        let game_text = self.game_text(console);
        let named: Vec<String> = offers.iter().map(|offer| game_text.action(offer)).collect();
        let text = self.lexicon.own_with("play-several", &[("line", line), ("choices", &named.join(", "))]);
        writeln!(console.out, "{}", wrap(&text, console.page.width, 2))?;
        Ok(())
    }

    fn unknown(&self, line: &str, choices: usize, console: &mut Console<'_>) -> Result<(), CliError> {
        // The name of an action that is not offered gets the rule's own answer.
        let known = self.table.why_not(self.me, line).filter(|refused| refused.code() != "no-such-action");
        let text = match known {
            Some(refused) => self.game_text(console).refusal(&refused),
            None => self.lexicon.own_with("play-no-choice", &[("line", line), ("most", &choices.to_string())]),
        };
        writeln!(console.out, "{}", wrap(&text, console.page.width, 2))?;
        Ok(())
    }
}

fn print_fault(fault: &Fault, console: &mut Console<'_>) -> Result<(), CliError> {
    let text = format!("{fault} [{}]", fault.code);
    writeln!(console.out, "{}", wrap(&text, console.page.width, 2))?;
    Ok(())
}
