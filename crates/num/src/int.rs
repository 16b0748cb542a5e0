//! [`ApInt`]: an integer with a width in bits, in two's complement. Signedness belongs to the operations.
//!
//! This module has the representation, constructors, predicates and conversions. Arithmetic is in
//! `int/arith.rs`, bit operations in `int/bits.rs`, text in `int/text.rs`; algorithms on plain limb slices
//! are in `limbs.rs`.

mod arith;
mod bits;
mod text;

pub use text::{IntLiteral, LiteralError, MAX_DECIMAL_DIGITS, decimal_digits, write_after, write_i64, write_u64};
pub(crate) use text::{hex_digit, hex_value};

use std::cmp::Ordering;
use std::fmt;

use crate::number::{Number as _, Word};

/// Width of LLVM's widest integer type, in bits (LangRef, *Integer Type*; `IntegerType::MAX_INT_BITS`).
pub const MAX_WIDTH: u32 = 1 << 23;

/// An integer of `width` bits, 1 to [`MAX_WIDTH`].
///
/// Operations interpret the bits as a signed or an unsigned number. The value is canonical: bits beyond the
/// width are zero, and a width of at most 64 is held inline, so `==` and `Hash` compare width and bits. `Ord`
/// is deliberately missing; use [`ApInt::ucmp`] or [`ApInt::scmp`].
///
/// # Panics
/// Constructors panic if the width is 0 or above [`MAX_WIDTH`]; operations on two values panic if the widths
/// differ. Readers of untrusted input check widths once, where types are created.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApInt {
    width: u32,
    repr: Repr,
}

/// 16 bytes: the box's pointer is never null, which leaves room for the tag.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    /// Width 1 to 64.
    Small(u64),
    /// Width above 64: little-endian, exactly `ceil(width / 64)` limbs.
    Large(Box<[u64]>),
}

// Constants are interned by the million; three words is the size of a boxed slice and a width.
const _: () = assert!(size_of::<ApInt>() == 24);

impl ApInt {
    /// Creates an integer from the low `width` bits of `value`, zero-extended if the width is above 64.
    #[inline]
    #[track_caller]
    pub fn new(width: u32, value: u64) -> ApInt {
        // A width of zero wraps around.
        if width.wrapping_sub(1) < 64 { ApInt::small(width, value) } else { ApInt::large(width, value, 0) }
    }

    /// Creates an integer from the low `width` bits of `value`, sign-extended if the width is above 64.
    #[inline]
    #[track_caller]
    pub fn from_i64(width: u32, value: i64) -> ApInt {
        if width.wrapping_sub(1) < 64 {
            return ApInt::small(width, value as u64);
        }
        ApInt::large(width, value as u64, if value < 0 { u64::MAX } else { 0 })
    }

    /// Creates an integer from the low `width` bits of `value`, zero-extended if the width is above 128.
    #[track_caller]
    pub fn from_u128(width: u32, value: u128) -> ApInt {
        ApInt::from_limbs(width, &[value as u64, (value >> 64) as u64])
    }

    /// Creates an integer from the low `width` bits of `value`, sign-extended if the width is above 128.
    #[track_caller]
    pub fn from_i128(width: u32, value: i128) -> ApInt {
        let low = ApInt::from_u128(width.min(128), value as u128);
        if width <= 128 { low } else { low.sext(width) }
    }

    /// Creates an integer from little-endian limbs: missing high limbs are zero, bits beyond the width are
    /// dropped.
    #[track_caller]
    pub fn from_limbs(width: u32, limbs: &[u64]) -> ApInt {
        check_width(width);
        if width <= 64 {
            return ApInt::small(width, limbs.first().copied().unwrap_or(0));
        }
        let count = limb_count(width);
        let mut own = Vec::with_capacity(count);
        own.extend_from_slice(&limbs[..limbs.len().min(count)]);
        ApInt::from_vec(width, own)
    }

    /// Zero.
    #[inline]
    #[track_caller]
    pub fn zero(width: u32) -> ApInt {
        ApInt::new(width, 0)
    }

    /// One. For width 1, this is also minus one.
    #[inline]
    #[track_caller]
    pub fn one(width: u32) -> ApInt {
        ApInt::new(width, 1)
    }

    /// All bits set: minus one, or the largest unsigned value.
    #[inline]
    #[track_caller]
    pub fn all_ones(width: u32) -> ApInt {
        ApInt::from_i64(width, -1)
    }

    /// The smallest signed value: only the top bit set.
    #[inline]
    #[track_caller]
    pub fn signed_min(width: u32) -> ApInt {
        let mut value = ApInt::zero(width);
        value.set_bit(width - 1, true);
        value
    }

    /// The largest signed value: all bits but the top one.
    #[inline]
    #[track_caller]
    pub fn signed_max(width: u32) -> ApInt {
        let mut value = ApInt::all_ones(width);
        value.set_bit(width - 1, false);
        value
    }

    /// Returns the `i1` with this value.
    #[inline]
    pub fn from_bool(value: bool) -> ApInt {
        ApInt::small(1, u64::from(value))
    }

    /// Returns the width in bits.
    #[inline]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Returns the value in `ceil(width / 64)` little-endian limbs. Bits beyond the width are zero.
    #[inline]
    pub fn limbs(&self) -> &[u64] {
        match &self.repr {
            Repr::Small(value) => std::slice::from_ref(value),
            Repr::Large(limbs) => limbs,
        }
    }

    /// Returns the low 64 bits.
    #[inline]
    pub fn low_u64(&self) -> u64 {
        match &self.repr {
            Repr::Small(value) => *value,
            Repr::Large(limbs) => limbs[0],
        }
    }

    /// Returns the low 128 bits, zero-extended.
    pub fn low_u128(&self) -> u128 {
        let limbs = self.limbs();
        u128::from(limbs[0]) | u128::from(limbs.get(1).copied().unwrap_or(0)) << 64
    }

    /// Returns the unsigned value, if it fits.
    #[inline]
    pub fn to_u64(&self) -> Option<u64> {
        match &self.repr {
            Repr::Small(value) => Some(*value),
            Repr::Large(limbs) => limbs[1..].iter().all(|&l| l == 0).then_some(limbs[0]),
        }
    }

    /// Returns the signed value, if it fits.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        match &self.repr {
            Repr::Small(value) => Some(sign_extend(*value, self.width)),
            Repr::Large(limbs) => (self.significant_bits() <= 64).then_some(limbs[0] as i64),
        }
    }

    /// Returns the unsigned value, if it fits.
    pub fn to_u128(&self) -> Option<u128> {
        (self.active_bits() <= 128).then(|| self.low_u128())
    }

    /// Returns the signed value, if it fits.
    pub fn to_i128(&self) -> Option<i128> {
        if self.width >= 128 {
            (self.significant_bits() <= 128).then(|| self.low_u128() as i128)
        } else {
            let unused = 128 - self.width;
            Some((self.low_u128() << unused) as i128 >> unused)
        }
    }

    /// Returns the unsigned value, or `limit` if it is larger. For shift amounts and sizes.
    #[inline]
    pub fn clamp_u32(&self, limit: u32) -> u32 {
        match self.to_u64() {
            Some(value) if value < u64::from(limit) => value as u32,
            _ => limit,
        }
    }

    /// Whether all bits are zero.
    #[inline]
    pub fn is_zero(&self) -> bool {
        match &self.repr {
            Repr::Small(value) => *value == 0,
            Repr::Large(limbs) => limbs.iter().all(|&l| l == 0),
        }
    }

    /// Whether the unsigned value is one.
    #[inline]
    pub fn is_one(&self) -> bool {
        self.to_u64() == Some(1)
    }

    /// Whether all bits are set.
    #[inline]
    pub fn is_all_ones(&self) -> bool {
        match &self.repr {
            Repr::Small(value) => *value == low_mask(self.width),
            Repr::Large(limbs) => {
                let (top, rest) = (limbs[limbs.len() - 1], &limbs[..limbs.len() - 1]);
                top == top_mask(self.width) && rest.iter().all(|&l| l == u64::MAX)
            }
        }
    }

    /// Whether the top bit is set, which is the sign of a signed number.
    #[inline]
    pub fn is_negative(&self) -> bool {
        self.bit(self.width - 1)
    }

    /// Whether this is the smallest signed value.
    pub fn is_signed_min(&self) -> bool {
        self.is_negative() && self.trailing_zeros() == self.width - 1
    }

    /// Whether this is the largest signed value.
    pub fn is_signed_max(&self) -> bool {
        !self.is_negative() && self.count_ones() == self.width - 1
    }

    /// Whether exactly one bit is set.
    pub fn is_power_of_two(&self) -> bool {
        self.count_ones() == 1
    }

    /// Returns bit `index`, with 0 being the lowest; false beyond the width.
    #[inline]
    pub fn bit(&self, index: u32) -> bool {
        match &self.repr {
            Repr::Small(value) => index < 64 && value >> index & 1 != 0,
            Repr::Large(limbs) => {
                let limb = limbs.get((index / 64) as usize).copied().unwrap_or(0);
                limb >> (index % 64) & 1 != 0
            }
        }
    }

    /// Sets bit `index`.
    ///
    /// # Panics
    /// Panics if `index` is not below the width.
    #[inline]
    #[track_caller]
    pub fn set_bit(&mut self, index: u32, value: bool) {
        assert!(index < self.width, "bit {index} of an integer of {} bits", self.width);
        let limb = &mut self.limbs_mut()[(index / 64) as usize];
        let mask = 1 << (index % 64);
        *limb = if value { *limb | mask } else { *limb & !mask };
    }

    /// Compares as unsigned numbers.
    #[inline]
    #[track_caller]
    pub fn ucmp(&self, rhs: &ApInt) -> Ordering {
        self.check_same(rhs);
        match (&self.repr, &rhs.repr) {
            (Repr::Small(a), Repr::Small(b)) => a.cmp(b),
            _ => self.limbs().iter().rev().cmp(rhs.limbs().iter().rev()),
        }
    }

    /// Compares as signed numbers.
    #[inline]
    #[track_caller]
    pub fn scmp(&self, rhs: &ApInt) -> Ordering {
        match (self.is_negative(), rhs.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            // For numbers with the same sign, two's complement order is the order of the bits.
            _ => self.ucmp(rhs),
        }
    }

    /// Unsigned less than.
    #[inline]
    #[track_caller]
    pub fn ult(&self, rhs: &ApInt) -> bool {
        self.ucmp(rhs).is_lt()
    }

    /// Unsigned less than or equal.
    #[inline]
    #[track_caller]
    pub fn ule(&self, rhs: &ApInt) -> bool {
        self.ucmp(rhs).is_le()
    }

    /// Signed less than.
    #[inline]
    #[track_caller]
    pub fn slt(&self, rhs: &ApInt) -> bool {
        self.scmp(rhs).is_lt()
    }

    /// Signed less than or equal.
    #[inline]
    #[track_caller]
    pub fn sle(&self, rhs: &ApInt) -> bool {
        self.scmp(rhs).is_le()
    }

    /// Truncates or zero-extends to `width`.
    #[inline]
    #[track_caller]
    pub fn zext_or_trunc(&self, width: u32) -> ApInt {
        match &self.repr {
            Repr::Small(value) => ApInt::new(width, *value),
            Repr::Large(limbs) => ApInt::from_limbs(width, limbs),
        }
    }

    /// Truncates or sign-extends to `width`.
    #[inline]
    #[track_caller]
    pub fn sext_or_trunc(&self, width: u32) -> ApInt {
        if let Repr::Small(value) = self.repr {
            return ApInt::from_i64(width, sign_extend(value, self.width));
        }
        if !self.is_negative() || width <= self.width {
            return self.zext_or_trunc(width);
        }
        let mut limbs = self.limbs().to_vec();
        let last = limbs.len() - 1;
        limbs[last] |= !top_mask(self.width);
        check_width(width);
        limbs.resize(limb_count(width), u64::MAX);
        ApInt::from_vec(width, limbs)
    }

    /// Returns the low `width` bits.
    ///
    /// # Panics
    /// Panics if `width` is above the value's.
    #[inline]
    #[track_caller]
    pub fn trunc(&self, width: u32) -> ApInt {
        assert!(width <= self.width, "trunc from {} to {width} bits", self.width);
        self.zext_or_trunc(width)
    }

    /// Zero-extends to `width` bits.
    ///
    /// # Panics
    /// Panics if `width` is below the value's.
    #[inline]
    #[track_caller]
    pub fn zext(&self, width: u32) -> ApInt {
        assert!(width >= self.width, "zext from {} to {width} bits", self.width);
        self.zext_or_trunc(width)
    }

    /// Sign-extends to `width` bits.
    ///
    /// # Panics
    /// Panics if `width` is below the value's.
    #[inline]
    #[track_caller]
    pub fn sext(&self, width: u32) -> ApInt {
        assert!(width >= self.width, "sext from {} to {width} bits", self.width);
        self.sext_or_trunc(width)
    }

    /// Returns the value as a machine word, if the width is at most 64.
    #[inline]
    pub(crate) fn word(&self) -> Option<Word> {
        match &self.repr {
            Repr::Small(value) => Some(Word::new(self.width, *value)),
            Repr::Large(_) => None,
        }
    }

    #[inline]
    fn small(width: u32, value: u64) -> ApInt {
        ApInt { width, repr: Repr::Small(value & low_mask(width)) }
    }

    /// Creates an integer of more than 64 bits from its lowest limb and the value of all others.
    #[cold]
    #[track_caller]
    fn large(width: u32, lowest: u64, others: u64) -> ApInt {
        check_width(width);
        let mut limbs = vec![others; limb_count(width)];
        limbs[0] = lowest;
        ApInt::from_vec(width, limbs)
    }

    /// Creates an integer from any number of limbs: pads with zeros, truncates, and clears the bits beyond
    /// the width.
    fn from_vec(width: u32, mut limbs: Vec<u64>) -> ApInt {
        if width <= 64 {
            return ApInt::small(width, limbs.first().copied().unwrap_or(0));
        }
        let count = limb_count(width);
        limbs.resize(count, 0);
        limbs[count - 1] &= top_mask(width);
        ApInt { width, repr: Repr::Large(limbs.into_boxed_slice()) }
    }

    #[inline]
    fn limbs_mut(&mut self) -> &mut [u64] {
        match &mut self.repr {
            Repr::Small(value) => std::slice::from_mut(value),
            Repr::Large(limbs) => limbs,
        }
    }

    #[inline]
    #[track_caller]
    fn check_same(&self, rhs: &ApInt) {
        assert!(self.width == rhs.width, "operands of {} and {} bits where one width is needed", self.width, rhs.width);
    }
}

impl From<Word> for ApInt {
    #[inline]
    fn from(word: Word) -> ApInt {
        ApInt { width: word.width(), repr: Repr::Small(word.bits()) }
    }
}

/// Prints as in LLVM: signed decimal after its type.
impl fmt::Debug for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "i{} {self}", self.width)
    }
}

/// Prints signed decimal, as in LLVM's text (but an `i1` is `0` or `-1`, not `false` or `true`).
impl fmt::Display for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Vec::new();
        self.write_signed_decimal(&mut out);
        f.write_str(&String::from_utf8_lossy(&out))
    }
}

/// Number of limbs for a width.
#[inline]
fn limb_count(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// Mask of the low `bits`, for 1 to 64 bits.
#[inline]
fn low_mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

/// Mask of the bits of the highest limb that belong to the width.
#[inline]
fn top_mask(width: u32) -> u64 {
    low_mask((width - 1) % 64 + 1)
}

/// Interprets the low `width` bits (1 to 64) as a signed number.
#[inline]
fn sign_extend(value: u64, width: u32) -> i64 {
    ((value << (64 - width)) as i64) >> (64 - width)
}

#[inline]
#[track_caller]
fn check_width(width: u32) {
    assert!((1..=MAX_WIDTH).contains(&width), "integer width {width} is not within 1 to {MAX_WIDTH}");
}
