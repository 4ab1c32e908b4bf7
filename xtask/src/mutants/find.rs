//! The mutants of a source file: small changes to one function each.

use std::ops::Range;

use super::tokens::{Kind, Token, tokens};

/// A change to one function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant {
    /// The file, below the game's `src`.
    pub file: String,
    /// The line of the change.
    pub line: usize,
    /// The function.
    pub function: String,
    /// What is changed, in words; the same after lines moved.
    pub what: String,
    /// The body of the function, braces included.
    pub body: Range<usize>,
    /// What is replaced, and by what.
    pub place: Range<usize>,
    pub by: String,
}

/// Functions that say how something is told or shown, or describe the game: no rules.
const NOT_RULES: [&str; 9] =
    ["prompt", "label", "irreversible", "fmt", "about", "schema", "describe", "statistics", "serialize"];

/// Operators and what stands in their place, as cargo-mutants has them.
const OPERATORS: [(&str, &[&str]); 18] = [
    ("==", &["!="]),
    ("!=", &["=="]),
    ("&&", &["||"]),
    ("||", &["&&"]),
    ("<", &["<=", ">"]),
    ("<=", &["<", ">"]),
    (">", &[">=", "<"]),
    (">=", &[">", "<"]),
    ("+", &["-"]),
    ("-", &["+"]),
    ("*", &["+"]),
    ("/", &["*"]),
    ("%", &["/"]),
    ("+=", &["-="]),
    ("-=", &["+="]),
    ("&=", &["|="]),
    ("|=", &["&="]),
    ("<<", &[">>"]),
];

/// Words with which no statement begins that can be left out.
const NOT_LEFT_OUT: [&str; 21] = [
    "let", "return", "use", "break", "continue", "if", "match", "for", "while", "loop", "const", "static", "fn",
    "unsafe", "pub", "impl", "struct", "enum", "type", "mod", "else",
];

/// A function with a body.
struct Function {
    name: String,
    returns: Option<String>,
    /// The tokens of its body, braces included.
    body: Range<usize>,
}

/// A source file that is searched.
struct Source<'a> {
    text: &'a str,
    tokens: Vec<Token>,
}

/// Every mutant of a source file, in the order of the text.
pub fn mutants(file: &str, text: &str) -> Vec<Mutant> {
    let source = Source { text, tokens: tokens(text) };
    let functions = source.functions();
    let mut found = Vec::new();
    for function in functions.iter().filter(|function| !NOT_RULES.contains(&function.name.as_str())) {
        let mut changes = source.whole_body(function);
        for at in function.body.clone().skip(1) {
            changes.extend(source.changes_at(at, function.body.end - 1));
        }
        let body = source.tokens[function.body.start].at.start..source.tokens[function.body.end - 1].at.end;
        found.extend(changes.into_iter().map(|(place, by, what)| Mutant {
            file: file.to_owned(),
            line: text[..place.start].matches('\n').count() + 1,
            function: function.name.clone(),
            what,
            body: body.clone(),
            place,
            by,
        }));
    }
    found
}

/// A place in the text, what is put there, and the change in words.
type Change = (Range<usize>, String, String);

impl<'a> Source<'a> {
    fn word(&self, at: usize) -> &'a str {
        self.tokens.get(at).map_or("", |token| &self.text[token.at.clone()])
    }

    /// The functions that can be changed while the program runs: not those of tests, and none that is `const`. One
    /// within another belongs to that.
    fn functions(&self) -> Vec<Function> {
        let mut found: Vec<Function> = Vec::new();
        for at in 0..self.tokens.len() {
            if found.last().is_some_and(|function| function.body.contains(&at)) {
                continue;
            }
            if self.word(at) == "cfg" && self.word(at + 2) == "test" && self.word(at + 4) == "]" {
                break;
            }
            if self.word(at) != "fn"
                || self.tokens[at + 1].kind != Kind::Word
                || (at > 0 && self.word(at - 1) == "const")
            {
                continue;
            }
            let mut depth = 0;
            let Some(open) = (at..self.tokens.len()).find(|&at| {
                depth += self.deeper(at);
                depth == 0 && self.word(at) == ";" || depth == 1 && self.word(at) == "{"
            }) else {
                continue;
            };
            if self.word(open) == ";" {
                continue;
            }
            let arrow = (at..open).rev().find(|&at| self.word(at) == "->");
            let end = (at..open).find(|&at| self.word(at) == "where").unwrap_or(open);
            let returns = arrow.map(|arrow| self.between(arrow + 1, end).to_owned());
            found.push(Function { name: self.word(at + 1).to_owned(), returns, body: open..self.closing(open) + 1 });
        }
        found
    }

    /// The text of these tokens, spaces between them included.
    fn between(&self, from: usize, to: usize) -> &'a str {
        if from < to { &self.text[self.tokens[from].at.start..self.tokens[to - 1].at.end] } else { "" }
    }

    fn deeper(&self, at: usize) -> i32 {
        match self.word(at) {
            "(" | "[" | "{" => 1,
            ")" | "]" | "}" => -1,
            _ => 0,
        }
    }

    /// Where the bracket is closed that is opened here.
    fn closing(&self, open: usize) -> usize {
        let mut depth = 0;
        for at in open..self.tokens.len() {
            depth += self.deeper(at);
            if depth == 0 {
                return at;
            }
        }
        self.tokens.len() - 1
    }

    /// Answers that a function may give whatever it is asked.
    fn whole_body(&self, function: &Function) -> Vec<Change> {
        let body = self.tokens[function.body.start].at.start..self.tokens[function.body.end - 1].at.end;
        if function.body.len() <= 2 {
            return Vec::new();
        }
        let returns = function.returns.as_deref();
        let answers: &[&str] = match returns {
            None => &["()"],
            Some("bool") => &["true", "false"],
            Some("u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64") => &["0", "1"],
            Some("f32" | "f64") => &["0.0"],
            Some(kind) if kind.starts_with("Option<") => &["None"],
            Some(kind) if kind.starts_with("Vec<") => &["Vec::new()"],
            Some(kind) if kind.starts_with("Result<()") => &["Ok(())"],
            Some(_) => &[],
        };
        let change =
            |answer: &&str| (body.clone(), format!("{{ {answer} }}"), format!("answers {answer} whatever is asked"));
        answers.iter().map(change).collect()
    }

    /// What can be changed at a token of a body.
    fn changes_at(&self, at: usize, end: usize) -> Vec<Change> {
        let word = self.word(at);
        let place = self.tokens[at].at.clone();
        let context = || self.line_of(place.start);
        if let Some((_, others)) = OPERATORS.iter().find(|(sign, _)| *sign == word && self.stands_between(at)) {
            let change =
                |by: &&str| (place.clone(), (*by).to_owned(), format!("{word} becomes {by} in `{}`", context()));
            return others.iter().map(change).collect();
        }
        if word == "!" && self.tokens[at - 1].kind == Kind::Sign && self.tokens[at + 1].at.start == place.end {
            return vec![(place.clone(), String::new(), format!("! is left out in `{}`", context()))];
        }
        let mut changes = Vec::new();
        if word == "if"
            && let Some(condition) = self.condition(at, end)
        {
            for answer in ["true", "false"] {
                changes.push((
                    condition.clone(),
                    answer.to_owned(),
                    format!("the condition is {answer} in `{}`", context()),
                ));
            }
        }
        if let Some(statement) = self.statement(at, end) {
            changes.push((statement, String::new(), format!("left out: `{}`", context())));
        }
        changes
    }

    /// Stands this sign between two operands, with spaces around it?
    fn stands_between(&self, at: usize) -> bool {
        let Range { start, end } = self.tokens[at].at;
        let spaced = |at: usize| self.text.as_bytes().get(at).is_some_and(u8::is_ascii_whitespace);
        let before = self.tokens[at - 1].kind != Kind::Sign || [")", "]", "}", "?"].contains(&self.word(at - 1));
        before && spaced(start - 1) && spaced(end)
    }

    /// The condition of an `if`, or of an arm of a `match`, if nothing is bound in it.
    fn condition(&self, at: usize, end: usize) -> Option<Range<usize>> {
        let mut depth = 0;
        for to in at + 1..end {
            let word = self.word(to);
            if depth == 0 && (word == "{" || word == "=>") {
                return Some(self.tokens[at + 1].at.start..self.tokens[to - 1].at.end);
            }
            if word == "let" || word == "," && depth == 0 {
                return None;
            }
            depth += self.deeper(to);
        }
        None
    }

    /// The statement that begins here, if it can be left out: an assignment or a call, but nothing that is told.
    fn statement(&self, at: usize, end: usize) -> Option<Range<usize>> {
        let begins = ["{", "}", ";"].contains(&self.word(at - 1));
        let first = &self.tokens[at];
        let word = self.word(at);
        if !begins
            || first.kind != Kind::Word && word != "*"
            || NOT_LEFT_OUT.contains(&word)
            || self.word(at + 1) == "!"
        {
            return None;
        }
        let mut depth = 0;
        for to in at..end {
            match self.word(to) {
                ";" if depth == 0 => return Some(first.at.start..self.tokens[to].at.end),
                "," | "=>" | ":" if depth == 0 => return None,
                "}" if depth == 0 => return None,
                "tell" => return None,
                _ => depth += self.deeper(to),
            }
            // The length of an array, not a statement.
            if depth < 0 {
                return None;
            }
        }
        None
    }

    fn line_of(&self, at: usize) -> &'a str {
        let start = self.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let end = self.text[at..].find('\n').map_or(self.text.len(), |newline| at + newline);
        self.text[start..end].trim()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "impl A {\n    const fn small(self) -> bool {\n        self.0 < 3\n    }\n    fn act(&mut self, a: u8) -> bool {\n        if a < 3 && !self.full() {\n            self.count += a;\n            return false;\n        }\n        let (b, c): (Vec<u8>, _) = ([e::<u8>(&a, *d); N], [0; N]);\n        true\n    }\n}\n#[cfg(test)]\nmod tests {\n    fn x() { a == b; }\n}\n";

    #[test]
    fn every_kind_of_change_is_found_and_nothing_else() {
        let found: Vec<String> =
            mutants("a.rs", SOURCE).into_iter().map(|m| format!("{} {}", m.line, m.what)).collect();
        assert_eq!(
            found,
            [
                "5 answers true whatever is asked",
                "5 answers false whatever is asked",
                "6 the condition is true in `if a < 3 && !self.full() {`",
                "6 the condition is false in `if a < 3 && !self.full() {`",
                "6 < becomes <= in `if a < 3 && !self.full() {`",
                "6 < becomes > in `if a < 3 && !self.full() {`",
                "6 && becomes || in `if a < 3 && !self.full() {`",
                "6 ! is left out in `if a < 3 && !self.full() {`",
                "7 left out: `self.count += a;`",
                "7 += becomes -= in `self.count += a;`",
            ]
        );
    }
}
