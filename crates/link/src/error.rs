//! Why modules cannot be linked.

use std::fmt;

/// Why modules cannot be linked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    message: String,
    notes: Vec<String>,
}

impl LinkError {
    pub(crate) fn new(message: String) -> LinkError {
        LinkError { message, notes: Vec::new() }
    }

    pub(crate) fn with_note(mut self, note: String) -> LinkError {
        self.notes.push(note);
        self
    }

    /// In LLVM's words.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What LLVM does not say: where the things are that contradict each other.
    #[must_use]
    pub fn notes(&self) -> &[String] {
        &self.notes
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LinkError {}

/// A name as messages have it.
pub(crate) fn lossy(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}
