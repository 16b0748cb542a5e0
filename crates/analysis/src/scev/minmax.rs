//! Minima and maxima.

use draig_num::{ApInt, RangePredicate as Pred};

use super::ScalarEvolution;
use super::expr::{Expr, ExprKind};

impl ScalarEvolution<'_> {
    /// Returns the minimum or maximum of two expressions.
    pub fn min_max(&mut self, kind: ExprKind, one: Expr, two: Expr) -> Expr {
        self.min_max_of(kind, vec![one, two])
    }

    pub(super) fn min_max_of(&mut self, kind: ExprKind, mut operands: Vec<Expr>) -> Expr {
        if kind == ExprKind::SequentialUMin {
            return self.sequential_umin(operands);
        }
        if let [only] = operands[..] {
            return only;
        }
        let ty = self.ty(operands[0]);
        self.sort_operands(&mut operands);
        if let Some(found) = self.store.find(kind, ty, 0, &operands) {
            return found;
        }
        let fold = |one: &ApInt, two: &ApInt| match kind {
            ExprKind::UMax => one.umax(two),
            ExprKind::SMax => one.smax(two),
            ExprKind::UMin => one.umin(two),
            _ => one.smin(two),
        };
        let neutral = |value: &ApInt| match kind {
            ExprKind::UMax => value.is_zero(),
            ExprKind::SMax => value.is_signed_min(),
            ExprKind::UMin => value.is_all_ones(),
            _ => value.is_signed_max(),
        };
        let absorbing = |value: &ApInt| match kind {
            ExprKind::UMax => value.is_all_ones(),
            ExprKind::SMax => value.is_signed_max(),
            ExprKind::UMin => value.is_zero(),
            _ => value.is_signed_min(),
        };
        if let Some(done) = self.fold_constants(&mut operands, fold, neutral, absorbing) {
            return done;
        }
        if operands.iter().any(|operand| self.kind(*operand) == kind) {
            // Operands of operands follow the others.
            let (inner, mut opened): (Vec<Expr>, Vec<Expr>) =
                operands.into_iter().partition(|operand| self.kind(*operand) == kind);
            for operand in inner {
                opened.extend_from_slice(self.store.operands(operand));
            }
            return self.min_max_of(kind, opened);
        }
        let (first, second) = match kind {
            ExprKind::UMax => (Pred::Uge, Pred::Ule),
            ExprKind::SMax => (Pred::Sge, Pred::Sle),
            ExprKind::UMin => (Pred::Ule, Pred::Uge),
            _ => (Pred::Sle, Pred::Sge),
        };
        let mut at = 0;
        while at + 1 < operands.len() {
            let (one, two) = (operands[at], operands[at + 1]);
            if one == two || self.is_known_simply(first, one, two) {
                operands.remove(at + 1);
            } else if self.is_known_simply(second, one, two) {
                operands.remove(at);
            } else {
                at += 1;
            }
        }
        if let [only] = operands[..] {
            return only;
        }
        self.intern(kind, ty, 0, &operands)
    }

    fn sequential_umin(&mut self, mut operands: Vec<Expr>) -> Expr {
        if let [only] = operands[..] {
            return only;
        }
        let ty = self.ty(operands[0]);
        if let Some(found) = self.store.find(ExprKind::SequentialUMin, ty, 0, &operands) {
            return found;
        }
        // Only the first of equal operands counts.
        let mut seen = rustc_hash::FxHashSet::default();
        let count = operands.len();
        operands.retain(|operand| seen.insert(*operand));
        if operands.len() != count {
            return self.sequential_umin(operands);
        }
        if let Some(at) = operands.iter().position(|operand| self.kind(*operand) == ExprKind::SequentialUMin) {
            let inner = self.store.operands(operands[at]).to_vec();
            operands.splice(at..=at, inner);
            return self.sequential_umin(operands);
        }
        // A plain minimum need not contain what was evaluated before it.
        for at in 1..operands.len() {
            if self.kind(operands[at]) == ExprKind::UMin {
                let terms = self.store.operands(operands[at]).to_vec();
                let kept: Vec<Expr> = terms.iter().copied().filter(|term| !operands[..at].contains(term)).collect();
                if kept.len() < terms.len() {
                    if kept.is_empty() {
                        operands.remove(at);
                    } else {
                        operands[at] = self.min_max_of(ExprKind::UMin, kept);
                    }
                    return self.sequential_umin(operands);
                }
            }
        }
        for at in 1..operands.len() {
            let (before, expr) = (operands[at - 1], operands[at]);
            let may_trap = self.contains(expr, |this, expr| {
                this.kind(expr) == ExprKind::UDiv && {
                    let by = this.store.operands(expr)[1];
                    this.store.constant(by).is_none_or(ApInt::is_zero)
                }
            });
            if !may_trap && (self.implies_poison(expr, before) || self.is_known_non_zero(before)) {
                operands[at - 1] = self.min_max(ExprKind::UMin, before, expr);
                operands.remove(at);
                return self.sequential_umin(operands);
            }
            if self.is_known_simply(Pred::Ule, before, expr) {
                operands.remove(at);
                return self.sequential_umin(operands);
            }
        }
        self.intern(ExprKind::SequentialUMin, ty, 0, &operands)
    }

    /// Whether poison in `assumed` implies poison in `expr`.
    fn implies_poison(&mut self, assumed: Expr, expr: Expr) -> bool {
        let sources = |this: &Self, expr: Expr, through_sequence: bool| {
            let (mut found, mut work, mut seen) = (Vec::new(), vec![expr], rustc_hash::FxHashSet::default());
            while let Some(expr) = work.pop() {
                if !seen.insert(expr) {
                    continue;
                }
                match this.kind(expr) {
                    ExprKind::Unknown => found.push(expr),
                    ExprKind::SequentialUMin if !through_sequence => {
                        work.push(this.store.operands(expr)[0]);
                    }
                    _ => work.extend_from_slice(this.store.operands(expr)),
                }
            }
            found
        };
        let mut needed = sources(self, assumed, true);
        needed
            .retain(|expr| self.store.unknown_value(*expr).is_none_or(|value| !self.facts.is_not_poison(value, None)));
        if needed.is_empty() {
            return true;
        }
        let present = sources(self, expr, false);
        needed.iter().all(|needed| present.contains(needed))
    }
}
