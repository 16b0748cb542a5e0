//! Counts of loops that run while a recurrence is below or above a bound.

use draig_num::{ApInt, RangePredicate as Pred};

use super::count::ExitCount;
use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution};

impl ScalarEvolution<'_> {
    /// `(x + y - 1) / y` without overflow: `umin(x, 1) + (x - umin(x, 1)) / y`.
    fn udiv_ceil(&mut self, left: Expr, right: Expr) -> Expr {
        let one = self.one(self.width(left));
        let first = self.min_max(ExprKind::UMin, left, one);
        let rest = self.sub(left, first);
        let quotient = self.udiv(rest, right);
        self.add(first, quotient)
    }

    /// The constant that bounds the count of a loop from below, by the ranges of its operands.
    fn constant_bound(&mut self, start: Expr, stride: Expr, end: Expr, width: u32, signed: bool, up: bool) -> Expr {
        let ranges = |this: &mut Self, expr| if signed { this.signed_range(expr) } else { this.unsigned_range(expr) };
        let (start_range, stride_range, end_range) = (ranges(self, start), ranges(self, stride), ranges(self, end));
        let one = ApInt::one(width);
        let low = |range: &draig_num::ConstantRange| if signed { range.smin_value() } else { range.umin_value() };
        let high = |range: &draig_num::ConstantRange| if signed { range.smax_value() } else { range.umax_value() };
        let least_stride = if signed { one.smax(&low(&stride_range)) } else { one.umax(&low(&stride_range)) };
        let (most, least) = match (signed, up) {
            (true, _) => (ApInt::signed_max(width), ApInt::signed_min(width)),
            (false, _) => (ApInt::all_ones(width), ApInt::zero(width)),
        };
        let distance = if up {
            let from = low(&start_range);
            // The last value before the bound that can be followed by a step.
            let limit = most.sub(&least_stride.sub(&one));
            let to = if signed { high(&end_range).smin(&limit) } else { high(&end_range).umin(&limit) };
            let to = if signed { to.smax(&from) } else { to.umax(&from) };
            to.sub(&from)
        } else {
            let from = high(&start_range);
            let limit = least.add(&least_stride.sub(&one));
            let to = if signed { low(&end_range).smax(&limit) } else { low(&end_range).umax(&limit) };
            let to = if signed { to.smin(&from) } else { to.umin(&from) };
            from.sub(&to)
        };
        let (distance, stride) = (self.constant(distance), self.constant(least_stride));
        self.udiv_ceil(distance, stride)
    }

    fn may_overflow_below(&mut self, right: Expr, stride: Expr, signed: bool) -> bool {
        let width = self.width(right);
        let one = self.one(width);
        let less = self.sub(stride, one);
        if signed {
            let most_right = self.signed_range(right).smax_value();
            let most_step = self.signed_range(less).smax_value();
            return ApInt::signed_max(width).sub(&most_step).slt(&most_right);
        }
        let most_right = self.unsigned_range(right).umax_value();
        let most_step = self.unsigned_range(less).umax_value();
        ApInt::all_ones(width).sub(&most_step).ult(&most_right)
    }

    fn may_overflow_above(&mut self, right: Expr, stride: Expr, signed: bool) -> bool {
        let width = self.width(right);
        let one = self.one(width);
        let less = self.sub(stride, one);
        if signed {
            let least_right = self.signed_range(right).smin_value();
            let most_step = self.signed_range(less).smax_value();
            return least_right.slt(&ApInt::signed_min(width).add(&most_step));
        }
        let least_right = self.unsigned_range(right).umin_value();
        let most_step = self.unsigned_range(less).umax_value();
        least_right.ult(&most_step)
    }

    /// The number of iterations in which `left < right`.
    pub(super) fn count_less(&mut self, left: Expr, right: Expr, of: Loop, signed: bool, only: bool) -> ExitCount {
        let none = self.no_count();
        let flag = if signed { NoWrap::NSW } else { NoWrap::NUW };
        let mut rec = left;
        if self.affine(rec, of).is_none()
            && self.kind(left) == ExprKind::ZeroExtend
            && let inner = self.store.operands(left)[0]
            && let Some((start, step)) = self.affine(inner, of)
        {
            if only && self.is_invariant(right, of) && self.is_known_non_zero(step) {
                // A bound that the narrow recurrence passes before it wraps around ends the loop before that.
                let most_step = self.unsigned_range(step).umax_value();
                let limit = ApInt::all_ones(most_step.width()).sub(&most_step.sub(&ApInt::one(most_step.width())));
                let guards = self.collect_guards(of);
                let guarded = self.apply_guards(right, &guards);
                let most = self.unsigned_range(guarded).umax_value();
                if most.ule(&limit.zext(most.width())) {
                    self.raise_flags(inner, NoWrap::NUW);
                }
            }
            if self.flags(inner).has(NoWrap::NUW) {
                let width = self.width(left);
                let flags = self.flags(inner);
                let (start, step) = (self.zext(start, width), self.zext(step, width));
                rec = self.rec(vec![start, step], of, flags.and(NoWrap::NW.or(NoWrap::NUW)));
            }
        }
        let mut is_assumed = false;
        if self.rec_loop(rec).is_none()
            && let Some(assumed) = self.assumed_rec(left, of)
        {
            (rec, is_assumed) = (assumed, true);
        }
        let Some((start, mut stride)) = self.affine(rec, of) else { return none };
        let no_wrap = only && self.flags(rec).has(flag);
        let (less, at_least) = if signed { (Pred::Slt, Pred::Sge) } else { (Pred::Ult, Pred::Uge) };
        let greater = less.swapped();
        if !self.is_known_positive(stride) {
            if is_assumed || !no_wrap || !self.is_finite(of) || !self.has_no_abnormal_exits(of) {
                return none;
            }
            if !self.is_known_non_zero(stride) {
                if !self.is_invariant(right, of) {
                    return none;
                }
                let one = self.one(self.width(stride));
                stride = self.min_max(ExprKind::UMax, stride, one);
            }
        } else if !no_wrap && self.may_overflow_below(right, stride, signed) {
            let ub = only
                && !is_assumed
                && self.flags(rec).has(NoWrap::NW)
                && self.is_invariant(right, of)
                && self.has_no_abnormal_exits(of)
                && self.is_finite(of);
            if !ub {
                return none;
            }
        }
        let (original_start, original_right) = (start, right);
        let (mut start, mut right) = (start, right);
        for side in [&mut start, &mut right] {
            if self.is_pointer(*side) {
                *side = self.lossless_int(*side);
                if self.is_could_not_compute(*side) {
                    return none;
                }
            }
        }
        let width = self.width(left);
        if !self.is_invariant(right, of) {
            let most = self.constant_bound(start, stride, right, width, signed, true);
            return ExitCount {
                exact: self.could_not_compute,
                constant_max: most,
                symbolic_max: most,
                max_or_zero: false,
            };
        }
        let before = self.sub(original_start, stride);
        let one = self.one(self.width(stride));
        let mut if_taken = None;
        let exact = if self.is_entry_guarded(of, less, before, original_start)
            && self.is_entry_guarded(of, less, before, original_right)
        {
            // The iteration before the first one would have been below the bound: round the distance up from there.
            let minus = self.constant(ApInt::all_ones(width));
            let last = self.add(right, minus);
            let first = self.sub(start, stride);
            let distance = self.sub(last, first);
            self.udiv(distance, stride)
        } else {
            let guards = self.collect_guards(of);
            let guarded_right = self.apply_guards(original_right, &guards);
            let guarded_start = self.apply_guards(original_start, &guards);
            let runs_forward = self.is_entry_guarded(of, at_least, original_right, original_start)
                || self.is_known(at_least, guarded_right, guarded_start)
                || {
                    let minus = self.constant(ApInt::all_ones(width));
                    let before = self.add(original_start, minus);
                    self.is_entry_guarded(of, greater, original_right, before)
                };
            let end = if runs_forward {
                right
            } else {
                let distance = self.sub(right, start);
                if_taken = Some(self.udiv_ceil(distance, stride));
                let kind = if signed { ExprKind::SMax } else { ExprKind::UMax };
                self.min_max(kind, right, start)
            };
            let stride_less_one = self.sub(stride, one);
            let may_overflow =
                !(self.is_known_power_of_two(stride, false, false) || start == stride || start == stride_less_one);
            let distance = self.sub(end, start);
            if may_overflow {
                self.udiv_ceil(distance, stride)
            } else {
                let rounded = self.add(distance, stride_less_one);
                self.udiv(rounded, stride)
            }
        };
        let mut max_or_zero = false;
        let constant_max = if self.kind(exact) == ExprKind::Constant {
            exact
        } else if let Some(taken) = if_taken.filter(|taken| self.kind(*taken) == ExprKind::Constant) {
            max_or_zero = true;
            taken
        } else {
            self.constant_bound(start, stride, right, width, signed, true)
        };
        ExitCount { exact, constant_max, symbolic_max: exact, max_or_zero }
    }

    /// The number of iterations in which `left > right`.
    pub(super) fn count_greater(&mut self, left: Expr, right: Expr, of: Loop, signed: bool, only: bool) -> ExitCount {
        let none = self.no_count();
        if !self.is_invariant(right, of) {
            return none;
        }
        let rec = if self.rec_loop(left).is_none() { self.assumed_rec(left, of).unwrap_or(left) } else { left };
        let Some((start, step)) = self.affine(rec, of) else { return none };
        let flag = if signed { NoWrap::NSW } else { NoWrap::NUW };
        let no_wrap = only && self.flags(rec).has(flag);
        let stride = self.negate(step);
        if !self.is_known_positive(stride) {
            return none;
        }
        if !no_wrap && self.may_overflow_above(right, stride, signed) {
            return none;
        }
        let mut end = right;
        let (mut start, width) = (start, self.width(left));
        let greater = if signed { Pred::Sgt } else { Pred::Ugt };
        let one = self.one(width);
        let above = self.add(start, stride);
        if !self.is_entry_guarded(of, greater, above, right) {
            if self.is_entry_guarded(of, greater.inverse().swapped(), start, right) {
                end = right;
            } else {
                let kind = if signed { ExprKind::SMin } else { ExprKind::UMin };
                end = self.min_max(kind, right, start);
            }
        }
        for side in [&mut start, &mut end] {
            if self.is_pointer(*side) {
                *side = self.lossless_int(*side);
                if self.is_could_not_compute(*side) {
                    return none;
                }
            }
        }
        let stride_less_one = self.sub(stride, one);
        let distance = self.sub(start, end);
        let rounded = self.add(distance, stride_less_one);
        let exact = self.udiv(rounded, stride);
        let constant_max = if self.kind(exact) == ExprKind::Constant {
            exact
        } else {
            let right = if self.is_pointer(right) { end } else { right };
            self.constant_bound(start, stride, right, width, signed, false)
        };
        ExitCount { exact, constant_max, symbolic_max: exact, max_or_zero: false }
    }
}
