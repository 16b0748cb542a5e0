//! Integer arithmetic of up to 64 bits.
//!
//! The bits of a register above an integer's width are arbitrary. Arithmetic of up to 32 bits is done with 32 bits;
//! where the upper bits matter (division, right shifts, comparisons, extensions), they are set first.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::ShiftKind;
use draig_mc::aarch64::direct::{Op, add_immediate, bitmask, ops};

use super::emit::{self, access, wide, wide_field};
use super::operand::Source;
use super::registers::ZR;
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// Returns the form of an operation with two registers.
fn by_register(opcode: Opcode) -> Op {
    match opcode {
        Opcode::Add => ops::ADDWrs,
        Opcode::Sub => ops::SUBWrs,
        Opcode::And => ops::ANDWrs,
        Opcode::Or => ops::ORRWrs,
        _ => ops::EORWrs,
    }
}

impl Selector<'_, '_> {
    pub(super) fn integer(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        let class = match self.info(ty).kind {
            Kind::Scalar(class) if class.size() <= 8 && !self.module.tables.types.is_vector(ty) => class,
            Kind::Parts(..) if !self.module.tables.types.is_vector(ty) => return self.wide(inst, opcode, ty, operands),
            _ => return self.vector_operation(inst, opcode, ty, operands),
        };
        let (mut left, mut right) = (operands[0], operands[1]);
        if opcode.is_commutative() && left.is_constant() && !right.is_constant() {
            std::mem::swap(&mut left, &mut right);
        }
        self.consume(left);
        self.consume(right);
        let is_wide = class == Class::I64;
        if opcode == Opcode::Mul {
            return self.multiply_values(inst, class, left, right);
        }
        if let Some(number) = self.integer_constant(right)
            && has_immediate(opcode, number, is_wide)
        {
            let from = self.register_not_zero(left, 0, class)?;
            let reg = self.hinted_register(inst, class);
            self.by_number(opcode, reg, from, number, is_wide);
            self.define(inst, class, reg);
            return Ok(());
        }
        let (n, m) = (self.register(left, 0, class)?, self.register(right, 0, class)?);
        let reg = self.hinted_register(inst, class);
        wide(by_register(opcode), is_wide).rrr(self.code(), reg.number(), n.number(), m.number());
        self.define(inst, class, reg);
        Ok(())
    }

    /// Appends an operation with a number for which there is a form.
    fn by_number(&mut self, opcode: Opcode, to: Reg, from: Reg, number: i64, is_wide: bool) {
        let (d, n) = (to.number(), from.number());
        let code = &mut self.m.s.code;
        match opcode {
            Opcode::Add | Opcode::Sub => {
                let is_negative = number < 0;
                let op = match (opcode == Opcode::Add) == is_negative {
                    true => ops::SUBWri,
                    false => ops::ADDWri,
                };
                let immediate = add_immediate(number.unsigned_abs()).unwrap_or(0);
                wide(op, is_wide).rri(code, d, n, immediate);
            }
            _ => {
                let op = match opcode {
                    Opcode::And => ops::ANDWri,
                    Opcode::Or => ops::ORRWri,
                    _ => ops::EORWri,
                };
                let bits = if is_wide { number as u64 } else { u64::from(number as u32) };
                if bits == if is_wide { u64::MAX } else { u64::from(u32::MAX) } {
                    wide(ops::ORNWrs, is_wide).rrr(code, d, ZR.0, n);
                    return;
                }
                let pattern = bitmask(bits, is_wide).unwrap_or(0);
                wide(op, is_wide).rr_bitmask(code, d, n, pattern);
            }
        }
    }

    fn multiply_values(&mut self, inst: Inst, class: Class, left: Value, right: Value) -> Selected {
        let is_wide = class == Class::I64;
        if let Some(number) = self.integer_constant(right) {
            let bits = if is_wide { number as u64 } else { u64::from(number as u32) };
            if bits.is_power_of_two() {
                let from = self.register(left, 0, class)?;
                let reg = self.hinted_register(inst, class);
                emit::shift(self.code(), ShiftKind::Lsl, reg, from, bits.trailing_zeros(), is_wide);
                self.define(inst, class, reg);
                return Ok(());
            }
        }
        let (n, m) = (self.register(left, 0, class)?, self.register(right, 0, class)?);
        let reg = self.hinted_register(inst, class);
        wide(ops::MADDWrrr, is_wide).rrrr(self.code(), reg.number(), n.number(), m.number(), ZR.0);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Returns a register with an operand, extended from its width to a class, which must not be written.
    pub(super) fn extended(&mut self, value: Value, width: u32, is_signed: bool, class: Class) -> Selected<Reg> {
        let own = Class::of_width(width);
        if width == if class == Class::I64 { 64 } else { 32 } {
            return self.register(value, 0, own);
        }
        let reg = self.m.s.scratch(Bank::General);
        self.move_extended(reg, value, width, is_signed, class)?;
        Ok(reg)
    }

    /// Writes an operand, extended from its width to a class, into a register that nothing else needs.
    pub(super) fn move_extended(
        &mut self,
        reg: Reg,
        value: Value,
        width: u32,
        is_signed: bool,
        class: Class,
    ) -> Selected {
        if let Some(number) = self.integer_constant(value) {
            let bits = number as u64;
            let bits = if is_signed || width == 64 { bits } else { bits & ((1 << width) - 1) };
            self.move_bits(reg, u128::from(bits), class);
            return Ok(());
        }
        let own = Class::of_width(width);
        match self.source(value, 0)? {
            Source::Folded(inst) if self.body.opcode(inst) == Opcode::Load && matches!(width, 8 | 16 | 32) => {
                let address = self.address_of(self.body.operands(inst)[0])?;
                let op = match (width, is_signed, class == Class::I64) {
                    (8, false, _) => access::LOAD8,
                    (8, true, false) => access::SIGNED8,
                    (8, true, true) => access::SIGNED8_WIDE,
                    (16, false, _) => access::LOAD16,
                    (16, true, false) => access::SIGNED16,
                    (16, true, true) => access::SIGNED16_WIDE,
                    (_, true, true) => access::SIGNED32,
                    _ => access::LOAD32,
                };
                self.access(op, reg, address);
                return Ok(());
            }
            Source::Part(id) => {
                let from = self.m.s.in_register(id);
                self.extend(reg, from, width, is_signed, class);
                return Ok(());
            }
            _ => {}
        }
        self.move_to(reg, value, 0, own)?;
        self.extend(reg, reg, width, is_signed, class);
        Ok(())
    }

    /// Copies a register to another with the bits above a width set.
    pub(super) fn extend(&mut self, to: Reg, from: Reg, width: u32, is_signed: bool, class: Class) {
        let bits = if class == Class::I64 { 64 } else { 32 };
        let (d, n) = (to.number(), from.number());
        let code = &mut self.m.s.code;
        if width >= bits {
            if to != from {
                wide(ops::ORRWrs, bits == 64).rrr(code, d, ZR.0, n);
            }
        } else if is_signed {
            wide_field(ops::SBFMWri, bits == 64).bitfield(code, d, n, 0, width as u8 - 1);
        } else if width == 32 {
            ops::ORRWrs.rrr(code, d, ZR.0, n);
        } else {
            wide_field(ops::UBFMWri, width > 32).bitfield(code, d, n, 0, width as u8 - 1);
        }
    }

    /// Sets the bits of a register above a width.
    pub(super) fn extend_in_place(&mut self, reg: Reg, width: u32, is_signed: bool, class: Class) {
        self.extend(reg, reg, width, is_signed, class);
    }
}

/// Whether an operation has a form with a number.
fn has_immediate(opcode: Opcode, number: i64, is_wide: bool) -> bool {
    match opcode {
        Opcode::Add | Opcode::Sub => add_immediate(number.unsigned_abs()).is_some(),
        _ => {
            let bits = if is_wide { number as u64 } else { u64::from(number as u32) };
            bits == if is_wide { u64::MAX } else { u64::from(u32::MAX) } && opcode == Opcode::Xor
                || bitmask(bits, is_wide).is_some()
        }
    }
}
