//! Numbers of 80 bits: the constants of the processor, remainders, scaling, and parts.

use draig_num::{ApFloat, ApInt, FloatFormat, Round};

use crate::assembly::float::{self, Computed, Exceptions, Rules};
use crate::assembly::word::Wide;

/// The encoding of 80 bits.
pub(super) const EXTENDED: FloatFormat = FloatFormat::X86Fp80;

/// Constant of the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Constant {
    Zero,
    One,
    Pi,
    Log2E,
    Log2T,
    Log10Two,
    LogTwo,
}

impl Constant {
    /// Returns the bits that are rounded toward zero, and whether rounding to nearest or up adds one.
    pub(super) fn value(self, round: Round) -> Wide {
        // Significand toward zero, exponent, whether the exact value is nearer to the next.
        let (significand, exponent, up): (u64, u128, bool) = match self {
            Constant::Zero => return Wide::plain(0),
            Constant::One => (1 << 63, 0x3fff, false),
            Constant::Pi => (0xc90f_daa2_2168_c234, 0x4000, true),
            Constant::Log2E => (0xb8aa_3b29_5c17_f0bb, 0x3fff, true),
            Constant::Log2T => (0xd49a_784b_cd1b_8afe, 0x4000, false),
            Constant::Log10Two => (0x9a20_9a84_fbcf_f798, 0x3ffd, true),
            Constant::LogTwo => (0xb172_17f7_d1cf_79ab, 0x3ffe, true),
        };
        let next = match round {
            Round::NearestTiesToEven | Round::NearestTiesToAway => up,
            Round::TowardPositive => self != Constant::One,
            Round::TowardNegative | Round::TowardZero => false,
        };
        Wide::plain(u128::from(significand + u64::from(next)) | exponent << 64)
    }
}

/// Splits a finite number that is not zero into its significand and the exponent of its lowest bit.
fn parts(value: ApFloat) -> (u64, i32) {
    let bits = value.bits();
    let biased = (bits >> 64) as i32 & 0x7fff;
    (bits as u64, biased.max(1) - 0x3fff - 63)
}

/// Returns significand and exponent as a number.
fn joined(negative: bool, significand: u64, exponent: i32) -> Option<ApFloat> {
    let value = ApFloat::from_int(EXTENDED, &ApInt::new(64, significand), false, Round::NearestTiesToEven).ok()?.value;
    let value = value.scale_binary(exponent, Round::NearestTiesToEven).ok()?;
    Some(if negative { value.neg() } else { value })
}

/// Computes the remainder of a division at once, where the processor may need several steps; and the lowest three bits
/// of the quotient, if there is one.
pub(super) fn remainder(a: ApFloat, b: ApFloat, nearest: bool) -> Option<(ApFloat, Exceptions, Option<u64>)> {
    if let Some((nan, exceptions)) = Rules::X87.nan_of(&[a, b]) {
        return Some((nan, exceptions, None));
    }
    if a.is_infinite() || b.is_zero() {
        return Some((Rules::X87.default_nan(EXTENDED), Exceptions::INVALID, None));
    }
    let exceptions = Exceptions::default().with_operands(&[a, b]);
    if a.is_zero() || b.is_infinite() {
        return Some((a, exceptions, Some(0)));
    }
    let ((x, from), (y, to)) = (parts(a), parts(b));
    let (x, y) = (u128::from(x), u128::from(y));
    let (mut rest, mut quotient, exponent, divisor) = match from - to {
        // With eight times the divisor as the modulus, the rest has the low bits of the quotient.
        distance @ 0.. => {
            let mut rest = x % (8 * y);
            for _ in 0..distance {
                rest = rest * 2 % (8 * y);
            }
            (rest % y, (rest / y) as u64, to, y)
        }
        distance @ -63..0 => {
            let divisor = y << -distance;
            (x % divisor, (x / divisor) as u64, from, divisor)
        }
        // The divisor is more than twice the dividend.
        distance if distance < -64 || y << 1 > x => (x, 0, from, 0),
        _ => (x, 0, from, y << 64),
    };
    let mut negative = a.is_negative();
    if nearest && divisor != 0 {
        let twice = rest * 2;
        if twice > divisor || twice == divisor && quotient & 1 == 1 {
            rest = divisor - rest;
            negative = !negative;
            quotient += 1;
        }
    }
    let value = match u64::try_from(rest) {
        Ok(0) => ApFloat::zero(EXTENDED, a.is_negative()),
        Ok(rest) => joined(negative, rest, exponent)?,
        Err(_) => return None,
    };
    Some((value, exceptions, Some(quotient & 7)))
}

/// Multiplies by two to the power of the integer part of another number.
pub(super) fn scale(a: ApFloat, b: ApFloat, round: Round) -> Option<Computed> {
    if let Some(nan) = Rules::X87.nan_of(&[a, b]) {
        return Some(nan);
    }
    if b.is_infinite() {
        let invalid = if b.is_negative() { a.is_infinite() } else { a.is_zero() };
        return Some(match (invalid, b.is_negative()) {
            (true, _) => (Rules::X87.default_nan(EXTENDED), Exceptions::INVALID),
            (_, true) => (ApFloat::zero(EXTENDED, a.is_negative()), Exceptions::default().with_operands(&[a])),
            (_, false) => (ApFloat::infinity(EXTENDED, a.is_negative()), Exceptions::default().with_operands(&[a])),
        });
    }
    if a.is_zero() || a.is_infinite() {
        return Some((a, Exceptions::default().with_operands(&[a, b])));
    }
    let (power, _) = b.to_int(17, true, Round::TowardZero);
    let power = power.to_i64()? as i32;
    let value = a.scale_binary(power, round).ok()?;
    let lost = value.is_infinite() || value.scale_binary(-power, round).ok()? != a;
    let exceptions = match (lost, power > 0) {
        (true, true) => Exceptions(8 | 32),
        (true, false) => Exceptions(16 | 32),
        _ => Exceptions::default(),
    };
    Some((value, exceptions.with_operands(&[a, b])))
}

/// Splits a number into its exponent and its significand.
pub(super) fn extract(a: ApFloat) -> Option<(ApFloat, ApFloat, Exceptions)> {
    if let Some((nan, exceptions)) = Rules::X87.nan_of(&[a]) {
        return Some((nan, nan, exceptions));
    }
    if a.is_infinite() {
        return Some((ApFloat::infinity(EXTENDED, false), a, Exceptions::default()));
    }
    if a.is_zero() {
        return Some((ApFloat::infinity(EXTENDED, true), a, Exceptions(4)));
    }
    let (significand, exponent) = parts(a);
    let shift = significand.leading_zeros() as i32;
    let exponent = i64::from(exponent + 63 - shift);
    let value = float::from_int(EXTENDED, exponent as u64, 64, true, Round::NearestTiesToEven)?.0;
    Some((value, joined(a.is_negative(), significand << shift, -63)?, Exceptions::default().with_operands(&[a])))
}
