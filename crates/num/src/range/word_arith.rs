//! Casts, arithmetic, comparisons and extremes of [`RangeWord`]s. Each operation has the result of the one of
//! [`ConstantRange`](super::ConstantRange) with the same name.

use super::word::{RangeWord, mask};
use super::{Preferred, RangePredicate};
use crate::known_bits::KnownWord;

/// Returns the smallest and the largest signed number of a width.
#[inline]
fn signed_limits(width: u32) -> (i64, i64) {
    (i64::MIN >> (64 - width), i64::MAX >> (64 - width))
}

impl RangeWord {
    /// Returns the integers from `first` to `last`, both included, whose bits beyond the width are dropped.
    #[inline]
    #[must_use]
    pub fn inclusive(width: u32, first: u64, last: u64) -> RangeWord {
        RangeWord::non_empty(width, first, last.wrapping_add(1))
    }

    /// Returns the smallest range with all values that are possible for known bits, as signed or unsigned numbers.
    #[must_use]
    pub fn from_known_bits(known: KnownWord, signed: bool, width: u32) -> RangeWord {
        if known.has_conflict() {
            return RangeWord::EMPTY;
        }
        if known.is_unknown() {
            return RangeWord::full(width);
        }
        let (top, least, most) = (1 << (width - 1), known.one, !known.zero & mask(width));
        if signed && (known.zero | known.one) & top == 0 {
            return RangeWord::inclusive(width, least | top, most & !top);
        }
        RangeWord::inclusive(width, least, most)
    }

    /// Returns the bits that all values have in common.
    #[must_use]
    pub fn to_known_bits(self, width: u32) -> KnownWord {
        if self.lower == self.upper {
            return KnownWord::UNKNOWN;
        }
        let (low, high) = self.unsigned_bounds(width);
        let differing = 64 - (low ^ high).leading_zeros();
        let common = mask(width) & !if differing == 64 { u64::MAX } else { (1 << differing) - 1 };
        KnownWord { zero: !low & common, one: low & common }
    }

    /// Number of integers minus one, of a set that is not empty.
    #[inline]
    fn count_less_one(self, width: u32) -> u64 {
        if self.is_full() { mask(width) } else { self.upper.wrapping_sub(self.lower).wrapping_sub(1) & mask(width) }
    }

    /// Whether it has fewer integers than another range.
    #[inline]
    fn is_smaller_than(self, other: RangeWord, width: u32) -> bool {
        match (self.is_empty(), other.is_empty()) {
            (_, true) => false,
            (true, false) => true,
            _ => self.count_less_one(width) < other.count_less_one(width),
        }
    }

    /// Whether an integer, without bits beyond the width, is in the range.
    #[inline]
    #[must_use]
    pub fn contains(self, value: u64, width: u32) -> bool {
        if self.lower == self.upper {
            return self.is_full();
        }
        value.wrapping_sub(self.lower) & mask(width) < self.upper.wrapping_sub(self.lower) & mask(width)
    }

    /// Whether all integers of another range are in this one.
    #[inline]
    #[must_use]
    pub fn contains_range(self, other: RangeWord, width: u32) -> bool {
        if self.is_full() || other.is_empty() {
            return true;
        }
        if self.is_empty() || other.is_full() {
            return false;
        }
        let start = other.lower.wrapping_sub(self.lower) & mask(width);
        let room = self.count_less_one(width);
        start <= room && other.count_less_one(width) <= room - start
    }

    /// Whether a comparison holds for all pairs of integers of two ranges.
    #[must_use]
    pub fn implies(self, predicate: RangePredicate, rhs: RangeWord, width: u32) -> bool {
        use RangePredicate::*;
        if self.is_empty() || rhs.is_empty() {
            return true;
        }
        let ((low, high), (rhs_low, rhs_high)) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
        let ((slow, shigh), (rhs_slow, rhs_shigh)) = (self.signed_bounds(width), rhs.signed_bounds(width));
        match predicate {
            Eq => {
                let single = self.as_single(width);
                single.is_some() && single == rhs.as_single(width)
            }
            Ne => self.inverse(width).contains_range(rhs, width),
            Ult => high < rhs_low,
            Ule => high <= rhs_low,
            Ugt => rhs_high < low,
            Uge => rhs_high <= low,
            Slt => shigh < rhs_slow,
            Sle => shigh <= rhs_slow,
            Sgt => rhs_shigh < slow,
            Sge => rhs_shigh <= slow,
        }
    }

    /// `zext` from a width to another one.
    #[inline]
    #[must_use]
    pub fn zext(self, from: u32, width: u32) -> RangeWord {
        if self.is_empty() || width == from {
            return self;
        }
        let (low, high) = self.unsigned_bounds(from);
        RangeWord::inclusive(width, low, high)
    }

    /// `sext` from a width to another one.
    #[inline]
    #[must_use]
    pub fn sext(self, from: u32, width: u32) -> RangeWord {
        if self.is_empty() || width == from {
            return self;
        }
        let (low, high) = self.signed_bounds(from);
        RangeWord::inclusive(width, low as u64, high as u64)
    }

    /// `trunc` from a width to another one, with `nsw` and `nuw`.
    #[must_use]
    pub fn trunc(self, from: u32, width: u32, nsw: bool, nuw: bool) -> RangeWord {
        let mut range = self;
        if nuw && !range.is_empty() {
            let allowed = RangeWord::full(width).zext(width, from);
            range = range.intersect(allowed, from, Preferred::Unsigned);
        }
        if nsw && !range.is_empty() {
            let allowed = RangeWord::full(width).sext(width, from);
            range = range.intersect(allowed, from, Preferred::Signed);
        }
        if range.is_empty() {
            return range;
        }
        let count = range.count_less_one(from);
        if count > mask(width) {
            return RangeWord::full(width);
        }
        RangeWord::inclusive(width, range.lower, range.lower.wrapping_add(count))
    }

    /// `add`
    #[must_use]
    pub fn add(self, rhs: RangeWord, width: u32) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        let (count, overflow) = self.count_less_one(width).overflowing_add(rhs.count_less_one(width));
        if overflow || count >= mask(width) {
            return RangeWord::full(width);
        }
        let first = self.lower.wrapping_add(rhs.lower);
        RangeWord::inclusive(width, first, first.wrapping_add(count))
    }

    /// `sub`
    #[must_use]
    pub fn sub(self, rhs: RangeWord, width: u32) -> RangeWord {
        if rhs.is_empty() || rhs.is_full() {
            return self.add(rhs, width);
        }
        let last = rhs.lower.wrapping_add(rhs.count_less_one(width));
        self.add(RangeWord::inclusive(width, last.wrapping_neg(), rhs.lower.wrapping_neg()), width)
    }

    /// `add` with `nsw` and `nuw`.
    #[must_use]
    pub fn add_no_wrap(self, rhs: RangeWord, width: u32, nsw: bool, nuw: bool, preferred: Preferred) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        if self.is_full() && rhs.is_full() {
            return self;
        }
        let mut sum = self.add(rhs, width);
        if nsw {
            let ((low, high), (other_low, other_high)) = (self.signed_bounds(width), rhs.signed_bounds(width));
            let (least, most) = signed_limits(width);
            let limited = |a: i64, b: i64| a.saturating_add(b).clamp(least, most) as u64;
            let saturated = RangeWord::inclusive(width, limited(low, other_low), limited(high, other_high));
            sum = sum.intersect(saturated, width, preferred);
        }
        if nuw {
            let ((low, high), (other_low, other_high)) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
            let limited = |a: u64, b: u64| a.saturating_add(b).min(mask(width));
            let saturated = RangeWord::inclusive(width, limited(low, other_low), limited(high, other_high));
            sum = sum.intersect(saturated, width, preferred);
        }
        sum
    }

    /// `sub` with `nsw` and `nuw`.
    #[must_use]
    pub fn sub_no_wrap(self, rhs: RangeWord, width: u32, nsw: bool, nuw: bool, preferred: Preferred) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        if self.is_full() && rhs.is_full() {
            return self;
        }
        let mut difference = self.sub(rhs, width);
        if nsw {
            let ((low, high), (other_low, other_high)) = (self.signed_bounds(width), rhs.signed_bounds(width));
            let (least, most) = signed_limits(width);
            let limited = |a: i64, b: i64| a.saturating_sub(b).clamp(least, most) as u64;
            let saturated = RangeWord::inclusive(width, limited(low, other_high), limited(high, other_low));
            difference = difference.intersect(saturated, width, preferred);
        }
        if nuw {
            let ((low, high), (other_low, other_high)) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
            if high < other_low {
                return RangeWord::EMPTY;
            }
            let saturated = RangeWord::inclusive(width, low.saturating_sub(other_high), high.saturating_sub(other_low));
            difference = difference.intersect(saturated, width, preferred);
        }
        difference
    }

    /// `mul`
    #[must_use]
    pub fn mul(self, rhs: RangeWord, width: u32) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        for (factor, other) in [(self, rhs), (rhs, self)] {
            match factor.as_single(width) {
                Some(1) => return other,
                Some(value) if value == mask(width) => return RangeWord::single(width, 0).sub(other, width),
                _ => {}
            }
        }
        let all = u128::MAX >> (128 - 2 * width);
        // Truncates the products from `low` to `high`.
        let truncated = |low: u128, high: u128| match (high.wrapping_sub(low) & all) >> width {
            0 => RangeWord::inclusive(width, low as u64, high as u64),
            _ => RangeWord::full(width),
        };
        let ((low, high), (other_low, other_high)) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
        let by_unsigned = truncated(u128::from(low) * u128::from(other_low), u128::from(high) * u128::from(other_high));
        // A range from zero up is the better one of two, even if it is larger.
        if by_unsigned.upper >= by_unsigned.lower && by_unsigned.upper <= 1 << (width - 1) {
            return by_unsigned;
        }
        let ((a, b), (c, d)) = (self.signed_bounds(width), rhs.signed_bounds(width));
        let [a, b, c, d] = [a, b, c, d].map(i128::from);
        let corners = [a * c, a * d, b * c, b * d];
        let low = corners.into_iter().fold(i128::MAX, i128::min);
        let high = corners.into_iter().fold(i128::MIN, i128::max);
        let by_signed = truncated(low as u128, high as u128);
        if by_unsigned.is_smaller_than(by_signed, width) { by_unsigned } else { by_signed }
    }

    /// `mul` with `nsw` and `nuw`.
    #[must_use]
    pub fn mul_no_wrap(self, rhs: RangeWord, width: u32, nsw: bool, nuw: bool, preferred: Preferred) -> RangeWord {
        let mut product = self.mul(rhs, width);
        if product.is_empty() {
            return product;
        }
        let ((a, b), (c, d)) = (self.signed_bounds(width), rhs.signed_bounds(width));
        if nsw {
            let (least, most) = signed_limits(width);
            let limited =
                |a: i64, b: i64| (i128::from(a) * i128::from(b)).clamp(i128::from(least), i128::from(most)) as i64;
            let corners = [limited(a, c), limited(a, d), limited(b, c), limited(b, d)];
            let low = corners.into_iter().fold(most, i64::min);
            let high = corners.into_iter().fold(least, i64::max);
            product = product.intersect(RangeWord::inclusive(width, low as u64, high as u64), width, preferred);
        }
        if nuw {
            let ((low, high), (other_low, other_high)) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
            let limited = |a: u64, b: u64| a.saturating_mul(b).min(mask(width));
            let saturated = RangeWord::inclusive(width, limited(low, other_low), limited(high, other_high));
            product = product.intersect(saturated, width, preferred);
        }
        if nsw && nuw && width > 1 && (a > 1 || c > 1) {
            // The other factor is below half of the numbers, or the product would overflow.
            product = product.intersect(RangeWord::non_empty(width, 0, 1 << (width - 1)), width, preferred);
        }
        product
    }

    /// `udiv`
    #[must_use]
    pub fn udiv(self, rhs: RangeWord, width: u32) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        let ((low, high), (mut least, most)) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
        if most == 0 {
            return RangeWord::EMPTY;
        }
        if least == 0 {
            // The smallest divisor that is not zero.
            least = if rhs.upper == 1 { rhs.lower } else { 1 };
        }
        match (low.checked_div(most), high.checked_div(least)) {
            (Some(low), Some(high)) => RangeWord::inclusive(width, low, high),
            _ => RangeWord::full(width),
        }
    }

    /// `lshr`
    #[must_use]
    pub fn lshr(self, amount: RangeWord, width: u32) -> RangeWord {
        if self.is_empty() || amount.is_empty() {
            return RangeWord::EMPTY;
        }
        let ((low, high), (least, most)) = (self.unsigned_bounds(width), amount.unsigned_bounds(width));
        let shifted = |value: u64, by: u64| if by >= u64::from(width) { 0 } else { value >> by };
        RangeWord::inclusive(width, shifted(low, most), shifted(high, least))
    }

    /// `ashr`
    #[must_use]
    pub fn ashr(self, amount: RangeWord, width: u32) -> RangeWord {
        if self.is_empty() || amount.is_empty() {
            return RangeWord::EMPTY;
        }
        let ((low, high), (least, most)) = (self.signed_bounds(width), amount.unsigned_bounds(width));
        // A signed number of the width, extended to 64 bits, has no bit but its sign after 63 places.
        let shifted = |value: i64, by: u64| (value >> by.min(63)) as u64;
        let low = if low < 0 { shifted(low, least) } else { shifted(low, most) };
        let high = if high < 0 { shifted(high, most) } else { shifted(high, least) };
        RangeWord::inclusive(width, low, high)
    }

    /// `llvm.umin`
    #[must_use]
    pub fn umin(self, rhs: RangeWord, width: u32) -> RangeWord {
        self.unsigned_extreme(rhs, width, u64::min)
    }

    /// `llvm.umax`
    #[must_use]
    pub fn umax(self, rhs: RangeWord, width: u32) -> RangeWord {
        self.unsigned_extreme(rhs, width, u64::max)
    }

    /// `llvm.smin`
    #[must_use]
    pub fn smin(self, rhs: RangeWord, width: u32) -> RangeWord {
        self.signed_extreme(rhs, width, i64::min)
    }

    /// `llvm.smax`
    #[must_use]
    pub fn smax(self, rhs: RangeWord, width: u32) -> RangeWord {
        self.signed_extreme(rhs, width, i64::max)
    }

    fn unsigned_extreme(self, rhs: RangeWord, width: u32, of: impl Fn(u64, u64) -> u64) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        let ((low, high), (other_low, other_high)) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
        let result = RangeWord::inclusive(width, of(low, other_low), of(high, other_high));
        let wraps = |range: RangeWord| range.upper < range.lower && range.upper != 0;
        self.bounded(rhs, width, wraps(self) || wraps(rhs), Preferred::Unsigned, result)
    }

    fn signed_extreme(self, rhs: RangeWord, width: u32, of: impl Fn(i64, i64) -> i64) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        let ((low, high), (other_low, other_high)) = (self.signed_bounds(width), rhs.signed_bounds(width));
        let result = RangeWord::inclusive(width, of(low, other_low) as u64, of(high, other_high) as u64);
        let top = 1 << (width - 1);
        let wraps = |range: RangeWord| range.upper ^ top < range.lower ^ top && range.upper != top;
        self.bounded(rhs, width, wraps(self) || wraps(rhs), Preferred::Signed, result)
    }

    /// Bounds a minimum or maximum, which is one of both values. That is better only if a range wraps.
    fn bounded(self, rhs: RangeWord, width: u32, wraps: bool, preferred: Preferred, result: RangeWord) -> RangeWord {
        match wraps {
            true => result.intersect(self.union(rhs, width, preferred), width, preferred),
            false => result,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::int::ApInt;
    use crate::range::ConstantRange;

    /// Returns ranges of a width: all of small ones, and those with remarkable ends of others.
    pub(in crate::range) fn ranges(width: u32) -> Vec<ConstantRange> {
        let all = mask(width);
        let numbers: Vec<u64> = match width {
            1..=3 => (0..=all).collect(),
            _ => vec![0, 1, 2, 77, (all >> 1) - 1, all >> 1, (all >> 1) + 1, (all >> 1) + 2, all - 1, all],
        };
        let number = |value: u64| ApInt::new(width, value);
        let pairs = numbers.iter().flat_map(|&low| numbers.iter().map(move |&high| (low, high)));
        pairs.filter_map(|(low, high)| ConstantRange::new(number(low), number(high))).collect()
    }

    pub(in crate::range) fn word(range: &ConstantRange) -> RangeWord {
        RangeWord::new(range).expect("at most 64 bits")
    }

    #[test]
    fn operations_on_two_words_are_those_of_ranges() {
        use RangePredicate::*;
        const PREFERRED: [Preferred; 3] = [Preferred::Smallest, Preferred::Unsigned, Preferred::Signed];
        let mut compared = 0;
        for width in [1, 2, 3, 8, 33, 64] {
            let all = ranges(width);
            for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
                let (one, two) = (word(a), word(b));
                let mut same = |name: &str, found: RangeWord, expected: &ConstantRange| {
                    assert_eq!(&found.widen(width), expected, "{name} of {a} and {b}, {width} bits");
                    compared += 1;
                };
                same("add", one.add(two, width), &a.add(b));
                same("sub", one.sub(two, width), &a.sub(b));
                same("mul", one.mul(two, width), &a.mul(b));
                same("udiv", one.udiv(two, width), &a.udiv(b));
                same("lshr", one.lshr(two, width), &a.lshr(b));
                same("ashr", one.ashr(two, width), &a.ashr(b));
                same("umin", one.umin(two, width), &a.umin(b));
                same("umax", one.umax(two, width), &a.umax(b));
                same("smin", one.smin(two, width), &a.smin(b));
                same("smax", one.smax(two, width), &a.smax(b));
                for (flags, preferred) in (0..4).flat_map(|flags| PREFERRED.map(|preferred| (flags, preferred))) {
                    let (nsw, nuw) = (flags & 1 != 0, flags & 2 != 0);
                    let sum = one.add_no_wrap(two, width, nsw, nuw, preferred);
                    same("add", sum, &a.add_no_wrap(b, nsw, nuw, preferred));
                    let difference = one.sub_no_wrap(two, width, nsw, nuw, preferred);
                    same("sub", difference, &a.sub_no_wrap(b, nsw, nuw, preferred));
                    let product = one.mul_no_wrap(two, width, nsw, nuw, preferred);
                    same("mul", product, &a.mul_no_wrap(b, nsw, nuw, preferred));
                }
                for predicate in [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle] {
                    assert_eq!(one.implies(predicate, two, width), a.implies(predicate, b), "{a} {predicate:?} {b}");
                }
                assert_eq!(one.contains_range(two, width), a.contains_range(b), "{a} {b}");
            }
        }
        assert!(compared > 400_000, "{compared}");
    }

    #[test]
    fn operations_on_one_word_are_those_of_a_range() {
        let mut compared = 0;
        for width in [1, 2, 3, 8, 33, 64] {
            for range in ranges(width) {
                let one = word(&range);
                for value in [0, 1, 77, mask(width) >> 1, mask(width)] {
                    let value = value & mask(width);
                    assert_eq!(one.contains(value, width), range.contains(&ApInt::new(width, value)), "{range}");
                }
                let known = one.to_known_bits(width);
                assert_eq!(known.widen(width), range.to_known_bits(), "{range}");
                for signed in [false, true] {
                    let back = RangeWord::from_known_bits(known, signed, width).widen(width);
                    assert_eq!(back, ConstantRange::from_known_bits(&range.to_known_bits(), signed), "{range}");
                }
                for to in [1, 2, 3, 8, 33, 64] {
                    if to >= width {
                        assert_eq!(one.zext(width, to).widen(to), range.zext(to), "{range}");
                        assert_eq!(one.sext(width, to).widen(to), range.sext(to), "{range}");
                    }
                    if to < width {
                        for (nsw, nuw) in [(false, false), (true, false), (false, true), (true, true)] {
                            let narrow = one.trunc(width, to, nsw, nuw).widen(to);
                            assert_eq!(narrow, range.trunc(to, nsw, nuw), "{range} to {to} bits, {nsw} {nuw}");
                        }
                    }
                    compared += 1;
                }
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
