//! Writes sample states of Banditen!, as the server would send them, for the board to be looked at and checked.
//! Games between bots are played until every moment below has been met. Usage: samples FOLDER

use serde_json::{Value as Json, json};
use staffetta_kernel::record::{By, Sat};
use staffetta_kernel::table::{Reply, Until};
use staffetta_kernel::{AnyTable, Awaiting, Dice, Head, Refused, Seat, Seed, Setup, Viewer};
use staffetta_shelf::{AnyGame, Budget};

type Fits = fn(&Json, &[String]) -> bool;

/// A moment to look for, and through whose eyes it is kept.
struct Wanted {
    name: &'static str,
    scenario: &'static str,
    seat: u8,
    fits: Fits,
    eyes: Eyes,
    /// Picks of an answer that is half made: the first offer that begins so.
    draft: &'static [&'static str],
}

#[derive(Clone, Copy, PartialEq)]
enum Eyes {
    Asked,
    Other,
    Crowd,
    Over,
}

fn want(name: &'static str, scenario: &'static str, seat: u8, fits: Fits) -> Wanted {
    Wanted { name, scenario, seat, fits, eyes: Eyes::Asked, draft: &[] }
}

impl Wanted {
    fn seen_by(self, eyes: Eyes) -> Self {
        Self { eyes, ..self }
    }
    fn half(self, draft: &'static [&'static str]) -> Self {
        Self { draft, ..self }
    }
}

fn count(offers: &[String], verb: &str) -> usize {
    offers.iter().filter(|o| o.split(' ').next() == Some(verb)).count()
}
fn has(offers: &[String], verb: &str) -> bool {
    count(offers, verb) > 0
}
fn turn(v: &Json) -> u64 {
    v["turn"].as_u64().unwrap_or(0)
}

const P: u8 = 0;
const A: u8 = 1;

/// Every kind of question, both scenarios, every pair of eyes.
fn moments() -> Vec<Wanted> {
    vec![
        want("split-gravellona", "gravellona", A, |_, o| has(o, "split")),
        want("garrison-gravellona", "gravellona", A, |_, o| count(o, "place") > 2),
        want("base-gravellona", "gravellona", P, |_, o| has(o, "base")),
        want("place-gravellona", "gravellona", P, |_, o| has(o, "place")),
        want("activate-gravellona", "gravellona", P, |v, o| turn(v) == 4 && count(o, "activate") > 5),
        want("enter-gravellona", "gravellona", P, |v, o| turn(v) == 1 && has(o, "enter")),
        want("enter-units-gravellona", "gravellona", P, |_, o| has(o, "enter")).half(&["enter"]),
        want("verb-gravellona", "gravellona", P, |v, o| turn(v) >= 3 && has(o, "activate"))
            .half(&["activate", "?fire", "?move"]),
        want("units-gravellona", "gravellona", P, |v, o| turn(v) >= 2 && has(o, "activate"))
            .half(&["activate", "move", "?all"]),
        want("target-gravellona", "gravellona", P, |v, o| turn(v) >= 2 && has(o, "activate"))
            .half(&["activate", "fire", "?at"]),
        want("step-gravellona", "gravellona", P, |v, o| turn(v) >= 3 && count(o, "step") >= 4 && has(o, "stop")),
        want("assault-gravellona", "gravellona", P, |v, o| v["group"]["deed"] == "assault" && has(o, "step")),
        want("react-gravellona", "gravellona", A, |v, o| {
            turn(v) >= 2 && count(o, "react_fire") >= 1 && has(o, "decline")
        }),
        want("react-partisan-gravellona", "gravellona", P, |_, o| has(o, "react_fire")),
        want("loss-gravellona", "gravellona", P, |_, o| count(o, "lose") > 1),
        want("retreat-tarnova", "tarnova", A, |_, o| count(o, "retreat") > 1),
        want("regroup-gravellona", "gravellona", P, |v, o| turn(v) >= 2 && has(o, "activate"))
            .half(&["activate", "regroup", "with", "with", "go", "?part"]),
        want("waits-gravellona", "gravellona", P, |v, o| turn(v) >= 5 && has(o, "activate")).seen_by(Eyes::Other),
        want("crowd-gravellona", "gravellona", P, |v, o| turn(v) >= 9 && has(o, "activate")).seen_by(Eyes::Crowd),
        want("over-gravellona", "gravellona", P, |_, _| true).seen_by(Eyes::Over),
        want("mines-tarnova", "tarnova", A, |_, o| has(o, "mine")),
        want("values-tarnova", "tarnova", A, |_, o| has(o, "mine"))
            .half(&["mine", "mine", "mine", "mine", "mine", "mine", "mine", "?value"]),
        want("assign-tarnova", "tarnova", P, |_, o| has(o, "assign")),
        want("place-tarnova", "tarnova", P, |_, o| count(o, "place") > 30),
        want("activate-tarnova", "tarnova", P, |v, o| turn(v) == 5 && count(o, "activate") > 4),
        want("axis-tarnova", "tarnova", A, |v, o| turn(v) == 6 && count(o, "activate") > 4),
        want("hasten-tarnova", "tarnova", P, |_, o| has(o, "hasten")),
        want("step-tarnova", "tarnova", P, |v, o| turn(v) >= 2 && count(o, "step") >= 4),
        want("react-tarnova", "tarnova", A, |_, o| count(o, "react_fire") >= 2),
        want("night-tarnova", "tarnova", P, |v, o| turn(v) == 9 && has(o, "activate")),
        want("frost-tarnova", "tarnova", P, |v, o| v["frost"] == true && has(o, "activate")),
        want("over-tarnova", "tarnova", P, |_, _| true).seen_by(Eyes::Over),
    ]
}

const NAMES: [&str; 2] = ["Nives", "Marta"];

fn refusal(refused: &Refused) -> Json {
    let (mut rule, mut key, mut n) = (Json::Null, Json::Null, Json::Null);
    if let Refused::Rule(r) = refused {
        rule = json!(r.rule);
        key = json!(r.key);
        n = json!(r.n);
    }
    json!({ "code": refused.code(), "rule": rule, "key": key, "n": n, "message": refused.to_string() })
}

fn awaiting(a: Awaiting) -> Json {
    let list = |s: staffetta_kernel::Seats| s.iter().map(|s| s.0).collect::<Vec<_>>();
    match a {
        Awaiting::One(s) => json!({ "kind": "one", "seat": s.0 }),
        Awaiting::Poll { now, queue } => json!({ "kind": "poll", "now": now.0, "queue": list(queue) }),
        Awaiting::Each(s) => json!({ "kind": "each", "seats": list(s) }),
        Awaiting::Any(s) => json!({ "kind": "any", "seats": list(s) }),
        Awaiting::Over(o) => {
            let n = usize::from(o.seats);
            json!({ "kind": "over", "outcome": { "rank": o.rank[..n].to_vec(), "score": o.score[..n].to_vec(), "reason": o.reason, "rule": o.rule } })
        }
    }
}

fn wire(table: &dyn AnyTable, seat: Option<Seat>, viewer: Viewer) -> Json {
    let seats: Vec<Json> = table.head().seats.iter().enumerate().map(|(at, sat)| {
        let bot = at == 1;
        json!({ "seat": at, "kind": if bot { "bot" } else { "person" }, "name": sat.name, "bot": if bot { json!("greedy") } else { Json::Null }, "taken": true, "ready": true, "present": true, "left": false })
    }).collect();
    let offers: Vec<Json> = seat.map_or(Vec::new(), |s| table.offers(s).iter().map(|o| json!({ "action": o.action, "verb": o.verb, "target": o.target, "args": o.label.args, "price": o.label.price, "odds": o.label.odds, "lasting": o.label.lasting, "rule": o.label.rule })).collect());
    let greys: Vec<Json> = seat.map_or(Vec::new(), |s| {
        table.greys(s).iter().map(|g| json!({ "verb": g.verb, "refusal": refusal(&g.refused) })).collect()
    });
    let orders: Vec<Json> = seat.map_or(Vec::new(), |s| table.orders(s).iter().map(|(id, o)| json!({ "id": id, "order": { "reply": match &o.reply { Reply::Own(text) => json!({ "own": text }), Reply::Picks(picks) => json!({ "picks": picks }), Reply::Pass => json!("pass") }, "until": match &o.until { Until::Kind(k) => json!({ "kind": k }), _ => json!("turn") } } })).collect());
    let occasion = table.occasion();
    let all = table.lines(viewer, 0);
    let from = all.len().saturating_sub(30);
    let lines = serde_json::to_value(&all[from..]).unwrap();
    json!({
        "seat": seat.map(|s| s.0),
        "seats": seats,
        "play": {
            "entry": table.record().entries.len(),
            "awaiting": awaiting(table.awaiting()),
            "occasion": { "turn": occasion.turn, "window": occasion.window, "kind": occasion.kind },
            "view": table.view(viewer),
            "prompt": table.prompt(viewer),
            "question": seat.map_or(0, |s| table.question(s)),
            "answered": false,
            "offers": offers, "greys": greys,
            "draft": seat.map_or(Vec::new(), |s| table.draft(s)),
            "orders": orders,
            "can_undo": seat.is_some_and(|s| table.can_withdraw(s)),
            "from": from, "lines": lines,
        },
    })
}

/// The picks of a half-made answer, if they can be made. `?verb` only asks that it be offered then.
fn begin(table: &dyn AnyTable, seat: Seat, draft: &[&str]) -> Option<Box<dyn AnyTable>> {
    let Some((&first, rest)) = draft.split_first() else { return Some(table.copy()) };
    let offers: Vec<String> = table.offers(seat).into_iter().map(|o| o.action).collect();
    if let Some(verb) = first.strip_prefix('?') {
        return if has(&offers, verb) { begin(table, seat, rest) } else { None };
    }
    offers.iter().filter(|o| o.split(' ').next() == Some(first)).find_map(|offer| {
        let mut next = table.copy();
        next.pick(seat, offer, None, By::Seat, 0).ok()?;
        // What was to be a beginning must not have become a whole answer.
        if next.draft(seat).is_empty() { None } else { begin(next.as_ref(), seat, rest) }
    })
}

fn capture(w: &Wanted, table: &dyn AnyTable, asked: Seat) -> Option<Json> {
    let over = matches!(table.awaiting(), Awaiting::Over(_));
    if over != (w.eyes == Eyes::Over) || (!over && asked.0 != w.seat) {
        return None;
    }
    let offers: Vec<String> = table.offers(asked).into_iter().map(|o| o.action).collect();
    let view = table.view(if over { Viewer::Open } else { Viewer::Seat(asked) });
    if !(w.fits)(&view, &offers) {
        return None;
    }
    let table = begin(table, asked, w.draft)?;
    Some(match w.eyes {
        Eyes::Over => wire(table.as_ref(), Some(asked), Viewer::Open),
        Eyes::Asked => wire(table.as_ref(), Some(asked), Viewer::Seat(asked)),
        Eyes::Other => {
            let other = Seat(1 - asked.0);
            wire(table.as_ref(), Some(other), Viewer::Seat(other))
        }
        Eyes::Crowd => wire(table.as_ref(), None, Viewer::Crowd),
    })
}

fn play(game: &dyn AnyGame, scenario: &str, seed: u64, wanted: &mut [(&Wanted, Option<Json>)]) {
    let setup = Setup::seats(2).option("scenario", scenario);
    let head =
        Head { seats: NAMES.iter().map(|n| Sat { name: (*n).to_owned(), bot: None }).collect(), ..Head::default() };
    let mut table = game.open(&setup, Dice::Seed(Seed::plain(seed)), head, 0).expect("opens");
    let mut luck = seed;
    loop {
        let a = table.awaiting();
        let asked = match a {
            Awaiting::One(s) | Awaiting::Poll { now: s, .. } => s,
            Awaiting::Each(s) | Awaiting::Any(s) => s.iter().next().unwrap(),
            Awaiting::Over(_) => Seat(0),
        };
        for (w, found) in wanted.iter_mut().filter(|(w, f)| f.is_none() && w.scenario == scenario) {
            *found = capture(w, table.as_ref(), asked);
        }
        if matches!(a, Awaiting::Over(_)) {
            return;
        }
        luck = luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let bot = if luck >> 60 < 3 { "random" } else { "greedy" };
        let picks = game.think(table.as_ref(), asked, bot, Budget::default(), luck).expect("thinks")();
        if table.batch(asked, &picks, None, By::Bot, 0).is_err() {
            table.time_out(asked, 0).expect("clock");
        }
        table.beat(0).expect("beat");
    }
}

fn main() {
    let folder = std::env::args().nth(1).expect("a folder");
    let game = staffetta_shelf::game("banditen").expect("on the shelf");
    let moments = moments();
    let mut wanted: Vec<(&Wanted, Option<Json>)> = moments.iter().map(|w| (w, None)).collect();
    for seed in 1..60 {
        for scenario in ["gravellona", "tarnova"] {
            if wanted.iter().any(|(w, f)| f.is_none() && w.scenario == scenario) {
                play(game, scenario, seed, &mut wanted);
            }
        }
    }
    for (w, found) in &wanted {
        match found {
            Some(json) => std::fs::write(
                format!("{folder}/{}.json", w.name),
                format!("{}\n", serde_json::to_string(json).unwrap()),
            )
            .expect("written"),
            None => eprintln!("not found: {}", w.name),
        }
    }
}
