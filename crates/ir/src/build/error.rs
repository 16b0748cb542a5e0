//! What a builder answers to a mistake of its caller.

use std::fmt;
use std::panic::Location;

/// Which rule a call of a builder broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuildErrorKind {
    /// The builder has no position, or one that was removed since.
    NoPosition,
    /// The place is not one for this instruction: behind a terminator, a phi behind other
    /// instructions, or something else before a phi.
    Place,
    /// An operand is no value of this function or module.
    NoSuchValue,
    /// Two operands must have one type and do not.
    DifferentTypes,
    /// An operand or type is not of a kind that the instruction takes.
    WrongType,
    /// A conversion that does not exist between the two types.
    InvalidCast,
    /// Too many or too few arguments.
    ArgumentCount,
    /// An index that leads nowhere.
    InvalidIndex,
    /// An ordering, alignment or other property that the instruction does not take.
    InvalidProperty,
}

/// A mistake in a call of a builder. Nothing was built.
///
/// The message names the instruction, and types and values as the text writes them. One word, so
/// that results stay small.
#[derive(Clone)]
pub struct BuildError(Box<Data>);

#[derive(Clone)]
struct Data {
    kind: BuildErrorKind,
    message: String,
    location: &'static Location<'static>,
}

impl BuildError {
    #[track_caller]
    #[cold]
    pub(super) fn new(instruction: &str, kind: BuildErrorKind, message: fmt::Arguments<'_>) -> BuildError {
        let message = format!("{instruction}: {message}");
        BuildError(Box::new(Data { kind, message, location: Location::caller() }))
    }

    /// Which rule was broken.
    pub fn kind(&self) -> BuildErrorKind {
        self.0.kind
    }

    /// The message, such as ``add: operands have different types: i32 %x and i64 %y``.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Where the builder was called.
    pub fn location(&self) -> &'static Location<'static> {
        self.0.location
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at {})", self.0.message, self.0.location)
    }
}

impl std::error::Error for BuildError {}
