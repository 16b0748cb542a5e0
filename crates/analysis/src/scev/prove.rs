//! Comparisons of expressions that always hold.

use draig_num::{ApInt, RangePredicate as Pred};

use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution};

fn is_true_when_equal(predicate: Pred) -> bool {
    matches!(predicate, Pred::Eq | Pred::Uge | Pred::Ule | Pred::Sge | Pred::Sle)
}

impl ScalarEvolution<'_> {
    /// Whether the expression is known to be negative.
    pub fn is_known_negative(&mut self, expr: Expr) -> bool {
        match self.signed_bounds(expr) {
            Some((_, most)) => most < 0,
            None => self.signed_range(expr).smax_value().is_negative(),
        }
    }

    /// Whether the expression is known to be positive.
    pub fn is_known_positive(&mut self, expr: Expr) -> bool {
        if let Some((least, _)) = self.signed_bounds(expr) {
            return least > 0;
        }
        let least = self.signed_range(expr).smin_value();
        !least.is_negative() && !least.is_zero()
    }

    /// Whether the expression is known not to be negative.
    pub fn is_known_non_negative(&mut self, expr: Expr) -> bool {
        match self.signed_bounds(expr) {
            Some((least, _)) => least >= 0,
            None => !self.signed_range(expr).smin_value().is_negative(),
        }
    }

    /// Whether the expression is known not to be positive.
    pub fn is_known_non_positive(&mut self, expr: Expr) -> bool {
        if let Some((_, most)) = self.signed_bounds(expr) {
            return most <= 0;
        }
        let most = self.signed_range(expr).smax_value();
        most.is_negative() || most.is_zero()
    }

    /// Whether the expression is known not to be zero.
    pub fn is_known_non_zero(&mut self, expr: Expr) -> bool {
        if self.is_word(expr) {
            let width = self.width(expr);
            return self.word_range(expr, false).unsigned_bounds(width).0 != 0
                || self.is_known_negative(expr)
                || !self.word_range(expr, true).contains(0, width);
        }
        if !self.unsigned_range(expr).umin_value().is_zero() || self.is_known_negative(expr) {
            return true;
        }
        let zero = ApInt::zero(self.width(expr));
        !self.signed_range(expr).contains(&zero)
    }

    pub(super) fn is_known_power_of_two(&mut self, expr: Expr, or_zero: bool, or_negative: bool) -> bool {
        let is_power = |this: &mut Self, expr: Expr| match this.kind(expr) {
            ExprKind::Constant => this.store.constant(expr).is_some_and(|value| {
                value.is_power_of_two()
                    || (or_zero && value.is_zero())
                    || (or_negative && value.neg().is_power_of_two())
            }),
            ExprKind::VScale => true,
            _ => false,
        };
        if self.kind(expr) == ExprKind::Mul {
            return self.store.operands(expr).to_vec().into_iter().all(|factor| is_power(self, factor))
                && (or_zero || self.is_known_non_zero(expr));
        }
        is_power(self, expr)
    }

    /// Whether a comparison is known to hold wherever both expressions have a value.
    pub fn is_known(&mut self, predicate: Pred, left: Expr, right: Expr) -> bool {
        let (mut predicate, mut left, mut right) = (predicate, left, right);
        if self.is_could_not_compute(left) || self.is_could_not_compute(right) {
            return false;
        }
        self.simplify_comparison(&mut predicate, &mut left, &mut right);
        if self.nesting >= super::MAX_NESTING {
            return self.is_known_simply(predicate, left, right);
        }
        self.nesting += 1;
        let known = self.is_known_by_induction(predicate, left, right)
            || self.is_known_by_splitting(predicate, left, right)
            || self.is_known_simply(predicate, left, right);
        self.nesting -= 1;
        known
    }

    fn is_known_by_splitting(&mut self, predicate: Pred, left: Expr, right: Expr) -> bool {
        if predicate != Pred::Ult || self.splitting {
            return false;
        }
        self.splitting = true;
        let zero = self.zero(self.width(left));
        let known = self.is_known_non_negative(right)
            && self.is_known(Pred::Sge, left, zero)
            && self.is_known(Pred::Slt, left, right);
        self.splitting = false;
        known
    }

    /// Whether a comparison follows from ranges, minima and maxima, or flags, without other proofs.
    pub(super) fn is_known_simply(&mut self, predicate: Pred, left: Expr, right: Expr) -> bool {
        if self.is_same_value(left, right) {
            return is_true_when_equal(predicate);
        }
        if self.is_could_not_compute(left) || self.is_could_not_compute(right) || self.width(left) != self.width(right)
        {
            return false;
        }
        self.is_known_by_ranges(predicate, left, right)
            || self.is_known_by_extension(predicate, left, right)
            || self.is_known_by_extreme(predicate, left, right)
            || self.is_known_by_start(predicate, left, right)
            || self.is_known_by_flags(predicate, left, right)
    }

    /// Whether two expressions are equal, or values of equal instructions.
    pub(super) fn is_same_value(&self, one: Expr, two: Expr) -> bool {
        if one == two {
            return true;
        }
        let inst = |expr| self.store.unknown_value(expr).and_then(|value| value.as_inst());
        let (Some(one), Some(two)) = (inst(one), inst(two)) else { return false };
        let opcode = self.body.opcode(one);
        (opcode.is_binary() || opcode == draig_ir::Opcode::GetElementPtr)
            && self.body.parts(one) == self.body.parts(two)
            && (opcode.is_binary() || self.body.source_type(one) == self.body.source_type(two))
    }

    pub(super) fn is_known_by_ranges(&mut self, predicate: Pred, left: Expr, right: Expr) -> bool {
        match predicate {
            Pred::Eq => false,
            Pred::Ne => {
                if self.holds_by_ranges(predicate, left, right, true)
                    || self.holds_by_ranges(predicate, left, right, false)
                {
                    return true;
                }
                let difference = self.sub(left, right);
                !self.is_could_not_compute(difference) && self.is_known_non_zero(difference)
            }
            _ => self.holds_by_ranges(predicate, left, right, predicate.is_signed()),
        }
    }

    /// Whether a comparison holds for all numbers of the ranges of two expressions.
    fn holds_by_ranges(&mut self, predicate: Pred, left: Expr, right: Expr, signed: bool) -> bool {
        let width = self.width(left);
        if width > 64 {
            let (left, right) = (self.range(left, signed), self.range(right, signed));
            return left.implies(predicate, &right);
        }
        let (left, right) = (self.word_range(left, signed), self.word_range(right, signed));
        left.implies(predicate, right, width)
    }

    fn is_known_by_extension(&self, predicate: Pred, left: Expr, right: Expr) -> bool {
        let extends = |zext: Expr, sext: Expr| {
            self.kind(zext) == ExprKind::ZeroExtend
                && self.kind(sext) == ExprKind::SignExtend
                && self.store.operands(zext) == self.store.operands(sext)
        };
        match predicate {
            Pred::Sle => extends(right, left),
            Pred::Sge => extends(left, right),
            Pred::Ule => extends(left, right),
            Pred::Uge => extends(right, left),
            _ => false,
        }
    }

    fn is_known_by_extreme(&self, predicate: Pred, left: Expr, right: Expr) -> bool {
        let (small, large, signed) = match predicate {
            Pred::Sle => (left, right, true),
            Pred::Sge => (right, left, true),
            Pred::Ule => (left, right, false),
            Pred::Uge => (right, left, false),
            _ => return false,
        };
        let has = |extreme: Expr, kinds: &[ExprKind], part: Expr| {
            kinds.contains(&self.kind(extreme)) && self.store.operands(extreme).contains(&part)
        };
        match signed {
            true => has(small, &[ExprKind::SMin], large) || has(large, &[ExprKind::SMax], small),
            false => {
                has(small, &[ExprKind::UMin, ExprKind::SequentialUMin], large) || has(large, &[ExprKind::UMax], small)
            }
        }
    }

    /// Recurrences with equal steps that do not overflow compare like their starts.
    fn is_known_by_start(&mut self, predicate: Pred, left: Expr, right: Expr) -> bool {
        let (Some(of), Some(other)) = (self.rec_loop(left), self.rec_loop(right)) else { return false };
        if of != other || matches!(predicate, Pred::Eq | Pred::Ne) {
            return false;
        }
        let (Some(one), Some(two)) = (self.affine(left, of), self.affine(right, of)) else { return false };
        let flag = if predicate.is_signed() { NoWrap::NSW } else { NoWrap::NUW };
        one.1 == two.1
            && self.flags(left).has(flag)
            && self.flags(right).has(flag)
            && self.nesting < super::MAX_NESTING
            && {
                self.nesting += 1;
                let known = self.is_known(predicate, one.0, two.0);
                self.nesting -= 1;
                known
            }
    }

    /// `x + c <= x + d` for c <= d if neither sum overflows.
    fn is_known_by_flags(&mut self, predicate: Pred, left: Expr, right: Expr) -> bool {
        let (predicate, left, right) = match predicate {
            Pred::Sge | Pred::Sgt | Pred::Uge | Pred::Ugt => (predicate.swapped(), right, left),
            _ => (predicate, left, right),
        };
        if matches!(predicate, Pred::Eq | Pred::Ne) {
            return false;
        }
        let flag = if predicate.is_signed() { NoWrap::NSW } else { NoWrap::NUW };
        let width = self.width(left);
        let split = |this: &Self, expr: Expr| {
            if this.kind(expr) == ExprKind::Add
                && let [first, rest] = *this.store.operands(expr)
                && let Some(value) = this.store.constant(first)
            {
                return (value.clone(), rest, this.flags(expr).has(flag));
            }
            (ApInt::zero(width), expr, true)
        };
        let (one, two) = (split(self, left), split(self, right));
        if one.1 == two.1 && one.2 && two.2 {
            return predicate.holds(&one.0, &two.0);
        }
        // The whole of one side may be the other's rest.
        let whole = |value: &(ApInt, Expr, bool), side: Expr| value.1 == side && value.2;
        if whole(&one, right) {
            return predicate.holds(&one.0, &ApInt::zero(width));
        }
        whole(&two, left) && predicate.holds(&ApInt::zero(width), &two.0)
    }

    /// The loops whose recurrences an expression consists of.
    pub(super) fn loops_in(&self, expr: Expr) -> Vec<Loop> {
        let (mut found, mut work) = (Vec::new(), vec![expr]);
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(expr) = work.pop() {
            if let Some(of) = self.rec_loop(expr)
                && !found.contains(&of)
            {
                found.push(of);
            }
            for &operand in self.store.operands(expr) {
                if seen.insert(operand) {
                    work.push(operand);
                }
            }
        }
        found
    }

    /// A comparison that holds at the entry of a loop and after every iteration that has a next one.
    fn is_known_by_induction(&mut self, predicate: Pred, left: Expr, right: Expr) -> bool {
        let mut loops = self.loops_in(left);
        loops.extend(self.loops_in(right));
        let Some(innermost) = loops.into_iter().reduce(|one, two| {
            if self.tree.dominates_block(self.nest.header(one), self.nest.header(two)) { two } else { one }
        }) else {
            return false;
        };
        let (Some(left), Some(right)) = (self.init_and_next(left, innermost), self.init_and_next(right, innermost))
        else {
            return false;
        };
        if !self.is_available_at_entry(left.0, innermost) || !self.is_available_at_entry(right.0, innermost) {
            return false;
        }
        self.is_entry_guarded(innermost, predicate, left.0, right.0)
            && self.is_backedge_guarded(innermost, predicate, left.1, right.1)
    }

    /// An expression in the first iteration of a loop, and in the next one.
    fn init_and_next(&mut self, expr: Expr, of: Loop) -> Option<(Expr, Expr)> {
        let init = self.rewrite(expr, &mut |this, part| match this.rec_loop(part) {
            Some(own) if own == of => Some(Some(this.store.operands(part)[0])),
            Some(_) => Some(Some(part)),
            None if this.kind(part) == ExprKind::Unknown => {
                let invariant = this.is_invariant(part, of);
                Some(invariant.then_some(part))
            }
            None => None,
        })?;
        let next = self.rewrite(expr, &mut |this, part| match this.rec_loop(part) {
            Some(own) if own == of => Some(Some(this.post_increment(part, of))),
            Some(_) => Some(Some(part)),
            None if this.kind(part) == ExprKind::Unknown => {
                let invariant = this.is_invariant(part, of);
                Some(invariant.then_some(part))
            }
            None => None,
        })?;
        Some((init, next))
    }

    /// Rebuilds an expression with parts replaced. `replace` returns `None` to look at a part's operands, `Some(None)`
    /// to give up.
    pub(super) fn rewrite(
        &mut self,
        root: Expr,
        replace: &mut dyn FnMut(&mut Self, Expr) -> Option<Option<Expr>>,
    ) -> Option<Expr> {
        self.rewrite_by(root, replace, &mut |this, expr, operands| {
            if this.store.operands(expr) == operands { expr } else { this.rebuild(expr, operands) }
        })
    }

    /// The same, with `rebuild` called for each other part that has operands.
    pub(super) fn rewrite_by(
        &mut self,
        root: Expr,
        replace: &mut dyn FnMut(&mut Self, Expr) -> Option<Option<Expr>>,
        rebuild: &mut dyn FnMut(&mut Self, Expr, Vec<Expr>) -> Expr,
    ) -> Option<Expr> {
        let mut done: rustc_hash::FxHashMap<Expr, Expr> = rustc_hash::FxHashMap::default();
        let mut stack = vec![(root, false)];
        while let Some((expr, ready)) = stack.pop() {
            if done.contains_key(&expr) {
                continue;
            }
            if !ready {
                if let Some(by) = replace(self, expr) {
                    done.insert(expr, by?);
                    continue;
                }
                let operands = self.store.operands(expr);
                if operands.is_empty() {
                    done.insert(expr, expr);
                    continue;
                }
                let operands = operands.to_vec();
                stack.push((expr, true));
                stack.extend(operands.into_iter().map(|operand| (operand, false)));
                continue;
            }
            let old = self.store.operands(expr);
            let new: Vec<Expr> = old.iter().map(|operand| done.get(operand).copied().unwrap_or(*operand)).collect();
            let result = rebuild(self, expr, new);
            if self.is_could_not_compute(result) {
                return None;
            }
            done.insert(expr, result);
        }
        done.get(&root).copied()
    }

    /// The expression of the same kind with other operands.
    pub(super) fn rebuild(&mut self, expr: Expr, operands: Vec<Expr>) -> Expr {
        let flags = self.flags(expr);
        let width = self.width(expr);
        if operands.iter().any(|operand| self.is_could_not_compute(*operand)) {
            return self.could_not_compute;
        }
        match self.kind(expr) {
            ExprKind::Truncate => self.truncate(operands[0], width),
            ExprKind::ZeroExtend => self.zext(operands[0], width),
            ExprKind::SignExtend => self.sext(operands[0], width),
            ExprKind::PtrToInt => self.ptr_to_int(operands[0], width),
            ExprKind::Add => self.sum(operands, NoWrap::NONE, 0),
            ExprKind::Mul => self.product(operands, NoWrap::NONE, 0),
            ExprKind::UDiv => self.udiv(operands[0], operands[1]),
            ExprKind::AddRec => match self.rec_loop(expr) {
                Some(of) => self.rec(operands, of, flags.and(NoWrap::NW)),
                None => expr,
            },
            kind if kind.is_min_max() => self.min_max_of(kind, operands),
            _ => expr,
        }
    }

    /// Brings a comparison into the form in which others are compared with it: constants on the right, strict.
    pub(super) fn simplify_comparison(&mut self, predicate: &mut Pred, left: &mut Expr, right: &mut Expr) -> bool {
        let mut changed = false;
        let trivial = match (self.store.constant(*left), self.store.constant(*right)) {
            (Some(one), Some(two)) if one.width() == two.width() => Some(predicate.holds(one, two)),
            _ if self.is_same_value(*left, *right) => Some(is_true_when_equal(*predicate)),
            _ => None,
        };
        if let Some(holds) = trivial {
            *left = self.zero(1);
            *right = *left;
            *predicate = if holds { Pred::Eq } else { Pred::Ne };
            return true;
        }
        if self.kind(*left) == ExprKind::Constant && self.kind(*right) != ExprKind::Constant {
            std::mem::swap(left, right);
            *predicate = predicate.swapped();
            changed = true;
        }
        // An invariant of the loop belongs on the right.
        if let Some(of) = self.rec_loop(*right)
            && self.is_invariant(*left, of)
            && self.properly_dominates(*left, self.nest.header(of))
        {
            std::mem::swap(left, right);
            *predicate = predicate.swapped();
            changed = true;
        }
        if let Some(value) = self.store.constant(*right).cloned() {
            let width = value.width();
            let one = ApInt::one(width);
            let range = draig_num::ConstantRange::satisfying(*predicate, &draig_num::ConstantRange::single(&value));
            if range.is_full() || range.is_empty() {
                *left = self.zero(1);
                *right = *left;
                *predicate = if range.is_full() { Pred::Eq } else { Pred::Ne };
                return true;
            }
            if let Some(only) = range.as_single().cloned()
                && *predicate != Pred::Eq
            {
                *predicate = Pred::Eq;
                *right = self.constant(only);
                return true;
            }
            if let Some(missing) = range.single_missing().cloned()
                && *predicate != Pred::Ne
            {
                *predicate = Pred::Ne;
                *right = self.constant(missing);
                changed = true;
            }
            let value = self.store.constant(*right).cloned().unwrap_or(value);
            let strict = match *predicate {
                Pred::Uge if !value.is_zero() => Some((Pred::Ugt, value.sub(&one))),
                Pred::Ule if !value.is_all_ones() => Some((Pred::Ult, value.add(&one))),
                Pred::Sge if !value.is_signed_min() => Some((Pred::Sgt, value.sub(&one))),
                Pred::Sle if !value.is_signed_max() => Some((Pred::Slt, value.add(&one))),
                _ => None,
            };
            if let Some((strict, value)) = strict {
                *predicate = strict;
                *right = self.constant(value);
                changed = true;
            }
            // -x + y compared for equality with zero: x with y.
            if matches!(*predicate, Pred::Eq | Pred::Ne)
                && self.kind(*left) == ExprKind::Add
                && let [product, other] = *self.store.operands(*left)
                && self.kind(product) == ExprKind::Mul
                && self.is_zero(*right)
                && let [scale, inner] = *self.store.operands(product)
                && self.store.constant(scale).is_some_and(ApInt::is_all_ones)
            {
                *left = inner;
                *right = other;
                changed = true;
            }
            return changed;
        }
        // x <= y is x < y + 1 if that does not overflow.
        let width = self.width(*left);
        let one = ApInt::one(width);
        match *predicate {
            Pred::Sle => {
                if !self.signed_range(*right).smax_value().is_signed_max() {
                    let one = self.constant(one);
                    *right = self.sum(vec![one, *right], NoWrap::NSW, 0);
                    *predicate = Pred::Slt;
                    changed = true;
                } else if !self.signed_range(*left).smin_value().is_signed_min() {
                    let minus = self.constant(ApInt::all_ones(width));
                    *left = self.sum(vec![minus, *left], NoWrap::NSW, 0);
                    *predicate = Pred::Slt;
                    changed = true;
                }
            }
            Pred::Sge => {
                if !self.signed_range(*right).smin_value().is_signed_min() {
                    let minus = self.constant(ApInt::all_ones(width));
                    *right = self.sum(vec![minus, *right], NoWrap::NSW, 0);
                    *predicate = Pred::Sgt;
                    changed = true;
                } else if !self.signed_range(*left).smax_value().is_signed_max() {
                    let one = self.constant(one);
                    *left = self.sum(vec![one, *left], NoWrap::NSW, 0);
                    *predicate = Pred::Sgt;
                    changed = true;
                }
            }
            Pred::Ule => {
                if !self.unsigned_range(*right).umax_value().is_all_ones() {
                    let one = self.constant(one);
                    *right = self.sum(vec![one, *right], NoWrap::NUW, 0);
                    *predicate = Pred::Ult;
                    changed = true;
                } else if !self.unsigned_range(*left).umin_value().is_zero() {
                    let minus = self.constant(ApInt::all_ones(width));
                    *left = self.add(minus, *left);
                    *predicate = Pred::Ult;
                    changed = true;
                }
            }
            Pred::Uge => {
                if !self.unsigned_range(*right).umin_value().is_zero() {
                    let minus = self.constant(ApInt::all_ones(width));
                    *right = self.add(minus, *right);
                    *predicate = Pred::Ugt;
                    changed = true;
                } else if !self.unsigned_range(*left).umax_value().is_all_ones() {
                    let one = self.constant(one);
                    *left = self.sum(vec![one, *left], NoWrap::NUW, 0);
                    *predicate = Pred::Ugt;
                    changed = true;
                }
            }
            _ => {}
        }
        changed
    }
}
