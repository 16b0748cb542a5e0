//! Families of lane-wise operations that are equivalent to an instruction or a target-independent intrinsic.

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{Opcode, Type, Value};
use draig_tables::intrinsics::ids;

use super::super::{Outcome, UpgradeContext};
use super::fma::CURRENT_ROUNDING;

/// Returns arguments 0 and 1, if both have the result's type and that is a fixed vector.
fn two(cx: &UpgradeContext<'_>) -> Option<(Value, Value)> {
    let ty = cx.result_type();
    cx.fixed_lanes(ty)?;
    let (lhs, rhs) = (cx.arg(0)?, cx.arg(1)?);
    (cx.type_of(lhs) == ty && cx.type_of(rhs) == ty).then_some((lhs, rhs))
}

/// A single instruction.
pub(super) fn binary(cx: &mut UpgradeContext<'_>, opcode: Opcode) -> Option<Value> {
    let (lhs, rhs) = two(cx)?;
    Some(cx.binary(opcode, lhs, rhs))
}

/// A single intrinsic, overloaded on the type of the result.
pub(super) fn intrinsic(cx: &mut UpgradeContext<'_>, id: IntrinsicId) -> Option<Value> {
    let (lhs, rhs) = two(cx)?;
    let ty = cx.result_type();
    cx.intrinsic(id, &[ty], &[lhs, rhs])
}

/// `op` under a mask with 512 bits and a rounding argument; `shorter`, if given, with fewer bits.
pub(super) fn rounded(cx: &mut UpgradeContext<'_>, op: &str, shorter: Option<Opcode>) -> Option<Value> {
    let Some(mode) = cx.arg(4) else { return binary(cx, shorter?) };
    let (lhs, rhs) = two(cx)?;
    let ty = cx.result_type();
    let element = if cx.types().scalar(ty) == Type::FLOAT { "ps" } else { "pd" };
    cx.intrinsic_named(&format!("x86.avx512.{op}.{element}.512"), &[], &[lhs, rhs, mode])
}

/// `pabs*`
pub(super) fn absolute(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    let poison_on_min = cx.bool(false);
    cx.intrinsic(ids::ABS, &[ty], &[value, poison_on_min])
}

/// `vplzcnt*`
pub(super) fn leading_zeros(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    let zero_is_poison = cx.bool(false);
    cx.intrinsic(ids::CTLZ, &[ty], &[value, zero_is_poison])
}

/// `sqrtp*`; with 512 bits under a mask, there is a rounding argument.
pub(super) fn square_root(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    match cx.arg(3).filter(|&mode| cx.constant_u64(mode) != Some(CURRENT_ROUNDING)) {
        Some(mode) => {
            let element = if cx.types().scalar(ty) == Type::FLOAT { "ps" } else { "pd" };
            cx.intrinsic_named(&format!("x86.avx512.sqrt.{element}.512"), &[], &[value, mode])
        }
        None => cx.intrinsic(ids::SQRT, &[ty], &[value]),
    }
}

/// An instruction on lane 0; the other lanes come from the first argument.
pub(super) fn scalar_binary(cx: &mut UpgradeContext<'_>, opcode: Opcode) -> Option<Outcome> {
    let (lhs, rhs) = two(cx)?;
    let lane = cx.i32(0);
    let a = cx.extract_element_at(lhs, lane);
    let b = cx.extract_element_at(rhs, lane);
    let result = cx.binary(opcode, a, b);
    Some(Outcome::Replace(cx.insert_element_at(lhs, result, lane)))
}

/// `sqrts*`: a square root on lane 0; the other lanes come from the first argument.
pub(super) fn scalar_square_root(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let value = cx.arg(0)?;
    cx.fixed_lanes(cx.type_of(value))?;
    let lane = cx.extract_element(value, 0);
    let ty = cx.type_of(lane);
    let root = cx.intrinsic(ids::SQRT, &[ty], &[lane])?;
    Some(Outcome::Replace(cx.insert_element(value, root, 0)))
}

/// `andn`: inverts the first operand.
pub(super) fn and_not(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (lhs, rhs) = two(cx)?;
    let inverted = cx.not(lhs);
    Some(cx.binary(Opcode::And, inverted, rhs))
}

/// A bitwise operation on floating-point lanes; the first operand may be inverted.
pub(super) fn bitwise_on_floats(cx: &mut UpgradeContext<'_>, opcode: Opcode, invert: bool) -> Option<Value> {
    let (lhs, rhs) = two(cx)?;
    let ty = cx.result_type();
    let width = cx.scalar_bits(ty);
    let lanes = cx.fixed_lanes(ty).filter(|_| width > 0)?;
    let integer = cx.types().integer(width);
    let integers = cx.vector_type(integer, lanes);
    let mut a = cx.bitcast(lhs, integers);
    if invert {
        a = cx.not(a);
    }
    let b = cx.bitcast(rhs, integers);
    let result = cx.binary(opcode, a, b);
    Some(cx.bitcast(result, ty))
}

/// `pmuldq`, `pmuludq`: the low 32 bits of each 64 are multiplied to 64 bits.
pub(super) fn multiply_low_halves(cx: &mut UpgradeContext<'_>, signed: bool) -> Option<Value> {
    let (lhs, rhs, ty) = (cx.arg(0)?, cx.arg(1)?, cx.result_type());
    let lanes = cx.fixed_lanes(ty).filter(|_| cx.scalar_bits(ty) == 64)?;
    for operand in [lhs, rhs] {
        let operand = cx.type_of(operand);
        cx.fixed_lanes(operand).filter(|&of| of == 2 * lanes && cx.scalar_bits(operand) == 32)?;
    }
    let a = cx.bitcast(lhs, ty);
    let b = cx.bitcast(rhs, ty);
    let mut low_half = |value| {
        if signed {
            let by = cx.int(ty, 32);
            let high = cx.binary(Opcode::Shl, value, by);
            cx.binary(Opcode::AShr, high, by)
        } else {
            let low = cx.int(ty, 0xffff_ffff);
            cx.binary(Opcode::And, value, low)
        }
    };
    let (a, b) = (low_half(a), low_half(b));
    Some(cx.binary(Opcode::Mul, a, b))
}

/// Rotations and double shifts as funnel shifts. `amount` is the index of the argument with the amount. The
/// two values are arguments 0 and 1, or argument 0 twice if the amount is argument 1. For right shifts, the
/// high part comes second.
pub(super) fn funnel(cx: &mut UpgradeContext<'_>, right: bool, amount: usize) -> Option<Value> {
    let ty = cx.result_type();
    let lanes = cx.fixed_lanes(ty)?;
    let (mut high, mut low) = (cx.arg(0)?, if amount == 1 { cx.arg(0)? } else { cx.arg(1)? });
    if right {
        (high, low) = (low, high);
    }
    if cx.type_of(high) != ty || cx.type_of(low) != ty {
        return None;
    }
    let mut by = cx.arg(amount)?;
    let scalar = cx.types().scalar(ty);
    let by_type = cx.type_of(by);
    if by_type != ty {
        cx.types().integer_width(by_type)?;
        by = cx.zext_or_trunc(by, scalar);
        by = cx.vector_splat(lanes, by);
    }
    cx.intrinsic(if right { ids::FSHR } else { ids::FSHL }, &[ty], &[high, low, by])
}

/// `vpcmov`: bits of the first operand where the third operand has a one, otherwise of the second one.
pub(super) fn select_bits(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let ((on_one, on_zero), selector) = (two(cx)?, cx.arg(2)?);
    if cx.type_of(selector) != cx.result_type() {
        return None;
    }
    let inverted = cx.not(selector);
    let ones = cx.binary(Opcode::And, on_one, selector);
    let zeros = cx.binary(Opcode::And, on_zero, inverted);
    Some(Outcome::Replace(cx.binary(Opcode::Or, ones, zeros)))
}

/// `crc32.64.8` only used 32 bits.
pub(super) fn crc_of_byte(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (state, byte) = (cx.arg(0)?, cx.arg(1)?);
    if cx.type_of(state) != Type::I64 || cx.type_of(byte) != Type::I8 {
        return None;
    }
    let state = cx.cast(Opcode::Trunc, state, Type::I32);
    let crc = cx.intrinsic_named("x86.sse42.crc32.32.8", &[], &[state, byte])?;
    Some(Outcome::Replace(cx.cast(Opcode::ZExt, crc, Type::I64)))
}
