//! Hostile answers at the school: judged or refused, shown safely, and the record stays whole.

use crate::school::{G, answer, table};
use staffetta_join_the_partisans::Verdict;
use staffetta_kernel::serde_json::to_string;
use staffetta_kernel::{Desk, Fault, Mode, Refusal, Rejection, Seat, Seed, Table, Target, Viewer, prelude::*};

type Happened = <G as GameRules>::Event;

/// A desk to which something is typed, without a table before it that looks at the text.
struct Typing(&'static str);

impl Desk<Happened> for Typing {
    fn roll(&mut self, _: &'static str, _: u8, out: &mut [u8]) {
        out.fill(1);
    }
    fn shuffle<T: Target>(&mut self, _: &'static str, _: &mut [T]) {}
    fn draw<T: Target>(&mut self, _: &'static str, from: &[T]) -> T {
        from[0]
    }
    fn judge(&mut self, _: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        verdict(self.0)
    }
    fn text(&self) -> &str {
        self.0
    }
    fn reveal(&mut self) {}
    fn seal(&mut self) {}
    fn tell(&mut self, _: impl FnOnce() -> Happened) {}
}

/// What the rules themselves say to a typed text.
fn refusal(typed: &'static str) -> Option<Refusal> {
    let table = table();
    let mut state = *table.state();
    let action = <G as GameRules>::Action::parse("answer").expect("a verb");
    G::act(table.rules(), &mut state, Seat(0), action, &mut Typing(typed)).err()
}

const LONG: &str = "0123456789012345678901234567890123456789012345678901234567890123456789012345678901";

#[test]
fn what_is_too_long_or_no_line_is_refused_by_rule() {
    assert_eq!(refusal(LONG), Some(Refusal::with("JP-6.9", "too-long", 80)));
    for typed in ["Koč\nevje", "Kočevje\u{0}", "\u{1b}[31mKočevje", "Kočevje\r", "\u{7f}", "\u{85}", "\t"] {
        assert_eq!(refusal(typed), Some(Refusal::new("JP-6.9", "no-line")), "{typed:?}");
    }
    // Just as long as is allowed.
    for typed in [&LONG[..80], "", "Kočevje", "<b>Kočevje</b>", "\u{202e}ejvečoK", "{ $seat }", "%s", "🜨🜨🜨"]
    {
        assert_eq!(refusal(typed), None, "{typed:?}");
    }
}

#[test]
fn a_table_refuses_the_same() {
    for typed in [LONG, "Koč\nevje", "Kočevje\u{0}", "\u{1b}[31m", "\u{85}"] {
        let refused = answer(&mut table(), typed);
        assert!(matches!(refused, Err(Rejection::Fault(Fault { code: "bad-text", .. }))), "{typed:?}: {refused:?}");
    }
}

#[test]
fn an_empty_answer_is_a_pass() {
    for typed in ["", " ", "...", "\u{200f}\u{202e}\u{2066}", "\u{feff}", "<>&\"'"] {
        let mut table = table();
        answer(&mut table, typed).expect("taken");
        assert_eq!(table.view(Viewer::Crowd).step, "three_options", "{typed:?}: no appeal is offered");
        assert!(!to_string(&table.lines(Viewer::Crowd, 0)).expect("lines").contains("answered"), "{typed:?}");
    }
}

#[test]
fn marks_of_direction_and_joiners_neither_help_nor_hurt() {
    let table = table();
    let card = table.rules().question(18);
    for typed in ["\u{202e}Kočevje\u{202c}", "\u{200f}Kočevje", "\u{feff}Kočevje\u{200b}", "Ｋočevje", "Koc\u{30c}evje"]
    {
        assert_eq!(card.judge(typed), Verdict::Right, "{typed:?}");
    }
    assert_eq!(card.judge("\u{202e}ejvečoK"), Verdict::Wrong);
}

/// What somebody typed stands in the log as plain text, without characters that turn the line round.
#[test]
fn a_hostile_answer_stands_in_the_log_as_plain_text() {
    let typed = "<img src=x onerror=alert(1)> { $seat } \u{202e}\u{2066}\u{200b}ejvečoK\u{ad}";
    let mut hostile = table();
    answer(&mut hostile, typed).expect("judged");
    let lines = to_string(&hostile.lines(Viewer::Crowd, 0)).expect("lines");
    assert!(lines.contains("<img src=x onerror=alert(1)> { $seat } ejvečoK"), "{lines}");
    assert!(!lines.contains(['\u{202e}', '\u{2066}', '\u{200b}', '\u{ad}']), "{lines}");
    assert_eq!(hostile.view(Viewer::Crowd).points[0], 0);
}

#[test]
fn a_record_with_hostile_answers_is_played_again_to_the_letter() {
    for typed in
        ["<script>\"\\\u{202e}", "' OR 1=1; --", "\u{1f595}\u{200d}\u{fe0f}", "{\"seat\":3}", "a\u{300}\u{301}\u{302}"]
    {
        let mut hostile = table();
        answer(&mut hostile, typed).expect("judged");
        let record = hostile.record();
        let written = to_string(&record).expect("a record");
        let read = staffetta_kernel::serde_json::from_str(&written).expect("a record");
        let again = Table::<G>::replay(&read, Mode::Verify, Some(Seed::plain(1))).expect("it is played again");
        assert_eq!(again.lines(Viewer::Crowd, 0), hostile.lines(Viewer::Crowd, 0), "{typed:?}");
        assert_eq!(again.entries().last().and_then(|entry| entry.text.as_deref()), Some(typed));
    }
}
