//! Arithmetic on ranges.

use super::{ConstantRange, Preferred};
use crate::int::ApInt;

impl ConstantRange {
    /// `add`
    #[must_use]
    pub fn add(&self, rhs: &ConstantRange) -> ConstantRange {
        self.sum(rhs, ApInt::add)
    }

    /// `sub`
    #[must_use]
    pub fn sub(&self, rhs: &ConstantRange) -> ConstantRange {
        if rhs.is_empty() {
            return rhs.clone();
        }
        let first = rhs.lower.add(&rhs.count_less_one());
        let negated = ConstantRange::inclusive(first.neg(), &rhs.lower.neg());
        self.sum(if rhs.is_full() { rhs } else { &negated }, ApInt::add)
    }

    fn sum(&self, rhs: &ConstantRange, add: impl Fn(&ApInt, &ApInt) -> ApInt) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        let (count, overflow) = self.count_less_one().uadd_overflow(&rhs.count_less_one());
        if overflow || count.is_all_ones() {
            return ConstantRange::full(self.width());
        }
        let first = add(&self.lower, &rhs.lower);
        let last = first.add(&count);
        ConstantRange::inclusive(first, &last)
    }

    /// `add` with `nsw` and `nuw`.
    #[must_use]
    pub fn add_no_wrap(&self, rhs: &ConstantRange, nsw: bool, nuw: bool, preferred: Preferred) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        if self.is_full() && rhs.is_full() {
            return self.clone();
        }
        let mut sum = self.add(rhs);
        // What saturates is what does not overflow, and the limits.
        if nsw {
            sum = sum.intersect(&self.sadd_sat(rhs), preferred);
        }
        if nuw {
            sum = sum.intersect(&self.uadd_sat(rhs), preferred);
        }
        sum
    }

    /// `sub` with `nsw` and `nuw`.
    #[must_use]
    pub fn sub_no_wrap(&self, rhs: &ConstantRange, nsw: bool, nuw: bool, preferred: Preferred) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        if self.is_full() && rhs.is_full() {
            return self.clone();
        }
        let mut difference = self.sub(rhs);
        if nsw {
            difference = difference.intersect(&self.ssub_sat(rhs), preferred);
        }
        if nuw {
            if self.umax_value().ult(&rhs.umin_value()) {
                return ConstantRange::empty(self.width());
            }
            difference = difference.intersect(&self.usub_sat(rhs), preferred);
        }
        difference
    }

    /// `mul`: the smaller of the ranges of the unsigned and of the signed product.
    #[must_use]
    pub fn mul(&self, rhs: &ConstantRange) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(width);
        }
        if let Some(value) = self.as_single().filter(|value| value.is_one() || value.is_all_ones()) {
            return if value.is_one() { rhs.clone() } else { ConstantRange::single(&ApInt::zero(width)).sub(rhs) };
        }
        if let Some(value) = rhs.as_single().filter(|value| value.is_one() || value.is_all_ones()) {
            return if value.is_one() { self.clone() } else { ConstantRange::single(&ApInt::zero(width)).sub(self) };
        }
        if width <= 64 {
            return self.mul_words(rhs);
        }
        self.mul_limbs(rhs)
    }

    /// `mul` of at most 64 bits, with products of 128.
    fn mul_words(&self, rhs: &ConstantRange) -> ConstantRange {
        let width = self.width();
        let all = u128::MAX >> (128 - 2 * width);
        // Truncates the products from `low` to `high`.
        let truncated = |low: u128, high: u128| match (high.wrapping_sub(low) & all) >> width {
            0 => ConstantRange::inclusive(ApInt::new(width, low as u64), &ApInt::new(width, high as u64)),
            _ => ConstantRange::full(width),
        };
        let unsigned = |a: ApInt, b: ApInt| u128::from(a.low_u64()) * u128::from(b.low_u64());
        let by_unsigned =
            truncated(unsigned(self.umin_value(), rhs.umin_value()), unsigned(self.umax_value(), rhs.umax_value()));
        if by_unsigned.is_best_product() {
            return by_unsigned;
        }
        let ends = |range: &ConstantRange| {
            [range.smin_value(), range.smax_value()].map(|end| i128::from(end.to_i64().unwrap_or_default()))
        };
        let ([a, b], [c, d]) = (ends(self), ends(rhs));
        let corners = [a * c, a * d, b * c, b * d];
        let low = corners.into_iter().fold(i128::MAX, i128::min);
        let high = corners.into_iter().fold(i128::MIN, i128::max);
        let by_signed = truncated(low as u128, high as u128);
        if by_unsigned.is_smaller_than(&by_signed) { by_unsigned } else { by_signed }
    }

    /// Whether no other range of a product is looked for: a range from zero up is the better one of two, even if it is
    /// larger.
    fn is_best_product(&self) -> bool {
        !self.is_upper_wrapped() && (!self.upper.is_negative() || self.upper.is_signed_min())
    }

    fn mul_limbs(&self, rhs: &ConstantRange) -> ConstantRange {
        let width = self.width();
        let Some(wide) = width.checked_mul(2).filter(|&wide| wide <= crate::MAX_WIDTH) else {
            return ConstantRange::full(width);
        };
        let product = |a: &ApInt, b: &ApInt, signed: bool| {
            if signed { a.sext(wide).mul(&b.sext(wide)) } else { a.zext(wide).mul(&b.zext(wide)) }
        };
        let unsigned = ConstantRange::inclusive(
            product(&self.umin_value(), &rhs.umin_value(), false),
            &product(&self.umax_value(), &rhs.umax_value(), false),
        )
        .trunc(width, false, false);
        if unsigned.is_best_product() {
            return unsigned;
        }
        let corners = [&self.smin_value(), &self.smax_value()]
            .map(|a| [product(a, &rhs.smin_value(), true), product(a, &rhs.smax_value(), true)]);
        let [[a, b], [c, d]] = &corners;
        let (low, high) = (a.smin(b).smin(&c.smin(d)), a.smax(b).smax(&c.smax(d)));
        let signed = ConstantRange::inclusive(low, &high).trunc(width, false, false);
        if unsigned.is_smaller_than(&signed) { unsigned } else { signed }
    }

    /// `mul` with `nsw` and `nuw`.
    #[must_use]
    pub fn mul_no_wrap(&self, rhs: &ConstantRange, nsw: bool, nuw: bool, preferred: Preferred) -> ConstantRange {
        let mut product = self.mul(rhs);
        if product.is_empty() {
            return product;
        }
        if nsw {
            product = product.intersect(&self.smul_sat(rhs), preferred);
        }
        if nuw {
            product = product.intersect(&self.umul_sat(rhs), preferred);
        }
        let above_one = |range: &ConstantRange| ApInt::one(range.width()).slt(&range.smin_value());
        if nsw && nuw && self.width() > 1 && (above_one(self) || above_one(rhs)) {
            // The other factor is below half of the numbers, or the product would overflow.
            let smallest = ApInt::signed_min(self.width());
            let positive = ConstantRange::non_empty(ApInt::zero(self.width()), smallest);
            product = product.intersect(&positive, preferred);
        }
        product
    }

    /// `udiv`
    #[must_use]
    pub fn udiv(&self, rhs: &ConstantRange) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || rhs.is_empty() || rhs.umax_value().is_zero() {
            return ConstantRange::empty(width);
        }
        let mut least = rhs.umin_value();
        if least.is_zero() {
            // The smallest divisor that is not zero.
            least = if rhs.upper.is_one() { rhs.lower.clone() } else { ApInt::one(width) };
        }
        match (self.umin_value().udiv(&rhs.umax_value()), self.umax_value().udiv(&least)) {
            (Some(low), Some(high)) => ConstantRange::inclusive(low, &high),
            _ => ConstantRange::full(width),
        }
    }

    /// `sdiv`
    #[must_use]
    pub fn sdiv(&self, rhs: &ConstantRange) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(width);
        }
        let mut bounds: Option<(ApInt, ApInt)> = None;
        let one = ApInt::one(width);
        let mut include = |a: &ApInt, b: &ApInt| {
            if b.is_zero() || a.sdiv_overflow(b) {
                return;
            }
            let Some(quotient) = a.sdiv(b) else { return };
            bounds = Some(match bounds.take() {
                None => (quotient.clone(), quotient),
                Some((low, high)) => (low.smin(&quotient), high.smax(&quotient)),
            });
        };
        for divisors in rhs.sign_parts() {
            for dividends in self.sign_parts() {
                for divisor in [&divisors.0, &divisors.1] {
                    for dividend in [&dividends.0, &dividends.1] {
                        include(dividend, divisor);
                        if dividend.sdiv_overflow(divisor) {
                            if dividends.0 != dividends.1 {
                                include(&dividend.add(&one), divisor);
                            }
                            if divisors.0 != divisors.1 {
                                include(dividend, &divisor.sub(&one));
                            }
                        }
                    }
                }
            }
        }
        match bounds {
            Some((low, high)) => ConstantRange::inclusive(low, &high),
            None => ConstantRange::empty(width),
        }
    }

    /// Returns first and last of the values below zero, of zero and of those above.
    fn sign_parts(&self) -> Vec<(ApInt, ApInt)> {
        let width = self.width();
        let parts = [
            ConstantRange::non_empty(ApInt::signed_min(width), ApInt::zero(width)),
            ConstantRange::single(&ApInt::zero(width)),
            ConstantRange { lower: ApInt::one(width), upper: ApInt::signed_min(width) },
        ];
        let mut found = Vec::with_capacity(4);
        for (at, part) in parts.iter().enumerate() {
            // In one bit, one is the smallest signed value and nothing is above zero.
            if at == 2 && width == 1 {
                continue;
            }
            let common = self.intersect(part, Preferred::Smallest);
            if !common.is_empty() {
                found.push((common.lower.clone(), common.lower.add(&common.count_less_one())));
            }
        }
        found
    }

    /// `urem`
    #[must_use]
    pub fn urem(&self, rhs: &ConstantRange) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || rhs.is_empty() || rhs.umax_value().is_zero() {
            return ConstantRange::empty(width);
        }
        if let (Some(dividend), Some(divisor)) = (self.as_single(), rhs.as_single()) {
            return dividend
                .urem(divisor)
                .map_or_else(|| ConstantRange::empty(width), |rest| ConstantRange::single(&rest));
        }
        if self.umax_value().ult(&rhs.umin_value()) {
            return self.clone();
        }
        let high = self.umax_value().umin(&rhs.umax_value().sub(&ApInt::one(width)));
        ConstantRange::inclusive(ApInt::zero(width), &high)
    }

    /// `srem`
    #[must_use]
    pub fn srem(&self, rhs: &ConstantRange) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(width);
        }
        if let (Some(dividend), Some(divisor)) = (self.as_single(), rhs.as_single()) {
            return dividend
                .srem(divisor)
                .map_or_else(|| ConstantRange::empty(width), |rest| ConstantRange::single(&rest));
        }
        let magnitudes = rhs.abs(false);
        let (least, most) = (magnitudes.umin_value(), magnitudes.umax_value());
        if most.is_zero() {
            return ConstantRange::empty(width);
        }
        let below = most.sub(&ApInt::one(width));
        let (low, high) = (self.smin_value(), self.smax_value());
        let zero = ApInt::zero(width);
        if !low.is_negative() {
            if high.ult(&least) {
                return self.clone();
            }
            return ConstantRange::inclusive(zero, &high.umin(&below));
        }
        if high.is_negative() {
            if low.neg().ult(&least) {
                return self.clone();
            }
            return ConstantRange::inclusive(low.neg().umin(&below).neg(), &zero);
        }
        ConstantRange::inclusive(low.neg().umin(&below).neg(), &high.umin(&below))
    }

    /// Returns the range between the results of an operation that grows with both operands.
    fn monotonic(&self, rhs: &ConstantRange, signed: bool, op: impl Fn(&ApInt, &ApInt) -> ApInt) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        if signed {
            let high = op(&self.smax_value(), &rhs.smax_value());
            ConstantRange::inclusive(op(&self.smin_value(), &rhs.smin_value()), &high)
        } else {
            let high = op(&self.umax_value(), &rhs.umax_value());
            ConstantRange::inclusive(op(&self.umin_value(), &rhs.umin_value()), &high)
        }
    }

    /// `llvm.umin`
    #[must_use]
    pub fn umin(&self, rhs: &ConstantRange) -> ConstantRange {
        self.bounded(rhs, Preferred::Unsigned, self.monotonic(rhs, false, ApInt::umin))
    }

    /// `llvm.umax`
    #[must_use]
    pub fn umax(&self, rhs: &ConstantRange) -> ConstantRange {
        self.bounded(rhs, Preferred::Unsigned, self.monotonic(rhs, false, ApInt::umax))
    }

    /// `llvm.smin`
    #[must_use]
    pub fn smin(&self, rhs: &ConstantRange) -> ConstantRange {
        self.bounded(rhs, Preferred::Signed, self.monotonic(rhs, true, ApInt::smin))
    }

    /// `llvm.smax`
    #[must_use]
    pub fn smax(&self, rhs: &ConstantRange) -> ConstantRange {
        self.bounded(rhs, Preferred::Signed, self.monotonic(rhs, true, ApInt::smax))
    }

    /// Bounds a minimum or maximum, which is one of both values. That is better only if a range wraps.
    fn bounded(&self, rhs: &ConstantRange, preferred: Preferred, result: ConstantRange) -> ConstantRange {
        let wraps = |range: &ConstantRange| {
            if preferred == Preferred::Signed { range.is_sign_wrapped() } else { range.is_wrapped() }
        };
        if wraps(self) || wraps(rhs) { result.intersect(&self.union(rhs, preferred), preferred) } else { result }
    }

    /// `llvm.uadd.sat`
    #[must_use]
    pub fn uadd_sat(&self, rhs: &ConstantRange) -> ConstantRange {
        self.monotonic(rhs, false, ApInt::uadd_sat)
    }

    /// `llvm.sadd.sat`
    #[must_use]
    pub fn sadd_sat(&self, rhs: &ConstantRange) -> ConstantRange {
        self.monotonic(rhs, true, ApInt::sadd_sat)
    }

    /// `llvm.usub.sat`
    #[must_use]
    pub fn usub_sat(&self, rhs: &ConstantRange) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        let high = self.umax_value().usub_sat(&rhs.umin_value());
        ConstantRange::inclusive(self.umin_value().usub_sat(&rhs.umax_value()), &high)
    }

    /// `llvm.ssub.sat`
    #[must_use]
    pub fn ssub_sat(&self, rhs: &ConstantRange) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        let high = self.smax_value().ssub_sat(&rhs.smin_value());
        ConstantRange::inclusive(self.smin_value().ssub_sat(&rhs.smax_value()), &high)
    }

    /// `mul` without unsigned overflow, or with it limited: `llvm.umul.fix.sat` of scale zero.
    #[must_use]
    pub fn umul_sat(&self, rhs: &ConstantRange) -> ConstantRange {
        self.monotonic(rhs, false, ApInt::umul_sat)
    }

    /// Signed saturating `mul`.
    #[must_use]
    pub fn smul_sat(&self, rhs: &ConstantRange) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        let corners = [self.smin_value(), self.smax_value()]
            .map(|a| [a.smul_sat(&rhs.smin_value()), a.smul_sat(&rhs.smax_value())]);
        let [[a, b], [c, d]] = &corners;
        ConstantRange::inclusive(a.smin(b).smin(&c.smin(d)), &a.smax(b).smax(&c.smax(d)))
    }

    /// `llvm.abs`, whose second operand says whether the smallest signed value gives poison.
    #[must_use]
    pub fn abs(&self, signed_min_is_poison: bool) -> ConstantRange {
        let width = self.width();
        if self.is_empty() {
            return self.clone();
        }
        let mut range = self.clone();
        if signed_min_is_poison {
            let others = ConstantRange::single(&ApInt::signed_min(width)).inverse();
            range = range.intersect(&others, Preferred::Signed);
            if range.is_empty() {
                return range;
            }
        }
        let (low, high) = (range.smin_value(), range.smax_value());
        let low = if signed_min_is_poison && low.is_signed_min() { low.add(&ApInt::one(width)) } else { low };
        if !low.is_negative() {
            return ConstantRange::inclusive(low, &high);
        }
        if high.is_negative() {
            return ConstantRange::inclusive(high.neg(), &low.neg());
        }
        // A range that wraps as signed numbers leaves out those next to zero.
        let mut least = ApInt::zero(width);
        if range.is_sign_wrapped() && !range.contains(&least) {
            least = range.lower.umin(&range.upper.sub(&ApInt::one(width)).neg());
        }
        ConstantRange::inclusive(least, &low.neg().umax(&high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_of_words_and_limbs_agree() {
        let mut state = 1u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Few bits that differ from the sign make small ranges.
            ((state >> 7) as i64 >> (state >> 58)) as u64
        };
        let mut full = 0;
        for width in [1, 2, 5, 8, 31, 32, 63, 64] {
            for _ in 0..2000 {
                let mut range = || ConstantRange::non_empty(ApInt::new(width, random()), ApInt::new(width, random()));
                let (a, b) = (range(), range());
                assert_eq!(a.mul_words(&b), a.mul_limbs(&b), "{a:?} * {b:?}");
                full += usize::from(a.mul(&b).is_full());
            }
        }
        assert!((1000..15_000).contains(&full), "{full} of 16,000 products are full");
    }
}
