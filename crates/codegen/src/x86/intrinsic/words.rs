//! Arithmetic intrinsics on integers of any width, by way of words in the frame: what has no short sequence.

use draig_ir::{Inst, IntPredicate, Opcode, Type, Value};
use draig_mc::x86::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::compare::{Condition, Flags};
use super::super::large::Words;
use super::super::registers::{R11, RAX};
use super::super::{Selected, Selector};
use crate::function::state::Place;
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    /// Compiles an intrinsic on integers of one width; `false` if it is none of those that are done with words.
    pub(in crate::x86) fn words_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool> {
        let operand = self.type_of(arguments[0]);
        let width = self.width_of(operand);
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
        );
        let result = match id {
            ids::SADD_SAT | ids::UADD_SAT | ids::SSUB_SAT | ids::USUB_SAT => {
                let [left, right] = self.two_operands(arguments, (width + 1).div_ceil(64), is_signed)?;
                let is_sum = matches!(id, ids::SADD_SAT | ids::UADD_SAT);
                self.combine_words(if is_sum { Opcode::Add } else { Opcode::Sub }, left, right);
                self.release_words(right);
                self.clamp_words(left, width, is_signed)?;
                left
            }
            ids::SSHL_SAT | ids::USHL_SAT => {
                let count = (2 * width + 1).div_ceil(64);
                arguments.iter().for_each(|&argument| self.consume(argument));
                let value = self.words_of(arguments[0], count, is_signed)?;
                let amount = self.words_of(arguments[1], count, false)?;
                let shifted = self.shift_words(Opcode::Shl, value, amount, width)?;
                self.release_words(amount);
                self.clamp_words(shifted, width, is_signed)?;
                shifted
            }
            ids::SMUL_FIX | ids::UMUL_FIX | ids::SMUL_FIX_SAT | ids::UMUL_FIX_SAT => {
                let [left, right] = self.two_operands(arguments, (2 * width + 1).div_ceil(64), is_signed)?;
                let product = self.new_words(left.count);
                self.multiply_words(product, left, right)?;
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
                let [left, right] = self.two_operands(arguments, width.div_ceil(64), is_signed)?;
                let (less, greater) = if is_signed {
                    (IntPredicate::Slt, IntPredicate::Sgt)
                } else {
                    (IntPredicate::Ult, IntPredicate::Ugt)
                };
                self.m.s.take(RAX);
                let other = self.m.s.scratch(Bank::General);
                let condition = self.compare_words(greater, left, right);
                condition.set(self.code(), other);
                let condition = self.compare_words(less, left, right);
                condition.set(self.code(), RAX);
                ops::MOVZX32rr8.reg_reg(self.code(), RAX.number(), RAX.number());
                ops::MOVZX32rr8.reg_reg(self.code(), other.number(), other.number());
                ops::SUB64rm.reg_reg(self.code(), other.number(), RAX.number());
                self.release_words(left);
                self.release_words(right);
                self.define_signed(inst, ty, other)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.define_words(inst, ty, result)?;
        Ok(true)
    }

    fn two_operands(&mut self, arguments: &[Value], count: u32, is_signed: bool) -> Selected<[Words; 2]> {
        arguments.iter().for_each(|&argument| self.consume(argument));
        Ok([self.words_of(arguments[0], count, is_signed)?, self.words_of(arguments[1], count, is_signed)?])
    }

    /// Shifts words by a constant. Releases them.
    fn shift_by_constant(&mut self, opcode: Opcode, value: Words, amount: Value) -> Selected<Words> {
        let Some(amount) = self.integer_constant(amount) else { return self.refuse("a scale that is no number") };
        let count = value.count;
        let words = self.new_words(1);
        self.move_bits(R11, u128::from(amount as u64), Class::I64);
        self.reg_mem(ops::MOV64mr, R11, words.word(0));
        let result = self.shift_words(opcode, value, words, count * 64)?;
        self.release_words(words);
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
                self.move_bits(R11, u128::from(bits), Class::I64);
                self.reg_mem(ops::MOV64mr, R11, bound.word(number));
            }
            let condition = self.compare_words(predicate, value, bound);
            self.copy_words_unless(condition, value, bound)?;
            self.release_words(bound);
        }
        Ok(())
    }

    /// Divides, rounding down. Releases the operands.
    fn floor_of_quotient(&mut self, dividend: Words, divisor: Words, is_signed: bool) -> Selected<Words> {
        let count = dividend.count;
        if !is_signed {
            return self.divide_words(dividend, divisor, false, false);
        }
        let copy = |s: &mut Self, words: Words| -> Selected<Words> {
            let new = s.new_words(count);
            s.copy_memory(new.word(0), words.word(0), u64::from(count * 8))?;
            Ok(new)
        };
        let (one, other) = (copy(self, dividend)?, copy(self, divisor)?);
        let quotient = self.divide_words(one, other, true, false)?;
        // The rest is not zero, and the quotient is negative: it was rounded up.
        let product = self.new_words(count);
        self.multiply_words(product, quotient, divisor)?;
        let over = self.new_label();
        self.reg_mem(ops::MOV64rm, R11, dividend.word(count - 1));
        self.reg_mem(ops::XOR64rm, R11, divisor.word(count - 1));
        ops::TEST64rr.reg_reg(self.code(), R11.number(), R11.number());
        self.jump_if(Flags::One(Condition::NS), over);
        let different = self.new_label();
        for number in 0..count {
            self.reg_mem(ops::MOV64rm, R11, product.word(number));
            self.reg_mem(ops::CMP64rm, R11, dividend.word(number));
            self.jump_if(Flags::One(Condition::NE), different);
        }
        self.jump(over);
        self.place(different);
        self.mem_imm(ops::SUB64mi8, quotient.word(0), 1);
        for number in 1..count {
            self.mem_imm(ops::SBB64mi8, quotient.word(number), 0);
        }
        self.place(over);
        for words in [product, dividend, divisor] {
            self.release_words(words);
        }
        Ok(quotient)
    }

    /// Shifts two integers as one, and returns the upper half, or for a shift to the right, the lower half.
    fn funnel_words(&mut self, arguments: &[Value], width: u32, is_left: bool) -> Selected<Words> {
        arguments.iter().for_each(|&argument| self.consume(argument));
        let (count, both) = (width.div_ceil(64), (2 * width).div_ceil(64));
        // All operands first: scripts change registers.
        let amount = self.words_of(arguments[2], count, false)?;
        let high = self.words_of(arguments[0], both, false)?;
        let low = self.words_of(arguments[1], both, false)?;
        let (slot, before) = (amount.slot, amount.slot - 8);
        let complement =
            if is_left { format!("mov ${width},%eax\nsub %rdx,%rax\nmov %rax,%rdx\n") } else { String::new() };
        self.script(&format!(
            "xor %edx,%edx\nmov ${width},%r8d\nmov ${count},%ecx\n\
             1: mov {before}(%rbp,%rcx,8),%rax\ndiv %r8\ndec %ecx\njnz 1b\n\
             {complement}mov %rdx,{slot}(%rbp)\n"
        ))?;
        let by = self.new_words(1);
        self.move_bits(R11, u128::from(width), Class::I64);
        self.reg_mem(ops::MOV64mr, R11, by.word(0));
        let joined = self.shift_words(Opcode::Shl, high, by, both * 64)?;
        self.release_words(by);
        self.combine_words(Opcode::Or, joined, low);
        self.release_words(low);
        let result = self.shift_words(Opcode::LShr, joined, amount, both * 64)?;
        self.release_words(amount);
        Ok(result)
    }

    /// Compiles arithmetic that reports overflow on integers of any width, and on vectors of them.
    pub(in crate::x86) fn overflow_by_words(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected {
        let operand = self.type_of(arguments[0]);
        let fields = self.module.tables.types.struct_fields(ty).map(<[Type]>::to_vec).unwrap_or_default();
        let (Some(offset), [_, flags]) = (self.m.types.field_offset(self.module, ty, 1), fields.as_slice()) else {
            return self.refuse(&format!("{} with this result", id.name()));
        };
        let Ok(size) = u32::try_from(self.info(ty).size.max(16)) else { return self.refuse("a result of this size") };
        if self.lanes_of(operand).is_some() {
            return self.overflow_of_lanes(inst, ty, id, arguments, (offset as i32, *flags, size));
        }
        arguments.iter().for_each(|&argument| self.consume(argument));
        let (number, flag) = self.exact_and_overflow(id, arguments)?;
        let slot = self.m.s.frame.slot(size);
        let bytes = self.info(operand).store_size;
        self.copy_memory(Address::frame(slot), number.word(0), bytes)?;
        self.store_part(flag, Class::I8, 1, Address::frame(slot + offset as i32));
        self.m.s.unlock(flag);
        self.release_words(number);
        self.define_slot(inst, ty, slot, size)
    }

    /// Makes a slot the result; it is the result's from now on, or released.
    pub(in crate::x86) fn define_slot(&mut self, inst: Inst, ty: Type, slot: i32, size: u32) -> Selected {
        if self.info(ty).kind == Kind::Memory {
            self.m.s.create_in_frame(inst.as_u32(), Place::Memory, slot);
            return Ok(());
        }
        self.load_parts_from(inst, ty, Address::frame(slot))?;
        self.m.s.frame.release(slot, size);
        Ok(())
    }

    /// Returns the result cut to its width, and a register that says whether it changed by that.
    fn exact_and_overflow(
        &mut self,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<(Words, crate::function::registers::Reg)> {
        let operand = self.type_of(arguments[0]);
        let width = self.width_of(operand);
        let is_signed = matches!(id, ids::SADD_WITH_OVERFLOW | ids::SSUB_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW);
        let is_product = matches!(id, ids::UMUL_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW);
        // With enough words, nothing overflows; then the result is compared with itself, cut and extended.
        let count = if is_product { (2 * width).div_ceil(64) } else { (width + 1).div_ceil(64) };
        let left = self.words_of(arguments[0], count, is_signed)?;
        let right = self.words_of(arguments[1], count, is_signed)?;
        let exact = self.new_words(count);
        if is_product {
            self.multiply_words(exact, left, right)?;
            self.copy_memory(left.word(0), exact.word(0), u64::from(count * 8))?;
        } else {
            let is_sum = matches!(id, ids::UADD_WITH_OVERFLOW | ids::SADD_WITH_OVERFLOW);
            self.combine_words(if is_sum { Opcode::Add } else { Opcode::Sub }, left, right);
            self.copy_memory(exact.word(0), left.word(0), u64::from(count * 8))?;
        }
        self.extend_words(left, width, is_signed);
        let flag = self.large_condition(IntPredicate::Ne, left, exact);
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
        (offset, flags, size): (i32, Type, u32),
    ) -> Selected {
        let operand = self.type_of(arguments[0]);
        let Some((element, lanes)) = self.lanes_of(operand) else { return self.refuse("a vector of a scalable size") };
        let Some((flag_type, _)) = self.lanes_of(flags) else { return self.refuse("flags that are no vector") };
        arguments.iter().for_each(|&argument| self.consume(argument));
        let left = self.vector_in_frame(arguments[0], operand)?;
        let right = self.vector_in_frame(arguments[1], operand)?;
        self.m.s.end_inst();
        let (numbers, bits) = (self.new_in_frame(element, lanes)?, self.new_in_frame(flag_type, lanes)?);
        for lane in 0..lanes {
            let values = [self.lane_operand(0, left, lane)?, self.lane_operand(1, right, lane)?];
            let (number, flag) = self.exact_and_overflow(id, &values)?;
            self.store_bits(flag, bits, lane);
            self.store_words(number, numbers, lane)?;
            self.release_words(number);
            self.end_lane();
        }
        let slot = self.m.s.frame.slot(size);
        let (number_bytes, flag_bytes) = (self.info(operand).store_size, self.info(flags).store_size);
        self.copy_memory(Address::frame(slot), Address::frame(numbers.slot), number_bytes)?;
        self.copy_memory(Address::frame(slot + offset), Address::frame(bits.slot), flag_bytes)?;
        for vector in [left, right, numbers, bits] {
            self.release_in_frame(vector);
        }
        self.define_slot(inst, ty, slot, size)
    }
}
