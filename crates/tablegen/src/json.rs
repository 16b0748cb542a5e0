//! Typed access to the JSON that `llvm-tblgen --dump-json` prints, with errors that name the
//! missing field.

use serde_json::Value;

/// Access to a record field by name, and to a value by its expected type.
pub trait Json {
    /// Returns the value of `key` in an object.
    fn field(&self, key: &str) -> Result<&Value, String>;
    /// Returns the text of a string.
    fn text(&self) -> Result<&str, String>;
    /// Returns the value of an integer, or of a boolean as 0 or 1.
    fn int(&self) -> Result<i64, String>;
    /// Returns the elements of an array.
    fn list(&self) -> Result<&[Value], String>;
    /// Returns the record name in a reference (`{"def": NAME, "kind": "def"}`).
    fn def(&self) -> Result<&str, String>;
}

impl Json for Value {
    fn field(&self, key: &str) -> Result<&Value, String> {
        self.get(key).ok_or_else(|| format!("no field '{key}'"))
    }

    fn text(&self) -> Result<&str, String> {
        self.as_str().ok_or_else(|| format!("expected a string, found {self}"))
    }

    fn int(&self) -> Result<i64, String> {
        self.as_bool()
            .map(i64::from)
            .or_else(|| self.as_i64())
            .ok_or_else(|| format!("expected an integer, found {self}"))
    }

    fn list(&self) -> Result<&[Value], String> {
        self.as_array().map(Vec::as_slice).ok_or_else(|| format!("expected an array, found {self}"))
    }

    fn def(&self) -> Result<&str, String> {
        self.field("def")?.text()
    }
}
