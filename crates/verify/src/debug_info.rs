//! Rules for debug information: specialised nodes, records, and how functions and locations agree.

use draig_ir::{Block, Inst, Module};

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

/// What a function leaves for the rules of the module.
#[derive(Debug, Default)]
pub(crate) struct FunctionFacts {}

impl FunctionFacts {
    pub(crate) fn is_empty(&self) -> bool {
        true
    }
}

/// Memory for one function.
#[derive(Debug, Default)]
pub(crate) struct Scratch {}

impl Scratch {
    pub(crate) fn clear(&mut self) {}
}

/// All `!dbg` attachments of a function lead back to its subprogram.
pub(crate) fn function(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// The debug records before an instruction; before all other rules for it.
pub(crate) fn records_before(_cx: &mut FunctionCx<'_>, _inst: Inst) {}

/// The debug records behind the last instruction of a block.
pub(crate) fn trailing_records(_cx: &mut FunctionCx<'_>, _block: Block) {}

/// `llvm.dbg.cu` and the compile units that were met.
pub(crate) fn compile_units(_stage: &mut ModuleStage<'_>) {}
