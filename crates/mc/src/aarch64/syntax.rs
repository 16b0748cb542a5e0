//! Ways to write instructions.

use super::register::Register;

/// Opcode, pattern, sources, required features, preference when printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate(pub u16, pub u16, pub u16, pub u8, #[allow(dead_code, reason = "the printer's")] pub u8);

/// Source of an operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// An operand of the text, by its number.
    Operand(u8),
    /// A number; of a shift or an extension, its bits.
    Constant(i16),
    /// A register.
    Fixed(Register),
}
