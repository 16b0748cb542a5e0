//! Checks the constraints of inline assembly against the operands of the call.

use draig_ir::{Inst, Opcode, ValueKind};
use draig_tables::AttrKind;
use draig_target::constraints::{self, ConstraintKind};

use crate::context::FunctionCx;
use crate::rules::calls as rule;
use crate::sink::{Checked, ensure};
use crate::type_facts::TypeFacts;

/// Checks a call of inline assembly. Its constraints are known to fit the function type.
pub(super) fn check(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    let body = cx.body;
    let Some(ValueKind::InlineAsm(asm)) = body.callee(inst).map(|callee| callee.kind()) else { return Ok(()) };
    let text = cx.tables.str(cx.tables.inline_asm(asm).constraints);
    let list = constraints::parse(text).unwrap_or_default();
    let args = body.call_args(inst);
    let (mut number, mut labels) = (0, 0);
    for constraint in &list {
        if constraint.kind == ConstraintKind::Label {
            labels += 1;
            continue;
        }
        if !constraint.has_argument() {
            continue;
        }
        let has_element = cx.arg_has(inst, number, AttrKind::ElementType);
        if constraint.indirect {
            let pointer = args.get(number).is_some_and(|&arg| cx.facts(cx.type_of(arg)).has(TypeFacts::POINTER));
            ensure!(cx, pointer, rule::ASM_POINTER, (inst, number));
            ensure!(cx, has_element, rule::ASM_ELEMENT_TYPE, (inst, number));
        } else {
            ensure!(cx, !has_element, rule::ASM_NO_ELEMENT_TYPE, (inst, number));
        }
        number += 1;
    }
    if body.opcode(inst) == Opcode::CallBr {
        ensure!(cx, labels + 1 == body.call_dests(inst).len(), rule::ASM_LABELS, inst);
    } else {
        ensure!(cx, labels == 0, rule::ASM_LABELS_WITHOUT_CALLBR, inst);
    }
    Ok(())
}
