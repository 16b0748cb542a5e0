//! Arithmetic intrinsics on integers of any width, by way of words in the frame: what has no short sequence.

use draig_ir::{Inst, IntPredicate, Opcode, Type, Value};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::words::{Count, Filler, WordMachine, Words};
use super::{MachineAddress, Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Place;
use crate::function::types::{Class, Kind};

/// Vector in the frame to which lanes of flags are written, with the offset and the type of the flags in the result,
/// and its size.
type FlagPlace = (i32, Type, u32);

impl<T: WordMachine> Selector<'_, '_, T> {
    /// Compiles an intrinsic on integers of one width; refuses those that are not done with words.
    pub(crate) fn by_words(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        match self.words_intrinsic(inst, ty, id, arguments)? {
            true => Ok(()),
            false => self.refuse_type(id.name(), ty),
        }
    }

    /// Compiles an intrinsic on integers of one width; `false` if it is none of those that are done with words.
    pub(crate) fn words_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool> {
        let operand = self.type_of(arguments[0]);
        let width = self.info(operand).bits;
        let count = width.div_ceil(64);
        let is_signed = matches!(
            id,
            ids::SADD_SAT
                | ids::SSUB_SAT
                | ids::SSHL_SAT
                | ids::SMUL_FIX
                | ids::SMUL_FIX_SAT
                | ids::SDIV_FIX
                | ids::SDIV_FIX_SAT
                | ids::SCMP
                | ids::SMAX
                | ids::SMIN
        );
        let result = match id {
            ids::CTPOP | ids::CTLZ | ids::CTTZ => {
                self.consume_all(arguments);
                let value = self.words_of(arguments[0], count, false)?;
                let what = match id {
                    ids::CTPOP => Count::Ones,
                    ids::CTLZ => Count::LeadingZeros,
                    _ => Count::TrailingZeros,
                };
                T::count_in_words(self, value, width, what)?;
                T::fill_words(self, value.part(1, count - 1), Filler::Zeros);
                value
            }
            ids::BSWAP | ids::BITREVERSE => {
                self.consume_all(arguments);
                let value = self.words_of(arguments[0], count, false)?;
                T::reverse_words(self, value, width, id == ids::BITREVERSE)?;
                value
            }
            ids::ABS => {
                self.consume_all(arguments);
                self.absolute_of_words(arguments[0], count)?
            }
            ids::SMAX | ids::SMIN | ids::UMAX | ids::UMIN => {
                let [left, right] = self.two_operands(arguments, count, is_signed)?;
                let predicate = match id {
                    ids::SMAX => IntPredicate::Sge,
                    ids::SMIN => IntPredicate::Slt,
                    ids::UMAX => IntPredicate::Uge,
                    _ => IntPredicate::Ult,
                };
                let condition = self.compare_words(predicate, left, right);
                self.copy_words_unless(condition, left, right)?;
                self.release_words(right);
                left
            }
            ids::SADD_SAT | ids::UADD_SAT | ids::SSUB_SAT | ids::USUB_SAT => {
                let [left, right] = self.two_operands(arguments, (width + 1).div_ceil(64), is_signed)?;
                let is_sum = matches!(id, ids::SADD_SAT | ids::UADD_SAT);
                T::combine_words(self, if is_sum { Opcode::Add } else { Opcode::Sub }, left, right);
                self.release_words(right);
                self.clamp_words(left, width, is_signed)?;
                left
            }
            ids::SSHL_SAT | ids::USHL_SAT => {
                let count = (2 * width + 1).div_ceil(64);
                self.consume_all(arguments);
                let value = self.words_of(arguments[0], count, is_signed)?;
                let amount = self.words_of(arguments[1], count, false)?;
                let shifted = self.shift_words(Opcode::Shl, value, amount, width)?;
                self.release_words(amount);
                self.clamp_words(shifted, width, is_signed)?;
                shifted
            }
            ids::SMUL_FIX | ids::UMUL_FIX | ids::SMUL_FIX_SAT | ids::UMUL_FIX_SAT => {
                let [left, right] = self.two_operands(arguments, (2 * width + 1).div_ceil(64), is_signed)?;
                let product = self.product_of(left, right)?;
                self.release_words(left);
                self.release_words(right);
                let opcode = if is_signed { Opcode::AShr } else { Opcode::LShr };
                let result = self.shift_by_constant(opcode, product, arguments[2])?;
                if matches!(id, ids::SMUL_FIX_SAT | ids::UMUL_FIX_SAT) {
                    self.clamp_words(result, width, is_signed)?;
                }
                result
            }
            ids::SDIV_FIX | ids::UDIV_FIX | ids::SDIV_FIX_SAT | ids::UDIV_FIX_SAT => {
                let [left, right] = self.two_operands(arguments, (2 * width + 1).div_ceil(64), is_signed)?;
                let dividend = self.shift_by_constant(Opcode::Shl, left, arguments[2])?;
                let result = self.floor_of_quotient(dividend, right, is_signed)?;
                if matches!(id, ids::SDIV_FIX_SAT | ids::UDIV_FIX_SAT) {
                    self.clamp_words(result, width, is_signed)?;
                }
                result
            }
            ids::FSHL | ids::FSHR => self.funnel_words(arguments, width, id == ids::FSHL)?,
            ids::SCMP | ids::UCMP => {
                let [left, right] = self.two_operands(arguments, count, is_signed)?;
                let (less, greater) = if is_signed {
                    (IntPredicate::Slt, IntPredicate::Sgt)
                } else {
                    (IntPredicate::Ult, IntPredicate::Ugt)
                };
                let condition = self.compare_words(greater, left, right);
                let reg = T::set_condition(self, condition);
                let condition = self.compare_words(less, left, right);
                let other = T::set_condition(self, condition);
                T::subtract(self, reg, other);
                self.release_words(left);
                self.release_words(right);
                self.define_signed(inst, ty, reg)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.define_words(inst, ty, result)?;
        Ok(true)
    }

    fn two_operands(&mut self, arguments: &[Value], count: u32, is_signed: bool) -> Selected<[Words; 2]> {
        self.consume_all(arguments);
        Ok([self.words_of(arguments[0], count, is_signed)?, self.words_of(arguments[1], count, is_signed)?])
    }

    /// Returns a word with a number.
    fn word_with(&mut self, number: u64) -> Words {
        let words = self.new_words(1);
        T::write_word(self, words.slot, number);
        words
    }

    /// Shifts words by a constant. Releases them.
    fn shift_by_constant(&mut self, opcode: Opcode, value: Words, amount: Value) -> Selected<Words> {
        let Some(amount) = self.integer_constant(amount) else { return self.refuse("a scale that is no number") };
        let amount = self.word_with(amount as u64);
        let result = self.shift_words(opcode, value, amount, value.count * 64)?;
        self.release_words(amount);
        Ok(result)
    }

    /// Replaces an integer that is exact in words with a sign by the nearest one of a width.
    fn clamp_words(&mut self, value: Words, width: u32, is_signed: bool) -> Selected {
        let largest_bits = if is_signed { width - 1 } else { width };
        for (predicate, is_largest) in [(IntPredicate::Sle, true), (IntPredicate::Sge, false)] {
            let bound = self.new_words(value.count);
            for number in 0..bound.count {
                // The largest has ones below its width; the smallest is its complement, or zero.
                let used = largest_bits.saturating_sub(number * 64).min(64);
                let ones = if used == 0 { 0 } else { u64::MAX >> (64 - used) };
                let bits = match (is_largest, is_signed) {
                    (true, _) => ones,
                    (false, true) => !ones,
                    (false, false) => 0,
                };
                T::write_word(self, bound.at(number), bits);
            }
            let condition = self.compare_words(predicate, value, bound);
            self.copy_words_unless(condition, value, bound)?;
            self.release_words(bound);
        }
        Ok(())
    }

    /// Shifts two integers as one, and returns the upper half, or for a shift to the right, the lower half.
    fn funnel_words(&mut self, arguments: &[Value], width: u32, is_left: bool) -> Selected<Words> {
        self.consume_all(arguments);
        let (count, both) = (width.div_ceil(64), (2 * width).div_ceil(64));
        // All operands first: loops change registers.
        let amount = self.words_of(arguments[2], count, false)?;
        let high = self.words_of(arguments[0], both, false)?;
        let low = self.words_of(arguments[1], both, false)?;
        T::reduce_words(self, amount, width, is_left)?;
        let by = self.word_with(u64::from(width));
        let joined = self.shift_words(Opcode::Shl, high, by, both * 64)?;
        self.release_words(by);
        T::combine_words(self, Opcode::Or, joined, low);
        self.release_words(low);
        let result = self.shift_words(Opcode::LShr, joined, amount, both * 64)?;
        self.release_words(amount);
        Ok(result)
    }

    /// Compiles arithmetic that reports overflow on integers of any width, and on vectors of them.
    pub(crate) fn overflow_by_words(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let operand = self.type_of(arguments[0]);
        let fields = self.module.tables.types.struct_fields(ty).map(<[Type]>::to_vec).unwrap_or_default();
        let (Some(offset), [_, flags]) = (self.m.types.field_offset(self.module, ty, 1), fields.as_slice()) else {
            return self.refuse(&format!("{} with this result", id.name()));
        };
        let Ok(size) = u32::try_from(self.info(ty).size.max(16)) else { return self.refuse("a result of this size") };
        if self.lanes_of(operand).is_some() {
            return self.overflow_of_lanes(inst, ty, id, arguments, (offset as i32, *flags, size));
        }
        self.consume_all(arguments);
        let (number, flag) = self.exact_and_overflow(id, arguments)?;
        let slot = self.m.s.frame.slot(size);
        let bytes = self.info(operand).store_size;
        T::copy_memory(self, T::Address::frame(slot), number.word(0), bytes)?;
        T::store_part(self, flag, Class::I8, 1, T::Address::frame(slot + offset as i32));
        self.m.s.unlock(flag);
        self.release_words(number);
        self.define_slot(inst, ty, slot, size)
    }

    /// Makes a slot the result; it is the result's from now on, or released.
    pub(crate) fn define_slot(&mut self, inst: Inst, ty: Type, slot: i32, size: u32) -> Selected {
        if self.info(ty).kind == Kind::Memory {
            self.m.s.create_in_frame(inst.as_u32(), Place::Memory, slot);
            return Ok(());
        }
        T::load_parts(self, inst, ty, T::Address::frame(slot))?;
        self.m.s.frame.release(slot, size);
        Ok(())
    }

    /// Returns the result cut to its width, and a register that says whether it changed by that.
    fn exact_and_overflow(&mut self, id: IntrinsicId, arguments: &[Value]) -> Selected<(Words, Reg)> {
        let operand = self.type_of(arguments[0]);
        let width = self.info(operand).bits;
        let is_signed = matches!(id, ids::SADD_WITH_OVERFLOW | ids::SSUB_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW);
        let is_product = matches!(id, ids::UMUL_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW);
        // With enough words, nothing overflows; then the result is compared with itself, cut and extended.
        let count = if is_product { (2 * width).div_ceil(64) } else { (width + 1).div_ceil(64) };
        let left = self.words_of(arguments[0], count, is_signed)?;
        let right = self.words_of(arguments[1], count, is_signed)?;
        let exact = if is_product {
            let exact = self.product_of(left, right)?;
            T::copy_memory(self, left.word(0), exact.word(0), u64::from(count * 8))?;
            exact
        } else {
            let is_sum = matches!(id, ids::UADD_WITH_OVERFLOW | ids::SADD_WITH_OVERFLOW);
            T::combine_words(self, if is_sum { Opcode::Add } else { Opcode::Sub }, left, right);
            let exact = self.new_words(count);
            T::copy_memory(self, exact.word(0), left.word(0), u64::from(count * 8))?;
            exact
        };
        self.extend_words(left, width, is_signed);
        let condition = self.compare_words(IntPredicate::Ne, left, exact);
        let flag = T::set_condition(self, condition);
        self.extend_words(exact, width, false);
        self.release_words(left);
        self.release_words(right);
        Ok((exact, flag))
    }

    fn overflow_of_lanes(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
        (offset, flags, size): FlagPlace,
    ) -> Selected {
        let operand = self.type_of(arguments[0]);
        let Some((element, lanes)) = self.lanes_of(operand) else { return self.refuse("a vector of a scalable size") };
        let Some((flag_type, _)) = self.lanes_of(flags) else { return self.refuse("flags that are no vector") };
        self.consume_all(arguments);
        let left = self.vector_in_frame(arguments[0], operand)?;
        let right = self.vector_in_frame(arguments[1], operand)?;
        self.m.s.end_inst();
        let (numbers, bits) = (self.new_in_frame(element, lanes)?, self.new_in_frame(flag_type, lanes)?);
        for lane in 0..lanes {
            let values = [self.lane_operand(0, left, lane)?, self.lane_operand(1, right, lane)?];
            let (number, flag) = self.exact_and_overflow(id, &values)?;
            self.store_bit(flag, bits, lane);
            self.store_words(number, numbers, lane)?;
            self.release_words(number);
            self.end_lane();
        }
        let slot = self.m.s.frame.slot(size);
        let (number_bytes, flag_bytes) = (self.info(operand).store_size, self.info(flags).store_size);
        T::copy_memory(self, T::Address::frame(slot), T::Address::frame(numbers.slot), number_bytes)?;
        T::copy_memory(self, T::Address::frame(slot + offset), T::Address::frame(bits.slot), flag_bytes)?;
        for vector in [left, right, numbers, bits] {
            self.release_in_frame(vector);
        }
        self.define_slot(inst, ty, slot, size)
    }
}
