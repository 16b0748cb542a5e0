//! [`RangeWord`]: a range of integers of at most 64 bits, in two machine words.
//!
//! It needs no destructor and stays in registers, for answers that are looked at once. Operations are those of
//! [`ConstantRange`].

use super::ends::Ends;
use super::{ConstantRange, Preferred, RangePredicate};
use crate::int::ApInt;
use crate::number::Word;

/// The integers from `lower` on and below `upper`, modulo 2^width, as in [`ConstantRange`]. The width, 1 to 64, is
/// known to the caller. Bits beyond it are zero in both words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RangeWord {
    /// The first value.
    pub lower: u64,
    /// The value after the last.
    pub upper: u64,
}

impl RangeWord {
    /// Returns the set of all integers of a width.
    #[inline]
    #[must_use]
    pub fn full(width: u32) -> RangeWord {
        let all = u64::MAX >> (64 - width);
        RangeWord { lower: all, upper: all }
    }

    /// Returns the integers from `lower` on and below `upper`, whose bits beyond the width are dropped; the full set if
    /// both are equal.
    #[inline]
    #[must_use]
    pub fn non_empty(width: u32, lower: u64, upper: u64) -> RangeWord {
        let all = u64::MAX >> (64 - width);
        let range = RangeWord { lower: lower & all, upper: upper & all };
        if range.lower == range.upper { RangeWord::full(width) } else { range }
    }

    /// Returns a range as words; `None` if its integers have more than 64 bits.
    #[inline]
    #[must_use]
    pub fn new(range: &ConstantRange) -> Option<RangeWord> {
        Some(RangeWord { lower: range.lower.word()?.bits(), upper: range.upper.word()?.bits() })
    }

    /// Returns the same range of any width.
    #[inline]
    #[must_use]
    pub fn widen(self, width: u32) -> ConstantRange {
        ConstantRange { lower: ApInt::new(width, self.lower), upper: ApInt::new(width, self.upper) }
    }

    /// The empty set.
    pub const EMPTY: RangeWord = RangeWord { lower: 0, upper: 0 };

    /// Returns the set of one integer, whose bits beyond the width are dropped.
    #[inline]
    #[must_use]
    pub fn single(width: u32, value: u64) -> RangeWord {
        let all = mask(width);
        RangeWord { lower: value & all, upper: value.wrapping_add(1) & all }
    }

    /// Whether it has all integers.
    #[inline]
    #[must_use]
    pub fn is_full(self) -> bool {
        self.lower == self.upper && self.lower != 0
    }

    /// Whether it has no integer.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.lower | self.upper == 0
    }

    /// Returns the smallest and the largest value as unsigned numbers; zero and the largest number for the empty set.
    #[inline]
    #[must_use]
    pub fn unsigned_bounds(self, width: u32) -> (u64, u64) {
        bounds(self.lower, self.upper, self.is_full(), mask(width))
    }

    /// Returns the smallest and the largest value as signed numbers; zero and minus one for the empty set.
    #[inline]
    #[must_use]
    pub fn signed_bounds(self, width: u32) -> (i64, i64) {
        // With the highest bit flipped, signed numbers are ordered as unsigned ones.
        let top = 1 << (width - 1);
        let (low, high) = bounds(self.lower ^ top, self.upper ^ top, self.is_full(), mask(width));
        let signed = |number: u64| ((number ^ top) << (64 - width)) as i64 >> (64 - width);
        (signed(low), signed(high))
    }

    /// Returns the only value; `None` unless there is exactly one.
    #[inline]
    #[must_use]
    pub fn as_single(self, width: u32) -> Option<u64> {
        let is_single = self.lower != self.upper && self.upper.wrapping_sub(self.lower) & mask(width) == 1;
        is_single.then_some(self.lower)
    }

    /// Returns the integers that are not in it.
    #[inline]
    #[must_use]
    pub fn inverse(self, width: u32) -> RangeWord {
        match self.lower == self.upper {
            true if self.lower == 0 => RangeWord::full(width),
            true => RangeWord::EMPTY,
            false => RangeWord { lower: self.upper, upper: self.lower },
        }
    }

    /// Returns the range with a number subtracted from each integer.
    #[inline]
    #[must_use]
    pub fn minus(self, width: u32, number: u64) -> RangeWord {
        let shift = |end: u64| end.wrapping_sub(number) & mask(width);
        match self.lower == self.upper {
            true => self,
            false => RangeWord { lower: shift(self.lower), upper: shift(self.upper) },
        }
    }

    /// See [`ConstantRange::intersect`].
    #[inline]
    #[must_use]
    pub fn intersect(self, other: RangeWord, width: u32, preferred: Preferred) -> RangeWord {
        RangeWord::of_ends(self.ends(width).intersect(&other.ends(width), preferred))
    }

    /// See [`ConstantRange::union`].
    #[inline]
    #[must_use]
    pub fn union(self, other: RangeWord, width: u32, preferred: Preferred) -> RangeWord {
        RangeWord::of_ends(self.ends(width).union(&other.ends(width), preferred))
    }

    /// See [`ConstantRange::allowed_by`].
    #[must_use]
    pub fn allowed_by(predicate: RangePredicate, rhs: RangeWord, width: u32) -> RangeWord {
        use RangePredicate::*;
        if rhs.is_empty() {
            return rhs;
        }
        let smallest = 1 << (width - 1);
        // Signed numbers are ordered as their bits with the highest one flipped are.
        let flip = if predicate.is_signed() { smallest } else { 0 };
        let (low, high) = (rhs.lower ^ flip, rhs.upper ^ flip);
        let goes_around = rhs.is_full() || high < low;
        // The value after the largest one, and the smallest one.
        let (end, start) = (if goes_around { 0 } else { high }, if goes_around && high != 0 { 0 } else { low });
        let of = |low: u64, high: u64| RangeWord::non_empty(width, low ^ flip, high ^ flip);
        // An interval without elements has equal ends.
        let below =
            |low: u64, high: u64| if (low ^ high) & mask(width) == 0 { RangeWord::EMPTY } else { of(low, high) };
        match predicate {
            Eq => rhs,
            Ne => match rhs.as_single(width) {
                Some(value) => RangeWord::single(width, value).inverse(width),
                None => RangeWord::full(width),
            },
            Ult | Slt => below(0, end.wrapping_sub(1)),
            Ule | Sle => of(0, end),
            Ugt | Sgt => below(start.wrapping_add(1), 0),
            Uge | Sge => of(start, 0),
        }
    }

    #[inline]
    fn ends(self, width: u32) -> Ends<Word> {
        Ends::new(Word::new(width, self.lower), Word::new(width, self.upper))
    }

    #[inline]
    pub(super) fn of_ends(ends: Ends<Word>) -> RangeWord {
        let (lower, upper) = ends.into_parts();
        RangeWord { lower: lower.bits(), upper: upper.bits() }
    }
}

/// Returns the smallest and the largest of the numbers from `lower` on and below `upper`, modulo `all` plus one.
fn bounds(lower: u64, upper: u64, is_full: bool, all: u64) -> (u64, u64) {
    let low = if is_full || (lower > upper && upper != 0) { 0 } else { lower };
    let high = if is_full || lower > upper { all } else { upper.wrapping_sub(1) & all };
    (low, high)
}

/// Returns the bits of a width of 1 to 64.
#[inline]
pub(super) fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::range::word_arith::tests::ranges;

    #[test]
    fn words_are_ranges() {
        for width in [1, 7, 32, 64] {
            let number = |value: u64| ApInt::new(width, value);
            let wide = [
                ConstantRange::full(width),
                ConstantRange::empty(width),
                ConstantRange::single(&number(1)),
                ConstantRange::non_empty(number(5), number(u64::MAX)),
            ];
            for range in wide {
                let word = RangeWord::new(&range).unwrap();
                assert_eq!(word.widen(width), range);
                assert_eq!(word.is_full(), range.is_full());
            }
            assert!(!RangeWord::non_empty(width, 1 << (width - 1), 0).is_full());
            assert_eq!(RangeWord::non_empty(width, 3, 3), RangeWord::full(width));
        }
        assert_eq!(RangeWord::new(&ConstantRange::full(65)), None);
    }

    #[test]
    fn bounds_are_those_of_ranges() {
        for width in [1, 3, 64] {
            for range in ranges(width) {
                let word = RangeWord::new(&range).unwrap();
                let unsigned = [range.umin_value(), range.umax_value()].map(|bound| bound.low_u64());
                let signed = [range.smin_value(), range.smax_value()].map(|bound| bound.to_i64().unwrap());
                assert_eq!(<[u64; 2]>::from(word.unsigned_bounds(width)), unsigned, "{range:?}");
                assert_eq!(<[i64; 2]>::from(word.signed_bounds(width)), signed, "{range:?}");
            }
        }
    }

    #[test]
    fn operations_on_words_are_those_of_ranges() {
        use RangePredicate::*;
        let mut compared = 0;
        for width in [1, 2, 3, 8, 33, 64] {
            let all = ranges(width);
            for a in &all {
                let word = RangeWord::new(a).unwrap();
                let mut same = |found: RangeWord, expected: &ConstantRange| {
                    assert_eq!(&found.widen(width), expected, "{a} of {width} bits");
                    compared += 1;
                };
                same(word.inverse(width), &a.inverse());
                same(word.minus(width, 5), &a.sub(&ConstantRange::single(&ApInt::new(width, 5))));
                assert_eq!(word.as_single(width), a.as_single().and_then(ApInt::to_u64));
                assert_eq!((word.is_empty(), word.is_full()), (a.is_empty(), a.is_full()));
                for predicate in [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle] {
                    let expected = ConstantRange::allowed_by(predicate, a);
                    same(RangeWord::allowed_by(predicate, word, width), &expected);
                }
                for b in &all {
                    let other = RangeWord::new(b).unwrap();
                    for preferred in [Preferred::Smallest, Preferred::Unsigned, Preferred::Signed] {
                        same(word.union(other, width, preferred), &a.union(b, preferred));
                        same(word.intersect(other, width, preferred), &a.intersect(b, preferred));
                    }
                }
            }
        }
        assert!(compared > 100_000, "{compared}");
    }
}
