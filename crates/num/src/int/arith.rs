//! Arithmetic of [`ApInt`]: wrapping, with overflow flags, and saturating. Everything wraps to the width
//! unless its name indicates otherwise.

use super::{ApInt, Repr, sign_extend};
use crate::limbs;

impl ApInt {
    /// Wrapping sum.
    #[inline]
    #[track_caller]
    pub fn add(&self, rhs: &ApInt) -> ApInt {
        self.check_same(rhs);
        match (&self.repr, &rhs.repr) {
            (Repr::Small(a), Repr::Small(b)) => ApInt::small(self.width, a.wrapping_add(*b)),
            _ => self.add_large(rhs),
        }
    }

    /// Wrapping difference.
    #[inline]
    #[track_caller]
    pub fn sub(&self, rhs: &ApInt) -> ApInt {
        self.check_same(rhs);
        match (&self.repr, &rhs.repr) {
            (Repr::Small(a), Repr::Small(b)) => ApInt::small(self.width, a.wrapping_sub(*b)),
            _ => self.sub_large(rhs),
        }
    }

    /// Wrapping product.
    #[inline]
    #[track_caller]
    pub fn mul(&self, rhs: &ApInt) -> ApInt {
        self.check_same(rhs);
        match (&self.repr, &rhs.repr) {
            (Repr::Small(a), Repr::Small(b)) => ApInt::small(self.width, a.wrapping_mul(*b)),
            _ => ApInt::from_vec(self.width, limbs::mul(self.limbs(), rhs.limbs())),
        }
    }

    /// Wrapping negation: the smallest signed value is its own negation.
    #[inline]
    pub fn neg(&self) -> ApInt {
        match &self.repr {
            Repr::Small(a) => ApInt::small(self.width, a.wrapping_neg()),
            Repr::Large(_) => ApInt::zero(self.width).sub(self),
        }
    }

    /// Absolute value of the signed number, as an unsigned number: `|-128|` of `i8` is 128.
    #[inline]
    pub fn abs(&self) -> ApInt {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// Unsigned quotient; `None` for division by zero.
    #[track_caller]
    pub fn udiv(&self, rhs: &ApInt) -> Option<ApInt> {
        self.udiv_rem(rhs).map(|(quotient, _)| quotient)
    }

    /// Unsigned remainder; `None` for division by zero.
    #[track_caller]
    pub fn urem(&self, rhs: &ApInt) -> Option<ApInt> {
        self.udiv_rem(rhs).map(|(_, remainder)| remainder)
    }

    /// Unsigned quotient and remainder; `None` for division by zero.
    #[track_caller]
    pub fn udiv_rem(&self, rhs: &ApInt) -> Option<(ApInt, ApInt)> {
        self.check_same(rhs);
        match (&self.repr, &rhs.repr) {
            (Repr::Small(a), Repr::Small(b)) => {
                Some((ApInt::small(self.width, a.checked_div(*b)?), ApInt::small(self.width, a.checked_rem(*b)?)))
            }
            _ => {
                let (quotient, remainder) = limbs::div_rem(self.limbs(), rhs.limbs())?;
                Some((ApInt::from_vec(self.width, quotient), ApInt::from_vec(self.width, remainder)))
            }
        }
    }

    /// Signed quotient, rounded toward zero; `None` for division by zero. The only overflow, the smallest
    /// value divided by minus one, wraps to the smallest value: see [`ApInt::sdiv_overflow`].
    #[track_caller]
    pub fn sdiv(&self, rhs: &ApInt) -> Option<ApInt> {
        let quotient = self.abs().udiv(&rhs.abs())?;
        Some(if self.is_negative() != rhs.is_negative() { quotient.neg() } else { quotient })
    }

    /// Signed remainder, with the dividend's sign; `None` for division by zero. For the smallest value
    /// divided by minus one, it is 0.
    #[track_caller]
    pub fn srem(&self, rhs: &ApInt) -> Option<ApInt> {
        let remainder = self.abs().urem(&rhs.abs())?;
        Some(if self.is_negative() { remainder.neg() } else { remainder })
    }

    /// Whether the signed quotient does not fit: the smallest value divided by minus one. In LLVM, this is
    /// undefined for both `sdiv` and `srem`.
    #[track_caller]
    pub fn sdiv_overflow(&self, rhs: &ApInt) -> bool {
        self.check_same(rhs);
        rhs.is_all_ones() && self.is_signed_min()
    }

    /// Sum, and whether the unsigned sum does not fit.
    #[track_caller]
    pub fn uadd_overflow(&self, rhs: &ApInt) -> (ApInt, bool) {
        let sum = self.add(rhs);
        let overflow = sum.ult(rhs);
        (sum, overflow)
    }

    /// Sum, and whether the signed sum does not fit.
    #[track_caller]
    pub fn sadd_overflow(&self, rhs: &ApInt) -> (ApInt, bool) {
        let sum = self.add(rhs);
        let same_sign = self.is_negative() == rhs.is_negative();
        let overflow = same_sign && sum.is_negative() != self.is_negative();
        (sum, overflow)
    }

    /// Difference, and whether the unsigned difference does not fit (is negative).
    #[track_caller]
    pub fn usub_overflow(&self, rhs: &ApInt) -> (ApInt, bool) {
        (self.sub(rhs), self.ult(rhs))
    }

    /// Difference, and whether the signed difference does not fit.
    #[track_caller]
    pub fn ssub_overflow(&self, rhs: &ApInt) -> (ApInt, bool) {
        let difference = self.sub(rhs);
        let signs_differ = self.is_negative() != rhs.is_negative();
        let overflow = signs_differ && difference.is_negative() != self.is_negative();
        (difference, overflow)
    }

    /// Product, and whether the unsigned product does not fit.
    #[track_caller]
    pub fn umul_overflow(&self, rhs: &ApInt) -> (ApInt, bool) {
        self.check_same(rhs);
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &rhs.repr) {
            let exact = u128::from(*a) * u128::from(*b);
            return (ApInt::small(self.width, exact as u64), exact >> self.width != 0);
        }
        let exact = limbs::mul(self.limbs(), rhs.limbs());
        let overflow = limbs::bit_length(&exact) > u64::from(self.width);
        (ApInt::from_vec(self.width, exact), overflow)
    }

    /// Product, and whether the signed product does not fit.
    #[track_caller]
    pub fn smul_overflow(&self, rhs: &ApInt) -> (ApInt, bool) {
        self.check_same(rhs);
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &rhs.repr) {
            let (a, b) = (sign_extend(*a, self.width), sign_extend(*b, self.width));
            let exact = i128::from(a) * i128::from(b);
            let product = ApInt::small(self.width, exact as u64);
            let overflow = i128::from(sign_extend(product.low_u64(), self.width)) != exact;
            return (product, overflow);
        }
        let negative = self.is_negative() != rhs.is_negative();
        let (magnitude, unsigned_overflow) = self.abs().umul_overflow(&rhs.abs());
        // A magnitude of 2^(width-1) fits only if the product is negative.
        let too_large = magnitude.is_negative() && !(negative && magnitude.is_signed_min());
        let product = if negative { magnitude.neg() } else { magnitude };
        (product, unsigned_overflow || too_large)
    }

    /// Sum, or the largest unsigned value if it does not fit.
    #[track_caller]
    pub fn uadd_sat(&self, rhs: &ApInt) -> ApInt {
        match self.uadd_overflow(rhs) {
            (sum, false) => sum,
            _ => ApInt::all_ones(self.width),
        }
    }

    /// Sum, or the nearest signed limit if it does not fit.
    #[track_caller]
    pub fn sadd_sat(&self, rhs: &ApInt) -> ApInt {
        match self.sadd_overflow(rhs) {
            (sum, false) => sum,
            _ => self.signed_limit(self.is_negative()),
        }
    }

    /// Difference, or zero if it does not fit.
    #[track_caller]
    pub fn usub_sat(&self, rhs: &ApInt) -> ApInt {
        match self.usub_overflow(rhs) {
            (difference, false) => difference,
            _ => ApInt::zero(self.width),
        }
    }

    /// Difference, or the nearest signed limit if it does not fit.
    #[track_caller]
    pub fn ssub_sat(&self, rhs: &ApInt) -> ApInt {
        match self.ssub_overflow(rhs) {
            (difference, false) => difference,
            _ => self.signed_limit(self.is_negative()),
        }
    }

    /// Product, or the largest unsigned value if it does not fit.
    #[track_caller]
    pub fn umul_sat(&self, rhs: &ApInt) -> ApInt {
        match self.umul_overflow(rhs) {
            (product, false) => product,
            _ => ApInt::all_ones(self.width),
        }
    }

    /// Product, or the nearest signed limit if it does not fit.
    #[track_caller]
    pub fn smul_sat(&self, rhs: &ApInt) -> ApInt {
        match self.smul_overflow(rhs) {
            (product, false) => product,
            _ => self.signed_limit(self.is_negative() != rhs.is_negative()),
        }
    }

    /// Left shift, or the largest unsigned value if a set bit is lost (`llvm.ushl.sat`).
    pub fn ushl_sat(&self, amount: u32) -> ApInt {
        if self.shl_loses_unsigned(amount) { ApInt::all_ones(self.width) } else { self.shl(amount) }
    }

    /// Left shift, or the nearest signed limit if the value changes (`llvm.sshl.sat`).
    pub fn sshl_sat(&self, amount: u32) -> ApInt {
        if self.shl_loses_signed(amount) { self.signed_limit(self.is_negative()) } else { self.shl(amount) }
    }

    /// Whether `shl nuw` by `amount` is poison, that is, whether a set bit is shifted out.
    pub fn shl_loses_unsigned(&self, amount: u32) -> bool {
        amount > self.leading_zeros() && !self.is_zero()
    }

    /// Whether `shl nsw` by `amount` is poison, that is, whether a bit that differs from the result's sign is
    /// shifted out.
    pub fn shl_loses_signed(&self, amount: u32) -> bool {
        amount > self.width - self.significant_bits() && !self.is_zero()
    }

    /// Unsigned minimum.
    #[track_caller]
    pub fn umin(&self, rhs: &ApInt) -> ApInt {
        if self.ule(rhs) { self } else { rhs }.clone()
    }

    /// Unsigned maximum.
    #[track_caller]
    pub fn umax(&self, rhs: &ApInt) -> ApInt {
        if self.ule(rhs) { rhs } else { self }.clone()
    }

    /// Signed minimum.
    #[track_caller]
    pub fn smin(&self, rhs: &ApInt) -> ApInt {
        if self.sle(rhs) { self } else { rhs }.clone()
    }

    /// Signed maximum.
    #[track_caller]
    pub fn smax(&self, rhs: &ApInt) -> ApInt {
        if self.sle(rhs) { rhs } else { self }.clone()
    }

    fn signed_limit(&self, negative: bool) -> ApInt {
        if negative { ApInt::signed_min(self.width) } else { ApInt::signed_max(self.width) }
    }

    fn add_large(&self, rhs: &ApInt) -> ApInt {
        let mut sum = self.limbs().to_vec();
        limbs::add_assign(&mut sum, rhs.limbs());
        ApInt::from_vec(self.width, sum)
    }

    fn sub_large(&self, rhs: &ApInt) -> ApInt {
        let mut difference = self.limbs().to_vec();
        limbs::sub_assign(&mut difference, rhs.limbs());
        ApInt::from_vec(self.width, difference)
    }
}
