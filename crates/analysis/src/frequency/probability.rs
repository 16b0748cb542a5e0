//! Probabilities with a fixed denominator.

use std::ops::{Add, Sub};

/// A probability: a number of 2^31ths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Probability(u32);

impl Probability {
    /// Certainty.
    pub const ONE: Probability = Probability(Probability::DENOMINATOR);
    /// Impossibility.
    pub const ZERO: Probability = Probability(0);
    /// Number that stands for certainty.
    pub const DENOMINATOR: u32 = 1 << 31;

    /// Returns `numerator / denominator`, rounded to the nearest representable probability.
    ///
    /// # Panics
    /// Panics if the denominator is zero or less than the numerator.
    #[must_use]
    pub fn new(numerator: u32, denominator: u32) -> Probability {
        assert!(numerator <= denominator && denominator != 0, "a probability is at most one");
        Probability(divide_to_nearest(u64::from(numerator) * u64::from(Self::DENOMINATOR), u64::from(denominator)))
    }

    /// Returns the probability with this number of 2^31ths; at most one.
    #[must_use]
    pub fn from_numerator(numerator: u32) -> Probability {
        Probability(numerator.min(Self::DENOMINATOR))
    }

    /// Returns the number of 2^31ths.
    #[must_use]
    pub fn numerator(self) -> u32 {
        self.0
    }

    /// Returns the probability as a number from 0 to 1.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        f64::from(self.0) / f64::from(Self::DENOMINATOR)
    }

    /// Returns the probability of the other case.
    #[must_use]
    pub fn complement(self) -> Probability {
        Probability::ONE - self
    }

    /// Returns `self * new_sum / old_sum`: the share of `old_sum` that this is, of `new_sum`.
    pub(super) fn rescale(self, new_sum: Probability, old_sum: Probability) -> Probability {
        let product = u64::from(new_sum.0) * u64::from(self.0);
        Probability::from_numerator(divide_to_nearest(product, u64::from(old_sum.0)))
    }

    /// Returns the probability divided by a count, rounded down.
    pub(super) fn divide(self, count: u32) -> Probability {
        Probability(self.0 / count)
    }
}

/// The sum, at most one.
impl Add for Probability {
    type Output = Probability;

    fn add(self, rhs: Probability) -> Probability {
        Probability::from_numerator(self.0.saturating_add(rhs.0))
    }
}

/// The difference, at least zero.
impl Sub for Probability {
    type Output = Probability;

    fn sub(self, rhs: Probability) -> Probability {
        Probability(self.0.saturating_sub(rhs.0))
    }
}

fn divide_to_nearest(dividend: u64, divisor: u64) -> u32 {
    ((dividend + divisor / 2) / divisor).min(u64::from(u32::MAX)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_are_rounded_to_nearest() {
        assert_eq!(Probability::new(1, 2).numerator(), 1 << 30);
        assert_eq!(Probability::new(1, 3).numerator(), 0x2AAA_AAAB);
        assert_eq!(Probability::new(2, 3).numerator(), 0x5555_5555);
        assert_eq!(Probability::new(1, u32::MAX).numerator(), 1);
        assert_eq!(Probability::new(5, 5), Probability::ONE);
    }

    #[test]
    fn sums_stay_in_range() {
        assert_eq!(Probability::ONE + Probability::new(1, 2), Probability::ONE);
        assert_eq!(Probability::new(1, 4) - Probability::new(1, 2), Probability::ZERO);
        assert_eq!(Probability::new(1, 4).complement(), Probability::new(3, 4));
        assert_eq!(Probability::new(1, 4).rescale(Probability::ONE, Probability::new(1, 2)), Probability::new(1, 2));
    }
}
