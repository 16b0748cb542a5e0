//! Recurrences: canonical form, evaluation in an iteration, value after one more iteration.

use draig_num::ApInt;

use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution};

impl ScalarEvolution<'_> {
    /// Returns the loop of a recurrence.
    pub(super) fn rec_loop(&self, expr: Expr) -> Option<Loop> {
        let node = self.store.node(expr);
        (node.kind == ExprKind::AddRec).then_some(Loop::from_index(node.payload))
    }

    /// Start and step of a recurrence of degree one in a loop.
    pub(super) fn affine(&self, expr: Expr, of: Loop) -> Option<(Expr, Expr)> {
        match self.store.operands(expr) {
            [start, step] if self.rec_loop(expr) == Some(of) => Some((*start, *step)),
            _ => None,
        }
    }

    /// Returns the recurrence with these coefficients.
    pub(super) fn rec(&mut self, mut operands: Vec<Expr>, of: Loop, mut flags: NoWrap) -> Expr {
        // A step that is itself a recurrence of the loop gives one of a higher degree.
        if let [start, step] = operands[..]
            && self.rec_loop(step) == Some(of)
        {
            operands = vec![start];
            operands.extend_from_slice(self.store.operands(step));
            flags = flags.and(NoWrap::NW);
        }
        while operands.len() > 1
            && operands.last().is_some_and(|last| self.store.constant(*last).is_some_and(ApInt::is_zero))
        {
            operands.pop();
            flags = NoWrap::NONE;
        }
        if let [only] = operands[..] {
            return only;
        }
        flags = self.strengthen(ExprKind::AddRec, &operands, flags);
        // Recurrences nest in the order of the loops' depth.
        if let Some(inner) = self.rec_loop(operands[0])
            && self.nesting < super::MAX_NESTING
        {
            let nested = operands[0];
            let outside = match self.nest.encloses(of, inner) {
                true => self.nest.depth(of) < self.nest.depth(inner),
                false => {
                    !self.nest.encloses(inner, of)
                        && self.tree.dominates_block(self.nest.header(of), self.nest.header(inner))
                }
            };
            if outside {
                let mut inner_operands = self.store.operands(nested).to_vec();
                let mut outer_operands = operands.clone();
                outer_operands[0] = inner_operands[0];
                let own = self.flags(nested);
                if outer_operands.iter().all(|operand| self.is_invariant(*operand, of)) {
                    let outer_flags = flags.and(NoWrap::NW.or(own));
                    self.nesting += 1;
                    inner_operands[0] = self.rec(outer_operands, of, outer_flags);
                    self.nesting -= 1;
                    if inner_operands.iter().all(|operand| self.is_invariant(*operand, inner)) {
                        let inner_flags = own.and(NoWrap::NW.or(flags));
                        self.nesting += 1;
                        let rec = self.rec(inner_operands, inner, inner_flags);
                        self.nesting -= 1;
                        return rec;
                    }
                }
            }
        }
        let ty = self.ty(operands[0]);
        let expr = self.intern(ExprKind::AddRec, ty, of.index() as u32, &operands);
        self.raise_flags(expr, flags);
        self.recycle(operands);
        expr
    }

    /// The change of a recurrence from one iteration to the next.
    pub(super) fn step(&mut self, rec: Expr, of: Loop) -> Expr {
        let operands = self.list_after_first(rec);
        self.rec(operands, of, NoWrap::NONE)
    }

    /// The value of a recurrence in the next iteration.
    pub(super) fn post_increment(&mut self, rec: Expr, of: Loop) -> Expr {
        let mut operands = self.list_of(rec);
        for at in 0..operands.len() - 1 {
            operands[at] = self.add(operands[at], operands[at + 1]);
        }
        self.rec(operands, of, NoWrap::NONE)
    }

    /// The value of a recurrence in iteration `iteration`.
    pub(super) fn value_at(&mut self, rec: Expr, iteration: Expr) -> Option<Expr> {
        let operands = self.store.operands(rec).to_vec();
        let width = self.width(rec);
        let mut result = operands[0];
        for (k, &operand) in operands.iter().enumerate().skip(1) {
            let coefficient = self.binomial(iteration, k as u32, width)?;
            let term = self.mul(operand, coefficient);
            result = self.add(result, term);
        }
        Some(result)
    }

    /// The number of ways to choose `k` of `n` in `width` bits: the product is computed wide enough that the
    /// division by k! is exact.
    fn binomial(&mut self, n: Expr, k: u32, width: u32) -> Option<Expr> {
        if k == 1 {
            return Some(self.truncate_or_zext(n, width));
        }
        if k as usize > super::MAX_REC_OPERANDS {
            return None;
        }
        let factorial: u64 = (1..=u64::from(k)).product();
        let twos = factorial.trailing_zeros();
        let odd = ApInt::new(width, factorial >> twos);
        let calculation = width + twos;
        let mut product = self.truncate_or_zext(n, calculation);
        for step in 1..k {
            let own_width = self.width(n);
            let less = self.constant(ApInt::new(own_width, u64::from(step)));
            let factor = self.sub(n, less);
            let factor = self.truncate_or_zext(factor, calculation);
            product = self.mul(product, factor);
        }
        let power = self.constant(ApInt::one(calculation).shl(twos));
        let quotient = self.udiv(product, power);
        let inverse = self.constant(inverse_of_odd(&odd));
        let quotient = self.truncate_or_zext(quotient, width);
        Some(self.mul(inverse, quotient))
    }
}

/// The multiplicative inverse of an odd number modulo 2^width, by Newton's iteration.
pub(super) fn inverse_of_odd(value: &ApInt) -> ApInt {
    let two = ApInt::new(value.width(), 2);
    let mut inverse = value.clone();
    // Each step doubles the number of correct low bits, of which there are three at first.
    let mut bits = 3;
    while bits < value.width() {
        inverse = inverse.mul(&two.sub(&value.mul(&inverse)));
        bits *= 2;
    }
    inverse
}
