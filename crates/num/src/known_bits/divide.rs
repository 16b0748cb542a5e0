//! Division and remainder.

use super::{KnownBits, low_bits};
use crate::int::ApInt;

impl KnownBits {
    /// `udiv`, with `exact`.
    #[must_use]
    pub fn udiv(&self, rhs: &KnownBits, exact: bool) -> KnownBits {
        let width = self.width();
        let least = if rhs.one.is_zero() { ApInt::one(width) } else { rhs.one.clone() };
        let (Some(high), Some(low)) = (self.umax_value().udiv(&least), self.one.udiv(&rhs.umax_value())) else {
            return KnownBits::of_poison(width);
        };
        let quotient = if exact { self.exact_low_bits(rhs) } else { Some(KnownBits::unknown(width)) };
        quotient.and_then(|known| known.within_unsigned(&low, &high)).unwrap_or_else(|| KnownBits::of_poison(width))
    }

    /// `sdiv`, with `exact`.
    #[must_use]
    pub fn sdiv(&self, rhs: &KnownBits, exact: bool) -> KnownBits {
        let width = self.width();
        if self.is_non_negative() && rhs.is_non_negative() {
            return self.udiv(rhs, exact);
        }
        let quotient = if exact { self.exact_low_bits(rhs) } else { Some(KnownBits::unknown(width)) };
        let bounds = self.sdiv_bounds(rhs);
        quotient
            .zip(bounds)
            .and_then(|(known, (low, high))| known.within_signed(&low, &high))
            .unwrap_or_else(|| KnownBits::of_poison(width))
    }

    /// Returns the smallest and largest signed quotient. For divisors of one sign, the quotient is monotonic in
    /// each operand, so the extremes are at the corners.
    fn sdiv_bounds(&self, rhs: &KnownBits) -> Option<(ApInt, ApInt)> {
        let width = self.width();
        let (dividends, divisors) = ([self.smin_value(), self.smax_value()], [rhs.smin_value(), rhs.smax_value()]);
        let mut bounds: Option<(ApInt, ApInt)> = None;
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
        let positive = (divisors[0].smax(&ApInt::one(width)), divisors[1].clone());
        let negative = (divisors[0].clone(), divisors[1].smin(&ApInt::all_ones(width)));
        for (from, to, exists) in [
            (&positive.0, &positive.1, width > 1 && !divisors[1].is_negative() && !divisors[1].is_zero()),
            (&negative.0, &negative.1, divisors[0].is_negative()),
        ] {
            if !exists {
                continue;
            }
            for divisor in [from, to] {
                for dividend in &dividends {
                    if dividend.sdiv_overflow(divisor) {
                        // The nearest pairs without overflow.
                        if *dividend != dividends[1] {
                            include(&dividend.add(&ApInt::one(width)), divisor);
                        }
                        if from != to {
                            include(dividend, &divisor.sub(&ApInt::one(width)));
                        }
                    }
                    include(dividend, divisor);
                }
            }
        }
        bounds
    }

    /// Returns what is known of the lowest bits of an exact quotient; `None` if no division is exact.
    fn exact_low_bits(&self, rhs: &KnownBits) -> Option<KnownBits> {
        let mut quotient = KnownBits::unknown(self.width());
        let (least, most) = (self.min_trailing_zeros(), self.max_trailing_zeros());
        let (divisor_least, divisor_most) = (rhs.min_trailing_zeros(), rhs.max_trailing_zeros());
        if most < divisor_least {
            return None;
        }
        if self.is_zero() {
            return Some(KnownBits::of_poison(self.width()));
        }
        quotient.set_trailing_zeros(least.saturating_sub(divisor_most));
        if least == most && divisor_least == divisor_most && least < self.width() {
            // The lowest set bits of both are known, and so is that of the quotient.
            quotient.one.set_bit(least - divisor_least, true);
        }
        Some(quotient)
    }

    /// `urem`
    #[must_use]
    pub fn urem(&self, rhs: &KnownBits) -> KnownBits {
        let width = self.width();
        if let Some(divisor) = rhs.as_constant().filter(|divisor| divisor.is_power_of_two()) {
            return self.and(&KnownBits::constant(&divisor.sub(&ApInt::one(width))));
        }
        let high = rhs.umax_value();
        if high.is_zero() {
            return KnownBits::of_poison(width);
        }
        let mut remainder = self.low_remainder(rhs);
        let bound = self.umax_value().umin(&high.sub(&ApInt::one(width)));
        if self.umax_value().ult(&rhs.one) {
            remainder = self.clone();
        }
        remainder.at_most(&bound).unwrap_or(remainder)
    }

    /// `srem`
    #[must_use]
    pub fn srem(&self, rhs: &KnownBits) -> KnownBits {
        let width = self.width();
        if rhs.is_zero() {
            return KnownBits::of_poison(width);
        }
        // The magnitude is below that of the divisor and at most that of the dividend, whose sign it has.
        let magnitude = |value: &ApInt| value.abs();
        let largest_divisor = magnitude(&rhs.smin_value()).umax(&magnitude(&rhs.smax_value()));
        let below = largest_divisor.sub(&ApInt::one(width));
        let zero = ApInt::zero(width);
        let (low, high) = (self.smin_value(), self.smax_value());
        let least = if low.is_negative() { below.umin(&magnitude(&low)).neg() } else { zero.clone() };
        let most = if high.is_negative() { zero } else { below.umin(&high) };
        let known = self.low_remainder(rhs);
        let mut remainder = known.within_signed(&least, &most).unwrap_or(known);
        // A remainder that cannot be zero has the dividend's sign.
        if self.is_negative() && !remainder.one.is_zero() {
            remainder.one.set_bit(width - 1, true);
            if let Some(divisor) = rhs.as_constant().map(ApInt::abs).filter(ApInt::is_power_of_two) {
                remainder.one = remainder.one.or(&divisor.sub(&ApInt::one(width)).not());
            }
        }
        remainder
    }

    /// Returns the lowest bits that a remainder shares with the dividend: those in which every multiple of the
    /// divisor is zero.
    fn low_remainder(&self, rhs: &KnownBits) -> KnownBits {
        let zeros = rhs.min_trailing_zeros();
        let mask = low_bits(self.width(), zeros);
        KnownBits { zero: self.zero.and(&mask), one: self.one.and(&mask) }
    }
}
