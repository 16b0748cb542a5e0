//! Inline assembler expressions (LangRef "Inline Assembler Expressions").

use crate::entity::handle;
use crate::strings::Symbol;
use crate::types::Type;

handle! {
    /// An inline assembler expression of a module.
    InlineAsm, "asm"
}

/// An inline assembler expression; equal ones are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsmData {
    /// The type of the function that it acts as.
    pub function_type: Type,
    /// The template.
    pub template: Symbol,
    /// The constraint string.
    pub constraints: Symbol,
    /// `sideeffect`
    pub side_effect: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel_dialect: bool,
    /// `unwind`
    pub unwind: bool,
}
