//! Integer arithmetic (LangRef "Binary Operations", "Bitwise Binary Operations"): results, flags that cause
//! poison, and divisions that are undefined.
//!
//! If some choice of the undef bits violates a flag, the result is poison; if some choice makes a division
//! undefined, it is undefined. A program must be correct for every choice.

use draig_ir::{IntFlags, Opcode};
use draig_num::ApInt;

use super::Cx;
use super::partial::{Bits, low_ones};
use super::scalar::{Scalar, first, undefined};
use crate::rules;
use crate::stop::{Result, internal};
use crate::value::{Slot, Taint, mask, sign_extend};

/// Executes an instruction with two integer operands of `width` bits, `add` to `xor`.
pub(crate) fn int_binary(
    cx: &mut Cx<'_>,
    op: Opcode,
    flags: IntFlags,
    width: u32,
    a: &[Slot],
    b: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    if let (&[x], &[y], [place]) = (a, b, &mut *out)
        && (x.tag.0 | y.tag.0) == 0
        && let Some(bits) = narrow(op, flags, width, x.bits, y.bits)
    {
        *place = Slot::plain(bits);
        return Ok(());
    }
    let (left, right) = (cx.read(width, a), cx.read(width, b));
    if matches!(op, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem) {
        check_divisor(op, &left, &right)?;
    }
    match (left, right) {
        (Scalar::Poison(taint), _) | (_, Scalar::Poison(taint)) => cx.write_poison(taint, out),
        (Scalar::Bits(x, taint), Scalar::Bits(y, other)) => {
            let from = first(taint, other);
            match compute(op, flags, &x, &y) {
                Some(Some(result)) => cx.write(&result, from, out)?,
                Some(None) => cx.write_poison(from, out),
                None => return internal(format!("{} of integers", op.spelling())),
            }
        }
    }
    Ok(())
}

/// Computes the result of defined operands of at most 64 bits; `None` for poison, undefined behaviour, and
/// unknown operations.
fn narrow(op: Opcode, flags: IntFlags, width: u32, x: u64, y: u64) -> Option<u64> {
    if width == 0 || width > 64 {
        return None;
    }
    let all = mask(width);
    let sign = |bits: u64| sign_extend(bits, width);
    let has = |flag: IntFlags| flags.contains(flag);
    Some(match op {
        Opcode::Add => {
            let result = x.wrapping_add(y) & all;
            let overflow = (x ^ result) & (y ^ result) & all & !(all >> 1);
            if has(IntFlags::NUW) && result < x || has(IntFlags::NSW) && overflow != 0 {
                return None;
            }
            result
        }
        Opcode::Sub => {
            let result = x.wrapping_sub(y) & all;
            let overflow = (x ^ y) & (x ^ result) & all & !(all >> 1);
            if has(IntFlags::NUW) && x < y || has(IntFlags::NSW) && overflow != 0 {
                return None;
            }
            result
        }
        Opcode::Mul => {
            let result = x.wrapping_mul(y) & all;
            if has(IntFlags::NUW) && u128::from(x) * u128::from(y) > u128::from(all) {
                return None;
            }
            if has(IntFlags::NSW) && i128::from(sign(x)) * i128::from(sign(y)) != i128::from(sign(result)) {
                return None;
            }
            result
        }
        Opcode::UDiv => {
            let quotient = x.checked_div(y)?;
            if has(IntFlags::EXACT) && !x.is_multiple_of(y) {
                return None;
            }
            quotient
        }
        Opcode::URem => x.checked_rem(y)?,
        Opcode::SDiv => {
            let (x, y) = (sign(x), sign(y));
            if y == -1 && x as u64 & all == all & !(all >> 1) || has(IntFlags::EXACT) && x.checked_rem(y)? != 0 {
                return None;
            }
            x.checked_div(y)? as u64 & all
        }
        Opcode::SRem => {
            let (x, y) = (sign(x), sign(y));
            if y == -1 && x as u64 & all == all & !(all >> 1) {
                return None;
            }
            x.checked_rem(y)? as u64 & all
        }
        Opcode::Shl => {
            if y >= u64::from(width) {
                return None;
            }
            let result = x << y & all;
            if has(IntFlags::NUW) && result >> y != x || has(IntFlags::NSW) && sign(result) >> y != sign(x) {
                return None;
            }
            result
        }
        Opcode::LShr | Opcode::AShr => {
            if y >= u64::from(width) || has(IntFlags::EXACT) && x >> y << y != x {
                return None;
            }
            if op == Opcode::LShr { x >> y } else { (sign(x) >> y) as u64 & all }
        }
        Opcode::And => x & y,
        Opcode::Or => {
            if has(IntFlags::DISJOINT) && x & y != 0 {
                return None;
            }
            x | y
        }
        Opcode::Xor => x ^ y,
        _ => return None,
    })
}

/// Checks whether a division is undefined: the divisor is or may be zero, or the quotient does or may
/// overflow. A poison dividend alone is not undefined, unless some dividend overflows with this divisor
/// (LangRef "Poison Values").
fn check_divisor(op: Opcode, dividend: &Scalar, divisor: &Scalar) -> Result<()> {
    let name = op.spelling();
    let divisor = match divisor {
        Scalar::Poison(taint) => {
            return undefined(&rules::DIVISION_BY_UNDEFINED, format!("{name} by poison"), *taint);
        }
        Scalar::Bits(bits, taint) if bits.value.is_zero() => {
            if bits.is_exact() {
                return undefined(&rules::DIVISION_BY_ZERO, format!("{name} by 0"), Taint::NONE);
            }
            return undefined(&rules::DIVISION_BY_UNDEFINED, format!("{name} by an undef value"), *taint);
        }
        Scalar::Bits(bits, _) => bits,
    };
    if !matches!(op, Opcode::SDiv | Opcode::SRem) || !divisor.may_be(&ApInt::all_ones(divisor.width())) {
        return Ok(());
    }
    let width = divisor.width();
    let (what, taint) = match dividend {
        Scalar::Poison(taint) => (format!("{name} of poison, which may be the least i{width}, by -1"), *taint),
        Scalar::Bits(bits, taint) if bits.may_be(&ApInt::signed_min(width)) => {
            let what = if bits.is_exact() && divisor.is_exact() {
                format!("{name} of the least i{width} by -1")
            } else {
                format!("{name} of what may be the least i{width} by what may be -1, as some bits are undef")
            };
            (what, *taint)
        }
        Scalar::Bits(..) => return Ok(()),
    };
    undefined(&rules::DIVISION_OVERFLOW, what, taint)
}

/// Computes the result; `Some(None)` is poison, `None` is not an integer operation.
fn compute(op: Opcode, flags: IntFlags, x: &Bits, y: &Bits) -> Option<Option<Bits>> {
    let unsigned = flags.contains(IntFlags::NUW);
    let signed = flags.contains(IntFlags::NSW);
    let exact = flags.contains(IntFlags::EXACT);
    Some(match op {
        Opcode::Add => {
            let bad = unsigned && x.umax().uadd_overflow(&y.umax()).1
                || signed && (x.smax().sadd_overflow(&y.smax()).1 || x.smin().sadd_overflow(&y.smin()).1);
            (!bad).then(|| x.add(y))
        }
        Opcode::Sub => {
            let bad = unsigned && x.umin().ult(&y.umax())
                || signed && (x.smax().ssub_overflow(&y.smin()).1 || x.smin().ssub_overflow(&y.smax()).1);
            (!bad).then(|| x.sub(y))
        }
        Opcode::Mul => {
            let corner = |a: ApInt, b: ApInt| a.smul_overflow(&b).1;
            let bad = unsigned && x.umax().umul_overflow(&y.umax()).1
                || signed
                    && (corner(x.smin(), y.smin())
                        || corner(x.smin(), y.smax())
                        || corner(x.smax(), y.smin())
                        || corner(x.smax(), y.smax()));
            (!bad).then(|| x.mul(y))
        }
        Opcode::UDiv | Opcode::SDiv => {
            let signed = op == Opcode::SDiv;
            if exact && may_leave_remainder(x, y, signed) {
                return Some(None);
            }
            Some(if signed { x.sdiv(y) } else { x.udiv(y) })
        }
        Opcode::URem => Some(x.urem(y)),
        Opcode::SRem => Some(x.srem(y)),
        Opcode::Shl => shift(x, y, |amount| {
            let bad = unsigned && x.umax().shl_loses_unsigned(amount)
                || signed && (x.smax().shl_loses_signed(amount) || x.smin().shl_loses_signed(amount));
            (!bad).then(|| x.shl(amount))
        }),
        Opcode::LShr | Opcode::AShr => shift(x, y, |amount| {
            if exact && !x.umax().and(&low_ones(x.width(), amount)).is_zero() {
                return None;
            }
            Some(if op == Opcode::LShr { x.lshr(amount) } else { x.ashr(amount) })
        }),
        Opcode::And => Some(x.and(y)),
        Opcode::Or => {
            let bad = flags.contains(IntFlags::DISJOINT) && !x.umax().and(&y.umax()).is_zero();
            (!bad).then(|| x.or(y))
        }
        Opcode::Xor => Some(x.xor(y)),
        _ => return None,
    })
}

/// Shifts by every possible amount; poison if one of them is not below the width.
fn shift(x: &Bits, y: &Bits, by: impl Fn(u32) -> Option<Bits>) -> Option<Bits> {
    let width = x.width();
    if !y.umax().ult_number(width) {
        return None;
    }
    if let Some(amount) = y.value.to_u64()
        && y.is_exact()
    {
        return by(u32::try_from(amount).ok()?);
    }
    // All amounts are below the width, so its logarithm bounds the number of undef bits.
    let choices = 1_u64.checked_shl(y.undef.count_ones())?;
    let mut joined: Option<Bits> = None;
    for number in 0..choices {
        let amount = y.choose(number).to_u64().and_then(|amount| u32::try_from(amount).ok())?;
        let result = by(amount)?;
        joined = Some(match joined {
            Some(joined) => joined.join(&result),
            None => result,
        });
    }
    joined
}

/// Returns whether some choice of the undef bits leaves a remainder.
fn may_leave_remainder(x: &Bits, y: &Bits, signed: bool) -> bool {
    let leaves = |a: &ApInt, b: &ApInt| {
        let remainder = if signed { a.srem(b) } else { a.urem(b) };
        !remainder.is_some_and(|remainder| remainder.is_zero())
    };
    if let Some(answer) = x.any_pair(y, leaves) {
        return answer;
    }
    if y.is_exact() {
        let divisor = if signed { y.value.abs() } else { y.value.clone() };
        // If two dividends that differ in one bit are both multiples, the divisor divides that bit.
        if divisor.is_power_of_two() {
            return !x.umax().and(&low_ones(x.width(), divisor.trailing_zeros())).is_zero();
        }
    }
    !(x.is_exact() && x.value.is_zero())
}

/// Comparison with a small number of any width.
trait BelowNumber {
    /// Returns whether it is below `number`, which may not fit its width.
    fn ult_number(&self, number: u32) -> bool;
}

impl BelowNumber for ApInt {
    fn ult_number(&self, number: u32) -> bool {
        self.to_u64().is_some_and(|value| value < u64::from(number))
    }
}
