//! Rules for `!prof`: weights of branches, and profiles of values.

use draig_ir::metadata::NodeRef;
use draig_ir::{Inst, Metadata, Opcode};

use super::{integer, string};
use crate::context::FunctionCx;
use crate::rules::attachments as rule;
use crate::rules::metadata::{UNKNOWN_PROF_EMPTY, UNKNOWN_PROF_OPERANDS, UNKNOWN_PROF_PLACE, UNKNOWN_PROF_STRING};
use crate::sink::{Checked, ensure};
use crate::violation::Place;

/// The name of a profile that says that there is none.
pub(super) const UNKNOWN: &[u8] = b"unknown";

/// Who says that the profile is unknown gives a name.
pub(super) fn unknown(cx: &mut FunctionCx<'_>, node: NodeRef<'_>, place: Place) -> Checked {
    ensure!(cx, node.operand_count() == 2, UNKNOWN_PROF_OPERANDS, place);
    let who = node.operand(1).and_then(|operand| string(cx.tables, operand));
    ensure!(cx, who.is_some(), UNKNOWN_PROF_STRING, place);
    ensure!(cx, who.is_some_and(|who| !who.is_empty()), UNKNOWN_PROF_EMPTY, place);
    Ok(())
}

/// The `!prof` of an instruction.
pub(super) fn instruction(cx: &mut FunctionCx<'_>, inst: Inst, id: Metadata) -> Checked {
    let Some(node) = cx.tables.metadata.node(id) else { return Ok(()) };
    let place = Place::from((inst, id));
    ensure!(cx, node.operand_count() >= 1, rule::PROF_OPERANDS, place);
    let first = node.operand(0);
    ensure!(cx, first.is_some(), crate::rules::metadata::FUNCTION_PROF_NULL, place);
    let Some(first) = first else { return Ok(()) };
    let name = string(cx.tables, first);
    ensure!(cx, name.is_some(), crate::rules::metadata::FUNCTION_PROF_STRING, place);
    match name.unwrap_or_default() {
        UNKNOWN => {
            unknown(cx, node, place)?;
            let branches = can_branch(cx.body.opcode(inst));
            ensure!(cx, branches, UNKNOWN_PROF_PLACE, place);
            Ok(())
        }
        b"branch_weights" => weights(cx, inst, node, place),
        b"VP" => values(cx, inst, node, place),
        _ => {
            ensure!(cx, false, rule::PROF_NAME, place);
            Ok(())
        }
    }
}

fn can_branch(opcode: Opcode) -> bool {
    use Opcode::{Br, Call, CallBr, IndirectBr, Invoke, Select, Switch};
    matches!(opcode, Br | Call | CallBr | IndirectBr | Invoke | Select | Switch)
}

fn weights(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    let body = cx.body;
    // A name behind the first says where the weights are from.
    let origin = node.operand(1).and_then(|operand| string(cx.tables, operand));
    let first = if origin == Some(b"expected") { 2 } else { 1 };
    let count = node.operand_count().saturating_sub(first);
    if body.opcode(inst) == Opcode::Invoke {
        ensure!(cx, count == 1 || count == 2, rule::PROF_INVOKE, place);
    } else {
        let expected = match body.opcode(inst) {
            Opcode::Br | Opcode::Switch | Opcode::IndirectBr => body.successors(inst).count(),
            Opcode::Call => 1,
            Opcode::Select => 2,
            Opcode::CallBr => body.call_dests(inst).len(),
            _ => 0,
        };
        ensure!(cx, expected != 0, rule::PROF_PLACE, place);
        ensure!(cx, count == expected, rule::PROF_COUNT, place);
    }
    for operand in node.operands().skip(first) {
        ensure!(cx, operand.is_some(), crate::rules::metadata::FUNCTION_PROF_COUNT_NULL, place);
        let is_integer = operand.is_some_and(|operand| integer(cx.tables, operand).is_some());
        ensure!(cx, is_integer, rule::PROF_WEIGHT, place);
    }
    Ok(())
}

fn values(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    let kind = node.operand(1).and_then(|operand| integer(cx.tables, operand));
    ensure!(cx, kind.is_some(), rule::VALUE_PROF_MISSING, place);
    // indirect call target, memory operation size, virtual table
    const LAST_KIND: u64 = 2;
    const VIRTUAL_TABLE: u64 = 2;
    let kind = kind.map_or(u64::MAX, |kind| kind.low_u64());
    ensure!(cx, kind <= LAST_KIND, rule::VALUE_PROF_KIND, place);
    ensure!(cx, node.operand_count() % 2 == 1, rule::VALUE_PROF_PAIRS, place);
    let is_call = cx.body.opcode(inst).is_call();
    ensure!(cx, kind == VIRTUAL_TABLE || is_call, rule::VALUE_PROF_PLACE, place);
    Ok(())
}
