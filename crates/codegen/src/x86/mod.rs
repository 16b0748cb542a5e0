//! x86-64.

use draig_ir::Global;

use crate::Refusal;
use crate::code::CodeBuffer;
use crate::context::Context;

/// Compiler of functions for x86-64, with memory that it uses again for each.
pub(crate) struct Compiler<'c, 'm> {
    context: &'c Context<'m>,
}

impl<'c, 'm> Compiler<'c, 'm> {
    pub(crate) fn new(context: &'c Context<'m>) -> Self {
        Compiler { context }
    }

    /// Appends the code of a function that has a body. If it is refused, the buffer is as before.
    pub(crate) fn compile(&mut self, function: Global, code: &mut CodeBuffer) -> Result<(), Refusal> {
        let _ = (self.context, code);
        Err(Refusal { global: Some(function), inst: None, reason: "nothing is selected yet".to_owned() })
    }
}
