//! The questions that the rules of a game answer, read out of their JSON schema.

use serde_json::{Map, Value, json};
use staffetta_kernel::Fault;

/// All questions of a game.
#[derive(Clone, Debug)]
pub(crate) struct Questions(Value);

/// One of them.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) name: String,
    /// What it answers, in English.
    pub(crate) about: String,
    pub(crate) fields: Vec<Field>,
}

/// What a question wants to know.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: String,
    /// What stands for nothing: no units, none of them. Where it must be said there is none.
    pub(crate) nothing: Option<Value>,
}

impl Question {
    pub(crate) fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

impl Questions {
    pub(crate) fn new(schema: Value) -> Self {
        Self(schema)
    }

    /// All of them, as the game declares them.
    pub(crate) fn all(&self) -> Vec<Question> {
        let variants = self.0.get("oneOf").and_then(Value::as_array);
        variants.into_iter().flatten().filter_map(|variant| self.read(variant)).collect()
    }

    /// The question of this name. An unknown one is a fault that lists the known ones.
    pub(crate) fn named(&self, name: &str) -> Result<Question, Fault> {
        let all = self.all();
        let known: Vec<String> = all.iter().map(|question| question.name.clone()).collect();
        all.into_iter().find(|question| question.name == name).ok_or_else(|| {
            let reason = format!("there is no such question; there are: {}", known.join(", "));
            Fault::new("unknown-question", format!("question {name}"), reason)
        })
    }

    fn read(&self, variant: &Value) -> Option<Question> {
        let (name, body) = variant.get("properties")?.as_object()?.iter().next()?;
        let none = Map::new();
        let properties = body.get("properties").and_then(Value::as_object).unwrap_or(&none);
        let field = |(name, schema): (&String, &Value)| Field { name: name.clone(), nothing: self.nothing(schema) };
        let about = variant.get("description").and_then(Value::as_str).unwrap_or_default();
        let fields = properties.iter().map(field).collect();
        Some(Question { name: name.clone(), about: about.replace('\n', " "), fields })
    }

    fn nothing(&self, schema: &Value) -> Option<Value> {
        let resolved = match schema.get("$ref").and_then(Value::as_str) {
            Some(reference) => self.0.pointer(reference.trim_start_matches('#'))?,
            None => schema,
        };
        // A number that names a thing, such as a seat, must be said.
        if resolved.get("x-kind").is_some() {
            return None;
        }
        match resolved.get("type")?.as_str()? {
            "object" => Some(json!({})),
            "array" => Some(json!([])),
            "integer" | "number" => Some(json!(0)),
            "boolean" => Some(json!(false)),
            _ => None,
        }
    }
}
