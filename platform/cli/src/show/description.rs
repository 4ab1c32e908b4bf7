//! What a game's schema says of the parts of its views: the kind of thing that a value names (`x-kind`), what the
//! places of a list or the keys of an object stand for (`x-by`), and what is not for people (`x-hidden`).

use serde_json::Value as Json;

/// The schema of a game's views.
#[derive(Debug)]
pub(crate) struct Description(Json);

/// Enough for a list of choices between references; a schema that refers to itself ends here.
const DEPTH: usize = 8;

impl Description {
    /// Of this schema; `true` where the game has none.
    pub(crate) const fn new(schema: Json) -> Self {
        Self(schema)
    }

    /// What is said of a whole view.
    pub(crate) fn view<'a>(&'a self, view: &Json) -> Part<'a> {
        Part::of(&self.0, Some(&self.0), view)
    }
}

/// What the schema says of one value.
#[derive(Clone, Debug)]
pub(crate) struct Part<'a> {
    root: &'a Json,
    /// Everything that holds of the value: its own schema, what that refers to, and the choices that fit.
    said: Vec<&'a Json>,
}

impl<'a> Part<'a> {
    fn of(root: &'a Json, schema: Option<&'a Json>, value: &Json) -> Self {
        let mut part = Self { root, said: Vec::new() };
        if let Some(schema) = schema {
            part.gather(schema, value, DEPTH);
        }
        part
    }

    fn gather(&mut self, schema: &'a Json, value: &Json, depth: usize) {
        if depth == 0 || !schema.is_object() {
            return;
        }
        self.said.push(schema);
        let reference = schema["$ref"].as_str().and_then(|path| self.root.pointer(path.strip_prefix('#')?));
        if let Some(schema) = reference {
            self.gather(schema, value, depth - 1);
        }
        for all in schema["allOf"].as_array().into_iter().flatten() {
            self.gather(all, value, depth - 1);
        }
        let choices = schema["anyOf"].as_array().or(schema["oneOf"].as_array());
        let fitting = choices.into_iter().flatten().find(|choice| fits(self.root, choice, value, depth - 1));
        if let Some(choice) = fitting {
            self.gather(choice, value, depth - 1);
        }
    }

    fn word(&self, mark: &str) -> Option<&'a str> {
        self.said.iter().find_map(|schema| schema[mark].as_str())
    }

    /// Is anything said of it?
    pub(crate) fn is_described(&self) -> bool {
        !self.said.is_empty()
    }

    /// The kind of thing that the value names.
    pub(crate) fn kind(&self) -> Option<&'a str> {
        self.word("x-kind")
    }

    /// What the places of the list or the keys of the object stand for.
    pub(crate) fn by(&self) -> Option<&'a str> {
        self.word("x-by").or_else(|| {
            let names = self.said.iter().find_map(|schema| schema.get("propertyNames"))?;
            Part::of(self.root, Some(names), &Json::Null).kind()
        })
    }

    /// Is it for programs, not for people? So is what a game that describes its views leaves open, and the name of a
    /// step, of which the prompt speaks in a sentence.
    pub(crate) fn is_hidden(&self, value: &Json) -> bool {
        let told = |schema: &&Json| schema.get("properties").or(schema.get("additionalProperties")).is_some();
        let left_open = self.root.is_object() && value.is_object() && !self.said.iter().any(told);
        left_open || self.kind() == Some("step") || self.said.iter().any(|schema| schema["x-hidden"] == true)
    }

    /// The words of a kind in their order, if the schema lists them.
    pub(crate) fn words_of(&self, kind: &str) -> Vec<&'a str> {
        let all = self.root["$defs"].as_object().into_iter().flat_map(|defs| defs.values());
        let listed = all.filter(|schema| schema["x-kind"] == kind).find_map(|schema| schema["enum"].as_array());
        listed.into_iter().flatten().filter_map(Json::as_str).collect()
    }

    /// What is said of a field of the object.
    pub(crate) fn field(&self, name: &str, value: &Json) -> Self {
        let named = self.said.iter().find_map(|schema| schema["properties"].get(name));
        let any = || self.said.iter().find_map(|schema| schema.get("additionalProperties"));
        Self::of(self.root, named.or_else(any), value)
    }

    /// What is said of the value at a place of the list.
    pub(crate) fn item(&self, at: usize, value: &Json) -> Self {
        let own = self.said.iter().find_map(|schema| schema["prefixItems"].get(at));
        let any = || self.said.iter().find_map(|schema| schema.get("items"));
        Self::of(self.root, own.or_else(any), value)
    }
}

/// Could the value be what this choice describes?
fn fits(root: &Json, schema: &Json, value: &Json, depth: usize) -> bool {
    if depth == 0 {
        return true;
    }
    if let Some(path) = schema["$ref"].as_str() {
        let referred = path.strip_prefix('#').and_then(|path| root.pointer(path));
        return referred.is_some_and(|schema| fits(root, schema, value, depth - 1));
    }
    if let Some(one) = schema.get("const") {
        return one == value;
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.contains(value);
    }
    let choices = schema["anyOf"].as_array().or(schema["oneOf"].as_array());
    if choices.is_some_and(|choices| !choices.iter().any(|choice| fits(root, choice, value, depth - 1))) {
        return false;
    }
    let of_type = match &schema["type"] {
        Json::String(name) => is_of_type(name, value),
        Json::Array(names) => names.iter().filter_map(Json::as_str).any(|name| is_of_type(name, value)),
        _ => true,
    };
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Json::as_str);
    of_type
        && required.map(|name| (name, value.get(name))).all(|(name, field)| {
            let said = &schema["properties"][name];
            field.is_some_and(|field| said.get("const").is_none_or(|word| word == field))
        })
}

fn is_of_type(name: &str, value: &Json) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" | "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn description() -> Description {
        Description::new(json!({
            "properties": {
                "active": {"$ref": "#/$defs/Seat", "description": "Whose turn it is."},
                "winner": {"anyOf": [{"$ref": "#/$defs/Seat"}, {"type": "null"}]},
                "bands": {"type": "array", "items": {"$ref": "#/$defs/Band"}, "x-by": "seat"},
                "step": {"type": "string", "x-kind": "step"},
                "stack": {"type": "array", "items": true, "x-hidden": true},
                "sites": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Place"}, "propertyNames": {"x-kind": "resource"}},
                "pair": {"type": "array", "prefixItems": [{"$ref": "#/$defs/Seat"}, {"$ref": "#/$defs/Place"}]},
                "draft": {"oneOf": [
                    {"type": "object", "properties": {"what": {"const": "way"}, "to": {"$ref": "#/$defs/Place"}}, "required": ["what", "to"]},
                    {"type": "object", "properties": {"what": {"const": "theft"}, "to": {"$ref": "#/$defs/Seat"}}, "required": ["what", "to"]},
                ]},
            },
            "$defs": {
                "Seat": {"type": "integer", "x-kind": "seat"},
                "Place": {"type": "string", "enum": ["toano", "monchio"], "x-kind": "place"},
                "Band": {"type": "object", "properties": {"at": {"$ref": "#/$defs/Place"}}},
            },
        }))
    }

    fn kind(field: &str, value: &Json) -> Option<String> {
        let description = description();
        let part = description.view(&Json::Null).field(field, value);
        part.kind().map(str::to_owned)
    }

    #[test]
    fn a_reference_tells_the_kind() {
        assert_eq!(kind("active", &json!(1)).as_deref(), Some("seat"));
        assert_eq!(kind("round", &json!(1)), None);
    }

    #[test]
    fn of_several_choices_the_one_that_fits_counts() {
        assert_eq!(kind("winner", &json!(1)).as_deref(), Some("seat"));
        assert_eq!(kind("winner", &Json::Null), None);
        let description = description();
        for (draft, kind) in
            [(json!({"what": "way", "to": "toano"}), "place"), (json!({"what": "theft", "to": 1}), "seat")]
        {
            let part = description.view(&Json::Null).field("draft", &draft);
            assert_eq!(part.field("to", &draft["to"]).kind(), Some(kind));
        }
    }

    #[test]
    fn lists_and_objects_say_what_their_places_stand_for() {
        let description = description();
        let view = description.view(&Json::Null);
        let bands = json!([{"at": "toano"}]);
        let part = view.field("bands", &bands);
        assert_eq!(part.by(), Some("seat"));
        assert_eq!(part.item(0, &bands[0]).field("at", &bands[0]["at"]).kind(), Some("place"));
        let sites = json!({"grain": "toano"});
        assert_eq!(view.field("sites", &sites).by(), Some("resource"));
        assert_eq!(view.field("sites", &sites).field("grain", &sites["grain"]).kind(), Some("place"));
        let pair = json!([0, "monchio"]);
        assert_eq!(view.field("pair", &pair).item(1, &pair[1]).kind(), Some("place"));
    }

    #[test]
    fn what_is_for_programs_is_hidden() {
        let description = description();
        let view = description.view(&Json::Null);
        assert!(view.field("stack", &json!([])).is_hidden(&json!([])));
        assert!(!view.field("bands", &json!([])).is_hidden(&json!([])));
        assert!(view.field("memo", &json!({})).is_hidden(&json!({"left": "open"})));
        assert!(view.field("step", &json!("move")).is_hidden(&json!("move")));
        assert!(!view.field("memo", &json!("word")).is_hidden(&json!("word")));
    }

    #[test]
    fn the_words_of_a_kind_have_their_order() {
        let description = description();
        assert_eq!(description.view(&Json::Null).words_of("place"), ["toano", "monchio"]);
        assert!(description.view(&Json::Null).words_of("seat").is_empty());
    }

    #[test]
    fn nothing_is_said_without_a_schema() {
        let none = Description::new(Json::Bool(true));
        let part = none.view(&json!({"a": 1}));
        assert!(!part.is_described());
        assert_eq!(part.field("a", &json!(1)).kind(), None);
    }

    #[test]
    fn a_schema_that_refers_to_itself_ends() {
        let circle = Description::new(json!({"$ref": "#"}));
        assert_eq!(circle.view(&json!({})).kind(), None);
    }
}
