//! Comparisons of ranges, and the ranges that comparisons imply.

use super::ConstantRange;
use crate::int::ApInt;

/// Condition of an `icmp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are LangRef's")]
pub enum RangePredicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

impl RangePredicate {
    /// Returns the condition that holds exactly if this one does not.
    #[must_use]
    pub fn inverse(self) -> RangePredicate {
        use RangePredicate::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Ugt => Ule,
            Uge => Ult,
            Ult => Uge,
            Ule => Ugt,
            Sgt => Sle,
            Sge => Slt,
            Slt => Sge,
            Sle => Sgt,
        }
    }

    /// Returns the condition with its operands swapped.
    #[must_use]
    pub fn swapped(self) -> RangePredicate {
        use RangePredicate::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            Sgt => Slt,
            Sge => Sle,
            Slt => Sgt,
            Sle => Sge,
        }
    }

    /// Whether it compares signed numbers.
    #[must_use]
    pub fn is_signed(self) -> bool {
        use RangePredicate::*;
        matches!(self, Sgt | Sge | Slt | Sle)
    }

    /// Compares two values.
    #[must_use]
    pub fn holds(self, a: &ApInt, b: &ApInt) -> bool {
        use RangePredicate::*;
        match self {
            Eq => a == b,
            Ne => a != b,
            Ugt => b.ult(a),
            Uge => b.ule(a),
            Ult => a.ult(b),
            Ule => a.ule(b),
            Sgt => b.slt(a),
            Sge => b.sle(a),
            Slt => a.slt(b),
            Sle => a.sle(b),
        }
    }
}

impl ConstantRange {
    /// Returns the values for which the comparison holds with some value of `rhs` (LLVM's
    /// `makeAllowedICmpRegion`).
    #[must_use]
    pub fn allowed_by(predicate: RangePredicate, rhs: &ConstantRange) -> ConstantRange {
        use RangePredicate::*;
        let width = rhs.width();
        if rhs.is_empty() {
            return rhs.clone();
        }
        let (one, zero, smallest) = (ApInt::one(width), ApInt::zero(width), ApInt::signed_min(width));
        // An interval without elements has equal ends.
        let between = |low: ApInt, high: ApInt| {
            if low == high { ConstantRange::empty(width) } else { ConstantRange::non_empty(low, high) }
        };
        match predicate {
            Eq => rhs.clone(),
            Ne => match rhs.as_single() {
                Some(value) => ConstantRange::single(value).inverse(),
                None => ConstantRange::full(width),
            },
            Ult => between(zero, rhs.umax_value()),
            Slt => between(smallest, rhs.smax_value()),
            Ule => ConstantRange::non_empty(zero, rhs.umax_value().add(&one)),
            Sle => ConstantRange::non_empty(smallest, rhs.smax_value().add(&one)),
            Ugt => between(rhs.umin_value().add(&one), zero),
            Sgt => between(rhs.smin_value().add(&one), smallest),
            Uge => ConstantRange::non_empty(rhs.umin_value(), zero),
            Sge => ConstantRange::non_empty(rhs.smin_value(), smallest),
        }
    }

    /// Returns the values for which the comparison holds with all values of `rhs` (LLVM's
    /// `makeSatisfyingICmpRegion`).
    #[must_use]
    pub fn satisfying(predicate: RangePredicate, rhs: &ConstantRange) -> ConstantRange {
        ConstantRange::allowed_by(predicate.inverse(), rhs).inverse()
    }

    /// Whether the comparison holds for all pairs of values.
    #[must_use]
    pub fn implies(&self, predicate: RangePredicate, rhs: &ConstantRange) -> bool {
        use RangePredicate::*;
        if self.is_empty() || rhs.is_empty() {
            return true;
        }
        match predicate {
            Eq => matches!((self.as_single(), rhs.as_single()), (Some(a), Some(b)) if a == b),
            Ne => self.inverse().contains_range(rhs),
            Ult => self.umax_value().ult(&rhs.umin_value()),
            Ule => self.umax_value().ule(&rhs.umin_value()),
            Ugt => rhs.umax_value().ult(&self.umin_value()),
            Uge => rhs.umax_value().ule(&self.umin_value()),
            Slt => self.smax_value().slt(&rhs.smin_value()),
            Sle => self.smax_value().sle(&rhs.smin_value()),
            Sgt => rhs.smax_value().slt(&self.smin_value()),
            Sge => rhs.smax_value().sle(&self.smin_value()),
        }
    }
}
