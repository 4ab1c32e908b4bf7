//! What a viewer is asked and what his actions mean: keys and arguments, no words.

use staffetta_kernel::{Arg, Args, Label, Prompt, Seat, Target};

use crate::action::{Action, Counter};
use crate::event::word;
use crate::fire::{How, able};
use crate::hex::Hex;
use crate::names::spoken;
use crate::odds;
use crate::rules::{MINES, Rules};
use crate::state::{Deed, Draft, State, StepKind};
use crate::steps::choose;
use crate::view::View;

/// What the viewer is asked, or is waiting for.
pub fn prompt(r: &Rules, v: &View) -> Prompt {
    let (Some(step), Some(actor)) = (v.field.steps.top(), v.asked) else {
        return Prompt { key: "over", args: Args::default(), actor: None, rule: "BN-17.6", form: None };
    };
    let asked = v.viewer == Some(actor);
    if !asked {
        let (key, rule) = waits(step.kind);
        return Prompt { key, args: Args::default().with("seat", actor), actor: Some(actor), rule, form: None };
    }
    let (key, rule) = question(v, step.kind);
    let args = args(r, v, step.kind, step.a);
    Prompt { key, args, actor: Some(actor), rule, form: None }
}

fn waits(kind: StepKind) -> (&'static str, &'static str) {
    match kind {
        StepKind::Split
        | StepKind::Place
        | StepKind::Infirmary
        | StepKind::Bunkers
        | StepKind::Mines
        | StepKind::Base
        | StepKind::Assign => ("wait-set-up", "BN-1.7"),
        StepKind::Reaction => ("wait-reaction", "BN-12.1"),
        StepKind::Losses => ("wait-losses", "BN-9.4"),
        StepKind::Retreat => ("wait-retreat", "BN-11.7"),
        StepKind::Move | StepKind::FireAfter => ("wait-move", "BN-8.1"),
        _ => ("wait", "BN-4.1"),
    }
}

fn question(v: &View, kind: StepKind) -> (&'static str, &'static str) {
    let draft = &v.draft;
    if draft.is_open() {
        return drafting(draft, kind);
    }
    match kind {
        StepKind::Split => ("split", "BN-1.7"),
        StepKind::Place => ("place", "BN-1.7"),
        StepKind::Infirmary => ("infirmary", "BN-1.3"),
        StepKind::Bunkers => ("bunkers", "BN-1.3"),
        StepKind::Mines => ("mines", "BN-1.3"),
        StepKind::Base => ("base", "BN-1.2"),
        StepKind::Assign => ("assign", "BN-1.4"),
        StepKind::Hasten => ("hasten", "BN-3.5"),
        StepKind::Move if v.field.group.deed == Deed::Assault => ("step-assault", "BN-11.10"),
        StepKind::Move => ("step", "BN-8.1"),
        StepKind::Reaction => ("reaction", "BN-12.2"),
        StepKind::Losses => ("losses", "BN-9.4"),
        StepKind::Retreat => ("retreat", "BN-11.7"),
        StepKind::Replace => ("replace", "BN-2.1"),
        StepKind::FireAfter => ("fire-after", "BN-9.9"),
        StepKind::Control => ("control", "BN-7.5"),
        _ => ("activation", "BN-4.1"),
    }
}

fn drafting(draft: &Draft, kind: StepKind) -> (&'static str, &'static str) {
    match (draft.deed, draft.target.on_map()) {
        (Deed::Mines, _) if usize::from(draft.laid) < MINES => ("mines", "BN-1.3"),
        (Deed::Mines, _) => ("mine-values", "BN-1.7"),
        (Deed::None, _) => ("choose-deed", "BN-4.4"),
        (Deed::Fire | Deed::FireAndMove, false) => ("choose-target", "BN-9.2"),
        (Deed::Enter | Deed::Storm | Deed::Arrive, false) => ("choose-entry-hex", "BN-14.1"),
        (Deed::Regroup, _) if draft.settled != 0 => ("choose-parts", "BN-5.5"),
        (Deed::Shift, _) => ("control-hex", "BN-7.5"),
        _ if kind == StepKind::Reaction => ("choose-reactors", "BN-12.3"),
        _ => ("choose-units", "BN-4.4"),
    }
}

fn hex_arg(hex: Hex) -> Arg {
    Arg::Plain(hex.name())
}

fn unit_arg(r: &Rules, v: &View, counter: Counter) -> Arg {
    spoken(r, v.field.unit(counter))
}

fn args(r: &Rules, v: &View, kind: StepKind, a: u8) -> Args {
    let f = &v.field;
    let args = Args::default();
    if v.draft.is_open() {
        return match v.draft.deed {
            Deed::Mines if usize::from(v.draft.laid) < MINES => {
                args.with("count", MINES as i32 - i32::from(v.draft.laid))
            }
            Deed::Mines => {
                let at = v.draft.values.len().min(MINES - 1);
                args.with("hex", hex_arg(v.draft.mines[at]))
            }
            deed => args
                .with("deed", word("deed", deed.word()))
                .with("hex", if v.draft.hex.on_map() { hex_arg(v.draft.hex) } else { word("place", "pool") }),
        };
    }
    match kind {
        StepKind::Split | StepKind::Place => args.with("unit", unit_arg(r, v, Counter(a))),
        StepKind::Bunkers => args.with("count", 5 - f.bunkers.count_ones().min(5) as i32),
        StepKind::Mines => args.with("count", MINES as i32),
        StepKind::Move => args.with("mp", f.group.mp).with("hex", hex_arg(f.group.here)),
        StepKind::Reaction => {
            args.with("hex", hex_arg(f.group.here)).with("vf", f.strength(f.group.seat, f.group.mask))
        }
        StepKind::Losses => args.with("count", a),
        StepKind::Retreat => args.with("hex", hex_arg(f.fight.hex)),
        StepKind::Hasten => args.with("cost", r.n.cost_early).with("turn", f.third_marker),
        StepKind::Activation => args.with("pa", f.pa[f.active.at()]),
        _ => args,
    }
}

/// The world of a view, as far as labels need it: hidden mine values do not matter.
fn world(v: &View) -> State {
    let mut s = State::blank();
    s.field = v.field;
    s.draft = v.draft;
    s
}

fn rule(action: Action) -> &'static str {
    match action {
        Action::Keep | Action::Split | Action::Place(_) | Action::Value(_) => "BN-1.7",
        Action::Base(_) => "BN-1.2",
        Action::Assign(_) => "BN-1.4",
        Action::Mine(_) => "BN-1.3",
        Action::Hasten | Action::Bide => "BN-3.5",
        Action::Activate(_) | Action::With(_) | Action::All | Action::Go => "BN-4.4",
        Action::Move | Action::Step(_) | Action::Stop => "BN-8.1",
        Action::Fire => "BN-9.1",
        Action::At(_) => "BN-9.2",
        Action::MoveAndFire | Action::FireAndMove | Action::HoldFire => "BN-9.9",
        Action::Assault => "BN-11.1",
        Action::Regroup | Action::Part(_) => "BN-5.5",
        Action::Recover => "BN-10.4",
        Action::Infirmary => "BN-16.7",
        Action::Enter(_) | Action::To(_) => "BN-14.1",
        Action::Storm(_) => "BN-14.2",
        Action::Pass => "BN-4.1",
        Action::ReactFire(_) | Action::ReactFireWith(_) => "BN-12.3",
        Action::ReactAssault(_) | Action::ReactAssaultWith(_) => "BN-12.6",
        Action::Decline => "BN-12.2",
        Action::Lose(_) => "BN-9.4",
        Action::Retreat(_) => "BN-11.7",
        Action::Replace(_) => "BN-2.1",
        Action::Shift(_) | Action::GiveUp(_) => "BN-7.5",
    }
}

/// What an action means to the one who may choose it.
pub fn label(r: &Rules, v: &View, action: Action) -> Label {
    let label = named_label(r, v, Label::new(rule(action)), action);
    let Some(seat) = v.asked else { return label };
    let pa = |cost: u8| Some(format!("{cost} PA"));
    let mut label = label;
    match action {
        Action::Move | Action::Fire | Action::MoveAndFire | Action::FireAndMove | Action::Assault | Action::Regroup => {
            label.price = pa(r.n.cost_action);
        }
        Action::Recover => label.price = pa(r.n.cost_recovery),
        Action::Infirmary => label.price = pa(r.n.cost_infirmary),
        Action::Hasten => label.price = pa(r.n.cost_early),
        Action::ReactAssault(_) | Action::ReactAssaultWith(_) => label.price = pa(r.n.cost_opportunity_assault),
        Action::With(counter) if v.draft.deed != Deed::None => {
            label.price = pa(choose::price(r, &world(v), seat, v.draft.deed, v.draft.mask | counter.bit()));
        }
        Action::All | Action::Go => {
            let s = world(v);
            let mask = if action == Action::Go { v.draft.mask } else { choose::candidates(r, &s, seat, &v.draft) };
            label.price = pa(choose::price(r, &s, seat, v.draft.deed, mask));
        }
        Action::Step(to) => label.price = step_price(r, v, to),
        _ => {}
    }
    label.odds = chance(r, v, seat, action);
    label.irreversible = matches!(
        action,
        Action::Hasten | Action::ReactFire(_) | Action::ReactAssault(_) | Action::Lose(_) | Action::Retreat(_)
    );
    label
}

fn step_price(r: &Rules, v: &View, to: Hex) -> Option<String> {
    let group = &v.field.group;
    let direction = r.map.direction(group.here, to)?;
    Some(format!("{} MP", r.map.cost[group.here.at()][direction]))
}

/// The chance of at least one hit, or of taking the hex.
fn chance(r: &Rules, v: &View, seat: Seat, action: Action) -> Option<f32> {
    let f = &v.field;
    match action {
        Action::At(target) => {
            let (firing, extra) = if f.step().kind == StepKind::FireAfter {
                let gunners = f.group.all & f.stack(f.group.here);
                (able(r, f, seat, gunners, target, How::AfterMoving), -1)
            } else {
                let draft = Draft { target, ..v.draft };
                let extra = -i8::from(draft.deed == Deed::FireAndMove);
                (able(r, f, seat, choose::candidates(r, &world(v), seat, &draft), target, How::Action), extra)
            };
            Some(odds::any_hit(r, f, seat, firing, target, f.stack(target), extra))
        }
        Action::ReactFire(hex) => {
            let firing = able(r, f, seat, f.stack(hex), f.group.here, How::Reaction);
            Some(odds::any_hit(r, f, seat, firing, f.group.here, f.group.mask, 0))
        }
        Action::ReactAssault(hex) => {
            let draft = Draft { hex, target: f.group.here, deed: Deed::ReactAssault, open: 1, ..Draft::none() };
            let mask = choose::candidates(r, &world(v), seat, &draft);
            Some(odds::assault(r, f, seat, mask, hex, f.group.here).taken)
        }
        Action::Step(to) if f.holder(to).is_some_and(|holder| holder != seat) => {
            Some(odds::assault(r, f, seat, f.group.mask, f.group.here, to).taken)
        }
        Action::Hasten => Some(f32::from(7 - r.n.early_needs.min(7)) / 6.0),
        _ => None,
    }
}

fn named_label(r: &Rules, v: &View, label: Label, action: Action) -> Label {
    match action {
        Action::Place(hex)
        | Action::Mine(hex)
        | Action::Activate(hex)
        | Action::To(hex)
        | Action::At(hex)
        | Action::Step(hex)
        | Action::ReactFire(hex)
        | Action::ReactFireWith(hex)
        | Action::ReactAssault(hex)
        | Action::ReactAssaultWith(hex)
        | Action::Retreat(hex)
        | Action::Replace(hex) => label.with("hex", hex_arg(hex)),
        Action::With(counter) | Action::Lose(counter) | Action::Shift(counter) | Action::GiveUp(counter) => {
            label.with("unit", unit_arg(r, v, counter)).with("vf", v.field.unit(counter).vf)
        }
        Action::Base(formation) | Action::Assign(formation) => {
            label.with("formation", word("formation", formation.word()))
        }
        Action::Enter(entry) | Action::Storm(entry) => label.with("entry", word("entry", entry.word())),
        Action::Value(value) => label.with("value", value.0),
        Action::Part(size) => label.with("vf", size.vf()),
        Action::Pass => label.with("pa", v.field.pa[v.field.active.at()]),
        _ => label,
    }
}
