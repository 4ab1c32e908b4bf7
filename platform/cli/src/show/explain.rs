//! Explanations of the things that a view names: their texts and their numbers.

use serde_json::Value as Json;

use super::description::Description;
use super::telling::Teller;
use super::{Ink, Lexicon, wrap};

/// Every thing of which something is known, each once.
pub(crate) fn things(keys: &[String], lexicon: &Lexicon, width: usize, ink: Ink) -> String {
    let told = keys.iter().filter_map(|key| told(key, lexicon, width, ink));
    told.collect::<Vec<_>>().join("\n")
}

/// The keys of all things that are named in the view.
pub(crate) fn in_sight(view: &Json, description: &Description, lexicon: &Lexicon) -> Vec<String> {
    let mut keys = Vec::new();
    Teller { lexicon, me: None }.keys(&description.view(view), view, &mut keys);
    keys
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
        let keys = in_sight(&view, &Description::new(Json::Bool(true)), &lexicon);
        assert_eq!(things(&keys, &lexicon, 80, Ink { on: false }), "Panzer  Beware.\n  White 5 5");
    }
}
