//! Rules for declarations of alias scopes: none dominates another of the same scope.

use draig_ir::{Inst, Metadata};
use crate::context::FunctionCx;
use crate::sink::Checked;

/// Memory for one function.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    declarations: Vec<(Metadata, Inst)>,
}

impl Scratch {
    pub(crate) fn clear(&mut self) {
        self.declarations.clear();
    }
}

/// A call of `llvm.experimental.noalias.scope.decl`.
pub(crate) fn declaration(_cx: &mut FunctionCx<'_>, _inst: Inst) -> Checked {
    Ok(())
}

/// What needs all declarations of the function.
pub(crate) fn function_end(_cx: &mut FunctionCx<'_>) {}
