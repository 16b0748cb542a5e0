//! Addition, subtraction, multiplication, minimum and maximum, saturating operations and `abs`.

use super::KnownBits;
use super::parts::by_width;
use crate::int::ApInt;

impl KnownBits {
    /// `add`, with `nsw` and `nuw`.
    #[must_use]
    pub fn add(&self, rhs: &KnownBits, nsw: bool, nuw: bool) -> KnownBits {
        self.checked_add(rhs, nsw, nuw).unwrap_or_else(|| KnownBits::of_poison(self.width()))
    }

    /// Same as [`KnownBits::add`]; `None` if every sum overflows in spite of the flags.
    fn checked_add(&self, rhs: &KnownBits, nsw: bool, nuw: bool) -> Option<KnownBits> {
        by_width!(left = self, right = rhs => left.checked_add(&right, nsw, nuw))
    }

    /// `sub`, with `nsw` and `nuw`.
    #[must_use]
    pub fn sub(&self, rhs: &KnownBits, nsw: bool, nuw: bool) -> KnownBits {
        self.checked_sub(rhs, nsw, nuw).unwrap_or_else(|| KnownBits::of_poison(self.width()))
    }

    fn checked_sub(&self, rhs: &KnownBits, nsw: bool, nuw: bool) -> Option<KnownBits> {
        by_width!(left = self, right = rhs => left.checked_sub(&right, nsw, nuw))
    }

    /// Adds two values and a carry, which may be known to be zero or to be one. A bit of the sum is
    /// known if the bits of both operands and the carry into it are; the carries are those that occur both in
    /// the largest and in the smallest sum.
    #[must_use]
    pub fn add_with_carry(&self, rhs: &KnownBits, carry_zero: bool, carry_one: bool) -> KnownBits {
        by_width!(left = self, right = rhs => Some(left.add_with_carry(&right, carry_zero, carry_one)))
            .expect("a sum has known bits")
    }

    /// `sub` from zero.
    #[must_use]
    pub fn neg(&self, nsw: bool) -> KnownBits {
        KnownBits::constant(&ApInt::zero(self.width())).sub(self, nsw, false)
    }

    /// `mul`. With `square`, both operands are the same value, which is not undef.
    #[must_use]
    pub fn mul(&self, rhs: &KnownBits, square: bool) -> KnownBits {
        let width = self.width();
        let product = by_width!(left = self, right = rhs => Some(left.mul(&right)));
        let mut product = product.expect("a product has known bits");
        if square && width > 1 {
            // A square is 0 or 1 modulo 4; an odd one is 1 modulo 8.
            product.zero.set_bit(1, true);
            if width > 2 && self.one.bit(0) {
                product.zero.set_bit(2, true);
            }
        }
        product
    }

    /// `llvm.umin`
    #[must_use]
    pub fn umin(&self, rhs: &KnownBits) -> KnownBits {
        // The complement reverses the order.
        self.not().umax(&rhs.not()).not()
    }

    /// `llvm.umax`. Optimal.
    #[must_use]
    pub fn umax(&self, rhs: &KnownBits) -> KnownBits {
        match (self.at_least(&rhs.one), rhs.at_least(&self.one)) {
            (Some(left), Some(right)) => left.join(&right),
            (left, right) => left.or(right).unwrap_or_else(|| KnownBits::of_poison(self.width())),
        }
    }

    /// `llvm.smin`
    #[must_use]
    pub fn smin(&self, rhs: &KnownBits) -> KnownBits {
        self.with_sign_flipped().umin(&rhs.with_sign_flipped()).with_sign_flipped()
    }

    /// `llvm.smax`
    #[must_use]
    pub fn smax(&self, rhs: &KnownBits) -> KnownBits {
        self.with_sign_flipped().umax(&rhs.with_sign_flipped()).with_sign_flipped()
    }

    /// `llvm.abs`, whose second operand says whether the smallest signed value gives poison.
    #[must_use]
    pub fn abs(&self, signed_min_is_poison: bool) -> KnownBits {
        if self.is_non_negative() {
            return self.clone();
        }
        let top = self.width() - 1;
        let mut negative = self.clone();
        negative.one.set_bit(top, true);
        let zero = KnownBits::constant(&ApInt::zero(self.width()));
        let negated = zero.checked_sub(&negative, signed_min_is_poison, false);
        if self.is_negative() {
            return negated.unwrap_or_else(|| KnownBits::of_poison(self.width()));
        }
        let mut positive = self.clone();
        positive.zero.set_bit(top, true);
        match negated {
            Some(negated) => negated.join(&positive),
            None => positive,
        }
    }

    /// `llvm.uadd.sat`
    #[must_use]
    pub fn uadd_sat(&self, rhs: &KnownBits) -> KnownBits {
        let overflows = self.umax_value().uadd_overflow(&rhs.umax_value()).1;
        saturated(self.checked_add(rhs, false, true), overflows, ApInt::all_ones(self.width()))
    }

    /// `llvm.usub.sat`
    #[must_use]
    pub fn usub_sat(&self, rhs: &KnownBits) -> KnownBits {
        let overflows = self.one.usub_overflow(&rhs.umax_value()).1;
        saturated(self.checked_sub(rhs, false, true), overflows, ApInt::zero(self.width()))
    }

    /// `llvm.sadd.sat`
    #[must_use]
    pub fn sadd_sat(&self, rhs: &KnownBits) -> KnownBits {
        let low = self.smin_value().sadd_overflow(&rhs.smin_value()).1 && rhs.smin_value().is_negative();
        let high = self.smax_value().sadd_overflow(&rhs.smax_value()).1 && !rhs.smax_value().is_negative();
        self.signed_saturated(self.checked_add(rhs, true, false), low, high)
    }

    /// `llvm.ssub.sat`
    #[must_use]
    pub fn ssub_sat(&self, rhs: &KnownBits) -> KnownBits {
        let low = self.smin_value().ssub_overflow(&rhs.smax_value()).1 && !rhs.smax_value().is_negative();
        let high = self.smax_value().ssub_overflow(&rhs.smin_value()).1 && rhs.smin_value().is_negative();
        self.signed_saturated(self.checked_sub(rhs, true, false), low, high)
    }

    fn signed_saturated(&self, exact: Option<KnownBits>, low: bool, high: bool) -> KnownBits {
        let width = self.width();
        let limits = [(low, ApInt::signed_min(width)), (high, ApInt::signed_max(width))];
        let limits = limits.into_iter().filter(|(reached, _)| *reached).map(|(_, limit)| KnownBits::constant(&limit));
        exact.into_iter().chain(limits).reduce(|a, b| a.join(&b)).unwrap_or_else(|| KnownBits::of_poison(width))
    }
}

/// Joins the results without overflow with the limit, if it can be reached.
fn saturated(exact: Option<KnownBits>, overflows: bool, limit: ApInt) -> KnownBits {
    let limit = KnownBits::constant(&limit);
    match exact {
        Some(exact) if overflows => exact.join(&limit),
        Some(exact) => exact,
        None => limit,
    }
}
