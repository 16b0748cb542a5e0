//! Integers of 65 to 128 bits, in two registers.

use draig_ir::{Inst, IntPredicate, Opcode, Type, Value};
use draig_mc::x86::direct::ops;

use super::compare::Condition;
use super::integer::{ADC, ADD, AND, Alu, OR, SBB, SUB, XOR};
use super::operand::{Rm, Source};
use super::registers::{RAX, RCX, RDX};
use super::{Selected, Selector};
use crate::function::registers::{Reg, RegSet};
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    /// Whether a type is an integer of two words.
    pub(super) fn is_wide(&mut self, ty: Type) -> bool {
        matches!(self.info(ty).kind, Kind::Parts(_, 2)) && self.module.tables.types.number_width(ty).is_some()
    }

    /// Makes two registers the result.
    pub(super) fn define_pair(&mut self, inst: Inst, ty: Type, low: Reg, high: Reg) -> Selected {
        self.create(inst, ty)?;
        for (number, reg) in [(0, low), (1, high)] {
            let id = self.m.s.part_id(inst.as_u32(), number);
            self.m.s.define(id, reg);
        }
        Ok(())
    }

    pub(super) fn wide(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        let (left, right) = (operands[0], operands[1]);
        let (low, high): (Alu, Alu) = match opcode {
            Opcode::Add => (ADD, ADC),
            Opcode::Sub => (SUB, SBB),
            Opcode::And => (AND, AND),
            Opcode::Or => (OR, OR),
            Opcode::Xor => (XOR, XOR),
            _ => return self.wide_multiply(inst, ty, left, right),
        };
        if !self.is_wide(ty) {
            return self.vector_operation(inst, opcode, ty, operands);
        }
        self.consume(left);
        self.consume(right);
        let others = [self.reg_or_mem(right, 0, Class::I64, 8)?, self.reg_or_mem(right, 1, Class::I64, 8)?];
        let regs = [self.copied_word(left, 0)?, self.copied_word(left, 1)?];
        self.alu(low, regs[0], others[0], true);
        self.alu(high, regs[1], others[1], true);
        self.define_pair(inst, ty, regs[0], regs[1])
    }

    /// Returns a register with a word of an operand that may be changed.
    pub(super) fn copied_word(&mut self, value: Value, number: u32) -> Selected<Reg> {
        if let Source::Part(id) = self.source(value, number)?
            && let Some(reg) = self.m.s.reuse(self.m.s.value_of(id), id)
        {
            return Ok(reg);
        }
        let reg = self.m.s.scratch(Bank::General);
        self.move_to(reg, value, number, Class::I64)?;
        Ok(reg)
    }

    fn wide_multiply(&mut self, inst: Inst, ty: Type, left: Value, right: Value) -> Selected {
        if !self.is_wide(ty) {
            return self.vector_operation(inst, Opcode::Mul, ty, &[left, right]);
        }
        self.consume(left);
        self.consume(right);
        self.m.s.take(RAX);
        self.m.s.take(RDX);
        // low * low, of which the high word is added to the products of low and high.
        let left_low = self.register(left, 0, Class::I64)?;
        let cross = self.m.s.scratch(Bank::General);
        self.move_to(cross, left, 1, Class::I64)?;
        let right_low = self.register(right, 0, Class::I64)?;
        ops::IMUL64rm.reg_reg(self.code(), cross.number(), right_low.number());
        let other = self.m.s.scratch(Bank::General);
        self.move_to(other, right, 1, Class::I64)?;
        ops::IMUL64rm.reg_reg(self.code(), other.number(), left_low.number());
        ops::ADD64rm.reg_reg(self.code(), cross.number(), other.number());
        ops::MOV64rm.reg_reg(self.code(), RAX.number(), left_low.number());
        ops::MUL64r.reg(self.code(), right_low.number());
        ops::ADD64rm.reg_reg(self.code(), RDX.number(), cross.number());
        self.define_pair(inst, ty, RAX, RDX)
    }

    /// Sets the upper bits of the second word above a width.
    pub(super) fn extend_high(&mut self, high: Reg, width: u32, is_signed: bool) {
        self.extend_in_place(high, width - 64, is_signed, Class::I64);
    }

    pub(super) fn wide_shift(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        let (value, amount) = (operands[0], operands[1]);
        if !self.is_wide(ty) {
            return self.vector_operation(inst, opcode, ty, operands);
        }
        let width = self.width_of(ty);
        self.consume(value);
        self.consume(amount);
        self.m.s.take(RCX);
        self.move_to(RCX, amount, 0, Class::I64)?;
        let mut words = [Reg::NONE; 2];
        for (number, word) in words.iter_mut().enumerate() {
            *word = self.m.s.scratch_of(RegSet::bank(Bank::General).without(RCX.mask()));
            self.move_to(*word, value, number as u32, Class::I64)?;
        }
        let [low, high] = words;
        if opcode != Opcode::Shl {
            self.extend_high(high, width, opcode == Opcode::AShr);
        }
        let fill = self.m.s.scratch(Bank::General);
        let code = &mut self.m.s.code;
        let (low_number, high_number) = (low.number(), high.number());
        if opcode == Opcode::Shl {
            ops::SHLD64rrCL.reg_reg(code, low_number, high_number);
            ops::SHL64rCL.reg(code, low_number);
        } else {
            ops::SHRD64rrCL.reg_reg(code, high_number, low_number);
            if opcode == Opcode::AShr { ops::SAR64rCL } else { ops::SHR64rCL }.reg(code, high_number);
        }
        // From 64 bits on, a word becomes the other one, and its place is filled.
        if opcode == Opcode::AShr {
            ops::MOV64rm.reg_reg(code, fill.number(), high_number);
            ops::SAR64ri.reg_imm(code, fill.number(), 63);
        } else {
            ops::XOR32rm.reg_reg(code, fill.number(), fill.number());
        }
        ops::TEST8ri.reg_imm(code, RCX.number(), 64);
        let not_equal = Condition::NE;
        if opcode == Opcode::Shl {
            not_equal.cmov(code, high, low, true);
            not_equal.cmov(code, low, fill, true);
        } else {
            not_equal.cmov(code, low, high, true);
            not_equal.cmov(code, high, fill, true);
        }
        self.define_pair(inst, ty, low, high)
    }

    pub(super) fn wide_divide(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        if !self.is_wide(ty) {
            return self.vector_operation(inst, opcode, ty, operands);
        }
        if self.width_of(ty) != 128 {
            // No function of a library has this width.
            return self.large_operation(inst, opcode, ty, operands);
        }
        let name = match opcode {
            Opcode::UDiv => "__udivti3",
            Opcode::SDiv => "__divti3",
            Opcode::URem => "__umodti3",
            _ => "__modti3",
        };
        self.library_call(inst, ty, name, operands)
    }

    /// Compares two integers of two words, and returns the condition.
    pub(super) fn compare_wide(
        &mut self,
        predicate: IntPredicate,
        left: Value,
        right: Value,
        width: u32,
    ) -> Selected<Condition> {
        let (predicate, left, right) = match predicate {
            // `a > b` is `b < a`, and `a <= b` is not that.
            IntPredicate::Sgt => (IntPredicate::Slt, right, left),
            IntPredicate::Sle => (IntPredicate::Sge, right, left),
            IntPredicate::Ugt => (IntPredicate::Ult, right, left),
            IntPredicate::Ule => (IntPredicate::Uge, right, left),
            predicate => (predicate, left, right),
        };
        let is_signed = matches!(predicate, IntPredicate::Slt | IntPredicate::Sge);
        let mut right_words = [Rm::Reg(RAX); 2];
        for (number, word) in right_words.iter_mut().enumerate() {
            *word = if number == 1 && width < 128 {
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, right, 1, Class::I64)?;
                self.extend_high(reg, width, is_signed);
                Rm::Reg(reg)
            } else {
                self.reg_or_mem(right, number as u32, Class::I64, 8)?
            };
        }
        let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        self.move_to(low, left, 0, Class::I64)?;
        self.move_to(high, left, 1, Class::I64)?;
        if width < 128 {
            self.extend_high(high, width, is_signed);
        }
        if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            self.alu(XOR, low, right_words[0], true);
            self.alu(XOR, high, right_words[1], true);
            self.alu(OR, low, Rm::Reg(high), true);
            return Ok(if predicate == IntPredicate::Eq { Condition::E } else { Condition::NE });
        }
        let compare = Alu { rm: ops::CMP32rm, short: ops::CMP32ri8, long: ops::CMP32ri };
        self.alu(compare, low, right_words[0], true);
        self.alu(SBB, high, right_words[1], true);
        Ok(match predicate {
            IntPredicate::Slt => Condition::L,
            IntPredicate::Sge => Condition::GE,
            IntPredicate::Ult => Condition::B,
            _ => Condition::AE,
        })
    }
}
