//! Division and remainder of up to 64 bits.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::ShiftKind;
use draig_mc::aarch64::direct::ops;

use super::emit::{self, wide};
use super::registers::X16;
use super::{Selected, Selector};
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
        // Narrow integers are divided with 32 bits.
        let class_of_operation = if class == Class::I64 { Class::I64 } else { Class::I32 };
        let is_wide = class_of_operation == Class::I64;
        if !is_signed
            && let Some(number) = self.integer_constant(divisor)
            && ((number as u64) & (u64::MAX >> (64 - width))).is_power_of_two()
        {
            let power = ((number as u64) & (u64::MAX >> (64 - width))).trailing_zeros();
            let from = self.extended(dividend, width, false, class_of_operation)?;
            let reg = self.hinted_register(inst, class);
            match is_rest {
                true if power == 0 => self.move_bits(reg, 0, class),
                true => self.extend(reg, from, power, false, class_of_operation),
                false => emit::shift(self.code(), ShiftKind::Lsr, reg, from, power, is_wide),
            }
            self.define(inst, class, reg);
            return Ok(());
        }
        let n = self.extended(dividend, width, is_signed, class_of_operation)?;
        let m = self.extended(divisor, width, is_signed, class_of_operation)?;
        let op = wide(if is_signed { ops::SDIVWr } else { ops::UDIVWr }, is_wide);
        let reg = self.hinted_register(inst, class);
        if is_rest {
            op.rrr(self.code(), X16.0, n.number(), m.number());
            wide(ops::MSUBWrrr, is_wide).rrrr(self.code(), reg.number(), X16.0, m.number(), n.number());
        } else {
            op.rrr(self.code(), reg.number(), n.number(), m.number());
        }
        self.define(inst, class, reg);
        Ok(())
    }
}
