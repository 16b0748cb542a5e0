//! Errors of assembly text: a message and its place.

use std::fmt;

/// Byte range in the text of a statement's source, from which line and column are counted when it is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

/// Error in assembly text; its message is that of `llvm-mc`, where this says the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmError(Box<(String, Place)>);

impl AsmError {
    /// Returns an error with this message at this place.
    pub fn new(place: Place, message: impl Into<String>) -> AsmError {
        AsmError(Box::new((message.into(), place)))
    }

    /// Returns the message, without the place.
    pub fn message(&self) -> &str {
        &self.0.0
    }

    /// Returns the place.
    pub fn place(&self) -> Place {
        self.0.1
    }
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for AsmError {}
