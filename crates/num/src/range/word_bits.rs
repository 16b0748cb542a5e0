//! Bitwise operations, shifts to the left and remainders of [`RangeWord`]s. Each has the result of the one of
//! [`ConstantRange`](super::ConstantRange) with the same name.

use super::Preferred;
use super::bits::{MAX_AMOUNTS, lowest_of};
use super::word::{RangeWord, mask};
use crate::known_bits::KnownWord;
use crate::number::Word;

/// Returns the smallest conjunction of two numbers from two intervals.
fn lowest_and(left: (u64, u64), right: (u64, u64), width: u32) -> u64 {
    let word = |number: u64| Word::new(width, number);
    lowest_of((word(left.0), word(left.1)), (word(right.0), word(right.1))).bits()
}

/// Shifts to the left by any number of places.
#[inline]
fn shifted(number: u64, by: u32) -> u64 {
    number.checked_shl(by).unwrap_or(0)
}

impl RangeWord {
    fn by_known_bits(self, rhs: RangeWord, width: u32, op: impl Fn(KnownWord, KnownWord) -> KnownWord) -> RangeWord {
        let known = op(self.to_known_bits(width), rhs.to_known_bits(width));
        RangeWord::from_known_bits(known, false, width)
    }

    /// `and`
    #[must_use]
    pub fn and(self, rhs: RangeWord, width: u32) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        let (left, right) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
        let bounds = RangeWord::inclusive(width, lowest_and(left, right, width), left.1.min(right.1));
        self.by_known_bits(rhs, width, KnownWord::and).intersect(bounds, width, Preferred::Smallest)
    }

    /// `or`
    #[must_use]
    pub fn or(self, rhs: RangeWord, width: u32) -> RangeWord {
        if self.is_empty() || rhs.is_empty() {
            return RangeWord::EMPTY;
        }
        let (left, right) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
        // The complement of the conjunction of the complements.
        let high = !lowest_and((!left.1, !left.0), (!right.1, !right.0), width);
        let bounds = RangeWord::inclusive(width, left.0.max(right.0), high);
        self.by_known_bits(rhs, width, KnownWord::or).intersect(bounds, width, Preferred::Smallest)
    }

    /// `urem`
    #[must_use]
    pub fn urem(self, rhs: RangeWord, width: u32) -> RangeWord {
        let ((low, high), (least, most)) = (self.unsigned_bounds(width), rhs.unsigned_bounds(width));
        if self.is_empty() || rhs.is_empty() || most == 0 {
            return RangeWord::EMPTY;
        }
        if low == high && least == most {
            return RangeWord::single(width, low % most);
        }
        if high < least {
            return self;
        }
        RangeWord::inclusive(width, 0, high.min(most - 1))
    }

    /// `shl`
    #[must_use]
    pub fn shl(self, amount: RangeWord, width: u32) -> RangeWord {
        if self.is_empty() || amount.is_empty() {
            return RangeWord::EMPTY;
        }
        let (first, last) = amount.unsigned_bounds(width);
        let [least, most] = [first, last].map(|by| by.min(u64::from(width)) as u32);
        if least >= width {
            return RangeWord::EMPTY;
        }
        let (low, high) = self.unsigned_bounds(width);
        let leading_zeros = |number: u64| number.leading_zeros() - (64 - width);
        if least == most {
            // Bits that all values share may be shifted out.
            if least <= leading_zeros(low ^ high) {
                return RangeWord::inclusive(width, shifted(low, least), shifted(high, least));
            }
            let mut known = self.to_known_bits(width).shl(KnownWord::constant(width, first), width, false, false);
            known.set_trailing_zeros(width, least);
            return RangeWord::from_known_bits(known, false, width);
        }
        let (_, largest) = self.signed_bounds(width);
        if largest < 0 && most <= (low << (64 - width)).leading_ones() {
            return RangeWord::inclusive(width, shifted(low, most), shifted(high, least));
        }
        if most > leading_zeros(high) {
            return RangeWord::full(width);
        }
        RangeWord::inclusive(width, shifted(low, least), shifted(high, most))
    }

    /// `shl` with `nsw` and `nuw`.
    #[must_use]
    pub fn shl_no_wrap(self, amount: RangeWord, width: u32, nsw: bool, nuw: bool, preferred: Preferred) -> RangeWord {
        if self.is_empty() || amount.is_empty() {
            return RangeWord::EMPTY;
        }
        let (first, last) = amount.unsigned_bounds(width);
        if first >= u64::from(width) {
            return RangeWord::EMPTY;
        }
        let (least, most) = (first as u32, last.min(u64::from(width - 1)) as u32);
        if !nsw && !nuw || most - least >= MAX_AMOUNTS {
            return self.shl(amount, width);
        }
        let all = mask(width);
        let mut result = RangeWord::EMPTY;
        for by in least..=most {
            let mut values = self;
            if nuw {
                values = values.intersect(RangeWord::inclusive(width, 0, all >> by), width, Preferred::Unsigned);
            }
            if nsw {
                let most = all >> 1 >> by;
                values = values.intersect(RangeWord::inclusive(width, !most, most), width, Preferred::Signed);
            }
            if values.is_empty() {
                continue;
            }
            let (low, high) = match nuw {
                true => values.unsigned_bounds(width),
                false => {
                    let (low, high) = values.signed_bounds(width);
                    (low as u64, high as u64)
                }
            };
            let range = RangeWord::inclusive(width, shifted(low, by), shifted(high, by));
            result = result.union(range, width, preferred);
            if result.is_full() {
                break;
            }
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::range::word_arith::tests::{ranges, word};

    #[test]
    fn operations_on_words_are_those_of_ranges() {
        let mut compared = 0;
        for width in [1, 2, 3, 8, 33, 64] {
            let all = ranges(width);
            for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
                let (one, two) = (word(a), word(b));
                let mut same = |name: &str, found: RangeWord, expected: &crate::ConstantRange| {
                    assert_eq!(&found.widen(width), expected, "{name} of {a} and {b}, {width} bits");
                    compared += 1;
                };
                same("and", one.and(two, width), &a.and(b));
                same("or", one.or(two, width), &a.or(b));
                same("urem", one.urem(two, width), &a.urem(b));
                same("shl", one.shl(two, width), &a.shl(b));
                for (nsw, nuw) in [(false, false), (true, false), (false, true), (true, true)] {
                    for preferred in [Preferred::Smallest, Preferred::Unsigned, Preferred::Signed] {
                        let shifted = one.shl_no_wrap(two, width, nsw, nuw, preferred);
                        same("shl", shifted, &a.shl_no_wrap(b, nsw, nuw, preferred));
                    }
                }
            }
        }
        assert!(compared > 100_000, "{compared}");
    }

    #[test]
    fn shifts_by_few_places_are_those_of_ranges() {
        let number = |value: u64| crate::ApInt::new(32, value);
        let ends = [0, 1, 5, 31, 32, 33, 1 << 20, u64::MAX - 9, u64::MAX];
        let range = |low: u64, high: u64| crate::ConstantRange::non_empty(number(low), number(high));
        for (low, high) in ends.iter().flat_map(|&low| ends.map(|high| (low, high))) {
            for (least, most) in (0..34).flat_map(|least| (0..34).map(move |most| (least, most))) {
                let (a, b) = (range(low, high), range(least, most));
                for (nsw, nuw) in [(false, false), (true, false), (false, true), (true, true)] {
                    let found = word(&a).shl_no_wrap(word(&b), 32, nsw, nuw, Preferred::Smallest);
                    assert_eq!(found.widen(32), a.shl_no_wrap(&b, nsw, nuw, Preferred::Smallest), "{a} << {b}");
                }
            }
        }
    }
}
