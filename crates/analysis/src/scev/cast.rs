//! Truncations and extensions: folding, and moving into sums, products and recurrences that do not overflow.

use draig_num::{ApInt, RangePredicate as Pred};

use super::expr::{Expr, ExprKind, ExprType, NoWrap};
use super::{Loop, MAX_CAST_DEPTH, ScalarEvolution};

impl ScalarEvolution<'_> {
    /// Returns an integer expression in a narrower type.
    pub fn truncate(&mut self, expr: Expr, width: u32) -> Expr {
        self.truncate_at(expr, width, 0)
    }

    /// Returns an integer expression extended with zeros.
    pub fn zext(&mut self, expr: Expr, width: u32) -> Expr {
        self.zext_at(expr, width, 0)
    }

    /// Returns an integer expression extended with its sign.
    pub fn sext(&mut self, expr: Expr, width: u32) -> Expr {
        self.sext_at(expr, width, 0)
    }

    pub(super) fn truncate_or_zext(&mut self, expr: Expr, width: u32) -> Expr {
        self.resize(expr, width, false, 0)
    }

    pub(super) fn truncate_or_sext(&mut self, expr: Expr, width: u32) -> Expr {
        self.resize(expr, width, true, 0)
    }

    fn resize(&mut self, expr: Expr, width: u32, signed: bool, depth: u32) -> Expr {
        match self.width(expr).cmp(&width) {
            std::cmp::Ordering::Equal => expr,
            std::cmp::Ordering::Greater => self.truncate_at(expr, width, depth),
            std::cmp::Ordering::Less => self.extend(expr, width, signed, depth),
        }
    }

    pub(super) fn extend(&mut self, expr: Expr, width: u32, signed: bool, depth: u32) -> Expr {
        if signed { self.sext_at(expr, width, depth) } else { self.zext_at(expr, width, depth) }
    }

    fn cast_node(&mut self, kind: ExprKind, expr: Expr, width: u32) -> Expr {
        self.intern(kind, ExprType::Int(width), 0, &[expr])
    }

    pub(super) fn truncate_at(&mut self, expr: Expr, width: u32, depth: u32) -> Expr {
        if self.width(expr) == width {
            return expr;
        }
        let ty = ExprType::Int(width);
        if let Some(found) = self.store.find(ExprKind::Truncate, ty, 0, &[expr]) {
            return found;
        }
        if let Some(value) = self.store.constant(expr) {
            let value = value.trunc(width);
            return self.constant(value);
        }
        let terms = self.store.operands(expr).to_vec();
        match self.kind(expr) {
            ExprKind::Truncate => return self.truncate_at(terms[0], width, depth + 1),
            ExprKind::SignExtend => return self.resize(terms[0], width, true, depth + 1),
            ExprKind::ZeroExtend => return self.resize(terms[0], width, false, depth + 1),
            _ => {}
        }
        if depth > MAX_CAST_DEPTH {
            return self.cast_node(ExprKind::Truncate, expr, width);
        }
        match self.kind(expr) {
            kind @ (ExprKind::Add | ExprKind::Mul) => {
                let mut list = Vec::new();
                let mut truncates = 0;
                for term in terms {
                    if truncates >= 2 {
                        break;
                    }
                    let narrow = self.truncate_at(term, width, depth + 1);
                    let simple = !self.kind(term).is_integral_cast();
                    truncates += u32::from(simple && self.kind(narrow) == ExprKind::Truncate);
                    list.push(narrow);
                }
                if truncates < 2 {
                    return match kind {
                        ExprKind::Add => self.sum(list, NoWrap::NONE, 0),
                        _ => self.product(list, NoWrap::NONE, 0),
                    };
                }
            }
            ExprKind::AddRec => {
                let list = terms.iter().map(|term| self.truncate_at(*term, width, depth + 1)).collect();
                if let Some(of) = self.rec_loop(expr) {
                    return self.rec(list, of, NoWrap::NONE);
                }
            }
            _ => {}
        }
        if self.trailing_zeros(expr) >= width {
            return self.constant(ApInt::zero(width));
        }
        self.cast_node(ExprKind::Truncate, expr, width)
    }

    pub(super) fn zext_at(&mut self, expr: Expr, width: u32, depth: u32) -> Expr {
        self.extend_cached(expr, width, depth, false)
    }

    pub(super) fn sext_at(&mut self, expr: Expr, width: u32, depth: u32) -> Expr {
        self.extend_cached(expr, width, depth, true)
    }

    fn extend_cached(&mut self, expr: Expr, width: u32, depth: u32, signed: bool) -> Expr {
        if self.width(expr) == width {
            return expr;
        }
        if let Some(&(.., known)) = self.extensions.get(expr, |known| (known.0, known.1) == (width, signed)) {
            return known;
        }
        let kind = if signed { ExprKind::SignExtend } else { ExprKind::ZeroExtend };
        if depth > MAX_CAST_DEPTH || self.nesting >= super::MAX_NESTING {
            return match self.store.constant(expr) {
                Some(value) => {
                    let value = if signed { value.sext(width) } else { value.zext(width) };
                    self.constant(value)
                }
                None => self.cast_node(kind, expr, width),
            };
        }
        self.nesting += 1;
        let result = if signed { self.sext_folded(expr, width, depth) } else { self.zext_folded(expr, width, depth) };
        self.nesting -= 1;
        if self.kind(result) != kind {
            self.extensions.push(expr, (width, signed, result));
        }
        result
    }

    fn zext_folded(&mut self, expr: Expr, width: u32, depth: u32) -> Expr {
        if let Some(value) = self.store.constant(expr) {
            let value = value.zext(width);
            return self.constant(value);
        }
        let kind = self.kind(expr);
        let narrow = self.width(expr);
        if kind == ExprKind::ZeroExtend {
            return self.zext_at(self.operand(expr, 0), width, depth + 1);
        }
        let ty = ExprType::Int(width);
        if let Some(found) = self.store.find(ExprKind::ZeroExtend, ty, 0, &[expr]) {
            return found;
        }
        let terms = self.list_of(expr);
        let result = self.zext_terms(expr, &terms, (kind, narrow, width), depth);
        self.recycle(terms);
        result
    }

    /// The zero extension of an expression of these terms to another width.
    fn zext_terms(
        &mut self,
        expr: Expr,
        terms: &[Expr],
        (kind, narrow, width): (ExprKind, u32, u32),
        depth: u32,
    ) -> Expr {
        match kind {
            ExprKind::Truncate => {
                let range = self.unsigned_range(terms[0]);
                if range.trunc(narrow, false, false).zext(width).contains_range(&range.zext_or_trunc(width)) {
                    return self.resize(terms[0], width, false, depth);
                }
            }
            ExprKind::AddRec if terms.len() == 2 => {
                if let Some(result) = self.rec_loop(expr).and_then(|of| self.extend_rec(expr, of, width, depth, false))
                {
                    return result;
                }
            }
            _ => {}
        }
        if let Some((left, right)) = self.match_urem(expr) {
            let left = self.zext_at(left, width, depth + 1);
            let right = self.zext_at(right, width, depth + 1);
            return self.urem(left, right);
        }
        match kind {
            ExprKind::UDiv => {
                let left = self.zext_at(terms[0], width, depth + 1);
                let right = self.zext_at(terms[1], width, depth + 1);
                return self.udiv(left, right);
            }
            ExprKind::Add => {
                if self.flags(expr).has(NoWrap::NUW) {
                    let list = terms.iter().map(|term| self.zext_at(*term, width, depth + 1)).collect();
                    return self.sum(list, NoWrap::NUW, depth + 1);
                }
                if let Some(result) = self.split_constant(expr, terms, width, depth, false) {
                    return result;
                }
            }
            ExprKind::Mul => {
                if self.flags(expr).has(NoWrap::NUW) {
                    let list = terms.iter().map(|term| self.zext_at(*term, width, depth + 1)).collect();
                    return self.product(list, NoWrap::NUW, depth + 1);
                }
                // 2^k * trunc x loses all but the low bits of x, which can be extended alone.
                if let [scale, low] = *terms
                    && let Some(value) = self.store.constant(scale)
                    && value.is_power_of_two()
                    && self.kind(low) == ExprKind::Truncate
                {
                    let kept = narrow - value.trailing_zeros();
                    let source = self.store.operands(low)[0];
                    let scale = self.zext_at(scale, width, 0);
                    let low = self.truncate_at(source, kept, 0);
                    let low = self.zext_at(low, width, 0);
                    return self.product(vec![scale, low], NoWrap::NUW, depth + 1);
                }
            }
            ExprKind::UMin | ExprKind::UMax | ExprKind::SequentialUMin => {
                let list = terms.iter().map(|term| self.zext_at(*term, width, 0)).collect();
                return self.min_max_of(kind, list);
            }
            _ => {}
        }
        self.cast_node(ExprKind::ZeroExtend, expr, width)
    }

    fn sext_folded(&mut self, expr: Expr, width: u32, depth: u32) -> Expr {
        if let Some(value) = self.store.constant(expr) {
            let value = value.sext(width);
            return self.constant(value);
        }
        let terms = self.store.operands(expr).to_vec();
        let kind = self.kind(expr);
        let narrow = self.width(expr);
        match kind {
            ExprKind::SignExtend => return self.sext_at(terms[0], width, depth + 1),
            ExprKind::ZeroExtend => return self.zext_at(terms[0], width, depth + 1),
            _ => {}
        }
        let ty = ExprType::Int(width);
        if let Some(found) = self.store.find(ExprKind::SignExtend, ty, 0, &[expr]) {
            return found;
        }
        match kind {
            ExprKind::Truncate => {
                let range = self.signed_range(terms[0]);
                if range.trunc(narrow, false, false).sext(width).contains_range(&range.sext_or_trunc(width)) {
                    return self.resize(terms[0], width, true, depth);
                }
            }
            ExprKind::Add => {
                if self.flags(expr).has(NoWrap::NSW) {
                    let list = terms.iter().map(|term| self.sext_at(*term, width, depth + 1)).collect();
                    return self.sum(list, NoWrap::NSW, depth + 1);
                }
                if let Some(result) = self.split_constant(expr, &terms, width, depth, true) {
                    return result;
                }
            }
            ExprKind::AddRec if terms.len() == 2 => {
                if let Some(result) = self.rec_loop(expr).and_then(|of| self.extend_rec(expr, of, width, depth, true)) {
                    return result;
                }
            }
            _ => {}
        }
        if self.is_known_non_negative(expr) {
            return self.zext_at(expr, width, depth + 1);
        }
        if matches!(kind, ExprKind::SMin | ExprKind::SMax) {
            let list = terms.iter().map(|term| self.sext_at(*term, width, 0)).collect();
            return self.min_max_of(kind, list);
        }
        self.cast_node(ExprKind::SignExtend, expr, width)
    }

    /// `ext (c + x)` is `ext d + ext (c - d + x)`, with the low bits of `c` that `x` cannot carry into as `d`.
    fn split_constant(&mut self, sum: Expr, terms: &[Expr], width: u32, depth: u32, signed: bool) -> Option<Expr> {
        let constant = self.store.constant(terms[0])?.clone();
        let zeros = terms[1..].iter().map(|term| self.trailing_zeros(*term)).min()?;
        let low = low_bits_above(&constant, zeros)?;
        let minus = self.constant(low.neg());
        let rest = self.add_at(minus, sum, NoWrap::NONE, depth);
        let low = self.constant(low);
        let low = self.extend(low, width, signed, depth);
        let rest = self.extend(rest, width, signed, depth + 1);
        Some(self.add_at(low, rest, NoWrap::NUW.or(NoWrap::NSW), depth + 1))
    }

    /// An extended recurrence of degree one as a recurrence of extended start and step, if it does not overflow.
    fn extend_rec(&mut self, rec: Expr, of: Loop, width: u32, depth: u32, signed: bool) -> Option<Expr> {
        let (start, step) = self.affine(rec, of)?;
        let flag = if signed { NoWrap::NSW } else { NoWrap::NUW };
        if self.flags(rec).has(flag) {
            return Some(self.extended(rec, of, width, depth, signed, signed));
        }
        let narrow = self.width(rec);
        let most = self.constant_max_count(of);
        if let Some(most) = most.clone() {
            let most_expr = self.constant(most.clone());
            let fits = most.active_bits() <= narrow;
            if fits {
                let count = self.resize(most_expr, narrow, false, depth);
                let wide = narrow * 2;
                let product = self.mul_at(count, step, NoWrap::NONE, depth + 1);
                let end = self.add_at(start, product, NoWrap::NONE, depth + 1);
                let end = self.extend(end, wide, signed, depth + 1);
                let wide_start = self.extend(start, wide, signed, depth + 1);
                let wide_count = self.zext_at(count, wide, depth + 1);
                for step_signed in [signed, !signed] {
                    let wide_step = self.extend(step, wide, step_signed, depth + 1);
                    let product = self.mul_at(wide_count, wide_step, NoWrap::NONE, depth + 1);
                    let wide_end = self.add_at(wide_start, product, NoWrap::NONE, depth + 1);
                    if end == wide_end {
                        self.raise_flags(rec, if step_signed == signed { flag } else { NoWrap::NW });
                        return Some(self.extended(rec, of, width, depth, signed, step_signed));
                    }
                }
            }
        }
        if most.is_some() || self.has_assumptions {
            let proved = match signed {
                true => self.prove_nsw_by_induction(rec, of),
                false => self.prove_nuw_by_induction(rec, of),
            };
            if proved {
                self.raise_flags(rec, flag);
                return Some(self.extended(rec, of, width, depth, signed, signed));
            }
            if !signed && self.is_known_negative(step) {
                let limit = ApInt::all_ones(narrow).sub(&self.signed_range(step).smin_value());
                let limit = self.constant(limit);
                let above = Pred::Ugt;
                if self.is_backedge_guarded(of, above, rec, limit)
                    || self.is_known_on_every_iteration(above, rec, limit)
                {
                    self.raise_flags(rec, NoWrap::NW);
                    return Some(self.extended(rec, of, width, depth, false, true));
                }
            }
        }
        if let Some(constant) = self.store.constant(start).cloned() {
            let zeros = self.trailing_zeros(step);
            if let Some(low) = low_bits_above(&constant, zeros) {
                let rest = self.constant(constant.sub(&low));
                let flags = self.flags(rec);
                let rest = self.rec(vec![rest, step], of, flags);
                let low = self.constant(low);
                let low = self.extend(low, width, signed, depth);
                let rest = self.extend(rest, width, signed, depth + 1);
                return Some(self.add_at(low, rest, NoWrap::NUW.or(NoWrap::NSW), depth + 1));
            }
        }
        if self.prove_by_other_start(start, step, of, flag) {
            self.raise_flags(rec, flag);
            return Some(self.extended(rec, of, width, depth, signed, signed));
        }
        None
    }

    fn extended(&mut self, rec: Expr, of: Loop, width: u32, depth: u32, signed: bool, step_signed: bool) -> Expr {
        let start = self.extended_start(rec, of, width, depth + 1, signed);
        let step = self.store.operands(rec)[1];
        let step = self.extend(step, width, step_signed, depth + 1);
        let flags = self.flags(rec);
        self.rec(vec![start, step], of, flags)
    }

    /// The extended start. A start `x + step` of which the iteration before would not overflow is extended in parts.
    fn extended_start(&mut self, rec: Expr, of: Loop, width: u32, depth: u32, signed: bool) -> Expr {
        let (start, step) = (self.store.operands(rec)[0], self.store.operands(rec)[1]);
        match self.pre_start(rec, start, step, of, signed, depth) {
            Some(before) => {
                let step = self.extend(step, width, signed, depth);
                let before = self.extend(before, width, signed, depth);
                self.add_at(step, before, NoWrap::NONE, 0)
            }
            None => self.extend(start, width, signed, depth),
        }
    }

    fn pre_start(&mut self, rec: Expr, start: Expr, step: Expr, of: Loop, signed: bool, depth: u32) -> Option<Expr> {
        if self.kind(start) != ExprKind::Add {
            return None;
        }
        let terms = self.store.operands(start).to_vec();
        let rest: Vec<Expr> = terms.iter().copied().filter(|term| *term != step).collect();
        if rest.len() == terms.len() || rest.is_empty() {
            return None;
        }
        let flag = if signed { NoWrap::NSW } else { NoWrap::NUW };
        let kept = self.flags(start).and(NoWrap::NUW);
        let before = self.sum(rest, kept, 0);
        let earlier = self.rec(vec![before, step], of, NoWrap::NONE);
        if self.rec_loop(earlier).is_some() && self.flags(earlier).has(flag) && self.has_positive_count(of) {
            return Some(before);
        }
        let wide = self.width(rec) * 2;
        let sum = self.extend(start, wide, signed, depth);
        let wide_before = self.extend(before, wide, signed, depth);
        let wide_step = self.extend(step, wide, signed, depth);
        if sum == self.add(wide_before, wide_step) {
            if self.rec_loop(earlier).is_some() && self.flags(rec).has(flag) {
                self.raise_flags(earlier, flag);
            }
            return Some(before);
        }
        let limit = self.overflow_limit(step, signed);
        if let Some((predicate, limit)) = limit
            && self.is_entry_guarded(of, predicate, before, limit)
        {
            return Some(before);
        }
        None
    }

    /// The comparison with a constant that says that adding the step does not overflow.
    pub(super) fn overflow_limit(&mut self, step: Expr, signed: bool) -> Option<(Pred, Expr)> {
        let width = self.width(step);
        if !signed {
            let most = self.unsigned_range(step).umax_value();
            return Some((Pred::Ult, self.constant(most.neg())));
        }
        let range = self.signed_range(step);
        if self.is_known_positive(step) {
            let limit = ApInt::signed_min(width).sub(&range.smax_value());
            return Some((Pred::Slt, self.constant(limit)));
        }
        if self.is_known_negative(step) {
            let limit = ApInt::signed_max(width).sub(&range.smin_value());
            return Some((Pred::Sgt, self.constant(limit)));
        }
        None
    }

    /// Whether a recurrence that starts a little earlier or later is known not to overflow.
    fn prove_by_other_start(&mut self, start: Expr, step: Expr, of: Loop, flag: NoWrap) -> bool {
        let Some(value) = self.store.constant(start).cloned() else { return false };
        let signed = flag == NoWrap::NSW;
        for delta in [-2i64, -1, 1, 2] {
            let delta = ApInt::from_i64(value.width(), delta);
            let other = self.constant(value.sub(&delta));
            let ty = self.ty(start);
            let Some(rec) = self.store.find(ExprKind::AddRec, ty, of.index() as u32, &[other, step]) else { continue };
            if self.flags(rec).has(flag) {
                let delta = self.constant(delta);
                let limit = self.overflow_limit(delta, signed);
                if let Some((predicate, limit)) = limit
                    && self.is_known(predicate, rec, limit)
                {
                    return true;
                }
            }
        }
        false
    }
}

/// The bits of a constant below the `zeros` low zero bits of other terms; `None` if there are none.
fn low_bits_above(constant: &ApInt, zeros: u32) -> Option<ApInt> {
    let width = constant.width();
    if zeros == 0 {
        return None;
    }
    let low = if zeros >= width { constant.clone() } else { constant.trunc(zeros).zext(width) };
    (!low.is_zero()).then_some(low)
}
