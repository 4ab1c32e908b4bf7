//! Types described once, in Rust: as JSON Schema for those who show any view, as TypeScript for the boards.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};
use std::fmt::Write as _;

use crate::game::Game;
use crate::queries::Queries;

/// The schema of what a viewer of this game gets: the kinds of things stand in it as `x-kind`, such as `seat` or `card`.
pub fn view_schema<G: Game<View: JsonSchema>>() -> Value {
    SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<G::View>().into()
}

/// The schema of the questions that the rules of this game answer.
pub fn query_schema<G: Game>() -> Value {
    let generator = SchemaSettings::default().for_deserialize().into_generator();
    generator.into_root_schema_for::<<G::Queries as Queries<G>>::Query>().into()
}

/// The TypeScript of a game's view and of the questions that its rules answer.
pub fn typescript<G: Game<View: JsonSchema>>() -> String {
    let mut generator = SchemaSettings::default().for_serialize().into_generator();
    let roots = [
        ("View", generator.subschema_for::<G::View>()),
        ("Query", generator.subschema_for::<<G::Queries as Queries<G>>::Query>()),
        ("Reply", generator.subschema_for::<<G::Queries as Queries<G>>::Reply>()),
    ];
    let mut out = String::from("// Generated from the Rust types of the game; do not edit.\n");
    let definitions = generator.take_definitions(true);
    for (name, schema) in &definitions {
        declare(name, schema, &mut out);
    }
    for (name, schema) in roots {
        let schema = Value::from(schema);
        // A root that has a definition of the same name is declared already.
        if reference(&schema) != Some(name) {
            declare(name, &schema, &mut out);
        }
    }
    out
}

/// For a game's tests: is this file the current TypeScript? With `STAFFETTA_WRITE=1` it is written anew first.
pub fn is_current<G: Game<View: JsonSchema>>(file: &str) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{file}: {error}");
    let current = typescript::<G>();
    if std::env::var_os("STAFFETTA_WRITE").is_some() {
        std::fs::write(file, &current).map_err(wrong)?;
    }
    let written = std::fs::read_to_string(file).map_err(wrong)?;
    if written == current {
        Ok(())
    } else {
        Err(format!("{file} is not current: write it anew with STAFFETTA_WRITE=1"))
    }
}

/// A schema for a type that is written as one of these words.
pub fn words_schema(kind: &str, words: &[&str]) -> Schema {
    schemars::json_schema!({ "type": "string", "enum": words, "x-kind": kind })
}

/// A schema for a type that is written as a number or as a word, and names a thing of this kind.
pub fn kind_schema(kind: &str, json_type: &str) -> Schema {
    schemars::json_schema!({ "type": json_type, "x-kind": kind })
}

/// A schema for a list of these.
pub fn list_schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    schemars::json_schema!({ "type": "array", "items": generator.subschema_for::<T>() })
}

fn declare(name: &str, schema: &Value, out: &mut String) {
    comment(schema, "", out);
    let plain = schema.get("properties").is_some() && schema.get("oneOf").is_none() && schema.get("anyOf").is_none();
    if plain {
        let _ = writeln!(out, "export interface {name} {}", body(schema, ""));
    } else {
        let _ = writeln!(out, "export type {name} = {};", type_of(schema, ""));
    }
}

fn comment(schema: &Value, indent: &str, out: &mut String) {
    if let Some(text) = schema.get("description").and_then(Value::as_str) {
        let _ = writeln!(out, "{indent}/** {} */", text.replace('\n', " ").replace("*/", "* /"));
    }
}

fn reference(schema: &Value) -> Option<&str> {
    schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next())
}

/// The fields of an object between braces, each on a line of its own.
fn body(schema: &Value, indent: &str) -> String {
    let deeper = format!("{indent}  ");
    let mut out = String::from("{\n");
    let required = |name: &str| {
        let required = schema.get("required").and_then(Value::as_array);
        required.is_some_and(|names| names.iter().any(|other| other.as_str() == Some(name)))
    };
    for (name, field) in properties(schema) {
        comment(field, &deeper, &mut out);
        let mark = if required(name) { "" } else { "?" };
        let _ = writeln!(out, "{deeper}{}{mark}: {};", key(name), type_of(field, &deeper));
    }
    out + indent + "}"
}

fn properties(schema: &Value) -> impl Iterator<Item = (&String, &Value)> {
    schema.get("properties").and_then(Value::as_object).into_iter().flat_map(Map::iter)
}

fn key(name: &str) -> String {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') && !name.starts_with(char::is_numeric);
    if plain { name.to_owned() } else { format!("'{name}'") }
}

fn type_of(schema: &Value, indent: &str) -> String {
    if let Some(name) = reference(schema) {
        return name.to_owned();
    }
    if let Some(one) = schema.get("const") {
        return literal(one);
    }
    if let Some(words) = schema.get("enum").and_then(Value::as_array) {
        return words.iter().map(literal).collect::<Vec<_>>().join(" | ");
    }
    let several = schema.get("oneOf").or(schema.get("anyOf")).and_then(Value::as_array);
    if let Some(several) = several {
        let union: Vec<_> = several.iter().map(|one| type_of(one, indent)).collect();
        let union = if union.is_empty() { "never".to_owned() } else { union.join(" | ") };
        // Fields beside a choice, as of a flattened enum.
        return if properties(schema).next().is_some() {
            format!("{} & ({union})", body(schema, indent))
        } else {
            union
        };
    }
    match schema.get("type") {
        Some(Value::Array(types)) => {
            let one = |name: &Value| {
                let mut schema = schema.clone();
                schema["type"] = name.clone();
                type_of(&schema, indent)
            };
            types.iter().map(one).collect::<Vec<_>>().join(" | ")
        }
        Some(Value::String(name)) => named(name, schema, indent),
        _ if schema.as_bool() == Some(false) || schema.get("not").is_some() => "never".to_owned(),
        _ => "unknown".to_owned(),
    }
}

fn named(name: &str, schema: &Value, indent: &str) -> String {
    match name {
        "integer" | "number" => "number".to_owned(),
        "boolean" => "boolean".to_owned(),
        "null" => "null".to_owned(),
        "array" => match (schema.get("prefixItems").and_then(Value::as_array), schema.get("items")) {
            (Some(items), _) => {
                let items: Vec<_> = items.iter().map(|item| type_of(item, indent)).collect();
                format!("[{}]", items.join(", "))
            }
            (None, Some(item)) => {
                let item = type_of(item, indent);
                if item.contains(" | ") { format!("({item})[]") } else { format!("{item}[]") }
            }
            (None, None) => "unknown[]".to_owned(),
        },
        "object" => match schema.get("additionalProperties") {
            Some(values) if values.is_object() && properties(schema).next().is_none() => {
                format!("Record<string, {}>", type_of(values, indent))
            }
            _ => body(schema, indent),
        },
        _ => "string".to_owned(),
    }
}

fn literal(value: &Value) -> String {
    match value {
        Value::String(word) => format!("'{word}'"),
        other => other.to_string(),
    }
}
