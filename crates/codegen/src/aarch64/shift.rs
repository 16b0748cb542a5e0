//! Shifts of up to 64 bits.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::direct::ops;

use super::emit::{wide, wide_field};
use super::{Selected, Selector};
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    pub(super) fn shift(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        let class = match self.info(ty).kind {
            Kind::Scalar(class) if class.bank() == Bank::General && !self.module.tables.types.is_vector(ty) => class,
            Kind::Parts(..) if !self.module.tables.types.is_vector(ty) => {
                return self.wide_shift(inst, opcode, ty, operands);
            }
            _ => return self.vector_operation(inst, opcode, ty, operands),
        };
        let (value, amount) = (operands[0], operands[1]);
        let is_wide = class == Class::I64;
        let width = self.width_of(ty);
        self.consume(value);
        self.consume(amount);
        if let Some(number) = self.integer_constant(amount) {
            let from = self.register(value, 0, class)?;
            let reg = self.hinted_register(inst, class);
            // A larger amount makes poison, which may be anything.
            let amount = (number as u64).min(u64::from(width) - 1) as u8;
            let (d, n) = (reg.number(), from.number());
            let last = if is_wide { 63 } else { 31 };
            // The bits of the integer go to their place, whatever is above them.
            match opcode {
                Opcode::Shl => {
                    let op = wide_field(ops::UBFMWri, is_wide);
                    op.bitfield(self.code(), d, n, (last + 1 - amount) & last, last - amount);
                }
                Opcode::LShr => wide_field(ops::UBFMWri, is_wide).bitfield(self.code(), d, n, amount, width as u8 - 1),
                _ => wide_field(ops::SBFMWri, is_wide).bitfield(self.code(), d, n, amount, width as u8 - 1),
            }
            self.define(inst, class, reg);
            return Ok(());
        }
        let amount = self.register(amount, 0, class)?;
        let op = match opcode {
            Opcode::Shl => ops::LSLVWr,
            Opcode::LShr => ops::LSRVWr,
            _ => ops::ASRVWr,
        };
        let from = if opcode == Opcode::Shl {
            self.register(value, 0, class)?
        } else {
            let class = if is_wide { Class::I64 } else { Class::I32 };
            self.extended(value, width, opcode == Opcode::AShr, class)?
        };
        // Amounts are taken modulo 32 or 64: bits above a narrow integer must not make one of these.
        let amount = if width < 8 {
            let reg = self.m.s.scratch(Bank::General);
            self.extend(reg, amount, width, false, Class::I32);
            reg
        } else {
            amount
        };
        let reg = self.hinted_register(inst, class);
        wide(op, is_wide).rrr(self.code(), reg.number(), from.number(), amount.number());
        self.define(inst, class, reg);
        Ok(())
    }
}
