//! The game's sentences: prompts, labels, lines of the log, refusals, the end.

use staffetta_kernel::erased::Offer;
use staffetta_kernel::table::Line;
use staffetta_kernel::{Arg, Args, Outcome, Prompt, Rejection, Seat};

use super::{Ink, Lexicon, grid::Grid, wrap};
use crate::console::Page;

/// The game's texts, the names of the players and the page that sentences are written for.
#[derive(Debug)]
pub(crate) struct GameText<'a> {
    pub(crate) lexicon: &'a Lexicon,
    pub(crate) page: Page,
}

impl GameText<'_> {
    pub(crate) fn ink(&self) -> Ink {
        self.page.ink
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.lexicon.seat(seat)
    }

    fn say(&self, key: &str, args: &Args) -> String {
        self.lexicon.catalog.say(key, args, &self.lexicon.names)
    }

    /// A text that speaks of nothing.
    pub(crate) fn word(&self, key: &str) -> String {
        self.say(key, &Args::default())
    }

    /// A text with the id of its rule behind it.
    fn ruled(&self, text: &str, rule: &str) -> String {
        if rule.is_empty() { text.to_owned() } else { format!("{text} {}", self.ink().faint(&format!("({rule})"))) }
    }

    /// A line of the log.
    pub(crate) fn line(&self, line: &Line) -> String {
        match (&line.told, line.withdrawn) {
            (Some(told), _) => self.ruled(&self.say(&told.key(), &told.args), told.rule),
            (None, Some(entry)) => {
                self.ink().faint(&self.lexicon.own_with("play-taken-back", &[("entry", &entry.to_string())]))
            }
            (None, None) => String::new(),
        }
    }

    /// A line of the log, indented and broken to the page.
    pub(crate) fn told(&self, line: &Line, indent: usize) -> String {
        wrap(&format!("{}{}", " ".repeat(indent), self.line(line)), self.page.width, indent + 2)
    }

    /// What is asked.
    pub(crate) fn prompt(&self, prompt: &Prompt) -> String {
        let text = self.say(&format!("prompt-{}", prompt.key), &prompt.args);
        self.ruled(&self.ink().own(&text), prompt.rule)
    }

    /// The sentence of an action, without its price.
    pub(crate) fn action(&self, offer: &Offer) -> String {
        self.say(&format!("verb-{}", offer.verb), &offer.label.args)
    }

    /// The sentence of an action with price, odds and whether it is for good.
    pub(crate) fn offer(&self, offer: &Offer) -> String {
        let mut text = self.action(offer);
        let mut notes = Vec::new();
        notes.extend(offer.label.price.as_ref().filter(|price| !price.is_empty()).cloned());
        notes.extend(offer.label.odds.map(|odds| format!("{:.0} %", odds * 100.0)));
        if !notes.is_empty() {
            text = format!("{text} {}", self.ink().faint(&format!("[{}]", notes.join(", "))));
        }
        text
    }

    /// What the texts say of the things that an action speaks of, unless they are in sight anyway.
    pub(crate) fn story(&self, offer: &Offer, in_sight: &[String]) -> Option<String> {
        let keys = offer.label.args.0.iter().filter_map(|(_, arg)| match arg {
            Arg::Word(key) if !in_sight.contains(key) => Some(key),
            _ => None,
        });
        keys.into_iter().find_map(|key| self.lexicon.story(key))
    }

    /// The name of a verb by itself.
    pub(crate) fn verb(&self, word: &str) -> String {
        self.lexicon.plain(&format!("verb-{word}")).unwrap_or_else(|| word.replace('_', " "))
    }

    /// The sentence of an action with nothing named in it: what its kind of choice is about.
    pub(crate) fn unnamed(&self, offer: &Offer) -> String {
        let nothing = |args: Args, (name, _): &(&'static str, Arg)| args.with(name, "…".to_owned());
        self.say(&format!("verb-{}", offer.verb), &offer.label.args.0.iter().fold(Args::default(), nothing))
    }

    /// Why something is refused.
    pub(crate) fn refusal(&self, refused: &Rejection) -> String {
        match refused {
            Rejection::Rule(refusal) => {
                let args = Args::default().with("n", i64::from(refusal.n));
                let key = format!("refusal-{}", refusal.key);
                let text = if self.lexicon.catalog.has(&key) { self.say(&key, &args) } else { refused.to_string() };
                self.ruled(&text, refusal.rule)
            }
            other => format!("{} [{}]", self.rejection(other), other.code()),
        }
    }

    /// Why the table does not take something, apart from the rules.
    fn rejection(&self, rejection: &Rejection) -> String {
        match rejection {
            Rejection::NotAsked => self.lexicon.own("play-not-asked"),
            Rejection::NoSuchAction(name) => self.lexicon.own_with("play-no-such-action", &[("name", name)]),
            Rejection::NothingToWithdraw => self.lexicon.own("play-nothing-to-withdraw"),
            other => other.to_string(),
        }
    }

    /// How it ended, with ranks and scores.
    pub(crate) fn end(&self, outcome: &Outcome) -> String {
        let end = self.word(&format!("end-{}", outcome.reason));
        let mut grid = Grid::new(["play-rank", "play-player", "play-score"].map(|key| self.lexicon.own(key)));
        let mut seats: Vec<Seat> = (0..outcome.seats).map(Seat).collect();
        seats.sort_by_key(|seat| outcome.rank[seat.at()]);
        for seat in seats {
            let (rank, score) = (outcome.rank[seat.at()], outcome.score[seat.at()]);
            grid.row([rank.to_string(), self.name(seat), score.to_string()]);
        }
        let text = self.ruled(&self.ink().strong(&end), outcome.rule);
        format!("{}\n{}", wrap(&text, self.page.width, 2), grid.text(self.page.width, 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::text::Catalog;
    use staffetta_kernel::{MAX_SEATS, Refusal, Told};

    const TEXT: &str = "log-rolled = { $seat } rolls { $dice }\nrefusal-too-few = You need { $n } dice\n\
        end-points = Counted\nprompt-move = Your move, { $seat }\n";

    fn with_game_text<T>(test: impl FnOnce(&GameText<'_>) -> T) -> T {
        let catalog = Catalog::new("en", TEXT).expect("readable");
        let names = vec!["Anna".to_owned(), "Marco".to_owned()];
        let lexicon = Lexicon::new(catalog, names, &[]).expect("readable");
        test(&GameText { lexicon: &lexicon, page: Page::PLAIN })
    }

    #[test]
    fn a_line_of_the_log_names_its_rule() {
        let told = Told::new("rolled", "X-2").with("seat", Seat(1)).with("dice", "6 4".to_owned());
        let line = Line { entry: 3, seat: Seat(1), told: Some(told), withdrawn: None };
        assert_eq!(with_game_text(|game_text| game_text.line(&line)), "Marco rolls 6 4 (X-2)");
    }

    #[test]
    fn a_withdrawn_entry_is_told() {
        let line = Line { entry: 4, seat: Seat(0), told: None, withdrawn: Some(3) };
        assert_eq!(with_game_text(|game_text| game_text.line(&line)), "Entry 3 is taken back.");
    }

    #[test]
    fn a_refusal_speaks_of_its_number_and_rule() {
        let refused = Rejection::Rule(Refusal::with("X-3", "too-few", 2));
        assert_eq!(with_game_text(|game_text| game_text.refusal(&refused)), "You need 2 dice (X-3)");
        assert_eq!(
            with_game_text(|game_text| game_text.refusal(&Rejection::NotAsked)),
            "this seat is not asked now [not-asked]"
        );
    }

    #[test]
    fn the_end_ranks_the_players() {
        let mut outcome =
            Outcome { seats: 2, rank: [0; MAX_SEATS], score: [0; MAX_SEATS], reason: "points", rule: "X-7" };
        (outcome.rank[0], outcome.rank[1]) = (2, 1);
        (outcome.score[0], outcome.score[1]) = (4, 12);
        let end = with_game_text(|game_text| game_text.end(&outcome));
        assert!(end.starts_with("Counted (X-7)\n"), "{end}");
        assert!(end.find("Marco") < end.find("Anna"), "{end}");
    }
}
