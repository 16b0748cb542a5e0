//! Errors of a builder about mistakes of its caller.

use std::fmt;
use std::panic::Location;

/// Rule that a call of a builder broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuildErrorKind {
    /// The builder has no position, or its position was removed.
    NoPosition,
    /// The instruction is not allowed at this position: after a terminator, a phi after other instructions,
    /// or another instruction before a phi.
    Place,
    /// An operand is not a value of this function or module.
    NoSuchValue,
    /// Two operands must have the same type but do not.
    DifferentTypes,
    /// The instruction does not accept an operand or type of this kind.
    WrongType,
    /// Conversion that does not exist between the two types.
    InvalidCast,
    /// Too many or too few arguments.
    ArgumentCount,
    /// An index is out of range or indexes a type without elements.
    InvalidIndex,
    /// An instruction or block to erase is still used.
    InUse,
    /// The instruction does not accept an ordering, alignment or other property.
    InvalidProperty,
    /// The variable belongs to another function, or its function was finished.
    NoSuchVariable,
    /// A branch to a block whose predecessors were declared to be complete, or the end of a function before that
    /// was declared of all blocks.
    Sealing,
}

/// An incorrect call of a builder. Nothing was built.
///
/// The message names the instruction, and types and values as in the text. The error is one word, to keep
/// results small.
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

    /// Returns the rule that was broken.
    pub fn kind(&self) -> BuildErrorKind {
        self.0.kind
    }

    /// Returns the message, such as ``add: operands have different types: i32 %x and i64 %y``.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the location of the call of the builder.
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
