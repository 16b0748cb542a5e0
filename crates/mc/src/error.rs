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
pub struct AsmError(Box<Content>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Content {
    message: String,
    place: Place,
    expansion: Option<String>,
    is_omission: bool,
}

impl AsmError {
    /// Returns an error with this message at this place.
    pub fn new(place: Place, message: impl Into<String>) -> AsmError {
        AsmError(Box::new(Content { message: message.into(), place, expansion: None, is_omission: false }))
    }

    /// Returns an error that is no fault of the text: this assembler leaves out what it uses.
    pub(crate) fn omission(place: Place, message: impl Into<String>) -> AsmError {
        let mut error = AsmError::new(place, message);
        error.0.is_omission = true;
        error
    }

    /// Returns the message, without the place.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the place; that of the outermost statement that was expanded, if the error is in an expansion.
    pub fn place(&self) -> Place {
        self.0.place
    }

    /// Returns the line with the error in the expansion of a macro or a repetition, if it is in one.
    pub fn expansion(&self) -> Option<&str> {
        self.0.expansion.as_deref()
    }

    /// Whether the text may be right for other assemblers, because it uses what this one leaves out: instructions of
    /// SVE and SME, other files.
    pub fn is_omission(&self) -> bool {
        self.0.is_omission
    }

    /// Returns the same error at the statement whose expansion contains it.
    pub(crate) fn moved(mut self, place: Place, expansion: Option<String>) -> AsmError {
        self.0.place = place;
        self.0.expansion = expansion;
        self
    }
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for AsmError {}
