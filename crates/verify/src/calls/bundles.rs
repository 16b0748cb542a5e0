//! Operand bundles (LangRef "Operand Bundles"): the ones allowed only once, and their operands.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_tables::intrinsics::ids;

use super::called_function;
use crate::context::FunctionCx;
use crate::rule::Rule;
use crate::rules::bundles as rule;
use crate::sink::{Checked, ensure};
use crate::type_facts::TypeFacts;

/// The bundles known to LLVM that are allowed only once, with the rule that a second one breaks.
static ONCE: [(&[u8], &Rule); 9] = [
    (b"deopt", &rule::TWO_DEOPT),
    (b"gc-transition", &rule::TWO_GC_TRANSITION),
    (b"funclet", &rule::TWO_FUNCLET),
    (b"cfguardtarget", &rule::TWO_CFGUARDTARGET),
    (b"ptrauth", &rule::TWO_PTRAUTH),
    (b"kcfi", &rule::TWO_KCFI),
    (b"preallocated", &rule::TWO_PREALLOCATED),
    (b"gc-live", &rule::TWO_GC_LIVE),
    (ATTACHED_CALL, &rule::TWO_ATTACHED_CALL),
];

const ATTACHED_CALL: &[u8] = b"clang.arc.attachedcall";

/// Checks the bundles of a call.
pub(super) fn check(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    let body = cx.body;
    let mut seen = 0u16;
    for (tag, operands) in body.bundles(inst) {
        let tag = cx.tables.str(tag);
        let Some(number) = ONCE.iter().position(|(name, _)| *name == tag) else { continue };
        ensure!(cx, seen & 1 << number == 0, *ONCE[number].1, inst);
        seen |= 1 << number;
        operands_of(cx, inst, tag, operands)?;
    }
    let signed = seen & 1 << 4 != 0;
    ensure!(cx, !(signed && called_function(cx, inst).is_some()), rule::PTRAUTH_DIRECT, inst);
    Ok(())
}

fn operands_of(cx: &mut FunctionCx<'_>, inst: Inst, tag: &[u8], operands: &[Value]) -> Checked {
    let is_constant = |cx: &FunctionCx<'_>, at: usize, ty: Type| {
        operands.get(at).is_some_and(|&value| cx.type_of(value) == ty && cx.tables.int_value(value).is_some())
    };
    match tag {
        b"funclet" => {
            ensure!(cx, operands.len() == 1, rule::FUNCLET_COUNT, inst);
            let pad = operands[0].as_inst().map(|pad| cx.body.opcode(pad));
            ensure!(cx, matches!(pad, Some(Opcode::CatchPad | Opcode::CleanupPad)), rule::FUNCLET_PAD, inst);
        }
        b"cfguardtarget" => ensure!(cx, operands.len() == 1, rule::CFGUARDTARGET_COUNT, inst),
        b"ptrauth" => {
            ensure!(cx, operands.len() == 2, rule::PTRAUTH_COUNT, inst);
            ensure!(cx, is_constant(cx, 0, Type::I32), rule::PTRAUTH_KEY, inst);
            ensure!(cx, cx.type_of(operands[1]) == Type::I64, rule::PTRAUTH_DISCRIMINATOR, inst);
        }
        b"kcfi" => {
            ensure!(cx, operands.len() == 1, rule::KCFI_COUNT, inst);
            ensure!(cx, is_constant(cx, 0, Type::I32), rule::KCFI_CONSTANT, inst);
        }
        b"preallocated" => {
            ensure!(cx, operands.len() == 1, rule::PREALLOCATED_COUNT, inst);
            let setup = operands[0].as_inst().and_then(|setup| called_function(cx, setup));
            let setup = setup.and_then(|setup| cx.cx.intrinsics.of(setup));
            ensure!(cx, setup == Some(ids::CALL_PREALLOCATED_SETUP), rule::PREALLOCATED_TOKEN, inst);
        }
        ATTACHED_CALL => attached_call(cx, inst, operands)?,
        _ => {}
    }
    Ok(())
}

fn attached_call(cx: &mut FunctionCx<'_>, inst: Inst, operands: &[Value]) -> Checked {
    let result = cx.body.inst_type(inst);
    let is_marked = || super::call_has(cx, inst, called_function(cx, inst), draig_tables::AttrKind::NoReturn);
    let no_return = result == Type::VOID && is_marked();
    ensure!(cx, cx.facts(result).has(TypeFacts::POINTER) || no_return, rule::ATTACHED_RESULT, inst);
    let function = match operands {
        [only] => only.as_global().filter(|&global| cx.module.global(global).is_function()),
        _ => None,
    };
    ensure!(cx, function.is_some(), rule::ATTACHED_FUNCTION, inst);
    let Some(function) = function else { return Ok(()) };
    let known = match cx.cx.intrinsics.of(function) {
        Some(id) => matches!(
            id,
            ids::OBJC_RETAINAUTORELEASEDRETURNVALUE
                | ids::OBJC_CLAIMAUTORELEASEDRETURNVALUE
                | ids::OBJC_UNSAFECLAIMAUTORELEASEDRETURNVALUE
        ),
        None => matches!(
            cx.module.name(function),
            b"objc_retainAutoreleasedReturnValue"
                | b"objc_claimAutoreleasedReturnValue"
                | b"objc_unsafeClaimAutoreleasedReturnValue"
        ),
    };
    ensure!(cx, known, rule::ATTACHED_KNOWN, inst);
    Ok(())
}

/// Whether an operand of a call is the function of its `clang.arc.attachedcall`.
pub(super) fn is_attached_call(cx: &FunctionCx<'_>, inst: Inst, number: usize) -> bool {
    let mut at = cx.body.call_args(inst).len();
    cx.body.bundles(inst).any(|(tag, operands)| {
        let from = at;
        at += operands.len();
        (from..at).contains(&number) && cx.tables.str(tag) == ATTACHED_CALL
    })
}
