//! Comparisons that follow from other comparisons.

use draig_ir::Value;
use draig_num::{ApInt, ConstantRange, RangePredicate as Pred};

use super::expr::{Expr, ExprKind};
use super::{MAX_NESTING, ScalarEvolution};

/// Depth of conjunctions and disjunctions in a known condition.
const MAX_PENDING: usize = 16;

fn true_when_equal(predicate: Pred) -> bool {
    matches!(predicate, Pred::Eq | Pred::Uge | Pred::Ule | Pred::Sge | Pred::Sle)
}

fn sign_flipped(predicate: Pred) -> Option<Pred> {
    match predicate {
        Pred::Ugt => Some(Pred::Sgt),
        Pred::Uge => Some(Pred::Sge),
        Pred::Ult => Some(Pred::Slt),
        Pred::Ule => Some(Pred::Sle),
        Pred::Sgt => Some(Pred::Ugt),
        Pred::Sge => Some(Pred::Uge),
        Pred::Slt => Some(Pred::Ult),
        Pred::Sle => Some(Pred::Ule),
        _ => None,
    }
}

impl ScalarEvolution<'_> {
    /// Whether a comparison follows from a value that is known to be true, or false if `inverse`.
    pub(super) fn is_implied_by_value(
        &mut self,
        predicate: Pred,
        left: Expr,
        right: Expr,
        condition: Value,
        inverse: bool,
    ) -> bool {
        if self.pending_conditions.contains(&condition)
            || self.pending_conditions.len() >= MAX_PENDING
            || self.nesting >= MAX_NESTING
        {
            return false;
        }
        self.pending_conditions.push(condition);
        self.nesting += 1;
        let mut answer = false;
        if let Some((is_and, one, two, _)) = self.logical(condition) {
            // Both parts of a true conjunction are true, both of a false disjunction false.
            if is_and != inverse {
                answer = self.is_implied_by_value(predicate, left, right, one, inverse)
                    || self.is_implied_by_value(predicate, left, right, two, inverse);
            }
        } else if let Some((_, found, one, two)) = self.comparison(condition) {
            let found = if inverse { found.inverse() } else { found };
            let (one, two) = (self.value(one), self.value(two));
            answer = self.is_implied(predicate, left, right, found, one, two);
        }
        self.nesting -= 1;
        self.pending_conditions.pop();
        answer
    }

    /// Whether a comparison follows from another.
    pub(super) fn is_implied(
        &mut self,
        predicate: Pred,
        left: Expr,
        right: Expr,
        found: Pred,
        found_left: Expr,
        found_right: Expr,
    ) -> bool {
        let (width, found_width) = (self.width(left), self.width(found_left));
        let pointers = |this: &Self, one: Expr, two: Expr| this.is_pointer(one) || this.is_pointer(two);
        if width < found_width {
            if !found.is_signed() && !pointers(self, found_left, found_right) {
                let most = self.constant(ApInt::all_ones(width).zext(found_width));
                if self.is_known_simply(Pred::Ule, found_left, most)
                    && self.is_known_simply(Pred::Ule, found_right, most)
                {
                    let (one, two) = (self.truncate(found_left, width), self.truncate(found_right, width));
                    if self.is_implied_balanced(predicate, left, right, found, one, two) {
                        return true;
                    }
                }
            }
            if pointers(self, left, right) {
                return false;
            }
            let signed = predicate.is_signed();
            let (left, right) = (self.extend(left, found_width, signed, 0), self.extend(right, found_width, signed, 0));
            return self.is_implied_balanced(predicate, left, right, found, found_left, found_right);
        }
        if width > found_width {
            if pointers(self, found_left, found_right) {
                return false;
            }
            let signed = found.is_signed();
            let (one, two) = (self.extend(found_left, width, signed, 0), self.extend(found_right, width, signed, 0));
            return self.is_implied_balanced(predicate, left, right, found, one, two);
        }
        self.is_implied_balanced(predicate, left, right, found, found_left, found_right)
    }

    fn is_implied_balanced(
        &mut self,
        mut predicate: Pred,
        mut left: Expr,
        mut right: Expr,
        mut found: Pred,
        mut found_left: Expr,
        mut found_right: Expr,
    ) -> bool {
        self.simplify_comparison(&mut predicate, &mut left, &mut right);
        if left == right {
            return true_when_equal(predicate);
        }
        self.simplify_comparison(&mut found, &mut found_left, &mut found_right);
        if found_left == found_right {
            return !true_when_equal(found);
        }
        if left == found_right || right == found_left {
            if self.kind(right) == ExprKind::Constant {
                std::mem::swap(&mut found_left, &mut found_right);
                found = found.swapped();
            } else {
                std::mem::swap(&mut left, &mut right);
                predicate = predicate.swapped();
            }
        }
        if found == predicate {
            return self.is_implied_operands(predicate, left, right, found_left, found_right);
        }
        if found.swapped() == predicate {
            return self.is_implied_operands(predicate, left, right, found_right, found_left)
                || self.is_implied_operands(found, right, left, found_left, found_right);
        }
        if sign_flipped(predicate) == Some(found) && self.same_sign(found_left, found_right) {
            return self.is_implied_operands(predicate, left, right, found_left, found_right);
        }
        if sign_flipped(predicate) == Some(found.swapped()) && self.same_sign(found_left, found_right) {
            return self.is_implied_operands(predicate, left, right, found_right, found_left);
        }
        if found == Pred::Ne
            && let Some((value, constant)) = match (self.kind(found_left), self.kind(found_right)) {
                (ExprKind::Constant, _) => Some((found_right, found_left)),
                (_, ExprKind::Constant) => Some((found_left, found_right)),
                _ => None,
            }
            && let Some(number) = self.store.constant(constant).cloned()
        {
            // Different from its least value, it is at least one more.
            let least = match predicate.is_signed() {
                true => self.signed_range(value).smin_value(),
                false => self.unsigned_range(value).umin_value(),
            };
            if least == number {
                let more = self.constant(least.add(&ApInt::one(least.width())));
                let proved = match predicate {
                    Pred::Sge | Pred::Uge => self.is_implied_operands(predicate, left, right, value, more),
                    Pred::Sgt | Pred::Ugt => {
                        let at_least = if predicate == Pred::Sgt { Pred::Sge } else { Pred::Uge };
                        self.is_implied_operands(at_least, left, right, value, more)
                            || self.is_implied_operands(predicate, left, right, value, more)
                            || self.is_implied_operands(predicate, left, right, value, constant)
                    }
                    Pred::Sle | Pred::Ule => self.is_implied_operands(predicate.swapped(), right, left, value, more),
                    Pred::Slt | Pred::Ult => {
                        self.is_implied_operands(predicate.swapped(), right, left, value, more)
                            || self.is_implied_operands(predicate.swapped(), right, left, value, constant)
                    }
                    _ => false,
                };
                if proved {
                    return true;
                }
            }
        }
        if found == Pred::Eq
            && true_when_equal(predicate)
            && self.is_implied_operands(predicate, left, right, found_left, found_right)
        {
            return true;
        }
        if predicate == Pred::Ne
            && !true_when_equal(found)
            && self.is_implied_operands(found, left, right, found_left, found_right)
        {
            return true;
        }
        if predicate == Pred::Ne && !true_when_equal(found) {
            return (left == found_left && right == found_right)
                || (left == found_right && right == found_left)
                || self.is_implied_by_ranges(predicate, left, right, found, found_left, found_right);
        }
        self.is_implied_by_ranges(predicate, left, right, found, found_left, found_right)
    }

    fn same_sign(&mut self, one: Expr, two: Expr) -> bool {
        (self.is_known_non_negative(one) && self.is_known_non_negative(two))
            || (self.is_known_negative(one) && self.is_known_negative(two))
    }

    /// The difference of two expressions, if it is a number.
    pub(super) fn constant_difference(&mut self, more: Expr, less: Expr) -> Option<ApInt> {
        if more == less {
            return Some(ApInt::zero(self.width(more)));
        }
        if self.width(more) != self.width(less) {
            return None;
        }
        let difference = self.sub(more, less);
        self.store.constant(difference).cloned()
    }

    fn is_implied_by_ranges(
        &mut self,
        predicate: Pred,
        left: Expr,
        right: Expr,
        found: Pred,
        found_left: Expr,
        found_right: Expr,
    ) -> bool {
        let (Some(bound), Some(found_bound)) =
            (self.store.constant(right).cloned(), self.store.constant(found_right).cloned())
        else {
            return false;
        };
        let Some(difference) = self.constant_difference(left, found_left) else { return false };
        let range = ConstantRange::allowed_by(found, &ConstantRange::single(&found_bound));
        range.add(&ConstantRange::single(&difference)).implies(predicate, &ConstantRange::single(&bound))
    }

    /// Whether `left P right` follows from `found_left P found_right` with the same predicate.
    fn is_implied_operands(
        &mut self,
        predicate: Pred,
        left: Expr,
        right: Expr,
        found_left: Expr,
        found_right: Expr,
    ) -> bool {
        if self.is_implied_by_ranges(predicate, left, right, predicate, found_left, found_right)
            || self.is_implied_without_overflow(predicate, left, right, found_left, found_right)
            || match predicate {
                Pred::Sgt => self.is_implied_quotient(left, right, found_left, found_right),
                Pred::Slt => self.is_implied_quotient(right, left, found_right, found_left),
                _ => false,
            }
        {
            return true;
        }
        match predicate {
            Pred::Eq | Pred::Ne => {
                (self.is_same_value(left, found_left) && self.is_same_value(right, found_right))
                    || (self.is_same_value(left, found_right) && self.is_same_value(right, found_left))
            }
            Pred::Slt | Pred::Sle => {
                self.is_known_simply(Pred::Sle, left, found_left) && self.is_known_simply(Pred::Sge, right, found_right)
            }
            Pred::Sgt | Pred::Sge => {
                self.is_known_simply(Pred::Sge, left, found_left) && self.is_known_simply(Pred::Sle, right, found_right)
            }
            Pred::Ult | Pred::Ule => {
                self.is_known_simply(Pred::Ule, left, found_left) && self.is_known_simply(Pred::Uge, right, found_right)
            }
            Pred::Ugt | Pred::Uge => {
                self.is_known_simply(Pred::Uge, left, found_left) && self.is_known_simply(Pred::Ule, right, found_right)
            }
        }
    }

    /// `x / d > y` follows from `x > z` for z of at least d - 1 and y of at most zero.
    fn is_implied_quotient(&mut self, quotient: Expr, bound: Expr, dividend: Expr, found: Expr) -> bool {
        let inst = self.store.unknown_value(quotient).and_then(|value| value.as_inst());
        let Some(inst) = inst.filter(|inst| self.body.opcode(*inst) == draig_ir::Opcode::SDiv) else { return false };
        let [of, by] = *self.body.operands(inst) else { return false };
        let (Some(by), Some(found)) = (self.int_value(by), self.store.constant(found).cloned()) else { return false };
        by.width() == found.width()
            && !by.is_negative()
            && !by.is_zero()
            && by.sub(&ApInt::one(by.width())).sle(&found)
            && self.value(of) == dividend
            && self.is_known_non_positive(bound)
    }

    /// `x < y` implies `x + c < y + c` if neither overflows, which a bound of `y` can say.
    fn is_implied_without_overflow(
        &mut self,
        predicate: Pred,
        left: Expr,
        right: Expr,
        found_left: Expr,
        found_right: Expr,
    ) -> bool {
        if !matches!(predicate, Pred::Slt | Pred::Ult) {
            return false;
        }
        let Some(more_left) = self.constant_difference(left, found_left) else { return false };
        let Some(more_right) = self.constant_difference(right, found_right) else { return false };
        if more_left != more_right {
            return false;
        }
        if more_left.is_zero() {
            return true;
        }
        // y + c does not overflow, and x + c is smaller.
        let width = more_left.width();
        let limit = match predicate {
            Pred::Ult => ApInt::zero(width).sub(&more_left),
            _ if more_left.is_negative() => return false,
            _ => ApInt::signed_min(width).sub(&more_left),
        };
        let limit = self.constant(limit);
        self.is_known_simply(predicate, found_right, limit)
    }
}
