//! Failures of inline assembly in a code generator, with LLVM's messages.

use std::fmt;

/// A failure; displays as LLVM's message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmError {
    /// No register can hold an input with this code.
    NoInputRegister(String),
    /// No register can hold an output with this code.
    NoOutputRegister(String),
    /// The operand is not of the kind that this code accepts.
    InvalidOperand(String),
    /// The constant is not one that this code accepts.
    OutOfRange(String),
    /// The operand is not a constant, which this code demands.
    NotConstant(String),
    /// The target has no such code.
    UnknownCode(String),
    /// An input in memory has this code of a register.
    IndirectRegister(String),
    /// The register that this code names cannot hold the type.
    AllocatedMismatch {
        /// The register, in LLVM's spelling.
        register: String,
        /// The code.
        code: String,
    },
    /// This register, named in a constraint, cannot hold the type.
    NamedMismatch(String),
    /// This register, named in a constraint, is reserved.
    Reserved(String),
    /// The value cannot be moved to the register that the code names.
    ScalarToVector,
    /// The vector cannot be taken from the register that the code names.
    NonTrivialVector,
    /// The template applies a modifier to an operand that does not have it.
    BadOperand(String),
    /// More operands than registers.
    TooManyRegisters,
    /// A `$` is not followed by a number.
    BadNumber(String),
    /// A number that no operand has.
    InvalidNumber(String),
    /// A `${` is not closed or does not refer to an operand.
    BadBraces(String),
    /// A `$(` is inside another.
    NestedVariants(String),
    /// The name after `${:` is unknown.
    UnknownFormatter(String),
    /// The expansion is longer than [`MAX_EXPANSION`](super::MAX_EXPANSION).
    TooLong,
}

impl AsmError {
    /// Whether LLVM stops at once, without a diagnostic that has a place.
    pub fn is_fatal(&self) -> bool {
        matches!(
            self,
            AsmError::BadNumber(_)
                | AsmError::InvalidNumber(_)
                | AsmError::BadBraces(_)
                | AsmError::NestedVariants(_)
                | AsmError::UnknownFormatter(_)
        )
    }
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AsmError::NoInputRegister(code) => write!(f, "couldn't allocate input reg for constraint '{code}'"),
            AsmError::NoOutputRegister(code) => {
                write!(f, "couldn't allocate output register for constraint '{code}'")
            }
            AsmError::InvalidOperand(code) => write!(f, "invalid operand for inline asm constraint '{code}'"),
            AsmError::OutOfRange(code) => write!(f, "value out of range for constraint '{code}'"),
            AsmError::NotConstant(code) => {
                write!(f, "constraint '{code}' expects an integer constant expression")
            }
            AsmError::UnknownCode(code) => write!(f, "unknown asm constraint '{code}'"),
            AsmError::IndirectRegister(code) => {
                write!(f, "Don't know how to handle indirect register inputs yet for constraint '{code}'")
            }
            AsmError::AllocatedMismatch { register, code } => {
                write!(f, "register '{register}' allocated for constraint '{code}' does not match required type")
            }
            AsmError::NamedMismatch(register) => write!(f, "register '{register}' does not match required type"),
            AsmError::Reserved(register) => write!(f, "write to reserved register '{register}'"),
            AsmError::ScalarToVector => {
                f.write_str("scalar-to-vector conversion failed, possible invalid constraint for vector type")
            }
            AsmError::NonTrivialVector => {
                f.write_str("non-trivial scalar-to-vector conversion, possible invalid constraint for vector type")
            }
            AsmError::BadOperand(template) => write!(f, "invalid operand in inline asm: '{template}'"),
            AsmError::TooManyRegisters => f.write_str("inline assembly requires more registers than available"),
            AsmError::BadNumber(template) => {
                write!(f, "Bad $ operand number in inline asm string: '{template}'")
            }
            AsmError::InvalidNumber(template) => {
                write!(f, "Invalid $ operand number in inline asm string: '{template}'")
            }
            AsmError::BadBraces(template) => {
                write!(f, "Bad ${{}} expression in inline asm string: '{template}'")
            }
            AsmError::NestedVariants(template) => {
                write!(f, "Nested variants found in inline asm string: '{template}'")
            }
            AsmError::UnknownFormatter(name) => write!(f, "Unknown special formatter '{name}'"),
            AsmError::TooLong => f.write_str("inline assembly expands to too long a text"),
        }
    }
}

impl std::error::Error for AsmError {}
