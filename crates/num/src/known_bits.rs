//! [`KnownBits`]: the bits of an integer that are known to be zero or one, and the transfer functions of LLVM's
//! operations on such knowledge.
//!
//! This file has the representation, queries, joins, bitwise logic and casts. Arithmetic is in
//! `known_bits/arith.rs`; division in `known_bits/divide.rs`; shifts and counts in `known_bits/shift.rs`. Bounds,
//! sums and products are computed in `known_bits/parts.rs`.
//!
//! Facts of an operation that is poison or undefined for all operands are arbitrary; transfer functions then
//! return zero, as LLVM's do.

mod arith;
mod divide;
mod parts;
mod shift;
mod word;

use std::fmt;

use crate::int::ApInt;
use parts::{Parts, by_width};
pub use word::KnownWord;

/// Bits of an integer that are known: `zero` has the bits that are zero, `one` those that are one.
///
/// A value of at most 64 bits needs no heap memory. Operands of one operation must have one width.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct KnownBits {
    /// The bits that are zero.
    pub zero: ApInt,
    /// The bits that are one.
    pub one: ApInt,
}

impl KnownBits {
    /// Returns the knowledge that nothing is known.
    #[inline]
    #[must_use]
    pub fn unknown(width: u32) -> KnownBits {
        let zero = ApInt::zero(width);
        KnownBits { one: zero.clone(), zero }
    }

    /// Returns the knowledge of one value.
    #[inline]
    #[must_use]
    pub fn constant(value: &ApInt) -> KnownBits {
        KnownBits { zero: value.not(), one: value.clone() }
    }

    /// Returns the width in bits.
    #[inline]
    #[must_use]
    pub fn width(&self) -> u32 {
        self.zero.width()
    }

    /// Whether nothing is known.
    #[inline]
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.zero.is_zero() && self.one.is_zero()
    }

    /// Whether some bit is known to be both zero and one, so that no value is possible.
    #[inline]
    #[must_use]
    pub fn has_conflict(&self) -> bool {
        self.zero.intersects(&self.one)
    }

    /// Returns the value, if all its bits are known.
    #[inline]
    #[must_use]
    pub fn as_constant(&self) -> Option<&ApInt> {
        (self.zero.or(&self.one).is_all_ones() && !self.has_conflict()).then_some(&self.one)
    }

    /// Returns the smallest possible unsigned value.
    #[inline]
    #[must_use]
    pub fn umin_value(&self) -> ApInt {
        self.one.clone()
    }

    /// Returns the largest possible unsigned value.
    #[inline]
    #[must_use]
    pub fn umax_value(&self) -> ApInt {
        self.zero.not()
    }

    /// Returns the smallest possible signed value.
    #[must_use]
    pub fn smin_value(&self) -> ApInt {
        let mut value = self.one.clone();
        if !self.is_non_negative() {
            value.set_bit(self.width() - 1, true);
        }
        value
    }

    /// Returns the largest possible signed value.
    #[must_use]
    pub fn smax_value(&self) -> ApInt {
        let mut value = self.zero.not();
        if !self.is_negative() {
            value.set_bit(self.width() - 1, false);
        }
        value
    }

    /// Whether the sign bit is known to be zero.
    #[inline]
    #[must_use]
    pub fn is_non_negative(&self) -> bool {
        self.zero.is_negative()
    }

    /// Whether the sign bit is known to be one.
    #[inline]
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.one.is_negative()
    }

    /// Whether some bit is known to be one.
    #[inline]
    #[must_use]
    pub fn is_nonzero(&self) -> bool {
        !self.one.is_zero()
    }

    /// Whether all bits are known to be zero.
    #[inline]
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.zero.is_all_ones()
    }

    /// Number of highest bits that are known to be zero.
    #[inline]
    #[must_use]
    pub fn min_leading_zeros(&self) -> u32 {
        self.zero.leading_ones()
    }

    /// Number of highest bits that are known to be one.
    #[inline]
    #[must_use]
    pub fn min_leading_ones(&self) -> u32 {
        self.one.leading_ones()
    }

    /// Number of lowest bits that are known to be zero.
    #[inline]
    #[must_use]
    pub fn min_trailing_zeros(&self) -> u32 {
        self.zero.trailing_ones()
    }

    /// Largest possible number of leading zeros.
    #[inline]
    #[must_use]
    pub fn max_leading_zeros(&self) -> u32 {
        self.one.leading_zeros()
    }

    /// Largest possible number of trailing zeros.
    #[inline]
    #[must_use]
    pub fn max_trailing_zeros(&self) -> u32 {
        self.one.trailing_zeros()
    }

    /// Number of highest bits that are known to be copies of the sign bit, which is one of them.
    #[must_use]
    pub fn min_sign_bits(&self) -> u32 {
        if self.is_non_negative() {
            self.min_leading_zeros()
        } else if self.is_negative() {
            self.min_leading_ones()
        } else {
            1
        }
    }

    /// Returns what is known of a value that is one of two: the bits on which both agree.
    #[inline]
    #[must_use]
    pub fn join(&self, other: &KnownBits) -> KnownBits {
        KnownBits { zero: self.zero.and(&other.zero), one: self.one.and(&other.one) }
    }

    /// Returns what is known of a value of which both are known. The result may have a conflict.
    #[inline]
    #[must_use]
    pub fn meet(&self, other: &KnownBits) -> KnownBits {
        KnownBits { zero: self.zero.or(&other.zero), one: self.one.or(&other.one) }
    }

    /// Marks the highest `count` bits as zero.
    #[inline]
    pub fn set_leading_zeros(&mut self, count: u32) {
        self.zero = self.zero.or(&high_bits(self.width(), count));
    }

    /// Marks the highest `count` bits as one.
    #[inline]
    pub fn set_leading_ones(&mut self, count: u32) {
        self.one = self.one.or(&high_bits(self.width(), count));
    }

    /// Marks the lowest `count` bits as zero.
    #[inline]
    pub fn set_trailing_zeros(&mut self, count: u32) {
        self.zero = self.zero.or(&low_bits(self.width(), count));
    }

    /// Returns the bits that are known in every value of an unsigned interval with both ends.
    #[must_use]
    pub fn of_interval(low: &ApInt, high: &ApInt) -> KnownBits {
        by_width!(low = low, high = high => Some(Parts::of_interval(&low, &high))).expect("an interval has common bits")
    }

    /// Returns the bits that are known in every value of this that is at least `low` as an unsigned number;
    /// `None` if there is no such value. The result is optimal.
    #[must_use]
    pub fn at_least(&self, low: &ApInt) -> Option<KnownBits> {
        by_width!(known = self, low = low => known.at_least(&low))
    }

    /// Returns the bits that are known in every value of this that is at most `high`; see
    /// [`KnownBits::at_least`].
    #[must_use]
    pub fn at_most(&self, high: &ApInt) -> Option<KnownBits> {
        by_width!(known = self, high = high => known.at_most(&high))
    }

    /// Returns the bits that are known in every value of this within an unsigned interval with both ends;
    /// `None` if there is no such value. The result is optimal.
    #[must_use]
    pub fn within_unsigned(&self, low: &ApInt, high: &ApInt) -> Option<KnownBits> {
        by_width!(known = self, low = low, high = high => known.within_unsigned(&low, &high))
    }

    /// Same as [`KnownBits::within_unsigned`] for a signed interval.
    #[must_use]
    pub fn within_signed(&self, low: &ApInt, high: &ApInt) -> Option<KnownBits> {
        by_width!(known = self, low = low, high = high => known.within_signed(&low, &high))
    }

    fn with_sign_flipped(&self) -> KnownBits {
        let top = self.width() - 1;
        let mut known = self.clone();
        known.zero.set_bit(top, self.one.bit(top));
        known.one.set_bit(top, self.zero.bit(top));
        known
    }

    /// Complements the value.
    #[inline]
    #[must_use]
    pub fn not(&self) -> KnownBits {
        KnownBits { zero: self.one.clone(), one: self.zero.clone() }
    }

    /// `and`
    #[inline]
    #[must_use]
    pub fn and(&self, rhs: &KnownBits) -> KnownBits {
        KnownBits { zero: self.zero.or(&rhs.zero), one: self.one.and(&rhs.one) }
    }

    /// `or`
    #[inline]
    #[must_use]
    pub fn or(&self, rhs: &KnownBits) -> KnownBits {
        KnownBits { zero: self.zero.and(&rhs.zero), one: self.one.or(&rhs.one) }
    }

    /// `xor`
    #[inline]
    #[must_use]
    pub fn xor(&self, rhs: &KnownBits) -> KnownBits {
        KnownBits {
            zero: self.zero.and(&rhs.zero).or(&self.one.and(&rhs.one)),
            one: self.zero.and(&rhs.one).or(&self.one.and(&rhs.zero)),
        }
    }

    /// `trunc`
    #[inline]
    #[must_use]
    pub fn trunc(&self, width: u32) -> KnownBits {
        KnownBits { zero: self.zero.trunc(width), one: self.one.trunc(width) }
    }

    /// `zext`
    #[inline]
    #[must_use]
    pub fn zext(&self, width: u32) -> KnownBits {
        let mut known = self.any_extend(width);
        known.set_leading_zeros(width - self.width());
        known
    }

    /// `sext`
    #[inline]
    #[must_use]
    pub fn sext(&self, width: u32) -> KnownBits {
        KnownBits { zero: self.zero.sext(width), one: self.one.sext(width) }
    }

    /// Extends with bits of which nothing is known.
    #[inline]
    #[must_use]
    pub fn any_extend(&self, width: u32) -> KnownBits {
        KnownBits { zero: self.zero.zext(width), one: self.one.zext(width) }
    }

    /// Truncates or extends with zeros.
    #[inline]
    #[must_use]
    pub fn zext_or_trunc(&self, width: u32) -> KnownBits {
        if width <= self.width() { self.trunc(width) } else { self.zext(width) }
    }

    /// Truncates or extends with unknown bits.
    #[inline]
    #[must_use]
    pub fn any_extend_or_trunc(&self, width: u32) -> KnownBits {
        if width <= self.width() { self.trunc(width) } else { self.any_extend(width) }
    }

    /// Returns `width` bits from bit `low` on.
    #[must_use]
    pub fn extract_bits(&self, low: u32, width: u32) -> KnownBits {
        KnownBits { zero: self.zero.extract_bits(low, width), one: self.one.extract_bits(low, width) }
    }

    /// Returns the result of `icmp eq`, if it is known.
    #[must_use]
    pub fn compare_eq(&self, rhs: &KnownBits) -> Option<bool> {
        if let (Some(a), Some(b)) = (self.as_constant(), rhs.as_constant()) {
            return Some(a == b);
        }
        let differ = self.one.and(&rhs.zero).or(&self.zero.and(&rhs.one));
        (!differ.is_zero()).then_some(false)
    }

    /// Returns the result of `icmp ult`, if it is known.
    #[must_use]
    pub fn compare_ult(&self, rhs: &KnownBits) -> Option<bool> {
        if self.umax_value().ult(&rhs.one) {
            Some(true)
        } else if !self.one.ult(&rhs.umax_value()) {
            Some(false)
        } else {
            None
        }
    }

    /// Returns the result of `icmp slt`, if it is known.
    #[must_use]
    pub fn compare_slt(&self, rhs: &KnownBits) -> Option<bool> {
        self.with_sign_flipped().compare_ult(&rhs.with_sign_flipped())
    }

    /// Returns zero, the conventional result of an operation that has no defined result.
    fn of_poison(width: u32) -> KnownBits {
        KnownBits::constant(&ApInt::zero(width))
    }
}

/// Prints the bits from the highest to the lowest, as LLVM does: `0`, `1`, `?` for unknown, `!` for a conflict.
impl fmt::Display for KnownBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for at in (0..self.width()).rev() {
            f.write_str(match (self.zero.bit(at), self.one.bit(at)) {
                (false, false) => "?",
                (true, false) => "0",
                (false, true) => "1",
                (true, true) => "!",
            })?;
        }
        Ok(())
    }
}

impl fmt::Debug for KnownBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Returns the integer with the lowest `count` bits set; all of them if it has fewer.
#[inline]
pub(crate) fn low_bits(width: u32, count: u32) -> ApInt {
    if width <= 64 {
        return ApInt::new(width, if count >= 64 { u64::MAX } else { (1 << count) - 1 });
    }
    if count == 0 { ApInt::zero(width) } else { ApInt::all_ones(count.min(width)).zext(width) }
}

/// Returns the integer with the highest `count` bits set; all of them if it has fewer.
#[inline]
pub(crate) fn high_bits(width: u32, count: u32) -> ApInt {
    if count >= width { ApInt::all_ones(width) } else { low_bits(width, width - count).not() }
}
