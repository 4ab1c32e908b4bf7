//! What the specimen says.

use staffetta_kernel::*;

use super::game::*;
use super::sight::View;

pub const ABOUT: About = About {
    id: "courier",
    version: 1,
    layout: 1,
    min_seats: 2,
    max_seats: 3,
    usual_seats: 3,
    cap: 2000,
    texts: &[("en", include_str!("en.ftl")), ("fr", include_str!("fr.ftl"))],
    rules: include_str!("RULES.md"),
    data: &[("numbers", "key,value\nhit,5\n")],
    presets: &[Preset { key: "usual", seats: 3, options: &[], minutes: 5 }],
};

pub fn prompt(_: &Rules, v: &View) -> Prompt {
    let asked = v.seat.is_some_and(|seat| v.asked.has(seat));
    let key = if asked { v.step.word() } else { "wait" };
    Prompt { key, args: Args::default(), actor: v.asked.iter().next(), rule: "SP-1", form: form(v) }
}

fn form(v: &View) -> Option<Form> {
    (v.step == Step::Quiz).then_some(Form { verb: "answer", max: 40 })
}

pub fn label(action: Action) -> Label {
    match action {
        Action::Lay(card) | Action::With(card) => {
            Label::new("SP-2").with("card", Arg::Word(format!("card-{}", card.word())))
        }
        Action::Steal(seat) => Label::new("SP-6").with("seat", seat),
        _ => Label::new("SP-1"),
    }
}
