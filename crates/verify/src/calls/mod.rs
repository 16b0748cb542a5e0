//! Calls: callee, arguments and calling convention, and the destinations of `invoke` and `callbr`. The
//! requirements of attributes and intrinsics are checked elsewhere.

mod bundles;
mod inline_asm;
mod musttail;

use draig_ir::{Block, Global, Inst, Opcode, TailKind, Type, ValueKind};
use draig_tables::AttrKind;

use crate::context::FunctionCx;
use crate::instructions::{common, terminator};
use crate::rules::calls as rule;
use crate::sink::{Checked, Report, ensure};
use crate::type_facts::TypeFacts;
use crate::values::underlying_global;
use crate::{attributes, convergence, debug_info, exceptions, intrinsics};

/// The largest alignment of a passed value: 2^32 bytes.
const MAX_ALIGN_LOG2: u32 = draig_ir::MAX_ALIGN_LOG2 as u32;

/// Checks a `call`, `invoke` or `callbr`.
pub(crate) fn check(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    match cx.body.opcode(inst) {
        Opcode::CallBr => callbr(cx, block, inst),
        Opcode::Invoke => {
            call(cx, block, inst)?;
            let unwind = cx.body.call_dests(inst).get(1).and_then(|dest| dest.as_block());
            let pad = unwind.is_some_and(|unwind| exceptions::pad_of(cx.body, unwind).is_some());
            ensure!(cx, pad, rule::INVOKE_UNWIND, inst);
            ensure!(cx, cx.body.last_inst(block) == Some(inst), crate::rules::instructions::TERMINATOR_IN_MIDDLE, inst);
            Ok(())
        }
        _ => {
            call(cx, block, inst)?;
            match cx.body.call(inst) {
                Some(info) if info.tail == TailKind::MustTail => musttail::check(cx, inst),
                _ => Ok(()),
            }
        }
    }
}

fn call(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    let (Some(info), Some(callee)) = (body.call(inst), body.callee(inst)) else { return common(cx, block, inst) };
    ensure!(cx, cx.facts(cx.type_of(callee)).has(TypeFacts::POINTER), rule::CALLEE_POINTER, inst);
    let types = cx.types;
    let Some(ty) = types.as_function(info.function_type) else { return common(cx, block, inst) };
    let args = body.call_args(inst);
    if ty.vararg {
        ensure!(cx, args.len() >= ty.params.len(), rule::TOO_FEW_ARGUMENTS, inst);
    } else {
        ensure!(cx, args.len() == ty.params.len(), rule::ARGUMENT_COUNT, inst);
    }
    for (number, (&arg, &param)) in args.iter().zip(&ty.params).enumerate() {
        ensure!(cx, cx.type_of(arg) == param, rule::ARGUMENT_TYPE, (inst, number));
    }
    let attributes = cx.tables.attributes.list(info.attributes);
    ensure!(cx, attributes.params.len() <= args.len(), rule::ATTRIBUTE_AFTER_LAST, inst);
    let function = underlying_global(cx.tables, body, callee).filter(|&global| cx.module.global(global).is_function());
    let intrinsic = function.is_some_and(|function| cx.cx.reserved.contains(function));
    if intrinsic {
        let same = function.is_some_and(|function| cx.module.global(function).value_type == info.function_type);
        ensure!(cx, same, rule::INTRINSIC_TYPE, inst);
    }
    ensure!(cx, is_callable(info.calling_convention), rule::NOT_CALLABLE, inst);
    let judged = !intrinsic && !cx.facts(info.function_type).has(TypeFacts::PLAIN_FUNCTION);
    if judged {
        alignment(cx, inst, ty.result, "return type")?;
        for &param in &ty.params {
            alignment(cx, inst, param, "argument passed")?;
        }
    }
    let called = called_function(cx, inst);
    attributes::call(cx, inst, called)?;
    if judged {
        for (number, &param) in ty.params.iter().enumerate() {
            ensure!(cx, param != Type::METADATA, rule::METADATA_PARAMETER, (inst, number));
            ensure!(cx, !cx.facts(param).has(TypeFacts::TOKEN_LIKE), rule::TOKEN_PARAMETER, (inst, number));
        }
    }
    if called.is_none() {
        ensure!(cx, !cx.facts(ty.result).has(TypeFacts::TOKEN_LIKE), rule::INDIRECT_TOKEN, inst);
        ensure!(cx, ty.result != Type::X86_AMX, rule::INDIRECT_AMX, inst);
    }
    if let Some(id) = called.and_then(|called| cx.cx.intrinsics.of(called)) {
        intrinsics::call(cx, inst, id)?;
        exceptions::funclet_token(cx, block, inst, id)?;
    }
    if info.bundle_count() != 0 {
        bundles::check(cx, inst)?;
    }
    if body.debug_loc(inst).is_none() {
        debug_info::call(cx, inst)?;
    }
    if matches!(callee.kind(), ValueKind::InlineAsm(_)) {
        inline_asm::check(cx, inst)?;
    }
    convergence::call(cx, block, inst, called);
    common(cx, block, inst)
}

/// Returns the function that is called by name and with its own type.
pub(crate) fn called_function(cx: &FunctionCx<'_>, inst: Inst) -> Option<Global> {
    let global = cx.body.callee(inst)?.as_global()?;
    let data = cx.module.global(global);
    (data.is_function() && data.value_type == cx.body.call(inst)?.function_type).then_some(global)
}

fn alignment(cx: &mut FunctionCx<'_>, inst: Inst, ty: Type, what: &str) -> Checked {
    let facts = cx.facts(ty);
    // Only types that are or contain large ones can have such an alignment.
    if !facts.has(TypeFacts::SIZED) || facts.has(TypeFacts::POINTER) || ty.as_u32() <= Type::PPC_FP128.as_u32() {
        return Ok(());
    }
    let align = cx.module.abi_align(ty).map_or(0, |align| u32::from(align.log2()));
    ensure!(
        cx,
        align <= MAX_ALIGN_LOG2,
        rule::ARGUMENT_ALIGNMENT,
        inst,
        "Incorrect alignment of {what} to called function!"
    );
    Ok(())
}

/// Whether functions of this convention may be called by `call` and similar (`CallingConv.h`).
fn is_callable(convention: u16) -> bool {
    // spir_kernel; AMD's entry points; conventions that only special intrinsics call.
    !matches!(convention, 76 | 87..=91 | 93 | 95 | 96 | 104 | 105 | 124)
}

/// Checks a `callbr`, which calls inline assembly or one of few intrinsics.
fn callbr(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    if let Some(ValueKind::InlineAsm(asm)) = body.callee(inst).map(|callee| callee.kind()) {
        ensure!(cx, !cx.tables.inline_asm(asm).unwind, rule::CALLBR_UNWIND, inst);
        inline_asm::check(cx, inst)?;
        return terminator(cx, block, inst);
    }
    let called = called_function(cx, inst);
    ensure!(cx, called.is_some(), rule::CALLBR_INDIRECT, inst);
    ensure!(cx, body.bundles(inst).next().is_none(), rule::CALLBR_BUNDLES, inst);
    let id = called.and_then(|called| cx.cx.intrinsics.of(called));
    let is = |id: Option<draig_ir::intrinsics::IntrinsicId>, name| id.is_some_and(|id| id.name() == name);
    if is(id, "llvm.amdgcn.kill") {
        let dests = body.call_dests(inst);
        ensure!(cx, dests.len() == 2, rule::CALLBR_KILL_DESTINATIONS, inst);
        let first = dests.get(1).and_then(|dest| body.first_inst(dest.as_block()?));
        let ends = first.is_some_and(|first| {
            body.opcode(first) == Opcode::Unreachable
                || is(
                    called_function(cx, first).and_then(|called| cx.cx.intrinsics.of(called)),
                    "llvm.amdgcn.unreachable",
                )
        });
        ensure!(cx, ends, rule::CALLBR_KILL_UNREACHABLE, inst);
    } else {
        // LLVM continues after this one.
        let _ = cx.fail(&rule::CALLBR_FUNCTION, inst);
    }
    if let Some(id) = id {
        intrinsics::call(cx, inst, id)?;
    }
    terminator(cx, block, inst)
}

/// Checks an intrinsic used as an operand of an instruction.
pub(crate) fn intrinsic_operand(cx: &mut FunctionCx<'_>, inst: Inst, number: usize, function: Global) -> Checked {
    let body = cx.body;
    let opcode = body.opcode(inst);
    let called = opcode.is_call() && number + 1 == body.operands(inst).len();
    ensure!(cx, called || bundles::is_attached_call(cx, inst, number), rule::INTRINSIC_ADDRESS, (inst, number));
    let invocable = || {
        cx.cx.intrinsics.of(function).is_some_and(|id| {
            matches!(
                id.name(),
                "llvm.donothing"
                    | "llvm.seh.try.begin"
                    | "llvm.seh.try.end"
                    | "llvm.seh.scope.begin"
                    | "llvm.seh.scope.end"
                    | "llvm.coro.resume"
                    | "llvm.coro.destroy"
                    | "llvm.coro.await.suspend.void"
                    | "llvm.coro.await.suspend.bool"
                    | "llvm.coro.await.suspend.handle"
                    | "llvm.experimental.patchpoint.void"
                    | "llvm.experimental.patchpoint"
                    | "llvm.fake.use"
                    | "llvm.experimental.gc.statepoint"
                    | "llvm.wasm.throw"
                    | "llvm.wasm.rethrow"
            )
        })
    };
    let allowed =
        matches!(opcode, Opcode::Call | Opcode::CallBr) || invocable() || bundles::is_attached_call(cx, inst, number);
    ensure!(cx, allowed, rule::INTRINSIC_INVOKED, (inst, number));
    Ok(())
}

/// Whether a call has a function attribute, at the call or at the callee (`called` by its type).
pub(crate) fn call_has(cx: &FunctionCx<'_>, inst: Inst, called: Option<Global>, kind: AttrKind) -> bool {
    let has = |list| cx.cx.attributes.kinds(cx.tables.attributes.list(list).function).has(kind);
    if cx.body.call(inst).is_some_and(|info| has(info.attributes)) {
        return true;
    }
    let function = called.and_then(|called| cx.module.global(called).as_function());
    function.is_some_and(|function| has(function.attributes))
}
