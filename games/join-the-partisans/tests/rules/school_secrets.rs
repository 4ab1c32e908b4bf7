//! Nobody can read an answer, an accepted spelling, a later option or an explanation before it is shown: whole games are
//! played, and everything that is sent is searched.

use staffetta_join_the_partisans::{Card, Choice, JoinThePartisans, View};
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::{Value, to_value};
use staffetta_kernel::{Choices, Dice, FastRng, Head, Rng, Seat, Seed, Setup, Table, Target, Viewer, prelude::*};
use std::collections::{BTreeMap, BTreeSet};

type G = JoinThePartisans;
type Act = <G as GameRules>::Action;

/// Every text in a message, names of fields too.
fn texts(message: &Value, out: &mut Vec<String>) {
    match message {
        Value::String(text) => out.push(text.clone()),
        Value::Array(list) => list.iter().for_each(|part| texts(part, out)),
        Value::Object(fields) => fields.iter().for_each(|(name, part)| {
            out.push(name.clone());
            texts(part, out);
        }),
        _ => {}
    }
}

/// What may not be read of the card on the table, normalised: all but the options of its stage.
fn hidden(card: &Card, view: &View, reads_answer: bool) -> BTreeSet<String> {
    let mut hidden: BTreeSet<String> = card.accepted().iter().cloned().collect();
    for choice in 0..3 {
        hidden.extend(card.option(Choice(choice)).each().map(|words| card.normalised(words)));
    }
    hidden.extend(card.explanation().each().map(|words| card.normalised(words)));
    let count = match view.step {
        "three_options" => 3,
        "two_options" => 2,
        _ => 0,
    };
    let shown = view.now_asked.as_ref().expect("a question");
    assert_eq!(shown.options.iter().flatten().count(), count, "{}", view.step);
    assert_eq!(shown.answer.is_some(), reads_answer, "{}", view.step);
    assert!(shown.explanation.is_none());
    let laid_out = shown.options.iter().chain([&shown.answer]).flatten();
    let read: Vec<String> = laid_out.flat_map(|words| words.each()).map(|words| card.normalised(words)).collect();
    hidden.retain(|entry| !read.iter().any(|words| format!(" {words} ").contains(&format!(" {entry} "))));
    hidden
}

/// What a viewer is sent: the view without the card that is resolved, the question put to him, the new lines.
fn sent(table: &Table<G>, viewer: Viewer, from: usize) -> (View, Vec<String>, Vec<String>) {
    let view = table.view(viewer);
    let mut message = to_value(&view).expect("a view");
    let fields = message.as_object_mut().expect("fields");
    fields.remove("last_asked");
    let mut asked = Vec::new();
    texts(&fields.remove("now_asked").expect("a field"), &mut asked);
    let mut others = Vec::new();
    texts(&message, &mut others);
    texts(&to_value(G::prompt(table.rules(), &view)).expect("a prompt"), &mut others);
    texts(&to_value(table.lines(viewer, from)).expect("lines"), &mut others);
    for entry in &table.entries()[table.entries().len().saturating_sub(2)..] {
        others.extend(entry.fell.iter().cloned().map(String::from));
    }
    (view, asked, others)
}

/// Questions and explanations of all cards, with their numbers.
fn sentences(table: &Table<G>) -> BTreeMap<String, usize> {
    let of = |number: usize| {
        let card = table.rules().question(number);
        [card.question(), card.explanation()].map(|words| words.each().map(str::to_owned).collect::<Vec<_>>()).concat()
    };
    (1..=100).flat_map(|number| of(number).into_iter().map(move |sentence| (sentence, number))).collect()
}

fn search(table: &Table<G>, sentences: &BTreeMap<String, usize>, viewer: Viewer, from: usize) {
    let (view, asked, others) = sent(table, viewer, from);
    let Some(shown) = &view.now_asked else { return };
    let number = shown.card.slot() + 1;
    let card = table.rules().question(number);
    for text in asked.iter().chain(&others) {
        let of = sentences.get(text).copied().unwrap_or(number);
        assert_eq!(of, number, "{viewer:?} reads another card: '{text}'");
    }
    let reads_answer = view.step == "appeal" && view.seat.is_some_and(|seat| view.asked.has(seat));
    let padded =
        |texts: Vec<String>| texts.iter().map(|text| format!(" {} ", card.normalised(text))).collect::<Vec<_>>();
    let (asked, others) = (padded(asked), padded(others));
    for entry in hidden(card, &view, reads_answer) {
        // Short words and numbers are also ids of places, years and dice: those are looked for in the card alone.
        let everywhere = card.asks_for_text() && entry.len() > 4;
        let words = format!(" {entry} ");
        let found = asked.iter().chain(others.iter().filter(|_| everywhere)).find(|text| text.contains(&words));
        assert_eq!(found, None, "{viewer:?} reads '{entry}' at {}", view.step);
    }
}

/// Now and then the answer in some language, else what nobody accepts.
fn typed(table: &Table<G>, rng: &mut FastRng) -> String {
    let card = table.view(Viewer::Crowd).now_asked.expect("a question").card;
    let card = table.rules().question(card.slot() + 1);
    match rng.below(8) {
        language @ 0..4 => card.option(card.right()).each().nth(language as usize).expect("words").to_owned(),
        _ => "nobody knows".to_owned(),
    }
}

/// Plays a game and counts the stages in which something was asked.
fn play(seed: u64, school: &str, stages: &mut BTreeMap<&'static str, u32>) {
    let setup = Setup::seats(3).option("school", school).option("stars", "true").option("years", "3");
    let mut table =
        Table::<G>::open(setup.ready().expect("a table"), Dice::Seed(Seed::plain(seed)), Head::default(), 0)
            .expect("a table");
    let mut rng = FastRng::new(seed);
    let mut choices = Choices::new();
    let answer = Act::parse("answer").expect("a verb");
    let sentences = sentences(&table);
    while let Some(seat) = table.awaiting().asked().iter().next() {
        table.actions(seat, &mut choices);
        let action = rng.one_of(&choices).expect("a choice");
        let text = (action == answer).then(|| typed(&table, &mut rng));
        let from = table.line_count();
        table.pick(seat, action, text.as_deref(), By::Seat, 0).expect("a listed action");
        let view = table.view(Viewer::Crowd);
        if view.now_asked.is_some() {
            *stages.entry(view.step).or_default() += 1;
            for viewer in (0..3).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Crowd]) {
                search(&table, &sentences, viewer, from);
            }
        }
    }
}

#[test]
fn no_message_says_what_is_not_shown_yet() {
    let mut stages = BTreeMap::new();
    for seed in 0..60 {
        play(seed, if seed % 3 == 0 { "options" } else { "typed" }, &mut stages);
    }
    for stage in ["open_question", "wrong_answer", "appeal", "three_options", "two_options"] {
        assert!(stages.get(stage).is_some_and(|&count| count > 30), "{stage}: {stages:?}");
    }
}

/// After it is resolved everybody reads the answer and why it is right.
#[test]
fn the_explanation_comes_with_the_answer() {
    let ready = Setup::seats(2).option("school", "options").ready::<G>().expect("a table");
    let mut table = Table::<G>::open(ready, Dice::Seed(Seed::plain(5)), Head::default(), 0).expect("a table");
    let (mut rng, mut choices) = (FastRng::new(5), Choices::new());
    let mut before = None;
    loop {
        let seat = table.awaiting().asked().iter().next().expect("somebody is asked");
        table.actions(seat, &mut choices);
        let action = rng.one_of(&choices).expect("a choice");
        table.pick(seat, action, None, By::Seat, 0).expect("a listed action");
        let view = table.view(Viewer::Crowd);
        if let (Some(card), Some(shown)) = (before, &view.last_asked) {
            assert_eq!(shown.card, card);
            let words = table.rules().question(card.slot() + 1);
            assert_eq!(shown.answer, Some(words.option(words.right())));
            assert_eq!(shown.explanation, Some(words.explanation()));
            return;
        }
        before = view.now_asked.map(|shown| shown.card);
    }
}
