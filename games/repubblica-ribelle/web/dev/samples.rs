//! Writes sample states of Repubblica Ribelle, as the server would send them, for the board to be looked at and checked.
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
    /// With the answer half made, so far that this is to be chosen.
    draft: Option<&'static str>,
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
    Wanted { name, seats, key, fits, options: &[], eyes: Eyes::Asked, draft: None }
}

impl Wanted {
    fn with(self, options: &'static [(&'static str, &'static str)]) -> Self {
        Self { options, ..self }
    }
    fn seen_by(self, eyes: Eyes) -> Self {
        Self { eyes, ..self }
    }
    fn half(self, draft: &'static str) -> Self {
        Self { draft: Some(draft), ..self }
    }
}

fn has(offers: &[String], verb: &str) -> bool {
    offers.iter().any(|o| o.split(' ').next() == Some(verb))
}
fn count(offers: &[String], verb: &str) -> usize {
    offers.iter().filter(|o| o.split(' ').next() == Some(verb)).count()
}
fn me(v: &Json) -> &Json {
    &v["players"][v["viewer"].as_u64().unwrap_or(0) as usize]
}
fn number(v: &Json) -> u64 {
    v.as_u64().unwrap_or(0)
}
fn sphere(v: &Json, name: &str) -> bool {
    v["mission"]["sphere"] == name
}
/// How many seats have laid cards.
fn laid(v: &Json) -> usize {
    v["players"].as_array().map_or(0, |p| p.iter().filter(|p| number(&p["played"]) > 0).count())
}
fn counted(v: &Json) -> usize {
    v["players"].as_array().map_or(0, |p| p.iter().filter(|p| !p["score"].is_null()).count())
}
fn stored(v: &Json) -> u64 {
    ["military", "political", "social"].iter().map(|pile| number(&me(v)["piles"][pile])).sum()
}

const DEMONSTRATION: &[(&str, &str)] = &[("length", "demonstration")];

/// Every kind of question, every number of seats, every pair of eyes.
fn moments() -> Vec<Wanted> {
    vec![
        want("boards-4", 4, "boards", |_, o| o.len() == 4),
        want("staff-military-6", 6, "staff-military", |v, o| number(&v["round"]) >= 2 && has(o, "pledge")),
        want("staff-social-3", 3, "staff", |v, o| number(&v["round"]) >= 2 && o.len() > 2),
        want("staff-waits-4", 4, "staff", |v, _| number(&v["round"]) >= 2).seen_by(Eyes::Other),
        want("manoeuvres-6", 6, "manoeuvres", |v, o| {
            number(&v["round"]) >= 3 && count(o, "move") >= 3 && number(&v["movement"]["mp"]) >= 3
        }),
        want("manoeuvres-first-4", 4, "manoeuvres", |v, o| v["round"] == 1 && count(o, "move") == 2),
        want("manoeuvres-2", 2, "manoeuvres", |v, _| v["phase"] == 2 && stored(v) >= 2),
        want("way-3", 3, "manoeuvres", |v, o| count(o, "move") >= 2 && number(&v["movement"]["mp"]) >= 2).half("move"),
        want("mission-military-6", 6, "mission-military", |v, _| {
            laid(v) >= 3 && number(&v["round"]) >= 3 && number(&me(v)["cards"]) >= 5
        }),
        want("mission-military-1", 1, "mission-military", |v, _| number(&me(v)["cards"]) >= 5),
        want("mission-political-4", 4, "mission", |v, _| {
            sphere(v, "political") && number(&me(v)["played"]) == 1 && laid(v) >= 3
        }),
        want("mission-social-2", 2, "mission", |v, _| sphere(v, "social") && number(&me(v)["cards"]) >= 4),
        want("mission-waits-4", 4, "mission", |v, _| sphere(v, "political") && laid(v) >= 2).seen_by(Eyes::Other),
        want("mission-military-waits-5", 5, "mission-military", |v, _| laid(v) == 0 && number(&v["round"]) >= 2)
            .seen_by(Eyes::Other),
        want("activation-4", 4, "activation", |v, o| {
            count(o, "activate") >= 2 && sphere(v, "military") && counted(v) >= 1
        }),
        want("activation-1", 1, "activation", |_, o| has(o, "activate")),
        want("bearer-5", 5, "activation", |_, o| has(o, "activate")).half("bearer"),
        want("raid-4", 4, "activation", |_, o| has(o, "activate")).half("raid"),
        want("place-3", 3, "activation", |_, o| has(o, "activate")).half("place"),
        want("movement-4", 4, "movement", |_, o| count(o, "move") >= 2),
        want("crisis-3", 3, "crisis", |_, _| true),
        want("store-4", 4, "store", |v, o| count(o, "store") >= 4 && stored(v) >= 2),
        want("loss-3", 3, "loss", |_, o| o.len() >= 2),
        want("limit-5", 5, "limit", |v, _| number(&v["excess"]) >= 2),
        want("reinforcement-1", 1, "reinforcement", |_, _| true),
        want("crowd-6", 6, "activation", |v, _| counted(v) >= 3 && sphere(v, "military")).seen_by(Eyes::Crowd),
        want("crowd-political-3", 3, "activation", |v, _| counted(v) >= 1 && sphere(v, "political"))
            .seen_by(Eyes::Crowd),
        want("waits-4", 4, "manoeuvres", |v, _| v["phase"] == 2).seen_by(Eyes::Other),
        want("over-survived-4", 4, "over", |v, _| v["ending"] == "survived").with(DEMONSTRATION),
        want("over-survived-1", 1, "over", |v, _| v["ending"] == "survived").with(DEMONSTRATION),
        want("over-defeat-3", 3, "over", |v, _| v["ending"] == "defeat").seen_by(Eyes::Open),
    ]
}

const NAMES: [&str; 6] = ["Nives", "Tomaž", "Giulia", "Jörg", "Anouk", "Ermes"];

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

/// Picks until the wanted verb is to be chosen, with at least two answers.
fn begin(table: &mut dyn AnyTable, asked: Seat, draft: &str) -> Option<()> {
    let offers = |table: &dyn AnyTable| table.offers(asked).into_iter().map(|o| o.action).collect::<Vec<_>>();
    let first: Vec<String> = offers(table).into_iter().filter(|o| o.starts_with("move ") || o.starts_with("activate ")).collect();
    for pick in first {
        let mut copy = table.copy();
        if copy.pick(asked, &pick, None, By::Seat, 0).is_err() || copy.draft(asked).is_empty() {
            continue;
        }
        let wanted = match draft {
            "move" => return table.pick(asked, &pick, None, By::Seat, 0).ok().map(|_| ()),
            "bearer" => "with",
            other => other,
        };
        let next = offers(copy.as_ref());
        if count(&next, wanted) >= 2 {
            return table.pick(asked, &pick, None, By::Seat, 0).ok().map(|_| ());
        }
        let Some(with) = next.iter().find(|o| o.starts_with("with ")).cloned() else { continue };
        if wanted == "with" || copy.pick(asked, &with, None, By::Seat, 0).is_err() {
            continue;
        }
        if count(&offers(copy.as_ref()), wanted) >= 2 {
            table.pick(asked, &pick, None, By::Seat, 0).ok()?;
            return table.pick(asked, &with, None, By::Seat, 0).ok().map(|_| ());
        }
    }
    None
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
    if let Some(draft) = w.draft {
        begin(table.as_mut(), asked, draft)?;
    }
    let seats = table.head().seats.len() as u8;
    Some(match w.eyes {
        Eyes::Asked => wire(table.as_ref(), Some(asked), Viewer::Seat(asked)),
        Eyes::Other => {
            let other = Seat((asked.0 + 1) % seats);
            if table.awaiting().asked().has(other) {
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
    let game = staffetta_shelf::game("repubblica-ribelle").expect("on the shelf");
    let moments = moments();
    let mut wanted: Vec<(&Wanted, Option<Json>)> = moments.iter().map(|w| (w, None)).collect();
    for seed in 1..300 {
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
