//! Rules for metadata nodes, attachments and named metadata.

use draig_ir::{Inst, Metadata, Module};

use crate::context::{FunctionCx, ModuleCx, ModuleStage};
use crate::sink::Checked;
use crate::violation::{Place, Violation};

/// What is found once for a module: which nodes are worth a walk.
#[derive(Debug)]
pub(crate) struct Facts {}

impl Facts {
    pub(crate) fn new(_module: &Module) -> Facts {
        Facts {}
    }
}

/// A walk over metadata that looks at each node once, in LLVM's order.
pub(crate) struct Walk {}

impl Walk {
    pub(crate) fn new(_cx: &ModuleCx<'_>) -> Walk {
        Walk {}
    }

    /// What is found below `node` in nodes that were not visited before. `place` is where it was met.
    pub(crate) fn visit(
        &mut self,
        _cx: &ModuleCx<'_>,
        _node: Metadata,
        _locations_allowed: bool,
        _place: Place,
        _out: &mut Vec<Violation>,
    ) {
    }
}

/// Rules for a function's attachments that hold with and without a body.
pub(crate) fn function_attachments_shape(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// Rules for the attachments of a declaration.
pub(crate) fn declaration_attachments(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// Rules for the attachments of a definition.
pub(crate) fn definition_attachments(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// The attachments of an instruction, `!dbg` among them; after all other rules for it.
pub(crate) fn instruction(_cx: &mut FunctionCx<'_>, _inst: Inst) -> Checked {
    Ok(())
}

/// A value of metadata as an operand of an instruction: metadata, or function-local metadata.
pub(crate) fn operand(_cx: &mut FunctionCx<'_>, _inst: Inst, _number: usize) -> Checked {
    Ok(())
}

/// What needs all instructions of the function (scope declarations that dominate each other …).
pub(crate) fn function_end(_cx: &mut FunctionCx<'_>) {}

/// The named metadata, in order.
pub(crate) fn named(_stage: &mut ModuleStage<'_>) {}
