//! Vector registers of operands and results.

use draig_ir::{Inst, Type, TypeKind, Value};
use draig_mc::aarch64::direct::{Op, ops};
use draig_num::FloatFormat;

use super::super::operand::Source;
use super::super::{Selected, Selector};
use crate::arm_features::ArmFeature;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// Elements of a vector, as instructions tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::aarch64) enum Number {
    /// Integers and pointers.
    Integer,
    /// `float` and `double`.
    Float,
    Half,
    BFloat,
}

/// A vector that is in vector registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::aarch64) struct Shape {
    pub(super) element: Type,
    pub(super) lanes: u32,
    /// Width of an element.
    pub(super) bits: u32,
    pub(super) number: Number,
    /// Number of registers.
    pub(super) parts: u32,
}

impl Shape {
    /// Number of lanes that a register has room for.
    pub(super) fn per_part(self) -> u32 {
        128 / self.bits
    }

    /// Place of the width in a table.
    pub(super) fn index(self) -> usize {
        width_index(self.bits)
    }

    /// Number of lanes of the vector in the register with this number.
    pub(super) fn lanes_in(self, part: u32) -> u32 {
        (self.lanes - part * self.per_part()).min(self.per_part())
    }
}

/// Instructions by width: 8, 16, 32, 64 bits.
pub(super) type ByWidth = [Op; 4];

/// Returns the place of a width in a table.
pub(super) fn width_index(bits: u32) -> usize {
    bits.trailing_zeros() as usize - 3
}

/// Returns a number of a width in every lane of a register.
pub(super) fn repeat(number: u64, bits: u32) -> u128 {
    let lane = u128::from(number) & (u128::MAX >> (128 - bits));
    (0..128 / bits).fold(0, |all, at| all | lane << (at * bits))
}

impl Selector<'_, '_> {
    /// Returns the shape of a vector in vector registers.
    pub(in crate::aarch64) fn shape(&mut self, ty: Type) -> Option<Shape> {
        let (element, lanes) = self.lanes_of(ty)?;
        let parts = match self.info(ty).kind {
            Kind::Scalar(Class::V128) => 1,
            Kind::Parts(_, count) => u32::from(count),
            _ => return None,
        };
        let info = self.info(element);
        let number = match self.module.tables.types.kind(element) {
            TypeKind::Float(FloatFormat::Float | FloatFormat::Double) => Number::Float,
            TypeKind::Float(FloatFormat::Half) => Number::Half,
            TypeKind::Float(FloatFormat::BFloat) => Number::BFloat,
            TypeKind::Integer(_) | TypeKind::Byte(_) | TypeKind::Pointer(_) => Number::Integer,
            _ => return None,
        };
        let is_mask = info.bits == 1;
        (!is_mask).then_some(Shape { element, lanes, bits: info.bits, number, parts })
    }

    /// Whether instructions work on numbers of this kind: those of 16 bits need a feature.
    pub(super) fn has_arithmetic(&self, shape: Shape) -> bool {
        match shape.number {
            Number::Float => true,
            Number::Half => self.features.has(ArmFeature::FullFp16),
            Number::Integer | Number::BFloat => false,
        }
    }

    /// Returns the number of lanes of a bit mask.
    pub(super) fn mask_lanes(&mut self, ty: Type) -> Option<u32> {
        let (element, lanes) = self.lanes_of(ty)?;
        let is_mask = self.info(element).bits == 1
            && matches!(self.info(ty).kind, Kind::Scalar(class) if class.bank() == Bank::General);
        is_mask.then_some(lanes)
    }

    /// Returns the register of a part of an operand, which must not be written.
    pub(super) fn part(&mut self, value: Value, number: u32) -> Selected<Reg> {
        self.register(value, number, Class::V128)
    }

    /// Returns a scratch register with a part of an operand.
    pub(super) fn part_copy(&mut self, value: Value, number: u32) -> Selected<Reg> {
        let reg = self.m.s.scratch(Bank::Vector);
        self.move_to(reg, value, number, Class::V128)?;
        Ok(reg)
    }

    /// Returns a register for a part of the result that holds a part of an operand. The result must have been
    /// created, the operand consumed; and this is its last use by the instruction.
    pub(super) fn part_from(&mut self, value: Value, number: u32) -> Selected<Reg> {
        if let Source::Part(part) = self.source(value, number)?
            && let Some(reg) = self.m.s.reuse(self.m.s.value_of(part), part)
        {
            return Ok(reg);
        }
        self.part_copy(value, number)
    }

    /// Returns a new vector register.
    pub(super) fn vector_scratch(&mut self) -> Reg {
        self.m.s.scratch(Bank::Vector)
    }

    /// Lets registers be taken again.
    pub(super) fn unlock(&mut self, regs: &[Reg]) {
        regs.iter().for_each(|&reg| self.m.s.unlock(reg));
    }

    pub(super) fn copy_vector(&mut self, to: Reg, from: Reg) {
        if to != from {
            ops::ORRv16i8.rrr(self.code(), to.number(), from.number(), from.number());
        }
    }

    pub(super) fn op2(&mut self, op: Op, to: Reg, from: Reg) {
        op.rr(self.code(), to.number(), from.number());
    }

    pub(super) fn op3(&mut self, op: Op, to: Reg, left: Reg, right: Reg) {
        op.rrr(self.code(), to.number(), left.number(), right.number());
    }

    /// Returns a scratch register with a constant of 16 bytes.
    pub(super) fn vector_constant(&mut self, bits: u128) -> Reg {
        let reg = self.m.s.scratch(Bank::Vector);
        self.move_bits(reg, bits, Class::V128);
        reg
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
            // What the next part needs may push this one out.
            self.m.s.unlock(reg);
        }
        Ok(())
    }

    /// Compiles an operation of one instruction on each part of one operand.
    pub(super) fn parts_unary(&mut self, inst: Inst, ty: Type, shape: Shape, op: Op, value: Value) -> Selected {
        self.consume(value);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let n = s.part(value, number)?;
            let reg = s.vector_scratch();
            s.op2(op, reg, n);
            s.unlock(&[n]);
            Ok(reg)
        })
    }

    /// Compiles an operation of one instruction on the parts of two operands.
    pub(super) fn parts_binary(
        &mut self,
        inst: Inst,
        ty: Type,
        shape: Shape,
        op: Op,
        left: Value,
        right: Value,
    ) -> Selected {
        self.consume(left);
        self.consume(right);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let (n, m) = (s.part(left, number)?, s.part(right, number)?);
            let reg = s.vector_scratch();
            s.op3(op, reg, n, m);
            s.unlock(&[n, m]);
            Ok(reg)
        })
    }

    /// Returns the bits of a part of a constant.
    pub(super) fn constant_part(&mut self, value: Value, number: u32) -> Option<u128> {
        value.as_const()?;
        match self.source(value, number).ok()? {
            Source::Bits(bits) => Some(u128::from(bits)),
            Source::WideBits(number) => Some(self.m.wide[number as usize]),
            Source::Undefined => Some(0),
            _ => None,
        }
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
