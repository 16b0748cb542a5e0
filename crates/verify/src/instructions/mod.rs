//! Instructions.

use draig_ir::{Block, Inst};

use crate::context::FunctionCx;

#[derive(Debug, Default)]
pub(crate) struct Scratch {}

impl Scratch {
    pub(crate) fn clear(&mut self) {}
}

/// Rules for one instruction.
pub(crate) fn check(_cx: &mut FunctionCx<'_>, _block: Block, _inst: Inst) {}

/// What needs all instructions of the function.
pub(crate) fn finish(_cx: &mut FunctionCx<'_>) {}
