//! [`ConstantRange`]: a set of consecutive integers of one width, which may wrap around.
//!
//! This file has the representation, queries, set operations and casts. Arithmetic is in `range/arith.rs`, bitwise
//! operations and shifts in `range/bits.rs`, comparisons in `range/compare.rs`, operations with a known operand in
//! `range/half_known.rs`. Those of ranges of at most 64 bits are in
//! `range/word.rs`, `range/word_arith.rs` and `range/word_bits.rs`.

mod arith;
mod bits;
mod compare;
mod ends;
mod half_known;
mod word;
mod word_arith;
mod word_bits;

pub use compare::RangePredicate;
pub use half_known::{HalfKnown, Wraps};
pub use word::RangeWord;

use std::fmt;

use crate::int::ApInt;
use crate::known_bits::KnownBits;

/// The integers from `lower` on and below `upper`, modulo 2^width (LangRef "range Attribute").
///
/// Equal ends are the full set if all their bits are set, and the empty set if they are zero, as in LLVM.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ConstantRange {
    lower: ApInt,
    upper: ApInt,
}

/// Choice among two ranges that contain a result which is not a range itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preferred {
    /// The one with fewer elements.
    Smallest,
    /// One that does not wrap as unsigned numbers.
    Unsigned,
    /// One that does not wrap as signed numbers.
    Signed,
}

impl ConstantRange {
    /// Returns the set of all integers.
    #[inline]
    #[must_use]
    pub fn full(width: u32) -> ConstantRange {
        ConstantRange { lower: ApInt::all_ones(width), upper: ApInt::all_ones(width) }
    }

    /// Returns the empty set.
    #[inline]
    #[must_use]
    pub fn empty(width: u32) -> ConstantRange {
        ConstantRange { lower: ApInt::zero(width), upper: ApInt::zero(width) }
    }

    /// Returns the set of one integer.
    #[inline]
    #[must_use]
    pub fn single(value: &ApInt) -> ConstantRange {
        ConstantRange { lower: value.clone(), upper: value.add(&ApInt::one(value.width())) }
    }

    /// Returns the integers from `lower` on and below `upper`; the full set if both are equal.
    #[inline]
    #[must_use]
    pub fn non_empty(lower: ApInt, upper: ApInt) -> ConstantRange {
        if lower == upper { ConstantRange::full(lower.width()) } else { ConstantRange { lower, upper } }
    }

    /// Returns the integers from `first` to `last`, both included.
    #[inline]
    #[must_use]
    pub fn inclusive(first: ApInt, last: &ApInt) -> ConstantRange {
        let one = ApInt::one(last.width());
        ConstantRange::non_empty(first, last.add(&one))
    }

    /// Returns the range with these ends as LLVM stores them; `None` if equal ends are neither all ones nor zero.
    #[must_use]
    pub fn new(lower: ApInt, upper: ApInt) -> Option<ConstantRange> {
        (lower != upper || lower.is_zero() || lower.is_all_ones()).then_some(ConstantRange { lower, upper })
    }

    /// Returns the smallest range with all values that are possible for known bits, as signed or unsigned numbers.
    #[must_use]
    pub fn from_known_bits(known: &KnownBits, signed: bool) -> ConstantRange {
        if known.has_conflict() {
            return ConstantRange::empty(known.width());
        }
        if known.is_unknown() {
            return ConstantRange::full(known.width());
        }
        // A known sign makes both the same.
        if signed && !known.is_non_negative() && !known.is_negative() {
            return ConstantRange::inclusive(known.smin_value(), &known.smax_value());
        }
        ConstantRange::inclusive(known.umin_value(), &known.umax_value())
    }

    /// Returns the bits that all values have in common.
    #[must_use]
    pub fn to_known_bits(&self) -> KnownBits {
        if self.is_empty() || self.is_full() {
            return KnownBits::unknown(self.width());
        }
        KnownBits::of_interval(&self.umin_value(), &self.umax_value())
    }

    /// Returns the width in bits.
    #[inline]
    #[must_use]
    pub fn width(&self) -> u32 {
        self.lower.width()
    }

    /// Returns the first value.
    #[inline]
    #[must_use]
    pub fn lower(&self) -> &ApInt {
        &self.lower
    }

    /// Returns the value after the last.
    #[inline]
    #[must_use]
    pub fn upper(&self) -> &ApInt {
        &self.upper
    }

    /// Whether it has all integers.
    #[inline]
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.lower == self.upper && self.lower.is_all_ones()
    }

    /// Whether it has no integer.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lower == self.upper && self.lower.is_zero()
    }

    /// Whether it wraps as unsigned numbers: it has both the largest one and zero, and is not full.
    #[inline]
    #[must_use]
    pub fn is_wrapped(&self) -> bool {
        self.is_upper_wrapped() && !self.upper.is_zero()
    }

    /// Whether the end is below the start as an unsigned number; true, too, for a range up to the largest number.
    #[inline]
    #[must_use]
    pub fn is_upper_wrapped(&self) -> bool {
        self.upper.ult(&self.lower)
    }

    /// Whether it wraps as signed numbers.
    #[inline]
    #[must_use]
    pub fn is_sign_wrapped(&self) -> bool {
        self.is_upper_sign_wrapped() && !self.upper.is_signed_min()
    }

    /// Same as [`ConstantRange::is_upper_wrapped`] for signed numbers.
    #[inline]
    #[must_use]
    pub fn is_upper_sign_wrapped(&self) -> bool {
        self.upper.slt(&self.lower)
    }

    /// Returns the only value in the range; `None` unless there is exactly one.
    #[inline]
    #[must_use]
    pub fn as_single(&self) -> Option<&ApInt> {
        (!self.is_full() && !self.is_empty() && self.upper.sub(&self.lower).is_one()).then_some(&self.lower)
    }

    /// Returns the only value that is not in the range; `None` unless there is exactly one.
    #[must_use]
    pub fn single_missing(&self) -> Option<&ApInt> {
        (!self.is_full() && !self.is_empty() && self.lower.sub(&self.upper).is_one()).then_some(&self.upper)
    }

    /// Whether the value is in the range.
    #[inline]
    #[must_use]
    pub fn contains(&self, value: &ApInt) -> bool {
        if self.lower == self.upper {
            return self.is_full();
        }
        value.sub(&self.lower).ult(&self.upper.sub(&self.lower))
    }

    /// Whether all values of another range are in this one.
    #[must_use]
    pub fn contains_range(&self, other: &ConstantRange) -> bool {
        match (self.words(), other.words()) {
            (Some(own), Some(others)) => own.contains_range(&others),
            _ => self.wide().contains_range(&other.wide()),
        }
    }

    /// Number of values minus one, of a range that is not empty.
    #[inline]
    pub(super) fn count_less_one(&self) -> ApInt {
        if self.is_full() {
            return ApInt::all_ones(self.width());
        }
        self.upper.sub(&self.lower).sub(&ApInt::one(self.width()))
    }

    /// Whether it has fewer values than another range.
    #[must_use]
    pub fn is_smaller_than(&self, other: &ConstantRange) -> bool {
        match (self.is_empty(), other.is_empty()) {
            (_, true) => false,
            (true, false) => true,
            _ => self.count_less_one().ult(&other.count_less_one()),
        }
    }

    /// Returns the smallest unsigned value; zero for the empty set, as for a range that wraps.
    #[inline]
    #[must_use]
    pub fn umin_value(&self) -> ApInt {
        if self.is_full() || self.is_wrapped() { ApInt::zero(self.width()) } else { self.lower.clone() }
    }

    /// Returns the largest unsigned value.
    #[inline]
    #[must_use]
    pub fn umax_value(&self) -> ApInt {
        if self.is_full() || self.is_upper_wrapped() {
            return ApInt::all_ones(self.width());
        }
        self.upper.sub(&ApInt::one(self.width()))
    }

    /// Returns the smallest signed value.
    #[inline]
    #[must_use]
    pub fn smin_value(&self) -> ApInt {
        if self.is_full() || self.is_sign_wrapped() { ApInt::signed_min(self.width()) } else { self.lower.clone() }
    }

    /// Returns the largest signed value.
    #[inline]
    #[must_use]
    pub fn smax_value(&self) -> ApInt {
        if self.is_full() || self.is_upper_sign_wrapped() {
            return ApInt::signed_max(self.width());
        }
        self.upper.sub(&ApInt::one(self.width()))
    }

    /// Whether all values are negative.
    #[inline]
    #[must_use]
    pub fn is_all_negative(&self) -> bool {
        self.is_empty() || self.smax_value().is_negative()
    }

    /// Whether no value is negative.
    #[inline]
    #[must_use]
    pub fn is_all_non_negative(&self) -> bool {
        self.is_empty() || !self.smin_value().is_negative()
    }

    /// Returns the integers that are not in it.
    #[must_use]
    pub fn inverse(&self) -> ConstantRange {
        if self.is_full() {
            ConstantRange::empty(self.width())
        } else if self.is_empty() {
            ConstantRange::full(self.width())
        } else {
            ConstantRange { lower: self.upper.clone(), upper: self.lower.clone() }
        }
    }

    /// Returns the smallest range with the values that both have; `preferred` chooses if these are two parts.
    #[must_use]
    pub fn intersect(&self, other: &ConstantRange, preferred: Preferred) -> ConstantRange {
        match (self.words(), other.words()) {
            (Some(own), Some(others)) => own.intersect(&others, preferred).into(),
            _ => self.wide().intersect(&other.wide(), preferred).into(),
        }
    }

    /// Returns the smallest range with the values of both; `preferred` chooses where there are two.
    #[must_use]
    pub fn union(&self, other: &ConstantRange, preferred: Preferred) -> ConstantRange {
        match (self.words(), other.words()) {
            (Some(own), Some(others)) => own.union(&others, preferred).into(),
            _ => self.wide().union(&other.wide(), preferred).into(),
        }
    }

    /// `zext`
    #[must_use]
    pub fn zext(&self, width: u32) -> ConstantRange {
        if self.is_empty() {
            return ConstantRange::empty(width);
        }
        if width == self.width() {
            return self.clone();
        }
        ConstantRange::inclusive(self.umin_value().zext(width), &self.umax_value().zext(width))
    }

    /// `sext`
    #[must_use]
    pub fn sext(&self, width: u32) -> ConstantRange {
        if self.is_empty() {
            return ConstantRange::empty(width);
        }
        if width == self.width() {
            return self.clone();
        }
        ConstantRange::inclusive(self.smin_value().sext(width), &self.smax_value().sext(width))
    }

    /// `trunc`, with `nsw` and `nuw`.
    #[must_use]
    pub fn trunc(&self, width: u32, nsw: bool, nuw: bool) -> ConstantRange {
        if self.is_empty() {
            return ConstantRange::empty(width);
        }
        let mut range = self.clone();
        if nuw {
            let allowed = ConstantRange::full(width).zext(self.width());
            range = range.intersect(&allowed, Preferred::Unsigned);
        }
        if nsw {
            let allowed = ConstantRange::full(width).sext(self.width());
            range = range.intersect(&allowed, Preferred::Signed);
        }
        if range.is_empty() {
            return ConstantRange::empty(width);
        }
        let count = range.count_less_one();
        if count.active_bits() > width {
            return ConstantRange::full(width);
        }
        let last = range.lower.add(&count);
        ConstantRange::inclusive(range.lower.trunc(width), &last.trunc(width))
    }

    /// Truncates, or extends with zeros.
    #[must_use]
    pub fn zext_or_trunc(&self, width: u32) -> ConstantRange {
        if width < self.width() { self.trunc(width, false, false) } else { self.zext(width) }
    }

    /// Truncates, or extends with the sign.
    #[must_use]
    pub fn sext_or_trunc(&self, width: u32) -> ConstantRange {
        if width < self.width() { self.trunc(width, false, false) } else { self.sext(width) }
    }
}

/// Prints as LLVM does: `full-set`, `empty-set`, or `[lower,upper)` with signed numbers.
impl fmt::Display for ConstantRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_full() {
            f.write_str("full-set")
        } else if self.is_empty() {
            f.write_str("empty-set")
        } else {
            write!(f, "[{},{})", self.lower, self.upper)
        }
    }
}

impl fmt::Debug for ConstantRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
