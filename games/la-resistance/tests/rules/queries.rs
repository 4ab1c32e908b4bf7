//! What the rules answer, worked out by hand.

use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::{self, Value, json};
use staffetta_kernel::{AnyTable, Dice, Head, Rejection, Seat, Seed, Setup, Table, Viewer};
use staffetta_la_resistance::LaResistance as G;

fn table(setup: &Setup, given: &Value) -> Box<dyn AnyTable> {
    let ready = setup.ready::<G>().expect("a table");
    let mut table = Table::<G>::open(ready, Dice::Seed(Seed::plain(7)), Head::default(), 0).expect("a table");
    let mut state = *table.state();
    G::apply_given(table.rules(), &mut state, given).expect("a sound position");
    table.rebase(serde_json::to_value(state).expect("an open form"), 0).expect("a sound position");
    Box::new(table)
}

/// A table of three in the action step of seat 0.
fn three(given: Value) -> Box<dyn AnyTable> {
    with(&Setup::seats(3), given)
}

fn with(setup: &Setup, mut given: Value) -> Box<dyn AnyTable> {
    if given["step"].is_null() {
        given["step"] = "action".into();
    }
    table(setup, &given)
}

fn overridden(path: &str, value: &str) -> Setup {
    let mut setup = Setup::seats(3);
    setup.overrides.insert(path.to_owned(), value.to_owned());
    setup
}

fn ask(table: &dyn AnyTable, seat: u8, query: &Value) -> Result<Value, Rejection> {
    let name = query.as_object().and_then(|query| query.keys().next()).expect("a question").clone();
    Ok(table.ask(Viewer::Seat(Seat(seat)), query)?[&name].clone())
}

fn answer(table: &dyn AnyTable, query: &Value) -> Value {
    ask(table, 0, query).expect("an answer")
}

/// The rule and the sentence of a refusal.
fn refused(table: &dyn AnyTable, query: &Value) -> (&'static str, &'static str) {
    match ask(table, 0, query) {
        Err(Rejection::Rule(refusal)) => (refusal.rule, refusal.key),
        other => panic!("{query}: {other:?}"),
    }
}

fn forecast(more: Value) -> Value {
    let mut fields = json!({ "defeated": [], "defeated_alt": [], "vichy": false, "camouflaged": [] });
    for (key, value) in more.as_object().expect("fields") {
        fields[key] = value.clone();
    }
    json!({ "forecast": fields })
}

/// Recruits saved, recruits and glory of each outcome.
fn outcomes(outcomes: &Value) -> Vec<[u64; 3]> {
    let number = |outcome: &Value, field: &str| outcome[field].as_u64().expect("a number");
    let all = outcomes.as_array().expect("outcomes").iter();
    all.map(|outcome| ["saved", "recruits", "glory"].map(|field| number(outcome, field))).collect()
}

/// How each line comes about, its mission, event or leader, recruits and glory.
fn lines(forecast: &Value) -> Vec<(String, String, i64, i64)> {
    let word = |value: &Value| value.as_str().map(str::to_owned);
    let line = |line: &Value| {
        let source = word(&line["mission"]).or(word(&line["event"])).or(word(&line["leader"]));
        let [recruits, glory] = ["recruits", "glory"].map(|field| line[field].as_i64().expect("a number"));
        (word(&line["how"]).expect("how"), source.expect("a source"), recruits, glory)
    };
    forecast["lines"].as_array().expect("lines").iter().map(line).collect()
}

fn line(how: &str, source: &str, recruits: i64, glory: i64) -> (String, String, i64, i64) {
    (how.to_owned(), source.to_owned(), recruits, glory)
}

#[test]
fn the_assessment_is_told_line_by_line() {
    // EX-1: two missions defeated, a patrol left standing, Heavy Casualties.
    let row = json!(["gendarmerie", "german_patrol", "pow_camp"]);
    let here = three(json!({ "row": row, "tapped": ["1", "3"], "event": "heavy_casualties" }));
    let told = answer(&*here, &forecast(json!({})));
    assert_eq!(
        lines(&told),
        [
            line("defeated", "pow_camp", 1, 3),
            line("standing", "german_patrol", -1, 0),
            line("event", "heavy_casualties", -1, 0),
        ]
    );
    assert_eq!((&told["loss"], outcomes(&told["outcomes"])), (&json!(2), vec![[0, 5, 3], [1, 6, 1]]));
    assert_eq!(ask(&*here, 2, &forecast(json!({}))), Ok(told), "everybody can see that");
    // EX-5 and EX-27: The Time is Now! adds one for each; Arnaud saves one of three.
    let given = json!({ "row": ["german_patrol", "tiger", "panzer"], "tapped": ["1", "2"], "time_is_now": true,
        "bands": [{ "leader": "arnaud" }] });
    let told = answer(&*three(given), &forecast(json!({})));
    assert_eq!(
        lines(&told),
        [
            line("time_is_now", "german_patrol", 0, 1),
            line("defeated", "tiger", 0, 1),
            line("time_is_now", "tiger", 0, 1),
            line("standing", "panzer", -3, 0),
            line("nursed", "arnaud", 1, 0),
        ]
    );
    // EX-3: a Botched Raid takes from the band that has the most.
    let given = json!({ "row": ["german_patrol", "botched_raid", "recruits"], "tapped": ["2"],
        "bands": [{}, { "glory": 0 }, { "glory": 3 }] });
    let told = answer(&*three(given), &forecast(json!({})));
    assert_eq!(lines(&told), [line("taken", "botched_raid", 0, 1), line("standing", "german_patrol", -1, 0)]);
    assert_eq!(outcomes(&told["outcomes"]), [[0, 5, 1]]);
}

#[test]
fn the_assessment_is_told_as_things_would_stand() {
    let given = json!({ "row": ["german_patrol", "tiger", "massacre"], "event": "vichy_forces",
        "bands": [{ "leader": "dumont", "glory": 3 }] });
    let here = three(given.clone());
    let told = answer(&*here, &forecast(json!({ "defeated": ["3"] })));
    assert_eq!(
        lines(&told),
        [
            line("paid", "massacre", -1, 0),
            line("supposed", "massacre", 0, 2),
            line("standing", "german_patrol", -1, 0),
            line("standing", "tiger", -3, 0),
            line("event", "vichy_forces", -1, 0),
        ]
    );
    // Six recruits, one paid, five due to be lost; five glory save two of them.
    assert_eq!(outcomes(&told["outcomes"]), [[0, 0, 5], [1, 1, 3], [2, 2, 1]]);
    assert_eq!(told["outcomes"][0]["broken"], true);
    let loss = |more: Value| answer(&*here, &forecast(more))["loss"].clone();
    assert_eq!(loss(json!({ "vichy": true })), 4);
    assert_eq!(loss(json!({ "camouflaged": ["1"], "defeated_alt": ["2"] })), 1);
    assert_eq!(refused(&*here, &forecast(json!({ "camouflaged": ["3"] }))), ("LR-5.40b", "cannot-camouflage"));
    assert_eq!(refused(&*here, &forecast(json!({ "defeated_alt": ["1"] }))), ("LR-5.35", "no-second-way"));
    assert_eq!(refused(&*here, &forecast(json!({ "defeated": ["1", "1"] }))), ("LR-5.32", "tapped"));
    assert_eq!(refused(&*here, &forecast(json!({ "defeated": ["4"] }))), ("LR-5.32", "no-mission-there"));
    let mut last = given;
    last["bands"][0]["recruits"] = 1.into();
    assert_eq!(refused(&*three(last.clone()), &forecast(json!({ "defeated": ["3"] }))), ("LR-G14", "last-recruit"));
    // Where costs may break a band, there is nothing left to assess.
    let broken = with(&Setup::seats(3).option("costs_may_break", "true"), last);
    let told = answer(&*broken, &forecast(json!({ "defeated": ["3"] })));
    assert_eq!((lines(&told), outcomes(&told["outcomes"])), (vec![line("paid", "massacre", -1, 0)], vec![[0, 0, 3]]));
}

/// The last recruit cannot be paid, so it is ducked at 2 glory (LR-O.duck_on_costs), and the 2 of the Massacre come later.
#[test]
fn the_glory_that_a_cost_takes_is_gone_before_the_assessment() {
    let given = json!({ "row": ["massacre"], "bands": [{ "leader": "dumont", "recruits": 1, "glory": 5 }] });
    let here = with(&Setup::seats(3).option("duck_on_costs", "true"), given);
    let told = answer(&*here, &forecast(json!({ "defeated": ["1"] })));
    assert_eq!(lines(&told), [line("paid", "massacre", 0, -2), line("supposed", "massacre", 0, 2)]);
    assert_eq!(outcomes(&told["outcomes"]), [[0, 1, 5]]);
}

#[test]
fn options_and_other_values_are_in_the_assessment() {
    let given = || {
        json!({ "row": ["german_patrol", "comm_hub", "foreign_aid"], "event": "wehrmacht_veterans",
        "bands": [{ "leader": "dumont", "glory": 3 }] })
    };
    let told = |setup: &Setup| answer(&*with(setup, given()), &forecast(json!({})));
    let usual = told(&Setup::seats(3));
    assert_eq!((&usual["loss"], outcomes(&usual["outcomes"])), (&json!(3), vec![[0, 3, 3], [1, 4, 1]]));
    assert_eq!(told(&Setup::seats(3).option("veterans_hits_harmless_enemies", "false"))["loss"], 2);
    let cheap = told(&Setup::seats(3).option("duck_needs_full_glory", "false"));
    assert_eq!(outcomes(&cheap["outcomes"]), [[0, 3, 3], [1, 4, 1], [2, 5, 0]]);
    assert_eq!(told(&overridden("missions.german_patrol.lose_recruits", "2"))["loss"], 4);
    assert_eq!(outcomes(&told(&overridden("numbers.duck_price.value", "1"))["outcomes"]).last(), Some(&[3, 6, 0]));
}

#[test]
fn each_duck_leads_somewhere() {
    let ducking = json!({ "ducking": {} });
    let mut here = three(json!({ "row": ["german_patrol", "botched_raid", "comm_hub"], "event": "wehrmacht_veterans",
        "bands": [{ "leader": "dumont", "glory": 4 }] }));
    assert_eq!(refused(&*here, &ducking), ("LR-5.51", "only-when-losing-recruits"));
    here.pick(Seat(0), "end_turn", None, By::Seat, 0).expect("the end of the turn");
    // EX-17: five due to be lost, two glory left.
    let told = ask(&*here, 1, &ducking).expect("an answer");
    assert_eq!(outcomes(&told), [[0, 1, 2], [1, 2, 0]]);
    assert_eq!(told[1], json!({ "saved": 1, "price": 2, "recruits": 2, "glory": 0, "broken": false }));
    assert_eq!(refused(&*here, &forecast(json!({}))), ("LR-5.46", "no-assessment"));
}

fn cover(goal: &Value, laid: &Value) -> Value {
    json!({ "cover": { "goal": goal, "laid": laid } })
}

#[test]
fn dice_cover_a_card_in_the_cheapest_way() {
    let patrol = json!({ "defeat": "1" });
    let dice = |white: [u8; 6]| {
        three(json!({ "row": ["german_patrol"], "white": white,
        "bands": [{ "leader": "arnaud" }] }))
    };
    let here = dice([6, 5, 3, 3, 1, 2]);
    let told = answer(&*here, &cover(&patrol, &json!([])));
    // The white slot takes the 5. 3 + 3, 3 + 2 + 1 and the 6 make the black 6: the higher dice are kept.
    assert_eq!(told["cheapest"], json!([["w2"], ["w3", "w5", "w6"]]));
    let slot = |white: bool, value: u8, lacks: u8, fits: &[&str]| json!({ "white": white, "value": value, "exact": false, "lacks": lacks, "fits": fits });
    let all = ["w1", "w2", "w3", "w4", "w5", "w6"];
    assert_eq!(told["slots"], json!([slot(true, 5, 5, &["w1", "w2"]), slot(false, 6, 6, &all)]));
    assert_eq!((&told["missing"], &told["recruits"]), (&Value::Null, &json!(0)));
    // With 3 + 2 on the black slot only the 1 fits: with another 3 the 2 would be a die too many.
    let told = answer(&*here, &cover(&patrol, &json!([[], ["w3", "w6"]])));
    assert_eq!(told["slots"][1], slot(false, 6, 1, &["w5"]));
    assert_eq!(told["cheapest"], json!([["w2"], ["w3", "w5", "w6"]]));
    let covered = answer(&*here, &cover(&patrol, &json!([["w1"], ["w3", "w4"]])));
    assert_eq!((&covered["slots"][0]["lacks"], &covered["slots"][1]["fits"]), (&json!(0), &json!([])));
    for (laid, why) in [
        (json!([["w3"]]), ("LR-5.32", "die-too-low")),
        (json!([["w1", "w2"]]), ("LR-5.33", "die-too-many")),
        (json!([[], ["w3", "w4", "w5"]]), ("LR-5.33", "die-too-many")),
        (json!([["w1"], ["w1"]]), ("LR-G71", "die-not-free")),
        (json!([["b1"]]), ("LR-G71", "die-not-free")),
        (json!([["mg6"]]), ("LR-3.5", "no-such-bonus")),
        (json!([[], ["w1"]]), ("LR-5.32", "cannot-complete")),
        (json!([[], [], []]), ("LR-5.32", "no-such-slot")),
    ] {
        let here = if laid == json!([[], ["w1"]]) { dice([6, 4, 3, 3, 1, 2]) } else { dice([6, 5, 3, 3, 1, 2]) };
        assert_eq!(refused(&*here, &cover(&patrol, &laid)), why, "{laid}");
    }
}

#[test]
fn what_is_missing_is_told() {
    let missing = |row: &str, white: &[u8]| {
        let here = three(json!({ "row": [row], "white": white, "bands": [{ "leader": "arnaud" }] }));
        answer(&*here, &cover(&json!({ "defeat": "1" }), &json!([])))["missing"].clone()
    };
    assert_eq!(missing("german_patrol", &[4, 4, 4]), json!({ "dice": { "count": 1, "value": 5 } }));
    assert_eq!(missing("tiger", &[6, 5, 5]), json!({ "dice": { "count": 2, "value": 6 } }));
    assert_eq!(missing("german_patrol", &[5, 4]), json!({ "pips": 2 }));
    assert_eq!(missing("german_patrol", &[5, 4, 2]), Value::Null);
    let pay = |setup: &Setup, goal: &str, white: &[u8]| {
        let here = with(setup, json!({ "white": white, "bands": [{ "leader": "boutroux" }] }));
        let told = answer(&*here, &cover(&json!(goal), &json!([])));
        (told["cheapest"].clone(), told["missing"].clone())
    };
    let none = Value::Null;
    assert_eq!(pay(&Setup::seats(3), "pay", &[5, 4, 2]), (json!([["w2", "w3"]]), none.clone()));
    assert_eq!(pay(&Setup::seats(3), "pay_discount", &[5, 3]), (json!([["w1"]]), none.clone()));
    let exact = Setup::seats(3).option("six_cost_exact", "true");
    assert_eq!(pay(&exact, "pay", &[5, 4]), (none.clone(), json!({ "pips": 0 })));
    assert_eq!(pay(&overridden("numbers.price.value", "8"), "pay", &[5, 2]), (none, json!({ "pips": 1 })));
    let other = three(json!({ "white": [6], "bands": [{ "leader": "arnaud" }] }));
    assert_eq!(refused(&*other, &cover(&json!("pay_discount"), &json!([]))), ("LR-5.40a", "no-discount"));
    assert_eq!(refused(&*other, &cover(&json!("cover_vichy"), &json!([]))), ("LR-5.37", "no-vichy"));
}

#[test]
fn bonus_dice_count_where_they_may_be_laid() {
    let given = || {
        json!({ "row": ["tiger", "warehouse", "german_patrol"], "event": "vichy_forces",
        "bands": [{ "leader": "vasseur", "hand": ["mg34", "panzerfaust"] }] })
    };
    let told = |setup: &Setup| answer(&*with(setup, given()), &json!({ "bonus_dice": {} }));
    let on = |spot: &str, value: u8| json!({ "spot": spot, "value": value });
    let vasseur = json!({ "die": "vasseur4", "missions": [on("2", 4)], "vichy": null });
    let mg = json!({ "die": "mg6", "missions": [on("1", 6), on("2", 6), on("3", 6)], "vichy": 6 });
    let bazooka = |value| json!({ "die": "pf5", "missions": [on("1", value), on("2", 5)], "vichy": null });
    assert_eq!(told(&Setup::seats(3)), json!([vasseur, mg, bazooka(6)]));
    assert_eq!(told(&Setup::seats(3).option("panzerfaust_vs_tiger", "five_only")), json!([vasseur, mg, bazooka(5)]));
    assert_eq!(told(&overridden("leaders.vasseur.value", "3"))[0]["missions"], json!([on("2", 3)]));
    // Nobody else knows of face-down cards.
    let here = three(given());
    assert_eq!(ask(&*here, 1, &json!({ "bonus_dice": {} })), Ok(json!([vasseur])));
    let mut bare = given();
    bare["white"] = json!([6]);
    let tiger = cover(&json!({ "defeat_alt": "1" }), &json!([]));
    let here = three(bare);
    // The MG-34 is cheaper than the Panzerfaust, and both are dearer than a die of the pool.
    assert_eq!(answer(&*here, &tiger)["cheapest"], json!([["w1"], ["mg6"]]));
    assert_eq!(answer(&*here, &tiger)["recruits"], 1);
    assert_eq!(ask(&*here, 1, &tiger).expect("an answer")["missing"], json!({ "dice": { "count": 1, "value": 6 } }));
    // A leader's die is there every turn: it is laid before any of the pool.
    let given = json!({ "row": ["warehouse"], "white": [5, 4], "bands": [{ "leader": "vasseur" }] });
    let warehouse = answer(&*three(given), &cover(&json!({ "defeat": "1" }), &json!([])));
    assert_eq!(warehouse["cheapest"], json!([["w1"], ["vasseur4"]]));
}

#[test]
fn prices_and_what_hinders_a_purchase_are_told() {
    let told = |setup: &Setup, used: &[&str], white: &[u8]| {
        let given = json!({ "white": white, "used": used,
            "bands": [{ "leader": "boutroux" }, { "recruits": 1 }, { "recruits": 1 }] });
        answer(&*with(setup, given), &json!({ "prices": {} }))
    };
    let key = |told: &Value| {
        let all = told["purchases"].as_array().expect("purchases").iter();
        all.map(|each| each["why_not"]["key"].as_str().unwrap_or("").to_owned()).collect::<Vec<_>>()
    };
    let usual = told(&Setup::seats(3), &[], &[4, 1]);
    let numbers = |told: &Value| ["price", "discount", "exact", "pips"].map(|field| told[field].clone());
    assert_eq!(numbers(&usual), [json!(6), json!(4), json!(false), json!(5)]);
    assert_eq!(usual["purchases"][0]["what"], "sow");
    assert_eq!(key(&usual), ["nobody-to-sow", "nobody-to-steal-from", ""]);
    assert_eq!(
        key(&told(&Setup::seats(3), &["boutroux", "sow"], &[4, 1])),
        ["sown", "nobody-to-steal-from", "cannot-pay"]
    );
    let other = told(&overridden("numbers.price.value", "7").option("six_cost_exact", "true"), &["boutroux"], &[6]);
    assert_eq!(numbers(&other), [json!(7), Value::Null, json!(true), json!(6)]);
}

#[test]
fn victims_are_told_with_what_they_would_have() {
    let given = || {
        json!({ "bands": [
        { "leader": "saint_pierre", "glory": 1 },
        { "recruits": 1, "glory": 5 },
        { "recruits": 10 },
        { "recruits": 4, "glory": 1 },
    ] })
    };
    let told = |setup: &Setup, by: u8, with_what: &str| {
        let here = with(setup, given());
        let all = answer(&*here, &json!({ "victims": { "by": by, "with": with_what } }));
        let number = |victim: &Value, field: &str| victim[field].as_u64().expect("a number");
        let all = all.as_array().expect("victims").iter();
        all.map(|each| ["seat", "recruits", "glory", "may_save"].map(|field| number(each, field))).collect::<Vec<_>>()
    };
    let four = &Setup::seats(4);
    assert_eq!(told(four, 0, "gift"), [[1, 2, 5, 0], [3, 5, 1, 0]], "a full band has no room");
    assert_eq!(told(four, 0, "sow"), [[2, 9, 0, 0], [3, 3, 1, 0]], "the last recruit stays");
    assert_eq!(told(four, 0, "steal"), [[1, 1, 4, 0], [3, 4, 0, 0]]);
    assert_eq!(told(four, 0, "brutality"), [[1, 1, 2, 0], [3, 4, 0, 0]]);
    assert_eq!(told(four, 3, "exposed"), [[0, 6, 0, 0], [1, 1, 3, 0]]);
    assert_eq!(told(four, 0, "charismatic"), [[2, 9, 0, 0], [3, 3, 1, 0]]);
    let breaking = Setup::seats(4).option("charismatic_may_break", "true").option("duck_on_steals", "true");
    assert_eq!(told(&breaking, 0, "charismatic"), [[1, 0, 5, 1], [2, 9, 0, 0], [3, 3, 1, 0]]);
    let here = with(four, given());
    let refused = |by: u8, with: &str| refused(&*here, &json!({ "victims": { "by": by, "with": with } }));
    assert_eq!(refused(1, "sow"), ("LR-5.31", "not-asked"));
    assert_eq!(refused(0, "take"), ("LR-5.48", "only-after-a-botched-raid"));
    assert_eq!(refused(200, "brutality"), ("LR-3.3", "no-such-band"));
    let mut used = given();
    used["used"] = json!(["sow", "steal"]);
    let here = with(four, used);
    for (with, why) in [("sow", ("LR-5.38", "sown")), ("steal", ("LR-5.40", "stolen"))] {
        assert_eq!(self::refused(&*here, &json!({ "victims": { "by": 0, "with": with } })), why);
    }
}

#[test]
fn before_the_first_turn_there_is_nothing_to_answer() {
    let ready = Setup::seats(3).ready::<G>().expect("the usual table");
    let table = Table::<G>::open(ready, Dice::Seed(Seed::plain(1)), Head::default(), 0).expect("a table");
    let table: Box<dyn AnyTable> = Box::new(table);
    for (query, why) in [
        (forecast(json!({})), ("LR-5.46", "no-assessment")),
        (json!({ "ducking": {} }), ("LR-5.51", "only-when-losing-recruits")),
        (cover(&json!("pay"), &json!([])), ("LR-5.31", "no-turn")),
        (json!({ "bonus_dice": {} }), ("LR-5.31", "no-turn")),
        (json!({ "prices": {} }), ("LR-5.31", "no-turn")),
        (json!({ "victims": { "by": 0, "with": "gift" } }), ("LR-5.31", "not-asked")),
    ] {
        assert_eq!(refused(&*table, &query), why, "{query}");
    }
}
