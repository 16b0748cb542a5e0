//! Arithmetic that reports overflow or saturates; minima and maxima.

use draig_ir::{Inst, IntPredicate, Type, Value};
use draig_mc::x86::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::compare::Condition;
use super::super::integer::{ADC, ADD, Alu, SBB, SUB};
use super::super::operand::Rm;
use super::super::registers::{R11, RAX, RDX};
use super::super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    /// Copies two integers to registers, extended to 32 or 64 bits.
    fn pair(&mut self, arguments: &[Value], width: u32, is_signed: bool) -> Selected<(Reg, Reg, bool)> {
        let class = if width > 32 { Class::I64 } else { Class::I32 };
        let (left, right) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        self.move_extended(left, arguments[0], width, is_signed, class)?;
        self.move_extended(right, arguments[1], width, is_signed, class)?;
        Ok((left, right, class == Class::I64))
    }

    pub(super) fn with_overflow(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let operand = self.type_of(arguments[0]);
        let is_signed = matches!(id, ids::SADD_WITH_OVERFLOW | ids::SSUB_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW);
        let is_product = matches!(id, ids::UMUL_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW);
        let is_sum = matches!(id, ids::UADD_WITH_OVERFLOW | ids::SADD_WITH_OVERFLOW);
        let is_by_words = match self.info(operand).kind {
            Kind::Scalar(class) => class.bank() != Bank::General || self.module.tables.types.is_vector(operand),
            _ => is_product || self.width_of(operand) != 128 || self.module.tables.types.is_vector(operand),
        };
        if is_by_words {
            return self.overflow_by_words(inst, ty, id, arguments);
        }
        for &argument in arguments {
            self.consume(argument);
        }
        if self.is_wide(operand) {
            let rm =
                [self.reg_or_mem(arguments[1], 0, Class::I64, 8)?, self.reg_or_mem(arguments[1], 1, Class::I64, 8)?];
            let regs = [self.copied_word(arguments[0], 0)?, self.copied_word(arguments[0], 1)?];
            let (low, high): (Alu, Alu) = if is_sum { (ADD, ADC) } else { (SUB, SBB) };
            self.alu(low, regs[0], rm[0], true);
            self.alu(high, regs[1], rm[1], true);
            let flag = self.m.s.scratch(Bank::General);
            if is_signed { Condition::O } else { Condition::B }.set(self.code(), flag);
            return self.define_parts(inst, ty, &[regs[0], regs[1], flag]);
        }
        let width = self.integer_class(operand, id)?.1;
        if is_product {
            return self.product_with_overflow(inst, ty, arguments, width, is_signed);
        }
        let (left, right, is_wide) = self.pair(arguments, width, is_signed)?;
        let alu = if is_sum { ADD } else { SUB };
        self.alu(alu, left, Rm::Reg(right), is_wide);
        if matches!(width, 32 | 64) {
            if is_signed { Condition::O } else { Condition::B }.set(self.code(), right);
        } else {
            self.differs_when_extended(left, right, width, is_signed, is_wide);
        }
        self.define_parts(inst, ty, &[left, right])
    }

    /// Sets a register to whether another changes when it is extended from a width.
    fn differs_when_extended(&mut self, number: Reg, flag: Reg, width: u32, is_signed: bool, is_wide: bool) {
        let class = if is_wide { Class::I64 } else { Class::I32 };
        ops::MOV64rm.reg_reg(self.code(), flag.number(), number.number());
        self.extend_in_place(flag, width, is_signed, class);
        ops::CMP32rm.wide(is_wide).reg_reg(self.code(), flag.number(), number.number());
        Condition::NE.set(self.code(), flag);
    }

    fn product_with_overflow(
        &mut self,
        inst: Inst,
        ty: Type,
        arguments: &[Value],
        width: u32,
        is_signed: bool,
    ) -> Selected {
        if width <= 32 && !(is_signed && width == 32) {
            // The whole product fits 64 bits.
            let (left, right) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
            self.move_extended(left, arguments[0], width, is_signed, Class::I64)?;
            self.move_extended(right, arguments[1], width, is_signed, Class::I64)?;
            ops::IMUL64rm.reg_reg(self.code(), left.number(), right.number());
            self.differs_when_extended(left, right, width, is_signed, true);
            return self.define_parts(inst, ty, &[left, right]);
        }
        if is_signed && matches!(width, 32 | 64) {
            let (left, right, is_wide) = self.pair(arguments, width, true)?;
            ops::IMUL32rm.wide(is_wide).reg_reg(self.code(), left.number(), right.number());
            Condition::O.set(self.code(), right);
            return self.define_parts(inst, ty, &[left, right]);
        }
        self.m.s.take(RAX);
        self.m.s.take(RDX);
        let right = self.m.s.scratch(Bank::General);
        self.move_extended(RAX, arguments[0], width, is_signed, Class::I64)?;
        self.move_extended(right, arguments[1], width, is_signed, Class::I64)?;
        if is_signed { ops::IMUL64r } else { ops::MUL64r }.reg(self.code(), right.number());
        // The product fits if its upper bits are those of the extended lower ones.
        ops::MOV64rm.reg_reg(self.code(), right.number(), RAX.number());
        self.extend_in_place(right, width, is_signed, Class::I64);
        ops::CMP64rm.reg_reg(self.code(), right.number(), RAX.number());
        Condition::NE.set(self.code(), R11);
        if is_signed {
            ops::MOV64rm.reg_reg(self.code(), right.number(), RAX.number());
            ops::SAR64ri.reg_imm(self.code(), right.number(), 63);
        } else {
            ops::XOR32rm.reg_reg(self.code(), right.number(), right.number());
        }
        ops::CMP64rm.reg_reg(self.code(), RDX.number(), right.number());
        Condition::NE.set(self.code(), RDX);
        ops::OR32rm.reg_reg(self.code(), RDX.number(), R11.number());
        self.define_parts(inst, ty, &[RAX, RDX])
    }

    pub(super) fn saturating(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        if self.is_wide(ty) {
            return self.by_words(inst, ty, id, arguments);
        }
        let (class, width) = self.integer_class(ty, id)?;
        for &argument in arguments {
            self.consume(argument);
        }
        let is_signed = matches!(id, ids::SADD_SAT | ids::SSUB_SAT);
        let is_sum = matches!(id, ids::SADD_SAT | ids::UADD_SAT);
        let (left, right, is_wide) = self.pair(arguments, width, is_signed)?;
        let bits = if is_wide { 64 } else { 32 };
        // At the upper end of the register, its overflow is that of the integer.
        let by = (bits - width) as i32;
        if by > 0 {
            for reg in [left, right] {
                ops::SHL32ri.wide(is_wide).reg_imm(self.code(), reg.number(), by);
            }
        }
        if is_signed {
            // The bound has the sign of the left operand: 0x7fff…, plus one if it is negative.
            let wide_class = if is_wide { Class::I64 } else { Class::I32 };
            ops::MOV32rm.wide(is_wide).reg_reg(self.code(), R11.number(), left.number());
            ops::SAR32ri.wide(is_wide).reg_imm(self.code(), R11.number(), bits as i32 - 1);
            let bound = self.m.s.scratch(Bank::General);
            let largest = if is_wide { i64::MAX as u64 } else { i32::MAX as u64 };
            self.move_bits(bound, u128::from(largest), wide_class);
            ops::XOR32rm.wide(is_wide).reg_reg(self.code(), R11.number(), bound.number());
            self.alu(if is_sum { ADD } else { SUB }, left, Rm::Reg(right), is_wide);
            Condition::O.cmov(self.code(), left, R11, is_wide);
        } else {
            let bound = if is_sum { -1 } else { 0 };
            ops::MOV64ri32.reg_imm(self.code(), R11.number(), bound);
            self.alu(if is_sum { ADD } else { SUB }, left, Rm::Reg(right), is_wide);
            Condition::B.cmov(self.code(), left, R11, is_wide);
        }
        if by > 0 {
            let op = if is_signed { ops::SAR32ri } else { ops::SHR32ri };
            op.wide(is_wide).reg_imm(self.code(), left.number(), by);
        }
        self.define(inst, class, left);
        Ok(())
    }

    pub(super) fn min_max(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        for &argument in arguments {
            self.consume(argument);
        }
        let is_signed = matches!(id, ids::SMAX | ids::SMIN);
        if self.is_wide(ty) {
            let predicate = match id {
                ids::SMAX => IntPredicate::Sgt,
                ids::SMIN => IntPredicate::Slt,
                ids::UMAX => IntPredicate::Ugt,
                _ => IntPredicate::Ult,
            };
            let width = self.width_of(ty);
            let mut regs = [Reg::NONE; 4];
            for (number, reg) in regs.iter_mut().enumerate() {
                *reg = self.m.s.scratch(Bank::General);
                self.move_to(*reg, arguments[number / 2], number as u32 % 2, Class::I64)?;
            }
            let condition = self.compare_wide(predicate, arguments[0], arguments[1], width)?;
            condition.cmov(self.code(), regs[2], regs[0], true);
            condition.cmov(self.code(), regs[3], regs[1], true);
            return self.define_pair(inst, ty, regs[2], regs[3]);
        }
        let (class, width) = self.integer_class(ty, id)?;
        let (left, right, is_wide) = self.pair(arguments, width, is_signed)?;
        ops::CMP32rm.wide(is_wide).reg_reg(self.code(), left.number(), right.number());
        let condition = match id {
            ids::SMAX => Condition::L,
            ids::SMIN => Condition::G,
            ids::UMAX => Condition::B,
            _ => Condition::A,
        };
        condition.cmov(self.code(), left, right, is_wide);
        self.define(inst, class, left);
        Ok(())
    }

    pub(super) fn absolute(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        self.consume(arguments[0]);
        if self.is_wide(ty) {
            let width = self.width_of(ty);
            let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
            self.move_to(low, arguments[0], 0, Class::I64)?;
            self.move_to(high, arguments[0], 1, Class::I64)?;
            self.extend_high(high, width, true);
            // (x ^ sign) - sign
            ops::MOV64rm.reg_reg(self.code(), R11.number(), high.number());
            ops::SAR64ri.reg_imm(self.code(), R11.number(), 63);
            for reg in [low, high] {
                ops::XOR64rm.reg_reg(self.code(), reg.number(), R11.number());
            }
            ops::SUB64rm.reg_reg(self.code(), low.number(), R11.number());
            ops::SBB64rm.reg_reg(self.code(), high.number(), R11.number());
            return self.define_pair(inst, ty, low, high);
        }
        let (class, width) = self.integer_class(ty, ids::ABS)?;
        let wide = if class == Class::I64 { Class::I64 } else { Class::I32 };
        let is_wide = wide == Class::I64;
        let reg = self.m.s.scratch(Bank::General);
        self.move_extended(reg, arguments[0], width, true, wide)?;
        ops::MOV32rm.wide(is_wide).reg_reg(self.code(), R11.number(), reg.number());
        ops::NEG32r.wide(is_wide).reg(self.code(), R11.number());
        Condition::NS.cmov(self.code(), reg, R11, is_wide);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Compares two integers: -1, 0 or 1.
    pub(super) fn three_way(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let operand = self.type_of(arguments[0]);
        if self.is_wide(operand) || self.is_large(operand) {
            return self.by_words(inst, ty, id, arguments);
        }
        for &argument in arguments {
            self.consume(argument);
        }
        let is_signed = id == ids::SCMP;
        let width = self.integer_class(operand, id)?.1;
        let (left, right, is_wide) = self.pair(arguments, width, is_signed)?;
        ops::CMP32rm.wide(is_wide).reg_reg(self.code(), left.number(), right.number());
        let (greater, less) = if is_signed { (Condition::G, Condition::L) } else { (Condition::A, Condition::B) };
        greater.set(self.code(), left);
        less.set(self.code(), right);
        ops::MOVZX32rr8.reg_reg(self.code(), left.number(), left.number());
        ops::MOVZX32rr8.reg_reg(self.code(), right.number(), right.number());
        ops::SUB64rm.reg_reg(self.code(), left.number(), right.number());
        self.define_signed(inst, ty, left)
    }
}
