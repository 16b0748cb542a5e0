//! Unsigned quotients and remainders.

use draig_num::ApInt;

use super::ScalarEvolution;
use super::expr::{Expr, ExprKind, NoWrap};

impl ScalarEvolution<'_> {
    /// Returns the unsigned quotient of two expressions.
    pub fn udiv(&mut self, left: Expr, right: Expr) -> Expr {
        let ty = self.ty(left);
        if let Some(found) = self.store.find(ExprKind::UDiv, ty, 0, &[left, right]) {
            return found;
        }
        if self.store.constant(left).is_some_and(ApInt::is_zero) {
            return left;
        }
        if let Some(by) = self.store.constant(right).cloned() {
            if by.is_one() {
                return left;
            }
            if !by.is_zero() && self.nesting < super::MAX_NESTING {
                self.nesting += 1;
                let folded = self.divide_by_constant(left, right, &by);
                self.nesting -= 1;
                match folded {
                    Ok(done) => return done,
                    Err(left) => return self.make_quotient(left, right),
                }
            }
        }
        // ((-c + max(c, x)) / x is zero for positive c.
        if self.kind(left) == ExprKind::Add
            && let [minus, largest] = self.store.operands(left)[..]
            && matches!(self.kind(largest), ExprKind::SMax | ExprKind::UMax)
            && let [bound, other] = self.store.operands(largest)[..]
            && other == right
            && let (Some(minus), Some(bound)) = (self.store.constant(minus), self.store.constant(bound))
            && *minus == bound.neg()
            && minus.is_negative()
            && !minus.is_signed_min()
        {
            return self.constant(ApInt::zero(self.width(left)));
        }
        self.make_quotient(left, right)
    }

    fn make_quotient(&mut self, left: Expr, right: Expr) -> Expr {
        let ty = self.ty(right);
        self.intern(ExprKind::UDiv, ty, 0, &[left, right])
    }

    /// Folds a quotient by a constant; `Err` is the dividend to keep.
    fn divide_by_constant(&mut self, left: Expr, right: Expr, by: &ApInt) -> Result<Expr, Expr> {
        let width = by.width();
        if let Some(value) = self.store.constant(left) {
            return match value.udiv(by) {
                Some(quotient) => Ok(self.constant(quotient)),
                None => Err(left),
            };
        }
        let shift = width - by.leading_zeros() - 1 + u32::from(!by.is_power_of_two());
        let wide = width + shift;
        let terms = self.store.operands(left).to_vec();
        let mut left = left;
        match self.kind(left) {
            ExprKind::AddRec if terms.len() == 2 => {
                if let (Some(of), Some(step)) = (self.rec_loop(left), self.store.constant(terms[1]).cloned()) {
                    let divides = step.urem(by).is_some_and(|rest| rest.is_zero());
                    let step_divides = by.urem(&step).is_some_and(|rest| rest.is_zero());
                    let start = self.store.constant(terms[0]).cloned();
                    if (divides || (start.is_some() && step_divides)) && self.extends_by_terms(left, wide) {
                        if divides {
                            let list = terms.iter().map(|term| self.udiv(*term, right)).collect();
                            return Ok(self.rec(list, of, NoWrap::NW));
                        }
                        if let Some(start) = start
                            && let Some(rest) = start.urem(&step)
                            && !rest.is_zero()
                        {
                            let start = self.constant(start.sub(&rest));
                            left = self.rec(vec![start, terms[1]], of, NoWrap::NW);
                            let ty = self.ty(left);
                            if let Some(found) = self.store.find(ExprKind::UDiv, ty, 0, &[left, right]) {
                                return Ok(found);
                            }
                        }
                    }
                }
            }
            ExprKind::Mul => {
                let wide_terms = terms.iter().map(|term| self.zext(*term, wide)).collect();
                if self.zext(left, wide) == self.product(wide_terms, NoWrap::NONE, 0) {
                    for (number, &term) in terms.iter().enumerate() {
                        let quotient = self.udiv(term, right);
                        if self.kind(quotient) != ExprKind::UDiv && self.mul(quotient, right) == term {
                            let mut list = terms.clone();
                            list[number] = quotient;
                            return Ok(self.product(list, NoWrap::NONE, 0));
                        }
                    }
                }
            }
            ExprKind::UDiv => {
                if let Some(inner) = self.store.constant(terms[1]) {
                    let (product, overflow) = inner.umul_overflow(by);
                    let product = self.constant(product);
                    return Ok(match overflow {
                        true => self.constant(ApInt::zero(width)),
                        false => self.udiv(terms[0], product),
                    });
                }
            }
            ExprKind::Add => {
                let wide_terms = terms.iter().map(|term| self.zext(*term, wide)).collect();
                if self.zext(left, wide) == self.sum(wide_terms, NoWrap::NONE, 0) {
                    let mut list = Vec::new();
                    for &term in &terms {
                        let quotient = self.udiv(term, right);
                        if self.kind(quotient) == ExprKind::UDiv || self.mul(quotient, right) != term {
                            break;
                        }
                        list.push(quotient);
                    }
                    if list.len() == terms.len() {
                        return Ok(self.sum(list, NoWrap::NONE, 0));
                    }
                }
            }
            _ => {}
        }
        Err(left)
    }

    /// Whether a recurrence in a wider type is that of its extended start and step.
    fn extends_by_terms(&mut self, rec: Expr, wide: u32) -> bool {
        let Some(of) = self.rec_loop(rec) else { return false };
        let terms = self.store.operands(rec).to_vec();
        let wide_terms = terms.iter().map(|term| self.zext(*term, wide)).collect();
        self.zext(rec, wide) == self.rec(wide_terms, of, NoWrap::NONE)
    }

    /// Returns the quotient of numbers of which one divides the other.
    pub(super) fn udiv_exact(&mut self, left: Expr, right: Expr) -> Expr {
        if self.kind(left) != ExprKind::Mul || !self.flags(left).has(NoWrap::NUW) {
            return self.udiv(left, right);
        }
        let mut left_factors = self.store.operands(left).to_vec();
        let mut right = right;
        if let (Some(by), Some(first)) =
            (self.store.constant(right).cloned(), self.store.constant(left_factors[0]).cloned())
        {
            if first == by {
                left_factors.remove(0);
                return self.product(left_factors, NoWrap::NONE, 0);
            }
            let factor = gcd(&first, &by);
            if !factor.is_one()
                && let (Some(first), Some(rest)) = (first.udiv(&factor), by.udiv(&factor))
            {
                left_factors[0] = self.constant(first);
                let flags = self.flags(left);
                let product = self.product(left_factors.clone(), flags, 0);
                right = self.constant(rest);
                if self.kind(product) != ExprKind::Mul {
                    return self.udiv_exact(product, right);
                }
                left_factors = self.store.operands(product).to_vec();
            }
        }
        if let Some(at) = left_factors.iter().position(|factor| *factor == right) {
            left_factors.remove(at);
            return self.product(left_factors, NoWrap::NONE, 0);
        }
        let left = self.product(left_factors, NoWrap::NONE, 0);
        self.udiv(left, right)
    }

    /// Returns the unsigned remainder.
    pub fn urem(&mut self, left: Expr, right: Expr) -> Expr {
        let width = self.width(left);
        if let Some(by) = self.store.constant(right).cloned() {
            if by.is_one() {
                return self.constant(ApInt::zero(width));
            }
            if by.is_power_of_two() {
                let low = self.truncate(left, by.trailing_zeros());
                return self.zext(low, width);
            }
        }
        let quotient = self.udiv(left, right);
        let product = self.mul_at(quotient, right, NoWrap::NUW, 0);
        self.sub_with(left, product, NoWrap::NUW)
    }

    /// Recognizes an unsigned remainder: dividend and divisor.
    pub(super) fn match_urem(&mut self, expr: Expr) -> Option<(Expr, Expr)> {
        if let (ExprKind::ZeroExtend, &[low]) = (self.kind(expr), self.store.operands(expr))
            && self.kind(low) == ExprKind::Truncate
        {
            let source = self.store.operands(low)[0];
            if self.width(source) == self.width(expr) {
                let by = ApInt::one(self.width(expr)).shl(self.width(low));
                return Some((source, self.constant(by)));
            }
            return None;
        }
        // (-1 * (a / b) * b) + a
        let (ExprKind::Add, &[product, dividend]) = (self.kind(expr), self.store.operands(expr)) else { return None };
        if self.kind(product) != ExprKind::Mul {
            return None;
        }
        let factors = self.store.operands(product).to_vec();
        let candidates: Vec<Expr> = match factors[..] {
            [minus, one, two] if self.store.constant(minus).is_some_and(ApInt::is_all_ones) => vec![one, two],
            [one, two] => vec![self.negate(one), self.negate(two)],
            _ => return None,
        };
        for divisor in candidates {
            let quotient = self.udiv(dividend, divisor);
            let back = self.mul(quotient, divisor);
            if self.sub(dividend, back) == expr {
                return Some((dividend, divisor));
            }
        }
        None
    }
}

fn gcd(one: &ApInt, two: &ApInt) -> ApInt {
    let (mut one, mut two) = (one.clone(), two.clone());
    while !two.is_zero() {
        let Some(rest) = one.urem(&two) else { break };
        one = std::mem::replace(&mut two, rest);
    }
    one
}
