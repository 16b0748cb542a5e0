//! Vector registers of operands and results.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::{Op, ops};

use super::super::operand::{Rm, Source};
use super::super::registers::XMM15;
use super::super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Place;
use crate::function::types::{Bank, Class, Kind};

/// A vector that is in vector registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::x86) struct Shape {
    pub(super) element: Type,
    pub(super) lanes: u32,
    /// Width of an element.
    pub(super) bits: u32,
    /// Whether the elements are `float` or `double`.
    pub(super) is_float: bool,
    /// Number of registers.
    pub(super) parts: u32,
}

impl Shape {
    /// Number of lanes that a register has room for.
    pub(super) fn per_part(self) -> u32 {
        128 / self.bits
    }
}

/// Returns a number of a width in every lane of a register.
pub(super) fn repeat(number: u64, bits: u32) -> u128 {
    let lane = u128::from(number) & (u128::MAX >> (128 - bits));
    (0..128 / bits).fold(0, |all, at| all | lane << (at * bits))
}

impl Selector<'_, '_> {
    /// Returns the shape of a vector in vector registers whose elements are integers, pointers, `float` or `double`.
    pub(in crate::x86) fn shape(&mut self, ty: Type) -> Option<Shape> {
        let (element, lanes) = self.lanes_of(ty)?;
        let parts = match self.info(ty).kind {
            Kind::Scalar(Class::V128) => 1,
            Kind::Parts(_, count) => u32::from(count),
            _ => return None,
        };
        let info = self.info(element);
        let is_float = match info.kind {
            Kind::Scalar(Class::F32 | Class::F64) => true,
            Kind::Scalar(class) if class.bank() == Bank::General => false,
            _ => return None,
        };
        Some(Shape { element, lanes, bits: info.bits, is_float, parts })
    }

    /// Returns the number of lanes of a bit mask.
    pub(super) fn mask_lanes(&mut self, ty: Type) -> Option<u32> {
        let (element, lanes) = self.lanes_of(ty)?;
        let is_mask = self.info(element).bits == 1
            && matches!(self.info(ty).kind, Kind::Scalar(class) if class.bank() == Bank::General);
        is_mask.then_some(lanes)
    }

    /// Returns a part of a vector as register or memory of 16 bytes that is aligned.
    pub(super) fn vector_rm(&mut self, value: Value, number: u32) -> Selected<Rm> {
        let source = self.source(value, number)?;
        if let Some(bits) = self.bits_of(source)
            && bits != 0
        {
            return Ok(Rm::Mem(self.pool_mem(bits, 16)));
        }
        match source {
            // Its slot may begin anywhere.
            Source::Part(id) if self.m.s.parts[id as usize].slot % 16 != 0 => Ok(Rm::Reg(self.m.s.in_register(id))),
            _ => self.reg_or_mem(value, number, Class::V128, 16),
        }
    }

    pub(super) fn vector_op(&mut self, op: Op, reg: Reg, rm: Rm) {
        match rm {
            Rm::Reg(other) => op.reg_reg(self.code(), reg.number(), other.number()),
            Rm::Mem(address) => self.reg_mem(op, reg, address),
        }
    }

    pub(super) fn vector_op_imm(&mut self, op: Op, reg: Reg, rm: Rm, immediate: i32) {
        match rm {
            Rm::Reg(other) => op.reg_reg_imm(self.code(), reg.number(), other.number(), immediate),
            Rm::Mem(address) => self.reg_mem_imm(op, reg, address, immediate),
        }
    }

    /// Appends an operation with a constant of 16 bytes.
    pub(super) fn vector_op_bits(&mut self, op: Op, reg: Reg, bits: u128) {
        let constant = self.pool_mem(bits, 16);
        self.reg_mem(op, reg, constant);
    }

    pub(super) fn unlock_rm(&mut self, rm: Rm) {
        if let Rm::Reg(reg) = rm {
            self.m.s.unlock(reg);
        }
    }

    /// Returns a register for a part of the result that holds a part of an operand. The result must have been
    /// created, the operand consumed; and this is its last use by the instruction.
    pub(super) fn part_from(&mut self, inst: Inst, value: Value, number: u32) -> Selected<Reg> {
        let result = self.m.s.parts[inst.index()];
        let source = self.source(value, number)?;
        if result.place == Place::Fixed {
            self.move_source(result.reg, source, Class::V128)?;
            return Ok(result.reg);
        }
        if let Source::Part(part) = source
            && let Some(reg) = self.m.s.reuse(self.m.s.value_of(part), part)
        {
            return Ok(reg);
        }
        let reg = self.m.s.scratch(Bank::Vector);
        self.move_source(reg, source, Class::V128)?;
        Ok(reg)
    }

    /// Returns a scratch register with a part of an operand.
    pub(super) fn part_copy(&mut self, value: Value, number: u32) -> Selected<Reg> {
        let reg = self.m.s.scratch(Bank::Vector);
        self.move_to(reg, value, number, Class::V128)?;
        Ok(reg)
    }

    /// Copies a vector register to a new scratch register.
    pub(super) fn copy_of(&mut self, from: Reg) -> Reg {
        let reg = self.m.s.scratch(Bank::Vector);
        self.copy_vector(reg, from);
        reg
    }

    pub(super) fn copy_vector(&mut self, to: Reg, from: Reg) {
        if to != from {
            ops::MOVAPSrm.reg_reg(self.code(), to.number(), from.number());
        }
    }

    /// Sets the scratch register that holds no value to all ones.
    pub(super) fn ones(&mut self) -> Reg {
        ops::PCMPEQDrm.reg_reg(self.code(), XMM15.number(), XMM15.number());
        XMM15
    }

    pub(super) fn zero_vector(&mut self, reg: Reg) {
        ops::XORPSrm.reg_reg(self.code(), reg.number(), reg.number());
    }

    /// Inverts all bits of a register.
    pub(super) fn invert_vector(&mut self, reg: Reg) {
        let ones = self.ones();
        ops::PXORrm.reg_reg(self.code(), reg.number(), ones.number());
    }

    /// Makes one part after another of a result of an operation on parts with the same numbers.
    pub(super) fn each_part(
        &mut self,
        inst: Inst,
        ty: Type,
        parts: u32,
        mut part: impl FnMut(&mut Self, u32) -> Selected<Reg>,
    ) -> Selected {
        self.create(inst, ty)?;
        for number in 0..parts {
            let reg = part(self, number)?;
            self.define_part(inst, number, reg);
        }
        Ok(())
    }

    /// Returns the bits of a part of a constant.
    pub(super) fn constant_part(&mut self, value: Value, number: u32) -> Option<u128> {
        value.as_const()?;
        let source = self.source(value, number).ok()?;
        self.bits_of(source)
    }

    /// Returns the number that is in every lane of a constant.
    pub(super) fn splat_number(&mut self, value: Value, shape: Shape) -> Option<u64> {
        let first = self.constant_part(value, 0)?;
        let lane = first & (u128::MAX >> (128 - shape.bits));
        let used = shape.lanes.min(shape.per_part()) * shape.bits;
        let all = repeat(lane as u64, shape.bits) & (u128::MAX >> (128 - used));
        for number in 0..shape.parts {
            if self.constant_part(value, number)? != all {
                return None;
            }
        }
        Some(lane as u64)
    }
}
