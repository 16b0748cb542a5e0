//! `llvm.assume`: its bundles state which attributes hold for which values (LangRef "Assume Operand
//! Bundles").

use draig_ir::Value;
use draig_tables::attributes::BOOL_STRING_ATTRIBUTES;
use draig_tables::{AttrClass, AttrKind, AttrPlaces};

use super::{Call, Check};
use crate::context::FunctionCx;
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[(assume, &["llvm.assume"])];

fn assume<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    if call.info.bundle_count() == 0 {
        return Ok(());
    }
    let inst = call.inst;
    let condition = call.arg(cx, 0)?;
    let holds = cx.tables.int_value(condition).is_some_and(|value| value.is_one());
    ensure!(cx, holds, rule::ASSUME_CONDITION, inst);
    let (body, tables) = (cx.body, cx.tables);
    for (tag, operands) in body.bundles(inst) {
        if !bundle(cx, &call, tables.str(tag), operands)? {
            break;
        }
    }
    Ok(())
}

/// Checks one bundle; returns whether to check the following ones.
fn bundle(
    cx: &mut FunctionCx<'_>,
    call: &Call<'_>,
    tag: &[u8],
    operands: &[Value],
) -> Result<bool, crate::sink::Failed> {
    let inst = call.inst;
    let is_pointer = |cx: &FunctionCx<'_>, at: usize| cx.types.is_pointer(cx.type_of(operands[at]));
    let is_integer = |cx: &FunctionCx<'_>, at: usize| cx.types.is_integer(cx.type_of(operands[at]));
    if tag == b"separate_storage" {
        ensure!(cx, operands.len() == 2, rule::ASSUME_STORAGE_COUNT, inst);
        ensure!(cx, is_pointer(cx, 0) && is_pointer(cx, 1), rule::ASSUME_STORAGE_POINTERS, inst);
        return Ok(true);
    }
    let kind = AttrKind::from_spelling(tag);
    let known = kind.is_some() || tag == b"ignore" || BOOL_STRING_ATTRIBUTES.iter().any(|name| name.as_bytes() == tag);
    ensure!(cx, known, rule::ASSUME_TAG, inst);
    match kind {
        Some(AttrKind::Alignment) => {
            ensure!(cx, matches!(operands.len(), 2 | 3), rule::ASSUME_ALIGN_COUNT, inst);
            ensure!(cx, is_pointer(cx, 0), rule::ASSUME_POINTER, inst);
            ensure!(cx, is_integer(cx, 1), rule::ASSUME_INTEGER, inst);
            ensure!(cx, operands.len() == 2 || is_integer(cx, 2), rule::ASSUME_OFFSET, inst);
            return Ok(true);
        }
        Some(AttrKind::Dereferenceable) => {
            ensure!(cx, operands.len() == 2, rule::ASSUME_DEREFERENCEABLE_COUNT, inst);
            ensure!(cx, is_pointer(cx, 0), rule::ASSUME_POINTER, inst);
            ensure!(cx, is_integer(cx, 1), rule::ASSUME_INTEGER, inst);
            return Ok(true);
        }
        _ => {}
    }
    ensure!(cx, operands.len() <= 2, rule::ASSUME_TOO_MANY, inst);
    // LLVM stops after a tag that is not an attribute kind.
    let Some(kind) = kind else { return Ok(false) };
    if kind.class() == AttrClass::Int {
        ensure!(cx, operands.len() == 2, rule::ASSUME_TWO, inst);
        ensure!(cx, cx.tables.int_value(operands[1]).is_some(), rule::ASSUME_CONSTANT, inst);
    } else if kind.places().contains(AttrPlaces::PARAMETER) {
        ensure!(cx, operands.len() == 1, rule::ASSUME_ONE, inst);
    } else if kind.places().contains(AttrPlaces::FUNCTION) {
        ensure!(cx, operands.is_empty(), rule::ASSUME_NONE, inst);
    }
    Ok(true)
}
