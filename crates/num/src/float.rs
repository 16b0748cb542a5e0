//! [`ApFloat`]: a value of one of LLVM's seven floating-point types, held as its bits.
//!
//! This module has formats, conversion from and to bits, classification and sign operations. Arithmetic and
//! conversions are in `float/arith.rs` and `float/convert.rs`, text in `float/text.rs`.

mod arith;
mod convert;
mod literal;
mod small;
mod text;

pub use arith::{Outcome, Round, Status, Unsupported};
pub use convert::LiteralMismatch;
pub use literal::{bits_literal, named_literal, rounded_literal};
pub use small::SmallFormat;
pub use text::{HexLiteral, LiteralPrefix, decimal_literal, hex_literal, write_double, write_float};

use crate::int::ApInt;
use std::fmt;

/// One of LLVM's floating-point types (LangRef, *Floating-Point Types*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloatFormat {
    /// `half`: IEEE binary16.
    Half,
    /// `bfloat`: the upper half of a `float`.
    BFloat,
    /// `float`: IEEE binary32.
    Float,
    /// `double`: IEEE binary64.
    Double,
    /// `x86_fp80`: x87 extended, with an explicit integer bit.
    X86Fp80,
    /// `fp128`: IEEE binary128.
    Fp128,
    /// `ppc_fp128`: the sum of two doubles.
    PpcFp128,
}

impl FloatFormat {
    /// All formats, in the order of LLVM's type ids.
    pub const ALL: [FloatFormat; 7] = [
        FloatFormat::Half,
        FloatFormat::BFloat,
        FloatFormat::Float,
        FloatFormat::Double,
        FloatFormat::X86Fp80,
        FloatFormat::Fp128,
        FloatFormat::PpcFp128,
    ];

    /// Width of a value in bits.
    #[inline]
    pub const fn width(self) -> u32 {
        match self {
            FloatFormat::Half | FloatFormat::BFloat => 16,
            FloatFormat::Float => 32,
            FloatFormat::Double => 64,
            FloatFormat::X86Fp80 => 80,
            FloatFormat::Fp128 | FloatFormat::PpcFp128 => 128,
        }
    }

    /// Returns the type's name in LLVM's text.
    #[inline]
    pub const fn keyword(self) -> &'static str {
        match self {
            FloatFormat::Half => "half",
            FloatFormat::BFloat => "bfloat",
            FloatFormat::Float => "float",
            FloatFormat::Double => "double",
            FloatFormat::X86Fp80 => "x86_fp80",
            FloatFormat::Fp128 => "fp128",
            FloatFormat::PpcFp128 => "ppc_fp128",
        }
    }

    /// Number of bits of the significand, including the integer bit (`fpmantissawidth` in LLVM); `None` for
    /// `ppc_fp128`, whose precision varies with the value.
    pub const fn precision(self) -> Option<u32> {
        match self.layout() {
            Some(layout) => Some(layout.precision()),
            None => None,
        }
    }

    /// Fields of the encoding; `None` for `ppc_fp128`.
    const fn layout(self) -> Option<Layout> {
        let (exponent_bits, fraction_bits, explicit_integer_bit) = match self {
            FloatFormat::Half => (5, 10, false),
            FloatFormat::BFloat => (8, 7, false),
            FloatFormat::Float => (8, 23, false),
            FloatFormat::Double => (11, 52, false),
            FloatFormat::X86Fp80 => (15, 63, true),
            FloatFormat::Fp128 => (15, 112, false),
            FloatFormat::PpcFp128 => return None,
        };
        Some(Layout { exponent_bits, fraction_bits, explicit_integer_bit })
    }
}

impl fmt::Display for FloatFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.keyword())
    }
}

/// Positions of sign, exponent and fraction: `sign | exponent | [integer bit] | fraction`.
#[derive(Clone, Copy)]
struct Layout {
    exponent_bits: u32,
    /// Number of bits below the integer bit, whether that is stored or implied.
    fraction_bits: u32,
    explicit_integer_bit: bool,
}

impl Layout {
    const fn precision(self) -> u32 {
        self.fraction_bits + 1
    }

    /// Index of the lowest bit of the exponent.
    const fn exponent_shift(self) -> u32 {
        self.fraction_bits + self.explicit_integer_bit as u32
    }

    const fn exponent_mask(self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    const fn fraction_mask(self) -> u128 {
        (1 << self.fraction_bits) - 1
    }

    const fn integer_bit(self) -> u128 {
        1 << self.fraction_bits
    }

    const fn quiet_bit(self) -> u128 {
        1 << (self.fraction_bits - 1)
    }

    const fn bias(self) -> i32 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    /// Exponent of the smallest normal value.
    const fn min_exponent(self) -> i32 {
        1 - self.bias()
    }

    const fn max_exponent(self) -> i32 {
        self.bias()
    }

    const fn sign_bit(self) -> u128 {
        1 << (self.exponent_shift() + self.exponent_bits)
    }

    /// Encodes a value with a biased exponent. `significand` contains the integer bit, which is dropped where
    /// it is implied.
    const fn pack(self, negative: bool, biased: u32, significand: u128) -> u128 {
        let kept = if self.explicit_integer_bit { significand } else { significand & self.fraction_mask() };
        let sign = if negative { self.sign_bit() } else { 0 };
        sign | (biased as u128) << self.exponent_shift() | kept
    }

    const fn biased(self, bits: u128) -> u32 {
        (bits >> self.exponent_shift()) as u32 & self.exponent_mask()
    }
}

/// Class of a floating-point value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Plus or minus zero.
    Zero,
    /// Not zero, and with fewer significant bits than the format's precision.
    Subnormal,
    /// Any other finite number.
    Normal,
    /// Plus or minus infinity.
    Infinity,
    /// Not a number, quiet or signaling.
    Nan,
}

/// A floating-point value: a format and the bits.
///
/// `==` and `Hash` compare format and bits, so 0.0 differs from -0.0 and a NaN equals itself; see
/// [`ApFloat::compare`] for the numeric order. Bits are those of a `bitcast` to an integer: for
/// `ppc_fp128` the low 64 bits are the first (larger) double.
///
/// `x86_fp80` has encodings that its hardware refuses. They are stored unchanged and interpreted as in LLVM:
/// a clear integer bit under an exponent that requires it is a NaN; a set integer bit under exponent zero is
/// the normal number that the bits encode.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApFloat {
    // Two words, because a u128 would align the struct to 16 bytes and pad it to 32.
    low: u64,
    high: u64,
    format: FloatFormat,
}

const _: () = assert!(size_of::<ApFloat>() == 24);

impl ApFloat {
    /// Creates the value with these bits; bits beyond the format's width are dropped.
    #[inline]
    pub const fn from_bits(format: FloatFormat, bits: u128) -> ApFloat {
        let bits = bits & (u128::MAX >> (128 - format.width()));
        ApFloat { low: bits as u64, high: (bits >> 64) as u64, format }
    }

    /// Creates the value that a `bitcast` of the integer returns.
    ///
    /// # Panics
    /// Panics if the integer's width is not the format's.
    #[track_caller]
    pub fn from_int_bits(format: FloatFormat, bits: &ApInt) -> ApFloat {
        let width = format.width();
        assert!(bits.width() == width, "{} bits for {format} of {width}", bits.width());
        ApFloat::from_bits(format, bits.low_u128())
    }

    /// Creates a `double`.
    #[inline]
    pub const fn from_f64(value: f64) -> ApFloat {
        ApFloat { low: value.to_bits(), high: 0, format: FloatFormat::Double }
    }

    /// Creates a `float`.
    #[inline]
    pub const fn from_f32(value: f32) -> ApFloat {
        ApFloat { low: value.to_bits() as u64, high: 0, format: FloatFormat::Float }
    }

    /// Plus or minus zero. (`ppc_fp128`: the second double is plus zero.)
    pub const fn zero(format: FloatFormat, negative: bool) -> ApFloat {
        ApFloat::from_bits(format, if negative { sign_bit(format) } else { 0 })
    }

    /// Plus or minus one.
    pub const fn one(format: FloatFormat, negative: bool) -> ApFloat {
        let layout = first_layout(format);
        ApFloat::from_bits(format, layout.pack(negative, layout.bias() as u32, layout.integer_bit()))
    }

    /// Plus or minus infinity.
    pub const fn infinity(format: FloatFormat, negative: bool) -> ApFloat {
        let layout = first_layout(format);
        let bits = layout.pack(negative, layout.exponent_mask(), layout.integer_bit());
        ApFloat::from_bits(format, bits)
    }

    /// A quiet NaN with the low bits of `payload` that fit below the quiet bit.
    pub const fn quiet_nan(format: FloatFormat, negative: bool, payload: u128) -> ApFloat {
        let layout = first_layout(format);
        let fraction = payload & (layout.quiet_bit() - 1) | layout.quiet_bit();
        let bits = layout.pack(negative, layout.exponent_mask(), layout.integer_bit() | fraction);
        ApFloat::from_bits(format, bits)
    }

    /// A signaling NaN with the low bits of `payload` that fit below the quiet bit; if these are all zero,
    /// the highest of them is set.
    pub const fn signaling_nan(format: FloatFormat, negative: bool, payload: u128) -> ApFloat {
        let layout = first_layout(format);
        let mut fraction = payload & (layout.quiet_bit() - 1);
        if fraction == 0 {
            fraction = layout.quiet_bit() >> 1;
        }
        let bits = layout.pack(negative, layout.exponent_mask(), layout.integer_bit() | fraction);
        ApFloat::from_bits(format, bits)
    }

    /// The largest finite value with this sign.
    pub const fn largest(format: FloatFormat, negative: bool) -> ApFloat {
        let layout = first_layout(format);
        let significand = layout.integer_bit() | layout.fraction_mask();
        let mut bits = layout.pack(negative, layout.exponent_mask() - 1, significand);
        if matches!(format, FloatFormat::PpcFp128) {
            // The second double is just below half a unit in the last place of the first.
            bits |= layout.pack(negative, 0x7C8, layout.fraction_mask() - 1) << 64;
        }
        ApFloat::from_bits(format, bits)
    }

    /// The smallest nonzero value with this sign.
    pub const fn smallest(format: FloatFormat, negative: bool) -> ApFloat {
        ApFloat::from_bits(format, first_layout(format).pack(negative, 0, 1))
    }

    /// The smallest normal value with this sign. (`ppc_fp128`: the smallest with all 106 bits.)
    pub const fn smallest_normal(format: FloatFormat, negative: bool) -> ApFloat {
        let layout = first_layout(format);
        let biased = if matches!(format, FloatFormat::PpcFp128) { 54 } else { 1 };
        ApFloat::from_bits(format, layout.pack(negative, biased, layout.integer_bit()))
    }

    /// Returns the format.
    #[inline]
    pub const fn format(self) -> FloatFormat {
        self.format
    }

    /// Returns the bits; those beyond the width are zero.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.low as u128 | (self.high as u128) << 64
    }

    /// Returns the bits as an integer of the format's width.
    pub fn to_int_bits(self) -> ApInt {
        ApInt::from_u128(self.format.width(), self.bits())
    }

    /// Returns the native value of a `double`; `None` for other formats.
    #[inline]
    pub const fn as_f64(self) -> Option<f64> {
        match self.format {
            FloatFormat::Double => Some(f64::from_bits(self.low)),
            _ => None,
        }
    }

    /// Returns the native value of a `float`; `None` for other formats.
    #[inline]
    pub const fn as_f32(self) -> Option<f32> {
        match self.format {
            FloatFormat::Float => Some(f32::from_bits(self.low as u32)),
            _ => None,
        }
    }

    /// Returns the class of the value. (`ppc_fp128`: subnormal if a part is, or if the parts overlap.)
    pub fn category(self) -> Category {
        let layout = first_layout(self.format);
        let category = category_of(layout, self.first_bits());
        if self.format == FloatFormat::PpcFp128 && category == Category::Normal {
            let (first, second) = self.doubles();
            if second.is_subnormal() || first + second != first {
                return Category::Subnormal;
            }
        }
        category
    }

    /// Whether the sign bit is set, including that of a zero or NaN.
    #[inline]
    pub const fn is_negative(self) -> bool {
        self.bits() & sign_bit(self.format) != 0
    }

    /// Whether this is a NaN.
    pub fn is_nan(self) -> bool {
        self.category() == Category::Nan
    }

    /// Whether this is a NaN whose quiet bit is clear.
    pub fn is_signaling(self) -> bool {
        self.is_nan() && self.bits() & first_layout(self.format).quiet_bit() == 0
    }

    /// Whether this is plus or minus infinity.
    pub fn is_infinite(self) -> bool {
        self.category() == Category::Infinity
    }

    /// Whether this is neither infinite nor NaN.
    pub fn is_finite(self) -> bool {
        !matches!(self.category(), Category::Infinity | Category::Nan)
    }

    /// Whether this is plus or minus zero.
    pub fn is_zero(self) -> bool {
        self.category() == Category::Zero
    }

    /// Whether this is plus zero, the value of `zeroinitializer`.
    pub fn is_positive_zero(self) -> bool {
        self.is_zero() && !self.is_negative()
    }

    /// Whether this is subnormal.
    pub fn is_subnormal(self) -> bool {
        self.category() == Category::Subnormal
    }

    /// Whether this is exactly `+value`, for small constants such as 1.0.
    pub fn is_exactly(self, value: f64) -> bool {
        let wanted = ApFloat::from_f64(value).convert(self.format, Round::NearestTiesToEven);
        matches!(wanted, Ok((wanted, false)) if wanted.canonical() == self.canonical())
    }

    /// Returns the value with its sign inverted, including that of a NaN. (`ppc_fp128`: both parts.)
    pub const fn neg(self) -> ApFloat {
        let mut bits = self.bits() ^ sign_bit(self.format);
        if matches!(self.format, FloatFormat::PpcFp128) {
            bits ^= 1 << 127;
        }
        ApFloat::from_bits(self.format, bits)
    }

    /// Returns the value with its sign cleared.
    pub fn abs(self) -> ApFloat {
        if self.is_negative() { self.neg() } else { self }
    }

    /// Returns the value with the sign of another one, which may have a different format.
    pub fn copysign(self, sign: ApFloat) -> ApFloat {
        if self.is_negative() == sign.is_negative() { self } else { self.neg() }
    }

    /// Returns a NaN with its quiet bit set, and any other value unchanged.
    pub fn quieted(self) -> ApFloat {
        if self.is_nan() {
            let value = self.canonical();
            let bits = value.bits() | first_layout(self.format).quiet_bit();
            ApFloat::from_bits(self.format, bits)
        } else {
            self
        }
    }

    /// Returns the encoding that LLVM's arithmetic type keeps of this value, which differs only for
    /// `x86_fp80`: a NaN under another exponent gets the exponent of NaNs, and a normal number under exponent
    /// zero gets exponent one. A constant in LLVM is always canonical.
    pub fn canonical(self) -> ApFloat {
        if self.format != FloatFormat::X86Fp80 {
            return self;
        }
        let layout = first_layout(self.format);
        let (biased, significand) = (layout.biased(self.bits()), self.low);
        let integer_bit = significand >> 63 != 0;
        let biased = match (biased, integer_bit) {
            (0, true) => 1,
            (0, false) => 0,
            (_, false) => layout.exponent_mask(),
            (biased, true) => biased,
        };
        let bits = layout.pack(self.is_negative(), biased, u128::from(significand));
        ApFloat::from_bits(self.format, bits)
    }

    /// Bits of the part that determines sign, class and NaN payload.
    #[inline]
    const fn first_bits(self) -> u128 {
        match self.format {
            FloatFormat::PpcFp128 => self.low as u128,
            _ => self.bits(),
        }
    }

    /// The two parts of a `ppc_fp128`.
    const fn doubles(self) -> (f64, f64) {
        (f64::from_bits(self.low), f64::from_bits(self.high))
    }
}

/// Prints type and value as in LLVM.
impl fmt::Debug for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self}", self.format)
    }
}

/// Prints the value as in LLVM: see [`ApFloat::write_llvm`].
impl fmt::Display for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Vec::new();
        self.write_llvm(&mut out);
        f.write_str(&String::from_utf8_lossy(&out))
    }
}

/// Layout of the format, or of the first double of a `ppc_fp128`.
const fn first_layout(format: FloatFormat) -> Layout {
    match format.layout() {
        Some(layout) => layout,
        None => Layout { exponent_bits: 11, fraction_bits: 52, explicit_integer_bit: false },
    }
}

const fn sign_bit(format: FloatFormat) -> u128 {
    first_layout(format).sign_bit()
}

fn category_of(layout: Layout, bits: u128) -> Category {
    let biased = layout.biased(bits);
    let fraction = bits & layout.fraction_mask();
    let integer_bit = bits & layout.integer_bit() != 0;
    if layout.explicit_integer_bit {
        return match (biased, integer_bit) {
            (0, true) => Category::Normal,
            (0, false) if fraction == 0 => Category::Zero,
            (0, false) => Category::Subnormal,
            (_, false) => Category::Nan,
            (biased, true) if biased != layout.exponent_mask() => Category::Normal,
            (_, true) if fraction == 0 => Category::Infinity,
            (_, true) => Category::Nan,
        };
    }
    match (biased, fraction) {
        (0, 0) => Category::Zero,
        (0, _) => Category::Subnormal,
        (biased, _) if biased != layout.exponent_mask() => Category::Normal,
        (_, 0) => Category::Infinity,
        _ => Category::Nan,
    }
}
