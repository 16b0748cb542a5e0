//! Rules for global variables, functions' heads, aliases, ifuncs and comdats.

use draig_ir::Module;

use crate::context::{FunctionCx, ModuleStage};
use crate::sink::Checked;

/// What is found once for a module.
#[derive(Debug)]
pub(crate) struct Facts {}

impl Facts {
    pub(crate) fn new(_module: &Module) -> Facts {
        Facts {}
    }
}

/// A function as a global, and its type; before its attributes.
pub(crate) fn function(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// What its calling convention demands; after its attributes.
pub(crate) fn calling_convention(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// The types of its parameters and result (metadata, token, x86_amx …).
pub(crate) fn parameters(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// The global variables, in order.
pub(crate) fn variables(_stage: &mut ModuleStage<'_>) {}

/// The aliases, in order.
pub(crate) fn aliases(_stage: &mut ModuleStage<'_>) {}

/// The ifuncs, in order.
pub(crate) fn ifuncs(_stage: &mut ModuleStage<'_>) {}

/// The comdats, in order.
pub(crate) fn comdats(_stage: &mut ModuleStage<'_>) {}
