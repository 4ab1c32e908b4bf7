//! Explanations of the things that a view names: their texts and their numbers.

use serde_json::Value as Json;

use super::{Ink, Lexicon, wrap};

/// Every thing that is named in the view and of which something is known, each once.
pub(crate) fn things(view: &Json, lexicon: &Lexicon, width: usize, ink: Ink) -> String {
    let keys = in_sight(view, lexicon);
    let told = keys.iter().filter_map(|key| told(key, lexicon, width, ink));
    told.collect::<Vec<_>>().join("\n")
}

/// The keys of all things that are named in the view.
pub(crate) fn in_sight(view: &Json, lexicon: &Lexicon) -> Vec<String> {
    let mut keys = Vec::new();
    gather("", view, lexicon, &mut keys);
    keys
}

fn gather(field: &str, value: &Json, lexicon: &Lexicon, out: &mut Vec<String>) {
    match value {
        Json::String(word) => {
            if let Some(key) = lexicon.thing(field, word).filter(|key| !out.contains(key)) {
                out.push(key);
            }
        }
        Json::Array(list) => {
            let kind = lexicon.kind_of_all(list.iter().filter_map(Json::as_str)).unwrap_or(field);
            list.iter().for_each(|one| gather(kind, one, lexicon, out));
        }
        Json::Object(inner) => inner.iter().for_each(|(name, one)| gather(name, one, lexicon, out)),
        Json::Null | Json::Bool(_) | Json::Number(_) => {}
    }
}

fn told(key: &str, lexicon: &Lexicon, width: usize, ink: Ink) -> Option<String> {
    let name = lexicon.plain(key)?;
    let story = lexicon.story(key);
    let numbers: Vec<String> = lexicon
        .numbers(lexicon.word_of(key))
        .iter()
        .map(|(column, cell)| format!("{} {cell}", ink.faint(column)))
        .collect();
    if story.is_none() && numbers.is_empty() {
        return None;
    }
    let mut out = wrap(&format!("{}  {}", ink.strong(&name), story.unwrap_or_default()), width, 2);
    if !numbers.is_empty() {
        out = format!("{out}\n{}", wrap(&format!("  {}", numbers.join(" · ")), width, 2));
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use staffetta_kernel::text::Catalog;

    #[test]
    fn each_thing_in_sight_is_explained_once() {
        let text = "mission-panzer = Panzer\n    .effect = Beware.\nleader-dumont = Dumont\n";
        let catalog = Catalog::new("en", text).expect("readable");
        let data = "kind,white,glory\npanzer,5 5,0\n";
        let lexicon = Lexicon::new(catalog, Vec::new(), &[("kinds", data)]).expect("readable");
        let view = json!({"row": [{"kind": "panzer"}, {"kind": "panzer"}], "leader": "dumont", "round": 3});
        assert_eq!(things(&view, &lexicon, 80, Ink { on: false }), "Panzer  Beware.\n  White 5 5");
    }
}
