//! Ranges of expressions, and the powers of two that divide them.

use draig_num::{ApInt, ConstantRange, Preferred};

use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution};

impl ScalarEvolution<'_> {
    /// Returns the range of an expression as an unsigned number.
    pub fn unsigned_range(&mut self, expr: Expr) -> ConstantRange {
        self.range(expr, false)
    }

    /// Returns the range of an expression as a signed number.
    pub fn signed_range(&mut self, expr: Expr) -> ConstantRange {
        self.range(expr, true)
    }

    pub(super) fn range(&mut self, expr: Expr, signed: bool) -> ConstantRange {
        if self.is_word(expr) {
            return self.word_range(expr, signed).widen(self.width(expr));
        }
        if let Some(value) = self.store.constant(expr) {
            return ConstantRange::single(value);
        }
        if !self.has_range(expr, signed) {
            self.keep_ranges_of_parts(expr, signed);
        }
        let table = if signed { &self.signed_ranges } else { &self.unsigned_ranges };
        table.get(expr).cloned().unwrap_or_else(|| ConstantRange::full(self.width(expr)))
    }

    pub(super) fn operand(&self, expr: Expr, number: usize) -> Expr {
        self.store.operands(expr)[number]
    }

    /// Finds the range of an expression of more than 64 bits, whose operands have known ones.
    pub(super) fn find_range(&mut self, expr: Expr, signed: bool) -> ConstantRange {
        let width = self.width(expr);
        if let Some(value) = self.store.constant(expr) {
            return ConstantRange::single(value);
        }
        let preferred = if signed { Preferred::Signed } else { Preferred::Unsigned };
        let mut result = ConstantRange::full(width);
        let zeros = self.trailing_zeros(expr).min(width - 1);
        if zeros != 0 {
            result = match signed {
                true => {
                    ConstantRange::inclusive(ApInt::signed_min(width), &ApInt::signed_max(width).ashr(zeros).shl(zeros))
                }
                false => ConstantRange::inclusive(ApInt::zero(width), &ApInt::all_ones(width).lshr(zeros).shl(zeros)),
            };
        }
        let count = self.store.operands(expr).len();
        let kind = self.kind(expr);
        let computed = match kind {
            ExprKind::Constant | ExprKind::CouldNotCompute => ConstantRange::full(width),
            ExprKind::VScale => super::unknown::vscale_range(self.subject, width),
            ExprKind::Truncate => self.range(self.operand(expr, 0), signed).trunc(width, false, false),
            ExprKind::ZeroExtend => self.range(self.operand(expr, 0), signed).zext(width),
            ExprKind::SignExtend => self.range(self.operand(expr, 0), signed).sext(width),
            ExprKind::PtrToInt | ExprKind::PtrToAddr => self.range(self.operand(expr, 0), signed).zext_or_trunc(width),
            ExprKind::Add => {
                if !signed && let Some((left, right)) = self.match_urem(expr) {
                    let range = self.range(left, signed).urem(&self.range(right, signed));
                    result = result.intersect(&range, preferred);
                }
                let flags = self.flags(expr);
                let (nsw, nuw) = (flags.has(NoWrap::NSW), flags.has(NoWrap::NUW));
                let mut range = self.range(self.operand(expr, 0), signed);
                for at in 1..count {
                    let other = self.range(self.operand(expr, at), signed);
                    range = range.add_no_wrap(&other, nsw, nuw, preferred);
                }
                range
            }
            ExprKind::Mul => {
                let mut range = self.range(self.operand(expr, 0), signed);
                for at in 1..count {
                    let other = self.range(self.operand(expr, at), signed);
                    range = range.mul(&other);
                }
                range
            }
            ExprKind::UDiv => {
                let (left, right) =
                    (self.range(self.operand(expr, 0), signed), self.range(self.operand(expr, 1), signed));
                left.udiv(&right)
            }
            ExprKind::AddRec => return self.range_of_rec(expr, result, preferred),
            ExprKind::UMax | ExprKind::SMax | ExprKind::UMin | ExprKind::SMin | ExprKind::SequentialUMin => {
                let mut range = self.range(self.operand(expr, 0), signed);
                for at in 1..count {
                    let other = self.range(self.operand(expr, at), signed);
                    range = match kind {
                        ExprKind::UMax => range.umax(&other),
                        ExprKind::SMax => range.smax(&other),
                        ExprKind::SMin => range.smin(&other),
                        _ => range.umin(&other),
                    };
                }
                range
            }
            ExprKind::Unknown => return self.range_of_unknown(expr, signed, result, preferred),
        };
        result.intersect(&computed, preferred)
    }

    fn range_of_rec(&mut self, rec: Expr, mut result: ConstantRange, preferred: Preferred) -> ConstantRange {
        let width = self.width(rec);
        let terms = self.store.operands(rec).to_vec();
        let flags = self.flags(rec);
        if flags.has(NoWrap::NUW) {
            let least = self.unsigned_range(terms[0]).umin_value();
            if !least.is_zero() {
                let range = ConstantRange::non_empty(least, ApInt::zero(width));
                result = result.intersect(&range, preferred);
            }
        }
        if flags.has(NoWrap::NSW) {
            let (mut none_negative, mut none_positive) = (true, true);
            for &term in &terms[1..] {
                none_negative &= self.is_known_non_negative(term);
                none_positive &= self.is_known_non_positive(term);
            }
            let start = self.signed_range(terms[0]);
            if none_negative {
                let range = ConstantRange::non_empty(start.smin_value(), ApInt::signed_min(width));
                result = result.intersect(&range, preferred);
            } else if none_positive {
                let range = ConstantRange::inclusive(ApInt::signed_min(width), &start.smax_value());
                result = result.intersect(&range, preferred);
            }
        }
        let Some(of) = self.rec_loop(rec) else { return result };
        if terms.len() == 2
            && let Some(most) = self.constant_max_count(of)
        {
            let most = if most.width() > width && most.active_bits() <= width {
                most.trunc(width)
            } else if most.width() < width {
                most.zext(width)
            } else {
                most
            };
            if most.width() == width {
                let range = self.range_after(terms[0], terms[1], &most);
                result = result.intersect(&range, preferred);
            }
        }
        // Computing the count may have proved flags of this recurrence, and with them a range.
        if self.flags(rec) != flags && self.nesting < super::MAX_NESTING {
            self.nesting += 1;
            let full = ConstantRange::full(width);
            let again = self.range_of_rec(rec, full, preferred);
            self.nesting -= 1;
            result = result.intersect(&again, preferred);
        }
        result
    }

    /// The range of `start + step * n` for n up to a number.
    fn range_after(&mut self, start: Expr, step: Expr, most: &ApInt) -> ConstantRange {
        let step_range = self.signed_range(step);
        let start_range = self.signed_range(start);
        let low = moved(&step_range.smin_value(), &start_range, most, true);
        let high = moved(&step_range.smax_value(), &start_range, most, true);
        let signed = low.union(&high, Preferred::Smallest);
        let largest = self.unsigned_range(step).umax_value();
        let unsigned = moved(&largest, &self.unsigned_range(start), most, false);
        signed.intersect(&unsigned, Preferred::Smallest)
    }

    /// The number of low bits of an expression that are known to be zero.
    pub(super) fn trailing_zeros(&mut self, expr: Expr) -> u32 {
        if let Some(&known) = self.multiples.get(expr) {
            return known;
        }
        if let Some(value) = self.store.constant(expr) {
            return value.trailing_zeros();
        }
        if self.kind(expr) == ExprKind::Unknown
            && self.store.unknown_value(expr).is_some_and(|value| self.is_blank(value))
        {
            return 0;
        }
        let is_answered =
            |this: &Self, part: Expr| this.multiples.contains(part) || this.kind(part) == ExprKind::Constant;
        if self.store.operands(expr).iter().all(|&operand| is_answered(self, operand)) {
            let zeros = self.find_trailing_zeros(expr);
            self.multiples.insert(expr, zeros);
            return zeros;
        }
        let parts = self.unanswered(expr, |part| is_answered(self, part));
        for &part in &parts {
            let zeros = self.find_trailing_zeros(part);
            self.multiples.insert(part, zeros);
        }
        self.walk.borrow_mut().recycle(parts);
        self.multiples.get(expr).copied().unwrap_or(0)
    }

    fn find_trailing_zeros(&self, expr: Expr) -> u32 {
        let width = self.width(expr);
        let terms = self.store.operands(expr);
        let of = |this: &Self, term: &Expr| match this.store.constant(*term) {
            Some(value) => value.trailing_zeros(),
            None => this.multiples.get(*term).copied().unwrap_or(0),
        };
        match self.kind(expr) {
            ExprKind::Constant => self.store.constant(expr).map_or(0, ApInt::trailing_zeros),
            ExprKind::Truncate => of(self, &terms[0]).min(width),
            ExprKind::ZeroExtend | ExprKind::SignExtend => {
                let zeros = of(self, &terms[0]);
                if zeros == self.width(terms[0]) { width } else { zeros }
            }
            ExprKind::PtrToInt | ExprKind::PtrToAddr => of(self, &terms[0]).min(width),
            ExprKind::Mul => terms.iter().map(|term| of(self, term)).sum::<u32>().min(width),
            ExprKind::Add
            | ExprKind::AddRec
            | ExprKind::UMax
            | ExprKind::SMax
            | ExprKind::UMin
            | ExprKind::SMin
            | ExprKind::SequentialUMin => terms.iter().map(|term| of(self, term)).min().unwrap_or(0),
            ExprKind::Unknown => match self.store.unknown_value(expr) {
                Some(value) => self.trailing_zeros_of_unknown(expr, value),
                None => 0,
            },
            ExprKind::UDiv | ExprKind::VScale | ExprKind::CouldNotCompute => 0,
        }
    }

    /// Returns the largest number of back edges taken, if it is a known constant.
    pub(super) fn constant_max_count(&mut self, of: Loop) -> Option<ApInt> {
        let count = self.counts(of).constant_max;
        self.store.constant(count).cloned()
    }
}

/// The range of a start that moves by up to `most` steps.
fn moved(step: &ApInt, start: &ConstantRange, most: &ApInt, signed: bool) -> ConstantRange {
    let width = step.width();
    if step.is_zero() || most.is_zero() {
        return start.clone();
    }
    if start.is_full() {
        return start.clone();
    }
    let descending = signed && step.is_negative();
    let step = if signed { step.abs() } else { step.clone() };
    let fits = ApInt::all_ones(width).udiv(&step).is_some_and(|steps| !steps.ult(most));
    if !fits {
        return ConstantRange::full(width);
    }
    let offset = step.mul(most);
    let last = start.upper().sub(&ApInt::one(width));
    let boundary = if descending { start.lower().sub(&offset) } else { last.add(&offset) };
    if start.contains(&boundary) {
        return ConstantRange::full(width);
    }
    match descending {
        true => ConstantRange::inclusive(boundary, &last),
        false => ConstantRange::inclusive(start.lower().clone(), &boundary),
    }
}
