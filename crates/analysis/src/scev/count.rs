//! The number of times that a loop's back edge is taken, from the conditions of its exits.

use rustc_hash::FxHashMap;

use draig_ir::{Block, Inst, Opcode, Value, ValueKind};
use draig_num::{ApInt, ConstantRange, RangePredicate as Pred};

use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution};

/// Depth of conjunctions and disjunctions in a condition.
const MAX_CONDITION_DEPTH: u32 = 32;

/// The number of iterations before a loop is left by one exit, if it is not left by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExitCount {
    /// The number itself.
    pub exact: Expr,
    /// A constant that it does not exceed.
    pub constant_max: Expr,
    /// An expression that it does not exceed.
    pub symbolic_max: Expr,
    /// Whether it is `constant_max` or zero.
    pub max_or_zero: bool,
}

/// The number of times that the back edge of a loop is taken.
#[derive(Clone, Copy, Debug)]
pub struct LoopCounts {
    /// The number itself.
    pub exact: Expr,
    /// A constant that it does not exceed.
    pub constant_max: Expr,
    /// An expression that it does not exceed.
    pub symbolic_max: Expr,
    /// Whether it is `constant_max` or zero.
    pub max_or_zero: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) enum CountState {
    #[default]
    Unknown,
    /// Being computed; there is no answer for those who ask in the meantime.
    Pending,
    Known(LoopCounts, Vec<(Block, ExitCount)>),
}

impl ScalarEvolution<'_> {
    pub(super) fn no_count(&self) -> ExitCount {
        let none = self.could_not_compute;
        ExitCount { exact: none, constant_max: none, symbolic_max: none, max_or_zero: false }
    }

    /// A count with the largest value of its range as constant.
    pub(super) fn exactly(&mut self, exact: Expr) -> ExitCount {
        let most = self.unsigned_range(exact).umax_value();
        let constant_max = self.constant(most);
        ExitCount { exact, constant_max, symbolic_max: exact, max_or_zero: false }
    }

    fn is_none(&self, expr: Expr) -> bool {
        expr == self.could_not_compute
    }

    fn has_any(&self, count: &ExitCount) -> bool {
        !self.is_none(count.exact) || !self.is_none(count.constant_max)
    }

    /// Returns the counts of a loop.
    pub fn counts(&mut self, of: Loop) -> LoopCounts {
        let none = self.could_not_compute;
        let no_answer = LoopCounts { exact: none, constant_max: none, symbolic_max: none, max_or_zero: false };
        match &self.counts[of.index()] {
            CountState::Known(counts, _) => return *counts,
            CountState::Pending => return no_answer,
            CountState::Unknown => {}
        }
        if self.nesting >= super::MAX_NESTING {
            return no_answer;
        }
        self.nesting += 1;
        self.counts[of.index()] = CountState::Pending;
        let assumed = self.assumed.take();
        let (counts, exits) = self.find_counts_by(of, &mut |this, block| this.find_exit_count(of, block));
        self.assumed = assumed;
        self.nesting -= 1;
        self.counts[of.index()] = CountState::Known(counts, exits);
        if !self.is_none(counts.exact) || !self.is_none(counts.constant_max) {
            self.forget_loop(of);
        }
        counts
    }

    /// Returns the counts of the exits of a loop.
    pub fn exit_counts(&mut self, of: Loop) -> Vec<(Block, ExitCount)> {
        self.counts(of);
        match &self.counts[of.index()] {
            CountState::Known(_, exits) => exits.clone(),
            _ => Vec::new(),
        }
    }

    /// Returns the count of one exit of a loop.
    pub fn exit_count(&mut self, of: Loop, exit: Block) -> ExitCount {
        let exits = self.exit_counts(of);
        exits.into_iter().find(|(block, _)| *block == exit).map_or(self.no_count(), |(_, count)| count)
    }

    pub(super) fn has_positive_count(&mut self, of: Loop) -> bool {
        let exact = self.counts(of).exact;
        !self.is_none(exact) && self.is_known_positive(exact)
    }

    /// The minimum of counts of different widths, in the widest.
    pub(super) fn least_of(&mut self, counts: &[Expr], sequential: bool) -> Expr {
        let width = counts.iter().map(|count| self.width(*count)).max().unwrap_or(1);
        let widened = counts.iter().map(|count| self.zext(*count, width)).collect();
        let kind = if sequential { ExprKind::SequentialUMin } else { ExprKind::UMin };
        self.min_max_of(kind, widened)
    }

    /// Returns the number of times that the header of a loop is executed after each entry, if it is a constant.
    pub fn trip_count(&mut self, of: Loop) -> Option<u64> {
        let exact = self.counts(of).exact;
        self.as_constant(exact)?.to_u64()?.checked_add(1)
    }

    /// Returns a constant that the number of times that the header of a loop is executed after each entry does not
    /// exceed.
    pub fn max_trip_count(&mut self, of: Loop) -> Option<u64> {
        let most = self.counts(of).constant_max;
        self.as_constant(most)?.to_u64()?.checked_add(1)
    }

    /// Returns a number that divides the number of iterations of a loop, by whichever exit it is left.
    pub fn trip_multiple(&mut self, of: Loop) -> u64 {
        let mut result = 0u64;
        for exit in self.nest.exiting(of).to_vec() {
            let exact = self.exit_count(of, exit).exact;
            if self.is_none(exact) {
                return 1;
            }
            let (mut one, mut two) = (result, self.multiple_of_trips(of, exact));
            while two != 0 {
                (one, two) = (two, one % two);
            }
            result = one;
        }
        result.max(1)
    }

    /// A number that divides one more than a count.
    fn multiple_of_trips(&mut self, of: Loop, exact: Expr) -> u64 {
        let width = self.width(exact);
        // In a type that holds it, unless the count cannot be the largest.
        let guards = self.collect_guards(of);
        let guarded = self.apply_guards(exact, &guards);
        let fits = !self.unsigned_range(guarded).umax_value().is_all_ones();
        let trips = if fits {
            let one = self.one(width);
            self.add(exact, one)
        } else {
            let wide = self.zext(exact, width + 1);
            let one = self.one(width + 1);
            self.add(wide, one)
        };
        let guarded = self.apply_guards(trips, &guards);
        for expr in [trips, guarded] {
            if let Some(value) = self.store.constant(expr) {
                return match value.to_u64() {
                    Some(value) if value != 0 && value <= u64::from(u32::MAX) => value,
                    _ => 1u64 << value.trailing_zeros().min(31),
                };
            }
        }
        let multiple = self.constant_multiple(guarded).max(self.constant_multiple(trips));
        if multiple <= u64::from(u32::MAX) { multiple } else { 1u64 << multiple.trailing_zeros().min(31) }
    }

    /// A number that divides an expression.
    fn constant_multiple(&mut self, expr: Expr) -> u64 {
        let zeros = 1u64 << self.trailing_zeros(expr).min(31);
        let factor = match self.kind(expr) {
            ExprKind::Mul if self.flags(expr).has(NoWrap::NUW) => {
                let first = self.store.operands(expr)[0];
                self.store.constant(first).and_then(ApInt::to_u64).unwrap_or(1)
            }
            ExprKind::ZeroExtend => {
                let inner = self.store.operands(expr)[0];
                return self.constant_multiple(inner).max(zeros);
            }
            _ => 1,
        };
        zeros.max(factor)
    }

    /// The counts of a loop from those of its exits.
    pub(super) fn find_counts_by(
        &mut self,
        of: Loop,
        count_exit: &mut dyn FnMut(&mut Self, Block) -> ExitCount,
    ) -> (LoopCounts, Vec<(Block, ExitCount)>) {
        let none = self.could_not_compute;
        let exiting = self.nest.exiting(of).to_vec();
        let latch = self.nest.latch(of);
        let mut exits: Vec<(Block, ExitCount)> = Vec::new();
        let mut complete = true;
        let (mut must, mut may): (Option<Expr>, Option<Expr>) = (None, None);
        let mut must_max_or_zero = false;
        for &block in &exiting {
            if self.is_never_taken(of, block) {
                continue;
            }
            let count = count_exit(self, block);
            if self.is_none(count.exact) {
                complete = false;
            }
            if !self.is_none(count.symbolic_max) || !self.is_none(count.exact) {
                exits.push((block, count));
            }
            let must_exit = latch.is_some_and(|latch| self.tree.dominates_block(block, latch));
            if !self.is_none(count.constant_max) && must_exit {
                match must {
                    None => {
                        must = Some(count.constant_max);
                        must_max_or_zero = count.max_or_zero;
                    }
                    Some(known) => must = Some(self.least_of(&[known, count.constant_max], false)),
                }
            } else if may != Some(none) {
                may = Some(match may {
                    Some(known) if !self.is_none(count.constant_max) => {
                        let width = self.width(known).max(self.width(count.constant_max));
                        let (one, two) = (self.zext(known, width), self.zext(count.constant_max, width));
                        self.min_max(ExprKind::UMax, one, two)
                    }
                    _ => count.constant_max,
                });
            }
        }
        let constant_max = must.or(may).unwrap_or(none);
        let all_dominate =
            latch.is_some_and(|latch| exits.iter().all(|(block, _)| self.tree.dominates_block(*block, latch)));
        let exact = if complete && !exits.is_empty() && all_dominate {
            let list: Vec<Expr> = exits.iter().map(|(_, count)| count.exact).collect();
            self.least_of(&list, true)
        } else {
            none
        };
        let symbolic: Vec<Expr> =
            exits.iter().map(|(_, count)| count.symbolic_max).filter(|count| !self.is_none(*count)).collect();
        let symbolic_max = if symbolic.is_empty() { none } else { self.least_of(&symbolic, true) };
        let max_or_zero = must_max_or_zero && exiting.len() == 1;
        (LoopCounts { exact, constant_max, symbolic_max, max_or_zero }, exits)
    }

    /// Whether a branch on a constant never leaves the loop.
    fn is_never_taken(&self, of: Loop, block: Block) -> bool {
        let Some(branch) = self.body.terminator(block).filter(|inst| self.body.opcode(*inst) == Opcode::Br) else {
            return false;
        };
        let targets: Vec<Block> = self.body.successors(branch).collect();
        let [on_true, _] = targets[..] else { return false };
        let exits_if_true = !self.nest.contains(of, on_true);
        self.int_value(self.body.operands(branch)[0]).is_some_and(|known| known.is_one() != exits_if_true)
    }

    pub(super) fn find_exit_count(&mut self, of: Loop, block: Block) -> ExitCount {
        let dominates = self.nest.latch(of).is_some_and(|latch| self.tree.dominates_block(block, latch));
        let Some(terminator) = self.body.terminator(block).filter(|_| dominates) else { return self.no_count() };
        let only = self.nest.exiting(of).len() == 1;
        let targets: Vec<Block> = self.body.successors(terminator).collect();
        match self.body.opcode(terminator) {
            Opcode::Br if targets.len() == 2 => {
                let exits_if_true = !self.nest.contains(of, targets[0]);
                let condition = self.body.operands(terminator)[0];
                // The condition itself is asked for once; its parts may be shared.
                let mut cache = FxHashMap::default();
                self.count_of_condition_new(of, condition, exits_if_true, only, 0, &mut cache)
            }
            Opcode::Switch => {
                let mut outside: Vec<Block> =
                    targets.iter().copied().filter(|target| !self.nest.contains(of, *target)).collect();
                outside.dedup();
                let default = targets[0];
                match outside[..] {
                    [exit] if exit != default => self.count_of_switch(of, terminator, exit, only),
                    _ => self.no_count(),
                }
            }
            _ => self.no_count(),
        }
    }

    /// A switch with one case that leaves the loop.
    fn count_of_switch(&mut self, of: Loop, switch: Inst, exit: Block, only: bool) -> ExitCount {
        let operands = self.body.operands(switch).to_vec();
        let targets: Vec<Block> = self.body.successors(switch).collect();
        let cases: Vec<Value> = operands[1..].iter().copied().filter(|value| value.as_block().is_none()).collect();
        let mut values = cases.iter().zip(&targets[1..]).filter(|(_, target)| **target == exit);
        let (Some((&case, _)), None) = (values.next(), values.next()) else { return self.no_count() };
        let left = self.value(operands[0]);
        let left = self.at_scope(left, Some(of));
        let right = self.value(case);
        let difference = self.sub(left, right);
        self.how_far_to_zero(difference, of, only)
    }

    fn count_of_condition(
        &mut self,
        of: Loop,
        condition: Value,
        exits_if_true: bool,
        only: bool,
        depth: u32,
        cache: &mut FxHashMap<(Value, bool, bool), ExitCount>,
    ) -> ExitCount {
        let key = (condition, exits_if_true, only);
        if let Some(known) = cache.get(&key) {
            return *known;
        }
        let count = self.count_of_condition_new(of, condition, exits_if_true, only, depth, cache);
        cache.insert(key, count);
        count
    }

    fn count_of_condition_new(
        &mut self,
        of: Loop,
        condition: Value,
        exits_if_true: bool,
        only: bool,
        depth: u32,
        cache: &mut FxHashMap<(Value, bool, bool), ExitCount>,
    ) -> ExitCount {
        if let Some((is_and, one, two, plain)) = self.logical(condition).filter(|_| depth < MAX_CONDITION_DEPTH) {
            // Leaving needs only one of both to be false, or true.
            let either = is_and != exits_if_true;
            let first = self.count_of_condition(of, one, exits_if_true, only && !either, depth + 1, cache);
            let second = self.count_of_condition(of, two, exits_if_true, only && !either, depth + 1, cache);
            let neutral =
                |this: &Self, value: Value| this.int_value(value).is_some_and(|known| known.is_one() == is_and);
            if self.int_value(two).is_some() {
                return if neutral(self, two) { first } else { second };
            }
            if self.int_value(one).is_some() {
                return if neutral(self, one) { second } else { first };
            }
            let none = self.could_not_compute;
            let mut result = self.no_count();
            if either {
                let exact = [first.exact, second.exact];
                if exact.iter().all(|count| *count != none) {
                    result.exact = self.least_of(&exact, !plain);
                }
                let mut join = |one: Expr, two: Expr, sequential: bool| match (one == none, two == none) {
                    (true, _) => two,
                    (_, true) => one,
                    _ => self.least_of(&[one, two], sequential),
                };
                result.constant_max = join(first.constant_max, second.constant_max, false);
                result.symbolic_max = join(first.symbolic_max, second.symbolic_max, !plain);
            } else if first.exact == second.exact {
                result.exact = first.exact;
            }
            if result.constant_max == none && result.exact != none {
                let most = self.unsigned_range(result.exact).umax_value();
                result.constant_max = self.constant(most);
            }
            if result.symbolic_max == none {
                result.symbolic_max = if result.exact == none { result.constant_max } else { result.exact };
            }
            return result;
        }
        if let Some((inst, predicate, left, right)) = self.comparison(condition) {
            let predicate = if exits_if_true { predicate.inverse() } else { predicate };
            let (left_expr, right_expr) = (self.value(left), self.value(right));
            return self.with_predicates(|this| {
                let count = this.count_of_comparison(of, predicate, left_expr, right_expr, only);
                if this.has_any(&count) {
                    return count;
                }
                let count = this.count_by_evaluation(of, condition, exits_if_true);
                if !this.is_none(count.exact) {
                    return count;
                }
                this.count_of_shift(of, inst, predicate, left, right)
            });
        }
        if let Some(known) = self.int_value(condition) {
            if known.is_one() != exits_if_true {
                return self.no_count();
            }
            let zero = self.zero(1);
            return self.exactly(zero);
        }
        if let Some(count) = self.count_of_overflow(of, condition, exits_if_true, only) {
            return count;
        }
        self.count_by_evaluation(of, condition, exits_if_true)
    }

    /// A conjunction or disjunction, and whether it is the plain instruction rather than a selection.
    pub(super) fn logical(&self, value: Value) -> Option<(bool, Value, Value, bool)> {
        let inst = value.as_inst()?;
        if self.type_of_value(value)? != super::ExprType::Int(1) {
            return None;
        }
        let operands = self.body.operands(inst);
        match self.body.opcode(inst) {
            Opcode::And => Some((true, operands[0], operands[1], true)),
            Opcode::Or => Some((false, operands[0], operands[1], true)),
            Opcode::Select => {
                let known = |number: usize| self.int_value(operands[number]);
                if known(2).is_some_and(|value| value.is_zero()) {
                    Some((true, operands[0], operands[1], false))
                } else if known(1).is_some_and(|value| value.is_one()) {
                    Some((false, operands[0], operands[2], false))
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    /// Whether a loop that has no side effects, or must make progress, is known to end.
    pub(super) fn is_finite(&mut self, of: Loop) -> bool {
        use draig_tables::AttrKind;
        let must_progress = super::unknown::has_function_attribute(self.subject, AttrKind::MustProgress)
            || super::unknown::has_function_attribute(self.subject, AttrKind::WillReturn)
            || self.has_progress_metadata(of);
        if super::unknown::has_function_attribute(self.subject, AttrKind::WillReturn) {
            return true;
        }
        if !must_progress {
            return false;
        }
        match self.harmless_loops.get(&of) {
            Some(&known) => known,
            None => {
                let answer = self.has_no_side_effects(of);
                self.harmless_loops.insert(of, answer);
                answer
            }
        }
    }

    fn has_progress_metadata(&self, of: Loop) -> bool {
        let Some(latch) = self.nest.latch(of).and_then(|latch| self.body.terminator(latch)) else { return false };
        let Some(kind) = self.subject.tables().metadata_kinds.find(b"llvm.loop") else { return false };
        let Some(node) = self.body.attachment(latch, kind) else { return false };
        let node = self.subject.module().metadata_ref(node);
        node.operands().flatten().any(|operand| {
            operand.operands().next().flatten().and_then(|name| name.as_string())
                == Some(&b"llvm.loop.mustprogress"[..])
        })
    }

    fn has_no_side_effects(&self, of: Loop) -> bool {
        let mut blocks = self.nest.loops().members(of).iter();
        blocks.all(|block| {
            self.body.block_insts(*block).all(|inst| match self.body.opcode(inst) {
                Opcode::Store => {
                    let access = self.body.memory_access(inst);
                    !access.volatile && access.ordering <= draig_ir::Ordering::Unordered
                }
                Opcode::Load => {
                    let access = self.body.memory_access(inst);
                    !access.volatile && access.ordering <= draig_ir::Ordering::Unordered
                }
                Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Fence | Opcode::VaArg => false,
                Opcode::Call | Opcode::Invoke | Opcode::CallBr => super::unknown::is_harmless_call(self.subject, inst),
                _ => true,
            })
        })
    }

    /// The number of iterations in which a comparison holds.
    pub(super) fn count_of_comparison(
        &mut self,
        of: Loop,
        mut predicate: Pred,
        left: Expr,
        right: Expr,
        only: bool,
    ) -> ExitCount {
        let (mut left, mut right) = (self.at_scope(left, Some(of)), self.at_scope(right, Some(of)));
        if self.is_invariant(left, of) && !self.is_invariant(right, of) {
            std::mem::swap(&mut left, &mut right);
            predicate = predicate.swapped();
        }
        let finite = only && self.has_no_abnormal_exits(of) && self.is_finite(of);
        self.simplify_comparison(&mut predicate, &mut left, &mut right);
        if let Some(value) = self.store.constant(right).cloned()
            && self.rec_loop(left) == Some(of)
        {
            let range = ConstantRange::allowed_by(predicate, &ConstantRange::single(&value));
            if let Some(count) = self.iterations_in(left, of, &range) {
                return self.exactly(count);
            }
        }
        if finite && self.is_invariant(right, of) {
            let inner = if self.kind(left) == ExprKind::ZeroExtend { self.store.operands(left)[0] } else { left };
            if let Some((start, step)) = self.affine(inner, of)
                && !self.flags(inner).has(NoWrap::NW)
                && self.is_known_power_of_two(step, true, true)
            {
                let flags = self.flags(inner).or(NoWrap::NW);
                let flags = self.strengthen(ExprKind::AddRec, &[start, step], flags);
                self.raise_flags(inner, flags);
            }
            if matches!(predicate, Pred::Slt | Pred::Ult)
                && let Some((_, step)) = self.affine(left, of)
                && self.flags(left).has(NoWrap::NW)
                && self.is_known_positive(step)
            {
                let flag = if predicate == Pred::Slt { NoWrap::NSW } else { NoWrap::NUW };
                self.raise_flags(left, flag);
            }
        }
        if matches!(predicate, Pred::Sle | Pred::Ule | Pred::Sge | Pred::Uge) {
            let up = matches!(predicate, Pred::Sle | Pred::Ule);
            let width = self.width(right);
            if finite && self.is_invariant(right, of) {
                let by = self.constant(if up { ApInt::one(width) } else { ApInt::all_ones(width) });
                right = self.add(by, right);
            } else if !self.is_pointer(left) && !self.is_pointer(right) && width <= 64 {
                let signed = predicate.is_signed();
                let wide = width * 2;
                left = self.extend(left, wide, signed, 0);
                right = self.extend(right, wide, signed, 0);
                let by = self.constant(if up { ApInt::one(wide) } else { ApInt::all_ones(wide) });
                right = self.add(by, right);
            } else {
                return self.no_count();
            }
            predicate = match predicate {
                Pred::Sle => Pred::Slt,
                Pred::Ule => Pred::Ult,
                Pred::Sge => Pred::Sgt,
                _ => Pred::Ugt,
            };
        }
        match predicate {
            Pred::Ne | Pred::Eq => {
                if self.is_pointer(left) {
                    left = self.lossless_int(left);
                    if self.is_none(left) {
                        return self.no_count();
                    }
                }
                if self.is_pointer(right) {
                    right = self.lossless_int(right);
                    if self.is_none(right) {
                        return self.no_count();
                    }
                }
                let difference = self.sub(left, right);
                if predicate == Pred::Ne {
                    return self.how_far_to_zero(difference, of, only);
                }
                self.how_far_to_non_zero(difference, of)
            }
            Pred::Slt | Pred::Ult => self.count_less(left, right, of, predicate == Pred::Slt, only),
            Pred::Sgt | Pred::Ugt => self.count_greater(left, right, of, predicate == Pred::Sgt, only),
            _ => self.no_count(),
        }
    }

    /// The first iteration in which a recurrence leaves a range.
    pub(super) fn iterations_in(&mut self, rec: Expr, of: Loop, range: &ConstantRange) -> Option<Expr> {
        if range.is_full() {
            return None;
        }
        let operands = self.store.operands(rec).to_vec();
        let start = self.store.constant(operands[0])?.clone();
        let width = start.width();
        if !start.is_zero() {
            // The same with a start of zero in a range that is moved.
            let mut moved = operands.clone();
            moved[0] = self.zero(width);
            let shifted = self.rec(moved, of, NoWrap::NONE);
            let range = range.sub(&ConstantRange::single(&start));
            if self.rec_loop(shifted) != Some(of) {
                return None;
            }
            return self.iterations_in(shifted, of, &range);
        }
        let steps: Option<Vec<ApInt>> = operands.iter().map(|operand| self.store.constant(*operand).cloned()).collect();
        let steps = steps?;
        if !range.contains(&ApInt::zero(width)) {
            return Some(self.zero(width));
        }
        if steps.len() != 2 {
            return None;
        }
        let one = ApInt::one(width);
        let step = steps[1].clone();
        let (up, end) = if step.is_negative() {
            (step.neg(), range.lower().sub(&one).neg())
        } else {
            (step.clone(), range.upper().clone())
        };
        // The first multiple of the step at or beyond the end.
        let count = end.add(&up).sub(&one).udiv(&up)?;
        let value = |count: &ApInt| step.mul(count);
        if range.contains(&value(&count)) {
            return None;
        }
        if !count.is_zero() && !range.contains(&value(&count.sub(&one))) {
            return None;
        }
        Some(self.constant(count))
    }

    /// The number of iterations before a recurrence is zero.
    pub(super) fn how_far_to_zero(&mut self, expr: Expr, of: Loop, only: bool) -> ExitCount {
        if self.is_none(expr) {
            return self.no_count();
        }
        if let Some(value) = self.store.constant(expr) {
            if !value.is_zero() {
                return self.no_count();
            }
            return self.exactly(expr);
        }
        let mut rec = expr;
        // Extensions are zero where their operands are.
        while matches!(self.kind(rec), ExprKind::ZeroExtend | ExprKind::SignExtend) {
            rec = self.store.operands(rec)[0];
        }
        if self.rec_loop(rec).is_none() {
            rec = self.assumed_rec(expr, of).unwrap_or(rec);
        }
        let Some((start, step)) = self.affine(rec, of) else { return self.no_count() };
        let parent = self.nest.parent(of);
        let start = self.at_scope(start, parent);
        let step = self.at_scope(step, parent);
        if !self.is_invariant(step, of) {
            return self.no_count();
        }
        let guards = self.collect_guards(of);
        let guarded_step = self.apply_guards(step, &guards);
        let down = self.is_known_negative(guarded_step);
        if !down && !self.is_known_non_negative(guarded_step) {
            return self.no_count();
        }
        let distance = if down { start } else { self.negate(start) };
        let constant_step = self.store.constant(step).cloned();
        if constant_step.as_ref().is_some_and(|step| step.is_one() || step.is_all_ones()) {
            let guarded = self.apply_guards(distance, &guards);
            let mut most = self.unsigned_range(guarded).umax_value();
            most = most.umin(&self.unsigned_range(distance).umax_value());
            let width = self.width(distance);
            let (zero, one) = (self.zero(width), self.one(width));
            let next = self.add(distance, one);
            if self.is_entry_guarded(of, Pred::Ne, next, zero) {
                let limit = self.unsigned_range(next).umax_value().sub(&ApInt::one(width));
                most = most.umin(&limit);
            }
            let constant_max = self.constant(most);
            return ExitCount { exact: distance, constant_max, symbolic_max: distance, max_or_zero: false };
        }
        if only && self.flags(rec).has(NoWrap::NW) && self.has_no_abnormal_exits(of) {
            let mut by = if down { self.negate(step) } else { step };
            if !self.is_known_non_zero(guarded_step) {
                let one = self.one(self.width(by));
                by = self.min_max(ExprKind::UMax, by, one);
            }
            let exact = self.udiv(distance, by);
            let guarded = self.apply_guards(exact, &guards);
            let most = self.unsigned_range(guarded).umax_value();
            let most = most.umin(&self.unsigned_range(exact).umax_value());
            let constant_max = self.constant(most);
            return ExitCount { exact, constant_max, symbolic_max: exact, max_or_zero: false };
        }
        let Some(step) = constant_step.filter(|step| !step.is_zero()) else { return self.no_count() };
        let negated = self.negate(start);
        let Some(exact) = self.solve_linear(&step, negated) else { return self.no_count() };
        let guarded = self.apply_guards(exact, &guards);
        let most = self.unsigned_range(guarded).umax_value();
        let most = most.umin(&self.unsigned_range(exact).umax_value());
        let constant_max = self.constant(most);
        ExitCount { exact, constant_max, symbolic_max: exact, max_or_zero: false }
    }

    /// The smallest n with `step * n == value` modulo 2^width, if one is known to exist.
    fn solve_linear(&mut self, step: &ApInt, value: Expr) -> Option<Expr> {
        let twos = step.trailing_zeros();
        if !self.assume_multiple(value, twos) {
            return None;
        }
        let odd = step.lshr(twos);
        let inverse = self.constant(super::rec::inverse_of_odd(&odd));
        let product = self.mul(value, inverse);
        let divisor = self.constant(ApInt::one(step.width()).shl(twos));
        Some(self.udiv_exact(product, divisor))
    }

    /// The number of iterations before an expression is not zero.
    fn how_far_to_non_zero(&mut self, expr: Expr, _of: Loop) -> ExitCount {
        if let Some(value) = self.store.constant(expr)
            && !value.is_zero()
        {
            let zero = self.zero(self.width(expr));
            return self.exactly(zero);
        }
        self.no_count()
    }

    /// The values of a phi of the loop's header: before the loop, and after an iteration.
    pub(super) fn header_values(&self, of: Loop, phi: Inst) -> Option<(Value, Value)> {
        let (mut start, mut next) = (None, None);
        for (from, &operand) in self.body.phi_blocks(phi).zip(self.body.operands(phi)) {
            let slot = if self.nest.contains(of, from) { &mut next } else { &mut start };
            if slot.is_some_and(|known| known != operand) {
                return None;
            }
            *slot = Some(operand);
        }
        Some((start?, next?))
    }

    /// A loop that shifts a value until it is zero runs at most as often as it has bits.
    fn count_of_shift(&mut self, of: Loop, _inst: Inst, predicate: Pred, left: Value, right: Value) -> ExitCount {
        let none = self.no_count();
        let Some(bound) = self.int_value(right) else { return none };
        let Some(latch) = self.nest.latch(of) else { return none };
        let Some(mut inst) = left.as_inst() else { return none };
        let is_shift = |this: &Self, inst: Inst| {
            let by = matches!(this.body.opcode(inst), Opcode::Shl | Opcode::LShr | Opcode::AShr)
                .then(|| this.int_value(this.body.operands(inst)[1]))??;
            (!by.is_zero()).then(|| (this.body.opcode(inst), this.body.operands(inst)[0]))
        };
        let mut post = None;
        if let Some((opcode, base)) = is_shift(self, inst) {
            post = Some(opcode);
            let Some(base) = base.as_inst() else { return none };
            inst = base;
        }
        if self.body.opcode(inst) != Opcode::Phi || self.body.block_of(inst) != Some(self.nest.header(of)) {
            return none;
        }
        let Some((start, next)) = self.header_values(of, inst) else { return none };
        let Some((opcode, base)) = next.as_inst().and_then(|next| is_shift(self, next)) else { return none };
        if base != Value::inst(inst) || post.is_some_and(|post| post != opcode) {
            return none;
        }
        let width = bound.width();
        // The value where the shifts end.
        let stable = match opcode {
            Opcode::Shl | Opcode::LShr => ApInt::zero(width),
            _ => {
                let predecessor = self.nest.predecessor(&self.graph, of);
                let start_expr = self.value(start);
                if predecessor.is_none() {
                    return none;
                }
                if self.is_known_non_negative(start_expr) {
                    ApInt::zero(width)
                } else if self.is_known_negative(start_expr) {
                    ApInt::all_ones(width)
                } else {
                    return none;
                }
            }
        };
        let _ = latch;
        if predicate.holds(&stable, &bound) {
            return none;
        }
        let most = self.constant(ApInt::new(width, u64::from(width)));
        ExitCount { exact: none.exact, constant_max: most, symbolic_max: most, max_or_zero: false }
    }

    /// Whether a value is defined in a loop.
    pub(super) fn is_in_loop(&self, of: Loop, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => self.body.block_of(inst).is_some_and(|block| self.nest.contains(of, block)),
            _ => false,
        }
    }
}
