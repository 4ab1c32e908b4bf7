//! A view in words: what the description says its values name, without what there is nothing to say of.

use serde_json::{Map, Value as Json};
use staffetta_kernel::Seat;

use super::Lexicon;
use super::description::Part;

/// More entries than this are told by what they share: the zones of each power, not the power of each zone.
const GROUPED: usize = 8;

/// A value in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// It is so.
    Yes,
    /// A number that is nought.
    Nought,
    /// One name, word or number.
    One(String),
    /// Several of them.
    Row(Vec<String>),
    /// Fields of one thing, or entries of a map.
    Fields(Vec<Field>),
    /// Things with fields of their own, each with its name.
    Things(Vec<Field>),
    /// What each seat has, in the order of the seats.
    Seats(Vec<(Seat, Option<Told>)>),
}

/// A part of a thing with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub(crate) label: String,
    pub(crate) told: Told,
    /// What the game's texts say of it besides its name.
    pub(crate) story: Option<String>,
}

/// Who tells, to whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Teller<'a> {
    pub(crate) lexicon: &'a Lexicon,
    /// The one who looks, whose place comes first.
    pub(crate) me: Option<Seat>,
}

impl Teller<'_> {
    /// The value in words; nothing where there is nothing to say.
    pub(crate) fn tell(&self, part: &Part<'_>, value: &Json) -> Option<Told> {
        if part.is_hidden(value) {
            return None;
        }
        match value {
            Json::Null | Json::Bool(false) => None,
            Json::Bool(true) => Some(Told::Yes),
            Json::Number(number) if number.as_f64() == Some(0.0) && part.kind().is_none() => Some(Told::Nought),
            Json::Number(number) => Some(Told::One(self.lexicon.number(part.kind(), number))),
            Json::String(word) if word.is_empty() || word == "none" => None,
            Json::String(word) => Some(Told::One(self.lexicon.name(part.kind(), word))),
            Json::Array(list) => self.list(part, list),
            Json::Object(fields) => self.object(part, fields),
        }
    }

    fn list(&self, part: &Part<'_>, list: &[Json]) -> Option<Told> {
        let first = list.first()?;
        let tell = |at: usize| self.tell(&part.item(at, &list[at]), &list[at]);
        let field = |label: String, at: usize| self.field(label, &part.item(at, &list[at]), &list[at]);
        match part.by() {
            Some("seat") => {
                let seats = self.order().into_iter().filter(|seat| seat.at() < list.len());
                let seats: Vec<_> = seats.map(|seat| (seat, tell(seat.at()))).collect();
                return seats.iter().any(|(_, told)| told.is_some()).then_some(Told::Seats(seats));
            }
            Some(kind) => {
                let words = part.words_of(kind);
                let name = |at: usize| words.get(at).map_or((at + 1).to_string(), |w| self.lexicon.name(Some(kind), w));
                return entries((0..list.len()).filter_map(|at| field(name(at), at)).collect());
            }
            None => {}
        }
        if list.iter().any(Json::is_object) {
            return things((0..list.len()).filter_map(|at| field((at + 1).to_string(), at)).collect());
        }
        let said: Vec<String> = (0..list.len()).filter_map(tell).map(|told| told.inner()).collect();
        let names = !list.iter().all(Json::is_number) || part.item(0, first).kind().is_some();
        if !names && said.iter().all(|number| number == "0") {
            return Some(Told::Nought);
        }
        all(if names { counted(said) } else { said }).map(Told::Row)
    }

    fn object(&self, part: &Part<'_>, object: &Map<String, Json>) -> Option<Told> {
        let labelled = |label: &dyn Fn(&str) -> String| -> Vec<Field> {
            let field = |(name, value): (&String, _)| self.field(label(name), &part.field(name, value), value);
            object.iter().filter_map(field).collect()
        };
        match part.by() {
            Some("language") => {
                let own = object.get(self.lexicon.catalog.language());
                own.or(object.get("en")).or(object.values().next())?.as_str().map(|text| Told::One(text.to_owned()))
            }
            Some(kind) => entries(labelled(&|word| self.lexicon.name(Some(kind), word))),
            None if part.is_described() => thing(labelled(&|name| self.lexicon.field(name))),
            None => entries(labelled(&|name| self.lexicon.field_or_thing(name))),
        }
    }

    fn field(&self, label: String, part: &Part<'_>, value: &Json) -> Option<Field> {
        let told = self.tell(part, value)?;
        Some(Field { label, told, story: self.story(part, value) })
    }

    /// What the texts say of the first thing that a field of the value names.
    fn story(&self, part: &Part<'_>, value: &Json) -> Option<String> {
        let mut fields = value.as_object()?.iter();
        fields.find_map(|(name, value)| {
            let key = self.lexicon.thing(part.field(name, value).kind(), value.as_str()?)?;
            self.lexicon.story(&key)
        })
    }

    /// The seats in order, one's own first.
    fn order(&self) -> Vec<Seat> {
        let seats = self.lexicon.seats() as u8;
        let first = self.me.map_or(0, |me| me.0);
        (0..seats).map(|steps| Seat(first).left(steps, seats.max(1))).collect()
    }

    /// The keys of all things that are named in the value itself, each once.
    pub(crate) fn keys(&self, part: &Part<'_>, value: &Json, out: &mut Vec<String>) {
        match value {
            _ if part.is_hidden(value) => {}
            Json::String(word) => {
                out.extend(self.lexicon.thing(part.kind(), word).filter(|key| !out.contains(key)));
            }
            Json::Array(list) => {
                list.iter().enumerate().for_each(|(at, one)| self.keys(&part.item(at, one), one, out));
            }
            Json::Object(inner) => inner.iter().for_each(|(name, one)| self.keys(&part.field(name, one), one, out)),
            Json::Null | Json::Bool(_) | Json::Number(_) => {}
        }
    }
}

impl Told {
    /// In a few words, for a cell or a place in a line.
    pub(crate) fn words(&self) -> String {
        match self {
            Self::Yes => "✓".to_owned(),
            Self::Nought => "0".to_owned(),
            Self::One(text) => text.clone(),
            Self::Row(all) => all.join(if all.iter().all(|one| is_number(one)) { " " } else { ", " }),
            Self::Fields(fields) | Self::Things(fields) => {
                let said = fields.iter().filter(|field| field.told != Self::Nought).map(Field::words);
                said.collect::<Vec<_>>().join(", ")
            }
            Self::Seats(seats) => {
                let said = seats.iter().filter_map(|(_, told)| told.as_ref()).map(Self::words);
                said.collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// The same inside a list.
    fn inner(&self) -> String {
        match self {
            Self::Row(pair) if pair.len() == 2 => pair.join("–"),
            Self::Row(_) | Self::Things(_) | Self::Fields(_) => format!("({})", self.words()),
            _ => self.words(),
        }
    }

    /// Can it stand in a line with others?
    pub(crate) fn is_single(&self) -> bool {
        match self {
            Self::Yes | Self::Nought | Self::One(_) => true,
            Self::Row(row) => row.len() == 1,
            _ => false,
        }
    }
}

impl Field {
    /// The name and what is told under it.
    pub(crate) fn words(&self) -> String {
        match &self.told {
            Told::Yes => self.label.clone(),
            single if single.is_single() => format!("{} {}", self.label, single.words()),
            several => format!("{} {}", self.label, several.inner()),
        }
    }
}

/// Entries of a map: single values stand in a line, or by what they share; things stand in rows.
fn entries(fields: Vec<Field>) -> Option<Told> {
    let names = |field: &Field| matches!(field.told, Told::One(_) | Told::Yes) && !is_number(&field.told.words());
    if fields.len() > GROUPED && fields.iter().all(names) {
        return Some(Told::Things(grouped(&fields)));
    }
    let several = fields.len() > 1 && !fields.iter().any(|field| field.told.is_single());
    if several { things(fields) } else { thing(fields) }
}

/// Fields of one thing; noughts alone are one nought.
fn thing(fields: Vec<Field>) -> Option<Told> {
    let nought = fields.iter().all(|field| field.told == Told::Nought);
    all(fields).map(if nought { |_| Told::Nought } else { Told::Fields })
}

/// Things without those that have nothing.
fn things(mut fields: Vec<Field>) -> Option<Told> {
    fields.retain(|field| field.told != Told::Nought);
    all(fields).map(Told::Things)
}

/// By what they share, the first of it first.
fn grouped(fields: &[Field]) -> Vec<Field> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for field in fields {
        let shared = field.told.words();
        match groups.iter_mut().find(|(known, _)| *known == shared) {
            Some((_, labels)) => labels.push(field.label.clone()),
            None => groups.push((shared, vec![field.label.clone()])),
        }
    }
    let group = |(label, labels)| Field { label, told: Told::Row(labels), story: None };
    groups.into_iter().map(group).collect()
}

/// Equal names once, with how many there are.
fn counted(names: Vec<String>) -> Vec<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for name in names {
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    counts.into_iter().map(|(name, count)| if count == 1 { name } else { format!("{name} ×{count}") }).collect()
}

fn all<T>(list: Vec<T>) -> Option<Vec<T>> {
    (!list.is_empty()).then_some(list)
}

fn is_number(text: &str) -> bool {
    text.parse::<f64>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::description::Description;
    use serde_json::json;
    use staffetta_kernel::text::Catalog;

    const TEXT: &str = "card-letter = The letter\n    .effect = Keep it dry.\ncard-map = A map\nplace-toano = Toano\n\
        sphere-military = Military\nsphere-social = Social\nview-holders = May have it\n";

    fn schema() -> Json {
        json!({
            "properties": {
                "hand": {"type": "array", "items": {"$ref": "#/$defs/Card"}},
                "holders": {"type": "array", "items": {"$ref": "#/$defs/Seat"}},
                "counts": {"type": "array", "items": {"type": "integer"}, "x-by": "seat"},
                "medals": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Seat"}, {"type": "null"}]}, "x-by": "sphere"},
                "piles": {"type": "object", "additionalProperties": {"type": "integer"}, "x-by": "sphere"},
                "words": {"type": "object", "additionalProperties": {"type": "string"}, "x-by": "language"},
                "row": {"type": "array", "items": {"type": "object", "properties": {"card": {"$ref": "#/$defs/Card"}}}},
                "draft": true,
            },
            "$defs": {
                "Card": {"type": "string", "x-kind": "card"},
                "Seat": {"type": "integer", "x-kind": "seat"},
                "Sphere": {"enum": ["military", "social"], "x-kind": "sphere"},
            },
        })
    }

    fn told(schema: Json, field: &str, value: Json) -> Option<Told> {
        let catalog = Catalog::new("en", TEXT).expect("readable");
        let lexicon = Lexicon::new(catalog, vec!["Anna".to_owned(), "Marco".to_owned()], &[]).expect("readable");
        let description = Description::new(schema);
        let view = json!({field: value});
        let told = Teller { lexicon: &lexicon, me: Some(Seat(1)) }.tell(&description.view(&view), &view);
        match told {
            Some(Told::Fields(fields)) => fields.into_iter().next().map(|field| field.told),
            other => other,
        }
    }

    fn words(field: &str, value: Json) -> Option<String> {
        told(schema(), field, value).map(|told| told.words())
    }

    #[test]
    fn things_are_named_by_the_kind_and_equal_ones_are_counted() {
        assert_eq!(words("hand", json!(["letter", "map", "letter"])).as_deref(), Some("The letter ×2, A map"));
        assert_eq!(words("holders", json!([0, 1])).as_deref(), Some("Anna, Marco"));
    }

    #[test]
    fn a_list_by_seats_begins_with_ones_own_and_ends_with_the_table() {
        let expected = vec![(Seat(1), Some(Told::One("4".into()))), (Seat(0), Some(Told::One("3".into())))];
        assert_eq!(told(schema(), "counts", json!([3, 4, 9])), Some(Told::Seats(expected)));
    }

    #[test]
    fn entries_by_a_kind_have_its_names() {
        assert_eq!(words("piles", json!({"military": 2, "social": 0})).as_deref(), Some("Military 2"));
        assert_eq!(words("medals", json!([null, 1])).as_deref(), Some("Social Marco"));
    }

    #[test]
    fn of_words_in_several_languages_the_readers_are_told() {
        assert_eq!(words("words", json!({"sl": "Kdo?", "en": "Who?"})).as_deref(), Some("Who?"));
    }

    #[test]
    fn what_is_empty_or_left_open_is_not_told() {
        for empty in [json!([]), json!(null)] {
            assert_eq!(told(schema(), "hand", empty), None);
        }
        assert_eq!(told(schema(), "draft", json!({"step": "turn"})), None);
    }

    #[test]
    fn noughts_alone_are_one_nought_and_things_that_have_nothing_are_left_out() {
        assert_eq!(told(schema(), "piles", json!({"military": 0, "social": 0})), Some(Told::Nought));
        let Some(Told::Things(units)) = told(Json::Bool(true), "units", json!([{"a": 0}, {"a": 2}])) else {
            panic!("things")
        };
        assert_eq!(units.iter().map(|unit| unit.label.as_str()).collect::<Vec<_>>(), ["2"]);
    }

    #[test]
    fn a_thing_has_the_story_of_what_it_names() {
        let Some(Told::Things(things)) = told(schema(), "row", json!([{"card": "letter"}])) else { panic!("things") };
        assert_eq!(things[0].story.as_deref(), Some("Keep it dry."));
    }

    #[test]
    fn a_view_without_a_schema_is_told_by_its_own_names() {
        let none = |value| told(Json::Bool(true), "where", value).map(|told| told.words());
        assert_eq!(none(json!({"toano": 2, "first_player": 0})).as_deref(), Some("Toano 2"));
        assert_eq!(none(json!([["toano", "letter"]])).as_deref(), Some("Toano–The letter"));
    }

    #[test]
    fn many_entries_are_told_by_what_they_share() {
        let owners: Map<String, Json> = (0..10).map(|at| (format!("z{at}"), json!(["a", "b"][at % 2]))).collect();
        assert_eq!(
            told(Json::Bool(true), "owner", Json::Object(owners)).map(|told| told.words()).as_deref(),
            Some("a (Z0, Z2, Z4, Z6, Z8), b (Z1, Z3, Z5, Z7, Z9)")
        );
    }
}
