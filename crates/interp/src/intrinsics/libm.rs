//! Roots, powers, logarithms, trigonometry.
//!
//! Square roots are correctly rounded in every format. For `float` and `double` the other functions return
//! the results of the host's C library, as in a native program; `half` and `bfloat` are computed in `double`
//! and rounded, and wide formats are computed at `double`'s precision. LangRef requires no more than the C
//! library's accuracy.

use draig_num::{ApFloat, ApInt, FloatFormat, Round};

use super::floats::{binary_exponent, clamp, exponent, math};
use super::lanes::Lane;
use crate::semantics::Cx;
use crate::stop::Result;
use crate::value::Slot;

/// Function of one number, for both host formats.
pub(super) type One = (fn(f64) -> f64, fn(f32) -> f32);
/// Function of two numbers.
pub(super) type Two = (fn(f64, f64) -> f64, fn(f32, f32) -> f32);

pub(super) const EXP: One = (f64::exp, f32::exp);
pub(super) const EXP2: One = (f64::exp2, f32::exp2);
pub(super) const EXP10: One = (|x| 10.0_f64.powf(x), |x| 10.0_f64.powf(f64::from(x)) as f32);
pub(super) const LOG: One = (f64::ln, f32::ln);
pub(super) const LOG2: One = (f64::log2, f32::log2);
pub(super) const LOG10: One = (f64::log10, f32::log10);
pub(super) const SIN: One = (f64::sin, f32::sin);
pub(super) const COS: One = (f64::cos, f32::cos);
pub(super) const TAN: One = (f64::tan, f32::tan);
pub(super) const ASIN: One = (f64::asin, f32::asin);
pub(super) const ACOS: One = (f64::acos, f32::acos);
pub(super) const ATAN: One = (f64::atan, f32::atan);
pub(super) const SINH: One = (f64::sinh, f32::sinh);
pub(super) const COSH: One = (f64::cosh, f32::cosh);
pub(super) const TANH: One = (f64::tanh, f32::tanh);
pub(super) const ATAN2: Two = (f64::atan2, f32::atan2);
pub(super) const POW: Two = (f64::powf, f32::powf);

/// Executes a function of one number.
pub(super) fn one(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], of: One) -> Result<()> {
    math(cx, lane, out, |_, [x]| apply(x, of))
}

/// Executes a function of two numbers.
pub(super) fn two(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], of: Two) -> Result<()> {
    math(cx, lane, out, |_, [x, y]| apply_two(x, y, of))
}

/// Applies a function of one number in the operand's format.
pub(super) fn apply(x: ApFloat, of: One) -> Option<ApFloat> {
    if let Some(x) = x.as_f32() {
        return Some(ApFloat::from_f32(of.1(x)));
    }
    through_double(x.format(), of.0(double(x)?))
}

/// Applies a function of two numbers in the operands' format.
pub(super) fn apply_two(x: ApFloat, y: ApFloat, of: Two) -> Option<ApFloat> {
    if let (Some(x), Some(y)) = (x.as_f32(), y.as_f32()) {
        return Some(ApFloat::from_f32(of.1(x, y)));
    }
    through_double(x.format(), of.0(double(x)?, double(y)?))
}

fn double(x: ApFloat) -> Option<f64> {
    x.convert(FloatFormat::Double, Round::NearestTiesToEven).ok()?.0.as_f64()
}

fn through_double(format: FloatFormat, value: f64) -> Option<ApFloat> {
    Some(ApFloat::from_f64(value).convert(format, Round::NearestTiesToEven).ok()?.0)
}

/// Executes `llvm.powi` by repeated multiplication, as compiler-rt's `__powidf2` does.
pub(super) fn powi(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let Some(exponent) = exponent(cx, lane, out)? else { return Ok(()) };
    let exponent = exponent.to_i64().unwrap_or(i64::from(clamp(&exponent)));
    math(cx, lane, out, |_, [x]| integer_power(x, exponent))
}

/// Raises `x` to an integer power.
pub(super) fn integer_power(x: ApFloat, exponent: i64) -> Option<ApFloat> {
    const ROUND: Round = Round::NearestTiesToEven;
    let mut result = ApFloat::one(x.format(), false);
    let (mut factor, mut left) = (x, exponent.unsigned_abs());
    loop {
        if left & 1 != 0 {
            result = result.mul(factor, ROUND).value;
        }
        left /= 2;
        if left == 0 {
            break;
        }
        factor = factor.mul(factor, ROUND).value;
    }
    if exponent < 0 { Some(ApFloat::one(x.format(), false).div(result, ROUND).ok()?.value) } else { Some(result) }
}

/// Executes `llvm.sqrt`.
pub(super) fn sqrt(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    math(cx, lane, out, |_, [x]| square_root(x, Round::NearestTiesToEven))
}

/// Returns the correctly rounded square root; `None` for `ppc_fp128`.
pub(crate) fn square_root(x: ApFloat, round: Round) -> Option<ApFloat> {
    let format = x.format();
    let nearest = round == Round::NearestTiesToEven;
    if let (Some(x), true) = (x.as_f64(), nearest) {
        return Some(ApFloat::from_f64(x.sqrt()));
    }
    if let (Some(x), true) = (x.as_f32(), nearest) {
        return Some(ApFloat::from_f32(x.sqrt()));
    }
    let precision = format.precision()? as i32;
    if x.is_nan() || x.is_zero() {
        return Some(x.quieted());
    }
    if x.is_negative() {
        return Some(ApFloat::quiet_nan(format, true, 0));
    }
    let Some(exponent) = binary_exponent(x) else { return Some(x) };
    // An integer with an even scale and two bits more than the root needs, in a format wide enough.
    let wide = x.convert(FloatFormat::Fp128, Round::NearestTiesToEven).ok()?.0;
    let mut scale = 2 * precision + 4 - exponent;
    scale += scale & 1;
    let (number, _) = wide.scale_binary(scale, Round::NearestTiesToEven).ok()?.to_int(320, false, Round::TowardZero);
    let root = integer_root(&number);
    let sticky = root.mul(&root) != number;
    let significand = root.shl(1).or(&ApInt::new(320, u64::from(sticky)));
    // Rounded here; undoing the scale is exact, as no root is subnormal.
    let rounded = ApFloat::from_int(format, &significand, false, round).ok()?.value;
    rounded.scale_binary(-scale / 2 - 1, Round::NearestTiesToEven).ok()
}

/// Computes the integer square root, bit by bit.
fn integer_root(number: &ApInt) -> ApInt {
    let width = number.width();
    let mut root = ApInt::zero(width);
    for index in (0..number.active_bits().div_ceil(2)).rev() {
        let mut trial = root.clone();
        trial.set_bit(index, true);
        if trial.mul(&trial).ule(number) {
            root = trial;
        }
    }
    root
}

/// Returns the sine of pi times the operand, for `llvm.sincospi`; exact for multiples of a half.
pub(super) fn sin_pi(x: ApFloat) -> Option<ApFloat> {
    let format = x.format();
    let x = double(x)?;
    let part = x % 2.0;
    let value = if part == part.trunc() {
        if x.is_infinite() { f64::NAN } else { 0.0_f64.copysign(x) }
    } else {
        (part * std::f64::consts::PI).sin()
    };
    through_double(format, value)
}

/// Returns the cosine of pi times the operand.
pub(super) fn cos_pi(x: ApFloat) -> Option<ApFloat> {
    let format = x.format();
    let part = (double(x)? % 2.0).abs();
    let value = if part == 0.5 || part == 1.5 { 0.0 } else { (part * std::f64::consts::PI).cos() };
    through_double(format, value)
}

/// Returns the sine and the cosine.
pub(super) fn sin(x: ApFloat) -> Option<ApFloat> {
    apply(x, SIN)
}

pub(super) fn cos(x: ApFloat) -> Option<ApFloat> {
    apply(x, COS)
}
