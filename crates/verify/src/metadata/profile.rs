//! Rules for `!prof`: branch weights and value profiles.

use draig_ir::metadata::NodeRef;
use draig_ir::{Inst, Metadata, Opcode};
use rustc_hash::FxHashSet;

use super::{count, integer, nth, string};
use crate::context::FunctionCx;
use crate::rules::metadata::{
    FUNCTION_PROF_COUNT_NULL, FUNCTION_PROF_NULL, FUNCTION_PROF_OPERANDS, FUNCTION_PROF_STRING, UNKNOWN_PROF_EMPTY,
    UNKNOWN_PROF_OPERANDS, UNKNOWN_PROF_PLACE, UNKNOWN_PROF_STRING,
};
use crate::rules::{attachments as rule, newer};
use crate::sink::{Checked, Report, ensure};
use crate::violation::Place;

/// The name of a profile that is explicitly unknown.
pub(super) const UNKNOWN: &[u8] = b"unknown";

/// Checks that an unknown profile names its origin.
pub(super) fn unknown(cx: &mut FunctionCx<'_>, node: NodeRef<'_>, place: Place) -> Checked {
    ensure!(cx, count(node) == 2, UNKNOWN_PROF_OPERANDS, place);
    let who = nth(node, 1).and_then(|operand| string(cx.tables, operand));
    ensure!(cx, who.is_some(), UNKNOWN_PROF_STRING, place);
    ensure!(cx, who.is_some_and(|who| !who.is_empty()), UNKNOWN_PROF_EMPTY, place);
    Ok(())
}

/// Checks the `!prof` of an instruction.
pub(super) fn instruction(cx: &mut FunctionCx<'_>, inst: Inst, id: Metadata) -> Checked {
    let Some(node) = cx.tables.metadata.node(id) else { return Ok(()) };
    let place = Place::from((inst, id));
    ensure!(cx, count(node) != 0, rule::PROF_OPERANDS, place);
    let Some(first) = nth(node, 0) else { return Err(cx.fail(&FUNCTION_PROF_NULL, place)) };
    let Some(name) = string(cx.tables, first) else { return Err(cx.fail(&FUNCTION_PROF_STRING, place)) };
    if name == UNKNOWN {
        let chooses = choices(cx, inst) != 0 || cx.body.opcode(inst) == Opcode::Invoke;
        ensure!(cx, chooses, UNKNOWN_PROF_PLACE, place);
        return unknown(cx, node, place);
    }
    ensure!(cx, count(node) >= 2, FUNCTION_PROF_OPERANDS, place);
    match name {
        b"branch_weights" => weights(cx, inst, node, place),
        b"VP" => values(cx, inst, node, place),
        _ => Err(cx.fail(&rule::PROF_NAME, place)),
    }
}

/// Returns the number of weights of an instruction; 0 if it makes no choice.
fn choices(cx: &FunctionCx<'_>, inst: Inst) -> usize {
    let body = cx.body;
    match body.opcode(inst) {
        Opcode::Br | Opcode::Switch | Opcode::IndirectBr => body.successors(inst).count(),
        Opcode::Call => 1,
        Opcode::Select => 2,
        Opcode::CallBr => body.call_dests(inst).len(),
        _ => 0,
    }
}

fn weights(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    // A string after the name gives the origin of the weights.
    let origin = count(node) >= 3 && nth(node, 1).is_some_and(|operand| string(cx.tables, operand).is_some());
    let first = if origin { 2 } else { 1 };
    let found = count(node).saturating_sub(first);
    if cx.body.opcode(inst) == Opcode::Invoke {
        ensure!(cx, matches!(found, 1 | 2), rule::PROF_INVOKE, place);
    } else {
        let expected = choices(cx, inst);
        if expected == 0 {
            // LLVM continues here.
            let _ = cx.fail(&rule::PROF_PLACE, place);
        }
        ensure!(cx, found == expected, rule::PROF_COUNT, place);
    }
    for number in first..count(node) {
        let Some(weight) = nth(node, number) else { return Err(cx.fail(&FUNCTION_PROF_COUNT_NULL, place)) };
        ensure!(cx, integer(cx.tables, weight).is_some(), rule::PROF_WEIGHT, place);
    }
    Ok(())
}

/// Checks a value profile: the kind of values, the total count, then pairs of value and count.
fn values(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    const LEAST_OPERANDS: usize = 5;
    ensure!(cx, count(node) >= LEAST_OPERANDS, rule::VALUE_PROF_NULL, place);
    let kind = nth(node, 1).and_then(|operand| integer(cx.tables, operand));
    let Some(kind) = kind else { return Err(cx.fail(&rule::VALUE_PROF_MISSING, place)) };
    // Callees, sizes of memory operations, virtual tables.
    const VIRTUAL_TABLE: u64 = 2;
    let kind = kind.to_u64().unwrap_or(u64::MAX);
    ensure!(cx, kind <= VIRTUAL_TABLE, rule::VALUE_PROF_KIND, place);
    ensure!(cx, count(node) % 2 == 1, rule::VALUE_PROF_PAIRS, place);
    let fits = kind == VIRTUAL_TABLE || cx.body.opcode(inst).is_call();
    ensure!(cx, fits, rule::VALUE_PROF_PLACE, place);
    if cx.cx.is_newer() {
        distinct_values(cx, node, place)?;
    }
    Ok(())
}

/// Checks that a value profile counts each value once.
fn distinct_values(cx: &mut FunctionCx<'_>, node: NodeRef<'_>, place: Place) -> Checked {
    let mut seen = FxHashSet::default();
    for number in (3..count(node)).step_by(2) {
        let value = nth(node, number).and_then(|operand| integer(cx.tables, operand));
        let Some(value) = value else { return Err(cx.fail(&newer::VALUE_PROF_VALUE, place)) };
        ensure!(cx, seen.insert(value.low_u64()), newer::VALUE_PROF_TWICE, place);
    }
    Ok(())
}
