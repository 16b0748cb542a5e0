//! Masses, and their distribution over targets in proportion to weights.

use super::scaled::Scaled;

/// A share of what enters a region; `u64::MAX` is all of it. Sums and differences saturate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mass(u64);

impl Mass {
    pub(super) const EMPTY: Mass = Mass(0);
    pub(super) const FULL: Mass = Mass(u64::MAX);

    pub(super) fn get(self) -> u64 {
        self.0
    }

    pub(super) fn add(&mut self, other: Mass) {
        self.0 = self.0.saturating_add(other.0);
    }

    /// Returns what is missing to the full mass.
    pub(super) fn complement(self) -> Mass {
        Mass(u64::MAX - self.0)
    }

    /// Returns the mass as a number; one for the full mass.
    pub(super) fn to_scaled(self) -> Scaled {
        match self {
            Mass::FULL => Scaled::ONE,
            Mass(part) => Scaled::new(part + 1, -64),
        }
    }
}

/// Kind of a target of mass, as seen from the region in which it flows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// To another member of the region.
    Local,
    /// To a header of the region.
    Back,
    /// Out of the region.
    Exit,
}

/// A target of mass: a block, by its position in reverse post-order, and a weight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    pub(super) target: u32,
    pub(super) flow: Flow,
    pub(super) weight: u64,
}

/// Targets between which a mass is divided.
#[derive(Debug, Default)]
pub(super) struct Distribution {
    shares: Vec<Share>,
    total: u128,
}

/// Beyond this number of shares, those of the same target are merged only if there are any, and the order is that in
/// which they were added otherwise.
const SORTED_SHARES: usize = 128;

impl Distribution {
    pub(super) fn clear(&mut self) {
        self.shares.clear();
        self.total = 0;
    }

    pub(super) fn len(&self) -> usize {
        self.shares.len()
    }

    /// Adds a target; a weight of zero counts as one.
    pub(super) fn add(&mut self, target: u32, flow: Flow, weight: u64) {
        let weight = weight.max(1);
        self.total += u128::from(weight);
        self.shares.push(Share { target, flow, weight });
    }

    /// Divides a mass. Each share is taken from what is left, in proportion to the weights that are left, so that
    /// nothing is lost by rounding.
    pub(super) fn divide(&mut self, mass: Mass, mut take: impl FnMut(Share, Mass)) {
        let mut weight_left = self.normalize();
        let mut left = mass.0;
        for &share in &self.shares {
            let taken = match share.weight >= weight_left {
                true => left,
                false => {
                    let numerator = super::Probability::new(share.weight as u32, weight_left as u32).numerator();
                    ((u128::from(left) * u128::from(numerator)) >> 31) as u64
                }
            };
            weight_left -= share.weight.min(weight_left);
            left -= taken;
            take(share, Mass(taken));
        }
    }

    /// Merges shares of the same target, and reduces the weights so that their sum has 32 bits. Returns the sum.
    fn normalize(&mut self) -> u64 {
        if self.shares.len() > 1 {
            self.merge();
        }
        if let [only] = &mut self.shares[..] {
            only.weight = 1;
            return 1;
        }
        // One more than needed, because each weight stays at least one.
        let bits = u128::BITS - self.total.leading_zeros();
        if bits <= u32::BITS {
            return self.total as u64;
        }
        let reduced = |weight: u64, shift: u32| {
            let half = weight.checked_shr(shift - 1).unwrap_or(0) & 1;
            (weight.checked_shr(shift).unwrap_or(0) + half).max(1)
        };
        let sum_with = |shift: u32| self.shares.iter().map(|share| reduced(share.weight, shift)).sum::<u64>();
        let least = if bits > u64::BITS { 33 } else { bits - 31 };
        let shift = (least..).find(|&shift| sum_with(shift) <= u64::from(u32::MAX)).unwrap_or(least);
        let sum = sum_with(shift);
        self.shares.iter_mut().for_each(|share| share.weight = reduced(share.weight, shift));
        sum
    }

    fn merge(&mut self) {
        let mut sorted = self.shares.clone();
        sorted.sort_by_key(|share| share.target);
        sorted.dedup_by(|next, kept| {
            let is_same = next.target == kept.target;
            if is_same {
                kept.weight = kept.weight.saturating_add(next.weight);
            }
            is_same
        });
        if self.shares.len() <= SORTED_SHARES || sorted.len() < self.shares.len() {
            self.shares = sorted;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn divided(distribution: &mut Distribution, mass: Mass) -> Vec<(u32, u64)> {
        let mut parts = Vec::new();
        distribution.divide(mass, |share, mass| parts.push((share.target, mass.get())));
        parts
    }

    #[test]
    fn nothing_is_lost() {
        let mut distribution = Distribution::default();
        for (target, weight) in [(2, 1), (0, 1), (1, 1)] {
            distribution.add(target, Flow::Local, weight);
        }
        let parts = divided(&mut distribution, Mass::FULL);
        assert_eq!(parts.iter().map(|part| part.0).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), u64::MAX);
        assert!(parts.iter().all(|part| part.1.abs_diff(u64::MAX / 3) < 1 << 34));
    }

    #[test]
    fn large_weights_are_reduced() {
        let mut distribution = Distribution::default();
        for (target, weight) in [(0, u64::MAX), (1, u64::MAX), (1, u64::MAX), (2, 1)] {
            distribution.add(target, Flow::Exit, weight);
        }
        let parts = divided(&mut distribution, Mass::FULL);
        assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), u64::MAX);
        assert!(parts[0].1.abs_diff(u64::MAX / 2) < 1 << 34 && parts[2].1 < 1 << 34);
    }

    #[test]
    fn a_single_target_takes_all() {
        let mut distribution = Distribution::default();
        distribution.add(4, Flow::Back, 0);
        distribution.add(4, Flow::Back, 7);
        assert_eq!(divided(&mut distribution, Mass(5)), [(4, 5)]);
        distribution.clear();
        assert_eq!(divided(&mut distribution, Mass(5)), []);
    }
}
