//! `RULES.md` as the code sees it: ids with their provenance.

use serde::Serialize;
use std::collections::BTreeMap;

use crate::fault::Fault;

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It is printed in the rulebook.
    Printed,
    /// It decides a gap or a contradiction of the rulebook.
    Ruling,
    /// It is ours, where the rulebook is silent.
    House,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// Where it comes from.
    pub mark: Mark,
    /// It only says what a word means: there is nothing to play.
    pub definition: bool,
    /// Its words, in Markdown.
    pub text: String,
}

/// All rules by id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook(pub BTreeMap<String, Rule>);

impl Rulebook {
    /// Reads the entries of a `RULES.md`: lines that begin `- **LR-5.33** · ruling · `, with the indented lines that
    /// follow.
    pub fn parse(markdown: &str) -> Result<Self, Fault> {
        let mut rules: BTreeMap<String, Rule> = BTreeMap::new();
        let mut open: Option<String> = None;
        for (line, text) in markdown.lines().enumerate() {
            let more = text.starts_with("  ") && !text.trim_start().starts_with("- ");
            if let Some(rule) = open.as_ref().filter(|_| more).and_then(|id| rules.get_mut(id)) {
                rule.text = format!("{} {}", rule.text, text.trim()).trim().to_owned();
                continue;
            }
            open = None;
            let Some(rest) = text.strip_prefix("- **") else { continue };
            let place = format!("RULES.md line {}", line + 1);
            let Some((id, rest)) = rest.split_once("**") else { continue };
            let mut parts = rest.splitn(3, '·').map(str::trim);
            let (Some(""), Some(mark), Some(words)) = (parts.next(), parts.next(), parts.next()) else { continue };
            let (mark, definition) = match mark.strip_suffix(" definition") {
                Some(mark) => (mark, true),
                None => (mark, false),
            };
            let mark = match mark {
                "printed" => Mark::Printed,
                "ruling" => Mark::Ruling,
                "house" => Mark::House,
                other => {
                    let reason = format!("{id} is marked '{other}', not printed, ruling or house");
                    return Err(Fault::new("bad-rules", place, reason));
                }
            };
            let rule = Rule { mark, definition, text: words.to_owned() };
            if rules.insert(id.to_owned(), rule).is_some() {
                return Err(Fault::new("bad-rules", place, format!("{id} stands twice")));
            }
            open = Some(id.to_owned());
        }
        if let Some((id, _)) = rules.iter().find(|(_, rule)| rule.text.is_empty()) {
            return Err(Fault::new("bad-rules", "RULES.md", format!("{id} has no words")));
        }
        Ok(Self(rules))
    }

    /// Is there such a rule?
    pub fn has(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_an_id_a_mark_and_words() {
        let book = Rulebook::parse("# Rules\n- **X-1** · printed · Roll.\n- a list\n").expect("readable");
        assert_eq!(book.0["X-1"], Rule { mark: Mark::Printed, definition: false, text: "Roll.".to_owned() });
        assert_eq!(book.0.len(), 1);
    }

    #[test]
    fn an_entry_goes_on_in_indented_lines() {
        let book =
            Rulebook::parse("- **X-1** · house · Roll\n  the die.\n- **X-2** · house ·\n  Hold.\n\n  Not a rule.\n");
        let book = book.expect("readable");
        assert_eq!((&*book.0["X-1"].text, &*book.0["X-2"].text), ("Roll the die.", "Hold."));
        assert!(Rulebook::parse("- **X-1** · house ·\n").is_err());
    }

    #[test]
    fn a_rule_that_stands_twice_or_has_no_provenance_is_a_fault() {
        assert!(Rulebook::parse("- **X-1** · printed · Roll.\n- **X-1** · house · Roll.").is_err());
        assert!(Rulebook::parse("- **X-1** · guess · Roll.").is_err());
    }
}
