//! Rules for blocks: where they end, what leads to them, and their phis.

use draig_ir::Block;

use crate::context::FunctionCx;
use crate::instructions;
use crate::rules::blocks as rule;
use crate::sink::{Checked, Report, ensure};

/// Every block ends in a terminator. What follows relies on it, so LLVM says only this if not.
pub(crate) fn terminators(cx: &mut FunctionCx<'_>) -> Checked {
    let body = cx.body;
    for block in body.blocks() {
        if body.terminator(block).is_none() {
            let name = String::from_utf8_lossy(cx.tables.str(cx.data.name)).into_owned();
            let message = format!("Basic Block in function '{name}' does not have terminator!");
            return Err(cx.fail_as(&rule::NO_TERMINATOR, block, message));
        }
    }
    Ok(())
}

/// The entry of a defined function.
pub(crate) fn entry(cx: &mut FunctionCx<'_>) -> Checked {
    let Some(entry) = cx.body.entry() else { return Ok(()) };
    ensure!(cx, cx.graph.predecessors(entry).is_empty(), rule::ENTRY_PREDECESSORS, entry);
    Ok(())
}

/// The blocks and their instructions, in order.
pub(crate) fn check(cx: &mut FunctionCx<'_>) {
    let body = cx.body;
    for block in body.blocks() {
        let _ = check_block(cx, block);
        for inst in body.block_insts(block) {
            instructions::check(cx, block, inst);
        }
    }
}

fn check_block(_cx: &mut FunctionCx<'_>, _block: Block) -> Checked {
    Ok(())
}
