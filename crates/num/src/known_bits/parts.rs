//! The transfer functions with many steps, for numbers of any representation: bounds, sums, differences and products.
//!
//! [`KnownBits`] has the same operations, and chooses: integers of at most 64 bits are machine words here.

use super::KnownBits;
use crate::int::ApInt;
use crate::number::{Number, Word};

/// Known bits with a representation: those that are zero, and those that are one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Parts<N> {
    pub(super) zero: N,
    pub(super) one: N,
}

/// Applies an expression to known bits and numbers: as machine words, if they are that small. Its value is an option
/// of [`Parts`], which becomes one of [`KnownBits`].
macro_rules! by_width {
    ($($name:ident = $of:expr),+ => $result:expr) => {{
        use crate::known_bits::parts::Operand;
        if let ($(Some($name),)+) = ($($of.words(),)+) {
            $result.map($crate::known_bits::KnownBits::from)
        } else {
            $(let $name = $of.wide();)+
            $result.map($crate::known_bits::KnownBits::from)
        }
    }};
}
pub(super) use by_width;

/// An operand in both representations.
pub(super) trait Operand {
    type Words;
    type Wide;
    /// Returns machine words, if the width is at most 64.
    fn words(&self) -> Option<Self::Words>;
    fn wide(&self) -> Self::Wide;
}

impl Operand for KnownBits {
    type Words = Parts<Word>;
    type Wide = Parts<ApInt>;

    #[inline]
    fn words(&self) -> Option<Parts<Word>> {
        Some(Parts { zero: self.zero.word()?, one: self.one.word()? })
    }

    #[cold]
    fn wide(&self) -> Parts<ApInt> {
        Parts { zero: self.zero.clone(), one: self.one.clone() }
    }
}

impl Operand for ApInt {
    type Words = Word;
    type Wide = ApInt;

    #[inline]
    fn words(&self) -> Option<Word> {
        self.word()
    }

    #[cold]
    fn wide(&self) -> ApInt {
        self.clone()
    }
}

impl From<Parts<Word>> for KnownBits {
    #[inline]
    fn from(parts: Parts<Word>) -> KnownBits {
        KnownBits { zero: parts.zero.into(), one: parts.one.into() }
    }
}

impl From<Parts<ApInt>> for KnownBits {
    fn from(parts: Parts<ApInt>) -> KnownBits {
        KnownBits { zero: parts.zero, one: parts.one }
    }
}

/// Sum, and whether the unsigned sum does not fit.
fn unsigned_sum<N: Number>(a: &N, b: &N) -> (N, bool) {
    let sum = a.add(b);
    let overflow = sum.is_below(b);
    (sum, overflow)
}

/// Sum, and whether the signed sum does not fit.
fn signed_sum<N: Number>(a: &N, b: &N) -> (N, bool) {
    let sum = a.add(b);
    let overflow = a.is_negative() == b.is_negative() && sum.is_negative() != a.is_negative();
    (sum, overflow)
}

/// Difference, and whether the signed difference does not fit.
fn signed_difference<N: Number>(a: &N, b: &N) -> (N, bool) {
    let difference = a.sub(b);
    let overflow = a.is_negative() != b.is_negative() && difference.is_negative() != a.is_negative();
    (difference, overflow)
}

/// Clamps the extreme result of a signed operation: `None` if even that extreme lies beyond the other end, so that
/// every result overflows. `is_negative` is the direction of the overflow.
fn clamped<N: Number>((result, overflow): (N, bool), is_high: bool, is_negative: bool) -> Option<N> {
    match (overflow, is_negative) {
        (false, _) => Some(result),
        (true, true) => (!is_high).then(|| result.signed_min()),
        (true, false) => is_high.then(|| result.signed_max()),
    }
}

impl<N: Number> Parts<N> {
    fn not(&self) -> Parts<N> {
        Parts { zero: self.one.clone(), one: self.zero.clone() }
    }

    fn meet(&self, other: &Parts<N>) -> Parts<N> {
        Parts { zero: self.zero.or(&other.zero), one: self.one.or(&other.one) }
    }

    fn join(&self, other: &Parts<N>) -> Parts<N> {
        Parts { zero: self.zero.and(&other.zero), one: self.one.and(&other.one) }
    }

    fn with_sign_flipped(&self) -> Parts<N> {
        let top = self.zero.width() - 1;
        Parts {
            zero: self.zero.with_bit(top, self.one.is_negative()),
            one: self.one.with_bit(top, self.zero.is_negative()),
        }
    }

    fn smallest(&self) -> N {
        self.one.clone()
    }

    fn largest(&self) -> N {
        self.zero.not()
    }

    fn smallest_signed(&self) -> N {
        let is_non_negative = self.zero.is_negative();
        if is_non_negative { self.one.clone() } else { self.one.or(&self.one.signed_min()) }
    }

    fn largest_signed(&self) -> N {
        let is_negative = self.one.is_negative();
        if is_negative { self.largest() } else { self.largest().and(&self.zero.signed_max()) }
    }

    /// See [`KnownBits::of_interval`].
    pub(super) fn of_interval(low: &N, high: &N) -> Parts<N> {
        let common = low.low_ones(low.xor(high).active_bits()).not();
        Parts { zero: low.not().and(&common), one: low.and(&common) }
    }

    /// Returns the smallest possible value from `low` on.
    fn smallest_from(&self, low: &N) -> Option<N> {
        let conflicts = low.and(&self.zero).or(&low.not().and(&self.one));
        if conflicts.is_zero() {
            return Some(low.clone());
        }
        let mut at = conflicts.active_bits() - 1;
        if low.bit(at) {
            // A bit above must grow: the lowest one that is zero in `low` and may be one.
            let free = low.or(&self.zero).not().and(&low.low_ones(at).not());
            if free.is_zero() {
                return None;
            }
            at = free.trailing_zeros();
        }
        let below = low.low_ones(at);
        Some(low.and(&below.not()).or(&self.one.and(&below)).with_bit(at, true))
    }

    /// See [`KnownBits::at_least`].
    pub(super) fn at_least(&self, low: &N) -> Option<Parts<N>> {
        let low = self.smallest_from(low)?;
        Some(self.meet(&Parts::of_interval(&low, &self.largest())))
    }

    /// See [`KnownBits::at_most`].
    pub(super) fn at_most(&self, high: &N) -> Option<Parts<N>> {
        // The complement reverses the order.
        self.not().at_least(&high.not()).map(|known| known.not())
    }

    /// See [`KnownBits::within_unsigned`].
    pub(super) fn within_unsigned(&self, low: &N, high: &N) -> Option<Parts<N>> {
        if high.is_below(low) {
            return None;
        }
        let low = self.smallest_from(low)?;
        let high = self.not().smallest_from(&high.not())?.not();
        if high.is_below(&low) {
            return None;
        }
        let differing = low.xor(&high).active_bits();
        if differing == 0 {
            return Some(Parts { zero: low.not(), one: low });
        }
        // The highest bit that differs splits the interval: below it, one half has only a lower bound and the
        // other half only an upper one.
        let both = self.meet(&Parts::of_interval(&low, &high));
        let lower = Parts { zero: both.zero.with_bit(differing - 1, true), one: both.one.clone() };
        let upper = Parts { one: both.one.with_bit(differing - 1, true), zero: both.zero };
        match (lower.at_least(&low), upper.at_most(&high)) {
            (Some(lower), Some(upper)) => Some(lower.join(&upper)),
            (lower, upper) => lower.or(upper),
        }
    }

    /// See [`KnownBits::within_signed`].
    pub(super) fn within_signed(&self, low: &N, high: &N) -> Option<Parts<N>> {
        let sign = low.signed_min();
        let within = self.with_sign_flipped().within_unsigned(&low.xor(&sign), &high.xor(&sign))?;
        Some(within.with_sign_flipped())
    }

    /// See [`KnownBits::add_with_carry`].
    pub(super) fn add_with_carry(&self, rhs: &Parts<N>, carry_zero: bool, carry_one: bool) -> Parts<N> {
        let carry = |known: bool| self.zero.same_width(u64::from(known));
        let largest = self.largest().add(&rhs.largest()).add(&carry(!carry_zero));
        let smallest = self.one.add(&rhs.one).add(&carry(carry_one));
        let carry_known_zero = largest.xor(&self.zero).xor(&rhs.zero).not();
        let carry_known_one = smallest.xor(&self.one).xor(&rhs.one);
        let known = self.zero.or(&self.one).and(&rhs.zero.or(&rhs.one)).and(&carry_known_zero.or(&carry_known_one));
        Parts { zero: largest.not().and(&known), one: smallest.and(&known) }
    }

    /// `add`; `None` if every sum overflows in spite of the flags.
    pub(super) fn checked_add(&self, rhs: &Parts<N>, nsw: bool, nuw: bool) -> Option<Parts<N>> {
        let mut sum = self.add_with_carry(rhs, true, false);
        if nuw {
            let (low, overflow) = unsigned_sum(&self.smallest(), &rhs.smallest());
            if overflow {
                return None;
            }
            let (high, overflow) = unsigned_sum(&self.largest(), &rhs.largest());
            sum = sum.within_unsigned(&low, &if overflow { high.all_ones() } else { high })?;
        }
        if nsw {
            let (low, high) = (rhs.smallest_signed(), rhs.largest_signed());
            let (low_is_negative, high_is_negative) = (low.is_negative(), high.is_negative());
            let low = clamped(signed_sum(&self.smallest_signed(), &low), false, low_is_negative)?;
            let high = clamped(signed_sum(&self.largest_signed(), &high), true, high_is_negative)?;
            sum = sum.within_signed(&low, &high)?;
        }
        Some(sum)
    }

    /// `sub`; `None` if every difference overflows in spite of the flags.
    pub(super) fn checked_sub(&self, rhs: &Parts<N>, nsw: bool, nuw: bool) -> Option<Parts<N>> {
        // a - b = a + ~b + 1
        let mut difference = self.add_with_carry(&rhs.not(), false, true);
        if nuw {
            let (largest, subtrahend) = (self.largest(), rhs.smallest());
            if largest.is_below(&subtrahend) {
                return None;
            }
            let (smallest, most) = (self.smallest(), rhs.largest());
            let low = if smallest.is_below(&most) { smallest.same_width(0) } else { smallest.sub(&most) };
            difference = difference.within_unsigned(&low, &largest.sub(&subtrahend))?;
        }
        if nsw {
            let (low, high) = (rhs.smallest_signed(), rhs.largest_signed());
            let (low_is_negative, high_is_negative) = (low.is_negative(), high.is_negative());
            let least = clamped(signed_difference(&self.smallest_signed(), &high), false, !high_is_negative)?;
            let most = clamped(signed_difference(&self.largest_signed(), &low), true, !low_is_negative)?;
            difference = difference.within_signed(&least, &most)?;
        }
        Some(difference)
    }

    /// `mul`, except for what is known of a square.
    pub(super) fn mul(&self, rhs: &Parts<N>) -> Parts<N> {
        // The lowest bits depend on the lowest bits only. Zeros below known bits extend what is known.
        let (left_zeros, right_zeros) = (self.zero.trailing_ones(), rhs.zero.trailing_ones());
        let left_known = self.zero.or(&self.one).trailing_ones();
        let right_known = rhs.zero.or(&rhs.one).trailing_ones();
        let known = (left_known - left_zeros)
            .min(right_known - right_zeros)
            .saturating_add(left_zeros)
            .saturating_add(right_zeros);
        let mask = self.zero.low_ones(known);
        let lowest = |value: &N, known: u32| value.and(&value.low_ones(known));
        let low = lowest(&self.one, left_known).mul(&lowest(&rhs.one, right_known));
        let product = Parts { zero: low.not().and(&mask), one: low.and(&mask) };
        match self.largest().checked_mul(&rhs.largest()) {
            Some(high) => product.within_unsigned(&self.one.mul(&rhs.one), &high).unwrap_or(product),
            None => product,
        }
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
    fn words_and_limbs_agree() {
        let mut state = 1;
        let mut compared = 0;
        for width in [1, 2, 7, 31, 32, 33, 63, 64] {
            for _ in 0..2000 {
                let mut number = || {
                    // Few bits that differ from the sign make bounds meaningful.
                    let value = random(&mut state);
                    let value = (value as i64 >> (value & 63)) as u64;
                    ApInt::new(width, value)
                };
                let mut known = || {
                    let (value, mask) = (number(), number());
                    KnownBits { zero: value.not().and(&mask), one: value.and(&mask) }
                };
                let (a, b) = (known(), known());
                let (low, high) = (number(), number());
                let (wa, wb) = (a.words().unwrap(), b.words().unwrap());
                let (wl, wh) = (low.words().unwrap(), high.words().unwrap());
                let (la, lb) = (a.wide(), b.wide());
                let mut same = |words: Option<Parts<Word>>, limbs: Option<Parts<ApInt>>| {
                    assert_eq!(words.map(KnownBits::from), limbs.map(KnownBits::from), "{a} {b} {low} {high}");
                    compared += 1;
                };
                for (nsw, nuw) in [(false, false), (false, true), (true, false), (true, true)] {
                    same(wa.checked_add(&wb, nsw, nuw), la.checked_add(&lb, nsw, nuw));
                    same(wa.checked_sub(&wb, nsw, nuw), la.checked_sub(&lb, nsw, nuw));
                }
                same(Some(wa.mul(&wb)), Some(la.mul(&lb)));
                same(wa.at_least(&wl), la.at_least(&low));
                same(wa.at_most(&wl), la.at_most(&low));
                same(wa.within_unsigned(&wl, &wh), la.within_unsigned(&low, &high));
                same(wa.within_signed(&wl, &wh), la.within_signed(&low, &high));
            }
        }
        assert_eq!(compared, 8 * 2000 * 13);
    }
}
