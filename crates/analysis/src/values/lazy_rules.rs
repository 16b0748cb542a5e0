//! Facts that lazy ranges take from single values: constants, metadata and attributes, comparisons, overflows, minima, and
//! the ranges of operations.

use draig_ir::{Block, ConstKind, Inst, Opcode, Value};
use draig_num::{ApInt, ConstantRange, Preferred, RangePredicate, RangeWord};
use draig_tables::intrinsics::ids;

use super::constants::Element;
use super::lazy_state::{Span, State};
use super::{Query, Values};

impl Query<'_> {
    /// Range of a load or call by metadata and attributes.
    pub(super) fn facts_range(self, inst: Inst, width: u32) -> ConstantRange {
        let values = self.values;
        let mut range = ConstantRange::full(width);
        if let Some(found) = values.metadata_range(inst)
            && let Some(joined) = found.into_iter().reduce(|a, b| a.union(&b, Preferred::Smallest))
            && joined.width() == width
        {
            range = joined;
        }
        if values.body().opcode(inst).is_call()
            && let Some(found) = values.range_attribute(&values.result_sets(inst))
            && found.width() == width
        {
            range = range.intersect(&found, Preferred::Smallest);
        }
        range
    }
}

impl Values<'_> {
    /// Returns the instruction that a value is, if it is defined in a block.
    #[inline]
    pub(super) fn defined_in(&self, value: Value, block: Block) -> Option<Inst> {
        value.as_inst().filter(|&inst| self.body().block_of(inst) == Some(block))
    }

    /// Whether nothing is known of a value at the end of a block, which is the one that defines it, because of its
    /// opcode.
    #[inline]
    pub(super) fn is_overdefined(&self, value: Value, block: Block) -> bool {
        self.defined_in(value, block).is_some_and(|inst| self.is_blank(inst))
    }

    /// Whether a condition is an integer comparison that says nothing of a value: none of its operands is the value or an
    /// operation on it. Most conditions are.
    #[inline]
    pub(super) fn is_unrelated_comparison(&self, condition: Value, value: Value) -> bool {
        let Some(inst) = condition.as_inst() else { return false };
        let body = self.body();
        let (opcode, _, _, operands) = body.parts(inst);
        let is_about = |&operand: &Value| {
            operand == value || operand.as_inst().is_some_and(|inst| body.operands(inst).contains(&value))
        };
        opcode == Opcode::ICmp && !operands.iter().any(is_about)
    }

    /// Whether the end of a block says nothing of a value, on none of its edges.
    #[inline]
    pub(super) fn is_end_unrelated(&self, block: Block, value: Value) -> bool {
        let body = self.body();
        let Some((opcode, _, _, operands)) = self.terminator(block).map(|inst| body.parts(inst)) else { return false };
        match (opcode, operands) {
            (Opcode::Br, &[condition, on_false, on_true]) if on_false != on_true => {
                let is_of_condition = |inst: Inst| body.operands(inst).first() == Some(&condition);
                condition != value
                    && self.is_unrelated_comparison(condition, value)
                    && !value.as_inst().is_some_and(is_of_condition)
            }
            (Opcode::Switch, [condition, ..]) => *condition != value,
            _ => true,
        }
    }

    /// Whether nothing is known of an instruction at the end of its block, because of its opcode.
    #[inline]
    pub(super) fn is_blank(&self, inst: Inst) -> bool {
        match self.body().opcode(inst) {
            Opcode::Load => !self.body().has_attachments(inst),
            Opcode::ICmp | Opcode::FCmp => true,
            _ => false,
        }
    }

    /// Returns the range of an integer constant of a width.
    #[inline]
    pub(super) fn single(&self, constant: Value, width: u32) -> Option<Span> {
        match self.const_kind(constant) {
            Some(&ConstKind::Int(bits)) if width <= 64 => Some(Span::Word(RangeWord::single(width, bits), width)),
            _ => self.int(constant).map(|number| Span::single(&number)),
        }
    }

    /// State of a constant.
    #[inline]
    pub(super) fn constant_state(&self, value: Value, width: u32) -> Option<State> {
        if value.is_constant() { Some(self.state_of_constant(value, width)) } else { None }
    }

    fn state_of_constant(&self, value: Value, width: u32) -> State {
        // An integer of this width, because the value is a scalar.
        if let Some(&ConstKind::Int(bits)) = self.const_kind(value)
            && width <= 64
        {
            return State::of(Span::Word(RangeWord::single(width, bits), width));
        }
        match self.element(value, 0) {
            Some(Element::Bits(bits)) if bits.width() == width => State::of(Span::single(&bits)),
            // Poison may be any value, also one that others have.
            Some(Element::Poison) => State::of(Span::empty(width)),
            Some(Element::Undef) => State { range: Span::empty(width), undef: true },
            _ => State::full(width),
        }
    }

    /// Returns what is added to a value in the operand of a comparison, if the comparison bounds the value: a number,
    /// or nothing.
    #[inline]
    pub(super) fn comparison_offset(
        &self,
        operand: Value,
        value: Value,
        predicate: RangePredicate,
    ) -> Option<Option<ApInt>> {
        if operand == value {
            return Some(None);
        }
        let (inst, opcode) = self.inst(operand)?;
        match opcode {
            Opcode::Add | Opcode::Or | Opcode::And => self.offset_of_part(inst, opcode, value, predicate),
            _ => None,
        }
    }

    fn offset_of_part(
        &self,
        inst: Inst,
        opcode: Opcode,
        value: Value,
        predicate: RangePredicate,
    ) -> Option<Option<ApInt>> {
        use RangePredicate::*;
        let &[left, right] = self.body().operands(inst) else { return None };
        let is_part = left == value || right == value;
        match opcode {
            Opcode::Add if left == value => self.int(right).map(Some),
            // A disjunction is at least each part, a conjunction at most.
            Opcode::Or if is_part && matches!(predicate, Ult | Ule) => Some(None),
            Opcode::And if is_part && matches!(predicate, Ugt | Uge) => Some(None),
            _ => None,
        }
    }

    /// Returns the operation of which an `extractvalue` takes the result or the overflow.
    pub(super) fn overflow_operation(&self, extract: Inst) -> Option<(Opcode, Value, Value)> {
        let body = self.body();
        let call = body.operands(extract).first()?.as_inst()?;
        let opcode = match self.intrinsic(call)? {
            ids::UADD_WITH_OVERFLOW | ids::SADD_WITH_OVERFLOW => Opcode::Add,
            ids::USUB_WITH_OVERFLOW | ids::SSUB_WITH_OVERFLOW => Opcode::Sub,
            ids::UMUL_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW => Opcode::Mul,
            _ => return None,
        };
        let args = body.call_args(call);
        Some((opcode, *args.first()?, *args.get(1)?))
    }

    /// Range of an operand of an operation with a constant that overflows, or does not.
    pub(super) fn by_overflow(&self, value: Value, extract: Inst, holds: bool, width: u32) -> Option<ConstantRange> {
        if self.body().indices(extract) != [1] {
            return None;
        }
        let (opcode, left, right) = self.overflow_operation(extract)?;
        let call = self.body().operands(extract)[0].as_inst()?;
        let signed = matches!(
            self.intrinsic(call)?,
            ids::SADD_WITH_OVERFLOW | ids::SSUB_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW
        );
        let constant = self.int(right).filter(|_| left == value)?;
        let (zero, smallest) = (ApInt::zero(width), ApInt::signed_min(width));
        if constant.is_zero() {
            return None;
        }
        // The values for which the result is exact.
        let exact = match (opcode, signed) {
            (Opcode::Add, false) => ConstantRange::non_empty(zero, constant.neg()),
            (Opcode::Sub, false) => ConstantRange::non_empty(constant, zero),
            (Opcode::Add, true) if constant.is_negative() => {
                ConstantRange::non_empty(smallest.sub(&constant), smallest)
            }
            (Opcode::Add, true) => ConstantRange::non_empty(smallest.clone(), smallest.sub(&constant)),
            (Opcode::Sub, true) if constant.is_negative() => {
                ConstantRange::non_empty(smallest.clone(), smallest.add(&constant))
            }
            (Opcode::Sub, true) => ConstantRange::non_empty(smallest.add(&constant), smallest),
            (Opcode::Mul, false) => ConstantRange::inclusive(zero, &ApInt::all_ones(width).udiv(&constant)?),
            _ => return None,
        };
        Some(if holds { exact.inverse() } else { exact })
    }

    /// Range of a select that is a minimum or maximum of its arms.
    pub(super) fn minimum_or_maximum(
        &self,
        condition: Value,
        then: Value,
        otherwise: Value,
        on_true: &State,
        on_false: &State,
    ) -> Option<ConstantRange> {
        use RangePredicate::*;
        let (predicate, left, right) = self.comparison(condition)?;
        let predicate = if (left, right) == (then, otherwise) {
            predicate
        } else if (left, right) == (otherwise, then) {
            predicate.swapped()
        } else {
            return None;
        };
        let (a, b) = (on_true.range.to_range(), on_false.range.to_range());
        Some(match predicate {
            Ult | Ule => a.umin(&b),
            Ugt | Uge => a.umax(&b),
            Slt | Sle => a.smin(&b),
            Sgt | Sge => a.smax(&b),
            Eq | Ne => return None,
        })
    }
}

/// Range of the result of a binary operation.
pub(super) fn combine(
    opcode: Opcode,
    left: &ConstantRange,
    right: &ConstantRange,
    nsw: bool,
    nuw: bool,
) -> ConstantRange {
    const PREFERRED: Preferred = Preferred::Smallest;
    match opcode {
        Opcode::Add => left.add_no_wrap(right, nsw, nuw, PREFERRED),
        Opcode::Sub => left.sub_no_wrap(right, nsw, nuw, PREFERRED),
        Opcode::Mul => left.mul_no_wrap(right, nsw, nuw, PREFERRED),
        Opcode::UDiv => left.udiv(right),
        Opcode::SDiv => left.sdiv(right),
        Opcode::URem => left.urem(right),
        Opcode::SRem => left.srem(right),
        Opcode::Shl => left.shl_no_wrap(right, nsw, nuw, PREFERRED),
        Opcode::LShr => left.lshr(right),
        Opcode::AShr => left.ashr(right),
        Opcode::And => left.and(right),
        Opcode::Or => left.or(right),
        Opcode::Xor => left.xor(right),
        _ => ConstantRange::full(left.width()),
    }
}

/// Range of the result of a binary operation on integers of at most 64 bits; `None` for those of which [`combine`] finds
/// it.
pub(super) fn combine_words(
    opcode: Opcode,
    left: RangeWord,
    right: RangeWord,
    nsw: bool,
    nuw: bool,
    width: u32,
) -> Option<RangeWord> {
    const PREFERRED: Preferred = Preferred::Smallest;
    match opcode {
        Opcode::Add => Some(left.add_no_wrap(right, width, nsw, nuw, PREFERRED)),
        Opcode::Sub => Some(left.sub_no_wrap(right, width, nsw, nuw, PREFERRED)),
        Opcode::Xor if left.is_full() && right.is_full() => Some(left),
        Opcode::And => Some(left.and(right, width)),
        Opcode::Or => Some(left.or(right, width)),
        Opcode::Shl => Some(left.shl_no_wrap(right, width, nsw, nuw, PREFERRED)),
        Opcode::URem => Some(left.urem(right, width)),
        Opcode::Mul => Some(left.mul_no_wrap(right, width, nsw, nuw, PREFERRED)),
        Opcode::UDiv => Some(left.udiv(right, width)),
        Opcode::LShr => Some(left.lshr(right, width)),
        Opcode::AShr => Some(left.ashr(right, width)),
        _ => None,
    }
}
