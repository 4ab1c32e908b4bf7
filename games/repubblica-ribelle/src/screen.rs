//! What a viewer is asked and what his actions mean: keys and arguments, no words.

use staffetta_kernel::{Arg, Args, Label, Prompt, Seat};

use crate::action::Action;
use crate::cards::{Card, Sphere};
use crate::event::card_arg;
use crate::rules::Rules;
use crate::state::{DraftKind, StepKind};
use crate::steps::staff;
use crate::view::View;

fn word(prefix: &str, name: &str) -> Arg {
    Arg::Word(format!("{prefix}-{name}"))
}

fn sphere_of(r: &Rules, v: &View) -> Sphere {
    r.mission(v.public.mission).sphere
}

/// What the viewer is asked, or is waiting for.
pub fn prompt(r: &Rules, v: &View) -> Prompt {
    let Some(step) = v.public.steps.top() else {
        return Prompt { key: "over", args: Args::default(), actor: None, rule: "RR-12.2", form: None };
    };
    let asked = v.viewer.is_some_and(|seat| v.asked.has(seat));
    let actor = if asked { v.viewer } else { v.acting() };
    if !asked {
        let (key, rule) = waits(r, v, step.kind);
        let args = match (step.kind, actor) {
            (StepKind::Staff, _) | (_, None) => Args::default(),
            (_, Some(seat)) => Args::default().with("seat", seat),
        };
        return Prompt { key, args, actor, rule, form: None };
    }
    let (key, rule) = question(r, v, step.kind);
    Prompt { key, args: question_args(r, v, step.kind), actor, rule, form: None }
}

fn question(r: &Rules, v: &View, kind: StepKind) -> (&'static str, &'static str) {
    let military = sphere_of(r, v) == Sphere::Military;
    match (kind, v.draft.what) {
        (StepKind::Boards, _) => ("boards", "RR-1.3"),
        (StepKind::Staff, _) if military => ("staff-military", "RR-2.2"),
        (StepKind::Staff, _) => ("staff", "RR-2.2"),
        (_, DraftKind::Way) => ("way", "RR-3.2"),
        (StepKind::Manoeuvres, _) => ("manoeuvres", "RR-3.1"),
        (StepKind::Mission, _) if military => ("mission-military", "RR-4.3"),
        (StepKind::Mission, _) => ("mission", "RR-4.4"),
        (_, DraftKind::Effect) if v.draft.named == 0 => ("bearer", "RR-5.4"),
        (_, DraftKind::Effect) => ("target", "RR-5.7"),
        (StepKind::Activation, _) => ("activation", "RR-5.3"),
        (StepKind::Movement, _) => ("movement", "RR-5.7"),
        (StepKind::Crisis, _) => ("crisis", "RR-6.7"),
        (StepKind::Store, _) => ("store", "RR-8.1"),
        (StepKind::Loss, _) => ("loss", "RR-7.6"),
        (StepKind::Limit, _) => ("limit", "RR-10.2"),
        (StepKind::Reinforcement, _) => ("reinforcement", "RR-11.8"),
        (StepKind::Counting | StepKind::Outcome | StepKind::Supply | StepKind::PhaseChange, _) => ("over", "RR-15.1"),
    }
}

fn question_args(r: &Rules, v: &View, kind: StepKind) -> Args {
    let args = Args::default();
    let p = &v.public;
    let mission = r.mission(p.mission);
    match (kind, v.draft.what) {
        (_, DraftKind::Way) => args
            .with("piece", word("piece", v.draft.piece.word()))
            .with("left", p.mp - v.draft.cost)
            .with("territory", word("territory", r.territory(here(v)).word())),
        (_, DraftKind::Effect) => args.with("card", card_arg(v.draft.card)),
        (StepKind::Staff, _) => args
            .with("mission", word("mission", p.mission.word()))
            .with("target", staff::target(r, p.mission))
            .with("high", mission.high),
        (StepKind::Manoeuvres | StepKind::Movement, _) => args.with("left", p.mp),
        (StepKind::Mission, _) => args
            .with("mission", word("mission", p.mission.word()))
            .with("target", staff::target(r, p.mission))
            .with("high", mission.high)
            .with("sphere", word("sphere", mission.sphere.word())),
        (StepKind::Store, _) => {
            let sphere = p.steps.top().map_or(Sphere::Military, |step| Sphere::ALL[usize::from(step.b) % 3]);
            args.with("sphere", word("sphere", sphere.word()))
        }
        (StepKind::Loss, _) => {
            let unit = p.steps.top().map_or("dm", |step| if step.b == 0 { "dm" } else { "cp" });
            args.with("unit", word("unit", unit))
        }
        (StepKind::Limit, _) => {
            let seat = v.viewer.unwrap_or_default();
            let limit = r.hand_limit[usize::from(p.support[seat.at()])];
            let excess = v.actions_in_hand(seat).saturating_sub(limit);
            args.with("count", excess.saturating_sub(v.draft.cards.len())).with("limit", limit)
        }
        _ => args,
    }
}

/// Where the piece on its way is.
fn here(v: &View) -> crate::map::Locality {
    let seat = v.viewer.unwrap_or_default();
    v.public.place(seat, v.draft.piece).unwrap_or_default()
}

fn waits(r: &Rules, v: &View, kind: StepKind) -> (&'static str, &'static str) {
    let military = sphere_of(r, v) == Sphere::Military;
    match kind {
        StepKind::Boards => ("boards-waits", "RR-1.3"),
        StepKind::Staff => ("staff-waits", "RR-2.2"),
        StepKind::Manoeuvres => ("manoeuvres-waits", "RR-3.1"),
        StepKind::Mission if military => ("mission-waits", "RR-4.3"),
        StepKind::Mission => ("mission-waits", "RR-4.4"),
        StepKind::Activation => ("activation-waits", "RR-5.2"),
        StepKind::Movement => ("movement-waits", "RR-5.7"),
        StepKind::Crisis => ("crisis-waits", "RR-6.7"),
        StepKind::Store => ("store-waits", "RR-8.1"),
        StepKind::Loss => ("loss-waits", "RR-7.6"),
        StepKind::Limit => ("limit-waits", "RR-10.2"),
        StepKind::Reinforcement => ("reinforcement-waits", "RR-11.8"),
        StepKind::Counting | StepKind::Outcome | StepKind::Supply | StepKind::PhaseChange => ("over", "RR-15.1"),
    }
}

/// What an action means to the one who may choose it.
pub fn label(r: &Rules, v: &View, action: Action) -> Label {
    let seat = v.viewer.unwrap_or_default();
    match action {
        Action::Board(board) => Label::new("RR-1.3").with("board", word("board", board.word())),
        Action::Pledge(points) => Label::new("RR-2.4").with("points", points.0),
        Action::CountMeOut | Action::NeedHelp => Label::new("RR-2.4"),
        Action::Ready => Label::new("RR-2.2"),
        Action::Move(piece) => {
            let at = v.public.place(seat, piece).unwrap_or_default();
            Label::new("RR-3.2").with("piece", word("piece", piece.word())).with("at", word("locality", at.word()))
        }
        Action::Via(territory) => {
            let now = v.draft.path.top().unwrap_or_else(|| r.territory(here(v)));
            let red = r.is_radici(now, territory);
            let each =
                r.house.red_free_each_piece && v.public.steps.top().is_some_and(|s| s.kind == StepKind::Manoeuvres);
            let free = red && v.draft.free == 0 && (v.public.red_free == 1 || each);
            let mut label = Label::new(if red { "RR-3.3" } else { "RR-3.2" })
                .with("territory", word("territory", territory.word()))
                .with("cost", u8::from(!free));
            label.price = Some(format!("{} PM", u8::from(!free)));
            label
        }
        Action::To(at) => Label::new("RR-3.2").with("at", word("locality", at.word())),
        Action::EndManoeuvres => Label::new("RR-3.1"),
        Action::Lay(card) => {
            let mut label = Label::new(if sphere_of(r, v) == Sphere::Military { "RR-4.3" } else { "RR-4.4" })
                .with("card", card_arg(card))
                .with("value", value(r, v, seat, card));
            label.irreversible = sphere_of(r, v) != Sphere::Military;
            label
        }
        Action::Commit => {
            Label { irreversible: true, ..Label::new("RR-4.3") }.with("cards", v.draft.cards.len() + v.draft.leader)
        }
        Action::Pass => Label { irreversible: true, ..Label::new("RR-4.4") },
        Action::Activate(card) => {
            Label::new("RR-5.3").with("card", card_arg(card)).with("effect", word("effect", r.card(card).effect.word()))
        }
        Action::With(piece) => Label::new("RR-5.4").with("piece", word("piece", piece.word())),
        Action::Raid(heap) => Label { irreversible: true, ..Label::new("RR-5.7") }
            .with("seat", heap.seat)
            .with("sphere", word("sphere", heap.sphere.word())),
        Action::Rob(victim) => Label { irreversible: true, ..Label::new("RR-5.7") }.with("seat", victim),
        Action::Place(unit) => Label::new("RR-5.7").with("unit", word("unit", unit.word())),
        Action::EndMove => Label::new("RR-5.7"),
        Action::EndActivation => Label::new("RR-5.3"),
        Action::Store(card) => {
            let sphere = v.public.steps.top().map_or(0, |step| usize::from(step.b) % 3);
            Label::new("RR-8.1").with("card", card_arg(card)).with("value", r.card(card).values[sphere])
        }
        Action::Recover | Action::StoreInstead => Label::new("RR-6.7"),
        Action::Lose(piece) => {
            let at = v.public.place(seat, piece).unwrap_or_default();
            Label::new("RR-7.6").with("piece", word("piece", piece.word())).with("at", word("locality", at.word()))
        }
        Action::Drop(card) => Label::new("RR-10.2").with("card", card_arg(card)),
        Action::Reinforce(unit) => Label::new("RR-11.8").with("unit", word("unit", unit.word())),
    }
}

fn value(r: &Rules, v: &View, seat: Seat, card: Card) -> u8 {
    r.value(card, sphere_of(r, v), v.public.boards[seat.at()], v.public.phase)
}
