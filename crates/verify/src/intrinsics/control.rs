//! Intrinsics tied to a place in the control flow: guards, deoptimization, exceptions, variable arguments,
//! `callbr`.

use draig_ir::{Opcode, Type};

use super::{Call, Check};
use crate::context::FunctionCx;
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, Report, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (guard, &["llvm.experimental.guard"]),
    (deoptimize, &["llvm.experimental.deoptimize"]),
    (exception, &["llvm.eh.exceptioncode", "llvm.eh.exceptionpointer"]),
    (va_start, &["llvm.va_start"]),
    (callbr_landing_pad, &["llvm.callbr.landingpad"]),
    (patchpoint, &["llvm.experimental.patchpoint"]),
];

fn guard<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    ensure!(cx, cx.body.opcode(call.inst) == Opcode::Call, rule::GUARD_INVOKED, call.inst);
    ensure!(cx, call.bundles(cx, "deopt") == 1, rule::GUARD_DEOPT, call.inst);
    Ok(())
}

fn deoptimize<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (body, inst) = (cx.body, call.inst);
    ensure!(cx, body.opcode(inst) == Opcode::Call, rule::DEOPTIMIZE_INVOKED, inst);
    ensure!(cx, call.bundles(cx, "deopt") == 1, rule::DEOPTIMIZE_DEOPT, inst);
    let result = call.result(cx);
    ensure!(cx, result == cx.ty.result, rule::DEOPTIMIZE_TYPE, inst);
    let next = body.next_inst(inst).filter(|&next| body.opcode(next) == Opcode::Ret);
    let Some(next) = next else { return Err(cx.fail(&rule::DEOPTIMIZE_RETURN, inst)) };
    let returned = body.operands(next).first().and_then(|value| value.as_inst());
    ensure!(cx, result == Type::VOID || returned == Some(inst), rule::DEOPTIMIZE_VALUE, inst);
    Ok(())
}

fn exception<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let pad = call.arg(cx, 0)?.as_inst();
    let caught = pad.is_some_and(|pad| cx.body.opcode(pad) == Opcode::CatchPad);
    ensure!(cx, caught, rule::EXCEPTION_POINTER, call.inst);
    Ok(())
}

fn va_start<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    ensure!(cx, cx.ty.vararg, rule::VA_START, call.inst);
    Ok(())
}

fn callbr_landing_pad<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (body, inst) = (cx.body, call.inst);
    let callbr = call.arg(cx, 0)?.as_inst().filter(|&callbr| body.opcode(callbr) == Opcode::CallBr);
    let (Some(callbr), Some(block)) = (callbr, body.block_of(inst)) else {
        return Err(cx.fail(&rule::CALLBR_LANDING, inst));
    };
    // A block may lead here by several edges.
    let predecessors = cx.graph.predecessors(block);
    let predecessor = predecessors.first().copied().filter(|&first| predecessors.iter().all(|&other| other == first));
    let Some(predecessor) = predecessor else {
        let _ = cx.fail(&rule::CALLBR_PREDECESSOR, inst);
        return Ok(());
    };
    let terminator = body.terminator(predecessor);
    if terminator.is_none_or(|terminator| body.opcode(terminator) != Opcode::CallBr) {
        let _ = cx.fail(&rule::CALLBR_TERMINATOR, inst);
        return Ok(());
    }
    let indirect = body.call_dests(callbr).iter().skip(1).any(|dest| dest.as_block() == Some(block));
    ensure!(cx, indirect, rule::CALLBR_DESTINATION, inst);
    ensure!(cx, body.first_inst(block) == Some(inst), rule::CALLBR_FIRST, inst);
    Ok(())
}

/// The number of the calling convention that returns a result in any one register.
const ANYREG: u16 = 13;

fn patchpoint<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    if call.info.calling_convention == ANYREG {
        let result = call.result(cx);
        let types = cx.types;
        let one = types.is_integer_or_vector(result)
            || types.is_float_or_vector(result)
            || types.is_pointer_or_vector(result)
            || result == Type::X86_AMX
            || matches!(types.kind(result), draig_ir::TypeKind::TargetExt { .. });
        ensure!(cx, one, rule::ANYREG_RESULT, call.inst);
    }
    Ok(())
}
