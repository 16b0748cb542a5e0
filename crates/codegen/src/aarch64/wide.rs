//! Integers of 65 to 128 bits, in two registers.

use draig_ir::{Inst, IntPredicate, Opcode, Type, Value};
use draig_mc::aarch64::direct::ops;
use draig_mc::aarch64::{Condition, ShiftKind};

use super::emit;
use super::registers::{X16, X17, ZR};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    /// Whether a type is an integer of two words.
    pub(super) fn is_pair(&mut self, ty: Type) -> bool {
        matches!(self.info(ty).kind, Kind::Parts(_, 2)) && self.module.tables.types.number_width(ty).is_some()
    }

    /// Makes two registers the result.
    pub(super) fn define_pair(&mut self, inst: Inst, ty: Type, low: Reg, high: Reg) -> Selected {
        self.create(inst, ty)?;
        self.define_part(inst, 0, low);
        self.define_part(inst, 1, high);
        Ok(())
    }

    /// Returns the registers of both words of an operand, which must not be written.
    fn words(&mut self, value: Value) -> Selected<(Reg, Reg)> {
        Ok((self.register(value, 0, Class::I64)?, self.register(value, 1, Class::I64)?))
    }

    fn result_pair(&mut self) -> (Reg, Reg) {
        (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General))
    }

    pub(super) fn wide(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        if !self.is_pair(ty) {
            return self.refuse_type(opcode.spelling(), ty);
        }
        let (left, right) = (operands[0], operands[1]);
        self.consume(left);
        self.consume(right);
        let (left_low, left_high) = self.words(left)?;
        let (right_low, right_high) = self.words(right)?;
        let (low, high) = self.result_pair();
        let code = &mut self.m.s.code;
        let (low_op, high_op) = match opcode {
            Opcode::Add => (ops::ADDSXrs, ops::ADCXr),
            Opcode::Sub => (ops::SUBSXrs, ops::SBCXr),
            Opcode::And => (ops::ANDXrs, ops::ANDXrs),
            Opcode::Or => (ops::ORRXrs, ops::ORRXrs),
            Opcode::Xor => (ops::EORXrs, ops::EORXrs),
            _ => {
                // low * low, to whose high word the products of low and high are added.
                ops::UMULHrr.rrr(code, high.number(), left_low.number(), right_low.number());
                ops::MADDXrrr.rrrr(code, high.number(), left_low.number(), right_high.number(), high.number());
                ops::MADDXrrr.rrrr(code, high.number(), left_high.number(), right_low.number(), high.number());
                ops::MADDXrrr.rrrr(code, low.number(), left_low.number(), right_low.number(), ZR.0);
                return self.define_pair(inst, ty, low, high);
            }
        };
        low_op.rrr(code, low.number(), left_low.number(), right_low.number());
        high_op.rrr(code, high.number(), left_high.number(), right_high.number());
        self.define_pair(inst, ty, low, high)
    }

    /// Returns the high word of an operand, with the bits above its width set; it must not be written.
    fn extended_high(&mut self, value: Value, width: u32, is_signed: bool) -> Selected<Reg> {
        let high = self.register(value, 1, Class::I64)?;
        if width == 128 {
            return Ok(high);
        }
        let reg = self.m.s.scratch(Bank::General);
        self.extend(reg, high, width - 64, is_signed, Class::I64);
        Ok(reg)
    }

    pub(super) fn wide_shift(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        if !self.is_pair(ty) {
            return self.refuse_type(opcode.spelling(), ty);
        }
        let (value, amount) = (operands[0], operands[1]);
        let width = self.width_of(ty);
        self.consume(value);
        self.consume(amount);
        let low = self.register(value, 0, Class::I64)?;
        let high = match opcode {
            Opcode::Shl => self.register(value, 1, Class::I64)?,
            _ => self.extended_high(value, width, opcode == Opcode::AShr)?,
        };
        let amount = self.register_not_zero(amount, 0, Class::I64)?;
        let (to_low, to_high) = self.result_pair();
        let (l, h, a) = (low.number(), high.number(), amount.number());
        let code = &mut self.m.s.code;
        // 63 less the amount, modulo 64.
        ops::ORNXrs.rrr(code, X16.0, ZR.0, a);
        if opcode == Opcode::Shl {
            emit::shift(code, ShiftKind::Lsr, X17, low, 1, true);
            ops::LSRVXr.rrr(code, X17.0, X17.0, X16.0);
            ops::LSLVXr.rrr(code, X16.0, h, a);
            ops::ORRXrs.rrr(code, X16.0, X16.0, X17.0);
            ops::LSLVXr.rrr(code, X17.0, l, a);
            // From 64 bits on, a word becomes the other one, and its place is filled.
            test_bit_6(code, a);
            ops::CSELXr.select(code, to_high.number(), X17.0, X16.0, Condition::Ne);
            ops::CSELXr.select(code, to_low.number(), ZR.0, X17.0, Condition::Ne);
            return self.define_pair(inst, ty, to_low, to_high);
        }
        emit::shift(code, ShiftKind::Lsl, X17, high, 1, true);
        ops::LSLVXr.rrr(code, X17.0, X17.0, X16.0);
        ops::LSRVXr.rrr(code, X16.0, l, a);
        ops::ORRXrs.rrr(code, X16.0, X16.0, X17.0);
        let fill = if opcode == Opcode::AShr {
            ops::ASRVXr.rrr(code, X17.0, h, a);
            // The operand may be in the register of the result of neither: both are new.
            emit::shift(code, ShiftKind::Asr, to_high, high, 63, true);
            to_high
        } else {
            ops::LSRVXr.rrr(code, X17.0, h, a);
            ZR
        };
        test_bit_6(code, a);
        ops::CSELXr.select(code, to_low.number(), X17.0, X16.0, Condition::Ne);
        ops::CSELXr.select(code, to_high.number(), fill.number(), X17.0, Condition::Ne);
        self.define_pair(inst, ty, to_low, to_high)
    }

    pub(super) fn wide_divide(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        if !self.is_pair(ty) {
            return self.refuse_type(opcode.spelling(), ty);
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
        let left_low = self.register(left, 0, Class::I64)?;
        let left_high = self.extended_high(left, width, is_signed)?;
        let right_low = self.register(right, 0, Class::I64)?;
        let right_high = self.extended_high(right, width, is_signed)?;
        let code = &mut self.m.s.code;
        ops::SUBSXrs.rrr(code, ZR.0, left_low.number(), right_low.number());
        if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            // The high words are compared if the low ones are equal; else the flags say "not equal".
            ops::CCMPXr.compare_if(code, left_high.number(), right_high.number(), 0, Condition::Eq);
        } else {
            ops::SBCSXr.rrr(code, ZR.0, left_high.number(), right_high.number());
        }
        Ok(super::compare::condition_of(predicate))
    }
}

/// Sets the flag of zero unless the bit of 64 is set in a register.
fn test_bit_6(code: &mut Vec<u8>, reg: u8) {
    let pattern = draig_mc::aarch64::direct::bitmask(64, true).unwrap_or(0);
    ops::ANDSXri.rr_bitmask(code, ZR.0, reg, pattern);
}
