//! Floating-point intrinsics: signs, rounding, extremes, classes, parts, conversions (LangRef "Standard C/C++
//! Library Intrinsics", "Floating-Point Test Intrinsics", "Saturating floating-point to integer conversions",
//! …). Roots and transcendental functions are in `libm.rs`.

use draig_ir::FastMath;
use draig_num::{ApFloat, ApInt, Category, FloatFormat, Round, Status};

use super::IntrinsicCall;
use super::lanes::Lane;
use crate::semantics::partial::Bits;
use crate::semantics::{
    Cx, Number, Scalar, finish, float_math, float_to_float, flush_operand, sign_mask, sign_operation,
};
use crate::shape::Leaf;
use crate::stop::{Result, internal};
use crate::value::{Slot, Taint};

/// Executes a function of `N` numbers of the result's format; `None` means that this format lacks the
/// function.
pub(super) fn math<const N: usize>(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    compute: impl FnOnce(&mut Cx<'_>, [ApFloat; N]) -> Option<ApFloat>,
) -> Result<()> {
    let format = lane.format(0)?;
    let mut operands: [&[Slot]; N] = [&[]; N];
    for (number, place) in operands.iter_mut().enumerate() {
        *place = lane.slots(number)?;
    }
    float_math(cx, lane.fast, format, operands, out, compute)
}

/// Executes `llvm.fabs`: clears the sign bit and changes nothing else.
pub(super) fn fabs(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let format = lane.format(0)?;
    let width = format.width();
    let top = Bits::exact(ApInt::signed_min(width));
    sign_operation(cx, lane.fast, format, [lane.slots(0)?], out, |[x]| match format {
        // The second part of a `ppc_fp128` changes with the first.
        FloatFormat::PpcFp128 if x.value.bit(63) => x.xor(&sign_mask(format)),
        FloatFormat::PpcFp128 => x,
        _ => x.and(&top.not()),
    })
}

/// Executes `llvm.copysign`: the first operand with the second's sign bit.
pub(super) fn copysign(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let format = lane.format(0)?;
    let width = format.width();
    let top = Bits::exact(ApInt::signed_min(width));
    sign_operation(cx, lane.fast, format, [lane.slots(0)?, lane.slots(1)?], out, |[x, sign]| match format {
        FloatFormat::PpcFp128 if x.value.bit(63) == sign.value.bit(63) => x,
        FloatFormat::PpcFp128 => x.xor(&sign_mask(format)),
        _ => x.and(&top.not()).or(&sign.and(&top)),
    })
}

/// Executes `llvm.floor` and similar.
pub(super) fn round(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], round: Round) -> Result<()> {
    math(cx, lane, out, |_, [x]| to_integral(x, round))
}

/// Rounds to an integral value.
pub(super) fn to_integral(x: ApFloat, round: Round) -> Option<ApFloat> {
    Some(x.round_to_integral(round).ok()?.value)
}

/// Executes a conversion of a number to an integer.
fn convert(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    of: impl FnOnce(&mut Cx<'_>, ApFloat, u32) -> ApInt,
) -> Result<()> {
    let format = lane.format(0)?;
    let width = lane.result.width;
    match cx.read_float(format, lane.slots(0)?) {
        Number::Poison(taint) => cx.write_poison(taint, out),
        Number::Undef(taint) => cx.write_undef(width, taint, out)?,
        Number::Exact(x) => {
            let x = flush_operand(cx.environment.denormals, x);
            let value = of(cx, x, width);
            cx.write_exact(&value, out)?;
        }
    }
    Ok(())
}

/// Executes `llvm.lround`, `llvm.lrint` and their `ll` variants. A result that does not fit is that of x86,
/// or arbitrary under a seed.
pub(super) fn to_int(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], round: Round) -> Result<()> {
    convert(cx, lane, out, |cx, x, width| {
        let (value, status) = x.to_int(width, true, round);
        match status.has(Status::INVALID) {
            true if cx.choice.is_usual() => ApInt::signed_min(width),
            true => ApInt::new(width, cx.choice.draw()),
            false => value,
        }
    })
}

/// Executes `llvm.fptosi.sat` or `llvm.fptoui.sat`, which are total.
pub(super) fn to_int_saturating(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], signed: bool) -> Result<()> {
    convert(cx, lane, out, |_, x, width| x.to_int(width, signed, Round::TowardZero).0)
}

/// Executes `llvm.fma`, which rounds once.
pub(super) fn fma(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    math(cx, lane, out, |_, [a, b, c]| fused(a, b, c))
}

/// Returns `a * b + c`, rounded once, to nearest.
fn fused(a: ApFloat, b: ApFloat, c: ApFloat) -> Option<ApFloat> {
    if let (Some(a), Some(b), Some(c)) = (a.as_f64(), b.as_f64(), c.as_f64()) {
        return Some(ApFloat::from_f64(a.mul_add(b, c)));
    }
    Some(a.fma(b, c, Round::NearestTiesToEven).ok()?.value)
}

/// Executes `llvm.fmuladd`, which rounds once or twice; usually twice, as baseline x86-64 has no fused
/// operation.
pub(super) fn fmuladd(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    const ROUND: Round = Round::NearestTiesToEven;
    math(cx, lane, out, |cx, [a, b, c]| {
        if cx.choice.below(2) == 1 {
            return fused(a, b, c);
        }
        Some(a.mul(b, ROUND).value.add(c, ROUND).value)
    })
}

/// Executes `llvm.ldexp`: multiplies by a power of two.
pub(super) fn ldexp(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let Some(exponent) = exponent(cx, lane, out)? else { return Ok(()) };
    let exponent = clamp(&exponent);
    math(cx, lane, out, |_, [x]| x.scale_binary(exponent, Round::NearestTiesToEven).ok())
}

/// Returns the second operand, an exponent; writes the result if that is undefined.
pub(super) fn exponent(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<Option<ApInt>> {
    match lane.int(cx, 1)? {
        Scalar::Poison(taint) => cx.write_poison(taint, out),
        Scalar::Bits(bits, taint) if !bits.is_exact() => cx.write_undef(lane.result.width, taint, out)?,
        Scalar::Bits(bits, _) => return Ok(Some(bits.value)),
    }
    Ok(None)
}

/// Clamps an exponent; beyond these limits every finite number becomes zero or infinite.
pub(super) fn clamp(exponent: &ApInt) -> i32 {
    const LIMIT: i64 = 100_000;
    match exponent.to_i64() {
        Some(exponent) => exponent.clamp(-LIMIT, LIMIT) as i32,
        None if exponent.is_negative() => -(LIMIT as i32),
        None => LIMIT as i32,
    }
}

/// Executes `llvm.frexp`: the fraction in [0.5, 1) and the exponent. The exponent of a number that is not
/// finite is unspecified, usually 0.
pub(super) fn frexp(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], exponent: (Leaf, &mut [Slot])) -> Result<()> {
    let (leaf, places) = exponent;
    let format = lane.format(0)?;
    let x = cx.read_float(format, lane.slots(0)?);
    math(cx, lane, out, |_, [x]| match binary_exponent(x) {
        Some(exponent) => x.scale_binary(-exponent - 1, Round::NearestTiesToEven).ok(),
        None => Some(x),
    })?;
    match x {
        Number::Poison(taint) => cx.write_poison(taint, places),
        Number::Undef(taint) => cx.write_undef(leaf.width, taint, places)?,
        Number::Exact(x) => {
            let x = flush_operand(cx.environment.denormals, x);
            let value = binary_exponent(x).map_or(0, |exponent| i64::from(exponent) + 1);
            cx.write_exact(&ApInt::from_i64(leaf.width.max(1), value), places)?;
        }
    }
    Ok(())
}

/// Returns the exponent of the highest bit of a finite nonzero number.
pub(super) fn binary_exponent(x: ApFloat) -> Option<i32> {
    if !x.is_finite() || x.is_zero() {
        return None;
    }
    let x = match x.format() {
        FloatFormat::PpcFp128 => ApFloat::from_bits(FloatFormat::Double, x.bits()),
        _ => x,
    };
    // The widest format contains all numbers of the others; those that are subnormal even there are scaled up
    // first.
    let wide = x.convert(FloatFormat::Fp128, Round::NearestTiesToEven).ok()?.0;
    let (wide, scaled) = match wide.category() {
        Category::Subnormal => (wide.scale_binary(200, Round::NearestTiesToEven).ok()?, 200),
        _ => (wide, 0),
    };
    const BIAS: i32 = 0x3fff;
    let biased = (wide.bits() >> 112) as i32 & 0x7fff;
    Some(biased - BIAS - scaled)
}

/// Executes `llvm.modf`: the fraction and the integral part, both with the operand's sign.
pub(super) fn modf(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], integral: (Leaf, &mut [Slot])) -> Result<()> {
    math(cx, lane, out, |_, [x]| {
        let whole = to_integral(x, Round::TowardZero)?;
        if x.is_infinite() {
            return Some(ApFloat::zero(x.format(), x.is_negative()));
        }
        Some(if x.is_nan() { x } else { x.sub(whole, Round::NearestTiesToEven).value.copysign(x) })
    })?;
    math(cx, lane, integral.1, |_, [x]| to_integral(x, Round::TowardZero))
}

/// Executes `llvm.canonicalize`.
pub(super) fn canonicalize(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    math(cx, lane, out, |_, [x]| Some(x.quieted().canonical()))
}

/// Executes `llvm.is.fpclass`: tests the representation, without regard to the denormal mode.
pub(super) fn is_class(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    const ALL: u64 = 0x3ff;
    let test = lane.immediate(1)? & ALL;
    let format = lane.format(0)?;
    let result = match cx.read_float(format, lane.slots(0)?) {
        Number::Poison(taint) => cx.taints.poison(cx.site, taint),
        Number::Undef(taint) => {
            let decided = if test == 0 { Some(false) } else { (test == ALL).then_some(true) };
            cx.truth(decided, taint)
        }
        Number::Exact(x) => Slot::plain(u64::from(class(x) & test != 0)),
    };
    out.fill(result);
    Ok(())
}

/// Returns the class of a number as a bit.
pub(super) fn class(x: ApFloat) -> u64 {
    let negative = x.is_negative();
    let bit = match x.category() {
        // Pseudo-NaNs of `x86_fp80`, which processors treat as invalid, are not signaling.
        Category::Nan => return if x.is_signaling() && !is_pseudo(x) { 1 } else { 2 },
        Category::Infinity => (2, 9),
        Category::Normal => (3, 8),
        Category::Subnormal => (4, 7),
        Category::Zero => (5, 6),
    };
    1 << if negative { bit.0 } else { bit.1 }
}

/// Returns whether the explicit integer bit contradicts the exponent.
fn is_pseudo(x: ApFloat) -> bool {
    x.format() == draig_num::FloatFormat::X86Fp80 && x.bits() >> 63 & 1 == 0
}

/// Executes `llvm.fptrunc.round`; the rounding mode is the text of the second argument.
pub(super) fn trunc_rounded(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
) -> Result<()> {
    let text = call.text(1)?;
    let Some(round) = rounding(text, cx.environment.rounding) else {
        return internal(format!("llvm.fptrunc.round by \"{text}\", which the verifier refuses"));
    };
    let to = lane.result_format()?;
    float_to_float(cx, lane.fast, lane.format(0)?, to, round, lane.slots(0)?, out)
}

/// Returns the rounding mode of a metadata string such as `round.upward`.
pub(super) fn rounding(text: &str, dynamic: Round) -> Option<Round> {
    Some(match text {
        "round.dynamic" => dynamic,
        "round.tonearest" => Round::NearestTiesToEven,
        "round.downward" => Round::TowardNegative,
        "round.upward" => Round::TowardPositive,
        "round.towardzero" => Round::TowardZero,
        "round.tonearestaway" => Round::NearestTiesToAway,
        _ => return None,
    })
}

/// Executes `llvm.convert.to.fp16`: returns the bits of a half.
pub(super) fn to_half(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let format = lane.format(0)?;
    float_to_float(cx, FastMath::NONE, format, FloatFormat::Half, Round::NearestTiesToEven, lane.slots(0)?, out)
}

/// Executes `llvm.convert.from.fp16`.
pub(super) fn from_half(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let to = lane.result_format()?;
    float_to_float(cx, lane.fast, FloatFormat::Half, to, Round::NearestTiesToEven, lane.slots(0)?, out)
}

/// Computes two results of one operand, such as sine and cosine.
pub(super) fn both(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    other: (Leaf, &mut [Slot]),
    functions: [fn(ApFloat) -> Option<ApFloat>; 2],
) -> Result<()> {
    let [one, two] = functions;
    math(cx, lane, out, |_, [x]| one(x))?;
    math(cx, lane, other.1, |_, [x]| two(x))
}

/// Computes a minimum or maximum with one of [`ApFloat`]'s functions. For two zeros of different signs, the
/// result of `minnum` is open; those of the others are not.
pub(super) fn extreme(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    of: fn(ApFloat, ApFloat) -> ApFloat,
) -> Result<()> {
    math(cx, lane, out, |_, [x, y]| Some(of(x, y)))
}

/// Writes the result of a constrained operation; a NaN is made quiet.
pub(super) fn finish_quiet<const N: usize>(
    cx: &mut Cx<'_>,
    fast: FastMath,
    result: ApFloat,
    operands: [ApFloat; N],
    out: &mut [Slot],
) -> Result<()> {
    finish(cx, fast, result, &operands.map(ApFloat::quieted), out)
}

/// Reads the operands; if one is poison or undef, writes that as the result.
pub(super) fn numbers<const N: usize>(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
) -> Result<Option<[ApFloat; N]>> {
    let format = lane.format(0)?;
    let mut values = [ApFloat::zero(format, false); N];
    let mut undef: Option<Taint> = None;
    for (number, place) in values.iter_mut().enumerate() {
        match cx.read_float(format, lane.slots(number)?) {
            Number::Poison(taint) => {
                cx.write_poison(taint, out);
                return Ok(None);
            }
            Number::Undef(taint) => undef = undef.or(Some(taint)),
            Number::Exact(x) => *place = flush_operand(cx.environment.denormals, x),
        }
    }
    if let Some(taint) = undef {
        cx.write_undef(lane.result.width, taint, out)?;
        return Ok(None);
    }
    Ok(Some(values))
}
