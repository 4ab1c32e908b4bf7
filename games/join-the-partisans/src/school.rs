//! The cards of the Partisan School, and how a typed answer is judged (JP-6, JP-6.9).
//!
//! Questions, answers and options are data that only the program holds. Options are known by their place in the
//! alphabet of their English words, so that nothing that is written down says which of them is right.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::ops::RangeInclusive;
use std::sync::Arc;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use staffetta_kernel::{Data, Fault, Row, Target, kinds, numbers};

use crate::cards::{self, Question};
use crate::place::Place;

kinds! {
    /// What kind of thing is asked for.
    pub enum AnswerType, "answer-type" { Text = "text", Year = "year", Date = "date", Number = "number" }
}

numbers! {
    /// An option of a card, by the alphabet.
    pub struct Choice, "choice", 3;
}

/// The languages in which the school is held; an answer in any of them counts.
pub const LANGUAGES: [&str; 4] = ["en", "sl", "it", "de"];
/// The most characters of a typed answer.
pub const LONGEST_ANSWER: u16 = 80;

/// Words in every language of the school. Cloning them copies nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words(Arc<[String; LANGUAGES.len()]>);

impl Words {
    /// The words, language by language.
    pub fn each(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// The words in this language; English for others.
    pub fn in_language(&self, language: &str) -> &str {
        &self.0[LANGUAGES.iter().position(|known| *known == language).unwrap_or(0)]
    }
}

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(LANGUAGES.len()))?;
        for (language, words) in LANGUAGES.iter().zip(self.0.iter()) {
            map.serialize_entry(language, words)?;
        }
        map.end()
    }
}

impl JsonSchema for Words {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Words".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "object", "additionalProperties": { "type": "string" }, "x-by": "language" })
    }
}

/// A question with its answer and its options.
#[derive(Debug)]
pub struct Card {
    /// 1 easy, 2 medium, 3 hard.
    pub level: u8,
    /// The place on the map that it is about.
    pub place: Option<Place>,
    kind: AnswerType,
    question: Words,
    options: [Words; 3],
    explanation: Words,
    right: Choice,
    wrong: [Choice; 2],
    /// Normalised spellings that are right, in all languages.
    accepted: Vec<String>,
    /// Normalised spellings of the wrong options, in all languages.
    refused: Vec<String>,
}

/// What the table reads of a typed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing is left of it once it is normalised.
    Empty = 0,
    /// It is not the answer.
    Wrong = 1,
    /// It is the answer.
    Right = 2,
}

impl Verdict {
    /// From the number in the record.
    pub fn of(number: u8) -> Self {
        match number {
            0 => Self::Empty,
            1 => Self::Wrong,
            _ => Self::Right,
        }
    }
}

/// A row for each language.
type Rows<'a> = [&'a Row; LANGUAGES.len()];

/// The words of a column.
fn words(rows: Rows, column: &str) -> Result<Words, Fault> {
    let mut words = [const { String::new() }; LANGUAGES.len()];
    for (word, row) in words.iter_mut().zip(rows) {
        match row.text(column)? {
            "" => return Err(row.fault(format!("the column '{column}' is empty"))),
            text => text.clone_into(word),
        }
    }
    Ok(Words(words.into()))
}

impl Card {
    fn read(row: &Row, rows: Rows) -> Result<Self, Fault> {
        let kind = row.slot("answer_type")?;
        let said = [words(rows, "answer")?, words(rows, "wrong1")?, words(rows, "wrong2")?];
        let mut order = [0, 1, 2];
        order.sort_by(|&a, &b| said[a].0[0].cmp(&said[b].0[0]));
        let place = |which: usize| Choice(order.iter().position(|&at| at == which).unwrap_or(0) as u8);
        let mut accepted: Vec<String> = said[0].each().map(|answer| normalised(answer, kind)).collect();
        for row in rows {
            accepted.extend(row.text("accepted")?.split('|').filter(|entry| !entry.is_empty()).map(str::to_owned));
        }
        accepted.sort_unstable();
        accepted.dedup();
        let card = Self {
            level: row.int("level", 1, 3)? as u8,
            place: if row.text("place")?.is_empty() { None } else { Some(row.slot("place")?) },
            kind,
            question: words(rows, "question")?,
            options: order.map(|at| said[at].clone()),
            explanation: words(rows, "explanation")?,
            right: place(0),
            wrong: [place(1), place(2)],
            accepted,
            refused: said[1..].iter().flat_map(Words::each).map(|wrong| normalised(wrong, kind)).collect(),
        };
        card.check(row)?;
        Ok(card)
    }

    /// Accepted spellings are normalised, the answer is right, the wrong options are not, and no question says its answer.
    fn check(&self, row: &Row) -> Result<(), Fault> {
        if let Some(strange) = self.accepted.iter().find(|entry| normalised(entry, self.kind) != **entry) {
            return Err(row.fault(format!("the accepted '{strange}' is not normalised")));
        }
        for choice in [self.right, self.wrong[0], self.wrong[1]] {
            let expected = if choice == self.right { Verdict::Right } else { Verdict::Wrong };
            if let Some(option) = self.options[choice.slot()].each().find(|option| self.judge(option) != expected) {
                return Err(row.fault(format!("the option '{option}' is not judged {expected:?}")));
            }
        }
        for question in self.question.each() {
            let asked = format!(" {} ", normalised(question, self.kind));
            if let Some(said) = self.accepted.iter().find(|entry| asked.contains(&format!(" {entry} "))) {
                return Err(row.fault(format!("the question says its answer '{said}'")));
            }
        }
        Ok(())
    }

    /// The question.
    pub fn question(&self) -> Words {
        self.question.clone()
    }

    /// What an option says.
    pub fn option(&self, choice: Choice) -> Words {
        self.options[usize::from(choice.0) % 3].clone()
    }

    /// What there is to know about the answer.
    pub fn explanation(&self) -> Words {
        self.explanation.clone()
    }

    /// The option that is right.
    pub fn right(&self) -> Choice {
        self.right
    }

    /// Is a text, and no number, asked for?
    pub fn asks_for_text(&self) -> bool {
        self.kind == AnswerType::Text
    }

    /// Normalised spellings that are right, in all languages.
    pub fn accepted(&self) -> &[String] {
        &self.accepted
    }

    /// A text as it is compared with the accepted spellings.
    pub fn normalised(&self, text: &str) -> String {
        normalised(text, self.kind)
    }

    /// The first of the wrong options.
    pub fn first_wrong(&self) -> Choice {
        self.wrong[0]
    }

    /// The wrong option beside the right one in the last stage: not the one that was chosen before (JP-6.5).
    pub fn left_over(&self, chosen: Option<Choice>) -> Choice {
        if chosen == Some(self.wrong[0]) { self.wrong[1] } else { self.wrong[0] }
    }

    /// Is a typed answer right (JP-6.9)?
    pub fn judge(&self, typed: &str) -> Verdict {
        let answer = normalised(typed, self.kind);
        if answer.is_empty() {
            return Verdict::Empty;
        }
        let right = self.accepted.contains(&answer) || self.kind == AnswerType::Text && self.nearly(&answer);
        if right { Verdict::Right } else { Verdict::Wrong }
    }

    /// Small slips of spelling are forgiven where the word is long enough and no wrong option is as near.
    fn nearly(&self, answer: &str) -> bool {
        if self.refused.iter().any(|wrong| wrong == answer) {
            return false;
        }
        let nearest_wrong = self.refused.iter().map(|wrong| distance(answer, wrong)).min().unwrap_or(usize::MAX);
        self.accepted.iter().any(|entry| {
            let (slips, far) = (forgiven_slips(entry), distance(answer, entry));
            slips > 0 && far <= slips && far <= nearest_wrong
        })
    }
}

/// So many slips of spelling are forgiven in a word of this length.
pub fn forgiven_slips(entry: &str) -> usize {
    match entry.chars().count() {
        0..=4 => 0,
        5..=8 => 1,
        _ => 2,
    }
}

/// All cards, from `school.csv` and a file for each language.
pub fn read(data: &Data) -> Result<Vec<Card>, Fault> {
    let [en, sl, it, de] = LANGUAGES.map(|language| cards::rows::<Question>(data, &format!("school-{language}")));
    let (en, sl, it, de) = (en?, sl?, it?, de?);
    let rows = cards::rows::<Question>(data, "school")?.iter().enumerate();
    rows.map(|(at, row)| Card::read(row, [&en[at], &sl[at], &it[at], &de[at]])).collect()
}

/// A typed answer as the table may read it aloud: without characters that are not seen or that turn the line round.
pub fn read_aloud(typed: &str) -> String {
    let unseen = |c: char| c.is_control() || UNSEEN.iter().any(|range| range.contains(&c));
    typed.chars().filter(|&c| !unseen(c)).collect::<String>().trim().to_owned()
}

/// Soft hyphens, joiners, marks of direction, separators of lines, tags.
const UNSEEN: [RangeInclusive<char>; 8] = [
    '\u{ad}'..='\u{ad}',
    '\u{61c}'..='\u{61c}',
    '\u{180e}'..='\u{180e}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{feff}'..='\u{feff}',
    '\u{e0000}'..='\u{e007f}',
];

const APOSTROPHES: [char; 6] = ['\u{27}', '\u{2018}', '\u{2019}', '\u{2bc}', '\u{60}', '\u{b4}'];
const ARTICLES: [&str; 11] = ["the", "a", "an", "il", "la", "le", "lo", "l", "der", "die", "das"];
const ORDINALS: [&str; 4] = ["st", "nd", "rd", "th"];

/// An answer without case, accents, punctuation and leading article.
pub fn normalised(text: &str, kind: AnswerType) -> String {
    let mut plain = String::new();
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'đ' => plain.push_str("dj"),
            'ß' => plain.push_str("ss"),
            'ł' => plain.push('l'),
            'ø' => plain.push('o'),
            'æ' => plain.push_str("ae"),
            c if APOSTROPHES.contains(&c) => {}
            c => plain.push(c),
        }
    }
    let plain: String =
        plain.nfkd().filter(|&c| !is_combining_mark(c)).map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    let mut words: Vec<&str> = plain.split_whitespace().collect();
    if words.len() > 1 && ARTICLES.contains(&words[0]) {
        words.remove(0);
    }
    if kind == AnswerType::Date {
        words = words.into_iter().map(without_ordinal).collect();
        let bare = words.clone();
        let mut at = 0;
        words.retain(|word| {
            let after_number = at > 0 && bare[at - 1].bytes().all(|c| c.is_ascii_digit());
            at += 1;
            *word != "of" && !(after_number && ORDINALS.contains(word))
        });
    }
    words.join(" ")
}

/// `27th` as `27`.
fn without_ordinal(word: &str) -> &str {
    let digits = word.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let number = !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit());
    if number && ORDINALS.contains(&&word[digits.len()..]) { digits } else { word }
}

/// Insertions, deletions, replacements and exchanges of neighbours between two words (optimal string alignment).
pub fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let best = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                let exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                if exchanged { best.min(rows[i - 2][j - 2] + 1) } else { best }
            };
        }
    }
    rows[a.len()][b.len()]
}

/// How well bots know the answers, by the level of the card: for an open answer and for a choice.
#[derive(Debug)]
pub struct Levels {
    open: [u32; 3],
    options: [u32; 3],
}

impl Levels {
    /// From `levels.csv`.
    pub fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("levels")?;
        let mut levels = Self { open: [0; 3], options: [0; 3] };
        for (at, level) in ["1", "2", "3"].into_iter().enumerate() {
            let row = sheet.row(level)?;
            levels.open[at] = row.int("open", 0, 100)? as u32;
            levels.options[at] = row.int("options", 0, 100)? as u32;
        }
        Ok(levels)
    }

    /// The chance in ten-thousandths that a bot of this skill succeeds, with so many options (none: an open answer).
    pub fn chance(&self, level: u8, skill: u8, options: u32) -> u32 {
        let (at, skill) = (usize::from(level.clamp(1, 3)) - 1, u32::from(skill));
        match options {
            0 => skill * self.open[at],
            _ => (10_000 + (options - 1) * skill * self.options[at] + 1) / options,
        }
    }
}
