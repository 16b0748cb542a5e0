//! JSON Schemas (draft 2020-12) of declared objects.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::{Map, Value, json};

use super::{Json, JsonObject};

/// Schema of an output: one object, or one of several kinds of objects on each line.
#[derive(Debug)]
pub struct Document {
    name: &'static str,
    about: &'static str,
    objects: Vec<Value>,
    definitions: Definitions,
}

impl Document {
    /// Creates a schema without objects. `name` becomes its title, `about` its description.
    #[must_use]
    pub fn new(name: &'static str, about: &'static str) -> Document {
        Document { name, about, objects: Vec::new(), definitions: Definitions::default() }
    }

    /// Adds a kind of object.
    #[must_use]
    pub fn object<T: JsonObject>(mut self) -> Document {
        self.objects.push(T::schema(&mut self.definitions));
        self
    }
}

/// Formats the schema as indented JSON without a newline at the end.
impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut document = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.name,
            "description": self.about,
            "$defs": self.definitions.bodies.iter().map(|(&name, (_, body))| (name, body)).collect::<BTreeMap<_, _>>(),
        });
        match &self.objects[..] {
            [only] => document["$ref"] = only["$ref"].clone(),
            objects => document["oneOf"] = objects.into(),
        }
        write!(f, "{document:#}")
    }
}

/// Schemas of the objects that a document refers to, by name.
#[derive(Debug, Default)]
pub struct Definitions {
    /// The path of the declaration, and the schema.
    bodies: BTreeMap<&'static str, (&'static str, Value)>,
}

impl Definitions {
    /// Adds the schema of an object, unless it was added before, and returns a reference to it.
    ///
    /// # Panics
    /// If a document refers to two declarations of the same name.
    pub fn define(
        &mut self,
        name: &'static str,
        path: &'static str,
        about: &str,
        properties: impl FnOnce(&mut Definitions) -> Vec<Property>,
    ) -> Value {
        let reference = json!({ "$ref": format!("#/$defs/{name}") });
        if let Some((known, _)) = self.bodies.get(name) {
            assert_eq!(*known, path, "two objects of a document have the name {name}");
            return reference;
        }
        // Before its properties, which may refer to it.
        self.bodies.insert(name, (path, Value::Null));
        let properties = properties(self);
        let required: Vec<&str> =
            properties.iter().filter(|property| !property.is_optional).map(|property| property.key).collect();
        let body = json!({
            "type": "object",
            "description": about.trim(),
            "required": required,
            "additionalProperties": false,
            "properties": properties.iter().map(|one| (one.key.to_owned(), one.schema.clone())).collect::<Map<_, _>>(),
        });
        self.bodies.insert(name, (path, body));
        reference
    }
}

/// A key of an object.
#[derive(Debug)]
pub struct Property {
    key: &'static str,
    schema: Value,
    is_optional: bool,
}

impl Property {
    /// Returns the property for a field of a type.
    pub fn of<T: Json>(field: &'static str, about: &str, definitions: &mut Definitions) -> Property {
        let mut schema = T::schema(definitions);
        schema["description"] = about.trim().into();
        Property { key: super::key(field), schema, is_optional: T::is_optional() }
    }
}

/// Returns the schema of one of several strings.
#[must_use]
pub fn names(names: &[&str]) -> Value {
    json!({ "enum": names })
}

pub(super) fn of_type(name: &str) -> Value {
    json!({ "type": name })
}

/// Returns the schema of a number of things.
pub(super) fn count() -> Value {
    json!({ "type": "integer", "minimum": 0 })
}

pub(super) fn list(items: Value) -> Value {
    json!({ "type": "array", "items": items })
}

pub(super) fn map(values: Value) -> Value {
    json!({ "type": "object", "additionalProperties": values })
}

pub(super) fn or_null(schema: Value) -> Value {
    json!({ "anyOf": [schema, { "type": "null" }] })
}
