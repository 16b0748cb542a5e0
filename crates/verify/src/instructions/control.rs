//! Terminators other than calls and exception handling.

use draig_ir::{Block, Inst, Type, Value};
use rustc_hash::FxHashSet;

use super::common;
use crate::context::FunctionCx;
use crate::rules::instructions as rule;
use crate::sink::{Checked, ensure};
use crate::type_facts::TypeFacts;

/// Checks every terminator, and the rules for every instruction.
pub(crate) fn terminator(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    ensure!(cx, cx.body.last_inst(block) == Some(inst), rule::TERMINATOR_IN_MIDDLE, inst);
    common(cx, block, inst)
}

pub(super) fn ret(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let operands = cx.body.operands(inst);
    if cx.ty.result == Type::VOID {
        ensure!(cx, operands.is_empty(), rule::RET_OF_VOID, inst);
    } else {
        let fits = operands.len() == 1 && cx.type_of(operands[0]) == cx.ty.result;
        ensure!(cx, fits, rule::RET_TYPE, inst);
    }
    terminator(cx, block, inst)
}

pub(super) fn br(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let operands = cx.body.operands(inst);
    if operands.len() > 1 {
        ensure!(cx, cx.type_of(operands[0]) == Type::I1, rule::BRANCH_CONDITION, (inst, 0));
    }
    terminator(cx, block, inst)
}

/// Up to this many cases are compared pairwise.
const FEW_CASES: usize = 8;

pub(super) fn switch(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let operands = cx.body.operands(inst);
    ensure!(cx, cx.body.inst_type(inst) == Type::VOID, rule::SWITCH_RESULT, inst);
    let Some((&condition, _)) = operands.split_first() else { return terminator(cx, block, inst) };
    let ty = cx.type_of(condition);
    let cases = || operands.iter().copied().skip(2).step_by(2);
    let few = operands.len() <= 2 * FEW_CASES;
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    for (number, case) in cases().enumerate() {
        let at = (inst, 2 + 2 * number);
        ensure!(cx, cx.tables.int_value(case).is_some(), rule::CASE_NOT_INTEGER, at);
        ensure!(cx, cx.type_of(case) == ty, rule::CASE_TYPE, at);
        let new = if few { !cases().take(number).any(|earlier| earlier == case) } else { seen.insert(case) };
        ensure!(cx, new, rule::DUPLICATE_CASE, at);
    }
    terminator(cx, block, inst)
}

pub(super) fn indirect_br(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let operands = cx.body.operands(inst);
    let is_pointer = operands.first().is_some_and(|&address| cx.facts(cx.type_of(address)).has(TypeFacts::POINTER));
    ensure!(cx, is_pointer, rule::INDIRECT_BR_ADDRESS, (inst, 0));
    let blocks = operands.iter().skip(1).all(|operand| operand.as_block().is_some());
    ensure!(cx, blocks, rule::INDIRECT_BR_DESTINATION, inst);
    terminator(cx, block, inst)
}
