//! Integers and conversions: widths required by an operation.

use draig_ir::Type;

use super::{Call, Check};
use crate::attributes::ALL_FP_CLASSES;
use crate::context::FunctionCx;
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, Report, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (compare, &["llvm.scmp", "llvm.ucmp"]),
    (is_fpclass, &["llvm.is.fpclass"]),
    (signed_fix, &["llvm.smul.fix", "llvm.smul.fix.sat", "llvm.sdiv.fix", "llvm.sdiv.fix.sat"]),
    (unsigned_fix, &["llvm.umul.fix", "llvm.umul.fix.sat", "llvm.udiv.fix", "llvm.udiv.fix.sat"]),
    (round_to_integer, &["llvm.lrint", "llvm.llrint", "llvm.lround", "llvm.llround"]),
    (bswap, &["llvm.bswap"]),
];

/// Returns the width of an integer, or of a lane.
fn lane_width(cx: &FunctionCx<'_>, ty: Type) -> u64 {
    cx.types.integer_width(cx.types.scalar(ty)).map_or(0, u64::from)
}

fn compare<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (result, operand) = (call.result(cx), call.arg_type(cx, 0)?);
    let (types, inst) = (cx.types, call.inst);
    ensure!(cx, lane_width(cx, result) >= 2, rule::COMPARE_WIDTH, inst);
    ensure!(cx, types.is_vector(operand) == types.is_vector(result), rule::COMPARE_SHAPE, inst);
    ensure!(cx, types.vector_len(operand) == types.vector_len(result), rule::COMPARE_LENGTH, inst);
    Ok(())
}

fn is_fpclass<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let mask = call.number(cx, 1)?;
    ensure!(cx, mask & !ALL_FP_CLASSES == 0, rule::FPCLASS_BITS, call.inst);
    Ok(())
}

fn signed_fix<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (operand, scale) = (call.arg_type(cx, 0)?, call.number(cx, 2)?);
    ensure!(cx, scale < lane_width(cx, operand), rule::FIX_SIGNED_SCALE, call.inst);
    Ok(())
}

fn unsigned_fix<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (operand, scale) = (call.arg_type(cx, 0)?, call.number(cx, 2)?);
    ensure!(cx, scale <= lane_width(cx, operand), rule::FIX_UNSIGNED_SCALE, call.inst);
    Ok(())
}

fn round_to_integer<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (result, operand) = (call.result(cx), call.arg_type(cx, 0)?);
    let types = cx.types;
    if types.is_vector(operand) == types.is_vector(result) && types.vector_len(operand) == types.vector_len(result) {
        return Ok(());
    }
    let name = String::from_utf8_lossy(cx.module.name(call.function));
    Err(if types.is_vector(operand) != types.is_vector(result) {
        cx.fail_as(&rule::ROUND_SHAPE, call.inst, format!("{name}: argument and result disagree on vector use"))
    } else {
        cx.fail_as(&rule::ROUND_LENGTH, call.inst, format!("{name}: argument must be same length as result"))
    })
}

fn bswap<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let width = lane_width(cx, call.result(cx));
    ensure!(cx, width.is_multiple_of(16), rule::BSWAP_WIDTH, call.inst);
    Ok(())
}
