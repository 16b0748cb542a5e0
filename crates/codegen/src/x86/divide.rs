//! Division and remainder of up to 64 bits.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::ops;

use super::operand::Rm;
use super::registers::{RAX, RDX};
use super::{Selected, Selector};
use crate::function::registers::RegSet;
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    pub(super) fn divide(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        let class = match self.info(ty).kind {
            Kind::Scalar(class) if class.bank() == Bank::General && !self.module.tables.types.is_vector(ty) => class,
            Kind::Parts(..) if !self.module.tables.types.is_vector(ty) => {
                return self.wide_divide(inst, opcode, ty, operands);
            }
            _ => return self.vector_operation(inst, opcode, ty, operands),
        };
        let is_signed = matches!(opcode, Opcode::SDiv | Opcode::SRem);
        let is_rest = matches!(opcode, Opcode::URem | Opcode::SRem);
        let (dividend, divisor) = (operands[0], operands[1]);
        let width = self.width_of(ty);
        self.consume(dividend);
        self.consume(divisor);
        if !is_signed
            && width <= 64
            && let Some(number) = self.integer_constant(divisor)
            && ((number as u64) & (u64::MAX >> (64 - width))).is_power_of_two()
        {
            let number = (number as u64) & (u64::MAX >> (64 - width));
            return self.divide_by_power(inst, class, width, dividend, number.trailing_zeros(), is_rest);
        }
        // Narrow integers are divided with 32 bits.
        let op_class = if class == Class::I64 { Class::I64 } else { Class::I32 };
        let is_wide = op_class == Class::I64;
        let exact = matches!(width, 32 | 64);
        self.m.s.take(RAX);
        self.m.s.take(RDX);
        let divisor = if exact && self.integer_constant(divisor).is_none() {
            self.reg_or_mem(divisor, 0, op_class, width / 8)?
        } else {
            let others = RegSet::bank(Bank::General).without(RAX.mask().or(RDX.mask()));
            let reg = self.m.s.scratch_of(others);
            self.move_extended(reg, divisor, width, is_signed, op_class)?;
            Rm::Reg(reg)
        };
        if exact {
            self.move_to(RAX, dividend, 0, op_class)?;
        } else {
            self.move_extended(RAX, dividend, width, is_signed, op_class)?;
        }
        let op = if is_signed {
            if is_wide { ops::CQO } else { ops::CDQ }.plain(self.code());
            ops::IDIV32r.wide(is_wide)
        } else {
            ops::XOR32rm.reg_reg(self.code(), RDX.number(), RDX.number());
            ops::DIV32r.wide(is_wide)
        };
        match divisor {
            Rm::Reg(reg) => op.reg(self.code(), reg.number()),
            Rm::Mem(address) => self.mem(op, address),
        }
        let (result, other) = if is_rest { (RDX, RAX) } else { (RAX, RDX) };
        self.m.s.unlock(other);
        self.define(inst, class, result);
        Ok(())
    }

    fn divide_by_power(
        &mut self,
        inst: Inst,
        class: Class,
        width: u32,
        dividend: Value,
        power: u32,
        is_rest: bool,
    ) -> Selected {
        let reg = self.result_from(inst, class, dividend, 0)?;
        let is_wide = class == Class::I64;
        if is_rest {
            if power == 0 {
                ops::XOR32rm.reg_reg(self.code(), reg.number(), reg.number());
            } else {
                self.extend_in_place(reg, power, false, class);
            }
        } else {
            self.extend_in_place(reg, width, false, class);
            if power > 0 {
                ops::SHR32ri.wide(is_wide).reg_imm(self.code(), reg.number(), power as i32);
            }
        }
        self.define(inst, class, reg);
        Ok(())
    }
}
