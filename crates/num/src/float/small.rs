//! [`SmallFormat`]: the formats of four to eight bits that LLVM has only as interpretations of integers
//! (LangRef, *`llvm.convert.to.arbitrary.fp`*).

use super::convert::FixedPoint;
use super::{ApFloat, Category, FloatFormat, Round, first_layout};

/// One of the formats that `llvm.convert.to.arbitrary.fp` and `llvm.convert.from.arbitrary.fp` name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallFormat {
    name: &'static str,
    exponent_bits: u32,
    fraction_bits: u32,
    bias: i32,
    specials: Specials,
}

/// Encodings that are not finite numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Specials {
    /// The largest exponent is that of infinities and NaNs, as in IEEE 754.
    Ieee,
    /// `FN`: all ones is the NaN, and there is no infinity.
    AllOnes,
    /// `FNUZ`: the encoding of negative zero is the NaN, and there is no infinity.
    NegativeZero,
    /// `FNU`: like [`Specials::AllOnes`], and neither sign, zero nor subnormal numbers exist.
    Unsigned,
    /// All encodings are finite.
    Absent,
}

const fn format(
    name: &'static str,
    exponent_bits: u32,
    fraction_bits: u32,
    bias: i32,
    specials: Specials,
) -> SmallFormat {
    SmallFormat { name, exponent_bits, fraction_bits, bias, specials }
}

impl SmallFormat {
    /// All formats.
    pub const ALL: [SmallFormat; 11] = [
        format("Float8E5M2", 5, 2, 15, Specials::Ieee),
        format("Float8E5M2FNUZ", 5, 2, 16, Specials::NegativeZero),
        format("Float8E4M3", 4, 3, 7, Specials::Ieee),
        format("Float8E4M3FN", 4, 3, 7, Specials::AllOnes),
        format("Float8E4M3FNUZ", 4, 3, 8, Specials::NegativeZero),
        format("Float8E4M3B11FNUZ", 4, 3, 11, Specials::NegativeZero),
        format("Float8E3M4", 3, 4, 3, Specials::Ieee),
        format("Float8E8M0FNU", 8, 0, 127, Specials::Unsigned),
        format("Float6E3M2FN", 3, 2, 3, Specials::Absent),
        format("Float6E2M3FN", 2, 3, 1, Specials::Absent),
        format("Float4E2M1FN", 2, 1, 1, Specials::Absent),
    ];

    /// Returns the format with this name, such as `Float8E4M3FN`.
    pub fn named(name: &[u8]) -> Option<SmallFormat> {
        SmallFormat::ALL.into_iter().find(|format| format.name.as_bytes() == name)
    }

    /// Name of the format in LLVM's text.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Width of a value in bits.
    pub const fn width(self) -> u32 {
        self.exponent_bits + self.fraction_bits + self.is_signed() as u32
    }

    const fn is_signed(self) -> bool {
        !matches!(self.specials, Specials::Unsigned)
    }

    const fn sign_bit(self) -> u32 {
        if self.is_signed() { 1 << (self.exponent_bits + self.fraction_bits) } else { 0 }
    }

    /// Largest encoding of a positive finite number. Encodings have the order of their numbers.
    const fn largest(self) -> u32 {
        let all_ones = (1 << (self.exponent_bits + self.fraction_bits)) - 1;
        match self.specials {
            Specials::Ieee => all_ones - (1 << self.fraction_bits),
            Specials::AllOnes | Specials::Unsigned => all_ones - 1,
            Specials::NegativeZero | Specials::Absent => all_ones,
        }
    }

    /// Returns the `double` with the value of these bits, which is exact. The payload of a NaN keeps its place
    /// below the integer bit, and a signaling NaN remains one.
    pub fn decode(self, bits: u32) -> ApFloat {
        let negative = bits & self.sign_bit() != 0;
        let magnitude = bits & ((1 << (self.exponent_bits + self.fraction_bits)) - 1);
        let fraction = magnitude & ((1 << self.fraction_bits) - 1);
        let double = first_layout(FloatFormat::Double);
        let special = match self.specials {
            Specials::NegativeZero => negative && magnitude == 0,
            _ => magnitude > self.largest(),
        };
        if special {
            if self.specials != Specials::Ieee {
                let negative = negative && self.specials == Specials::AllOnes;
                return ApFloat::quiet_nan(FloatFormat::Double, negative, 0);
            }
            let payload = u128::from(fraction) << (double.fraction_bits - self.fraction_bits);
            return ApFloat::from_bits(FloatFormat::Double, double.pack(negative, double.exponent_mask(), payload));
        }
        let biased = magnitude >> self.fraction_bits;
        let (significand, biased) = match biased {
            0 if self.is_signed() => (fraction, 1),
            _ => (fraction | 1 << self.fraction_bits, biased),
        };
        // Exponents lie between -133 and 127, so that the power of two is a normal double.
        let exponent = biased as i32 - self.bias - self.fraction_bits as i32;
        let power = f64::from_bits(((exponent + double.bias()) as u64) << double.fraction_bits);
        let value = f64::from(significand) * power;
        ApFloat::from_f64(if negative { -value } else { value })
    }

    /// Returns the bits of a value, rounded to the precision of the format. A result beyond the largest finite
    /// number is that number if `saturate`, and otherwise infinite; so is an infinity. `None` if the format has
    /// no such infinity or no NaN, which is poison in LLVM.
    ///
    /// The format without zero and sign also counts what is less than its smallest number as out of range.
    pub fn encode(self, value: ApFloat, round: Round, saturate: bool) -> Option<u32> {
        let negative = value.is_negative();
        let sign = if negative { self.sign_bit() } else { 0 };
        match value.category() {
            Category::Nan => return self.nan(value),
            Category::Infinity if negative && !self.is_signed() => return saturate.then_some(0),
            Category::Infinity => return self.overflow(sign, saturate),
            Category::Zero if !self.is_signed() => return saturate.then_some(0),
            Category::Zero | Category::Subnormal | Category::Normal => {}
        }
        if negative && !self.is_signed() {
            return saturate.then_some(0);
        }
        let exact = value.fixed_point();
        if exact.significand.is_zero() {
            return Some(if self.specials == Specials::NegativeZero { 0 } else { sign });
        }
        let top = exact.significand.active_bits() as i32 - 1 + exact.scale;
        let least = 1 - self.bias;
        let unit = if self.is_signed() { top.max(least) } else { top } - self.fraction_bits as i32;
        let (kept, _) = FixedPoint { scale: exact.scale - unit, ..exact }.rounded(round);
        // At most one more than the largest significand.
        let kept = kept.low_u64() as u32;
        let biased = unit + self.fraction_bits as i32 + self.bias;
        if biased < 0 {
            // A number below the smallest one is rounded up to it at best.
            let reaches = biased == -1 && kept >> self.fraction_bits > 1;
            return (saturate || reaches).then_some(0);
        }
        // The integer bit of the significand, if it is set, counts one into the exponent.
        let base = if self.is_signed() { (biased - 1) as u32 } else { biased as u32 };
        let code = match self.is_signed() {
            true => (base << self.fraction_bits) + kept,
            false => base + (kept - 1),
        };
        if code > self.largest() {
            return self.overflow(sign, saturate);
        }
        Some(if code == 0 && self.specials == Specials::NegativeZero { 0 } else { sign | code })
    }

    fn overflow(self, sign: u32, saturate: bool) -> Option<u32> {
        match self.specials {
            _ if saturate => Some(sign | self.largest()),
            Specials::Ieee => Some(sign | (self.largest() + 1)),
            _ => None,
        }
    }

    fn nan(self, value: ApFloat) -> Option<u32> {
        let all_ones = (1 << (self.exponent_bits + self.fraction_bits)) - 1;
        let sign = if value.is_negative() { self.sign_bit() } else { 0 };
        match self.specials {
            Specials::Ieee => {
                let layout = first_layout(value.format());
                let fraction = value.bits() & layout.fraction_mask();
                let kept = (fraction >> (layout.fraction_bits - self.fraction_bits)) as u32;
                Some(sign | (self.largest() + 1) | kept.max(1))
            }
            Specials::AllOnes | Specials::Unsigned => Some(sign | all_ones),
            Specials::NegativeZero => Some(self.sign_bit()),
            Specials::Absent => None,
        }
    }
}
