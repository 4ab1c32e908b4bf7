//! Writes sample states of La Résistance!, as the server would send them, for the board to be looked at and checked.
//! Games between bots are played until every moment below has been met. Usage: samples FOLDER

use serde_json::{Value as Json, json};
use staffetta_kernel::record::{By, Sat};
use staffetta_kernel::table::Until;
use staffetta_kernel::{AnyTable, Awaiting, Dice, Head, Refused, Seat, Seed, Setup, Viewer};
use staffetta_shelf::{AnyGame, Budget};

type Fits = fn(&Json, &[String]) -> bool;

/// A moment to look for, and through whose eyes it is kept.
struct Wanted {
    name: &'static str,
    seats: u8,
    key: &'static str,
    fits: Fits,
    options: &'static [(&'static str, &'static str)],
    eyes: Eyes,
    /// With the answer half made.
    draft: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Eyes {
    Asked,
    Other,
    Crowd,
    Open,
}

/// A table of so many seats at which this is asked.
fn want(name: &'static str, seats: u8, key: &'static str, fits: Fits) -> Wanted {
    Wanted { name, seats, key, fits, options: &[], eyes: Eyes::Asked, draft: false }
}

impl Wanted {
    fn with(self, options: &'static [(&'static str, &'static str)]) -> Self {
        Self { options, ..self }
    }
    fn seen_by(self, eyes: Eyes) -> Self {
        Self { eyes, ..self }
    }
    fn half(self) -> Self {
        Self { draft: true, ..self }
    }
}

fn has(offers: &[String], verb: &str) -> bool {
    offers.iter().any(|o| o.split(' ').next() == Some(verb))
}
fn count(offers: &[String], verb: &str) -> usize {
    offers.iter().filter(|o| o.split(' ').next() == Some(verb)).count()
}
fn me(v: &Json) -> &Json {
    &v["bands"][v["viewer"].as_u64().unwrap_or(0) as usize]
}
fn hand(v: &Json) -> usize {
    me(v)["hand"].as_array().map_or(0, Vec::len)
}
fn round(v: &Json) -> u64 {
    v["round"].as_u64().unwrap_or(0)
}
fn tapped(v: &Json) -> usize {
    v["row"].as_object().map_or(0, |r| r.values().filter(|l| l["tapped"] == true).count())
}

/// Does a white die show this?
fn white(v: &Json, face: u64) -> bool {
    v["pool"].as_object().is_some_and(|pool| pool.iter().any(|(id, die)| id.starts_with('w') && die["value"] == face))
}

/// The offer to defeat a building.
fn building<'a>(v: &Json, offers: &'a [String]) -> Option<&'a String> {
    const BUILDINGS: [&str; 4] = ["pow_camp", "comm_hub", "warehouse", "ammo_dump"];
    offers.iter().find(|offer| {
        let spot = offer.strip_prefix("defeat mission:");
        spot.and_then(|at| v["row"][at]["kind"].as_str()).is_some_and(|kind| BUILDINGS.contains(&kind))
    })
}

/// Every kind of question, every number of seats, every pair of eyes.
fn moments() -> Vec<Wanted> {
    vec![
        want("leaders-4", 4, "leaders", |v, _| v["viewer"] == 2),
        want("blind-leaders-3", 3, "blind-leaders", |v, _| v["viewer"] == 0)
            .with(&[("leader_pick", "simultaneous_blind")]),
        want("pre-roll-4", 4, "pre-roll", |v, o| round(v) >= 3 && hand(v) > 0 && has(o, "gift")),
        want("pre-roll-first-5", 5, "pre-roll", |v, _| round(v) == 1),
        want("window-r1-4", 4, "r1", |v, o| round(v) >= 2 && has(o, "play")),
        want("window-r2-5", 5, "r2", |v, o| o.iter().any(|o| o.contains("faulty")) && round(v) >= 2),
        want("window-r2-aim-4", 4, "r2", |_, o| o.iter().any(|o| o.contains("faulty"))).half(),
        want("window-r3-pass-3", 3, "r3", |_, o| o.len() == 1),
        want("window-r4-4", 4, "r4", |_, o| has(o, "play")),
        want("window-waits-4", 4, "r2", |v, _| round(v) >= 3).seen_by(Eyes::Other),
        want("post-roll-4", 4, "post-roll", |v, o| round(v) >= 2 && has(o, "mulligan")),
        want("post-roll-ferrand-3", 3, "post-roll", |_, o| has(o, "reroll") && has(o, "mulligan")),
        want("explode-4", 4, "explode", |v, _| v["blue_used"].as_u64() > Some(0) && hand(v) > 0),
        want("action-4", 4, "action", |v, o| {
            round(v) >= 3
                && tapped(v) == 0
                && v["event"] == "vichy_forces"
                && o.iter().any(|o| {
                    o.strip_prefix("defeat mission:").is_some_and(|at| v["row"][at]["kind"] == "german_patrol")
                })
                && [3, 5, 6].iter().all(|&face| white(v, face))
                && v["used"].as_array().is_some_and(Vec::is_empty)
                && hand(v) > 0
        }),
        want("action-late-4", 4, "action", |v, o| {
            round(v) >= 3 && tapped(v) == 1 && hand(v) > 0 && count(o, "defeat") >= 1
        }),
        want("action-half-4", 4, "action", |v, o| {
            round(v) >= 3 && tapped(v) == 1 && me(v)["leader"] == "vasseur" && building(v, o).is_some()
        })
        .half(),
        want("action-tiger-3", 3, "action", |_, o| has(o, "defeat_alt")),
        want("action-patrol-5", 5, "action", |v, _| !v["row"]["4"].is_null() && round(v) >= 2),
        want("action-mg-4", 4, "action", |v, _| me(v)["mg34_shots"].as_u64() > Some(0) && tapped(v) == 0),
        want("action-boutroux-4", 4, "action", |v, o| {
            me(v)["leader"] == "boutroux" && has(o, "steal") && has(o, "buy") && round(v) >= 2
        }),
        want("action-camouflage-4", 4, "action", |_, o| o.iter().any(|o| o == "play clg:camouflage")).half(),
        want("action-last-recruit-4", 4, "action", |v, _| {
            me(v)["recruits"].as_u64() <= v["forecast"]["loss"].as_u64() && v["forecast"]["recruits"] == 0
        }),
        want("action-time-is-now-5", 5, "action", |v, o| {
            v["time_is_now"] == true && count(o, "defeat") >= 1 && tapped(v) == 1
        }),
        want("duck-4", 4, "duck", |v, o| !v["active"].is_null() && o.len() >= 3),
        want("duck-event-3", 3, "duck", |v, _| v["active"].is_null()),
        want("take-4", 4, "take", |_, o| o.len() >= 3),
        want("choose-5", 5, "choose", |_, _| true),
        want("over-limit-4", 4, "over-limit", |_, _| true).with(&[("buy_over_limit", "discard_after")]),
        want("waits-4", 4, "action", |v, _| round(v) >= 4 && tapped(v) == 1).seen_by(Eyes::Other),
        want("crowd-5", 5, "action", |v, _| round(v) >= 4 && tapped(v) == 1).seen_by(Eyes::Crowd),
        want("broken-5", 5, "action", |v, _| {
            v["bands"].as_array().is_some_and(|b| b.iter().any(|b| b["broken"] == true))
        }),
        want("over-4", 4, "over", |v, _| v["ending"] == "glory"),
        want("over-last-band-3", 3, "over", |v, _| v["ending"] == "last_band").seen_by(Eyes::Open),
    ]
}

const NAMES: [&str; 5] = ["Nives", "Tomaž", "Giulia", "Jörg", "Anouk"];

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
        let bot = at % 3 == 2;
        json!({ "seat": at, "kind": if bot { "bot" } else { "person" }, "name": sat.name, "bot": if bot { json!("greedy") } else { Json::Null }, "taken": true, "ready": true, "present": at != 3, "left": false })
    }).collect();
    let offers: Vec<Json> = seat.map_or(Vec::new(), |s| table.offers(s).iter().map(|o| json!({ "action": o.action, "verb": o.verb, "target": o.target, "args": o.label.args, "price": o.label.price, "odds": o.label.odds, "lasting": o.label.lasting, "rule": o.label.rule })).collect());
    let greys: Vec<Json> = seat.map_or(Vec::new(), |s| {
        table.greys(s).iter().map(|g| json!({ "verb": g.verb, "refusal": refusal(&g.refused) })).collect()
    });
    let orders: Vec<Json> = seat.map_or(Vec::new(), |s| table.orders(s).iter().map(|(id, o)| json!({ "id": id, "order": { "reply": "pass", "until": match &o.until { Until::Kind(k) => json!({ "kind": k }), _ => json!("turn") } } })).collect());
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

fn capture(w: &Wanted, table: &dyn AnyTable, asked: Seat) -> Option<Json> {
    let over = matches!(table.awaiting(), Awaiting::Over(_));
    let prompt = table.prompt(Viewer::Seat(asked));
    if prompt.key != w.key {
        return None;
    }
    let offers: Vec<String> = table.offers(asked).into_iter().map(|o| o.action).collect();
    let view = table.view(if over { Viewer::Open } else { Viewer::Seat(asked) });
    if !(w.fits)(&view, &offers) {
        return None;
    }
    let mut table = table.copy();
    if w.draft {
        let first = match w.key {
            "r2" => "play clg:faulty_intel".to_owned(),
            _ if w.name.contains("camouflage") => "play clg:camouflage".to_owned(),
            _ => building(&view, &offers)?.clone(),
        };
        table.pick(asked, &first, None, By::Seat, 0).ok()?;
        if first.starts_with("defeat") {
            let mut laid = 0;
            loop {
                let next = table
                    .offers(asked)
                    .into_iter()
                    .map(|o| o.action)
                    .find(|o| o.starts_with("lay die:w") || o.starts_with("lay die:b"));
                let Some(next) = next else { break };
                let mut copy = table.copy();
                if copy.pick(asked, &next, None, By::Seat, 0).is_err() || copy.draft(asked).is_empty() {
                    break;
                }
                table = copy;
                laid += 1;
            }
            if laid == 0 {
                return None;
            }
        }
    }
    Some(match w.eyes {
        Eyes::Asked if over => wire(table.as_ref(), Some(asked), Viewer::Open),
        Eyes::Asked => wire(table.as_ref(), Some(asked), Viewer::Seat(asked)),
        Eyes::Other => {
            let other = Seat((asked.0 + 1) % table.seats());
            if table.view(Viewer::Seat(asked))["bands"][other.0 as usize]["broken"] == true {
                return None;
            }
            wire(table.as_ref(), Some(other), Viewer::Seat(other))
        }
        Eyes::Crowd => wire(table.as_ref(), None, Viewer::Crowd),
        Eyes::Open => wire(table.as_ref(), None, Viewer::Open),
    })
}

fn play(game: &dyn AnyGame, seats: u8, options: &[(&str, &str)], seed: u64, wanted: &mut Vec<(&Wanted, Option<Json>)>) {
    let mut setup = Setup::seats(seats);
    for (k, v) in options {
        setup = setup.option(k, v);
    }
    let head = Head {
        seats: NAMES[..usize::from(seats)].iter().map(|n| Sat { name: (*n).to_owned(), bot: None }).collect(),
        ..Head::default()
    };
    let mut table = game.open(&setup, Dice::Seed(Seed::plain(seed)), head, 0).expect("opens");
    let mut luck = seed;
    loop {
        let a = table.awaiting();
        let asked = match a {
            Awaiting::One(s) | Awaiting::Poll { now: s, .. } => s,
            Awaiting::Each(s) | Awaiting::Any(s) => s.iter().next().unwrap(),
            Awaiting::Over(_) => Seat(0),
        };
        for (w, found) in wanted.iter_mut().filter(|(w, f)| f.is_none() && w.seats == seats && w.options == options) {
            *found = capture(w, table.as_ref(), asked);
        }
        if matches!(a, Awaiting::Over(_)) {
            return;
        }
        luck = luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let bot = if luck >> 60 < 2 { "random" } else { "greedy" };
        let picks = game.think(table.as_ref(), asked, bot, Budget::default(), luck).expect("thinks")();
        if table.batch(asked, &picks, None, By::Bot, 0).is_err() {
            table.time_out(asked, 0).expect("clock");
        }
        table.beat(0).expect("beat");
    }
}

fn main() {
    let folder = std::env::args().nth(1).expect("a folder");
    let game = staffetta_shelf::game("la-resistance").expect("on the shelf");
    let moments = moments();
    let mut wanted: Vec<(&Wanted, Option<Json>)> = moments.iter().map(|w| (w, None)).collect();
    for seed in 1..400 {
        let open: Vec<(u8, &[(&str, &str)])> =
            wanted.iter().filter(|(_, f)| f.is_none()).map(|(w, _)| (w.seats, w.options)).collect();
        if open.is_empty() {
            break;
        }
        let mut tables: Vec<(u8, &[(&str, &str)])> = Vec::new();
        for t in open {
            if !tables.contains(&t) {
                tables.push(t);
            }
        }
        for (seats, options) in tables {
            play(game, seats, options, seed, &mut wanted);
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
