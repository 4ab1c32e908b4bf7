//! The stacks: who stands in a hex, with values and marks.

use staffetta_kernel::text_board::{TextLine, TextPage, TextPart, Tone};
use staffetta_kernel::{Arg, Args, Target};

use super::{asked_about, letter};
use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN};
use crate::names::UnitName;
use crate::rules::Rules;
use crate::view::View;

/// The stacks that the question is about.
pub fn near(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let hexes = asked_about(v, page).into_iter().filter(|&hex| !v.public.is_empty(hex));
    let lines = hexes.map(|hex| stack(r, v, page, hex)).collect();
    TextPart::new("stacks", page.word("board-stacks"), lines)
}

/// All stacks, for whoever asks for them.
pub fn all(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let mut hexes: Vec<Hex> = [PARTISAN, AXIS].into_iter().flat_map(|seat| v.public.stacks(seat)).collect();
    hexes.sort();
    let lines = hexes.into_iter().map(|hex| stack(r, v, page, hex)).collect();
    TextPart::new("all-stacks", page.word("board-stacks-all"), lines).on_request()
}

/// `10.12 P6  Redi 1 infantry 3/4 pinned · ...`
fn stack(r: &Rules, v: &View, page: &TextPage<'_>, hex: Hex) -> TextLine {
    let p = &v.public;
    let seat = p.holder(hex).unwrap_or(PARTISAN);
    let head = format!("  {} {}{} ", hex.word(), letter(page, seat), p.size(p.stack(hex)));
    let mut line = TextLine::default().with(head, Tone::Side(seat.0));
    for (at, counter) in p.stacked(hex).enumerate() {
        if at > 0 {
            line = line.with(" · ", Tone::Faint);
        }
        if let Some(number) = page.number(&format!("unit:{}", counter.name())) {
            line = line.with(format!("{number} "), Tone::Own);
        }
        line = line.with(unit(r, v, page, counter), Tone::Plain);
    }
    line
}

/// A unit: name, type, strength of its full strength, arms and marks.
fn unit(r: &Rules, v: &View, page: &TextPage<'_>, counter: Counter) -> String {
    let unit = v.public.unit(counter);
    let print = v.public.print(r, counter);
    let name = match Arg::from(&UnitName::of(r, unit)) {
        Arg::Phrase(key, args) => page.say(&key, &args),
        Arg::Word(key) => page.word(&key),
        _ => counter.name(),
    };
    let kind = page.word(&format!("type-{}", print.kind.word())).to_lowercase();
    let mut told = if print.combat { format!("{name} {kind} {}/{}", unit.vf, print.vf) } else { name };
    let fired = Args::default().with("count", i64::from(unit.marks.fires()));
    let marks = [
        print.automatic.then(|| page.word("board-automatic")),
        print.light.then(|| page.word("board-light")),
        (unit.marks.fires() > 0).then(|| page.say("board-fired", &fired)),
        unit.marks.pinned().then(|| page.word("board-is-pinned")),
        v.out_of_command[counter.seat().at()].has(counter).then(|| page.word("board-out-of-command")),
    ];
    let marks: Vec<String> = marks.into_iter().flatten().collect();
    if !marks.is_empty() {
        told = format!("{told} ({})", marks.join(", "));
    }
    told
}
