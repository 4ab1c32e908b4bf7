//! What a view's fields are called: the table in words and the terminal say `view-FIELD`, or the field's own English name.

use staffetta_kernel::Args;
use staffetta_kernel::serde_json::Value;
use staffetta_kernel::text::Catalog;
use std::collections::BTreeSet;

/// The names of fields that a reader can meet, by the schema of a game's views.
struct Fields<'s> {
    root: &'s Value,
    names: BTreeSet<&'s str>,
    /// The schemas that have been read: one may lie in itself.
    read: BTreeSet<(*const Value, bool)>,
}

impl<'s> Fields<'s> {
    fn of(root: &'s Value) -> BTreeSet<&'s str> {
        let mut fields = Self { root, names: BTreeSet::new(), read: BTreeSet::new() };
        fields.read(None, root, false);
        fields.names
    }

    /// Everything that holds of a value under this schema, whichever of its choices fits.
    fn said(&self, schema: &'s Value) -> Vec<&'s Value> {
        let referred = schema["$ref"].as_str().and_then(|path| self.root.pointer(path.strip_prefix('#')?));
        let all = schema["allOf"].as_array().into_iter().flatten().chain(referred);
        [schema].into_iter().chain(all.flat_map(|one| self.said(one))).collect()
    }

    /// A field of this name, unless it is for programs, with the fields inside it. Keys that stand for things are no
    /// fields: they are called as the things are.
    fn read(&mut self, name: Option<&'s str>, schema: &'s Value, things: bool) {
        let said = self.said(schema);
        if said.iter().any(|one| one["x-hidden"] == true || one["x-kind"] == "step") {
            return;
        }
        self.names.extend(name);
        if !self.read.insert((schema, things)) {
            return;
        }
        let keys = |one: &&'s Value| self.said(&one["propertyNames"]).iter().any(|name| name.get("x-kind").is_some());
        let things = things || said.iter().any(|one| one.get("x-by").is_some() || keys(one));
        for one in said {
            for (name, field) in one["properties"].as_object().into_iter().flatten() {
                self.read((!things).then_some(name), field, false);
            }
            let places = one["prefixItems"].as_array().into_iter().flatten();
            for inner in places.chain(one.get("items")).chain(one.get("additionalProperties")) {
                self.read(None, inner, false);
            }
            for choice in ["anyOf", "oneOf"].into_iter().filter_map(|key| one[key].as_array()).flatten() {
                self.read(None, choice, things);
            }
        }
    }
}

#[test]
fn every_field_of_a_view_has_a_name_in_every_language() {
    let mut missing = Vec::new();
    for game in staffetta_registry::all() {
        let (about, schema) = (game.about(), game.view_schema());
        let fields = Fields::of(&schema);
        assert!(!fields.is_empty(), "{}: the schema of the views names no fields", about.id);
        for (language, text) in about.texts {
            let catalog = Catalog::new(language, text).unwrap_or_else(|fault| panic!("{}: {fault}", about.id));
            let keys = fields.iter().map(|field| format!("view-{field}"));
            let nameless: Vec<String> =
                keys.filter(|key| catalog.try_say(key, &Args::default(), &[]).is_err()).collect();
            if !nameless.is_empty() {
                missing.push(format!("{}, text/{language}.ftl: {}", about.id, nameless.join(" ")));
            }
        }
    }
    assert!(missing.is_empty(), "fields of a view without a text, shown in English:\n{}", missing.join("\n"));
}
