//! Bounds of expressions inside a loop, by the conditions under which it is entered.

use rustc_hash::FxHashMap;

use draig_num::{ApInt, RangePredicate as Pred};

use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution};

/// Number of conditions that are looked at.
const MAX_CONDITIONS: usize = 64;

/// Expressions and what they are equal to inside a loop.
#[derive(Clone, Debug, Default)]
pub(super) struct Guards {
    by: FxHashMap<Expr, Expr>,
}

impl ScalarEvolution<'_> {
    /// Collects what the conditions at the entry of a loop say.
    pub(super) fn collect_guards(&mut self, of: Loop) -> Guards {
        let mut guards = Guards::default();
        if self.nesting >= super::MAX_NESTING {
            return guards;
        }
        self.nesting += 1;
        let mut work = self.conditions_at(self.nest.header(of));
        work.truncate(MAX_CONDITIONS);
        // The conditions nearest to the loop were found first and are applied last.
        let mut seen = rustc_hash::FxHashSet::default();
        let mut count = 0;
        while let Some((condition, inverse)) = work.pop() {
            count += 1;
            if count > MAX_CONDITIONS * 4 || !seen.insert((condition, inverse)) {
                continue;
            }
            if let Some((is_and, one, two, _)) = self.logical(condition) {
                if is_and != inverse {
                    work.push((two, inverse));
                    work.push((one, inverse));
                }
                continue;
            }
            if let Some((_, predicate, left, right)) = self.comparison(condition) {
                let predicate = if inverse { predicate.inverse() } else { predicate };
                let (left, right) = (self.value(left), self.value(right));
                self.add_guard(&mut guards, predicate, left, right);
            }
        }
        self.nesting -= 1;
        guards
    }

    fn add_guard(&mut self, guards: &mut Guards, predicate: Pred, left: Expr, right: Expr) {
        let (mut predicate, mut left, mut right) = (predicate, left, right);
        if self.is_could_not_compute(left) || self.is_could_not_compute(right) || self.is_pointer(left) {
            return;
        }
        if self.kind(left) == ExprKind::Constant {
            std::mem::swap(&mut left, &mut right);
            predicate = predicate.swapped();
        }
        // (x + c1) < c2 as unsigned numbers bounds x on both sides if it does not wrap around.
        if let Some(bound) = self.store.constant(right).cloned()
            && self.kind(left) == ExprKind::Add
            && let [first, rest] = *self.store.operands(left)
            && let Some(addend) = self.store.constant(first).cloned()
            && self.kind(rest) == ExprKind::Unknown
        {
            use draig_num::ConstantRange;
            let range = ConstantRange::allowed_by(predicate, &ConstantRange::single(&bound))
                .sub(&ConstantRange::single(&addend));
            if !range.is_full() && !range.is_empty() && !range.is_wrapped() {
                let known = guards.by.get(&rest).copied().unwrap_or(rest);
                let (low, high) = (self.constant(range.umin_value()), self.constant(range.umax_value()));
                let above = self.min_max(ExprKind::UMin, known, high);
                let between = self.min_max(ExprKind::UMax, low, above);
                guards.by.insert(rest, between);
                return;
            }
        }
        for (predicate, left, right) in [(predicate, left, right), (predicate.swapped(), right, left)] {
            if self.kind(left) == ExprKind::Constant || self.kind(left) == ExprKind::AddRec {
                continue;
            }
            if !matches!(
                self.kind(left),
                ExprKind::Unknown
                    | ExprKind::ZeroExtend
                    | ExprKind::SignExtend
                    | ExprKind::Truncate
                    | ExprKind::UMin
                    | ExprKind::UMax
                    | ExprKind::SMin
                    | ExprKind::SMax
                    | ExprKind::Add
                    | ExprKind::Mul
                    | ExprKind::PtrToInt
                    | ExprKind::UDiv
            ) {
                continue;
            }
            let known = guards.by.get(&left).copied().unwrap_or(left);
            let bound = guards.by.get(&right).copied().unwrap_or(right);
            if let Some(better) = self.bounded(predicate, known, bound) {
                guards.by.insert(left, better);
            }
            if self.kind(right) == ExprKind::Constant {
                break;
            }
        }
    }

    /// An expression that satisfies a comparison, as a minimum or maximum with its bound.
    fn bounded(&mut self, predicate: Pred, known: Expr, bound: Expr) -> Option<Expr> {
        let width = self.width(bound);
        if self.width(known) != width {
            return None;
        }
        let one = self.one(width);
        let minus = self.constant(ApInt::all_ones(width));
        match predicate {
            Pred::Eq if self.kind(bound) == ExprKind::Constant => Some(bound),
            Pred::Ne if self.is_zero(bound) => Some(self.min_max(ExprKind::UMax, known, one)),
            Pred::Ult => {
                if self.is_zero(bound) {
                    return None;
                }
                let least = self.min_max(ExprKind::UMax, bound, one);
                let last = self.add(least, minus);
                Some(self.min_max(ExprKind::UMin, known, last))
            }
            Pred::Ule => Some(self.min_max(ExprKind::UMin, known, bound)),
            Pred::Ugt => {
                let all = self.constant(ApInt::all_ones(width));
                if bound == all {
                    return None;
                }
                let below = self.constant(ApInt::all_ones(width).sub(&ApInt::one(width)));
                let bound = self.min_max(ExprKind::UMin, bound, below);
                let first = self.sum(vec![bound, one], NoWrap::NONE, 0);
                Some(self.min_max(ExprKind::UMax, known, first))
            }
            Pred::Uge => Some(self.min_max(ExprKind::UMax, known, bound)),
            Pred::Slt => {
                let value = self.store.constant(bound)?;
                if value.is_signed_min() {
                    return None;
                }
                let last = self.add(bound, minus);
                Some(self.min_max(ExprKind::SMin, known, last))
            }
            Pred::Sle => Some(self.min_max(ExprKind::SMin, known, bound)),
            Pred::Sgt => {
                let value = self.store.constant(bound)?;
                if value.is_signed_max() {
                    return None;
                }
                let first = self.add(bound, one);
                Some(self.min_max(ExprKind::SMax, known, first))
            }
            Pred::Sge => Some(self.min_max(ExprKind::SMax, known, bound)),
            _ => None,
        }
    }

    /// An expression with what is known inside the loop put in.
    pub(super) fn apply_guards(&mut self, expr: Expr, guards: &Guards) -> Expr {
        if guards.by.is_empty() {
            return expr;
        }
        self.rewrite_keeping_flags(expr, &guards.by)
    }

    fn rewrite_keeping_flags(&mut self, root: Expr, by: &FxHashMap<Expr, Expr>) -> Expr {
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        let mut stack = vec![(root, false)];
        while let Some((expr, ready)) = stack.pop() {
            if done.contains_key(&expr) {
                continue;
            }
            if let Some(&replacement) = by.get(&expr) {
                done.insert(expr, replacement);
                continue;
            }
            let old = self.store.operands(expr).to_vec();
            // Recurrences belong to a loop that the conditions are outside of.
            if old.is_empty() || self.kind(expr) == ExprKind::AddRec {
                done.insert(expr, expr);
                continue;
            }
            if !ready {
                stack.push((expr, true));
                stack.extend(old.into_iter().map(|operand| (operand, false)));
                continue;
            }
            let new: Vec<Expr> = old.iter().map(|operand| done.get(operand).copied().unwrap_or(*operand)).collect();
            let result = if old == new {
                expr
            } else {
                let flags = self.flags(expr);
                match self.kind(expr) {
                    ExprKind::Add => self.sum(new, flags.and(NoWrap::NUW.or(NoWrap::NSW)), 0),
                    ExprKind::Mul => self.product(new, flags.and(NoWrap::NUW.or(NoWrap::NSW)), 0),
                    _ => self.rebuild(expr, new),
                }
            };
            if self.is_could_not_compute(result) {
                return root;
            }
            done.insert(expr, result);
        }
        done.get(&root).copied().unwrap_or(root)
    }
}
