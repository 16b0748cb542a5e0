//! Tests of declared objects and their schemas.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Document, JsonObject as _, Maybe};
use crate::{Severity, json_object};

json_object! {
    /// Everything that an object may have.
    /// Its description has two lines.
    struct Everything<'a> {
        /// A keyword of Rust.
        r#type: &'a str,
        /// Missing if it is unknown.
        missing: Maybe<u64>,
        /// Null if it is unknown.
        null: Option<f64>,
        /// One of several names.
        severity: Severity,
        /// Objects inside.
        list: Vec<Item>,
        /// By name.
        map: BTreeMap<String, bool>,
    }
}

json_object! {
    /// An item, which refers to itself.
    struct Item {
        /// Items inside.
        items: Vec<Item>,
    }
}

fn everything(missing: Option<u64>, null: Option<f64>) -> Everything<'static> {
    Everything {
        r#type: "i\"8\n",
        missing: Maybe(missing),
        null,
        severity: Severity::Note,
        list: vec![Item { items: vec![] }, Item { items: vec![Item { items: vec![] }] }],
        map: [("b".to_owned(), true), ("a".to_owned(), false)].into(),
    }
}

#[test]
fn keys_have_the_order_of_the_declaration() {
    let line = everything(Some(u64::MAX), Some(0.5)).to_line();
    let expected = concat!(
        r#"{"type":"i\"8\n","missing":18446744073709551615,"null":0.5,"severity":"note","#,
        r#""list":[{"items":[]},{"items":[{"items":[]}]}],"map":{"a":false,"b":true}}"#,
        "\n"
    );
    assert_eq!(line, expected);
    let value: Value = serde_json::from_str(&everything(None, None).to_line()).expect("JSON");
    assert_eq!((value.get("missing"), &value["null"]), (None, &Value::Null));
}

#[test]
fn schemas_have_the_keys_and_comments_of_the_declaration() {
    let text = Document::new("all", "For a test.").object::<Everything<'_>>().to_string();
    let schema: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(schema["$ref"], "#/$defs/Everything");
    let object = &schema["$defs"]["Everything"];
    assert_eq!(object["description"], "Everything that an object may have. Its description has two lines.");
    assert_eq!(object["required"], json!(["type", "null", "severity", "list", "map"]));
    assert_eq!(object["additionalProperties"], false);
    assert_eq!(object["properties"]["severity"]["enum"], json!(["note", "warning", "error"]));
    let items = json!({ "type": "array", "items": { "$ref": "#/$defs/Item" }, "description": "Items inside." });
    assert_eq!(schema["$defs"]["Item"]["properties"]["items"], items);
    let both = Document::new("two", "For a test.").object::<Everything<'_>>().object::<Item>().to_string();
    let both: Value = serde_json::from_str(&both).expect("JSON");
    assert_eq!(both["oneOf"], json!([{ "$ref": "#/$defs/Everything" }, { "$ref": "#/$defs/Item" }]));
}
