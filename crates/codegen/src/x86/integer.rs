//! Integer arithmetic of up to 64 bits.
//!
//! The bits of a register above an integer's width are arbitrary. Arithmetic of up to 32 bits is done with 32 bits;
//! where the upper bits matter (division, right shifts, comparisons, extensions), they are set first.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Mem, Op, ops};

use super::operand::{Rm, Source};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Place;
use crate::function::types::{Class, Kind};

/// Forms of an operation of two operands: with register or memory, a short and a long immediate.
#[derive(Clone, Copy)]
pub(super) struct Alu {
    pub(super) rm: Op,
    pub(super) short: Op,
    pub(super) long: Op,
}

pub(super) const ADD: Alu = Alu { rm: ops::ADD32rm, short: ops::ADD32ri8, long: ops::ADD32ri };
pub(super) const SUB: Alu = Alu { rm: ops::SUB32rm, short: ops::SUB32ri8, long: ops::SUB32ri };
pub(super) const AND: Alu = Alu { rm: ops::AND32rm, short: ops::AND32ri8, long: ops::AND32ri };
pub(super) const OR: Alu = Alu { rm: ops::OR32rm, short: ops::OR32ri8, long: ops::OR32ri };
pub(super) const XOR: Alu = Alu { rm: ops::XOR32rm, short: ops::XOR32ri8, long: ops::XOR32ri };
pub(super) const ADC: Alu = Alu { rm: ops::ADC32rm, short: ops::ADC32ri8, long: ops::ADC32ri };
pub(super) const SBB: Alu = Alu { rm: ops::SBB32rm, short: ops::SBB32ri8, long: ops::SBB32ri };

/// Returns the forms of an opcode.
pub(super) fn alu_of(opcode: Opcode) -> Option<Alu> {
    Some(match opcode {
        Opcode::Add => ADD,
        Opcode::Sub => SUB,
        Opcode::And => AND,
        Opcode::Or => OR,
        Opcode::Xor => XOR,
        _ => return None,
    })
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
        let Some(alu) = alu_of(opcode) else { return self.refuse(opcode.spelling()) };
        if let Some(number) = self.integer_constant(right).and_then(|number| i32::try_from(number).ok()) {
            // A sum in another register is an address.
            if opcode == Opcode::Add
                && let Source::Part(id) = self.source(left, 0)?
                && self.m.s.parts[id as usize].reg != Reg::NONE
                && !self.m.s.is_dying(self.m.s.value_of(id))
            {
                let from = self.m.s.in_register(id);
                let reg = self.result_register(inst, class);
                let op = if is_wide { ops::LEA64r } else { ops::LEA64_32r };
                op.reg_mem(self.code(), reg.number(), Mem::base(from.number(), number));
                self.define(inst, class, reg);
                return Ok(());
            }
            let reg = self.result_from(inst, class, left, 0)?;
            self.alu_number(alu, reg, number, is_wide);
            self.define(inst, class, reg);
            return Ok(());
        }
        // The second operand first: what it needs must not be taken for the result.
        let rm = self.reg_or_mem(right, 0, class, if is_wide { 8 } else { 4 })?;
        if let Rm::Reg(reg) = rm {
            self.m.s.lock(reg);
        }
        // If only the right operand dies, the result takes its register.
        if opcode.is_commutative()
            && matches!(rm, Rm::Reg(_))
            && !self.can_take_over(left)
            && self.can_take_over(right)
            && self.m.s.parts[inst.index()].place != Place::Fixed
            && let Some(id) = self.value_id(right)
            && let Some(other) = self.m.s.reuse(id, id)
        {
            let rm = self.reg_or_mem(left, 0, class, if is_wide { 8 } else { 4 })?;
            self.alu(alu, other, rm, is_wide);
            self.define(inst, class, other);
            return Ok(());
        }
        let reg = self.result_from(inst, class, left, 0)?;
        self.alu(alu, reg, rm, is_wide);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Whether an operand is in a register that the result may take.
    fn can_take_over(&mut self, value: Value) -> bool {
        let Some(id) = self.value_id(value) else { return false };
        let part = self.m.s.parts[id as usize];
        part.place == Place::Anywhere && part.reg != Reg::NONE && self.m.s.is_dying(id)
    }

    /// Appends an operation with a register that is changed and a register or memory.
    #[inline]
    pub(super) fn alu(&mut self, alu: Alu, reg: Reg, rm: Rm, is_wide: bool) {
        let op = alu.rm.wide(is_wide);
        match rm {
            Rm::Reg(other) => op.reg_reg(self.code(), reg.number(), other.number()),
            Rm::Mem(address) => self.reg_mem(op, reg, address),
        }
    }

    /// Appends an operation with a register that is changed and a number.
    pub(super) fn alu_number(&mut self, alu: Alu, reg: Reg, number: i32, is_wide: bool) {
        let op = if i8::try_from(number).is_ok() { alu.short } else { alu.long };
        op.wide(is_wide).reg_imm(self.code(), reg.number(), number);
    }

    fn multiply_values(&mut self, inst: Inst, class: Class, left: Value, right: Value) -> Selected {
        let is_wide = class == Class::I64;
        if let Some(number) = self.integer_constant(right) {
            let bits = if is_wide { number as u64 } else { u64::from(number as u32) };
            if bits.is_power_of_two() {
                let reg = self.result_from(inst, class, left, 0)?;
                self.multiply(reg, reg, number, is_wide);
                self.define(inst, class, reg);
                return Ok(());
            }
            let from = self.register(left, 0, class)?;
            let reg = self.result_register(inst, class);
            self.multiply(reg, from, number, is_wide);
            self.define(inst, class, reg);
            return Ok(());
        }
        let rm = self.reg_or_mem(right, 0, class, if is_wide { 8 } else { 4 })?;
        let reg = self.result_from(inst, class, left, 0)?;
        match rm {
            Rm::Reg(other) => ops::IMUL32rm.wide(is_wide).reg_reg(self.code(), reg.number(), other.number()),
            Rm::Mem(address) => self.reg_mem(ops::IMUL32rm.wide(is_wide), reg, address),
        }
        self.define(inst, class, reg);
        Ok(())
    }

    /// Multiplies a register by a number into another one, or the same.
    pub(super) fn multiply(&mut self, to: Reg, from: Reg, number: i64, is_wide: bool) {
        let bits = if is_wide { number as u64 } else { u64::from(number as u32) };
        let code = self.code();
        let (t, f) = (to.number(), from.number());
        if bits.is_power_of_two() {
            let shift = bits.trailing_zeros() as i32;
            if to != from {
                ops::MOV32rm.wide(is_wide).reg_reg(code, t, f);
            }
            if shift > 0 {
                ops::SHL32ri.wide(is_wide).reg_imm(code, t, shift);
            }
        } else if matches!(bits, 3 | 5 | 9) {
            let op = if is_wide { ops::LEA64r } else { ops::LEA64_32r };
            op.reg_mem(code, t, Mem::indexed(f, f, (bits - 1).trailing_zeros() as u8, 0));
        } else if let Ok(small) = i8::try_from(number) {
            ops::IMUL32rri8.wide(is_wide).reg_reg_imm(code, t, f, i32::from(small));
        } else if let (Ok(number), true) = (i32::try_from(number), is_wide) {
            ops::IMUL64rri32.reg_reg_imm(code, t, f, number);
        } else if !is_wide {
            ops::IMUL32rri.reg_reg_imm(code, t, f, number as i32);
        } else {
            let scratch = super::registers::R11;
            ops::MOV64ri.opcode_reg_imm(code, scratch.number(), number);
            if to != from {
                ops::MOV64rm.reg_reg(code, t, f);
            }
            ops::IMUL64rm.reg_reg(code, t, scratch.number());
        }
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
        let exact = matches!(width, 8 | 16 | 32 | 64);
        if exact && width < class.size() * 8 {
            let rm = self.reg_or_mem(value, 0, own, width / 8)?;
            self.extend(reg, rm, width, is_signed, class);
            return Ok(());
        }
        self.move_to(reg, value, 0, own)?;
        self.extend_in_place(reg, width, is_signed, class);
        Ok(())
    }

    /// Extends an integer of 8, 16 or 32 bits to a larger class.
    pub(super) fn extend(&mut self, reg: Reg, rm: Rm, width: u32, is_signed: bool, class: Class) {
        let is_wide = class == Class::I64;
        let op = match (width, is_signed) {
            (8, false) => ops::MOVZX32rm8,
            (16, false) => ops::MOVZX32rm16,
            (32, false) => ops::MOV32rm,
            (8, true) => ops::MOVSX32rm8.wide(is_wide),
            (16, true) => ops::MOVSX32rm16.wide(is_wide),
            _ => ops::MOVSX64rm32,
        };
        match rm {
            Rm::Reg(from) => {
                // The row for registers knows that one of a byte may need a prefix.
                let op = match (width, is_signed) {
                    (8, false) => ops::MOVZX32rr8,
                    (8, true) => ops::MOVSX32rr8.wide(is_wide),
                    _ => op,
                };
                op.reg_reg(self.code(), reg.number(), from.number());
            }
            Rm::Mem(address) => self.reg_mem(op, reg, address),
        }
    }

    /// Sets the bits of a register above a width.
    pub(super) fn extend_in_place(&mut self, reg: Reg, width: u32, is_signed: bool, class: Class) {
        let bits = if class == Class::I64 { 64 } else { 32 };
        if width >= bits {
            return;
        }
        let is_wide = bits == 64;
        if matches!(width, 8 | 16 | 32) {
            self.extend(reg, Rm::Reg(reg), width, is_signed, class);
            return;
        }
        if !is_signed && width < 32 {
            self.alu_number(AND, reg, i32::MAX >> (31 - width), false);
            return;
        }
        let shift = (bits - width) as i32;
        ops::SHL32ri.wide(is_wide).reg_imm(self.code(), reg.number(), shift);
        let right = if is_signed { ops::SAR32ri } else { ops::SHR32ri };
        right.wide(is_wide).reg_imm(self.code(), reg.number(), shift);
    }
}
