//! Reasons that an image is not placed in memory.

use std::fmt;
use std::io;

use draig_codegen::CodegenError;

/// Reason that a module is not in memory.
#[derive(Debug)]
pub enum JitError {
    /// The module is not compiled.
    Codegen(CodegenError),
    /// The system refuses memory.
    System(io::Error),
    /// No room is left near the other modules.
    Full,
    /// A symbol is defined nowhere.
    Undefined(String),
    /// A symbol is defined by another module already.
    Defined(String),
    /// The image has something that needs a linker or a loader.
    Unsupported(String),
    /// Two things are too far from each other for the instruction that refers from one to the other.
    TooFar(String),
}

impl fmt::Display for JitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JitError::Codegen(error) => error.fmt(f),
            JitError::System(error) => write!(f, "no memory for code: {error}"),
            JitError::Full => f.write_str("no more memory near the other modules"),
            JitError::Undefined(name) => write!(f, "symbol '{name}' is not defined"),
            JitError::Defined(name) => write!(f, "symbol '{name}' is already defined"),
            JitError::Unsupported(what) => write!(f, "{what} in code in memory"),
            JitError::TooFar(name) => write!(f, "'{name}' is out of reach of the code that refers to it"),
        }
    }
}

impl std::error::Error for JitError {}

impl From<CodegenError> for JitError {
    fn from(error: CodegenError) -> JitError {
        JitError::Codegen(error)
    }
}
