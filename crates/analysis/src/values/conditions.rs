//! Bits of a value that follow from a condition that holds: conditions of assumptions, of selects and of
//! branches into a phi.

use draig_ir::{Block, Inst, Opcode, Value};
use draig_num::{ApInt, ConstantRange, KnownBits, Preferred, RangePredicate};

use super::{MAX_DEPTH, Query, Values};

impl Query<'_> {
    /// Applies the assumptions that hold where the question is asked.
    #[inline]
    pub(super) fn apply_assumptions(self, value: Value, known: &mut KnownBits, depth: u32) {
        let about = self.values.assumptions.about(value);
        if !about.is_empty() {
            self.apply_all(about, value, known, depth);
        }
    }

    fn apply_all(self, assumptions: &[Inst], value: Value, known: &mut KnownBits, depth: u32) {
        let values = self.values;
        let body = values.body();
        for &assume in assumptions {
            let align = self.bundle_alignment(assume, value).filter(|_| values.is_pointer(value));
            let condition = body.call_args(assume).first().copied();
            let mut narrowed = known.clone();
            if let Some(align) = align {
                narrowed.set_trailing_zeros(align.min(narrowed.width()));
            }
            if let Some(condition) = condition {
                self.narrow(value, condition, true, &mut narrowed, depth);
            }
            if narrowed != *known && self.assumption_holds(assume) {
                *known = narrowed;
            }
        }
    }

    /// Returns the alignment of a pointer, as an exponent of two, from a bundle `"align"(ptr, alignment)`.
    pub(super) fn bundle_alignment(self, assume: Inst, pointer: Value) -> Option<u32> {
        let values = self.values;
        let aligns = values.body().bundles(assume).filter_map(|(tag, operands)| {
            let (&found, &align) = (operands.first()?, operands.get(1)?);
            if values.tables().str(tag) != b"align" || found != pointer {
                return None;
            }
            let align = values.int(align)?;
            // An offset from the pointer makes another one aligned.
            let offset = operands.get(2).map_or(Some(ApInt::zero(64)), |&offset| values.int(offset))?;
            let exponent = align.is_power_of_two().then(|| align.trailing_zeros())?;
            Some(if offset.is_zero() { exponent } else { exponent.min(offset.trailing_zeros()) })
        });
        aligns.max()
    }

    /// Narrows the known bits of a value by a condition that is true, or false.
    pub(super) fn narrow(self, value: Value, condition: Value, holds: bool, known: &mut KnownBits, depth: u32) {
        self.values.memo.note(depth);
        let values = self.values;
        if condition == value && known.width() == 1 {
            let bits = KnownBits::constant(&ApInt::from_bool(holds));
            *known = known.meet(&bits);
            return;
        }
        let Some((inst, opcode)) = values.inst(condition) else { return };
        if values.tables().types.is_vector(values.ty(condition)) {
            return;
        }
        let operands = values.body().operands(inst);
        let by_logic = values.logical(condition);
        if let Some((is_and, a, b)) = by_logic
            && depth < MAX_DEPTH
        {
            let (mut left, mut right) = (known.clone(), known.clone());
            self.narrow(value, a, holds, &mut left, depth + 1);
            self.narrow(value, b, holds, &mut right, depth + 1);
            // Both hold for a true `and` and a false `or`; one of both otherwise.
            *known = if is_and == holds { left.meet(&right) } else { left.join(&right) };
            return;
        }
        match opcode {
            Opcode::ICmp => self.narrow_by_comparison(value, condition, holds, known),
            Opcode::Trunc if operands[0] == value => {
                if holds {
                    known.one.set_bit(0, true)
                } else {
                    known.zero.set_bit(0, true)
                }
                if !holds && values.flag(inst, draig_ir::IntFlags::NUW) {
                    known.zero = ApInt::all_ones(known.width());
                }
            }
            Opcode::Xor if depth < MAX_DEPTH && values.int(operands[1]).is_some_and(|bits| bits.is_all_ones()) => {
                self.narrow(value, operands[0], !holds, known, depth + 1);
            }
            _ => {}
        }
    }

    fn narrow_by_comparison(self, value: Value, condition: Value, holds: bool, known: &mut KnownBits) {
        use RangePredicate::*;
        let values = self.values;
        let Some((predicate, mut left, mut right)) = values.comparison(condition) else { return };
        let mut predicate = if holds { predicate } else { predicate.inverse() };
        if left.is_constant() && !right.is_constant() {
            (left, right) = (right, left);
            predicate = predicate.swapped();
        }
        let width = known.width();
        if values.is_pointer(left) && values.is_zero(right) {
            if left == value && predicate == Eq {
                known.set_trailing_zeros(width);
            }
            return;
        }
        let left = self.through_same_size_cast(left, value);
        // Also an operation on the value with a constant that is compared with a constant.
        let Some(constant) = values.int(right) else { return };
        if left == value && constant.width() == width {
            let range = ConstantRange::allowed_by(predicate, &ConstantRange::single(&constant));
            *known = known.meet(&range.to_known_bits());
            return;
        }
        let Some((inst, opcode)) = values.inst(left) else { return };
        let operands = values.body().operands(inst);
        let Some(&first) = operands.first() else { return };
        let operand = |number: usize| operands.get(number).map(|&operand| self.through_same_size_cast(operand, value));
        let is_value = |number: usize| operand(number) == Some(value);
        let other = operands.get(1).and_then(|&other| values.int(other));
        if constant.width() != width && opcode != Opcode::Trunc {
            return;
        }
        match (opcode, predicate) {
            (Opcode::And, Eq) if is_value(0) || is_value(1) => {
                let mask = if is_value(0) { other } else { None };
                known.one = known.one.or(&constant);
                if let Some(mask) = mask {
                    known.zero = known.zero.or(&mask.and(&constant.not()));
                }
            }
            (Opcode::Or, Eq) if is_value(0) || is_value(1) => {
                known.zero = known.zero.or(&constant.not());
                if let Some(mask) = other.filter(|_| is_value(0)) {
                    known.one = known.one.or(&constant.and(&mask.not()));
                }
            }
            (Opcode::Xor, Eq) if is_value(0) => {
                if let Some(mask) = other {
                    *known = known.meet(&KnownBits::constant(&constant.xor(&mask)));
                }
            }
            (Opcode::Shl, Eq) if is_value(0) => {
                if let Some(by) = other.and_then(|by| by.to_u64()).filter(|&by| by < u64::from(width)) {
                    let bits = KnownBits::constant(&constant);
                    let by = by as u32;
                    known.zero = known.zero.or(&bits.zero.lshr(by));
                    known.one = known.one.or(&bits.one.lshr(by));
                }
            }
            (Opcode::LShr | Opcode::AShr, Eq) if is_value(0) => {
                if let Some(by) = other.and_then(|by| by.to_u64()).filter(|&by| by < u64::from(width)) {
                    let bits = KnownBits::constant(&constant);
                    let by = by as u32;
                    known.zero = known.zero.or(&bits.zero.shl(by));
                    known.one = known.one.or(&bits.one.shl(by));
                }
            }
            (Opcode::And, Ne) if is_value(0) => {
                // A single bit that is not zero.
                if let Some(mask) = other.filter(|mask| mask.is_power_of_two()) {
                    if constant.is_zero() {
                        known.one = known.one.or(&mask);
                    } else if constant == mask {
                        known.zero = known.zero.or(&mask);
                    }
                }
            }
            (Opcode::And, Ugt | Uge) if is_value(0) || is_value(1) => {
                let least = if predicate == Ugt { constant.add(&ApInt::one(width)) } else { constant };
                known.set_leading_ones(least.leading_ones());
            }
            (Opcode::Or, Ult | Ule) if is_value(0) || is_value(1) => {
                let most = if predicate == Ult { constant.sub(&ApInt::one(width)) } else { constant };
                known.set_leading_zeros(most.leading_zeros());
            }
            (Opcode::Add, _) if is_value(0) => {
                if let Some(addend) = other {
                    let range = ConstantRange::allowed_by(predicate, &ConstantRange::single(&constant));
                    let range = range.sub(&ConstantRange::single(&addend));
                    *known = known.meet(&range.to_known_bits());
                }
            }
            (Opcode::Trunc, _) if first == value && constant.width() < width => {
                let range = ConstantRange::allowed_by(predicate, &ConstantRange::single(&constant));
                if predicate == Eq || !range.is_full() {
                    *known = known.meet(&range.to_known_bits().any_extend(width));
                }
            }
            _ => {}
        }
    }

    /// Looks through a cast of a pointer to an integer of its size, if that leads to the value.
    fn through_same_size_cast(self, found: Value, value: Value) -> Value {
        let values = self.values;
        match values.inst(found) {
            Some((inst, Opcode::PtrToInt | Opcode::PtrToAddr))
                if values.body().operands(inst)[0] == value
                    && values.bit_width(values.ty(value)) == values.bit_width(values.ty(found)) =>
            {
                value
            }
            _ => found,
        }
    }

    /// Narrows the known bits of an arm of a select by its condition.
    pub(super) fn narrow_select_arm(
        self,
        known: &mut KnownBits,
        condition: Value,
        arm: Value,
        inverted: bool,
        depth: u32,
    ) {
        if arm.is_constant() || known.as_constant().is_some() {
            return;
        }
        let mut narrowed = known.clone();
        self.narrow(arm, condition, !inverted, &mut narrowed, depth + 1);
        // A contradiction means that the arm is never taken; that is not worth much.
        if narrowed.has_conflict() || narrowed == *known {
            return;
        }
        // The condition speaks of one use of an undefined value, and the arm is another one.
        if self.is_not_undef(arm, depth + 1) {
            *known = narrowed;
        }
    }

    /// Narrows the known bits of a phi's operand by a branch in the incoming block.
    pub(super) fn narrow_on_edge(self, operand: Value, from: Block, to: Option<Block>, known: &mut KnownBits) {
        let values = self.values;
        let body = values.body();
        let Some(terminator) = values.terminator(from) else { return };
        let &[condition, on_false, on_true] = body.operands(terminator) else { return };
        if body.opcode(terminator) != Opcode::Br || on_false == on_true {
            return;
        }
        let Some((predicate, left, right)) = values.comparison(condition) else { return };
        if left != operand {
            return;
        }
        let Some(constant) = values.int(right) else { return };
        let predicate = match to.map(Value::block) {
            Some(to) if to == on_true => predicate,
            Some(to) if to == on_false => predicate.inverse(),
            _ => return,
        };
        let own = ConstantRange::from_known_bits(known, false);
        let range = ConstantRange::allowed_by(predicate, &ConstantRange::single(&constant));
        let narrowed = known.meet(&own.intersect(&range, Preferred::Smallest).to_known_bits());
        if !narrowed.has_conflict() {
            *known = narrowed;
        }
    }
}

impl Values<'_> {
    /// Takes apart a logical `and` or `or` of two conditions, as an instruction or as a select.
    pub(super) fn logical(&self, condition: Value) -> Option<(bool, Value, Value)> {
        let (inst, opcode) = self.inst(condition)?;
        let is = |value: Value, bit: bool| {
            self.int(value).is_some_and(|constant| constant.width() == 1 && constant.is_zero() != bit)
        };
        match (opcode, self.body().operands(inst)) {
            (Opcode::And, &[a, b]) => Some((true, a, b)),
            (Opcode::Or, &[a, b]) => Some((false, a, b)),
            (Opcode::Select, &[a, b, otherwise]) if is(otherwise, false) => Some((true, a, b)),
            (Opcode::Select, &[a, then, b]) if is(then, true) => Some((false, a, b)),
            _ => None,
        }
    }
}
