//! Bitwise operations, shifts and counts of ranges.

use super::{ConstantRange, Preferred};
use crate::int::ApInt;
use crate::known_bits::KnownBits;
use crate::number::Number;

/// Number of shift amounts that are tried one by one.
pub(super) const MAX_AMOUNTS: u32 = 128;

impl ConstantRange {
    /// Complements the values.
    #[must_use]
    pub fn not(&self) -> ConstantRange {
        if self.is_empty() || self.is_full() {
            return self.clone();
        }
        ConstantRange::single(&ApInt::all_ones(self.width())).sub(self)
    }

    fn by_known_bits(&self, rhs: &ConstantRange, op: impl Fn(&KnownBits, &KnownBits) -> KnownBits) -> ConstantRange {
        ConstantRange::from_known_bits(&op(&self.to_known_bits(), &rhs.to_known_bits()), false)
    }

    /// `and`
    #[must_use]
    pub fn and(&self, rhs: &ConstantRange) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        let low = lowest_and((&self.umin_value(), &self.umax_value()), (&rhs.umin_value(), &rhs.umax_value()));
        let high = self.umax_value().umin(&rhs.umax_value());
        let bounds = ConstantRange::inclusive(low, &high);
        self.by_known_bits(rhs, KnownBits::and).intersect(&bounds, Preferred::Smallest)
    }

    /// `or`
    #[must_use]
    pub fn or(&self, rhs: &ConstantRange) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        let low = self.umin_value().umax(&rhs.umin_value());
        // The complement of the conjunction of the complements.
        let high = lowest_and(
            (&self.umax_value().not(), &self.umin_value().not()),
            (&rhs.umax_value().not(), &rhs.umin_value().not()),
        );
        let bounds = ConstantRange::inclusive(low, &high.not());
        self.by_known_bits(rhs, KnownBits::or).intersect(&bounds, Preferred::Smallest)
    }

    /// `xor`
    #[must_use]
    pub fn xor(&self, rhs: &ConstantRange) -> ConstantRange {
        if self.is_empty() || rhs.is_empty() {
            return ConstantRange::empty(self.width());
        }
        if rhs.as_single().is_some_and(ApInt::is_all_ones) {
            return self.not();
        }
        if self.as_single().is_some_and(ApInt::is_all_ones) {
            return rhs.not();
        }
        let (left, right) = (self.to_known_bits(), rhs.to_known_bits());
        let result = ConstantRange::from_known_bits(&left.xor(&right), false);
        // If all bits of one are in the other, it subtracts them.
        let within = |inner: &KnownBits, outer: &KnownBits| inner.zero.not().and(&outer.one.not()).is_zero();
        if within(&right, &left) {
            result.intersect(&self.sub(rhs), Preferred::Unsigned)
        } else if within(&left, &right) {
            result.intersect(&rhs.sub(self), Preferred::Unsigned)
        } else {
            result
        }
    }

    /// `shl`
    #[must_use]
    pub fn shl(&self, amount: &ConstantRange) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || amount.is_empty() {
            return ConstantRange::empty(width);
        }
        let least = amount.umin_value().clamp_u32(width);
        let most = amount.umax_value().clamp_u32(width);
        if least >= width {
            return ConstantRange::empty(width);
        }
        let (low, high) = (self.umin_value(), self.umax_value());
        if least == most {
            // Bits that all values share may be shifted out.
            let shared = low.xor(&high).leading_zeros();
            return if least <= shared {
                ConstantRange::inclusive(low.shl(least), &high.shl(least))
            } else {
                let mut known = self.to_known_bits().shl(&KnownBits::constant(&amount.umin_value()), false, false);
                known.set_trailing_zeros(least);
                ConstantRange::from_known_bits(&known, false)
            };
        }
        if self.is_all_negative() && most <= low.leading_ones() {
            return ConstantRange::inclusive(low.shl(most), &high.shl(least));
        }
        if most > high.leading_zeros() {
            return ConstantRange::full(width);
        }
        ConstantRange::inclusive(low.shl(least), &high.shl(most))
    }

    /// `shl` with `nsw` and `nuw`: the union of the results of the amounts that do not overflow.
    #[must_use]
    pub fn shl_no_wrap(&self, amount: &ConstantRange, nsw: bool, nuw: bool, preferred: Preferred) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || amount.is_empty() {
            return ConstantRange::empty(width);
        }
        let (least, most) = (amount.umin_value().clamp_u32(width), amount.umax_value().clamp_u32(width - 1));
        if least >= width {
            return ConstantRange::empty(width);
        }
        if !nsw && !nuw || most - least >= MAX_AMOUNTS {
            return self.shl(amount);
        }
        let mut result = ConstantRange::empty(width);
        for by in least..=most {
            let mut values = self.clone();
            if nuw {
                let last = ApInt::all_ones(width).lshr(by);
                values = values.intersect(&ConstantRange::inclusive(ApInt::zero(width), &last), Preferred::Unsigned);
            }
            if nsw {
                let first = ApInt::signed_min(width).ashr(by);
                let last = ApInt::signed_max(width).ashr(by);
                values = values.intersect(&ConstantRange::inclusive(first, &last), Preferred::Signed);
            }
            if values.is_empty() {
                continue;
            }
            let shifted = if nuw {
                ConstantRange::inclusive(values.umin_value().shl(by), &values.umax_value().shl(by))
            } else {
                ConstantRange::inclusive(values.smin_value().shl(by), &values.smax_value().shl(by))
            };
            result = result.union(&shifted, preferred);
            if result.is_full() {
                break;
            }
        }
        result
    }

    /// `lshr`
    #[must_use]
    pub fn lshr(&self, amount: &ConstantRange) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || amount.is_empty() {
            return ConstantRange::empty(width);
        }
        let high = self.umax_value().lshr(amount.umin_value().clamp_u32(width));
        ConstantRange::inclusive(self.umin_value().lshr(amount.umax_value().clamp_u32(width)), &high)
    }

    /// `ashr`
    #[must_use]
    pub fn ashr(&self, amount: &ConstantRange) -> ConstantRange {
        let width = self.width();
        if self.is_empty() || amount.is_empty() {
            return ConstantRange::empty(width);
        }
        let (least, most) = (amount.umin_value().clamp_u32(width), amount.umax_value().clamp_u32(width));
        let (low, high) = (self.smin_value(), self.smax_value());
        let low = if low.is_negative() { low.ashr(least) } else { low.ashr(most) };
        let high = if high.is_negative() { high.ashr(most) } else { high.ashr(least) };
        ConstantRange::inclusive(low, &high)
    }

    /// `llvm.ctpop`
    #[must_use]
    pub fn ctpop(&self) -> ConstantRange {
        if self.is_empty() {
            return self.clone();
        }
        self.counts(|low, high| {
            // A value within the interval keeps the common bits. Below them, the interval has a one of `high`
            // followed by zeros, and a zero of `low` followed by ones.
            let differing = low.xor(high).active_bits();
            let common = low.lshr(differing).count_ones();
            if differing == 0 {
                return (common, common);
            }
            let tail = crate::known_bits::low_bits(low.width(), differing);
            let (low, high) = (low.and(&tail), high.and(&tail));
            let least = common + u32::from(!low.is_zero());
            let most = common + differing - u32::from(!high.eq(&tail));
            (least, most)
        })
    }

    /// `llvm.ctlz`, whose second operand says whether zero gives poison.
    #[must_use]
    pub fn ctlz(&self, zero_is_poison: bool) -> ConstantRange {
        let Some(range) = self.without_zero(zero_is_poison) else { return ConstantRange::empty(self.width()) };
        range.counts(|low, high| (high.leading_zeros(), low.leading_zeros()))
    }

    /// `llvm.cttz`, whose second operand says whether zero gives poison.
    #[must_use]
    pub fn cttz(&self, zero_is_poison: bool) -> ConstantRange {
        let Some(range) = self.without_zero(zero_is_poison) else { return ConstantRange::empty(self.width()) };
        range.counts(|low, high| {
            if low == high {
                return (low.trailing_zeros(), low.trailing_zeros());
            }
            if low.is_zero() {
                return (0, low.width());
            }
            // Between two values that differ there is an odd one. The highest bit that differs, followed by
            // zeros, has the most trailing zeros, except for `low` itself.
            let differing = low.xor(high).active_bits();
            (0, (differing - 1).max(low.trailing_zeros()))
        })
    }

    fn without_zero(&self, zero_is_poison: bool) -> Option<ConstantRange> {
        let mut range = self.clone();
        if zero_is_poison {
            let zero = ConstantRange::single(&ApInt::zero(self.width()));
            range = range.intersect(&zero.inverse(), Preferred::Unsigned);
        }
        (!range.is_empty()).then_some(range)
    }

    /// Joins the least and the most counts of the unsigned intervals of the range.
    fn counts(&self, count: impl Fn(&ApInt, &ApInt) -> (u32, u32)) -> ConstantRange {
        let width = self.width();
        let (mut least, mut most) = (u32::MAX, 0);
        let mut include = |low: &ApInt, high: &ApInt| {
            let (low, high) = count(low, high);
            (least, most) = (least.min(low), most.max(high));
        };
        if self.is_wrapped() {
            include(&ApInt::zero(width), &self.upper.sub(&ApInt::one(width)));
            include(&self.lower, &ApInt::all_ones(width));
        } else {
            include(&self.umin_value(), &self.umax_value());
        }
        if u64::from(most) >> width.min(63) != 0 {
            return ConstantRange::full(width);
        }
        ConstantRange::inclusive(ApInt::new(width, u64::from(least)), &ApInt::new(width, u64::from(most)))
    }
}

/// Returns the smallest conjunction of two numbers from two intervals (Warren, "Hacker's Delight", 4-3): both start
/// as the lowest numbers, and one of them may grow to lose a common bit.
fn lowest_and(left: (&ApInt, &ApInt), right: (&ApInt, &ApInt)) -> ApInt {
    match (left.0.word(), left.1.word(), right.0.word(), right.1.word()) {
        (Some(a), Some(most_a), Some(b), Some(most_b)) => lowest_of((a, most_a), (b, most_b)).into(),
        _ => lowest_of((left.0.clone(), left.1.clone()), (right.0.clone(), right.1.clone())),
    }
}

pub(super) fn lowest_of<N: Number>((mut a, most_a): (N, N), (mut b, most_b): (N, N)) -> N {
    let mut candidates = a.not().and(&b.not());
    while !candidates.is_zero() {
        let at = candidates.active_bits() - 1;
        candidates = candidates.with_bit(at, false);
        // Sets the bit and clears those below it.
        let raised = |value: &N| value.and(&value.low_ones(at).not()).with_bit(at, true);
        let (next_a, next_b) = (raised(&a), raised(&b));
        if !most_a.is_below(&next_a) {
            a = next_a;
            break;
        }
        if !most_b.is_below(&next_b) {
            b = next_b;
            break;
        }
    }
    a.and(&b)
}
