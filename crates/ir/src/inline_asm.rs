//! Inline assembler expressions (LangRef "Inline Assembler Expressions").

use crate::entity::handle;
use crate::strings::Symbol;
use crate::types::Type;

handle! {
    /// Handle of an inline assembler expression of a module.
    InlineAsm, "asm"
}

/// An inline assembler expression. Equal expressions share one handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsmData {
    /// The function type of the expression.
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
