//! Shifts of up to 64 bits.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Op, ops};

use super::operand::Source;
use super::registers::RCX;
use super::{Selected, Selector};
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Place;
use crate::function::types::{Bank, Class, Kind};

/// Returns the forms of a shift or rotation by a number and by `cl`.
fn forms(opcode: Opcode) -> (Op, Op) {
    match opcode {
        Opcode::Shl => (ops::SHL32ri, ops::SHL32rCL),
        Opcode::LShr => (ops::SHR32ri, ops::SHR32rCL),
        _ => (ops::SAR32ri, ops::SAR32rCL),
    }
}

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
        let (by_number, by_cl) = forms(opcode);
        let is_wide = class == Class::I64;
        let width = self.width_of(ty);
        self.consume(value);
        self.consume(amount);
        if let Some(number) = self.integer_constant(amount) {
            let reg = self.result_from(inst, class, value, 0)?;
            if opcode != Opcode::Shl {
                self.extend_in_place(reg, width, opcode == Opcode::AShr, class);
            }
            // A larger amount makes poison, which may be anything.
            by_number.wide(is_wide).reg_imm(self.code(), reg.number(), number as i32 & 63);
            self.define(inst, class, reg);
            return Ok(());
        }
        let reg = self.with_amount_in_rcx(inst, class, value, amount)?;
        if opcode != Opcode::Shl {
            self.extend_in_place(reg, width, opcode == Opcode::AShr, class);
        }
        by_cl.wide(is_wide).reg(self.code(), reg.number());
        self.define(inst, class, reg);
        Ok(())
    }

    /// Puts an amount into `rcx`, and returns a register for the result, other than `rcx`, that holds a value.
    pub(super) fn with_amount_in_rcx(
        &mut self,
        inst: Inst,
        class: Class,
        value: Value,
        amount: Value,
    ) -> Selected<Reg> {
        let in_rcx = |selector: &mut Self, value: Value| matches!(selector.source(value, 0), Ok(Source::Part(id)) if selector.m.s.parts[id as usize].reg == RCX);
        if in_rcx(self, amount) {
            // `rcx` holds the amount itself, which shifts do not change.
            self.m.s.lock(RCX);
        } else {
            self.m.s.take(RCX);
            self.move_to(RCX, amount, 0, class)?;
        }
        // Shifts read the lowest byte of the amount, of which bits above a narrow integer may be any.
        let ty = self.type_of(amount);
        let width = self.width_of(ty);
        if width < 8 {
            self.extend_in_place(RCX, width, false, Class::I32);
        }
        let id = inst.as_u32();
        if self.m.s.parts[id as usize].place == Place::Fixed {
            let reg = self.m.s.parts[id as usize].reg;
            self.move_to(reg, value, 0, class)?;
            return Ok(reg);
        }
        if !in_rcx(self, value)
            && let Source::Part(part) = self.source(value, 0)?
            && let Some(reg) = self.m.s.reuse(self.m.s.value_of(part), part)
        {
            return Ok(reg);
        }
        let others = RegSet::bank(Bank::General).without(RCX.mask());
        let reg = self.m.s.scratch_of(others);
        self.move_to(reg, value, 0, class)?;
        Ok(reg)
    }
}
