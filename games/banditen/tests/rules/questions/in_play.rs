//! Answers held to what the rules offer in random games, and to whatever may be asked.

use super::*;

#[test]
fn whatever_is_asked_is_answered_or_refused() {
    let units = json!({ "P-RED-1": "10.10", "P-RED-2": "11.10", "P-CMD-GAR": "10.11", "A-IV-1": "12.09" });
    let here = position(&gravellona(), &units, &json!({}));
    let [one, other, foe] = here.units(["P-RED-1", "P-RED-2", "A-IV-1"]);
    let reach = |units: Value| json!({ "reach": { "units": units, "action": "move" } });
    assert_eq!(here.refused(&reach(json!([]))), ("BN-4.4", "nobody-chosen"));
    assert_eq!(here.refused(&reach(json!([one, other]))), ("BN-4.4", "not-in-the-hex"));
    assert_eq!(here.refused(&reach(json!([one, foe]))), ("BN-4.4", "not-in-the-hex"));
    assert_eq!(here.refused(&reach(json!(["p60"]))), ("BN-4.4", "not-in-the-hex"));
    let mut rng = FastRng::new(11);
    let any_hex = |rng: &mut FastRng| Hex(rng.below(402) as u16);
    let mut answered = 0;
    for seed in 0..4 {
        let mut walk = Walk::<G>::new(seed);
        for turn in 0.. {
            let Some(seat) = walk.asked() else { break };
            for _ in 0..if turn % 40 == 0 { 40 } else { 0 } {
                let units: Vec<Counter> = (0..rng.below(3)).map(|_| Counter(rng.below(96) as u8)).collect();
                let (hex, target) = (any_hex(&mut rng), any_hex(&mut rng));
                let actions =
                    ["move", "fire", "move_and_fire", "fire_and_move", "assault", "storm", "react_fire", "mines"];
                let action = actions[rng.below(actions.len() as u32) as usize];
                let queries = [
                    json!({ "actions": { "units": units } }),
                    json!({ "reach": { "units": units, "action": action } }),
                    json!({ "sight": { "from": hex, "to": target } }),
                    json!({ "watchers": { "hex": hex, "side": "axis" } }),
                    json!({ "fire": { "units": units, "target": target, "action": action } }),
                    json!({ "threats": { "units": units, "hex": hex } }),
                    json!({ "assault": { "units": units, "from": hex, "target": target, "action": action } }),
                    json!({ "command": { "unit": Counter(rng.below(96) as u8) } }),
                ];
                for query in queries {
                    let query = from_value(query).expect("a question");
                    answered += u32::from(ask(&walk.ready.rules, &walk.state, Viewer::Crowd, &query).is_ok());
                }
            }
            let action = walk.any().expect("an action");
            walk.play(seat, action).expect("a legal action");
        }
    }
    assert!(answered > 1000, "{answered}");
}

/// In random games of all kinds the answers are what the rules offer and what their labels say.
#[test]
fn answers_are_what_the_rules_offer() {
    let (mut steps, mut reactions, mut menus) = (0, 0, 0);
    for seed in 0..6 {
        let mut walk = Walk::<G>::new(seed);
        while let Some(seat) = walk.asked() {
            let seen = view(&walk.ready.rules, &walk.state, Viewer::Seat(seat));
            let asks = |query: &Value| {
                let query = from_value(query.clone()).expect("a question");
                ask(&walk.ready.rules, &walk.state, Viewer::Seat(seat), &query)
            };
            let offered = |verb: &str| -> Vec<String> {
                let names = walk.choices.iter().map(|action| action.name());
                names.filter_map(|name| Some(name.strip_prefix(verb)?.strip_prefix(" hex:")?.to_owned())).collect()
            };
            match seen["step"].as_str() {
                Some("move") => {
                    let query = json!({ "reach": { "units": seen["group"]["moving"], "action": "move" } });
                    let reach = asks(&query).expect("a group on its way");
                    let ways = reach["stops"].as_array().into_iter().chain(reach["assaults"].as_array()).flatten();
                    let firsts: Vec<&str> = ways.filter_map(|way| way["path"][0].as_str()).collect();
                    let next = offered("step");
                    // The best ways begin with a step that is offered; whatever is offered can be reached.
                    assert_eq!(firsts.is_empty(), next.is_empty(), "{reach}");
                    assert!(firsts.iter().all(|hex| next.iter().any(|step| step == hex)), "{reach} of {next:?}");
                    let stops = strings(&reach["stops"], "hex");
                    let assault = seen["group"]["deed"] == "assault";
                    assert!(assault || next.iter().all(|hex| stops.contains(&hex.as_str())), "{reach} of {next:?}");
                    steps += 1;
                }
                Some("reaction") if seen["draft"].is_null() => {
                    let group = &seen["group"];
                    let query = json!({ "threats": { "units": group["moving"], "hex": group["here"] } });
                    let threats = asks(&query).expect("a group on its way");
                    let able =
                        threats["stacks"].as_array().into_iter().flatten().filter(|stack| stack["may_fire"] == true);
                    let able: Vec<&Value> = able.collect();
                    let mut from: Vec<&str> = able.iter().filter_map(|stack| stack["from"].as_str()).collect();
                    from.sort_unstable();
                    let mut firing = offered("react_fire");
                    firing.sort_unstable();
                    assert_eq!(from, firing);
                    let view = G::view(&walk.ready.rules, &walk.state, Viewer::Seat(seat));
                    for stack in able.iter().filter(|stack| stack["fire"]["bunker"] == 0.0) {
                        let name = format!("react_fire hex:{}", stack["from"].as_str().expect("a hex"));
                        let label = G::label(&walk.ready.rules, &view, Action::parse(&name).expect("an action"));
                        near(1.0 - floats(&stack["fire"]["hits"])[0], label.odds.expect("odds").into(), 1e-4);
                    }
                    reactions += 1;
                }
                Some("activation") if !seen["draft"].is_null() && seen["draft"]["deed"] == "none" => {
                    let hex = &seen["draft"]["hex"];
                    let open = to_value(walk.state).expect("an open form");
                    let all = open["units"].as_object().expect("units").iter();
                    let units: Vec<&String> =
                        all.filter(|(_, unit)| unit["hex"] == *hex).map(|(name, _)| name).collect();
                    let items = asks(&json!({ "actions": { "units": units } })).expect("a stack");
                    let names: Vec<String> = walk.choices.iter().map(|action| action.name()).collect();
                    for item in items.as_array().into_iter().flatten().filter(|item| item["why_not"].is_null()) {
                        assert!(names.iter().any(|name| item["action"] == name.as_str()), "{item} of {names:?}");
                    }
                    menus += 1;
                }
                _ => {}
            }
            let action = walk.any().expect("an action");
            walk.play(seat, action).expect("a legal action");
        }
    }
    assert!(steps > 200 && reactions > 50 && menus > 200, "{steps} {reactions} {menus}");
}
