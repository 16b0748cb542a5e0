//! Floating-point arithmetic (LangRef "Floating-Point Semantics"): IEEE 754 results, rounded to nearest, with
//! the NaNs that LangRef allows, poison by `nnan` and `ninf`, and the denormal modes. Flags that only allow
//! rewriting (`nsz arcp contract afn reassoc`) change nothing.
//!
//! An operand with undef bits makes the whole result undef: LangRef does not specify which bits of a sum
//! depend on undef ones, and LLVM folds it to undef.

use std::ops::{Add, Div, Mul, Rem, Sub};

use draig_ir::{FastMath, Opcode};
use draig_num::{ApFloat, FloatFormat, Outcome, Round, Unsupported};

use super::Cx;
use super::environment::{DenormalMode, Denormals};
use super::partial::Bits;
use super::scalar::{Number, Scalar};
use crate::choice::Choice;
use crate::stop::{Result, unsupported};
use crate::value::{Slot, Taint};
use draig_num::ApInt;

/// Executes `fadd`, `fsub`, `fmul`, `fdiv` or `frem`.
pub(crate) fn float_binary(
    cx: &mut Cx<'_>,
    op: Opcode,
    fast: FastMath,
    format: FloatFormat,
    a: &[Slot],
    b: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    if let (&[x], &[y], [place]) = (a, b, &mut *out)
        && (x.tag.0 | y.tag.0) == 0
        && let Some(bits) = native(op, fast, format, cx.environment.denormals, x.bits, y.bits)
    {
        *place = Slot::plain(bits);
        return Ok(());
    }
    float_math(cx, fast, format, [a, b], out, |_, [x, y]| Some(arithmetic(op, x, y, Round::NearestTiesToEven)?.value))
}

/// Executes a math operation on numbers of one format: propagates poison and undef, applies flags and
/// denormal modes, and replaces a NaN result by one that LangRef allows.
///
/// `compute` returns the result; `None` means that the format has no such operation.
pub(crate) fn float_math<const N: usize>(
    cx: &mut Cx<'_>,
    fast: FastMath,
    format: FloatFormat,
    operands: [&[Slot]; N],
    out: &mut [Slot],
    compute: impl FnOnce(&mut Cx<'_>, [ApFloat; N]) -> Option<ApFloat>,
) -> Result<()> {
    let mut values = [ApFloat::zero(format, false); N];
    let mut undef = None;
    for (value, slots) in values.iter_mut().zip(operands) {
        match cx.read_float(format, slots) {
            Number::Poison(taint) => {
                cx.write_poison(taint, out);
                return Ok(());
            }
            Number::Undef(taint) => undef = undef.or(Some(taint)),
            Number::Exact(number) => {
                if violates(fast, number) {
                    cx.write_poison(Taint::NONE, out);
                    return Ok(());
                }
                *value = flush_operand(cx.environment.denormals, number);
            }
        }
    }
    if let Some(taint) = undef {
        cx.write_undef(format.width(), taint, out)?;
        return Ok(());
    }
    let Some(result) = compute(cx, values) else {
        return unsupported(format!("this operation on {format}"));
    };
    finish(cx, fast, result, &values, out)
}

/// Writes the result of an operation on `operands`: poison if a flag excludes it, an allowed NaN, a subnormal
/// flushed according to the mode.
pub(crate) fn finish(
    cx: &mut Cx<'_>,
    fast: FastMath,
    result: ApFloat,
    operands: &[ApFloat],
    out: &mut [Slot],
) -> Result<()> {
    if violates(fast, result) {
        cx.write_poison(Taint::NONE, out);
        return Ok(());
    }
    let result = if result.is_nan() {
        nan_result(cx.choice, result.format(), operands)
    } else {
        flush(cx.environment.denormals.of_results(result.format()), result)
    };
    cx.write_float(result, out)
}

/// Returns the NaN result of an operation on these operands (LangRef "Behavior of Floating-Point NaN
/// values"). The usual choice is that of x86-64: the first NaN operand made quiet, or a negative quiet NaN.
pub(crate) fn nan_result(choice: &mut Choice, format: FloatFormat, operands: &[ApFloat]) -> ApFloat {
    let nans = operands.iter().filter(|operand| operand.is_nan());
    if choice.is_usual() {
        return match nans.clone().next() {
            Some(nan) => converted_nan(*nan, format, true),
            None => ApFloat::quiet_nan(format, true, 0),
        };
    }
    let count = nans.clone().count() as u64;
    let negative = choice.below(2) == 1;
    let picked = choice.below(1 + 2 * count);
    let nan = match picked.checked_sub(1) {
        Some(index) => match nans.clone().nth((index / 2) as usize) {
            Some(nan) => converted_nan(*nan, format, index % 2 == 0),
            None => ApFloat::quiet_nan(format, false, 0),
        },
        None => ApFloat::quiet_nan(format, false, 0),
    };
    if nan.is_negative() == negative { nan } else { nan.neg() }
}

/// Converts a NaN to another format, quieting it if asked.
fn converted_nan(nan: ApFloat, format: FloatFormat, quiet: bool) -> ApFloat {
    if nan.format() == format {
        return if quiet { nan.quieted() } else { nan };
    }
    match nan.convert(format, Round::NearestTiesToEven) {
        Ok((converted, _)) if quiet || !nan.is_signaling() => converted,
        Ok((converted, _)) => ApFloat::signaling_nan(format, nan.is_negative(), converted.bits()),
        Err(Unsupported) => ApFloat::quiet_nan(format, nan.is_negative(), 0),
    }
}

/// Returns whether `nnan` or `ninf` excludes the number.
pub(crate) fn violates(fast: FastMath, value: ApFloat) -> bool {
    fast.contains(FastMath::NNAN) && value.is_nan() || fast.contains(FastMath::NINF) && value.is_infinite()
}

/// Flushes an operand according to the function's denormal mode.
pub(crate) fn flush_operand(denormals: Denormals, value: ApFloat) -> ApFloat {
    flush(denormals.of_operands(value.format()), value)
}

pub(crate) fn flush(mode: DenormalMode, value: ApFloat) -> ApFloat {
    match mode {
        DenormalMode::PreserveSign if value.is_subnormal() => ApFloat::zero(value.format(), value.is_negative()),
        DenormalMode::PositiveZero if value.is_subnormal() => ApFloat::zero(value.format(), false),
        _ => value,
    }
}

/// Returns the rounded result of an instruction; `None` if the format has no such operation.
pub(crate) fn arithmetic(op: Opcode, x: ApFloat, y: ApFloat, round: Round) -> Option<Outcome> {
    Some(match op {
        Opcode::FAdd => x.add(y, round),
        Opcode::FSub => x.sub(y, round),
        Opcode::FMul => x.mul(y, round),
        Opcode::FDiv => x.div(y, round).ok()?,
        Opcode::FRem => x.fmod(y).ok()?,
        _ => return None,
    })
}

/// Computes with the host's arithmetic.
#[inline]
fn host_arithmetic<F>(op: Opcode, x: F, y: F) -> Option<F>
where
    F: Add<Output = F> + Sub<Output = F> + Mul<Output = F> + Div<Output = F> + Rem<Output = F>,
{
    Some(match op {
        Opcode::FAdd => x + y,
        Opcode::FSub => x - y,
        Opcode::FMul => x * y,
        Opcode::FDiv => x / y,
        Opcode::FRem => x % y,
        _ => return None,
    })
}

/// Computes `float` and `double` with the host's arithmetic, if the result needs no special treatment.
fn native(op: Opcode, fast: FastMath, format: FloatFormat, denormals: Denormals, x: u64, y: u64) -> Option<u64> {
    if denormals != Denormals::IEEE {
        return None;
    }
    let plain = |nan: bool, infinite: bool| !(nan || infinite && fast.contains(FastMath::NINF));
    match format {
        FloatFormat::Double => {
            let (x, y) = (f64::from_bits(x), f64::from_bits(y));
            let result = host_arithmetic(op, x, y)?;
            let infinite = x.is_infinite() || y.is_infinite() || result.is_infinite();
            plain(result.is_nan(), infinite).then_some(result.to_bits())
        }
        FloatFormat::Float => {
            let (x, y) = (f32::from_bits(x as u32), f32::from_bits(y as u32));
            let result = host_arithmetic(op, x, y)?;
            let infinite = x.is_infinite() || y.is_infinite() || result.is_infinite();
            plain(result.is_nan(), infinite).then_some(u64::from(result.to_bits()))
        }
        _ => None,
    }
}

/// Executes `fneg`: inverts the sign bit, even of a NaN, and changes nothing else.
pub(crate) fn fneg(cx: &mut Cx<'_>, fast: FastMath, format: FloatFormat, a: &[Slot], out: &mut [Slot]) -> Result<()> {
    sign_operation(cx, fast, format, [a], out, |[value]| value.xor(&sign_mask(format)))
}

/// Executes an operation on sign bits alone (`fneg`, `fabs`, `copysign`), exact about undef bits.
pub(crate) fn sign_operation<const N: usize>(
    cx: &mut Cx<'_>,
    fast: FastMath,
    format: FloatFormat,
    operands: [&[Slot]; N],
    out: &mut [Slot],
    compute: impl FnOnce([Bits; N]) -> Bits,
) -> Result<()> {
    let mut values: [Bits; N] = std::array::from_fn(|_| Bits::undefined(format.width()));
    let mut from = Taint::NONE;
    for (place, slots) in values.iter_mut().zip(operands) {
        match cx.read(format.width(), slots) {
            Scalar::Poison(taint) => {
                cx.write_poison(taint, out);
                return Ok(());
            }
            Scalar::Bits(bits, taint) => {
                if bits.is_exact() && violates(fast, ApFloat::from_int_bits(format, &bits.value)) {
                    cx.write_poison(Taint::NONE, out);
                    return Ok(());
                }
                if from == Taint::NONE {
                    from = taint;
                }
                *place = bits;
            }
        }
    }
    let result = compute(values);
    if result.is_exact() && violates(fast, ApFloat::from_int_bits(format, &result.value)) {
        cx.write_poison(Taint::NONE, out);
    } else {
        cx.write(&result, from, out)?;
    }
    Ok(())
}

/// Returns a mask of the sign bit (of both in a `ppc_fp128`).
pub(crate) fn sign_mask(format: FloatFormat) -> Bits {
    let zero = ApFloat::zero(format, false);
    Bits::exact(ApInt::from_u128(format.width(), zero.bits() ^ zero.neg().bits()))
}
