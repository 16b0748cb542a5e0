//! Instructions: the rules for each opcode, and the rules common to all.

mod compute;
mod control;
mod convert;
mod memory;

use draig_ir::{Block, Inst, Opcode, Value, ValueKind};

use crate::context::FunctionCx;
use crate::rules::instructions as rule;
use crate::sink::{Checked, ensure};
use crate::type_facts::TypeFacts;
use crate::{calls, constants, exceptions, metadata};

pub(crate) use control::terminator;
pub(crate) use convert::is_bit_cast;

/// Checks one instruction in LLVM's order: its own rules, then the common ones. An instruction that breaks
/// one of its own rules is not checked further.
pub(crate) fn check(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) {
    let _ = own(cx, block, inst);
}

fn own(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    use Opcode as O;
    match cx.body.opcode(inst) {
        O::Ret => control::ret(cx, block, inst),
        O::Br => control::br(cx, block, inst),
        O::Switch => control::switch(cx, block, inst),
        O::IndirectBr => control::indirect_br(cx, block, inst),
        O::Unreachable => terminator(cx, block, inst),
        O::Call | O::Invoke | O::CallBr => calls::check(cx, block, inst),
        O::Resume => exceptions::resume(cx, block, inst),
        O::CleanupRet => exceptions::cleanup_ret(cx, block, inst),
        O::CatchRet => exceptions::catch_ret(cx, block, inst),
        O::CatchSwitch => exceptions::catch_switch(cx, block, inst),
        O::CleanupPad => exceptions::cleanup_pad(cx, block, inst),
        O::CatchPad => exceptions::catch_pad(cx, block, inst),
        O::LandingPad => exceptions::landing_pad(cx, block, inst),
        O::FNeg => compute::unary(cx, block, inst),
        opcode if opcode.is_binary() => compute::binary(cx, block, inst, opcode),
        opcode if opcode.is_cast() => convert::cast(cx, block, inst, opcode),
        O::ICmp | O::FCmp => compute::compare(cx, block, inst),
        O::Phi => compute::phi(cx, block, inst),
        O::Select => compute::select(cx, block, inst),
        O::ExtractElement => compute::extract_element(cx, block, inst),
        O::InsertElement => compute::insert_element(cx, block, inst),
        O::ShuffleVector => compute::shuffle(cx, block, inst),
        O::ExtractValue => compute::extract_value(cx, block, inst),
        O::InsertValue => compute::insert_value(cx, block, inst),
        O::Alloca => memory::alloca(cx, block, inst),
        O::Load => memory::load(cx, block, inst),
        O::Store => memory::store(cx, block, inst),
        O::GetElementPtr => memory::gep(cx, block, inst),
        O::Fence => memory::fence(cx, block, inst),
        O::CmpXchg => memory::cmpxchg(cx, block, inst),
        O::AtomicRmw => memory::atomic_rmw(cx, block, inst),
        _ => common(cx, block, inst),
    }
}

/// Checks the rules common to all instructions: result, operands, dominance, attachments.
pub(crate) fn common(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    let opcode = body.opcode(inst);
    let operands = body.operands(inst);
    if opcode != Opcode::Phi && operands.contains(&Value::inst(inst)) {
        ensure!(cx, !cx.graph.is_reachable(block), rule::SELF_REFERENCE, inst);
    }
    let ty = body.inst_type(inst);
    if ty == draig_ir::Type::VOID {
        let named = cx.has_names && body.names().get(inst).is_some();
        ensure!(cx, !named, rule::NAMED_VOID, inst);
    } else {
        ensure!(cx, cx.facts(ty).has(TypeFacts::FIRST_CLASS), rule::RESULT_NOT_FIRST_CLASS, inst);
        ensure!(
            cx,
            ty != draig_ir::Type::METADATA || matches!(opcode, Opcode::Call | Opcode::Invoke),
            rule::METADATA_RESULT,
            inst
        );
    }
    for (number, &operand) in operands.iter().enumerate() {
        match operand.kind() {
            ValueKind::Inst(used) => {
                let first_class = cx.facts(body.inst_type(used)).has(TypeFacts::FIRST_CLASS);
                ensure!(cx, first_class, rule::OPERAND_NOT_FIRST_CLASS, (inst, number));
                dominance(cx, block, inst, opcode, number, used)?;
            }
            ValueKind::Arg(_) => {
                let ty = cx.type_of(operand);
                ensure!(cx, cx.facts(ty).has(TypeFacts::FIRST_CLASS), rule::OPERAND_NOT_FIRST_CLASS, (inst, number));
            }
            ValueKind::Block(_) => {}
            ValueKind::Const(_) => constants::check(cx, operand, (inst, number))?,
            ValueKind::Global(global) => {
                if cx.cx.reserved.contains(global) {
                    calls::intrinsic_operand(cx, inst, number, global)?;
                }
            }
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => {
                // LLVM checks the metadata arguments of intrinsics that it knows.
                let called = calls::called_function(cx, inst);
                if called.is_some_and(|called| cx.cx.intrinsics.of(called).is_some()) {
                    metadata::operand(cx, inst, number)?;
                }
            }
            ValueKind::InlineAsm(_) => {
                let called = opcode.is_call() && number + 1 == operands.len();
                ensure!(cx, called, rule::INLINE_ASM_OPERAND, (inst, number));
            }
        }
    }
    metadata::instruction(cx, inst)
}

#[inline]
fn dominance(cx: &mut FunctionCx<'_>, block: Block, inst: Inst, opcode: Opcode, number: usize, used: Inst) -> Checked {
    let body = cx.body;
    // Within a block, order decides, whether or not the block is reachable; a phi uses its operands
    // elsewhere.
    let defined = body.block_of(used);
    if opcode != Opcode::Phi && defined == Some(block) && body.comes_before(used, inst) {
        return Ok(());
    }
    let used_opcode = body.opcode(used);
    // The entry dominates all other blocks and has no predecessors.
    if defined == body.entry() && defined != Some(block) && !used_opcode.is_terminator() {
        return Ok(());
    }
    if used_opcode == Opcode::Invoke {
        // Already refused at the invoke.
        let destinations = body.call_dests(used);
        if destinations.first() == destinations.get(1) {
            return Ok(());
        }
    }
    ensure!(cx, cx.dominates_use(used, inst, number), rule::NOT_DOMINATED, (inst, number));
    Ok(())
}
