//! JSON output and its schema from one declaration.
//!
//! [`json_object!`](crate::json_object) declares a struct whose fields are the keys of an object, in the order of
//! output. The comments of the declaration are the descriptions in the schema. There is no derive macro, so that
//! the library compiles without procedural macros.

mod diagnostic;
mod schema;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde_json::Value;

pub use diagnostic::{diagnostic_schema, render_json};
pub use schema::Document;

#[doc(hidden)]
pub use schema::{Definitions, Property, names};

/// A value with a JSON form, and the schema of that form.
pub trait Json {
    /// Appends the JSON form to a text.
    fn write_json(&self, out: &mut String);

    /// Returns the schema. The schema of an object is added to `definitions` and referred to.
    fn schema(definitions: &mut Definitions) -> Value
    where
        Self: Sized;

    /// Returns whether an object may lack the key of such a value.
    fn is_optional() -> bool
    where
        Self: Sized,
    {
        false
    }

    /// Returns whether an object lacks the key of this value.
    fn is_absent(&self) -> bool {
        false
    }
}

/// A declared object.
pub trait JsonObject: Json {
    /// Calls `visit` with each key and its value, in the order of output.
    fn each_field(&self, visit: &mut dyn FnMut(&'static str, &dyn Json));

    /// Returns the object as one line, ending in a newline.
    fn to_line(&self) -> String {
        let mut line = String::new();
        self.write_json(&mut line);
        line.push('\n');
        line
    }
}

/// Appends an object to a text.
#[doc(hidden)]
pub fn write_object(object: &dyn JsonObject, out: &mut String) {
    let mut before = '{';
    object.each_field(&mut |key, value| {
        if !value.is_absent() {
            out.push(before);
            before = ',';
            key.write_json(out);
            out.push(':');
            value.write_json(out);
        }
    });
    if before == '{' {
        out.push('{');
    }
    out.push('}');
}

/// Declares a struct and implements [`Json`](crate::json::Json) and [`JsonObject`](crate::json::JsonObject) for it.
/// Every field needs a comment, which becomes its description in the schema.
///
/// ```
/// use draig_diag::json::{Document, JsonObject as _};
/// use draig_diag::json_object;
///
/// json_object! {
///     /// Size of a function.
///     struct Size<'a> {
///         /// Name of the function.
///         name: &'a str,
///         /// Number of its instructions.
///         instructions: u32,
///     }
/// }
/// assert_eq!(Size { name: "main", instructions: 3 }.to_line(), "{\"name\":\"main\",\"instructions\":3}\n");
/// let schema = Document::new("size", "Sizes of functions.").object::<Size<'_>>().to_string();
/// assert!(schema.contains("\"description\": \"Number of its instructions.\""));
/// ```
#[macro_export]
macro_rules! json_object {
    ($(#[doc = $about:literal])+ $vis:vis struct $name:ident $(<$life:lifetime>)? {
        $($(#[doc = $doc:literal])+ $field_vis:vis $field:ident: $ty:ty),+ $(,)?
    }) => {
        $(#[doc = $about])+
        $vis struct $name $(<$life>)? {
            $($(#[doc = $doc])+ $field_vis $field: $ty),+
        }

        impl $(<$life>)? $crate::json::Json for $name $(<$life>)? {
            fn write_json(&self, out: &mut String) {
                $crate::json::write_object(self, out);
            }

            fn schema(definitions: &mut $crate::json::Definitions) -> $crate::json::SchemaValue {
                let path = concat!(module_path!(), "::", stringify!($name));
                definitions.define(stringify!($name), path, concat!($($about),+), |definitions| {
                    vec![$($crate::json::Property::of::<$ty>(stringify!($field), concat!($($doc),+), definitions)),+]
                })
            }
        }

        impl $(<$life>)? $crate::json::JsonObject for $name $(<$life>)? {
            fn each_field(&self, visit: &mut dyn FnMut(&'static str, &dyn $crate::json::Json)) {
                $(visit($crate::json::key(stringify!($field)), &self.$field);)+
            }
        }
    };
}

/// Implements [`Json`](crate::json::Json) for an enum by the method that names its variants, all of which are listed.
#[macro_export]
macro_rules! json_names {
    ($ty:ident by $method:ident: $($variant:ident),+) => {
        impl $crate::json::Json for $ty {
            fn write_json(&self, out: &mut String) {
                self.$method().write_json(out);
            }

            fn schema(_: &mut $crate::json::Definitions) -> $crate::json::SchemaValue {
                // a variant that is missing in the list is an error of the compiler here
                let name = |one: $ty| match one {
                    $($ty::$variant)|+ => one.$method(),
                };
                $crate::json::names(&[$(name($ty::$variant)),+])
            }
        }
    };
}

/// The type of schemas, for the macros.
#[doc(hidden)]
pub type SchemaValue = Value;

/// Returns the key for a field, which may be a raw identifier (`r#type`).
#[doc(hidden)]
#[must_use]
pub fn key(field: &'static str) -> &'static str {
    field.strip_prefix("r#").unwrap_or(field)
}

/// A value whose key an object lacks if it is `None`; the key of an `Option` has the value null.
#[derive(Clone, Debug)]
pub struct Maybe<T>(pub Option<T>);

impl<T: Json> Json for Maybe<T> {
    fn write_json(&self, out: &mut String) {
        self.0.write_json(out);
    }

    fn schema(definitions: &mut Definitions) -> Value {
        T::schema(definitions)
    }

    fn is_optional() -> bool {
        true
    }

    fn is_absent(&self) -> bool {
        self.0.is_none()
    }
}

impl<T: Json> Json for Option<T> {
    fn write_json(&self, out: &mut String) {
        match self {
            Some(value) => value.write_json(out),
            None => out.push_str("null"),
        }
    }

    fn schema(definitions: &mut Definitions) -> Value {
        schema::or_null(T::schema(definitions))
    }
}

impl<T: Json> Json for Vec<T> {
    fn write_json(&self, out: &mut String) {
        self.as_slice().write_json(out);
    }

    fn schema(definitions: &mut Definitions) -> Value {
        schema::list(T::schema(definitions))
    }
}

impl<T: Json> Json for &[T] {
    fn write_json(&self, out: &mut String) {
        out.push('[');
        for (place, item) in self.iter().enumerate() {
            if place > 0 {
                out.push(',');
            }
            item.write_json(out);
        }
        out.push(']');
    }

    fn schema(definitions: &mut Definitions) -> Value {
        schema::list(T::schema(definitions))
    }
}

impl<T: Json> Json for BTreeMap<String, T> {
    fn write_json(&self, out: &mut String) {
        out.push('{');
        for (place, (key, value)) in self.iter().enumerate() {
            if place > 0 {
                out.push(',');
            }
            key.write_json(out);
            out.push(':');
            value.write_json(out);
        }
        out.push('}');
    }

    fn schema(definitions: &mut Definitions) -> Value {
        schema::map(T::schema(definitions))
    }
}

macro_rules! plain {
    ($($ty:ty = $schema:expr;)+) => {$(
        impl Json for $ty {
            fn write_json(&self, out: &mut String) {
                out.push_str(&Value::from(self.to_owned()).to_string());
            }

            fn schema(_: &mut Definitions) -> Value {
                $schema
            }
        }
    )+};
}

plain! {
    bool = schema::of_type("boolean");
    u32 = schema::count();
    u64 = schema::count();
    usize = schema::count();
    f64 = schema::of_type("number");
    &str = schema::of_type("string");
    String = schema::of_type("string");
}
