//! Conversions of [`ApFloat`] between formats, and to and from integers of any width.

use super::arith::with_library_type;
use super::first_layout;
use super::{ApFloat, Category, FloatFormat, Layout, Outcome, Round, Status, Unsupported};
use crate::int::ApInt;
use rustc_apfloat::{Float as _, FloatConvert as _, ieee};

impl ApFloat {
    /// Converts to another format, and returns whether information was lost: by rounding, overflow,
    /// underflow, or in a NaN's payload. A signaling NaN is quieted.
    ///
    /// From `ppc_fp128`, only the first double is converted, as in LLVM; that is a loss if the second one is
    /// not zero.
    ///
    /// # Errors
    /// Returns an error for conversions from `x86_fp80` or `fp128` to `ppc_fp128`.
    pub fn convert(self, to: FloatFormat, round: Round) -> Result<(ApFloat, bool), Unsupported> {
        if to == self.format {
            return Ok((self.quieted().canonical(), false));
        }
        if self.format == FloatFormat::PpcFp128 {
            let first = ApFloat::from_bits(FloatFormat::Double, self.first_bits());
            let second_counts = self.is_finite() && self.doubles().1 != 0.0;
            let (value, lost) = first.convert(to, round)?;
            return Ok((value, lost || second_counts));
        }
        if to == FloatFormat::PpcFp128 {
            if self.format > FloatFormat::Double {
                return Err(Unsupported);
            }
            let (first, lost) = self.convert(FloatFormat::Double, round)?;
            return Ok((ApFloat::from_bits(to, first.bits()), lost));
        }
        let mut lost = false;
        let bits = with_library_type!(self.format,
            From => {
                let from = From::from_bits(self.bits());
                with_library_type!(to,
                    To => {
                        let result: To = from.convert_r(round.library(), &mut lost).value;
                        result.to_bits()
                    },
                    ppc => return Err(Unsupported))
            },
            ppc => return Err(Unsupported));
        Ok((ApFloat::from_bits(to, bits), lost))
    }

    /// Returns the value of a literal in the type that is written before it, as LLVM's parser does. Only a
    /// `double` literal is converted, to `half`, `bfloat` or `float`. Unlike [`ApFloat::convert`], this does
    /// not quiet a signaling NaN.
    ///
    /// # Errors
    /// Returns an error, checked in LLVM's order, if the type cannot hold the value, or if the literal does
    /// not have the type.
    pub fn literal_for(self, to: FloatFormat) -> Result<ApFloat, LiteralMismatch> {
        if to == self.format {
            return Ok(self);
        }
        if to > FloatFormat::Double {
            // The wide types hold every narrow value, but no value of another wide type.
            return Err(if self.format > FloatFormat::Double {
                LiteralMismatch::InvalidForType
            } else {
                LiteralMismatch::DoesNotHaveType
            });
        }
        let source = match self.format {
            // LLVM looks at the first double alone.
            FloatFormat::PpcFp128 => ApFloat::from_bits(FloatFormat::Double, self.first_bits()),
            _ => self,
        };
        let value = match source.convert(to, Round::NearestTiesToEven) {
            Ok((value, false)) => value,
            _ => return Err(LiteralMismatch::InvalidForType),
        };
        if self.format != FloatFormat::Double {
            return Err(LiteralMismatch::DoesNotHaveType);
        }
        if self.is_signaling() {
            return Ok(ApFloat::signaling_nan(to, self.is_negative(), value.bits()));
        }
        Ok(value)
    }

    /// Returns the `double` with the same value, through which LLVM prints a `half`, `bfloat` or `float`. NaN
    /// payloads are widened, and a signaling NaN is not quieted. `None` for wider formats.
    pub fn widened_to_double(self) -> Option<f64> {
        match self.format {
            FloatFormat::Double => Some(f64::from_bits(self.low)),
            FloatFormat::Half | FloatFormat::BFloat | FloatFormat::Float => {
                Some(f64::from_bits(widen(first_layout(self.format), self.low)))
            }
            _ => None,
        }
    }

    /// Converts from a signed or unsigned integer, with rounding. Overflow yields an infinity or the largest
    /// value, depending on `round`.
    ///
    /// # Errors
    /// Returns an error for `ppc_fp128`, unless the value fits a `double` exactly.
    pub fn from_int(format: FloatFormat, value: &ApInt, signed: bool, round: Round) -> Result<Outcome, Unsupported> {
        let negative = signed && value.is_negative();
        let magnitude = if negative { value.neg() } else { value.clone() };
        let bits = magnitude.active_bits();
        // The top 127 bits, and a bit that is set if any lower bit is set.
        let dropped = bits.saturating_sub(127);
        let mut significand = magnitude.lshr(dropped).low_u128();
        if dropped > 0 {
            let sticky = magnitude.trailing_zeros() < dropped;
            significand = significand << 1 | u128::from(sticky);
        }
        let exponent = dropped.saturating_sub(1);
        let target = if format == FloatFormat::PpcFp128 { FloatFormat::Double } else { format };
        // Widths are at most 2^23, far below the limit of i32.
        let outcome = round_finite(target, negative, significand, exponent as i32, round);
        if format != FloatFormat::PpcFp128 {
            return Ok(outcome);
        }
        if !outcome.status.is_ok() {
            return Err(Unsupported);
        }
        // The second part is a zero of the same sign, as in LLVM.
        let second = if negative { 1 << 127 } else { 0 };
        let value = ApFloat::from_bits(format, outcome.value.bits() | second);
        Ok(Outcome { value, status: Status::OK })
    }

    /// Converts to a signed or unsigned integer of `width` bits, rounding with `round` (toward zero for
    /// `fptosi` and `fptoui`).
    ///
    /// The status is inexact if a fraction was rounded away. It is invalid if the value does not fit, which
    /// is poison for LLVM's instructions; the result is then the nearest limit, and 0 for NaN, as
    /// `llvm.fptosi.sat` defines.
    #[track_caller]
    pub fn to_int(self, width: u32, signed: bool, round: Round) -> (ApInt, Status) {
        let limit = |negative: bool| {
            let value = match (signed, negative) {
                (true, true) => ApInt::signed_min(width),
                (true, false) => ApInt::signed_max(width),
                (false, true) => ApInt::zero(width),
                (false, false) => ApInt::all_ones(width),
            };
            (value, Status::INVALID)
        };
        match self.category() {
            Category::Nan => return (ApInt::zero(width), Status::INVALID),
            Category::Infinity => return limit(self.is_negative()),
            Category::Zero => return (ApInt::zero(width), Status::OK),
            Category::Subnormal | Category::Normal => {}
        }
        let exact = self.fixed_point();
        let negative = exact.negative;
        let (mut magnitude, inexact) = exact.rounded(round);
        let bits = magnitude.active_bits();
        let fits = if !negative {
            bits <= width - u32::from(signed)
        } else if signed {
            bits < width || (bits == width && magnitude.is_power_of_two())
        } else {
            bits == 0
        };
        if !fits {
            return limit(negative);
        }
        magnitude = magnitude.zext_or_trunc(width);
        let value = if negative { magnitude.neg() } else { magnitude };
        (value, if inexact { Status::INEXACT } else { Status::OK })
    }

    /// Converts a finite value without loss.
    pub(super) fn fixed_point(self) -> FixedPoint {
        if self.format == FloatFormat::PpcFp128 {
            let part = |bits| ApFloat::from_bits(FloatFormat::Double, bits).fixed_point();
            let (first, second) = (part(u128::from(self.low)), part(u128::from(self.high)));
            return first.plus(second);
        }
        let layout = first_layout(self.format);
        let bits = self.bits();
        let biased = layout.biased(bits);
        let mut significand = bits & layout.fraction_mask();
        let explicit = layout.explicit_integer_bit && bits & layout.integer_bit() != 0;
        if explicit || (!layout.explicit_integer_bit && biased != 0) {
            significand |= layout.integer_bit();
        }
        let scale = biased.max(1) as i32 - layout.bias() - layout.fraction_bits as i32;
        FixedPoint { negative: self.is_negative(), significand: ApInt::from_u128(128, significand), scale }
    }
}

/// Mismatch between a literal and the type that is written before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiteralMismatch {
    /// Information would be lost: "floating point constant invalid for type".
    InvalidForType,
    /// A different form is required: "floating point constant does not have type '…'".
    DoesNotHaveType,
}

/// `significand * 2^scale`, with a sign.
pub(super) struct FixedPoint {
    pub(super) negative: bool,
    pub(super) significand: ApInt,
    pub(super) scale: i32,
}

impl FixedPoint {
    /// Returns the exact sum.
    fn plus(self, rhs: FixedPoint) -> FixedPoint {
        let scale = self.scale.min(rhs.scale);
        // Doubles are below 2^1024 and multiples of 2^-1074; two more bits hold sum and sign.
        let aligned = |part: &FixedPoint| {
            let shift = (part.scale - scale) as u32;
            let value = part.significand.zext(128 + 2304).shl(shift);
            if part.negative { value.neg() } else { value }
        };
        let sum = aligned(&self).add(&aligned(&rhs));
        FixedPoint { negative: sum.is_negative(), significand: sum.abs(), scale }
    }

    /// Rounds the magnitude to an integer, and returns whether it changed.
    pub(super) fn rounded(self, round: Round) -> (ApInt, bool) {
        let width = self.significand.width();
        if self.scale >= 0 {
            // At most 2^16384 in fp128.
            let wide = self.significand.zext(width + self.scale as u32);
            return (wide.shl(self.scale as u32), false);
        }
        let shift = self.scale.unsigned_abs();
        let whole = self.significand.lshr(shift);
        let lowest = self.significand.trailing_zeros();
        if self.significand.is_zero() || lowest >= shift {
            return (whole, false);
        }
        let half = self.significand.bit(shift - 1);
        let tie = half && lowest == shift - 1;
        if round_away(round, self.negative, whole.bit(0), half, tie) {
            return (whole.zext(width + 1).add(&ApInt::one(width + 1)), true);
        }
        (whole, true)
    }
}

/// Whether to round up a magnitude that was truncated. `odd` is its lowest bit, `half` the first bit cut off,
/// and `tie` whether no other bit cut off was set. The part cut off is not zero.
fn round_away(round: Round, negative: bool, odd: bool, half: bool, tie: bool) -> bool {
    match round {
        Round::NearestTiesToEven => half && (!tie || odd),
        Round::NearestTiesToAway => half,
        Round::TowardZero => false,
        Round::TowardPositive => !negative,
        Round::TowardNegative => negative,
    }
}

/// Rounds `significand * 2^exponent`, for `exponent >= 0`, in an IEEE-like format.
fn round_finite(format: FloatFormat, negative: bool, significand: u128, exponent: i32, round: Round) -> Outcome {
    let layout = first_layout(format);
    if significand == 0 {
        return Outcome { value: ApFloat::zero(format, negative), status: Status::OK };
    }
    let length = 128 - significand.leading_zeros();
    let precision = layout.precision();
    let mut top = exponent + length as i32 - 1;
    let mut status = Status::OK;
    let mut kept = if length <= precision {
        significand << (precision - length)
    } else {
        let cut = length - precision;
        let kept = significand >> cut;
        let rest = significand & ((1 << cut) - 1);
        let half = rest >> (cut - 1) != 0;
        let tie = rest == 1 << (cut - 1);
        if rest != 0 {
            status = Status::INEXACT;
        }
        kept + u128::from(rest != 0 && round_away(round, negative, kept & 1 != 0, half, tie))
    };
    if kept >> precision != 0 {
        kept >>= 1;
        top += 1;
    }
    if top > layout.max_exponent() {
        let status = Status::OVERFLOW | Status::INEXACT;
        let value = if round_away(round, negative, true, true, false) {
            ApFloat::infinity(format, negative)
        } else {
            ApFloat::largest(format, negative)
        };
        return Outcome { value, status };
    }
    // An integer is at least 1, and 1 is normal in every format.
    let biased = (top + layout.bias()) as u32;
    Outcome { value: ApFloat::from_bits(format, layout.pack(negative, biased, kept)), status }
}

/// Returns the bits of the `double` with the value of a narrower format.
fn widen(layout: Layout, bits: u64) -> u64 {
    let double = first_layout(FloatFormat::Double);
    let biased = layout.biased(u128::from(bits));
    let fraction = bits & layout.fraction_mask() as u64;
    let shift = double.fraction_bits - layout.fraction_bits;
    let negative = u128::from(bits) & layout.sign_bit() != 0;
    let (biased, fraction) = if biased == layout.exponent_mask() {
        (double.exponent_mask(), fraction << shift)
    } else if biased != 0 {
        let biased = biased as i32 - layout.bias() + double.bias();
        (biased as u32, fraction << shift)
    } else if fraction == 0 {
        (0, 0)
    } else {
        // The highest bit of a subnormal becomes the integer bit of a normal double.
        let up = layout.fraction_bits + 1 - (64 - fraction.leading_zeros());
        let biased = layout.min_exponent() - up as i32 + double.bias();
        (biased as u32, fraction << (shift + up))
    };
    double.pack(negative, biased, u128::from(fraction)) as u64
}
