//! Ranges of integers at the ends of blocks, by the conditions on the edges between blocks: LLVM's lazy value
//! info.
//!
//! A range is computed when it is asked for, together with the ranges that it depends on, and kept. A range that
//! depends on itself, in a loop, is taken for unknown while it is computed. What is kept may therefore depend on
//! the order of the questions; every answer is true.

use std::rc::Rc;

use draig_ir::{Block, ConstKind, Inst, IntFlags, Opcode, Value, ValueKind};
use draig_num::{ApInt, ConstantRange, KnownBits, Preferred, RangePredicate, RangeWord};
use draig_tables::intrinsics::ids;

use super::Values;
use super::lazy_rules::{combine, combine_words};
use super::lazy_state::{Span, State};
use crate::analyses::Analyses;
use crate::module_facts::Scalar;
use crate::pair_table::PairTable;

/// Number of ranges that one question may compute; what is left then is unknown. LLVM's `MaxProcessedPerValue`.
const MAX_STEPS: u32 = 500;

/// Number of cases of a `switch` that are looked at for each of its edges.
const MAX_CASES: usize = 512;

/// Number of blocks that a value is followed through before its range at the end of one is kept.
const MAX_PASSED: usize = 16;

/// Depth to which a condition is taken apart.
const MAX_CONDITION_DEPTH: u32 = 6;

/// Ranges at the ends of blocks.
#[derive(Debug)]
pub struct LazyRanges<'a> {
    values: Rc<Values<'a>>,
    /// One more than the number of the entry of each instruction at the end of its own block; 0 if it has none.
    at_home: Vec<u32>,
    /// Number of the entry of a value at the end of another block.
    elsewhere: PairTable,
    /// The ranges that were computed. One that is missing is being computed; it is unknown to what depends on it.
    states: Vec<Option<State>>,
    /// Values missing for the current computation.
    missing: Vec<(Value, Block)>,
    /// Memory for the entries that a question waits for.
    waiting: Vec<Waiting>,
}

/// A value at the end of a block whose range is being computed.
#[derive(Debug)]
struct Waiting {
    value: Value,
    block: Block,
    width: u32,
    /// Number of its entry, once it has one.
    number: Option<u32>,
    /// The part that was found before something was missing.
    progress: Progress,
}

/// The union of the ranges on the first edges into a block.
#[derive(Debug)]
struct Progress {
    /// Number of these edges.
    count: usize,
    joined: State,
}

/// One computation: the range of a value at the end of a block, and what was missing for it.
struct Step<'s, 'a> {
    ranges: &'s LazyRanges<'a>,
    missing: Vec<(Value, Block)>,
}

#[inline]
fn pair(value: Value, block: Block) -> (u32, u32) {
    (block.as_u32(), value.to_word())
}

impl<'a> LazyRanges<'a> {
    /// Returns the ranges of a function, of which none is computed yet.
    #[must_use]
    pub fn new(analyses: &Analyses<'a>) -> LazyRanges<'a> {
        LazyRanges {
            values: analyses.shared_values().clone(),
            at_home: Vec::new(),
            elsewhere: PairTable::default(),
            states: Vec::new(),
            missing: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// Returns a range with all values of an integer at the end of a block. `None` if the value is no scalar
    /// integer or the block is unreachable.
    pub fn at_end(&mut self, value: Value, block: Block) -> Option<ConstantRange> {
        self.span_at_end(value, block).map(ConstantRange::from)
    }

    /// Returns the same as [`LazyRanges::at_end`] in machine words; `None` also for an integer of more than 64 bits.
    pub fn word_at_end(&mut self, value: Value, block: Block) -> Option<RangeWord> {
        match self.span_at_end(value, block)? {
            Span::Word(word, _) => Some(word),
            Span::Wide(_) => None,
        }
    }

    #[inline]
    fn span_at_end(&mut self, value: Value, block: Block) -> Option<Span> {
        let values = &self.values;
        let scalar = values.scalar_of(value).filter(|scalar| !scalar.is_pointer())?;
        let width = scalar.width();
        if !values.dominators().is_reachable(block) {
            return None;
        }
        let state = if values.is_overdefined(value, block) {
            State::full(width)
        } else if let Some(state) = values.constant_state(value, width) {
            state
        } else {
            let number = self.solve(value, block) as usize;
            self.states[number].clone().unwrap_or_else(|| State::full(width))
        };
        let values = &self.values;
        if values.assumptions.is_empty() {
            return Some(state.into_span());
        }
        let context = values.terminator(block);
        let mut step = Step { ranges: self, missing: Vec::new() };
        Some(step.with_assumptions(state, value, context).into_span())
    }

    /// Computes the range of a value at the end of a block, which is not a constant, and returns the number of its
    /// entry.
    fn solve(&mut self, value: Value, block: Block) -> u32 {
        if let Some(number) = self.number(value, block) {
            return number;
        }
        if let Some(inst) = self.values.defined_in(value, block)
            && self.values.body().opcode(inst) == Opcode::Load
            && !self.values.is_loaded_with_facts(inst)
        {
            let next = self.states.len() as u32;
            let width = self.values.bit_width(self.values.body().inst_type(inst)).unwrap_or(1);
            self.states.push(Some(State::full(width)));
            return self.number_or_insert(value, block, next);
        }
        let mut stack = std::mem::take(&mut self.waiting);
        stack.push(Waiting::new(&self.values, value, block));
        let mut left = MAX_STEPS;
        let mut solved = 0;
        while let Some(top) = stack.last_mut() {
            let width = top.width;
            let number = match top.number {
                Some(number) => number,
                None => {
                    let next = self.states.len() as u32;
                    let number = self.number_or_insert(top.value, top.block, next);
                    top.number = Some(number);
                    if number == next {
                        self.states.push(None);
                        if left == 0 {
                            self.states[number as usize] = Some(State::full(width));
                        }
                        left = left.saturating_sub(1);
                    }
                    number
                }
            };
            if self.states[number as usize].is_none() {
                let mut missing = std::mem::take(&mut self.missing);
                missing.clear();
                let mut step = Step { ranges: self, missing };
                let state = step.compute(top);
                let missing = step.missing;
                if missing.is_empty() {
                    self.states[number as usize] = Some(state);
                } else {
                    // The first one that is missing is computed first.
                    let values = &self.values;
                    stack.extend(missing.iter().rev().map(|&(value, block)| Waiting::new(values, value, block)));
                }
                self.missing = missing;
            }
            if self.states[number as usize].is_some() {
                stack.pop();
                solved = number;
            }
        }
        self.waiting = stack;
        solved
    }

    /// Returns the number of the entry of a value at the end of a block, if it was ever asked for.
    fn number(&self, value: Value, block: Block) -> Option<u32> {
        match self.values.defined_in(value, block) {
            Some(inst) => self.at_home.get(inst.index())?.checked_sub(1),
            None => self.elsewhere.get(pair(value, block)),
        }
    }

    fn number_or_insert(&mut self, value: Value, block: Block, next: u32) -> u32 {
        let Some(inst) = self.values.defined_in(value, block) else {
            return self.elsewhere.get_or_insert(pair(value, block), next);
        };
        if self.at_home.is_empty() {
            self.states.reserve(self.values.body().inst_count() / 4 + 16);
            self.at_home.resize(self.values.body().inst_count(), 0);
        }
        let number = &mut self.at_home[inst.index()];
        if *number == 0 {
            *number = next + 1;
        }
        *number - 1
    }

    /// Returns the range of a value at the end of a block: `None` if it was never asked for, and `Some(None)` while it
    /// is being computed.
    fn entry(&self, value: Value, block: Block) -> Option<Option<&State>> {
        let number = self.number(value, block)?;
        Some(self.states[number as usize].as_ref())
    }
}

impl Waiting {
    fn new(values: &Values<'_>, value: Value, block: Block) -> Waiting {
        let width = values.bit_width(values.ty(value)).unwrap_or(1);
        let progress = Progress { count: 0, joined: State::of(Span::empty(width)) };
        Waiting { value, block, width, number: None, progress }
    }
}

impl Step<'_, '_> {
    /// Range of a value at the end of a block; unknown, and noted, if it is not computed yet.
    #[inline]
    fn block_value(&mut self, value: Value, block: Block, width: u32) -> State {
        match self.ranges.values.constant_state(value, width) {
            Some(state) => state,
            None => self.variable_value(value, block, width),
        }
    }

    /// Range of a value other than a constant; see [`Step::block_value`].
    fn variable_value(&mut self, value: Value, block: Block, width: u32) -> State {
        let ranges = self.ranges;
        let number = match ranges.values.defined_in(value, block) {
            Some(inst) if ranges.values.is_blank(inst) => return State::full(width),
            Some(inst) => ranges.at_home.get(inst.index()).and_then(|number| number.checked_sub(1)),
            None => ranges.elsewhere.get(pair(value, block)),
        };
        let Some(number) = number else {
            self.missing.push((value, block));
            return State::full(width);
        };
        match &ranges.states[number as usize] {
            Some(state) => state.clone(),
            None => self.value_in_cycle(value, width),
        }
    }

    /// Range of a value that is being computed: the one where the value is defined holds wherever it is used.
    #[cold]
    fn value_in_cycle(&self, value: Value, width: u32) -> State {
        match self.definition(value).and_then(|home| self.ranges.entry(value, home)) {
            Some(Some(state)) => state.clone(),
            _ => State::full(width),
        }
    }

    /// Returns the block where a value is defined; the entry for a parameter.
    fn definition(&self, value: Value) -> Option<Block> {
        let body = self.ranges.values.body();
        match value.kind() {
            ValueKind::Inst(inst) => body.block_of(inst),
            _ => body.entry(),
        }
    }

    /// Computes a range. If something is missing for it, the result is not used.
    fn compute(&mut self, waiting: &mut Waiting) -> State {
        let (body, block) = (self.ranges.values.body(), waiting.block);
        match waiting.value.kind() {
            ValueKind::Inst(inst) if body.block_of(inst) == Some(block) => match body.opcode(inst) {
                Opcode::Phi => self.of_phi(inst, block, waiting.width, &mut waiting.progress),
                _ => self.of_inst(inst, block, waiting.width),
            },
            _ => self.entering_value(waiting),
        }
    }

    fn entering_value(&mut self, waiting: &mut Waiting) -> State {
        let &mut Waiting { value, block, width, ref mut progress, .. } = waiting;
        let values = &*self.ranges.values;
        if values.body().entry() == Some(block) {
            let range = match value.kind() {
                ValueKind::Arg(number) => values.range_attribute(&[values.parameter_set(number)]),
                _ => None,
            };
            return range.filter(|range| range.width() == width).map_or_else(|| State::full(width), State::of);
        }
        let Some(home) = self.definition(value) else { return State::full(width) };
        if progress.count == 0 {
            let source = self.source(value, home, block);
            if source != block {
                return self.variable_value(value, source, width);
            }
        }
        // The range where the value is defined holds everywhere, and cycles rely on it.
        let defined = self.variable_value(value, home, width);
        if !self.missing.is_empty() {
            return defined;
        }
        let mut last = None;
        for &from in &values.control_flow().predecessors(block)[progress.count..] {
            // Several edges from one block are adjacent.
            if last != Some(from) && values.dominators().is_reachable(from) {
                let edge = self.edge_value(value, from, block, width);
                if !self.missing.is_empty() {
                    return edge;
                }
                progress.joined = progress.joined.union(&edge);
                if progress.joined.range.is_full() {
                    break;
                }
            }
            last = Some(from);
            progress.count += 1;
        }
        progress.joined.intersect(&defined.range)
    }

    fn of_phi(&mut self, phi: Inst, block: Block, width: u32, progress: &mut Progress) -> State {
        let values = &*self.ranges.values;
        let body = values.body();
        for (&operand, from) in body.operands(phi).iter().zip(body.phi_blocks(phi)).skip(progress.count) {
            if values.dominators().is_reachable(from) {
                let edge = self.edge_value(operand, from, block, width);
                if !self.missing.is_empty() {
                    return edge;
                }
                progress.joined = progress.joined.union(&edge);
                if progress.joined.range.is_full() {
                    break;
                }
            }
            progress.count += 1;
        }
        progress.joined.clone()
    }

    /// Returns the block at whose end the range of a value is the one that it has at the end of a block: the first one
    /// of the only path to it, on which no condition is about the value. Ranges between them are not kept.
    fn source(&self, value: Value, home: Block, block: Block) -> Block {
        let values = &*self.ranges.values;
        let mut at = block;
        if !values.assumptions.about(value).is_empty() {
            return at;
        }
        for _ in 0..MAX_PASSED {
            let &[from] = values.control_flow().predecessors(at) else { break };
            if !values.dominators().is_reachable(from) || !values.is_end_unrelated(from, value) {
                break;
            }
            at = from;
            if from == home || self.ranges.elsewhere.get(pair(value, from)).is_some() {
                break;
            }
        }
        at
    }

    /// Range of a value on an edge.
    fn edge_value(&mut self, value: Value, from: Block, to: Block, width: u32) -> State {
        let values = &*self.ranges.values;
        if let Some(state) = values.constant_state(value, width) {
            return state;
        }
        let by_condition = self.by_terminator(value, from, to, width);
        if let Some(range) = &by_condition
            && range.is_single()
        {
            return State::of(range.clone());
        }
        let mut state = self.variable_value(value, from, width);
        if !values.assumptions.is_empty() {
            state = self.with_assumptions(state, value, values.terminator(from));
        }
        match by_condition {
            Some(range) => state.intersect(&range),
            None => state,
        }
    }

    /// Range that the end of a block leaves to a value on an edge; `None` if it says nothing.
    fn by_terminator(&mut self, value: Value, from: Block, to: Block, width: u32) -> Option<Span> {
        let values = &*self.ranges.values;
        let body = values.body();
        let (opcode, _, _, operands) = body.parts(values.terminator(from)?);
        match (opcode, operands) {
            (Opcode::Br, &[condition, on_false, on_true]) if on_false != on_true => {
                let taken = on_true == Value::block(to);
                if condition == value {
                    return Some(Span::single(&ApInt::from_bool(taken)));
                }
                let range = match values.is_unrelated_comparison(condition, value) {
                    true => None,
                    false => self.by_condition(value, condition, taken, from, width, 0),
                };
                range.or_else(|| self.by_folding(value, condition, taken, width))
            }
            (Opcode::Switch, [condition, default, cases @ ..])
                if *condition == value && cases.len() <= 2 * MAX_CASES =>
            {
                let is_default = *default == Value::block(to);
                let mut range = if is_default { Span::full(width) } else { Span::empty(width) };
                for case in cases.chunks_exact(2) {
                    if is_default != (case[1] != Value::block(to)) {
                        continue;
                    }
                    let Some(single) = values.single(case[0], width) else { continue };
                    range = if is_default { range.intersect(&single.inverse()) } else { range.union(&single) };
                }
                Some(range)
            }
            _ => None,
        }
    }

    /// Range of a cast of a branch's condition.
    fn by_folding(&self, value: Value, condition: Value, taken: bool, width: u32) -> Option<Span> {
        let values = &*self.ranges.values;
        let (inst, opcode) = values.inst(value)?;
        let operands = values.body().operands(inst);
        if operands.first() != Some(&condition) {
            return None;
        }
        let bit = ApInt::from_bool(taken);
        let folded = match opcode {
            Opcode::ZExt => bit.zext(width),
            Opcode::SExt => bit.sext(width),
            Opcode::Xor => bit.xor(&values.int(operands[1])?),
            _ => return None,
        };
        Some(Span::single(&folded))
    }

    /// Range that a condition which is true (or false) leaves to a value, asked in a block; `None` if it says nothing.
    fn by_condition(
        &mut self,
        value: Value,
        condition: Value,
        holds: bool,
        block: Block,
        width: u32,
        depth: u32,
    ) -> Option<Span> {
        let values = &*self.ranges.values;
        // At depth zero, the caller has asked that.
        if depth > 0 && values.is_unrelated_comparison(condition, value) {
            return None;
        }
        if let Some(comparison) = values.comparison(condition) {
            let range = self.by_comparison(value, comparison, holds, block, width);
            return range.filter(|range: &Span| !range.is_full());
        }
        let (inst, opcode) = values.inst(condition)?;
        let operands = values.body().operands(inst);
        if depth == MAX_CONDITION_DEPTH {
            return None;
        }
        if opcode == Opcode::Xor && values.int(operands[1]).is_some_and(|bits| bits.is_all_ones()) {
            return self.by_condition(value, operands[0], !holds, block, width, depth + 1);
        }
        if opcode == Opcode::Trunc && operands[0] == value && values.bit_width(values.ty(condition)) == Some(1) {
            let mut known = KnownBits::unknown(width);
            if holds {
                known.one.set_bit(0, true)
            } else {
                known.zero.set_bit(0, true)
            }
            return Some(ConstantRange::from_known_bits(&known, false).into()).filter(|range: &Span| !range.is_full());
        }
        if let Some((is_and, a, b)) = values.logical(condition) {
            let left = self.by_condition(value, a, holds, block, width, depth + 1);
            if left.is_none() && is_and != holds {
                return None;
            }
            let right = self.by_condition(value, b, holds, block, width, depth + 1);
            let joined = match (left, right) {
                (Some(left), Some(right)) if is_and == holds => left.intersect(&right),
                (Some(left), Some(right)) => left.union(&right),
                (left, right) => return left.or(right).filter(|_| is_and == holds),
            };
            return Some(joined).filter(|range: &Span| !range.is_full());
        }
        if opcode == Opcode::ExtractValue {
            return values
                .by_overflow(value, inst, holds, width)
                .map(Span::from)
                .filter(|range: &Span| !range.is_full());
        }
        None
    }

    fn by_comparison(
        &mut self,
        value: Value,
        (predicate, left, right): (RangePredicate, Value, Value),
        holds: bool,
        block: Block,
        width: u32,
    ) -> Option<Span> {
        use RangePredicate::*;
        let values = &*self.ranges.values;
        if values.scalar_of(left).is_none_or(Scalar::is_pointer) {
            return None;
        }
        let predicate = if holds { predicate } else { predicate.inverse() };
        let mut result: Option<Span> = None;
        for (predicate, left, right) in [(predicate, left, right), (predicate.swapped(), right, left)] {
            let Some(offset) = values.comparison_offset(left, value, predicate) else { continue };
            // It has the type of the value.
            let other = match values.const_kind(right) {
                Some(&ConstKind::Int(bits)) if width <= 64 => Span::Word(RangeWord::single(width, bits), width),
                _ => self.block_value(right, block, width).range,
            };
            let mut allowed = Span::allowed_by(predicate, &other);
            if let Some(offset) = offset {
                allowed = allowed.minus(&offset);
            }
            result = Some(match result {
                Some(range) => range.intersect(&allowed),
                None => allowed,
            });
        }
        if let Some(range) = result
            && !range.is_full()
        {
            return Some(range);
        }
        let (inst, opcode) = values.inst(left)?;
        let operands = values.body().operands(inst);
        if operands.first() != Some(&value) {
            return None;
        }
        let constant = values.int(right)?;
        let operand = operands.get(1).and_then(|&operand| values.int(operand));
        match opcode {
            Opcode::And if matches!(predicate, Eq | Ne) => {
                let mask = operand?;
                if predicate == Eq {
                    let known = KnownBits { zero: constant.not().and(&mask), one: constant.and(&mask) };
                    return Some(ConstantRange::from_known_bits(&known, false).into());
                }
                if constant.is_zero() && !mask.is_zero() {
                    // Some bit of the mask is set, so the value is at least its lowest bit.
                    let low = ApInt::one(width).shl(mask.trailing_zeros());
                    return Some(ConstantRange::non_empty(low, ApInt::zero(width)).into());
                }
                None
            }
            // A remainder is at most the dividend.
            Opcode::URem if matches!(predicate, Ugt | Uge | Eq) => {
                let low = if predicate == Ugt { constant.add(&ApInt::one(width)) } else { constant };
                (!low.is_zero()).then(|| ConstantRange::non_empty(low, ApInt::zero(width)).into())
            }
            Opcode::SRem if matches!(predicate, Sgt | Sge) => {
                let low = if predicate == Sgt { constant.add(&ApInt::one(width)) } else { constant };
                let is_positive = !low.is_negative() && !low.is_zero();
                is_positive.then(|| ConstantRange::non_empty(low, ApInt::signed_min(width)).into())
            }
            Opcode::AShr if matches!(predicate, Slt | Sge) => {
                let by = operand.and_then(|by| by.to_u64()).filter(|&by| by < u64::from(width));
                let by = by? as u32;
                let bound = constant.shl(by);
                let is_exact = bound.ashr(by) == constant;
                is_exact.then(|| Span::allowed_by(predicate, &Span::single(&bound)))
            }
            Opcode::Trunc => {
                let range = ConstantRange::allowed_by(predicate, &ConstantRange::single(&constant));
                let mut known = range.to_known_bits().any_extend(width);
                if values.flag(inst, IntFlags::NUW) {
                    known.set_leading_zeros(width - constant.width());
                    let by_bits = ConstantRange::from_known_bits(&known, false);
                    return Some(range.zext(width).intersect(&by_bits, Preferred::Smallest).into());
                }
                Some(ConstantRange::from_known_bits(&known, false).into())
            }
            _ => None,
        }
    }

    /// Applies the assumptions about a value that hold at an instruction.
    #[cold]
    fn with_assumptions(&mut self, mut state: State, value: Value, context: Option<Inst>) -> State {
        let values = &*self.ranges.values;
        for &assume in values.assumptions.about(value) {
            let Some(&condition) = values.body().call_args(assume).first() else { continue };
            let Some(block) = context.and_then(|context| values.body().block_of(context)) else { continue };
            if values.query(context).assumption_holds(assume) {
                let width = state.range.width();
                let missing = self.missing.len();
                let range = if condition == value {
                    Some(Span::single(&ApInt::from_bool(true)))
                } else {
                    self.by_condition(value, condition, true, block, width, 0)
                };
                // Other values only help if they are known already.
                self.missing.truncate(missing);
                if let Some(range) = range.filter(|range| range.width() == width) {
                    state = state.intersect(&range);
                }
            }
        }
        state
    }

    /// Range of an operand where an instruction of the block uses it.
    #[inline]
    fn operand(&mut self, value: Value, inst: Inst, block: Block) -> ConstantRange {
        let values = &*self.ranges.values;
        let width = values.bit_width(values.ty(value)).unwrap_or(1);
        self.operand_span(value, width, inst, block).into()
    }

    /// Range of an operand of a width where an instruction of the block uses it.
    #[inline]
    fn operand_span(&mut self, value: Value, width: u32, inst: Inst, block: Block) -> Span {
        let mut state = self.block_value(value, block, width);
        if !self.ranges.values.assumptions.is_empty() {
            state = self.with_assumptions(state, value, Some(inst));
        }
        state.into_span()
    }

    fn of_inst(&mut self, inst: Inst, block: Block, width: u32) -> State {
        let values = &*self.ranges.values;
        let body = values.body();
        let operands = body.operands(inst);
        let flag = |flag| values.flag(inst, flag);
        let opcode = body.opcode(inst);
        match opcode {
            Opcode::Select => self.of_select(inst, block, width),
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => {
                let from = values.bit_width(values.ty(operands[0])).unwrap_or(1);
                let source = self.operand_span(operands[0], from, inst, block);
                if !self.missing.is_empty() {
                    return State::full(width);
                }
                if let Span::Word(source, from) = source
                    && width <= 64
                {
                    let word = match opcode {
                        Opcode::Trunc => source.trunc(from, width, flag(IntFlags::NSW), flag(IntFlags::NUW)),
                        Opcode::ZExt => source.zext(from, width),
                        _ => source.sext(from, width),
                    };
                    return State::of(Span::Word(word, width));
                }
                let source = source.to_range();
                State::of(match opcode {
                    Opcode::Trunc => source.trunc(width, flag(IntFlags::NSW), flag(IntFlags::NUW)),
                    Opcode::ZExt => source.zext(width),
                    _ => source.sext(width),
                })
            }
            Opcode::Freeze if values.query(Some(inst)).is_not_undef_or_poison(operands[0], 0) => {
                State::of(self.operand(operands[0], inst, block))
            }
            opcode if opcode.is_binary() => {
                let left = self.operand_span(operands[0], width, inst, block);
                let right = self.operand_span(operands[1], width, inst, block);
                if !self.missing.is_empty() {
                    return State::full(width);
                }
                let (nsw, nuw) = (flag(IntFlags::NSW), flag(IntFlags::NUW));
                if let (&Span::Word(left, _), &Span::Word(right, _)) = (&left, &right)
                    && let Some(word) = combine_words(opcode, left, right, nsw, nuw, width)
                {
                    return State::of(Span::Word(word, width));
                }
                State::of(combine(opcode, &left.to_range(), &right.to_range(), nsw, nuw))
            }
            Opcode::ExtractValue => {
                let binary = values.overflow_operation(inst).filter(|_| body.indices(inst) == [0]);
                match binary {
                    Some((opcode, left, right)) => {
                        let (left, right) = (self.operand(left, inst, block), self.operand(right, inst, block));
                        State::of(combine(opcode, &left, &right, false, false))
                    }
                    None => State::full(width),
                }
            }
            Opcode::Load if !values.is_loaded_with_facts(inst) => State::full(width),
            opcode if opcode.is_call() && values.is_plain_call(inst) => State::full(width),
            opcode if opcode.is_call() => {
                let by_facts = values.query(None).facts_range(inst, width);
                let args = body.call_args(inst);
                let flag = |number: usize| {
                    args.get(number).and_then(|&flag| values.int(flag)).is_some_and(|flag| !flag.is_zero())
                };
                let Some(id) = values.intrinsic(inst) else { return State::of(by_facts) };
                let mut range = |number: usize| self.operand(args[number], inst, block);
                let by_meaning = match id {
                    ids::UADD_SAT => range(0).uadd_sat(&range(1)),
                    ids::USUB_SAT => range(0).usub_sat(&range(1)),
                    ids::SADD_SAT => range(0).sadd_sat(&range(1)),
                    ids::SSUB_SAT => range(0).ssub_sat(&range(1)),
                    ids::UMIN => range(0).umin(&range(1)),
                    ids::UMAX => range(0).umax(&range(1)),
                    ids::SMIN => range(0).smin(&range(1)),
                    ids::SMAX => range(0).smax(&range(1)),
                    ids::ABS => range(0).abs(flag(1)),
                    ids::CTLZ => range(0).ctlz(flag(1)),
                    ids::CTTZ => range(0).cttz(flag(1)),
                    ids::CTPOP => range(0).ctpop(),
                    ids::SCMP | ids::UCMP => values.query(None).range(inst.into(), false, 0),
                    _ => ConstantRange::full(width),
                };
                State::of(by_meaning.intersect(&by_facts, Preferred::Smallest))
            }
            Opcode::Load => State::of(values.query(None).facts_range(inst, width)),
            _ => State::full(width),
        }
    }

    fn of_select(&mut self, inst: Inst, block: Block, width: u32) -> State {
        let values = &*self.ranges.values;
        let &[condition, then, otherwise] = values.body().operands(inst) else { return State::full(width) };
        let (on_true, on_false) = (self.block_value(then, block, width), self.block_value(otherwise, block, width));
        if let Some(range) = values.minimum_or_maximum(condition, then, otherwise, &on_true, &on_false) {
            return State { range: range.into(), undef: on_true.undef || on_false.undef };
        }
        let mut arm = |value: Value, state: State, holds: bool| {
            if value.is_constant() {
                return state;
            }
            match self.by_condition(value, condition, holds, block, width, 0) {
                Some(range) => state.intersect(&range),
                None => state,
            }
        };
        let (on_true, on_false) = (arm(then, on_true, true), arm(otherwise, on_false, false));
        let pattern = values.query(Some(inst)).select_pattern_range(&[condition, then, otherwise], width);
        on_true.union(&on_false).intersect(&pattern.into())
    }
}
