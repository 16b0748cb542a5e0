//! Rules for memory profiles: `!memprof` and `!callsite`.

use draig_ir::Inst;
use draig_ir::metadata::NodeRef;

use super::{count, integer, nth, string};
use crate::context::FunctionCx;
use crate::rules::attachments as rule;
use crate::sink::{Checked, Report, ensure};
use crate::violation::Place;

/// Checks the observed behaviour of memory that a call allocates, by call stack.
pub(super) fn profile(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    let tables = cx.tables;
    ensure!(cx, cx.body.opcode(inst).is_call(), rule::MEMPROF_PLACE, place);
    ensure!(cx, count(node) != 0, rule::MEMPROF_OPERANDS, place);
    for number in 0..count(node) {
        let block = nth(node, number).and_then(|operand| tables.metadata.node(operand));
        let block = block.filter(|&block| count(block) >= 2);
        let Some(block) = block else { return Err(cx.fail(&rule::MEMPROF_BLOCK_OPERANDS, place)) };
        ensure!(cx, nth(block, 0).is_some(), rule::MEMPROF_BLOCK_NULL, place);
        let stack = nth(block, 0).and_then(|operand| tables.metadata.node(operand));
        let Some(stack) = stack else { return Err(cx.fail(&rule::MEMPROF_BLOCK_STACK, place)) };
        // LLVM continues after a bad stack.
        let _ = call_stack(cx, stack, place);
        let seen = nth(block, 1).and_then(|operand| string(tables, operand));
        ensure!(cx, seen.is_some(), rule::MEMPROF_BLOCK_STRING, place);
        for number in 2..count(block) {
            let size = nth(block, number).and_then(|operand| tables.metadata.node(operand));
            let Some(size) = size else { return Err(cx.fail(&rule::MEMPROF_SIZES, place)) };
            ensure!(cx, count(size) == 2, rule::MEMPROF_SIZE_PAIR, place);
            let is_integer = |number| nth(size, number).is_some_and(|operand| integer(tables, operand).is_some());
            ensure!(cx, is_integer(0) && is_integer(1), rule::MEMPROF_SIZE_NUMBERS, place);
        }
    }
    Ok(())
}

/// Checks the stack frames of a call.
pub(super) fn call_site(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    ensure!(cx, cx.body.opcode(inst).is_call(), rule::CALLSITE_PLACE, place);
    call_stack(cx, node, place)
}

fn call_stack(cx: &mut FunctionCx<'_>, node: NodeRef<'_>, place: Place) -> Checked {
    ensure!(cx, count(node) != 0, rule::CALL_STACK_OPERANDS, place);
    for number in 0..count(node) {
        let frame = nth(node, number).and_then(|operand| integer(cx.tables, operand));
        ensure!(cx, frame.is_some(), rule::CALL_STACK_NUMBER, place);
    }
    Ok(())
}
