//! [`KnownWord`]: known bits of an integer of at most 64 bits, in two machine words.
//!
//! Most integers and pointers of a program are that small. Two words stay in registers, need no destructor, and
//! leave the width to the caller, who knows it from the type. The results are those of [`KnownBits`].

use super::KnownBits;
use super::parts::Parts;
use crate::int::ApInt;
use crate::number::Word;

/// Known bits of an integer of 1 to 64 bits, whose width is passed to the operations that need it. Bits beyond the
/// width are zero in both words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KnownWord {
    /// The bits that are zero.
    pub zero: u64,
    /// The bits that are one.
    pub one: u64,
}

/// Returns the bits of a width of 1 to 64.
#[inline]
fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// Returns the lowest `count` bits.
#[inline]
fn low(count: u32) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

/// Returns the highest `count` bits of a width; all of them if it has fewer.
#[inline]
fn high(width: u32, count: u32) -> u64 {
    if count >= width { mask(width) } else { mask(width) & !low(width - count) }
}

impl KnownWord {
    /// The knowledge that nothing is known.
    pub const UNKNOWN: KnownWord = KnownWord { zero: 0, one: 0 };

    /// Returns the knowledge of one value, whose bits beyond the width are dropped.
    #[inline]
    #[must_use]
    pub fn constant(width: u32, value: u64) -> KnownWord {
        KnownWord { zero: !value & mask(width), one: value & mask(width) }
    }

    /// Returns known bits as words; `None` if there are more than 64.
    #[inline]
    #[must_use]
    pub fn new(known: &KnownBits) -> Option<KnownWord> {
        Some(KnownWord { zero: known.zero.word()?.bits(), one: known.one.word()?.bits() })
    }

    /// Returns the same as known bits of any width.
    #[inline]
    #[must_use]
    pub fn widen(self, width: u32) -> KnownBits {
        KnownBits { zero: ApInt::new(width, self.zero), one: ApInt::new(width, self.one) }
    }

    #[inline]
    fn parts(self, width: u32) -> Parts<Word> {
        Parts { zero: Word::new(width, self.zero), one: Word::new(width, self.one) }
    }

    #[inline]
    fn of_parts(parts: Parts<Word>) -> KnownWord {
        KnownWord { zero: parts.zero.bits(), one: parts.one.bits() }
    }

    /// Returns zero, as [`KnownBits`] does for an operation that has no defined result.
    #[inline]
    fn of_poison(width: u32) -> KnownWord {
        KnownWord::constant(width, 0)
    }

    /// Whether nothing is known.
    #[inline]
    #[must_use]
    pub fn is_unknown(self) -> bool {
        self.zero | self.one == 0
    }

    /// Whether some bit is known to be both zero and one.
    #[inline]
    #[must_use]
    pub fn has_conflict(self) -> bool {
        self.zero & self.one != 0
    }

    /// Returns the value, if all its bits are known.
    #[inline]
    #[must_use]
    pub fn as_constant(self, width: u32) -> Option<u64> {
        (self.zero ^ self.one == mask(width)).then_some(self.one)
    }

    /// Returns the bits on which both agree; see [`KnownBits::join`].
    #[inline]
    #[must_use]
    pub fn join(self, other: KnownWord) -> KnownWord {
        KnownWord { zero: self.zero & other.zero, one: self.one & other.one }
    }

    /// Marks the lowest `count` bits as zero.
    #[inline]
    pub fn set_trailing_zeros(&mut self, width: u32, count: u32) {
        self.zero |= low(count) & mask(width);
    }

    /// Marks the highest `count` bits as zero.
    #[inline]
    pub fn set_leading_zeros(&mut self, width: u32, count: u32) {
        self.zero |= high(width, count);
    }

    /// Marks the highest `count` bits as one.
    #[inline]
    pub fn set_leading_ones(&mut self, width: u32, count: u32) {
        self.one |= high(width, count);
    }

    /// Number of lowest bits that are known to be zero.
    #[inline]
    #[must_use]
    pub fn min_trailing_zeros(self) -> u32 {
        self.zero.trailing_ones()
    }

    /// Number of highest bits that are known to be zero.
    #[inline]
    #[must_use]
    pub fn min_leading_zeros(self, width: u32) -> u32 {
        (self.zero << (64 - width)).leading_ones()
    }

    /// Number of highest bits that are known to be one.
    #[inline]
    #[must_use]
    pub fn min_leading_ones(self, width: u32) -> u32 {
        (self.one << (64 - width)).leading_ones()
    }

    /// Number of highest bits that are known to be copies of the sign bit, at least 1.
    #[inline]
    #[must_use]
    pub fn min_sign_bits(self, width: u32) -> u32 {
        self.min_leading_zeros(width).max(self.min_leading_ones(width)).max(1)
    }

    /// Marks the highest bit as zero and not one.
    #[inline]
    pub fn set_non_negative(&mut self, width: u32) {
        let top = 1 << (width - 1);
        self.zero |= top;
        self.one &= !top;
    }

    /// Bits that are known of either of two descriptions of the same value. There is a conflict where they contradict each
    /// other.
    #[inline]
    #[must_use]
    pub fn meet(self, other: KnownWord) -> KnownWord {
        KnownWord { zero: self.zero | other.zero, one: self.one | other.one }
    }

    /// `and`
    #[inline]
    #[must_use]
    pub fn and(self, rhs: KnownWord) -> KnownWord {
        KnownWord { zero: self.zero | rhs.zero, one: self.one & rhs.one }
    }

    /// `or`
    #[inline]
    #[must_use]
    pub fn or(self, rhs: KnownWord) -> KnownWord {
        KnownWord { zero: self.zero & rhs.zero, one: self.one | rhs.one }
    }

    /// `xor`
    #[inline]
    #[must_use]
    pub fn xor(self, rhs: KnownWord) -> KnownWord {
        KnownWord { zero: self.zero & rhs.zero | self.one & rhs.one, one: self.zero & rhs.one | self.one & rhs.zero }
    }

    /// `trunc` to a width.
    #[inline]
    #[must_use]
    pub fn trunc(self, width: u32) -> KnownWord {
        KnownWord { zero: self.zero & mask(width), one: self.one & mask(width) }
    }

    /// `zext` from a width to another one.
    #[inline]
    #[must_use]
    pub fn zext(self, from: u32, width: u32) -> KnownWord {
        KnownWord { zero: self.zero | mask(width) & !mask(from), one: self.one }
    }

    /// `sext` from a width to another one.
    #[inline]
    #[must_use]
    pub fn sext(self, from: u32, width: u32) -> KnownWord {
        let extend = |bits: u64| ((bits << (64 - from)) as i64 >> (64 - from)) as u64 & mask(width);
        KnownWord { zero: extend(self.zero), one: extend(self.one) }
    }

    /// Truncates or extends with zeros.
    #[inline]
    #[must_use]
    pub fn zext_or_trunc(self, from: u32, width: u32) -> KnownWord {
        if width <= from { self.trunc(width) } else { self.zext(from, width) }
    }

    /// `add`, with `nsw` and `nuw`.
    #[inline]
    #[must_use]
    pub fn add(self, rhs: KnownWord, width: u32, nsw: bool, nuw: bool) -> KnownWord {
        if self.is_unknown() && rhs.is_unknown() {
            return KnownWord::UNKNOWN;
        }
        if !nsw && !nuw {
            return KnownWord::of_parts(self.parts(width).add_with_carry(&rhs.parts(width), true, false));
        }
        if self.is_unknown() && rhs.leaves_unknown(width, nuw) || rhs.is_unknown() && self.leaves_unknown(width, nuw) {
            return KnownWord::UNKNOWN;
        }
        if !nsw && let Some(sum) = self.add_without_bound(rhs, width) {
            return sum;
        }
        let sum = self.parts(width).checked_add(&rhs.parts(width), nsw, nuw);
        sum.map_or(KnownWord::of_poison(width), KnownWord::of_parts)
    }

    /// Sum with `nuw`, if the flag says nothing more of it: the highest bit may be one, with which every sum is possible, and
    /// may be zero with a sum that is large enough.
    #[inline]
    fn add_without_bound(self, rhs: KnownWord, width: u32) -> Option<KnownWord> {
        let (all, top) = (mask(width), 1 << (width - 1));
        let least = self.one.checked_add(rhs.one)?;
        // Without an overflow of the largest sum, that is a bound as well.
        if (!self.zero & all).checked_add(!rhs.zero & all).is_some_and(|most| most <= all) {
            return None;
        }
        let sum = KnownWord::of_parts(self.parts(width).add_with_carry(&rhs.parts(width), true, false));
        let is_free = (sum.zero | sum.one) & top == 0 && least < top && least <= !sum.zero & (all >> 1);
        is_free.then_some(sum)
    }

    /// Whether nothing is known of the sum of an unknown number and this, which is a constant: the sums that do not
    /// wrap have both values of each bit.
    #[inline]
    fn leaves_unknown(self, width: u32, nuw: bool) -> bool {
        let top = 1 << (width - 1);
        self.zero ^ self.one == mask(width) && self.one != top && (!nuw || self.one & top == 0)
    }

    /// `sub`, with `nsw` and `nuw`.
    #[inline]
    #[must_use]
    pub fn sub(self, rhs: KnownWord, width: u32, nsw: bool, nuw: bool) -> KnownWord {
        if self.is_unknown() && rhs.is_unknown() {
            return KnownWord::UNKNOWN;
        }
        let difference = self.parts(width).checked_sub(&rhs.parts(width), nsw, nuw);
        difference.map_or(KnownWord::of_poison(width), KnownWord::of_parts)
    }

    /// `mul`, whose operands may be the same value.
    #[inline]
    #[must_use]
    pub fn mul(self, rhs: KnownWord, width: u32) -> KnownWord {
        if self.is_unknown() && rhs.is_unknown() {
            return KnownWord::UNKNOWN;
        }
        // Of an unknown factor only the zeros that a constant shifts in are left.
        for (factor, other) in [(self, rhs), (rhs, self)] {
            if other.is_unknown()
                && let Some(factor) = factor.as_constant(width)
            {
                return KnownWord { zero: low(factor.trailing_zeros()) & mask(width), one: 0 };
            }
        }
        KnownWord::of_parts(self.parts(width).mul(&rhs.parts(width)))
    }

    /// `shl`, with `nuw` and `nsw`.
    #[inline]
    #[must_use]
    pub fn shl(self, amount: KnownWord, width: u32, nuw: bool, nsw: bool) -> KnownWord {
        self.by_amount(amount, width, |by| {
            let mut shifted =
                KnownWord { zero: (self.zero << by | low(by)) & mask(width), one: self.one << by & mask(width) };
            if nuw && self.one & high(width, by) != 0 {
                return None;
            }
            if nsw {
                // The bits that are shifted out are copies of the sign bit of the result.
                let (copies, top) = (high(width, by + 1), 1 << (width - 1));
                let (zero, one) = (self.zero & copies != 0, self.one & copies != 0);
                let is_positive = nuw && by > 0;
                if one && (zero || is_positive) {
                    return None;
                }
                shifted.zero |= if zero || is_positive { top } else { 0 };
                shifted.one |= if one { top } else { 0 };
            }
            Some(shifted)
        })
    }

    /// `lshr`, with `exact`.
    #[inline]
    #[must_use]
    pub fn lshr(self, amount: KnownWord, width: u32, exact: bool) -> KnownWord {
        self.by_amount(amount, width, |by| {
            let shifted = KnownWord { zero: self.zero >> by | high(width, by), one: self.one >> by };
            (!exact || !self.loses_ones(by)).then_some(shifted)
        })
    }

    /// `ashr`, with `exact`.
    #[inline]
    #[must_use]
    pub fn ashr(self, amount: KnownWord, width: u32, exact: bool) -> KnownWord {
        let extended = self.sext(width, 64);
        self.by_amount(amount, width, |by| {
            let shift = |bits: u64| (bits as i64 >> by) as u64 & mask(width);
            let shifted = KnownWord { zero: shift(extended.zero), one: shift(extended.one) };
            (!exact || !self.loses_ones(by)).then_some(shifted)
        })
    }

    /// Whether some of the lowest `count` bits, which are fewer than 64, is known to be one.
    #[inline]
    fn loses_ones(self, count: u32) -> bool {
        self.one & low(count) != 0
    }

    /// Joins the results for all possible amounts below the width. A result that is missing is poison.
    #[inline]
    fn by_amount(self, amount: KnownWord, width: u32, shift: impl Fn(u32) -> Option<KnownWord>) -> KnownWord {
        if amount.one >= u64::from(width) {
            return KnownWord::of_poison(width);
        }
        let least = amount.one as u32;
        let most = (!amount.zero & mask(width)).min(u64::from(width - 1)) as u32;
        let mut joined: Option<KnownWord> = None;
        for by in least..=most {
            if u64::from(by) & amount.zero != 0 || !u64::from(by) & amount.one != 0 {
                continue;
            }
            let Some(shifted) = shift(by) else { continue };
            let next = joined.map_or(shifted, |known| known.join(shifted));
            if next.is_unknown() {
                return next;
            }
            joined = Some(next);
        }
        joined.unwrap_or(KnownWord::of_poison(width))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers from a linear congruential generator (Knuth's MMIX), by their high bits.
    fn random(state: &mut u64) -> u64 {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        *state >> 11 ^ *state << 29
    }

    #[test]
    fn words_agree_with_known_bits() {
        let mut state = 3;
        let mut compared = 0;
        for width in [1, 2, 3, 8, 31, 32, 33, 63, 64] {
            for round in 0..3000u64 {
                let mut known = || {
                    let value = random(&mut state);
                    let bits = value as i64 >> (value & 63);
                    let known = if round % 3 == 0 { u64::MAX } else { random(&mut state) & random(&mut state) };
                    let all = KnownWord::constant(width, bits as u64);
                    KnownWord { zero: all.zero & known, one: all.one & known }
                };
                let (a, b) = (known(), known());
                // Amounts are mostly below the width.
                let by = KnownWord::constant(width, random(&mut state) % u64::from(width + 1));
                let (wide, other, amount) = (a.widen(width), b.widen(width), by.widen(width));
                let mut same = |word: KnownWord, to: u32, bits: KnownBits| {
                    assert_eq!(word.widen(to), bits, "{wide} {other} {amount}");
                    assert_eq!(Some(word), KnownWord::new(&bits));
                    compared += 1;
                };
                same(a.and(b), width, wide.and(&other));
                same(a.or(b), width, wide.or(&other));
                same(a.xor(b), width, wide.xor(&other));
                same(a.join(b), width, wide.join(&other));
                same(a.meet(b), width, wide.meet(&other));
                assert_eq!(a.min_sign_bits(width), wide.min_sign_bits(), "{wide}");
                same(a.mul(b, width), width, wide.mul(&other, false));
                for (one, two) in [(false, false), (false, true), (true, false), (true, true)] {
                    same(a.add(b, width, one, two), width, wide.add(&other, one, two));
                    same(a.sub(b, width, one, two), width, wide.sub(&other, one, two));
                    same(a.shl(by, width, one, two), width, wide.shl(&amount, one, two));
                    same(a.shl(b, width, one, two), width, wide.shl(&other, one, two));
                }
                for exact in [false, true] {
                    same(a.lshr(by, width, exact), width, wide.lshr(&amount, exact));
                    same(a.ashr(by, width, exact), width, wide.ashr(&amount, exact));
                    same(a.lshr(b, width, exact), width, wide.lshr(&other, exact));
                    same(a.ashr(b, width, exact), width, wide.ashr(&other, exact));
                }
                for to in [1, 7, 32, 64] {
                    same(a.zext_or_trunc(width, to), to, wide.zext_or_trunc(to));
                    if to >= width {
                        same(a.sext(width, to), to, wide.sext(to));
                    } else {
                        same(a.trunc(to), to, wide.trunc(to));
                    }
                }
                let constant = KnownWord::constant(width, random(&mut state) >> (round % 64));
                let (unknown, number) = (KnownBits::unknown(width), constant.widen(width));
                for (nsw, nuw) in [(false, true), (true, false), (true, true)] {
                    same(KnownWord::UNKNOWN.add(constant, width, nsw, nuw), width, unknown.add(&number, nsw, nuw));
                    same(constant.add(KnownWord::UNKNOWN, width, nsw, nuw), width, number.add(&unknown, nsw, nuw));
                }
                same(KnownWord::UNKNOWN.mul(constant, width), width, unknown.mul(&number, false));
                same(constant.mul(KnownWord::UNKNOWN, width), width, number.mul(&unknown, false));
                assert_eq!(a.as_constant(width), wide.as_constant().and_then(ApInt::to_u64));
                assert_eq!((a.is_unknown(), a.has_conflict()), (wide.is_unknown(), wide.has_conflict()));
                let (mut word, mut bits) = (a, wide.clone());
                word.set_trailing_zeros(width, 5);
                bits.set_trailing_zeros(5);
                same(word, width, bits);
                let (mut word, mut bits) = (a, wide.clone());
                word.set_leading_zeros(width, b.min_leading_zeros(width) + 1);
                bits.set_leading_zeros(other.min_leading_zeros() + 1);
                word.set_leading_ones(width, b.min_leading_ones(width) + 2);
                bits.set_leading_ones(other.min_leading_ones() + 2);
                same(word, width, bits);
                assert_eq!(a.min_trailing_zeros(), wide.min_trailing_zeros());
            }
        }
        assert!(compared > 500_000, "{compared}");
    }
}
