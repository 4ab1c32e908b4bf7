//! What a viewer is asked and what his actions mean: keys and arguments, no words.

use staffetta_kernel::{Arg, Args, Label, Prompt, Seat};

use crate::action::{Action, Loss};
use crate::cards::{Clg, EventKind, Leader, SPOTS, Spot};
use crate::cover::{Cover, Need};
use crate::dice::Die;
use crate::rules::Rules;
use crate::state::{DraftKind, StepKind};
use crate::steps::duck;
use crate::view::View;

fn word(prefix: &str, name: &str) -> Arg {
    Arg::Word(format!("{prefix}-{name}"))
}

fn mission(v: &View, spot: Spot) -> Arg {
    word("mission", v.kinds[spot.at() % SPOTS].word())
}

/// A die as it lies there: its colour and what it shows.
fn die(r: &Rules, v: &View, die: Die) -> Arg {
    let value = if die.is_bonus() { r.bonus_value(die, drafted(r, v)) } else { v.pool.shows(die) };
    Arg::Plain(value.to_string())
}

fn drafted<'a>(r: &'a Rules, v: &View) -> Option<&'a crate::rules::Mission> {
    matches!(v.draft.what, DraftKind::Defeat | DraftKind::DefeatAlt)
        .then(|| r.mission(v.row[usize::from(v.draft.target) % SPOTS]))
}

/// What the viewer is asked, or is waiting for.
pub fn prompt(r: &Rules, v: &View) -> Prompt {
    let Some(step) = v.steps.top() else {
        return Prompt { key: "over", args: Args::default(), actor: None, rule: "LR-6.6", form: None };
    };
    let blind = step.kind == StepKind::BlindLeaders;
    let actor = match step.kind {
        StepKind::Leaders | StepKind::Choose | StepKind::Duck => Some(Seat(step.a)),
        StepKind::BlindLeaders => v.viewer.filter(|&seat| v.asked.has(seat)),
        StepKind::Window => next_in_window(v),
        _ => Some(v.active),
    };
    let asked = v.viewer.is_some_and(|seat| v.asked.has(seat));
    let (key, rule) = if asked { asked_for(v, step.kind, step.a) } else { waits_for(step.kind, step.a) };
    let mut args = Args::default();
    if !asked && !blind {
        args = args.with("seat", actor.unwrap_or(v.active));
    }
    if asked {
        args = question_args(r, v, args);
    }
    Prompt { key, args, actor: if asked { v.viewer } else { actor }, rule, form: None }
}

fn next_in_window(v: &View) -> Option<Seat> {
    (1..v.seats).map(|i| v.active.left(i, v.seats)).find(|&seat| v.asked.has(seat))
}

fn asked_for(v: &View, kind: StepKind, a: u8) -> (&'static str, &'static str) {
    match v.draft.what {
        DraftKind::None => {}
        DraftKind::Play if v.draft.extra > 0 => return ("spend-a-die", "LR-5.40b"),
        DraftKind::Play => return ("aim-the-card", "LR-3.3"),
        DraftKind::Defeat | DraftKind::DefeatAlt => return ("cover-the-slot", "LR-5.32"),
        DraftKind::CoverVichy => return ("cover-vichy", "LR-5.37"),
        DraftKind::Sow | DraftKind::Steal | DraftKind::Buy => return ("pay", "LR-5.40a"),
    }
    match kind {
        StepKind::Leaders => ("leaders", "LR-5.1"),
        StepKind::BlindLeaders => ("blind-leaders", "LR-5.1"),
        StepKind::Choose => ("choose", "LR-5.11"),
        StepKind::Duck => ("duck", "LR-5.51"),
        StepKind::PreRoll => ("pre-roll", "LR-5.16"),
        StepKind::Window => match a {
            1 => ("r1", "LR-5.19"),
            2 => ("r2", "LR-5.30"),
            3 => ("r3", "LR-5.41"),
            _ => ("r4", "LR-5.41"),
        },
        StepKind::PostRoll => ("post-roll", "LR-5.21"),
        StepKind::Explode => ("explode", "LR-5.25"),
        StepKind::OverLimit => ("over-limit", "LR-O.buy_over_limit"),
        StepKind::Take => ("take", "LR-5.48"),
        _ => ("action", "LR-5.31"),
    }
}

fn waits_for(kind: StepKind, a: u8) -> (&'static str, &'static str) {
    match kind {
        StepKind::Leaders => ("wait-leaders", "LR-5.1"),
        StepKind::BlindLeaders => ("wait-blind-leaders", "LR-5.1"),
        StepKind::Choose => ("wait-choose", "LR-5.11"),
        StepKind::Duck => ("wait-duck", "LR-5.51"),
        StepKind::PreRoll => ("wait-pre-roll", "LR-5.16"),
        StepKind::Window => match a {
            1 => ("wait-r1", "LR-5.19"),
            2 => ("wait-r2", "LR-5.30"),
            3 => ("wait-r3", "LR-5.41"),
            _ => ("wait-r4", "LR-5.41"),
        },
        StepKind::PostRoll => ("wait-post-roll", "LR-5.21"),
        StepKind::Explode => ("wait-explode", "LR-5.25"),
        StepKind::OverLimit => ("wait-over-limit", "LR-O.buy_over_limit"),
        StepKind::Take => ("wait-take", "LR-5.48"),
        _ => ("wait-action", "LR-5.31"),
    }
}

/// What the question speaks of.
fn question_args(r: &Rules, v: &View, mut args: Args) -> Args {
    match v.draft.what {
        DraftKind::None => {}
        DraftKind::Play => {
            let card = Clg::ALL[usize::from(v.draft.target) % Clg::ALL.len()];
            return args.with("card", word("clg", card.word()));
        }
        what => {
            let need = need(r, v);
            if let Some(spot) = drafted(r, v).map(|_| Spot(v.draft.target)) {
                args = args.with("mission", mission(v, spot));
            }
            if matches!(what, DraftKind::Sow | DraftKind::Steal | DraftKind::Buy) {
                args = args.with("what", word("purchase", what.word()));
            }
            return slot_args(args, need, v.draft.cover());
        }
    }
    let top = v.steps.top().unwrap_or_default();
    match top.kind {
        StepKind::Duck => {
            let below = v.steps.len().checked_sub(2).map(|at| v.steps[at]).unwrap_or_default();
            let event = v.event.top().map_or(0, |event| r.event(event).recruits);
            let loss = duck::loss_of(below, event);
            args.with("loss", loss).with("price", r.numbers.duck_price).with("most", top.c)
        }
        StepKind::Choose => {
            let card = r.event(EventKind::BotchedRaids);
            args.with("glory", card.glory).with("recruits", card.recruits)
        }
        StepKind::Explode => args.with("sixes", v.pending_sixes).with("left", r.numbers.blue_dice - v.blue_used),
        StepKind::Action => args
            .with("glory", v.forecast.glory)
            .with("recruits", v.forecast.recruits)
            .with("lost", v.forecast.lost_glory)
            .with("loss", v.forecast.loss),
        StepKind::Window => args.with("seat", v.active),
        StepKind::Take => args.with("glory", top.a),
        _ => args,
    }
}

fn need<'a>(r: &'a Rules, v: &View) -> &'a Need {
    match (v.draft.what, drafted(r, v)) {
        (DraftKind::DefeatAlt, Some(mission)) => mission.alt.as_ref().unwrap_or(&mission.need),
        (_, Some(mission)) => &mission.need,
        (DraftKind::CoverVichy, _) => &r.vichy,
        _ if v.draft.extra == 1 => &r.discount,
        _ => &r.price,
    }
}

/// The open slot: its colour and what it wants.
fn slot_args(args: Args, need: &Need, cover: Cover) -> Args {
    let (slot, wants) = if cover.slot < need.whites {
        ("white", need.white[usize::from(cover.slot) & 3])
    } else {
        ("black", cover.lacks)
    };
    args.with("slot", word("slot", slot)).with("wants", wants)
}

/// What an action means to the one who may choose it.
pub fn label(r: &Rules, v: &View, action: Action) -> Label {
    let numbers = &r.numbers;
    match action {
        Action::PickLeader(leader) => Label::new("LR-5.1").with("leader", word("leader", leader.word())),
        Action::Choose(loss) => {
            let card = r.event(EventKind::BotchedRaids);
            let count = if loss == Loss::Glory { card.glory } else { card.recruits };
            Label::new("LR-5.11").with("loss", word("loss", loss.word())).with("count", count)
        }
        Action::Duck(saved) => {
            let band = v.steps.top().map_or(0, |step| v.bands[usize::from(step.a) % v.bands.len()].glory);
            let price = r.duck_price(saved.0, band);
            Label::new("LR-5.51").with("saved", saved.0).with("price", price)
        }
        Action::Roll => Label { irreversible: true, ..Label::new("LR-5.16") },
        Action::Gift(to) => {
            let card = r.leader(Leader::SaintPierre);
            Label::new("LR-5.17").with("seat", to).with("glory", card.value)
        }
        Action::Keep => Label::new("LR-5.24").with("sixes", v.pool.counts.count(6) as i64),
        Action::Mulligan(d) => Label { irreversible: true, ..Label::new("LR-5.22") }.with("die", die(r, v, d)),
        Action::Reroll(d) => Label { irreversible: true, ..Label::new("LR-5.23") }.with("die", die(r, v, d)),
        Action::RollBlue => Label { irreversible: true, odds: Some(5.0 / 6.0), ..Label::new("LR-5.26") }
            .with("left", numbers.blue_dice.saturating_sub(v.blue_used)),
        Action::StopBlue => Label::new("LR-5.29"),
        Action::Defeat(spot) => {
            let card = r.mission(v.row[spot.at() % SPOTS]);
            Label { price: price_of(&card.need, card.recruit_cost), ..Label::new("LR-5.32") }
                .with("mission", mission(v, spot))
                .with("spot", spot.0 + 1)
        }
        Action::DefeatAlt(spot) => {
            let card = r.mission(v.row[spot.at() % SPOTS]);
            let price = card.alt.as_ref().and_then(|need| price_of(need, card.alt_recruit_cost));
            Label { price, ..Label::new("LR-5.35") }.with("mission", mission(v, spot)).with("spot", spot.0 + 1)
        }
        Action::CoverVichy => Label { price: price_of(&r.vichy, 0), ..Label::new("LR-5.37") },
        Action::Sow(victim) => Label { price: price_of(&r.price, 0), ..Label::new("LR-5.38") }.with("seat", victim),
        Action::Steal(victim) => Label { price: price_of(&r.price, 0), ..Label::new("LR-5.40") }.with("seat", victim),
        Action::Buy => Label { price: price_of(&r.price, 0), ..Label::new("LR-5.39") },
        Action::Discount => {
            Label { price: price_of(&r.discount, 0), ..Label::new("LR-5.40a") }.with("price", r.discount.black[0])
        }
        Action::Lay(d) => Label::new("LR-5.32").with("die", die(r, v, d)).with("kind", word("die", die_kind(d))),
        Action::Play(card) => Label::new("LR-3.3").with("card", word("clg", card.word())),
        Action::At(victim) => {
            let card = Clg::ALL[usize::from(v.draft.target) % Clg::ALL.len()];
            Label { irreversible: true, ..Label::new("LR-3.3") }
                .with("seat", victim)
                .with("card", word("clg", card.word()))
        }
        Action::AtMission(spot) => Label::new("LR-5.40b").with("mission", mission(v, spot)).with("spot", spot.0 + 1),
        Action::Spend(d) => Label { irreversible: true, ..Label::new("LR-5.40b") }.with("die", die(r, v, d)),
        Action::Remove(d) => Label { irreversible: true, ..Label::new("LR-5.30") }.with("die", die(r, v, d)),
        Action::Discard(card) => {
            Label { irreversible: true, ..Label::new("LR-5.40d") }.with("card", word("clg", card.word()))
        }
        Action::EndTurn => Label::new("LR-5.31"),
        Action::Pass => Label::new("LR-5.42"),
        Action::Take(victim) => {
            let glory = v.steps.top().map_or(0, |step| step.a);
            Label::new("LR-5.48").with("seat", victim).with("glory", glory)
        }
        Action::TakeNone => Label::new("LR-5.48"),
    }
}

fn die_kind(die: Die) -> &'static str {
    match die {
        Die::Dumont => "dumont",
        Die::Vasseur => "vasseur",
        Die::Mg34 => "mg34",
        Die::Panzerfaust => "panzerfaust",
        Die::B1 | Die::B2 | Die::B3 | Die::B4 => "blue",
        Die::X1 | Die::X2 => "extra",
        _ => "white",
    }
}

/// What has to be covered, in the notation of the rules: `W5 B6 +1R`.
fn price_of(need: &Need, recruits: u8) -> Option<String> {
    let whites = need.white.iter().take(need.whites.into()).map(|value| format!("W{value}"));
    let blacks = need.black.iter().take(need.blacks.into()).map(|value| format!("B{value}"));
    let cost = (recruits > 0).then(|| format!("-{recruits}R"));
    let all: Vec<_> = whites.chain(blacks).chain(cost).collect();
    (!all.is_empty()).then(|| all.join(" "))
}
