//! Proofs that sums, products and recurrences do not overflow, from ranges and from the instructions' own flags.

use draig_ir::{Inst, Value};
use draig_num::{ApInt, ConstantRange};

use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution, word_ranges};
use crate::few::Few;

/// Number of parts of operands that are searched for the innermost scope.
const MAX_SCOPE_PARTS: usize = 30;

/// Whether adding a number of more than 64 bits to anything in a range stays within the type.
fn add_never_wraps(range: &ConstantRange, by: &ApInt, signed: bool) -> bool {
    if range.is_empty() {
        return true;
    }
    let ends = if signed {
        [range.smin_value().sadd_overflow(by).1, range.smax_value().sadd_overflow(by).1]
    } else {
        [range.umin_value().uadd_overflow(by).1, range.umax_value().uadd_overflow(by).1]
    };
    !ends[0] && !ends[1]
}

/// Whether products of anything in two ranges stay within the type.
pub(super) fn mul_never_wraps(one: &ConstantRange, two: &ConstantRange, signed: bool) -> bool {
    if one.is_empty() || two.is_empty() {
        return true;
    }
    if !signed {
        return !one.umax_value().umul_overflow(&two.umax_value()).1;
    }
    let pairs = [one.smin_value(), one.smax_value()];
    let others = [two.smin_value(), two.smax_value()];
    pairs.iter().all(|one| others.iter().all(|two| !one.smul_overflow(two).1))
}

/// Expressions among the parts of others.
type Parts = Few<Expr, MAX_SCOPE_PARTS>;

impl ScalarEvolution<'_> {
    /// The flags of an expression that follow from flags already known and from the ranges of its operands.
    pub(super) fn strengthen(&mut self, kind: ExprKind, operands: &[Expr], mut flags: NoWrap) -> NoWrap {
        let both = NoWrap::NUW.or(NoWrap::NSW);
        if flags.has(NoWrap::NSW)
            && !flags.has(NoWrap::NUW)
            && operands.iter().all(|operand| self.is_known_non_negative(*operand))
        {
            flags = flags.or(both);
        }
        if !flags.has(both)
            && matches!(kind, ExprKind::Add | ExprKind::Mul)
            && let [first, second] = *operands
            && let Some((value, width)) = self.store.constant_word(first)
        {
            let by = (value << (64 - width)) as i64 >> (64 - width);
            for (flag, signed) in [(NoWrap::NSW, true), (NoWrap::NUW, false)] {
                if flags.has(flag) {
                    continue;
                }
                let range = self.word_range(second, signed);
                let never = match kind {
                    ExprKind::Add => word_ranges::add_never_wraps(range, by, width, signed),
                    _ => word_ranges::mul_never_wraps(range, value, width, signed),
                };
                if never {
                    flags = flags.or(flag);
                }
            }
        } else if !flags.has(both)
            && matches!(kind, ExprKind::Add | ExprKind::Mul)
            && let [first, second] = *operands
            && let Some(value) = self.store.constant(first).cloned()
        {
            for (flag, signed) in [(NoWrap::NSW, true), (NoWrap::NUW, false)] {
                if flags.has(flag) {
                    continue;
                }
                let range = if signed { self.signed_range(second) } else { self.unsigned_range(second) };
                let never = match kind {
                    ExprKind::Add => add_never_wraps(&range, &value, signed),
                    _ => mul_never_wraps(&range, &ConstantRange::single(&value), signed),
                };
                if never {
                    flags = flags.or(flag);
                }
            }
        }
        if kind == ExprKind::AddRec
            && flags.has(NoWrap::NW)
            && !flags.has(NoWrap::NUW)
            && operands.len() == 2
            && self.is_zero(operands[0])
            && self.is_known_non_negative(operands[1])
        {
            flags = flags.or(NoWrap::NUW);
        }
        if kind == ExprKind::Mul
            && !flags.has(NoWrap::NUW)
            && let [one, two] = *operands
            && [(one, two), (two, one)]
                .into_iter()
                .any(|(quotient, by)| self.kind(quotient) == ExprKind::UDiv && self.store.operands(quotient)[1] == by)
        {
            flags = flags.or(NoWrap::NUW);
        }
        flags
    }

    /// The flags of an instruction that hold for its expression: poison would make the program undefined.
    pub(super) fn flags_of_instruction(&mut self, inst: Inst, flags: NoWrap) -> NoWrap {
        if flags != NoWrap::NONE && self.is_never_poison(inst) { flags } else { NoWrap::NONE }
    }

    /// Whether an instruction's result is not poison wherever its operands' expressions have a value.
    pub(super) fn is_never_poison(&mut self, inst: Inst) -> bool {
        if !self.facts.is_undefined_if_poison(Value::inst(inst)) {
            return false;
        }
        let mut parts = std::mem::take(&mut self.scope_parts);
        parts.clear();
        // Integers have no scope, and only count among many parts.
        for &operand in self.body.operands(inst) {
            if !self.is_int(operand) && self.is_analyzable(operand) {
                let part = self.value(operand);
                parts.push(part);
            }
        }
        let (bound, exact) = match self.scope_of_leaves(&parts) {
            Some(bound) => (bound.or_else(|| self.first_inst()), true),
            None => {
                for &operand in self.body.operands(inst) {
                    if self.is_int(operand) {
                        let part = self.value(operand);
                        parts.push(part);
                    }
                }
                self.scope_of(&parts)
            }
        };
        self.scope_parts = parts;
        exact && self.transfers_from(bound, inst)
    }

    /// The first instruction of the function.
    fn first_inst(&self) -> Option<Inst> {
        self.body.entry().and_then(|entry| self.body.first_inst(entry))
    }

    /// The last instruction that the parts of expressions depend on, and whether all parts were looked at.
    fn scope_of(&self, exprs: &[Expr]) -> (Option<Inst>, bool) {
        if let Some(bound) = self.scope_of_leaves(exprs) {
            return (bound.or_else(|| self.first_inst()), true);
        }
        // Parts that were looked at besides the expressions, and those of them whose operands are still to be.
        let mut seen = Parts::new(self.could_not_compute);
        let mut work = Parts::new(self.could_not_compute);
        let distinct = (0..exprs.len()).filter(|&at| !exprs[..at].contains(&exprs[at])).count();
        let mut left = exprs;
        let mut bound: Option<Inst> = None;
        let mut exact = true;
        while let Some(expr) = work.pop().or_else(|| left.split_off_last().copied()) {
            match self.scope_of_leaf(expr) {
                Some(inst) => {
                    if bound.is_none_or(|bound| self.inst_dominates(bound, inst)) {
                        bound = Some(inst);
                    }
                }
                None => {
                    for &operand in self.store.operands(expr) {
                        if distinct + seen.len() >= MAX_SCOPE_PARTS {
                            exact = false;
                        } else if !exprs.contains(&operand) && !seen.contains(operand) {
                            seen.push(operand);
                            work.push(operand);
                        }
                    }
                }
            }
        }
        (bound.or_else(|| self.first_inst()), exact)
    }

    /// The last instruction that expressions without parts depend on; `None` if one has parts.
    fn scope_of_leaves(&self, exprs: &[Expr]) -> Option<Option<Inst>> {
        let mut bound: Option<Inst> = None;
        for &expr in exprs.iter().rev() {
            match self.scope_of_leaf(expr) {
                Some(inst) if bound.is_none_or(|bound| self.inst_dominates(bound, inst)) => bound = Some(inst),
                None if !self.store.operands(expr).is_empty() => return None,
                _ => {}
            }
        }
        Some(bound)
    }

    /// The instruction that a recurrence or an unknown depends on.
    #[inline]
    fn scope_of_leaf(&self, expr: Expr) -> Option<Inst> {
        match self.kind(expr) {
            ExprKind::AddRec => self.rec_loop(expr).and_then(|of| self.body.first_inst(self.nest.header(of))),
            ExprKind::Unknown => self.store.unknown_value(expr).and_then(|value| value.as_inst()),
            _ => None,
        }
    }

    pub(super) fn inst_dominates(&self, one: Inst, two: Inst) -> bool {
        match (self.body.block_of(one), self.body.block_of(two)) {
            (Some(left), Some(right)) if left == right => one == two || self.body.comes_before(one, two),
            (Some(left), Some(right)) => self.tree.dominates_block(left, right),
            _ => false,
        }
    }

    /// Whether execution of one instruction is always followed by execution of another.
    fn transfers_from(&self, from: Option<Inst>, to: Inst) -> bool {
        let Some(from) = from else { return false };
        let (Some(home), Some(end)) = (self.body.block_of(from), self.body.block_of(to)) else { return false };
        if home == end {
            return from == to || (self.body.comes_before(from, to) && self.facts.reaches(from, Some(to)));
        }
        let Some(of) = self.nest.of(end) else { return false };
        self.nest.header(of) == end
            && self.nest.preheader(&self.graph, of) == Some(home)
            && self.facts.reaches(from, None)
            && self.body.first_inst(end).is_some_and(|first| self.facts.reaches(first, Some(to)))
    }

    /// Whether the header of a loop is always executed after the definitions of the operands.
    pub(super) fn entry_reaches_header(&mut self, operands: &[Expr], of: Loop) -> bool {
        let (bound, exact) = self.scope_of(operands);
        let header = self.body.first_inst(self.nest.header(of));
        exact && header.is_some_and(|header| self.transfers_from(bound, header))
    }

    /// Whether a recurrence's increment cannot be poison in an iteration that is executed.
    pub(super) fn is_increment_never_poison(&mut self, inst: Inst, of: Loop) -> bool {
        if self.is_never_poison(inst) {
            return true;
        }
        let [exiting] = *self.nest.exiting(of) else { return false };
        if !self.has_no_abnormal_exits(of) {
            return false;
        }
        let mut known = rustc_hash::FxHashSet::from_iter([Value::inst(inst)]);
        let mut work = vec![inst];
        while let Some(inst) = work.pop() {
            for one in self.body.uses_of(inst) {
                let Some(home) = self.body.block_of(one.user) else { continue };
                if self.tree.dominates_block(home, exiting)
                    && self.facts.needs_defined(one.user, false, |value| known.contains(&value))
                {
                    return true;
                }
                if self.facts.passes_poison(one.user, one.operand)
                    && self.nest.contains(of, home)
                    && known.insert(Value::inst(one.user))
                {
                    work.push(one.user);
                }
            }
        }
        false
    }

    /// Whether every instruction of a loop is followed by its successor.
    pub(super) fn has_no_abnormal_exits(&mut self, of: Loop) -> bool {
        if let Some(&known) = self.abnormal_exits.get(&of) {
            return known;
        }
        let mut blocks = self.nest.loops().members(of).iter();
        let answer = blocks.all(|block| self.body.block_insts(*block).all(|inst| self.facts.transfers_execution(inst)));
        self.abnormal_exits.insert(of, answer);
        answer
    }

    /// The same as [`ScalarEvolution::flags_by_ranges`] for at most 64 bits.
    fn flags_by_word_ranges(&mut self, rec: Expr, step: Expr, of: Loop) -> NoWrap {
        let (mut flags, width) = (NoWrap::NONE, self.width(rec));
        if !self.flags(rec).has(NoWrap::NW)
            && let Some(most) = self.constant_max_count(of)
        {
            let (least, largest) = self.word_range(step, true).signed_bounds(width);
            // Number of bits of a signed number with its sign.
            let significant = |number: i64| 65 - (number ^ number >> 63).leading_zeros();
            if most.active_bits() + significant(least).max(significant(largest)) <= width {
                flags = flags.or(NoWrap::NW);
            }
        }
        if !self.flags(rec).has(NoWrap::NSW) {
            let own = self.word_range(rec, true);
            let by = self.word_range(step, true).signed_bounds(width);
            if word_ranges::add_never_wraps(own, by.0, width, true)
                && word_ranges::add_never_wraps(own, by.1, width, true)
            {
                flags = flags.or(NoWrap::NSW);
            }
        }
        if !self.flags(rec).has(NoWrap::NUW) {
            let own = self.word_range(rec, false);
            let (_, most) = self.word_range(step, false).unsigned_bounds(width);
            if word_ranges::add_never_wraps(own, most as i64, width, false) {
                flags = flags.or(NoWrap::NUW);
            }
        }
        flags
    }

    /// The flags of a recurrence of degree one that its range and the largest count prove.
    pub(super) fn flags_by_ranges(&mut self, rec: Expr, of: Loop) -> NoWrap {
        let mut flags = NoWrap::NONE;
        let Some((_, step)) = self.affine(rec, of) else { return flags };
        if self.is_word(rec) {
            return self.flags_by_word_ranges(rec, step, of);
        }
        if !self.flags(rec).has(NoWrap::NW)
            && let Some(most) = self.constant_max_count(of)
        {
            let by = self.signed_range(step);
            let bits = by.smin_value().significant_bits().max(by.smax_value().significant_bits());
            if most.active_bits() + bits <= self.width(rec) {
                flags = flags.or(NoWrap::NW);
            }
        }
        if !self.flags(rec).has(NoWrap::NSW) {
            let (own, by) = (self.signed_range(rec), self.signed_range(step));
            if add_never_wraps(&own, &by.smin_value(), true) && add_never_wraps(&own, &by.smax_value(), true) {
                flags = flags.or(NoWrap::NSW);
            }
        }
        if !self.flags(rec).has(NoWrap::NUW) {
            let (own, by) = (self.unsigned_range(rec), self.unsigned_range(step));
            if add_never_wraps(&own, &by.umax_value(), false) {
                flags = flags.or(NoWrap::NUW);
            }
        }
        flags
    }
}
